import { CHN, foreigners, IND, MEX, PHL } from '../data/foreigners.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ACH, FEDNOW, FEDWIRE, RTP } from '../data/schemes/us.ts';
import { noPractices } from '../data/sectors.ts';
import { byRegion, placeChoice } from '../fields/regional.ts';
import type { Random } from '../kernel/random.ts';
import type { Bank, Life, Persona, Preset } from '../model.ts';
import {
  addressFacts,
  alphanumeric,
  constant,
  datedId,
  dayOf,
  digits,
  fact,
  oneOf,
  UETR,
} from '../presets/facts.ts';
import { aba } from '../validators/aba.ts';
import { usDea } from '../validators/usDea.ts';
import { usEin } from '../validators/usEin.ts';
import { usItin } from '../validators/usItin.ts';
import { usMbi } from '../validators/usMbi.ts';
import { usNpi } from '../validators/usNpi.ts';
import { usSsn } from '../validators/usSsn.ts';
import { certified, country, pictured } from './declare.ts';
import { american } from './us/american.ts';
import { PEOPLES } from './us/names.ts';
import { LICENCES, PLATES } from './us/states.ts';

const areacode = {
  label: 'Area code',
  group: 'contact',
  synonyms: ['npa', 'telephone area code'],
  write: placeChoice('area'),
} as const;

const trace = { label: 'ACH trace number', group: 'transaction' } as const;

