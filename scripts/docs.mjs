// `npm run docs`: builds the documentation into docs/.vitepress/dist, a folder that any static host can serve. Its
// tools are not dependencies of the repository, because neither a build nor a test needs them; this script installs
// them on first use.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = `${root}docs`;

if (!existsSync(`${docs}/node_modules/vitepress`)) run('npm', ['ci', '--no-audit', '--no-fund'], docs);
run(process.execPath, ['scripts/docsReference.mjs'], root);
rmSync(`${docs}/reference/library`, { recursive: true, force: true });
run('npx', ['--no-install', 'typedoc', '--options', 'typedoc.json'], docs);
run('npx', ['--no-install', 'vitepress', process.argv[2] ?? 'build'], docs);

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
