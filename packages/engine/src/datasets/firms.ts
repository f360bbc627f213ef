import { RowPersona } from '../draw/persona.ts';
import { Random } from '../kernel/random.ts';
import type { Country, Firm, Hiring } from '../model.ts';
import { Parties } from './parties.ts';
import type { Setup } from './table.ts';

/** Firms of one sector that customers pay: landlords, suppliers of energy. */
export class Firms extends Parties {
  constructor(setup: Setup, sector: string, count: number) {
    super(setup, { count, persona: (country) => new FirmPersona(country, sector) });
  }
}

/** A firm whose sector is given. */
class FirmPersona extends RowPersona {
  readonly #hiring: Hiring;
  readonly #random: Random;

  constructor(country: Country, sector: string) {
    super(country, `${country.code}/${sector}`, country.company);
    this.#hiring = { sectors: [sector] };
    this.#random = new Random(`${this.scope}:firm`);
  }

  override get firm(): Firm {
    const { country, row, community, place } = this;
    return country.firms.draw(this.#random.start(row), community, place.city.text, this.#hiring);
  }
}
