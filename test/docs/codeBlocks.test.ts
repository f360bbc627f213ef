import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { generate } from '../../packages/engine/src/index.ts';
import { filesIn, root } from '../architecture/sources.ts';
import { service } from '../http/service.ts';

// Blocks that show an output are compared with it in readme.test.ts. All others run here.

const served = service();
const run = promisify(execFile);

interface Block {
  readonly path: string;
  readonly language: string;
  readonly code: string;
}

const GENERATED = /^docs\/(reference\/(generated|library)|\.vitepress)\//;
const documents = [
  ...['README.md', 'packages/engine/README.md', 'packages/cli/README.md'],
  ...filesIn('docs', /\.md$/).flatMap(({ path }) => (GENERATED.test(path) ? [] : [path])),
];

const FENCE = /^( *)```(\w*)\n((?:(?!^ *```)[\s\S])*)^ *```$/gm;
const CODE = new Set(['js', 'ts', 'sh', 'py', 'java']);
const OUTPUT = /^\n+```(?:text|json|csv)\n/;

const blocks: readonly Block[] = documents.flatMap((path) => {
  const text = readFileSync(root + path, 'utf8');
  return [...text.matchAll(FENCE)].flatMap((match) => {
    const [whole, indent = '', language = '', code = ''] = match;
    const hasOutput = OUTPUT.test(text.slice(match.index + whole.length));
    if (hasOutput || !CODE.has(language)) return [];
    return [{ path, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim() }];
  });
});

/** Commands that no test of the documents runs, with the reason. */
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^npm (install|start)/, 'test/packages installs the packed packages and starts the service'],
  [/^npx -y specimen-cli/, 'the packages are not on npm yet'],
  [/^claude /, 'Claude Code cannot be installed for a test'],
  [/postgres:\/\//, 'test/database fills and loads a PostgreSQL server'],
  [/^specimen (serve|mcp)\b/, 'runs until it is stopped; test/http and test/mcp start it'],
  [/story\/\*/, 'needs an unpacked archive; packages/messages checks every file of a story'],
];

/** Files that the code of a document reads. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/tutorials/fill-a-database.md': {
    'schema.sql': 'CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, email text UNIQUE);',
  },
  'docs/how-to/payment-messages.md': {
    'account.json': '{ "name": "Test Ltd", "iban": "DE89370400440532013000", "bic": "COBADEFFXXX" }',
    'payments.json': '[{ "name": "Ada Test", "iban": "FR7630006000011234567890189", "amount": 12.5 }]',
  },
  'docs/how-to/validate-a-file.md': { 'people.csv': 'name,iban\nAda,DE89370400440532013000\n' },
  'docs/tutorials/negative-tests.md': {
    'codiceFiscale.ts':
      "import { validate } from 'specimen-data';\nexport const isCodiceFiscale = (value: string) => validate({ value, validator: 'itCf' }).valid === true;\n",
  },
  'docs/how-to/mask-real-data.md': {
    'exports/customers.csv':
      'customer_id,full_name,email,iban\n1,Anna Müller,anna.mueller@gmx.de,DE89370400440532013000\n',
    'exports/orders.csv': 'order_id,customer_id,contact\n7,1,anna.mueller@gmx.de\n',
  },
};

const folder = mkdtempSync(join(tmpdir(), 'specimen-docs-'));
/** Packages resolve from here as in a project that installed them. */
const project = `${root}.cache/docs-${process.pid}`;
mkdirSync(project, { recursive: true });
afterAll(() => {
  for (const each of [folder, project]) rmSync(each, { recursive: true });
});

/** The commands of a block that can run: one on each line. */
function commandsIn({ code }: Block): readonly string[] {
  const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.filter((line) => !NOT_RUN.some(([pattern]) => pattern.test(line)));
}

function write(path: string, text: string): string {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function writeFiles(path: string, place: string): void {
  for (const [name, text] of Object.entries(FILES[path] ?? {})) write(join(place, name), text);
}

const local = (code: string) => code.replaceAll('http://localhost:3000', served.site);
const of = (language: string) => blocks.filter((block) => block.language === language);
/** Groups blocks by their document: later blocks of a document continue earlier ones. */
function byPath(all: readonly Block[]): readonly (readonly [path: string, blocks: readonly Block[]])[] {
  const paths = new Set(all.map(({ path }) => path));
  return [...paths].map((path) => [path, all.filter((block) => block.path === path)]);
}

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('code blocks without an output', () => {
  it('are found', () => {
    expect(new Set(blocks.map(({ language }) => language))).toEqual(
      new Set(['js', 'ts', 'sh', 'py', 'java']),
    );
  });

  const shell = of('sh').filter((block) => commandsIn(block).length > 0);
  it.each(byPath(shell))('run in a shell: %s', async (path, all) => {
    const place = join(folder, path.replaceAll('/', '-'));
    mkdirSync(place);
    writeFiles(path, place);
    const script = [
      `set -e; specimen() { "${process.execPath}" "${root}packages/cli/bin/specimen.mjs" "$@"; }`,
      // A million rows show readers what is possible; a thousand prove that the command works.
      ...all.flatMap(commandsIn).map((line) => line.replace(/-n \d{6,}/, '-n 1000')),
    ];
    await run('bash', ['-c', local(script.join('\n'))], { cwd: place });
  });

  it.each(of('ts'))('pass in Vitest: $path', async ({ path, code }) => {
    writeFiles(path, `${project}/vitest`);
    write(`${project}/vitest/docs.test.ts`, code);
    write(`${project}/vitest/vitest.config.mjs`, 'export default {};');
    await run(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, 'run'], {
      cwd: `${project}/vitest`,
    });
  });

  it.each(of('js'))('pass in Jest: $path', async ({ code }) => {
    write(`${project}/jest/docs.test.js`, code);
    write(`${project}/jest/package.json`, '{ "name": "docs" }');
    await run(process.execPath, [`${root}node_modules/jest/bin/jest.js`], { cwd: `${project}/jest` });
  });

  it.skipIf(!isInstalled('python3')).each(byPath(of('py')))(
    'run in Python, if python3 is installed: %s',
    async (path, all) => {
      const code = all.map((block) => local(block.code)).join('\n\n');
      const { stdout } = await run('python3', [write(join(folder, `${path.length}.py`), code)]);
      expect(stdout).toContain(generate('de.iban', { seed: 'demo' }));
      expect(stdout).toContain('404 unknown field');
    },
  );

  it.skipIf(!isInstalled('java')).each(of('java'))(
    'run in Java, if java is installed: $path',
    async ({ code }) => {
      const imports = code.match(/^import .*$/gm) ?? [];
      const body = local(code.replaceAll(/^import .*$/gm, '').trim());
      const main = `public static void main(String[] args) throws Exception {\n${body}\nSystem.out.print(body);\n}`;
      const source = `${imports.join('\n')}\npublic class Docs { ${main} }\n`;
      const { stdout } = await run('java', [write(join(folder, 'Docs.java'), source)]);
      expect(stdout.split('\r\n')[1]).toBe(generate('de.iban', { seed: 'demo' }));
    },
  );
});
