import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@specimen/messages/operations';
import { CONDITIONS } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { commands, NOT_OFFERED } from '../../packages/cli/src/commands.ts';
import { OPTIONS } from '../../packages/cli/src/parse.ts';
import { SHORT } from '../../packages/cli/src/usage.ts';
import { specimen } from './specimen.ts';

const NAMES = Object.keys(commands);

describe('the table', () => {
  it('offers every operation, or says that it does not', () => {
    const offered = Object.values(commands).flatMap(({ operation }) => (operation ? [operation] : []));
    for (const [name, operation] of Object.entries(operations)) {
      expect(offered.includes(operation) !== NOT_OFFERED.includes(name), name).toBe(true);
    }
    expect(NOT_OFFERED.filter((name) => !(name in operations))).toEqual([]);
  });

  it('offers every parameter: as a word, an option or in a file', () => {
    for (const [name, { operation, takes, options, body }] of Object.entries(commands)) {
      const offered = [...takes, ...Object.values(options)].map(({ parameter }) => parameter);
      for (const key in operation?.parameters) {
        // A standard is one word, ID, SPEC or a message; validate takes any number of values, and files are options.
        const isStandard = (key === 'spec' || key === 'message') && offered.includes('validator');
        const own = key === 'checks' || isStandard || key in options;
        const apart = key === 'where' && CONDITIONS.every((condition) => offered.includes(condition));
        expect(offered.includes(key) || body !== undefined || own || apart, `${key} of ${name}`).toBe(true);
      }
    }
  });

  it('says everything in sentences', () => {
    for (const { summary, takes, options } of Object.values(commands)) {
      expect(summary).toMatch(/^[A-Z].+[^.]$/);
      for (const { text } of [...takes, ...Object.values(options)]) expect(text).toMatch(/^\S.+\.$/);
    }
  });

  it('an option of one name takes a value in every command, or in none', () => {
    for (const { options } of Object.values(commands))
      for (const [name, { value }] of Object.entries(options).filter(([option]) => option !== 'version'))
        expect(value === undefined, name).toBe(OPTIONS[name]?.value === undefined);
  });

  it('letters of options are different and are of options', () => {
    expect(new Set(Object.values(SHORT)).size).toBe(Object.keys(SHORT).length);
    for (const name of Object.keys(SHORT)) expect(OPTIONS).toHaveProperty(name);
  });
});

describe('help', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']], [['help', '--help']]])(
    'specimen %j lists every command',
    async (args) => {
      const { code, out, err } = await specimen(args);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(
        /^Format-true synthetic test data\.\n\nUsage: specimen SPEC \[options\]\n {7}specimen COMMAND \[options\]\n/,
      );
      for (const name of NAMES.filter((each) => each !== 'generate')) {
        expect(out).toContain(`\n  ${name}`);
        expect(out).toContain(commands[name]?.summary);
      }
      expect(out).toContain('Exit codes: 0 success, 1 a');
      expect(out).toContain('\n  specimen de.iban --seed demo\n');
      expect(out).toMatch(/-h, --help +Shows this help.\n {2}-v, --version +Prints the version.\n/);
    },
  );

  it.each(NAMES)('of %s tells its use, every option and an example', async (name) => {
    const { code, out } = await specimen(['help', name]);
    expect(code).toBe(0);
    const { summary, takes, options, example, nameless } = commands[name] as (typeof commands)[string];
    expect(out.startsWith(`${summary}.\n\nUsage: specimen ${nameless ? '' : name}`)).toBe(true);
    for (const word of takes) expect(out).toContain(`\n  ${word.name}  `);
    for (const option of Object.keys(options)) expect(out).toMatch(new RegExp(`\n  (-., )?--?${option}\\b`));
    expect(out).toContain(`specimen ${example?.line}\n`);
    const words = out.replace(/\s+/g, ' ');
    for (const { text } of [...takes, ...Object.values(options)]) expect(words).toContain(text);
    if (name === 'help') return;
    expect((await specimen([name, '--help'])).out).toBe(out);
    expect((await specimen([name, 'some', 'words', '-h'])).out).toBe(out);
  });

  it('of a spec is that of generating', async () => {
    const { out } = await specimen(['help', 'generate']);
    expect((await specimen(['de.iban', '--help'])).out).toBe(out);
    expect((await specimen(['help', 'de.iban'])).out).toBe(out);
  });

  it.each<[string, readonly string[]]>([
    [
      'schema',
      [
        'Properties of the file:',
        'fields The columns',
        'Properties of a field:',
        'blank The prob',
        'Signs of a pattern:',
        '@ a letter',
      ],
    ],
    [
      'dataset',
      [
        'Properties of the file:',
        'tables Over HTTP at most 50 tables',
        'Properties of a table:',
        'per Number of rows',
        'Properties of a field:',
      ],
    ],
    ['dataset', ['KEY|FILE A dataset, such as bank, or a JSON file with your own']],
    ['cases', ['ID|SPEC A validator, such as iban, a spec']],
    ['validate', ['- reads them from standard input']],
  ])('of %s tells %j', async (name, texts) => {
    const words = (await specimen(['help', name])).out.replace(/\s+/g, ' ');
    for (const text of texts) expect(words).toContain(text);
  });

  it('is as wide as the terminal, 100 letters at most', async () => {
    for (const columns of [40, 80, 300]) {
      const { out } = await specimen(['help', 'generate'], { columns });
      const [text = ''] = out.split(/^Examples?:$/m); // examples are not wrapped, so that they can be copied
      const widest = Math.max(...text.split('\n').map((line) => line.length));
      expect(widest).toBeLessThanOrEqual(Math.min(columns, 100));
      expect(widest).toBeGreaterThan(Math.min(columns, 100) - 12);
    }
  });

  it('shows examples that work', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'specimen-help-'));
    for (const { example, more = [], operation } of Object.values(commands)) {
      if (!operation || !example) continue;
      for (const { line, input = '' } of [example, ...more.map((line) => ({ line, input: '' }))]) {
        const args = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
        const file = args.indexOf('--out') + 1;
        if (file > 0) args[file] = join(folder, args[file] as string);
        const { code, out, err } = await specimen(args, { input });
        expect({ code, err }, line).toEqual({ code: 0, err: '' });
        expect(file > 0 ? readdirSync(folder).length : out.length, line).toBeGreaterThan(file > 0 ? 0 : 10);
        for (const name of readdirSync(folder)) rmSync(join(folder, name));
      }
    }
    rmSync(folder, { recursive: true });
  });
});

it.each(['--version', '-v'])('%s tells the version', async (option) => {
  const { version } = JSON.parse(readFileSync('packages/cli/package.json', 'utf8'));
  expect(await specimen([option])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  expect((await specimen(['de.iban', option])).out).toBe(`${version}\n`);
});
