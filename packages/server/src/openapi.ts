import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { waitForTurn } from '@specimen/runtime/turns';
import { PROBLEM_CODES, Problem, specimen } from 'specimen-data';
import {
  type Answer,
  objectSchema,
  type Parameter,
  Pump,
  perform,
  ref,
  SERVICE,
  schemasOf,
  served,
  VERSION,
} from 'specimen-data/internal';
import { LARGEST, written } from './answerStream.ts';
import { BASE, queryOf, type Route, routes, segmentsOf, shownBody, TAGS } from './routes.ts';

/** The OpenAPI 3.1 description, from the table that serves. Its examples are made by the operations themselves, in turns. */
export async function openapi(): Promise<object> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: await described(route) };
  paths['/openapi.json'] = { get: describeItself };
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: BASE, description: 'This service' }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemasOf(specimen.world), Error: objectSchema({ error: { type: 'string' } }) },
      headers: HEADERS,
      responses: RESPONSES,
    },
  };
}

const INFO = {
  title: 'Specimen',
  version: '1.0.0',
  summary: `Format-true synthetic test data for ${specimen.world.countries.size} countries.`,
  description: [
    'Entirely synthetic data with real formats and real check digits. The same seed gives the same data. No sign-up, no key, CORS-open.',
    `This is version 1.0.0 of the interface, served by version ${VERSION} of Specimen.`,
    `Rows come as ${[...served.keys()].join(', ')}, tables also as tsv, sql and zip. CSV follows RFC 4180. Cells are not escaped against formula injection: a spreadsheet may read a phone number with a plus as a formula.`,
    `Limits: ${SERVICE.rows} rows per call (\`offset\` reaches all others), ${SERVICE.records} rows per dataset, ${SERVICE.items} items per batch, ${SERVICE.columns} columns per schema, ${SERVICE.checks} checks per validation. A request body is at most 1 MiB by default, a response at most ${LARGEST / 1_048_576} MiB.`,
    'The examples show only the first entries of long lists.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

const LINKS = '<http://localhost:3000/api/v1/mock/de/customers?page=2>; rel="next"';

const HEADERS = {
  'X-Seed': header('string', 'demo', 'The seed that was used. Pass it as `seed` to get the same data again.'),
  'X-As-Of': header(
    'string',
    '2026-03-31',
    'The as-of date, if the request had one; for `today`, the actual day.',
  ),
  'X-Ignored': header(
    'string',
    'count',
    'Parameters that are unknown or did not apply, separated by commas.',
  ),
  'X-Error': {
    description: 'A stable error code.',
    schema: { type: 'string', enum: Object.keys(PROBLEM_CODES) },
    example: 'unknown-country',
  },
  Link: header('string', LINKS, 'Links to the first, previous, next and last page (RFC 8288).'),
  'Retry-After': header('integer', 30, 'Seconds until requests are served again.'),
};

function header(type: string, example: unknown, description: string): object {
  return { description, schema: { type }, example };
}

const NO_COUNTRY =
  'no country recognised in "iban"; name a country ("iban Germany") or use a code-prefixed spec such as "de.iban"';
const hasNames = ({ path }: Route) => /\{(?!type\})/.test(path);

/** By status: a name, what it means, what the service says, and the routes that refuse so, where not all do. */
const REFUSALS: Readonly<Record<number, readonly [string, string, string, ((route: Route) => unknown)?]>> = {
  400: [
    'BadRequest',
    'A parameter or property has an invalid value.',
    'n must be a whole number from 1 to 1000, not "0"',
  ],
  404: [
    'NotFound',
    'The path contains an unknown name.',
    'unknown country "uk"; did you mean "gb"?',
    hasNames,
  ],
  413: [
    'TooLarge',
    'The body is larger than the limit.',
    'the body is over 1048576 bytes',
    ({ body }) => body,
  ],
  422: ['Unresolved', 'The request names no country.', NO_COUNTRY, ({ operation }) => operation.parameters.q],
  429: ['TooMany', 'Too many requests from this client.', 'too many requests; see Retry-After'],
};

const RESPONSES = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, [name, description, error]]) => {
    const content = { 'application/json': { schema: ref('Error'), example: { error } } };
    return [name, { description, headers: headers('X-Error', status === '429' && 'Retry-After'), content }];
  }),
);

