import { expect, it } from 'vitest';
import { things } from '../../packages/engine/src/data/products.ts';
import { lines } from '../../packages/engine/src/draw/work.ts';
import { engine } from '../../packages/engine/src/engine.ts';
import { REFERENCE } from '../../packages/engine/src/kernel/day.ts';
import { countries, countryOf, type Row, rowsOf } from '../support/countryRows.ts';
import { violations } from '../support/violations.ts';

it.each([
  ['za', 'Inc'],
  ['us', 'LLP'],
])('gives the form of practices in %s to professions alone', (code, form) => {
  const profession = /^(?:Legal services|Health care|Accounting|Architecture)$/;
  const practices = rowsOf(`${code}.company`, 4000).filter((row) => row.form === form);
  expect(practices.length).toBeGreaterThan(20);
  expect(violations(practices, { practice: ({ industry }) => profession.test(String(industry)) })).toEqual(
    [],
  );
});

it('gives South African attorneys the one form that they may have', () => {
  const attorneys = rowsOf('za.company', 2000).filter(({ industry }) => industry === 'Legal services');
  expect(new Set(attorneys.map(({ form }) => form))).toEqual(new Set(['Inc']));
});

// Limited by guarantee, or not for profit: nobody has what such a company earns.
it.each(['za', 'gh', 'ie'])('gives firms in %s no form of charities', (code) => {
  const gain = ({ form }: Row) => !/^(?:NPC|LBG|CLG)$/.test(String(form));
  expect(violations(rowsOf(`${code}.company`, 1000), { gain })).toEqual([]);
});

it('calls Brussels in the language of the firm', () => {
  const dutch = /^(BV|NV|VOF|CommV|CV)$/;
  const fits = ({ form, name }: Row) =>
    !(dutch.test(String(form)) ? /Bruxelles/ : /Brussel\b/).test(String(name));
  const all = rowsOf('be.company', 1500);
  expect(violations(all, { fits })).toEqual([]);
  expect(all.some(({ name }) => /Brussel [BNVC]/.test(String(name)))).toBe(true);
});

it.each(['us', 'de', 'cn', 'gb', 'jp', 'sa', 'ke'])(
  'lets firms of %s sell what their trade sells',
  (code) => {
    const { language, firms, paper = 'A4' } = countryOf(code).facts;
    const trades = new Map([...lines(language.trades), ...lines(firms.trades ?? '')]);
    const own = rowsOf<{ label: string; value: string }[]>(`${code}.preset:invoice`, 200).map((scenario) =>
      Object.fromEntries(scenario.map(({ label, value }) => [label, value])),
    );
    const fits = ({ Seller, Item }: Readonly<Record<string, string>>) => {
      const { sellers } = things().find(({ name, traits }) =>
        traits.some((trait) => Item === `${trait.replace('{paper}', paper)} ${name}`),
      ) ?? { sellers: [] };
      const words = sellers.flatMap((sector) => trades.get(sector)?.split('||')[0]?.split('|') ?? []);
      return words.some((word) => Seller?.includes(word));
    };
    expect(violations(own, { fits })).toEqual([]);
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
  const shops = rowsOf<{ value: string }[]>(`${code}.preset:${preset}`, 200).map(([shop]) => shop?.value);
  expect(shops.filter((name) => new RegExp(`\\b(${others})\\b`).test(String(name)))).toEqual([]);
});

it.each([
  ['gb', 'Nationwide|Halifax'],
  ['fr', 'BoursoBank|Fortuneo|N26'],
  ['kr', 'KakaoBank'],
  ['lk', 'National Savings Bank'],
])('has no firms of %s at banks of people alone (%s)', (code, banks) => {
  const fits = ({ bank }: Row) => !new RegExp(`^(${banks})$`).test(String(bank));
  expect(violations(rowsOf(`${code}.company`, 300), { fits })).toEqual([]);
  expect(rowsOf(`${code}.person`, 300).every(fits)).toBe(false);
});

it('founds firms before the year in which they are paid', () => {
  const young = countries.flatMap(({ code }) => rowsOf(`${code}.company`, 60));
  expect(violations(young, { founded: ({ founded }) => Number(founded) < REFERENCE.year - 1 })).toEqual([]);
});

