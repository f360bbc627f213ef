// Runs the examples as a user would: each in a folder of its own, with the dependencies of its manifest from the
// registry and our packages as published. `npm test` runs the ones that need only this repository.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserFile, hasBrowser } from './browser.mjs';
import { installFromDebian } from './debian.mjs';

/** This dependency of Vitest needs the version that has binaries for x64 and arm64. */
const { rolldown } = JSON.parse(readFileSync('package.json', 'utf8')).dependencies;
const folder = mkdtempSync(join(tmpdir(), 'specimen-examples-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
run('.', [
  ...'npm pack --ignore-scripts -w specimen-data -w specimen-cli --pack-destination'.split(' '),
  folder,
]);
const packed = Object.fromEntries(
  readdirSync(folder).map((file) => [file.replace(/-[\d.]+\.tgz$/, ''), `file:${join(folder, file)}`]),
);

const service = spawn(process.execPath, ['packages/cli/bin/specimen.mjs', 'serve'], {
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [greeting] = await once(service.stdout, 'data');
const env = {
  ...process.env,
  SPECIMEN_URL: `http://localhost:${/:(\d+)\n/.exec(greeting)[1]}`,
  ...(hasBrowser && { CHROMIUM: await browserFile() }),
  // Prisma would download an engine that only its migrations need.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
};

const chosen = process.argv.slice(2);
const names = readdirSync('examples').filter((name) => existsSync(`examples/${name}/package.json`));
for (const name of chosen.length > 0 ? chosen : names) {
  const outcome = tried(name);
  console.log(`${name}: ${outcome}`);
  if (outcome !== 'passed') process.exitCode = 1;
}
service.kill();
if (chosen.length === 0) {
  installFromDebian('python3-pytest', 'default-jdk-headless', 'junit5');
  const languages = run('.', ['npx', '--no-install', 'vitest', 'run', 'test/examples/languages.test.ts']);
  console.log(languages.stdout);
  if (languages.status !== 0) process.exitCode = 1;
}

/** Runs an example. Returns whether it passed, failed, or could not run here. */
function tried(name) {
  const home = join(folder, name);
  cpSync(`examples/${name}`, home, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const ours of Object.keys(packed).filter((each) => each in manifest.devDependencies))
    manifest.devDependencies[ours] = packed[ours];
  manifest.overrides = { rolldown, 'specimen-cli': { 'specimen-data': packed['specimen-data'] } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  const installed = run(home, ['npm', 'install', '--no-audit', '--no-fund'], env);
  if (installed.status !== 0) return 'could not be installed';
  const { status } = run(home, ['npm', 'test'], env);
  return status === 0 ? 'passed' : status === 127 ? 'its command is not installed' : 'failed';
}

function run(cwd, [command, ...args], env = process.env) {
  const ended = spawnSync(command, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (ended.status !== 0) console.error(`${ended.stdout}${ended.stderr}`);
  return ended;
}
