import { expect, it } from 'vitest';
import { countries } from '../packages/engine/src/countries/index.ts';
import { things } from '../packages/engine/src/data/products.ts';
import { lines } from '../packages/engine/src/draw/work.ts';
import { engine } from '../packages/engine/src/engine.ts';
import { REFERENCE } from '../packages/engine/src/kernel/day.ts';
import type { Country } from '../packages/engine/src/model.ts';
import { broken } from './broken.ts';

type Row = Readonly<Record<string, string | number>>;

function country(code: string): Country {
  return countries.find((each) => each.code === code) as Country;
}

function rows<T = Row>(spec: string, n: number, fields?: string): readonly T[] {
  const [code = ''] = spec.split('.');
  return engine([country(code)]).generate(spec, { n, fields, seed: 'firms' }) as unknown as T[];
}

it('gives Chinese firms from before October 2015 the organisation code of digits that they had', () => {
  const codeOf = ({ registration }: Row) => String(registration).slice(8, 10);
  const fits = (row: Row) => (Number(row.founded) < 2016 ? /^\d\d$/ : /^MA$/).test(codeOf(row));
  expect(broken(rows('cn.company', 500), { fits })).toEqual([]);
});

it.each([
  ['jp', 'registration', 1, 4],
  ['kr', 'registration', 0, 4],
  ['kr', 'tax', 0, 1],
] as const)('begins numbers of %s (%s) with an office of the region', (code, field, from, length) => {
  const offices = new Map<unknown, Set<string>>();
  for (const row of rows(`${code}.company`, 600)) {
    const office = String(row[field]).slice(from, from + length);
    offices.set(row.region, (offices.get(row.region) ?? new Set()).add(office));
  }
  const metropolis = code === 'jp' ? 'Tokyo' : 'Gyeonggi-do';
  for (const [region, seen] of offices)
    expect(seen.size, `${region}`).toBeLessThanOrEqual(region === metropolis ? 5 : 1);
  expect(new Set([...offices.values()].flatMap((seen) => [...seen])).size).toBeGreaterThanOrEqual(
    length === 1 ? 6 : 12,
  );
});

it.each([
  ['za', 'Inc'],
  ['us', 'LLP'],
])('gives the form of practices in %s to professions alone', (code, form) => {
  const profession = /^(?:Legal services|Health care|Accounting|Architecture)$/;
  const practices = rows(`${code}.company`, 2000).filter((row) => row.form === form);
  expect(practices.length).toBeGreaterThan(20);
  expect(broken(practices, { practice: ({ industry }) => profession.test(String(industry)) })).toEqual([]);
});

it('gives South African attorneys the one form that they may have', () => {
  const attorneys = rows('za.company', 2000).filter(({ industry }) => industry === 'Legal services');
  expect(new Set(attorneys.map(({ form }) => form))).toEqual(new Set(['Inc']));
});

// Limited by guarantee, or not for profit: nobody has what such a company earns.
it.each(['za', 'gh', 'ie'])('gives firms in %s no form of charities', (code) => {
  const gain = ({ form }: Row) => !/^(?:NPC|LBG|CLG)$/.test(String(form));
  expect(broken(rows(`${code}.company`, 1000), { gain })).toEqual([]);
});

it('tells companies with shares from limited ones by the kind in Japanese corporate numbers', () => {
  const fits = ({ form, registration }: Row) =>
    String(registration).slice(5, 7) === (form === 'G.K.' ? '03' : '01');
  expect(broken(rows('jp.company', 300), { fits })).toEqual([]);
});

it('gives Romanian firms tax codes in the order of their years', () => {
  const fits = ({ founded, tax }: Row) => Number(tax) < 23_000_000 === Number(founded) < 2008;
  expect(broken(rows('ro.company', 300), { fits })).toEqual([]);
});

it.each([
  ['gr', 'registration', 2011, /^00/, /^1[1-8]/],
  ['pe', 'tax', 2016, /^20[1-5][0-6]/, /^206(0|1[0-4])/],
])(
  'numbers firms of %s (%s) otherwise since %i, and in the order of their years',
  (code, field, since, old, now) => {
    const all = rows(`${code}.company`, 600);
    const fits = (row: Row) => (Number(row.founded) < since ? old : now).test(String(row[field]));
    expect(broken(all, { fits })).toEqual([]);
    const most = (years: (founded: number) => boolean) =>
      Math.max(...all.filter(({ founded }) => years(Number(founded))).map((row) => Number(row[field])));
    expect(most((founded) => founded < 2019)).toBeLessThan(most((founded) => founded > 2023));
  },
);

it('ends branches of the Japanese Post Bank in 8, of its current accounts in 9', () => {
  const last = { 当座: '9', 普通: '8', 貯蓄: '8' };
  const fits = ({ bank, branch, accounttype }: Row) =>
    bank !== 'Japan Post Bank' || String(branch).at(-1) === last[accounttype as keyof typeof last];
  const all = rows('jp.person', 600, 'bank,branch,accounttype');
  expect(broken(all, { fits })).toEqual([]);
  expect(
    all.filter(({ bank, accounttype }) => bank === 'Japan Post Bank' && accounttype === '当座').length,
  ).toBeGreaterThan(0);
});

