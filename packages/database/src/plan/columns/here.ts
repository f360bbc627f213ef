import { type Country, parseFieldType, samplesOf, type TableField, type World } from 'specimen-data/internal';
import type { SchemaColumn, SchemaTable } from '../../schema.ts';
import type { Limits } from '../checks/columnLimits.ts';
import type { Subject } from './subjects.ts';

/** A field without its name. */
export type Making = Omit<TableField, 'name'>;

/** What a column was taken for. */
export interface Meaning {
  readonly making: Making;
  readonly why: string;
  /** Whether only its type told. */
  readonly unsure?: boolean;
}

/** A column, and what is known around it. */
export interface Here {
  readonly world: World;
  readonly country: Country;
  readonly table: SchemaTable;
  /** What the table's rows are. */
  readonly subject: Subject;
  readonly column: SchemaColumn;
  /** The words of its name. */
  readonly words: readonly string[];
  readonly limits: Limits;
  /** Whether no value may come twice. */
  readonly unique: boolean;
  /** Whether it is the primary key by itself. */
  readonly isKey: boolean;
  /** The types that columns of the row have already: two sums of money shall differ. */
  readonly used: ReadonlySet<string>;
}

const SAMPLES = 200;
const known = new WeakMap<World, Map<string, ReturnType<typeof samplesOf>>>();

/** Some values of a field; nothing where there is no such field, or it cannot be unique. */
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

/** The making if its texts fit into the column, cut where they may be; nothing otherwise. */
export function fitting(here: Here, making: Making, mayCut = true): Making | undefined {
  const { world, limits, unique } = here;
  const whole = unique ? withoutRepeats(here, making) : making;
  const values = valuesOf(world, whole);
  if (!values) return undefined;
  const lengths = values.map((value) => [...String(value)].length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (shortest < limits.fewest) return undefined;
  const { most = Number.POSITIVE_INFINITY } = limits;
  // Names with a number at the end grow with the rows.
  if (longest + (unique && shortest < longest ? 2 : 0) <= most) {
    const isOpen = shortest < longest && /\.|^(sentence|paragraph|words)/.test(making.type ?? '');
    return isOpen && !unique && longest * 1.4 > most ? { ...whole, most } : whole;
  }
  const long = lengths.filter((length) => length > most).length;
  return mayCut && !unique && long < SAMPLES * 0.7 ? { ...whole, most } : undefined;
}

/** The making with no value twice; where it cannot be told so, as it is if values hardly ever repeat, otherwise their shape. */
function withoutRepeats({ world, isKey }: Here, making: Making): Making {
  const unique = { ...making, unique: true };
  const { type = '' } = making;
  if (valuesOf(world, unique) || !type.includes('.')) return unique;
  if (!isKey && rarelyRepeats(world, type)) return making;
  const pattern = shapeOf(valuesOf(world, making) ?? []);
  return pattern === undefined ? unique : { pattern, unique: true };
}

const rare = new WeakMap<World, Map<string, boolean>>();

/** Whether so many values of a type differ that as many rows as a plan usually has do. */
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

/** A picture of texts that have digits and letters at the same places. */
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

/** Whether texts of a type may be cut: words and names, no numbers. */
export function mayBeCut(type: string): boolean {
  return /^(sentence|paragraph|words)/.test(type) || CUT.has(type.slice(type.lastIndexOf('.') + 1));
}

const CUT = new Set(
  'name first last family family2 street address city region job employer description industry brand category useragent bank native'.split(
    ' ',
  ),
);

/** The making if its numbers fit into the column, with room to spare. */
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

/** Whether values of a type never come twice: numbers that go on, and UUIDs. */
export function neverRepeats(type = ''): boolean {
  const parsed = parseFieldType(type);
  return parsed.kind === 'sequence' || (parsed.kind === 'generic' && parsed.key === 'uuid');
}

/** Whether a column holds numbers. */
export function isNumber({ type: { kind } }: SchemaColumn): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float';
}

/** How many decimals a column keeps; `numeric(3,-1)` keeps tens. */
export function scaleOf({ type }: SchemaColumn): number {
  if (type.kind === 'integer') return 0;
  return type.kind === 'decimal' && type.precision !== undefined
    ? Math.min(Math.max(type.scale ?? 0, 0), MOST_DECIMALS)
    : 2;
}

/** The characters that a text is made with at most. */
export const LONGEST_COLUMN = 2000;

/** The decimals that a number is made with at most. */
export const MOST_DECIMALS = 10;
