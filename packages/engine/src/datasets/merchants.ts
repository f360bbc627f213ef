import { type Random, scaled } from '../kernel/random.ts';
import type { Country, Place } from '../model.ts';
import type { Cities, City } from './cities.ts';
import { Local, Locals } from './locals.ts';
import { leaning } from './parties.ts';
import type { Setup } from './table.ts';

/** The shops that customers pay at, in their cities: one for some twenty customers, half of them for what costs more. */
export class Merchants extends Locals {
  #cities: Cities | undefined;
  /** Of the customer's city: the first shop, how many are for what costs little, and how many for what costs more. */
  #first = 0;
  #usual = 0;
  #costly = 0;
  /** The first of the shops that the customer is used to. */
  #own = 0;

  constructor(setup: Setup) {
    super(setup, {
      count: 20 + Math.ceil(setup.size / 20),
      least: 8,
      persona: (country, cities) => new Shop(country, `${country.code}/shop`, country.fields, cities),
    });
  }

  /** Moves to a customer. */
  settle(country: Country, place: Place, random: Random): void {
    this.#cities = this.citiesOf(country);
    const { first, count } = this.#cities.at(place);
    this.#first = first;
    this.#usual = usualOf(count);
    this.#costly = count - this.#usual;
    this.#own = random.below(this.#usual);
  }

  /** Where the customer pays: nine in ten times at home, mostly at the same few; for much, at shops for that. */
  visited(random: Random, isMuch: boolean): number {
    const bits = random.next();
    if ((bits & 127) < AWAY) return this.#away(random, isMuch);
    if (isMuch) return this.#first + this.#usual + scaled(bits, this.#costly);
    const shop = this.#own + leaning(bits, Math.min(this.#usual, HABITS));
    return this.#first + (shop < this.#usual ? shop : shop - this.#usual);
  }

  /** In another city, or the same one: large ones are visited more. */
  #away(random: Random, isMuch: boolean): number {
    const { all } = this.#cities as Cities;
    const { first, count } = all[leaning(random.next(), all.length)] as City;
    const usual = usualOf(count);
    return isMuch ? first + usual + random.below(count - usual) : first + random.below(usual);
  }
}

/** Of 128 payments, how many are elsewhere. */
const AWAY = 13;

/** How many shops one goes to for what costs little. */
const HABITS = 12;

/** How many of a city's shops are for what costs little: they come first. */
function usualOf(count: number): number {
  return count - (count >> 1);
}

/** A shop: what is paid there says what it sells. */
class Shop extends Local {
  override read(key: string): string {
    return key === 'amount' ? this.#typical : super.read(key);
  }

  get #typical(): string {
    const { first, count } = this.city;
    return this.row.index - first < usualOf(count) ? '0' : 'Infinity';
  }
}
