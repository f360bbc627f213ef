import { Counter, collectDefaultMetrics, type Metric, Registry } from 'prom-client';
import { BUCKETS, type Metrics } from './metrics.ts';

/** A Prometheus registry over the metrics, with those of the process. */
export function registryOf(metrics: Metrics): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'specimen_requests_total',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { method, route, statuses } of metrics.tallies) {
        for (const [status, count] of statuses.entries()) {
          if (count > 0) this.inc({ method, route, status: String(status) }, count);
        }
      }
    },
  });
  new Counter({
    name: 'specimen_rows_total',
    help: 'Rows generated.',
    registers,
    collect() {
      this.reset();
      this.inc(metrics.rows);
    },
  });
  registry.registerMetric(histogramOf(metrics) as unknown as Metric); // prom-client's own class has no way in
  return registry;
}

/** The latency, as a registry asks for it. */
function histogramOf(metrics: Metrics) {
  const name = 'specimen_request_seconds';
  const help = 'Time to make an answer, by method and route.';
  const values = () =>
    metrics.tallies
      .filter(({ count }) => count > 0)
      .flatMap(({ method, route, buckets, seconds, count }) => [
        ...BUCKETS.map((le, i) => ({
          metricName: `${name}_bucket`,
          labels: { le, method, route },
          value: buckets.subarray(0, i + 1).reduce((sum, held) => sum + held),
        })),
        { metricName: `${name}_bucket`, labels: { le: '+Inf', method, route }, value: count },
        { metricName: `${name}_sum`, labels: { method, route }, value: seconds },
        { metricName: `${name}_count`, labels: { method, route }, value: count },
      ]);
  const get = async () => ({ name, help, type: 'histogram', values: values(), aggregator: 'sum' });
  return { name, get, reset() {} };
}
