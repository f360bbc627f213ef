import type { Column } from '../draw/source.ts';
import { Label } from '../formats/line.ts';
import { Random } from '../kernel/random.ts';
import type { AccountReader } from './account.ts';
import { Firms } from './firms.ts';
import { Merchants } from './merchants.ts';
import { Names, readInto } from './names.ts';
import type { Parties } from './parties.ts';
import type { Kind } from './statement.ts';
import type { Setup } from './table.ts';

/** Who stands on the other side of an account's bookings. */
export class Counterparties {
  readonly #account: AccountReader;
  readonly #shops: Names;
  readonly #columns: Readonly<Record<'employer' | 'customer' | 'bank', Column>>;
  readonly #employer = new Label();
  readonly #customer = new Label();
  readonly #bank = new Label();
  readonly #landlords: Firms;
  readonly #suppliers: Firms;
  readonly #landlordNames: Names;
  readonly #supplierNames: Names;
  readonly #random = new Random('bank:counterparties');
  #landlord: Label | undefined;
  #supplier: Label | undefined;

  constructor(setup: Setup, account: AccountReader) {
    const { people } = account;
    this.#account = account;
    this.#shops = namesOf(new Merchants(setup), 'merchant');
    this.#landlords = new Firms(setup, 'realty', 20 + Math.ceil(setup.size / 20));
    this.#suppliers = new Firms(setup, 'energy', SUPPLIERS);
    this.#landlordNames = namesOf(this.#landlords, 'name');
    this.#supplierNames = namesOf(this.#suppliers, 'name');
    this.#columns = {
      employer: people.field('employer', 'employer'),
      customer: people.field('customer', 'name'),
      bank: people.field('bank', 'bank'),
    };
  }

  /** Moves to the account of the reader: the same ones stand on the other side all year. */
  open(): void {
    const { people, which } = this.#account;
    const { country } = people;
    const random = this.#random.start(people.key);
    readInto(this.#customer, this.#columns.customer);
    if (which === 0) {
      readInto(this.#employer, this.#columns.employer);
      this.#landlord = this.#landlordNames.at(this.#landlords.draw(random, country));
      this.#supplier = this.#supplierNames.at(this.#suppliers.draw(random, country));
    } else readInto(this.#bank, this.#columns.bank);
  }

  /** The other side of a booking; cash has none. */
  of({ from }: Kind, merchant: number): Label | undefined {
    if (merchant >= 0) return this.#shops.at(merchant);
    switch (from) {
      case 'employer':
        return this.#employer;
      case 'landlord':
        return this.#landlord;
      case 'supplier':
        return this.#supplier;
      case 'customer':
        return this.#customer;
      case 'bank':
        return this.#bank;
      default:
        return undefined;
    }
  }
}

/** Few supply a country. */
const SUPPLIERS = 12;

function namesOf(parties: Parties, field: string): Names {
  return new Names((row) => parties.open(row), parties.field('name', field));
}
