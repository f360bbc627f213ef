import { deductionsOf } from '../data/deductions.ts';
import { LAST_DAY, type Payday, paydaysOf } from '../data/paydays.ts';
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
  /** When the wage of each month is paid: not before the month's middle, since it was earned by then. */
  readonly paid: Int32Array;
}

function wayOf(days: readonly Payday[], calendar: Calendar): PayWay {
  const last = days.at(-1) as Payday;
  return {
    times: days.length,
    arrives: Array.from({ length: 12 }, (_, month) =>
      Int32Array.from(days, (day) => dayOf(month, day, calendar)),
    ),
    paid: Int32Array.from({ length: 12 }, (_, month) => dayOf(month, last < 15 ? LAST_DAY : last, calendar)),
  };
}

/** A day off moves a payday to the working day before. */
function dayOf(month: number, day: Payday, calendar: Calendar): number {
  const first = calendar.months[month] as number;
  return day < 0
    ? nthFrom(calendar, first, -day)
    : calendar.before(Math.min(first + day - 1, lastOf(calendar, month)));
}
