import type { Bai2Record } from './bai2Table.ts';

/** Adds up a BAI2 file: control totals of accounts, groups and the file, and numbers of records. */
export class Bai2Sums {
  count = 0;
  units = 0;
  #account = { total: 0, records: 0 };
  #group = { total: 0, records: 0, accounts: 0 };
  #file = { total: 0, records: 0, groups: 0 };

  /** Takes a record that stands on so many lines; returns the fields that a control record must have. */
  add(record: Bai2Record, lines = 1): readonly string[] | undefined {
    const [code] = record;
    switch (code) {
      case '01':
        this.#file.records += lines;
        return undefined;
      case '02':
        this.#group = { total: 0, records: lines, accounts: 0 };
        return undefined;
      case '03':
        return this.#open(record, lines);
      case '16':
        return this.#book(record, lines);
      case '49':
        return this.#closeAccount(lines);
      case '98':
        return this.#closeGroup(lines);
      default:
        this.#file.records += lines;
        return [this.#file.total, this.#file.groups, this.#file.records].map(String);
    }
  }

  #open(record: Bai2Record, lines: number): undefined {
    const amounts = summariesOf(record).map(({ amount }) => amount);
    this.#account = { total: amounts.reduce((sum, each) => sum + each, 0), records: lines };
  }

  #book([, , amount = '']: Bai2Record, lines: number): undefined {
    const units = Number(amount) || 0;
    this.count++;
    this.units += Math.abs(units);
    this.#account.total += units;
    this.#account.records += lines;
  }

  #closeAccount(lines: number): readonly string[] {
    const { total } = this.#account;
    const records = this.#account.records + lines;
    this.#group.total += total;
    this.#group.records += records;
    this.#group.accounts++;
    return [String(total), String(records)];
  }

  #closeGroup(lines: number): readonly string[] {
    const { total, accounts } = this.#group;
    const records = this.#group.records + lines;
    this.#file.total += total;
    this.#file.records += records;
    this.#file.groups++;
    return [String(total), String(accounts), String(records)];
  }
}

/** A summary of an account: a balance or a total. */
export interface Summary {
  readonly code: string;
  readonly amount: number;
  /** Index of the amount in the record. */
  readonly at: number;
}

/** Returns the summaries of an account's record: type, amount, number of items, type of funds and what follows from it. */
export function summariesOf(record: Bai2Record): readonly Summary[] {
  const summaries: Summary[] = [];
  let at = 3;
  while (at < record.length) {
    const [code = '', amount = '', , funds = ''] = record.slice(at, at + 4);
    if (amount !== '') summaries.push({ code, amount: Number(amount) || 0, at: at + 1 });
    at += 4 + fundsLength(funds, record[at + 4]);
  }
  return summaries;
}

/** Returns the number of fields behind a type of funds: by availability (S), by value date (V), distributed (D). */
export function fundsLength(funds: string, first = ''): number {
  if (funds === 'S') return 3;
  if (funds === 'V') return 2;
  return funds === 'D' ? 1 + 2 * (Number(first) || 0) : 0;
}
