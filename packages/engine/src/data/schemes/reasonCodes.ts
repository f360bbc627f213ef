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
AB03 Aborted settlement timeout
AB05 Timeout at creditor agent
AB06 Timeout at instructed agent
AB08 Offline creditor agent
AB09 Error at creditor agent
AC01 Incorrect account number
AC03 Invalid creditor account number
AC04 Closed account number
AC06 Blocked account
AC07 Closed creditor account number
AC13 Invalid debtor account type
AC14 Invalid creditor account type
AG01 Transaction forbidden
AG02 Invalid bank operation code
AG03 Transaction not supported
AG09 Payment not received
AG10 Agent suspended
AG11 Creditor agent suspended
AM01 Zero amount
AM02 Not allowed amount
AM03 Not allowed currency
AM04 Insufficient funds
AM05 Duplication
AM09 Wrong amount
AM10 Invalid control sum
AM11 Invalid transaction currency
AM12 Invalid amount
AM14 Amount exceeds agreed limit
AM18 Invalid number of transactions
AM21 Limit exceeded
AM23 Amount exceeds settlement limit
ARDT Already returned
BE01 Inconsistent with end customer
BE04 Missing creditor address
BE05 Unrecognised initiating party
BE06 Unknown end customer
BE08 Missing debtor name
BE16 Invalid debtor identification
BE17 Invalid creditor identification
BE23 Account or proxy invalid
CH16 Element content formally incorrect
CH21 Required compulsory element missing
CNOR Creditor bank is not registered
CURR Incorrect currency
CUST Requested by customer
DNOR Debtor bank is not registered
DS04 Order rejected
DS0H Not allowed account
DT01 Invalid date
DT02 Invalid creation date
DU01 Duplicate message ID
DU04 Duplicate end-to-end ID
DUPL Duplicate payment
ED05 Settlement failed
ERIN ERI option not supported
FF01 Invalid file format
FF05 Invalid local instrument code
FF07 Invalid purpose
FF08 Invalid end-to-end ID
FF10 Bank system processing error
FOCR Following cancellation request
FR01 Fraud
FRAD Fraudulent originated credit transfer
LEGL Legal decision
MD01 No mandate
MD02 Missing mandatory information in mandate
MD05 Collection not due
MD06 Refund request by end customer
MD07 End customer deceased
MS02 Not specified reason, customer generated
MS03 Not specified reason, agent generated
NARR Narrative
NOAS No answer from customer
RC01 Bank identifier incorrect
RC03 Invalid debtor bank identifier
RC04 Invalid creditor bank identifier
RC07 Invalid creditor BIC identifier
RC10 Invalid creditor clearing system member identifier
RR01 Missing debtor account or identification
RR02 Missing debtor name or address
RR03 Missing creditor name or address
RR04 Regulatory reason
RR12 Invalid party identifier
SL01 Specific service offered by debtor agent
SL02 Specific service offered by creditor agent
SVNR Service not rendered
TECH Technical problem
TM01 Invalid cut-off time
UPAY Undue payment
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

/** Returns reasons as lines of a code and its name. */
export function reasonLines(codes: string): string {
  return codes
    .split(' ')
    .map((code) => `${code} ${reasonOf(code).name}`)
    .join('\n');
}

/** Reasons with which the debtor's bank refuses a credit transfer, the commonest first. */
export const TRANSFER_REJECTIONS = ['AC01', 'AM04', 'AC04', 'RC01', 'AC06', 'AG01', 'MS03'] as const;

/** Reasons with which the creditor's bank returns a credit transfer, the commonest first. */
export const TRANSFER_RETURNS = ['AC04', 'AC01', 'AC06', 'BE04', 'MD07', 'MS03', 'RR04'] as const;

/** Reasons with which the debtor's bank returns a direct debit, the commonest first. */
export const DEBIT_RETURNS = ['AM04', 'MD01', 'AC04', 'AC01', 'MS02', 'AC06', 'MD07'] as const;