it('calls Brussels in the language of the firm', () => {
  const dutch = /^(BV|NV|VOF|CommV|CV)$/;
  const fits = ({ form, name }: Row) =>
    !(dutch.test(String(form)) ? /Bruxelles/ : /Brussel\b/).test(String(name));
  const all = rows('be.company', 1500);
  expect(broken(all, { fits })).toEqual([]);
  expect(all.some(({ name }) => /Brussel [BNVC]/.test(String(name)))).toBe(true);
});

it.each(['us', 'de', 'cn', 'gb', 'jp', 'sa', 'ke'])(
  'lets firms of %s sell what their trade sells',
  (code) => {
    const { language, firms, paper = 'A4' } = country(code).facts;
    const trades = new Map([...lines(language.trades), ...lines(firms.trades ?? '')]);
    const own = rows<{ label: string; value: string }[]>(`${code}.preset:invoice`, 200).map((scenario) =>
      Object.fromEntries(scenario.map(({ label, value }) => [label, value])),
    );
    const fits = ({ Seller, Item }: Readonly<Record<string, string>>) => {
      const { sellers } = things().find(({ name, traits }) =>
        traits.some((trait) => Item === `${trait.replace('{paper}', paper)} ${name}`),
      ) ?? { sellers: [] };
      const words = sellers.flatMap((sector) => trades.get(sector)?.split('||')[0]?.split('|') ?? []);
      return words.some((word) => Seller?.includes(word));
    };
    expect(broken(own, { fits })).toEqual([]);
  },
);

it('has a word for shops that sell all kinds of things in every language', () => {
  const without = countries.filter(({ facts, language }) => {
    const trades = new Map([...lines(language.trades), ...lines(facts.firms.trades ?? '')]);
    return /Hardware|Books|Stationery|Librairie|Supermarket/.test(
      trades.get('retail')?.split('||')[0] ?? 'Books',
    );
  });
  expect(without.map(({ code }) => code)).toEqual([]);
});

it.each([
  ['nl', 'ideal', 'Transport|Schoonmaak|Bouw|Logistiek'],
  ['at', 'eps', 'Kfz-Technik|Bau|Transporte|Gebäudereinigung'],
])('lets people of %s buy by %s at shops alone', (code, preset, others) => {
  const shops = rows<{ value: string }[]>(`${code}.preset:${preset}`, 200).map(([shop]) => shop?.value);
  expect(shops.filter((name) => new RegExp(`\\b(${others})\\b`).test(String(name)))).toEqual([]);
});

it.each([
  ['gb', 'Nationwide|Halifax'],
  ['fr', 'BoursoBank|Fortuneo|N26'],
  ['kr', 'KakaoBank'],
  ['lk', 'National Savings Bank'],
])('has no firms of %s at banks of people alone (%s)', (code, banks) => {
  const fits = ({ bank }: Row) => !new RegExp(`^(${banks})$`).test(String(bank));
  expect(broken(rows(`${code}.company`, 300), { fits })).toEqual([]);
  expect(rows(`${code}.person`, 300).every(fits)).toBe(false);
});

it('founds firms before the year in which they are paid', () => {
  const young = countries.flatMap(({ code }) => rows(`${code}.company`, 60));
  expect(broken(young, { founded: ({ founded }) => Number(founded) < REFERENCE.year - 1 })).toEqual([]);
});

it.each([
  ['pt', 'S.A.'],
  ['eg', 'S.A.E.'],
  ['de', 'AG'],
  ['gb', 'PLC'],
  ['in', 'Limited'],
  ['vn', 'Công ty Cổ phần|Công ty TNHH'],
])('gives airlines and insurers of %s the form of the largest firms, and people enough', (code, forms) => {
  const large = rows(`${code}.company`, 3000).filter(({ industry }) =>
    /^(?:Air transport|Insurance)$/.test(String(industry)),
  );
  expect(large.length).toBeGreaterThan(10);
  const laws = {
    form: ({ form }: Row) => forms.split('|').includes(String(form)),
    people: ({ employees }: Row) => Number(employees) >= 40,
  };
  expect(broken(large, laws)).toEqual([]);
});

it('calls no insurer a broker or an agency, of which most are small', () => {
  const broker =
    /brok|agenc|agence|代理|대리|經紀|เกอร์|וכנ|وساط|pialang|môi giới|ma[ak]kl?er|makl|mægl|megl|corre[dt]|courtage|posredni|förmedl|aracılık|alkusz|брокер/i;
  const named = countries.map(({ code, facts, language }) => {
    const trades = new Map([...lines(language.trades), ...lines(facts.firms.trades ?? '')]);
    return `${code} ${trades.get('insurance')}`;
  });
  expect(named.filter((each) => broker.test(each))).toEqual([]);
});

