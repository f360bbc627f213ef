import { picture } from '../draw/picture.ts';
import { isPlain, type Out, Piece, putPiece } from '../kernel/bytes.ts';
import { Pool, shared } from '../kernel/pool.ts';
import { list } from '../kernel/text.ts';
import type { Country, Field, Persona, Write } from '../model.ts';

/** A wallet, and the person's number that it is on. Who is paid has one of the payer's, since few reach into another. */
export const wallet: Field = {
  label: 'Mobile wallet',
  group: 'payment',
  synonyms:
    list(`mobile_money e-wallet ewallet mobile_wallet mobile_money_number mobile_money_account momo_number
    wallet_number wallet_id wallet_account digital_wallet`),
  needs: ({ facts }) => facts.wallets !== undefined,
  special: (country) => !isPlain(walletNames(country).join('')),
  writer: walletWriter,
};

/** The names of a country's wallets. */
export function walletNames({ facts: { wallets } }: Country): readonly string[] {
  return wallets === undefined
    ? []
    : shared(wallets).entries.map((entry) => (entry.split('@') as [string])[0]);
}

/** The name of a person's wallet. */
export function walletName(p: Persona): string {
  return (p.read('wallet').split(' +') as [string])[0];
}

interface Wallet {
  readonly name: string;
  readonly piece: Piece;
  /** How its numbers begin after the country's code; every number where it is left out. */
  readonly starts: readonly string[] | undefined;
}

function walletWriter({ facts }: Country): Write {
  const { entries, shares } = shared(facts.wallets as string);
  const wallets = entries.map((entry): Wallet => {
    const [name = '', starts] = entry.split('@');
    return { name, piece: new Piece(`${name} `), starts: starts?.split(',') };
  });
  const all = new Pool(wallets, shares);
  const longest = Math.max(0, ...wallets.flatMap(({ starts = [] }) => starts.map(({ length }) => length)));
  const known = new Map<number, Pool<Wallet>>();
  const takers = (out: Out, phone: number): Pool<Wallet> => {
    if (longest === 0) return all;
    const start = nationalStart(out, phone, longest);
    let pool = known.get(start);
    if (!pool) {
      const digits = String(start).padStart(longest, '0');
      pool = all.where(({ starts }) => starts?.some((each) => digits.startsWith(each)) ?? true);
      known.set(start, pool);
    }
    return pool;
  };
  return (out, at, random, p) => {
    // The number is written behind the room of the longest name, then drawn up to the one it belongs to.
    const from = at + LONGEST_NAME;
    let end = p.put('phone', out, from);
    let drawn: Wallet | undefined;
    if (p.payer) {
      const name = walletName(p.payer);
      const payers = () => takers(out, from).entries.find((each) => each.name === name);
      for (drawn = payers(); !drawn; drawn = payers()) end = picture(facts.phone)(out, from, random, p);
    } else drawn = takers(out, from).draw(random);
    const to = putPiece(out, at, drawn.piece);
    out.bytes.copyWithin(to, from, end);
    return to + end - from;
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
    if (byte < 48 || byte > 57) continue;
    start = start * 10 + byte - 48;
    found++;
  }
  return start;
}
