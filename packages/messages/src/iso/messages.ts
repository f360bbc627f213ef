import type { Message } from '../model.ts';
import { PAIN001 } from './definitions.ts';
import { isoMessage } from './isoMessage.ts';
import { creditTransferInitiation } from './pain001.ts';
import { pain001Cases } from './pain001Cases.ts';

/** ISO 20022 messages. */
export const isoMessages: readonly Message[] = [
  isoMessage({
    versions: PAIN001,
    name: 'Customer credit transfer initiation',
    description: 'Payments that a customer orders from the bank, in a batch for each day.',
    profiles: ['sepa', 'ch', 'iso'],
    content: creditTransferInitiation,
    cases: pain001Cases,
  }),
];
