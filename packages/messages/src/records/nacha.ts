import { ACH_RETURNS, achReturnOf, Problem, validators } from 'specimen-data/internal';
import type { Payment, Story } from '../story/story.ts';
import { ASCII } from './ascii.ts';
import { pictureDay } from './datePicture.ts';
import { aboveZero, aDay, aWorkingDay, checked, oneOf, present, unique } from './fieldRules.ts';
import { blank, digits, type FileRecord, fixed, recordType, rightText, text, total } from './layout.ts';
import { nachaSums } from './nachaSums.ts';
import type { RecordFormat } from './recordFormat.ts';

/*
 * Records of an ACH file: 94 characters, blocks of ten lines.
 * Source: Nacha Operating Rules, appendix three (ACH record format specifications).
 */

const routingNumber = validators.find(({ id }) => id === 'aba');

const routing = checked((value) => routingNumber?.valid(value) ?? true, 'R28');

const fileHeader = recordType(
  'file header',
  { sign: /^1/, after: ['start'] },
  {
    type: fixed('101'),
    destination: rightText(10),
    origin: rightText(10),
    created: digits(6, aDay('YYMMDD', null)),
    time: digits(4),
    modifier: text(1),
    format: fixed('094101'),
    destinationName: text(23),
    originName: text(23),
    reference: text(8),
  },
);

/** Standard entry classes: to a person, and to a firm. */
const CLASSES = ['PPD', 'CCD'] as const;

const batchHeader = recordType(
  'batch header',
  { sign: /^5/, after: ['file header', 'batch control'] },
  {
    type: fixed('5'),
    service: digits(3, oneOf(['200', '220', '225'], 'R17', '299')),
    company: text(16, present('R26')),
    discretionary: text(20),
    companyId: text(10),
    entryClass: text(3, oneOf(['PPD', 'CCD', 'CTX', 'WEB', 'TEL'], 'R17', 'XXX')),
    description: text(10),
    descriptive: text(6),
    effective: digits(6, aDay('YYMMDD', 'R18'), aWorkingDay('YYMMDD', 'R18')),
    settlement: text(3),
    originator: fixed('1'),
    odfi: digits(8),
    batch: digits(7),
  },
);

/** Credits, debits, their prenotes and returns, of checking (2x) and savings accounts (3x). */
const TRANSACTIONS = ['21', '22', '23', '26', '27', '28', '31', '32', '33', '36', '37', '38'];

const entry = recordType(
  'entry',
  { sign: /^6/, after: ['batch header', 'entry', 'addenda'] },
  {
    type: fixed('6'),
    transaction: digits(2, oneOf(TRANSACTIONS, 'R17', '99')),
    routing: digits(9, routing),
    account: text(17, present('R26')),
    amount: digits(10, aboveZero('R19')),
    id: text(15),
    name: text(22),
    discretionary: text(2),
    addenda: digits(1),
    trace: digits(15, unique('R27')),
  },
);

const addenda = recordType(
  'addenda',
  { sign: /^705/, after: ['entry', 'addenda'] },
  {
    type: fixed('705'),
    text: text(80),
    number: digits(4),
    entry: digits(7),
  },
);

const returnAddenda = recordType(
  'addenda',
  { sign: /^799/, after: ['entry'] },
  {
    type: fixed('799'),
    reason: text(3, oneOf([...ACH_RETURNS.keys()], 'R25', 'R00')),
    originalTrace: digits(15, unique('R24')),
    death: text(6),
    rdfi: digits(8),
    text: text(44),
    trace: digits(15),
  },
);

const batchControl = recordType(
  'batch control',
  { sign: /^8/, after: ['entry', 'addenda'] },
  {
    type: fixed('8'),
    service: digits(3),
    count: total(6, 'count', 'R17'),
    hash: total(10, 'hash', 'R17'),
    debits: total(12, 'sum', 'R17'),
    credits: total(12, 'sum', 'R17'),
    companyId: text(10),
    authentication: blank(19),
    reserved: blank(6),
    odfi: digits(8),
    batch: digits(7),
  },
);

const fileControl = recordType(
  'file control',
  { sign: /^9/, after: ['file header', 'batch control'] },
  {
    type: fixed('9'),
    batches: total(6, 'count', 'R17'),
    blocks: total(6, 'blocking', 'R17'),
    count: total(8, 'count', 'R17'),
    hash: total(10, 'hash', 'R17'),
    debits: total(12, 'sum', 'R17'),
    credits: total(12, 'sum', 'R17'),
    reserved: blank(39),
  },
);

const filler = recordType(
  'filler',
  { sign: /^9{94}$/, after: ['file control', 'filler'] },
  { type: fixed('9'.repeat(94)) },
);

const BLOCK = 10;

const common = {
  currency: 'USD',
  country: 'us',
  characters: ASCII,
  lineEnd: '\n',
  payment: { type: 'entry', amount: 'amount', name: 'name' },
  ends: ['file control', 'filler'],
  block: BLOCK,
  structureCode: 'R17',
  sums: () => nachaSums(BLOCK),
} satisfies Partial<RecordFormat>;

const heads = [fileHeader, batchHeader, entry];
const trailers = [batchControl, filler, fileControl];

/** Credits that a company orders: a batch for each day and entry class. */
export const nacha: RecordFormat = {
  ...common,
  key: 'nacha',
  types: [...heads, addenda, ...trailers],
  begins: (head) => head.startsWith('101') && !isReturns(head),
  records: (story) => fileOf(story, orderBatches(story), false),
};

/** Entries that come back to the company's bank, each with its reason. */
export const nachaReturns: RecordFormat = {
  ...common,
  key: 'nacha-returns',
  types: [...heads, returnAddenda, ...trailers],
  begins: (head) => head.startsWith('101') && isReturns(head),
  records: (story) => fileOf(story, returnBatches(story), true),
};

