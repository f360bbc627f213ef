declare module 'snappyjs' {
  /** The bytes in Snappy's raw format. */
  export function compress(bytes: Uint8Array): Uint8Array;
}
