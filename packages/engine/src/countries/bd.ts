import { picture } from '../draw/picture.ts';
import { bdNid } from '../validators/bdNid.ts';
import { bangladeshiNames } from './bd/names.ts';
import { certified, country, pictured } from './declare.ts';

export const bd = country({
  code: 'bd',
  name: 'Bangladesh',
  alpha3: 'BGD',
  currency: 'BDT',
  group: 'Asia',
  aliases: "Bangladeshi Bangladeshis বাংলাদেশ Bangla_Desh People's_Republic_of_Bangladesh",
  names: bangladeshiNames,
  // area: the area code and an exchange, as numbers differ in length; code: the district in routing and birth registration numbers; office: two letters of it on licences.
  places: {
    columns: 'city region zone area lat lon code office plate',
    rows: `
      Dhaka|Dhaka Division|1000,1205,1207,1209,1212-1219,1229-1230|2-5501|23.7644|90.3890|26|DK|ঢাকা মেট্রো
      Chattogram|Chattogram Division|4000,4100,4203,4209,4212|31-63|22.3384|91.8317|15|CT|চট্ট মেট্রো
      Khulna|Khulna Division|9000,9100|41-73|22.8098|89.5644|47|KH|খুলনা মেট্রো
      Rajshahi|Rajshahi Division|6000,6100|721-77|24.3740|88.6011|81|RJ|রাজ মেট্রো
      Gazipur|Dhaka Division|1700,1702,1704|2-4926|23.9999|90.4203|33|GZ|গাজীপুর
      Narayanganj|Dhaka Division|1400,1410|2-4764|23.6135|90.5030|67|NG|নারায়ণগঞ্জ
      Sylhet|Sylhet Division|3100|821-71|24.8990|91.8720|91|SL|সিলেট
      Cumilla|Chattogram Division|3500|81-7|23.4619|91.1850|19|CM|কুমিল্লা
      Rangpur|Rangpur Division|5400|521-6|25.7466|89.2517|85|RP|রংপুর
      Mymensingh|Mymensingh Division|2200|91-6|24.7564|90.4065|61|MY|ময়মনসিংহ
      Barishal|Barishal Division|8200|431-6|22.7050|90.3701|06|BL|বরিশাল
      Bogura|Rajshahi Division|5800|51-6|24.8510|89.3711|10|BG|বগুড়া
      Jashore|Khulna Division|7400|421-6|23.1697|89.2137|41|JS|যশোর
      Dinajpur|Rangpur Division|5200|531-6|25.6274|88.6378|28|DP|দিনাজপুর
      Cox’s Bazar|Chattogram Division|4700|341-6|21.4397|92.0096|22|CX|কক্সবাজার
      Feni|Chattogram Division|3900|331-7|23.0159|91.3976|30|FN|ফেনী
      Tangail|Dhaka Division|1900|921-6|24.2513|89.9167|93|TG|টাঙ্গাইল
      Pabna|Rajshahi Division|6600|731-6|24.0064|89.2372|76|PB|পাবনা
      Faridpur|Dhaka Division|7800|631-6|23.6070|89.8429|29|FP|ফরিদপুর`,
  },
  roads: `Station_Road College_Road Hospital_Road School_Road Court_Road Bazar_Road Mosque_Road Thana_Road Masjid_Road Park_Road
    Shaheed_Minar_Road Rabindra_Sarani Nazrul_Sarani Sher-e-Bangla_Road Bangabandhu_Road Mujib_Sarak Jail_Road Natun_Bazar_Road
    Medical_College_Road Stadium_Road Lake_Road Gulshan_Avenue Kazi_Nazrul_Islam_Avenue Begum_Rokeya_Sarani Green_Road
    Elephant_Road New_Market_Road Bus_Stand_Road River_Side_Road Eidgah_Road Madrasa_Road Pouro_Park_Road Zilla_Parishad_Road
    Old_Airport_Road`,
  street: '(House {1-120}, Road {1-32}, {road}|House {1-240}, {road}|{1-360}/[A-D], {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+880 1[3-9]##-######',
  landline: '+880 {place.area}####',
  banks: {
    columns: 'bank bic code account',
    rows: `
      Islami Bank Bangladesh|IBBLBDDH|125|2050###02########
      Sonali Bank|BSONBDDH|200|[0-5]###601######
      Dutch-Bangla Bank|DBBLBDDH|090|[1-3]##1#########
      Janata Bank|JANBBDDH|135|0100#########
      Agrani Bank|AGBKBDDH|010|0200#########
      BRAC Bank|BRAKBDDH|060|1[5-9]##1###########
      Pubali Bank|PUBABDDH|175|[0-4]###101######
      City Bank|CIBLBDDH|225|[12]############
      Eastern Bank|EBLDBDDH|095|1############
      Rupali Bank|RUPBBDDH|185|[0-5]###010######
      United Commercial Bank|UCBLBDDH|245|[0-2]###[123]0100000####
      Prime Bank|PRBLBDDH|170|21##########
      Mutual Trust Bank|MTBLBDDH|145|00##0310#####
      Bank Asia|BALBBDDH|070|[0-5]##33######`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'visa mastercard amex unionpay',
  wallets: 'bKash Nagad Rocket Upay',
  firms: {
    forms: 'Ltd. Limited PLC',
    name: '({founder} {trade}|{founder} Brothers {trade}|{town} {trade}|New {founder} {trade}) {form}',
  },
  income: [15000, 120000],
  fields: {
    id: certified(bdNid, 'NID', { synonyms: ['nid card', 'smart card', 'national identity card', 'এনআইডি'] }),
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
    trxid: pictured('bKash TrxID', 'C[A-L]*#@***@*', {
      group: 'transaction',
      synonyms: ['trx id', 'bkash transaction'],
    }),
    plate: pictured('Number plate', '{place.plate}-[কখগঘচ] [১-৯][০-৯]-[১-৯][০-৯][০-৯][০-৯]'),
  },
  company: {
    registration: pictured('RJSC registration', 'C-{1000-199999}/{founded}', {
      synonyms: ['rjsc'],
    }),
    tax: pictured('e-TIN', '%###########'),
    vat: pictured('BIN', '00%######-0[1-9]0[1-9]'),
  },
  presets: [
    {
      key: 'bkash',
      name: 'bKash / Nagad payment',
      rows: [
        ['Sender', 'name'],
        ['Sender wallet', 'wallet'],
        ['Receiver', 'payee.name'],
        ['Receiver number', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['TrxID', 'trxid'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'beftn',
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
});
