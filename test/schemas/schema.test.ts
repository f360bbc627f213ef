import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberedBy } from '../../packages/engine/src/draw/cell.ts';
import { formats } from '../../packages/engine/src/formats/index.ts';
import { Problem, type SchemaField, schema, specimen } from '../../packages/engine/src/index.ts';
import { Out } from '../../packages/engine/src/kernel/bytes.ts';
import { bytesOf, Pump } from '../../packages/engine/src/operations/pump.ts';
import { compileSchema } from '../../packages/engine/src/operations/schemaSource.ts';
import { types } from '../../packages/engine/src/types/index.ts';
import { countries } from '../support/countryRows.ts';
import { DEPTH } from '../support/depth.ts';
import { parseCsv, parseXmlRows } from '../support/parsers.ts';

type Row = Record<string, unknown>;

const rows = (fields: readonly SchemaField[], count = 20, more: { seed?: string; offset?: number } = {}) =>
  schema({ fields, count, seed: 'schema', ...more }) as unknown as Row[];

const written = (format: string, fields: readonly SchemaField[], count = 20) => {
  const source = compileSchema(specimen.world, fields, 100);
  const part = {
    rows: { source, seed: 'schema', count, offset: 0 },
    format: formats.get(format) as never,
  };
  return new Pump([part]);
};

const text = (format: string, fields: readonly SchemaField[], count = 20) =>
  new TextDecoder().decode(bytesOf(written(format, fields, count)));

const refused = (...fields: unknown[]) => {
  try {
    rows(fields as SchemaField[], 1);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'not refused';
};

const leaf = fc.constantFrom<SchemaField>(
  { type: 'uuid' },
  { type: 'any.int:1,9' },
  { type: 'de.name' },
  { type: 'de.iban', unique: true },
  { type: 'enum:gold=1,silver=3' },
  { type: 'us.person' },
  { type: 'digits:9', unique: true },
  { pattern: '(a|"b")-##' },
  { const: { a: ['x', null, 1] } },
  { const: 'a, "b"' },
  { const: null },
  { type: 'sentence', blank: 0.5 },
);

const field: fc.Memo<SchemaField> = fc.memo((depth) => {
  const one = depth > 1 ? fc.oneof(leaf, nested(depth - 1)) : leaf;
  return fc
    .tuple(one, fc.option(fc.constantFrom('0-3', '2', '0-1')))
    .map(([given, list]) => (list === null ? given : { ...given, list }));
});
const nested: fc.Memo<SchemaField> = fc.memo((depth) =>
  fc.array(field(depth), { minLength: 1, maxLength: 3 }).map((fields) => ({ fields })),
);
const anyFields = fc
  .array(field(3), { minLength: 1, maxLength: 4 })
  .map((fields) => fields.map((given, i) => ({ ...given, name: `f${i}` })));

describe('any schema', () => {
  it('has the same rows from any offset, and first rows that more rows keep', () => {
    fc.assert(
      fc.property(anyFields, fc.nat(10), fc.integer({ min: 1, max: 5 }), (fields, offset, count) => {
        const all = rows(fields, offset + count + 3);
        expect(rows(fields, count, { offset })).toEqual(all.slice(offset, offset + count));
      }),
      { numRuns: 100 },
    );
  });

  it('refuses a count that is none by its name', () => {
    const fields = [{ type: 'int' }];
    for (const count of [0, 1.5]) expect(() => schema({ fields, count })).toThrow(/^count must be a whole/);
  });

  it('has no value that another column changes, but those of a country where one is unique', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const whole = rows(fields, 5);
        const marked = JSON.stringify(fields).includes('unique');
        for (const each of fields) {
          if (marked && !JSON.stringify(each).includes('unique')) continue;
          expect(rows([each], 5).map((row) => row[each.name])).toEqual(whole.map((row) => row[each.name]));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the same in JSON, line by line, and as values, in blocks of any size', () => {
    fc.assert(
      fc.property(anyFields, fc.integer({ min: 1, max: 300 }), (fields, size) => {
        const values = rows(fields, 6);
        expect(JSON.parse(text('json', fields, 6))).toEqual(values);
        const lines = text('ndjson', fields, 6).trimEnd().split('\n');
        expect(lines.map((line) => JSON.parse(line))).toEqual(values);
        for (const format of ['json', 'csv', 'tsv', 'xml']) {
          const pump = written(format, fields, 6);
          const out = new Out();
          let whole = '';
          const decoder = new TextDecoder();
          while (!pump.done) {
            whole += decoder.decode(out.bytes.slice(0, pump.write(out, 0, size)), { stream: true });
          }
          expect(whole).toBe(text(format, fields, 6));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('has lists as JSON in a cell of CSV, and objects as columns', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const values = rows(fields, 6);
        const cells = parseCsv(text('csv', fields, 6)) as Record<string, string>[];
        expect(cells).toHaveLength(6);
        cells.forEach((line, i) => {
          for (const name in line) {
            const value = name.split('.').reduce<unknown>((at, key) => (at as Row | null)?.[key], values[i]);
            if (value === null || value === undefined) expect(line[name]).toBe('');
            else if (typeof value === 'object') expect(JSON.parse(line[name] as string)).toEqual(value);
            else expect(line[name]).toBe(String(value));
          }
        });
      }),
      { numRuns: 100 },
    );
  });

  it('is well-formed XML, with an item for each value of a list', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(parseXmlRows(text('xml', fields, 3))).toHaveLength(3);
      }),
      { numRuns: 100 },
    );
    expect(text('xml', [{ name: 'tags', type: 'sequence', list: 2 }], 1)).toContain(
      '<row><tags><item>1</item><item>2</item></tags></row>',
    );
    expect(text('xml', [{ name: 'tags', type: 'sequence', list: '0' }], 1)).toContain('<tags></tags>');
  });
});

