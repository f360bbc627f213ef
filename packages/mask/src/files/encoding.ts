/** Encoding of a text file. */
export interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';
  /** True if the file begins with a byte order mark. */
  readonly marked: boolean;
}

/** Returns the encoding that a byte order mark states; undefined if there is none. */
export function markedEncoding(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return { name: 'utf-16le', marked: true };
  if (start[0] === 0xfe && start[1] === 0xff) return { name: 'utf-16be', marked: true };
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return { name: 'utf-8', marked: true };
  return undefined;
}

/** Determines the encoding of a stream: by the byte order mark, else UTF-8 if all bytes are valid UTF-8, else Latin-1. */
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

/** Decodes a stream into texts without the byte order mark. */
export async function* decoded(
  pieces: AsyncIterable<Uint8Array>,
  { name, marked }: Encoding,
): AsyncGenerator<string, void, undefined> {
  const decoder = name === 'latin1' ? undefined : new TextDecoder(name, { ignoreBOM: true });
  let isFirst = marked;
  for await (const piece of pieces) {
    // TextDecoder's latin1 is windows-1252, which differs from 0x80 to 0x9f.
    const text = decoder ? decoder.decode(piece, { stream: true }) : Buffer.from(piece).toString('latin1');
    yield isFirst ? text.replace(/^\ufeff/, '') : text;
    isFirst &&= text === '';
  }
  yield decoder?.decode() ?? '';
}

/** Encodes a text. A character that Latin-1 lacks loses its accents or becomes a question mark. */
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

/** Returns the byte order mark of an encoding. */
export function markOf(encoding: Encoding): Uint8Array {
  return encoding.marked ? encoded('\ufeff', encoding) : new Uint8Array();
}