it.each([
  ['eg', 'Legal services', /^(Est\.|& Co\.)$/],
  ['de', 'Pharmacies', /^(e\.K\.|OHG)$/],
  ['at', 'Pharmacies', /^(e\.U\.|OG|KG)$/],
  ['es', 'Pharmacies', /^C\.B\.$/],
  ['fi', 'Pharmacies', /^Tmi$/],
  ['fr', 'Pharmacies', /^(SARL|EURL|SNC)$/],
  ['de', 'Legal services', /^(GmbH|UG .*|AG)$/],
  ['pl', 'Legal services', /^Sp\. [jk]\.$/],
  ['pl', 'Pharmacies', /^Sp\. j\.$/],
  ['dk', 'Pharmacies', /^Enkeltmandsvirksomhed$/],
  ['tr', 'Financial services', /A\.Ş\.$/],
  ['br', 'Legal services', /^Sociedade (de Advogados|Individual de Advocacia)$/],
  ['pt', 'Legal services', /^SP, RL$/],
  ['ao', 'Legal services', /^RL$/],
  ['mz', 'Legal services', /^Lda\.$/],
  ['rs', 'Legal services', /^o\.d\.$/],
  ['vn', 'Legal services', /TNHH/],
  ['ie', 'Legal services', /^LLP$/],
  ['ke', 'Legal services', /^LLP$/],
  ['ug', 'Legal services', /^LLP$/],
  ['pk', 'Legal services', /^LLP$/],
  ['hk', 'Legal services', /^LLP$/],
  ['ng', 'Legal services', /^LP$/],
  ['bd', 'Legal services', /^& Co\.$/],
  ['ph', 'Legal services', /^& Associates$/],
] as const)('gives firms of %s (%s) forms that the law lets them have', (code, industry, forms) => {
  const found = rows(`${code}.company`, 1000).filter((row) => row.industry === industry);
  expect(found.length).toBeGreaterThan(0);
  expect(broken(found, { allowed: ({ form }) => forms.test(String(form)) })).toEqual([]);
});

it('calls no company of Romania or India advocates', () => {
  const advocates = ({ name }: Row) => !/Avoca[tț]|Advocate|Legal Consultants/.test(String(name));
  for (const code of ['ro', 'in']) expect(broken(rows(`${code}.company`, 2000), { advocates })).toEqual([]);
});

it.each([
  ['de', /^Bäcker/, /Backwaren|Bäckerei/],
  ['fr', /^Chirurgien.*-dentiste$|^Dentiste$/, /Cabinet Dentaire/],
  ['us', /^Veterinarian$|^Vet$/, /Animal Hospital|Veterinary Clinic/],
  ['ar', /^Carnicer[oa]$/, /Frigorífico|Carnicería/],
  ['ch', /^Metzger(in)?$/, /Metzgerei/],
  ['gr', /^Hairdresser$/, /Kommotirio/],
  ['gr', /^Electrician$/, /Ilektr/],
  ['bg', /^Electrician$/, /\bEl/],
  ['ua', /^Carpenter$/, /Derevo|Mebli|Bud/],
  ['pl', /^Hydrauli/, /Instal/],
  ['ke', /^Physiotherapist$/, /Physiotherapy/],
  ['pk', /^Hairdresser$/, /Salon|Hair Studio/],
  ['bd', /^Butcher$/, /Butchers/],
  ['th', /^Hairdresser$/, /Salon|Hair Studio/],
  ['jp', /^Dentist$/, /Dental Clinic/],
  ['ae', /^Baker$/, /Bakery|Sweets/],
  ['om', /^Hotel Manager$/, /Hotels/],
  ['na', /^Carpenter$/, /Construction|Builders|Joinery/],
  ['sn', /^Électricien/, /Électricité/],
  ['ma', /^Boulang/, /Boulangerie/],
  ['tz', /^Muuza nyama$/, /Bucha/],
  ['vn', /^Bác sĩ thú y$/, /Thú y/],
] as const)('lets people of %s work at firms of their own craft: %s', (code, job, trade) => {
  const found = rows(`${code}.person`, 6000, 'job,employer').filter((row) => job.test(String(row.job)));
  expect(found.length).toBeGreaterThan(2);
  expect(broken(found, { fits: ({ employer }) => trade.test(String(employer)) })).toEqual([]);
});

it('gives Lebanese firms that may do business abroad alone such business', () => {
  const offshore = rows('lb.company', 4000).filter(({ form }) => /Offshore/.test(String(form)));
  expect(offshore.length).toBeGreaterThan(10);
  const abroad = ({ industry }: Row) =>
    /^(Business services|Information technology|Transport and logistics|Media and publishing)$/.test(
      String(industry),
    );
  expect(broken(offshore, { abroad })).toEqual([]);
});

it.each(['cd', 'ci', 'cm', 'sn'])('has no firms that heat in %s', (code) => {
  expect(
    broken(rows(`${code}.company`, 3000), { warm: ({ name }) => !/Chauffage/.test(String(name)) }),
  ).toEqual([]);
});

