import { luhnDigit } from '../checksum/luhn.ts';
import { sealRib, withRibKey } from '../checksum/rib.ts';
import { CB } from '../data/cards.ts';
import { DZA, foreigners, ITA, MAR, PRT, ROU, TUR } from '../data/foreigners.ts';
import { FR } from '../data/ibanLayouts.ts';
import { french } from '../data/languages/french.ts';
import { SEPA_DEBIT } from '../data/schemes/sepaRails.ts';
import { BILLERS } from '../data/sectors.ts';
import { creditorId } from '../fields/creditorId.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { bare, grouped } from '../kernel/text.ts';
import { DEBIT_FACTS, DEBIT_ROWS } from '../presets/sepa.ts';
import { frNir } from '../validators/frNir.ts';
import { frRib } from '../validators/frRib.ts';
import { frSiren } from '../validators/frSiren.ts';
import { frSiret } from '../validators/frSiret.ts';
import { frSpi } from '../validators/frSpi.ts';
import { frTva } from '../validators/frTva.ts';
import { landOfBirth } from './abroad.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './fr/names.ts';
import { series } from './series.ts';

export const fr = country('fr', () => ({
  name: 'France',
  alpha3: 'FRA',
  paydays: [[28], [31]],
  currency: 'EUR',
  ips: '90.0-127 86.192-255 82.64-67',
  gs1: '300',
  lei: '9695',
  holidays: '0101 E-2 E+1 0501 0508 E+39 E+50 0714 0815 1101 1111 1225 1226',
  group: 'Europe',
  locale: { language: 'fr', zone: 'Europe/Paris' },
  economy: {
    vat: { usual: 20, food: 5.5 },
    deductions: { social: 11.3, tax: 16.4 },
    tenure: { rent: 37, loan: 30 },
    shops: { card: 58, wallet: 30 },
  },
  words: {
    exonyms: `Frankreich Frankrijk Frankrike Francja França französisch französische französischer Frenchmen francés
      francesa Fransa Francji francuski francuska francuskie francuskich franceses francesi francese francês Franse
      Fransen Fransız francuscy Prancis Perancis Pháp nước_Pháp người_Pháp`,
    scripts: `フランス 法国 法國 프랑스 فرنسا فرنسي~ फ़्रांस फ्रांस Франци^ Франці^ французск~ французьк~ француз французы французов
      француженка француженки Ufaransa Mfaransa Wafaransa`,
    women: 'Französin Französinnen Francuzka Francuzki',
    places: `Paris=パリ|巴黎|파리|باريس|पेरिस|Париж+|Парижі|Paryż|Paryża|Paryżu|Parijs|Parijse|Pariser|Pariserin|parisino|parisina|Παρίσι
      ; Lyon=リヨン|里昂|리옹|ليون|Лион+|Ліон+|lyonnais|lyonnaise|lyonnaises
      ; Marseille=マルセイユ|马赛|馬賽|마르세유|مرسيليا|मार्सिले|Марсель|Марселя|Марселе|Марселі|Marsylia|Marsylii|Marsella|Marsiglia|Marselha|marseillais|marseillaise
      ; Toulouse=トゥールーズ|图卢兹|툴루즈|Тулуза|Тулузы|Тулузи|toulousain|toulousaine
      ; Bordeaux=ボルドー|波尔多|보르도|Бордо|bordelais|bordelaise
      ; Nice=ニース|尼斯|Ницца|Ниццы|Ніцца|niçois|niçoise
      ; Lille=リール|里尔|lillois|lilloise
      ; Nantes=nantais|nantaise
      ; Strasbourg=ストラスブール|斯特拉斯堡|Страсбург+|strasbourgeois|strasbourgeoise
      ; Rennes=rennais|rennaise
      ; Montpellier=montpelliérain|montpelliéraine
      ; Bretagne=Breton|Bretons|bretonne|bretonnes
      ; Normandie=normand|normande|normands`,
  },
  aliases: 'French Frenchman Frenchwoman Français Française République_française French_Republic Francia',
  ages: '10.5 14.5 15.5 16 15.5 14.5 13.5',
  population: {
    source: 'Estimates from general knowledge of Insee’s Enquête Emploi and of pay in full-time equivalents',
    men: '51.2 51 49 48.2 46.5 42 30',
    work: ['48 84 88 88 82 45 12 5 2', '44 77 82 83 77 44 9 3 1'],
    own: [15, 9],
    unemployed: 7.4,
    disabled: 4,
    pensioned: 97,
    pay: { median: 2900, spread: 2.95, top: 4.1, women: 86 },
  },
  life: {
    // CNAV: the 9th.
    pensionPay: { days: [9] },
    studies: 52,
    retires: 63,
    pays: [780, 1960],
    institutions: `
      pension Assurance retraite
      town@Paris+Marseille+Nice Ville de {town}
      town@Lyon Métropole de Lyon
      fire SDIS {place.home}
      fire@Paris Brigade de sapeurs-pompiers de Paris
      fire@Marseille Bataillon de marins-pompiers de Marseille
      fire@Lyon SDMIS
      primary École élémentaire (Jules Ferry|Jean Moulin|Pasteur|Victor Hugo) {town}
      secondary (Collège|Lycée) (Jules Ferry|Jean Moulin|Pasteur|Victor Hugo) {town}
      university@Paris (Sorbonne Université|Université Paris Cité)
      university@Marseille Aix-Marseille Université
      university@Lyon Université Claude Bernard Lyon 1
      university@Nice Université Côte d'Azur
      university@Montpellier+Bordeaux+Lille+Rennes Université de {town}
      university@Reims Université de Reims Champagne-Ardenne
      university@Saint-Étienne Université Jean Monnet
      university@Grenoble Université Grenoble Alpes
      university@Dijon Université Bourgogne Europe
      university@Angers Université d'Angers
      university@Clermont-Ferrand Université Clermont Auvergne
      university@Brest Université de Bretagne Occidentale
      university@Le_Havre Université Le Havre Normandie
      university@Toulouse+Strasbourg+Toulon Université de {town}
      hospital@Paris AP-HP
      hospital@Marseille AP-HM
      hospital@Lyon Hospices civils de Lyon
      transit@Paris RATP
      transit@Marseille RTM`,
  },
  language: {
    ...french,
    titles: `${french.titles}
      primary-teacher Professeur des écoles/Professeure des écoles
      secondary-teacher Professeur certifié/Professeure certifiée`,
  },
  sources:
    'Insee 2022-2025 (population, communes, prénoms); banks by their reports; forms by créations and stock of Sirene',
  // INSEE, 2024: 8.8 % are foreigners.
  foreigners: foreigners([
    [DZA, 1.6],
    [MAR, 1.4],
    [PRT, 0.9],
    [TUR, 0.5],
    [ITA, 0.5],
    [ROU, 0.4],
  ]),
  names: NAMES,
  places: {
    // `home` is the département, `area` the block that the Arcep reserves for fiction.
    columns: 'city region zone home area lat lon pop',
    rows: `
      Paris|Île-de-France|75001-75020|75|1 99 00|48.8534|2.3488|2113
      Marseille|Provence-Alpes-Côte d'Azur|13001-13016|13|4 65 71|43.2970|5.3811|877
      Lyon|Auvergne-Rhône-Alpes|69001-69009|69|4 65 71|45.7485|4.8467|520
      Toulouse|Occitanie|31000,31100,31200,31300,31400,31500|31|5 36 49|43.6043|1.4437|511
      Nice|Provence-Alpes-Côte d'Azur|06000,06100,06200,06300|06|4 65 71|43.7031|7.2661|353
      Nantes|Pays de la Loire|44000,44100,44200,44300|44|2 61 91|47.2172|-1.5534|325
      Montpellier|Occitanie|34000,34070,34080,34090|34|4 65 71|43.6109|3.8772|307
      Strasbourg|Grand Est|67000,67100,67200|67|3 53 01|48.5839|7.7455|292
      Bordeaux|Nouvelle-Aquitaine|33000,33100,33200,33300,33800|33|5 36 49|44.8404|-0.5805|267
      Lille|Hauts-de-France|59000,59800|59|3 53 01|50.6330|3.0586|238
      Rennes|Bretagne|35000,35200,35700|35|2 61 91|48.1120|-1.6743|227
      Reims|Grand Est|51100|51|3 53 01|49.2653|4.0285|178
      Toulon|Provence-Alpes-Côte d'Azur|83000,83100,83200|83|4 65 71|43.1244|5.9284|180
      Saint-Étienne|Auvergne-Rhône-Alpes|42000,42100|42|4 65 71|45.4339|4.3900|173
      Le Havre|Normandie|76600,76610,76620|76|2 61 91|49.4938|0.1077|166
      Grenoble|Auvergne-Rhône-Alpes|38000,38100|38|4 65 71|45.1787|5.7148|157
      Dijon|Bourgogne-Franche-Comté|21000|21|3 53 01|47.3220|5.0415|161
      Angers|Pays de la Loire|49000,49100|49|2 61 91|47.4738|-0.5477|158
      Nîmes|Occitanie|30000,30900|30|4 65 71|43.8338|4.3596|151
      Clermont-Ferrand|Auvergne-Rhône-Alpes|63000,63100|63|4 65 71|45.7772|3.0870|147
      Brest|Bretagne|29200|29|2 61 91|48.3903|-4.4863|140`,
    others: `Marseille=Marseilles; Lyon=Lyons|Lione; Strasbourg=Straßburg|Estrasburgo; Reims=Rheims;
      Île-de-France=Paris Region|Région parisienne; Bretagne=Brittany; Normandie=Normandy; Occitanie=Occitania;
      Nouvelle-Aquitaine=New Aquitaine|Aquitaine; Provence-Alpes-Côte d'Azur=PACA|Provence;
      Bourgogne-Franche-Comté=Burgundy-Franche-Comté|Burgundy; Pays de la Loire=Loire; Nice=Niza|Nizza;
      Bordeaux=Burdeos; Toulouse=Tolosa; Le Havre=Havre; Paris=Parigi|Parisian|Parisians|Parisien|Parisiens|Parisienne|Parisiennes; Grand Est=Alsace`,
  },
  roads: `Rue_de_la_République Rue_Victor_Hugo Avenue_Jean_Jaurès Rue_Pasteur Rue_Gambetta Rue_de_l'Église Place_de_la_Mairie
    Rue_du_Moulin Rue_des_Écoles Rue_Jules_Ferry Avenue_du_Général_de_Gaulle Rue_Émile_Zola Boulevard_Voltaire
    Rue_de_la_Gare Rue_des_Fleurs Rue_du_Château Rue_de_la_Paix Rue_Jean_Moulin Rue_des_Lilas Allée_des_Tilleuls
    Rue_de_la_Fontaine Avenue_de_la_Libération Rue_du_Stade Rue_Saint-Michel Rue_du_8_Mai_1945 Rue_du_11_Novembre
    Boulevard_Carnot Rue_Molière Rue_des_Acacias Rue_Nationale Rue_du_Commerce Impasse_des_Rosiers Chemin_des_Vignes`,
  street: '{1-140}(|||||| bis) {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  // The mobile block reserved for fiction (06 39 98) fails phone libraries: ordinary ranges.
  phone: '+33 (6 [124-8]#|7 [4-8]#) ## ## ##',
  landline: '+33 {place.area} ## ##',
  // The cooperative banks are regional, each with its own code.
  banks: {
    columns: 'bank bic code share near private',
    rows: `
      La Banque Postale|PSSTFRPP|20041|12
      BNP Paribas|BNPAFRPP|30004|11
      Société Générale|SOGEFRPP|30003|10
      LCL|CRLYFRPP|30002|8
      Crédit Mutuel|CMCIFR2A|10278|8
      CIC|CMCIFRPP|30066|6
      BoursoBank|BOUSFRPP|40618|9||yes
      Revolut|REVOFRPP|28233|4
      Fortuneo|FTNOFRP1|14518|1.5||yes
      N26|NTSBFRM1|20433|1.5||yes
      Crédit Agricole Île-de-France|AGRIFRPP882|18206|17|Paris
      Crédit Agricole Alpes Provence|AGRIFRPP813|11306|17|Marseille
      Crédit Agricole Centre-Est|AGRIFRPP878|17806|17|Lyon
      Crédit Agricole Toulouse 31|AGRIFRPP831|13106|17|Toulouse
      Crédit Agricole Provence Côte d'Azur|AGRIFRPP891|19106|17|Nice,Toulon
      Crédit Agricole Atlantique Vendée|AGRIFRPP847|14706|17|Nantes
      Crédit Agricole Languedoc|AGRIFRPP835|13506|17|Montpellier,Nîmes
      Crédit Agricole Alsace Vosges|AGRIFRPP872|17206|17|Strasbourg
      Crédit Agricole Aquitaine|AGRIFRPP833|13306|17|Bordeaux
      Crédit Agricole Nord de France|AGRIFRPP867|16706|17|Lille
      Crédit Agricole Ille-et-Vilaine|AGRIFRPP836|13606|17|Rennes
      Crédit Agricole Nord-Est|AGRIFRPP802|10206|17|Reims
      Crédit Agricole Loire Haute-Loire|AGRIFRPP845|14506|17|Saint-Étienne
      Crédit Agricole Normandie-Seine|AGRIFRPP883|18306|17|Le Havre
      Crédit Agricole Sud Rhône Alpes|AGRIFRPP839|13906|17|Grenoble
      Crédit Agricole Champagne-Bourgogne|AGRIFRPP810|11006|17|Dijon
      Crédit Agricole Anjou Maine|AGRIFRPP879|17906|17|Angers
      Crédit Agricole Centre France|AGRIFRPP868|16806|17|Clermont-Ferrand
      Crédit Agricole Finistère|AGRIFRPP829|12906|17|Brest
      Caisse d'Épargne Île-de-France|CEPAFRPP751|17515|11|Paris
      Caisse d'Épargne CEPAC|CEPAFRPP131|11315|11|Marseille
      Caisse d'Épargne Rhône Alpes|CEPAFRPP382|13825|11|Lyon,Grenoble
      Caisse d'Épargne Midi-Pyrénées|CEPAFRPP313|13135|11|Toulouse
      Caisse d'Épargne Côte d'Azur|CEPAFRPP831|18315|11|Nice,Toulon
      Caisse d'Épargne Bretagne Pays de Loire|CEPAFRPP444|14445|11|Bretagne,Pays de la Loire
      Caisse d'Épargne Languedoc-Roussillon|CEPAFRPP348|13485|11|Montpellier,Nîmes
      Caisse d'Épargne Grand Est Europe|CEPAFRPP513|15135|11|Grand Est
      Caisse d'Épargne Aquitaine Poitou-Charentes|CEPAFRPP333|13335|11|Bordeaux
      Caisse d'Épargne Hauts de France|CEPAFRPP627|16275|11|Lille
      Caisse d'Épargne Loire Drôme Ardèche|CEPAFRPP426|14265|11|Saint-Étienne
      Caisse d'Épargne Normandie|CEPAFRPP142|11425|11|Le Havre
      Caisse d'Épargne Bourgogne Franche-Comté|CEPAFRPP213|12135|11|Dijon
      Caisse d'Épargne Auvergne Limousin|CEPAFRPP871|18715|11|Clermont-Ferrand
      Banque Populaire Rives de Paris|CCBPFRPPMTG|10207|6|Paris
      Banque Populaire Méditerranée|CCBPFRPPMAR|14607|6|Marseille,Nice,Toulon
      Banque Populaire Auvergne Rhône Alpes|CCBPFRPPGRE|16807|6|Auvergne-Rhône-Alpes
      Banque Populaire Occitane|CCBPFRPPTLS|17807|6|Toulouse
      Banque Populaire Grand Ouest|CCBPFRPPNAN|13807|6|Bretagne,Pays de la Loire
      Banque Populaire Alsace Lorraine Champagne|CCBPFRPPMTZ|14707|6|Grand Est
      Banque Populaire Aquitaine Centre Atlantique|CCBPFRPPBDX|10907|6|Bordeaux
      Banque Populaire du Nord|CCBPFRPPLIL|13507|6|Lille
      Banque Populaire Bourgogne Franche-Comté|CCBPFRPPDJN|10807|6|Dijon
      Banque Populaire du Sud|CCBPFRPPPPG|16607|6|Montpellier,Nîmes`,
    others: `LCL=Le Crédit Lyonnais|Crédit Lyonnais; CIC=Crédit Industriel et Commercial; BoursoBank=Boursorama;
      Société Générale=SocGen|SG; BNP Paribas=BNP; La Banque Postale=Banque Postale`,
  },
  account: {
    label: 'Numéro de compte',
    make: (random) => random.digits(4) && `0${random.digits(10)}`,
  },
  iban: ibanField({ FR }, { write: byAccount('{bank.code}0{4#}0{10#}00', sealRib) }, { FR: withRibKey }),
  cards: 'cb:62 visa:19 mastercard:17 amex:2',
  networks: { cb: CB },
  wallets: 'Wero:70 Lydia:30',
  // Pharmacies are SARL, EURL or SNC, beside the forms of free professions (general knowledge).
  firms: {
    forms: `
      SARL|36|1936|1|400
      SAS|28|1994|1|2500||pharmacy
      SASU|23|1999|1|60|1|pharmacy
      EURL|9|1985|1|40|1
      SNC|1|1936|2|60
      SA|1|1936|50|9000||pharmacy`,
    name: '({trade} {founder}|{founder} & {partner} {trade}|{founder} {trade}|{trade} {town}|Établissements {founder} {trade}) {form}',
    sole: '({trade} {founder}|{founder} {trade}) {form}',
  },
  income: [1850, 6800],
  fields: {
    // Cards since 2021: capitals without vowels and digits, no rule is public.
    id: pictured('Numéro de CNI', `[BCDFGHJKLMNPRTVWXYZ]${'[0-9BCDFGHJKLMNPRTVWXYZ]'.repeat(7)}#`, {
      synonyms: ['cni', "carte nationale d'identité", "carte d'identité"],
    }),
    // The year of issue comes first; a passport is valid for ten years.
    passport: {
      label: 'Numéro de passeport',
      synonyms: ['passeport'],
      make: (random, { expires }) =>
        `${two((expires.year - 10) % 100)}${random.chars(2, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${random.digits(5)}`,
    },
    // NEPH: year and month of the application, département, serial.
    licence: {
      label: 'Permis de conduire (NEPH)',
      synonyms: ['permis', 'permis de conduire', 'neph'],
      make(random, p) {
        const year = Math.min(p.asOf.year - 2, p.born.year + random.int(17, 24));
        return `${two(year % 100)}${two(random.int(1, 12))}${p.home}${random.digits(6)}`;
      },
    },
    tax: certified(frSpi, 'Numéro fiscal (SPI)', { synonyms: ['spi', 'numéro fiscal', 'nif'] }),
    vat: certified(frTva, 'TVA intracommunautaire', { synonyms: ['tva', 'numéro de tva'] }),
    ssn: certified(frNir, 'Numéro de sécurité sociale (NIR)', {
      make(random, persona) {
        const { born, sex } = persona;
        return frNir.make(random, {
          born,
          sex,
          home: landOfBirth(persona, bornAbroad) ?? persona.home,
        });
      },
      synonyms: ['nir', 'insee', 'numéro de sécurité sociale', 'sécu', 'carte vitale'],
    }),
    rib: certified(frRib, 'RIB', {
      synonyms: ["relevé d'identité bancaire"],
      write: byAccount('{bank.code} 0{4#} 0{10#} 00', sealRib),
    }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      make: (_, p) => `0${p.dice('account').digits(4)}`,
      synonyms: ['guichet'],
    },
    postcode: { label: 'Code postal' },
    region: { label: 'Région' },
    // Blocks of landlines that the Arcep reserves for fiction.
    fictionphone: pictured('Numéro fictif', '+33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) ## ##', {
      group: 'contact',
    }),
    merchant: { label: 'Commerçant' },
    mandate: pictured('Référence unique de mandat', 'RUM{signed}@{000001-999999}', {
      group: 'transaction',
      synonyms: ['rum', 'mandat sepa'],
    }),
    plate: pictured(
      "Plaque d'immatriculation",
      '[A-H][A-HJ-NP-TV-Z]-{001-999}-[A-HJ-NP-TV-Z][A-HJ-NP-TV-Z]',
      { synonyms: ['immatriculation'] },
    ),
  },
  company: {
    registration: certified(frSiren, 'SIREN', {
      synonyms: ['rcs', 'rcs number'],
      make(random, { firm: { founded } }) {
        const body = String(SIREN(random, founded)) + random.digits(5);
        return grouped(body + luhnDigit(body), [3, 3], ' ');
      },
    }),
    siret: certified(frSiret, 'SIRET', {
      make(random, p) {
        const office = `000${random.int(1, 4)}`;
        return `${p.read('registration')} ${office}${luhnDigit(bare(p.read('registration')) + office)}`;
      },
    }),
    vat: certified(frTva, 'TVA intracommunautaire', {
      make(_, p) {
        const siren = bare(p.read('registration'));
        return `FR${two((12 + 3 * (Number(siren) % 97)) % 97)}${siren}`;
      },
    }),
    creditorid: creditorId('Identifiant créancier SEPA'),
  },
  presets: [
    {
      key: 'prelevement',
      scheme: SEPA_DEBIT,
      sectors: BILLERS,
      name: 'Prélèvement SEPA',
      facts: DEBIT_FACTS,
      rows: [
        ['Créancier', 'company.name', 'Cdtr.Nm'],
        ['SIRET du créancier', 'company.siret'],
        ['Identifiant créancier SEPA', 'company.creditorid', 'CdtrSchmeId'],
        ['IBAN du créancier', 'company.iban', 'CdtrAcct.IBAN'],
        ['Débiteur', 'name', 'Dbtr.Nm'],
        ['Adresse du débiteur', 'address', 'Dbtr.AdrLine'],
        ['IBAN du débiteur', 'iban', 'DbtrAcct.IBAN'],
        ['BIC du débiteur', 'swift', 'DbtrAgt.BICFI'],
        ['Référence unique de mandat', 'mandate', 'MndtId'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ["Date d'échéance", 'date'],
        ...DEBIT_ROWS,
      ],
    },
  ],
}));

/**
 * The first three digits of SIREN numbers follow the year of registration, approximately; numbers from before 1973
 * follow another rule.
 */
const SIREN = series(
  '1936 542 · 1973 733 · 1973 300 · 1994 393 · 2008 500 · 2012 538 · 2012 749 · 2013 755 · 2013 790 · 2014 800 · 2017 825 · 2018 834 · 2020 854 · 2020 880 · 2021 893 · 2022 909 · 2023 923 · 2023 977 · 2024 983 · 2025 993 · 2040 999',
);

/** Of a hundred whose names came from elsewhere: before 1964 much of it had other codes, since then most are born in France. */
function bornAbroad(year: number): number {
  if (year < 1964) return 0;
  return year < 1986 ? 50 : 30;
}
