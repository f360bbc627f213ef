// Publishes specimen-data and specimen-cli. `npm run release` checks and shows what would be published; with `--
// --publish` it publishes, with provenance if a CI service attests the build.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
const { version, repository } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
for (const folder of ['engine', 'cli']) publish(`packages/${folder}`);
if (publishes) run('git', ['tag', `v${version}`]);

/**
 * Publishes a package. During publication its manifest contains the repository's addresses, which otherwise only
 * the root manifest has.
 */
function publish(folder) {
  const path = `${root}${folder}/package.json`;
  const manifest = readFileSync(path, 'utf8');
  const addresses = {
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  };
  const provenance =
    process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN ? ['--provenance'] : [];
  const dry = publishes ? [] : ['--dry-run'];
  try {
    writeFileSync(path, JSON.stringify({ ...JSON.parse(manifest), ...addresses }, undefined, 2));
    run('npm', ['publish', '-w', folder, '--access', 'public', ...provenance, ...dry]);
  } finally {
    writeFileSync(path, manifest);
  }
}

function run(command, args, stdout = 'inherit') {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', stdout, 'inherit'],
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed`);
  return result;
}
