import { valueAt } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { INDIAN_STATES } from '../standard/indianStates.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { inPan } from './inPan.ts';

/**
 * GST identification number: state code 01-38 (97 other territory, 99 centre), PAN, number of the registration in the
 * state (1-9, A-Z), Z of regular taxpayers, C of collectors and D of deductors of tax, check character: Luhn's scheme
 * in base 36.
 * Source: Central Goods and Services Tax Rules 2017, rule 10 and form REG-06; GSTN, "Structure of GSTIN".
 * The check is not in the rules but in GSTN's developer documents. Numbers of foreign missions, and of deductors by
 * their TAN, who hold no PAN, are outside this validator. `home` is the two-digit state code.
 */
export const inGstin = standard<Pick<Citizen, 'family' | 'home'>>({
  id: 'inGstin',
  label: 'GSTIN (India)',
  written: '##@@@@@####@[1-9A-Z][ZCD]*',
  mend: (gstin) => gstin.slice(0, 14) + check(gstin.slice(0, 14)),
  rules: {
    region: (gstin) =>
      reasonIf(
        !INDIAN_STATES.has(gstin.slice(0, 2)),
        `state ${gstin.slice(0, 2)} does not exist, should be 01 to 38, 97 or 99`,
      ),
    pan(gstin) {
      const [found] = inPan.faults(gstin.slice(2, 12));
      return found && `PAN ${gstin.slice(2, 12)} is wrong: ${found.reason}`;
    },
  },
  reads: (gstin) => ({
    region: INDIAN_STATES.get(gstin.slice(0, 2)),
    type: inPan.reads(gstin.slice(2, 12)).type,
  }),
  make: (random, { family, home }) => gstinOf(random, inPan.make(random, { family }), home),
});

/** The GSTIN of the holder of this PAN. */
export function gstinOf(random: Random, pan: string, home?: string | undefined): string {
  const body = `${home ?? two(random.pick(LARGE))}${pan}1Z`;
  return body + check(body);
}

/** Codes of large states to draw from. */
const LARGE = [27, 29, 33, 9, 24, 7, 19, 8, 36, 32, 6, 23, 37, 10, 3];

function check(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const product = valueAt(body, i) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(36 - (sum % 36)) % 36] as string;
}
