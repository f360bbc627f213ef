import { RowPersona } from '../draw/persona.ts';
import type { Country, FieldTable, Place } from '../model.ts';
import { Cities, type City } from './cities.ts';
import { Parties } from './parties.ts';
import type { Setup } from './table.ts';

/** A party whose city follows from its row. */
export class Local extends RowPersona {
  readonly #cities: Cities;

  constructor(country: Country, scope: string, fields: FieldTable, cities: Cities) {
    super(country, scope, fields);
    this.#cities = cities;
  }

  get city(): City {
    return this.#cities.of(this.row.index);
  }

  override get place(): Place {
    const { places, first } = this.city;
    return places[(this.row.index - first) % places.length] as Place;
  }
}

/** Parties in cities: about `count`, with a minimum per city. */
export class Locals extends Parties {
  readonly #cities: ReadonlyMap<Country, Cities>;

  constructor(
    setup: Setup,
    options: { count: number; least: number; persona: (country: Country, cities: Cities) => Local },
  ) {
    const { count, least, persona } = options;
    const { countries } = setup.mix;
    const about = setup.mix.blocks(count);
    const starts = [0];
    const cities = new Map<Country, Cities>();
    countries.forEach((country, i) => {
      const own = new Cities(country, {
        first: starts[i] as number,
        count: (about[i + 1] as number) - (about[i] as number),
        least,
      });
      cities.set(country, own);
      starts.push(own.end);
    });
    super(setup, { starts, persona: (country) => persona(country, cities.get(country) as Cities) });
    this.#cities = cities;
  }

  citiesOf(country: Country): Cities {
    return this.#cities.get(country) as Cities;
  }
}
