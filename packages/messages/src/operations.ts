import {
  type AnswerPart,
  type Context,
  operations as engineOperations,
  type Format,
  find,
  formats,
  freshSeed,
  type JsonSchema,
  objectSchema,
  operation,
  type Parameter,
  Problem,
  parameters,
  REFERENCE,
  type RowsResult,
  readWhole,
  ref,
  shown,
  type TextStream,
  type World,
} from 'specimen-data/internal';
import { bankStatements, statementMessages } from './bank/bankStatements.ts';
import { type CheckResult, checkSteps } from './check/index.ts';
import { flowParts } from './flow.ts';
import type { Message, MessageCase } from './model.ts';
import {
  account,
  country,
  currency,
  key,
  n,
  payments,
  profile,
  rejected,
  returned,
  version,
} from './parameters.ts';
import { casesOfMessage, FLOW, type MessagePlan, planMessage } from './plan.ts';
import { messages as table } from './registry.ts';
import { base64 } from './text/base64.ts';
import { textsOf } from './texts.ts';

const { asOf, pretty, seed, format } = parameters;

const string = { type: 'string' } as const;
const nullable = { type: ['string', 'null'] } as const;

const content = {
  text: 'The file.',
  schema: string,
  required: true,
  read(given, name) {
    if (given instanceof Uint8Array || typeof given === 'string') return given;
    throw new Problem('bad-parameter', `${name} must be the text of a file, not ${shown(given)}`);
  },
} as const satisfies Parameter<string | Uint8Array>;

/** Lists the messages. */
export const messageList = operation({
  name: 'messages',
  summary: 'List the messages (payment files and bank statements)',
  parameters: { pretty },
  result: objectSchema({
    count: { type: 'integer' },
    messages: { type: 'array', items: { type: 'object' } },
  }),
  example: {},
  run({ world }) {
    const list = [...[...table.values()].map((message) => described(world, message)), describedFlow(world)];
    return { value: { count: list.length, messages: list } };
  },
});

function described(world: World, message: Message): object {
  const { key, name, standard, description, type, extension, versions, profiles, currency } = message;
  return {
    ...{ key, name, standard, description, type, extension, countries: countriesOf(world, message) },
    ...{ versions, profiles, ...(currency === undefined ? {} : { currency }) },
  };
}

function describedFlow(world: World): object {
  return {
    key: FLOW,
    name: 'The whole story',
    standard: 'Specimen',
    description: 'All files of one story of payments, from the order to the statement, with a ledger.',
    type: 'application/zip',
    extension: 'zip',
    countries: countriesOf(world, {}),
    versions: [],
    profiles: [],
  };
}

function countriesOf({ named }: World, { countries }: Pick<Message, 'countries'>): readonly string[] {
  return countries ?? [...named.keys()];
}

/** Generates one file. */
export const message = operation({
  name: 'message',
  summary: 'Generate a payment file or bank statement',
  parameters: {
    ...{ key, country, n, version, profile, currency, rejected, returned },
    ...{ account, payments, seed, asOf },
  },
  result: string,
  media: [...new Set([...table.values()].map(({ type }) => type.split(';')[0] as string)), 'application/zip'],
  makes: true,
  example: { key: 'pain.001', country: 'de', n: 1, seed: 'demo' },
  run({ world }, { key, seed = freshSeed(), asOf, ...request }): RowsResult {
    const asked = { ...request, seed, asOf: asOf ?? REFERENCE };
    if (key === FLOW) return made(flowParts(world, asked), { seed, asOf, name: FLOW, of: ZIP });
    const plan = planMessage(world, key, asked);
    const { message, story } = plan;
    return {
      ...made([{ texts: () => textsOf(plan) }], {
        seed,
        asOf,
        name: nameOf(plan),
        of: formatOf(message, message.encode !== undefined),
      }),
      rows: story.n,
    };
  },
});

function nameOf({ message, story }: MessagePlan): string {
  return `${message.key}-${story.country.code}`;
}

/** Returns a format that only has a file name and a media type, because there are no rows to write. */
function formatOf({ type, extension }: Pick<Message, 'type' | 'extension'>, binary = false): Format {
  const csv = formats.get('csv') as Format;
  return {
    ...csv,
    key: extension,
    type: type === 'application/xml' ? `${type}; charset=utf-8` : type,
    binary,
  };
}

