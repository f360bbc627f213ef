import { describe, expect, it } from 'vitest';
import { departments } from '../packages/engine/src/data/departments.ts';
import { occupations } from '../packages/engine/src/data/occupations.ts';
import { specimen } from '../packages/engine/src/index.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { broken } from './broken.ts';
import { made, of, type Row, rounded, working } from './datasetRows.ts';

describe('the payroll', () => {
  const tables = made('payroll', { country: 'de:2,us:1,jp:1,kw:1', size: 80 });
  const rows = (name: string) => tables[name] as Row[];

  it('has net pay that is gross less deductions, under the contract of the month', () => {
    for (const slip of rows('payslips')) {
      expect(rounded((slip.gross as number) - (slip.deductions as number))).toBe(slip.net);
      const contract = rows('contracts')[(slip.contract_id as number) - 1] as Row;
      expect(contract.employee_id).toBe(slip.employee_id);
      expect(slip.gross).toBe(contract.salary);
      expect((contract.started as string) <= `${slip.month}-01`).toBe(true);
      expect(contract.ended === null || (contract.ended as string) >= `${slip.month}-01`).toBe(true);
    }
    const before = rows('payslips').filter(
      ({ contract_id }) => rows('contracts')[(contract_id as number) - 1]?.ended,
    );
    expect(before.length).toBeGreaterThan(5);
  });

  it('is paid on working days of the country', () => {
    expect(broken(rows('payslips'), { working })).toEqual([]);
    const ofJapan = rows('payslips').filter(({ currency }) => currency === 'JPY');
    expect(ofJapan.length).toBeGreaterThan(50);
    for (const { paid } of ofJapan) expect(paid).toMatch(/-2[345]$/);
  });

  it.each(['cz', 'hr', 'ro', 'lt', 'br', 'is', 'hu', 'si', 'kr', 'de', 'us'])(
    'of %s pays nobody before the month was earned, and all on one day, in a whole year',
    (country) => {
      for (const seed of ['p', 'q', 'r']) {
        const { payslips = [] } = made('payroll', { country, size: 30, seed });
        const paid = new Map(payslips.map((slip) => [slip.month, slip.paid as string]));
        for (const slip of payslips) {
          expect(slip.paid).toBe(paid.get(slip.month));
          expect((slip.paid as string) >= `${slip.month}-16`, `${slip.month} ${slip.paid}`).toBe(true);
        }
        expect(new Set([...paid.values()].map((day) => day.slice(0, 7))).size).toBe(12);
      }
    },
  );

  it.each(['de', 'us', 'br', 'in', 'ae', 'kw', 'ua'])(
    'of %s has people in the departments of their work',
    (country) => {
      const { employees = [], contracts = [] } = made('payroll', { country, size: 400 });
      const { work } = specimen.world.countries.get(country) as Country;
      const titlesOf = (name: unknown) =>
        occupations()
          .filter(({ key }) => departments.find((each) => each.name === name)?.occupations.includes(key))
          .flatMap((occupation) =>
            (['male', 'female'] as const).map(
              (sex) => work.title({ stage: 'work', occupation, income: 0 }, sex).text,
            ),
          );
      for (const { id, name } of rows('departments')) {
        const titles = new Set<unknown>(titlesOf(name));
        const own = new Set(of(employees, 'department_id', id).map((employee) => employee.id));
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
      const contracts = of(rows('contracts'), 'employee_id', employee.id);
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
