import { noFnr } from '../validators/noFnr.ts';
import { noKid } from '../validators/noKid.ts';
import { noKontonr, withNoCheck } from '../validators/noKontonr.ts';
import { noMva } from '../validators/noMva.ts';
import { noOrgnr } from '../validators/noOrgnr.ts';
import { certified, country, pictured } from './declare.ts';

export const no = country({
  code: 'no',
  name: 'Norway',
  alpha3: 'NOR',
  currency: 'NOK',
  group: 'Europe',
  aliases: `Norge Noreg Norwegian Norwegians Norsk Norske Nordmann Nordmenn Kongeriket_Norge Kingdom_of_Norway
    Norwegen Norvège Noruega`,
  names: {
    order: '({given} {family}|{given} {family}|{given} {middle} {family})',
    male: `Jan Per Bjørn Ole Lars Kjell Knut Thomas Arne Svein Geir Morten Tor Martin Hans Andreas Terje Erik Odd Trond
      John Harald Kristian Rune Anders Marius Jonas Daniel Henrik Fredrik Magnus Øyvind Tore Rolf Stian Alexander Einar
      Christian Espen Sander Kristoffer Helge Mathias Sindre Kåre Øystein Steinar Håkon Gunnar Stein Tommy Eirik Emil
      Pål Sverre Simen Tobias Vegard Frode Kenneth Olav Nils Petter Jørgen Ivar Robert Roger Dag Mohammad Sebastian
      Elias Jon Ståle Sigurd Even Leif Jakob Oliver Joakim Lucas Oskar Asbjørn Karl William Noah Filip Aksel Isak Adrian
      Roy Johannes Egil Håvard Snorre Torstein Brage Eivind Gaute Halvor Jarle Reidar Ludvig Theodor Tarjei Torbjørn
      Sondre Herman`,
    female: `Anne Inger Kari Marit Ingrid Liv Eva Berit Astrid Bjørg Hilde Anna Solveig Marianne Ida Randi Ellen Silje Nina
      Elisabeth Kristin Bente Heidi Hanne Linda Maria Tone Camilla Ragnhild Marie Wenche Tove Emma Gerd Julie Turid Sara
      Trine Nora Grete Cecilie Anita Karin Laila Stine Unni Monica Mette Siri Thea Line Lene Hege Gunn Kristine Sissel
      Mari Ingeborg Malin Elin Emilie Vilde Kristina Aud Karoline Ruth Lise Martine Andrea Åse Sofie Maren Caroline
      Amalie Tonje Merete Jorunn Sigrid Ingunn Synnøve Rita Eline Frida Charlotte Guro Lisbeth Tuva Vigdis Oda Anette
      Ingvild Reidun Helene Eli Aurora Ella Olivia Linnea Sunniva Mathilde Tiril Mia Victoria Ylva Hedda Selma Live
      Anniken Gro Brit`,
    middle: `Berg Haugen Dahl Lund Moen Strand Bakken Solberg Lie Holm Nygård Fossum Hagen Vik Bø Myhre Ruud Sand Aas Nes
      Foss Skog Lunde Rønning`,
    family: `Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg
      Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Halvorsen Henriksen Lund Sørensen Jakobsen Moen
      Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen Bakken Kristoffersen Mathisen Lie Amundsen
      Nguyen Rasmussen Lunde Moe Kristensen Berge Bakke Nygård Solheim Fredriksen Lien Holm Andresen Christensen Hauge
      Knudsen Nielsen Evensen Sæther Aas Myhre Hanssen Ali Haugland Thomassen Sivertsen Simonsen Danielsen Ahmed Berntsen
      Arnesen Rønning Sandvik Næss Antonsen Vik Haug Ellingsen Edvardsen Thorsen Gulbrandsen Isaksen Ruud Birkeland
      Strøm Aasen Ødegård Jenssen Tangen Myklebust Eliassen Mikkelsen Bøe Aune Helland Tveit Brekke Engen Abrahamsen
      Christiansen Madsen Fjeld Nilssen Nygaard Wold Hermansen Jonassen Skaar Bjerke Wilhelmsen Ingebrigtsen Torgersen
      Steen Dahle Hammer Gjerde Holmen Breivik Tollefsen Foss Sunde Ness Sørlie Hovland Egeland Haga Samuelsen Løken
      Syversen Fosse Aanensen Mohamed Gabrielsen Kvam Solli Stene Nordby Sandnes Teigen Viken Skogen Rød Fossum
      Langeland Borge Lorentzen Vold Monsen Opsahl Bråten Bergersen Skoglund Khan Hussain Ottesen Øien Aamodt Ulvestad
      Kleppe Rustad Grønli Thoresen Fuglestad`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Oslo|Oslo|0250-0287,0350-0369,0450-0485,0550-0586,0650-0668,0750-0758,0851-0884|22|59.9127|10.7461
      Bergen|Vestland|5003-5019,5031-5043,5052-5063,5067-5073,5093-5099|55|60.3930|5.3242
      Trondheim|Trøndelag|7010-7016,7018-7026,7030-7054,7066-7069|73|63.4305|10.3951
      Stavanger|Rogaland|4005-4036|51|58.9701|5.7333
      Drammen|Buskerud|3011-3048|32|59.7439|10.2045
      Fredrikstad|Østfold|1605-1619|69|59.2181|10.9298
      Kristiansand|Agder|4608-4639|38|58.1467|7.9956
      Sandnes|Rogaland|4307-4329|51|58.8524|5.7352
      Tromsø|Troms|9006-9020|77|69.6489|18.9551
      Ålesund|Møre og Romsdal|6002-6026|70|62.4723|6.1549
      Sarpsborg|Østfold|1706-1727|69|59.2839|11.1096
      Skien|Telemark|3715-3748|35|59.2096|9.6090
      Sandefjord|Vestfold|3208-3246|33|59.1312|10.2166
      Bodø|Nordland|8003-8029|75|67.2800|14.4050
      Haugesund|Rogaland|5515-5537|52|59.4138|5.2680
      Tønsberg|Vestfold|3110-3127|33|59.2675|10.4076
      Moss|Østfold|1511-1539|69|59.4340|10.6577
      Arendal|Agder|4836-4848|37|58.4615|8.7725
      Hamar|Innlandet|2316-2326|62|60.7945|11.0680
      Lillehammer|Innlandet|2609-2626|61|61.1153|10.4662
      Molde|Møre og Romsdal|6411-6422|71|62.7375|7.1591`,
  },
  roads: `Storgata Kirkegata Skolegata Kongens_gate Dronningens_gate Strandgata Parkveien Skogveien Bjørkeveien Granveien
    Furuveien Solveien Ringveien Industriveien Kirkeveien Skoleveien Jernbanegata Havnegata Torggata Nygata Sjøgata Tordenskjolds_gate
    Bjørnstjerne_Bjørnsons_gate Henrik_Ibsens_gate Wergelands_vei Nordre_gate Søndre_gate Fjordgata Bakkegata Elvegata
    Myrveien Åsveien Lundeveien Rognveien Eikeveien Blåklokkeveien Fjellveien Bergveien Idrettsveien Markveien`,
  street: '{road} {1-95}(|||||A|B)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+47 (4[0178]|9[0-57-9])# ## ###',
  landline: '+47 {place.area} [2-8]# ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      DNB|DNBANOKK|1503
      Nordea|NDEANOKK|6001
      SpareBank 1 Sør-Norge|SPRONO22|3201
      Sparebanken Norge|SPAVNOBB|3420
      SpareBank 1 SMN|SPTRNO22|4200
      SpareBank 1 Østlandet|SHEDNO22|1813
      SpareBank 1 Nord-Norge|SNOWNO22|4776
      Sbanken|SKIANOBB|9710
      Handelsbanken|HANDNOKK|9041
      Danske Bank|DABANO22|8101
      OBOS-banken|OBOSNOK1|9820`,
  },
  account: certified(noKontonr, 'Kontonummer', {
    synonyms: ['bankkonto', 'kontonr'],
    make(random, p) {
      const account = withNoCheck(`${p.bank.code?.text}${random.int(10, 99)}${random.digits(4)}0`);
      return `${account.slice(0, 4)}.${account.slice(4, 6)}.${account.slice(6)}`;
    },
  }),
  bban: '{account.bare}',
  cards: 'visa mastercard amex maestro',
  wallets: 'Vipps',
  firms: {
    forms: 'AS AS AS AS DA ANS ASA',
    name: '({founder} {trade}|{place.city} {trade}|{founder} & {partner}|{founder} & Sønner|{trade} {place.city}) {form}',
  },
  income: [36000, 75000],
  fields: {
    id: certified(noFnr, 'Fødselsnummer', {
      synonyms: ['fnr', 'personnummer', 'fodselsnummer'],
    }),
    // Passports since 2020; no rule is public, this is the usual look.
    passport: pictured('Passnummer', '[CF]@@######'),
    // District, year of issue, serial number, check digit; the rule of the last is not public.
    licence: {
      label: 'Førerkortnummer',
      synonyms: ['førerkort'],
      make(random, { born }) {
        const year = random.int(Math.min(2025, Math.max(2013, born.year + 18)), 2025);
        return `${random.int(10, 29)} ${year % 100} ${random.digits(6)} ${random.digits(1)}`;
      },
    },
    tax: certified(noFnr, 'Fødselsnummer (skatt)', { make: (_, p) => p.read('id') }),
    reference: certified(noKid, 'KID-nummer', { synonyms: ['kid'] }),
    bankcode: pictured('Registernummer', '{bank.code}', { synonyms: ['bankregisternummer'] }),
    // The letters name the district of the first registration or an electric car (E…); they stay with the car.
    plate: pictured('Registreringsnummer', '(E[BCDEFHJKLV]|[A-DFHJ-LNPR-VX-Z][A-FHJ-LNPR-VX-Z]) %####', {
      synonyms: ['bilskilt', 'skiltnummer', 'regnr'],
    }),
  },
  company: {
    registration: certified(noOrgnr, 'Organisasjonsnummer'),
    vat: certified(noMva, 'MVA-nummer', { make: (_, p) => `NO ${p.read('registration')} MVA` }),
    vipps: pictured('Vipps-nummer', '{10000-899999}'),
  },
  presets: [
    {
      key: 'vipps',
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
      ],
    },
  ],
});
