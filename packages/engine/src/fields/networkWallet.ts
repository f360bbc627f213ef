import { isPlain, type Out, Piece, putPiece } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';

/**
 * Mobile money of the network that the person's number belongs to: `MTN_MoMo:24,54`, a wallet and how its numbers
 * begin after the country's code; without digits it takes every number.
 */
export function networkWallet(networks: string): OwnField {
  const wallets = list(networks).map((entry) => {
    const [name = '', starts] = entry.split(':');
    return { piece: new Piece(`${name} `), starts: starts?.split(',') };
  });
  const longest = Math.max(...wallets.flatMap(({ starts = [] }) => starts.map(({ length }) => length)));
  const known = new Map<number, readonly Piece[]>();
  const takers = (start: number): readonly Piece[] => {
    let open = known.get(start);
    if (!open) {
      const digits = String(start).padStart(longest, '0');
      open = wallets
        .filter(({ starts }) => starts?.some((each) => digits.startsWith(each)) ?? true)
        .map(({ piece }) => piece);
      known.set(start, open);
    }
    return open;
  };
  return {
    special: !isPlain(networks.replaceAll(',', '')),
    write(out, at, random, p) {
      // The number is written behind the room of the longest name, then drawn up to the one it belongs to.
      const from = at + LONGEST_NAME;
      const end = p.put('phone', out, from);
      const to = putPiece(out, at, random.common(takers(nationalStart(out, from, longest))));
      out.bytes.copyWithin(to, from, end);
      return to + end - from;
    },
  };
}

const LONGEST_NAME = 64;

/** The first digits after the country's code, as a number. */
function nationalStart({ bytes }: Out, phone: number, length: number): number {
  let at = phone;
  while (bytes[at] !== 32) at++;
  let start = 0;
  for (let found = 0; found < length; at++) {
    const byte = bytes[at] as number;
    if (byte === 32) continue;
    start = start * 10 + byte - 48;
    found++;
  }
  return start;
}
