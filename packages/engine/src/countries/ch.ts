import { list } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { chAhv } from '../validators/chAhv.ts';
import { chQr } from '../validators/chQr.ts';
import { chUid } from '../validators/chUid.ts';
import { iban, ibanOf } from '../validators/iban.ts';
import { putQr } from './ch/qrReference.ts';
import { certified, country, pictured } from './declare.ts';

/** Streets where people do not speak German. */
const ROADS: Readonly<Record<string, readonly string[]>> = {
  fr: list(`Rue_de_la_Gare Route_de_Berne Rue_du_Lac Avenue_de_la_Gare Chemin_des_Vignes Rue_de_Lausanne Rue_du_Simplon
    Avenue_du_Léman Chemin_du_Bois Rue_Centrale Rue_des_Alpes Grand-Rue Rue_du_Marché Chemin_de_la_Source Rue_de_l'Hôpital
    Avenue_de_France Rue_du_Collège Place_du_Marché`),
  it: list(`Via_Cantonale Via_San_Gottardo Via_Stazione Via_Nassa Via_al_Lago Via_Motta Viale_Cassarate Via_Pretorio
    Via_Ceresio Piazza_della_Riforma Via_Monte_Boglia Via_Besso`),
};

/** Street names in the language of the place. */
const street: OwnField = {
  make(random, p) {
    const roads = ROADS[`${p.place.code?.text}`];
    const road = roads ? random.common(roads) : p.road.text;
    return `${road} ${random.int(1, 120)}${random.chance(0.1) ? random.pick('abc') : ''}`;
  },
};

