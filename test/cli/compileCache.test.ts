import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { BIN } from './specimen.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const outer = mkdtempSync(join(tmpdir(), 'specimen-cache-'));
const folder = join(outer, 'kept');

beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(outer, { recursive: true }));

/** What the command writes with a folder for what V8 compiles. */
function made(env: Record<string, string> = {}, ...more: readonly string[]): string {
  return execFileSync(process.execPath, [BIN, 'de.iban', '-n', '3', '--seed', 'x', ...more], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: folder, ...env },
  });
}

/** The files under a folder, in folders of Node's own too. */
function kept(): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

it('what V8 compiles of the library is kept, and the next run is the same', () => {
  const first = made();
  const files = kept();
  expect(files.length).toBeGreaterThan(0);
  expect(made()).toBe(first);
  expect(kept()).toEqual(files);
});

it('what is kept is not believed: the text is compiled where V8 refuses it', () => {
  const first = made();
  for (const file of kept()) writeFileSync(file, 'no code');
  expect(made()).toBe(first);
});

it('text that has changed is compiled anew, though it is as long and as old as before', () => {
  const rows = join(outer, 'library');
  cpSync(join(root, 'packages/engine/dist/bundle'), rows, { recursive: true });
  const region = join(rows, 'regions/europe.cjs');
  const { atime, mtime } = statSync(region);
  const program = join(outer, 'program.mjs');
  const cache = join(root, 'packages/cli/dist/bundle/compileCache.js');
  writeFileSync(
    program,
    `import { keepCompiled } from ${JSON.stringify(cache)};
keepCompiled();
const { specimen } = await import(${JSON.stringify(join(rows, 'index.cjs'))});
console.log(specimen.world.countries.get('de').name);`,
  );
  const named = () =>
    execFileSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: folder },
    }).trim();
  expect(named()).toBe('Germany');
  writeFileSync(region, readFileSync(region, 'utf8').replace('`Germany`', '`Gormany`'));
  utimesSync(region, atime, mtime);
  expect(named()).toBe('Gormany');
});

it('threads take what is kept', () => {
  const first = made();
  const file = join(outer, 'rows.csv');
  made({}, '-n', '20000', '-o', file, '--threads', '2');
  expect(made()).toBe(first);
});

it('nothing is kept where the user wants none', () => {
  made({ NODE_DISABLE_COMPILE_CACHE: '1' });
  mkdirSync(folder, { recursive: true });
  expect(kept()).toEqual([]);
});

// A Node that keeps it itself asks nobody who can write there.
it.runIf(!('enableCompileCache' in module))(
  'nothing is kept in a folder that others can write to, nor read from it',
  () => {
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    made();
    expect(kept()).toEqual([]);
  },
);
