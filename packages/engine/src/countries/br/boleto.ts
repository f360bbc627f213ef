import { luhnByte } from '../../checksum/luhn.ts';
import { picture } from '../../draw/picture.ts';
import { putInt } from '../../kernel/bytes.ts';
import { Day } from '../../kernel/day.ts';
import type { Random } from '../../kernel/random.ts';
import type { Persona, Write } from '../../model.ts';

/** Bank, currency 9 and 25 free digits. */
const digits = picture('(001|237|341|033|104|748|077)9{5#}{10#}{10#}');

/**
 * Days since 7 October 1997; on 22 February 2025, when four digits were used up, the count started again from 1000
 * (Febraban).
 */
const FIRST = new Day(1997, 10, 7).serial;
const ANEW = new Day(2025, 2, 22).serial;

/** The day until which is paid, some weeks after the record's date, as the days since the first. */
function dueFactor(random: Random, p: Persona): number {
  const [year, month, day] = p.read('date').split('-').map(Number) as [number, number, number];
  const due = new Day(year, month, day).serial + random.int(3, 30);
  return due < ANEW ? due - FIRST : due - ANEW + 1000;
}

/** Writes a boleto's typed line, as `brBoleto` says: its digits first, then drawn apart with the check digits between. */
export const putBoleto: Write = (out, at, random, p) => {
  const from = at + 11;
  const due = digits(out, from, random, p);
  const cents = Math.round(Number(p.read('amount')) * 100);
  const end = putInt(out, putInt(out, due, dueFactor(random, p), 4), cents, 10);
  const { bytes } = out;
  const free = barcodeSum(bytes, from + 4, due, 0);
  const check = 11 - ((free + barcodeSum(bytes, due, end, 25) + barcodeSum(bytes, from, from + 4, 39)) % 11);
  let to = putField(bytes, from, from + 9, at);
  to = putField(bytes, from + 9, from + 19, to);
  to = putField(bytes, from + 19, due, to);
  bytes[to] = 48 + (check > 9 ? 1 : check);
  bytes[to + 1] = 32;
  bytes.copyWithin(to + 2, due, end);
  return to + 2 + end - due;
};

/** Five digits, a dot, the others, their Luhn digit and a space. */
function putField(bytes: Uint8Array, from: number, end: number, at: number): number {
  const check = luhnByte(bytes, from, end);
  let to = at;
  for (let i = from; i < end; i++) {
    if (i === from + 5) bytes[to++] = 46;
    bytes[to++] = bytes[i] as number;
  }
  bytes[to] = check;
  bytes[to + 1] = 32;
  return to + 2;
}

/** Weights 2 to 9 from the right; `place` is the number of digits of the barcode after the span. */
function barcodeSum(bytes: Uint8Array, from: number, to: number, place: number): number {
  let sum = 0;
  for (let i = to - 1, weight = 2 + (place % 8); i >= from; i--) {
    sum += ((bytes[i] as number) - 48) * weight;
    weight = weight === 9 ? 2 : weight + 1;
  }
  return sum;
}
