import type { FileRecord, Values } from './layout.ts';
import type { RecordSums } from './recordFormat.ts';

/** The sums of an account between two balances. */
export interface AccountSums {
  /** Closing balance in the smallest unit. */
  readonly balance: number;
  readonly debits: { readonly count: number; readonly sum: number };
  readonly credits: { readonly count: number; readonly sum: number };
}

/** Names of the record types that hold balances and entries in a statement format, and readers of their values. */
export interface StatementRecords {
  readonly header: string;
  readonly entry: string;
  readonly trailer: string;
  /** Type of the record that ends the file and counts the others. */
  readonly end?: string;
  account(values: Values): string;
  /** Balance of a header and amount of an entry in the smallest unit; below zero for debits. */
  opening(values: Values): number;
  amount(values: Values): number;
  /** Writes the opening balance that a header must state. */
  openingTotals(units: number): Values;
  closingTotals(sums: AccountSums): Values;
}

/** Adds up statements: the closing balance of each, which is the opening one of the account's next. */
export function statementSums(records: StatementRecords): RecordSums {
  let lines = 0;
  let count = 0;
  let units = 0;
  let last: { readonly account: string; readonly balance: number } | undefined;
  let account = '';
  let balance = 0;
  let debits = { count: 0, sum: 0 };
  let credits = { count: 0, sum: 0 };
  const open = (values: Values): Values | undefined => {
    account = records.account(values);
    const expected = last?.account === account ? last.balance : undefined;
    // A wrong opening balance is one fault: the entries go on from the right one.
    balance = expected ?? records.opening(values);
    debits = { count: 0, sum: 0 };
    credits = { count: 0, sum: 0 };
    return expected === undefined ? undefined : records.openingTotals(expected);
  };
  const book = (amount: number) => {
    count++;
    units += Math.abs(amount);
    balance += amount;
    const side = amount < 0 ? debits : credits;
    side.count++;
    side.sum += Math.abs(amount);
  };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    add({ type: { name }, values }: FileRecord) {
      lines++;
      switch (name) {
        case records.header:
          return open(values);
        case records.entry:
          book(records.amount(values) || 0);
          return undefined;
        case records.trailer:
          last = { account, balance };
          return records.closingTotals({ balance, debits, credits });
        case records.end:
          return { count: String(lines - 1) };
        default:
          return undefined;
      }
    },
  };
}
