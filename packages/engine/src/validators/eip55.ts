import { keccak256 } from '../checksum/keccak256.ts';
import { HEX } from '../kernel/random.ts';
import type { Validator } from '../model.ts';

/**
 * Ethereum address: 0x and 40 hex digits, whose letters' case is a check: a letter is a capital where the
 * same digit of the Keccak-256 hash of the address (small letters, no 0x) is 8 or more. Source: EIP-55.
 * An address all in small letters carries no check and is refused, unless the check asks for just that.
 */
export const eip55: Validator<unknown> = {
  id: 'eip55',
  label: 'Ethereum address (EIP-55)',
  valid(value) {
    if (!/^0x[\da-fA-F]{40}$/.test(value)) return false;
    const hash = hashOf(value);
    for (let i = 0; i < 40; i++) {
      const code = value.charCodeAt(i + 2);
      if (code > 57 && code < 97 !== isCapital(hash, i)) return false;
    }
    return true;
  },
  make(random) {
    const digits = random.chars(40, HEX);
    const hash = hashOf(`0x${digits}`);
    return `0x${Array.from(digits, (digit, i) => (isCapital(hash, i) ? digit.toUpperCase() : digit)).join('')}`;
  },
};

const TEXT = new Uint8Array(40);

/** The hash of the forty digits, letters made small (in ASCII one bit, which digits have already). */
function hashOf(address: string): Uint8Array {
  for (let i = 0; i < 40; i++) TEXT[i] = address.charCodeAt(i + 2) | 32;
  return keccak256(TEXT);
}

/** Whether the hash's i-th hex digit is 8 or more. */
function isCapital(hash: Uint8Array, i: number): boolean {
  return ((hash[i >> 1] as number) & (i % 2 === 0 ? 0x80 : 0x08)) !== 0;
}
