import type { Calendar } from '../kernel/calendar.ts';
import type { Random } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { CHARGE } from './bookingKinds.ts';
import { lastOf } from './months.ts';
import { rounded, stepOf } from './rounded.ts';

/** What a customer pays in a month, and how. */
export interface Household {
  readonly budget: Budget;
  /** The kind of booking by which the home is paid for. */
  readonly housing: number;
  /** What is put aside, on which day of the month from 0, and from which month on. */
  readonly order: number;
  readonly orderDay: number;
  readonly saving: number;
  /** How many of a hundred purchases are paid from a wallet, and what draws them. */
  readonly wallets: number;
  readonly byWallet: Random;
  readonly calendar: Calendar;
  /** The day on which what is paid on a day of a month, from 0, is booked. */
  cleared(month: number, day: number): number;
}

/** What it comes to. */
interface Budget {
  /** The day of the month on which the home is paid for, from 0. */
  readonly rentDay: number;
  readonly home: number;
  readonly utilities: number;
  readonly cash: number;
  /** What cash comes in. */
  readonly notes: number;
  /** What a purchase is at the least, and how much more by each unit of the product of two draws of 11 bits. */
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
  // The product of two draws is a quarter on average: most payments are small.
  const spend = (net * (100 + random.below(80))) / (1000 * 2 ** 22);
  return { rentDay, home, utilities, cash, notes, least: (net * 3) / 1000, spend };
}

/** How many of a hundred purchases are paid from a wallet: where more are than by card, it is the usual way in shops too. */
export function walletsOf({ facts }: Country): number {
  const { card, wallet } = facts.economy.shops;
  return facts.wallets && wallet > card ? wallet : 0;
}

/** Without a card there are the counter and direct debits, on working days of the same month. */
export function clearing(calendar: Calendar, carded: boolean): Household['cleared'] {
  const dayOf = (month: number, day: number) => (calendar.months[month] as number) + day;
  if (carded) return dayOf;
  return (month, day) => {
    const after = calendar.after(dayOf(month, day));
    return after > lastOf(calendar, month) ? calendar.before(dayOf(month, day)) : after;
  };
}
