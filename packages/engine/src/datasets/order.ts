import type { Label } from '../formats/line.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { begun } from './begun.ts';
import { Children } from './children.ts';
import { People } from './people.ts';
import { Products } from './products.ts';
import { type Setup, texts } from './table.ts';

const STATUS = texts([
  ...(['pending', 'shipped', 'delivered', 'cancelled'] as const),
  ...(['partly_refunded', 'refunded'] as const),
]);

/** Reads orders with their items: customer, time, products, amounts. */
export class OrderReader {
  readonly people: People;
  readonly rows: Children;
  readonly items: Children;
  joined = 0;
  ordered = 0;
  status: Label = STATUS.delivered;
  /** Number of items in the current order, and their sums. */
  count = 0;
  readonly products = new Int32Array(MOST);
  readonly quantities = new Uint8Array(MOST);
  readonly prices = new Float64Array(MOST);
  total = 0;
  vat = 0;
  readonly catalogue: Products;
  /** The first day of the year before the as-of date. */
  readonly first: number;
  readonly last: number;
  readonly #key: RowKey;
  readonly #count = new Random('shop:orders');
  readonly #joined = new Random('shop:joined');
  readonly #ordered = new Random('shop:ordered');
  readonly #items = new Random('shop:items');
  readonly #draw = new Random('shop:item');
  #row = -1;

  constructor(setup: Setup) {
    this.people = new People(setup);
    this.catalogue = new Products(setup);
    this.first = setup.asOf.serial - 365;
    this.last = setup.asOf.serial - 1;
    this.#key = new RowKey(setup.seed, setup.asOf);
    const key = new RowKey(setup.seed, setup.asOf);
    this.rows = new Children(setup.size, (customer) => few(this.#count.start(key.at(customer)), 9));
    this.items = new Children(this.rows.total, (order) => 1 + few(this.#items.start(key.at(order)), MOST));
  }

  /** Moves to a customer, who joined as an adult in the last five years. */
  customer(row: number): void {
    const person = this.people.open(row);
    this.joined = begun(this.#joined.start(this.people.key), person, { years: 5, before: 45, late: true });
  }

  /** Moves to an order of the year. The orders of a customer are contiguous. */
  seek(row: number): void {
    this.rows.seek(row);
    this.customer(this.rows.parent);
    const { index, parent } = this.rows;
    const from = Math.max(this.joined, this.first);
    const span = this.last - from;
    const drawn = this.#ordered.start(this.#key.at(row)).below(1000);
    this.ordered = from + Math.floor((span * (index * 1000 + drawn)) / (this.rows.countOf(parent) * 1000));
    this.#row = row;
    this.status = this.#statusOf();
  }

  /** Reads the items of the order and their sums. */
  read(): void {
    const row = this.#row;
    const { country } = this.people;
    this.count = this.items.countOf(row);
    const random = this.#draw.start(this.#key.at(row));
    const { isInside = false } = country.facts.economy.vat;
    this.total = 0;
    this.vat = 0;
    for (let i = 0; i < this.count; i++) {
      const product = this.#another(this.catalogue.draw(random, country), i);
      this.products[i] = product;
      const quantity = 1 + few(random, 4);
      this.quantities[i] = quantity;
      const price = this.catalogue.price(product);
      this.prices[i] = price;
      const amount = quantity * price;
      const rate = this.catalogue.rate(product);
      this.total += amount;
      this.vat += Math.round((amount * rate) / (isInside ? 1000 : 1000 + rate));
    }
  }

  /** Returns the next product that the order does not contain yet. */
  #another(product: number, before: number): number {
    let row = product;
    for (let i = 0; i < before; i++) {
      if (this.products[i] !== row) continue;
      row = this.catalogue.next(row);
      i = -1;
    }
    return row;
  }

  #statusOf(): Label {
    const age = this.last + 1 - this.ordered;
    const draw = this.#ordered.start(this.#key.at(this.#row)).next() % 100;
    if (draw < 4) return STATUS.cancelled;
    if (age < 3) return STATUS.pending;
    if (age < 8) return STATUS.shipped;
    if (draw >= 9) return STATUS.delivered;
    return draw >= 7 && this.items.countOf(this.#row) > 1 ? STATUS.partly_refunded : STATUS.refunded;
  }

  /** Number of payments of an order: none before it is paid or if it was cancelled, two if the payment was split. */
  get payments(): number {
    if (this.status === STATUS.cancelled || this.status === STATUS.pending) return 0;
    return this.#items.start(this.#key.at(this.#row)).next() % 100 < 4 ? 2 : 1;
  }

  /** The refunded amount of the current order: all of it, or its last item. */
  get refunded(): number {
    if (this.status === STATUS.refunded) return this.total;
    if (this.status !== STATUS.partly_refunded) return 0;
    const last = this.count - 1;
    return (this.quantities[last] as number) * (this.prices[last] as number);
  }
}

/** Draws a number below another, small ones much likelier. */
function few(random: Random, below: number): number {
  return Math.floor((random.below(below * 256) * random.below(256)) / 65_536);
}

/** Maximum number of items in an order. */
const MOST = 6;
