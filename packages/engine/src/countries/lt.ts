import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { LT } from '../data/ibanLayouts.ts';
import { lithuanian } from '../data/languages/lithuanian.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { balticId } from '../validators/balticId.ts';
import { ltImonesKodas } from '../validators/ltImonesKodas.ts';
import { ltPvm } from '../validators/ltPvm.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

const FAMILIES = `Kazlauskas:3.4 Jankauskas:2.5 Petrauskas:2.3 Stankevičius:2.5 Vasiliauskas:2 Žukauskas:2 Butkus:1.9 Paulauskas:1.9 Urbonas:1.85 Kavaliauskas:1.8
  Navickas Ramanauskas Rimkus Kazlas Sakalauskas Balčiūnas Adomaitis Žilinskas Mockus Grigas Šimkus Norkus
  Bagdonas Gudaitis Ivanauskas Lukošius Mažeika Malinauskas Mikalauskas Jonaitis Kairys Gaidys Pocius
  Rimkevičius Šidlauskas Baranauskas Čepulis Budrys Dapkus Dambrauskas Gudauskas Juškevičius Kaminskas
  Karpavičius Klimas Kučinskas Lapinskas Laurinaitis Leonavičius Liutkus Marcinkevičius Markevičius Masiulis
  Matulevičius Matulis Milašius Morkūnas Motiejūnas Naujokas Noreika Orlauskas Palionis Petraitis Petrulis
  Petkevičius Pilipavičius Poška Račkauskas Radzevičius Rakauskas Raudonis Razmas Ruškys Sabaliauskas Savickas
  Senkus Simonaitis Sinkevičius Skirmantas Sliesoraitis Smetona Stonkus Stonys Survila Šapoka Ščerbinskas Šeškus
  Šiaulys Šimaitis Šimonis Širvinskas Tamošaitis Tamošiūnas Tamulis Tarasevičius Urbonavičius Vaičiulis Vaitkus
  Vaitkevičius Valaitis Valančius Varnas Venckus Venslovas Viliūnas Vilkas Vitkus Vitkauskas Zaleckis Zubrickas
  Žemaitis Žilys Žukas Žvirblis Žemaitaitis Abromaitis Ambrazevičius Andriulis Antanaitis Arlauskas Astrauskas
  Augustinas Bajoras Baltrušaitis Banys Bartkus Beniušis Bernotas Bielskis Bieliauskas Blažys Bružas Česnauskas
  Daukšas Dobrovolskis Drungilas Gailius Galdikas Gedvilas Genys Girdauskas Griškevičius Jakubauskas Janušauskas
  Jasaitis Jasinskas Jurgaitis Juknevičius Kalvaitis Kubilius Kuncevičius Kvedaras Lenkauskas Macijauskas
  Mačiulis Mickevičius Narbutas`;

const MAIDEN = gendered(FAMILIES, (end) => ({ ius: 'iūtė', as: 'aitė', us: 'utė', a: 'aitė' })[end] ?? 'ytė');

const MEN = {
  0: `Jonas Juozas Antanas Vytautas Stasys Petras Kazys Pranas Bronius Algirdas Vladas Alfonsas Povilas Leonas Zigmas Jurgis
    Boleslovas Feliksas Vincas Stanislovas Julius Liudas`,
  1948: `Vytautas Jonas Algimantas Rimantas Antanas Juozas Romualdas Kęstutis Algirdas Petras Edmundas Stasys Vidmantas Zenonas
    Gintautas Valdas Alfonsas Saulius Arvydas Virgilijus Eugenijus Henrikas Romas Sigitas Leonas`,
  1962: `Saulius Gintaras Arūnas Vytautas Darius Kęstutis Rimantas Valdas Dainius Audrius Virginijus Vidas Raimondas Arvydas
    Egidijus Jonas Ričardas Algirdas Robertas Linas Artūras Rolandas Gediminas Ramūnas Vaidotas Remigijus`,
  1976: `Darius Andrius Tomas Marius Donatas Giedrius Mindaugas Vaidas Audrius Aurimas Gintaras Nerijus Rolandas Martynas Linas
    Saulius Dainius Vytautas Ramūnas Tadas Šarūnas Evaldas Arnoldas Egidijus Žilvinas`,
  1988: `Tomas Mantas Marius Andrius Paulius Karolis Rokas Mindaugas Donatas Aurimas Lukas Evaldas Justas Dovydas Simonas
    Martynas Tadas Deividas Edgaras Ernestas Laurynas Povilas Arnas Modestas Eimantas`,
  1998: `Lukas Mantas Rokas Matas Dovydas Deividas Karolis Tomas Ignas Domantas Nojus Justas Dominykas Kajus Paulius Gustas
    Jokūbas Ugnius Titas Benas Emilis Arnas Edvinas Augustas Martynas`,
};

