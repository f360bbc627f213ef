import { atSteuernummer } from '../validators/atSteuernummer.ts';
import { atSvnr } from '../validators/atSvnr.ts';
import { atUid } from '../validators/atUid.ts';
import { certified, country, pictured } from './declare.ts';

export const at = country({
  code: 'at',
  name: 'Austria',
  alpha3: 'AUT',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Österreich Oesterreich Austrian Austrians Österreicher Österreicherin Republik_Österreich
    Republic_of_Austria`,
  names: {
    folds: { ä: 'ae', ö: 'oe', ü: 'ue' },
    male: `Johann Josef Thomas Michael Peter Franz Andreas Christian Wolfgang Manfred Karl Markus Martin
      Stefan Gerhard Robert Daniel Walter Alexander Herbert Günter Florian Lukas Patrick Helmut Bernhard
      Anton Philipp Mario Christoph David Werner Gerald Jürgen Georg Alfred Roland Harald Dominik Hannes
      Reinhard Ernst Matthias Kurt Rudolf Manuel Sebastian Erich Friedrich Norbert Maximilian Fabian Jakob
      Tobias Paul Felix Simon Leopold Jonas Benjamin Elias Raphael Moritz Julian Leon Noah Valentin Heinz
      Erwin Gottfried Hubert Klaus Otto Hermann Alois Siegfried Oliver Rene Marcel Kevin Gregor Clemens
      Ferdinand Konstantin Emil Theodor Samuel Adrian Xaver Benedikt Vinzenz Mehmet Mustafa Ali Nikola
      Aleksandar Marko Severin Willibald Rainer`,
    female: `Maria Anna Elisabeth Christine Sabine Andrea Claudia Petra Karin Monika Barbara Sandra Martina
      Daniela Brigitte Julia Katharina Manuela Susanne Eva Silvia Margarete Lisa Sarah Ingrid Birgit Doris
      Sonja Renate Nicole Theresia Johanna Michaela Stefanie Christina Gabriele Verena Ursula Melanie Tanja
      Magdalena Viktoria Bettina Franziska Erika Rosa Helga Hermine Gertrude Lena Hannah Laura Sophie Anja
      Theresa Cornelia Alexandra Angelika Elfriede Hildegard Waltraud Edith Roswitha Astrid Eveline Jasmin
      Carina Kerstin Bianca Nina Vanessa Selina Leonie Valentina Emilia Marie Lea Emma Mia Paula Clara
      Helena Rosemarie Gerlinde Sieglinde Margit Heidemarie Ilse Irene Elke Iris Judith Marlene Romana
      Ramona Simone Fatma Ayşe Zeynep Jelena`,
    family: `Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder
      Fischer Schmid Winkler Weber Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang
      Baumgartner Auer Binder Lechner Wolf Wallner Aigner Ebner Koller Lehner Haas Schuster Heilinger Haider
      Stadler Maurer Hauser Koch Böhm Weiß Kaiser Hofbauer Strasser Riegler Kogler Fink Karner Hofmann
      Holzer Krenn Horvath Grabner Mayerhofer Thaler Wieser Seidl Novak Zauner Schober Hager Walter König
      Ortner Jäger Kern Richter Schwaiger Stocker Kraus Kainz Eberl Kofler Klein Zach Schreiner Haslinger
      Rainer Lackner Kaufmann Resch Pfeiffer Unger Bacher Leeb Trummer Konrad Neubauer Plank Posch Pucher
      Putz Rauch Neuhold Ritter Fellner Schauer Hammer Kirchner Frank Hahn Hirsch Zechner Zimmermann Lindner
      Höller Hölzl Knapp Hödl Ganser Haller Gasser Obermayr Wurm Pölzl Prinz Dorner Kaltenbrunner Gassner
      Mair Mader Loidl Yılmaz Jovanović Nikolić Petrović Marković Öztürk Kovacs Nagy Svoboda Novotny
      Prohaska Dvorak Hruby Nemeth Walcher Ladner Tschida Fritz Rieder Unterberger Hinterleitner`,
  },
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Wien|Wien|1010,1020,1030,1040,1050,1060,1070,1080,1090,1100,1110,1120,1130,1140,1150,1160,1170,1180,1190,1200,1210,1220,1230|1|48.2085|16.3721|W
      Graz|Steiermark|8010,8020,8036,8041,8042,8043,8044,8045,8051,8052,8053,8054,8055|316|47.0667|15.4500|G
      Linz|Oberösterreich|4020,4030,4040|732|48.3064|14.2861|L
      Salzburg|Salzburg|5020,5023,5026|662|47.7994|13.0440|S
      Innsbruck|Tirol|6020|512|47.2627|11.3945|I
      Klagenfurt am Wörthersee|Kärnten|9020|463|46.6247|14.3053|K
      Villach|Kärnten|9500,9504|4242|46.6103|13.8558|VI
      Wels|Oberösterreich|4600|7242|48.1667|14.0333|WE
      Sankt Pölten|Niederösterreich|3100,3104,3107|2742|48.2047|15.6256|P
      Dornbirn|Vorarlberg|6850|5572|47.4143|9.7419|DO
      Wiener Neustadt|Niederösterreich|2700|2622|47.8049|16.2320|WN
      Steyr|Oberösterreich|4400|7252|48.0427|14.4213|SR
      Feldkirch|Vorarlberg|6800,6805|5522|47.2331|9.6000|FK
      Bregenz|Vorarlberg|6900|5574|47.5031|9.7471|B
      Leonding|Oberösterreich|4060|732|48.2606|14.2406|LL
      Klosterneuburg|Niederösterreich|3400|2243|48.3053|16.3252|TU
      Baden|Niederösterreich|2500|2252|48.0054|16.2326|BN
      Leoben|Steiermark|8700|3842|47.3765|15.0911|LN
      Krems an der Donau|Niederösterreich|3500|2732|48.4103|15.6145|KS
      Kapfenberg|Steiermark|8605|3862|47.4446|15.2933|BM
      Mödling|Niederösterreich|2340|2236|48.0861|16.2892|MD
      Eisenstadt|Burgenland|7000|2682|47.8457|16.5233|E`,
  },
  roads: `Hauptstraße Bahnhofstraße Schulstraße Kirchenplatz Feldgasse Gartengasse Wiener_Straße Linzer_Straße Grazer_Straße
    Kirchengasse Mühlgasse Bahngasse Schubertstraße Mozartstraße Beethovenstraße Haydngasse Lindengasse Berggasse
    Waldstraße Siedlungsstraße Ringstraße Neubaugasse Josefstädter_Straße Landstraßer_Hauptstraße Mariahilfer_Straße
    Birkenweg Rosengasse Blumengasse Hauptplatz Rathausplatz Franz-Josef-Straße Kaiser-Franz-Josef-Straße Raiffeisenstraße
    Sonnenweg Am_Kirchberg Dorfstraße Wiesengasse Parkgasse Anton-Bruckner-Straße Dr.-Karl-Renner-Straße`,
  street: '({road} {1-120}|{road} {1-90}/{1-30}|{road} {1-60}/{1-6}/{1-28})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+43 (650|660|664|676|677|680|681|699) %######',
  landline: '+43 {place.area} [2-7]#####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Erste Bank|GIBAATWW|20111
      Raiffeisenlandesbank NÖ-Wien|RLNWATWW|32000
      UniCredit Bank Austria|BKAUATWW|12000
      BAWAG|BAWAATWW|14000
      Raiffeisenlandesbank Oberösterreich|RZOOAT2L|34000
      easybank|EASYATW1|14200
      Oberbank|OBKLAT2L|15000
      Steiermärkische Sparkasse|STSPAT2G|20815
      Volksbank Wien|VBOEATWW|43000
      BKS Bank|BFKKAT2K|17000
      Bank für Tirol und Vorarlberg|BTVAAT22|16000
      Hypo Tirol|HYPTAT22|57000
      Raiffeisen Bank International|RZBAATWW|31000`,
  },
  account: '00%########',
  bban: '{bank.code}{account}',
  cards: 'mastercard visa maestro amex',
  firms: {
    forms: 'GmbH e.U. KG OG GmbH_&_Co_KG AG',
    name: '({founder} {trade}|{founder} & {partner}|{trade} {founder}|{founder} & Söhne) {form}',
  },
  income: [2200, 6000],
  fields: {
    // No rule is public; the usual look.
    id: pictured('Personalausweisnummer', '{10000000-39999999}', {
      synonyms: ['personalausweis', 'ausweisnummer'],
    }),
    zmr: pictured('ZMR-Zahl', '000%########', {
      group: 'identity',
      synonyms: ['melderegister'],
    }),
    passport: pictured('Reisepassnummer', '[PU]%######', { synonyms: ['reisepass'] }),
    licence: pictured('Führerscheinnummer', '[12]#######', { synonyms: ['führerschein'] }),
    tax: certified(atSteuernummer, 'Steuernummer', { synonyms: ['abgabenkontonummer'] }),
    vat: certified(atUid, 'UID-Nummer', { synonyms: ['uid', 'umsatzsteuer id'] }),
    ssn: certified(atSvnr, 'Sozialversicherungsnummer (SVNR)', {
      synonyms: ['svnr', 'sozialversicherungsnummer', 'e-card'],
    }),
    bankcode: pictured('Bankleitzahl (BLZ)', '{bank.code}', { synonyms: ['blz'] }),
    merchant: pictured(
      'Händler',
      '(Bäckerei|Apotheke|Trafik|Café|Gasthaus|Buchhandlung|Optik|Fleischerei|Konditorei|Sport) {founder}',
      {},
    ),
    plate: pictured(
      'Kennzeichen',
      '{place.plate}-({100-999}[A-HJ-NPR-Z][A-HJ-NPR-Z]|{1000-9999}[A-HJ-NPR-Z])',
      {},
    ),
  },
  company: {
    // The check letter's rule is not public; only these letters occur.
    registration: pictured('Firmenbuchnummer', 'FN {30000-649999}[abdfghikmpstvwxyz]'),
    vat: certified(atUid, 'UID-Nummer'),
    tax: certified(atSteuernummer, 'Steuernummer'),
  },
  presets: [
    {
      key: 'eps',
      name: 'eps-Überweisung',
      rows: [
        ['Händler', 'company.name'],
        ['Händler-IBAN', 'company.iban'],
        ['Kunde', 'name'],
        ['Kundenbank', 'bank'],
        ['Kunden-IBAN', 'iban'],
        ['BIC', 'swift'],
        ['Betrag', 'amount'],
        ['Währung', 'currency'],
        ['Zahlungsreferenz', 'reference'],
        ['eps-Transaktion', 'txn'],
        ['Datum', 'date'],
      ],
    },
  ],
});