describe('a unique column', () => {
  /** Returns the values as lines, which cost half as much as rows. */
  const lines = (given: SchemaField, count: number) =>
    text('ndjson', [{ name: 'v', ...given }], count)
      .split('\n')
      .filter(Boolean);

  const different = (given: SchemaField, count: number) =>
    new Set(lines({ ...given, unique: true }, count)).size;

  const forms = [...types.values()]
    .filter(({ room }) => room)
    .map(({ key }) => ({ int: 'int:-5000,99999999', enum: 'enum:a,b,c' })[key] ?? key);

  it.each(forms)('of %s has no value twice, as far as there are so many', (type) => {
    const [key, params = ''] = type.split(':');
    const room = types.get(key as string)?.room?.(params === '' ? [] : params.split(',')) ?? 0;
    const count = Math.min(8000 * DEPTH, room);
    expect(different({ type }, count)).toBe(count);
    if (room <= count) {
      expect(() => rows([{ name: 'v', type, unique: true }], count + 1)).toThrow(
        `"v" must be unique but has only ${room} distinct values`,
      );
    }
  });

  it.each(['int:1,100000', 'digits:5', 'pattern'])('of %s uses up all values', (type) => {
    const given = type === 'pattern' ? { pattern: '(a|b)#####' } : { type };
    expect(different(given, 100_000)).toBe(100_000);
  });

  it('can be of the phone, e-mail and user name everywhere', () => {
    for (const country of countries)
      for (const key of ['phone', 'email', 'username'])
        expect(numberedBy(country, country.fields, key)?.room, `${country.code}.${key}`).toBeGreaterThan(
          10_000,
        );
  });

  it.each(countries.map(({ code }) => code))('of a field of %s has no value twice', (code) => {
    const { fields } = countries.find((country) => country.code === code) as (typeof countries)[number];
    const country = countries.find((each) => each.code === code) as (typeof countries)[number];
    for (const key of fields.keys()) {
      const numbered = numberedBy(country, fields, key);
      if (!numbered) continue;
      const count = Math.min(500 * DEPTH, numbered.room);
      const type = `${code}.${key}`;
      // People who cannot have the number have null, unique or not.
      const [free = [], unique = []] = [false, true].map((each) =>
        lines({ type, unique: each }, count).filter((line) => line !== '{"v":null}'),
      );
      expect(free.length, key).toBeGreaterThan(0);
      expect(unique.length, key).toBe(free.length);
      expect(new Set(unique).size, key).toBe(free.length);
    }
  });

  it.each(['de.iban', 'de.phone', 'us.phone', 'de.email', 'fr.username', 'ke.passport'])(
    '%s has no value twice in 100,000 rows',
    (type) => {
      expect(different({ type }, 100_000)).toBe(100_000);
    },
  );

  it('keeps the account and the IBAN of a person together', () => {
    for (const { account, iban, owner } of rows([
      { type: 'de.account' },
      { type: 'de.iban', unique: true },
      { name: 'owner', type: 'de.person' },
    ])) {
      expect(iban).toContain(account);
      expect(owner).toMatchObject({ account, iban });
    }
  });

  it('is unique over all values of a list', () => {
    const values = rows([{ name: 'v', type: 'int:1,3000', list: '0-3', unique: true }], 1000).flatMap(
      ({ v }) => v as number[],
    );
    expect(new Set(values).size).toBe(values.length);
    expect(() => rows([{ name: 'v', type: 'int:1,3000', list: '0-3', unique: true }], 1001)).toThrow(
      '1000 distinct',
    );
  });

  it('is refused where values may repeat, with those that can', () => {
    for (const type of [
      'bool',
      'sentence',
      'domain',
      'de.name',
      'de.person',
      'enum:a=1,b=2',
      'enum:a,a',
      'us.dob',
    ])
      expect(refused({ type, unique: true }), type).toContain('cannot be unique');
    expect(refused({ type: 'bool', unique: true })).toContain('uuid, guid, objectid, sequence, int');
    expect(refused({ type: 'de.name', unique: true })).toMatch(/of de .*iban.*phone/);
    expect(refused({ const: 1, unique: true })).toContain('cannot be unique');
    expect(refused({ type: 'de.iban', unique: true, invalid: { case: 'short' } })).toContain(
      '"iban" cannot be unique: wrong values may repeat',
    );
    expect(refused({ fields: [{ type: 'uuid' }], unique: true })).toContain('cannot be unique');
  });
});

