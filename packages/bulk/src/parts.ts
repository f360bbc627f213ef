import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { shown } from 'specimen-data/internal';
import { abandoned } from './begun.ts';
import {
  foundManifest,
  isOfPartition,
  knownManifest,
  type Manifest,
  manifestFile,
  type PartNote,
  partFile,
} from './manifest.ts';
import { send } from './output.ts';
import { refusable } from './refusal.ts';
import type { Makers } from './threads.ts';
import { blocksOf, makersFor, sending, type Writing } from './write.ts';

export interface Parting {
  /** Number of rows per file. */
  readonly size: number;
  /** The request, which decides the bytes of a part. Parts of another request are generated again. */
  readonly request: Manifest['request'];
  /** True to keep existing parts that are right. */
  readonly resume: boolean;
}

/** Writes `name-00001.csv`, `name-00002.csv` … and `name.manifest.json`. */
export async function writeParts(file: string, writing: Writing, parting: Parting): Promise<void> {
  const { rows, progress } = writing;
  const count = rows.count ?? 1;
  const known = parting.resume ? knownParts(file, parting.request) : [];
  if (parting.resume) dropAbandoned(file);
  const makers = makersFor(writing, Math.min(count, parting.size));
  const parts: PartNote[] = [];
  let saved = 0;
  const save = async () => {
    // The manifest that this one replaces is the last to know of them.
    if (saved === 0) await dropFurther(file, Math.ceil(count / parting.size));
    const manifest: Manifest = { request: parting.request, parts };
    await send(manifestFile(file), [JSON.stringify(manifest, null, 2)]);
    saved = parts.length;
  };
  try {
    for (let from = 0; from < count; from += parting.size) {
      const part = {
        file: partFile(file, parts.length + 1),
        offset: rows.offset + from,
        rows: Math.min(parting.size, count - from),
      };
      const right = await rightPart(dirname(file), known, part);
      if (right) progress?.addRows(part.rows);
      const head = parts.length === 0 || !writing.format.headOnce;
      parts.push(right ?? (await writePart(dirname(file), { ...part, head }, writing, makers)));
      if (parts.length > saved * GROWTH + 1) await save();
    }
    await save();
  } finally {
    await makers.close();
  }
}

/** Growth of the number of parts after which the manifest is rewritten: often enough to resume from, not for every part. */
const GROWTH = 1.05;

/** The parts that a manifest of the same request tells of, in whatever order its options were typed. */
function knownParts(file: string, request: Manifest['request']): readonly PartNote[] {
  const known = knownManifest(file);
  const asWritten = JSON.parse(JSON.stringify(request));
  return known && isDeepStrictEqual(known.request, asWritten) ? known.parts : [];
}

/** Removes what a run that was killed left of files that were not whole. */
function dropAbandoned(file: string): void {
  const folder = dirname(file);
  refusable(shown(file), () => {
    for (const name of readdirSync(folder))
      if (isOfPartition(file, abandoned(name) ?? '')) rmSync(join(folder, name));
  });
}

/** Removes the parts beyond so many that an earlier run made, if they are as it made them. */
async function dropFurther(file: string, count: number): Promise<void> {
  const found = foundManifest(file);
  const parts = found === undefined || found instanceof Error ? [] : found.parts;
  for (const [i, note] of parts.entries()) {
    if (i < count || note.file !== partFile(file, i + 1)) continue;
    const path = join(dirname(file), note.file);
    if (await rightPart(dirname(file), [note], note)) refusable(shown(path), () => rmSync(path));
  }
}

type Part = Pick<PartNote, 'file' | 'offset' | 'rows'>;

async function writePart(
  folder: string,
  { head, ...part }: Part & { readonly head: boolean },
  writing: Writing,
  makers: Makers,
): Promise<PartNote> {
  const own = { ...writing, rows: { ...writing.rows, offset: part.offset, count: part.rows } };
  const { watch, ...how } = sending(own);
  const hash = createHash('sha256');
  let bytes = 0;
  await send(join(folder, part.file), blocksOf(own, makers, { from: 0, to: part.rows, head }), {
    ...how,
    watch(block) {
      watch?.(block);
      hash.update(block);
      bytes += Buffer.byteLength(block);
    },
  });
  return { ...part, bytes, sha256: hash.digest('hex') };
}

/** Returns the manifest's entry of a part whose file is unchanged. */
async function rightPart(
  folder: string,
  known: readonly PartNote[],
  part: Part,
): Promise<PartNote | undefined> {
  const note = known.find(
    ({ file, offset, rows }) => file === part.file && offset === part.offset && rows === part.rows,
  );
  const path = join(folder, part.file);
  if (!note || !statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex') === note.sha256 ? note : undefined;
}
