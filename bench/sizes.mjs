// What a program carries of the library when it is bundled: one country, one validator, all. `npm run sizes` prints it.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bytes of a bundled and minified program, plain and compressed. */
export async function bundled(program) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const { contents } = outputFiles[0];
  return { bytes: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
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
    const { bytes, gzipped } = await bundled(program);
    console.log(`${what.padEnd(24)}${String(bytes).padStart(10)}${String(gzipped).padStart(10)}`);
  };
  console.log(`${'bundled'.padEnd(24)}${'bytes'.padStart(10)}${'gzipped'.padStart(10)}`);
  for (const code of codes) await show(`country ${code}`, countryProgram(code));
  for (const id of ['iban', 'luhn', 'plPesel', 'bic', 'mrzTd3'])
    await show(`validator ${id}`, validatorProgram(id));
  await show('all', "import { generate } from 'specimen-data'; console.log(generate('de.person'));");
}