export const us = country('us', () => ({
  name: 'United States',
  alpha3: 'USA',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[15, 31]],
  currency: 'USD',
  perEuro: 1.1,
  ips: '73.0-255 67.160-191 99.0-127',
  gs1: '072',
  holidays: '0101^ 0115m 0215m 0525m 2022:0619^ 0704^ 0901m 1008m 1111^ 1122h 1225^',
  group: 'Americas',
  locale: { language: 'en', zone: 'America/New_York' },
  economy: {
    vat: { usual: 0 },
    deductions: { social: 7.65, tax: 16.5 },
    tenure: { rent: 34, loan: 40 },
    shops: { card: 56, wallet: 38 },
  },
  words: {
    exonyms: `The_States US-American amerikanisch amerikanische américain américaine americano estadounidenses Stati_Uniti
      美国 アメリカ 미국 Stany_Zjednoczone Stanów_Zjednoczonych Verenigde_Staten amerykański amerykańska amerykańskie
      amerykańskich americana americani americanos Amerikaans Amerikaanse Amerikalı ABD amerykańscy Amerika_Serikat
      nước_Mỹ người_Mỹ Hoa_Kỳ`,
    scripts: `アメリカ合衆国 アメリカ 米国 美国 美國 미국 الولايات_المتحدة أمريكا أميركا أمريكي~ أميركي~ अमेरिका अमरीका अमेरिकी США Америка
      Америки американск~ американськ~ американец американцы американцев Сполучені_Штати Marekani Mmarekani
      Wamarekani`,
    women: 'Amerikanerin Amerikanerinnen Amerykanka Amerykanki',
    places: `New York=ニューヨーク|纽约|紐約|뉴욕|نيويورك|न्यूयॉर्क|न्यू यॉर्क|Нью-Йорк+|Нью-Йорку|Nowy Jork|Nowego Jorku|Nowym Jorku|Nova York|Nova Iorque|neoyorquino|neoyorquina|newyorkais|newyorkaise|newyorchese
      ; Los Angeles=ロサンゼルス|洛杉矶|洛杉磯|로스앤젤레스|لوس أنجلوس|लॉस एंजिल्स|Лос-Анджелес+|Angeleno|Angelenos
      ; San Francisco=サンフランシスコ|旧金山|舊金山|三藩市|샌프란시스코|سان فرانسيسكو|Сан-Франциско
      ; Chicago=シカゴ|芝加哥|시카고|شيكاغو|शिकागो|Чикаго|Чікаго|Chicagoan|Chicagoans
      ; Boston=ボストン|波士顿|波士頓|보스턴|بوسطن|Бостон+|Bostonian|Bostonians
      ; Houston=ヒューストン|休斯顿|휴스턴|Хьюстон+|Houstonian
      ; Miami=マイアミ|迈阿密|마이애미|ميامي|Майами|Маямі
      ; Seattle=シアトル|西雅图|시애틀|سياتل|Сиэтл+
      ; Las Vegas=ラスベガス|拉斯维加斯|라스베이거스
      ; California=カリフォルニア|加利福尼亚|加州|캘리포니아|كاليفورنيا|Калифорния|Калифорнии|Californians|californiano|californiana
      ; Texas=テキサス|德克萨斯|得克萨斯|텍사스|تكساس|Техас+|texano|texana
      ; Florida=フロリダ|佛罗里达|플로리다|Флорида|Флориды|Floridians
      ; Ohio=Ohioan|Ohioans
      ; Michigan=Michigander|Michiganders
      ; Pennsylvania=Pennsylvanian|Pennsylvanians
      ; Arizona=Arizonan|Arizonans`,
    unlistedRegions: `Alabama|AL|Alaska|AK|Arkansas|AR|Connecticut|CT|Delaware|Hawaii|Idaho|Iowa|IA|Kansas|KS|Kentucky|KY|Louisiana
      Maine|Maryland|MD|Minnesota|MN|Mississippi|Missouri|MO|Montana|MT|Nebraska|NE|Nevada|NV|New England
      New Hampshire|NH|New Jersey|NJ|New Mexico|NM|North Dakota|ND|Oklahoma|Oregon|Rhode Island|RI|South Carolina|SC
      South Dakota|SD|Utah|UT|Vermont|VT|Virginia|VA|West Virginia|WV|Wisconsin|WI|Wyoming|WY`,
    numbers: { company: 'fein' },
  },
  aliases: `United_States_of_America America American Americans U.S. U.S.A. Estados_Unidos Estadounidense EEUU
    États-Unis Vereinigte_Staaten Amerika`,
  // Adults by age: Census Bureau, 2024.
  ages: '11.5 17.5 17 15 16 13.5 9.5',
  population: {
    source:
      'Estimates, rounded; women’s pay by the BLS, usual weekly earnings of full-time workers 2024 (81 to 83 % of men’s)',
    men: '51.1 51.2 50.4 49 47 43 34',
    work: ['58 85 88 86 77 62 35 23 13', '57 75 75 75 66 51 27 16 7'],
    own: [11, 8],
    unemployed: 4.1,
    disabled: 6,
    pensioned: 96,
    pay: { median: 5070, spread: 4.7, top: 6.6, women: 83 },
  },
  paper: 'Letter-Size',
  life: {
    // Social Security Administration, schedule of payments: the second to fourth Wednesday by birthday.
    pensionPay: { weeks: { weekday: 3, numbers: [2, 3, 4] } },
    studies: 55,
    retires: 66,
    pays: [1150, 4200],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Social Security Administration
      town@Brooklyn+Bronx City of New York
      town@Washington Government of the District of Columbia
      police@Brooklyn+Bronx New York Police Department
      police@Washington Metropolitan Police Department
      university@New_York+Brooklyn+Bronx (City University of New York|New York University)
      university@Washington (Howard University|University of the District of Columbia)
      university@Boston (Boston University|University of Massachusetts Boston)
      university@Columbus Ohio State University
      university@Indianapolis Indiana University Indianapolis
      university@Philadelphia (Temple University|Drexel University)
      transit@New_York+Brooklyn+Bronx MTA New York City Transit`,
  },
  language: american,
  names: PEOPLES,
  // Census Bureau, American Community Survey 2023: 6.7 % are no citizens.
  foreigners: foreigners([
    [MEX, 3.6],
    [IND, 0.9],
    [CHN, 0.8],
    [PHL, 0.4],
  ]),
  places: {
    columns: 'city region home zone area lat lon pop',
    short: 'home',
    rows: `
      New York|New York|NY|10001-10014,10016-10040|212 332 646 917|40.7780|-73.9680|1660
      Brooklyn|New York|NY|11201,11203-11226,11228-11239|718 347 917 929|40.6500|-73.9496|2650
      Bronx|New York|NY|10451-10475|718 347 917 929|40.8448|-73.8648|1420
      Los Angeles|California|CA|90001-90008,90010-90029,90031-90049|213 310 323 424 747 818 738|34.0522|-118.2437|3820
      Chicago|Illinois|IL|60605-60626,60628-60634,60636-60647|312 773 872|41.8781|-87.6498|2660
      Houston|Texas|TX|77002-77009,77011-77051,77053-77099|281 346 713 832|29.7604|-95.3698|2310
      Phoenix|Arizona|AZ|85003-85009,85012-85024,85031-85035|480 602 623|33.4484|-112.0740|1650
      Philadelphia|Pennsylvania|PA|19102-19107,19118-19154|215 267 445|39.9526|-75.1652|1550
      San Antonio|Texas|TX|78201-78230|210 726|29.4241|-98.4936|1495
      San Diego|California|CA|92101-92111,92113-92124,92126-92131|619 858|32.7157|-117.1611|1390
      Dallas|Texas|TX|75201-75212,75214-75220,75223-75238|214 469 972 945|32.7767|-96.7970|1300
      Jacksonville|Florida|FL|32204-32211,32216-32226|904 324|30.3322|-81.6557|985
      Austin|Texas|TX|78701-78705,78721-78739,78744-78759|512 737|30.2672|-97.7431|980
      Fort Worth|Texas|TX|76102-76112,76114-76120,76131-76137|817 682|32.7555|-97.3308|978
      San Jose|California|CA|95110-95113,95116-95136|408 669|37.3382|-121.8863|970
      Columbus|Ohio|OH|43201-43207,43209-43215,43219-43224|614 380|39.9612|-82.9988|913
      Charlotte|North Carolina|NC|28202-28217,28269-28270|704 980|35.2271|-80.8431|911
      Indianapolis|Indiana|IN|46201-46205,46216-46222,46224-46229|317 463|39.7684|-86.1581|880
      San Francisco|California|CA|94102-94105,94107-94112,94114-94118|415 628|37.7649|-122.4394|809
      Seattle|Washington|WA|98101-98109,98115-98119|206 564|47.6062|-122.3121|755
      Denver|Colorado|CO|80202-80212,80218-80224,80230-80239|303 720|39.7392|-104.9903|717
      Washington|District of Columbia|DC|20001-20012,20015-20020|202 771|38.9172|-77.0169|679
      Boston|Massachusetts|MA|02108-02111,02113-02116,02118-02122|617 857|42.3401|-71.0789|654
      Nashville|Tennessee|TN|37203-37221|615 629|36.1627|-86.7816|688
      Detroit|Michigan|MI|48201-48217,48221-48228|313|42.3850|-83.1100|633
      Atlanta|Georgia|GA|30303-30319,30324-30329|404 470 678 943|33.7490|-84.3880|511
      Miami|Florida|FL|33125-33147|305 786 645|25.7817|-80.2218|455`,
    others: `New York=New York City|NYC|NY|Nueva York|Manhattan|New Yorker|New Yorkers;
      Los Angeles=LA|LA California|City of Angels; San Francisco=SF|Frisco; Philadelphia=Philly;
      @Washington=Washington DC|Washington D.C.; California=CA|Californian|Kalifornien|Californie; Illinois=IL;
      Texas=TX|Texan|Texans; Arizona=AZ; Pennsylvania=PA; Florida=FL|Floridian; Ohio=OH; North Carolina=NC; Indiana=IN;
      Colorado=CO; District of Columbia=DC|Washington DC|Washington D.C.; Massachusetts=MA; Tennessee=TN; Michigan=MI;
      Georgia=GA; Bronx=The Bronx`,
  },
  roads: `Main_St Oak_St Maple_Ave Park_Ave Washington_St Elm_St Cedar_St Pine_St Lake_St Hill_St Walnut_St Church_St 2nd_St
    3rd_St 4th_St 5th_Ave 7th_St 9th_Ave 12th_St Lincoln_Ave Jefferson_St Madison_Ave Jackson_St Franklin_St Highland_Ave
    Sunset_Blvd@Los_Angeles Wilshire_Blvd@Los_Angeles Peachtree_St@Atlanta Woodward_Ave@Detroit Michigan_Ave@Chicago
    Flatbush_Ave@Brooklyn Grand_Concourse@Bronx Market_St@San_Francisco+Philadelphia+San_Diego Congress_Ave@Austin River_Rd Spring_St Chestnut_St Broadway Center_St Ridge_Rd Meadow_Ln Willow_Dr Forest_Dr Cherry_Ln
    Dogwood_Dr Sycamore_St Magnolia_Ave Valley_View_Dr Mill_Rd Park_Pl`,
  street: '({100-9899}|{10-999}|{1000-2999}) {road}(|||, Apt {1-40}|, Apt {1-9}[A-F]|, Unit {100-1400})',
  address: '{street}, {city}, {place.home} {postcode}',
  postcode: '{zone}',
  // No 555 and no service code (N11); the numbers kept for fiction are in `fictionphone`.
  phone: '+1 {areacode}-[2-46-9][02-9]#-####',
  landline: '+1 {areacode}-555-01##',
  // Shares of retail customers, after J.D. Power and the FDIC; regional banks are near their branches.
  banks: {
    columns: 'bank bic code share near',
    rows: `
      JPMorgan Chase|CHASUS33|021000021|21
      Bank of America|BOFAUS3N|026009593|18
      Wells Fargo|WFBIUS6S|121000248|15
      Capital One|HIBKUS44|065000090|9
      U.S. Bank|USBKUS44|091000022|6
      PNC Bank|PNCCUS33|043000096|6
      Citibank|CITIUS33|021000089|8|New York,California,Illinois,Florida,District of Columbia
      Truist|BRBTUS33|053101121|14|North Carolina,Georgia,Florida,Tennessee,District of Columbia,Pennsylvania
      TD Bank|NRTHUS33|031201360|9|New York,Pennsylvania,Massachusetts,District of Columbia,Florida
      Fifth Third Bank|FTBCUS3C|042000314|9|Ohio,Illinois,Michigan,Indiana,Tennessee
      Citizens Bank|CTZIUS33|011500120|10|Massachusetts,Pennsylvania,Michigan
      KeyBank|KEYBUS33|041001039|7|Ohio,Indiana,Washington
      Huntington National Bank|HUNTUS33|044000024|12|Ohio,Michigan,Indiana
      M&T Bank|MANTUS33|022000046|4|New York,Pennsylvania,District of Columbia
      Regions Bank|UPNBUS44|062000019|9|Tennessee,Georgia,Indiana
      BMO Bank|HATRUS44|071000288|6|Illinois,Indiana,Arizona`,
    others: `JPMorgan Chase=Chase|JPMorgan|JP Morgan|Chase Bank; Bank of America=BofA|BoA; Citibank=Citi;
      U.S. Bank=USB|US Bancorp; PNC Bank=PNC; Capital One=CapOne; TD Bank=TD`,
  },
  account: '%########(|#|##|###)',
  cards: 'visa:60 mastercard:27 amex:7 discover:6',
  wallets: 'Zelle:36 Venmo:22 Cash_App:22 PayPal:20',
  firms: {
    // California, New York and others leave LLPs to professions (Cal. Corp. Code § 16101(8), N.Y. Partnership Law § 121-1500).
    forms: `
      ~Sole proprietorship|190|1936|1|12|1|insurance,finance,airline,energy
      ~Partnership|6|1936|2|30
      LLC|62|1990|1|400
      Inc.|26|1936|2|3000
      Corp.|5|1936|5|6000
      Co.|3|1936|3|800
      LLP|60|1992|3|300||${noPractices()}
      Ltd.|2|1936|2|300`,
    name: '({founder} {trade}|{town} {trade}|{founder} & {partner} {trade}|{founder} Brothers {trade}) {form}',
  },
  income: [2500, 14000],
  sources: 'Census Bureau 2024, Social Security Administration, FDIC, Nilson; shares of forms are estimates',
  fields: {
    areacode,
    id: certified(usSsn, 'SSN', { synonyms: ['social'], held: hasSsn }),
    ssn: { label: 'Social Security number', validator: usSsn, held: hasSsn, make: (_, p) => p.read('id') },
    tax: { label: 'TIN (SSN)', validator: usSsn, held: hasSsn, make: (_, p) => p.read('id') },
    // For people who cannot have an SSN.
    itin: certified(usItin, 'ITIN', {
      held: (p) => !hasSsn(p),
      group: 'tax',
      synonyms: ['individual taxpayer identification number', 'individual taxpayer id', 'itin number'],
    }),
    // Nine digits until 2021, since then a letter and eight digits.
    passport: pictured('Passport number', '([A-E]########|[4-6]########)'),
    licence: { label: "Driver's license", write: byRegion(LICENCES) },
    postcode: { label: 'ZIP code' },
    region: { label: 'State' },
    // Medicare's number from 65 on, before that the member number of a health plan.
    health: {
      label: 'Health insurance ID',
      synonyms: ['medicare', 'mbi', 'medicare beneficiary', 'member id'],
      make: (random, p) =>
        p.born.year <= 1960
          ? usMbi.make(random, p)
          : `${random.chars(3, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${random.digits(9)}`,
    },
    npi: certified(usNpi, 'NPI', {
      held: ({ life }) => isClinician(life, PROVIDERS),
      group: 'work',
      synonyms: ['national provider identifier', 'provider npi'],
    }),
    dea: {
      label: 'DEA number',
      group: 'work',
      held: ({ life }) => isClinician(life, PRESCRIBERS),
      synonyms: ['dea', 'dea registration', 'dea number of the prescriber'],
      validator: usDea,
      make: (random, { family }) => usDea.make(random, { family }),
    },
    fictionphone: pictured('Fictional phone', '+1 {areacode}-555-01##', { group: 'contact' }),
    routing: { label: 'ABA routing number', picture: '{bank.code}', validator: aba },
    // An entry comes from another's bank.
    trace: { ...trace, make: (random, { country }) => traceOf(random, random.pick(country.banks)) },
    plate: { label: 'License plate', write: byRegion(PLATES), synonyms: ['tag number'] },
  },
  company: {
    street: { picture: '({100-9899}|{10-999}|{1000-2999}) {road}(|||, Suite {100-1400})' },
    areacode,
    // States number their firms each in its own way; this is the look of Delaware's.
    registration: pictured('State file number', '%######'),
    tax: certified(usEin, 'EIN', { synonyms: ['employer identification number', 'federal tax id'] }),
    region: { label: 'State' },
    routing: { label: 'ABA routing number', group: 'banking', picture: '{bank.code}', validator: aba },
    // In a batch's header a one says that an EIN follows.
    achid: pictured('ACH company ID', '1{tax.bare}', { group: 'banking' }),
    trace: { ...trace, make: (random, { bank }) => traceOf(random, bank) },
  },
  presets: [
    {
      key: 'ach',
      scheme: ACH,
      name: 'ACH direct deposit',
      facts: {
        SEC: constant('PPD'),
        TransactionCode: oneOf('22', '32'),
        EntryDescription: oneOf('PAYROLL', 'DIRECT DEP', 'REIMBURSE'),
        IndividualID: alphanumeric(15),
        BatchNumber: digits(7),
        ServiceClass: constant('220'),
      },
      rows: [
        ['Originator', 'company.name'],
        ['Company ID', 'company.achid'],
        ['Originating bank (ODFI)', 'company.bank'],
        ['Originating routing number', 'company.routing'],
        ['Receiver', 'name'],
        ['Bank', 'bank'],
        ['Routing number', 'routing'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Trace number', 'company.trace'],
        ['Effective date', 'date'],
        ['SEC code', 'SEC', 'SEC'],
        ['Transaction code', 'TransactionCode', 'TransactionCode'],
        ['Company entry description', 'EntryDescription', 'EntryDescription'],
        ['Individual ID', 'IndividualID', 'IndividualID'],
        ['Batch number', 'BatchNumber', 'BatchNumber'],
        ['Service class', 'ServiceClass', 'ServiceClass'],
      ],
    },
    {
      key: 'claim',
      name: 'Health insurance claim',
      synonyms: ['medical claim', 'cms-1500'],
      rows: [
        ['Patient', 'name'],
        ['Date of birth', 'dob'],
        ['Sex', 'sex'],
        ['Address', 'address'],
        ["Insured's ID", 'health'],
        ['Provider NPI', 'npi'],
        ['Charge', 'amount'],
        ['Currency', 'currency'],
        ['Date of service', 'date'],
        ['Claim number', 'txn'],
      ],
    },
    {
      key: 'fednow',
      scheme: FEDNOW,
      interbank: true,
      name: 'FedNow instant payment',
      facts: INSTANT_FACTS,
      rows: [
        ['Sender', 'name'],
        ['Sender routing number', 'routing'],
        ['Sender account', 'account'],
        ['Receiver', 'payee.name'],
        ['Receiver routing number', 'payee.routing'],
        ['Receiver account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['End-to-end ID', 'txn', 'EndToEndId'],
        ['Date', 'date'],
        ...INSTANT_ROWS,
      ],
    },
    {
      key: 'rtp',
      scheme: RTP,
      interbank: true,
      name: 'RTP instant payment',
      synonyms: ['real-time payment'],
      facts: INSTANT_FACTS,
      rows: [
        ['Debtor', 'name', 'Dbtr.Nm'],
        ['Debtor routing number', 'routing', 'DbtrAgt.MmbId'],
        ['Debtor account', 'account', 'DbtrAcct.Id'],
        ['Creditor', 'payee.name', 'Cdtr.Nm'],
        ['Creditor routing number', 'payee.routing', 'CdtrAgt.MmbId'],
        ['Creditor account', 'payee.account', 'CdtrAcct.Id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['End-to-end ID', 'txn', 'EndToEndId'],
        ['Date', 'date'],
        ...INSTANT_ROWS,
      ],
    },
    {
      key: 'fedwire',
      scheme: FEDWIRE,
      interbank: true,
      name: 'Fedwire funds transfer',
      facts: {
        ...INSTANT_FACTS,
        LclInstrm: constant('CTRC'),
        // The day of the cycle, the source and a sequence number.
        IMAD: fact(
          (random, p) => `${dayOf(p).iso.replaceAll('-', '')}MMQFMP${random.digits(2)}${random.digits(6)}`,
        ),
        OMAD: fact((random, p) => {
          const day = dayOf(p);
          return `${day.iso.replaceAll('-', '')}MMQFMP${random.digits(2)}${random.digits(6)}${day.mm}${day.dd}1${random.int(0, 9)}${random.digits(2)}FT01`;
        }),
      },
      rows: [
        ['Debtor', 'name', 'Dbtr.Nm'],
        ['Debtor routing number', 'routing', 'DbtrAgt.MmbId'],
        ['Debtor account', 'account', 'DbtrAcct.Id'],
        ['Creditor', 'payee.name', 'Cdtr.Nm'],
        ['Creditor routing number', 'payee.routing', 'CdtrAgt.MmbId'],
        ['Creditor account', 'payee.account', 'CdtrAcct.Id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['End-to-end ID', 'txn', 'EndToEndId'],
        ['Settlement date', 'date'],
        ...INSTANT_ROWS,
        ['IMAD', 'IMAD', 'IMAD'],
        ['OMAD', 'OMAD', 'OMAD'],
      ],
    },
    {
      key: 'zelle',
      scheme: INSTANT_TRANSFER,
      name: 'Zelle payment',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Recipient', 'payee.name'],
        ['Recipient phone', 'payee.phone'],
        ['Recipient e-mail', 'payee.email'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Confirmation', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** The routing number of the originator's bank (ODFI) without its check digit, and seven digits. */
function traceOf(random: Random, { code }: Bank): string {
  return `${code?.text.slice(0, 8)}${random.digits(7)}`;
}

/** Foreigners who may not work have an ITIN in place of an SSN: about four in ten (IRS, TIGTA). */
function hasSsn(p: Persona): boolean {
  return !p.foreign || p.dice('itin').below(10) >= 4;
}

const PROVIDERS = ['doctor', 'dentist', 'nurse', 'paramedic', 'physiotherapist', 'pharmacist'];
const PRESCRIBERS = ['doctor', 'dentist', 'veterinarian'];

function isClinician({ stage, occupation }: Life, keys: readonly string[]): boolean {
  return stage === 'work' && keys.includes(occupation.key);
}

/** The facts of instant payments in pacs.008. */
const INSTANT_FACTS = {
  MsgId: datedId('M'),
  InstrId: datedId('I'),
  UETR,
  LclInstrm: constant('STANDARD'),
  ChrgBr: constant('SLEV'),
  ...addressFacts(''),
  ...addressFacts('payee.'),
};

const INSTANT_ROWS: Preset['rows'] = [
  ['Message ID', 'MsgId', 'MsgId'],
  ['Instruction ID', 'InstrId', 'InstrId'],
  ['UETR', 'UETR', 'UETR'],
  ['Local instrument', 'LclInstrm', 'LclInstrm'],
  ['Charge bearer', 'ChrgBr', 'ChrgBr'],
  ['Debtor street', 'StrtNm', 'Dbtr.StrtNm'],
  ['Debtor building number', 'BldgNb', 'Dbtr.BldgNb'],
  ['Debtor town', 'city', 'Dbtr.TwnNm'],
  ['Debtor state', 'region', 'Dbtr.CtrySubDvsn'],
  ['Debtor ZIP code', 'postcode', 'Dbtr.PstCd'],
];
