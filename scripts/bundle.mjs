// Bundles the built engine to what specimen-data publishes. As modules: a file for each country and what several share, and
// all validators, so that a program carries what it names. As CommonJS, which Node loads quickest and Jest needs: the
// whole in one file, since opening some hundred cost half a second, and a file for the countries of each region, loaded
// when one of them is first used; and the types of what is exported. `commonjs` or `modules` makes one of the two; what
// runs here needs the first alone, which is there in a tenth of the time.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { alike, factsFirst } from './bundle/alike.mjs';
import { droppable } from './bundle/droppable.mjs';
import { packing } from './bundle/packed.mjs';
import { writeTypes } from './bundle/publishedTypes.mjs';
import { flush, onFirstUse, regionsOf, settled } from './bundle/regions.mjs';

const src = fileURLToPath(new URL('../packages/engine/src/', import.meta.url));
const dist = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
const out = `${dist}bundle/`;
const countries = modules('countries', /^..$/);
const validators = modules('validators', /^(?!index$)/);
const entries = {
  index: `${dist}index.js`,
  surface: `${dist}surface.js`,
  engine: `${dist}engine.js`,
  types: `${dist}types/index.js`,
  products: `${dist}fields/product.js`,
  presets: `${dist}operations/presets.js`,
};

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('commonjs')) await bundleCommonJs();
if (wanted.length === 0 || wanted.includes('modules')) await bundleModules();

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
      plugins: [settled, flush],
      codeSplitting: {
        groups: [
          { name: 'whole', test: /dist\/(?!countries\/|data\/)|countries\/(?!..[./])/ },
          { name: 'shared', minShareCount: 2 },
        ],
      },
      // Node prints the line that threw an error: it must not be the whole program.
      minify: { mangle: true, compress: false, codegen: { removeWhitespace: false } },
      comments: false,
    },
    [onFirstUse(dist, countries, regions), asTheyAre('cjs')],
  );
  writeTypes(dist, out, { countries, validators });
}

async function bundleModules() {
  await bundle(
    Object.fromEntries(countries.map(({ name, path }) => [`countries/${name}`, path])),
    {
      plugins: [droppable, alike],
      codeSplitting: {
        groups: [
          // The engine with all it needs in one file, where like stands beside like; a country is of no use without it.
          { name: 'shared', test: /dist\/engine\.js$/ },
          { name: 'shared', minShareCount: 20 },
          // One file for what Arab countries share, not five.
          { name: 'arabic', test: /dist\/data\/arabic/ },
        ],
      },
    },
    [factsFirst, packing(dist, sources()), asTheyAre('js')],
  );
  await bundle({ validators: 'all validators' }, { plugins: [droppable, alike] });
}

async function bundle(input, output = {}, plugins = []) {
  const build = await rolldown({
    input,
    platform: 'neutral',
    logLevel: 'warn',
    plugins: [...plugins, all()],
    checks: { pluginTimings: false },
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

/** The entries, which export what their sources do and nothing for other chunks. */
function asTheyAre(ending) {
  return {
    name: 'as they are',
    buildStart() {
      for (const [name, id] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id, fileName: `${name}.${ending}`, preserveSignature: 'strict' });
    },
  };
}

/** The modules of a table, each with the name of what it is called by outside and what it exports. */
function modules(folder, pattern) {
  return builtIn(folder)
    .filter((name) => pattern.test(name))
    .map((name) => {
      const path = `${dist}${folder}/${name}.js`;
      return { name, path, exports: exportOf(path, name) };
    });
}

/** The texts of countries and of what they share. */
function sources() {
  return ['countries', 'data'].flatMap((folder) =>
    builtIn(folder, { recursive: true }).map((name) => readFileSync(`${dist}${folder}/${name}.js`, 'utf8')),
  );
}

/** The names of a folder's modules: a build leaves those whose source is gone. */
function builtIn(folder, options) {
  return readdirSync(`${src}${folder}`, options)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
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
