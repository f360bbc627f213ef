import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { walletReceipt } from '../fields/walletReceipt.ts';
import { list } from '../kernel/text.ts';
import { ghCard } from '../validators/ghCard.ts';
import { ghTin } from '../validators/ghTin.ts';
import { certified, country, pictured } from './declare.ts';
import { wholeNameMrz } from './wholeNameMrz.ts';

/** Given names of the south, in every community. */
const SOUTHERN = {
  male: {
    0: `Emmanuel Samuel Joseph John Daniel Isaac Peter Joshua Ebenezer Albert Francis Charles Thomas Moses Benjamin James Stephen Paul
      Ernest Alfred Augustine Edward Robert Nathaniel Abraham`,
    1955: `Emmanuel Samuel Joseph Francis Daniel Isaac John Charles Ebenezer Anthony Stephen Michael George Peter James Ernest Patrick
      Benjamin Richard Godfred Philip Frank Robert Theodore Andrews`,
    1975: `Emmanuel Samuel Eric Daniel Isaac Michael Francis Ebenezer Richard Frank Godfred Charles Joseph Kingsley Felix Patrick
      Benjamin Evans Bernard Prince Collins Solomon Stephen Seth Alex`,
    1990: `Emmanuel Samuel Daniel Isaac Michael Prince Bright Richard Felix Kingsley Evans Derrick Desmond Godfred Joshua Ebenezer
      David Collins Gideon Eric Justice Clement Bismark Theophilus Winfred`,
    2000: `Emmanuel Samuel Prince Daniel Desmond Bright Derrick Caleb Nathaniel Joshua Gideon Isaac Michael Kelvin David Jeffrey Elvis
      Obed Enoch Ishmael Benedict Wisdom Lord Raphael Maxwell Clifford Reuben Elijah Jeremiah Christian Nicholas Edmund Newton`,
  },
  female: {
    0: `Comfort Grace Mary Elizabeth Esther Victoria Agnes Beatrice Margaret Janet Christiana Felicia Faustina Alice Cecilia Hannah
      Rebecca Paulina Theresa Lydia Florence Regina Dora Charlotte Salomey`,
    1955: `Grace Mary Comfort Elizabeth Victoria Beatrice Esther Felicia Mercy Joyce Margaret Florence Agnes Cecilia Vida Janet Rose
      Gladys Georgina Patience Veronica Juliana Charity Christiana Emelia`,
    1975: `Mercy Gifty Vida Esther Grace Mary Comfort Patience Rita Linda Gloria Joyce Rebecca Georgina Millicent Juliana Evelyn Doris
      Sarah Cynthia Stella Beatrice Ernestina Matilda Dorcas`,
    1990: `Gifty Linda Mercy Abigail Priscilla Rita Sandra Belinda Esther Gloria Patricia Vivian Cynthia Portia Ophelia Matilda Bernice
      Evelyn Felicity Mavis Doris Jennifer Harriet Erica Christabel Diana`,
    2000: `Abigail Priscilla Esther Blessing Gifty Erica Portia Rebecca Emmanuella Angela Nancy Francisca Deborah Sandra Jessica
      Belinda Bernice Christabel Perpetual Benedicta Jennifer Naomi Precious Freda Jemima Rosemond`,
  },
};

const BETWEEN = '({given} {middle} {family}|{given} {family})';

/** Names by the weekday of birth from Sunday on: of the Akan in two dialects, the Ewe, the Ga, and in Hausa for the north. */
const AKAN = {
  male: 'Kwasi|Kwesi Kwadwo|Kojo Kwabena|Kobina Kwaku|Kweku Yaw|Ekow Kofi|Fiifi Kwame|Ato',
  female: 'Akosua|Esi Adwoa|Adjoa Abena|Araba Akua|Ekua Yaa|Aba Afia|Efua Ama',
};
const EWE = {
  male: 'Kosi Kodzo Komla|Kobla Koku Yao Kofi Komi|Kwami',
  female: 'Akosiwa Adzo Abla|Abra Aku Yawa Afi Ama|Ami',
};
const GA = {
  male: 'Kwashie Kojo Kwabla Kwaku Yaw Kofi Kwame',
  female: 'Akosua Adzoa Abla Aku Yaa Afua Ama',
};
const HAUSA = {
  male: 'Danladi Tanimu Talata Balarabe Danlami Danjuma Danasabe',
  female: 'Ladi Tani Talata Lariba Lamisi Azumi Asibi',
};
/** In the order of the peoples. */
const DAYNAMES = [AKAN, EWE, GA, HAUSA, HAUSA];

