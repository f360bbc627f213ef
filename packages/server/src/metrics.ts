import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client';

/** The upper ends of the histogram's buckets, in seconds. */
const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1];

/** What is counted of a route: plain numbers, since a request adds to them. Made to metrics when they are asked for. */
interface Tally {
  readonly method: string;
  readonly route: string;
  readonly byStatus: Map<number, number>;
  readonly buckets: Float64Array;
  seconds: number;
  count: number;
}

/** Counts a request: its status, how many milliseconds the answer took, how many rows it holds. */
export type Observe = (status: number, took: number, rows: number) => void;

/** Requests by route and status, latency, and rows generated. */
export class Metrics {
  readonly registry = new Registry();
  readonly #tallies: Tally[] = [];
  #rows = 0;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    const [requests, rows] = [this.#requests.bind(this), () => this.#rows];
    new Counter({
      name: 'specimen_requests_total',
      help: 'Requests by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
      collect() {
        this.reset();
        for (const { labels, count } of requests()) this.inc(labels, count);
      },
    });
    new Counter({
      name: 'specimen_rows_total',
      help: 'Rows generated.',
      registers,
      collect() {
        this.reset();
        this.inc(rows());
      },
    });
    this.registry.registerMetric(this.#seconds() as unknown as Metric); // prom-client's own class has no way in
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  /** The observer of a route. */
  route(method: string, route: string): Observe {
    const tally: Tally = {
      method,
      route,
      byStatus: new Map(),
      buckets: new Float64Array(BUCKETS.length),
      seconds: 0,
      count: 0,
    };
    this.#tallies.push(tally);
    const { byStatus, buckets } = tally;
    return (status, took, rows) => {
      const seconds = took / 1000;
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      for (let i = BUCKETS.length - 1; i >= 0 && seconds <= (BUCKETS[i] as number); i--)
        (buckets[i] as number)++;
      tally.seconds += seconds;
      tally.count++;
      this.#rows += rows;
    };
  }

  #requests() {
    return this.#tallies.flatMap(({ method, route, byStatus }) =>
      [...byStatus].map(([status, count]) => ({ labels: { method, route, status: String(status) }, count })),
    );
  }

  /** The histogram, as a registry asks for it. */
  #seconds() {
    const name = 'specimen_request_seconds';
    const values = () =>
      this.#tallies
        .filter(({ count }) => count > 0)
        .flatMap(({ method, route, buckets, seconds, count }) => [
          ...BUCKETS.map((le, i) => ({
            metricName: `${name}_bucket`,
            labels: { le, method, route },
            value: buckets[i] as number,
          })),
          { metricName: `${name}_bucket`, labels: { le: '+Inf', method, route }, value: count },
          { metricName: `${name}_sum`, labels: { method, route }, value: seconds },
          { metricName: `${name}_count`, labels: { method, route }, value: count },
        ]);
    const help = 'Time to make an answer, by method and route.';
    return {
      name,
      get: async () => ({ name, help, type: 'histogram', values: values(), aggregator: 'sum' }),
      reset() {},
    };
  }
}
