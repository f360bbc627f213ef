import { Cells, type Line } from '../formats/line.ts';
import { Out } from '../kernel/bytes.ts';
import type { Counterparties } from './counterparties.ts';
import { CASH, KINDS, type Kind } from './kinds.ts';

/** Cells that the bookings of an account share: each is written once, then put again. */
export class BookingCells {
  /** The number of the account, and that of its card. */
  readonly account = new Cells();
  readonly card = new Cells();
  readonly #parties: Counterparties;
  readonly #ofKinds = KINDS.map(() => new Cells());
  /** The kinds whose cells are written. */
  #written = 0;
  #line: Line | undefined;
  #card = -1;

  constructor(parties: Counterparties) {
    this.#parties = parties;
  }

  /** Moves to an account, to which the counterparties have moved, with its card or none (-1). */
  open(line: Line, account: number, card: number): void {
    this.#line = line;
    this.#card = card;
    this.#written = 0;
    this.account.read(scratch, line.row(scratch, 0, account));
    this.card.read(scratch, line.row(scratch, 0, card));
  }

  /** From the kind to what is given back, of bookings at no merchant. */
  of(kind: number): Cells {
    const cells = this.#ofKinds[kind] as Cells;
    if ((this.#written & (1 << kind)) === 0) {
      this.#written |= 1 << kind;
      cells.read(scratch, this.#put(this.#line as Line, kind));
    }
    return cells;
  }

  #put(line: Line, which: number): number {
    const kind = KINDS[which] as Kind;
    let at = line.text(scratch, 0, kind.text);
    at = this.#parties.put(scratch, at, line, kind);
    at = line.none(scratch, at);
    at = line.row(scratch, at, which === CASH ? this.#card : -1);
    return line.none(scratch, at);
  }
}

const scratch = new Out();
