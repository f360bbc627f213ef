import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endingsOf, FILE_FORMATS } from '@specimen/bulk';
import { batch, generate, render, schema, type WriteOptions } from 'specimen-data';
import { formats } from 'specimen-data/internal';
import { afterAll, describe, expect, it } from 'vitest';
import { specimen } from './specimen.ts';

const folder = mkdtempSync(join(tmpdir(), 'specimen-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = (spec: string, options: WriteOptions) => Buffer.from(render(spec, options)).toString();
const ended = (body: string) => (body.endsWith('\n') ? body : `${body}\n`);

const SAME: readonly (readonly [args: string[], spec: string, options: WriteOptions])[] = [
  [['de.person', '--seed', 'a'], 'de.person', { seed: 'a' }],
  [['DE.PERSON', '-n', '20', '-s', 'ä'], 'de.person', { n: 20, seed: 'ä' }],
  [['generate', 'de.iban', '-n1', '--seed=a'], 'de.iban', { n: 1, seed: 'a' }],
  [['-s', 'a', '--n', '3', 'pl.pesel'], 'pl.pesel', { n: 3, seed: 'a' }],
  [['pl.person', '--fields', 'name,pesel', '-s', 'a'], 'pl.person', { seed: 'a', fields: 'name,pesel' }],
  [
    ['us.full', '-n', '2', '-s', 'a', '--offset', '7', '-f', 'csv'],
    'us.full',
    { n: 2, seed: 'a', offset: 7, format: 'csv' },
  ],
  [
    ['jp.person', '-n', '2000', '-s', 'a', '--format', 'xml'],
    'jp.person',
    { n: 2000, seed: 'a', format: 'xml' },
  ],
  [
    ['any.int:1,6', '-n', '9', '-s', 'a', '-f', 'NDJSON'],
    'any.int:1,6',
    { n: 9, seed: 'a', format: 'ndjson' },
  ],
  [
    [
      'de.person',
      '-n',
      '3',
      '-s',
      'a',
      '--sex',
      'female',
      '--age',
      '18-25',
      '--city',
      'Munich',
      '--bank=n26',
    ],
    'de.person',
    { n: 3, seed: 'a', where: { sex: 'female', age: '18-25', city: 'München', bank: 'N26' } },
  ],
  [
    ['us.card', '-s', 'a', '--brand', 'amex', '--region', 'Texas', '-f', 'json'],
    'us.card',
    { seed: 'a', where: { brand: 'American Express', region: 'TX' } },
  ],
  [
    ['ke.wallet', '-n', '5', '-s', 'a', '--wallet', 'airtel money', '-f', 'json'],
    'ke.wallet',
    { n: 5, seed: 'a', where: { wallet: 'Airtel Money' } },
  ],
  [['in.preset:kyc', '-s', 'a'], 'in.preset:kyc', { seed: 'a' }],
  [['de.iban', '-s', 'a', '-f', 'json'], 'de.iban', { seed: 'a' }],
  [['de.iban', '-s', '-5'], 'de.iban', { n: undefined, seed: '-5', format: 'bare' }],
  [['de.iban', '-o', '-', '-s', 'a'], 'de.iban', { seed: 'a', format: 'bare' }],
  [['any.int', '-s', 'a'], 'any.int', { seed: 'a' }],
];

describe('rows of a spec', () => {
  it.each(SAME)('specimen %j writes the bytes of the library', async (args, spec, { format, ...options }) => {
    const body =
      format === 'bare'
        ? String(generate(spec, options))
        : text(spec, { ...options, ...(format ? { format } : {}) });
    expect(await specimen(args)).toEqual({ code: 0, out: ended(body), err: '' });
  });

  it('are indented as JSON.stringify does', async () => {
    const { out } = await specimen(['in.preset:kyc', '-n', '2', '-s', 'a', '--pretty']);
    expect(out).toBe(`${JSON.stringify(generate('in.preset:kyc', { n: 2, seed: 'a' }), null, 2)}\n`);
  });

  it('one text value asked for with nothing else is bare, whatever stands in it', async () => {
    expect((await specimen(['any.enum:a"b\\c\u00e9', '-s', 'a'])).out).toBe('a"b\\c\u00e9\n');
    expect((await specimen(['any.enum:a"b', '-s', 'a', '-n', '1'])).out).toBe('["a\\"b"]\n');
  });

  it('draw a seed, which a person is told', async () => {
    const [one, other] = [
      await specimen(['any.uuid'], { tty: true }),
      await specimen(['any.uuid'], { tty: true }),
    ];
    expect(one.out).not.toBe(other.out);
    const [, seed = ''] = /^seed (\w+)\n$/.exec(one.err) ?? [];
    expect(await specimen(['any.uuid', '-s', seed], { tty: true })).toEqual({
      code: 0,
      out: one.out,
      err: '',
    });
    expect((await specimen(['any.uuid'])).err).toBe('');
  });
});

describe('--raw', () => {
  it('prints values one a line', async () => {
    const values = generate('de.iban', { n: 5000, seed: 'a' }) as string[];
    expect(await specimen(['de.iban', '-n', '5000', '-s', 'a', '--raw'])).toEqual({
      code: 0,
      out: `${values.join('\n')}\n`,
      err: '',
    });
    expect((await specimen(['any.float', '-n', '3', '-s', 'a', '--raw'])).out).toBe(
      `${(generate('any.float', { n: 3, seed: 'a' }) as number[]).join('\n')}\n`,
    );
  });

  it('of many has a line each, though there is a line break in them', async () => {
    const values = generate('de.mrz', { n: 2, seed: 'a' }) as string[];
    expect((await specimen(['de.mrz', '-n', '2', '-s', 'a', '--raw'])).out).toBe(
      values.map((value) => `${value.replace('\n', '\\n')}\n`).join(''),
    );
    expect((await specimen(['any.enum:a\r\nb\\c', '-n', '1', '--raw'])).out).toBe('a\\r\\nb\\c\n');
    expect((await specimen(['de.mrz', '-s', 'a', '--raw'])).out).toBe(`${values[0]}\n`);
    expect((await specimen(['de.mrz', '-s', 'a'])).out).toBe(`${values[0]}\n`);
  });

  it('of a request in words', async () => {
    const values = generate('de.iban', { n: 2, seed: 'a' }) as string[];
    expect((await specimen(['fetch', '2 german ibans', '-s', 'a', '--raw'])).out).toBe(
      `${values.join('\n')}\n`,
    );
  });

  it('names the options it makes useless', async () => {
    const { code, err } = await specimen(['de.iban', '-n', '2', '--raw', '--pretty', '-f', 'json']);
    expect({ code, err }).toEqual({ code: 0, err: 'specimen: --pretty, --format do not apply here\n' });
  });

  it.each([
    [['de.person', '--raw']],
    [['de.person', '--raw', '--fields', 'name']],
    [['de.preset:kyc', '--raw', '-n', '2']],
    [['cases', 'pl.pesel', '-f', 'csv', '--raw']],
    [['fetch', 'german', '--raw']],
  ])('specimen %j is a mistake: records have no bare value', async (args) => {
    const { code, out, err } = await specimen(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      'specimen: --raw prints single values, but these are records: omit it, or ask for one field by a spec, such as de.iban\n',
    );
  });
});

describe('--out', () => {
  it.each([
    ['a.json', 'json'],
    ['a.csv', 'csv'],
    ['a.ndjson', 'ndjson'],
    ['a.jsonl', 'ndjson'],
    ['a.b.XML', 'xml'],
    ['a.tsv', 'tsv'],
  ])('%s is a file of %s', async (name, format) => {
    const file = join(folder, name);
    expect(await specimen(['de.person', '-n', '700', '-s', 'a', '-o', file])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect(readFileSync(file, 'utf8')).toBe(ended(text('de.person', { n: 700, seed: 'a', format })));
  });

  it('takes any ending with --format or --raw', async () => {
    const file = join(folder, 'ibans.txt');
    await specimen(['de.iban', '-n', '2', '-s', 'a', '-o', file, '-f', 'JSONL']);
    expect(readFileSync(file, 'utf8')).toBe(text('de.iban', { n: 2, seed: 'a', format: 'ndjson' }));
    await specimen(['de.iban', '-n', '2', '-s', 'a', '-o', file, '-f', 'csv']);
    expect(readFileSync(file, 'utf8')).toBe(text('de.iban', { n: 2, seed: 'a', format: 'csv' }));
    await specimen(['de.iban', '-n', '2', '-s', 'a', '-o', file, '--raw']);
    expect(readFileSync(file, 'utf8')).toBe(
      `${(generate('de.iban', { n: 2, seed: 'a' }) as string[]).join('\n')}\n`,
    );
  });

  it('a single value in a file of JSON is JSON', async () => {
    const file = join(folder, 'one.json');
    await specimen(['de.iban', '-s', 'a', '-o', file]);
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(generate('de.iban', { seed: 'a' }))}\n`);
  });

  it('replaces a file, keeps its mode and follows a link to it', async () => {
    const [file, link] = [join(folder, 'there.csv'), join(folder, 'link.csv')];
    writeFileSync(file, 'old', { mode: 0o600 });
    symlinkSync(file, link);
    await specimen(['de.iban', '-n', '1', '-s', 'a', '-o', link]);
    expect(readFileSync(file, 'utf8')).toMatch(/^iban\r\n/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(link, 'utf8')).toBe(readFileSync(file, 'utf8'));
    rmSync(file);
    await specimen(['de.iban', '-n', '1', '-s', 'a', '-o', link]);
    expect(readFileSync(file, 'utf8')).toMatch(/^iban\r\n/);
    expect(readlinkSync(link)).toBe(file);
  });

  it.each(['x.txt', 'csv', '', 'x.gz', 'x.txt.zst', '.csv', 'x.constructor'])(
    '%j is a mistake',
    async (file) => {
      const endings = [...formats.keys(), ...FILE_FORMATS].flatMap(endingsOf).join(', ');
      expect(await specimen(['de.iban', '-o', file])).toEqual({
        code: 2,
        out: '',
        err: `specimen: --out must end with ${endings}, not ${JSON.stringify(file)}, or give --format\n`,
      });
    },
  );

  it('tells why a file cannot be written, and leaves nothing', async () => {
    const file = join(folder, 'none', 'x.csv');
    expect((await specimen(['de.iban', '-o', file])).err).toBe(
      `specimen: cannot write ${JSON.stringify(file)}: no such file or directory\n`,
    );
    expect((await specimen(['de.iban', '-f', 'csv', '-o', folder])).err).toBe(
      `specimen: cannot write ${JSON.stringify(folder)}: it is a folder\n`,
    );
    expect(await specimen(['de.iban', '-f', 'csv', '-o', '/dev/full'])).toEqual({
      code: 2,
      out: '',
      err: 'specimen: cannot write "/dev/full": no space left on device\n',
    });
    expect(existsSync('/dev/full')).toBe(true);
    const broken = join(folder, 'broken.json');
    const { code } = await specimen(['batch', 'de.person', '-f', 'csv', '--fields', ' ', '-o', broken]);
    expect(code).toBe(2);
    expect(readdirSync(folder).filter((name) => name.includes('part') || name.includes('broken'))).toEqual(
      [],
    );
  });

  it('is for every command, as JSON', async () => {
    const file = join(folder, 'types.json');
    await specimen(['types', '-o', file], { tty: true });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ count: expect.any(Number) });
    for (const [command, ending] of [
      ['types', 'csv'],
      ['batch', 'xml'],
    ] as const) {
      const { code, err } = await specimen([
        command,
        ...(command === 'batch' ? ['de.iban'] : []),
        '-o',
        `x.${ending}`,
      ]);
      expect(code).toBe(2);
      expect(err).toContain(`--out must end with .json, not "x.${ending}"`);
    }
  });
});

const SCHEMA = { count: 3, seed: 'a', fields: [{ name: 'id', type: 'uuid' }, { type: 'de.iban' }] };
const file = join(folder, 'schema.json');
writeFileSync(file, `\ufeff${JSON.stringify(SCHEMA)}`);

describe('schema', () => {
  it('reads a file or standard input', async () => {
    const out = `${JSON.stringify(schema(SCHEMA))}\n`;
    expect(await specimen(['schema', file])).toEqual({ code: 0, out, err: '' });
    const pieces = [...JSON.stringify(SCHEMA)];
    expect(await specimen(['schema', '-'], { input: pieces })).toEqual({ code: 0, out, err: '' });
  });

  it('takes options over what the file says', async () => {
    const { out } = await specimen(['schema', file, '-n', '2', '-s', 'b', '--offset', '4']);
    expect(JSON.parse(out)).toEqual(schema({ ...SCHEMA, count: 2, seed: 'b', offset: 4 }));
    const csv = await specimen(['schema', file, '-f', 'csv', '-n', '1500']);
    expect(csv.out.split('\r\n')).toHaveLength(1502);
    expect(csv.out).toMatch(/^id,iban\r\n/);
  });

  it('takes conditions as options, which win over those of the file', async () => {
    const fields = [{ type: 'de.name' }, { type: 'de.sex' }, { type: 'de.city' }];
    const own = { count: 9, seed: 'a', where: { sex: 'male', city: 'Berlin' }, fields } as const;
    const input = JSON.stringify(own);
    const args = ['schema', '-', '--sex', 'female', '--age', '18-25'];
    const { out, err } = await specimen(args, { input });
    const where = { sex: 'female', age: '18-25', city: 'Berlin' } as const;
    expect({ rows: JSON.parse(out), err }).toEqual({ rows: schema({ ...own, where }), err: '' });
    const types = JSON.stringify({ seed: 'a', fields: [{ type: 'uuid' }] });
    expect((await specimen(args, { input: types })).err).toBe('specimen: --sex, --age do not apply here\n');
    const odd = JSON.stringify({ ...own, where: 'x' });
    expect((await specimen(args, { input: odd })).err).toMatch(/^specimen: where must be an object/);
  });

  it.each<[string, string]>([
    ['{', 'standard input is not valid JSON: '],
    [
      '{"seed":9007199254740993,"fields":[{"type":"uuid"}]}',
      'standard input contains the number 9007199254740993, which cannot be read exactly; write it as text',
    ],
    ['[]', 'standard input must be a JSON object with fields, count, '],
    ['null', 'standard input must be a JSON object'],
    ['"x"', 'standard input must be a JSON object'],
    ['{}', 'fields is required'],
    ['{"count":"3","fields":[{"type":"uuid"}]}', 'count must be a number'],
    ['{"count":0,"fields":[{"type":"uuid"}]}', 'count must be a whole number of at least 1, not 0'],
    ['{"feilds":[]}', 'standard input has no property "feilds"; did you mean "fields"?'],
    ['{"format":"csv","fields":[{"type":"uuid"}]}', 'standard input has no property "format"'],
    ['{"__proto__":1,"fields":[{"type":"uuid"}]}', 'standard input has no property "__proto__"'],
    ['{"fields":[{"type":"uuidd"}]}', 'did you mean "uuid"?'],
  ])('refuses %s', async (input, message) => {
    const { code, out, err } = await specimen(['schema', '-'], { input });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('tells which file cannot be read', async () => {
    expect((await specimen(['schema', '/no/such'])).err).toBe(
      'specimen: cannot read "/no/such": no such file or directory\n',
    );
    expect((await specimen(['schema', folder])).err).toBe(
      `specimen: cannot read ${JSON.stringify(folder)}: illegal operation on a directory\n`,
    );
  });
});

describe('fetch and resolve', () => {
  it('answer what was understood, words quoted or not', async () => {
    const out = `${JSON.stringify({ query: '5 german ibans', spec: 'de.iban', country: 'de', field: 'iban', data: generate('de.iban', { n: 5, seed: 'a' }) })}\n`;
    expect(await specimen(['fetch', '5 german ibans', '-s', 'a'])).toEqual({ code: 0, out, err: '' });
    expect((await specimen(['fetch', '5', 'german', 'ibans', '-s', 'a'])).out).toBe(out);
    expect((await specimen(['fetch', '5 german ibans', '-s', 'a', '-p'])).out).toBe(
      `${JSON.stringify(JSON.parse(out), null, 2)}\n`,
    );
    expect(JSON.parse((await specimen(['resolve', 'pesel'])).out)).toEqual({
      query: 'pesel',
      ok: true,
      spec: 'pl.id',
      country: 'pl',
      field: 'id',
    });
  });

  it('write in the format that the words ask for, unless an option says otherwise', async () => {
    const csv = text('br.person', { n: 2, seed: 'a', format: 'csv' });
    expect((await specimen(['fetch', '2 brazilians as csv', '-s', 'a'])).out).toBe(ended(csv));
    const json = await specimen(['fetch', '2 brazilians as csv', '-s', 'a', '-f', 'json']);
    expect(JSON.parse(json.out).data).toHaveLength(2);
    expect((await specimen(['fetch', 'german iban as csv', '-s', 'a'])).out).toMatch(
      /^iban\r\nDE\d{20}\r\n$/,
    );
  });

  it('have more rows than the service gives', async () => {
    const { out } = await specimen(['fetch', '3000 german ibans', '-s', 'a', '-f', 'csv']);
    expect(out).toBe(text('de.iban', { n: 3000, seed: 'a', format: 'csv' }));
  });
});

describe('batch', () => {
  it('runs specs separated by commas or spaces, any number of rows', async () => {
    const out = `${JSON.stringify(batch('ke.person:5@name+phone,de.iban:1500,xx.y', { seed: 'a' }))}\n`;
    expect(await specimen(['batch', 'ke.person:5@name+phone,de.iban:1500,xx.y', '-s', 'a'])).toEqual({
      code: 2,
      out,
      err: 'specimen: unknown country "xx"; did you mean "mx"?\n',
    });
    expect((await specimen(['batch', 'ke.person:5@name+phone', 'de.iban:1500', 'xx.y', '-s', 'a'])).out).toBe(
      out,
    );
  });

  it('reads its items from a JSON file', async () => {
    const requests = [{ spec: 'any.int:1,6', n: 2, key: 'dice' }];
    const { out } = await specimen(['batch', '--file', '-', '-s', 'b'], {
      input: JSON.stringify({ requests, seed: 'a' }),
    });
    expect(JSON.parse(out)).toEqual(batch(requests, { seed: 'b' }));
  });

  it('takes conditions as options, which those of an item win over', async () => {
    const items = (where: object, own: object = where) => [
      { spec: 'de.person', n: 5, where },
      { spec: 'de.sex', n: 5, where: own },
    ];
    const args = ['batch', 'de.person:5', 'de.sex:5', '-s', 'a', '--sex', 'female'];
    expect(JSON.parse((await specimen(args)).out)).toEqual(batch(items({ sex: 'female' }), { seed: 'a' }));
    const requests = [
      { spec: 'de.person', n: 5 },
      { spec: 'de.sex', n: 5, where: { sex: 'male' } },
    ];
    const { out } = await specimen(['batch', '--file', '-', '-s', 'a', '--sex', 'female', '--age', '40'], {
      input: JSON.stringify({ requests }),
    });
    const wanted = items({ sex: 'female', age: '40' }, { sex: 'male', age: '40' });
    expect(JSON.parse(out)).toEqual(batch(wanted, { seed: 'a' }));
  });

  it.each<[string[], string]>([
    [['de.iban', 'de.ibn'], 'unknown field "ibn" for country "de"; did you mean "iban"?'],
    [['de.ibn,zz.x'], 'unknown field "ibn" for country "de"; did you mean "iban"? (and 1 more)'],
  ])('%j answers the items and tells in a line what is wrong, exit code 2', async (specs, message) => {
    const out = `${JSON.stringify(batch(specs.join(','), { seed: 'a' }))}\n`;
    expect(await specimen(['batch', ...specs, '-s', 'a'])).toEqual({
      code: 2,
      out,
      err: `specimen: ${message}\n`,
    });
  });

  it('draws a seed, which a person is told', async () => {
    const { out, err } = await specimen(['batch', 'any.uuid'], { tty: true });
    const [, seed = ''] = /^seed (\w+)\n$/.exec(err) ?? [];
    expect(await specimen(['batch', 'any.uuid', '-s', seed], { tty: true })).toEqual({
      code: 0,
      out,
      err: '',
    });
  });

  it.each<[string[], string, string]>([
    [['batch'], '', 'specs is required: give items'],
    [['batch', 'de.iban', '--file', '-'], '{}', 'give either SPECS or --file FILE'],
    [['dataset', 'bank', '--file', '-'], '{}', 'give either KEY|FILE or --file FILE'],
    [['dataset', 'own.json', '--file', '-'], '{}', 'give either KEY|FILE or --file FILE'],
    [
      ['batch', '--file', '-'],
      '[]',
      'standard input must be a JSON object with specs, requests, fields, seed',
    ],
  ])('%j with %j is a mistake', async (args, input, message) => {
    const { code, out, err } = await specimen(args, { input });
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`specimen: ${message}`);
  });
});
