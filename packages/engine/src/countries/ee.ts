import { twoRoundsDigit } from '../checksum/twoRounds.ts';
import { EE } from '../data/ibanLayouts.ts';
import { estonian } from '../data/languages/estonian.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { balticId } from '../validators/balticId.ts';
import { eeBban, withEeCheck } from '../validators/eeBban.ts';
import { eeKmkr } from '../validators/eeKmkr.ts';
import { eeRegistrikood } from '../validators/eeRegistrikood.ts';
import { eeViitenumber } from '../validators/eeViitenumber.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

export const ee = country('ee', () => ({
  name: 'Estonia',
  alpha3: 'EST',
  paydays: [[5], [10]],
  currency: 'EUR',
  gs1: '474',
  since: [2011, 1, 1],
  holidays: '0101 0224 E-2 E+1 0501 0623 0624 0820 1224-1226',
  group: 'Europe',
  locale: { language: 'et', zone: 'Europe/Tallinn' },
  economy: {
    vat: { usual: 24 },
    deductions: { social: 3.6, tax: 16.5 },
    tenure: { rent: 19, loan: 21 },
    shops: { card: 25, wallet: 10 },
  },
  words: {
    exonyms: 'Eestist Eestis Estonii Estland estoński estońska estońskie estońskich',
    scripts: 'エストニア 爱沙尼亚 에스토니아 إستونيا एस्टोनिया Эстони^ Естоні^ эстонск~ естонськ~',
    places: 'Tallinn=Tallinnast|Tallinnas; Tartu=Tartust|Tartus',
  },
  aliases: 'Eesti Estonian Estonians Eestlane Eestlased Eesti_Vabariik Republic_of_Estonia Estland Estonie',
  ages: '8.8 14.5 18 17 15.7 14.2 11.8',
  life: {
    studies: 48,
    retires: 64,
    pays: [480, 1190],
    institutions: `
      university {place.office}
      primary {place.code} (algkool|põhikool)
      secondary {place.code} gümnaasium
      hospital {place.code} haigla
      hospital@Tallinn (Põhja-Eesti Regionaalhaigla|Ida-Tallinna Keskhaigla|Lääne-Tallinna Keskhaigla)
      hospital@Tartu Tartu Ülikooli Kliinikum
      hospital@Kohtla-Järve+Jõhvi+Sillamäe Ida-Viru Keskhaigla
      care {place.code} hooldekodu
      town {place.code} linnavalitsus
      police {place.code} politseijaoskond
      transit {place.code} linnatransport
      pension Sotsiaalkindlustusamet
      fire Päästeamet`,
  },
  language: estonian,
  sources:
    'Statistikaamet: population by age, town and nationality 2024-2025, names; RIK: forms; banks from annual reports.',
  names: [
    {
      share: 95,
      near: {
        Harjumaa: 62,
        'Ida-Virumaa': 17,
        Tartumaa: 86,
        Pärnumaa: 88,
        Valgamaa: 78,
        'Lääne-Virumaa': 91,
      },
      male: {
        0: `Arnold Heino Endel August Johannes Ants Kalju Elmar Valter Harald Karl Kaljo Ülo Villem Hans Rein Evald Lembit Feliks
          Arvo Uno Jaan Voldemar Hugo Olev`,
        1944: `Rein Jaan Ants Jüri Mati Tõnu Peeter Toomas Enn Ülo Vello Kalju Arvo Tiit Heino Raivo Jaak Aare Lembit Tõnis Ain
          Mart Avo Mihkel Kaljo`,
        1958: `Urmas Margus Aivar Toomas Andres Tiit Tõnu Raivo Peeter Rein Jaan Jüri Ants Mati Aare Priit Meelis Arvo Jaak Ain
          Kalev Sulev Riho Ülo Heiki Alar`,
        1971: `Margus Marko Indrek Aivar Andres Urmas Priit Meelis Tarmo Raivo Raul Rain Tanel Toomas Ain Veiko Tõnu Erki Aivo
          Kaido Janek Jaanus Allan Ivar Hannes`,
        1984: `Martin Kristjan Marko Siim Tanel Priit Taavi Rauno Mihkel Madis Lauri Kaspar Janek Indrek Rasmus Margus Tarmo Tõnis
          Rain Andres Alar Kristo Kert Sander Silver Ott`,
        1998: `Rasmus Martin Markus Kristjan Karl Kevin Sander Siim Robin Henri Kristofer Oliver Kaspar Rauno Mihkel Artur Joosep
          Romet Oskar Hugo Mattias Robert Gregor Hendrik Uku`,
      },
      female: {
        0: `Linda Leida Hilda Helmi Aino Salme Õie Meeta Laine Elvi Erna Ellen Helga Endla Aili Vaike Alma Hilja Anna Silvia Asta
          Lembi Maimu Virve`,
        1944: `Malle Anne Tiiu Maie Mare Aino Maimu Helgi Ene Helle Linda Milvi Vaike Evi Virve Eha Mai Ilme Luule Sirje Urve
          Leili Heli Eevi Viive`,
        1958: `Sirje Anne Tiina Ene Mare Malle Urve Ülle Marika Helle Eve Riina Aime Anu Reet Maire Kaja Pille Piret Karin Merike
          Tiiu Heli Külli Ruth`,
        1971: `Piret Merle Kristi Katrin Anneli Tiina Kadri Kersti Riina Heli Ülle Anu Karin Signe Krista Kai Marika Liina Jaana
          Kaire Aive Evelin Terje Triin Ave`,
        1984: `Kristi Kadri Triin Liina Maarja Liis Kristiina Katrin Kristel Annika Mari Kairi Merilin Eveli Kristina Jane Karin
          Helen Anneli Gerli Birgit Kätlin Marju Mirjam Janika`,
        1998: `Laura Kristina Sandra Maria Anna Liisa Kertu Merilin Karoliina Hanna Birgit Johanna Marleen Emma Elisabeth Lisette
          Triinu Greete Gerda Helena Annabel Kaisa Eliise Grete Mia`,
      },
      family: `Tamm:4 Saar:3.3 Sepp:2.9 Mägi:2.9 Kask:2.2 Kukk:2.2 Rebane:2.1 Ilves:2 Pärn:2 Koppel:1.95
        Lepik Oja Luik Raudsepp Kuusk Kaasik Lepp Raud Vaher Põder Kallas Kütt Kivi Lember Mets Männik Teder Roos Tomson
        Laur Kangur Peterson Hunt Jõgi Kruus Toom Karu Kaljuvee Kuus Kikas Leppik Laas Lõhmus Luts Õunapuu
        Jürgenson Johanson Anderson Jakobson Mark Meier Miller Must Mänd Orav Ots Paju Palm Parts Pukk Puusepp
        Pihlak Reinsalu Rand Rätsep Rosenberg Saks Salumäe Sild Soosaar Suvi Tali Tammik Teras Tiits Toots
        Treial Uibo Vares Viik Vahter Veski Valk Viira Võsu Ader Aas Aavik Allik Arula Eller Ernits Hallik
        Heinsaar Hein Järv Jalakas Jänes Kaarna Kadak Kase Keskküla Kirs Kiik Kivistik Kolk Kont Kurg Kõiv Käär
        Laanemets Laine Lang Lass Liiv Lind Linnas Maasik Murumets Mõttus Mölder Niinemets Nurk Nõmm Ojala
        Pajula Pulk Raag Reimann Roosileht Sarapuu Sikk Siimon`,
    },
    {
      // Russian speakers, in Ida-Virumaa and around Tallinn.
      share: 5,
      near: { Harjumaa: 38, 'Ida-Virumaa': 83, Tartumaa: 14, Pärnumaa: 12, Valgamaa: 22, 'Lääne-Virumaa': 9 },
      male: {
        0: `Vladimir Nikolai Viktor Ivan Anatoli Juri Aleksandr Valeri Mihhail Boriss Gennadi Leonid Vassili Pjotr`,
        1960: `Sergei Aleksandr Vladimir Andrei Igor Oleg Viktor Juri Valeri Dmitri Nikolai Aleksei Vadim Mihhail`,
        1980: `Aleksandr Sergei Andrei Deniss Dmitri Aleksei Maksim Roman Jevgeni Artjom Pavel Anton Nikita Ilja Vladislav Daniil`,
      },
      female: {
        0: `Valentina Nina Galina Ljudmila Tamara Lidia Zinaida Vera Raissa Antonina Nadežda Maria Ljubov`,
        1960: `Svetlana Jelena Irina Tatjana Natalja Olga Ljudmila Marina Galina Larissa Valentina Žanna Inna`,
        1980: `Jelena Olga Anna Julia Natalja Jekaterina Marina Viktoria Tatjana Oksana Anastassia Aleksandra Diana Karina Valeria
          Darja`,
      },
      family: `Ivanov/Ivanova:7 Smirnov/Smirnova:5 Vassiljev/Vassiljeva:4.6 Petrov/Petrova Kuznetsov/Kuznetsova Mihhailov/Mihhailova
        Fjodorov/Fjodorova Popov/Popova Nikolajev/Nikolajeva Pavlov/Pavlova Semjonov/Semjonova
        Stepanov/Stepanova Andrejev/Andrejeva Jakovlev/Jakovleva Volkov/Volkova Morozov/Morozova
        Aleksejev/Aleksejeva Romanov/Romanova Dmitrijev/Dmitrijeva Sokolov/Sokolova Kozlov/Kozlova
        Lebedev/Lebedeva Novikov/Novikova Sidorov/Sidorova Bogdanov/Bogdanova Orlov/Orlova Makarov/Makarova
        Zahharov/Zahharova Grigorjev/Grigorjeva Jegorov/Jegorova Kiseljov/Kiseljova Tarassov/Tarassova
        Nikitin/Nikitina Gavrilov/Gavrilova Belov/Belova Antonov/Antonova Filippov/Filippova Borissov/Borissova
        Bondarenko Kravtšenko Ševtšenko Tkatšenko Kovalenko Romanenko Ivantšenko Savtšenko`,
    },
  ],
  places: {
    // `area` is the first two digits of the town's numbers, `code` its genitive, `office` the place of study. The
    // points of Narva and Valga are moved inward from the border.
    columns: 'city region zone area lat lon pop code office',
    rows: `
      Tallinn|Harjumaa|10111-10155,10611-10621,11311-11318,12911-12919,13411-13426,13511-13525|64|59.4370|24.7535|457|Tallinna|Tallinna Ülikool
      Tartu|Tartumaa|50406-50417,50603-50615,51003-51015|73|58.3806|26.7251|97|Tartu|Tartu Ülikool
      Narva|Ida-Virumaa|20304-20309,20605-20609,21003-21008|35|59.3760|28.1600|53|Narva|Tartu Ülikooli Narva kolledž
      Pärnu|Pärnumaa|80010-80044|44|58.3859|24.4971|41|Pärnu|Tartu Ülikooli Pärnu kolledž
      Kohtla-Järve|Ida-Virumaa|30321-30328,31021-31027|33|59.3986|27.2731|33|Kohtla-Järve|TalTechi Virumaa kolledž
      Viljandi|Viljandimaa|71003-71024|43|58.3639|25.5900|17|Viljandi|Tartu Ülikooli Viljandi kultuuriakadeemia
      Maardu|Harjumaa|74111-74117|60|59.4653|24.9822|17|Maardu|Tallinna Tehnikaülikool
      Rakvere|Lääne-Virumaa|44306-44317|32|59.3464|26.3558|15|Rakvere|Tallinna Ülikool
      Kuressaare|Saaremaa|93810-93819|45|58.2481|22.5039|13.3|Kuressaare|TalTechi Kuressaare kolledž
      Sillamäe|Ida-Virumaa|40231-40233|39|59.3970|27.7633|12.3|Sillamäe|TalTechi Virumaa kolledž
      Valga|Valgamaa|68203-68208|76|57.8000|26.0800|11.7|Valga|Eesti Maaülikool
      Võru|Võrumaa|65604-65610|78|57.8339|27.0194|11.5|Võru|Eesti Maaülikool
      Jõhvi|Ida-Virumaa|41531-41538|33|59.3592|27.4211|10.6|Jõhvi|TalTechi Virumaa kolledž
      Keila|Harjumaa|76605-76610|67|59.3036|24.4131|10.4|Keila|Tallinna Tehnikaülikool
      Haapsalu|Läänemaa|90502-90508|47|58.9431|23.5414|9.5|Haapsalu|Tallinna Ülikooli Haapsalu kolledž
      Paide|Järvamaa|72711-72720|38|58.8856|25.5572|7.9|Paide|Tallinna Ülikool
      Tapa|Lääne-Virumaa|45106-45109|32|59.2606|25.9586|5.3|Tapa|Tallinna Ülikool
      Põlva|Põlvamaa|63303-63308|79|58.0603|27.0694|5.2|Põlva|Tartu Ülikool
      Jõgeva|Jõgevamaa|48303-48309|77|58.7467|26.3939|5|Jõgeva|Tartu Ülikool
      Rapla|Raplamaa|79511-79514|48|59.0072|24.7928|5.2|Rapla|Tallinna Tehnikaülikool`,
    others: `Tallinn=Reval; Tartu=Dorpat; Harjumaa=Harju; Tartumaa=Tartu|Tartu County; Ida-Virumaa=Ida-Viru; Pärnumaa=Pärnu;
      Lääne-Virumaa=Lääne-Viru; Saaremaa=Saare`,
  },
  roads: `Tallinna_maantee@Pärnu+Narva+Haapsalu+Rapla+Jõhvi+Keila Tartu_maantee@Tallinn+Viljandi+Jõhvi Pärnu_maantee@Tallinn Narva_maantee@Tallinn+Tartu Kooli Pikk Lai Uus Vabaduse_puiestee@Tallinn+Tartu Jaama Aia Kesk
    Metsa Põllu Kase Pärna Tamme Männi Kuuse Sireli Roosi Lille Ranna Mere Sadama Turu Kalda Jõe Järve Mäe Oru Viljandi_maantee@Tallinn+Paide Võidu
    Kreutzwaldi Koidula Tammsaare_tee@Tallinn Liiva Kivi Suur Väike Vee Posti Rüütli@Tartu+Pärnu Lossi@Tartu+Kuressaare+Viljandi+Haapsalu`,
  street: '{road} {1-120}(|||-{1-90}|-{1-90})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+372 5[1-36-8]## ####',
  landline: '+372 {place.area}# ####',
  banks: {
    // Shares of customers after annual reports and surveys.
    columns: 'bank bic code share',
    rows: `
      Swedbank|HABAEE2X|22|44
      SEB Pank|EEUHEE2X|10|23
      LHV Pank|LHVBEE22|77|17
      Luminor Bank|RIKOEE22|96|7
      Coop Pank|EKRDEE22|42|6
      Bigbank|BIGKEE2B|75|1
      Citadele banka|PARXEE22|12|1
      TBB pank|TABUEE22|00|0.5`,
  },
  account: certified(eeBban, 'Kontonumber', {
    synonyms: ['konto', 'arvelduskonto'],
    make(random, p) {
      const bank = p.bank.code?.text;
      return withEeCheck(`${bank}00${bank}${random.digits(9)}0`);
    },
  }),
  iban: ibanField({ EE }, '{account}', { EE: withEeCheck }),
  cards: 'mastercard:55 visa:44 amex:1',
  firms: {
    forms: `
      OÜ|87|1995|1|500
      FIE|8|1990|1|4|1
      AS|2|1990|8|3000
      UÜ|2|1995|2|10
      TÜ|1|1995|2|10`,
    // Names without a surname's genitive: of places and woods, or two partners.
    name: '({place.code} {trade}|((Põhja|Lõuna|Ida|Lääne|Balti|Eesti|Mere|Metsa|Kalevi|Toome|Emajõe|Koidu|Põhjala|Tuule|Ranna|Nurme|Kulla|Tamme|Hansa|Viru) {trade})|((Põhja|Lõuna|Ida|Lääne|Balti|Eesti|Mere|Metsa|Kalevi|Toome|Emajõe|Koidu|Põhjala|Tuule|Ranna|Nurme|Kulla|Tamme|Hansa|Viru) {trade})|{founder} & {partner} {trade}|{founder} ja Pojad) {form}',
    sole: '{form} {founder} {trade}',
    era: 1990,
  },
  income: [1100, 4800],
  fields: {
    id: certified(balticId, 'Isikukood', { synonyms: ['personal code'] }),
    idcard: pictured('ID-kaardi number', 'A[A-F]#######', {
      group: 'identity',
      synonyms: ['id kaart'],
    }),
    passport: pictured('Passi number', 'K[A-F]#######'),
    licence: pictured('Juhiloa number', 'E[ST]######', { synonyms: ['juhiluba', 'juhiload'] }),
    tax: certified(balticId, 'Isikukood (maks)', { make: (_, p) => p.read('id') }),
    vat: certified(eeKmkr, 'KMKR number'),
    health: certified(balticId, 'Ravikindlustuse isikukood', {
      synonyms: ['tervisekassa', 'haigekassa'],
      make: (_, p) => p.read('id'),
    }),
    reference: certified(eeViitenumber, 'Viitenumber', { synonyms: ['viide'] }),
    postcode: { label: 'Postiindeks' },
    region: { label: 'Maakond' },
    plate: pictured('Registreerimisnumber', '{001-999} [A-PR-TVX-Z][A-PR-TVX-Z][A-PR-TVX-Z]', {
      synonyms: ['numbrimärk', 'autonumber'],
    }),
  },
  company: {
    street: { picture: '{road} {1-120}(|||a)' },
    registration: certified(eeRegistrikood, 'Registrikood', {
      make(random, { firm: { founded } }) {
        const body = String(REGISTERED(random, founded));
        return body + twoRoundsDigit(body);
      },
    }),
    vat: certified(eeKmkr, 'KMKR number'),
  },
  presets: [
    {
      key: 'maksekorraldus',
      scheme: CREDIT_TRANSFER,
      name: 'Maksekorraldus (payment order)',
      rows: [
        ['Maksja', 'name'],
        ['Maksja isikukood', 'id'],
        ['Maksja konto', 'iban'],
        ['Saaja', 'company.name'],
        ['Saaja registrikood', 'company.registration'],
        ['Saaja konto', 'company.iban'],
        ['Summa', 'amount'],
        ['Valuuta', 'currency'],
        ['Viitenumber', 'reference'],
        ['Kuupäev', 'date'],
      ],
    },
  ],
}));

/**
 * Last number of the register by year, without the check digit; firms from before 1995 got new numbers. After
 * general knowledge of known firms (2010: 1195853, 2013: 1241783, 2014: 1264702, 2015: 1293294); it skipped 13 and
 * 15.
 */
const REGISTERED = series(
  `1995 1000000 · 2004 1100000 · 2010 1182000 · 2011 1203000 · 2013 1240000 · 2016 1297000 · 2016 1400000 · 2018 1440000 ·
   2020 1487500 · 2020 1600000 · 2021 1614000 · 2023 1665500 · 2026 1740000`,
);
