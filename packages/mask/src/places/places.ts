import { type Country, engine, everything, fold } from 'specimen-data/internal';
import type { Keyring } from '../keyed/keyring.ts';
import { maskShape } from '../numbers/shape.ts';
import { cased } from '../people/names.ts';

/** A city with its region, postcodes and streets. */
interface City {
  readonly name: string;
  readonly region: string;
  readonly postcodes: string[];
  /** Abbreviation of the region in addresses. */
  readonly home: string | undefined;
}

/** Replacement of a country's cities, postcodes and streets. */
export class PlaceBook {
  readonly #keyring: Keyring;
  readonly #code: string;
  readonly #cities = new Map<string, City>();
  readonly #nextCity: ReadonlyMap<City, City>;
  readonly #nextRegion: ReadonlyMap<string, string>;
  readonly #postcodes: readonly (readonly [postcode: string, city: City])[];
  readonly #postcodeForm: RegExp | undefined;
  readonly #roads: readonly string[];
  readonly #nextRoad: ReadonlyMap<string, string>;
  readonly #street: (seed: string) => string;

  constructor(keyring: Keyring, country: Country) {
    this.#keyring = keyring;
    this.#code = country.code;
    const made = engine([country], everything);
    const keys = ['city', 'region', 'postcode'].filter((key) => country.fields.has(key));
    const rows = made.rows(`${country.code}.full`, { n: SAMPLES, seed: 'places', fields: keys } as never);
    const homes = new Map(country.places.map(({ city, home }) => [city.text, home?.text]));
    for (const { city = '', region = '', postcode = '' } of rows as Iterable<Record<string, string>>) {
      let known = this.#cities.get(keyOf(city));
      if (known === undefined) {
        known = { name: city, region, postcodes: [], home: homes.get(city) };
        this.#cities.set(keyOf(city), known);
      }
      if (postcode && !known.postcodes.includes(postcode)) known.postcodes.push(postcode);
    }
    const cities = [...this.#cities.values()];
    this.#nextCity = keyring.circle(`cities ${country.code}`, cities);
    this.#nextRegion = keyring.circle(`regions ${country.code}`, [
      ...new Set(cities.map(({ region }) => region)),
    ]);
    this.#postcodes = cities.flatMap((city) =>
      city.postcodes.map((postcode) => [bare(postcode), city] as const),
    );
    this.#postcodeForm = formOf(cities.flatMap(({ postcodes }) => postcodes));
    this.#roads = [...new Set(country.roads.map(({ text }) => text))].sort((a, b) => b.length - a.length);
    this.#nextRoad = keyring.circle(`roads ${country.code}`, this.#roads);
    this.#street = (seed) => String(made.generate(`${country.code}.street` as never, { seed } as never));
  }

  city(value: string): string {
    return cased(value, this.#becomes(value).name);
  }

  /** Returns the region of the masked city; without a city, another region. */
  region(value: string, city?: string): string {
    if (city !== undefined && city !== '') return cased(value, this.#becomes(city).region);
    const known = [...this.#nextRegion.keys()].find((region) => keyOf(region) === keyOf(value));
    const regions = [...this.#nextRegion.keys()];
    const other = regions[this.#keyring.number('region', keyOf(value)) % regions.length];
    return cased(value, (known === undefined ? other : this.#nextRegion.get(known)) ?? value);
  }

  postcode(value: string): string {
    const next = this.#nextCity.get(this.#cityAt(value) as City);
    if (next === undefined || next.postcodes.length === 0) return maskShape(this.#keyring, value) ?? value;
    const number = this.#keyring.number('postcode', bare(value));
    const masked = next.postcodes[number % next.postcodes.length] as string;
    const separated = /[ -]/.test(value) ? masked : masked.replace(/[ -]/g, '');
    return value === value.toLowerCase() ? separated.toLowerCase() : separated;
  }

  street(value: string): string {
    const lower = value.toLowerCase();
    const road = this.#roads.find((each) => lower.includes(each.toLowerCase()));
    if (road === undefined) return this.#street(String(this.#keyring.number('street', keyOf(value))));
    const at = lower.indexOf(road.toLowerCase());
    const written = value.slice(at, at + road.length);
    return (
      this.#houses(value.slice(0, at)) +
      cased(written, this.#nextRoad.get(road) as string) +
      this.#houses(value.slice(at + road.length))
    );
  }

  /** Masks an address in one line: street, postcode, city and region, each as it would be masked alone. */
  address(value: string): string {
    const lower = value.toLowerCase();
    const city = [...this.#cities.values()]
      .filter(({ name }) => lower.includes(name.toLowerCase()))
      .sort((a, b) => b.name.length - a.name.length)[0];
    const postcode = this.#postcodeForm?.exec(value)?.[0];
    const next = city && (this.#nextCity.get(city) as City);
    const parts: (readonly [string, string])[] = [];
    if (postcode !== undefined) parts.push([postcode, this.postcode(postcode)]);
    if (city && next) {
      parts.push([city.name, next.name]);
      if (city.region !== city.name) parts.push([city.region, next.region]);
      if (city.home && next.home) parts.push([city.home, next.home]);
    }
    return this.#replaced(value, parts);
  }

  /** Replaces each part at its last occurrence; the text before the first part is the street. */
  #replaced(value: string, parts: readonly (readonly [string, string])[]): string {
    const found = parts
      .map(([part, masked]) => ({ part, masked, at: value.toLowerCase().lastIndexOf(part.toLowerCase()) }))
      .filter(({ part, at }) => at >= 0 && isWord(value, at, part.length))
      .sort((a, b) => a.at - b.at);
    const [first] = found;
    if (first === undefined) return this.street(value);
    let out = first.at === 0 ? '' : this.street(value.slice(0, first.at));
    let end = first.at;
    for (const { part, masked, at } of found) {
      if (at < end) continue;
      out += value.slice(end, at) + cased(value.slice(at, at + part.length), masked);
      end = at + part.length;
    }
    const rest = value.slice(end);
    return out + (first.at === 0 && rest !== '' ? this.street(rest) : rest);
  }

  /** Masks house numbers: the number of digits stays, and none begins with zero. */
  #houses(text: string): string {
    return text.replace(/\d+/g, (digits) =>
      digits.startsWith('0')
        ? digits
        : (maskShape(this.#keyring, digits, (other) => !other.startsWith('0')) ?? digits),
    );
  }

  #becomes(value: string): City {
    const cities = [...this.#nextCity.keys()];
    const known = this.#cities.get(keyOf(value));
    const other = cities[this.#keyring.number(`city ${this.#code}`, keyOf(value)) % cities.length] as City;
    return known === undefined ? other : (this.#nextCity.get(known) as City);
  }

  /** Returns the city whose postcodes share the longest beginning with this one. */
  #cityAt(value: string): City | undefined {
    const sought = bare(value);
    let best: City | undefined;
    let most = 1;
    for (const [postcode, city] of this.#postcodes) {
      let same = 0;
      while (same < sought.length && postcode[same] === sought[same]) same++;
      if (same <= most) continue;
      [most, best] = [same, city];
      if (same === sought.length) break;
    }
    return best;
  }
}

/** Number of sample rows, enough to meet every listed place. */
const SAMPLES = 3000;

function isWord(text: string, at: number, length: number): boolean {
  return (
    !/[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d]/u.test(text[at - 1] ?? ' ') &&
    !/[A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d]/u.test(text[at + length] ?? ' ')
  );
}

function keyOf(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af\d]/gu, '');
}

function bare(postcode: string): string {
  return postcode.replace(/[ -]/g, '').toUpperCase();
}

/** Returns a pattern for the postcodes of a country. */
function formOf(postcodes: readonly string[]): RegExp | undefined {
  const forms = new Set(postcodes.map((each) => each.replace(/[A-Z]/g, '[A-Z]').replace(/\d/g, '\\d')));
  if (forms.size === 0) return undefined;
  const longest = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![A-Za-z\\d])(?:${longest.join('|')})(?![A-Za-z\\d])`);
}
