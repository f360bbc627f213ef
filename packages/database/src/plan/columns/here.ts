import { type Country, parseFieldType, samplesOf, type TableField, type World } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import type { Limits } from '../checks/columnLimits.ts';
import type { Subject } from './subjects.ts';

/** A field without its name. */
export type Making = Omit<TableField, 'name'>;

/** The interpretation of a column. */
export interface Meaning {
  readonly making: Making;
  readonly why: string;
  /** True if it is based on the column's type alone. */
  readonly unsure?: boolean;
}

/** A column with the facts about its table and country. */
export interface Here {
  readonly world: World;
  readonly country: Country;
  readonly table: SchemaTable;
  /** Subject of the table's rows. */
  readonly subject: Subject;
  readonly column: SchemaColumn;
  /** Words of the column's name. */
  readonly words: readonly string[];
  readonly limits: Limits;
  /** True if no value may occur twice. */
  readonly unique: boolean;
  /** True if the column alone is the primary key. */
  readonly isKey: boolean;
  /** Types of the row's other columns; two amounts of money should differ. */
  readonly used: ReadonlySet<string>;
}

const SAMPLES = 200;
const known = new WeakMap<World, Map<string, ReturnType<typeof samplesOf>>>();

/** Returns some values of a field; undefined if there is no such field, or if it cannot be unique. */
export function valuesOf(world: World, making: Making): readonly unknown[] | undefined {
  let kept = known.get(world);
  if (!kept) {
    kept = new Map();
    known.set(world, kept);
  }
  const key = JSON.stringify(making);
  let values = kept.get(key);
  if (!values) {
    const { map: _, ...plain } = making;
    values = samplesOf(world, plain as Parameters<typeof samplesOf>[1], SAMPLES);
    kept.set(key, values);
  }
  if (!Array.isArray(values)) return undefined;
  const { map } = making;
  return map ? values.map((value) => map[String(value)] ?? value) : values;
}

/** Returns the making if its texts fit into the column, cut if that is allowed; otherwise undefined. */
export function fitting(here: Here, making: Making, mayCut = true): Making | undefined {
  const { world, limits, unique } = here;
  const whole = unique ? withoutRepeats(here, making) : making;
  const values = valuesOf(world, whole);
  if (!values) return undefined;
  const lengths = values.map((value) => [...String(value)].length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (shortest < limits.fewest) return undefined;
  const { most = Number.POSITIVE_INFINITY } = limits;
  // Numbered names become longer with the number of rows.
  if (longest + (unique && shortest < longest ? 2 : 0) <= most) {
    const isOpen = shortest < longest && /\.|^(sentence|paragraph|words)/.test(making.type ?? '');
    return isOpen && !unique && longest * 1.4 > most ? { ...whole, most } : whole;
  }
  const long = lengths.filter((length) => length > most).length;
  return mayCut && !unique && long < SAMPLES * 0.7 ? { ...whole, most } : undefined;
}

/**
 * Returns the making with unique values. If its type cannot be unique, keeps it if its values rarely repeat, and otherwise
 * uses a picture of their shape.
 */
function withoutRepeats({ world, isKey }: Here, making: Making): Making {
  const unique = { ...making, unique: true };
  const { type = '' } = making;
  if (valuesOf(world, unique) || !type.includes('.')) return unique;
  if (!isKey && rarelyRepeats(world, type)) return making;
  const pattern = shapeOf(valuesOf(world, making) ?? []);
  return pattern === undefined ? unique : { pattern, unique: true };
}

const rare = new WeakMap<World, Map<string, boolean>>();

/** Returns true if a type has enough different values for the usual number of rows. */
function rarelyRepeats(world: World, type: string): boolean {
  let kept = rare.get(world);
  if (!kept) {
    kept = new Map();
    rare.set(world, kept);
  }
  let isRare = kept.get(type);
  if (isRare === undefined) {
    const values = samplesOf(world, { type }, MANY);
    isRare = Array.isArray(values) && new Set(values).size === MANY;
    kept.set(type, isRare);
  }
  return isRare;
}

const MANY = 5000;

/** Returns a picture of texts that have digits and letters at the same positions. */
function shapeOf(values: readonly unknown[]): string | undefined {
  const texts = values.map(String);
  const [first = ''] = texts;
  if (texts.some(({ length }) => length !== first.length) || !/^[A-Z\d -]+$/.test(first)) return undefined;
  const signs = Array.from(first, (sign, i) => {
    const all = texts.map((text) => text[i] as string);
    if (all.every((each) => each === sign)) return sign;
    if (all.every((each) => /\d/.test(each))) return '#';
    return all.every((each) => /[A-Z\d]/.test(each)) ? '*' : undefined;
  });
  return signs.includes(undefined) ? undefined : signs.join('');
}

/** Returns true if texts of a type may be cut: words and names may, numbers may not. */
export function mayBeCut(type: string): boolean {
  return /^(sentence|paragraph|words)/.test(type) || CUT.has(type.slice(type.lastIndexOf('.') + 1));
}

const CUT = new Set(
  'name first last family family2 street address city region job employer description industry brand category useragent bank native'.split(
    ' ',
  ),
);

/** Returns the making if its numbers fit into the column, with room to spare. */
export function fittingNumber({ world, limits, column }: Here, making: Making): Making | undefined {
  const values = valuesOf(world, making)?.map(Number);
  if (!values) return undefined;
  const { least = Number.NEGATIVE_INFINITY, greatest = Number.POSITIVE_INFINITY } = limits;
  const { type } = column;
  const isOpen = type.kind === 'float' || (type.kind === 'decimal' && type.precision === undefined);
  const isExact = (value: number) => isOpen || Number(value.toFixed(scaleOf(column))) === value;
  const fits = values.every((value) => value >= least && value * 4 <= greatest && isExact(value));
  return fits ? making : undefined;
}

/** Returns true if values of a type never repeat: sequences and UUIDs. */
export function neverRepeats(type = ''): boolean {
  const parsed = parseFieldType(type);
  return parsed.kind === 'sequence' || (parsed.kind === 'generic' && parsed.key === 'uuid');
}

/** Returns true if a column holds numbers. */
export function isNumber({ type: { kind } }: SchemaColumn): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float';
}

/** Returns the number of decimals of a column; `numeric(3,-1)` rounds to tens. */
export function scaleOf({ type }: SchemaColumn): number {
  if (type.kind === 'integer') return 0;
  return type.kind === 'decimal' && type.precision !== undefined
    ? Math.min(Math.max(type.scale ?? 0, 0), MOST_DECIMALS)
    : 2;
}

/** Maximum length of a generated text. */
export const LONGEST_COLUMN = 2000;

/** Maximum number of decimals of a generated number. */
export const MOST_DECIMALS = 10;
