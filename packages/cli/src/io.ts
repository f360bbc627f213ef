import { createReadStream, fstatSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { reason } from '@specimen/bulk';
import { Problem, shown } from 'specimen-data/internal';
import { unpacked } from './unpacked.ts';

/** Inputs and outputs of a command; a process has all of them. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Record<string, string | undefined>;
}

type Stream = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Writes a line to standard error. */
export function tell(io: Io, line: string): void {
  io.stderr.write(`${clean(line)}\n`);
}

/** Writes an error message. */
export function complain(io: Io, message: string): void {
  const name = hasColours(io, io.stderr) ? '\u001b[31mspecimen:\u001b[39m' : 'specimen:';
  io.stderr.write(`${name} ${clean(message)}\n`);
}

/** Returns a text on one line without control characters, which could affect a terminal. */
export function clean(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** Returns true if a stream supports colours. */
export function hasColours(io: Io, stream: Stream): boolean {
  return stream.isTTY === true && !io.env.NO_COLOR && io.env.TERM !== 'dumb';
}

/** Returns the width of a stream in characters; streams that are not a terminal report none, and some report 0. */
export function widthOf({ columns }: Stream): number {
  return columns || 80;
}

/** Reads the text of a file in pieces, decompressing gzip; `-` is standard input. */
export async function* textFrom(io: Io, file: string): AsyncGenerator<string, void, undefined> {
  let decoder: TextDecoder | undefined;
  // If standard input is a folder, Node reads it as if it were empty.
  if (file === '-' && io.stdin === process.stdin && fstatSync(0).isDirectory())
    throw new Problem('file-error', `cannot read ${sourceName(file)}: it is a folder`);
  try {
    for await (const piece of unpacked(file === '-' ? io.stdin : createReadStream(file))) {
      decoder ??= new TextDecoder(encodingOf(piece));
      yield typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    throw new Problem('file-error', `cannot read ${sourceName(file)}: ${reason(error)}`);
  }
  yield decoder?.decode() ?? '';
}

/** Returns the encoding of a text by its byte order mark; files from Windows may be UTF-16. */
function encodingOf([first, second]: Uint8Array | string): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Reads the text of a file; `-` is standard input. */
export async function wholeText(io: Io, file: string): Promise<string> {
  let text = '';
  for await (const piece of textFrom(io, file)) text += piece;
  return text;
}

/** Returns the name of an input file in messages. */
export function sourceName(file: string): string {
  return file === '-' ? 'standard input' : shown(file);
}
