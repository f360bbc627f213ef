// `npm start`, `npm test` and the benchmarks, on a machine with only Node and npm: installs what is missing, builds
// what is outdated, then runs. Returns quickly if nothing changed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Windows starts npm's commands only through a shell. */
const SHELL = { shell: process.platform === 'win32' };
/** Written by each build of the guide, which the page contains. */
const GUIDE = 'docs/.vitepress/dist/hashmap.json';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const task = process.argv[2] ?? 'start';
install(['start', 'build'].includes(task) ? 'running' : 'all');
if (task === 'quick') {
  // The quick tests need only the compiled packages: no bundles and no page.
  run('npx', ['--no-install', 'tsc', '-b']);
  run('npx', ['--no-install', 'vitest', 'run', '--mode', 'quick', ...process.argv.slice(3)]);
  process.exit();
}
await build(task === 'start' ? 'running' : 'all');
if (task === 'start') {
  endWithParent();
  await import(new URL('../packages/server/dist/start.js', import.meta.url));
} else if (task === 'test') {
  (await import('./browser.mjs')).installBrowser();
  // Tests often wait, so the code is checked at the same time.
  const checks = [
    beside('npx', ['--no-install', 'biome', 'check', '--error-on-warnings', '.']),
    beside('npx', ['--no-install', 'tsc', '-p', 'tsconfig.test.json']),
  ];
  const tests = spawn('npx', ['--no-install', 'vitest', 'run', '--mode', 'built', ...process.argv.slice(3)], {
    ...SHELL,
    stdio: 'inherit',
  });
  const [code] = await once(tests, 'exit');
  process.exitCode = (await allWell(checks)) && code === 0 ? 0 : 1;
}

/**
 * Installs missing packages: for running, those of the packages and their build; for tests and tools, all. A
 * complete installation stays.
 */
function install(extent) {
  if (isInstalled(extent === 'all')) return;
  run('npm', ['ci', '--no-audit', '--no-fund', ...(extent === 'all' ? [] : ['--omit=dev'])]);
}

/**
 * Returns true if npm's own record of the installation contains everything in the lock file; optional packages
 * depend on the machine.
 */
function isInstalled(forTests) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const [wanted, installed] = ['package-lock.json', record].map((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages),
  );
  const versions = new Map(installed.map(([path, { version }]) => [path, version]));
  return wanted
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { dev, optional, devOptional }]) => !optional && !devOptional && (forTests || !dev))
    .every(([path, { version }]) => versions.get(path) === version);
}

/**
 * Builds if a source is newer than the last build: for running, the files of the service and the command, without
 * type checks; otherwise all, as published. A complete build stays.
 */
async function build(extent) {
  const stamp = 'node_modules/.specimen-built';
  const sources = digest([
    'tsconfig.base.json',
    'tsconfig.json',
    ...files('scripts', /\.mjs$/),
    ...files('packages', /\/src\/.*\.(ts|tsx|css|html|json)$|\/public\/|\/tsconfig\.json$/),
    ...(existsSync(GUIDE) ? [GUIDE] : []),
  ]);
  const outputs = readdirSync('packages').every((name) => existsSync(`packages/${name}/dist`));
  const built = outputs && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === `all ${sources}` || built === `${extent} ${sources}`) return;
  run('npx', ['--no-install', 'tsc', '-b', ...(extent === 'all' ? [] : ['--noCheck'])]);
  run(process.execPath, ['scripts/bundle.mjs', 'commonjs']);
  const modules = extent === 'all' ? [beside(process.execPath, ['scripts/bundle.mjs', 'modules'])] : [];
  if (!(await allWell([...modules, beside(process.execPath, ['scripts/page.mjs'])]))) process.exit(1);
  run(process.execPath, ['scripts/bundleCommand.mjs']);
  writeFileSync(stamp, `${extent} ${sources}`);
}

/** When npm ends, its shell may leave this process running. It then ends as if it had received a signal. */
function endWithParent() {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && !lives(npm))) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Returns the parent of a process; npm starts a shell, and the shell starts this process. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  const parent = Number(stdout);
  return parent > 1 ? parent : undefined;
}

function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function files(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : files(path, pattern);
    return pattern.test(path) ? [path] : [];
  });
}

/** Returns a digest of the files' sizes and times. */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

/** Runs a command beside others; returns its exit code and output. */
async function beside(command, args) {
  const child = spawn(command, args, { ...SHELL, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Returns true if all background commands succeeded. Prints the output of those that failed. */
async function allWell(besides) {
  const ends = await Promise.all(besides);
  for (const { code, said } of ends) if (code !== 0) console.error(said);
  return ends.every(({ code }) => code === 0);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { ...SHELL, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
