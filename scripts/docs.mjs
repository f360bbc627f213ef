// `npm run docs`: builds the documentation into docs/.vitepress/dist, which the next build of the page takes as
// `/guide/`. Its tools are not dependencies of the repository, because neither a build nor a test needs them; this
// script installs them on first use.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { moveInlineScripts } from './inlineScripts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = `${root}docs`;

// Not `npm ci`, which refuses a lock file that lacks optional packages of other platforms.
if (!existsSync(`${docs}/node_modules/vitepress`)) run('npm', ['install', '--no-audit', '--no-fund'], docs);
run(process.execPath, ['scripts/docsReference.mjs'], root);
rmSync(`${docs}/reference/library`, { recursive: true, force: true });
run('npx', ['--no-install', 'typedoc', '--options', 'typedoc.json'], docs);
const [, , mode = 'build'] = process.argv;
run('npx', ['--no-install', 'vitepress', mode], docs);
if (mode === 'build') moveInlineScripts(`${docs}/.vitepress/dist/`, process.env.DOCS_BASE ?? '/guide/');

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
