import type { MessageCase, StoryChanges, Variant } from '../model.ts';
import type { Story } from '../story/story.ts';
import { definitionOf } from './definitions.ts';
import { documentNode } from './document.ts';
import { type Editable, editable } from './edit.ts';
import { fileTexts, type IsoContent } from './isoFile.ts';
import type { Node } from './node.ts';
import { type Profile, profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import type { Tree } from './writer.ts';

/** The parts of a message that an edit of a case may read. */
export interface CaseContext {
  readonly story: Story;
  readonly profile: Profile;
  readonly root: Node;
}

/** A case, described as a difference from a correct file. */
export interface CaseEdit {
  readonly case: string;
  readonly why: string;
  /** Absent for right files. */
  readonly broken?: { readonly schema: boolean; readonly code: string | null };
  /** Changes to the usual story, for cases that need another one. */
  readonly story?: Partial<StoryChanges>;
  /** Edits the content; returns false if the case does not exist for this file. */
  edit?(tree: Editable, context: CaseContext): boolean | undefined;
  /** Edits the text. */
  editText?(text: string): string | Uint8Array;
}

/** Cases of a message. */
export type IsoCases = (context: CaseContext) => readonly CaseEdit[];

export interface CaseSource {
  readonly declared: IsoContent & { readonly cases: IsoCases };
  readonly story: (changes?: Partial<StoryChanges>) => Story;
  readonly variant: Variant;
}

/** Generates the file of each case. */
export function* isoCases({ declared, story, variant }: CaseSource): Generator<MessageCase> {
  const { versions, content, cases, items } = declared;
  const root = documentNode(definitionOf(versions, variant.version));
  const context = (told: Story): CaseContext => ({ story: told, profile: profileOf(variant.profile), root });
  for (const { case: name, why, broken, story: changes, edit, editText } of cases(context(story()))) {
    const told = story(changes);
    let exists = true;
    let first = true;
    const edited = (telling: Telling): Tree => {
      const tree = editable(content(telling));
      // If each item is a document of its own, only the first one gets the case.
      if (first) exists = edit?.(tree, context(told)) !== false;
      first = false;
      // An editable tree has no streams, so it is also a valid tree.
      return tree as Tree;
    };
    const text = [
      ...fileTexts({ versions, content: edited, ...(items ? { items } : {}) }, told, variant),
    ].join('');
    if (!exists) continue;
    yield {
      case: name,
      valid: broken === undefined,
      schema: broken?.schema ?? true,
      why,
      code: broken?.code ?? null,
      file: editText ? editText(text) : text,
    };
  }
}
