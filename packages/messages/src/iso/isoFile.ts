import type { Variant } from '../model.ts';
import type { Story } from '../story/story.ts';
import { definitionOf, type Versions } from './definitions.ts';
import { documentTexts } from './document.ts';
import { envelopeTexts } from './envelope.ts';
import type { Telling } from './telling.ts';
import type { Tree } from './writer.ts';

/** The content of a message's files. */
export interface IsoContent {
  readonly versions: Versions;
  /** Content of a file, in the elements of the newest version. */
  content(telling: Telling): Tree;
  /** Indexes of the payments or statements that are messages of their own, for profiles with a header before each. */
  items?(story: Story): Iterable<number>;
}

/** Writes the contents of a file: one document, or pairs of a header and a document. */
export function fileTexts(
  { versions, content, items }: IsoContent,
  story: Story,
  variant: Variant,
): Iterable<string> {
  const definition = definitionOf(versions, variant.version);
  if (variant.profile !== 'cbpr' || !items) return documentTexts(definition, content({ story, variant }));
  return envelopeTexts(definition, story, contentsOf());
  function* contentsOf(): Generator<Tree, void, undefined> {
    for (const only of items?.(story) ?? []) yield content({ story, variant, only });
  }
}