describe('a list', () => {
  it('has so many values, all lengths among them', () => {
    const lengths = rows([{ name: 'v', type: 'word', list: '0-5' }], 300).map(
      ({ v }) => (v as unknown[]).length,
    );
    expect([...new Set(lengths)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const { v } of rows([{ name: 'v', type: 'word', list: '3' }])) expect(v).toHaveLength(3);
  });

  it('has values that differ from each other, and people of their own', () => {
    const [first] = rows([
      { name: 'name', type: 'de.name' },
      { name: 'friends', type: 'de.name', list: 5 },
    ]) as [{ name: string; friends: string[] }];
    expect(new Set([first.name, ...first.friends]).size).toBe(6);
  });

  it('of objects has one person in each', () => {
    const [row] = rows([
      { name: 'signers', list: 3, fields: [{ type: 'de.name' }, { name: 'all', type: 'de.person' }] },
    ]) as [{ signers: { name: string; all: { name: string } }[] }];
    for (const { name, all } of row.signers) expect(all.name).toBe(name);
  });
});

describe('a pattern', () => {
  it.each([
    ['AB-####', /^AB-\d{4}$/],
    ['%%@@**', /^[1-9]{2}[A-Z]{2}[A-Z0-9]{2}$/],
    ['[xyz2-4]{10-12}', /^[xyz234]1[012]$/],
    ['{001-200}', /^[012]\d\d$/],
    ['{13#}', /^\d{13}$/],
    ['(a|bb|#c)', /^(a|bb|\dc)$/],
    ['\\#\\(', /^#\($/],
    ['ä[öü]', /^ä[öü]$/],
  ])('%s', (pattern, form) => {
    for (const { v } of rows([{ name: 'v', pattern }], 50)) expect(v).toMatch(form);
  });

  it.each([
    ['(a', 'is not closed'],
    ['a)', 'is outside of brackets'],
    ['a|b', 'is outside of brackets'],
    ['[a', 'is not closed'],
    ['[]', 'an empty set'],
    ['[z-a]', 'ascending range'],
    ['{5-2}', 'ascending range'],
    ['{given}', 'is a fact of a person'],
    ['{}', 'is a fact of a person'],
    ['a\\', 'ends with a'],
    ['('.repeat(100), 'nested over'],
    ['{9000#}{9000#}', 'bytes long'],
    ['', 'must be text'],
  ])('%s is refused', (pattern, why) => {
    expect(refused({ pattern })).toContain(why);
  });
});

it('has values of their own for names that every object has from elsewhere', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const [row] = rows(names.map((name) => ({ name, const: name })));
  expect(Object.entries(row as Row)).toEqual(names.map((name) => [name, name]));
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
});

it('weighs the options of an enum', () => {
  const values = rows([{ name: 'v', type: 'enum:gold=1,silver=3,none=0,plain=a' }], 4000).map(({ v }) => v);
  const share = (name: string) => values.filter((value) => value === name).length / 4000;
  expect(share('gold')).toBeCloseTo(0.2, 1);
  expect(share('silver')).toBeCloseTo(0.6, 1);
  expect(share('plain=a')).toBeCloseTo(0.2, 1);
  expect(share('none')).toBe(0);
  for (const wrong of ['enum:a=0', 'enum:a=-1,b=2', 'enum:=3'])
    expect(refused({ type: wrong }), wrong).toContain('invalid parameters');
});

it('takes any JSON value as a const', () => {
  for (const value of ['x', '', 1, -0.5, true, false, null, [], {}, [1, [2]], { a: { b: null } }, '<&"'])
    expect(rows([{ name: 'v', const: value }], 2)).toEqual([{ v: value }, { v: value }]);
});

it('wants exactly one of type, fields, const and pattern', () => {
  expect(refused({})).toContain('needs a type');
  expect(refused({ type: 'uuid', const: 1 })).toContain('exactly one of type, fields, const, pattern');
  expect(refused({ fields: [] })).toContain('at least one field');
  expect(() => schema({ fields: [] })).toThrow('fields must be an array of one or more items such as');
  expect(refused({ name: 'a', fields: [{ typ: 'uuid' }] })).toContain('did you mean "type"');
  expect(refused({ type: 'uuid', list: '5-2' })).toContain('list must be');
  expect(refused({ type: 'uuid', list: '1001' })).toContain('list must be');
  expect(refused({ type: 'uuid', unique: 'yes' })).toContain('unique of');
});

it('refuses fields that go too deep, and one that stands in itself', () => {
  const own: { name: string; fields: object[] } = { name: 'a', fields: [] };
  own.fields.push(own);
  let deep: object = { name: 'a', type: 'int' };
  for (let i = 0; i < 5000; i++) deep = { name: 'a', fields: [deep] };
  for (const field of [own, deep])
    expect(() => schema({ fields: [field as SchemaField] })).toThrow(
      'fields may be nested at most 100 objects deep',
    );
});
