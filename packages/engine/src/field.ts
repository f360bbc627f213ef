import type { Country } from './country.ts';
import type { Persona } from './persona.ts';
import type { Write } from './picture.ts';
import type { Random } from './random.ts';
import type { Validator } from './validator.ts';

export const GROUPS = [
  'identity',
  'contact',
  'banking',
  'payment',
  'tax',
  'transaction',
  'work',
  'online',
] as const;

export type Group = (typeof GROUPS)[number];

/** What can be generated for a persona. It has one of three makers; the engine derives the rest. */
export interface Field {
  readonly label: string;
  readonly group: Group;
  /** In the plain person record. */
  readonly default?: boolean;
  /** The value is a JSON number. */
  readonly num?: boolean;
  /** The number is an amount in the country's currency. */
  readonly money?: boolean;
  /** The value is an image as a `data:` URI. */
  readonly img?: boolean;
  /** Other words for the key; a country's own label is one by itself. */
  readonly synonyms?: readonly string[];
  /** The country's fact without which the field does not exist there. */
  readonly needs?: (country: Country) => boolean;
  readonly validator?: Pick<Validator, 'id' | 'label' | 'valid'>;
  /** Makes the value as a string or a number. */
  readonly make?: (random: Random, persona: Persona) => string | number;
  /** Writes the value as UTF-8 (a number as JSON writes it). Faster than `make`; for what every row has. */
  readonly write?: Write;
  /** A picture of the value, as `picture` reads it, or the country's own. */
  readonly picture?: string | ((country: Country) => string);
  /** Whether no value ever needs escaping in any format. */
  readonly plain?: boolean | ((country: Country) => boolean);
}

/** What a country says of a field: all of it for its own, what differs for a common one. */
export type OwnField = Partial<Field>;

/** A field that the validator makes and backs. */
export function certified<Who>(
  validator: Validator<Who> & (Persona extends Who ? unknown : never),
  label: string,
  more: OwnField = {},
): OwnField {
  const make = validator.make as unknown as NonNullable<Field['make']>;
  return { label, validator, make, ...more };
}

/** A field drawn as a picture. */
export function pictured(label: string, pattern: string, more: OwnField = {}): OwnField {
  return { label, picture: pattern, ...more };
}
