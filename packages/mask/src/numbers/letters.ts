/** Returns the index of an ASCII digit or letter within its kind; -1 for any other character. */
export function signOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 90) return code - 65;
  return code >= 97 && code <= 122 ? code - 97 : -1;
}

/** Returns the number of signs in a character's kind: 10, 26, or 0 if it is not an ASCII digit or letter. */
export function radixOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code >= 48 && code <= 57) return 10;
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? 26 : 0;
}

/** Returns the character with an index, in the same kind and case as another one. */
export function charLike(char: string, sign: number): string {
  const code = char.charCodeAt(0);
  if (code <= 57) return String.fromCharCode(48 + sign);
  return String.fromCharCode((code <= 90 ? 65 : 97) + sign);
}

/** Returns a value with the digits of other scripts (Arabic, Devanagari, Thai …) as ASCII digits. */
export function withAsciiDigits(value: string): string {
  return value.replace(OTHER_DIGITS, (digit) => String((digit.charCodeAt(0) - zeroOf(digit)) % 10));
}

/** Writes a number in the form of the original: with its separators, case and script. Undefined if they do not match. */
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

/** Zeros of the scripts whose ten digits are consecutive (Unicode, category Nd, in the basic plane, in use today). */
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
