import { expect, it } from 'vitest';
import { occupations } from '../../packages/engine/src/data/occupations.ts';
import { engine } from '../../packages/engine/src/engine.ts';
import { countries, countryOf, type Row, rowsOf } from '../support/countryRows.ts';
import { type Aged, describePersona, institution, personas } from '../support/personas.ts';
import { violations } from '../support/violations.ts';
import { isWorkingDay } from '../support/workingDay.ts';

// The body has no pension for those who are younger; Hungarian women may go after forty years of work.
it.each([
  ['au', 67, 67],
  ['gb', 66, 66],
  ['hu', 65, 62],
  ['ie', 66, 66],
  ['nl', 67, 67],
  ['nz', 65, 65],
])('lets nobody retire in %s before the body pays, men at %i, women at %i', (code, men, women) => {
  const country = countryOf(code);
  const paid = ({ age, sex, life }: Aged) =>
    life.activity !== 'retired' || age >= (sex === 'male' ? men : women);
  // People who are too ill to work are paid before that age, and retire with the others.
  const ill = ({ age, sex, life }: Aged) =>
    life.activity !== 'disabled' || age < (sex === 'male' ? men : Math.max(women, men));
  expect(violations(personas(country, 2000), { paid, ill }, describePersona)).toEqual([]);
});

it.each([
  // The most of ONP (D.S. 139-2019-EF), NPS (July 2025), NII and of the earnings-related bodies of Finland.
  ['pe', 'Oficina de Normalización Previsional', 893],
  ['kr', 'National Pension Service', 3_185_040],
  ['il', 'National Insurance Institute', 4500],
  ['fi', 'Keva', 4000],
  ['bd', 'Office of the Controller General of Accounts', 39_000],
  // BPJS pays by the month from 2030 on.
  ['id', 'Taspen', 4_957_100],
])('pays pensions in %s as %s does', (code, body, most) => {
  const country = countryOf(code);
  const rows = engine([country]).generate(`${code}.person`, {
    n: 600,
    seed: 'lives',
    fields: 'employer,income',
  });
  const stages = Array.from(personas(country, 600), ({ life }) => life.stage);
  const retired = (rows as unknown as Row[]).filter((_, i) => stages[i] === 'pension');
  const bodies = retired.map(({ employer }) => employer);
  expect(bodies).toContain(body);
  expect(bodies).not.toContain('Kela');
  expect(violations(retired, { paid: ({ income }) => Number(income) <= most })).toEqual([]);
});

it.each([
  ['ar', 'pension', 450_000, 700_000],
  ['br', 'pension', 1700, 2400],
  ['co', 'pension', 1_419_999, 1_600_000],
  ['bg', 'pension', 420, 600],
  ['ec', 'pension', 450, 750],
  ['mx', 'pension', 7500, 10_500],
  ['uy', 'pension', 30_000, 42_000],
  ['pt', 'pension', 450, 850],
  ['pk', 'work', 45_000, 60_000],
])('pays half of the people of %s (%s) about what half have there', (code, stage, least, most) => {
  const country = countryOf(code);
  const all = Array.from(personas(country, 3000), ({ life }) => (life.stage === stage ? life.income : 0));
  const paid = all.filter(Boolean).sort((a, b) => a - b);
  const median = paid[paid.length >> 1] as number;
  expect(median).toBeGreaterThan(least);
  expect(median).toBeLessThan(most);
});

it.each([
  ['nz', 'Auckland', 'Auckland Council'],
  ['nz', 'Napier', 'Napier City Council'],
  ['nz', 'New Plymouth', 'New Plymouth District Council'],
  ['mx', 'Ciudad de México', 'Gobierno de la Ciudad de México'],
  ['ar', 'Buenos Aires', 'Gobierno de la Ciudad de Buenos Aires'],
  ['ar', 'La Plata', 'Municipalidad de La Plata'],
  ['pe', 'Lima', 'Municipalidad Metropolitana de Lima'],
  ['hu', 'Budapest', 'Budapest Főváros Önkormányzata'],
  ['cz', 'Praha', 'Hlavní město Praha'],
  ['cz', 'Brno', 'Statutární město Brno'],
  ['bd', 'Chattogram', 'Chattogram City Corporation'],
  ['gh', 'Kumasi', 'Kumasi Metropolitan Assembly'],
  ['gh', 'Techiman', 'Techiman Municipal Assembly'],
])('has in %s the town hall of %s that there is', (code, city, hall) => {
  const country = countryOf(code);
  const there = Array.from(personas(country, 3000), (p) =>
    p.place.city.text === city ? institution(p, 'town') : undefined,
  );
  expect(new Set(there)).toEqual(new Set([undefined, hall]));
});

