import { english } from '../data/languages/english.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { list } from '../kernel/text.ts';
import type { Language, OwnField } from '../model.ts';
import { nzBankAccount } from '../validators/nzBankAccount.ts';
import { nzbn, nzbnOf } from '../validators/nzbn.ts';
import { nzIrd } from '../validators/nzIrd.ts';
import { nzNhi } from '../validators/nzNhi.ts';
import { certified, country, pictured } from './declare.ts';
import { PEOPLES } from './nz/names.ts';

/** New Zealand words that differ from the usual English ones. */
const LANGUAGE: Language = {
  ...english,
  titles: `${english.titles}
    shop-assistant Retail Assistant
    waiter Waiter
    carer Healthcare Assistant
    driver Truck Driver
    kitchen-help Kitchen Hand
    warehouse-worker Storeperson
    nurse Registered Nurse
    real-estate-agent Real Estate Agent
    shop-manager Store Manager
    secretary Administration Assistant
    mason Bricklayer
    lawyer Solicitor
    farmer Dairy Farmer
    delivery-rider Courier Driver
    carpenter Builder`,
  merchants: english.merchants
    .replace('Fuel Station', 'Service Station')
    .replace('Opticians', 'Optometrists'),
  institutions: `${english.institutions}
    primary {town} (Primary School|School)
    secondary {town} (High School|College)
    care {town} Rest Home
    police New Zealand Police`,
};

const MONTHS = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

const branch: OwnField = {
  label: 'Branch code',
  group: 'banking',
  make(random, { bank }) {
    const [low = 0, high = low] = random
      .pick(list(bank.branch?.text ?? ''))
      .split('-')
      .map(Number);
    return String(random.int(low, high)).padStart(4, '0');
  },
};

