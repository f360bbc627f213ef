import { RO } from '../data/ibanLayouts.ts';
import { romanian } from '../data/languages/romanian.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { roCnp } from '../validators/roCnp.ts';
import { cuiOf, roCui } from '../validators/roCui.ts';
import { roOnrc } from '../validators/roOnrc.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** Codes are issued in order; the marks are approximate numbers of firms of those years (general knowledge). */
const CUI = series(
  '1991 30000 · 1993 350000 · 1996 790000 · 2000 1260000 · 2004 1600000 · 2008 2300000 · 2012 2950000 · 2016 3540000 · 2020 4210000 · 2024 4930000 · 2026 5300000',
);

export const ro = country('ro', () => ({
  name: 'Romania',
  alpha3: 'ROU',
  paydays: [[10], [15]],
  currency: 'RON',
  perEuro: 4.2,
  gs1: '594',
  holidays: '0101 0102 2024:0106 2024:0107 0124 O-2 O+1 0501 0601 O+50 0815 1130 1201 1225 1226',
  group: 'Europe',
  locale: { language: 'ro', zone: 'Europe/Bucharest' },
  economy: {
    vat: { usual: 21, food: 11 },
    deductions: { social: 35, tax: 6.5 },
    tenure: { rent: 4, loan: 2 },
    shops: { card: 75, wallet: 15 },
  },
  words: {
    exonyms: `rumänisch românesc roumain Rumunia Rumunii Roemenië rumuński rumuńska rumuńskie rumuńskich rumano rumana
      romeno rumeno Roemeense Romanya Romanyalı`,
    scripts: 'ルーマニア 罗马尼亚 루마니아 رومانيا روماني~ रोमानिया Румыни^ румынск~ Румуні^ румунськ~',
    women: 'Rumänin Rumäninnen Rumunka Rumunki',
  },
  aliases: 'România Romanian Romanians Român Români Română Roumanie Rumänien Rumania',
  ages: '9.2 13.6 17.6 19 15.3 15.6 9.7',
  life: {
    pensionPay: { days: [12] },
    studies: 45,
    retires: [65, 62],
    pays: [1280, 6200],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Casa Națională de Pensii Publice
      town@București Primăria Municipiului București
      ambulance Serviciul de Ambulanță Județean {place.region}
      ambulance@București Serviciul de Ambulanță București-Ilfov
      university@Cluj-Napoca+Satu_Mare+Baia_Mare Universitatea Babeș-Bolyai
      university@Iași Universitatea Alexandru Ioan Cuza din Iași
      university@Timișoara Universitatea de Vest din Timișoara
      university@Constanța Universitatea Ovidius din Constanța
      university@Brașov Universitatea Transilvania din Brașov
      university@Galați+Brăila Universitatea Dunărea de Jos din Galați
      university@Ploiești+Buzău Universitatea Petrol-Gaze din Ploiești
      university@Arad Universitatea Aurel Vlaicu din Arad
      university@Pitești Universitatea Națională de Știință și Tehnologie Politehnica București
      university@Bacău Universitatea Vasile Alecsandri din Bacău
      university@Sibiu Universitatea Lucian Blaga din Sibiu
      university@Târgu_Mureș UMFST George Emil Palade din Târgu Mureș
      university@Suceava+Botoșani Universitatea Ștefan cel Mare din Suceava
      university@Alba_Iulia Universitatea 1 Decembrie 1918 din Alba Iulia
      fire ISU {place.region}
      fire@București ISU București-Ilfov
      welfare DGASPC {place.region}
      welfare@București DGASMB`,
  },
  language: romanian,
  sources:
    'Ages and cities after INS, census 2021, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 100,
      near: {
        Mureș: 60,
        'Satu Mare': 65,
        Bihor: 76,
        Cluj: 86,
        Maramureș: 91,
        Arad: 91,
        Brașov: 93,
        Timiș: 95,
      },
      male: {
        0: `Gheorghe Ion Vasile Constantin Ioan Nicolae Dumitru Petru Ilie Marin Ștefan Alexandru Aurel Mihai
          Grigore Petre Traian Florea Teodor Tudor Stelian Emil Victor Anton Iosif Virgil Toma Simion`,
        1950: `Gheorghe Ion Vasile Constantin Nicolae Ioan Dumitru Mihai Ștefan Viorel Florin Marian Petru Aurel
          Cornel Dan Costel Marin Adrian Mircea Liviu Ilie Eugen Sorin Valeriu Doru Alexandru Petrică`,
        1965: `Marian Gheorghe Florin Ion Constantin Daniel Vasile Cristian Adrian Sorin Costel Viorel Nicolae Marius
          Ioan Cătălin Gabriel Dan Lucian Mihai Dumitru Ovidiu Bogdan Dorin Romeo Petre Laurențiu Nelu`,
        1978: `Alexandru Cristian Marius Adrian Daniel Florin Mihai Bogdan Gabriel Ionuț Cătălin Andrei Marian
          Ciprian Constantin Ovidiu Cosmin Sorin Răzvan Radu Claudiu Lucian Iulian Ionel Dragoș Silviu Alin
          Sebastian`,
        1990: `Andrei Alexandru Ionuț Mihai Bogdan Florin Adrian Cristian Marius Daniel Ștefan Răzvan Cosmin Vlad
          Gabriel Robert Cătălin Constantin Radu George Sebastian Dragoș Valentin Paul Sergiu Vasile Tudor Alin`,
        2000: `Andrei Alexandru David Ștefan Gabriel Mihai Ionuț Cristian Robert Darius Daniel Denis Rareș Luca Vlad
          Eduard Matei Răzvan Marian Florin Adrian Tudor Radu Bogdan Albert Filip Patrick Iustin`,
      },
      female: {
        0: `Maria Elena Ana Ioana Floarea Elisabeta Constanța Paraschiva Viorica Ecaterina Gheorghița Aurelia
          Florica Anica Niculina Margareta Lucreția Silvia Victoria Domnica Eugenia Ileana Tudora Olga Veronica
          Vasilica Filofteia Virginia`,
        1950: `Maria Elena Ana Ioana Viorica Mariana Rodica Doina Georgeta Florica Elisabeta Aurelia Margareta
          Valeria Niculina Ecaterina Veronica Lucia Silvia Steliana Cornelia Eugenia Vasilica Victoria Floarea
          Stela Angela Lidia`,
        1965: `Maria Elena Mariana Daniela Mihaela Gabriela Liliana Georgeta Rodica Carmen Nicoleta Doina Adriana
          Camelia Mirela Luminița Monica Viorica Cristina Florentina Simona Tatiana Lăcrămioara Violeta Dana
          Marinela Marilena Corina`,
        1978: `Mihaela Elena Maria Alina Cristina Daniela Andreea Simona Ioana Gabriela Nicoleta Oana Ana Ramona
          Mariana Loredana Roxana Anca Adriana Raluca Florentina Laura Alexandra Claudia Ionela Diana Monica
          Carmen`,
        1990: `Andreea Maria Alexandra Elena Ioana Ana Cristina Mihaela Roxana Mădălina Alina Georgiana Diana Raluca
          Bianca Denisa Gabriela Simona Florentina Larisa Oana Anca Laura Iulia Nicoleta Loredana Adina Ștefania`,
        2000: `Maria Andreea Alexandra Ana Ioana Elena Gabriela Bianca Denisa Daria Ștefania Antonia Diana Georgiana
          Mădălina Larisa Sara Teodora Miruna Iulia Sofia Briana Delia Patricia Raluca Rebeca Ilinca Carina`,
      },
      family: `Popa Popescu Pop Radu Ionescu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu Constantin Munteanu Marin
        Lazăr Ion Șerban Cristea Florea Moldovan Sandu Neagu Dobre Barbu Vasile Nistor Stanciu Dinu Muntean Toma
        Oprea Ilie Dragomir Tudor Nicolae Stancu Coman Badea Iordache Ștefan Andrei Georgescu Anghel Roman Sava
        Manea Marinescu Suciu Petcu Rus Bucur Preda Avram Voicu Constantinescu Ungureanu Ursu Diaconu Zamfir
        Mocanu Tănase Nedelcu Costea Crăciun Filip Ene Vlad Simion Dima Mihai Bălan Enache Mureșan Lupu Grigore
        Olteanu Stoian Oancea Dragan Petre Cojocaru Iancu Alexandru Niculae Apostol Ardelean David Mitrea Marcu
        Luca Chiriac Dănilă Mihăilă Manole Negru Albu Vasilescu Drăghici Dumitrescu Bratu Crișan Bejan Botezatu
        Pavel Cozma Rotaru Ivan Trandafir Iliescu Pascu Paraschiv Anton Miron Moraru Tudose Nica Neacșu
        Mihalache Grosu Sîrbu Rădulescu Gavrilă Niță Banu Bogdan Aldea Istrate Baciu Surdu Stănescu Costache
        Ghinea Croitoru Ghiță Dincă Petrescu Buzatu Cazacu Văduva Călin Zaharia Covaci Damian Gîrbea Pintea Sasu
        Tătaru Vișan Voinea Tudorache Gheorghiu Ciobotaru`,
    },
    {
      // Hungarians, approximately as in the census of 2021, by town.
      share: 0.3,
      near: { Mureș: 40, 'Satu Mare': 35, Bihor: 24, Cluj: 14, Maramureș: 9, Arad: 9, Brașov: 7, Timiș: 5 },
      male: {
        0: 'István József János Sándor László Ferenc Lajos Mihály Imre Gyula Béla András Károly Árpád Dénes György',
        1965: `Attila Zoltán Levente István Csaba Zsolt László Szabolcs Tibor Endre Róbert Sándor Ferenc Előd Hunor
          József`,
        1990: `Norbert Szilárd Tamás Róbert Hunor Dávid Botond Dániel Szabolcs Zsolt Attila Kristóf Mátyás Ákos
          Balázs Nándor`,
      },
      female: {
        0: `Mária Erzsébet Ilona Anna Margit Katalin Rozália Irén Julianna Magdolna Piroska Éva Veronika Eszter
          Ibolya Vilma`,
        1965: `Éva Ildikó Erika Enikő Katalin Mária Erzsébet Emese Melinda Judit Zsuzsanna Tünde Réka Annamária
          Gabriella Csilla`,
        1990: `Réka Timea Eszter Kinga Noémi Boglárka Beáta Orsolya Anita Emőke Brigitta Zsófia Dóra Bernadett
          Szidónia Kriszta`,
      },
      family: `Nagy Szabó Kovács Szász Molnár Kiss Varga Tóth Balogh Székely Bíró László György Péter Fodor Kelemen Bartha
        Fazakas Gál András Antal Jakab Orbán Pál Sándor Lukács Szilágyi Deák Farkas Kis`,
    },
  ],
  places: {
    // `district` is the sector of the capital in addresses, which the postcode's second digit shows; `area`
    // contains the area code and the first digits of its subscribers, because all numbers have nine digits; `home`
    // is the county in the CNP and in the trade register, `code` the series of identity cards.
    columns: 'city district region zone area lat lon home plate code pop',
    rows: `
      București|, Sector 1|București|010011-010999|21 31|44.4690|26.0620|40|B|RK|217
      București|, Sector 2|București|020011-020999|21 31|44.4520|26.1330|40|B|RK|292
      București|, Sector 3|București|030011-030999|21 31|44.4210|26.1690|40|B|RK|376
      București|, Sector 4|București|040011-040999|21 31|44.3960|26.1200|40|B|RK|262
      București|, Sector 5|București|050011-050999|21 31|44.4000|26.0600|40|B|RK|242
      București|, Sector 6|București|060011-060999|21 31|44.4350|26.0170|40|B|RK|328
      Cluj-Napoca||Cluj|400001-400699|264 4|46.7667|23.6000|12|CJ|KX|287
      Iași||Iași|700001-700951|232 2|47.1667|27.6000|22|IS|MZ|272
      Timișoara||Timiș|300001-300789|256 2|45.7537|21.2257|35|TM|TZ|251
      Constanța||Constanța|900003-900746|241 6|44.1807|28.6343|13|CT|KZ|263
      Craiova||Dolj|200008-200820|251 4|44.3167|23.8000|16|DJ|DZ|234
      Brașov||Brașov|500002-500486|268 4|45.6486|25.6061|08|BV|ZV|238
      Galați||Galați|800001-800702|236 4|45.4450|28.0300|17|GL|ZL|218
      Oradea||Bihor|410001-410609|259 4|47.0458|21.9183|05|BH|ZH|183
      Ploiești||Prahova|100001-100585|244 5|44.9500|26.0167|29|PH|PX|181
      Brăila||Brăila|810001-810542|239 6|45.2715|27.9743|09|BR|XR|155
      Arad||Arad|310001-310508|257 2|46.1833|21.3167|02|AR|ZR|145
      Pitești||Argeș|110001-110442|248 2|44.8500|24.8667|03|AG|AZ|142
      Bacău||Bacău|600001-600408|234 5|46.5672|26.9138|04|BC|ZC|137
      Sibiu||Sibiu|550003-550410|269 2|45.8000|24.1500|32|SB|SB|134
      Târgu Mureș||Mureș|540003-540570|265 2|46.5425|24.5575|26|MS|ZS|116
      Baia Mare||Maramureș|430011-430435|262 2|47.6573|23.5681|24|MM|XM|109
      Buzău||Buzău|120001-120282|238 7|45.1500|26.8333|10|BZ|XZ|104
      Botoșani||Botoșani|710001-710383|231 5|47.7500|26.6667|07|BT|ZT|90
      Satu Mare||Satu Mare|440004-440278|261 7|47.7993|22.8625|30|SM|SM|91
      Suceava||Suceava|720001-720299|230 5|47.6514|26.2556|33|SV|XV|84
      Alba Iulia||Alba|510001-510270|258 8|46.0733|23.5805|01|AB|AX|65`,
    others: `București=Bucharest|Bukarest|Bucarest; Cluj-Napoca=Cluj|Klausenburg; Iași=Jassy; Timișoara=Temeswar;
      Brașov=Kronstadt; Sibiu=Hermannstadt; Târgu Mureș=Tirgu Mures; Constanța=Constantza`,
  },
  roads: `Strada_Mihai_Eminescu Strada_Mihai_Viteazul Strada_Ștefan_cel_Mare Strada_Nicolae_Bălcescu Strada_Avram_Iancu
    Strada_Tudor_Vladimirescu Strada_Alexandru_Ioan_Cuza Strada_Independenței Strada_Unirii Strada_Republicii
    Strada_Victoriei Strada_Libertății Strada_George_Coșbuc Strada_Ion_Creangă Strada_Vasile_Alecsandri Strada_Horea
    Strada_Traian Strada_Decebal Strada_Mircea_cel_Bătrân Strada_Vlad_Țepeș Strada_Gării Strada_Florilor
    Strada_Trandafirilor Strada_Teilor Strada_Liliacului Strada_Primăverii Strada_Grădinilor Strada_Morii Strada_Școlii
    Strada_Bisericii Strada_Crinului Strada_Plopilor Strada_Castanilor Strada_Nicolae_Iorga Strada_Lucian_Blaga
    Bulevardul_Unirii Bulevardul_Carol_I Bulevardul_Decebal Bulevardul_1_Decembrie_1918 Calea_București Calea_Moților
    Aleea_Parcului`,
  street: '{road} nr. {1-150}(||, bl. @{1-40}, ap. {1-60}|, ap. {1-40})',
  address: '{street}, {postcode} {city}{place.district}',
  postcode: '{zone}',
  phone: '+40 7(2#|3#|4#|5#|6#|7[0-7]) ### ###',
  landline: '+40 {place.area}#####',
  banks: {
    // `account` is how the bank's accounts begin; its own numbering, the usual look.
    columns: 'bank bic code account share',
    rows: `
      Banca Transilvania|BTRLRO22|BTRL|RONCRT|32
      BCR|RNCBROBU|RNCB|007215|17
      BRD|BRDEROBU|BRDE|450SV0|13
      Raiffeisen Bank|RZBRROBU|RZBR|000006|13
      CEC Bank|CECEROBU|CECE|B31530|13
      ING Bank România|INGBROBU|INGB|000099|12
      UniCredit Bank|BACXROBU|BACX|000001|5
      Garanti BBVA România|UGBIROBU|UGBI|000020|1.5
      Exim Banca Românească|EXIMROBU|EXIM|132000|1
      Libra Internet Bank|BRELROBU|BREL|000200|1
      Intesa Sanpaolo Bank România|WBANRO22|WBAN|009900|0.5`,
    others: `BCR=Banca Comercială Română; BRD=BRD Groupe Société Générale; Banca Transilvania=BT|Transilvania`,
  },
  account: { label: 'Număr de cont', picture: '{bank.account}##########' },
  iban: ibanField({ RO }, '{bank.code}{account}'),
  cards: 'visa:55 mastercard:44.5 amex:0.5',
  firms: {
    // Advocates have no companies, but forms of their own (Legea 51/1995, art. 5).
    forms: `
      S.R.L.|96|1991|1|250||law
      S.R.L.-D.|1.5|2011|1|10||law
      S.A.|1.5|1991|15|6000||law
      S.N.C.|0.8|1991|2|20||law
      S.C.S.|0.2|1991|2|40||law
      Cabinet de Avocat|6|1995|1|6|1|${allBut('law')}
      SCA|3|1995|2|80||${allBut('law')}
      SPRL|1|2004|2|80||${allBut('law')}`,
    trades: 'law Avocați',
    sole: '{form} {founder}',
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{founder} & Fiii {trade}|{founder} {trade}|{trade} {town}) {form}',
    era: 1991,
  },
  income: [4300, 19000],
  fields: {
    reference: pictured('Detalii plată', 'Factura nr. {1000-98999}', {
      synonyms: ['detalii plată', 'explicații plată'],
    }),
    postcode: { label: 'Cod poștal' },
    region: { label: 'Județ' },
    // The sector of Bucharest is the second digit of its postcodes.
    id: {
      label: 'CNP',
      validator: roCnp,
      synonyms: ['cod numeric personal'],
      make(random, p) {
        const home = p.home === '40' ? `4${p.read('postcode').charAt(1)}` : p.home;
        return roCnp.make(random, { born: p.born, sex: p.sex, home });
      },
    },
    idcard: pictured('Carte de identitate (serie și număr)', '{place.code} ######', {
      group: 'identity',
      synonyms: ['carte de identitate', 'buletin', 'serie si numar'],
    }),
    passport: pictured('Număr pașaport', '05#######', { synonyms: ['pașaport'] }),
    // County letters, eight digits, a letter; no rule is public, the usual look.
    licence: pictured('Permis de conducere', '{place.plate}00######@', { synonyms: ['permis'] }),
    tax: {
      label: 'CNP (cod fiscal)',
      validator: roCnp,
      synonyms: ['nif', 'cod de identificare fiscală', 'cif'],
      make: (_, p) => p.read('id'),
    },
    vat: {
      label: 'Cod TVA',
      validator: roCui,
      synonyms: ['tva'],
      make: (random) => `RO${roCui.make(random, undefined)}`,
    },
    bankcode: pictured('Cod bancă', '{bank.code}'),
    plate: pictured('Număr de înmatriculare', '{place.plate} {01-99} [A-HJ-NPR-Z][A-PR-Z][A-PR-Z]', {}),
  },
  company: {
    street: { picture: '{road} nr. {1-150}(|||, et. {1-9})' },
    // The register started in 1991; numbers issued since 2025 contain no county. Numbers of S.R.L.-D. have the same
    // form.
    registration: certified(roOnrc, 'Nr. Reg. Com.', {
      make(random, p) {
        const year = p.firm.founded;
        const serial = String(random.int(1, 9999)).padStart(6, '0');
        const body = `J${year}${serial}${year > 2024 ? '00' : p.home}`;
        return body + Array.from('0123456789').find((digit) => roOnrc.valid(body + digit));
      },
    }),
    tax: certified(roCui, 'CUI', {
      make: (random, { firm }) => cuiOf(CUI(random, firm.founded)),
    }),
    vat: { label: 'Cod TVA', validator: roCui, make: (_, p) => `RO${p.read('tax')}` },
  },
  presets: [
    {
      key: 'ordin-de-plata',
      scheme: CREDIT_TRANSFER,
      name: 'Payment order (ordin de plată)',
      rows: [
        ['Payer', 'name'],
        ['CNP', 'id'],
        ['Payer IBAN', 'iban'],
        ['Payer bank', 'bank'],
        ['Beneficiary', 'company.name'],
        ['Beneficiary CUI', 'company.tax'],
        ['Beneficiary IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
