import { Day, dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { zonedTime } from '../kernel/timeZone.ts';
import type { OwnField, Persona } from '../model.ts';

const HEX = '0123456789abcdef';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHANUMERIC = `${CAPITALS}0123456789`;

/** A fact of a scheme: what no country has as a field. */
export function fact(make: (random: Random, persona: Persona) => string, label = ''): OwnField {
  return { label, group: 'transaction', special: true, make };
}

/** A fact that is the same in each row. */
export function constant(value: string): OwnField {
  return fact(() => value);
}

/** One of some values, earlier ones likelier. */
export function oneOf(...values: readonly string[]): OwnField {
  return fact((random) => random.common(values));
}

/** Random digits. */
export function digits(length: number): OwnField {
  return fact((random) => random.digits(length));
}

/** Random capitals and digits. */
export function alphanumeric(length: number): OwnField {
  return fact((random) => random.chars(length, ALPHANUMERIC));
}

/** Another field of the row without what is no letter or digit, cut to a length. */
export function compact(key: string, length: number): OwnField {
  return fact((_, persona) =>
    persona
      .read(key)
      .replace(/[^0-9A-Za-z]/g, '')
      .slice(0, length),
  );
}

/** The day of the payment. */
export function dayOf(persona: Persona, key = 'date'): Day {
  const [year = 0, month = 0, day = 0] = persona.read(key).slice(0, 10).split('-').map(Number);
  return new Day(year, month, day);
}

/** A unique end-to-end transaction reference: a UUID of version 4. Source: RFC 9562, section 5.4; CBPR+ usage of UETR. */
export const UETR = fact((random) => {
  const hex = (length: number) => random.chars(length, HEX);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick('89ab')}${hex(3)}-${hex(12)}`;
});

/** An identifier of up to 35 characters that holds the day of the payment. Source: ISO 20022, Max35Text. */
export function datedId(prefix: string): OwnField {
  return fact((random, persona) => `${prefix}${dayOf(persona).iso.replaceAll('-', '')}${random.digits(9)}`);
}

/** A time of the working hours before a batch's day, with the zone of the country. */
export const CREATED = fact((random, persona) => {
  const { workdays, facts } = persona.country;
  const day = workdays.before(dayOf(persona).serial - 1);
  return zonedTime(facts.locale.zone, day, 8 * 3600 + random.below(8 * 3600));
});

/** The working day before the payment's. */
export const DAY_BEFORE = fact((_, persona) => {
  const { workdays } = persona.country;
  return dayAt(workdays.before(dayOf(persona).serial - 1)).iso;
});

/**
 * A structured postal address by the names of ISO 20022, PostalAddress24. The building stands behind the street or before
 * it; where a street names no building, the element is empty.
 */
export function addressFacts(party: string): Readonly<Record<string, OwnField>> {
  const street = (persona: Persona) => buildingIn(persona.read('street'));
  return {
    [`${party}StrtNm`]: fact((_, persona) => street(persona).street),
    [`${party}BldgNb`]: fact((_, persona) => street(persona).building),
    [`${party}Ctry`]: fact((_, persona) => persona.country.code.toUpperCase()),
  };
}

/** A building's number, with its letter, entrance or flat: `12`, `12 bis`, `12a`, `12/A`, `12/3/7`. */
const NUMBER = String.raw`\d+(?: bis| ter|\s?[A-Za-z])?(?:[/-](?:\d+[A-Za-z]?|[A-Za-z]))*`;
const BEHIND = new RegExp(`^(.*\\D)\\s+(${NUMBER})$`);
const BEFORE = new RegExp(`^(${NUMBER})\\s+(.+)$`);
const ALONE = new RegExp(`^${NUMBER}$`);

/** Splits the building's number from a street. */
export function buildingIn(street: string): { readonly street: string; readonly building: string } {
  const [line = '', second = ''] = street.split(/,\s*/);
  // In Luxembourg a comma stands behind the number.
  if (ALONE.test(line) && second !== '') return { street: second, building: line };
  const [, behind, after = ''] = BEHIND.exec(line) ?? [];
  const [, before, name] = BEFORE.exec(line) ?? [];
  // A street behind the number may end with a year, as the Rue du 8 Mai 1945 does.
  const dated = before !== undefined && /^\d{4}$/.test(after);
  if (behind !== undefined && !dated) return { street: behind.trim(), building: after };
  if (before !== undefined && name !== undefined) return { street: name, building: before };
  return { street: line, building: /^\d/.test(second) ? (second.split(/\s/, 1)[0] as string) : '' };
}
