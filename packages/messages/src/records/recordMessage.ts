import type { Message } from '../model.ts';
import type { Story } from '../story/story.ts';
import { type FileRecord, recordLine } from './layout.ts';
import { recordCases } from './recordCases.ts';
import { type RecordFormat, type RecordMessageHead, withTotals } from './recordFormat.ts';

/** Declares the message of a format of records. */
export function recordMessage(format: RecordFormat, head: RecordMessageHead): Message {
  const { ledgerRecords } = format;
  return {
    ...head,
    key: format.key,
    type: `text/plain; charset=${format.encode ? 'shift_jis' : 'us-ascii'}`,
    countries: [format.country],
    currency: format.currency,
    ...(format.encode ? { encode: format.encode } : {}),
    versions: [],
    profiles: [],
    profilesOf: () => [],
    ...(ledgerRecords
      ? { statement: (ledger) => lines(format, withTotals(format, ledgerRecords(ledger))) }
      : {}),
    texts: (story: Story) => lines(format, withTotals(format, format.records(story))),
    cases: (story) => recordCases(format, story),
  };
}

/** Writes records as lines. */
export function* lines(
  { characters, lineEnd }: RecordFormat,
  records: Iterable<FileRecord>,
): Generator<string, void, undefined> {
  for (const record of records) yield recordLine(record, characters) + lineEnd;
}
