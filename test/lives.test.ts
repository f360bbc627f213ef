import { describe, expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { RowPersona } from '../packages/engine/src/draw/persona.ts';
import { engine } from '../packages/engine/src/engine.ts';
import { RowKey } from '../packages/engine/src/kernel/random.ts';
import { fold } from '../packages/engine/src/kernel/text.ts';
import type { Country, Persona } from '../packages/engine/src/model.ts';

/** `COUNTRY=ke npx vitest run test/lives.test.ts` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');

/** So many rows of a country, as personas. */
function* personas(
  country: Country,
  count: number,
  scope = '',
  works = false,
): Generator<Persona & { age: number }> {
  const table = scope === '' ? country.fields : country.company;
  const persona = new RowPersona(country, country.code + scope, table, { works });
  const key = new RowKey('lives');
  for (let i = 0; i < count; i++) {
    persona.open(key.at(i));
    yield persona;
  }
}

describe.each(
  countries
    .filter(({ code }) => !only || only.includes(code))
    .map((country) => ({ code: country.code, country })),
)('$code', ({ code, country }) => {
  const make = (spec: string, n: number) =>
    engine([country]).generate(`${code}.${spec}`, { n, seed: 'lives' }) as unknown as Record<
      string,
      string | number
    >[];

  it('has adults of 18 to 90, in its own proportions', () => {
    const ages = Array.from(personas(country, 2000), ({ age }) => age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(90);
    const shares = (country.facts.ages ?? '').split(' ').map(Number);
    expect(shares, 'ages of the country').toHaveLength(7);
    const total = shares.reduce((sum, share) => sum + share);
    for (const [i, [from, to]] of country.ages.entries.entries()) {
      const drawn = ages.filter((age) => age >= from && age <= to).length / ages.length;
      expect(Math.abs(drawn - (shares[i] as number) / total), `${from} to ${to}`).toBeLessThan(0.05);
    }
  });

  it('lets people study when young, retire when old, and be only what their age allows', () => {
    for (const { age, life } of personas(country, 2000)) {
      if (life.stage === 'study') expect(age).toBeLessThan(27);
      if (life.stage === 'work') {
        expect(age).toBeGreaterThanOrEqual(life.occupation.from);
        expect(age).toBeLessThan(73);
      }
      if (life.stage === 'pension') expect(age).toBeGreaterThan(48);
      expect(life.income).toBeGreaterThan(0);
    }
    for (const { life } of personas(country, 300, '', true)) expect(life.stage).toBe('work');
  });

  it('pays by level', () => {
    const incomes = new Map<number, number[]>();
    for (const { life } of personas(country, 3000)) {
      if (life.stage !== 'work') continue;
      const { level } = life.occupation;
      incomes.set(level, [...(incomes.get(level) ?? []), life.income]);
    }
    const medians = [1, 2, 3, 4, 5, 6].map((level) => {
      const all = (incomes.get(level) ?? []).sort((a, b) => a - b);
      return all[all.length >> 1] as number;
    });
    expect([...medians].sort((a, b) => a - b)).toEqual(medians);
    expect(medians[5] as number).toBeGreaterThan(1.8 * (medians[0] as number));
  });

  it('lends what can be paid back', () => {
    for (const { income, loanamount, loanterm } of make('full', 300))
      expect(Number(loanamount) / Number(loanterm)).toBeLessThanOrEqual(Number(income) * 0.36);
  });

  it('gives names of the generation', () => {
    for (const { given, born, community, sex } of personas(country, 500)) {
      const near = [-6, 0, 6].flatMap((years) => community.given(sex, born.year + years).entries);
      expect(near).toContain(given);
    }
    const generations = new Set(
      Array.from({ length: 90 }, (_, i) => country.communities[0]?.given('male', 1925 + i)),
    );
    expect(generations.size, 'generations of names').toBeGreaterThanOrEqual(2);
  });

  it('has firms whose name, industry, form, year and size agree', () => {
    const firms = make('company', 300);
    const drawn = [...personas(country, 300, '/company')].length;
    expect(drawn).toBe(firms.length);
    const persona = new RowPersona(country, `${code}/company`, country.company);
    const key = new RowKey('lives');
    firms.forEach((row, i) => {
      persona.open(key.at(i));
      const { sector, trade, form, founded, staff } = persona.firm;
      expect(row.industry).toBe(sector.industry);
      expect(row.founded).toBe(founded);
      expect(founded).toBeGreaterThanOrEqual(Math.max(form.since, country.facts.firms.era ?? 0));
      expect(founded).toBeLessThan(2026);
      expect(staff).toBeGreaterThanOrEqual(form.least);
      expect(staff).toBeLessThanOrEqual(form.most);
      expect(String(row.name)).toContain(form.name.text);
      if (form.owners === 1)
        expect(String(row.name)).not.toMatch(/ (&|und|et|y|e|i|a|og|och|ja|és) [A-ZÀ-Ž]|& Sons|Söhne/);
      expect(trade.text).toMatch(/\S/);
    });
    expect(country.facts.firms.forms, 'a table of forms').toContain('|');
  });

  it('has firms whose addresses name them without their form', () => {
    for (const { name, form, website, email } of make('company', 200)) {
      const host = String(email).split('@')[1] as string;
      expect(website).toBe(`https://www.${host}`);
      expect(host, `${name}`).toMatch(/^(?=.{1,63}\.)[a-z0-9]+(-[a-z0-9]+)*\.example$/);
      const ends = fold(`${form}`)
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') as string;
      expect(`-${host.replace('.example', '')}-`, `${name}`).not.toContain(`-${ends}-`);
    }
  });

  it('has young firms more than old ones', () => {
    const years = Array.from(personas(country, 1000, '/company'), ({ firm }) => firm.founded);
    expect(years.filter((year) => year < 1990).length).toBeLessThan(200);
    expect(years.filter((year) => year >= 2016).length).toBeGreaterThan(400);
  });

  it('rarely names a son like his father', () => {
    const same = [...personas(country, 2000)].filter(
      ({ community, given, family, father }) =>
        community.others.includes('father') && [given.text, family.text].includes(father.text),
    );
    expect(same.length).toBeLessThan(10);
  });

  it('writes the whole name into the passport', () => {
    for (const row of make('full', 200)) {
      const [line = ''] = String(row.mrz).split('\n');
      const words = String(row.name)
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toUpperCase()
        .replace(/[^A-Z ]/g, '')
        .split(' ');
      const zone = line.slice(5).split(/<+/).filter(Boolean);
      if (line.endsWith('<'))
        expect(zone.length, `${row.name} ${line}`).toBeGreaterThanOrEqual(
          words.filter((word) => word.length > 1).length - 1,
        );
    }
  });

  it('books on working days, and repeats no address of mail', () => {
    const { weekend = [6, 0] } = country.facts;
    const rows = engine([country]).generate(`${code}.person`, {
      n: 10_000,
      seed: 'keys',
      fields: 'email,username,phone,account,card,date,id',
    }) as unknown as Record<string, string>[];
    for (const { date } of rows) expect(weekend).not.toContain(new Date(`${date}T12:00:00Z`).getUTCDay());
    const different = (key: string) => new Set(rows.map((row) => row[key])).size;
    expect(different('email')).toBe(10_000);
    expect(different('username')).toBe(10_000);
    for (const key of ['phone', 'account', 'card', 'id'])
      expect(different(key), key).toBeGreaterThanOrEqual(9900);
  });

  it('draws places by their population, and banks near home', () => {
    const [largest] = [...country.places].sort((a, b) => Number(b.pop?.text ?? 0) - Number(a.pop?.text ?? 0));
    expect(largest?.pop, 'population of places').toBeDefined();
    for (const { place, bank } of personas(country, 500)) {
      const near = bank.near?.text.split(',');
      if (near) expect([place.city.text, place.region.text].some((name) => near.includes(name))).toBe(true);
    }
  });

  it('prices things as what they are', () => {
    for (const row of make('product', 200)) {
      expect(Number(row.price)).toBeGreaterThan(0);
      expect(Number(row.weight)).toBeGreaterThan(0);
      if (country.decimals === 0) expect(Number.isInteger(row.price)).toBe(true);
    }
  });
});
