import { bosniak, croatianNames, romanianNames, serbianNames } from '../data/balkanNames.ts';
import { DEU, foreigners, POL, ROU, SYR, TUR, UKR } from '../data/foreigners.ts';
import { AT } from '../data/ibanLayouts.ts';
import { german } from '../data/languages/german.ts';
import { polishNames } from '../data/northernNames.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { creditorId } from '../fields/creditorId.ts';
import { ibanField } from '../fields/iban.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { Persona } from '../model.ts';
import { atSteuernummer, steuernummerOf } from '../validators/atSteuernummer.ts';
import { atSvnr } from '../validators/atSvnr.ts';
import { atUid } from '../validators/atUid.ts';
import { certified, country, pictured } from './declare.ts';
import { withCheckDigit } from './registerNumber.ts';
import { series } from './series.ts';

const FOLDS = { ä: 'ae', ö: 'oe', ü: 'ue' };

const MALE = {
  0: `Johann Josef Franz Karl Walter Herbert Erich Rudolf Alfred Leopold Friedrich Kurt Otto Helmut Ernst Hermann Anton Alois Adolf
    Heinrich Ferdinand Gottfried Erwin Engelbert Siegfried`,
  1948: `Josef Johann Franz Peter Helmut Manfred Karl Walter Wolfgang Gerhard Herbert Ernst Alfred Günter Werner Robert Anton Erich
    Rudolf Friedrich Kurt Hubert Reinhard Erwin Norbert Alois`,
  1962: `Thomas Wolfgang Michael Andreas Christian Gerhard Peter Johann Josef Martin Günter Markus Robert Manfred Franz Karl Gerald
    Harald Herbert Helmut Walter Bernhard Jürgen Roland Kurt Reinhard`,
  1976: `Thomas Christian Michael Markus Andreas Martin Jürgen Stefan Christoph Robert Alexander Roland Mario Gerald Bernhard
    Wolfgang Günther Daniel Harald Peter Gerhard Klaus Manuel René Hannes Gregor`,
  1988: `Thomas Stefan Christoph Michael Daniel Markus Andreas Patrick Lukas Manuel Christian Alexander Martin David Mario Florian
    Bernhard Philipp Dominik Matthias Peter Johannes Sebastian Jakob Georg Marcel`,
  1999: `Lukas Florian Tobias David Alexander Daniel Philipp Michael Fabian Sebastian Julian Simon Maximilian Jakob Paul Jonas Elias
    Felix Moritz Raphael Dominik Manuel Valentin Niklas Leon Marcel`,
};

const FEMALE = {
  0: `Maria Anna Theresia Hermine Gertrude Margarete Elfriede Hildegard Rosa Edith Herta Johanna Elisabeth Frieda Helga Ingeborg
    Josefa Leopoldine Erika Franziska Ilse Waltraud Martha Friederike Stefanie`,
  1948: `Maria Elisabeth Brigitte Christine Ingrid Helga Renate Gertrude Margarete Anna Monika Waltraud Edith Erika Johanna Theresia
    Eva Elfriede Ilse Rosemarie Herta Gerlinde Roswitha Heidemarie Christa Eveline`,
  1962: `Sabine Andrea Claudia Petra Maria Karin Gabriele Susanne Martina Eva Elisabeth Monika Barbara Silvia Brigitte Manuela
    Christine Doris Ursula Michaela Birgit Ulrike Margit Sonja Renate Angelika`,
  1976: `Sandra Sabine Claudia Nicole Michaela Andrea Barbara Manuela Daniela Alexandra Martina Karin Petra Doris Bettina Birgit
    Elisabeth Silvia Eva Katharina Cornelia Tanja Sonja Astrid Kerstin Iris`,
  1988: `Stefanie Julia Katharina Christina Sandra Melanie Daniela Nicole Lisa Bianca Sabrina Anna Sarah Carina Verena Bettina
    Elisabeth Tanja Theresa Magdalena Barbara Claudia Eva Kerstin Nina Viktoria`,
  1999: `Anna Julia Lisa Sarah Katharina Laura Lena Viktoria Hannah Sophie Magdalena Johanna Theresa Selina Marlene Jasmin Vanessa
    Leonie Marie Elena Nina Valentina Carina Elisabeth Emma Clara`,
};

