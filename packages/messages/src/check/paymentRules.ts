import { Day, DecimalSum } from 'specimen-data/internal';
import type { Node } from '../iso/node.ts';
import type { CheckContext } from '../model.ts';
import { nearestWorkingDay, settlementDays } from '../story/calendar.ts';
import { decimalsOf, plainDecimal, sumText } from './decimals.ts';
import { HashSet } from './hashSet.ts';
import type { PaymentShape } from './paymentShape.ts';
import type { RuleSet, Where } from './rules.ts';
import { checkReference, checkValue, reportStrict } from './valueRules.ts';

/** A header's claims and what was counted. */
class Level {
  count: { text: string; at: string } | undefined;
  sum: { text: string; at: string } | undefined;
  payments = 0;
  readonly amounts = new DecimalSum();
  /** True where an amount could not be read: its sum says nothing. */
  unread = false;

  clear(): void {
    this.count = undefined;
    this.sum = undefined;
    this.payments = 0;
    this.amounts.clear();
    this.unread = false;
  }

  check(where: Where, isPartial: boolean): void {
    const claimedCount = Number(this.count?.text);
    if (isPartial && this.payments < claimedCount) return;
    if (this.count && claimedCount !== this.payments)
      where.report({
        fault: 'count',
        at: this.count.at,
        why: `number of transactions is ${this.count.text}, should be ${this.payments}`,
        code: 'AM18',
      });
    if (!this.sum || this.unread) return;
    const expected = sumText(this.amounts);
    const claimed = new DecimalSum();
    claimed.add(plainDecimal(this.sum.text));
    if (sumText(claimed) !== expected)
      where.report({
        fault: 'sum',
        at: this.sum.at,
        why: `control sum is ${this.sum.text}, should be ${expected}`,
        code: 'AM10',
      });
  }
}

/** Rules of messages with payments: counts, sums, duplicates, days, addresses and what single values must be. */
export class PaymentRules implements RuleSet {
  readonly #shape: PaymentShape;
  readonly #context: CheckContext;
  readonly #group = new Level();
  readonly #batch = new Level();
  /** Of the whole file, which may have several documents. */
  readonly #all = { count: 0, sum: new DecimalSum(), decimals: 0 };
  readonly #ids = new HashSet();
  readonly #handlers = new Map<string, (text: string, where: Where, currency: string) => void>();
  readonly #seen = { levels: new Set<string>(), header: false, iban: '' };
  #requested: { readonly serial: number; readonly at: string } | undefined;
  #created: number | undefined;
  #currency = '';
  #country = '';
  #amountRead = false;
  #isRejected = false;
  #hasReason = false;
  #address = { street: false, town: false, country: false };

