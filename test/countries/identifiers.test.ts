import { expect, it } from 'vitest';
import { RowPersona } from '../../packages/engine/src/draw/persona.ts';
import { engine } from '../../packages/engine/src/engine.ts';
import { RowKey } from '../../packages/engine/src/kernel/random.ts';
import { countryOf, unknownPlaces } from '../support/countryRows.ts';
import { violations } from '../support/violations.ts';
import { isWorkingDay } from '../support/workingDay.ts';

type Row = Readonly<Record<string, string>>;

const seed = 'identifiers';

function rows(spec: string, n: number, fields?: string): readonly Row[] {
  const [code = ''] = spec.split('.');
  return engine([countryOf(code)]).generate(spec, { n, fields, seed }) as unknown as Row[];
}

/** Plates that are not given out, and of which there must be some besides. */
it.each([
  ['eg', /0/, /\d{3,4}$/],
  ['us', /^[89](?:[IOQ]..|..[IOQ])\d{3}$/, /^[89].[IOQ].\d{3}$/],
  ['us', /^[N-X](?:[AEIOQU].|.[AEIOQU])-\d{4}$|^[KLM](?:[IOQ].|.[IOQ])-/, /^[N-X][A-Z]{2}-\d{4}$/],
  ['ca', /[IOQU]/, /[A-Z]/],
  ['cl', /^[W-Z]/, /^V/],
  ['pt', /^(?!..-..-..$)/, /^\d\d-\d\d-[A-Z]{2}$/],
  ['pt', /^(?!..-..-..$)/, /^\d\d-[A-Z]{2}-\d\d$/],
  ['in', /^DL 0/, /^DL 3C [A-Z]{2} \d{4}$/],
  ['vn', /^(?!30|51)\d\d[^A]|[^AEFGHKLM\d.-]/, /^(30|51)[^A]/],
  ['pt', /[KWY].*\d\d-\d\d|\d\d-.*[KWY].*-\d\d/, /^[A-C][A-Z]-\d\d-[A-Z]{2}$/],
  ['lk', /^.. (?:K..|C[C-Z].|KZ)-/, /^WP K[A-Y]-\d{4}$/],
  ['th', /^\d.* (?!กรุงเทพมหานคร)\D+$/, /^\d.* กรุงเทพมหานคร$/],
  ['id', /[07-9]\d{3} | \d{1,3} /, /^\S+ 1\d{3} /],
  ['nz', /^[IO]/, /^P/],
  ['za', /^$/, /^CY \d{6}$/],
] as const)('has in %s no plates like %s, but like %s', (code, never, some) => {
  const plates = rows(`${code}.person`, 600, 'plate');
  expect(violations(plates, { 'given out': ({ plate = '' }) => !never.test(plate) })).toEqual([]);
  expect(plates.some(({ plate = '' }) => some.test(plate))).toBe(true);
});

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
  const names = engine([countryOf('is')]).generate('is.name', { n: 500, seed, where: { age: '75-90' } });
  const young = /^\S+ (Breki|Logi|Orri|Daði|Snær|Mist|Mjöll|Birta|Sól) /;
  expect((names as unknown as string[]).filter((name) => young.test(name))).toEqual([]);
});

it('gives Portuguese the lower civil number the earlier they were born', () => {
  const all = rows('pt.person', 1000, 'dob,id');
  const laws = {
    'of the old': ({ dob = '', id = '' }: Row) => dob > '1968' || id.startsWith('0'),
    'of the young': ({ dob = '', id = '' }: Row) => dob < '1990' || /^1[3-6]/.test(id),
  };
  expect(violations(all, laws)).toEqual([]);
});

/** By GS1's list: 894 is Bangladesh's; 030 to 039 are American drugs, 020 to 029 and 040 to 059 no goods that are sold abroad. */
it('marks goods with the prefixes of their own country', () => {
  expect(countryOf('bd').facts.gs1).toBe('894');
  expect(countryOf('us').facts.gs1).toMatch(/^0([01]|[6-9])\d$/);
  const foreign = rows('cz.product', 500);
  expect(violations(foreign, { 'no drugs': ({ ean = '' }) => !ean.startsWith('03') })).toEqual([]);
});

