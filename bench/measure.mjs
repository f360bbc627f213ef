// What the benchmarks share. All figures of a benchmark are measured in one run, side by side.
import { execFileSync } from 'node:child_process';

/** The best of several rounds, in operations a second; `work(n)` does n operations. */
export function perSecond(work, n, rounds = 5) {
  work(Math.ceil(n / 4));
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    work(n);
    best = Math.max(best, (n / (performance.now() - begun)) * 1000);
  }
  return best;
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
