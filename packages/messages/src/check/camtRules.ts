import { Day, DecimalSum } from 'specimen-data/internal';
import type { CamtKind } from '../iso/camt.ts';
import type { Node } from '../iso/node.ts';
import type { CheckContext, FileFault } from '../model.ts';
import { settlementDays } from '../story/calendar.ts';
import { decimalsOf, plainDecimal, sumText } from './decimals.ts';
import { HashSet } from './hashSet.ts';
import type { RuleSet, Where } from './rules.ts';
import { checkReference, checkValue } from './valueRules.ts';

/** A value and where it stands. */
interface Claim {
  readonly text: string;
  readonly at: string;
}

/** Count and sum that a statement claims, and those of its entries. */
class Side {
  count: Claim | undefined;
  sum: Claim | undefined;
  entries = 0;
  readonly amounts = new DecimalSum();

  check(where: Where): void {
    if (this.count && Number(this.count.text) !== this.entries)
      report(
        where,
        this.count,
        'count',
        `number of entries is ${this.count.text}, should be ${this.entries}`,
      );
    if (this.sum && normal(this.sum.text) !== sumText(this.amounts))
      report(
        where,
        this.sum,
        'sum',
        `sum of entries is ${this.sum.text}, should be ${sumText(this.amounts)}`,
      );
  }
}

function report(where: Where, { at }: Claim, fault: string, why: string, code: string | null = null): void {
  where.report({ fault, at, why, code } satisfies FileFault);
}

function normal(text: string): string {
  const sum = new DecimalSum();
  sum.add(plainDecimal(text));
  return sumText(sum);
}

const SIDES = ['TtlNtries', 'TtlCdtNtries', 'TtlDbtNtries'] as const;

/** Rules of statements, reports and notifications: balances, sums and counts, days, currencies, references. */
export class CamtRules implements RuleSet {
  readonly #statement: string;
  readonly #entry: string;
  readonly #context: CheckContext;
  readonly #references = new HashSet();
  readonly #seen = { family: new Set<string>(), header: false, iban: '', country: '' };
  readonly #all = { count: 0, sum: new DecimalSum(), decimals: 0 };
  #sides: Record<(typeof SIDES)[number], Side> = sidesOf();
  #balance = new DecimalSum();
  #opening: Claim | undefined;
  #closing: Claim | undefined;
  #last: string | undefined;
  #type = '';
  #sign: '' | '-' | undefined;
  #amount: { readonly text: string; readonly currency: string; readonly at: string } | undefined;
  #status = '';
  #currency = '';
  #unread = false;
  #created = '';

  constructor({ root, element }: CamtKind, context: CheckContext) {
    this.#statement = `${root}/${element}`;
    this.#entry = `${this.#statement}/Ntry`;
    this.#context = context;
  }

  open({ path }: Node): void {
    if (path === this.#statement) {
      this.#sides = sidesOf();
      this.#balance = new DecimalSum();
      this.#opening = undefined;
      this.#closing = undefined;
      this.#currency = '';
      this.#unread = false;
    } else if (path === this.#entry || path === `${this.#statement}/Bal`) {
      this.#amount = undefined;
      this.#sign = undefined;
      this.#status = '';
      this.#type = '';
    } else if (path === 'AppHdr') this.#seen.header = true;
  }

