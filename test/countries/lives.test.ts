import { describe, expect, it } from 'vitest';
import { PURPOSES, type Purpose } from '../../packages/engine/src/data/loans.ts';
import { occupations } from '../../packages/engine/src/data/occupations.ts';
import { type Thing, things } from '../../packages/engine/src/data/products.ts';
import type { Column } from '../../packages/engine/src/draw/source.ts';
import { lines, roundedDown } from '../../packages/engine/src/draw/work.ts';
import { engine } from '../../packages/engine/src/engine.ts';
import { specimen } from '../../packages/engine/src/index.ts';
import { decode, Out } from '../../packages/engine/src/kernel/bytes.ts';
import { RowKey } from '../../packages/engine/src/kernel/random.ts';
import { fold } from '../../packages/engine/src/kernel/text.ts';
import type { Firm, Persona } from '../../packages/engine/src/model.ts';
import { compileSpec } from '../../packages/engine/src/spec/spec.ts';
import { countries, countryOf, type Row } from '../support/countryRows.ts';
import { type Aged, describePersona, institution, personas } from '../support/personas.ts';
import { lazy } from '../support/validatorValues.ts';
import { type Laws, violations } from '../support/violations.ts';
import { isWorkingDay } from '../support/workingDay.ts';

/** `COUNTRY=ke npx vitest run test/lives.test.ts` looks at one country alone. */
const only = process.env.COUNTRY?.split(',');

/** The purposes of loans in all languages, each with its number. */
const PURPOSE = new Map(
  countries.flatMap(({ language }) => language.purposes.split('|').map((name, i) => [name, i] as const)),
);

/** Occupations that serve until the age of sixty at most. */
const UNIFORMED = /^(police-officer|firefighter)$/;

/** Words for schools, as far as they are the same in many countries. */
const PRIMARY =
  /Primary|Elementary|[Pp]rimaire|élémentaire|fondamentale|elementare|Primári[ao]|Grundschule|Primarschule|Básica|Msingi|Osnovna/;
const SECONDARY =
  /Secondary|High School|Lycée|Collège|Gymnas|Gymnáz|Gimn[aá]z(?!ial)|Lice[ou]|Secundari?a|Secundária|Sekondari/;

type Records = { readonly nodes: readonly Column[] };

/** Cities that several councils share. */
const BOROUGHS = /^(gb London|bd Dhaka) /;

