import { english } from '../data/languages/english.ts';
import { BILL_PAYMENT, WALLET } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { walletReceipt } from '../fields/walletReceipt.ts';
import { ugNin } from '../validators/ugNin.ts';
import { certified, country, pictured } from './declare.ts';

const MTN = '+256 (77#|78#|76#|79[0-4]) ######';

const CHRISTIAN = {
  male: {
    0: `John Joseph Peter Paul James David Samuel Yosefu Yokana Daniel Moses Charles George Francis Augustine Ambrose Kizito
      Matthew Mathias Lawrence Eriya Bruno Pius Livingstone Wilberforce Nelson Zakaria`,
    1960: `John Joseph Peter Charles Paul James David Robert Francis Moses Patrick Samuel George Richard Stephen Henry William
      Godfrey Michael Fred Edward Vincent Christopher Lawrence Julius Livingstone`,
    1978: `Robert Moses Godfrey David Joseph Patrick Richard Ronald Isaac Fred Denis Julius Geoffrey Charles Samuel Emmanuel
      Andrew Henry Tom Simon Alex Martin Herbert Gerald Benon Hannington Bosco`,
    1992: `Brian Ivan Isaac Ronald Emmanuel Derrick Denis Joshua Moses Samuel Joseph Allan Daniel Kenneth Edgar Timothy Nicholas
      Innocent Solomon Arthur Collins Douglas Rogers Edwin Jonathan Ambrose Jude`,
    2000: `Emmanuel Joshua Brian Ivan Derrick Isaac Elijah Mark Jonathan Trevor Marvin Daniel Joel Ian Allan Solomon Edgar Timothy
      Ronald Gerald Clinton Calvin Elvis Jeremiah Oscar Bruno`,
  },
  female: {
    0: `Mary Margaret Elizabeth Sarah Rose Teopista Maria Agnes Joyce Robinah Ruth Esther Anna Rebecca Specioza Miriam Josephine
      Eseza Getrude Norah Yudaya Hana Juliana`,
    1960: `Mary Margaret Rose Florence Grace Jane Betty Agnes Harriet Christine Joyce Sarah Josephine Beatrice Teddy Alice
      Elizabeth Rosemary Edith Robinah Monica Margret Catherine Gertrude Proscovia`,
    1978: `Grace Florence Betty Harriet Sarah Annet Jane Christine Juliet Prossy Susan Judith Agnes Irene Rose Scovia Jackline
      Lydia Justine Winnie Rebecca Stella Sylvia Resty Flavia Immaculate Peace`,
    1992: `Sarah Brenda Joan Patience Sharon Doreen Phiona Immaculate Juliet Racheal Gloria Mercy Winnie Ritah Irene Lydia Diana
      Barbara Esther Anita Hope Claire Evelyn Angella Vivian Moureen`,
    2000: `Patience Sharon Gloria Mercy Esther Joan Brenda Racheal Martha Faith Phionah Anita Peace Hope Maria Winnie
      Josephine Ritah Daphine Trinah Praise Vanessa Bridget Linda Charity`,
  },
};

const MUSLIM = {
  male: {
    0: 'Musa Ali Hassan Abdallah Ibrahim Yusuf Abdu Sulaiman Juma Hussein Twaha Ismail Badru Edirisa Asuman Haruna Zaidi',
    1975: `Hakim Hassan Musa Ibrahim Umar Abdul Yusuf Ismail Swaibu Hamza Ali Sulaiman Ashiraf Shafik Ramathan Muhammad Farouk
      Abdallah Sharif Yasin`,
  },
  female: {
    0: 'Fatuma Amina Hadijah Halima Aisha Mariam Zainab Zaituni Sauda Hajara Madina Jalia Mwajuma Safina Rehema',
    1975: `Aisha Hadijah Shamim Fatuma Mariam Zainab Madina Shakira Amina Halima Hajara Rashida Sumaya Farida Rehema Faridah
      Sauda Zam Nuliat Jamila`,
  },
};

