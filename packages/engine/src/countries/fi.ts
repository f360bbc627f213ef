import { bare } from '../kernel/text.ts';
import { fiAlv } from '../validators/fiAlv.ts';
import { fiBban, withFiCheck } from '../validators/fiBban.ts';
import { fiHetu } from '../validators/fiHetu.ts';
import { fiViitenumero } from '../validators/fiViitenumero.ts';
import { fiYtunnus } from '../validators/fiYtunnus.ts';
import { certified, country, pictured } from './declare.ts';

export const fi = country({
  code: 'fi',
  name: 'Finland',
  alpha3: 'FIN',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Suomi Finnish Finns Suomalainen Suomalaiset Suomen_tasavalta Republic_of_Finland Finnland Finlande
    Finlandia Finländare`,
  names: {
    male: `Juhani Timo Juha Kari Matti Mikko Jari Antti Jukka Mika Markku Pekka Hannu Heikki Seppo Janne Sami Ville Marko
      Petri Tapio Lauri Jani Teemu Tuomas Harri Aleksi Risto Veli Tomi Eero Esa Jarmo Joonas Pasi Reijo Niko Arto Olli
      Martti Raimo Tero Toni Pertti Vesa Henri Jorma Ari Kalevi Jaakko Erkki Ismo Jouni Kimmo Leo Niilo Eetu Oskari
      Elias Jussi Tommi Onni Juho Samuli Ilkka Anssi Arttu Miika Jesse Roope Joni Eino Väinö Leevi Toivo Lasse Otto
      Aapo Kalle Hugo Paavo Tauno Reino Urho Veikko Kai Simo Aki Topi Akseli Aaro Valtteri Miro Eemeli Santeri Daniel Oliver
      Vilho Lenni Benjamin Anton Johan Anders Mats Erik`,
    female: `Anna Maria Tuula Päivi Anne Ritva Minna Leena Pirjo Sari Marja Tiina Kaisa Riitta Laura Johanna Jaana Tarja
      Heidi Sirpa Hanna Merja Anu Eeva Seija Katja Elina Maarit Susanna Satu Mari Eila Jenni Kirsi Marjatta Outi Sanna
      Emma Emilia Aino Raija Nina Arja Noora Pia Sofia Liisa Marika Salla Reetta Ulla Teija Kaarina Marjo Raili Helena
      Irma Iida Venla Eveliina Mervi Terhi Niina Ella Piia Tanja Olivia Ida Helmi Veera Virpi Suvi Mira Sinikka Maija
      Aila Eija Taina Annika Julia Saara Aada Pauliina Riikka Krista Essi Taru Kati Oona Kerttu Hilkka Lotta Milla
      Vilma Jonna Annukka Henna Pinja Lilja Hilja Siiri Elsa Alisa Camilla Linnea Ingrid Birgitta Nea Ronja Tuulikki
      Inkeri Anneli`,
    family: `Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen
      Saarinen Niemi Salminen Heinonen Heikkilä Kinnunen Salonen Turunen Salo Laitinen Tuominen Rantanen Karjalainen
      Jokinen Mattila Savolainen Lahtinen Ahonen Ojala Leppänen Hiltunen Väisänen Miettinen Leinonen Kallio Pitkänen
      Aaltonen Manninen Koivisto Hakala Anttila Laaksonen Lehto Hirvonen Räsänen Rissanen Hänninen Mustonen Peltonen
      Toivonen Seppälä Hyvönen Partanen Pesonen Lampinen Mikkonen Huttunen Kettunen Karppinen Nurmi Oksanen Kokkonen
      Aalto Pulkkinen Lappalainen Halonen Moilanen Kauppinen Lindström Kemppainen Suominen Immonen Nykänen Holopainen
      Juntunen Jääskeläinen Jussila Pajunen Kärkkäinen Eskelinen Tolonen Ikonen Lindholm Hakkarainen Uusitalo Nyman
      Tikkanen Rautiainen Kurki Kulmala Peltola Niskanen Vainio Toivanen Kangas Eronen Vuori Pietilä Haapala Mäki
      Kovanen Parviainen Hartikainen Hietala Lehtola Johansson Nurminen Blomqvist Martikainen Kivelä Sillanpää Vesterinen
      Andersson Karlsson Asikainen Venäläinen Myllymäki Karvonen Rajala Puustinen Honkanen Ylönen Saari Rantala Sundström
      Helin Ruotsalainen Tervonen Kallioinen Vuorinen Palonen Luoma Taskinen Torvinen Siltanen Keränen Sipilä Haataja
      Sirén Tanskanen Paananen Rahkonen Suhonen Harju Pennanen Backman Grönroos Eklund Koponen Kiviniemi Viitanen Alanen
      Marttinen Hautala Junttila Paavola Ranta Tiainen Forsström Lipponen Vartiainen Silvennoinen Mikkola Nevalainen
      Söderholm Kuusisto`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Helsinki|Uusimaa|001[02-9]0,002[0-9]0,003[0-9]0,004[0-4]0,005[0-9]0,006[0-8]0,007[0-9]0,008[0-9]0,009[0-9]0|9|60.1695|24.9354
      Espoo|Uusimaa|021[0-8]0,022[013-9]0,023[02346]0,026[012356]0,027[1-8]0|9|60.2052|24.6522
      Tampere|Pirkanmaa|33100,33180,332[013457]0,333[0134]0,334[0128]0,335[023468]0,33610,337[0-3]0,338[02457]0,33900|3|61.4991|23.7871
      Vantaa|Uusimaa|012[0368]0,013[05-9]0,014[0258]0,015[1-3]0,016[0-9]0,017[0-6]0|9|60.2941|25.0410
      Oulu|Pohjois-Pohjanmaa|901[023456]0,902[2345]0,904[012]0,905[0-9]0,906[2-7]0,908[0-2]0|8|65.0124|25.4682
      Turku|Varsinais-Suomi|20100,202[01245]0,203[0124568]0,204[026]0,205[0124]0,20610,207[0245]0,208[18]0,20900|2|60.4515|22.2687
      Jyväskylä|Keski-Suomi|40100,402[057]0,403[24]0,40420,405[023]0,406[02346]0,407[024]0|14|62.2415|25.7209
      Kuopio|Pohjois-Savo|701[015]0,702[0168]0,703[046]0,704[026]0,70500,706[012]0,707[08]0,708[0247]0|17|62.8924|27.6770
      Lahti|Päijät-Häme|151[014567]0,152[0134]0,153[024]0,155[0245]0,15610,15700,158[0134]0,15900|3|60.9827|25.6615
      Pori|Satakunta|281[023]0,282[024]0,283[0367]0,285[04]0,286[016]0|2|61.4833|21.7833
      Kouvola|Kymenlaakso|451[02356]0,45200|5|60.8681|26.7042
      Joensuu|Pohjois-Karjala|801[0134567]0,802[01236]0|13|62.6012|29.7632
      Lappeenranta|Etelä-Karjala|531[03]0,53200,53300,535[05]0,536[05]0,538[15]0|5|61.0587|28.1887
      Vaasa|Pohjanmaa|651[07]0,652[038]0,653[02578]0|6|63.0960|21.6158
      Hämeenlinna|Kanta-Häme|131[013]0,132[017]0,13500,13600|3|60.9960|24.4643
      Seinäjoki|Etelä-Pohjanmaa|601[025]0,602[02]0,60320|6|62.7903|22.8403
      Rovaniemi|Lappi|961[09]0,96200,963[02]0,964[046]0,96500|16|66.5039|25.7294
      Mikkeli|Etelä-Savo|501[02356789]0,50200,50600|15|61.6886|27.2723
      Kotka|Kymenlaakso|48100,482[0123]0,483[01]0,48400,48600,487[027]0|5|60.4664|26.9458
      Porvoo|Uusimaa|061[05]0,06200,064[05]0,06500|19|60.3923|25.6651
      Kajaani|Kainuu|871[05]0,872[05]0,87300,87400,87500,87700|8|64.2273|27.7285
      Kokkola|Keski-Pohjanmaa|67[1-9]00|6|63.8385|23.1307`,
  },
  roads: `Kauppakatu Hämeenkatu Mannerheimintie Koulukatu Keskuskatu Asemakatu Kirkkokatu Puistokatu Rantatie Koulutie Rauhankatu
    Satamakatu Torikatu Kuusitie Koivutie Mäntytie Pihlajatie Rantakatu Kalevankatu Yliopistonkatu Linnankatu Vuorikatu
    Aleksanterinkatu Hallituskatu Kaivokatu Runeberginkatu Topeliuksenkatu Snellmaninkatu Peltotie Niittytie Metsätie
    Kirkkotie Asematie Uudenmaankatu Itäinen_Pitkäkatu Läntinen_Pitkäkatu Myllytie Teollisuuskatu Lehtotie Suokatu`,
  street: '{road} {1-90}(||| [A-D]| [A-D] {1-60}| [A-D] {1-60})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+358 (4[0145]|46|50) ### ####',
  landline: '+358 {place.area} [2-8]## ####',
  banks: {
    // `code` begins the account number.
    columns: 'bank bic code',
    rows: `
      OP Ryhmä|OKOYFIHH|5
      Nordea|NDEAFIHH|1
      Danske Bank|DABAFIHH|8
      S-Pankki|SBANFIHH|39
      Säästöpankki|ITELFIHH|430
      Aktia|HELSFIHH|405
      POP Pankki|POPFFI22|47
      Ålandsbanken|AABAFI22|6
      Handelsbanken|HANDFIHH|31
      Bigbank|BIGKFIH1|717
      Holvi|HOLVFIHH|799`,
  },
  account: certified(fiBban, 'Tilinumero', {
    synonyms: ['tili', 'pankkitili'],
    make: (random, p) => withFiCheck(`${p.bank.code?.text}${random.digits(13)}`.slice(0, 13)),
  }),
  bban: '{account}',
  cards: 'visa mastercard amex',
  wallets: 'MobilePay Siirto',
  firms: {
    forms: 'Oy Oy Oy Ky Ay Oyj',
    name: '({founder} {trade}|{trade} {founder}|{place.city} {trade}|{founder} & {partner}|{trade} {founder}) {form}',
  },
  income: [2300, 6200],
  fields: {
    id: certified(fiHetu, 'Henkilötunnus', { synonyms: ['hetu', 'sotu', 'personbeteckning'] }),
    passport: pictured('Passin numero', 'F[PRT]#######', { synonyms: ['passi', 'passinumero'] }),
    // Licences bear the holder's personal identity code.
    licence: certified(fiHetu, 'Ajokortin numero', {
      synonyms: ['ajokortti'],
      make: (_, p) => p.read('id'),
    }),
    tax: certified(fiHetu, 'Henkilötunnus (verotus)', { make: (_, p) => p.read('id') }),
    // The tax number on a construction worker's badge: twelve digits, no rule is public.
    veronumero: pictured('Veronumero', '1###########', { group: 'tax' }),
    vat: certified(fiAlv, 'ALV-numero', { synonyms: ['alv', 'arvonlisäveronumero'] }),
    health: certified(fiHetu, 'Kela-kortin numero', {
      synonyms: ['kela', 'kela kortti'],
      make: (_, p) => p.read('id'),
    }),
    reference: certified(fiViitenumero, 'Viitenumero', { synonyms: ['viite'] }),
    plate: pictured('Rekisterinumero', '[A-CE-PR-VX-Z][A-PR-VX-Z][A-PR-VX-Z]-{1-999}', {
      synonyms: ['rekisterikilpi'],
    }),
  },
  company: {
    registration: certified(fiYtunnus, 'Y-tunnus'),
    vat: certified(fiAlv, 'ALV-numero', { make: (_, p) => `FI${bare(p.read('registration'))}` }),
  },
  presets: [
    {
      key: 'tilisiirto',
      name: 'Tilisiirto (Finnish giro)',
      rows: [
        ['Saaja', 'company.name'],
        ['Saajan Y-tunnus', 'company.registration'],
        ['Saajan tilinumero', 'company.iban'],
        ['Saajan BIC', 'company.swift'],
        ['Maksaja', 'name'],
        ['Maksajan osoite', 'address'],
        ['Tililtä', 'iban'],
        ['Viitenumero', 'reference'],
        ['Eräpäivä', 'date'],
        ['Euro', 'amount'],
      ],
    },
  ],
});
