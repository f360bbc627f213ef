import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { lkNic } from '../validators/lkNic.ts';
import { certified, country, pictured } from './declare.ts';
import { sriLankanNames } from './lk/names.ts';

export const lk = country({
  code: 'lk',
  name: 'Sri Lanka',
  alpha3: 'LKA',
  currency: 'LKR',
  group: 'Asia',
  aliases: 'Sri_Lankan Sri_Lankans SriLanka Ceylon Ceylonese ශ්‍රී_ලංකාව ශ්‍රී_ලංකා இலங்கை Lanka Ilankai',
  names: sriLankanNames,
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Colombo|Western Province|00[1-9]00,01[0-5]00|11|6.9355|79.8487|WP
      Dehiwala-Mount Lavinia|Western Province|10350,10370|11|6.8402|79.8712|WP
      Moratuwa|Western Province|10400|11|6.7730|79.8816|WP
      Negombo|Western Province|11500|31|7.2083|79.8358|WP
      Kandy|Central Province|20000|81|7.2906|80.6336|CP
      Sri Jayawardenepura Kotte|Western Province|10100|11|6.8870|79.9187|WP
      Kalmunai|Eastern Province|32300|67|7.4090|81.8347|EP
      Trincomalee|Eastern Province|31000|26|8.5778|81.2289|EP
      Galle|Southern Province|80000|91|6.0461|80.2103|SP
      Batticaloa|Eastern Province|30000|65|7.7102|81.6924|EP
      Jaffna|Northern Province|40000|21|9.6684|80.0074|NP
      Maharagama|Western Province|10280|11|6.8480|79.9265|WP
      Matara|Southern Province|81000|41|5.9485|80.5353|SP
      Anuradhapura|North Central Province|50000|25|8.3114|80.4037|NC
      Gampaha|Western Province|11000|33|7.0917|79.9999|WP
      Ratnapura|Sabaragamuwa Province|70000|45|6.6828|80.3992|SG
      Badulla|Uva Province|90000|55|6.9895|81.0557|UP
      Kurunegala|North Western Province|60000|37|7.4863|80.3623|NW
      Matale|Central Province|21000|66|7.4675|80.6234|CP
      Kalutara|Western Province|12000|34|6.5831|79.9593|WP
      Nuwara Eliya|Central Province|22200|52|6.9708|80.7829|CP
      Puttalam|North Western Province|61300|32|8.0362|79.8283|NW
      Dambulla|Central Province|21100|66|7.8600|80.6517|CP`,
  },
  roads: `Main_Street Station_Road Temple_Road Hospital_Road School_Lane Church_Road Galle_Road Kandy_Road Colombo_Road Market_Street
    Lake_Road Old_Road New_Road Beach_Road Park_Road Mosque_Road Dharmapala_Mawatha Sri_Sangaraja_Mawatha D._S._Senanayake_Mawatha
    Bandaranaike_Mawatha Sumanatissa_Mawatha Vihara_Mawatha Rajapaksha_Mawatha Court_Road Kovil_Road Bazaar_Street Dutugemunu_Street
    Gemunu_Mawatha Vijaya_Road Pansala_Road Flower_Road Jayanthi_Mawatha Wijaya_Mawatha Samagi_Mawatha Pirivena_Road Rest_House_Road`,
  street: '(No. {1-480}, {road}|{1-240}/{1-9}, {road}|{1-180}[A-C], {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+94 7[0125678] ### ####',
  landline: '+94 {place.area} 2## ####',
  banks: {
    columns: 'bank bic code account',
    rows: `
      Bank of Ceylon|BCEYLKLX|7010|[7-9]#######
      People's Bank|PSBKLKLX|7135|{001-360}2001########
      Commercial Bank of Ceylon|CCEYLKLX|7056|[18]#########
      Hatton National Bank|HBLILKLX|7083|{001-260}020######
      Sampath Bank|BSAMLKLX|7278|1{001-240}5#######
      National Savings Bank|NSBALKLX|7719|1{0001-0260}#######
      Seylan Bank|SEYBLKLX|7287|{001-170}0########1
      Nations Trust Bank|NTBCLKLX|7162|2{001-099}########
      DFCC Bank|DFCCLKLX|7454|10##########
      NDB Bank|NDBSLKLX|7214|1{001-110}########
      Pan Asia Bank|PABSLKLX|7311|2{001-090}########
      Union Bank of Colombo|UBCLLKLC|7302|{0001-0070}1010#######
      Standard Chartered Sri Lanka|SCBLLKLX|7038|01#########`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'visa mastercard amex unionpay',
  wallets: 'eZ_Cash mCash FriMi Genie',
  firms: {
    forms: '(Pvt)_Ltd (Private)_Limited PLC',
    name: '({founder} {trade}|{founder} & Sons|Lanka {trade}|{founder} Brothers {trade}) {form}',
  },
  income: [40000, 250000],
  fields: {
    // eZ Cash is Dialog's, Hutch's and Airtel's, mCash Mobitel's; the others are banks'.
    wallet: networkWallet('eZ_Cash:72,74,75,76,77,78 mCash:70,71 FriMi Genie'),
    id: certified(lkNic, 'NIC', { synonyms: ['nic number', 'national identity card', 'nic no'] }),
    passport: pictured('Passport number', '[NP]%######'),
    licence: pictured('Driving licence', 'B%######'),
    tax: pictured('TIN', '[1-9]########'),
    vat: pictured('VAT number', '{tax}-7000'),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('Branch code', '{001-360}'),
    // Province, series and number, the form until the province was left out for new vehicles.
    plate: pictured('Number plate', '{place.plate} [BCK]@@-%###'),
  },
  company: {
    // PB for public companies, PV for private ones.
    registration: {
      label: 'Company registration (ROC)',
      synonyms: ['roc'],
      make: (random, { firm: { form } }) =>
        `${form.name.text === 'PLC' ? 'PB' : 'PV'} 00${random.int(200001, 319999)}`,
    },
    tax: pictured('TIN', '1########'),
    vat: pictured('VAT number', '{tax}-7000'),
  },
  presets: [
    {
      key: 'lankapay',
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
});
