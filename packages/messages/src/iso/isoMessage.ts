import type { Message, MessageCase, Variant } from '../model.ts';
import type { Story } from '../story/story.ts';
import type { TextLimits } from '../textLimits.ts';
import { type IsoCases, isoCases } from './cases.ts';
import { definitionOf, type Versions } from './definitions.ts';
import { documentTexts } from './document.ts';
import { envelopeTexts } from './envelope.ts';
import { possibleProfiles, profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import type { Tree } from './writer.ts';

/** What is declared of an ISO 20022 message beside its structure. */
export interface IsoDeclaration {
  readonly versions: Versions;
  readonly name: string;
  readonly description: string;
  readonly profiles: readonly string[];
  readonly collects?: boolean;
  readonly returned?: number;
  /** Content of a file, in the elements of the newest version. */
  content(telling: Telling): Tree;
  /** Indexes of what is a message of its own where a header stands before each: payments or statements. */
  items?(story: Story): Iterable<number>;
  readonly cases: IsoCases;
}

/** Makes a message of an ISO 20022 declaration. */
export function isoMessage(declared: IsoDeclaration): Message {
  const { versions, name, description, profiles, collects = false, returned = 0 } = declared;
  return {
    key: versions.key,
    name,
    description,
    standard: 'ISO 20022',
    type: 'application/xml',
    extension: 'xml',
    versions: versions.versions,
    profiles,
    collects,
    returned,
    // CBPR+ has the newest version alone.
    profilesOf: (country, currency, version) =>
      possibleProfiles(
        profiles.filter((key) => key !== 'cbpr' || version === versions.versions[0]),
        country,
        currency,
      ),
    limits: ({ profile }): TextLimits => ({
      name: profileOf(profile).nameLength,
      reference: 35,
      remittance: 140,
      number: 34,
    }),
    texts: (story, variant) => fileTexts(declared, story, variant),
    cases: (story, variant): Iterable<MessageCase> => isoCases({ declared, story, variant }),
  };
}

/** Writes the contents of a file: one document, or pairs of a header and a document. */
export function fileTexts(
  { versions, content, items }: Pick<IsoDeclaration, 'versions' | 'content' | 'items'>,
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
