import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What is counted for Prometheus: requests by route and status with their latency, and the rows that were made. */
export class Metrics {
  readonly registry = new Registry();
  readonly #latency: Histogram<'method' | 'route' | 'status'>;
  readonly #rows: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#latency = new Histogram({
      name: 'specimen_request_seconds',
      help: 'Requests by method, route and status, with the time to answer them.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
      registers,
    });
    this.#rows = new Counter({ name: 'specimen_rows_total', help: 'Rows generated.', registers });
  }

  observe(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.#latency.observe(labels, seconds);
  }

  /** Counts rows. */
  made(rows: number): void {
    this.#rows.inc(rows);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
