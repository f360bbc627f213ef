import { picture as pictureWriter } from '../draw/picture.ts';
import { putText } from '../kernel/bytes.ts';
import type { Country, Field, FieldTable, Group, OwnField, Write } from '../model.ts';
import { banking } from './banking.ts';
import { CHECKERS } from './checkers.ts';
import { contact } from './contact.ts';
import { identity } from './identity.ts';
import { online } from './online.ts';
import { payment } from './payment.ts';
import { qrCode } from './qrCode.ts';
import { tax } from './tax.ts';
import { transaction } from './transaction.ts';
import { work } from './work.ts';

/** The groups of fields, in the order of a record. */
export const GROUPS: readonly Group[] = [
  'identity',
  'contact',
  'banking',
  'payment',
  'tax',
  'transaction',
  'work',
  'online',
];

/** The common fields, by key. */
export const COMMON: Readonly<Record<string, Field>> = {
  ...identity,
  ...contact,
  ...banking,
  ...payment,
  ...qrCode,
  ...tax,
  ...transaction,
  ...work,
  ...online,
};

/**
 * Merges a common field with a country's declaration. A maker of the country replaces the common maker and its
 * properties. The label of the common field remains a synonym.
 */
export function merge(base: Field, own: OwnField): Field {
  const synonyms = [base.label, ...(base.synonyms ?? []), ...(own.synonyms ?? [])];
  if (!hasMaker(own)) return { ...base, ...own, synonyms };
  const { make, write, writer, picture, special, shows, room, validator, ...rest } = base;
  return { ...rest, ...own, synonyms };
}

/** Returns true if a field has a maker. */
export function hasMaker({ make, write, writer, picture }: OwnField): boolean {
  return (make ?? write ?? writer ?? picture) !== undefined;
}

/** Returns the passport of the holder's own state. No validator knows the numbers of all of them. */
function ofAllNations(field: Field, country: Country): Field {
  if (!country.facts.foreigners) return field;
  const { picture, make, write: own, validator, ...rest } = field;
  const pattern = typeof picture === 'function' ? picture(country) : picture;
  const national: Write =
    own ??
    (typeof pattern === 'string'
      ? pictureWriter(pattern)
      : (out, at, random, p) => putText(out, at, String(make?.(random, p))));
  return { ...rest, write: (out, at, random, p) => (p.community.passport ?? national)(out, at, random, p) };
}

/**
 * Returns the fields of a person in a country: common ones whose needs are met, with the country's own, group by
 * group.
 */
export function personFields(country: Country): FieldTable {
  const { account, iban, fields } = country.facts;
  const own: Readonly<Record<string, OwnField>> = {
    account: typeof account === 'string' ? { picture: account } : account,
    ...(iban && { iban }),
    ...fields,
  };
  const merged = new Map<string, Field>();
  for (const key of new Set([...Object.keys(COMMON), ...Object.keys(own)])) {
    const base = COMMON[key];
    if (base?.needs && !base.needs(country)) continue;
    const field = merge(base ?? { label: key, group: 'identity' }, own[key] ?? {});
    const validator = CHECKERS[key]?.(country);
    if (key === 'passport') merged.set(key, ofAllNations(field, country));
    else if (hasMaker(field)) merged.set(key, validator ? { ...field, validator } : field);
  }
  const inGroups = GROUPS.flatMap((group) => [...merged].filter(([, field]) => field.group === group));
  return new Map(inGroups);
}
