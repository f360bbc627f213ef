import type { Country, Place } from '../model.ts';

/** A city, and the rows of those who are there. */
export interface City {
  readonly places: readonly Place[];
  readonly first: number;
  readonly count: number;
}

/** How rows that belong to a country are dealt out to its cities, each city's together, the largest first. */
export class Cities {
  readonly all: readonly City[];
  /** The row after the last. */
  readonly end: number;
  readonly #of = new Map<Place, City>();

  /** From a row on, about so many by the numbers of people, and at least so many to each city. */
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

  /** The city that a place is in. */
  at(place: Place): City {
    return this.#of.get(place) as City;
  }

  /** The city of a row. */
  of(row: number): City {
    return this.all.find(({ first, count }) => row < first + count) as City;
  }
}
