import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** A request that was answered. */
interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const TOGETHER = 500;

/** What is counted for Prometheus: requests by route and status with their latency, and the rows that were made. */
export class Metrics {
  readonly registry = new Registry();
  readonly #latency: Histogram<'method' | 'route' | 'status'>;
  readonly #rows: Counter;
  /** Requests that the histogram does not hold yet. */
  #lately: Answered[] = [];

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#latency = new Histogram({
      name: 'specimen_request_seconds',
      help: 'Requests by method, route and status, with the time to answer them.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
      registers,
      collect: () => this.#tally(),
    });
    this.#rows = new Counter({ name: 'specimen_rows_total', help: 'Rows generated.', registers });
  }

  /** Counts a request; the histogram takes many together, which costs a tenth of one by one. */
  observe(answered: Answered): void {
    this.#lately.push(answered);
    if (this.#lately.length === TOGETHER) this.#tally();
  }

  #tally(): void {
    for (const { seconds, method, route, status } of this.#lately)
      this.#latency.observe({ method, route, status }, seconds);
    this.#lately = [];
  }

  /** Counts rows. */
  made(rows: number): void {
    this.#rows.inc(rows);
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
