import type { Country } from 'specimen-data/internal';
import type { Story } from './story/story.ts';
import type { TextLimits } from './textLimits.ts';

/** A message as it is wanted: its version and profile, null for standards that have none. */
export interface Variant {
  readonly version: string | null;
  readonly profile: string | null;
}

/** One way of being right or wrong, as a whole file. */
export interface MessageCase {
  /** Name of the case; for a wrong file the only fault that the checker finds in it. */
  readonly case: string;
  readonly valid: boolean;
  /** Whether an XSD parser accepts the file; null for standards without a schema. */
  readonly schema: boolean | null;
  /** A sentence for a test's name. */
  readonly why: string;
  /** The reason code with which a bank answers; null where there is none. */
  readonly code: string | null;
  /** The file; bytes where it is no UTF-8. */
  readonly file: string | Uint8Array;
}

/** A broken rule in a file. */
export interface FileFault {
  /** Name of the case. */
  readonly fault: string;
  /** Path of the element, or `line 4, position 13`. */
  readonly at: string;
  readonly why: string;
  readonly code: string | null;
}

/** What the checker finds. */
export interface CheckResult {
  readonly message: string;
  readonly version: string | null;
  readonly profile: string | null;
  readonly valid: boolean;
  /** Number of payments or entries. */
  readonly count: number;
  /** Sum of their amounts, as a decimal text. */
  readonly sum: string;
  readonly faults: readonly FileFault[];
}

/** Reads a file piece by piece, in constant memory. */
export interface FileChecker {
  /** Takes the next bytes. */
  write(bytes: Uint8Array): void;
  /** Takes the end of the file. */
  end(): CheckResult;
}

/** What a checker may look up. */
export interface CheckContext {
  readonly countries: ReadonlyMap<string, Country>;
}

/** A message: one file of a standard, declared once. Generating, cases and the catalogue follow from it. */
export interface Message {
  readonly key: string;
  readonly name: string;
  readonly standard: string;
  readonly description: string;
  /** Media type. */
  readonly type: string;
  /** Ending of the file's name. */
  readonly extension: string;
  /** Codes of the countries that have it; all where left out. */
  readonly countries?: readonly string[];
  /** Newest first where the newest is usual; the first is the default. */
  readonly versions: readonly string[];
  readonly profiles: readonly string[];
  /** The only currency, where there is one. */
  readonly currency?: string;
  /** True where the holder collects: direct debits. */
  readonly collects?: boolean;
  /** Share of returned payments when none is asked for; 0 where left out. */
  readonly returned?: number;
  /** Encodes the file's text; UTF-8 where left out. */
  readonly encode?: (text: string) => Uint8Array;
  /** Profiles that a country, currency and version can have, the usual one first. */
  profilesOf(country: Country, currency: string, version: string | null): readonly string[];
  limits(variant: Variant): TextLimits;
  /** Writes the file in pieces, in constant memory. */
  texts(story: Story, variant: Variant): Iterable<string>;
  /** Right files in their variants, and a wrong one for each rule. */
  cases(story: (changes?: Partial<StoryChanges>) => Story, variant: Variant): Iterable<MessageCase>;
}

/** How the story of a case may differ from the usual one. */
export interface StoryChanges {
  readonly n: number;
  readonly rejected: number;
  readonly returned: number;
  /** Amounts in the smallest unit, by payment. */
  readonly units: readonly number[];
}
