import { picture } from '../draw/picture.ts';
import { REFERENCE } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { inAadhaar } from '../validators/inAadhaar.ts';
import { inCin } from '../validators/inCin.ts';
import { inEpic } from '../validators/inEpic.ts';
import { gstinOf, inGstin } from '../validators/inGstin.ts';
import { inIfsc } from '../validators/inIfsc.ts';
import { inPan } from '../validators/inPan.ts';
import { inVid } from '../validators/inVid.ts';
import { certified, country, pictured } from './declare.ts';
import { indianNames } from './in/names.ts';

export const ind = country({
  code: 'in',
  name: 'India',
  alpha3: 'IND',
  currency: 'INR',
  group: 'Asia',
  aliases: 'Bharat भारत Indian Indians Hindustan Hindustani Bharatiya Republic_of_India Inde',
  names: indianNames,
  // home: the state's code in a GSTIN; code: its letters in a CIN; office: how the city's exchanges begin.
  places: {
    columns: 'city region zone area office lat lon home plate code',
    rows: `
      Mumbai|Maharashtra|400001-400035,400049-400072,400074-400104|22|26|19.0760|72.8777|27|MH 01|MH
      Delhi|Delhi|110001-110096|11|26|28.6519|77.2315|07|DL 03|DL
      Bengaluru|Karnataka|560001-560103|80|25|12.9719|77.5937|29|KA 01|KA
      Hyderabad|Telangana|500001-500020,500027-500040,500072-500082|40|23|17.3840|78.4564|36|TG 09|TG
      Ahmedabad|Gujarat|380001-380009,380013-380016,380050-380063|79|26|23.0258|72.5873|24|GJ 01|GJ
      Chennai|Tamil Nadu|600001-600119|44|28|13.0878|80.2785|33|TN 01|TN
      Kolkata|West Bengal|700001-700099|33|24|22.5626|88.3630|19|WB 02|WB
      Surat|Gujarat|395001-395010|261|2|21.1959|72.8302|24|GJ 05|GJ
      Pune|Maharashtra|411001-411048|20|25|18.5196|73.8554|27|MH 12|MH
      Jaipur|Rajasthan|302001-302022|141|2|26.9196|75.7878|08|RJ 14|RJ
      Lucknow|Uttar Pradesh|226001-226025|522|2|26.8393|80.9231|09|UP 32|UP
      Kanpur|Uttar Pradesh|208001-208025|512|2|26.4652|80.3498|09|UP 78|UP
      Nagpur|Maharashtra|440001-440036|712|2|21.1463|79.0849|27|MH 31|MH
      Indore|Madhya Pradesh|452001-452018|731|2|22.7179|75.8333|23|MP 09|MP
      Bhopal|Madhya Pradesh|462001-462016,462021-462046|755|2|23.2547|77.4029|23|MP 04|MP
      Visakhapatnam|Andhra Pradesh|530001-530048|891|2|17.6868|83.2185|37|AP 31|AP
      Patna|Bihar|800001-800028|612|2|25.5941|85.1356|10|BR 01|BR
      Vadodara|Gujarat|390001-390024|265|2|22.2994|73.2081|24|GJ 06|GJ
      Ludhiana|Punjab|141001-141016|161|2|30.9120|75.8538|03|PB 10|PB
      Agra|Uttar Pradesh|282001-282010|562|2|27.1833|78.0167|09|UP 80|UP
      Coimbatore|Tamil Nadu|641001-641046|422|2|11.0168|76.9558|33|TN 38|TN
      Kochi|Kerala|682001-682040|484|2|9.9312|76.2673|32|KL 07|KL
      Guwahati|Assam|781001-781039|361|2|26.1445|91.7362|18|AS 01|AS
      Bhubaneswar|Odisha|751001-751030|674|2|20.2961|85.8245|21|OD 02|OD
      Chandigarh|Chandigarh|160001-160036|172|2|30.7333|76.7794|04|CH 01|CH`,
  },
  roads: `Mahatma_Gandhi_Road Station_Road Nehru_Road Gandhi_Nagar Main_Road Church_Street Mall_Road Subhash_Marg Shastri_Nagar
    Patel_Road Tilak_Road Temple_Road Market_Road Ring_Road College_Road Hospital_Road Civil_Lines Sadar_Bazar Model_Town
    Rajendra_Nagar Indira_Nagar Ashok_Marg Lal_Bahadur_Shastri_Marg Ambedkar_Road Park_Street Lake_Road Link_Road Hill_Road
    Jawahar_Nagar Vivekananda_Road Netaji_Road Azad_Nagar Laxmi_Nagar Vikas_Marg Court_Road Cantonment_Road`,
  street: '({1-240}, {road}|{1-99}/{1-9}, {road}|Flat {101-904}, {1-60} {road}|{1-48}[A-D], {road})',
  address: '{street}, {city} {postcode}, {region}',
  postcode: '{zone}',
  phone: '+91 (9#|9#|9#|9#|84|85|70|72|74|60|69)### #####',
  landline: '+91 {place.area} {place.office}######',
  // branch: the bank's three digits in a MICR code.
  banks: {
    columns: 'bank bic code branch account',
    rows: `
      State Bank of India|SBININBB|SBIN|002|[234]##########
      HDFC Bank|HDFCINBB|HDFC|240|50100#########
      ICICI Bank|ICICINBB|ICIC|229|[0-6]###01######
      Axis Bank|AXISINBB|UTIB|211|9##010#########
      Punjab National Bank|PUNBINBB|PUNB|024|[0-6]###000100######
      Bank of Baroda|BARBINBB|BARB|012|[0-6]###0100######
      Canara Bank|CNRBINBB|CNRB|015|[0-6]###101######
      Union Bank of India|UBININBB|UBIN|026|[3-6]###02010######
      Kotak Mahindra Bank|KKBKINBB|KKBK|485|[2-9]#########
      Bank of India|BKIDINBB|BKID|013|[0-8]###101100#####
      Indian Bank|IDIBINBB|IDIB|019|[67]#########
      IndusInd Bank|INDBINBB|INDB|234|15##########
      Yes Bank|YESBINBB|YESB|532|0###01#########
      IDFC FIRST Bank|IDFBINBB|IDFB|751|100########
      Federal Bank|FDRLINBB|FDRL|049|1###0100######`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'rupay visa mastercard amex',
  wallets: 'PhonePe Google_Pay Paytm Amazon_Pay MobiKwik',
  firms: {
    forms: 'Private_Limited Pvt._Ltd. Private_Limited Limited',
    name: '({founder} {trade}|{founder} & Sons|Shree {trade}|{founder} {trade}|{founder} & {partner}) {form}',
  },
  income: [18000, 150000],
  fields: {
    id: certified(inAadhaar, 'Aadhaar', { synonyms: ['aadhaar number', 'aadhar', 'adhaar', 'uid', 'uidai'] }),
    passport: pictured('Passport number', '[K-NP-WY]%######'),
    // State, registering office, year of issue, seven digits: the numbering of the Sarathi register.
    licence: {
      label: 'Driving licence',
      make(random, { place, born }) {
        const year = Math.min(born.year + random.int(18, 30), REFERENCE.year - 1);
        return `${place.plate?.text.replace(' ', '')} ${year}00${random.digits(5)}`;
      },
    },
    tax: certified(inPan, 'PAN', { synonyms: ['pan', 'permanent account number', 'pan card'] }),
    vat: certified(inGstin, 'GSTIN', {
      synonyms: ['gstin', 'gst'],
      make: (random, p) => gstinOf(random, p.read('tax'), p.home),
    }),
    vid: certified(inVid, 'Aadhaar virtual ID', { group: 'identity', synonyms: ['virtual id'] }),
    voter: certified(inEpic, 'EPIC (voter ID)', { synonyms: ['epic'] }),
    ssn: pictured('UAN (EPFO)', '10##########', {
      synonyms: ['uan', 'universal account number', 'pf number'],
    }),
    health: pictured('ABHA number', '91-####-####-####', { synonyms: ['abha'] }),
    ifsc: pictured('IFSC', '{bank.code}000{0001-9999}', { validator: inIfsc }),
    micr: {
      label: 'MICR code',
      group: 'banking',
      synonyms: ['micr'],
      make: (random, p) =>
        p.read('postcode').slice(0, 3) + p.bank.branch?.text + String(random.int(2, 240)).padStart(3, '0'),
    },
    // Handles end in `test`: no payment service has such a one.
    upi: pictured('UPI ID', '{given.slug}.{family.slug}(|{yy}|#)\\@(oktest|upitest|paytest|ybltest)', {
      group: 'payment',
      synonyms: ['vpa', 'upi', 'virtual payment address', 'upi address'],
    }),
    utr: pictured('UPI reference (RRN)', '5{001-365}########', {
      group: 'transaction',
      synonyms: ['utr', 'rrn', 'upi reference'],
    }),
    plate: pictured('Registration number', '{place.plate} [A-HJ-NP-Z][A-HJ-NP-Z] {0001-9999}', {}),
  },
  company: {
    registration: {
      label: 'CIN',
      validator: inCin,
      make(random, p) {
        const industry = random.pick([
          '51909',
          '72200',
          '74999',
          '62099',
          '45200',
          '70200',
          '46909',
          '28999',
          '24230',
        ]);
        const kind = p.firm.form.name.text === 'Limited' ? 'PLC' : 'PTC';
        return `U${industry}${p.place.code?.text}${p.read('founded')}${kind}${String(random.int(1000, 399999)).padStart(6, '0')}`;
      },
    },
    // The fourth letter is C for a company, the fifth its initial.
    tax: {
      label: 'PAN',
      validator: inPan,
      make: (random, p) =>
        `${random.chars(3, LETTERS)}C${p.read('name').charAt(0)}${random.int(1000, 9999)}${random.pick(LETTERS)}`,
    },
    vat: {
      label: 'GSTIN',
      validator: inGstin,
      make: (random, p) => gstinOf(random, p.read('tax'), p.home),
    },
  },
  presets: [
    {
      key: 'upi',
      name: 'UPI payment',
      rows: [
        ['Payer', 'name'],
        ['Payer UPI ID', 'upi'],
        ['Payer bank', 'bank'],
        ['Payer mobile', 'phone'],
        ['Payee', 'payee.name'],
        ['Payee UPI ID', 'payee.upi'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference (RRN)', 'utr'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'neft',
      name: 'NEFT / IMPS transfer',
      rows: [
        ['Remitter', 'name'],
        ['Remitter account', 'account'],
        ['Remitter IFSC', 'ifsc'],
        ['Beneficiary', 'payee.name'],
        ['Beneficiary account', 'payee.account'],
        ['Beneficiary IFSC', 'payee.ifsc'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['UTR', 'utr'],
        ['Date', 'date'],
      ],
    },
  ],
});
