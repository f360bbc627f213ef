import type { Calendar } from '../kernel/calendar.ts';
import { dayAt } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Country, Persona } from '../model.ts';

/** How wages are paid in a country: on which days, and what is kept back. */
export class Pay {
  readonly calendar: Calendar;
  /** The ways in which employers of the country pay. */
  readonly #ways: readonly PayWay[];
  readonly #social: number;
  readonly #tax: number;
  /** The wage of which the tax is that of the table, in the smallest unit. */
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

/** What employers pay beside the monthly wages. */
export interface ExtraPay {
  /** From 0 for January. */
  readonly month: number;
  readonly day: number;
  /** In hundredths of a month's wage. */
  readonly share: number;
  /** The months in which it is earned. */
  readonly within: number;
}

/** Parses `6-30:50/6`. */
function parseExtraPay(text: string): ExtraPay {
  const [month = 0, day = 0, share = 0, within = 12] = text.split(/[-:/]/).map(Number);
  return { month: month - 1, day, share, within };
}

const pays = new WeakMap<Calendar, Pay>();

/** How a country pays in the months before a day, worked out once. */
export function payOf({ country, asOf }: Pick<Persona, 'country' | 'asOf'>): Pay {
  const calendar = country.calendarAt(asOf);
  let pay = pays.get(calendar);
  if (!pay) {
    pay = new Pay(country, calendar);
    pays.set(calendar, pay);
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
  /** All that an employer pays in the year, one after the other. */
  readonly slips: readonly Slip[];
}

/** A month's wage, or what is paid beside the wages. */
export interface Slip {
  /** The month in which it is paid, from 0 for the first of the calendar. */
  readonly month: number;
  /** The first day of the month for which it is paid. */
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

/** The last day of a month's first half. */
const HALF = 15;
