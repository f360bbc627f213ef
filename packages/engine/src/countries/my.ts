import { CHINESE, MALAY, TAMIL } from '../data/malayanNames.ts';
import { bankPicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import { myNric } from '../validators/myNric.ts';
import { certified, country, pictured } from './declare.ts';

/** The letter of a state in SST numbers. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'J',
  '02': 'K',
  '03': 'D',
  '04': 'M',
  '05': 'N',
  '06': 'C',
  '07': 'P',
  '08': 'A',
  '09': 'R',
  '10': 'B',
  '11': 'T',
  '12': 'S',
  '13': 'Y',
  '14': 'W',
};

export const my = country({
  code: 'my',
  name: 'Malaysia',
  alpha3: 'MYS',
  currency: 'MYR',
  group: 'Asia',
  aliases: 'Malaysian Malaysians Rakyat_Malaysia 马来西亚 மலேசியா Malaisie Malasia Persekutuan_Malaysia',
  names: [
    {
      share: 68,
      ...MALAY,
      male: `${MALAY.male} Nik_Ahmad Wan_Azhar Mohd_Rizal Mohd_Shah Mohd_Hafiz`,
      female: `${MALAY.female} Nik_Aminah Wan_Nur Puteri_Balqis`,
      family: `${MALAY.family} Che_Mat Wan_Ahmad Nawi Jusoh Deraman Embong Seman Md_Isa Md_Yusof Md_Zain Mohd_Ali
        Mohd_Zain`,
    },
    { share: 24, ...CHINESE },
    { share: 8, ...TAMIL },
  ],
  places: {
    // `home` is the state of birth in the MyKad number, `office` the passport's series, `code` starts the landlines.
    columns: 'city region zone area code lat lon home plate office',
    rows: `
      Kuala Lumpur|Wilayah Persekutuan|50100,50250,50300,50400,50450,50480,53000,54000,55000,55100,56000,57000,58000,59000|3|214|3.1412|101.6865|14|V|A
      Johor Bahru|Johor|80000,80100,80200,80250,80300,80350|7|22|1.4655|103.7578|01|J|A
      Ipoh|Perak|30000,30010,30020,30100,30200,30250,30300,30450|5|25|4.5841|101.0829|08|A|A
      Shah Alam|Selangor|40000,40100,40150,40160,40170,40200,40300,40400,40460|3|551|3.0851|101.5328|10|B|A
      Petaling Jaya|Selangor|46000,46050,46100,46150,46200,46300,46350,46400|3|795|3.1073|101.6067|10|B|A
      Klang|Selangor|41000,41050,41100,41150,41200,41250,41300,41400|3|337|3.0367|101.4433|10|B|A
      Kuching|Sarawak|93050,93100,93150,93200,93250,93300,93350,93400|82|4|1.5500|110.3333|13|QA|K
      Kota Kinabalu|Sabah|88100,88200,88300,88400,88450|88|2|5.9749|116.0724|12|S|H
      Seremban|Negeri Sembilan|70100,70200,70300,70400,70450|6|76|2.7297|101.9381|05|N|A
      Kuantan|Pahang|25000,25050,25100,25150,25200,25250,25300|9|51|3.8077|103.3260|06|C|A
      George Town|Pulau Pinang|10050,10100,10150,10200,10250,10300,10350,10400,10450,10460,10470|4|22|5.4112|100.3354|07|P|A
      Melaka|Melaka|75000,75050,75100,75150,75200,75250,75300,75350,75400,75450|6|28|2.1960|102.2405|04|M|A
      Kota Bharu|Kelantan|15000,15050,15100,15150,15200,15300,15350,15400|9|74|6.1236|102.2433|03|D|A
      Alor Setar|Kedah|05000,05050,05100,05150,05200,05250,05300,05350,05400|4|73|6.1210|100.3601|02|K|A
      Kuala Terengganu|Terengganu|20000,20050,20100,20200,20300,20400|9|62|5.3302|103.1408|11|T|A
      Sandakan|Sabah|90000|89|2|5.8402|118.1179|12|SS|H
      Tawau|Sabah|91000|89|7|4.2448|117.8911|12|ST|H
      Miri|Sarawak|98000|85|4|4.3993|113.9916|13|QM|K
      Sibu|Sarawak|96000|84|3|2.2870|111.8305|13|QS|K
      Sungai Petani|Kedah|08000|4|42|5.6470|100.4877|02|K|A
      Taiping|Perak|34000|5|80|4.8500|100.7333|08|A|A
      Kangar|Perlis|01000|4|97|6.4414|100.1986|09|R|A`,
  },
  roads: `Jalan_Merdeka Jalan_Sultan Jalan_Tun_Razak Jalan_Ampang Jalan_Masjid Jalan_Kenanga Jalan_Melati Jalan_Mawar
    Jalan_Cempaka Jalan_Seri_Indah Jalan_Bunga_Raya Jalan_Taman_Jaya Jalan_Besar Jalan_Pasar Jalan_Stesen Jalan_Hospital
    Jalan_Sekolah Jalan_Bukit Jalan_Sungai Jalan_Pantai Jalan_Dato_Onn Jalan_Tuanku_Abdul_Rahman Jalan_Perdana Jalan_Damai
    Jalan_Bahagia Jalan_Permai Jalan_Wawasan Jalan_Cendana Jalan_Meranti Jalan_Anggerik Lorong_Kenari Lorong_Merpati
    Lorong_Cempaka Persiaran_Perdana Persiaran_Jaya Taman_Desa`,
  street: '(No. {1-180}, {road}|No. {1-99}, {road} {1-30}|[A-D]-{1-25}-{1-12}, {road})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+60 (12|13|16|17|19)-[2-9]## ####',
  landline: '+60 {place.area}-{place.code}# ####',
  banks: {
    // `account` is the look of the bank's numbers.
    columns: 'bank bic account',
    rows: `
      Maybank|MBBEMYKL|1###########
      CIMB Bank|CIBBMYKL|7#########
      Public Bank|PBBEMYKL|%#########
      RHB Bank|RHBBMYKL|1#############
      Hong Leong Bank|HLBBMYKL|%##########
      AmBank|ARBKMYKL|888##########
      Bank Islam|BIMBMYKL|1#############
      Bank Rakyat|BKRMMYKL|22##########
      UOB Malaysia|UOVBMYKL|%##########
      OCBC Bank Malaysia|OCBCMYKL|7#########
      HSBC Malaysia|HBMBMYKL|3###########
      Standard Chartered Malaysia|SCBLMYKX|%###########
      Affin Bank|PHBMMYKL|1###########
      Alliance Bank|MFBBMYKL|%##############`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa mastercard amex unionpay',
  wallets: `Touch_'n_Go GrabPay Boost ShopeePay`,
  firms: {
    forms: 'Sdn._Bhd. Berhad Bhd. PLT Enterprise',
    name: '({founder} {trade}|{town} {trade}|Syarikat {founder} {trade}|{founder} & Anak {trade}) {form}',
  },
  income: [2200, 12000],
  fields: {
    id: certified(myNric, 'MyKad number', {
      synonyms: ['nric', 'mykad', 'ic number', 'kad pengenalan'],
    }),
    passport: pictured('Passport number', '{place.office}########', { synonyms: ['pasport'] }),
    licence: { label: 'Driving licence', validator: myNric, make: (_, p) => p.read('id') },
    tax: pictured('TIN', 'IG[1-5]##########', { synonyms: ['lhdn', 'nombor cukai pendapatan'] }),
    ssn: pictured('EPF number', '[12]#######', {
      synonyms: ['kwsp', 'epf', 'employees provident fund'],
    }),
    plate: pictured('Number plate', '{place.plate}[A-HJ-NP-Y](|[A-HJ-NP-Y]) {1-9999}'),
    merchant: pictured(
      'Merchant',
      '(Kedai|Restoran|Farmasi|Pasaraya|Butik|Klinik|Bengkel|Kafe) {founder}',
      {},
    ),
  },
  company: {
    // The year, the kind (01 a company) and six digits.
    registration: pictured('SSM number', '{founded}01{000100-059999}'),
    tax: pictured('TIN', 'C[1-5]#########'),
    // The state's letter, station, year and month of registration (there has been an SST since 2018), serial.
    vat: {
      label: 'SST number',
      make(random, p) {
        const since = random.int(Math.max(2019, Number(p.read('founded'))), 2025) - 2000;
        return `${STATES[p.home ?? ''] ?? 'W'}10-${since}${two(random.int(1, 12))}-3${random.int(1_000_000, 2_999_999)}`;
      },
    },
  },
  presets: [
    {
      key: 'duitnow',
      name: 'DuitNow transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Recipient', 'payee.name'],
        ['DuitNow ID (mobile)', 'payee.phone'],
        ['DuitNow ID (NRIC)', 'payee.id'],
        ['Recipient bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Recipient reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
