/** What a file is called until it is whole. */
export function begunName(file: string): string {
  return `${file}.part-${process.pid}`;
}

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
