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

/** What an edit of a case may look at. */
export interface CaseContext {
  readonly story: Story;
  readonly profile: Profile;
  readonly root: Node;
}

/** A case: how its file differs from a right one. */
export interface CaseEdit {
  readonly case: string;
  readonly why: string;
  /** Absent for right files. */
  readonly broken?: { readonly schema: boolean; readonly code: string | null };
  /** The story that the file tells, where it is not the usual one. */
  readonly story?: Partial<StoryChanges>;
  /** Changes the content; false where the case does not exist for this file. */
  edit?(tree: Editable, context: CaseContext): boolean | undefined;
  /** Changes the text. */
  editText?(text: string): string | Uint8Array;
}

/** Cases of a message. */
export type IsoCases = (context: CaseContext) => readonly CaseEdit[];

export interface CaseSource {
  readonly declared: IsoContent & { readonly cases: IsoCases };
  readonly story: (changes?: Partial<StoryChanges>) => Story;
  readonly variant: Variant;
}

/** Makes the file of each case. */
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
      // Where each item is a document of its own, the first one has the case.
      if (first) exists = edit?.(tree, context(told)) !== false;
      first = false;
      // An editable content has no streams; it is a content like others.
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
