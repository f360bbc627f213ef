import { remainder } from '../checksum/mod97.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * National registration number: district of the office, six or seven digits, check letter, district of origin
 * (00 from abroad). The letter is the remainder by 23 of the digits before it; I, O and U are left out.
 * Source: Registrar General; district codes of the 2018 voters' roll (Zimbabwe Electoral Commission). `home`
 * is a district's code.
 */
export const zwId = standard<Pick<Citizen, 'home'>>({
  id: 'zwId',
  label: 'National ID (Zimbabwe)',
  written: ['##-#######[A-HJ-NP-TV-Z]##', '##-######[A-HJ-NP-TV-Z]##'],
  form: /^\d{2}[- ]?\d{6,7}[- ]?[A-Z][- ]?\d{2}$/i,
  mend: (number) => number.slice(0, -3) + letter(number.slice(0, -3)) + number.slice(-2),
  rules: {
    region: (number) => districtFault('office', number.slice(0, 2)),
    origin: (number) => (number.endsWith('00') ? undefined : districtFault('origin', number.slice(-2))),
  },
  reads: (number) => ({
    region: number.slice(0, 2),
    origin: number.endsWith('00') ? 'abroad' : number.slice(-2),
  }),
  make(random, { home }) {
    const office = home ?? random.pick(DISTRICTS);
    const serial = String(random.int(1_000_000, 2_999_999));
    const origin = random.chance(0.7) ? office : random.pick(DISTRICTS);
    return `${office}-${serial}${letter(office + serial)}${origin}`;
  },
});

const DISTRICTS = list(`
  02 03 04 05 06 07 08 10 11 12 13 14 15 18 19 21 22 23 24 25 26 27 28 29 32 34 35 37 38 39 41 42 43 44 45 46 47 48 49 50
  53 54 56 58 59 61 63 66 67 68 70 71 73 75 77 79 80 83 84 85 86`);

function districtFault(what: string, code: string): string | undefined {
  return reasonIf(
    !DISTRICTS.includes(code),
    `district of ${what} ${code} does not exist, should be one such as 08 or 63`,
  );
}

function letter(digits: string): string {
  return 'ZABCDEFGHJKLMNPQRSTVWXY'.charAt(remainder(digits, 23));
}
