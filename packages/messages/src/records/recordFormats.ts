import { aba } from './aba.ts';
import { bacs } from './bacs.ts';
import { cfonb120 } from './cfonb120.ts';
import { cnab240 } from './cnab240.ts';
import { nacha, nachaReturns } from './nacha.ts';
import { norma43 } from './norma43.ts';
import type { RecordFormat } from './recordFormat.ts';
import { zengin } from './zengin.ts';

/** Formats of records of fixed width. */
export const recordFormats: readonly RecordFormat[] = [
  ...[nachaReturns, nacha, aba, bacs],
  ...[cfonb120, norma43, zengin, cnab240],
];
