import { DIGITS, LETTERS, type Random } from '../kernel/random.ts';
import { replacedAt } from '../kernel/text.ts';
import type { Fault } from '../model.ts';
import type { Written } from './written.ts';

/** The cases that every number has. */
export const COMMON_CASES: readonly string[] = ['empty', 'short', 'long', 'characters'];

/** A valid number and its standard. */
interface Spoilt {
  readonly number: string;
  readonly written: Written;
  readonly mend: ((number: string) => string | undefined) | undefined;
  readonly wrong: Readonly<Record<string, (number: string, random: Random) => string>>;
  /** Returns every rule that a number breaks. */
  readonly broken: (number: string) => readonly Fault[];
}

/** Returns the number with the fault of that name and no other; undefined if it cannot have it. */
export function spoil(from: Spoilt, name: string, random: Random): string | undefined {
  const isCommon = Object.hasOwn(WAYS, name) && !Object.hasOwn(from.wrong, name);
  return (isCommon ? (WAYS[name] as Way) : byRule(name))(from, random);
}

type Way = (from: Spoilt, random: Random) => string | undefined;

/** Maximum number of attempts before a case counts as impossible for a number. */
const TRIES = 600;

const WAYS: Readonly<Record<string, Way>> = {
  empty: () => '',
  short: (from, random) =>
    resized(from, 'short', from.written.bounds(from.number)[0] - 1, random) ??
    resized(from, 'short', from.written.bounds()[0] - 1, random),
  long: (from, random) => resized(from, 'long', from.written.bounds()[1] + 1, random),
  characters({ number, written }, random) {
    const printed = written.print(number);
    return (
      tried(
        random,
        (at) => {
          const char = printed[at] as string;
          if (!isSolid(char)) return undefined;
          const wrong = replacedAt(printed, at, /\d/.test(char) ? random.pick(LETTERS) : random.pick(DIGITS));
          return isOnly('characters', written, wrong) ? wrong : undefined;
        },
        printed.length,
      ) ?? strange(written, printed)
    );
  },
  // The check characters, if the standard tells which ones they are; otherwise any character.
  checksum: (from, random) => miscopied(from, random, true) ?? miscopied(from, random, false),
  transposed: ({ number, written, broken }, random) =>
    tried(
      random,
      (at) => {
        const wrong = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
        return wrong !== number && breaksOnly('checksum', written, wrong, broken)
          ? written.print(wrong)
          : undefined;
      },
      number.length - 1,
      1,
    ),
};

/**
 * Returns the number with one other character, at its check characters or at any position, that breaks only the
 * checksum.
 */
function miscopied(
  { number, written, mend, broken }: Spoilt,
  random: Random,
  isCheck: boolean,
): string | undefined {
  return tried(
    random,
    (at) => {
      const digit = /[A-Z]/i.test(number.charAt(at)) && random.chance(0.5);
      const wrong = replacedAt(number, at, digit ? random.pick(DIGITS) : other(number, at, random));
      if (isCheck && mend?.(wrong) !== number) return undefined;
      return breaksOnly('checksum', written, wrong, broken) ? written.print(wrong) : undefined;
    },
    number.length,
    8,
  );
}

/**
 * Returns a function that breaks a rule of the standard: by its own `wrong`, otherwise by changing some characters
 * until it is broken, otherwise by trying every character at every position.
 */
function byRule(name: string): Way {
  return (from, random) => {
    const { number, wrong } = from;
    const own = Object.hasOwn(wrong, name) ? wrong[name] : undefined;
    if (own) return tried(random, () => breaking(from, name, own(number, random)), number.length);
    const count = (tries: number) => 1 + (Math.floor(tries / number.length) % 3);
    return (
      tried(
        random,
        (at, tries) => breaking(from, name, scrambled(number, at, count(tries), random)),
        number.length,
      ) ?? replaced(number).flatMap((changed) => breaking(from, name, changed) ?? [])[0]
    );
  };
}

/**
 * Returns a changed number in print, if it breaks only that rule. Its check digits are corrected, unless they are
 * the fault.
 */
function breaking(
  { written, mend = same, broken }: Spoilt,
  name: string,
  changed: string,
): string | undefined {
  if (isOnly(name, written, changed)) return written.print(changed);
  const mended = name === 'checksum' ? changed : mend(changed);
  if (mended === undefined || !breaksOnly(name, written, mended, broken)) return undefined;
  return written.print(mended);
}

/** Returns every number with one other character of the same kind. */
function replaced(number: string): readonly string[] {
  return Array.from(number, (_, at) =>
    Array.from(others(number, at), (char) => replacedAt(number, at, char)),
  ).flat();
}

function same(number: string): string {
  return number;
}

/** Returns the number in another length, with corrected check digits if the rule applies to any length. */
function resized(
  { number, written, mend = same }: Spoilt,
  name: string,
  length: number,
  random: Random,
): string | undefined {
  if (written.sized(length) !== name) return undefined;
  return tried(
    random,
    (at) => {
      let wrong = number.slice(0, at) + number.slice(at + Math.max(0, number.length - length));
      while (wrong.length < length) wrong = wrong.slice(0, at) + other(number, at, random) + wrong.slice(at);
      wrong = wrong.slice(0, length);
      const mended = mend(wrong);
      const best = mended?.length === length && isOnly(name, written, mended) ? mended : wrong;
      return isOnly(name, written, best) ? written.print(best) : undefined;
    },
    number.length,
  );
}

/** Visits positions from a random one on, at most a given number of times, until a change is found. */
function tried(
  random: Random,
  attempt: (at: number, tries: number) => string | undefined,
  places: number,
  rounds = TRIES,
): string | undefined {
  const first = random.below(Math.max(1, places));
  for (let tries = 0; tries < Math.min(TRIES, rounds * places); tries++) {
    const found = attempt((first + tries) % Math.max(1, places), tries);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns whether the value is refused for its writing, and for that case only. */
function isOnly(name: string, written: Written, value: string): boolean {
  return written.read(value) === undefined && written.fault(value).fault === name;
}

function breaksOnly(name: string, written: Written, number: string, broken: Spoilt['broken']): boolean {
  if (!written.fits(number) || written.read(written.print(number)) !== number) return false;
  const faults = broken(number);
  return faults.length === 1 && faults[0]?.fault === name;
}

/** Replaces some characters from a position on by others of their kind. */
function scrambled(number: string, at: number, count: number, random: Random): string {
  let wrong = number;
  for (let i = at; i < Math.min(number.length, at + count); i++)
    wrong = replacedAt(wrong, i, other(number, i, random));
  return wrong;
}

/** Returns another character of the same kind as at a position. */
function other(number: string, at: number, random: Random): string {
  return random.pick(others(number, at));
}

/** Returns the other characters of that kind. */
function others(number: string, at: number): string {
  const char = number[at] as string;
  const kin = /\d/.test(char) ? DIGITS : char === char.toLowerCase() ? LETTERS.toLowerCase() : LETTERS;
  return kin.replace(char, '');
}

/** Returns a character that no number contains, if letters and digits may stand anywhere. */
function strange(written: Written, printed: string): string | undefined {
  const wrong = replacedAt(printed, printed.length >> 1, '?');
  return isOnly('characters', written, wrong) ? wrong : undefined;
}

function isSolid(char: string): boolean {
  return /[0-9A-Z]/i.test(char);
}
