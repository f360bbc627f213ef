import type { Message } from '../model.ts';
import { ledgerOf } from '../story/statement.ts';
import type { Story } from '../story/story.ts';
import { aba } from './aba.ts';
import { bacs } from './bacs.ts';
import { writeBai2 } from './bai2/bai2.ts';
import { bai2Cases } from './bai2/bai2Cases.ts';
import { cfonb120 } from './cfonb120.ts';
import { cnab240 } from './cnab240.ts';
import { writeMt103 } from './mt103.ts';
import { MT103_EDITS, MT940_EDITS, MT942_EDITS, type MtEdit, mtCases } from './mtCases.ts';
import { writeMt940, writeMt942 } from './mtStatement.ts';
import { nacha, nachaReturns } from './nacha.ts';
import { norma43 } from './norma43.ts';
import { recordMessage } from './recordMessage.ts';
import { zengin } from './zengin.ts';

/** Messages that are text in records or fields: national formats and SWIFT MT. */
export const recordMessages: readonly Message[] = [
  mtMessage('mt103', MT103_EDITS, {
    name: 'Single customer credit transfer',
    description: 'Payments that went out as SWIFT MT 103, a message for each.',
    tells: ({ status }) => status !== 'rejected',
    texts: writeMt103,
  }),
  mtMessage('mt940', MT940_EDITS, {
    name: 'Customer statement message',
    description: 'The bookings of an account as SWIFT MT 940, a message for each day with its balances.',
    statement: writeMt940,
    texts: (story) => writeMt940(ledgerOf(story)),
  }),
  mtMessage('mt942', MT942_EDITS, {
    name: 'Interim transaction report',
    description: 'The bookings of an account within a day as SWIFT MT 942, with their sums.',
    statement: writeMt942,
    texts: (story) => writeMt942(ledgerOf(story)),
  }),
  recordMessage(nacha, {
    name: 'ACH credits',
    standard: 'Nacha',
    description: 'Credits that a company orders over the ACH network, a batch for each day and entry class.',
    extension: 'ach',
    limits: () => ({ name: 22, reference: 15, remittance: 80, number: 17 }),
  }),
  recordMessage(nachaReturns, {
    name: 'ACH returns',
    standard: 'Nacha',
    description: 'ACH credits that come back, each with its return reason code.',
    extension: 'ach',
    returned: 1,
    tells: ({ status }) => status === 'returned',
    limits: () => ({ name: 22, reference: 15, remittance: 80, number: 17 }),
  }),
  recordMessage(aba, {
    name: 'Direct Entry credits',
    standard: 'ABA (Direct Entry)',
    description: 'Credits that a firm orders from an Australian bank, a file for each processing day.',
    extension: 'aba',
    limits: () => ({ name: 32, reference: 18, remittance: 18, number: 9 }),
  }),
  recordMessage(bacs, {
    name: 'Bacs credits',
    standard: 'Bacs Standard 18',
    description:
      'Credits that a firm orders over Bacs, each with its processing day, and a contra record for each day.',
    extension: 'txt',
    limits: () => ({ name: 18, reference: 18, remittance: 18, number: 8 }),
  }),
  {
    key: 'bai2',
    name: 'Balance report',
    standard: 'BAI2',
    description:
      'The bookings of an American account as BAI2, a group for each day with its balances and sums.',
    type: 'text/plain; charset=us-ascii',
    extension: 'bai',
    countries: ['us'],
    currency: 'USD',
    versions: [],
    profiles: [],
    profilesOf: () => [],
    limits: () => ({ name: 70, reference: 35, remittance: 140, number: 34 }),
    statement: writeBai2,
    texts: (story) => writeBai2(ledgerOf(story)),
    cases: (story) => bai2Cases(story),
  },
  recordMessage(cfonb120, {
    name: 'Relevé de compte',
    standard: 'CFONB 120',
    description: 'The bookings of a French account, a statement for each day with its balances.',
    extension: 'txt',
    limits: () => ({ name: 70, reference: 35, remittance: 140, number: 34 }),
  }),
  recordMessage(norma43, {
    name: 'Extracto de cuenta',
    standard: 'AEB Norma 43',
    description: 'The bookings of a Spanish account, a statement for each day with its balances and sums.',
    extension: 'txt',
    limits: () => ({ name: 38, reference: 35, remittance: 140, number: 34 }),
  }),
  recordMessage(zengin, {
    name: 'Sogo furikomi',
    standard: 'Zengin',
    description: 'Bulk transfers that a firm orders from a Japanese bank, a batch for each day.',
    extension: 'txt',
    limits: () => ({ name: 30, reference: 20, remittance: 20, number: 7 }),
  }),
  recordMessage(cnab240, {
    name: 'Pagamento de fornecedores e salários',
    standard: 'FEBRABAN CNAB 240',
    description:
      'Payments that a firm orders from a Brazilian bank, a lot for each service and form of payment.',
    extension: 'rem',
    limits: () => ({ name: 30, reference: 20, remittance: 40, number: 13 }),
  }),
];

interface MtHead {
  readonly name: string;
  readonly description: string;
  readonly statement?: Message['statement'];
  readonly tells?: Message['tells'];
  texts(story: Story): Iterable<string>;
}

function mtMessage(key: string, edits: readonly MtEdit[], { texts, ...head }: MtHead): Message {
  return {
    ...head,
    key,
    standard: 'SWIFT MT',
    type: 'text/plain; charset=us-ascii',
    extension: key === 'mt103' ? 'fin' : 'sta',
    versions: [],
    profiles: [],
    profilesOf: () => [],
    limits: () => ({ name: 70, reference: 35, remittance: 140, number: 34 }),
    texts,
    cases: (story) => mtCases(texts, edits, story),
  };
}