it.each([
  ['ie', 'Cork', 'university', 'University College Cork|Munster Technological University'],
  ['ie', 'Ennis', 'university', 'University of Limerick'],
  [
    'ie',
    'Navan',
    'university',
    'Trinity College Dublin|University College Dublin|Dublin City University|Technological University Dublin',
  ],
  ['ro', 'Cluj-Napoca', 'university', 'Universitatea Babeș-Bolyai'],
  ['ro', 'Timișoara', 'university', 'Universitatea de Vest din Timișoara'],
  ['ro', 'Craiova', 'university', 'Universitatea din Craiova'],
  ['us', 'Columbus', 'university', 'Ohio State University'],
  ['us', 'Indianapolis', 'university', 'Indiana University Indianapolis'],
  [
    'tr',
    'Ankara',
    'university',
    'Ankara Üniversitesi|Orta Doğu Teknik Üniversitesi|Hacettepe Üniversitesi|Gazi Üniversitesi',
  ],
  ['is', 'Mosfellsbær', 'hospital', 'Landspítali'],
  ['is', 'Kópavogur', 'transit', 'Strætó bs.'],
  ['hu', 'Budapest', 'transit', 'BKV Zrt.'],
  ['ch', 'Basel', 'town', 'Kanton Basel-Stadt'],
  ['ch', 'Köniz', 'hospital', 'Inselspital Bern'],
  ['ch', 'Thun', 'hospital', 'Spital Thun'],
  ['se', 'Helsingborg', 'hospital', 'Helsingborgs lasarett'],
  ['se', 'Gävle', 'hospital', 'Gävle sjukhus'],
  ['it', 'Milano', 'health', 'ATS della Città Metropolitana di Milano'],
  ['it', 'Palermo', 'health', 'ASP di Palermo'],
  ['it', 'Bologna', 'health', 'AUSL di Bologna'],
  ['gb', 'Leeds', 'ambulance', 'Yorkshire Ambulance Service NHS Trust'],
  ['gb', 'Belfast', 'ambulance', 'Northern Ireland Ambulance Service'],
  ['ro', 'Iași', 'ambulance', 'Serviciul de Ambulanță Județean Iași'],
  ['ar', 'Mendoza', 'university', 'Universidad Nacional de Cuyo'],
  ['at', 'Wels', 'university', 'FH Oberösterreich'],
  ['at', 'Graz', 'police', 'Landespolizeidirektion Steiermark'],
  ['au', 'Perth', 'university', 'University of Western Australia'],
  ['be', 'Bruxelles', 'transit', 'STIB|MIVB'],
  ['be', 'Liège', 'university', 'Université de Liège'],
  ['br', 'Recife', 'town', 'Prefeitura do Recife'],
  ['br', 'Salvador', 'university', 'Universidade Federal da Bahia'],
  ['ca', 'Mississauga', 'police', 'Peel Regional Police'],
  ['ch', 'Bern', 'hospital', 'Inselspital Bern'],
  ['ch', 'Zürich', 'police', 'Kantonspolizei Zürich'],
  ['cl', 'Temuco', 'university', 'Universidad de La Frontera'],
  ['co', 'Cali', 'university', 'Universidad del Valle'],
  ['cz', 'Brno', 'university', 'Masarykova univerzita'],
  ['de', 'Köln', 'university', 'Universität zu Köln'],
  ['de', 'Berlin', 'transit', 'Berliner Verkehrsbetriebe'],
  ['dk', 'København', 'hospital', 'Rigshospitalet'],
  ['ec', 'Quito', 'university', 'Universidad Central del Ecuador'],
  ['es', 'Bilbao', 'university', 'Universidad del País Vasco'],
  ['fr', 'Lyon', 'hospital', 'Hospices civils de Lyon'],
  ['gb', 'Belfast', 'university', "Queen's University Belfast"],
  ['hr', 'Split', 'university', 'Sveučilište u Splitu'],
  ['hu', 'Szeged', 'university', 'Szegedi Tudományegyetem'],
  ['it', 'Milano', 'transit', 'ATM'],
  ['mx', 'Monterrey', 'university', 'Universidad Autónoma de Nuevo León'],
  ['nl', 'Groningen', 'university', 'Rijksuniversiteit Groningen'],
  ['no', 'Bergen', 'hospital', 'Haukeland universitetssjukehus'],
  ['nz', 'Dunedin', 'university', 'University of Otago'],
  ['pe', 'Cusco', 'university', 'Universidad Nacional de San Antonio Abad del Cusco'],
  ['pl', 'Kraków', 'university', 'Uniwersytet Jagielloński'],
  ['pt', 'Braga', 'university', 'Universidade do Minho'],
  ['pt', 'Porto', 'police', 'PSP Porto'],
  ['rs', 'Niš', 'university', 'Univerzitet u Nišu'],
  ['se', 'Uppsala', 'hospital', 'Akademiska sjukhuset'],
  ['si', 'Maribor', 'university', 'Univerza v Mariboru'],
  ['sk', 'Nitra', 'university', 'Univerzita Konštantína Filozofa v Nitre'],
  ['tr', 'Adana', 'university', 'Çukurova Üniversitesi'],
  ['gr', 'Larisa', 'university', 'University of Thessaly'],
  ['bg', 'Stara Zagora', 'university', 'Trakia University'],
  ['ua', 'Odesa', 'university', 'Odesa I. I. Mechnikov National University'],
  ['eg', 'Ismailia', 'university', 'Suez Canal University'],
  ['gh', 'Tarkwa', 'university', 'University of Mines and Technology'],
  ['za', 'Rustenburg', 'university', 'North-West University'],
  ['bd', 'Rajshahi', 'university', 'University of Rajshahi'],
  ['bd', 'Dhaka', 'hospital', 'Dhaka Medical College Hospital'],
  ['bw', 'Palapye', 'university', 'Botswana International University of Science and Technology'],
  ['dz', 'Oran', 'university', "Université d'Oran 1|Université d'Oran 2"],
  ['dz', 'Alger', 'hospital', 'CHU Mustapha Pacha'],
  ['ee', 'Tartu', 'hospital', 'Tartu Ülikooli Kliinikum'],
  ['et', 'Dessie', 'university', 'Wollo University'],
  ['fi', 'Oulu', 'hospital', 'Pohjois-Pohjanmaan hyvinvointialue'],
  ['id', 'Makassar', 'university', 'Universitas Hasanuddin|Universitas Negeri Makassar'],
  ['ke', 'Nakuru', 'university', 'Egerton University'],
  ['lt', 'Kaunas', 'hospital', 'Kauno klinikos'],
  ['my', 'Kuching', 'university', 'Universiti Malaysia Sarawak'],
  ['ng', 'Kano', 'university', 'Bayero University'],
  ['ph', 'Baguio', 'university', 'Saint Louis University|University of the Cordilleras'],
  ['pk', 'Multan', 'university', 'Bahauddin Zakariya University'],
  ['rw', 'Huye', 'university', 'University of Rwanda'],
  ['si', 'Ljubljana', 'hospital', 'UKC Ljubljana'],
  ['th', 'Hat Yai', 'university', 'Prince of Songkla University'],
  ['tz', 'Mwanza', 'university', 'Chuo Kikuu cha Mtakatifu Agustino'],
  ['ug', 'Mbale', 'university', 'Islamic University in Uganda'],
  ['vn', 'Huế', 'university', 'Đại học Huế'],
  ['zm', 'Kitwe', 'university', 'Copperbelt University'],
  ['zw', 'Gweru', 'university', 'Midlands State University'],
  ['bw', 'Gaborone', 'hospital', 'Princess Marina Hospital'],
  [
    'et',
    'Addis Ababa',
    'hospital',
    'Tikur Anbessa Specialized Hospital|Zewditu Memorial Hospital|Yekatit 12 Hospital|Saint Paul’s Hospital',
  ],
  ['gh', 'Kumasi', 'hospital', 'Komfo Anokye Teaching Hospital'],
  ['id', 'Surabaya', 'hospital', 'RSUD Dr. Soetomo'],
  ['ke', 'Eldoret', 'hospital', 'Moi Teaching and Referral Hospital'],
  ['my', 'Johor Bahru', 'hospital', 'Hospital Sultanah Aminah'],
  ['ng', 'Ibadan', 'hospital', 'University College Hospital'],
  ['pk', 'Peshawar', 'hospital', 'Lady Reading Hospital'],
  ['rw', 'Huye', 'hospital', 'University Teaching Hospital of Butare'],
  ['th', 'Khon Kaen', 'hospital', 'Srinagarind Hospital'],
  ['tz', 'Moshi', 'hospital', 'Hospitali ya Rufaa KCMC'],
  ['vn', 'Huế', 'hospital', 'Bệnh viện Trung ương Huế'],
  ['zm', 'Lusaka', 'hospital', 'University Teaching Hospital|Levy Mwanawasa University Teaching Hospital'],
  ['zw', 'Bulawayo', 'hospital', 'Mpilo Central Hospital|United Bulawayo Hospitals'],
  ['ao', 'Huambo', 'university', 'Universidade José Eduardo dos Santos'],
  ['ci', 'Bouaké', 'university', 'Université Alassane Ouattara'],
  ['cm', 'Bafoussam', 'university', 'Université de Dschang'],
  ['il', 'Haifa', 'hospital', 'Rambam Health Care Campus'],
  ['il', 'Beersheba', 'university', 'Ben-Gurion University of the Negev'],
  ['jo', 'Karak', 'university', 'Mutah University'],
  ['kr', 'Daegu', 'university', 'Kyungpook National University'],
  ['lk', 'Kandy', 'university', 'University of Peradeniya'],
  ['ma', 'Fès', 'hospital', 'CHU Hassan II'],
  ['mz', 'Nampula', 'university', 'Universidade Rovuma'],
  ['sn', 'Thiès', 'university', 'Université Iba Der Thiam de Thiès'],
  ['us', 'Bronx', 'university', 'City University of New York|New York University'],
  ['ae', 'Kalba', 'university', 'University of Kalba'],
  [
    'bh',
    'Riffa',
    'hospital',
    'Salmaniya Medical Complex|King Hamad University Hospital|Bahrain Defence Force Hospital',
  ],
  ['kw', 'Mangaf', 'hospital', 'Al-Adan Hospital'],
  ['qa', 'Mesaieed', 'hospital', 'Al Wakrah Hospital'],
  ['sa', 'Buraydah', 'university', 'Qassim University'],
  ['cd', 'Butembo', 'university', 'Université catholique du Graben|Université officielle de Ruwenzori'],
  ['dz', 'Oran', 'hospital', "CHU d'Oran"],
  ['lb', 'Sidon', 'hospital', 'Sidon Governmental Hospital|Hammoud Hospital University Medical Center'],
  ['na', 'Rundu', 'hospital', 'Rundu Intermediate Hospital'],
  ['om', 'Salalah', 'university', 'Dhofar University|University of Technology and Applied Sciences, Salalah'],
  ['tn', 'Le Kef', 'university', 'Université de Jendouba'],
  ['tn', 'Ariana', 'town', "Municipalité d'Ariana"],
])('has in %s institutions of %s that there are (%s): %s', (code, city, kind, names) => {
  const country = countryOf(code);
  const there = Array.from(personas(country, 2000), (p) =>
    p.place.city.text === city && !(code === 'ch' && /fr|it/.test(`${p.community.tongue}`))
      ? institution(p, kind)
      : undefined,
  ).filter((each) => each !== undefined);
  expect(there.length).toBeGreaterThan(0);
  expect(there.filter((each) => !names.split('|').includes(each))).toEqual([]);
});

