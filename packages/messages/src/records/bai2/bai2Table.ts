import { isCurrency } from 'specimen-data/internal';
import { readDay } from '../datePicture.ts';

/** A record: its code and its fields. */
export type Bai2Record = readonly string[];

/** A rule of a field. */
export interface Bai2Rule {
  readonly fault: string;
  readonly why: string;
  holds(value: string): boolean;
}

/** A type of record: what it follows, and its fields behind the code. */
export interface Bai2Type {
  readonly code: string;
  readonly name: string;
  /** Codes of the records that it may follow; `start` is the beginning of the file. */
  readonly after: readonly string[];
  readonly fields: readonly Bai2Field[];
  /** True where more fields may follow. */
  readonly isOpen?: boolean;
}

export interface Bai2Field {
  readonly name: string;
  readonly rules: readonly Bai2Rule[];
}

const present: Bai2Rule = {
  fault: 'empty',
  why: 'a field that must be filled is empty',
  holds: (value) => value !== '',
};

const date: Bai2Rule = {
  fault: 'date',
  why: 'the date is no day of the calendar',
  holds: (value) => readDay(value, 'YYMMDD') !== undefined,
};

const time: Bai2Rule = {
  fault: 'time',
  why: 'the time is none from 0000 to 2400, or 9999 for the end of the day',
  holds: (value) => value === '' || value === '9999' || /^(?:[01]\d|2[0-3])[0-5]\d$|^2400$/.test(value),
};

const number: Bai2Rule = {
  fault: 'amount',
  why: 'the number has signs other than digits',
  holds: (value) => /^[+-]?\d*$/.test(value),
};

const currency: Bai2Rule = {
  fault: 'currency',
  why: 'the currency is none of ISO 4217',
  holds: (value) => value === '' || isCurrency(value),
};

/** Credits are 100 to 399, debits 400 to 699, loans 700 to 799; 890 tells no money, banks have 900 to 999 to themselves. */
const transactionCode: Bai2Rule = {
  fault: 'code',
  why: 'the type code is none of single transactions',
  holds: (value) => /^[1-79]\d\d$|^890$/.test(value),
};

function oneOf(fault: string, codes: readonly string[]): Bai2Rule {
  return { fault, why: `the code is none of ${codes.join(', ')}`, holds: (value) => codes.includes(value) };
}

const field = (name: string, ...rules: readonly Bai2Rule[]): Bai2Field => ({ name, rules });

/** The records of a file. Source: BAI, Cash Management Balance Reporting Specifications, version 2. */
export const BAI2_TYPES: readonly Bai2Type[] = [
  {
    code: '01',
    name: 'file header',
    after: ['start'],
    fields: [
      ...[field('sender', present), field('receiver', present), field('date', date), field('time', time)],
      ...[field('file number', present), field('record length', number), field('block size', number)],
      field('version', oneOf('version', ['2'])),
    ],
  },
  {
    code: '02',
    name: 'group header',
    after: ['01', '98'],
    fields: [
      ...[
        field('receiver'),
        field('originator', present),
        field('status', oneOf('status', ['1', '2', '3', '4'])),
      ],
      ...[field('date', date), field('time', time), field('currency', currency)],
      field('date modifier', oneOf('modifier', ['', '1', '2', '3', '4'])),
    ],
  },
  {
    code: '03',
    name: 'account',
    after: ['02', '49'],
    fields: [field('account', present), field('currency', currency)],
    isOpen: true,
  },
  {
    code: '16',
    name: 'transaction',
    after: ['03', '16'],
    fields: [field('type', transactionCode), field('amount', number)],
    isOpen: true,
  },
  {
    code: '49',
    name: 'account trailer',
    after: ['03', '16'],
    fields: [field('control total', number), field('number of records', number)],
  },
  {
    code: '98',
    name: 'group trailer',
    after: ['49'],
    fields: [
      field('control total', number),
      field('number of accounts', number),
      field('number of records', number),
    ],
  },
  {
    code: '99',
    name: 'file trailer',
    after: ['98'],
    fields: [
      field('control total', number),
      field('number of groups', number),
      field('number of records', number),
    ],
  },
];

/** Returns the fault of a control record by the position of the wrong field: its sum or its counts. */
export function controlFault(index: number): 'sum' | 'count' {
  return index === 0 ? 'sum' : 'count';
}
