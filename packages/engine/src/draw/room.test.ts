import { describe, expect, it } from 'vitest';
import { decode, Out } from '../kernel/bytes.ts';
import { Numbered } from '../kernel/numbered.ts';
import { type Random, RowKey } from '../kernel/random.ts';
import { patternOf } from './pattern.ts';
import { distinctValues } from './room.ts';
import { signsOf } from './signs.ts';

/** Returns the number of different texts that a stream gives in some rows. */
function different(pattern: string, random: Random, rows: number): number {
  const { write } = patternOf(pattern);
  const row = new RowKey('room');
  const out = new Out();
  const texts = Array.from({ length: rows }, (_, i) =>
    decode(out.bytes, 0, write(out, 0, random.start(row.at(i)))),
  );
  return new Set(texts).size;
}

describe('the room of a picture', () => {
  it.each([
    ['##', 100],
    ['%@', 9 * 26],
    ['*[ab]{01-05}', 36 * 2 * 5],
    ['{2#}-#', 1000],
    ['{1-250}#', 2500],
    ['(a|b)#', 10],
    ['(a#|b##)##', 1000],
    ['(1#|1#|2#)', 10],
    ['[aab]#', 10],
    ['[äöü]#[γ-ζ]', 120],
    ['(#|##)#', 100],
  ])('%s has %d values that its draws tell apart', (pattern, room) => {
    expect(distinctValues(signsOf(pattern))).toBe(room);
    const random = new Numbered('x', room);
    expect(different(pattern, random, room)).toBe(room);
  });

  it.each([
    ['(a|b)#', 20],
    ['(a|b)(c|d)', 4],
    ['(x|y|z)', 3],
    ['(a#|b##)##', 2000],
    ['(a(1|2)|b#)[xy]', 8],
    ['(1#|1#|2#)', 10],
    ['[aab](c|d)#', 10],
    ['(1##|##1)', 1],
  ])('%s has %d as a pattern, whose choices tell values apart', (pattern, room) => {
    const { room: own, numbered } = patternOf(pattern);
    expect(own).toBe(room);
    const random = numbered('x');
    expect(different(pattern, random, room)).toBe(room);
  });

  it.each(['abc', '(1##|##1)', '{1-99}{1-99}', '{given}#{family}', '{zone}#', '(a|b)', '({1-20}|3#)'])(
    '%s has none, for draws may give the same text',
    (pattern) => {
      expect(distinctValues(signsOf(pattern))).toBe(1);
    },
  );

  it('is counted from both ends around a part of open width', () => {
    expect(distinctValues(signsOf('##{given}#'))).toBe(1000);
  });
});
