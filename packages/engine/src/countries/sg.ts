import { KEPT } from '../data/gulfWork.ts';
import { english } from '../data/languages/english.ts';
import { CHINESE, MALAY, TAMIL } from '../data/malayanNames.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { emv, phoneDigits, template } from '../fields/qrPayload.ts';
import { bankPicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Firm, NameFacts, Persona } from '../model.ts';
import { sgNric, withSgCheck } from '../validators/sgNric.ts';
import { sgUen, withUenCheck } from '../validators/sgUen.ts';
import { certified, country, pictured } from './declare.ts';
import { RESIDENTS } from './sg/residents.ts';
import { ROADS } from './sg/roads.ts';

/** The number of an HDB block: it ends the postcode, too. */
const block = pictured('HDB block', '{101-899}', {
  group: 'contact',
  synonyms: ['block number'],
});

/** Of housing, and of other buildings, whose fourth last digit is none of a block's. */
const POSTCODE = '{zone}0{block}';
const HOUSING = picture(POSTCODE);
const OFFICES = picture('{zone}[89]{block}');

/**
 * Occupations of people on work permits, which citizens do not have (Ministry of Manpower, foreign workforce
 * numbers: construction and yards).
 */
const ON_SITES = 'labourer mason painter plumber carpenter welder';

