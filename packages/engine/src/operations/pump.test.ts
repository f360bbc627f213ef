import { describe, expect, it } from 'vitest';
import { Source } from '../draw/source.ts';
import type { Format } from '../formats/format.ts';
import { formats } from '../formats/index.ts';
import { specimen } from '../index.ts';
import { decode, Out } from '../kernel/bytes.ts';
import { compileSpec } from '../spec/spec.ts';
import { type AnswerPart, blocksOf, bytesOf, type Fit, fit, Pump, type Span } from './pump.ts';
import { type Rows, valuesOf } from './rows.ts';
import { compileSchema } from './schemaSource.ts';

const { world } = specimen;
const text = (bytes: Uint8Array) => decode(bytes, 0, bytes.length);
const format = (key: string) => formats.get(key) as Format;

function rows(spec: string, count: number | undefined, seed = 'pump', offset = 0): Rows {
  return { source: compileSpec(world, spec), seed, count, offset };
}

function schemaRows(fields: unknown, count: number): Rows {
  return { source: compileSchema(world, fields, 100), seed: 'pump', count, offset: 0 };
}

/** Writes everything in steps of about `size` bytes, each into a new block. */
function inSteps(pump: Pump, size: number): string {
  let all = '';
  for (let writes = 0; !pump.done; writes++) {
    const out = new Out();
    const end = pump.write(out, 0, size);
    all += decode(out.bytes, 0, end);
    if (writes > 100_000) throw new Error('it does not end');
  }
  return all;
}

const WIDE = [
  { name: 'a', type: 'paragraph:3', blank: 0.5 },
  { name: 'b"\n,', type: 'enum:x"y,<z>,\u0001' },
  { name: 'person', type: 'de.person', blank: 0.5 },
  { name: 'n', type: 'float:-5,5,3' },
  { name: 'last', type: 'bool', blank: 1 },
];

describe('a pump', () => {
  it.each([...formats.values()])('writes $key span by span as in one', (format) => {
    for (const all of [schemaRows(WIDE, 12), rows('gb.preset:kyc', 3)]) {
      const count = all.count as number;
      const whole = text(bytesOf(new Pump([{ rows: all, format }])));
      for (const size of [1, 2, 5, count]) {
        let joined = '';
        for (let from = 0; from < count; from += size) {
          const span = { from, to: Math.min(count, from + size) };
          joined += text(bytesOf(new Pump([{ rows: all, format, span }])));
        }
        expect(joined === whole, `${size}`).toBe(true);
      }
    }
  });

  it('stops sooner where a row takes more than its bytes', () => {
    const { source, ...all } = schemaRows([{ name: 'a', type: 'int' }], 50);
    const slow = new Source(source.name, source.shape, source.parties, undefined, 1000);
    for (const pretty of [false, true]) {
      const part = { rows: { ...all, source: slow }, format: format('json') };
      const pump = new Pump([part], pretty);
      const out = new Out();
      pump.write(out, 0, 4000);
      expect(pump.rows).toBe(4);
      const whole = text(bytesOf(new Pump([{ ...part, rows: { ...all, source } }], pretty)));
      expect(text(bytesOf(new Pump([part], pretty)))).toBe(whole);
      expect(inSteps(new Pump([part], pretty), 4000)).toBe(whole);
    }
    const files = ['a.csv', 'b.csv'].map((name) => ({
      ...{ name, rows: { ...all, source: slow }, format: format('csv') },
    }));
    expect(inSteps(new Pump([{ files }]), 4000).length).toBe(bytesOf(new Pump([{ files }])).length);
  });

  it('writes the head of a span where it is wanted', () => {
    const all = rows('de.iban', 3);
    const csv = (span: Span) => text(bytesOf(new Pump([{ rows: all, format: format('csv'), span }])));
    expect(csv({ from: 1, to: 2, head: true })).toBe(`iban\r\n${csv({ from: 1, to: 2 })}`);
    expect(csv({ from: 0, to: 0 })).toBe('iban\r\n');
    expect(csv({ from: 3, to: 3 })).toBe('');
  });

  it.each([...formats.keys()])('writes %s in steps of any size as in one', (key) => {
    for (const all of [
      schemaRows(WIDE, 12),
      rows('ke.full', 3),
      rows('gb.preset:kyc', 2),
      rows('jp.name', undefined),
    ]) {
      const part = { rows: all, format: format(key) };
      const whole = text(bytesOf(new Pump([part])));
      for (const size of [1, 7, 64, 1000, 65_536])
        expect(inSteps(new Pump([part]), size) === whole, `${size}`).toBe(true);
      let blocks = '';
      for (const block of blocksOf(new Pump([part]), 50)) blocks += text(block);
      expect(blocks === whole).toBe(true);
    }
  });

  it('holds its place though the source is used by others in between', () => {
    const part = { rows: rows('pl.person', 40), format: format('json') };
    const whole = text(bytesOf(new Pump([part])));
    const [one, two] = [new Pump([part]), new Pump([{ ...part, rows: rows('pl.person', 40, 'other') }])];
    const out = new Out();
    let all = '';
    while (!one.done) {
      all += decode(out.bytes, 0, one.write(out, 0, 100));
      if (!two.done) two.write(new Out(), 0, 130);
    }
    expect(all).toBe(whole);
  });

  it('writes texts and rows in their order, and counts the rows', () => {
    const pump = new Pump(['{"a":', { rows: rows('de.iban', 2), format: format('json') }, ',"é😀":', '1}']);
    const all = text(bytesOf(pump));
    expect(JSON.parse(all)).toEqual({ a: valuesOf(rows('de.iban', 2)), 'é😀': 1 });
    expect(pump.rows).toBe(2);
    expect(pump.done).toBe(true);
    expect(pump.write(new Out(), 5, 100)).toBe(5);
    expect(new Pump([]).done).toBe(true);
  });

  it('writes long texts whole, without cutting a character', () => {
    const long = `${'x'.repeat(16_383)}😀${'é'.repeat(20_000)}`;
    expect(inSteps(new Pump([long]), 1)).toBe(long);
    expect(text(bytesOf(new Pump([long])))).toBe(long);
  });

  it('writes on from a position', () => {
    const out = new Out();
    out.bytes[0] = 65;
    const end = new Pump([{ rows: rows('de.iban', undefined), format: format('json') }]).write(out, 1, 1000);
    expect(decode(out.bytes, 0, end)).toBe(`A${JSON.stringify(valuesOf(rows('de.iban', undefined)))}`);
  });

  it('prints JSON as JSON.stringify does, in steps of any size', () => {
    for (const all of [
      schemaRows(WIDE, 4),
      rows('ke.preset:kyc', 2),
      rows('de.person', undefined),
      rows('any.int', 3),
    ]) {
      const part = { rows: all, format: format('json') };
      const right = `${JSON.stringify(JSON.parse(text(bytesOf(new Pump([part])))), null, 2)}\n`;
      for (const size of [1, 50, 100_000]) expect(inSteps(new Pump([part], true), size)).toBe(right);
    }
    const odd = '{"":[],"a":{},"b":[[],[{}]],"c":"[{\\"\\\\,:","d":[1,null,true]}';
    expect(text(bytesOf(new Pump([odd], true)))).toBe(`${JSON.stringify(JSON.parse(odd), null, 2)}\n`);
  });

  it('takes up a long row where it was left', () => {
    const fields = Array.from({ length: 20 }, (_, i) => ({ name: `c${i}`, type: 'paragraph:200' }));
    const part = { rows: schemaRows(fields, 2), format: format('ndjson') };
    const pump = new Pump([part]);
    const first = pump.write(new Out(), 0, 1000);
    expect(first).toBeLessThan(60_000);
    expect(pump.rows).toBe(0);
    expect(inSteps(new Pump([part]), 1000) === text(bytesOf(new Pump([part])))).toBe(true);
  });
});

