import { Random } from '../kernel/random.ts';
import type { Country, Life } from '../model.ts';
import type { AccountReader } from './account.ts';
import {
  CARD_PAYMENT,
  CASH,
  INCOME,
  INTEREST,
  isPurchase,
  ORDER,
  REFUND,
  UTILITIES,
  WALLET_PAYMENT,
} from './bookingKinds.ts';
import { Children } from './children.ts';
import { budgetOf, clearing, type Household, walletsOf } from './household.ts';
import { housingOf } from './housing.ts';
import { type Pay, type PayWay, payOf } from './pay.ts';
import { rounded, stepOf } from './rounded.ts';

/** The bookings of an account over a year, in order, with the balance after each. */
export class Statement {
  /** Number of bookings of the current account. */
  count = 0;
  /** Monthly net income of a current account. */
  net = 0;
  opening = 0;
  balance = 0;
  /** The balance after each booking, in order. */
  readonly balances = new Float64Array(MOST);
  /** By slot of the booking: the kind, the amount, and the refunded booking or -1. */
  readonly kinds = new Uint8Array(MOST);
  readonly amounts = new Float64Array(MOST);
  readonly refunded = new Int32Array(MOST);
  #rows: Children | undefined;
  readonly #account: AccountReader;
  /** In order of the bookings: the day of the year, and the slot. */
  readonly #order = new Int32Array(MOST);
  readonly #plan = new Random('bank:plan');
  readonly #book = new Random('bank:bookings');
  readonly #opening = new Random('bank:opening');
  readonly #ordered = new Random('bank:order');
  readonly #housing = new Random('bank:housing');
  readonly #wallets = new Random('bank:wallets');
  #row = -1;
  /** First day of the year. */
  #first = 0;
  #scale = 1;
  #step = 1;

  constructor(account: AccountReader) {
    this.#account = account;
  }

