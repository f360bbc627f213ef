import type { CheckContext } from '../model.ts';

/** What a rule of a message finds in a field. */
export interface MtFinding {
  readonly fault: string;
  readonly why: string;
  /** Error code with which SWIFT refuses the message. */
  readonly code: string | null;
}

/** Adds up a message and judges what its fields have in common. */
export interface MtJudge {
  readonly count: number;
  /** Sum of the amounts in the smallest unit, and the currency that it has. */
  readonly units: number;
  readonly currency: string;
  /** Takes a field whose form is right. */
  take(tag: string, parts: readonly string[]): MtFinding | undefined;
}

/** A field: what it follows and how it is written. */
export interface MtTag {
  readonly tag: string;
  /** Tags that it may follow; `start` is the beginning of the message. */
  readonly after: readonly string[];
  /** Matches the whole field, its parts in groups. */
  readonly pattern: RegExp;
  /** Longest line and largest number of lines. */
  readonly size: readonly [number, number];
  readonly form: string;
}

/** An MT message. */
export interface MtFormat {
  readonly key: string;
  begins(head: string): boolean;
  readonly tags: readonly MtTag[];
  /** Tags that may end a message. */
  readonly ends: readonly string[];
  judge(context: CheckContext): MtJudge;
}
