import { SEPA_DEBIT, SEPA_INSTANT, SEPA_TRANSFER } from '../data/schemes/sepaRails.ts';
import { BILLERS } from '../data/sectors.ts';
import { creditorId } from '../fields/creditorId.ts';
import { dayAt } from '../kernel/day.ts';
import type { OwnField, Preset } from '../model.ts';
import { addressFacts, CREATED, constant, DAY_BEFORE, datedId, dayOf, fact, oneOf, UETR } from './facts.ts';

/** Returns the rows of a party's address, with the element names of ISO 20022. */
function addressRows(party: 'Dbtr' | 'Cdtr', of: string): Preset['rows'] {
  const name = party === 'Dbtr' ? 'Debtor' : 'Creditor';
  return [
    [`${name} street`, `${of}StrtNm`, `${party}.StrtNm`],
    [`${name} building number`, `${of}BldgNb`, `${party}.BldgNb`],
    [`${name} postcode`, `${of}postcode?`, `${party}.PstCd`],
    [`${name} town`, `${of}city`, `${party}.TwnNm`],
    [`${name} country`, `${of}Ctry`, `${party}.Ctry`],
  ];
}

const TRANSFER_FACTS: Readonly<Record<string, OwnField>> = {
  MsgId: datedId('MSG'),
  PmtInfId: datedId('PMT'),
  InstrId: datedId('INS'),
  UETR,
  CreDtTm: CREATED,
  SvcLvl: constant('SEPA'),
  LclInstrm: constant('INST'),
  ChrgBr: constant('SLEV'),
  Purp: oneOf('OTHR', 'GIFT', 'FAMI', 'GDDS'),
  ...addressFacts(''),
  ...addressFacts('payee.'),
};

const TRANSFER_ROWS: Preset['rows'] = [
  ['Debtor', 'name', 'Dbtr.Nm'],
  ['Debtor IBAN', 'iban', 'DbtrAcct.IBAN'],
  ['Debtor BIC', 'swift', 'DbtrAgt.BICFI'],
  ['Creditor', 'payee.name', 'Cdtr.Nm'],
  ['Creditor IBAN', 'payee.iban', 'CdtrAcct.IBAN'],
  ['Creditor BIC', 'payee.swift', 'CdtrAgt.BICFI'],
  ['Amount', 'amount'],
  ['Currency', 'currency:EUR'],
  ['Creditor reference', 'reference', 'RmtInf'],
  ['End-to-end ID', 'txn', 'EndToEndId'],
];

const IDENTIFIER_ROWS: Preset['rows'] = [
  ['Message ID', 'MsgId', 'MsgId'],
  ['Payment information ID', 'PmtInfId', 'PmtInfId'],
  ['Instruction ID', 'InstrId', 'InstrId'],
  ['Creation date and time', 'CreDtTm', 'CreDtTm'],
  ['Service level', 'SvcLvl', 'SvcLvl'],
  ['Charge bearer', 'ChrgBr', 'ChrgBr'],
];

/** The code that the creditor shows. */
const QR_ROWS: Preset['rows'] = [
  ['QR code payload', 'payee.qr', 'qr'],
  ['QR code', 'payee.qrimage?', 'qrimage'],
];

/** Facts that a SEPA direct debit has in every country. */
export const DEBIT_FACTS: Readonly<Record<string, OwnField>> = {
  'company.creditor': creditorId('Creditor identifier', (_, firm) =>
    firm.read('registration').replace(/[^0-9A-Za-z]/g, ''),
  ),
  mandateid: fact((random) => `MNDT${random.digits(8)}`),
  MsgId: datedId('DDM'),
  PmtInfId: datedId('DDP'),
  InstrId: datedId('DDI'),
  EndToEndId: datedId('E2E'),
  CreDtTm: CREATED,
  SvcLvl: constant('SEPA'),
  LclInstrm: constant('CORE'),
  ChrgBr: constant('SLEV'),
  // The first and the only collection follow the signature; later ones recur.
  SeqTp: fact((random, persona) => {
    const isNew = dayOf(persona).serial - dayOf(persona, 'DtOfSgntr').serial < 60;
    return isNew ? random.pick(['FRST', 'OOFF']) : random.chance(0.95) ? 'RCUR' : 'FNAL';
  }),
  AmdmntInd: constant('false'),
  DtOfSgntr: fact((random, persona) => {
    const { serial } = dayOf(persona);
    const day = dayAt(serial - (random.chance(0.3) ? random.int(16, 50) : random.int(60, 1500)));
    const mandate = persona.country.fields.has('mandate') ? persona.read('mandate') : '';
    // Some mandate references hold the year of the signature.
    const [year] = /(?<!\d)20[12]\d(?!\d)/.exec(mandate) ?? [];
    if (year === undefined) return day.iso;
    const signed = `${year}${day.iso.slice(4)}`.replace('02-29', '02-28');
    return signed < dayAt(serial - 16).iso ? signed : `${year}-01-02`;
  }),
  Ustrd: fact((random, persona) => `Invoice ${dayOf(persona).yyyy}-${random.digits(6)}`),
  prenotified: fact((_, persona) => dayAt(dayOf(persona).serial - 14).iso),
  due: DAY_BEFORE,
  ...addressFacts(''),
};

