import { mod97Digits } from '../checksum/mod97.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { remembered, replacedAt } from '../kernel/text.ts';
import type { Checker } from '../model.ts';
import { NO_COUNTRIES, reasonIf } from './rules.ts';
import { checker } from './standard.ts';

/** Returns the BBAN of a country (two letters) with correct check digits inside it. */
export type NationalCheck = (bban: string, country: string) => string;

/** Returns the checks of IBANs, for countries by their two letters: the layout of the BBAN and its national check digits. */
export function ibanChecker(
  layouts: Readonly<Record<string, string>>,
  checks: Readonly<Record<string, NationalCheck>>,
): Checker {
  const layoutFor = remembered((country) => layoutOf(layouts, country));
  const layoutIn = (number: string) => layoutFor(number.slice(0, 2));
  const account = (number: string) => {
    const [country, bban] = [number.slice(0, 2), number.slice(4)];
    const right = isWhole(number, layoutIn(number)) ? (checks[country]?.(bban, country) ?? bban) : bban;
    return reasonIf(right !== bban, `the national check is wrong: account ${bban} should be ${right}`);
  };
  return checker({
    id: 'iban',
    label: 'ISO 13616 mod-97',
    written: '@@##{10-31*}',
    form: /^[A-Z]{2}\d\d(?:[A-Z\d]+|(?: [A-Z\d]{4})+(?: [A-Z\d]{1,4})?)$/i,
    mend: (number) => ibanOf(number.slice(0, 2), number.slice(4)),
    rules: {
      country: (number) =>
        reasonIf(
          !layoutIn(number),
          `${number.slice(0, 2)} is not a country that has IBANs, should be one such as DE`,
        ),
      short: (number) => lengthFault(number, layoutIn(number), (length, should) => length < should),
      long: (number) => lengthFault(number, layoutIn(number), (length, should) => length > should),
      characters: (number) => {
        const at = wrongPlace(number, layoutIn(number));
        return reasonIf(
          at >= 0,
          `has "${number[at]}" at position ${at + 1}, which the layout of ${number.slice(0, 2)} forbids`,
        );
      },
      ...(Object.keys(checks).length > 0 && { account }),
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
      const [count = 0] = layoutIn(number)?.stretches[0] ?? [];
      const country = number.slice(0, 2);
      return {
        country: country.toLowerCase(),
        bank: LATER_BANK.has(country) ? undefined : number.slice(4, 4 + count),
      };
    },
  });
}

/** Countries whose BBAN does not start with the bank code alone. */
const LATER_BANK = new Set(['AL', 'IT', 'SM', 'PL', 'HR', 'MU', 'SC']);

function lengthFault(
  number: string,
  layout: BbanLayout | undefined,
  isWrong: (length: number, should: number) => boolean,
): string | undefined {
  const should = layout?.length;
  if (should === undefined || !isWrong(number.length, should)) return undefined;
  return `has ${number.length} characters, should have ${should} in ${number.slice(0, 2)}`;
}

/** Returns the first position with a character that the country's layout forbids, otherwise -1. */
function wrongPlace(number: string, layout: BbanLayout | undefined): number {
  const sets = layout?.sets;
  if (!sets || sets.length !== number.length - 4) return -1;
  const at = sets.findIndex((set, i) => !set.test(number[i + 4] as string));
  return at < 0 ? -1 : at + 4;
}

/** Returns whether the BBAN has its country's layout. */
function isWhole(number: string, layout: BbanLayout | undefined): boolean {
  return layout?.length === number.length && wrongPlace(number, layout) < 0;
}

/** Returns the IBAN of a BBAN: the country and the two check digits before it. */
export function ibanOf(country: string, bban: string): string {
  const code = country.toUpperCase();
  return code + mod97Digits(bban + code) + bban;
}

export interface BbanLayout {
  /** Length of the whole IBAN. */
  readonly length: number;
  /** Allowed characters at each position of the BBAN. */
  readonly sets: readonly RegExp[];
  readonly stretches: readonly Stretch[];
}

/** A number of characters of one kind. */
export type Stretch = readonly [count: number, kind: string];

const KINDS: Readonly<Record<string, RegExp>> = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };

/** Returns the layout of a country, if it has one. */
export function layoutOf(layouts: Readonly<Record<string, string>>, country: string): BbanLayout | undefined {
  if (!Object.hasOwn(layouts, country)) return undefined;
  const stretches = Array.from(
    (layouts[country] as string).matchAll(/(\d+)(.)/g),
    ([, count, kind]): Stretch => [Number(count), kind as string],
  );
  const sets = stretches.flatMap(([count, kind]) => Array<RegExp>(count).fill(KINDS[kind] as RegExp));
  return { length: sets.length + 4, sets, stretches };
}
