/** A value in Thrift's compact protocol, in which Parquet writes what it says of itself. */
export interface Thrift {
  readonly type: number;
  put(to: number[]): void;
}

export function int32(value: number): Thrift {
  return { type: 5, put: (to) => putVarint(to, zigzag(value)) };
}

export function int64(value: number): Thrift {
  return { type: 6, put: (to) => putVarint(to, zigzag(value)) };
}

export function text(value: string): Thrift {
  const bytes = new TextEncoder().encode(value);
  return {
    type: 8,
    put(to) {
      putVarint(to, bytes.length);
      for (const byte of bytes) to.push(byte);
    },
  };
}

/** Values of one type. */
export function list(items: readonly Thrift[]): Thrift {
  return {
    type: 9,
    put(to) {
      const { length } = items;
      to.push((Math.min(length, 15) << 4) | (items[0]?.type ?? 0));
      if (length >= 15) putVarint(to, length);
      for (const item of items) item.put(to);
    },
  };
}

/** Fields by their numbers, in their order; one that is undefined is left out. */
export function struct(fields: Readonly<Record<number, Thrift | undefined>>): Thrift {
  return {
    type: 12,
    put(to) {
      let last = 0;
      for (const [key, field] of Object.entries(fields)) {
        if (!field) continue;
        to.push(((Number(key) - last) << 4) | field.type);
        field.put(to);
        last = Number(key);
      }
      to.push(0);
    },
  };
}

/** The same in bytes already: many of them take little memory. */
export function settled(value: Thrift): Thrift {
  const bytes = bytesOf(value);
  return {
    type: value.type,
    put(to) {
      for (const byte of bytes) to.push(byte);
    },
  };
}

export function bytesOf(value: Thrift): Uint8Array {
  const bytes: number[] = [];
  value.put(bytes);
  return Uint8Array.from(bytes);
}

/** Small numbers of either sign become small ones; up to 2^52. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
export function putVarint(to: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) to.push((rest % 128) | 128);
  to.push(rest);
}
