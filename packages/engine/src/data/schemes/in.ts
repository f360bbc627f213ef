import type { Persona, Scheme } from '../../model.ts';
import { reasonLines } from './reasonCodes.ts';

/** The hour that the retrieval reference number says (year, day of the year, hour), and minutes by its serial. */
function timeOfRrn(persona: Persona): number {
  const number = persona.read('rrn');
  return Number(number.slice(4, 6)) * 3600 + (Number(number.slice(6)) % 3600);
}

const DECLINES = `U30 Debit has failed
Z9 Insufficient funds in customer account
ZM Invalid MPIN
ZA Transaction declined by customer
U16 Risk threshold exceeded
U28 PSP not available
U69 Collect request expired
YC Do not honour (remitter)
ZH Invalid virtual address
XH Account does not exist (beneficiary)
BT Account closed (beneficiary)
91 Issuer or switch inoperative`;

/** UPI: a lakh of rupees between persons. Source: NPCI, UPI procedural guidelines and error and response codes 2.9. */
export const UPI: Scheme = {
  name: 'UPI',
  instant: true,
  limits: [1, 100_000],
  time: timeOfRrn,
  outcomes: [
    { outcome: 'rejected', codes: DECLINES, within: { unit: 'seconds', from: 1, to: 30 } },
    {
      outcome: 'reversed',
      codes: 'U31 Credit has failed\n08 Acquiring bank link inoperative\nRP Partial debit reversal timed out',
      within: { unit: 'days', to: 1 },
    },
    {
      outcome: 'disputed',
      codes:
        '1061 Goods or services not provided\n1062 Paid by other means\n1064 Credit not processed\n108 Account not credited',
      within: { unit: 'days', from: 1, to: 90 },
    },
  ],
};

/** IMPS: five lakh rupees. Source: NPCI, IMPS procedural guidelines; RBI circular of 2021-10-08. */
export const IMPS: Scheme = {
  name: 'IMPS',
  instant: true,
  limits: [1, 500_000],
  time: timeOfRrn,
  outcomes: [
    {
      outcome: 'rejected',
      codes: `M0 Verification successful but original credit transaction declined
M1 Invalid beneficiary MMID or mobile number
M2 Amount limit exceeded
M3 Account blocked or frozen
M5 Account closed
51 Insufficient balance
52 Invalid account
91 Response timed out`,
      within: { unit: 'seconds', from: 1, to: 30 },
    },
    { outcome: 'returned', codes: reasonLines('AC03 AC04 AC06 BE01 NARR'), within: { unit: 'days', to: 1 } },
  ],
};

/** NEFT: no limit; returned within two hours of the batch. Source: RBI, NEFT procedural guidelines, return reason codes. */
export const NEFT: Scheme = {
  name: 'NEFT',
  limits: [1, 9_999_999_999.99],
  outcomes: [
    {
      outcome: 'rejected',
      codes: 'R01 Incorrect account number\nR04 Account closed\nR08 Invalid IFSC',
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: `R01 Account does not exist
R02 Party instructions
R03 Account holder name mismatch
R04 Account closed
R05 Account frozen
R06 Account holder deceased
R07 NRE account
R10 Amount exceeds the limit of the account`,
      within: { unit: 'working', to: 1 },
    },
  ],
};
