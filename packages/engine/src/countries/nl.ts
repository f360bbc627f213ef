import { mod97 } from '../checksum/mod97.ts';
import { DEU, foreigners, POL, ROU, SYR, TUR, UKR } from '../data/foreigners.ts';
import { NL } from '../data/ibanLayouts.ts';
import { dutch } from '../data/languages/dutch.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { creditorId } from '../fields/creditorId.ts';
import { ibanField } from '../fields/iban.ts';
import type { Random } from '../kernel/random.ts';
import type { NameFacts } from '../model.ts';
import { nlAccount, putNlAccount } from '../validators/nlAccount.ts';
import { nlBsn } from '../validators/nlBsn.ts';
import { nlBtw } from '../validators/nlBtw.ts';
import { certified, country, pictured } from './declare.ts';
import { betalingskenmerk } from './nl/betalingskenmerk.ts';
import { withCheckDigit } from './registerNumber.ts';
import { series } from './series.ts';

export const nl = country('nl', () => ({
  name: 'Netherlands',
  alpha3: 'NLD',
  paydays: [[25]],
  currency: 'EUR',
  ips: '86.80-95',
  gs1: '870',
  lei: '7245',
  holidays: '0101 E-2 E+1 0427 0501 E+39 E+50 1225 1226',
  group: 'Europe',
  locale: { language: 'nl', zone: 'Europe/Amsterdam' },
  economy: {
    vat: { usual: 21, food: 9 },
    deductions: { social: 11, tax: 16.5 },
    extraPay: '5-25:96',
    tenure: { rent: 30, loan: 60 },
    shops: { card: 17, wallet: 13 },
  },
  words: {
    exonyms: `Holendrów Nederlands niederländisch niederländische Néerlandais holländisch Olanda Holanda Holandia holandés
      holandesa Holandii Niderlandy holenderski holenderska holenderskie holenderskich olandese olandesi holandês
      holandeses Hollanda Hollandalı Belanda Hà_Lan`,
    scripts: `オランダ 荷兰 荷蘭 네덜란드 هولندا هولندي~ नीदरलैंड हॉलैंड Нидерланды Нидерландов Голланди^ голландск~ нидерландск~
      Нідерланди Нідерландів нідерландськ~ Uholanzi Mholanzi Waholanzi`,
    women: 'Niederländerin Niederländerinnen Holenderka Holenderki',
    places: `Amsterdam=アムステルダム|阿姆斯特丹|암스테르담|أمستردام|एम्स्टर्डम|Амстердам+|Amsterdamu|Amsterdamie|Amsterdã|Amsterdamse|Amsterdammer|Amsterdammers|Amsterdamer
      ; Rotterdam=ロッテルダム|鹿特丹|로테르담|روتردام|Роттердам+|Rotterdamse|Rotterdammer|Rotterdammers
      ; Den Haag=ハーグ|海牙|헤이그|لاهاي|Гаага|Гааги|Haga|Haagse
      ; Friesland=Frisian|Frisians|Friese`,
  },
  aliases: `Nederland Holland The_Netherlands Dutch Dutchman Dutchwoman Nederlander Nederlandse Nederlanders
    Hollander Pays-Bas Niederlande Países_Bajos`,
  ages: '11 16 15 15.5 17 13.5 12',
  population: {
    source: 'Estimates from general knowledge of the Enquête beroepsbevolking and of pay by CBS',
    men: '51.2 51 50 49.8 48.8 44 33',
    work: ['76 89 92 91 87 77 26 14 6', '76 85 84 83 77 63 15 6 2'],
    own: [20, 13],
    unemployed: 3.7,
    disabled: 6,
    pensioned: 98,
    pay: { median: 3900, spread: 3.1, top: 4.3, women: 89 },
  },
  life: {
    // SVB: the 23rd.
    pensionPay: { days: [23] },
    studies: 55,
    retires: 67,
    early: 0,
    pays: [1090, 1640],
    institutions: `
      pension Sociale Verzekeringsbank
      fire Brandweer {town}
      university@Amsterdam (Universiteit van Amsterdam|Vrije Universiteit Amsterdam)
      university@Rotterdam Erasmus Universiteit Rotterdam
      university@Den_Haag De Haagse Hogeschool
      university@Eindhoven Technische Universiteit Eindhoven
      university@Groningen Rijksuniversiteit Groningen
      university@Tilburg Tilburg University
      university@Almere+Zwolle Hogeschool Windesheim
      university@Breda+'s-Hertogenbosch Avans Hogeschool
      university@Nijmegen Radboud Universiteit
      university@Apeldoorn Hogeschool Saxion
      university@Arnhem Hogeschool van Arnhem en Nijmegen
      university@Haarlem+Zaandam Hogeschool Inholland
      university@Enschede Universiteit Twente
      university@Amersfoort Hogeschool Utrecht
      university@Leeuwarden NHL Stenden Hogeschool
      university@Maastricht Universiteit Maastricht
      university@Dordrecht Hogeschool Rotterdam
      transit (Arriva|Qbuzz|Transdev)
      transit@Amsterdam GVB
      transit@Rotterdam RET
      transit@Den_Haag HTM`,
  },
  language: dutch,
  sources: 'CBS 2025, given names SVB and Meertens, surnames CBG; forms KVK; banks by their reports',
  // CBS, 2025: 9 %.
  foreigners: foreigners([
    [POL, 1.4],
    [UKR, 0.8],
    [DEU, 0.5],
    [SYR, 0.5],
    [TUR, 0.5],
    [ROU, 0.4],
  ]),
  names: [
    {
      share: 78,
      near: {
        'Noord-Holland': 70,
        'Zuid-Holland': 68,
        Flevoland: 66,
        Friesland: 45,
        Groningen: 75,
        Gelderland: 87,
        Overijssel: 85,
        Limburg: 88,
      },
      male: {
        0: `Jan Johannes Hendrik Cornelis Willem Pieter Gerrit Jacobus Adrianus Antonius Petrus Theodorus Wim Kees Henk Piet Klaas
          Arie Jaap Gerard Dirk Bert Theo Ton Joop Harm Leo`,
        1950: `Jan Hans Peter Henk Wim Kees Johan Gerard Rob Theo Frans Ton Jos Piet Willem Hendrik Ben Ruud Leo Gerrit Bert Ron Paul
          Frank Jaap Dick Harry Martin`,
        1965: `Peter Marcel Erik Robert Frank Ronald Richard Paul Rob John Marco Patrick Johan René Edwin Martin Arjan Jeroen Wim
          Michel Mark Hans Bart Eric Ed Raymond Jos André`,
        1977: `Jeroen Marco Dennis Mark Patrick Martijn Edwin Robert Bas Sander Michel Erik Maarten Michiel Stefan Jeffrey Remco Wouter
          Arjan Rick Roy Danny Mike Vincent Bart Joost Niels Jasper`,
        1989: `Tim Kevin Thomas Rick Jeroen Dennis Niels Mark Robin Bart Jeffrey Tom Martijn Jasper Stefan Koen Lars Daan Sander Mike
          Roy Maarten Joris Ruben Wouter Wesley Bas Stijn`,
        1999: `Daan Sem Tim Lars Thomas Bram Jesse Max Thijs Lucas Ruben Sven Stijn Niels Luuk Milan Julian Finn Jasper Tom Gijs Nick
          Rick Levi Mees Teun Floris Timo`,
      },
      female: {
        0: `Maria Johanna Cornelia Anna Wilhelmina Hendrika Elisabeth Adriana Catharina Petronella Jannie Riet Corrie Truus Greet Ria
          Ans Tineke Gerda Willy Joke Nel Annie Jo Bep Dina`,
        1950: `Maria Johanna Ria Anneke Joke Ineke Marijke Els Wil Tineke Thea Corrie Hennie Margriet Trudy Marja Ans Elly Marianne
          Mieke Yvonne Lia Ingrid Hanneke Willemien Gerda Nelleke Jolanda`,
        1965: `Monique Petra Ingrid Jacqueline Marja Karin Yvonne Anita Sandra Angelique Caroline Mirjam Annemarie Astrid Marion
          Brigitte Esther Patricia Jolanda Saskia Marjan Miranda Linda Erica Ellen Bianca Nicole Wilma`,
        1977: `Linda Esther Sandra Mariska Wendy Bianca Miranda Daniëlle Monique Marieke Nicole Petra Debby Chantal Suzanne Manon
          Marloes Ilse Kim Femke Nienke Marjolein Janneke Angela Karin Nathalie Claudia Ellen`,
        1989: `Laura Lisa Sanne Kim Anne Linda Marloes Anouk Iris Femke Michelle Lotte Marieke Suzanne Melissa Manon Nienke Denise
          Eline Ilse Daphne Sophie Rianne Renske Britt Charlotte Tessa Inge`,
        1999: `Emma Sanne Lisa Anne Iris Julia Lotte Sophie Anna Eva Fleur Femke Laura Naomi Isa Britt Roos Maud Amber Noa Demi Esmee
          Tess Merel Jasmijn Vera Anouk Lieke`,
      },
      ...asFirms(`de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit
        Meijer de_Boer Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Smits de_Graaf
        van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen van_den_Heuvel van_der_Veen van_den_Broek de_Bruijn de_Bruin
        van_der_Heijden Schouten van_Beek Willems van_Vliet van_de_Ven Maas Verhoeven Koster van_Dam van_der_Wal Prins Blom
        Huisman Peeters de_Jonge Kuipers van_Veen Kuiper Kramer van_den_Brink Scholten van_Wijk Post Timmermans Groen Gerritsen
        Bouwmeester van_den_Bosch van_der_Velden Verbeek van_Doorn Willemsen van_de_Pol Driessen van_der_Laan van_Loon Sanders
        van_Es van_der_Horst Wolters Jonker Molenaar van_Rijn Evers van_Dongen Vink van_der_Wijk Boer Wouters van_Dalen Brink
        Hermans Bosman Martens Faber Verweij Kuijpers Mol Hofman Nijland Lammers Bouwman van_Schaik van_der_Pol Schipper Roos
        Vermeer van_Houten Berends Hartman Haan Groot Kroon Snijders Simons Aarts Claessen Cornelissen Rutten Geurts Ketelaar
        Swart Schut Tol Veldman Stam Keizer Bruins Engelen Franken Goossens Hoogendoorn van_Ginkel ter_Horst van_der_Ploeg
        Langendijk Kersten van_Dorp Zwart Groeneveld Boon Bosch Koning Pronk Slot Dijkman`),
    },
    {
      // Frisians.
      share: 2,
      near: { Friesland: 47, Groningen: 9 },
      male: {
        0: 'Jan Sietse Jelle Durk Pieter Klaas Sjoerd Wiebe Anne Tjeerd Douwe Gerrit Hendrik Ate',
        1970: 'Sjoerd Jelle Wietse Jelmer Rinse Hessel Sybren Tjeerd Johannes Gerben Jacob Nanne Wybe Riemer',
      },
      female: {
        0: 'Trijntje Sjoukje Aaltje Antje Froukje Tietje Baukje Janke Grietje Hiltje Tjitske Akke',
        1970: 'Femke Jeltje Nynke Wietske Tjitske Sietske Ytsje Anneke Jildou Hiske Marije Renske',
      },
      ...asFirms(`Dijkstra Hoekstra Postma Veenstra Kooistra Boersma Zijlstra Terpstra Bouma Wiersma Douma Westra Hofstra Bakker Jansma
        de_Vries Sikkema Feenstra Algra Visser van_der_Veen Adema Miedema Wijbenga Tamminga Bosma Damstra Haitsma`),
    },
    {
      share: 4.5,
      near: { 'Noord-Holland': 6, 'Zuid-Holland': 8, Friesland: 1, Groningen: 2, Limburg: 3, Drenthe: 1 },
      male: {
        0: 'Mehmet Mustafa Ali Hasan Hüseyin Ahmet İbrahim Osman Süleyman Ramazan',
        1978: 'Murat Mehmet Mustafa Ali Emre Serkan Yusuf Volkan Burak Kaan Can Fatih Deniz Ömer',
      },
      female: {
        0: 'Ayşe Fatma Emine Hatice Zeynep Sultan Meryem Hanife Şerife Elif',
        1978: 'Elif Zeynep Esra Büşra Derya Özlem Aylin Selin Merve Sibel Melek Yasemin Kübra',
      },
      family:
        'Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç Çetin Koç Yıldırım Polat Şimşek Aslan Korkmaz Güneş',
    },
    {
      share: 5,
      near: { 'Noord-Holland': 9, 'Zuid-Holland': 7, Friesland: 0.7, Groningen: 1.2 },
      male: {
        0: 'Mohamed Ahmed Mohammed Abdelkader Hassan Mustapha Said Omar Lahcen',
        1978: 'Mohamed Youssef Rachid Karim Bilal Hamza Ayoub Anouar Soufiane Ilias Nordin Yassine Khalid',
      },
      female: {
        0: 'Fatima Khadija Aicha Malika Zohra Rahma Mina Habiba',
        1978: 'Samira Fatima Naima Hanane Nadia Soumaya Salma Ikram Siham Yasmina Loubna Karima',
      },
      family:
        'El_Amrani Bouzid Benali El_Idrissi Aziz Bakkali Ouali Azzouzi Amrani El_Khattabi Haddou Mokhtari Yahiaoui Zerouali Ahmed Mohamed Bouali El_Ouazzani',
    },
    {
      // From Suriname and the Caribbean, of African descent.
      share: 3.8,
      near: {
        'Noord-Holland': 6,
        'Zuid-Holland': 5,
        Flevoland: 9,
        Friesland: 0.6,
        Groningen: 1.4,
        Limburg: 0.7,
      },
      male: {
        0: 'Henk Rudi Frits Ronald Johan Harold Roy Iwan Eugene',
        1970: 'Ricardo Glenn Jerry Winston Clyde Orlando Jurgen Ruben Randy Sergio',
        1992: 'Jayden Dwight Quincy Raoul Xavi Giovanni Romano Jaden Shaquille',
      },
      female: {
        0: 'Hilda Wilma Irma Johanna Rosita Norma Ilse Helga Gladys',
        1970: 'Sandra Patricia Natascha Astrid Chantal Shirley Melissa Sheila',
        1992: 'Shanice Priscilla Sharona Naomi Rowena Shania Romy Jennifer',
      },
      family:
        'Pinas Wijngaarde Tjon_A_Ten Kensmil Martina Maduro Croes Vrede Koorndijk Jubitana Winter Blijd Pengel Zeefuik',
    },
    {
      // Hindustanis, from Suriname.
      share: 2.2,
      near: {
        'Noord-Holland': 2,
        'Zuid-Holland': 5,
        Flevoland: 4,
        Friesland: 0.3,
        Groningen: 0.6,
        Limburg: 0.3,
      },
      male: {
        0: 'Soedesh Ramdew Radj Harry Robby Dew Hardeo',
        1970: 'Rishi Vinod Anil Sandeep Roy Ashwin Radjesh Sunil',
        1992: 'Vishal Rishi Jaysen Rahul Ashwin Nishant Aryan',
      },
      female: {
        0: 'Soeshila Chandra Rita Sita Kamla Hilda',
        1970: 'Sharita Shanti Priya Sharmila Sunita Reshma Nalini',
        1992: 'Anjali Shivani Priya Varsha Kavita Nisha Roshni',
      },
      family:
        'Ramdin Ramlal Doerga Mohan Bhagwandas Autar Jagroep Ramkisoen Soekhoe Bihari Mahabier Kalpoe Gopal Ramdas',
    },
    {
      // From Poland.
      share: 2,
      near: { 'Zuid-Holland': 3, 'Noord-Brabant': 3 },
      male: {
        0: 'Jan Stanisław Józef Andrzej Marek',
        1975: 'Piotr Krzysztof Tomasz Marcin Łukasz Paweł Michał Grzegorz Rafał Mateusz',
      },
      female: {
        0: 'Maria Krystyna Barbara Teresa Danuta',
        1975: 'Agnieszka Katarzyna Anna Monika Joanna Magdalena Ewa Natalia Paulina',
      },
      family:
        'Nowak Kowalski/Kowalska Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska Zieliński/Zielińska Szymański/Szymańska Woźniak Mazur Krawczyk',
    },
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Amsterdam|Noord-Holland|1011-1019,1051-1059,1071-1079,1091-1098|20|52.3740|4.8897|934
      Rotterdam|Zuid-Holland|3011-3016,3021-3029,3031-3039,3061-3069|10|51.9225|4.4792|672
      Den Haag|Zuid-Holland|2511-2518,2521-2526,2561-2566,2591-2597|70|52.0767|4.2986|568
      Utrecht|Utrecht|3511-3515,3521-3528,3551-3555,3581-3585|30|52.0908|5.1222|376
      Eindhoven|Noord-Brabant|5611-5617,5621-5629,5641-5646|40|51.4408|5.4778|247
      Groningen|Groningen|9711-9718,9721-9728,9741-9747|50|53.2192|6.5667|244
      Tilburg|Noord-Brabant|5011-5018,5021-5026,5041-5049|13|51.5555|5.0913|230
      Almere|Flevoland|1311-1319,1321-1328,1331-1339|36|52.3702|5.2141|227
      Breda|Noord-Brabant|4811-4819,4822-4827|76|51.5866|4.7760|189
      Nijmegen|Gelderland|6511-6515,6521-6525,6531-6538|24|51.8425|5.8528|189
      Apeldoorn|Gelderland|7311-7316,7321-7329|55|52.2100|5.9694|168
      Arnhem|Gelderland|6811-6815,6821-6828|26|51.9800|5.9111|169
      Haarlem|Noord-Holland|2011-2015,2021-2026,2031-2037|23|52.3808|4.6368|168
      Enschede|Overijssel|7511-7514,7521-7525,7531-7535|53|52.2183|6.8958|162
      Amersfoort|Utrecht|3811-3819,3821-3826|33|52.1550|5.3875|163
      Zaandam|Noord-Holland|1501-1509|75|52.4387|4.8264|82
      's-Hertogenbosch|Noord-Brabant|5211-5216,5221-5224,5231-5237|73|51.6992|5.3042|161
      Zwolle|Overijssel|8011-8019,8021-8025|38|52.5126|6.0936|135
      Leiden|Zuid-Holland|2311-2318,2321-2324|71|52.1583|4.4931|131
      Leeuwarden|Friesland|8911-8919,8921-8926|58|53.2014|5.8086|129
      Maastricht|Limburg|6211-6219,6221-6229|43|50.8483|5.6889|125
      Dordrecht|Zuid-Holland|3311-3319|78|51.8133|4.6901|123`,
    others: `Den Haag=The Hague|'s-Gravenhage|La Haye|La Haya; 's-Hertogenbosch=Den Bosch|Bois-le-Duc; Leeuwarden=Ljouwert;
      Zaandam=Zaanstad; Noord-Holland=North Holland; Zuid-Holland=South Holland; Noord-Brabant=North Brabant|Brabant;
      Gelderland=Guelders; Friesland=Fryslân|Frisia`,
  },
  roads: `Kerkstraat Molenstraat Schoolstraat Dorpsstraat Stationsweg Julianastraat Wilhelminastraat Beatrixstraat Hoofdstraat
    Nieuwstraat Industrieweg Parallelweg Beukenlaan Kastanjelaan Eikenlaan Lindelaan Prins_Hendrikstraat Emmastraat
    Oranjestraat Burgemeesterslaan Markt Havenstraat Marktstraat Raadhuisstraat Vondelstraat Rembrandtstraat Vermeerstraat
    Churchilllaan Zandweg Dijkstraat Sportlaan Tulpstraat Rozenstraat Populierenlaan Haagweg Singel Kanaalstraat
    Plein_1944@Nijmegen Tolweg Spoorstraat`,
  street: '{road} {1-220}(||||||-A|-B|-2)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone} [A-EGHJ-NPRTVWXZ][A-EGHJ-NPRTVWXZ]',
  phone: '+31 6 [1-5]#######',
  landline: '+31 {place.area} [2-7]######',
  // SNS and RegioBank became ASN Bank in 2025.
  banks: {
    columns: 'bank bic code share',
    rows: `
      ING|INGBNL2A|INGB|35
      Rabobank|RABONL2U|RABO|28
      ABN AMRO|ABNANL2A|ABNA|18
      ASN Bank|ASNBNL21|ASNB|10
      bunq|BUNQNL2A|BUNQ|4
      Knab|KNABNL2H|KNAB|1.5
      Revolut|REVONL22|REVO|1.5
      Triodos Bank|TRIONL2U|TRIO|1.5
      Van Lanschot Kempen|FVLBNL22|FVLB|0.5`,
    others: `ABN AMRO=ABN; Van Lanschot Kempen=Van Lanschot; Rabobank=Rabo`,
  },
  account: certified(nlAccount, 'Rekeningnummer', {
    synonyms: ['rekeningnummer'],
    write: putNlAccount,
  }),
  iban: ibanField({ NL }, '{bank.code}{account}'),
  cards: 'mastercard:62 visa:37 amex:1',
  wallets: 'Tikkie:90 Wero:10',
  firms: {
    forms: `
      ~Eenmanszaak|170|1936|1|15|1|insurance,finance,airline
      B.V.|76|1971|1|900
      V.O.F.|19|1936|2|25
      C.V.|3|1936|2|60
      Coöperatie U.A.|1.5|1989|5|900
      N.V.|0.5|1936|50|9000`,
    trades: 'realty Vastgoed|Makelaardij|Woningen',
    name: '({founder} {trade}|{founder} & Zonen {trade}|{founder} & {partner} {trade}|{trade} {founder}|{trade} {town}) {form}',
  },
  income: [2450, 7500],
  fields: {
    id: certified(nlBsn, 'Burgerservicenummer (BSN)', {
      synonyms: ['bsn', 'burgerservicenummer', 'sofinummer'],
    }),
    mandate: pictured('Machtigingskenmerk', '(M-{000001-999999}|MNDT{8#}|{100000000-999999999})', {
      group: 'transaction',
      synonyms: ['machtigings-id', 'incassomachtiging'],
    }),
    reference: { label: 'Betalingskenmerk', make: betalingskenmerk },
    // The first four are the acquirer's.
    idealid: pictured('iDEAL-transactienummer', '00(20|30|50){12#}', { group: 'transaction' }),
    idkaart: pictured('ID-kaartnummer', `I[A-NP-Z]${'[0-9A-NP-Z]'.repeat(6)}#`, {
      group: 'identity',
      synonyms: ['identiteitskaart', 'id-kaart'],
    }),
    passport: pictured('Paspoortnummer', `N[A-NP-Z]${'[0-9A-NP-Z]'.repeat(6)}#`, {
      synonyms: ['paspoort'],
    }),
    licence: pictured('Rijbewijsnummer', '[45]#########', { synonyms: ['rijbewijs'] }),
    tax: certified(nlBsn, 'Fiscaal nummer (BSN)', { make: (_, p) => p.read('id') }),
    // Since 2020 a sole trader's digits mean nothing, and the whole leaves 1 by 97 (Belastingdienst, btw-id).
    vat: certified(nlBtw, 'Btw-id', { synonyms: ['btw', 'btw nummer'], make: soleTradersBtw }),
    region: { label: 'Provincie' },
    bankcode: pictured('Bankcode', '{bank.code}'),
    merchant: { label: 'Winkelier' },
    // Two of the sidecodes in use, without vowels.
    plate: pictured(
      'Kenteken',
      '([GHJKLNPRSTXZ]-###-[BDFGHJKLNPRSTXZ][BDFGHJKLNPRSTXZ]|[GHJKLNPRSTXZ][BDFGHJKLNPRSTXZ]-###-[BDFGHJKLNPRSTXZ])',
      { synonyms: ['kenteken'] },
    ),
  },
  company: {
    // Chambers of commerce numbered by themselves until 2010, and began with a number of their own.
    registration: {
      label: 'KVK-nummer',
      make: (random, { place: { city }, firm: { founded } }) =>
        founded < 2010
          ? CHAMBERS[city.text] + String(CHAMBER(random, founded)).padStart(6, '0')
          : String(KVK(random, founded)),
    },
    vat: certified(nlBtw, 'Btw-id', {
      make: (random, { firm }) =>
        `NL${withCheckDigit(String(RSIN(random, firm.founded)).padStart(8, '0'), nlBsn.valid)}B01`,
    }),
    // The number of the chamber of commerce, and of the office.
    creditorid: creditorId('Incassant-ID', (_, firm) => `${firm.read('registration')}0000`),
    rsin: certified(nlBsn, 'RSIN', { group: 'tax', make: (_, p) => p.read('vat').slice(2, 11) }),
  },
  presets: [
    {
      key: 'ideal',
      scheme: INSTANT_TRANSFER,
      sectors: SHOPS,
      name: 'iDEAL',
      rows: [
        ['Webwinkel', 'company.name'],
        ['KVK-nummer', 'company.registration'],
        ['IBAN webwinkel', 'company.iban'],
        ['Klant', 'name'],
        ['Bank', 'bank'],
        ['IBAN klant', 'iban'],
        ['Bedrag', 'amount'],
        ['Valuta', 'currency'],
        ['Betalingskenmerk', 'reference'],
        ['Transactie', 'idealid'],
        ['Datum', 'date'],
      ],
    },
  ],
}));

