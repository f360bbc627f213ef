import { nearest, Problem, shown } from 'specimen-data/internal';
import type { RowContext, TextMask } from './columns/kinds.ts';
import { Masks } from './columns/masks.ts';
import { type Plan, readPlan, type SourcePlan, WITHIN } from './plan.ts';

export interface MaskerOptions {
  /** The key: a text or bytes, with a length of at least 16. */
  readonly key: string | Uint8Array;
  readonly plan: Plan;
  /** The source whose columns are masked, if the plan has several. */
  readonly source?: string | undefined;
}

/** Masks a row of any shape: columns by name, nested ones by path. */
export type MaskRow = <Row extends object>(row: Row) => Row;

/**
 * Returns a function that masks rows by a plan. The same value under the same key becomes the same value, in every row,
 * column, source, run and program. The row itself is not changed.
 */
export function masker({ key, plan, source }: MaskerOptions): MaskRow {
  const read = readPlan(plan);
  return rowMasker(masksOf(key), read, sourceOf(read, source));
}

/** Returns the masks of a key; throws if the key is too short. */
export function masksOf(key: string | Uint8Array): Masks {
  const length = typeof key === 'string' ? byteLength(key) : (key?.length ?? 0);
  if (!(length >= LEAST_KEY))
    throw new Problem('bad-setting', `the key has ${length} bytes, should have ${LEAST_KEY} or more`);
  return new Masks(key);
}

const LEAST_KEY = 16;

function byteLength(text: string): number {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd')).replace(/%[0-9A-F]{2}/g, '.').length;
}

function sourceOf({ sources }: Plan, source: string | undefined): SourcePlan {
  const [first] = sources;
  if (source === undefined && sources.length === 1 && first) return first;
  const names = sources.map((each) => each.source);
  const found = sources.find((each) => each.source === source);
  if (found) return found;
  if (source === undefined)
    throw new Problem(
      'bad-definition',
      `the plan has ${sources.length} sources: say which, one of ${names.join(', ')}`,
    );
  const near = nearest(source, names);
  throw new Problem(
    'bad-definition',
    `the plan has no source ${shown(source)}${near ? `; did you mean ${shown(near)}?` : ''}`,
  );
}

/** A column with its path and its mask. */
export interface CompiledColumn {
  readonly name: string;
  readonly mask: TextMask;
  readonly plan: SourcePlan['columns'][string];
}

/** The compiled columns of a source; every mask is known to exist. */
export interface CompiledSource {
  readonly columns: readonly CompiledColumn[];
  /** Returns the facts about a row that masks need, from the texts of its columns. */
  context(read: (column: string) => string | undefined): RowContext;
}

export function compileSource(masks: Masks, plan: Plan, source: SourcePlan): CompiledSource {
  const { person } = source;
  const columns = Object.entries(source.columns).map(([name, column]) => {
    const within = column.within ?? person?.within ?? WITHIN;
    return { name, plan: column, mask: masks.compile({ ...column, within }, plan.country) };
  });
  const roles = person?.columns ?? {};
  const byMask = (key: string) =>
    roles[key] ?? columns.find(({ plan: { mask } }) => mask === key || mask.endsWith(`.${key}`))?.name;
  const city = byMask('city');
  const named = ['name', 'first', 'last', 'native'].flatMap((key) => byMask(key) ?? []);
  return {
    columns,
    context(read) {
      const whole = named.flatMap((column) => read(column) ?? []);
      return {
        by: person?.by === undefined ? undefined : read(person.by),
        city: city === undefined ? undefined : read(city),
        names: whole.flatMap((name) => [name, ...name.split(/\s+/)]),
      };
    },
  };
}

function rowMasker(masks: Masks, plan: Plan, source: SourcePlan): MaskRow {
  const { columns, context } = compileSource(masks, plan, source);
  const paths = columns.map(({ name, mask }) => ({ steps: stepsOf(name), name, mask }));
  return (row) => {
    const around = context((column) => textAt(row, column));
    const masked = { ...row } as Record<string, unknown>;
    for (const { steps, name, mask } of paths) {
      const change = (value: unknown) => maskValue(mask, value, around);
      if (Object.hasOwn(masked, name)) masked[name] = replaced(masked[name], [], change);
      else if (steps.length > 1) Object.assign(masked, replaced(masked, steps, change));
    }
    return masked as typeof row;
  };
}

/** Masks a value and keeps its type. */
export function maskValue(mask: TextMask, value: unknown, row: RowContext): unknown {
  if (typeof value === 'string') return value === '' ? value : mask(value, row);
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  const masked = mask(String(value), row);
  if (masked === null) return null;
  const number = Number(masked);
  return masked.trim() !== '' && Number.isFinite(number) ? number : masked;
}

/** Returns the steps of a path: `customer.phones[]` is two names and every element. */
export function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap((step) => {
    const lists = /(?:\[\])+$/.exec(step)?.[0].length ?? 0;
    return [step.slice(0, step.length - lists), ...Array<string>(lists / 2).fill('[]')];
  });
}

function textAt(row: object, path: string): string | undefined {
  let value: unknown = Object.hasOwn(row, path) ? (row as Record<string, unknown>)[path] : undefined;
  if (value === undefined) {
    value = row;
    for (const step of stepsOf(path)) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = Array.isArray(value) ? value[0] : (value as Record<string, unknown>)[step];
    }
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns a copy of a value in which the leaf at the end of a path is replaced. */
function replaced(value: unknown, steps: readonly string[], change: (leaf: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return Array.isArray(value) ? value.map(change) : change(value);
  if (step === '[]') return Array.isArray(value) ? value.map((each) => replaced(each, rest, change)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (!Object.hasOwn(value, step)) return value;
  return { ...value, [step]: replaced((value as Record<string, unknown>)[step], rest, change) };
}