/** German as people speak it there. */
const austrian = {
  ...german,
  pensioner: 'Pensionist/Pensionistin',
  titles: `${german.titles}
    nurse Diplomierter Krankenpfleger/Diplomierte Krankenpflegerin
    carer Pflegeassistent/Pflegeassistentin
    primary-teacher Volksschullehrer/Volksschullehrerin
    secondary-teacher AHS-Lehrer/AHS-Lehrerin
    bank-clerk Bankangestellter/Bankangestellte
    mechanic Kfz-Techniker/Kfz-Technikerin`,
  institutions: `${german.institutions}
    primary Volksschule {town}
    hospital (Landesklinikum|Krankenhaus) {town}`,
  merchants: german.merchants
    .replace('Metzgerei', 'Fleischerei')
    .replace('Lebensmittel {owner}', 'Trafik {owner}'),
};

export const at = country('at', () => ({
  name: 'Austria',
  alpha3: 'AUT',
  passportYears: { adult: 10, minor: 5, from: 12 },
  paydays: [[31]],
  currency: 'EUR',
  gs1: '900',
  lei: '5299',
  holidays: '0101 0106 E-2 E+1 0501 E+39 E+50 E+60 0815 1026 1101 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'de', zone: 'Europe/Vienna' },
  economy: {
    vat: { usual: 20, food: 10 },
    deductions: { social: 18, tax: 14 },
    extraPay: '6-30:100 11-30:100',
    tenure: { rent: 46, loan: 24 },
    shops: { card: 35, wallet: 30 },
  },
  words: {
    exonyms: `Rakušanů Autriche österreichisch österreichische österreichischer Oostenrijk Austrii austriacki austriacka
      austriackie austriackich austríaco austriaca autrichien Oostenrijks Oostenrijkse Avusturya Avusturyalı
      Österreicherinnen nước_Áo người_Áo`,
    scripts:
      'オーストリア 奥地利 奧地利 오스트리아 النمسا نمساوي~ ऑस्ट्रिया Австри^ Австрі^ австрийск~ австрійськ~',
    women: 'Österreicherin Österreicherinnen Austriaczka Austriaczki',
    places: `Wien=ウィーン|维也纳|維也納|فيينا|वियना|Вена|Вены|Вене|Відень|Відня|Відні|Wienerin|Wienerinnen|Wiedeń|Wiednia|Wiedniu|Viyana|viennois|viennoise|viennese
      ; Salzburg=ザルツブルク|萨尔茨堡|Зальцбург+|Salzburger|Salzburgu
      ; Tirol=Tyrolean|Tyroleans|Tiroler|tirolese
      ; Steiermark=Styrian|Styrians|steirisch|steirische`,
  },
  aliases: `Österreich Oesterreich Austrian Austrians Österreicher Österreicherin Republik_Österreich
    Republic_of_Austria`,
  ages: '8.7 15.5 15.8 15 17.2 13 11.8',
  life: {
    pensionPay: { days: [-1] },
    studies: 45,
    retires: [64, 61],
    pays: [1050, 3900],
    institutions: `
      pension Pensionsversicherungsanstalt
      university@Linz Johannes Kepler Universität Linz
      university@Klagenfurt_am_Wörthersee Universität Klagenfurt
      university@Villach FH Kärnten
      university@Wels+Steyr+Leonding FH Oberösterreich
      university@Sankt_Pölten Fachhochschule St. Pölten
      university@Dornbirn+Feldkirch+Bregenz FH Vorarlberg
      university@Wiener_Neustadt FH Wiener Neustadt
      university@Klosterneuburg+Baden+Mödling Universität Wien
      university@Leoben Montanuniversität Leoben
      university@Krems_an_der_Donau IMC Krems
      university@Kapfenberg FH Joanneum
      university@Eisenstadt Hochschule Burgenland
      hospital Krankenhaus {town}
      hospital@in_Niederösterreich Landesklinikum {town}
      hospital@Wien (AKH Wien|Klinik Favoriten|Klinik Floridsdorf|Klinik Ottakring)
      police Landespolizeidirektion {place.region}
      transit@Wien Wiener Linien
      transit@Graz Graz Linien`,
  },
  language: austrian,
  sources: 'Statistik Austria 2025; banks by their reports, the regional ones near home',
  // Statistik Austria, 2025: 20 %.
  foreigners: foreigners([
    [DEU, 2.6],
    [ROU, 1.7],
    [TUR, 1.3],
    [SYR, 1.1],
    [UKR, 0.9],
    [POL, 0.7],
  ]),
  names: [
    {
      share: 82,
      near: { Wien: 48, Vorarlberg: 78, Burgenland: 72, Kärnten: 86, Niederösterreich: 84 },
      folds: FOLDS,
      male: MALE,
      female: FEMALE,
      family: `Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs
        Eder Fischer Schmid Winkler Weber Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer
        Binder Lechner Wolf Wallner Aigner Ebner Koller Lehner Haas Schuster Heilinger Haider Stadler Maurer Hauser Koch Böhm Weiß
        Kaiser Hofbauer Strasser Riegler Kogler Fink Karner Hofmann Holzer Krenn Grabner Mayerhofer Thaler Wieser Seidl Zauner
        Schober Hager Walter König Ortner Jäger Kern Richter Schwaiger Stocker Kraus Kainz Eberl Kofler Klein Zach Schreiner
        Haslinger Rainer Lackner Kaufmann Resch Pfeiffer Unger Bacher Leeb Trummer Konrad Neubauer Plank Posch Pucher Putz Rauch
        Neuhold Ritter Fellner Schauer Hammer Kirchner Frank Hahn Hirsch Zechner Zimmermann Lindner Höller Hölzl Knapp Hödl Ganser
        Haller Gasser Obermayr Wurm Pölzl Prinz Dorner Kaltenbrunner Gassner Mair Mader Loidl Walcher Ladner Fritz Rieder
        Unterberger Hinterleitner Ertl Windisch Kreuzer Rosenberger Schönberger Wiesinger Hochreiter`,
    },
    {
      // Viennese families of Bohemian and Moravian descent.
      share: 3,
      near: { Wien: 14, Niederösterreich: 8, Tirol: 0.5, Vorarlberg: 0.5 },
      folds: FOLDS,
      male: MALE,
      female: FEMALE,
      family: `Novak Svoboda Novotny Prohaska Dvorak Hruby Pokorny Nowak Swoboda Prochazka Jelinek Fiala Vesely Cerny Kratochwil Benesch
        Sedlacek Havlicek Marek Sykora Wessely Zeman Blaha Smetana Kucera`,
    },
    {
      // Of Croatian and Hungarian descent, in Burgenland before all.
      share: 1.5,
      near: { Burgenland: 24, Wien: 3 },
      folds: FOLDS,
      male: MALE,
      female: FEMALE,
      family:
        'Horvath Kovacs Nagy Nemeth Szabo Tschida Karall Sinkovits Grandits Stubits Toth Takacs Varga Jandrisits Wukovits Fleischhacker Berlakovich Resetarits',
    },
    {
      ...serbianNames,
      folds: FOLDS,
      share: 3.4,
      near: { Wien: 10, Salzburg: 4, Vorarlberg: 3, Burgenland: 0.7, Kärnten: 1.5 },
    },
    {
      ...bosniak,
      folds: FOLDS,
      share: 2.3,
      near: { Wien: 4, Salzburg: 4, Vorarlberg: 3, Burgenland: 0.5, Kärnten: 3 },
    },
    {
      ...croatianNames,
      folds: FOLDS,
      share: 1.3,
      near: { Wien: 3, Salzburg: 1, Vorarlberg: 1, Burgenland: 0.8, Kärnten: 1.5 },
    },
    {
      // From Turkey.
      share: 3.5,
      near: { Wien: 7, Vorarlberg: 11, Tirol: 6, Burgenland: 0.7, Kärnten: 1, Steiermark: 2 },
      folds: FOLDS,
      male: {
        0: 'Mehmet Mustafa Ali Hasan Hüseyin Ahmet İbrahim Osman Süleyman',
        1978: 'Murat Mehmet Mustafa Emre Serkan Yusuf Volkan Burak Can Fatih Ömer Kaan',
      },
      female: {
        0: 'Ayşe Fatma Emine Hatice Zeynep Sultan Meryem Hanife',
        1978: 'Elif Zeynep Esra Büşra Derya Özlem Aylin Selin Merve Melek Yasemin',
      },
      family:
        'Yılmaz Öztürk Kaya Demir Şahin Çelik Yıldız Aydın Özdemir Arslan Doğan Kılıç Koç Yıldırım Polat Şimşek Aslan Korkmaz',
    },
    { ...romanianNames, folds: FOLDS, share: 1.4, near: { Wien: 4.5, Vorarlberg: 0.5 } },
    { ...polishNames, folds: FOLDS, share: 0.8, near: { Wien: 4, Vorarlberg: 0.2 } },
    {
      // From Slovakia.
      share: 0.8,
      near: { Wien: 2.5, Vorarlberg: 0.3 },
      folds: FOLDS,
      male: {
        0: 'Jozef Ján Štefan Milan Ladislav Peter',
        1975: 'Peter Martin Michal Marek Tomáš Lukáš Juraj Daniel Matej',
      },
      female: {
        0: 'Mária Anna Eva Helena Margita Alžbeta',
        1975: 'Zuzana Lucia Jana Martina Katarína Monika Lenka Ivana Petra',
      },
      family:
        'Horák/Horáková Varga/Vargová Hudák/Hudáková Kováč/Kováčová Balog/Balogová Novák/Nováková Tóth/Tóthová Lukáč/Lukáčová Molnár/Molnárová Kučera/Kučerová',
    },
  ],
  places: {
    // `office` numbers the tax offices of before 2021; some districts of Vienna have streets of their own.
    columns: 'city region zone area lat lon plate pop office district',
    rows: `
      Wien|Wien|1010,1020,1040,1050,1090,1100,1110,1120,1130,1140,1160,1170,1180,1190,1200,1210,1220,1230|1|48.2085|16.3721|W|1765|03 04 06 07 08 09 10 12
      Wien|Wien|1030|1|48.1986|16.3948|W|98|03 04 06 07 08 09 10 12|Landstraße
      Wien|Wien|1060|1|48.1952|16.3503|W|31|03 04 06 07 08 09 10 12|Mariahilf
      Wien|Wien|1070|1|48.2027|16.3485|W|32|03 04 06 07 08 09 10 12|Neubau
      Wien|Wien|1080|1|48.2109|16.3473|W|25|03 04 06 07 08 09 10 12|Josefstadt
      Wien|Wien|1150|1|48.1963|16.3269|W|77|03 04 06 07 08 09 10 12|Rudolfsheim-Fünfhaus
      Graz|Steiermark|8010,8020,8036,8041,8042,8043,8044,8045,8051,8052,8053,8054,8055|316|47.0667|15.4500|G|306|68 69
      Linz|Oberösterreich|4020,4030,4040|732|48.3064|14.2861|L|214|46
      Salzburg|Salzburg|5020,5023,5026|662|47.7994|13.0440|S|158|91
      Innsbruck|Tirol|6020|512|47.2627|11.3945|I|132|81
      Klagenfurt am Wörthersee|Kärnten|9020|463|46.6247|14.3053|K|105|57
      Villach|Kärnten|9500,9504|4242|46.6103|13.8558|VI|66|61
      Wels|Oberösterreich|4600|7242|48.1667|14.0333|WE|66|54
      Sankt Pölten|Niederösterreich|3100,3104,3107|2742|48.2047|15.6256|P|59|29
      Dornbirn|Vorarlberg|6850|5572|47.4143|9.7500|DO|52|98
      Wiener Neustadt|Niederösterreich|2700|2622|47.8049|16.2320|WN|49|33
      Steyr|Oberösterreich|4400|7252|48.0427|14.4213|SR|38|51
      Feldkirch|Vorarlberg|6800,6805|5522|47.2400|9.6150|FK|37|98
      Bregenz|Vorarlberg|6900|5574|47.4900|9.7450|B|30|97
      Leonding|Oberösterreich|4060|732|48.2606|14.2406|LL|29|46
      Klosterneuburg|Niederösterreich|3400|2243|48.3053|16.3252|TU|28|22
      Baden|Niederösterreich|2500|2252|48.0054|16.2326|BN|26|16
      Leoben|Steiermark|8700|3842|47.3765|15.0911|LN|25|65
      Krems an der Donau|Niederösterreich|3500|2732|48.4103|15.6145|KS|25|23
      Kapfenberg|Steiermark|8605|3862|47.4446|15.2933|BM|22|65
      Mödling|Niederösterreich|2340|2236|48.0861|16.2892|MD|21|16
      Eisenstadt|Burgenland|7000|2682|47.8457|16.5233|E|16|38`,
    others: `Wien=Vienna|Vienne|Viena|Viennese|Wiener; Graz=Grazer; Linz=Linzer; Kärnten=Carinthia; Steiermark=Styria; Tirol=Tyrol; Oberösterreich=Upper Austria;
      Niederösterreich=Lower Austria; Sankt Pölten=St. Pölten; Klagenfurt am Wörthersee=Klagenfurt;
      Krems an der Donau=Krems`,
  },
  roads: `Hauptstraße Bahnhofstraße Schulstraße Kirchenplatz Feldgasse Gartengasse Wiener_Straße Linzer_Straße Grazer_Straße
    Kirchengasse Mühlgasse Bahngasse Schubertstraße Mozartstraße Beethovenstraße Haydngasse Lindengasse Berggasse
    Waldstraße Siedlungsstraße Ringstraße Neubaugasse@Neubau Josefstädter_Straße@Josefstadt Landstraßer_Hauptstraße@Landstraße Mariahilfer_Straße@Mariahilf+Neubau+Rudolfsheim-Fünfhaus
    Birkenweg Rosengasse Blumengasse Hauptplatz Rathausplatz Franz-Josef-Straße Kaiser-Franz-Josef-Straße Raiffeisenstraße
    Sonnenweg Am_Kirchberg Dorfstraße Wiesengasse Parkgasse Anton-Bruckner-Straße Dr.-Karl-Renner-Straße`,
  street: '({road} {1-120}|{road} {1-90}/{1-30}|{road} {1-60}/{1-6}/{1-28})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+43 (650|660|664|676|677|680|681|699) %######',
  landline: '+43 {place.area} [2-7]#####',
  banks: {
    columns: 'bank bic code share near',
    rows: `
      UniCredit Bank Austria|BKAUATWW|12000|14
      BAWAG|BAWAATWW|14000|14
      easybank|EASYATW1|14200|4
      Erste Bank|GIBAATWW|20111|32|Wien,Niederösterreich,Burgenland
      Raiffeisenlandesbank NÖ-Wien|RLNWATWW|32000|18|Wien,Niederösterreich
      Volksbank Wien|VBOEATWW|43000|7|Wien,Niederösterreich,Burgenland
      Hypo NOE|HYPNATWW|53000|3|Wien,Niederösterreich
      Raiffeisenlandesbank Burgenland|RLBBAT2E|33000|30|Burgenland
      Raiffeisenlandesbank Oberösterreich|RZOOAT2L|34000|30|Oberösterreich
      Sparkasse Oberösterreich|ASPKAT2L|20320|20|Oberösterreich
      Oberbank|OBKLAT2L|15000|9|Oberösterreich,Salzburg
      Raiffeisen-Landesbank Steiermark|RZSTAT2G|38000|28|Steiermark
      Steiermärkische Sparkasse|STSPAT2G|20815|28|Steiermark
      Raiffeisenverband Salzburg|RVSAAT2S|35000|28|Salzburg
      Salzburger Sparkasse|SBGSAT2S|20404|22|Salzburg
      Raiffeisen-Landesbank Tirol|RZTIAT22|36000|28|Tirol
      Tiroler Sparkasse|SPIHAT22|20503|20|Tirol
      Hypo Tirol|HYPTAT22|57000|8|Tirol
      Bank für Tirol und Vorarlberg|BTVAAT22|16000|6|Tirol,Vorarlberg
      Raiffeisenlandesbank Vorarlberg|RVVGAT2B|37000|30|Vorarlberg
      Dornbirner Sparkasse|DOSPAT2D|20602|40|Dornbirn
      Hypo Vorarlberg|HYPVAT2B|58000|14|Vorarlberg
      Raiffeisen Landesbank Kärnten|RZKTAT2K|39000|28|Kärnten
      Kärntner Sparkasse|KSPKAT2K|20706|22|Kärnten
      BKS Bank|BFKKAT2K|17000|9|Kärnten,Steiermark`,
    others: `Raiffeisenlandesbank NÖ-Wien=Raiffeisen Wien; BAWAG=BAWAG PSK`,
  },
  account: { label: 'Kontonummer', picture: '00%########' },
  iban: ibanField({ AT }, '{bank.code}{account}'),
  cards: 'mastercard:62 visa:35 amex:2 diners:1',
  // A pharmacy is one person's or a partnership (§ 12 Apothekengesetz); that free professions are not entered as e.U. is general knowledge.
  firms: {
    forms: `
      GmbH|60|1936|1|900||pharmacy
      e.U.|20|2007|1|30|1|law,health
      OG|7|2007|2|30
      KG|8|1936|2|200
      GmbH & Co KG|3.5|1936|5|2000||pharmacy,law,health
      FlexCo|0.5|2024|1|30||pharmacy,law,health
      AG|1|1936|50|9000||pharmacy,law,health`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{trade} {founder}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{trade} {founder}) {form}',
  },
  income: [2100, 6900],
  fields: {
    mandate: pictured('Mandatsreferenz', '(M-{000001-999999}|MREF{8#}|MANDAT-{7#})', {
      group: 'transaction',
      synonyms: ['mandatsref', 'sepa mandat'],
    }),
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
    tax: certified(atSteuernummer, 'Steuernummer', { synonyms: ['abgabenkontonummer'], make: taxNumber }),
    vat: certified(atUid, 'UID-Nummer', { synonyms: ['uid', 'umsatzsteuer id'] }),
    ssn: certified(atSvnr, 'Sozialversicherungsnummer (SVNR)', {
      synonyms: ['svnr', 'sozialversicherungsnummer', 'e-card'],
    }),
    bankcode: pictured('Bankleitzahl (BLZ)', '{bank.code}', { synonyms: ['blz'] }),
    merchant: { label: 'Händler' },
    postcode: { label: 'Postleitzahl' },
    region: { label: 'Bundesland' },
    plate: pictured(
      'Kennzeichen',
      '{place.plate}-({100-999}[A-HJ-NPR-Z][A-HJ-NPR-Z]|{1000-9999}[A-HJ-NPR-Z])',
      {},
    ),
  },
  company: {
    street: { picture: '{road} {1-120}' },
    // The check letter's rule is not public; only these letters occur.
    registration: {
      label: 'Firmenbuchnummer',
      make: (random, { firm: { founded } }) =>
        `FN ${REGISTER(random, founded)}${random.pick('abdfghikmpstvwxyz')}`,
    },
    vat: certified(atUid, 'UID-Nummer', {
      make: (random, { firm }) =>
        `ATU${withCheckDigit(String(UID(random, firm.founded)), (number) => atUid.valid(`U${number}`))}`,
    }),
    tax: certified(atSteuernummer, 'Steuernummer', { make: taxNumber }),
    // Issued consecutively by the Nationalbank; approximate, after numbers that firms publish.
    creditorid: creditorId('Creditor-ID', (random) => String(random.int(1, 75_000)).padStart(11, '0')),
  },
  presets: [
    {
      key: 'eps',
      scheme: INSTANT_TRANSFER,
      sectors: SHOPS,
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
}));

/** Firms in the older registers got new numbers from 1991 on. */
const REGISTER = series('1936 30000 · 1991 120000 · 2000 190000 · 2010 340000 · 2020 526000 · 2026 665000');

/** A number of an office of the place. */
function taxNumber(random: Random, { place: { office } }: Persona): string {
  return steuernummerOf(random, list(office?.text ?? ''));
}

/** Issued consecutively since 1995, when existing firms got the first ones; approximate, from general knowledge. */
const UID = series(
  '1995 1000000 · 1996 3800000 · 2000 5000000 · 2005 6100000 · 2010 6500000 · 2015 6930000 · 2020 7500000 · 2024 8000000 · 2026 8250000',
);