const KVK = series('2010 49000000 · 2013 56600000 · 2020 76500000 · 2026 99000000 · 2040 99999999');

/** Approximate, from general knowledge; Amsterdam and Haarlem since the nineties. */
const CHAMBERS: Readonly<Record<string, string>> = {
  Leeuwarden: '01',
  Groningen: '02',
  Zwolle: '05',
  Enschede: '06',
  Apeldoorn: '08',
  Arnhem: '09',
  Nijmegen: '10',
  Maastricht: '14',
  "'s-Hertogenbosch": '16',
  Eindhoven: '17',
  Tilburg: '18',
  Breda: '20',
  Dordrecht: '23',
  Rotterdam: '24',
  'Den Haag': '27',
  Leiden: '28',
  Utrecht: '30',
  Amersfoort: '32',
  Amsterdam: '34',
  Haarlem: '34',
  Zaandam: '35',
  Almere: '39',
};
const CHAMBER = series('1936 1000 · 1980 40000 · 1990 60000 · 2000 90000 · 2010 150000');

/** Approximate, from numbers that known firms publish. */
const RSIN = series(
  '1936 100000 · 1993 950000 · 1993 80000000 · 1997 80550000 · 2001 81000000 · 2005 81450000 · 2009 81950000 · 2011 82400000 · 2011 84900000 · 2013 85200000 · 2016 85600000 · 2020 86040000 · 2024 86550000 · 2026 86800000',
);

/** Returns surnames whose first word is a capital if no given name precedes it: Bakkerij De Vries. */
function asFirms(family: string): Pick<NameFacts, 'family' | 'founders'> {
  return { family, founders: family.replace(/(?<!\S)[a-z]/g, (letter) => letter.toUpperCase()) };
}

function soleTradersBtw(random: Random): string {
  const body = `NL${random.int(1, 4)}${random.digits(8)}B`;
  for (let serial = 2 + random.below(90); ; serial = serial === 98 ? 2 : serial + 1) {
    const number = body + String(serial).padStart(2, '0');
    if (mod97(number) === 1) return number;
  }
}