it.each([
  ['nz', 'Fire and Emergency New Zealand'],
  ['il', 'Fire and Rescue Authority'],
  ['ph', 'Bureau of Fire Protection'],
  ['gr', 'Hellenic Fire Service'],
  ['cz', 'Hasičský záchranný sbor ČR'],
  ['bd', 'Fire Service and Civil Defence'],
])('employs the firefighters of %s where all are: %s', (code, service) => {
  const country = countryOf(code);
  const services = Array.from(personas(country, 200), (p) => institution(p, 'fire,town'));
  expect(new Set(services)).toEqual(new Set([service]));
});

it.each([
  ['ie', 'HSE National Ambulance Service'],
  ['hu', 'Országos Mentőszolgálat'],
  ['gr', 'EKAB'],
  ['il', 'Magen David Adom'],
  ['lt', 'Greitosios medicinos pagalbos tarnyba'],
])('employs the paramedics of %s where all are: %s', (code, service) => {
  const key = occupations().find((each) => each.key === 'paramedic')?.institution as string;
  const services = Array.from(personas(countryOf(code), 200), (p) => institution(p, key));
  expect(new Set(services)).toEqual(new Set([service]));
});

it('gives Icelanders the patronymics that there are, in their proportions', () => {
  const names = rowsOf('is.person', 4000, 'last').map(({ last }) => String(last));
  const share = (form: RegExp) => names.filter((name) => form.test(name)).length / names.length;
  expect(share(/^Sigurðarson$/)).toBe(0);
  const common = 'Jóns|Guðmunds|Sigurð(s|ar)|Gunnars|Ólafs|Einars|Kristjáns|Magnús|Stefáns|Jóhanns';
  expect(share(new RegExp(`^(${common})(son|dóttir)$`))).toBeLessThan(0.25);
  expect(share(/^Jóns(son|dóttir)$/)).toBeLessThan(0.04);
  expect(share(/^(Helga|Haralds|Péturs|Bjarna|Þórðar)(son|dóttir)$/)).toBeGreaterThan(0.04);
});

