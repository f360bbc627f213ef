import { deductionsOf } from '../data/deductions.ts';
import { type Payday, paydaysOf } from '../data/paydays.ts';
import type { Calendar } from '../kernel/calendar.ts';
import type { Random } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { lastOf, nthFrom } from './months.ts';

/** How wages are paid in a country: on which days, and what is kept back. */
export class Pay {
  readonly calendar: Calendar;
  /** The ways in which employers of the country pay. */
  readonly #ways: readonly PayWay[];
  readonly #social: number;
  readonly #tax: number;
  /** The wage of which the tax is that of the table, in the smallest unit. */
  readonly #middle: number;

  constructor(country: Country) {
    const [low, high] = country.facts.income;
    const { social, tax } = deductionsOf(country.code);
    this.calendar = country.calendar;
    this.#ways = paydaysOf(country.code).map((days) => wayOf(days, this.calendar));
    this.#social = social;
    this.#tax = tax;
    this.#middle = (low + (high - low) / 4) * 10 ** country.decimals;
  }

  /** How an employer pays. */
  way(random: Random): PayWay {
    return this.#ways[random.below(this.#ways.length)] as PayWay;
  }

  /** Contributions are the same share of every wage; tax is less of a small one and more of a large one. */
  deductions(gross: number): number {
    const share = this.#social + this.#tax * Math.min(1.6, Math.max(0.3, gross / this.#middle));
    return Math.round((gross * share) / 100);
  }
}

const pays = new WeakMap<Country, Pay>();

/** How a country pays, worked out once. */
export function payOf(country: Country): Pay {
  let pay = pays.get(country);
  if (!pay) {
    pay = new Pay(country);
    pays.set(country, pay);
  }
  return pay;
}

/** The days on which income comes, for each month. */
export interface PayWay {
  /** How often a month. */
  readonly times: number;
  /** On which days a month's income arrives. */
  readonly arrives: readonly Int32Array[];
  /** The first day of the month whose wage is paid up in each month: what comes in the first half was earned in the one before. */
  readonly months: readonly number[];
  /** When it is. */
  readonly paid: readonly number[];
}

function wayOf(days: readonly Payday[], calendar: Calendar): PayWay {
  const arrives = Array.from({ length: 12 }, (_, month) =>
    Int32Array.from(days, (day) => dayOf(month, day, calendar)),
  );
  const isLate = (days.at(-1) as Payday) <= HALF;
  return {
    times: days.length,
    arrives,
    months: isLate ? [calendar.first - DECEMBER, ...calendar.months] : calendar.months,
    paid: arrives.map((each) => each.at(-1) as number),
  };
}

/** The last day of a month's first half. */
const HALF = 15;
const DECEMBER = 31;

/** A day off moves a payday to the working day before. */
function dayOf(month: number, day: Payday, calendar: Calendar): number {
  const first = calendar.months[month] as number;
  return day < 0
    ? nthFrom(calendar, first, -day)
    : calendar.before(Math.min(first + day - 1, lastOf(calendar, month)));
}
