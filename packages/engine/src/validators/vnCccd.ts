import { list } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { part, reasonIf, zeros } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * CCCD (personal identification number): three digits of the province of birth registration, century and sex (0 and
 * 1 for men and women born in 19xx, 2 and 3 in 20xx), two digits of the year, six random digits. Source: Decree
 * 137/2015/ND-CP, article 13; Circular 59/2021/TT-BCA, appendix 1. There is no check digit: structure only. The
 * provinces merged in July 2025 keep their codes in numbers given before. Country codes of births registered abroad
 * (appendix 2) are not accepted. `home` is the three-digit province code.
 */
export const vnCccd = standard<Pick<Citizen, 'born' | 'sex' | 'home'>>({
  id: 'vnCccd',
  label: 'CCCD (Vietnam)',
  written: '############',
  rules: {
    region: (number) =>
      reasonIf(
        !PROVINCES.includes(number.slice(0, 3)),
        `province ${number.slice(0, 3)} does not exist, should be one such as 001 or 079`,
      ),
    century: part([3, 4], /[0-3]/, 'century and sex is #, should be 0 or 1 for 19YY, 2 or 3 for 20YY'),
    series: part([6], /[1-9]/, 'serial is #, should be 000001 to 999999'),
  },
  wrong: { series: zeros(6, 12) },
  reads: (number) => ({
    birthYear: (number.charAt(3) < '2' ? '19' : '20') + number.slice(4, 6),
    sex: Number(number[3]) % 2 === 0 ? 'male' : 'female',
    region: number.slice(0, 3),
  }),
  make(random, { born, sex, home }) {
    const mark = (born.year < 2000 ? 0 : 2) + (sex === 'male' ? 0 : 1);
    return `${home ?? random.pick(PROVINCES)}${mark}${born.yy}${String(1 + random.among(49_999, 999_999)).padStart(6, '0')}`;
  },
});

const PROVINCES =
  list(`001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037
  038 040 042 044 045 046 048 049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 083 084
  086 087 089 091 092 093 094 095 096`);