export const ch = country({
  code: 'ch',
  name: 'Switzerland',
  alpha3: 'CHE',
  currency: 'CHF',
  group: 'Europe',
  aliases: `Schweiz Suisse Svizzera Svizra Helvetia Swiss Schweizer Schweizerin Swiss_Confederation
    Confoederatio_Helvetica Suiza Zwitserland`,
  names: {
    folds: { ä: 'ae', ö: 'oe', ü: 'ue' },
    male: `Daniel Peter Thomas Hans Martin Christian Andreas Michael Marco David Marc Patrick Markus Stefan
      Pascal Beat Urs Simon Bruno Roland René Lukas Luca Philippe Nicolas Werner Reto Marcel Roger Fabian
      Jan Robert Pierre Paul Rolf Adrian Walter Jean Matthias Alain Samuel Josef Jonas Kurt Heinz Noah
      Antonio Alexander Rudolf Manuel Dominik Olivier Laurent Giuseppe Sandro Mario Kevin Ivan Christoph
      Claude Michel Nico Tim Liam Levin Elias Leon Gabriel Matteo Silvan Florian Raphael Benjamin Joël
      Julien Sébastien Yves Didier Jacques François Alexandre Fabio Claudio Sven Jürg Ueli Fritz Ernst
      Alfred Hansruedi Anton Franz Dario Nils Arben Mehmet Goran Dragan Vincent Maxime`,
    female: `Maria Anna Ursula Sandra Ruth Elisabeth Monika Claudia Verena Nicole Barbara Andrea Marie
      Daniela Christine Sarah Laura Brigitte Anita Silvia Karin Susanne Katharina Manuela Esther Petra
      Corinne Cornelia Doris Julia Isabelle Margrit Rita Franziska Sabine Rosmarie Jacqueline Nathalie Sonja
      Regula Denise Vanessa Sara Stefanie Lea Lara Lena Mia Emma Elena Sofia Nina Jana Alina Chiara Leonie
      Michelle Céline Chantal Sylvie Véronique Valérie Anne Catherine Françoise Martine Nadine Tanja Eveline
      Simone Heidi Erika Irene Judith Patrizia Francesca Giulia Angela Carmen Fabienne Jasmin Melanie Rahel
      Selina Livia Ladina Noemi Salome Zoé Chloé Camille Léa Manon Aurélie Caroline Marlis Therese Bettina
      Lucia Ana`,
    family: `Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann
      Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Kunz Bucher Favre Berger Hofer
      Kaufmann Lehmann Hess Christen Marti Egli Frey Küng Arnold Ammann Koch Hofmann Kuhn Stalder Rochat
      Bieri Zürcher Studer Schwarz Odermatt Gasser Vogel Martin Bühler Fuchs Haas Flückiger Walker Wenger
      Schär Iten Lüthi Sutter Kohler Peter Blaser Ackermann Schaller Aebi Bernasconi Wüthrich Rüegg Maurer
      Wolf Gisler Amstutz Kälin Lang Hunziker Jost Senn Hug Stocker Zaugg Bianchi Ferrari Ziegler Burri
      Blanc Pittet Rossier Cuendet Chappuis Jaquet Perrin Monnier Girard Dubois Bonvin Roduit Fournier Rey
      Clerc Aubert Gay Dupont Jeanneret Robert Perret Vuilleumier Droz Matthey Schmidt Wagner Hartmann Imhof
      Zumstein Zbinden Beyeler Gerster Schürch Siegenthaler Hirschi Liechti Rohner Nussbaum Thommen Tobler
      Vonlanthen Wicki Zehnder Egger Schumacher Krasniqi Gashi Berisha Jovanović Silva Ferreira Rossi
      Crivelli Cattaneo Fontana Caduff Cavegn Capaul Rüfenacht Oberholzer Mathys Niederberger Leuenberger Spycher Stettler Eichenberger`,
  },
  places: {
    // `code` is the language of the streets.
    columns: 'city region zone area lat lon plate code',
    rows: `
      Zürich|Zürich|8001-8006,8032,8037,8038,8041,8044-8053,8055,8057|44|47.3667|8.5500|ZH|
      Genève|Genève|1201-1209|22|46.2022|6.1457|GE|fr
      Basel|Basel-Stadt|4051-4059|61|47.5584|7.5733|BS|
      Lausanne|Vaud|1003-1007,1010,1012,1018|21|46.5160|6.6328|VD|fr
      Bern|Bern|3004-3008,3010-3015,3018|31|46.9481|7.4474|BE|
      Winterthur|Zürich|8400,8404-8406,8408,8409|52|47.5056|8.7241|ZH|
      Luzern|Luzern|6003-6006,6014,6015|41|47.0505|8.3064|LU|
      St. Gallen|St. Gallen|9000,9008,9010-9012,9014-9016|71|47.4239|9.3748|SG|
      Lugano|Ticino|6900|91|46.0101|8.9600|TI|it
      Biel/Bienne|Bern|2502-2505|32|47.1371|7.2461|BE|
      Thun|Bern|3600,3603,3604,3608|33|46.7512|7.6217|BE|
      Köniz|Bern|3098|31|46.9244|7.4146|BE|
      La Chaux-de-Fonds|Neuchâtel|2300|32|47.0999|6.8259|NE|fr
      Fribourg|Fribourg|1700|26|46.8024|7.1513|FR|fr
      Schaffhausen|Schaffhausen|8200,8203,8207,8208|52|47.6973|8.6349|SH|
      Chur|Graubünden|7000|81|46.8499|9.5329|GR|
      Neuchâtel|Neuchâtel|2000|32|46.9918|6.9310|NE|fr
      Sion|Valais|1950|27|46.2274|7.3556|VS|fr
      Zug|Zug|6300|41|47.1724|8.5173|ZG|
      Aarau|Aargau|5000,5004|62|47.3925|8.0442|AG|
      Bellinzona|Ticino|6500|91|46.1928|9.0170|TI|it`,
  },
  roads: `Bahnhofstrasse Hauptstrasse Dorfstrasse Schulstrasse Kirchweg Birkenweg Gartenstrasse Rosenweg Bergstrasse
    Industriestrasse Seestrasse Zürcherstrasse Bernstrasse Feldstrasse Lindenstrasse Poststrasse Oberdorfstrasse
    Mühlestrasse Sonnenbergstrasse Wiesenweg Ringstrasse Rebenweg Langgasse Marktgasse Höhenweg Museumstrasse
    Schützenstrasse Gotthardstrasse Alpenstrasse Tellstrasse Breitenweg`,
  street: '{road} {1-120}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+41 (76|78|79) [2-8]## ## ##',
  landline: '+41 {place.area} [2-7]## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      UBS|UBSWCHZH|00230
      PostFinance|POFICHBE|09000
      Raiffeisen|RAIFCH22|80808
      Zürcher Kantonalbank|ZKBKCHZZ|00700
      Banque Cantonale Vaudoise|BCVLCH2L|00767
      Berner Kantonalbank|KBBECH22|00790
      Luzerner Kantonalbank|LUKBCH22|00778
      Basler Kantonalbank|BKBBCHBB|00770
      Migros Bank|MIGRCHZZ|08401
      St.Galler Kantonalbank|KBSGCH22|00781
      Valiant Bank|VABECH22|06300
      Banque Cantonale de Genève|BCGECHGG|00788`,
  },
  account: '############',
  bban: '{bank.code}{account}',
  cards: 'mastercard visa amex maestro',
  wallets: 'TWINT',
  firms: {
    forms: 'AG GmbH SA Sàrl',
    name: '({founder} {trade}|{founder} & {partner}|{founder} & Partner|Gebrüder {founder}|{founder} {trade}) {form}',
  },
  income: [4500, 11000],
  fields: {
    street,
    // Cards and passports of 2022 and later mix letters in; no rule is public, the look of the specimens.
    id: pictured('Identitätskartennummer', '(E#######|S#@##@##)', {
      synonyms: ['identitätskarte', "carte d'identité"],
    }),
    passport: pictured('Passnummer', '(X#######|A#@##@##)', {
      synonyms: ['passeport', 'reisepass'],
    }),
    licence: pictured('Führerausweisnummer', '00%######00[1-6]', {
      synonyms: ['führerausweis', 'permis de conduire'],
    }),
    tax: certified(chAhv, 'AHV-Nummer (Steuern)', { make: (_, p) => p.read('ssn') }),
    ssn: certified(chAhv, 'AHV-Nummer', {
      synonyms: ['ahv', 'avs', 'ahvn13', 'navs13', 'numéro avs', 'numero avs'],
    }),
    vat: certified(chUid, 'MWST-Nummer', {
      synonyms: ['mwst', 'uid'],
      make: (random) => `${chUid.make(random, undefined)} MWST`,
    }),
    // 80 health, 756 Switzerland, insurer, card; the rule of the end is not public.
    health: pictured('Versichertenkarte', '80756{00008-01569}##########', {
      synonyms: ['veka'],
    }),
    bankcode: pictured('Bankenclearing (IID)', '{bank.code}', { synonyms: ['iid', 'clearing'] }),
    reference: certified(chQr, 'QR-Referenz', {
      synonyms: ['esr', 'bvr', 'qrr'],
      write: putQr,
    }),
    merchant: pictured(
      'Händler',
      '(Bäckerei|Apotheke|Buchhandlung|Café|Metzgerei|Papeterie|Optik|Garage|Blumen|Velos) {founder}',
      {},
    ),
    plate: pictured('Kontrollschild', '{place.plate} {1000-399999}', {
      synonyms: ['nummernschild'],
    }),
  },
  company: {
    street,
    registration: certified(chUid, 'UID'),
    vat: certified(chUid, 'MWST-Nummer', { make: (_, p) => `${p.read('registration')} MWST` }),
    // QR-IIDs run from 30000 to 31999 and mostly repeat the end of the bank's own IID.
    qriban: {
      label: 'QR-IBAN',
      group: 'banking',
      validator: iban,
      make: (random, p) => ibanOf('CH', `30${p.bank.code?.text.slice(2)}${random.digits(12)}`),
    },
  },
  presets: [
    {
      key: 'qr-bill',
      name: 'QR-Rechnung',
      rows: [
        ['QR-IBAN', 'company.qriban'],
        ['Zahlbar an', 'company.name'],
        ['Adresse', 'company.address'],
        ['UID', 'company.registration'],
        ['Betrag', 'amount'],
        ['Währung', 'currency'],
        ['Referenz', 'reference'],
        ['Zahlbar durch', 'name'],
        ['Adresse des Zahlers', 'address'],
        ['Datum', 'date'],
      ],
    },
    {
      key: 'twint',
      name: 'TWINT',
      rows: [
        ['Sender', 'name'],
        ['Handynummer', 'phone'],
        ['Bank', 'bank'],
        ['Empfänger', 'payee.name'],
        ['Handynummer des Empfängers', 'payee.phone'],
        ['Betrag', 'amount'],
        ['Währung', 'currency'],
        ['Transaktion', 'txn'],
        ['Datum', 'date'],
      ],
    },
  ],
});
