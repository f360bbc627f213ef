import { english } from '../data/languages/english.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { bankPicture, byCity } from '../fields/regional.ts';
import { datedReceipt, digitsReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { DIGITS, LETTERS } from '../kernel/random.ts';
import { bdNid } from '../validators/bdNid.ts';
import { bangladeshiNames } from './bd/names.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** Last number of the registrar of companies by year, approximate. */
const REGISTERED = series(
  '1947 1 · 1972 4000 · 1985 14000 · 1995 28000 · 2005 55000 · 2010 82000 · 2015 120000 · 2020 158000 · 2026 205000',
);

const STREET = '(House {1-240}, {road}|{1-360}/[A-D], {road})';
/** The planned quarters of Dhaka number their roads. */
const NUMBERED = {
  Dhanmondi: '(House {1-90}(|/A), Road {2-15}(|/A)|{1-360}, (Elephant|Green|Mirpur) Road)',
  Mohammadpur: 'House {1-60}, Road {1-12}, Block [A-F]',
  Gulshan: '(House {1-60}(|/A|/B), Road {1-143}|{1-190}, Gulshan Avenue)',
  Banani: 'House {1-120}, Road {1-28}, Block [A-K]',
  Mirpur: '(House {1-60}, Road {1-20}, Block [A-E]|{1-900}, Begum Rokeya Sarani)',
  Khilkhet: 'House {1-60}, Road {1-20}, Nikunja 2',
  Uttara: 'House {1-80}, Road {1-20}, Sector {1-14}',
};

export const bd = country('bd', () => ({
  name: 'Bangladesh',
  alpha3: 'BGD',
  paydays: [[31]],
  currency: 'BDT',
  decimals: 0,
  perEuro: 90,
  gs1: '894',
  holidays:
    '0221 -2024:0317 0326 0414 0501 fitr..2 adha..3 vesak-1 ashura+1 2025:0805 -2024:0815 mawlid+1 dussehra 1216 1225',
  group: 'Asia',
  locale: { language: 'bn', zone: 'Asia/Dhaka' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 0, tax: 3 },
    tenure: { rent: 20, loan: 2 },
    shops: { card: 20, wallet: 70 },
  },
  words: {
    exonyms: 'bangladeschisch বাংলাদেশী',
    scripts: 'バングラデシュ 孟加拉国 孟加拉 방글라데시 بنغلاديش बांग्लादेश Бангладеш',
    numbers: { id: 'জাতীয়_পরিচয়পত্র জাতীয়_পরিচয়পত্র_নম্বর' },
  },
  language: {
    ...english,
    merchants: `{owner} Store|{owner} Pharmacy|{town} Super Shop|{owner} Filling Station|{town} Library|{owner} Sweets|
      {owner} Hotel and Restaurant|{owner} Biryani House|{owner} Bakery|Bhai Bhai Store|Mayer Doa Store||
      {owner} Fashion|{owner} Electronics|{owner} Optics|{owner} Jewellers|{town} Hardware|{owner} Telecom|
      {owner} Tailors|{town} Travels|{owner} Cloth Store`,
  },
  aliases: "Bangladeshi Bangladeshis বাংলাদেশ Bangla_Desh People's_Republic_of_Bangladesh",
  sources:
    'Ages: UN World Population Prospects 2024; cities and religions: census of 2022; banks: accounts as they report them',
  ages: '18.5 25 21 15 11 6.5 3',
  weekend: [5, 6],
  life: {
    studies: 35,
    retires: 60,
    pays: [4500, 35000],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Office of the Controller General of Accounts
      university University of {town}
      university@Dhaka (University of Dhaka|Jagannath University|Bangladesh University of Engineering and Technology)
      university@Narayanganj Government Tolaram College
      university@Gazipur Dhaka University of Engineering & Technology
      university@Tangail Mawlana Bhashani Science and Technology University
      university@Faridpur Government Rajendra College
      university@Chattogram University of Chittagong
      university@Cumilla Comilla University
      university@Cox’s_Bazar Cox’s Bazar International University
      university@Feni+Khulna {town} University
      university@Jashore+Pabna {town} University of Science and Technology
      university@Mymensingh Bangladesh Agricultural University
      university@Bogura Government Azizul Haque College
      university@Rangpur Begum Rokeya University
      university@Dinajpur Hajee Mohammad Danesh Science and Technology University
      university@Sylhet Shahjalal University of Science and Technology
      primary {town} (Government Primary School|Model Primary School)
      secondary {town} (Government High School|Zilla School|Girls High School|High School)
      hospital {town} (Sadar|General) Hospital
      hospital@Dhaka+Chattogram+Khulna+Rajshahi+Rangpur+Mymensingh+Cumilla+Faridpur+Dinajpur {town} Medical College Hospital
      hospital@Sylhet Sylhet MAG Osmani Medical College Hospital
      hospital@Barishal Sher-e-Bangla Medical College Hospital
      hospital@Bogura Shaheed Ziaur Rahman Medical College Hospital
      care {town} Old Home
      town {town} Pourashava
      town@Chattogram+Khulna+Rajshahi+Gazipur+Narayanganj+Sylhet+Cumilla+Rangpur+Mymensingh+Barishal {town} City Corporation
      town@Dhaka Dhaka (North|South) City Corporation
      transit Bangladesh Road Transport Corporation {town}
      police@Dhaka+Chattogram+Khulna+Rajshahi+Gazipur+Sylhet+Rangpur+Barishal {town} Metropolitan Police
      fire Fire Service and Civil Defence`,
  },
  names: bangladeshiNames,
  // area: the area code and an exchange, as numbers differ in length; code: the district in routing and birth registration numbers; office: two letters of it on licences; district: the police station area.
  places: {
    columns: 'city region zone area lat lon code office plate pop district',
    rows: `
      Dhaka|Dhaka Division|1000|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|600|Motijheel
      Dhaka|Dhaka Division|1205|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|900|Dhanmondi
      Dhaka|Dhaka Division|1207|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|1200|Mohammadpur
      Dhaka|Dhaka Division|1209|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|600|Hazaribagh
      Dhaka|Dhaka Division|1212|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|800|Gulshan
      Dhaka|Dhaka Division|1213|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|400|Banani
      Dhaka|Dhaka Division|1214|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|800|Basabo
      Dhaka|Dhaka Division|1215|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|800|Tejgaon
      Dhaka|Dhaka Division|1216|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|1700|Mirpur
      Dhaka|Dhaka Division|1217|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|500|Ramna
      Dhaka|Dhaka Division|1219|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|900|Khilgaon
      Dhaka|Dhaka Division|1229|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|400|Khilkhet
      Dhaka|Dhaka Division|1230|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো|678|Uttara
      Chattogram|Chattogram Division|4000|31-63|22.3384|91.8317|15|CT|চট্ট মেট্রো|900|Kotwali
      Chattogram|Chattogram Division|4100|31-63|22.3384|91.8317|15|CT|চট্ট মেট্রো|800|Bandar
      Chattogram|Chattogram Division|4203|31-63|22.3384|91.8317|15|CT|চট্ট মেট্রো|800|Panchlaish
      Chattogram|Chattogram Division|4212|31-63|22.3384|91.8317|15|CT|চট্ট মেট্রো|727|Chandgaon
      Khulna|Khulna Division|9000,9100|41-73|22.8098|89.5644|47|KH|খুলনা মেট্রো|719|Khulna Sadar
      Rajshahi|Rajshahi Division|6000,6100|721-77|24.3740|88.6011|81|RJ|রাজ মেট্রো|553|Boalia
      Gazipur|Dhaka Division|1700,1702,1704|2-4926|23.9999|90.4203|33|GZ|গাজীপুর|2675|Gazipur Sadar
      Narayanganj|Dhaka Division|1400,1410|2-4764|23.6135|90.5030|67|NG|নারায়ণগঞ্জ|967|Narayanganj Sadar
      Sylhet|Sylhet Division|3100|821-71|24.8990|91.8720|91|SL|সিলেট|533|Sylhet Sadar
      Cumilla|Chattogram Division|3500|81-7|23.4619|91.1850|19|CM|কুমিল্লা|440|Cumilla Sadar
      Rangpur|Rangpur Division|5400|521-6|25.7466|89.2517|85|RP|রংপুর|708|Rangpur Sadar
      Mymensingh|Mymensingh Division|2200|91-6|24.7564|90.4065|61|MY|ময়মনসিংহ|577|Mymensingh Sadar
      Barishal|Barishal Division|8200|431-6|22.7050|90.3701|06|BL|বরিশাল|419|Barishal Sadar
      Bogura|Rajshahi Division|5800|51-6|24.8510|89.3711|10|BG|বগুড়া|480|Bogura Sadar
      Jashore|Khulna Division|7400|421-6|23.1697|89.2137|41|JS|যশোর|286|Jashore Sadar
      Dinajpur|Rangpur Division|5200|531-6|25.6274|88.6378|28|DP|দিনাজপুর|206|Dinajpur Sadar
      Cox’s Bazar|Chattogram Division|4700|341-6|21.4397|92.0096|22|CX|কক্সবাজার|196|Cox’s Bazar Sadar
      Feni|Chattogram Division|3900|331-7|23.0159|91.3976|30|FN|ফেনী|234|Feni Sadar
      Tangail|Dhaka Division|1900|921-6|24.2513|89.9167|93|TG|টাঙ্গাইল|212|Tangail Sadar
      Pabna|Rajshahi Division|6600|731-6|24.0064|89.2372|76|PB|পাবনা|190|Pabna Sadar
      Faridpur|Dhaka Division|7800|631-6|23.6070|89.8429|29|FP|ফরিদপুর|237|Faridpur Sadar`,
    others: `Dhaka=ঢাকা|Dacca; Chattogram=চট্টগ্রাম|Chittagong; Chattogram Division=Chittagong Division; Khulna=খুলনা;
      Rajshahi=রাজশাহী; Sylhet=সিলেট; Cumilla=Comilla; Barishal=বরিশাল|Barisal; Barishal Division=Barisal Division;
      Bogura=Bogra; Jashore=Jessore; Rangpur=রংপুর; Mymensingh=ময়মনসিংহ`,
  },
  roads: `Station_Road College_Road Hospital_Road School_Road Court_Road Bazar_Road Mosque_Road Thana_Road Masjid_Road Park_Road
    Shaheed_Minar_Road Rabindra_Sarani Nazrul_Sarani Sher-e-Bangla_Road@Khulna+Barishal Bangabandhu_Road Mujib_Sarak Jail_Road@Chattogram+Sylhet+Cumilla Natun_Bazar_Road
    Medical_College_Road Stadium_Road Kazi_Nazrul_Islam_Avenue@Tejgaon+Ramna Green_Road@Tejgaon
    New_Market_Road@Chattogram+Khulna Bus_Stand_Road River_Side_Road Eidgah_Road Madrasa_Road Pouro_Park_Road Zilla_Parishad_Road
    Old_Airport_Road@Tejgaon`,
  street: STREET,
  address: '{street}, {place.district}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+880 1[3-9]##-######',
  landline: '+880 {place.area}####',
  banks: {
    columns: 'bank bic code account share',
    rows: `
      Islami Bank Bangladesh|IBBLBDDH|125|2050###02########|14
      Sonali Bank|BSONBDDH|200|[0-5]###601######|13
      Dutch-Bangla Bank|DBBLBDDH|090|[1-3]##1#########|12
      Janata Bank|JANBBDDH|135|0100#########|9
      Agrani Bank|AGBKBDDH|010|0200#########|9
      BRAC Bank|BRAKBDDH|060|1[5-9]##1###########|5
      Pubali Bank|PUBABDDH|175|[0-4]###101######|6
      City Bank|CIBLBDDH|225|[12]############|5
      Eastern Bank|EBLDBDDH|095|1############|3
      Rupali Bank|RUPBBDDH|185|[0-5]###010######|6
      United Commercial Bank|UCBLBDDH|245|[0-2]###[123]0100000####|5
      Prime Bank|PRBLBDDH|170|21##########|3
      Mutual Trust Bank|MTBLBDDH|145|00##0310#####|3
      Bank Asia|BALBBDDH|070|[0-5]##33######|5`,
    others: `Islami Bank Bangladesh=IBBL|Islami Bank; Dutch-Bangla Bank=DBBL; United Commercial Bank=UCB; Eastern Bank=EBL;
      Mutual Trust Bank=MTB`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'visa:72 mastercard:24 unionpay:4',
  wallets: 'bKash:62 Nagad:22 Rocket:12 Upay:4',
  firms: {
    // Advocates practise alone or in partnership (general knowledge).
    forms: `
      Ltd.|56|1913|2|900||law
      Limited|36|1913|2|900||law
      PLC|4|1972|60|6000||law
      OPC|4|2021|1|25|1|law
      & Co.|10|1972|2|40||${allBut('law')}`,
    era: 1972,
    trades: `
      retail Traders|Enterprise|Trading|Store|Departmental Store
      construction Construction|Builders|Developers|Engineering & Construction
      transport Logistics|Transport|Shipping Lines|Cargo
      food Foods|Agro Food||Auto Rice Mills|Bakery|Beverages
      software Technologies|Software|IT|Systems|Infotech
      metal Steel|Re-Rolling Mills|Metal Works
      textiles Apparels|Garments|Knitwear|Fashions||Textile Mills|Composite
      agriculture Agro|Fisheries|Hatchery|Poultry|Seeds
      pharma Pharmaceuticals|Pharma|Laboratories
      pharmacy Pharmacy|Medical Hall|Drug House
      law Legal Services|Law Associates`,
    name: '({founder} {trade}|{founder} Brothers {trade}|{town} {trade}|New {founder} {trade}) {form}',
  },
  income: [13000, 95000],
  fields: {
    street: { special: true, write: byCity(NUMBERED, STREET) },
    walletreceipt: walletReceipt({
      bKash: (_, p) => p.read('trxid'),
      Nagad: (random) => `7${random.chars(7, DIGITS + LETTERS)}`,
      Rocket: digitsReceipt(10),
    }),
    region: { label: 'Division' },
    postcode: { label: 'Post code' },
    id: certified(bdNid, 'NID', {
      from: 18,
      synonyms: ['nid card', 'smart card', 'national identity card', 'এনআইডি'],
    }),
    passport: pictured('Passport number', '[AEB]########', { synonyms: ['e-passport'] }),
    // District, seven digits, class and serial; no rule is public, this is the usual look.
    licence: pictured('Driving licence', '{place.office}{0010000-0999999}C{00001-00029}', {
      synonyms: ['brta licence'],
    }),
    tax: pictured('e-TIN', '%###########', { synonyms: ['etin', 'e-tin'] }),
    vat: pictured('BIN', '00%######-0[1-9]0[1-9]', {
      synonyms: ['business identification number'],
    }),
    birth: pictured('Birth registration number (BRN)', '{yyyy}{place.code}[1-59]{11-99}{01-99}######', {
      group: 'identity',
      synonyms: ['brn', 'birth certificate', 'birth registration number'],
    }),
    // Bank, district, branch and a check digit whose rule Bangladesh Bank does not publish: any digit here.
    routing: pictured('Routing number', '{bank.code}{place.code}{001-399}#'),
    bkash: pictured('bKash wallet', 'bKash {phone}', { group: 'payment', synonyms: ['bkash number'] }),
    trxid: {
      label: 'bKash TrxID',
      group: 'transaction',
      synonyms: ['trx id', 'bkash transaction'],
      make: datedReceipt(2023),
    },
    plate: pictured('Number plate', '{place.plate}-[কখগঘচ] [১-৯][০-৯]-[১-৯][০-৯][০-৯][০-৯]'),
  },
  company: {
    street: {
      special: true,
      write: byCity(NUMBERED, '({1-360}/[A-D], {road}|{1-240}, {road}|Level {2-14}, {1-240}, {road})'),
    },
    registration: {
      label: 'RJSC registration',
      synonyms: ['rjsc'],
      make: (random, { firm: { form, founded } }) =>
        form.name.text === '& Co.'
          ? `P-${random.int(100, 59_999)}/${founded}`
          : `C-${REGISTERED(random, founded)}/${founded}`,
    },
    tax: pictured('e-TIN', '%###########'),
    vat: pictured('BIN', '00%######-0[1-9]0[1-9]'),
  },
  presets: [
    {
      key: 'bkash',
      scheme: WALLET,
      daily: true,
      name: 'bKash payment',
      rows: [
        ['Sender', 'name'],
        ['Sender wallet', 'bkash'],
        ['Receiver', 'payee.name'],
        ['Receiver wallet', 'payee.bkash'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['TrxID', 'trxid'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'beftn',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'BEFTN transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Receiver', 'payee.name'],
        ['Receiver bank', 'payee.bank'],
        ['Receiver routing number', 'payee.routing'],
        ['Receiver account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));
