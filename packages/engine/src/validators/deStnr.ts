import { toTen, valueAt, weighted, weightedDigits } from '../checksum/weighted.ts';
import { GERMAN_STATES, type GermanState } from '../data/germanStates.ts';
import type { Random } from '../kernel/random.ts';
import { grouped } from '../kernel/text.ts';
import type { Citizen } from '../model.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Steuernummer: tax office, district, serial, check digit. ELSTER's form has 13 digits, FFFF0BBBUUUUP, and the office
 * names the state; the states print 10 or 11 (21/815/08150; 133/8150/8159 in North Rhine-Westphalia), and
 * such a number is right when it is right in a state that writes so. Each state has its own check. Districts 000,
 * 998 and 999 are none, the Bavarian group begins at 100. Offices merge: their list is not checked. Source:
 * ELSTER, "Prüfung der Steuer- und Steueridentifikationsnummer", chapters 3-7. `home` is the ISO 3166-2 letters.
 */
export const deStnr = standard<Pick<Citizen, 'home'>>({
  id: 'deStnr',
  label: 'Steuernummer (Germany)',
  written: ['##/###/#####', '#####/#####', '###/###/#####', '###/####/####', '#############', '##########'],
  // Where the slashes stand tells the states apart that write so.
  keeps: '/',
  form: /^[\d/ ]+$/,
  alone: asPrinted,
  mend(number) {
    const all = elsterNumbers(number);
    const possible = all.filter(isPossible);
    const checks = (possible.length > 0 ? possible : all).map((each) => checkDigit(each.slice(0, 12)));
    if (checks.length === 0 || checks.includes(Number(number.at(-1)))) return number;
    const digit = checks.find((check) => check < 10);
    return digit === undefined ? undefined : number.slice(0, -1) + digit;
  },
  rules: {
    region: (number) =>
      elsterNumbers(number).length === 0
        ? `begins with ${number[0]}, should begin with ${number[7] === '/' ? '0 to 2' : '1 to 6'} where it is written so`
        : everyBreaks(number, RULES.region),
    form: (number) => everyBreaks(number, RULES.form),
    district: (number) => everyBreaks(number, RULES.district),
    series: (number) => everyBreaks(number, RULES.series),
  },
  wrong: {
    region: (_, random) => whole(random, '2500'),
    form: (_, random) => whole(random, '9181').replace(/^(....)0/, '$11'),
    district: (_, random) => printed(whole(random, '9181').replace(/^(.....).../, '$1099')),
    series: (_, random) => `133/${random.int(1000, 8999)}/0000`,
  },
  reads(number) {
    const [right, other] = elsterNumbers(number).filter(isRight);
    const prefixes = number.includes('/') ? STATES.filter(([prefix]) => !/^[349]/.test(prefix)) : STATES;
    const state = prefixes.find(([prefix]) => right?.startsWith(prefix))?.[1];
    return { region: state && other === undefined ? GERMAN_STATES[state] : undefined };
  },
  make(random, { home }) {
    const office = random.pick((OFFICES[home ?? ''] ?? random.pick(Object.values(OFFICES))).split(' '));
    return printed(whole(random, office));
  },
});

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

/** A way of writing: where slashes or spaces may stand, after how many digits slashes do, and ELSTER's numbers it may be. */
interface Form {
  readonly taken: RegExp;
  readonly sizes: readonly number[];
  readonly elster: (digits: string) => readonly string[];
}

