import {
  ARTICLES,
  CODE_LINKS,
  IDLE_WORDS,
  JOINING_WORDS,
  KIND_WORDS,
  NO_WORD,
  ORDINAL_WORDS,
  TOLD_WORDS,
  UNIT_WORDS,
  WHOLE_WORDS,
  WITHOUT_WORDS,
  wordSet,
} from '../data/requestWords.ts';
import { commonField } from '../lexicon/commonWords.ts';
import { type Token, wordAt } from '../lexicon/tokens.ts';
import { formsSaid } from './forms.ts';
import { countOf } from './numbers.ts';
import type { Subject } from './subject.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Returns the words, as written, that the request did not use. */
export function ignoredIn(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  { country }: Subject,
  isFirm: boolean,
): readonly string[] {
  const isOfCountry = (word: string) =>
    [
      vocabulary.territoryOf(word),
      vocabulary.countryOfCode(word),
      vocabulary.misspeltTerritory(word),
    ].includes(country);
  // "the last 30 days" and "names with 5 letters" would be other rows, "16 digits" are not.
  const isOfUnit = ({ at, word }: Token) =>
    countOf(word) !== undefined &&
    UNIT_WORDS.has(wordAt(tokens, at + 1)) &&
    !LETTERS.has(wordAt(tokens, at + 1)) &&
    !OF_PERIODS.has(wordAt(tokens, at - 1));
  const isOpen = (token: Token) => !isIdle(token.word) && !isOfUnit(token);
  const unheeded = tokens.flatMap((token) => unheededAt(tokens, token.at));
  // Rows contain firms of every legal form.
  const forms = isFirm ? formsSaid(tokens, country) : [];
  const isLeft = (token: Token) =>
    isSeed(tokens, token) ||
    forms.some(({ from, to }) => from <= token.at && token.at < to) ||
    unheeded.includes(token) ||
    (!token.used && (token.figure || isTold(tokens, token) || (isOpen(token) && !isOfCountry(token.word))));
  return tokens.filter(isLeft).map(({ raw }) => raw);
}

/** No reader sees a seed. */
function isSeed(tokens: readonly Token[], { at, figure }: Token): boolean {
  return figure === 'value' && wordAt(tokens, at - 1) === 'seed';
}

/** Returns words of an exclusion without effect, if its words are idle: "without country code". */
function unheededAt(tokens: readonly Token[], from: number): readonly Token[] {
  const { used, word } = tokens[from] as Token;
  if (used || !WITHOUT_WORDS.has(word)) return [];
  const rest = tokens.slice(from + 1);
  const end = rest.findIndex(
    ({ word, used, apart }) => used || apart || CODE_LINKS.has(word) || !isIdle(word),
  );
  const next = rest[end];
  return next && !next.used && !next.apart && !CODE_LINKS.has(next.word)
    ? []
    : tokens.slice(from, end < 0 ? undefined : from + 1 + end);
}

/** Returns true if an idle word must be reported: "world", but not "my website". */
function isTold(tokens: readonly Token[], { at, word }: Token): boolean {
  const [before, next] = [wordAt(tokens, at - 1), tokens[at + 1]];
  if (TOLD_WORDS.has(word)) return !OURS.has(before);
  // "digits only": the notation of a number; but "CPR numbers only"
  if (SIGNS_OF_NUMBERS.has(word))
    return (
      ONLY_WORDS.has(before) ||
      (!NUMBERS.has(word) && (NO_WORDS.has(before) || ONLY_WORDS.has(next?.word ?? '')))
    );
  // "iban no email": a number of it, or no email
  if (NO_WORD.has(word)) return !!next?.used && !next.apart && commonField(next.stem) !== undefined;
  if (word === 'same') return !!next && !next.used && !isIdle(next.word);
  if (PERIODS.has(word)) return WHICH_TIME.has(before);
  if (WHICH_TIME.has(word)) return PERIODS.has(next?.word ?? '');
  // "developers from India", "a slip for an engineer", but not "for developers", "our engineers"
  if (WORKERS.has(word))
    return (
      (ARTICLES.has(before) && FOR.has(wordAt(tokens, at - 2))) ||
      (FROM.has(next?.word ?? '') && !ARTICLES.has(before) && !FOR.has(before) && !OURS.has(before))
    );
  // "old-format NIC"
  if (OLD_OR_NEW.has(word)) return next?.word === 'format' || next?.word === 'style';
  return DAYS.has(word) && !tokens.some((token) => WANTED.has(token.word));
}

function isIdle(word: string): boolean {
  return [IDLE_WORDS, JOINING_WORDS, KIND_WORDS, ORDINAL_WORDS, UNIT_WORDS, WHOLE_WORDS].some((words) =>
    words.has(word),
  );
}

/** "last month", "today", but not "I need it today" */
const PERIODS = wordSet('day week month quarter year');
const WHICH_TIME = wordSet('last this next past previous current');
const DAYS = wordSet('today tomorrow yesterday');
const WANTED = wordSet('need needs needed want wants by until before please pls asap due demo can could');
/** "a salary slip for an engineer" */
const WORKERS = wordSet('engineer engineers developer developers');
const FOR = wordSet('for of');
const FROM = wordSet('from in');
const OLD_OR_NEW = wordSet('old new local national');
const SIGNS_OF_NUMBERS = wordSet(
  'digits numbers letters ziffern zahlen buchstaben chiffres lettres numeros digitos letras cifre numeri lettere cijfers cyfry cyfr siffror sifre tal',
);
const ONLY_WORDS = wordSet(
  'only just purely nur bloss uniquement seulement que solo solamente unicamente apenas somente so soltanto alleen slechts tylko bara endast kun',
);
const NUMBERS = wordSet('numbers numeros numeri');
const NO_WORDS = wordSet('no not sin sem senza ohne keine sans zonder bez');
const LETTERS = wordSet('letter letters');
const OF_PERIODS = wordSet('last past previous next within for');
const OURS = wordSet('my our your');
