import cluster, { type Worker } from 'node:cluster';
import { networkInterfaces } from 'node:os';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { type AppOptions, buildApp } from './app.ts';
import { Metrics } from './metrics.ts';
import { readSettings, type Settings } from './settings.ts';

/** Serves until a signal asks to stop; with several workers, keeps that many alive. */
export async function serve(options: Pick<AppOptions, 'mounts'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && cluster.isPrimary) return supervise(settings);
  const app = buildApp({ ...options, settings, ...(cluster.isWorker ? sharedMetrics() : {}) });
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(0), 10_000).unref();
    app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  if (!cluster.isWorker) announce(port);
}

/** The primary process: starts the workers, starts a new one when one dies, tells them to stop. */
function supervise(settings: Settings): void {
  const metrics = new AggregatorRegistry();
  let stopping = false;
  let announced = false;
  const start = () => {
    const worker = cluster.fork();
    worker.on('message', (message: unknown) => answerMetrics(worker, metrics, message));
  };
  cluster.on('listening', (_worker, { port }) => {
    if (!announced) announce(port);
    announced = true;
  });
  cluster.on('exit', (worker, code) => {
    if (!stopping) {
      console.error(`worker ${worker.process.pid} ended with ${code}; starting another`);
      setTimeout(start, 200);
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send('stop');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let i = 0; i < settings.workers; i++) start();
}

/** A worker's metrics answer to the primary's, which adds them up. */
function sharedMetrics(): Pick<AppOptions, 'metrics' | 'metricsText'> {
  const metrics = new Metrics();
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([metrics.registry]);
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

async function answerMetrics(worker: Worker, metrics: AggregatorRegistry<RegistryContentType>, message: unknown): Promise<void> {
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

/** Prints the addresses the service can be opened at. */
function announce(port: number): void {
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  console.log(['Specimen is served at', ...[`http://localhost:${port}`, ...addresses].map((url) => `  ${url}`)].join('\n'));
}