it('tells by the Vietnamese health card who pays for it', () => {
  const { fields } = countryOf('vn');
  const persona = new RowPersona(countryOf('vn'), 'vn', fields);
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
  expect(violations(cards, laws)).toEqual([]);
  expect(new Set(cards.map(({ health = '' }) => health.slice(0, 3))).size).toBeGreaterThanOrEqual(4);
});

it('registers Indonesian taxpayers at an office of their city', () => {
  const offices = (city: string) =>
    countryOf('id')
      .places.filter((place) => place.city.text === city)
      .flatMap(({ office }) => office?.text.split(' ') ?? []);
  const at = ({ city = '', npwp15 = '' }: Row) => offices(city).includes(npwp15.slice(13, 16));
  expect(violations(rows('id.person', 500, 'city,npwp15'), { at })).toEqual([]);
  expect(violations(rows('id.company', 300), { at })).toEqual([]);
  const all = countryOf('id').places.flatMap(({ office }) => office?.text.split(' ') ?? []);
  expect(new Set(all).size).toBe(all.length);
});

it('gives Ghanaians the day names of their own people', () => {
  const { fields } = countryOf('gh');
  const persona = new RowPersona(countryOf('gh'), 'gh', fields);
  const key = new RowKey(seed);
  const akan = /^(Esi|Kwesi|Adjoa|Kobina|Araba|Ekow|Fiifi|Efua|Kwabena|Adwoa)$/;
  const ewe =
    /^(Kosi|Kodzo|Komla|Kobla|Koku|Yao|Kofi|Komi|Kwami|Akosiwa|Adzo|Abla|Abra|Aku|Yawa|Afi|Ama|Ami)$/;
  const laws = {
    'their own': ({ dayname = '' }: Row, i: number) => {
      persona.open(key.at(i));
      const people = countryOf('gh').communities.indexOf(persona.community);
      return people === 0 || (people === 1 ? ewe.test(dayname) : !akan.test(dayname));
    },
  };
  expect(violations(rows('gh.person', 1000, 'dayname'), laws)).toEqual([]);
});

it('pays Ugandan taxes by a number of the year, and EcoCash merchants by one of such payments', () => {
  const fits = ({ prn = '', date = '' }: Row) => prn.startsWith(`2${date.slice(2, 4)}0`);
  expect(violations(rows('ug.full', 200, 'prn,date'), { fits })).toEqual([]);
  const merchant = ({ ecocashapproval = '' }: Row) => ecocashapproval.startsWith('MP');
  expect(violations(rows('zw.full', 200, 'ecocashapproval'), { merchant })).toEqual([]);
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
  expect(violations(all, { fits })).toEqual([]);
});

it('calls Philippine work as people there do', () => {
  const all = rows('ph.person', 3000, 'job,employer');
  expect(all.some(({ job }) => job === 'Caregiver')).toBe(true);
  const american = ({ job = '', employer = '' }: Row) =>
    !/^(Carer|Labourer) | Tyres /.test(`${job} ${employer} `);
  expect(violations(all, { american })).toEqual([]);
});

it.each([
  ['ci', /^(FACT|REF|CMD)-2025-\d{5}$/],
  ['tn', /^(FACT|REF|CMD)-2025-\d{5}$/],
  ['mz', /^(FT|REF|ENC)-2025-\d{5}$/],
  ['vn', /^(HD|TT|DH)-2025-\d{5}$/],
] as const)('refers to invoices and orders of %s by words of its language', (code, form) => {
  const all = rows(`${code}.full`, 200, 'reference');
  expect(violations(all, { form: ({ reference = '' }) => form.test(reference) })).toEqual([]);
});

