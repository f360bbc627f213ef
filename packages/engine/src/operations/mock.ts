import type { AsOf } from '../kernel/asOf.ts';
import { find } from '../kernel/find.ts';
import { FARTHEST, readText, readWhole } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { Seed } from '../kernel/seed.ts';
import type { FieldList } from '../spec/spec.ts';
import type { Where } from '../spec/steering.ts';
import { countryDescription } from './catalogue.ts';
import { COLLECTIONS, type Collection, Items } from './collection.ts';
import { between, rowsResult } from './generate.ts';
import { operation, type Parameter } from './operation.ts';
import { asOf, fields, format, pretty, seed as usualSeed } from './parameters.ts';
import { ref } from './schemas.ts';
import { conditions, where, whereIn } from './where.ts';

const collection = {
  text: `The collection: ${[...COLLECTIONS.keys()].join(', ')}.`,
  schema: { type: 'string', enum: [...COLLECTIONS.keys()] },
  required: true,
  read: (given, name) => find(COLLECTIONS, given, 'unknown-collection', { subject: name }),
} as const satisfies Parameter<Collection>;

const page = {
  text: 'Number of the page, from 1. Default: 1. After the last page, data is empty.',
  schema: { type: 'integer', minimum: 1, maximum: FARTHEST },
  read: (given, name) => readWhole(given, name, 1, FARTHEST),
} as const satisfies Parameter<number>;

const MOST = 100;
const USUAL = 20;

const limit = {
  text: `Number of items per page. Default: ${USUAL}.`,
  schema: { type: 'integer', minimum: 1, maximum: MOST },
  read: (given, name) => readWhole(given, name, 1, MOST),
} as const satisfies Parameter<number>;

const id = {
  text: 'The id of an item in the collection.',
  schema: { type: 'string' },
  required: true,
  read: readText,
} as const satisfies Parameter<string>;

/** The default seed: a mock must answer the same without one. */
const SEED = 'mock';

const seed = {
  ...usualSeed,
  text: `The same seed gives the same items with the same ids. Default: ${SEED}.`,
} as const satisfies Parameter<string>;

const parameters = { country: countryDescription.parameters.country, collection };

/** A page of a collection. */
export const mock = operation({
  name: 'mock',
  summary: 'Return a page of a mock REST collection',
  parameters: { ...parameters, page, limit, ...conditions, where, fields, seed, asOf, format, pretty },
  result: ref('MockPage'),
  makes: true,
  example: { country: 'de', collection: 'customers', page: 2, limit: 2, city: 'Berlin' },
  run(
    { world },
    { country, collection, page = 1, limit = USUAL, fields, seed = SEED, asOf, format, ...asked },
  ) {
    const items = new Items(world, country, collection, fields);
    const { rows, ignored } = items.where(seed, whereIn(asked));
    const total = rows.length;
    const shown = rows.slice((page - 1) * limit, page * limit);
    const made = rowsResult(items.source(shown), { n: shown.length, seed, asOf, format }, ignored);
    const pages = pagesAround(page, Math.max(1, Math.ceil(total / limit)));
    const about = `,"page":${page},"limit":${limit},"total":${total}}`;
    return between('{"data":', { ...made, pages }, about);
  },
});

/** One item of a collection. */
export const mockItem = operation({
  name: 'mockItem',
  summary: 'Return an item of a mock REST collection by its id',
  parameters: { ...parameters, id, fields, seed, asOf, format, pretty },
  result: ref('MockItem'),
  makes: true,
  example: { country: 'de', collection: 'customers', id: 'b2742aad-a1aa-4f9f-ad0c-920bc8a1d142' },
  run({ world }, { country, collection, id, fields, seed = SEED, asOf, format }) {
    const items = new Items(world, country, collection, fields);
    const row = items.find(seed, id);
    if (row === undefined)
      throw new Problem(
        'unknown-item',
        `no item of ${items.name} has the id ${shown(id)} for the seed ${shown(seed)}`,
      );
    return rowsResult(items.source([row]), { seed, asOf, format }, items.ignored);
  },
});

/** Returns the related pages of a page, by their relation. */
function pagesAround(page: number, last: number): Readonly<Record<string, number>> {
  return {
    first: 1,
    ...(page > 1 ? { prev: Math.min(page - 1, last) } : {}),
    ...(page < last ? { next: page + 1 } : {}),
    last,
  };
}

/** Options of a page of a mock collection. */
export interface MockOptions {
  /** The page, from 1. */
  readonly page?: number | undefined;
  /** Number of items per page. */
  readonly limit?: number | undefined;
  /** Conditions on the items: `{ sex: 'female', city: 'Berlin' }`. */
  readonly where?: Where | undefined;
  /** Fields of customers. */
  readonly fields?: FieldList | undefined;
  /** Another seed gives other items. */
  readonly seed?: Seed | undefined;
  /** The date on which the items are true, `YYYY-MM-DD` or `today`; 2026-01-01 by default. */
  readonly asOf?: AsOf | undefined;
}

/** A page of a collection, as values. */
export interface MockPage {
  readonly data: readonly MockItem[];
  /** The number of this page, from 1. */
  readonly page: number;
  /** Number of items per page. */
  readonly limit: number;
  /** Number of items on all pages. */
  readonly total: number;
}

/** An item of a collection, by the names of its fields. */
export interface MockItem {
  /** The id by which the item can be read again. */
  readonly id: string;
  readonly [key: string]: unknown;
}
