import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { type CountryDetail, catalogue, Problem } from 'specimen-data';
import { operations, SERVICE } from 'specimen-data/internal';
import { type Completing, completeCountry, completeField, completeFormat } from './complete.ts';

type Words = Readonly<Record<string, string | undefined>>;

/** A request that a user picks from a list. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly args: Readonly<Record<string, Argument>>;
  /** Returns the user's message to the model. */
  say(words: Words): string;
}

interface Argument {
  readonly description: string;
  readonly complete?: (value: string, context?: Completing) => string[];
  readonly optional?: boolean;
}

const { n, format: formats } = operations.generate.parameters;

export const prompts: readonly Prompt[] = [
  {
    name: 'test_customers',
    title: 'Test customers of a country',
    description: 'Generate customers of a country who pass every format and checksum check.',
    args: {
      country: { description: 'A country code, such as de.', complete: completeCountry },
      n: { description: 'Number of customers. Default: 10.', optional: true },
    },
    say({ country, n: count = '10' }) {
      const { code, name } = countryOf(country);
      const rows = n.read(count, 'n', SERVICE);
      return `Generate ${rows} synthetic test customers of ${name}. Call the tool generate with {"spec":"${code}.person","n":${rows},"seed":"customers"}. Show the relevant columns as a table, and tell me the seed and the address (url) from which my tests can fetch the same rows again.`;
    },
  },
  {
    name: 'negative_cases',
    title: 'Negative-path checklist of a field',
    description: 'List values that a field of a country must reject, each proven invalid.',
    args: {
      country: { description: 'A country code, such as pl.', complete: completeCountry },
      field: { description: 'A field key, such as id or iban.', complete: completeField },
    },
    say({ country, field = '' }) {
      const { code, name, fields } = countryOf(country);
      const { key, label } = fieldOf({ code, fields }, field);
      return `Write a negative-path checklist for the field ${label} (${code}.${key}) of ${name}. ${
        SERVICE_CONTEXT.world.countries.get(code)?.fields.get(key)?.validator
          ? `Call cases {"spec":"${code}.${key}","seed":"negative"}: it returns values that must be rejected, each with the one rule that it breaks, and forms that must be accepted. Add the empty text and a text of 1000 characters. Give a table: value, what is wrong, what the form under test should say; and below it the forms that it should accept.`
          : `No public rule decides which of its values are valid, so test what every form can check: get five valid values with generate {"spec":"${code}.${key}","n":5,"seed":"negative"}, and give a table of the empty text, spaces only, a text of 1000 characters, characters of other scripts, markup, a line break inside, and each valid value with spaces around it: value, what is wrong, what the form under test should say.`
      }`;
    },
  },
  {
    name: 'fixture_file',
    title: 'Fixture file',
    description: 'Write a reproducible fixture file of test data for a project.',
    args: {
      country: { description: 'A country code, such as br.', complete: completeCountry },
      columns: { description: 'The columns, in your words: id, customer name, tax number, amount.' },
      format: { description: formats.text, complete: completeFormat, optional: true },
      n: { description: 'Number of rows. Default: 25.', optional: true },
    },
    say({ country, columns = '', format = 'json', n: count = '25' }) {
      const { code, name } = countryOf(country);
      const rows = n.read(count, 'n', SERVICE);
      const { key } = formats.read(format, 'format', SERVICE);
      return `Write a fixture file with these columns: ${columns}. The country is ${name}. Look the field keys up with describe_country {"country":"${code}"} and the generic types with list_types, then call generate_schema with "count":${rows}, "format":"${key}", "seed":"fixture" and one entry in fields for each column. Save the rows unchanged as a fixture file and note the seed and the schema in a comment or beside it, so that anyone can generate it again.`;
    },
  },
];

/** A prompt's words; what the caller can mend is an error of the parameters. */
export function spoken(prompt: Prompt, words: Words): string {
  try {
    for (const [name, { description, optional }] of Object.entries(prompt.args))
      if (!optional && !words[name]?.trim())
        throw new Problem('missing-parameter', { subject: name, expected: description });
    return prompt.say(words);
  } catch (error) {
    throw error instanceof Problem
      ? new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
      : error;
  }
}

/** A field of a country by any of its names, with the country's own label. */
function fieldOf({ code, fields }: Pick<CountryDetail, 'code' | 'fields'>, word: string) {
  const { field } = catalogue.field(word);
  const own = fields.find(({ key }) => key === field);
  if (own) return own;
  throw new Problem('unknown-field', { subject: 'field', given: field, scope: `country "${code}"` });
}

function countryOf(word = ''): CountryDetail {
  return catalogue.country(word.trim());
}
