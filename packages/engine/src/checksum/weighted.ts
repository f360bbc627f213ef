/** Returns the value of a digit or a letter: 0-9 as they are, A = 10 … Z = 35, anything else 0 (the filler `<`). */
export function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 65 && code <= 90) return code - 55;
  return code >= 97 && code <= 122 ? code - 87 : 0;
}

/** Returns Σ value × weight, from the left; the weights repeat for a longer text. */
export function weighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0, w = 0; i < text.length; i++, w++) {
    if (w === weights.length) w = 0;
    sum += valueAt(text, i) * (weights[w] as number);
  }
  return sum;
}

/** Returns Σ digit × weight of as many bytes as there are weights. */
export function weightedBytes(bytes: Uint8Array, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += ((bytes[from + i] as number) - 48) * (weights[i] as number);
  return sum;
}

/** Like `weighted`, but each product counts by the sum of its decimal digits. */
export function weightedDigits(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) {
    const product = valueAt(text, i) * (weights[i % weights.length] as number);
    sum += (product % 10) + Math.floor(product / 10);
  }
  return sum;
}

/** Returns the digit that brings a sum to the next multiple of ten. */
export function toTen(sum: number): number {
  return (10 - (sum % 10)) % 10;
}
