import { isoMessages } from './iso/messages.ts';
import type { Message } from './model.ts';

/** Every message by its key. */
export const messages: ReadonlyMap<string, Message> = new Map(
  [...isoMessages].map((message) => [message.key, message]),
);
