import type { Message } from '../model.ts';
import type { Ledger } from '../story/statement.ts';
import type { Story } from '../story/story.ts';
import type { Characters } from '../text/characters.ts';
import type { FileRecord, RecordType, Values } from './layout.ts';

/** Adds up the records of a file; the writer, the checker and the cases use the same sums. */
export interface RecordSums {
  /** Number of payments or entries so far. */
  readonly count: number;
  /** Sum of their amounts in the smallest unit. */
  readonly units: number;
  /** Adds a record; for a trailer returns the totals that it must state. */
  add(record: FileRecord): Values | undefined;
}

/** A format of records of fixed width, declared once. */
export interface RecordFormat {
  readonly key: string;
  readonly currency: string;
  /** Country whose banking calendar the scheme uses. */
  readonly country: string;
  readonly characters: Characters;
  /** Encodes the text of a file, and decodes a line of which each byte is a character; ASCII where left out. */
  readonly encode?: (text: string) => Uint8Array;
  readonly decode?: (line: string) => string;
  /** Number of characters of each record, where the records of a file may stand without line ends. */
  readonly unbroken?: number;
  readonly lineEnd: string;
  /** Types of record; those with the most specific sign come first. */
  readonly types: readonly RecordType[];
  /** Name of the type that holds a payment, with the keys of its amount and its name. */
  readonly payment: { readonly type: string; readonly amount: string; readonly name: string };
  /** Names of the types that may end a file. */
  readonly ends: readonly string[];
  /** The number of lines must be a multiple of this. */
  readonly block?: number;
  /** Reason codes of the faults of structure: width, record, order, missing. */
  readonly structureCode: string | null;
  begins(head: string): boolean;
  sums(): RecordSums;
  /** Records of any account; absent for formats that are no statements. */
  readonly ledgerRecords?: (ledger: Ledger) => Iterable<FileRecord>;
  /** Generates the records of a story. `withTotals` fills in the totals. */
  records(story: Story): Iterable<FileRecord>;
}

/** Properties of a format that the catalogue lists. */
export type RecordMessageHead = Pick<
  Message,
  'name' | 'standard' | 'description' | 'extension' | 'collects' | 'returned' | 'limits' | 'tells'
>;

/** Returns the type of a line. */
export function typeOf({ types }: RecordFormat, line: string): RecordType | undefined {
  return types.find(({ sign }) => sign.test(line));
}

/** A record with the totals that the records before it add up to. */
export interface SealedRecord extends FileRecord {
  readonly totals?: Values | undefined;
}

/** Fills in the totals. */
export function* withTotals(
  format: RecordFormat,
  records: Iterable<FileRecord>,
): Generator<SealedRecord, void, undefined> {
  const sums = format.sums();
  for (const { type, values } of records) {
    const totals = sums.add({ type, values });
    yield totals === undefined ? { type, values } : { type, values: { ...values, ...totals }, totals };
  }
}
