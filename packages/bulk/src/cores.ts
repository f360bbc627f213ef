import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** How many threads can run beside each other: one a core, and in a container no more than it is given. Node 20 does not ask. */
export function cores(given = givenCores(textOf), machine = availableParallelism()): number {
  return Math.max(1, Math.min(machine, Math.ceil(given)));
}

/** How many cores Linux gives a container: its time in each period (cgroup v2, then v1). Endless where it is not bounded. */
export function givenCores(read: (file: string) => string): number {
  const [time, period] = read('cpu.max').split(' ');
  const share =
    period === undefined
      ? Number(read('cpu/cpu.cfs_quota_us') || -1) / Number(read('cpu/cpu.cfs_period_us') || 1)
      : Number(time) / Number(period);
  return share > 0 ? share : Number.POSITIVE_INFINITY;
}

/** What a file of the control group says; nothing where there is none: not Linux, or the other version. */
function textOf(file: string): string {
  const path = `/sys/fs/cgroup/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
