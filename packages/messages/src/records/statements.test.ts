import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { checkBytes } from '../check/index.ts';
import { planMessage } from '../plan.ts';
import { ledgerOf } from '../story/statement.ts';
import { utf8 } from '../text/encoding.ts';

const { world } = specimen;
const mix = { seed: 'ledger', n: 30, rejected: 0.2, returned: 0.4, asOf: new Day(2026, 1, 1) };

function fileOf(key: string, country: string) {
  const { message, story, variant } = planMessage(world, key, { ...mix, country });
  return { story, text: [...message.texts(story, variant)].join('') };
}

describe.each([
  ['bai2', 'us'],
  ['cfonb120', 'fr'],
  ['norma43', 'es'],
] as const)('%s', (key, country) => {
  it('has the entries of the ledger that camt.053 of the seed has', () => {
    const { text } = fileOf(key, country);
    const camt = checkBytes(world, utf8(fileOf('camt.053', country).text));
    const { count, sum, valid } = checkBytes(world, utf8(text));
    expect(valid).toBe(true);
    expect(count).toBe(camt.count);
    expect(Number(sum)).toBe(Number(camt.sum));
  });
});

it('states the balances of the ledger in norma43', () => {
  const { story, text } = fileOf('norma43', 'es');
  const closings = text.split('\r\n').filter((line) => line.startsWith('33'));
  expect(closings.map((line) => Number(line.slice(59, 73)))).toEqual(
    ledgerOf(story).statements.map(({ closing }) => closing),
  );
});

it('writes the sign of a cfonb120 balance into its last character', () => {
  const { story, text } = fileOf('cfonb120', 'fr');
  const closings = text.split('\r\n').filter((line) => line.startsWith('07'));
  expect(closings.map((line) => line.slice(90, 104))).toEqual(
    ledgerOf(story).statements.map(({ closing }) => {
      const digits = String(closing).padStart(14, '0');
      return digits.slice(0, -1) + '{ABCDEFGHI'.charAt(Number(digits.slice(-1)));
    }),
  );
});

it('states in each record 49 of bai2 what the amounts before it add up to', () => {
  const lines = fileOf('bai2', 'us').text.split('/\r\n').slice(0, -1);
  let total = 0;
  for (const line of lines) {
    const fields = line.split(',');
    if (fields[0] === '03') total = [4, 8, 12, 16].reduce((sum, at) => sum + Number(fields[at]), 0);
    if (fields[0] === '16') total += Number(fields[2]);
    if (fields[0] === '49') expect(Number(fields[1])).toBe(total);
  }
});