/** Of those who bear one of these names; hardly anyone of a city has a name of another people. */
it('gives people of Nigeria’s south-south the names of their own', () => {
  const EDO = /(Osagie|Omoruyi|Idahosa|Igbinedion|Omoregie|Uwaifo|Efosa|Osaze|Osasere)/;
  const IBIBIO = /(Bassey|Effiong|Etim|Akpan|Udo|Okon|Edet)$/;
  const share = (city: string, theirs: RegExp) => {
    const names = engine([countryOf('ng')]).generate('ng.name', { n: 400, seed, where: { city } });
    const known = (names as readonly string[]).filter((name) => EDO.test(name) || IBIBIO.test(name));
    return known.filter((name) => theirs.test(name)).length / known.length;
  };
  expect(share('Benin City', EDO)).toBeGreaterThan(0.9);
  expect(share('Calabar', IBIBIO)).toBeGreaterThan(0.9);
  expect(share('Lagos', /^(Efosa|Osaze|Osasere) (Bassey|Effiong|Etim|Akpan|Udo|Okon|Edet)$/)).toBe(0);
});

it('writes landlines of Lagos with the code that has three digits', () => {
  const all = rows('ng.full', 400, 'city,landline').filter(({ city }) => city === 'Lagos');
  expect(all.length).toBeGreaterThan(50);
  expect(
    violations(all, { written: ({ landline = '' }) => /^\+234 201 \d{3} \d{4}$/.test(landline) }),
  ).toEqual([]);
});

it('writes Fatma as it is read in the Maghreb', () => {
  for (const code of ['ma', 'dz', 'tn']) {
    const found = rows(`${code}.person`, 3000, 'first,native').filter(({ first }) => first === 'Fatma');
    expect(violations(found, { read: ({ native = '' }) => native.includes('فاطمة') })).toEqual([]);
  }
});

/** Valid for five or seven years, for ten since a day, or numbered otherwise since then. */
it.each([
  ...['ma', 'tn', 'my', 'sn', 'ci', 'cm', 'cd', 'et', 'jo', 'lu', 'pt', 'fi', 'se'].map(
    (code) => [code, '2027-01', '2031-01', /./] as const,
  ),
  ['eg', '2027-01', '2033-01', /./],
  ['be', '2027-01', '2033-01', /./],
  ['ae', '2027-01', '2029-07', /^[A-Z]\d{8}$/],
  ['sg', '2031-10', '2036-01', /^K\d{7}[A-Z]$/],
  ['id', '2032-10-12', '2036-01', /./],
  ['ph', '2028-01', '2036-01', /./],
  ['vn', '2027-01', '2032-07', /^C\d{7}$/],
  ['vn', '2032-07', '2036-01', /^P\d{8}$/],
  ['ci', '2029-01', '2030-01', /^24A/],
  // For ten years if issued from 24 on: the newest are those of people who have just turned 24.
  ['de', '2027-01', '2036-01', /./],
] as const)('lets passports of %s run out from %s until %s, if they are like %s', (code, from, to, form) => {
  const { nationality, alpha3 } = countryOf(code).facts;
  const expiry = (mrz = '') => mrz.slice(66, 72).replace(/(..)(..)(..)/, '20$1-$2-$3');
  const own = rows(`${code}.person`, 400, 'passport,mrz').filter(
    ({ passport = '', mrz = '' }) => form.test(passport) && mrz.startsWith(`P<${nationality ?? alpha3}`),
  );
  expect(own.length).toBeGreaterThan(20);
  const valid = ({ mrz }: Row) => expiry(mrz) >= from && expiry(mrz) < to;
  expect(violations(own, { valid })).toEqual([]);
});

it('does not part Malaysian names in passports', () => {
  const whole = ({ mrz = '' }: Row) => /^P<MYS[A-Z]+(<[A-Z]+)*<*\n/.test(mrz);
  expect(violations(rows('my.person', 300, 'mrz'), { whole })).toEqual([]);
});