it('lets people work for firms of all peoples of the place', () => {
  const turkish = /Yılmaz|Kaya|Demir|Şahin|Öztürk|Yıldız|Yıldırım|Çelik|Aydın|Arslan|Doğan|Kılıç/;
  const all = rows('de.person', 4000, 'last,merchant,employer').filter(({ last }) =>
    turkish.test(String(last)),
  );
  const share = (key: string) => all.filter((row) => turkish.test(String(row[key]))).length / all.length;
  expect(all.length).toBeGreaterThan(80);
  expect(share('merchant')).toBeLessThan(0.2);
  expect(share('employer')).toBeLessThan(0.2);
});

it.each([
  ['de', /Bäckerei|Café|Blumen|Tankstelle|Metzgerei/],
  ['us', /Bakery|Diner|Pizza|Cafe|Florist/],
  ['ch', /Bäckerei|Boulangerie|Panificio|Café|Caffè/],
  ['pl', /Piekarnia|Kawiarnia|Kwiaciarnia/],
  ['ar', /Kiosco|Heladería|Verdulería/],
  ['ae', /Grocery|Cafeteria|Bakery/],
] as const)('lets people of %s spend little at shops where little is spent', (code, shops) => {
  const { perEuro = 1 } = country(code).facts;
  const found = rows(`${code}.person`, 1500, 'amount,merchant').filter(({ merchant }) =>
    shops.test(String(merchant)),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(broken(found, { little: ({ amount }) => Number(amount) <= 80 * perEuro })).toEqual([]);
});

it.each([
  ['in', 1000, 7500],
  ['pk', 11_500, 31_000],
  ['th', 1500, 5700],
  ['za', 2320, 2340],
])('pays pensions in %s as the law bounds them', (code, least, most) => {
  const pensions = rows<{ job: string; income: number }>(`${code}.person`, 1000, 'job,income')
    .filter(({ job }) => job === 'Retired')
    .map(({ income }) => income);
  expect(pensions.length).toBeGreaterThan(30);
  expect(Math.min(...pensions)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pensions)).toBeLessThanOrEqual(most);
});

it('has no unlimited companies among the federal ones of Canada', () => {
  expect(broken(rows('ca.company', 1500), { limited: ({ form }) => !/ULC|SRI/.test(String(form)) })).toEqual(
    [],
  );
});

/** About where a register stood in a year; the number stands before the city. */
it.each([
  ['vn', 'tax', /^(01\d{8}) /, 110_250_000, 2023],
  ['vn', 'tax', /^(01\d{8}) /, 106_770_000, 2015],
  ['vn', 'tax', /^(03\d{8}) /, 305_290_000, 2007],
  ['vn', 'tax', /^(03\d{8}) /, 312_650_000, 2014],
  ['ar', 'tax', /^3[03]-(\d{8})-/, 71_600_000, 2018],
  ['ar', 'tax', /^3[03]-(\d{8})-/, 71_370_000, 2012],
  ['ar', 'tax', /^3[03]-(\d{8})-/, 70_310_000, 1999],
  ['hu', 'tax', /^(\d{8})-/, 26_350_000, 2018],
  ['hu', 'registration', /^(?!01)\d\d-09-(\d{6})/, 17_500, 2010],
  ['de', 'vat', /^DE(\d{8})/, 25_800_000, 2008],
  ['de', 'vat', /^DE(\d{8})/, 36_000_000, 2023],
  ['de', 'registration', /^HRB (\d+) München/, 252_000, 2020],
  ['de', 'registration', /^HRB (\d+) B Berlin/, 162_000, 2010],
  ['at', 'vat', /^ATU(\d{7})/, 6_500_000, 2010],
  ['at', 'vat', /^ATU(\d{7})/, 7_500_000, 2020],
  ['lu', 'vat', /^LU(\d{6})/, 238_000, 2010],
  ['lu', 'vat', /^LU(\d{6})/, 336_000, 2022],
  ['lv', 'registration', /^40203(\d{5})/, 30_000, 2020],
  ['lv', 'registration', /^40103(\d{5})/, 64_000, 2013],
  ['rs', 'registration', /^(\d{8}) /, 21_000_000, 2014],
  ['rs', 'registration', /^(\d{8}) /, 21_865_000, 2023],
  ['co', 'tax', /^(90\d\.\d{3})/, 901_040, 2017],
  ['co', 'tax', /^(90\d\.\d{3})/, 901_670, 2023],
  ['tn', 'tax', /^(\d{7})/, 1_000_000, 2007],
  ['tn', 'tax', /^(\d{7})/, 1_600_000, 2019],
  ['hk', 'registration', /^(\d{8}) /, 68_700_000, 2018],
  ['hk', 'registration', /^(\d{8}) /, 72_400_000, 2021],
  ['fr', 'registration', /^([89]\d\d)/, 834, 2018],
  ['ie', 'vat', /^IE(\d{7})[A-W]H/, 3_530_000, 2018],
  ['nl', 'rsin', /^(8\d{7})/, 86_040_000, 2020],
  ['it', 'vat', /^(\d{7})100/, 1_455_000, 2018],
  ['it', 'vat', /^(\d{7})096/, 1_025_000, 2018],
  ['it', 'registration', /^MI-(\d+)/, 2_115_001, 2018],
  ['it', 'registration', /^RM-(\d+)/, 1_265_000, 2010],
  ['br', 'registration', /^(\d\d\.\d{3})\./, 35_900, 2020],
  ['sa', 'registration', /^1010(\d{6})/, 457_911, 2016],
  ['ae', 'registration', /^(\d+) Dubai/, 890_000, 2017],
] as const)(
  'gives numbers of %s (%s, %s) in the order of their years: %i in %i',
  (code, field, form, known, year) => {
    const firms = rows(`${code}.company`, 1500, `${field},city,founded`).flatMap((row) => {
      const [, serial] = form.exec(`${row[field]} ${row.city}`) ?? [];
      const founded = Number(row.founded);
      // In blocks of the states before.
      if (serial === undefined || (code === 'br' && founded < 1995)) return [];
      return [{ serial: Number(serial.replaceAll('.', '')), founded }];
    });
    expect(firms.length).toBeGreaterThan(40);
    const laws = {
      'not later': ({ serial, founded }: (typeof firms)[number]) => founded >= year - 1 || serial < known,
      'not earlier': ({ serial, founded }: (typeof firms)[number]) => founded <= year + 1 || serial > known,
    };
    expect(broken(firms, laws)).toEqual([]);
  },
);

