import UkModulusChecking from 'uk-modulus-checking';
import { describe, expect, it } from 'vitest';
import { specimen } from '../../packages/engine/src/index.ts';

/** Vocalink's rules, by a checker with its table of sort codes. */
const passes = (sortCode: string, accountNumber: string) =>
  new UkModulusChecking({ sortCode, accountNumber }).isValid();

const people = specimen.generate('gb.full', { n: 150, seed: 'modulus' });

describe('British accounts', () => {
  it('pass the modulus check of their sort code', () => {
    const refused = people.filter(({ sortcode, account }) => !passes(sortcode, account));
    expect(refused.map(({ bank, sortcode, account }) => `${bank} ${sortcode} ${account}`)).toEqual([]);
  });

  it('do not with another last digit', () => {
    const changed = people.filter(({ sortcode, account }) =>
      passes(sortcode, account.slice(0, 7) + ((Number(account[7]) + 1) % 10)),
    );
    // Some ranges have no check, and a second check may let an account pass.
    expect(changed.length).toBeLessThan(people.length / 4);
  });

  it('are those of the IBAN', () => {
    for (const { iban, sortcode, account } of people)
      expect(iban.slice(8)).toBe(sortcode.replaceAll('-', '') + account);
  });
});
