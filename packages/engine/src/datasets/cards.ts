import type { Label } from '../formats/line.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { AccountReader } from './account.ts';
import { Children } from './children.ts';
import { type Setup, texts } from './table.ts';

const STATUS = texts(['active', 'blocked']);

/** Reads the cards of accounts. */
export class Cards {
  readonly rows: Children;
  readonly #account: AccountReader;
  readonly #issued = new Random('bank:issued');

  constructor(setup: Setup, account: AccountReader) {
    this.#account = account;
    const counted = new AccountReader(setup);
    const { rows: accounts } = counted;
    const key = new RowKey(setup.seed, setup.asOf);
    this.rows = new Children(accounts.total, (row) => {
      accounts.seek(row);
      return counted.cardsOf(accounts.index, key.at(accounts.parent));
    });
  }

  seek(row: number): void {
    this.rows.seek(row);
    this.#account.seek(this.rows.parent);
    this.#account.people.persona.which = this.rows.index;
  }

  /** Returns the first card of an account; -1 if it has none. */
  firstOf(account: number): number {
    const first = this.rows.firstOf(account);
    return this.rows.countOf(account) === 0 ? -1 : first;
  }

  /** The day of issue: with the account, or at a renewal in the years before the last. */
  get issued(): number {
    const { opened, people } = this.#account;
    const renewed = people.key.asOf.serial - 366 - this.#issued.start(people.key).below(2 * 365);
    return Math.max(opened, renewed);
  }

  get status(): Label {
    const drawn = this.#issued.start(this.#account.people.key).next() % 100;
    return drawn < 96 || this.rows.index === 0 ? STATUS.active : STATUS.blocked;
  }
}
