import { english } from '../data/languages/english.ts';
import { list } from '../kernel/text.ts';
import type { Language, OwnField } from '../model.ts';
import { nzBankAccount } from '../validators/nzBankAccount.ts';
import { nzbn, nzbnOf } from '../validators/nzbn.ts';
import { nzIrd } from '../validators/nzIrd.ts';
import { nzNhi } from '../validators/nzNhi.ts';
import { certified, country, pictured } from './declare.ts';
import { PEOPLES } from './nz/names.ts';

/** New Zealand's words where they differ. */
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
    doctor General Practitioner
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
  currency: 'NZD',
  perEuro: 2,
  gs1: '940',
  holidays: '0101 0102 0206 0418 0421 0425 0602 0620 1027 1225 1226',
  group: 'Oceania',
  aliases: 'Aotearoa New_Zealander New_Zealanders Kiwi Kiwis Nouvelle-Zélande Neuseeland Nueva_Zelanda',
  // Adults by age: Stats NZ, 2024.
  ages: '12 18.5 17.5 15.5 15 12.5 9',
  life: {
    studies: 45,
    retires: 65,
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
      welfare Oranga Tamariki`,
  },
  language: LANGUAGE,
  names: PEOPLES,
  places: {
    columns: 'city region zone area code lat lon pop',
    rows: `
      Auckland|Auckland|0610,0612,0614,0622,0624,0626,0627,0629,0630,0632,1010,1011,1021-1026,1041,1042,1050-1052,1060-1062,2010,2013,2014,2022,2023,2025,2102-2105,2110|9|36|-36.8485|174.7635|1530
      Christchurch|Canterbury|8011,8013,8014,8022-8025,8041,8042,8051-8053|3|36|-43.5321|172.6362|384
      Wellington|Wellington|6011,6012,6021-6023,6035|4|47|-41.2866|174.7756|209
      Hamilton|Waikato|3200,3204,3206,3210,3214,3216|7|83|-37.7833|175.2833|185
      Tauranga|Bay of Plenty|3110,3112,3116|7|57|-37.6861|176.1667|162
      Lower Hutt|Wellington|5010,5011,5013|4|56|-41.2167|174.9167|113
      Dunedin|Otago|9010-9014,9016|3|47|-45.8742|170.5036|106
      Palmerston North|Manawatū-Whanganui|4410,4412,4414|6|35|-40.3564|175.6111|82
      Napier|Hawke's Bay|4110,4112|6|83|-39.4926|176.9123|68
      Porirua|Wellington|5022,5024|4|23|-41.1333|174.8500|60
      New Plymouth|Taranaki|4310,4312|6|75|-39.0667|174.0833|60
      Rotorua|Bay of Plenty|3010,3015|7|34|-38.1387|176.2452|58
      Whangārei|Northland|0110,0112|9|43|-35.7317|174.3239|56
      Nelson|Nelson|7010,7011|3|54|-41.2708|173.2840|51
      Hastings|Hawke's Bay|4120,4122|6|87|-39.6381|176.8492|52
      Invercargill|Southland|9810,9812|3|21|-46.4000|168.3500|51
      Upper Hutt|Wellington|5018,5019|4|52|-41.1383|175.0502|45
      Whanganui|Manawatū-Whanganui|4500,4501|6|34|-39.9333|175.0500|42
      Gisborne|Gisborne|4010|6|86|-38.6533|178.0042|38
      Blenheim|Marlborough|7201|3|57|-41.5140|173.9600|29
      Timaru|Canterbury|7910|3|68|-44.3967|171.2550|29
      Taupō|Waikato|3330|7|37|-38.6843|176.0704|27`,
    others: `Auckland=Tāmaki Makaurau; Wellington=Te Whanganui-a-Tara; Christchurch=Ōtautahi; Hamilton=Kirikiriroa;
      Dunedin=Ōtepoti; Whanganui=Wanganui; Manawatū-Whanganui=Manawatu; Whangārei=Whangarei`,
  },
  roads: `Queen_Street King_Street High_Street Victoria_Street George_Street Great_South_Road@Auckland+Hamilton Church_Street Main_Street
    Station_Road Beach_Road@Auckland+Christchurch+Wellington+Tauranga+Lower_Hutt+Dunedin+Napier+Porirua+New_Plymouth+Nelson+Gisborne+Timaru+Whanganui Park_Road Bridge_Street Albert_Street Princes_Street Nelson_Street Wellington_Street Grey_Street
    Featherston_Street@Wellington Cuba_Street@Wellington+Palmerston_North Lambton_Quay@Wellington Karangahape_Road@Auckland
    Dominion_Road@Auckland Remuera_Road@Auckland Riccarton_Road@Christchurch Papanui_Road@Christchurch Colombo_Street@Christchurch Tui_Street Kōwhai_Road Rimu_Street Kauri_Road Totara_Place Rata_Street Pōhutukawa_Avenue Pukeko_Place
    Hinemoa_Street Tāwhai_Street Ngaio_Road Marine_Parade@Napier+Wellington+Christchurch+Tauranga+Auckland
    Hillcrest_Road Seaview_Terrace@Auckland+Christchurch+Wellington+Tauranga+Lower_Hutt+Dunedin+Napier+Porirua+New_Plymouth+Nelson+Gisborne+Timaru+Whanganui`,
  street: '(|||{1-30}/|Flat {1-6}, ){1-299} {road}',
  address: '{street}, {city} {postcode}',
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
    // There is no national ID: people prove who they are by their driver licence.
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
    plate: pictured('Number plate', '[K-R][A-HJ-NP-Z][A-HJ-NP-Z]###', { synonyms: ['rego'] }),
  },
  company: {
    street: { picture: '(|||Unit {1-30}, ){1-299} {road}' },
    branch,
    // Firms of before the NZBN (2013) stand in the thirties, later ones in the order of incorporation.
    registration: certified(nzbn, 'NZBN', {
      make: (random, { firm: { founded } }) => {
        const series = founded < 2013 ? random.int(30, 40) : Math.min(52, 41 + (founded - 2013));
        return nzbnOf(`0${series}${random.digits(5)}`);
      },
    }),
    // Given out in the order of incorporation; from 2011 on in other steps.
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
