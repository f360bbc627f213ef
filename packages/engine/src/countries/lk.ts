import { english } from '../data/languages/english.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import type { OwnField } from '../model.ts';
import { lkNic } from '../validators/lkNic.ts';
import { certified, country, pictured } from './declare.ts';
import { sriLankanNames } from './lk/names.ts';
import { series } from './series.ts';

/** Last number of the register under the act of 2007, and since it went online. */
const RENUMBERED = series('2007 60000 · 2018 131000 · 2018 200001 · 2026 340000');

const BRANCH: OwnField = {
  label: 'Branch code',
  group: 'banking',
  write: bankPicture('branch'),
};

export const lk = country('lk', () => ({
  name: 'Sri Lanka',
  alpha3: 'LKA',
  paydays: [[25]],
  currency: 'LKR',
  decimals: 0,
  perEuro: 230,
  gs1: '479',
  holidays:
    '0114 0204 shivaratri poya 2025-2025:0414 0413 0414 fitr+1 E-2 0501 vesak+1 adha+1 mawlid+1 diwali 1225',
  group: 'Asia',
  locale: { language: 'si', zone: 'Asia/Colombo' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 8, tax: 3 },
    tenure: { rent: 15, loan: 3 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'sri-lankisch',
    scripts: 'スリランカ 斯里兰卡 스리랑카 سريلانكا श्रीलंका Шри-Ланка',
    numbers: { id: 'ජාතික_හැඳුනුම්පත' },
  },
  language: {
    ...english,
    merchants: `{owner} Stores|{owner} Pharmacy|{town} Super|{owner} Filling Station|{town} Book Shop|Hotel {owner}|
      {owner} Bakers|{town} Rice and Curry|{owner} Communication|{owner} Grocery||{owner} Textiles|
      {owner} Electronics|{owner} Opticians|{owner} Jewellers|{town} Hardware|{owner} Tailors|{town} Travels|
      {owner} Motors`,
  },
  aliases: 'Sri_Lankan Sri_Lankans SriLanka Ceylon Ceylonese ශ්‍රී_ලංකාව ශ්‍රී_ලංකා இலங்கை Lanka Ilankai',
  sources:
    'Ages: UN World Population Prospects 2024; cities and communities: Department of Census and Statistics, 2012 and 2024; banks: deposits and branches as they report them',
  ages: '14.5 19 19.5 17 14.5 10.5 5',
  life: {
    studies: 40,
    retires: 60,
    pays: [25000, 95000],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Department of Pensions
      university Open University of Sri Lanka
      university@Colombo+Moratuwa+Jaffna University of {town}
      university@Maharagama+Sri_Jayawardenepura_Kotte+Dehiwala-Mount_Lavinia University of Sri Jayewardenepura
      university@Gampaha+Negombo University of Kelaniya
      university@Kandy+Matale University of Peradeniya
      university@Galle+Matara University of Ruhuna
      university@Batticaloa+Trincomalee Eastern University
      university@Kalmunai South Eastern University
      university@Anuradhapura Rajarata University
      university@Ratnapura Sabaragamuwa University
      university@Kurunegala+Puttalam Wayamba University
      university@Badulla Uva Wellassa University
      primary {town} (Primary School|Primary Vidyalaya)
      secondary {town} (Central College|Maha Vidyalaya|National School|Balika Vidyalaya)
      hospital (District General|Base) Hospital {town}
      hospital@Colombo National Hospital of Sri Lanka
      hospital@Kandy+Galle National Hospital {town}
      hospital@Anuradhapura+Batticaloa+Jaffna+Kurunegala+Ratnapura Teaching Hospital {town}
      care {town} Elders' Home
      town {town} Municipal Council
      town@Puttalam+Kalutara+Trincomalee+Maharagama {town} Urban Council
      transit Sri Lanka Transport Board {town} Depot`,
  },
  names: sriLankanNames,
  places: {
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Colombo|Western Province|00[1-9]00,01[0-5]00|11|6.9355|79.8487|WP|561
      Dehiwala-Mount Lavinia|Western Province|10350,10370|11|6.8402|79.8712|WP|184
      Moratuwa|Western Province|10400|11|6.7730|79.8816|WP|168
      Negombo|Western Province|11500|31|7.2083|79.8358|WP|142
      Kandy|Central Province|20000|81|7.2906|80.6336|CP|99
      Sri Jayawardenepura Kotte|Western Province|10100|11|6.8870|79.9187|WP|108
      Kalmunai|Eastern Province|32300|67|7.4090|81.8347|EP|99
      Trincomalee|Eastern Province|31000|26|8.5778|81.2289|EP|99
      Galle|Southern Province|80000|91|6.0461|80.2103|SP|86
      Batticaloa|Eastern Province|30000|65|7.7102|81.6924|EP|86
      Jaffna|Northern Province|40000|21|9.6684|80.0074|NP|88
      Maharagama|Western Province|10280|11|6.8480|79.9265|WP|196
      Matara|Southern Province|81000|41|5.9485|80.5353|SP|68
      Anuradhapura|North Central Province|50000|25|8.3114|80.4037|NC|63
      Gampaha|Western Province|11000|33|7.0917|79.9999|WP|62
      Ratnapura|Sabaragamuwa Province|70000|45|6.6828|80.3992|SG|47
      Badulla|Uva Province|90000|55|6.9895|81.0557|UP|42
      Kurunegala|North Western Province|60000|37|7.4863|80.3623|NW|30
      Matale|Central Province|21000|66|7.4675|80.6234|CP|40
      Kalutara|Western Province|12000|34|6.5831|79.9593|WP|38
      Nuwara Eliya|Central Province|22200|52|6.9708|80.7829|CP|27
      Puttalam|North Western Province|61300|32|8.0362|79.8283|NW|45
      Dambulla|Central Province|21100|66|7.8600|80.6517|CP|68`,
    others: `Colombo=කොළඹ|கொழும்பு; Kandy=මහනුවර|கண்டி; Galle=ගාල්ල; Jaffna=யாழ்ப்பாணம்|යාපනය; Negombo=මීගමුව;
      Trincomalee=திருகோணமலை; Batticaloa=மட்டக்களப்பு; Matara=මාතර; Anuradhapura=අනුරාධපුරය; Kurunegala=කුරුණෑගල;
      Sri Jayawardenepura Kotte=Kotte; Dehiwala-Mount Lavinia=Dehiwala|Mount Lavinia`,
  },
  roads: `Main_Street Station_Road Temple_Road Hospital_Road School_Lane Church_Road Galle_Road@Colombo+Dehiwala-Mount_Lavinia+Moratuwa+Kalutara Kandy_Road@Kurunegala+Jaffna+Matale+Dambulla+Trincomalee Colombo_Road@Negombo+Kandy+Kurunegala+Gampaha+Ratnapura+Galle+Puttalam Market_Street
    Lake_Road Old_Road New_Road Beach_Road@Colombo+Moratuwa+Negombo+Jaffna+Matara+Kalutara Park_Road Mosque_Road@Kalmunai+Puttalam+Colombo Dharmapala_Mawatha@Colombo+Matara Sri_Sangaraja_Mawatha D._S._Senanayake_Mawatha@Colombo
    Bandaranaike_Mawatha Sumanatissa_Mawatha Vihara_Mawatha Rajapaksha_Mawatha Court_Road Kovil_Road@Jaffna+Batticaloa+Trincomalee Bazaar_Street Dutugemunu_Street
    Gemunu_Mawatha Vijaya_Road Pansala_Road Flower_Road@Colombo Jayanthi_Mawatha Wijaya_Mawatha Samagi_Mawatha Pirivena_Road Rest_House_Road`,
  street: '(No. {1-480}, {road}|{1-240}/{1-9}, {road}|{1-180}[A-C], {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+94 7[0125678] ### ####',
  landline: '+94 {place.area} 2## ####',
  // branch: the picture of a branch's code, which most account numbers carry.
  banks: {
    columns: 'bank bic code branch account share private firm',
    rows: `
      People's Bank|PSBKLKLX|7135|{001-345}|{branch}2001########|25||{branch}1001########
      Bank of Ceylon|BCEYLKLX|7010|{001-660}|[7-9]#######|24
      National Savings Bank|NSBALKLX|7719|{001-260}|10{branch}#######|14|yes
      Commercial Bank of Ceylon|CCEYLKLX|7056|{001-270}|[18]#########|9||1#########
      Hatton National Bank|HBLILKLX|7083|{001-255}|{branch}020######|8||{branch}010######
      Sampath Bank|BSAMLKLX|7278|{001-230}|1{branch}5#######|8
      Seylan Bank|SEYBLKLX|7287|{001-170}|{branch}0########1|5
      Nations Trust Bank|NTBCLKLX|7162|{001-099}|2{branch}########|2
      DFCC Bank|DFCCLKLX|7454|{001-140}|10##########|2
      NDB Bank|NDBSLKLX|7214|{001-110}|1{branch}########|1.5
      Pan Asia Bank|PABSLKLX|7311|{001-090}|2{branch}########|0.8
      Union Bank of Colombo|UBCLLKLC|7302|{001-070}|0{branch}1010#######|0.5
      Standard Chartered Sri Lanka|SCBLLKLX|7038|{001-010}|01#########|0.2`,
    others: `Commercial Bank of Ceylon=ComBank|Commercial Bank; Hatton National Bank=HNB; Bank of Ceylon=BOC;
      National Savings Bank=NSB`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'visa:64 mastercard:35 unionpay:1',
  wallets: 'eZ_Cash@72,74,75,76,77,78:60 mCash@70,71:60 FriMi:25 Genie:15',
  firms: {
    forms: `
      (Pvt) Ltd|60|1938|1|500
      (Private) Limited|34|1938|1|500
      Limited|4|1938|10|1500
      PLC|2|1938|100|8000`,
    era: 1948,
    trades: `
      retail Stores|Traders|Enterprises|Trade Centre||Hardware|Textile Centre
      construction Constructions|Builders|Engineering|Contractors
      transport Logistics|Transport|Travels|Freight
      food Foods||Bakers|Spices|Tea|Rice Mills|Confectionery
      hospitality Hotels|Rest House|Restaurant|Resorts|Caterers
      software Software|Technologies|IT Solutions|Systems
      automotive Motors|Auto Traders|Motor Stores|Tyres
      textiles Garments|Apparel|Textiles|Batiks
      agriculture Plantations|Agro|Farms|Estates|Exports
      pharmacy Pharmacy|Medicals|Medi Centre
      law Law Associates|Legal`,
    name: '({founder} {trade}|{founder} & Sons {trade}|Lanka {trade}|{town} {trade}|{founder} Brothers {trade}) {form}',
  },
  income: [35000, 240000],
  fields: {
    wallet: networkWallet,
    region: { label: 'Province' },
    postcode: { label: 'Postal code' },
    // eZ Cash belongs to Dialog, Hutch and Airtel, mCash to Mobitel; the others belong to banks. Cards issued
    // before 2016 keep the old form: nine digits and V (X for people without a vote).
    id: certified(lkNic, 'NIC', {
      from: 16,
      make(random, p) {
        const id = lkNic.make(random, p);
        if (p.born.year >= 2000 || !random.chance(0.8)) return id;
        return `${id.slice(2, 7)}${id.slice(8)}${random.chance(0.03) ? 'X' : 'V'}`;
      },
      synonyms: ['nic number', 'national identity card', 'nic no'],
    }),
    passport: pictured('Passport number', '[NP]%######'),
    licence: pictured('Driving licence', 'B%######'),
    tax: pictured('TIN', '[1-9]########'),
    vat: pictured('VAT number', '{tax}-7000'),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: BRANCH,
    // Province, series and number, the form until the province was left out for new vehicles: cars KA to KY, then CAA to CBZ,
    // motorcycles BAA to BIZ.
    plate: pictured('Number plate', '{place.plate} (K[A-Y]|C[AB]@|B[A-I]@)-%###'),
  },
  company: {
    account: { write: bankPicture('firm', 'account') },
    // PQ for listed companies, PB for other public ones, PV for private ones; since 2018 with two zeros in front.
    registration: {
      label: 'Company registration (ROC)',
      synonyms: ['roc'],
      make(random, { firm: { form, founded } }) {
        if (form.name.text === 'PLC') return `PQ ${random.int(1, 299)}`;
        if (form.name.text === 'Limited') return `PB ${random.int(1, 5400)}`;
        if (founded < 2007) return `PV ${random.int(1, 59_999)}`;
        return `PV ${founded < 2018 ? '' : '00'}${RENUMBERED(random, founded)}`;
      },
    },
    branch: BRANCH,
    tax: pictured('TIN', '1########'),
    vat: pictured('VAT number', '{tax}-7000'),
  },
  presets: [
    {
      key: 'lankapay',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'LankaPay CEFTS transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank code', 'bankcode'],
        ['Sender branch code', 'branch'],
        ['Sender account', 'account'],
        ['Receiver', 'payee.name'],
        ['Receiver bank', 'payee.bank'],
        ['Receiver bank code', 'payee.bankcode'],
        ['Receiver branch code', 'payee.branch'],
        ['Receiver account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));
