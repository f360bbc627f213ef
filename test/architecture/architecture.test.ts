import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countries } from '../../packages/engine/src/countries/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source by its path, with `/` between folders. */
interface File {
  readonly path: string;
  readonly text: string;
}

function filesIn(folder: string, pattern = /\.(ts|tsx|mjs)$/): File[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules' || name === 'dist') return [];
    if (statSync(join(root, path)).isDirectory()) return filesIn(path, pattern);
    return pattern.test(name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

const ENGINE = 'packages/engine/src/';
const engine = filesIn('packages/engine/src')
  .filter(({ path }) => !path.endsWith('.test.ts'))
  .map(({ path, text }) => ({ path: path.slice(ENGINE.length), text }));

/** The rooms of the engine, lowest first: a file imports, values and types alike, from its own room and those below. */
const ROOMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['kernel', /^kernel\/[^/]+\.ts$/],
  ['regex', /^regex\/[^/]+\.ts$/],
  ['model', /^model\.ts$/],
  ['draw', /^draw\/[^/]+\.ts$/],
  ['data', /^data\/((languages|schemes)\/)?[^/]+\.ts$/],
  ['checksum', /^checksum\/[^/]+\.ts$/],
  ['standard', /^standard\/[^/]+\.ts$/],
  ['validators', /^validators\/[^/]+\.ts$/],
  ['formats', /^formats\/[^/]+\.ts$/],
  ['types', /^types\/[^/]+\.ts$/],
  ['fields', /^fields\/[^/]+\.ts$/],
  ['presets', /^presets\/[^/]+\.ts$/],
  ['countries', /^countries\/([^/]+|[a-z]{2}\/[^/]+)\.ts$/],
  ['datasets', /^datasets\/[^/]+\.ts$/],
  ['operations', /^operations\/((request|jsonSchema)\/)?[^/]+\.ts$/],
  ['entry', /^(specs|options|typed|engine|library|index|internal)\.ts$/],
];

function roomOf(path: string): number {
  return ROOMS.findIndex(([, pattern]) => pattern.test(path));
}

/** What a file imports or exports again from others beside it, values and types. */
function importsOf({ path, text }: File): readonly string[] {
  const froms = text.matchAll(
    /(?:^|;\s*)(?:import|export)\s[^;]*?from\s*'(\.[^']+)'|import(?:\(|\s+)'(\.[^']+)'/gm,
  );
  return Array.from(froms, ([, named, bare]) => join(path, '..', (named ?? bare) as string));
}

/** What is wrong with the rooms of some files. */
function misplaced(files: readonly File[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path);
    if (room < 0) return [`${file.path} is in no room`];
    return importsOf(file)
      .filter((target) => roomOf(target) > room || roomOf(target) < 0)
      .map((target) => `${file.path} imports ${target}`);
  });
}

