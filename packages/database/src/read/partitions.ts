import { type Bound, type PartitionKey, type Value, valueText } from './partitionBounds.ts';

/** The partitions of a schema's tables, and the rows that they accept together. */
export class Partitions {
  readonly #keys = new Map<string, PartitionKey>();
  readonly #parts = new Map<string, Part[]>();
  readonly #above = new Map<string, string>();

  /** Sets the partition key of a table or of a partition. */
  setKey(table: string, key: PartitionKey): void {
    this.#keys.set(table, key);
  }

  add(table: string, part: Part): void {
    this.#parts.set(table, [...(this.#parts.get(table) ?? []), part]);
    this.#above.set(part.name, table);
  }

  /** Returns the table that owns the rows of a partition, at any depth; another table returns itself. */
  wholeOf(table: string): string {
    const seen = new Set([table]);
    for (const each of seen) seen.add(this.#above.get(each) ?? each);
    return [...seen].at(-1) as string;
  }

  /** Returns the conditions of rows that fit into some partition. For subpartitions, only the first one counts. */
  checksOf(table: string, above: readonly string[] = []): readonly string[] {
    if (above.includes(table)) return [];
    const way = [...above, table];
    const key = this.#keys.get(table);
    const parts = this.#parts.get(table) ?? [];
    if (!key || parts.length === 0) return [];
    const nested = parts.find(({ name }) => this.#keys.has(name) && this.checksOf(name, way).length > 0);
    const bounds = (nested ? [nested] : parts).map(({ bound }) => bound);
    return [...conditionsFor(key, bounds), ...(nested ? this.checksOf(nested.name, way) : [])];
  }
}

/** A partition of a table, and the rows that it accepts. */
export interface Part {
  readonly name: string;
  readonly bound: Bound;
}

function conditionsFor({ method, columns, text }: PartitionKey, bounds: readonly Bound[]): readonly string[] {
  if (method === 'hash' || bounds.some(({ kind }) => kind === 'any')) return [];
  const [first] = columns;
  const isKnown = columns.every((column) => column !== undefined);
  if (!isKnown || first === undefined || bounds.some(({ kind }) => kind === 'strange'))
    return [`PARTITION BY ${text}`];
  const values = bounds.flatMap((bound) => (bound.kind === 'list' ? bound.values : []));
  if (values.length > 0) return [`${named(first)} IN (${values.map(valueText).join(', ')})`];
  const ranges = bounds.flatMap((bound) => (bound.kind === 'range' ? [bound] : []));
  return columns.length === 1 ? within(named(first), ranges) : ofFirst(columns as readonly string[], ranges);
}

type Range = Extract<Bound, { readonly kind: 'range' }>;

/** Returns the conditions of the longest run of adjacent ranges. */
function within(column: string, ranges: readonly Range[]): readonly string[] {
  const sorted = ranges.toSorted((a, b) => compared(a.from[0], b.from[0]));
  const runs: Range[][] = [];
  for (const range of sorted) {
    const run = runs.at(-1);
    const end = run?.at(-1)?.to[0];
    if (run && end && range.from[0]?.text === end.text) run.push(range);
    else runs.push([range]);
  }
  const [longest = []] = runs.toSorted((a, b) => b.length - a.length);
  return limits(column, longest[0]?.from[0], longest.at(-1)?.to[0]);
}

function limits(column: string, from: Value | undefined, to: Value | undefined): readonly string[] {
  return [
    ...(from ? [`${column} >= ${valueText(from)}`] : []),
    ...(to ? [`${column} < ${valueText(to)}`] : []),
  ];
}

/** For several columns: the first value of the first range, and the possible second values. */
function ofFirst([first = '', second = '']: readonly string[], ranges: readonly Range[]): readonly string[] {
  const range = ranges.find(({ from }) => from[0] !== undefined);
  const start = range?.from[0];
  if (!range || !start) return [];
  const end = range.to[0]?.text === start.text ? range.to[1] : undefined;
  return [`${named(first)} = ${valueText(start)}`, ...limits(named(second), range.from[1], end)];
}

/** Compares two bounds; an open beginning comes first. */
function compared(a: Value | undefined, b: Value | undefined): number {
  if (!a || !b) return Number(a !== undefined) - Number(b !== undefined);
  if (!a.isText && !b.isText) return Number(a.text) - Number(b.text);
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}

function named(column: string): string {
  return `"${column}"`;
}