it.each([
  ['pt', 'S.A.'],
  ['eg', 'S.A.E.'],
  ['de', 'AG'],
  ['gb', 'PLC'],
  ['in', 'Limited'],
  ['vn', 'Công ty Cổ phần|Công ty TNHH'],
])('gives airlines and insurers of %s the form of the largest firms, and people enough', (code, forms) => {
  const large = rowsOf(`${code}.company`, 3000).filter(({ industry }) =>
    /^(?:Air transport|Insurance)$/.test(String(industry)),
  );
  expect(large.length).toBeGreaterThan(10);
  const laws = {
    form: ({ form }: Row) => forms.split('|').includes(String(form)),
    people: ({ employees }: Row) => Number(employees) >= 40,
  };
  expect(violations(large, laws)).toEqual([]);
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
  ['de', 'Legal services', /^(Einzelunternehmen|GbR|GmbH|UG .*|AG)$/],
  ['pl', 'Legal services', /^(Jednoosobowa działalność gospodarcza|Sp\. [jk]\.)$/],
  ['pl', 'Pharmacies', /^(Jednoosobowa działalność gospodarcza|Sp\. j\.)$/],
  ['dk', 'Pharmacies', /^Enkeltmandsvirksomhed$/],
  ['tr', 'Financial services', /A\.Ş\.$/],
  ['br', 'Legal services', /^Sociedade (de Advogados|Individual de Advocacia)$/],
  ['pt', 'Legal services', /^SP, RL$/],
  ['hu', 'Legal services', /^Iroda$/],
  ['ro', 'Legal services', /^(Cabinet de Avocat|SCA|SPRL)$/],
  ['lt', 'Legal services', /^Advokatų kontora$/],
  ['tr', 'Legal services', /^Bürosu$/],
  ['tr', 'Pharmacies', /^Eczanesi$/],
  ['fi', 'Legal services', /^(?!Oyj)/],
  ['ao', 'Legal services', /^RL$/],
  ['mz', 'Legal services', /^Lda\.$/],
  ['rs', 'Legal services', /^o\.d\.$/],
  ['vn', 'Legal services', /TNHH/],
  ['vn', 'Financial services', /^Công ty /],
  ['et', 'Legal services', /^LLP$/],
  ['ie', 'Legal services', /^LLP$/],
  ['ke', 'Legal services', /^LLP$/],
  ['ug', 'Legal services', /^LLP$/],
  ['pk', 'Legal services', /^LLP$/],
  ['hk', 'Legal services', /^LLP$/],
  ['ng', 'Legal services', /^LP$/],
  ['bd', 'Legal services', /^& Co\.$/],
  ['ph', 'Legal services', /^& Associates$/],
] as const)('gives firms of %s (%s) forms that the law lets them have', (code, industry, forms) => {
  const found = rowsOf(`${code}.company`, 1000).filter((row) => row.industry === industry);
  expect(found.length).toBeGreaterThan(0);
  expect(violations(found, { allowed: ({ form }) => forms.test(String(form)) })).toEqual([]);
});

it('calls no company of India advocates', () => {
  const advocates = ({ name }: Row) => !/Advocate|Legal Consultants/.test(String(name));
  expect(violations(rowsOf('in.company', 2000), { advocates })).toEqual([]);
});

// A firm that there is, by chance.
it.each([
  ['de', 'Air Berlin'],
  ['si', 'Elektro (Ljubljana|Celje|Maribor)'],
  ['ie', 'Dunnes? Stores'],
])('calls no firm of %s %s', (code, name) => {
  const taken = new RegExp(`\\b${name}\\b`);
  expect(
    violations(rowsOf(`${code}.company`, 3000, 'name'), { fits: (row) => !taken.test(`${row.name}`) }),
  ).toEqual([]);
});

