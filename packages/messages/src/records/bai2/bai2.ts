import { accountText } from '../../story/party.ts';
import type { Counterparty, Entry, Ledger, Statement } from '../../story/statement.ts';
import { characters } from '../../text/characters.ts';
import { pictureDay } from '../datePicture.ts';
import { Bai2Sums } from './bai2Sums.ts';
import type { Bai2Record } from './bai2Table.ts';

/*
 * Balance report of American banks: records of fields between commas, a group for each day.
 * Source: BAI, Cash Management Balance Reporting Specifications, version 2 (1987); ANSI X9.121.
 */

/** Characters of texts: commas end a field, slashes a record. */
export const BAI2_TEXT = characters('printable ASCII without commas and slashes', ' !-+\\-.0-9:-~');

/** Type codes: ledger balances, totals, single transfers and returned items. */
export const BAI2_CODES = {
  opening: '010',
  closing: '015',
  credits: '100',
  debits: '400',
  credit: { transfer: '195', returned: '257' },
  debit: { transfer: '495', returned: '557' },
} as const;

/** Writes an account as BAI2: a group for each day. */
export function* writeBai2(ledger: Ledger): Generator<string, void, undefined> {
  for (const record of sealed(bai2Records(ledger))) yield bai2Line(record);
}

/** Writes a record as a line. */
export function bai2Line(record: Bai2Record): string {
  return `${record.join(',')}/\r\n`;
}

/** Fills in the control records. */
export function* sealed(records: Iterable<Bai2Record>): Generator<Bai2Record, void, undefined> {
  const sums = new Bai2Sums();
  for (const record of records) yield [...record, ...(sums.add(record) ?? [])];
}

/** Returns the records of an account; control records have their codes only. */
export function* bai2Records(ledger: Ledger): Generator<Bai2Record, void, undefined> {
  const { owner, currency, statements, written } = ledger;
  const bank = bankOf(owner);
  const customer = ledger.digits('bai2 customer', 9);
  const at = pictureDay(written, 'YYMMDD');
  yield ['01', bank, customer, at, '0600', '1', '', '', '2'];
  for (const statement of statements) {
    // Deposited by the bank (1), final figures of the previous day (2).
    yield ['02', customer, bank, '1', pictureDay(statement.day, 'YYMMDD'), '', currency, '2'];
    yield ['03', accountText(owner.account), currency, ...summaries(statement)];
    for (const entry of statement.entries()) yield entryRecord(entry);
    yield ['49'];
    yield ['98'];
  }
  yield ['99'];
}

function bankOf({ agent }: Ledger['owner']): string {
  return agent.clearing?.member ?? agent.bic ?? '';
}

/** Type, amount, number of items and type of funds of each summary. */
function summaries({ opening, closing, credits, debits }: Statement): readonly string[] {
  return [
    ...[BAI2_CODES.opening, String(opening), '', ''],
    ...[BAI2_CODES.closing, String(closing), '', ''],
    ...[BAI2_CODES.credits, String(credits.sum), String(credits.count), ''],
    ...[BAI2_CODES.debits, String(debits.sum), String(debits.count), ''],
  ];
}

function entryRecord(entry: Entry): Bai2Record {
  const {
    amount,
    direction,
    reference,
    endToEndId = '',
    returnReason,
    other,
    remittance,
    creditorReference,
  } = entry;
  const code = BAI2_CODES[direction][returnReason === undefined ? 'transfer' : 'returned'];
  const text = [returnReason, nameOf(other), creditorReference ?? remittance].filter(Boolean).join(' ');
  const [bank, customer, information] = [reference, endToEndId, text].map(BAI2_TEXT.transliterate);
  return ['16', code, String(amount), '', bank ?? '', customer ?? '', information ?? ''];
}

function nameOf(other: Counterparty | undefined): string | undefined {
  return other?.name;
}
