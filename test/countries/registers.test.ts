import { expect, it } from 'vitest';
import { type Row, rowsOf, unknownPlaces } from '../support/countryRows.ts';
import { violations } from '../support/violations.ts';

it('gives Chinese firms from before October 2015 the organisation code of digits that they had', () => {
  const codeOf = ({ registration }: Row) => String(registration).slice(8, 10);
  const fits = (row: Row) => (Number(row.founded) < 2016 ? /^\d\d$/ : /^MA$/).test(codeOf(row));
  expect(violations(rowsOf('cn.company', 500), { fits })).toEqual([]);
});

it.each([
  ['jp', 'registration', 1, 4],
  ['kr', 'registration', 0, 4],
  ['kr', 'tax', 0, 1],
] as const)('begins numbers of %s (%s) with an office of the region', (code, field, from, length) => {
  const offices = new Map<unknown, Set<string>>();
  for (const row of rowsOf(`${code}.company`, 600)) {
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

it('tells companies with shares from limited ones by the kind in Japanese corporate numbers', () => {
  const fits = ({ form, registration }: Row) =>
    String(registration).slice(5, 7) === (form === 'G.K.' ? '03' : '01');
  expect(violations(rowsOf('jp.company', 300), { fits })).toEqual([]);
});

it('gives Romanian firms tax codes in the order of their years', () => {
  const fits = ({ founded, tax }: Row) => Number(tax) < 23_000_000 === Number(founded) < 2008;
  expect(violations(rowsOf('ro.company', 300), { fits })).toEqual([]);
});

it.each([
  ['gr', 'registration', 2011, /^00/, /^1[1-8]/],
  ['pe', 'tax', 2016, /^20[1-5][0-6]/, /^206(0|1[0-4])/],
])(
  'numbers firms of %s (%s) otherwise since %i, and in the order of their years',
  (code, field, since, old, now) => {
    const all = rowsOf(`${code}.company`, 600);
    const fits = (row: Row) => (Number(row.founded) < since ? old : now).test(String(row[field]));
    expect(violations(all, { fits })).toEqual([]);
    const most = (years: (founded: number) => boolean) =>
      Math.max(...all.filter(({ founded }) => years(Number(founded))).map((row) => Number(row[field])));
    expect(most((founded) => founded < 2019)).toBeLessThan(most((founded) => founded > 2023));
  },
);

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
  ['gb', 'registration', /^(\d{8}) /, 5_325_000, 2005],
  ['gb', 'registration', /^(\d{8}) /, 8_830_000, 2014],
  ['gb', 'registration', /^(\d{8}) /, 11_130_000, 2018],
  ['fi', 'registration', /^(\d{7})-/, 2_336_509, 2010],
  ['fi', 'registration', /^(\d{7})-/, 2_646_674, 2014],
  ['fi', 'registration', /^(\d{7})-/, 3_400_000, 2023],
  ['ec', 'tax', /^179(\d{6})/, 200_000, 2006],
  ['ec', 'tax', /^099(\d{6})/, 300_000, 2017],
  ['nl', 'rsin', /^(8\d{7})/, 86_040_000, 2020],
  ['it', 'vat', /^(\d{7})100/, 1_455_000, 2018],
  ['it', 'vat', /^(\d{7})096/, 1_025_000, 2018],
  ['it', 'registration', /^MI-(\d+)/, 2_115_001, 2018],
  ['it', 'registration', /^RM-(\d+)/, 1_265_000, 2010],
  ['br', 'registration', /^(\d\d\.\d{3})\./, 35_900, 2020],
  ['sa', 'registration', /^1010(\d{6})/, 457_911, 2016],
  ['ae', 'registration', /^(\d+) Dubai/, 890_000, 2017],
  ['sk', 'registration', /^(\d{7})/, 5_130_000, 2018],
  ['sk', 'registration', /^(\d{7})/, 5_430_000, 2022],
  ['ee', 'registration', /^(\d{7})/, 1_241_783, 2013],
  ['ee', 'registration', /^(\d{7})/, 1_293_294, 2015],
  ['lt', 'registration', /^(30\d{6})/, 30_276_715, 2012],
  ['lt', 'registration', /^(30\d{6})/, 30_458_090, 2017],
] as const)(
  'gives numbers of %s (%s, %s) in the order of their years: %i in %i',
  (code, field, form, known, year) => {
    const firms = rowsOf(`${code}.company`, code === 'de' ? 8000 : 1500, `${field},city,founded`).flatMap(
      (row) => {
        const [, serial] = form.exec(`${row[field]} ${row.city}`) ?? [];
        const founded = Number(row.founded);
        // In blocks of the states before.
        if (serial === undefined || (code === 'br' && founded < 1995)) return [];
        return [{ serial: Number(serial.replaceAll('.', '')), founded }];
      },
    );
    expect(firms.length).toBeGreaterThan(40);
    const laws = {
      'not later': ({ serial, founded }: (typeof firms)[number]) => founded >= year - 1 || serial < known,
      'not earlier': ({ serial, founded }: (typeof firms)[number]) => founded <= year + 1 || serial > known,
    };
    expect(violations(firms, laws)).toEqual([]);
  },
);

it('numbers Kenyan business names by year until 2016, and South African companies as few as there were until 2011', () => {
  const named = rowsOf('ke.company', 600).filter(({ form }) => form === 'Enterprises');
  const isDated = ({ registration, founded }: Row) =>
    (Number(founded) < 2016 ? new RegExp(`^BN/${founded}/\\d{5,6}$`) : /^BN-[A-Z0-9]{7}$/).test(
      `${registration}`,
    );
  expect(violations(named, { isDated })).toEqual([]);
  const isCounted = ({ registration, founded }: Row) =>
    Number(founded) >= 2011 || Number(String(registration).split('/')[1]) < 40_000;
  expect(violations(rowsOf('za.company', 600), { isCounted })).toEqual([]);
});

it('counts Tanzanian companies in the order of their years until 2018', () => {
  const serial = ({ registration }: Row) => Number(registration);
  const old = rowsOf('tz.company', 900).filter(
    (row) => row.form !== 'Enterprises' && Number(row.founded) < 2018,
  );
  expect(violations(old, { fits: (row) => Number(row.founded) < 1999 === serial(row) < 36_475 })).toEqual([]);
});

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
  const { 'not its own any more': _, ...cities } = laws;
  expect(unknownPlaces('es', 'city', cities)).toEqual([]);
  expect(violations(rowsOf('es.company', 1500), laws)).toEqual([]);
});

