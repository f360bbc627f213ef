import { weighted } from '../checksum/weighted.ts';
import { FI } from '../data/ibanLayouts.ts';
import { finnish } from '../data/languages/finnish.ts';
import { levantine, somali } from '../data/northernNames.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { bare } from '../kernel/text.ts';
import { fiAlv } from '../validators/fiAlv.ts';
import { fiBban, withFiCheck } from '../validators/fiBban.ts';
import { fiHetu } from '../validators/fiHetu.ts';
import { fiViitenumero } from '../validators/fiViitenumero.ts';
import { fiYtunnus } from '../validators/fiYtunnus.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** The wellbeing counties, which have employed social workers and firefighters since 2023; in Helsinki the city does. */
const COUNTIES = `Espoo=Länsi-Uudenmaan Vantaa=Vantaan_ja_Keravan Porvoo=Itä-Uudenmaan in_Pirkanmaa=Pirkanmaan
  in_Pohjois-Pohjanmaa=Pohjois-Pohjanmaan in_Varsinais-Suomi=Varsinais-Suomen in_Keski-Suomi=Keski-Suomen in_Pohjois-Savo=Pohjois-Savon
  in_Päijät-Häme=Päijät-Hämeen in_Satakunta=Satakunnan in_Kymenlaakso=Kymenlaakson in_Pohjois-Karjala=Pohjois-Karjalan
  in_Etelä-Karjala=Etelä-Karjalan in_Pohjanmaa=Pohjanmaan in_Kanta-Häme=Kanta-Hämeen in_Etelä-Pohjanmaa=Etelä-Pohjanmaan in_Lappi=Lapin
  in_Etelä-Savo=Etelä-Savon in_Kainuu=Kainuun in_Keski-Pohjanmaa=Keski-Pohjanmaan`;

function inCounties(kind: string): string {
  return COUNTIES.replace(
    /(\S+)=(\S+)\s*/g,
    (_, place, county) => `${kind}@${place} ${county.replaceAll('_', ' ')} hyvinvointialue\n`,
  );
}

