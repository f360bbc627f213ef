import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CompilingRow,
  compiledText,
  compileRow,
  compilingPut,
} from '../../packages/engine/src/compiler/compiler.ts';
import type { Source } from '../../packages/engine/src/draw/source.ts';
import { Cursor, type Format, RowWriter } from '../../packages/engine/src/formats/format.ts';
import { formats } from '../../packages/engine/src/formats/index.ts';
import { library, specimen } from '../../packages/engine/src/index.ts';
import { decode, Out } from '../../packages/engine/src/kernel/bytes.ts';
import { RowKey } from '../../packages/engine/src/kernel/random.ts';
import { NO_CAPS, perform } from '../../packages/engine/src/operations/operation.ts';
import { isRows } from '../../packages/engine/src/operations/pump.ts';
import { schema } from '../../packages/engine/src/operations/schema.ts';
import { compileSpec } from '../../packages/engine/src/spec/spec.ts';
import { countries } from '../support/countryRows.ts';
import { sampled } from '../support/depth.ts';

const KEYS = ['json', 'csv', 'xml'];
const { world } = specimen;

function rowIn(format: string, source: Source): RowWriter {
  const { row } = (formats.get(format) as Format).frame(source, true);
  if (row instanceof RowWriter) return row;
  throw new Error(`${format} has other rows`);
}

/** The first rows of a source in a format. */
function written(source: Source, write: RowWriter['write'], rows: number): readonly string[] {
  const key = new RowKey('compiled');
  const out = new Out();
  return Array.from({ length: rows }, (_, i) => {
    source.openAt(key, i);
    return decode(out.bytes, 0, write(out, 0, i + 1, new Cursor(), Number.POSITIVE_INFINITY));
  });
}

/** Expects that the compiled rows of a source are what its steps write. */
function expectSame(source: Source, rows: number, keys = KEYS): void {
  for (const key of keys) {
    const row = rowIn(key, source);
    const compiled = compileRow(row);
    if (!compiled) throw new Error(`${source.name} cannot be compiled`);
    const right = written(source, row.write.bind(row), rows);
    const wrong = written(source, compiled, rows).find((text, i) => text !== right[i]);
    expect(wrong, source.name).toBeUndefined();
  }
}

/** The rows of a schema's fields. */
function sourceOf(fields: readonly object[], where?: object): Source {
  const { parts } = perform(schema, { world, caps: NO_CAPS }, { fields, where, n: 1 });
  const rows = parts.find(isRows);
  if (!rows) throw new Error('no rows');
  return rows.rows.source;
}

describe('a compiled row writes what its steps write', () => {
  it.each(sampled(countries).map(({ code }) => code))('in %s', (code) => {
    for (const record of ['full', 'company', 'product'])
      expectSame(compileSpec(world, `${code}.${record}`), 30);
    const { presets } = countries.find((country) => country.code === code) ?? {};
    for (const key of presets?.keys() ?? [])
      expectSame(compileSpec(world, `${code}.preset:${key}`), 3, ['json']);
  });

  it('of generic types, patterns, unique columns and those that can be null or wrong', () => {
    const fields = [
      ...['uuid', 'int:-5,5', 'float:1,2,4', 'bool', 'sentence', 'card'].map((type) => ({
        name: type,
        type,
      })),
      { name: 'code', pattern: '(AB|CD|)-#########-%%[a-fé]{01-120}{7-9}\\#' },
      { name: 'unique', pattern: '[ÄÖÜ]####', unique: true },
      { type: 'pl.phone', unique: true },
      { type: 'de.street', blank: 0.5 },
      { type: 'fr.iban', blank: 0.5, invalid: 0.5 },
      { name: 'p', fields: [{ type: 'gb.address' }, { type: 'gb.postcode', blank: 0.4 }], blank: 0.3 },
    ];
    expectSame(sourceOf(fields), 200, ['json', 'csv']);
  });

  it('of people who shall be so', () => {
    const where = { sex: 'female', age: '30-40', city: 'Berlin' };
    const fields = ['name', 'dob', 'city', 'postcode', 'iban', 'job'].map((key) => ({ type: `de.${key}` }));
    expectSame(sourceOf(fields, where), 100);
  });

  it('of long rows, whatever the block', () => {
    const fields = Array.from({ length: 40 }, (_, i) => ({ name: `${i}`, type: 'paragraph:9' }));
    expectSame(sourceOf(fields), 3);
  });
});

