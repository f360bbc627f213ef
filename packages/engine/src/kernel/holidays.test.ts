import { describe, expect, it } from 'vitest';
import { countries } from '../countries/index.ts';
import { dayAt, weekday } from './day.ts';
import { dateIn, orthodoxEaster, westernEaster } from './feasts.ts';
import { Holidays } from './holidays.ts';

const iso = (serial: number) => dayAt(serial).iso;
const daysOf = (rules: string, year: number) =>
  [...new Holidays(rules, [6, 0]).of(year)].sort((a, b) => a - b).map(iso);

it.each([
  [2019, '2019-04-21', '2019-04-28'],
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2027, '2027-03-28', '2027-05-02'],
  [2035, '2035-03-25', '2035-04-29'],
])('knows Easter of %i', (year, western, orthodox) => {
  expect([iso(westernEaster(year)), iso(orthodoxEaster(year))]).toEqual([western, orthodox]);
});

it.each([
  ['0101 1224-1226', 2030, ['2030-01-01', '2030-12-24', '2030-12-25', '2030-12-26']],
  ['E-2 E+1', 2030, ['2030-04-19', '2030-04-22']],
  ['0901m 1122h 0619f', 2026, ['2026-06-19', '2026-09-07', '2026-11-26']],
  ['0715m+1', 2025, ['2025-07-22']],
  ['2023:0509 -2022:0508 2022-2022:0602-0603', 2022, ['2022-05-08', '2022-06-02', '2022-06-03']],
  ['2023:0509 -2022:0508', 2023, ['2023-05-09']],
  ['1225* 1226*', 2027, ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28']],
  ['0704^', 2026, ['2026-07-04']],
  ['0704^', 2027, ['2027-07-04', '2027-07-05']],
  ['1012<', 2027, ['2027-10-11']],
  ['1009>', 2025, ['2025-10-10']],
  ['1102> 1103>', 2025, ['2025-11-03', '2025-11-04']],
  ['adha-1..1', 2026, ['2026-05-26', '2026-05-27', '2026-05-28']],
  ['fitr', 2033, ['2033-01-03', '2033-12-23']],
])('reads %j in %i', (rules, year, days) => {
  expect(daysOf(rules, year)).toEqual(days);
});

it('refuses a rule or a feast that it does not know', () => {
  expect(() => new Holidays('0101x', [6, 0])).toThrow('unknown rule of holidays 0101x');
  expect(() => daysOf('nowruz', 2025)).toThrow('unknown feast nowruz');
});

describe('banks rest', () => {
  /** Days from the publications of central banks and from official gazettes. */
  it.each([
    ['us', '2021-12-24', true],
    ['us', '2022-06-20', false],
    ['us', '2026-07-03', true],
    ['us', '2027-07-05', false],
    ['gb', '2020-05-08', false],
    ['gb', '2022-06-03', false],
    ['gb', '2023-05-08', false],
    ['gb', '2027-12-28', false],
    ['de', '2024-04-01', false],
    ['fr', '2030-05-30', false],
    ['ro', '2027-04-30', false],
    ['jp', '2021-07-23', false],
    ['jp', '2026-09-22', false],
    ['cn', '2024-02-16', false],
    ['kr', '2024-02-12', false],
    ['hk', '2026-02-17', false],
    ['tr', '2024-04-10', false],
    ['ae', '2024-06-17', false],
    ['il', '2024-10-03', false],
    ['in', '2024-11-15', false],
    ['th', '2026-06-01', false],
    ['br', '2024-11-20', false],
    ['br', '2023-11-20', true],
    ['co', '2026-01-12', false],
    ['za', '2022-12-26', false],
    ['nz', '2024-06-28', false],
    ['bg', '2026-04-13', false],
    ['hr', '2019-11-18', true],
  ])('%s on %s: %s', (code, day, works) => {
    const country = countries.find((each) => each.code === code) as (typeof countries)[number];
    expect(country.workdays.has(dateIn(Number(day.slice(0, 4)), day.slice(5).replace('-', '')))).toBe(works);
  });

  it('on 4 to 40 days beside weekends in every country and year', () => {
    for (const { code, facts } of countries) {
      if (facts.holidays === undefined) continue;
      const { weekend = [6, 0] } = facts;
      const holidays = new Holidays(facts.holidays, weekend);
      for (let year = 2019; year <= 2036; year++) {
        const off = [...holidays.of(year)].filter((day) => !weekend.includes(weekday(day)));
        expect(off.length, `${code} ${year}`).toBeGreaterThanOrEqual(4);
        expect(off.length, `${code} ${year}`).toBeLessThanOrEqual(40);
      }
    }
  });
});
