import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Returns the number of threads worth running: one a core, and in a container no more than its share. Node 20 ignores the share. */
export function coreCount(
  share = containerShare(readControlGroupFile),
  machine = availableParallelism(),
): number {
  return Math.max(1, Math.min(machine, Math.ceil(share)));
}

/** Returns the cores that Linux gives a container, from its CPU quota (cgroup v2, then v1); infinite without a quota. */
export function containerShare(read: (file: string) => string): number {
  const [time, period] = read('cpu.max').split(' ');
  const share =
    period === undefined
      ? Number(read('cpu/cpu.cfs_quota_us') || -1) / Number(read('cpu/cpu.cfs_period_us') || 1)
      : Number(time) / Number(period);
  return share > 0 ? share : Number.POSITIVE_INFINITY;
}

/** Returns the text of a control group file; empty if there is none (another system, or the other version). */
function readControlGroupFile(file: string): string {
  const path = `/sys/fs/cgroup/${file}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