const ZIP = formatOf({ type: 'application/zip', extension: 'zip' }, true);

interface About extends Pick<RowsResult, 'seed' | 'asOf' | 'name'> {
  readonly of: Format;
}

function made(parts: readonly AnswerPart[], { of, ...about }: About): RowsResult {
  return { parts, format: of, rows: 0, ignored: [], ...about };
}

/** Checks a file and lists its faults. */
export const checkMessage = operation({
  name: 'checkMessage',
  summary: 'Check a payment file or bank statement',
  parameters: { content, pretty },
  result: objectSchema({
    ...{ message: string, version: nullable, profile: nullable, valid: { type: 'boolean' } },
    ...{ count: { type: 'integer' }, sum: string },
    faults: {
      type: 'array',
      items: objectSchema({ fault: string, at: string, why: string, code: nullable }),
    },
  }),
  example: { content: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>' },
  run({ world }, { content }) {
    return { parts: [resultOf(checkSteps(world, content))], ignored: [] };
  },
});

/**
 * Returns the result of a check as JSON, once the check has ended. Streams of the same result share the work: one measures
 * the response, another one sends it.
 */
function resultOf(work: Iterator<undefined, CheckResult>): TextStream {
  let text: string | undefined;
  function* texts(): Generator<string, void, undefined> {
    while (text === undefined) {
      const { done, value } = work.next();
      if (done) text = JSON.stringify(value);
      else yield '';
    }
    yield text;
  }
  return { texts };
}

const messageKey = {
  text: 'A message instead of a validator, such as pain.001. Each case is a file.',
  schema: { type: 'string', enum: [...table.keys()] },
  read: (given) =>
    find(new Map([...table.keys()].map((each) => [each, each])), given, 'unknown-message', {
      kind: 'bad',
      listed: table.size,
    }),
} as const satisfies Parameter<string>;

const CASE: JsonSchema = objectSchema(
  {
    ...{ case: string, valid: { type: 'boolean' }, schema: { type: ['boolean', 'null'] } },
    ...{ why: string, code: nullable, file: nullable, base64: string },
  },
  ['base64'],
);

const CASE_FORMATS = [...(format.schema.enum as readonly string[]), 'zip'];

/** Returns the cases of a validator, as the engine does, or of a message. */
export const cases = operation({
  ...engineOperations.cases,
  parameters: {
    ...engineOperations.cases.parameters,
    ...{ message: messageKey, country, version, profile, currency },
    format: {
      ...format,
      schema: { type: 'string', enum: CASE_FORMATS },
      read: (given, name, caps) => (given === 'zip' ? 'zip' : format.read(given, name, caps)),
    },
  },
  result: {
    anyOf: [
      ref('Cases'),
      objectSchema({
        ...{ message: string, version: nullable, profile: nullable, count: { type: 'integer' } },
        cases: { type: 'array', items: CASE },
      }),
    ],
  },
  run(context, args) {
    const { message, country, version, profile, currency, format: wanted, ...others } = args;
    if (message !== undefined) return casesResult(context.world, message, { ...args, format: wanted });
    if (wanted === 'zip') throw new Problem('not-applicable', 'format zip is for the cases of a message');
    const result = engineOperations.cases.run(context, { ...others, format: wanted });
    const unused = Object.entries({ country, version, profile, currency });
    const ignored = unused.flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return 'ignored' in result ? { ...result, ignored: [...result.ignored, ...ignored] } : result;
  },
});

interface CasesRequest {
  readonly country?: string | undefined;
  readonly version?: string | undefined;
  readonly profile?: string | undefined;
  readonly currency?: string | undefined;
  readonly seed?: string | undefined;
  readonly asOf?: typeof REFERENCE | undefined;
  readonly format?: Format | 'zip' | undefined;
}

function casesResult(world: World, key: string, request: CasesRequest): RowsResult {
  const { seed = freshSeed(), asOf, format: wanted, country, version, profile, currency } = request;
  const asked = { seed, asOf: asOf ?? REFERENCE, country, version, profile, currency };
  const { plan, cases } = casesOfMessage(world, key, asked);
  const { message, variant } = plan;
  const list = [...cases];
  const name = `${nameOf(plan)}-cases`;
  if (wanted === 'zip') {
    const files = list.map(({ case: each, file }) => ({
      name: `${each}.${message.extension}`,
      texts: () => [file][Symbol.iterator](),
    }));
    return { ...made([{ files }], { seed, asOf, name, of: ZIP }), rows: list.length };
  }
  if (wanted !== undefined && wanted.key !== 'json')
    throw new Problem('unknown-format', `the cases of a message come as json or zip, not as ${wanted.key}`);
  const head = JSON.stringify({ message: key, ...variant, count: list.length }).slice(0, -1);
  const parts: AnswerPart[] = [
    `${head},"cases":[`,
    ...list.map((each, i) => () => `${i === 0 ? '' : ','}${JSON.stringify(caseValue(each))}`),
    ']}',
  ];
  return { ...made(parts, { seed, asOf, name, of: formats.get('json') as Format }), rows: list.length };
}

function caseValue({ file, ...about }: MessageCase): object {
  return typeof file === 'string' ? { ...about, file } : { ...about, file: null, base64: base64(file) };
}

const { format: tablesFormat } = engineOperations.dataset.parameters;
const TABLES = tablesFormat.schema.enum as readonly string[];

const accountId = {
  text: `Number of the account (accounts.id) whose statement is written, with the formats ${[...statementMessages.keys()].join(', ')}.`,
  schema: { type: 'integer', minimum: 1 },
  read: (given, name) => readWhole(given, name, 1, Number.MAX_SAFE_INTEGER),
} as const satisfies Parameter<number>;

/** Tables, as the engine generates them, or the statement of an account of the dataset `bank`. */
export const dataset = operation({
  ...engineOperations.dataset,
  parameters: {
    ...engineOperations.dataset.parameters,
    format: {
      ...tablesFormat,
      text: `${tablesFormat.text} The dataset bank also comes as ${[...statementMessages.keys()].join(', ')}: give account.`,
      schema: { type: 'string', enum: [...TABLES, ...statementMessages.keys()] },
      read(given, name): string {
        const key = String(given).toLowerCase();
        return statementMessages.has(key) ? key : tablesFormat.read(given, name);
      },
    },
    account: accountId,
  },
  media: [...new Set([...statementMessages.values()].map(({ type }) => type.split(';')[0] as string))],
  run(context, args) {
    const { account, ...tables } = args;
    if (tables.format !== undefined && statementMessages.has(tables.format))
      return statementResult(context, tables.format, args);
    const result = engineOperations.dataset.run(context, tables);
    return account === undefined || !('ignored' in result)
      ? result
      : { ...result, ignored: [...result.ignored, 'account'] };
  },
});

function statementResult(
  context: Context,
  key: string,
  { account, key: set, tables, country: from, size, seed: given, asOf: day, ...others }: StatementArguments,
): RowsResult {
  const asked = { key: set?.key, tables, country: from, size, seed: given, asOf: day?.iso };
  const { message, seed, texts, count } = bankStatements(context, key, asked);
  if (account === undefined)
    throw new Problem(
      'missing-parameter',
      `${key} holds one account: give account, a number from 1 to ${count}`,
    );
  const pieces = texts(account);
  const about = { seed, asOf: day, name: `bank-${account}`, of: formatOf(message) };
  const unused = ['where', 'dialect', 'table', 'offset', 'n'] as const;
  const ignored = unused.filter((name) => others[name] !== undefined);
  return { ...made([{ texts: () => pieces[Symbol.iterator]() }], about), ignored };
}

interface StatementArguments {
  readonly account?: number | undefined;
  readonly key?: { readonly key: string } | undefined;
  readonly tables?: unknown;
  readonly country?: string | undefined;
  readonly size?: number | undefined;
  readonly seed?: string | undefined;
  readonly asOf?: typeof REFERENCE | undefined;
  readonly where?: unknown;
  readonly dialect?: string | undefined;
  readonly table?: string | undefined;
  readonly offset?: number | undefined;
  readonly n?: number | undefined;
}

/** The operations of messages by name; `cases` and `dataset` extend the engine's operations. */
export const messageOperations = { messages: messageList, message, checkMessage, cases, dataset } as const;

/** All operations that the surfaces offer. */
export const operations = { ...engineOperations, ...messageOperations } as const;
