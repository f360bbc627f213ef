import { CHRISTIAN } from '../data/westAfricanNames.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { ghCard } from '../validators/ghCard.ts';
import { ghTin } from '../validators/ghTin.ts';
import { certified, country, pictured } from './declare.ts';

/** Given names of the south, whatever the people. */
const SOUTHERN = {
  male: `Ebenezer Godfred Evans ${CHRISTIAN.male} Abraham Andrews Cyril Edmund Ezekiel Ferdinand Harrison Hubert
    Ishmael Lord Louis Newton Obed Reuben Rudolf Theodore Winfred`,
  female: `Gifty Vida Juliana Georgina ${CHRISTIAN.female} Emelia Millicent Ernestina Faustina Christiana Bernice
    Christabel Dora Edna Ellen Erica Evelina Freda Hilda Jemima Lawrencia Paulina Perpetual Philomina Rosemond Salomey
    Selina Susana Theodora`,
};

const BETWEEN = '({given} {middle} {family}|{given} {family})';

/** Akan names by the weekday of birth from Sunday on, each in two dialects. */
const DAYNAMES = {
  male: [
    'Kwasi Kwesi',
    'Kwadwo Kojo',
    'Kwabena Kobina',
    'Kwaku Kweku',
    'Yaw Ekow',
    'Kofi Fiifi',
    'Kwame Ato',
  ],
  female: ['Akosua Esi', 'Adwoa Adjoa', 'Abena Araba', 'Akua Ekua', 'Yaa Aba', 'Afia Efua', 'Ama Ama'],
};

