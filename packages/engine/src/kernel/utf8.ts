/** Decodes well-formed UTF-8 where the runtime has no `TextDecoder`, as in Jest's environment for pages. */
export function decodeUtf8(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at++] as number;
    const more = byte < 0xc0 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    let code = more === 0 ? byte : byte & (0x3f >> more);
    for (let i = 0; i < more; i++) code = code * 64 + ((bytes[at++] as number) & 0x3f);
    text += String.fromCodePoint(code);
  }
  return text;
}
