import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../../packages/engine/src/formats/format.ts';
import { formats } from '../../packages/engine/src/formats/index.ts';
import {
  batch,
  catalogue,
  generate,
  generateMany,
  mock,
  mockItem,
  Problem,
  render,
  resolve,
  type SchemaField,
  schema,
  specimen,
  type Value,
  validate,
  validateMany,
} from '../../packages/engine/src/index.ts';
import { parseBatch } from '../../packages/engine/src/operations/batch.ts';
import { bytesOf, Pump } from '../../packages/engine/src/operations/pump.ts';
import { type Rows, valuesOf } from '../../packages/engine/src/operations/rows.ts';
import { compileSchema } from '../../packages/engine/src/operations/schemaSource.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { anyCharacter } from '../support/arbitraries.ts';
import { countries } from '../support/countryRows.ts';
import { parseCsvRows, parseXmlRows, type XmlElement, type XmlValue } from '../support/parsers.ts';
import { typeSpec } from '../support/typeSpec.ts';

const { world } = specimen;
/** `RUNS=20 npx vitest run test/operations.test.ts` tries twenty times as many. */
const runs = Number(process.env.RUNS ?? 1);
const decode = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);

/** Names that have broken writers before. */
const TRAPS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '',
  ' ',
  '0',
  '1',
  '-1',
  'a"b',
  '""',
  'a,b',
  "it's",
  '<b>',
  '</row>',
  'row',
  'rows',
  'field',
  'null',
  'xml',
  'XMLName',
  'a.b',
  '.',
  'a\nb',
  'a\r\nb',
  '\r',
  '\t',
  ']]>',
  '<!--',
  '&amp;',
  '&',
  '=1+1',
  '😀',
  '👩‍👩‍👧',
  'é',
  '日本',
  'עברית',
  '\u0000',
  '\u001f',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ufffd',
  'x'.repeat(10_000),
  '😀'.repeat(2000),
];

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 30 }) },
  fc.string({ maxLength: 30 }),
);

const spec = fc.constantFrom(
  ...countries.flatMap(({ code, fields }) =>
    [...fields.keys(), 'person', 'full', 'company', 'product'].map((key) => `${code}.${key}`),
  ),
);
/** An option that ends like a weight has a weight. */
const option = text.filter((each) => each !== '' && !/,|=-?[\d.]+$/.test(each) && each.length < 3000);
const column: fc.Arbitrary<SchemaField> = fc.record(
  {
    type: fc.oneof(typeSpec(option), spec),
    name: text,
    blank: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  },
  { requiredKeys: ['type'] },
);
const columns = fc.uniqueArray(column, {
  minLength: 1,
  maxLength: 8,
  selector: ({ name }) => name ?? Symbol('unnamed'),
});

describe('a schema of valid parts', () => {
  it('gives rows that every format carries unchanged', () => {
    fc.assert(
      fc.property(
        columns,
        fc.integer({ min: 1, max: 4 }),
        fc.string({ minLength: 1, maxLength: 20 }),
        (fields, count, seed) => {
          const rows = schema({ fields, count, seed }) as Record<string, Value>[];
          const job: Rows = { source: compileSchema(world, fields, 100), count, seed, offset: 0 };
          const written = (key: string) =>
            decode(bytesOf(new Pump([{ rows: job, format: formats.get(key) as Format }])));
          expect(isDeepStrictEqual(valuesOf(job), rows)).toBe(true);
          expect(isDeepStrictEqual(JSON.parse(written('json')), rows)).toBe(true);
          const lines = written('ndjson').slice(0, -1).split('\n');
          expect(
            isDeepStrictEqual(
              lines.map((line) => JSON.parse(line)),
              rows,
            ),
          ).toBe(true);
          const names = namesOf(job);
          const ordered = rows.map((row) => names.map((name) => [name, row[name] as Value] as const));
          expect(rows.every((row) => Object.keys(row).length === names.length)).toBe(true);
          expect(parseXmlRows(written('xml'))).toEqual(
            ordered.map((row) => row.map(([name, value]) => inXml(name, value))),
          );
          const { header, rows: cells } = parseCsvRows(written('csv'));
          const shapes = names.map((name, i) => cellNames(name, i, job));
          expect(header).toEqual(shapes.flat());
          expect(cells).toEqual(
            ordered.map((row) => row.flatMap(([, value], i) => inCsv(value, (shapes[i] as string[]).length))),
          );
        },
      ),
      { numRuns: 400 * runs },
    );
  });

  it('has the names asked for, and keeps two equal ones apart', () => {
    const named = (...fields: SchemaField[]) =>
      Object.keys((schema({ seed: 'a', fields }) as Record<string, Value>[])[0] as object);
    expect(
      named(
        { type: 'uuid' },
        { type: 'uuid' },
        { type: 'int:1,2' },
        { type: 'de.iban' },
        { type: 'fr.iban' },
      ),
    ).toEqual(['uuid', 'uuid_2', 'int', 'iban', 'iban_2']);
    expect(() =>
      schema({
        fields: [
          { name: 'a', type: 'uuid' },
          { name: 'a', type: 'int' },
        ],
      }),
    ).toThrow(/two fields are named "a"/);
    expect(named({ name: 'uuid_2', type: 'int' }, { type: 'uuid' }, { type: 'uuid' })).toEqual([
      'uuid_2',
      'uuid',
      'uuid_3',
    ]);
  });
});

function nodesOf({ source: { shape } }: Rows) {
  if (shape.kind !== 'record') throw new Error('a schema makes records');
  return shape.nodes;
}

function namesOf(job: Rows): readonly string[] {
  return nodesOf(job).map(({ key }) => key);
}

/** Replaces characters that XML 1.0 forbids by U+FFFD. */
function allowed(value: string): string {
  return value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
}

