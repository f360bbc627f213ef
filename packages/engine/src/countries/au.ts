import { ENGLISH } from '../data/englishNames.ts';
import { bankPicture, byRegion } from '../fields/regional.ts';
import { abnOf, auAbn } from '../validators/auAbn.ts';
import { auAcn } from '../validators/auAcn.ts';
import { auMedicare } from '../validators/auMedicare.ts';
import { auTfn } from '../validators/auTfn.ts';
import { certified, country, pictured } from './declare.ts';

/** Plates in the look of each state's ordinary series. */
const PLATES = {
  NSW: '[D-F]@@-##@',
  VIC: '[12]@@-#@@',
  QLD: '###-@@#',
  WA: '1[GH]@@-###',
  SA: 'S###-[A-D]@@',
  ACT: 'Y@@-##@',
  TAS: '[A-M] ## @@',
  NT: 'C[A-F] ## @@',
};

/** Driver licences by state. */
const LICENCES = {
  NSW: '%#######',
  VIC: '0########',
  QLD: '%########',
  WA: '%######',
  SA: '[A-Z]#####',
  ACT: '%#########',
  TAS: '[A-Z]#####',
  NT: '%######',
};

export const au = country({
  code: 'au',
  name: 'Australia',
  alpha3: 'AUS',
  currency: 'AUD',
  group: 'Oceania',
  aliases:
    'Australian Australians Aussie Aussies Oz Down_Under Australie Australien Commonwealth_of_Australia',
  names: {
    male: `${ENGLISH.male} Lachlan Angus Hamish Cooper Archie Hudson Xavier Harrison Flynn Mitchell Brett Wayne Darren Glenn Troy
      Bradley Damien Rodney Trevor Graeme Geoffrey Bruce Barry Neil Stuart Dean Jarrod Dale Jayden Riley Hunter Jake Zac
      Harry Tyler Marco Antonio Giuseppe Nick Dimitri Con Minh Tuan Wei Jun Raj Arjun Harpreet Mohammed Ali Ahmed Jarrah`,
    female: `${ENGLISH.female} Matilda Isla Ruby Sienna Evie Willow Ivy Harper Mackenzie Imogen Tahlia Jacinta Kylie Tracey
      Leanne Narelle Sheree Gail Robyn Lynette Cheryl Jillian Janelle Kerry Joanne Fiona Nicola Belinda Simone Kirsty
      Kristy Bianca Brooke Courtney Tegan Caitlin Bronte Poppy Daisy Maree Rosa Francesca Sofia Eleni Thi Linh Mei Xin
      Priya Harleen Fatima Aisha Talia`,
    family: `${ENGLISH.surnames} Nguyen Singh Wang Chen O'Brien McDonald Kaur Li Zhang ${ENGLISH.families} Tran Le
      Pham Wong Liu Chan Patel Kumar Sharma Khan Ali Ahmed Davies Davis Clarke Harvey Fraser Macdonald Cameron Reid Duncan
      Sullivan O'Connor O'Neill McCarthy Fitzgerald Byrne Burke Doyle Walsh Gallagher Rossi Russo Romano Ferraro Esposito
      Papadopoulos Georgiou Vella Borg Camilleri Novak Kovac Schultz Schmidt Miller Hansen Jenkins Lloyd Owen Barker
      Chapman Pearce Nicholls Carroll Wallace Dawson Fletcher Gibson Saunders Lowe Brooks Dixon Bourke Kingston Tully
      Kemp Kerr Hogan Maher Haddad Nassar Tan Lim Kim Park`,
  },
  places: {
    columns: 'city region home zone area code lat lon',
    rows: `
      Sydney|New South Wales|NSW|2000,2007-2011,2015-2022,2026-2034,2037-2050|2|2|-33.8678|151.2073
      Melbourne|Victoria|VIC|3000-3008,3051-3056,3065-3068,3121-3124,3141-3145|3|3|-37.8140|144.9633
      Brisbane|Queensland|QLD|4000,4005-4013,4051-4055,4059-4068,4101-4109|7|4|-27.4679|153.0281
      Perth|Western Australia|WA|6000-6012,6014-6024|8|6|-31.9522|115.8614
      Adelaide|South Australia|SA|5000,5006-5011,5031-5035,5061-5070|8|5|-34.9287|138.5986
      Gold Coast|Queensland|QLD|4214-4218|7|4|-28.0003|153.4309
      Newcastle|New South Wales|NSW|2300,2302-2305|2|2|-32.9295|151.7801
      Canberra|Australian Capital Territory|ACT|2600-2607,2611-2617|2|2|-35.2835|149.1281
      Wollongong|New South Wales|NSW|2500,2518,2519|2|2|-34.4240|150.8935
      Geelong|Victoria|VIC|3215-3220|3|3|-38.1471|144.3607
      Hobart|Tasmania|TAS|7000,7004,7005,7007-7009|3|7|-42.8794|147.3294
      Townsville|Queensland|QLD|4810-4815|7|4|-19.2664|146.8057
      Cairns|Queensland|QLD|4868-4870|7|4|-16.9237|145.7661
      Toowoomba|Queensland|QLD|4350|7|4|-27.5606|151.9539
      Darwin|Northern Territory|NT|0800,0810,0812,0820|8|5|-12.4611|130.8418
      Ballarat|Victoria|VIC|3350,3355,3356|3|3|-37.5662|143.8496
      Bendigo|Victoria|VIC|3550,3555,3556|3|3|-36.7582|144.2802
      Albury|New South Wales|NSW|2640|2|2|-36.0748|146.9240
      Launceston|Tasmania|TAS|7248-7250|3|7|-41.4388|147.1347
      Mackay|Queensland|QLD|4740|7|4|-21.1534|149.1655
      Rockhampton|Queensland|QLD|4700,4701|7|4|-23.3782|150.5134
      Bunbury|Western Australia|WA|6230|8|6|-33.3271|115.6414
      Wagga Wagga|New South Wales|NSW|2650|2|2|-35.1082|147.3598`,
  },
  roads: `Station_Street High_Street Church_Street Railway_Parade Park_Road George_Street King_Street Victoria_Street
    Albert_Street William_Street Queen_Street Elizabeth_Street Main_Street Smith_Street Beach_Road Bridge_Street
    Princes_Highway Pacific_Highway Wattle_Street Banksia_Avenue Acacia_Drive Grevillea_Court Eucalyptus_Drive
    Macquarie_Street Kent_Street Campbell_Street Hill_Street Ocean_Parade Lakeside_Drive Stirling_Highway Hay_Street
    Collins_Street Flinders_Street Hunter_Street Edward_Street Bay_Street Esplanade Kookaburra_Crescent Jacaranda_Avenue`,
  street: '(||Unit {1-40}, |{1-60}/){1-299} {road}',
  address: '{street}, {city} {place.home} {postcode}',
  postcode: '{zone}',
  // The ACMA's thirty mobile numbers for fiction lie in the ten thousand of 0491 57: so many, to vary.
  phone: '+61 491 57# ###',
  // Likewise 5550 and 7010 of every area.
  landline: '+61 {place.area} (5550|7010) ####',
  banks: {
    // `code` is the BSB: the bank's digits, for the large banks the state's, then the branch.
    columns: 'bank bic code',
    rows: `
      Commonwealth Bank|CTBAAU2S|06{place.code}-###
      Westpac|WPACAU2S|03{place.code}-###
      ANZ|ANZBAU3M|01{place.code}-###
      National Australia Bank|NATAAU33|08{place.code}-###
      Macquarie Bank|MACQAU2S|182-[1-5]##
      Bendigo Bank|BENDAU3B|633-000
      ING Australia|INGBAU2S|923-100
      Bank of Queensland|QBANAU4B|12{place.code}-###
      Suncorp Bank|METWAU4B|484-799
      St.George Bank|SGBLAU2S|112-[0-8]##
      Bankwest|BKWAAU6P|306-[0-2]##
      HSBC Australia|HKBAAU2S|34{place.code}-0##`,
  },
  account: '%#######(||#)',
  cards: 'visa mastercard amex diners',
  firms: {
    forms: 'Pty_Ltd Ltd Pty_Limited',
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} & {partner}) {form}',
  },
  income: [4500, 13000],
  fields: {
    // There is no national ID: people prove who they are by their driver licence.
    id: { label: 'Driver licence (as ID)', make: (_, p) => p.read('licence') },
    passport: pictured('Passport number', '(P[A-E]|R[A-C]|N)#######'),
    licence: { label: 'Driver licence', write: byRegion(LICENCES) },
    tax: certified(auTfn, 'TFN', { synonyms: ['tax file number'] }),
    abn: certified(auAbn, 'ABN', { group: 'tax', synonyms: ['australian business number'] }),
    health: certified(auMedicare, 'Medicare number', {
      synonyms: ['medicare', 'medicare card'],
    }),
    // Centrelink's customer reference: nine digits and a letter.
    crn: pictured('Centrelink CRN', '[2-6]## ### ###[ABCHJKLSTVX]', {
      group: 'tax',
      synonyms: ['centrelink', 'customer reference number'],
    }),
    bsb: { label: 'BSB', write: bankPicture('code') },
    plate: { label: 'Number plate', write: byRegion(PLATES), synonyms: ['rego'] },
  },
  company: {
    registration: certified(auAcn, 'ACN'),
    tax: { label: 'ABN', validator: auAbn, make: (_, p) => abnOf(p.read('registration')) },
    bsb: { label: 'BSB', group: 'banking', write: bankPicture('code') },
  },
  presets: [
    {
      key: 'payid',
      name: 'PayID payment (NPP)',
      rows: [
        ['Payer', 'name'],
        ['Payer BSB', 'bsb'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['PayID (mobile)', 'payee.phone'],
        ['PayID (e-mail)', 'payee.email'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'becs',
      name: 'BECS direct entry',
      rows: [
        ['Remitter', 'company.name'],
        ['Remitter ABN', 'company.tax'],
        ['Remitter BSB', 'company.bsb'],
        ['Remitter account', 'company.account'],
        ['Account title', 'name'],
        ['BSB', 'bsb'],
        ['Account', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Lodgement reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
