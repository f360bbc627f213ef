import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const ANSWERED = { method: 'GET', route: '/x', status: 200 };

it.each([1, 499, 500, 501, 1000])('counts each of %i requests once, whenever it is asked', async (count) => {
  const metrics = new Metrics();
  for (let i = 0; i < count; i++) metrics.observe(ANSWERED, 0.002);
  const labels = 'method="GET",route="/x",status="200"';
  for (let i = 0; i < 2; i++) {
    const text = await metrics.registry.metrics();
    expect(text).toContain(`specimen_request_seconds_count{${labels}} ${count}\n`);
    expect(text).toContain(`specimen_request_seconds_bucket{le="0.001",${labels}} 0\n`);
    expect(text).toContain(`specimen_request_seconds_bucket{le="0.0025",${labels}} ${count}\n`);
  }
});

it('adds up the rows', async () => {
  const metrics = new Metrics();
  metrics.rows.inc(7);
  metrics.rows.inc(3);
  expect(await metrics.registry.metrics()).toContain('specimen_rows_total 10\n');
});