const BAGANDA = `Mukasa/Namukasa Ssemakula/Nassuuna Lubega/Nalubega Ssebunya/Nabunya Ssempijja/Nampijja Kiggundu/Nakiggundu
  Kasozi/Nakasozi Mugerwa/Namugerwa Musoke/Namusoke Sserwadda/Nassali Kaggwa/Nakaggwa Kayiwa/Nakayiwa Kyeyune/Nakyeyune Lule/Nalule
  Lukwago/Nalukwago Lwanga/Nalwanga Matovu/Namatovu Mayanja/Namayanja Mubiru/Namubiru Mukiibi/Namukiibi Mulindwa/Namulindwa
  Mutebi/Namutebi Muwanga/Namuwanga Muwonge/Namuwonge Nsubuga/Nansubuga Ssekitoleko/Nakitoleko Ssemwogerere/Namwogerere
  Ssentongo/Nantongo Ssekandi/Nakandi Ssebuliba/Nabuliba Sserunjogi/Nalunjogi Ssewanyana/Nakanwagi Ssentamu/Nakimuli
  Tebandeke/Nabandeke Kibirige/Nakibirige Kigozi/Nakigozi Kisitu/Nakisitu Kitaka/Nakitaka Kiwanuka/Nakiwanuka Kalule/Nakalule
  Kalema/Nakalema Katende/Nakatende Kawooya/Nakawooya Kabuye/Nakabuye Kabanda/Nakabanda Kafeero/Nakafeero Bukenya/Nabukenya
  Bbosa/Nabbosa Bwanika/Nabwanika Wamala/Nawamala Ssali/Nakayima Ddumba/Nagawa Jjuuko/Nalwoga Ssenyonga/Namyalo
  Wasswa/Nakato Kato/Babirye Kizza/Kiiza`;

