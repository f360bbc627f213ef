// Bundles the built command into the published specimen-cli. It contains the private packages (server, MCP, bulk
// output) and the page's files, and imports specimen-data and the packages in package.json.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const out = `${packages}cli/dist/bundle/`;
const page = `${packages}web/dist/`;

rmSync(out, { recursive: true, force: true });
const build = await rolldown({
  // Threads start from the address of their file, which lies beside the others.
  input: {
    main: `${packages}cli/dist/main.js`,
    worker: `${packages}bulk/dist/worker.js`,
  },
  platform: 'node',
  logLevel: 'warn',
  external: (id) => !/^[./]|^@specimen\//.test(id),
});
await build.write({ dir: out, format: 'esm', chunkFileNames: '[name]-[hash].js' });
await build.close();

// The server looks for the page in this folder, here and in its own package.
rmSync(`${packages}cli/web`, { recursive: true, force: true });
if (existsSync(page)) cpSync(page, `${packages}cli/web/dist`, { recursive: true });
