import { sealMod97, withMod97 } from '../checksum/mod97.ts';
import { macedonianLatin } from '../data/cyrillic.ts';
import { MK } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { inLatin, nativeScript } from '../data/nativeScript.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { sealed } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import { jmbg } from '../validators/jmbg.ts';
import { mkAccount } from '../validators/mkAccount.ts';
import { edbOf, mkEdb } from '../validators/mkEdb.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './mk/names.ts';
import { series } from './series.ts';

const ROADS = `Македонија Партизански_Одреди@Skopje Илинденска Маршал_Тито Гоце_Делчев Никола_Карев Даме_Груев Јане_Сандански Климент_Охридски
  Кирил_и_Методиј Димитрија_Чуповски@Skopje Мито_Хаџивасилев_Јасмин@Skopje Орце_Николов@Skopje Васил_Главинов@Skopje Пиринска Вардарска Солунска
  Осми_Септември Трета_Македонска_Бригада Браќа_Миладинови Рајко_Жинзифов Кузман_Јосифовски_Питу Јосип_Броз_Тито Единаесети_Октомври Питу_Гули
  Крсте_Мисирков Гоце_Николовски Прилепска Битолска Охридска Струмичка Кочо_Рацин Никола_Вапцаров Христијан_Тодоровски_Карпош Методија_Андонов_Ченто
  Пере_Тошев Ѓорче_Петров Блаже_Конески Борис_Трајковски Димче_Мирчев Кеј_Маршал_Тито@Ohrid Цар_Самоил Славеј_Планина Шар_Планина Индустриска`;
const CITIES = `Скопје Куманово Битола Прилеп Тетово Штип Велес Охрид Гостивар Струмица Кичево Кавадарци Кочани Гевгелија Струга Радовиш Дебар
  Крива_Паланка Неготино Свети_Николе Делчево Виница Берово Пробиштип Валандово`;
const inCyrillic = nativeScript(macedonianLatin, ROADS, CITIES);

