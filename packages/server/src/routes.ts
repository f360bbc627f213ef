import { type Operation, operations, type Parameter, type Parameters } from 'specimen-data/surface';

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

const selector = segment(
  'A field key, a synonym or the local name of an identifier; person, full, company, product; or preset:<key>.',
);
const type = segment('A generic type, with its parameters after a colon: int:1,9.');

function segment(text: string): Parameter {
  return { text, schema: { type: 'string' }, required: true, read: (given) => given };
}

/** Every endpoint, a line or two each. */
export const routes: readonly Route[] = [
  ...tagged('Catalogue', [
    { at: 'GET /countries', id: 'listCountries', operation: countries },
    { at: 'GET /catalog', id: 'getCatalog', operation: catalog },
    { at: 'GET /fields', id: 'listFields', operation: fields },
    { at: 'GET /fields/{field}', id: 'getField', operation: field, errors: [404] },
    { at: 'GET /types', id: 'listTypes', operation: types },
    { at: 'GET /{country}', id: 'getCountry', operation: country, errors: [404] },
  ]),
  ...tagged('Generation', [
    {
      ...{ at: 'GET /{country}/{selector}', id: 'generate', operation: generate, errors: [400, 404] },
      segments: { country: country.parameters.country, selector },
      fill: ({ country, selector }) => ({ spec: `${country}.${selector}` }),
    },
    {
      ...{ at: 'GET /any/{type}', id: 'generateAny', operation: generate, errors: [400] },
      segments: { type },
      fill: ({ type }) => ({ spec: `any.${type}` }),
    },
  ]),
  ...tagged('Plain language', [
    { at: 'GET /fetch', id: 'fetch', operation: fetch, errors: [400, 422] },
    { at: 'GET /resolve', id: 'resolve', operation: resolve, errors: [400, 422] },
  ]),
  ...tagged('Schema', [
    { at: 'GET /schema', id: 'describeSchema', operation: schemaHelp },
    {
      ...{ at: 'POST /schema', id: 'generateSchema', operation: schema, errors: [400] },
      body: ['fields', 'count', 'offset', 'seed'],
    },
  ]),
  ...tagged('Batch', [
    { at: 'GET /batch', id: 'batch', operation: batch, without: ['requests'], errors: [400] },
    {
      ...{ at: 'POST /batch', id: 'batchPost', operation: batch, errors: [400] },
      body: ['requests', 'fields', 'seed'],
      query: ['fields', 'seed', 'pretty'],
    },
  ]),
  ...tagged('Validation', [
    { at: 'GET /validators', id: 'listValidators', operation: validators, errors: [400] },
    { at: 'GET /validate', id: 'validate', operation: validate, without: ['checks'], errors: [400] },
    {
      ...{ at: 'POST /validate', id: 'validatePost', operation: validate, errors: [400] },
      body: ['value', 'validator', 'spec', 'checks'],
    },
  ]),
];

/** A route as the table has it: method and path in one, and no errors when left out. */
interface Entry extends Omit<Route, 'method' | 'path' | 'tag' | 'errors'>, Partial<Pick<Route, 'errors'>> {
  readonly at: `${Route['method']} ${string}`;
}

function tagged(tag: Tag, entries: readonly Entry[]): readonly Route[] {
  return entries.map(({ at, errors = [], ...rest }) => {
    const [method, path] = at.split(' ') as [Route['method'], string];
    return { ...rest, method, path, tag, errors };
  });
}

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
