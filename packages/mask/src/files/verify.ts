import { join } from 'node:path';
import { type Checker, countries, ibanValidator, validators } from 'specimen-data/internal';
import type { Plan } from '../plan.ts';
import { sensitivityOf } from '../scan/holds.ts';
import { planFor } from './mask.ts';
import type { DataRecord } from './record.ts';
import { piecesOf, sourcesIn } from './sources.ts';

/** Figures about a masked column; they contain no values. */
export interface ColumnReport {
  readonly name: string;
  readonly mask: string;
  readonly values: number;
  /** Number of different values in the original. */
  readonly before: number;
  readonly after: number;
  /** Number of different values that became equal, in columns that must keep them apart. */
  readonly collisions: number;
  readonly rightBefore: number;
  readonly rightAfter: number;
  /** Number of rows whose direct identifier did not change. */
  readonly left: number;
}

export interface Report {
  readonly sources: readonly {
    readonly source: string;
    readonly rows: number;
    readonly columns: readonly ColumnReport[];
  }[];
}

export interface Verified {
  readonly report: Report;
  /** Differences apart from the figures: rows, nulls, columns that the plan does not name. */
  readonly differences: readonly string[];
}

/** Reads the original and the masked files and compares them row by row. */
export async function verifyFiles(from: string, to: string, plan: Plan): Promise<Verified> {
  const { sources, isFolder } = sourcesIn(from);
  const differences: string[] = [];
  const reports = [];
  for (const source of sources) {
    const own = planFor(plan, source.source, sources.length === 1);
    if (own === undefined) continue;
    const columns = Object.entries(own.columns).map(
      ([name, { mask }]) => new ColumnFigures(name, mask, plan.country),
    );
    const other = isFolder ? { ...source, file: join(to, source.source) } : { ...source, file: to };
    const before = records((await piecesOf(source)).pieces);
    const after = records((await piecesOf(other)).pieces);
    const differs = new Set<string>();
    let rows = 0;
    for (;;) {
      const [one, two] = await Promise.all([before.next(), after.next()]);
      if (one.done || two.done) {
        if (one.done !== two.done) differs.add('the number of rows');
        break;
      }
      rows++;
      compare(one.value, two.value, { columns, differs });
    }
    differences.push(...[...differs].map((what) => `${source.source}: ${what}`));
    reports.push({ source: source.source, rows, columns: columns.map((column) => column.report) });
  }
  return { report: { sources: reports }, differences };
}

/** Returns true if the figures satisfy the laws of masking. */
export function isWell({ report, differences }: Verified): boolean {
  return (
    differences.length === 0 &&
    report.sources.every(({ columns }) =>
      columns.every(
        ({ collisions, left, rightBefore, rightAfter }) =>
          collisions === 0 && left === 0 && rightBefore === rightAfter,
      ),
    )
  );
}

async function* records(
  pieces: AsyncIterable<string | DataRecord>,
): AsyncGenerator<DataRecord, void, undefined> {
  for await (const piece of pieces) if (typeof piece !== 'string') yield piece;
}

function compare(
  before: DataRecord,
  after: DataRecord,
  { columns, differs }: { columns: readonly ColumnFigures[]; differs: Set<string> },
): void {
  const masked = new Set(columns.map(({ name }) => name));
  for (const column of before.columns) {
    if (masked.has(column)) continue;
    if (JSON.stringify(before.values(column)) !== JSON.stringify(after.values(column)))
      differs.add(`the column ${column}`);
  }
  for (const figures of columns) {
    const [old, now] = [before.values(figures.name), after.values(figures.name)];
    old.forEach((value, i) => {
      const isEmpty = value === null || value === '';
      const wasEmptied = now[i] === null || now[i] === '';
      if (isEmpty !== wasEmptied && figures.mask !== 'null' && !figures.mask.startsWith('const:'))
        differs.add(`nulls of ${figures.name}`);
      if (!isEmpty) figures.add(String(value), wasEmptied ? '' : String(now[i]));
    });
  }
}

class ColumnFigures {
  readonly #before = new Set<number>();
  readonly #after = new Map<number, number>();
  readonly #checker: Checker | undefined;
  readonly #isDirect: boolean;
  readonly #isUnique: boolean;
  #values = 0;
  #collisions = 0;
  #rightBefore = 0;
  #rightAfter = 0;
  #left = 0;

  constructor(
    readonly name: string,
    readonly mask: string,
    country: string | undefined,
  ) {
    const [code, key = mask] = mask.includes('.') ? mask.split('.') : [country, mask];
    const field = countries.find((each) => each.code === code)?.fields.get(key);
    this.#checker =
      key === 'iban' ? ibanValidator : (field?.validator ?? validators.find(({ id }) => id === mask));
    const direct =
      sensitivityOf({ holds: key, country: code ?? null, confidence: 1, evidence: [] }) === 'direct';
    this.#isDirect = (direct || this.#checker !== undefined) && !PLACED.has(key);
    this.#isUnique = (this.#isDirect && !['first', 'last', 'text', 'name'].includes(key)) || key === 'digits';
  }

  add(before: string, after: string): void {
    this.#values++;
    const [old, now] = [hash(before.toLowerCase()), hash(after.toLowerCase())];
    this.#before.add(old);
    const known = this.#after.get(now);
    if (known === undefined) this.#after.set(now, old);
    else if (known !== old && this.#isUnique && compact(before) !== compact(after)) this.#collisions++;
    if (this.#isDirect && before === after && this.mask !== 'text' && this.mask !== 'keep') this.#left++;
    if (this.#checker?.valid(before)) this.#rightBefore++;
    if (this.#checker?.valid(after)) this.#rightAfter++;
  }

  get report(): ColumnReport {
    return {
      name: this.name,
      mask: this.mask,
      values: this.#values,
      before: this.#before.size,
      after: this.#after.size,
      collisions: this.#collisions,
      rightBefore: this.#rightBefore,
      rightAfter: this.#rightAfter,
      left: this.#left,
    };
  }
}

/** Fields of places and banks, which identify nobody. */
const PLACED = new Set('swift bank bankcode sortcode routing city region postcode sex'.split(' '));

function compact(value: string): string {
  return value.replace(/[ ./-]/g, '').toLowerCase();
}

/** Returns 52 bits that represent a text: enough to distinguish a hundred million texts with little memory. */
function hash(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (b >>> 0) * 2 ** 20 + (a >>> 12);
}
