/** Reason why a payment was refused or came back. */
export interface Reason {
  readonly code: string;
  readonly name: string;
}

/**
 * Reasons of ISO 20022, by code. Source: ISO 20022 external code sets, ExternalStatusReason1Code and
 * ExternalReturnReason1Code (2025).
 */
const REASONS = `
AC01 Incorrect account number
AC03 Invalid creditor account number
AC04 Closed account number
AC06 Blocked account
AG01 Transaction forbidden
AG02 Invalid bank operation code
AM01 Zero amount
AM02 Not allowed amount
AM03 Not allowed currency
AM04 Insufficient funds
AM05 Duplication
AM09 Wrong amount
AM10 Invalid control sum
AM11 Invalid transaction currency
AM12 Invalid amount
AM18 Invalid number of transactions
BE01 Inconsistent with end customer
BE04 Missing creditor address
BE05 Unrecognised initiating party
BE08 Missing debtor name
BE16 Invalid debtor identification
CNOR Creditor bank is not registered
CH16 Element content formally incorrect
CH21 Required compulsory element missing
DT01 Invalid date
DU01 Duplicate message ID
DU04 Duplicate end-to-end ID
FF01 Invalid file format
FF05 Invalid local instrument code
FF10 Bank system processing error
FOCR Following cancellation request
MD01 No mandate
MD02 Missing mandatory information in mandate
MD07 End customer deceased
MS02 Not specified reason, customer generated
MS03 Not specified reason, agent generated
RC01 Bank identifier incorrect
RC04 Invalid creditor bank identifier
RR01 Missing debtor account or identification
RR03 Missing creditor name or address
RR04 Regulatory reason
RR12 Invalid party identifier
TM01 Invalid cut-off time
`;

const names = new Map(
  REASONS.trim()
    .split('\n')
    .map((line) => [line.slice(0, 4), line.slice(5)]),
);

/** Returns a reason by its code. */
export function reasonOf(code: string): Reason {
  return { code, name: names.get(code) ?? code };
}

/** Reasons with which the debtor's bank refuses a credit transfer, the commonest first. */
export const TRANSFER_REJECTIONS = ['AC01', 'AM04', 'AC04', 'RC01', 'AC06', 'AG01', 'MS03'] as const;

/** Reasons with which the creditor's bank returns a credit transfer, the commonest first. */
export const TRANSFER_RETURNS = ['AC04', 'AC01', 'AC06', 'BE04', 'MD07', 'MS03', 'RR04'] as const;

/** Reasons with which the debtor's bank returns a direct debit, the commonest first. */
export const DEBIT_RETURNS = ['AM04', 'MD01', 'AC04', 'AC01', 'MS02', 'AC06', 'MD07'] as const;
