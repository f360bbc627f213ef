import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeOf, root, type SourceFile, sourcesOf } from './sources.ts';

const DECLARED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) +(\w+)/gm;

/** Entries of packages: a function of the library has the name of the operation that it calls. */
const ENTRIES: Readonly<Record<string, RegExp>> = {
  engine: /^index\.ts$/,
  mask: /^library\.ts$/,
  messages: /^library\.ts$/,
};

/** Names that several files of a package may declare, with the reason. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  engine: [
    // Communities of residents and of foreigners, by the alpha-3 code of their nation.
    ...['GBR', 'IND', 'PHL', 'SYR'],
    // Facts of presets read a day and choose among texts; standards have a rule and a validator of these names.
    ...['dayOf', 'oneOf'],
  ],
  // One function per database.
  database: ['insertRows'],
};

/** Returns the names that several files declare. All countries count as one file: each describes its country alone. */
function repeated(files: readonly SourceFile[], shared: readonly string[] = []): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of codeOf(file).matchAll(DECLARED)) {
      const place = file.path.startsWith('countries/') ? 'countries' : file.path;
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
  return [...places]
    .filter(([name, { size }]) => size > 1 && !shared.includes(name))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

describe('an exported name', () => {
  it.each(readdirSync(`${root}packages`))('is declared in one file of %s', (name) => {
    const files = sourcesOf(name).filter(({ path }) => !ENTRIES[name]?.test(path));
    expect(repeated(files, SHARED[name])).toEqual([]);
  });

  it('is noticed in two files', () => {
    const files = [
      { path: 'a.ts', text: 'export const one = 1;\nexport type Two = 2;' },
      { path: 'b.ts', text: '/** One. */\nexport async function one() {}' },
      { path: 'countries/de.ts', text: 'export const NAMES = 1;' },
      { path: 'countries/fr.ts', text: 'export const NAMES = 2;' },
    ];
    expect(repeated(files)).toEqual(['one: a.ts, b.ts']);
  });
});