  value(node: Node, text: string, where: Where, currency: string): void {
    checkValue(node, text, where, currency);
    const { name, path } = node;
    const below = path.slice(this.#statement.length + 1);
    if (below === 'Ntry/Amt' || below === 'Bal/Amt') this.#amount = { text, currency, at: where.path() };
    else if (below === 'Ntry/CdtDbtInd' || below === 'Bal/CdtDbtInd') this.#sign = text === 'DBIT' ? '-' : '';
    else if (below === 'Ntry/Sts/Cd' || below === 'Ntry/Sts') this.#status = text;
    else if (below === 'Bal/Tp/CdOrPrtry/Cd') this.#type = text;
    else if (below === 'Acct/Ccy') this.#currency = text;
    else if (below === 'Ntry/AcctSvcrRef') this.#checkDuplicate(text, where);
    else if (/^Ntry\/(?:BookgDt|ValDt)\/Dt$/.test(below))
      this.#checkDay(name, { text, at: where.path() }, where);
    else if (below.startsWith('TxsSummry/')) this.#claim(below, { text, at: where.path() });
    else if (path.endsWith('/GrpHdr/CreDtTm')) this.#created = text.slice(0, 10);
    else if (name === 'SubFmlyCd') this.#seen.family.add(text);
    else if (path.endsWith('/CdtrRefInf/Ref')) checkReference(text, where);
    else if (name === 'IBAN' && this.#seen.iban === '') this.#seen.iban = text;
    if (this.#seen.country === '' && /^BIC/.test(name)) this.#seen.country = text.slice(4, 6).toLowerCase();
  }

  close({ path }: Node, where: Where): void {
    if (path === this.#entry) this.#addEntry(where);
    else if (path === `${this.#statement}/Bal`) this.#addBalance();
    else if (path === this.#statement) this.#checkStatement(where);
  }

  profile(): string {
    const { header, family, iban } = this.#seen;
    if (header) return 'cbpr';
    if (family.has('ESCT')) return 'sepa';
    return family.has('AUTT') && /^(?:CH|LI)/.test(iban) ? 'ch' : 'iso';
  }

  totals(): { count: number; sum: string } {
    return { count: this.#all.count, sum: sumText(this.#all.sum, this.#all.decimals) };
  }

  #claim(below: string, claim: Claim): void {
    const [, side = '', what] = below.split('/');
    const found = (this.#sides as Readonly<Record<string, Side | undefined>>)[side];
    if (found && what === 'NbOfNtries') found.count = claim;
    if (found && what === 'Sum') found.sum = claim;
  }

  #addEntry(where: Where): void {
    this.#all.count++;
    const sign = this.#sign;
    if (!this.#amount || sign === undefined) {
      this.#unread = true;
      return;
    }
    const { text, currency, at } = this.#amount;
    const amount = plainDecimal(text);
    this.#all.sum.add(amount);
    this.#all.decimals = Math.max(this.#all.decimals, decimalsOf(text));
    for (const side of ['TtlNtries', sign ? 'TtlDbtNtries' : 'TtlCdtNtries'] as const) {
      this.#sides[side].entries++;
      this.#sides[side].amounts.add(amount);
    }
    if (this.#status === 'BOOK' || this.#status === '') this.#balance.add(negated(amount, sign));
    if (this.#currency !== '' && currency !== this.#currency)
      report(
        where,
        { text, at },
        'currency',
        `currency is ${currency}, the account's is ${this.#currency}`,
        'AM03',
      );
  }

  #addBalance(): void {
    if (!this.#amount || this.#sign === undefined) return;
    const claim = { text: negated(plainDecimal(this.#amount.text), this.#sign), at: this.#amount.at };
    if (this.#type === 'OPBD' || this.#type === 'PRCD') this.#opening = claim;
    else if (this.#type === 'CLBD') this.#closing = claim;
  }

  #checkStatement(where: Where): void {
    if (!this.#unread) for (const side of SIDES) this.#sides[side].check(where);
    const [opening, closing] = [this.#opening, this.#closing];
    if (opening && this.#last !== undefined && normal(opening.text) !== this.#last)
      report(
        where,
        opening,
        'opening',
        `opening balance is ${opening.text}, the last closing one is ${this.#last}`,
      );
    this.#last = closing && normal(closing.text);
    if (!opening || !closing || this.#unread) return;
    this.#balance.add(opening.text);
    const expected = sumText(this.#balance);
    // A wrong closing balance is one fault: the next statement may begin with the right one.
    this.#last = expected;
    if (normal(closing.text) !== expected)
      report(where, closing, 'balance', `closing balance is ${closing.text}, should be ${expected}`);
  }

  #checkDuplicate(text: string, where: Where): void {
    if (text === 'NONREF' || text === 'NOTPROVIDED' || this.#references.add(text)) return;
    report(where, { text, at: where.path() }, 'duplicate', `reference ${text} stands twice`, 'AM05');
  }

  #checkDay(name: string, claim: Claim, where: Where): void {
    const day = claim.text.slice(0, 10);
    if (name === 'Dt' && this.#created !== '' && day > this.#created && /BookgDt/.test(claim.at))
      report(where, claim, 'future', `booking day ${day} is after the file was written (${this.#created})`);
    if (!/ValDt/.test(claim.at)) return;
    const { countries } = this.#context;
    const country = countries.get(this.#seen.country) ?? [...countries.values()][0];
    const currency = this.#currency || this.#amount?.currency;
    if (!country || !currency) return;
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    if (!settlementDays(country, currency, countries.values())(new Day(year, month, date).serial))
      report(where, claim, 'holiday', `value day ${day} is no working day for ${currency}`, 'DT01');
  }
}

function sidesOf(): Record<(typeof SIDES)[number], Side> {
  return { TtlNtries: new Side(), TtlCdtNtries: new Side(), TtlDbtNtries: new Side() };
}

function negated(amount: string, sign: string): string {
  return sign === '' || amount === '0' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
