import { Cells, type CellWriter } from '../formats/line.ts';
import { Out } from '../kernel/bytes.ts';
import { CASH, KINDS, type Kind } from './bookingKinds.ts';
import type { Counterparties } from './counterparties.ts';

/** Cells that the bookings of an account share: each is written once, then copied. */
export class BookingCells {
  /** The numbers of the account and of its card. */
  readonly account = new Cells();
  readonly card = new Cells();
  readonly #parties: Counterparties;
  readonly #ofKinds = KINDS.map(() => new Cells());
  /** The kinds whose cells are written, as bits. */
  #written = 0;
  #line: CellWriter | undefined;
  #card = -1;

  constructor(parties: Counterparties) {
    this.#parties = parties;
  }

  /** Moves to an account, with its card or -1. The counterparties must have moved to it. */
  open(line: CellWriter, account: number, card: number): void {
    this.#line = line;
    this.#card = card;
    this.#written = 0;
    this.account.read(scratch, line.row(scratch, 0, account));
    this.card.read(scratch, line.row(scratch, 0, card));
  }

  /** Returns the cells from the kind to the refunded booking, for bookings without a merchant. */
  of(kind: number): Cells {
    const cells = this.#ofKinds[kind] as Cells;
    if ((this.#written & (1 << kind)) === 0) {
      this.#written |= 1 << kind;
      cells.read(scratch, this.#put(this.#line as CellWriter, kind));
    }
    return cells;
  }

  #put(line: CellWriter, which: number): number {
    const kind = KINDS[which] as Kind;
    let at = line.text(scratch, 0, kind.text);
    at = this.#parties.put(scratch, at, line, kind);
    at = line.none(scratch, at);
    at = line.row(scratch, at, which === CASH ? this.#card : -1);
    return line.none(scratch, at);
  }
}

const scratch = new Out();
