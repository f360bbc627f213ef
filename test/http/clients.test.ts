import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { catalogue, schema } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { Blocks } from '../../packages/server/src/body.ts';
import { send } from '../../packages/server/src/respond.ts';
import { started, until } from './process.ts';
import { ask, speak } from './raw.ts';
import { service } from './service.ts';

/** A connection with what it has heard. */
function dial(site: string): { socket: Socket; heard: () => string; closed: Promise<unknown> } {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {}); // being cut off is what is expected
  return { socket, heard: () => text, closed: once(socket, 'close') };
}

describe('a client that is too slow is cut off', () => {
  const api = service({ REQUEST_TIMEOUT: '400', KEEP_ALIVE_TIMEOUT: '300' });

  it('when it says nothing', async () => {
    const { closed, heard } = dial(api.site);
    await closed;
    expect(heard()).toMatch(/^(HTTP\/1\.1 408 [\s\S]*\{"error":"request timeout"\})?$/);
  });

  it('when its headers trickle', async () => {
    const { socket, closed, heard } = dial(api.site);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n');
    const drip = setInterval(() => socket.write('x: y\r\n'), 50);
    await closed;
    clearInterval(drip);
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('when its body trickles', async () => {
    const { socket, closed, heard } = dial(api.site);
    socket.write('POST /api/v1/validate HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n{');
    const drip = setInterval(() => socket.write(' '), 50);
    await closed;
    clearInterval(drip);
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('when it keeps a connection that it does not use', async () => {
    const { socket, closed, heard } = dial(api.site);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('when it does not read its answer', async () => {
    const { socket, closed } = dial(api.site);
    socket.pause();
    socket.write('GET /api/v1/any/paragraph:1000?n=1000 HTTP/1.1\r\nhost: a\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    socket.resume();
    await closed;
  });

  it('and others are served', async () => {
    const slow = Array.from({ length: 50 }, () => dial(api.site));
    expect((await api.get('/de/iban')).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});

describe('an answer too large to make at once', () => {
  const api = service();
  const wish = {
    count: 60,
    seed: 'x',
    fields: [
      { name: 'a', type: 'paragraph:1000' },
      { name: '1', type: 'de.person' },
      { name: 'b', type: 'paragraph:1000' },
    ],
  };
  const body = JSON.stringify(wish);
  const post = (query: string, headers = {}) =>
    ask(`${api.site}/api/v1/schema${query}`, { method: 'POST', body, headers });

  it('comes in blocks, whole', async () => {
    const { headers, body: bytes } = await post('');
    expect(headers['transfer-encoding']).toBe('chunked');
    expect(headers['x-seed']).toBe('x');
    expect(bytes.length).toBeGreaterThan(4_194_304);
    expect(JSON.parse(String(bytes))).toEqual(schema(wish));
    const packed = await post('', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).equals(bytes)).toBe(true);
    const lines = (await post('?format=ndjson')).body.toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(schema(wish));
    const pretty = (await post('?pretty=1')).body.toString();
    expect(pretty.slice(0, 20)).toMatch(/^\[\n {2}\{\n {4}"a": "/);
    expect(JSON.parse(pretty)).toEqual(schema(wish));
  });

  it('has a head without a body for HEAD', async () => {
    const {
      status,
      headers,
      body: none,
    } = await ask(`${api.site}/api/v1/any/paragraph:1000?n=200`, { method: 'HEAD' });
    expect(status).toBe(200);
    expect(none).toHaveLength(0);
    expect(headers['content-length']).toBeUndefined();
  });

  it('leaves the service to others in between', async () => {
    const large = ask(`${api.site}/api/v1/any/paragraph:1000?n=1000&seed=x`);
    let served = 0;
    let done = false;
    large.then(() => {
      done = true;
    });
    while (!done) {
      expect((await api.get('/de/iban')).status).toBe(200);
      served++;
    }
    expect((await large).body.length).toBeGreaterThan(10_000_000);
    expect(served).toBeGreaterThan(5);
  });

  it('is a wrong item in a batch', async () => {
    const { json } = await api.get('/batch?specs=any.paragraph:1000:500,de.iban');
    expect(json.results[0].error).toMatch(/over 16777216 bytes/);
    expect(json.results[1].data).toMatch(/^DE/);
  });

  it('is not made further when the client goes', async () => {
    let made = 0;
    let freed = false;
    const endless = function* () {
      try {
        for (;;) {
          made++;
          yield new Uint8Array(65_536);
        }
      } finally {
        freed = true;
      }
    };
    const server = createServer((request, response) =>
      send(request, response, { type: 'text/plain', body: new Blocks(endless()) }),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = made;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made).toBe(waiting); // nobody reads, so nothing is made
    socket.destroy();
    await until(() => freed);
    server.close();
  });
});

describe('memory', () => {
  const load = (port: number, requests: number) => {
    const child = fork(fileURLToPath(new URL('../../bench/httpLoad.mjs', import.meta.url)));
    const paths = catalogue
      .countries()
      .flatMap(({ code }, i) => [
        `/${code}/person?seed=${i}`,
        `/${code}/full?n=${1 + (i % 20)}&format=${['json', 'csv', 'ndjson', 'xml'][i % 4]}`,
        `/${code}`,
        `/any/int:1,${i + 2}`,
        `/fetch?q=${code}.name`,
        `/batch?specs=${code}.person:3,${code}.company`,
        `/validate?value=${i}&validator=luhn`,
      ]);
    child.send({ port, paths: paths.map((path) => `/api/v1${path}`), connections: 20, requests });
    return once(child, 'message').then(() => child.kill());
  };
  const resident = (pid: number) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

  it('does not grow with requests, nor with clients that go away', async () => {
    const { child, port } = await started({ LOG_LEVEL: 'silent' });
    const pid = child.pid as number;
    await load(port, 6000);
    const early = resident(pid);
    await load(port, 12_000);
    expect(resident(pid)).toBeLessThan(early * 1.2 + 10);
    const impatient = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            'GET /api/v1/any/paragraph:100?n=1000 HTTP/1.1\r\nhost: a\r\n\r\nGET /api/v1/de/full?n=300 HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n',
          );
          socket.once('data', () => socket.destroy());
        });
        socket.on('close', () => resolve());
        socket.on('error', () => resolve());
      });
    for (let i = 0; i < 5; i++) await Promise.all(Array.from({ length: 8 }, impatient));
    const middle = resident(pid);
    for (let i = 0; i < 15; i++) await Promise.all(Array.from({ length: 8 }, impatient));
    expect(resident(pid)).toBeLessThan(middle * 1.2 + 20);
    expect(await speak(`http://127.0.0.1:${port}`, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    );
  }, 120_000);
});
