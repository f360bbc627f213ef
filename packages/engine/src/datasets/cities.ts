import type { Country, Place } from '../model.ts';

/** A city, and the range of its rows. */
export interface City {
  readonly places: readonly Place[];
  readonly first: number;
  readonly count: number;
}

/** Distributes the rows of a country to its cities; the rows of a city are contiguous, the largest city first. */
export class Cities {
  readonly all: readonly City[];
  /** Exclusive end of the rows. */
  readonly end: number;
  readonly #of = new Map<Place, City>();

  /** Distributes about `count` rows from `first` on by population, with a minimum per city. */
  constructor(
    { placePool }: Country,
    { first, count, least }: { first: number; count: number; least: number },
  ) {
    const { entries, weights } = placePool;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const byName = new Map<string, { places: Place[]; people: number }>();
    entries.forEach((place, i) => {
      const { text } = place.city;
      const city = byName.get(text) ?? { places: [], people: 0 };
      byName.set(text, city);
      city.places.push(place);
      city.people += weights[i] as number;
    });
    let end = first;
    this.all = [...byName.values()]
      .sort((one, other) => other.people - one.people)
      .map(({ places, people }) => {
        const city = { places, first: end, count: Math.max(least, Math.round((count * people) / total)) };
        end += city.count;
        for (const place of places) this.#of.set(place, city);
        return city;
      });
    this.end = end;
  }

  /** Returns the city of a place. */
  at(place: Place): City {
    return this.#of.get(place) as City;
  }

  /** Returns the city of a row. */
  of(row: number): City {
    return this.all.find(({ first, count }) => row < first + count) as City;
  }
}
