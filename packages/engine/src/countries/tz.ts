import { swahili } from '../data/languages/swahili.ts';
import { BILL_PAYMENT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { datedReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { tzNin } from '../validators/tzNin.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

const ORDER = '{given} {middle} {family}';

const CHRISTIANS = {
  order: ORDER,
  male: {
    0: `Yohana Petro Paulo Andrea Stephano Mathayo Daudi Elia Yakobo Samweli Philipo Josephat Zakaria Lazaro Filbert Augustino
      Benedicto Gabriel Ambrose Joseph John Peter Francis Dominic`,
    1960: `John Joseph Peter Paul James David Daniel Charles George Michael Leonard Patrick Francis Deogratius Stephen Thomas
      Raphael Dominic Aloyce Cosmas Wilson Samson Julius Elias`,
    1978: `Emmanuel Frank Godfrey Joseph Peter John Daniel David George Elias Innocent Paul Deogratius Fredrick Erasto Gerald
      Geofrey Denis Dickson Alex Richard Edward Victor Christopher Noel Charles`,
    1992: `Emmanuel Baraka Innocent Frank Kelvin Godfrey Daniel Elisha Joshua Amani Samwel Erick Brian Goodluck Nelson Denis
      Gilbert Victor Isaya Jackson Kennedy Steven Tumaini Faraja Onesmo`,
    2000: `Emmanuel Baraka Joshua Brian Kelvin Innocent Collins Erick Ivan Samwel Daniel Noel Ezekiel Gift Prosper Abednego Frank
      Elisha Ayubu Abel Meshack Caleb Isaya Goodluck Allen`,
  },
  female: {
    0: `Maria Anna Elizabeti Martha Rebeka Esta Magdalena Paulina Monika Veronika Theresia Agnes Cecilia Anastazia Bertha Helena
      Yustina Rahel Sara Mariana Scholastica Felista`,
    1960: `Mary Anna Elizabeth Martha Agnes Rose Theresia Veronica Joyce Grace Christina Catherine Regina Flora Monica Margareth
      Restituta Paulina Bertha Cecilia Beatrice Helena Suzana Angelina Getrude`,
    1978: `Neema Mary Grace Anna Rose Joyce Esther Happiness Elizabeth Upendo Agnes Janeth Flora Stella Jane Judith Josephine
      Beatrice Leah Lilian Lucy Magreth Rehema Sophia Consolata Devota`,
    1992: `Neema Happiness Grace Mary Anna Esther Jackline Lilian Upendo Doreen Irene Gloria Witness Rachel Winfrida Catherine
      Joan Vaileth Prisca Furaha Debora Angela Sarah Yasinta Mercy Eva`,
    2000: `Neema Happiness Gloria Irene Doreen Glory Faith Jackline Anna Esther Witness Careen Prisca Angel Joyce Rachel Beatrice
      Mercy Winfrida Queen Janeth Brenda Vanessa Lightness Zawadi`,
  },
  middle: `Anthony Bernard Laurent Sebastian Vincent William Alfred Boniface Castor Evarist Mathias Mark Lucas Livingstone Martin
    Nicodemus Oscar Pascal Respicius Silvanus Severine Venance Wilfred Zephania Ernest Festo Gaspar Henry Hilary Jeremia Kaspar
    Ludovick Melkior Modest Nestory Novatus Philemon Reuben Robert Rogath Simon Sylvester Timoth`,
};

const MUSLIMS = {
  order: ORDER,
  male: {
    0: `Juma Hamisi Salum Rashidi Omari Mohamedi Shabani Ramadhani Bakari Hassani Hamadi Musa Saidi Rajabu Iddi Mwinyimkuu Kassimu
      Jumanne Maulidi Yusufu`,
    1965: `Juma Hamisi Salum Rashid Mohamed Ramadhani Shabani Hassan Omary Said Issa Mussa Rajabu Idd Yusuph Bakari Hussein Kassim
      Jumanne Maulid Nassoro Mbaraka Jafari Zuberi`,
    1985: `Juma Hassan Rashid Mohamed Ramadhani Salum Ibrahim Hamisi Yusuph Issa Abdul Shabani Said Hussein Nurdin Ismail Hamza
      Abubakari Jafari Sadiki Idrisa Karim Twaha`,
    1997: `Abdul Ibrahim Hamza Hassan Rashid Yusuph Juma Ismail Nasri Abdulrahman Shafii Twaha Ramadhani Imran Salum Feisal Hamisi
      Farid Yassin Sadiki Mohamed`,
  },
  female: {
    0: `Fatuma Asha Mwajuma Halima Zainabu Mwanaidi Hadija Pili Tatu Rukia Hawa Mwanahamisi Mwantumu Sikujua Maimuna Ashura Zena
      Mwanaisha Siwema Semeni`,
    1965: `Fatuma Asha Mwajuma Halima Zainabu Mwanaidi Rehema Saida Zuhura Hadija Pili Amina Mariamu Hawa Tatu Ashura Rukia Subira
      Shida Zaituni Habiba Johari Tunu`,
    1985: `Rehema Fatuma Halima Amina Zainabu Asha Mwanaidi Salma Saida Zuhura Mariamu Aisha Khadija Farida Latifa Sophia Sharifa
      Rukia Zulfa Mwanahawa Nuru Hadija`,
    1997: `Aisha Amina Zainab Halima Fatuma Salma Mariam Khadija Rahma Latifa Nasra Zulfa Rehema Swaumu Husna Sabrina Asha Sharifa
      Leila Hawa Faudhia Zuhura`,
  },
  middle: `Ally Abdallah Athumani Selemani Haji Khalfan Suleiman Seif Masoud Hemed Mzee Nassor Abeid Amiri Khatibu Ngwali Mwalimu
    Sefu Hamidu Mustafa Mahamudu Abasi`,
};

/** Plates: Zanzibar has its own. */
const MAINLAND = picture('T {100-999} [A-E][A-HJ-NP-Z][A-HJ-NP-Z]');
const ZANZIBAR = picture('Z {100-999} [A-P][A-HJ-NP-Z]');

/**
 * Last number of companies at BRELA by year, after general knowledge of known ones (1996: 30227, 1997: 32699, 1999:
 * 38501).
 */
const REGISTERED = series(
  '1950 1000 · 1990 17000 · 1996 29500 · 2000 38800 · 2005 51000 · 2010 73500 · 2015 114000 · 2018 142000',
);

export const tz = country('tz', () => ({
  name: 'Tanzania',
  alpha3: 'TZA',
  paydays: [[25]],
  currency: 'TZS',
  decimals: 0,
  perEuro: 2200,
  priceStep: 50,
  gs1: '620',
  holidays: '0101 0112 0407 E-2 E+1 fitr+1..2 0426 0501 adha 0707 0808 mawlid+1 1014 1209 1225 1226',
  group: 'Africa',
  locale: { language: 'sw', zone: 'Africa/Dar_es_Salaam' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 10, tax: 12 },
    tenure: { rent: 35, loan: 1 },
    shops: { card: 8, wallet: 88 },
  },
  words: {
    exonyms: 'tansanisch Tansania',
    scripts: 'タンザニア 坦桑尼亚 탄자니아 تنزانيا तंज़ानिया Танзани^ Танзані^',
  },
  aliases: `Tanzanian Tanzanians Tanzanie Mtanzania Watanzania United_Republic_of_Tanzania
    Jamhuri_ya_Muungano_wa_Tanzania Tanganyika`,
  // The own name, the father's (from a pool of its own, so that nobody has the same name twice), the family's.
  ages: '26 28 20 13 7.5 4 1.5',
  life: {
    studies: 20,
    retires: 60,
    pays: [150000, 900000],
    institutions: `
      hospital@Dar_es_Salaam (Hospitali ya Taifa Muhimbili|Hospitali ya Amana|Hospitali ya Mwananyamala)
      hospital@Mwanza Hospitali ya Rufaa Bugando
      hospital@Moshi Hospitali ya Rufaa KCMC
      hospital@Dodoma Hospitali ya Benjamin Mkapa
      hospital@Zanzibar Hospitali ya Mnazi Mmoja
      university Chuo Kikuu Huria cha Tanzania
      university@Dar_es_Salaam+Dodoma+Iringa+Arusha Chuo Kikuu cha {town}
      university@Morogoro Chuo Kikuu cha Sokoine cha Kilimo
      university@Mwanza Chuo Kikuu cha Mtakatifu Agustino
      university@Mbeya Chuo Kikuu cha Sayansi na Teknolojia Mbeya
      university@Zanzibar Chuo Kikuu cha Taifa cha Zanzibar
      university@Moshi Chuo Kikuu cha Ushirika Moshi
      primary Shule ya Msingi {town}
      secondary Shule ya Sekondari {town}
      police Jeshi la Polisi Tanzania
      town Halmashauri ya {town}
      pension (Mfuko wa Taifa wa Hifadhi ya Jamii|Mfuko wa Hifadhi ya Jamii kwa Watumishi wa Umma)
      fire Jeshi la Zimamoto na Uokoaji`,
  },
  language: swahili,
  sources: 'UN WPP 2024; NBS census 2022; Bank of Tanzania supervision report',
  names: [
    {
      // Chagga, Pare, Meru and others of the north.
      share: 20,
      near: { Kilimanjaro: 500, Arusha: 250, Manyara: 60, 'Mjini Magharibi': 2, Lindi: 4, Mtwara: 4 },
      ...CHRISTIANS,
      family: `Mushi Massawe Kimaro Lyimo Swai Shirima Mrema Temba Ngowi Mollel Minja Moshi Tarimo Urassa Mallya Kessy Macha Mlay
        Mboya Lema Munishi Makundi Assey Njau Kileo Msangi Mfinanga Mbaga Mndeme Kimambo Tesha Kavishe Silayo Malisa Mosha
        Shayo Maro Mtui Mwasha Laizer Nkya Msuya Kaaya Nnko Akyoo`,
    },
    {
      // Sukuma, Nyamwezi and others around the lake.
      share: 18,
      near: {
        Mwanza: 160,
        Shinyanga: 350,
        Tabora: 120,
        Mara: 20,
        Kigoma: 12,
        Kilimanjaro: 5,
        'Mjini Magharibi': 1,
        Lindi: 3,
        Mtwara: 3,
      },
      ...CHRISTIANS,
      family: `Masanja Maganga Masunga Mabula Shija Ngasa Lugembe Maduhu Kulwa Nkwabi Machibya Malimi Mashauri Bundala Jilala
        Luhende Mayunga Mipawa Kabadi Sitta Kapalata Magesa Masalu Nyanda Lubinza Kashindye Malale Ndaki Mhoja Makoye`,
    },
    {
      // Kurya, Jita and others of Mara.
      share: 5,
      near: { Mara: 400, Mwanza: 20, 'Mjini Magharibi': 0.5 },
      ...CHRISTIANS,
      family: `Chacha Marwa Mwita Wambura Nyamhanga Magoti Werema Sagenda Matiku Nyerere Warioba Mugini Bwire Makongoro Ghati
        Kisyeri Muhochi Nyangi Machage Gesase`,
    },
    {
      // Haya and others of the west.
      share: 6,
      near: { Kagera: 600, Kigoma: 60, Mwanza: 15, 'Mjini Magharibi': 0.5 },
      ...CHRISTIANS,
      family: `Rweyemamu Rugemalira Kamugisha Mutalemwa Rwegasira Tibaijuka Kaijage Byabato Kagaruki Ishengoma Rutashobya
        Muganyizi Katunzi Kahwa Lwakatare Mulokozi Rwezaura Bamwenda Kajumulo Ndyamukama`,
    },
    {
      // Nyakyusa, Hehe, Bena, Ngoni and others of the southern highlands.
      share: 14,
      near: {
        Mbeya: 300,
        Iringa: 350,
        Njombe: 500,
        Ruvuma: 220,
        Rukwa: 250,
        Morogoro: 25,
        Kilimanjaro: 3,
        'Mjini Magharibi': 1,
      },
      ...CHRISTIANS,
      family: `Sanga Komba Mwakyusa Mwaipopo Mwakalinga Mwakasege Mwambene Mwampashi Mwandosya Mwakatobe Mwaijande Mwakipesile
        Kyando Mahenge Mgaya Mlowe Ngole Kihwele Kiswaga Mhagama Nchimbi Ngonyani Haule Ndunguru Mapunda Nyoni Hyera Gama
        Mbawala Luambano Mbilinyi Chaula Msigwa Kalinga Lukuvi Kapinga Mtega Kilasi`,
    },
    {
      // Gogo, Luguru and others of the middle.
      share: 7,
      near: { Dodoma: 110, Singida: 130, Morogoro: 70, 'Mjini Magharibi': 0.5, Kilimanjaro: 2 },
      ...CHRISTIANS,
      family: `Mkude Lusinde Malecela Mazengo Chibulunje Chilongani Kusaga Mnyampala Msowoya Mgongolwa Mhando Kunambi Mlingi
        Chiwanga Nkungu Ndahani Mtinangi Mughwai Lissu Mdee`,
    },
    {
      // Muslims of the mainland.
      share: 28,
      near: {
        'Dar es Salaam': 42,
        Tanga: 220,
        Lindi: 250,
        Mtwara: 220,
        Kigoma: 60,
        Tabora: 60,
        'Mjini Magharibi': 40,
        Kilimanjaro: 25,
        Mbeya: 10,
        Njombe: 8,
        Iringa: 25,
      },
      ...MUSLIMS,
      family: `Mbwana Shomari Mwinyi Kondo Mfaume Mtumwa Kitwana Kilindo Mkumba Pazi Mwinjuma Makamba Mbonde Ngubi Lukindo Kipande
        Mchomvu Shekilindi Semkiwa Mbelwa Mndolwa Singano Kaniki Ndauka Likwati Nangu Mtipa Chikawe Mkopi Nampunju Mnyone
        Lipumba Chande Mgaza Kihiyo Kalokola Mpangala Dihenga Lubuva Msengi`,
    },
    {
      // Zanzibar.
      share: 2,
      near: { 'Mjini Magharibi': 400 },
      ...MUSLIMS,
      male: {
        0: 'Khamis Juma Omar Salum Rashid Hassan Mohammed Said Issa Mussa Bakari Hamadi Ramadhan Yussuf Othman Khatib Hussein',
        1980: 'Mohammed Khamis Juma Omar Salum Hassan Ibrahim Yussuf Said Abdulrahman Issa Nassor Khalid Hemed Bakari Rashid',
      },
      female: {
        0: 'Asha Fatma Mwanakhamis Zuwena Salma Maryam Time Rukia Bimkubwa Khadija Zainab Mwanaisha Hidaya Raya Mtumwa',
        1980: 'Fatma Asha Salma Maryam Zainab Khadija Sabra Nasra Rahma Aisha Zuhura Zeyana Munira Rukia Salha Saada',
      },
      middle:
        'Ali Haji Makame Suleiman Abdalla Vuai Faki Kombo Ame Ussi Hamad Mzee Shaame Machano Pandu Seif',
      family:
        'Mbarouk Abeid Jecha Mshenga Shamte Hija Mkubwa Silima Ngwali Muombwa Sheha Mwalim Thani Shaib Mpemba Jaku Duni Khatibu',
    },
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Dar es Salaam|Dar es Salaam|11101-11108,14110-14117,15101-15108,16103-16107|22|-6.8235|39.2695|5383
      Mwanza|Mwanza|33101-33109|28|-2.5167|32.9000|1105
      Dodoma|Dodoma|41101-41116|26|-6.1722|35.7395|766
      Arusha|Arusha|23101-23113|27|-3.3667|36.6833|617
      Mbeya|Mbeya|53101-53125|25|-8.9000|33.4500|541
      Zanzibar|Mjini Magharibi|71101-71123|24|-6.1639|39.1979|710
      Morogoro|Morogoro|67101-67117|23|-6.8210|37.6612|471
      Tanga|Tanga|21101-21111|27|-5.0689|39.0988|393
      Kigoma|Kigoma|47101-47112|28|-4.8769|29.6267|233
      Moshi|Kilimanjaro|25101-25113|27|-3.3500|37.3333|221
      Tabora|Tabora|45101-45112|26|-5.0162|32.8266|308
      Songea|Ruvuma|57101-57113|25|-10.6833|35.6500|287
      Musoma|Mara|31101-31109|28|-1.5000|33.8000|164
      Iringa|Iringa|51101-51113|26|-7.7667|35.7000|203
      Shinyanga|Shinyanga|37101-37110|28|-3.6639|33.4212|214
      Bukoba|Kagera|35101-35110|28|-1.3317|31.8122|144
      Mtwara|Mtwara|63101-63112|23|-10.2667|40.1833|147
      Singida|Singida|43101-43110|26|-4.8163|34.7436|232
      Sumbawanga|Rukwa|55101-55110|25|-7.9667|31.6167|304
      Lindi|Lindi|65101-65110|23|-9.9971|39.7165|174
      Njombe|Njombe|59101-59107|26|-9.3333|34.7667|182
      Babati|Manyara|27101-27106|27|-4.2117|35.7475|130`,
    others: `Dar es Salaam=Dar; Zanzibar=Zanzibar City|Unguja; Mjini Magharibi=Zanzibar Urban West|Zanzibar;
      Moshi=Kilimanjaro town`,
  },
  roads: `Uhuru_Street Nyerere_Road Sokoine_Drive@Dar_es_Salaam Samora_Avenue@Dar_es_Salaam Morogoro_Road@Dar_es_Salaam+Morogoro+Dodoma Bagamoyo_Road@Dar_es_Salaam Ali_Hassan_Mwinyi_Road@Dar_es_Salaam+Tabora
    Kawawa_Road@Dar_es_Salaam+Moshi Mandela_Road Station_Road Market_Street Boma_Road School_Street Mosque_Street Hospital_Road
    Lumumba_Street Karume_Road Azikiwe_Street@Dar_es_Salaam Jamhuri_Street Libya_Street@Dar_es_Salaam Mkwepu_Street@Dar_es_Salaam Kenyatta_Road Makongoro_Road@Arusha+Mwanza
    Goliondoi_Road@Arusha Sokoine_Road Shule_Street Barabara_ya_Nane Mtaa_wa_Kongo@Dar_es_Salaam Msimbazi_Street@Dar_es_Salaam Swahili_Street
    Rufiji_Street@Dar_es_Salaam+Mwanza Independence_Avenue Nelson_Mandela_Road Posta_Street`,
  street: '({1-220} {road}|{road}, Plot No. {1-480}|{road}, House No. {1-220}|{road})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  // By the approximate number of lines of each network: Vodacom, Yas, Airtel, Halotel, TTCL (general knowledge).
  phone:
    '+255 (74#|75#|76#|74#|75#|76#|75#|76#|71#|65#|67#|77#|71#|65#|67#|68#|69#|78#|68#|69#|62#|61#|73#) ### ###',
  landline: '+255 {place.area} 2## ####',
  banks: {
    // `account` is the look of the bank's numbers: CRDB's and NMB's as published, the usual length of the others.
    columns: 'bank bic account share near',
    rows: `
      NMB Bank|NMIBTZTZ|[2-6]{01-29}100#####|31
      CRDB Bank|CORUTZTZ|01[52]##########|28
      National Bank of Commerce|NLCBTZTX|0{10-99}10#######|8
      Tanzania Commercial Bank|TAPBTZTZ|{110-189}2########|7
      Equity Bank Tanzania|EQBLTZTZ|300{1-4}#########|4
      Stanbic Bank Tanzania|SBICTZTX|9120#########|3
      Absa Bank Tanzania|BARCTZTZ|0{01-24}%######|3
      Exim Bank Tanzania|EXTNTZTZ|0{01-42}#######|3
      Azania Bank|AZANTZTZ|0{01-22}#########|3
      KCB Bank Tanzania|KCBLTZTZ|33########|2.5
      Diamond Trust Bank Tanzania|DTKETZTZ|0{1-4}########|1.5
      Standard Chartered Tanzania|SCBLTZTX|87###########|1
      People's Bank of Zanzibar|PBZATZTZ|04########|120|Mjini Magharibi`,
    others: `CRDB Bank=CRDB; NMB Bank=NMB; National Bank of Commerce=NBC`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:68 mastercard:26 unionpay:6',
  wallets: 'M-Pesa@74,75,76 Mixx_by_Yas@65,67,71,77 Airtel_Money@68,69,78 HaloPesa@61,62 T-Pesa@73',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Limited|6.6|1936|20|400
      Limited|37.4|1936|1|40
      Company Limited|3.3|1936|20|300
      Company Limited|18.7|1936|1|40
      Ltd|1.8|1936|20|150
      Ltd|10.2|1936|1|40
      Enterprises|20|1936|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      PLC|0.4|2002|60|9000`,
    // Firms of Tanzanians are younger than independence.
    // Trade was the state’s before (Arusha Declaration of 1967, reforms of 1986).
    era: 1986,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} & {partner} {trade}) {form}',
    sole: '({founder} {trade} {form}|{town} {trade} {form})',
  },
  income: [300000, 3000000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'M-Pesa': datedReceipt(2023, 8), 'Airtel Money': stampedReceipt('PP') }),
    region: { label: 'Mkoa' },
    id: certified(tzNin, 'NIDA number (NIN)', {
      from: 18,
      synonyms: ['nida', 'nin', 'kitambulisho'],
      make: (random, p) => tzNin.make(random, p).replace(/-\d{5}-/, `-${p.read('postcode')}-`),
    }),
    passport: pictured('Passport number', 'TA[A-F]######'),
    licence: pictured('Driving licence', '400#######', { synonyms: ['leseni'] }),
    voter: pictured('Voter ID', 'T-{1000-1099}-####-###-#'),
    health: pictured('NHIF number', '{101-109}#########', { synonyms: ['nhif'] }),
    tax: pictured('TIN', '1##-###-###', { synonyms: ['tra'] }),
    vat: pictured('VRN', '40-0#####-[A-Z]'),
    ssn: pictured('NSSF number', '%########', { synonyms: ['nssf'] }),
    // The control number of the government's payment gateway (GePG).
    gepg: pictured('Control number', '99{10-59}########', {
      group: 'payment',
      synonyms: ['gepg control number', 'namba ya malipo'],
    }),
    lipa: pictured('Lipa number', '%#######', {
      group: 'payment',
      synonyms: ['lipa namba'],
    }),
    plate: {
      label: 'Number plate',
      write: (out, at, random, p) =>
        (p.place.region.text === 'Mjini Magharibi' ? ZANZIBAR : MAINLAND)(out, at, random, p),
    },
  },
  company: {
    street: { picture: '({1-220} {road}|{road}, Plot No. {1-480}|{road})' },
    // Nine digits since companies are entered online (2018), fewer before; business names have six.
    registration: {
      label: 'BRELA number',
      make(random, { firm: { form, founded } }) {
        if (form.name.text === 'Enterprises') return String(random.int(100_000, 599_999));
        return founded >= 2018
          ? `1${random.int(4, 8)}${random.digits(7)}`
          : String(REGISTERED(random, founded));
      },
    },
    tax: pictured('TIN', '1##-###-###'),
    vat: pictured('VRN', '40-0#####-[A-Z]'),
  },
  presets: [
    {
      key: 'tips',
      scheme: INSTANT_TRANSFER,
      name: 'TIPS instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee wallet', 'payee.wallet'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'gepg-bill',
      scheme: BILL_PAYMENT,
      name: 'GePG bill payment',
      rows: [
        ['Payer', 'name'],
        ['Phone', 'phone'],
        ['TIN', 'tax'],
        ['Control number', 'gepg'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Receipt', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