/** The rows behind those of the parties, the mandate and the amount. */
export const DEBIT_ROWS: Preset['rows'] = [
  ['Date of signature', 'DtOfSgntr', 'DtOfSgntr'],
  ['Sequence type', 'SeqTp', 'SeqTp'],
  ['Local instrument', 'LclInstrm', 'LclInstrm'],
  ['End-to-end ID', 'EndToEndId', 'EndToEndId'],
  ...IDENTIFIER_ROWS,
  ['Amendment indicator', 'AmdmntInd', 'AmdmntInd'],
  ['Remittance information', 'Ustrd', 'RmtInf'],
  ['Creditor BIC', 'company.swift', 'CdtrAgt.BICFI'],
  ...addressRows('Dbtr', ''),
  ['Pre-notification date', 'prenotified', 'PreNotificationDate'],
  ['Submitted to the debtor bank by', 'due', 'SubmissionDate'],
];

/** SEPA schemes. Sources: EPC132-08, EPC122-16 and EPC130-08, implementation guidelines of 2025. */
export const SEPA_PRESETS: readonly Preset[] = [
  {
    key: 'sepa',
    scheme: SEPA_TRANSFER,
    name: 'SEPA credit transfer',
    facts: TRANSFER_FACTS,
    rows: [
      ...TRANSFER_ROWS,
      ['Execution date', 'date'],
      ...IDENTIFIER_ROWS,
      ['UETR', 'UETR', 'UETR'],
      ['Purpose', 'Purp', 'Purp'],
      ...addressRows('Dbtr', ''),
      ...addressRows('Cdtr', 'payee.'),
      ...QR_ROWS,
    ],
  },
  {
    key: 'sepa-instant',
    scheme: SEPA_INSTANT,
    name: 'SEPA instant credit transfer',
    facts: TRANSFER_FACTS,
    rows: [
      ...TRANSFER_ROWS,
      ['Execution date', 'date'],
      ...IDENTIFIER_ROWS.filter(([, , code]) => code !== 'CreDtTm'),
      ['UETR', 'UETR', 'UETR'],
      ['Local instrument', 'LclInstrm', 'LclInstrm'],
      ['Purpose', 'Purp', 'Purp'],
      ...addressRows('Dbtr', ''),
      ...addressRows('Cdtr', 'payee.'),
      ...QR_ROWS,
    ],
  },
  {
    key: 'direct-debit',
    scheme: SEPA_DEBIT,
    sectors: BILLERS,
    name: 'SEPA direct debit',
    facts: DEBIT_FACTS,
    rows: [
      ['Creditor', 'company.name', 'Cdtr.Nm'],
      ['Creditor address', 'company.address', 'Cdtr.AdrLine'],
      ['Creditor identifier', 'company.creditorid|company.creditor', 'CdtrSchmeId'],
      ['Creditor IBAN', 'company.iban', 'CdtrAcct.IBAN'],
      ['Debtor', 'name', 'Dbtr.Nm'],
      ['Debtor address', 'address', 'Dbtr.AdrLine'],
      ['Debtor IBAN', 'iban', 'DbtrAcct.IBAN'],
      ['Debtor BIC', 'swift', 'DbtrAgt.BICFI'],
      ['Amount', 'amount'],
      ['Currency', 'currency:EUR'],
      ['Mandate reference', 'mandate|mandateid', 'MndtId'],
      ['Collection date', 'date'],
      ...DEBIT_ROWS,
    ],
  },
];
