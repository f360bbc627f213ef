import { LV } from '../data/ibanLayouts.ts';
import { latvian } from '../data/languages/latvian.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { bare } from '../kernel/text.ts';
import { lvPersonasKods } from '../validators/lvPersonasKods.ts';
import { lvPvn } from '../validators/lvPvn.ts';
import { certified, country, pictured } from './declare.ts';
import { withCheckDigit } from './registerNumber.ts';
import { series } from './series.ts';

const FAMILIES = `Bērziņš:4.2 Kalniņš:3.3 Ozoliņš:2.8 Jansons:2.4 Ozols:2.3 Liepiņš:2.2 Krūmiņš:2 Balodis:2 Eglītis:1.9 Zariņš:1.8
  Pētersons Vītols Kļaviņš Kārkliņš Vanags Vilciņš Sproģis Rozītis Rudzītis Lapiņš Ābols Siliņš Freimanis Zālītis
  Liepa Roze Lācis Auziņš Grīnbergs Skuja Priede Celmiņš Dzenis Āboliņš Straume Saulītis Gailis Briedis Bite
  Dombrovskis Zelčs Kronbergs Rozenbergs Lūsis Rubenis Strazdiņš Dimants Kauliņš Riekstiņš Vīksna Birznieks
  Apinis Gulbis Mednis Irbe Caune Zvirbulis Cīrulis Dzērve Strods Purmalis Upītis Upenieks Krastiņš Mežs
  Lejnieks Kalējs Miezis Pūce Žagars Tauriņš Zeltiņš Zemītis Vilks Putniņš Bušs Krauklis Plūme Egle Puriņš
  Avotiņš Avots Akmens Sietiņš Sīlis Ķirsis Leitis Laizāns Lazdiņš Lazdāns Bērzs Blūms Grants Hermanis Jēkabsons
  Jurēvics Kalve Kiršteins Klētnieks Krieviņš Ķēniņš Lagzdiņš Meiers Muižnieks Nagliņš Paegle Paeglītis
  Petersons Podnieks Pumpurs Reinis Rožkalns Sausiņš Skudra Spalviņš Stepiņš Šķēle Šmits Šteinbergs Tilgalis
  Treimanis Ulmanis Vagris Veinbergs Viļums Vilmanis Zaķis Zirnis Zvaigzne Zviedris Ābele Ērglis Krievs Šulcs
  Jurjāns Jaunzems Lapsa Kokins Vītoliņš Zvejnieks Grāvītis Kundziņš Rutkis Salmiņš Dreimanis Veidemanis
  Ločmelis`;

const SLAVIC = `Ivanovs:5 Petrovs Vasiļjevs Fjodorovs Smirnovs Kuzņecovs Volkovs Pavlovs Mihailovs Stepanovs Jakovļevs Romanovs
  Aleksejevs Andrejevs Kozlovskis Nikitins Popovs Morozovs Orlovs Novikovs Sokolovs Ļebedevs Makarovs Bogdanovs
  Vasiļevskis Žukovskis Sokolovskis Kovaļevskis Jankovskis Ņikiforovs Semjonovs Kozlovs Grigorjevs Jegorovs
  Kiseļovs Vinogradovs Kovaļovs Baranovs Zaicevs Solovjovs Borisovs Titovs Sidorovs Jermakovs Kravčenko Bondarenko
  Ševčenko Nikolajevs Sergejevs Filippovs Zaharovs Golubevs Aleksandrovs Maksimovs Kuzmins Antonovs Tarasovs Belovs
  Gavrilovs Osipovs Markovs Matvejevs Denisovs Afanasjevs Timofejevs Dmitrijevs Isajevs Gusevs Krilovs Ribakovs`;