export const mk = country('mk', () => ({
  name: 'North Macedonia',
  alpha3: 'MKD',
  paydays: [[15], [10]],
  currency: 'MKD',
  decimals: 0,
  perEuro: 29,
  gs1: '531',
  // A holiday on a Sunday is made up for on Monday. Source: date-holidays, after the law that the Ministry of Labour publishes.
  holidays: '0101^ 0107^ O+1 0501^ 0524^ 0802^ 0908^ 1011^ 1023^ 1208^ fitr^',
  group: 'Europe',
  locale: { language: 'mk', zone: 'Europe/Skopje' },
  economy: {
    vat: { usual: 18, food: 5 },
    deductions: { social: 28, tax: 6.5 },
    tenure: { rent: 9, loan: 3 },
    shops: { card: 75, wallet: 10 },
  },
  words: {
    exonyms:
      'nordmazedonisch mazedonisch mazedonische Nordmazedonien Mazedonien Mazedonier Macédoine macédonien macédonienne macedonio macedonia macedone macedoni Macedonië macedoński macedońska Makedonya Macédoine_du_Nord Macedonia_del_Norte Macedonia_Północna',
    scripts:
      '北マケドニア 北马其顿 북마케도니아 مقدونيا_الشمالية मैसेडोनिया Македони^ македонск~ Македоні^ македонськ~',
    women: 'Mazedonierin Mazedonierinnen Macedonka',
    places: 'Skopje=スコピエ|斯科普里|سكوبيه|Скопье|Скоп’є|Skopien|Shkup',
  },
  language: english,
  aliases:
    'Macedonia Macedonian Macedonians North_Macedonian Makedonija Македонија Северна_Македонија Македонец Македонка Македонци FYROM Republic_of_North_Macedonia',
  ages: '10.5 17.5 18.5 18 16.5 12.5 6.5',
  life: {
    studies: 48,
    retires: [64, 62],
    pays: [16_000, 52_000],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Pension and Disability Insurance Fund
      university Ss. Cyril and Methodius University
      university@Bitola+Prilep+Ohrid+Kichevo St. Kliment Ohridski University
      university@Shtip+Kochani+Strumica+Vinica+Berovo Goce Delchev University
      university@Tetovo+Gostivar+Debar University of Tetovo
      hospital General Hospital {town}
      hospital@Skopje Mother Teresa University Clinic
      town Municipality of {town}
      town@Skopje City of Skopje
      welfare Center for Social Work {town}
      fire Fire Brigade {town}
      transit@Skopje JSP Skopje`,
  },
  sources:
    'Ages, peoples and towns are estimates from general knowledge of the State Statistical Office, census 2021; names by generation and shares of banks, cards and forms are estimates too.',
  names: NAMES,
  places: {
    // `home` is the register region of the EMBG; the region is the statistical one.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Skopje|Skopje Region|1000,1010,1020,1030,1040,1050,1060|2 31|41.9965|21.4314|45|SK|527
      Kumanovo|Northeastern|1300|31 4|42.1322|21.7144|42|KU|76
      Bitola|Pelagonia|7000|47 2|41.0319|21.3347|41|BT|70
      Prilep|Pelagonia|7500|48 4|41.3464|21.5542|41|PP|63
      Tetovo|Polog|1200|44 3|42.0106|20.9714|48|TE|63
      Shtip|Eastern|2000|32 3|41.7458|22.1958|49|ST|42
      Veles|Vardar|1400|43 2|41.7156|21.7756|47|VE|40
      Ohrid|Southwestern|6000|46 2|41.1172|20.8019|43|OH|38
      Gostivar|Polog|1230|42 2|41.7958|20.9083|48|GV|33
      Strumica|Southeastern|2400|34 3|41.4375|22.6431|46|SR|33
      Kavadarci|Vardar|1430|43 4|41.4331|22.0119|47|KA|32
      Kochani|Eastern|2300|33 2|41.9164|22.4128|49|KO|24
      Kichevo|Southwestern|6250|45 2|41.5127|20.9589|43|KI|23
      Gevgelija|Southeastern|1480|34 2|41.1417|22.5014|46|GE|15
      Struga|Southwestern|6330|46 7|41.1778|20.6783|43|SU|15
      Radovish|Southeastern|2420|32 6|41.6383|22.4647|46|RA|14
      Debar|Southwestern|1250|46 8|41.5244|20.5242|43|DB|11
      Kriva Palanka|Northeastern|1330|31 3|42.2008|22.3317|42|KP|13
      Negotino|Vardar|1440|43 3|41.4847|22.0892|47|NE|12
      Sveti Nikole|Vardar|2220|32 4|41.8644|21.9394|49|SN|12
      Delchevo|Eastern|2320|33 4|41.9672|22.7694|49|DE|8
      Vinica|Eastern|2310|33 3|41.8828|22.5092|49|VI|8
      Berovo|Eastern|2330|33 4|41.7031|22.8578|49|BE|6
      Probishtip|Eastern|2210|32 4|42.0031|22.1786|49|PS|7
      Valandovo|Southeastern|2460|34 3|41.3175|22.5611|46|VA|4`,
    others: `Skopje=Скопје|Shkup|Skoplje|Üsküp; Kumanovo=Куманово; Bitola=Битола|Monastir; Prilep=Прилеп; Tetovo=Тетово|Tetova; Shtip=Štip|Stip|Штип;
      Veles=Велес; Ohrid=Охрид; Gostivar=Гостивар; Strumica=Струмица; Kavadarci=Кавадарци; Kochani=Kočani|Кочани; Kichevo=Kičevo|Кичево|Kërçova;
      Gevgelija=Гевгелија; Struga=Струга; Radovish=Radoviš|Радовиш; Debar=Дебар|Dibra e Madhe; Delchevo=Delčevo|Делчево; Probishtip=Probištip|Пробиштип;
      Negotino=Неготино; Kriva Palanka=Крива Паланка; Sveti Nikole=Свети Николе; Vinica=Виница; Berovo=Берово; Valandovo=Валандово`,
  },
  get roads() {
    return inLatin(ROADS, macedonianLatin);
  },
  street: '{road} {1-140}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+389 7[0-258] ### ###',
  landline: '+389 {place.area}## ###',
  // Leading numbers and BICs from general knowledge; published IBANs confirm 200, 240, 250 and 300.
  banks: {
    columns: 'bank bic code share',
    rows: `
      Komercijalna banka|KOBSMK2X|300|29
      Stopanska banka|STOBMK2X|200|25
      NLB banka|TUTNMK22|210|20
      Sparkasse banka|INSBMK22|250|12
      Halkbank|EXPCMK22|270|9
      ProCredit Bank|PRBUMK22|380|4
      UNIBanka|UIBMMK22|240|3`,
    others: `Komercijalna banka=Комерцијална банка; Stopanska banka=Стопанска банка; NLB banka=НЛБ Банка; Sparkasse banka=Шпаркасе банка;
      UNIBanka=УНИБанка`,
  },
  account: {
    label: 'Transaction account',
    validator: mkAccount,
    write: sealed('{bank.code}-{10#}-00', sealMod97),
    synonyms: ['трансакциска сметка', 'жиро сметка', 'smetka'],
  },
  iban: ibanField({ MK }, '{account.bare}', { MK: withMod97 }),
  cards: 'visa:52 mastercard:46 diners:2',
  firms: {
    forms: `
      DOOEL|72|1996|1|120|1
      DOO|24|1990|2|250
      AD|2|1990|30|4000
      TP|2|1990|1|10|1`,
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{trade} {founder}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [35_500, 118_000],
  fields: {
    region: { label: 'Statistical region' },
    id: certified(jmbg, 'EMBG', { synonyms: ['ембг', 'матичен број', 'единствен матичен број'] }),
    idcard: pictured('Identity card number', '[A-Z]#######', {
      group: 'identity',
      synonyms: ['лична карта'],
    }),
    passport: pictured('Passport number', '[A-Z]#######', { synonyms: ['пасош'] }),
    licence: pictured('Driving licence', 'V#######', { synonyms: ['возачка дозвола'] }),
    // Persons are taxed under their EMBG.
    tax: certified(jmbg, 'Tax number (EMBG)', { make: (_, p) => p.read('id') }),
    bankcode: pictured('Bank code', '{bank.code}', { synonyms: ['водечки број'] }),
    nativeaddress: addressIn(inCyrillic, 'Address in native script', ['адреса']),
    plate: pictured('Registration plate', '{place.plate} ####-[A-PR-VZ][A-PR-VZ]', {
      synonyms: ['таблички'],
    }),
  },
  company: {
    // EMBS, the number of the Central Register.
    registration: {
      label: 'EMBS',
      make: (random, { firm }) => String(EMBS(random, firm.founded)),
    },
    tax: certified(mkEdb, 'EDB', {
      synonyms: ['едб', 'даночен број'],
      make: (random, { firm }) => edbOf(random, Math.max(1990, firm.founded)),
    }),
    vat: { label: 'VAT number (MK)', validator: mkEdb, make: (_, p) => `MK${p.read('tax')}` },
  },
}));

/** Numbers of the register by year: estimates, from general knowledge. */
const EMBS = series(
  '1990 4050000 · 1996 4950000 · 2000 5350000 · 2006 6050000 · 2012 6780000 · 2018 7260000 · 2026 7890000',
);
