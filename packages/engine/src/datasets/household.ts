import type { Calendar } from '../kernel/calendar.ts';
import type { Random } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { CHARGE } from './bookingKinds.ts';
import { lastOf } from './months.ts';
import { rounded, stepOf } from './rounded.ts';

/** The monthly payments of a customer, and how they are paid. */
export interface Household {
  readonly budget: Budget;
  /** Kind of booking that pays for the home. */
  readonly housing: number;
  /** The monthly amount of the standing order to savings, its day of the month from 0, and its first month. */
  readonly order: number;
  readonly orderDay: number;
  readonly saving: number;
  /** Percentage of purchases that are paid from a wallet, and the stream that draws them. */
  readonly wallets: number;
  readonly byWallet: Random;
  readonly calendar: Calendar;
  /** Returns the booking day of a payment on a day of a month, from 0. */
  cleared(month: number, day: number): number;
}

/** The amounts of a household. */
interface Budget {
  /** Day of the month on which the home is paid, from 0. */
  readonly rentDay: number;
  readonly home: number;
  readonly utilities: number;
  readonly cash: number;
  /** Step of cash withdrawals. */
  readonly notes: number;
  /** Minimum amount of a purchase, and the increase per unit of the product of two 11-bit draws. */
  readonly least: number;
  readonly spend: number;
}

export function budgetOf(
  random: Random,
  net: number,
  { housing, unit }: { readonly housing: number; readonly unit: number },
): Budget {
  const rentDay = random.below(4);
  const rent = rounded((net * (250 + random.below(150))) / 1000, stepOf((net * 3) / 1000, unit));
  const home = housing === CHARGE ? rounded(rent / 8, stepOf(rent / 80, unit)) : rent;
  const utilities = (net * (34 + random.below(40))) / 1000;
  const cash = (net * (100 + random.below(150))) / 1000;
  const notes = stepOf(cash / 5, unit);
  // The product of two draws averages a quarter of its maximum, so most payments are small.
  const spend = (net * (100 + random.below(80))) / (1000 * 2 ** 22);
  return { rentDay, home, utilities, cash, notes, least: (net * 3) / 1000, spend };
}

/**
 * Returns the percentage of purchases that are paid from a wallet. If web shops see more wallets than cards,
 * wallets are usual in other shops too.
 */
export function walletsOf({ facts }: Country): number {
  const { card, wallet } = facts.economy.shops;
  return facts.wallets && wallet > card ? wallet : 0;
}

/**
 * Returns the booking day of payments. Without a card, payments are direct debits or made at the counter, on
 * working days of the same month.
 */
export function clearing(calendar: Calendar, carded: boolean): Household['cleared'] {
  const dayOf = (month: number, day: number) => (calendar.months[month] as number) + day;
  if (carded) return dayOf;
  return (month, day) => {
    const after = calendar.after(dayOf(month, day));
    return after > lastOf(calendar, month) ? calendar.before(dayOf(month, day)) : after;
  };
}
