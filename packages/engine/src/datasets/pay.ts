import type { Calendar } from '../kernel/calendar.ts';
import { dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Country, Persona } from '../model.ts';

/** The payment of wages in a country: its days and its deductions. */
export class Pay {
  readonly calendar: Calendar;
  /** The customs of the country's employers. */
  readonly #ways: readonly PayWay[];
  readonly #social: number;
  readonly #tax: number;
  /** The wage, in the smallest unit, that pays the tax rate of the table. */
  readonly #middle: number;

  constructor(country: Country, calendar: Calendar) {
    const [low, high] = country.facts.income;
    const { deductions, extraPay } = country.facts.economy;
    const { social, tax } = deductions;
    this.calendar = calendar;
    const extras = extraPay === undefined ? [] : extraPay.split(' ').map(parseExtraPay);
    this.#ways = country.facts.paydays.map((days) => wayOf(days, extras, calendar));
    this.#social = social;
    this.#tax = tax;
    this.#middle = (low + (high - low) / 4) * 10 ** country.decimals;
  }

  /** Draws an employer's custom. */
  way(random: Random): PayWay {
    return this.#ways[random.below(this.#ways.length)] as PayWay;
  }

  /** Returns the deductions from a wage. Contributions are a constant share; the share of tax rises with the wage. */
  deductions(gross: number): number {
    const share = this.#social + this.#tax * Math.min(1.6, Math.max(0.3, gross / this.#middle));
    return Math.round((gross * share) / 100);
  }
}

/** A payment in addition to the monthly wages. */
export interface ExtraPay {
  /** The month, from 0 for January. */
  readonly month: number;
  readonly day: number;
  /** In percent of a monthly wage. */
  readonly share: number;
  /** Number of months in which it is earned. */
  readonly within: number;
}

/** Parses `6-30:50/6`. */
function parseExtraPay(text: string): ExtraPay {
  const [month = 0, day = 0, share = 0, within = 12] = text.split(/[-:/]/).map(Number);
  return { month: month - 1, day, share, within };
}

const pays = new WeakMap<Calendar, Pay>();

/** Returns the payment of wages in a country in the months before a day, cached. */
export function payOf({ country, asOf }: Pick<Persona, 'country' | 'asOf'>): Pay {
  const calendar = country.calendarAt(asOf);
  let pay = pays.get(calendar);
  if (!pay) {
    pay = new Pay(country, calendar);
    pays.set(calendar, pay);
  }
  return pay;
}

/** The paydays of an employer, for each month. */
export interface PayWay {
  /** Number of paydays a month. */
  readonly times: number;
  /** The days on which the income of each month arrives. */
  readonly arrives: readonly Int32Array[];
  /**
   * First day of the month whose wage is paid in full in each month. Wages paid in the first half of a month were
   * earned in the month before.
   */
  readonly months: readonly number[];
  /** All payments of an employer in the year, in order. */
  readonly slips: readonly Slip[];
}

/** A monthly wage, or an additional payment. */
export interface Slip {
  /** The month of payment, from 0 for the first of the calendar. */
  readonly month: number;
  /** First day of the month that the payment is for. */
  readonly first: number;
  readonly paid: number;
  readonly extra?: ExtraPay;
}

function wayOf(days: readonly number[], extras: readonly ExtraPay[], calendar: Calendar): PayWay {
  const arrives = Array.from({ length: 12 }, (_, month) =>
    Int32Array.from(days, (day) => calendar.payday(month, day)),
  );
  const isLate = (days.at(-1) as number) <= HALF;
  const before = dayAt(calendar.first - 1);
  const months = isLate ? [calendar.first - before.day, ...calendar.months] : calendar.months;
  const wages = arrives.map(
    (each, month): Slip => ({ month, first: months[month] as number, paid: each.at(-1) as number }),
  );
  const others = extras.map((extra): Slip => {
    const month = (extra.month - (before.month % 12) + 12) % 12;
    return { month, first: calendar.months[month] as number, paid: calendar.payday(month, extra.day), extra };
  });
  const slips = [...wages, ...others].sort((a, b) => a.paid - b.paid);
  return { times: days.length, arrives, months, slips };
}

/** Last day of a month's first half. */
const HALF = 15;
