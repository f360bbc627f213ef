import type { Message } from '../model.ts';
import { ledgerOf } from '../story/statement.ts';
import type { Story } from '../story/story.ts';
import { aba } from './aba.ts';
import { writeMt103 } from './mt103.ts';
import { MT103_EDITS, MT940_EDITS, MT942_EDITS, type MtEdit, mtCases } from './mtCases.ts';
import { writeMt940, writeMt942 } from './mtStatement.ts';
import { nacha, nachaReturns } from './nacha.ts';
import { recordMessage } from './recordMessage.ts';

/** Messages that are text in records or fields: national formats and SWIFT MT. */
export const recordMessages: readonly Message[] = [
  mtMessage('mt103', MT103_EDITS, {
    name: 'Single customer credit transfer',
    description: 'Payments as SWIFT MT 103, a message for each.',
    texts: writeMt103,
  }),
  mtMessage('mt940', MT940_EDITS, {
    name: 'Customer statement message',
    description: 'The bookings of an account as SWIFT MT 940, a message for each day with its balances.',
    texts: (story) => writeMt940(ledgerOf(story)),
  }),
  mtMessage('mt942', MT942_EDITS, {
    name: 'Interim transaction report',
    description: 'The bookings of an account within a day as SWIFT MT 942, with their sums.',
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
    limits: () => ({ name: 22, reference: 15, remittance: 80, number: 17 }),
  }),
  recordMessage(aba, {
    name: 'Direct Entry credits',
    standard: 'ABA (Direct Entry)',
    description: 'Credits that a firm orders from an Australian bank, a file for each processing day.',
    extension: 'aba',
    limits: () => ({ name: 32, reference: 18, remittance: 18, number: 9 }),
  }),
];

interface MtHead {
  readonly name: string;
  readonly description: string;
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
