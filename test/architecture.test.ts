import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';

const engine = fileURLToPath(new URL('../packages/engine/src', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || name === 'dist') return [];
    return statSync(path).isDirectory() ? sources(path) : /\.(ts|mjs)$/.test(name) ? [path] : [];
  });
}

const files = sources(engine)
  .filter((path) => !/\.(test|vectors)\.ts$/.test(path))
  .map((path) => ({ name: relative(engine, path), text: readFileSync(path, 'utf8') }));

/** Lower rooms first: a file imports (beyond types) from its own room and those before it. */
const ROOMS: readonly (readonly [room: string, pattern: RegExp])[] = [
  ['kernel', /^(random|day|text|find|problem|bytes|table|words|seed|limits|validator)\.ts$/],
  ['checksum', /^checksum\//],
  ['validators', /^(validators\/|data\/(?!cards))/],
  ['model', /^(field|parts|picture|persona|community|source|type|data\/cards)(\.ts)?/],
  ['tables', /^(fields|formats|types|presets)\/|^country\.ts$/],
  ['countries', /^countries\//],
  ['operations', /^(spec|generate|schema|batch|resolve|validate|catalogue|engine|index)\.ts$|^request\//],
];

function roomOf(name: string): number {
  const room = ROOMS.findIndex(([, pattern]) => pattern.test(name));
  if (room < 0) throw new Error(`${name} is in no room`);
  return room;
}

it('imports point down only', () => {
  for (const { name, text } of files) {
    for (const [, kind, from] of text.matchAll(/^(import|export) (?!type )[^;]*? from '(\.[^']+)';/gms)) {
      const target = relative(engine, join(engine, name, '..', from as string));
      expect(roomOf(target), `${name} ${kind}s ${target}`).toBeLessThanOrEqual(roomOf(name));
    }
  }
});

it('imports nothing from outside the engine', () => {
  for (const { name, text } of files) expect(text, name).not.toMatch(/from '(?!\.)/);
});

it('no country imports another', () => {
  for (const { name, text } of files.filter((file) => /^countries\/..\.ts$/.test(file.name))) {
    expect(text, name).not.toMatch(/from '\.\/..\.ts'/);
  }
});

it('only countries name countries: shared code never branches on a code', () => {
  const codes = countries.map(({ code }) => code).join('|');
  for (const { name, text } of files.filter((file) => !/^(countries|validators|data)\//.test(file.name))) {
    if (name === 'spec.ts' || name === 'resolve.ts') continue; // `uk`, and the codes that are words: both ask the caller's word
    expect(text, name).not.toMatch(new RegExp(`[!=]== '(${codes})'`));
  }
});

it('uses nothing that differs by machine or by day', () => {
  for (const { name, text } of files) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code, name).not.toMatch(
      /\bIntl\b|localeCompare|toLocale|Date\.now|new Date\b|Math\.random|\bBigInt\b|\bprocess\.|\bBuffer\b/,
    );
  }
});

it('the table of countries holds every file of its folder', () => {
  const names = readdirSync(join(engine, 'countries')).filter((file) => /^..\.ts$/.test(file));
  expect(countries.map(({ code }) => `${code}.ts`).sort()).toEqual(names.sort());
});

it('stands on its own', () => {
  const all = ['packages', 'test', 'bench', 'scripts'].flatMap((folder) => sources(join(root, folder)));
  for (const path of all) expect(readFileSync(path, 'utf8'), path).not.toContain(['..', 'shared'].join('/'));
});
