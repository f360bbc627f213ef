import { RowPersona } from '../draw/persona.ts';
import type { Column } from '../draw/source.ts';
import type { Text } from '../kernel/bytes.ts';
import { type Random, RowKey } from '../kernel/random.ts';
import type { Country, FieldTable } from '../model.ts';
import { codesOf } from './codes.ts';
import type { Setup } from './table.ts';

/** Parties that belong to countries, each country's together: merchants, products. */
export class Parties {
  readonly count: number;
  persona: RowPersona;
  readonly #personas: readonly RowPersona[];
  readonly #starts: readonly number[];
  readonly #key: RowKey;
  readonly #codes: (country: Country) => Text;
  #row = -1;

  constructor(
    { mix, seed }: Setup,
    { scope, count, fields }: { scope: string; count: number; fields: (country: Country) => FieldTable },
  ) {
    this.#starts = mix.blocks(count);
    this.count = this.#starts.at(-1) as number;
    this.#key = new RowKey(seed);
    this.#personas = mix.countries.map(
      (country) => new RowPersona(country, `${country.code}/${scope}`, fields(country)),
    );
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

  /** One of a country's, the first ones much likelier. */
  draw(random: Random, country: Country): number {
    const at = this.#personas.findIndex((persona) => persona.country === country);
    const first = this.#starts[at] as number;
    const count = (this.#starts[at + 1] as number) - first;
    // The product of two draws leans to the small.
    return first + Math.floor((random.below(count) * random.below(65_536)) / 65_536);
  }

  /** The next of the same country, the first after the last. */
  next(row: number): number {
    const at = this.#starts.findIndex((start) => start > row);
    return row + 1 === this.#starts[at] ? (this.#starts[at - 1] as number) : row + 1;
  }

  get code(): Text {
    return this.#codes(this.persona.country);
  }

  /** Fields of the party by the names of their columns. */
  columns(fields: Readonly<Record<string, string>>): readonly Column[] {
    return Object.entries(fields).map(([key, field]) => this.field(key, field));
  }

  field(key: string, field: string): Column {
    const cells = this.#personas.map((persona) => persona.cell(field));
    return {
      key,
      kind: cells[0]?.field.num ? 'number' : 'text',
      plain: cells.every(({ plain }) => plain),
      put: (out, at) => this.persona.cell(field).put(out, at),
    };
  }
}
