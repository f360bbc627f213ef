import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endingsOf, FILE_FORMATS } from '../../packages/bulk/src/index.ts';
import { commands } from '../../packages/cli/src/commands.ts';
import { main } from '../../packages/cli/src/main.ts';
import { formats } from '../../packages/engine/src/formats/index.ts';
import { specimen } from './specimen.ts';

const ENDINGS = [...formats.keys(), ...FILE_FORMATS].flatMap(endingsOf);

const WRONG: readonly (readonly [args: string[], message: string])[] = [
  [['dee.iban'], 'unknown country "dee"; did you mean "de"?'],
  [['uk.iban'], 'unknown country "uk"; did you mean "gb"?'],
  [['de.ibna'], 'unknown field "ibna" for country "de"; did you mean "iban"?'],
  [['any.uid'], 'unknown type "uid"; did you mean "uuid"?'],
  [['./de.iban'], 'a spec must be <country>.<selector> or any.<type>, such as de.iban, not "./de.iban"'],
  [['de.iban', '-n', '0'], 'n must be a whole number of at least 1, not "0"'],
  [['de.iban', '-n', '-5'], 'n must be a whole number of at least 1, not "-5"'],
  [['de.iban', '-n', '1e3'], 'n must be a whole number of at least 1, not "1e3"'],
  [['de.iban', '-n', ''], 'n must be a whole number of at least 1, not ""'],
  [
    ['de.iban', '-n', '99999999999999999999'],
    'n must be at most 9007199254740991, not "99999999999999999999"',
  ],
  [['de.iban', '-o', 'x.foo'], `--out must end with ${ENDINGS.join(', ')}, not "x.foo", or give --format`],
  [['any.boolean'], 'unknown type "boolean"; did you mean "bool"?'],
  [['any.integer'], 'unknown type "integer"; did you mean "int"?'],
  [['schema', '-', '-n', 'x'], 'n must be a whole number of at least 1, not "x"'],
  [['de.iban', '--offset', '-1'], 'offset must be a whole number of at least 0, not "-1"'],
  [['de.iban', '--offset', '1000000001'], 'offset must be a whole number from 0 to 1000000000'],
  [['de.iban', '--format', 'cvs'], 'unknown format "cvs"; did you mean "csv"?'],
  [['de.iban', '--seed', ''], 'seed must be a string of 1 to 256 characters, not ""'],
  [['de.person', '--fields', 'ibna'], 'unknown field "ibna" for country "de"; did you mean "iban"?'],
  [['de.person', '--feilds', 'iban'], 'unknown option --feilds; did you mean --fields?'],
  [['countries', '--prety'], 'unknown option --prety; did you mean --pretty?'],
  [['countries', '--onli-invalid'], 'unknown option --onli-invalid; did you mean --only-invalid?'],
  [['de.iban', '--sed', 'x'], 'unknown option --sed; did you mean --seed?'],
  [['de.iban', '--see', 'x'], 'unknown option --see; did you mean --seed?'],
  [['serve', '--prt', '80'], 'unknown option --prt; did you mean --port?'],
  [['validators', '--set', 'all'], 'unknown option --set; did you mean --all?'],
  [['schema', '-', '--count', '3'], 'unknown option --count; did you mean -n?'],
  [['de.person', '--count', '3'], 'unknown option --count; did you mean -n?'],
  [['de.iban', '--xyzzy'], 'unknown option --xyzzy; specimen help COMMAND lists its options'],
  [['countries', '--xyzzy'], 'unknown option --xyzzy; specimen help countries lists its options'],
  [['validate', '-5', '--as', 'iban'], 'unknown option -5; where it is a value, -- stands before it: -- -5'],
  [
    ['dataset', 'shop', '--size', '99999999999'],
    'size must be a whole number from 1 to 1000000000, not 99999999999',
  ],
  [
    ['dataset', 'shop', '--size', '200000000'],
    'size must be at most 100000000 for country "us": its field "card" has no more distinct values',
  ],
  ...['', '.', '..', './sub/', '/tmp'].map(
    (file) =>
      [
        ['de.iban', '-n', '4', '--partition', '2', '-f', 'csv', '-o', file],
        `--partition requires a file as --out: the name of the parts; ${JSON.stringify(file)} is a folder`,
      ] as [string[], string],
  ),
  [['de.iban', '-x'], 'unknown option -x; specimen help COMMAND lists its options'],
  [['--constructor'], 'unknown option --constructor; specimen help COMMAND lists its options'],
  [['de.iban', '--__proto__=x'], 'unknown option --__proto__; specimen help COMMAND lists its options'],
  [['de.iban', '--\u001b[31m'], 'unknown option "--\\u001b[31m"; specimen help COMMAND lists its options'],
  [['de.iban', '--pretty=1'], '--pretty takes no value, not "1"'],
  [
    ['de.iban', '--seed'],
    '--seed requires a value: The same seed gives the same data. Default: a random seed.',
  ],
  [['de.iban', '-s', '--pretty'], '-s requires a value'],
  [['de.iban', '--seed', '-p'], '--seed requires a value'],
  [['de.iban', '--seed', '--format=csv'], '--seed requires a value'],
  [['de.iban', '--seed', '--'], '--seed requires a value'],
  [['de.iban', 'de.bic'], 'unexpected argument "de.bic": specimen SPEC'],
  [['de.iban', '--invalid', 'checksum'], 'unexpected argument "checksum"; did you mean --invalid=checksum?'],
  [['de.person', '--invalid', 'iban,id'], 'unexpected argument "iban,id"; did you mean --invalid=iban,id?'],
  [['--invalid', 'checksum', 'de.iban'], 'unknown command "checksum"; did you mean --invalid=checksum?'],
  [['country', 'de', 'fr'], 'unexpected argument "fr": specimen country COUNTRY'],
  [['countries', 'x'], 'unexpected argument "x": specimen countries'],
  [['serve', 'x'], 'unexpected argument "x": specimen serve'],
  [['mcp', 'x'], 'unexpected argument "x": specimen mcp'],
  [['fetch'], 'WORDS is required: specimen fetch WORDS. A request in plain words'],
  [['fetch', ''], 'q is required: A request in plain words'],
  [['fetch', 'an iban'], 'no country recognised'],
  [['resolve'], 'WORDS is required'],
  [['schema'], 'FILE is required: specimen schema FILE. A JSON file; - is standard input.'],
  [['country'], 'COUNTRY is required: specimen country COUNTRY. A country code, such as de, in any case.'],
  [['country', 'xx'], 'unknown country "xx"'],
  [['field', 'ibna'], 'unknown field "ibna"; did you mean "iban"?'],
  [['countries', '--format', 'csv'], 'unknown format "csv"; known: json'],
  [['fetc', 'x'], 'unknown command "fetc"; did you mean "fetch"?'],
  [['nope'], 'unknown command "nope"; a spec has a dot, such as de.iban; specimen help lists the commands'],
  [['constructor'], 'unknown command "constructor"; a spec has a dot'],
  [[''], 'unknown command ""; a spec has a dot'],
  [['help', 'fetc'], 'unknown command "fetc"; did you mean "fetch"?'],
  [['version'], 'unknown command "version"; did you mean --version?'],
  [['help', 'version'], 'unknown command "version"; did you mean --version?'],
  [['help', 'fetch', 'x'], 'unexpected argument "x": specimen help [COMMAND]'],
  [['completion'], 'SHELL is required: specimen completion SHELL. One of bash, zsh, fish'],
  [['completion', 'bsh'], 'unknown shell "bsh"; did you mean "bash"?'],
  [['completion', 'tcl'], 'unknown shell "tcl"; known: bash, zsh, fish'],
  [['completion', 'bash', 'zsh'], 'unexpected argument "zsh": name one shell'],
];

