import cluster, { type Worker } from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { type AppOptions, buildApp } from './app.ts';
import { Metrics } from './metrics.ts';
import { readSettings, type Settings } from './settings.ts';

/** Serves until a signal asks to stop; with several workers, keeps that many alive. */
export async function serve(options: Pick<AppOptions, 'mounts'> = {}): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && cluster.isPrimary) return supervise(settings);
  const app = buildApp({ ...options, settings, ...(cluster.isWorker ? sharedMetrics() : {}) });
  const stop = once(() => {
    setTimeout(() => process.exit(0), settings.shutdownTimeout).unref();
    app.close().then(() => process.exit(0));
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('message', (message) => {
    if (message === 'stop') stop();
  });
  await listen(app, settings);
  const { port } = app.server.address() as AddressInfo;
  if (!cluster.isWorker) announce(settings.host, port);
}

/** Listens; where there is no IPv6, on IPv4 alone. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(error.code ?? '')) throw error;
      return app.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? `port ${port} is in use; set PORT to another` : message;
    throw new Error(`cannot listen on ${host} port ${port}: ${reason}`);
  }
}

/** The primary process: starts the workers, starts a new one when one dies, tells them to stop. */
function supervise({ host, workers, shutdownTimeout }: Settings): void {
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

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
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

/** Prints the addresses the service can be opened at. */
function announce(host: string, port: number): void {
  const everywhere = host === '::' || host === '0.0.0.0';
  const outside = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const hosts = everywhere ? ['localhost', ...outside] : [host.includes(':') ? `[${host}]` : host];
  console.log(['Specimen is served at', ...hosts.map((name) => `  http://${name}:${port}`)].join('\n'));
}
