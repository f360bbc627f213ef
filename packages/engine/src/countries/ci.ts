import { french } from '../data/languages/french.ts';
import { shops } from '../fields/transaction.ts';
import { momoReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { two } from '../kernel/day.ts';
import { LETTERS } from '../kernel/random.ts';
import { ciNcc } from '../validators/ciNcc.ts';
import { uemoaRib } from '../validators/uemoaRib.ts';
import { certified, country, pictured } from './declare.ts';
import { FIRMS, ribAccount, ribFields, virement } from './ohada.ts';

/** Surname first, as identity cards and banks write it. */
const order = '{family} {given}';

const CHRISTIAN = {
  male: {
    0: `Jean Pierre Paul Joseph François Félix Bernard Michel Étienne Laurent Mathieu Marcel Lucien Denis Gaston Ernest
      Germain Auguste Antoine Albert André Benoît Blaise Camille Célestin Emmanuel Eugène Firmin Honoré Simon`,
    1962: `Jean-Baptiste Jean-Claude Jean-Jacques Jean-Pierre Bernard Alain Pascal Roger Gilbert Raymond Alexis Célestin
      Désiré Guillaume Ignace Henri Léon Robert Théodore Thomas Sylvain Sylvestre Victor Vincent Charles Jérôme Lambert
      Maurice Norbert Noël`,
    1977: `Serge Didier Hervé Olivier Franck Alain Stéphane Eric Patrice Christian Patrick Thierry Arsène Fabrice Guy Yves
      Roland Armand Aristide Narcisse Martial Parfait Modeste Romaric Anicet Brice Achille Cyrille Évariste Constant
      Rodrigue`,
    1992: `Franck Christian Wilfried Hermann Cédric Arthur Ange Junior Stéphane Emmanuel Jean-Marc Fabrice Yannick Israël
      Isaac Joël Marc Désiré Pacôme Romuald Kevin Axel David Daniel Samuel Steve William Ulrich Loïc Moïse`,
  },
  female: {
    0: `Marie Jeanne Thérèse Anne Élisabeth Cécile Catherine Madeleine Marguerite Joséphine Marcelle Bernadette Antoinette
      Germaine Henriette Odette Hélène Agathe Rosalie Victorine Monique Colette Georgette Suzanne Yvonne Julienne
      Véronique Pauline Micheline Léontine`,
    1962: `Marie Georgette Jacqueline Christine Brigitte Chantal Béatrice Bernadette Geneviève Martine Solange Françoise
      Simone Eugénie Évelyne Viviane Rose Clémentine Delphine Hortense Philomène Pélagie Juliette Florentine Denise
      Justine Régine Félicité Angèle Marthe`,
    1977: `Nadège Sylvie Patricia Clarisse Rosine Edwige Estelle Sandrine Viviane Mireille Blandine Carine Carole Florence
      Christelle Prisca Solange Nathalie Chantal Josiane Flore Lydie Corinne Irène Gisèle Olga Natacha Laure Rachelle
      Nina`,
    1992: `Christelle Prisca Estelle Grâce Marina Raïssa Sandra Vanessa Tatiana Murielle Fabiola Marie-Laure Inès Esther
      Ruth Stéphanie Emmanuella Linda Noëlle Audrey Élodie Marie-Ange Cynthia Anaïs Aurélie Jessica Laetitia Flora
      Rebecca Danielle`,
  },
};

const MUSLIM = {
  male: {
    0: `Mamadou Moussa Amadou Adama Bakary Brahima Drissa Issa Lassina Salif Sékou Siaka Souleymane Yacouba Zoumana Oumar
      Ousmane Seydou Karamoko Mory Lamine Lanciné Kassoum Abou Daouda`,
    1975: `Moussa Mamadou Ibrahima Adama Abdoulaye Aboubacar Lassina Souleymane Drissa Issouf Youssouf Sidiki Bakary Siaka
      Vassiriki Vamara Yaya Inza Losseni Gaoussou Zoumana Karim Hamed Seydou Brahima Valy Ali`,
    1992: `Ibrahim Mohamed Moussa Aboubacar Abdoul Cheick Ismaël Souleymane Mamadou Hamed Issouf Youssouf Abdoulaye Lacina
      Kader Bassirou Yacouba Adama Ousmane Karim Aziz Idriss Inza Rachid Anzoumana Soualio Lassana Ladji`,
  },
  female: {
    0: `Fatoumata Mariam Awa Aminata Salimata Fanta Kadiatou Rokia Massandjé Matogoma Korotoum Maïmouna Nabintou Assétou
      Djénéba Ramata Sita Tenin Makoura Minata Maférima Nagnouma Bintou Mawa Karidja`,
    1975: `Aminata Fatoumata Mariam Awa Salimata Bintou Rokia Fanta Assita Assétou Maïmouna Karidja Korotoumou Djénéba
      Nafissatou Mariame Sali Abiba Alimata Adjaratou Ramatou Massita Kadidiatou Sanata Safiatou`,
    1992: `Aminata Mariam Fatoumata Aïcha Awa Fatim Bintou Hadja Nafissatou Maïmouna Salimata Zeinab Rokia Yasmine Djénéba
      Kadidja Mariama Ramatoulaye Sarata Oumou Rahmat Assata Naminata Matenin Aïssata`,
  },
};

const AKAN = {
  ...CHRISTIAN,
  family: `Kouassi:7 Kouamé:6 Koffi:6 Yao:6 Konan:6 N'Guessan:5 Kouadio:5 Kouakou:4 Brou:2 Aka:2 N'Dri N'Da N'Zi N'Goran
    N'Gbra N'Cho N'Dah Assi Yapi Yapo Achi Adou Adjé Ahoua Ahoussou Akpa Akré Allah Allou Amani Amon Anoh Anoma Assoumou
    Atsé Beda Bilé Boka Boni Danho Djè Ehui Ekra Essis Ettien Gnamien Kacou Kadio Kadjo Kanga Kassi Kobenan Komenan Kra
    Lasm Loba Loukou Mambo Manouan Mel Memel Mobio Nanan Niamké Niamien Nogbou Ohouo Okou Oura Tano Tanoh Wognin Yobo
    Yoboué`,
};

/** The days of birth, as the Baoulé name men and women after them. */
const DAYS = 'Kouassi/Akissi Kouadio/Adjoua Konan/Amenan Kouakou/Ahou Yao/Aya Koffi/Affoué Kouamé/Amoin';

/** The courts of first instance beside Abidjan's; BKE and DAL are seen, the others are not confirmed. */
const COURTS: Readonly<Record<string, string>> = {
  'Vallée du Bandama': 'BKE',
  Lacs: 'BKE',
  'District autonome de Yamoussoukro': 'YAM',
  'Sassandra-Marahoué': 'DAL',
  'Bas-Sassandra': 'SPE',
  Savanes: 'KOR',
  Denguélé: 'KOR',
  Montagnes: 'MAN',
  'Gôh-Djiboua': 'GAG',
  Comoé: 'ABG',
  'Grand-Bassam': 'ABJ',
  Zanzan: 'ABG',
};

/** The kind of firm in the numbers of the register since 2020. */
const KINDS: Readonly<Record<string, string>> = { SARL: 'B12', SARLU: 'B13', SA: 'B14', SAS: 'B16' };

export const ci = country('ci', () => ({
  name: 'Côte d’Ivoire',
  alpha3: 'CIV',
  paydays: [[28], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'XOF',
  decimals: 0,
  perEuro: 600,
  priceStep: 5,
  gs1: '618',
  holidays: '0101^ fitr^ E+1 0501^ E+39 adha^ E+50 0807^ 0815^ mawlid+1 1101^ 1115* 1225^',
  group: 'Africa',
  locale: { language: 'fr', zone: 'Africa/Abidjan' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 6.3, tax: 8 },
    tenure: { rent: 50, loan: 1 },
    shops: { card: 15, wallet: 80 },
  },
  words: {
    scripts: 'コートジボワール 科特迪瓦 코트디부아르 ساحل_العاج Кот-д’Ивуар',
  },
  aliases:
    "Côte_d'Ivoire Cote_d'Ivoire Ivory_Coast Ivorian Ivorians Ivoirien Ivoirienne Ivoiriens Elfenbeinküste Costa_de_Marfil République_de_Côte_d'Ivoire",
  sources:
    'ages about as in UN WPP 2024, towns about as in census of 2021; shares of banks, cards, forms and peoples estimated',
  ages: '25 29 20.5 13 8 3.4 1.1',
  life: {
    studies: 22,
    retires: 60,
    pays: [60000, 300000],
    institutions: `
      university Université virtuelle de Côte d’Ivoire
      university@Abidjan+Bingerville+Anyama (Université Félix Houphouët-Boigny|Université Nangui Abrogoua)
      university@Bouaké Université Alassane Ouattara
      university@Daloa Université Jean Lorougnon Guédé
      university@Korhogo+Ferkessédougou Université Peleforo Gon Coulibaly
      university@Man+San-Pédro+Bondoukou Université {place.home}
      university@Yamoussoukro Institut national polytechnique Félix Houphouët-Boigny
      primary (Groupe scolaire|École primaire publique) {place.home}
      secondary (Lycée moderne|Collège moderne) {place.home}
      hospital (Centre hospitalier régional|Hôpital général) {place.home}
      hospital@Abidjan CHU (de Cocody|de Treichville|de Yopougon|d’Angré)
      hospital@Bouaké CHU de Bouaké
      care Centre d’accueil (Saint-Joseph|Notre-Dame|La Paix) – {town}
      town Mairie {place.home}
      police Commissariat de police {place.home}
      transit Transports urbains {place.home}
      pension (CNPS|CNPS|IPS-CGRAE)
      fire Groupement des sapeurs-pompiers militaires`,
  },
  language: french,
  names: [
    // The Akan, many of whom have a day name as their middle name.
    {
      ...AKAN,
      share: 20,
      near: {
        'Vallée du Bandama': 24,
        'District autonome de Yamoussoukro': 32,
        Lacs: 40,
        Comoé: 36,
        Lagunes: 36,
        Savanes: 2,
        Denguélé: 1,
        Montagnes: 5,
        Zanzan: 14,
        'Gôh-Djiboua': 14,
      },
      order: '{family} {middle} {given}',
      middle: DAYS,
    },
    {
      ...AKAN,
      order,
      share: 18,
      near: {
        'Vallée du Bandama': 20,
        'District autonome de Yamoussoukro': 26,
        Lacs: 34,
        Comoé: 34,
        Lagunes: 40,
        Savanes: 2,
        Denguélé: 1,
        Montagnes: 5,
        Zanzan: 14,
        'Gôh-Djiboua': 13,
      },
    },
    // The Malinké and Dioula.
    {
      ...MUSLIM,
      order,
      share: 26,
      near: {
        Savanes: 18,
        Denguélé: 88,
        'Vallée du Bandama': 30,
        Zanzan: 40,
        Montagnes: 22,
        Lacs: 14,
        Lagunes: 14,
        Comoé: 18,
      },
      family: `Koné:9 Traoré:7 Touré:6 Bamba:6 Coulibaly:5 Diabaté:4 Cissé:4 Fofana:3 Diarra Dosso Doumbia Diomandé Sangaré
        Sidibé Keïta Camara Sylla Diallo Barry Bakayoko Dembélé Konaté Kamagaté Kaba Karamoko Meïté Berté Ballo Sanogo
        Cherif Savané Sako Dagnogo Fadiga Gbané Timité Binaté Soumahoro Kanté Kouyaté Haïdara Samaké Sissoko`,
    },
    // The Senoufo and Lobi of the north, for the most part Muslims by now.
    {
      ...MUSLIM,
      order,
      share: 12,
      near: {
        Savanes: 74,
        Denguélé: 9,
        'Vallée du Bandama': 18,
        Zanzan: 26,
        Montagnes: 4,
        Lacs: 5,
        Lagunes: 4,
        Comoé: 6,
      },
      family: `Ouattara:14 Coulibaly:13 Soro:12 Silué:11 Yéo:8 Tuo:6 Koné:6 Sékongo Zié Kambou Kambiré Hien Sib Palé Dah
        Tiéné Nanga Kolo Kana Konaté Sanogo Tioté Navigué Gbon`,
    },
    // The Bété, Dida, Wè and other Krou.
    {
      ...CHRISTIAN,
      order,
      share: 12,
      near: {
        'Gôh-Djiboua': 46,
        'Sassandra-Marahoué': 24,
        'Bas-Sassandra': 22,
        Montagnes: 22,
        Savanes: 1,
        Denguélé: 0.5,
        'Vallée du Bandama': 3,
        Zanzan: 2,
        Comoé: 2,
      },
      family: `Gnahoré Zadi Djédjé Beugré Blé Bogui Dago Dali Dogo Gnagne Goré Guédé Gohi Kipré Kraidy Lago Okou Séri Sery
        Tapé Téhé Wodié Zahui Zébié Zogbo Zoro Zokou Dadié Digbeu Gbagbo Gnaoré Gballou Guéhi Koudou Lohourignon Lorougnon
        Nahounou Ouraga Siallou Tagro Yoro Zagba Glahou Gnonsian Kouya`,
    },
    // The Dan, Gouro and other southern Mande.
    {
      ...CHRISTIAN,
      order,
      share: 8,
      near: {
        Montagnes: 42,
        'Sassandra-Marahoué': 20,
        Savanes: 1,
        Denguélé: 0.5,
        'Vallée du Bandama': 3,
        Zanzan: 2,
        Comoé: 2,
        Lagunes: 3,
      },
      family: `Guéi Gueu Oulai Tia Tié Toh Tohé Tra Goué Tra_Bi Gbato Gonéti Irié Kessé Loua Mahan Monnet Sahi Tiémoko Vanié
        Voho Youan Zamblé Boti Djè_Bi Foua Gala Goh Gondo Guiriobé Kpan Méambly Séa`,
    },
    // Families from Burkina Faso.
    {
      ...MUSLIM,
      order,
      share: 4,
      near: { 'Bas-Sassandra': 9, Savanes: 2, Denguélé: 1 },
      family: `Ouédraogo Sawadogo Zongo Kaboré Compaoré Ilboudo Nikiéma Tapsoba Zoungrana Kiemtoré Bonkoungou Sana Kinda
        Zida Ouattara Tiendrébéogo Nacoulma Belem Porgo Guira`,
    },
  ],
  places: {
    // The area code with the digit after it; `code` and `office` precede and follow the number of a post box.
    // `home` is the town in the names of public bodies. The offices of some communes are not confirmed.
    columns: 'city region district area lat lon code office pop home',
    rows: `
      Abidjan|District autonome d’Abidjan|Yopougon|27 23 4|5.3360|-4.0740|23 BP|Abidjan 23|1571|d’Abidjan
      Abidjan|District autonome d’Abidjan|Abobo|27 24 3|5.4161|-4.0159|13 BP|Abidjan 13|1340|d’Abidjan
      Abidjan|District autonome d’Abidjan|Cocody|27 22 4|5.3600|-3.9800|08 BP|Abidjan 08|692|d’Abidjan
      Abidjan|District autonome d’Abidjan|Port-Bouët|27 21 2|5.2700|-3.9500|07 BP|Abidjan 07|618|d’Abidjan
      Abidjan|District autonome d’Abidjan|Koumassi|27 21 3|5.2950|-3.9500|26 BP|Abidjan 26|412|d’Abidjan
      Abidjan|District autonome d’Abidjan|Adjamé|27 20 3|5.3600|-4.0250|02 BP|Abidjan 02|340|d’Abidjan
      Abidjan|District autonome d’Abidjan|Attécoubé|27 20 3|5.3400|-4.0380|20 BP|Abidjan 20|313|d’Abidjan
      Abidjan|District autonome d’Abidjan|Marcory|27 21 2|5.3000|-3.9850|11 BP|Abidjan 11|214|d’Abidjan
      Abidjan|District autonome d’Abidjan|Treichville|27 21 2|5.3050|-4.0050|05 BP|Abidjan 05|106|d’Abidjan
      Abidjan|District autonome d’Abidjan|Plateau|27 20 2|5.3250|-4.0200|01 BP|Abidjan 01|7|d’Abidjan
      Anyama|District autonome d’Abidjan|Zossonkoi|27 23 5|5.4950|-4.0520|BP|Anyama|389|d’Anyama
      Bingerville|District autonome d’Abidjan|Résidentiel|27 22 4|5.3560|-3.8850|BP|Bingerville|204|de Bingerville
      Bouaké|Vallée du Bandama|Koko|27 31 6|7.6939|-5.0303|01 BP|Bouaké 01|740|de Bouaké
      Daloa|Sassandra-Marahoué|Lobia|27 32 7|6.8773|-6.4502|BP|Daloa|380|de Daloa
      San-Pédro|Bas-Sassandra|Bardot|27 34 7|4.7685|-6.6363|01 BP|San-Pédro 01|390|de San-Pédro
      Yamoussoukro|District autonome de Yamoussoukro|Habitat|27 30 6|6.8205|-5.2767|BP|Yamoussoukro|340|de Yamoussoukro
      Korhogo|Savanes|Soba|27 36 7|9.4580|-5.6296|BP|Korhogo|440|de Korhogo
      Man|Montagnes|Domoraud|27 33 7|7.4125|-7.5538|BP|Man|240|de Man
      Gagnoa|Gôh-Djiboua|Dioulabougou|27 32 7|6.1319|-5.9506|BP|Gagnoa|270|de Gagnoa
      Divo|Gôh-Djiboua|Commerce|27 32 7|5.8374|-5.3572|BP|Divo|180|de Divo
      Soubré|Bas-Sassandra|Commerce|27 34 7|5.7856|-6.5931|BP|Soubré|170|de Soubré
      Abengourou|Comoé|Agnikro|27 35 7|6.7297|-3.4964|BP|Abengourou|135|d’Abengourou
      Agboville|Lagunes|Dioulakro|27 23 5|5.9280|-4.2132|BP|Agboville|95|d’Agboville
      Grand-Bassam|Comoé|Moossou|27 21 3|5.2318|-3.7388|BP|Grand-Bassam|124|de Grand-Bassam
      Dabou|Lagunes|Commerce|27 23 5|5.3256|-4.3769|BP|Dabou|85|de Dabou
      Bouaflé|Sassandra-Marahoué|Dioulabougou|27 30 6|6.9904|-5.7442|BP|Bouaflé|90|de Bouaflé
      Dimbokro|Lacs|Commerce|27 30 6|6.6468|-4.7052|BP|Dimbokro|60|de Dimbokro
      Ferkessédougou|Savanes|Résidentiel|27 36 7|9.5928|-5.1945|BP|Ferkessédougou|100|de Ferkessédougou
      Adzopé|Lagunes|Commerce|27 23 5|6.1069|-3.8619|BP|Adzopé|70|d’Adzopé
      Sinfra|Sassandra-Marahoué|Dioulabougou|27 30 6|6.6210|-5.9114|BP|Sinfra|70|de Sinfra
      Bondoukou|Zanzan|Commerce|27 35 7|8.0402|-2.8203|BP|Bondoukou|68|de Bondoukou
      Odienné|Denguélé|Commerce|27 33 7|9.5051|-7.5643|BP|Odienné|62|d’Odienné`,
    others: `District autonome d’Abidjan=Abidjan; District autonome de Yamoussoukro=Yamoussoukro; Abidjan=Abijan`,
  },
  roads: `Rue_du_Commerce Boulevard_de_la_République Avenue_Houphouët-Boigny Rue_des_Jardins@Cocody Avenue_de_la_Paix
    Rue_du_Marché Boulevard_de_la_Paix Rue_de_l’École Rue_de_la_Mosquée Rue_de_l’Hôpital Rue_des_Écoles Rue_de_la_Gare@Bouaké+Agboville+Dimbokro+Ferkessédougou+Anyama
    Avenue_de_l’Indépendance Boulevard_Latrille@Cocody Rue_du_Lycée Rue_Princesse@Yopougon Avenue_Chardy@Plateau Boulevard_Mitterrand@Cocody
    Boulevard_Giscard_d’Estaing@Treichville+Marcory+Koumassi+Port-Bouët Avenue_Noguès@Plateau Rue_des_Brasseurs@Marcory+Treichville Boulevard_de_Marseille@Marcory+Treichville Rue_du_Canal@Marcory
    Rue_Pierre_et_Marie_Curie@Marcory Avenue_8@Treichville Avenue_16@Treichville Rue_12@Treichville Rue_38@Treichville Rue_L_125@Cocody Rue_K_45@Cocody Boulevard_Nangui_Abrogoua@Adjamé
    Avenue_Marchand@Plateau Rue_des_Pêcheurs@Port-Bouët+Treichville+Marcory+Grand-Bassam+San-Pédro Rue_de_la_Poste`,
  street: '({road}|{1-120} {road}|Lot {1-900}, {road}|Villa {1-120}, {road})',
  address: '{street}, {place.district}, {place.code} {1-1999} {place.office}',
  phone: '+225 (07|07|07|07|05|05|05|01|01) ## ## ## ##',
  landline: '+225 {place.area}# ## ##',
  banks: {
    // Bank codes unconfirmed; the last three are chosen so that banks differ.
    columns: 'bank bic code share',
    rows: `
      Société Générale Côte d’Ivoire|SGCICIAB|CI008|18
      NSIA Banque|BIAOCIAB|CI042|13
      Ecobank Côte d’Ivoire|ECOCCIAB|CI059|12
      SIB|SIVBCIAB|CI007|12
      BICICI|BICICIAB|CI006|8
      Bank of Africa Côte d’Ivoire|AFRICIAB|CI032|8
      Banque Atlantique Côte d’Ivoire|ATCICIAB|CI034|9
      BNI|CSSSCIAB|CI092|7
      UBA Côte d’Ivoire|UNAFCIAB|CI150|5
      Orabank Côte d’Ivoire|ORBKCIAB|CI121|4
      Coris Bank International|CORICIAB|CI166|4`,
    others: `Société Générale Côte d’Ivoire=SGCI; NSIA Banque=NSIA`,
  },
  account: ribAccount(uemoaRib, '{bank.code} 01{3#} {12#} 00'),
  cards: 'visa:80 mastercard:20',
  wallets: 'Wave:55 Orange_Money@07:45 MTN_MoMo@05:45 Moov_Money@01:45',
  firms: {
    ...FIRMS,
    // The forms of OHADA: those of one person since 1998, SAS since 2014.
    forms: `
      SARL|46|1960|1|300
      SARLU|42|1998|1|40|1
      SA|5|1960|10|3000
      SAS|7|2014|2|200`,
    name: '({founder} {trade}|{trade} {founder}|Ivoire {trade}|{town} {trade}|{trade} {founder} et Frères|{founder} et {partner} {trade}) {form}',
  },
  income: [80000, 800000],
  fields: {
    walletreceipt: walletReceipt({ 'MTN MoMo': momoReceipt, 'Orange Money': stampedReceipt('PP') }),
    region: { label: 'District' },
    id: pictured('Numéro de CNI', 'CI00#######', {
      synonyms: ['cni', "carte nationale d'identité"],
    }),
    nni: pictured('NNI', '1##########', {
      group: 'identity',
      synonyms: ['numéro national d’identification', 'oneci'],
    }),
    // Begins with the year of issue.
    passport: {
      label: 'Numéro de passeport',
      room: 2_600_000,
      synonyms: ['passeport'],
      make: (random, { expires }) =>
        `${two((expires.year - 5) % 100)}A${random.pick(LETTERS)}${random.digits(5)}`,
    },
    // Four letters of the surname, two years, serial and letter: the usual look.
    licence: {
      label: 'Permis de conduire',
      synonyms: ['permis'],
      make: (random, { family, born }) =>
        `${family.capitals
          .replace(/[^A-Z]/g, '')
          .slice(0, 4)
          .padEnd(
            4,
            'X',
          )}01-${random.int(Math.min(25, Math.max(10, born.year - 1982)), 25)}-${random.digits(8)}${random.pick('ABCDEFGHJKLM')}`,
    },
    health: pictured('Numéro CMU', '384%#########', { synonyms: ['cmu', 'cnam'] }),
    tax: certified(ciNcc, 'Compte contribuable (NCC)', {
      synonyms: ['ncc', 'compte contribuable', 'dgi'],
    }),
    // Sex, year and month of birth, serial: the usual look.
    ssn: {
      label: 'Numéro CNPS',
      synonyms: ['cnps'],
      make: (random, { sex, born }) => `${sex === 'male' ? 1 : 2}${born.yy}${born.mm}${random.digits(7)}`,
    },
    ...ribFields(uemoaRib),
    merchant: {
      label: 'Commerçant',
      special: true,
      write: shops(
        '(Boutique|Pharmacie|Librairie|Maquis|Boulangerie|Pressing|Supérette) {owner}||(Quincaillerie|Électroménager|Meubles|Optique|Garage|Téléphonie) {owner}',
      ),
    },
    plate: pictured('Immatriculation', '[A-D][A-HJ-NP-Z]-{001-999}-[A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    street: { picture: '({road}|{1-120} {road}|Lot {1-900}, {road}|{road}, Immeuble {founder})' },
    // The register started in 1998; OHADA's code of 2019 added the kind of firm to the number. B12 and B13 are seen
    // with SARL; those of SA and SAS are not confirmed.
    registration: {
      label: 'RCCM',
      make(random, { place: { city, region }, firm: { founded, form } }) {
        const number = random.digits(5);
        const court = COURTS[city.text] ?? COURTS[region.text] ?? 'ABJ';
        return founded < 2020
          ? `CI-${court}-${Math.max(1998, founded)}-B-${number}`
          : `CI-${court}-${court === 'ABJ' ? '03' : '01'}-${founded}-${KINDS[form.name.text]}-${number}`;
      },
    },
    // The year of the first tax account, which is the year of founding.
    tax: certified(ciNcc, 'Compte contribuable (NCC)', {
      make: (random, { firm: { founded } }) =>
        `${two(founded % 100)}${ciNcc.make(random, undefined).slice(2)}`,
    }),
  },
  presets: [virement('Virement SICA-UEMOA')],
}));
