import { expect, it } from 'vitest';
import { engine } from '../../packages/engine/src/engine.ts';
import { countries } from '../support/countryRows.ts';
import { violations } from '../support/violations.ts';

type Row = Readonly<Record<string, string>>;

function rows(spec: string, n: number, fields: string, city?: string): readonly Row[] {
  const where = city === undefined ? {} : { where: { city } };
  return engine(countries).generate(spec, { n, fields, seed: 'places', ...where }) as unknown as Row[];
}

/** Streets that everybody knows, and the postcodes that they have in that city. */
it.each([
  ['is', 'Reykjavík', /^(Bankastræti|Lækjargata|Garðastræti) /, / 101 /],
  ['is', 'Reykjavík', /^(Laugavegur|Njálsgata|Grettisgata|Hverfisgata) /, / 10[15] /],
  [
    'at',
    'Wien',
    /^(Neubaugasse|Josefstädter Straße|Mariahilfer Straße|Landstraßer Hauptstraße) /,
    /^(N.* 1070|J.* 1080|M.* 1(06|07|15)0|L.* 1030) /,
  ],
  ['pt', 'Lisboa', /^Avenida da Liberdade /, / 1250-/],
  ['gr', 'Athina', /^(Ermou|Solonos|Panepistimiou|Stadiou|Athinas) /, / 10[56] /],
  ['ie', 'Dublin', /^([^,]*, )?\d+ (O'Connell|Abbey|Parnell) Street,/, / D01 /],
  ['ie', 'Dublin', /^([^,]*, )?\d+ Pearse Street,/, / D02 /],
  ['mx', 'Ciudad de México', /Col\. Del Valle/, / 031\d\d /],
  ['mx', 'Ciudad de México', /^Av\. Revolución /, / (039|010)\d\d /],
  ['nz', 'Wellington', /Lambton Quay/, /Wellington Central, Wellington 6011/],
  ['cd', 'Kinshasa', /Avenue Nguma/, / C\/Ngaliema,/],
  ['ci', 'Abidjan', /Boulevard Latrille/, /, Cocody,/],
  ['sn', 'Dakar', /Rue (Félix Faure|Carnot)/, /, Plateau, 10000/],
  ['sn', 'Dakar', /Boulevard Mamadou Dia/, /, (Plateau|Médina), 10[02]00/],
  ['cm', 'Douala', /Rue Joss/, /, Bonanjo,/],
  ['cm', 'Buea', /Building,/, / (Road|Street), .* Building, Molyko, P\.O\. Box \d+ Buea$/],
  ['ao', 'Luanda', /^Avenida 4 de Fevereiro/, / Bairro Ingombota,/],
  ['ao', 'Luanda', /º andar,/, / Bairro (Ingombota|Maianga),/],
  ['rw', 'Kigali', /, Biryogo,/, /^KN /],
  ['bd', 'Dhaka', / Gulshan Avenue,/, /, Gulshan, Dhaka 1212$/],
  ['bd', 'Dhaka', / Elephant Road,/, /, Dhanmondi, Dhaka 1205$/],
  [
    'bd',
    'Dhaka',
    /, (Uttara|Banani|Khilkhet), Dhaka/,
    /^House \d+, Road \d+, (Sector \d+|Block [A-K]|Nikunja 2), /,
  ],
  ['pk', 'Lahore', /, Street \d+,/, /^House \d+, Street \d+, [A-Z][a-z]+( Town)?, Lahore 5/],
  ['pk', 'Multan', /, Street \d+,/, /^House \d+, Street \d+, [A-Z][a-z]+ (Town|Lines|Colony), Multan 6/],
  ['th', 'Bangkok', / Chaloem Phrakiat Road,/, /, Prawet, Bangkok 10250$/],
  ['ng', 'Lagos', / Allen Avenue,/, /, Ikeja, Lagos 100/],
  ['et', 'Addis Ababa', /Mercato Street, .*Woreda/, /, Addis Ketema Sub-city, Woreda \d\d,/],
  ['eg', 'Cairo', / Talaat Harb Street,/, /, Downtown, Cairo 115/],
  ['eg', 'Cairo', / Makram Ebeid Street,/, /, Nasr City, Cairo 1176/],
  ['pk', 'Lahore', / Ferozepur Road,/, /, (Ichhra, Lahore 54600|Model Town, Lahore 54700)$/],
  ['za', 'Cape Town', / (Long|Bree) Street,/, /, City Centre, Cape Town, 8001$/],
  [
    'ec',
    'Quito',
    /^(Av\. Amazonas|Calle (Sucre|García Moreno)) /,
    /^(Av\. A.* N[1-4]\d|Calle S.* Oe\d|Calle G.* N1?\d)-\d{2,3}, 170[45]/,
  ],
  ['pe', 'Lima', /^Av\. Túpac Amaru /, /(Comas|Independencia|Carabayllo), Lima 15/],
] as const)('has in %s the streets of %s where they are: %s', (code, city, street, at) => {
  const found = rows(`${code}.person`, 2500, 'address', city).filter(({ address = '' }) =>
    street.test(address),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(violations(found, { 'in its quarter': ({ address = '' }) => at.test(address) })).toEqual([]);
});

it.each([
  ['ar', 'La Plata', /^(Calle|Avenida|Diagonal) \d\d? N° \d+(, Piso \d+º (Of\. )?[A-F])?, B19/],
  ['pk', 'Islamabad', /, ([FGI]-\d+(\/\d| Markaz)), Islamabad 44/],
  ['il', 'Nazareth', /^(Al|As|Az|An|Salah|Omar|Khalid|Ibn|Paulus|Tawfiq)\b.* Street .*, Nazareth 16/],
  ['nz', 'Auckland', /, [A-Z][a-z]+( [A-Z][a-z]+)?, Auckland \d{4}$/],
  ['pe', 'Lima', /, [^\d,]+, Lima 15\d{3}, Lima$/],
  ['es', 'Barcelona', /^(Carrer|Avinguda|Gran Via) .+, 080\d\d Barcelona$/],
  ['br', 'Brasília', /^S[CQ][SN] .+ - Asa (Sul|Norte), .+ 70|^[CQ]N[A-N] .+ - (Taguatinga|Ceilândia), .+ 72/],
  ['et', 'Addis Ababa', /^(?!.*Kebele)/],
  ['et', 'Gondar', /^(?!.*(Woreda|Sub-city))/],
  ['pk', 'Karachi', /, [A-Z][A-Za-z -]+, Karachi 7[45]\d00$/],
  ['bd', 'Rangpur', /, Rangpur Sadar, Rangpur 5400$/],
  ['ng', 'Lagos', /, (Ikeja|Agege|Surulere|Yaba), Lagos 10[01]\d{3}, Lagos State$/],
  ['ng', 'Kano', / [A-Z][a-z]+, Kano 700\d{3}, Kano State$/],
  ['za', 'Pretoria', /^(Unit \d+, )?\d+ [A-Z1-9][^,]+, [A-Z][A-Za-z ]+, Pretoria, 0\d{3}$/],
  ['ao', 'Luanda', /, Bairro [^,]+, Luanda$/],
  ['ao', 'Viana', /, Bairro Zango, Viana, Luanda$/],
  ['ph', 'Antipolo', /^(?!.*Brgy)|, Brgy\. San Roque, 1870 Antipolo, Rizal$/],
  ['th', 'Bangkok', /^[\d/]+(, Soi \d+,)? [A-Z].* Road, [A-Z][A-Za-z ]+, [A-Z][A-Za-z ]+, Bangkok 10\d{3}$/],
  ['th', 'Khon Kaen', / Road, Nai Mueang, Mueang Khon Kaen, Khon Kaen 40000$/],
  [
    'sg',
    'Toa Payoh',
    /^(Blk )?\d+ (Lorong \d Toa Payoh|Toa Payoh (North|East|Central)|Kim Keat Avenue), .* 31[089]\d{3}$/,
  ],
  [
    'sg',
    'Queenstown',
    /^(Blk )?\d+ (?!Queenstown).* (Road|Drive|Close|Avenue|Crescent|Street), .* 14[089]\d{3}$/,
  ],
] as const)('writes addresses of %s in %s as they are written there', (code, city, form) => {
  for (const selector of ['person', 'company']) {
    const all = rows(`${code}.${selector}`, 300, selector === 'person' ? 'address' : '', city);
    expect(violations(all, { 'as there': ({ address = '' }) => form.test(address) })).toEqual([]);
  }
});

it.each([
  ['nl', 'Plein 1944', 'Nijmegen'],
  ['si', 'Titova cesta', 'Maribor'],
])('has in %s no %s but in %s', (code, road, town) => {
  const found = rows(`${code}.person`, 4000, 'street,city').filter(({ street = '' }) =>
    street.startsWith(road),
  );
  expect(new Set(found.map(({ city }) => city))).toEqual(new Set([town]));
});

it('parts Lithuanian landlines after the area code, and counts Irish plates by county', () => {
  const areas = /^\+370 (5 2\d{6}|(37|41|45|46) \d{6}|(?!37|41|45|46[1-8]|5)\d{3} \d{5})$/;
  expect(
    violations(rows('lt.person', 500, 'landline'), { parted: (row) => areas.test(`${row.landline}`) }),
  ).toEqual([]);
  const few = ({ plate = '' }: Row) =>
    /^\d{2}[12]-(D-\d{1,5}|C-[1-8]?\d{1,3}|(?![CD]-)[A-Z]+-1?\d{1,3})$/.test(plate);
  expect(violations(rows('ie.person', 2000, 'plate'), { few })).toEqual([]);
});

it('numbers the districts of Prague by their postcodes', () => {
  const fits = ({ address = '' }: Row) => {
    const [, digit, district] = /, 1(\d)\d \d\d Praha (\d+)$/.exec(address) ?? [];
    return Number(digit) === Number(district) % 10;
  };
  expect(violations(rows('cz.person', 300, 'address', 'Praha'), { fits })).toEqual([]);
});

it.each([
  ['pk', /GT Road/, /^(Gujranwala|Gujrat|Rawalpindi|Peshawar)$/],
  ['ug', /Entebbe Road/, /^Kampala$/],
  ['ug', /Jinja Road/, /^(Kampala|Kira|Mukono|Iganga)$/],
] as const)('has in %s the road between towns where it runs: %s', (code, road, cities) => {
  const found = rows(`${code}.person`, 4000, 'address,city').filter(({ address = '' }) => road.test(address));
  expect(found.length).toBeGreaterThan(10);
  expect(violations(found, { runs: ({ city = '' }: Row) => cities.test(city) })).toEqual([]);
});

it('ends Vietnamese addresses in the province, since there are no cities under it any more', () => {
  const laws = {
    province: ({ address = '', region, postcode }: Row) => address.endsWith(`, ${region} ${postcode}`),
    'ward offices': ({ employer = '' }: Row) => !/^Ủy ban nhân dân (?!phường)/.test(employer),
  };
  expect(violations(rows('vn.person', 1500, 'address,region,postcode,employer'), laws)).toEqual([]);
});

it('names the subdistrict in Thai addresses, in Bangkok by another word than elsewhere', () => {
  const written = ({ city }: Row) =>
    city === 'Bangkok' ? / แขวง\S+ เขต\S+ กรุงเทพมหานคร 1/ : / ตำบล\S+ อำเภอ\S+ จังหวัด\S+ \d{5}$/;
  expect(
    violations(rows('th.full', 500, 'city,nativeaddress'), {
      written: (row) => written(row).test(row.nativeaddress ?? ''),
    }),
  ).toEqual([]);
});

it('lets the Arabs of Israel live in their own cities too', () => {
  const all = rows('il.person', 3000, 'native,city');
  const arabs = all.filter(({ native = '' }) => /[\u0620-\u064a]/.test(native));
  expect(arabs.length / all.length).toBeGreaterThan(0.14);
  const cities = /^(Nazareth|Rahat|Umm al-Fahm|Tayibe|Shefa-Amr|Tamra|Sakhnin)$/;
  const there = all.filter(({ city = '' }) => cities.test(city));
  expect(there.length).toBeGreaterThan(150);
  expect(violations(there, { Arab: (row) => arabs.includes(row) })).toEqual([]);
});

it('names the Moroccan communes in French', () => {
  const found = rows('ma.person', 6000, 'employer').filter(({ employer = '' }) =>
    /^(Commune|Centre social|Préfecture)/.test(employer),
  );
  expect(found.length).toBeGreaterThan(30);
  const fits = ({ employer = '' }: Row) => / (d’[AEÉO]|de [^AEÉO])/.test(employer);
  expect(violations(found, { fits })).toEqual([]);
});

it('begins landlines of Kunming with 6, of other Chinese cities with 8', () => {
  expect(
    rows('cn.person', 20, 'landline', 'Kunming').every(({ landline = '' }) => / 871 6/.test(landline)),
  ).toBe(true);
  expect(
    rows('cn.person', 20, 'landline', 'Wuhan').every(({ landline = '' }) => / 27 8/.test(landline)),
  ).toBe(true);
});

it.each([
  ['Kalmunai', /[\u0d80-\u0dff]/, 0.02],
  ['Batticaloa', /[\u0d80-\u0dff]/, 0.03],
  ['Puttalam', /[\u0d80-\u0dff]/, 0.25],
])('has in %s few who write Sinhala', (city, sinhala, most) => {
  const all = rows('lk.person', 600, 'native', city);
  expect(all.filter(({ native = '' }) => sinhala.test(native)).length / all.length).toBeLessThan(most);
});

it('has no road in Zürich that leads to Zürich', () => {
  const streets = rows('ch.person', 2000, 'street', 'Zürich');
  expect(violations(streets, { elsewhere: ({ street }) => !/^Zürcherstrasse/.test(`${street}`) })).toEqual(
    [],
  );
  expect(
    rows('ch.person', 2000, 'street', 'Winterthur').some(({ street }) => /^Zürcherstrasse/.test(`${street}`)),
  ).toBe(true);
});
