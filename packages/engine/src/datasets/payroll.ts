import { departments as DEPARTMENTS } from '../data/departments.ts';
import { type Label, label } from '../formats/line.ts';
import { Day, dayAt } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { begun } from './begun.ts';
import { Children } from './children.ts';
import { codesOf, currenciesOf } from './codes.ts';
import { Employee, NEWEST } from './employee.ts';
import { monthsAfter } from './months.ts';
import { type ExtraPay, type PayWay, payOf, type Slip } from './pay.ts';
import { People } from './people.ts';
import {
  type Dataset,
  day,
  decimal,
  number,
  reference,
  type Setup,
  type Table,
  table,
  texts,
  word,
} from './table.ts';

/** A payroll: employees, their departments and contracts, and a year of payslips. */
export const payroll: Dataset = {
  key: 'payroll',
  name: 'Payroll',
  description:
    'Departments, employees, their contracts one after the other, and a year of payslips with gross, deductions and net, 13th and 14th wages where they are paid.',
  main: 'employees',
  tables: { departments, employees, contracts, payslips },
};

const NAMES = DEPARTMENTS.map(({ name }) => label(name));

/** Departments have one row per name, whatever the size, so that employees keep their rows in a larger dataset. */
function departments(): Table {
  return table(
    'departments',
    NAMES.length,
    [number('id'), word('name'), word('cost_centre')],
    (out, start, line, row) => {
      let at = line.row(out, start, row);
      at = line.text(out, at, NAMES[row] as Label);
      return line.text(out, at, CENTRES[row] as Label);
    },
  );
}

const CENTRES = NAMES.map((_, row) => label(`CC-${String(100 * (row + 1)).padStart(4, '0')}`));

/** Reads employees: hiring date, contracts and pay. */
class EmployeeReader {
  readonly people: People<Employee>;
  /** The contracts. Each pays more than the one before. */
  readonly rows: Children;
  hired = 0;
  readonly #key: RowKey;
  /** The paydays of the employer in each country. */
  readonly #ways: ReadonlyMap<Country, PayWay>;
  readonly #hired = new Random('payroll:hired');
  readonly #count = new Random('payroll:contracts');

  constructor(setup: Setup) {
    this.people = new People(setup, (country) => new Employee(country));
    this.#key = new RowKey(setup.seed, setup.asOf);
    const payday = new Random('payroll:payday');
    const { asOf } = setup;
    const first = new RowKey(setup.seed, asOf).at(0);
    this.#ways = new Map(
      setup.mix.countries.map((country) => [country, payOf({ country, asOf }).way(payday.start(first))]),
    );
    this.rows = new Children(setup.size, (employee) => {
      const draw = this.#count.start(this.#key.at(employee)).below(100);
      return draw < 55 ? 1 : draw < 88 ? 2 : 3;
    });
  }

  /** Moves to an employee, hired in the last fifteen years at an age that the occupation allows. */
  open(row: number): void {
    const person = this.people.open(row);
    const { from } = person.life.occupation;
    this.hired = begun(this.#hired.start(this.people.key), person, { years: 15, before: NEWEST, from });
  }

  /** Returns the start of one of the employee's contracts. Salaries of former contracts are in today's money. */
  started(which: number, count: number): number {
    if (which === 0) return this.hired;
    const { calendar, country } = this.people;
    const { facts } = country;
    const from = facts.since ? Math.max(this.hired, new Day(...facts.since).serial) : this.hired;
    return from + Math.floor(((calendar.last - 59 - from) * which) / count);
  }

  /** Returns the contract on a day. */
  contractAt(serial: number, count: number): number {
    let which = count - 1;
    while (which > 0 && this.started(which, count) > serial) which--;
    return which;
  }

  /** Returns the monthly salary of a contract in the smallest unit. The last contract pays the employee's income. */
  salary(which: number, count: number): number {
    const { life, country } = this.people.persona;
    const whole = Math.max(1, Math.round((life.income * (100 - 9 * (count - 1 - which))) / 100));
    return whole * 10 ** country.decimals;
  }

  get way(): PayWay {
    return this.#ways.get(this.people.country) as PayWay;
  }

  /** Number of months of the year that started after the hiring. */
  get #months(): number {
    return monthsAfter(this.way, this.hired);
  }

  /** Number of payslips: the last ones of the year, from the first wage on. */
  get slips(): number {
    const { slips } = this.way;
    const before = 12 - this.#months;
    return slips.length - slips.findIndex(({ month, extra }) => month === before && !extra);
  }

  /** Returns the additional pay of a month, which is lower for employees hired during the year. */
  earned(salary: number, month: number, { share, within }: ExtraPay): number {
    const months = this.#months;
    const worked = months < 12 ? Math.min(month - 11 + months, within) : within;
    return Math.round((salary * share * worked) / (100 * within));
  }
}

