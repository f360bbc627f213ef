import type { Variant } from '../model.ts';
import type { Story } from '../story/story.ts';

/** One story as a message variant: all of it, or one item. */
export interface Telling {
  readonly story: Story;
  readonly variant: Variant;
  /** Index of the only payment or statement, for profiles that send each one under its own header. */
  readonly only?: number | undefined;
}
