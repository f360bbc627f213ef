import type { Column } from '../draw/source.ts';
import type { CellWriter } from '../formats/line.ts';
import type { Out } from '../kernel/bytes.ts';
import { Random } from '../kernel/random.ts';
import type { AccountReader } from './account.ts';
import type { Kind } from './bookingKinds.ts';
import { KeptCells } from './keptCells.ts';
import { LocalFirms } from './localFirms.ts';
import { Merchants } from './merchants.ts';
import type { Setup } from './table.ts';

/** Writes the other parties of an account's bookings. */
export class Counterparties {
  /** Names and numbers of merchants. */
  readonly shops: KeptCells;
  readonly #account: AccountReader;
  readonly #columns: Readonly<Record<'employer' | 'customer' | 'bank', readonly Column[]>>;
  readonly #landlords: LocalFirms;
  readonly #suppliers: LocalFirms;
  readonly #landlordNames: KeptCells;
  readonly #supplierNames: KeptCells;
  readonly #random = new Random('bank:counterparties');
  #landlord = 0;
  #supplier = 0;

  constructor(setup: Setup, account: AccountReader) {
    const { people } = account;
    this.#account = account;
    this.shops = shopsOf(new Merchants(setup));
    this.#landlords = new LocalFirms(setup, 'realty', { count: Math.ceil(setup.size / 20), least: 3 });
    this.#suppliers = new LocalFirms(setup, 'energy', { count: 0, least: 1 });
    this.#landlordNames = namesOf(this.#landlords);
    this.#supplierNames = namesOf(this.#suppliers);
    this.#columns = {
      // Somebody pays even those who have no employer.
      employer: people.columns({ employer: 'employer' }).map((column) => ({ ...column, blank: undefined })),
      customer: people.columns({ customer: 'name' }),
      bank: people.columns({ bank: 'bank' }),
    };
  }

  /** Moves to the reader's account. Its other parties are the same all year. */
  open(): void {
    const { people, which } = this.#account;
    if (which > 0) return;
    const random = this.#random.start(people.key);
    const { country, place } = people.persona;
    this.#landlord = this.#landlords.drawAt(random, country, place);
    this.#supplier = this.#suppliers.drawAt(random, country, place);
  }

  /** Writes the other party of a booking without a merchant; cash has none. */
  put(out: Out, at: number, line: CellWriter, { from }: Kind): number {
    if (from === 'landlord') return this.#landlordNames.put(out, at, line, this.#landlord);
    if (from === 'supplier') return this.#supplierNames.put(out, at, line, this.#supplier);
    return from ? line.columns(out, at, this.#columns[from]) : line.none(out, at);
  }
}

function shopsOf(merchants: Merchants): KeptCells {
  const name = merchants.columns({ name: 'merchant' });
  return new KeptCells(merchants.count, (out, at, line, row) => {
    merchants.open(row);
    return line.row(out, line.columns(out, at, name), row);
  });
}

function namesOf(firms: LocalFirms): KeptCells {
  const name = firms.columns({ name: 'name' });
  return new KeptCells(firms.count, (out, at, line, row) => {
    firms.open(row);
    return line.columns(out, at, name);
  });
}
