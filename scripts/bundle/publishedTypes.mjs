import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Writes the types of all exports, the entries and the files they refer to: once, for CommonJS. The entries for
 * ECMAScript modules re-export them, because a program may use one entry as a module and another as CommonJS. All
 * countries are in one file, and all validators.
 */
export function writeTypes(dist, out, { countries, validators }) {
  const declared = new Map();
  const take = (file) => {
    const path = relative(dist, file);
    if (declared.has(path)) return;
    const text = readFileSync(file, 'utf8');
    declared.set(path, text);
    for (const [, target] of text.matchAll(TARGET))
      take(join(dirname(file), target.replace(/\.ts$/, '.d.ts')));
  };
  const entries = ['index', 'internal', 'engine', 'types/index'];
  for (const entry of [...entries, 'model']) take(`${dist}${entry}.d.ts`);
  declared.set(
    'countries.d.ts',
    `import type { Country } from './model.ts';\n${constants(countries, 'Country')}`,
  );
  declared.set(
    'validators.d.ts',
    `import type { Validator } from './model.ts';\n${constants(validators, 'Validator<never>')}`,
  );
  for (const [path, text] of declared)
    write(
      `${out}types/${path.replace(/\.d\.ts$/, '.d.cts')}`,
      text.replaceAll(TARGET, (whole) => whole.replace(/\.ts(?=['"]$)/, '.cjs')).replace(/^ +/gm, ''), // nobody reads them but compilers
    );
  for (const entry of [...entries, 'countries', 'validators'])
    write(`${out}types/${entry}.d.ts`, `export * from './${basename(entry)}.cjs';\n`);
}

/** Writes the types of an entry that is a package of its own: its entry, `library`, and the files to which that refers. */
export function writeLibraryTypes(name, from, out) {
  const take = (file, to) => {
    const text = readFileSync(`${from}${file}.d.ts`, 'utf8');
    write(
      `${out}types/${name}/${to}.d.cts`,
      text.replaceAll(TARGET, (whole) => whole.replace(/\.ts(?=['"]$)/, '.cjs')),
    );
    for (const [, target] of text.matchAll(TARGET)) take(basename(target, '.ts'), basename(target, '.ts'));
  };
  take('library', name);
  write(`${out}types/${name}/${name}.d.ts`, `export * from './${name}.cjs';\n`);
}

/** A reference of a declaration to another file. */
const TARGET = /(?:from |import\()['"](\.[^'"]+)['"]/g;

function constants(modules, type) {
  return `export declare const ${modules.map(({ exports }) => `${exports}: ${type}`).join(', ')};\n`;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
