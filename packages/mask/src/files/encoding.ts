/** How a text file is encoded. */
export interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';
  /** Whether a mark stands before the text. */
  readonly marked: boolean;
}

/** The encoding by the mark before the text; undefined where there is none. */
export function markedEncoding(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return { name: 'utf-16le', marked: true };
  if (start[0] === 0xfe && start[1] === 0xff) return { name: 'utf-16be', marked: true };
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { name: 'utf-8', marked: true };
  return undefined;
}

/** Decides how bytes that come in pieces are encoded: by the mark, else UTF-8 if all of them are, else Latin-1. */
export async function encodingOf(pieces: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const piece of pieces) {
      const marked = isFirst ? markedEncoding(piece) : undefined;
      if (marked) return marked;
      if (isFirst && piece.length >= 4) {
        if (piece[1] === 0 && piece[3] === 0) return { name: 'utf-16le', marked: false };
        if (piece[0] === 0 && piece[2] === 0) return { name: 'utf-16be', marked: false };
      }
      isFirst = false;
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
    return { name: 'utf-8', marked: false };
  } catch {
    return { name: 'latin1', marked: false };
  }
}

/** The texts of bytes that come in pieces, without the mark. */
export async function* decoded(
  pieces: AsyncIterable<Uint8Array>,
  { name, marked }: Encoding,
): AsyncGenerator<string, void, undefined> {
  const decoder = name === 'latin1' ? undefined : new TextDecoder(name, { ignoreBOM: true });
  let isFirst = marked;
  for await (const piece of pieces) {
    // TextDecoder's latin1 is windows-1252, which has other signs from 0x80 to 0x9f.
    const text = decoder ? decoder.decode(piece, { stream: true }) : Buffer.from(piece).toString('latin1');
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst &&= text === '';
  }
  yield decoder?.decode() ?? '';
}

/** The bytes of a text. What Latin-1 does not have is written without its marks, or as a question mark. */
export function encoded(text: string, { name }: Encoding): Uint8Array {
  if (name === 'utf-8') return Buffer.from(text, 'utf8');
  if (name === 'latin1')
    return Buffer.from(
      text.replace(/[^\u0000-\u00ff]/g, (char) => plainOf(char)),
      'latin1',
    );
  const bytes = Buffer.from(text, 'utf16le');
  return name === 'utf-16be' ? bytes.swap16() : bytes;
}

function plainOf(char: string): string {
  const plain = char.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return /^[\u0000-\u00ff]+$/.test(plain) ? plain : '?';
}

/** The mark before a text. */
export function markOf(encoding: Encoding): Uint8Array {
  return encoding.marked ? encoded('\ufeff', encoding) : new Uint8Array();
}
