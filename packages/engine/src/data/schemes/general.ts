import type { Outcome, Scheme } from '../../model.ts';
import { reasonLines } from './reasonCodes.ts';

/** Largest amount of twelve digits, the width of field 4 of ISO 8583, with two decimals. */
const TWELVE_DIGITS = 9_999_999_999.99;

/** Seconds within which an instant payment is refused: the timeout of most schemes. */
const TIMEOUT = 10;

/** Outcomes of credit transfers in the codes of ISO 20022, the commonest reasons. Source: ISO 20022 external code sets. */
const TRANSFER_OUTCOMES: readonly Outcome[] = [
  {
    outcome: 'rejected',
    codes: reasonLines('AC01 AC04 AC06 AG01 AM02 AM04 AM05 BE01 MD07 RC01 RR04'),
    within: { unit: 'working', to: 0 },
  },
  {
    outcome: 'returned',
    codes: reasonLines('AC01 AC03 AC04 AC06 BE01 MD07 MS03 RR04 FOCR'),
    within: { unit: 'working', to: 3 },
  },
];

const INSTANT_OUTCOMES: readonly Outcome[] = [
  {
    outcome: 'rejected',
    codes: reasonLines('AB05 AC01 AC03 AC04 AC06 AG01 AG10 AM02 AM04 AM05 BE01 MD07 RR04'),
    within: { unit: 'seconds', from: 1, to: TIMEOUT },
  },
  {
    outcome: 'returned',
    codes: reasonLines('AC03 AC04 AC06 AM05 BE01 CUST FOCR MD07'),
    within: { unit: 'working', to: 10 },
  },
];

/** A credit transfer that settles on working days. */
export const CREDIT_TRANSFER: Scheme = {
  name: 'Credit transfer',
  limits: [0.01, TWELVE_DIGITS],
  outcomes: TRANSFER_OUTCOMES,
};

/** A payment by proxy or account at any hour of any day. */
export const INSTANT_TRANSFER: Scheme = {
  name: 'Instant credit transfer',
  instant: true,
  limits: [0.01, TWELVE_DIGITS],
  outcomes: INSTANT_OUTCOMES,
};

/** A collection of a bill by reference, paid at any hour. */
export const BILL_PAYMENT: Scheme = {
  name: 'Bill payment',
  limits: [0.01, TWELVE_DIGITS],
  outcomes: TRANSFER_OUTCOMES,
};

/** A payment between mobile wallets. */
export const WALLET: Scheme = {
  name: 'Mobile wallet payment',
  instant: true,
  limits: [0.01, TWELVE_DIGITS],
  outcomes: [
    ...INSTANT_OUTCOMES,
    { outcome: 'reversed', codes: reasonLines('AM09 CUST DUPL FRAD TECH'), within: { unit: 'days', to: 7 } },
  ],
};

/** A pre-authorised debit that settles on working days. */
export const DIRECT_DEBIT: Scheme = {
  name: 'Direct debit',
  limits: [0.01, TWELVE_DIGITS],
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines('AC01 AC04 AC06 AG01 MD01 RC01'),
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: reasonLines('AC01 AC04 AC06 AM04 MD01 MD07 MS02 MS03'),
      within: { unit: 'working', to: 2 },
    },
    { outcome: 'refunded', codes: reasonLines('MD01 MD06'), within: { unit: 'days', from: 1, to: 90 } },
  ],
};
