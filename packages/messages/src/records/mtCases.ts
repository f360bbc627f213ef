import { ibanValidator } from 'specimen-data/internal';
import type { Message, MessageCase } from '../model.ts';
import type { Story } from '../story/story.ts';

/** A way of being wrong: how the text of a right file is changed; undefined where the file has nothing to change. */
export interface MtEdit {
  readonly case: string;
  readonly why: string;
  readonly code?: string;
  change(text: string): string | undefined;
}

/** Returns the cases of an MT message from the edits of its text. */
export function* mtCases(
  texts: (story: Story) => Iterable<string>,
  edits: readonly MtEdit[],
  story: Parameters<Message['cases']>[0],
): Generator<MessageCase, void, undefined> {
  const fileOf = (told: Story) => [...texts(told)].join('');
  const right = (name: string, why: string, told: Story): MessageCase => ({
    ...{ case: name, valid: true, schema: null, why, code: null, file: fileOf(told) },
  });
  yield right('plain', 'three payments', story());
  yield right('single', 'one payment', story({ n: 1 }));
  yield right('many', 'payments of several days', story({ n: 12 }));
  yield right('returned', 'payments that came back', story({ returned: 1 }));
  const text = fileOf(story({ n: 6 }));
  for (const { case: name, why, code = null, change } of edits) {
    const file = change(text);
    if (file !== undefined && file !== text)
      yield { case: name, valid: false, schema: null, why, code, file };
  }
}

const RIGHT_MT = /\r\n:28C:[^\r]*|\r\n:23B:[^\r]*/;

/** Edits that every MT message has. */
const COMMON: readonly MtEdit[] = [
  {
    case: 'characters',
    why: "a name has a sign outside SWIFT's character set X",
    code: 'M60',
    change: (text) => text.replace(/(:86:\/EREF\/|:70:)(.)/, '$1_'),
  },
  {
    case: 'length',
    why: 'the reference has more than 16 characters',
    code: 'T33',
    change: (text) => text.replace(/:20:[^\r]*/, `:20:${'A'.repeat(17)}`),
  },
  {
    case: 'unknown',
    why: 'a field that the message does not have',
    code: 'T13',
    change: (text) => text.replace(/\r\n(:28C:|:23B:)/, '\r\n:99Z:X\r\n$1'),
  },
  { case: 'missing', why: 'a mandatory field is missing', change: (text) => text.replace(RIGHT_MT, '') },
  { case: 'order', why: 'a field stands twice', change: (text) => text.replace(RIGHT_MT, '$&$&') },
];

const AMOUNT = /(:(?:61:\d{10}R?[DC]|32A:\d{6}[A-Z]{3}))\d+,\d*/;

const AMOUNTS: readonly MtEdit[] = [
  {
    case: 'date',
    why: 'the value date is not a day of the calendar',
    code: 'T50',
    change: (text) => text.replace(/:(61|32A):(\d\d)\d{4}/, ':$1:$20231'),
  },
  { case: 'zero', why: 'the amount is zero', change: (text) => text.replace(AMOUNT, '$10,') },
  {
    case: 'decimals',
    why: 'the amount has more decimals than its currency',
    code: 'C03',
    change: (text) => text.replace(AMOUNT, '$11,2345'),
  },
  {
    case: 'checksum',
    why: 'the IBAN has wrong check digits',
    change: (text) => text.replace(/(:25:|:50K:\/)([A-Z]{2}\d{2}[A-Z0-9]{11,30})/, wrongDigits),
  },
];

function wrongDigits(field: string, before: string, iban: string): string {
  if (!ibanValidator.valid(iban)) return field;
  const wrong = String((Number(iban.slice(2, 4)) + 1) % 97).padStart(2, '0');
  return before + iban.slice(0, 2) + wrong + iban.slice(4);
}

const BANK_REFERENCE: MtEdit = {
  case: 'duplicate',
  why: "the bank's reference stands twice",
  change(text) {
    const [first, second] = [...text.matchAll(/:61:[^\r]*(\/\/[^\r]*)/g)].map((match) => match[1] as string);
    return second === undefined ? undefined : text.replace(second, first as string);
  },
};

/** Adds one to the whole part of an amount. */
function raise(amount: string): string {
  return amount.replace(/\d+(?=,)/, (whole) => String(Number(whole) + 1));
}

export const MT940_EDITS: readonly MtEdit[] = [
  ...COMMON,
  ...AMOUNTS,
  BANK_REFERENCE,
  {
    case: 'currency',
    why: 'the closing balance is in no currency',
    code: 'T52',
    change: (text) => text.replace(/(:62F:[DC]\d{6})[A-Z]{3}/, '$1XQX'),
  },
  {
    case: 'sum',
    why: 'the closing balance is not what opening balance and entries give',
    change: (text) => changeLast(text, ['62F']),
  },
  {
    case: 'balance',
    why: 'the opening balance is not the closing one of the day before',
    change: (text) => (text.split(':60F:').length > 2 ? changeLast(text, ['60F', '62F', '64']) : undefined),
  },
];

/** Changes balances of the last statement. */
function changeLast(text: string, tags: readonly string[]): string {
  const at = text.lastIndexOf(':20:');
  const fields = new RegExp(`:(?:${tags.join('|')}):[^\\r]*`, 'g');
  return text.slice(0, at) + text.slice(at).replace(fields, raise);
}

export const MT942_EDITS: readonly MtEdit[] = [
  ...COMMON,
  ...AMOUNTS,
  BANK_REFERENCE,
  {
    case: 'currency',
    why: 'the sum is in no currency',
    code: 'T52',
    change: (text) => text.replace(/(:90D:\d+)[A-Z]{3}/, '$1XQX'),
  },
  {
    case: 'count',
    why: 'the number of entries is another',
    change: (text) => text.replace(/:90D:(\d+)/, (_, count: string) => `:90D:${Number(count) + 1}`),
  },
  {
    case: 'sum',
    why: 'the sum of the entries is another',
    change: (text) => text.replace(/:90D:[^\r]*/, raise),
  },
];

export const MT103_EDITS: readonly MtEdit[] = [
  ...COMMON,
  ...AMOUNTS,
  {
    case: 'currency',
    why: 'the amount is in no currency',
    code: 'T52',
    change: (text) => text.replace(/(:33B:)[A-Z]{3}/, '$1XQX'),
  },
  {
    case: 'bic',
    why: 'the BIC is wrong',
    code: 'T27',
    change: (text) => text.replace(/:57A:.{6}/, ':57A:0000ZZ'),
  },
  {
    case: 'uetr',
    why: 'the UETR is no UUID of version 4',
    code: 'U13',
    change: (text) => text.replace(/(\{121:.{14})4/, '$11'),
  },
  {
    case: 'header',
    why: 'the blocks before the text are not written right',
    change: (text) => text.replace('{1:F01', '{1:F0'),
  },
  {
    case: 'duplicate',
    why: "the sender's reference stands twice",
    change(text) {
      const [first, second] = [...text.matchAll(/:20:[^\r]*/g)].map(([field]) => field);
      return second === undefined ? undefined : text.replace(second, first as string);
    },
  },
];
