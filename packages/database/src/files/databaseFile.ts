import { copyFileSync, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { refusable, wholeFiles } from '@specimen/bulk';
import { Problem, shown } from 'specimen-data/internal';

/**
 * Makes a file of a database, or a new one of one that is there: what it holds stays, and the file changes when all is
 * done. `logs` are the endings of what the database keeps beside a file that is in use.
 */
export async function databaseFile(
  out: string,
  logs: readonly string[],
  make: (file: string) => Promise<void>,
): Promise<void> {
  const file = existsSync(out) ? realpathSync(out) : out;
  const stat = (path: string) => refusable(shown(out), () => statSync(path, { throwIfNoEntry: false }));
  const known = stat(file);
  if (known?.isDirectory()) throw new Problem('file-error', `cannot write ${shown(out)}: it is a folder`);
  const log = logs.find((ending) => stat(file + ending)?.size);
  if (known && log !== undefined)
    throw new Problem(
      'file-error',
      `cannot write ${shown(out)}: it is in use, since ${basename(file + log)} exists`,
    );
  await wholeFiles(
    dirname(file),
    async (work) => {
      const part = join(work, basename(file));
      refusable(shown(out), () => known && copyFileSync(file, part));
      await make(part);
    },
    { what: out },
  );
}
