import { RowPersona } from '../draw/persona.ts';
import { type ScenarioRow, Source } from '../draw/source.ts';
import { Fitting, FREE, type Steering } from '../draw/steering.ts';
import { merge } from '../fields/index.ts';
import { Day } from '../kernel/day.ts';
import { find } from '../kernel/find.ts';
import { Problem } from '../kernel/problem.ts';
import type { Country, Field, FieldTable, Place, Preset, Scheme } from '../model.ts';
import { columnOf } from './fieldColumn.ts';
import { constantField, readAmount, readOutcome, readPayeeCheck } from './payment.ts';
import { outcomeFields, timeField } from './paymentFields.ts';
import { OF_A_PAYMENT, OF_A_PERSON, steering, type Where } from './steering.ts';

/** Ways to lay out the rows of a scenario. */
export const LAYOUTS = ['rows', 'columns'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Reads the layout of a preset. */
export function readLayout(given: unknown, name: string): Layout {
  const found = LAYOUTS.find((each) => typeof given === 'string' && each === given.toLowerCase());
  if (found) return found;
  throw new Problem('bad-parameter', { subject: name, expected: LAYOUTS.join(' or '), given });
}

/** Returns a scenario as a record with one property per code; any other source as it is. */
export function layOut(source: Source, layout: Layout | undefined): Source {
  const { name, shape, parties } = source;
  if (layout !== 'columns' || shape.kind !== 'scenario') return source;
  const nodes = shape.rows.map(({ code, column }) => ({ ...column, key: code }));
  return new Source(name, { kind: 'record', nodes }, parties);
}

/** Returns the source of a country's scenario. */
export function presetSource(country: Country, word: string, where: Where | undefined): Source {
  const preset = find(country.presets, word, 'unknown-preset', { scope: `country "${country.code}"` });
  const { key, works, interbank, sectors, scheme } = preset;
  const payment = scheme && paymentOf(country, preset, { scheme, where });
  const lines = [...preset.rows, ...(payment?.rows ?? [])];
  const { code } = country;
  const main = where || works ? { ...(where && mainSteering(country, preset, where)), works } : FREE;
  const parties = new Map<string, RowPersona>();
  // A firm beside a product sells it.
  const seller = { sectors: () => (parties.has('product') ? country.sellersOf(party('product')) : sectors) };
  const payee = {
    banksAt: (place: Place) => new Fitting(country.banksAt(place).where((bank) => bank !== party('').bank)),
  };
  // Another firm than the country's of the row: it is in a trade that sells this.
  const sells = sectors !== undefined || lines.some(([, path]) => path.startsWith('product.'));
  const scopeOf = (who: string) => (who === 'company' && sells ? `company:${key}` : who);
  const party = (who: string): RowPersona => {
    let persona = parties.get(who);
    if (!persona) {
      const table = who === 'company' || who === 'product' ? country[who] : country.fields;
      const own = payment?.fields.get(who);
      const fields = own ? new Map([...table, ...own]) : table;
      const shall = { '': main, company: seller, payee: interbank ? payee : FREE }[who] ?? FREE;
      persona = new RowPersona(country, who ? `${code}/${scopeOf(who)}` : code, fields, shall);
      parties.set(who, persona);
      persona.rail = payment?.rail;
      if (who !== '' && who !== 'product') persona.payer = who === 'payee' || payment ? party('') : undefined;
    }
    return persona;
  };
  const rows = lines.map(([label, path, code = path]): ScenarioRow => {
    const { who, field } = partyOf(path);
    return { label, code, column: columnOf(party(who), field) };
  });
  return new Source(`${code}-preset-${key}`, { kind: 'scenario', rows }, [...parties.values()]);
}

/** The party and the field of a row: `payee.iban`. */
function partyOf(path: string): { readonly who: string; readonly field: string } {
  const dot = path.indexOf('.');
  return { who: path.slice(0, Math.max(dot, 0)), field: path.slice(dot + 1) };
}

function mainSteering(country: Country, { scheme }: Preset, where: Where): Steering {
  if (!scheme) return steering(country, where, OF_A_PERSON);
  const applying = scheme.payeeChecks ? OF_A_PAYMENT : OF_A_PAYMENT.filter((name) => name !== 'vop');
  return steering(country, where, [...OF_A_PERSON, ...applying]);
}

/** The additions of a payment to its preset: rows, fields by party, and the days of its rail. */
interface Payment {
  readonly rows: Preset['rows'];
  readonly fields: ReadonlyMap<string, FieldTable>;
  readonly rail: RowPersona['rail'];
}

function paymentOf(
  country: Country,
  { rows, facts = {}, daily }: Preset,
  { scheme, where = {} }: { readonly scheme: Scheme; readonly where: Where | undefined },
): Payment {
  const own = new Map<string, Field>();
  const others = new Map<string, FieldTable>([['', own]]);
  for (const [name, fact] of Object.entries(facts)) {
    const { who, field } = partyOf(name);
    const table = (others.get(who) ?? new Map()) as Map<string, Field>;
    others.set(who, table.set(field, merge({ label: field, group: 'transaction' }, fact)));
  }
  const pathOf = (code: string) => rows.find((row) => row[2] === code)?.[1];
  const dateKey = pathOf('date') ?? pathOf('local_date') ?? 'date';
  const added: [label: string, path: string, code: string][] = [];
  if (scheme.instant && pathOf('at') === undefined) {
    if (!own.has('at')) own.set('at', timeField(scheme, dateKey));
    added.push(['Time', 'at', 'at']);
  }
  const outcome = where.outcome === undefined ? undefined : readOutcome(scheme, where.outcome);
  if (outcome) {
    const fields = outcomeFields(scheme, outcome, dateKey);
    for (const [name, field] of Object.entries(fields)) {
      own.set(name, field);
      added.push([field.label, name, name]);
    }
    added.push(...linksOf(rows, own));
  }
  if (where.vop !== undefined && scheme.payeeChecks) {
    const answer = readPayeeCheck(scheme, where.vop);
    const [code, name] = scheme.payeeChecks[answer];
    own.set('vop', constantField('Verification of payee', answer));
    own.set('vopCode', constantField('Verification code', code));
    own.set('vopName', constantField('Verification result', name));
    added.push(
      ...['vop', 'vopCode', 'vopName'].map((key): [string, string, string] => [
        own.get(key)?.label ?? key,
        key,
        key,
      ]),
    );
    const entered = answer === 'close' ? 'payee.closename' : answer === 'none' ? 'other.name' : 'payee.name';
    added.push(['Payee name as entered', entered, 'vopEnteredName']);
    if (answer === 'close') {
      const payee = (others.get('payee') ?? new Map()) as Map<string, Field>;
      others.set('payee', payee.set('closename', CLOSE_NAME));
      added.push(['Payee name of the account', 'payee.name', 'vopMatchedName']);
    }
  }
  if (where.amount !== undefined) {
    const text = readAmount(country, scheme, where.amount);
    const field = constantField('Amount', text, { num: true, money: true, special: false });
    own.set('amount', field);
    const { who, field: key } = partyOf(pathOf('amount') ?? 'amount');
    others.set(who, new Map([...(others.get(who) ?? []), [key, field]]));
  }
  return { rows: added, fields: others, rail: railOf(country, scheme, daily) };
}

function railOf(
  country: Country,
  { instant, since, settles }: Scheme,
  daily: boolean | undefined,
): RowPersona['rail'] {
  const first = since === undefined ? undefined : dayOfText(since);
  const { workdays } = country;
  return {
    daily: daily || instant,
    since: first,
    settles: settles && ((serial) => settles(serial) && workdays.has(serial)),
  };
}

function dayOfText(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return new Day(year, month, day).serial;
}

/** An initial in place of the first given name: verification of payee calls that a close match. */
const CLOSE_NAME: Field = {
  label: 'Payee name as entered',
  group: 'transaction',
  special: true,
  make: (_, persona) => persona.read('name').replace(/^(\S)\S*/u, '$1'),
};

/** Rows that name the original payment, and the identifier of what ended it. */
function linksOf(rows: Preset['rows'], own: Map<string, Field>): [string, string, string][] {
  const originals = rows.filter(([, , code = '']) => IDENTIFIERS.has(code.replace(/^.*\./, '')));
  const isIso = originals.some(([, , code]) => code === 'EndToEndId');
  own.set('ending', {
    label: 'Identifier of the answer',
    group: 'transaction',
    make: (random) => random.chars(2, LETTERS) + random.digits(14),
  });
  return [
    ['Identifier of the answer', 'ending', isIso ? 'RtrId' : 'answer_id'],
    ...originals.map(([label, path, code = path]): [string, string, string] => [
      `Original: ${label}`,
      path,
      isIso ? `Orgnl${code}` : `original.${code}`,
    ]),
  ];
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Codes of rows that identify a payment. */
const IDENTIFIERS = new Set(
  (
    'EndToEndId TxId InstrId UETR MndtId txn endtoend trxid utr rrn stan nipsession idealid rastreo mpesareceipt walletreceipt ' +
    'momoid ghipssid telebirrid ftnumber operation tradeno cus interacref trace ecocashapproval ecocashcode boleto ' +
    'rrr prn avviso sadadbill gepg qrreference mandate reference'
  ).split(' '),
);