it('counts Irish firms with one letter until 2012', () => {
  const fits = ({ founded, vat }: Row) => /[A-W]H$/.test(String(vat)) === Number(founded) >= 2013;
  expect(violations(rowsOf('ie.company', 600), { fits })).toEqual([]);
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
  expect(unknownPlaces('nl', 'city', chambers)).toEqual([]);
  expect(violations(rowsOf('nl.company', 1000), { fits })).toEqual([]);
});

it('restarts the numbers of limited companies in Budapest in 2013', () => {
  const ofBudapest = rowsOf('hu.company', 1000).filter(
    ({ founded, registration }) => /^01-09-\d{6}$/.test(String(registration)) && Number(founded) >= 2000,
  );
  const fits = ({ founded, registration }: Row) => {
    const serial = Number(String(registration).slice(6));
    return Number(founded) < 2013 ? serial > 660_000 : serial < 450_000;
  };
  expect(ofBudapest.length).toBeGreaterThan(50);
  expect(violations(ofBudapest, { fits })).toEqual([]);
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
  expect(unknownPlaces('it', 'city', offices)).toEqual([]);
  expect(violations(rowsOf('it.company', 1500), { fits })).toEqual([]);
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
  expect(unknownPlaces('br', 'region', blocks)).toEqual([]);
  expect(violations(rowsOf('br.company', 1500), { fits })).toEqual([]);
});

it.each([
  ['ci', 'registration', /^CI-BKE-/, 'Bouaké'],
  ['ci', 'registration', /^CI-DAL-/, 'Daloa'],
  ['ci', 'registration', /^CI-ABJ-/, 'Abidjan'],
  ['cd', 'idnat', /^01-/, 'Kinshasa'],
  ['de', 'court', /^Amtsgericht Charlottenburg$/, 'Berlin'],
  ['de', 'court', /^Amtsgericht Hamburg$/, 'Hamburg'],
])('registers firms of %s (%s) at the place: %s in %s', (code, field, form, city) => {
  const firms = rowsOf(`${code}.company`, 1500).filter((row) => row.city === city && row[field] !== null);
  expect(firms.length).toBeGreaterThan(5);
  expect(violations(firms, { place: (row) => form.test(String(row[field])) })).toEqual([]);
});

it('gives Hungarian firms no numbers of associations', () => {
  const fits = ({ tax }: Row) => !/^(1[5-9]|3[01])/.test(String(tax));
  expect(violations(rowsOf('hu.company', 1500), { fits })).toEqual([]);
});

it('dates Indonesian business numbers since there are such, and the firm', () => {
  const fits = ({ registration, founded }: Row) => {
    const [, month = '', year = ''] = /^\d\d(\d\d)(\d\d)/.exec(String(registration)) ?? [];
    return `20${year}-${month}` >= '2021-08' && Number(`20${year}`) >= Number(founded);
  };
  expect(violations(rowsOf('id.company', 1000), { fits })).toEqual([]);
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
  expect(violations(rowsOf('cn.company', 1500), laws)).toEqual([]);
});