it.each(['cl', 'pe'])('pays no firefighters in %s, who are volunteers', (code) => {
  const country = countryOf(code);
  const paid = Array.from(personas(country, 3000), ({ life }) => life.occupation.key);
  expect(occupations().some(({ key }) => key === 'firefighter')).toBe(true);
  expect(paid).not.toContain('firefighter');
});

it('lets social workers of Finland work for the wellbeing counties, of Helsinki for the city', () => {
  const country = countryOf('fi');
  const fits = (p: Aged) =>
    institution(p, 'welfare,town').endsWith(
      p.place.city.text === 'Helsinki' ? 'Helsingin kaupunki' : ' hyvinvointialue',
    );
  expect(violations(personas(country, 500), { fits }, describePersona)).toEqual([]);
});

it.each([
  ['be', 'Charleroi', 'CPAS Charleroi'],
  ['be', 'Gent', 'OCMW Gent'],
  ['bg', 'Varna', 'Agency for Social Assistance'],
  ['hr', 'Split', 'Hrvatski zavod za socijalni rad'],
  ['hu', 'Szeged', 'Család- és Gyermekjóléti Központ Szeged'],
  ['lt', 'Kaunas', 'Kauno socialinių paslaugų centras'],
  ['lu', 'Differdange', 'Office social Differdange'],
  ['lv', 'Rīga', 'Rīgas Sociālais dienests'],
  ['pl', 'Kraków', 'Miejski Ośrodek Pomocy Społecznej w Krakowie'],
  ['pl', 'Poznań', 'Miejski Ośrodek Pomocy Rodzinie w Poznaniu'],
  ['ro', 'Craiova', 'DGASPC Dolj'],
  ['rs', 'Niš', 'Centar za socijalni rad Niš'],
  ['si', 'Maribor', 'Center za socialno delo Maribor'],
  ['sk', 'Nitra', 'Úrad práce, sociálnych vecí a rodiny Nitra'],
  ['tr', 'Bursa', 'Bursa Aile ve Sosyal Hizmetler İl Müdürlüğü'],
])('lets social workers of %s in %s work for %s', (code, city, body) => {
  const country = countryOf(code);
  const there = Array.from(personas(country, 1500), (p) =>
    p.place.city.text === city ? institution(p, 'welfare,town') : '',
  );
  expect(there).toContain(body);
});