describe('whether an answer fits', () => {
  function found(parts: readonly AnswerPart[], most: number, pretty = false): { result: Fit; turns: number } {
    const finding = fit(parts, pretty, most);
    for (let turns = 0; ; turns++) {
      const { done, value } = finding.next();
      if (done) return { result: value, turns };
    }
  }
  const part = (count: number): AnswerPart => ({
    rows: rows('any.string:100', count),
    format: format('ndjson'),
  });

  it('is told by its first rows where it is far from the bound', () => {
    expect(found([part(100)], 1_000_000).result).toEqual({ fits: true });
    const far = found([part(1_000_000)], 1_030_000);
    expect(far.result).toEqual({ fits: false, rows: 10_000 });
    expect(far.turns).toBeLessThan(5);
  });

  it('is told by what is made already, of one part of rows', () => {
    const begun = { bytes: 103_000, rows: 1000 };
    expect(fit([part(1_000_000)], false, 500_000_000, begun).next()).toEqual({
      done: true,
      value: { fits: true },
    });
    expect(fit([part(1_000_000), part(1)], false, 500_000_000, begun).next().done).toBe(false);
    expect(fit([part(1_000_000)], false, 200_000_000, begun).next().done).toBe(false);
    expect(fit([part(1_000_000)], false, 500_000_000, { bytes: 103, rows: 1 }).next().done).toBe(false);
  });

  it('is counted where it is near', () => {
    expect(found([part(1000)], 103_000).result).toEqual({ fits: true });
    const over = found([part(1000)], 102_999);
    expect(over.result).toMatchObject({ fits: false });
    expect((over.result as { rows: number }).rows).toBeGreaterThan(990);
    expect((over.result as { rows: number }).rows).toBeLessThan(1000);
    expect(over.turns).toBeGreaterThan(5);
  });

  it('sees a row that is larger than all', () => {
    const fields = Array.from({ length: 50 }, () => ({ type: 'paragraph:1000' }));
    const huge: AnswerPart = { rows: schemaRows(fields, 1), format: format('json') };
    expect(found([huge], 1000).result).toEqual({ fits: false, rows: 0 });
  });

  it('adds up all parts, texts and spaces too', () => {
    const parts: AnswerPart[] = ['[', part(400), ',', part(400), 'x'.repeat(20_000), ']'];
    const size = bytesOf(new Pump(parts)).length;
    expect(found(parts, size).result).toEqual({ fits: true });
    expect(found(parts, size - 1).result).toMatchObject({ fits: false });
    const pretty = bytesOf(new Pump([{ rows: rows('de.person', 50), format: format('json') }], true)).length;
    const person: AnswerPart = { rows: rows('de.person', 50), format: format('json') };
    expect(found([person], pretty, true).result).toEqual({ fits: true });
    expect(found([person], pretty - 1, true).result).toMatchObject({ fits: false });
  });
});
