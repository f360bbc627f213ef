import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem, shown } from 'specimen-data/surface';
import { fileName } from './name.ts';
import { send } from './output.ts';
import { reason } from './refusal.ts';
import type { Makers } from './threads.ts';
import { blocksOf, makersFor, sending, type Writing } from './write.ts';

/** A file of some of the rows, as the manifest tells of it. */
export interface PartNote {
  readonly file: string;
  readonly offset: number;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** What was asked for, and the files that hold it. */
export interface Manifest {
  readonly request: Readonly<Record<string, unknown>>;
  readonly parts: readonly PartNote[];
}

export interface Parting {
  /** How many rows a file has. */
  readonly size: number;
  /** What else decides the bytes of a part: the parts of another request are made anew. */
  readonly request: Manifest['request'];
  /** Whether parts that are there and right are left as they are. */
  readonly resume: boolean;
}

/** Writes `name-00001.csv`, `name-00002.csv` … and `name.manifest.json`. */
export async function writeParts(file: string, writing: Writing, parting: Parting): Promise<void> {
  const { rows, progress } = writing;
  const count = rows.count ?? 1;
  const known = parting.resume ? knownParts(file, parting.request) : [];
  const makers = makersFor(writing, Math.min(count, parting.size));
  const parts: PartNote[] = [];
  let saved = 0;
  const save = async () => {
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

/** The manifest is written anew when the parts are so many times more: often enough to go on from, not for each. */
const GROWTH = 1.05;

/** The manifest of a partition that was begun. */
export function knownManifest(file: string): Manifest | undefined {
  const path = manifestFile(file);
  if (!existsSync(path)) return undefined;
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    if (manifest?.request instanceof Object && Array.isArray(manifest.parts)) return manifest;
    throw new Error('it is no manifest');
  } catch (error) {
    throw new Problem(
      'bad',
      `cannot read ${shown(path)}: ${reason(error)}; without --resume it is made anew`,
    );
  }
}

/** The parts that a manifest of the same request tells of. */
function knownParts(file: string, request: Manifest['request']): readonly PartNote[] {
  const known = knownManifest(file);
  return known && JSON.stringify(known.request) === JSON.stringify(request) ? known.parts : [];
}

function manifestFile(file: string): string {
  return `${fileName(file).stem}.manifest.json`;
}

function partFile(file: string, number: number): string {
  const { stem, endings } = fileName(file);
  return `${basename(stem)}-${String(number).padStart(5, '0')}${endings}`;
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

/** What is known of a part whose file is as it was written. */
async function rightPart(
  folder: string,
  known: readonly PartNote[],
  part: Part,
): Promise<PartNote | undefined> {
  const note = known.find(
    ({ file, offset, rows }) => file === part.file && offset === part.offset && rows === part.rows,
  );
  const path = join(folder, part.file);
  if (!note || !existsSync(path)) return undefined;
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex') === note.sha256 ? note : undefined;
}
