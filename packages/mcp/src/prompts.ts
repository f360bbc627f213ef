import {
  type CompleteCallback,
  completable,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import { catalogue, formatOf, LIMITS, Problem, whole } from 'specimen-data';
import { completeCountry, completeField, completeFormat } from './complete.ts';
import { type Arguments, described, object, string } from './schema.ts';

type Complete = (value: string, context?: { arguments?: Record<string, string> }) => string[];

/** A request that a user picks from a list. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly args: ReturnType<typeof promptArguments>;
  /** What the user says to the model. */
  say(args: Readonly<Record<string, string | undefined>>): string;
}

export const prompts: readonly Prompt[] = [
  {
    name: 'test_customers',
    title: 'Test customers of a country',
    description: 'Make customers of a country that pass every format and checksum check.',
    args: promptArguments({
      country: { description: 'A country code, such as de.', complete: completeCountry },
      count: { description: 'How many; 10 when left out.', optional: true },
    }),
    say({ country, count = '10' }) {
      const { code, name } = known(country);
      const n = whole(count, 'count', 1, LIMITS.rows);
      return `Make ${n} synthetic test customers of ${name}. Call the tool generate with {"spec":"${code}.person","count":${n},"seed":"customers"}. Show them as a table of the columns that matter, and tell me the seed and the address (url) under which my tests can fetch the same rows again.`;
    },
  },
  {
    name: 'negative_cases',
    title: 'Negative-path checklist of a field',
    description: 'List values that must be refused for a field of a country, each proven invalid.',
    args: promptArguments({
      country: { description: 'A country code, such as pl.', complete: completeCountry },
      field: { description: 'A field key, such as id or iban.', complete: completeField },
    }),
    say({ country, field = '' }) {
      const { code, name } = known(country);
      const { key, label } = fieldOf(code, field);
      return `Write a negative-path checklist for the field ${label} (${code}.${key}) of ${name}. Get five good values with generate {"spec":"${code}.${key}","count":5,"seed":"negative"}. From them make one bad value for each way of being wrong: a wrong check digit, two digits swapped, too short, too long, a letter among digits, a wrong country or prefix, an impossible date where one is encoded, separators in the wrong place, the empty text. Run all of them through validate as checks with "spec":"${code}.${key}", drop each that turns out valid or null, and give a table: value, what is wrong, what the form under test should say.`;
    },
  },
  {
    name: 'fixture_file',
    title: 'Fixture file',
    description: 'Write a reproducible fixture file of test data for a project.',
    args: promptArguments({
      country: { description: 'A country code, such as br.', complete: completeCountry },
      columns: { description: 'The columns, in your words: id, customer name, tax number, amount.' },
      format: {
        description: 'json, csv, ndjson or xml; json when left out.',
        complete: completeFormat,
        optional: true,
      },
      count: { description: 'How many rows; 25 when left out.', optional: true },
    }),
    say({ country, columns = '', format = 'json', count = '25' }) {
      const { code, name } = known(country);
      const n = whole(count, 'count', 1, LIMITS.rows);
      const { key } = formatOf(format);
      return `Write a fixture file with these columns: ${columns}. The country is ${name}. Look the field keys up with describe_country {"country":"${code}"} and the generic types with list_types, then call generate_schema with "count":${n}, "format":"${key}", "seed":"fixture" and one entry in fields for each column. Save the rows unchanged as a fixture file and note the seed and the schema in a comment or beside it, so that anyone can make it again.`;
    },
  },
];

/** A prompt's words; what the caller can mend is an error of the parameters. */
export function spoken(prompt: Prompt, args: Arguments): string {
  try {
    return prompt.say(args as Record<string, string>);
  } catch (error) {
    throw error instanceof Problem
      ? new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
      : error;
  }
}

interface Argument {
  readonly description: string;
  readonly complete?: Complete;
  readonly optional?: boolean;
}

/** The arguments of a prompt, those that can be completed with their completion. */
function promptArguments(args: Readonly<Record<string, Argument>>) {
  const entries = Object.entries(args);
  const properties = entries.map(([name, { description }]) => [name, { ...string, description }]);
  const optional = entries.filter(([, argument]) => argument.optional).map(([name]) => name);
  const shape = entries.flatMap(([name, { complete }]) =>
    complete ? [[name, completable(described(string), complete as unknown as CompleteCallback)]] : [],
  );
  return Object.assign(described(object(Object.fromEntries(properties), optional)), {
    shape: Object.fromEntries(shape),
  });
}

/** A field of a country by any of its names, with the country's own label. */
function fieldOf(country: string, word: string): { key: string; label: string } {
  const { field } = catalogue.field(word);
  const own = catalogue.country(country).fields.find(({ key }) => key === field);
  if (own) return own;
  throw new Problem('bad', `${country} has no field ${JSON.stringify(field)}`);
}

function known(country: string | undefined): { code: string; name: string } {
  if (country === undefined) throw new Problem('bad', 'country is missing: give a code such as "de"');
  return catalogue.country(country.trim());
}