function employees(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const code = codesOf(setup.mix);
  const { people } = employee;
  const person = people.columns({
    ...{ name: 'name', sex: 'sex', born: 'dob', national_id: 'id', tax_number: 'tax', email: 'email' },
    ...{ phone: 'phone', address: 'address', bank: 'bank', account: 'account', iban: 'iban' },
  });
  const columns = [
    ...[number('id'), reference('department_id', 'departments.id'), ...person],
    ...[word('country'), day('hired')],
  ];
  return table('employees', setup.size, columns, (out, start, line, row) => {
    employee.open(row);
    let at = line.row(out, start, row);
    at = line.row(out, at, people.persona.department);
    at = line.columns(out, at, person);
    at = line.text(out, at, code(people.country));
    return line.day(out, at, employee.hired);
  });
}

function contracts(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people, rows } = employee;
  const title = people.columns({ title: 'job' });
  const columns = [
    ...[number('id'), reference('employee_id', 'employees.id'), ...title, day('started'), day('ended', true)],
    ...[decimal('salary'), word('currency')],
  ];
  return table('contracts', rows.total, columns, (out, start, line, row) => {
    rows.seek(row);
    const { parent, index } = rows;
    employee.open(parent);
    const count = rows.countOf(parent);
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.columns(out, at, title);
    at = line.day(out, at, employee.started(index, count));
    if (index === count - 1) at = line.none(out, at);
    else at = line.day(out, at, employee.started(index + 1, count) - 1);
    at = line.decimal(out, at, employee.salary(index, count), people.decimals);
    return line.text(out, at, currency(people.country));
  });
}

function payslips(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const counted = new EmployeeReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people } = employee;
  const rows = new Children(setup.size, (row) => {
    counted.open(row);
    return counted.slips;
  });
  const columns = [
    ...[number('id'), reference('employee_id', 'employees.id'), reference('contract_id', 'contracts.id')],
    ...[
      word('month'),
      word('kind'),
      decimal('gross'),
      decimal('deductions'),
      decimal('net'),
      day('paid'),
      word('currency'),
    ],
  ];
  let last = -1;
  let pay = payOf(people.persona);
  let { way } = employee;
  let before = 0;
  let count = 0;
  let contracts = 0;
  const names = new Map<Slip, Label>();
  return table('payslips', rows.total, columns, (out, start, line, row) => {
    rows.seek(row);
    const { parent, index } = rows;
    if (parent !== last) {
      last = parent;
      employee.open(parent);
      pay = payOf(people.persona);
      ({ way } = employee);
      before = way.slips.length - employee.slips;
      if (!names.has(way.slips[0] as Slip))
        for (const each of way.slips) names.set(each, label(dayAt(each.first).iso.slice(0, 7)));
      count = employee.rows.countOf(parent);
      contracts = employee.rows.firstOf(parent);
    }
    const { country, decimals } = people;
    const slip = way.slips[before + index] as Slip;
    const which = employee.contractAt(slip.first, count);
    const salary = employee.salary(which, count);
    const gross = slip.extra ? employee.earned(salary, slip.month, slip.extra) : salary;
    const deductions = Math.round((pay.deductions(salary) * gross) / salary);
    let at = line.row(out, start, row);
    at = line.row(out, at, parent);
    at = line.row(out, at, contracts + which);
    at = line.text(out, at, names.get(slip) as Label);
    at = line.text(out, at, slip.extra ? KIND.bonus : KIND.wage);
    at = line.decimal(out, at, gross, decimals);
    at = line.decimal(out, at, deductions, decimals);
    at = line.decimal(out, at, gross - deductions, decimals);
    at = line.day(out, at, slip.paid);
    return line.text(out, at, currency(country));
  });
}

const KIND = texts(['wage', 'bonus']);
