import { operations } from '@specimen/messages/operations';
import {
  CONDITIONS,
  definitionExample,
  type Given,
  type Operation,
  type Parameters,
} from 'specimen-data/internal';

/** An endpoint: an operation at an address. Serving, 405, OpenAPI, the reference page and the metrics come from it. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Relative to the API's base, parameters in braces. */
  readonly path: string;
  /** The name of the endpoint in OpenAPI. */
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly operation: Operation;
  /** Example call. By default the operation's own example. */
  readonly example: Given;
  /** The path's parameters, where they are not the operation's own. */
  readonly segments?: Parameters;
  /** Maps path segments to arguments. By default a segment is the argument of the same name. */
  readonly fill?: (segments: Readonly<Record<string, string>>) => Record<string, unknown>;
  /** The parameters that come in a JSON body. */
  readonly body?: readonly string[];
  /** Query parameters. By default all parameters that are in neither the path nor the body. */
  readonly query?: readonly string[];
  /** Parameters that this endpoint does not take. */
  readonly without?: readonly string[];
  /** A parameter that must come here, where the operation also has another way to be told. */
  readonly needs?: string;
  /** The parameter that a body which is no JSON object is. */
  readonly raw?: string;
}

export const TAGS = {
  Catalogue: 'What can be generated.',
  Generation: 'Fields, records and presets of a country; generic values.',
  'Plain language': 'Requests in plain words.',
  Schema: 'Rows of your own schema.',
  Datasets: 'Related tables.',
  'Mock REST': 'Read-only collections of 1000 items; conditions filter them.',
  Messages: 'Payment files and bank statements: ISO 20022, SWIFT MT and national formats.',
  Batch: 'Many specs in one call.',
  Validation: 'Check digits and standards.',
} as const;

/** Where the API stands. */
export const BASE = '/api/v1';

/** The methods that paths have. */
export const USUAL: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const selector = segment(
  'A field key, a synonym or the local name of an identifier; person, full, company, product; or preset:<key>.',
);
const type = segment('A generic type, with its parameters after a colon: int:1,9.');

/** Every endpoint, a line or two each. */
export const routes: readonly Route[] = [
  route('Catalogue', 'GET /countries', 'listCountries', operations.countries),
  route('Catalogue', 'GET /catalog', 'getCatalog', operations.catalog),
  route('Catalogue', 'GET /fields', 'listFields', operations.fields),
  route('Catalogue', 'GET /fields/{field}', 'getField', operations.field),
  route('Catalogue', 'GET /types', 'listTypes', operations.types),
  route('Catalogue', 'GET /{country}', 'getCountry', operations.country),
  route('Generation', 'GET /{country}/{selector}', 'generate', operations.generate, {
    segments: { country: operations.country.parameters.country, selector },
    fill: ({ country, selector }) => ({ spec: `${country}.${selector}` }),
    example: { country: 'de', selector: 'iban', seed: 'demo' },
  }),
  route('Generation', 'GET /any/{type}', 'generateAny', operations.generate, {
    segments: { type },
    fill: ({ type }) => ({ spec: `any.${type}` }),
    without: CONDITIONS,
    example: { type: 'uuid', seed: 'demo' },
  }),
  route('Plain language', 'GET /fetch', 'fetch', operations.fetch),
  route('Plain language', 'GET /resolve', 'resolve', operations.resolve),
  route('Schema', 'GET /schema', 'describeSchema', operations.schemaHelp),
  route('Schema', 'POST /schema', 'generateSchema', operations.schema, {
    body: ['fields', 'count', 'offset', 'where', 'seed', 'asOf'],
  }),
  route('Datasets', 'GET /datasets', 'listDatasets', operations.datasets),
  route('Datasets', 'GET /datasets/{key}', 'getDataset', operations.dataset),
  route('Datasets', 'GET /dataset', 'describeDataset', operations.datasetSchema),
  route('Datasets', 'POST /dataset', 'defineDataset', operations.dataset, {
    body: ['tables', 'where', 'seed', 'asOf'],
    without: ['key', 'country', 'size', 'account'],
    needs: 'tables',
    example: { tables: definitionExample.tables.slice(0, 1), seed: 'demo', table: 'clinics' },
  }),
  route('Mock REST', 'GET /mock/{country}/{collection}', 'listMocked', operations.mock),
  route('Mock REST', 'GET /mock/{country}/{collection}/{id}', 'getMocked', operations.mockItem),
  route('Messages', 'GET /messages', 'listMessages', operations.messages),
  route('Messages', 'GET /messages/{key}', 'getMessage', operations.message),
  route('Messages', 'POST /messages/check', 'checkMessage', operations.checkMessage, {
    body: ['content'],
    raw: 'content',
  }),
  route('Messages', 'POST /messages/{key}', 'postMessage', operations.message, {
    body: Object.keys(operations.message.parameters).filter((name) => name !== 'key'),
    query: [],
    example: { key: 'pain.001', country: 'de', payments: [{ amount: 12.5 }], seed: 'demo' },
  }),
  route('Batch', 'GET /batch', 'batch', operations.batch, { needs: 'specs' }),
  route('Batch', 'POST /batch', 'batchPost', operations.batch, {
    body: ['requests', 'fields', 'seed', 'asOf'],
    query: ['fields', 'seed', 'asOf', 'pretty'],
    needs: 'requests',
    example: { requests: [{ spec: 'de.iban' }, { spec: 'any.uuid', n: 2 }], seed: 'demo' },
  }),
  route('Validation', 'GET /validators', 'listValidators', operations.validators),
  route('Validation', 'GET /validate', 'validate', operations.validate, { needs: 'value' }),
  route('Validation', 'POST /validate', 'validatePost', operations.validate, {
    body: ['value', 'validator', 'spec', 'explain', 'checks'],
    query: ['explain', 'pretty'],
  }),
  route('Validation', 'GET /cases', 'cases', operations.cases),
  route('Validation', 'GET /identify', 'identify', operations.identify),
];

function route(tag: Route['tag'], address: string, id: string, operation: Operation, more?: Partial<Route>) {
  const [method, path] = address.split(' ') as [Route['method'], string];
  return { method, path, id, tag, operation, example: operation.example, ...more };
}

function segment(text: string) {
  return { text, schema: { type: 'string' }, read: (given: unknown) => given };
}

/** The addresses that begin with the same word as another. */
export function alike(url: string): readonly string[] {
  const word = url.split(/[/?]/)[3];
  return [...new Set(routes.map(({ path }) => BASE + path))].filter((path) => path.split('/')[3] === word);
}

/** The names of the path's parameters, in its order. */
export function segmentsOf({ path }: Route): readonly string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as string);
}

/** The parameters that come in the query; an address holds no objects and no lists of them. */
export function queryOf(route: Route): readonly string[] {
  const { operation, fill, query, body = [], without = [] } = route;
  const elsewhere = [...segmentsOf(route), ...Object.keys(fill?.({}) ?? {}), ...body, ...without];
  const { parameters } = operation;
  const fits = (name: string) => !/^(object|array)$/.test(String(parameters[name]?.schema.type));
  return query ?? Object.keys(parameters).filter((name) => fits(name) && !elsewhere.includes(name));
}

/** The part of an endpoint's example that comes in the body. */
export function shownBody({ example, body = [] }: Route): Given {
  return Object.fromEntries(Object.entries(example).filter(([name]) => body.includes(name)));
}

/** Returns the label of an address in metrics and log: the route's path, or one label for everything unknown. */
export function labelOf(url: string): string {
  return url === '*' ? 'none' : url.replace(`${BASE}/`, '/').replace(/:(\w+)/g, '{$1}');
}
