// `npm run image`: carries out the Dockerfile in folders of this machine, which may have no container engine:
// builds its stages, starts the image's command and requests its health check. Prints the size of the layers above
// the base.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignores, instructionsOf } from './dockerfile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'specimen-image-'));
const read = (file) => readFileSync(join(root, file), 'utf8');
const ignored = ignores(read('.dockerignore'));

/** Effects of each instruction on a stage. */
const STEPS = {
  FROM: (_, [base, , name = 'image']) => ({ base, name, root: join(folder, name), work: '/', env: {} }),
  WORKDIR(stage, [work]) {
    mkdirSync(join(stage.root, work), { recursive: true });
    return { ...stage, work };
  },
  ENV: (stage, pairs) => ({
    ...stage,
    env: { ...stage.env, ...Object.fromEntries(pairs.map((pair) => pair.split('='))) },
  }),
  COPY(stage, words) {
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const [source, target] = words.filter((word) => !word.startsWith('--'));
    const path = from ? join(folder, from, source) : join(root, source);
    const goal = join(
      stage.root,
      stage.work,
      target,
      target.endsWith('/') ? relative(dirname(path), path) : '',
    );
    const filter = (each) => from !== undefined || !ignored(relative(root, each));
    cpSync(path, goal, { recursive: true, verbatimSymlinks: true, filter });
    return stage;
  },
  RUN(stage, words) {
    const { status } = spawnSync('sh', ['-c', words.join(' ')], {
      cwd: join(stage.root, stage.work),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`RUN ${words.join(' ')} ended with ${status}`);
    return stage;
  },
  HEALTHCHECK: (stage, words) => ({ ...stage, health: JSON.parse(words.join(' ').replace(/^.*? CMD /, '')) }),
  ENTRYPOINT: (stage, words) => ({ ...stage, entry: JSON.parse(words.join(' ')) }),
  CMD: (stage, words) => ({ ...stage, command: JSON.parse(words.join(' ')) }),
  USER: (stage) => stage,
  EXPOSE: (stage) => stage,
};

try {
  let image;
  for (const { name, words } of instructionsOf(read('Dockerfile'))) image = STEPS[name](image, words);
  const files = readdirSync(image.root, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const size = files.reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);
  const native = files.filter(({ name }) => name.endsWith('.node')).map(({ name }) => name);
  console.log(`on ${image.base}: ${files.length} files, ${(size / 1e6).toFixed(1)} MB`);
  console.log(`made for one machine: ${native.join(', ') || 'none'}`);
  await tried(image);
} finally {
  rmSync(folder, { recursive: true });
}

/** Starts the image's command, requests its health check until it succeeds, and stops it. */
async function tried({ root, work, env, entry, command, health }) {
  const options = { cwd: join(root, work), env: { PATH: process.env.PATH, ...env, PORT: await freePort() } };
  const [program, ...args] = [...entry, ...command];
  const began = performance.now();
  const service = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => service.once('exit', resolve));
  let well = false;
  while (!well && service.exitCode === null)
    well = spawnSync(health[0], health.slice(1), options).status === 0;
  console.log(`healthy: ${well}, after ${Math.round(performance.now() - began)} ms`);
  const answer = await fetch(`http://127.0.0.1:${options.env.PORT}/api/v1/de/iban?seed=demo`);
  console.log(`/api/v1/de/iban?seed=demo: ${answer.status} ${await answer.text()}`);
  service.kill('SIGTERM');
  console.log(`ended by SIGTERM with ${await ended}`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}
