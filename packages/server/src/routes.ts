import {
  batchOf,
  catalogue,
  compileSchema,
  formatOf,
  freshSeed,
  LIMITS,
  parseBatch,
  Problem,
  resolve,
  seedText,
  specimen,
  validate,
  validateMany,
  whole,
} from '@specimen/engine';
import { isPretty, jsonAnswer, rowsOf, wanted } from './generation.ts';
import * as P from './parameters.ts';
import type { Answer, Input, JsonSchema, Route } from './route.ts';
import { counted, ref } from './schemas.ts';
import { selectorSource, typeSource } from './sources.ts';

const JSON_TYPE = 'application/json';

/** An answer that is always JSON, with an example. */
function json(schema: JsonSchema, example: unknown): Route['ok'] {
  return { [JSON_TYPE]: { schema, example } };
}

/** An answer in any format. */
function anyFormat(example: unknown, text: { csv: string; ndjson: string; xml: string }): Route['ok'] {
  const schema = { type: 'string' };
  return {
    [JSON_TYPE]: { schema: ref('Data'), example },
    'text/csv': { schema, example: text.csv },
    'application/x-ndjson': { schema, example: text.ndjson },
    'application/xml': { schema, example: text.xml },
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every endpoint, in the order of the interface. Serving, checks and the description all come from here. */
export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: '/countries',
    id: 'listCountries',
    tag: 'Catalogue',
    summary: 'List the countries',
    ok: json(counted('countries', ref('Country')), {
      count: 1,
      countries: [{ code: 'de', name: 'Germany', flag: '🇩🇪', currency: 'EUR', group: 'Europe' }],
    }),
    errors: [],
    handle: constant(() => listed('countries', catalogue.countries())),
  },
  {
    method: 'GET',
    path: '/catalog',
    id: 'getCatalog',
    tag: 'Catalogue',
    summary: 'List every country with its fields and presets',
    ok: json(counted('countries', ref('CatalogEntry')), {
      count: 1,
      countries: [
        {
          code: 'de',
          name: 'Germany',
          currency: 'EUR',
          group: 'Europe',
          fields: [{ key: 'iban', label: 'IBAN', group: 'banking', certified: true }],
          presets: ['kyc'],
        },
      ],
    }),
    errors: [],
    handle: constant(() => listed('countries', catalogue.catalog())),
  },
  {
    method: 'GET',
    path: '/fields',
    id: 'listFields',
    tag: 'Catalogue',
    summary: 'List the fields, with how many countries have them',
    ok: json(counted('fields', ref('FieldSummary')), {
      count: 1,
      fields: [{ field: 'iban', label: 'IBAN', count: 46, certified: 46 }],
    }),
    errors: [],
    handle: constant(() => listed('fields', catalogue.fields())),
  },
  {
    method: 'GET',
    path: '/fields/{field}',
    id: 'getField',
    tag: 'Catalogue',
    summary: 'List the countries that have a field',
    params: [P.FIELD],
    ok: json(ref('FieldDetail'), { field: 'iban', label: 'IBAN', count: 1, countries: [{ code: 'de', certified: true }] }),
    errors: [404],
    handle: ({ params: [field] }) => jsonAnswer(catalogue.field(field as string)),
  },
  {
    method: 'GET',
    path: '/types',
    id: 'listTypes',
    tag: 'Catalogue',
    summary: 'List the generic types',
    ok: json(counted('types', ref('TypeInfo')), {
      count: 1,
      types: [{ key: 'uuid', label: 'UUID version 4', params: '' }],
    }),
    errors: [],
    handle: constant(() => listed('types', catalogue.types())),
  },
  {
    method: 'GET',
    path: '/validators',
    id: 'listValidators',
    tag: 'Validation',
    summary: 'List the validators',
    query: [P.SET],
    ok: json(counted('validators', ref('Validator')), {
      count: 1,
      validators: [{ id: 'iban', label: 'ISO 13616 mod-97' }],
    }),
    errors: [400],
    handle({ query }) {
      const set = query('set');
      if (set !== undefined && set !== 'all') throw new Problem('bad', 'set must be "all" or left out');
      return jsonAnswer(listed('validators', catalogue.validators(set)));
    },
  },
  {
    method: 'GET',
    path: '/any/{type}',
    id: 'generateType',
    tag: 'Generation',
    summary: 'Generate values of a generic type',
    params: [P.TYPE],
    query: [P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: anyFormat('5042a520-a5a1-438e-802d-f042fae41936', {
      csv: 'uuid\r\n5042a520-a5a1-438e-802d-f042fae41936\r\n',
      ndjson: '"5042a520-a5a1-438e-802d-f042fae41936"\n',
      xml: `${XML}<rows><row><uuid>5042a520-a5a1-438e-802d-f042fae41936</uuid></row></rows>\n`,
    }),
    seeded: true,
    errors: [400],
    handle(input) {
      const want = wanted(input);
      return rowsOf(typeSource(input.params[0] as string), want);
    },
  },
  {
    method: 'GET',
    path: '/fetch',
    id: 'fetch',
    tag: 'Plain language',
    summary: 'Generate what a request in words asks for',
    query: [P.Q, P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: {
      ...anyFormat(null, { csv: 'iban\r\nDE53500100606487326150\r\n', ndjson: '"DE53500100606487326150"\n', xml: `${XML}<rows></rows>\n` }),
      [JSON_TYPE]: {
        schema: ref('Fetched'),
        example: { query: 'german iban', spec: 'de.iban', country: 'de', field: 'iban', data: 'DE53500100606487326150' },
      },
    },
    seeded: true,
    errors: [400, 422],
    handle: fetchWords,
  },
  {
    method: 'GET',
    path: '/resolve',
    id: 'resolve',
    tag: 'Plain language',
    summary: 'Tell which spec a request in words stands for',
    query: [P.Q, P.PRETTY],
    ok: json(ref('Resolution'), { query: 'german iban', ok: true, spec: 'de.iban', country: 'de', field: 'iban' }),
    errors: [400, 422],
    handle(input) {
      const { query, ok, spec, country, field } = resolve(required(input, 'q'));
      return jsonAnswer({ query, ok, spec, country, field }, isPretty(input.query('pretty')));
    },
  },
  {
    method: 'GET',
    path: '/schema',
    id: 'describeSchema',
    tag: 'Schema',
    summary: 'Tell how to write a schema',
    ok: json({ type: 'object' }, { usage: 'POST a schema as JSON' }),
    errors: [],
    handle: constant(() => SCHEMA_HELP),
  },
  {
    method: 'POST',
    path: '/schema',
    id: 'generateSchema',
    tag: 'Schema',
    summary: 'Generate rows of your own schema',
    query: [P.FORMAT, P.PRETTY],
    body: { schema: ref('Schema'), example: { count: 2, seed: 'demo', fields: [{ name: 'id', type: 'uuid' }, { name: 'iban', type: 'de.iban' }] } },
    ok: anyFormat([{ id: '5042a520-a5a1-438e-802d-f042fae41936', iban: 'DE53500100606487326150' }], {
      csv: 'iban\r\nDE53500100606487326150\r\n',
      ndjson: '{"iban":"DE53500100606487326150"}\n',
      xml: `${XML}<rows><row><iban>DE53500100606487326150</iban></row></rows>\n`,
    }),
    seeded: true,
    errors: [400],
    handle: schemaRows,
  },
  {
    method: 'GET',
    path: '/batch',
    id: 'batch',
    tag: 'Batch',
    summary: 'Run many specs in one call',
    query: [P.SPECS, P.FIELDS, P.SEED, P.PRETTY],
    ok: json(ref('BatchResult'), { count: 1, results: [{ spec: 'de.iban', key: 'de.iban', count: 1, data: 'DE53500100606487326150' }] }),
    seeded: true,
    errors: [400],
    handle(input) {
      const seed = input.query('seed');
      const fields = input.query('fields');
      if (fields === '') throw new Problem('bad', 'fields must name at least one field, a group or "all"');
      return batchAnswer(parseBatch(required(input, 'specs')), seed, fields, isPretty(input.query('pretty')));
    },
  },
  {
    method: 'POST',
    path: '/batch',
    id: 'batchPost',
    tag: 'Batch',
    summary: 'Run many specs in one call, as JSON',
    query: [P.SEED, P.PRETTY],
    body: { schema: ref('Batch'), example: { requests: [{ spec: 'de.iban', n: 2, seed: 'demo' }] } },
    ok: json(ref('BatchResult'), { count: 1, results: [{ spec: 'de.iban', key: 'de.iban', count: 1, data: ['DE53500100606487326150'] }] }),
    seeded: true,
    errors: [400],
    handle(input) {
      const { requests, seed = input.query('seed') } = bodyObject(input, '{ "requests": [{ "spec": "de.iban" }] }');
      return batchAnswer(requests, seed, undefined, isPretty(input.query('pretty')));
    },
  },
  {
    method: 'GET',
    path: '/validate',
    id: 'validate',
    tag: 'Validation',
    summary: 'Check a value',
    query: [P.VALUE, P.VALIDATOR, P.SPEC, P.PRETTY],
    ok: json(ref('ValidateResult'), { value: 'DE89370400440532013000', validator: 'iban', label: 'ISO 13616 mod-97', valid: true }),
    errors: [400],
    handle({ query }) {
      const check = { value: query('value'), validator: query('validator'), spec: query('spec') };
      return jsonAnswer(validate(check), isPretty(query('pretty')));
    },
  },
  {
    method: 'POST',
    path: '/validate',
    id: 'validatePost',
    tag: 'Validation',
    summary: 'Check one value or many',
    query: [P.PRETTY],
    body: { schema: ref('ValidateBody'), example: { checks: [{ value: '44051401359', validator: 'plPesel' }] } },
    ok: json(ref('ValidateAnswer'), {
      count: 1,
      results: [{ value: '44051401359', validator: 'plPesel', label: 'PESEL (Poland)', valid: true }],
    }),
    errors: [400],
    handle(input) {
      const body = bodyObject(input, '{ "value": "…", "validator": "iban" } or { "checks": […] }');
      const result = body.checks === undefined ? validate(body) : validateMany(body.checks as never);
      return jsonAnswer(result, isPretty(input.query('pretty')));
    },
  },
  {
    method: 'GET',
    path: '/{country}',
    id: 'getCountry',
    tag: 'Catalogue',
    summary: 'Describe a country',
    params: [P.COUNTRY],
    ok: json(ref('CountryDetail'), {
      code: 'de',
      name: 'Germany',
      currency: 'EUR',
      records: ['person', 'full', 'company', 'product'],
      fields: [{ key: 'iban', label: 'IBAN', default: true, num: false, money: false, img: false }],
      presets: [{ key: 'kyc', name: 'KYC identity check' }],
    }),
    errors: [404],
    handle: ({ params: [country] }) => jsonAnswer(catalogue.country(country as string)),
  },
  {
    method: 'GET',
    path: '/{country}/{selector}',
    id: 'generate',
    tag: 'Generation',
    summary: 'Generate a field, a record or a scenario of a country',
    params: [P.COUNTRY, P.SELECTOR],
    query: [P.N, P.OFFSET, P.FIELDS, P.SEED, P.FORMAT, P.PRETTY],
    ok: anyFormat('DE53500100606487326150', {
      csv: 'iban\r\nDE53500100606487326150\r\n',
      ndjson: '"DE53500100606487326150"\n',
      xml: `${XML}<rows><row><iban>DE53500100606487326150</iban></row></rows>\n`,
    }),
    seeded: true,
    errors: [400, 404],
    handle(input) {
      const { params } = input;
      const want = wanted(input);
      return rowsOf(selectorSource(params[0] as string, params[1] as string, want.fields), want);
    },
  },
];

/** An answer that is the same every time, made at the first call. */
function constant(make: () => unknown): Route['handle'] {
  let answer: Answer | undefined;
  return () => {
    answer ??= jsonAnswer(make());
    return answer;
  };
}

function listed(name: string, items: readonly unknown[]): unknown {
  return { count: items.length, [name]: items };
}

function required({ query }: Input, name: string): string {
  const value = query(name);
  if (value === undefined || value.trim() === '') throw new Problem('bad', `${name} is missing`);
  return value;
}

function bodyObject({ body }: Input, shape: string): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new Problem('bad', `the body must be a JSON object like ${shape}`);
}

function fetchWords(input: Input): Answer {
  const { spec, country, field, fields, n } = resolve(required(input, 'q'));
  const want = wanted(input);
  const counted = want.n === undefined && n !== undefined ? { ...want, n: whole(n, 'n', 1, LIMITS.rows) } : want;
  const source = selectorSource(country, spec.slice(country.length + 1), want.fields ?? fields?.join(','));
  const rows = rowsOf(source, { ...counted, pretty: false })();
  if (want.format.key !== 'json') return rows;
  const query = input.query('q');
  const head = JSON.stringify({ query, spec, country, field }).slice(0, -1);
  const data = new TextDecoder().decode(rows.body as Uint8Array);
  const body = `${head},"data":${data}}`;
  return { ...rows, body: want.pretty ? jsonAnswer(JSON.parse(body), true).body : body };
}

function schemaRows(input: Input): () => Answer {
  const { fields, count = 1, seed } = bodyObject(input, '{ "count": 2, "fields": [{ "name": "id", "type": "uuid" }] }');
  if (typeof count !== 'number') throw new Problem('bad', `count must be a whole number from 1 to ${LIMITS.rows}`);
  const source = compileSchema(specimen.world, fields, LIMITS.schemaFields);
  return rowsOf(source, {
    n: whole(count, 'count', 1, LIMITS.rows),
    offset: 0,
    fields: undefined,
    seed: seed === undefined ? undefined : seedText(seed),
    format: formatOf(input.query('format')),
    pretty: isPretty(input.query('pretty')),
  });
}

function batchAnswer(requests: unknown, given: unknown, fields: string | undefined, pretty: boolean): Answer {
  const seed = given === undefined ? freshSeed() : seedText(given);
  const result = batchOf(specimen.world, requests, fields === undefined ? { seed } : { seed, fields });
  const rows = result.results.reduce((sum, { count }) => sum + count, 0);
  return { ...jsonAnswer(result, pretty), seed, rows };
}

const SCHEMA_HELP = {
  usage: 'POST a JSON body to this address; ?format=json|csv|ndjson|xml',
  body: {
    count: `rows, 1 to ${LIMITS.rows}; 1 when left out`,
    seed: 'any string of 1 to 256 characters; the same seed gives the same rows',
    fields: [
      { name: 'the column; the type or field key when left out', type: 'a generic type (see /types) or <country>.<field>', blank: 'the probability of null, 0 to 1' },
    ],
  },
  example: {
    count: 2,
    seed: 'demo',
    fields: [
      { name: 'id', type: 'uuid' },
      { name: 'customer', type: 'de.name' },
      { name: 'iban', type: 'de.iban' },
      { name: 'score', type: 'int:1,100', blank: 0.1 },
    ],
  },
};

