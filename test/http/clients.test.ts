import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { schema } from 'specimen-data';
import { describe, expect, it } from 'vitest';
import { resident, started, until } from './process.ts';
import { ask, speak } from './raw.ts';
import { type Heard, service } from './service.ts';

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

/** Returns the number of generated rows from the service's metrics. */
async function rowsMade(site: string): Promise<number> {
  const { body } = await ask(`${site}/metrics`);
  return Number(/specimen_rows_total (\d+)/.exec(body.toString())?.[1]);
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
    await until(async () => (await api.connections()) === 0);
    const lines = ['/any/paragraph:1000?n=200', '/batch?specs=any.paragraph:1000:200'].map((path) => {
      const line = dial(api.site);
      line.socket.pause();
      line.socket.write(`GET /api/v1${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
      return line;
    });
    await until(async () => (await api.connections()) === 2);
    await until(async () => (await api.connections()) === 0);
    for (const { socket, closed, heard } of lines) {
      socket.resume();
      await closed;
      expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
      expect(heard().endsWith('\r\n0\r\n\r\n')).toBe(false);
    }
  });

  it('and others are served', async () => {
    const slow = Array.from({ length: 50 }, () => dial(api.site));
    expect((await api.get('/de/iban')).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});

describe('requests that are sent before the answers are read', () => {
  const api = service({ KEEP_ALIVE_TIMEOUT: '300' });
  const line = (path: string) => `GET /api/v1${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

  it('are answered one after the other', async () => {
    const { socket, heard } = dial(api.site);
    socket.write([1, 2, 3].map((seed) => line(`/de/iban?seed=${seed}`)).join(''));
    await until(() => heard().match(/HTTP\/1\.1 200 /g)?.length === 3);
    expect(Array.from(heard().matchAll(/x-seed: (\d)/gi), ([, seed]) => seed)).toEqual(['1', '2', '3']);
    socket.destroy();
  });

  it('are not made for a client that is gone', async () => {
    const before = await rowsMade(api.site);
    const { socket, heard } = dial(api.site);
    socket.write(line('/de/full?n=100').repeat(150));
    await until(() => heard().length > 0);
    socket.destroy();
    await until(async () => (await api.connections()) === 0);
    expect((await rowsMade(api.site)) - before).toBeLessThan(15_000);
  });

  it('are too many at some number', async () => {
    const { socket, closed } = dial(api.site);
    socket.write(line('/de/iban').repeat(1000));
    await closed;
    expect((await api.get('/de/iban')).status).toBe(200);
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
    const rows = JSON.stringify(schema(wish));
    const isRows = (text: string) => expect(JSON.stringify(JSON.parse(text)) === rows).toBe(true);
    isRows(String(bytes));
    const packed = await post('', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).equals(bytes)).toBe(true);
    isRows(
      `[${String((await post('?format=ndjson')).body)
        .trimEnd()
        .replaceAll('\n', ',')}]`,
    );
    const pretty = String((await post('?pretty=1')).body);
    expect(pretty.slice(0, 20)).toMatch(/^\[\n {2}\{\n {4}"a": "/);
    isRows(pretty);
  });

  it('is not made for HEAD', async () => {
    const before = await rowsMade(api.site);
    // Requests that are too large are refused before any work.
    for (const path of ['/any/paragraph:1000?n=1000', '/de/full?n=1000', '/batch?specs=de.full:1000']) {
      const { status, headers, body: none } = await ask(`${api.site}/api/v1${path}`, { method: 'HEAD' });
      expect([status, none.length, headers['content-length']], path).toEqual([200, 0, undefined]);
      expect(headers['x-seed']).toMatch(/./);
    }
    expect(await rowsMade(api.site)).toBe(before);
    await api.get('/de/iban?n=3');
    expect(await rowsMade(api.site)).toBe(before + 3);
  });

  it('is refused when it is over 64 MiB, with how many rows fit, and costs no rows', async () => {
    const before = await rowsMade(api.site);
    const told = async (asked: Promise<Heard>) => {
      const { status, headers, json } = await asked;
      expect(status).toBe(400);
      expect(headers.get('content-disposition')).toBeNull();
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      const [, fitting, all] =
        /^the response would be over 67108864 bytes; about (\d+) of (\d+) rows fit$/.exec(json.error) ?? [];
      return { fitting: Number(fitting), all: Number(all) };
    };
    const option = '\u0001'.repeat(50_000);
    const row = 6 * option.length + 3;
    const about = 67_108_864 / row;
    const request = (n: number) => ({ spec: `any.enum:${option}`, n });
    const single = await told(api.post('/batch', { requests: [request(1000)] }));
    expect(single.all).toBe(1000);
    expect(Math.abs(single.fitting - about)).toBeLessThan(10);
    const several = await told(api.post('/batch', { requests: [request(300), request(700)] }));
    expect(Math.abs(several.fitting - about)).toBeLessThan(10);
    // A row of its own is as large as the first bytes do not tell: long names, long choices, long columns.
    const wide = (type: string) =>
      Array.from({ length: 100 }, (_, i) => ({ name: `${'n'.repeat(4000)}${i}`, type }));
    const long = `enum:${Array.from({ length: 2 }, (_, i) => `${'<'.repeat(500)}${i}`).join(',')}`;
    expect(
      (await told(api.post('/schema?format=xml', { count: 1000, fields: wide(long) }))).fitting,
    ).toBeLessThan(100);
    expect(
      (await told(api.post('/schema', { count: 100, fields: wide('paragraph:1000') }))).fitting,
    ).toBeLessThan(13);
    expect(await rowsMade(api.site)).toBe(before);
  });

  it.each([
    ['100 columns of eth', 'eth', 400],
    ['100 columns of mrz', 'de.mrz', 300],
    ['100 columns of paragraph:1000', 'paragraph:1000', 5],
  ])('of %s leaves the service to others in between', async (_, type, count) => {
    const fields = Array.from({ length: 100 }, (_, i) => ({ name: `c${i}`, type }));
    await servedWhile(
      ask(`${api.site}/api/v1/schema`, { method: 'POST', body: JSON.stringify({ count, fields }) }),
    );
  });

  it('of a thousand checks that are all mistaken leaves the service to others in between', async () => {
    const checks = Array.from({ length: 1000 }, (_, i) => ({ value: 'x', spec: `de.pasport${i}` }));
    await servedWhile(
      ask(`${api.site}/api/v1/validate`, { method: 'POST', body: JSON.stringify({ checks }) }),
      5,
    );
  });

  it('of many clients at once leaves the service to others in between', async () => {
    const paths = ['/any/paragraph:1000?n=20', '/de/full?n=1000', '/batch?specs=de.full:500,jp.full:500'];
    const many = Array.from({ length: 12 }, (_, i) => ask(`${api.site}/api/v1${paths[i % 3]}&seed=${i}`));
    await servedWhile(Promise.all(many));
  });

  it('costs next to nothing when it is refused', async () => {
    const request = { spec: `any.enum:${'\u0001'.repeat(50_000)}`, n: 333 };
    const body = JSON.stringify({ requests: [request, request, request] });
    const refusal = async () => {
      const { status } = await ask(`${api.site}/api/v1/batch`, { method: 'POST', body });
      expect(status).toBe(400);
    };
    // As long as an answer of that size is made, it is refused many times.
    let refused = 0;
    let done = false;
    const large = ask(`${api.site}/api/v1/any/paragraph:1000?n=200`).then(() => {
      done = true;
    });
    for (; !done; refused++) await refusal();
    await large;
    expect(refused).toBeGreaterThan(5);
  });

  /** Expects that another client is answered again and again until something is done. */
  async function servedWhile(work: Promise<unknown>, least = 15): Promise<void> {
    let served = 0;
    let done = false;
    work.then(() => {
      done = true;
    });
    while (!done) {
      expect((await ask(`${api.site}/api/v1/de/iban`)).status).toBe(200);
      served++;
    }
    expect(served).toBeGreaterThan(least);
  }
});

describe('memory', () => {
  /** Asks for addresses that differ all, so that what would be kept of each would be seen. */
  const load = async (port: number, { requests, seed }: { requests: number; seed: number }) => {
    const codes = ['de', 'us', 'jp', 'ke', 'br', 'in', 'pl', 'sa', 'fr', 'ng', 'gb'];
    const path = (i: number) => {
      const code = codes[i % codes.length];
      return [
        `/${code}/person?fields=${['name', 'sex', 'dob', 'city', 'id'].slice(i % 5).join()}&seed=${i}`,
        `/any/int:1,${i + 2}?n=10`,
        `/any/enum:${'a'.repeat(100)},${i}`,
        `/fetch?q=${code}.name&seed=${i}`,
        `/batch?specs=${code}.person:3,any.int:1&seed=${i}`,
        `/validate?value=${i}&validator=luhn`,
        `/${code}/nonsense${i}`,
      ][i % 7];
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let next = seed;
    const client = async () => {
      while (next < seed + requests) await ask(`http://127.0.0.1:${port}/api/v1${path(next++)}`, { agent });
    };
    await Promise.all(Array.from({ length: 20 }, client));
    agent.destroy();
  };

  it('does not grow with requests, nor with clients that go away', async () => {
    const { child, port } = await started({ LOG_LEVEL: 'silent', PREPARE: '1' });
    const pid = child.pid as number;
    await load(port, { requests: 1000, seed: 0 });
    const early = resident(pid);
    await load(port, { requests: 1400, seed: 100_000 });
    expect(resident(pid)).toBeLessThan(early * 1.2 + 20);
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
    for (let i = 0; i < 4; i++) await Promise.all(Array.from({ length: 8 }, impatient));
    const middle = resident(pid);
    for (let i = 0; i < 8; i++) await Promise.all(Array.from({ length: 8 }, impatient));
    expect(resident(pid)).toBeLessThan(middle * 1.2 + 30);
    expect(await speak(`http://127.0.0.1:${port}`, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    );
  }, 240_000);

  it('is hardly held by clients that do not read', async () => {
    const { child, port } = await started({ LOG_LEVEL: 'silent', PREPARE: '1' });
    const pid = child.pid as number;
    const site = `http://127.0.0.1:${port}`;
    const silent = (path: string, encoding = 'identity') => {
      const { socket } = dial(site);
      socket.pause();
      socket.write(`GET /api/v1${path} HTTP/1.1\r\nhost: a\r\naccept-encoding: ${encoding}\r\n\r\n`);
      return socket;
    };
    await ask(`${site}/api/v1/any/paragraph:1000?n=50`);
    const before = resident(pid);
    const sockets = Array.from({ length: 25 }, () => [
      silent('/batch?specs=any.paragraph:1000:100,any.paragraph:1000:100'),
      silent('/any/paragraph:1000?n=200'),
      silent('/any/paragraph:1000?n=200', 'br'),
    ]).flat();
    await until(async () => (await rowsMade(site)) === 50 + 75 * 200, 150_000);
    for (let i = 0; i < 100; i++) await ask(`${site}/api/v1/de/iban`);
    expect(resident(pid) - before).toBeLessThan(200);
    for (const socket of sockets) socket.destroy();
    expect((await ask(`${site}/healthz`)).status).toBe(200);
  }, 240_000);
});
