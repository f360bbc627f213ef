import { CompilingRow } from '../compiler/compiler.ts';
import type { Source } from '../draw/source.ts';
import { type Format, type Frame, RowWriter } from '../formats/format.ts';
import type { Rows } from './rows.ts';

/** Options for writing the rows of a source. */
interface FrameOptions {
  readonly format: Format;
  /** False for one bare row. */
  readonly many: boolean;
  /** False to write rows step by step. */
  readonly compile: boolean;
}

interface KnownFrame extends FrameOptions {
  readonly frame: Frame;
}

const frames = new WeakMap<Source, KnownFrame[]>();

/** Returns the frame of the rows in a format, computed once for a source. */
export function frameOf({ source, count }: Rows, format: Format, compile: boolean): Frame {
  const many = count !== undefined;
  let known = frames.get(source);
  if (!known) {
    known = [];
    frames.set(source, known);
  }
  const found = known.find(
    (each) => each.format === format && each.many === many && each.compile === compile,
  );
  if (found) return found.frame;
  const frame = newFrame(source, { format, many, compile });
  known.push({ frame, format, many, compile });
  return frame;
}

function newFrame(source: Source, { format, many, compile }: FrameOptions): Frame {
  const frame = format.frame(source, many);
  const { row } = frame;
  return compile && row instanceof RowWriter ? { ...frame, row: new CompilingRow(row) } : frame;
}