const FORMS: readonly Form[] = [
  {
    taken: /^\d\d[/ ]?\d{3}[/ ]?\d{4}[/ ]?\d$/,
    sizes: [2, 3],
    elster: (digits) => ['11', '21', '22', '23', '24', '27'].map((prefix) => widened(prefix, digits, 2)),
  },
  {
    taken: /^\d\d[/ ]?\d{3}[/ ]?\d{4}[/ ]?\d$/,
    sizes: [5],
    elster: (digits) => [widened('28', digits, 2)],
  },
  {
    // States that count alike share a prefix: 3 for those with offices 0.., 9 for the others; 26 is Hesse.
    taken: /^\d{3}[/ ]?\d{3}[/ ]?\d{5}$/,
    sizes: [3, 3],
    elster(digits) {
      if (digits.startsWith('0')) return [widened('26', digits.slice(1), 2), widened('3', digits, 3)];
      return /^[12]/.test(digits) ? [widened('9', digits, 3)] : [];
    },
  },
  {
    taken: /^\d{3}[/ ]?\d{4}[/ ]?\d{4}$/,
    sizes: [3, 4],
    elster: (digits) => (/^[1-6]/.test(digits) ? [widened('5', digits, 3)] : []),
  },
  { taken: /^\d{13}$/, sizes: [], elster: (digits) => [digits] },
];

/** ELSTER's number of the digits that a state prints: its prefix before them, a zero behind the office. */
function widened(prefix: string, digits: string, office: number): string {
  return `${prefix}${digits.slice(0, office)}0${digits.slice(office)}`;
}

/** A value with the slashes of the form it is written in; of several the one in which it is right. */
function asPrinted(value: string): string {
  const digits = value.replace(/[/ ]/g, '');
  const texts = FORMS.filter(({ taken }) => taken.test(value)).map(({ sizes }) =>
    grouped(digits, sizes, '/'),
  );
  const right = texts.filter((text) => elsterNumbers(text).some(isRight));
  const [first = value.toUpperCase().replaceAll(' ', '/'), ...others] = right.length > 0 ? right : texts;
  return others.includes(value) ? value : first;
}

/** Returns the possible ELSTER forms of a number, by the places of its slashes. */
function elsterNumbers(number: string): readonly string[] {
  const digits = number.replaceAll('/', '');
  const form = FORMS.find(({ taken, sizes }) => taken.test(number) && grouped(digits, sizes, '/') === number);
  return form?.elster(digits) ?? [];
}

/** The reason, where the rule is broken in whatever state the number is of. */
function everyBreaks(number: string, rule: (elster: string) => string | undefined): string | undefined {
  const reasons = elsterNumbers(number).map(rule);
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** The rules of ELSTER's form. */
const RULES = {
  region: (number: string) =>
    reasonIf(
      !STATES.some(([prefix]) => number.startsWith(prefix)),
      `state ${number.slice(0, 2)} does not exist, should be 10, 11, 21 to 24, 26 to 28, 30 to 32, 40, 41, 51 to 56, 91 or 92`,
    ),
  form: (number: string) => reasonIf(number[4] !== '0', `the fifth digit is ${number[4]}, should be 0`),
  district(number: string) {
    const text = number.slice(5, number.startsWith('5') ? 9 : 8);
    const district = Number(text);
    const least = /^(?:10|3|4|9)/.test(number) ? 100 : 1;
    return reasonIf(
      district < least || district === 998 || district === 999,
      `district ${text} does not exist, should be ${least} or more, but not 998 or 999`,
    );
  },
  series: (number: string) =>
    reasonIf(number.startsWith('5') && Number(number.slice(9)) <= 9, 'serial is 000, should be 001 to 999'),
};

function isPossible(number: string): boolean {
  return Object.values(RULES).every((rule) => rule(number) === undefined);
}

function isRight(number: string): boolean {
  return isPossible(number) && Number(number[12]) === checkDigit(number.slice(0, 12));
}

/** The first digits of ELSTER's numbers, by state. */
const STATES = Object.entries({
  ...{ 10: 'SL', 11: 'BE', 21: 'SH', 22: 'HH', 23: 'NI', 24: 'HB', 26: 'HE', 27: 'RP', 28: 'BW' },
  ...{ 30: 'BB', 31: 'ST', 32: 'SN', 40: 'MV', 41: 'TH', 91: 'BY', 92: 'BY' },
  ...{ 51: 'NW', 52: 'NW', 53: 'NW', 54: 'NW', 55: 'NW', 56: 'NW' },
} satisfies Record<string, GermanState>);

/** Returns the check digit by the office's state; 10 if the number cannot exist. */
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