export const fi = country('fi', () => ({
  name: 'Finland',
  alpha3: 'FIN',
  passportYears: { adult: 5, minor: 5, from: 18 },
  paydays: [[15], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'EUR',
  gs1: '640',
  lei: '7437',
  holidays: '0101 0106 E-2 E+1 0501 E+39 0619f 1206 1224-1226',
  group: 'Europe',
  locale: { language: 'fi', zone: 'Europe/Helsinki' },
  economy: {
    vat: { usual: 25.5, food: 14 },
    deductions: { social: 10, tax: 20.6 },
    tenure: { rent: 31, loan: 40 },
    shops: { card: 30, wallet: 22 },
  },
  words: {
    exonyms: `Suomesta Suomessa Finn finnisch finnische finlandais suomalaisen suomen Finlandia Finlandii fiński fińska
      fińskie fińskich Finse finlandés finlandês finlandese Finlandiyalı Phần_Lan`,
    scripts: `フィンランド 芬兰 芬蘭 핀란드 فنلندا فنلندي~ फ़िनलैंड फिनलैंड Финлянди^ Фінлянді^ финск~ фінськ~ Ufini`,
    women: 'Finnin Finninnen Finka Finki',
    places: `Tampere=Tampereelta|Tampereella
      ; Turku=Turusta|Turussa
      ; Espoo=Espoosta|Espoossa
      ; Helsinki=Helsingistä|Helsingissä|ヘルシンキ|赫尔辛基|헬싱키|هلسنكي|हेलसिंकी|Хельсинки|Гельсінкі|Helsinek|helsinkiläinen|Helsingfors`,
  },
  aliases: `Suomi Finnish Finns Suomalainen Suomalaiset Suomen_tasavalta Republic_of_Finland Finnland Finlande
    Finlandia Finländare`,
  ages: '9.8 15.5 16 15 15.7 14.5 13.5',
  life: {
    pensionPay: { days: [7] },
    studies: 50,
    retires: 64,
    pays: [1000, 3300],
    institutions: `
      university {place.office}
      primary {place.code} (alakoulu|peruskoulu)
      secondary {place.code} (lukio|yläkoulu)
      hospital HUS
${inCounties('hospital')}
      care {place.code} (palvelutalo|hoivakoti)
      town {place.code} kaupunki
      fire {place.code} kaupunki
${inCounties('fire')}
      welfare {place.code} kaupunki
${inCounties('welfare')}
      police {place.code} poliisiasema
      transit {place.code} kaupunkiliikenne
      pension (Keva|Ilmarinen|Varma|Elo)`,
  },
  language: finnish,
  sources:
    'Tilastokeskus: population by age and municipality 2024; DVV: names; PRH: forms; banks from surveys.',
  names: [
    {
      share: 91,
      near: { Pohjanmaa: 66, Uusimaa: 80, 'Varsinais-Suomi': 87 },
      male: {
        0: `Eino Toivo Veikko Reino Matti Heikki Pentti Erkki Kalevi Martti Olavi Paavo Tauno Eero Aimo Pertti Antti Lauri
          Seppo Jorma Raimo Esko Urho Onni Viljo Väinö`,
        1943: `Matti Seppo Pekka Kari Raimo Pertti Jorma Markku Heikki Hannu Reijo Timo Jukka Juhani Risto Ilkka Antti Pentti
          Esa Veikko Erkki Martti Tapani Juha Kalevi Ari`,
        1959: `Jari Juha Timo Kari Jukka Hannu Markku Harri Pekka Arto Petri Mika Jarmo Ari Esa Vesa Ismo Pasi Kimmo Mikko Jouni
          Marko Antti Jouko Matti Ilkka`,
        1973: `Mika Marko Sami Petri Janne Jani Mikko Toni Antti Tero Tomi Jari Teemu Ville Juha Kimmo Tuomas Timo Jarkko Pasi
          Jussi Harri Tommi Jukka Heikki Juho`,
        1986: `Mikko Antti Ville Jani Matti Juha Janne Tuomas Joonas Niko Jussi Lauri Henri Teemu Tomi Sami Toni Jesse Miika
          Joni Aleksi Juho Olli Jaakko Samuli Eero`,
        1998: `Joonas Aleksi Ville Niko Juho Lauri Eetu Jere Roope Miika Teemu Antti Valtteri Arttu Veeti Joona Onni Elias
          Santeri Samuel Otto Eero Niklas Rasmus Leevi Oskari Jesse`,
      },
      female: {
        0: `Anna Helmi Aino Kerttu Irja Eila Aune Irma Kaarina Aili Elsa Toini Helvi Maija Sirkka Raili Anja Eeva Liisa Terttu
          Hilkka Elli Rauha Lahja Pirkko Ritva`,
        1943: `Ritva Leena Pirkko Marja Raija Tuula Liisa Eila Sirkka Anja Kaija Pirjo Marjatta Seija Eeva Riitta Anneli Irma
          Raili Hilkka Maija Arja Terttu Paula Kaarina Tarja`,
        1959: `Päivi Tuula Pirjo Tarja Anne Sari Merja Arja Marja Jaana Leena Sirpa Tiina Kirsi Marjo Riitta Minna Eija Anu
          Seija Outi Heli Ulla Kaija Virpi Satu Taina`,
        1973: `Sari Minna Johanna Tiina Katja Hanna Kirsi Mari Sanna Heidi Anne Satu Nina Susanna Marika Anu Päivi Jaana Outi
          Tanja Katri Jenni Mervi Virpi Kati Riikka Terhi`,
        1986: `Laura Jenni Hanna Johanna Heidi Anna Mari Elina Katja Jenna Henna Sanna Suvi Noora Emmi Essi Salla Riikka Saara
          Maria Piia Niina Krista Milla Veera Tiina`,
        1998: `Emilia Jenna Sara Emma Anni Roosa Venla Iida Noora Veera Ella Sofia Aino Oona Julia Siiri Vilma Jenni Aada Laura
          Pinja Helmi Ida Anna Nea Ronja Elina Saana`,
      },
      family: `Korhonen:2.6 Virtanen:2.45 Mäkinen:2.35 Nieminen:2.3 Mäkelä:2.2 Hämäläinen:2.15 Laine:2.1 Heikkinen:2.05
        Koskinen:2 Järvinen:1.9 Lehtonen Lehtinen Saarinen Niemi Salminen Heinonen Heikkilä Kinnunen Salonen Turunen Salo Laitinen Tuominen
        Rantanen Karjalainen Jokinen Mattila Savolainen Lahtinen Ahonen Ojala Leppänen Hiltunen Väisänen
        Miettinen Leinonen Kallio Pitkänen Aaltonen Manninen Koivisto Hakala Anttila Laaksonen Lehto Hirvonen
        Räsänen Rissanen Hänninen Mustonen Peltonen Toivonen Seppälä Hyvönen Partanen Pesonen Lampinen Mikkonen
        Huttunen Kettunen Karppinen Nurmi Oksanen Kokkonen Aalto Pulkkinen Lappalainen Halonen Moilanen
        Kauppinen Kemppainen Suominen Immonen Nykänen Holopainen Juntunen Jääskeläinen Jussila Pajunen
        Kärkkäinen Eskelinen Tolonen Ikonen Hakkarainen Uusitalo Tikkanen Rautiainen Kurki Kulmala Peltola
        Niskanen Vainio Toivanen Kangas Eronen Vuori Pietilä Haapala Mäki Kovanen Parviainen Hartikainen Hietala
        Lehtola Nurminen Martikainen Kivelä Sillanpää Vesterinen Asikainen Venäläinen Myllymäki Karvonen Rajala
        Puustinen Honkanen Ylönen Saari Rantala Helin Ruotsalainen Tervonen Kallioinen Vuorinen Palonen Luoma
        Taskinen Torvinen Siltanen Keränen Sipilä Haataja Tanskanen Paananen Rahkonen Suhonen Harju Pennanen
        Koponen Kiviniemi Viitanen Alanen Marttinen Hautala Junttila Paavola Ranta Tiainen Lipponen Vartiainen
        Silvennoinen Mikkola Nevalainen Kuusisto`,
    },
    {
      // Swedish speakers, on the coasts.
      share: 0.7,
      near: { Pohjanmaa: 25, Uusimaa: 8, 'Varsinais-Suomi': 6, 'Keski-Pohjanmaa': 12 },
      male: {
        0: 'Karl Erik Nils Göran Bror Gunnar Lars Henrik Ole Stig Rolf Carl Bengt Sven',
        1950: 'Kaj Mats Jan Kim Tom Christer Peter Anders Ralf Johan Bo Mikael Stefan Thomas Kenneth',
        1980: 'Johan Mikael Andreas Robin Jonas Anton Sebastian Oscar Emil Axel Lucas Alexander William Benjamin Linus',
      },
      female: {
        0: 'Elsa Gunvor Märta Birgit Gretel Karin Ulla Ingrid Britta Gunnel Margareta Siv Anita',
        1950: 'Monica Ann-Christin Camilla Carola Christina Pia Susanne Maria Annika Nina Heidi Ulrika Mikaela',
        1980: 'Emma Sofia Linda Jenny Jessica Ida Johanna Sara Linnéa Amanda Ellen Matilda Julia Alexandra',
      },
      family: `Johansson Lindholm Nyman Karlsson Andersson Lindström Eriksson Blomqvist Sundström Grönroos Backman Söderholm
        Forsström Eklund Nylund Holmberg Lindqvist Ekman Öhman Wikström Björklund Sjöberg Nordström Granholm Westerlund Häggblom`,
    },
    {
      // Russian speakers, Estonians among them.
      share: 2.2,
      near: { Uusimaa: 4, 'Etelä-Karjala': 5, Kymenlaakso: 4 },
      male: {
        0: 'Vladimir Viktor Nikolai Juri Anatoli Valeri Mihail Boris Aleksandr Leonid',
        1970: 'Aleksandr Sergei Andrei Dmitri Igor Aleksei Maksim Roman Pavel Denis Artur Kirill',
      },
      female: {
        0: 'Valentina Ljudmila Galina Nina Tamara Svetlana Tatjana Raisa Vera Ljubov',
        1970: 'Olga Irina Elena Natalia Julia Marina Anna Jekaterina Anastasia Ksenia Maria Daria',
      },
      family: `Ivanov/Ivanova Petrov/Petrova Smirnov/Smirnova Kuznetsov/Kuznetsova Popov/Popova Sokolov/Sokolova
        Lebedev/Lebedeva Volkov/Volkova Morozov/Morozova Pavlov/Pavlova Fedorov/Fedorova Vasiliev/Vasilieva
        Mikhailov/Mikhailova Novikov/Novikova Stepanov/Stepanova Nikitin/Nikitina`,
    },
    { share: 1, near: { Uusimaa: 3 }, ...levantine },
    { share: 0.5, near: { Uusimaa: 2 }, ...somali },
  ],
  places: {
    // `code` is the town's genitive, `office` the place of study.
    columns: 'city region zone area lat lon pop code office',
    rows: `
      Helsinki|Uusimaa|001[02-9]0,002[0-9]0,003[0-9]0,004[0-4]0,005[0-9]0,006[0-8]0,007[0-9]0,008[0-9]0,009[0-9]0|9|60.1695|24.9354|684|Helsingin|Helsingin yliopisto
      Espoo|Uusimaa|021[0-8]0,022[013-9]0,023[02346]0,026[012356]0,027[1-8]0|9|60.2052|24.6522|320|Espoon|Aalto-yliopisto
      Tampere|Pirkanmaa|33100,33180,332[013457]0,333[0134]0,334[0128]0,335[023468]0,33610,337[0-3]0,338[02457]0,33900|3|61.4991|23.7871|260|Tampereen|Tampereen yliopisto
      Vantaa|Uusimaa|012[0368]0,013[05-9]0,014[0258]0,015[1-3]0,016[0-9]0,017[0-6]0|9|60.2941|25.0410|250|Vantaan|Helsingin yliopisto
      Oulu|Pohjois-Pohjanmaa|901[023456]0,902[2345]0,904[012]0,905[0-9]0,906[2-7]0,908[0-2]0|8|65.0124|25.4682|216|Oulun|Oulun yliopisto
      Turku|Varsinais-Suomi|20100,202[01245]0,203[0124568]0,204[026]0,205[0124]0,20610,207[0245]0,208[18]0,20900|2|60.4515|22.2687|206|Turun|Turun yliopisto
      Jyväskylä|Keski-Suomi|40100,402[057]0,403[24]0,40420,405[023]0,406[02346]0,407[024]0|14|62.2415|25.7209|150|Jyväskylän|Jyväskylän yliopisto
      Kuopio|Pohjois-Savo|701[015]0,702[0168]0,703[046]0,704[026]0,70500,706[012]0,707[08]0,708[0247]0|17|62.8924|27.6770|126|Kuopion|Itä-Suomen yliopisto
      Lahti|Päijät-Häme|151[014567]0,152[0134]0,153[024]0,155[0245]0,15610,15700,158[0134]0,15900|3|60.9827|25.6615|121|Lahden|LUT-yliopisto
      Pori|Satakunta|281[023]0,282[024]0,283[0367]0,285[04]0,286[016]0|2|61.4833|21.7833|83|Porin|Turun yliopisto
      Kouvola|Kymenlaakso|451[02356]0,45200|5|60.8681|26.7042|78|Kouvolan|Kaakkois-Suomen ammattikorkeakoulu
      Joensuu|Pohjois-Karjala|801[0134567]0,802[01236]0|13|62.6012|29.7632|78|Joensuun|Itä-Suomen yliopisto
      Lappeenranta|Etelä-Karjala|531[03]0,53200,53300,535[05]0,536[05]0,538[15]0|5|61.0587|28.1887|73|Lappeenrannan|LUT-yliopisto
      Vaasa|Pohjanmaa|651[07]0,652[038]0,653[02578]0|6|63.0960|21.6158|70|Vaasan|Vaasan yliopisto
      Hämeenlinna|Kanta-Häme|131[013]0,132[017]0,13500,13600|3|60.9960|24.4643|68|Hämeenlinnan|Hämeen ammattikorkeakoulu
      Seinäjoki|Etelä-Pohjanmaa|601[025]0,602[02]0,60320|6|62.7903|22.8403|66|Seinäjoen|Seinäjoen ammattikorkeakoulu
      Rovaniemi|Lappi|961[09]0,96200,963[02]0,964[046]0,96500|16|66.5039|25.7294|66|Rovaniemen|Lapin yliopisto
      Mikkeli|Etelä-Savo|501[02356789]0,50200,50600|15|61.6886|27.2723|51|Mikkelin|Kaakkois-Suomen ammattikorkeakoulu
      Kotka|Kymenlaakso|48100,482[0123]0,483[01]0,48400,48600,487[027]0|5|60.4664|26.9458|50|Kotkan|Kaakkois-Suomen ammattikorkeakoulu
      Porvoo|Uusimaa|061[05]0,06200,064[05]0,06500|19|60.3923|25.6651|51|Porvoon|Haaga-Helia ammattikorkeakoulu
      Kajaani|Kainuu|871[05]0,872[05]0,87300,87400,87500,87700|8|64.2273|27.7285|36|Kajaanin|Kajaanin ammattikorkeakoulu
      Kokkola|Keski-Pohjanmaa|67[1-9]00|6|63.8385|23.1307|48|Kokkolan|Centria-ammattikorkeakoulu`,
    others: `Helsinki=Helsingfors; Espoo=Esbo; Tampere=Tammerfors; Vantaa=Vanda; Oulu=Uleåborg; Turku=Åbo; Lahti=Lahtis;
      Pori=Björneborg; Vaasa=Vasa; Hämeenlinna=Tavastehus; Porvoo=Borgå; Kokkola=Karleby; Lappeenranta=Villmanstrand;
      Uusimaa=Nyland; Lappi=Lapland|Lappland; Varsinais-Suomi=Southwest Finland|Egentliga Finland;
      Pohjois-Pohjanmaa=North Ostrobothnia|Northern Ostrobothnia; Keski-Suomi=Central Finland; Pohjois-Savo=North Savo;
      Pohjois-Karjala=North Karelia; Etelä-Karjala=South Karelia; Pohjanmaa=Ostrobothnia;
      Etelä-Pohjanmaa=South Ostrobothnia; Etelä-Savo=South Savo; Keski-Pohjanmaa=Central Ostrobothnia;
      Pirkanmaa=Birkaland; Päijät-Häme=Päijänne Tavastia; Kanta-Häme=Tavastia Proper`,
  },
  roads: `Kauppakatu Hämeenkatu@Tampere+Lahti+Turku Mannerheimintie@Helsinki Koulukatu Keskuskatu Asemakatu Kirkkokatu Puistokatu Rantatie Koulutie Rauhankatu
    Satamakatu Torikatu Kuusitie Koivutie Mäntytie Pihlajatie Rantakatu Kalevankatu Yliopistonkatu@Helsinki+Turku+Jyväskylä Linnankatu@Turku+Hämeenlinna Vuorikatu
    Aleksanterinkatu Hallituskatu Kaivokatu Runeberginkatu@Helsinki+Porvoo Topeliuksenkatu@Helsinki Snellmaninkatu@Helsinki+Kuopio+Lappeenranta Peltotie Niittytie Metsätie
    Kirkkotie Asematie Uudenmaankatu@Helsinki+Turku Itäinen_Pitkäkatu@Turku Läntinen_Pitkäkatu@Turku Myllytie Teollisuuskatu Lehtotie Suokatu`,
  street: '{road} {1-90}(||| [A-D]| [A-D] {1-60}| [A-D] {1-60})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+358 (4[0145]|46|50) ### ####',
  landline: '+358 {place.area} [2-8]## ####',
  banks: {
    // `code` starts the account number. Shares of main banks after surveys.
    columns: 'bank bic code share near',
    rows: `
      OP Ryhmä|OKOYFIHH|5|38
      Nordea|NDEAFIHH|1|27
      S-Pankki|SBANFIHH|39|11
      Danske Bank|DABAFIHH|8|9
      Säästöpankki|ITELFIHH|430|6
      Aktia|HELSFIHH|405|4
      POP Pankki|POPFFI22|47|3
      Ålandsbanken|AABAFI22|6|2|Helsinki,Espoo,Turku,Tampere,Vaasa
      Bigbank|BIGKFIH1|717|0.5`,
    others: `OP Ryhmä=OP|Osuuspankki|OP Bank`,
  },
  account: certified(fiBban, 'Tilinumero', {
    synonyms: ['tili', 'pankkitili'],
    make: (random, p) => withFiCheck(`${p.bank.code?.text}${random.digits(13)}`.slice(0, 13)),
  }),
  iban: ibanField({ FI }, '{account}', { FI: withFiCheck }),
  cards: 'visa:56 mastercard:43 amex:1',
  wallets: 'MobilePay:92 Siirto:8',
  // The licence of a pharmacy is a pharmacist's own (general knowledge).
  firms: {
    forms: `
      Oy|72|1936|1|1500||pharmacy
      Tmi|15|1936|1|5|1
      Ky|7|1936|2|30||pharmacy
      Ay|4|1936|2|15||pharmacy
      Osk|1|1936|3|60||pharmacy
      Oyj|1|1997|80|9000||pharmacy,law`,
    // A surname after the trade needs no genitive.
    name: '({trade} {founder}|{trade} {founder}|{place.code} {trade}|{trade} {founder} & {partner}) {form}',
    sole: '{form} {trade} {founder}',
  },
  income: [2200, 6800],
  fields: {
    id: certified(fiHetu, 'Henkilötunnus', { synonyms: ['hetu', 'sotu', 'personbeteckning'] }),
    passport: pictured('Passin numero', 'F[PRT]#######', { synonyms: ['passi', 'passinumero'] }),
    // Licences have the holder's personal identity code.
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
    postcode: { label: 'Postinumero' },
    region: { label: 'Maakunta' },
    plate: pictured('Rekisterinumero', '[A-CE-PR-VX-Z][A-PR-VX-Z][A-PR-VX-Z]-{1-999}', {
      synonyms: ['rekisterikilpi'],
    }),
  },
  company: {
    street: { picture: '{road} {1-90}(||| [A-D])' },
    registration: certified(fiYtunnus, 'Y-tunnus', {
      make(random, { firm: { founded } }) {
        let number = BUSINESSES(random, founded);
        while (check(number) > 9) number++;
        return `${padded(number)}-${check(number)}`;
      },
    }),
    vat: certified(fiAlv, 'ALV-numero', { make: (_, p) => `FI${bare(p.read('registration'))}` }),
  },
  presets: [
    {
      key: 'tilisiirto',
      scheme: CREDIT_TRANSFER,
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
        ['Valuutta', 'currency'],
      ],
    },
  ],
}));

/** The first seven digits by the year of registration, approximate. */
const BUSINESSES = series(
  `1936 100000 · 1978 300000 · 1992 870000 · 1999 1500000 · 2002 1710000 · 2005 1920000 · 2008 2155000 · 2010 2300000 · 2012 2440000 ·
  2014 2595000 · 2016 2735000 · 2019 2960000 · 2021 3140000 · 2023 3335000 · 2026 3580000`,
);

function padded(number: number): string {
  return String(number).padStart(7, '0');
}

function check(number: number): number {
  return (11 - (weighted(padded(number), [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11;
}
