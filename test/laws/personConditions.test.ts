import { build, generate } from 'specimen-data';
import { describe, expect, it } from 'vitest';

const MANY = { n: 800, seed: 'law' } as const;

type Row = Readonly<Record<string, unknown>>;

function steered(spec: string, where: object): readonly Row[] {
  return generate(spec, { ...MANY, where }) as unknown as readonly Row[];
}

describe('steering by name, domain, prefix and language', () => {
  it.each([
    ['de.full', { name: 'Anna' }, ({ first }: Row) => first === 'Anna'],
    ['de.full', { name: 'mueller' }, ({ last }: Row) => last === 'Müller'],
    ['de.full', { name: 'Anna Müller' }, ({ name }: Row) => name === 'Anna Müller'],
    ['pl.full', { name: 'Kowalski' }, ({ last }: Row) => last === 'Kowalski' || last === 'Kowalska'],
    ['jp.full', { name: 'Tanaka' }, ({ last }: Row) => last === 'Tanaka'],
    ['de.full', { domain: 'example.net' }, ({ email }: Row) => String(email).endsWith('@example.net')],
    ['fr.full', { domain: 'bank.example' }, ({ email }: Row) => String(email).endsWith('@bank.example')],
    ['de.full', { prefix: '0151' }, ({ phone }: Row) => String(phone).startsWith('+49 151')],
    ['de.full', { prefix: '+49 151' }, ({ phone }: Row) => String(phone).startsWith('+49 151')],
  ] as const)('%s %o meets it in every row, and leaves rows that do so anyway', (spec, where, meets) => {
    const plain = generate(spec as string, MANY) as unknown as readonly Row[];
    const rows = steered(spec, where);
    rows.forEach((row, i) => {
      expect(meets(row)).toBe(true);
      if (meets(plain[i] as Row)) expect(row).toEqual(plain[i]);
    });
    expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
  });

  it('moves people to places where the language is spoken', () => {
    const share = (region: string, rows: readonly Row[]) =>
      rows.filter((row) => row.region === region).length / rows.length;
    expect(share('Ticino', steered('ch.full', { language: 'it' }))).toBeGreaterThan(0.8);
    expect(share('Québec', steered('ca.full', { language: 'fr' }))).toBeGreaterThan(0.7);
    expect(share('Vlaanderen', steered('be.full', { language: 'fr' }))).toBeLessThan(0.2);
    expect(
      steered('ca.full', { language: 'fr', city: 'Toronto' }).every(({ city }) => city === 'Toronto'),
    ).toBe(true);
    expect(steered('de.full', { language: 'de' })).toEqual(generate('de.full', MANY));
  });

  it.each([
    [{ name: 'Xyzzyq' }, /unknown name "Xyzzyq" for country "de".*names include/],
    [{ name: 'Ana Müler' }, /unknown name/],
    [{ name: 'Anna', sex: 'male' }, /name and sex contradict each other/],
    [{ domain: 'no domain' }, /domain must be a domain such as bank.example/],
    [{ prefix: '0999' }, /unknown prefix "0999".*known: \+49 1/],
    [{ language: 'fr' }, /unknown language "fr" for country "de"; known: de/],
  ])('refuses %o and says what would be right', (where, message) => {
    expect(() => steered('de.person', where)).toThrow(message);
  });

  it('refuses a prefix where the place decides the number', () => {
    expect(() => steered('us.person', { prefix: '212' })).toThrow(/use city or region/);
  });
});

describe('build', () => {
  const seed = 'b';

  it('carries a birth date through to what depends on it', () => {
    const row = build('pl.full', { dob: '1990-02-03' }, { seed });
    expect(row.dob).toBe('1990-02-03');
    expect(row.id?.slice(0, 6)).toBe('900203');
    expect(row.mrz).toContain('900203');
    expect(build('pl.full', { dob: '1990-02-03' }, { seed, asOf: '2030-05-05' }).id?.slice(0, 6)).toBe(
      '900203',
    );
  });

  it('carries names through, whether the country has them or not', () => {
    const max = build('de.full', { name: 'Max Mustermann' }, { seed });
    expect(max).toMatchObject({ first: 'Max', last: 'Mustermann', sex: 'male' });
    expect(max.email).toMatch(/^max.?mustermann/);
    expect(build('de.full', { first: 'Zaphod' }, { seed }).email).toMatch(/^zaphod/);
    expect(build('it.full', { last: 'Bianchi' }, { seed }).id?.slice(0, 3)).toBe('BNC');
  });

  it('reads a national number and an IBAN that it is given', () => {
    const row = build('pl.full', { id: '44051401359' }, { seed });
    expect(row).toMatchObject({ id: '44051401359', dob: '1944-05-14', sex: 'male' });
    const other = generate('nl.person', { seed: 'other' });
    const { bank, swift, account } = build('nl.person', { iban: other.iban }, { seed });
    expect({ bank, swift, account }).toEqual({
      bank: other.bank,
      swift: other.swift,
      account: other.account,
    });
  });

  it('refuses values that contradict each other', () => {
    expect(() => build('pl.full', { id: '44051401359', dob: '1990-01-01' })).toThrow(
      /dob "1990-01-01" contradicts id/,
    );
    expect(() => build('de.full', { dob: '1990-02-03', age: 20 })).toThrow(/contradicts age 20/);
    expect(() => build('de.full', { first: 'Zoe', name: 'Max Mustermann' })).toThrow(
      /first "Zoe" contradicts name/,
    );
    expect(() => build('de.full', { dob: '1990-02-30' })).toThrow(/dob must be a day/);
  });
});
