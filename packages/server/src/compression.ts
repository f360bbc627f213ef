import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const GZIP = { level: 6 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** How the client takes its answers: br before gzip; undefined when it takes neither. */
export function encodingOf(accepted: string | string[] | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const entries = String(accepted)
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()));
  const takes = (name: string) =>
    entries.some(([coding, ...rest]) => coding === name && !rest.some((part) => /^q=0(\.0*)?$/.test(part)));
  const refuses = (name: string) => entries.some(([coding]) => coding === name) && !takes(name);
  if (takes('br')) return 'br';
  return takes('gzip') || (takes('*') && !refuses('gzip')) ? 'gzip' : undefined;
}

export function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotli(bytes, BROTLI) : zip(bytes, GZIP);
}

/** The same for a stream. */
export function packer(encoding: Encoding): Transform {
  return encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
}