/** Content of the header's reference code in a file of returns. */
const RETURNS = 'RETURNS';

function isReturns(head: string): boolean {
  return head.slice(86, 86 + RETURNS.length) === RETURNS || /\n799/.test(head);
}

interface Batch {
  readonly effective: number;
  readonly returned?: number | undefined;
  readonly isFirm: boolean;
}

function orderBatches(story: Story): readonly Batch[] {
  const days = new Set(Array.from(story.figures(), ({ requested }) => requested));
  return [...days]
    .sort((a, b) => a - b)
    .flatMap((effective) => CLASSES.map((each) => ({ effective, isFirm: each === 'CCD' })));
}

function returnBatches(story: Story): readonly Batch[] {
  const batches = new Map<string, Batch>();
  for (const { requested: effective, returned } of story.figures())
    if (returned !== undefined)
      for (const isFirm of [false, true])
        batches.set(`${returned} ${effective} ${isFirm}`, { effective, returned, isFirm });
  return [...batches].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, batch]) => batch);
}

function* fileOf(
  story: Story,
  batches: readonly Batch[],
  isReturn: boolean,
): Generator<FileRecord, void, undefined> {
  const { holder } = story;
  const bank = holder.field('routing') ?? '';
  const company = { companyId: holder.field('achid') ?? '', odfi: bank.slice(0, 8) };
  const names = [holder.agent.name ?? '', holder.name];
  const ids = [bank, company.companyId];
  if (isReturn) {
    names.reverse();
    ids.reverse();
  }
  let lines = 1;
  yield {
    type: fileHeader,
    values: {
      ...{ destination: ids[0] as string, origin: ids[1] as string },
      ...{ destinationName: names[0] as string, originName: names[1] as string },
      created: pictureDay(isReturn ? story.asOf.serial : story.written, 'YYMMDD'),
      time: `09${String(Number(story.digits('time', 2)) % 60).padStart(2, '0')}`,
      ...{ modifier: 'A', reference: isReturn ? RETURNS : '' },
    },
  };
  let number = 0;
  for (const batch of batches) {
    const common = { ...company, service: '220', batch: String(number + 1) };
    let isOpen = false;
    for (const payment of batchPayments(story, batch)) {
      if (!isOpen) {
        isOpen = true;
        number++;
        yield { type: batchHeader, values: { ...common, ...headerValues(story, batch) } };
        lines++;
      }
      yield* isReturn ? returnRecords(story, payment, company.odfi) : entryRecords(payment, company.odfi);
      lines += 2;
    }
    if (!isOpen) continue;
    yield { type: batchControl, values: common };
    lines++;
  }
  yield { type: fileControl, values: {} };
  lines++;
  for (; lines % BLOCK !== 0; lines++) yield { type: filler, values: {} };
}

function headerValues({ holder }: Story, { effective, returned, isFirm }: Batch) {
  return {
    company: holder.name,
    entryClass: CLASSES[isFirm ? 1 : 0],
    description: isFirm ? 'PAYMENT' : 'PAYROLL',
    effective: pictureDay(effective, 'YYMMDD'),
    settlement: returned === undefined ? '' : pictureDay(returned, 'YYDDD').slice(2),
  };
}

function* batchPayments(
  story: Story,
  { effective, returned, isFirm }: Batch,
): Generator<Payment, void, undefined> {
  for (const figures of story.figures()) {
    if (figures.requested !== effective || (returned !== undefined && figures.returned !== returned))
      continue;
    const payment = story.paymentAt(figures.index);
    if (payment.kind.isFirm === isFirm) yield payment;
  }
}

/** The trace number of a payment: the bank's number and that of the payment in the file. */
function traceOf(index: number, bank: string): string {
  return bank + sequenceOf(index);
}

function sequenceOf(index: number): string {
  return String((index + 1) % 10_000_000).padStart(7, '0');
}

function* entryRecords(payment: Payment, odfi: string): Generator<FileRecord, void, undefined> {
  const { other, index, amount, endToEndId, reference, remittance } = payment;
  if (other.account.number === undefined)
    throw new Problem('bad-parameter', `payments[${index}].iban must be a number: ACH has no IBANs`);
  yield {
    type: entry,
    values: {
      ...{ transaction: '22', routing: other.field('routing') ?? '', account: other.account.number },
      ...{
        amount: String(amount),
        id: endToEndId,
        name: other.name,
        addenda: '1',
        trace: traceOf(index, odfi),
      },
    },
  };
  yield {
    type: addenda,
    values: { text: reference ?? remittance, number: '1', entry: sequenceOf(index) },
  };
}

function* returnRecords(
  { holder, written }: Story,
  payment: Payment,
  odfi: string,
): Generator<FileRecord, void, undefined> {
  const { other, index, amount, endToEndId, reason } = payment;
  const rdfi = (other.field('routing') ?? '').slice(0, 8);
  const trace = traceOf(index, rdfi);
  const code = achReturnOf(reason);
  yield {
    type: entry,
    values: {
      ...{ transaction: '21', routing: holder.field('routing') ?? '', account: other.account.number ?? '' },
      ...{ amount: String(amount), id: endToEndId, name: other.name, addenda: '1', trace },
    },
  };
  yield {
    type: returnAddenda,
    values: {
      ...{
        reason: code,
        originalTrace: traceOf(index, odfi),
        rdfi,
        text: ACH_RETURNS.get(code) ?? '',
        trace,
      },
      // R15 tells the day of death.
      death: code === 'R15' ? pictureDay(written - 3 - (index % 20), 'YYMMDD') : '',
    },
  };
}
