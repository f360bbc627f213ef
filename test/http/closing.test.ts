import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buildApp, readSettings } from '@specimen/server';
import { describe, expect, it } from 'vitest';
import { started, until } from './process.ts';
import { ask } from './raw.ts';

/** The longest that may be set: who ends before has not waited for it. */
const LONG = { SHUTDOWN_TIMEOUT: '600000', KEEP_ALIVE_TIMEOUT: '600000', REQUEST_TIMEOUT: '600000' };

/** An app on a port of its own, to be closed by the test. */
async function opened() {
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...LONG }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, site: `http://127.0.0.1:${port}` };
}

/** A connection that stays open, with what it hears. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return { socket, heard: () => text, closed: once(socket, 'close') };
}

const GET = 'GET /api/v1/any/int:7,7 HTTP/1.1\r\nhost: a\r\n\r\n';

describe('while it closes', () => {
  it('an idle client is answered still, is told to go, and is let go in order', async () => {
    const { app, port, site } = await opened();
    const [asking, idle] = [dial(port), dial(port)];
    for (const { socket, heard } of [asking, idle]) {
      socket.write(GET);
      await until(() => heard().endsWith('\r\n\r\n7'));
      expect(heard()).toMatch(/\r\nconnection: keep-alive\r\n/i);
    }
    const closing = app.close();
    const readiness = await ask(`${site}/readyz`);
    expect([readiness.status, readiness.headers.connection]).toEqual([503, 'close']);
    expect(JSON.parse(String(readiness.body))).toEqual({ error: 'the server is shutting down' });
    asking.socket.write(GET);
    // Neither is reset: that would be an error here.
    await Promise.all([asking.closed, idle.closed]);
    expect(asking.heard().match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
    expect(asking.heard().endsWith('\r\n\r\n7')).toBe(true);
    expect(asking.heard()).toMatch(/\r\nconnection: close\r\n/i);
    await closing;
  });

  it('a silent connection and one in the middle of a head do not hold it up', async () => {
    const { app, port } = await opened();
    const [silent, half] = [dial(port), dial(port)];
    half.socket.write('GET /api/v1/any/int:7,7 HTTP/1.1\r\nhost:');
    for (const { socket } of [silent, half]) socket.on('error', () => {}); // being cut off is what is expected
    await until(() => new Promise((resolve) => app.server.getConnections((_, n) => resolve(n === 2))));
    await app.close();
    await Promise.all([silent.closed, half.closed]);
  });

  it('a request whose body is still coming is answered, and told to go', async () => {
    const { app, port } = await opened();
    const body = JSON.stringify({ value: '4242424242424242', validator: 'luhn' });
    const { socket, heard, closed } = dial(port);
    socket.write(`POST /api/v1/validate HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`);
    await once(app.server, 'request');
    const closing = app.close();
    await until(async () => (await ask(`http://127.0.0.1:${port}/readyz`).catch(() => null)) === null);
    socket.write(body);
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n[\s\S]*"valid":true\}$/i);
    await closing;
  });

  it('a large answer is sent to its end', async () => {
    const { app, site } = await opened();
    const response = await new Promise<IncomingMessage>((resolve) =>
      request(`${site}/api/v1/any/paragraph:1000?n=100&format=csv`, resolve).end(),
    );
    const closing = app.close();
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    expect(text.split('\r\n')).toHaveLength(102);
    await closing;
  });
});

describe('on SIGTERM', () => {
  it('what is in flight is finished, the log is written, and the end is 0', async () => {
    const { child, port, ended, out } = await started(LONG);
    await ask(`http://127.0.0.1:${port}/api/v1/de/iban`);
    const body = JSON.stringify({ value: '4242424242424242', validator: 'luhn' });
    const { socket, heard, closed } = dial(port);
    socket.write(
      `GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nPOST /api/v1/validate HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    await until(() => heard().endsWith('{"status":"ok"}'));
    child.kill('SIGTERM');
    await until(async () => (await ask(`http://127.0.0.1:${port}/readyz`).catch(() => null)) === null);
    socket.write(body);
    await closed;
    expect(heard()).toMatch(/"valid":true\}$/);
    expect(await ended).toBe(0);
    expect(out()).toContain('"method":"POST","route":"/validate","status":200');
  });

  it.each(['1', '2'])('nobody holds it up for longer than SHUTDOWN_TIMEOUT, WORKERS=%s', async (workers) => {
    const { child, port, ended } = await started({ ...LONG, WORKERS: workers, SHUTDOWN_TIMEOUT: '1500' });
    const unfinished = Array.from({ length: 4 }, () => dial(port));
    for (const { socket } of unfinished) {
      socket.on('error', () => {}); // being cut off is what is expected
      socket.write(
        'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nPOST /api/v1/validate HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{',
      );
    }
    await until(() => unfinished.every(({ heard }) => heard().endsWith('}')));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.each(['1', '2'])('50 busy clients lose nothing, WORKERS=%s', async (workers) => {
    const { child, port, ended } = await started({
      ...LONG,
      WORKERS: workers,
      LOG_LEVEL: 'silent',
    });
    const served = new Array<number>(50).fill(0);
    const paths = ['/de/iban', '/de/person?n=50', '/batch?specs=de.full:20,jp.person', '/any/paragraph:1000'];
    const clients = served.map(async (_, i) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = 0; ; turn++) {
        const { status, close, length } = await whole(port, `/api/v1${paths[(i + turn) % 4]}`, agent);
        expect([status, length > 0]).toEqual([200, true]);
        served[i] = turn + 1;
        if (close) return agent.destroy(); // as it is told to
      }
    });
    // All are connected: who still waits to be is none of its clients.
    await until(() => served.every((answers) => answers > 1));
    child.kill('SIGTERM');
    await Promise.all(clients);
    expect(await ended).toBe(0);
  });
});

/** An answer read to its end; an error when it has none. */
function whole(
  port: number,
  path: string,
  agent: Agent,
): Promise<{ status: number; close: boolean; length: number }> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent }, (response) => {
      let length = 0;
      response.on('data', (chunk) => {
        length += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode as number,
          close: response.headers.connection === 'close',
          length: response.complete ? length : 0,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
