import {
  blocksOf,
  bytesUpTo,
  type Format,
  formatOf,
  freshSeed,
  jobFor,
  LIMITS,
  Problem,
  type Source,
  seedText,
  whole,
} from '@specimen/engine';
import { Blocks, prettied } from './body.ts';
import { isSmall, prepare } from './respond.ts';
import type { Answer, Input } from './route.ts';

/** What a generation request asks for, besides the spec. */
export interface Wanted {
  readonly n: number | undefined;
  readonly offset: number;
  readonly fields: string | undefined;
  /** Drawn anew for each answer when undefined. */
  readonly seed: string | undefined;
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
    seed: seed === undefined ? undefined : seedText(seed),
    format: formatOf(query('format')),
    pretty: isPretty(query('pretty')),
  };
}

export function isPretty(pretty: string | undefined): boolean {
  if (pretty === undefined || pretty === '1') return pretty === '1';
  throw new Problem('bad', `pretty must be 1 or left out, not ${JSON.stringify(pretty.slice(0, 60))}`);
}

/** Rows up to so many bytes are made at once; of more, the rest of the service would feel it. */
const LARGE = 4_194_304;

/** Makes the rows of a source as the request wants them; a small answer is kept when its seed is given. */
export function rowsOf(source: Source, { format, n, offset, seed: given, pretty }: Wanted): () => Answer {
  const { type, key } = format;
  const json = key === 'json';
  const file = json ? undefined : `${source.name}.${key}`;
  let kept: Answer | undefined;
  return () => {
    if (kept) return kept;
    const seed = given ?? freshSeed();
    const job = jobFor(source, { n, offset, seed });
    const bytes = bytesUpTo(job, format, LARGE);
    const plain = bytes ?? new Blocks(blocksOf(job, format));
    const answer = { type, body: json && pretty ? prettied(plain) : plain, seed, file, rows: n ?? 1 };
    if (given !== undefined && isSmall(answer)) kept = { ...answer, prepared: prepare(answer) };
    return answer;
  };
}

export function jsonAnswer(value: unknown, pretty = false): Answer {
  return {
    type: 'application/json; charset=utf-8',
    body: pretty ? `${JSON.stringify(value, null, 2)}\n` : JSON.stringify(value),
  };
}
