import { halfWidthKana, Problem } from 'specimen-data/internal';
import type { Party } from '../story/party.ts';
import type { Payment, Story } from '../story/story.ts';
import { capital, characters } from '../text/characters.ts';
import { pictureDay } from './datePicture.ts';
import { digitsOf } from './domesticAccount.ts';
import { aboveZero, aDay, oneOf, present } from './fieldRules.ts';
import { blank, digits, type FileRecord, fixed, recordType, text, total } from './layout.ts';
import type { RecordFormat, RecordSums } from './recordFormat.ts';

/*
 * Bulk transfer (sogo furikomi) of Japanese banks: 120 bytes, a header and a trailer for each day.
 * Source: Japanese Bankers Association (Zengin), file format of bulk transfers, as banks publish it (Gunma Bank,
 * 全銀協制定ファイルフォーマット 総合振込).
 */

const latin = capital(
  characters('the characters of Zengin: A-Z 0-9, half-width katakana and ()-./,', 'A-Z0-9 ()\\-./,｡-ﾟ'),
);

const ZENGIN = { ...latin, transliterate: (text: string) => latin.transliterate(halfWidthKana(text)) };

/** Kinds of account: ordinary, current, savings, other. */
const ACCOUNTS = ['1', '2', '4', '9'];

const header = recordType(
  'header',
  { sign: /^1/, after: ['start', 'trailer'] },
  {
    type: fixed('1'),
    kind: digits(2, oneOf(['21', '11', '12', '71', '72'], null, '99')),
    code: digits(1, oneOf(['0', '1'], null, '9')),
    client: digits(10),
    name: text(40, present(null)),
    day: digits(4, aDay('MMDD', null)),
    bank: digits(4),
    bankName: text(15),
    branch: digits(3),
    branchName: text(15),
    accountType: digits(1),
    account: digits(7),
    rest: text(17),
  },
);

const transfer = recordType(
  'transfer',
  { sign: /^2/, after: ['header', 'transfer'] },
  {
    type: fixed('2'),
    bank: digits(4),
    bankName: text(15),
    branch: digits(3),
    branchName: text(15),
    clearing: text(4),
    accountType: digits(1, oneOf(ACCOUNTS, null, '8')),
    account: digits(7),
    name: text(30, present(null)),
    amount: digits(10, aboveZero(null)),
    isNew: text(1),
    information: text(20),
    sending: text(1),
    isInformation: text(1),
    rest: text(7),
  },
);

const trailer = recordType(
  'trailer',
  { sign: /^8/, after: ['header', 'transfer'] },
  { type: fixed('8'), count: total(6, 'count'), sum: total(12, 'sum'), rest: blank(101) },
);

const end = recordType('end', { sign: /^9/, after: ['trailer'] }, { type: fixed('9'), rest: blank(119) });

/** Transfers that a firm orders from a Japanese bank. */
export const zengin: RecordFormat = {
  key: 'zengin',
  currency: 'JPY',
  country: 'jp',
  characters: ZENGIN,
  encode,
  decode,
  unbroken: 120,
  lineEnd: '\r\n',
  types: [header, transfer, trailer, end],
  payment: { type: 'transfer', amount: 'amount', name: 'name' },
  ends: ['end'],
  structureCode: null,
  begins: (head) => /^1\d{13}[^\d]/.test(head),
  sums: zenginSums,
  records: zenginRecords,
};

/** Half-width katakana are one byte each in JIS X 0201, which Shift_JIS contains: U+FF61 is 0xA1. */
const KANA_OFFSET = 0xff61 - 0xa1;

function encode(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0xff61 ? code - KANA_OFFSET : code;
  });
}

function decode(line: string): string {
  return line.replace(/[\xa1-\xdf]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) + KANA_OFFSET));
}

function zenginSums(): RecordSums {
  let count = 0;
  let units = 0;
  let batch = { count: 0, sum: 0 };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    add({ type, values }) {
      if (type === transfer) {
        const amount = Number(values.amount) || 0;
        count++;
        units += amount;
        batch.count++;
        batch.sum += amount;
        return undefined;
      }
      if (type !== trailer) return undefined;
      const { count: transfers, sum } = batch;
      batch = { count: 0, sum: 0 };
      return { count: String(transfers), sum: String(sum) };
    },
  };
}

function* zenginRecords(story: Story): Generator<FileRecord, void, undefined> {
  const { holder } = story;
  const days = [...new Set(Array.from(story.figures(), ({ requested }) => requested))].sort((a, b) => a - b);
  const head = {
    ...{ kind: '21', code: '0', client: story.digits('client', 10), name: nameOf(holder) },
    ...accountOf(holder, 'account'),
  };
  for (const day of days) {
    yield { type: header, values: { ...head, day: pictureDay(day, 'MMDD') } };
    for (const { requested, index } of story.figures())
      if (requested === day) yield { type: transfer, values: transferOf(story.paymentAt(index)) };
    yield { type: trailer, values: {} };
  }
  yield { type: end, values: {} };
}

function transferOf({ other, index, amount, endToEndId }: Payment) {
  return {
    ...accountOf(other, `payments[${index}]`),
    ...{ clearing: '0000', name: nameOf(other), amount: String(amount), isNew: '0' },
    // Sent by wire; Y says that the sender's information stands in the field before.
    ...{ information: endToEndId, sending: '7', isInformation: 'Y' },
  };
}

/** A person's name in katakana, as banks carry it; that of a firm, or a name of the caller's, as it is. */
function nameOf(party: Party): string {
  const isGenerated = !party.isFirm && party.name === party.field('name');
  return (isGenerated ? party.field('halfkana') : undefined) ?? party.name;
}

function accountOf(party: Party, at: string) {
  const { account, agent } = party;
  if (account.iban !== undefined)
    throw new Problem('bad-parameter', `${at}.iban must be a number: Japan has no IBANs`);
  // A bank that the caller gives has no name.
  if (agent.name === undefined)
    throw new Problem(
      'bad-parameter',
      `${at}.bic must be left out: the file names banks by their Zengin code`,
    );
  return {
    ...{ bank: party.field('bankcode') ?? '', branch: party.field('branch') ?? '' },
    accountType: party.field('accounttype') === '貯蓄' ? '4' : '1',
    account: digitsOf(account, 7, at),
  };
}
