import { AMOUNT_WORDS, LATE_WORDS, LOST_WORDS, TOLD_BY_NONE, WRONG_NOT } from '../data/conditionWords.ts';
import { LOST_NOT, NOT_LEAVING } from '../data/negationWords.ts';
import { Problem, shown } from '../kernel/problem.ts';
import { fold } from '../kernel/text.ts';
import { isUnspaced, type Token, wordAt } from '../lexicon/tokens.ts';
import type { Country } from '../model.ts';
import { type Pattern, takeMatches, wordPattern } from './line.ts';
import type { Run } from './runs.ts';

const { quantities, payment, payments, than, counted, compared, money, codes, earning } = AMOUNT_WORDS;
const N = '[0-9]+';
const COMPARED = `(?:(?:${compared}) ){1,4}`;
const LINK = '(?: (?:is|are|of|a|an|the|with|that|which)){0,3}';
const UNIT = `(?:-| )?(?:${money}|(?:${codes})(?= (?:$|(?:in|from|to|for|a|per|and|or|with|by|as|on) )))`;

const PATTERNS: readonly Pattern<string>[] = [
  ...[
    `(?:${quantities})${LINK} ${COMPARED}${N}`,
    `(?:${quantities})(?: (?:of|is|equals?|equal to))? ${N}(?= $)`,
    `(?:${quantities}) (?:of|is|equals?|equal to) [0-9]{3,}(?!(?: [^ ]+)? (?:${counted}) )`,
    `(?:with|having|has|mit|avec|con) (?:${COMPARED})?${N} (?:${quantities})`,
    `${COMPARED}${N} (?:(?:a|per|in|of) ){0,2}(?:${quantities})`,
    `(?:${payment}) (?:of|von|de|di|van|na|${than}) [0-9]{2,}(?!(?: [^ ]+)? (?:${counted}) )`,
    `(?:${payments}) (?:of|von|de|di|van) [0-9]{2,}(?= (?:$|[0-9]|(?:in|from|to|each|by|and) ))`,
    `(?:${payments}) (?:${than}) ${N}`,
    `(?:${earning})${LINK} (?:${COMPARED})?${N}`,
    `${N}${UNIT}`,
  ].map((pattern): Pattern<string> => [wordPattern(`(${pattern})`), (words) => words]),
  [wordPattern(`((?:${WRONG_NOT}|non|yet)[ -])?(${LATE_WORDS})`), (not, words) => (not ? '' : words)],
];

const CUE = new RegExp(
  fold(`[ -](?:${[quantities, payment, payments, money, codes, earning, LATE_WORDS].join('|')})[ -]`),
);

/** The properties that requests can steer. */
const STEERABLE = 'rows can be steered by sex, age, city, region, bank, card brand and wallet';

/** Refuses conditions that cannot steer rows and whose omission would change the meaning: an income, an expiry. */
export function refuseUnsteered(tokens: readonly Token[], numbers: readonly Run<number>[]): void {
  const [asked] = takeMatches(tokens, PATTERNS, [CUE], numbers).flatMap(({ meaning }) => meaning || []);
  if (asked !== undefined)
    throw new Problem('unresolved-request', `rows cannot be steered by ${shown(asked)}; ${STEERABLE}`);
}

/** Refuses a request with an unknown word that changes the meaning, or with only unknown words. */
export function refuseLost(
  tokens: readonly Token[],
  selectors: readonly string[],
  { code }: Pick<Country, 'code'>,
): void {
  for (const token of tokens) {
    const { used, word, raw } = token;
    const told = used ? undefined : LOST_WORDS.get(word);
    if (told !== undefined) throw new Problem('unresolved-request', told);
    if (!used && leavesOut(tokens, token, code))
      throw new Problem(
        'unresolved-request',
        `it is unclear what ${shown(raw)} excludes; ask for what you want`,
      );
    if (!used && selectors.length === 0 && TOLD_BY_NONE.has(word))
      throw new Problem(
        'unresolved-request',
        `no field tells ${shown(raw)}; "fields" lists those that exist`,
      );
  }
}

/** "magyarok nem Budapestről", but not "warum nicht", "né à Lyon" or the NIE of Spain. */
function leavesOut(tokens: readonly Token[], { at, raw, word }: Token, country: string): boolean {
  const countries = LOST_NOT.get(word);
  if (!LOST_NOT.has(word) || (countries && (!countries.includes(country) || raw.toLowerCase() !== word)))
    return false;
  // "ich weiß nicht, …", but "서울 아님, 한국"
  if (raw === 'NIE' || (tokens[at + 1]?.apart && !isUnspaced(raw))) return false;
  return !NOT_LEAVING.behind.has(wordAt(tokens, at - 1)) && !NOT_LEAVING.before.has(wordAt(tokens, at + 1));
}
