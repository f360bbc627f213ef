import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { checkBytes, checkSteps } from '../check/index.ts';
import { planMessage } from '../plan.ts';
import { textsOf } from '../texts.ts';

const { world } = specimen;

function planOf(payments?: unknown) {
  return planMessage(world, 'zengin', { seed: 'kana', n: 20, payments, asOf: new Day(2026, 1, 1) });
}

function bytesOf(plan: ReturnType<typeof planOf>): Uint8Array {
  const texts = textsOf(plan);
  const bytes: number[] = [];
  for (let next = texts.next(); !next.done; next = texts.next()) bytes.push(...(next.value as Uint8Array));
  return Uint8Array.from(bytes);
}

it('writes records of 120 bytes, half-width katakana one byte each', () => {
  const lines = Buffer.from(bytesOf(planOf())).toString('latin1').split('\r\n').slice(0, -1);
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([120]));
  expect(lines.some((line) => /[\xa1-\xdf]/.test(line))).toBe(true);
});

it('accepts a file without line ends, and one as text', () => {
  const plan = planOf();
  const bytes = bytesOf(plan);
  const unbroken = bytes.filter((byte) => byte !== 13 && byte !== 10);
  const whole = checkBytes(world, bytes);
  expect(whole).toMatchObject({ valid: true, count: 20 });
  expect(checkBytes(world, unbroken)).toEqual(whole);
  const steps = checkSteps(world, [...plan.message.texts(plan.story, plan.variant)].join(''));
  let last = steps.next();
  while (!last.done) last = steps.next();
  expect(last.value).toEqual(whole);
});

it('writes a given name in full-width katakana as half-width ones', () => {
  const plan = planOf([{ name: 'タナカ ジロウ', number: '1234567' }]);
  const text = [...plan.message.texts(plan.story, plan.variant)].join('');
  expect(text).toContain('1234567ﾀﾅｶ ｼﾞﾛｳ ');
});
