/** Every runtime has it; the package's types know neither Node nor the DOM. */
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

/** Bytes that are not of the encoding that a file declares. */
export class EncodingError extends Error {
  constructor(
    message: string,
    /** The text before them. */
    readonly before = '',
  ) {
    super(message);
  }
}

/** Encodings that are read, by the names that files declare. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'iso-8859-1',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/** Decodes the bytes of an XML file by its byte order mark or declaration, UTF-8 where there is neither. */
export class TextReader {
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  /** The first bytes, as long as the declaration may go on behind them. */
  #first: Uint8Array | undefined;
  #lenient: InstanceType<typeof TextDecoder> | undefined;

  /** Returns the text of the next bytes. */
  read(bytes: Uint8Array): string {
    if (this.#decoder) return this.#decode(bytes, true);
    const all = joined(this.#first, bytes);
    if (all.length < LONGEST_DECLARATION && !hasDeclaration(all)) {
      this.#first = all.slice();
      return '';
    }
    return this.#begin(all);
  }

  /** Returns the rest of the text. */
  end(): string {
    const rest = this.#decoder ? '' : this.#begin(this.#first ?? new Uint8Array(0));
    return rest + this.#decode(new Uint8Array(0), false);
  }

  #begin(bytes: Uint8Array): string {
    const label = declaredEncoding(bytes);
    const name = Object.hasOwn(ENCODINGS, label) ? ENCODINGS[label] : undefined;
    if (name === undefined)
      throw new EncodingError(`encoding ${label.slice(0, 40)} is not supported; use UTF-8`);
    this.#decoder = new TextDecoder(name, { fatal: true });
    this.#lenient = new TextDecoder(name);
    return this.#decode(bytes, true);
  }

  #decode(bytes: Uint8Array, stream: boolean): string {
    try {
      return (this.#decoder as InstanceType<typeof TextDecoder>).decode(bytes, { stream });
    } catch {
      const [before] = this.#lenient?.decode(bytes.subarray(characterStart(bytes))).split('\ufffd') ?? [];
      throw new EncodingError(
        'bytes are not of the encoding that the file declares (UTF-8 where it declares none)',
        before,
      );
    }
  }
}

/** Returns where the first whole character of UTF-8 begins: a piece may begin within one. */
function characterStart(bytes: Uint8Array): number {
  let at = 0;
  while (at < 3 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}

const LONGEST_DECLARATION = 200;

function hasDeclaration(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && (bytes[0] !== 0x3c || bytes[1] !== 0x3f || bytes.includes(0x3e));
}

function declaredEncoding(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_DECLARATION));
  const [, label = 'utf-8'] =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head) ?? [];
  return label.toLowerCase();
}

function joined(first: Uint8Array | undefined, second: Uint8Array): Uint8Array {
  if (!first) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
