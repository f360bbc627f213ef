import type { Keyring } from '../keyed/keyring.ts';
import { charLike, radixOf, signOf } from './letters.ts';

/** Maximum number of positions in one space: two halves of ten letters stay below 2^51. */
export const MOST_PLACES = 20;

/**
 * Replaces digits by digits and letters by letters of the same case, with a keyed permutation of all texts of that shape.
 * With `accept`, permutes the texts that it accepts; undefined if no other one is found within bounds.
 */
export function maskShape(
  keyring: Keyring,
  text: string,
  accept: (masked: string) => boolean = () => true,
): string | undefined {
  const chars = [...text];
  const places = chars.flatMap((char, i) => (radixOf(char) > 0 ? [i] : []));
  if (places.length === 0) return text;
  const count = Math.ceil(places.length / MOST_PLACES);
  const masked = [...chars];
  let before = '';
  for (let part = 0; part < count; part++) {
    const own = places.slice(
      Math.floor((part * places.length) / count),
      Math.floor(((part + 1) * places.length) / count),
    );
    const digits = own.map((i) => signOf(chars[i] as string));
    const write = (signs: readonly number[]) => {
      own.forEach((i, at) => {
        masked[i] = charLike(chars[i] as string, signs[at] as number);
      });
    };
    const fits = (signs: readonly number[]) => {
      if (part < count - 1) return true;
      write(signs);
      return accept(masked.join(''));
    };
    const space = keyring.space(own.map((i) => radixOf(chars[i] as string)));
    // The preceding part selects the permutation, so that long texts with the same end differ throughout.
    if (!space.walk(digits, before === '' ? 0 : keyring.number('before', before), fits)) return undefined;
    write(digits);
    before += own.map((i) => (chars[i] as string).toUpperCase()).join('');
  }
  return masked.join('');
}

/** Replaces the hexadecimal digits after the first `kept` characters, with a keyed permutation. */
export function maskHex(
  keyring: Keyring,
  text: string,
  kept: number,
  accept: (masked: string) => boolean = () => true,
): string | undefined {
  const places = [...text].flatMap((char, at) => (at >= kept && /[0-9a-f]/i.test(char) ? [at] : []));
  const chars = [...text];
  let masked: string | undefined;
  for (let from = 0; from < places.length; from += MOST_PLACES) {
    const own = places.slice(from, from + MOST_PLACES);
    const isLast = from + MOST_PLACES >= places.length;
    const digits = own.map((at) => Number.parseInt(text[at] as string, 16));
    const tweak = from === 0 ? 0 : keyring.number('before', text.slice(0, own[0]).toLowerCase());
    const fits = (signs: readonly number[]) => {
      own.forEach((at, i) => {
        const sign = (signs[i] as number).toString(16);
        chars[at] = /[A-F]/.test(text) ? sign.toUpperCase() : sign;
      });
      masked = chars.join('');
      return !isLast || accept(masked);
    };
    if (!keyring.space(own.map(() => 16)).walk(digits, tweak, fits)) return undefined;
  }
  return masked;
}
