import { workingDay } from '../story/calendar.ts';
import type { Party } from '../story/party.ts';
import type { Payment, Story } from '../story/story.ts';
import { capital, characters } from '../text/characters.ts';
import { pictureDay } from './datePicture.ts';
import { type AccountLayout, digitsOf, ibanParts } from './domesticAccount.ts';
import { aboveZero, aDay, aWorkingDay, oneOf, present, unique } from './fieldRules.ts';
import { blank, digits, type FileRecord, fixed, recordType, rightText, text, total } from './layout.ts';
import type { RecordFormat, RecordSums } from './recordFormat.ts';

/*
 * Submission to Bacs: labels of 80 characters around payments of 106, whose last six say the processing day. Source: Bacs
 * Standard 18, as banks publish it: HSBC, Message Implementation Guide BACS Standard 18 (August 2012); Bank of Ireland,
 * BACS File Specification.
 */

/** Characters that Bacs accepts in texts. */
const BACS = capital(characters('the characters of Bacs: A-Z 0-9 . & / - and blank', 'A-Z0-9.&/\\- '));

const volume = recordType(
  'VOL1',
  { sign: /^VOL/, after: ['start'] },
  {
    label: fixed('VOL1'),
    serial: text(6, present(null)),
    access: text(1),
    reserved: blank(26),
    blank: blank(4),
    user: digits(6),
    rest: blank(32),
    standard: fixed('1'),
  },
);

const fileLabel = (name: string, after: string) =>
  recordType(
    name,
    { sign: new RegExp(`^${name}`), after: [after] },
    {
      label: fixed(name),
      letter: fixed('A'),
      user: digits(6),
      mark: fixed('S  1'),
      user2: digits(6),
      serial: text(6, present(null)),
      section: fixed('0001'),
      sequence: fixed('0001'),
      generation: text(4),
      version: text(2),
      created: rightText(6, aDay('YYDDD', null)),
      expires: rightText(6, aDay('YYDDD', null)),
      access: text(1),
      blocks: digits(6),
      system: text(13),
      reserved: blank(7),
    },
  );

const formatLabel = (name: string, after: string) =>
  recordType(
    name,
    { sign: new RegExp(`^${name}`), after: [after] },
    {
      label: fixed(name),
      format: fixed('F'),
      block: digits(5),
      record: fixed('00106'),
      reserved: blank(35),
      offset: fixed('00'),
      rest: blank(28),
    },
  );

const userHeader = recordType(
  'UHL1',
  { sign: /^UHL/, after: ['HDR2'] },
  {
    label: fixed('UHL1'),
    processing: rightText(6, aDay('YYDDD', null), aWorkingDay('YYDDD', null)),
    destination: fixed('999999    '),
    currency: fixed('00'),
    country: digits(6),
    work: text(9, oneOf(['1 DAILY', '4 MULTI'], null, '9 OTHER')),
    file: digits(3),
    reserved: text(7),
    audit: text(7),
    rest: blank(26),
  },
);

/** Bank Giro Credit, and the credits that only some users may order. */
const CREDITS = ['99', 'Z4', 'Z5'];

const parties = {
  sortCode: digits(6),
  account: digits(8),
  accountType: digits(1),
};

const origin = {
  originSortCode: digits(6),
  originAccount: digits(8),
  free: text(4),
};

const processingDay = rightText(6, aDay('YYDDD', null), aWorkingDay('YYDDD', null));

const contra = recordType(
  'contra',
  { sign: /^\d{15}17/, after: ['payment'] },
  {
    ...parties,
    transaction: fixed('17'),
    ...origin,
    amount: total(11, 'contra'),
    narrative: text(18),
    mark: fixed('CONTRA            '),
    name: text(18, present(null)),
    processing: processingDay,
  },
);

const payment = recordType(
  'payment',
  { sign: /^\d/, after: ['UHL1', 'payment', 'contra'] },
  {
    ...parties,
    transaction: text(2, oneOf(CREDITS, null, '98')),
    ...origin,
    amount: digits(11, aboveZero(null)),
    user: text(18, present(null)),
    reference: text(18, unique(null)),
    name: text(18, present(null)),
    processing: processingDay,
  },
);

