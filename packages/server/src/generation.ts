import {
  bytesOf,
  type Format,
  formatOf,
  freshSeed,
  jobFor,
  LIMITS,
  Problem,
  type Source,
  seedText,
  valuesOf,
  whole,
} from '@specimen/engine';
import type { Answer, Input } from './route.ts';

/** What a generation request asks for, besides the spec. */
export interface Wanted {
  readonly n: number | undefined;
  readonly offset: number;
  readonly fields: string | undefined;
  readonly seed: string;
  readonly format: Format;
  readonly pretty: boolean;
}

/** Reads and checks the query parameters that all generation endpoints share. */
export function wanted({ query }: Input): Wanted {
  const n = query('n');
  const offset = query('offset');
  const seed = query('seed');
  return {
    n: n === undefined ? undefined : whole(n, 'n', 1, LIMITS.rows),
    offset: offset === undefined ? 0 : whole(offset, 'offset', 0, LIMITS.offset),
    fields: query('fields'),
    seed: seed === undefined ? freshSeed() : seedText(seed),
    format: formatOf(query('format')),
    pretty: isPretty(query('pretty')),
  };
}

export function isPretty(pretty: string | undefined): boolean {
  if (pretty === undefined || pretty === '1') return pretty === '1';
  throw new Problem('bad', `pretty must be 1 or left out, not ${JSON.stringify(pretty.slice(0, 60))}`);
}

/** The rows of a source as the request wants them. */
export function rowsAnswer(source: Source, want: Wanted): Answer {
  const { format, n, offset, seed, pretty } = want;
  const job = jobFor(source, { n, offset, seed });
  const json = format.key === 'json';
  const body = json && pretty ? pretties(valuesOf(job)) : bytesOf(job, format);
  const answer = { type: format.type, body, seed, rows: n ?? 1 };
  return json ? answer : { ...answer, file: `${source.name}.${format.key}` };
}

/** JSON with line breaks. */
export function pretties(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function jsonAnswer(value: unknown, pretty = false): Answer {
  return { type: 'application/json; charset=utf-8', body: pretty ? pretties(value) : JSON.stringify(value) };
}