export const nz = country('nz', () => ({
  name: 'New Zealand',
  alpha3: 'NZL',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[15], [20]],
  currency: 'NZD',
  perEuro: 2,
  gs1: '940',
  holidays: '0101* 0102* 0206* E-2 E+1 0425* 0601m 2022:matariki 1022m 1225* 1226* 2022-2022:0926',
  group: 'Oceania',
  locale: { language: 'en', zone: 'Pacific/Auckland' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 1.7, tax: 20 },
    tenure: { rent: 35, loan: 33 },
    shops: { card: 58, wallet: 27 },
  },
  words: {
    exonyms: 'N_Z N_Zealand neuseeländisch Selandia_Baru',
    scripts: `ニュージーランド 新西兰 紐西蘭 뉴질랜드 نيوزيلندا न्यूज़ीलैंड Новая_Зеландия Новой_Зеландии Нова_Зеландія`,
  },
  aliases: 'Aotearoa New_Zealander New_Zealanders Kiwi Kiwis Nouvelle-Zélande Neuseeland Nueva_Zelanda',
  // Adults by age: Stats NZ, 2024.
  ages: '12 18.5 17.5 15.5 15 12.5 9',
  life: {
    pensionPay: { weeks: { weekday: 2, numbers: [1, 3] } },
    studies: 45,
    retires: 65,
    early: 0,
    pays: [1980, 2340],
    institutions: `
      pension Ministry of Social Development
      town {town} City Council
      town@Auckland Auckland Council
      town@Lower_Hutt Hutt City Council
      town@New_Plymouth+Whangārei+Hastings+Whanganui+Gisborne+Timaru+Taupō {town} District Council
      town@Rotorua Rotorua Lakes Council
      town@Blenheim Marlborough District Council
      fire Fire and Emergency New Zealand
      welfare Oranga Tamariki
      university@Christchurch University of Canterbury
      university@Wellington+Lower_Hutt+Porirua+Upper_Hutt Victoria University of Wellington
      university@Hamilton+Tauranga University of Waikato
      university@Dunedin University of Otago
      university@Palmerston_North Massey University
      university@Napier+Hastings+Gisborne Eastern Institute of Technology
      university@New_Plymouth Western Institute of Technology at Taranaki
      university@Rotorua+Taupō Toi Ohomai Institute of Technology
      university@Whangārei NorthTec
      university@Nelson+Blenheim Nelson Marlborough Institute of Technology
      university@Invercargill Southern Institute of Technology
      university@Whanganui UCOL
      university@Timaru Ara Institute of Canterbury`,
  },
  language: LANGUAGE,
  names: PEOPLES,
  places: {
    // Some suburbs, each with the postcode that most of it has.
    columns: 'city region zone area code lat lon pop district',
    rows: `
      Auckland|Auckland|1010|9|36|-36.8485|174.7635|90|Auckland Central
      Auckland|Auckland|1011|9|36|-36.8550|174.7450|45|Ponsonby
      Auckland|Auckland|1021|9|36|-36.8600|174.7380|50|Grey Lynn
      Auckland|Auckland|1023|9|36|-36.8880|174.7720|60|Epsom
      Auckland|Auckland|1024|9|36|-36.8800|174.7600|70|Mount Eden
      Auckland|Auckland|1025|9|36|-36.8880|174.7370|60|Sandringham
      Auckland|Auckland|1026|9|36|-36.8970|174.6960|80|Avondale
      Auckland|Auckland|1041|9|36|-36.9130|174.7370|90|Mount Roskill
      Auckland|Auckland|1050|9|36|-36.8800|174.7980|70|Remuera
      Auckland|Auckland|1051|9|36|-36.8980|174.8080|50|Ellerslie
      Auckland|Auckland|1052|9|36|-36.8560|174.7810|30|Parnell
      Auckland|Auckland|1061|9|36|-36.9230|174.7850|60|Onehunga
      Auckland|Auckland|1062|9|36|-36.9440|174.8450|50|Otahuhu
      Auckland|Auckland|0612|9|36|-36.8800|174.6300|130|Henderson
      Auckland|Auckland|0614|9|36|-36.8400|174.6130|90|Massey
      Auckland|Auckland|0622|9|36|-36.7880|174.7730|60|Takapuna
      Auckland|Auckland|0626|9|36|-36.8120|174.7270|50|Birkenhead
      Auckland|Auckland|0629|9|36|-36.7820|174.7220|80|Glenfield
      Auckland|Auckland|0630|9|36|-36.7160|174.7480|60|Browns Bay
      Auckland|Auckland|2014|9|36|-36.8940|174.9290|90|Howick
      Auckland|Auckland|2025|9|36|-36.9780|174.8520|90|Papatoetoe
      Auckland|Auckland|2102|9|36|-37.0230|174.8970|130|Manurewa
      Auckland|Auckland|2110|9|36|-37.0650|174.9430|75|Papakura
      Christchurch|Canterbury|8011|3|36|-43.5321|172.6362|40|Christchurch Central
      Christchurch|Canterbury|8014|3|36|-43.5120|172.6330|60|St Albans
      Christchurch|Canterbury|8013|3|36|-43.5070|172.6580|50|Shirley
      Christchurch|Canterbury|8022|3|36|-43.5730|172.6280|40|Cashmere
      Christchurch|Canterbury|8023|3|36|-43.5470|172.6390|35|Sydenham
      Christchurch|Canterbury|8024|3|36|-43.5530|172.6140|40|Spreydon
      Christchurch|Canterbury|8025|3|36|-43.5840|172.5680|45|Halswell
      Christchurch|Canterbury|8041|3|36|-43.5310|172.5900|40|Riccarton
      Christchurch|Canterbury|8053|3|36|-43.4960|172.6100|34|Papanui
      Wellington|Wellington|6011|4|47|-41.2840|174.7756|15|Wellington Central
      Wellington|Wellington|6011|4|47|-41.2950|174.7770|30|Te Aro
      Wellington|Wellington|6012|4|47|-41.2840|174.7370|40|Karori
      Wellington|Wellington|6021|4|47|-41.3130|174.7790|40|Newtown
      Wellington|Wellington|6022|4|47|-41.3180|174.8160|35|Miramar
      Wellington|Wellington|6023|4|47|-41.3370|174.7730|24|Island Bay
      Wellington|Wellington|6035|4|47|-41.2440|174.7940|25|Khandallah
      Hamilton|Waikato|3200|7|83|-37.7700|175.2530|40|Forest Lake
      Hamilton|Waikato|3204|7|83|-37.7900|175.2600|35|Frankton
      Hamilton|Waikato|3206|7|83|-37.8230|175.2910|30|Glenview
      Hamilton|Waikato|3210|7|83|-37.7500|175.2830|35|Chartwell
      Hamilton|Waikato|3214|7|83|-37.7780|175.2930|20|Claudelands
      Hamilton|Waikato|3216|7|83|-37.7960|175.3000|25|Hamilton East
      Tauranga|Bay of Plenty|3110|7|57|-37.6680|176.1380|60|Otumoetai
      Tauranga|Bay of Plenty|3112|7|57|-37.7270|176.1320|52|Greerton
      Tauranga|Bay of Plenty|3116|7|57|-37.6530|176.2000|50|Mount Maunganui
      Lower Hutt|Wellington|5010|4|56|-41.2110|174.9030|50|Hutt Central
      Lower Hutt|Wellington|5011|4|56|-41.2000|174.9480|63|Naenae
      Dunedin|Otago|9010|3|47|-45.8650|170.4880|35|Roslyn
      Dunedin|Otago|9011|3|47|-45.8830|170.4780|25|Mornington
      Dunedin|Otago|9012|3|47|-45.9030|170.5050|26|St Kilda
      Dunedin|Otago|9013|3|47|-45.8950|170.5330|20|Andersons Bay
      Palmerston North|Manawatū-Whanganui|4410|6|35|-40.3680|175.6300|32|Hokowhitu
      Palmerston North|Manawatū-Whanganui|4412|6|35|-40.3720|175.5850|28|Awapuni
      Palmerston North|Manawatū-Whanganui|4414|6|35|-40.3320|175.6500|22|Kelvin Grove
      Napier|Hawke's Bay|4110|6|83|-39.5030|176.8960|34|Marewa
      Napier|Hawke's Bay|4112|6|83|-39.5350|176.8490|34|Taradale
      Porirua|Wellington|5022|4|23|-41.1070|174.8370|25|Titahi Bay
      Porirua|Wellington|5024|4|23|-41.1160|174.8920|35|Whitby
      New Plymouth|Taranaki|4310|6|75|-39.0750|174.0530|32|Westown
      New Plymouth|Taranaki|4312|6|75|-39.0480|174.1080|28|Fitzroy
      Rotorua|Bay of Plenty|3010|7|34|-38.1520|176.2450|33|Glenholme
      Rotorua|Bay of Plenty|3015|7|34|-38.1230|176.2200|25|Western Heights
      Whangārei|Northland|0110|9|43|-35.7390|174.2900|28|Maunu
      Whangārei|Northland|0112|9|43|-35.6870|174.3050|28|Kamo
      Nelson|Nelson|7010|3|54|-41.2650|173.2920|24|The Wood
      Nelson|Nelson|7011|3|54|-41.3120|173.2360|27|Stoke
      Hastings|Hawke's Bay|4120|6|87|-39.6260|176.8480|27|Mahora
      Hastings|Hawke's Bay|4122|6|87|-39.6480|176.8610|25|Parkvale
      Invercargill|Southland|9810|3|21|-46.3720|168.3470|26|Waikiwi
      Invercargill|Southland|9812|3|21|-46.4300|168.3700|25|Strathern
      Upper Hutt|Wellington|5018|4|52|-41.1380|175.0380|27|Trentham
      Upper Hutt|Wellington|5019|4|52|-41.1480|175.0120|18|Silverstream
      Whanganui|Manawatū-Whanganui|4500|6|34|-39.9020|175.0640|20|Aramoho
      Whanganui|Manawatū-Whanganui|4501|6|34|-39.9450|175.0220|22|Gonville
      Gisborne|Gisborne|4010|6|86|-38.6560|178.0010|38|Te Hapara
      Blenheim|Marlborough|7201|3|57|-41.5090|173.9400|29|Springlands
      Timaru|Canterbury|7910|3|68|-44.3850|171.2330|29|Highfield
      Taupō|Waikato|3330|7|37|-38.6960|176.0900|27|Hilltop`,
    others: `Auckland=Tāmaki Makaurau; Wellington=Te Whanganui-a-Tara; Christchurch=Ōtautahi; Hamilton=Kirikiriroa;
      Dunedin=Ōtepoti; Whanganui=Wanganui; Manawatū-Whanganui=Manawatu; Whangārei=Whangarei`,
  },
  roads: `Queen_Street King_Street High_Street Victoria_Street George_Street Great_South_Road@Otahuhu+Papatoetoe+Manurewa+Papakura+Hamilton Church_Street Main_Street
    Station_Road Beach_Road@Auckland+Christchurch+Wellington+Tauranga+Lower_Hutt+Dunedin+Napier+Porirua+New_Plymouth+Nelson+Gisborne+Timaru+Whanganui Park_Road Bridge_Street Albert_Street Princes_Street Nelson_Street Wellington_Street Grey_Street
    Featherston_Street@Wellington_Central Cuba_Street@Te_Aro+Palmerston_North Lambton_Quay@Wellington_Central Karangahape_Road@Auckland_Central
    Dominion_Road@Mount_Eden+Sandringham+Mount_Roskill Remuera_Road@Remuera Riccarton_Road@Riccarton Papanui_Road@Papanui+St_Albans Colombo_Street@Christchurch_Central+Sydenham Tui_Street Kōwhai_Road Rimu_Street Kauri_Road Totara_Place Rata_Street Pōhutukawa_Avenue Pukeko_Place
    Hinemoa_Street Tāwhai_Street Ngaio_Road Marine_Parade@Napier+Wellington+Christchurch+Tauranga+Auckland
    Hillcrest_Road Seaview_Terrace@Auckland+Christchurch+Wellington+Tauranga+Lower_Hutt+Dunedin+Napier+Porirua+New_Plymouth+Nelson+Gisborne+Timaru+Whanganui`,
  street: '(|||{1-30}/|Flat {1-6}, ){1-299} {road}',
  address: '{street}, {place.district}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+64 (21 2## ####|22 [1-9]## ####|27 [2-9]## ####)',
  landline: '+64 {place.area} {place.code}# ####',
  // Shares of main banks, after Canstar and the Reserve Bank.
  banks: {
    // `branch` holds branches, single or from-to, of the Payments NZ register.
    columns: 'bank bic code branch share',
    rows: `
      ANZ Bank New Zealand|ANZBNZ22|01|0102 0113 0121 0137 0141 0154 0161 0186 0204 0215 0226 0242 0270 0295 0321 0354 0367 0391 0425 0434 0455 0482 0504 0533 0546 0598 0641 0677 0695 0721 0753 0777 0798 0825 0834 0902 0926|21
      ANZ Bank New Zealand|ANZBNZ22|06|0122 0145 0153 0172 0185 0193 0217 0222 0273 0317 0405 0429 0433 0489 0493 0501 0513 0529 0549 0601 0637 0645 0701 0705 0709 0746 0793 0801 0821 0837 0889 0901 0925 0949|9
      ASB Bank|ASBBNZ2A|12|3011-3099|19
      Bank of New Zealand|BKNZNZ22|02|0100 0108 0110 0120 0152 0168 0184 0192 0200 0216 0232 0248 0264 0300 0316 0372 0404 0432 0440 0492 0500 0528 0544 0548 0600 0636 0644 0668 0700 0704 0708 0712 0727 0772 0800 0816 0820 0888 0900 0924|17
      Westpac New Zealand|WPACNZ2W|03|0104 0109 0123 0155 0166 0173 0195 0207 0219 0227 0275 0303 0318 0355 0374 0406 0415 0430 0435 0490 0502 0518 0531 0547 0599 0638 0642 0667 0698 0703 0711 0732 0774 0791 0802 0823 0887 0903 0931|16
      Kiwibank|KIWINZ22|38|9000-9499|14
      TSB Bank|TSBANZ22|15|3942 3944 3945 3946 3947 3948 3949 3950 3953 3955 3956 3959 3968 3971 3972 3973 3976 3977 3979|3
      Industrial and Commercial Bank of China (NZ)|ICBKNZ2A|10|5165-5169|0.3
      Bank of China (NZ)|BKCHNZ22|88|8800-8803|0.3`,
    others: `Bank of New Zealand=BNZ; ANZ Bank New Zealand=ANZ; ASB Bank=ASB`,
  },
  account: {
    validator: nzBankAccount,
    gap: 24,
    make: (random, p) => nzBankAccount.make(random, { code: p.bank.code?.text, branch: p.read('branch') }),
  },
  cards: 'visa:58 mastercard:38 amex:4',
  firms: {
    forms: `
      Limited|95|1936|1|900
      Ltd|4|1936|1|600
      LP|1|2008|2|200`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{founder} & {partner} {trade}|{town} {trade}) {form}',
  },
  income: [4200, 14000],
  sources: 'Stats NZ 2023 and 2024, Payments NZ; shares of banks and cards are estimates',
  fields: {
    // There is no national ID: people identify themselves by their driver licence.
    id: { label: 'Driver licence (as ID)', make: (_, p) => p.read('licence') },
    passport: pictured('Passport number', '[LR][A-HJ-NP-Z]######', { synonyms: ['uruwhenua'] }),
    licence: pictured('Driver licence', '[A-HJ-NP-Z][A-HJ-NP-Z]######'),
    tax: certified(nzIrd, 'IRD number', { synonyms: ['ird', 'inland revenue number'] }),
    vat: { label: 'GST number', validator: nzIrd, make: (_, p) => p.read('tax') },
    health: certified(nzNhi, 'NHI number', { synonyms: ['nhi', 'national health index'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch,
    // Particulars, code and reference hold twelve characters each.
    reference: pictured('Payment reference', '(INV|REF|PAY) ######'),
    particulars: pictured('Particulars', '(WAGES|RENT|INVOICE|REFUND|BOARD|GROCERIES|GIFT|POWER)', {
      group: 'transaction',
    }),
    // The month that is paid for.
    paycode: {
      label: 'Payment code',
      group: 'transaction',
      make: (_, p) => {
        const date = p.read('date');
        return `${MONTHS.slice(3 * Number(date.slice(5, 7)) - 3).slice(0, 3)} ${date.slice(0, 4)}`;
      },
    },
    plate: pictured('Number plate', '[K-NP-R][A-HJ-NP-Z][A-HJ-NP-Z]###', { synonyms: ['rego'] }),
  },
  company: {
    street: { picture: '(|||Unit {1-30}, ){1-299} {road}' },
    branch,
    // Firms from before the NZBN (2013) have numbers starting in the thirties, later ones numbers in the order of
    // incorporation.
    registration: certified(nzbn, 'NZBN', {
      make: (random, { firm: { founded } }) => {
        const series = founded < 2013 ? random.int(30, 40) : Math.min(52, 41 + (founded - 2013));
        return nzbnOf(`0${series}${random.digits(5)}`);
      },
    }),
    // Issued in the order of incorporation; from 2011 on in other steps.
    number: {
      label: 'Company number',
      make: (random, { firm: { founded } }) => {
        const [first, from, each] =
          founded < 1990
            ? [50_000, 1990, 0]
            : founded < 2011
              ? [430_000, 1990, 130_000]
              : [3_200_000, 2011, 430_000];
        return String(first + (founded - from) * each + random.below(each || 350_000));
      },
    },
    tax: certified(nzIrd, 'IRD number'),
    vat: { label: 'GST number', validator: nzIrd, make: (_, p) => p.read('tax') },
  },
  presets: [
    {
      key: 'direct-credit',
      scheme: CREDIT_TRANSFER,
      name: 'Direct credit',
      rows: [
        ['Payer', 'name'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Particulars', 'particulars'],
        ['Code', 'paycode'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
