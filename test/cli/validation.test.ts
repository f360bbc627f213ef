import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate, render, validate } from 'specimen-data';
import { afterAll, describe, expect, it } from 'vitest';
import { specimen } from './specimen.ts';

const GOOD = 'DE89370400440532013000';
const BAD = 'DE89370400440532013001';
const folder = mkdtempSync(join(tmpdir(), 'specimen-validate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const verdicts = (...values: string[]) => values.map((value) => validate({ value, validator: 'iban' }));
const counted = (results: readonly object[]) => `${JSON.stringify({ count: results.length, results })}\n`;
const listed = (...values: string[]) => counted(verdicts(...values));
/** Results of values that stand in lines of a file. */
const inLines = (values: Readonly<Record<number, string>>) =>
  Object.entries(values).map(([line, value]) => ({
    line: Number(line),
    ...validate({ value, validator: 'iban' }),
  }));

describe('values of the command line', () => {
  it('one is answered as over HTTP', async () => {
    expect(await specimen(['validate', GOOD, '--as', 'iban'])).toEqual({
      code: 0,
      out: `{"value":"${GOOD}","validator":"iban","label":"ISO 13616 mod-97","valid":true}\n`,
      err: '',
    });
    expect((await specimen(['validate', '44051401359', '--as', 'pl.pesel'])).out).toBe(
      `${JSON.stringify(validate({ value: '44051401359', spec: 'pl.pesel' }))}\n`,
    );
    expect((await specimen(['validate', GOOD, '--as', 'iban', '-p'])).out).toBe(
      `${JSON.stringify(verdicts(GOOD)[0], null, 2)}\n`,
    );
  });

  it('several have a result each; the exit code is 1 when one is not valid', async () => {
    expect(await specimen(['validate', GOOD, BAD, '--as', 'IBAN'])).toEqual({
      code: 1,
      out: listed(GOOD, BAD),
      err: '',
    });
    expect(await specimen(['validate', GOOD, GOOD, '--as', 'iban'])).toEqual({
      code: 0,
      out: listed(GOOD, GOOD),
      err: '',
    });
    expect((await specimen(['validate', BAD, '--as', 'iban'])).code).toBe(1);
    expect((await specimen(['validate', '--as', 'iban', '--', '-5'])).out).toContain('"value":"-5"');
  });

  it('--only-invalid leaves out what is valid', async () => {
    expect(await specimen(['validate', GOOD, BAD, '--as', 'iban', '--only-invalid'])).toEqual({
      code: 1,
      out: listed(BAD),
      err: '',
    });
    expect(await specimen(['validate', GOOD, '--as', 'iban', '--only-invalid'])).toEqual({
      code: 0,
      out: '',
      err: '',
    });
    expect((await specimen(['validate', GOOD, GOOD, '--as', 'iban', '--only-invalid'])).out).toBe(listed());
  });

  it('a spec that nothing backs is answered so, exit code 2', async () => {
    const { code, out, err } = await specimen(['validate', 'Anna', 'Ben', '--as', 'de.first']);
    expect(code).toBe(2);
    expect(JSON.parse(out).results).toEqual(
      ['Anna', 'Ben'].map((value) => validate({ value, spec: 'de.first' })),
    );
    expect(err).toBe('specimen: no validator checks "de.first": it has no public check rule\n');
  });
});

describe('lines', () => {
  it('of standard input', async () => {
    const input = [`${GOOD}\r\n${BAD.slice(0, 5)}`, `${BAD.slice(5)}\n`, GOOD];
    expect(await specimen(['validate', '-', '--as', 'iban'], { input })).toEqual({
      code: 1,
      out: counted(inLines({ 1: GOOD, 2: BAD, 3: GOOD })),
      err: '',
    });
    expect((await specimen(['validate', '--file', '-', '--as', 'iban'], { input: `${GOOD}\n` })).out).toBe(
      counted(inLines({ 1: GOOD })),
    );
    expect(await specimen(['validate', '-', '--as', 'iban'], { input: '' })).toEqual({
      code: 0,
      out: listed(),
      err: '',
    });
  });

  it('of a file, one result a line', async () => {
    const file = join(folder, 'ibans.txt');
    writeFileSync(file, `\ufeff${GOOD}\n\n${BAD}\n`);
    const lines = inLines({ 1: GOOD, 2: '', 3: BAD }).map((each) => `${JSON.stringify(each)}\n`);
    expect(await specimen(['validate', '--file', file, '--as', 'iban', '-f', 'ndjson'])).toEqual({
      code: 1,
      out: lines.join(''),
      err: '',
    });
    const only = await specimen([
      'validate',
      '--file',
      file,
      '--as',
      'iban',
      '-f',
      'ndjson',
      '--only-invalid',
    ]);
    expect(only.out).toBe(lines.slice(1).join(''));
  });

  it('go to a file whose ending names the format', async () => {
    for (const [name, out] of [
      ['a.jsonl', `${JSON.stringify(verdicts(BAD)[0])}\n`],
      ['a.json', listed(GOOD, BAD)],
    ] as const) {
      const file = join(folder, name);
      const only = name === 'a.jsonl' ? ['--only-invalid'] : [];
      const args = ['validate', GOOD, BAD, '--as', 'iban', '-o', file, ...only];
      expect(await specimen(args, { tty: true })).toEqual({ code: 1, out: '', err: '' });
      expect(readFileSync(file, 'utf8')).toBe(out);
    }
    const { err } = await specimen(['validate', GOOD, '--as', 'iban', '-f', 'ndjson', '-p']);
    expect(err).toBe('specimen: --pretty does not apply here\n');
  });

  it('whose letters are cut in two', async () => {
    const input = [...Buffer.from('größe\n日本')].map((byte) => Uint8Array.of(byte));
    const { out } = await specimen(['validate', '-', '--as', 'iban'], { input });
    expect(JSON.parse(out).results.map((each: { value: string }) => each.value)).toEqual(['größe', '日本']);
  });

  it('of many blocks', async () => {
    const values = generate('de.iban', { n: 5000, seed: 'a' }) as string[];
    const file = join(folder, 'many.txt');
    writeFileSync(file, values.join('\n'));
    const { code, out } = await specimen(['validate', '--file', file, '--as', 'de.iban']);
    expect(code).toBe(0);
    expect(JSON.parse(out).results.map((each: { value: string }) => each.value)).toEqual(values);
  });
});

describe('a column of CSV', () => {
  it('is found by its name', async () => {
    const file = join(folder, 'people.csv');
    writeFileSync(file, render('de.person', { n: 300, seed: 'a', format: 'csv' }));
    const { code, out } = await specimen(['validate', '--file', file, '--column', 'iban', '--as', 'de.iban']);
    expect(code).toBe(0);
    expect(JSON.parse(out).count).toBe(300);
    const wrong = await specimen(['validate', '--file', file, '--column', 'name', '--as', 'de.iban']);
    expect(wrong.code).toBe(1);
    const mended = await specimen(['validate', '--file', file, '--column', 'ibann', '--as', 'de.iban']);
    expect(mended).toEqual({
      code: 2,
      out: '',
      err: `specimen: ${JSON.stringify(file)} has no column "ibann"; did you mean "iban"?\n`,
    });
  });

  it('comes from standard input too, quotes and line ends as they may be', async () => {
    const input = `name,"my ""iban"""\r\n"Doe, ""J""","${GOOD}"\r\n"two\nlines",${BAD}`;
    const { code, out } = await specimen(['validate', '-', '--column', 'my "iban"', '--as', 'iban'], {
      input,
    });
    expect({ code, out }).toEqual({ code: 1, out: counted(inLines({ 2: GOOD, 3: BAD })) });
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 of the other order', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ])('is read in %s too', async (_, encoded) => {
    const input = [encoded(`Straße,iban\n${GOOD},${BAD}\n`)];
    for (const [column, value] of Object.entries({ Straße: GOOD, iban: BAD })) {
      const { out } = await specimen(['validate', '-', '--column', column, '--as', 'iban'], { input });
      expect(out).toBe(counted(inLines({ 2: value })));
    }
  });

  it('is read as .gz too, whole or not, parts joined', async () => {
    const packed = Buffer.concat([gzipSync(`iban\n${GOOD}\n`), gzipSync(`${BAD}\n`)]);
    const args = ['validate', '-', '--column', 'iban', '--as', 'iban'];
    const { code, out } = await specimen(args, { input: [packed.subarray(0, 20), packed.subarray(20)] });
    expect({ code, out }).toEqual({ code: 1, out: counted(inLines({ 2: GOOD, 3: BAD })) });
    for (const [input, why] of [
      [packed.subarray(0, -9), 'unexpected end of file'],
      [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]), 'it is packed as .zst: give - and what zstd -dc prints'],
    ] as const)
      expect(await specimen(args, { input: [input] })).toEqual({
        code: 2,
        out: '',
        err: `specimen: cannot read standard input: ${why}\n`,
      });
  });

  it.each(['people.tsv', 'semicolons.csv'])('of %s is read too', async (name) => {
    const file = join(folder, name);
    if (name.endsWith('.tsv')) await specimen(['de.person', '-n', '20', '-s', 'a', '-o', file]);
    else writeFileSync(file, `name;"iban"\r\n"Doe; J";${GOOD}\r\n`);
    const { code, out, err } = await specimen([
      'validate',
      '--file',
      file,
      '--column',
      'iban',
      '--as',
      'iban',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out).count).toBe(name.endsWith('.tsv') ? 20 : 1);
  });

  it('is told with the lines of what is wrong, on a terminal too', async () => {
    const input = `name,iban\na,${GOOD}\n"b\nc",${GOOD}\nd,\ne,${BAD}\n`;
    const args = ['validate', '-', '--column', 'iban', '--as', 'iban', '--only-invalid'];
    expect((await specimen(args, { input })).out).toBe(counted(inLines({ 5: '', 6: BAD })));
    const { out } = await specimen(args, { input, tty: true, env: { NO_COLOR: '1' } });
    expect(out).toMatch(/^line {2}value .*\n5 +iban .*\n6 +DE89/);
  });
});

