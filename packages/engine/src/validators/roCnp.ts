import { weighted } from '../checksum/weighted.ts';
import { type Day, three } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { coded, dated, dayShown, part, reasonIf, sexByParity, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CNP: sex and century (1/2 the 1900s, 3/4 the 1800s, 5/6 the 2000s, odd for men; 7/8 resident and 9 other
 * foreigners, of any century), YYMMDD, county, serial 001-999, check digit: weights 2-7-9-1-4-6-3-5-8-2-7-9,
 * modulo 11, 10 becomes 1. Source: Emergency Ordinance 97/2005 and Government Decision 295/2021. Counties:
 * 01-47, 51, 52, 70 since 2024 (the civil-status system SIIEASC), 80-83 consulates, and the odd codes that the
 * Directorate for Population Records confirmed to exist (letter quoted by the CNP specification,
 * vimishor/cnp-spec). The tax office's own NIF, 9000…, is no CNP.
 */
export const roCnp = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'roCnp',
  label: 'CNP (Romania)',
  written: '#############',
  mend: (number) => number.slice(0, 12) + check(number.slice(0, 12)),
  rules: {
    century: part([0, 1], /[1-9]/, 'sex and century is #, should be 1 to 9'),
    date: dated(bornOn, 1, 'YYMMDD'),
    region: (number) =>
      reasonIf(
        !isCounty(number.slice(7, 9)),
        `county ${number.slice(7, 9)} does not exist, should be one such as 01 or 41`,
      ),
    series: part([9, 12], /[1-9]/, 'serial is #, should be 001 to 999'),
  },
  wrong: { century: zeros(0, 1), series: zeros(9, 12) },
  reads: (number) => ({
    born: CENTURIES[Number(number[0]) - 1] === undefined ? undefined : bornOn(number),
    sex: number.startsWith('9') ? undefined : sexByParity(number[0]),
    region: RO_COUNTIES.get(number.slice(7, 9)),
  }),
  make(random, { born, sex, home }) {
    const mark = (born.year < 2000 ? 1 : 5) + (sex === 'male' ? 0 : 1);
    const serial = three(random.int(1, 999));
    const body = mark + born.yymmdd + (home ?? random.pick(HOMES)) + serial;
    return body + check(body);
  },
});

/** The counties, the city of Bucharest and its six sectors. */
export const RO_COUNTIES = coded(`
  01:Alba 02:Arad 03:Argeș 04:Bacău 05:Bihor 06:Bistrița-Năsăud 07:Botoșani 08:Brașov 09:Brăila 10:Buzău 11:Caraș-Severin
  12:Cluj 13:Constanța 14:Covasna 15:Dâmbovița 16:Dolj 17:Galați 18:Gorj 19:Harghita 20:Hunedoara 21:Ialomița 22:Iași
  23:Ilfov 24:Maramureș 25:Mehedinți 26:Mureș 27:Neamț 28:Olt 29:Prahova 30:Satu_Mare 31:Sălaj 32:Sibiu 33:Suceava
  34:Teleorman 35:Timiș 36:Tulcea 37:Vaslui 38:Vâlcea 39:Vrancea 40:București 41:București 42:București 43:București
  44:București 45:București 46:București 51:Călărași 52:Giurgiu`);

/** Where people are made to be born: the city alone was a county before it had sectors. */
const HOMES = [...RO_COUNTIES.keys()].filter((county) => county !== '40');

const OTHERS = list('47 70 80 81 82 83 50 54 56 60 64 78 84 87 88 90 98 99');

function isCounty(code: string): boolean {
  return RO_COUNTIES.has(code) || OTHERS.includes(code);
}

/** By the first digit; foreigners' numbers leave it open. */
const CENTURIES = ['19', '19', '18', '18', '20', '20'];

function bornOn(cnp: string): Day | undefined {
  const century = CENTURIES[Number(cnp[0]) - 1];
  return century === undefined
    ? dayShown(cnp.slice(1, 7), 'YYMMDD')
    : dayShown(century + cnp.slice(1, 7), 'YYYYMMDD');
}

function check(body: string): string {
  const rest = weighted(body, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return String(rest === 10 ? 1 : rest);
}
