import { PAYPAK } from '../data/cards.ts';
import { PK } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { bankPicture, byCity } from '../fields/regional.ts';
import { digitsReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { bare } from '../kernel/text.ts';
import { pkCnic } from '../validators/pkCnic.ts';
import { certified, country, pictured } from './declare.ts';
import { pakistaniNames } from './pk/names.ts';
import { series } from './series.ts';

const REGISTERED = series(
  '1947 100 · 1975 4000 · 1990 20000 · 2000 40000 · 2010 72000 · 2015 92000 · 2018 113000 · 2020 147000 · 2022 195000 · 2024 240000 · 2026 305000',
);

/** Streets have numbers in a quarter: one that the address names, or one that most towns have. */
const streetsOf = (quarter = '') =>
  `(House {1-480}, Street {1-48}${quarter}|House {1-240}-[A-F], {road}|{1-180} {road}|Flat {1-24}, Block [A-H], {road})`;
const STREET = streetsOf(', (Satellite Town|Model Town|Civil Lines|Peoples Colony|Officers Colony)');
/** Islamabad has sectors in the place of streets' names. */
const SECTOR = '(F-6|F-7|F-8|F-10|F-11|G-6|G-7|G-8|G-9|G-10|G-11|I-8)';

export const pk = country('pk', () => ({
  name: 'Pakistan',
  alpha3: 'PAK',
  paydays: [[31], [-1]],
  currency: 'PKR',
  decimals: 0,
  perEuro: 190,
  gs1: '896',
  holidays: '0205 0323 fitr+1..3 0501 2024:0528 adha..3 ashura..1 0814 mawlid+1 2022:1109 1225',
  group: 'Asia',
  locale: { language: 'ur', zone: 'Asia/Karachi' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 0.5, tax: 4 },
    tenure: { rent: 15, loan: 1 },
    shops: { card: 35, wallet: 45 },
  },
  words: {
    exonyms: 'pakistanisch پاکستانی',
    scripts: 'パキスタン 巴基斯坦 파키스탄 باكستان باكستاني~ पाकिस्तान पाकिस्तानी Пакистан Пакистана Пакистану',
    places: 'Punjab=Punjabi|Punjabis',
  },
  language: {
    ...english,
    merchants: `{owner} Kiryana Store|{owner} Medical Store|{owner} Filling Station|{town} Book Depot|
      {owner} Sweets and Bakers|{owner} Restaurant|{town} Karahi|{owner} General Store||{town} Cash and Carry|
      {owner} Garments|{owner} Electronics|{owner} Opticians|{owner} Jewellers|{town} Hardware Store|
      {owner} Sports|{owner} Mobile Centre|{owner} Tailors|{town} Travels|{owner} Cloth House`,
  },
  aliases: 'Pakistani Pakistanis پاکستان Islamic_Republic_of_Pakistan Islami_Jamhuriya_Pakistan',
  sources:
    'Ages: UN World Population Prospects 2024; cities: census of 2023; banks: accounts as they report them; PayPak: State Bank of Pakistan',
  ages: '24 28 20 13 8.5 4.5 2',
  life: {
    studies: 28,
    retires: 60,
    // From January 2025 (federal cabinet, August 2025).
    pays: [11500, 31000],
    levels: SOFTWARE_PAYS,
    institutions: `
      university@Islamabad Quaid-i-Azam University
      university@Lahore (University of the Punjab|Government College University Lahore)
      university@Rawalpindi Arid Agriculture University
      university@Faisalabad Government College University Faisalabad
      university@Multan Bahauddin Zakariya University
      university@Dera_Ghazi_Khan Ghazi University
      university@Rahim_Yar_Khan Khwaja Fareed University of Engineering and Information Technology
      university@Bahawalpur Islamia University of Bahawalpur
      university@Sheikhupura Virtual University of Pakistan
      university@Gujranwala GIFT University
      university@Larkana Shaheed Mohtarma Benazir Bhutto Medical University
      university@Sukkur Sukkur IBA University
      university@Hyderabad University of Sindh
      university@Quetta University of Balochistan
      pension Employees' Old-Age Benefits Institution
      primary (Government Primary School|Government Girls Primary School|Government Boys Primary School) {town}
      secondary (Government High School|Government Girls High School|Government Higher Secondary School) {town}
      hospital District Headquarters Hospital {town}
      hospital@Karachi (Civil Hospital Karachi|Jinnah Postgraduate Medical Centre)
      hospital@Lahore (Mayo Hospital|Services Hospital|Jinnah Hospital) Lahore
      hospital@Islamabad (Shifa International Hospital|Pakistan Institute of Medical Sciences)
      hospital@Rawalpindi (Holy Family|Benazir Bhutto) Hospital
      hospital@Peshawar Lady Reading Hospital
      hospital@Multan Nishtar Hospital
      hospital@Faisalabad Allied Hospital Faisalabad
      hospital@Hyderabad+Sukkur+Larkana+Quetta Civil Hospital {town}
      town Metropolitan Corporation {town}
      town@Karachi Karachi Metropolitan Corporation
      town@Hyderabad Hyderabad Municipal Corporation
      town@Sukkur+Larkana+Rahim_Yar_Khan+Jhang+Gujrat+Okara+Sheikhupura+Sialkot Municipal Corporation {town}
      care {town} Old Age Home
      transit {town} Metro Bus`,
  },
  names: pakistaniNames,
  // home: the locality in a CNIC; office: how the city's exchanges begin.
  places: {
    // `code`: the place as addresses write it.
    columns: 'city region zone area office lat lon home plate pop code district',
    rows: `
      Karachi|Sindh|74400|21|34|24.8608|67.0104|42101|BN|2468|Saddar, Karachi|Saddar
      Karachi|Sindh|74600|21|34|24.8608|67.0104|42101|BN|3400|Nazimabad, Karachi|Nazimabad
      Karachi|Sindh|74700|21|34|24.8608|67.0104|42101|BN|3600|North Nazimabad, Karachi|North Nazimabad
      Karachi|Sindh|75300|21|34|24.8608|67.0104|42101|BN|4600|Gulshan-e-Iqbal, Karachi|Gulshan-e-Iqbal
      Karachi|Sindh|75500|21|34|24.8608|67.0104|42101|BN|2600|Defence, Karachi|Defence
      Karachi|Sindh|75600|21|34|24.8608|67.0104|42101|BN|2200|Clifton, Karachi|Clifton
      Lahore|Punjab|54000|42|35|31.5580|74.3507|35202|AN|1804|Anarkali, Lahore|Anarkali
      Lahore|Punjab|54500|42|35|31.5580|74.3507|35202|AN|2400|Samanabad, Lahore|Samanabad
      Lahore|Punjab|54600|42|35|31.5580|74.3507|35202|AN|2200|Ichhra, Lahore|Ichhra
      Lahore|Punjab|54700|42|35|31.5580|74.3507|35202|AN|2200|Model Town, Lahore|Model Town
      Lahore|Punjab|54770|42|35|31.5580|74.3507|35202|AN|2400|Township, Lahore|Township
      Lahore|Punjab|54810|42|35|31.5580|74.3507|35202|AN|2000|Cantt, Lahore|Cantt
      Faisalabad|Punjab|38000,38040,38090|41|8|31.4155|73.0897|33100|AK|3692|Faisalabad
      Rawalpindi|Punjab|46000,46200,46300|51|5|33.5973|73.0479|37405|AP|3358|Rawalpindi
      Gujranwala|Punjab|52250|55|3|32.1557|74.1870|34101|AG|2668|Gujranwala
      Peshawar|Khyber Pakhtunkhwa|25000,25120|91|5|34.0080|71.5785|17301|BA|1905|Peshawar
      Multan|Punjab|60000,60600|61|4|30.1968|71.4782|36302|AM|2216|Multan
      Hyderabad|Sindh|71000,71500,71800|22|2|25.3924|68.3737|41304|BH|1921|Hyderabad
      Islamabad|Islamabad Capital Territory|44000,44080,44220|51|2|33.7215|73.0433|61101|BC|1108|Islamabad
      Quetta|Balochistan|87300|81|2|30.1841|67.0014|54400|BE|1566|Quetta
      Bahawalpur|Punjab|63100|62|2|29.3978|71.6752|31202|AB|903|Bahawalpur
      Sargodha|Punjab|40100|48|3|32.0859|72.6742|38403|AS|976|Sargodha
      Sialkot|Punjab|51310|52|4|32.4927|74.5313|34603|AT|912|Sialkot
      Sukkur|Sindh|65200|71|5|27.7032|68.8589|45504|BS|564|Sukkur
      Larkana|Sindh|77150|74|4|27.5590|68.2120|43203|BL|552|Larkana
      Sheikhupura|Punjab|39350|56|3|31.7129|73.9856|35404|AE|592|Sheikhupura
      Rahim Yar Khan|Punjab|64200|68|5|28.4199|70.3034|31303|AR|519|Rahim Yar Khan
      Jhang|Punjab|35200|47|7|31.2681|72.3181|33202|AJ|607|Jhang
      Dera Ghazi Khan|Punjab|32200|64|2|30.0561|70.6348|32102|AD|495|Dera Ghazi Khan
      Gujrat|Punjab|50700|53|3|32.5731|74.0789|34201|AC|574|Gujrat
      Sahiwal|Punjab|57000|40|4|30.6682|73.1114|36502|AL|538|Sahiwal
      Okara|Punjab|56300|44|2|30.8081|73.4458|35302|AO|534|Okara`,
    others: `Karachi=کراچی; Lahore=لاہور; Faisalabad=فیصل آباد|Lyallpur; Rawalpindi=راولپنڈی|Pindi; Gujranwala=گوجرانوالہ;
      Peshawar=پشاور; Multan=ملتان; Hyderabad=حیدرآباد; Islamabad=اسلام آباد; Quetta=کوئٹہ; Bahawalpur=بہاولپور;
      Sargodha=سرگودھا; Sialkot=سیالکوٹ; Sukkur=سکھر; Larkana=لاڑکانہ; Sindh=سندھ|Sind; Punjab=پنجاب;
      Khyber Pakhtunkhwa=خیبر پختونخوا|KPK|KP; Balochistan=بلوچستان; Islamabad Capital Territory=Islamabad|ICT`,
  },
  roads: `Jinnah_Road Iqbal_Road Mall_Road Shahrah-e-Quaid-e-Azam@Anarkali University_Road College_Road Station_Road Hospital_Road GT_Road@Gujranwala+Gujrat+Rawalpindi+Peshawar
    Circular_Road Railway_Road Kutchery_Road Liaquat_Road Model_Town_Road@Ichhra+Township Satellite_Town_Road@Rawalpindi+Gujranwala+Bahawalpur+Sargodha+Quetta Cantt_Road Bank_Road Church_Road
    Ferozepur_Road@Ichhra+Model_Town Sadar_Bazar_Road Ring_Road Canal_Road@Lahore+Faisalabad Airport_Road Jail_Road@Ichhra+Quetta+Faisalabad Stadium_Road Masjid_Road Muslim_Town_Road@Samanabad+Ichhra
    Civil_Lines_Road Garden_Road@Saddar Fatima_Jinnah_Road Faisal_Road@Karachi Tariq_Road@Karachi Nishtar_Road@Multan+Karachi Chowk_Bazar_Road`,
  street: STREET,
  address: '{street}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+92 3(0#|1#|2#|3[0-6]|4#) #######',
  landline: '+92 {place.area} {place.office}######',
  banks: {
    columns: 'bank bic code account iban share near',
    rows: `
      Habib Bank (HBL)|HABBPKKA|HABB|[0-2]###79######0[13]|00|18
      National Bank of Pakistan|NBPAPKKA|NBPA|[0-9]###########|0000|10
      Meezan Bank|MEZNPKKA|MEZN|0###010#######|00|13
      United Bank (UBL)|UNILPKKA|UNIL|[0-9]###########|0000|10
      MCB Bank|MUCBPKKA|MUCB|[01]###############||9
      Allied Bank|ABPAPKKA|ABPA|[0-9]###########|0000|8
      Bank Alfalah|ALFHPKKA|ALFH|0###100#######|00|8
      Bank AL Habib|BAHLPKKA|BAHL|[0-9]###########|0000|7
      Askari Bank|ASCMPKKA|ASCM|[0-9]###########|0000|3
      Faysal Bank|FAYSPKKA|FAYS|[0-9]###########|0000|4
      Bank of Punjab|BPUNPKKA|BPUN|[0-9]###########|0000|5
      Standard Chartered Pakistan|SCBLPKKX|SCBL|[0-9]###########|0000|2
      Soneri Bank|SONEPKKA|SONE|[0-9]###########|0000|2
      Bank of Khyber|KHYBPKKA|KHYB|[0-9]###########|0000|9|Khyber Pakhtunkhwa`,
    others: `Habib Bank (HBL)=HBL; National Bank of Pakistan=NBP; United Bank (UBL)=UBL; MCB Bank=MCB|Muslim Commercial Bank;
      Meezan Bank=Meezan; Bank Alfalah=Alfalah`,
  },
  // Banks have 10 to 16 digits; shorter ones are filled with zeros in the IBAN.
  account: { write: bankPicture('account') },
  iban: ibanField({ PK }, '{bank.code}{bank.iban}{account}'),
  cards: 'visa:38 paypak:30 mastercard:25 unionpay:7',
  networks: { paypak: PAYPAK },
  wallets: 'JazzCash:46 Easypaisa:44 SadaPay:6 NayaPay:4',
  firms: {
    // Advocates practise alone or in partnership (general knowledge); with limited liability since the Act of 2017.
    forms: `
      (Pvt.) Ltd.|40|1913|2|600||law
      (Private) Limited|18|1913|2|600||law
      (SMC-Pvt.) Ltd.|38|2003|1|40|1|law
      Limited|4|1913|30|5000||law
      LLP|10|2018|2|60||${allBut('law')}`,
    era: 1947,
    trades: `
      retail Traders|Enterprises|General Store|Trading Company|Departmental Store
      construction Construction|Builders|Associates|Developers|Contractors
      transport Logistics|Goods Transport|Cargo|Freight Services
      food Foods||Sweets|Bakers|Dairies|Rice Mills|Flour Mills|Spices
      software Technologies|Software|IT Solutions|Systems
      metal Steel|Steel Mills|Metal Works|Foundry
      automotive Motors|Autos|Auto Industries|Tyres
      textiles Textiles|Garments|Fabrics|Knitwear||Textile Mills|Weaving
      agriculture Agro|Farms|Seeds|Cotton Ginners
      pharmacy Medicos|Medical Store|Pharmacy
      law Law Associates|Legal Services`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{founder} Brothers {trade}|{town} {trade}|Al-(Noor|Madina|Karam|Habib|Rehman|Falah|Fateh) {trade}) {form}',
  },
  // A wage is 39,042 on average, 54,038 in the formal sector (Labour Force Survey 2024–25).
  income: [40000, 150000],
  fields: {
    walletreceipt: walletReceipt({ JazzCash: digitsReceipt(12), Easypaisa: digitsReceipt(11) }),
    street: {
      special: true,
      write: byCity(
        {
          Islamabad: `House {1-480}(|-[A-C]), Street {1-72}, ${SECTOR}/{1-4}`,
          Lahore: streetsOf(),
          Karachi: streetsOf(),
        },
        STREET,
      ),
    },
    region: { label: 'Province' },
    postcode: { label: 'Postal code' },
    id: certified(pkCnic, 'CNIC', {
      from: 18,
      synonyms: ['cnic', 'nadra', 'nicop', 'smart national identity card', 'شناختی کارڈ'],
    }),
    passport: pictured('Passport number', '[A-FKLMN]@#######', { synonyms: ['پاسپورٹ'] }),
    // The CNIC without hyphens and a running number; no rule is public, this is the usual look in Punjab.
    licence: {
      label: 'Driving licence',
      make: (random, p) => `${bare(p.read('id'))}#${random.int(1, 999)}`,
    },
    tax: pictured('NTN', '{1000000-9999999}-#', {
      synonyms: ['ntn', 'national tax number', 'fbr'],
    }),
    vat: pictured('STRN', '3277876######', {
      synonyms: ['strn', 'sales tax registration number'],
    }),
    ssn: pictured('EOBI number', '####[A-K]######', { synonyms: ['eobi'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    // Three letters and three or four digits; the letters of each district are not published.
    plate: pictured('Number plate', '{place.plate}@-{100-9999}'),
  },
  company: {
    street: {
      special: true,
      write: byCity(
        {
          Islamabad: `((Shop {1-60}|Office {101-612}), Plot {1-60}, ${SECTOR} Markaz|Plot {1-180}, Street {1-12}, I-(9|10)/{2-3})`,
        },
        '({1-180} {road}|Shop {1-60}, {1-180} {road}|Office {101-812}, {1-180} {road})',
      ),
    },
    // The commission counts on; how far it had come by a year is known roughly.
    registration: {
      label: 'SECP registration (CUIN)',
      synonyms: ['cuin', 'secp'],
      make: (random, { firm: { founded } }) => String(REGISTERED(random, founded)).padStart(7, '0'),
    },
    tax: pictured('NTN', '{1000000-9999999}-#'),
    vat: pictured('STRN', '3277876######'),
  },
  presets: [
    {
      key: 'raast',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'Raast payment',
      rows: [
        ['Payer', 'name'],
        ['Payer IBAN', 'iban'],
        ['Payer CNIC', 'id'],
        ['Payee', 'payee.name'],
        ['Payee Raast ID', 'payee.phone'],
        ['Payee IBAN', 'payee.iban'],
        ['Payee bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
