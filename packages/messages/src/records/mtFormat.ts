import type { CheckContext } from '../model.ts';

/** A broken rule in a field of a message. */
export interface MtFinding {
  readonly fault: string;
  readonly why: string;
  /** Error code with which SWIFT refuses the message. */
  readonly code: string | null;
}

/** Adds up a message and checks the rules that connect its fields. */
export interface MtJudge {
  readonly count: number;
  /** Sum of the amounts in the smallest unit, and their currency. */
  readonly units: number;
  readonly currency: string;
  /** Reads a field that is well-formed. */
  take(tag: string, parts: readonly string[]): MtFinding | undefined;
}

/** A field: its allowed predecessors and its form. */
export interface MtTag {
  readonly tag: string;
  /** Tags of the allowed predecessors; `start` is the beginning of the message. */
  readonly after: readonly string[];
  /** Matches the whole field; its groups are the parts. */
  readonly pattern: RegExp;
  /** Maximum length of a line and maximum number of lines. */
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
