/** The sign of an ASCII digit or letter among its kind; -1 for what is neither. */
export function signOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 90) return code - 65;
  return code >= 97 && code <= 122 ? code - 97 : -1;
}

/** How many signs the kind of a character has: 10, 26, or 0 for what is no ASCII digit or letter. */
export function radixOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 48 && code <= 57) return 10;
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? 26 : 0;
}

/** The character of that sign, of the same kind and case as another. */
export function charLike(char: string, sign: number): string {
  const code = char.charCodeAt(0);
  if (code <= 57) return String.fromCharCode(48 + sign);
  return String.fromCharCode((code <= 90 ? 65 : 97) + sign);
}

/** A value whose digits of another script (Arabic, Devanagari, Thai …) are written as ASCII ones. */
export function withAsciiDigits(value: string): string {
  return value.replace(OTHER_DIGITS, (digit) => String((digit.charCodeAt(0) - zeroOf(digit)) % 10));
}

/** The number written over another: its separators, its cases and its script's digits stay. Undefined where they do not match. */
export function writtenLike(value: string, number: string, masked: string): string | undefined {
  let out = '';
  let at = 0;
  const isLower = value === value.toLowerCase() && value !== value.toUpperCase();
  for (const char of value) {
    const plain = withAsciiDigits(char);
    if (at < number.length && plain.toUpperCase() === (number[at] as string).toUpperCase()) {
      const next = masked[at++] as string;
      if (plain !== char && radixOf(next) === 10) out += String.fromCharCode(zeroOf(char) + Number(next));
      else
        out += isLower || (char !== char.toUpperCase() && radixOf(next) === 26) ? next.toLowerCase() : next;
    } else out += char;
  }
  return at === number.length && masked.length === number.length ? out : undefined;
}

/** The zeros of the scripts whose ten digits stand in a row (Unicode, category Nd, in the first plane, as people use them). */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810, 0xff10,
];

const OTHER_DIGITS = new RegExp(
  `[${ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('')}]`,
  'g',
);

function zeroOf(digit: string): number {
  const code = digit.charCodeAt(0);
  return ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? 48;
}
