import { Counter, collectDefaultMetrics, Histogram, type LabelValues, Registry } from 'prom-client';

type Labels = LabelValues<'method' | 'route' | 'status'>;
const TOGETHER = 500;

/** Prometheus metrics: requests by route and status with their latency, and generated rows. */
export class Metrics {
  readonly registry = new Registry();
  readonly #latency = new Histogram({
    name: 'specimen_request_seconds',
    help: 'Requests by method, route and status, with the time to answer them.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
    collect: () => this.#tally(),
  });
  readonly rows = new Counter({ name: 'specimen_rows_total', help: 'Rows made', registers: [this.registry] });
  /** Requests that the histogram does not hold yet. */
  #lately: (readonly [labels: Labels, seconds: number])[] = [];

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts a request that was answered; the histogram takes many together, which costs a tenth of one by one. */
  observe(labels: Labels, seconds: number): void {
    this.#lately.push([labels, seconds]);
    if (this.#lately.length === TOGETHER) this.#tally();
  }

  #tally(): void {
    for (const [labels, seconds] of this.#lately) this.#latency.observe(labels, seconds);
    this.#lately = [];
  }
}
