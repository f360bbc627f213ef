import { CARD_WORDS } from '../data/conditionWords.ts';
import { HAVING_WORDS, JOINING_WORDS } from '../data/requestWords.ts';
import { list } from '../kernel/text.ts';
import { type Token, tokensOf, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import type { Meaning } from './countryWords.ts';
import { isBrandWord } from './names.ts';
import type { Run } from './runs.ts';
import { isNumberKind } from './wallets.ts';

/** A name of several words or signs, as written. */
interface Written {
  readonly words: readonly Token[];
  readonly selector: string;
}

/** Names by their first word. */
export type WrittenNames = ReadonlyMap<string, readonly Written[]>;

const byCountry = new WeakMap<Country, WrittenNames>();

/**
 * Returns presets by their full names and their keys, and fields by labels with signs in them. A bank, a brand or a
 * field inside such a name is part of it ("Interbank transfer by CCI", "Alias CBU/CVU"). Marks the tokens as used.
 */
export function writtenIn(tokens: readonly Token[], country: Country): readonly Run<Meaning>[] {
  const names = byCountry.get(country) ?? namesOf(country);
  byCountry.set(country, names);
  return writtenRuns(tokens, names).map(({ from, to, meaning }) => {
    for (const token of tokens.slice(from, to)) token.used = true;
    return { from, to, meaning: { selectors: [meaning] } };
  });
}

/** Returns the names in all countries that contain a number: `NAPAS 247`, `HUB-3`. */
export function numberedNames(countries: readonly Country[]): WrittenNames {
  return byFirstWord(
    countries.flatMap(({ facts }) =>
      [
        ...Object.values(facts.fields).map(({ label = '' }) => label),
        ...(facts.presets ?? []).flatMap(({ key, name }) => [key, name]),
      ]
        .filter((name) => /[0-9]/.test(name))
        .map((name) => [name, ''] as const),
    ),
  );
}

function namesOf({ fields, presets }: Country): WrittenNames {
  const ofPresets = [...presets].flatMap(([key, { name }]) =>
    [name, key]
      .filter((each) => /[^a-z]/i.test(each) || (isBrandWord(each) && !fields.has(each)))
      .map((each) => [each, `preset:${key}`] as const),
  );
  const ofFields = [...fields].flatMap(([key, { label }]) =>
    /[,/+:;()0-9]/.test(label) ||
    [...presets.keys()].some((preset) => label.toLowerCase().includes(` ${preset}`))
      ? [[label, key] as const]
      : [],
  );
  return byFirstWord([...ofPresets, ...ofFields]);
}

function byFirstWord(names: readonly (readonly [name: string, selector: string])[]): WrittenNames {
  const table = new Map<string, Written[]>();
  for (const [name, selector] of names) {
    const words = tokensOf(name, () => new Set());
    const [{ word } = { word: '' }] = words;
    const same = table.get(word);
    if (same) same.push({ words, selector });
    else table.set(word, [{ words, selector }]);
  }
  return table;
}

/** Returns the positions of such names. */
export function writtenRuns(tokens: readonly Token[], names: WrittenNames): readonly Run<string>[] {
  const runs: Run<string>[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const fitting =
      names.get((tokens[from] as Token).word)?.filter(({ words }) => stands(tokens, from, words)) ?? [];
    const [longest] = [...fitting].sort((a, b) => b.words.length - a.words.length);
    if (!longest) continue;
    const to = from + longest.words.length;
    runs.push({ from, to, meaning: longest.selector });
    from = to - 1;
  }
  return runs;
}

/** Returns true if a name stands at a token by itself; "number" after it makes it a field. */
function stands(tokens: readonly Token[], from: number, words: readonly Token[]): boolean {
  const to = from + words.length;
  const isSame = words.every(({ word, joint }, i) => {
    const token = tokens[from + i];
    return token?.word === word && !token.used && token.joint === joint;
  });
  if (!isSame || isNumberKind(wordAt(tokens, to))) return false;
  return words.length > 1 || isAlone(tokens, from);
}

/** Returns true if a card brand means its payment scheme, because no card is mentioned. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  return !CARDS.has(before) && !CARDS.has(after) && !HAVING_WORDS.has(before) && !JOINING_WORDS.has(before);
}

const CARDS: ReadonlySet<string> = new Set(list(CARD_WORDS));