/** A source, its stepwise row writer and the one that compiles itself. */
function warming(spec: string) {
  const source = compileSpec(world, spec);
  const frame = (formats.get('csv') as Format).frame(source, true);
  return { source, steps: frame.row, row: new CompilingRow(frame.row as RowWriter) };
}

describe('rows are compiled', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('after some rows, and the same as before', () => {
    const { source, steps, row } = warming('de.person');
    expect(row).not.toBe(steps);
    expect(written(source, row.write.bind(row), 400)).toEqual(written(source, steps.write.bind(steps), 400));
  });

  it('but steps finish a row that they have begun', () => {
    const { source, steps, row } = warming('de.person');
    const key = new RowKey('compiled');
    const out = new Out();
    const left = new Cursor();
    source.openAt(key, 7);
    const half = row.write(out, 0, 8, left, 1);
    expect(left.step).toBeGreaterThan(0);
    const first = decode(out.bytes, 0, half);
    written(source, row.write.bind(row), 400);
    source.openAt(key, 7);
    const rest = decode(out.bytes, 0, row.write(out, 0, 8, left, Number.POSITIVE_INFINITY));
    source.openAt(key, 7);
    const whole = steps.write(out, 0, 8, new Cursor(), Number.POSITIVE_INFINITY);
    expect(first + rest).toBe(decode(out.bytes, 0, whole));
  });

  it('not if the runtime forbids code generation', () => {
    vi.stubGlobal('Function', function refusing() {
      throw new EvalError('Code generation from strings disallowed for this context');
    });
    const { source, steps, row } = warming('de.person');
    expect(written(source, row.write.bind(row), 400)).toEqual(written(source, steps.write.bind(steps), 400));
  });

  it('not if they have a list', () => {
    const source = sourceOf([{ name: 'tags', list: '0-3', type: 'word' }]);
    expect(compileRow(rowIn('json', source))).toBeUndefined();
  });

  it('not if a record that can be null is too long for one function', () => {
    const source = sourceOf([
      { name: 'p', fields: [{ type: 'gb.full' }, { type: 'de.full' }, { type: 'us.full' }], blank: 0.3 },
    ]);
    expect(compileRow(rowIn('json', source))).toBeUndefined();
  });

  it('as several functions if they are long', () => {
    const types = ['de.street', 'us.job', 'in.name', 'uuid', 'br.postcode'];
    const fields = Array.from({ length: 90 }, (_, i) => ({
      name: `${i}`,
      type: types[i % 5],
      ...(i % 7 === 0 ? { blank: 0.5 } : {}),
    }));
    expectSame(sourceOf(fields), 60, ['json', 'csv']);
  });

  it('without any text of a caller in their text', () => {
    const name = "'); throw new Error('mine'); ('";
    expectSame(
      sourceOf([
        { name, type: 'de.first' },
        { name: '`', pattern: "`#'\\\\" },
      ]),
      5,
    );
  });

  it('and shown as text', () => {
    const text = compiledText(rowIn('csv', compileSpec(world, 'de.iban'))) as string;
    expect(text).toContain('// k2: "DE00"\n');
    expect(text).toContain("\n'use strict';\nreturn (out, at, number) => {");
    expect(
      compiledText(rowIn('json', sourceOf([{ name: 'tags', list: '0-3', type: 'word' }]))),
    ).toBeUndefined();
  });
});

it('the function of a column compiles itself and writes the same', () => {
  const source = compileSpec(world, 'de.iban');
  const { shape } = source;
  if (shape.kind !== 'value') throw new Error('no column');
  const { put } = shape.column;
  const compiling = compilingPut(put);
  expect(compiling).not.toBe(put);
  expect(compilingPut(put)).toBe(compiling);
  expect(written(source, compiling, 400)).toEqual(written(source, put, 400));
  const wrapped: typeof put = (out, at) => put(out, at);
  expect(compilingPut(wrapped)).toBe(wrapped);
});

it('`compile: false` writes the same rows without generating code', () => {
  const stepwise = library([...world.countries.values()], { compile: false });
  const options = { n: 400, seed: 'off', format: 'csv' } as const;
  const right = specimen.render('de.person', options);
  const refuse = vi.fn(function refusing() {
    throw new EvalError('Code generation from strings disallowed for this context');
  });
  vi.stubGlobal('Function', refuse);
  expect(stepwise.render('de.person', options)).toEqual(right);
  vi.unstubAllGlobals();
  expect(refuse).not.toHaveBeenCalled();
  expect(() => library([], { compiled: false } as object)).toThrow('compiled');
});
