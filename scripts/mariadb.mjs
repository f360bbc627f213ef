// Starts a private MariaDB server for tests, if it is installed (Debian: mariadb-server). It listens on a socket in its own
// folder, and both are removed when it stops.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Returns true if a server can be started on this machine. */
export function hasMariadb() {
  try {
    execFileSync('mariadbd', ['--no-defaults', '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a server; `url(name)` is the address of a database. */
export async function startMariadb() {
  const folder = mkdtempSync(join(tmpdir(), 'specimen-mariadb-'));
  const socket = join(folder, 'socket');
  const { username } = userInfo();
  const own = ['--no-defaults', `--datadir=${join(folder, 'data')}`, `--user=${username}`];
  try {
    execFileSync(
      'mariadb-install-db',
      [...own, '--auth-root-authentication-method=normal', '--skip-test-db'],
      {
        stdio: 'ignore',
      },
    );
    const server = spawn('mariadbd', [...own, `--socket=${socket}`, ...SETTINGS], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const kill = () => server.kill('SIGTERM');
    process.once('exit', kill);
    await ready(server);
    return {
      url: (name) => `mysql://root@localhost/${name}?socket=${encodeURIComponent(socket)}`,
      async stop() {
        process.off('exit', kill);
        kill();
        await once(server, 'exit');
        rmSync(folder, { recursive: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** The data need not survive a crash, so the server never waits for the disk. */
const SETTINGS = [
  '--skip-networking',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-buffer-pool-size=64M',
  '--character-set-server=utf8mb4',
];

/** Waits until the server accepts connections; if it ends before, the error contains its output. */
async function ready(server) {
  let said = '';
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (piece) => {
      said += piece;
      if (said.includes('ready for connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`MariaDB did not start: ${said}`)));
  });
  server.stderr.removeAllListeners('data');
  server.stderr.resume();
}
