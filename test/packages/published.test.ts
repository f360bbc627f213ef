import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { generate } from '../../packages/engine/src/index.ts';
import { validators } from '../../packages/engine/src/validators/index.ts';
import { installed, packed, root } from './packed.ts';

const library = packed('specimen-data');
const command = packed('specimen-cli');
const folder = installed(library, command);
const manifestOf = (path: string) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

describe.each([library, command])('the tarball of $name', ({ name, files, tarball }) => {
  const paths = files.map(({ path }) => path);
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));

  it('has what a registry shows', () => {
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'NOTICE', 'package.json']));
    expect(readFileSync(join(folder, 'node_modules', name, 'NOTICE'), 'utf8')).toBe(
      readFileSync(join(root, 'NOTICE'), 'utf8'),
    );
    for (const property of ['description', 'keywords', 'license', 'engines'])
      expect(manifest, property).toHaveProperty(property);
  });

  it('has neither tests nor sources nor build files', () => {
    expect(paths.filter((path) => /\.test\.|(?<!\.d)\.ts$|tsbuildinfo|tsconfig|\.map$/.test(path))).toEqual(
      [],
    );
  });

  it('pleases publint', async () => {
    const pkgDir = join(folder, 'node_modules', name);
    const { messages } = await publint({ pkgDir, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('names no package that is not published', () => {
    expect(Object.keys(manifest.dependencies ?? {}).filter((each) => each.startsWith('@specimen/'))).toEqual(
      [],
    );
    expect(tarball).toMatch(/\.tgz$/);
  });
});

it('pins the exact engine that the command was built with, since specimen-data/internal has no version policy', () => {
  expect(manifestOf('packages/cli').dependencies['specimen-data']).toBe(
    manifestOf('packages/engine').version,
  );
});

describe('specimen-data', () => {
  it('is under 9 MB and 420 files', () => {
    console.log(`specimen-data: ${library.unpackedSize} bytes unpacked, ${library.files.length} files`);
    expect(library.unpackedSize).toBeLessThan(9_000_000);
    expect(library.files.length).toBeLessThan(420);
  });

  it('pleases attw in Node, as module and as CommonJS', () => {
    const entrypoints = ['.', 'engine', 'types', 'internal', 'countries/de', 'validators', 'validators/iban'];
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const args = [attw, library.tarball, '--profile', 'node16', '--format', 'ascii', '--no-emoji'];
    const told = execFileSync(process.execPath, [...args, '--entrypoints', ...entrypoints], {
      encoding: 'utf8',
    });
    for (const way of ['CJS', 'ESM'])
      expect(told.match(new RegExp(`\\(from ${way}\\): OK`, 'g'))).toHaveLength(entrypoints.length);
  });

  const uses = [
    { from: 'specimen-data', name: 'generate', use: "generate('de.iban', { seed: 'demo' })" },
    { from: 'specimen-data/countries/de', name: 'de', use: 'de.code' },
    { from: 'specimen-data/countries/in', name: 'ind', use: 'ind.code' },
    { from: 'specimen-data/engine', name: 'engine', use: 'typeof engine([]).generate' },
    { from: 'specimen-data/types', name: 'types', use: "types.has('uuid')" },
    { from: 'specimen-data/validators/iban', name: 'iban', use: "iban.valid('DE89370400440532013000')" },
    { from: 'specimen-data/validators', name: 'plPesel', use: "plPesel.valid('44051401359')" },
    { from: 'specimen-data/internal', name: 'operations', use: "'generate' in operations" },
  ];
  const expected = [generate('de.iban', { seed: 'demo' }), 'de', 'in', 'function', true, true, true, true];

  it('is loaded by import', () => {
    const lines = uses.map(({ from, name }) => `import { ${name} } from '${from}';`);
    expect(run('module.mjs', lines)).toEqual(expected);
  });

  it('is loaded by require where require takes no modules', () => {
    const lines = uses.map(({ from, name }) => `const { ${name} } = require('${from}');`);
    expect(run('script.cjs', lines, '--no-experimental-require-module')).toEqual(expected);
  });

  it('is the same program, imported or required', () => {
    const lines = [
      "import { createRequire } from 'node:module';",
      "import * as imported from 'specimen-data';",
      "const required = createRequire(import.meta.url)('specimen-data');",
    ];
    expect(run('both.mjs', lines, undefined, 'imported.Problem === required.Problem')).toBe(true);
  });

  it('throws one Problem, whichever entry threw it and whichever knows it', () => {
    const lines = [
      "import { createRequire } from 'node:module';",
      "import { generate, library, Problem } from 'specimen-data';",
      "import { engine, Problem as EngineProblem } from 'specimen-data/engine';",
      "import { ke } from 'specimen-data/countries/ke';",
      'const require = createRequire(import.meta.url);',
      "const required = require('specimen-data/engine');",
      "const { ke: requiredKe } = require('specimen-data/countries/ke');",
      'const problemOf = (call) => { try { call(); } catch (error) { return error; } };',
      'const ways = [',
      "  () => generate('ke.phoen'),",
      "  () => library([ke]).generate('ke.phoen'),",
      "  () => engine([ke]).generate('ke.phoen'),",
      "  () => required.engine([requiredKe]).generate('ke.phoen'),",
      '].map(problemOf);',
      'class Mine extends Problem {}',
    ];
    const known = '[Problem, EngineProblem, required.Problem]';
    const value = `[ways.map((each) => ${known}.map((one) => each instanceof one && !(each instanceof Mine))),
      ${known}.map((one) => new Error('a') instanceof one || null instanceof one), new Mine('bad', 'a') instanceof Mine]`;
    const all = [true, true, true];
    expect(run('problems.mjs', lines, undefined, value)).toEqual([
      [all, all, all, all],
      [false, false, false],
      true,
    ]);
  });

  it('says what is wrong without printing itself', () => {
    const program = "require('specimen-data').generate('de.ibn')";
    const { stderr } = spawnSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain('Problem: unknown field "ibn" for country "de"; did you mean "iban"?');
    expect(stderr.length).toBeLessThan(2500);
  });

  it.each(['index', 'internal', 'engine', 'types'])('exports from %s what its source does', async (entry) => {
    const source = await import(
      `${root}packages/engine/dist/${entry === 'types' ? 'types/index' : entry}.js`
    );
    const names = (file: string) => import(join(folder, 'node_modules/specimen-data/dist/bundle', file));
    for (const file of [`${entry}.js`, `${entry}.cjs`])
      expect(
        Object.keys(await names(file))
          .filter((name) => name !== 'default' && name !== 'module.exports')
          .sort(),
      ).toEqual(Object.keys(source).sort());
  });

  it('has every country and every validator as a subpath', () => {
    const paths = library.files.map(({ path }) => path);
    for (const { code } of countries) expect(paths).toContain(`dist/bundle/countries/${code}.js`);
    const names = `Object.keys(await import('specimen-data/validators')).sort()`;
    expect(run('validators.mjs', [], undefined, names)).toEqual(validators.map(({ id }) => id).sort());
  });

  function run(file: string, lines: readonly string[], flag?: string, value?: string): unknown {
    const values = value ?? `[${uses.map(({ use }) => use).join(', ')}]`;
    writeFileSync(join(folder, file), `${lines.join('\n')}\nconsole.log(JSON.stringify(${values}));\n`);
    const args = flag === undefined ? [file] : [flag, file];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  }
});

describe('specimen-cli', () => {
  it('has the licences of the fonts and libraries that its page holds', () => {
    const licences = readFileSync(join(folder, 'node_modules/specimen-cli/web/dist/licences.txt'), 'utf8');
    expect(licences.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
    for (const name of ['figtree', 'geist-mono', 'preact', '@scalar/fastify-api-reference'])
      expect(licences).toContain(name);
  });

  it('depends on what the packages it holds depend on, in their versions', () => {
    const { dependencies, devDependencies } = manifestOf('packages/cli');
    const held = Object.keys(devDependencies).map((name) => manifestOf(`packages/${name.split('/')[1]}`));
    const needed = Object.assign({}, ...held.map((each) => each.dependencies));
    const published = Object.entries(needed).filter(([name]) => !name.startsWith('@specimen/'));
    expect(dependencies).toEqual(Object.fromEntries(published));
  });

  it('has one version with the library', () => {
    expect([command.version, manifestOf('packages/cli').dependencies['specimen-data']]).toEqual([
      library.version,
      library.version,
    ]);
  });
});
