import { WALLET_NAMES } from '../data/conditionWords.ts';
import { walletNames as ownNames } from '../fields/wallet.ts';
import { list } from '../kernel/text.ts';
import type { Country } from '../model.ts';

/** Returns the common names of a country's wallets. */
export function commonWalletNames(country: Country): readonly string[] {
  return ownNames(country).flatMap(namesOf);
}

/** Returns the common names of each wallet, its numbers and its payments, in a country with several. */
export function namesByWallet(
  country: Country,
): readonly (readonly [wallet: string, names: readonly string[]])[] {
  const wallets = ownNames(country);
  return wallets.length < 2
    ? []
    : wallets.map((wallet) => {
        const names = namesOf(wallet);
        return [wallet, [...names, ...numberNames(names), ...paymentNames(names)]];
      });
}

function namesOf(wallet: string): readonly string[] {
  const others = WALLET_NAMES[wallet];
  return others === undefined ? [wallet] : [wallet, ...list(others)];
}

/** Returns names of a payee with such a wallet, rather than of a payment. */
export function walletNumberNames(country: Country): readonly string[] {
  return numberNames(commonWalletNames(country));
}

/** Returns the payments by each wallet: its own scenario, or the one between two wallets. */
export function walletPayments(
  country: Country,
): readonly (readonly [selector: string, names: readonly string[]])[] {
  return ownNames(country).map((wallet) => {
    const names = namesOf(wallet);
    const key = [...names.map((name) => name.toLowerCase()), ...PAYMENTS].find((each) =>
      country.presets.has(each),
    );
    return [`preset:${key}`, paymentNames(names)];
  });
}

/** Returns true if a selector returns a wallet. */
export function isOfWallets(selector: string): boolean {
  return selector === 'wallet' || PAYMENTS.some((key) => selector === `preset:${key}`);
}

const PAYMENTS: readonly string[] = ['mobile-money', 'wallet-payment'];

function paymentNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => ['payment', 'transfer', 'transaction'].map((kind) => `${name} ${kind}`));
}

/** Turns names of ways to pay into names of their numbers. */
export function numberNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => NUMBER_KINDS.map((kind) => `${name} ${kind}`));
}

/** Returns true if a word only says that a wallet's number is meant. */
export function isNumberKind(word: string): boolean {
  return NUMBER_KINDS.includes(word);
}

const NUMBER_KINDS: readonly string[] = [
  'number',
  'no',
  'nr',
  'account',
  'wallet',
  'id',
  'phone',
  'account number',
  'phone number',
];