/** A circle of files that import each other, if there is one. */
function circle(files: readonly File[]): readonly string[] {
  const targets = new Map(files.map((file) => [file.path, importsOf(file)]));
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of targets.get(path) ?? []) {
      const found = walk(target, [...way, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  for (const { path } of files) {
    const found = walk(path, []);
    if (found.length > 0) return found;
  }
  return [];
}

const CODES = countries.map(({ code }) => code).join('|');

/** Where shared code compares with a country's code, lists some, or looks one up. `id` is a field's key too. */
function namedCountries(files: readonly File[]): readonly string[] {
  const code = `'(?!id')(?:${CODES})'`;
  const named = new RegExp(
    `(?:[!=]==?|case) ${code}|${code} [!=]==?|\\[\\s*(?:${code}\\s*,?\\s*)+\\]|countries\\.(?:get|has)\\('`,
  );
  return files
    .filter(
      ({ path }) => !/^(countries|data|validators|checksum)\//.test(path) && named.test(codeOf(path, files)),
    )
    .map(({ path }) => path);
}

function codeOf(path: string, files: readonly File[]): string {
  const text = files.find((file) => file.path === path)?.text ?? '';
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

/** Where something is used that differs by machine or by day. */
function unsteady(files: readonly File[]): readonly string[] {
  const forbidden =
    /\bIntl\b|localeCompare|toLocale|\bDate[.(]|new Date\b|Math\.random|\bcrypto\.|\bBigInt\b|\bprocess\.|\bBuffer\b|\\p\{|\bperformance\b/;
  return files.filter(({ path }) => forbidden.test(codeOf(path, files))).map(({ path }) => path);
}

describe('the engine', () => {
  it('has every file in a room, and imports that point down only', () => {
    expect(misplaced(engine)).toEqual([]);
  });

  it('has no circle of imports', () => {
    expect(circle(engine)).toEqual([]);
  });

  it('names a country in its own tables alone', () => {
    expect(namedCountries(engine)).toEqual([]);
  });

  it('uses nothing that differs by machine or by day', () => {
    // The seed of those who give none, and the day of those who ask for today's.
    expect(unsteady(engine)).toEqual(['kernel/seed.ts', 'kernel/today.ts']);
  });

  it('imports nothing from outside', () => {
    for (const { path, text } of engine)
      expect(text, path).not.toMatch(/^(?:import|export)\b[^;]*?from '(?!\.)|\bimport(?:\(|\s+)'(?!\.)/m);
  });

  it('lets no country import another', () => {
    for (const { path, text } of engine.filter((file) => /^countries\/..[./]/.test(file.path))) {
      const own = path.slice(10, 12);
      for (const target of importsOf({ path, text })) {
        const other = /^countries\/(..)[./]/.exec(target)?.[1];
        if (other !== undefined) expect(`${path} imports ${target}`).toContain(`countries/${own}/`);
      }
    }
  });

  it('has every country of its folder in the table', () => {
    const names = readdirSync(join(root, ENGINE, 'countries')).filter((file) => /^..\.ts$/.test(file));
    expect(countries.map(({ code }) => `${code}.ts`).sort()).toEqual(names.sort());
  });
});

describe('the rules notice', () => {
  const file = (path: string, text: string): File => ({ path, text });

  it.each([
    ['a value from above', "import { generate } from '../operations/generate.ts';"],
    ['a type from above', "import type { World } from '../operations/spec.ts';"],
    ['a type inside braces', "import { type Field, x } from '../fields/index.ts';"],
    ['several lines', "import {\n  a,\n  b,\n} from '../countries/index.ts';"],
    ['an export again', "export { types } from '../../types/index.ts';"],
    ['an import of no name', "import '../operations/generate.ts';"],
    ['an import when it runs', "const a = await import('../operations/generate.ts');"],
    ['an import of a type inline', "type A = import('../fields/index.ts').A;"],
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
    expect(circle([one, two])).toEqual(['draw/a.ts', 'draw/b.ts', 'draw/a.ts']);
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

describe('the packages', () => {
  /** What each package may import of the others. */
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

  it.each(Object.entries(ALLOWED))('%s imports by name what stands below it', (name, allowed) => {
    for (const { path, text } of filesIn(`packages/${name}/src`)) {
      if (path.endsWith('.test.ts')) continue;
      for (const target of importsOf({ path, text })) expect(target, path).toContain(`packages/${name}/src/`);
      for (const [, from] of text.matchAll(/(?:from|import\(?)\s*'((?:specimen-|@specimen\/)[^']+)'/g)) {
        const other = (from as string).replace(/^((?:@specimen\/)?[^/]+).*/, '$1');
        expect(allowed, `${path} imports ${from}`).toContain(other);
      }
    }
  });
});

it('the repository stands on its own', () => {
  const all = ['packages', 'test', 'bench', 'scripts'].flatMap((folder) => filesIn(folder));
  for (const { path, text } of all) expect(text, path).not.toContain(['..', 'shared'].join('/'));
});
