import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { send, wholeFiles } from '@specimen/bulk';
import { Problem, shown } from 'specimen-data/internal';
import type { Masks } from '../columns/masks.ts';
import { type CompiledSource, compileSource, maskValue } from '../masker.ts';
import type { Plan, SourcePlan } from '../plan.ts';
import { encoded, markOf } from './encoding.ts';
import type { DataRecord } from './record.ts';
import { type FileSource, piecesOf, sourcesIn } from './sources.ts';

export interface MaskFiles {
  readonly from: string;
  readonly to: string;
  readonly masks: Masks;
  readonly plan: Plan;
  /** True if an existing target may be replaced. */
  readonly replace?: boolean;
}

/** Returns the plan's columns for a file; undefined if the plan does not name the file. */
export function planFor(plan: Plan, source: string, isOnly: boolean): SourcePlan | undefined {
  const [first] = plan.sources;
  // A plan with one source applies to a single file of any name.
  return (
    plan.sources.find((each) => each.source === source) ??
    (isOnly && plan.sources.length === 1 ? first : undefined)
  );
}

/** Masks a file or a folder of files. The target appears when everything is complete. */
export async function maskFiles({ from, to, masks, plan, replace = false }: MaskFiles): Promise<void> {
  const { sources, others, isFolder } = sourcesIn(from);
  if (existsSync(to) && !replace)
    throw new Problem('already-exists', `${shown(to)} is there already: give --replace to write over it`);
  const compiled = sources.map((source) => {
    const own = planFor(plan, source.source, sources.length === 1);
    return { source, columns: own && compileSource(masks, plan, own) };
  });
  if (!isFolder) {
    const [only] = compiled;
    if (only) await maskFile(only.source, only.columns, to);
    return;
  }
  await wholeFiles(
    to,
    async (work) => {
      for (const { source, columns } of compiled) {
        mkdirSync(dirname(join(work, source.source)), { recursive: true });
        await maskFile(source, columns, join(work, source.source));
      }
      for (const other of others) {
        mkdirSync(dirname(join(work, other)), { recursive: true });
        copyFileSync(join(from, other), join(work, other));
      }
      if (replace)
        for (const name of readdirSync(work)) rmSync(join(to, name), { recursive: true, force: true });
    },
    { create: true, what: to },
  );
}

async function maskFile(source: FileSource, columns: CompiledSource | undefined, to: string): Promise<void> {
  if (columns === undefined) {
    copyFileSync(source.file, to);
    return;
  }
  await send(to, maskedBlocks(source, columns), { binary: true });
}

/** Number of characters in one write. */
const BLOCK = 1 << 18;

async function* maskedBlocks(
  source: FileSource,
  columns: CompiledSource,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { encoding, pieces } = await piecesOf(source);
  yield markOf(encoding);
  const known = new Set<string>();
  let text = '';
  for await (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else {
      if (known.size < columns.columns.length) for (const column of piece.columns) known.add(column);
      text += maskRecord(columns, piece);
    }
    if (text.length < BLOCK) continue;
    yield encoded(text, encoding);
    text = '';
  }
  if (known.size > 0) refuseUnknown(source, columns, known);
  yield encoded(text, encoding);
}

function refuseUnknown(
  { source }: FileSource,
  { columns }: CompiledSource,
  known: ReadonlySet<string>,
): void {
  const strange = columns.find(({ name }) => !known.has(name));
  if (strange)
    throw new Problem(
      'unknown-column',
      `${shown(source)} has no column ${shown(strange.name)}, which the plan masks; it has ${[...known].slice(0, 20).join(', ')}`,
    );
}

function maskRecord({ columns, context }: CompiledSource, record: DataRecord): string {
  const row = context((column) => {
    const [value] = record.values(column);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
  for (const { name, mask } of columns) record.change(name, (value) => maskValue(mask, value, row));
  return record.text;
}