describe('a mistake', () => {
  it.each(WRONG)('specimen %j says what would be right', async (args, message) => {
    const { code, out, err } = await specimen(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`specimen: ${message}`);
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  it('is red on a terminal that has colours', async () => {
    expect((await specimen(['nope'], { tty: true })).err).toMatch(/^\u001b\[31mspecimen:\u001b\[39m unknown/);
    expect((await specimen(['nope'], { tty: true, env: { NO_COLOR: '1' } })).err).toMatch(
      /^specimen: unknown/,
    );
  });
});

describe('a bug', () => {
  it('is told in a line as one, exit code 2', async () => {
    let told = '';
    const stderr = new Writable({
      write(chunk, _, done) {
        told += chunk;
        done();
      },
    });
    const stdout = Object.defineProperty(new Writable(), 'columns', {
      get: () => {
        throw new TypeError('two\nlines');
      },
    });
    expect(await main(['help'], { stdin: Readable.from([]), stdout, stderr, env: {} })).toBe(2);
    expect(told).toMatch(/^specimen: this is a bug, please report it: TypeError: two lines[^\n]*\n$/);
  });
});

describe('an option that does not apply', () => {
  it('is not told of beside a mistake', async () => {
    for (const args of [
      ['validate', 'x', '--as', 'ibam'],
      ['completion', 'bsh'],
      ['country', 'xx'],
    ]) {
      expect((await specimen([...args, '--host', 'x'])).err).toMatch(/^specimen: unknown [^\n]+\n$/);
    }
  });

  it.each<[string[], string]>([
    [['de.iban', '--fields', 'name', '-s', 'a'], '--fields does not apply here'],
    [['de.product', '--sex', 'male', '--age', '30', '-s', 'a'], '--sex, --age do not apply here'],
    [['de.person', '-n', '1', '-s', 'a', '--pretty', '-f', 'csv'], '--pretty does not apply here'],
    [['de.iban', '--pretty', '-s', 'a'], '--pretty does not apply here'],
    [['countries', '--seed', 'a', '-n', '3'], '--seed, -n do not apply here'],
    [['batch', 'de.iban', '-s', 'a', '--format', 'csv'], '--format does not apply here'],
    [['batch', 'de.person@name', '-s', 'a', '--fields', 'iban'], '--fields does not apply here'],
    [['validate', 'DE89370400440532013000', '--as', 'iban', '--all'], '--all does not apply here'],
    [['help', '--port', '1'], '--port does not apply here'],
    [['de.iban', '--fields', 'x', '--column', 'y', '-s', 'a'], '--column, --fields do not apply here'],
  ])('specimen %j goes on and names it', async (args, message) => {
    const { code, out, err } = await specimen(args);
    expect({ code, err }).toEqual({ code: 0, err: `specimen: ${message}\n` });
    expect(out).toMatch(/[^\n]\n$/);
  });
});

describe('anything typed', () => {
  const names = Object.keys(commands).filter((name) => name !== 'serve' && name !== 'mcp');
  const options = [
    '-n',
    '2',
    '--seed',
    'a',
    '-f',
    'csv',
    '--raw',
    '-p',
    '--as',
    '--file',
    '-',
    '--column',
    '--fields',
    '--',
  ];
  const specs = ['de.iban', 'de.person', 'any.int:1,6', 'xx.y', 'de.', '.', 'any.enum:\u001b[1m,\n'];
  const hostile = fc.string({
    unit: fc.constantFrom(...'-=.:,@"\\\n\r\t\u0000\u001b\u009b\ud800é😀ab_$`'),
    maxLength: 8,
  });
  const word = fc.oneof(fc.constantFrom(...names, ...options, ...specs), hostile);

  it('ends with 0, 1 or 2; a mistake is one line that steers no terminal and is no bug', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), hostile, async (args, input) => {
        const { code, out, err } = await specimen(args, { input });
        expect([0, 1, 2]).toContain(code);
        expect(err).not.toContain('bug');
        expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
        expect(err.split('\n').length).toBeLessThanOrEqual(code === 2 ? 3 : 2);
        if (code === 2) expect(err).toMatch(/specimen: [^\n]+\n$/);
        if (out !== '') expect(out.endsWith('\n')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('of a megabyte is refused in a line', async () => {
    const { code, err } = await specimen([`de.${'x'.repeat(1 << 20)}`]);
    expect(code).toBe(2);
    expect(err.length).toBeLessThan(300);
  });
});
