import { CARDS, type CardBrand } from '../data/cards.ts';
import { type Out, putText } from '../kernel/bytes.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import { DRAWS, HEX, type Random } from '../kernel/random.ts';
import type { Type, Validator } from '../model.ts';
import { cardNumber } from '../validators/cardNumber.ts';
import { ean13 } from '../validators/ean13.ts';
import { eip55 } from '../validators/eip55.ts';
import { imei } from '../validators/imei.ts';
import { isbn13 } from '../validators/isbn13.ts';
import { vin } from '../validators/vin.ts';
import { fixedType } from './fixedType.ts';
import { wrong } from './params.ts';

export const codes: readonly Type[] = [
  fixedType('uuid', 'UUID version 4', (out, at, random) => putUuid(out, at, random, LOWER), DRAWS),
  fixedType('guid', 'GUID (UUID in capitals)', (out, at, random) => putUuid(out, at, random, UPPER), DRAWS),
  fixedType(
    'objectid',
    'MongoDB ObjectId',
    (out, at, random) => {
      let to = at;
      for (let i = 0; i < 3; i++) to = putHex(out, to, random.below(DRAWS), LOWER);
      return to;
    },
    DRAWS,
  ),
  fixedType(
    'color',
    'Colour as #rrggbb',
    (out, at, random) => {
      out.bytes[at] = 35;
      putHex(out, at + 1, random.below(2 ** 24) * 256, LOWER);
      return at + 7;
    },
    2 ** 24,
  ),
  certifiedType('vin', 'Vehicle identification number', vin, 1e7),
  certifiedType('isbn', 'ISBN-13', isbn13, 3e8),
  certifiedType('imei', 'IMEI', imei, 1e12),
  certifiedType('ean', 'EAN-13', ean13, 1e10),
  {
    key: 'card',
    label: 'Payment card number',
    params: `brand (${Object.keys(CARDS).join(', ')}; any by default)`,
    room: () => 1e7,
    validator: cardNumber,
    compile(given) {
      const brands = given.length === 0 ? USUAL : given.map((name) => name.trim().toLowerCase() as CardBrand);
      if (given.length > 1 || !brands.every((brand) => Object.hasOwn(CARDS, brand))) throw wrong(this, given);
      return (out, at, random) => putText(out, at, cardNumber.make(random, { brand: random.common(brands) }));
    },
  },
  certifiedType('eth', 'Ethereum address (EIP-55)', eip55, ENDLESS),
];

const USUAL: readonly CardBrand[] = ['visa', 'mastercard', 'amex', 'discover', 'jcb', 'unionpay', 'diners'];

/** Returns a type whose values a validator generates, without separators. */
function certifiedType(
  key: string,
  label: string,
  validator: Validator<never> | Validator<undefined> | Validator<unknown>,
  room: number,
): Type {
  const { make } = validator as Validator<unknown>;
  const type = fixedType(
    key,
    label,
    (out, at, random) => putText(out, at, make.call(validator, random, undefined).replace(/[ -]/g, '')),
    room,
  );
  return { ...type, validator };
}

/** Returns the two digits of each byte, the first in the lower half. */
function pairs(digits: string): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    return digits.charCodeAt(byte >> 4) | (digits.charCodeAt(byte & 15) << 8);
  });
}

const LOWER = pairs(HEX);
const UPPER = pairs(HEX.toUpperCase());

function putUuid(out: Out, at: number, random: Random, digits: Uint16Array): number {
  const { view } = out;
  const first = random.below(DRAWS);
  putHalf(view, at, first >>> 16, digits);
  putHalf(view, at + 4, first, digits);
  const second = random.next();
  view.setInt8(at + 8, HYPHEN);
  putHalf(view, at + 9, second >>> 16, digits);
  view.setInt8(at + 13, HYPHEN);
  putHalf(view, at + 14, (second & 0x0fff) | 0x4000, digits);
  const third = random.next();
  view.setInt8(at + 18, HYPHEN);
  putHalf(view, at + 19, ((third >>> 16) & 0x3fff) | 0x8000, digits);
  view.setInt8(at + 23, HYPHEN);
  putHalf(view, at + 24, third, digits);
  const fourth = random.next();
  putHalf(view, at + 28, fourth >>> 16, digits);
  putHalf(view, at + 32, fourth, digits);
  return at + 36;
}

const HYPHEN = 45;

function putHex({ view }: Out, at: number, value: number, digits: Uint16Array): number {
  putHalf(view, at, value >>> 16, digits);
  putHalf(view, at + 4, value, digits);
  return at + 8;
}

/** Writes the lower 16 bits as four digits in one word. */
function putHalf(view: DataView, at: number, value: number, digits: Uint16Array): void {
  const first = digits[(value >>> 8) & 255] as number;
  view.setInt32(at, first | ((digits[value & 255] as number) << 16), true);
}
