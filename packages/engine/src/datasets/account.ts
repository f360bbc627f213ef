import type { Label } from '../formats/line.ts';
import { Random, RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { begun } from './begun.ts';
import { Children } from './children.ts';
import { codesOf } from './codes.ts';
import { monthsAfter } from './months.ts';
import { People } from './people.ts';
import { type Setup, texts } from './table.ts';

const TYPES = texts(['checking', 'savings', 'deposit']);

/** Reads accounts: their owner, type and opening date. */
export class AccountReader {
  readonly people: People;
  joined = 0;
  opened = 0;
  /** Index of the account among its customer's, from 0. */
  which = 0;
  readonly #count = new Random('bank:accounts');
  readonly #joined = new Random('bank:joined');
  readonly #opened = new Random('bank:opened');
  readonly #cards = new Random('bank:cards');
  readonly #codes: (country: Country) => Label;
  readonly #setup: Setup;
  #rows: Children | undefined;
  #row = -1;

  constructor(setup: Setup) {
    this.people = new People(setup);
    this.#codes = codesOf(setup.mix);
    this.#setup = setup;
  }

  /**
   * The accounts of the customers: a current account, often a savings account, sometimes a term deposit. Counted on
   * first use, so that a table of customers alone does not wait for them.
   */
  get rows(): Children {
    this.#rows ??= this.#counted();
    return this.#rows;
  }

  #counted(): Children {
    const { size, seed, asOf } = this.#setup;
    const key = new RowKey(seed, asOf);
    return new Children(size, (customer) => this.#countOf(key.at(customer)));
  }

  #countOf(customer = this.people.key): number {
    const draw = this.#count.start(customer).below(100);
    return draw < 45 ? 1 : draw < 92 ? 2 : 3;
  }

  /** Moves to a customer, who joined as an adult in the last twenty years, but not in the last month. */
  customer(row: number): void {
    if (row !== this.#row) {
      this.#row = row;
      const person = this.people.open(row);
      this.joined = begun(this.#joined.start(this.people.key), person, { years: 20, before: 40, late: true });
    }
    this.people.persona.which = 0;
  }

  /** Moves to an account. */
  seek(row: number): void {
    this.rows.seek(row);
    this.of(this.rows.parent, this.rows.index);
  }

  /**
   * Moves to one of a customer's accounts. The first is opened when they join, each other one after the previous
   * one.
   */
  of(customer: number, which: number): void {
    this.customer(customer);
    this.which = which;
    this.people.persona.which = which;
    this.opened = this.openedOf(which);
  }

  openedOf(which: number): number {
    if (which === 0) return this.joined;
    const span = Math.max(1, this.#setup.asOf.serial - 10 - this.joined);
    const random = this.#opened.start(this.people.key);
    const first = random.below(span);
    return this.joined + (which === 1 ? first : first + random.below(span - first));
  }

  get type(): Label {
    return this.which === 0 ? TYPES.checking : this.which === 1 ? TYPES.savings : TYPES.deposit;
  }

  /** Number of months of the year in which the account was open from their first day. */
  get months(): number {
    return monthsAfter(this.people.calendar, this.opened);
  }

  /** Number of those months in which the customer has a savings account. */
  get savingMonths(): number {
    return this.#countOf() < 2 ? 0 : monthsAfter(this.people.calendar, this.openedOf(1));
  }

  /** Returns the number of cards of an account: most current accounts have one, some two. */
  cardsOf(which: number, customer = this.people.key): number {
    if (which > 0) return 0;
    const draw = this.#cards.start(customer).below(100);
    return draw < 12 ? 0 : draw < 88 ? 1 : 2;
  }

  /** The code of the customer's country. */
  get code(): Label {
    return this.#codes(this.people.country);
  }
}