const WOMEN = {
  0: `Ona Marija Janina Genovaitė Elena Stasė Bronė Zofija Aldona Stefanija Irena Julija Kazimiera Teresė Petronėlė Anelė
    Valerija Emilija Jadvyga Adelė Birutė Marytė`,
  1948: `Irena Danutė Birutė Aldona Regina Nijolė Janina Genovaitė Ona Elena Stasė Zita Vida Marija Laima Vanda Dalia Teresė
    Gražina Angelė Valentina Laimutė Virginija Jadvyga`,
  1962: `Rasa Vida Daiva Laima Jūratė Dalia Rita Violeta Asta Audronė Irena Lina Virginija Ramutė Danutė Nijolė Loreta Jolanta
    Regina Vilma Aušra Daina Sigita Birutė Zita`,
  1976: `Jurgita Rasa Daiva Inga Jolanta Lina Asta Edita Vilma Kristina Rita Aušra Giedrė Renata Živilė Diana Sandra Neringa
    Loreta Rūta Eglė Vaida Ingrida Ilona`,
  1988: `Kristina Agnė Eglė Laura Jurgita Rūta Simona Indrė Ieva Viktorija Justina Vaida Inga Monika Gintarė Lina Aistė Živilė
    Sandra Milda Dovilė Karolina Greta Ernesta`,
  1998: `Gabija Ugnė Gabrielė Austėja Viktorija Karolina Monika Greta Emilija Kamilė Evelina Goda Miglė Rugilė Ieva Kotryna
    Deimantė Laura Paulina Urtė Simona Brigita Liepa Vakarė`,
};

const SPEAKERS = { 'Vilniaus apskritis': 69, 'Klaipėdos apskritis': 86, 'Utenos apskritis': 68 };

