// Bundles the built engine to what specimen-data publishes:
// - ES modules: one file for each country, one for all validators (which a bundler can shake), and shared chunks, so that a
//   program carries what it names.
// - CommonJS, which Node loads fastest and Jest needs: one file for the engine, since opening hundreds of files cost half a second,
//   and one for the countries of each region, loaded when one of them is first used.
// - The types of what is exported.
// The argument `commonjs` or `modules` builds one of the two. Programs of this repository need CommonJS only.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { droppable } from './bundle/droppable.mjs';
import { writeLibraryTypes, writeTypes } from './bundle/publishedTypes.mjs';
import { onFirstUse, regionsOf } from './bundle/regions.mjs';

const src = fileURLToPath(new URL('../packages/engine/src/', import.meta.url));
const dist = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
const out = `${dist}bundle/`;
/** Packages of this repository that are entries of the library. */
const libraries = ['mask', 'messages'];
const countries = await modules('countries', /^..$/);
const validators = await modules('validators', /^(?!index$)/);
const entries = {
  index: `${dist}index.js`,
  internal: `${dist}internal.js`,
  engine: `${dist}engine.js`,
  types: `${dist}types/index.js`,
};

const [kind] = process.argv.slice(2);
if (kind !== 'modules') await bundleCommonJs();
if (kind !== 'commonjs') await bundleModules();
for (const name of libraries)
  await bundleLibrary(name, kind === 'modules' ? ['js'] : kind === 'commonjs' ? ['cjs'] : ['cjs', 'js']);

async function bundleCommonJs() {
  rmSync(out, { recursive: true, force: true });
  const regions = regionsOf(countries);
  await bundle(
    {
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
      // Node prints the line that threw an error, so the whole program must not be one line.
      minify: { mangle: true, compress: false, codegen: { removeWhitespace: false } },
      comments: false,
    },
    [onFirstUse(dist, countries, regions), strictEntries('cjs')],
  );
  writeTypes(dist, out, { countries, validators });
}

async function bundleModules() {
  await bundle(
    Object.fromEntries(countries.map(({ name, path }) => [`countries/${name}`, path])),
    {
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 20 }] },
    },
    [strictEntries('js')],
  );
  await bundle({ validators: 'all validators' }, { plugins: [droppable] });
}

/** Bundles an entry that is a package of its own and imports the engine through the library's entries. */
async function bundleLibrary(name, endings) {
  const from = fileURLToPath(new URL(`../packages/${name}/dist/`, import.meta.url));
  const build = await rolldown({
    input: { [name]: `${from}library.js` },
    platform: 'neutral',
    logLevel: 'warn',
    external: /^specimen-data(?:\/|$)/,
  });
  for (const ending of endings)
    await build.write({
      dir: out,
      format: ending === 'cjs' ? 'cjs' : 'esm',
      entryFileNames: `[name].${ending}`,
      comments: false,
    });
  await build.close();
  writeLibraryTypes(name, from, out);
}

async function bundle(input, output = {}, plugins = []) {
  const build = await rolldown({
    input,
    platform: 'neutral',
    logLevel: 'warn',
    plugins: [...plugins, tableModules()],
    checks: { pluginTimings: false },
    external: /^\.\.\/regions\//,
    preserveEntrySignatures: 'strict',
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

/** Adds the entries, which export exactly what their sources export. */
function strictEntries(ending) {
  return {
    name: 'strict entries',
    buildStart() {
      for (const [name, id] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id, fileName: `${name}.${ending}`, preserveSignature: 'strict' });
    },
  };
}

/** Returns the modules of a folder: the name in their address, their path, their export, and facts for the build. */
async function modules(folder, pattern) {
  const names = readdirSync(`${src}${folder}`)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => pattern.test(name));
  return Promise.all(
    names.map(async (name) => {
      const path = `${dist}${folder}/${name}.js`;
      const module = await import(path);
      // India's country is exported as `ind`, because `in` is a reserved word.
      const exports = name in module ? name : Object.keys(module)[0];
      const isLazy = readFileSync(path, 'utf8').includes(`const ${exports} = country(`);
      return { name, path, exports, isLazy, group: module[exports].facts?.group };
    }),
  );
}

/** Provides modules that export all countries, and all validators. */
function tableModules() {
  const tables = new Map([
    ['all countries', countries],
    ['all validators', validators],
  ]);
  return {
    name: 'table modules',
    resolveId: (id) => (tables.has(id) ? id : undefined),
    load: (id) =>
      tables
        .get(id)
        ?.map(({ exports, path }) => `export { ${exports} } from ${JSON.stringify(path)};`)
        .join('\n'),
  };
}
