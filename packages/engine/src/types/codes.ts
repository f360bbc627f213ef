import { CARDS, type CardBrand } from '../data/cards.ts';
import { type Out, putText } from '../kernel/bytes.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import { DRAWS, type Random } from '../kernel/random.ts';
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
    params: `brand (${Object.keys(CARDS).join(', ')}; any when left out)`,
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

/** A type that a validator makes, in bare digits and letters. */
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

/** What a digit over 9 has more than one below, by case. */
const LOWER = 39;
const UPPER = 7;

function putUuid(out: Out, at: number, random: Random, letters: number): number {
  const { bytes } = out;
  let to = putHex(out, at, random.below(DRAWS), letters);
  bytes[to++] = 45;
  const second = ((random.next() & 0xffff0fff) | 0x4000) >>> 0;
  to = putHalf(out, to, second >>> 16, letters);
  bytes[to++] = 45;
  to = putHalf(out, to, second & 0xffff, letters);
  bytes[to++] = 45;
  const third = ((random.next() & 0x3fffffff) | 0x80000000) >>> 0;
  to = putHalf(out, to, third >>> 16, letters);
  bytes[to++] = 45;
  to = putHalf(out, to, third & 0xffff, letters);
  return putHex(out, to, random.next(), letters);
}

function putHex(out: Out, at: number, value: number, letters: number): number {
  return putHalf(out, putHalf(out, at, value >>> 16, letters), value & 0xffff, letters);
}

/** Writes 16 bits as four digits, all in one word. */
function putHalf({ view }: Out, at: number, value: number, letters: number): number {
  const bytes = (value >>> 8) | ((value & 255) << 16);
  const digits = ((bytes >>> 4) & 0x000f000f) | ((bytes & 0x000f000f) << 8);
  // Six more sets the fifth bit of a digit over 9.
  const over = ((digits + 0x06060606) >>> 4) & 0x01010101;
  view.setInt32(at, digits + 0x30303030 + over * letters, true);
  return at + 4;
}
