import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { cnOrgCode } from './cnOrgCode.ts';
import { isProvince } from './cnResidentId.ts';

/**
 * Unified social credit code: registering authority, kind of body, six-digit division, nine-character
 * organisation code with its own check (GB 11714), and a check character: powers of 3 modulo 31 over an
 * alphabet without I, O, S, V, Z. Source: GB 32100-2015 with amendment 1.
 * Decided: kind 4 of authority 5 (residents' and villagers' committees) is taken, as civil affairs
 * offices have issued it since 2016. `home` is the six-digit division code.
 */
export const cnUscc: Validator<Pick<Citizen, 'home'>> = {
  id: 'cnUscc',
  label: 'USCC (China)',
  valid(value) {
    if (!/^[1-9ANY]\d{7}[\dA-HJ-NP-RTUWXY]{10}$/i.test(value)) return false;
    const code = value.toUpperCase();
    return (
      KINDS[code.charAt(0)]?.includes(code.charAt(1)) === true &&
      (code.startsWith('100000', 2) || isProvince(code.slice(2))) &&
      cnOrgCode.valid(code.slice(8, 17)) &&
      code.endsWith(check(code.slice(0, 17)))
    );
  },
  make(random, { home }) {
    // Checkers in wide use do not know 0 as check character: it is right, but not made.
    for (let tries = 1; ; tries++) {
      const code = usccOf(random, cnOrgCode.make(random, undefined), home);
      if (!code.endsWith('0') || tries === 9) return code;
    }
  },
};

/** The code of an enterprise that has this organisation code. */
export function usccOf(random: Random, orgCode: string, home?: string | undefined): string {
  const body = `91${home ?? random.pick(OFFICES)}${bare(orgCode)}`;
  return body + check(body);
}

/** The kinds that each registering authority gives out. */
const KINDS: Readonly<Record<string, string>> = {
  1: '1239',
  2: '19',
  3: '123459',
  4: '19',
  5: '12349',
  6: '129',
  7: '129',
  8: '19',
  9: '123',
  A: '19',
  N: '1239',
  Y: '1',
};

const OFFICES = ['110108', '310115', '440305', '330106', '320505', '510104', '420106', '370202'];

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

function check(body: string): string {
  let sum = 0;
  for (let i = 0, weight = 1; i < body.length; i++, weight = (weight * 3) % 31) {
    sum += CHARACTERS.indexOf(body.charAt(i)) * weight;
  }
  return CHARACTERS[(31 - (sum % 31)) % 31] as string;
}
