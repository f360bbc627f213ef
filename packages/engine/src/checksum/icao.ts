/** ICAO Doc 9303 check digit: weights 7, 3, 1 over digits, letters (A = 10) and fillers (0), modulo 10. */
export function icaoDigit(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += worth(text.charCodeAt(i)) * weightAt(i);
  return String(sum % 10);
}

/** The weighted sum of a span of bytes whose first stands at `place` of the whole. */
export function icaoSum(bytes: Uint8Array, from: number, to: number, place: number): number {
  let sum = 0;
  for (let i = from, weight = weightAt(place); i < to; i++) {
    sum += (VALUES[bytes[i] as number] as number) * weight;
    weight = weight === 7 ? 3 : weight === 3 ? 1 : 7;
  }
  return sum;
}

function weightAt(place: number): number {
  const third = place % 3;
  return third === 0 ? 7 : third === 1 ? 3 : 1;
}

function worth(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 90) return code - 55;
  return code >= 97 && code <= 122 ? code - 87 : 0;
}

const VALUES = Uint8Array.from({ length: 256 }, (_, code) => worth(code));
