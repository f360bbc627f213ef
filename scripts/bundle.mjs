// Bundles the built engine to what specimen-data publishes. As modules: a file for each country and what several share, and
// all validators, so that a program carries what it names. As CommonJS, which Node loads quickest and Jest needs: the
// whole in one file, since opening some hundred cost half a second, and a file for the countries of each region, loaded
// when one of them is first used; and the types of what is exported. `commonjs` or `modules` makes one of the two; what
// runs here needs the first alone, which is there in a tenth of the time.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { droppable } from './bundle/droppable.mjs';
import { writeTypes } from './bundle/publishedTypes.mjs';
import { onFirstUse, regionsOf } from './bundle/regions.mjs';

const src = fileURLToPath(new URL('../packages/engine/src/', import.meta.url));
const dist = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
const out = `${dist}bundle/`;
const countries = await modules('countries', /^..$/);
const validators = await modules('validators', /^(?!index$)/);
const entries = {
  index: `${dist}index.js`,
  internal: `${dist}internal.js`,
  engine: `${dist}engine.js`,
  types: `${dist}types/index.js`,
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
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 20 }] },
    },
    [asTheyAre('js')],
  );
  await bundle({ validators: 'all validators' }, { plugins: [droppable] });
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

/** The modules of a table: the name in their address, the name of their export, and what the build needs to know of it. */
async function modules(folder, pattern) {
  const names = readdirSync(`${src}${folder}`)
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((name) => pattern.test(name));
  return Promise.all(
    names.map(async (name) => {
      const path = `${dist}${folder}/${name}.js`;
      const module = await import(path);
      // India's country is exported as `ind`: `in` is a word of the language.
      const exports = name in module ? name : Object.keys(module)[0];
      const isLazy = readFileSync(path, 'utf8').includes(`const ${exports} = country(`);
      return { name, path, exports, isLazy, group: module[exports].facts?.group };
    }),
  );
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
