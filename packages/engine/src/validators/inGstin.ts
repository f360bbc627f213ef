import { valueAt } from '../checksum/weighted.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Citizen } from '../model.ts';
import { coded, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { inPan } from './inPan.ts';

/**
 * GST identification number of a regular taxpayer: state code 01-38 (97 other territory, 99 centre), PAN,
 * number of the registration in the state (1-9, A-Z), Z, check character: Luhn's scheme in base 36.
 * Source: Central Goods and Services Tax Rules 2017, rule 10 and form REG-06; GSTN, "Structure of GSTIN".
 * The check is not in the rules but in GSTN's developer documents. Numbers of deductors, collectors and
 * foreign missions, which hold no PAN, are outside this validator. `home` is the two-digit state code.
 */
export const inGstin = standard<Pick<Citizen, 'family' | 'home'>>({
  id: 'inGstin',
  label: 'GSTIN (India)',
  written: '##@@@@@####@[1-9A-Z]Z*',
  mend: (gstin) => gstin.slice(0, 14) + check(gstin.slice(0, 14)),
  rules: {
    region: (gstin) =>
      reasonIf(
        !STATES.has(gstin.slice(0, 2)),
        `state ${gstin.slice(0, 2)} does not exist, should be 01 to 38, 97 or 99`,
      ),
    pan(gstin) {
      const [found] = inPan.faults(gstin.slice(2, 12));
      return found && `PAN ${gstin.slice(2, 12)} is wrong: ${found.reason}`;
    },
  },
  reads: (gstin) => ({ region: STATES.get(gstin.slice(0, 2)), type: inPan.reads(gstin.slice(2, 12)).type }),
  make: (random, { family, home }) => gstinOf(random, inPan.make(random, { family }), home),
});

/** The GSTIN of the holder of this PAN. */
export function gstinOf(random: Random, pan: string, home?: string | undefined): string {
  const body = `${home ?? two(random.pick(LARGE))}${pan}1Z`;
  return body + check(body);
}

/** Codes of large states to draw from. */
const LARGE = [27, 29, 33, 9, 24, 7, 19, 8, 36, 32, 6, 23, 37, 10, 3];

const STATES = coded(`
  01:Jammu_and_Kashmir 02:Himachal_Pradesh 03:Punjab 04:Chandigarh 05:Uttarakhand 06:Haryana 07:Delhi 08:Rajasthan
  09:Uttar_Pradesh 10:Bihar 11:Sikkim 12:Arunachal_Pradesh 13:Nagaland 14:Manipur 15:Mizoram 16:Tripura 17:Meghalaya
  18:Assam 19:West_Bengal 20:Jharkhand 21:Odisha 22:Chhattisgarh 23:Madhya_Pradesh 24:Gujarat 25:Daman_and_Diu
  26:Dadra_and_Nagar_Haveli_and_Daman_and_Diu 27:Maharashtra 28:Andhra_Pradesh 29:Karnataka 30:Goa 31:Lakshadweep
  32:Kerala 33:Tamil_Nadu 34:Puducherry 35:Andaman_and_Nicobar 36:Telangana 37:Andhra_Pradesh 38:Ladakh
  97:other_territory 99:centre`);

function check(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const product = valueAt(body, i) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(36 - (sum % 36)) % 36] as string;
}
