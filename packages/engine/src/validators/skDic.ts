import { remainder } from '../checksum/mod97.ts';
import { part } from '../standard/rules.ts';
import { type Standard, standard } from '../standard/standard.ts';

/**
 * DIČ, the tax number of persons and firms, issued by the tax office: ten digits without a prefix, divisible by 11,
 * the first not 0, the third one of 2, 3, 4, 7, 8, 9. A rodné číslo is none. Source: European Commission, TIN
 * country sheet Slovakia (ten digits; the VAT number is SK and these); Act 563/2009 Z. z., § 67; EU VIES, algorithm
 * SK. Generated numbers are persons', which begin with 10; companies' begin with 20.
 */
export const skDicDeclared = {
  id: 'skDic',
  label: 'DIČ (Slovakia)',
  gap: 16,
  written: '##########',
  mend(number) {
    const digit = (11 - remainder(`${number.slice(0, 9)}0`, 11)) % 11;
    return digit < 10 ? number.slice(0, 9) + digit : undefined;
  },
  rules: {
    prefix: part([0, 1], /[1-9]/, 'first digit is #, should be 1 to 9'),
    series: part([2, 3], /[2-4789]/, 'third digit is #, should be 2, 3, 4, 7, 8 or 9'),
  },
  wrong: { prefix: (number, random) => `0${number.slice(1, 3)}${random.digits(7)}` },
  make(random) {
    const number = random.int(1_020_000_000, 1_049_999_989);
    return String(number + ((11 - (number % 11)) % 11));
  },
} satisfies Standard<unknown>;

export const skDic = standard(skDicDeclared);
