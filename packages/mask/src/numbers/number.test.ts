import {
  type Checker,
  Day,
  Random,
  REFERENCE,
  RowKey,
  type Validator,
  validators,
} from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { Keyring } from '../keyed/keyring.ts';
import { Births } from './births.ts';
import { dayIn, maskNumber } from './number.ts';

const keyring = new Keyring('the key of these tests');
const context = { keyring, births: new Births(keyring), within: 30 };

/** Standards that masking leaves to other rules: addresses of a ledger in their own case, and numbers too long to try all of. */
const APART = new Set(['eip55', 'coNit', 'brIe', 'mrzTd3']);

const standards = validators.filter(({ id }) => !APART.has(id));

/** Numbers of a standard, of holders of both sexes and many ages. */
function numbersOf(standard: Validator, count = 6): readonly string[] {
  const row = new RowKey('numbers');
  const random = new Random('holders');
  const name = { text: 'Miller', capitals: 'MILLER' };
  const numbers = Array.from({ length: count }, (_, i) =>
    standard.make(random.start(row.at(i)), {
      sex: i % 2 ? 'male' : 'female',
      born: new Day(1930 + ((i * 13) % 70), 1 + (i % 12), 1 + ((i * 11) % 28)),
      given: name,
      asOf: REFERENCE,
      family: name,
      family2: name,
    } as never),
  );
  return [...new Set(numbers)];
}

const mask = (checker: Checker, value: string) => maskNumber(context, checker, value);

describe('a masked number', () => {
  it('is another right number that says the same, but for the birth date, and no two meet', () => {
    for (const standard of standards) {
      const numbers = numbersOf(standard);
      const masked = numbers.map((number) => mask(standard, number));
      expect(new Set(masked).size, standard.id).toBe(numbers.length);
      numbers.forEach((number, i) => {
        const other = masked[i] as string;
        expect(standard.valid(other), `${standard.id} ${number} ${other}`).toBe(true);
        expect(other, standard.id).not.toBe(number);
        const [before, after] = [standard.reads(number), standard.reads(other)];
        expect(after.sex, standard.id).toBe(before.sex);
        if (before.born === undefined) return;
        const born = dayIn(before.born);
        expect(after.born, standard.id).toBe(born.plus(context.births.shift(born, 30)).iso);
      });
    }
  }, 240_000);

  it('depends on what the value says, not on how it is written', () => {
    const pesel = validators.find(({ id }) => id === 'brCpf') as Checker;
    expect(mask(pesel, '856.427.408-65').replace(/\D/g, '')).toBe(mask(pesel, '85642740865'));
    expect(mask(pesel, '856.427.408-65')).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d\d$/);
    const dni = validators.find(({ id }) => id === 'esDni') as Checker;
    expect(mask(dni, '34539540a')).toBe(mask(dni, '34539540A').toLowerCase());
  });

  it('keeps the digits of another script', () => {
    const egypt = validators.find(({ id }) => id === 'egNationalId') as Validator;
    const [number = ''] = numbersOf(egypt);
    const arabic = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const plain = mask(egypt, number);
    expect(mask(egypt, arabic)).toBe(
      plain.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    );
  });

  it('is wrong in the same way where it was wrong', () => {
    const row = new RowKey('wrong');
    const random = new Random('spoil');
    for (const id of ['plPesel', 'deSteuerId', 'esDni', 'brCpf', 'frNir', 'itCf', 'usNpi', 'cardNumber']) {
      const standard = validators.find((each) => each.id === id) as Validator;
      for (const name of standard.cases) {
        const [number = ''] = numbersOf(standard);
        const wrong = standard.spoil(number, name, random.start(row.at(1)));
        if (wrong === undefined) continue;
        const other = mask(standard, wrong);
        const faults = (value: string) => standard.faults(value).map(({ fault }) => fault);
        expect(faults(other), `${id} ${name} ${wrong} ${other}`).toEqual(faults(wrong));
        if (wrong !== '') expect(other, `${id} ${name}`).not.toBe(wrong);
      }
    }
  });
});

describe('birth dates', () => {
  it.each([
    [30, 1900],
    [30, 2000],
    [10, 1984],
    [3, 1999],
  ])('move by 1 to %i days and stay different, in %i', (within, year) => {
    const births = new Births(keyring);
    const days = Array.from({ length: 365 }, (_, i) => new Day(year, 1, 1).plus(i));
    const moved = days.map((day) => {
      const shift = births.shift(day, within);
      expect(Math.abs(shift)).toBeLessThanOrEqual(within);
      expect(shift).not.toBe(0);
      return day.plus(shift).iso;
    });
    expect(new Set(moved).size).toBe(365);
  });
});