describe('mistakes', () => {
  it.each<[string[], string]>([
    [['validate', '--as', 'iban'], 'VALUE is required'],
    [['validate', 'x'], '--as is required: The standard: a validator, such as iban'],
    [['validate', 'x', '--as', 'ibam'], 'unknown validator "ibam"; did you mean "iban"?'],
    [['validate', 'x', '--as', 'de.ibam'], 'did you mean "iban"?'],
    [['validate', 'x', '--as', 'constructor'], 'unknown validator "constructor"'],
    [['validate', 'x', '--as', 'iban', '--file', 'y'], 'give either values or --file FILE'],
    [['validate', 'x', '-', '--as', 'iban'], 'give either values or - for standard input'],
    [['validate', 'x', '--as', 'iban', '--column', 'y'], '--column requires --file FILE'],
    [['validate', '--file', '/no/such', '--as', 'iban'], 'cannot read "/no/such": no such file or directory'],
    [['validate', 'x', '--as', 'iban', '-f', 'csv'], 'unknown format "csv"; known: json, ndjson'],
    [
      ['validate', 'x', '--as', 'iban', '-o', 'x.csv'],
      '--out must end with .json, .ndjson, .jsonl, not "x.csv", or give --format',
    ],
    [['validate', '-', '--as', 'iban', '--column', 'a'], 'standard input is empty'],
  ])('specimen %j', async (args, message) => {
    const { code, out, err } = await specimen(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
