import { isoMessages } from './iso/messages.ts';
import type { Message } from './model.ts';
import { recordMessages } from './records/messages.ts';

/** Every message by its key. */
export const messages: ReadonlyMap<string, Message> = new Map(
  [...isoMessages, ...recordMessages].map((message) => [message.key, message]),
);
