import { NOT_OF_STUDENTS, NOT_OF_THE_RETIRED, OF_STUDENTS, PURPOSES, type Purpose } from '../data/loans.ts';
import { roundedDown } from '../draw/work.ts';
import { putDecimal, putInt, putText } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Field, Language, Persona, Stage, Write } from '../model.ts';

const group = 'transaction';

/** A loan: its purpose and the income determine the amount, the amount determines the term. */
export const loan: Readonly<Record<string, Field>> = {
  loanamount: {
    label: 'Loan amount',
    group,
    held: borrows,
    num: true,
    money: true,
    synonyms: list('credit_amount'),
    write: (out, at, random, p) => putDecimal(out, at, amountOf(random, p), 0),
  },
  loanterm: {
    label: 'Loan term in months',
    group,
    held: borrows,
    num: true,
    synonyms: list('loan_term repayment_term'),
    // Repayment takes at most a third of the income.
    write: (out, at, random, p) => putInt(out, at, termOf(random, p)),
  },
  loanpurpose: {
    label: 'Loan purpose',
    group,
    held: borrows,
    synonyms: list('purpose_of_loan'),
    special: true,
    writer: ({ language }) => purposes(language),
  },
};

/** Nobody lends to minors and to those who have no income. */
function borrows({ life, age }: Persona): boolean {
  return age >= 18 && life.paid;
}

/** Writes the purpose of a loan. */
export function purposes({ purposes }: Language): Write {
  const names = purposes.split('|');
  return (out, at, random, p) => putText(out, at, names[purposeOf(random, p)] as string);
}

/** Draws the index of the purpose. */
function purposeOf(random: Random, { life }: Persona): number {
  const drawn = random.choose(PURPOSES.length);
  const never = NEVER_FOR[life.stage];
  return never.includes(drawn) ? (never === NOT_OF_STUDENTS ? OF_STUDENTS : drawn + 1) : drawn;
}

const NEVER_FOR: Readonly<Record<Stage, readonly number[]>> = {
  work: [],
  pension: NOT_OF_THE_RETIRED,
  study: NOT_OF_STUDENTS,
};

/** Draws the months of repayment: the minimum, or up to two years more. */
export function termOf(random: Random, p: Persona): number {
  const years = Math.ceil(amountOf(p.dice('loanamount'), p) / p.life.income / 4);
  return 12 * (years + random.rank(Math.min(years, 2) + 1));
}

/** Draws an amount in monthly incomes, within the usual costs of the purpose, as far as the income allows. */
export function amountOf(random: Random, p: Persona): number {
  const { income } = p.life;
  const { perEuro = 1 } = p.country.facts;
  const [low, high, least, most] = PURPOSES[purposeOf(p.dice('loanpurpose'), p)] as Purpose;
  const drawn = random.rank(101) / 100;
  const wanted = Math.max((income * (low + (high - low) * drawn)) / 10, least * (1 + drawn) * perEuro);
  return roundedDown(100, Math.min(wanted, most * perEuro, income * MOST_INCOMES));
}

/** The largest loan of a bank, in monthly incomes: five years of a third of it. */
const MOST_INCOMES = 20;