it('begins Dutch firms and shops with a capital, whoever they are called after', () => {
  const isBegun = ({ name, merchant }: Row) => !/(?<!\bVan )\b(de|van|ter) [A-Z]/.test(`${name} ${merchant}`);
  const all = [...rowsOf('nl.company', 1000, 'name'), ...rowsOf('nl.person', 1000, 'merchant')];
  expect(violations(all, { isBegun })).toEqual([]);
  expect(all.some(({ merchant }) => /(De|Van) [A-Z]/.test(`${merchant}`))).toBe(true);
  expect(rowsOf('nl.person', 300, 'name').some(({ name }) => / (de|van) /.test(`${name}`))).toBe(true);
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
  ['na', /^Carpenter$/, /Construction|Builders|Contractors/],
  ['ch', /^(Elektriker|Schreiner)(in)?$/, /Elektro|Licht|Schreinerei|Möbel|Innenausbau|Küchen/],
  ['de', /^(Elektriker|Tischler)(in)?$/, /Elektro|Licht|Tischlerei|Möbel|Innenausbau|Küchen/],
  [
    'it',
    /^(Elettricista|Falegname)$/,
    /[EI]lett|Illuminazione|Impianti Elettrici|Arredamenti|Mobili|Falegnameria|Cucine/,
  ],
  ['tr', /^(Elektrikçi|Marangoz)$/, /Elektrik|Aydınlatma|Mobilya|Dekorasyon|Mutfak|Orman Ürünleri/],
  ['ca', /^(Bouch|Boulang)/, /Bouch|Salaisons|Boulangerie/],
  ['ch', /^Physiothérapeute$/, /Physiothérapie/],
  ['be', /^Kinesitherapeute?$/, /Kinesitherapie/],
  ['sn', /^Électricien/, /Électricité/],
  ['ma', /^Boulang/, /Boulangerie/],
  ['tz', /^Muuza nyama$/, /Bucha/],
  ['vn', /^Bác sĩ thú y$/, /Thú y/],
] as const)('lets people of %s work at firms of their own craft: %s', (code, job, trade) => {
  const found = rowsOf(`${code}.person`, 6000, 'job,employer').filter((row) => job.test(String(row.job)));
  expect(found.length).toBeGreaterThan(2);
  expect(violations(found, { fits: ({ employer }) => trade.test(String(employer)) })).toEqual([]);
});

it('gives Lebanese firms that may do business abroad alone such business', () => {
  const offshore = rowsOf('lb.company', 4000).filter(({ form }) => /Offshore/.test(String(form)));
  expect(offshore.length).toBeGreaterThan(10);
  const abroad = ({ industry }: Row) =>
    /^(Business services|Information technology|Transport and logistics|Media and publishing)$/.test(
      String(industry),
    );
  expect(violations(offshore, { abroad })).toEqual([]);
});

it.each(['cd', 'ci', 'cm', 'sn'])('has no firms that heat in %s', (code) => {
  expect(
    violations(rowsOf(`${code}.company`, 3000), { warm: ({ name }) => !/Chauffage/.test(String(name)) }),
  ).toEqual([]);
});