it('begins numbers of Spanish firms with the digits that the province had in the year', () => {
  const digits = (row: Row) => String(row.registration).slice(1, 3);
  const laws = {
    Madrid: (row: Row) =>
      row.city !== 'Madrid' || (digits(row) === '87') === /^201[4-7]$/.test(`${row.founded}`),
    Barcelona: (row: Row) =>
      row.city !== 'Barcelona' || (digits(row) === '66') === /^201[3-6]$/.test(`${row.founded}`),
    Valladolid: (row: Row) => row.city !== 'Valladolid' || Number(row.founded) > 2020 || digits(row) === '47',
    'not its own any more': ({ city, founded, registration }: Row) =>
      Number(founded) < 2000 ||
      !/^(?:.28.*Madrid|.08.*Barcelona|.46.*Valencia|.41.*Sevilla)$/.test(`${registration}${city}`),
  };
  expect(broken(rows('es.company', 1500), laws)).toEqual([]);
});

it('counts Irish firms with one letter until 2012', () => {
  const fits = ({ founded, vat }: Row) => /[A-W]H$/.test(String(vat)) === Number(founded) >= 2013;
  expect(broken(rows('ie.company', 600), { fits })).toEqual([]);
});

it('begins Dutch numbers until 2010 with the chamber of the place', () => {
  const chambers: Record<string, string> = {
    Haarlem: '34',
    Rotterdam: '24',
    'Den Haag': '27',
    Eindhoven: '17',
  };
  const fits = ({ city, founded, registration }: Row) =>
    Number(founded) >= 2010 || String(registration).startsWith(chambers[String(city)] ?? '');
  expect(broken(rows('nl.company', 1000), { fits })).toEqual([]);
});

it('counts limited companies of Budapest anew since 2013', () => {
  const fits = ({ founded, registration }: Row) => {
    const [, serial] = /^01-09-(\d{6})$/.exec(String(registration)) ?? [];
    if (!serial || Number(founded) < 2000) return true;
    return Number(founded) < 2013 ? Number(serial) > 660_000 : Number(serial) < 450_000;
  };
  expect(broken(rows('hu.company', 1000), { fits })).toEqual([]);
});

it('numbers Italian firms at the offices of the province, which were others of late', () => {
  const offices: Record<string, readonly [since: number, before: string, after: string]> = {
    Milano: [2001, '015', '096'],
    Roma: [1990, '058', '100'],
    Bologna: [1998, '037', '120'],
    Parma: [3000, '034', ''],
  };
  const fits = ({ city, founded, vat }: Row) => {
    const [since, before, after] = offices[String(city)] ?? [];
    return !since || String(vat).slice(7, 10) === (Number(founded) < since ? before : after);
  };
  expect(broken(rows('it.company', 1500), { fits })).toEqual([]);
});

it('begins Brazilian numbers of before 1995 with the block of the state', () => {
  const blocks: Record<string, RegExp> = {
    'São Paulo': /^(4[3-9]|5|6[0-2])/,
    'Minas Gerais': /^(1[6-9]|2[0-6])/,
    Ceará: /^07/,
    'Rio Grande do Sul': /^(8[7-9]|9)/,
  };
  const fits = ({ region, founded, registration }: Row) =>
    Number(founded) >= 1995 || (blocks[String(region)]?.test(String(registration)) ?? true);
  expect(broken(rows('br.company', 1500), { fits })).toEqual([]);
});

