import { networkWallet } from '../fields/networkWallet.ts';
import type { OwnField } from '../model.ts';
import { bwOmang } from '../validators/bwOmang.ts';
import { certified, country, pictured } from './declare.ts';

const omang: OwnField = { validator: bwOmang, make: (_, p) => p.read('id') };

export const bw = country({
  code: 'bw',
  name: 'Botswana',
  alpha3: 'BWA',
  currency: 'BWP',
  group: 'Africa',
  aliases: 'Batswana Motswana Botswanan Botswanans Lefatshe_la_Botswana Republic_of_Botswana',
  names: {
    male: `Thabo Kagiso Tshepo Mpho Kabelo Tebogo Thato Kgosi Lesego Onkabetse Tiro Mothusi Oratile Phenyo Moagi Modise
      Olebogeng Gaolathe Tshiamo Boitumelo Tumelo Thuso Tshenolo Lebogang Katlego Kgotso Kitso Keabetswe Bakang Batho
      Benjamin David Joseph John Peter Michael James Isaac Samuel Daniel Moses Simon Thomas George Patrick Richard Gift
      Goitseone Ditiro Duma Festus Goabaone Gosego Ikanyeng Itumeleng Kaelo Kealeboga Kefentse Kelebogile Kenosi Khumo
      Lapologang Larona Letsholo Letlhogonolo Letsweletse Loago Masego Meshack Mmoloki Mmusi Mogomotsi Moemedi Mompati Morapedi
      Mosimanegape Motheo Mothibi Motlogelwa Neo Ofentse Ogone Omphemetse Onalethata One Oteng Otsile Outlwile Pako Pelotshweu
      Phillip Phemelo Pule Rapula Reuben Ronald Sakaria Sello Seabelo Tefo Thapelo Thebe Thata Tlotlo Tsaone Tshegofatso
      Tshepiso Tuelo Uyapo Victor Wame Wazha`,
    female: `Lorato Mpho Kefilwe Boitumelo Gorata Neo Refilwe Lebogang Naledi Masego Keabetswe Onalenna Tumelo Dineo
      Galaletsang Bontle Wame Goitsemang Lesedi Bonolo Amantle Amogelang Atang Banyana Basadi Boikanyo Bokani Botho Chawada
      Chedza Dikeledi Ditshupo Emang Gaone Gase Gofaone Gontse Grace Mary Elizabeth Ruth Sarah Florence Margaret Catherine
      Joyce Esther Agnes Ikgopoleng Itseng Itumeleng Kamogelo Katlo Kebonye Kedibonye Kelebogile Keitumetse Kelesitse
      Keneilwe Kesego Ketlogetswe Khumo Kgomotso Laone Larona Leano Leungo Maatla Malebogo Maipelo Mmapula Mmaphefo Mosadi
      Mothamo Nametso Nchidzi Nnana Ntombi Olorato Omolemo Onkgopotse Oaitse Oarabile Peo Pearl Pinkie Pono Precious Rati
      Rebaone Rorisang Sadi Sebaga Segametsi Segomotso Seipati Sethunya Sekgele Tapiwa Tebogo Thandi Thato Theo Tlamelo
      Tlotlo Tshegofatso Tshepo Tsholofelo Unami Warona Yaone Yolisa`,
    family: `Moeti Molefe Kgosi Modise Motswagole Mokgosi Phiri Tau Sebina Mosweu Ramotse Kgafela Moatlhodi Nthobatsang
      Keabetswe Ditsele Mogapi Segokgo Tlhalerwa Otukile Moalosi Rabasha Molosiwa Mosarwa Masire Mogae Khama Masisi Boko
      Merafhe Kedikilwe Seretse Venson Balopi Butale Magang Kwelagobe Nasha Skelemani Matsheka Tshireletso Mokaila Makgalemele
      Molale Olopeng Tsogwane Dow Gaolathe Saleshando Dingake Koma Pilane Motlhale Keorapetse Kgathi Kgari Sechele Gaseitsiwe
      Bathoen Tawana Letsholathebe Sekgoma Tshekedi Linchwe Lotlamoreng Montshioa Mokone Mokgadi Mokgwathi Mokgethi Mokoka
      Molapisi Molefhi Molebatsi Molatlhegi Moloi Monageng Monnaatsie Montsho Montle Moremi Morake Moroka Morapedi Moseki
      Mosienyane Mothibi Motlhabani Motsumi Motshegwa Motsamai Motshwane Mpofu Moyo Ncube Ndlovu Nkwe Dube Sibanda Tshuma
      Nyathi Moilwa Nkgowe Ntshole Ntsima Oagile Obakeng Oitsile Pheko Phuthego Pule Rammidi Ramatlapeng Ramokate Ramaphane
      Rantao Rapula Rasebotsa Ratshosa Sebego Sebele Sebetlela Segaetsho Segole Seitshiro Sekga Selelo Selepeng Sennanyana
      Serame Seleka Setlhare Setshwaelo Sethibe Seabo Taukobong Tebogo Thebe Thobega Thipe Tlale Tlhagwane Tlou Toteng
      Tshukudu Tsiane Tumelo Baatweng Bagwasi Baruti Basupi Batshani Bogosi Dikgang Dikole Ditlhong Gabaake Gabathuse
      Gaborone Galeboe Gaothobogwe Garebatho Gare Hirschfeld Kebonang Kelapile Kenosi Keoagile Kgwadi Kgang`,
  },
  places: {
    columns: 'city region area lat lon',
    rows: `
      Gaborone|South-East District|395|-24.6545|25.9086
      Francistown|North-East District|241|-21.1700|27.5078
      Mogoditshane|Kweneng District|391|-24.6269|25.8656
      Maun|North-West District|686|-19.9833|23.4167
      Molepolole|Kweneng District|592|-24.4066|25.4951
      Serowe|Central District|463|-22.3875|26.7108
      Tlokweng|South-East District|392|-24.6667|25.9667
      Palapye|Central District|492|-22.5461|27.1251
      Mochudi|Kgatleng District|577|-24.4167|26.1500
      Mahalapye|Central District|471|-23.1041|26.8142
      Kanye|Southern District|544|-24.9668|25.3327
      Selebi-Phikwe|Central District|261|-21.9790|27.8430
      Letlhakane|Central District|297|-21.4149|25.5926
      Ramotswa|South-East District|539|-24.8716|25.8699
      Lobatse|South-East District|533|-25.2244|25.6773
      Tonota|Central District|248|-21.4424|27.4615
      Thamaga|Kweneng District|599|-24.6701|25.5398
      Jwaneng|Southern District|588|-24.6017|24.7281
      Ghanzi|Ghanzi District|659|-21.6978|21.6458
      Kasane|Chobe District|625|-17.8167|25.1500`,
  },
  roads: `Main_Mall Nelson_Mandela_Drive Independence_Avenue Khama_Crescent Queens_Road Botswana_Road Nyerere_Drive
    Notwane_Road Lobatse_Road Molepolole_Road Segoditshane_Way Kaunda_Road Tlokweng_Road Samora_Machel_Drive Julius_Nyerere_Drive
    Western_Bypass Limpopo_Drive Okavango_Road Chobe_Way Tshekedi_Road Haskins_Street Blue_Jacket_Street Lobengula_Avenue
    Baines_Avenue Guy_Street Tati_Road Machel_Drive Mobutu_Drive Maakakgang_Road Sir_Seretse_Khama_Road Phakalane_Drive
    Station_Road Hospital_Way School_Road`,
  // Places are found by plot number.
  street: 'Plot {100-69999}, {road}',
  address: '{street}, (P.O. Box|Private Bag) {1-9999}, {city}',
  phone: '+267 7[1-3] ### ###',
  landline: '+267 {place.area} ####',
  banks: {
    // `code` begins the six digits of a branch; those of the last three are placeholders, as no list is public.
    columns: 'bank bic code',
    rows: `
      First National Bank Botswana|FIRNBWGX|28
      Absa Bank Botswana|BARCBWGX|29
      Stanbic Bank Botswana|SBICBWGX|06
      Standard Chartered Bank Botswana|SCHBBWGX|66
      Access Bank Botswana|FMBZBWGA|55
      Bank Gaborone|BGLIBWGX|10
      First Capital Bank Botswana|CAPLBWGA|65
      Bank of Baroda Botswana|BARBBWGX|11`,
  },
  account: '6##########',
  cards: 'visa mastercard amex',
  wallets: 'Orange_Money MyZaka Smega',
  firms: {
    forms: '(Pty)_Ltd Proprietary_Limited Limited',
    name: '({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Holdings) {form}',
  },
  income: [2500, 18000],
  fields: {
    id: certified(bwOmang, 'Omang', { synonyms: ['omang number'] }),
    // BURS prints a letter and eleven digits; no rule is public.
    tax: pictured('TIN', 'I00000######', { synonyms: ['burs'] }),
    passport: pictured('Passport number', 'BN#######'),
    licence: { ...omang, label: 'Driving licence' },
    voter: pictured('Voter registration', '{10000000-19999999}'),
    branch: pictured('Branch code', '{bank.code}{01-99}67'),
    bankcode: pictured('Bank code', '{bank.code}'),
    // Mascom began with 71, Orange with 72, BTC with 73.
    wallet: { ...networkWallet('MyZaka:71 Orange_Money:72 Smega:73') },
    plate: pictured('Number plate', 'B {100-999} [A-C][A-Z][A-Z]'),
  },
  company: {
    registration: pictured('UIN (CIPA)', 'BW0000{1000000-4999999}'),
    tax: pictured('TIN', 'C00000######'),
  },
  presets: [
    {
      key: 'eft',
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
});
