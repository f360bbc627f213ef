import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The bytes packed as the client takes them, br before gzip; undefined when it takes neither. */
export function compressed(
  bytes: Buffer,
  accepted: string | string[] | undefined,
): { readonly encoding: 'br' | 'gzip'; readonly bytes: Promise<Buffer> } | undefined {
  if (accepted === undefined) return undefined;
  const taken = new Set(
    String(accepted)
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => (entry.split(';')[0] as string).trim().toLowerCase()),
  );
  if (taken.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return { encoding: 'br', bytes: brotli(bytes, { params }) };
  }
  if (taken.has('gzip') || taken.has('*')) return { encoding: 'gzip', bytes: zip(bytes, { level: 6 }) };
  return undefined;
}
