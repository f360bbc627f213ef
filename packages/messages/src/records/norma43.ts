import { Problem } from 'specimen-data/internal';
import { type Entry, type Ledger, ledgerOf, type Statement } from '../story/statement.ts';
import { capital } from '../text/characters.ts';
import { ASCII } from './ascii.ts';
import { pictureDay } from './datePicture.ts';
import { type AccountLayout, ibanParts } from './domesticAccount.ts';
import { aboveZero, aDay, aWorkingDay, oneOf, unique } from './fieldRules.ts';
import { digits, type FileRecord, fixed, recordType, text, total } from './layout.ts';
import type { RecordFormat } from './recordFormat.ts';
import { statementSums } from './statementSums.ts';

/*
 * Account statement of Spanish banks: 80 characters, a statement for each day.
 * Source: AEB/CECA, Serie normas y procedimientos bancarios nº 43, Información normalizada de cuenta corriente.
 */

/** Debit and credit. */
const SIDES = ['1', '2'] as const;

const side = digits(1, oneOf(SIDES, null, '9'));

const account = { bank: digits(4), branch: digits(4), account: digits(10) };

const header = recordType(
  'account header',
  { sign: /^11/, after: ['start', 'account trailer'] },
  {
    type: fixed('11'),
    ...account,
    from: digits(6, aDay('YYMMDD', null)),
    to: digits(6, aDay('YYMMDD', null)),
    side: total(1, 'opening'),
    balance: total(14, 'opening'),
    currency: digits(3, oneOf(['978'], null, '000')),
    mode: digits(1, oneOf(['1', '2', '3'], null, '9')),
    name: text(26),
    customer: text(3),
  },
);

const entry = recordType(
  'entry',
  { sign: /^22/, after: ['account header', 'entry', 'detail'] },
  {
    type: fixed('22'),
    free: text(4),
    branch: digits(4),
    booked: digits(6, aDay('YYMMDD', null)),
    valued: digits(6, aDay('YYMMDD', null), aWorkingDay('YYMMDD', null)),
    concept: digits(2),
    ownConcept: digits(3),
    side,
    amount: digits(14, aboveZero(null)),
    document: text(10),
    reference1: text(12),
    reference2: text(16, unique(null)),
  },
);

const detail = recordType(
  'detail',
  { sign: /^23/, after: ['entry', 'detail'] },
  {
    type: fixed('23'),
    number: digits(2, oneOf(['01', '02', '03', '04', '05'], null, '09')),
    first: text(38),
    second: text(38),
  },
);

const trailer = recordType(
  'account trailer',
  { sign: /^33/, after: ['account header', 'entry', 'detail'] },
  {
    type: fixed('33'),
    ...account,
    debitCount: total(5, 'count'),
    debits: total(14, 'sum'),
    creditCount: total(5, 'count'),
    credits: total(14, 'sum'),
    side: total(1, 'balance'),
    balance: total(14, 'balance'),
    currency: digits(3, oneOf(['978'], null, '000')),
    reserved: text(4),
  },
);

const end = recordType(
  'file trailer',
  { sign: /^88/, after: ['account trailer'] },
  {
    type: fixed(`88${'9'.repeat(18)}`),
    count: total(6, 'count'),
    reserved: text(54),
  },
);

/** Statements of Spanish accounts. */
export const norma43: RecordFormat = {
  key: 'norma43',
  currency: 'EUR',
  country: 'es',
  characters: capital(ASCII),
  lineEnd: '\r\n',
  types: [header, entry, detail, trailer, end],
  payment: { type: 'entry', amount: 'amount', name: 'reference1' },
  ends: ['file trailer'],
  structureCode: null,
  begins: (head) => /^11\d{18}/.test(head),
  sums: () =>
    statementSums({
      ...{ header: 'account header', entry: 'entry', trailer: 'account trailer', end: 'file trailer' },
      account: ({ bank, branch, account }) => `${bank}${branch}${account}`,
      opening: ({ side, balance }) => signedBy(side, balance),
      amount: ({ side, amount }) => signedBy(side, amount),
      openingTotals: balanceValues,
      closingTotals: ({ balance, debits, credits }) => ({
        ...{ debitCount: String(debits.count), debits: String(debits.sum) },
        ...{ creditCount: String(credits.count), credits: String(credits.sum) },
        ...balanceValues(balance),
      }),
    }),
  ledgerRecords: norma43Records,
  records: (story) => norma43Records(ledgerOf(story)),
};

function signedBy(side: string | undefined, units: string | undefined): number {
  return side === SIDES[0] ? -Number(units) : Number(units);
}

function balanceValues(units: number): { readonly side: string; readonly balance: string } {
  return { side: SIDES[units < 0 ? 0 : 1], balance: String(Math.abs(units)) };
}

const ES = {
  country: 'ES',
  parts: { bank: [4, 8], branch: [8, 12], account: [14, 24] },
} as const satisfies AccountLayout<string>;

/** Returns the statements of an account as records. */
function* norma43Records({ owner, statements }: Ledger): Generator<FileRecord, void, undefined> {
  const parts = ibanParts(ES, owner.account, 'account');
  if (!parts) throw new Problem('bad-parameter', 'account.number must be an iban: Spanish accounts have one');
  // The euro's number in ISO 4217.
  const common = { ...parts, currency: '978' };
  for (const statement of statements) {
    yield { type: header, values: { ...common, ...headerValues(statement), name: owner.name } };
    for (const item of statement.entries()) yield* entryRecords(item, parts.branch);
    yield { type: trailer, values: common };
  }
  yield { type: end, values: {} };
}

function headerValues({ day, opening }: Statement) {
  const date = pictureDay(day, 'YYMMDD');
  return { from: date, to: date, mode: '3', ...balanceValues(opening) };
}

function* entryRecords(item: Entry, branch: string): Generator<FileRecord, void, undefined> {
  const { amount, direction, booked, valued, reference, endToEndId = '', other } = item;
  const { creditorReference, remittance = creditorReference ?? '' } = item;
  yield {
    type: entry,
    values: {
      branch,
      ...{ booked: pictureDay(booked, 'YYMMDD'), valued: pictureDay(valued, 'YYMMDD') },
      ...{ concept: conceptOf(item), ownConcept: '0', side: SIDES[direction === 'debit' ? 0 : 1] },
      ...{ amount: String(amount), document: '0000000000', reference1: '000000000000' },
      reference2: reference,
    },
  };
  const details = [
    [other?.name ?? '', endToEndId],
    [remittance.slice(0, 38), remittance.slice(38, 76)],
    [remittance.slice(76, 114), remittance.slice(114)],
  ];
  for (const [i, [first = '', second = '']] of details.entries())
    if (first !== '' || second !== '') yield { type: detail, values: { number: `0${i + 1}`, first, second } };
}

/** Common concepts of the norm: returned items, pay and social security, transfers. */
function conceptOf({ returnReason, purpose }: Entry): string {
  if (returnReason !== undefined) return '14';
  return purpose === 'SALA' ? '15' : '04';
}