export const ug = country('ug', () => ({
  name: 'Uganda',
  alpha3: 'UGA',
  paydays: [[28]],
  currency: 'UGX',
  decimals: 0,
  perEuro: 3200,
  priceStep: 50,
  gs1: '616',
  holidays: '0101 0126 0216 0308 fitr+1 E-2 E+1 0501 0603 adha 0609 1009 1225 1226',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Kampala' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 5, tax: 18 },
    tenure: { rent: 35, loan: 1 },
    shops: { card: 8, wallet: 89 },
  },
  words: {
    exonyms: 'ugandisch',
    scripts: 'ウガンダ 乌干达 우간다 أوغندا أوغندي~ युगांडा Уганда Mganda Waganda',
  },
  language: {
    ...english,
    merchants: `{owner} Supermarket|{owner} Drug Shop|{owner} Petrol Station|{town} Bookshop|{owner} Restaurant|
      {owner} Salon|{owner} Bakery|{owner} Stationers|{owner} Butchery|{town} Rolex Point||{owner} Boutique|
      {owner} Electronics|{owner} Hardware|{town} Wholesalers|{owner} Phones|{owner} Agro Inputs|{town} Safaris`,
  },
  aliases: 'Ugandan Ugandans Republic_of_Uganda Jamhuri_ya_Uganda Pearl_of_Africa',
  // Surnames are personal: the communities have forms for each sex (Luganda Na-, Luo O-/A-). Names of twins and of
  // children born after them are rare, so they come last.
  ages: '29 30 19 11.5 6.5 3 1',
  life: {
    studies: 20,
    retires: 60,
    pays: [80000, 1000000],
    institutions: `
      university Uganda Martyrs University
      university@Kampala (Makerere University|Kyambogo University)
      university@Kira+Nansana+Jinja Makerere University Business School
      university@Entebbe Nkumba University
      university@Mukono Uganda Christian University
      university@Mbarara Mbarara University of Science and Technology
      university@Fort_Portal+Kasese Mountains of the Moon University
      university@Kabale+Soroti+Lira {town} University
      university@Busia+Tororo+Iganga Busitema University
      university@Mbale Islamic University in Uganda
      university@Gulu+Kitgum Gulu University
      university@Arua Muni University
      secondary {town} (Secondary School|High School)
      hospital {town} (Regional Referral Hospital|Hospital|Medical Centre)
      hospital@Kampala (Mulago National Referral|Kiruddu|Nsambya|Mengo) Hospital
      care {town} Children's Home
      town {town} Municipal Council
      town@Kampala Kampala Capital City Authority
      town@Arua+Fort_Portal+Gulu+Hoima+Jinja+Lira+Masaka+Mbale+Mbarara+Soroti {town} City Council
      police Uganda Police Force
      transit {town} Taxi Operators Sacco
      pension Ministry of Public Service
      fire Uganda Police Force`,
  },
  sources: 'UN WPP 2024; UBOS census 2024; Bank of Uganda supervision report',
  names: [
    {
      // Baganda.
      share: 20,
      near: { 'Central Region': 52, 'Western Region': 5, 'Northern Region': 2, 'Eastern Region': 8 },
      ...CHRISTIAN,
      family: BAGANDA,
    },
    {
      // Muslims among them.
      share: 6,
      near: { 'Central Region': 13, 'Western Region': 2, 'Northern Region': 1, 'Eastern Region': 3 },
      ...MUSLIM,
      family: BAGANDA,
    },
    {
      // Banyankole, Bakiga, Banyoro and Batooro.
      share: 24,
      near: { 'Central Region': 14, 'Western Region': 82, 'Northern Region': 3, 'Eastern Region': 3 },
      ...CHRISTIAN,
      family: `Byaruhanga Tumusiime Mugisha Tumwine Turyahabwe Twinomujuni Twesigye Asiimwe Ainembabazi Akankwasa Arinaitwe
        Ahimbisibwe Atuhaire Ayebare Baguma Bagonza Barigye Bashaija Begumisa Birungi Businge Byamugisha Byamukama Kabagambe
        Kaganzi Kahima Kakuru Kamugisha Karugaba Katushabe Kiconco Kihembo Kyomuhendo Kyomugisha Magezi Muhumuza Muhwezi
        Mugabe Musinguzi Mutabazi Mwesigwa Mwesigye Natukunda Ndyanabo Niwagaba Nuwagaba Nuwamanya Orishaba Rwabwogo Rukundo
        Rutaro Sabiiti Tayebwa Tibenderana Tindyebwa Tugume Tumuhimbise Tumwebaze Tusiime Natuhwera Ninsiima Nabaasa`,
    },
    {
      // Bakonzo, whose names show the order of birth.
      share: 3,
      near: { 'Central Region': 0.6, 'Western Region': 9, 'Northern Region': 0.1, 'Eastern Region': 0.1 },
      ...CHRISTIAN,
      family:
        'Bwambale/Biira Baluku/Ithungu Masereka/Masika Muhindo/Mbambu Kule/Kabugho Thembo/Muhindo Mumbere/Nziabake',
    },
    {
      // Basoga and others of the east along the Nile.
      share: 9,
      near: { 'Central Region': 6, 'Western Region': 1, 'Northern Region': 1, 'Eastern Region': 36 },
      ...CHRISTIAN,
      family: `Isabirye/Nabirye Mugoya/Namugoya Balikowa/Nabalikowa Mukisa/Namukisa Magumba/Namagumba Wambi/Nambi Kirunda/Nakirunda
        Mukose/Namukose Kyeyago/Nakyeyago Kagoda/Nagoda Mutyaba/Namutyaba Byekwaso/Nabyekwaso Mwondha/Namwondha
        Muwereza/Namuwereza Ngobi/Nangobi Dhamulira/Nadhamulira Igaga/Naigaga Baliraine/Nabaliraine
        Waiswa/Babirye Tenywa/Kagoya`,
    },
    {
      // Bagisu, Samia and Banyole.
      share: 8,
      near: { 'Central Region': 3, 'Western Region': 1, 'Northern Region': 1, 'Eastern Region': 30 },
      ...CHRISTIAN,
      family: `Wafula/Nafula Wabwire/Nabwire Wandera/Nandera Wanyama/Nanyama Masaba/Nambozo Mafabi/Namafabi Gidudu/Nagudi
        Wandega/Nandega Nambale/Nabushawo Wamboga/Namboga Wanzala/Nanzala Wesonga/Nesonga Mudoma/Namudoma Kuloba/Nakuloba
        Woniala/Naniala Mabonga/Namabonga Wakooli/Nakooli Magombe/Namagombe`,
    },
    {
      // Acholi and Lango.
      share: 14,
      near: { 'Central Region': 5, 'Western Region': 2, 'Northern Region': 66, 'Eastern Region': 5 },
      ...CHRISTIAN,
      family: `Okello/Akello Okot/Akot Otim/Atim Ojok/Ajok Odoch/Adoch Ogwang/Agwang Okwir/Akwir Okullo/Akullo Olwa/Alwa
        Omara/Amara Oryem/Aryem Otto/Atto Ojara/Ajara Oloya/Aloyo Ongom/Angom Ocaya/Acayo Odong/Adong Obua/Abua Ogwal/Agwal
        Obong/Abong Okidi/Akidi Oyat/Ayat Omony/Amony Opoka/Apoka Oola/Aol Komakech/Lamunu Ochola/Achola Onen/Anena
        Opio/Apio Ocen/Acen Odongo/Adongo`,
    },
    {
      // Iteso and Jopadhola.
      share: 8,
      near: { 'Central Region': 3, 'Western Region': 1, 'Northern Region': 3, 'Eastern Region': 24 },
      ...CHRISTIAN,
      family: `Opolot/Apolot Okurut/Akurut Okiror/Akiror Omoding/Amoding Okoth/Akoth Owor/Awor Ouma/Auma Oketch/Aketch
        Onyango/Anyango Ochieng/Achieng Etyang/Atyang Emuron/Amuron Ekwaro/Akwaro Okello/Akello Otai/Atai Oluka/Aluka
        Ojakol/Ajakol Okia/Akia Osire/Asire Emorut/Amorut Obbo/Abbo Ochwo/Achwo Olupot/Alupot Opio/Apio`,
    },
    {
      // Lugbara, Madi and Alur.
      share: 6,
      near: { 'Central Region': 2, 'Western Region': 1, 'Northern Region': 24, 'Eastern Region': 1 },
      ...CHRISTIAN,
      family: `Drani/Drateru Candia/Candiru Adriko/Aderu Anguyo/Anguzu Eyotre/Eyotaru Draku/Draru Ayiko/Ayikoru Aliga/Aligaru
        Asiku/Asikuru Ezati/Ezaru Onzima/Onziru Edema/Edeyo Obitre/Obitru Alidri/Alidru Okumu/Akumu Ocan/Acan Ofoyrwoth/Afoyocan`,
    },
    {
      // Muslims of the east and the north.
      share: 4,
      near: { 'Central Region': 1, 'Western Region': 1, 'Northern Region': 6, 'Eastern Region': 8 },
      ...MUSLIM,
      family:
        'Mugoya/Namugoya Kirunda/Nakirunda Mukose/Namukose Dada Taban Swale Kasim Ramadan Juma Mawa Dramadri Waiswa/Babirye',
    },
  ],
  places: {
    columns: 'city region area lat lon pop',
    rows: `
      Kampala|Central Region|414|0.3163|32.5822|1876
      Nansana|Central Region|414|0.3639|32.5286|532
      Kira|Central Region|414|0.3972|32.6389|462
      Mbarara|Western Region|485|-0.6047|30.6485|261
      Gulu|Northern Region|471|2.7746|32.2990|233
      Jinja|Eastern Region|434|0.4390|33.2032|280
      Mukono|Central Region|414|0.3533|32.7553|231
      Lira|Northern Region|473|2.2499|32.8999|245
      Mbale|Eastern Region|454|1.0821|34.1750|290
      Masaka|Central Region|481|-0.3338|31.7341|294
      Entebbe|Central Region|414|0.0562|32.4795|119
      Kasese|Western Region|483|0.1833|30.0833|124
      Hoima|Western Region|465|1.4356|31.3436|143
      Arua|Northern Region|476|3.0201|30.9110|384
      Soroti|Eastern Region|454|1.7146|33.6111|134
      Fort Portal|Western Region|483|0.6617|30.2748|137
      Kabale|Western Region|486|-1.2486|29.9899|55
      Tororo|Eastern Region|454|0.6928|34.1809|48
      Iganga|Eastern Region|434|0.6092|33.4686|61
      Busia|Eastern Region|454|0.4750|34.0580|71
      Kitgum|Northern Region|471|3.2783|32.8867|57
      Mityana|Central Region|464|0.4175|32.0228|105`,
  },
  roads: `Kampala_Road@Kampala+Entebbe+Mukono+Jinja+Iganga+Masaka+Mityana+Hoima+Gulu+Lira+Fort_Portal+Mbarara
    Jinja_Road@Kampala+Kira+Mukono+Iganga Entebbe_Road@Kampala Main_Street Station_Road Market_Street High_Street Bombo_Road@Kampala
    Mbarara_Road@Masaka+Kabale+Kasese Masaka_Road@Kampala+Mbarara Gulu_Road@Lira+Kitgum+Arua Nkrumah_Road Nasser_Road@Kampala Ben_Kiwanuka_Street@Kampala Luwum_Street@Kampala William_Street@Kampala
    Kira_Road@Kampala+Kira Acacia_Avenue@Kampala Yusuf_Lule_Road@Kampala Old_Portbell_Road@Kampala Gaba_Road@Kampala Hoima_Road@Kampala+Nansana Kyaggwe_Road@Kampala Rubaga_Road@Kampala
    Buganda_Road@Kampala Lumumba_Avenue Namirembe_Road@Kampala Mosque_Road Church_Road School_Road Hospital_Road Obote_Avenue@Lira
    Republic_Street@Mbale Awich_Road@Gulu Kabalega_Road@Hoima+Masaka+Fort_Portal Independence_Road`,
  street: '(Plot {1-180}, {road}|Plot {1-180}, {road}|{road}|Plot {1-90}B, {road})',
  address: '{street}, P.O. Box {1-39999}, {city}',
  phone: '+256 (77#|77#|78#|78#|76#|75#|75#|70#|70#|74#|79[0-4]) ######',
  landline: '+256 {place.area} ######',
  banks: {
    // `account` is the usual look of the bank's numbers.
    columns: 'bank bic account share',
    rows: `
      Centenary Bank|CERBUGKA|3[12]########|29
      Stanbic Bank Uganda|SBICUGKX|90300########|15
      Equity Bank Uganda|EQBLUGKA|1{001-050}1########|12
      PostBank Uganda|UGPBUGKA|16{20-29}########|9
      dfcu Bank|DFCUUGKA|01############|8
      Absa Bank Uganda|BARCUGKX|600#######|6
      Housing Finance Bank|HFINUGKA|0{10-99}#######|5
      KCB Bank Uganda|KCBLUGKA|22########|4
      Diamond Trust Bank Uganda|DTKEUGKA|0{1-4}########|4
      Bank of Africa Uganda|AFRIUGKA|0{1-9}#########|3
      Standard Chartered Uganda|SCBLUGKA|0{1-8}###########|3
      Ecobank Uganda|ECOCUGKA|71########|2`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:82 mastercard:16 unionpay:2',
  wallets: 'MTN_MoMo@76,77,78,79 Airtel_Money@70,74,75',
  firms: {
    // Large firms are few, so the common forms have two entries of different size. Advocates practise alone or in
    // partnership (general knowledge).
    forms: `
      Limited|6.9|1936|20|400||law
      Limited|39.1|1936|1|40||law
      Ltd|3.6|1936|20|200||law
      Ltd|20.4|1936|1|40||law
      SMC Limited|12|2012|1|60|1|law
      Enterprises|17|1936|1|12|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      PLC|0.3|2012|60|5000||law
      LLP|10|2011|2|60||${allBut('law')}`,
    trades: `
      retail Traders|Supplies|Wholesalers||Hardware|Supermarket|Stationers
      agriculture Farm|Agro Inputs|Growers|Dairies|Coffee
      law Advocates|Legal`,
    // Firms of Ugandans are younger than independence.
    era: 1962,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} & {partner} {trade}) {form}',
    sole: '({founder} {trade} {form}|{town} {trade} {form})',
  },
  income: [250000, 3000000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'MTN MoMo': (_, p) => p.read('momoid') }),
    id: certified(ugNin, 'NIN', { synonyms: ['ndaga muntu', 'nira'] }),
    passport: pictured('Passport number', 'A0[01]######'),
    // No rule is public: eight digits, class and copy.
    licence: pictured('Driving permit', '1#######/{1-4}/1', { synonyms: ['driving permit'] }),
    tax: pictured('TIN', '10########', { synonyms: ['ura'] }),
    ssn: pictured('NSSF number', '%############', { synonyms: ['nssf'] }),
    // Payments to the revenue authority and the councils. The person's own number if it is MTN's, otherwise a
    // second one of the same person.
    momophone: {
      label: 'MTN phone',
      group: 'contact',
      write: (out, at, random, p) =>
        /^\+256 7[6789]/.test(p.read('phone')) ? p.put('phone', out, at) : picture(MTN)(out, at, random, p),
    },
    momoid: pictured('MoMo transaction ID', '{20-39}#########', { group: 'transaction' }),
    // It is valid for 21 days, so its year is that of the payment.
    prn: {
      label: 'PRN',
      group: 'payment',
      synonyms: ['payment registration number'],
      make: (random, p) => `2${p.read('date').slice(2, 4)}0${random.digits(9)}`,
    },
    plate: pictured('Number plate', 'U(A@|B[A-S]) ###[A-Z]'),
  },
  company: {
    registration: pictured('URSB registration (BRN)', '8002000#######'),
    tax: pictured('TIN', '10########'),
  },
  presets: [
    {
      key: 'momo',
      scheme: WALLET,
      name: 'MoMo to bank transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender MoMo number', 'momophone'],
        ['Sender NIN', 'id'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'momoid'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'ura',
      scheme: BILL_PAYMENT,
      name: 'URA tax payment',
      rows: [
        ['Taxpayer', 'name'],
        ['TIN', 'tax'],
        ['PRN', 'prn'],
        ['Bank', 'bank'],
        ['Account', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));
