import type { Variant } from '../model.ts';
import type { Story } from '../story/story.ts';

/** What a content tells: a story, as a variant, and of it all or one item alone. */
export interface Telling {
  readonly story: Story;
  readonly variant: Variant;
  /** The only payment, or the only statement, by its index: profiles with a header send each alone. */
  readonly only?: number | undefined;
}
