import { withRibKey } from '../checksum/rib.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Relevé d'identité bancaire of the West African monetary union: bank 5 (the state's two letters and 3 digits;
 * formerly one letter and 4 digits), branch 5, account 12, key 2. With letters by the French RIB's table, the whole
 * is divisible by 97. Source: BCEAO, Instruction on the RIB (24 positions); the IBANs that the banks of the eight
 * states publish confirm the rule.
 */
export const uemoaRib = standard({
  id: 'uemoaRib',
  label: 'RIB (UEMOA)',
  written: ['@@### ##### ############ ##', '@#### ##### ############ ##'],
  separators: '-',
  mend: withRibKey,
  rules: {
    country: (number) =>
      reasonIf(
        stateOf(number) === undefined,
        `${/^\D+/.exec(number)?.[0]} is not a state of the union, should be BJ, BF, CI, GW, ML, NE, SN or TG`,
      ),
  },
  reads: (number) => ({
    country: stateOf(number)?.toLowerCase(),
    bank: number.slice(0, 5),
    branch: number.slice(5, 10),
  }),
  make(random) {
    const rib = withRibKey(`${random.pick(BANKS)}0${random.digits(18)}`);
    return `${rib.slice(0, 5)} ${rib.slice(5, 10)} ${rib.slice(10, 22)} ${rib.slice(22)}`;
  },
});

/** The 24-character RIB of a state with its letters and key set right. */
export function withUemoaKey(rib: string, state: string): string {
  const known = rib.startsWith(state) || (rib[0] === FORMER[state] && /^.\d/.test(rib));
  return withRibKey(known ? rib : state + rib.slice(2));
}

/** The state that a RIB begins with, by its two letters or by the one of before. */
function stateOf(rib: string): string | undefined {
  const letters = /^\D+/.exec(rib)?.[0] ?? '';
  return Object.keys(FORMER).find((state) => state === letters || FORMER[state] === letters);
}

/** The one letter by which a state's banks began before. */
const FORMER: Readonly<Record<string, string>> = {
  BF: 'C',
  BJ: 'B',
  CI: 'A',
  GW: 'S',
  ML: 'D',
  NE: 'H',
  SN: 'K',
  TG: 'T',
};

const BANKS = ['CI008', 'CI006', 'CI007', 'CI059', 'CI042', 'SN011', 'SN012', 'SN010', 'SN094', 'SN100'];
