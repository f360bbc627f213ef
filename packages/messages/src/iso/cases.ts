import type { MessageCase, StoryChanges, Variant } from '../model.ts';
import type { Story } from '../story/story.ts';
import { type Definition, documentNode, documentTexts } from './document.ts';
import { type Editable, editable } from './edit.ts';
import type { Node } from './node.ts';
import type { Profile } from './profile.ts';
import { profileOf } from './profile.ts';
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
  readonly definition: Definition;
  content(story: Story, variant: Variant): Tree;
  readonly cases: IsoCases;
  readonly story: (changes?: Partial<StoryChanges>) => Story;
  readonly variant: Variant;
}

/** Makes the file of each case. */
export function* isoCases({
  definition,
  content,
  cases,
  story,
  variant,
}: CaseSource): Generator<MessageCase> {
  const root = documentNode(definition);
  const context = (told: Story): CaseContext => ({ story: told, profile: profileOf(variant.profile), root });
  for (const { case: name, why, broken, story: changes, edit, editText } of cases(context(story()))) {
    const told = story(changes);
    const tree = editable(content(told, variant));
    if (edit?.(tree, context(told)) === false) continue;
    // An editable content has no streams; it is a content like others.
    const text = [...documentTexts(definition, tree as Tree)].join('');
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
