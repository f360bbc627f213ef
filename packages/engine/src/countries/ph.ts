import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { bareAccount, emv, template } from '../fields/qrPayload.ts';
import { bankPicture } from '../fields/regional.ts';
import { digitsReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { two } from '../kernel/day.ts';
import { country, pictured } from './declare.ts';

export const ph = country('ph', () => ({
  name: 'Philippines',
  alpha3: 'PHL',
  paydays: [[15, 31]],
  // Ten years since 2018.
  passports: [730, 3651],
  currency: 'PHP',
  perEuro: 48,
  ips: '112.200-207',
  gs1: '480',
  holidays:
    '0101 spring fitr+2 0409 E-3 E-2 0501 2025-2025:0512 adha 0612 0821 0825m 1031 1101 1130 1208 1224 1225 1230 1231',
  group: 'Asia',
  locale: { language: 'fil', zone: 'Asia/Manila' },
  economy: {
    vat: { usual: 12 },
    deductions: { social: 8.5, tax: 4 },
    extraPay: '12-15:100',
    tenure: { rent: 30, loan: 5 },
    shops: { card: 25, wallet: 55 },
  },
  words: {
    exonyms: 'Pilipino philippinisch',
    scripts: 'フィリピン 菲律宾 菲律賓 필리핀 الفلبين فلبيني~ फिलीपींस Филиппины Филиппин Філіппіни',
    places: 'Manila=マニラ|马尼拉|마닐라|مانيلا|मनीला|Манила|Маниле|Маніла; Cebu City=セブ|宿务',
  },
  language: {
    ...english,
    // American words, and local ones.
    titles: `${english.titles}
      cleaner Janitor
      labourer Construction Worker
      shop-assistant Salesman/Saleslady
      carer Caregiver
      call-agent Call Center Agent
      mason Mason
      bank-clerk Bank Teller
      primary-teacher Elementary School Teacher
      secondary-teacher High School Teacher
      real-estate-agent Real Estate Agent
      physiotherapist Physical Therapist
      lab-technician Medical Technologist
      lecturer College Instructor
      doctor Physician
      director President`,
    merchants: `{owner} Sari-Sari Store|{owner} Drugstore|{town} Supermart|{owner} Gas Station|{town} Bookstore|
      {owner} Carinderia|{owner} Bakeshop|{owner} Salon|{owner} Eatery|{town} Ukay-Ukay|
      {owner} Water Refilling Station|{owner} General Merchandise||{owner} Boutique|{owner} Electronics|
      {owner} Optical|{town} Hardware|{owner} Sports|{town} Travel and Tours`,
  },
  aliases: `Pilipinas The_Philippines Filipino Filipinos Filipina Filipinas Pinoy Pinoys Pinay Philippine
    Philippinen`,
  // Given names by decade: civil registration of the Philippine Statistics Authority; surnames: Forebears.
  names: [
    {
      share: 95,
      near: { 'Zamboanga del Sur': 62, 'South Cotabato': 84 },
      // The name between is the mother's maiden surname.
      order: '{given} {middle} {family}',
      male: {
        0: `Jose Antonio Francisco Ernesto Roberto Rodolfo Eduardo Reynaldo Ricardo Rolando Romeo Danilo Manuel Fernando
          Alfredo Pedro Juan Pablo Vicente Teodoro Gregorio Felipe Virgilio Wilfredo Renato Nestor Benigno Leonardo`,
        1960: `Rolando Reynaldo Danilo Eduardo Ricardo Roberto Ernesto Romeo Rogelio Renato Edgar Nestor Ramon Rodolfo Joel
          Wilfredo Fernando Alfredo Rodel Virgilio Mario Oscar Edwin Noel Ruben Jaime Arnel`,
        1975: `Joel Edwin Noel Arnel Rommel Ariel Rodel Ronald Allan Michael Jeffrey Erwin Marlon Joseph Christopher Jonathan
          Gilbert Dennis Ferdinand Raymond Roderick Marvin Julius Alvin Ryan Aldrin Rey`,
        1988: `Mark Michael John Ryan Jayson Marvin Mark_Anthony Jerome Christian Kenneth Bryan Jeffrey Richard John_Paul Alvin
          Carlo Patrick Kevin Adrian Francis Angelo Paolo Jomar Ian Paul Harold Joshua`,
        1998: `John_Paul Mark Joshua Christian Angelo John_Mark Kenneth Jerome Justin Kyle Nathaniel Gabriel Prince John_Carlo
          Adrian Lance Vincent Jericho Aldrin James Daniel Cedric Ivan Jhon Ralph Miguel Carl`,
      },
      female: {
        0: `Maria Teresita Erlinda Rosario Lourdes Carmen Josefina Remedios Leonora Milagros Gloria Norma Virginia Corazon
          Luzviminda Zenaida Rosalinda Mercedes Perla Nenita Carmelita Ofelia Lydia Violeta Estrella Natividad
          Purificacion`,
        1960: `Teresita Erlinda Marilou Josephine Lourdes Evelyn Rosalinda Lorna Gloria Norma Susan Maria Violeta Imelda
          Carmelita Yolanda Elizabeth Marites Rosario Jocelyn Vilma Cecilia Arlene Gina Rowena Nelia`,
        1975: `Marites Maricel Rowena Jocelyn Maria Rosemarie Arlene Marivic Michelle Gina Mary_Jane Analyn Joy Mary_Ann Liza
          Sheila Maribel Catherine Jennifer Marilyn Rochelle Melissa Gemma Irene Cristina Divina`,
        1988: `Jennifer Kristine Mary_Grace Maricel Mary_Ann Mary_Jane Jessica Cristina Katrina Charlene Michelle Angelica
          Catherine Rose_Ann April Camille Jasmine Joanna Hazel Diana Janine Rachelle Aileen Christine Rhea`,
        1998: `Angelica Nicole Kimberly Andrea Princess Bea Mary_Joy Jasmine Camille Kyla Trisha Patricia Althea Angel Jessa
          Stephanie Alyssa Shaira Danica Joanna Erica Bianca Lyka Hannah Clarissa Mikaela`,
      },
      family: `dela_Cruz Garcia Reyes Ramos Mendoza Santos Flores Gonzales Bautista Villanueva Fernandez Cruz de_Guzman Lopez
        Perez Castillo Francisco Rivera Aquino Castro Sanchez Torres de_Leon Domingo Martinez Rodriguez Santiago Soriano
        delos_Santos Diaz Hernandez Tolentino Valdez Ramirez Morales Mercado Aguilar Navarro Manalo Gomez Dizon
        del_Rosario Javier Corpuz Gutierrez Salvador Velasco Miranda David Salazar Fajardo Ocampo Padilla Pascual Pineda
        Rosales Ferrer Marquez Jimenez Alvarez Vargas Romero Espiritu Cabrera Andrade Velasquez Magno Ignacio Estrada
        Cortez Enriquez Bernardo Mallari Macaraeg Magbanua Dimaculangan Macapagal Pangilinan Panganiban Lacson Sison
        Tiongson Lapuz Batungbakal Catacutan Dumalagan Magsaysay Salonga Tupas Gatdula Guinto Bagatsing Agbayani Abad
        Abella Alcantara Alonzo Antonio Arceo Arellano Atienza Austria Avila Baltazar Belmonte Beltran Briones
        Buenaventura Caballero Calderon Camacho Campos Cariño Carpio Castañeda Concepcion Cordero Cuevas Custodio Delgado
        Duran Esguerra Espino Esteban Evangelista Felipe Galang Gallardo Gatchalian Geronimo Guerrero Guevarra Herrera
        Jacinto Lagman Ledesma Legaspi Lorenzo Lozada Lucero Luna Macatangay Magpantay Malonzo Manansala Marasigan Medina
        Mejia Molina Montemayor Natividad Nepomuceno Nuñez Ortega Pacheco Palma Peña Ponce Quiambao Quinto Robles Roque
        Roxas Samonte Sarmiento Suarez Trinidad Tuazon Valencia Vergara Villamor Zamora`,
    },
    // Of Chinese descent.
    {
      share: 2.5,
      order: '{given} {middle} {family}',
      male: {
        0: 'Antonio Jose William Henry Benito Robert Johnny Peter George Vicente Wilson James',
        1975: 'Jason Jonathan Kenneth Kevin Bryan Michael Edward Patrick Steven Jerome Sherwin Mark Justin Nathan Ethan',
      },
      female: {
        0: 'Rosa Lily Nancy Helen Susan Elena Teresa Betty Mary Lourdes Linda Carmen',
        1975: 'Michelle Jennifer Karen Stephanie Sharon Christine Jessica Hazel Janine Katrina Nicole Andrea Chloe Angela Patricia',
      },
      family:
        'Tan Lim Chua Uy Ong Sy Go Yap Co Dy Lee Ang Ng Cheng Tiu Yu Que Gaw Chan Lao Sia Dee Tee Kho Cojuangco Tiongson',
    },
    // Muslims of Mindanao.
    {
      share: 2.5,
      near: { 'Zamboanga del Sur': 36, 'South Cotabato': 14, 'Davao del Sur': 5 },
      male: {
        0: 'Abdul Hassan Abdulla Mohammad Ibrahim Ismael Hadji_Omar Salim Usman Jamal Yusop Alih',
        1975: 'Mohammad Abdul Alnasser Jamal Al-Rashid Omar Nasser Faisal Khalid Aldrin Benhar Sadam Amir Yasser Norhan',
      },
      female: {
        0: 'Fatima Aisha Hadja Maimona Salma Noraida Amina Zenaida Indah Sitti Rohaya Hasna',
        1975: 'Fatima Aisah Norhaina Sittie Farhana Jamila Rasmia Nurhaida Hanifa Almira Raihana Sarah Noraisa Johaira Nadia',
      },
      family:
        'Abdulla Hassan Ismael Usman Jamal Salih Mohammad Alih Sali Abdurahman Mamalangkap Macapodi Dimaporo Sumndad Hairal Asiri Sahibul Kasim Hadjiri Tulawie Jainal Maruhom Pangandaman',
    },
  ],
  // The province, as people write it, not the administrative region. Census of 2020, thousands.
  places: {
    // `office`: one of its barangays, which have numbers only in Manila, Caloocan and Pasay.
    columns: 'city region zone area code lat lon plate pop office',
    rows: `
      Quezon City|Metro Manila|1100-1105,1107-1116|2|892|14.6488|121.0509|N|2960|Bagong Pag-asa
      Manila|Metro Manila|1000-1018|2|852|14.6042|120.9822|N|1846|412
      Davao City|Davao del Sur|8000|82|22|7.0731|125.6128|L|1776|Buhangin
      Caloocan|Metro Manila|1400-1408|2|836|14.6495|120.9679|N|1661|171
      Taguig|Metro Manila|1630-1637|2|883|14.5243|121.0792|N|1308|Central Signal Village
      Zamboanga City|Zamboanga del Sur|7000|62|99|6.9103|122.0739|J|977|Tetuan
      Cebu City|Cebu|6000|32|25|10.3167|123.8907|G|964|Lahug
      Antipolo|Rizal|1870|2|869|14.6258|121.1225|D|887|San Roque
      Pasig|Metro Manila|1600-1611|2|863|14.5869|121.0614|N|803|Rosario
      Cagayan de Oro|Misamis Oriental|9000|88|85|8.4822|124.6472|K|728|Carmen
      Parañaque|Metro Manila|1700-1714|2|882|14.4793|121.0198|N|689|San Dionisio
      Dasmariñas|Cavite|4114,4115|46|41|14.3294|120.9367|D|703|Salawag
      Valenzuela|Metro Manila|1440-1447|2|829|14.6942|120.9829|N|714|Karuhatan
      General Santos|South Cotabato|9500|83|55|6.1128|125.1717|M|697|Lagao
      Makati|Metro Manila|1200-1215|2|889|14.5503|121.0327|N|293|Poblacion
      Las Piñas|Metro Manila|1740-1747|2|887|14.4506|120.9828|N|606|Talon Dos
      Bacolod|Negros Occidental|6100|34|43|10.6667|122.9500|F|600|Mandalagan
      Iloilo City|Iloilo|5000|33|33|10.6969|122.5644|F|457|San Rafael
      Bacoor|Cavite|4102|46|41|14.4380|120.9560|D|664|Molino III
      Calamba|Laguna|4027|49|54|14.2050|121.1500|D|539|Canlubang
      Pasay|Metro Manila|1300-1309|2|855|14.5375|121.0014|N|440|76
      Angeles|Pampanga|2009|45|88|15.1500|120.5833|C|462|Balibago
      Baguio|Benguet|2600|74|44|16.4164|120.5931|A|366|Irisan
      Batangas City|Batangas|4200|43|72|13.7567|121.0584|D|351|Kumintang Ibaba`,
    others: `Quezon City=QC|Lungsod Quezon|Quezon; Manila=Maynila; Davao City=Davao; Cebu City=Cebu; Zamboanga City=Zamboanga;
      Iloilo City=Iloilo; Batangas City=Batangas; Metro Manila=NCR|National Capital Region; General Santos=GenSan;
      Cagayan de Oro=CDO`,
  },
  roads: `Rizal_Avenue Bonifacio_Street Mabini_Street Quezon_Avenue@Quezon_City Luna_Street Del_Pilar_Street Burgos_Street Aguinaldo_Street
    Roxas_Boulevard@Manila+Pasay Osmeña_Boulevard@Cebu_City Magsaysay_Avenue@Davao_City+Baguio Quirino_Avenue Laurel_Street Recto_Avenue@Manila Taft_Avenue@Manila+Pasay Katipunan_Avenue@Quezon_City
    Aurora_Boulevard@Quezon_City España_Boulevard@Manila Shaw_Boulevard@Pasig Ayala_Avenue@Makati Ortigas_Avenue@Pasig+Quezon_City National_Road Sampaguita_Street
    Rosal_Street Ilang-Ilang_Street Narra_Street Molave_Street Acacia_Street Mahogany_Street Camia_Street Kalayaan_Avenue@Makati+Quezon_City
    Maharlika_Street San_Jose_Street San_Antonio_Street Santo_Niño_Street Gen._Luna_Street P._Burgos_Street Jacinto_Street`,
  street:
    '({1-999} {road}|Blk {1-40} Lot {1-60}, {road}|Unit {1-30}[A-F], {10-299} {road}|{1-999} {road}, Brgy. {place.office})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone:
    '+63 (905|906|915|916|917|926|927|935|936|945|953|956|965|966|977|995|908|912|918|919|920|921|928|929|939|946|947|949|998|999) ### ####',
  landline: '+63 {place.area} {place.code}# ####',
  banks: {
    // `code` is the BRSTN of the head office, `account` the look of the bank's numbers. Shares of depositors, as reported.
    columns: 'bank bic code account share',
    rows: `
      BDO Unibank|BNORPHMM|010530667|00##########|28
      Land Bank of the Philippines|TLBPPHMM|010350025|%#########|17
      Bank of the Philippine Islands|BOPIPHMM|010040018|%#########|17
      Metrobank|MBTCPHMM|010269996|%############|12
      UnionBank of the Philippines|UBPHPHMM|010419995|1###########|7
      Philippine National Bank|PNBMPHMM|010080010|%###########|6
      RCBC|RCBCPHMM|010280014|%#########|4
      China Banking Corporation|CHBKPHMM|010100013|1###########|3.5
      Security Bank|SETCPHMM|010140015|0000#########|3
      EastWest Bank|EWBCPHMM|010620014|2###########|2
      Development Bank of the Philippines|DBPHPHMM|010590018|0#########|0.5`,
    others: `Bank of the Philippine Islands=BPI; Land Bank of the Philippines=LandBank; Philippine National Bank=PNB;
      BDO Unibank=BDO|Banco de Oro; UnionBank of the Philippines=UnionBank; China Banking Corporation=ChinaBank;
      Development Bank of the Philippines=DBP`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:51 mastercard:44 jcb:3.5 amex:1.5',
  wallets: 'GCash:70 Maya:22 GrabPay:4 Coins.ph:4',
  firms: {
    // No corporation practises law (general knowledge): lawyers form partnerships.
    forms: `
      Inc.|38|1946|2|250||law
      Corp.|17|1946|2|250||law
      Corporation|11|1946|5|600||law
      Enterprises|30|1946|1|15|1|law
      OPC|4|2019|1|20|1|law
      & Associates|10|1946|2|40||${allBut('law')}`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder}-{partner} {trade}) {form}',
    sole: '{founder} {trade} {form}',
    trades: `
      retail Trading|Merchandising|General Merchandise||Hardware|Grocery|Books
      food Foods||Bakeshop|Meats|Dairy|Beverages
      automotive Motors|Auto Supply|Auto Repair|Auto Parts|Tires
      baker Bakeshop
      butcher Meat Shop
      hairdresser Salon|Parlor
      physiotherapist Physical Therapy`,
    era: 1946,
  },
  ages: '21 25 20 14.5 10.5 6 3',
  paper: 'Letter-Size',
  life: {
    pensionPay: { days: [8, 16] },
    studies: 40,
    retires: 60,
    pays: [2200, 19500],
    institutions: `
      university University of the Philippines
      university@Manila (University of Santo Tomas|Polytechnic University of the Philippines|De La Salle University)
      university@Quezon_City (University of the Philippines Diliman|Ateneo de Manila University)
      university@Caloocan University of Caloocan City
      university@Valenzuela+Pasig Pamantasan ng Lungsod ng {town}
      university@Las_Piñas University of Perpetual Help System DALTA
      university@Makati University of Makati
      university@Taguig Taguig City University
      university@Pasay Philippine State College of Aeronautics
      university@Parañaque PATTS College of Aeronautics
      university@Cebu_City (University of San Carlos|Cebu Technological University)
      university@Davao_City (Ateneo de Davao University|University of Mindanao)
      university@Iloilo_City (Central Philippine University|West Visayas State University)
      university@Zamboanga_City Western Mindanao State University
      university@Dasmariñas De La Salle University – Dasmariñas
      university@Bacoor Cavite State University
      university@General_Santos Mindanao State University
      university@Calamba Colegio de San Juan de Letran Calamba
      university@Cagayan_de_Oro (Xavier University|University of Science and Technology of Southern Philippines)
      university@Antipolo University of Rizal System
      university@Baguio (Saint Louis University|University of the Cordilleras)
      university@Angeles (Angeles University Foundation|Holy Angel University)
      university@Batangas_City Batangas State University
      university@Bacolod University of St. La Salle
      primary {town} (Central|North|South) Elementary School
      secondary {town} (National|Integrated|Science) High School
      hospital {town} (Medical Center|Doctors’ Hospital|General Hospital)
      care {town} Home for the Aged
      town {town} Local Government
      police {town} Police Station
      transit {town} Transport Cooperative
      pension (Social Security System|Government Service Insurance System)
      fire Bureau of Fire Protection`,
  },
  sources:
    'Ages and places: Philippine Statistics Authority, census of 2020. Banks: as reported in 2024. Cards and firms: estimates.',
  income: [13000, 90000],
  fields: {
    walletreceipt: walletReceipt({ GCash: digitsReceipt(13) }),
    region: { label: 'Province' },
    postcode: { label: 'ZIP code' },
    id: pictured('PhilSys card number (PCN)', '%###-####-####-####', {
      synonyms: ['philsys', 'philid', 'psn', 'pcn', 'national id card'],
    }),
    passport: pictured('Passport number', 'P#######[ABC]', { synonyms: ['pasaporte'] }),
    // The region's letter and its office, the year of issue and a serial number.
    licence: {
      label: "Driver's license",
      synonyms: ['lto license'],
      make(random, { born, place }) {
        const year = random.int(Math.min(25, Math.max(8, born.year - 1982)), 25);
        return `${place.plate?.text}${two(random.int(1, 30))}-${two(year)}-${random.digits(6)}`;
      },
    },
    // The Bureau publishes no check rule.
    tax: pictured('TIN', '[1-9]##-###-###-000', { synonyms: ['bir number'] }),
    ssn: pictured('SSS number', '3[345]-#######-#', {
      synonyms: ['sss', 'social security system'],
    }),
    health: pictured('PhilHealth number', '{01-19}-#########-#', { synonyms: ['philhealth'] }),
    pagibig: pictured('Pag-IBIG MID', '1[0-2]##-####-####', {
      group: 'tax',
      synonyms: ['hdmf', 'pag ibig'],
    }),
    umid: pictured('UMID CRN', '0111-#######-#', {
      group: 'identity',
      synonyms: ['common reference number'],
    }),
    routing: pictured('BRSTN', '{bank.code}', {
      synonyms: ['bank routing symbol transit number'],
    }),
    stan: pictured('System trace audit number', '{000001-999999}', { group: 'transaction' }),
    plate: pictured('Plate number', '{place.plate}[A-HJ-NP-Z][A-HJ-NP-Z] ####'),
  },
  company: {
    street: {
      picture: '({1-999} {road}|Unit {1-30}[A-F], {10-299} {road}|{1-999} {road}, Brgy. {place.office})',
    },
    // Sole proprietors register a business name with the DTI, all others with the SEC, whose series changed in 1990, 2000 and 2021.
    registration: {
      label: 'SEC or DTI registration number',
      synonyms: ['sec number', 'dti number', 'business name number'],
      make(random, { firm: { form, founded } }) {
        if (form.name.text === 'Enterprises') return String(random.int(1_000_000, 7_999_999));
        if (founded >= 2021)
          return `${founded}${two(random.int(1, 12))}00${random.digits(5)}-${two(random.int(1, 99))}`;
        if (founded >= 2000)
          return `${form.name.text === '& Associates' ? 'PG' : 'CS'}${founded}${random.int(10_000, 29_999)}`;
        return founded >= 1990
          ? `A${founded}-${random.int(10_000, 19_999)}`
          : String(random.int(10_000, 169_999));
      },
    },
    tax: pictured('TIN', '[0-9]##-###-###-00000'),
  },
  // Source: Bangko Sentral ng Pilipinas, QR Ph person-to-person: 01 the bank's BIC, 04 the account.
  qr: emv({
    name: 'QR Ph',
    currency: '608',
    category: '6016',
    account: (payment) =>
      template(27, [
        [0, 'com.p2pqrpay'],
        [1, payment.payee.read('swift').padEnd(11, 'X')],
        [4, bareAccount(payment)],
      ]),
  }),
  presets: [
    {
      key: 'instapay',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'InstaPay transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Recipient mobile', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Trace number', 'stan'],
        ['Date', 'date'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));
