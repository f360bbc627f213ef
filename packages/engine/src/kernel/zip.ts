import { Out, putText } from './bytes.ts';

/**
 * A zip archive that is written from front to back without compression. The size of a file follows its content
 * (PKWARE APPNOTE 6.3.10: general purpose bit 3), and the directory at the end repeats it. Up to 4 GiB.
 */
export class Zip {
  readonly #files: { name: Uint8Array; at: number; size: number; crc: number }[] = [];
  #written = 0;
  #size = 0;
  #crc = 0;

  /** Begins a file. */
  begin(out: Out, at: number, name: string): number {
    const bytes = encoded(name);
    this.#files.push({ name: bytes, at: this.#written, size: 0, crc: 0 });
    this.#size = 0;
    this.#crc = -1;
    return this.#put(
      out,
      at,
      [u32(0x04034b50), u16(20), ...COMMON, ...ZEROS, u16(bytes.length), u16(0)],
      bytes,
    );
  }

  /** Adds bytes that were written to the file to its size and checksum. */
  add(bytes: Uint8Array, from: number, to: number): void {
    let crc = this.#crc;
    for (let i = from; i < to; i++) crc = (TABLE[(crc ^ (bytes[i] as number)) & 255] as number) ^ (crc >>> 8);
    this.#crc = crc;
    this.#size += to - from;
    this.#written += to - from;
  }

  /** Ends the file. */
  end(out: Out, at: number): number {
    const file = this.#files.at(-1) as { size: number; crc: number };
    file.size = this.#size;
    file.crc = ~this.#crc >>> 0;
    return this.#put(out, at, [u32(0x08074b50), u32(file.crc), u32(file.size), u32(file.size)]);
  }

  /** Ends the archive. */
  close(out: Out, at: number): number {
    const start = this.#written;
    let to = at;
    for (const { name, at: offset, size, crc } of this.#files) {
      const sizes = [u32(crc), u32(size), u32(size), u16(name.length)];
      const rest = [u16(0), u16(0), u16(0), u16(0), u32(0), u32(offset)];
      to = this.#put(out, to, [u32(0x02014b50), u16(20), u16(20), ...COMMON, ...sizes, ...rest], name);
    }
    const count = this.#files.length;
    const size = this.#written - start;
    const counts = [u16(0), u16(0), u16(count), u16(count)];
    return this.#put(out, to, [u32(0x06054b50), ...counts, u32(size), u32(start), u16(0)]);
  }

  #put(out: Out, at: number, numbers: readonly Little[], name: Uint8Array = NOTHING): number {
    out.room(at, 64 + name.length);
    let to = at;
    for (const { value, size } of numbers) {
      for (let i = 0; i < size; i++) out.bytes[to + i] = Math.floor(value / 256 ** i) & 255;
      to += size;
    }
    out.bytes.set(name, to);
    to += name.length;
    this.#written += to - at;
    return to;
  }
}

interface Little {
  readonly value: number;
  readonly size: number;
}

const u16 = (value: number): Little => ({ value, size: 2 });
const u32 = (value: number): Little => ({ value, size: 4 });

/** The size follows the content, names are UTF-8; stored; the earliest date of the format, 1980-01-01. */
const COMMON = [u16(0x0808), u16(0), u16(0), u16(0x21)];
const ZEROS = [u32(0), u32(0), u32(0)];
const NOTHING = new Uint8Array(0);

function encoded(text: string): Uint8Array {
  const out = new Out();
  const end = putText(out, 0, text); // its bytes are others when it has grown
  return out.bytes.slice(0, end);
}

/** The CRC-32 of each byte, ISO 3309. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