it.each([
  ['ci', 'registration', /^CI-BKE-/, 'Bouaké'],
  ['ci', 'registration', /^CI-DAL-/, 'Daloa'],
  ['ci', 'registration', /^CI-ABJ-/, 'Abidjan'],
  ['cd', 'idnat', /^01-/, 'Kinshasa'],
  ['de', 'court', /^Amtsgericht Charlottenburg$/, 'Berlin'],
  ['de', 'court', /^Amtsgericht Hamburg$/, 'Hamburg'],
])('registers firms of %s (%s) at the place: %s in %s', (code, field, form, city) => {
  const firms = rows(`${code}.company`, 1500).filter((row) => row.city === city);
  expect(firms.length).toBeGreaterThan(5);
  expect(broken(firms, { place: (row) => form.test(String(row[field])) })).toEqual([]);
});

it('gives Hungarian firms no numbers of associations', () => {
  const fits = ({ tax }: Row) => !/^(1[5-9]|3[01])/.test(String(tax));
  expect(broken(rows('hu.company', 1500), { fits })).toEqual([]);
});

it('dates Indonesian business numbers since there are such, and the firm', () => {
  const fits = ({ registration, founded }: Row) => {
    const [, month = '', year = ''] = /^\d\d(\d\d)(\d\d)/.exec(String(registration)) ?? [];
    return `20${year}-${month}` >= '2021-08' && Number(`20${year}`) >= Number(founded);
  };
  expect(broken(rows('id.company', 1000), { fits })).toEqual([]);
});

it('gives Chinese firms codes of the province’s block until 2021, and of the year’s letter since', () => {
  const BLOCKS: Readonly<Record<string, readonly [string, string]>> = {
    11: ['00', '05'],
    31: ['1F', '1M'],
    32: ['1M', '27'],
    33: ['27', '2M'],
    37: ['3B', '3X'],
    44: ['4U', '5K'],
    61: ['6T', '71'],
  };
  const block = ({ registration }: Row) => String(registration).slice(10, 12);
  const year = ({ founded }: Row) => Number(founded);
  const laws = {
    'of the province': (row: Row) => {
      const [from = '', to = ''] = BLOCKS[String(row.registration).slice(2, 4)] ?? ['', 'Z'];
      return year(row) < 2016 || year(row) > 2021 || (block(row) >= from && block(row) < to);
    },
    'of the year': (row: Row) => year(row) < 2022 || block(row)[0] === 'BCDE'[year(row) - 2022],
  };
  expect(broken(rows('cn.company', 1500), laws)).toEqual([]);
});

it.each([
  [1_129_497, 1995],
  [1_707_178, 1999],
  [5_050_000, 2013],
  [8_700_000, 2024],
])('numbers companies of Seoul in the order of their years: %i in %i', (known, year) => {
  const serial = ({ registration }: Row) => Number(String(registration).slice(7));
  const seoul = rows('kr.company', 1500).filter(({ registration }) => /^110111/.test(String(registration)));
  expect(seoul.length).toBeGreaterThan(200);
  const laws = {
    'not later': (row: Row) => Number(row.founded) >= year - 1 || serial(row) < known,
    'not earlier': (row: Row) => Number(row.founded) <= year + 1 || serial(row) > known,
  };
  expect(broken(seoul, laws)).toEqual([]);
});

it('gives Korean lawyers a firm of their own kind, and no pharmacy a company', () => {
  const all = rows('kr.company', 3000);
  const lawyers = all.filter(({ industry }) => industry === 'Legal services');
  expect(lawyers.length).toBeGreaterThan(10);
  expect(
    broken(lawyers, { kind: ({ nativename }) => /^법무법인\(유한\) /.test(String(nativename)) }),
  ).toEqual([]);
  expect(broken(all, { pharmacy: ({ nativename }) => !/약국/.test(String(nativename)) })).toEqual([]);
});

it('classifies Indian companies as of 2004 until 2022', () => {
  const trade = rows('in.company', 1500).filter(({ industry }) => industry === 'Retail trade');
  expect(trade.length).toBeGreaterThan(50);
  const code = ({ registration, founded }: Row) =>
    String(registration).slice(1, 6) === (Number(founded) < 2023 ? '52190' : '47190');
  expect(broken(trade, { code })).toEqual([]);
});

it('taxes Ghanaians who trade alone by their own card', () => {
  const card = ({ tax, registration }: Row) => /^GHA-/.test(String(tax)) === /^BN/.test(String(registration));
  expect(broken(rows('gh.company', 500), { card })).toEqual([]);
});

it('taxes Kenyans who trade alone by their own PIN', () => {
  const pin = ({ tax, registration }: Row) => /^A/.test(String(tax)) === /^BN/.test(String(registration));
  expect(broken(rows('ke.company', 500), { pin })).toEqual([]);
});

it.each([
  ['gr', /Dikigoriki.* Etaireia$/],
  ['my', / & Associates$/],
])('lets lawyers of %s form no company of the register of commerce', (code, lawful) => {
  const all = rows(`${code}.company`, 2000);
  const lawyers = all.filter(({ industry }) => industry === 'Legal services');
  expect(lawyers.length).toBeGreaterThan(5);
  expect(broken(lawyers, { lawful: ({ name }) => lawful.test(String(name)) })).toEqual([]);
  expect(all.filter(({ name }) => lawful.test(String(name)))).toHaveLength(lawyers.length);
});

