import { type Checker, Day } from 'specimen-data/internal';
import type { Keyring } from '../keyed/keyring.ts';
import { KEPT, type Layout, layoutOfOne, layoutsOf } from './anatomy.ts';
import type { Births } from './births.ts';
import { charLike, radixOf, signOf, withAsciiDigits, writtenLike } from './letters.ts';
import { MOST_PLACES, maskHex, maskShape } from './shape.ts';

/** Context for masking numbers. */
export interface NumberContext {
  readonly keyring: Keyring;
  readonly births: Births;
  readonly within: number;
}

/** Masks a value by a standard: a valid number becomes another valid one, and an invalid number stays invalid in the same way. */
export function maskNumber(
  context: NumberContext,
  checker: Checker,
  value: string,
  right: (number: string) => string = (number) => maskRight(context, checker, number),
): string {
  const plain = withAsciiDigits(value.trim());
  if (plain === '') return value;
  if (checker.valid(plain)) {
    const number = checker.bare(plain);
    return dressed(value, checker, number, right(number));
  }
  return maskWrong(context, checker, { value, plain, right });
}

/** Writes the masked number in the form of the original. */
export function dressed(value: string, checker: Checker, number: string, masked: string): string {
  return (
    writtenLike(value, number, masked) ??
    (checker.formatted(value) === value ? checker.formatted(masked) : masked)
  );
}

/** Returns the masked number of a valid bare one. */
export function maskRight(context: NumberContext, checker: Checker, number: string): string {
  const kept = HEXADECIMAL.get(checker.id);
  if (kept !== undefined) return maskedHex(context, checker, number, kept);
  const layout = layoutsOf(checker).get(number.length) ?? layoutOfOne(checker, number);
  const moved = movedDay(context, checker, number, layout);
  return (
    (layout && moved && maskSerial(context, checker, { number: moved, like: number, layout })) ??
    (layout && moved !== number
      ? maskSerial(context, checker, { number, like: number, layout })
      : undefined) ??
    maskShape(context.keyring, number, (masked) =>
      isAlike(checker, masked, number, bornIn(checker, number)),
    ) ??
    number
  );
}

/**
 * Standards with hexadecimal numbers, and the number of leading characters that have a meaning, such as the network of an
 * address.
 */
const HEXADECIMAL: ReadonlyMap<string, number> = new Map([['ipv6', 5]]);

function maskedHex({ keyring }: NumberContext, checker: Checker, number: string, kept: number): string {
  const masked = maskHex(keyring, number.toLowerCase(), kept, (other) => checker.mended(other) !== undefined);
  return (masked && checker.mended(masked)) ?? number;
}

/** Returns the number with its birth date moved; its check digits may be wrong. */
function movedDay(
  { births, within }: NumberContext,
  checker: Checker,
  number: string,
  layout: Layout,
): string {
  const { day } = layout;
  if (day === undefined) return number;
  const [from, to] = day;
  const count = Number(number.slice(from, to));
  const born = bornIn(checker, number);
  const shift =
    born === undefined
      ? shiftShown(births, within, layout.month(number), count)
      : births.shift(dayIn(born), within);
  return number.slice(0, from) + String(count + shift).padStart(to - from, '0') + number.slice(to);
}

/**
 * Returns the number of days by which the date in a number moves if the number leaves the century open. The days of women
 * may be counted from 41, for example.
 */
function shiftShown(
  births: Births,
  within: number,
  shown: ReturnType<Layout['month']>,
  count: number,
): number {
  const day = [0, 40, 60, 50, 20].map((plus) => count - plus).find((each) => each >= 1 && each <= 31);
  if (shown === undefined || day === undefined || count > 91) return 0;
  return births.shift(new Day(1900 + shown.year, shown.month, day), within);
}

interface Moved {
  readonly number: string;
  /** The original number. */
  readonly like: string;
  readonly layout: Layout;
}

function maskSerial(
  context: NumberContext,
  checker: Checker,
  { number, like, layout }: Moved,
): string | undefined {
  const before = bornIn(checker, like);
  const born =
    before !== undefined && number !== like
      ? dayIn(before).plus(context.births.shift(dayIn(before), context.within)).iso
      : before;
  return walkSerial(context, { number, like, layout }, (other) => rightIf(checker, other, like, born));
}

/** Moves the free positions on until `finish` returns a valid number. */
function walkSerial(
  { keyring }: NumberContext,
  { number, like, layout }: Moved,
  finish: (number: string) => string | undefined,
): string | undefined {
  const places = layout.free.filter((at) => radixOf(number[at] ?? '') > 0).slice(-MOST_PLACES);
  if (places.length === 0) return finish(number);
  const chars = [...number];
  const digits = places.map((at) => signOf(chars[at] as string));
  let masked: string | undefined;
  const accept = (signs: readonly number[]) => {
    for (let i = 0; i < places.length; i++) {
      const at = places[i] as number;
      chars[at] = charLike(chars[at] as string, signs[i] as number);
    }
    masked = finish(chars.join(''));
    return masked !== undefined && places.every((at) => masked?.[at] === chars[at]);
  };
  const space = keyring.space(places.map((at) => radixOf(number[at] as string)));
  return space.walk(digits, keyring.number('around', aroundOf(like, layout)), accept) ? masked : undefined;
}

