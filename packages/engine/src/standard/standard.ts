import { Day } from '../kernel/day.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Checker, Encoded, Fault, Validator } from '../model.ts';
import { COMMON_CASES, spoil } from './spoil.ts';
import { type WrittenOptions, writtenAs } from './written.ts';

/**
 * A standard as it is declared: how its numbers are written, their check digits, their further rules, what they say
 * and how one is made. Its faults, forms and cases follow. `number` is always the bare number in capitals, with a
 * length and characters that the pictures allow, so that each rule may be asked whatever the others say.
 */
export interface Standard<Who> extends WrittenOptions {
  readonly id: string;
  readonly label: string;
  /** The number with its check digits set right: itself where they are; nothing where no check digit would fit. */
  readonly mend?: (number: string) => string | undefined;
  /**
   * By the name of the case: what breaks the rule and what would be right, nothing where it holds. A check that is no
   * digit to be set right is a rule named `checksum`.
   */
  readonly rules?: Readonly<Record<string, (number: string) => string | undefined>>;
  /** Makes a number break the rule of that name; needed only where changing a few characters finds none. */
  readonly wrong?: Readonly<Record<string, (number: string, random: Random) => string>>;
  /** Returns what the number encodes about its holder or issuer, as far as it is certain. */
  readonly reads?: (number: string) => Reading;
  /** A right value, in its usual printed form, for the holder. */
  readonly make: (random: Random, who: Who) => string;
}

/** Facts that a number encodes; unknown ones are undefined. */
type Reading = Readonly<Record<string, string | Day | undefined>>;

/** The validator of a declared standard. */
export function standard<Who = unknown>(declared: Standard<Who>): Validator<Who> {
  return { ...checker(declared), make: declared.make };
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

/** The characters that are not those of the other number, those that stand together in one piece. */
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
