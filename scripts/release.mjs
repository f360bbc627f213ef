// Publishes specimen-data and specimen-cli. `npm run release` checks and shows what would be published; with `-- --publish`
// it publishes, with provenance where a CI service vouches for the build.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mistakes } from './releaseMistakes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const publishes = process.argv.includes('--publish');

const wrong = mistakes({
  changelog: readFileSync(`${root}CHANGELOG.md`, 'utf8'),
  source: readFileSync(`${root}packages/engine/src/kernel/version.ts`, 'utf8'),
  manifests: [
    'package.json',
    ...readdirSync(`${root}packages`).map((name) => `packages/${name}/package.json`),
  ].map((path) => ({ path, ...JSON.parse(readFileSync(root + path, 'utf8')) })),
});
if (publishes && run('git', ['status', '--porcelain'], 'pipe').stdout.trim() !== '')
  wrong.push('the working tree has changes that are not committed');
for (const mistake of wrong) console.error(mistake);
if (wrong.length > 0) process.exit(1);

run(process.execPath, ['scripts/run.mjs', 'test']);
const provenance =
  process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN ? ['--provenance'] : [];
for (const name of ['specimen-data', 'specimen-cli'])
  run('npm', [
    'publish',
    '-w',
    name,
    '--access',
    'public',
    ...provenance,
    ...(publishes ? [] : ['--dry-run']),
  ]);
if (publishes) run('git', ['tag', `v${JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version}`]);

function run(command, args, stdout = 'inherit') {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', stdout, 'inherit'],
    encoding: 'utf8',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result;
}
