import { picture } from '../draw/picture.ts';
import { type Out, putPiece } from '../kernel/bytes.ts';
import type { Pool } from '../kernel/pool.ts';
import type { Country, OwnField, Write } from '../model.ts';
import { hasSpecialName, payersOf, takes, type Wallet, walletPool } from './wallet.ts';

/** A wallet of the network of the person's number, or one that accepts every number. */
export const networkWallet: OwnField = { special: hasSpecialName, writer: networkWriter };

function networkWriter(country: Country): Write {
  const putPhone = picture(country.facts.phone);
  const all = walletPool(country);
  const longest = Math.max(...all.entries.flatMap(({ starts = [] }) => starts.map(({ length }) => length)));
  const known = new Map<number, Pool<Wallet>>();
  const takers = (out: Out, phone: number): Pool<Wallet> => {
    const start = nationalStart(out, phone, longest);
    let pool = known.get(start);
    if (!pool) {
      const digits = String(start).padStart(longest, '0');
      pool = all.where((wallet) => takes(wallet, digits));
      known.set(start, pool);
    }
    return pool;
  };
  return (out, at, random, p) => {
    // The phone number is written beyond the space of the longest name; then wallets are drawn until one accepts
    // it.
    const from = at + LONGEST_NAME;
    let end = p.put('phone', out, from);
    let drawn: Wallet | undefined;
    if (p.payer) {
      for (drawn = payersOf(takers(out, from), p.payer); !drawn; drawn = payersOf(takers(out, from), p.payer))
        end = putPhone(out, from, random, p);
    } else drawn = takers(out, from).draw(random);
    const to = putPiece(out, at, drawn.piece);
    out.bytes.copyWithin(to, from, end);
    return to + end - from;
  };
}

const LONGEST_NAME = 64;

/** Returns the first digits after the country code, as a number. */
function nationalStart({ bytes }: Out, phone: number, length: number): number {
  let at = phone;
  while (bytes[at] !== 32) at++;
  let start = 0;
  for (let found = 0; found < length; at++) {
    const byte = bytes[at] as number;
    if (byte < 48 || byte > 57) continue;
    start = start * 10 + byte - 48;
    found++;
  }
  return start;
}
