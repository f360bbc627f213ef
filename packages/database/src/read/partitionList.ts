import { type Cursor, partsOf } from './cursor.ts';
import { type Bound, literalIn, type PartitionKey, type Value } from './partitionBounds.ts';
import type { Part } from './partitions.ts';
import type { Token } from './tokens.ts';

/**
 * Reads the partitions that MySQL lists after their key: `(PARTITION p0 VALUES LESS THAN (2025), …)`. Each one begins where
 * the previous one ends.
 */
export function readParts(cursor: Cursor, { isYear }: PartitionKey): readonly Part[] {
  if (cursor.word !== '(') return [];
  let from: Value | undefined;
  return partsOf(cursor.inside()).map((tokens, i) => {
    const bound = boundIn(tokens, from, isYear);
    from = bound.kind === 'range' ? bound.to[0] : from;
    return { name: `${i}`, bound };
  });
}

function boundIn(tokens: readonly Token[], from: Value | undefined, isYear: boolean): Bound {
  const at = tokens.findIndex(({ word }) => word === 'VALUES');
  const rest = tokens.slice(at + 1);
  const given = partsOf(rest.slice(rest.findIndex(({ word }) => word === '(') + 1, closing(rest)));
  if (at < 0 || rest.some(({ word }) => word === 'MAXVALUE')) return { kind: 'any' };
  const values = given.map((part) => yearly(literalIn(part), isYear));
  if (values.length === 0 || values.includes(null)) return { kind: 'strange' };
  return rest[0]?.word === 'IN'
    ? { kind: 'list', values: values as readonly Value[] }
    : { kind: 'range', from: [from], to: values as readonly Value[] };
}

/** Returns the index at which the first parentheses close. */
function closing(tokens: readonly Token[]): number {
  let depth = 0;
  return tokens.findIndex(({ word }) => {
    if (word === '(') depth++;
    return word === ')' && --depth === 0;
  });
}

/** Returns the first day of a year for a table that is partitioned by years. */
function yearly(value: Value | null, isYear: boolean): Value | null {
  return value && isYear && !value.isText ? { text: `${value.text}-01-01`, isText: true } : value;
}
