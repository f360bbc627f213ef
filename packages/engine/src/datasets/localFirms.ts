import { Random } from '../kernel/random.ts';
import type { Country, Firm, Hiring, Place } from '../model.ts';
import type { Cities } from './cities.ts';
import { Local, Locals } from './locals.ts';
import { leaning } from './parties.ts';
import type { Setup } from './table.ts';

/** Firms of one sector that customers pay in their city: landlords, energy suppliers. */
export class LocalFirms extends Locals {
  constructor(setup: Setup, sector: string, numbers: { count: number; least: number }) {
    super(setup, { ...numbers, persona: (country, cities) => new LocalFirm(country, sector, cities) });
  }

  /** Draws a firm of the city, the first ones much likelier. */
  drawAt(random: Random, country: Country, place: Place): number {
    const { first, count } = this.citiesOf(country).at(place);
    return first + leaning(random.next(), count);
  }
}

/** A firm with a given sector. */
class LocalFirm extends Local {
  readonly #hiring: Hiring;
  readonly #random: Random;

  constructor(country: Country, sector: string, cities: Cities) {
    super(country, `${country.code}/${sector}`, country.company, cities);
    this.#hiring = { sectors: [sector] };
    this.#random = new Random(`${this.scope}:firm`);
  }

  override get firm(): Firm {
    const { country, row, community } = this;
    return country.firms.draw(this.#random.start(row), community, this, this.#hiring);
  }
}
