import type { PayeeChecks, Scheme } from '../../model.ts';
import { reasonLines } from './reasonCodes.ts';

/** Answers of Confirmation of Payee. Source: Pay.UK, Confirmation of Payee rules, reason codes. */
const PAYEE_CHECKS: PayeeChecks = {
  match: ['MTCH', 'Match'],
  close: ['MBAM', 'May be a match'],
  none: ['ANNM', 'Account name not matched'],
  unavailable: ['SCNS', 'Sort code not supported'],
};

/** Faster Payments: up to a million pounds. Source: Pay.UK, Faster Payments scheme limits since 2022-02-07. */
export const FASTER_PAYMENTS: Scheme = {
  name: 'Faster Payments',
  instant: true,
  limits: [0.01, 1_000_000],
  payeeChecks: PAYEE_CHECKS,
  outcomes: [
    {
      outcome: 'rejected',
      codes: `1114 Beneficiary sort code or account number unknown
1160 Beneficiary account closed
1161 Beneficiary account transferred
1162 Beneficiary deceased
1163 Reference information incorrect
1164 Account name does not match
1165 Account does not accept the payment
1167 Terms and conditions of the account forbid the payment
9910 Beneficiary bank not available`,
      within: { unit: 'seconds', from: 1, to: 15 },
    },
    {
      outcome: 'returned',
      codes: reasonLines('AC03 AC04 AC06 BE01 CUST FOCR FRAD MD07'),
      within: { unit: 'working', to: 5 },
    },
  ],
};

/** CHAPS: no limit. Source: Bank of England, CHAPS reference manual; ISO 20022 since 2023-06-19. */
export const CHAPS: Scheme = {
  name: 'CHAPS',
  limits: [0.01, 9_999_999_999.99],
  payeeChecks: PAYEE_CHECKS,
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines('AC01 AC04 AG01 AM04 BE01 RC01 TM01'),
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: reasonLines('AC03 AC04 AC06 BE01 FOCR FRAD MD07'),
      within: { unit: 'working', to: 3 },
    },
  ],
};

/**
 * Bacs Direct Debit: ARUDD within two working days after the collection, indemnity claims (DDICA) without a limit in time.
 * Source: Bacs Payment Schemes, service user's guide, ARUDD, ADDACS and DDICA reason codes.
 */
export const BACS_DEBIT: Scheme = {
  name: 'Bacs Direct Debit',
  limits: [0.01, 20_000_000],
  outcomes: [
    {
      outcome: 'rejected',
      codes: `C Account transferred to a different branch
F Invalid account type
G Bank will not accept Direct Debits on account
I Payer reference is not unique
K Instruction cancelled by paying bank
L Incorrect payer's account details
N Transaction code or user status incompatible`,
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: `0 Refer to payer
1 Instruction cancelled by payer
2 Payer deceased
3 Account transferred
4 Advance notice disputed
5 No account or wrong account type
6 No instruction
7 Amount differs
8 Amount not yet due
9 Presentation overdue
A Service user differs
B Account closed`,
      within: { unit: 'working', from: 1, to: 2 },
    },
    {
      outcome: 'refunded',
      codes: `DDICA1 Amount or date of the Direct Debit differ from the advance notice
DDICA2 No advance notice received
DDICA3 Instruction cancelled by paying bank
DDICA4 Payer has cancelled the instruction
DDICA5 Payer does not recognise the service user
DDICA6 No instruction held
DDICA7 Signature disputed`,
      within: { unit: 'days', from: 1, to: 365 },
    },
  ],
};
