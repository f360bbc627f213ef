// `npm run mutate [group…] [file…] [-- --sample n]`: changes the sources one spot at a time and lists the changes
// that no test notices (Stryker, on a copy of the repository). Without a group it runs all of them; files restrict
// it; a sample is n evenly spread mutants of each group. Fails if a group is below its target.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const engine = 'packages/engine/src';

/**
 * Groups of files to mutate, the tests that should notice in addition to those in the folder, and the required
 * percentage. These tests run the code in their own process, because a program that a test starts is not mutated.
 */
const GROUPS = {
  kernel: { source: `${engine}/kernel`, tests: [], target: 90 },
  checksum: { source: `${engine}/checksum`, tests: [], target: 90 },
  formats: {
    source: `${engine}/formats`,
    tests: ['test/schemas/sql.test.ts'],
    target: 90,
  },
  validators: {
    source: `${engine}/validators`,
    tests: ['validators', 'checkDigits', 'reasons'].map((name) => `test/validators/${name}.test.ts`),
    target: 85,
  },
  lexicon: { source: `${engine}/lexicon`, tests: ['test/requests/resolve.test.ts'], target: 85 },
  words: { source: `${engine}/words`, tests: ['test/requests/resolve.test.ts'], target: 85 },
  server: {
    source: 'packages/server/src',
    tests: ['test/http/protocol.test.ts', 'test/http/ignored.test.ts'],
    target: 80,
  },
  mcp: { source: 'packages/mcp/src', tests: [], target: 80 },
  cli: {
    source: 'packages/cli/src',
    tests: [
      ...['bulk', 'completion', 'dataset', 'generation', 'help', 'lists', 'mistakes', 'validation'].map(
        (name) => `test/cli/${name}.test.ts`,
      ),
      'test/database/planCommand.test.ts',
    ],
    target: 80,
  },
};

/** Texts and tables are data: a changed label or word does not change behaviour, and goldens pin the output. */
const DATA = ['StringLiteral', 'ObjectLiteral'];

/** The last version of Stryker that runs on Node 20; it finds the repository's own vitest. */
const TOOLS = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

/**
 * Files share their modules, and so the records that Stryker keeps per test. It sends all of them after every file,
 * which fills the memory if thousands of tests reach thousands of mutants.
 */
const FORGET = `import { beforeAll, inject } from 'vitest';

beforeAll(() => {
  const noted = globalThis[inject('globalNamespace')]?.mutantCoverage?.perTest ?? {};
  for (const test of Object.keys(noted)) delete noted[test];
});
`;

const root = fileURLToPath(new URL('..', import.meta.url));
const home = `${root}.cache/mutate`;
const copy = `${home}/copy-${process.pid}`;
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const gone = Object.values(GROUPS)
  .flatMap(({ source, tests }) => [source, ...tests])
  .filter((path) => !existsSync(`${root}${path}`));