  /** The bookings of all accounts. A look-up by row moves the reader to the account. */
  get rows(): Children {
    this.#rows ??= new Children(this.#account.rows.total, (row) => {
      this.#account.seek(row);
      return this.#countOf(this.#account);
    });
    return this.#rows;
  }

  /** Returns the day of a booking by its index in the order. */
  dayAt(index: number): number {
    return this.#first + ((this.#order[index] as number) >> SLOT_BITS);
  }

  /** Returns the slot of a booking by its index in the order. */
  slotAt(index: number): number {
    return (this.#order[index] as number) & SLOTS;
  }

  /** Draws the bookings of an account, to which the reader has moved. */
  open(row: number): void {
    if (row === this.#row) return;
    this.#row = row;
    this.count = 0;
    const account = this.#account;
    const { country, calendar } = account.people;
    this.#first = calendar.first;
    this.#scale = 10 ** country.decimals;
    this.#step = country.facts.priceStep ?? 1;
    if (account.which === 0) this.#pay();
    else this.#save();
    this.#sum();
  }

  /** Returns the number of bookings of an account: a fixed number per month, whatever their kinds. */
  #countOf(account: AccountReader): number {
    const { which, months } = account;
    if (months === 0) return 0;
    if (which === 2) return 1;
    if (which === 1) return months + 1;
    return months * (FIXED + this.#times(account) + this.#cards(account)) + account.savingMonths;
  }

  /** Returns the number of card payments a month. */
  #cards({ people }: AccountReader): number {
    return 1 + this.#plan.start(people.key).below(5);
  }

  /** Returns the paydays of the customer. */
  #way({ people }: AccountReader, pay: Pay): PayWay {
    const random = this.#plan.start(people.key);
    random.next();
    return pay.way(random);
  }

  /** Returns the number of income payments a month: pensions and grants come once. */
  #times(account: AccountReader): number {
    const { persona } = account.people;
    return persona.life.stage === 'work' ? this.#way(account, payOf(persona)).times : 1;
  }

  /** Books the year of a current account: home, income, refunds and purchases. */
  #pay(): void {
    const account = this.#account;
    const { people, months } = account;
    const { life, country } = people.persona;
    const pay = payOf(people.persona);
    const { arrives } = this.#way(account, pay);
    const times = this.#times(account);
    const cards = this.#cards(account);
    const random = this.#book.start(people.key);
    this.net = this.#net(life, pay);
    const household = this.#household(random, country);
    const from = 12 - months;
    let before = 0;
    for (let month = from; month < 12; month++) {
      const bits = random.next();
      const payment = month > from && (bits & 127) < 2 * cards ? this.#payment(before, random) : -1;
      before = this.count;
      this.#keepHouse(month, bits, household);
      this.#earn(arrives[month] as Int32Array, times, INCOME[life.stage]);
      if (payment >= 0) this.#giveBack(payment, household.cleared(month, 1 + random.below(14)), random);
      for (let i = payment < 0 ? 0 : 1; i < cards; i++) this.#buy(month, random.next(), household);
    }
    this.opening = this.#price((this.net * (200 + this.#opening.start(people.key).below(3000))) / 1000);
  }

  #household(random: Random, country: Country): Household {
    const account = this.#account;
    const { key, persona, calendar } = account.people;
    const housing = housingOf(this.#housing.start(key), persona);
    return {
      budget: budgetOf(random, this.net, { housing, unit: this.#scale }),
      housing,
      order: this.#saved(this.net),
      orderDay: this.#orderDay(),
      saving: 12 - account.savingMonths,
      wallets: walletsOf(country),
      byWallet: this.#wallets.start(key),
      calendar,
      cleared: clearing(calendar, account.cardsOf(account.which) > 0),
    };
  }

  /** Books the monthly payments: the home, the standing order, utilities and cash. */
  #keepHouse(month: number, bits: number, household: Household): void {
    const { calendar, cleared, budget, housing, order, orderDay, saving } = household;
    const { rentDay, home, utilities, cash, notes } = budget;
    const first = calendar.months[month] as number;
    this.#add(calendar.after(first + rentDay), -home, housing);
    if (month >= saving) this.#add(calendar.after(first + orderDay), -order, ORDER);
    const supplied = this.#price(utilities + (utilities * ((bits >>> 7) & 255)) / 768);
    this.#add(calendar.after(first + 14), -supplied, UTILITIES);
    const drawn = rounded((cash * (512 + (bits >>> 22))) / 1024, notes);
    this.#add(cleared(month, (((bits >>> 15) & 127) * 28) >> 7), -drawn, CASH);
  }

  /** Books the income of a month, in parts on the last of its paydays. */
  #earn(days: Int32Array, times: number, kind: number): void {
    const part = Math.floor(this.net / times);
    for (let i = 0; i < times; i++)
      this.#add(days[days.length - times + i] as number, i === times - 1 ? this.net - part * i : part, kind);
  }

  /** Books a purchase, most of them small. */
  #buy(month: number, draw: number, { cleared, budget, wallets, byWallet }: Household): void {
    const { least, spend } = budget;
    const amount = this.#price(least + spend * ((draw >>> 21) * ((draw >>> 10) & 2047)));
    const paidBy = wallets > byWallet.below(100) ? WALLET_PAYMENT : CARD_PAYMENT;
    this.#add(cleared(month, ((draw & 1023) * 28) >> 10), -amount, paidBy);
  }

  /** Returns a purchase among the bookings from `from` on; -1 if there is none. */
  #payment(from: number, random: Random): number {
    let payments = 0;
    for (let i = from; i < this.count; i++) if (isPurchase(this.kinds[this.slotAt(i)] as number)) payments++;
    let left = payments === 0 ? -1 : random.below(payments);
    for (let i = from; i < this.count; i++)
      if (isPurchase(this.kinds[this.slotAt(i)] as number) && left-- === 0) return i;
    return -1;
  }

  /** Most refunds return the whole payment, some a part. */
  #giveBack(payment: number, day: number, random: Random): void {
    const slot = this.slotAt(payment);
    const paid = -(this.amounts[slot] as number);
    const share = random.below(1000);
    const amount = share < 300 ? Math.min(paid, this.#price((paid * (share + 100)) / 500)) : paid;
    this.#add(day, amount, REFUND, payment);
  }

  /** Books the year of a savings account: monthly deposits, and interest at the end of the year. */
  #save(): void {
    const account = this.#account;
    const { people, months, which } = account;
    const { life } = people.persona;
    const pay = payOf(people.persona);
    const { calendar } = pay;
    const net = this.#net(life, pay);
    const opening = this.#opening.start(people.key);
    opening.next();
    this.opening = this.#price((net * (which * 1000 + opening.below(6000))) / 1000);
    if (months === 0) return;
    if (which === 1) {
      const order = this.#saved(net);
      const day = this.#orderDay();
      for (let month = 12 - months; month < 12; month++)
        this.#add(calendar.after((calendar.months[month] as number) + day), order, ORDER);
    }
    const interest = (this.opening * (5 + opening.below(25)) * months) / 12_000;
    this.#add(calendar.last, this.#price(interest), INTEREST);
  }

  /** Returns the net income: wages less deductions. */
  #net({ income, stage }: Life, pay: Pay): number {
    const gross = income * this.#scale;
    return stage === 'work' ? gross - pay.deductions(gross) : gross;
  }

  /** Returns the amount that the customer saves each month. */
  #saved(net: number): number {
    const random = this.#ordered.start(this.#account.people.key);
    const amount = (net * (50 + random.below(150))) / 1000;
    return rounded(amount, stepOf(amount / 20, this.#scale));
  }

  /** Returns the day of the month, from 0, of the standing order. On a day off it runs on the next working day. */
  #orderDay(): number {
    const random = this.#ordered.start(this.#account.people.key);
    random.next();
    return ORDER_DAYS[random.below(ORDER_DAYS.length)] as number;
  }

  /** Inserts a booking in the order of days; bookings of one day keep their order. */
  #add(day: number, amount: number, kind: number, refunded = -1): void {
    const slot = this.count++;
    this.amounts[slot] = amount;
    this.kinds[slot] = kind;
    this.refunded[slot] = refunded;
    const order = this.#order;
    const entry = ((day - this.#first) << SLOT_BITS) | slot;
    let at = slot;
    for (; at > 0 && (order[at - 1] as number) > entry; at--) order[at] = order[at - 1] as number;
    order[at] = entry;
  }

  /** Computes the balance after each booking. The opening balance keeps all of them above zero. */
  #sum(): void {
    const { amounts, balances, count } = this;
    let sum = 0;
    let lowest = 0;
    for (let i = 0; i < count; i++) {
      sum += amounts[this.slotAt(i)] as number;
      balances[i] = sum;
      if (sum < lowest) lowest = sum;
    }
    this.opening -= lowest;
    for (let i = 0; i < count; i++) balances[i] = (balances[i] as number) + this.opening;
    this.balance = this.opening + sum;
  }

  /** Rounds to the smallest step of prices, at least one step. */
  #price(units: number): number {
    return this.#step === 1 ? Math.floor(units) + 1 : (Math.floor(units / this.#step) + 1) * this.#step;
  }
}

/** Number of monthly payments: the home, utilities and cash. */
const FIXED = 3;
const SLOT_BITS = 8;
const SLOTS = (1 << SLOT_BITS) - 1;
/** Maximum number of bookings of an account in a year: income twice a month, a standing order, five card payments. */
export const MOST = 12 * (FIXED + 2 + 1 + 5);
/** Days of the month on which standing orders run, from 0. */
const ORDER_DAYS = [0, 2, 4, 14];
