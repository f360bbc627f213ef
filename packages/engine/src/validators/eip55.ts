import { keccak256 } from '../checksum/keccak256.ts';
import { HEX } from '../kernel/random.ts';
import { reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Ethereum address: 0x and 40 hex digits, whose letters' case is a check: a letter is a capital where the
 * same digit of the Keccak-256 hash of the address (small letters, no 0x) is 8 or more. Source: EIP-55.
 * An address all in small letters carries no check and is refused, unless the check asks for just that.
 */
export const eip55 = standard({
  id: 'eip55',
  label: 'Ethereum address (EIP-55)',
  written: '0x{40[0-9A-Fa-f]}',
  exact: true,
  rules: {
    checksum: (address) =>
      reasonIf(cased(address) !== address, `the case of the letters is wrong, should be ${cased(address)}`),
  },
  wrong: {
    checksum(address, random) {
      const at = random.int(2, 41);
      const digit = address.charAt(at);
      const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
      return address.slice(0, at) + other + address.slice(at + 1);
    },
  },
  make: (random) => cased(`0x${random.chars(40, HEX)}`),
});

/** The address with its letters in the case that the check asks for. */
function cased(address: string): string {
  const hash = hashOf(address);
  const digits = Array.from(address.slice(2), (digit, i) =>
    isCapital(hash, i) ? digit.toUpperCase() : digit.toLowerCase(),
  );
  return `0x${digits.join('')}`;
}

const TEXT = new Uint8Array(40);

/** The hash of the forty digits, letters made small (in ASCII one bit, which digits have already). */
function hashOf(address: string): Uint8Array {
  for (let i = 0; i < 40; i++) TEXT[i] = address.charCodeAt(i + 2) | 32;
  return keccak256(TEXT);
}

/** Returns whether the hash's i-th hex digit is 8 or more. */
function isCapital(hash: Uint8Array, i: number): boolean {
  return ((hash[i >> 1] as number) & (i % 2 === 0 ? 0x80 : 0x08)) !== 0;
}