export const lv = country('lv', () => ({
  name: 'Latvia',
  alpha3: 'LVA',
  paydays: [[10], [5]],
  currency: 'EUR',
  gs1: '475',
  since: [2014, 1, 1],
  holidays: '0101 E-2 E+1 0501 0504* 0623 0624 1118* 1224-1226 1231',
  group: 'Europe',
  locale: { language: 'lv', zone: 'Europe/Riga' },
  economy: {
    vat: { usual: 21 },
    deductions: { social: 10.5, tax: 16.5 },
    tenure: { rent: 17, loan: 12 },
    shops: { card: 30, wallet: 12 },
  },
  words: {
    exonyms: 'lettisch latvijas latviešu Łotwa Łotwy Letland łotewski łotewska łotewskie łotewskich',
    scripts: 'ラトビア 拉脱维亚 라트비아 لاتفيا लातविया Латви^ Латві^ латвийск~ латвійськ~',
  },
  aliases: `Latvija Latvian Latvians Latvietis Latviete Latvieši Latvijas_Republika Republic_of_Latvia Lettland
    Lettonie Letonia`,
  ages: '8 13.3 17.8 16.5 17 14.7 12.7',
  life: {
    studies: 48,
    retires: 64,
    pays: [320, 1150],
    institutions: `
      university {place.office}
      primary {place.code} {1-9}. (sākumskola|pamatskola)
      secondary {place.code} {1-9}. vidusskola
      hospital {place.code} (slimnīca|reģionālā slimnīca)
      hospital@Rīga (Rīgas Austrumu|Paula Stradiņa) klīniskā universitātes slimnīca
      care {place.code} (pansionāts|sociālās aprūpes centrs)
      town {place.code} pilsētas pašvaldība
      police {place.code} policijas iecirknis
      transit {place.code} satiksme
      pension Valsts sociālās apdrošināšanas aģentūra
      fire Valsts ugunsdzēsības un glābšanas dienests
      welfare {place.code} Sociālais dienests`,
  },
  language: latvian,
  sources:
    'CSP: population by age, town and ethnicity 2024-2025; PMLP: names; Lursoft: forms; banks from annual reports.',
  names: [
    {
      share: 88,
      near: { Rīga: 48, Latgale: 28, Kurzeme: 65, Zemgale: 66, 'Rīgas reģions': 64 },
      male: {
        0: `Jānis Alfrēds Arvīds Kārlis Pēteris Arnolds Eduards Valdis Imants Gunārs Harijs Voldemārs Rūdolfs Ernests Augusts
          Oskars Edgars Jāzeps Antons Vilis Ēriks Teodors Francis Haralds`,
        1945: `Jānis Juris Andris Aivars Valdis Gunārs Imants Uldis Pēteris Ivars Vilnis Māris Aldis Ilmārs Zigurds Guntis
          Laimonis Modris Egils Arnis Visvaldis Ojārs Dzintars Ēriks Viesturs`,
        1960: `Jānis Juris Andris Aivars Māris Guntis Ivars Aigars Normunds Valdis Ainārs Dainis Uldis Gints Aldis Vilnis Agris
          Pēteris Modris Raimonds Egils Ilgvars Ēriks Gundars Ziedonis`,
        1975: `Jānis Māris Andris Kaspars Aigars Gints Ainārs Raivis Mārtiņš Guntis Normunds Edgars Gatis Raimonds Arnis Ģirts
          Ivars Juris Dainis Sandis Uldis Artis Agris Vilnis Intars`,
        1986: `Jānis Mārtiņš Edgars Kristaps Kaspars Andris Artūrs Raivis Roberts Māris Oskars Gints Ingus Toms Reinis Lauris
          Didzis Rihards Aigars Armands Renārs Kārlis Mārcis Sandis Jurģis`,
        1998: `Roberts Kristaps Artūrs Edgars Jānis Rihards Mārtiņš Kārlis Markuss Emīls Ralfs Toms Daniels Gustavs Ričards Reinis
          Matīss Niks Rūdolfs Valters Adrians Dāvis Krišjānis Oskars Klāvs Miks`,
      },
      female: {
        0: `Anna Velta Mirdza Austra Ausma Skaidrīte Zenta Biruta Aina Rasma Ilga Elza Vilma Emīlija Lidija Milda Marija Alma
          Hilda Erna Olga Monika Irma Zelma`,
        1945: `Aina Biruta Dzintra Ausma Velta Skaidrīte Anna Maija Māra Vija Ilga Rasma Ruta Valda Aija Rita Regīna Gunta Inta
          Ārija Mirdza Dzidra Vilma Laima`,
        1960: `Inese Inta Ilze Gunta Anita Iveta Sarmīte Dace Ināra Aija Daina Rita Vija Maija Ligita Mārīte Baiba Ilona Sandra
          Valda Vita Inga Anda Zinta Lolita`,
        1975: `Inese Ilze Iveta Dace Inga Kristīne Līga Sandra Daiga Evija Baiba Anita Solvita Sanita Vita Zane Ieva Gunta Agnese
          Santa Aiga Laura Linda Antra Jolanta`,
        1986: `Līga Kristīne Ilze Inga Laura Zane Linda Ieva Liene Agnese Madara Santa Evita Elīna Sintija Dace Aiga Evija Anete
          Lāsma Baiba Sanita Diāna Ance`,
        1998: `Anna Laura Elīna Sintija Kristīne Paula Līga Madara Samanta Katrīna Linda Annija Elza Viktorija Krista Amanda
          Evelīna Sabīne Marta Alise Megija Beāte Sanija Undīne Ieva`,
      },
      family: gendered(FAMILIES),
    },
    {
      // Russian speakers: Russians, Belarusians, Ukrainians and Poles.
      share: 12,
      near: { Rīga: 52, Latgale: 72, Kurzeme: 35, Zemgale: 34, 'Rīgas reģions': 36 },
      male: {
        0: `Vladimirs Nikolajs Viktors Ivans Anatolijs Jurijs Aleksandrs Valērijs Mihails Leonīds Pjotrs Boriss Genādijs Vasilijs`,
        1960: `Sergejs Aleksandrs Vladimirs Andrejs Igors Oļegs Viktors Jurijs Valērijs Vjačeslavs Nikolajs Dmitrijs Aleksejs
          Vladislavs Vadims`,
        1980: `Aleksandrs Sergejs Andrejs Deniss Dmitrijs Aleksejs Vladislavs Maksims Romāns Jevgēņijs Artjoms Pāvels Antons Ņikita
          Vitālijs`,
      },
      female: {
        0: `Valentīna Ņina Gaļina Ludmila Tamāra Lidija Zinaīda Vera Raisa Antoņina Nadežda Marija Ļubova`,
        1960: `Svetlana Jeļena Irina Tatjana Natālija Olga Ludmila Marina Gaļina Larisa Valentīna Žanna Inna`,
        1980: `Jeļena Olga Anna Jūlija Natālija Jekaterina Marina Viktorija Tatjana Oksana Anastasija Aleksandra Diāna Karīna
          Valērija`,
      },
      family: gendered(SLAVIC),
    },
  ],
  places: {
    // `area` is the start of the town's eight digits, `code` its genitive, `office` the place of study.
    columns: 'city region zone area lat lon pop code office',
    rows: `
      Rīga|Rīga|LV-{1001-1015},LV-{1045-1048},LV-{1055-1058},LV-{1063-1069},LV-{1079-1084}|67 2|56.9460|24.1059|605|Rīgas|Latvijas Universitāte
      Daugavpils|Latgale|LV-{5401-5404},LV-{5414-5422}|65 4|55.8833|26.5333|78|Daugavpils|Daugavpils Universitāte
      Liepāja|Kurzeme|LV-3401,LV-3405,LV-3411,LV-3414,LV-3416,LV-3417|63 4|56.5047|21.0109|67|Liepājas|RTU Liepājas akadēmija
      Jelgava|Zemgale|LV-{3001-3004},LV-3007,LV-3008|63 0|56.6500|23.7128|55|Jelgavas|Latvijas Biozinātņu un tehnoloģiju universitāte
      Jūrmala|Rīgas reģions|LV-2008,LV-2010,LV-2011,LV-2012,LV-2015,LV-2016|67 7|56.9680|23.7704|52|Jūrmalas|Rīgas Tehniskā universitāte
      Ventspils|Kurzeme|LV-3601,LV-3602,LV-3604|63 6|57.3948|21.5612|32.6|Ventspils|Ventspils Augstskola
      Rēzekne|Latgale|LV-4601,LV-4604,LV-4605|64 6|56.5103|27.3400|26|Rēzeknes|RTU Rēzeknes akadēmija
      Ogre|Rīgas reģions|LV-5001,LV-5003|65 0|56.8162|24.6140|23|Ogres|Latvijas Universitāte
      Valmiera|Vidzeme|LV-4201,LV-4202|64 2|57.5411|25.4275|22.7|Valmieras|Vidzemes Augstskola
      Jēkabpils|Zemgale|LV-5201,LV-5202|65 2|56.4990|25.8574|21|Jēkabpils|Latvijas Universitāte
      Salaspils|Rīgas reģions|LV-2121,LV-2169|67 9|56.8601|24.3654|18|Salaspils|Rīgas Stradiņa universitāte
      Tukums|Rīgas reģions|LV-3101,LV-3104|63 1|56.9676|23.1555|16.5|Tukuma|Latvijas Universitāte
      Cēsis|Vidzeme|LV-4101|64 1|57.3119|25.2746|14.7|Cēsu|Vidzemes Augstskola
      Sigulda|Rīgas reģions|LV-2150|67 9|57.1539|24.8598|14.8|Siguldas|Latvijas Universitāte
      Olaine|Rīgas reģions|LV-2114|67 9|56.7947|23.9358|10.5|Olaines|Rīgas Tehniskā universitāte
      Kuldīga|Kurzeme|LV-3301|63 3|56.9740|21.9572|10.3|Kuldīgas|Ventspils Augstskola
      Saldus|Kurzeme|LV-3801|63 8|56.6636|22.4881|9.8|Saldus|RTU Liepājas akadēmija
      Talsi|Kurzeme|LV-3201|63 2|57.2456|22.5814|8.7|Talsu|Ventspils Augstskola
      Dobele|Zemgale|LV-3701|63 7|56.6237|23.2751|8.5|Dobeles|Latvijas Biozinātņu un tehnoloģiju universitāte
      Bauska|Zemgale|LV-3901|63 9|56.4079|24.1944|9.6|Bauskas|Latvijas Biozinātņu un tehnoloģiju universitāte
      Krāslava|Latgale|LV-5601|65 6|55.8951|27.1680|7|Krāslavas|Daugavpils Universitāte
      Madona|Vidzeme|LV-4801|64 8|56.8533|26.2170|6.9|Madonas|Vidzemes Augstskola`,
    others: `Rīga=Riga; Daugavpils=Dünaburg; Kurzeme=Courland; Latgale=Latgallia; Vidzeme=Livonia; Zemgale=Semigallia;
      Rīgas reģions=Riga Region|Pierīga; Liepāja=Libau`,
  },
  roads: `Brīvības_iela Rīgas_iela@Daugavpils+Liepāja+Jelgava+Valmiera+Cēsis+Ogre+Jēkabpils+Salaspils+Bauska+Saldus+Krāslava+Madona+Sigulda Skolas_iela Dzirnavu_iela@Rīga+Jelgava Lāčplēša_iela Raiņa_iela Parka_iela Liepu_iela Bērzu_iela Meža_iela
    Saules_iela Zaļā_iela Jaunā_iela Lielā_iela Pils_iela Baznīcas_iela Kalna_iela Upes_iela Ezera_iela Jūras_iela Dārza_iela
    Ziedu_iela Rožu_iela Ozolu_iela Kļavu_iela Priežu_iela Stacijas_iela Dzelzceļa_iela Miera_iela Daugavas_iela Gaujas_iela@Rīga+Valmiera+Cēsis
    Krasta_iela@Rīga+Jēkabpils Vidus_iela Tirgus_iela Avotu_iela@Rīga+Liepāja+Rēzekne Ausekļa_iela Blaumaņa_iela@Rīga+Jēkabpils Čaka_iela@Rīga Valdemāra_iela@Rīga Barona_iela@Rīga`,
  street: '{road} {1-120}(|||-{1-80}|-{1-80})',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+371 2[026-9] ### ###',
  landline: '+371 {place.area}## ###',
  banks: {
    // Shares of customers after annual reports and surveys.
    columns: 'bank bic code share',
    rows: `
      Swedbank|HABALV22|HABA|43
      SEB banka|UNLALV2X|UNLA|21
      Citadele banka|PARXLV22|PARX|19
      Luminor Bank|RIKOLV2X|RIKO|12
      Industra Bank|MULTLV2X|MULT|1.5
      Rietumu Banka|RTMBLV2X|RTMB|1
      BluOr Bank|CBBRLV22|CBBR|1
      Signet Bank|LLBBLV2X|LLBB|0.5`,
  },
  // The part after the bank's letters; people write the whole IBAN.
  account: { label: 'Konta numurs', picture: '0############' },
  iban: ibanField({ LV }, '{bank.code}{account}'),
  cards: 'mastercard:60 visa:39 amex:1',
  firms: {
    forms: `
      SIA|92|1991|1|600
      IK|6|2002|1|8|1
      AS|2|1991|15|4000`,
    // The legal form precedes the name, which is in quotes. Genitives of towns and lands; surnames alone in the
    // nominative.
    name: '{form} "({place.code} {trade}|(Baltijas|Latvijas|Kurzemes|Vidzemes|Zemgales|Daugavas|Gaujas|Ventas|Saules|Jūras|Dzintara|Ozola|Bērzu|Pērkona|Rīta|Ziemeļu|Austrumu|Zvaigžņu|Liepu|Ceļa) {trade}|(Baltijas|Latvijas|Kurzemes|Vidzemes|Zemgales|Daugavas|Gaujas|Ventas|Saules|Jūras|Dzintara|Ozola|Bērzu|Pērkona|Rīta|Ziemeļu|Austrumu|Zvaigžņu|Liepu|Ceļa) {trade}|{founder} un Partneri|{founder} un {partner})"',
    sole: '{form} "(Baltijas|Latvijas|Kurzemes|Vidzemes|Zemgales|Daugavas|Gaujas|Ventas|Saules|Jūras|Dzintara|Ozola|Bērzu|Pērkona|Rīta|Ziemeļu|Austrumu|Zvaigžņu|Liepu|Ceļa) {trade}"',
    era: 1991,
  },
  income: [900, 3600],
  fields: {
    id: certified(lvPersonasKods, 'Personas kods', { synonyms: ['personal code'] }),
    idcard: pictured('Personas apliecības numurs', 'PA#######', {
      group: 'identity',
      synonyms: ['eid', 'personas apliecība'],
    }),
    passport: pictured('Pases numurs', 'LV#######'),
    licence: pictured('Vadītāja apliecības numurs', 'A[A-F]######', {
      synonyms: ['vadītāja apliecība', 'autovadītāja apliecība'],
    }),
    tax: certified(lvPersonasKods, 'Nodokļu maksātāja kods', { make: (_, p) => p.read('id') }),
    merkis: pictured('Maksājuma mērķis', '(Rēķins|Apmaksa par rēķinu) Nr. {1000-98999}', {
      group: 'transaction',
    }),
    // Of natural persons the personal code.
    vat: certified(lvPvn, 'PVN reģistrācijas numurs', { make: (_, p) => `LV${bare(p.read('id'))}` }),
    postcode: { label: 'Pasta indekss' },
    region: { label: 'Reģions' },
    plate: pictured('Valsts reģistrācijas numurs', '[A-PR-VZ][A-PR-VZ]-{1-9999}', {
      synonyms: ['numurzīme', 'auto numurs'],
    }),
  },
  company: {
    street: { picture: '{road} {1-120}(|||A)' },
    registration: certified(lvPvn, 'Reģistrācijas numurs', {
      // Merchants (IK) end the series in 2, companies in 3.
      make: (random, { firm: { founded, form } }) =>
        withCheckDigit(String((form.owners === 1 ? MERCHANTS : COMPANIES)(random, founded)), lvPvn.valid),
    }),
    vat: certified(lvPvn, 'PVN reģistrācijas numurs', {
      make: (_, p) => `LV${p.read('registration')}`,
    }),
  },
  presets: [
    {
      key: 'maksajums',
      scheme: CREDIT_TRANSFER,
      name: 'Maksājuma uzdevums (payment order)',
      rows: [
        ['Maksātājs', 'name'],
        ['Personas kods', 'id'],
        ['Maksātāja konts', 'iban'],
        ['Saņēmējs', 'company.name'],
        ['Saņēmēja reģistrācijas numurs', 'company.registration'],
        ['Saņēmēja konts', 'company.iban'],
        ['Saņēmēja banka', 'company.bank'],
        ['Summa', 'amount'],
        ['Valūta', 'currency'],
        ['Maksājuma mērķis', 'merkis'],
        ['Datums', 'date'],
      ],
    },
  ],
}));

/** Women have -a for -s and -š, -e for -is, -āne for -āns, -ska for -skis; -a, -e and -o serve both. */
function gendered(names: string): string {
  return names.replace(
    /([^\s:]+)(:\S+)?/g,
    (_, name: string, share = '') => `${name}/${feminine(name)}${share}`,
  );
}

function feminine(name: string): string {
  return name
    .replace(/skis$/, 'ska')
    .replace(/is$/, 'e')
    .replace(/(ā|e)ns$/, '$1ne')
    .replace(/[sš]$/, 'a');
}

/** 40003 until 2008, 40103 until 2016, 40203 since; approximate, from numbers that known firms publish. */
const COMPANIES = series(
  '1991 4000300100 · 1995 4000322500 · 2000 4000347500 · 2005 4000372000 · 2009 4000399900 · 2009 4010320000 · 2015 4010386000 · 2017 4010399900 · 2017 4020304000 · 2025 4020361000',
);
const MERCHANTS = series(
  '2002 4000205000 · 2009 4000214000 · 2009 4010200100 · 2017 4010205000 · 2017 4020200100 · 2025 4020204000',
);
