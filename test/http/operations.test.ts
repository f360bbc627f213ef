import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readSettings } from '@specimen/server';
import { describe, expect, it } from 'vitest';
import { spawned, started, until } from './process.ts';
import { ask } from './raw.ts';
import { service } from './service.ts';

describe('probes and metrics', () => {
  const api = service();

  it('tell that the service lives and is ready', async () => {
    expect((await ask(`${api.site}/healthz`)).body.toString()).toBe('{"status":"ok"}');
    expect((await ask(`${api.site}/readyz`)).body.toString()).toBe('{"status":"ready"}');
  });

  it('count requests by route and status, latency and rows', async () => {
    for (const path of ['/de/person?n=7', '/de/iban', '/de/iban?n=0', '/xx/iban', '/countries'])
      await api.get(path);
    await ask(`${api.site}/nowhere`);
    const { headers, body } = await ask(`${api.site}/metrics`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = body.toString();
    expect(text).toContain('# TYPE specimen_requests_total counter');
    expect(text).toContain(
      'specimen_requests_total{method="GET",route="/{country}/{selector}",status="200"} 2',
    );
    expect(text).toContain(
      'specimen_requests_total{method="GET",route="/{country}/{selector}",status="400"} 1',
    );
    expect(text).toContain(
      'specimen_requests_total{method="GET",route="/{country}/{selector}",status="404"} 1',
    );
    expect(text).toContain('specimen_requests_total{method="GET",route="/countries",status="200"} 1');
    expect(text).toContain('specimen_requests_total{method="ANY",route="none",status="404"} 1');
    expect(text).toContain('# TYPE specimen_request_seconds histogram');
    expect(text).toContain(
      'specimen_request_seconds_bucket{le="+Inf",method="GET",route="/{country}/{selector}"} 4',
    );
    expect(text).toContain('specimen_request_seconds_count{method="GET",route="/{country}/{selector}"} 4');
    const buckets = [
      ...text.matchAll(
        /specimen_request_seconds_bucket\{le="[^"]+",method="GET",route="\/\{country\}\/\{selector\}"\} (\d+)/g,
      ),
    ].map(([, count]) => Number(count));
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(text).toContain('specimen_rows_total 8');
    expect(text).toContain('process_resident_memory_bytes');
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*(\{\w+\}[^}]*)*\})? [-+.\dEeNaInf]+)$/);
  });
});

describe('logs', () => {
  let written = '';
  const api = service(
    { LOG_LEVEL: 'info' },
    {
      logStream: {
        write: (line) => {
          written += line;
        },
      },
    },
  );

  it('have a line for each request, without values of the query', async () => {
    await api.get('/de/iban?seed=secret&n=2');
    await api.get('/de/iban?n=secret');
    await until(() => written.split('\n').length > 2);
    const lines = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        method: 'GET',
        route: '/{country}/{selector}',
        status: 200,
        us: expect.any(Number),
      },
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        method: 'GET',
        route: '/{country}/{selector}',
        status: 400,
        us: expect.any(Number),
      },
    ]);
    expect(Math.abs(lines[0].time - Date.now())).toBeLessThan(60_000);
    expect(written).not.toContain('secret');
  });
});

describe('the rate limit', () => {
  const api = service({ RATE_LIMIT: '5', TRUST_PROXY: 'true' });

  it('answers 429 with Retry-After, by client', async () => {
    const from = (client: string) => api.get('/de/iban', { headers: { 'x-forwarded-for': client } });
    for (let i = 1; i <= 5; i++) {
      const { status, headers } = await from('192.0.2.1');
      expect(status).toBe(200);
      expect(headers.get('ratelimit-limit')).toBe('5');
      expect(headers.get('ratelimit-remaining')).toBe(String(5 - i));
      expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    }
    const refused = await from('192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await api.refuses(Promise.resolve(refused), 429, /Retry-After/);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await ask(`${api.site}/healthz`)).status).toBe(200);
  });
});

describe('settings', () => {
  it('have their defaults, and read every value', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '::',
      logLevel: 'info',
      workers: 1,
      bodyLimit: 1_048_576,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      shutdownTimeout: 10_000,
      trustProxy: false,
      rateLimit: 0,
      allowedHosts: [],
    });
    expect(readSettings({ WORKERS: 'auto' }).workers).toBeGreaterThan(0);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
    expect(readSettings({ PORT: '', LOG_LEVEL: '', RATE_LIMIT: '' })).toEqual(readSettings({}));
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['WORKERS', '0'],
    ['WORKERS', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['BODY_LIMIT', '0'],
    ['BODY_LIMIT', '1 MiB'],
    ['REQUEST_TIMEOUT', '15s'],
    ['KEEP_ALIVE_TIMEOUT', '-5'],
    ['SHUTDOWN_TIMEOUT', '1e3'],
    ['TRUST_PROXY', 'maybe'],
    ['RATE_LIMIT', '1.5'],
  ])('say clearly what is wrong with %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, not "${value}"$`));
  });
});

