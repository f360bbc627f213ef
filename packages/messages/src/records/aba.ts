import { Problem } from 'specimen-data/internal';
import type { Payment, Story } from '../story/story.ts';
import { ASCII } from './ascii.ts';
import { pictureDay } from './datePicture.ts';
import { aboveZero, aDay, aWorkingDay, oneOf, present, unique } from './fieldRules.ts';
import {
  blank,
  digits,
  type FieldRule,
  type FileRecord,
  fixed,
  recordType,
  rightText,
  text,
  total,
} from './layout.ts';
import type { RecordFormat, RecordSums } from './recordFormat.ts';

/*
 * Direct Entry file of Australian banks: 120 characters, a file for each processing day; the files of several days
 * follow each other. Source: Australian Payments Network, BECS procedures, as banks describe them (Cemtex file format).
 */

const bsb: FieldRule = {
  fault: 'bsb',
  code: null,
  why: 'the BSB is not written as three digits, a hyphen and three digits',
  holds: (value) => /^\d{3}-\d{3}$/.test(value),
  broken: (value) => value.replace('-', '0'),
};

const header = recordType(
  'descriptive',
  { sign: /^0/, after: ['start', 'file total'] },
  {
    type: fixed('0'),
    blank: blank(17),
    reel: digits(2),
    bank: text(3, present(null)),
    reserved: blank(7),
    user: text(26, present(null)),
    userNumber: digits(6),
    description: text(12, present(null)),
    date: digits(6, aDay('DDMMYY', null), aWorkingDay('DDMMYY', null)),
    rest: blank(40),
  },
);

/** Debits and credits, pay, pensions and dividends among them. */
const TRANSACTIONS = ['13', '50', '51', '52', '53', '54', '55', '56', '57'];

const detail = recordType(
  'detail',
  { sign: /^1/, after: ['descriptive', 'detail'] },
  {
    type: fixed('1'),
    bsb: rightText(7, bsb),
    account: rightText(9, present(null)),
    indicator: text(1),
    transaction: digits(2, oneOf(TRANSACTIONS, null, '99')),
    amount: digits(10, aboveZero(null)),
    name: text(32, present(null)),
    reference: text(18, unique(null)),
    traceBsb: rightText(7, bsb),
    traceAccount: rightText(9, present(null)),
    remitter: text(16, present(null)),
    tax: digits(8),
  },
);

const trailer = recordType(
  'file total',
  { sign: /^7/, after: ['descriptive', 'detail'] },
  {
    type: fixed('7'),
    bsb: fixed('999-999'),
    blank: blank(12),
    net: total(10, 'net'),
    credits: total(10, 'sum'),
    debits: total(10, 'sum'),
    reserved: blank(24),
    count: total(6, 'count'),
    rest: blank(40),
  },
);

/** Credits that a firm orders from an Australian bank. */
export const aba: RecordFormat = {
  key: 'aba',
  currency: 'AUD',
  country: 'au',
  characters: ASCII,
  lineEnd: '\r\n',
  types: [header, detail, trailer],
  payment: { type: 'detail', amount: 'amount', name: 'name' },
  ends: ['file total'],
  structureCode: null,
  begins: (head) => /^0 {17}\d\d[A-Z ]{3}/.test(head),
  sums: abaSums,
  records: abaRecords,
};

function abaSums(): RecordSums {
  let count = 0;
  let units = 0;
  let file = { count: 0, credits: 0, debits: 0 };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    add({ type, values }) {
      if (type === detail) {
        const amount = Number(values.amount) || 0;
        count++;
        units += amount;
        file.count++;
        file[values.transaction === '13' ? 'debits' : 'credits'] += amount;
        return undefined;
      }
      if (type !== trailer) return undefined;
      const { credits, debits } = file;
      const totals = {
        net: String(Math.abs(credits - debits)),
        credits: String(credits),
        debits: String(debits),
        count: String(file.count),
      };
      file = { count: 0, credits: 0, debits: 0 };
      return totals;
    },
  };
}

function* abaRecords(story: Story): Generator<FileRecord, void, undefined> {
  const { holder } = story;
  const days = [...new Set(Array.from(story.figures(), ({ requested }) => requested))].sort((a, b) => a - b);
  const userNumber = story.digits('user', 6);
  const bic = holder.field('swift') ?? '';
  const bank = BANKS[bic.slice(0, 4)] ?? bic.slice(0, 3);
  for (const day of days) {
    const head = {
      ...{ reel: '01', bank, user: holder.name, userNumber },
      ...{ description: 'PAYMENTS', date: pictureDay(day, 'DDMMYY') },
    };
    let sum = 0;
    yield { type: header, values: head };
    for (const { requested, index, amount } of story.figures()) {
      if (requested !== day) continue;
      if (sum + amount > LARGEST_TOTAL) {
        yield { type: trailer, values: {} };
        yield { type: header, values: head };
        sum = 0;
      }
      sum += amount;
      yield detailOf(story, story.paymentAt(index));
    }
    yield { type: trailer, values: {} };
  }
}

/** The trailer has ten digits for a total in cents; what is more goes into another file. */
const LARGEST_TOTAL = 9_999_999_999;

/**
 * Abbreviations of banks by the first letters of their BICs, where they differ. Source: AusPayNet, key to abbreviations and
 * BSB numbers, as stripe-android's list of BECS banks repeats it.
 */
const BANKS: Readonly<Record<string, string>> = {
  ...{ BEND: 'BBL', BKWA: 'BWA', CTBA: 'CBA', HKBA: 'HBA', MACQ: 'MBL', NATA: 'NAB', QBAN: 'BQL' },
  ...{ SGBL: 'STG', WPAC: 'WBC' },
};

function detailOf({ holder }: Story, { other, index, kind, amount, endToEndId }: Payment): FileRecord {
  return {
    type: detail,
    values: {
      ...{ bsb: bsbText(other.field('bsb')), account: numberOf(other.account.number, `payments[${index}]`) },
      // Pay, or any other credit.
      transaction: kind.purpose === 'SALA' ? '53' : '50',
      ...{ amount: String(amount), name: other.name, reference: endToEndId, remitter: holder.name },
      ...{ traceBsb: bsbText(holder.field('bsb')), traceAccount: numberOf(holder.account.number, 'account') },
    },
  };
}

function bsbText(value = ''): string {
  return value.includes('-') ? value : `${value.slice(0, 3)}-${value.slice(3)}`;
}

function numberOf(number: string | undefined, at: string): string {
  if (number !== undefined && number.length <= 9) return number;
  throw new Problem(
    'bad-parameter',
    `${at} must have a number of at most 9 characters: Australia has no IBANs`,
  );
}
