import { Problem, shown } from '../../kernel/problem.ts';
import type { Country } from '../../model.ts';
import { steering, type Where } from '../steering.ts';
import type { Meaning } from './countryWords.ts';
import { namedIn, take } from './named.ts';
import type { Named } from './names.ts';
import { type Run, wordsAsWritten } from './runs.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The conditions that name something of a country, and the card that a brand is of. Marks the tokens used. */
export function namesWhere(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country, mentions }: Subject,
): { readonly where: Where; readonly cards: readonly Run<Meaning>[] } {
  const where: { [kind in Named['kind']]?: string } = {};
  const cards: Run<Meaning>[] = [];
  const runs = [...namedIn(vocabulary, tokens, country), ...misspeltCities(vocabulary, tokens, country)];
  // "a South African bank account" names no African Bank.
  const cuts = ({ from, to }: Run<unknown>) =>
    mentions.some((mention) => mention.from < from && from < mention.to && mention.to < to);
  for (const run of runs.filter((each) => !cuts(each))) {
    const { kind, name } = chosen(tokens, run);
    const before = where[kind];
    if (before !== undefined && before !== name)
      throw new Problem('unresolved', `ask for one ${kind}, not ${before} and ${name}`);
    where[kind] = name;
    take(tokens, run);
    if (kind === 'brand') cards.push({ from: run.from, to: run.to, meaning: { selectors: ['card'] } });
  }
  refuseForeignBrand(vocabulary, tokens, country);
  checkTogether(country, where);
  return { where, cards };
}

/** Of a place and a bank with one name the place, if it stands behind "in" or the like. */
function chosen(tokens: readonly Token[], { from, meaning }: Run<readonly Named[]>): Named {
  const first = meaning.find(({ kind }) => kind === 'city') ?? (meaning[0] as Named);
  const bank = meaning.find(({ kind }) => kind === 'bank');
  return bank && !/^(?:in|from|living|aus|de|en|a)$/.test(tokens[from - 1]?.word ?? '') ? bank : first;
}

/** Words of which nothing else is known, as cities of the country with a slip or an ending in them. */
function misspeltCities(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  country: Country,
): readonly Run<readonly Named[]>[] {
  return tokens.flatMap(({ raw, word, at, used }) => {
    if (used || !/^[^a-z]/.test(raw) || vocabulary.namesSomething(word)) return [];
    const cities = vocabulary.territoryOf(word) ? undefined : vocabulary.misspeltCity(word);
    const ours = cities?.filter((city) => city.country === country) ?? [];
    return ours.length > 0 && !vocabulary.names.of(word) ? [{ from: at, to: at + 1, meaning: ours }] : [];
  });
}

function refuseForeignBrand(vocabulary: Vocabulary, tokens: readonly Token[], country: Country): void {
  const foreign = namedIn(vocabulary, tokens).find(({ meaning }) =>
    meaning.every(({ kind }) => kind === 'brand'),
  );
  if (foreign) throw lacking(tokens, foreign, country);
}

/** Refuses the places and banks of other countries among the words that nothing explains. */
export function refuseForeign(vocabulary: Vocabulary, tokens: readonly Token[], country: Country): void {
  const [foreign] = namedIn(vocabulary, tokens);
  if (foreign) throw lacking(tokens, foreign, country);
}

function lacking(tokens: readonly Token[], run: Run<readonly Named[]>, country: Country): Problem {
  const { kind } = run.meaning[0] ?? { kind: 'brand' };
  const homes = [...new Set(run.meaning.map((named) => named.country.name))].slice(0, 10).join(', ');
  const known = {
    city: country.places.map(({ city }) => city.text),
    region: country.places.map(({ region }) => region.text),
    bank: country.banks.map(({ bank }) => bank.text),
    brand: country.facts.cards.replace(/:[0-9.]+/g, '').split(' '),
  }[kind];
  const some = [...new Set(known)].slice(0, 10).join(', ');
  return new Problem(
    'unresolved',
    `${country.name} has no ${kind} ${shown(wordsAsWritten(tokens, run))}${homes && ` (that is of ${homes})`}; it has ${some}`,
  );
}

/** Refuses conditions that contradict each other. */
function checkTogether(country: Country, where: Where): void {
  try {
    steering(country, where);
  } catch (error) {
    throw error instanceof Problem ? new Problem('unresolved', error.message) : error;
  }
}
