import type { Fits } from '../draw/steering.ts';
import { isPlain, Piece, putPiece } from '../kernel/bytes.ts';
import { Pool, shared } from '../kernel/pool.ts';
import { list } from '../kernel/text.ts';
import type { Country, Field, Persona } from '../model.ts';

/**
 * A wallet, and the person's phone number that it belongs to. A payee has the payer's wallet if possible, because
 * few wallets can pay another one.
 */
export const wallet: Field = {
  label: 'Mobile wallet',
  group: 'payment',
  synonyms:
    list(`mobile_money e-wallet ewallet mobile_wallet mobile_money_number mobile_money_account momo_number
    wallet_number wallet_id wallet_account digital_wallet`),
  needs: ({ facts }) => facts.wallets !== undefined,
  special: hasSpecialName,
  writer(country) {
    const wallets = walletPool(country);
    return (out, at, random, p) => {
      const { piece } = p.payer ? (payersOf(wallets, p.payer) as Wallet) : wallets.draw(random);
      return p.put('phone', out, putPiece(out, at, piece));
    };
  },
};

/** Returns true if the name of some wallet needs escaping: e&. */
export function hasSpecialName(country: Country): boolean {
  return !isPlain(walletNames(country).join(''));
}

/** Returns the names of a country's wallets. */
export function walletNames({ facts: { wallets } }: Country): readonly string[] {
  return wallets === undefined
    ? []
    : shared(wallets).entries.map((entry) => (entry.split('@') as [string])[0]);
}

/** Returns the conditions on the fields of a wallet's owner: a wallet of that name, and a number that it accepts. */
export function ofWallet(country: Country, name: string): Readonly<Record<string, Fits>> {
  const asked = walletPool(country).entries.find((each) => each.name === name) as Wallet;
  const isIts: Fits = (wallet) => wallet.startsWith(`${name} +`);
  const fits: Fits = (phone) => takes(asked, phone.slice(phone.indexOf(' ')).replace(/\D/g, ''));
  return asked.starts ? { wallet: isIts, phone: fits } : { wallet: isIts };
}

/** Returns true if a wallet accepts numbers that start with these digits after the country code. */
export function takes({ starts }: Wallet, digits: string): boolean {
  return starts?.some((start) => digits.startsWith(start)) ?? true;
}

/** Returns the name of a person's wallet. */
export function walletName(p: Persona): string {
  return (p.read('wallet').split(' +') as [string])[0];
}

export interface Wallet {
  readonly name: string;
  readonly piece: Piece;
  /** Prefixes of its numbers after the country code; any number if undefined. */
  readonly starts: readonly string[] | undefined;
}

/** Returns the wallets of a country by their shares. */
export function walletPool({ facts }: Country): Pool<Wallet> {
  const { entries, shares } = shared(facts.wallets as string);
  const wallets = entries.map((entry): Wallet => {
    const [name = '', starts] = entry.split('@');
    return { name, piece: new Piece(`${name} `), starts: starts?.split(',') };
  });
  return new Pool(wallets, shares);
}

/** Returns the payer's wallet, if it is among them. */
export function payersOf({ entries }: Pool<Wallet>, payer: Persona): Wallet | undefined {
  const name = walletName(payer);
  return entries.find((wallet) => wallet.name === name);
}
