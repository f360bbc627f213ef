import type { Country } from 'specimen-data/internal';
import type { Ledger } from './story/statement.ts';
import type { Figures, Story } from './story/story.ts';
import type { TextLimits } from './textLimits.ts';

/** A message with its version and profile; both are null for standards that have none. */
export interface Variant {
  readonly version: string | null;
  readonly profile: string | null;
}

/** One valid or invalid file with the name of its case. */
export interface MessageCase {
  /** Name of the case; the checker finds this fault alone in an invalid file. */
  readonly case: string;
  readonly valid: boolean;
  /** True if an XSD parser accepts the file; null for standards without a schema. */
  readonly schema: boolean | null;
  /** A sentence that can serve as a test name. */
  readonly why: string;
  /** Reason code of the bank's answer; null if there is none. */
  readonly code: string | null;
  /** The file: a string, or bytes if its encoding is not UTF-8. */
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

/** Result of a check. */
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
  /** Reads the next bytes. */
  write(bytes: Uint8Array): void;
  /** Ends the file and returns the result. */
  end(): CheckResult;
}

/** Reference data that a checker may look up. */
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
  /** Extension of the file name. */
  readonly extension: string;
  /** Codes of the countries that have the message. Default: all. */
  readonly countries?: readonly string[];
  /** The first version is the default. Usually it is the newest one. */
  readonly versions: readonly string[];
  readonly profiles: readonly string[];
  /** The only allowed currency, if there is one. */
  readonly currency?: string;
  /** True if the holder collects payments (direct debits). */
  readonly collects?: boolean;
  /** Default share of returned payments. Default: 0. */
  readonly returned?: number;
  /** Encodes the text of the file. Default: UTF-8. */
  readonly encode?: (text: string) => Uint8Array;
  /** Returns the profiles that a country, currency and version can have, the usual one first. */
  profilesOf(country: Country, currency: string, version: string | null): readonly string[];
  limits(variant: Variant): TextLimits;
  /** True for the payments that the file tells, of which it needs at least one; absent for files that may be empty. */
  readonly tells?: ((figures: Figures, variant: Variant) => boolean) | undefined;
  /** Writes the bookings of any account; absent for messages that are no statements. */
  readonly statement?: ((ledger: Ledger, variant: Variant) => Iterable<string>) | undefined;
  /** Writes the file in pieces, using constant memory. */
  texts(story: Story, variant: Variant): Iterable<string>;
  /** Generates the valid variants of a file and one invalid file for each rule. */
  cases(story: (changes?: Partial<StoryChanges>) => Story, variant: Variant): Iterable<MessageCase>;
}

/** Differences between the story of a case and the usual story. */
export interface StoryChanges {
  readonly n: number;
  readonly rejected: number;
  readonly returned: number;
  /** Amounts in the smallest unit, by payment. */
  readonly units: readonly number[];
}
