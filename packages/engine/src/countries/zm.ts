import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { momoReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import type { Generations } from '../model.ts';
import { zmNrc } from '../validators/zmNrc.ts';
import { certified, country, pictured } from './declare.ts';

/** Men's names that all communities share, by generation; they follow the names of the own community. */
function male(old: string, middle: string, young: string): Generations {
  return {
    0: `Joseph John Moses Peter Abraham Samuel James Daniel Isaac Simon Paul Elijah Jackson Lazarus Noah Adam Jacob ${old} Stephen Luka
      Zacharia Benson`,
    1962: `Joseph John Patrick Charles Peter ${old} Francis George Moses James Boniface Davies Stephen Paul Michael Clement Godfrey
      Bernard Richard Goodson Friday Humphrey Webster Shadreck Lameck`,
    1980: `Joseph Kelvin Patrick Evans Moses Kennedy Charles Brian ${middle} Emmanuel Oscar Davies Martin Robert Victor Felix Gilbert Isaac
      Obert Cosmas Royd Maxwell Innocent Chrispin`,
    1992: `Emmanuel Kelvin Brian Joseph Gift Moses Kennedy ${middle} Evans Isaac Joshua Innocent Justin Collins Daniel Derrick Elijah
      Nathan Trevor Bright Misheck Jonathan`,
    2001: `Emmanuel Gift Joshua Kelvin Brian ${young} Nathan Elijah Daniel David Prince Blessings Ian Allan Caleb Steven Benjamin Trevor
      Happy Fanwell`,
  };
}

/** Women's likewise. */
function female(old: string, middle: string, young: string): Generations {
  return {
    0: `Mary Elizabeth Grace Esther Agness Margaret Sarah Martha Ruth Rhoda Dorcas Eunice Veronica Regina ${old} Lydia Rabecca Edith
      Josephine Naomi`,
    1962: `Mary Grace Joyce Margaret Beatrice Elizabeth Agness Rose Catherine ${old} Florence Dorothy Christine Hilda Gertrude Gladys
      Violet Exildah Jane Idah Ireen Monica`,
    1980: `Grace Mary Ruth Charity Loveness Esther Mercy ${middle} Brenda Prisca Bridget Memory Judith Stella Constance Jennipher Doreen
      Susan Faides Rachael Maureen Eneless`,
    1992: `Memory Natasha Precious Mercy Ruth Charity Grace ${middle} Esther Gift Racheal Doreen Sharon Mary Cynthia Febby Patricia Diana
      Brenda Faith Gloria`,
    2001: `Natasha Precious Mercy Ruth Gift ${young} Faith Esther Blessings Charity Racheal Sharon Hope Mary Angela Linda Melody Yvonne
      Vanessa Comfort`,
  };
}

export const zm = country('zm', () => ({
  name: 'Zambia',
  alpha3: 'ZMB',
  paydays: [[25], [28]],
  currency: 'ZMW',
  perEuro: 22,
  gs1: '600',
  since: [2013, 1, 1],
  holidays: '0101^ 0308* 0312^ E-2 E+1 2022:0428^ 0501^ 0525^ 0701m 0701m+1 0801m 1018 1024^ 1225^',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Lusaka' },
  economy: {
    vat: { usual: 16 },
    deductions: { social: 6, tax: 12 },
    tenure: { rent: 40, loan: 1 },
    shops: { card: 15, wallet: 80 },
  },
  words: {
    scripts: 'ザンビア 赞比亚 잠비아 زامبيا जाम्बिया Замби^',
  },
  language: {
    ...english,
    merchants: `{owner} General Dealers|{owner} Pharmacy|{town} Supermarket|{owner} Filling Station|{town} Bookshop|
      {owner} Butchery|{owner} Restaurant|{owner} Hair Salon|{town} Milling|{owner} Bakery|{owner} Bottle Store|
      {owner} Stationers||{owner} Boutique|{owner} Electronics|{owner} Hardware|{owner} Agro Dealers|{town} Lodge`,
  },
  aliases: 'Zambian Zambians Zambie Sambia Republic_of_Zambia Northern_Rhodesia',
  ages: '28 29 20 12 6.5 3.2 1.3',
  life: {
    studies: 18,
    retires: 60,
    pays: [1700, 11000],
    institutions: `
      university University of Zambia
      university@in_Copperbelt_Province Copperbelt University
      university@Kabwe+Kapiri_Mposhi+Livingstone Mulungushi University
      secondary {town} (Secondary School|Boarding Secondary School)
      hospital {town} (Central|General) Hospital
      hospital@Lusaka (University Teaching Hospital|Levy Mwanawasa University Teaching Hospital)
      hospital@Ndola+Kitwe {town} Teaching Hospital
      care {town} Old People's Home
      town {town} Municipal Council
      town@Lusaka+Kitwe+Ndola+Livingstone+Chipata {town} City Council
      police Zambia Police Service
      transit {town} Bus Service
      pension (National Pension Scheme Authority|Public Service Pensions Fund)`,
  },
  sources: 'UN WPP 2024; ZamStats census 2022; Bank of Zambia reports',
  names: [
    {
      // Bemba and their neighbours.
      share: 36,
      near: {
        'Copperbelt Province': 58,
        'Northern Province': 75,
        'Luapula Province': 92,
        'Eastern Province': 6,
        'Southern Province': 8,
        'Western Province': 4,
        'North-Western Province': 22,
      },
      male: male('Chanda Mulenga Bwalya', 'Mwansa Mutale Kabwe Chola', 'Musonda Mwila Mapalo Katongo'),
      female: female(
        'Mwansa Chileshe',
        'Bwalya Mulenga Kasonde Ngosa',
        'Mwila Mutale Musonda Chileshe Mubanga',
      ),
      family: `Mwansa:3 Mulenga:3 Bwalya:2.5 Chanda:2.2 Mumba Chilufya Musonda Mubanga Chola Mutale Kunda Chisanga Chitalu Chikwanda
        Chansa Chama Chabala Chibwe Chibesa Chipili Chisenga Chomba Kapasa Kapambwe Kasonde Kalaba Kalumba Kampamba Kangwa Kapungwe
        Katongo Kaputo Kasanda Kasoma Katebe Kasongo Kabaso Kafula Kalenga Kafwimbi Kaluba Kabamba Kabwe Ngosa Nsama Nsofwa Nkandu
        Nkole Nkonde Mwaba Mwamba Mwape Mwila Mwenya Mwelwa Mwenda Mushili Mutambo Museba Mukuka Mukwasa Mukupa Mulubwa Malama Masaiti
        Lukwesa Chileshe Kawimbe Lumbwe`,
    },
    {
      // Nyanja speakers of the east.
      share: 27,
      near: {
        'Lusaka Province': 38,
        'Eastern Province': 88,
        'Copperbelt Province': 16,
        'Northern Province': 5,
        'Luapula Province': 3,
        'Southern Province': 12,
        'Western Province': 5,
        'North-Western Province': 8,
      },
      male: male('Mabvuto', 'Mabvuto Kondwani', 'Kondwani Chisomo Mapalo'),
      female: female('Zelipa', 'Misozi Tisa', 'Taonga Towela Tionge Thandiwe'),
      family: `Banda:14 Phiri:11 Tembo:5 Zulu:4.5 Sakala:4 Daka:3 Ngoma:3 Mwale:3 Lungu:3 Njovu Mbewe Miti Zimba Nkhoma Nkhata Mwanza
        Nyirenda Munthali Msoni Msimuko Mvula Mtonga Moyo Makwaza Soko Shawa Thole Jere Gondwe Chirwa Chulu Kamanga Kamwendo Kumwenda
        Ndhlovu Ngulube`,
    },
    {
      // Tonga, Ila and Lenje.
      share: 15,
      near: {
        'Southern Province': 70,
        'Lusaka Province': 18,
        'Central Province': 28,
        'Copperbelt Province': 8,
        'Northern Province': 2,
        'Luapula Province': 1,
        'Eastern Province': 2,
        'Western Province': 8,
      },
      male: male('Mweemba', 'Nchimunya Mweemba', 'Nchimunya Choolwe Mainza'),
      female: female('Mutinta', 'Mutinta Mwaka', 'Mutinta Luyando Lushomo Mainza Twaambo'),
      family: `Moonga Mweemba Hamoonga Hachipuka Hamalambo Hamweemba Hamusonde Hangoma Habeenzu Himoonde Halwiindi Hamududu Choongo
        Chiinda Cheelo Chilala Mudenda Muleya Munkombwe Munsaka Mweene Mweetwa Michelo Milimo Malambo Muchindu Mwiinga Ng’andu Ng’ambi
        Simukonda Mungalaba Sikalumbi`,
    },
    {
      // Lozi.
      share: 7,
      near: {
        'Western Province': 78,
        'Lusaka Province': 7,
        'Southern Province': 9,
        'Northern Province': 1,
        'Luapula Province': 1,
        'Eastern Province': 1,
      },
      male: male('Mubita', 'Mubita Lubinda', 'Nawa Lubinda Mubita'),
      female: female('Inonge', 'Monde Inonge Namukolo', 'Monde Nalishebo Sibeso Nasilele'),
      family: `Lubinda Imasiku Inambao Akapelwa Akakandelwa Likando Liswaniso Litia Lisulo Lubasi Mubiana Mukelabai Mundia Mulako
        Munalula Nalumango Sitali Sikota Simasiku Sitwala Wamundila Wamunyima Walubita Yeta Muyunda`,
    },
    {
      // Kaonde, Lunda and Luvale.
      share: 7,
      near: {
        'North-Western Province': 68,
        'Copperbelt Province': 8,
        'Western Province': 6,
        'Northern Province': 1,
        'Luapula Province': 1,
        'Eastern Province': 1,
        'Southern Province': 2,
      },
      male: male('Chinyama', 'Kapalu', 'Kapalu Kalunga'),
      female: female('Kapinga', 'Kapinga', 'Namakau Kapinga'),
      family:
        'Kayombo Kakoma Kayula Samakayi Sameta Sakuwaha Chipoya Katoka Kaoma Kalusa Kawanda Sondashi Mukumbi Kapalasa Chinyemba Ntambu',
    },
    {
      // Mambwe and Namwanga.
      share: 6,
      near: {
        'Northern Province': 17,
        'Luapula Province': 2,
        'Eastern Province': 2,
        'Southern Province': 1,
        'Western Province': 1,
      },
      male: male('Winstone', 'Winstone', 'Mapalo'),
      female: female('Nelly', 'Namwinga', 'Namwinga'),
      family:
        'Sichone Siame Sikazwe Sinkala Sinyangwe Simpungwe Silavwe Simfukwe Sikombe Silwamba Simwanza Siwale Musukwa Simusokwe Nsofu',
    },
  ],
  places: {
    // Post codes are hardly used: 10101 is Lusaka's, the others are chosen by province and not confirmed. `code` begins
    // the numbers of the boxes, which name the town (from memory).
    columns: 'city region zone area lat lon code pop',
    rows: `
      Lusaka|Lusaka Province|10101|211|-15.4067|28.2871|3|2205
      Kitwe|Copperbelt Province|50101|212|-12.8024|28.2132|2|661
      Ndola|Copperbelt Province|50100|212|-12.9587|28.6366|7|628
      Kabwe|Central Province|20100|215|-14.4469|28.4464|8|300
      Chingola|Copperbelt Province|50102|212|-12.5290|27.8838|1|290
      Livingstone|Southern Province|60100|213|-17.8300|25.8543|6|178
      Mufulira|Copperbelt Province|50103|212|-12.5498|28.2407|4|185
      Luanshya|Copperbelt Province|50104|212|-13.1367|28.4166|9|148
      Kasama|Northern Province|40100|214|-10.2129|31.1808|41|170
      Chipata|Eastern Province|30100|216|-13.6333|32.6500|51|140
      Solwezi|North-Western Province|80100|217|-12.1688|26.3894|11|332
      Kalulushi|Copperbelt Province|50105|212|-12.8415|28.0948|26|170
      Mazabuka|Southern Province|60101|213|-15.8560|27.7480|67|100
      Chililabombwe|Copperbelt Province|50106|212|-12.3648|27.8229|21|115
      Mongu|Western Province|70100|218|-15.2484|23.1274|91|110
      Kafue|Lusaka Province|10102|211|-15.7691|28.1814|36|120
      Choma|Southern Province|60102|213|-16.8089|26.9875|63|115
      Mansa|Luapula Province|40101|212|-11.1998|28.8943|71|95
      Monze|Southern Province|60103|213|-16.2833|27.4833|66|70
      Kapiri Mposhi|Central Province|20101|215|-13.9715|28.6699|81|80`,
    others: `Lusaka Province=Lusaka; Copperbelt Province=Copperbelt`,
  },
  roads: `Independence_Avenue Cairo_Road@Lusaka Great_East_Road@Lusaka+Chipata Church_Road Freedom_Way@Lusaka+Kabwe Kafue_Road@Lusaka
    Great_North_Road@Lusaka+Kabwe+Kapiri_Mposhi Broadway@Ndola President_Avenue@Ndola Obote_Avenue@Kitwe Zambia_Way@Kitwe
    Kuomboka_Drive@Kitwe Buteko_Avenue@Ndola Buntungwa_Street@Ndola Maina_Soko_Road@Ndola Chisokone_Avenue@Kitwe Matuka_Avenue@Kitwe
    Kantanta_Street@Kitwe Chachacha_Road@Lusaka Ben_Bella_Road@Lusaka Akapelwa_Street@Livingstone Umodzi_Highway@Chipata Kwacha_Street Market_Street Lumumba_Road
    Chilimbulu_Road@Lusaka Burma_Road@Lusaka Alick_Nkhata_Road@Lusaka Addis_Ababa_Drive@Lusaka Los_Angeles_Boulevard@Lusaka Nationalist_Road@Lusaka Makishi_Road@Lusaka
    Kabulonga_Road@Lusaka Leopards_Hill_Road@Lusaka Twin_Palm_Road@Lusaka Katima_Mulilo_Road@Lusaka Mosi-oa-Tunya_Road@Livingstone Mushili_Way@Ndola Chiwala_Road@Ndola
    Hospital_Road School_Road Airport_Road Nkana_Road@Kitwe Parklands_Avenue@Kitwe`,
  street: '({1-180} {road}|Plot {1000-9800}, {road}|House No. {1-180}, {road}|Stand {100-7900}, {road})',
  address: '{street}, P.O. Box {place.code}{0001-2999}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+260 (97|77|97|77|96|76|96|76|95|75|57|56) #######',
  landline: '+260 {place.area} 2## ###',
  banks: {
    // Bank codes unconfirmed; `account` is the usual look of the bank's numbers.
    columns: 'bank bic code account share',
    rows: `
      Zanaco|ZNCOZMLU|01|{0100-5999}########0|34
      Absa Bank Zambia|BARCZMLX|02|{01-49}#####|13
      First National Bank Zambia|FIRNZMLX|26|62#########|12
      Stanbic Bank Zambia|SBICZMLX|04|9130#########|11
      Access Bank Zambia|AZAMZMLU|35|00{10-99}#########|9
      Indo Zambia Bank|INZAZMLX|09|0{01-40}#########|7
      AB Bank Zambia|ABBAZMLU|34|10##########0|4
      Ecobank Zambia|ECOCZMLU|36|00{10-99}#########|3
      UBA Zambia|UNAFZMLU|37|90##########|3
      First Capital Bank Zambia|ICZAZMLU|28|0000{1-4}########|2
      Standard Chartered Zambia|SCBLZMLX|06|0100#########|2`,
    others: `First National Bank Zambia=FNB|FNB Zambia`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:84 mastercard:15 unionpay:1',
  wallets: 'Airtel_Money@57,77,97 MTN_MoMo@56,76,96 Zamtel_Money@55,75,95',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Limited|9.9|1936|20|400
      Limited|56.1|1936|1|40
      Ltd|1.5|1936|20|200
      Ltd|8.5|1936|1|40
      Enterprises|22|1936|1|12|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      PLC|0.3|1994|80|6000`,
    trades: `
      retail Trading|Wholesalers|General Dealers|Supplies||Hardware|Supermarket
      agriculture Farms|Agro|Milling|Poultry
      metal Steel|Mining Supplies|Welding|Engineering Works`,
    // Firms of Zambians are younger than independence.
    era: 1964,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} & {partner} {trade}) {form}',
    sole: '({founder} {trade} {form}|{town} {trade} {form})',
  },
  income: [2600, 28000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'MTN MoMo': momoReceipt, 'Airtel Money': stampedReceipt('PP') }),
    postcode: { label: 'Postal code' },
    region: { label: 'Province' },
    id: certified(zmNrc, 'NRC', { from: 16, synonyms: ['national registration card', 'nrc number'] }),
    passport: pictured('Passport number', 'ZN######'),
    // The licence has the number of the registration card.
    licence: certified(zmNrc, 'Driving licence', { make: (_, p) => p.read('id') }),
    voter: pictured('Voter number', '%#######'),
    health: pictured('NHIMA number', '1##########', { synonyms: ['nhima'] }),
    tax: pictured('TPIN', '100#######', { synonyms: ['zra'] }),
    ssn: pictured('NAPSA number', '{10-39}#######', { synonyms: ['napsa'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    sortcode: pictured('Sort code', '{bank.code}{0001-0099}'),
    plate: pictured('Number plate', '(A[BJL][A-Z]|BA[A-Z]|BC[A-G]) {1-9999}'),
  },
  company: {
    street: { picture: '({1-180} {road}|Plot {1000-9800}, {road}|Stand {100-7900}, {road})' },
    // A one (three for business names), the year, seven digits.
    registration: {
      label: 'PACRA number',
      make: (random, { firm: { form, founded } }) =>
        `${form.owners === 1 ? 3 : 1}${founded}00${random.digits(5)}`,
    },
    tax: pictured('TPIN', '100#######'),
  },
  presets: [
    {
      key: 'zechl',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'ZECHL instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender NRC', 'id'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient sort code', 'payee.sortcode'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
