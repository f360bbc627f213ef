import { toTen, valueAt, weighted, weightedDigits } from '../checksum/weighted.ts';
import type { Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';

/**
 * Steuernummer: tax office, district, serial, check digit. ELSTER's form has 13 digits, FFFF0BBBUUUUP, and the office
 * names the state; the states print 10 or 11 (21/815/08150; 133/8150/8159 in North Rhine-Westphalia), and
 * such a number is right when it is right in a state that writes so. Each state has its own check. Districts 000,
 * 998 and 999 are none, the Bavarian group begins at 100. Offices merge: their list is not checked. Source:
 * ELSTER, "Prüfung der Steuer- und Steueridentifikationsnummer", chapters 3-7. `home` is the ISO 3166-2 letters.
 */
export const deStnr: Validator<Pick<Citizen, 'home'>> = {
  id: 'deStnr',
  label: 'Steuernummer (Germany)',
  valid(value) {
    if (/^\d{13}$/.test(value)) return isRight(value);
    for (const [form, prefixes] of FORMS) {
      const parts = form.exec(value);
      const rest = `${parts?.[1]}0${bare(parts?.[2] ?? '')}`;
      if (parts && prefixes.some((prefix) => isRight(prefix + rest))) return true;
    }
    return false;
  },
  make(random, { home }) {
    const office = random.pick((OFFICES[home ?? ''] ?? random.pick(Object.values(OFFICES))).split(' '));
    return printed(whole(random, office));
  },
};

/** Counts on to a body that has a check digit: about every eleventh has none. */
function whole(random: Random, office: string): string {
  const district = random.int(100, 899);
  let serial = random.int(1000, 9990);
  while (checkDigit(`${office}0${district}${serial}`) === 10) serial++;
  const body = `${office}0${district}${serial}`;
  return body + checkDigit(body);
}

function printed(number: string): string {
  const [office, rest] = [number.slice(1, 4), number.slice(5)];
  const short = number.slice(2, 4);
  const group = number.slice(0, 2);
  if (group.startsWith('5')) return `${office}/${rest.slice(0, 4)}/${rest.slice(4)}`;
  if (group === '28') return `${short}${rest.slice(0, 3)}/${rest.slice(3)}`;
  const front = group === '26' ? `0${short}` : /11|2./.test(group) ? short : office;
  return `${front}/${rest.slice(0, 3)}/${rest.slice(3)}`;
}

/** What states print, and the prefixes that make ELSTER's number of it; states that count alike share one. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(\d\d)[/ ]?(\d{3}[/ ]?\d{4}[/ ]?\d)$/, ['11', '21', '22', '23', '24', '27', '28']],
  [/^0(\d\d)[/ ]?(\d{3}[/ ]?\d{5})$/, ['26']],
  [/^(0\d\d)[/ ]?(\d{3}[/ ]?\d{5})$/, ['3']],
  [/^([12]\d\d)[/ ]?(\d{3}[/ ]?\d{5})$/, ['9']],
  [/^([1-6]\d\d)[/ ]?(\d{4}[/ ]?\d{4})$/, ['5']],
];

function isRight(number: string): boolean {
  if (!STATE.test(number)) return false;
  const district = Number(number.slice(5, number.startsWith('5') ? 9 : 8));
  if (district === 0 || district === 998 || district === 999) return false;
  if (/^(?:10|3|4|9)/.test(number) && district < 100) return false;
  if (number.startsWith('5') && Number(number.slice(9)) <= 9) return false;
  return Number(number[12]) === checkDigit(number.slice(0, 12));
}

const STATE = /^(?:1[01]|2[1-46-8]|3[0-2]|4[01]|5[1-6]|9[12])\d\d0\d{8}$/;

/** The check digit by the office's state; 10 where the number cannot be given out. */
function checkDigit(body: string): number {
  const state = body.slice(0, 2);
  if (/2[168]/.test(state)) return toTen(doubled(body));
  if (state === '27') return toTen(weightedDigits(body, [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1]));
  if (state.startsWith('5')) return weighted(body, [0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return (11 - (weighted(body, elevens(body)) % 11)) % 11;
}

function elevens(body: string): readonly number[] {
  const state = body.slice(0, 2);
  if (state === '11' && isBerlinA(body)) return [0, 0, 0, 0, 0, 7, 6, 5, 8, 4, 3, 2];
  if (state === '11' || state === '23') return [0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2];
  return state < '25' && state > '20'
    ? [0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2]
    : [0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2];
}

/** Berlin leaves the office out of the sum in some offices' districts. */
function isBerlinA(body: string): boolean {
  const office = Number(body.slice(2, 4));
  const district = Number(body.slice(5, 8));
  const outside = district < 201 || district > 693;
  if (office === 16) return district > 29 && outside && (district < 875 || district > 899);
  if (office === 19) return (district < 201 || district > 639) && district !== 680 && district !== 684;
  return [27, 29, 30].includes(office) || ([13, 14, 17, 20, 21, 23, 24, 25].includes(office) && outside);
}

/** The sum of the 2er-Verfahren: digit plus its summand, last digit, times a power of two, digit sum to one digit. */
function doubled(body: string): number {
  let sum = 0;
  for (const [at, plus, power] of TWOS) {
    const product = ((valueAt(body, at) + plus) % 10) * power;
    sum += product === 0 ? 0 : ((product - 1) % 9) + 1;
  }
  return sum;
}

const TWOS = [2, 3, 5, 6, 7, 8, 9, 10, 11].map((at, i) => [at, 9 - i, 2 ** (9 - i)] as const);

/** A few offices of each state, as ELSTER numbers them. */
const OFFICES: Readonly<Record<string, string>> = {
  BW: '2806 2832 2835 2838 2888 2893 2899',
  BY: '9103 9143 9147 9203 9238 9244 9257',
  BE: '1113 1116 1119 1123 1131 1134 1137',
  BB: '3046 3048 3056 3061',
  HB: '2457 2460 2475 2477',
  HH: '2217 2241 2243 2246 2249',
  HE: '2607 2614 2626 2640 2645',
  MV: '4070 4079 4084 4090',
  NI: '2314 2320 2325 2333 2364 2366',
  NW: '5103 5111 5133 5205 5214 5217 5305 5314 5337',
  RP: '2719 2722 2726 2727 2742',
  SL: '1010 1030 1040 1060',
  SN: '3202 3203 3215 3231 3232',
  ST: '3102 3110 3114 3117',
  SH: '2115 2120 2122 2129',
  TH: '4151 4154 4161 4162',
};
