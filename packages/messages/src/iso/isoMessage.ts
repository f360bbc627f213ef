import type { Country } from 'specimen-data/internal';
import type { Message, MessageCase, Variant } from '../model.ts';
import type { Story } from '../story/story.ts';
import type { TextLimits } from '../textLimits.ts';
import { type IsoCases, isoCases } from './cases.ts';
import type { Versions } from './definitions.ts';
import { definitionOf } from './definitions.ts';
import { documentTexts } from './document.ts';
import { possibleProfiles, profileOf } from './profile.ts';
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
  content(story: Story, variant: Variant): Tree;
  readonly cases: IsoCases;
}

/** Makes a message of an ISO 20022 declaration. */
export function isoMessage(declared: IsoDeclaration): Message {
  const { versions, name, description, profiles, collects = false, returned = 0, content, cases } = declared;
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
    profilesOf: (country: Country, currency: string) => possibleProfiles(profiles, country, currency),
    limits: ({ profile }): TextLimits => ({
      name: profileOf(profile).nameLength,
      reference: 35,
      remittance: 140,
      number: 34,
    }),
    texts: (story, variant) =>
      documentTexts(definitionOf(versions, variant.version), content(story, variant)),
    cases: (story, variant): Iterable<MessageCase> =>
      isoCases({ definition: definitionOf(versions, variant.version), content, cases, story, variant }),
  };
}
