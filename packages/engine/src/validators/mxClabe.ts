import { toTen, weighted } from '../checksum/weighted.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CLABE: bank (3), town (3), account (11), check digit. Weights 3-7-1, each product by its last digit, to the
 * next ten. Source: Banco de México, circular 3/2012 and SPEI rules; ABM. Bank codes under 200 are those
 * known of Banxico's list, past and present; 600 to 799 and 846, 9xx belong to other SPEI members, who come and go, so
 * any of them passes. Towns run from 010; newcomers use codes of no town, so no list. `code` is the bank,
 * `town` the town's three digits.
 */
export const mxClabe = standard<
  { readonly code?: string | undefined; readonly town?: string | undefined } | undefined
>({
  id: 'mxClabe',
  label: 'CLABE (Mexico)',
  written: ['##################', '### ### ########### #'],
  separators: '-',
  mend: (number) => number.slice(0, 17) + check(number.slice(0, 17)),
  rules: {
    bank: (number) =>
      reasonIf(
        !isMember(number.slice(0, 3)),
        `bank ${number.slice(0, 3)} is not a member of SPEI, should be one such as 002 or 012`,
      ),
    region: part([3, 6], /^(?!00)/, 'town is #, should be 010 or more'),
  },
  wrong: { region: zeros(3, 5) },
  reads: (number) => ({ bank: number.slice(0, 3) }),
  make(random, who) {
    const body = (who?.code ?? random.pick(BANKS)) + (who?.town ?? random.pick(TOWNS)) + random.digits(11);
    return body + check(body);
  },
});

/** BBVA, Banamex, Santander, HSBC, Banorte, Scotiabank, Inbursa, Azteca. */
const BANKS = ['012', '002', '014', '021', '072', '044', '036', '127'];

/** Mexico City, Guadalajara, Monterrey, Puebla, Tijuana, León, Querétaro, Mérida, Ciudad Juárez, San Luis Potosí. */
const TOWNS = ['180', '320', '580', '650', '027', '225', '680', '910', '164', '700'];

const LISTED = new Set(
  (
    '001 002 006 009 012 014 019 021 022 030 032 036 037 042 044 058 059 060 062 072 102 103 106 108 110 112 113 116 ' +
    '124 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 143 145 147 148 150 151 152 154 155 156 157 ' +
    '158 159 160 166 167 168 846 901 902 903'
  ).split(' '),
);

function isMember(bank: string): boolean {
  return LISTED.has(bank) || bank.startsWith('6') || bank.startsWith('7');
}

function check(body: string): string {
  return String(toTen(weighted(body, [3, 7, 1])));
}
