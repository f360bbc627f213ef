// Functions that the benchmarks share. All figures of a benchmark are measured in one run, side by side.
import { execFileSync } from 'node:child_process';

/** The best of several rounds, in operations a second; `work(n)` does n operations. */
export function perSecond(work, n, rounds = 5) {
  work(Math.ceil(n / 4));
  let best = 0;
  for (let round = 0; round < rounds; round++) best = Math.max(best, rate(work, n));
  return best;
}

/**
 * Two works in turns of some milliseconds, so that what neighbours take of the machine is taken of both: the best rate of each, and
 * how many times the second the first does, in the median of the turns.
 */
export function sideBySide([first, n], [second, m], turns = 61) {
  for (let turn = 0; turn < 10; turn++) {
    first(n);
    second(4 * m);
  }
  const measured = Array.from({ length: turns }, () => [rate(first, n), rate(second, m)]);
  const times = measured.map(([a, b]) => a / b).sort((a, b) => a - b);
  return {
    first: Math.max(...measured.map(([a]) => a)),
    second: Math.max(...measured.map(([, b]) => b)),
    times: times[Math.floor(turns / 2)],
  };
}

function rate(work, n) {
  const begun = performance.now();
  work(n);
  return (n / (performance.now() - begun)) * 1000;
}

/** The median time of several fresh processes, in milliseconds, as the script prints it. */
export function inFreshProcess(script, times = 7) {
  const all = Array.from({ length: times }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return all.sort((a, b) => a - b)[Math.floor(times / 2)];
}

export function print(title, rows) {
  console.log(`\n${title}`);
  console.table(rows);
}

export const round = (value, digits = 1) => Number(value.toFixed(digits));
export const thousands = (value) => Math.round(value).toLocaleString('en');
