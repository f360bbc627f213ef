import { EFTPOS } from '../data/cards.ts';
import { english } from '../data/languages/english.ts';
import { CREDIT_TRANSFER, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { bankPicture, byRegion } from '../fields/regional.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import type { Language } from '../model.ts';
import { abnOf, auAbn } from '../validators/auAbn.ts';
import { acnOf, auAcn } from '../validators/auAcn.ts';
import { auMedicare } from '../validators/auMedicare.ts';
import { auTfn } from '../validators/auTfn.ts';
import { PEOPLES } from './au/names.ts';
import { certified, country, pictured } from './declare.ts';

/** Australian words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...english,
  titles: `${english.titles}
    shop-assistant Retail Assistant
    waiter Waiter
    carer Aged Care Worker
    driver Truck Driver
    mason Bricklayer
    kitchen-help Kitchen Hand
    warehouse-worker Storeperson
    nurse Registered Nurse
    real-estate-agent Real Estate Agent
    shop-manager Store Manager
    secretary Administration Assistant
    lawyer Solicitor
    veterinarian Vet
    bank-clerk Bank Officer
    delivery-rider Delivery Driver`,
  merchants: english.merchants
    .replace('Fuel Station', 'Service Station')
    .replace('Pharmacy', 'Chemist')
    .replace('Opticians', 'Optometrists'),
  institutions: `${english.institutions}
    primary {town} (Public School|Primary School)
    secondary {town} (High School|Secondary College)
    care {town} Aged Care
    town City of {town}
    hospital {town} (Base Hospital|General Hospital|Private Hospital)
    police {place.region} Police`,
};

/** Plates in the look of each state's ordinary series. */
const PLATES = {
  NSW: '[D-F]@@-##@',
  VIC: '[12]@@-#@@',
  QLD: '###-@@#',
  WA: '1[GH]@@-###',
  SA: 'S###-[A-D]@@',
  ACT: 'Y@@-##@',
  TAS: '[A-M] ## @@',
  NT: 'C[A-F] ## @@',
};

/** Driver licences by state. */
const LICENCES = {
  NSW: '%#######',
  VIC: '0########',
  QLD: '%########',
  WA: '%######',
  SA: '[A-Z]#####',
  ACT: '%#########',
  TAS: '[A-Z]#####',
  NT: '%######',
};

export const au = country('au', () => ({
  name: 'Australia',
  alpha3: 'AUS',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[15], [31]],
  currency: 'AUD',
  perEuro: 1.8,
  ips: '1.128-159 101.160-191 120.144-159',
  gs1: '930',
  holidays: '0101* 0126* E-2 E+1 0425 0608m 1225* 1226* 2022-2022:0922',
  group: 'Oceania',
  locale: { language: 'en', zone: 'Australia/Sydney' },
  economy: {
    vat: { usual: 10, food: 0 },
    deductions: { social: 0, tax: 24 },
    tenure: { rent: 33, loan: 35 },
    shops: { card: 50, wallet: 38 },
  },
  words: {
    exonyms: 'australisch Ozzie australien Australië australiano nước_Úc người_Úc',
    scripts: `オーストラリア 澳大利亚 澳洲 澳大利亞 오스트레일리아 호주 أستراليا أسترالي~ ऑस्ट्रेलिया Австрали^ Австралі^ австралийск~ австралійськ~`,
    women: 'Australierin Australierinnen',
    places: `Sydney=シドニー|悉尼|雪梨|시드니|سيدني|सिडनी|Сидней|Сиднея|Сиднее|Сідней|Сіднея|Sydneysider|Sydneysiders
      ; Melbourne=メルボルン|墨尔本|墨爾本|멜버른|ملبورن|मेलबर्न|Мельбурн+|Melburnian|Melburnians
      ; Queensland=Queenslander|Queenslanders
      ; Tasmania=Tasmanian|Tasmanians`,
    numbers: { crn: 'centrelink_reference_number' },
  },
  aliases:
    'Australian Australians Aussie Aussies Oz Down_Under Australie Australien Commonwealth_of_Australia',
  // Adults by age: Australian Bureau of Statistics, 2024.
  ages: '11.5 19 18.5 16 14.5 12 8.5',
  population: {
    source:
      'Estimates, rounded; the median by the ABS, Employee earnings August 2024 (1700 dollars a week, full-time)',
    men: '51.4 51 49.7 49.2 48.5 46 38',
    work: ['68 87 90 88 80 66 34 17 5', '69 80 81 82 73 55 22 9 2'],
    own: [19, 12],
    unemployed: 4,
    disabled: 5,
    pensioned: 88,
    pay: { median: 7370, spread: 3.4, top: 4.6, women: 89 },
  },
  life: {
    pensionPay: { weeks: { weekday: 4, numbers: [1, 3] } },
    studies: 52,
    retires: 67,
    early: 0,
    pays: [1650, 2520],
    institutions: `
      pension Services Australia
      town@Canberra ACT Government
      town@Brisbane+Wollongong+Townsville+Albury+Wagga_Wagga {town} City Council
      town@Cairns+Toowoomba+Mackay+Rockhampton {town} Regional Council
      town@Sunshine_Coast+Central_Coast {town} Council
      town@Geelong+Bendigo City of Greater {town}
      fire Fire and Rescue NSW
      fire@in_Victoria Fire Rescue Victoria
      fire@in_Queensland Queensland Fire Department
      fire@in_Western_Australia Department of Fire and Emergency Services
      fire@in_South_Australia SA Metropolitan Fire Service
      fire@in_Tasmania Tasmania Fire Service
      fire@in_Australian_Capital_Territory ACT Fire and Rescue
      fire@in_Northern_Territory NT Fire and Rescue Service
      university@Brisbane University of Queensland
      university@Perth University of Western Australia
      university@Gold_Coast Griffith University
      university@Sunshine_Coast University of the Sunshine Coast
      university@Central_Coast University of Newcastle
      university@Geelong Deakin University
      university@Hobart+Launceston University of Tasmania
      university@Townsville+Cairns James Cook University
      university@Toowoomba University of Southern Queensland
      university@Darwin Charles Darwin University
      university@Ballarat Federation University
      university@Bendigo La Trobe University
      university@Albury+Wagga_Wagga Charles Sturt University
      university@Mackay+Rockhampton CQUniversity
      university@Bunbury Edith Cowan University`,
  },
  language: LANGUAGE,
  names: PEOPLES,
  places: {
    // `district` is the suburb, which an address names; its postcode belongs to it. `code` is the state's digit in a BSB.
    columns: 'city district region home zone area code lat lon pop',
    short: 'home',
    rows: `
      Sydney|Surry Hills|New South Wales|NSW|2010|2|2|-33.8848|151.2116|340
      Sydney|Newtown|New South Wales|NSW|2042|2|2|-33.8970|151.1793|340
      Sydney|Bondi|New South Wales|NSW|2026|2|2|-33.8930|151.2520|340
      Sydney|Parramatta|New South Wales|NSW|2150|2|2|-33.8150|151.0011|340
      Sydney|Blacktown|New South Wales|NSW|2148|2|2|-33.7710|150.9063|380
      Sydney|Liverpool|New South Wales|NSW|2170|2|2|-33.9200|150.9238|360
      Sydney|Penrith|New South Wales|NSW|2750|2|2|-33.7507|150.6877|340
      Sydney|Hornsby|New South Wales|NSW|2077|2|2|-33.7037|151.0993|340
      Sydney|Chatswood|New South Wales|NSW|2067|2|2|-33.7969|151.1832|340
      Sydney|Manly|New South Wales|NSW|2095|2|2|-33.7969|151.2740|260
      Sydney|Bankstown|New South Wales|NSW|2200|2|2|-33.9181|151.0352|380
      Sydney|Hurstville|New South Wales|NSW|2220|2|2|-33.9676|151.1029|360
      Sydney|Campbelltown|New South Wales|NSW|2560|2|2|-34.0650|150.8142|340
      Sydney|Castle Hill|New South Wales|NSW|2154|2|2|-33.7319|151.0042|340
      Melbourne|Melbourne|Victoria|VIC|3000|3|3|-37.8136|144.9631|340
      Melbourne|Richmond|Victoria|VIC|3121|3|3|-37.8230|144.9980|340
      Melbourne|Brunswick|Victoria|VIC|3056|3|3|-37.7670|144.9600|340
      Melbourne|St Kilda|Victoria|VIC|3182|3|3|-37.8640|144.9910|340
      Melbourne|Footscray|Victoria|VIC|3011|3|3|-37.8000|144.9000|340
      Melbourne|Preston|Victoria|VIC|3072|3|3|-37.7410|145.0000|340
      Melbourne|Dandenong|Victoria|VIC|3175|3|3|-37.9870|145.2150|400
      Melbourne|Frankston|Victoria|VIC|3199|3|3|-38.1440|145.1460|340
      Melbourne|Box Hill|Victoria|VIC|3128|3|3|-37.8190|145.1220|340
      Melbourne|Werribee|Victoria|VIC|3030|3|3|-37.9000|144.6600|400
      Melbourne|Sunshine|Victoria|VIC|3020|3|3|-37.7880|144.8330|360
      Melbourne|Craigieburn|Victoria|VIC|3064|3|3|-37.6000|144.9430|380
      Melbourne|Glen Waverley|Victoria|VIC|3150|3|3|-37.8780|145.1650|360
      Melbourne|Ringwood|Victoria|VIC|3134|3|3|-37.8150|145.2290|360
      Brisbane|Fortitude Valley|Queensland|QLD|4006|7|4|-27.4567|153.0345|300
      Brisbane|Paddington|Queensland|QLD|4064|7|4|-27.4600|153.0000|300
      Brisbane|Chermside|Queensland|QLD|4032|7|4|-27.3850|153.0320|400
      Brisbane|Sunnybank|Queensland|QLD|4109|7|4|-27.5780|153.0590|400
      Brisbane|Carindale|Queensland|QLD|4152|7|4|-27.5050|153.1020|400
      Brisbane|Indooroopilly|Queensland|QLD|4068|7|4|-27.5000|152.9730|340
      Brisbane|Woolloongabba|Queensland|QLD|4102|7|4|-27.4890|153.0370|340
      Perth|Perth|Western Australia|WA|6000|8|6|-31.9522|115.8614|260
      Perth|Fremantle|Western Australia|WA|6160|8|6|-32.0569|115.7639|300
      Perth|Joondalup|Western Australia|WA|6027|8|6|-31.7450|115.7760|380
      Perth|Scarborough|Western Australia|WA|6019|8|6|-31.8950|115.7840|300
      Perth|Victoria Park|Western Australia|WA|6100|8|6|-31.9760|115.8970|300
      Perth|Midland|Western Australia|WA|6056|8|6|-31.8890|116.0110|300
      Perth|Cannington|Western Australia|WA|6107|8|6|-32.0170|115.9340|340
      Adelaide|Adelaide|South Australia|SA|5000|8|5|-34.9287|138.5986|200
      Adelaide|Norwood|South Australia|SA|5067|8|5|-34.9210|138.6320|200
      Adelaide|Glenelg|South Australia|SA|5045|8|5|-34.9800|138.5350|220
      Adelaide|Salisbury|South Australia|SA|5108|8|5|-34.7660|138.6420|260
      Adelaide|Unley|South Australia|SA|5061|8|5|-34.9500|138.6070|200
      Adelaide|Prospect|South Australia|SA|5082|8|5|-34.8840|138.5940|200
      Gold Coast|Southport|Queensland|QLD|4215|7|4|-27.9670|153.3900|240
      Gold Coast|Surfers Paradise|Queensland|QLD|4217|7|4|-28.0020|153.4190|200
      Gold Coast|Robina|Queensland|QLD|4226|7|4|-28.0770|153.3840|230
      Sunshine Coast|Maroochydore|Queensland|QLD|4558|7|4|-26.6570|153.0700|370
      Central Coast|Gosford|New South Wales|NSW|2250|2|2|-33.4240|151.3420|340
      Newcastle|Hamilton|New South Wales|NSW|2303|2|2|-32.9250|151.7470|360
      Canberra|Belconnen|Australian Capital Territory|ACT|2617|2|2|-35.2380|149.0660|170
      Canberra|Braddon|Australian Capital Territory|ACT|2612|2|2|-35.2720|149.1350|150
      Canberra|Kambah|Australian Capital Territory|ACT|2902|2|2|-35.3850|149.0570|150
      Wollongong|Wollongong|New South Wales|NSW|2500|2|2|-34.4240|150.8835|280
      Geelong|Geelong|Victoria|VIC|3220|3|3|-38.1571|144.3507|290
      Hobart|Hobart|Tasmania|TAS|7000|3|7|-42.8794|147.3194|120
      Hobart|Sandy Bay|Tasmania|TAS|7005|3|7|-42.8990|147.3250|110
      Townsville|Townsville City|Queensland|QLD|4810|7|4|-19.2750|146.7957|185
      Cairns|Cairns City|Queensland|QLD|4870|7|4|-16.9237|145.7561|160
      Toowoomba|Toowoomba City|Queensland|QLD|4350|7|4|-27.5606|151.9539|145
      Darwin|Darwin City|Northern Territory|NT|0800|8|5|-12.4511|130.8418|80
      Darwin|Nightcliff|Northern Territory|NT|0810|8|5|-12.3890|130.8650|65
      Ballarat|Ballarat Central|Victoria|VIC|3350|3|3|-37.5662|143.8496|115
      Bendigo|Bendigo|Victoria|VIC|3550|3|3|-36.7582|144.2802|105
      Albury|Albury|New South Wales|NSW|2640|2|2|-36.0600|146.9240|55
      Launceston|Launceston|Tasmania|TAS|7250|3|7|-41.4388|147.1347|92
      Mackay|Mackay|Queensland|QLD|4740|7|4|-21.1534|149.1655|80
      Rockhampton|Rockhampton City|Queensland|QLD|4700|7|4|-23.3782|150.5134|80
      Bunbury|Bunbury|Western Australia|WA|6230|8|6|-33.3371|115.6514|78
      Wagga Wagga|Wagga Wagga|New South Wales|NSW|2650|2|2|-35.1082|147.3598|58`,
    others: `New South Wales=NSW; Victoria=VIC; Queensland=QLD; Western Australia=WA; South Australia=SA; Tasmania=TAS|Tassie;
      Northern Territory=NT; Australian Capital Territory=ACT`,
  },
  roads: `Station_Street High_Street Church_Street Railway_Parade Park_Road George_Street King_Street Victoria_Street
    Albert_Street William_Street Queen_Street Elizabeth_Street Main_Street Smith_Street
    Beach_Road@Bondi+Manly+St_Kilda+Frankston+Fremantle+Scarborough+Glenelg+Southport+Surfers_Paradise+Maroochydore+Wollongong+Geelong+Sandy_Bay+Townsville_City+Cairns_City+Nightcliff Bridge_Street
    Princes_Highway@Newtown+Dandenong+Werribee+Wollongong+Geelong Pacific_Highway@Chatswood+Hornsby+Gosford Wattle_Street Banksia_Avenue Acacia_Drive Grevillea_Court Eucalyptus_Drive
    Macquarie_Street Kent_Street Campbell_Street Hill_Street Ocean_Parade@Bondi+Manly+Surfers_Paradise+Maroochydore+Wollongong Lakeside_Drive Stirling_Highway@Fremantle
    Flinders_Street@Townsville_City Hunter_Street Edward_Street Bay_Street@St_Kilda+Glenelg+Sandy_Bay+Scarborough
    Esplanade@Bondi+Manly+St_Kilda+Frankston+Fremantle+Scarborough+Glenelg+Southport+Surfers_Paradise+Maroochydore+Wollongong+Geelong+Sandy_Bay+Townsville_City+Cairns_City+Nightcliff Kookaburra_Crescent Jacaranda_Avenue`,
  street: '(||Unit {1-40}, |{1-60}/){1-299} {road}',
  address: '{street}, {place.district} {place.home} {postcode}',
  postcode: '{zone}',
  // The ACMA's thirty mobile numbers for fiction are in `fictionphone`.
  phone: '+61 4[0-3]# ### ###',
  // For fiction: 5550 and 7010 of every area.
  landline: '+61 {place.area} (5550|7010) ####',
  // Shares of main accounts, after Roy Morgan; three banks are strong near home.
  banks: {
    // `code` is the BSB: the bank's digits, for the large banks the state's, then the branch.
    columns: 'bank bic code share near',
    rows: `
      Commonwealth Bank|CTBAAU2S|06{place.code}-###|36
      Westpac|WPACAU2S|03{place.code}-###|14
      National Australia Bank|NATAAU33|08{place.code}-###|15
      ANZ|ANZBAU3M|01{place.code}-###|13
      ING Australia|INGBAU2S|923-100|5
      Bendigo Bank|BENDAU3B|633-000|4
      Macquarie Bank|MACQAU2S|182-[1-5]##|3
      Bank of Queensland|QBANAU4B|12{place.code}-###|2
      HSBC Australia|HKBAAU2S|34{place.code}-0##|1
      St.George Bank|SGBLAU2S|112-[0-8]##|9|New South Wales,Australian Capital Territory
      Suncorp Bank|METWAU4B|484-799|11|Queensland
      Bankwest|BKWAAU6P|306-[0-2]##|16|Western Australia`,
    others: `Commonwealth Bank=CBA|CommBank|Commonwealth Bank of Australia; National Australia Bank=NAB;
      ANZ=Australia and New Zealand Banking Group; Bank of Queensland=BOQ`,
  },
  account: '%#######(||#)',
  cards: 'visa:46 mastercard:33 eftpos:18 amex:3',
  networks: { eftpos: EFTPOS },
  firms: {
    forms: `
      Pty Ltd|95|1936|1|1500
      Pty Limited|4|1936|2|1500
      Ltd|1|1936|40|8000`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} & {partner} {trade}) {form}',
  },
  income: [4400, 16000],
  sources: 'ABS 2021 and 2024, Roy Morgan; shares of cards are estimates',
  fields: {
    // There is no national ID: people identify themselves by their driver licence.
    id: { label: 'Driver licence (as ID)', make: (_, p) => p.read('licence') },
    passport: pictured('Passport number', '(P[A-E]|R[A-C]|N)#######'),
    licence: { label: 'Driver licence', write: byRegion(LICENCES) },
    tax: certified(auTfn, 'TFN', { synonyms: ['tax file number'] }),
    abn: certified(auAbn, 'ABN', {
      held: isSelfEmployed,
      group: 'tax',
      synonyms: ['australian business number'],
    }),
    health: certified(auMedicare, 'Medicare number', {
      synonyms: ['medicare', 'medicare card'],
    }),
    // Centrelink's customer reference: nine digits and a letter.
    crn: pictured('Centrelink CRN', '[2-6]## ### ###[ABCHJKLSTVX]', {
      group: 'tax',
      synonyms: ['centrelink', 'customer reference number', 'crn'],
    }),
    // The ACMA's numbers for fiction.
    fictionphone: pictured(
      'Fictional phone',
      '+61 491 (570 006|570 156|570 157|570 158|570 159|570 110|570 313|570 737|571 266|571 491|571 804|572 549|572 665|572 983|573 770|573 087|574 118|574 632|575 254|575 789|576 398|576 801|577 426|577 644|578 957|578 148|578 888|579 212|579 760|579 455)',
      { group: 'contact' },
    ),
    suburb: pictured('Suburb', '{place.district}', { group: 'contact', synonyms: ['locality'] }),
    region: { label: 'State or territory' },
    bsb: { label: 'BSB', write: bankPicture('code') },
    plate: { label: 'Number plate', write: byRegion(PLATES), synonyms: ['rego'] },
  },
  company: {
    // Issued in order since 1991, when the states' registers were merged; from 2014 on in the six hundred millions.
    registration: certified(auAcn, 'ACN', {
      make: (random, { firm: { founded } }) => {
        const [first, from, each] =
          founded < 1991
            ? [400_000, founded, 500_000]
            : founded < 2014
              ? [5_000_000, 1991, 500_000]
              : [60_000_000, 2014, 740_000];
        return acnOf(first + (founded - from) * each + random.below(each));
      },
    }),
    tax: { label: 'ABN', validator: auAbn, make: (_, p) => abnOf(p.read('registration')) },
    bsb: { label: 'BSB', group: 'banking', write: bankPicture('code') },
  },
  presets: [
    {
      key: 'payid',
      scheme: INSTANT_TRANSFER,
      name: 'PayID payment (NPP)',
      rows: [
        ['Payer', 'name'],
        ['Payer BSB', 'bsb'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['PayID (mobile)', 'payee.phone'],
        ['PayID (e-mail)', 'payee.email'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'becs',
      scheme: CREDIT_TRANSFER,
      name: 'BECS direct entry',
      rows: [
        ['Remitter', 'company.name'],
        ['Remitter ABN', 'company.tax'],
        ['Remitter BSB', 'company.bsb'],
        ['Remitter account', 'company.account'],
        ['Account title', 'name'],
        ['BSB', 'bsb'],
        ['Account', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Lodgement reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
