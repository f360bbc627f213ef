import { bare, joinWithOr } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { cnOrgCode, orgCheck } from './cnOrgCode.ts';
import { officeRegion, officeRule } from './cnResidentId.ts';

/**
 * Unified social credit code: registering authority, kind of body, six-digit division, nine-character organisation
 * code with its own check (GB 11714), and a check character: powers of 3 modulo 31 over an alphabet without I, O,
 * S, V, Z. Source: GB 32100-2015 with amendment 1. Decided: kind 4 of authority 5 (residents' and villagers'
 * committees) is accepted, as civil affairs offices have issued it since 2016. `home` is the six-digit division
 * code, `founded` the year in which a firm was: those from before October 2015 keep their organisation code.
 */
export const cnUscc = standard<Pick<Citizen, 'home'> & { readonly founded?: number }>({
  id: 'cnUscc',
  label: 'USCC (China)',
  written: '[0-9A-HJ-NP-RTUWXY]#######{10[0-9A-HJ-NP-RTUWXY]}',
  mend(number) {
    const body = number.slice(0, 16) + orgCheck(number.slice(8, 16));
    return body + check(body);
  },
  rules: {
    issuer: part([0, 1], /[1-9ANY]/, 'registering authority # does not exist, should be 1 to 9, A, N or Y'),
    type: (number) => {
      const kinds = KINDS[number.charAt(0)] ?? number.charAt(1);
      return reasonIf(
        !kinds.includes(number.charAt(1)),
        `kind of body is ${number[1]}, should be ${joinWithOr([...kinds])} of authority ${number[0]}`,
      );
    },
    region: officeRule(2),
    series: part([8, 16], /[^0]/, 'organisation code is zeros alone, should be 1 or more'),
  },
  wrong: {
    issuer: (number, random) => random.pick('BCDEFGHJKLM') + number.slice(1),
    series: zeros(8, 16),
  },
  reads: (number) => ({ region: officeRegion(number.slice(2)), type: BODIES[number.slice(0, 2)] }),
  make(random, { home, founded }) {
    // Checkers in wide use do not know 0 as check character: it is right, but not made.
    for (let tries = 1; ; tries++) {
      const organisation = bare(cnOrgCode.make(random, { founded, home }));
      const body = `${ENTERPRISE}${home ?? random.pick(OFFICES)}${organisation}`;
      const last = check(body);
      if (last !== '0' || tries === 9) return body + last;
    }
  },
});

/** The kinds that each registering authority issues. */
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

/** The market regulator (9), and an enterprise, which is the first kind that it registers. */
const ENTERPRISE = '91';

/** Kinds of bodies that the market regulator registers. */
const BODIES: Readonly<Record<string, string>> = {
  [ENTERPRISE]: 'enterprise',
  92: 'individual trader',
  93: 'farmers’ cooperative',
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
