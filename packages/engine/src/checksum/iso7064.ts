import { valueAt } from './weighted.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*';

/** ISO 7064 pure system MOD m-r (11-2, 37-2 …): the check character of a body. */
export function pureCharacter(body: string, modulus: number, radix: number): string {
  let rest = 0;
  for (let i = 0; i < body.length; i++) rest = ((rest + valueAt(body, i)) * radix) % modulus;
  const check = (modulus + 1 - rest) % modulus;
  return modulus === 11 && check === 10 ? 'X' : (CHARACTERS[check] as string);
}

/** ISO 7064 hybrid system MOD m+1,m (11,10 or 37,36 …): the check character of a body. */
export function hybridCharacter(body: string, modulus: number): string {
  let product = modulus;
  for (let i = 0; i < body.length; i++) {
    const sum = (product + valueAt(body, i)) % modulus || modulus;
    product = (sum * 2) % (modulus + 1);
  }
  return CHARACTERS[(modulus + 1 - product) % modulus] as string;
}

/** Returns the hybrid system's check digit of digits in bytes. */
export function hybridDigit(bytes: Uint8Array, from: number, to: number): number {
  let product = 10;
  for (let i = from; i < to; i++) product = (((product + (bytes[i] as number) - 48) % 10 || 10) * 2) % 11;
  return (11 - product) % 10;
}
