import { luhnDigit } from '../checksum/luhn.ts';
import { bosniak, croatianNames, serbianNames } from '../data/balkanNames.ts';
import { foreigners, IND, POL, ROU, SYR } from '../data/foreigners.ts';
import { SE } from '../data/ibanLayouts.ts';
import { swedish } from '../data/languages/swedish.ts';
import { levantine, polishNames, somali } from '../data/northernNames.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import { bare } from '../kernel/text.ts';
import type { Persona } from '../model.ts';
import { luhn } from '../validators/luhn.ts';
import { seBankgiro } from '../validators/seBankgiro.ts';
import { seClearing } from '../validators/seClearing.ts';
import { seOrgnr } from '../validators/seOrgnr.ts';
import { sePersonnummer } from '../validators/sePersonnummer.ts';
import { sePlusgiro } from '../validators/sePlusgiro.ts';
import { seSamordning } from '../validators/seSamordning.ts';
import { seVat } from '../validators/seVat.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber, type Starts } from './registerNumber.ts';

export const se = country('se', () => ({
  name: 'Sweden',
  alpha3: 'SWE',
  paydays: [[25]],
  // Five years.
  passports: [365, 1825],
  currency: 'SEK',
  perEuro: 12,
  endings: [90, 90, 95, 0],
  ips: '78.64-79 81.224-239 90.224-239',
  gs1: '730',
  holidays: '0101 0106 E-2 E+1 0501 E+39 0606 0619f 1224-1226 1231',
  group: 'Europe',
  locale: { language: 'sv', zone: 'Europe/Stockholm' },
  economy: {
    vat: { usual: 25, food: 12 },
    deductions: { social: 0, tax: 24.4 },
    tenure: { rent: 35, loan: 50 },
    shops: { card: 26, wallet: 30 },
  },
  words: {
    exonyms: `Szwedów svenskere schwedisch schwedische suédois sueco svenskt Zweden Szwecja Szwecji Zweeds szwedzki szwedzka
      szwedzkie szwedzkich svedese Zweedse suedois İsveç İsveçli Suecia Suécia Svezia Suède Swedia Thụy_Điển`,
    scripts: 'スウェーデン 瑞典 스웨덴 السويد سويدي~ स्वीडन Швеци^ Швеці^ шведск~ шведськ~ Uswidi',
    women: 'Schwedin Schwedinnen Szwedka Szwedki',
    places: `Stockholm=ストックホルム|斯德哥尔摩|斯德哥爾摩|스톡홀름|ستوكهولم|स्टॉकहोम|Стокгольм+|Sztokholm|Sztokholmu|Estocolmo|Stoccolma|Stockholmer|stockholmare
      ; Göteborg=ヨーテボリ|哥德堡|예테보리|Гётеборг+|Гетеборг+|göteborgare`,
  },
  aliases: `Sverige Swedish Swede Swedes Svensk Svenska Svenskar Konungariket_Sverige Kingdom_of_Sweden Schweden
    Suède Suecia`,
  ages: '10 17 16.5 15.5 15.5 12.7 12.3',
  population: {
    source: 'Estimates, rounded; P90/P10 of pay by Medlingsinstitutet, 2022 (2.20)',
    men: '51.3 52 51.3 50.3 49 45.5 35',
    work: ['52 83 89 89 86 75 28 14 7', '50 79 84 86 82 68 19 7 3'],
    own: [12, 6],
    unemployed: 8.4,
    disabled: 5,
    pensioned: 98,
    pay: { median: 36500, spread: 2.2, top: 3.1, women: 92 },
  },
  life: {
    // Pensionsmyndigheten: the 18th or 19th.
    pensionPay: { days: [18] },
    studies: 50,
    retires: 65,
    pays: [12500, 26500],
    institutions: `
      university {place.office}
      town {place.code} kommun
      town@Stockholm Stockholms stad
      town@Göteborg Göteborgs Stad
      town@Malmö Malmö stad
      transit {place.code} lokaltrafik
      pension Pensionsmyndigheten
      hospital@Stockholm Karolinska universitetssjukhuset
      hospital@Göteborg Sahlgrenska universitetssjukhuset
      hospital@Malmö+Lund Skånes universitetssjukhus
      hospital@Uppsala Akademiska sjukhuset
      hospital@Umeå Norrlands universitetssjukhus
      hospital@Helsingborg Helsingborgs lasarett
      hospital@Gävle+Södertälje {town} sjukhus`,
  },
  language: swedish,
  sources:
    'SCB: population by age and locality 2024, names; Bolagsverket: forms; banks and cards from surveys.',
  // SCB, utländska medborgare 2024: 8 %.
  foreigners: foreigners([
    [SYR, 2],
    [POL, 1.4],
    [ROU, 0.8],
    [IND, 0.8],
  ]),
  names: [
    {
      share: 82,
      male: {
        0: `Karl Erik Lars Nils Sven Gunnar Bengt Åke Arne Stig Lennart Rune Gösta Bertil Olle Rolf Hans Bo Sture Ingvar Kurt
          Börje Ove Torsten Allan Evert`,
        1940: `Lars Jan Hans Bengt Bo Leif Ulf Kjell Göran Lennart Anders Per Sven Rolf Björn Christer Ingemar Kent Håkan Tommy
          Roland Stig Åke Mats Roger Kenneth Claes`,
        1958: `Peter Lars Anders Mikael Thomas Per Jan Mats Stefan Ulf Hans Magnus Håkan Göran Fredrik Johan Kent Torbjörn Roger
          Jörgen Christer Tommy Conny Ola Patrik Niklas`,
        1972: `Fredrik Johan Andreas Daniel Mattias Mikael Anders Magnus Henrik Martin Jonas Niklas Peter Marcus Patrik Thomas
          Stefan Jimmy Joakim Tobias Robert Christian Erik David Jesper Rickard`,
        1985: `Andreas Marcus Erik Johan Daniel Viktor Oskar Alexander Simon Emil Anton Robin Sebastian Christoffer Jonathan
          Gustav Linus David Filip Joakim Jakob Adam Fredrik Rasmus Pontus`,
        1998: `Oscar William Filip Lucas Elias Emil Alexander Viktor Isak Simon Anton Hugo Erik Oliver Jonathan Albin Linus Adam
          Gustav Max Ludvig Axel Rasmus Kevin Hampus Melvin Noah Edvin`,
      },
      female: {
        0: `Karin Anna Margit Ingrid Britta Greta Maj Ulla Inga Birgit Elsa Astrid Gun Kerstin Siv Barbro Märta Gunborg Berit
          Maud Anna-Lisa Ruth Sonja Aina Signe Vera`,
        1940: `Ingrid Birgitta Kerstin Margareta Gunilla Monica Lena Eva Anita Barbro Marianne Inger Ulla Gun Agneta Ann-Marie
          Siv Christina Britt Elisabeth Yvonne Gunnel Berit Solveig Ingela Karin`,
        1958: `Eva Lena Maria Susanne Annika Carina Anneli Helena Marie Åsa Ann Monica Kristina Pia Anette Katarina Ulrika
          Camilla Cecilia Anna Inger Agneta Gunilla Petra Helen Ingela`,
        1972: `Anna Maria Jenny Malin Sara Linda Johanna Åsa Emma Therese Ulrika Sofia Karin Helena Annika Camilla Jessica Lisa
          Pernilla Charlotte Veronica Madeleine Frida Katarina Cecilia Hanna`,
        1985: `Emma Sara Elin Johanna Anna Amanda Jennifer Hanna Sofia Linnea Ida Josefin Matilda Malin Frida Sandra Rebecka
          Caroline Lisa Julia Emelie Louise Moa Elina Felicia Evelina`,
        1998: `Emma Julia Linnea Hanna Amanda Ida Wilma Elin Matilda Moa Maja Klara Ebba Alva Ella Alice Agnes Isabelle Felicia
          Tilda Saga Nellie Elsa Tuva Olivia Filippa Ellen Lovisa`,
      },
      // The most frequent ones in order, among those listed; names in -s would need another genitive.
      family: `Andersson:3 Johansson:3 Karlsson:2.7 Nilsson:2.4 Eriksson:2.2 Larsson:2.05 Olsson:2 Persson:1.95
        Svensson:1.9 Gustafsson:1.85 Pettersson Jonsson Jansson Hansson Bengtsson Jönsson Lindberg Jakobsson Magnusson Lindström Olofsson Lindqvist
        Lindgren Berg Axelsson Bergström Lundberg Lind Lundgren Lundqvist Mattsson Berglund Fredriksson Sandberg
        Henriksson Forsberg Sjöberg Wallin Engström Eklund Danielsson Lundin Håkansson Björk Bergman Gunnarsson
        Wikström Holm Samuelsson Isaksson Fransson Bergqvist Nyström Holmberg Arvidsson Löfgren Söderberg Nyberg
        Blomqvist Claesson Nordström Mårtensson Lundström Viklund Björklund Eliasson Berggren Pålsson Sandström
        Nordin Lund Falk Ström Åberg Ekström Hermansson Holmgren Dahlberg Hellström Hedlund Sundberg Sjögren Ek
        Blom Abrahamsson Öberg Martinsson Andreasson Strömberg Månsson Hansen Åkesson Dahl Lindholm Norberg
        Holmqvist Jonasson Sundström Ivarsson Åkerlund Sundqvist Söderström Åström Nyman Lindblom Ekman Strand
        Moberg Norén Lindell Molin Rosén Rydberg Kjellberg Hedman Palm Ljungberg Skoglund Hedberg Josefsson
        Paulsson Adolfsson Bodin Boström Byström Carlsson Davidsson Edlund Ekdahl Ekberg Erlandsson Forslund
        Frisk Grahn Granberg Hagström Hallberg Hammar Hjalmarsson Högberg Jensen Kvist Käll Larsen Lilja Ljung
        Lövgren Melin Nordqvist Oskarsson Rosengren Sahlin Stenberg Söderlund Thorén Vesterlund Westerberg
        Wiklund Zetterberg Öhman Östlund`,
    },
    { share: 8, ...levantine },
    { share: 1.5, ...somali },
    { share: 2, ...polishNames },
    { share: 2, ...bosniak },
    { share: 1, ...serbianNames },
    { share: 0.5, ...croatianNames },
    {
      // From Finland, most of them in the sixties and seventies, and their children.
      share: 3,
      male: {
        0: 'Matti Pentti Eino Veikko Reijo Seppo Jorma Kari Timo Raimo Heikki Pekka',
        1968: 'Mikael Tommi Mika Jari Marko Sami Jani Janne Petri Tomi Kimmo Niklas',
      },
      female: {
        0: 'Aino Helena Anja Ritva Pirkko Raija Eila Marjatta Leena Tuula Seija Irma',
        1968: 'Tiina Päivi Anne Sari Minna Mari Heidi Johanna Susanna Katja Jaana Hanna',
      },
      family: `Korhonen Virtanen Nieminen Mäkinen Heikkinen Lehtonen Järvinen Laine Koskinen Hämäläinen Salminen Niemi Heinonen
        Kinnunen Turunen Salo Laitinen Karjalainen Ojala Mattila Heikkilä`,
    },
  ],
  places: {
    // `district` is the post town, `code` the town in the names of its public bodies, `office` the place of study.
    columns: 'city district region zone area lat lon pop code office',
    rows: `
      Stockholm|Stockholm|Stockholms län|11[1-8] {20-69}|8 50|59.3294|18.0687|370|Stockholms|Stockholms universitet
      Stockholm|Hägersten|Stockholms län|126 {30-55},129 {31-49}|8 50|59.2990|17.9800|90|Stockholms|Stockholms universitet
      Stockholm|Bromma|Stockholms län|167 {31-75},168 {30-75}|8 50|59.3400|17.9400|85|Stockholms|Stockholms universitet
      Stockholm|Spånga|Stockholms län|163 {41-75}|8 50|59.3830|17.9010|60|Stockholms|Stockholms universitet
      Stockholm|Farsta|Stockholms län|123 {41-60}|8 50|59.2430|18.0930|55|Stockholms|Stockholms universitet
      Stockholm|Johanneshov|Stockholms län|121 {30-64}|8 50|59.2930|18.0830|50|Stockholms|Stockholms universitet
      Stockholm|Vällingby|Stockholms län|162 {40-74}|8 50|59.3630|17.8720|45|Stockholms|Stockholms universitet
      Stockholm|Enskede|Stockholms län|122 {31-65}|8 50|59.2800|18.0700|40|Stockholms|Stockholms universitet
      Stockholm|Bandhagen|Stockholms län|124 {30-79}|8 50|59.2700|18.0500|40|Stockholms|Stockholms universitet
      Stockholm|Kista|Stockholms län|164 {30-79}|8 50|59.4030|17.9440|40|Stockholms|Stockholms universitet
      Stockholm|Skarpnäck|Stockholms län|128 {30-69}|8 50|59.2670|18.1330|40|Stockholms|Stockholms universitet
      Stockholm|Älvsjö|Stockholms län|125 {30-59}|8 50|59.2780|18.0000|35|Stockholms|Stockholms universitet
      Göteborg|Göteborg|Västra Götalands län|41[1-8] {05-79}|31|57.7072|11.9668|380|Göteborgs|Göteborgs universitet
      Göteborg|Västra Frölunda|Västra Götalands län|421 {30-77},426 {68-77}|31|57.6500|11.9200|80|Göteborgs|Göteborgs universitet
      Göteborg|Angered|Västra Götalands län|424 {33-79}|31|57.7960|12.0500|55|Göteborgs|Göteborgs universitet
      Göteborg|Hisings Backa|Västra Götalands län|422 {41-59}|31|57.7500|11.9700|40|Göteborgs|Göteborgs universitet
      Malmö|Malmö|Skåne län|21[1-5] {15-59},217 {41-75}|40|55.6059|13.0007|270|Malmö|Malmö universitet
      Malmö|Limhamn|Skåne län|216 {11-32}|40|55.5830|12.9420|40|Malmö|Malmö universitet
      Malmö|Bunkeflostrand|Skåne län|218 {31-45}|40|55.5540|12.9250|18|Malmö|Malmö universitet
      Uppsala|Uppsala|Uppsala län|75[2-7] {20-60}|18|59.8588|17.6389|170|Uppsala|Uppsala universitet
      Västerås|Västerås|Västmanlands län|72[2-4] {10-60}|21|59.6162|16.5528|130|Västerås|Mälardalens universitet
      Örebro|Örebro|Örebro län|70[2-3] {10-75}|19|59.2741|15.2066|130|Örebro|Örebro universitet
      Linköping|Linköping|Östergötlands län|58[2-5] {16-70}|13|58.4109|15.6216|119|Linköpings|Linköpings universitet
      Helsingborg|Helsingborg|Skåne län|25[2-4] {20-70}|42|56.0467|12.7100|116|Helsingborgs|Lunds universitet
      Jönköping|Jönköping|Jönköpings län|55[3-6] {10-66}|36|57.7814|14.1562|103|Jönköpings|Jönköping University
      Norrköping|Norrköping|Östergötlands län|60[2-3] {10-80}|11|58.5942|16.1826|100|Norrköpings|Linköpings universitet
      Lund|Lund|Skåne län|22[2-7] {20-60}|46|55.7058|13.1932|96|Lunds|Lunds universitet
      Umeå|Umeå|Västerbottens län|90[3-7] {20-55}|90|63.8284|20.2597|92|Umeå|Umeå universitet
      Gävle|Gävle|Gävleborgs län|80[2-6] {20-55}|26|60.6745|17.1417|79|Gävle|Högskolan i Gävle
      Borås|Borås|Västra Götalands län|50[4-7] {30-70}|33|57.7210|12.9401|75|Borås|Högskolan i Borås
      Södertälje|Södertälje|Stockholms län|15[1-2] {30-73}|8 55|59.1955|17.6253|75|Södertälje|Södertörns högskola
      Växjö|Växjö|Kronobergs län|35[2-3] {30-64}|470|56.8777|14.8091|73|Växjö|Linnéuniversitetet
      Halmstad|Halmstad|Hallands län|30[2-3] {20-60}|35|56.6745|12.8568|73|Halmstads|Högskolan i Halmstad
      Eskilstuna|Eskilstuna|Södermanlands län|63[1-3] {03-59}|16|59.3666|16.5077|71|Eskilstuna|Mälardalens universitet
      Karlstad|Karlstad|Värmlands län|65[2-6] {20-37}|54|59.3793|13.5036|68|Karlstads|Karlstads universitet
      Sundsvall|Sundsvall|Västernorrlands län|85[2-7] {30-53}|60|62.3908|17.3069|59|Sundsvalls|Mittuniversitetet
      Östersund|Östersund|Jämtlands län|831 {30-62}|63|63.1792|14.6357|52|Östersunds|Mittuniversitetet
      Luleå|Luleå|Norrbottens län|97[2-5] {31-54}|920|65.5842|22.1547|50|Luleå|Luleå tekniska universitet
      Kalmar|Kalmar|Kalmar län|39[2-5] {30-59}|480|56.6616|16.3616|43|Kalmar|Linnéuniversitetet`,
    others: `Göteborg=Gothenburg|Gotemburgo; Malmö=Malmo|Malmoe; Västra Götalands län=Västra Götaland;
      Stockholms län=Stockholm|Stockholm County; Skåne län=Scania|Skåne; Uppsala län=Uppsala|Uppsala County;
      Västmanlands län=Västmanland; Örebro län=Örebro; Östergötlands län=Östergötland; Jönköpings län=Jönköping;
      Västerbottens län=Västerbotten; Gävleborgs län=Gävleborg; Kronobergs län=Kronoberg; Hallands län=Halland;
      Södermanlands län=Södermanland; Värmlands län=Värmland; Västernorrlands län=Västernorrland;
      Jämtlands län=Jämtland; Norrbottens län=Norrbotten; Kalmar län=Kalmar; Stockholm=Estocolmo|Stoccolma`,
  },
  roads: `Storgatan Kungsgatan Drottninggatan Skolgatan Järnvägsgatan Parkvägen Ringvägen Björkvägen Kyrkogatan Nygatan
    Trädgårdsgatan Linnégatan Vasagatan Strandvägen Skogsvägen Östra_Storgatan@Jönköping Södra_Vägen@Göteborg+Kalmar Norra_Vägen@Kalmar Tallvägen Granvägen
    Rönnvägen Åsgatan Ekgatan Lindvägen Fabriksgatan Hamngatan Smedjegatan Bergsgatan Solvägen Ängsvägen Blåsippevägen
    Violvägen Rosenvägen Kyrkvägen Skolvägen Stationsgatan Sturegatan Ågatan Vintergatan Aspvägen Slottsgatan Tegelgatan`,
  street: '{road} {1-90}(||||A|B| lgh 110[1-4])',
  address: '{street}, {postcode} {place.district}',
  postcode: '{zone}',
  phone: '+46 7[0236] ### ## ##',
  landline: '+46 {place.area} %# ## ##',
  banks: {
    // `code` starts the clearing numbers, `iban` the bank in an IBAN. Shares of main banks after surveys.
    columns: 'bank bic code iban share private',
    rows: `
      Swedbank|SWEDSESS|8|800|28
      Nordea|NDEASESS|3|300|17
      SEB|ESSESESS|5|500|16
      Handelsbanken|HANDSESS|6|600|14
      Länsförsäkringar Bank|ELLFSESS|902|902|9
      ICA Banken|IBCASES1|927|927|5|yes
      Skandiabanken|SKIASESS|915|915|4|yes
      Danske Bank|DABASESX|12|120|3`,
    others: `SEB=Skandinaviska Enskilda Banken|Skandinaviska Enskilda; Handelsbanken=Svenska Handelsbanken|SHB;
      Skandiabanken=Skandia`,
  },
  account: {
    label: 'Kontonummer med clearing',
    validator: seClearing,
    synonyms: ['kontonummer', 'bankkonto'],
    make: (random, p) => seClearing.make(random, { code: p.bank.code?.text }),
  },
  // Handelsbanken's IBANs leave the clearing number out, the others keep it, Swedbank's with its fifth digit.
  iban: ibanField({ SE }, (_, p) => {
    const account = p.read('account');
    const number = account.startsWith('6') ? account.slice(5) : bare(account);
    return `${p.bank.iban?.text}${'0'.repeat(17 - number.length)}${number}`;
  }),
  cards: 'mastercard:58 visa:40 amex:2',
  wallets: 'Swish',
  firms: {
    forms: `
      AB|90|1936|1|1500
      HB|6|1936|2|20
      KB|3|1936|2|60
      AB (publ)|1|1975|100|9000`,
    name: '({founder}s {trade}|{founder} {trade}|{place.code} {trade}|{founder} & {partner} {trade}|{founder} & {partner} {trade}|{trade} i {town}) {form}',
  },
  income: [27000, 78000],
  fields: {
    id: certified(sePersonnummer, 'Personnummer', {
      held: isRegistered,
      synonyms: ['pnr', 'personnr', 'folkbokföringsnummer'],
    }),
    samordning: certified(seSamordning, 'Samordningsnummer (som ej folkbokförd)', {
      held: isUnregistered,
      group: 'identity',
      synonyms: ['samordningsnummer', 'coordination number'],
    }),
    // Nine letters and digits nowadays; no rule is public, this is the usual look.
    passport: pictured('Passnummer', 'A[A-D]#######'),
    licence: certified(sePersonnummer, 'Körkortsnummer', {
      held: isRegistered,
      synonyms: ['körkort'],
      make: (_, p) => p.read('id'),
    }),
    tax: certified(sePersonnummer, 'Personnummer (skatt)', {
      held: isRegistered,
      make: (_, p) => p.read('id'),
    }),
    // A sole trader's VAT number is the personal identity number followed by 01.
    vat: certified(seVat, 'Momsregistreringsnummer', {
      held: (p) => isRegistered(p) && isSelfEmployed(p),
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
    postcode: { label: 'Postnummer' },
    region: { label: 'Län' },
    // The block that Post- och telestyrelsen keeps for fiction.
    fictionphone: pictured('Fictional phone', '+46 70 174 06 {05-99}', { group: 'contact' }),
    plate: pictured('Registreringsnummer', `${'[A-HJ-PR-UW-Z]'.repeat(3)} ##[0-9A-HJ-NPR-UW-Z]`, {
      synonyms: ['regnummer', 'regskylt'],
    }),
  },
  company: {
    street: { picture: '{road} {1-90}(||||A|B)' },
    // 556 and, since 2014, 559 start the numbers of limited companies (AB), 916 and 969 those of partnerships.
    registration: certified(seOrgnr, 'Organisationsnummer', {
      synonyms: ['orgnummer', 'orgnr', 'org nr', 'org number', 'organisation number'],
      make(random, { firm: { form, founded } }) {
        const starts = form.name.text.startsWith('AB') ? LIMITED : PARTNERS;
        const number = registerNumber(random, founded, { starts, length: 10, valid: seOrgnr.valid });
        return `${number.slice(0, 6)}-${number.slice(6)}`;
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
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
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
      scheme: CREDIT_TRANSFER,
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
}));

/**
 * Starts of organisation numbers of limited companies and of partnerships, by year; from general knowledge of the
 * register.
 */
const LIMITED: Starts = {
  1936: '5560 5561',
  1975: '5562',
  1986: '5563',
  1990: '5564',
  1994: '5565',
  2001: '5566',
  2007: '5567',
  2010: '5568',
  2012: '5569',
  2015: '5590',
  2017: '5591',
  2019: '5592',
  2021: '5593',
  2023: '5594',
  2025: '5595',
};
const PARTNERS: Starts = { 1936: '9166 9167', 1995: '9696', 2003: '9697' };

/** Some foreigners are not in the population register: they have a coordination number (Skatteverket, estimated). */
function isUnregistered(p: Persona): boolean {
  return p.foreign && p.dice('samordning').below(8) === 0;
}

/** Only who is in the population register has a personal identity number, and what is made of it. */
function isRegistered(p: Persona): boolean {
  return !isUnregistered(p);
}
