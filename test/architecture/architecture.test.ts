import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';
import { badImports, findCircle, localImports } from './imports.ts';
import { codeOf, filesIn, root, type SourceFile, sourcesOf } from './sources.ts';

const engine = sourcesOf('engine');

/** Rooms of the engine, lowest first. A file imports values and types from its own room and from lower rooms only. */
const ROOMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['kernel', /^kernel\/[^/]+\.ts$/],
  ['regex', /^regex\/[^/]+\.ts$/],
  ['model', /^model\.ts$/],
  ['draw', /^draw\/[^/]+\.ts$/],
  ['data', /^data\/((languages|schemes)\/)?[^/]+\.ts$/],
  ['checksum', /^checksum\/[^/]+\.ts$/],
  ['qr', /^qr\/[^/]+\.ts$/],
  ['standard', /^standard\/[^/]+\.ts$/],
  ['validators', /^validators\/[^/]+\.ts$/],
  ['formats', /^formats\/[^/]+\.ts$/],
  ['compiler', /^compiler\/[^/]+\.ts$/],
  ['types', /^types\/[^/]+\.ts$/],
  ['fields', /^fields\/[^/]+\.ts$/],
  ['presets', /^presets\/[^/]+\.ts$/],
  ['countries', /^countries\/([^/]+|[a-z]{2}\/[^/]+)\.ts$/],
  ['datasets', /^datasets\/[^/]+\.ts$/],
  ['lexicon', /^lexicon\/[^/]+\.ts$/],
  ['spec', /^spec\/[^/]+\.ts$/],
  ['words', /^words\/[^/]+\.ts$/],
  ['operations', /^operations\/(jsonSchema\/)?[^/]+\.ts$/],
  ['entry', /^(specs|options|typed|engine|library|index|internal)\.ts$/],
];

function roomOf(path: string): number {
  return ROOMS.findIndex(([, pattern]) => pattern.test(path));
}

/** Returns files outside the rooms and imports that point up. */
function misplaced(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room < 0) return [`${file.path} is in no room`];
    return localImports(file)
      .filter((target) => roomOf(target) > room || roomOf(target) < 0)
      .map((target) => `${file.path} imports ${target}`);
  });
}

const CODES = countries.map(({ code }) => code).join('|');

