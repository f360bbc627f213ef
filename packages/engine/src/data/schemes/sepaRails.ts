import type { PayeeChecks, Scheme } from '../../model.ts';
import { reasonLines } from './reasonCodes.ts';
import { SEPA_LARGEST } from './sepa.ts';
import { isTargetDay } from './target.ts';

const LIMITS = [0.01, SEPA_LARGEST / 100] as const;

/** Answers to a verification of payee. Source: EPC218-23, Verification Of Payee rulebook, section 4.2; in use since 2025-10-09. */
const PAYEE_CHECKS: PayeeChecks = {
  match: ['MTCH', 'Match'],
  close: ['CMTC', 'Close match'],
  none: ['NMTC', 'No match'],
  unavailable: ['NOAP', 'Verification check not possible'],
};

/** Reasons for a recall by the payer's bank or the payer. Source: EPC125-05, section 4.3.2.2. */
const RECALLS = [
  {
    outcome: 'disputed',
    codes: reasonLines('DUPL TECH'),
    within: { unit: 'working', from: 1, to: 10 },
  },
  {
    outcome: 'disputed',
    codes: reasonLines('AC03 AM09 CUST FRAD'),
    within: { unit: 'days', from: 1, to: 390 },
  },
] as const;

/** SEPA credit transfer. Source: EPC125-05, rulebook 2025: returns within three banking business days. */
export const SEPA_TRANSFER: Scheme = {
  name: 'SEPA credit transfer',
  limits: LIMITS,
  settles: isTargetDay,
  payeeChecks: PAYEE_CHECKS,
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines(
        'AC01 AC04 AC06 AG01 AG02 AM04 AM05 BE04 CNOR DNOR MD07 MS03 RC01 RR01 RR02 RR03 RR04 TM01',
      ),
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: reasonLines(
        'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR ERIN FOCR MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04',
      ),
      within: { unit: 'working', to: 3 },
    },
    ...RECALLS,
  ],
};

/** SEPA instant credit transfer. Source: EPC004-16, rulebook 2025: ten seconds, no limit of the scheme since 2025-10-05. */
export const SEPA_INSTANT: Scheme = {
  name: 'SEPA instant credit transfer',
  instant: true,
  limits: LIMITS,
  settles: isTargetDay,
  payeeChecks: PAYEE_CHECKS,
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines(
        'AB05 AB06 AB08 AB09 AC01 AC04 AC06 AG01 AG09 AG10 AG11 AM02 AM04 AM05 AM23 BE04 CNOR DNOR MD07 MS02 MS03 RC01 RC07 RR01 RR02 RR03 RR04',
      ),
      within: { unit: 'seconds', from: 1, to: 10 },
    },
    { outcome: 'returned', codes: reasonLines('FOCR'), within: { unit: 'working', from: 1, to: 15 } },
    ...RECALLS,
  ],
};

/** Reasons for rejects and returns of a SEPA direct debit. Source: EPC173-14, guidance on reason codes. */
const DEBIT_REASONS =
  'AC01 AC04 AC06 AC13 AG01 AG02 AM04 AM05 BE05 CNOR DNOR ED05 FF05 MD01 MD02 MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 SL01';

/**
 * SEPA direct debit, Core. Source: EPC016-06, rulebook 2025: returns and reversals within five interbank business days,
 * refunds of authorised collections (MD06) within eight weeks, of unauthorised ones (MD01) within thirteen months.
 */
export const SEPA_DEBIT: Scheme = {
  name: 'SEPA direct debit',
  limits: LIMITS,
  settles: isTargetDay,
  outcomes: [
    { outcome: 'rejected', codes: reasonLines(DEBIT_REASONS), within: { unit: 'working', to: 0 } },
    {
      outcome: 'returned',
      codes: reasonLines(DEBIT_REASONS.replace('FF05 ', '').replace('MD02 ', '')),
      within: { unit: 'working', to: 5 },
    },
    { outcome: 'refunded', codes: reasonLines('MD06'), within: { unit: 'days', to: 56 } },
    { outcome: 'refunded', codes: reasonLines('MD01'), within: { unit: 'days', from: 1, to: 395 } },
    {
      outcome: 'reversed',
      codes: reasonLines('AM05 MS02 MS03'),
      within: { unit: 'working', from: 1, to: 5 },
    },
  ],
};
