import { NUMBER_WORDS, NUMBERED_WORDS, UNIT_WORDS } from '../../data/requestWords.ts';
import type { Token } from './tokens.ts';

/** How many are asked for: the first number that counts things. */
export function countIn(tokens: readonly Token[]): { n?: number } {
  for (const { at, word, used, apart } of tokens) {
    const count = used ? undefined : countOf(word);
    if (count === undefined) continue;
    const [earlier, before] = [tokens[at - 2]?.word, tokens[at - 1]?.word ?? ''];
    const after = tokens[at + 1]?.word ?? '';
    if (UNIT_WORDS.has(after) || (/^[0-9]/.test(word) && NUMBERED_WORDS.has(before) && !apart)) continue;
    if (before === 'half' || (earlier === 'half' && before === 'a')) return { n: count / 2 };
    return { n: multiplied(count, countOf(after)) };
  }
  return {};
}

/** `two dozen`, `three hundred`, `twenty five`. */
function multiplied(count: number, next = 0): number {
  if (next === 12 || next === 100 || next === 1000) return count * next;
  return count >= 20 && count % 10 === 0 && next < 10 ? count + next : count;
}

/** The number that a word is: `5`, `five`, `5x`, `2k`. */
export function countOf(word: string): number | undefined {
  const digits = /^x?([0-9]{1,7})(x|k)?$/.exec(word);
  return digits ? Number(digits[1]) * (digits[2] === 'k' ? 1000 : 1) : NUMBER_WORDS.get(word);
}