it.each([
  ['ch', 'Bern', 'primary', /^Primarschule Bern$/],
  ['ch', 'Bern', 'secondary', /^(Kantonsschule|Gymnasium) Bern$/],
  ['ch', 'Lugano', 'primary', /^(Scuola elementare|Primarschule) Lugano$/],
  ['lu', 'Dudelange', 'primary', /^École fondamentale Dudelange$/],
  ['lu', 'Dudelange', 'secondary', /^Lycée Dudelange$/],
  ['lu', 'Dudelange', 'hospital', /^Centre hospitalier Dudelange$/],
])('calls in %s the schools and hospitals of %s as people do (%s)', (code, city, kind, name) => {
  const country = countryOf(code);
  const there = Array.from(personas(country, 1500), (p) =>
    p.place.city.text === city && (p.community.tongue ?? 'de') !== 'fr' ? institution(p, kind) : undefined,
  );
  expect(there.some((each) => each)).toBe(true);
  expect(there.filter((each) => each && !name.test(each))).toEqual([]);
});

it.each([
  ['ua', 2.5],
  ['il', 1.3],
  ['in', 1.3],
])('pays in %s people who write software better than teachers', (code, times) => {
  const country = countryOf(code);
  const median = (key: string) => {
    const all = Array.from(personas(country, 4000), ({ life }) =>
      life.stage === 'work' && life.occupation.key === key ? life.income : 0,
    ).filter(Boolean);
    return all.sort((a, b) => a - b)[all.length >> 1] as number;
  };
  expect(median('software-developer')).toBeGreaterThan(Math.min(times, 1.2) * median('secondary-teacher'));
});

it.each([
  ['co', /^Pensionad[oa]$/],
  ['fr', /^Professeure? des écoles$/],
  ['fr', /^Professeure? certifiée?$/],
  ['gb', /^Solicitor$/],
  ['gb', /^HGV Driver$/],
  ['ie', /^Garda$/],
  ['au', /^Doctor$/],
  ['nz', /^Doctor$/],
])('calls people in %s as they call themselves there: %s', (code, title) => {
  const jobs = engine(countries).generate(`${code}.job`, { n: 2000, seed: 'lives' }) as unknown as string[];
  expect(jobs.some((job) => title.test(job))).toBe(true);
  const elsewhere =
    /^(Jubilad[oa]|Enseignante? du (primaire|secondaire)|Lawyer|Driver|General Practitioner)$/;
  expect(jobs.filter((job) => elsewhere.test(job))).toEqual([]);
});

it('sells paper of the size that the country writes on', () => {
  const named = countries.map(({ code }) => {
    const rows = engine(countries).generate(`${code}.product`, { n: 600, seed: 'paper' });
    const names = (rows as unknown as Row[]).map(({ name }) => String(name));
    const sizes = names.map((name) => /^(A4|Letter-Size) (?=Paper|Ring Binder)/.exec(name)?.[1]);
    return [code, ...new Set(sizes.filter(Boolean))].join(' ');
  });
  const letter = named.filter((each) => each.includes('Letter-Size'));
  // CLDR, paperSize US-Letter, among our countries.
  expect(letter).toEqual(['ca', 'cl', 'co', 'mx', 'ph', 'us'].map((code) => `${code} Letter-Size`));
  expect(named.filter((each) => / .* /.test(each))).toEqual([]);
});

it.each([
  ['be', 'Wallonie', 'fr'],
  ['be', 'Vlaanderen', 'nl'],
  ['ch', 'Genève', 'fr'],
  ['ch', 'Zürich', 'de'],
  ['ch', 'Ticino', 'it'],
  ['ca', 'Québec', 'fr'],
  ['ca', 'Ontario', 'gb'],
])('in %s a loan is for something in the language of the job: %s as in %s', (code, region, like) => {
  const { purposes, titles } = countryOf(like).language;
  const rows = engine(countries).generate(`${code}.person`, {
    n: 200,
    seed: 'tongues',
    fields: 'job,loanpurpose',
    where: { region },
  }) as unknown as Row[];
  const theirs = rows.filter(({ job }) => titles.includes(` ${job}\n`) || titles.includes(`/${job}\n`));
  expect(theirs.length).toBeGreaterThan(30);
  const named = purposes.split('|');
  const foreign = theirs.filter(({ loanpurpose }) => !named.includes(String(loanpurpose)));
  expect(foreign).toEqual([]);
});

