import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { announce } from './announce.ts';
import type { AppOptions } from './app.ts';
import { registryOf } from './exposition.ts';
import { Metrics } from './metrics.ts';
import { once } from './once.ts';
import type { Settings } from './settings.ts';

/** The primary process: starts the workers, starts a new one when one dies, tells them to stop. */
export function supervise({ host, workers, shutdownTimeout }: Settings): void {
  const metrics = new AggregatorRegistry();
  let stopping = false;
  let announced = false;
  const start = () => {
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => answerMetrics(worker, metrics, message));
  };
  cluster.on('listening', (_worker, { port }) => {
    if (!announced) announce(host, port);
    announced = true;
  });
  cluster.on('exit', (worker, code, signal) => {
    const none = Object.keys(cluster.workers ?? {}).length === 0;
    if (stopping || !announced) {
      if (none) process.exit(stopping ? 0 : 1);
      return;
    }
    console.error(`worker ${worker.process.pid} ended by ${signal ?? code}; starting another`);
    setTimeout(start, 200);
  });
  const stop = once(() => {
    stopping = true;
    setTimeout(() => process.exit(0), shutdownTimeout + 2000).unref();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send('stop');
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let i = 0; i < workers; i++) start();
}

/** A worker's metrics answer to the primary's, which adds them up. */
export function sharedMetrics(): Pick<AppOptions, 'metrics' | 'metricsText'> {
  const metrics = new Metrics();
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([registryOf(metrics)]);
  return { metrics, metricsText: clusterMetrics };
}

interface MetricsMessage {
  readonly specimenMetrics: 'ask' | 'text';
  readonly id: number;
  readonly text?: string;
}

function isMetrics(message: unknown): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'specimenMetrics' in message;
}

async function answerMetrics(
  worker: Worker,
  metrics: AggregatorRegistry<RegistryContentType>,
  message: unknown,
): Promise<void> {
  if (!isMetrics(message) || message.specimenMetrics !== 'ask') return;
  const text = await metrics.clusterMetrics().catch((error: Error) => `# ${error.message}\n`);
  worker.send({ specimenMetrics: 'text', id: message.id, text } satisfies MetricsMessage);
}

let asked = 0;

/** Asks the primary for the metrics of all workers. */
function clusterMetrics(): Promise<string> {
  const id = ++asked;
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!isMetrics(message) || message.id !== id) return;
      process.off('message', hear);
      resolve(message.text ?? '');
    };
    process.on('message', hear);
    process.send?.({ specimenMetrics: 'ask', id } satisfies MetricsMessage);
  });
}
