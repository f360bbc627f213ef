// Compares a call over MCP with the same request over HTTP: `npm run bench:mcp`. One client, one request at a
// time; the ways take turns in blocks, each is judged by its best block, since a shared machine is noisy. The target holds
// where the answer is small: a large one costs what carrying it twice costs, as text and as structured content.
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { print, round } from './measure.mjs';

const TARGET = 3;
const BLOCKS = Number(process.env.BLOCKS ?? 12);
const REQUESTS = 100;
const SMALL = [{ spec: 'de.iban' }, { spec: 'de.person', n: 20 }];
const LARGE = [
  { spec: 'de.person', n: 200 },
  { spec: 'de.full', n: 200 },
  { spec: 'de.full', n: 1000 },
];

const command = fileURLToPath(new URL('../packages/cli/bin/specimen.mjs', import.meta.url));
const env = { ...process.env, LOG_LEVEL: 'silent' };
const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--host', '127.0.0.1'], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const port = await portOf(createInterface(server.stdout));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const MODERN = {
  ...HEADERS,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': 'generate',
};

const ways = {
  HTTP: ({ spec, n, seed }) =>
    send('GET', `/api/v1/${spec.replace('.', '/')}?seed=${seed}${n ? `&n=${n}` : ''}`),
  'MCP 2025': (args) => call(args, {}, HEADERS),
  'MCP 2026-07-28': (args) => call(args, { _meta: META }, MODERN),
};

/** Another one for every request, as users have. */
let seed = 0;

const rows = [];
for (const args of [...SMALL, ...LARGE]) {
  const best = new Map();
  for (let block = 0; block <= BLOCKS; block++) {
    for (const [way, ask] of Object.entries(ways)) {
      const measured = await measure(() => ask({ ...args, seed: String(seed++) }));
      if (block > 0 && !(best.get(way)?.p50 < measured.p50)) best.set(way, measured);
    }
  }
  for (const [way, { p50, p95 }] of best) {
    const overHttp = round(p50 - best.get('HTTP').p50, 3);
    rows.push({
      call: `${args.spec} × ${args.n ?? 1}`,
      way,
      p50ms: round(p50, 3),
      p95ms: round(p95, 3),
      overHttp,
    });
  }
}
print(`generate over MCP beside HTTP (target: under ${TARGET} ms more)`, rows);
server.kill();
agent.destroy();
const judged = rows.slice(0, SMALL.length * Object.keys(ways).length);
process.exitCode = judged.every(({ overHttp }) => overHttp < TARGET) ? 0 : 1;

/** The port in the address that the server announces. */
async function portOf(lines) {
  for await (const line of lines) {
    const port = /http:\/\/.*:(\d+)$/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the server did not start');
}

function call(args, params, headers) {
  return send(
    'POST',
    '/api/mcp',
    headers,
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { ...params, name: 'generate', arguments: args },
    }),
  );
}

/** Sends a request and reads the answer to its end. */
function send(method, path, headers = {}, body = undefined) {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${method} ${path}: ${response.statusCode}`));
      response.on('data', () => {});
      response.on('end', resolve);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The times of a block of requests. */
async function measure(ask) {
  const times = [];
  for (let i = 0; i < REQUESTS; i++) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(REQUESTS / 2)], p95: times[Math.floor(REQUESTS * 0.95)] };
}
