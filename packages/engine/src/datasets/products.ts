import { RowPersona } from '../draw/persona.ts';
import { Parties } from './parties.ts';
import type { Setup } from './table.ts';

/** The products of a shop, with prices and taxes of the country of sale. */
export class Products extends Parties {
  readonly #prices = new Float64Array(this.count);
  readonly #rates = new Int16Array(this.count);

  constructor(setup: Setup) {
    super(setup, {
      starts: setup.mix.blocks(20 + Math.ceil(setup.size / 5)),
      persona: (country) => new RowPersona(country, `${country.code}/product`, country.product),
    });
  }

  /** Returns the price of a product in the smallest unit. */
  price(row: number): number {
    if (this.#prices[row] === 0) this.#read(row);
    return this.#prices[row] as number;
  }

  /** Returns the tax rate of a product in thousandths. */
  rate(row: number): number {
    if (this.#prices[row] === 0) this.#read(row);
    return this.#rates[row] as number;
  }

  /** Caches the price and rate, because few products are in many orders. */
  #read(row: number): void {
    const { country } = this.open(row);
    const { usual, food = usual } = country.facts.economy.vat;
    const rate = this.persona.read('category') === 'Food' ? food : usual;
    this.#prices[row] = Math.round(Number(this.persona.read('price')) * 10 ** country.decimals);
    this.#rates[row] = Math.round(rate * 10);
  }
}
