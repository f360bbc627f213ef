import { mod97Digits } from '../checksum/mod97.ts';
import { withMod97, withRibKey } from '../checksum/rib.ts';
import { IBAN_LAYOUTS, PARTIAL_IBAN_LAYOUTS } from '../data/ibanLayouts.ts';
import { DIGITS, LETTERS, type Random } from '../kernel/random.ts';
import { replacedAt } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { withBeCheck } from './beBban.ts';
import { withCzChecks } from './czAccount.ts';
import { withDzKey } from './dzRib.ts';
import { withEeCheck } from './eeBban.ts';
import { withCccDigits } from './esCcc.ts';
import { withFiCheck } from './fiBban.ts';
import { withHrChecks } from './hrBban.ts';
import { huCheck, withHuChecks } from './huGiro.ts';
import { withCin } from './itBban.ts';
import { withNoCheck } from './noKontonr.ts';
import { withSortCheck } from './plNrb.ts';
import { withUemoaKey } from './uemoaRib.ts';

/**
 * International bank account number: country, two check digits (02 to 98, ISO 7064 MOD 97-10 with the first four
 * moved to the end), national account (BBAN) in its country's layout; in one piece or in groups of four. The check
 * digits that a country puts inside its BBAN are verified too. Countries outside the registry that write
 * IBANs all the same are taken. Source: ISO 13616-1:2020; SWIFT IBAN registry.
 */
export const iban = standard({
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
      const right = isWhole(number) ? (CHECKS[number.slice(0, 2)]?.(bban, number.slice(0, 2)) ?? bban) : bban;
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
  make(random) {
    const country = random.pick(REGISTRY);
    const bban = (layoutOf(country) as Layout).pieces.map((piece, at) => fill(random, piece, at)).join('');
    return ibanOf(country, nationalBban(country, bban));
  },
});

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

/** The BBAN with the check digits (or fixed characters) that its country puts inside it set right. */
export function nationalBban(country: string, bban: string): string {
  const code = country.toUpperCase();
  return (CHECKS[code] ?? HABITS[code])?.(bban, code) ?? bban;
}

type Mend = (bban: string, country: string) => string;

/** National checks that every account passes. Albania's bank and branch have Hungary's weights. */
const CHECKS: Readonly<Record<string, Mend>> = {
  AL: (bban) => bban.slice(0, 7) + huCheck(bban.slice(0, 7)) + bban.slice(8),
  AO: withMod97,
  BA: withMod97,
  BE: withBeCheck,
  BF: withUemoaKey,
  BJ: withUemoaKey,
  CF: withRibKey,
  CG: withRibKey,
  CI: withUemoaKey,
  CM: withRibKey,
  CZ: withCzChecks,
  EE: withEeCheck,
  ES: withCccDigits,
  FI: withFiCheck,
  FR: withRibKey,
  GA: withRibKey,
  GQ: withRibKey,
  HR: withHrChecks,
  HU: withHuChecks,
  IT: withCin,
  MA: withRibKey,
  MC: withRibKey,
  ME: withMod97,
  MK: withMod97,
  ML: withUemoaKey,
  MR: withRibKey,
  MZ: withMod97,
  NE: withUemoaKey,
  NO: withNoCheck,
  PL: withSortCheck,
  PT: withMod97,
  RS: withMod97,
  SI: withMod97,
  SK: withCzChecks,
  SM: withCin,
  SN: withUemoaKey,
  TD: withRibKey,
  TG: withUemoaKey,
  TL: withMod97,
  TN: withRibKey,
};

/** What accounts look like as a rule: made so, but not required, because the rule is not published. */
const HABITS: Readonly<Record<string, Mend>> = {
  BI: withRibKey,
  CR: (bban) => `0${bban.slice(1)}`,
  CV: withMod97,
  DJ: withRibKey,
  DZ: (bban) => `00${withDzKey(bban.slice(2))}`,
  KM: withRibKey,
  MG: withRibKey,
  MU: (bban) => `${bban.slice(0, -6)}000MUR`,
  SC: (bban) => `${bban.slice(0, -3)}SCR`,
  ST: withMod97,
  TR: (bban) => `${bban.slice(0, 5)}0${bban.slice(6)}`,
  XK: withMod97,
};

interface Layout {
  /** Of the whole IBAN. */
  readonly length: number;
  /** What may stand at each place of the BBAN. */
  readonly sets: readonly RegExp[];
  readonly pieces: readonly Piece[];
}

type Piece = readonly [count: number, kind: string];

const KINDS: Readonly<Record<string, RegExp>> = { n: /\d/, a: /[A-Z]/, c: /[A-Z\d]/ };

const REGISTRY = Object.keys(IBAN_LAYOUTS);

const ALL: Readonly<Record<string, string>> = { ...IBAN_LAYOUTS, ...PARTIAL_IBAN_LAYOUTS };

const layouts = new Map<string, Layout>();

/** The layout of a country, worked out at its first use. */
function layoutOf(country: string): Layout | undefined {
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

/** Of the places that take letters and digits, a short bank code gets letters and all else digits, as banks do. */
function fill(random: Random, [count, kind]: Piece, at: number): string {
  const letters = kind === 'a' || (kind === 'c' && at === 0 && count <= 4);
  return letters ? random.chars(count, LETTERS) : random.digits(count);
}