it('gives Japanese who trade alone invoice numbers that are no company’s', () => {
  const numbers = rows('jp.person', 1500, 'vat,activity').filter(
    ({ activity }) => activity === 'self-employed',
  );
  expect(numbers.length).toBeGreaterThan(40);
  const own = ({ vat = '' }: Row) => /^T\d810\d{9}$/.test(vat);
  expect(violations(numbers, { own })).toEqual([]);
});

/** As they were kept in 2025: by the moon, moved, or given beside the day itself. */
it.each([
  ['lb', '03-25'],
  ['lk', '01-13'],
  ['mu', '10-20'],
  ['ph', '05-12 12-24'],
  ['id', '05-13 05-30 08-18'],
  ['bd', '07-06 08-05'],
  ['sn', '08-13'],
  ['ae', '12-01 12-02'],
])('lets banks of %s rest on %s', (code, days) => {
  const country = countryOf(code);
  const rest = (day: string) => !isWorkingDay(country, `2025-${day}`);
  expect(violations(days.split(' '), { rest })).toEqual([]);
  expect(isWorkingDay(country, '2025-12-03')).toBe(true);
});

it('gives Jakarta’s plates the letter of the city', () => {
  const cities = { 'Jakarta Selatan': 'S', 'Jakarta Barat': 'B', Bekasi: 'K', Depok: 'E', Tangerang: 'C' };
  const people = rows('id.person', 1500, 'address,plate');
  const found = Object.entries(cities).map(([city, letter]) => {
    const theirs = people.filter(({ address = '' }) => address.includes(`, ${city},`));
    return theirs.length > 20 && theirs.every(({ plate = '' }) => plate.split(' ')[2]?.startsWith(letter));
  });
  expect(found).toEqual([true, true, true, true, true]);
});

it('gives Brazilian plates the letters of the state', () => {
  const series: Readonly<Record<string, readonly [string, string]>> = {
    Paraná: ['AAA', 'BEZ'],
    'São Paulo': ['BFA', 'GKI'],
    'Minas Gerais': ['GKJ', 'HOK'],
    'Rio Grande do Sul': ['IAQ', 'JDO'],
    Bahia: ['JKS', 'JSZ'],
    'Rio de Janeiro': ['KMF', 'LVE'],
    'Santa Catarina': ['LWR', 'MMM'],
    'Rio Grande do Norte': ['MXH', 'MZM'],
  };
  expect(unknownPlaces('br', 'region', series)).toEqual([]);
  const all = rows('br.person', 1500, 'region,plate');
  const form = ({ plate = '' }: Row) => /^[A-Z]{3}\d[A-J]\d\d$/.test(plate);
  const home = ({ region = '', plate = '' }: Row) => {
    const [from = 'AAA', to = 'NFB'] = series[region] ?? [];
    return from <= plate.slice(0, 3) && plate.slice(0, 3) <= to;
  };
  expect(violations(all, { form, home })).toEqual([]);
});

/** Digits as those who pay into accounts there require them (localpayment, bank account validations). */
it.each([
  ['uy', { 'Banco República': 14, 'Santander Uruguay': 12, 'Itaú Uruguay': 7, 'Scotiabank Uruguay': 10 }],
  ['co', { Bancolombia: 11, Davivienda: 12, 'Banco de Bogotá': 9, 'Scotiabank Colpatria': 10 }],
] as const)('gives accounts of %s the digits of their bank', (code, lengths) => {
  const digits: Readonly<Record<string, number>> = lengths;
  const all = rows(`${code}.person`, 600, 'bank,account');
  const fits = ({ bank = '', account = '' }: Row) =>
    !(bank in digits) || account.replaceAll('-', '').length === digits[bank];
  expect(violations(all, { fits })).toEqual([]);
  expect(new Set(all.map(({ bank = '' }) => bank).filter((bank) => bank in digits)).size).toBe(4);
});

