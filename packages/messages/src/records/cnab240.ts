import { Problem, validators } from 'specimen-data/internal';
import type { Party } from '../story/party.ts';
import type { Payment, Story } from '../story/story.ts';
import { capital } from '../text/characters.ts';
import { ASCII } from './ascii.ts';
import { cnab240Sums } from './cnab240Sums.ts';
import { pictureDay } from './datePicture.ts';
import { type AccountLayout, ibanParts } from './domesticAccount.ts';
import { aboveZero, aDay, aWorkingDay, oneOf, present, unique } from './fieldRules.ts';
import {
  blank,
  digits,
  type FieldRule,
  type FileRecord,
  fixed,
  recordType,
  text,
  total,
  type Values,
} from './layout.ts';
import type { RecordFormat } from './recordFormat.ts';

/*
 * Payments that a firm orders from a Brazilian bank: 240 characters, a lot for each service and form of payment.
 * Source: FEBRABAN, Layout padrão CNAB 240, versão 10.6 (16/03/2020): file, lot, segments A and B.
 */

const taxpayer: FieldRule = {
  fault: 'checksum',
  code: null,
  why: 'the CPF or CNPJ has wrong check digits',
  holds: (value) => /^0*$/.test(value) || isTaxpayer(value),
  broken: (value) => value.slice(0, -1) + ((Number(value.slice(-1)) + 1) % 10),
};

const cpf = validators.find(({ id }) => id === 'brCpf');
const cnpj = validators.find(({ id }) => id === 'brCnpj');

function isTaxpayer(value: string): boolean {
  return Boolean(cnpj?.valid(value) || (value.startsWith('000') && cpf?.valid(value.slice(3))));
}

const bank = digits(3);
/** Kinds of taxpayer: person (CPF), firm (CNPJ). */
const taxKind = digits(1, oneOf(['0', '1', '2', '3', '9'], null, '8'));

const accountFields = {
  agency: digits(5),
  agencyDigit: text(1),
  account: digits(12),
  accountDigit: text(1),
  bothDigit: text(1),
};

const company = {
  taxKind,
  tax: digits(14, taxpayer),
  agreement: text(20),
  ...accountFields,
  name: text(30, present(null)),
};

const fileHeader = recordType(
  'file header',
  { sign: /^.{7}0/, after: ['start'] },
  {
    bank,
    lot: fixed('0000'),
    type: fixed('0'),
    reserved: blank(9),
    ...company,
    bankName: text(30),
    reserved2: blank(10),
    direction: digits(1, oneOf(['1', '2'], null, '9')),
    created: digits(8, aDay('DDMMYYYY', null)),
    time: digits(6),
    sequence: digits(6),
    layout: digits(3),
    density: digits(5),
    forBank: text(20),
    forCompany: text(20),
    rest: text(29),
  },
);

const lotHeader = recordType(
  'lot header',
  { sign: /^.{7}1/, after: ['file header', 'lot trailer'] },
  {
    bank,
    lot: digits(4),
    type: fixed('1'),
    operation: fixed('C'),
    service: digits(2, oneOf(['10', '20', '30', '50', '60', '70', '75', '80', '90', '98'], null, '00')),
    form: digits(2, oneOf(['01', '02', '03', '05', '10', '20', '41', '43', '45', '50'], null, '99')),
    layout: digits(3),
    reserved: blank(1),
    ...company,
    message: text(40),
    street: text(30),
    building: digits(5),
    complement: text(15),
    city: text(20),
    postcode: digits(5),
    postcodeEnd: text(3),
    state: text(2),
    indication: text(2),
    reserved2: blank(6),
    occurrences: text(10),
  },
);

const detailHead = { bank, lot: digits(4), type: fixed('3'), number: digits(5) };

