import { describe, expect, it } from 'vitest';
import { until } from './process.ts';

import { ask } from './raw.ts';
import { service } from './service.ts';

describe('probes and metrics', () => {
  const api = service({});

  it('tell that the service lives and is ready', async () => {
    expect((await ask(`${api.site}/healthz`)).body.toString()).toBe('{"status":"ok"}');
    expect((await ask(`${api.site}/readyz`)).body.toString()).toBe('{"status":"ready"}');
  });

  it('count requests by route and status, latency and rows', async () => {
    for (const path of ['/de/person?n=7', '/de/iban', '/de/iban?n=0', '/xx/iban', '/countries'])
      await api.get(path);
    await api.get('/openapi.json');
    await ask(`${api.site}/nowhere`);
    await ask(`${api.site}/api/v1/de`, { method: 'PROPFIND' });
    const { headers, body } = await ask(`${api.site}/metrics`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = body.toString();
    expect(text).toContain('# TYPE specimen_request_seconds histogram');
    for (const [labels, count] of [
      ['method="GET",route="/{country}/{selector}",status="200"', 2],
      ['method="GET",route="/{country}/{selector}",status="400"', 1],
      ['method="GET",route="/{country}/{selector}",status="404"', 1],
      ['method="GET",route="/countries",status="200"', 1],
      ['method="GET",route="none",status="404"', 1],
      ['method="other",route="/{country}",status="405"', 1],
      ['method="GET",route="/openapi.json",status="200"', 1],
      ['method="GET",route="/healthz",status="200"', 1],
    ] as const) {
      expect(text).toContain(`specimen_request_seconds_count{${labels}} ${count}\n`);
      expect(text).toContain(`specimen_request_seconds_bucket{le="+Inf",${labels}} ${count}\n`);
    }
    const buckets = [
      ...text.matchAll(
        /specimen_request_seconds_bucket\{le="[^"]+",method="GET",route="\/\{country\}\/\{selector\}",status="200"\} (\d+)/g,
      ),
    ].map(([, count]) => Number(count));
    expect(buckets.length).toBeGreaterThan(10);
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(text).toContain('specimen_rows_total 8');
    expect(text).toContain('process_resident_memory_bytes');
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*(\{\w+\}[^}]*)*\})? [-+.\dEeNaInf]+)$/);
  });
});

describe('logs', () => {
  const logged = (level: string) => {
    const lines: string[] = [];
    const api = service({ LOG_LEVEL: level }, { logStream: { write: (line) => lines.push(line) } });
    return { api, lines };
  };
  const usual = logged('info');
  const all = logged('debug');

  it('have a line for each request when all are wanted, without values of the query', async () => {
    const { api, lines } = all;
    await api.get('/de/iban?seed=secret&n=2');
    await api.get('/de/iban?n=secret');
    await until(() => lines.length > 2);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 30, time: expect.any(Number), pid: process.pid, msg: expect.stringContaining('listening') },
      {
        level: 20,
        time: expect.any(Number),
        pid: process.pid,
        method: 'GET',
        route: '/{country}/{selector}',
        status: 200,
        us: expect.any(Number),
      },
      {
        level: 20,
        time: expect.any(Number),
        pid: process.pid,
        method: 'GET',
        route: '/{country}/{selector}',
        status: 400,
        us: expect.any(Number),
      },
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  it('have none for a request that is soon answered otherwise', async () => {
    const { api, lines } = usual;
    await api.get('/de/iban');
    const { body } = await ask(`${api.site}/metrics`);
    expect(body.toString()).toContain('route="/{country}/{selector}",status="200"} 1');
    expect(lines).toEqual([expect.stringContaining('listening')]);
  });
});