/**
 * Returns the fixed digits, which select the permutation. Letters are excluded, so that a number is masked equally with and
 * without its country's letters.
 */
function aroundOf(number: string, { free }: Layout): string {
  const [first = 0] = free;
  let around = '';
  for (let at = 0; at < first; at++) if (radixOf(number[at] as string) === 10) around += number[at];
  return around;
}

/** Returns the number with correct check digits if it then encodes the same facts as the original. */
function rightIf(
  checker: Checker,
  number: string,
  like: string,
  born: string | undefined,
): string | undefined {
  const mended = checker.mended(number);
  return mended !== undefined && mended.length === like.length && isAlike(checker, mended, like, born)
    ? mended
    : undefined;
}

/** Returns true if a number is valid and encodes the same facts as the original, with the given birth date. */
function isAlike(checker: Checker, masked: string, number: string, born: string | undefined): boolean {
  if (!checker.valid(masked)) return false;
  const [says, said] = [checker.reads(masked), checker.reads(number)];
  return says.born === born && KEPT.every((key) => says[key] === said[key]);
}

function bornIn(checker: Checker, number: string): string | undefined {
  return checker.reads(number).born;
}

/** Returns a day from `YYYY-MM-DD`. */
export function dayIn(iso: string): Day {
  return new Day(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
}

interface WrongValue {
  readonly value: string;
  /** The value with ASCII digits. */
  readonly plain: string;
  /** Masks a valid number. */
  readonly right: (number: string) => string;
}

/**
 * Masks an invalid value. If only its check digits are wrong, masks the corrected number and makes its check digits equally
 * wrong; otherwise keeps the shape.
 */
function maskWrong(context: NumberContext, checker: Checker, { value, plain, right }: WrongValue): string {
  const faults = faultsOf(checker, plain);
  const number = checker.bare(plain);
  const isAsWrong = (other: string) => faultsOf(checker, other) === faults;
  const mended = faults === 'checksum' ? checker.mended(plain) : undefined;
  const checked =
    mended !== undefined && checker.valid(mended) ? asWrong(number, mended, right(mended)) : undefined;
  const masked =
    checked !== undefined && isAsWrong(checked)
      ? checked
      : (maskAsWrong(context, checker, number, isAsWrong) ?? maskShape(context.keyring, number) ?? number);
  return writtenLike(value, number, masked) ?? masked;
}

/** Returns another value that is invalid in the same way. */
function maskAsWrong(
  context: NumberContext,
  checker: Checker,
  plain: string,
  isAsWrong: (masked: string) => boolean,
): string | undefined {
  if (plain === checker.mended(plain)) {
    const layout = layoutsOf(checker).get(plain.length) ?? layoutOfOne(checker, plain);
    const masked = walkSerial(context, { number: plain, like: plain, layout }, (number) => {
      const mended = checker.mended(number);
      return mended !== undefined && isAsWrong(mended) ? mended : undefined;
    });
    if (masked !== undefined && masked !== plain) return masked;
  }
  // Repeated digits (`000000000`) have too few other values to be found by stepping.
  const replaced = withOtherSigns(context.keyring, plain);
  return maskShape(context.keyring, plain, isAsWrong) ?? (isAsWrong(replaced) ? replaced : undefined);
}

/** Replaces each sign of a value by another one, the same at every position. */
function withOtherSigns(keyring: Keyring, value: string): string {
  const others = [10, 26].map((size) =>
    keyring.circle(
      `signs ${size}`,
      Array.from({ length: size }, (_, sign) => sign),
    ),
  );
  return value.replace(/[0-9A-Za-z]/g, (char) =>
    charLike(char, others[radixOf(char) === 10 ? 0 : 1]?.get(signOf(char)) ?? 0),
  );
}

function faultsOf(checker: Checker, value: string): string {
  return checker
    .faults(value)
    .map(({ fault }) => fault)
    .join();
}

/** Returns a valid number with check characters that deviate as those of an invalid one. */
function asWrong(wrong: string, right: string, masked: string): string | undefined {
  if (wrong.length !== right.length || masked.length !== right.length) return undefined;
  let out = '';
  for (let at = 0; at < masked.length; at++) {
    const [found, should, char] = [wrong[at], right[at], masked[at]] as [string, string, string];
    const radix = radixOf(char);
    if (found === should) out += char;
    else if (radix === 0 || radixOf(found) !== radix || radixOf(should) !== radix) return undefined;
    else out += charLike(char, (signOf(char) + signOf(found) - signOf(should) + radix) % radix);
  }
  return out;
}
