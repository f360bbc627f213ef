// The service over loopback beside a raw `node:http` server that sends the same bytes: `npm run bench:http`.
// What is compared is measured in turn, in short rounds; a ratio is the median of the rounds' own ratios, since a shared
// machine is now fast and now slow. Processor time is told beside the clock's: others who use the machine change it less.
import { fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { render, specimen } from 'specimen-data';
import { print, round, thousands } from './measure.mjs';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const SECONDS = Number(process.env.SECONDS ?? 0.5);
const CONNECTIONS = 50;
/** A round of requests that are soon answered: so many, however slow the machine is, so that both sides are warm. */
const REQUESTS = { requests: 4000, seconds: undefined };

const load = fork(file('httpLoad.mjs'));
const wanted = new Set((process.env.ONLY ?? 'single,thousand,workers,start,memory').split(','));

if (wanted.has('single')) {
  await besideRaw('/api/v1/de/iban', 70);
  await besideRaw('/api/v1/de/person', 55);
}
if (wanted.has('thousand')) await besideEngine();
if (wanted.has('workers')) await workers();
if (wanted.has('start')) await starting();
if (wanted.has('memory')) await memory();
load.kill();

/**
 * Requests a second of one path, ours beside raw, with another seed in every request, as users ask; then one address
 * again and again, and without a seed.
 */
async function besideRaw(path, target) {
  const ours = await service();
  const answer = await answerOf(ours, `${path}?seed=12345`);
  const raw = await started('httpRaw.mjs', answer);
  const framework = await started('httpFastify.mjs', answer);
  const seeds = Array.from({ length: 50_000 }, (_, i) => `${path}?seed=${10_000 + i}`);
  const loads = [
    ['node:http, the same bytes', raw, seeds],
    ['Fastify alone, the same bytes', framework, seeds],
    ['specimen, another seed each time', ours, seeds],
    ['specimen, one address', ours, [`${path}?seed=12345`]],
    ['specimen, no seed', ours, [path]],
  ];
  const measured = await inTurn(
    loads.map(
      ([, server, paths]) =>
        () =>
          measure(server, paths, REQUESTS),
    ),
  );
  print(
    `GET ${path}?seed=…, ${CONNECTIONS} connections (target: ${target} % of raw, another seed each time)`,
    measured.map(({ perSecond, p50, p99, cpu, speed, thrift }, i) => ({
      what: loads[i][0],
      requestsPerSecond: thousands(perSecond),
      percentOfRaw: round(100 * speed),
      p50ms: round(p50, 2),
      p99ms: round(p99, 2),
      cpuMicroseconds: round(cpu),
      cpuPercentOfRaw: round(100 * thrift),
    })),
  );
  for (const server of [ours, raw, framework]) server.stop();
}

/**
 * A thousand rows: the server's time beside that of the engine alone. The server has read every country by then, and V8 takes
 * longer over code that has made rows of ninety; a server that has read one, as the engine alone has, stands beside it.
 */
async function besideEngine() {
  const paths = Array.from({ length: 500 }, (_, i) => `/api/v1/de/person?seed=${i}&n=1000`);
  const servers = [await service(), await service({ PREPARE: '0' })];
  const measured = await inTurn([
    engineAlone,
    ...servers.map((server) => () => measure(server, paths, { connections: 4 })),
  ]);
  print(
    '1000 person rows, milliseconds each (target: server under 1.5 times engine)',
    measured.map(({ perSecond, p99, cpu, speed, thrift }, i) => ({
      what: ['engine alone', 'server', 'server that has read one country'][i],
      ms: round(1000 / perSecond, 2),
      times: round(1 / speed, 2),
      p99ms: round(p99, 2),
      cpuMs: round(cpu / 1000, 2),
      cpuTimes: round(1 / thrift, 2),
    })),
  );
  for (const server of servers) server.stop();
}

/** A round of the engine in this process. */
function engineAlone() {
  const begun = performance.now();
  const before = process.cpuUsage();
  const took = [];
  for (let last = begun; last - begun < SECONDS * 1000; ) {
    render('de.person', { n: 1000, seed: took.length, format: 'json' });
    const now = performance.now();
    took.push(now - last);
    last = now;
  }
  const { user, system } = process.cpuUsage(before);
  const perSecond = (1000 * took.length) / (performance.now() - begun);
  took.sort((a, b) => a - b);
  return { perSecond, cpu: (user + system) / took.length, p99: took[Math.floor(took.length * 0.99)] };
}

/** Two workers beside one, asked by two load generators; it takes free cores for both sides. */
async function workers() {
  const [one, two] = [await service(), await service({ WORKERS: '2' })];
  const path = '/api/v1/de/full?n=20';
  const [single, double] = await inTurn(
    [one, two].map((server) => () => measure(server, [path], { connections: 16 })),
  );
  print(
    `Workers, GET ${path} (target: two give 1.7 times one; ${availableParallelism()} cores, the load takes part of them)`,
    [
      { workers: 1, requestsPerSecond: thousands(single.perSecond), times: 1, p99ms: round(single.p99, 2) },
      {
        workers: 2,
        requestsPerSecond: thousands(double.perSecond),
        times: round(double.speed, 2),
        p99ms: round(double.p99, 2),
      },
    ],
  );
  one.stop();
  two.stop();
}

/** From the start of the process to its first answer. */
async function starting() {
  const all = [];
  for (let i = 0; i < 7; i++) {
    const begun = performance.now();
    const ours = await service();
    await fetch(`http://127.0.0.1:${ours.port}/api/v1/de/iban?seed=x`).then((answer) => answer.text());
    all.push(performance.now() - begun);
    ours.stop();
  }
  all.sort((a, b) => a - b);
  print('Start of the process to its first answer, milliseconds (target: 700)', [
    { best: round(all[0]), median: round(all[3]), worst: round(all[6]) },
  ]);
}

/** Resident memory after mixed requests. */
async function memory() {
  const ours = await service();
  const codes = specimen.catalogue.countries().map(({ code }) => code);
  const paths = codes.flatMap((code, i) => [
    `/${code}/person?seed=${i}`,
    `/${code}/full?n=${1 + (i % 20)}&format=${['json', 'csv', 'ndjson', 'xml'][i % 4]}`,
    `/${code}`,
    `/any/int:1,${i + 2}`,
    `/fetch?q=${code}.name`,
    `/batch?specs=${code}.person:3,${code}.company`,
    `/validate?value=${i}&validator=luhn`,
  ]);
  const rss = async (requests) => {
    await measure(
      ours,
      paths.map((path) => `/api/v1${path}`),
      { requests, seconds: undefined },
    );
    return residentOf(ours.pid);
  };
  const early = await rss(10_000);
  const late = await rss(90_000);
  print('Resident memory after mixed requests, MiB (target: within 20 %)', [
    { requests: '10,000', MiB: round(early) },
    { requests: '100,000', MiB: round(late), growthPercent: round((100 * late) / early - 100) },
  ]);
  ours.stop();
}

/**
 * Measures in turn, round by round: the median of each figure, and of how fast each was (`speed`) and how little
 * processor time it took (`thrift`) beside the first in the same round.
 */
async function inTurn(all) {
  const rounds = [];
  for (let i = 0; i < 2 + ROUNDS; i++) {
    const figures = [];
    for (const work of all) figures.push(await work());
    const [first] = figures;
    for (const each of figures) {
      each.speed = each.perSecond / first.perSecond;
      each.thrift = first.cpu / each.cpu;
    }
    rounds.push(figures);
  }
  const warm = rounds.slice(2);
  return all.map((_, at) =>
    Object.fromEntries(
      Object.keys(warm[0][at]).map((name) => [name, median(warm.map((figures) => figures[at][name]))]),
    ),
  );
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function measure({ port, pid }, paths, options) {
  const before = cpuOf(pid);
  load.send({ port, paths, connections: CONNECTIONS, seconds: SECONDS, ...options });
  const result = await new Promise((resolve) => load.once('message', resolve));
  return { ...result, cpu: (cpuOf(pid) - before) / result.requests };
}

/** Microseconds of processor time that the threads of a process have used, where the system tells. */
function cpuOf(pid) {
  const folder = `/proc/${pid}/task`;
  const spent = (thread) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return readdirSync(folder).reduce((sum, thread) => sum + spent(thread), 0) / 1000;
}

function residentOf(pid) {
  return (Number(statOf(pid)[21]) * 4096) / 2 ** 20;
}

/** The fields of /proc/<pid>/stat behind the name. */
function statOf(pid) {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** The service with its default settings; its log goes where nobody reads it. */
function service(env = {}) {
  return started('../packages/server/dist/start.js', env);
}

/** Returns the service's response for a path, for a server that sends the same bytes. */
async function answerOf({ port }, path) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const skipped = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !skipped.includes(name)));
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { ANSWER: JSON.stringify({ headers, body }) };
}

/** A process that listens at a free port. */
async function started(script, env) {
  const port = await freePort();
  const child = spawn(process.execPath, [file(script)], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    if (await listens(port)) return { port, pid: child.pid, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