export const lt = country('lt', () => ({
  name: 'Lithuania',
  alpha3: 'LTU',
  paydays: [[10]],
  currency: 'EUR',
  gs1: '477',
  since: [2015, 1, 1],
  holidays: '0101 0216 0311 E-2 E+1 0501 0624 0706 0815 1101 2020:1102 1224-1226',
  group: 'Europe',
  locale: { language: 'lt', zone: 'Europe/Vilnius' },
  economy: {
    vat: { usual: 21 },
    deductions: { social: 19.5, tax: 18.5 },
    tenure: { rent: 11, loan: 13 },
    shops: { card: 28, wallet: 12 },
  },
  words: {
    exonyms: `litauisch lietuvos lietuviškas Litwa Litwy Litouwen litewski litewska litewskie litewskich`,
    scripts: 'リトアニア 立陶宛 리투아니아 ليتوانيا लिथुआनिया Литва Литвы Литви литовск~ литовськ~',
    numbers: { vat: 'pvm_kodas' },
  },
  aliases: `Lietuva Lithuanian Lithuanians Lietuvis Lietuvė Lietuviai Lietuvos_Respublika Republic_of_Lithuania
    Litauen Lituanie Lituania`,
  ages: '8.5 14.7 17.3 15.7 17.8 14 12',
  life: {
    studies: 50,
    retires: 64,
    pays: [420, 1120],
    institutions: `
      university {place.office}
      primary {place.code} (pradinė mokykla|progimnazija)
      secondary {place.code} gimnazija
      hospital {place.code} ligoninė
      hospital@Vilnius (Santaros klinikos|Respublikinė Vilniaus universitetinė ligoninė)
      hospital@Kaunas Kauno klinikos
      hospital@Klaipėda Klaipėdos universiteto ligoninė
      hospital@Šiauliai+Panevėžys Respublikinė {place.code} ligoninė
      care {place.code} globos namai
      town {place.code} miesto savivaldybė
      police {place.code} policijos komisariatas
      transit {place.code} viešasis transportas
      pension Sodra
      ambulance Greitosios medicinos pagalbos tarnyba
      fire Priešgaisrinės apsaugos ir gelbėjimo departamentas
      welfare {place.code} socialinių paslaugų centras`,
  },
  language: lithuanian,
  sources:
    'Valstybės duomenų agentūra: population by age, town and ethnicity 2024-2025; VLKK: names; Registrų centras: forms; banks from annual reports.',
  names: [
    // Wives' surnames end in -ienė, daughters' in -aitė, -ytė, -utė or -iūtė; some women keep the latter all their
    // lives.
    {
      share: 89,
      near: partOf(SPEAKERS, 0.92),
      male: MEN,
      female: WOMEN,
      family: gendered(FAMILIES, () => 'ienė'),
      maiden: MAIDEN,
    },
    { share: 8, near: partOf(SPEAKERS, 0.08), male: MEN, female: WOMEN, family: MAIDEN },
    {
      // Russians, whose names have their own feminine and no Lithuanian ending.
      share: 2.4,
      near: { 'Vilniaus apskritis': 13, 'Klaipėdos apskritis': 13.5, 'Utenos apskritis': 26 },
      male: {
        0: 'Vladimir Nikolaj Viktor Ivan Anatolij Jurij Aleksandr Valerij Michail Leonid Piotr Boris Genadij Vasilij',
        1960: 'Sergej Aleksandr Vladimir Andrej Igor Oleg Viktor Jurij Valerij Viačeslav Nikolaj Dmitrij Aleksej Vadim',
        1980: 'Aleksandr Sergej Andrej Denis Dmitrij Aleksej Maksim Roman Jevgenij Artiom Pavel Anton Nikita Vitalij Daniil',
      },
      female: {
        0: 'Valentina Nina Galina Liudmila Tamara Lidija Zinaida Vera Raisa Antonina Nadežda Marija Liubov',
        1960: 'Svetlana Jelena Irina Tatjana Natalija Olga Liudmila Marina Galina Larisa Valentina Žana Ina',
        1980: 'Jelena Olga Ana Julija Natalija Jekaterina Marina Viktorija Tatjana Oksana Anastasija Aleksandra Diana Karina',
      },
      family: `Ivanov/Ivanova:9 Petrov/Petrova Smirnov/Smirnova Vasiljev/Vasiljeva Volkov/Volkova Pavlov/Pavlova
        Fiodorov/Fiodorova Michailov/Michailova Kuznecov/Kuznecova Popov/Popova Sokolov/Sokolova Stepanov/Stepanova
        Jakovlev/Jakovleva Romanov/Romanova Nikolajev/Nikolajeva Orlov/Orlova Morozov/Morozova Novikov/Novikova
        Andrejev/Andrejeva Aleksejev/Aleksejeva Kozlov/Kozlova Lebedev/Lebedeva Makarov/Makarova Semionov/Semionova
        Grigorjev/Grigorjeva Zaicev/Zaiceva`,
    },
    {
      // Poles, around Vilnius, in Lithuanian spelling.
      share: 0.6,
      near: { 'Vilniaus apskritis': 18, 'Klaipėdos apskritis': 0.5, 'Utenos apskritis': 6 },
      male: {
        0: 'Jan Stanislav Česlav Vaclav Zygmunt Tadeuš Kazimež Juzef Henrik Leonard Eduard Mečislav',
        1965: 'Jaroslav Zbignev Andžej Valdemar Marek Tadeuš Robert Kšyštof Ryšard Tomaš Miroslav Česlav',
        1985: 'Robert Daniel Marek Paviel Rafal Edvard Patrik Dominik Kamil Artur Erik Karol',
      },
      female: {
        0: 'Janina Stanislava Jadvyga Marija Leokadija Helena Teresa Veronika Regina Genovefa Danuta Alina',
        1965: 'Renata Danuta Irena Božena Violeta Ana Barbara Kristina Teresa Lucija Elžbeta Ivona',
        1985: 'Agneška Katažyna Beata Joana Justina Karolina Evelina Natalija Ana Kamila Gabriela Eva',
      },
      family: `Sinkevič Mackevič Stankevič Bogdanovič Jurgelevič Adamovič Tomaševič Markevič Lukaševič Narkevič Radzevič
        Novicki/Novicka Jankovski/Jankovska Vasilevski/Vasilevska Sokolovski/Sokolovska Kozlovski/Kozlovska
        Dombrovski/Dombrovska Rutkovski/Rutkovska Višnevski/Višnevska Borkovski/Borkovska Zaviša Juchnevič Voitkevič Šostak`,
    },
  ],
  places: {
    // `area` is the area code and the start of the town's numbers, `code` its genitive, `office` the place of
    // study.
    columns: 'city region zone area lat lon pop code office',
    rows: `
      Vilnius|Vilniaus apskritis|01102-01144,03100-03235,04100-04350,06100-06340,08100-08440,09200-09345,10200-10320|5 21|54.6892|25.2798|607|Vilniaus|Vilniaus universitetas
      Kaunas|Kauno apskritis|44200-44340,45200-45480,47100-47460,48100-48460,49200-49480,50100-50440|37 3|54.9027|23.9096|305|Kauno|Kauno technologijos universitetas
      Klaipėda|Klaipėdos apskritis|91100-91260,92100-92290,93100-93290,94100-94290|46 3|55.7068|21.1391|160|Klaipėdos|Klaipėdos universitetas
      Šiauliai|Šiaulių apskritis|76200-76350,77150-77190,78240-78360|41 5|55.9333|23.3167|112|Šiaulių|Vilniaus universiteto Šiaulių akademija
      Panevėžys|Panevėžio apskritis|35100-35240,36200-36240,37300-37440|45 4|55.7333|24.3500|86|Panevėžio|Panevėžio kolegija
      Alytus|Alytaus apskritis|62110-62178,63210-63270|315 |54.3963|24.0414|50|Alytaus|Alytaus kolegija
      Marijampolė|Marijampolės apskritis|68170-68310|343 |54.5599|23.3541|36|Marijampolės|Marijampolės kolegija
      Mažeikiai|Telšių apskritis|89120-89220|443 |56.3167|22.3333|32|Mažeikių|Šiaulių valstybinė kolegija
      Utena|Utenos apskritis|28130-28240|389 |55.4976|25.5992|25|Utenos|Utenos kolegija
      Jonava|Kauno apskritis|55100-55180|349 |55.0833|24.2833|26|Jonavos|Vytauto Didžiojo universitetas
      Kėdainiai|Kauno apskritis|57180-57390|347 |55.2878|23.9728|23|Kėdainių|Vytauto Didžiojo universitetas
      Tauragė|Tauragės apskritis|72210-72320|446 |55.2522|22.2897|21|Tauragės|Klaipėdos universitetas
      Telšiai|Telšių apskritis|87110-87340|444 |55.9814|22.2472|22|Telšių|Vilniaus dailės akademija
      Ukmergė|Vilniaus apskritis|20110-20190|340 |55.2500|24.7500|20.5|Ukmergės|Vilniaus universitetas
      Visaginas|Utenos apskritis|31100-31240|386 |55.5968|26.4398|19|Visagino|Utenos kolegija
      Plungė|Telšių apskritis|90110-90170|448 |55.9114|21.8442|17|Plungės|Klaipėdos universitetas
      Kretinga|Klaipėdos apskritis|97110-97180|445 |55.8888|21.2445|17.5|Kretingos|Klaipėdos universitetas
      Palanga|Klaipėdos apskritis|00130-00180|460 |55.9175|21.0686|14|Palangos|Klaipėdos universitetas
      Šilutė|Klaipėdos apskritis|99120-99180|441 |55.3489|21.4831|15.5|Šilutės|Klaipėdos universitetas
      Radviliškis|Šiaulių apskritis|82120-82180|422 |55.8167|23.5333|15|Radviliškio|Šiaulių valstybinė kolegija`,
    others: `Vilnius=Vilna|Wilna|Wilno; Kaunas=Kovno; Klaipėda=Memel; Vilniaus apskritis=Vilnius; Kauno apskritis=Kaunas;
      Klaipėdos apskritis=Klaipėda; Šiaulių apskritis=Šiauliai; Panevėžio apskritis=Panevėžys; Alytaus apskritis=Alytus;
      Marijampolės apskritis=Marijampolė; Telšių apskritis=Telšiai; Utenos apskritis=Utena; Tauragės apskritis=Tauragė`,
  },
  roads: `Vilniaus_g.@Vilnius+Kaunas+Šiauliai+Alytus+Ukmergė+Radviliškis+Panevėžys Kauno_g.@Vilnius+Marijampolė+Ukmergė+Jonava+Klaipėda+Alytus Gedimino_pr.@Vilnius Laisvės_al.@Kaunas Vytauto_g. Basanavičiaus_g. Savanorių_pr.@Vilnius+Kaunas Taikos_pr.@Klaipėda+Kaunas Žemaitės_g. Maironio_g.
    Mindaugo_g. Kęstučio_g. Algirdo_g. Birutės_g. Donelaičio_g. Kudirkos_g. Daukanto_g. Sodų_g. Liepų_g. Beržų_g. Ąžuolų_g.
    Pušų_g. Klevų_g. Miško_g. Parko_g. Mokyklos_g. Bažnyčios_g. Turgaus_g. Stoties_g. Pramonės_g. Žalioji_g. Naujoji_g.
    Ežero_g. Upės_g. Tilto_g. Saulės_g. Ramybės_g. Jaunimo_g. Statybininkų_g. Tilžės_g.@Šiauliai+Klaipėda`,
  street: '{road} {1-120}(|||-{1-80}|-{1-80}|A)',
  address: '{street}, LT-{postcode} {city}',
  postcode: '{zone}',
  phone: '+370 6[0-578]# #####',
  landline: '+370 {place.area}%####',
  banks: {
    // Shares of customers after annual reports and surveys.
    columns: 'bank bic code share',
    rows: `
      Swedbank|HABALT22|73000|40
      SEB bankas|CBVILT2X|70440|22
      Revolut Bank|REVOLT21|32500|12
      Artea bankas|CBSBLT26|71800|10
      Luminor Bank|AGBLLT2X|40100|9
      Citadele banka|INDULT2X|72900|3
      Medicinos bankas|MDBALT22|72300|1.5
      Mano bankas|KUSRLT24|50301|1.5`,
  },
  // The part after the bank's digits; people write the whole IBAN.
  account: { label: 'Sąskaitos numeris', picture: '###########' },
  iban: ibanField({ LT }, '{bank.code}{account}'),
  cards: 'mastercard:58 visa:41 amex:1',
  firms: {
    // Advocates have offices of their own (Advokatūros įstatymas).
    forms: `
      UAB|66|1990|1|1500||law
      MB|25|2012|1|10||law
      IĮ|8|1990|1|20|1|law
      AB|1|1990|50|5000||law
      Advokatų kontora|10|1990|1|60||${allBut('law')}`,
    // The legal form precedes the name, which is in quotation marks: genitives of towns and lands, surnames in the
    // nominative.
    name: '{form} „({place.code} {trade}|(Baltijos|Žemaitijos|Aukštaitijos|Dzūkijos|Nemuno|Neries|Gintaro|Šiaurės|Rytų|Vakarų|Saulės|Ąžuolo|Žalgirio|Vėtrungės|Aušros|Pajūrio|Ievos|Girios|Tauro|Lietuvos) {trade}|(Baltijos|Žemaitijos|Aukštaitijos|Dzūkijos|Nemuno|Neries|Gintaro|Šiaurės|Rytų|Vakarų|Saulės|Ąžuolo|Žalgirio|Vėtrungės|Aušros|Pajūrio|Ievos|Girios|Tauro|Lietuvos) {trade}|{founder} ir partneriai|{founder} ir {partner})“',
    sole: '{form} „(Baltijos|Žemaitijos|Aukštaitijos|Dzūkijos|Nemuno|Neries|Gintaro|Šiaurės|Rytų|Vakarų|Saulės|Ąžuolo|Žalgirio|Vėtrungės|Aušros|Pajūrio|Ievos|Girios|Tauro|Lietuvos) {trade}“',
    era: 1990,
  },
  income: [1150, 4800],
  fields: {
    id: certified(balticId, 'Asmens kodas', { synonyms: ['personal code'] }),
    idcard: pictured('Asmens tapatybės kortelės numeris', '1#######', {
      group: 'identity',
      synonyms: ['atk', 'tapatybės kortelė'],
    }),
    passport: pictured('Paso numeris', '2#######', { synonyms: ['pasas'] }),
    licence: pictured('Vairuotojo pažymėjimo numeris', '0#######', {
      synonyms: ['vairuotojo pažymėjimas'],
    }),
    tax: certified(balticId, 'Mokesčių mokėtojo kodas', { make: (_, p) => p.read('id') }),
    vat: certified(ltPvm, 'PVM mokėtojo kodas'),
    paskirtis: pictured('Mokėjimo paskirtis', 'Sąskaita (Nr. SF-|faktūra SER Nr. ){1000-98999}', {
      group: 'transaction',
    }),
    // Social insurance: two letters and seven digits, no rule is public.
    ssn: pictured('SD numeris', 'SD#######', { synonyms: ['sodra'] }),
    bankcode: pictured('Banko kodas', '{bank.code}'),
    postcode: { label: 'Pašto kodas' },
    region: { label: 'Apskritis' },
    plate: pictured('Valstybinis numeris', '[A-PR-VYZ][A-PR-VYZ][A-PR-VYZ] ###', {
      synonyms: ['automobilio numeris'],
    }),
  },
  company: {
    street: { picture: '{road} {1-120}(|||A)' },
    registration: certified(ltImonesKodas, 'Įmonės kodas', {
      make(random, { firm: { founded } }) {
        const body =
          founded < 2004 ? `1${random.int(2, 6)}${random.digits(6)}` : `${REGISTERED(random, founded)}`;
        return body + twoRoundsDigit(body);
      },
    }),
    vat: certified(ltPvm, 'PVM mokėtojo kodas'),
  },
  presets: [
    {
      key: 'mokejimas',
      scheme: CREDIT_TRANSFER,
      name: 'Mokėjimo nurodymas (payment order)',
      rows: [
        ['Mokėtojas', 'name'],
        ['Asmens kodas', 'id'],
        ['Mokėtojo sąskaita', 'iban'],
        ['Gavėjas', 'company.name'],
        ['Įmonės kodas', 'company.registration'],
        ['Gavėjo sąskaita', 'company.iban'],
        ['Gavėjo bankas', 'company.bank'],
        ['Suma', 'amount'],
        ['Valiuta', 'currency'],
        ['Mokėjimo paskirtis', 'paskirtis'],
        ['Data', 'date'],
      ],
    },
  ],
}));

/**
 * Last number of the register since 2004, without the check digit; older codes start with 1. After general
 * knowledge of known firms (2004: 30006081, 2012: 30276715, 2017: 30458090, 2019: 30498890).
 */
const REGISTERED = series(
  `2004 30000000 · 2007 30062000 · 2008 30120000 · 2009 30230000 · 2012 30270000 · 2013 30295000 · 2016 30421000 ·
   2019 30498500 · 2022 30597000 · 2024 30653000 · 2026 30735000`,
);

/** Surnames with a woman's ending in place of the man's. */
function gendered(names: string, ending: (end: string) => string): string {
  return names.replace(
    /([^\s:]+?)(ius|[aiuy]s|a)(:\S+)?(?=\s|$)/g,
    (_, stem: string, end: string, share = '') => `${stem}${end}/${stem}${ending(end)}${share}`,
  );
}

function partOf(shares: Readonly<Record<string, number>>, part: number): Record<string, number> {
  return Object.fromEntries(Object.entries(shares).map(([region, share]) => [region, share * part]));
}
