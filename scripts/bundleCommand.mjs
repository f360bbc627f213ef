// Bundles the built command to what specimen-cli publishes: it holds the private packages (server, MCP, bulk output), the page's
// files beside it, and imports specimen-data and the packages that package.json names.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const out = `${packages}cli/dist/bundle/`;
const page = `${packages}web/dist/`;

rmSync(out, { recursive: true, force: true });
const build = await rolldown({
  // Threads are started by the address of their file, which stands beside the rest.
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

// Where the server looks for it, seen from its file here as from its own.
rmSync(`${packages}cli/web`, { recursive: true, force: true });
if (existsSync(page)) cpSync(page, `${packages}cli/web/dist`, { recursive: true });