it.each([
  ['tr', (amount: number) => (amount <= 125_000 ? 36 : amount <= 250_000 ? 24 : 12)],
  ['ae', () => 48],
  ['qa', (_: number, nation: unknown) => (nation === 'Qatar' ? 72 : 48)],
  ['kw', () => 60],
])('in %s nobody owes longer than the regulator lets them', (code, allowed) => {
  const rows = engine(countries).generate(`${code}.person`, {
    n: 1000,
    seed: 'regulator',
    fields: code === 'tr' ? 'loanamount,loanterm' : 'loanamount,loanterm,nationality',
  }) as unknown as Row[];
  const longest = ({ loanamount, nationality }: Row) => allowed(Number(loanamount), nationality);
  expect(violations(rows, { lawful: (row: Row) => Number(row.loanterm) <= longest(row) })).toEqual([]);
  expect(rows.some((row) => Number(row.loanterm) === longest(row))).toBe(true);
});

/**
 * Laws of minimum wages: Bulgaria for 2026, in which it pays in euros; Morocco, decree 2.24.1122 for 2025; Jordan since 2025;
 * Namibia, Government Notice 218 of 2024, of 195 hours.
 */
it.each([
  ['bg', 620.2],
  ['ma', 3266.1],
  ['jo', 290],
  ['na', 3510],
])('pays nobody in %s who works less than the minimum wage, %d', (code, least) => {
  const country = countryOf(code);
  const lawful = ({ life }: Aged) => life.stage !== 'work' || life.income >= least;
  expect(violations(personas(country, 1000), { lawful }, describePersona)).toEqual([]);
});

it.each([
  ['bg', /High School$/],
  ['gr', /High School$/],
  ['ua', /Lyceum( No\. \d+)?$/],
])('calls secondary schools of %s no academies', (code, called) => {
  const country = countryOf(code);
  const schools = Array.from(personas(country, 200), (p) => institution(p, 'secondary'));
  expect(schools.filter((school) => !called.test(school))).toEqual([]);
});

it('rests with TARGET wherever people pay in euros', () => {
  const days = { 2025: '0101 0418 0421 0501 1225 1226', 2026: '0101 0403 0406 0501 1225 1226' };
  const open = countries
    .filter(({ code, currency }) => currency === 'EUR' && code !== 'me')
    .flatMap((country) => {
      const { code, facts } = country;
      const year = Math.max(facts.since?.[0] ?? 0, 2025) as keyof typeof days;
      return days[year]
        .split(' ')
        .filter((day) => isWorkingDay(country, `${year}-${day.slice(0, 2)}-${day.slice(2)}`))
        .map((day) => `${code} ${day}`);
    });
  expect(open).toEqual([]);
  // Montenegro uses the euro outside the euro area, and its banks settle by its own calendar (Centralna banka Crne Gore).
  expect(isWorkingDay(countryOf('me'), '2025-12-25')).toBe(true);
  expect(isWorkingDay(countryOf('me'), '2025-05-21')).toBe(false);
});

it.each([
  ['vn', 'NAPAS', (code: string) => code],
  ['id', 'GPN', (code: string) => `93600${code}`],
])('in %s gives %s cards the numbers of the own bank', (code, brand, start) => {
  const rows = engine(countries).generate(`${code}.person`, {
    n: 500,
    seed: 'cards',
    fields: 'bankcode,brand,card',
  }) as unknown as Record<string, string>[];
  const domestic = rows.filter((row) => row.brand === brand);
  expect(domestic.length).toBeGreaterThan(200);
  expect(domestic.filter((row) => !row.card?.startsWith(start(row.bankcode as string)))).toEqual([]);
});

/** Numbers that only foreigners have: the national number of some states, another one beside it in others. */
it.each([
  ['sa', 'iqama', 'id'],
  ['sg', 'fin', 'id'],
  ['kr', 'alien', 'other'],
  ['se', 'samordning', 'other'],
])(
  'says that the number of foreigners of %s is one (%s), and gives foreigners their own',
  (code, key, kind) => {
    const country = countryOf(code);
    expect(country.fields.get(key)?.label).toMatch(/as a foreigner|som ej folkbokförd/);
    const count = code === 'se' ? 2000 : 300;
    const rows = engine([country]).generate(`${code}.person`, {
      n: count,
      seed: 'lives',
      fields: ['id', key],
    });
    const shown = Array.from(personas(country, count), ({ community }, i) => {
      const { id, [key]: number } = (rows as unknown as Row[])[i] as Row;
      return { foreign: community.nation !== undefined, id, number };
    });
    type Shown = (typeof shown)[number];
    const laws = {
      'theirs alone': ({ foreign, number }: Shown) => foreign || number === null,
      // Most foreigners in Sweden are in the population register, with a number like everybody's.
      'each of them': ({ foreign, number }: Shown) => !foreign || number !== null || code === 'se',
      'one number': ({ id, number }: Shown) =>
        kind === 'id' ? id !== null : (id === null) === (number !== null),
      'the same': ({ id, number }: Shown) => kind !== 'id' || number === null || id === number,
    };
    expect(violations(shown, laws)).toEqual([]);
    expect(shown.filter(({ number }) => number !== null).length).toBeGreaterThan(4);
  },
);

it('gives no Swedish number that holds a personnummer to those who have none', () => {
  const without = rowsOf('se.person', 2000, 'id,licence,tax,vat').filter(({ id }) => id === null);
  expect(without.length).toBeGreaterThan(4);
  const none = ({ licence, tax, vat }: Row) => licence === null && tax === null && vat === null;
  expect(violations(without, { none })).toEqual([]);
});

