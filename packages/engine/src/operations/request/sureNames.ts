import { BANK_LEADERS } from '../../data/conditionWords.ts';
import { IDLE_WORDS, PLACE_LINKS } from '../../data/requestWords.ts';
import type { Country } from '../../model.ts';
import { commonField } from './commonWords.ts';
import { isBankWord, isLeader, isPlaceWord } from './named.ts';
import type { Named } from './names.ts';
import { longestRun, type Run } from './runs.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The places and banks that are such whatever else their words mean, by where they stand: before their country ("Man,
 * Côte d'Ivoire"), behind "from" or "at", or as the whole request.
 */
export function sureNames(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
): readonly Run<readonly Named[]>[] {
  const runs: Run<readonly Named[]>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const { raw } = tokens[from] as Token;
    const before = tokens[from - 1];
    const mayStart =
      /^[^a-z]/.test(raw) && (!before || isLeader(before.word) || BANK_LEADERS.has(before.word));
    const find = () => longestRun(tokens, from, (...look) => sureName(vocabulary, tokens, look));
    const run = peopleAt(vocabulary, tokens, from) ?? (mayStart ? find() : undefined);
    if (run) runs.push(run);
    from = run ? run.to : from + 1;
  }
  return runs;
}

/** "Welsh man": the first word says already what both as one would. */
function peopleAt(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  from: number,
): Run<readonly Named[]> | undefined {
  const [one, other] = [tokens[from] as Token, tokens[from + 1]];
  const people = other && vocabulary.names.of(one.word + other.word);
  const all = (people && vocabulary.names.of(one.word)) ?? [];
  const isSaid = (named: Named) =>
    named.kind === 'region' && named.other && people?.some(({ name }) => name === named.name);
  if (all.length === 0 || !all.every(isSaid)) return undefined;
  return { from, to: from + 1, meaning: all };
}

function sureName(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  [phrase, from, to]: readonly [phrase: string, from: number, to: number],
): readonly Named[] | undefined {
  const all = vocabulary.names.of(phrase)?.filter(({ kind }) => kind !== 'brand') ?? [];
  const part = tokens.slice(from, to);
  if (all.length === 0 || part.map(({ word }) => word).join('') !== phrase.replaceAll(' ', ''))
    return undefined;
  if (part.every(({ word }) => isBankWord(word))) return undefined;
  const home = countryBehind(vocabulary, tokens, to);
  const own = home
    ? all.filter(({ country, kind }) => country === home && (kind !== 'bank' || from > 0))
    : [];
  if (own.length > 0) return own;
  if (vocabulary.territoryOf(phrase) !== undefined || isFieldOfCountry(vocabulary, part)) return undefined;
  const before = tokens[from - 1]?.word ?? '';
  const isBank =
    BANK_LEADERS.has(before) && part.every(({ raw, word }) => /^[^a-z]/.test(raw) || IDLE_WORDS.has(word));
  const isPlace =
    (from === 0 ? to === tokens.length : isLeader(before)) &&
    (part.length > 1 || isTelling(part[0] as Token));
  // "Welshman" tells a sex too.
  const isPeople = ({ other }: Named) => other === true && part.length === 1;
  return all.some((named) => (named.kind === 'bank' ? isBank : isPlace && !isPeople(named)))
    ? all
    : undefined;
}

/** The country named right behind a name: "Bayan, Kuwait", "77 Bank in Japan". */
function countryBehind(vocabulary: Vocabulary, tokens: readonly Token[], to: number): Country | undefined {
  const at = PLACE_LINKS.has(tokens[to]?.word ?? '') ? to + 1 : to;
  const territory = longestRun(tokens, at, (phrase) => vocabulary.territoryOf(phrase))?.meaning;
  return typeof territory === 'object' ? territory : undefined;
}

/** "Estado Mexico" asks for a field. */
function isFieldOfCountry(vocabulary: Vocabulary, part: readonly Token[]): boolean {
  const [field, land, ...more] = part.map(({ word }) => word);
  if (field === undefined || land === undefined || more.length > 0) return false;
  return vocabulary.namesSomething(field) && vocabulary.territoryOf(land) !== undefined;
}

/** Whether a single word with a capital is no word of sentences or fields. */
function isTelling({ raw, word }: Token): boolean {
  if (IDLE_WORDS.has(word) || isPlaceWord(word) || commonField(word) !== undefined) return false;
  return word.length > 3 ? raw !== raw.toUpperCase() : /[^A-Za-z]/.test(raw);
}
