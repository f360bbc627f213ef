import { currencyOf } from '../data/currencies.ts';
import { Text } from '../kernel/bytes.ts';
import { Random } from '../kernel/random.ts';
import { AccountReader } from './account.ts';
import { calendarOf, MONTHS } from './calendar.ts';
import { Children } from './children.ts';
import { Merchants } from './merchants.ts';
import type { Setup } from './table.ts';

/** What is booked, and what it is called where the customer has no card. */
export const KINDS: readonly Kind[] = [
  kind('salary', true),
  kind('pension', true),
  kind('grant', true),
  kind('rent'),
  kind('utilities'),
  kind('standing_order'),
  kind('card', false, 'direct_debit'),
  kind('refund'),
  kind('interest'),
];

/** A kind of booking. */
export interface Kind {
  readonly text: Text;
  readonly bare: Text;
  /** Whether the other side is who pays the customer. */
  readonly fromEmployer: boolean;
}

function kind(name: string, fromEmployer = false, bare = name): Kind {
  return { text: new Text(name), bare: new Text(bare), fromEmployer };
}

const INCOME = { work: 0, pension: 1, study: 2 } as const;
const [RENT, UTILITIES, ORDER, CARD, REFUND, INTEREST] = [3, 4, 5, 6, 7, 8];

/** The bookings of an account over a year, in their order, with the balance after each. */
export class Statement {
  readonly rows: Children;
  /** Of the opened account: as many as it has. */
  count = 0;
  readonly days = new Int32Array(MOST);
  readonly amounts = new Float64Array(MOST);
  readonly balances = new Float64Array(MOST);
  readonly kinds = new Uint8Array(MOST);
  readonly merchants = new Int32Array(MOST);
  opening = 0;
  balance = 0;
  readonly #account: AccountReader;
  readonly #merchants: Merchants;
  readonly #plan = new Random('bank:plan');
  readonly #book = new Random('bank:bookings');
  readonly #opening = new Random('bank:opening');
  #row = -1;
  #scale = 1;
  #step = 1;

  constructor(setup: Setup, account: AccountReader) {
    this.#account = account;
    this.#merchants = new Merchants(setup);
    const counted = new AccountReader(setup);
    this.rows = new Children(counted.rows.total, (row) => {
      counted.seek(row);
      return this.#countOf(counted);
    });
  }

  /** Draws the bookings of an account, to which the reader has moved. */
  open(row: number): void {
    if (row === this.#row) return;
    this.#row = row;
    this.count = 0;
    const account = this.#account;
    const { country } = account.people;
    const { step = 1 } = currencyOf(country.currency);
    this.#scale = 10 ** country.decimals;
    this.#step = step;
    if (account.which === 0) this.#pay();
    else this.#save();
    this.#sum();
  }

  /** How many bookings an account has: so many each month, whatever they are. */
  #countOf(account: AccountReader): number {
    const { which, months } = account;
    if (which === 2) return months > 0 ? 1 : 0;
    if (which === 1) return months > 0 ? months + 1 : 0;
    return months * (FIXED + this.#cards(account)) + account.savingMonths;
  }

  /** How often the customer pays by card in a month. */
  #cards({ people }: AccountReader): number {
    return 1 + this.#plan.start(people.key).below(4);
  }

