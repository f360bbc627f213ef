import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { AppOptions } from './app.ts';
import { type Ask, channel, type End } from './channel.ts';
import { Metrics } from './metrics.ts';
import { announce, onShutdownSignal } from './process.ts';
import { type Count, localCounter, WINDOW } from './rateLimit.ts';
import type { Settings } from './settings.ts';

/** Runs the primary process: starts the workers, replaces those that die, stops them, counts requests for all. */
export function supervise({ host, workers, shutdownTimeout }: Settings): void {
  const count = localCounter();
  const asks = new Map<Worker, Ask>();
  let stopping = false;
  let announced = false;
  const start = () => {
    const worker = cluster.fork();
    // A message to a worker that has just died is lost, which is fine.
    worker.on('error', () => {});
    closeHandedSocketOnExit(worker);
    const ask = channel(worker, { count, metrics: () => sum([...asks.values()]) });
    worker.once('listening', ({ port }) => {
      asks.set(worker, ask);
      if (!announced) announce(host, port);
      announced = true;
    });
  };
  const leaveIfAlone = () =>
    Object.keys(cluster.workers ?? {}).length === 0 && process.exit(stopping ? 0 : 1);
  cluster.on('exit', (worker, code, signal) => {
    asks.delete(worker);
    if (stopping || !(announced || signal)) return leaveIfAlone(); // one that cannot begin tells why
    console.error(`worker ${worker.process.pid} ended by ${signal ?? code}; starting another`);
    setTimeout(() => (stopping ? leaveIfAlone() : start()), 200);
  });
  const end = (signal: NodeJS.Signals) => () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  // A worker that ignores SIGTERM is killed.
  onShutdownSignal(shutdownTimeout, end('SIGTERM'), end('SIGKILL'));
  for (let i = 0; i < workers; i++) start();
}

/** Closes the last socket handed to a worker when the worker exits. A socket handed to a dying worker would stay open for ever. */
function closeHandedSocketOnExit({ process: child }: Worker): void {
  const send = child.send.bind(child) as (...message: unknown[]) => boolean;
  let handed: { close(): void } | undefined;
  child.send = (...message: unknown[]) => {
    if (typeof message[1] === 'object') handed = message[1] as typeof handed;
    return send(...message);
  };
  child.once('exit', () => handed?.close());
}

/** Returns the sum of the metrics of the workers that answer. */
async function sum(asks: readonly Ask[]): Promise<string> {
  const answers = await Promise.all(asks.map((ask) => ask<MetricObject[]>('registry')));
  return AggregatorRegistry.aggregate(answers.filter((answer) => answer !== undefined)).metrics();
}

/** Returns what a worker gets from the primary: the metrics of all workers and the shared request counts. */
export function fromPrimary(): Pick<AppOptions, 'metrics' | 'metricsText' | 'count'> {
  const metrics = new Metrics();
  const ask = channel(process as End, { registry: () => metrics.registry.getMetricsAsJSON() });
  return {
    metrics,
    // The primary itself waits a second for workers that are busy or gone.
    metricsText: async () => (await ask<string>('metrics', null, 3000)) ?? metrics.registry.metrics(),
    count: async (client) => (await ask<Count>('count', client)) ?? { current: 1, ttl: WINDOW },
  };
}
