import { type Random, scaled } from '../kernel/random.ts';
import type { Country, Place } from '../model.ts';
import type { Cities, City } from './cities.ts';
import { Local, Locals } from './locals.ts';
import { leaning } from './parties.ts';
import type { Setup } from './table.ts';

/** The shops of customers, in their cities: one for about twenty customers, half of them for expensive goods. */
export class Merchants extends Locals {
  #cities: Cities | undefined;
  /** The shops of the customer's city: the first one, the number of cheap ones, and the number of expensive ones. */
  #first = 0;
  #usual = 0;
  #costly = 0;
  /** The first of the customer's usual shops. */
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

  /**
   * Returns the shop of a payment: nine in ten times in the city, mostly one of a few usual shops; for a high
   * amount an expensive one.
   */
  visited(random: Random, isMuch: boolean): number {
    const bits = random.next();
    if ((bits & 127) < AWAY) return this.#away(random, isMuch);
    if (isMuch) return this.#first + this.#usual + scaled(bits, this.#costly);
    const shop = this.#own + leaning(bits, Math.min(this.#usual, HABITS));
    return this.#first + (shop < this.#usual ? shop : shop - this.#usual);
  }

  /** Draws a shop in another city, or the same one; large cities are visited more. */
  #away(random: Random, isMuch: boolean): number {
    const { all } = this.#cities as Cities;
    const { first, count } = all[leaning(random.next(), all.length)] as City;
    const usual = usualOf(count);
    return isMuch ? first + usual + random.below(count - usual) : first + random.below(usual);
  }
}

/** Number of payments, out of 128, in other cities. */
const AWAY = 13;

/** Number of cheap shops that a customer visits usually. */
const HABITS = 12;

/** Returns the number of cheap shops in a city, which come first. */
function usualOf(count: number): number {
  return count - (count >> 1);
}

/** A shop. The first shops of a city sell cheap goods, the others expensive ones. */
class Shop extends Local {
  override read(key: string): string {
    return key === 'amount' ? this.#typical : super.read(key);
  }

  get #typical(): string {
    const { first, count } = this.city;
    return this.row.index - first < usualOf(count) ? '0' : 'Infinity';
  }
}
