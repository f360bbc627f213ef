import type { Message, MessageCase } from '../../model.ts';
import { ledgerOf } from '../../story/statement.ts';
import { bai2Line, bai2Records, sealed, writeBai2 } from './bai2.ts';
import type { Bai2Record } from './bai2Table.ts';

/** A way of being wrong: another field in a record of a file, before its control records are filled in or after. */
interface Edit {
  readonly case: string;
  readonly why: string;
  /** Code of the record; `nth` counts those of the code from 0. */
  readonly record: string;
  readonly nth?: number;
  /** Index of the field, and its new content. */
  readonly field: number;
  wrong(value: string): string;
  readonly isSealed?: boolean;
}

/** Index of the amount of a summary in the account's record. */
const OPENING = 4;
const CLOSING = 8;

const plusOne = (value: string) => String(Number(value) + 1);

const EDITS: readonly Edit[] = [
  edit('date', 'the as-of date is no day of the calendar', '02', 4, (value) => `${value.slice(0, 2)}0231`),
  edit('time', 'the time of the file has 61 minutes', '01', 4, () => '0661'),
  edit('version', 'the version is none that the format has', '01', 8, () => '3'),
  edit('empty', 'the sender is missing', '01', 1, () => ''),
  edit('status', 'the status of the group is none of 1 to 4', '02', 3, () => '9'),
  edit('modifier', 'the as-of date modifier is none of 1 to 4', '02', 7, () => '9'),
  edit('currency', 'the currency is none of ISO 4217', '02', 6, () => 'ZZZ'),
  edit('code', 'the type code of a transaction is none of the format', '16', 1, () => '099'),
  edit('amount', 'the amount has a letter', '16', 2, (value) => `${value}A`),
  edit('characters', 'the text has a control character', '16', 6, (value) => `\t${value}`),
  edit('balance', 'the closing balance is not what opening balance and entries give', '03', CLOSING, plusOne),
  {
    ...edit(
      'opening',
      'the opening balance is not the closing one of the day before',
      '03',
      OPENING,
      plusOne,
    ),
    nth: 1,
  },
  { ...edit('sum', 'the control total of an account is wrong', '49', 1, plusOne), isSealed: true },
  { ...edit('count', 'the number of records of an account is wrong', '49', 2, plusOne), isSealed: true },
];

function edit(
  name: string,
  why: string,
  record: string,
  ...[field, wrong]: readonly [field: number, wrong: (value: string) => string]
): Edit {
  return { case: name, why, record, field, wrong };
}

/** Returns right files, and one for each edit. */
export function* bai2Cases(story: Parameters<Message['cases']>[0]): Generator<MessageCase, void, undefined> {
  const fileOf = (changes?: Parameters<typeof story>[0]) => [...writeBai2(ledgerOf(story(changes)))].join('');
  const right = (name: string, why: string, file: string): MessageCase => ({
    ...{ case: name, valid: true, schema: null, why, code: null, file },
  });
  yield right('usual', 'three payments', fileOf());
  yield right('one-payment', 'a single payment', fileOf({ n: 1 }));
  yield right('returned', 'payments that came back', fileOf({ returned: 1 }));
  const open = [...bai2Records(ledgerOf(story({ n: 6 })))];
  const closed = [...sealed(open)];
  yield right('continued', 'an account continued in a second record', continued(closed));
  const wrong = (name: string, why: string, file: string): MessageCase => ({
    ...{ case: name, valid: false, schema: null, why, code: null, file },
  });
  for (const each of EDITS) {
    const records = each.isSealed ? edited(closed, each) : [...sealed(edited(open, each))];
    yield wrong(each.case, each.why, textOf(records));
  }
  const [first, second] = closed.filter(([code]) => code === '16') as [Bai2Record, Bai2Record];
  const twice = second.with(4, first[4] as string);
  yield wrong(
    'duplicate',
    "the bank's reference stands twice",
    textOf(closed.map((each) => (each === second ? twice : each))),
  );
  yield wrong('missing', 'the trailer of the file is missing', textOf(closed.slice(0, -1)));
  yield wrong('order', 'a transaction stands behind the trailer', textOf([...closed, first.with(4, '')]));
  yield wrong(
    'record',
    'a record is of a type that the format does not have',
    textOf(replaced(closed, first, ['17', ...first.slice(1)])),
  );
  const trailer = closed.find(([code]) => code === '49') as Bai2Record;
  yield wrong(
    'fields',
    'a record has a field too few',
    textOf(replaced(closed, trailer, trailer.slice(0, -1))),
  );
  yield wrong('delimiter', 'a record does not end with a slash', textOf(closed).replace(/\/(?=\r\n03,)/, ''));
}

function edited(
  records: readonly Bai2Record[],
  { record, nth = 0, field, wrong }: Edit,
): readonly Bai2Record[] {
  const [place] = records.flatMap(([code], i) => (code === record ? [i] : [])).slice(nth);
  return records.map((each, i) => (i === place ? each.with(field, wrong(each[field] ?? '')) : each));
}

function replaced(records: readonly Bai2Record[], old: Bai2Record, other: Bai2Record): readonly Bai2Record[] {
  return records.map((each) => (each === old ? other : each));
}

function textOf(records: readonly Bai2Record[]): string {
  return records.map(bai2Line).join('');
}

/** Breaks the first account's record behind its balances; the control records count the continuation. */
function continued(records: readonly Bai2Record[]): string {
  const lines = records.map(([...record]) => record);
  const account = lines.find(([code]) => code === '03') as string[];
  const summaries = account.splice(CLOSING + 3);
  lines.splice(lines.indexOf(account) + 1, 0, ['88', ...summaries]);
  for (const code of ['49', '98', '99']) {
    const control = lines.find((line) => line[0] === code) as string[];
    control[control.length - 1] = plusOne(control.at(-1) as string);
  }
  return textOf(lines);
}