it('has no firm of Singapore in a flat', () => {
  const all = rows('sg.company', 500);
  const ofBlock = ({ postcode, block }: Row) => String(postcode).slice(2) === `0${block}`;
  const laws = {
    'a shop of the block': (row: Row) => !ofBlock(row) || /^Blk \d+ .*, #01-\d\d$/.test(String(row.street)),
    'or a building of its own': (row: Row) => ofBlock(row) !== !String(row.street).startsWith('Blk'),
  };
  expect(broken(all, laws)).toEqual([]);
});

it.each([
  ['fr', ['9695']],
  ['de', ['3912', '5299']],
  ['in', ['3358']],
  ['ng', ['2138', '5493']],
])('has LEIs of the issuers that firms of %s go to', (code, issuers) => {
  const begun = rows(`${code}.company`, 60).map(({ lei }) => String(lei).slice(0, 4));
  expect([...new Set(begun)].sort()).toEqual(issuers);
});

it('has no form in Bahrain that was abolished', () => {
  expect(broken(rows('bh.company', 500), { form: ({ form }) => form !== 'S.P.C.' })).toEqual([]);
});

/** Where free zones name companies so; whoever works there too. */
it('has companies of free zones in the Emirates where there are such zones', () => {
  const ZONES: Readonly<Record<string, RegExp>> = {
    FZE: /^(Dubai|Sharjah|Ajman|Fujairah|Umm Al Quwain)$/,
    FZCO: /^Dubai$/,
    FZC: /^(Sharjah|Ajman)$/,
    'FZ-LLC': /^(Dubai|Ras Al Khaimah)$/,
  };
  const fits = (form: unknown, city: unknown) => ZONES[String(form)]?.test(String(city)) ?? true;
  const firms = rows('ae.company', 3000);
  expect(new Set(firms.map(({ form }) => form)).size).toBe(7);
  expect(broken(firms, { zone: ({ form, city }) => fits(form, city) })).toEqual([]);
  const employers = rows('ae.person', 1500, 'employer,city');
  const zone = ({ employer, city }: Row) => fits(String(employer).split(' ').at(-1), city);
  expect(broken(employers, { zone })).toEqual([]);
});

it.each([
  ['in', 'HDFC Bank', /^50100/, /^50200/],
  ['in', 'ICICI Bank', /^\d{4}01/, /^\d{4}05/],
  ['in', 'Bank of Baroda', /^\d{4}0100/, /^\d{4}0200/],
  ['kr', 'Shinhan Bank', /^110-/, /^140-/],
  ['kr', 'Woori Bank', /^1002-/, /^1005-/],
  ['id', 'Bank Rakyat Indonesia (BRI)', /50\d$/, /30\d$/],
  ['lk', "People's Bank", /^\d{3}2001/, /^\d{3}1001/],
] as const)('gives savings accounts at %s (%s) to persons alone', (code, bank, savings, current) => {
  const at = (kind: string) =>
    rows(`${code}.${kind}`, 600, 'bank,account').filter((row) => row.bank === bank);
  expect(at('company').length).toBeGreaterThan(5);
  expect(broken(at('person'), { savings: ({ account }) => savings.test(String(account)) })).toEqual([]);
  expect(broken(at('company'), { current: ({ account }) => current.test(String(account)) })).toEqual([]);
});

it('lets no Korean company bank where persons alone do, unless it is asked for', () => {
  expect(broken(rows('kr.company', 500), { bank: ({ bank }) => bank !== 'KakaoBank' })).toEqual([]);
  expect(rows('kr.person', 100, 'bank').some(({ bank }) => bank === 'KakaoBank')).toBe(true);
  const where = { bank: 'KakaoBank' };
  const asked = engine([country('kr')]).generate('kr.company', { n: 50, seed: 'firms', where });
  expect(broken(asked as unknown as Row[], { bank: ({ bank }) => bank === 'KakaoBank' })).toEqual([]);
});

it('writes Latvian VAT numbers of people without a hyphen, and numbers merchants apart from companies', () => {
  const laws = {
    vat: ({ id, vat }: Row) => vat === `LV${String(id).replace('-', '')}`,
  };
  expect(broken(rows('lv.person', 200, 'id,vat'), laws)).toEqual([]);
  const series = ({ form, registration }: Row) =>
    String(registration).charAt(4) === (form === 'IK' ? '2' : '3');
  const firms = rows('lv.company', 600, 'form,registration');
  expect(broken(firms, { series })).toEqual([]);
  expect(firms.some(({ form }) => form === 'IK')).toBe(true);
});

it.each(['cz', 'sk'])('marks no payment in %s as wages', (code) => {
  const bought = ({ ks }: Row) => /^(0008|0308|0558)$/.test(String(ks));
  expect(broken(rows(`${code}.person`, 100, 'ks'), { bought })).toEqual([]);
});

