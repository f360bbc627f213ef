import { distinctRows, parseFieldType } from 'specimen-data/internal';
import type { ColumnType } from '../../schema.ts';
import { asPicture } from './asPicture.ts';
import { timeMaking } from './dates.ts';
import { type Here, isNumber, type Making, type Meaning, neverRepeats, valuesOf } from './here.ts';
import { numberMeaning } from './numbers.ts';
import { otherValue } from './otherTypes.ts';
import { subjectMeaning } from './persons.ts';
import { wholeShared } from './shared.ts';
import { anyText, textMeaning, wholeMeaning } from './texts.ts';
import { bare } from './words.ts';

/** Returns the meaning of a column that is neither a reference nor a date; undefined if no value can be generated. */
export function meaningOf(here: Here): Meaning | undefined {
  const { column, limits } = here;
  const { type } = column;
  if (limits.among) return chosen(here, limits.among, 'check');
  if (type.kind === 'enum')
    return chosen(
      here,
      type.values.filter((value) => !limits.barred.includes(value)),
      'enum',
    );
  const meaning = BY_KIND[type.kind](here);
  if (!here.unique || !meaning) return meaning;
  // A list that the name suggests has too few values for unique rows.
  const isShort = type.kind === 'text' && meaning.why === 'name' && isShortList(here, meaning.making);
  return apart(here, isShort ? anyText(here) : meaning);
}

function isShortList({ world }: Here, making: Making): boolean {
  const { unique: _, ...plain } = making;
  return parseFieldType(making.type ?? '').kind === 'enum' && distinctRows(world, plain) < FEW;
}

const FEW = 1000;

/** Returns the meaning with unique values, marked as unsure if its values may repeat. */
function apart({ world }: Here, meaning: Meaning): Meaning {
  const { making, why } = meaning;
  if (making.unique || neverRepeats(making.type)) return meaning;
  const unique = { ...making, unique: true };
  if (making.values || valuesOf(world, unique)) return { ...meaning, making: unique };
  return { making, why: `${why}; values may repeat`, unsure: true };
}

const BY_KIND: Readonly<Record<ColumnType['kind'], (here: Here) => Meaning | undefined>> = {
  text: (here) =>
    wholeMeaning(here) ?? wholeShared(here) ?? subjectMeaning(here) ?? textMeaning(here) ?? anyText(here),
  integer: numberMeaning,
  decimal: numberMeaning,
  float: numberMeaning,
  boolean: ({ words, unique }) => ({
    making: unique ? { values: [true, false] } : { type: `bool:${likely(words)}` },
    why: 'type',
  }),
  date: () => ({ making: { type: 'date:2023,2025' }, why: 'type' }),
  timestamp: () => ({ making: { type: 'datetime:2023,2025' }, why: 'type' }),
  time: (here) => ({ making: timeMaking(here), why: 'type' }),
  uuid: ({ unique }) => ({ making: { type: 'uuid', ...(unique ? { unique: true } : {}) }, why: 'type' }),
  json: ({ unique }) => ({
    making: unique ? { type: 'sequence' } : { const: {} },
    why: 'type',
    unsure: true,
  }),
  bytes: () => ({ making: { pattern: '\\\\x{10000000-99999999}' }, why: 'type', unsure: true }),
  inet: () => ({ making: { type: 'ipv4' }, why: 'type' }),
  interval: ({ unique }) => ({
    making: { pattern: unique ? '{1-999999} minutes' : '{1-48} hours' },
    why: 'type',
  }),
  enum: () => undefined,
  array: (here) => {
    const { type } = here.column;
    if (type.kind !== 'array') return undefined;
    // PostgreSQL accepts a list for an array with any number of dimensions.
    if (type.of.kind === 'array') return meaningOf({ ...here, column: { ...here.column, type: type.of } });
    const { fewest, most = Number.POSITIVE_INFINITY } = here.limits;
    const limits = { ...here.limits, fewest: 0, most: undefined };
    const inner = meaningOf({ ...here, limits, unique: false, column: { ...here.column, type: type.of } });
    const list = `${fewest}-${Math.max(fewest, Math.min(fewest + 3, most))}`;
    return inner && { ...inner, making: { ...listable(inner.making), list } };
  },
  other: ({ column }) => {
    if (/^macaddr$/i.test(column.declared)) return { making: { type: 'mac' }, why: 'type' };
    const making = column.nullable ? undefined : otherValue(column);
    return making && { making, why: 'type', unsure: true };
  },
};

/** Returns a making that a list can contain: given values become a picture. */
function listable({ values, ...making }: Making): Making {
  if (!values) return making;
  const texts = values.map((value) => asPicture(String(value)));
  return { ...making, pattern: `(${texts.join('|')})` };
}

/** Returns one of some values; for a person's sex, the word that stands for it. */
function chosen(here: Here, values: readonly string[], why: string): Meaning {
  const { words, country, column, unique } = here;
  const isSex = /^(anrede|salutation|civilite|title|gender|sex|geschlecht|sexe|sexo|sesso|plec)$/.test(
    bare(words.at(-1) ?? ''),
  );
  const sexes = isSex ? sexesIn(values) : undefined;
  if (sexes) {
    const same = sexes.male === 'male' && sexes.female === 'female';
    return { making: { type: `${country.code}.sex`, ...(same ? {} : { map: sexes }) }, why: `${why}, name` };
  }
  const apart = unique ? { unique } : {};
  if (isNumber(column)) return { making: { ...numbersAmong(values.map(Number)), ...apart }, why };
  if (column.type.kind === 'boolean' && unique)
    return { making: { values: values.map((value) => value === 'true'), unique }, why };
  if (column.type.kind === 'boolean')
    return { making: values.length === 1 ? { const: values[0] === 'true' } : { type: 'bool' }, why };
  const isPlain = values.every((value) => value !== '' && !/[,]|=-?[0-9.]+$/.test(value));
  return {
    making: { ...(isPlain ? { type: `enum:${values.join(',')}` } : { values }), ...apart },
    why,
  };
}

/** Returns a range for consecutive whole numbers, otherwise a list. */
function numbersAmong(numbers: readonly number[]): Making {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const isRange = Number.isInteger(least) && sorted.every((number, i) => number === least + i);
  return isRange ? { type: `int:${least},${sorted.at(-1)}` } : { values: numbers };
}

/** Returns the values that stand for male and female. */
function sexesIn(values: readonly string[]): { readonly male: string; readonly female: string } | undefined {
  if (values.includes('H') && values.includes('M')) return { male: 'H', female: 'M' };
  const male = values.find((value) =>
    /^(herr|mr|mr\.|monsieur|sr|señor|male|m|man|mann|homme|h|hombre|masculino|masculin|maschio|uomo|mężczyzna)$/i.test(
      value,
    ),
  );
  const female = values.find((value) =>
    /^(frau|mrs|ms|ms\.|madame|sra|señora|female|f|woman|w|femme|mujer|femenino|feminino|feminin|femmina|donna|kobieta|k)$/i.test(
      value,
    ),
  );
  return male === undefined || female === undefined ? undefined : { male, female };
}

/** Returns the share of rows in which a flag is set. */
function likely(words: readonly string[]): number {
  const name = bare(words.join('_'));
  if (/delet|archiv|bann|block|cancel|lock|suspend|fraud|spam|hidden|gesperrt|test/.test(name)) return 0.05;
  if (
    /active|enabled|verified|valid|visible|published|public|aktiv|activo|actif|ativo|available|confirmed/.test(
      name,
    )
  )
    return 0.85;
  return /default|primary|featured|pinned|premium|vip|main|first/.test(name) ? 0.2 : 0.5;
}
