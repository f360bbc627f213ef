import { english } from '../data/languages/english.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import type { OwnField } from '../model.ts';
import { bwOmang } from '../validators/bwOmang.ts';
import { certified, country, pictured } from './declare.ts';

const omang: OwnField = { validator: bwOmang, make: (_, p) => p.read('id') };

export const bw = country('bw', () => ({
  name: 'Botswana',
  alpha3: 'BWA',
  paydays: [[25]],
  currency: 'BWP',
  perEuro: 13,
  priceStep: 5,
  gs1: '600',
  holidays: '0101^ 0102^ E-2 E+1 0501^ E+39 0701^ 0715m 0715m+1 0930^ 1001^ 1225^ 1226^',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Gaborone' },
  economy: {
    vat: { usual: 14 },
    deductions: { social: 0, tax: 7 },
    tenure: { rent: 35, loan: 3 },
    shops: { card: 60, wallet: 25 },
  },
  language: {
    ...english,
    merchants: `{owner} General Dealer|{owner} Pharmacy|{town} Supermarket|{owner} Filling Station|{town} Stationers|
      {owner} Butchery|{owner} Restaurant|{owner} Salon|{owner} Bottle Store|{owner} Bakery|{owner} Tuckshop|
      {owner} Car Wash||{owner} Boutique|{owner} Electronics|{owner} Hardware|{town} Safaris`,
  },
  aliases: 'Batswana Motswana Botswanan Botswanans Lefatshe_la_Botswana Republic_of_Botswana',
  ages: '18 26 23 16 9 5.5 2.5',
  life: {
    studies: 28,
    retires: 60,
    pays: [1800, 11000],
    institutions: `
      university Botswana Open University
      university@Gaborone+Mogoditshane+Tlokweng University of Botswana
      university@Palapye Botswana International University of Science and Technology
      secondary {town} (Junior|Senior) Secondary School
      hospital {town} (Primary|District) Hospital
      hospital@Gaborone Princess Marina Hospital
      hospital@Francistown Nyangabgwe Referral Hospital
      care {town} Hospice
      town {place.region} Council
      town@Gaborone+Francistown {town} City Council
      town@Lobatse+Selebi-Phikwe+Jwaneng {town} Town Council
      police Botswana Police Service
      transit {town} Combi Association
      pension Botswana Public Officers Pension Fund`,
  },
  sources: 'UN WPP 2024; Statistics Botswana census 2022; banks’ reports',
  names: [
    {
      // Tswana.
      share: 82,
      near: { 'North-East District': 45, 'North-West District': 74, 'Chobe District': 62 },
      male: {
        0: `Joseph John Peter David Moses Samuel Simon Isaac Daniel Thomas Ramotse Mosimanegape Modise Rapula Sakaria Reuben Phillip
          Keitumetse Motlogelwa Letsholo Kenosi`,
        1962: `Thabo Modise Mothusi Moagi Mothibi Kgosi Rapula Mompati Moemedi Pule Mogomotsi Sello Gaolathe Michael Joseph Patrick
          Richard Tiro Ditiro Festus Mmoloki Letlhogonolo Benjamin`,
        1980: `Thabo Kagiso Tshepo Mpho Kabelo Tebogo Lesego Mothusi Tiro Phenyo Olebogeng Onkabetse Boitumelo Goitseone Lebogang
          Kgotso Tefo Thapelo Kealeboga Mmusi Oteng Ofentse`,
        1992: `Thabo Kagiso Thato Katlego Tumelo Tshepo Kitso Oratile Tshiamo Phenyo Gosego Tshegofatso Ofentse Masego Kaelo Otsile
          Goabaone Larona Bakang Thuso Mpho Tlotlo`,
        2000: `Thato Kitso Tshiamo Katlego Tlotlo Oratile Pako Ogone Larona Motheo Loago Thata Kgosi Tumelo Letlotlo Onalethata
          Phemelo Leruo Rorisang Atang One Khumo`,
      },
      female: {
        0: `Mary Elizabeth Sarah Ruth Martha Florence Margaret Grace Basadi Mmapula Dikeledi Segametsi Mosadi Banyana Mmaphefo Ditshupo
          Galeboe Keitumetse Joyce Esther Agnes`,
        1962: `Dikeledi Segametsi Kebonye Goitsemang Keneilwe Kelebogile Tebogo Boitumelo Mpho Gaone Seipati Mosadi Grace Florence
          Margaret Catherine Joyce Galaletsang Ikgopoleng Sebaga Onkgopotse`,
        1980: `Mpho Kefilwe Boitumelo Keabetswe Lorato Refilwe Lebogang Gorata Neo Malebogo Kesego Goitsemang Tebogo Kgomotso Keneilwe
          Segomotso Gofaone Maipelo Onalenna Gontse Sadi`,
        1992: `Lorato Gorata Masego Naledi Bontle Onalenna Lesedi Refilwe Kefilwe Wame Dineo Bonolo Tshepo Boikanyo Kamogelo Laone
          Tumelo Sethunya Tsholofelo Oarabile Katlo`,
        2000: `Lesedi Amantle Bontle Naledi Atang Lorato Leungo Amogelang Thato Larona Warona Olorato Pono Tlamelo Tlotlo Rorisang
          Omolemo Nametso Botho Yaone Wame`,
      },
      family: `Moeti Molefe Kgosi Modise Motswagole Mokgosi Phiri Tau Mosweu Ramotse Kgafela Moatlhodi Nthobatsang Keabetswe Ditsele
        Mogapi Segokgo Tlhalerwa Otukile Moalosi Rabasha Molosiwa Mosarwa Merafhe Kedikilwe Seretse Balopi Magang Kwelagobe
        Tshireletso Mokaila Makgalemele Molale Olopeng Tsogwane Gaolathe Dingake Pilane Motlhale Keorapetse Kgathi Kgari Sechele
        Gaseitsiwe Bathoen Tawana Letsholathebe Sekgoma Tshekedi Linchwe Lotlamoreng Montshioa Mokone Mokgadi Mokgwathi Mokgethi
        Mokoka Molapisi Molebatsi Molatlhegi Moloi Monageng Monnaatsie Montsho Montle Moremi Morake Moroka Morapedi Moseki Mosienyane
        Mothibi Motlhabani Motsumi Motshegwa Motsamai Motshwane Moilwa Nkgowe Ntshole Ntsima Oagile Obakeng Oitsile Pheko Phuthego
        Pule Rammidi Ramatlapeng Ramokate Ramaphane Rantao Rapula Rasebotsa Ratshosa Sebego Sebele Sebetlela Segaetsho Segole
        Seitshiro Sekga Selelo Selepeng Sennanyana Serame Seleka Setlhare Setshwaelo Sethibe Seabo Taukobong Tebogo Thebe Thobega
        Thipe Tlale Tlhagwane Tlou Toteng Tshukudu Tsiane Tumelo Bagwasi Baruti Basupi Batshani Bogosi Dikgang Dikole Ditlhong Gabaake
        Gabathuse Gaborone Galeboe Gaothobogwe Garebatho Kebonang Kelapile Kenosi Keoagile Kgwadi Kgang`,
    },
    {
      // Kalanga.
      share: 14,
      near: { 'North-East District': 52, 'Central District': 20, 'Chobe District': 15 },
      male: {
        0: 'Joseph Peter Moses Samuel Richard Albert Gilbert Ndaba Habangana Mbulawa Duma Philip David Habaudi',
        1970: 'Duma Wazha Thabo Uyapo Victor Ronald Tsaone Tapologo Mbaki Gift Habakuk Mbakisi Thabani Tjedu',
        1992: 'Wazha Uyapo Tsaone Bakani Chedu Tawanda Thabo Ludo Mbaki Kago Tjiya Wabo Zibani Tapiwa',
      },
      female: {
        0: 'Sarah Mary Grace Chawada Nnana Bokani Ntombi Elizabeth Joyce Peggy Gladys Siphiwe Tabona',
        1970: 'Chedza Bokani Nchidzi Unami Chawada Tapiwa Ntombi Thandi Wangu Nlebesi Lilian Sethunya Tjipo',
        1992: 'Chedza Unami Ludo Tapiwa Nchidzi Bokani Wada Tjedza Chipo Thabiso Wazha Lumbidzani Boni',
      },
      family: `Sebina Mpofu Moyo Ncube Ndlovu Nkwe Dube Sibanda Tshuma Nyathi Butale Habangana Mosojane Masendu Nshakazhogwe Tibone
        Mbaakanyi Chilume Ntogwa Madikwe Mpapho Balule Nleya Mudongo Tafila`,
    },
    {
      // Yeyi, Mbukushu, Subiya and Herero of the north-west.
      share: 4,
      near: { 'North-West District': 26, 'Chobe District': 23 },
      male: {
        0: 'Joseph Simon Kandume David Lebuile Maswabi Petros John',
        1975: 'Thabo Mbatshi Kavetu Mosupi Tshepo Sianga Muyendwa Samati Kabo',
      },
      female: {
        0: 'Mary Anna Ruth Martha Masangu Uakambonga Esther',
        1975: 'Nchunga Ndapanda Tjandapiwa Mwangala Dineo Kamwi Masego Ueritjiua',
      },
      family:
        'Mathumo Kahiko Tjiposa Kandjii Maswabi Matengu Mbanga Sasa Kambanda Ngande Mokgosinyane Kavindama Mbwe Sinvula Mayane',
    },
  ],
  places: {
    columns: 'city region area lat lon pop',
    rows: `
      Gaborone|South-East District|395|-24.6545|25.9086|246
      Francistown|North-East District|241|-21.1700|27.5078|103
      Mogoditshane|Kweneng District|391|-24.6269|25.8656|89
      Maun|North-West District|686|-19.9833|23.4167|85
      Molepolole|Kweneng District|592|-24.4066|25.4951|75
      Serowe|Central District|463|-22.3875|26.7108|56
      Tlokweng|South-East District|392|-24.6600|25.9550|56
      Palapye|Central District|492|-22.5461|27.1251|53
      Mochudi|Kgatleng District|577|-24.4167|26.1500|51
      Mahalapye|Central District|471|-23.1041|26.8142|49
      Kanye|Southern District|544|-24.9668|25.3327|49
      Selebi-Phikwe|Central District|261|-21.9790|27.8430|42
      Letlhakane|Central District|297|-21.4149|25.5926|36
      Ramotswa|South-East District|539|-24.8780|25.8400|34
      Lobatse|South-East District|533|-25.2200|25.6550|30
      Tonota|Central District|248|-21.4424|27.4615|23
      Thamaga|Kweneng District|599|-24.6701|25.5398|26
      Jwaneng|Southern District|588|-24.6017|24.7281|19
      Ghanzi|Ghanzi District|659|-21.6978|21.6458|20
      Kasane|Chobe District|625|-17.8450|25.1400|12`,
  },
  roads: `Main_Mall@Gaborone Nelson_Mandela_Drive@Gaborone Independence_Avenue@Gaborone Khama_Crescent@Gaborone Queens_Road@Gaborone Botswana_Road@Gaborone
    Notwane_Road@Gaborone Lobatse_Road@Gaborone Molepolole_Road@Gaborone Segoditshane_Way@Gaborone Kaunda_Road@Gaborone Tlokweng_Road@Gaborone Samora_Machel_Drive@Gaborone Julius_Nyerere_Drive@Gaborone
    Western_Bypass@Gaborone Limpopo_Drive@Gaborone Okavango_Road Chobe_Way Tshekedi_Road Haskins_Street@Francistown Blue_Jacket_Street@Francistown Lobengula_Avenue@Francistown
    Baines_Avenue@Francistown Guy_Street@Francistown Tati_Road@Francistown Mobutu_Drive@Gaborone Maakakgang_Road@Gaborone Sir_Seretse_Khama_Road@Gaborone Phakalane_Drive@Gaborone
    Kgosing_Ward@Molepolole+Serowe+Kanye+Mochudi+Ramotswa+Maun+Thamaga+Tlokweng Borakalalo_Ward@Molepolole Lekgwapheng_Ward@Molepolole
    Newtown_Ward@Serowe Boseja_Ward@Mochudi+Maun Phaphane_Ward@Mochudi Boyei_Ward@Maun Xhosa_Ward@Mahalapye Serorome_Ward@Palapye
    Station_Road Kgotla_Road Market_Road Church_Road Airport_Road Hospital_Way School_Road`,
  // Places are found by plot number, in villages by the ward too (general knowledge).
  street: 'Plot {100-69999}, {road}',
  address: '{street}, (P.O. Box|Private Bag) {1-9999}, {city}',
  phone: '+267 7[1-3] ### ###',
  landline: '+267 {place.area} ####',
  banks: {
    // `code` starts the six digits of a branch; the last three codes are placeholders, because no list is public.
    // `account` is the form of the bank's numbers: as published for FNB and Absa, the usual length for the others.
    columns: 'bank bic code account share',
    rows: `
      First National Bank Botswana|FIRNBWGX|28|62#########|36
      Absa Bank Botswana|BARCBWGX|29|%######|20
      Stanbic Bank Botswana|SBICBWGX|06|9060#########|14
      Standard Chartered Bank Botswana|SCHBBWGX|66|0100#########|9
      Access Bank Botswana|FMBZBWGA|55|0{01-20}#########|8
      Bank Gaborone|BGLIBWGX|10|{10-29}########|8
      First Capital Bank Botswana|CAPLBWGA|65|0000{2-4}########|4
      Bank of Baroda Botswana|BARBBWGX|11|954{50-59}#########|1`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:83 mastercard:16 amex:1',
  wallets: 'Orange_Money@72 MyZaka@71 Smega@73',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      (Pty) Ltd|10.5|1959|20|400
      (Pty) Ltd|59.5|1959|1|40
      Proprietary Limited|4.2|1959|20|300
      Proprietary Limited|23.8|1959|1|40
      Limited|0.6|1959|80|4000`,
    trades: `
      retail Trading|General Dealer|Supplies||Hardware|Supermarket
      agriculture Farms|Agro|Cattle Ranch|Poultry
      services Consulting|Services|Holdings|Solutions|Events`,
    // Firms are younger than independence.
    era: 1966,
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} {trade}|{founder} & {partner} {trade}) {form}',
  },
  income: [2000, 26000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'Orange Money': stampedReceipt('PP') }),
    region: { label: 'District' },
    id: certified(bwOmang, 'Omang', { from: 16, synonyms: ['omang number'] }),
    // BURS prints a letter and eleven digits; no rule is public.
    tax: pictured('TIN', 'I00000######', { synonyms: ['burs'] }),
    passport: pictured('Passport number', 'BN#######'),
    licence: { ...omang, label: 'Driving licence' },
    voter: pictured('Voter registration', '{10000000-19999999}'),
    branch: pictured('Branch code', '{bank.code}{01-99}67'),
    bankcode: pictured('Bank code', '{bank.code}'),
    // Mascom began with 71, Orange with 72, BTC with 73.
    plate: pictured('Number plate', 'B {100-999} (A[A-Z]|A[A-Z]|B[A-R])[A-Z]'),
  },
  company: {
    registration: pictured('UIN (CIPA)', 'BW0000{1000000-4999999}'),
    tax: pictured('TIN', 'C00000######'),
  },
  presets: [
    {
      key: 'eft',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'EFT payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer branch', 'branch'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee branch', 'payee.branch'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
