// Prints the size of bundled programs: one country, one validator, all. `npm run sizes` runs it.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bytes of bundled and minified programs, plain and compressed, each alone; what they share is read once. */
export async function bundled(programs) {
  const { outputFiles } = await build({
    entryPoints: programs.map((_, i) => ({ in: `program:${i}`, out: String(i) })),
    plugins: [written(programs)],
    bundle: true,
    minify: true,
    write: false,
    outdir: root,
    format: 'esm',
    platform: 'browser',
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [
      Number.parseInt(basename(path), 10),
      { bytes: contents.length, gzipped: gzipSync(contents, { level: 9 }).length },
    ]),
  );
  return programs.map((_, i) => sizes.get(i));
}

/** Programs that stand in no file. */
function written(programs) {
  const namespace = 'program';
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^program:/ }, ({ path }) => ({ path: path.slice(8), namespace }));
      build.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: programs[path],
        resolveDir: root,
      }));
    },
  };
}

/** A program that generates the persons of a country. */
export function countryProgram(code) {
  return `import * as own from 'specimen-data/countries/${code}';
    import { engine } from 'specimen-data/engine';
    const { generate } = engine(Object.values(own));
    console.log(generate('${code}.person'));`;
}

/** A program that checks a value. */
export function validatorProgram(id) {
  return `import { ${id} } from 'specimen-data/validators/${id}'; console.log(${id}.valid(location.hash));`;
}

export const codes = readdirSync(`${root}packages/engine/dist/bundle/countries`).map((file) =>
  file.slice(0, 2),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const show = async (what, program) => {
    const [{ bytes, gzipped }] = await bundled([program]);
    console.log(`${what.padEnd(24)}${String(bytes).padStart(10)}${String(gzipped).padStart(10)}`);
  };
  console.log(`${'bundled'.padEnd(24)}${'bytes'.padStart(10)}${'gzipped'.padStart(10)}`);
  for (const code of codes) await show(`country ${code}`, countryProgram(code));
  for (const id of ['iban', 'luhn', 'plPesel', 'bic', 'mrzTd3'])
    await show(`validator ${id}`, validatorProgram(id));
  await show('all', "import { generate } from 'specimen-data'; console.log(generate('de.person'));");
}
