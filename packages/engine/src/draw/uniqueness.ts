import { Day } from '../kernel/day.ts';
import { ENDLESS, Permutation, Serials } from '../kernel/numbered.ts';
import { nameOf, RowKey } from '../kernel/random.ts';
import type { Country, FieldTable } from '../model.ts';
import { type BirthDraws, Births, DAYS } from './births.ts';
import { numberedBy } from './cell.ts';
import { RowPersona, WORKING } from './persona.ts';
import { Ages } from './steering.ts';
import { Tracer } from './tracer.ts';

/** The way in which the values of a field can differ in all rows. */
export interface Distinct {
  /** The field whose stream decides: the account of an IBAN. */
  readonly key: string;
  /** Number of values that the stream distinguishes; for a dated field, among people of one birth date or year. */
  readonly room: number;
  /** Number of neighbouring draws that may give one value, because some have no check digit. */
  readonly gap: number;
  /** Number of values that the draws before the last distinguish. */
  readonly before: number;
  /** Number of first draws that the value does not show. */
  readonly hidden: number;
  /** The part of the birth date that the value contains. */
  readonly dated: 'day' | 'year' | undefined;
  /** True if the first values are the usual ones. */
  readonly isOrdered: boolean;
}

/** A person of whose accounts or cards streams draw one. */
interface Several {
  readonly which: number;
}

/** The most accounts or cards of a person. */
const MOST_OF_ONE = 3;

/** Makes the values of fields differ in all rows, and returns for how many rows they do. Call it before their first use. */
export function makeDistinct(persona: RowPersona, fields: readonly Distinct[], several?: Several): number[] {
  if (fields.some(({ dated }) => dated)) persona.births ??= birthsOf(persona);
  return fields.map((field) => {
    const { key, gap, before, hidden, dated } = field;
    const shape = { gap, before, hidden };
    const room = Math.floor(field.room / gap);
    if (dated) {
      const each = Math.floor(room / persona.birthParts);
      persona.drawBy(
        key,
        (name) => new Serials(name, field.room, { ...shape, numberOf: datedNumber(persona, field, name) }),
      );
      return Math.floor(each / (dated === 'year' ? DAYS : 1)) * leastSize(persona);
    }
    const streamOf = (name: string) => {
      const permutation = new Permutation(nameOf(name), room);
      if (!several)
        return new Serials(name, field.room, { ...shape, numberOf: (row) => permutation.at(row) });
      const numberOf = (row: RowKey) => permutation.at(row, row.index * MOST_OF_ONE + several.which);
      return new Serials(name, field.room, { ...shape, numberOf, keyOf: keyOf(several) });
    };
    if (key === CARD) persona.drawCardBy(streamOf);
    else persona.drawBy(key, streamOf);
    return Math.floor(room / (several ? MOST_OF_ONE : 1));
  });
}

/** The stream of card numbers, which are a fact of the persona. */
const CARD = 'card';

/** Returns the function of a row's number among people of one date or year of birth. */
function datedNumber(persona: RowPersona, { room, gap, dated, isOrdered }: Distinct, name: string) {
  const hash = nameOf(name);
  const whole = Math.floor(room / gap);
  const each = Math.max(1, Math.floor(whole / persona.birthParts));
  const isYear = dated === 'year';
  return (row: RowKey) => {
    const rank = persona.birthRank(each, isYear);
    const { serial, year } = persona.cohort;
    // Days before 1970 have negative serials.
    const apart = ((isYear ? year : serial + EPOCH) * SPREAD + (row.salt(hash) >>> 0)) % whole;
    return isOrdered ? rank : (rank + apart) % whole;
  };
}

/** A prime that sets the first numbers of neighbouring days apart. */
const SPREAD = 7919;
/** Days from before anybody's birth to 1970. */
const EPOCH = 100_000;

/** The key of what is drawn behind the number: another for each of several. */
function keyOf(several: Several): (row: RowKey) => RowKey {
  const key = new RowKey('');
  return (row) => (several.which === 0 ? row : key.under(row, several.which).at(row.index));
}

function birthsOf({ country, scope, steering }: RowPersona): BirthDraws {
  const { entries } = country.ages;
  const [youngest] = entries[0] as readonly [number, number];
  const [, oldest] = entries.at(-1) as readonly [number, number];
  const all = new Ages(country, [youngest, oldest]).pool;
  const working = new Ages(country, WORKING).pool;
  return {
    first: new Births(`${scope}:births`, all),
    working: new Births(`${scope}:births at work`, working),
    asked: steering.ages && new Births(`${scope}:births asked for`, steering.ages.pool),
  };
}

function leastSize({ births, birthParts }: RowPersona): number {
  const { first, working, asked = first } = births as BirthDraws;
  return birthParts === 1 ? first.size : Math.min(first.size, working.size, asked.size);
}

/** Returns how the values of a field can differ in all rows; undefined if they cannot. */
export function distinctOf(country: Country, fields: FieldTable, key: string): Distinct | undefined {
  const known = found.get(fields) ?? new Map<string, Distinct | undefined>();
  found.set(fields, known);
  if (!known.has(key)) known.set(key, findDistinct(country, fields, key));
  return known.get(key);
}

