import type { Message } from '../model.ts';

/** Messages that are text in records or fields: national formats and SWIFT MT. */
export const recordMessages: readonly Message[] = [];
