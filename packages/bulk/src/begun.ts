import { basename, dirname, join } from 'node:path';

/** Returns the temporary name of a file that is not complete yet. */
export function begunName(file: string): string {
  const end = `.part-${process.pid}`;
  let name = basename(file);
  while (Buffer.byteLength(name) + end.length > LONGEST) name = Array.from(name).slice(0, -1).join('');
  return join(dirname(file), name + end);
}

/** Maximum length of a file name in bytes on nearly all file systems. */
const LONGEST = 255;

/** The file that a name was to become, if whoever began it is gone: a process that was killed leaves what it began. */
export function abandoned(name: string): string | undefined {
  const [, file, pid] = /^(.+)\.part-([0-9]+)$/.exec(name) ?? [];
  return file === undefined || isOther(Number(pid)) ? undefined : file;
}

/** Returns whether another process with that number is running. */
function isOther(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