describe.each(
  countries
    .filter(({ code }) => !only || only.includes(code))
    .map((country) => ({ code: country.code, country })),
)('$code', ({ code, country }) => {
  const make = (spec: string, n: number, fields?: string) =>
    engine([country]).generate(`${code}.${spec}`, { n, fields, seed: 'lives' }) as unknown as Row[];
  const firms = lazy(() => make('company', 300));

  it('has adults of 18 to 90, in its own proportions', () => {
    const ages = Array.from(personas(country, 2000), ({ age }) => age);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
    expect(Math.max(...ages)).toBeLessThanOrEqual(90);
    const shares = country.facts.ages.split(' ').map(Number);
    expect(shares, 'ages of the country').toHaveLength(7);
    const total = shares.reduce((sum, share) => sum + share);
    for (const [i, [from, to]] of country.ages.entries.entries()) {
      const drawn = ages.filter((age) => age >= from && age <= to).length / ages.length;
      expect(Math.abs(drawn - (shares[i] as number) / total), `${from} to ${to}`).toBeLessThan(0.05);
    }
  });

  it('lets people study when young, retire when old, and be only what their age allows', () => {
    const laws = {
      'students are young': ({ age, life }: Aged) => life.activity !== 'student' || age < 27,
      'workers are of age': ({ age, life }: Aged) =>
        life.stage !== 'work' ||
        (age >= Math.min(20, life.occupation.from) && (age <= 60 || !UNIFORMED.test(life.occupation.key))),
      'pensioners are old': ({ age, life }: Aged) => life.activity !== 'retired' || age > 48,
      'all have an income': ({ life }: Aged) => life.income > 0,
      'pensioners have what is paid': ({ life }: Aged) =>
        life.stage !== 'pension' ||
        (life.income >= roundedDown(1000, country.facts.life.pays[0]) &&
          life.income <= Math.max(...country.facts.life.pays.filter((each) => each !== undefined))),
      'nobody works for less than the least': ({ life, place, community }: Aged) =>
        life.stage !== 'work' ||
        life.income >=
          Math.max(
            roundedDown(1000, country.facts.income[0]),
            Number(place.least?.text ?? 0),
            community.least,
          ),
    };
    expect(violations(personas(country, 1000), laws, describePersona)).toEqual([]);
    const works = { works: ({ life }: Aged) => life.activity === 'employed' };
    expect(violations(personas(country, 300, '', true), works, describePersona)).toEqual([]);
  });

  it('shares work between the sexes as it is shared, and gives no people what none of it does', () => {
    const workers = Array.from(personas(country, 4000), ({ sex, life, community }) => ({
      sex,
      job: life.stage === 'work' ? life.occupation.key : '',
      never: community.never.split(' '),
    })).filter(({ job }) => job);
    const women = (jobs: string) => {
      const all = workers.filter(({ job }) => jobs.split(' ').includes(job));
      return all.filter(({ sex }) => sex === 'female').length / all.length;
    };
    expect(women('labourer mason plumber carpenter welder mechanic electrician driver')).toBeLessThan(0.05);
    expect(women('nurse secretary carer primary-teacher receptionist')).toBeGreaterThan(0.25);
    expect(workers.filter(({ job, never }) => never.includes(job))).toEqual([]);
    const keys = new Set(occupations().map(({ key }) => key));
    const named = country.communities.flatMap(({ never }) => never.split(' ')).filter(Boolean);
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('tells the same whatever is asked first', () => {
    const out = new Out();
    for (const selector of [
      'full',
      'company',
      'product',
      ...[...country.presets.keys()].map((key) => `preset:${key}`),
    ])
      for (const where of [undefined, { age: '20-22' }]) {
        const { shape, parties } = compileSpec(specimen.world, `${code}.${selector}`, { where });
        const columns =
          shape.kind === 'scenario' ? shape.rows.map(({ column }) => column) : (shape as Records).nodes;
        const open = () => {
          for (const party of parties) party.open(new RowKey('lives').at(1));
        };
        const told = (column: Column) => {
          // Writing may replace the bytes by longer ones, so the end is known first.
          const end = column.put(out, 0);
          return decode(out.bytes, 0, end);
        };
        open();
        const values = columns.map(told);
        open();
        expect([...columns].reverse().map(told).reverse(), selector).toEqual(values);
        const alone = columns.map((column) => {
          open();
          return told(column);
        });
        expect(alone, selector).toEqual(values);
      }
  });

  it('pays by level', () => {
    const incomes = Array.from({ length: 7 }, (): number[] => []);
    for (const { life } of personas(country, 3000)) {
      if (life.stage !== 'work') continue;
      incomes[life.occupation.level]?.push(life.income);
    }
    const medians = incomes.slice(1).map((all) => all.sort((a, b) => a - b)[all.length >> 1] as number);
    const apart = [medians[0], medians[2], medians[5]] as number[];
    expect([...apart].sort((a, b) => a - b)).toEqual(apart);
    expect(medians[5] as number).toBeGreaterThan(1.4 * (medians[0] as number));
  });

  it('lets teachers teach at schools of their level', () => {
    const pupils = /primary|secondary/;
    const rows = make('person', 2000, 'employer');
    const teachers = Array.from(
      personas(country, rows.length),
      ({ life: { stage, activity, occupation } }, i) => ({
        school: stage === 'work' && activity === 'employed' ? pupils.exec(occupation.key)?.[0] : undefined,
        employer: String(rows[i]?.employer),
      }),
    );
    const at = (school: string) => teachers.filter((each) => each.school === school);
    const primary = new Set(at('primary').map(({ employer }) => employer));
    expect(primary.size).toBeGreaterThan(0);
    expect(at('secondary').length).toBeGreaterThan(0);
    const laws = {
      'other than the primary ones': ({ employer }: { employer: string }) => !primary.has(employer),
      'not called primary': ({ employer }: { employer: string }) => !PRIMARY.test(employer),
    };
    expect(violations(at('secondary'), laws)).toEqual([]);
    expect([...primary].filter((name) => SECONDARY.test(name))).toEqual([]);
  });

  it('has one town hall in a town, and institutions of places that there are', () => {
    const halls = new Map<string, Set<string>>();
    for (const p of personas(country, 1000)) {
      const { city, district } = p.place;
      // One, whatever languages its name is said in.
      const town = `${code} ${city.text} ${district?.text ?? ''} ${p.community.tongue ?? ''}`;
      halls.set(town, (halls.get(town) ?? new Set()).add(institution(p, 'town')));
    }
    const several = [...halls].filter(([town, names]) => names.size > 1 && !BOROUGHS.test(town));
    expect(several).toEqual([]);
    const named = country.places.flatMap(({ city, district, region }) => [
      city.text,
      district?.text,
      `in ${region.text}`,
    ]);
    const places = Array.from(lines(country.facts.life.institutions ?? ''), ([key]) => key.split('@')[1]);
    const unknown = places
      .flatMap((each) => each?.replaceAll('_', ' ').split('+') ?? [])
      .filter((place) => !named.includes(place));
    expect(unknown).toEqual([]);
  });

  it('lends nobody who has retired money to study, to marry or to found a firm', () => {
    const rows = make('person', 1000, 'loanpurpose');
    const [, , study, , marry, , , , found] = country.language.purposes.split('|');
    const young = new Set<unknown>([study, marry, found]);
    const fits = ({ life }: Aged, i: number) => life.stage !== 'pension' || !young.has(rows[i]?.loanpurpose);
    expect(violations(personas(country, rows.length), { fits }, describePersona)).toEqual([]);
    expect(rows.some(({ loanpurpose }) => young.has(loanpurpose))).toBe(true);
  });

  it('lends what the purpose costs and can be paid back', () => {
    const { perEuro = 1 } = country.facts;
    const of = ({ loanpurpose }: Row) => PURPOSES[PURPOSE.get(String(loanpurpose)) as number] as Purpose;
    const laws = {
      affordable: ({ income, loanamount, loanterm }: Row) =>
        Number(loanamount) / Number(loanterm) <= Number(income) * 0.36,
      'not more than it costs': (row: Row) =>
        Number(row.loanamount) <= Math.min(of(row)[3] * perEuro, Number(row.income) * 20),
      'no more incomes than it takes': (row: Row) =>
        Number(row.loanamount) <= Math.max((Number(row.income) * of(row)[1]) / 10, 2 * of(row)[2] * perEuro),
      'not less than it costs': (row: Row) =>
        Number(row.loanamount) >= Math.min(of(row)[2] * perEuro, Number(row.income) * 20) * 0.9,
    };
    const rows = make('person', 300, 'income,loanamount,loanterm,loanpurpose').filter(
      ({ loanamount }) => loanamount !== null,
    );
    expect(violations(rows, laws)).toEqual([]);
    expect(country.language.purposes.split('|')).toHaveLength(PURPOSES.length);
  });

  it('calls its fields by their names, not by their keys', () => {
    expect([...country.fields].filter(([key, { label }]) => label === key)).toEqual([]);
  });

  it('gives names of the generation', () => {
    const inFashion = ({ given, born, community, sex }: Persona) =>
      [-6, 0, 6].some((years) => community.given(sex, born.year + years).entries.includes(given));
    expect(violations(personas(country, 500), { inFashion }, describePersona)).toEqual([]);
    const generations = new Set(
      Array.from({ length: 90 }, (_, i) => country.communities[0]?.given('male', 1925 + i)),
    );
    expect(generations.size, 'generations of names').toBeGreaterThanOrEqual(2);
  });

  it('has firms whose name, industry, form, year and size agree', () => {
    const rows = firms();
    const row = (i: number) => rows[i] as Row;
    const laws: Laws<Persona> = {
      industry: ({ firm }, i) => row(i).industry === firm.sector.industry,
      founded: ({ firm }, i) => row(i).founded === firm.founded,
      'founded since there is the form, the trade and the people': ({ firm, community }) =>
        firm.founded < 2026 &&
        firm.founded >=
          Math.max(
            firm.form.since,
            firm.sector.since,
            country.facts.firms.era ?? 0,
            community.nation === undefined ? community.since : 0,
          ),
      'staff that the form allows': ({ firm: { staff, form } }) => staff >= form.least && staff <= form.most,
      'staff that the trade needs': ({ firm: { staff, sector } }) => staff >= sector.least,
      'no airline or insurer that one person owns': ({ firm: { sector, form } }) =>
        sector.least === 1 || form.owners > 1,
      // Danes who trade alone stand with their name instead.
      'named by the form': ({ firm }, i) =>
        !firm.form.named ||
        / v\/\p{Lu}/u.test(`${row(i).name}`) ||
        `${row(i).name}`.includes(`${row(i).form}`),
      'named after one owner': ({ firm }, i) =>
        firm.form.owners !== 1 ||
        !/ (&|und|et|y|e|i|a|og|och|ja|és) [A-ZÀ-Ž]|& Sons|Söhne/.test(
          String(row(i).name).replace(firm.trade.text, ''),
        ),
      trade: ({ firm }) => /\S/.test(firm.trade.text),
    };
    expect(
      violations(personas(country, rows.length, '/company'), laws, ({ firm }) => firm.trade.text),
    ).toEqual([]);
    expect(country.facts.firms.forms, 'a table of forms').toContain('|');
  });

  it('has firms whose addresses name them without their form', () => {
    const hostOf = ({ email }: Row) => String(email).split('@')[1] as string;
    const laws = {
      'one host': (row: Row) => row.website === `https://www.${hostOf(row)}`,
      'a host': (row: Row) => /^(?=.{1,63}\.)[a-z0-9]+(-[a-z0-9]+)*\.example$/.test(hostOf(row)),
      'without the form': (row: Row) => {
        const ends = fold(`${row.form}`)
          .toLowerCase()
          .match(/[a-z0-9]+/g)
          ?.join('-') as string;
        return !`-${hostOf(row).replace('.example', '')}-`.includes(`-${ends}-`);
      },
    };
    expect(violations(firms(), laws)).toEqual([]);
  });

  it('has young firms more than old ones, small ones more than large ones, and no young giants', () => {
    const firms = Array.from(personas(country, 1000, '/company'), ({ firm }) => firm);
    const count = (fits: (firm: Firm) => boolean) => firms.filter(fits).length;
    expect(count(({ founded }) => founded < 1990)).toBeLessThan(200);
    expect(count(({ founded }) => founded >= 2016)).toBeGreaterThan(400);
    expect(count(({ staff }) => staff < 10)).toBeGreaterThan(700);
    expect(count(({ staff }) => staff < 10)).toBeLessThan(960);
    expect(count(({ staff }) => staff >= 250)).toBeLessThan(20);
    expect(count(({ founded, staff, form }) => founded >= 2024 && staff > 2 * Math.max(40, form.least))).toBe(
      0,
    );
  });

  it('has firms in no flats, and in forms that their sector may have', () => {
    const flat = /\b(flat|apt|apartment|apto|depto|dpto|lgh)\b|\b(ap|kv)\. \d|Blk .*#(?!01)/i;
    expect(violations(firms(), { 'no flat': ({ street }) => !flat.test(String(street)) })).toEqual([]);
    const allowed = ({ firm: { sector, form } }: Persona) => !form.barred.includes(sector.key);
    expect(
      violations(personas(country, 1000, '/company'), { allowed }, ({ firm }) => firm.trade.text),
    ).toEqual([]);
  });

  it('rarely gives a name twice', () => {
    const twice = (part: 'father' | 'middle' | 'family2') =>
      Array.from(personas(country, 1000), ({ [part]: name, given, family }) =>
        [given.text, family.text].includes(name.text),
      ).filter(Boolean).length;
    const written = new Set(
      [country.facts.names].flat().flatMap((names) => names.order?.match(/\w+/g) ?? []),
    );
    const parts = (['father', 'middle', 'family2'] as const).filter((part) => written.has(part));
    expect(parts.filter((part) => twice(part) >= 10)).toEqual([]);
  });

  it('writes the same names in both scripts', () => {
    const partsOf = (order: string) =>
      order
        .match(/\w+(?=[.}])/g)
        ?.filter((part) => part !== 'native')
        .sort();
    for (const { order = '{given} {family}', native = order } of [country.facts.names].flat())
      expect(partsOf(native)).toEqual(partsOf(order));
  });

  it('lets people of other nationalities leave when they stop working', () => {
    const here = ({ age, life, community }: Aged) =>
      community.nation === undefined || community.settled || (life.stage !== 'pension' && age < 70);
    expect(violations(personas(country, 2000), { here }, describePersona)).toEqual([]);
  });

  it('writes the whole name into the passport, and nothing else', () => {
    const rows = make('person', 200, 'name,mrz').map(({ name, mrz }) => {
      const [line = ''] = String(mrz).split('\n');
      return { name: String(name), line, zone: line.slice(5).split(/<+/).filter(Boolean) };
    });
    // A letter of another alphabet may stand as two, as ö does as OE.
    const skeleton = (word: string) =>
      fold(word)
        .toUpperCase()
        .replace(/[^B-DF-HJ-NP-TV-Z]/g, '');
    const same = ({ name, line, zone }: (typeof rows)[number]) => {
      const words = name.split(/[ -]/).map(skeleton).sort();
      return !line.endsWith('<') || String(zone.map(skeleton).sort()) === String(words);
    };
    expect(violations(rows, { same })).toEqual([]);
    expect(rows.filter(({ line }) => line.endsWith('<')).length).toBeGreaterThan(100);
  });

  it('books on working days of its banks, and repeats no address of mail', () => {
    const { generate } = engine([country]);
    const made = (n: number, fields: string) =>
      generate(`${code}.person`, { n, seed: 'keys', fields }) as unknown as Record<string, string>[];
    const rows = made(1000, 'phone,account,card,date,id');
    const dates = new Set(rows.map(({ date }) => date));
    expect(violations(dates, { working: (date) => isWorkingDay(country, date) })).toEqual([]);
    expect(dates.size).toBeGreaterThan(150);
    const weekdays = rows.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay());
    const most = Math.max(
      ...[0, 1, 2, 3, 4, 5, 6].map((day) => weekdays.filter((each) => each === day).length),
    );
    expect(most, 'bookings of one weekday').toBeLessThan(260);
    // Null where somebody cannot have one.
    const different = (of: typeof rows, key: string) =>
      new Set(of.map((row, i) => row[key] ?? `none of ${i}`)).size;
    const names = made(2000, 'email,username');
    for (const key of ['email', 'username']) expect(different(names, key), key).toBe(names.length);
    // Drawn from half a million, 1 of 1000 repeats another.
    for (const key of ['phone', 'account', 'card', 'id'])
      expect(different(rows, key), key).toBeGreaterThanOrEqual(996);
  });

  it('draws places by their population, and banks near home', () => {
    const people = country.places.map(({ pop }) => Number(pop?.text));
    const most = Math.max(...people);
    const largest = people.indexOf(most);
    const drawn = Array.from(personas(country, 1000), ({ place }) => place.index);
    const share = drawn.filter((place) => place === largest).length / drawn.length;
    expect(Math.abs(share - most / people.reduce((sum, each) => sum + each))).toBeLessThan(0.06);
    const nearHome = ({ place, bank }: Persona) => {
      const near = bank.near?.text.split(',');
      return !near || [place.city.text, place.region.text].some((name) => near.includes(name));
    };
    expect(
      violations(
        personas(country, 500),
        { nearHome },
        ({ bank, place }) => `${bank.bank.text} in ${place.city.text}`,
      ),
    ).toEqual([]);
  });

  it('has no street in a city that is named after the city itself, but where it says so', () => {
    const ofCities = new Set(
      Array.from(country.facts.roads.matchAll(/(\S+)@/g), ([, road = '']) => road.replaceAll('_', ' ')),
    );
    const plain = (text: string) => fold(text).toLowerCase();
    const namesakes = country.places.flatMap((place) =>
      country
        .roadsAt(place)
        .entries.filter(({ text }) => !ofCities.has(text) && plain(text).includes(plain(place.city.text)))
        .map(({ text }) => `${text} in ${place.city.text}`),
    );
    expect(namesakes).toEqual([]);
  });

  it('has roads along the sea only where it says so', () => {
    const sea = /corniche|beach|esplanade|seafront|malec[oó]n/i;
    const roads = country.facts.roads.split(/\s+/).filter((road) => sea.test(road));
    expect(roads.filter((road) => !road.includes('@'))).toEqual([]);
  });

  it('prices and weighs things as what they are', () => {
    const { perEuro = 1, paper = 'A4' } = country.facts;
    const thingOf = ({ name }: Row) =>
      things().find((thing) =>
        thing.traits.some((trait) => name === `${trait.replace('{paper}', paper)} ${thing.name}`),
      ) as Thing;
    // A price is rounded to two digits, or to what stands behind the point.
    const laws = {
      price: (row: Row) => {
        const [low, high] = thingOf(row).price.map((cents) => (cents * perEuro) / 100) as [number, number];
        return Number(row.price) > 0.85 * low - 1 && Number(row.price) < 1.1 * high + 1;
      },
      weight: (row: Row) => {
        const [least, most] = thingOf(row).grams;
        return Number(row.weight) * 1000 > least - 10 && Number(row.weight) * 1000 < most + 10;
      },
    };
    expect(violations(make('product', 200), laws)).toEqual([]);
  });

  it('pays in whole units or in parts of them, whatever is paid', () => {
    const whole = (rows: readonly Row[], key: string) =>
      rows.every((row) => row[key] === null || Number.isInteger(row[key]));
    const people = make('person', 100, 'amount,balance,income,loanamount');
    const things = make('product', 600);
    const scale = 10 ** country.decimals;
    const { priceStep = 1 } = country.facts;
    expect(whole(people, 'balance')).toBe(scale === 1);
    expect([whole(people, 'amount'), whole(things, 'price')]).toEqual(Array(2).fill(priceStep % scale === 0));
    const inSteps = ({ amount, price }: Row) => Math.round(Number(amount ?? price) * scale) % priceStep === 0;
    expect(violations([...people, ...things], { inSteps })).toEqual([]);
    expect([whole(people, 'income'), whole(people, 'loanamount')]).toEqual([true, true]);
  });
});

