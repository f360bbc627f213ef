import { type Operation, operations, type Parameters } from 'specimen-data/surface';

/** An endpoint: an operation at an address. Serving, 405, OpenAPI, the reference page and the metrics come from it. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Relative to the API's base, parameters in braces. */
  readonly path: string;
  /** The name of the endpoint in OpenAPI. */
  readonly id: string;
  readonly tag: Tag;
  readonly operation: Operation;
  /** The path's parameters, where they are not the operation's own. */
  readonly segments?: Parameters;
  /** What the segments of the path stand for; their own names when left out. */
  readonly fill?: (segments: Readonly<Record<string, string>>) => Record<string, unknown>;
  /** The parameters that come in a JSON body. */
  readonly body?: readonly string[];
  /** The parameters that come in the query; those that come nowhere else when left out. */
  readonly query?: readonly string[];
  /** Parameters that this endpoint does not take. */
  readonly without?: readonly string[];
  readonly errors: readonly (400 | 404 | 422)[];
}

export const TAGS = {
  Catalogue: 'What can be generated.',
  Generation: 'Fields, records and scenarios of a country; generic values.',
  'Plain language': 'Requests in words.',
  Schema: 'Rows of your own shape.',
  Batch: 'Many specs in one call.',
  Validation: 'Check digits and standards.',
} as const;

type Tag = keyof typeof TAGS;

/** Where the API stands. */
export const BASE = '/api/v1';

const { generate, fetch, resolve, schema, schemaHelp, batch, validate, validators } = operations;
const { countries, country, catalog, fields, field, types } = operations;

const selector = {
  text: 'A field key, a synonym or the local name of an identifier; person, full, company, product; or preset:<key>.',
  schema: { type: 'string' },
  required: true,
  read: (given: unknown) => given,
};
const type = {
  text: 'A generic type, with its parameters after a colon: int:1,9.',
  schema: { type: 'string' },
  required: true,
  read: (given: unknown) => given,
};

/** Every endpoint, a line or two each. */
export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/countries',
    id: 'listCountries',
    tag: 'Catalogue',
    operation: countries,
    errors: [],
  },
  { method: 'GET', path: '/catalog', id: 'getCatalog', tag: 'Catalogue', operation: catalog, errors: [] },
  { method: 'GET', path: '/fields', id: 'listFields', tag: 'Catalogue', operation: fields, errors: [] },
  {
    method: 'GET',
    path: '/fields/{field}',
    id: 'getField',
    tag: 'Catalogue',
    operation: field,
    errors: [404],
  },
  { method: 'GET', path: '/types', id: 'listTypes', tag: 'Catalogue', operation: types, errors: [] },
  {
    method: 'GET',
    path: '/{country}',
    id: 'getCountry',
    tag: 'Catalogue',
    operation: country,
    errors: [404],
  },
  {
    ...{
      method: 'GET',
      path: '/{country}/{selector}',
      id: 'generate',
      tag: 'Generation',
      operation: generate,
    },
    segments: { country: country.parameters.country, selector },
    fill: ({ country, selector }) => ({ spec: `${country}.${selector}` }),
    errors: [400, 404],
  },
  {
    ...{ method: 'GET', path: '/any/{type}', id: 'generateAny', tag: 'Generation', operation: generate },
    segments: { type },
    fill: ({ type }) => ({ spec: `any.${type}` }),
    errors: [400],
  },
  { method: 'GET', path: '/fetch', id: 'fetch', tag: 'Plain language', operation: fetch, errors: [400, 422] },
  {
    method: 'GET',
    path: '/resolve',
    id: 'resolve',
    tag: 'Plain language',
    operation: resolve,
    errors: [400, 422],
  },
  { method: 'GET', path: '/schema', id: 'describeSchema', tag: 'Schema', operation: schemaHelp, errors: [] },
  {
    ...{
      method: 'POST',
      path: '/schema',
      id: 'generateSchema',
      tag: 'Schema',
      operation: schema,
      errors: [400],
    },
    body: ['fields', 'count', 'offset', 'seed'],
  },
  {
    ...{ method: 'GET', path: '/batch', id: 'batch', tag: 'Batch', operation: batch, errors: [400] },
    without: ['requests'],
  },
  {
    ...{ method: 'POST', path: '/batch', id: 'batchPost', tag: 'Batch', operation: batch, errors: [400] },
    body: ['requests', 'fields', 'seed'],
    query: ['fields', 'seed', 'pretty'],
  },
  {
    method: 'GET',
    path: '/validators',
    id: 'listValidators',
    tag: 'Validation',
    operation: validators,
    errors: [400],
  },
  {
    ...{
      method: 'GET',
      path: '/validate',
      id: 'validate',
      tag: 'Validation',
      operation: validate,
      errors: [400],
    },
    without: ['checks'],
  },
  {
    ...{
      method: 'POST',
      path: '/validate',
      id: 'validatePost',
      tag: 'Validation',
      operation: validate,
      errors: [400],
    },
    body: ['value', 'validator', 'spec', 'checks'],
  },
];

/** The names of the path's parameters, in its order. */
export function segmentsOf({ path }: Route): readonly string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
}

/** The parameters that come in the query. */
export function queryOf(route: Route): readonly string[] {
  const { operation, fill, query, body = [], without = [] } = route;
  if (query) return query;
  const elsewhere = [...segmentsOf(route), ...Object.keys(fill?.(NOTHING) ?? {}), ...body, ...without];
  return Object.keys(operation.parameters).filter((name) => !elsewhere.includes(name));
}

const NOTHING: Readonly<Record<string, string>> = {};

/** How metrics and log call the route at an address: as in this table, and all that is not served alike. */
export function labelOf(url = '*'): string {
  return url === '*' ? 'none' : url.replace(`${BASE}/`, '/').replace(/:(\w+)/g, '{$1}');
}