if (gone.length > 0) throw new Error(`a group names what is not there: ${gone.join(', ')}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, concurrency: { type: 'string' } },
});
const files = positionals.filter((name) => !Object.hasOwn(GROUPS, name));
const named = positionals.filter((name) => Object.hasOwn(GROUPS, name));
const chosen = Object.entries(GROUPS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([name, group]) => ({ name, ...group, sources: sourcesOf(group.source) }))
  .filter(({ sources }) => sources.length > 0);
if (chosen.length === 0) throw new Error(`no sources in ${positionals.join(' ')}`);

install();
const lines = [];
for (const group of chosen) lines.push(report(group, await mutate(group)));
console.log(`\n${lines.map(({ line }) => line).join('\n')}`);
process.exitCode = lines.some(({ reached }) => !reached) ? 1 : 0;

/** Returns the sources of a group, or the named ones among them. */
function sourcesOf(folder) {
  const patterns = files.map(
    (file) => new RegExp(`^${relative(root, file).split('*').map(escaped).join('.*')}$`),
  );
  return readdirSync(`${root}${folder}`, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.ts$/.test(file) && !/\.(test|vectors|d)\.ts$/.test(file))
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)));
}

function escaped(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Outside the repository's dependencies, because neither a build nor a test needs it. */
function install() {
  const stamp = `${home}/${TOOLS.join(' ').replaceAll('/', '-')}`;
  if (existsSync(stamp)) return;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const options = '--no-save --no-package-lock --no-audit --no-fund --legacy-peer-deps --loglevel=error';
  execFileSync('npm', ['install', ...options.split(' '), '--prefix', home, ...TOOLS], { stdio: 'inherit' });
  writeFileSync(stamp, '');
}

/** Runs Stryker in a copy whose packages find each other there and everything else in the original place. */
async function mutate({ source, sources, tests }) {
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root).filter(isCopied)) {
    cpSync(`${root}${name}`, `${copy}/${name}`, {
      recursive: true,
      filter: (from) => isCopied(basename(from)),
    });
  }
  link();
  writeFileSync(`${copy}/vitest.mutate.ts`, vitestConfig([`${source}/**/*.test.ts`, ...tests]));
  writeFileSync(`${copy}/forget.mutate.ts`, FORGET);
  process.chdir(copy);
  const { Stryker } = await import(
    pathToFileURL(`${home}/node_modules/@stryker-mutator/core/dist/src/index.js`)
  );
  const stryker = new Stryker({
    mutate: sources,
    mutator: { excludedMutations: DATA },
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.ts', related: false },
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/vitest-runner', `${root}scripts/mutatePlan.mjs`],
    reporters: ['plan'],
    sample: Number(values.sample ?? Number.POSITIVE_INFINITY),
    warnings: false,
    inPlace: true,
    timeoutMS: 15_000,
    allowEmpty: true,
    allowConsoleColors: false,
    logLevel: 'warn',
    concurrency: Number(values.concurrency ?? availableParallelism()),
    dryRunTimeoutMinutes: 30,
  });
  const results = await stryker.runMutationTest();
  process.chdir(root);
  return results;
}

/** The repository's own, for some tests. A file that cannot be loaded has no test that fails, but is an error all the same. */
function vitestConfig(include) {
  return `import settings from './vitest.config.ts';

const own = settings({ mode: 'test' });
let vitest;
const loading = {
  onInit: (started) => { vitest = started; },
  onTestModuleEnd: (module) => module.errors().forEach((error) => vitest.state.catchError(error, 'loading')),
};

const setupFiles = [...own.test.setupFiles, './forget.mutate.ts'];
// Stryker runs them in threads, which accept no V8 options.
export default { ...own, test: { ...own.test, execArgv: [], setupFiles, include: ${JSON.stringify(include)}, reporters: [loading] } };
`;
}

function isCopied(name) {
  return !['node_modules', '.git', '.cache'].includes(name);
}

function link() {
  const own = readdirSync(`${root}packages`).map((name) => {
    const manifest = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
    return [manifest.name, `${copy}/packages/${name}`];
  });
  const others = readdirSync(`${root}node_modules`)
    .filter((name) => !name.startsWith('.') && !own.some(([mine]) => mine.split('/')[0] === name))
    .map((name) => [name, `${root}node_modules/${name}`]);
  const links = [...own, ...others].map(([name, target]) => [`node_modules/${name}`, target]);
  const nested = readdirSync(`${root}packages`)
    .map((name) => `packages/${name}/node_modules`)
    .filter((path) => existsSync(`${root}${path}`))
    .map((path) => [path, `${root}${path}`]);
  for (const [path, target] of [...links, ...nested]) {
    mkdirSync(dirname(`${copy}/${path}`), { recursive: true });
    symlinkSync(target, `${copy}/${path}`, 'junction');
  }
}

/** Prints the surviving mutants; returns the line of the group and whether it reached its target. */
function report({ name, target }, results) {
  const of = (...statuses) => results.filter(({ status }) => statuses.includes(status));
  const killed = of('Killed', 'Timeout', 'RuntimeError').length;
  const missed = of('Survived', 'NoCoverage').map((mutant) => ({
    ...mutant,
    file: relative(copy, mutant.fileName),
  }));
  missed.sort((a, b) => a.file.localeCompare(b.file) || a.location.start.line - b.location.start.line);
  for (const { status, file, location, mutatorName, replacement } of missed) {
    const place = `${file}:${location.start.line}:${location.start.column}`;
    const change = replacement.replace(/\s+/g, ' ').slice(0, 60);
    console.log(`${status === 'Survived' ? 'survived' : 'no test '}  ${place}  ${mutatorName}: ${change}`);
  }
  const share = (100 * killed) / (killed + missed.length || 1);
  const late = of('Timeout').length;
  const counts = `${killed} killed (${late} took too long), ${of('Survived').length} survived, ${of('NoCoverage').length} no coverage`;
  return {
    line: `${name.padEnd(10)} ${counts}: ${share.toFixed(1)} % (target ${target} %)`,
    reached: share >= target,
  };
}
