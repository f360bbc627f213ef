import { luhnDigit } from '../checksum/luhn.ts';
import type { Day } from '../kernel/day.ts';
import type { Citizen } from '../model.ts';
import { dayOf, part, reasonIf, sexByParity } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * Personal identity number, or coordination number with 60 added to the day: YYMMDD, - (+ from the year in
 * which one turns 100), a serial 001-999 (its last digit odd for men) and the Luhn digit of the nine.
 * Twelve digits give the century. In ten, - leaves 1900s or 2000s open, as the day of asking decides it.
 * Source: Population Registration Act (1991:481) § 18 and § 18 a; Skatteverket, SKV 704 and SKV 707.
 */
export const sePersonnummer = standard<Pick<Citizen, 'born' | 'sex'>>({
  id: 'sePersonnummer',
  label: 'Personnummer (Sweden)',
  ...personDeclared(),
  make: (random, { born, sex }) => {
    const body = born.yymmdd + String(random.int(1, 99)).padStart(2, '0') + sexDigit(random.below(5), sex);
    return `${born.yymmdd}-${body.slice(6)}${luhnDigit(body)}`;
  },
});

/** Declares what personal identity and coordination numbers share; `+` stays in the bare number. */
export function personDeclared() {
  return {
    written: ['######-####', '########-####', '######+####', '########+####'],
    mend: (number) => number.slice(0, -1) + luhnDigit(tenOf(number).slice(0, 9)),
    rules: {
      century: (number) => {
        const century = digitsOf(number).slice(0, -10);
        return reasonIf(!CENTURIES.test(century), `century is ${century}, should be 18, 19 or 20`);
      },
      date: (number) =>
        reasonIf(
          !bornOn(number),
          `${tenOf(number).slice(0, 6)} is not a date, should be YYMMDD of a day that exists`,
        ),
      series: part([-4, -1], /[1-9]/, 'serial is #, should be 001 to 999'),
    },
    wrong: {
      century: (number) => `16${number.slice(-10)}`,
      series: (number) => `${number.slice(0, -4)}000${number.slice(-1)}`,
    },
    reads: (number) => ({
      born: digitsOf(number).length === 12 ? bornOn(number) : undefined,
      sex: sexByParity(number.at(-2)),
    }),
  } satisfies Partial<Standard<unknown>>;
}

const CENTURIES = /^(?:18|19|20)?$/;

function digitsOf(number: string): string {
  return number.replace('+', '');
}

function tenOf(number: string): string {
  return digitsOf(number).slice(-10);
}

/** The day of birth in the century written, else in the first that has it. */
function bornOn(number: string): Day | undefined {
  const [ten, century] = [tenOf(number), digitsOf(number).slice(0, -10)];
  const centuries = century ? [century] : number.includes('+') ? ['18', '19'] : ['19', '20'];
  const written = Number(ten.slice(4, 6));
  const day = written > 60 ? written - 60 : written;
  return centuries
    .map((first) => dayOf(Number(first + ten.slice(0, 2)), Number(ten.slice(2, 4)), day))
    .find((found) => found !== undefined);
}

/** The last digit of the serial: odd for men, even for women. */
export function sexDigit(half: number, sex: Citizen['sex']): number {
  return half * 2 + (sex === 'male' ? 1 : 0);
}