const userTrailer = recordType(
  'UTL1',
  { sign: /^UTL/, after: ['EOF2'] },
  {
    label: fixed('UTL1'),
    debits: total(13, 'sum'),
    credits: total(13, 'sum'),
    debitCount: total(7, 'count'),
    creditCount: total(7, 'count'),
    reserved: blank(36),
  },
);

const fileHeaders = [fileLabel('HDR1', 'VOL1'), formatLabel('HDR2', 'HDR1')] as const;
const fileTrailers = [fileLabel('EOF1', 'contra'), formatLabel('EOF2', 'EOF1')] as const;

/** Credits that a firm orders over Bacs. */
export const bacs: RecordFormat = {
  key: 'bacs',
  currency: 'GBP',
  country: 'gb',
  characters: BACS,
  lineEnd: '\r\n',
  types: [volume, ...fileHeaders, userHeader, ...fileTrailers, userTrailer, contra, payment],
  payment: { type: 'payment', amount: 'amount', name: 'name' },
  ends: ['UTL1'],
  structureCode: null,
  begins: (head) => head.startsWith('VOL'),
  sums: bacsSums,
  records: bacsRecords,
};

function bacsSums(): RecordSums {
  const credits = { count: 0, units: 0 };
  const debits = { count: 0, units: 0 };
  let day = 0;
  return {
    get count() {
      return credits.count;
    },
    get units() {
      return credits.units;
    },
    add({ type, values }) {
      if (type === payment) {
        const amount = Number(values.amount) || 0;
        credits.count++;
        credits.units += amount;
        day += amount;
        return undefined;
      }
      if (type === contra) {
        const amount = day;
        day = 0;
        debits.count++;
        debits.units += amount;
        return { amount: String(amount) };
      }
      if (type !== userTrailer) return undefined;
      return {
        ...{ debits: String(debits.units), credits: String(credits.units) },
        ...{ debitCount: String(debits.count), creditCount: String(credits.count) },
      };
    },
  };
}

function* bacsRecords(story: Story): Generator<FileRecord, void, undefined> {
  const { holder, isWorkingDay, written } = story;
  const user = story.digits('sun', 6);
  const label = {
    ...{ user: holder.field('sun') ?? user, user2: holder.field('sun') ?? user },
    serial: `B${story.digits('submission', 5)}`,
    created: pictureDay(written, 'YYDDD'),
    expires: pictureDay(workingDay(isWorkingDay, written, 10), 'YYDDD'),
    block: '02120',
  };
  const days = [...new Set(Array.from(story.figures(), ({ requested }) => requested))].sort((a, b) => a - b);
  // Money is with the payee on the day after the processing day.
  const processingOf = (day: number) => pictureDay(workingDay(isWorkingDay, day, -1), 'YYDDD');
  for (const type of [volume, ...fileHeaders]) yield { type, values: label };
  yield {
    type: userHeader,
    values: { processing: processingOf(days[0] as number), work: '4 MULTI', file: '001' },
  };
  const from = originOf(holder);
  for (const day of days) {
    const processing = processingOf(day);
    for (const { requested, index } of story.figures())
      if (requested === day)
        yield { type: payment, values: { ...from, ...creditOf(story.paymentAt(index)), processing } };
    yield {
      type: contra,
      values: {
        ...{ ...from, sortCode: from.originSortCode, account: from.originAccount },
        ...{ narrative: 'PAYMENTS', name: holder.name, processing },
      },
    };
  }
  for (const type of fileTrailers) yield { type, values: label };
  yield { type: userTrailer, values: {} };
}

const GB = {
  country: 'GB',
  parts: { sortCode: [8, 14], account: [14, 22] },
} as const satisfies AccountLayout<string>;

function creditOf({ other, index, amount, endToEndId }: Payment) {
  const { sortCode, account } = numbersOf(other, `payments[${index}]`);
  return {
    ...{ sortCode, account, transaction: '99', amount: String(amount) },
    ...{ reference: endToEndId, name: other.name },
  };
}

function originOf(holder: Party) {
  const { sortCode, account } = numbersOf(holder, 'account');
  return { originSortCode: sortCode, originAccount: account, user: holder.name };
}

function numbersOf(party: Party, at: string): { readonly sortCode: string; readonly account: string } {
  const parts = ibanParts(GB, party.account, at);
  if (parts) return parts;
  return {
    sortCode: (party.field('sortcode') ?? '').replaceAll('-', ''),
    account: digitsOf(party.account, 8, at),
  };
}
