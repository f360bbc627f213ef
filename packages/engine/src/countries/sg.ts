import { ENGLISH } from '../data/englishNames.ts';
import { CHINESE, MALAY, TAMIL } from '../data/malayanNames.ts';
import { bankPicture } from '../fields/regional.ts';
import type { Random } from '../kernel/random.ts';
import { sgNric } from '../validators/sgNric.ts';
import { sgUen } from '../validators/sgUen.ts';
import { certified, country, pictured } from './declare.ts';

/** The number of an HDB block: it ends the postcode, too. */
const block = pictured('HDB block', '{101-899}', {
  group: 'contact',
  synonyms: ['block number'],
});

export const sg = country({
  code: 'sg',
  name: 'Singapore',
  alpha3: 'SGP',
  currency: 'SGD',
  group: 'Asia',
  aliases:
    'Singapura 新加坡 சிங்கப்பூர் Singaporean Singaporeans Lion_City Singapour Singapur Republic_of_Singapore',
  names: [
    {
      share: 74,
      ...CHINESE,
      // Many bear an English name before the Chinese one.
      order: '({family} {given}|{middle} {family} {given})',
      middle: `Daniel/Rachel Jason/Michelle Marcus/Cheryl Ryan/Vanessa Benjamin/Joanne Desmond/Grace Kelvin/Amanda
        Alvin/Jasmine Adrian/Nicole Eugene/Stephanie Terence/Samantha Raymond/Jessica Vincent/Rebecca Jeremy/Charlotte
        Gabriel/Chloe Nicholas/Natalie Darren/Audrey Edwin/Angeline Wilson/Belinda Aaron/Celine Ethan/Charmaine
        Lucas/Clara Jayden/Claire Ivan/Daphne Melvin/Denise Calvin/Doreen Derek/Elaine Gerald/Esther Andrew/Eunice
        Joshua/Felicia Jonathan/Fiona Samuel/Geraldine Kenneth/Irene Lionel/Jocelyn Shaun/Joyce Xavier/Priscilla
        Clement/Serena Bryan/Sharon Alan/Valerie Jerome/Yvonne`,
    },
    { share: 14, ...MALAY },
    { share: 9, ...TAMIL },
    // Eurasians.
    {
      share: 3,
      male: ENGLISH.male,
      female: ENGLISH.female,
      family: `Pereira de_Souza D'Cruz Rodrigues Oliveiro Shepherdson Sta_Maria Tessensohn de_Silva Monteiro Fernandez
        Gomes Pinto Lazaroo Danker Aeria Cornelius Scully Minjoot Hendricks`,
    },
  ],
  places: {
    // The city's towns, with the first digits of their postcodes.
    columns: 'city region zone lat lon',
    rows: `
      Tampines|East Region|52|1.3496|103.9568
      Bedok|East Region|46|1.3236|103.9273
      Sengkang|North-East Region|54|1.3868|103.8914
      Jurong West|West Region|64|1.3404|103.7090
      Woodlands|North Region|73|1.4382|103.7890
      Hougang|North-East Region|53|1.3612|103.8863
      Yishun|North Region|76|1.4304|103.8354
      Punggol|North-East Region|82|1.3984|103.9072
      Choa Chu Kang|West Region|68|1.3840|103.7470
      Ang Mo Kio|North-East Region|56|1.3691|103.8454
      Bukit Batok|West Region|65|1.3590|103.7637
      Bukit Panjang|West Region|67|1.3774|103.7719
      Toa Payoh|Central Region|31|1.3343|103.8563
      Pasir Ris|East Region|51|1.3721|103.9474
      Serangoon|North-East Region|55|1.3554|103.8679
      Bukit Merah|Central Region|15|1.2819|103.8239
      Queenstown|Central Region|14|1.2942|103.7861
      Sembawang|North Region|75|1.4491|103.8185
      Clementi|West Region|12|1.3162|103.7649
      Bishan|Central Region|57|1.3526|103.8352
      Jurong East|West Region|60|1.3329|103.7436`,
  },
  roads: `Street_11 Street_21 Street_31 Street_41 Street_51 Street_61 Street_71 Street_81 Street_12 Street_22 Street_32 Street_52
    Street_72 Avenue_1 Avenue_2 Avenue_3 Avenue_4 Avenue_5 Avenue_6 Avenue_8 Avenue_9 Avenue_10 Central Drive Ring_Road
    Crescent Road Way Link North_Road East_Avenue_2 West_Street_4`,
  street: 'Blk {block} {city} {road}, \\#{02-25}-{10-1299}',
  address: '{street}, Singapore {postcode}',
  postcode: '{zone}0{block}',
  phone: '+65 (8[1-7]|9[0-24-8])## ####',
  landline: '+65 (62|64|65|67)## ####',
  banks: {
    columns: 'bank bic code account',
    rows: `
      DBS Bank|DBSSSGSG|7171|###-#####-#
      OCBC Bank|OCBCSGSG|7339|###-######-###
      United Overseas Bank|UOVBSGSG|7375|###-###-###-#
      Standard Chartered Bank|SCBLSG22|9496|##-#-######-#
      Citibank Singapore|CITISGSL|9465|##########
      HSBC Singapore|HSBCSGS2|9548|###-######-###
      Maybank Singapore|MBBESGS2|9636|###########
      Bank of China|BKCHSGSG|7083|###########
      CIMB Bank|CIBBSGSG|7986|##########
      RHB Bank|RHBBSGSG|7366|##############
      ICBC Singapore|ICBKSGSG|8712|##########`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa mastercard amex unionpay',
  wallets: 'DBS_PayLah! GrabPay ShopeePay Singtel_Dash',
  firms: {
    forms: 'Pte._Ltd. Ltd.',
    name: '({founder} {trade}|{founder} & {partner}|{town} {trade}|{founder} Brothers {trade}) {form}',
  },
  income: [2200, 14000],
  fields: {
    block,
    id: certified(sgNric, 'NRIC', { synonyms: ['fin', 'nric number', 'identity card number'] }),
    // The last letter is a check letter whose rule is not public: drawn.
    passport: pictured('Passport number', 'K#######[A-Z]'),
    licence: { label: 'Driving licence', validator: sgNric, make: (_, p) => p.read('id') },
    tax: { label: 'Tax reference number', validator: sgNric, make: (_, p) => p.read('id') },
    ssn: {
      label: 'CPF account number',
      validator: sgNric,
      synonyms: ['cpf', 'central provident fund'],
      make: (_, p) => p.read('id'),
    },
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('Branch code', '{001-120}'),
    plate: { label: 'Vehicle number', make: (random) => plate(random) },
  },
  company: {
    block,
    registration: certified(sgUen, 'UEN', {
      make: (random, p) => companyUen(random, p.read('founded')),
    }),
    vat: {
      label: 'GST registration number',
      validator: sgUen,
      make: (_, p) => p.read('registration'),
    },
  },
  presets: [
    {
      key: 'paynow',
      name: 'PayNow transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['PayNow ID (mobile)', 'payee.phone'],
        ['PayNow ID (NRIC)', 'payee.id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'paynow-corporate',
      name: 'PayNow to a business',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payee', 'company.name'],
        ['PayNow ID (UEN)', 'company.registration'],
        ['Payee bank', 'company.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Bill reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});

/** A UEN of the form that companies have: the year, five digits and a letter. */
function companyUen(random: Random, founded: string): string {
  const body = founded + random.digits(5);
  return Array.from('ZKCMDNERGWH', (check) => body + check).find(sgUen.valid) as string;
}

/** S, two letters, up to four digits and a check letter: weights 9-4-5-4-3-2, modulo 19. */
function plate(random: Random): string {
  const letters = random.pick('KLMN') + random.pick('ABCDEFGHJKLMNPQRSTUVXYZ');
  const number = random.int(1, 9999);
  const values = [
    ...Array.from(letters, (letter) => letter.charCodeAt(0) - 64),
    ...Array.from(String(number).padStart(4, '0'), Number),
  ];
  const sum = values.reduce((total, value, i) => total + value * ([9, 4, 5, 4, 3, 2][i] as number), 0);
  return `S${letters} ${number} ${'AZYXUTSRPMLKJHGEDCB'.charAt(sum % 19)}`;
}
