import { basename, dirname, join } from 'node:path';

/** What a file is called until it is whole. */
export function begunName(file: string): string {
  const end = `.part-${process.pid}`;
  let name = basename(file);
  while (Buffer.byteLength(name) + end.length > LONGEST) name = Array.from(name).slice(0, -1).join('');
  return join(dirname(file), name + end);
}

/** So many bytes the name of a file has at most, nearly everywhere. */
const LONGEST = 255;

/** The file that a name was to become, if whoever began it is gone: a process that was killed leaves what it began. */
export function abandoned(name: string): string | undefined {
  const [, file, pid] = /^(.+)\.part-([0-9]+)$/.exec(name) ?? [];
  return file === undefined || isOther(Number(pid)) ? undefined : file;
}

/** Whether another process of that number runs. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