// The numbers are given out one after the other: how they begin tells the year.
it.each([
  ['hr', 'registration', 2016, /^(?!081)/, /^(?!080)/],
  ['rs', 'tax', 2013, /^10[0-7]/, /^1(0[89]|1[0-4])/],
  ['sk', 'vat', 2016, /^SK202/, /^SK212/],
  ['gr', 'tax', 1999, /^09/, /^(99|80)/],
  ['gr', 'tax', 2010, /^[09]9/, /^80[0-2]/],
])('numbers firms of %s (%s) otherwise since %i', (code, field, since, old, now) => {
  const fits = (row: Row) => (Number(row.founded) < since ? old : now).test(String(row[field]));
  expect(broken(rows(`${code}.company`, 600), { fits })).toEqual([]);
});

it('begins Bulgarian numbers until 2007 with the district', () => {
  const districts: Record<string, RegExp> = {
    Sofia: /^(831|121|13[01]|175)/,
    Plovdiv: /^(825|115|160)/,
    Burgas: /^(812|102|147)/,
    Dobrich: /^(834|124)/,
    Ruse: /^(827|117)/,
    Haskovo: /^(836|126)/,
    Blagoevgrad: /^(811|101)/,
  };
  const fits = ({ city, founded, registration }: Row) =>
    Number(founded) > 2007
      ? /^20/.test(String(registration))
      : (districts[String(city)]?.test(String(registration)) ?? true);
  expect(broken(rows('bg.company', 2000), { fits })).toEqual([]);
});

it.each([
  ['pt', 'Unipessoal Lda.', 1997],
  ['es', 'S.L.U.', 1995],
])('has no firms of %s with one owner (%s) from before %i', (code, form, since) => {
  const fits = (row: Row) => row.form !== form || Number(row.founded) >= since;
  expect(broken(rows(`${code}.company`, 3000, 'form,founded'), { fits })).toEqual([]);
});

it('calls teachers and physiotherapists of Flanders as they are called there', () => {
  const flemish = ({ job }: Row) => !/voortgezet|Fysiotherapeut/.test(String(job));
  expect(broken(rows('be.person', 4000, 'job'), { flemish })).toEqual([]);
  expect(rows('nl.person', 4000, 'job').some(({ job }) => /Fysiotherapeut/.test(String(job)))).toBe(true);
});

it.each([
  ['cz', /^Policist/, /^Policie České republiky$/],
  ['sk', /^Policajt/, /^Policajný zbor$/],
])('employs policemen of %s with the police of the state', (code, title, body) => {
  const fits = ({ job, employer }: Row) => !title.test(String(job)) || body.test(String(employer));
  const all = rows(`${code}.person`, 3000, 'job,employer');
  expect(broken(all, { fits })).toEqual([]);
  expect(all.some(({ job }) => title.test(String(job)))).toBe(true);
});

it('gives Austrians and their firms a number of the tax office of the place', () => {
  const offices: Record<string, RegExp> = {
    Wien: /^(0[346-9]|1[02])/,
    Niederösterreich: /^(1[568]|2[239]|33)/,
    Burgenland: /^38/,
    Oberösterreich: /^(46|51|54)/,
    Kärnten: /^(57|61)/,
    Steiermark: /^6[589]/,
    Tirol: /^81/,
    Salzburg: /^91/,
    Vorarlberg: /^9[78]/,
  };
  const fits = ({ region, tax }: Row) => offices[String(region)]?.test(String(tax));
  const all = [...rows('at.person', 500, 'region,tax'), ...rows('at.company', 500, 'region,tax')];
  expect(broken(all, { fits })).toEqual([]);
});

it('gives customers of mBank and PKO accounts of units that there are', () => {
  const units: Record<string, RegExp> = {
    mBank: /^11402004$/,
    'PKO Bank Polski': /^1020(1026|1042|2892|4027|5561)$/,
  };
  const fits = ({ bank, account, iban }: Row) => {
    const bare = String(account).replaceAll(' ', '');
    return (
      (units[String(bank)]?.test(bare.slice(2, 10)) ?? true) &&
      String(iban).replaceAll(' ', '') === `PL${bare}`
    );
  };
  expect(broken(rows('pl.person', 500, 'bank,account,iban'), { fits })).toEqual([]);
});

it('names the bodies of Callao with the article', () => {
  const fits = ({ employer }: Row) => !/de Callao/.test(String(employer));
  expect(broken(rows('pe.person', 6000, 'employer'), { fits })).toEqual([]);
});

it('lets Argentine banks rest on the days that bridge holidays', () => {
  const open = ({ date }: Row) => !/-(05-02|11-21)$/.test(String(date));
  expect(broken(rows('ar.person', 3000, 'date'), { open })).toEqual([]);
});

it.each(['es', 'mx', 'ar', 'cl', 'co', 'uy'])(
  'joins names of firms in %s by e before the sound of i',
  (code) => {
    const names = [
      ...rows(`${code}.company`, 6000, 'name').map(({ name }) => String(name)),
      ...rows(`${code}.person`, 3000, 'employer').map(({ employer }) => String(employer)),
    ];
    expect(names.filter((name) => / y (?:[IÍ]|Hi(?![ae]))| e (?![IÍ]|Hi)/.test(name))).toEqual([]);
    expect(names.some((name) => / y [A-Z]/.test(name))).toBe(true);
  },
);
