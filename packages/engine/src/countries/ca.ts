import { INTERAC } from '../data/cards.ts';
import { english } from '../data/languages/english.ts';
import { DIRECT_DEBIT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { BILLERS } from '../data/sectors.ts';
import { picture } from '../draw/picture.ts';
import { purposes } from '../fields/loan.ts';
import { byRegion, placeChoice } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import type { Language, LifeFacts } from '../model.ts';
import { caBn } from '../validators/caBn.ts';
import { caGst } from '../validators/caGst.ts';
import { caSin } from '../validators/caSin.ts';
import { PEOPLES } from './ca/names.ts';
import { HEALTH, LICENCES, PLATES } from './ca/provinces.ts';
import { inQuebec, putFirm, putForm, putMerchant, putPurpose, quebecWork } from './ca/quebec.ts';
import { ROADS } from './ca/roads.ts';
import { certified, country, pictured } from './declare.ts';

const areacode = {
  label: 'Area code',
  group: 'contact',
  synonyms: ['npa', 'telephone area code'],
  write: placeChoice('area'),
} as const;

/** Canadian words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...english,
  titles: `${english.titles}
    waiter Server
    driver Truck Driver
    carer Personal Support Worker
    shop-assistant Retail Salesperson
    hairdresser Hairstylist
    call-agent Customer Service Representative
    bank-clerk Bank Teller
    secretary Administrative Assistant
    nurse Registered Nurse
    primary-teacher Elementary School Teacher
    secondary-teacher High School Teacher
    real-estate-agent Real Estate Agent
    shop-manager Store Manager
    lecturer University Professor
    doctor Physician
    delivery-rider Courier
    director President`,
  trades: `${english.trades}
    transport Logistics|Transport|Trucking|Movers|Courier
    automotive Motors|Auto Service|Auto Parts|Tire & Auto|Collision
    realty Properties|Realty|Homes|Real Estate
    accounting Accounting|Chartered Professional Accountants|Tax Services|Bookkeeping
    pharmacy Pharmacy|Drug Mart
    law Law|Barristers & Solicitors`,
  merchants: english.merchants.replace('Fuel Station', 'Gas Bar').replace('Opticians', 'Optical'),
  institutions: `${english.institutions}
    primary {town} Elementary School
    secondary {town} (High School|Secondary School|Collegiate)
    care {town} Long-Term Care Home
    town City of {town}
    police {town} Police Service`,
};

const LIFE: LifeFacts = {
  studies: 55,
  retires: 65,
  pays: [1050, 2250],
  institutions: `
    pension Service Canada
    university@Toronto+Mississauga+Brampton+Markham (University of Toronto|York University)
    university@Montréal+Laval (McGill University|Concordia University)
    university@Québec+Gatineau Bishop's University
    university@Edmonton University of Alberta
    university@Vancouver+Surrey (University of British Columbia|Simon Fraser University)
    university@Hamilton McMaster University
    university@Halifax Dalhousie University
    university@London Western University
    university@Saskatoon University of Saskatchewan
    university@Kitchener University of Waterloo
    university@St._John's Memorial University
    university@Moncton Université de Moncton
    police@Mississauga+Brampton Peel Regional Police
    police@Markham York Regional Police
    police@Kitchener Waterloo Regional Police Service
    police@Halifax Halifax Regional Police
    police@St._John's Royal Newfoundland Constabulary
    transit@Toronto Toronto Transit Commission
    transit@Vancouver+Surrey TransLink`,
};
const INCOME = [3000, 13_000] as const;

export const ca = country('ca', () => ({
  name: 'Canada',
  alpha3: 'CAN',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[15, 31]],
  currency: 'CAD',
  perEuro: 1.6,
  ips: '70.48-55 99.224-255',
  gs1: '754',
  holidays: '0101* E-2 0518m 0701* 0901m 2021:0930* 1008m 1111* 1225* 1226*',
  group: 'Americas',
  locale: { language: 'en', zone: 'America/Toronto' },
  economy: {
    vat: { usual: 5, food: 0 },
    deductions: { social: 7, tax: 18.5 },
    tenure: { rent: 33, loan: 35 },
    shops: { card: 58, wallet: 34 },
  },
  words: {
    exonyms: `kanadisch canadiense canadese Kanady kanadyjski kanadyjska kanadyjskie kanadyjskich canadien Canadees Canadese
      Kanadalı Kanada`,
    scripts: 'カナダ 加拿大 캐나다 كندا كندي~ कनाडा Канада Канады Канаде Канади канадск~ канадськ~',
    women: 'Kanadierin Kanadierinnen Kanadyjka Kanadyjki',
    places: `Toronto=トロント|多伦多|多倫多|토론토|تورنتو|टोरंटो|Торонто|Torontonian|Torontonians
      ; Vancouver=バンクーバー|温哥华|溫哥華|밴쿠버|فانكوفر|Ванкувер+
      ; Montréal=モントリオール|蒙特利尔|蒙特婁|몬트리올|مونتريال|Монреаль|Монреаля|Монреалі|montréalais|montréalaise|Montrealer|Montrealers
      ; #Québec=Quebecer|Quebecers|Quebecker|Quebeckers|québécois|québécoise|québécoises`,
    numbers: { id: "numéro_d'assurance_sociale assurance_sociale" },
  },
  aliases: 'Canadian Canadians Canadien Canadienne Canadiens Kanada Canuck Canucks Great_White_North',
  // Adults by age: Statistics Canada, 2024.
  ages: '11.5 18.5 17.5 15 15.5 13 9',
  population: {
    source: 'Estimates from general knowledge of the Labour Force Survey',
    men: '51.3 52 50 49.3 48.3 45 35',
    work: ['60 87 89 88 78 60 31 17 6', '60 80 81 82 70 47 20 9 3'],
    own: [15, 11],
    unemployed: 6.3,
    disabled: 5,
    pensioned: 97,
    pay: { median: 5400, spread: 3.9, top: 5.2, women: 87 },
  },
  paper: 'Letter-Size',
  life: LIFE,
  language: LANGUAGE,
  names: PEOPLES,
  places: {
    columns: 'city region home zone area lat lon pop',
    short: 'home',
    rows: `
      Toronto|Ontario|ON|M4[BCEGHJ-NPRSTV-Y],M5[ABCEGHJMNPRSTV],M6[ABCEGHJ-NPRS]|416 437 647|43.6535|-79.3839|2794
      Montréal|Québec|QC|H2[ABCEGHJ-NPRSTV-Z],H3[ABCEGHJ-NSTVWX],H4[ABCEGHJ-N]|514 438 263|45.5088|-73.5878|1763
      Calgary|Alberta|AB|T2[ABCEGHJ-NPRSTV-Z],T3[ABCEGHJK]|403 587 825 368|51.0501|-114.0853|1307
      Ottawa|Ontario|ON|K1[BCEGHJ-NPRSTV-Z],K2[ABCEGHJ-MP]|613 343 753|45.3900|-75.6981|1017
      Edmonton|Alberta|AB|T5[ABCEGHJ-NPRSTV-Z],T6[ABCEGHJ-NPRSTV-X]|780 587 825 368|53.5501|-113.4687|1011
      Winnipeg|Manitoba|MB|R2[CGHJ-NPRV-Y],R3[ABCEGHJ-NPRTV-Y]|204 431 584|49.8844|-97.1470|750
      Mississauga|Ontario|ON|L5[ABCEGHJ-NPRSTVW],L4[TV-Z]|905 289 365 742|43.5890|-79.6441|718
      Vancouver|British Columbia|BC|V5[K-NPRSTV-Z],V6[ABCEGHJ-NPRST]|604 778 236 672|49.2497|-123.1193|662
      Brampton|Ontario|ON|L6[PRSTV-Z],L7A|905 289 365 742|43.6834|-79.7663|656
      Hamilton|Ontario|ON|L8[EGHJ-NPRSTVW],L9[ABC]|905 289 365 742|43.2501|-79.8496|569
      Surrey|British Columbia|BC|V3[RSTVWX],V4[ANP]|604 778 236 672|49.1913|-122.8490|568
      Québec|Québec|QC|G1[BCEGHJ-NPRSTV-Y]|418 581 367|46.8123|-71.2145|549
      Halifax|Nova Scotia|NS|B3[HJ-NPRS]|902 782|44.6464|-63.5729|439
      Laval|Québec|QC|H7[ABCEGHJ-NPRSTV-Y]|450 579 354|45.5699|-73.6920|438
      London|Ontario|ON|N5[V-Z],N6[ABCEGHJ-NP]|519 226 548 382|42.9834|-81.2330|422
      Markham|Ontario|ON|L3[PRST],L6[BCEG]|905 289 365 742|43.8668|-79.2663|339
      Gatineau|Québec|QC|J8[PRTXYZ]|819 873 468|45.4900|-75.7016|291
      Saskatoon|Saskatchewan|SK|S7[HJ-NPRSTVW]|306 639 474|52.1318|-106.6608|266
      Kitchener|Ontario|ON|N2[ABCEGHMNPR]|519 226 548 382|43.4254|-80.5112|257
      Windsor|Ontario|ON|N8[NPRSTWXY],N9[ABCEGH]|519 226 548 382|42.2750|-82.9800|230
      Regina|Saskatchewan|SK|S4[LMNPRSTV-Z]|306 639 474|50.4501|-104.6178|226
      St. John's|Newfoundland and Labrador|NL|A1[ABCEGH]|709 879|47.5649|-52.7093|111
      Victoria|British Columbia|BC|V8[NPRSTV-Z]|250 778 236|48.4359|-123.3516|92
      Moncton|New Brunswick|NB|E1[ACEG]|506 428|46.1159|-64.8019|79`,
    others: `Montréal=Montreal; Québec=Quebec|Quebec City|QC; Ontario=ON; Alberta=AB; Manitoba=MB;
      British Columbia=BC|Colombie-Britannique; Nova Scotia=NS|Nouvelle-Écosse; Saskatchewan=SK;
      Newfoundland and Labrador=NL|Newfoundland|Terre-Neuve; New Brunswick=NB|Nouveau-Brunswick; St. John's=Saint John's`,
  },
  roads: ROADS,
  street: '(|||{1-40}-|{100-2400}-){10-2999} {road}',
  address: '{street}, {city} {place.home} {postcode}',
  postcode: '{zone} #[ABCEGHJ-NPRSTV-Z]#',
  // No 555 and no service code (N11); the numbers kept for fiction are in `fictionphone`.
  phone: '+1 {areacode}-[2-46-9][02-9]#-####',
  landline: '+1 {areacode}-555-01##',
  // Shares of main accounts; Desjardins, National and Laurentian are Québec's, ATB is Alberta's.
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Royal Bank of Canada|ROYCCAT2|003|24
      TD Canada Trust|TDOMCATT|004|24
      Scotiabank|NOSCCATT|002|17
      Bank of Montreal|BOFMCAM2|001|15
      CIBC|CIBCCATT|010|14
      Desjardins|CCDQCAMM|815|80|Québec
      National Bank of Canada|BNDCCAMM|006|28|Québec,New Brunswick
      Laurentian Bank|BLCMCAMM|039|3|Québec
      ATB Financial|ATBRCA6E|219|18|Alberta`,
    others: `Royal Bank of Canada=RBC|Royal Bank; TD Canada Trust=TD|Toronto-Dominion|TD Bank; Scotiabank=Bank of Nova Scotia;
      Bank of Montreal=BMO; CIBC=Canadian Imperial Bank of Commerce; National Bank of Canada=Banque Nationale du Canada;
      ATB Financial=ATB`,
  },
  account: '%######',
  cards: 'interac:40 visa:33 mastercard:23 amex:4',
  networks: { interac: INTERAC },
  firms: {
    forms: `
      Inc.|57|1936|1|1500
      Ltd.|37|1936|1|1500
      Corp.|6|1936|3|4000`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: INCOME,
  sources: 'Statistics Canada 2021 and 2024; shares of banks, cards and forms are estimates',
  fields: {
    areacode,
    id: certified(caSin, 'SIN', { synonyms: ['social insurance number', 'sin number', 'nas'] }),
    ssn: { label: 'Social Insurance Number', validator: caSin, make: (_, p) => p.read('id') },
    tax: { label: 'SIN (taxpayer)', validator: caSin, make: (_, p) => p.read('id') },
    vat: certified(caGst, 'GST/HST number', { synonyms: ['gst', 'hst'] }),
    // Two letters and six digits until 2023, then a letter, six digits and two letters.
    passport: pictured('Passport number', '([AGH]@######|[AP]######@@)', {
      synonyms: ['passeport'],
    }),
    licence: {
      label: "Driver's licence",
      write: byRegion(LICENCES),
      synonyms: ['permis de conduire'],
    },
    // Each province has its own card; Ontario's and British Columbia's have public check rules.
    health: {
      label: 'Health card number',
      synonyms: ['ohip', 'ontario health card', 'personal health number', 'phn', 'ramq', 'msp number'],
      write: byRegion(HEALTH),
    },
    ...quebecWork(LIFE, INCOME),
    merchant: {
      special: true,
      write: inQuebec(putMerchant, shops(LANGUAGE.merchants)),
    },
    loanpurpose: { write: inQuebec(putPurpose, purposes(LANGUAGE)) },
    postcode: { label: 'Postal code', synonyms: ['code postal'] },
    region: { label: 'Province' },
    fictionphone: pictured('Fictional phone', '+1 {areacode}-555-01##', { group: 'contact' }),
    transit: pictured('Transit number', '{00011-09999}', { synonyms: ['branch number'] }),
    institution: pictured('Institution number', '{bank.code}'),
    routing: pictured('EFT routing number', '0{bank.code}{transit}'),
    plate: { label: 'Licence plate', write: byRegion(PLATES) },
    // Of the two kinds the longer in use.
    interacref: pictured('e-Transfer reference', `CA${'[A-Za-z0-9]'.repeat(6)}`, {
      group: 'transaction',
    }),
  },
  company: {
    areacode,
    name: {
      special: true,
      write: inQuebec(putFirm, (out, at, random, p) => p.country.firms.name(out, at, random, p)),
    },
    form: { write: inQuebec(putForm, picture('{form}')) },
    postcode: { label: 'Postal code' },
    region: { label: 'Province' },
    // Issued in the order of incorporation.
    registration: {
      label: 'Corporation number',
      make: (random, { firm: { founded } }) => {
        const first =
          founded < 1980 ? 20_000 : founded < 2018 ? 60_000 + (founded - 1980) * 26_000 : 1_070_000;
        const number = first + (founded < 2018 ? 0 : (founded - 2018) * 80_000) + random.below(26_000);
        return `${number}-${random.below(10)}`;
      },
    },
    tax: certified(caBn, 'Business Number (BN)'),
    vat: {
      label: 'GST/HST number',
      validator: caGst,
      make: (_, p) => p.read('tax').replace('RC', 'RT'),
    },
  },
  presets: [
    {
      key: 'interac',
      scheme: INSTANT_TRANSFER,
      name: 'Interac e-Transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient e-mail', 'payee.email'],
        ['Recipient phone', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference number', 'interacref'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'pad',
      scheme: DIRECT_DEBIT,
      synonyms: ['direct debit', 'pre-authorized debit', 'preauthorized debit'],
      sectors: BILLERS,
      name: 'Pre-authorized debit',
      rows: [
        ['Payee', 'company.name'],
        ['Business Number', 'company.tax'],
        ['Payor', 'name'],
        ['Bank', 'bank'],
        ['Institution number', 'institution'],
        ['Transit number', 'transit'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Debit date', 'date'],
      ],
    },
  ],
}));
