import { french } from '../data/languages/french.ts';
import { byCity } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import { momoReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { two } from '../kernel/day.ts';
import { cemacRib } from '../validators/cemacRib.ts';
import { cmNiu } from '../validators/cmNiu.ts';
import { certified, country, pictured } from './declare.ts';
import { FIRMS, ribAccount, ribFields, virement } from './ohada.ts';

const KEYS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Surname first, as identity cards and banks write it. */
const order = '{family} {given}';

const FRENCH = {
  order,
  male: {
    0: `Jean Paul Pierre Joseph André François Michel Martin Thomas Simon Samuel Emmanuel Gabriel Étienne Maurice René
      Robert Raymond Philippe Jacques Daniel David Marcel Lucien Isaac Henri Gaston Victor Benoît Clément`,
    1962: `Jean-Pierre Jean-Paul Jean-Marie Jean-Claude Jean-Jacques Emmanuel Joseph Roger Bernard Dieudonné Célestin
      Charles Richard Denis Édouard Ernest Eugène Félix Georges Gérard Guillaume Honoré Jules Justin Laurent Nicolas
      Pascal Robert Roland Luc`,
    1977: `Alain Patrick Hervé Christian Eric Serge Thierry Bertrand Stéphane Olivier Francis Guy Bruno Boris Fabrice
      Gilles Cyrille Désiré Rodrigue Achille Armand Yves Sébastien Julien Frédéric Valentin Blaise Vincent Aimé Martial`,
    1992: `Patrick Christian Franck Boris Cédric Donald Steve Yannick Brice Joël Landry Arnaud Loïc Arthur Kevin Ulrich
      Junior Fabrice Duclair Maxime Ghislain Wilfried Williams Romuald Stéphane Emmanuel Rostand Willy Ivan Dimitri`,
  },
  female: {
    0: `Marie Jeanne Thérèse Anne Élisabeth Madeleine Marguerite Catherine Rose Suzanne Julienne Pauline Agnès Marthe
      Esther Monique Cécile Hélène Bernadette Élise Germaine Christine Joséphine Odette Émilienne Régine Véronique
      Augustine Brigitte Sabine`,
    1962: `Marie-Claire Marie-Louise Marie-Thérèse Jeannette Jacqueline Juliette Justine Brigitte Béatrice Chantal Florence
      Ernestine Yvette Françoise Geneviève Colette Henriette Charlotte Delphine Antoinette Martine Claudine Bernadette
      Caroline Évelyne Simone Adèle Odile Angèle Pascaline`,
    1977: `Solange Carine Nadège Sandrine Mireille Christelle Viviane Clarisse Stéphanie Sylvie Nathalie Nicole Patricia
      Valérie Rosine Laure Blandine Lydie Arlette Flore Hortense Edwige Aurélie Danielle Estelle Gisèle Judith Carole
      Alice Nadine`,
    1992: `Vanessa Christelle Stéphanie Laure Diane Armelle Gaëlle Tatiana Inès Raïssa Ornella Larissa Audrey Sorelle
      Mélanie Cynthia Carelle Linda Sandra Estelle Marlyse Doriane Manuela Ingrid Flora Mirabelle Grâce Prisca Danielle
      Michèle`,
  },
};

const ENGLISH = {
  order,
  male: {
    0: `John Peter Joseph Paul Daniel David Samuel Michael Thomas Martin Simon Joshua Isaac James Francis Moses Elias Jacob
      Augustine Andrew`,
    1972: `Emmanuel Divine Valentine Walter Godlove Charles Patrick Kenneth Eric Julius Clement Stephen Victor Richard
      George Felix Ernest Nelson Cletus Wilfred Gilbert Ivo Ferdinand`,
    1990: `Derick Clovis Brandon Collins Emmanuel Desmond Elvis Junior Bright Blaise Princely Kingsley Fabrice Godwill
      Hilary Terence Ransom Conrad Neville Lesley Carlson Marcel Boris`,
  },
  female: {
    0: `Mary Elizabeth Martha Margaret Susana Anna Theresia Regina Catherine Agnes Rebecca Monica Lydia Magdalene Juliana
      Sarah Cecilia Rose Dorothy Odilia`,
    1972: `Grace Mercy Comfort Florence Emilia Immaculate Relindis Delphine Beatrice Judith Evelyn Patience Caroline
      Victorine Stella Vivian Gladys Bridget Quinta Marceline Prudencia`,
    1990: `Blessing Mirabelle Vanessa Precious Sandra Joy Brenda Clarisse Sharon Linda Laura Yvette Faith Doris Claudia Bih
      Ngum Nadesh Ruth Angel Gift Melvis Edith Peace`,
  },
};

const MUSLIM = {
  order,
  male: {
    0: `Hamadou Moussa Abdoulaye Ahmadou Saïdou Issa Adamou Ousmanou Mohamadou Amadou Hamidou Alioum Halidou Daouda Salihou
      Mamoudou Harouna Yaouba Abdou Seïni`,
    1980: `Ibrahim Aboubakar Mohamadou Abdoulaye Souleymanou Hamadou Moussa Youssouf Idrissou Issa Ismaïla Bachirou
      Yacoubou Aminou Oumarou Abdouraman Mounirou Saïdou Nassourou Abdel Moustapha Habibou Soulé Faissal`,
  },
  female: {
    0: `Aïssatou Hawa Ramatou Adama Asta Mariamou Fadimatou Maïmouna Djénabou Oumoul Nenné Hadidjatou Fanta Dada Salamatou
      Zénabou Habiba Rabiatou Koulsoumi Didjatou`,
    1980: `Aïssatou Fadimatou Zénabou Mariamou Aminatou Ramatou Hadja Djamila Halimatou Khadidjatou Maïmouna Nafissatou
      Safiatou Roukayatou Balkissou Samira Habiba Salamatou Hadidja Fatimé Zouleyatou Nadia`,
  },
};

const ENGLISH_TOWNS = ['Bamenda', 'Kumba', 'Buea', 'Limbé'];

const STREET =
  '({road}|{1-180} {road}|{road}, face (Total|école publique|pharmacie|station)|{road}, immeuble {founder})';

const ENGLISH_STREET =
  '({road}|{1-180} {road}|{road}, opposite (Total|Government School|the pharmacy|the filling station)|{road}, {founder} Building)';

const street = {
  special: true,
  write: byCity(Object.fromEntries(ENGLISH_TOWNS.map((town) => [town, ENGLISH_STREET])), STREET),
};

export const cm = country('cm', () => ({
  name: 'Cameroon',
  alpha3: 'CMR',
  paydays: [[25], [28]],
  // Five years.
  passports: [365, 1825],
  currency: 'XAF',
  decimals: 0,
  perEuro: 600,
  priceStep: 5,
  gs1: '617',
  holidays: '0101 0211 fitr+1 E-2 0501 0520 E+39 adha 0815 1225',
  group: 'Africa',
  locale: { language: 'fr', zone: 'Africa/Douala' },
  economy: {
    vat: { usual: 19.25 },
    deductions: { social: 5.2, tax: 8 },
    tenure: { rent: 45, loan: 1 },
    shops: { card: 10, wallet: 85 },
  },
  words: {
    scripts: 'カメルーン 喀麦隆 카메룬 الكاميرون कैमरून Камерун',
  },
  aliases:
    'Cameroun Cameroonian Cameroonians Camerounais Camerounaise Kamerun République_du_Cameroun Republic_of_Cameroon',
  sources:
    'ages about as in UN WPP 2024, towns about as in BUCREP estimates; shares of banks, cards, forms and peoples estimated',
  ages: '26 28.5 20 12.5 7.8 3.8 1.4',
  life: {
    studies: 22,
    retires: 60,
    pays: [25000, 400000],
    institutions: `
      university Université {place.office}
      university@Yaoundé Université de Yaoundé (I|II)
      university@Guider Université de Garoua
      university@Kousséri+Mokolo Université de Maroua
      university@Edéa+Loum+Nkongsamba Université de Douala
      university@Mbouda+Bafoussam+Foumban Université de Dschang
      university@Kribi Université d’Ébolowa
      university@Kumba+Limbé Université de Buea
      primary École publique {place.office}
      secondary (Lycée classique|Lycée bilingue|Collège privé) {place.office}
      hospital (Hôpital régional|Hôpital de district|Hôpital général) {place.office}
      care Foyer (Saint-Joseph|Notre-Dame|La Grâce) – {town}
      town Mairie {place.office}
      police Commissariat central {place.office}
      transit Transports urbains {place.office}
      pension Caisse nationale de prévoyance sociale
      fire Corps national des sapeurs-pompiers`,
  },
  language: french,
  names: [
    // The Bamileke.
    {
      ...FRENCH,
      share: 10,
      near: {
        Littoral: 42,
        Centre: 22,
        Ouest: 80,
        Est: 8,
        Sud: 8,
        Nord: 3,
        'Extrême-Nord': 1,
        'Nord-Ouest': 1,
      },
      family: `Fotso Kamga Talla Kamdem Tagne Simo Djoumessi Nguimfack Tchoumi Tchatchoua Fokou Fokam Kamto Kamgang Kana
        Kengne Kenfack Kenne Kouam Kuate Nana Ngassa Njike Nono Sime Takam Tamo Tchakounté Tchamba Tchana Tchinda Tiako
        Tsafack Wamba Wandji Yakam Dongmo Feudjio Fopa Fosso Ngoufack Nguepi Mbouda Momo Monkam Nguemo Noubissi Sonkoué
        Tadjo Tchoua Tatsinkou Temgoua Youmbi Zangue Zebaze`,
    },
    // The Beti, Bulu and Maka. Ngo precedes the names of Bassa women below.
    {
      ...FRENCH,
      share: 6,
      near: {
        Littoral: 11,
        Centre: 56,
        Ouest: 1,
        Est: 62,
        Sud: 80,
        Nord: 2,
        'Extrême-Nord': 1,
        'Nord-Ouest': 0.5,
        'Sud-Ouest': 3,
      },
      family: `Mbarga Atangana Essomba Ndongo Onana Etoundi Mvondo Abena Mballa Abega Abessolo Akono Amougou Ateba Awono
        Ayissi Belinga Ekani Elanga Essama Essono Evina Eyenga Foe Fouda Manga Mbassi Mbia Mbida Messi Mvogo Nanga Ngah
        Ngono Nkolo Nkoa Nkoulou Noah Ntsama Nzie Olinga Omgba Ondoa Ondoua Owona Tsala Zambo Zogo Bekono Biloa Enama
        Engolo Medjo Menye Minkoulou Mengue Nkodo Obama Oyono Zang`,
    },
    // The Bassa, Bakoko and Douala.
    {
      ...FRENCH,
      share: 3,
      near: {
        Littoral: 31,
        Centre: 12,
        Ouest: 1,
        Est: 3,
        Sud: 8,
        Nord: 1,
        'Extrême-Nord': 0.5,
        'Nord-Ouest': 0.5,
        'Sud-Ouest': 5,
      },
      family: `Bassong/Ngo_Bassong Batoum/Ngo_Batoum Mbock/Ngo_Mbock Nlend/Ngo_Nlend Nyobe/Ngo_Nyobe Bayiha/Ngo_Bayiha
        Bilong/Ngo_Bilong Ndjock/Ngo_Ndjock Eboa Edimo Etame Ewane Lobe Moukoko Ndoumbe Ekambi Dikoume Ebongue Ekwalla
        Epée Essombe Kingue Koum Makembe Mbappé Mbella Moudio Mouelle Moussinga Nguidjol/Ngo_Nguidjol Njoh Priso Sosso
        Um/Ngo_Um Yebga/Ngo_Yebga`,
    },
    // The English speakers of the grassfields.
    {
      ...ENGLISH,
      share: 1.5,
      near: { Littoral: 6, Centre: 4, Ouest: 2, 'Nord-Ouest': 95, 'Sud-Ouest': 38 },
      family: `Fru Ndi Ngwa Che Achu Ambe Chi Fon Mbah Nde Neba Nfor Nji Nchinda Tah Tamfu Shey Suh Awah Akum Forchu Wirba
        Bongwa Chia Fombon Kum Lukong Mbinkar Ndifor Ngong Nkwain Njini Tangwa Tatah Verla Yuh Tanifum Ndikum Fonka Afuh`,
    },
    // The English speakers of the forest and the coast.
    {
      ...ENGLISH,
      share: 0.5,
      near: { Littoral: 4, Centre: 1.5, 'Nord-Ouest': 2, 'Sud-Ouest': 50 },
      family: `Tabi Eyong Enow Agbor Ashu Ayuk Tabe Takang Tanjong Besong Egbe Oben Ojong Arrey Bate Etta Mbua Njie Lyonga
        Mokake Ngu Ekema Endeley Esapa Etchi Ewane Kale Likowo Litumbe Molua Mosoke Ndive Nganje Ebai Orock Tarkang`,
    },
    // The Muslim north.
    {
      ...MUSLIM,
      share: 4,
      near: {
        Nord: 92,
        'Extrême-Nord': 95,
        Adamaoua: 86,
        Est: 20,
        Sud: 3,
        Ouest: 1,
        'Nord-Ouest': 1.5,
        'Sud-Ouest': 1,
      },
      family: `Oumarou Bello Bouba Haman Sadou Yaya Hayatou Ahidjo Abbo Iya Sali Garga Dairou Mana Marafa Baba Tchiroma
        Kaïgama Yérima Bakari Hamayadji Djibrilla Mahamat Abba Boukar Ousman Bobbo Alhadji Adji Barkindo Djidda Hamidou
        Hamman Lamine Maïna Mal Nouhou Talba Wakili Ardo Djaligué Malloum`,
    },
    // The Bamum.
    {
      ...MUSLIM,
      share: 1,
      near: { Ouest: 15, Littoral: 2, Centre: 2, Adamaoua: 3 },
      family: `Njoya Ndam Njikam Nsangou Mfouapon Njoyama Mbouombouo Mefire Mouliom Moluh Mounchili Nchare Ngouh Njimoluh
        Njifon Nkouotou Nfonsam Pekassa Pountougnigni Tapon`,
    },
  ],
  places: {
    // `office` is the town in the names of public bodies, `home` its word for a post box.
    columns: 'city region district area lat lon plate code pop office home',
    rows: `
      Douala|Littoral|Bonabéri|233|4.0720|9.6750|LT|DLA|650|de Douala|BP
      Douala|Littoral|Akwa|233|4.0483|9.7043|LT|DLA|250|de Douala|BP
      Douala|Littoral|Bonanjo|233|4.0400|9.6900|LT|DLA|80|de Douala|BP
      Douala|Littoral|Deïdo|233|4.0640|9.7100|LT|DLA|400|de Douala|BP
      Douala|Littoral|New Bell|233|4.0350|9.7150|LT|DLA|500|de Douala|BP
      Douala|Littoral|Bépanda|233|4.0620|9.7270|LT|DLA|600|de Douala|BP
      Douala|Littoral|Makepe|233|4.0790|9.7500|LT|DLA|500|de Douala|BP
      Douala|Littoral|Ndogpassi|233|4.0250|9.7680|LT|DLA|650|de Douala|BP
      Douala|Littoral|Logbessou|233|4.0950|9.7680|LT|DLA|400|de Douala|BP
      Yaoundé|Centre|Mvog-Ada|222|3.8640|11.5290|CE|YAO|600|de Yaoundé|BP
      Yaoundé|Centre|Nkolbisson|222|3.8720|11.4550|CE|YAO|500|de Yaoundé|BP
      Yaoundé|Centre|Biyem-Assi|222|3.8380|11.4850|CE|YAO|800|de Yaoundé|BP
      Yaoundé|Centre|Essos|222|3.8720|11.5420|CE|YAO|600|de Yaoundé|BP
      Yaoundé|Centre|Mendong|222|3.8350|11.4680|CE|YAO|600|de Yaoundé|BP
      Yaoundé|Centre|Mokolo|222|3.8750|11.5020|CE|YAO|500|de Yaoundé|BP
      Yaoundé|Centre|Bastos|222|3.8950|11.5100|CE|YAO|150|de Yaoundé|BP
      Yaoundé|Centre|Ekounou|222|3.8430|11.5350|CE|YAO|450|de Yaoundé|BP
      Garoua|Nord|Roumdé Adjia|222|9.3014|13.3977|NO|GAR|600|de Garoua|BP
      Bamenda|Nord-Ouest|Nkwen|233|5.9597|10.1460|NW|BDA|560|de Bamenda|P.O. Box
      Maroua|Extrême-Nord|Domayo|222|10.5909|14.3159|EN|MRA|480|de Maroua|BP
      Bafoussam|Ouest|Tamdja|233|5.4778|10.4176|OU|BFM|420|de Bafoussam|BP
      Ngaoundéré|Adamaoua|Baladji|222|7.3277|13.5847|AD|NGD|340|de Ngaoundéré|BP
      Bertoua|Est|Mokolo|222|4.5773|13.6846|ES|BTA|310|de Bertoua|BP
      Kousséri|Extrême-Nord|Lacka|222|12.0700|14.9950|EN|KSR|250|de Kousséri|BP
      Kumba|Sud-Ouest|Fiango|233|4.6363|9.4469|SW|KBA|190|de Kumba|P.O. Box
      Nkongsamba|Littoral|Quartier 2|233|4.9547|9.9404|LT|NKS|160|de Nkongsamba|BP
      Edéa|Littoral|Pongo|233|3.8000|10.1333|LT|EDA|140|d’Edéa|BP
      Buea|Sud-Ouest|Molyko|233|4.1527|9.2410|SW|BUE|200|de Buea|P.O. Box
      Limbé|Sud-Ouest|Mile 4|233|4.0386|9.2043|SW|LMB|150|de Limbé|P.O. Box
      Dschang|Ouest|Foréké|233|5.4440|10.0533|OU|DSG|140|de Dschang|BP
      Foumban|Ouest|Njinka|233|5.7266|10.8986|OU|FBN|120|de Foumban|BP
      Ébolowa|Sud|Angalé|222|2.9000|11.1500|SU|EBW|110|d’Ébolowa|BP
      Kribi|Sud|Dôme|222|2.9400|9.9350|SU|KRI|110|de Kribi|BP
      Loum|Littoral|Quartier Haoussa|233|4.7182|9.7351|LT|LOU|80|de Loum|BP
      Mbouda|Ouest|Bamesso|233|5.6261|10.2542|OU|MBD|80|de Mbouda|BP
      Mokolo|Extrême-Nord|Centre|222|10.7424|13.8023|EN|MOK|70|de Mokolo|BP
      Guider|Nord|Centre|222|9.9333|13.9467|NO|GDR|90|de Guider|BP`,
    others: `Littoral=Coast; Centre=Center; Nord=North; Sud=South; Est=East; Ouest=West; Nord-Ouest=North-West|Northwest;
      Sud-Ouest=South-West|Southwest; Extrême-Nord=Far North; Adamaoua=Adamawa; Yaoundé=Yaunde`,
  },
  roads: `Avenue_Kennedy@Yaoundé Boulevard_de_la_Liberté@Douala Rue_de_la_Joie@Deïdo+Yaoundé Avenue_Ahmadou_Ahidjo@Douala+Yaoundé Boulevard_du_20_Mai@Yaoundé
    Rue_du_Marché Avenue_de_l’Indépendance Rue_Joss@Bonanjo Rue_Foch@Akwa Avenue_Charles_de_Gaulle@Douala+Yaoundé Boulevard_de_la_République@Douala
    Rue_de_l’Hôpital Rue_des_Palmiers@Douala Rue_Nachtigal@Yaoundé Boulevard_de_la_Réunification@Douala+Yaoundé Avenue_Foch@Yaoundé
    Rue_Sylvanie@Akwa Commercial_Avenue@Bamenda Rue_de_la_Gare@Douala+Yaoundé+Ngaoundéré+Edéa+Nkongsamba Rue_du_Gouverneur@Bonanjo Rue_des_Écoles Rue_de_la_Mosquée
    Avenue_des_Banques@Yaoundé Rue_de_la_Cathédrale Avenue_Jean-Paul_II@Yaoundé Rue_Njo-Njo@Bonanjo Rue_de_la_Poste
    Market_Road@Bamenda+Kumba+Buea+Limbé Church_Street@Bamenda+Kumba+Buea+Limbé Hospital_Road@Bamenda+Kumba+Buea+Limbé School_Street@Bamenda+Kumba+Buea+Limbé
    Cow_Street@Bamenda Up-Station_Road@Bamenda Buea_Road@Kumba Mbonge_Road@Kumba Mile_17_Road@Buea Great_Soppo_Road@Buea Down_Beach_Road@Limbé Mile_4_Road@Limbé`,
  // Towns of the English-speaking regions.
  ownRoads: ENGLISH_TOWNS,
  street: STREET,
  address: '{street}, {place.district}, {place.home} {1-2999} {city}',
  phone: '+237 6(7#|7#|7#|9#|9#|9#|5#|5#|8[0-36-9]) ## ## ##',
  landline: '+237 {place.area} ## ## ##',
  banks: {
    // Bank codes unconfirmed; from the seventh on they are chosen so that banks differ.
    columns: 'bank bic code share',
    rows: `
      Afriland First Bank|CCEICMCX|10005|20
      Société Générale Cameroun|SGCMCMCX|10003|13
      BICEC|ICLRCMCX|10001|11
      SCB Cameroun|BCMACMCX|10002|10
      Ecobank Cameroun|ECOCCMCX|10029|8
      UBA Cameroun|UNAFCMCX|10033|10
      Commercial Bank Cameroon|CBCDCMCX|10023|6
      Union Bank of Cameroon|UCMACMCX|10024|3
      NFC Bank|NAFCCMCY|10025|4
      Banque Atlantique Cameroun|ATCRCMCM|10034|4
      BGFIBank Cameroun|BGFICMCX|10035|3
      CCA-Bank|CCAMCMCY|10039|8`,
  },
  account: ribAccount(cemacRib, '{bank.code} 000{2#} {11#} 00'),
  cards: 'visa:75 mastercard:25',
  wallets:
    'MTN_MoMo@67,650,651,652,653,654,680,681,682,683 Orange_Money@69,655,656,657,658,659,686,687,688,689',
  firms: {
    ...FIRMS,
    // The forms of OHADA: those of one person since 1998, SAS since 2014.
    forms: `
      SARL|50|1960|1|300
      SARLU|36|1998|1|40|1
      SA|9|1960|10|3000
      SAS|5|2014|2|200`,
    name: '({founder} {trade}|{trade} {founder}|Kamer {trade}|{town} {trade}|{trade} {founder} et Fils|{founder} et {partner} {trade}) {form}',
  },
  income: [60000, 550000],
  fields: {
    street,
    walletreceipt: walletReceipt({ 'MTN MoMo': momoReceipt, 'Orange Money': stampedReceipt('PP') }),
    region: { label: 'Région' },
    id: pictured('Numéro de CNI', '{100-119}######', {
      synonyms: ['cni', "carte nationale d'identité"],
    }),
    // Two letters and digits: the usual look.
    passport: pictured('Numéro de passeport', 'A[A-C]######', { synonyms: ['passeport'] }),
    // Region, serial, year: the usual look.
    licence: {
      label: 'Permis de conduire',
      synonyms: ['permis'],
      make(random, { born, place }) {
        const year = random.int(Math.min(25, Math.max(5, born.year - 1982)), 25);
        return `${place.plate?.text}-${random.digits(6)}-${two(year)}`;
      },
    },
    voter: pictured("Carte d'électeur", '%########', { synonyms: ['elecam'] }),
    // A P, month and year of birth, and digits.
    tax: certified(cmNiu, 'NIU', {
      synonyms: ['numéro identifiant unique', 'dgi'],
      make: (random, { born }) => `P${born.mm}${born.yy}${random.digits(8)}${random.pick(KEYS)}`,
    }),
    ssn: pictured('Numéro CNPS', '{100-399}-#######-###-[A-Z]', { synonyms: ['cnps'] }),
    ...ribFields(cemacRib),
    merchant: {
      label: 'Commerçant',
      special: true,
      write: shops(
        '(Boutique|Pharmacie|Librairie|Boulangerie|Alimentation|Pressing|Snack) {owner}||(Quincaillerie|Électroménager|Meubles|Optique|Garage|Téléphonie) {owner}',
      ),
    },
    plate: pictured('Immatriculation', '{place.plate} {001-999} [A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    street,
    registration: {
      label: 'RCCM',
      make: (random, p) =>
        `RC/${p.place.code?.text}/${Math.max(1998, Number(p.read('founded')))}/B/${random.int(10, 5999)}`,
    },
    tax: certified(cmNiu, 'NIU', {
      // Numbers of companies start with M, the month and year of registration, and digits.
      make: (random, p) =>
        `M${two(random.int(1, 12))}${p.read('founded').slice(2)}${random.digits(8)}${random.pick(KEYS)}`,
    }),
  },
  presets: [virement('Virement SYSTAC')],
}));