  /** An account to pay with: income, rent, utilities, what is put aside, cards. */
  #pay(): void {
    const account = this.#account;
    const { people, months } = account;
    const { life, country } = people.persona;
    const calendar = calendarOf(country);
    const cards = this.#cards(account);
    const random = this.#book.start(people.key);
    const income = life.income * this.#scale;
    const payday = 24 + random.below(5);
    const rentDay = 1 + random.below(4);
    const rent = this.#round((income * (220 + random.below(130))) / 1000);
    const utilities = (income * (40 + random.below(40))) / 1000;
    const spend = (income * (300 + random.below(150))) / (1000 * cards);
    const order = orderOf(account, income, (units) => this.#round(units));
    const saving = account.savingMonths;
    for (let month = 12 - months; month < 12; month++) {
      const first = MONTHS[month] as number;
      const from = this.count;
      this.#add(calendar.after(first + rentDay - 1), -rent, RENT as number);
      if (month >= 12 - saving) this.#add(calendar.after(first + ORDER_DAY), -order, ORDER as number);
      this.#add(
        calendar.after(first + 14),
        -this.#round((utilities * (850 + random.below(300))) / 1000),
        UTILITIES as number,
      );
      this.#add(calendar.before(first + payday - 1), income, INCOME[life.stage]);
      for (let i = 0; i < cards; i++) {
        const amount = this.#round((spend * (200 + random.below(1600))) / 1000);
        const back = random.below(100) < 2;
        const shop = this.#merchants.draw(random, country);
        this.#add(first + random.below(28), back ? amount : -amount, (back ? REFUND : CARD) as number, shop);
      }
      this.#sort(from);
    }
    this.opening = this.#round((income * (200 + this.#opening.start(people.key).below(3000))) / 1000);
  }

  /** An account to save: what is put aside each month, and interest at the end of the year. */
  #save(): void {
    const account = this.#account;
    const { people, months, which } = account;
    const { life, country } = people.persona;
    const calendar = calendarOf(country);
    const income = life.income * this.#scale;
    const opening = this.#opening.start(people.key);
    opening.next();
    this.opening = this.#round((income * (which * 1000 + opening.below(6000))) / 1000);
    if (months === 0) return;
    const order = orderOf(account, income, (units) => this.#round(units));
    if (which === 1)
      for (let month = 12 - months; month < 12; month++)
        this.#add(calendar.after((MONTHS[month] as number) + ORDER_DAY), order, ORDER as number);
    this.#add(
      (MONTHS[12] as number) - 1,
      this.#round((this.opening * (5 + opening.below(25)) * months) / 12_000),
      INTEREST as number,
    );
  }

  #add(day: number, amount: number, kind: number, merchant = -1): void {
    const i = this.count++;
    this.days[i] = day;
    this.amounts[i] = amount;
    this.kinds[i] = kind;
    this.merchants[i] = merchant;
  }

  /** Puts the bookings of a month in the order of their days; those of one day stay as they are. */
  #sort(from: number): void {
    const { days, amounts, kinds, merchants, count } = this;
    for (let i = from + 1; i < count; i++) {
      const [day, amount, kind, merchant] = [days[i], amounts[i], kinds[i], merchants[i]] as [
        number,
        number,
        number,
        number,
      ];
      let at = i;
      for (; at > from && (days[at - 1] as number) > day; at--) {
        days[at] = days[at - 1] as number;
        amounts[at] = amounts[at - 1] as number;
        kinds[at] = kinds[at - 1] as number;
        merchants[at] = merchants[at - 1] as number;
      }
      days[at] = day;
      amounts[at] = amount;
      kinds[at] = kind;
      merchants[at] = merchant;
    }
  }

  /** The balance after each booking; an account begins with what keeps it above nothing. */
  #sum(): void {
    const { amounts, balances, count } = this;
    let sum = 0;
    let lowest = 0;
    for (let i = 0; i < count; i++) {
      sum += amounts[i] as number;
      lowest = Math.min(lowest, sum);
    }
    this.opening = Math.max(this.opening, this.#round(-lowest));
    let balance = this.opening;
    for (let i = 0; i < count; i++) {
      balance += amounts[i] as number;
      balances[i] = balance;
    }
    this.balance = balance;
  }

  /** To the smallest step of prices, at least one. */
  #round(units: number): number {
    return Math.max(1, Math.ceil(units / this.#step)) * this.#step;
  }
}

/** Income, rent and utilities. */
const FIXED = 3;
/** The most bookings of an account in a year. */
const MOST = 12 * (FIXED + 1 + 4);
/** The day of the month on which money is put aside, from 0. */
const ORDER_DAY = 4;

const ordered = new Random('bank:order');

/** What a customer puts aside each month. */
function orderOf({ people }: AccountReader, income: number, round: (units: number) => number): number {
  return round((income * (30 + ordered.start(people.key).below(90))) / 1000);
}
