import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Problem, shown } from 'specimen-data/internal';
import { fileName } from './name.ts';
import { reason } from './refusal.ts';

/** A file of some of the rows, as the manifest tells of it. */
export interface PartNote {
  readonly file: string;
  readonly offset: number;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** A request and the files that hold its rows. */
export interface Manifest {
  readonly request: Readonly<Record<string, unknown>>;
  readonly parts: readonly PartNote[];
}

/** The manifest of a partition that was begun; what cannot be read as one is a problem. */
export function knownManifest(file: string): Manifest | undefined {
  const found = foundManifest(file);
  if (!(found instanceof Error)) return found;
  const path = shown(manifestFile(file));
  throw new Problem(
    'file-error',
    `cannot read ${path}: ${reason(found)}; without --resume the files are written from the start`,
  );
}

/** The manifest that is there, or why it cannot be read as one. */
export function foundManifest(file: string): Manifest | Error | undefined {
  const path = manifestFile(file);
  if (!existsSync(path)) return undefined;
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isManifest(found) ? found : new Error('it is no manifest');
  } catch (error) {
    return error as Error;
  }
}

function isManifest(found: unknown): found is Manifest {
  const { request, parts } = (found ?? {}) as Partial<Manifest>;
  return request instanceof Object && Array.isArray(parts) && parts.every((part) => part instanceof Object);
}

export function manifestFile(file: string): string {
  return `${fileName(file).stem}.manifest.json`;
}

/** The name of a part, from 1. */
export function partFile(file: string, number: number): string {
  const { stem, endings } = fileName(file);
  return `${basename(stem)}-${String(number).padStart(5, '0')}${endings}`;
}

/** Returns whether a file name belongs to a part or to the manifest. */
export function isOfPartition(file: string, name: string): boolean {
  const { stem, endings } = fileName(file);
  const number = name.slice(basename(stem).length + 1, name.length - endings.length);
  return name === basename(manifestFile(file)) || name === partFile(file, Number(number));
}
