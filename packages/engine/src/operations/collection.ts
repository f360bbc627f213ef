import { Source } from '../draw/source.ts';
import { meets } from '../draw/steering.ts';
import { numbered } from '../kernel/numbered.ts';
import { RowKey } from '../kernel/random.ts';
import type { Country } from '../model.ts';
import {
  compileSpec,
  type FieldList,
  findCountry,
  ignoredOf,
  personaOf,
  type RecordKey,
  typeColumn,
  unmet,
  type World,
} from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { valuesOf } from './rows.ts';

/** A resource of a REST service, whose items are records. */
export interface Collection {
  readonly name: string;
  readonly record: RecordKey;
}

export const COLLECTIONS: ReadonlyMap<string, Collection> = new Map(
  (
    [
      { name: 'customers', record: 'person' },
      { name: 'companies', record: 'company' },
      { name: 'products', record: 'product' },
    ] as const
  ).map((each) => [each.name, each]),
);

/** Number of items in every collection. */
const SIZE = 1000;

/**
 * The items of a collection: item i is row i of the record, with an id of its own. The id is drawn for the seed,
 * the country and the collection; a look-up generates the ids of all items.
 */
export class Items {
  /** The name of the rows: `de-customers`. */
  readonly name: string;
  /** Names of parameters that do not apply. */
  readonly ignored: readonly string[];
  readonly #country: Country;
  readonly #record: RecordKey;
  readonly #id: ReturnType<typeof typeColumn>;
  readonly #rows: Source;

  constructor(world: World, code: string, { name, record }: Collection, fields: FieldList | undefined) {
    this.#country = findCountry(world, code);
    this.#record = record;
    this.name = `${this.#country.code}-${name}`;
    this.#id = { ...typeColumn(world, 'uuid', this.name, numbered), key: 'id' };
    const spec = `${this.#country.code}.${record}`;
    this.#rows = compileSpec(world, spec, { fields });
    this.ignored = ignoredOf(spec, this.#rows, { fields });
  }

  /** Returns a source of some rows with their ids. The person's own identifier moves to `national_id`. */
  source(rows: readonly number[]): Source {
    const { shape, parties } = this.#rows;
    const nodes = shape.kind === 'record' ? shape.nodes : [];
    const own = nodes.map((node) => (node.key === 'id' ? { ...node, key: 'national_id' } : node));
    const choose = { open: (row: RowKey) => void row.at(rows[row.index] as number) };
    return new Source(this.name, { kind: 'record', nodes: [this.#id, ...own] }, [
      choose,
      this.#id,
      ...parties,
    ]);
  }

  /** Returns the rows that meet the conditions, and the names of conditions that do not apply. */
  where(seed: string, where: Where | undefined): { rows: readonly number[]; ignored: readonly string[] } {
    const all = Array.from({ length: SIZE }, (_, row) => row);
    if (!where) return { rows: all, ignored: this.ignored };
    const asked = personaOf(this.#country, this.#record, where);
    const drawn = personaOf(this.#country, this.#record);
    const key = new RowKey(seed);
    const rows = all.filter((row) => {
      drawn.open(key.at(row));
      return meets(drawn, asked.steering);
    });
    return { rows, ignored: [...this.ignored, ...unmet({ parties: [asked] }, where)] };
  }

  /** Returns the row with an id. */
  find(seed: string, id: string): number | undefined {
    const source = new Source(this.name, { kind: 'value', column: this.#id }, [this.#id]);
    const ids = valuesOf({ source, seed, count: SIZE, offset: 0 }) as readonly string[];
    const row = ids.indexOf(id.toLowerCase());
    return row < 0 ? undefined : row;
  }
}
