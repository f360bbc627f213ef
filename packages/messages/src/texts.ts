import type { MessagePlan } from './plan.ts';

/** Returns the file of a plan in pieces. */
export function textsOf({ message, story, variant }: MessagePlan): Iterator<string | Uint8Array> {
  const { encode } = message;
  const texts = message.texts(story, variant)[Symbol.iterator]();
  if (!encode) return texts;
  return {
    next() {
      const { done, value } = texts.next();
      return done ? { done, value } : { done: false, value: encode(value) };
    },
  };
}
