import { deductionsOf } from '../data/deductions.ts';
import { putInt, putPiece, putTwo, Text } from '../kernel/bytes.ts';
import { dayAt, REFERENCE } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { calendarOf, MONTHS, monthsAfter } from './calendar.ts';
import { Children } from './children.ts';
import { codesOf, currenciesOf } from './codes.ts';
import { People } from './people.ts';
import { type Dataset, day, money, number, reference, type Setup, type Table, table, word } from './table.ts';

/** A payroll: who works where, under which contracts, and what they were paid in a year. */
export const payroll: Dataset = {
  key: 'payroll',
  name: 'Payroll',
  description:
    'Departments, employees, their contracts one after the other, and a year of payslips with gross, deductions and net.',
  main: 'employees',
  tables: { departments, employees, contracts, payslips },
};

const NAMES = [
  'Sales',
  'Production',
  'Customer Service',
  'Logistics',
  'Finance',
  'Information Technology',
  'Human Resources',
  'Marketing',
].map((name) => new Text(name));

/** As many as there are names, whatever the size: so employees stay where they are when there are more of them. */
function departments(): Table {
  let row = 0;
  const open = (opened: number) => {
    row = opened;
  };
  return table('departments', NAMES.length, open, [
    number('id', () => row + 1),
    word('name', () => NAMES[row] as Text),
    {
      key: 'cost_centre',
      kind: 'text',
      plain: true,
      put: (out, at) => putInt(out, putPiece(out, at, CENTRE), 100 * (row + 1), 4),
    },
  ]);
}

const CENTRE = new Text('CC-');

/** Reads employees: where, since when, under which contracts, for how much. */
class EmployeeReader {
  readonly people: People;
  /** The contracts: each pays more than the one before. */
  readonly rows: Children;
  department = 0;
  hired = 0;
  readonly #key: RowKey;
  readonly #hired = new Random('payroll:hired');
  readonly #count = new Random('payroll:contracts');
  readonly #department = new Random('payroll:department');

  constructor(setup: Setup) {
    this.people = new People(setup, true);
    this.#key = new RowKey(setup.seed);
    this.rows = new Children(setup.size, (employee) => {
      const draw = this.#count.start(this.#key.at(employee)).below(100);
      return draw < 55 ? 1 : draw < 88 ? 2 : 3;
    });
  }

  /** Moves to an employee, hired when they were of age, in one of the last fifteen years. */
  open(row: number): void {
    const { born } = this.people.open(row);
    const { key } = this.people;
    const last = REFERENCE.serial - 100;
    const first = Math.min(Math.max(born.serial + ADULT, last - 15 * 365), last);
    this.hired = first + this.#hired.start(key).below(last - first + 1);
    this.department = this.#department.start(key).rank(NAMES.length);
  }

  /** When one of the employee's contracts started. */
  started(which: number, count: number): number {
    return this.hired + Math.floor(((REFERENCE.serial - 60 - this.hired) * which) / count);
  }

  /** Which contract held on a day. */
  contractAt(serial: number, count: number): number {
    let which = count - 1;
    while (which > 0 && this.started(which, count) > serial) which--;
    return which;
  }

  /** The monthly salary of a contract in the smallest unit: the last one is what the employee earns. */
  salary(which: number, count: number): number {
    const { life, country } = this.people.persona;
    const whole = Math.max(1, Math.round((life.income * (100 - 9 * (count - 1 - which))) / 100));
    return whole * 10 ** country.decimals;
  }

  /** The months of the year that are paid: those that began after they were hired. */
  get months(): number {
    return monthsAfter(this.hired);
  }
}

const ADULT = 18 * 365 + 5;

function employees(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const code = codesOf(setup.mix);
  const { people } = employee;
  let row = 0;
  const open = (opened: number) => {
    row = opened;
    employee.open(row);
  };
  return table('employees', setup.size, open, [
    number('id', () => row + 1),
    reference('department_id', 'departments.id', () => employee.department),
    people.field('name', 'name'),
    people.field('sex', 'sex'),
    people.field('born', 'dob'),
    people.field('national_id', 'id'),
    people.field('tax_number', 'tax'),
    people.field('email', 'email'),
    people.field('phone', 'phone'),
    people.field('address', 'address'),
    people.field('bank', 'bank'),
    people.field('account', 'account'),
    people.field('iban', 'iban'),
    word('country', () => code(people.country)),
    day('hired', () => employee.hired),
  ]);
}

function contracts(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people, rows } = employee;
  let row = 0;
  let count = 1;
  const open = (opened: number) => {
    row = opened;
    rows.seek(row);
    employee.open(rows.parent);
    count = rows.countOf(rows.parent);
  };
  return table('contracts', rows.total, open, [
    number('id', () => row + 1),
    reference('employee_id', 'employees.id', () => rows.parent),
    people.field('title', 'job'),
    day('started', () => employee.started(rows.index, count)),
    {
      ...day('ended', () => employee.started(rows.index + 1, count) - 1),
      blank: () => rows.index === count - 1,
    },
    money('salary', () => employee.salary(rows.index, count), people),
    word('currency', () => currency(people.country)),
  ]);
}

function payslips(setup: Setup): Table {
  const employee = new EmployeeReader(setup);
  const counted = new EmployeeReader(setup);
  const currency = currenciesOf(setup.mix);
  const { people } = employee;
  const payday = new Random('payroll:payday');
  const rows = new Children(setup.size, (row) => {
    counted.open(row);
    return counted.months;
  });
  let row = 0;
  let month = 0;
  let which = 0;
  let gross = 0;
  let deductions = 0;
  let paid = 0;
  const open = (opened: number) => {
    row = opened;
    rows.seek(row);
    employee.open(rows.parent);
    const { country } = people;
    month = 12 - employee.months + rows.index;
    const first = MONTHS[month] as number;
    const count = employee.rows.countOf(rows.parent);
    which = employee.contractAt(first, count);
    gross = employee.salary(which, count);
    deductions = deductionsFrom(gross, people.persona.country.facts.income, country.code, country.decimals);
    paid = calendarOf(country).before(first + 23 + payday.start(people.key).below(5));
  };
  return table('payslips', rows.total, open, [
    number('id', () => row + 1),
    reference('employee_id', 'employees.id', () => rows.parent),
    reference('contract_id', 'contracts.id', () => employee.rows.firstOf(rows.parent) + which),
    {
      key: 'month',
      kind: 'text',
      plain: true,
      put(out, at) {
        const { year, month: number } = dayAt(MONTHS[month] as number);
        const to = putInt(out, at, year, 4);
        out.bytes[to] = 45;
        return putTwo(out, to + 1, number);
      },
    },
    money('gross', () => gross, people),
    money('deductions', () => deductions, people),
    money('net', () => gross - deductions, people),
    day('paid', () => paid),
    word('currency', () => currency(people.country)),
  ]);
}

/** Contributions are the same share of every wage; tax is less of a small one and more of a large one. */
function deductionsFrom(
  gross: number,
  [low, high]: readonly [number, number],
  code: string,
  decimals: number,
): number {
  const { social, tax } = deductionsOf(code);
  const middle = (low + (high - low) / 4) * 10 ** decimals;
  const share = social + tax * Math.min(1.6, Math.max(0.3, gross / middle));
  return Math.round((gross * share) / 100);
}
