import { putPiece } from '../kernel/bytes.ts';
import type { Pool } from '../kernel/pool.ts';
import type { Bank, Country, OwnField, Write } from '../model.ts';
import { hasSpecialName, type Wallet, walletPool } from './wallet.ts';

/** A wallet of the person's bank, among wallets that can pay each other. */
export const bankWallet: OwnField = { special: hasSpecialName, writer: bankWriter };

function bankWriter(country: Country): Write {
  const all = walletPool(country);
  const known = new Map<Bank, Pool<Wallet>>(
    country.banks.map((bank) => [bank, all.where(({ name }) => (bank.wallet?.text ?? name) === name)]),
  );
  return (out, at, random, p) => {
    const { piece } = (known.get(p.bank) as Pool<Wallet>).draw(random);
    return p.put('phone', out, putPiece(out, at, piece));
  };
}
