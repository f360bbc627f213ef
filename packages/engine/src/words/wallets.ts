import { WALLET_NAMES } from '../data/conditionWords.ts';
import { walletNames as ownNames } from '../fields/wallet.ts';
import { list } from '../kernel/text.ts';
import type { Country } from '../model.ts';

/** What people call the wallets of a country. */
export function walletNames(country: Country): readonly string[] {
  return ownNames(country).flatMap(namesOf);
}

/** What people call each wallet, its numbers and payments by it, in a country that has several. */
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

/** Whom to pay by such a wallet, rather than a payment by it. */
export function walletNumberNames(country: Country): readonly string[] {
  return numberNames(walletNames(country));
}

/** Payments by each wallet: its own scenario, or that from one wallet to another. */
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

/** Whether a selector gives one of the wallets. */
export function isOfWallets(selector: string): boolean {
  return selector === 'wallet' || PAYMENTS.some((key) => selector === `preset:${key}`);
}

const PAYMENTS: readonly string[] = ['mobile-money', 'wallet-payment'];

function paymentNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => ['payment', 'transfer', 'transaction'].map((kind) => `${name} ${kind}`));
}

/** Names of ways to pay as those of the numbers that they go by. */
export function numberNames(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => NUMBER_KINDS.map((kind) => `${name} ${kind}`));
}

/** Whether a word only says that a wallet's number is meant. */
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