const found = new WeakMap<FieldTable, Map<string, Distinct | undefined>>();

function findDistinct(country: Country, fields: FieldTable, key: string): Distinct | undefined {
  if (key === CARD) return fields === country.fields ? cardDistinct(country) : undefined;
  const field = fields.get(key);
  if (!field) return undefined;
  const shown = field.shows?.(country);
  if (shown !== undefined && shown !== 'serial') return distinctOf(country, fields, shown);
  const tried = isIdentifier(key, field.validator) ? tryStreams(country, fields, key) : undefined;
  const known = numberedBy(country, fields, key);
  const best = tried && known ? { ...tried, key: known.key, room: known.room } : tried;
  return best ?? (known && { ...PLAIN, ...known });
}

const PLAIN = { gap: 1, before: 1, hidden: 0, dated: undefined, isOrdered: false } as const;

function isIdentifier(key: string, validator: unknown): boolean {
  return validator !== undefined || NUMBERS.includes(key);
}

/** Numbers that need no validator to be recognised as such. */
const NUMBERS = ['id', 'tax', 'account'];

/** Rows that are tried to find out how many values a stream tells apart. */
const TRIED = 400;
/** Rows of them that are tried in more than one way. */
const CLOSELY = 64;

/**
 * Finds the stream that decides the value, and how many values it tells apart, by noting the draws of all fields in some
 * rows. The trial is the same in every run and on every machine.
 */
function tryStreams(country: Country, fields: FieldTable, key: string): Distinct | undefined {
  const persona = new RowPersona(country, 'trial', fields);
  const tracers = new Map<string, Tracer>();
  for (const each of fields.keys())
    persona.drawBy(each, (name) => {
      const tracer = new Tracer(name);
      tracers.set(each, tracer);
      return tracer;
    });
  const rooms = new Map<string, number>();
  const row = new RowKey('trial');
  const at = { day: FIRST_DAY };
  const births = { size: 1, rankOfDay: 0, rankOfYear: 0, dayOf: () => at.day };
  persona.births = { first: births, working: births, asked: undefined };
  const textOn = (index: number, day: Day) => {
    at.day = day;
    persona.open(row.at(index));
    for (const tracer of tracers.values()) tracer.room = 0;
    return persona.read(key);
  };
  let dated: Distinct['dated'] = 'day';
  for (let i = 0; i < TRIED; i++) {
    const year = FIRST_DAY.year + (i % YEARS);
    const text = textOn(i, new Day(year, 3, 10));
    // A row without a draw takes the number from elsewhere.
    for (const [each, { room }] of tracers)
      if (room > 1) rooms.set(each, Math.min(rooms.get(each) ?? ENDLESS, room));
    if (i >= CLOSELY) continue;
    if (dated === 'day' && text === textOn(i, new Day(year, 3, 11))) dated = 'year';
    if (dated && text === textOn(i, new Day(year + 1, 3, 10))) dated = undefined;
  }
  const [most] = [...rooms].sort(([, a], [, b]) => b - a);
  const base = rooms.has(key) ? key : most?.[0];
  if (base === undefined) return undefined;
  const tracer = tracers.get(base) as Tracer;
  textOn(0, FIRST_DAY);
  const { draws, ordered } = tracer;
  let hidden = 0;
  while (hidden < draws.length - 1 && !isShown(hidden)) hidden++;
  const unseen = draws.slice(0, hidden).reduce(product, 1);
  const { gap = fields.get(base)?.validator?.gap ?? 1 } = fields.get(base) ?? {};
  return {
    key: base,
    room: Math.floor((rooms.get(base) as number) / unseen),
    gap,
    before: gap > 1 ? draws.slice(hidden, -1).reduce(product, 1) : 1,
    hidden,
    dated,
    isOrdered: ordered,
  };

  /** Returns true if the value of some row differs when one of its draws does. */
  function isShown(index: number): boolean {
    return Array.from({ length: CLOSELY }, (_, i) => i).some((i) => {
      const text = textOn(i, FIRST_DAY);
      tracer.moved = index;
      const other = textOn(i, FIRST_DAY);
      tracer.moved = -1;
      return text !== other;
    });
  }
}

function product(one: number, other: number): number {
  return one * other;
}

/** Trials are of people born in so many years from this day on. */
const YEARS = 64;
const FIRST_DAY = new Day(1936, 3, 10);

/** Card numbers of one brand differ; those of different brands begin differently. */
function cardDistinct({ cards, banks }: Country): Distinct {
  const tracer = new Tracer('trial');
  const row = new RowKey('trial');
  const issuers = cards.entries.some(({ ofBank }) => ofBank) ? banks : banks.slice(0, 1);
  const rooms = cards.entries.flatMap((brand) =>
    issuers.flatMap((bank) =>
      // Each of the test prefixes leaves another number of digits.
      Array.from({ length: TRIED }, (_, i) => {
        brand.number(tracer.start(row.at(i)), bank);
        return tracer.room;
      }),
    ),
  );
  return { ...PLAIN, key: CARD, room: Math.min(...rooms) };
}
