import type { Message, MessageCase } from '../model.ts';
import type { TextLimits } from '../textLimits.ts';
import { type IsoCases, isoCases } from './cases.ts';
import { fileTexts, type IsoContent } from './isoFile.ts';
import { possibleProfiles, profileOf } from './profile.ts';

/** An ISO 20022 message, as it is declared beside its structure. */
export interface IsoDeclaration extends IsoContent {
  readonly name: string;
  readonly description: string;
  readonly profiles: readonly string[];
  readonly collects?: boolean;
  readonly returned?: number;
  readonly cases: IsoCases;
  readonly statement?: Message['statement'];
  readonly tells?: Message['tells'];
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
    tells: declared.tells,
    ...(declared.statement ? { statement: declared.statement } : {}),
    cases: (story, variant): Iterable<MessageCase> => isoCases({ declared, story, variant }),
  };
}
