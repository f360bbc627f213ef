import { Problem } from 'specimen-data/internal';
import { type Entry, type Ledger, ledgerOf, type Statement } from '../story/statement.ts';
import { capital } from '../text/characters.ts';
import { ASCII } from './ascii.ts';
import { pictureDay } from './datePicture.ts';
import { type AccountLayout, ibanParts } from './domesticAccount.ts';
import { aboveZero, aDay, aWorkingDay, oneOf, present, unique } from './fieldRules.ts';
import { blank, digits, type FileRecord, fixed, recordType, signed, signedTotal, text } from './layout.ts';
import type { RecordFormat } from './recordFormat.ts';
import { statementSums } from './statementSums.ts';

/*
 * Account statement of French banks: 120 characters, a statement for each day.
 * Source: CFONB, Relevé de compte sur support informatique (July 2004).
 */

const account = {
  bank: digits(5),
  internal: text(4),
  branch: digits(5),
  currency: text(3, oneOf(['EUR'], null, 'XXX')),
  decimals: digits(1, oneOf(['2'], null, '9')),
  blank: blank(1),
  account: text(11, present(null)),
};

const balanceRecord = (code: string, name: string, after: readonly string[], fault: string) =>
  recordType(
    name,
    { sign: new RegExp(`^${code}`), after },
    {
      type: fixed(code),
      ...account,
      reserved: blank(2),
      date: digits(6, aDay('DDMMYY', null)),
      rest: blank(50),
      balance: signedTotal(14, fault),
      information: text(16),
    },
  );

const opening = balanceRecord('01', 'opening balance', ['start', 'closing balance'], 'opening');

const entry = recordType(
  'entry',
  { sign: /^04/, after: ['opening balance', 'entry', 'detail'] },
  {
    type: fixed('04'),
    ...account,
    operation: text(2, present(null)),
    date: digits(6, aDay('DDMMYY', null)),
    rejection: text(2),
    valueDate: digits(6, aDay('DDMMYY', null), aWorkingDay('DDMMYY', null)),
    label: text(31, present(null)),
    reserved: text(2),
    number: text(7),
    exempt: text(1),
    unavailable: text(1),
    amount: signed(14, aboveZero(null)),
    reference: text(16, unique(null)),
  },
);

const detail = recordType(
  'detail',
  { sign: /^05/, after: ['entry', 'detail'] },
  {
    type: fixed('05'),
    ...account,
    operation: text(2),
    date: digits(6, aDay('DDMMYY', null)),
    reserved: blank(5),
    qualifier: text(3),
    information: text(70),
    rest: blank(2),
  },
);

const closing = balanceRecord('07', 'closing balance', ['opening balance', 'entry', 'detail'], 'balance');

/** Statements of French accounts. */
export const cfonb120: RecordFormat = {
  key: 'cfonb120',
  currency: 'EUR',
  country: 'fr',
  characters: capital(ASCII),
  lineEnd: '\r\n',
  types: [opening, entry, detail, closing],
  payment: { type: 'entry', amount: 'amount', name: 'label' },
  ends: ['closing balance'],
  structureCode: null,
  begins: (head) => /^01\d{5} {4}\d{5}/.test(head),
  sums: () =>
    statementSums({
      ...{ header: 'opening balance', entry: 'entry', trailer: 'closing balance' },
      account: ({ bank, branch, account }) => `${bank}${branch}${account}`,
      opening: ({ balance }) => Number(balance),
      amount: ({ amount }) => Number(amount),
      openingTotals: (units) => ({ balance: String(units) }),
      closingTotals: ({ balance }) => ({ balance: String(balance) }),
    }),
  ledgerRecords: cfonb120Records,
  records: (story) => cfonb120Records(ledgerOf(story)),
};

const FR = {
  country: 'FR',
  parts: { bank: [4, 9], branch: [9, 14], account: [14, 25] },
} as const satisfies AccountLayout<string>;

/** Returns the statements of an account as records. */
function* cfonb120Records({ owner, currency, statements }: Ledger): Generator<FileRecord, void, undefined> {
  const parts = ibanParts(FR, owner.account, 'account');
  if (!parts) throw new Problem('bad-parameter', 'account.number must be an iban: French accounts have one');
  const common = { ...parts, currency, decimals: '2' };
  for (const statement of statements) yield* statementRecords(statement, common);
}

function* statementRecords(
  { day, opening: units, entries }: Statement,
  common: Readonly<Record<string, string>>,
): Generator<FileRecord, void, undefined> {
  const date = pictureDay(day, 'DDMMYY');
  // The old balance is that of the day before.
  yield {
    type: opening,
    values: { ...common, date: pictureDay(day - 1, 'DDMMYY'), balance: String(units) },
  };
  for (const each of entries()) yield* entryRecords(each, { ...common, operation: TRANSFER });
  yield { type: closing, values: { ...common, date } };
}

/** The banks' code of an operation: a transfer. */
const TRANSFER = '05';

function* entryRecords(
  item: Entry,
  common: Readonly<Record<string, string>>,
): Generator<FileRecord, void, undefined> {
  const { number, amount, direction, booked, valued, reference, endToEndId, other } = item;
  const { creditorReference, remittance = creditorReference, returnReason, purpose = '' } = item;
  const isDebit = direction === 'debit';
  const date = pictureDay(booked, 'DDMMYY');
  yield {
    type: entry,
    values: {
      ...common,
      ...{ date, valueDate: pictureDay(valued, 'DDMMYY') },
      label: [returnReason ? 'RETOUR VIR' : 'VIR', other?.name ?? remittance ?? ''].join(' '),
      number: String(number).padStart(7, '0').slice(-7),
      amount: `${isDebit ? '-' : ''}${amount}`,
      reference,
    },
  };
  // A payment that came back names the payee still.
  const isPayee = isDebit === (returnReason === undefined);
  const details = {
    [isPayee ? 'NBE' : 'NPY']: other?.name,
    RCN: endToEndId && endToEndId.padEnd(35) + purpose,
    RET: returnReason,
    LCC: remittance?.slice(0, 70),
    LC2: remittance?.slice(70),
  };
  for (const [qualifier, information] of Object.entries(details))
    if (information) yield { type: detail, values: { ...common, date, qualifier, information } };
}
