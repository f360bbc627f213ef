import { find, type Parameter, Problem, readText, readWhole, SERVICE, shown } from 'specimen-data/internal';
import { FLOW } from './plan.ts';
import { messages } from './registry.ts';

const string = { type: 'string' } as const;
const keys = [...messages.keys(), FLOW];

export const key = {
  text: `A message: ${keys.join(', ')}.`,
  schema: { type: 'string', enum: keys },
  required: true,
  read: (given) => find(new Map(keys.map((each) => [each, each])), given, 'unknown-message'),
} as const satisfies Parameter<string>;

export const country = {
  text: 'The country; the first of the message when left out.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const n = {
  text: 'How many payments or entries; 10 when left out.',
  schema: { type: 'integer', minimum: 1, maximum: SERVICE.rows },
  read: (given, name, { rows }) => readWhole(given, name, 1, rows),
} as const satisfies Parameter<number>;

export const version = {
  text: 'The version, such as 09; the usual one when left out.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const profile = {
  text: 'sepa, ch, cbpr or iso; the usual one of country and currency when left out.',
  schema: string,
  read: readText,
} as const satisfies Parameter<string>;

export const currency = {
  text: "The currency; the country's when left out.",
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

export const rejected = share('The share of payments that the bank refuses; 0 when left out.');
export const returned = share('The share of settled payments that come back; 0 when left out.');

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
