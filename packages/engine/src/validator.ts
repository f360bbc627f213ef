import type { Day } from './day.ts';
import type { Random } from './random.ts';

/** One standard in two directions: it recognises its numbers and makes them, with one arithmetic. */
export interface Validator<Who = Citizen> {
  readonly id: string;
  readonly label: string;
  /** Whether the value is right, in printed or bare form. Never throws; bounded in time. */
  valid(value: string): boolean;
  /** Makes a right value, in its usual printed form, for the holder. */
  make(random: Random, who: Who): string;
}

export type Sex = 'male' | 'female';

/** What identifiers encode of their holder. A persona is one; a validator picks what it needs. */
export interface Citizen {
  readonly sex: Sex;
  readonly born: Day;
  readonly given: Name;
  readonly family: Name;
  /** The second surname where people bear two, otherwise absent. */
  readonly family2?: Name | undefined;
  /** The code by which identifiers name the holder's home; a validator has a table to draw from where absent. */
  readonly home?: string | undefined;
}

/** A name as it is written, and in plain capitals `A-Z` with spaces and hyphens kept. */
export interface Name {
  readonly text: string;
  readonly capitals: string;
}
