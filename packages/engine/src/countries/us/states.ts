import type { RegionForm } from '../../fields/regional.ts';
import { three } from '../../kernel/day.ts';
import type { Persona } from '../../model.ts';

/** Letters that look like no digit, and the same without U: some states have no others, Texas no vowels, California others in the middle alone. */
const L = '[A-HJ-NPR-Z]';
const M = '[A-HJ-NPR-TV-Z]';

/** Plates in the look of each state's ordinary series. */
export const PLATES: Readonly<Record<string, RegionForm>> = {
  NY: `[KL]${L}${L}-####`,
  CA: `[89]${L}@${L}###`,
  IL: '@@ #####',
  TX: '[NPR-TV-X][B-DF-HJ-NPR-TV-Z][B-DF-HJ-NPR-TV-Z]-####',
  AZ: `([A-C]${M}${M}####|${M}${M}${M}#${M}${M})`,
  PA: `[LM]${M}${M}-####`,
  FL: '(@@@ @##|@## #@@)',
  OH: '[JK]@@ ####',
  NC: `[KLM]${M}${M}-####`,
  IN: '###@@@',
  WA: `[BC]${L}${L}####`,
  CO: '@@@-@##',
  DC: 'G@-####',
  MA: '%@@@ ##',
  TN: '@@@ ####',
  MI: '[DE][A-HJ-NP-Z][A-HJ-NP-Z] ####',
  GA: '@@@####',
};

/** Licenses by state: those of Florida, Illinois and Michigan start with the surname by Soundex. */
export const LICENCES: Readonly<Record<string, RegionForm>> = {
  NY: '### ### ###',
  CA: '@#######',
  IL(random, p) {
    const birth = p.born.yy + dayCode(p, 31, 600);
    return `${soundex(p)}-${random.digits(3)}${birth.slice(0, 1)}-${birth.slice(1)}`;
  },
  TX: '[0-4]#######',
  AZ: '[ABDY]########',
  PA: '## ### ###',
  FL: (random, p) =>
    `${soundex(p)}-${random.digits(3)}-${p.born.yy}-${dayCode(p, 40, 500)}-${random.below(10)}`,
  OH: '@@######',
  NC: '%#######',
  IN: '####-##-####',
  WA: 'WDL*********',
  CO: '##-###-####',
  DC: '#######',
  MA: 'S########',
  TN: '#########',
  MI: (random, p) =>
    `${soundex(p).replace(/(.)(.*)/, '$1 $2')} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
  GA: '#########',
};

/** The day in a year of equal months, women's with a surplus. */
function dayCode({ born, sex }: Persona, month: number, female: number): string {
  const day = (born.month - 1) * month + born.day + (sex === 'female' ? female : 0);
  return three(day);
}

/** American Soundex of the surname: its initial and three digits. */
function soundex({ family }: Persona): string {
  const name = family.capitals.replace(/[^A-Z]/g, '') || 'X';
  const codes = Array.from(
    name.replace(/(?<=.)[HW]/g, ''),
    (letter) => CODES[letter.charCodeAt(0) - 65] as string,
  );
  const digits = codes.filter((code, i) => i > 0 && code !== '0' && code !== codes[i - 1]);
  return name.charAt(0) + digits.join('').slice(0, 3).padEnd(3, '0');
}

const CODES = '01230120022455012623010202';
