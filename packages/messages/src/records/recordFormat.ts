import type { Message } from '../model.ts';
import type { Story } from '../story/story.ts';
import type { Characters } from '../text/characters.ts';
import type { FileRecord, RecordType, Values } from './layout.ts';

/** Adds up the records of a file; the writer, the checker and the cases use the same sums. */
export interface RecordSums {
  /** Number of payments or entries so far. */
  readonly count: number;
  /** Sum of their amounts in the smallest unit. */
  readonly units: number;
  /** Takes a record; for a trailer returns what its totals must be. */
  add(record: FileRecord): Values | undefined;
}

/** A format of records of fixed width, declared once. */
export interface RecordFormat {
  readonly key: string;
  readonly currency: string;
  /** Country whose calendar the scheme has. */
  readonly country: string;
  readonly characters: Characters;
  readonly lineEnd: string;
  /** The types, those with the narrowest sign first. */
  readonly types: readonly RecordType[];
  /** Name of the type that carries a payment, with the keys of its amount and its name. */
  readonly payment: { readonly type: string; readonly amount: string; readonly name: string };
  /** Names of the types that may end a file. */
  readonly ends: readonly string[];
  /** Number of lines of which a file must have a multiple. */
  readonly block?: number;
  /** Reason codes of the faults of structure: width, record, order, missing. */
  readonly structureCode: string | null;
  begins(head: string): boolean;
  sums(): RecordSums;
  /** The records of a story; totals are filled in from the sums. */
  records(story: Story): Iterable<FileRecord>;
}

/** What the catalogue tells about a format. */
export type RecordMessageHead = Pick<
  Message,
  'name' | 'standard' | 'description' | 'extension' | 'collects' | 'returned' | 'limits'
>;

/** Returns the type of a line. */
export function typeOf({ types }: RecordFormat, line: string): RecordType | undefined {
  return types.find(({ sign }) => sign.test(line));
}

/** Fills in the totals of trailers. */
export function* withTotals(
  format: RecordFormat,
  records: Iterable<FileRecord>,
): Generator<FileRecord, void, undefined> {
  const sums = format.sums();
  for (const { type, values } of records) {
    const totals = sums.add({ type, values });
    yield totals === undefined ? { type, values } : { type, values: { ...values, ...totals } };
  }
}
