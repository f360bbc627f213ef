import { ENGLISH } from '../data/englishNames.ts';
import { nzBankAccount } from '../validators/nzBankAccount.ts';
import { nzbn } from '../validators/nzbn.ts';
import { nzIrd } from '../validators/nzIrd.ts';
import { nzNhi } from '../validators/nzNhi.ts';
import { certified, country, pictured } from './declare.ts';

export const nz = country({
  code: 'nz',
  name: 'New Zealand',
  alpha3: 'NZL',
  currency: 'NZD',
  group: 'Oceania',
  aliases: 'Aotearoa New_Zealander New_Zealanders Kiwi Kiwis Nouvelle-Zélande Neuseeland Nueva_Zelanda',
  names: {
    male: `${ENGLISH.male} Hamish Angus Fergus Lachlan Hunter Mason Cooper Finn Jayden Blake Brett Glenn Wayne Murray
      Graeme Ross Bruce Neil Stuart Trevor Barry Kenneth Allan Grant Warren Wiremu Hone Tāne Mikaere Rāwiri Hēmi Tamati
      Nikau Kahu Manaia Matiu Rangi Sione Tevita Semisi Ioane Mosese Viliami Wei Raj Arjun Harpreet Jaspreet`,
    female: `${ENGLISH.female} Isla Ruby Mila Harper Sophia Willow Aria Poppy Maia Aroha Anahera Mere Hana Ngaire Kiri Marama
      Whetu Kaia Tui Huia Manaaki Atawhai Mereana Ana Sina Mele Sela Lupe Robyn Lynette Raewyn Glenys Gaye Joanne Tracey
      Philippa Fiona Nicola Jacqueline Kirsty Kylie Bronwyn Briar Brooke Tessa Libby Imogen Priya Simran Mei Ying`,
    family: `${ENGLISH.surnames} Singh Patel Wang Li Chen Kaur Sharma McDonald ${ENGLISH.families} Ngata Parata Tāmati Wiremu
      Rangi Hohepa Kereama Paki Waititi Tipene Henare Nikora Tamihana Pōtae Tūhoe Matthews Williamson Davies Davis Clarke
      Miller Fraser MacDonald McKenzie Cameron Reid Sutherland Sinclair McLean Wallace Duncan Paterson O'Connor O'Brien
      Sullivan McCarthy Doyle Tuilagi Faleolo Leota Taufa Fifita Vaega Lealaiauloto Tupou Kumar Prasad Khan Zhang Liu Huang
      Wong Kim Park Nguyen Reyes Santos Hansen Jensen Nielsen Gibson Dawson Harvey Barker Chapman Pearce Saunders Fletcher
      Kemp Lowe Gibbs Poole Hodgson Atkinson Baxter Bishop Blair Boyd Bradley`,
  },
  places: {
    columns: 'city region zone area code lat lon',
    rows: `
      Auckland|Auckland|1010,1011,1021-1026,1041,1042,1050-1052,1060-1062|9|36|-36.8485|174.7635
      Christchurch|Canterbury|8011,8013,8014,8022-8025,8041,8042,8051-8053|3|36|-43.5321|172.6362
      Wellington|Wellington|6011,6012,6021-6023,6035|4|47|-41.2866|174.7756
      Hamilton|Waikato|3200,3204,3206,3210,3214,3216|7|83|-37.7833|175.2833
      Tauranga|Bay of Plenty|3110,3112,3116|7|57|-37.6861|176.1667
      Lower Hutt|Wellington|5010,5011,5013|4|56|-41.2167|174.9167
      Dunedin|Otago|9010-9014,9016|3|47|-45.8742|170.5036
      Palmerston North|Manawatū-Whanganui|4410,4412,4414|6|35|-40.3564|175.6111
      Napier|Hawke's Bay|4110,4112|6|83|-39.4926|176.9123
      Porirua|Wellington|5022,5024|4|23|-41.1333|174.8500
      New Plymouth|Taranaki|4310,4312|6|75|-39.0667|174.0833
      Rotorua|Bay of Plenty|3010,3015|7|34|-38.1387|176.2452
      Whangārei|Northland|0110,0112|9|43|-35.7317|174.3239
      Nelson|Nelson|7010,7011|3|54|-41.2708|173.2840
      Hastings|Hawke's Bay|4120,4122|6|87|-39.6381|176.8492
      Invercargill|Southland|9810,9812|3|21|-46.4000|168.3500
      Upper Hutt|Wellington|5018,5019|4|52|-41.1383|175.0502
      Whanganui|Manawatū-Whanganui|4500,4501|6|34|-39.9333|175.0500
      Gisborne|Gisborne|4010|6|86|-38.6533|178.0042
      Blenheim|Marlborough|7201|3|57|-41.5140|173.9600
      Timaru|Canterbury|7910|3|68|-44.3967|171.2550
      Taupō|Waikato|3330|7|37|-38.6843|176.0704`,
  },
  roads: `Queen_Street King_Street High_Street Victoria_Street George_Street Great_South_Road Church_Street Main_Street
    Station_Road Beach_Road Park_Road Bridge_Street Albert_Street Princes_Street Nelson_Street Wellington_Street Grey_Street
    Featherston_Street Cuba_Street Lambton_Quay Karangahape_Road Dominion_Road Remuera_Road Riccarton_Road Papanui_Road
    Colombo_Street Tui_Street Kōwhai_Road Rimu_Street Kauri_Road Totara_Place Rata_Street Pōhutukawa_Avenue Pukeko_Place
    Hinemoa_Street Tāwhai_Street Ngaio_Road Marine_Parade Hillcrest_Road Seaview_Terrace`,
  street: '(|||{1-30}/|Flat {1-6}, ){1-299} {road}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+64 (21 2## ####|22 [1-9]## ####|27 [2-9]## ####)',
  landline: '+64 {place.area} {place.code}# ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      ANZ Bank New Zealand|ANZBNZ22|01
      ASB Bank|ASBBNZ2A|12
      Bank of New Zealand|BKNZNZ22|02
      Westpac New Zealand|WPACNZ2W|03
      Kiwibank|KIWINZ22|38
      TSB Bank|TSBANZ22|15
      HSBC New Zealand|HSBCNZ2A|30
      Industrial and Commercial Bank of China (NZ)|ICBKNZ2A|10
      Bank of China (NZ)|BKCHNZ22|88
      Citibank New Zealand|CITINZ2X|31`,
  },
  account: {
    validator: nzBankAccount,
    make: (random, { bank }) => nzBankAccount.make(random, { code: bank.code?.text }),
  },
  cards: 'visa mastercard amex',
  firms: {
    forms: 'Limited Ltd LP',
    name: '({founder} {trade}|{founder} & Sons|{founder} & {partner} {trade}|{town} {trade}) {form}',
  },
  income: [4300, 11000],
  fields: {
    // There is no national ID: people prove who they are by their driver licence.
    id: { label: 'Driver licence (as ID)', make: (_, p) => p.read('licence') },
    passport: pictured('Passport number', '[LR][A-HJ-NP-Z]######', { synonyms: ['uruwhenua'] }),
    licence: pictured('Driver licence', '[A-HJ-NP-Z][A-HJ-NP-Z]######'),
    tax: certified(nzIrd, 'IRD number', { synonyms: ['ird', 'inland revenue number'] }),
    vat: { label: 'GST number', validator: nzIrd, make: (_, p) => p.read('tax') },
    health: certified(nzNhi, 'NHI number', { synonyms: ['nhi', 'national health index'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: { label: 'Branch code', make: (_, p) => p.read('account').slice(3, 7) },
    plate: pictured('Number plate', '[K-R][A-HJ-NP-Z][A-HJ-NP-Z]###', { synonyms: ['rego'] }),
  },
  company: {
    registration: certified(nzbn, 'NZBN'),
    number: pictured('Company number', '{1000000-9499999}'),
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
        ['Particulars', 'last'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
