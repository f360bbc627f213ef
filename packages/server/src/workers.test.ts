import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Metrics } from './metrics.ts';
import { readSettings } from './settings.ts';
import { supervise } from './workers.ts';

/** A worker that is no process: it has what it is sent, and ends when it is told to. */
class Pretended extends EventEmitter {
  readonly process = Object.assign(new EventEmitter(), {
    pid: 4711,
    kill: (signal: string) => this.signals.push(signal),
    send: (...message: unknown[]) => this.sent.push(message),
  });
  /** Messages that the cluster sends to the worker's process. */
  readonly sent: unknown[][] = [];
  readonly signals: string[] = [];
  readonly heard: { channel: string; about: string; id: number; value: unknown }[] = [];

  send(message: never, sent: (error: Error | null) => void): void {
    this.heard.push(message);
    sent(null);
  }

  listens(port = 3000): void {
    this.emit('listening', { port });
  }

  /** Ends, as the cluster hears of it. */
  ends(code: number, signal: string | null = null): void {
    setRunning(running.filter((each) => each !== this));
    cluster.emit('exit', this as unknown as Worker, code, signal);
  }
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const before = { workers: cluster.workers, signals: SIGNALS.map((signal) => process.listeners(signal)) };
let running: Pretended[] = [];
let log: unknown[] = [];
let ended: unknown[] = [];

function setRunning(workers: Pretended[]): void {
  running = workers;
  Object.assign(cluster, { workers: { ...workers } });
}

beforeEach(() => {
  vi.useFakeTimers();
  [log, ended] = [[], []];
  setRunning([]);
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new Pretended();
    setRunning([...running, worker]);
    return worker as unknown as Worker;
  });
  vi.spyOn(console, 'log').mockImplementation((text) => log.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => log.push(text));
  vi.spyOn(process, 'exit').mockImplementation(((code: number) => ended.push(code)) as never);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cluster.removeAllListeners('exit');
  Object.assign(cluster, { workers: before.workers });
  SIGNALS.forEach((signal, i) => {
    for (const each of process.listeners(signal))
      if (!before.signals[i]?.includes(each)) process.off(signal, each);
  });
});

const start = (workers: number) =>
  supervise({ ...readSettings({ HOST: '127.0.0.1', SHUTDOWN_TIMEOUT: '5000' }), workers });

/** Sends the signal to what has begun to listen for it, alone. */
function told(signal: (typeof SIGNALS)[number]): void {
  for (const each of process.listeners(signal))
    if (!before.signals[SIGNALS.indexOf(signal)]?.includes(each)) each(signal);
}

it('starts as many workers as are wanted, and says once where they listen', () => {
  start(3);
  expect(running).toHaveLength(3);
  expect(log).toEqual([]);
  for (const worker of running) worker.listens(8080);
  expect(log).toEqual(['Specimen is served at\n  http://127.0.0.1:8080']);
});

it('starts another in the place of one that dies, a little later', () => {
  start(2);
  const [first] = running;
  first?.listens();
  first?.emit('error', new Error('gone'));
  first?.ends(1, 'SIGKILL');
  expect(log.at(-1)).toBe('worker 4711 ended by SIGKILL; starting another');
  expect(running).toHaveLength(1);
  vi.advanceTimersByTime(199);
  expect(running).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(running).toHaveLength(2);
  running[1]?.ends(3);
  expect(log.at(-1)).toBe('worker 4711 ended by 3; starting another');
  expect(ended).toEqual([]);
});

it('closes a connection that a worker was handed and did not take before it died', () => {
  start(1);
  const [worker] = running;
  const closed: number[] = [];
  for (const id of [1, 2]) worker?.process.send({ act: 'newconn' }, { close: () => closed.push(id) });
  worker?.process.send({ ack: 3 });
  worker?.process.send({ channel: 'ask' }, () => {});
  expect(worker?.sent.map(([message]) => message)).toEqual([
    { act: 'newconn' },
    { act: 'newconn' },
    { ack: 3 },
    { channel: 'ask' },
  ]);
  expect(closed).toEqual([]);
  worker?.process.emit('exit');
  expect(closed).toEqual([2]);
  start(1);
  running[1]?.process.emit('exit');
});

it('ends with a mistake when none could ever listen', () => {
  start(2);
  running[0]?.ends(1);
  expect(ended).toEqual([]);
  running[0]?.ends(1);
  expect(ended).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(running).toEqual([]);
});

it('tells its workers to stop, and ends well when all are gone', () => {
  start(2);
  for (const worker of running) worker.listens();
  const [first, second] = running;
  told('SIGTERM');
  told('SIGINT');
  expect([first?.signals, second?.signals]).toEqual([['SIGTERM'], ['SIGTERM']]);
  first?.ends(0);
  expect(ended).toEqual([]);
  second?.ends(0);
  expect(ended).toEqual([0]);
  expect(running).toEqual([]);
});

it('kills those that do not obey in time', () => {
  start(1);
  running[0]?.listens();
  told('SIGINT');
  vi.advanceTimersByTime(4999);
  expect([running[0]?.signals, ended]).toEqual([['SIGTERM'], []]);
  vi.advanceTimersByTime(1);
  expect([running[0]?.signals, ended]).toEqual([['SIGTERM', 'SIGKILL'], [0]]);
});

it('counts for all of them', async () => {
  start(2);
  const current = async (worker: Pretended | undefined, value: string) => {
    worker?.emit('message', { channel: 'ask', id: 1, about: 'count', value });
    await vi.advanceTimersByTimeAsync(0);
    return worker?.heard.at(-1)?.value;
  };
  expect(await current(running[0], 'a')).toMatchObject({ current: 1 });
  expect(await current(running[1], 'a')).toMatchObject({ current: 2 });
  expect(await current(running[1], 'b')).toMatchObject({ current: 1 });
});

it('adds up the metrics of the workers that listen and answer', async () => {
  start(3);
  const [first, second, third] = running;
  for (const worker of [first, second]) worker?.listens();
  const { registry, rows } = new Metrics();
  rows.inc(21);
  const answer = await registry.getMetricsAsJSON();
  first?.emit('message', { channel: 'ask', id: 7, about: 'metrics', value: null });
  await vi.advanceTimersByTimeAsync(0);
  for (const worker of [first, second]) {
    const asked = worker?.heard.at(-1);
    expect(asked).toMatchObject({ channel: 'ask', about: 'registry' });
    worker?.emit('message', { channel: 'tell', id: asked?.id, about: 'registry', value: answer });
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(first?.heard.at(-1)).toMatchObject({ channel: 'tell', id: 7 });
  expect(first?.heard.at(-1)?.value).toContain('specimen_rows_total 42');
  expect(third?.heard).toEqual([]);
  second?.ends(0);
  first?.emit('message', { channel: 'ask', id: 8, about: 'metrics', value: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(second?.heard).toHaveLength(1);
  expect(first?.heard.at(-1)).toMatchObject({ channel: 'tell', id: 8 });
});
