const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes bytes in base 64 (RFC 4648, section 4). */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.subarray(i, i + 3);
    text += SIGNS[a >> 2];
    text += SIGNS[((a & 3) << 4) | ((b ?? 0) >> 4)];
    text += b === undefined ? '=' : SIGNS[((b & 15) << 2) | ((c ?? 0) >> 6)];
    text += c === undefined ? '=' : SIGNS[c & 63];
  }
  return text;
}
