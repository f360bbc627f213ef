import { aba } from './aba.ts';
import { nacha, nachaReturns } from './nacha.ts';
import type { RecordFormat } from './recordFormat.ts';

/** Formats of records of fixed width. */
export const recordFormats: readonly RecordFormat[] = [nachaReturns, nacha, aba];
