import { nearestWorkingDay } from './calendar.ts';
import type { Account, Agent, Party } from './party.ts';
import type { Figures, Payment, Story } from './story.ts';

/** One booking on an account. */
export interface Entry {
  /** Number of the entry in its statement, from 1. */
  readonly number: number;
  /** In the smallest unit of the currency, above 0. */
  readonly amount: number;
  readonly direction: 'debit' | 'credit';
  /** Booking and value day, as serial numbers. */
  readonly booked: number;
  readonly valued: number;
  /** The bank's own reference, at most 16 characters. */
  readonly reference: string;
  readonly endToEndId?: string | undefined;
  readonly instructionId?: string | undefined;
  readonly uetr?: string | undefined;
  readonly other?: Counterparty | undefined;
  readonly remittance?: string | undefined;
  readonly creditorReference?: string | undefined;
  readonly purpose?: string | undefined;
  /** Bank transaction code of ISO 20022: domain, family and sub-family. Absent for transfers. */
  readonly code?: readonly [domain: string, family: string, subFamily: string] | undefined;
  /** Reason of a return: an ISO 20022 code. Undefined for other entries. */
  readonly returnReason?: string | undefined;
}

/** The counterparty of an entry, as far as it is known. */
export interface Counterparty {
  readonly name: string;
  readonly account?: Account | undefined;
  readonly agent?: Agent | undefined;
  readonly address?: Party['address'];
}

/** The bookings of one day, between two balances. */
export interface Statement {
  /** Number of the statement in its year, from 1, without gaps. */
  readonly number: number;
  readonly day: number;
  /** Balances in the smallest unit of the currency. */
  readonly opening: number;
  readonly closing: number;
  readonly debits: { readonly count: number; readonly sum: number };
  readonly credits: { readonly count: number; readonly sum: number };
  /** The entries in order, generated one at a time while they are read. */
  entries(): Iterable<Entry>;
}

/** An account with its statements. */
export interface Ledger {
  readonly owner: Counterparty & { readonly account: Account; readonly agent: Agent };
  readonly currency: string;
  /** The day on which the file is written, as a serial number. */
  readonly written: number;
  /** Digits that belong to the whole ledger, for identifications. */
  digits(name: string, length: number): string;
  readonly statements: readonly Statement[];
}

/** Returns the holder's account: a statement for each day with bookings up to the as-of date. */
export function ledgerOf(story: Story): Ledger {
  const { holder, currency, asOf } = story;
  const days = new Map<number, { debits: Sum; credits: Sum }>();
  const book = (day: number, side: 'debits' | 'credits', amount: number) => {
    if (day > asOf.serial) return;
    let sums = days.get(day);
    if (!sums) {
      sums = { debits: { count: 0, sum: 0 }, credits: { count: 0, sum: 0 } };
      days.set(day, sums);
    }
    sums[side].count++;
    sums[side].sum += amount;
  };
  const [out, back] = story.collects ? (['credits', 'debits'] as const) : (['debits', 'credits'] as const);
  for (const { status, amount, booked, returned } of story.figures()) {
    if (status === 'rejected') continue;
    book(booked, out, amount);
    if (returned !== undefined) book(returned, back, amount);
  }
  if (days.size === 0) book(nearestWorkingDay(story.isWorkingDay, asOf.serial, -1), out, 0);
  const spent = [...days.values()].reduce((sum, { debits }) => sum + debits.sum, 0);
  // The opening balance covers all outgoing payments and leaves a few thousand more.
  let balance = Math.ceil((spent + 1) / 10_000) * 10_000 + Number(story.digits('balance', 6));
  let number = Number(story.digits('statement', 2)) + 1;
  const statements = [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, { debits, credits }]) => {
      const opening = balance;
      balance += credits.sum - debits.sum;
      const isEmpty = debits.sum + credits.sum === 0;
      const none = { count: 0, sum: 0 };
      return {
        number: number++,
        ...{ day, opening, closing: balance, debits: isEmpty ? none : debits, credits },
        entries: () => entriesOf(story, day),
      };
    });
  return {
    owner: holder,
    currency,
    statements,
    written: asOf.serial,
    digits: (name, length) => story.digits(name, length),
  };
}

interface Sum {
  count: number;
  sum: number;
}

function* entriesOf(story: Story, day: number): Generator<Entry, void, undefined> {
  let number = 0;
  for (const figures of story.figures()) {
    if (figures.status === 'rejected') continue;
    if (figures.booked === day) yield entryOf(story, figures, ++number, false);
    if (figures.returned === day) yield entryOf(story, figures, ++number, true);
  }
}

function entryOf(story: Story, { index }: Figures, number: number, isReturn: boolean): Entry {
  const payment: Payment = story.paymentAt(index);
  const { amount, booked, returned = booked, instructionId, endToEndId, uetr, other, reason } = payment;
  const day = isReturn ? returned : booked;
  return {
    ...{ number, amount, endToEndId, instructionId, uetr, booked: day, valued: day },
    direction: story.collects === isReturn ? 'debit' : 'credit',
    reference: `${isReturn ? 'R' : 'B'}${instructionId.slice(1)}`,
    other: { name: other.name, account: other.account, agent: other.agent, address: other.address },
    remittance: payment.reference === undefined ? payment.remittance : undefined,
    creditorReference: payment.reference,
    purpose: payment.kind.purpose,
    returnReason: isReturn ? reason : undefined,
  };
}
