import type { CheckContext, FileChecker } from '../model.ts';

/** Checker of a format that is no XML. */
export interface TextFormat {
  readonly key: string;
  /** Tells whether a file begins as this format does; `head` is its first 2,000 bytes, a character each. */
  begins(head: string): boolean;
  checker(context: CheckContext): FileChecker;
}

/** The formats, those that are told most surely first. */
export const textFormats: readonly TextFormat[] = [];
