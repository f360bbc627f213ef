import { luhnDigit } from '../checksum/luhn.ts';
import { rightWeighted } from '../checksum/rightWeighted.ts';
import { bare, remembered } from '../kernel/text.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Bank account: clearing number (4) and account, checked by the clearing series. Type 1: seven digits, modulus 11
 * with weights 1 to 10 from the right and 1 again, over the clearing number but its first digit (`1.1`) or all
 * of it (`1.2`). Type 2: ten digits by Luhn (`2.1`), nine by modulus 11 (`2.2`, Handelsbanken), or up to ten by
 * Luhn (`2.3`). Source: Bankgirot, "Bankernas kontonummer", its series as packages repeat them. Swedbank's 8000
 * series has a fifth clearing digit, by Luhn; bare, such accounts need all ten digits. Bankgirot warns that some old
 * Swedbank accounts fail: refused. `code` is the clearing number or its first digits.
 */
export const seClearing = standard<{ readonly code?: string | undefined } | undefined>({
  id: 'seClearing',
  label: 'Clearing and account number (Sweden)',
  written: ['#### #######', '#### #########', '#### ##########', '####-# ##########'],
  // A fifth clearing digit, after which the account number starts, exists in the 8000 series only.
  form: /^(?=.{0,25}$)(?:8\d{3}[ -]?\d(?=\d{10}$|[ ,])|\d{4}(?![ -]?\d(?:[ ,]|\d{10}$)))(?:, ?|[ -])?\d(?:[ -]?\d){0,9}$/,
  alone: filled,
  mend(number) {
    const { clearing, fifth, account, rule } = partsOf(number);
    if (rule === undefined || account.length !== LENGTHS[rule]) return number;
    const digit = check(rule, clearing, account.slice(0, -1));
    const right = fifth === '' ? '' : luhnDigit(clearing);
    return digit < 10 ? clearing + right + account.slice(0, -1) + digit : undefined;
  },
  rules: {
    bank: (number) =>
      reasonIf(
        partsOf(number).rule === undefined,
        `no bank has the clearing number ${number.slice(0, 4)}, should be one such as 3000 or 8000`,
      ),
    short: (number) => lengthFault(number, (length, right) => length < right),
    long: (number) => lengthFault(number, (length, right) => length > right),
    account: (number) =>
      reasonIf(!/[1-9]/.test(partsOf(number).account), 'account is zeros alone, should be 1 or more'),
  },
  wrong: {
    bank: (number) => `0${number.slice(1, 4)}${number.slice(-7)}`,
    // Of Handelsbanken, whose check does not count the clearing number.
    account: (number) => `6${number.slice(1, 4)}${'0'.repeat(9)}`,
  },
  reads: (number) => ({ bank: number.slice(0, 4) }),
  make(random, who) {
    const prefix = who?.code ?? random.pick(COMMON);
    const { from, to, rule } = seriesOf(prefix);
    const clearing = String(random.int(from, to));
    const account = accountOf(rule, clearing, random.int(1, 9) + random.digits(LENGTHS[rule] - 2));
    return `${clearing}${clearing.startsWith('8') ? `-${luhnDigit(clearing)}` : ''} ${account}`;
  },
});

type Rule = '1.1' | '1.2' | '2.1' | '2.2' | '2.3';

interface Series {
  readonly from: number;
  readonly to: number;
  readonly rule: Rule;
}

/** Swedbank, Nordea, SEB, Handelsbanken, Danske Bank, Länsförsäkringar, SBAB, Skandia, ICA Banken, Avanza. */
const COMMON = ['8', '7', '3', '5', '5', '6', '6', '12', '902', '925', '915', '927', '955'];

/** Digits of the account, check digit included. */
const LENGTHS = { '1.1': 7, '1.2': 7, '2.1': 10, '2.2': 9, '2.3': 10 } as const;

