import { dayAt } from 'specimen-data/internal';
import { amountText } from './story/money.ts';
import { accountText } from './story/party.ts';
import type { Payment, Story } from './story/story.ts';

const COLUMNS = [
  'end_to_end_id',
  'instruction_id',
  'kind',
  'amount',
  'currency',
  'debtor_name',
  'debtor_account',
  'creditor_name',
  'creditor_account',
  'requested',
  'booked',
  'status',
  'code',
  'returned',
];

/** Writes every payment of a story as a line of CSV (RFC 4180). */
export function* ledgerCsv(story: Story): Generator<string, void, undefined> {
  yield `${COLUMNS.join(',')}\r\n`;
  for (let i = 0; i < story.n; i++) yield `${cellsOf(story, story.paymentAt(i)).map(cell).join(',')}\r\n`;
}

function cellsOf(story: Story, payment: Payment): readonly string[] {
  const { endToEndId, instructionId, kind, amount, debtor, creditor, requested, booked } = payment;
  const { status, reason = '', returned } = payment;
  const day = (serial: number | undefined) => (serial === undefined ? '' : dayAt(serial).iso);
  return [
    ...[endToEndId, instructionId, kind.key, amountText(amount, story.currency), story.currency],
    ...[debtor.name, accountText(debtor.account), creditor.name, accountText(creditor.account)],
    ...[day(requested), status === 'rejected' ? '' : day(booked), status, reason, day(returned)],
  ];
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
