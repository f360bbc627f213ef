import { expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { dayAt, REFERENCE } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { type PayWay, payOf } from './pay.ts';

const way = (code: string, row = 0) => {
  const country = countries.find((each) => each.code === code) as (typeof countries)[number];
  return payOf({ country, asOf: REFERENCE }).way(new Random('way').start(new RowKey('pay').at(row)));
};
const wages = ({ slips }: PayWay) => slips.flatMap(({ paid, extra }) => (extra ? [] : [paid]));
const days = (serials: Iterable<number>) => Array.from(serials, (serial) => dayAt(serial).iso);

it('pays on the working day before where the day is none', () => {
  // The 25th was a Saturday in January and a Sunday in May.
  expect(days(way('jp').arrives[0] as Int32Array)).toEqual(['2025-01-24']);
  expect(days(way('jp').arrives[4] as Int32Array)).toEqual(['2025-05-23']);
  expect(days(way('ch').arrives[11] as Int32Array)).toEqual(['2025-12-24']);
});

it('pays twice a month where that is usual', () => {
  expect(days(way('us').arrives[5] as Int32Array)).toEqual(['2025-06-13', '2025-06-30']);
  expect(way('us').times).toBe(2);
});

it('pays in the year, and a wage when most of its month is over, whatever the country', () => {
  for (const { code, workdays } of countries) {
    for (let row = 0; row < 6; row++) {
      const { arrives, months } = way(code, row);
      const paid = wages(way(code, row));
      expect([arrives.length, paid.length]).toEqual([12, 12]);
      arrives.forEach((serials, month) => {
        for (const iso of days(serials))
          expect(iso.slice(0, 7), code).toBe(`2025-${String(month + 1).padStart(2, '0')}`);
        const waited = (paid[month] as number) - (months[month] as number);
        expect(waited, code).toBeGreaterThanOrEqual(15);
        expect(waited, code).toBeLessThan(31 + 15);
        expect(dayAt(months[month] as number).day).toBe(1);
        expect(workdays.has(paid[month] as number)).toBe(true);
      });
    }
  }
});

it('pays the wage of a month in the first days of the next where the law or custom is so', () => {
  const waits = (code: string) =>
    Array.from({ length: 8 }, (_, row) => {
      const { months } = way(code, row);
      const paid = wages(way(code, row));
      return days([months[3] as number, paid[3] as number]).join(' ');
    });
  // The 10th of April was a Thursday, the 15th a Tuesday.
  expect(new Set(waits('cz'))).toEqual(new Set(['2025-03-01 2025-04-10', '2025-03-01 2025-04-15']));
  expect(new Set(waits('is'))).toEqual(new Set(['2025-03-01 2025-04-01']));
  expect(new Set(waits('br'))).toEqual(new Set(['2025-03-01 2025-04-07', '2025-04-01 2025-04-30']));
  expect(new Set(waits('us'))).toEqual(new Set(['2025-04-01 2025-04-30']));
});

it('keeps back more of a large wage than of a small one, and never all', () => {
  for (const country of countries) {
    const pay = payOf({ country, asOf: REFERENCE });
    const [low, high] = country.facts.income.map((whole) => whole * 10 ** country.decimals) as [
      number,
      number,
    ];
    expect(pay.deductions(low) / low).toBeLessThanOrEqual(pay.deductions(high) / high + 0.001);
    expect(pay.deductions(high) / high, country.code).toBeLessThan(0.65);
  }
});
