import { albanianNames, bosniak, serbianNames } from '../data/balkanNames.ts';
import { LI } from '../data/ibanLayouts.ts';
import { swissGerman } from '../data/languages/swissGerman.ts';
import { ibanField } from '../fields/iban.ts';
import { chAhv } from '../validators/chAhv.ts';
import { liPeid } from '../validators/liPeid.ts';

import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

const folds = { ä: 'ae', ö: 'oe', ü: 'ue' };

export const li = country('li', () => ({
  name: 'Liechtenstein',
  alpha3: 'LIE',
  paydays: [[25]],
  currency: 'CHF',
  perEuro: 1.3,
  priceStep: 5,
  gs1: '760',
  // With the days on which banks rest besides: 2 January, Shrove Tuesday, Good Friday, 24 and 31 December. Source: date-holidays.
  holidays: '0101 0102 0106 0202 E-47 0319 E-2 E+1 0501 E+39 E+50 E+60 0815 0908 1101 1208 1224-1226 1231',
  group: 'Europe',
  locale: { language: 'de', zone: 'Europe/Vaduz' },
  economy: {
    vat: { usual: 8.1, food: 2.6 },
    deductions: { social: 6.2, tax: 7 },
    tenure: { rent: 49, loan: 42 },
    shops: { card: 36, wallet: 29 },
  },
  words: {
    exonyms:
      'liechtensteinisch liechtensteinische liechtensteinois liechtensteinoise liechtensteiniano liechtensteinense',
    scripts:
      'リヒテンシュタイン 列支敦士登 리히텐슈타인 ليختنشتاين लिकटेंस्टीन Лихтенштейн Лихтенштейна Ліхтенштейн Ліхтенштейну',
    women: 'Liechtensteinerin Liechtensteinerinnen',
  },
  aliases:
    'Liechtensteiner Liechtensteiners Fürstentum_Liechtenstein Principality_of_Liechtenstein Lichtenstein',
  ages: '8.5 15 16.5 17 18 14 11',
  life: {
    studies: 38,
    retires: 65,
    pays: [1160, 2320],
    institutions: `
      pension AHV-IV-FAK
      university (Universität Liechtenstein|OST Ostschweizer Fachhochschule)
      primary Primarschule {town}
      secondary (Oberschule|Realschule|Liechtensteinisches Gymnasium) {town}
      hospital Liechtensteinisches Landesspital
      town Gemeinde {town}
      police Landespolizei
      transit LIEmobil
      welfare Amt für Soziale Dienste
      fire Feuerwehr {town}`,
  },
  language: swissGerman,
  sources:
    'Ages and municipalities are estimates from general knowledge of Amt für Statistik, Bevölkerungsstatistik 2024; names by generation and shares of banks, cards and forms are estimates too.',
  names: [
    {
      folds,
      share: 86,
      male: {
        0: `Josef Johann Alois Franz Anton Adolf Karl Hans Otto Walter Ernst Rudolf Emil Arnold Hermann Eugen Werner Paul Ludwig
          Herbert Engelbert Egon Alfons Gebhard`,
        1955: `Peter Josef Hans Franz Anton Norbert Herbert Manfred Werner Markus Kurt Thomas Ernst Walter Hansjörg Alexander Rainer
          Ewald Roland Arthur Wilfried Hugo Helmut Günther`,
        1972: `Thomas Daniel Markus Michael Marco Christian Martin Patrick Peter Andreas Stefan Roland Marcel Jürgen Alexander Oliver
          Rainer Mario Christoph Pascal Manfred Dietmar Sandro Wolfgang`,
        1988: `Michael Marco Daniel Simon Fabian Lukas Manuel Stefan Patrick Christian Philipp David Raphael Thomas Andreas Dominik
          Matthias Florian Martin Sandro Benjamin Mathias Sascha Ivan`,
        2000: `Lukas Noah Luca David Simon Fabian Elias Julian Leon Jonas Samuel Gabriel Nico Raphael Jan Joel Aaron Leandro Dario
          Valentin Matteo Tim Laurin Maximilian`,
      },
      female: {
        0: `Maria Anna Rosa Hedwig Elisabeth Berta Klara Theresia Ida Olga Martha Paula Frieda Hilda Irma Katharina Agnes Emma Erika
          Wilhelmina Josefina Margaritha Kreszenz Rosmarie`,
        1955: `Maria Monika Elisabeth Margrit Christine Ursula Irene Doris Helga Sonja Rita Cornelia Marianne Brigitte Claudia Ruth
          Ingrid Edith Silvia Gertrud Annelies Renate Marlies Theres`,
        1972: `Sandra Claudia Nicole Daniela Manuela Karin Petra Sonja Sabine Barbara Andrea Monika Yvonne Alexandra Silvia Michaela
          Judith Simone Carmen Tanja Patricia Martina Evelyne Susanne`,
        1988: `Sarah Stefanie Nadine Jasmin Melanie Vanessa Laura Julia Sabrina Corina Jessica Ramona Katharina Tamara Bettina Nina
          Rebecca Angela Carina Jacqueline Lisa Natascha Anna Michèle`,
        2000: `Anna Laura Sophia Lea Julia Lena Leonie Elena Sarah Alina Emma Lara Mia Nina Amelie Valentina Johanna Magdalena Emilia
          Luisa Annika Ladina Chiara Selina`,
      },
      family: `Büchel:4 Frick:4 Hasler:3.5 Marxer:3.5 Beck:3.2 Schädler:3 Vogt:3 Ritter:2.7 Oehri:2.5 Sele:2.4 Kindle:2.3 Wohlwend:2.2
        Nigg:2 Hilti:1.9 Kaiser:1.8 Matt Meier Öhri Nipp Batliner Banzer Hoop Eberle Ospelt Wolfinger Wanger Walser Verling Quaderer
        Risch Kieber Gassner Gstöhl Heeb Allgäuer Bürzle Beusch Biedermann Brunhart Elkuch Fehr Foser Gerner Goop Gantner Hoch
        Jehle Konrad Kranz Lampert Laternser Lingg Malin Marogg Nägele Negele Netzer Niedhart Nutt Ott Pfeiffer Rheinberger Rechsteiner
        Röckle Schurte Schreiber Seger Sprenger Spalt Steger Tschütscher Thöny Tschol Uehle Vogelsang Wachter Wille Willi Zech
        Bicker Bühler Frommelt Frommel Haas Hassler Heidegger Hemmerle Jäger Kaufmann Keller Kind Lenherr Ludescher Marock Mündle
        Näscher Noser Ritz Rüdisser Sulser Schächle Schierscher Schlegel Schmidle Senti Stocker Strunk Thoma Vetter Vogler Wenaweser
        Zogg Amann Bargetze Bernhart Berger Blum Bischof Boss Burtscher Düngler Dürr Ender Erne Eggenberger Fasel Feger Fischer
        Forrer Gächter Good Gabathuler Gartmann Huber Hutter Hobi Kessler Kohler Kuster Lutz Loretz Mähr Müller Moser Mathis
        Mayer Pfefferkorn Rohrer Rupp Rüegg Saxer Senn Stadler Tinner Wehrle Weber Zimmermann Zünd`,
    },
    { ...serbianNames, share: 3 },
    { ...bosniak, share: 3 },
    { ...albanianNames, share: 3 },
    {
      // From Turkey.
      share: 2,
      male: {
        0: 'Mehmet Mustafa Ahmet Ali Hasan Hüseyin',
        1980: 'Murat Serkan Emre Burak Deniz Onur Can Kerem',
      },
      female: { 0: 'Fatma Ayşe Emine Hatice Zeynep', 1980: 'Elif Esra Selin Derya Özlem Büşra Gamze Melisa' },
      family: 'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Polat',
    },
    {
      // From Portugal.
      share: 3,
      male: {
        0: 'António José Manuel João Carlos',
        1980: 'Paulo Ricardo Nuno Tiago Bruno Diogo Fábio Pedro',
      },
      female: {
        0: 'Maria Ana Rosa Fernanda Isabel',
        1980: 'Sónia Carla Patrícia Vanessa Catarina Joana Inês Diana',
      },
      family:
        'Ferreira Pereira Fernandes Rodrigues Gonçalves Martins Gomes Lopes Santos Sousa Costa Oliveira',
    },
  ],
  places: {
    // Municipalities and the villages that have a postcode or a quarter of their own. Planken, of less than 500 people, is left out.
    columns: 'city region zone area lat lon pop',
    rows: `
      Schaan|Oberland|9494|232|47.1650|9.5087|6.1
      Vaduz|Oberland|9490|237|47.1410|9.5215|5.8
      Triesen|Oberland|9495|392|47.1067|9.5278|5.4
      Balzers|Oberland|9496|384|47.0667|9.5025|4.6
      Eschen|Unterland|9492|373|47.2108|9.5222|3.2
      Mauren|Unterland|9493|373|47.2189|9.5444|3.5
      Triesenberg|Oberland|9497|262|47.1181|9.5419|2.5
      Ruggell|Unterland|9491|373|47.2381|9.5269|2.5
      Gamprin|Unterland|9487|373|47.2206|9.5097|1.0
      Bendern|Unterland|9487|373|47.2128|9.5067|0.7
      Nendeln|Unterland|9485|373|47.1986|9.5483|1.4
      Schellenberg|Unterland|9488|373|47.2300|9.5467|1.1
      Schaanwald|Unterland|9486|373|47.2136|9.5661|0.9
      Malbun|Oberland|9497|262|47.1019|9.6100|0.1
      Steg|Oberland|9497|262|47.1114|9.5739|0.1
      Mäls|Oberland|9496|384|47.0614|9.4939|0.3`,
    others: `Eschen=Eschen-Nendeln; Gamprin=Gamprin-Bendern; Mauren=Muren; Triesenberg=Triesnerberg;
      Oberland=Upper Country|Highlands; Unterland=Lower Country|Lowlands`,
  },
  roads: `Landstrasse Feldkircher_Strasse Poststrasse Industriestrasse Im_Bretscha Austrasse Bahnhofstrasse Dorfstrasse Kirchstrasse
    Schulstrasse Fürst-Franz-Josef-Strasse Aeulestrasse@Vaduz Städtle@Vaduz Herrengasse@Vaduz Schaanerstrasse@Vaduz
    Zollstrasse Im_Feld Feldstrasse Gapetschstrasse@Schaan Tröxlegass@Schaan Reberastrasse@Schaan Im_Loch Rheinstrasse Wingertstrasse
    Essanestrasse@Eschen Dr.-Albert-Schädler-Strasse@Eschen Peter-Kaiser-Strasse Bergstrasse Gagoz@Balzers Mariahilf@Balzers Im_Krüz
    Rotenboden@Triesenberg Wangerbergstrasse@Triesenberg Haldenstrasse Churer_Strasse Unterdorf Oberdorf Rietstrasse Neugrütt`,
  street: '{road} {1-120}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+423 (77|78|79)# ## ##',
  landline: '+423 {place.area} ## ##',
  // Codes and BICs by SIX, Bank Master, as schwifty's registry of banks has them.
  banks: {
    columns: 'bank bic code share private',
    rows: `
      Liechtensteinische Landesbank|LILALI2X|08800|52
      VP Bank|VPBVLI2X|08805|18
      LGT Bank|BLFLLI2X|08810|17
      Bank Frick|BFRILI22|08811|4
      Neue Bank|NBANLI22|08802|3
      Kaiser Partner Privatbank|SERBLI22|08806|2|yes
      Bendura Bank|HYIBLI22|08803|2|yes
      Sigma Bank|VOAGLI22|08812|2|yes`,
    others: 'Liechtensteinische Landesbank=LLB; Neue Bank=Neue Bank AG',
  },
  account: { label: 'Kontonummer', picture: '############' },
  iban: ibanField({ LI }, '{bank.code}{account}'),
  cards: 'mastercard:54 visa:43 amex:3',
  wallets: 'TWINT',
  firms: {
    // Gesellschaft mit beschränkter Haftung since 2017 again (PGR, art. 389).
    forms: `
      AG|60|1936|1|3000
      GmbH|22|2017|1|80
      Anstalt|15|1936|1|60
      Genossenschaft|1|1936|3|200
      KlG|2|1936|2|20`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{trade} {founder}|{trade} {town}) {form}',
  },
  income: [4000, 13000],
  fields: {
    // No rule is public; the look of the specimens.
    id: pictured('Identitätskartennummer', 'ID######', { synonyms: ['identitätskarte'] }),
    passport: pictured('Passnummer', 'R#####', { synonyms: ['reisepass'] }),
    licence: pictured('Führerausweisnummer', '0######', { synonyms: ['führerausweis'] }),
    tax: certified(liPeid, 'PEID', { synonyms: ['personenidentifikationsnummer', 'steuernummer'] }),
    ssn: certified(chAhv, 'AHV-Nummer', { synonyms: ['ahv', 'ahvn13'] }),
    bankcode: pictured('Bankenclearing (IID)', '{bank.code}', { synonyms: ['iid', 'clearing'] }),
    merchant: { label: 'Händler' },
    postcode: { label: 'Postleitzahl' },
    region: { label: 'Wahlkreis' },
    plate: pictured('Kontrollschild', 'FL {1000-46999}', { synonyms: ['nummernschild'] }),
  },
  company: {
    registration: {
      label: 'Registernummer (Öffentlichkeitsregister)',
      make(random, { firm }) {
        const number = String(REGISTER(random, firm.founded)).padStart(7, '0');
        return `FL-0002.${number.slice(0, 3)}.${number.slice(3, 6)}-${number[6]}`;
      },
    },
    tax: certified(liPeid, 'PEID'),
  },
}));

/** Numbers of the register with their last digit: estimates, from general knowledge. */
const REGISTER = series(
  '1936 10000 · 1970 310000 · 1990 1020000 · 2000 1580000 · 2010 3400000 · 2018 5860000 · 2026 7350000',
);
