import { describe, expect, it } from 'vitest';
import { formats } from '../../packages/engine/src/formats/index.ts';
import {
  generate,
  render,
  rows,
  schema,
  stream,
  type Value,
  validate,
} from '../../packages/engine/src/index.ts';
import { countries } from '../support/countryRows.ts';
import { sampled } from '../support/depth.ts';
import { parseCsv, parseTsv, parseXmlRows } from '../support/parsers.ts';

type Row = Record<string, Value>;

/** A row as text; what stands for null is an empty cell, or null itself in XML. */
const asTexts = (row: Row, none: '' | null) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === null ? none : String(value)]));

const parseXml = (text: string) => parseXmlRows(text).map((row) => Object.fromEntries(row));

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Fields that show a number without what its standard prints of it: groups, or the letters of the tax that it is also for. */
const UNLIKE_PRINT = ['id.company.tax', 'lv.company.registration'];

describe.each(sampled(countries).map((country) => ({ code: country.code, country })))(
  '$code',
  ({ code, country }) => {
    const seed = `law ${code}`;
    const full = generate(`${code}.full`, { seed, n: 5 }) as Row[];

    it('is one persona under one seed, whatever is asked for', () => {
      const person = generate(`${code}.person`, { seed, n: 5 }) as Row[];
      for (const [i, row] of person.entries()) expect(full[i]).toMatchObject(row);
      for (const key of country.fields.keys()) {
        const values = generate(`${code}.${key}`, { seed, n: 5 }) as Value[];
        // Asked for alone, what somebody cannot have is that of somebody who can.
        expect(values, key).toEqual(full.map((row, i) => row[key] ?? values[i]));
        expect(values, key).not.toContain(null);
      }
      const picked = generate(`${code}.full`, { seed, n: 5, fields: 'phone,name,id' }) as Row[];
      expect(picked).toEqual(full.map(({ phone, name, id }) => ({ phone, name, id })));
      expect(Object.keys(picked[0] as Row)).toEqual(['phone', 'name', 'id']);
      const mixed = schema({
        seed,
        count: 5,
        fields: [{ type: `${code}.name` }, { type: 'uuid' }, { type: `${code}.id` }],
      }) as Row[];
      for (const [i, row] of mixed.entries()) {
        expect(row).toMatchObject({ name: full[i]?.name, id: full[i]?.id });
      }
    });

    it('prints the numbers of its fields as they are, letters included', () => {
      for (const [selector, table, prefix] of [
        ['full', country.fields, ''],
        ['company', country.company, 'company.'],
      ] as const) {
        const rows = generate(`${code}.${selector}`, { seed, n: 20 }) as Row[];
        const unlike = [...table].filter(([key, { validator }]) =>
          rows.some(
            (row) => validator && row[key] !== null && validator.formatted(String(row[key])) !== row[key],
          ),
        );
        const excused = UNLIKE_PRINT.filter(
          (spec) => spec.startsWith(`${code}.`) && spec.includes('.company.') === (prefix !== ''),
        );
        expect(unlike.map(([key]) => `${code}.${prefix}${key}`)).toEqual(excused);
      }
    });

    it('says which of its fields are days', () => {
      const days = Object.keys(full[0] as Row).filter(
        (key) =>
          full.every((row) => row[key] === null || /^\d{4}-\d\d-\d\d$/.test(String(row[key]))) &&
          full.some((row) => row[key] !== null),
      );
      const said = [...country.fields].filter(([, { date }]) => date).map(([key]) => key);
      // In five rows nobody may have what a few have, such as a payday.
      const nobodys = said.filter((key) => full.every((row) => row[key] === null));
      expect(said).toEqual([...country.fields.keys()].filter((key) => [...days, ...nobodys].includes(key)));
      for (const key of nobodys)
        for (const value of generate(`${code}.${key}`, { seed, n: 5 }) as Value[])
          expect(value, key).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it('makes row i without the rows before it', () => {
      for (const selector of ['full', 'company', 'product', 'preset:kyc']) {
        const ten = generate(`${code}.${selector}`, { seed, n: 10 }) as Value[];
        expect(generate(`${code}.${selector}`, { seed, n: 3 })).toEqual(ten.slice(0, 3));
        expect(generate(`${code}.${selector}`, { seed, n: 2, offset: 7 })).toEqual(ten.slice(7, 9));
        expect(generate(`${code}.${selector}`, { seed })).toEqual(ten[0]);
        expect([...rows(`${code}.${selector}`, { seed, n: 4 })]).toEqual(ten.slice(0, 4));
      }
    });

    it('writes the same rows in every format', () => {
      for (const selector of ['full', 'company', 'product']) {
        const spec = `${code}.${selector}`;
        const values = generate(spec, { seed, n: 5 }) as Row[];
        const text = (format: string) => decode(render(spec, { seed, n: 5, format }));
        expect(text('json')).toBe(JSON.stringify(values));
        expect(text('ndjson')).toBe(values.map((row) => `${JSON.stringify(row)}\n`).join(''));
        const strings = values.map((row) => asTexts(row, ''));
        expect(parseCsv(text('csv'))).toEqual(strings);
        expect(parseXml(text('xml'))).toEqual(values.map((row) => asTexts(row, null)));
        expect(parseTsv(text('tsv'))).toEqual(strings);
      }
    });

    it('writes scenarios in every format', () => {
      const spec = `${code}.preset:kyc`;
      const one = generate(spec, { seed }) as Row[];
      const two = generate(spec, { seed, n: 2 }) as Row[][];
      const text = (format: string, n?: number) =>
        decode(render(spec, n === undefined ? { seed, format } : { seed, format, n }));
      const strings = ({ label, value }: Row, none: '' | null) =>
        asTexts({ label: label as Value, value: value as Value }, none);
      expect(text('json')).toBe(JSON.stringify(one));
      expect(text('json', 2)).toBe(JSON.stringify(two));
      expect(text('ndjson')).toBe(one.map((row) => `${JSON.stringify(row)}\n`).join(''));
      expect(text('ndjson', 2)).toBe(two.map((row) => `${JSON.stringify(row)}\n`).join(''));
      for (const [format, parse, none] of [
        ['csv', parseCsv, ''],
        ['xml', parseXml, null],
        ['tsv', parseTsv, ''],
      ] as const) {
        expect(parse(text(format))).toEqual(one.map((row) => strings(row, none)));
        const numbered = two.flatMap((scenario, i) =>
          scenario.map((row) => ({ scenario: String(i + 1), ...strings(row, none) })),
        );
        expect(parse(text(format, 2))).toEqual(numbered);
      }
    });

    it('streams the same bytes in blocks', () => {
      for (const format of formats.keys()) {
        const whole = decode(render(`${code}.person`, { seed, n: 100, format }));
        let text = '';
        for (const block of stream(`${code}.person`, { seed, n: 100, format })) text += decode(block);
        expect(text === whole, format).toBe(true);
      }
    });
  },
);

describe('numbers that say more agree with the record', () => {
  const drawn = (code: string) => generate(`${code}.full`, { seed: 'agree', n: 200 }) as Row[];
  const saidBy = (spec: string, value: Value | undefined) =>
    validate({ value, spec, explain: true }).encodes as Record<string, string>;

  it.each([
    ...['de.licence', 'de.ssn', 'ec.id', 'ec.licence', 'eg.id', 'eg.licence', 'id.id', 'in.vat', 'jp.health'],
    ...['jp.licence', 'ro.id'],
  ])('%s says the region', (spec) => {
    const [code = '', key = ''] = spec.split('.');
    const owners = drawn(code).filter((row) => row[key] !== null);
    // Few people of India have a number of the goods and services tax.
    expect(owners.length).toBeGreaterThan(30);
    for (const row of owners) expect(saidBy(spec, row[key]).region?.split(', ')).toContain(row.region);
  });

  it('a boleto says the amount, and falls due some weeks after its date', () => {
    for (const { boleto, amount, date } of drawn('br')) {
      expect(Number(saidBy('br.boleto', boleto).amount)).toBe(amount);
      const day = (text: Value | undefined) => Date.parse(String(text)) / 86_400_000;
      const factor = Number(String(boleto).slice(-14, -10));
      // The old count ended on 21 February 2025 with 9999.
      const due = factor > 5000 ? day('1997-10-07') + factor : day('2025-02-22') + factor - 1000;
      expect(due - day(date)).toBeGreaterThan(2);
      expect(due - day(date)).toBeLessThan(31);
    }
  });
});
