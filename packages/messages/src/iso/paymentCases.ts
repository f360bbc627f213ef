import { currencyDigits, DecimalSum, dayAt, ibanValidator } from 'specimen-data/internal';
import { sumText } from '../check/decimals.ts';
import type { PaymentShape } from '../check/paymentShape.ts';
import { workingDay } from '../story/calendar.ts';
import { utf8 } from '../text/encoding.ts';
import type { CaseContext, CaseEdit } from './cases.ts';
import { type Editable, type EditableValue, put, valueAt } from './edit.ts';
import { Amount } from './writer.ts';

/** Where the cases of a message with payments make their changes, as paths in a transaction. */
export interface CasePaths {
  readonly shape: PaymentShape;
  /** Account, bank and party of the other side. */
  readonly account: string;
  readonly agent: string;
  readonly party: string;
  /** Path of the UETR; `PmtId/UETR` where left out. */
  readonly uetr?: string;
  /** An element that must be there, as a path in the batch or, without batches, in the transaction; from the document with a slash. */
  readonly required: string;
  /** Element with a list of codes, as a path in the document, if there is one. */
  readonly code?: string;
}

/** The paths of a tree's transactions; those of the first batch first. */
function transactionsOf(tree: Editable, { batch, transaction }: PaymentShape): readonly string[] {
  const paths: string[] = [];
  const batches = batch === undefined ? [''] : listAt(tree, batch).map((_, i) => `${batch}/${i}`);
  for (const each of batches) {
    const list = batch === undefined ? transaction : each + transaction.slice(batch.length);
    listAt(tree, list).forEach((_, i) => {
      paths.push(`${list}/${i}`);
    });
  }
  return paths;
}

function listAt(tree: Editable, path: string): readonly EditableValue[] {
  const list = valueAt(tree, path);
  return Array.isArray(list) ? list : [];
}

/** Sets counts and sums of all headers to what the payments are. */
export function recount(tree: Editable, shape: PaymentShape): void {
  const { group, batch, amount, count = 'NbOfTxs', sum = 'CtrlSum' } = shape;
  const paths = transactionsOf(tree, shape);
  const headers = [group, ...(batch === undefined ? [] : listAt(tree, batch).map((_, i) => `${batch}/${i}`))];
  for (const header of headers) {
    const inside = header === group ? paths : paths.filter((path) => path.startsWith(`${header}/`));
    const total = new DecimalSum();
    for (const path of inside) {
      const text = (valueAt(tree, `${path}/${amount}`) as Amount).text;
      if (Number.isFinite(Number(text)))
        total.add(String(text).replace(/\.?0+$/, (end) => (end.includes('.') ? '' : end)));
    }
    if (valueAt(tree, `${header}/${count}`) !== undefined)
      put(tree, `${header}/${count}`, String(inside.length));
    const claimed = valueAt(tree, `${header}/${sum}`);
    if (claimed === undefined) continue;
    put(
      tree,
      `${header}/${sum}`,
      claimed instanceof Amount ? new Amount(claimed.currency, sumText(total)) : sumText(total),
    );
  }
}

