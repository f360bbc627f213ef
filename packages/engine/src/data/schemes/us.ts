import type { Scheme } from '../../model.ts';
import { ACH_RETURNS } from './achReturns.ts';
import { reasonLines } from './reasonCodes.ts';

const lines = (codes: string) =>
  codes
    .split(' ')
    .map((code) => `${code} ${ACH_RETURNS.get(code) ?? MORE[code]}`)
    .join('\n');

/** Return reasons and notifications of change beside those of the table. Source: Nacha Operating Rules, appendix four. */
const MORE: Readonly<Record<string, string>> = {
  R05: 'Unauthorized debit to consumer account using corporate SEC code',
  R07: 'Authorization revoked by customer',
  R09: 'Uncollected funds',
  R14: 'Representative payee deceased or unable to continue',
  R29: 'Corporate customer advises not authorized',
};

/**
 * ACH: returns within two banking days, of unauthorized consumer debits within sixty calendar days; reversals within five
 * banking days. Source: Nacha Operating Rules, articles two and three. Same Day ACH takes up to a million dollars.
 */
export const ACH: Scheme = {
  name: 'ACH',
  limits: [0.01, 99_999_999.99],
  outcomes: [
    {
      outcome: 'rejected',
      codes: lines('R13 R17 R18 R19 R25 R26 R27 R28'),
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: lines('R01 R02 R03 R04 R08 R09 R14 R15 R16 R20 R23 R24 R29'),
      within: { unit: 'working', from: 1, to: 2 },
    },
    { outcome: 'disputed', codes: lines('R05 R07 R10'), within: { unit: 'days', from: 1, to: 60 } },
    {
      outcome: 'reversed',
      codes:
        'DUPLICATE Duplicate entry\nWRONGAMT Wrong amount\nWRONGACCT Wrong account\nWRONGDATE Wrong date',
      within: { unit: 'working', from: 1, to: 5 },
    },
  ],
};

const INSTANT_REASONS = 'AC03 AC04 AC06 AC07 AC14 AG01 AG03 AM02 AM04 AM09 BE04 BE06 MD07 NARR RC01';

const instantOutcomes: Scheme['outcomes'] = [
  {
    outcome: 'rejected',
    codes: reasonLines(INSTANT_REASONS),
    within: { unit: 'seconds', from: 1, to: 20 },
  },
  {
    outcome: 'returned',
    codes: reasonLines('AC03 AM05 AM09 CUST DUPL FRAD UPAY'),
    within: { unit: 'working', to: 10 },
  },
];

/** FedNow: up to ten million dollars since November 2025. Source: Federal Reserve, FedNow Service operating procedures. */
export const FEDNOW: Scheme = {
  name: 'FedNow',
  instant: true,
  since: '2023-07-20',
  limits: [0.01, 10_000_000],
  outcomes: instantOutcomes,
};

/** RTP: up to ten million dollars since February 2025. Source: The Clearing House, RTP operating rules. */
export const RTP: Scheme = {
  name: 'RTP',
  instant: true,
  limits: [0.01, 10_000_000],
  outcomes: instantOutcomes,
};

/** Fedwire: twelve digits of an amount. Source: Federal Reserve, Fedwire Funds Service, ISO 20022 since 2025-07-14. */
export const FEDWIRE: Scheme = {
  name: 'Fedwire',
  limits: [0.01, 9_999_999_999.99],
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines('AC01 AC04 AG01 AM04 DT01 FF01 RC01 TM01'),
      within: { unit: 'working', to: 0 },
    },
    {
      outcome: 'returned',
      codes: reasonLines('AC03 AC04 AC06 BE01 FOCR FRAD MD07 NARR'),
      within: { unit: 'working', to: 3 },
    },
  ],
};