it.each([
  [1_129_497, 1995],
  [1_707_178, 1999],
  [5_050_000, 2013],
  [8_700_000, 2024],
])('numbers companies of Seoul in the order of their years: %i in %i', (known, year) => {
  const serial = ({ registration }: Row) => Number(String(registration).slice(7));
  const seoul = rowsOf('kr.company', 1500).filter(({ registration }) => /^110111/.test(String(registration)));
  expect(seoul.length).toBeGreaterThan(200);
  const laws = {
    'not later': (row: Row) => Number(row.founded) >= year - 1 || serial(row) < known,
    'not earlier': (row: Row) => Number(row.founded) <= year + 1 || serial(row) > known,
  };
  expect(violations(seoul, laws)).toEqual([]);
});

it('classifies Indian companies as of 2004 until 2022', () => {
  const trade = rowsOf('in.company', 1500).filter(
    ({ industry, registration }) => industry === 'Retail trade' && registration !== null,
  );
  expect(trade.length).toBeGreaterThan(50);
  const code = ({ registration, founded }: Row) =>
    String(registration).slice(1, 6) === (Number(founded) < 2023 ? '52190' : '47190');
  expect(violations(trade, { code })).toEqual([]);
});

it('taxes Ghanaians who trade alone by their own card', () => {
  const card = ({ tax, registration }: Row) => /^GHA-/.test(String(tax)) === /^BN/.test(String(registration));
  expect(violations(rowsOf('gh.company', 500), { card })).toEqual([]);
});

it('writes Latvian VAT numbers of people without a hyphen, and numbers merchants apart from companies', () => {
  const laws = {
    vat: ({ id, vat }: Row) => vat === null || vat === `LV${String(id).replace('-', '')}`,
  };
  expect(violations(rowsOf('lv.person', 200, 'id,vat'), laws)).toEqual([]);
  const series = ({ form, registration }: Row) =>
    String(registration).charAt(4) === (form === 'IK' ? '2' : '3');
  const firms = rowsOf('lv.company', 600, 'form,registration');
  expect(violations(firms, { series })).toEqual([]);
  expect(firms.some(({ form }) => form === 'IK')).toBe(true);
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
  expect(violations(rowsOf(`${code}.company`, 600), { fits })).toEqual([]);
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
  expect(unknownPlaces('bg', 'city', districts)).toEqual([]);
  expect(violations(rowsOf('bg.company', 2000), { fits })).toEqual([]);
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
  const all = [...rowsOf('at.person', 500, 'region,tax'), ...rowsOf('at.company', 500, 'region,tax')];
  expect(violations(all, { fits })).toEqual([]);
});

it('taxes Kenyans who trade alone by their own PIN', () => {
  const pin = ({ tax, registration }: Row) => /^A/.test(String(tax)) === /^BN/.test(String(registration));
  expect(violations(rowsOf('ke.company', 500), { pin })).toEqual([]);
});

it.each([
  ['gr', /Dikigoriki.* Etaireia$/],
  ['my', / & Associates$/],
])('lets lawyers of %s form no company of the register of commerce', (code, lawful) => {
  const all = rowsOf(`${code}.company`, 2000);
  const lawyers = all.filter(({ industry }) => industry === 'Legal services');
  expect(lawyers.length).toBeGreaterThan(5);
  expect(violations(lawyers, { lawful: ({ name }) => lawful.test(String(name)) })).toEqual([]);
  expect(all.filter(({ name }) => lawful.test(String(name)))).toHaveLength(lawyers.length);
});

it('has no firm of Singapore in a flat', () => {
  const all = rowsOf('sg.company', 500);
  const ofBlock = ({ postcode, block }: Row) => String(postcode).slice(2) === `0${block}`;
  const laws = {
    'a shop of the block': (row: Row) => !ofBlock(row) || /^Blk \d+ .*, #01-\d\d$/.test(String(row.street)),
    'or a building of its own': (row: Row) => ofBlock(row) !== !String(row.street).startsWith('Blk'),
  };
  expect(violations(all, laws)).toEqual([]);
});

it.each([
  ['fr', ['9695']],
  ['de', ['3912', '5299']],
  ['in', ['3358']],
  ['ng', ['2138', '5493']],
])('has LEIs of the issuers that firms of %s go to', (code, issuers) => {
  const begun = rowsOf(`${code}.company`, 60).map(({ lei }) => String(lei).slice(0, 4));
  expect([...new Set(begun)].sort()).toEqual(issuers);
});