export const gh = country({
  code: 'gh',
  name: 'Ghana',
  alpha3: 'GHA',
  currency: 'GHS',
  group: 'Africa',
  aliases: 'Ghanaian Ghanaians Republic_of_Ghana Gold_Coast Gaana',
  names: [
    // Akan, many with the name of the weekday of their birth.
    {
      share: 58,
      ...SOUTHERN,
      order: '({given} {dayname} {family}|{given} {family})',
      family: `Mensah Owusu Boateng Asante Appiah Osei Agyeman Amoah Ofori Adjei Boakye Antwi Addo Asamoah Opoku
        Frimpong Sarpong Darko Acheampong Amponsah Gyamfi Yeboah Asare Danso Nkansah Ansah Arthur Baidoo Essien
        Quansah Ampofo Badu Amankwah Adu Aidoo Ackah Acquah Adomako Afful Afriyie Agyapong Agyei Akoto Akuffo Amissah
        Amoako Ampadu Anane Annan Anokye Ansong Asiedu Atta Awuah Ayisi Baah Baffour Bediako Bekoe Boadi Boafo Boamah
        Bonsu Buabeng Cudjoe Dadzie Dankwah Debrah Djan Donkor Dapaah Eshun Essel Fosu Gyasi Hagan Hayford Koomson
        Kumi Kusi Kwarteng Kyei Kyeremeh Mills Nyarko Nimo Nsiah Ntim Nyame Obeng Odame Ofosu Okyere Oppong Osafo
        Otchere Otoo Owusu-Ansah Oduro Pobi Prempeh Quaicoe Sakyi Sarfo Sekyi Tawiah Tandoh Turkson Twum Wiafe Wiredu
        Yirenkyi Abban`,
    },
    // Ewe.
    {
      share: 14,
      ...SOUTHERN,
      order: BETWEEN,
      middle: `Edem/Dzifa Selorm/Sena Elikem/Enyonam Mawuli/Mawusi Senyo/Edinam Eyram/Akpene Delali/Makafui
        Yayra/Kekeli Etornam/Esinam Kafui/Sitsofe`,
      family: `Agbeko Dogbe Amegashie Agbenyega Agbodza Ahiable Amenyo Attipoe Dzidzienyo Fiagbe Gbedemah Gavor Kpodo
        Kudjo Tsikata Agbeli Adzah Avorgbedor Agbemabiese Ametepe Dotse Dzakpasu Fiadzigbey Gbeho Kumordzi Nyaku
        Senanu Tamakloe Tay Torgbor Tsikudo Wemegah Zormelo Akpalu`,
    },
    // Ga and Dangme.
    {
      share: 10,
      ...SOUTHERN,
      order: BETWEEN,
      middle: `Nii/Naa Tetteh/Dede Tettey/Korkor Nii_Armah/Naa_Dei Nii_Lante/Naa_Atswei Adjetey/Kai
        Nii_Okai/Naa_Adjeley Teye/Maku Narh/Lamiley`,
      family: `Quaye Lamptey Nartey Ankrah Armah Aryee Botchway Laryea Odoi Ocansey Okai Quartey Quarshie Sackey
        Sackitey Tagoe Abbey Sowah Coleman Kotey Ashong Nortey Okine Lartey Martey Nettey Narh Bortey Odonkor Dodoo`,
    },
    // The north, mostly Muslim.
    {
      share: 18,
      male: `Mohammed Ibrahim Abdul-Rahman Issah Abdulai Abubakari Rashid Abdul-Razak Yussif Haruna Ismail Baba
        Abdul-Karim Sumaila Osman Habib Nurudeen Latif Mutaru Zakaria Abdul-Aziz Musah Hamza Rauf Shaibu Kassim Amin
        Umar Inusah Bashiru`,
      female: `Fatima Zainab Aisha Rahinatu Memunatu Hawa Salamatu Sakina Mariam Amina Rukaya Fuseina Adisa Safia
        Asana Lariba Barikisu Abiba Zuwera Hajara Sanatu Faiza Ayishetu Samira Azara Rabi Saratu Nafisa Zulaiha`,
      family: `Alhassan Iddrisu Mahama Fuseini Sulemana Yakubu Issahaku Seidu Imoro Salifu Bawa Adam Mumuni
        Abdul-Rahaman Alidu Andani Yahaya Amadu Braimah Dawuda Mahamadu Nantogmah Neindow Osumanu Sayibu Tahiru Wumbei
        Ziblim Zakari Bukari Dauda Gariba`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Accra|Greater Accra|GA-{010-499}-####|30|5.5560|-0.1969|GR
      Kumasi|Ashanti|AK-{010-499}-####|32|6.6885|-1.6244|AS
      Tamale|Northern|NT-{0001-0199}-####|37|9.4008|-0.8393|NR
      Takoradi|Western|WS-{010-399}-####|31|4.8982|-1.7603|WR
      Tema|Greater Accra|GT-{010-399}-####|30|5.6698|-0.0166|GT
      Ashaiman|Greater Accra|GB-{001-099}-####|30|5.6978|-0.0328|GT
      Madina|Greater Accra|GM-{001-199}-####|30|5.6658|-0.1631|GE
      Cape Coast|Central|CC-{001-199}-####|33|5.1053|-1.2466|CR
      Obuase|Ashanti|AO-{001-199}-####|32|6.2023|-1.6680|AS
      Koforidua|Eastern|EN-{001-199}-####|34|6.0941|-0.2591|ER
      Sunyani|Bono|BS-{0001-0199}-####|35|7.3399|-2.3268|BA
      Ho|Volta|VH-{0001-0199}-####|36|6.6008|0.4713|VR
      Techiman|Bono East|BT-{0001-0199}-####|35|7.5905|-1.9395|BT
      Wa|Upper West|XW-{0001-0199}-####|39|10.0607|-2.5019|UW
      Bolgatanga|Upper East|UB-{0001-0199}-####|38|10.7856|-0.8514|UE
      Winneba|Central|CE-{001-099}-####|33|5.3511|-0.6231|CR
      Tarkwa|Western|WT-{0001-0199}-####|31|5.3018|-1.9930|WR
      Berekum|Bono|BB-{0001-0199}-####|35|7.4534|-2.5840|BA`,
  },
  roads: `Independence_Avenue Liberation_Road Ring_Road High_Street Market_Road Hospital_Road Station_Road
    School_Street Kwame_Nkrumah_Avenue Oxford_Street Harper_Road Prempeh_Street Castle_Road Spintex_Road
    Cantonments_Road Church_Street Mission_Street Kojo_Thompson_Road Lagos_Avenue Boundary_Road Palm_Street Beach_Road
    Mango_Tree_Avenue Ashanti_New_Town_Road Nsawam_Road Dadeban_Road Post_Office_Road Mosque_Road Lake_Road
    Harbour_Road Zongo_Street Farm_Road Airport_Road Barrier_Street Coconut_Avenue`,
  street: '({1-180} {road}|{1-180} {road}|House No. {1-290}, {road}|Plot {1-140}, {road})',
  address: '{street}, {city}, {postcode}',
  // The digital address of GhanaPostGPS: region and district, area, square of five metres. GA and AK are confirmed, the
  // other districts' letters are from memory.
  postcode: '{zone}',
  phone: '+233 (24 #|54 #|55 #|59 [1-9]|53 #|25 [67]|20 #|50 #|26 #|56 #|27 #|57 #)## ####',
  landline: '+233 {place.area} 20# ####',
  banks: {
    // Bank codes unconfirmed.
    columns: 'bank bic code',
    rows: `
      GCB Bank|GHCBGHAC|040
      Ecobank Ghana|ECOCGHAC|130
      Absa Bank Ghana|BARCGHAC|030
      Fidelity Bank Ghana|FBLIGHAC|240
      Stanbic Bank Ghana|SBICGHAC|190
      Standard Chartered Ghana|SCBLGHAC|020
      Zenith Bank Ghana|ZEBLGHAC|120
      CalBank|ACCCGHAC|140
      Agricultural Development Bank|ADNTGHAC|080
      Access Bank Ghana|ABNGGHAC|280
      UBA Ghana|STBGGHAC|060
      Société Générale Ghana|SSEBGHAC|090
      Republic Bank Ghana|HFCAGHAC|110
      Prudential Bank|PUBKGHAC|180`,
  },
  account: '%############',
  cards: 'visa mastercard unionpay',
  wallets: 'MTN_MoMo Telecel_Cash AT_Money G-Money Zeepay',
  firms: {
    forms: 'Ltd Limited PLC LBG',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}) {form}',
  },
  income: [900, 9000],
  fields: {
    wallet: networkWallet(
      'MTN_MoMo:24,25,53,54,55,59 Telecel_Cash:20,50 AT_Money:26,27,56,57 G-Money Zeepay',
    ),
    dayname: {
      label: 'Day name',
      group: 'identity',
      synonyms: ['akan day name', 'kradin'],
      // 1 January 1970 was a Thursday.
      make: (random, { born, sex }) =>
        random.pick(DAYNAMES[sex][(((born.serial + 4) % 7) + 7) % 7]?.split(' ') ?? []),
    },
    id: certified(ghCard, 'Ghana Card PIN', { synonyms: ['ghana card', 'nia'] }),
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
    txn: pictured('GhIPSS transaction ID', '{20-69}#########'),
    plate: pictured('Number plate', '{place.plate} {1-9999}-{10-25}'),
  },
  company: {
    registration: pictured('Registration number', 'CS0####{founded}'),
    tax: certified(ghTin, 'TIN'),
  },
  presets: [
    {
      key: 'ghipss',
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
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'momo',
      name: 'MoMo merchant payment',
      rows: [
        ['Customer', 'name'],
        ['Wallet', 'wallet'],
        ['Merchant', 'merchant'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
