import { type Country, Day, find, Random, RowKey, type Table } from 'specimen-data/internal';
import { type IsWorkingDay, nearestWorkingDay, settlementDays } from '../story/calendar.ts';
import { amountUnits } from '../story/money.ts';
import type { Entry, Ledger, Statement } from '../story/statement.ts';
import { firstRow, type Row, rowAt, rowsOf } from './tableRows.ts';

/** The tables of a bank, with what their rows hang from. */
export interface BankTables {
  readonly countries: ReadonlyMap<string, Country>;
  readonly tables: ReadonlyMap<string, Table>;
  readonly seed: string;
  readonly asOf: Day;
}

/** An account of the bank, with its country. */
export interface BankAccount {
  readonly id: number;
  readonly country: Country;
  readonly ledger: Ledger;
}

/** Returns an account with its bookings; nothing where there is no account of that number. */
export function accountLedger(bank: BankTables, id: number): BankAccount | undefined {
  const account = rowAt(tableOf(bank, 'accounts'), bank, id - 1);
  if (!account) return undefined;
  const customer = rowAt(tableOf(bank, 'customers'), bank, Number(account.customer_id) - 1) ?? {};
  const country = find(bank.countries, customer.country, 'unknown-country');
  const currency = text(account.currency) ?? country.currency;
  const isWorkingDay = settlementDays(country, currency, bank.countries.values());
  const iban = text(account.iban);
  const random = new Random(`${country.code}/statements`);
  const ledger: Ledger = {
    owner: {
      name: text(customer.name) ?? '',
      account: iban === undefined ? { number: text(account.number)?.replace(/[\s./-]/g, '') } : { iban },
      agent: { bic: text(account.swift), name: text(account.bank), country: country.code.toUpperCase() },
    },
    currency,
    written: bank.asOf.serial,
    digits: (name, length) =>
      random.start(new RowKey(`${bank.seed} ${name}`, bank.asOf).at(id)).digits(length),
    statements: statementsOf(
      bookingsOf(bank, id).map((row) => entryOf(row, { currency, isWorkingDay, last: bank.asOf.serial })),
      { opening: signedUnits(account.opening_balance, currency), last: bank.asOf.serial },
    ),
  };
  return { id, country, ledger };
}

export function tableOf({ tables }: BankTables, name: string): Table {
  return find(tables, name, 'unknown-table');
}

/** The bookings of an account stand one behind the other. */
function bookingsOf(bank: BankTables, id: number): readonly Row[] {
  const table = tableOf(bank, 'transactions');
  const from = firstRow(table, bank, { column: 'account_id', least: id });
  const rows: Row[] = [];
  for (const row of rowsOf(table, bank, { from })) {
    if (Number(row.account_id) !== id) break;
    rows.push(row);
  }
  return rows;
}

interface Terms {
  readonly currency: string;
  readonly isWorkingDay: IsWorkingDay;
  /** The last day that a statement can tell. */
  readonly last: number;
}

function entryOf(row: Row, { currency, isWorkingDay, last }: Terms): Omit<Entry, 'number'> {
  const units = signedUnits(row.amount, currency);
  const booked = serialOf(row.booked_at ?? row.booked);
  const kind = text(row.kind) ?? '';
  const name = text(row.counterparty_name) ?? text(row.counterparty);
  const account = text(row.counterparty_account);
  return {
    amount: Math.abs(units),
    direction: units < 0 ? 'debit' : 'credit',
    booked,
    valued: row.value_date === undefined ? valueDay(booked, isWorkingDay, last) : serialOf(row.value_date),
    reference: `T${String(row.id).padStart(10, '0')}`,
    endToEndId: text(row.end_to_end_id),
    other:
      name === undefined
        ? undefined
        : { name, account: account === undefined ? undefined : accountOf(account) },
    remittance: [kind.replaceAll('_', ' '), text(row.reference)].filter(Boolean).join(' '),
    code: CODES[kind],
  };
}

/** Bank transaction codes of ISO 20022 by kind of booking; other kinds are transfers. Source: ISO 20022 external code sets. */
const CODES: Readonly<Record<string, Entry['code']>> = {
  card: ['PMNT', 'CCRD', 'POSD'],
  cash: ['PMNT', 'CCRD', 'CWDL'],
  direct_debit: ['PMNT', 'RDDT', 'PMDD'],
  interest: ['ACMT', 'MCOP', 'INTR'],
};

/** The working day on or behind the booking day, or the last one before it where that is still to come. */
function valueDay(booked: number, isWorkingDay: IsWorkingDay, last: number): number {
  const day = nearestWorkingDay(isWorkingDay, booked);
  return day <= last ? day : nearestWorkingDay(isWorkingDay, booked, -1);
}

function accountOf(account: string): { readonly iban: string } | { readonly number: string } {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? { iban: account } : { number: account };
}

/** A statement for each day with bookings; an account without any has an empty one of the last day. */
function statementsOf(
  entries: readonly Omit<Entry, 'number'>[],
  { opening, last }: { readonly opening: number; readonly last: number },
): readonly Statement[] {
  const days = new Map<number, Omit<Entry, 'number'>[]>();
  for (const entry of entries) {
    const day = days.get(entry.booked);
    if (day) day.push(entry);
    else days.set(entry.booked, [entry]);
  }
  if (days.size === 0) days.set(last, []);
  let balance = opening;
  return [...days].map(([day, list], i) => {
    const credits = sumOf(list, 'credit');
    const debits = sumOf(list, 'debit');
    const before = balance;
    balance += credits.sum - debits.sum;
    return {
      ...{ number: i + 1, day, opening: before, closing: balance, credits, debits },
      entries: () => list.map((entry, at) => ({ ...entry, number: at + 1 })),
    };
  });
}

function sumOf(
  entries: readonly Omit<Entry, 'number'>[],
  direction: Entry['direction'],
): Statement['debits'] {
  const side = entries.filter((entry) => entry.direction === direction);
  return { count: side.length, sum: side.reduce((sum, { amount }) => sum + amount, 0) };
}

function signedUnits(amount: unknown, currency: string): number {
  const written = String(amount);
  const units = amountUnits(written.replace('-', ''), currency);
  if (units === undefined) throw new Error(`${written} is no amount in ${currency}`);
  return written.startsWith('-') ? -units : units;
}

/** Reads the day of a date or a time. */
function serialOf(date: unknown): number {
  const [year = 0, month = 0, day = 0] = String(date).slice(0, 10).split('-').map(Number);
  return new Day(year, month, day).serial;
}

function text(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}