const MTN = '+233 (24 #|54 #|55 #|59 [1-9]|53 #|25 [67])## ####';

export const gh = country('gh', () => ({
  name: 'Ghana',
  alpha3: 'GHA',
  paydays: [[25], [31]],
  currency: 'GHS',
  perEuro: 11,
  priceStep: 10,
  gs1: '603',
  holidays: '0101* 0107* 0306* fitr+1..2 E-2 E+1 0501* adha 2025:0701* -2024:0804* 0921* 1201f 1225* 1226*',
  group: 'Africa',
  locale: { language: 'en', zone: 'Africa/Accra' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 5.5, tax: 10 },
    tenure: { rent: 40, loan: 1 },
    shops: { card: 12, wallet: 83 },
  },
  words: {
    exonyms: 'ghanaisch',
    scripts: 'ガーナ غانا غاني~ घाना Гана Ганы Гани',
  },
  language: {
    ...english,
    merchants: `{owner} Provisions|{owner} Chemical Shop|{town} Supermarket|{owner} Filling Station|{town} Bookshop|
      {owner} Chop Bar|{town} Waakye|{owner} Cold Store|{owner} Hair Salon|{owner} Bakery||{owner} Boutique|
      {owner} Electricals|{owner} Opticals|{town} Hardware|{owner} Phones|{owner} Fabrics|{town} Travel and Tours`,
  },
  aliases: 'Ghanaian Ghanaians Republic_of_Ghana Gaana',
  ages: '21 26 20.5 14.5 10 5.5 2.5',
  life: {
    studies: 30,
    retires: 60,
    pays: [400, 6000],
    institutions: `
      university@Accra+Tema+Ashaiman+Madina (University of Ghana|University of Professional Studies, Accra|Accra Technical University)
      university@Kumasi+Obuasi (Kwame Nkrumah University of Science and Technology|Kumasi Technical University)
      university@Tamale (University for Development Studies|Tamale Technical University)
      university@Takoradi Takoradi Technical University
      university@Cape_Coast (University of Cape Coast|Cape Coast Technical University)
      university@Koforidua Koforidua Technical University
      university@Sunyani+Techiman+Berekum University of Energy and Natural Resources
      university@Ho (University of Health and Allied Sciences|Ho Technical University)
      university@Wa Dr. Hilla Limann Technical University
      university@Bolgatanga Bolgatanga Technical University
      university@Winneba University of Education, Winneba
      university@Tarkwa University of Mines and Technology
      primary {town} (Primary School|Presbyterian Primary School|Methodist Primary School)
      secondary {town} Senior High School
      hospital {town} (Government|Municipal) Hospital
      hospital@Accra (Korle Bu Teaching Hospital|Greater Accra Regional Hospital|37 Military Hospital)
      hospital@Kumasi Komfo Anokye Teaching Hospital
      hospital@Tamale+Cape_Coast+Ho {town} Teaching Hospital
      hospital@Wa+Bolgatanga+Koforidua+Sunyani {town} Regional Hospital
      care {town} Children's Home
      town {town} Municipal Assembly
      town@Accra+Kumasi+Tema+Tamale+Cape_Coast {town} Metropolitan Assembly
      town@Takoradi Sekondi Takoradi Metropolitan Assembly
      town@Madina La Nkwantanang Madina Municipal Assembly
      town@Koforidua New Juaben South Municipal Assembly
      town@Winneba Effutu Municipal Assembly
      town@Tarkwa Tarkwa Nsuaem Municipal Assembly
      police Ghana Police Service
      transit {town} Metro Mass Transit
      pension Social Security and National Insurance Trust
      fire Ghana National Fire and Rescue Service`,
  },
  sources: 'UN WPP 2024; GSS census 2021; Bank of Ghana reports',
  names: [
    {
      // Akan, many with the name of the weekday of their birth.
      share: 50,
      near: {
        'Greater Accra': 42,
        Ashanti: 78,
        Northern: 4,
        Western: 84,
        Central: 86,
        Eastern: 57,
        Bono: 78,
        Volta: 8,
        'Bono East': 60,
        'Upper West': 5,
        'Upper East': 4,
      },
      ...SOUTHERN,
      order: '({given} {dayname} {family}|{given} {family})',
      family: `Mensah:4 Owusu:3.5 Boateng:3 Osei:2.6 Asante Appiah Agyeman Amoah Ofori Adjei Boakye Antwi Addo Asamoah Opoku Frimpong
        Sarpong Darko Acheampong Amponsah Gyamfi Yeboah Asare Danso Nkansah Ansah Arthur Baidoo Essien Quansah Ampofo Badu Amankwah
        Adu Aidoo Ackah Acquah Adomako Afful Afriyie Agyapong Agyei Akoto Akuffo Amissah Amoako Ampadu Anane Annan Anokye Ansong
        Asiedu Atta Awuah Ayisi Baah Baffour Bediako Bekoe Boadi Boafo Boamah Bonsu Buabeng Cudjoe Dadzie Dankwah Debrah Djan
        Donkor Dapaah Eshun Essel Fosu Gyasi Hagan Hayford Koomson Kumi Kusi Kwarteng Kyei Kyeremeh Mills Nyarko Nimo Nsiah Ntim
        Nyame Obeng Odame Ofosu Okyere Oppong Osafo Otchere Otoo Owusu-Ansah Oduro Pobi Prempeh Quaicoe Sakyi Sarfo Sekyi Tawiah
        Tandoh Turkson Twum Wiafe Wiredu Yirenkyi Abban`,
    },
    {
      // Ewe.
      share: 14,
      near: {
        'Greater Accra': 19,
        Ashanti: 4,
        Northern: 2,
        Western: 6,
        Central: 6,
        Eastern: 17,
        Bono: 4,
        Volta: 82,
        'Bono East': 5,
        'Upper West': 1,
        'Upper East': 1,
      },
      ...SOUTHERN,
      order: BETWEEN,
      middle: `Edem/Dzifa Selorm/Sena Elikem/Enyonam Mawuli/Mawusi Senyo/Edinam Eyram/Akpene Delali/Makafui
        Yayra/Kekeli Etornam/Esinam Kafui/Sitsofe`,
      family: `Agbeko Dogbe Amegashie Agbenyega Agbodza Ahiable Amenyo Attipoe Dzidzienyo Fiagbe Gbedemah Gavor Kpodo
        Kudjo Tsikata Agbeli Adzah Avorgbedor Agbemabiese Ametepe Dotse Dzakpasu Fiadzigbey Gbeho Kumordzi Nyaku
        Senanu Tamakloe Tay Torgbor Tsikudo Wemegah Zormelo Akpalu`,
    },
    {
      // Ga and Dangme.
      share: 10,
      near: {
        'Greater Accra': 28,
        Ashanti: 2,
        Northern: 1,
        Western: 5,
        Central: 4,
        Eastern: 20,
        Bono: 2,
        Volta: 4,
        'Bono East': 2,
        'Upper West': 1,
        'Upper East': 1,
      },
      ...SOUTHERN,
      order: BETWEEN,
      middle: `Nii/Naa Tetteh/Dede Tettey/Korkor Nii_Armah/Naa_Dei Nii_Lante/Naa_Atswei Adjetey/Kai
        Nii_Okai/Naa_Adjeley Teye/Maku Narh/Lamiley`,
      family: `Quaye Lamptey Nartey Ankrah Armah Aryee Botchway Laryea Odoi Ocansey Okai Quartey Quarshie Sackey
        Sackitey Tagoe Abbey Sowah Coleman Kotey Ashong Nortey Okine Lartey Martey Nettey Bortey Odonkor Dodoo`,
    },
    {
      // Dagaaba, Frafra and other Christians of the north.
      share: 5,
      near: {
        'Greater Accra': 3,
        Ashanti: 5,
        Northern: 9,
        Western: 2,
        Central: 1,
        Eastern: 2,
        Bono: 7,
        Volta: 1,
        'Bono East': 13,
        'Upper West': 52,
        'Upper East': 58,
      },
      ...SOUTHERN,
      family: `Dery Bayor Naah Kuusaana Saanuo Ziem Dakura Bagbin Kunbuor Tengan Dabuo Yelfaanibe Atinga Ayine Akolgo Apiiga Adongo
        Abugri Azure Ayamga Anaba Atibila Akurugu Awuni Aduko Asaana`,
    },
    {
      // Muslims, most of the north.
      share: 18,
      near: {
        'Greater Accra': 9,
        Ashanti: 12,
        Northern: 84,
        Western: 4,
        Central: 3,
        Eastern: 5,
        Bono: 10,
        Volta: 5,
        'Bono East': 21,
        'Upper West': 41,
        'Upper East': 36,
      },
      male: {
        0: `Mohammed Ibrahim Issah Abdulai Abubakari Yussif Haruna Baba Sumaila Osman Musah Zakaria Shaibu Kassim
          Amidu Adama`,
        1970: `Mohammed Ibrahim Abdul-Rahman Issah Abdulai Abubakari Rashid Abdul-Razak Yussif Haruna Ismail Abdul-Karim Sumaila
          Osman Habib Nurudeen Latif Mutaru Zakaria Abdul-Aziz Musah Inusah Bashiru`,
        1994: `Mohammed Abdul-Rahman Ibrahim Abdul-Razak Rashid Abdul-Latif Ismail Abdul-Karim Nurudeen Hamza Rauf Abdul-Aziz Umar
          Faisal Mubarak Amin Habib Abdul-Malik Fuad`,
      },
      female: {
        0: 'Fati Memunatu Hawa Salamatu Mariama Amina Adisa Asana Lariba Barikisu Abiba Zuwera Hajara Sanatu Azara Rabi Saratu',
        1970: `Fatima Zainab Aisha Rahinatu Memunatu Hawa Salamatu Sakina Mariam Amina Rukaya Fuseina Safia Barikisu Abiba Hajara
          Ayishetu Samira`,
        1994: `Fatima Zainab Aisha Rahinatu Samira Mariam Amina Faiza Sakina Rukaya Ayishetu Nafisa Zulaiha Safia Hamida Latifa
          Nasira`,
      },
      family: `Alhassan Iddrisu Mahama Fuseini Sulemana Yakubu Issahaku Seidu Imoro Salifu Bawa Adam Mumuni
        Abdul-Rahaman Alidu Andani Yahaya Amadu Braimah Dawuda Mahamadu Nantogmah Neindow Osumanu Sayibu Tahiru Wumbei
        Ziblim Zakari Bukari Dauda Gariba`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Accra|Greater Accra|GA-{010-499}-####|30|5.5560|-0.1969|GR|1964
      Kumasi|Ashanti|AK-{010-499}-####|32|6.6885|-1.6244|AS|1469
      Tamale|Northern|NT-{0001-0199}-####|37|9.4008|-0.8393|NR|374
      Takoradi|Western|WS-{010-399}-####|31|4.8982|-1.7603|WR|246
      Tema|Greater Accra|GT-{010-399}-####|30|5.6698|-0.0166|GT|177
      Ashaiman|Greater Accra|GB-{001-099}-####|30|5.6978|-0.0328|GT|208
      Madina|Greater Accra|GM-{001-199}-####|30|5.6658|-0.1631|GE|244
      Cape Coast|Central|CC-{001-199}-####|33|5.1053|-1.2466|CR|190
      Obuasi|Ashanti|AO-{001-199}-####|32|6.2023|-1.6680|AS|105
      Koforidua|Eastern|EN-{001-199}-####|34|6.0941|-0.2591|ER|184
      Sunyani|Bono|BS-{0001-0199}-####|35|7.3399|-2.3268|BA|136
      Ho|Volta|VH-{0001-0199}-####|36|6.6008|0.4713|VR|130
      Techiman|Bono East|BT-{0001-0199}-####|35|7.5905|-1.9395|BT|178
      Wa|Upper West|XW-{0001-0199}-####|39|10.0607|-2.5019|UW|144
      Bolgatanga|Upper East|UB-{0001-0199}-####|38|10.7856|-0.8514|UE|142
      Winneba|Central|CE-{001-099}-####|33|5.3511|-0.6231|CR|70
      Tarkwa|Western|WT-{0001-0199}-####|31|5.3018|-1.9930|WR|50
      Berekum|Bono|BB-{0001-0199}-####|35|7.4534|-2.5840|BA|80`,
    others: `Takoradi=Sekondi-Takoradi; Ashanti=Asante`,
  },
  roads: `Independence_Avenue Liberation_Road Ring_Road High_Street Market_Road Hospital_Road Station_Road
    School_Street Kwame_Nkrumah_Avenue Oxford_Street@Accra Harper_Road@Kumasi Prempeh_Street@Kumasi Castle_Road@Accra Spintex_Road@Accra
    Cantonments_Road@Accra Church_Street Mission_Street Kojo_Thompson_Road@Accra Lagos_Avenue@Accra Boundary_Road Palm_Street Beach_Road@Takoradi+Winneba+Cape_Coast+Tema
    Mango_Tree_Avenue Ashanti_New_Town_Road@Kumasi Nsawam_Road@Accra Dadeban_Road@Accra Post_Office_Road Mosque_Road Lake_Road
    Harbour_Road@Takoradi+Tema Zongo_Street Farm_Road Airport_Road Barrier_Street Coconut_Avenue`,
  street: '({1-180} {road}|{1-180} {road}|House No. {1-290}, {road}|Plot {1-140}, {road})',
  address: '{street}, {city}, {postcode}',
  // The digital address of GhanaPostGPS: region and district, area, square of five metres. GA and AK are confirmed, the
  // other districts' letters are from memory.
  postcode: '{zone}',
  phone: '+233 (24 #|24 #|54 #|54 #|55 #|55 #|59 [1-9]|59 [1-9]|53 #|25 [67]|20 #|50 #|26 #|27 #)## ####',
  landline: '+233 {place.area} 20# ####',
  banks: {
    // Bank codes unconfirmed; `account` is the usual look of the bank's numbers.
    columns: 'bank bic code account share',
    rows: `
      GCB Bank|GHCBGHAC|040|{1011-1199}#########|18
      Ecobank Ghana|ECOCGHAC|130|1441#########|12
      Fidelity Bank Ghana|FBLIGHAC|240|{1050-2400}#########|11
      Absa Bank Ghana|BARCGHAC|030|0{10-99}#######|8
      Agricultural Development Bank|ADNTGHAC|080|{1010-8010}#########|8
      Stanbic Bank Ghana|SBICGHAC|190|90400########|8
      Access Bank Ghana|ABNGGHAC|280|{1001-1060}#########|6
      CalBank|ACCCGHAC|140|1400#########|5
      Republic Bank Ghana|HFCAGHAC|110|0{11-99}##########|5
      Standard Chartered Ghana|SCBLGHAC|020|0100#########|4
      Prudential Bank|PUBKGHAC|180|0{01-40}##########|4
      UBA Ghana|STBGGHAC|060|0{1-3}############|4
      Société Générale Ghana|SSEBGHAC|090|{2100-2900}#########|4
      Zenith Bank Ghana|ZEBLGHAC|120|6#########|3`,
    others: `GCB Bank=Ghana Commercial Bank; Agricultural Development Bank=ADB`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:68 mastercard:31 unionpay:1',
  wallets: 'MTN_MoMo@24,25,53,54,55,59 Telecel_Cash@20,50 AT_Money@26,27,56,57',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Ltd|7.5|1936|20|400
      Ltd|42.5|1936|1|40
      Limited|2.7|1936|20|400
      Limited|15.3|1936|1|40
      Enterprise|24|1962|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      Ventures|6|1962|1|15|1|law,health,insurance,finance,accounting,architecture,telecom,airline,pharma
      PLC|0.4|2019|80|6000`,
    trades: `
      retail Trading|Stores|Supplies||Supermarket|Cold Store|Building Materials
      agriculture Farms|Agro|Cocoa|Poultry
      transport Logistics|Transport|Haulage|Freight`,
    // Firms of Ghanaians are younger than independence.
    era: 1957,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} & {partner} {trade}) {form}',
    sole: '({founder} {trade} {form}|{town} {trade} {form})',
  },
  income: [1000, 12000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'MTN MoMo': (_, p) => p.read('momoid') }),
    region: { label: 'Region' },
    postcode: { label: 'GhanaPostGPS address', synonyms: ['digital address', 'gps address'] },
    // The person's own number if it is MTN's, otherwise a second one of the same person.
    momophone: {
      label: 'MTN phone',
      group: 'contact',
      write: (out, at, random, p) =>
        /^\+233 (24|25|5[3459])/.test(p.read('phone'))
          ? p.put('phone', out, at)
          : picture(MTN)(out, at, random, p),
    },
    mrz: wholeNameMrz,
    dayname: {
      label: 'Day name',
      group: 'identity',
      synonyms: ['akan day name', 'kradin'],
      make(random, { cohort, sex, community, country }) {
        const names = DAYNAMES[country.communities.indexOf(community)] ?? AKAN;
        // 1 January 1970 was a Thursday.
        const weekday = (((cohort.serial + 4) % 7) + 7) % 7;
        return random.pick(list(names[sex])[weekday]?.split('|') ?? []);
      },
    },
    id: certified(ghCard, 'Ghana Card PIN', { from: 15, synonyms: ['ghana card', 'nia'] }),
    passport: pictured('Passport number', 'G#######'),
    // Three letters of the surname, date of birth, serial.
    licence: {
      label: "Driver's licence",
      synonyms: ['dvla'],
      make: (random, { family, born }) =>
        `${family.capitals
          .replace(/[^A-Z]/g, '')
          .slice(0, 3)
          .padEnd(3, 'X')}-${born.dd}${born.mm}${born.yyyy}-${random.digits(5)}`,
    },
    voter: pictured('Voter ID', '%#########'),
    health: pictured('NHIS number', '%#######', { synonyms: ['nhis'] }),
    // The Ghana Card's PIN is the holder's TIN since 2021.
    tax: certified(ghCard, 'TIN (Ghana Card PIN)', { make: (_, p) => p.read('id') }),
    // A letter, branch, date of birth, serial: the usual look.
    ssn: pictured('SSNIT number', '[A-H]0[1-9]{yy}{mm}{dd}00##', { synonyms: ['ssnit'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    sortcode: pictured('Sort code', '{bank.code}1{01-29}'),
    ghipssid: pictured('GhIPSS transaction ID', '{20-69}#########', { group: 'transaction' }),
    momoid: pictured('MoMo transaction ID', '{40-69}#########', { group: 'transaction' }),
    plate: pictured('Number plate', '{place.plate} {1-9999}-{10-25}'),
  },
  company: {
    street: { picture: '({1-180} {road}|{1-180} {road}|Plot {1-140}, {road})' },
    // CS companies, PL public ones, BN business names.
    registration: {
      label: 'Registration number',
      make(random, { firm: { form, founded } }) {
        const series = form.owners === 1 ? 'BN' : form.name.text === 'PLC' ? 'PL' : 'CS';
        return `${series}0${random.digits(4)}${founded}`;
      },
    },
    // Sole traders have had the number of their own Ghana Card since April 2021, so no single validator backs both
    // kinds.
    tax: {
      label: 'TIN',
      make: (random, { firm }) => (firm.form.owners === 1 ? ghCard : ghTin).make(random, {}),
    },
  },
  presets: [
    {
      key: 'ghipss',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'GhIPSS Instant Pay',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Ghana Card PIN', 'id'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient sort code', 'payee.sortcode'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'ghipssid'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'momo',
      scheme: WALLET,
      daily: true,
      name: 'MoMo merchant payment',
      rows: [
        ['Customer', 'name'],
        ['MoMo number', 'momophone'],
        ['Merchant', 'merchant'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'momoid'],
        ['Date', 'date'],
      ],
    },
  ],
}));
