import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withCleanup } from '@specimen/runtime/withCleanup';
import { shown } from 'specimen-data/internal';
import { refusable } from './refusal.ts';

/**
 * Makes files in a folder of their own and moves them into `folder` when all are whole; what fails or is ended by a
 * signal leaves nothing. `create` makes the folder where there is none; `what` is what a message calls it all.
 */
export async function wholeFiles(
  folder: string,
  make: (work: string) => Promise<void>,
  { create = false, what = folder }: { create?: boolean; what?: string } = {},
): Promise<void> {
  const work = join(folder, `.part-${process.pid}`);
  const begun: string[] = [];
  const drop = () => {
    for (const path of begun) rmSync(path, { recursive: true, force: true });
  };
  await withCleanup(drop, async () => {
    refusable(shown(what), () => {
      const created = create ? madeFolder(folder) : undefined;
      if (created !== undefined) begun.push(created);
      rmSync(work, { recursive: true, force: true }); // of a process of our number that was killed
      mkdirSync(work);
      begun.push(work);
    });
    await make(work);
    refusable(shown(what), () => {
      for (const name of readdirSync(work)) renameSync(join(work, name), join(folder, name));
      rmSync(work, { recursive: true });
    });
  });
}

/** Makes a folder with those around it and gives back the first that was not there. Node's own way never ends under /proc. */
function madeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const outer = madeFolder(dirname(folder));
  mkdirSync(folder);
  return outer ?? folder;
}
