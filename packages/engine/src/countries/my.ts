import { malay } from '../data/languages/malay.ts';
import { CHINESE, MALAY, TAMIL } from '../data/malayanNames.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { picture } from '../draw/picture.ts';
import { emv, phoneDigits, template } from '../fields/qrPayload.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { BlankTd3, putTd3 } from '../standard/mrzLines.ts';
import type { Bearer } from '../standard/mrzNames.ts';
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

/** The kind of a firm in its number, and how many are registered in a year. */
const KINDS: Readonly<Record<string, readonly [string, number]>> = {
  Enterprise: ['03', 399_999],
  PLT: ['04', 4_999],
};

const PASSPORT = new BlankTd3({ country: 'MYS', nationality: 'MYS' });

function bearerOf(p: Persona): Bearer {
  const { sex, born, expires } = p;
  const put: Bearer['put'] = (key, out, at) => p.put(key === 'last' ? 'name' : key, out, at);
  return { sex, born, expires, surname: undefined, forenames: '', put };
}

export const my = country('my', () => ({
  name: 'Malaysia',
  alpha3: 'MYS',
  paydays: [[28], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'MYR',
  perEuro: 3.6,
  endings: [90, 90, 50, 0],
  ips: '175.136-143',
  gs1: '955',
  holidays: '0101 spring..1 fitr+1..2 0501 vesak 0601m adha+1 hijri+1 0831^ mawlid+1 0916^ diwali 1225',
  group: 'Asia',
  locale: { language: 'ms', zone: 'Asia/Kuala_Lumpur' },
  economy: {
    vat: { usual: 10, food: 5 },
    deductions: { social: 11.7, tax: 4 },
    tenure: { rent: 23, loan: 30 },
    shops: { card: 30, wallet: 30 },
  },
  words: {
    exonyms: 'malaysisch Malaisien',
    scripts: 'マレーシア 马来西亚 馬來西亞 말레이시아 ماليزيا ماليزي~ मलेशिया Малайзи^ Малайзі^ малайзийск~',
    numbers: { id: 'no_kad_pengenalan kad_pengenalan no_ic' },
  },
  aliases: 'Malaysian Malaysians Rakyat_Malaysia 马来西亚 மலேசியா Malaisie Malasia Persekutuan_Malaysia',
  // Peoples by state: census of 2020.
  names: [
    {
      share: 60,
      near: {
        Kelantan: 95,
        Terengganu: 97,
        Perlis: 89,
        Kedah: 79,
        Pahang: 77,
        Melaka: 70,
        Johor: 60,
        Selangor: 59,
        'Wilayah Persekutuan': 47,
        'Pulau Pinang': 44,
        Perak: 57,
        'Negeri Sembilan': 61,
        Sabah: 28,
        Sarawak: 25,
      },
      ...MALAY,
    },
    {
      share: 24,
      near: {
        Kelantan: 3,
        Terengganu: 2.5,
        Perlis: 8,
        Kedah: 13,
        Pahang: 17,
        Melaka: 24,
        Johor: 33,
        Selangor: 28,
        'Wilayah Persekutuan': 42,
        'Pulau Pinang': 45,
        Perak: 30,
        'Negeri Sembilan': 23,
        Sabah: 11,
        Sarawak: 25,
      },
      ...CHINESE,
    },
    {
      share: 8,
      near: {
        Kelantan: 0.4,
        Terengganu: 0.3,
        Perlis: 1.5,
        Kedah: 7,
        Pahang: 4,
        Melaka: 6,
        Johor: 6.5,
        Selangor: 12,
        'Wilayah Persekutuan': 10,
        'Pulau Pinang': 10,
        Perak: 12,
        'Negeri Sembilan': 15,
        Sabah: 0.3,
        Sarawak: 0.3,
      },
      ...TAMIL,
    },
    // Kadazan, Dusun and Murut.
    {
      share: 0.2,
      near: { Sabah: 55 },
      male: {
        0: 'Gimbang Gunsalam Lojingau Sitaun Ampal Raymond Peter Joseph Dominic Francis Clarence Stephen Herman Jimmy',
        1980: 'Jeffry Alvin Jackson Melvin Rayner Elvis Nelson Roland Dexter Jonathan Felix Alex Evans Clement Brandon',
      },
      female: {
        0: 'Sipingan Rosnih Martha Agnes Juliana Theresa Rita Mary Anna Cecilia Margaret Lucy Rosalind Jenny',
        1980: 'Jacqueline Melissa Cynthia Doreen Florence Suzie Elvina Delfina Jovita Fiona Natasha Beverly Crystal Emelda',
      },
      family:
        'Gunting Masidi Kitingan Gimbad Majalap Joannes Sipaun Lojiwin Mojuntin Dompok Gidah Kinsuan Limbai Anthony Bayang Sitaun Gaban Molujin Jumin Tangau',
    },
    // Iban, Bidayuh and Orang Ulu.
    {
      share: 0.2,
      near: { Sarawak: 49 },
      order: '{given} {middle} {family}',
      middle: 'anak',
      male: {
        0: 'Jugah Entalai Nyandang Unting Bujang Jimbun Empading Ngumbang Peter James Michael Sylvester Robert Edwin',
        1980: 'Alexander Jackson Ronny Kelvin Stanley Desmond Dennis Anthony Christopher Felix Ricky Jeffery Jason Welson',
      },
      female: {
        0: 'Indai Senia Lemai Rinai Dayang Bibi Catherine Magdalene Sulau Lily Rose Jenny Mary Margaret',
        1980: 'Cynthia Angela Dorothy Florence Priscilla Natalie Lovina Veronica Jessica Grace Evelyn Melinda Sandra Laura',
      },
      family:
        'Jugah Jabu Numpang Entulu Mawan Salang Masing Nyipa Embas Ugak Tugang Gani Ngau Lihan Uyau Jelani Nyabong Belaja Linggi Ding',
    },
  ],
  places: {
    // `home` is the state of birth in the MyKad number, `office` the passport's series, `code` starts the landlines, `plate` is the
    // picture of the letters on plates. Census of 2020, thousands.
    columns: 'city region zone area code lat lon home plate office pop',
    rows: `
      Kuala Lumpur|Wilayah Persekutuan|50100,50250,50300,50400,50450,50480,53000,54000,55000,55100,56000,57000,58000,59000|3|214|3.1412|101.6865|14|V[A-HJ-NP-Y][A-HJ-NP-Y]|A|1982
      Johor Bahru|Johor|80000,80100,80200,80250,80300,80350|7|22|1.4955|103.7478|01|J[A-HJ-NP-Y][A-HJ-NP-Y]|A|858
      Ipoh|Perak|30000,30010,30020,30100,30200,30250,30300,30450|5|25|4.5841|101.0829|08|A[A-HJ-NP-Y][A-HJ-NP-Y]|A|759
      Shah Alam|Selangor|40000,40100,40150,40160,40170,40200,40300,40400,40460|3|551|3.0851|101.5328|10|B[A-HJ-NP-Y][A-HJ-NP-Y]|A|812
      Petaling Jaya|Selangor|46000,46050,46100,46150,46200,46300,46350,46400|3|795|3.1073|101.6067|10|B[A-HJ-NP-Y][A-HJ-NP-Y]|A|771
      Klang|Selangor|41000,41050,41100,41150,41200,41250,41300,41400|3|337|3.0367|101.4433|10|B[A-HJ-NP-Y][A-HJ-NP-Y]|A|1088
      Kuching|Sarawak|93050,93100,93150,93200,93250,93300,93350,93400|82|4|1.5500|110.3333|13|QA[A-HJ-NP-Y]|K|402
      Kota Kinabalu|Sabah|88100,88200,88300,88400,88450|88|2|5.9749|116.0724|12|S[AYJ][A-HJ-NP-Y]|H|500
      Seremban|Negeri Sembilan|70100,70200,70300,70400,70450|6|76|2.7297|101.9381|05|N[A-HJ-NP-Y][A-HJ-NP-Y]|A|681
      Kuantan|Pahang|25000,25050,25100,25150,25200,25250,25300|9|51|3.8077|103.3260|06|C[A-HJ-NP-Y][A-HJ-NP-Y]|A|548
      George Town|Pulau Pinang|10050,10100,10150,10200,10250,10300,10350,10400,10450,10460,10470|4|22|5.4112|100.3354|07|P[A-HJ-NP-Y][A-HJ-NP-Y]|A|794
      Melaka|Melaka|75000,75050,75100,75150,75200,75250,75300,75350,75400,75450|6|28|2.1960|102.2405|04|M[A-HJ-NP-Y][A-HJ-NP-Y]|A|453
      Kota Bharu|Kelantan|15000,15050,15100,15150,15200,15300,15350,15400|9|74|6.1236|102.2433|03|D[A-HJ-NP-Y][A-HJ-NP-Y]|A|556
      Alor Setar|Kedah|05000,05050,05100,05150,05200,05250,05300,05350,05400|4|73|6.1210|100.3601|02|K[A-HJ-NP-Y][A-HJ-NP-Y]|A|423
      Kuala Terengganu|Terengganu|20000,20050,20100,20200,20300,20400|9|62|5.3302|103.1408|11|T[A-HJ-NP-Y][A-HJ-NP-Y]|A|375
      Sandakan|Sabah|90000|89|2|5.8402|118.1179|12|SS[A-HJ-NP-Y]|H|439
      Tawau|Sabah|91000|89|7|4.2448|117.8911|12|ST[A-HJ-NP-Y]|H|372
      Miri|Sarawak|98000|85|4|4.3993|113.9916|13|QM[A-HJ-NP-Y]|K|356
      Sibu|Sarawak|96000|84|3|2.2870|111.8305|13|QS[A-HJ-NP-Y]|K|247
      Sungai Petani|Kedah|08000|4|42|5.6470|100.4877|02|K[A-HJ-NP-Y][A-HJ-NP-Y]|A|545
      Taiping|Perak|34000|5|80|4.8500|100.7333|08|A[A-HJ-NP-Y][A-HJ-NP-Y]|A|241
      Kangar|Perlis|01000|4|97|6.4414|100.1986|09|R[A-HJ-NP-Y][A-HJ-NP-Y]|A|285`,
    others: `Kuala Lumpur=KL|吉隆坡|கோலாலம்பூர்; George Town=Georgetown|Penang; Pulau Pinang=Penang|槟城; Melaka=Malacca;
      Johor Bahru=JB; Kota Kinabalu=KK; Wilayah Persekutuan=Federal Territory|Kuala Lumpur`,
  },
  roads: `Jalan_Merdeka Jalan_Sultan Jalan_Tun_Razak Jalan_Ampang@Kuala_Lumpur Jalan_Masjid Jalan_Kenanga Jalan_Melati Jalan_Mawar
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
    // `account` is the form of the bank's numbers. Shares of depositors as far as banks publish them.
    columns: 'bank bic account share',
    rows: `
      Maybank|MBBEMYKL|1###########|32
      CIMB Bank|CIBBMYKL|7#########|20
      Public Bank|PBBEMYKL|%#########|12
      Bank Islam|BIMBMYKL|1#############|7
      RHB Bank|RHBBMYKL|1#############|7
      Bank Rakyat|BKRMMYKL|22##########|6
      Hong Leong Bank|HLBBMYKL|%##########|6
      AmBank|ARBKMYKL|888##########|4
      Affin Bank|PHBMMYKL|1###########|1.5
      Alliance Bank|MFBBMYKL|%##############|1.5
      HSBC Malaysia|HBMBMYKL|3###########|1
      UOB Malaysia|UOVBMYKL|%##########|1
      Standard Chartered Malaysia|SCBLMYKX|%###########|0.5
      OCBC Bank Malaysia|OCBCMYKL|7#########|0.5`,
    others: `Maybank=Malayan Banking; Bank Islam=BIMB; Public Bank=PBB; Hong Leong Bank=HLB`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:54 mastercard:44 amex:1.5 unionpay:0.5',
  wallets: "Touch_'n_Go:62 GrabPay:16 Boost:12 ShopeePay:10",
  firms: {
    // Advocates practise alone or in partnerships (Legal Profession Act 1976; of limited liability when the act of
    // 2025 is in force).
    forms: `
      Sdn. Bhd.|56|1966|1|150||law
      Enterprise|36|1957|1|12|1|law,Kuching,Kota Kinabalu,Sandakan,Tawau,Miri,Sibu
      PLT|6|2012|1|30||law
      Berhad|2|1966|50|4000||law
      & Associates|10|1957|1|30||${allBut('law')}`,
    name: '({founder} {trade}|{town} {trade}|Syarikat {founder} {trade}|{trade} {town}) {form}',
    sole: '{founder} {trade} {form}',
    era: 1957,
  },
  language: malay,
  ages: '17 25.5 21.5 14.5 11 7 3.5',
  life: {
    studies: 45,
    retires: 60,
    pays: [1000, 6500],
    institutions: `
      hospital Hospital {town}
      hospital@Johor_Bahru Hospital Sultanah Aminah
      hospital@George_Town Hospital Pulau Pinang
      hospital@Kota_Kinabalu Hospital Queen Elizabeth
      hospital@Kuching Hospital Umum Sarawak
      hospital@Ipoh Hospital Raja Permaisuri Bainun
      hospital@Kuantan Hospital Tengku Ampuan Afzan
      hospital@Kota_Bharu Hospital Raja Perempuan Zainab II
      hospital@Seremban Hospital Tuanku Ja’afar
      hospital@Kuala_Terengganu Hospital Sultanah Nur Zahirah
      hospital@Alor_Setar Hospital Sultanah Bahiyah
      hospital@Kangar Hospital Tuanku Fauziah
      hospital@Klang Hospital Tengku Ampuan Rahimah
      hospital@Petaling_Jaya Pusat Perubatan Universiti Malaya
      hospital@Sungai_Petani Hospital Sultan Abdul Halim
      hospital@Sandakan Hospital Duchess of Kent
      university Universiti Teknologi MARA
      university@Kuala_Lumpur+Petaling_Jaya Universiti Malaya
      university@George_Town Universiti Sains Malaysia
      university@Alor_Setar Universiti Utara Malaysia
      university@Kuala_Terengganu (Universiti Malaysia Terengganu|Universiti Sultan Zainal Abidin)
      university@in_Sabah Universiti Malaysia Sabah
      university@in_Sarawak Universiti Malaysia Sarawak
      university@Johor_Bahru Universiti Teknologi Malaysia
      university@Kuantan Universiti Malaysia Pahang
      university@Seremban Universiti Sains Islam Malaysia
      university@Melaka Universiti Teknikal Malaysia Melaka
      university@Kota_Bharu Universiti Malaysia Kelantan
      university@Kangar Universiti Malaysia Perlis
      pension Kumpulan Wang Persaraan
      town@George_Town Majlis Bandaraya Pulau Pinang
      town@Melaka Majlis Bandaraya Melaka Bersejarah
      town@Kuala_Lumpur Dewan Bandaraya Kuala Lumpur
      town@Kota_Kinabalu+Kuching Dewan Bandaraya {town}
      town@Sandakan+Tawau+Sibu+Sungai_Petani+Taiping+Kangar+Kota_Bharu Majlis Perbandaran {town}
      fire Jabatan Bomba dan Penyelamat Malaysia`,
  },
  sources:
    'Ages, places and peoples: Department of Statistics, census of 2020 and estimates of 2024. Banks, cards and firms: estimates.',
  income: [1750, 11000],
  fields: {
    region: { label: 'State' },
    postcode: { label: 'Poskod' },
    id: certified(myNric, 'MyKad number', {
      synonyms: ['nric', 'my kad', 'ic', 'ic number', 'kad pengenalan'],
    }),
    passport: pictured('Passport number', '{place.office}########', { synonyms: ['pasport'] }),
    // Names are not divided: the whole name counts as the family name.
    mrz: {
      special: true,
      write: (out, at, _, p) => putTd3(out, at, bearerOf(p), PASSPORT),
    },
    licence: { label: 'Driving licence', validator: myNric, make: (_, p) => p.read('id') },
    tax: pictured('TIN', 'IG[1-5]##########', { synonyms: ['lhdn', 'nombor cukai pendapatan'] }),
    vat: { label: 'SST number', make: (random, p) => sstOf(random, p) },
    ssn: pictured('EPF number', '[12]#######', {
      synonyms: ['kwsp', 'epf', 'employees provident fund'],
    }),
    // At most three letters; in Sabah and Sarawak often a fourth after the number.
    plate: {
      label: 'Number plate',
      write: (out, at, random, p) =>
        picture(/^[QS]/.test(p.place.plate?.text ?? '') ? ' {1-9999}(| [A-HJ-NP-Y])' : ' {1-9999}')(
          out,
          placePicture('plate')(out, at, random, p),
          random,
          p,
        ),
    },
  },
  company: {
    street: { picture: '(No. {1-180}, {road}|No. {1-99}, {road} {1-30}|Lot {1-90}, {road})' },
    // The year, the kind (01 a company, 03 a business, 04 a partnership with limited liability) and six digits.
    registration: {
      label: 'SSM number',
      make(random, { firm: { form, founded } }) {
        const [kind, most] = KINDS[form.name.text] ?? ['01', 59_999];
        return `${founded}${kind}${String(random.int(100, most)).padStart(6, '0')}`;
      },
    },
    // C a company, PT a partnership with limited liability; a business is its owner's.
    tax: {
      label: 'TIN',
      make: (random, { firm: { form } }) =>
        `${form.name.text === 'Enterprise' ? 'IG' : form.name.text === 'PLT' ? 'PT' : 'C'}${random.int(1, 5)}${random.digits(9)}`,
    },
    vat: {
      label: 'SST number',
      make: (random, p) => sstOf(random, p, p.firm.founded),
    },
  },
  // Source: PayNet, DuitNow QR: 01 the acquirer, 02 the account of the payee.
  qr: emv({
    name: 'DuitNow QR',
    currency: '458',
    account: (payment) =>
      template(26, [
        [0, 'A0000006150001'],
        [1, '501664'],
        [2, phoneDigits(payment)],
      ]),
  }),
  presets: [
    {
      key: 'duitnow',
      scheme: INSTANT_TRANSFER,
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
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));

/** The state's letter, station, year and month of registration (there has been an SST since 2018), serial. */
function sstOf(random: Random, { home = '', asOf }: Pick<Persona, 'home' | 'asOf'>, founded = 0): string {
  const since = random.int(Math.min(asOf.year - 1, Math.max(2019, founded)), asOf.year - 1) - 2000;
  return `${STATES[home] ?? 'W'}10-${since}${two(random.int(1, 12))}-3${random.int(1_000_000, 2_999_999)}`;
}
