import { WALLET_NAMES } from '../../data/conditionWords.ts';
import { list } from '../../kernel/text.ts';
import type { Country } from '../../model.ts';

/** What people call the wallets of a country. */
export function walletNames({ facts }: Country): readonly string[] {
  return list(facts.wallets ?? '')
    .flatMap((name) => [name, ...list(WALLET_NAMES[name] ?? '')])
    .filter((name) => name !== '');
}

/** Whom to pay by such a wallet, rather than a payment by it. */
export function walletNumberNames(country: Country): readonly string[] {
  return walletNames(country).flatMap((name) => NUMBER_KINDS.map((kind) => `${name} ${kind}`));
}

const NUMBER_KINDS = [
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
