import type { Message } from '../model.ts';
import { nacha, nachaReturns } from './nacha.ts';
import { recordMessage } from './recordMessage.ts';

/** Messages that are text in records or fields: national formats and SWIFT MT. */
export const recordMessages: readonly Message[] = [
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
];
