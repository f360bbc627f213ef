import { luhnDigit } from '../checksum/luhn.ts';
import { dkCpr } from '../validators/dkCpr.ts';
import { dkCvr } from '../validators/dkCvr.ts';
import { luhn } from '../validators/luhn.ts';
import { certified, country, pictured } from './declare.ts';

export const dk = country({
  code: 'dk',
  name: 'Denmark',
  alpha3: 'DNK',
  currency: 'DKK',
  group: 'Europe',
  aliases: `Danmark Danish Dane Danes Dansk Dansker Danskere Kongeriget_Danmark Kingdom_of_Denmark Dänemark
    Danemark Dinamarca`,
  names: {
    folds: { æ: 'ae', ø: 'oe', å: 'aa' },
    order: '({given} {family}|{given} {middle} {family})',
    male: `Peter Michael Lars Thomas Jens Henrik Søren Christian Martin Jan Morten Jesper Anders Niels Rasmus Mads Hans Per
      Jørgen Ole Mikkel Kim Daniel Jonas Kasper Frederik Claus Brian Simon Jakob Bent Mathias Erik Carsten Nicolai Finn
      Flemming Anton Emil Alexander Lucas Steen John Torben Kristian Bo Leif Allan William Oliver Karl Tobias Magnus Victor
      Sebastian Bjarne Johannes Jacob Benjamin Svend Poul Knud Kurt Oscar Noah Kenneth Philip Gustav Malthe Andreas Dennis
      Troels Ulrik Stefan Robert Oskar Mohammad Ali Ib Tommy Jimmy Arne Egon Gert Villads August Valdemar Elias Marius
      Kaj Otto Nikolaj Bjørn Christoffer Palle Preben Esben Kristoffer Rune Asger Ebbe Storm Aksel Laurits Mogens Keld
      Adam Felix`,
    female: `Anne Kirsten Mette Hanne Anna Helle Maria Susanne Lene Marianne Camilla Inge Karen Lone Louise Charlotte Pia
      Ida Tina Emma Inger Gitte Sofie Julie Bente Birgit Bodil Birthe Line Katrine Christina Lis Rikke Annette Tove Jette
      Cecilie Ulla Dorte Sara Freja Laura Mathilde Caroline Anja Birgitte Signe Sanne Britt Nanna Amalie Karin Lise
      Merete Emilie Kirstine Michelle Heidi Clara Else Ella Ellen Jytte Grethe Vibeke Rita Trine Josefine Maja Winnie
      Astrid Betina Mia Alberte Agnes Lisbeth Kristine Pernille Alma Olivia Nora Liva Isabella Elisabeth Eva Linda Lærke
      Frida Stine Victoria Marie Tanja Conny Janne Malene Nina Johanne Asta Luna Karla Ane Sidsel Helene Gudrun Ruth
      Esther Rosa Ditte Maiken Fatima`,
    middle: `Holm Lund Møller Bech Dahl Bjerre Krogh Skov Juhl Kjær Bruun Friis Winther Toft Hald Vestergaard Nørgaard
      Østergaard Lykke Holst Riis Hjort Munk Steen Koch Bang Thorup Balle`,
    family: `Nielsen Jensen Hansen Andersen Pedersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen
      Olsen Thomsen Christiansen Poulsen Johansen Møller Mortensen Knudsen Jakobsen Jacobsen Mikkelsen Olesen Frederiksen
      Laursen Henriksen Lund Schmidt Eriksen Holm Kristiansen Clausen Simonsen Svendsen Andreasen Iversen Jeppesen Mogensen
      Jespersen Nissen Lauridsen Frandsen Østergaard Jepsen Kjær Carlsen Vestergaard Jessen Nørgaard Dahl Christoffersen
      Bertelsen Søndergaard Skov Bruun Lauritsen Bach Friis Beck Juhl Kjeldsen Lassen Winther Ali Nguyen Steffensen Bech
      Bjerregaard Toft Paulsen Brandt Bang Berg Krogh Thorsen Dam Johnsen Mathiesen Danielsen Hermansen Bak Ravn Overgaard
      Michelsen Koch Damgaard Nygaard Leth Thygesen Hald Holst Kruse Gregersen Andresen Hougaard Kofoed Villadsen
      Karlsen Berthelsen Enevoldsen Davidsen Buch Ibsen Hassan Ahmed Mathiasen Johannsen Schou Aagaard Bundgaard
      Schultz Dalsgaard Bisgaard Kirkegaard Krarup Nyborg Hedegaard Lind Lorentzen Eskildsen Thomassen Riis Steen Munk
      Skovgaard Westergaard Holmgaard Klausen Josefsen Jochumsen Kaas Fischer Hoffmann Mouritsen Therkelsen Henningsen
      Bonde Nymann Sloth Dyhr Ottosen Bendtsen Bentsen Sommer Bruhn Rosendahl Meyer Gade Dideriksen Borup Højgaard
      Lykkegaard Sandberg Nygård Ibrahim Hussein`,
  },
  places: {
    // `area` is the exchange, the first four digits of the city's older numbers.
    columns: 'city region zone area lat lon',
    rows: `
      København|Region Hovedstaden|1300-1319,1350-1371,1550-1577,1650-1677,2100,2200,2300,2400,2450,2500|33 15|55.6759|12.5655
      Aarhus|Region Midtjylland|8000,8200,8210|86 12|56.1567|10.2108
      Odense|Region Syddanmark|5000,5200,5210,5220,5230,5240,5250,5260,5270|66 12|55.3959|10.3883
      Aalborg|Region Nordjylland|9000,9200,9210,9220|98 12|57.0480|9.9187
      Frederiksberg|Region Hovedstaden|2000,1800-1829,1850-1879|38 33|55.6794|12.5346
      Esbjerg|Region Syddanmark|6700,6705,6710,6715|75 12|55.4703|8.4519
      Randers|Region Midtjylland|8900,8920,8930,8940,8960|86 42|56.4607|10.0364
      Horsens|Region Midtjylland|8700|75 62|55.8607|9.8503
      Kolding|Region Syddanmark|6000|75 52|55.4904|9.4722
      Vejle|Region Syddanmark|7100,7120|75 82|55.7093|9.5357
      Roskilde|Region Sjælland|4000|46 35|55.6415|12.0803
      Herning|Region Midtjylland|7400|97 12|56.1362|8.9766
      Silkeborg|Region Midtjylland|8600|86 82|56.1697|9.5451
      Hørsholm|Region Hovedstaden|2970|45 86|55.8810|12.5011
      Helsingør|Region Hovedstaden|3000|49 21|56.0361|12.6136
      Næstved|Region Sjælland|4700|55 72|55.2299|11.7609
      Viborg|Region Midtjylland|8800|86 62|56.4532|9.4020
      Fredericia|Region Syddanmark|7000|75 92|55.5657|9.7526
      Køge|Region Sjælland|4600|56 65|55.4580|12.1821
      Holstebro|Region Midtjylland|7500|97 42|56.3601|8.6161
      Svendborg|Region Syddanmark|5700|62 21|55.0598|10.6068
      Hjørring|Region Nordjylland|9800|98 92|57.4642|9.9823`,
  },
  roads: `Nørregade Vestergade Østergade Søndergade Algade Skolegade Kirkegade Jernbanegade Bredgade Storegade Havnegade
    Møllevej Skolevej Kirkevej Skovvej Engvej Bakkevej Strandvejen Birkevej Bøgevej Lindevej Ahornvej Rosenvej Violvej
    Lærkevej Solsortevej Stationsvej Industrivej Tværvej Parkvej Frederiksgade Kongensgade Dronningensgade Adelgade Torvegade
    Nygade Ringvejen Vibevej Egevej Poppelvej Hovedgaden Mågevej`,
  street: '{road} {1-140}(||||A|B|, st. tv|, 1. th|, 2. tv|, 3. th)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+45 (2[0-9]|30|31|4[0-2]|51|60|61) [2-9]# ## ##',
  landline: '+45 {place.area} ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      Danske Bank|DABADKKK|3000
      Nordea|NDEADKKK|2000
      Jyske Bank|JYBADKKK|5010
      Sydbank|SYBKDK22|6827
      Nykredit Bank|NYKBDKKK|5470
      Spar Nord Bank|SPNODK22|9190
      Arbejdernes Landsbank|ALBADKKK|5301
      Lunar Bank|LUNADK22|6695
      Ringkjøbing Landbobank|RINGDK22|7670
      Saxo Bank|SAXODKKK|1149`,
  },
  // Registration number of the branch and the account.
  account: {
    label: 'Kontonummer',
    synonyms: ['konto', 'kontonr', 'bankkonto'],
    picture: '{bank.code} %#########',
  },
  bban: '{account.bare}',
  cards: 'visa mastercard maestro amex',
  wallets: 'MobilePay',
  firms: {
    forms: 'ApS ApS ApS ApS A/S A/S I/S',
    name: '({founder} {trade}|{founder}s {trade}|{place.city} {trade}|{founder} & {partner}|{founder} & Søn) {form}',
  },
  income: [24000, 62000],
  fields: {
    id: certified(dkCpr, 'CPR-nummer', { synonyms: ['cpr', 'personnummer', 'cpr nr'] }),
    passport: pictured('Pasnummer', '2########'),
    licence: pictured('Kørekortnummer', '%#######', { synonyms: ['kørekort'] }),
    tax: certified(dkCpr, 'CPR-nummer (skat)', { make: (_, p) => p.read('id') }),
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
    plate: pictured('Nummerplade', '[A-EG-HJ-NPR-VX-Z][A-EG-HJ-NPR-VX-Z] {20-99} ###', {
      synonyms: ['registreringsplade'],
    }),
  },
  company: {
    registration: certified(dkCvr, 'CVR-nummer'),
    vat: certified(dkCvr, 'Momsnummer (SE)', { make: (_, p) => `DK${p.read('registration')}` }),
    // Creditor number at the slip.
    fik: pictured('FIK-kreditornummer', '8#######'),
    mobilepay: pictured('MobilePay-nummer', '{10000-999999}'),
  },
  presets: [
    {
      key: 'mobilepay',
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
      ],
    },
  ],
});
