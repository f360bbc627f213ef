import { expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { RowPersona } from '../packages/engine/src/draw/persona.ts';
import { engine } from '../packages/engine/src/engine.ts';
import { RowKey } from '../packages/engine/src/kernel/random.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { broken } from './broken.ts';

type Row = Readonly<Record<string, string>>;

const seed = 'identifiers';

function country(code: string): Country {
  return countries.find((each) => each.code === code) as Country;
}

function rows(spec: string, n: number, fields?: string): readonly Row[] {
  const [code = ''] = spec.split('.');
  return engine([country(code)]).generate(spec, { n, fields, seed }) as unknown as Row[];
}

/** Plates that are not given out, and of which there must be some besides. */
it.each([
  ['eg', /0/, /\d{3,4}$/],
  ['ca', /[IOQU]/, /[A-Z]/],
  ['cl', /^[W-Z]/, /^V/],
  ['pt', /^(?!..-..-..$)/, /^\d\d-\d\d-[A-Z]{2}$/],
  ['pt', /^(?!..-..-..$)/, /^\d\d-[A-Z]{2}-\d\d$/],
  ['in', /^DL 0/, /^DL 3C [A-Z]{2} \d{4}$/],
  ['vn', /^(?!30|51)\d\d[^A]|[^AEFGHKLM\d.-]/, /^(30|51)[^A]/],
  ['pt', /[KWY].*\d\d-\d\d|\d\d-.*[KWY].*-\d\d/, /^[A-C][A-Z]-\d\d-[A-Z]{2}$/],
] as const)('has in %s no plates like %s, but like %s', (code, never, some) => {
  const plates = rows(`${code}.person`, 600, 'plate');
  expect(broken(plates, { 'given out': ({ plate = '' }) => !never.test(plate) })).toEqual([]);
  expect(plates.some(({ plate = '' }) => some.test(plate))).toBe(true);
});

/** By GS1's list: 894 is Bangladesh's; 030 to 039 are American drugs, 020 to 029 and 040 to 059 no goods that are sold abroad. */
it('gives Lithuanian women the surnames of daughters when young, mostly of wives when old', () => {
  const women = rows('lt.person', 3000, 'name,sex,dob').filter(
    ({ name = '', sex }) => sex === 'female' && /(ien|ait|yt|[uū]t)ė$/.test(name),
  );
  const wives = (from: string, to: string) => {
    const born = women.filter(({ dob = '' }) => dob > from && dob < to);
    return born.filter(({ name = '' }) => name.endsWith('ienė')).length / born.length;
  };
  expect(wives('2005', '2010')).toBe(0);
  expect(wives('1985', '1995')).toBeGreaterThan(0.3);
  expect(wives('1985', '1995')).toBeLessThan(0.7);
  expect(wives('1930', '1974')).toBeGreaterThan(0.85);
});

it('gives old Icelanders no second names that came up with the young', () => {
  const names = engine([country('is')]).generate('is.name', { n: 500, seed, where: { age: '75-90' } });
  const young = /^\S+ (Breki|Logi|Orri|Daði|Snær|Mist|Mjöll|Birta|Sól) /;
  expect((names as unknown as string[]).filter((name) => young.test(name))).toEqual([]);
});

it('gives Portuguese the lower civil number the earlier they were born', () => {
  const all = rows('pt.person', 1000, 'dob,id');
  const laws = {
    'of the old': ({ dob = '', id = '' }: Row) => dob > '1968' || id.startsWith('0'),
    'of the young': ({ dob = '', id = '' }: Row) => dob < '1990' || /^1[3-6]/.test(id),
  };
  expect(broken(all, laws)).toEqual([]);
});

it('marks goods with the prefixes of their own country', () => {
  expect(country('bd').facts.gs1).toBe('894');
  expect(country('us').facts.gs1).toMatch(/^0([01]|[6-9])\d$/);
  const foreign = rows('cz.product', 500);
  expect(broken(foreign, { 'no drugs': ({ ean = '' }) => !ean.startsWith('03') })).toEqual([]);
});

it('tells by the Vietnamese health card who pays for it', () => {
  const { fields } = country('vn');
  const persona = new RowPersona(country('vn'), 'vn', fields);
  const key = new RowKey(seed);
  const cards = rows('vn.person', 600, 'health');
  const laws = {
    'as they live': ({ health = '' }: Row, i: number) => {
      persona.open(key.at(i));
      const { stage, occupation } = persona.life;
      const card = {
        pension: /^HT3/,
        study: /^SV4/,
        work: occupation.institution ? /^(HC4|CA5|DN4)/ : /^DN4/,
      };
      return card[stage].test(health);
    },
  };
  expect(broken(cards, laws)).toEqual([]);
  expect(new Set(cards.map(({ health = '' }) => health.slice(0, 3))).size).toBeGreaterThanOrEqual(4);
});

it('registers Indonesian taxpayers at an office of their city', () => {
  const offices = (city: string) =>
    country('id')
      .places.filter((place) => place.city.text === city)
      .flatMap(({ office }) => office?.text.split(' ') ?? []);
  const at = ({ city = '', npwp15 = '' }: Row) => offices(city).includes(npwp15.slice(13, 16));
  expect(broken(rows('id.person', 500, 'city,npwp15'), { at })).toEqual([]);
  expect(broken(rows('id.company', 300), { at })).toEqual([]);
  const all = country('id').places.flatMap(({ office }) => office?.text.split(' ') ?? []);
  expect(new Set(all).size).toBe(all.length);
});

it('gives Ghanaians the day names of their own people', () => {
  const { fields } = country('gh');
  const persona = new RowPersona(country('gh'), 'gh', fields);
  const key = new RowKey(seed);
  const akan = /^(Esi|Kwesi|Adjoa|Kobina|Araba|Ekow|Fiifi|Efua|Kwabena|Adwoa)$/;
  const ewe =
    /^(Kosi|Kodzo|Komla|Kobla|Koku|Yao|Kofi|Komi|Kwami|Akosiwa|Adzo|Abla|Abra|Aku|Yawa|Afi|Ama|Ami)$/;
  const laws = {
    'their own': ({ dayname = '' }: Row, i: number) => {
      persona.open(key.at(i));
      const people = country('gh').communities.indexOf(persona.community);
      return people === 0 || (people === 1 ? ewe.test(dayname) : !akan.test(dayname));
    },
  };
  expect(broken(rows('gh.person', 1000, 'dayname'), laws)).toEqual([]);
});

it('pays Ugandan taxes by a number of the year, and EcoCash merchants by one of such payments', () => {
  const fits = ({ prn = '', date = '' }: Row) => prn.startsWith(`2${date.slice(2, 4)}0`);
  expect(broken(rows('ug.full', 200, 'prn,date'), { fits })).toEqual([]);
  const merchant = ({ ecocashapproval = '' }: Row) => ecocashapproval.startsWith('MP');
  expect(broken(rows('zw.full', 200, 'ecocashapproval'), { merchant })).toEqual([]);
});

it('gives Japanese people ordinary accounts, but for a few', () => {
  const all = rows('jp.full', 1000, 'accounttype').filter(({ accounttype }) => accounttype === '普通');
  expect(all.length).toBeGreaterThan(880);
  expect(all.length).toBeLessThan(980);
});

it('writes an article in Arabic where the Moroccan surname has one', () => {
  const all = rows('ma.person', 4000, 'last,native').filter(({ last = '' }) => /^Ess|^Saaidi/.test(last));
  expect(all.length).toBeGreaterThan(3);
  const fits = ({ last = '', native = '' }: Row) => / الس/.test(native) === last.startsWith('Ess');
  expect(broken(all, { fits })).toEqual([]);
});

it('calls Philippine work as people there do', () => {
  const all = rows('ph.person', 3000, 'job,employer');
  expect(all.some(({ job }) => job === 'Caregiver')).toBe(true);
  const american = ({ job = '', employer = '' }: Row) =>
    !/^(Carer|Labourer) | Tyres /.test(`${job} ${employer} `);
  expect(broken(all, { american })).toEqual([]);
});

it.each([
  ['ci', /^(FACT|REF|CMD)-2025-\d{5}$/],
  ['tn', /^(FACT|REF|CMD)-2025-\d{5}$/],
  ['mz', /^(FT|REF|ENC)-2025-\d{5}$/],
  ['vn', /^(HD|TT|DH)-2025-\d{5}$/],
] as const)('refers to invoices and orders of %s by words of its language', (code, form) => {
  const all = rows(`${code}.full`, 200, 'reference');
  expect(broken(all, { form: ({ reference = '' }) => form.test(reference) })).toEqual([]);
});

it('writes landlines of Lagos with the code that has three digits', () => {
  const all = rows('ng.full', 400, 'city,landline').filter(({ city }) => city === 'Lagos');
  expect(all.length).toBeGreaterThan(50);
  expect(broken(all, { written: ({ landline = '' }) => /^\+234 201 \d{3} \d{4}$/.test(landline) })).toEqual(
    [],
  );
});

it('writes Fatma as it is read in the Maghreb', () => {
  for (const code of ['ma', 'dz', 'tn']) {
    const found = rows(`${code}.person`, 3000, 'first,native').filter(({ first }) => first === 'Fatma');
    expect(broken(found, { read: ({ native = '' }) => native.includes('فاطمة') })).toEqual([]);
  }
});

it('ends most Irish numbers in one letter, those given out since 2013 in two', () => {
  const ids = engine([country('ie')]).generate('ie.id', { n: 1000, seed }) as readonly string[];
  const late = ids.filter((id) => /^\d{7}[A-W]A$/.test(id)).length;
  expect(ids.filter((id) => /^\d{7}[A-W]$/.test(id))).toHaveLength(1000 - late);
  expect(late).toBeGreaterThan(20);
  expect(late).toBeLessThan(150);
});
