import { MD } from '../data/ibanLayouts.ts';
import { romanian } from '../data/languages/romanian.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { ibanField } from '../fields/iban.ts';
import { idnoOf, mdIdno } from '../validators/mdIdno.ts';
import { mdIdnp } from '../validators/mdIdnp.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './md/names.ts';

export const md = country('md', () => ({
  name: 'Moldova',
  alpha3: 'MDA',
  paydays: [[31], [10, 25]],
  currency: 'MDL',
  perEuro: 11,
  gs1: '484',
  // The second Monday after Easter is Paștele Blajinilor. Source: date-holidays; 1 June from general knowledge.
  holidays: '0101 0107 0108 0308 O+1 O+8 0501 0509 0601 0827 0831 1225',
  group: 'Europe',
  locale: { language: 'ro', zone: 'Europe/Chisinau' },
  economy: {
    vat: { usual: 20, food: 8 },
    // Health insurance 9; employers alone pay for pensions since 2021.
    deductions: { social: 9, tax: 9 },
    tenure: { rent: 5, loan: 3 },
    shops: { card: 75, wallet: 10 },
  },
  words: {
    exonyms:
      'moldauisch moldawisch moldauische moldawische Moldau Moldawien Moldawier Moldavie moldave moldaves Moldavia moldavo moldava moldavi Mołdawia Mołdawii mołdawski mołdawska Moldavië Moldova_Cumhuriyeti',
    scripts:
      'モルドバ 摩尔多瓦 摩爾多瓦 몰도바 مولدوفا مولدوفي~ मॉल्डोवा Молдави^ Молдова Молдовы Молдове Молдови Молдові молдавск~ молдовск~ молдовськ~',
    women: 'Moldauerin Moldauerinnen Moldawierin Mołdawianka',
    places:
      'Chișinău=キシナウ|基希讷乌|كيشيناو|Кишинёв|Кишинев|Кишинёва|Кишинева|Кишинів|Кишинева; Bălți=Бельцы|Бельці',
  },
  aliases:
    'Moldovan Moldovans Moldavian Moldovean Moldoveancă Moldoveni moldovenesc Republica_Moldova Republic_of_Moldova',
  ages: '9.5 15.5 19 17.5 16 15 7.5',
  life: {
    studies: 42,
    retires: [63, 61],
    pays: [2800, 8600],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Casa Națională de Asigurări Sociale
      university Universitatea de Stat din Moldova
      university@Bălți+Florești+Drochia+Edineț+Soroca+Fălești Universitatea de Stat Alecu Russo din Bălți
      university@Cahul Universitatea de Stat Bogdan Petriceicu Hasdeu din Cahul
      university@Comrat+Ceadîr-Lunga Universitatea de Stat din Comrat
      hospital@Chișinău+Codru+Ialoveni Institutul de Medicină Urgentă
      hospital Spitalul Raional {town}
      fire Inspectoratul General pentru Situații de Urgență
      ambulance Centrul Național de Asistență Medicală Urgentă Prespitalicească
      police Inspectoratul de Poliție {town}`,
  },
  language: romanian,
  sources:
    'Ages, peoples and towns are estimates from general knowledge of Biroul Național de Statistică, census 2024; names by generation and shares of banks, cards and forms are estimates too.',
  names: NAMES,
  places: {
    // The region is the district (raion), the municipality or Gagauzia; places beyond the Nistru are left out.
    columns: 'city region zone area lat lon pop',
    rows: `
      Chișinău|Chișinău|2001,2004,2005,2008,2009,2012,2015,2019-2021,2023-2025,2028,2032,2037,2038,2043-2045,2051,2060,2064,2068,2069,2071,2072,2075|22 2|47.0228|28.8353|550
      Bălți|Bălți|3100,3101,3112,3121|231|47.7617|27.9289|91
      Codru|Chișinău|2019|22 4|46.9753|28.8194|15
      Ungheni|Ungheni|3606|236|47.2111|27.8053|25
      Cahul|Cahul|3901,3909|299|45.9075|28.1944|25
      Comrat|Gagauzia|3801,3805|298|46.3003|28.6572|18
      Orhei|Orhei|3501,3505|235|47.3831|28.8228|20
      Soroca|Soroca|3001,3006|230|48.1558|28.2975|19
      Strășeni|Strășeni|3701|237|47.1414|28.6103|16
      Ceadîr-Lunga|Gagauzia|6101,6102|291|46.0550|28.8303|14
      Ialoveni|Ialoveni|6801|268|46.9458|28.7772|15
      Edineț|Edineț|4601|246|48.1717|27.3031|13
      Căușeni|Căușeni|4301|243|46.6444|29.4136|13
      Drochia|Drochia|5202|252|48.0350|27.8126|12
      Hîncești|Hîncești|3401|269|46.8303|28.5906|12
      Sîngerei|Sîngerei|6201|262|47.6361|28.1453|10
      Florești|Florești|5001|250|47.8911|28.2869|11
      Fălești|Fălești|5901|259|47.5758|27.7139|11
      Călărași|Călărași|4401|244|47.2550|28.3081|10
      Taraclia|Taraclia|7401|294|45.9025|28.6689|11
      Cimișlia|Cimișlia|4101|241|46.5200|28.7642|10
      Anenii Noi|Anenii Noi|6501|265|46.8817|29.2308|9
      Criuleni|Criuleni|4801|248|47.2131|29.1611|7
      Nisporeni|Nisporeni|6401|264|47.0819|28.1783|8
      Leova|Leova|6301|263|46.4786|28.2553|6`,
    others: `Chișinău=Chisinau|Kishinev|Chişinău|Kischinau; Bălți=Balti|Beltsy; Orhei=Orhey; Hîncești=Hîncesti|Hâncești; Sîngerei=Sângerei;
      Ceadîr-Lunga=Ceadir-Lunga; Edineț=Edinet; Căușeni=Causeni; Strășeni=Straseni; Florești=Floresti Moldova; Fălești=Falesti; Călărași=Calarasi Moldova;
      Gagauzia=UTA Găgăuzia|Găgăuzia|Gagauz Yeri; Cimișlia=Cimislia`,
  },
  roads: `Strada_Ștefan_cel_Mare Bulevardul_Ștefan_cel_Mare_și_Sfînt@Chișinău Strada_Mihai_Eminescu Strada_Alexandru_cel_Bun Strada_Vasile_Alecsandri
    Strada_31_August_1989 Strada_Independenței Strada_Columna@Chișinău Strada_București@Chișinău Strada_Ion_Creangă Strada_Mihail_Sadoveanu
    Strada_Alba_Iulia@Chișinău Bulevardul_Moscova@Chișinău Bulevardul_Mircea_cel_Bătrîn@Chișinău Bulevardul_Dacia@Chișinău Strada_Igor_Vieru@Chișinău
    Strada_Calea_Ieșilor Strada_Bogdan_Voievod@Chișinău Strada_Armenească@Chișinău Strada_Pușkin Strada_Vlaicu_Pîrcălab@Chișinău Strada_Mitropolit_Varlaam
    Strada_Grigore_Vieru Strada_Alexei_Mateevici Strada_Ion_Neculce Strada_Dimitrie_Cantemir Strada_Constantin_Stamati Strada_Gheorghe_Asachi
    Strada_Decebal Strada_Traian Strada_Păcii Strada_Libertății Strada_Victoriei Strada_Viilor Strada_Florilor Strada_Tineretului Strada_Lenin@Comrat+Ceadîr-Lunga
    Strada_Pobeda@Comrat Strada_Cogîlniceanu Strada_Mihai_Viteazul Strada_Burebista`,
  street: '{road} {1-140}(|||a|/2)',
  address: '{street}, MD-{postcode} {city}',
  postcode: '{zone}',
  phone: '+373 (60|61|62|67|68|69|78|79)# ### ##',
  landline: '+373 {place.area}## ###',
  // Codes and BICs as schwifty's registry of banks has them.
  banks: {
    columns: 'bank bic code share',
    rows: `
      maib|AGRNMD2X|AG|36
      Moldindconbank|MOLDMD2X|ML|21
      Victoriabank|VICBMD2X|VI|17
      OTP Bank|MOBBMD22|MO|12
      Eximbank|EXMMMD22|EX|4
      FinComBank|FTMDMD2X|FT|3
      ProCredit Bank|PRCBMD22|PR|3
      Energbank|ENEGMD22|EN|2
      EuroCreditBank|ECBMMD2X|EC|2`,
    others:
      'maib=Moldova Agroindbank|MAIB; FinComBank=Banca de Finanțe și Comerț; OTP Bank=Mobiasbanca; Moldindconbank=MICB',
  },
  // The eighteen places behind the bank in the IBAN.
  account: { label: 'Numărul contului', picture: '000000225{9#}' },
  iban: ibanField({ MD }, '{bank.code}{account}'),
  cards: 'visa:55 mastercard:44.5 amex:0.5',
  wallets: 'MIA:100',
  firms: {
    // Individual enterprises have their owner's name.
    forms: `
      SRL|72|1992|1|250
      SA|3|1992|30|3000
      II|20|1992|1|10|1
      CP|5|2002|2|60`,
    name: '({founder} {trade}|{trade} {founder}|{founder} și {partner} {trade}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{founder}-{trade}) {form}',
    era: 1990,
  },
  income: [5500, 31_000],
  fields: {
    id: certified(mdIdnp, 'IDNP', { synonyms: ['cod personal', 'numărul de identificare de stat'] }),
    idcard: pictured('Buletin de identitate', 'B########', { group: 'identity', synonyms: ['buletin'] }),
    passport: pictured('Numărul pașaportului', 'A[AB]#######', { synonyms: ['pașaport'] }),
    licence: pictured('Permis de conducere', '0########', { synonyms: ['permis'] }),
    // Persons are taxed under their IDNP.
    tax: certified(mdIdnp, 'Cod fiscal', { make: (_, p) => p.read('id') }),
    health: pictured('Polița CNAM', '{1000000-9999999}', { synonyms: ['cnam', 'poliță medicală'] }),
    postcode: { label: 'Cod poștal' },
    region: { label: 'Raion' },
    bankcode: pictured('Codul băncii', '{bank.code}'),
    plate: pictured('Număr de înmatriculare', '[A-PR-Z][A-PR-Z][A-PR-Z] ###', { synonyms: ['placă'] }),
  },
  company: {
    registration: certified(mdIdno, 'IDNO', {
      synonyms: ['cod fiscal'],
      make: (random, { firm }) => idnoOf(random, Math.max(2002, firm.founded)),
    }),
    vat: pictured('Cod TVA', '0[1-8]#####'),
  },
}));
