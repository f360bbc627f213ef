// Bundles the built engine, so that importing it does not open some hundred modules: the whole in one
// file (with what the surfaces need), and beside it each country with what it needs, sharing one chunk.
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const dist = fileURLToPath(new URL('../packages/engine/dist/', import.meta.url));
const out = `${dist}bundle`;
const countries = readdirSync(`${dist}countries`).filter((file) => /^..\.js$/.test(file));

rmSync(out, { recursive: true, force: true });
await bundle({ index: `${dist}index.js`, surface: `${dist}surface.js` }, {});
await bundle(
  {
    engine: `${dist}engine.js`,
    ...Object.fromEntries(
      countries.map((file) => [`countries/${file.slice(0, -3)}`, `${dist}countries/${file}`]),
    ),
  },
  { codeSplitting: { groups: [{ name: 'shared', minShareCount: 20 }] } },
);

async function bundle(input, output) {
  const build = await rolldown({ input, platform: 'neutral', logLevel: 'warn' });
  await build.write({ dir: out, format: 'esm', chunkFileNames: 'shared/[name]-[hash].js', ...output });
  await build.close();
}
