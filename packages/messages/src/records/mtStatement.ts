import { accountText } from '../story/party.ts';
import type { Entry, Ledger, Statement } from '../story/statement.ts';
import { pictureDay } from './datePicture.ts';
import { mtAmount, mtField, mtLines, mtReference } from './mtFields.ts';

/*
 * Customer statements of SWIFT MT, each ended by a line with a hyphen, as banks hand them to their customers.
 * Source: SWIFT, Standards MT, category 9 (MT 940 and MT 942 field specifications).
 */

/** Writes an account as MT 940: a message for each day. */
export function* writeMt940(ledger: Ledger): Generator<string, void, undefined> {
  const { currency } = ledger;
  for (const statement of ledger.statements) {
    const balance = (units: number) =>
      `${units < 0 ? 'D' : 'C'}${pictureDay(statement.day, 'YYMMDD')}${currency}${mtAmount(Math.abs(units), currency)}`;
    yield headOf(ledger, statement) + mtField('60F', balance(statement.opening));
    yield* entriesOf(statement, currency);
    yield `${mtField('62F', balance(statement.closing))}${mtField('64', balance(statement.closing))}-\r\n`;
  }
}

/** Writes an account as MT 942: the bookings of each day, with their sums. */
export function* writeMt942(ledger: Ledger): Generator<string, void, undefined> {
  const { currency } = ledger;
  for (const statement of ledger.statements) {
    const time = `${pictureDay(statement.day, 'YYMMDD')}1700+0000`;
    yield headOf(ledger, statement) +
      mtField('34F', `${currency}${mtAmount(0, currency)}`) +
      mtField('13D', time);
    yield* entriesOf(statement, currency);
    const { debits, credits } = statement;
    const sum = ({ count, sum }: typeof debits) => `${count}${currency}${mtAmount(sum, currency)}`;
    yield `${mtField('90D', sum(debits))}${mtField('90C', sum(credits))}-\r\n`;
  }
}

function headOf({ owner, digits }: Ledger, { number, day }: Statement): string {
  return (
    mtField('20', `${pictureDay(day, 'YYMMDD')}${digits('mt', 6)}`) +
    mtField('25', accountText(owner.account)) +
    mtField('28C', `${number}/1`)
  );
}

function* entriesOf(statement: Statement, currency: string): Generator<string, void, undefined> {
  for (const entry of statement.entries()) yield entryText(entry, currency);
}

function entryText(entry: Entry, currency: string): string {
  const { booked, valued, amount, direction, endToEndId, reference, returnReason } = entry;
  const mark = direction === 'debit' ? 'D' : 'C';
  const type = returnReason === undefined ? 'NTRF' : 'NRTI';
  const days = pictureDay(valued, 'YYMMDD') + pictureDay(booked, 'MMDD');
  const bank = mtReference(reference);
  return (
    mtField('61', `${days}${mark}${mtAmount(amount, currency)}${type}${mtReference(endToEndId)}//${bank}`) +
    mtField('86', mtLines(informationOf(entry), 65, 6))
  );
}

/** Code words before what they introduce. Source: SWIFT, MT 940 usage guidelines of field 86 (common global implementation). */
function informationOf(entry: Entry): string {
  const { endToEndId, other, remittance, creditorReference, returnReason, direction } = entry;
  const party = direction === 'debit' ? 'BENM' : 'ORDP';
  const account = other?.account ? `/ACCT/${accountText(other.account)}` : '';
  return [
    endToEndId === undefined ? '' : `/EREF/${endToEndId}`,
    returnReason === undefined ? '' : `/RTRN/${returnReason}`,
    other === undefined ? '' : `/${party}//NAME/${other.name}${account}`,
    `/REMI/${creditorReference ?? remittance ?? ''}`,
  ].join('');
}
