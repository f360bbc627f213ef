import { sealRib } from '../checksum/rib.ts';
import { french } from '../data/languages/french.ts';
import { CHRISTIAN } from '../data/westAfricanNames.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { two } from '../kernel/day.ts';
import { cemacRib } from '../validators/cemacRib.ts';
import { cmNiu } from '../validators/cmNiu.ts';
import { certified, country, pictured } from './declare.ts';

const KEYS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export const cm = country({
  code: 'cm',
  name: 'Cameroon',
  alpha3: 'CMR',
  currency: 'XAF',
  group: 'Africa',
  aliases:
    'Cameroun Cameroonian Cameroonians Camerounais Camerounaise Kamerun République_du_Cameroun Republic_of_Cameroon',
  // Surname first, as identity cards and banks write it.
  language: french,
  names: [
    // The French-speaking south. Ngo stands before the names of Bassa women.
    {
      share: 61,
      order: '{family} {given}',
      male: `Jean Emmanuel Paul Pierre Joseph Samuel Alain Patrick Hervé Christian Eric Martin Roger Serge Francis
        Jean-Pierre Jean-Paul Jean-Marie Jean-Claude Jean-Jacques André François Michel Marcel Daniel David Simon
        Thomas Thierry Bertrand Boris Brice Bruno Cédric Célestin Charles Clément Cyrille Denis Désiré Dieudonné
        Donald Édouard Ernest Étienne Eugène Fabrice Félix Franck Frédéric Gabriel Georges Gérard Gilles Guillaume Guy
        Henri Honoré Innocent Jacques Joël Jules Julien Justin Laurent Louis Luc Lucien Maurice Maxime Nicolas Olivier
        Pascal Philippe Raymond René Richard Robert Roland Sébastien Stéphane Valentin Victor Vincent Yannick Yves`,
      female: `Marie Jeanne Solange Christelle Rose Carine Florence Nadège Vanessa Brigitte Sandrine Mireille
        Ernestine Delphine Clarisse Pauline Yvette Viviane Stéphanie Marie-Claire Marie-Louise Marie-Thérèse Jeannette
        Joséphine Jacqueline Thérèse Juliette Justine Adèle Agnès Alice Anne Antoinette Arlette Armelle Augustine
        Aurélie Béatrice Bernadette Blandine Caroline Catherine Cécile Chantal Charlotte Christine Claire Claudine
        Colette Danielle Diane Édith Élise Élisabeth Esther Estelle Évelyne Flore Françoise Gaëlle Geneviève Germaine
        Hélène Henriette Inès Irène Julie Laure Laurence Léa Lucie Lydie Madeleine Marguerite Martine Mathilde Mélanie
        Monique Nathalie Nicole Odette Olga Patricia Rosine Simone Suzanne Sylvie Tatiana Valérie Véronique Yvonne`,
      family: `Fotso Kamga Mbarga Atangana Essomba Ndongo Onana Etoundi Mvondo Talla Kamdem Tagne Simo Nkeng Abena
        Djoumessi Mballa Nguimfack Tchoumi Tchatchoua Abega Abessolo Akono Amougou Ateba Awono Ayissi
        Bassong/Ngo_Bassong Batoum/Ngo_Batoum Bayiha Belinga Bilong Ekani Eboa Edimo Elanga Essama Essono Etame Ewane
        Evina Eyenga Fokou Foe Fokam Fouda Kamto Kamgang Kana Kengne Kenfack Kenne Kouam Kuate Lobe Manga Mbassi Mbia
        Mbida Mbock/Ngo_Mbock Messi Moukoko Mvogo Nana Nanga Ndjock Ndoumbe Ngah Ngassa Ngono Njike Nkolo Nkoa Nkoulou
        Nlend/Ngo_Nlend Noah Nono Ntsama Nyobe/Ngo_Nyobe Nzie Olinga Omgba Ondoa Ondoua Owona Sime Takam Tamo
        Tchakounté Tchamba Tchana Tchinda Tiako Tsafack Tsala Wamba Wandji Yakam Zambo Zogo`,
    },
    // The English-speaking west.
    {
      share: 18,
      order: '{family} {given}',
      male: `Divine Clovis Walter Derick Godlove Valentine ${CHRISTIAN.male}`,
      female: `Delphine Immaculate Relindis Magdalene ${CHRISTIAN.female}`,
      family: `Fru Ndi Tabi Eyong Enow Ngwa Che Achu Agbor Ashu Ayuk Ambe Chi Fon Mbi Mbah Nde Neba Nfor Nji Nchinda
        Tah Tabe Takang Tanjong Wirba Besong Egbe Oben Ojong Arrey Bate Etta Mbua Njie Lyonga Mokake Ngu Tamfu Shey
        Suh Awah Akum Forchu`,
    },
    // The Muslim north, and the Bamum.
    {
      share: 21,
      order: '{family} {given}',
      male: `Ibrahim Hamadou Aboubakar Moussa Abdoulaye Ahmadou Saïdou Souleymanou Issa Adamou Ousmanou Mohamadou
        Amadou Youssouf Hamidou Idrissou Alioum Halidou Ismaïla Daouda Salihou Bachirou Yacoubou Mamoudou Abdou
        Harouna Aminou Yaouba Seïni Mounirou`,
      female: `Aïssatou Fadimatou Hadja Hawa Ramatou Habiba Zénabou Djamila Mariamou Aminatou Asta Maïmouna Halimatou
        Salamatou Khadidjatou Adama Djénabou Nafissatou Rabiatou Oumoul Hadidjatou Safiatou Nenné Roukayatou Fanta
        Balkissou Samira`,
      family: `Oumarou Bello Bouba Njoya Haman Sadou Yaya Ndam Njikam Hayatou Ahidjo Abbo Iya Sali Garga Dairou Mana
        Nsangou Mfouapon Njoyama Marafa Baba Tchiroma Kaïgama Yérima Bakari Hamayadji Djibrilla Mahamat Abba Boukar
        Ousman Bobbo`,
    },
  ],
  places: {
    columns: 'city region area lat lon plate code',
    rows: `
      Douala|Littoral|233|4.0483|9.7043|LT|DLA
      Yaoundé|Centre|222|3.8667|11.5167|CE|YAO
      Garoua|Nord|222|9.3014|13.3977|NO|GAR
      Bamenda|Nord-Ouest|233|5.9597|10.1460|NW|BDA
      Maroua|Extrême-Nord|222|10.5909|14.3159|EN|MRA
      Bafoussam|Ouest|233|5.4778|10.4176|OU|BFM
      Ngaoundéré|Adamaoua|222|7.3277|13.5847|AD|NGD
      Bertoua|Est|222|4.5773|13.6846|ES|BTA
      Kousséri|Extrême-Nord|222|12.0769|15.0306|EN|KSR
      Kumba|Sud-Ouest|233|4.6363|9.4469|SW|KBA
      Nkongsamba|Littoral|233|4.9547|9.9404|LT|NKS
      Edéa|Littoral|233|3.8000|10.1333|LT|EDA
      Buea|Sud-Ouest|233|4.1527|9.2410|SW|BUE
      Limbé|Sud-Ouest|233|4.0186|9.2043|SW|LMB
      Dschang|Ouest|233|5.4440|10.0533|OU|DSG
      Foumban|Ouest|233|5.7266|10.8986|OU|FBN
      Ébolowa|Sud|222|2.9000|11.1500|SU|EBW
      Kribi|Sud|222|2.9400|9.9100|SU|KRI
      Loum|Littoral|233|4.7182|9.7351|LT|LOU
      Mbouda|Ouest|233|5.6261|10.2542|OU|MBD
      Mokolo|Extrême-Nord|222|10.7424|13.8023|EN|MOK
      Guider|Nord|222|9.9333|13.9467|NO|GDR`,
  },
  roads: `Avenue_Kennedy Boulevard_de_la_Liberté Rue_de_la_Joie Avenue_Ahmadou_Ahidjo Boulevard_du_20_Mai
    Rue_du_Marché Avenue_de_l’Indépendance Rue_Joss Rue_Foch Avenue_Charles_de_Gaulle Boulevard_de_la_République
    Rue_de_l’Hôpital Rue_des_Palmiers Rue_Nachtigal Boulevard_de_la_Réunification Avenue_Foch
    Rue_Sylvanie Commercial_Avenue Rue_de_la_Gare Rue_du_Gouverneur Rue_des_Écoles Rue_de_la_Mosquée
    Avenue_des_Banques Rue_de_la_Cathédrale Avenue_Jean-Paul_II Rue_Njo-Njo Rue_de_la_Poste`,
  street:
    '({road}|{1-180} {road}|{road}, face (Total|école publique|pharmacie|station)|{road}, immeuble {founder})',
  address: '{street}, BP {1-2999} {city}',
  phone: '+237 6(7#|5#|8[0-36-9]|9#) ## ## ##',
  landline: '+237 {place.area} ## ## ##',
  banks: {
    // Bank codes unconfirmed; from the seventh on they are chosen so that banks differ.
    columns: 'bank bic code',
    rows: `
      Afriland First Bank|CCEICMCX|10005
      Société Générale Cameroun|SGCMCMCX|10003
      BICEC|ICLRCMCX|10001
      SCB Cameroun|BCMACMCX|10002
      Ecobank Cameroun|ECOCCMCX|10029
      UBA Cameroun|UNAFCMCX|10033
      Commercial Bank Cameroon|CBCDCMCX|10023
      Union Bank of Cameroon|UCMACMCX|10024
      NFC Bank|NAFCCMCY|10025
      Banque Atlantique Cameroun|ATCRCMCM|10034
      BGFIBank Cameroun|BGFICMCX|10035
      CCA-Bank|CCAMCMCY|10039`,
  },
  account: certified(cemacRib, 'RIB', {
    synonyms: ["relevé d'identité bancaire", 'numéro de compte'],
    write: sealed('{bank.code} 000{2#} {11#} 00', sealRib),
  }),
  cards: 'visa mastercard',
  wallets: 'MTN_MoMo Orange_Money',
  firms: {
    forms: 'SARL SA SAS SARLU',
    name: '({founder} {trade}|{founder} {trade}|Kamer {trade}|{town} {trade}|Établissements {founder}|{founder} et Fils) {form}',
  },
  income: [60000, 600000],
  fields: {
    wallet: networkWallet(
      'MTN_MoMo:67,650,651,652,653,654,680,681,682,683 Orange_Money:69,655,656,657,658,659,686,687,688,689',
    ),
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
    rib: certified(cemacRib, 'RIB', { make: (_, p) => p.read('account') }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      synonyms: ['guichet'],
      make: (_, p) => p.read('account').slice(6, 11),
    },
    merchant: pictured(
      'Commerçant',
      '(Boutique|Pharmacie|Librairie|Quincaillerie|Boulangerie|Alimentation|Pressing|Snack) {founder}',
      {},
    ),
    plate: pictured('Immatriculation', '{place.plate} {001-999} [A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    registration: {
      label: 'RCCM',
      make: (random, p) =>
        `RC/${p.place.code?.text}/${Math.max(1998, Number(p.read('founded')))}/B/${random.int(10, 5999)}`,
    },
    tax: certified(cmNiu, 'NIU', {
      // Companies bear an M, the month and year of registration, and digits.
      make: (random, p) =>
        `M${two(random.int(1, 12))}${p.read('founded').slice(2)}${random.digits(8)}${random.pick(KEYS)}`,
    }),
  },
  presets: [
    {
      key: 'virement',
      name: 'Virement SYSTAC',
      rows: [
        ['Donneur d’ordre', 'name'],
        ['Banque', 'bank'],
        ['RIB du donneur d’ordre', 'account'],
        ['Bénéficiaire', 'payee.name'],
        ['Banque du bénéficiaire', 'payee.bank'],
        ['RIB du bénéficiaire', 'payee.account'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ['Référence', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
