import { bankPicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import { country, pictured } from './declare.ts';

export const ph = country({
  code: 'ph',
  name: 'Philippines',
  alpha3: 'PHL',
  currency: 'PHP',
  group: 'Asia',
  aliases: `Pilipinas The_Philippines Filipino Filipinos Filipina Filipinas Pinoy Pinoys Pinay Philippine
    Philippinen`,
  names: {
    // The name between is the mother's maiden surname.
    order: '{given} {middle} {family}',
    male: `Jose Juan Mark John Michael Christian Jerome Angelo Joshua Ramon Antonio Eduardo Ronald Jayson Rodel Arnel Carlo
      Francis Gabriel Nathaniel Reynaldo Rogelio Jericho Kenneth John_Paul Mark_Anthony John_Carlo Jhon Rolando Ricardo
      Roberto Danilo Ernesto Romeo Manuel Fernando Alfredo Edgar Edwin Joel Rommel Noel Ariel Allan Erwin Rodrigo Benigno
      Emmanuel Enrique Felipe Francisco Gerardo Gilbert Gregorio Isidro Jaime Jeffrey Jerry Jesus Joaquin Jonathan Joseph
      Jovencio Julius Justin Kevin Kyle Lance Leonardo Lorenzo Luis Marlon Marvin Mario Miguel Nestor Nicanor Oscar Pablo
      Patrick Paolo Paul Pedro Prince Rafael Raymond Renato Rey Rhett Rico Robert Rodolfo Roderick Roland Romulo Ronaldo
      Rowel Ruben Rudy Ryan Salvador Samuel Santiago Teodoro Vicente Victor Virgilio Wilfredo Xavier Zaldy Adrian Aldrin
      Bryan Cedric Dominic Ferdinand Harold Ian James Jomar Jun`,
    female: `Maria Angelica Mary_Grace Kristine Jennifer Rosario Jasmine Cristina Princess Michelle Nicole Lourdes Andrea Jocelyn
      Marites Rowena Althea Bea Camille Analyn Rhea Imelda Divina Joy Mary_Ann Mary_Jane Maricel Marilou Maricar Marivic
      Teresita Erlinda Josephine Carmelita Evelyn Gloria Leonora Lorna Luzviminda Milagros Mercedes Nenita Norma Ofelia
      Perla Remedios Rosalinda Rosemarie Susana Violeta Virginia Zenaida Angel Angela Anna Ana_Marie Arlene Beverly Catherine
      Charlene Cherry Claire Clarissa Daisy Danica Diana Donna Elena Elizabeth Eloisa Emily Fatima Flordeliza Gemma Geraldine
      Gina Girlie Glaiza Hazel Irene Isabel Janine Jessa Jessica Joanna Josefina Joyce Julie Kathleen Katrina Kimberly
      Kyla Lea Liezl Liza Lovely Lyka Mae Margarita Melissa Mylene Nina Patricia Pia Precious Rachelle Regine Rica Rizza
      Rochelle Rosa Rose_Ann Sarah Shaira Sheila Stephanie Trisha Vanessa Vilma Yolanda`,
    family: `dela_Cruz Garcia Reyes Ramos Mendoza Santos Flores Gonzales Bautista Villanueva Fernandez Cruz de_Guzman Lopez Perez
      Castillo Francisco Rivera Aquino Castro Sanchez Torres de_Leon Domingo Martinez Rodriguez Santiago Soriano
      delos_Santos Diaz Hernandez Tolentino Valdez Ramirez Morales Mercado Tan Aguilar Navarro Manalo Gomez Dizon del_Rosario
      Javier Corpuz Gutierrez Salvador Velasco Miranda David Salazar Fajardo Ocampo Padilla Pascual Pineda Rosales Ferrer
      Marquez Jimenez Alvarez Vargas Romero Espiritu Cabrera Andrade Velasquez Magno Ignacio Estrada Cortez Enriquez Lim
      Bernardo Mallari Macaraeg Magbanua Dimaculangan Macapagal Pangilinan Panganiban Lacson Sison Tiongson Cojuangco
      Lapuz Batungbakal Catacutan Dumalagan Magsaysay Salonga Tupas Gatdula Guinto Bagatsing Agbayani Abad Abella Alcantara
      Alonzo Antonio Arceo Arellano Atienza Austria Avila Baltazar Belmonte Beltran Briones Buenaventura Caballero Calderon
      Camacho Campos Cariño Carpio Castañeda Concepcion Cordero Cuevas Custodio Delgado Duran Esguerra Espino Esteban
      Evangelista Felipe Galang Gallardo Gatchalian Geronimo Guerrero Guevarra Herrera Jacinto Lagman Ledesma Legaspi
      Lorenzo Lozada Lucero Luna Macatangay Magpantay Malonzo Manansala Marasigan Medina Mejia Molina Montemayor Natividad
      Nepomuceno Nuñez Ong Ortega Pacheco Palma Peña Ponce Quiambao Quinto Robles Roque Roxas Samonte Sarmiento Sy Chua Uy
      Suarez Trinidad Tuazon Valencia Vergara Villamor Yap Zamora`,
  },
  places: {
    columns: 'city region zone area code lat lon plate',
    rows: `
      Quezon City|Metro Manila|1100-1105,1107-1116|2|892|14.6488|121.0509|N
      Manila|Metro Manila|1000-1018|2|852|14.6042|120.9822|N
      Davao City|Davao Region|8000|82|22|7.0731|125.6128|L
      Caloocan|Metro Manila|1400-1408|2|836|14.6495|120.9679|N
      Taguig|Metro Manila|1630-1637|2|883|14.5243|121.0792|N
      Zamboanga City|Zamboanga Peninsula|7000|62|99|6.9103|122.0739|J
      Cebu City|Central Visayas|6000|32|25|10.3167|123.8907|G
      Antipolo|Calabarzon|1870|2|869|14.6258|121.1225|D
      Pasig|Metro Manila|1600-1611|2|863|14.5869|121.0614|N
      Cagayan de Oro|Northern Mindanao|9000|88|85|8.4822|124.6472|K
      Parañaque|Metro Manila|1700-1714|2|882|14.4793|121.0198|N
      Dasmariñas|Calabarzon|4114,4115|46|41|14.3294|120.9367|D
      Valenzuela|Metro Manila|1440-1447|2|829|14.6942|120.9829|N
      General Santos|Soccsksargen|9500|83|55|6.1128|125.1717|M
      Makati|Metro Manila|1200-1215|2|889|14.5503|121.0327|N
      Las Piñas|Metro Manila|1740-1747|2|887|14.4506|120.9828|N
      Bacolod|Negros Island Region|6100|34|43|10.6667|122.9500|F
      Iloilo City|Western Visayas|5000|33|33|10.6969|122.5644|F
      Pasay|Metro Manila|1300-1309|2|855|14.5375|121.0014|N
      Angeles|Central Luzon|2009|45|88|15.1500|120.5833|C
      Baguio|Cordillera Administrative Region|2600|74|44|16.4164|120.5931|A
      Batangas City|Calabarzon|4200|43|72|13.7567|121.0584|D`,
  },
  roads: `Rizal_Avenue Bonifacio_Street Mabini_Street Quezon_Avenue Luna_Street Del_Pilar_Street Burgos_Street Aguinaldo_Street
    Roxas_Boulevard Osmeña_Boulevard Magsaysay_Avenue Quirino_Avenue Laurel_Street Recto_Avenue Taft_Avenue Katipunan_Avenue
    Aurora_Boulevard España_Boulevard Shaw_Boulevard Ayala_Avenue Ortigas_Avenue National_Road Sampaguita_Street
    Rosal_Street Ilang-Ilang_Street Narra_Street Molave_Street Acacia_Street Mahogany_Street Camia_Street Kalayaan_Avenue
    Maharlika_Street San_Jose_Street San_Antonio_Street Santo_Niño_Street Gen._Luna_Street P._Burgos_Street Jacinto_Street`,
  street:
    '({1-999} {road}|Blk {1-40} Lot {1-60}, {road}|Unit {1-30}[A-F], {10-299} {road}|{1-999} {road}, Brgy. {1-190})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone:
    '+63 (905|906|915|916|917|926|927|935|936|945|953|956|965|966|977|995|908|912|918|919|920|921|928|929|939|946|947|949|998|999) ### ####',
  landline: '+63 {place.area} {place.code}# ####',
  banks: {
    // `code` is the BRSTN of the head office, `account` the look of the bank's numbers.
    columns: 'bank bic code account',
    rows: `
      BDO Unibank|BNORPHMM|010530667|00##########
      Land Bank of the Philippines|TLBPPHMM|010350025|%#########
      Bank of the Philippine Islands|BOPIPHMM|010040018|%#########
      Metrobank|MBTCPHMM|010269996|%############
      China Banking Corporation|CHBKPHMM|010100013|1###########
      RCBC|RCBCPHMM|010280014|%#########
      Philippine National Bank|PNBMPHMM|010080010|%###########
      Security Bank|SETCPHMM|010140015|0000#########
      UnionBank of the Philippines|UBPHPHMM|010419995|1###########
      EastWest Bank|EWBCPHMM|010620014|2###########
      Development Bank of the Philippines|DBPHPHMM|010590018|0#########`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa mastercard jcb amex',
  wallets: 'GCash Maya GrabPay Coins.ph',
  firms: {
    forms: 'Inc. Corp. Corporation OPC Enterprises',
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder}-{partner} {trade}) {form}',
  },
  income: [16000, 80000],
  fields: {
    id: pictured('PhilSys card number (PCN)', '%###-####-####-####', {
      synonyms: ['philsys', 'philid', 'psn', 'pcn', 'national id card'],
    }),
    passport: pictured('Passport number', 'P#######[ABC]', { synonyms: ['pasaporte'] }),
    // The office, the year of issue and a serial number.
    licence: {
      label: "Driver's license",
      synonyms: ['lto license'],
      make(random, { born }) {
        const year = random.int(Math.min(25, Math.max(8, born.year - 1982)), 25);
        return `${random.pick('ABCDEFGHIJKLMN')}${two(random.int(1, 30))}-${two(year)}-${random.digits(6)}`;
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
    plate: pictured('Plate number', '{place.plate}[A-HJ-NP-Z][A-HJ-NP-Z] ####'),
  },
  company: {
    registration: pictured('SEC registration number', 'CS{founded}{01000-29999}'),
    tax: pictured('TIN', '[0-9]##-###-###-00000'),
  },
  presets: [
    {
      key: 'instapay',
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
        ['Trace number', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
