import { describe, expect, it } from 'vitest';
import { nameOf, prefetchDraws, Random, RowKey } from '../../packages/engine/src/kernel/random.ts';
import { chiSquare, evenly, twoSided } from '../support/statistics.ts';

/*
 * A battery for the random streams. References: [K] Knuth, The Art of Computer Programming, volume 2, third edition,
 * section 3.3.2 (the letters are his); [N] NIST SP 800-22 revision 1a; [M] Marsaglia & Tsang, Some difficult-to-pass
 * tests of randomness, Journal of Statistical Software 7 (2002), issue 3; [W] Webster & Tavares, On the design of
 * S-boxes, CRYPTO '85. All seeds are fixed, so a result changes only with the generator.
 */

const N = 1 << 17;

/** Returns the p-value of a sequence of 32-bit words. */
type Test = (words: Uint32Array) => number;

/** Numbers of some bits, from bit `low` up. */
function bitsOf(words: Uint32Array, low: number, bits: number): Uint32Array {
  return words.map((word) => (word >>> low) & ((1 << bits) - 1));
}

function counted(values: ArrayLike<number>, size: number): Float64Array {
  const counts = new Float64Array(size);
  for (let i = 0; i < values.length; i++)
    counts[values[i] as number] = (counts[values[i] as number] as number) + 1;
  return counts;
}

/** [K] A, equidistribution: each value of a byte is as frequent as the others. */
const bytes =
  (low: number): Test =>
  (words) =>
    evenly(counted(bitsOf(words, low, 8), 256), words.length);

/** [N] 2.1, frequency: each bit is set in half of the words. The least of 32 p-values, times 32 (Bonferroni). */
const bitPositions: Test = (words) => {
  const least = Array.from({ length: 32 }, (_, bit) => {
    const ones = bitsOf(words, bit, 1).reduce((sum, each) => sum + each, 0);
    return twoSided((2 * ones - words.length) / Math.sqrt(words.length));
  });
  return Math.min(1, 32 * Math.min(...least));
};

/** [K] B, serial: pairs of neighbours, of six bits each, are all as frequent. */
const pairs =
  (low: number): Test =>
  (words) => {
    const six = bitsOf(words, low, 6);
    const all = Array.from(
      { length: six.length / 2 },
      (_, i) => (six[2 * i] as number) * 64 + (six[2 * i + 1] as number),
    );
    return evenly(counted(all, 4096), all.length);
  };

/** [K] K, serial correlation: a word says nothing about the word `lag` behind it. */
const correlation =
  (lag: number): Test =>
  (words) => {
    const centred = Array.from(words, (word) => word / 2 ** 32 - 0.5);
    const product = centred.reduce(
      (sum, each, i) => sum + each * (centred[(i + lag) % centred.length] as number),
      0,
    );
    // The product of two uniform numbers around 0 has the variance 1/144.
    return twoSided((product * 12) / Math.sqrt(words.length));
  };

/** [K] D, gap: how many words lie between two whose first three bits are 0. */
const gaps: Test = (words) => {
  const longest = 40;
  const lengths: number[] = [];
  let gap = 0;
  for (const word of words) {
    if (word >>> 29 !== 0) gap++;
    else {
      lengths.push(Math.min(gap, longest));
      gap = 0;
    }
  }
  const share = 1 / 8;
  const expected = Array.from(
    { length: longest + 1 },
    (_, r) => (r < longest ? share : 1) * (1 - share) ** r,
  );
  return chiSquare(counted(lengths, longest + 1), expected, lengths.length);
};

/** [K] G, runs up. The word behind a run is left out, which makes runs independent: length r has 1/r! − 1/(r+1)!. */
const runs: Test = (words) => {
  const longest = 6;
  const lengths: number[] = [];
  for (let i = 0; i < words.length - longest; i++) {
    let length = 1;
    while (i + 1 < words.length && (words[i + 1] as number) > (words[i] as number)) {
      length++;
      i++;
    }
    lengths.push(Math.min(length, longest) - 1);
    i++;
  }
  const factorials = [1, 2, 6, 24, 120, 720];
  const expected = factorials.map((f, i) => (i < longest - 1 ? 1 / f - 1 / (f * (i + 2)) : 1 / f));
  return chiSquare(counted(lengths, longest), expected, lengths.length);
};

/** [M] and [K] J, birthday spacings: of 512 birthdays in 2²⁴ days, equal spacings follow Poisson with 512³ / 2²⁶ = 2. */
const birthdays =
  (low: number): Test =>
  (words) => {
    const days = bitsOf(words, low, 24);
    const repeats: number[] = [];
    for (let from = 0; from + 512 <= days.length; from += 512) {
      const sorted = days.slice(from, from + 512).sort();
      const spacings = sorted.map((day, i) => day - (sorted[i - 1] ?? 0)).sort();
      repeats.push(Math.min(6, spacings.filter((each, i) => i > 0 && each === spacings[i - 1]).length));
    }
    const poisson = [1, 2, 2, 4 / 3, 2 / 3, 4 / 15].map((share) => share * Math.exp(-2));
    const rest = 1 - poisson.reduce((sum, each) => sum + each, 0);
    return chiSquare(counted(repeats, 7), [...poisson, rest], repeats.length);
  };

