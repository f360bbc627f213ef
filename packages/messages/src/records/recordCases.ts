import type { MessageCase, StoryChanges } from '../model.ts';
import type { Story } from '../story/story.ts';
import type { FileRecord, PlacedField, Values } from './layout.ts';
import { recordLine } from './layout.ts';
import { type RecordFormat, withTotals } from './recordFormat.ts';

type File = MessageCase['file'];
type StoryOf = (changes?: Partial<StoryChanges>) => Story;

/** Returns the cases of a format: every rule of its table is broken once, in the first record that has it. */
export function* recordCases(format: RecordFormat, story: StoryOf): Generator<MessageCase, void, undefined> {
  const usual = story();
  const records = [...format.records(usual)];
  yield* rightCases(format, records, story);
  const seen = new Set<string>();
  for (const edit of brokenEdits(format, records, usual)) {
    if (seen.has(edit.fault)) continue;
    seen.add(edit.fault);
    yield {
      ...{ case: edit.fault, valid: false, schema: null, why: edit.why, code: edit.code },
      file: edit.file(),
    };
  }
}

function* rightCases(format: RecordFormat, records: readonly FileRecord[], story: StoryOf) {
  const { payment } = format;
  const at = records.findIndex(({ type }) => type.name === payment.type);
  const right = (name: string, why: string, file: File): MessageCase => ({
    ...{ case: name, valid: true, schema: null, why, code: null, file },
  });
  yield right('usual', 'three payments', fileOf(format, records));
  const one = [...format.records(story({ n: 1 }))];
  yield right('one-payment', 'a single payment', fileOf(format, one));
  if (at < 0) return;
  const changed = (values: Values) => fileOf(format, withValues(records, at, values));
  const longest = fieldOf(records[at], payment.name);
  yield right(
    'longest-name',
    'a name as long as its field',
    changed({ [payment.name]: 'N'.repeat(longest.length) }),
  );
  yield right('smallest-amount', 'an amount of the smallest unit', changed({ [payment.amount]: '1' }));
  const { length } = fieldOf(records[at], payment.amount);
  yield right('large-amount', 'a large amount', changed({ [payment.amount]: '9'.repeat(length - 1) }));
}

interface BrokenEdit {
  readonly fault: string;
  readonly why: string;
  readonly code: string | null;
  file(): File;
}

function* brokenEdits(
  format: RecordFormat,
  records: readonly FileRecord[],
  { isWorkingDay }: Story,
): Generator<BrokenEdit, void, undefined> {
  const { payment, structureCode } = format;
  const first = records.findIndex(({ type }) => type.name === payment.type);
  // The rules of the payment come first, then those of the other records.
  const order = [...records.keys()].sort((a, b) => distance(a, first) - distance(b, first));
  for (const i of order) {
    const record = records[i] as FileRecord;
    for (const field of record.type.fields)
      for (const rule of field.rules) {
        const value = record.values[field.key] ?? '';
        const later = records.findIndex(({ type }, j) => j > i && type === record.type);
        const at = rule.fault === 'duplicate' ? later : i;
        if (at < 0) continue;
        const broken = rule.broken(value, { isWorkingDay, previous: value });
        yield { ...rule, file: () => fileOf(format, withValues(records, at, { [field.key]: broken })) };
      }
  }
  const sealed = [...withTotals(format, records)];
  for (const [i, { type, values, totals }] of sealed.entries())
    for (const { key, total, length } of type.fields) {
      if (!total || totals?.[key] === undefined) continue;
      const wrong = String((Number(values[key]) + 1) % 10 ** length);
      yield {
        ...total,
        why: `${key} of the ${type.name} record is not what the records add up to`,
        file: () => textOf(format, withValues(sealed, i, { [key]: wrong })),
      };
    }
  const texts = sealed.map((record) => recordLine(record, format.characters));
  const line = texts[first] as string;
  const withLine = (changed: readonly string[]) => [
    ...texts.slice(0, first),
    ...changed,
    ...texts.slice(first + 1),
  ];
  const structure = (fault: string, why: string, changed: readonly string[], code = structureCode) => ({
    ...{ fault, why, code },
    file: () => encoded(format, changed.map((each) => each + format.lineEnd).join('')),
  });
  yield structure('width', 'a record is a character too short', withLine([line.slice(0, -1)]));
  const unknown = [...'4X~']
    .map((sign) => sign.repeat(line.length))
    .find((text) => !format.types.some(({ sign }) => sign.test(text)));
  if (unknown !== undefined)
    yield structure('record', 'a record is of a type that the format does not have', withLine([unknown]));
  yield structure('order', 'a payment stands behind the trailer', [...texts, line]);
  const last = sealed.findIndex(({ type }) => format.ends.includes(type.name));
  yield structure(
    'missing',
    'the trailer of the file is missing',
    texts.slice(0, lastBefore(format, sealed, last)),
  );
  if (format.block !== undefined)
    yield structure('blocking', 'the last block of the file is not filled', [
      ...texts,
      texts.at(-1) as string,
    ]);
  const { start } = fieldOf(records[first], payment.name);
  const tab = `${line.slice(0, start)}\t${line.slice(start + 1)}`;
  yield structure('characters', 'a name has a control character', withLine([tab]), null);
}

/** Returns where a file ends that has lost its trailer: behind the last record before it. */
function lastBefore({ ends }: RecordFormat, records: readonly FileRecord[], last: number): number {
  let at = last;
  while (at > 0 && ends.includes(records[at - 1]?.type.name ?? '')) at--;
  return at;
}

function distance(at: number, first: number): number {
  return at >= first ? at - first : 1_000 + at;
}

function fieldOf(record: FileRecord | undefined, key: string): PlacedField {
  const field = record?.type.fields.find((each) => each.key === key);
  if (!field) throw new Error(`no field ${key}`);
  return field;
}

function withValues(records: readonly FileRecord[], at: number, values: Values): readonly FileRecord[] {
  return records.map((record, i) =>
    i === at ? { ...record, values: { ...record.values, ...values } } : record,
  );
}

function fileOf(format: RecordFormat, records: readonly FileRecord[]): File {
  return textOf(format, withTotals(format, records));
}

function textOf(format: RecordFormat, records: Iterable<FileRecord>): File {
  const { characters, lineEnd } = format;
  return encoded(format, Array.from(records, (record) => recordLine(record, characters) + lineEnd).join(''));
}

/** Returns the text, or its bytes where it has characters outside ASCII in an encoding of its own. */
function encoded({ encode }: RecordFormat, text: string): File {
  return encode && /[^ -~\r\n\t]/.test(text) ? encode(text) : text;
}