function inXml(name: string, value: Value): XmlElement {
  const inside = (): XmlValue => {
    if (value === null) return null;
    if (typeof value === 'object') return Object.entries(value).map(([key, each]) => inXml(key, each));
    return allowed(String(value));
  };
  return [allowed(name), inside()];
}

function cellNames(name: string, at: number, job: Rows): readonly string[] {
  const node = nodesOf(job)[at] as ReturnType<typeof nodesOf>[number];
  return 'nodes' in node ? node.nodes.map(({ key }) => `${name}.${key}`) : [name];
}

function inCsv(value: Value, size: number): readonly string[] {
  if (value === null) return Array(size).fill('');
  const cells = typeof value === 'object' ? Object.values(value) : [value];
  return cells.map((cell) => (cell === null ? '' : String(cell)));
}

/** Any string or JSON value, many of them nearly right. */
const word = fc.oneof(
  text,
  fc.constantFrom(
    'de',
    'DE',
    'uk',
    'any',
    'de.iban',
    'de.preset:kyc',
    'any.int:1,2',
    'ke.person:5@name+phone,de.preset:kyc:2',
    'all',
    'iban',
    'json',
    'csv',
    'xml',
    'luhn',
    'german iban',
  ),
  fc
    .tuple(fc.constantFrom('de.', 'any.', 'de.preset:', 'any.int:', 'any.enum:', '.', 'any.float:1,'), text)
    .map((parts) => parts.join('')),
);
const json = fc.oneof(
  word,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(undefined, null, 0, -1, 1.5, '', [], {}),
);
/** Counts stay small: the library itself has no cap. */
const count = json.filter(
  (value) => !((typeof value === 'number' || typeof value === 'string') && Number(value) > 40),
);
const options = fc.oneof(
  json,
  fc.record({ n: count, seed: json, fields: json, offset: json, format: json }, { requiredKeys: [] }),
);
const field = fc.oneof(
  json,
  fc.record({ name: json, type: fc.oneof(json, typeSpec(option)), blank: json }, { requiredKeys: [] }),
);
const bodies = fc.oneof(
  json,
  fc.record(
    { fields: fc.oneof(json, fc.array(field, { maxLength: 4 })), count, seed: json },
    { requiredKeys: [] },
  ),
);
const request = fc.oneof(
  json,
  fc.record({ spec: word, n: json, fields: json, seed: json, key: json }, { requiredKeys: [] }),
);
const check = fc.oneof(
  json,
  fc.record(
    {
      value: json,
      validator: fc.oneof(json, fc.constantFrom(...validators.map(({ id }) => id))),
      spec: fc.oneof(word, spec),
    },
    { requiredKeys: [] },
  ),
);

type Call = (...given: never[]) => unknown;
const OPERATIONS: readonly (readonly [name: string, call: Call, given: readonly fc.Arbitrary<unknown>[]])[] =
  [
    ['generate', generate, [fc.oneof(word, json, spec), options]],
    [
      'generateMany',
      generateMany,
      [fc.oneof(json, fc.array(fc.oneof(json, spec), { maxLength: 3 })), options],
    ],
    ['render', render, [fc.oneof(word, json, spec), options]],
    ['schema', schema, [bodies]],
    ['batch', batch, [fc.oneof(json, fc.array(request, { maxLength: 4 })), options]],
    ['parseBatch', parseBatch, [json]],
    ['resolve', resolve, [json]],
    ['validate', validate, [check]],
    ['validateMany', validateMany, [fc.oneof(json, fc.array(check, { maxLength: 5 }))]],
    ['mock', mock, [word, word, options]],
    ['mockItem', mockItem, [word, word, word, options]],
    ['catalogue.country', catalogue.country, [json]],
    ['catalogue.field', catalogue.field, [json]],
    ['catalogue.validators', catalogue.validators, [json]],
  ];

/** Returns a call's result or its problem. Any other error fails the test. */
function outcome(call: Call, given: readonly unknown[]): unknown {
  try {
    return call(...(given as never[]));
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

const LONG = [...'1a-, .:@+😀'].map((unit) => unit.repeat(30_000));

describe.each(OPERATIONS)('%s', (_, call, given) => {
  it('gives a value or a problem, whatever it is given', () => {
    fc.assert(
      fc.property(fc.tuple(...given), (values) => {
        const result = outcome(call, values);
        if (result instanceof Problem) expect(result.message.length).toBeLessThan(3000);
      }),
      { numRuns: 600 * runs },
    );
  });

  it('ends with long text, and repeats little of it in a problem', () => {
    const results = [
      ...LONG,
      'de.iban,'.repeat(4000),
      'german iban '.repeat(2500),
      `de.${'x'.repeat(30_000)}`,
      `any.enum:${'a,'.repeat(15_000)}b`,
    ].map((long) => outcome(call, [long, {}]));
    const messages = results.flatMap((result) => (result instanceof Problem ? result.message : []));
    expect(messages.filter(({ length }) => length >= 3000)).toEqual([]);
  });
});

it('a spec that cannot be made text is a problem too', () => {
  const spec = JSON.parse('{ "toString": 0, "valueOf": 0 }');
  const calls: readonly ((spec: string) => unknown)[] = [generate, render];
  for (const call of calls) expect(() => call(spec)).toThrow(Problem);
});

it('validators refuse long text', () => {
  for (const { id, valid } of validators) {
    for (const long of LONG) expect(valid(long), id).toBe(false);
  }
});

it('renders whatever is asked for in each format', () => {
  for (const format of formats.keys())
    expect(render('de.person', { format, seed: 'a' }).length).toBeGreaterThan(100);
  expect(() => render('de.person', { format: 'yaml' as string })).toThrow(/unknown format "yaml"/);
});