/** Bankgirot's clearing series; where one digit's prefix meets several, the bank's common one comes first. */
const SERIES: readonly Series[] = [
  [
    '1.1',
    '3000-3299 3301-3399 3410-3781 3783-3999 1100-1199 1400-2099 5000-5999 7000-7999 1200-1399 2400-2499',
  ],
  [
    '1.2',
    '9020-9029 2300-2399 4000-4999 9040-9049 9100-9109 9150-9169 9190-9199 9260-9269 9390-9399 9470-9479',
  ],
  ['1.2', '9550-9569 9590-9599 9640-9649 9660-9679 9700-9719 9750-9759 9780-9789 9880-9889'],
  [
    '1.1',
    '3400-3409 9060-9079 9120-9124 9130-9149 9170-9179 9230-9239 9250-9259 9270-9289 9400-9449 9460-9469',
  ],
  ['1.1', '9580-9589 9630-9639 9680-9689'],
  ['2.1', '3300-3300 3782-3782 9180-9189 9300-9349 9570-9579 9890-9899'],
  ['2.2', '6000-6999'],
  ['2.3', '8000-8999 9500-9549 9960-9969'],
].flatMap(([rule, ranges = '']) =>
  ranges
    .split(' ')
    .map((range) => ({ rule: rule as Rule, from: Number(range.slice(0, 4)), to: Number(range.slice(5)) })),
);

/** The clearing numbers of the first series that has some with the prefix. */
const seriesOf = remembered((prefix): Series => {
  const [low, high] = [Number(prefix.padEnd(4, '0')), Number(prefix.padEnd(4, '9'))];
  const { from, to, rule } = SERIES.find((row) => row.from <= high && row.to >= low) ?? (SERIES[0] as Series);
  return { from: Math.max(from, low), to: Math.min(to, high), rule };
});

/** Clearing number, Swedbank's fifth digit and account, in the ways people write them. */
const PARTS = /^(\d{4})(?:[ -]?(\d)(?=\d{10}$|[ ,]))?(?:, ?|[ -])?(\d(?:[ -]?\d)*)$/;

/** The digits alone; printed accounts of up to ten digits are filled with zeros. */
function filled(value: string): string {
  const [, clearing = '', fifth = '', text = ''] = PARTS.exec(value) ?? [];
  const account = text.replace(/[ -]/g, '');
  const digits = clearing + fifth + account;
  const shortest = clearing.startsWith('8') ? 6 : 2;
  const mayLack = ruleOf(clearing) === '2.3' && digits !== value && account.length >= shortest;
  return digits === '' ? bare(value) : clearing + fifth + (mayLack ? account.padStart(10, '0') : account);
}

/** The parts of a bare number; only one of fifteen digits has a fifth clearing digit. */
function partsOf(number: string) {
  const clearing = number.slice(0, 4);
  const fifth = number.length === 15 ? number.charAt(4) : '';
  return { clearing, fifth, account: number.slice(4 + fifth.length), rule: ruleOf(clearing) };
}

function ruleOf(clearing: string): Rule | undefined {
  const number = Number(clearing);
  return SERIES.find(({ from, to }) => number >= from && number <= to)?.rule;
}

function lengthFault(
  number: string,
  isWrong: (length: number, right: number) => boolean,
): string | undefined {
  const { clearing, account, rule } = partsOf(number);
  const right = rule === undefined ? account.length : LENGTHS[rule];
  return reasonIf(
    isWrong(account.length, right),
    `account has ${account.length} digits, should have ${right} with clearing number ${clearing}`,
  );
}

/** The account with its check digit; where modulus 11 asks for a tenth digit, the body is counted on. */
function accountOf(rule: Rule, clearing: string, body: string): string {
  for (let next = body; ; next = String(Number(next) + 1)) {
    const digit = check(rule, clearing, next);
    if (digit < 10) return next + digit;
  }
}

/** The check digit of an account's others; 10 if there is none. */
function check(rule: Rule, clearing: string, body: string): number {
  return modulus11(rule) ? (11 - (sum(rule, clearing, `${body}0`) % 11)) % 11 : Number(luhnDigit(body));
}

function modulus11(rule: Rule): boolean {
  return rule !== '2.1' && rule !== '2.3';
}

function sum(rule: Rule, clearing: string, account: string): number {
  const digits = rule === '2.2' ? account : (rule === '1.1' ? clearing.slice(1) : clearing) + account;
  return rightWeighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
}