  constructor(shape: PaymentShape, context: CheckContext) {
    this.#shape = shape;
    this.#context = context;
    const { group, batch, transaction, amount, count = 'NbOfTxs', sum = 'CtrlSum', endToEndId, day } = shape;
    for (const [path, level] of [
      [group, this.#group],
      [batch, this.#batch],
    ] as const) {
      if (path === undefined) continue;
      this.#on(`${path}/${count}`, (text, where) => {
        level.count = { text, at: where.path() };
      });
      this.#on(`${path}/${sum}`, (text, where) => {
        level.sum = { text, at: where.path() };
      });
    }
    this.#on(`${group}/CreDtTm`, (text) => {
      this.#created = dayOf(text);
    });
    this.#on(`${transaction}/${endToEndId}`, (text, where) => this.#checkId(text, where));
    this.#on(`${transaction}/${amount}`, (text, where, currency) => this.#addAmount(text, where, currency));
    // Older versions have the day without the element Dt around it.
    for (const path of day === undefined ? [] : [day, day.replace(/\/Dt$/, '')])
      this.#on(path, (text, where) => {
        const serial = dayOf(text);
        this.#requested = serial === undefined ? undefined : { serial, at: where.path() };
      });
  }

  #on(path: string, handle: (text: string, where: Where, currency: string) => void): void {
    this.#handlers.set(path, handle);
  }

  open({ path, name }: Node): void {
    if (path === this.#shape.transaction) {
      this.#all.count++;
      this.#group.payments++;
      this.#batch.payments++;
      this.#amountRead = false;
      this.#isRejected = false;
      this.#hasReason = false;
    } else if (path === this.#shape.batch) {
      this.#batch.clear();
      this.#requested = undefined;
      this.#currency = '';
    } else if (name === 'PstlAdr') this.#address = { street: false, town: false, country: false };
    else if (path === 'AppHdr') this.#seen.header = true;
  }

  value(node: Node, text: string, where: Where, currency: string): void {
    checkValue(node, text, where, currency);
    this.#handlers.get(node.path)?.(text, where, currency);
    const { name, path } = node;
    if (name === 'StrtNm' || name === 'PstCd' || name === 'BldgNb') this.#address.street = true;
    else if (name === 'TwnNm') this.#address.town = true;
    else if (name === 'Ctry') this.#address.country = true;
    else if (name === 'Ref' && path.endsWith('/CdtrRefInf/Ref')) checkReference(text, where);
    else if (name === 'Cd' && path.endsWith('/SvcLvl/Cd')) this.#seen.levels.add(text);
    else if (name === 'TxSts') this.#isRejected = text === 'RJCT';
    else if (name === 'IBAN' && this.#seen.iban === '') this.#seen.iban = text;
    else if (name === 'Nm' && text.length > 70 && /(?:Dbtr|Cdtr|InitgPty)\/Nm$/.test(path))
      longName(text, where);
    else if (name === 'ChrgBr' && text !== 'SLEV')
      where.report(
        { fault: 'charges', at: where.path(), why: `ChrgBr is ${text}, must be SLEV`, code: 'AG02' },
        'sepa',
      );
    if (this.#country === '' && /^BIC/.test(name)) this.#country = text.slice(4, 6).toLowerCase();
  }

  close({ path, name }: Node, where: Where): void {
    if (name === 'PstlAdr') {
      const { street, town, country } = this.#address;
      if (street && !(town && country))
        reportStrict(where, {
          fault: 'address',
          at: where.path(),
          why: `a structured address needs ${town ? 'Ctry' : country ? 'TwnNm' : 'TwnNm and Ctry'}`,
          code: 'BE04',
        });
    } else if (name === 'StsRsnInf' || name === 'RtrRsnInf') this.#hasReason = true;
    else if (path === this.#shape.transaction) {
      if (this.#isRejected && !this.#hasReason)
        where.report({
          fault: 'reason',
          at: where.path(),
          why: 'a refused payment needs its reason (StsRsnInf)',
          code: null,
        });
      if (!this.#amountRead) {
        this.#group.unread = true;
        this.#batch.unread = true;
      }
      if (this.#shape.batch === undefined) this.#checkDay(where);
    } else if (path === this.#shape.batch) {
      this.#batch.check(where, this.#shape.isPartial === true);
      this.#checkDay(where);
    } else if (path === '') {
      this.#group.check(where, this.#shape.isPartial === true);
      this.#group.clear();
    }
  }

  profile(): string {
    const { levels, header, iban } = this.#seen;
    if (header) return 'cbpr';
    if (levels.has('SEPA')) return 'sepa';
    return /^(?:CH|LI)/.test(iban) && !levels.has('NURG') ? 'ch' : 'iso';
  }

  totals(): { count: number; sum: string } {
    return { count: this.#all.count, sum: sumText(this.#all.sum, this.#all.decimals) };
  }

  #checkId(text: string, where: Where): void {
    if (text === 'NOTPROVIDED' || this.#ids.add(text)) return;
    where.report({
      fault: 'duplicate',
      at: where.path(),
      why: `EndToEndId ${text} stands twice`,
      code: 'DU04',
    });
  }

  #addAmount(text: string, where: Where, currency: string): void {
    this.#amountRead = true;
    this.#currency = currency;
    const amount = plainDecimal(text);
    this.#all.sum.add(amount);
    this.#all.decimals = Math.max(this.#all.decimals, decimalsOf(text));
    this.#group.amounts.add(amount);
    this.#batch.amounts.add(amount);
    if (amount === '0')
      where.report({ fault: 'zero', at: where.path(), why: 'the amount must be above 0', code: 'AM01' });
    if (currency !== 'EUR')
      where.report(
        { fault: 'currency', at: where.path(), why: `currency is ${currency}, must be EUR`, code: 'AM03' },
        'sepa',
      );
  }

  /** Checks that the scheme works on the requested day, and that it is not before the file was written. */
  #checkDay(where: Where): void {
    const requested = this.#requested;
    this.#requested = undefined;
    if (!requested) return;
    const { serial, at } = requested;
    if (this.#created !== undefined && serial < this.#created)
      where.report({
        fault: 'past',
        at,
        why: `${dayText(serial)} is before the file was written`,
        code: 'DT01',
      });
    const countries = this.#context.countries;
    const country = countries.get(this.#country) ?? [...countries.values()][0];
    if (!country || !this.#currency) return;
    const isWorking = settlementDays(country, this.#currency, countries.values());
    if (isWorking(serial)) return;
    const next = dayText(nearestWorkingDay(isWorking, serial));
    where.report({
      fault: 'holiday',
      at,
      why: `${dayText(serial)} is no working day for ${this.#currency}; the next one is ${next}`,
      code: 'DT01',
    });
  }
}

function longName(text: string, where: Where): void {
  const why = `Nm has ${text.length} characters; at most 70 are allowed`;
  for (const profile of ['sepa', 'ch'])
    where.report({ fault: 'length', at: where.path(), why, code: 'CH16' }, profile);
}

function dayOf(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim())?.map(Number) ?? [];
  return day === undefined ? undefined : new Day(year as number, month as number, day).serial;
}

function dayText(serial: number): string {
  return new Day(1970, 1, 1).plus(serial).iso;
}