/** Cases that all messages with payments have. */
export function paymentCases(paths: CasePaths, { story, profile, root }: CaseContext): readonly CaseEdit[] {
  const { shape } = paths;
  const digits = currencyDigits(story.currency);
  const inFirst =
    (path: string, change: (value: EditableValue) => EditableValue | undefined) => (tree: Editable) => {
      const [first = ''] = transactionsOf(tree, shape);
      const at = `${first}/${path}`;
      const value = valueAt(tree, at);
      if (value === undefined) return false;
      put(tree, at, change(value));
      return undefined;
    };
  const inGroup = (name: string, change: (text: string) => string) => (tree: Editable) => {
    const at = `${shape.group}/${name}`;
    const value = valueAt(tree, at);
    if (value === undefined) return false;
    put(
      tree,
      at,
      value instanceof Amount ? new Amount(value.currency, change(value.text)) : change(String(value)),
    );
    return undefined;
  };
  const withAmount = (change: (amount: Amount) => Amount) => (tree: Editable) => {
    inFirst(shape.amount, (value) => change(value as Amount))(tree);
    recount(tree, shape);
    return undefined;
  };
  const day = (change: (serial: number) => number | string) => (tree: Editable) => {
    if (shape.day === undefined) return false;
    const path =
      shape.batch === undefined
        ? `${transactionsOf(tree, shape)[0]}${shape.day.slice(shape.transaction.length)}`
        : `${shape.batch}/0${shape.day.slice(shape.batch.length)}`;
    const text = valueAt(tree, path);
    const serial = story.days.find((each) => dayAt(each).iso === text);
    if (serial === undefined) return false;
    const changed = change(serial);
    put(tree, path, typeof changed === 'number' ? dayAt(changed).iso : changed);
    return undefined;
  };
  const { count = 'NbOfTxs', sum = 'CtrlSum' } = shape;
  const { uetr: uetrPath = 'PmtId/UETR' } = paths;
  const known = (path: string) => root.at(`${shape.transaction}/${path}`) !== undefined;
  const batchOrFirst = (tree: Editable) =>
    shape.batch === undefined ? (transactionsOf(tree, shape)[0] as string) : `${shape.batch}/0`;

  const right: CaseEdit[] = [
    { case: 'plain', why: 'usual payments with structured addresses' },
    { case: 'single', why: 'one payment', story: { n: 1 } },
    { case: 'many', why: 'payments on several days', story: { n: 12 } },
    {
      case: 'hybrid-address',
      why: 'an address with town and country in elements and the street in a line',
      edit: inFirst(`${paths.party}/PstlAdr`, (value) => {
        const { StrtNm = '', TwnNm, Ctry, PstCd } = value as Editable;
        return { PstCd, TwnNm, Ctry, AdrLine: [StrtNm as string] } as Editable;
      }),
    },
    {
      case: 'longest',
      why: 'the longest name and end-to-end id',
      edit(tree) {
        inFirst(`${paths.party}/Nm`, () =>
          'Longest Name '.repeat(11).slice(0, profile.nameLength).trimEnd().padEnd(profile.nameLength, 'x'),
        )(tree);
        return inFirst(shape.endToEndId, (id) => `${id}-`.padEnd(35, '0'))(tree);
      },
    },
    {
      case: 'smallest',
      why: 'the smallest amount',
      edit: withAmount(
        ({ currency }) => new Amount(currency, digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`),
      ),
    },
    {
      case: 'largest',
      why: 'the largest amount',
      edit: withAmount(
        ({ currency }) => new Amount(currency, `999999999${digits === 0 ? '' : `.${'9'.repeat(digits)}`}`),
      ),
    },
    {
      case: 'not-provided',
      why: 'payments without an end-to-end id: NOTPROVIDED, twice',
      edit(tree) {
        for (const path of transactionsOf(tree, shape).slice(0, 2))
          put(tree, `${path}/${shape.endToEndId}`, 'NOTPROVIDED');
        return undefined;
      },
    },
  ];

  const wrong: (CaseEdit | undefined)[] = [
    broken(
      'count',
      'AM18',
      `${count} is ${shape.isPartial ? 'less than the payments that follow' : 'one too many'}`,
      inGroup(count, (text) => String(Number(text) + (shape.isPartial ? -1 : 1))),
    ),
    broken('sum', 'AM10', `${sum} is not the sum of the amounts`, inGroup(sum, plusOne)),
    broken(
      'checksum',
      'AC01',
      'an IBAN has wrong check digits',
      inFirst(`${paths.account}/Id/IBAN`, wrongIban),
    ),
    broken(
      'iban',
      'AC01',
      'an IBAN lacks its last digit',
      inFirst(`${paths.account}/Id/IBAN`, (iban) => String(iban).slice(0, -1)),
    ),
    broken(
      'bic-country',
      'RC01',
      'a BIC has a country that does not exist',
      inFirst(
        `${paths.agent}/FinInstnId/BICFI`,
        (bic) => `${String(bic).slice(0, 4)}QQ${String(bic).slice(6)}`,
      ),
    ),
    invalid(
      'bic',
      'RC01',
      'a BIC is one character short',
      inFirst(`${paths.agent}/FinInstnId/BICFI`, (bic) => String(bic).slice(0, 7)),
    ),
    broken('duplicate', 'DU04', 'two payments have the same end-to-end id', (tree) => {
      const [first = '', second] = transactionsOf(tree, shape);
      if (second === undefined) return false;
      put(tree, `${second}/${shape.endToEndId}`, valueAt(tree, `${first}/${shape.endToEndId}`));
      return undefined;
    }),
    profile.key === 'iso'
      ? undefined
      : broken(
          'characters',
          'CH16',
          `a name has a character outside ${profile.characters.name}`,
          inFirst(`${paths.party}/Nm`, (name) => `${String(name).slice(0, 60)} 株`),
        ),
    invalid(
      'length',
      'CH16',
      'an end-to-end id has 36 characters',
      inFirst(shape.endToEndId, (id) => String(id).padEnd(36, '0')),
    ),
    invalid(
      'date',
      'DT01',
      'a day does not exist',
      day((serial) => `${dayAt(serial).year}-02-30`),
    ),
    broken(
      'holiday',
      'DT01',
      'the day is a Saturday or another day without settlement',
      day((serial) => {
        let at = serial;
        while (story.isWorkingDay(at)) at++;
        return at;
      }),
    ),
    broken(
      'past',
      'DT01',
      'the day is before the file was written',
      day(() => workingDay(story.isWorkingDay, story.written, -3)),
    ),
    broken(
      'currency',
      profile.key === 'sepa' ? 'AM03' : 'AM11',
      profile.key === 'sepa' ? 'the currency is not the euro' : 'the currency does not exist',
      inFirst(
        shape.amount,
        (amount) => new Amount(profile.key === 'sepa' ? 'USD' : 'QQQ', (amount as Amount).text),
      ),
    ),
    broken(
      'decimals',
      'AM12',
      `an amount has ${digits + 1} decimals`,
      withAmount(({ currency, text }) => new Amount(currency, `${text}${digits === 0 ? '.' : ''}5`)),
    ),
    broken(
      'zero',
      'AM01',
      'an amount is zero',
      withAmount(({ currency, text }) => new Amount(currency, text.replace(/\d/g, '0'))),
    ),
    invalid(
      'number',
      'AM12',
      'an amount is written with a comma',
      inFirst(
        shape.amount,
        (amount) => new Amount((amount as Amount).currency, `${(amount as Amount).text.replace('.', '')},00`),
      ),
    ),
    invalid('missing', 'CH21', `${paths.required.split('/').at(-1)} is missing`, (tree) => {
      const { required } = paths;
      put(
        tree,
        required.startsWith('/') ? required.slice(1) : `${batchOrFirst(tree)}/${required}`,
        undefined,
      );
      return undefined;
    }),
    paths.code === undefined ? undefined : codeCase(paths.code, shape),
    profile.key === 'iso'
      ? undefined
      : broken(
          'address',
          'BE04',
          'a structured address has no town',
          inFirst(`${paths.party}/PstlAdr/TwnNm`, () => undefined),
        ),
    broken(
      'country',
      null,
      'an address has a country that does not exist',
      inFirst(`${paths.party}/PstlAdr/Ctry`, () => 'QQ'),
    ),
    known('RmtInf')
      ? broken('reference', null, 'a creditor reference has wrong check digits', (tree) => {
          const [first = ''] = transactionsOf(tree, shape);
          put(tree, `${first}/RmtInf`, {
            Strd: [{ CdtrRefInf: { Tp: { CdOrPrtry: { Cd: 'SCOR' } }, Ref: 'RF19539007547034' } }],
          });
          return undefined;
        })
      : undefined,
    known(uetrPath)
      ? invalid(
          'uetr',
          'CH16',
          'a UETR is no UUID of version 4',
          inFirst(uetrPath, (uetr) => `${String(uetr).slice(0, 14)}1${String(uetr).slice(15)}`),
        )
      : undefined,
    ...textCases(),
  ];
  return [...right, ...wrong.filter((each) => each !== undefined)];
}

/** Cases of any XML file of the standard: what is wrong with its elements or bytes. */
export function textCases(): readonly CaseEdit[] {
  return [
    textCase('order', 'two elements of the header have changed places', swapHeader),
    textCase('unknown', 'the header has an element that the message does not have', (text) =>
      text.replace(/(\n\s*)<CreDtTm>/, '$1<Xtra>1</Xtra>$1<CreDtTm>'),
    ),
    textCase('repeated', 'MsgId stands twice', (text) => text.replace(/\n\s*<MsgId>.*<\/MsgId>/, '$&$&')),
    textCase('syntax', 'the file ends in the middle', (text) => text.slice(0, Math.floor(text.length * 0.7))),
    textCase('encoding', 'a name is encoded in ISO 8859-1, not in UTF-8', (text) => notUtf8(text, /<Nm>/)),
  ];
}

/** A case that breaks a rule of business: an XSD parser accepts the file. */
export function broken(name: string, code: string | null, why: string, edit: CaseEdit['edit']): CaseEdit {
  return { case: name, why, broken: { schema: true, code }, ...(edit ? { edit } : {}) };
}

/** A case that an XSD parser refuses. */
export function invalid(name: string, code: string | null, why: string, edit: CaseEdit['edit']): CaseEdit {
  return { case: name, why, broken: { schema: false, code }, ...(edit ? { edit } : {}) };
}

/** A case whose text is changed, which an XSD parser refuses. */
export function textCase(name: string, why: string, editText: CaseEdit['editText']): CaseEdit {
  return { case: name, why, broken: { schema: false, code: 'FF01' }, ...(editText ? { editText } : {}) };
}

/** A code outside its list, in the header or in the first batch. */
function codeCase(path: string, { batch }: PaymentShape): CaseEdit {
  const why = `${path.split('/').at(-1)} has a code that does not exist`;
  return invalid('code', 'CH16', why, (tree) => {
    put(tree, batch === undefined ? path : `${batch}/0${path.slice(batch.length)}`, 'ZZZZ');
    return undefined;
  });
}

/** Changes the last digit of an amount. */
export function plusOne(text: string): string {
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
}

/** Returns an IBAN with other digits at its end, which its check digits do not fit. */
export function wrongIban(iban: EditableValue): string {
  const text = String(iban);
  const fits = (candidate: string) => ibanValidator.faults(candidate)[0]?.fault === 'checksum';
  for (let at = 2; at < 4; at++)
    for (let digit = 0; digit < 10; digit++) {
      const candidate = text.slice(0, at) + digit + text.slice(at + 1);
      if (candidate !== text && fits(candidate)) return candidate;
    }
  throw new Error(`no wrong check digits for ${text}`);
}

/** Swaps the elements MsgId and CreDtTm. */
export function swapHeader(text: string): string {
  return text.replace(/(\n\s*<MsgId>.*<\/MsgId>)(\n\s*<CreDtTm>.*<\/CreDtTm>)/, '$2$1');
}

/** Returns a text as bytes with one character of ISO 8859-1 behind a place. */
export function notUtf8(text: string, place: RegExp): Uint8Array {
  const at = text.search(place) + 4;
  const head = utf8(text.slice(0, at));
  const tail = utf8(text.slice(at + 1));
  const bytes = new Uint8Array(head.length + 1 + tail.length);
  bytes.set(head);
  bytes[head.length] = 0xfc;
  bytes.set(tail, head.length + 1);
  return bytes;
}
