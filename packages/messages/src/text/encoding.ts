/** Every runtime has it; the package's types know neither Node nor the DOM. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = new TextEncoder();

/** Encodes a text as UTF-8. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}
