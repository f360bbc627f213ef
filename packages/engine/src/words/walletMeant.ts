import {
  HAVING_WORDS,
  IDLE_WORDS,
  JOINING_WORDS,
  NUMBER_LEADERS,
  PAYING_WORDS,
  wordSet,
} from '../data/requestWords.ts';
import { Problem } from '../kernel/problem.ts';
import { commonWords } from '../lexicon/commonWords.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { countryWords, type Meaning } from './countryWords.ts';
import { areListed, phraseOf, type Run } from './runs.ts';

/**
 * Resolves runs that may mean wallets: somebody "with M-Pesa" has that wallet and makes no payment, and an account
 * or phone beside a wallet is its number.
 */
export function withWallets(
  country: Country,
  tokens: readonly Token[],
  runs: readonly Run<Meaning>[],
): readonly Run<Meaning>[] {
  if (tokens.some(({ word }) => PAYING_WORDS.has(word))) return withNumbers(tokens, runs);
  const isField = ({ meaning }: Run<Meaning>) => meaning.selectors.every((key) => country.fields.has(key));
  const had = runs.map((run) => {
    const isWallet = countryWords(country).isWallet(phraseOf(tokens.slice(run.from, run.to)));
    // "name, phone and Bizum"
    const isListed = runs.some((other) => isField(other) && areListed(tokens, other, run.from));
    if (!isWallet || !(isHad(tokens, run) || isListed)) return run;
    const wallet = walletNamed(country, tokens, run);
    return { ...run, meaning: { selectors: ['wallet'], ...(wallet !== undefined && { wallet }) } };
  });
  return withNumbers(tokens, had);
}

/** Removes the accounts and phones that only say that a wallet's number is meant. */
function withNumbers(tokens: readonly Token[], had: readonly Run<Meaning>[]): readonly Run<Meaning>[] {
  const isItsNumber = (run: Run<Meaning>) =>
    OF_WALLETS.has(run.meaning.selectors.join()) &&
    had.some(({ meaning, ...other }) => meaning.wallet !== undefined && areBeside(tokens, run, other));
  return had.filter((run) => !isItsNumber(run));
}

/** Returns the wallet, if the country has several and the request means one. */
export function walletMeant(
  country: Country,
  tokens: readonly Token[],
  runs: { readonly wanted: readonly Run<Meaning>[]; readonly unwanted: readonly Run<Meaning>[] },
): string | undefined {
  const [left] = runs.unwanted.flatMap((run) => walletNamed(country, tokens, run) ?? []);
  const [wallet, other] = new Set(runs.wanted.flatMap(({ meaning }) => meaning.wallet ?? []));
  if (left !== undefined && wallet === undefined)
    throw new Problem('unresolved-request', `ask for the wallet that you want, not for all but ${left}`);
  if (other === undefined) return wallet;
  throw new Problem('unresolved-request', `ask for one wallet, not for ${wallet} and ${other}`);
}

/** Returns the wallet that the words of a run name, whatever else they name. */
function walletNamed(
  country: Country,
  tokens: readonly Token[],
  { from, to }: Run<unknown>,
): string | undefined {
  return countryWords(country).walletOf(phraseOf(tokens.slice(from, to)));
}

/** "with M-Pesa", "M-Pesa customers", "número de Yape", "the wallet number for M-Pesa"; but not "pay with M-Pesa". */
function isHad(tokens: readonly Token[], { from, to }: Run<unknown>): boolean {
  const before = tokens.slice(0, from).findLast(({ word }) => !LINKS.has(word))?.word ?? '';
  const isOfPeople = commonWords().records.get(tokens[to]?.stem ?? '') === 'person';
  return isOfPeople || HAVING_WORDS.has(before) || NUMBER_LEADERS.has(before);
}

const LINKS = wordSet(
  'a an the his her their of for de del do di da du der la le el il un una une ein einem einer',
);

/** Fields whose word beside a wallet means the wallet's number. */
const OF_WALLETS: ReadonlySet<string> = new Set(['account', 'phone']);

/** Returns true if nothing separates or joins two runs. */
function areBeside(
  tokens: readonly Token[],
  one: { readonly from: number; readonly to: number },
  other: { readonly from: number; readonly to: number },
): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return (
    tokens
      .slice(first.to, second.from)
      .every(({ word, apart }) => !apart && IDLE_WORDS.has(word) && !JOINING_WORDS.has(word)) &&
    !(tokens[second.from] as Token).apart
  );
}
