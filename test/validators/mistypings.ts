import { DIGITS, LETTERS, type Random } from '../../packages/engine/src/kernel/random.ts';
import { changeStream, replaceAt } from '../support/validatorValues.ts';

/** Changes a value at a position; returns undefined where the change does not apply. */
type Change = (value: string, at: number, random: Random) => string | undefined;

/** Kinds of mistyping, for which `strength.ts` lists refusal rates. */
export const MISTYPINGS: Readonly<Record<string, Change>> = {
  digit: (value, at, random) =>
    isDigit(value[at]) ? replaceAt(value, at, other(value, at, DIGITS, random)) : undefined,
  swap: (value, at) =>
    isDigit(value[at]) && isDigit(value[at + 1]) && value[at] !== value[at + 1]
      ? value.slice(0, at) + value.charAt(at + 1) + value.charAt(at) + value.slice(at + 2)
      : undefined,
  letter: (value, at, random) =>
    isLetter(value[at]) ? replaceAt(value, at, other(value, at, LETTERS, random)) : undefined,
  kind: (value, at, random) =>
    isDigit(value[at])
      ? replaceAt(value, at, random.pick(LETTERS))
      : isLetter(value[at])
        ? replaceAt(value, at, random.pick(DIGITS))
        : undefined,
  dropped: (value, at) =>
    isDigit(value[at]) || isLetter(value[at]) ? value.slice(0, at) + value.slice(at + 1) : undefined,
  added: (value, at, random) =>
    value.slice(0, at) + random.pick(random.chance(0.5) ? DIGITS : LETTERS) + value.slice(at),
  parted: (value, at, random) => value.slice(0, at) + random.pick(' -./') + value.slice(at),
  cut: (value, at) => (at > 0 ? value.slice(0, at) : undefined),
  tail: (value, at) => (at > 0 ? value.slice(at) : undefined),
  longer: (value, at, random) =>
    at % 2 === 0 ? like(value[0], random) + value : value + like(value.at(-1), random),
};

/** Returns the percentage of changes that are refused, at every position of every value, and the number of changes. */
export function refusalRate(
  values: readonly string[],
  change: Change,
  valid: (value: string) => boolean,
): { readonly rate: number; readonly count: number } {
  let refused = 0;
  let count = 0;
  values.forEach((value, row) => {
    const random = changeStream('change', row);
    for (let at = 0; at <= value.length; at++) {
      const wrong = change(value, at, random);
      if (wrong === undefined || wrong === value) continue;
      count++;
      if (!valid(wrong)) refused++;
    }
  });
  return { rate: count === 0 ? 100 : (100 * refused) / count, count };
}

/** Returns two characters of the same kind, as if typed by mistake. */
function like(char: string | undefined, random: Random): string {
  return random.chars(2, isLetter(char) ? LETTERS : DIGITS);
}

function other(value: string, at: number, from: string, random: Random): string {
  return random.pick(from.replace(value.charAt(at).toUpperCase(), ''));
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[A-Z]/i.test(char);
}
