import { find, type Parameter, Problem, readText, readWhole, SERVICE, shown } from 'specimen-data/internal';
import { FLOW } from './plan.ts';
import { messages } from './registry.ts';

const string = { type: 'string' } as const;
const keys = [...messages.keys(), FLOW];

export const key = {
  text: `A message: ${keys.join(', ')}.`,
  schema: { type: 'string', enum: keys },
  required: true,
  read: (given) =>
    find(new Map(keys.map((each) => [each, each])), given, 'unknown-message', { listed: keys.length }),
} as const satisfies Parameter<string>;

export const country = {
  text: 'The country. Default: the first country of the message.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const n = {
  text: 'Number of payments or entries. Default: 10.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => readWhole(given, name, 1, rows),
} as const satisfies Parameter<number>;

export const version = {
  text: 'The version, such as 09. Default: the usual version.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const profile = {
  text: 'The profile: sepa, ch, cbpr or iso. Default: the usual one of the country and currency.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const currency = {
  text: "The currency. Default: the country's currency.",
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

function share(text: string) {
  return {
    text,
    schema: { type: 'number', minimum: 0, maximum: 1 },
    read(given: unknown, name: string): number {
      const number = typeof given === 'string' && /^\d*\.?\d+$/.test(given) ? Number(given) : given;
      if (typeof number === 'number' && number >= 0 && number <= 1) return number;
      throw new Problem('bad-parameter', `${name} must be a number from 0 to 1, not ${shown(given)}`);
    },
  } as const satisfies Parameter<number>;
}

export const rejected = share('Share of payments that the bank rejects. Default: 0.');
export const returned = share('Share of settled payments that are returned. Default: 0.');

export const account = {
  text: 'Your own account: { name?, iban? | number?, bic? }.',
  schema: { type: 'object' },
  read: (given) => given,
} as const satisfies Parameter;

export const payments = {
  text: 'Your own payments: [{ name?, iban? | number?, bic?, amount?, currency?, endToEndId?, remittance?, date? }].',
  schema: { type: 'array', items: { type: 'object' } },
  read(given, name, { rows }) {
    if (Array.isArray(given) && given.length > rows)
      throw new Problem('too-many-rows', `${name} may be at most ${rows}, not ${given.length}`);
    return given;
  },
} as const satisfies Parameter;
