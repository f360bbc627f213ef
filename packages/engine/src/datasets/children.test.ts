import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Children } from './children.ts';

it('finds the parent of any row and the rows of any parent, in any order', () => {
  const counts = fc.array(fc.nat(9), { minLength: 1, maxLength: 1200 });
  fc.assert(
    fc.property(counts, fc.array(fc.nat(), { maxLength: 40 }), (all, asked) => {
      const children = new Children(all.length, (parent) => all[parent] as number);
      const owners = all.flatMap((count, parent) => Array.from({ length: count }, (_, i) => [parent, i]));
      expect(children.total).toBe(owners.length);
      for (const number of asked) {
        if (owners.length > 0) {
          const row = number % owners.length;
          children.seek(row);
          expect([children.parent, children.index]).toEqual(owners[row]);
        }
        const parent = number % all.length;
        const before = all.slice(0, parent).reduce((sum, count) => sum + count, 0);
        expect(children.firstOf(parent)).toBe(before);
        expect(children.countOf(parent)).toBe(all[parent]);
      }
    }),
  );
});

it('goes far ahead and back as well as on', () => {
  const children = new Children(10_000, (parent) => parent % 5);
  for (const row of [0, 19_999, 3, 12_345, 12_346, 4_097, 8_194]) {
    children.seek(row);
    const group = Math.floor(row / 10);
    const [parent, index] = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4].map((owner, i, owners) => [
      group * 5 + owner,
      i - owners.indexOf(owner),
    ])[row % 10] as [number, number];
    expect([children.parent, children.index]).toEqual([parent, index]);
  }
});

it('is moved in by several, which count it once', () => {
  let counted = 0;
  const children = new Children(1000, (parent) => {
    counted++;
    return parent % 3;
  });
  const before = counted;
  const other = children.again();
  expect([other.total, counted - before]).toEqual([children.total, 1]);
  children.seek(500);
  other.seek(3);
  expect([children.parent, other.parent, other.index]).toEqual([500, 4, 0]);
  expect(other.firstOf(500)).toBe(children.firstOf(500));
});

it('refuses more parents than can be counted', () => {
  expect(() => new Children(1e11, () => 1)).toThrow(
    'a table whose rows have child rows has at most 100000000 rows, not 100000000000',
  );
});
