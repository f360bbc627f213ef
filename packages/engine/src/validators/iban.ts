import { withMod97 } from '../checksum/mod97.ts';
import { withRibKey } from '../checksum/rib.ts';
import { BEYOND_REGISTRY, REGISTRY } from '../data/ibanLayouts.ts';
import { LETTERS, type Random } from '../kernel/random.ts';
import type { Validator } from '../model.ts';
import {
  type BbanLayout,
  ibanChecker,
  ibanOf,
  layoutOf,
  type NationalCheck,
  type Stretch,
} from '../standard/ibanChecker.ts';
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

/** National checks that every account passes. Albania's bank and branch have Hungary's weights. */
const CHECKS: Readonly<Record<string, NationalCheck>> = {
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

/**
 * International bank account number: country, two check digits (02 to 98, ISO 7064 MOD 97-10 with the first four
 * moved to the end), national account (BBAN) in its country's layout; in one piece or in groups of four. The check
 * digits that a country puts inside its BBAN are verified too. Countries outside the registry that write IBANs all
 * the same are accepted. Source: ISO 13616-1:2020; SWIFT IBAN registry.
 */
export const iban: Validator = {
  ...ibanChecker({ ...REGISTRY, ...BEYOND_REGISTRY }, CHECKS),
  make(random) {
    const country = random.pick(REGISTERED);
    const bban = (layoutOf(REGISTRY, country) as BbanLayout).stretches
      .map((piece, at) => fill(random, piece, at))
      .join('');
    return ibanOf(country, nationalBban(country, bban));
  },
};

/** The BBAN with the check digits (or fixed characters) that its country puts inside it set right. */
export function nationalBban(country: string, bban: string): string {
  const code = country.toUpperCase();
  return (CHECKS[code] ?? HABITS[code])?.(bban, code) ?? bban;
}

/** Usual forms of accounts. Generated so, but not required, because the rules are not published. */
const HABITS: Readonly<Record<string, NationalCheck>> = {
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

const REGISTERED = Object.keys(REGISTRY);

/** Of the places that take letters and digits, a short bank code gets letters and all else digits, as banks do. */
function fill(random: Random, [count, kind]: Stretch, at: number): string {
  const letters = kind === 'a' || (kind === 'c' && at === 0 && count <= 4);
  return letters ? random.chars(count, LETTERS) : random.digits(count);
}