const segmentA = recordType(
  'segment A',
  { sign: /^.{7}3.{5}A/, after: ['lot header', 'segment B', 'segment A'] },
  {
    ...detailHead,
    segment: fixed('A'),
    movement: digits(1),
    instruction: digits(2),
    chamber: digits(3, oneOf(['000', '018', '700', '810', '888', '988', '009'], null, '999')),
    payeeBank: digits(3),
    ...accountFields,
    name: text(30, present(null)),
    reference: text(20, unique(null)),
    day: digits(8, aDay('DDMMYYYY', null), aWorkingDay('DDMMYYYY', null)),
    currency: text(3, oneOf(['BRL'], null, 'XXX')),
    quantity: digits(15),
    amount: digits(15, aboveZero(null)),
    bankReference: text(20),
    realDay: digits(8),
    realAmount: digits(15),
    information: text(40),
    purpose: text(2),
    tedPurpose: text(5),
    purposeDetail: text(2),
    reserved: blank(3),
    advice: digits(1),
    occurrences: text(10),
  },
);

const segmentB = recordType(
  'segment B',
  { sign: /^.{7}3.{5}B/, after: ['segment A'] },
  {
    ...detailHead,
    segment: fixed('B'),
    initiation: text(3),
    taxKind,
    tax: digits(14, taxpayer),
    information10: text(35),
    information11: text(60),
    information12: text(99),
    unit: text(6),
    ispb: text(8),
  },
);

const lotTrailer = recordType(
  'lot trailer',
  { sign: /^.{7}5/, after: ['segment A', 'segment B'] },
  {
    bank,
    lot: digits(4),
    type: fixed('5'),
    reserved: blank(9),
    count: total(6, 'count'),
    sum: total(18, 'sum'),
    quantity: digits(18),
    advice: digits(6),
    reserved2: blank(165),
    occurrences: text(10),
  },
);

const fileTrailer = recordType(
  'file trailer',
  { sign: /^.{7}9/, after: ['file header', 'lot trailer'] },
  {
    bank,
    lot: fixed('9999'),
    type: fixed('9'),
    reserved: blank(9),
    lots: total(6, 'count'),
    count: total(6, 'count'),
    accounts: digits(6),
    rest: text(205),
  },
);

/** Payments that a firm orders from a Brazilian bank. */
export const cnab240: RecordFormat = {
  key: 'cnab240',
  currency: 'BRL',
  country: 'br',
  characters: capital(ASCII),
  lineEnd: '\r\n',
  types: [fileHeader, lotHeader, segmentA, segmentB, lotTrailer, fileTrailer],
  payment: { type: 'segment A', amount: 'amount', name: 'name' },
  ends: ['file trailer'],
  structureCode: null,
  begins: (head) => /^\d{3}00000 {9}/.test(head),
  sums: cnab240Sums,
  records: cnab240Records,
};

interface Lot {
  /** Type of service: pay (30), suppliers and others (20). */
  readonly isPay: boolean;
  /** Form: credit to an account of the same bank (01), or TED to another bank (41). */
  readonly isInternal: boolean;
}

const LOTS: readonly Lot[] = [
  { isPay: false, isInternal: true },
  { isPay: false, isInternal: false },
  { isPay: true, isInternal: true },
  { isPay: true, isInternal: false },
];

function* cnab240Records(story: Story): Generator<FileRecord, void, undefined> {
  const { holder } = story;
  const from = { bank: bankOf(holder), ...companyValues(story) };
  yield {
    type: fileHeader,
    values: {
      ...{ ...from, bankName: holder.agent.name ?? '', direction: '1' },
      ...{ created: pictureDay(story.written, 'DDMMYYYY'), time: `09${story.digits('time', 1)}500` },
      ...{ sequence: story.digits('file', 5), layout: '103', density: '01600' },
    },
  };
  let number = 0;
  for (const lot of LOTS) {
    let line = 0;
    for (const payment of lotPayments(story, lot)) {
      if (line === 0) {
        number++;
        yield { type: lotHeader, values: { ...from, ...lotValues(story, lot), lot: String(number) } };
      }
      for (const record of paymentRecords(payment, lot)) {
        line++;
        const values = { ...record.values, bank: from.bank, lot: String(number), number: String(line) };
        yield { type: record.type, values };
      }
    }
    if (line > 0) yield { type: lotTrailer, values: { bank: from.bank, lot: String(number) } };
  }
  yield { type: fileTrailer, values: { bank: from.bank } };
}