/** Returns shared code that compares with a country's code, lists codes, or looks one up. `id` is a field's key too. */
function namedCountries(files: readonly SourceFile[]): readonly string[] {
  const code = `'(?!id')(?:${CODES})'`;
  const named = new RegExp(
    `(?:[!=]==?|case) ${code}|${code} [!=]==?|\\[\\s*(?:${code}\\s*,?\\s*)+\\]|countries\\.(?:get|has)\\('`,
  );
  return files
    .filter((file) => !/^(countries|data|validators|checksum)\//.test(file.path) && named.test(codeOf(file)))
    .map(({ path }) => path);
}

/** Returns files that use something that differs by machine or by day. */
function unsteady(files: readonly SourceFile[]): readonly string[] {
  const forbidden =
    /\bIntl\b|localeCompare|toLocale|\bDate[.(]|new Date\b|Math\.random|\bcrypto\.|\bBigInt\b|\bprocess\.|\bBuffer\b|\\p\{|\bperformance\b/;
  return files.filter((file) => forbidden.test(codeOf(file))).map(({ path }) => path);
}

describe('the engine', () => {
  it('has every file in a room, and imports that point down only', () => {
    expect(misplaced(engine)).toEqual([]);
  });

  it('uses the row compiler through its one door', () => {
    const outside = engine.filter(({ path }) => !path.startsWith('compiler/'));
    const doors = outside.flatMap((file) =>
      localImports(file).filter((target) => target.startsWith('compiler/')),
    );
    expect([...new Set(doors)]).toEqual(['compiler/compiler.ts']);
    // The words of a piece are for copying bytes.
    const readers = outside.filter((file) => /\bword[01]\b/.test(codeOf(file)));
    expect(readers.map(({ path }) => path)).toEqual(['kernel/bytes.ts']);
  });

  it('names a country in its own tables alone', () => {
    expect(namedCountries(engine)).toEqual([]);
  });

  it('uses nothing that differs by machine or by day', () => {
    // The seed of those who give none, and the day of those who ask for today's.
    expect(unsteady(engine)).toEqual(['kernel/seed.ts', 'kernel/today.ts']);
  });

  it('imports nothing from outside, not even from Node', () => {
    for (const { path, text } of engine)
      expect(text, path).not.toMatch(/^(?:import|export)\b[^;]*?from '(?!\.)|\bimport(?:\(|\s+)'(?!\.)/m);
  });

  it('lets no country import another', () => {
    for (const { path, text } of engine.filter((file) => /^countries\/..[./]/.test(file.path))) {
      const own = path.slice(10, 12);
      for (const target of localImports({ path, text })) {
        const other = /^countries\/(..)[./]/.exec(target)?.[1];
        if (other !== undefined) expect(`${path} imports ${target}`).toContain(`countries/${own}/`);
      }
    }
  });

  it('has every country of its folder in the table', () => {
    const names = readdirSync(join(root, 'packages/engine/src/countries')).filter((file) =>
      /^..\.ts$/.test(file),
    );
    expect(countries.map(({ code }) => `${code}.ts`).sort()).toEqual(names.sort());
  });
});

describe('the rules notice', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text });

  it.each([
    ['a value from above', "import { generate } from '../operations/generate.ts';"],
    ['a type from above', "import type { World } from '../operations/spec.ts';"],
    ['a type inside braces', "import { type Field, x } from '../fields/index.ts';"],
    ['several lines', "import {\n  a,\n  b,\n} from '../countries/index.ts';"],
    ['an export again', "export { types } from '../../types/index.ts';"],
    ['an import of no name', "import '../operations/generate.ts';"],
    ['an import when it runs', "const a = await import('../operations/generate.ts');"],
    ['an import of a type inline', "type A = import('../fields/index.ts').A;"],
    ['words in an operation of the spec', "import { tokensOf } from '../words/runs.ts';"],
    ['a file in no room', "import { a } from '../elsewhere/a.ts';"],
  ])('%s', (_, text) => {
    expect(misplaced([file('kernel/planted.ts', text)])).toHaveLength(1);
  });

  it('a file outside the rooms, though its name looks like one', () => {
    expect(misplaced([file('fields/model.ts/x.ts', '')])).toEqual(['fields/model.ts/x.ts is in no room']);
    expect(misplaced([file('helpers.ts', '')])).toEqual(['helpers.ts is in no room']);
    expect(misplaced([file('operations/deep/er/x.ts', '')])).toHaveLength(1);
  });

  it('a circle of types', () => {
    const one = file('draw/a.ts', "import type { B } from './b.ts';");
    const two = file('draw/b.ts', "import type { A } from './a.ts';");
    expect(findCircle([one, two])).toEqual(['draw/a.ts', 'draw/b.ts', 'draw/a.ts']);
  });

  it('a country in shared code', () => {
    expect(namedCountries([file('fields/x.ts', "if (code === 'us') {}")])).toEqual(['fields/x.ts']);
    expect(namedCountries([file('draw/x.ts', "['de', 'at'].includes(code)")])).toEqual(['draw/x.ts']);
    expect(namedCountries([file('draw/x.ts', "new Set([\n  'de',\n])")])).toEqual(['draw/x.ts']);
    expect(namedCountries([file('draw/x.ts', "'de' !== code")])).toEqual(['draw/x.ts']);
    expect(namedCountries([file('draw/x.ts', "new Set(['no', 'number'])")])).toEqual([]);
    expect(namedCountries([file('operations/spec.ts', "case 'gb': break;")])).toEqual(['operations/spec.ts']);
    expect(namedCountries([file('operations/spec.ts', "world.countries.has('gb')")])).toHaveLength(1);
    expect(namedCountries([file('countries/us.ts', "code === 'us'")])).toEqual([]);
  });

  it.each([
    'Date.now()',
    'Date()',
    'crypto.randomUUID()',
    'new Date()',
    'Math.random()',
    'a.localeCompare(b)',
    '/\\p{L}/u',
    'performance.now()',
  ])('%s', (text) => {
    expect(unsteady([file('draw/x.ts', text)])).toEqual(['draw/x.ts']);
    expect(unsteady([file('draw/x.ts', `// ${text}\n/* ${text} */`)])).toEqual([]);
  });
});

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Returns all packages that a manifest declares. The command bundles what it declares for development. */
function declaredIn({ dependencies, devDependencies, optionalDependencies }: Manifest): readonly string[] {
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

/** The page is bundled at build time; the repository's own manifest declares its dependencies. */
const BUNDLED = ['web'];

describe('the packages', () => {
  /** Packages of ours that each package may import, lowest package first. */
  const ALLOWED: Readonly<Record<string, readonly string[]>> = {
    engine: [],
    runtime: ['specimen-data'],
    bulk: ['specimen-data', '@specimen/runtime'],
    database: ['specimen-data', '@specimen/runtime', '@specimen/bulk'],
    messages: ['specimen-data'],
    mask: ['specimen-data', '@specimen/bulk'],
    mcp: ['specimen-data', '@specimen/runtime', '@specimen/messages'],
    web: ['specimen-data', '@specimen/runtime', '@specimen/database', '@specimen/messages'],
    server: ['specimen-data', '@specimen/runtime', '@specimen/mcp', '@specimen/messages'],
    cli: [
      'specimen-data',
      '@specimen/runtime',
      '@specimen/bulk',
      '@specimen/database',
      '@specimen/mcp',
      '@specimen/messages',
      '@specimen/mask',
      '@specimen/server',
    ],
  };

  it('are all known', () => {
    expect(readdirSync(join(root, 'packages')).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it('import lower packages only', () => {
    const names = Object.keys(ALLOWED).map((name) => manifestOf(`packages/${name}`).name);
    for (const [i, [name, allowed]] of Object.entries(ALLOWED).entries())
      for (const other of allowed) expect(names.slice(0, i), `${name} may import ${other}`).toContain(other);
  });

  it.each(Object.entries(ALLOWED))('%s imports what it may and declares', (name, allowed) => {
    const declared = [
      ...declaredIn(manifestOf(`packages/${name}`)),
      ...(BUNDLED.includes(name) ? declaredIn(manifestOf('.')) : []),
      ...(BUNDLED.includes(name) ? allowed : []),
    ];
    expect(badImports(sourcesOf(name), { allowed, declared })).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('%s has no circle of imports', (name) => {
    expect(findCircle(sourcesOf(name))).toEqual([]);
  });
});

describe('the rules of packages notice', () => {
  const rules = { allowed: ['specimen-data'], declared: ['specimen-data', '@specimen/server', 'pg'] };
  const planted = (text: string) => badImports([{ path: 'plan/planted.ts', text }], rules);

  it.each([
    ['a package above', "import { serve } from '@specimen/server';"],
    ['a type of a package above', "import type { Settings } from '@specimen/server/settings';"],
    ['a package above when it runs', "const a = await import('@specimen/server');"],
    ['a package that is not declared', "import fastify from 'fastify';"],
    ['a part of a package that is not declared', "export { x } from '@fastify/static/x';"],
    ['the folder of another package', "import { x } from '../../../engine/src/index.ts';"],
  ])('%s', (_, text) => {
    expect(planted(text)).toHaveLength(1);
  });

  it('nothing where all is declared and below', () => {
    expect(planted("import pg from 'pg';\nimport { perform } from 'specimen-data/internal';")).toEqual([]);
    expect(planted("import { join } from 'node:path';\nimport { a } from '../a.ts';")).toEqual([]);
  });

  it('a circle of three files in two folders', () => {
    const files = [
      { path: 'a.ts', text: "import { b } from './deep/b.ts';" },
      { path: 'deep/b.ts', text: "import type { C } from '../c.ts';" },
      { path: 'c.ts', text: "export { a } from './a.ts';" },
      { path: 'd.ts', text: "import { a } from './a.ts';" },
    ];
    expect(findCircle(files)).toEqual(['a.ts', 'deep/b.ts', 'c.ts', 'a.ts']);
    expect(findCircle(files.slice(0, 2))).toEqual([]);
  });
});

it('the repository stands on its own', () => {
  const all = ['packages', 'test', 'bench', 'scripts'].flatMap((folder) => filesIn(folder));
  for (const { path, text } of all) expect(text, path).not.toContain(['..', 'shared'].join('/'));
});
