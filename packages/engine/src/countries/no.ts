import { DEU, foreigners, POL, SYR, UKR } from '../data/foreigners.ts';
import { NO } from '../data/ibanLayouts.ts';
import { norwegian } from '../data/languages/norwegian.ts';
import { levantine, polishNames, somali } from '../data/northernNames.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { noFnr } from '../validators/noFnr.ts';
import { noKid } from '../validators/noKid.ts';
import { noKontonr, withNoCheck } from '../validators/noKontonr.ts';
import { noMva } from '../validators/noMva.ts';
import { noOrgnr } from '../validators/noOrgnr.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber, type Starts } from './registerNumber.ts';
import { wholeNameMrz } from './wholeNameMrz.ts';

export const no = country('no', () => ({
  name: 'Norway',
  alpha3: 'NOR',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[12], [15], [20]],
  currency: 'NOK',
  perEuro: 13,
  endings: [90, 90, 0],
  gs1: '700',
  lei: '5967',
  holidays: '0101 E-3 E-2 E+1 0501 0517 E+39 E+50 1225 1226',
  group: 'Europe',
  locale: { language: 'nb', zone: 'Europe/Oslo' },
  economy: {
    vat: { usual: 25, food: 15 },
    deductions: { social: 7.7, tax: 19 },
    tenure: { rent: 21, loan: 60 },
    shops: { card: 45, wallet: 33 },
  },
  words: {
    exonyms: `norwegisch norwegische norvégien Norwegia Norwegii norweski norweska norweskie norweskich noruego norueguês
      norvegese Noors Noorse Noorwegen Norveç Norveçli Noruega Norwegia nước_Na_Uy người_Na_Uy`,
    scripts: 'ノルウェー 挪威 노르웨이 النرويج نرويجي~ नॉर्वे Норвеги^ Норвегі^ норвежск~ норвезьк~',
    women: 'Norwegerin Norwegerinnen Norweżka Norweżki',
    places: 'Oslo=オスロ|奥斯陆|奧斯陸|오슬로|أوسلو|ओस्लो|Осло; Bergen=ベルゲン|卑尔根|베르겐|Берген+',
  },
  aliases: `Norge Noreg Norwegian Norwegians Norsk Norske Nordmann Nordmenn Kongeriket_Norge Kingdom_of_Norway
    Norwegen Norvège Noruega`,
  ages: '11 17 17 16.5 15.5 12.5 10.5',
  life: {
    pensionPay: { days: [20] },
    studies: 55,
    retires: 66,
    pays: [18500, 34500],
    institutions: `
      university {place.office}
      pension NAV
      secondary {town} videregående skole
      hospital {town} sykehus
      hospital@Oslo Oslo universitetssykehus
      hospital@Bergen Haukeland universitetssjukehus
      hospital@Trondheim St. Olavs hospital
      hospital@Stavanger Stavanger universitetssjukehus`,
  },
  language: norwegian,
  sources:
    'SSB: population by age and settlement 2024-2025, names; Brønnøysundregistrene: forms; banks from annual reports.',
  // SSB, 2025: 12 %.
  foreigners: foreigners([
    [POL, 2],
    [UKR, 1.4],
    [SYR, 0.6],
    [DEU, 0.5],
  ]),
  names: [
    {
      share: 86,
      near: { Oslo: 74 },
      order: '({given} {family}|{given} {family}|{given} {middle} {family})',
      male: {
        0: `Odd Arne Kåre Per Rolf Ole Hans Einar Harald Olav Finn Kjell Leif Sverre Knut Egil Reidar Gunnar Johan Arvid Karl
          Magne Ragnar Trygve Birger Thor`,
        1942: `Jan Per Bjørn Kjell Svein Arne Ole Knut Tor Terje Odd Hans Rolf Leif Arild Øyvind Geir Steinar John Dag Helge Roar
          Gunnar Trond Magne Einar`,
        1958: `Geir Jan Tor Morten Terje Trond Per Rune Svein Bjørn Frode Lars Ole Øyvind Erik Pål Stein Knut Tore Roger Jarle
          Øystein Espen Ståle Asbjørn Roy Kjetil`,
        1972: `Thomas Morten Lars Rune Espen Tommy Ole Stian Kenneth Øyvind Kristian Anders Eirik Frode Jan Marius Christian
          Håvard Robert Andreas Henrik Kjetil Geir Vegard Roger Trond`,
        1985: `Kristian Thomas Andreas Martin Lars Stian Marius Ole Kristoffer Daniel Magnus Fredrik Henrik Eirik Christoffer
          Alexander Jonas Anders Håkon Simen Joakim Sindre Sondre Jørgen Vegard Eivind`,
        1998: `Markus Kristian Martin Mathias Sander Jonas Andreas Kristoffer Daniel Tobias Magnus Henrik Alexander Emil Sebastian
          Fredrik Elias Lucas Adrian Oliver William Simen Jakob Filip Herman Isak Sivert`,
      },
      female: {
        0: `Astrid Solveig Inger Anna Gerd Ruth Ingrid Bjørg Kari Liv Margit Else Aslaug Borghild Randi Reidun Edith Signe Marie
          Turid Aud Åse Gudrun Klara Synnøve Sigrid`,
        1942: `Inger Kari Anne Berit Marit Randi Liv Eva Turid Bjørg Grete Solveig Karin Wenche Aud Sissel Tove Astrid Gerd
          Ingrid Unni Brit Reidun Torill Åse Ellen Gro`,
        1958: `Anne Marit Hilde Bente Tone Inger Kari Nina Mette Heidi Elisabeth Ellen Gro Anita Wenche Hege Trine Sissel Randi
          Berit Laila Marianne Lise Siri Kristin Rita Elin`,
        1972: `Hege Linda Anne Monica Trine Heidi Marianne Kristin Camilla Nina Hilde Anita Elisabeth Tone Lene Cecilie Line
          Stine Ann Mona Silje Merete Maria Elin Siv Ingrid`,
        1985: `Silje Ida Stine Camilla Kristine Maria Marte Ingrid Linn Hanne Cecilie Anne Julie Marianne Ingvild Tonje Karoline
          Ane Lene Helene Malin Therese Christine Siri Guro Maren`,
        1998: `Ida Julie Emma Thea Sara Nora Vilde Ingrid Emilie Malin Maria Silje Andrea Amalie Hanna Martine Frida Sofie Mia
          Tuva Karoline Marte Oda Victoria Eline Maren Aurora Selma`,
      },
      middle: `Berg Haugen Dahl Lund Moen Strand Bakken Solberg Lie Holm Nygård Fossum Hagen Vik Bø Myhre Ruud Sand Aas Nes
        Foss Skog Lunde Rønning`,
      family: `Hansen:3 Johansen:2.8 Olsen:2.7 Larsen:2.3 Andersen:2.3 Pedersen:2.1 Nilsen:2.1 Kristiansen:1.8 Jensen:1.8
        Karlsen:1.75 Johnsen Pettersen Eriksen Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Halvorsen Henriksen
        Lund Sørensen Jakobsen Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen
        Bakken Kristoffersen Mathisen Lie Amundsen Rasmussen Lunde Moe Kristensen Berge Bakke Nygård Solheim
        Fredriksen Lien Holm Andresen Christensen Hauge Knudsen Nielsen Evensen Sæther Aas Myhre Hanssen
        Haugland Thomassen Sivertsen Simonsen Danielsen Berntsen Arnesen Rønning Sandvik Næss Antonsen Vik Haug
        Ellingsen Edvardsen Thorsen Gulbrandsen Isaksen Ruud Birkeland Strøm Aasen Ødegård Jenssen Tangen
        Myklebust Eliassen Mikkelsen Bøe Aune Helland Tveit Brekke Engen Abrahamsen Christiansen Madsen Fjeld
        Nilssen Nygaard Wold Hermansen Jonassen Skaar Bjerke Wilhelmsen Ingebrigtsen Torgersen Steen Dahle
        Hammer Gjerde Holmen Breivik Tollefsen Foss Sunde Ness Sørlie Hovland Egeland Haga Samuelsen Løken
        Syversen Fosse Aanensen Gabrielsen Kvam Solli Stene Nordby Sandnes Teigen Viken Skogen Rød Fossum
        Langeland Borge Lorentzen Vold Monsen Opsahl Bråten Bergersen Skoglund Ottesen Øien Aamodt Ulvestad
        Kleppe Rustad Grønli Thoresen Fuglestad`,
    },
    { share: 4, ...polishNames },
    { share: 4, near: { Oslo: 8 }, ...levantine },
    { share: 1.5, near: { Oslo: 4 }, ...somali },
    {
      // From Pakistan, most of them in Oslo.
      share: 0.8,
      near: { Oslo: 6 },
      male: {
        0: 'Mohammad Muhammad Abdul Tariq Khalid Nasir Iqbal Zafar Javed Arshad Shahid Pervez',
        1975: 'Ali Usman Imran Hamza Omar Bilal Adnan Asif Kamran Faisal Zeeshan Haris Zain',
      },
      female: {
        0: 'Nasreen Shahida Parveen Rukhsana Shamim Kausar Zahida Razia Naseem Tahira',
        1975: 'Aisha Sana Amina Maryam Saima Nadia Sadia Iqra Hira Mariam Zara Fatima',
      },
      family:
        'Ahmed Hussain Khan Malik Iqbal Mahmood Butt Chaudhry Mirza Akhtar Ashraf Rashid Aslam Shah Raja Anwar',
    },
    {
      share: 0.7,
      male: {
        0: 'Van Minh Hung Dung Thanh Tuan Hai Long Son',
        1985: 'Daniel Kevin Minh Andreas Tommy Alexander Duc Hoang',
      },
      female: {
        0: 'Thi Lan Hoa Mai Huong Thuy Hanh Kim Phuong',
        1985: 'Linda Mai Anh Thao Vivian Jenny Trang Linh',
      },
      family: 'Nguyen:38 Tran:14 Le:10 Pham:8 Huynh:6 Vo:5 Phan:5 Do:4 Bui:3 Dang:3 Ngo:2 Duong:2',
    },
    {
      // From Sweden.
      share: 3,
      male: {
        0: 'Lars Hans Bengt Per Anders Göran Jan Ulf Kjell Sven',
        1970: 'Johan Mikael Fredrik Mattias Niklas Marcus Oskar Viktor Emil Jonas',
      },
      female: {
        0: 'Birgitta Kerstin Eva Lena Margareta Agneta Ulla Karin Gunilla',
        1970: 'Emma Malin Sofia Johanna Linnéa Hanna Jenny Elin Ida Maria',
      },
      family:
        'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Lindqvist Lundgren Bergström',
    },
  ],
  places: {
    // `office` is the place of study.
    columns: 'city region zone area lat lon pop office',
    rows: `
      Oslo|Oslo|0250-0287,0350-0369,0450-0485,0550-0586,0650-0668,0750-0758,0851-0884|22|59.9127|10.7461|718|Universitetet i Oslo
      Bergen|Vestland|5003-5019,5031-5043,5052-5063,5067-5073,5093-5099|55|60.3930|5.3242|271|Universitetet i Bergen
      Trondheim|Trøndelag|7010-7016,7018-7026,7030-7054,7066-7069|73|63.4305|10.3951|199|NTNU
      Stavanger|Rogaland|4005-4036|51|58.9701|5.7333|139|Universitetet i Stavanger
      Drammen|Buskerud|3011-3048|32|59.7439|10.2045|104|Universitetet i Sørøst-Norge
      Fredrikstad|Østfold|1605-1619|69|59.2181|10.9298|75|Høgskolen i Østfold
      Kristiansand|Agder|4608-4639|38|58.1467|7.9956|98|Universitetet i Agder
      Sandnes|Rogaland|4307-4329|51|58.8524|5.7352|68|Universitetet i Stavanger
      Tromsø|Troms|9006-9020|77|69.6489|18.9551|43|UiT Norges arktiske universitet
      Ålesund|Møre og Romsdal|6002-6026|70|62.4723|6.1549|46|NTNU i Ålesund
      Sarpsborg|Østfold|1706-1727|69|59.2839|11.1096|56|Høgskolen i Østfold
      Skien|Telemark|3715-3748|35|59.2096|9.6090|56|Universitetet i Sørøst-Norge
      Sandefjord|Vestfold|3208-3246|33|59.1312|10.2166|47|Universitetet i Sørøst-Norge
      Bodø|Nordland|8003-8029|75|67.2800|14.4050|43|Nord universitet
      Haugesund|Rogaland|5515-5537|52|59.4138|5.2680|38|Høgskulen på Vestlandet
      Tønsberg|Vestfold|3110-3127|33|59.2675|10.4076|45|Universitetet i Sørøst-Norge
      Moss|Østfold|1511-1539|69|59.4340|10.6577|43|Høgskolen i Østfold
      Arendal|Agder|4836-4848|37|58.4615|8.7725|40|Universitetet i Agder
      Hamar|Innlandet|2316-2326|62|60.7945|11.0680|30|Universitetet i Innlandet
      Lillehammer|Innlandet|2609-2626|61|61.1153|10.4662|21|Universitetet i Innlandet
      Molde|Møre og Romsdal|6411-6422|71|62.7375|7.1591|21|Høgskolen i Molde`,
    others: `Oslo=Christiania; Tromsø=Tromso; Bodø=Bodo; Ålesund=Aalesund; Trøndelag=Trondelag;
      Møre og Romsdal=More og Romsdal; Innlandet=Inland; Østfold=Ostfold`,
  },
  roads: `Storgata Kirkegata Skolegata Kongens_gate Dronningens_gate Strandgata Parkveien Skogveien Bjørkeveien Granveien
    Furuveien Solveien Ringveien Industriveien Kirkeveien Skoleveien Jernbanegata Havnegata Torggata Nygata Sjøgata Tordenskjolds_gate
    Bjørnstjerne_Bjørnsons_gate Henrik_Ibsens_gate@Oslo+Skien Wergelands_vei Nordre_gate@Trondheim Søndre_gate@Trondheim Fjordgata@Trondheim+Tønsberg Bakkegata Elvegata
    Myrveien Åsveien Lundeveien Rognveien Eikeveien Blåklokkeveien Fjellveien Bergveien Idrettsveien Markveien`,
  street: '{road} {1-95}(|||||A|B)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+47 (4[0178]|9[0-57-9])# ## ###',
  landline: '+47 {place.area} [2-8]# ## ##',
  banks: {
    // Shares after annual reports and surveys; savings banks have customers near home.
    columns: 'bank bic code share near',
    rows: `
      DNB|DNBANOKK|1503|32
      Nordea|NDEANOKK|6001|13
      Handelsbanken|HANDNOKK|9041|4
      OBOS-banken|OBOSNOK1|9820|3
      SpareBank 1 Sør-Norge|SPRONO22|3201|32|Rogaland,Telemark,Vestfold,Buskerud
      Sparebanken Norge|SPAVNOBB|3420|35|Vestland,Agder
      SpareBank 1 SMN|SPTRNO22|4200|38|Trøndelag,Møre og Romsdal
      SpareBank 1 Østlandet|SHEDNO22|1813|40|Innlandet
      SpareBank 1 Nord-Norge|SNOWNO22|4776|42|Nordland,Troms`,
  },
  account: certified(noKontonr, 'Kontonummer', {
    gap: 2,
    synonyms: ['bankkonto', 'kontonr'],
    make(random, p) {
      const account = withNoCheck(`${p.bank.code?.text}${random.int(10, 99)}${random.digits(4)}0`);
      return `${account.slice(0, 4)}.${account.slice(4, 6)}.${account.slice(6)}`;
    },
  }),
  iban: ibanField({ NO }, '{account.bare}', { NO: withNoCheck }),
  cards: 'visa:72 mastercard:26 amex:2',
  wallets: 'Vipps',
  firms: {
    forms: `
      AS|82|1957|1|1500
      ENK|11|1936|1|10|1
      DA|3|1985|2|20
      ANS|3|1936|2|20
      ASA|1|1997|60|9000`,
    name: '({founder} {trade}|{town} {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
    sole: '{founder} {trade} {form}',
  },
  income: [38000, 95000],
  fields: {
    mrz: wholeNameMrz,
    id: certified(noFnr, 'Fødselsnummer', {
      synonyms: ['fnr', 'personnummer', 'fodselsnummer'],
    }),
    // Passports since 2020; no rule is public, this is the usual look.
    passport: pictured('Passnummer', '[CF]@@######'),
    // District, year of issue, serial number, check digit; the rule of the last is not public.
    licence: {
      label: 'Førerkortnummer',
      synonyms: ['førerkort'],
      make(random, { born, asOf }) {
        const last = asOf.year - 1;
        const year = random.int(Math.min(last, Math.max(2013, born.year + 18)), last);
        return `${random.int(10, 29)} ${year % 100} ${random.digits(6)} ${random.digits(1)}`;
      },
    },
    tax: certified(noFnr, 'Fødselsnummer (skatt)', { make: (_, p) => p.read('id') }),
    vat: certified(noMva, 'MVA-nummer'),
    reference: certified(noKid, 'KID-nummer', { synonyms: ['kid'] }),
    bankcode: pictured('Registernummer', '{bank.code}', { synonyms: ['bankregisternummer'] }),
    postcode: { label: 'Postnummer' },
    region: { label: 'Fylke' },
    // The letters name the district of the first registration or an electric car (E…); they stay with the car.
    plate: pictured('Registreringsnummer', '(E[BCDEFHJKLV]|[A-DFHJ-LNPR-VX-Z][A-FHJ-LNPR-VX-Z]) %####', {
      synonyms: ['bilskilt', 'skiltnummer', 'regnr'],
    }),
  },
  company: {
    registration: certified(noOrgnr, 'Organisasjonsnummer', {
      synonyms: ['orgnummer', 'orgnr', 'org nr', 'org number', 'organisation number'],
      make(random, { firm: { founded } }) {
        const digits = registerNumber(random, founded, { starts: STARTS, length: 9, valid: noOrgnr.valid });
        return `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
      },
    }),
    vat: certified(noMva, 'MVA-nummer', { make: (_, p) => `NO ${p.read('registration')} MVA` }),
    vipps: pictured('Vipps-nummer', '{10000-899999}'),
  },
  presets: [
    {
      key: 'vipps',
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
      name: 'Vipps payment',
      rows: [
        ['Betaler', 'name'],
        ['Mobilnummer', 'phone'],
        ['Mottaker', 'company.name'],
        ['Vipps-nummer', 'company.vipps'],
        ['Organisasjonsnummer', 'company.registration'],
        ['Beløp', 'amount'],
        ['Valuta', 'currency'],
        ['KID', 'reference'],
        ['Transaksjon', 'txn'],
        ['Dato', 'date'],
      ],
    },
    {
      key: 'giro',
      scheme: CREDIT_TRANSFER,
      name: 'Innbetaling med KID',
      rows: [
        ['Betaler', 'name'],
        ['Adresse', 'address'],
        ['Fra konto', 'account'],
        ['Mottaker', 'company.name'],
        ['Til konto', 'company.account'],
        ['KID', 'reference'],
        ['Beløp', 'amount'],
        ['Forfallsdato', 'date'],
        ['Valuta', 'currency'],
      ],
    },
  ],
}));

/**
 * Starts of organisation numbers, by year; firms from before 1995 got new numbers. From general knowledge of the
 * register.
 */
const STARTS: Starts = {
  1936: '914 919 928 930 938 945 957 960 967 971',
  1995: '974 975',
  1997: '976 977 978',
  1998: '979',
  1999: '980 981',
  2000: '982',
  2001: '983',
  2002: '984',
  2003: '985',
  2004: '986 987',
  2005: '988',
  2006: '989',
  2007: '990 991',
  2008: '992',
  2009: '993 994',
  2010: '995',
  2011: '996 997',
  2012: '998',
  2013: '911 912',
  2014: '913',
  2015: '914 915',
  2016: '916 917',
  2017: '918 919',
  2018: '920 921',
  2019: '922 923',
  2020: '924 925',
  2021: '926 927',
  2022: '928 929',
  2023: '930 931 932',
  2024: '933 934',
  2025: '935 936',
};
