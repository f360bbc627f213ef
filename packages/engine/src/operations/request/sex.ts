import { NOT_WORDS, SEX_WORDS } from '../../data/conditionWords.ts';
import { Problem, shown } from '../../kernel/problem.ts';
import { list } from '../../kernel/text.ts';
import type { Sex } from '../../model.ts';
import { byPhrase, phrasesOf } from './phrases.ts';
import { longestRuns } from './runs.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

type Word = keyof typeof SEX_WORDS;

/** The sex that the people shall have; both, or none, is no condition. Marks the tokens used that say nothing else. */
export function sexIn(vocabulary: Vocabulary, tokens: readonly Token[]): Sex | undefined {
  words ??= byPhrase(Object.entries(SEX_WORDS).map(([sex, names]) => [sex as Word, list(names)]));
  const table = words;
  const sexes = longestRuns(tokens, (phrase, from) => {
    const meaning = table.get(phrase) ?? demonymSex(vocabulary, phrase);
    return meaning && isException(tokens, from) ? undefined : meaning;
  }).map(({ from, to, meaning }) => {
    for (const token of tokens.slice(from, to)) token.used ||= !isDemonym(vocabulary, token.word);
    if (meaning === 'neither') {
      const said = shown((tokens[from] as Token).raw);
      throw new Problem('unresolved', `${said} is no sex that rows can have; ask for female or male`);
    }
    for (const label of [tokens[from - 1], tokens[to]]) {
      if (label && LABELS.has(label.word)) label.used = true;
    }
    return turned(tokens[from - 1]?.word ?? '') ? OTHER[meaning] : meaning;
  });
  const [sex, other] = new Set(sexes);
  return other === undefined ? sex : undefined;
}

let words: ReadonlyMap<string, Word> | undefined;
let notWords: ReadonlySet<string> | undefined;

const OTHER = { female: 'male', male: 'female' } as const;

/** A label that a sex may stand beside: `gender: female`. */
const LABELS: ReadonlySet<string> = new Set(['sex', 'gender']);

function turned(before: string): boolean {
  notWords ??= new Set(phrasesOf(list(NOT_WORDS)));
  return notWords.has(before);
}

/** `Irishwoman`, `Frenchmen`: but not `German`. */
const DEMONYM = /(?:ch|sh|s)(wo)?m[ae]n$/;

function demonymSex(vocabulary: Vocabulary, word: string): Sex | undefined {
  const ending = DEMONYM.exec(word);
  if (!ending || !isDemonym(vocabulary, word)) return undefined;
  return ending[1] ? 'female' : 'male';
}

/** Whether a word names a people, by their country or a part of it. */
function isDemonym(vocabulary: Vocabulary, word: string): boolean {
  if (typeof vocabulary.territoryOf(word) === 'object') return true;
  return DEMONYM.test(word) && vocabulary.names.of(word) !== undefined;
}

/** Words that are no sex before some others: "mother's maiden name", « donne-moi un IBAN ». */
const EXCEPTIONS: readonly (readonly [word: RegExp, next: RegExp])[] = [
  [/^(?:mother|father|husband|wife)s?$/, /^(?:name|maiden|first|last|surname|tongue)$/],
  [/^donne$/, /^(?:moi|nous|un|une|le|la|les|des|[0-9]+)$/],
];

function isException(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [(tokens[at] as Token).word, tokens[at + 1]?.word ?? ''];
  return EXCEPTIONS.some(([one, other]) => one.test(word) && other.test(next));
}
