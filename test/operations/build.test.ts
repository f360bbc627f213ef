import { describe, expect, it } from 'vitest';
import { build, generate, Problem } from '../../packages/engine/src/index.ts';

describe('build', () => {
  it('makes the record that generate makes', () => {
    expect(build('de.person', {}, { seed: 'a' })).toEqual(generate('de.person', { seed: 'a' }));
    expect(build('fr.company', undefined, { seed: 'a' })).toEqual(generate('fr.company', { seed: 'a' }));
  });

  it('asks for what rows can be asked to be, so that the record agrees', () => {
    const where = { sex: 'female', age: '18-25', city: 'Köln' } as const;
    expect(build('de.person', where, { seed: 'a' })).toEqual(generate('de.person', { seed: 'a', where }));
    expect(build('de.person', { city: 'cologne' }, { seed: 'a' }).city).toBe('Köln');
  });

  it('puts in everything else', () => {
    const plain = generate('de.person', { seed: 'a' });
    expect(build('de.person', { id: 7, role: 'admin' }, { seed: 'a' })).toEqual({
      ...plain,
      id: 7,
      role: 'admin',
    });
  });

  it('puts in what a record of its kind cannot be asked to be', () => {
    expect(build('de.product', { brand: 'Acme' }, { seed: 'a' })).toEqual({
      ...generate('de.product', { seed: 'a' }),
      brand: 'Acme',
    });
    expect(build('de.company', { sex: 'female', city: 'Köln' }, { seed: 'a' })).toEqual({
      ...generate('de.company', { seed: 'a', where: { city: 'Köln' } }),
      sex: 'female',
    });
  });

  it('refuses what is no record, no override or no condition', () => {
    expect(() => build('de.iban' as string)).toThrow(
      'build generates records such as de.person, not "de.iban"',
    );
    expect(() => build('de.preset:kyc' as string)).toThrow(Problem);
    expect(() => build('de.person', 5 as never)).toThrow(Problem);
    expect(() => build('de.person', { city: 'Cologn' })).toThrow(/did you mean/);
  });
});