function headers(...names: readonly (keyof typeof HEADERS | false)[]): object {
  const all = names.filter((name) => name !== false);
  return Object.fromEntries(all.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

async function described(route: Route): Promise<object> {
  const { id, tag, operation, body } = route;
  const { summary, makes, parameters } = operation;
  const refusals = Object.entries(REFUSALS).filter(([, [, , , refuses]]) => !refuses || refuses(route));
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${summary}.`,
    parameters: [
      ...segmentsOf(route).map((name) => parameter(route, 'path', name)),
      ...queryOf(route).map((name) => parameter(route, 'query', name)),
    ],
    ...(body ? { requestBody: bodyOf(route, body) } : {}),
    responses: {
      200: {
        description: summary,
        headers: headers(
          makes && 'X-Seed',
          'asOf' in parameters && 'X-As-Of',
          'X-Ignored',
          'page' in parameters && 'Link',
        ),
        content: await contentOf(route),
      },
      ...Object.fromEntries(
        refusals.map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

/** The media types of a good answer, each with an example that was made. */
async function contentOf({ operation, fill, example }: Route): Promise<object> {
  const given = { ...example, ...fill?.(example as Record<string, string>) };
  const { enum: keys = ['json'] } = operation.parameters.format?.schema ?? {};
  const media: Record<string, object> = {};
  for (const key of keys as readonly string[]) {
    await waitForTurn();
    const answer = answerAs({ operation, given }, key);
    if (!answer) continue;
    const { format } = answer;
    const type = (answer.format?.type ?? 'application/json').split(';')[0] as string;
    if (answer.format?.binary) media[type] = { schema: { type: 'string', contentMediaType: type } };
    else if (format && format.key !== 'json')
      media[type] = { schema: { type: 'string' }, example: await textOf(answer) };
    else media[type] = { schema: operation.result, example: shortened(JSON.parse(await textOf(answer))) };
  }
  for (const type of operation.media ?? [])
    media[type] ??= { schema: { type: 'string', contentMediaType: type } };
  return media;
}

/** The example's answer in a format; nothing where the example has none of that format (an archive of one number's cases). */
function answerAs(
  { operation, given }: { readonly operation: Route['operation']; readonly given: Route['example'] },
  format: string,
): Answer | undefined {
  try {
    return perform(operation, SERVICE_CONTEXT, { ...given, format });
  } catch (error) {
    if (error instanceof Problem && format !== 'json') return undefined;
    throw error;
  }
}

async function textOf({ parts, pretty }: Answer): Promise<string> {
  const pump = new Pump(parts, pretty);
  let text = '';
  for (; !pump.done; await waitForTurn()) text += written(pump);
  return text;
}

/** An example with the first entries of its lists. A reference in it would be taken for one of the description. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 4).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([, entry]) => entry?.$ref === undefined);
  return Object.fromEntries(own.map(([name, entry]) => [name, shortened(entry)]));
}

/** A parameter as the route has it. */
function parameterOf({ operation, segments, needs }: Route, name: string): Parameter {
  const parameter = { ...operation.parameters, ...segments }[name] as Parameter;
  return name === needs ? { ...parameter, required: true } : parameter;
}

function bodyOf(route: Route, names: readonly string[]): object {
  const taken = names.map((name) => ({ name, ...parameterOf(route, name) }));
  const properties = taken.map(({ name, schema, text }) => [name, { ...schema, description: text }]);
  const optional = taken.filter(({ required }) => !required).map(({ name }) => name);
  const schema = objectSchema(Object.fromEntries(properties), optional);
  return { required: true, content: { 'application/json': { schema, example: shownBody(route) } } };
}

/** In an address everything is text. */
function parameter(route: Route, where: 'path' | 'query', name: string): object {
  const { text, schema, required = false } = parameterOf(route, name);
  const { type, items, enum: values, ...rest } = schema;
  const texts = Array.isArray(values) ? { enum: values.filter((value) => typeof value === 'string') } : {};
  const example = route.body?.includes(name) ? undefined : route.example[name];
  return {
    name,
    in: where,
    description: text,
    required: where === 'path' || required,
    schema: Array.isArray(type) ? { ...rest, type: 'string', ...texts } : schema,
    ...(example === undefined ? {} : { example }),
  };
}

const OBJECT = { schema: { type: 'object' }, example: { openapi: '3.1.0' } };

const describeItself = {
  operationId: 'getOpenapi',
  tags: ['Catalogue'],
  summary: 'Describe this interface',
  description: 'Describe this interface.',
  parameters: [],
  responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': OBJECT } } },
};
