import type { Message } from '../model.ts';
import { ledgerOf } from '../story/statement.ts';
import type { Figures, Story } from '../story/story.ts';
import { accountInformation, type CamtKind, ledgerTexts, NOTIFICATION, REPORT, STATEMENT } from './camt.ts';
import { camtCases } from './camtCases.ts';
import {
  CAMT052,
  CAMT053,
  CAMT054,
  definitionOf,
  PACS002,
  PACS004,
  PACS008,
  PAIN001,
  PAIN002,
  PAIN008,
  type Versions,
} from './definitions.ts';
import { pacs002Cases, pacs004Cases, pacs008Cases, pain002Cases, pain008Cases } from './interbankCases.ts';
import { isoMessage } from './isoMessage.ts';
import { interbankStatusReport, interbankTransfer, isReturned, isSettled, paymentReturn } from './pacs.ts';
import { creditTransferInitiation } from './pain001.ts';
import { pain001Cases } from './pain001Cases.ts';
import { customerStatusReport } from './pain002.ts';
import { directDebitInitiation } from './pain008.ts';

const CUSTOMER = ['sepa', 'ch', 'iso'];
const INTERBANK = ['sepa', 'cbpr', 'iso'];
const ACCOUNT = ['sepa', 'ch', 'cbpr', 'iso'];

/** ISO 20022 messages, in the order in which a payment tells them. */
export const isoMessages: readonly Message[] = [
  isoMessage({
    versions: PAIN001,
    name: 'Customer credit transfer initiation',
    description: 'Payments that a customer orders from the bank, in a batch for each day.',
    profiles: CUSTOMER,
    content: creditTransferInitiation,
    cases: pain001Cases,
  }),
  isoMessage({
    versions: PAIN008,
    name: 'Customer direct debit initiation',
    description: 'Direct debits that a creditor collects, in a batch for each day and sequence.',
    profiles: ['sepa', 'iso'],
    collects: true,
    content: directDebitInitiation,
    cases: pain008Cases,
  }),
  isoMessage({
    versions: PAIN002,
    name: 'Customer payment status report',
    description: 'What became of each payment that the customer ordered, with the reason of those refused.',
    profiles: CUSTOMER,
    content: customerStatusReport,
    cases: pain002Cases,
  }),
  isoMessage({
    versions: PACS008,
    name: 'Interbank customer credit transfer',
    description: "The settled payments, from the debtor's bank to the creditors' banks.",
    profiles: INTERBANK,
    content: interbankTransfer,
    tells: isSettled,
    items: (story) => indexesThat(story, isSettled),
    cases: pacs008Cases,
  }),
  isoMessage({
    versions: PACS002,
    name: 'Interbank payment status report',
    description: 'What became of each payment between the banks.',
    profiles: INTERBANK,
    content: interbankStatusReport,
    items: (story) => indexesThat(story, () => true),
    cases: pacs002Cases,
  }),
  isoMessage({
    versions: PACS004,
    name: 'Payment return',
    description: 'Settled payments that come back, with the reason.',
    profiles: INTERBANK,
    returned: 1,
    content: paymentReturn,
    // A file of CBPR+ has a message for each payment; a document alone may have none.
    tells: (figures, { profile }) => profile !== 'cbpr' || isReturned(figures),
    items: (story) => indexesThat(story, isReturned),
    cases: pacs004Cases,
  }),
  accountMessage(CAMT054, NOTIFICATION, {
    name: 'Debit and credit notification',
    description: 'The bookings of an account, as they are notified.',
  }),
  accountMessage(CAMT053, STATEMENT, {
    name: 'Account statement',
    description: 'The bookings of an account, a statement for each day with its balances.',
  }),
  accountMessage(CAMT052, REPORT, {
    name: 'Account report',
    description: 'The bookings of an account within a day, with interim balances.',
  }),
];

function accountMessage(
  versions: Versions,
  kind: CamtKind,
  about: { readonly name: string; readonly description: string },
): Message {
  return isoMessage({
    versions,
    ...about,
    profiles: ACCOUNT,
    content: accountInformation(kind),
    items: (story) => ledgerOf(story).statements.keys(),
    cases: camtCases(kind),
    statement: (ledger, { version, profile }) =>
      ledgerTexts(kind, ledger, { definition: definitionOf(versions, version), profile }),
  });
}

function* indexesThat(story: Story, fits: (figures: Figures) => boolean): Generator<number, void, undefined> {
  for (const figures of story.figures()) if (fits(figures)) yield figures.index;
}