it('names in no country a shop without a look at the amount', () => {
  expect(countries.filter(({ fields }) => fields.get('merchant')?.picture).map(({ code }) => code)).toEqual(
    [],
  );
});

it.each([
  ['cm', /^(Boulangerie|Pharmacie|Pressing|Snack) /],
  ['sn', /^(Boulangerie|Pharmacie|Dibiterie|Pressing) /],
  ['ao', /^(Padaria|Pastelaria|Cantina|Talho) /],
  ['de', /^(Bäckerei|Café|Metzgerei|Tankstelle) /],
])('spends no fortune in bakeries of %s', (code, usual) => {
  const country = countryOf(code);
  const { perEuro = 1 } = country.facts;
  const paid = engine([country]).generate(`${code}.person`, {
    n: 600,
    seed: 'shops',
    fields: 'merchant,amount',
  }) as unknown as Row[];
  const there = paid.filter(({ merchant }) => usual.test(String(merchant)));
  expect(there.length).toBeGreaterThan(20);
  expect(there.filter(({ amount }) => Number(amount) > 50 * perEuro)).toEqual([]);
});

it.each(['cz', 'dk', 'no', 'se', 'cn', 'pe', 'my'])('ends prices in %s as shops there do', (code) => {
  const country = countryOf(code);
  const { endings = [] } = country.facts;
  const things = engine([country]).generate(`${code}.product`, {
    n: 400,
    seed: 'prices',
  }) as unknown as Row[];
  const cheap = things.filter(({ price }) => Number(price) < 200);
  const usual = ({ price }: Row) => endings.includes(Math.round(Number(price) * 100) % 100);
  expect(violations(cheap, { usual })).toEqual([]);
  expect(cheap.length).toBeGreaterThan(50);
});
