// Writes the index of each table of files, and the number of countries in texts, so that a new entry is one file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { COUNTED, withCount } from './countryCount.mjs';

const engine = new URL('../packages/engine/src/', import.meta.url);

registry('validators', 'Validator', /^[a-z]\w*\.ts$/, 'Every validator, by file name.');
registry('countries', 'Country', /^..\.ts$/, 'Every country, by code.');
for (const file of COUNTED) {
  const path = new URL(`../${file}`, import.meta.url);
  writeFileSync(path, withCount(readFileSync(path, 'utf8')));
}

function registry(folder, type, files, comment) {
  const names = readdirSync(new URL(`${folder}/`, engine))
    .filter((file) => files.test(file) && file !== 'index.ts')
    .map((file) => file.slice(0, -3))
    .sort();
  const lines = [
    `import type { ${type} } from '../model.ts';`,
    ...names.map((name) => `import { ${local(name)} } from './${name}.ts';`),
    '',
    `/** ${comment} Written by \`npm run registries\`. */`,
    `export const ${folder}: readonly ${type}[] = [`,
    ...names.map((name) => `  ${local(name)},`),
    '];',
    '',
  ];
  writeFileSync(new URL(`${folder}/index.ts`, engine), lines.join('\n'));
}

/** `in` is a reserved word, so India is exported by its alpha-3 code. */
function local(name) {
  return name === 'in' ? 'ind' : name;
}
