import { describe, expect, it } from 'vitest';
import { alike, nameOf, prefetchDraws, Random, RowKey, SERIALS } from './random.ts';

const stream = (name: string, seed = 'seed', row = 0) => new Random(name).start(new RowKey(seed).at(row));

describe('Random', () => {
  // A contract: every other implementation and every later version must produce these numbers.
  it.each([
    ['a', 0, 'name', [1549345998, 3754474102, 794077244]],
    ['a', 1, 'name', [3090827113, 1914796163, 1728309081]],
    ['b', 0, 'name', [4167923848, 1502511911, 3987054362]],
    ['a', 0, 'nam', [1288480076, 1571624194, 2575039659]],
    ['a', 4294967295, 'name', [2489241951, 1891979579, 832578369]],
    ['a', 4294967296, 'name', [1458937386, 2523913862, 705219210]],
    ['a', 1000000000000, '', [1821708359, 3810643870, 3943523194]],
    ['Zażółć 🎲', 7, 'address/city', [2256950212, 1720861476, 2878590030]],
  ])('of seed %s, row %i, stream %s is pinned', (seed, row, name, numbers) => {
    const random = stream(name, seed, row);
    expect([random.next(), random.next(), random.next()]).toEqual(numbers);
  });

  it('starts again at each row, and keeps the row that it was pointed at', () => {
    const row = new RowKey('a');
    const random = new Random('name').start(row.at(5));
    const first = [random.next(), random.next()];
    expect(row.index).toBe(5);
    expect(random.start(row.at(6)).next()).not.toBe(first[0]);
    random.start(row.at(5));
    expect([random.next(), random.next()]).toEqual(first);
  });

  it('has no two keys alike among the rows of a seed', () => {
    const row = new RowKey('a');
    const keys = Array.from({ length: 5000 }, (_, i) => {
      row.at(i % 2 === 0 ? i : i * 4294967296);
      return `${row.key0} ${row.key1}`;
    });
    expect(new Set(keys).size).toBe(5000);
  });
});

describe('prefetchDraws', () => {
  it('writes the draws of its streams, and nobody else writes there', () => {
    const names = ['sex', 'born', 'given', 'given', 'given', 'city'];
    const row = new RowKey('prefetch').at(3);
    const [draws, others] = [new Int32Array(6), new Int32Array(6)];
    prefetchDraws(row, names.map(nameOf), draws);
    const streams = new Map(names.map((name) => [name, new Random(name).start(row)]));
    const expected = names.map((name) => streams.get(name)?.next());
    prefetchDraws(row.at(4), names.map(nameOf), others);
    expect(Array.from(draws, (draw) => draw >>> 0)).toEqual(expected);
    expect(others).not.toEqual(draws);
  });
});

describe('below', () => {
  it.each([1, 2, 7, 50])('draws all of 0 to %i less one, each as often', (n) => {
    const random = stream('below');
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < n * 200; i++) count(counts, random.below(n));
    expect(Math.min(...counts)).toBeGreaterThan(120);
    expect(Math.max(...counts)).toBeLessThan(290);
  });

  it('reaches all of 32 bits', () => {
    const [one, other] = [stream('below'), stream('below')];
    for (let i = 0; i < 20; i++) expect(one.below(2 ** 32)).toBe(other.next());
  });
});

