import type { Token } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { countryWords } from './countryWords.ts';
import type { Run } from './runs.ts';

/** Maximum number of words in a legal form: "Sp. z o.o. Sp. k." */
const MOST_WORDS = 6;

/** Returns the legal forms of a country's firms in a request, in used words too: "GmbH", "Sp. z o.o.", "A/S". */
export function formsSaid(tokens: readonly Token[], country: Country): readonly Run<undefined>[] {
  const runs: Run<undefined>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const to = endOfForm(tokens, from, country);
    if (to > from) runs.push({ from, to, meaning: undefined });
    from = Math.max(to, from + 1);
  }
  return runs;
}

function endOfForm(tokens: readonly Token[], from: number, country: Country): number {
  const forms = countryWords(country);
  for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from; to--) {
    const part = tokens.slice(from, to);
    const words = [' ', ''].map((gap) => part.map(({ word }) => word).join(gap));
    const raw = part.map((token) => token.raw).join('');
    const stems = part.length === 1 ? part.map(({ stem }) => stem) : [];
    if ([...words, ...stems].some((word) => forms.isForm({ word, raw }))) return to;
  }
  return from;
}