function companyValues(story: Story): Values {
  const { holder } = story;
  const agreement = story.digits('agreement', 9);
  return { ...taxOf(holder), ...accountOf(holder, 'account'), name: holder.name, agreement };
}

function lotValues({ holder }: Story, { isPay, isInternal }: Lot): Values {
  const { street = '', building = '', city = '', postcode = '' } = holder.address ?? {};
  const [head = '', tail = ''] = postcode.split('-');
  return {
    ...{ service: isPay ? '30' : '20', form: isInternal ? '01' : '41', layout: '046' },
    ...{ street, building: building.replace(/\D/g, '').slice(0, 5), city, postcode: head, postcodeEnd: tail },
    ...{ state: stateOf(holder), indication: '01' },
  };
}

/** The state's letters stand in the address line: `Ribeirão Preto - SP, 14012-329`. */
function stateOf(holder: Party): string {
  return / - ([A-Z]{2}), /.exec(holder.field('address') ?? '')?.[1] ?? '';
}

function* lotPayments(story: Story, { isPay, isInternal }: Lot): Generator<Payment, void, undefined> {
  const own = bankOf(story.holder);
  for (let i = 0; i < story.n; i++) {
    const payment = story.paymentAt(i);
    if ((payment.kind.purpose === 'SALA') !== isPay) continue;
    if ((bankOf(payment.other) === own) === isInternal) yield payment;
  }
}

function* paymentRecords(
  { other, index, amount, requested, endToEndId, remittance, reference }: Payment,
  { isPay, isInternal }: Lot,
): Generator<FileRecord, void, undefined> {
  const day = pictureDay(requested, 'DDMMYYYY');
  yield {
    type: segmentA,
    values: {
      // Chamber of TED (018), none within a bank.
      ...{ movement: '0', instruction: '00', chamber: isInternal ? '000' : '018' },
      ...{ payeeBank: bankOf(other), ...accountOf(other, `payments[${index}]`), name: other.name },
      ...{
        reference: endToEndId,
        day,
        currency: 'BRL',
        amount: String(amount),
        information: reference ?? remittance,
      },
      // Purposes of TED: pay (00004), payment to suppliers (00005).
      ...{ tedPurpose: isInternal ? '' : isPay ? '00004' : '00005', advice: '0' },
    },
  };
  yield { type: segmentB, values: { ...taxOf(other), ispb: ispbOf(other) } };
}

const BR = {
  country: 'BR',
  parts: { ispb: [4, 12], agency: [12, 17], account: [17, 26], accountDigit: [26, 27] },
} as const satisfies AccountLayout<string>;

function accountOf(party: Party, at: string): Values {
  const parts = ibanParts(BR, party.account, at);
  if (parts) return { agency: parts.agency, account: parts.account, accountDigit: parts.accountDigit };
  const { number = '' } = party.account;
  if (!/^\d{2,13}$/.test(number))
    throw new Problem(
      'bad-parameter',
      `${at}.number must have 2 to 13 digits, the check digit last, not ${number}`,
    );
  return {
    agency: party.field('branch') ?? '',
    account: number.slice(0, -1),
    accountDigit: number.slice(-1),
  };
}

/** A bank is known by its number, or by its ISPB in segment B alone: the number is 000 then. */
function bankOf({ agent, field }: Party): string {
  // A bank that the caller gives has no name.
  return agent.name === undefined ? '000' : (field('bankcode') ?? '000');
}

function ispbOf({ account, field }: Party): string {
  return account.iban?.slice(4, 12) ?? field('ispb') ?? '';
}

function taxOf(party: Party): Values {
  const number = party.field(party.isFirm ? 'tax' : 'id') ?? '';
  return { taxKind: party.isFirm ? '2' : '1', tax: number.replace(/\D/g, '') };
}
