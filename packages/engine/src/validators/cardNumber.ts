import { isLuhn, luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../text.ts';
import type { Validator } from '../validator.ts';

/**
 * Payment card number: a network's issuer range, a length it uses, a Luhn digit (ISO/IEC 7812). Ranges as
 * commonly listed (Wikipedia, Payment card number; gateways' tables), since the networks' own files are for
 * members only. Narrow ranges inside wide ones (Elo, Verve, RuPay) come
 * first. Written bare, in fours, or as 4-6-5 and 4-6-4. Made from the networks' well-known test prefixes.
 */
export const cardNumber: Validator<{ readonly brand?: CardBrand | undefined } | undefined> = {
  id: 'cardNumber',
  label: 'Payment card number',
  valid: (value) => cardBrand(value) !== undefined,
  make(random, who) {
    const { test, lengths } = CARDS[who?.brand ?? random.pick(COMMON)];
    const body = random.pick(test);
    const digits = body + random.digits((lengths[0] as number) - body.length - 1);
    return digits + luhnDigit(digits);
  },
};

export type CardBrand = keyof typeof CARDS;

/** The network of a right card number, otherwise undefined. */
export function cardBrand(value: string): CardBrand | undefined {
  if (!/^(?:\d{12,19}|(?:\d{4}[ -]){2,4}\d{1,4}|\d{4}[ -]\d{6}[ -]\d{4,5})$/.test(value)) return undefined;
  const digits = bare(value);
  if (!isLuhn(digits)) return undefined;
  const issuer = Number(digits.slice(0, 6));
  const range = RANGES.find(
    ({ from, to, brand }) => issuer >= from && issuer <= to && CARDS[brand].lengths.includes(digits.length),
  );
  return range?.brand;
}

interface Network {
  /** First digits of issuers, single or from-to. */
  readonly ranges: string;
  /** The usual length first. */
  readonly lengths: readonly number[];
  /** Prefixes that networks and gateways use for tests. */
  readonly test: readonly string[];
}

const CARDS = {
  elo: {
    ranges:
      '401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 655021-655058',
    lengths: [16],
    test: ['636297', '506699'],
  },
  verve: { ranges: '506099-506198 507865-507964 650002-650027', lengths: [19, 16, 18], test: ['506099'] },
  rupay: {
    ranges: '508500-508999 606985-607984 608001-608500 652150-653149 817200-820199',
    lengths: [16],
    test: ['508500', '607384'],
  },
  troy: { ranges: '979200-979289', lengths: [16], test: ['979200', '979203'] },
  mir: { ranges: '2200-2204', lengths: [16, 17, 18, 19], test: ['220000'] },
  visa: { ranges: '4', lengths: [16, 13, 19], test: ['424242', '411111', '400005'] },
  mastercard: { ranges: '51-55 222100-272099', lengths: [16], test: ['555555', '510510', '222300'] },
  amex: { ranges: '34 37', lengths: [15], test: ['378282', '371449'] },
  diners: { ranges: '300-305 3095 36 38-39', lengths: [14, 15, 16, 17, 18, 19], test: ['305693', '362272'] },
  jcb: { ranges: '3528-3589', lengths: [16, 17, 18, 19], test: ['353011', '356600'] },
  discover: { ranges: '6011 644-649 65', lengths: [16, 17, 18, 19], test: ['601111', '601100'] },
  unionpay: { ranges: '62 81', lengths: [16, 17, 18, 19], test: ['620000', '625094'] },
  maestro: {
    ranges: '50 56-58 5893 6304 639 67',
    lengths: [16, 12, 13, 14, 15, 17, 18, 19],
    test: ['675964', '676770'],
  },
} satisfies Readonly<Record<string, Network>>;

const COMMON: readonly CardBrand[] = [
  'visa',
  'visa',
  'visa',
  'mastercard',
  'mastercard',
  'amex',
  'discover',
  'jcb',
];

/** The ranges by their first six digits, in the order of the table. */
const RANGES = Object.entries(CARDS).flatMap(([brand, { ranges }]) =>
  ranges.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { brand: brand as CardBrand, from: Number(from.padEnd(6, '0')), to: Number(to.padEnd(6, '9')) };
  }),
);
