import { describe, expect, it } from 'vitest';
import { ribDigits, sealRib, withRibKey } from './rib.ts';

// The IBAN registry's example for France; the specimens of banks.
const ACCOUNTS = ['20041010050500013M02606', '30006000011234567890189', '30001007941234567890185'];

describe('the RIB key', () => {
  it.each(ACCOUNTS)('ends %s', (account) => {
    expect(ribDigits(account.slice(0, -2))).toBe(account.slice(-2));
    expect(ribDigits(account.slice(0, 5), account.slice(5, 10), account.slice(10, -2))).toBe(
      account.slice(-2),
    );
    expect(withRibKey(`${account.slice(0, -2)}00`)).toBe(account);
  });

  it.each(ACCOUNTS)('ends the bytes of %s, printed or not', (account) => {
    for (const printed of [account, account.replace(/^(.{5})(.{5})(.{11})/, '$1 $2-$3/')]) {
      const bytes = new TextEncoder().encode(`7${printed.slice(0, -2)}__7`);
      sealRib(bytes, 1, bytes.length - 1);
      expect(new TextDecoder().decode(bytes)).toBe(`7${printed}7`);
    }
  });

  // Banque de France: A and J are 1, B, K and S are 2 … I, R and Z are 9.
  it.each(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => [letter, '12345678912345678923456789'[i] as string]),
  )('takes %s for %s', (letter, digit) => {
    expect(ribDigits(letter)).toBe(ribDigits(digit));
    const bytes = new TextEncoder().encode(`${letter}__`);
    sealRib(bytes, 0, 3);
    expect(new TextDecoder().decode(bytes)).toBe(letter + ribDigits(digit));
  });

  it('makes a number of any length divisible by 97', () => {
    const body = '9876543210'.repeat(6);
    expect(BigInt(body + ribDigits(body)) % 97n).toBe(0n);
    expect(ribDigits('97')).toBe('97');
    const bytes = new TextEncoder().encode(`${body}__`);
    sealRib(bytes, 0, bytes.length);
    expect(new TextDecoder().decode(bytes)).toBe(body + ribDigits(body));
  });
});