export const sg = country('sg', () => ({
  name: 'Singapore',
  alpha3: 'SGP',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[31], [25]],
  // Ten years since October 2021.
  passports: [2099, 3651],
  currency: 'SGD',
  perEuro: 1.5,
  priceStep: 5,
  gs1: '888',
  holidays: '0101^ spring..1^ fitr+1^ E-2 0501^ vesak^ adha+1^ 0809^ diwali^ 1225^',
  group: 'Asia',
  locale: { language: 'en', zone: 'Asia/Singapore' },
  economy: {
    vat: { usual: 9 },
    deductions: { social: 20, tax: 3 },
    tenure: { rent: 10, loan: 45 },
    shops: { card: 48, wallet: 40 },
  },
  words: {
    exonyms: 'singapurisch Singapura',
    scripts: 'シンガポール 新加坡 싱가포르 سنغافورة सिंगापुर Сингапур Сингапура Сінгапур',
  },
  language: {
    ...english,
    merchants: `{owner} Provision Shop|{owner} Pharmacy|{town} Minimart|{town} Kopitiam|{town} Bookshop|{town} Chicken Rice|
      {owner} Bakery|{owner} Hair Salon|{town} Eating House|{town} Medical Hall|{town} Bubble Tea||
      {owner} Fashion|{owner} Electronics|{owner} Optical|{town} Hardware|{owner} Sports|{town} Travel|
      {owner} Jewellery`,
  },
  aliases:
    'Singapura 新加坡 சிங்கப்பூர் Singaporean Singaporeans Lion_City Singapour Singapur Republic_of_Singapore',
  men: 53,
  // Citizens and permanent residents by the census of 2020, then people of other nationalities.
  names: [
    ...[
      { share: 25, ...CHINESE },
      {
        share: 24,
        ...CHINESE,
        // Many have an English name before the Chinese one.
        order: '{middle} {family} {given}',
        middle: `Daniel/Rachel Jason/Michelle Marcus/Cheryl Ryan/Vanessa Benjamin/Joanne Desmond/Grace Kelvin/Amanda
        Alvin/Jasmine Adrian/Nicole Eugene/Stephanie Terence/Samantha Raymond/Jessica Vincent/Rebecca Jeremy/Charlotte
        Gabriel/Chloe Nicholas/Natalie Darren/Audrey Edwin/Angeline Wilson/Belinda Aaron/Celine Ethan/Charmaine
        Lucas/Clara Jayden/Claire Ivan/Daphne Melvin/Denise Calvin/Doreen Derek/Elaine Gerald/Esther Andrew/Eunice
        Joshua/Felicia Jonathan/Fiona Samuel/Geraldine Kenneth/Irene Lionel/Jocelyn Shaun/Joyce Xavier/Priscilla
        Clement/Serena Bryan/Sharon Alan/Valerie Jerome/Yvonne`,
      },
      { share: 9.5, ...MALAY },
      { share: 6, ...TAMIL },
      // Eurasians.
      {
        share: 2,
        male: {
          0: 'Joseph Anthony Peter Michael John Dennis Raymond Francis Gerald Edwin Clement Henry Vincent Bernard Leslie',
          1975: 'Mark Kevin Brian Gerard Adrian Christopher Shaun Jerome Darren Ryan Marc Joel Timothy Gabriel Ethan',
        },
        female: {
          0: 'Theresa Mary Margaret Dorothy Agnes Helen Rita Cecilia Doreen Christina Irene Veronica Patricia Barbara Josephine',
          1975: 'Michelle Vanessa Natalie Melissa Denise Claire Rachel Joanna Nicole Stephanie Samantha Andrea Chloe Beatrice Isabelle',
        },
        family: `Pereira de_Souza D'Cruz Rodrigues Oliveiro Shepherdson Sta_Maria Tessensohn de_Silva Monteiro Fernandez
        Gomes Pinto Lazaroo Danker Aeria Cornelius Scully Minjoot Hendricks`,
      },
    ].map((citizens): NameFacts => ({ never: ON_SITES, ...citizens })),
    // The police and the Civil Defence Force employ citizens, and few permanent residents.
    ...RESIDENTS.map((residents): NameFacts => ({ never: KEPT, ...residents })),
  ],
  places: {
    // The city's towns, with the first digits of their postcodes; residents of 2024 in thousands.
    columns: 'city region zone lat lon pop',
    rows: `
      Tampines|East Region|52|1.3496|103.9568|286
      Bedok|East Region|46|1.3236|103.9273|278
      Sengkang|North-East Region|54|1.3868|103.8914|265
      Jurong West|West Region|64|1.3404|103.7090|258
      Woodlands|North Region|73|1.4362|103.7880|256
      Hougang|North-East Region|53|1.3612|103.8863|228
      Yishun|North Region|76|1.4304|103.8354|229
      Punggol|North-East Region|82|1.3984|103.9072|203
      Choa Chu Kang|West Region|68|1.3840|103.7470|192
      Ang Mo Kio|North-East Region|56|1.3691|103.8454|159
      Bukit Batok|West Region|65|1.3590|103.7637|170
      Bukit Panjang|West Region|67|1.3774|103.7719|138
      Toa Payoh|Central Region|31|1.3343|103.8563|140
      Pasir Ris|East Region|51|1.3721|103.9474|146
      Serangoon|North-East Region|55|1.3554|103.8679|117
      Bukit Merah|Central Region|15|1.2819|103.8239|149
      Queenstown|Central Region|14|1.2942|103.7861|100
      Sembawang|North Region|75|1.4391|103.8205|113
      Clementi|West Region|12|1.3162|103.7649|102
      Bishan|Central Region|57|1.3526|103.8352|87
      Jurong East|West Region|60|1.3329|103.7436|76`,
    others: `Tampines=淡滨尼; Bedok=勿洛; Woodlands=兀兰; Toa Payoh=大巴窑; Ang Mo Kio=宏茂桥; Queenstown=女皇镇; Jurong West=裕廊西;
      Jurong East=裕廊东|Jurong; Yishun=义顺; Hougang=后港`,
  },
  roads: ROADS,
  street: 'Blk {block} {road}, \\#{02-25}-{10-1299}',
  address: '{street}, Singapore {postcode}',
  postcode: POSTCODE,
  phone: '+65 (8[1-7]|9[0-24-8])## ####',
  landline: '+65 (62|64|65|67)## ####',
  // Shares of retail customers as far as banks publish them.
  banks: {
    columns: 'bank bic code account share',
    rows: `
      DBS Bank|DBSSSGSG|7171|###-#####-#|46
      OCBC Bank|OCBCSGSG|7339|###-######-###|20
      United Overseas Bank|UOVBSGSG|7375|###-###-###-#|18
      Standard Chartered Bank|SCBLSG22|9496|##-#-######-#|4.5
      Citibank Singapore|CITISGSL|9465|##########|3.5
      HSBC Singapore|HSBCSGS2|9548|###-######-###|2.5
      Maybank Singapore|MBBESGS2|9636|###########|2.5
      Bank of China|BKCHSGSG|7083|###########|1
      CIMB Bank|CIBBSGSG|7986|##########|1
      ICBC Singapore|ICBKSGSG|8712|##########|0.6
      RHB Bank|RHBBSGSG|7366|##############|0.4`,
    others: `DBS Bank=DBS|POSB|DBS/POSB; United Overseas Bank=UOB; OCBC Bank=Oversea-Chinese Banking Corporation|OCBC`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:52 mastercard:40 amex:5 unionpay:3',
  wallets: 'DBS_PayLah!:55 GrabPay:28 ShopeePay:12 Singtel_Dash:5',
  mobileMoney: false,
  // Live entities by kind: ACRA, 2024.
  firms: {
    forms: `
      Pte. Ltd.|76|1963|1|90
      Enterprise|17|1974|1|12|1
      LLP|5|2005|2|25
      Ltd.|2|1963|30|2500`,
    trades: `
      retail Trading|Supplies||Hardware|Books|Gifts|Minimart`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{town} {trade}|{founder} Brothers {trade}) {form}',
    sole: '{founder} {trade} {form}',
    era: 1963,
  },
  ages: '9 18 20 18.5 16.5 12 6',
  life: {
    studies: 62,
    retires: 65,
    pays: [350, 2500],
    institutions: `
      university (National University of Singapore|Nanyang Technological University|Singapore Management University|Singapore Polytechnic|Temasek Polytechnic|Ngee Ann Polytechnic)
      primary {town} (North|South|View|Green) Primary School
      secondary {town} (North|South|View|Green) Secondary School
      hospital {town} General Hospital
      care {town} Nursing Home
      town {town} Town Council
      police Singapore Police Force
      transit {town} Bus Services
      pension Central Provident Fund Board
      fire Singapore Civil Defence Force
      welfare {town} Family Service Centre`,
  },
  sources:
    'Ages and places: Department of Statistics, 2024. Communities: census of 2020, Ministry of Manpower. Firms: ACRA. Banks and cards: estimates.',
  income: [1900, 14000],
  fields: {
    postcode: { label: 'Postal code' },
    block,
    // Residents of other nationalities have a FIN instead.
    id: certified(sgNric, 'NRIC / FIN', {
      synonyms: ['nric', 'nric number', 'identity card number'],
      make: (random, p) => (p.community.nation ? finOf(random, p) : sgNric.make(random, p)),
    }),
    fin: certified(sgNric, 'FIN (as a foreigner)', {
      held: ({ foreign }) => foreign,
      group: 'identity',
      synonyms: ['foreign identification number', 'fin number', 'work permit number'],
      make: (random, p) => (p.community.nation ? p.read('id') : finOf(random, p)),
    }),
    // The last letter of a Singapore passport is a check letter whose rule is not public: drawn.
    passport: {
      label: 'Passport number',
      write: (out, at, random, p) =>
        picture(PASSPORTS[p.community.nation ?? ''] ?? 'K#######[A-Z]')(out, at, random, p),
    },
    licence: { label: 'Driving licence', validator: sgNric, make: (_, p) => p.read('id') },
    tax: { label: 'Tax reference number', validator: sgNric, make: (_, p) => p.read('id') },
    vat: certified(sgUen, 'GST registration number'),
    ssn: {
      label: 'CPF account number',
      validator: sgNric,
      synonyms: ['cpf', 'central provident fund'],
      make: (_, p) => p.read('id'),
    },
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('Branch code', '{001-120}'),
    plate: { label: 'Vehicle number', make: (random) => plate(random) },
  },
  company: {
    block: { ...block, label: 'Block or building' },
    // Shops of housing blocks are on the ground floor, offices in buildings of their own.
    street: {
      picture: '(Blk {block} {road}, \\#01-{10-99}|{block} {road}, \\#{01-12}-{01-40})',
    },
    postcode: {
      write: (out, at, random, p) =>
        (p.read('street').startsWith('Blk') ? HOUSING : OFFICES)(out, at, random, p),
    },
    registration: certified(sgUen, 'UEN', {
      make: (random, { firm }) => uenOf(random, firm),
    }),
    vat: {
      label: 'GST registration number',
      validator: sgUen,
      make: (_, p) => p.read('registration'),
    },
  },
  // Source: SGQR specification of MAS and IMDA; PayNow: 01 the kind of proxy (0 mobile), 02 the proxy, 03 the amount is fixed.
  qr: emv({
    name: 'PayNow',
    currency: '702',
    referenceId: 1,
    account: (payment) =>
      template(26, [
        [0, 'SG.PAYNOW'],
        [1, '0'],
        [2, `+${phoneDigits(payment)}`],
        [3, '0'],
      ]),
  }),
  presets: [
    {
      key: 'paynow',
      scheme: INSTANT_TRANSFER,
      name: 'PayNow transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['PayNow ID (mobile)', 'payee.phone'],
        ['PayNow ID (NRIC)', 'payee.id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
    {
      key: 'paynow-corporate',
      scheme: INSTANT_TRANSFER,
      name: 'PayNow to a business',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payee', 'company.name'],
        ['PayNow ID (UEN)', 'company.registration'],
        ['Payee bank', 'company.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Bill reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** A UEN as the form has it: businesses eight digits, companies year and five digits, partnerships T, year, LL, four. */
function uenOf(random: Random, { form, founded }: Firm): string {
  const kind = form.name.text;
  const body =
    kind === 'Enterprise'
      ? `${founded < 2004 ? `5${random.below(3)}` : 53}${businessNumber(random, founded)}`
      : kind === 'LLP'
        ? `T${two(founded % 100)}LL${random.digits(4)}`
        : `${founded}${random.digits(5)}`;
  return withUenCheck(body);
}

/** Returns six digits; numbers after 53 are issued in order, some 22,000 a year (seen on issued numbers). */
function businessNumber(random: Random, founded: number): string {
  const from = founded < 2004 ? random.below(970_000) : (founded - 2004) * 22_000;
  return String(from + random.below(22_000)).padStart(6, '0');
}

/** Returns a FIN: F until 1999, G until 2021, M since; young people came late. */
function finOf(random: Random, { born, asOf }: Persona): string {
  const came = Math.min(asOf.year - 1, Math.max(1990, born.year + 20 + random.below(20)));
  return withSgCheck((came < 2000 ? 'F' : came < 2022 ? 'G' : 'M') + random.digits(7));
}

/** Passports of the nations whose people live there. */
const PASSPORTS: Readonly<Record<string, string>> = {
  MYS: 'A########',
  CHN: 'E[A-HJ-NP-Z]#######',
  IND: '[A-Z]#######',
  BGD: 'A########',
  PHL: 'P#######[ABC]',
  IDN: '[CEX]#######',
};

/** S, two letters, up to four digits and a check letter: weights 9-4-5-4-3-2, modulo 19. */
function plate(random: Random): string {
  const letters = random.pick('KLMN') + random.pick('ABCDEFGHJKLMNPQRSTUVXYZ');
  const number = random.int(1, 9999);
  const values = [
    ...Array.from(letters, (letter) => letter.charCodeAt(0) - 64),
    ...Array.from(String(number).padStart(4, '0'), Number),
  ];
  const sum = values.reduce((total, value, i) => total + value * ([9, 4, 5, 4, 3, 2][i] as number), 0);
  return `S${letters} ${number} ${'AZYXUTSRPMLKJHGEDCB'.charAt(sum % 19)}`;
}
