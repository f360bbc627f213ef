import type { CheckContext, FileChecker } from '../model.ts';
import { Bai2Checker } from '../records/bai2/bai2Checker.ts';
import { MtChecker } from '../records/mtChecker.ts';
import { mtFormats } from '../records/mtFormats.ts';
import { recordChecker } from '../records/recordChecker.ts';
import { recordFormats } from '../records/recordFormats.ts';

/** Checker of a format that is no XML. */
export interface TextFormat {
  readonly key: string;
  /** Tells whether a file begins as this format does; `head` is its first 2,000 bytes, a character each. */
  begins(head: string): boolean;
  /** Encodes the text of a file; UTF-8 where left out. */
  readonly encode?: ((text: string) => Uint8Array) | undefined;
  checker(context: CheckContext): FileChecker;
}

/** The formats, those that are told most surely first. */
export const textFormats: readonly TextFormat[] = [
  ...recordFormats.map((format) => ({
    key: format.key,
    begins: format.begins,
    encode: format.encode,
    checker: (context: CheckContext) => recordChecker(format, context),
  })),
  { key: 'bai2', begins: (head) => head.startsWith('01,'), checker: () => new Bai2Checker() },
  ...mtFormats.map((format) => ({
    key: format.key,
    begins: format.begins,
    checker: (context: CheckContext) => new MtChecker(format, context),
  })),
];