it('lets people work for firms of all peoples of the place', () => {
  const turkish = /Yılmaz|Kaya|Demir|Şahin|Öztürk|Yıldız|Yıldırım|Çelik|Aydın|Arslan|Doğan|Kılıç/;
  const all = rowsOf('de.person', 4000, 'last,merchant,employer').filter(({ last }) =>
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
  const { perEuro = 1 } = countryOf(code).facts;
  const found = rowsOf(`${code}.person`, 1500, 'amount,merchant').filter(({ merchant }) =>
    shops.test(String(merchant)),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(violations(found, { little: ({ amount }) => Number(amount) <= 80 * perEuro })).toEqual([]);
});

it('has no unlimited companies among the federal ones of Canada', () => {
  expect(
    violations(rowsOf('ca.company', 1500), { limited: ({ form }) => !/ULC|SRI/.test(String(form)) }),
  ).toEqual([]);
});

it('gives Korean lawyers a firm of their own kind, and no pharmacy a company', () => {
  const all = rowsOf('kr.company', 3000);
  const lawyers = all.filter(({ industry }) => industry === 'Legal services');
  expect(lawyers.length).toBeGreaterThan(10);
  expect(
    violations(lawyers, { kind: ({ nativename }) => /^법무법인\(유한\) /.test(String(nativename)) }),
  ).toEqual([]);
  expect(violations(all, { pharmacy: ({ nativename }) => !/약국/.test(String(nativename)) })).toEqual([]);
});

it('has no form in Bahrain that was abolished', () => {
  expect(violations(rowsOf('bh.company', 500), { form: ({ form }) => form !== 'S.P.C.' })).toEqual([]);
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
  const firms = rowsOf('ae.company', 3000);
  expect(new Set(firms.map(({ form }) => form)).size).toBe(7);
  expect(violations(firms, { zone: ({ form, city }) => fits(form, city) })).toEqual([]);
  const employers = rowsOf('ae.person', 1500, 'employer,city');
  const zone = ({ employer, city }: Row) => fits(String(employer).split(' ').at(-1), city);
  expect(violations(employers, { zone })).toEqual([]);
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
    rowsOf(`${code}.${kind}`, 600, 'bank,account').filter((row) => row.bank === bank);
  expect(at('company').length).toBeGreaterThan(5);
  expect(violations(at('person'), { savings: ({ account }) => savings.test(String(account)) })).toEqual([]);
  expect(violations(at('company'), { current: ({ account }) => current.test(String(account)) })).toEqual([]);
});

it('lets no Korean company bank where persons alone do, unless it is asked for', () => {
  expect(violations(rowsOf('kr.company', 500), { bank: ({ bank }) => bank !== 'KakaoBank' })).toEqual([]);
  expect(rowsOf('kr.person', 100, 'bank').some(({ bank }) => bank === 'KakaoBank')).toBe(true);
  const where = { bank: 'KakaoBank' };
  const asked = engine([countryOf('kr')]).generate('kr.company', { n: 50, seed: 'firms', where });
  expect(violations(asked as unknown as Row[], { bank: ({ bank }) => bank === 'KakaoBank' })).toEqual([]);
});

it.each([
  ['pt', 'Unipessoal Lda.', 1997],
  ['es', 'S.L.U.', 1995],
])('has no firms of %s with one owner (%s) from before %i', (code, form, since) => {
  const fits = (row: Row) => row.form !== form || Number(row.founded) >= since;
  expect(violations(rowsOf(`${code}.company`, 3000, 'form,founded'), { fits })).toEqual([]);
});

it.each(['es', 'mx', 'ar', 'cl', 'co', 'uy'])(
  'joins names of firms in %s by e before the sound of i',
  (code) => {
    const names = [
      ...rowsOf(`${code}.company`, 2500, 'name').map(({ name }) => String(name)),
      ...rowsOf(`${code}.person`, 1500, 'employer').map(({ employer }) => String(employer)),
    ];
    expect(names.filter((name) => / y (?:[IÍ]|Hi(?![ae]))| e (?![IÍ]|Hi)/.test(name))).toEqual([]);
    expect(names.some((name) => / y [A-Z]/.test(name))).toBe(true);
  },
);

/** As numbers of the registers are known: Karnataka's, West Bengal's and Uttar Pradesh's are of the Ministry of Corporate Affairs. */
it.each([
  ['WB', 2017, 214_000, 230_000],
  ['TN', 2021, 136_000, 152_000],
  ['KA', 2021, 140_000, 160_000],
  ['UP', 2010, 37_000, 44_000],
])('numbers companies of %s founded in %i from %i to %i', (state, year, least, most) => {
  const fits = ({ registration }: Row) => {
    const serial = Number(String(registration).slice(-6));
    return serial >= least && serial <= most;
  };
  const found = rowsOf('in.company', 6000, 'registration').filter(({ registration }) =>
    String(registration).slice(6, 12).startsWith(`${state}${year}`),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(violations(found, { fits })).toEqual([]);
});

it.each(['bh', 'kw', 'om', 'qa'])('numbers firms of %s the higher the later they were founded', (code) => {
  const all = rowsOf(`${code}.company`, 400, 'founded,registration')
    .map(({ founded, registration }) => ({ founded, number: Number.parseInt(String(registration), 10) }))
    .sort((a, b) => Number(a.founded) - Number(b.founded));
  const rising = all.filter(
    ({ founded, number }, i) =>
      i > 0 && founded !== all[i - 1]?.founded && number < (all[i - 1]?.number ?? 0),
  );
  expect(rising).toEqual([]);
});

it('gives sole proprietors of Sabah and Sarawak no form of the Peninsula', () => {
  const fits = ({ form, region }: Row) => form !== 'Enterprise' || !/^(Sabah|Sarawak)$/.test(String(region));
  const all = rowsOf('my.company', 1500, 'form,region');
  expect(violations(all, { fits })).toEqual([]);
  expect(all.some(({ form }) => form === 'Enterprise')).toBe(true);
});

it('has no companies for legal services in Japan, and nobody who works in one', () => {
  expect(
    rowsOf('jp.company', 3000, 'industry').filter(({ industry }) => industry === 'Legal services'),
  ).toEqual([]);
  expect(rowsOf('jp.person', 2000, 'job').filter(({ job }) => job === 'Lawyer')).toEqual([]);
});

it('names no firm or shop of Saigon after Hồ Chí Minh', () => {
  const names = [
    ...rowsOf('vn.company', 800, 'name').map(({ name }) => String(name)),
    ...rowsOf('vn.person', 800, 'merchant').map(({ merchant }) => String(merchant)),
  ];
  expect(names.filter((name) => name.includes('Hồ Chí Minh'))).toEqual([]);
});
