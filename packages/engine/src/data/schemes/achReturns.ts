/**
 * Return reason codes of the ACH network. Source: Nacha Operating Rules, appendix four, part 4.2, as banks publish it (Northern
 * Trust, ACH Return Reason Codes).
 */
export const ACH_RETURNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    R01: 'Insufficient funds',
    R02: 'Account closed',
    R03: 'No account or unable to locate account',
    R04: 'Invalid account number structure',
    R08: 'Payment stopped',
    R10: 'Customer advises originator is not known or not authorized',
    R13: 'Invalid ACH routing number',
    R15: 'Beneficiary or account holder deceased',
    R16: 'Account frozen or entry returned per OFAC instruction',
    R17: 'File record edit criteria',
    R18: 'Improper effective entry date',
    R19: 'Amount field error',
    R20: 'Non-transaction account',
    R23: 'Credit entry refused by receiver',
    R24: 'Duplicate entry',
    R25: 'Addenda error',
    R26: 'Mandatory field error',
    R27: 'Trace number error',
    R28: 'Routing number check digit error',
  }),
);

/** The code of the ACH network for a reason of ISO 20022. */
const BY_REASON: Readonly<Record<string, string>> = {
  AC01: 'R03',
  AC04: 'R02',
  AC06: 'R16',
  AM04: 'R01',
  MD01: 'R10',
  MD07: 'R15',
  MS02: 'R08',
  MS03: 'R23',
  RC01: 'R13',
  RR04: 'R16',
};

/** Returns the ACH return code for a reason of ISO 20022; R03 for those that have none of their own. */
export function achReturnOf(reason: string | undefined): string {
  return BY_REASON[reason ?? ''] ?? 'R03';
}
