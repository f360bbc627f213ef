import { catalogue } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { specimen } from './specimen.ts';

const LISTS: readonly (readonly [args: string[], value: object])[] = [
  [['countries'], counted('countries', catalogue.countries())],
  [['catalog'], counted('countries', catalogue.catalog())],
  [['fields'], counted('fields', catalogue.fields())],
  [['types'], counted('types', catalogue.types())],
  [['validators'], counted('validators', catalogue.validators())],
  [['validators', '--all'], counted('validators', catalogue.validators('all'))],
  [['country', 'DE'], catalogue.country('de')],
  [['field', 'bic'], catalogue.field('bic')],
];

function counted(name: string, entries: readonly unknown[]): object {
  return { count: entries.length, [name]: entries };
}

describe('a list', () => {
  it.each(LISTS)('specimen %j is JSON for a program', async (args, value) => {
    const out = `${JSON.stringify(value)}\n`;
    expect(await specimen(args)).toEqual({ code: 0, out, err: '' });
    expect((await specimen([...args, '-f', 'json'], { tty: true })).out).toBe(out);
    expect((await specimen([...args, '--pretty'], { tty: true })).out).toBe(
      `${JSON.stringify(value, null, 2)}\n`,
    );
  });

  it.each(LISTS)('specimen %j is a table for a person', async (args, value) => {
    const { code, out } = await specimen(args, { tty: true, env: { NO_COLOR: '1' } });
    expect(code).toBe(0);
    const [first] = Object.values(value).find((each) => Array.isArray(each) && typeof each[0] === 'object');
    const header = out.split('\n').find((line) => line.startsWith(Object.keys(first)[0] as string));
    expect(header?.split(/ {2,}/)).toEqual(Object.keys(first));
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/[{}\u001b]/);
  });

  it('has its columns under their names, cut to the width', async () => {
    const { out } = await specimen(['countries'], { tty: true, env: { NO_COLOR: '1' } });
    const [header, first] = out.split('\n') as [string, string];
    expect(header.indexOf('currency')).toBe([...first].join('').replace(/🇦🇪/u, '##').indexOf('AED'));
    const { out: catalog } = await specimen(['catalog'], { tty: true, env: { NO_COLOR: '1' } });
    expect(catalog).toMatch(/^code {2}name .+ presets\nae .{70,}…\n/);
  });

  it('has the cells of a row below each other where more than the last column would be cut', async () => {
    const { out } = await specimen(['datasets'], { tty: true, columns: 50, env: { NO_COLOR: '1' } });
    expect(out).toMatch(
      /^key {10}bank\nname {9}Retail bank\ndescription {2}Customers, their accounts and cards,\n {13}\S.*(\n {13}.+)*\nmain {9}customers\ntables {7}5\n\nkey {10}shop\n/,
    );
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(50);
  });

  it.each([80, 120])('of %i columns shows the reason and what is encoded', async (columns) => {
    const good = 'DE89370400440532013000';
    const args = ['validate', good, good.replace(/0$/, '1'), '--as', 'iban', '--explain'];
    const { out } = await specimen(args, { tty: true, columns, env: { NO_COLOR: '1' } });
    const [right, wrong] = out.split('\n\n');
    expect(right).toMatch(/\nvalid {6}yes\n.*\n.*\nencodes {4}country de, bank /);
    expect(wrong).toMatch(/\nvalid {6}no\nreason {5}check digits are 89, should be 62\nfault {6}checksum\n/);
  });

  it('has what a value encodes as text', async () => {
    const tty = { tty: true, columns: 200, env: { NO_COLOR: '1' } };
    const { out } = await specimen(['identify', '44051401359'], tty);
    expect(out).toMatch(/\nplPesel .* 44051401359 +born 1944-05-14, sex male\n/);
    expect(out).not.toContain('object');
  });

  it('has colours only on a terminal that wants them', async () => {
    const bold = '\u001b[1m';
    expect((await specimen(['types'], { tty: true })).out).toContain(bold);
    expect((await specimen(['types'], { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain(bold);
    expect((await specimen(['types'], { tty: true, env: { TERM: 'dumb' } })).out).not.toContain(bold);
  });

  it('of one country has its own values, then its lists', async () => {
    const { out } = await specimen(['country', 'de'], { tty: true, env: { NO_COLOR: '1' } });
    expect(out).toMatch(
      /^code de\nname Germany\ncurrency EUR\nrecords person full company product\n\nfields:\nkey +label/,
    );
    expect(out).toMatch(/\nname +Full name +yes +no +no +no\n/);
    expect(out).toMatch(/\n\npresets:\nkey +name +outcomes +limits\nkyc +KYC identity check *\n/);
  });

  it('of results is a table too; one result is JSON', async () => {
    const { code, out } = await specimen(['validate', 'x', 'y', '--as', 'iban'], {
      tty: true,
      env: { NO_COLOR: '1' },
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^value {2}validator {2}label +valid\nx +iban +ISO 13616 mod-97 {2}no\ny /);
    expect((await specimen(['validate', 'x', '--as', 'iban'], { tty: true })).out).toMatch(/^{"value":"x"/);
    expect((await specimen(['resolve', 'german iban'], { tty: true })).out).toMatch(/^{"query"/);
  });

  it.each(['iban', 'de.iban'])('of the cases of %s is a table with what is made', async (standard) => {
    const args = ['cases', standard, '-s', 'a'];
    const json = await specimen(args);
    expect(JSON.parse(json.out).cases.length).toBeGreaterThan(5);
    const { code, out } = await specimen(args, { tty: true, columns: 100, env: { NO_COLOR: '1' } });
    expect(code).toBe(0);
    expect(out).toMatch(/^validator iban\nlabel ISO 13616 mod-97\n/);
    expect(out).toMatch(
      /\n\ncases:\ncase +valid +value +why\nbare +yes +[A-Z]{2}\d{2}\w+ +without separators\n/,
    );
    for (const more of [['-f', 'json'], ['-f', 'csv'], ['-p']]) {
      const { out } = await specimen([...args, ...more], { tty: true });
      expect(out).toBe((await specimen([...args, ...more])).out);
    }
  });

  it('cannot steer a terminal', async () => {
    const { out } = await specimen(['validate', 'x\u001b[31m\u009b1m', 'y\n', '--as', 'iban'], {
      tty: true,
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('x\ufffd[31m\ufffd1m');
    expect(out).not.toMatch(/[\u001b\u009b]/);
    expect(out.split('\n')).toHaveLength(4);
  });

  it('of nothing is an empty table', async () => {
    const { out } = await specimen(['validate', '-', '--as', 'iban'], { tty: true, env: { NO_COLOR: '1' } });
    expect(out.trim()).toBe('');
  });
});
