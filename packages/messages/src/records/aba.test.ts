import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { checkBytes } from '../check/index.ts';
import { casesOfMessage, planMessage } from '../plan.ts';
import { utf8 } from '../text/encoding.ts';

const { world } = specimen;
const asked = { country: 'au', seed: 'aba', asOf: new Day(2026, 1, 1) };

it('states in the totals of aba what its details add up to', () => {
  const { message, variant, story } = planMessage(world, 'aba', { ...asked, n: 30 });
  const lines = [...message.texts(story, variant)].join('').split('\r\n').slice(0, -1);
  const sum = (sign: string, from: number) =>
    lines
      .filter((line) => line.startsWith(sign))
      .reduce((all, line) => all + Number(line.slice(from, from + 10)), 0);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([120]));
  expect(sum('1', 20)).toBe(sum('7', 30));
  expect(lines.filter((line) => line.startsWith('1'))).toHaveLength(30);
});

it('finds in each broken case of aba its own fault alone', () => {
  for (const { case: name, valid, file } of casesOfMessage(world, 'aba', asked).cases) {
    const { faults } = checkBytes(world, utf8(file as string));
    expect(faults.map(({ fault }) => fault)).toEqual(valid ? [] : [name]);
  }
});
