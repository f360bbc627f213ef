import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { planMessage } from '../plan.ts';

const { world } = specimen;

function fileOf(key: string, n: number) {
  const { message, variant, story } = planMessage(world, key, {
    ...{ country: 'us', seed: 'ach', n, rejected: 0, returned: 0.3, asOf: new Day(2026, 1, 1) },
  });
  return { story, lines: [...message.texts(story, variant)].join('').split('\n').slice(0, -1) };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('nacha', () => {
  const { story, lines } = fileOf('nacha', 40);
  const entries = lines.filter((line) => line.startsWith('6'));
  const control = lines.find((line) => line.startsWith('9')) as string;

  it('fills blocks of ten lines of 94 characters', () => {
    expect(lines.length % 10).toBe(0);
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([94]));
    expect(Number(control.slice(7, 13))).toBe(lines.length / 10);
  });

  it('states in its control record what the entries add up to', () => {
    expect(sumOf(entries.map((line) => Number(line.slice(29, 39))))).toBe(Number(control.slice(43, 55)));
    expect(sumOf(entries.map((line) => Number(line.slice(3, 11)))) % 1e10).toBe(
      Number(control.slice(21, 31)),
    );
    expect(Number(control.slice(13, 21))).toBe(2 * entries.length);
  });

  it('orders every payment of the story once', () => {
    const ids = entries.map((line) => line.slice(39, 54).trim()).sort();
    const payments = Array.from({ length: 40 }, (_, i) => story.paymentAt(i).endToEndId).sort();
    expect(ids).toEqual(payments);
  });

  it('names in its returns the trace numbers of the order', () => {
    const traces = new Set(entries.map((line) => line.slice(79)));
    const returns = fileOf('nacha-returns', 40).lines.filter((line) => line.startsWith('799'));
    expect(returns).toHaveLength(12);
    for (const line of returns) expect(traces).toContain(line.slice(6, 21));
  });
});
