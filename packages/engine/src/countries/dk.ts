import { luhnDigit } from '../checksum/luhn.ts';
import { weighted } from '../checksum/weighted.ts';
import { DANKORT } from '../data/cards.ts';
import { DEU, foreigners, POL, ROU, SYR, UKR } from '../data/foreigners.ts';
import { DK } from '../data/ibanLayouts.ts';
import { danish } from '../data/languages/danish.ts';
import { levantine, polishNames, somali } from '../data/northernNames.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { allBut, SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { dkCpr } from '../validators/dkCpr.ts';
import { dkCvr } from '../validators/dkCvr.ts';
import { luhn } from '../validators/luhn.ts';
import { certified, country, pictured } from './declare.ts';
import { wholeNameMrz } from './wholeNameMrz.ts';

const FOLDS = { æ: 'ae', ø: 'oe', å: 'aa' };

export const dk = country('dk', () => ({
  name: 'Denmark',
  alpha3: 'DNK',
  paydays: [[31]],
  currency: 'DKK',
  perEuro: 9,
  endings: [95, 95, 0],
  gs1: '570',
  holidays: '0101 E-3 E-2 E+1 -2023:E+26 E+39 E+40 E+50 0605 1224-1226 1231',
  group: 'Europe',
  locale: { language: 'da', zone: 'Europe/Copenhagen' },
  economy: {
    vat: { usual: 25 },
    deductions: { social: 0, tax: 35.7 },
    tenure: { rent: 40, loan: 45 },
    shops: { card: 48, wallet: 47 },
  },
  words: {
    exonyms: `dänisch dänische danois danske Danii Denemarken Deens duński duńska duńskie duńskich Dänen Däne Deense danés
      dinamarquês danese Danimarka Danimarkalı Đan_Mạch`,
    scripts: 'デンマーク 丹麦 丹麥 덴마크 الدنمارك الدانمرك دنماركي~ डेनमार्क Дани^ Дані^ датск~ данськ~',
    women: 'Dänin Däninnen Dunka Dunki',
    places: `København=コペンハーゲン|哥本哈根|코펜하겐|كوبنهاغن|कोपेनहेगन|Копенгаген+|Kopenhaga|Kopenhagi|Københavner`,
  },
  aliases: `Danmark Danish Dane Danes Dansk Dansker Danskere Kongeriget_Danmark Kingdom_of_Denmark Dänemark
    Danemark Dinamarca`,
  ages: '11 16.5 14.5 15.5 17 13 12.5',
  life: {
    pensionPay: { days: [31] },
    studies: 55,
    retires: 66,
    pays: [11900, 16600],
    institutions: `
      university {place.office}
      pension Udbetaling Danmark
      town@København Københavns Kommune
      hospital@København Rigshospitalet
      police@København Københavns Politi
      transit@København+Frederiksberg Movia`,
  },
  language: danish,
  sources:
    'Danmarks Statistik: population by age and town 2025, names; CVR: forms; banks and cards from annual reports.',
  // Danmarks Statistik, 2025: 11 %.
  foreigners: foreigners([
    [POL, 0.9],
    [UKR, 0.8],
    [ROU, 0.8],
    [DEU, 0.6],
    [SYR, 0.4],
  ]),
  names: [
    {
      share: 87,
      folds: FOLDS,
      order: '({given} {family}|{given} {middle} {family})',
      male: {
        0: `Hans Jens Poul Svend Knud Niels Erik Børge Aage Kaj Ejner Jørgen Gunnar Arne Otto Ole Villy Carl Henning Egon Kurt
          Finn Preben Bent Leif Mogens`,
        1940: `Jørgen Hans Ole Jens Niels Erik Peter Poul Kurt Finn Bent Per Leif Flemming Kaj Svend Knud Preben Jan John Bjarne
          Torben Verner Mogens Arne Henning`,
        1956: `Michael Peter Lars Jan Henrik Jens Søren Steen Kim Torben Carsten Claus Per John Jesper Hans Thomas Flemming Bjarne
          Allan Bo Ole Poul Keld Erik Niels`,
        1970: `Thomas Lars Michael Henrik Martin Brian Jesper Søren Peter Morten Christian Kim Claus Jan Rasmus Jens Allan Anders
          Rene Dennis Jacob Mads Kenneth Ulrik Troels`,
        1984: `Christian Martin Kasper Thomas Mads Rasmus Jonas Anders Jacob Mikkel Simon Morten Nicolai Daniel Kristian Mark
          Frederik Mathias Jeppe Christoffer Andreas Emil Casper Nikolaj Peter Steffen`,
        1997: `Mathias Frederik Mikkel Rasmus Christian Emil Jonas Kasper Simon Magnus Oliver Nikolaj Tobias Lucas Victor Oscar
          Andreas Marcus Sebastian Malthe Alexander Noah William Gustav Anton Jacob Philip Valdemar`,
      },
      female: {
        0: `Anna Karen Else Inger Gerda Ruth Kirsten Edith Grethe Tove Ellen Lilly Ingrid Elly Rigmor Lis Bodil Inge Ester Aase
          Birthe Gudrun Esther Ketty Rita`,
        1940: `Kirsten Inger Birthe Lis Hanne Bente Karen Jytte Tove Else Inge Bodil Birgit Grethe Annelise Ruth Lone Anne Ulla
          Marianne Lisbeth Jette Vibeke Aase Winnie Conny`,
        1956: `Susanne Lene Hanne Anne Helle Lone Pia Gitte Annette Marianne Charlotte Dorte Bente Jette Mette Tina Birgitte
          Kirsten Vibeke Bettina Karin Lisbeth Ulla Dorthe Anja`,
        1970: `Mette Tina Charlotte Lene Pernille Rikke Christina Anne Susanne Camilla Louise Gitte Maria Heidi Helle Annette
          Trine Pia Dorte Malene Betina Sanne Tanja Anja Lotte`,
        1984: `Camilla Louise Maria Mette Anne Christina Line Stine Katrine Sofie Pernille Trine Maja Julie Signe Ida Cecilie
          Sara Nanna Tina Michelle Rikke Sabrina Simone Kristine Ditte`,
        1997: `Emma Sofie Julie Mathilde Ida Cecilie Caroline Freja Laura Amalie Sara Anna Maria Emilie Josefine Katrine Clara
          Signe Frida Isabella Maja Nanna Victoria Lærke Mille Astrid Alberte`,
      },
      middle: `Holm Lund Møller Bech Dahl Bjerre Krogh Skov Juhl Kjær Bruun Friis Winther Toft Hald Vestergaard Nørgaard
        Østergaard Lykke Holst Riis Hjort Munk Steen Koch Bang Thorup Balle`,
      family: `Nielsen:4.8 Jensen:4.7 Hansen:4 Andersen:2.9 Pedersen:2.9 Christensen:2.2 Larsen:2.1 Sørensen:2 Rasmussen:1.9
        Jørgensen:1.8 Petersen:1.7 Madsen:1.65 Kristensen:1.6 Olsen:1.55 Thomsen Christiansen Poulsen Johansen Møller Mortensen Knudsen Jakobsen Jacobsen Mikkelsen Olesen Frederiksen
        Laursen Henriksen Lund Schmidt Eriksen Holm Kristiansen Clausen Simonsen Svendsen Andreasen Iversen
        Jeppesen Mogensen Jespersen Nissen Lauridsen Frandsen Østergaard Jepsen Kjær Carlsen Vestergaard Jessen
        Nørgaard Dahl Christoffersen Bertelsen Søndergaard Skov Bruun Lauritsen Bach Friis Beck Juhl Kjeldsen
        Lassen Winther Steffensen Bech Bjerregaard Toft Paulsen Brandt Bang Berg Krogh Thorsen Dam Johnsen
        Mathiesen Danielsen Hermansen Bak Ravn Overgaard Michelsen Koch Damgaard Nygaard Leth Thygesen Hald
        Holst Kruse Gregersen Andresen Hougaard Kofoed Villadsen Karlsen Berthelsen Enevoldsen Davidsen Buch
        Ibsen Mathiasen Johannsen Schou Aagaard Bundgaard Schultz Dalsgaard Bisgaard Kirkegaard Krarup Nyborg
        Hedegaard Lind Lorentzen Eskildsen Thomassen Riis Steen Munk Skovgaard Westergaard Holmgaard Klausen
        Josefsen Jochumsen Kaas Fischer Hoffmann Mouritsen Therkelsen Henningsen Bonde Nymann Sloth Dyhr Ottosen
        Bendtsen Bentsen Sommer Bruhn Rosendahl Meyer Gade Dideriksen Borup Højgaard Lykkegaard Sandberg Nygård`,
    },
    { share: 5, near: { 'Region Hovedstaden': 7 }, folds: FOLDS, ...levantine },
    { share: 1, folds: FOLDS, ...somali },
    { share: 2.5, folds: FOLDS, ...polishNames },
    {
      // Turkish families.
      share: 1.5,
      near: { 'Region Hovedstaden': 2.5 },
      folds: FOLDS,
      male: {
        0: 'Mehmet Mustafa Ali Hasan Hüseyin Ahmet Ibrahim Osman Süleyman Ramazan',
        1975: 'Murat Mehmet Mustafa Ali Hasan Serkan Erkan Cem Deniz Emre Kemal Yusuf Can',
      },
      female: {
        0: 'Ayse Fatma Emine Hatice Zeynep Elif Meryem Hanife Sultan Zehra',
        1975: 'Elif Zeynep Ayse Özlem Sibel Derya Esra Selin Aylin Büsra Melek Ebru Yasemin',
      },
      family:
        'Yilmaz Kaya Demir Sahin Öztürk Yildiz Yildirim Celik Aydin Arslan Dogan Kilic Aslan Cetin Koc Kurt',
    },
    {
      // From Germany.
      share: 1.6,
      folds: FOLDS,
      male: {
        0: 'Klaus Jürgen Wolfgang Dieter Werner Horst',
        1970: 'Stefan Thomas Andreas Sebastian Felix Florian Jan Tobias',
      },
      female: {
        0: 'Ursula Monika Renate Helga Ingrid Christa',
        1970: 'Julia Katharina Lena Anna Nadine Christina Sabine Johanna',
      },
      family: 'Müller Schmidt Schneider Fischer Meyer Becker Hoffmann Wagner Weber Schulz Koch Richter',
    },
    {
      // From Sweden.
      share: 1.4,
      folds: FOLDS,
      male: {
        0: 'Lars Bengt Göran Ulf Sven Kjell',
        1970: 'Johan Fredrik Marcus Mattias Niklas Oskar Viktor Emil',
      },
      female: {
        0: 'Birgitta Kerstin Eva Margareta Ulla Gunilla',
        1970: 'Emma Sofia Johanna Malin Linnéa Hanna Jenny Elin',
      },
      family: 'Andersson Johansson Karlsson Nilsson Larsson Persson Svensson Olsson Lindqvist Lundgren',
    },
  ],
  places: {
    // `district` is the post town, `area` the exchange, the first four digits of the city's older numbers, `office`
    // the place of study.
    columns: 'city district region zone area lat lon pop office',
    rows: `
      København|København Ø|Region Hovedstaden|2100|33 15|55.7080|12.5770|80|Københavns Universitet
      København|København S|Region Hovedstaden|2300|33 15|55.6540|12.6030|95|Københavns Universitet
      København|København N|Region Hovedstaden|2200|33 15|55.6950|12.5490|80|Københavns Universitet
      København|København NV|Region Hovedstaden|2400|33 15|55.7090|12.5330|55|Københavns Universitet
      København|Valby|Region Hovedstaden|2500|33 15|55.6610|12.5120|60|Københavns Universitet
      København|København SV|Region Hovedstaden|2450|33 15|55.6520|12.5420|45|Københavns Universitet
      København|København K|Region Hovedstaden|1300-1319,1350-1371,1400-1438|33 15|55.6790|12.5810|55|Københavns Universitet
      København|København V|Region Hovedstaden|1550-1577,1610-1635,1650-1677,1700-1726|33 15|55.6700|12.5560|50|Københavns Universitet
      København|Brønshøj|Region Hovedstaden|2700|33 15|55.7060|12.5000|45|Københavns Universitet
      København|Vanløse|Region Hovedstaden|2720|33 15|55.6870|12.4880|42|Københavns Universitet
      Aarhus|Aarhus C|Region Midtjylland|8000|86 12|56.1567|10.2108|75|Aarhus Universitet
      Aarhus|Aarhus N|Region Midtjylland|8200|86 12|56.1850|10.1850|52|Aarhus Universitet
      Aarhus|Aarhus V|Region Midtjylland|8210|86 12|56.1700|10.1600|33|Aarhus Universitet
      Aarhus|Brabrand|Region Midtjylland|8220|86 12|56.1560|10.1180|33|Aarhus Universitet
      Aarhus|Viby J|Region Midtjylland|8260|86 12|56.1280|10.1640|35|Aarhus Universitet
      Aarhus|Højbjerg|Region Midtjylland|8270|86 12|56.1150|10.1980|32|Aarhus Universitet
      Aarhus|Risskov|Region Midtjylland|8240|86 12|56.1900|10.2230|26|Aarhus Universitet
      Aarhus|Åbyhøj|Region Midtjylland|8230|86 12|56.1530|10.1610|14|Aarhus Universitet
      Odense|Odense C|Region Syddanmark|5000|66 12|55.3959|10.3883|42|Syddansk Universitet
      Odense|Odense M|Region Syddanmark|5230|66 12|55.3730|10.4000|28|Syddansk Universitet
      Odense|Odense V|Region Syddanmark|5200|66 12|55.3960|10.3400|18|Syddansk Universitet
      Odense|Odense SØ|Region Syddanmark|5220|66 12|55.3740|10.4480|22|Syddansk Universitet
      Odense|Odense NØ|Region Syddanmark|5240|66 12|55.4120|10.4360|19|Syddansk Universitet
      Odense|Odense SV|Region Syddanmark|5250|66 12|55.3690|10.3380|14|Syddansk Universitet
      Odense|Odense S|Region Syddanmark|5260|66 12|55.3450|10.3900|14|Syddansk Universitet
      Odense|Odense NV|Region Syddanmark|5210|66 12|55.4130|10.3340|15|Syddansk Universitet
      Odense|Odense N|Region Syddanmark|5270|66 12|55.4420|10.3900|12|Syddansk Universitet
      Aalborg|Aalborg|Region Nordjylland|9000|98 12|57.0480|9.9187|68|Aalborg Universitet
      Aalborg|Nørresundby|Region Nordjylland|9400|98 12|57.0680|9.9230|24|Aalborg Universitet
      Aalborg|Aalborg SV|Region Nordjylland|9200|98 12|57.0130|9.8880|14|Aalborg Universitet
      Aalborg|Aalborg SØ|Region Nordjylland|9210|98 12|57.0160|9.9600|20|Aalborg Universitet
      Aalborg|Aalborg Øst|Region Nordjylland|9220|98 12|57.0350|9.9900|17|Aalborg Universitet
      Frederiksberg|Frederiksberg|Region Hovedstaden|2000|38 33|55.6794|12.5346|78|Copenhagen Business School
      Frederiksberg|Frederiksberg C|Region Hovedstaden|1800-1829,1850-1879|38 33|55.6760|12.5450|26|Copenhagen Business School
      Esbjerg|Esbjerg|Region Syddanmark|6700|75 12|55.4703|8.4519|35|Syddansk Universitet
      Esbjerg|Esbjerg Ø|Region Syddanmark|6705|75 12|55.4760|8.5000|18|Syddansk Universitet
      Esbjerg|Esbjerg N|Region Syddanmark|6715|75 12|55.5060|8.4560|16|Syddansk Universitet
      Esbjerg|Esbjerg V|Region Syddanmark|6710|75 12|55.4970|8.4080|6|Syddansk Universitet
      Randers|Randers C|Region Midtjylland|8900|86 42|56.4607|10.0364|22|VIA University College
      Randers|Randers NØ|Region Midtjylland|8930|86 42|56.4800|10.0700|18|VIA University College
      Randers|Randers NV|Region Midtjylland|8920|86 42|56.4730|10.0060|14|VIA University College
      Randers|Randers SØ|Region Midtjylland|8960|86 42|56.4430|10.0650|13|VIA University College
      Randers|Randers SV|Region Midtjylland|8940|86 42|56.4440|10.0140|8|VIA University College
      Horsens|Horsens|Region Midtjylland|8700|75 62|55.8607|9.8503|63|VIA University College
      Kolding|Kolding|Region Syddanmark|6000|75 52|55.4904|9.4722|62|Syddansk Universitet
      Vejle|Vejle|Region Syddanmark|7100|75 82|55.7093|9.5357|52|UCL Erhvervsakademi
      Roskilde|Roskilde|Region Sjælland|4000|46 35|55.6415|12.0803|53|Roskilde Universitet
      Herning|Herning|Region Midtjylland|7400|97 12|56.1362|8.9766|51|Aarhus Universitet
      Silkeborg|Silkeborg|Region Midtjylland|8600|86 82|56.1697|9.5451|51|VIA University College
      Hørsholm|Hørsholm|Region Hovedstaden|2970|45 86|55.8810|12.4900|25|Danmarks Tekniske Universitet
      Helsingør|Helsingør|Region Hovedstaden|3000|49 21|56.0361|12.5900|48|Københavns Universitet
      Næstved|Næstved|Region Sjælland|4700|55 72|55.2299|11.7609|45|Zealand
      Viborg|Viborg|Region Midtjylland|8800|86 62|56.4532|9.4020|42|VIA University College
      Fredericia|Fredericia|Region Syddanmark|7000|75 92|55.5657|9.7526|41|Syddansk Universitet
      Køge|Køge|Region Sjælland|4600|56 65|55.4580|12.1700|39|Zealand
      Holstebro|Holstebro|Region Midtjylland|7500|97 42|56.3601|8.6161|37|VIA University College
      Svendborg|Svendborg|Region Syddanmark|5700|62 21|55.0598|10.6068|28|Svendborg Internationale Maritime Akademi
      Hjørring|Hjørring|Region Nordjylland|9800|98 92|57.4642|9.9823|25|University College Nordjylland`,
    others: `København=Copenhagen|Kopenhagen|Kobenhavn|Copenhague; Aarhus=Århus; Aalborg=Ålborg; Helsingør=Elsinore;
      Region Hovedstaden=Hovedstaden|Capital Region; Region Midtjylland=Midtjylland|Central Denmark|Central Jutland;
      Region Syddanmark=Syddanmark|Southern Denmark; Region Nordjylland=Nordjylland|North Denmark|North Jutland;
      Region Sjælland=Sjælland|Zealand`,
  },
  roads: `Nørregade Vestergade Østergade Søndergade Algade Skolegade Kirkegade Jernbanegade Bredgade Storegade Havnegade
    Møllevej Skolevej Kirkevej Skovvej Engvej Bakkevej Strandvejen Birkevej Bøgevej Lindevej Ahornvej Rosenvej Violvej
    Lærkevej Solsortevej Stationsvej Industrivej Tværvej Parkvej Frederiksgade Kongensgade Dronningensgade Adelgade Torvegade
    Nygade Ringvejen Vibevej Egevej Poppelvej Hovedgaden Mågevej`,
  street: '{road} {1-140}(||||A|B|, st. tv|, 1. th|, 2. tv|, 3. th)',
  address: '{street}, {postcode} {place.district}',
  postcode: '{zone}',
  phone: '+45 (2[0-9]|30|31|4[0-2]|51|60|61) [2-9]# ## ##',
  landline: '+45 {place.area} ## ##',
  banks: {
    // Shares of customers after annual reports and surveys.
    columns: 'bank bic code share',
    rows: `
      Danske Bank|DABADKKK|3000|27
      Nordea|NDEADKKK|2000|20
      Jyske Bank|JYBADKKK|5010|13
      Sydbank|SYBKDK22|6827|9
      Arbejdernes Landsbank|ALBADKKK|5301|8
      Spar Nord Bank|SPNODK22|9190|8
      Nykredit Bank|NYKBDKKK|5470|5
      Lunar Bank|LUNADK22|6695|5
      Ringkjøbing Landbobank|RINGDK22|7670|4
      Saxo Bank|SAXODKKK|1149|1`,
  },
  // Registration number of the branch and the account.
  account: {
    label: 'Kontonummer',
    synonyms: ['konto', 'kontonr', 'bankkonto'],
    picture: '{bank.code} %#########',
  },
  iban: ibanField({ DK }, '{account.bare}'),
  // Most Dankort cards are also Visa cards, with Visa numbers.
  cards: 'visa:54 mastercard:38 dankort:7 amex:1',
  networks: { dankort: DANKORT },
  wallets: 'MobilePay',
  firms: {
    // The licence of a pharmacy is a pharmacist's own (Apotekerloven § 15).
    forms: `
      ApS|73|1974|1|300||pharmacy
      A/S|14|1936|3|5000||pharmacy
      I/S|8|1936|2|20||pharmacy
      P/S|2|1996|1|200||pharmacy
      K/S|3|1936|2|60||pharmacy
      Enkeltmandsvirksomhed|10|1936|1|40|1|${allBut('pharmacy')}`,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
    sole: '{town} {trade} v/{founder}',
  },
  income: [26000, 75000],
  fields: {
    mrz: wholeNameMrz,
    id: certified(dkCpr, 'CPR-nummer', { synonyms: ['cpr', 'personnummer', 'cpr nr'] }),
    passport: pictured('Pasnummer', '2########'),
    licence: pictured('Kørekortnummer', '%#######', { synonyms: ['kørekort'] }),
    tax: certified(dkCpr, 'CPR-nummer (skat)', { make: (_, p) => p.read('id') }),
    vat: certified(dkCvr, 'Momsnummer (SE)', { make: (random) => `DK${dkCvr.make(random, undefined)}` }),
    health: certified(dkCpr, 'Sundhedskortnummer', {
      synonyms: ['sundhedskort', 'gult kort'],
      make: (_, p) => p.read('id'),
    }),
    bankcode: pictured('Registreringsnummer (bank)', '{bank.code}', {
      synonyms: ['reg nr', 'regnr', 'registreringsnummer'],
    }),
    // Payment slip of card type 71: fifteen digits, the last by Luhn.
    reference: certified(luhn, 'Betalings-ID (+71)', {
      synonyms: ['betalings id'],
      make(random) {
        const body = random.digits(14);
        return body + luhnDigit(body);
      },
    }),
    postcode: { label: 'Postnummer' },
    plate: pictured('Nummerplade', '[A-EG-HJ-NPR-VX-Z][A-EG-HJ-NPR-VX-Z] {20-99} ###', {
      synonyms: ['registreringsplade'],
    }),
  },
  company: {
    street: { picture: '{road} {1-140}(||||A|B|, st.|, 1.|, 2.)' },
    // Issued in order: since 2000 the numbers rise by about 800,000 a year.
    registration: certified(dkCvr, 'CVR-nummer', {
      make(random, { firm: { founded } }) {
        const since = 2_500_000 + (founded - 2000) * 80_000;
        let body = founded < 2000 ? random.int(1_000_100, 2_499_900) : random.int(since, since + 79_900);
        while (check(body) > 9) body++;
        return `${body}${check(body)}`;
      },
    }),
    vat: certified(dkCvr, 'Momsnummer (SE)', { make: (_, p) => `DK${p.read('registration')}` }),
    // Creditor number at the slip.
    fik: pictured('FIK-kreditornummer', '8#######'),
    mobilepay: pictured('MobilePay-nummer', '{10000-999999}'),
  },
  presets: [
    {
      key: 'mobilepay',
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
      name: 'MobilePay payment',
      rows: [
        ['Betaler', 'name'],
        ['Mobilnummer', 'phone'],
        ['Modtager', 'company.name'],
        ['MobilePay-nummer', 'company.mobilepay'],
        ['CVR-nummer', 'company.registration'],
        ['Beløb', 'amount'],
        ['Valuta', 'currency'],
        ['Transaktion', 'txn'],
        ['Dato', 'date'],
      ],
    },
    {
      key: 'indbetalingskort',
      scheme: CREDIT_TRANSFER,
      name: 'Indbetalingskort (FIK 71)',
      rows: [
        ['Indbetaler', 'name'],
        ['Adresse', 'address'],
        ['Fra konto', 'account'],
        ['Modtager', 'company.name'],
        ['Kreditornummer', 'company.fik'],
        ['Betalings-ID', 'reference'],
        ['Beløb', 'amount'],
        ['Betalingsdato', 'date'],
        ['Valuta', 'currency'],
      ],
    },
  ],
}));

function check(body: number): number {
  return (11 - (weighted(String(body), [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
}