describe('the process', () => {
  it('prints where it can be opened, and answers by IPv4 and IPv6', async () => {
    const { port, out } = await started();
    expect(out()).toContain(`http://localhost:${port}`);
    const hasIpv6 = Object.values(networkInterfaces()).some((entries) =>
      entries?.some(({ family }) => family === 'IPv6'),
    );
    for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      expect((await ask(`http://${host}:${port}/api/v1/de/iban?seed=x`)).status, host).toBe(200);
    }
  });

  it('listens just where HOST says', async () => {
    const { port, out } = await started({ HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
    expect(out()).toBe(`Specimen is served at\n  http://127.0.0.1:${port}\n`);
  });

  it('ends with a message when a setting is wrong or the port is taken', async () => {
    const { port } = await started();
    for (const [env, message] of [
      [{ PORT: 'x' }, 'specimen: PORT must be a whole number from 0 to 65535, not "x"\n'],
      [
        { PORT: String(port) },
        `specimen: cannot listen on :: port ${port}: port ${port} is in use; set PORT to another\n`,
      ],
      [{ HOST: '203.0.113.1' }, /^specimen: cannot listen on 203\.0\.113\.1 port 3000: .+\n$/],
    ] as const) {
      const { ended, err } = spawned(env);
      expect(await ended).toBe(1);
      expect(err()).toMatch(message);
    }
    const several = spawned({ PORT: String(port), WORKERS: '2' });
    expect(await several.ended).toBe(1);
    expect(several.err()).toContain('is in use');
  });

  it('finishes on SIGTERM what is in flight, answers no new, writes its log and ends with 0', async () => {
    const { child, port, ended, out } = await started();
    await ask(`http://127.0.0.1:${port}/api/v1/de/iban`);
    const body = JSON.stringify({ value: '4242424242424242', validator: 'luhn' });
    const answer = new Promise<string>((resolve, reject) => {
      const open = request(
        { port, method: 'POST', path: '/api/v1/validate', headers: { 'content-length': body.length } },
        (response) => {
          response.setEncoding('utf8').on('data', resolve);
        },
      );
      open.on('error', reject);
      open.write(body.slice(0, 10), async () => {
        await new Promise((resume) => setTimeout(resume, 100));
        child.kill('SIGTERM');
        await until(() => refused(port));
        open.end(body.slice(10));
      });
    });
    expect(JSON.parse(await answer).valid).toBe(true);
    expect(await ended).toBe(0);
    expect(out()).toContain('"route":"/validate","status":200');
  });

  it('ends on SIGTERM though a client keeps its connection open', async () => {
    const { child, port, ended } = await started({ SHUTDOWN_TIMEOUT: '5000' });
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    const since = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(Date.now() - since).toBeLessThan(4500);
  });
});

describe('several workers', () => {
  it('serve together, are counted together and are started again when one dies', async () => {
    const { child, port, err, ended } = await started({ WORKERS: '2', LOG_LEVEL: 'silent' });
    const iban = () =>
      ask(`http://127.0.0.1:${port}/api/v1/de/iban?seed=x`, { headers: { connection: 'close' } });
    await until(async () => (await workersOf(child.pid as number)).length === 2);
    for (let i = 0; i < 20; i++) expect((await iban()).status).toBe(200);
    const counted = async () => (await ask(`http://127.0.0.1:${port}/metrics`)).body.toString();
    expect(await counted()).toContain(
      'specimen_requests_total{method="GET",route="/{country}/{selector}",status="200"} 20',
    );
    expect(await counted()).toContain('specimen_rows_total 20');

    const [first] = await workersOf(child.pid as number);
    process.kill(first as number, 'SIGKILL');
    await until(() => /ended by SIGKILL; starting another/.test(err()));
    await until(async () => {
      const now = await workersOf(child.pid as number);
      return now.length === 2 && !now.includes(first as number);
    });
    for (let i = 0; i < 20; i++) expect((await iban()).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

/** Whether nobody listens at a port any more. */
function refused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.on('error', () => resolve(true));
  });
}

/** The processes that a process has started. */
async function workersOf(pid: number): Promise<number[]> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
