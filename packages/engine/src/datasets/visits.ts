import { MAX_SMALL_PURCHASE_EUR } from '../fields/transaction.ts';
import { Random } from '../kernel/random.ts';
import type { AccountReader } from './account.ts';
import { isPurchase, REFUND } from './bookingKinds.ts';
import { Merchants } from './merchants.ts';
import { MOST, type Statement } from './statement.ts';
import type { Setup } from './table.ts';

/** The merchants of a statement's purchases. */
export class Visits {
  /** By slot of the booking: the merchant, or -1. */
  readonly merchants = new Int32Array(MOST);
  readonly #account: AccountReader;
  readonly #statement: Statement;
  readonly #shops: Merchants;
  readonly #random = new Random('bank:visits');

  constructor(setup: Setup, account: AccountReader, statement: Statement) {
    this.#account = account;
    this.#statement = statement;
    this.#shops = new Merchants(setup);
  }

  /** Draws the merchants of the account to which reader and statement have moved. */
  open(): void {
    const { merchants } = this;
    const { count, kinds, amounts, refunded, net } = this.#statement;
    merchants.fill(-1, 0, count);
    if (this.#account.which > 0) return;
    const { persona, key } = this.#account.people;
    const { country, place } = persona;
    const random = this.#random.start(key);
    this.#shops.settle(country, place, random);
    // A low amount in a rich country may be a high one for a small income.
    const much = Math.min(
      net / 12,
      MAX_SMALL_PURCHASE_EUR * (country.facts.perEuro ?? 1) * 10 ** country.decimals,
    );
    for (let slot = 0; slot < count; slot++) {
      if (isPurchase(kinds[slot] as number))
        merchants[slot] = this.#shops.visited(random, -(amounts[slot] as number) > much);
      else if (kinds[slot] === REFUND)
        merchants[slot] = merchants[this.#statement.slotAt(refunded[slot] as number)] as number;
    }
  }
}
