import { nlAccount } from '../validators/nlAccount.ts';
import { nlBsn } from '../validators/nlBsn.ts';
import { nlBtw } from '../validators/nlBtw.ts';
import { certified, country, pictured } from './declare.ts';

export const nl = country({
  code: 'nl',
  name: 'Netherlands',
  alpha3: 'NLD',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Nederland Holland The_Netherlands Dutch Dutchman Dutchwoman Nederlander Nederlandse Nederlanders
    Hollander Pays-Bas Niederlande Países_Bajos`,
  names: {
    male: `Jan Peter Johannes Hendrik Cornelis Willem Pieter Martin Thomas Kees Henk Marco Robert Jeroen
      Mark Dennis Rob Paul Bas Erik Frank Wim Hans Richard Daan Tim Marcel Patrick Lars Kevin Sander Martijn
      Michiel Maarten Ruud Bart Niels Stefan Jeffrey Rick Tom Lucas Sem Levi Finn Luuk Milan Jesse Bram Noah
      Thijs Ruben Julian Max Sven Stijn Gijs Jasper Joost Wouter Koen Arjan Gerard Jos Theo Ton Piet Klaas
      Gerrit Jacob Dirk Arie Johan Bert Ben Ron Ronald Edwin René Vincent Danny Mike Remco Roy Guus Mees
      Teun Hugo Olivier Boaz Siem Mohamed Ahmed Mustafa Ali Hassan Youssef Jurgen Floris Pim Ed`,
    female: `Maria Johanna Anna Cornelia Elisabeth Wilhelmina Hendrika Linda Monique Sandra Petra Esther
      Marieke Ingrid Anja Miranda Marjan Mirjam Yvonne Angelique Karin Sanne Lisa Emma Anouk Eva Kim Lotte
      Sophie Julia Tess Mila Sara Fleur Iris Naomi Femke Laura Marloes Nienke Annemarie Wendy Nicole Suzanne
      Daniëlle Manon Ilse Lieke Britt Noa Zoë Evi Isa Roos Lynn Saar Nora Liv Olivia Yara Jasmijn Bo Maud
      Jet Margriet Ria Truus Ans Corrie Greet Tineke Joke Ineke Hennie Thea Wil Els Mieke Trudy Astrid
      Brigitte Chantal Debby Bianca Patricia Marjolein Renske Hanneke Janneke Fatima Khadija Samira Aylin
      Charlotte Carolien Marleen Heleen Willemijn Elise Feline Vera`,
    family: `de_Jong Jansen de_Vries van_den_Berg van_Dijk Bakker Janssen Visser Smit Meijer de_Boer Mulder
      de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf
      van_der_Meer van_der_Linden Kok Jacobs de_Haan Vermeulen van_den_Heuvel van_der_Veen van_den_Broek
      de_Bruijn de_Bruin van_der_Heijden Schouten van_Beek Willems van_Vliet van_de_Ven Hoekstra Maas
      Verhoeven Koster van_Dam van_der_Wal Prins Blom Huisman Peeters de_Jonge Kuipers van_Veen Postma
      Kuiper Veenstra Kramer van_den_Brink Scholten van_Wijk Post Timmermans Groen Gerritsen Bouwmeester
      van_den_Bosch van_der_Velden Verbeek van_Doorn Willemsen van_de_Pol Driessen van_der_Laan van_Loon
      Sanders van_Es van_der_Horst Wolters Jonker Molenaar van_Rijn Evers van_Dongen Vink van_der_Wijk Boer
      Wouters van_Dalen Brink Hermans Kooistra Bosman Martens Boersma Zijlstra Faber Verweij Kuijpers Mol
      Hofman Nijland Lammers Bouwman van_Schaik Terpstra van_der_Pol Schipper Bouma Roos Vermeer van_Houten
      Wiersma Berends Douma Hartman Haan Groot Kroon Snijders Simons Aarts Claessen Cornelissen Rutten
      Geurts Ketelaar Swart Schut Tol Veldman Stam Keizer Bruins Yılmaz Kaya El_Amrani Bouzid Mohamed Singh
      Nguyen Ramdin Pinas Wong Engelen Franken Goossens Hoogendoorn van_Ginkel ter_Horst Westra`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Amsterdam|Noord-Holland|1011-1019,1051-1059,1071-1079,1091-1098|20|52.3740|4.8897
      Rotterdam|Zuid-Holland|3011-3016,3021-3029,3031-3039,3061-3069|10|51.9225|4.4792
      Den Haag|Zuid-Holland|2511-2518,2521-2526,2561-2566,2591-2597|70|52.0767|4.2986
      Utrecht|Utrecht|3511-3515,3521-3528,3551-3555,3581-3585|30|52.0908|5.1222
      Eindhoven|Noord-Brabant|5611-5617,5621-5629,5641-5646|40|51.4408|5.4778
      Groningen|Groningen|9711-9718,9721-9728,9741-9747|50|53.2192|6.5667
      Tilburg|Noord-Brabant|5011-5018,5021-5026,5041-5049|13|51.5555|5.0913
      Almere|Flevoland|1311-1319,1321-1328,1331-1339|36|52.3702|5.2141
      Breda|Noord-Brabant|4811-4819,4822-4827|76|51.5866|4.7760
      Nijmegen|Gelderland|6511-6515,6521-6525,6531-6538|24|51.8425|5.8528
      Apeldoorn|Gelderland|7311-7316,7321-7329|55|52.2100|5.9694
      Arnhem|Gelderland|6811-6815,6821-6828|26|51.9800|5.9111
      Haarlem|Noord-Holland|2011-2015,2021-2026,2031-2037|23|52.3808|4.6368
      Enschede|Overijssel|7511-7514,7521-7525,7531-7535|53|52.2183|6.8958
      Amersfoort|Utrecht|3811-3819,3821-3826|33|52.1550|5.3875
      Zaandam|Noord-Holland|1501-1509|75|52.4387|4.8264
      's-Hertogenbosch|Noord-Brabant|5211-5216,5221-5224,5231-5237|73|51.6992|5.3042
      Zwolle|Overijssel|8011-8019,8021-8025|38|52.5126|6.0936
      Leiden|Zuid-Holland|2311-2318,2321-2324|71|52.1583|4.4931
      Leeuwarden|Friesland|8911-8919,8921-8926|58|53.2014|5.8086
      Maastricht|Limburg|6211-6219,6221-6229|43|50.8483|5.6889
      Dordrecht|Zuid-Holland|3311-3319|78|51.8133|4.6901`,
  },
  roads: `Kerkstraat Molenstraat Schoolstraat Dorpsstraat Stationsweg Julianastraat Wilhelminastraat Beatrixstraat Hoofdstraat
    Nieuwstraat Industrieweg Parallelweg Beukenlaan Kastanjelaan Eikenlaan Lindelaan Prins_Hendrikstraat Emmastraat
    Oranjestraat Burgemeesterslaan Markt Havenstraat Marktstraat Raadhuisstraat Vondelstraat Rembrandtstraat Vermeerstraat
    Churchilllaan Zandweg Dijkstraat Sportlaan Tulpstraat Rozenstraat Populierenlaan Haagweg Singel Kanaalstraat
    Plein_1944 Tolweg Spoorstraat`,
  street: '{road} {1-220}(||||||-A|-B|-2)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone} [A-EGHJ-NPRTVWXZ][A-EGHJ-NPRTVWXZ]',
  phone: '+31 6 [1-5]#######',
  landline: '+31 {place.area} [2-7]######',
  banks: {
    columns: 'bank bic code',
    rows: `
      ING|INGBNL2A|INGB
      Rabobank|RABONL2U|RABO
      ABN AMRO|ABNANL2A|ABNA
      SNS|SNSBNL2A|SNSB
      ASN Bank|ASNBNL21|ASNB
      bunq|BUNQNL2A|BUNQ
      Knab|KNABNL2H|KNAB
      Triodos Bank|TRIONL2U|TRIO
      RegioBank|RBRBNL21|RBRB
      Revolut|REVONL22|REVO
      Van Lanschot Kempen|FVLBNL22|FVLB`,
  },
  account: certified(nlAccount, 'Rekeningnummer', { synonyms: ['rekeningnummer'] }),
  bban: '{bank.code}{account}',
  cards: 'mastercard visa maestro amex',
  wallets: 'Tikkie Wero',
  firms: {
    forms: 'B.V. V.O.F. N.V.',
    name: '({founder} {trade}|{founder} & Zonen {trade}|{founder} & {partner}|{trade} {founder}) {form}',
  },
  income: [2400, 6500],
  fields: {
    id: certified(nlBsn, 'Burgerservicenummer (BSN)', {
      synonyms: ['bsn', 'burgerservicenummer', 'sofinummer'],
    }),
    idkaart: pictured('ID-kaartnummer', `I[A-NP-Z]${'[0-9A-NP-Z]'.repeat(6)}#`, {
      group: 'identity',
      synonyms: ['identiteitskaart', 'id-kaart'],
    }),
    passport: pictured('Paspoortnummer', `N[A-NP-Z]${'[0-9A-NP-Z]'.repeat(6)}#`, {
      synonyms: ['paspoort'],
    }),
    licence: pictured('Rijbewijsnummer', '[45]#########', { synonyms: ['rijbewijs'] }),
    tax: certified(nlBsn, 'Fiscaal nummer (BSN)', { make: (_, p) => p.read('id') }),
    vat: certified(nlBtw, 'Btw-id', { synonyms: ['btw', 'btw nummer'] }),
    bankcode: pictured('Bankcode', '{bank.code}'),
    merchant: pictured(
      'Winkelier',
      '(Bakkerij|Apotheek|Boekhandel|Café|Slagerij|Drogisterij|Optiek|Fietsen|Bloemen|Viswinkel) {founder}',
      {},
    ),
    // Two of the sidecodes in use, without vowels.
    plate: pictured(
      'Kenteken',
      '([GHJKLNPRSTXZ]-###-[BDFGHJKLNPRSTXZ][BDFGHJKLNPRSTXZ]|[GHJKLNPRSTXZ][BDFGHJKLNPRSTXZ]-###-[BDFGHJKLNPRSTXZ])',
      { synonyms: ['kenteken'] },
    ),
  },
  company: {
    registration: pictured('KVK-nummer', '{10-94}######'),
    vat: certified(nlBtw, 'Btw-id'),
    rsin: certified(nlBsn, 'RSIN', { group: 'tax', make: (_, p) => p.read('vat').slice(2, 11) }),
  },
  presets: [
    {
      key: 'ideal',
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
        ['Transactie', 'txn'],
        ['Datum', 'date'],
      ],
    },
  ],
});
