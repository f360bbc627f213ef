import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { AppOptions } from './app.ts';
import { type Ask, channel, type End } from './channel.ts';
import { Metrics } from './metrics.ts';
import { announce, onceToldToStop } from './process.ts';
import { type Count, localCounter, WINDOW } from './rateLimit.ts';
import type { Settings } from './settings.ts';

/** The primary process: starts the workers, starts a new one when one dies, tells them to stop, counts for all. */
export function supervise({ host, workers, shutdownTimeout }: Settings): void {
  const count = localCounter();
  const asks = new Map<Worker, Ask>();
  let stopping = false;
  let announced = false;
  const start = () => {
    const worker = cluster.fork();
    // What is sent to a worker that has just died is lost, and that is all.
    worker.on('error', () => {});
    letGoAtItsEnd(worker);
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
  // A worker that does not obey is not left behind.
  onceToldToStop(shutdownTimeout, end('SIGTERM'), end('SIGKILL'));
  for (let i = 0; i < workers; i++) start();
}

/** A connection that is handed to a worker which is just dying would stay open for ever, with nobody at its end. */
function letGoAtItsEnd({ process: child }: Worker): void {
  const send = child.send.bind(child) as (...message: unknown[]) => boolean;
  let handed: { close(): void } | undefined;
  child.send = (...message: unknown[]) => {
    if (typeof message[1] === 'object') handed = message[1] as typeof handed;
    return send(...message);
  };
  child.once('exit', () => handed?.close());
}

/** The metrics of the workers that answer, added up. */
async function sum(asks: readonly Ask[]): Promise<string> {
  const answers = await Promise.all(asks.map((ask) => ask<MetricObject[]>('registry')));
  return AggregatorRegistry.aggregate(answers.filter((answer) => answer !== undefined)).metrics();
}

/** What a worker has from the primary: the metrics of all, and the counts that all share. */
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
