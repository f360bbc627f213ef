import { keccak256 } from '../checksum/keccak256.ts';
import { HEX } from '../random.ts';
import type { Validator } from '../validator.ts';

/**
 * Ethereum address: 0x and 40 hex digits, whose letters' case is a check: a letter is a capital where the
 * same digit of the Keccak-256 hash of the address (small letters, no 0x) is 8 or more. Source: EIP-55.
 * An address all in small letters carries no check and is refused, unless the check asks for just that.
 */
export const eip55: Validator<unknown> = {
  id: 'eip55',
  label: 'Ethereum address (EIP-55)',
  valid: (value) => /^0x[\da-fA-F]{40}$/.test(value) && withCase(value.slice(2).toLowerCase()) === value,
  make: (random) => withCase(random.chars(40, HEX)),
};

const TEXT = new Uint8Array(40);

function withCase(digits: string): string {
  for (let i = 0; i < 40; i++) TEXT[i] = digits.charCodeAt(i);
  const hash = keccak256(TEXT);
  const capitals = digits.toUpperCase();
  let address = '0x';
  for (let i = 0; i < 40; i++) {
    const digit = (hash[i >> 1] as number) >> (i % 2 === 0 ? 4 : 0);
    address += (digit & 8) === 0 ? digits[i] : capitals[i];
  }
  return address;
}
