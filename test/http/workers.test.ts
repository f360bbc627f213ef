import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { childrenOf, type Running, resident, spawned, started, startedOnce, until } from './process.ts';
import { ask } from './raw.ts';

const ONCE = { headers: { connection: 'close' } };

/** Waits until two workers listen, other than those that are gone. */
async function two({ child, out }: Pick<Running, 'child' | 'out'>): Promise<void> {
  await until(() => {
    const now = childrenOf(child.pid as number);
    return now.length === 2 && now.every((pid) => out().includes(`"pid":${pid},"msg":"listening"`));
  });
}

async function exposed({ port }: Running): Promise<string> {
  const { status, headers, body } = await ask(`http://127.0.0.1:${port}/metrics`, ONCE);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = body.toString();
  expect(text).toMatch(/^# HELP \w+ /);
  for (const line of text.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*(\{\w+\}[^}]*)*\})? [-+.\dEeNaInf]+)$/);
  return text;
}

describe('two of them', () => {
  const service = startedOnce({ WORKERS: '2', SHUTDOWN_TIMEOUT: '2000' });
  const iban = () => ask(`http://127.0.0.1:${service().port}/api/v1/de/iban?seed=x`, ONCE);

  /** Kills the first worker and waits for another. */
  const replaced = async () => {
    const running = service();
    const [first] = childrenOf(running.child.pid as number) as [number];
    process.kill(first, 'SIGKILL');
    await until(() => !childrenOf(running.child.pid as number).includes(first));
    await two(running);
  };

  it('serve together, are counted together and are started again when one dies', async () => {
    const running = service();
    await exposed(running); // while the second one may still be starting
    await two(running);
    expect(running.out().match(/Specimen is served at/g)).toHaveLength(1);
    const [first, second] = childrenOf(running.child.pid as number).map(resident) as [number, number];
    expect(resident(running.child.pid as number)).toBeLessThan(Math.min(first, second) * 0.75);
    const served = new Set<number>();
    for (let i = 0; i < 20; i++) served.add((await iban()).status);
    expect([...served]).toEqual([200]);
    await until(async () => /specimen_rows_total 20\n/.test(await exposed(running)));
    expect(await exposed(running)).toMatch(
      /specimen_request_seconds_count\{method="GET",route="\/\{country\}\/\{selector\}",status="200"\} 20\n/,
    );
    await replaced();
    expect(running.err().match(/ended by SIGKILL; starting another/g)).toHaveLength(1);
    for (let i = 0; i < 20; i++) expect((await iban()).status).toBe(200);
  });

  it('are killed while the metrics are asked for, and the service goes on', async () => {
    const running = service();
    const wrong: Error[] = [];
    for (let round = 0; round < 2; round++) {
      // Requests in the killed worker are lost; later ones succeed, however long the first of them waits.
      for (let i = 0; i < 10; i++)
        exposed(running).catch((error: Error) => {
          if (!/socket hang up|ECONNRESET/.test(error.message)) wrong.push(error);
        });
      await replaced();
      await exposed(running);
    }
    expect((await iban()).status).toBe(200);
    expect(running.err().match(/starting another/g)).toHaveLength(3);
    expect(wrong).toEqual([]);
  }, 150_000);

  it('leave nobody waiting whose connection the killed one was to take', async () => {
    const running = service();
    const [first] = childrenOf(running.child.pid as number) as [number];
    process.kill(first, 'SIGKILL');
    const told = (asked: Promise<{ status: number }>) =>
      asked.then(({ status }) => status).catch(({ code }: NodeJS.ErrnoException) => code);
    const answers = await Promise.all(Array.from({ length: 6 }, () => told(iban())));
    expect(answers.filter((answer) => answer !== 'ECONNRESET').length).toBeGreaterThan(3);
    expect(new Set(answers.filter((answer) => answer !== 'ECONNRESET'))).toEqual(new Set([200]));
    await two(running);
  });

  it('that are stopped answer nothing, but the metrics of the others come', async () => {
    const running = service();
    await until(async () => /nodejs_version_info/.test(await exposed(running)));
    const [first] = childrenOf(running.child.pid as number) as [number];
    process.kill(first, 'SIGSTOP');
    try {
      // Connections go to the workers in turn: one of two goes to the one that answers.
      const answers = [exposed(running), exposed(running)].map((asked) => asked.catch(() => 'lost'));
      expect(await Promise.race(answers)).toMatch(/specimen_rows_total/);
    } finally {
      process.kill(first, 'SIGCONT');
    }
  });

  it('end with the service', async () => {
    const { child, ended } = service();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

it('are started again when one dies before any listens, and not while the service ends', async () => {
  const running = spawned({ PORT: '0', PREPARE: '0', WORKERS: '2', SHUTDOWN_TIMEOUT: '60000' });
  const { child, err, out, ended } = running;
  const workers = () => childrenOf(child.pid as number);
  await until(() => workers().length === 2);
  expect(out()).toBe('');
  process.kill(workers()[0] as number, 'SIGKILL');
  await two(running);
  expect(err().match(/starting another/g)).toHaveLength(1);
  process.kill(workers()[0] as number, 'SIGKILL');
  await until(() => workers().length === 1);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(err().match(/starting another/g)).toHaveLength(2);
});

it('share one limit of requests', async () => {
  const running = await started({ WORKERS: '2', RATE_LIMIT: '6' });
  await two(running);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(`http://127.0.0.1:${running.port}/api/v1/de/iban`, ONCE)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(14).fill(429)]);
  const left = answers.map(({ headers }) => headers['ratelimit-remaining']).sort();
  expect(left).toEqual([...Array(15).fill('0'), '1', '2', '3', '4', '5']);
});

it('are not started again and again when none can listen', async () => {
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const several = await started({ PORT: String(port), WORKERS: '2' }).catch((error: Error) => error);
  expect(String(several)).toMatch(/ended with 1: .*is in use/s);
});
