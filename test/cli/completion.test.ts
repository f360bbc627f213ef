import { execFileSync, spawnSync } from 'node:child_process';
import { catalogue } from 'specimen-data';
import { formats } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { commands } from '../../packages/cli/src/commands.ts';
import { BIN, specimen } from './specimen.ts';

async function words(...typed: string[]): Promise<string[]> {
  const { code, out, err } = await specimen(['completion', 'words', '--', ...typed]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out === '' ? [] : out.trimEnd().split('\n');
}

const codes = catalogue.countries('all').map(({ code }) => code);
const specs = [...codes, 'any'].map((code) => `${code}.`);

describe('the words that may come next', () => {
  it('are commands and specs at first', async () => {
    expect(await words('')).toEqual([...Object.keys(commands), ...specs]);
    expect(await words()).toEqual(await words(''));
    expect(await words('va')).toEqual(['validate', 'validators']);
    expect(await words('--seed', 'a', 'va')).toEqual(['validate', 'validators']);
  });

  it('are what a typed country has', async () => {
    const { fields, records, presets } = catalogue.country('pl');
    expect(await words('pl.')).toEqual(
      [...records, ...fields.map(({ key }) => key), ...presets.map(({ key }) => `preset:${key}`)].map(
        (each) => `pl.${each}`,
      ),
    );
    expect(await words('de.preset:k')).toEqual(['de.preset:kyc']);
    expect(await words('generate', 'de.ib')).toEqual(['de.iban']);
    expect(await words('xx.')).toEqual([]);
    expect(await words('any.uu')).toEqual(['any.uuid']);
    expect(await words('batch', 'de.iban,de.sw')).toEqual(['de.iban,de.swift']);
    expect(await words('batch', 'de.iban', 'de.sw')).toEqual(['de.swift']);
  });

  it('are the options of a command', async () => {
    for (const [name, { options }] of Object.entries(commands)) {
      const own = Object.keys({ ...options, help: 0, version: 0 }).map((key) =>
        key.length === 1 ? `-${key}` : `--${key}`,
      );
      expect(await words(name, '-'), name).toEqual(own);
    }
    expect(await words('de.person', '--fi')).toEqual(['--fields']);
    expect(await words('--onl')).toEqual(['--only-invalid']);
  });

  it('are the values of an option', async () => {
    expect(await words('de.person', '-f', '')).toEqual([...formats.keys(), 'sql', 'parquet', 'xlsx']);
    expect(await words('de.person', '--format', 'c')).toEqual(['csv']);
    expect(await words('de.person', '--format=c')).toEqual(['--format=csv']);
    expect(await words('validate', '--format', '')).toEqual(['json', 'ndjson']);
    expect(await words('validate', 'x', '--as', 'plPe')).toEqual(['plPesel']);
    expect(await words('validate', 'x', '--as', 'pl.ib')).toEqual(['pl.iban']);
    expect(await words('cases', 'plPe')).toEqual(['plPesel']);
    expect(await words('cases', 'pl.ib')).toEqual(['pl.iban']);
    expect(await words('de.person', '--fields', 'name,ib')).toEqual(['name,iban']);
    const { fields } = catalogue.country('de');
    const groups = ['identity', 'contact', 'banking', 'payment', 'tax', 'transaction', 'work', 'online'];
    expect(await words('de.person', '--fields', '')).toEqual([
      ...new Set(['all', ...groups, ...fields.map(({ key }) => key)]),
    ]);
    expect(await words('fetch', 'x', '--fields', 'bv')).toEqual(['bvn']);
    expect(await words('de.person', '--seed', '')).toEqual([]);
    expect(await words('de.person', '--city', 'Berl')).toEqual(['Berlin']);
    expect(await words('us.person', '--city', 'New Y')).toEqual(['New York']);
    expect(await words('mock', 'de', 'customers', '--region', 'Baye')).toEqual(['Bayern']);
    expect(await words('ke.person', '--wallet', 'M-P')).toEqual(['M-PESA']);
    expect(await words('de.person', '--bank=Deutsche B')).toContain('--bank=Deutsche Bank');
    expect(await words('--city', 'Berl')).toEqual([]);
    expect(await words('dataset', 'bank', '--table', 'ca')).toEqual(['cards']);
    expect(await words('dataset', 'ba')).toEqual(['bank']);
    expect(await words('dataset', 'bank', '--country', 'de:3,fr')).toEqual(['de:3,fr']);
    expect(await words('de.person', '--threads', '')).toEqual(['auto']);
    expect(await words('de.iban', '--invalid=che')).toEqual(['--invalid=checksum']);
    expect(await words('any.isbn', '--invalid=che')).toEqual(['--invalid=checksum']);
    expect(await words('de.person', '--invalid=iban,swi')).toEqual(['--invalid=iban,swift']);
    expect(await words('de.iban', '--invalid', '')).toEqual([]);
    expect(await words('--invalid', 'de.ib')).toEqual(['de.iban']);
  });

  it('are the standards that there are: validators, and the specs that one backs', async () => {
    const german = await words('de.');
    const backed: string[] = [];
    for (const spec of german) if ((await specimen(['cases', spec])).code === 0) backed.push(spec);
    expect(backed).toContain('de.iban');
    expect(await words('validate', 'x', '--as', 'de.')).toEqual(backed);
    expect(await words('cases', 'de.')).toEqual(backed);
    expect(await words('cases', 'any.i')).toEqual(['any.ipv4', 'any.ipv6', 'any.isbn', 'any.imei']);
    expect(await words('validate', 'x', '--as', 'de')).toContain('de.');
  });

  it('are what a command takes', async () => {
    expect(await words('country', '')).toEqual(codes);
    expect(await words('field', 'ib')).toEqual(['iban']);
    expect(await words('help', 'fe')).toEqual(['fetch']);
    expect(await words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await words('schema', '')).toEqual([]);
    expect(await words('country', 'de', '')).toEqual([]);
    expect(await words('de.iban', '')).toEqual([]);
    expect(await words('nope', '')).toEqual([]);
    expect(await words('constructor', '__proto__')).toEqual([]);
    expect(await words('--__proto__', '--constructor=')).toEqual([]);
  });
});

describe('what a word means', () => {
  it.each<[readonly string[], string]>([
    [['val'], 'validate\tCheck a value against a standard'],
    [['jp'], 'jp.\tJapan'],
    [['de.ib'], 'de.iban\tIBAN'],
    [['any.uu'], 'any.uuid\tUUID version 4'],
    [['de.person', '--threads'], '--threads\tNumber of threads, or auto for one per core'],
    [['de.person', '--format', 'csv'], 'csv'],
  ])('%j', async (typed, expected) => {
    const { out } = await specimen(['completion', 'described', '--', ...typed]);
    expect(out.split('\n')).toContain(expected);
  });
});

describe('the script of', () => {
  it('bash is one', async () => {
    const { code, out } = await specimen(['completion', 'bash']);
    expect(code).toBe(0);
    expect(spawnSync('bash', ['-n'], { input: out })).toMatchObject({ status: 0 });
  });

  it.each([
    ['bash', 'line'],
    ['zsh', 'described'],
    ['fish', 'described'],
  ])('%s asks the command for the words', async (shell, kind) => {
    expect((await specimen(['completion', shell])).out).toContain(` completion ${kind} -- `);
  });

  it.each<[string, readonly string[]]>([
    ['specimen de.ib', ['de.iban']],
    ['specimen de.preset:k', ['kyc']],
    ['specimen de.person --format=c', ['csv']],
    ['specimen validate x --as plPe', ['plPesel']],
    ['specimen us.person --city New\\ Y', ['New\\ York']],
    ['specimen de.iban --invalid=che', ['checksum']],
    ['specimen "de.ib', ['de.iban']],
    ['specimen us.person --city "New Y', ['New York']],
    ["specimen us.person --city='New Y", ['New York']],
    ['specimen us.person "--city=New Y', ['--city=New York']],
    ["specimen ci.person --region 'Vall", ['Vallée du Bandama']],
    ['specimen "dataset"  \'ba', ['bank']],
    ['specimen cm.person --city Ng', ['Ngaound\u00e9r\u00e9']],
    ['specimen completion ', ['bash', 'zsh', 'fish']],
    ['specimen schema ', []],
  ])('bash completes %j', async (line, expected) => {
    const { out } = await specimen(['completion', 'bash']);
    const script = `${out}
COMP_LINE=$1 COMP_POINT=\${#1}
_specimen "$2"
printf '%s\\n' "\${COMPREPLY[@]}"`;
    const env = { PATH: `${process.execPath.replace(/\/[^/]+$/, '')}:/usr/bin:/bin` };
    const found = execFileSync('bash', ['--norc', '-c', script, 'bash', line, BIN], {
      encoding: 'utf8',
      env,
    });
    expect(found.split('\n').filter(Boolean)).toEqual(expected);
  });
});
