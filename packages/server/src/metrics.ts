/** The upper ends of the histogram's buckets, in seconds. */
export const BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1];

/** What is counted of a route: plain numbers, since a request adds to them. */
export interface Tally {
  readonly method: string;
  readonly route: string;
  /** How many answers of each status. */
  readonly statuses: Float64Array;
  /** How many fell between each bucket's end and the one before. */
  readonly buckets: Float64Array;
  seconds: number;
  count: number;
}

/** Counts a request: its status, how many milliseconds the answer took, how many rows it holds. */
export type Observe = (status: number, took: number, rows: number) => void;

/** Requests by route and status, latency, and rows generated. `exposition.ts` writes them for Prometheus. */
export class Metrics {
  readonly tallies: Tally[] = [];
  rows = 0;

  /** The observer of a route. */
  route(method: string, route: string): Observe {
    const tally: Tally = {
      method,
      route,
      statuses: new Float64Array(600),
      buckets: new Float64Array(BUCKETS.length + 1),
      seconds: 0,
      count: 0,
    };
    this.tallies.push(tally);
    const { statuses, buckets } = tally;
    return (status, took, rows) => {
      const seconds = took / 1000;
      let bucket = 0;
      while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] as number)) bucket++;
      (buckets[bucket] as number)++;
      (statuses[status] as number)++;
      tally.seconds += seconds;
      tally.count++;
      this.rows += rows;
    };
  }
}
