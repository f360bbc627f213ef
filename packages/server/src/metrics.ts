import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** Requests by route and status, latency, and rows generated. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'specimen_requests_total',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly #seconds = new Histogram({
    name: 'specimen_request_seconds',
    help: 'Time to make an answer, by route.',
    labelNames: ['route'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly #rows = new Counter({
    name: 'specimen_rows_total',
    help: 'Rows generated.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** The observer of a route; its labels are looked up once. */
  route(method: string, route: string): (status: number, seconds: number, rows: number) => void {
    const seconds = this.#seconds.labels(route);
    const byStatus = new Map<number, Counter.Internal>();
    return (status, took, rows) => {
      let requests = byStatus.get(status);
      if (!requests) {
        requests = this.#requests.labels(method, route, String(status));
        byStatus.set(status, requests);
      }
      requests.inc();
      seconds.observe(took);
      if (rows > 0) this.#rows.inc(rows);
    };
  }
}
