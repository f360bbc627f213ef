import { describe, expect, it } from 'vitest';
import { departments } from '../../packages/engine/src/data/departments.ts';
import { occupations } from '../../packages/engine/src/data/occupations.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import type { Country } from '../../packages/engine/src/model.ts';
import {
  generateTables,
  isPaidOnWorkingDay,
  type Row,
  rowsReferringTo,
  toSmallestUnit,
} from '../support/datasetTables.ts';
import { violations } from '../support/violations.ts';

describe('the payroll', () => {
  const tables = generateTables('payroll', { country: 'de:2,us:1,jp:1,kw:1', size: 80 });
  const rows = (name: string) => tables[name] as Row[];

  it('has net pay that is gross less deductions, under the contract of the month', () => {
    for (const slip of rows('payslips')) {
      expect(toSmallestUnit((slip.gross as number) - (slip.deductions as number))).toBe(slip.net);
      const contract = rows('contracts')[(slip.contract_id as number) - 1] as Row;
      expect(contract.employee_id).toBe(slip.employee_id);
      expect(slip.gross).toBe(contract.salary);
      expect((contract.started as string) <= `${slip.month}-01`).toBe(true);
      expect(contract.ended === null || (contract.ended as string) >= `${slip.month}-01`).toBe(true);
    }
    const before = rows('payslips').filter(
      ({ contract_id }) => rows('contracts')[(contract_id as number) - 1]?.ended,
    );
    expect(before.length).toBeGreaterThan(3);
  });

  it('is paid on working days of the country', () => {
    expect(violations(rows('payslips'), { isPaidOnWorkingDay })).toEqual([]);
    const ofJapan = rows('payslips').filter(({ currency }) => currency === 'JPY');
    expect(ofJapan.length).toBeGreaterThan(50);
    for (const { paid } of ofJapan) expect(paid).toMatch(/-2[345]$/);
  });

  it.each(['cz', 'hr', 'ro', 'lt', 'br', 'is', 'hu', 'si', 'kr', 'de', 'us'])(
    'of %s pays nobody before the month was earned, and all on one day, in a whole year',
    (country) => {
      for (const seed of ['p', 'q', 'r']) {
        const { payslips: slips = [] } = generateTables('payroll', { country, size: 30, seed });
        const payslips = slips.filter(({ kind }) => kind === 'wage');
        const paid = new Map(payslips.map((slip) => [slip.month, slip.paid as string]));
        for (const slip of payslips) {
          expect(slip.paid).toBe(paid.get(slip.month));
          expect((slip.paid as string) >= `${slip.month}-16`, `${slip.month} ${slip.paid}`).toBe(true);
        }
        expect(new Set([...paid.values()].map((day) => day.slice(0, 7))).size).toBe(12);
      }
    },
  );

  it.each([
    ['br', ['2025-11-28', '2025-12-19'], 1],
    ['mx', ['2025-12-19'], 0.5],
    ['at', ['2025-06-30', '2025-11-28'], 2],
    ['gr', ['2025-04-16', '2025-07-31', '2025-12-19'], 2],
    ['ar', ['2025-06-30', '2025-12-18'], 1],
    ['ph', ['2025-12-15'], 1],
    ['id', ['2025-03-24'], 1],
    ['nl', ['2025-05-23'], 0.96],
    ['de', [], 0],
  ] as const)(
    'of %s pays beside the wages on %j, %d wages to who was there all year',
    (country, days, wages) => {
      const {
        employees = [],
        contracts = [],
        payslips = [],
      } = generateTables('payroll', { country, size: 60 });
      const extra = payslips.filter(({ kind }) => kind === 'bonus');
      expect([...new Set(extra.map(({ paid }) => paid))].sort()).toEqual(days);
      for (const { id, hired } of employees) {
        const own = rowsReferringTo(payslips, 'employee_id', id);
        expect(own.map(({ paid }) => paid)).toEqual(own.map(({ paid }) => paid).sort());
        const got = rowsReferringTo(extra, 'employee_id', id).reduce((sum, { contract_id, gross }) => {
          const { salary } = contracts[(contract_id as number) - 1] as Row;
          return sum + (gross as number) / (salary as number);
        }, 0);
        if ((hired as string) < '2024-12') expect(got).toBeCloseTo(wages, 3);
        else expect(got).toBeLessThan(wages + 0.0001);
      }
    },
  );

  it.each(['de', 'us', 'br', 'in', 'ae', 'kw', 'ua'])(
    'of %s has people in the departments of their work',
    (country) => {
      const { employees = [], contracts = [] } = generateTables('payroll', { country, size: 400 });
      const { work } = specimen.world.countries.get(country) as Country;
      const titlesOf = (name: unknown) =>
        occupations()
          .filter(({ key }) => departments.find((each) => each.name === name)?.occupations.includes(key))
          .flatMap((occupation) =>
            (['male', 'female'] as const).map(
              (sex) =>
                work.title({ activity: 'employed', stage: 'work', occupation, paid: true, income: 0 }, sex)
                  .text,
            ),
          );
      for (const { id, name } of rows('departments')) {
        const titles = new Set<unknown>(titlesOf(name));
        const own = new Set(rowsReferringTo(employees, 'department_id', id).map((employee) => employee.id));
        const held = contracts.filter((contract) => own.has(contract.employee_id as number));
        expect(own.size, `${name}`).toBeGreaterThan(0);
        expect(held.filter(({ title }) => !titles.has(title))).toEqual([]);
        expect(new Set(held.map(({ title }) => title)).size).toBeGreaterThan(1);
      }
    },
  );

  it('has departments of occupations that there are', () => {
    const known = new Set(occupations().map(({ key }) => key));
    for (const { occupations: own } of departments) expect(own.filter((key) => !known.has(key))).toEqual([]);
  });

  it('has days that follow each other, and one contract at a time', () => {
    for (const employee of rows('employees')) {
      expect(
        Number((employee.hired as string).slice(0, 4)) - Number((employee.born as string).slice(0, 4)),
      ).toBeGreaterThanOrEqual(18);
      const contracts = rowsReferringTo(rows('contracts'), 'employee_id', employee.id);
      expect(contracts[0]?.started).toBe(employee.hired);
      contracts.forEach((contract, i) => {
        const next = contracts[i + 1];
        if (!next) {
          expect(contract.ended).toBeNull();
          return;
        }
        expect((contract.ended as string) < (next.started as string)).toBe(true);
        expect(contract.salary as number).toBeLessThanOrEqual(next.salary as number);
      });
    }
  });
});