const TESTS: Readonly<Record<string, Test>> = {
  'byte 0': bytes(0),
  'byte 1': bytes(8),
  'byte 2': bytes(16),
  'byte 3': bytes(24),
  'bit positions': bitPositions,
  'pairs of high bits': pairs(26),
  'pairs of low bits': pairs(0),
  'correlation, lag 1': correlation(1),
  'correlation, lag 2': correlation(2),
  'correlation, lag 7': correlation(7),
  gaps,
  'runs up': runs,
  'birthday spacings, high bits': birthdays(8),
  'birthday spacings, low bits': birthdays(0),
};

const wordsFrom = (next: (i: number) => number) => Uint32Array.from({ length: N }, (_, i) => next(i));
const row = new RowKey('battery');
const stream = new Random('de.iban');

/** The ways in which rows take their words. */
const SOURCES: Readonly<Record<string, () => Uint32Array>> = {
  'one stream of one row': () => {
    stream.start(row.at(0));
    return wordsFrom(() => stream.next());
  },
  'one stream of consecutive rows': () => wordsFrom((i) => stream.start(row.at(i)).next()),
  'streams of one row': () => {
    row.at(7);
    return wordsFrom((i) => new Random(`de.field${i}`).start(row).next());
  },
  'one row of consecutive seeds': () => wordsFrom((i) => stream.start(new RowKey(`${i}`).at(0)).next()),
  'prefetched draws of consecutive rows': () => {
    const names = ['de:sex', 'de:born', 'de:given', 'de:given'].map(nameOf);
    const draws = new Int32Array(4);
    return wordsFrom((i) => {
      if (i % 4 === 0) prefetchDraws(row.at(i / 4), names, draws);
      return draws[i % 4] as number;
    });
  },
};

/** Sequences with known faults. */
const FAULTY: Readonly<Record<string, Uint32Array>> = {
  // An additive counter: perfectly even, without any chance.
  counter: wordsFrom((i) => Math.imul(i, 0x9e3779b1)),
  // Bit 0 is set in 51 % of the words, and so are bits 8, 16 and 24.
  biased: (() => {
    const random = new Random('biased').start(row.at(1));
    return wordsFrom(() => random.next() | (random.chance(0.02) ? 0x01010101 : 0));
  })(),
  // Half of the words are those before them.
  repeated: (() => {
    const random = new Random('repeated').start(row.at(2));
    let [last, before] = [0, 0];
    return wordsFrom((i) => {
      const word = i % 10 < 8 ? random.next() : i % 10 === 8 ? last : before;
      before = i % 10 === 6 ? word : before;
      last = word;
      return word;
    });
  })(),
};

const LEAST = 1e-4;

describe.each(Object.keys(SOURCES))('%s', (source) => {
  const words = (SOURCES[source] as () => Uint32Array)();

  it.each(Object.keys(TESTS))('passes: %s', (name) => {
    const p = (TESTS[name] as Test)(words);
    expect(p).toBeGreaterThan(LEAST);
    expect(p).toBeLessThanOrEqual(1);
    // Counts that are too even are no chance either; p-values of correlations and bits are two-sided already.
    if (!/correlation|bit positions/.test(name)) expect(p).toBeLessThan(1 - LEAST);
  });
});

it.each(Object.keys(TESTS))('a faulty sequence fails: %s', (name) => {
  const all = Object.values(FAULTY).map((words) => (TESTS[name] as Test)(words));
  expect(Math.min(...all.map((p) => Math.min(p, 1 - p)))).toBeLessThan(LEAST / 100);
});

/** [W] Strict avalanche: if one bit of the input changes, each bit of the output changes in half of the cases. */
describe('avalanche', () => {
  const SAMPLES = 2048;

  /** Expects that each of 32 bits flips as often as not; six standard deviations allow for the many bits looked at. */
  function expectAvalanche(pairOf: (sample: number) => readonly [number, number]): void {
    const flips = new Float64Array(32);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const [one, other] = pairOf(sample);
      for (let bit = 0; bit < 32; bit++) flips[bit] = (flips[bit] as number) + (((one ^ other) >>> bit) & 1);
    }
    for (const count of flips) expect(Math.abs(2 * count - SAMPLES)).toBeLessThan(6 * Math.sqrt(SAMPLES));
  }

  const first = (seed: string, index: number, name: string) =>
    new Random(name).start(new RowKey(seed).at(index)).next();

  it.each(Array.from({ length: 50 }, (_, bit) => bit))('of bit %i of the row number', (bit) => {
    expectAvalanche((sample) => {
      const index = sample * 0x1_0001;
      const isSet = Math.floor(index / 2 ** bit) % 2 === 1;
      return [first('s', index, 'name'), first('s', index + (isSet ? -1 : 1) * 2 ** bit, 'name')];
    });
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('of bit %i of a character of the seed and of the name', (bit) => {
    const changed = (text: string, at: number) =>
      text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);
    for (const at of [0, 3]) {
      expectAvalanche((i) => [first(`seed${i}`, 5, 'name'), first(changed(`seed${i}`, at), 5, 'name')]);
      expectAvalanche((i) => [first('s', 5, `name${i}`), first('s', 5, changed(`name${i}`, at))]);
    }
  });
});