it('ends branches of the Japanese Post Bank in 8, and gives no person a current account', () => {
  const all = rowsOf('jp.person', 600, 'bank,branch,accounttype');
  const laws = {
    'ends in 8': ({ bank, branch }: Row) => bank !== 'Japan Post Bank' || String(branch).at(-1) === '8',
    'a person has none': ({ accounttype }: Row) => accounttype !== '当座',
  };
  expect(violations(all, laws)).toEqual([]);
});

// The states' labour force surveys and censuses, among all adults.
it.each([
  ['ae', 66, 74],
  ['bh', 61, 69],
  ['kw', 61, 69],
  ['om', 61, 69],
  ['qa', 68, 78],
  ['sa', 59, 67],
  ['sg', 50, 55],
])('has so many men among the adults of %s as live there, %i to %i in a hundred', (code, least, most) => {
  const country = countryOf(code);
  const all = Array.from(personas(country, 4000), ({ sex, community: { nation = 'own' } }) => ({
    sex,
    nation,
  }));
  const men = (nation?: string) => {
    const some = all.filter((each) => nation === undefined || each.nation === nation);
    return (100 * some.filter(({ sex }) => sex === 'male').length) / some.length;
  };
  expect(men()).toBeGreaterThan(least);
  expect(men()).toBeLessThan(most);
  expect(Math.abs(men('own') - 50)).toBeLessThan(6);
  expect(men('BGD')).toBeGreaterThan(85);
  expect(men('PHL')).toBeLessThan(55);
});

it('draws more citizens among the women of a country than among its men, asked for or not', () => {
  const { generate } = engine([countryOf('qa')]);
  const citizens = (sex: 'female' | 'male') => {
    const rows = generate('qa.person', { n: 1000, seed: 'lives', fields: 'nationality', where: { sex } });
    return (rows as unknown as Row[]).filter(({ nationality }) => nationality === 'Qatar').length / 10;
  };
  const asDrawn = (sex: 'female' | 'male') => {
    const all = Array.from(personas(countryOf('qa'), 3000), (p) => p.sex === sex && p.community);
    const some = all.filter((each) => each !== false);
    return (100 * some.filter(({ nation }) => nation === undefined).length) / some.length;
  };
  for (const draw of [citizens, asDrawn]) {
    expect(draw('female')).toBeGreaterThan(16);
    expect(draw('male')).toBeLessThan(14);
  }
});

/** Royal Decree 53/2023 and Ministry of Labour, Oman; Nitaqat, Saudi Arabia; MoHRE for 2026, United Arab Emirates. */
it.each([
  ['om', 325],
  ['sa', 4000],
  ['ae', 6000],
])('pays nationals of %s who work at least %i, and others less', (code, least) => {
  const lives = Array.from(personas(countryOf(code), 1500), ({ life, community: { nation } }) => ({
    life,
    nation,
  }));
  const paid = (own: boolean) =>
    lives
      .filter(({ life, nation }) => life.stage === 'work' && own === (nation === undefined))
      .map(({ life }) => life.income);
  expect(violations(paid(true), { enough: (income) => income >= least })).toEqual([]);
  expect(Math.min(...paid(false))).toBeLessThan(least);
});

// Social Welfare Department, level of allowance from 1 February 2025.
it('pays the retired of Hong Kong one of two allowances', () => {
  const paid = Array.from(personas(countryOf('hk'), 1500), ({ life }) =>
    life.stage === 'pension' ? life.income : 0,
  );
  expect([...new Set(paid)].sort((a, b) => a - b)).toEqual([0, 1640, 4250]);
});

it('insures the aged of Japan by the law for them, and who retires before with the municipality', () => {
  const rows = rowsOf('jp.person', 800, 'dob,activity,health');
  // The self-employed, the unemployed and those who get a pension have no employer's insurer.
  const municipal = ['retired', 'disabled', 'self-employed', 'unemployed'];
  const laws = {
    'from 75 on': ({ dob, health }: Row) => String(dob) < '1951' === /^39/.test(String(health)),
    before: ({ dob, activity, health }: Row) =>
      String(dob) < '1951' || municipal.includes(String(activity)) === (String(health).length === 6),
  };
  expect(violations(rows, laws)).toEqual([]);
});

it.each([
  ['in', 1000, 7500],
  ['pk', 11_500, 31_000],
  ['th', 1500, 5700],
  ['za', 2320, 2340],
])('pays pensions in %s as the law bounds them', (code, least, most) => {
  const pensions = rowsOf<{ job: string; income: number }>(`${code}.person`, 3000, 'job,income')
    .filter(({ job, income }) => job === 'Retired' && income !== null)
    .map(({ income }) => income);
  expect(pensions.length).toBeGreaterThan(10);
  expect(Math.min(...pensions)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...pensions)).toBeLessThanOrEqual(most);
});

