import { describe, expect, it } from 'vitest';
import { decode, Out } from '../kernel/bytes.ts';
import { Numbered } from '../kernel/numbered.ts';
import { RowKey } from '../kernel/random.ts';
import { patternOf } from './pattern.ts';
import { roomOf } from './room.ts';
import { signsOf } from './signs.ts';

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
    expect(roomOf(signsOf(pattern))).toBe(room);
    const { write } = patternOf(pattern);
    const random = new Numbered('x', room);
    const row = new RowKey('room');
    const out = new Out();
    const texts = Array.from({ length: room }, (_, i) =>
      decode(out.bytes, 0, write(out, 0, random.start(row.at(i)))),
    );
    expect(new Set(texts).size).toBe(room);
  });

  it.each(['abc', '(1##|##1)', '{1-99}{1-99}', '{given}#{family}', '{zone}#', '(a|b)', '({1-20}|3#)'])(
    '%s has none, for draws may give the same text',
    (pattern) => {
      expect(roomOf(signsOf(pattern))).toBe(1);
    },
  );

  it('is counted from both ends around a part of open width', () => {
    expect(roomOf(signsOf('##{given}#'))).toBe(1000);
  });
});
