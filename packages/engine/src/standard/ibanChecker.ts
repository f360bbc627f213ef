import { mod97Digits } from '../checksum/mod97.ts';
import { IBAN_LAYOUTS, PARTIAL_IBAN_LAYOUTS } from '../data/ibanLayouts.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { replacedAt } from '../kernel/text.ts';
import type { Checker } from '../model.ts';
import { reasonIf } from './rules.ts';
import { checker } from './standard.ts';

/** The BBAN of a country, by its two letters, with the check digits inside it set right. */
export type NationalCheck = (bban: string, country: string) => string;

/** What is checked of an IBAN, with the national checks that are given. */
export function ibanChecker(checkOf: (country: string) => NationalCheck | undefined): Checker {
  return checker({
    id: 'iban',
    label: 'ISO 13616 mod-97',
    written: '@@##{10-31*}',
    form: /^[A-Z]{2}\d\d(?:[A-Z\d]+|(?: [A-Z\d]{4})+(?: [A-Z\d]{1,4})?)$/i,
    mend: (number) => ibanOf(number.slice(0, 2), number.slice(4)),
    rules: {
      country: (number) =>
        reasonIf(
          !layoutOf(number.slice(0, 2)),
          `${number.slice(0, 2)} is no country that has IBANs, should be one such as DE`,
        ),
      short: (number) => lengthFault(number, (length, should) => length < should),
      long: (number) => lengthFault(number, (length, should) => length > should),
      characters: (number) => {
        const at = wrongPlace(number);
        return reasonIf(
          at >= 0,
          `has "${number[at]}" at place ${at + 1}, which the layout of ${number.slice(0, 2)} forbids`,
        );
      },
      account(number) {
        const bban = number.slice(4);
        const right = isWhole(number)
          ? (checkOf(number.slice(0, 2))?.(bban, number.slice(0, 2)) ?? bban)
          : bban;
        return reasonIf(right !== bban, `the national check is wrong: account ${bban} should be ${right}`);
      },
    },
    wrong: {
      country: (number, random) => random.pick(NO_COUNTRIES) + number.slice(2),
      short: (number) => number.slice(0, -1),
      long: (number, random) => number + random.below(10),
      characters: (number, random) => {
        const at = random.int(2, number.length - 1);
        return replacedAt(number, at, random.pick(/\d/.test(number[at] as string) ? LETTERS : DIGITS));
      },
      account: (number, random) => replacedAt(number, random.int(4, number.length - 1), random.pick(DIGITS)),
    },
    reads(number) {
      const [count = 0] = layoutOf(number.slice(0, 2))?.pieces[0] ?? [];
      const country = number.slice(0, 2);
      return {
        country: country.toLowerCase(),
        bank: LATER_BANK.has(country) ? undefined : number.slice(4, 4 + count),
      };
    },
  });
}

/** Codes that ISO 3166 keeps for its users: no country will ever have them. */
const NO_COUNTRIES = ['AA', 'QM', 'XA', 'XX', 'ZZ'];

/** Whose account does not begin with the bank, or not with the bank alone. */
const LATER_BANK = new Set(['AL', 'IT', 'SM', 'PL', 'HR', 'MU', 'SC']);

function lengthFault(
  number: string,
  isWrong: (length: number, should: number) => boolean,
): string | undefined {
  const should = layoutOf(number.slice(0, 2))?.length;
  if (should === undefined || !isWrong(number.length, should)) return undefined;
  return `has ${number.length} characters, should have ${should} in ${number.slice(0, 2)}`;
}

/** The first place whose character the country's layout forbids, otherwise -1. */
function wrongPlace(number: string): number {
  const sets = layoutOf(number.slice(0, 2))?.sets;
  if (!sets || sets.length !== number.length - 4) return -1;
  const at = sets.findIndex((set, i) => !set.test(number[i + 4] as string));
  return at < 0 ? -1 : at + 4;
}

/** Whether the account has its country's layout. */
function isWhole(number: string): boolean {
  return layoutOf(number.slice(0, 2))?.length === number.length && wrongPlace(number) < 0;
}

/** The IBAN of a BBAN: puts the country and the two check digits before it. */
export function ibanOf(country: string, bban: string): string {
  const code = country.toUpperCase();
  return code + mod97Digits(bban + code) + bban;
}

export interface Layout {
  /** Of the whole IBAN. */
  readonly length: number;
  /** What may stand at each place of the BBAN. */
  readonly sets: readonly RegExp[];
  readonly pieces: readonly Piece[];
}

export type Piece = readonly [count: number, kind: string];

const KINDS: Readonly<Record<string, RegExp>> = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };

const ALL: Readonly<Record<string, string>> = { ...IBAN_LAYOUTS, ...PARTIAL_IBAN_LAYOUTS };

const layouts = new Map<string, Layout>();

/** The layout of a country, worked out at its first use. */
export function layoutOf(country: string): Layout | undefined {
  let found = layouts.get(country);
  if (!found && Object.hasOwn(ALL, country)) {
    found = layout(ALL[country] as string);
    layouts.set(country, found);
  }
  return found;
}

function layout(text: string): Layout {
  const pieces = Array.from(
    text.matchAll(/(\d+)(.)/g),
    ([, count, kind]): Piece => [Number(count), kind as string],
  );
  const sets = pieces.flatMap(([count, kind]) => Array<RegExp>(count).fill(KINDS[kind] as RegExp));
  return { length: sets.length + 4, sets, pieces };
}
