import { luhnDigit } from '../checksum/luhn.ts';
import { bare } from '../kernel/text.ts';
import { luhn } from '../validators/luhn.ts';
import { seBankgiro } from '../validators/seBankgiro.ts';
import { seClearing } from '../validators/seClearing.ts';
import { seOrgnr } from '../validators/seOrgnr.ts';
import { sePersonnummer } from '../validators/sePersonnummer.ts';
import { sePlusgiro } from '../validators/sePlusgiro.ts';
import { seSamordning } from '../validators/seSamordning.ts';
import { seVat } from '../validators/seVat.ts';
import { certified, country, pictured } from './declare.ts';

export const se = country({
  code: 'se',
  name: 'Sweden',
  alpha3: 'SWE',
  currency: 'SEK',
  group: 'Europe',
  aliases: `Sverige Swedish Swede Swedes Svensk Svenska Svenskar Konungariket_Sverige Kingdom_of_Sweden Schweden
    Suède Suecia`,
  names: {
    male: `Lars Mikael Anders Johan Per Erik Peter Jan Thomas Daniel Fredrik Andreas Hans Mats Mohamed Karl Magnus
      Alexander Stefan Henrik Martin Bengt Jonas Niklas Bo Marcus Nils Leif Mattias Emil Robert David Björn Anton
      Christian Håkan Oskar Viktor Patrik Simon Christer Filip Ulf Göran Sven Lennart Kjell William Rickard Joakim Stig
      Roger Ali Gustav Jesper Kent Tobias Ahmed Rolf Jakob Tommy Lucas Sebastian Johannes Ingemar Adam Roland Elias
      Hugo Jörgen Jimmy Kenneth Gunnar Oliver Axel Linus Isak Albin Ludvig Arne Rasmus Kevin Samuel Robin Claes Åke
      Börje Tony Dan Torbjörn Pontus Alfred Arvid Noah Liam Leo Vincent Olle Hampus Max Omar Kim Ola Edvin Malte
      Sixten Ivar Tore Ove`,
    female: `Anna Eva Maria Karin Kristina Lena Sara Emma Kerstin Malin Ingrid Linda Birgitta Marie Jenny Elin Hanna
      Inger Monica Susanne Sofia Annika Ulla Carina Johanna Elisabeth Julia Ida Åsa Ann Helena Camilla Anneli Amanda
      Marianne Anita Sandra Ulrika Lisa Therese Cecilia Maja Caroline Gunilla Agneta Barbro Margareta Frida Matilda Emelie
      Siv Lovisa Helen Louise Yvonne Josefin Linnea Alexandra Katarina Angelica Pia Ellen Moa Fatima Rebecka Ebba Berit
      Madeleine Jessica Veronica Isabelle Alice Charlotte Viktoria Mona Klara Victoria Olivia Felicia Pernilla Gun
      Ella Britt Petra Nathalie Erika Marika Jennifer Tove Nina Ellinor Stina Agnes Alva Saga Wilma Astrid Lilly Elsa
      Vera Selma Zahra Amina Mariam Gunnel Maud Solveig Ann-Marie Signe Tuva Freja Nora`,
    family: `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson
      Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist Lindgren Berg Axelsson
      Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg Henriksson Ali Forsberg Mohamed
      Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson Wikström Holm Samuelsson
      Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg Ahmed Blomqvist Claesson Nordström
      Hassan Mårtensson Lundström Viklund Björklund Eliasson Berggren Pålsson Sandström Nordin Lund Falk Ström Åberg
      Ekström Hermansson Holmgren Dahlberg Hellström Hedlund Sundberg Sjögren Ek Blom Abrahamsson Öberg Martinsson
      Andreasson Strömberg Månsson Hansen Åkesson Dahl Lindholm Norberg Holmqvist Jonasson Sundström Ivarsson Åkerlund
      Sundqvist Söderström Åström Nyman Lindblom Ekman Strand Moberg Norén Lindell Molin Rosén Rydberg
      Kjellberg Hedman Palm Ljungberg Skoglund Hedberg Josefsson Paulsson Adolfsson Bodin Boström Byström Carlsson
      Davidsson Edlund Ekdahl Ekberg Erlandsson Forslund Frisk Grahn Granberg Hagström Hallberg Hammar Hjalmarsson
      Högberg Jensen Kvist Käll Larsen Lilja Ljung Lövgren Melin Nordqvist Oskarsson Roos Rosengren Sahlin Stenberg
      Söderlund Thorén Vesterlund Westerberg Wiklund Zetterberg Öhman Östlund Ibrahim Hussein Khalil Nguyen`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Stockholm|Stockholms län|11[1-8] {20-69}|8 50|59.3294|18.0687
      Göteborg|Västra Götalands län|41[1-8] {05-79}|31|57.7072|11.9668
      Malmö|Skåne län|21[1-8] {15-59}|40|55.6059|13.0007
      Uppsala|Uppsala län|75[2-7] {20-60}|18|59.8588|17.6389
      Linköping|Östergötlands län|58[2-5] {16-70}|13|58.4109|15.6216
      Västerås|Västmanlands län|72[2-4] {10-60}|21|59.6162|16.5528
      Örebro|Örebro län|70[2-3] {10-75}|19|59.2741|15.2066
      Helsingborg|Skåne län|25[2-4] {20-70}|42|56.0467|12.6944
      Norrköping|Östergötlands län|60[2-3] {10-80}|11|58.5942|16.1826
      Jönköping|Jönköpings län|55[3-6] {10-66}|36|57.7814|14.1562
      Umeå|Västerbottens län|90[3-7] {20-55}|90|63.8284|20.2597
      Lund|Skåne län|22[2-7] {20-60}|46|55.7058|13.1932
      Borås|Västra Götalands län|50[4-7] {30-70}|33|57.7210|12.9401
      Gävle|Gävleborgs län|80[2-6] {20-55}|26|60.6745|17.1417
      Eskilstuna|Södermanlands län|63[1-3] {03-59}|16|59.3666|16.5077
      Södertälje|Stockholms län|15[1-2] {30-73}|8 55|59.1955|17.6253
      Karlstad|Värmlands län|65[2-6] {20-37}|54|59.3793|13.5036
      Växjö|Kronobergs län|35[2-3] {30-64}|470|56.8777|14.8091
      Halmstad|Hallands län|30[2-3] {20-60}|35|56.6745|12.8568
      Sundsvall|Västernorrlands län|85[2-7] {30-53}|60|62.3908|17.3069
      Luleå|Norrbottens län|97[2-5] {31-54}|920|65.5842|22.1547
      Östersund|Jämtlands län|831 {30-62}|63|63.1792|14.6357
      Kalmar|Kalmar län|39[2-5] {30-59}|480|56.6616|16.3616`,
  },
  roads: `Storgatan Kungsgatan Drottninggatan Skolgatan Järnvägsgatan Parkvägen Ringvägen Björkvägen Kyrkogatan Nygatan
    Trädgårdsgatan Linnégatan Vasagatan Strandvägen Skogsvägen Östra_Storgatan Södra_Vägen Norra_Vägen Tallvägen Granvägen
    Rönnvägen Åsgatan Ekgatan Lindvägen Fabriksgatan Hamngatan Smedjegatan Bergsgatan Solvägen Ängsvägen Blåsippevägen
    Violvägen Rosenvägen Kyrkvägen Skolvägen Stationsgatan Götgatan Sveavägen Odengatan Sturegatan Karlavägen Hantverkargatan`,
  street: '{road} {1-90}(||||A|B| lgh 110[1-4])',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  // The block that Post- och telestyrelsen keeps for fiction.
  phone: '+46 70 174 06 {05-99}',
  landline: '+46 {place.area} %# ## ##',
  banks: {
    // `code` begins the clearing numbers, `iban` the bank in an IBAN.
    columns: 'bank bic code iban',
    rows: `
      Swedbank|SWEDSESS|8|800
      SEB|ESSESESS|5|500
      Handelsbanken|HANDSESS|6|600
      Nordea|NDEASESS|3|300
      Länsförsäkringar Bank|ELLFSESS|902|902
      Danske Bank|DABASESX|12|120
      ICA Banken|IBCASES1|927|927
      Skandiabanken|SKIASESS|915|915
      SBAB|SBAVSESS|925|925
      Avanza Bank|AVANSES1|955|955`,
  },
  account: {
    label: 'Kontonummer med clearing',
    validator: seClearing,
    synonyms: ['kontonummer', 'bankkonto'],
    make: (random, p) => seClearing.make(random, { code: p.bank.code?.text }),
  },
  // Handelsbanken's IBANs leave the clearing number out, the others keep it, Swedbank's with its fifth digit.
  bban(_, p) {
    const account = p.read('account');
    const number = account.startsWith('6') ? account.slice(5) : bare(account);
    return `${p.bank.iban?.text}${'0'.repeat(17 - number.length)}${number}`;
  },
  cards: 'visa mastercard amex maestro',
  wallets: 'Swish',
  firms: {
    forms: 'AB AB AB HB KB AB_(publ)',
    name: '({founder}s {trade}|{founder} {trade}|{place.city} {trade}|{founder} & {partner}|{founder} & Söner) {form}',
  },
  income: [26000, 62000],
  fields: {
    id: certified(sePersonnummer, 'Personnummer', {
      synonyms: ['pnr', 'personnr', 'folkbokföringsnummer'],
    }),
    samordning: certified(seSamordning, 'Samordningsnummer', { group: 'identity' }),
    // Nine letters and digits nowadays; no rule is public, this is the usual look.
    passport: pictured('Passnummer', 'A[A-D]#######'),
    licence: certified(sePersonnummer, 'Körkortsnummer', {
      synonyms: ['körkort'],
      make: (_, p) => p.read('id'),
    }),
    tax: certified(sePersonnummer, 'Personnummer (skatt)', {
      make: (_, p) => p.read('id'),
    }),
    // A sole trader's VAT number is the personal identity number with 01 behind it.
    vat: certified(seVat, 'Momsregistreringsnummer', {
      synonyms: ['momsnummer', 'moms'],
      make: (_, p) => `SE${bare(p.read('id'))}01`,
    }),
    bankcode: {
      label: 'Clearingnummer',
      synonyms: ['clearing', 'clearingnr'],
      make: (_, p) => p.read('account').split(' ')[0] as string,
    },
    bankgiro: certified(seBankgiro, 'Bankgiro', {
      group: 'banking',
      synonyms: ['bankgironummer'],
    }),
    plusgiro: certified(sePlusgiro, 'Plusgiro', {
      group: 'banking',
      synonyms: ['postgiro'],
    }),
    reference: certified(luhn, 'OCR-nummer', {
      synonyms: ['ocr', 'ocr number'],
      make(random) {
        const body = random.int(1, 9) + random.digits(random.int(7, 13));
        return body + luhnDigit(body);
      },
    }),
    plate: pictured('Registreringsnummer', `${'[A-HJ-PR-UW-Z]'.repeat(3)} ##[0-9A-HJ-NPR-UW-Z]`, {
      synonyms: ['regnummer', 'regskylt'],
    }),
  },
  company: {
    // 556 and, of late, 559 begin the numbers of limited companies (AB), 969 those of partnerships.
    registration: certified(seOrgnr, 'Organisationsnummer', {
      make(random, p) {
        const limited = Number(p.read('founded')) < 2015 ? '556' : '559';
        const body =
          (p.firm.form.name.text.startsWith('AB') ? limited : '969') + random.int(6, 7) + random.digits(5);
        return `${body.slice(0, 6)}-${body.slice(6)}${luhnDigit(body)}`;
      },
    }),
    vat: certified(seVat, 'Momsregistreringsnummer', {
      make: (_, p) => `SE${bare(p.read('registration'))}01`,
    }),
    bankgiro: certified(seBankgiro, 'Bankgiro'),
    swish: pictured('Swish-nummer', '123 ### ## ##'),
  },
  presets: [
    {
      key: 'swish',
      name: 'Swish payment',
      rows: [
        ['Betalare', 'name'],
        ['Mobilnummer', 'phone'],
        ['Bank', 'bank'],
        ['Mottagare', 'company.name'],
        ['Swish-nummer', 'company.swish'],
        ['Organisationsnummer', 'company.registration'],
        ['Belopp', 'amount'],
        ['Valuta', 'currency'],
        ['Meddelande', 'reference'],
        ['Datum', 'date'],
      ],
    },
    {
      key: 'bankgiro',
      name: 'Bankgiro payment',
      rows: [
        ['Betalare', 'name'],
        ['Från konto', 'account'],
        ['Mottagare', 'company.name'],
        ['Till bankgiro', 'company.bankgiro'],
        ['OCR', 'reference'],
        ['Belopp', 'amount'],
        ['Valuta', 'currency'],
        ['Betalningsdag', 'date'],
      ],
    },
  ],
});