describe('int', () => {
  it('draws both ends and what is between', () => {
    const random = stream('int');
    const drawn = new Set(Array.from({ length: 200 }, () => random.int(-2, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('takes one draw for a span of 32 bits, and the same as below', () => {
    const [one, other] = [stream('int'), stream('int')];
    for (let i = 0; i < 20; i++) expect(one.int(5, 2 ** 32 + 4)).toBe(5 + other.below(2 ** 32));
  });

  it('takes two draws for a wider span', () => {
    const [one, other] = [stream('int'), stream('int')];
    for (let i = 0; i < 20; i++) {
      const wide = (BigInt(other.next() >>> 11) << 32n) + BigInt(other.next());
      expect(one.int(-3, 2 ** 32 - 3)).toBe(Number(wide % (2n ** 32n + 1n)) - 3);
    }
    expect(one.int(0, Number.MAX_SAFE_INTEGER)).toBeGreaterThan(2 ** 32);
  });
});

describe('chance', () => {
  it.each([
    [0, 0, 0],
    [0.25, 2300, 2700],
    [0.5, 4800, 5200],
    [1, 10_000, 10_000],
  ])('is true %d of the time', (probability, least, most) => {
    const random = stream('chance');
    const times = Array.from({ length: 10_000 }, () => random.chance(probability)).filter(Boolean).length;
    expect(times).toBeGreaterThanOrEqual(least);
    expect(times).toBeLessThanOrEqual(most);
  });
});

describe('pick', () => {
  it('draws every entry of a list and every character of a text', () => {
    const random = stream('pick');
    const drawn = new Set(Array.from({ length: 100 }, () => random.pick(['x', 'y', 'z'])));
    expect([...drawn].sort()).toEqual(['x', 'y', 'z']);
    const letters = new Set(Array.from({ length: 100 }, () => random.pick('abc')));
    expect([...letters].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('rank', () => {
  it.each([1, 3, 50])('of %i is the likelier the earlier, by 1 / (rank + 10)', (n) => {
    const random = stream('rank');
    const weights = Array.from({ length: n }, (_, rank) => 1 / (rank + 10));
    const total = weights.reduce((sum, weight) => sum + weight);
    const draws = 10_000;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) count(counts, random.rank(n));
    weights.forEach((weight, rank) => {
      const expected = (draws * weight) / total;
      expect(Math.abs((counts[rank] as number) - expected)).toBeLessThan(6 * Math.sqrt(expected));
    });
  });

  it('reaches the last of a long list and none beyond', () => {
    const random = stream('rank');
    const drawn = Array.from({ length: 40_000 }, () => random.rank(1000));
    expect(Math.max(...drawn)).toBe(999);
    expect(Math.min(...drawn)).toBe(0);
  });

  it('picks the common entries of a list', () => {
    const [one, other] = [stream('rank'), stream('rank')];
    const entries = ['a', 'b', 'c', 'd'];
    for (let i = 0; i < 50; i++) expect(one.common(entries)).toBe(entries[other.rank(4)]);
  });
});

describe('digits', () => {
  it.each([0, 1, 2, 3, 4, 6, 11])('makes %i digits, three to a draw', (length) => {
    const [one, other] = [stream('digits'), stream('digits')];
    const threes = Array.from({ length: Math.ceil(length / 3) }, () =>
      String(other.below(1000)).padStart(3, '0'),
    );
    expect(one.digits(length)).toBe(threes.join('').slice(0, length));
    expect(one.next()).toBe(other.next());
  });
});

describe('chars', () => {
  it('takes each character from the alphabet', () => {
    const [one, other] = [stream('chars'), stream('chars')];
    const text = one.chars(50, 'xyz');
    expect(text).toBe(Array.from({ length: 50 }, () => 'xyz'[other.below(3)]).join(''));
    expect(text).toMatch(/^[xyz]{50}$/);
    expect(one.chars(0, 'xyz')).toBe('');
  });
});

function count(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? Number.NaN) + 1;
}

it('permutes the rows of each block, each once', () => {
  const key = new RowKey('a');
  for (const block of [0, 1, 7]) {
    const first = block * SERIALS;
    const serials = Array.from({ length: SERIALS }, (_, i) => key.at(first + i).serial);
    expect(new Set(serials).size).toBe(SERIALS);
    expect(serials.every((serial) => serial >= first && serial < first + SERIALS)).toBe(true);
    expect(serials.slice(0, 10)).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => first + i));
  }
  // Pinned like the draws, because the serial number determines unique values.
  expect([0, 1, 2, 1_000_000_000_000].map((row) => key.at(row).serial)).toEqual([
    22607, 70878, 29149, 1000000052607,
  ]);
});

it('makes texts alike: digits for digits, letters of the same case for letters', () => {
  const value = '0-9 AZ_az/é';
  const made = Array.from({ length: 200 }, (_, row) => alike(value, stream('alike', 'a', row)));
  for (const text of made) expect(text).toMatch(/^\d-\d [A-Z]{2}_[a-z]{2}\/é$/);
  expect(new Set(made).size).toBeGreaterThan(150);
});

it('chooses each index below a number, and none beyond', () => {
  const chosen = Array.from({ length: 300 }, (_, row) => stream('choose', 'a', row).choose(5));
  expect(new Set(chosen)).toEqual(new Set([0, 1, 2, 3, 4]));
});