it('licenses Filipinos in the region where their cars are', () => {
  const region = ({ licence = '', plate = '' }: Row) => licence[0] === plate[0];
  expect(violations(rows('ph.person', 300, 'licence,plate'), { region })).toEqual([]);
});

/** As numbers of a generation are known there; a year of births has about 0.7 million in Argentina, half a million in Peru. */
it.each([
  ['ar', 'id', 1970, 21_900_000],
  ['ar', 'id', 1987, 33_200_000],
  ['ar', 'id', 2000, 42_900_000],
  ['pe', 'id', 1980, 41_400_000],
  ['pe', 'id', 1990, 46_700_000],
])('numbers people of %s (%s) born in %i about %i', (code, field, year, about) => {
  const born = rows(`${code}.person`, 4000, `dob,${field}`).filter(({ dob = '' }) =>
    dob.startsWith(String(year)),
  );
  expect(born.length).toBeGreaterThan(10);
  const near = (row: Row) => Math.abs(Number(row[field]?.replaceAll('.', '')) - about) < 900_000;
  expect(violations(born, { near })).toEqual([]);
});

it('gives young Portuguese no tax number of those that had run out', () => {
  const people = rows('pt.person', 1000, 'dob,tax');
  const first = ({ tax = '' }: Row) => tax[0];
  expect(new Set(people.filter(({ dob = '' }) => dob >= '1980').map(first))).toEqual(new Set(['2']));
  expect(new Set(people.filter(({ dob = '' }) => dob < '1965').map(first))).toEqual(new Set(['1']));
});

it('ends most Irish numbers in one letter, those given out since 2013 in two', () => {
  const ids = engine([countryOf('ie')]).generate('ie.id', { n: 1000, seed }) as readonly string[];
  const late = ids.filter((id) => /^\d{7}[A-W]A$/.test(id)).length;
  expect(ids.filter((id) => /^\d{7}[A-W]$/.test(id))).toHaveLength(1000 - late);
  expect(late).toBeGreaterThan(20);
  expect(late).toBeLessThan(150);
});

it('names the branch of an Indian account in its IFSC where the account begins with it', () => {
  const six: Readonly<Record<string, (branch: string) => string>> = {
    PUNB: (branch) => `${branch}00`,
    UBIN: (branch) => `5${branch}`,
    ...Object.fromEntries(
      ['ICIC', 'CNRB', 'BKID', 'IOBA', 'FDRL', 'KVBL'].map((bank) => [
        bank,
        (branch: string) => `00${branch}`,
      ]),
    ),
  };
  const all = rows('in.person', 1500, 'account,ifsc');
  const named = all.filter(({ ifsc = '' }) => ifsc.slice(0, 4) in six);
  const fits = ({ account = '', ifsc = '' }: Row) =>
    ifsc.slice(5).startsWith(six[ifsc.slice(0, 4)]?.(account.slice(0, 4)) ?? 'none');
  expect(violations(named, { fits })).toEqual([]);
  expect(new Set(named.map(({ ifsc = '' }) => ifsc.slice(0, 4))).size).toBe(8);
});

it('gives accounts of Pakistani banks the digits that they have, filled with zeros in the IBAN', () => {
  const digits: Readonly<Record<string, number>> = { HABB: 14, MEZN: 14, ALFH: 14, MUCB: 16 };
  const fits = ({ account = '', iban = '' }: Row) =>
    account.length === (digits[iban.slice(4, 8)] ?? 12) && iban.slice(8) === account.padStart(16, '0');
  expect(violations(rows('pk.person', 500, 'account,iban'), { fits })).toEqual([]);
});

it('gives Chongqing’s people the divisions of Sichuan when born before 1997', () => {
  const { generate } = engine([countryOf('cn')]);
  const all = generate('cn.person', { n: 200, seed, fields: 'id,dob', where: { city: 'Chongqing' } });
  const fits = ({ id = '', dob = '' }: Row) => id.startsWith(dob < '1997' ? '5102' : '5001');
  expect(violations(all as unknown as Row[], { fits })).toEqual([]);
});
