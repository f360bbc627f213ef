import { describe, expect, it } from 'vitest';
import { Pool, shared } from './pool.ts';
import { Random, RowKey } from './random.ts';

/** Returns the percentage of ten thousand draws that each entry gets. */
function drawn(pool: Pool<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  const random = new Random('pool');
  for (let i = 0; i < 10_000; i++) {
    const entry = pool.draw(random.start(new RowKey('a').at(i)));
    counts[entry] = (counts[entry] ?? 0) + 0.01;
  }
  return counts;
}

describe('a pool', () => {
  it('draws by share, and the rest by rank', () => {
    const counts = drawn(new Pool(['a', 'b', 'c', 'd'], [60, undefined, 20, undefined]));
    expect(counts.a).toBeCloseTo(60, -0.5);
    expect(counts.c).toBeCloseTo(20, -0.5);
    expect(counts.b as number).toBeGreaterThan(counts.d as number);
    expect((counts.b as number) + (counts.d as number)).toBeCloseTo(20, -0.5);
  });

  it('takes shares of any sum where all have one', () => {
    const counts = drawn(new Pool(['a', 'b'], [300, 100]));
    expect(counts.a).toBeCloseTo(75, -0.5);
    expect(counts.b).toBeCloseTo(25, -0.5);
  });

  it('leaves something to those without a share, however much the others have', () => {
    expect(drawn(new Pool(['a', 'b'], [100, undefined])).b as number).toBeGreaterThan(2);
  });

  it('makes none without a share likelier than one with', () => {
    const { weights } = new Pool(['a', 'b', 'c', 'd', 'e'], [30, 1]);
    expect(weights.slice(0, 2)).toEqual([30, 1]);
    expect(Math.max(...weights.slice(2))).toBe(1);
  });

  it('draws every entry of a long list by rank', () => {
    const entries = Array.from({ length: 300 }, (_, i) => `${i}`);
    const counts = drawn(new Pool(entries));
    expect(Object.keys(counts)).toHaveLength(300);
    expect(counts['0'] as number).toBeGreaterThan(2 * (counts['100'] as number));
  });

  it('equals another of the same entries with the same shares', () => {
    const pool = new Pool(['a', 'b'], [1, 2]);
    expect(pool.equals(new Pool(['a', 'b'], [1, 2]))).toBe(true);
    for (const other of [
      new Pool(['a', 'b'], [1, 3]),
      new Pool(['a', 'c'], [1, 2]),
      new Pool(['a'], [1]),
      new Pool(['a', 'b', 'c'], [1, 2, 3]),
      new Pool(['a', 'b']),
    ])
      expect(pool.equals(other)).toBe(false);
  });

  it('keeps the shares among those that fit', () => {
    const some = new Pool(['a', 'b', 'c'], [50, 30, 20]).where((entry) => entry !== 'a');
    expect(some.entries).toEqual(['b', 'c']);
    expect(drawn(some).b).toBeCloseTo(60, -0.5);
  });
});

it.each([
  ['a b_c:5 d:0.5', ['a', 'b c', 'd'], [undefined, 5, 0.5]],
  ['  x|y/z:12  De_la_Cruz ', ['x|y/z', 'De la Cruz'], [12, undefined]],
  ['a:b', ['a:b'], [undefined]],
  ['12 13:5', ['12', '13'], [undefined, 5]],
])('reads %j', (text, entries, shares) => expect(shared(text)).toEqual({ entries, shares }));
