import { Day } from '../kernel/day.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Checker, Encoded, Fault, Validator } from '../model.ts';
import { COMMON_CASES, spoil } from './spoil.ts';
import { type WrittenOptions, writtenAs } from './written.ts';

/**
 * Declaration of a standard: the form of its numbers, their check digits, further rules, the facts that they
 * encode, and their generator. Faults, printed forms and cases follow from it. `number` is always the bare number
 * in capitals, with a length and characters that the pictures allow, so that each rule can be checked
 * independently.
 */
export interface Standard<Who> extends WrittenOptions {
  readonly id: string;
  readonly label: string;
  /** Returns the number with correct check digits, which may be the number itself; undefined if no check digit fits. */
  readonly mend?: (number: string) => string | undefined;
  /**
   * The rules by the name of their case. Each returns the value found and the value expected, or undefined if the
   * number obeys it. A checksum that is no correctable digit is a rule named `checksum`.
   */
  readonly rules?: Readonly<Record<string, (number: string) => string | undefined>>;
  /** Returns a number that breaks the rule of that name. Needed only if changing some characters does not find one. */
  readonly wrong?: Readonly<Record<string, (number: string, random: Random) => string>>;
  /** Returns what the number encodes about its holder or issuer, as far as it is certain. */
  readonly reads?: (number: string) => Reading;
  /** Generates a valid value, in its usual printed form, for the holder. */
  readonly make: (random: Random, who: Who) => string;
  /**
   * Number of neighbouring draws that `make` may turn into one number, because some have no check digit; 1 by
   * default.
   */
  readonly gap?: number;
}

/** Facts that a number encodes; unknown ones are undefined. */
type Reading = Readonly<Record<string, string | Day | undefined>>;

/** Returns the validator of a declared standard. */
export function standard<Who = unknown>(declared: Standard<Who>): Validator<Who> {
  return { ...checker(declared), make: declared.make, gap: declared.gap };
}

/** Returns a checker without a generator, for one of several standards of a validator. */
export function checker(declared: Omit<Standard<never>, 'make'>): Checker {
  const { id, label, mend, rules = {}, wrong = {}, reads } = declared;
  const written = onFirstUse(() => writtenAs(declared));
  const named = Object.entries(rules);
  const broken = (number: string): readonly Fault[] => [
    ...named.flatMap(([fault, rule]) => reasoned(fault, rule(number))),
    ...reasoned('checksum', mend && whyUnmended(number, mend(number))),
  ];
  return {
    id,
    label,
    cases: [
      ...new Set([
        ...COMMON_CASES,
        ...Object.keys(rules),
        ...(mend || rules.checksum ? ['checksum', 'transposed'] : []),
      ]),
    ],
    valid(value) {
      const number = written().read(value);
      if (number === undefined) return false;
      for (const [, rule] of named) if (rule(number) !== undefined) return false;
      return mend === undefined || mend(number) === number;
    },
    faults(value) {
      const number = written().read(value);
      return number === undefined ? [written().fault(value)] : broken(number);
    },
    bare(value) {
      const number = written().read(value);
      return number === undefined ? value : written().prefixOf(value).replace(/[ -]$/, '') + number;
    },
    formatted(value) {
      const number = written().read(value);
      return number === undefined ? value : written().print(number, written().prefixOf(value) || undefined);
    },
    mended(value) {
      const number = written().read(value);
      const right = number === undefined || mend === undefined ? number : mend(number);
      return right === undefined ? undefined : written().prefixOf(value).replace(/[ -]$/, '') + right;
    },
    reads(value) {
      const number = written().read(value);
      return number === undefined || reads === undefined ? {} : encoded(reads(number));
    },
    spoil(value, name, random) {
      const number = written().read(value);
      if (number === undefined) return undefined;
      const prefix = written().prefixOf(value);
      const alike = { ...written(), print: (other: string) => written().print(other, prefix) };
      const spoilt = spoil({ number, written: alike, mend, wrong, broken }, name, random);
      // A bare value stays bare.
      return spoilt !== undefined && bare(value) === value ? bare(spoilt) : spoilt;
    },
  };
}

function reasoned(fault: string, reason: string | undefined): readonly Fault[] {
  return reason === undefined ? [] : [{ fault, reason }];
}

/** Returns which check characters are wrong, and what they should be. */
function whyUnmended(number: string, right: string | undefined): string | undefined {
  if (right === number) return undefined;
  if (right === undefined) return `no check digit fits ${number}`;
  const [found, should] = [unlike(number, right), unlike(right, number)];
  const kind = /\D/.test(should.replaceAll(' and ', '')) ? 'character' : 'digit';
  return should.length === 1
    ? `check ${kind} is ${found}, should be ${should}`
    : `check ${kind}s are ${found}, should be ${should}`;
}

/** Returns the characters that differ from the other number; adjacent ones in one piece. */
function unlike(number: string, other: string): string {
  return Array.from(number, (char, at) => (char === other[at] ? ' ' : char))
    .join('')
    .trim()
    .replace(/ +/g, ' and ');
}

function encoded(reading: Reading): Encoded {
  const said = Object.entries(reading).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    said.map(([key, part]) => [key, part instanceof Day ? part.iso : (part as string)]),
  );
}
