// Bundles the built engine to what specimen-data publishes. As modules: a file for each country and what several share, and
// all validators, so that a program carries what it names. As CommonJS, which Node loads quickest and Jest needs: the
// whole in one file, since opening some hundred cost half a second. And the types of what is exported.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { droppable } from './droppable.mjs';
import { packing } from './packed.mjs';
import { writeTypes } from './publishedTypes.mjs';

const dist = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
const out = `${dist}bundle/`;
const countries = modules('countries', /^..\.js$/);
const validators = modules('validators', /^(?!index\.).*\.js$/);
/** The module of countries that are loaded on first use. */
const LATER = 'countries on first use';
const entries = {
  index: `${dist}index.js`,
  surface: `${dist}surface.js`,
  engine: `${dist}engine.js`,
  types: `${dist}types/index.js`,
};

rmSync(out, { recursive: true, force: true });
await bundle(
  { ...entries, ...Object.fromEntries(countries.map(({ name, path }) => [`countries/${name}`, path])) },
  { plugins: [droppable], codeSplitting: { groups: [{ name: 'shared', minShareCount: 20 }] } },
  [packing(sources())],
);
await bundle({ validators: 'all validators' }, { plugins: [droppable] });
const regions = regionsOf(countries);
await bundle(
  {
    ...entries,
    countries: 'all countries',
    validators: 'all validators',
    ...Object.fromEntries(
      [...regions.keys()].map((region) => [`regions/${region}`, `countries of ${region}`]),
    ),
  },
  {
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'shared/[name]-[hash].cjs',
    codeSplitting: {
      groups: [
        { name: 'whole', test: /dist\/(?!countries\/|data\/)|countries\/(?!..[./])/ },
        { name: 'shared', minShareCount: 2 },
      ],
    },
    minify: { mangle: true, compress: false, codegen: { removeWhitespace: true } },
  },
  [onFirstUse(regions)],
);
writeTypes(dist, out, { countries, validators });

async function bundle(input, output = {}, plugins = []) {
  const build = await rolldown({
    input,
    platform: 'neutral',
    logLevel: 'warn',
    plugins: [...plugins, all()],
    external: /^\.\.\/regions\//,
    preserveEntrySignatures: 'allow-extension',
  });
  await build.write({
    dir: out,
    format: 'esm',
    chunkFileNames: 'shared/[name]-[hash].js',
    minify: { mangle: true, compress: false, codegen: { removeWhitespace: true } },
    ...output,
  });
  await build.close();
}

/** The modules of a table, each with the name of what it is called by outside and what it exports. */
function modules(folder, pattern) {
  return readdirSync(`${dist}${folder}`)
    .filter((file) => pattern.test(file))
    .map((file) => {
      const path = `${dist}${folder}/${file}`;
      const name = file.slice(0, -'.js'.length);
      return { name, path, exports: exportOf(path, name) };
    });
}

/** The texts of countries and of what they share. */
function sources() {
  return ['countries', 'data'].flatMap((folder) =>
    readdirSync(`${dist}${folder}`, { recursive: true })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${dist}${folder}/${file}`, 'utf8')),
  );
}

/** A country's file exports the country alone; `in` is a word of the language, so India is `ind`. */
function exportOf(path, name) {
  const names = Array.from(readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm), ([, each]) => each);
  return names.includes(name) ? name : names[0];
}

/** The modules that export all of a table. */
function all() {
  const tables = new Map([
    ['all countries', countries],
    ['all validators', validators],
  ]);
  return {
    name: 'all',
    resolveId: (id) => (tables.has(id) ? id : undefined),
    load: (id) =>
      tables
        .get(id)
        ?.map(({ exports, path }) => `export { ${exports} } from ${JSON.stringify(path)};`)
        .join('\n'),
  };
}

/** The countries by the part of the world they are in, as far as facts are all there is of them. */
function regionsOf(all) {
  const regions = new Map();
  for (const each of all) {
    const text = readFileSync(each.path, 'utf8');
    if (!/ = country\(/.test(text)) continue;
    const [, group] = /^ {4}group: '([A-Z].*)',$/m.exec(text);
    const region = group.toLowerCase().replace(' ', '-');
    regions.set(region, [...(regions.get(region) ?? []), each]);
  }
  return regions;
}

/** Countries whose facts are loaded with those of their region, when one of them is first used. */
function onFirstUse(regions) {
  const regionOf = new Map([...regions].flatMap(([region, all]) => all.map(({ name }) => [name, region])));
  const declared = ({ name, exports, path }) => {
    const region = regionOf.get(name);
    return region === undefined
      ? `export { ${exports} } from ${JSON.stringify(path)};`
      : `export const ${exports} = country('${name}', () => require('../regions/${region}.cjs').${exports}.facts);`;
  };
  const names = countries.map(({ exports }) => exports).join(', ');
  const modules = new Map([
    [
      LATER,
      [
        `import { country } from ${JSON.stringify(`${dist}countries/declare.js`)};`,
        ...countries.map(declared),
      ].join('\n'),
    ],
    [
      `${dist}countries/index.js`,
      `import { ${names} } from '${LATER}';\nexport const countries = [${names}];`,
    ],
    ['all countries', `export { ${names} } from '${LATER}';`],
    ...[...regions].map(([region, all]) => [
      `countries of ${region}`,
      all.map(({ exports, path }) => `export { ${exports} } from ${JSON.stringify(path)};`).join('\n'),
    ]),
  ]);
  return {
    name: 'on first use',
    resolveId: (id) => (modules.has(id) ? id : undefined),
    load: (id) => modules.get(id),
  };
}
