import { WALLET_NAMES } from '../../data/conditionWords.ts';
import { walletNames as ownNames } from '../../fields/wallet.ts';
import { list } from '../../kernel/text.ts';
import type { Country } from '../../model.ts';

/** What people call the wallets of a country. */
export function walletNames(country: Country): readonly string[] {
  return ownNames(country).flatMap((name) => [name, ...namesIn(WALLET_NAMES[name])]);
}

/** The names by which people mean one wallet where the field may give another. */
export function oneWalletNames(country: Country): readonly string[] {
  return ownNames(country).length > 1 ? [...walletNames(country), ...walletNumberNames(country)] : [];
}

function namesIn(text = ''): readonly string[] {
  return list(text).filter((name) => name !== '');
}

/** Whom to pay by such a wallet, rather than a payment by it. */
export function walletNumberNames(country: Country): readonly string[] {
  return numberNames(walletNames(country));
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
