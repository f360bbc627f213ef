import type { RowPersona } from '../draw/persona.ts';
import type { Column } from '../draw/source.ts';
import type { Label } from '../formats/line.ts';
import { type Random, RowKey, scaled } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import { codesOf } from './codes.ts';
import { personaColumns } from './personaColumns.ts';
import type { Setup } from './table.ts';

/** Parties of countries, contiguous by country: merchants, products. */
export class Parties {
  readonly count: number;
  persona: RowPersona;
  readonly #personas: readonly RowPersona[];
  readonly #starts: readonly number[];
  readonly #key: RowKey;
  readonly #codes: (country: Country) => Label;
  #row = -1;

  constructor(
    { mix, seed, asOf }: Setup,
    { starts, persona }: { starts: readonly number[]; persona: (country: Country) => RowPersona },
  ) {
    this.#starts = starts;
    this.count = this.#starts.at(-1) as number;
    this.#key = new RowKey(seed, asOf);
    this.#personas = mix.countries.map(persona);
    this.persona = this.#personas[0] as RowPersona;
    this.#codes = codesOf(mix);
  }

  open(row: number): RowPersona {
    if (row === this.#row) return this.persona;
    this.#row = row;
    let country = 0;
    while ((this.#starts[country + 1] as number) <= row) country++;
    this.persona = this.#personas[country] as RowPersona;
    this.persona.open(this.#key.at(row));
    return this.persona;
  }

  /** Draws a party of a country, the first ones much likelier. */
  draw(random: Random, country: Country): number {
    const at = this.#personas.findIndex((persona) => persona.country === country);
    const first = this.#starts[at] as number;
    return first + leaning(random.next(), (this.#starts[at + 1] as number) - first);
  }

  /** Returns the next party of the same country; the first after the last. */
  next(row: number): number {
    const at = this.#starts.findIndex((start) => start > row);
    return row + 1 === this.#starts[at] ? (this.#starts[at - 1] as number) : row + 1;
  }

  get code(): Label {
    return this.#codes(this.persona.country);
  }

  /** Returns fields of the party as columns. */
  columns(fields: Readonly<Record<string, string>>): readonly Column[] {
    return personaColumns(this.#personas, () => this.persona, fields);
  }
}

/** Returns a number below `count` from 32 bits. The product of their halves favours small ones. */
export function leaning(bits: number, count: number): number {
  return scaled((bits >>> 16) * (bits & 0xffff), count);
}