it.each(['cz', 'sk'])('marks no payment in %s as wages', (code) => {
  const bought = ({ ks }: Row) => /^(0008|0308|0558)$/.test(String(ks));
  expect(violations(rowsOf(`${code}.person`, 100, 'ks'), { bought })).toEqual([]);
});

it('calls teachers and physiotherapists of Flanders as they are called there', () => {
  const flemish = ({ job }: Row) => !/voortgezet|Fysiotherapeut|Ambulanceverpleeg/.test(String(job));
  expect(violations(rowsOf('be.person', 4000, 'job'), { flemish })).toEqual([]);
  expect(rowsOf('nl.person', 4000, 'job').some(({ job }) => /Fysiotherapeut/.test(String(job)))).toBe(true);
});

// Whoever teaches at a university or another school of the kind is called alike.
it.each([
  ['nl', 'Universitair docent'],
  ['be', 'Universitair docent|Chirurgien'],
  ['lt', 'Universiteto'],
  ['lu', 'Chirurgien'],
  ['ch', 'Chirurgien|Kinésithérapeute'],
])('calls nobody in %s %s', (code, title) => {
  const fits = ({ job }: Row) => !new RegExp(title).test(String(job));
  expect(violations(rowsOf(`${code}.person`, 4000, 'job'), { fits })).toEqual([]);
});

it.each([
  ['cz', /^Policist/, /^Policie České republiky$/],
  ['sk', /^Policajt/, /^Policajný zbor$/],
])('employs policemen of %s with the police of the state', (code, title, body) => {
  const fits = ({ job, employer }: Row) => !title.test(String(job)) || body.test(String(employer));
  const all = rowsOf(`${code}.person`, 3000, 'job,employer');
  expect(violations(all, { fits })).toEqual([]);
  expect(all.some(({ job }) => title.test(String(job)))).toBe(true);
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
  const all = rowsOf('pl.person', 500, 'bank,account,iban');
  expect(violations(all, { fits })).toEqual([]);
  expect([...new Set(all.map(({ bank }) => bank))]).toEqual(expect.arrayContaining(Object.keys(units)));
});

it('names the bodies of Callao with the article', () => {
  const bodies = rowsOf('pe.person', 6000, 'employer').filter(({ employer }) =>
    /del? Callao/.test(`${employer}`),
  );
  expect(bodies.length).toBeGreaterThan(0);
  expect(violations(bodies, { article: ({ employer }) => /del Callao/.test(`${employer}`) })).toEqual([]);
});

it('lets Argentine banks rest on the days that bridge holidays', () => {
  const open = ({ date }: Row) => !/-(05-02|11-21)$/.test(String(date));
  expect(violations(rowsOf('ar.person', 3000, 'date'), { open })).toEqual([]);
});

it.each([
  ['ae', /Al[ -](Nahyan|Maktoum)$/],
  ['bh', /Al[ -]Khalifa$/],
  ['kw', /Al[ -]Sabah$/],
  ['om', /Al[ -]Said$/],
  ['qa', /Al[ -]Thani$/],
  ['sa', /Al[ -]Saud$/],
])('has in %s nobody of the ruling family', (code, ruling) => {
  const families = countryOf(code).communities.flatMap(({ family }) => family.male.entries);
  expect(families.map(({ text }) => text).filter((name) => ruling.test(name))).toEqual([]);
});

it('gives no Rwandan man a woman’s name', () => {
  const hers = /^(Umulisa|Uwera|Umurerwa|Umuhoza|Uwineza|Uwamahoro|Umwali|Uwamariya)\b/;
  const all = rowsOf('rw.person', 1500, 'name,sex').filter(({ name }) => hers.test(String(name)));
  expect(all.length).toBeGreaterThan(20);
  expect(violations(all, { woman: ({ sex }) => sex === 'female' })).toEqual([]);
});

it('keeps names of the Indian south and north apart abroad', () => {
  const south = /^(Murugan|Saraswathi|Sreejith|Aswathy|Krishnan|Lakshmi|Vignesh|Karthik) /;
  const north = / (Shah|Singh|Sharma|Gupta|Verma|Patel|Joshi|Jain|Yadav)$/;
  for (const code of ['ae', 'qa', 'sg'])
    expect(
      rowsOf(`${code}.person`, 2000, 'name').filter(
        ({ name }) => south.test(String(name)) && north.test(String(name)),
      ),
    ).toEqual([]);
});

it.each(['bd', 'lk'])('gives out no card in %s that one bank alone issues', (code) => {
  expect(countryOf(code).cards.entries.map(({ key }) => key)).not.toContain('amex');
});

it('pays secondary teachers less than engineers, and lets nobody be an accountant before 26', () => {
  const of = (key: string) => occupations().find((each) => each.key === key);
  expect(of('secondary-teacher')?.level).toBeLessThan(of('civil-engineer')?.level as number);
  const isGrown = ({ job, dob }: Row) => !/^Experte?-comptable$/.test(`${job}`) || `${dob}` < '2000';
  const people = rowsOf('fr.person', 4000, 'job,dob');
  expect(violations(people, { isGrown })).toEqual([]);
  expect(people.some(({ job }) => job === 'Expert-comptable')).toBe(true);
});
