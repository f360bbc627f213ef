import { type Label, label } from '../formats/line.ts';

/** A kind of booking, and its name on an account without a card. */
export interface Kind {
  readonly text: Label;
  readonly bare: Label;
  /** The other party, if it is no merchant. */
  readonly from?: 'employer' | 'landlord' | 'supplier' | 'customer' | 'bank' | undefined;
}

const BY_NAME = {
  salary: kind('salary', 'employer'),
  pension: kind('pension', 'employer'),
  grant: kind('grant', 'employer'),
  rent: kind('rent', 'landlord'),
  mortgage: kind('mortgage', 'bank'),
  charge: kind('service_charge', 'landlord'),
  utilities: kind('utilities', 'supplier'),
  order: kind('standing_order', 'customer'),
  cash: kind('cash'),
  card: kind('card', undefined, 'direct_debit'),
  wallet: kind('wallet'),
  refund: kind('refund'),
  interest: kind('interest', 'bank'),
};

export const KINDS: readonly Kind[] = Object.values(BY_NAME);

function kind(name: string, from?: Kind['from'], bare = name): Kind {
  return { text: label(name), bare: label(bare), from };
}

/** Returns the index of a kind, which bookings store. */
function numberOf(name: keyof typeof BY_NAME): number {
  return Object.keys(BY_NAME).indexOf(name);
}

/** Kinds of income by stage of life. */
export const INCOME = { work: numberOf('salary'), pension: numberOf('pension'), study: numberOf('grant') };
export const RENT = numberOf('rent');
export const MORTGAGE = numberOf('mortgage');
export const CHARGE = numberOf('charge');
export const UTILITIES = numberOf('utilities');
export const ORDER = numberOf('order');
export const CASH = numberOf('cash');
export const CARD_PAYMENT = numberOf('card');
export const WALLET_PAYMENT = numberOf('wallet');
export const REFUND = numberOf('refund');
export const INTEREST = numberOf('interest');

/** Returns true if the booking is a purchase at a merchant. */
export function isPurchase(kind: number): boolean {
  return kind === CARD_PAYMENT || kind === WALLET_PAYMENT;
}
