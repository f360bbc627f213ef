import { gendered } from '../data/gendered.ts';
import { lvPersonasKods } from '../validators/lvPersonasKods.ts';
import { lvPvn } from '../validators/lvPvn.ts';
import { certified, country, pictured } from './declare.ts';

export const lv = country({
  code: 'lv',
  name: 'Latvia',
  alpha3: 'LVA',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Latvija Latvian Latvians Latvietis Latviete Latvieši Latvijas_Republika Republic_of_Latvia Lettland
    Lettonie Letonia`,
  names: {
    male: `Jānis Andris Juris Aleksandrs Edgars Mārtiņš Sergejs Vladimirs Artūrs Kristaps Pēteris Aivars Andrejs Māris Ivars
      Viktors Aigars Raivis Nikolajs Kaspars Aldis Guntis Roberts Igors Gints Normunds Valdis Imants Uldis Gunārs Vilnis
      Dainis Ainārs Agris Jurijs Mihails Dmitrijs Raimonds Oskars Modris Arvīds Ēriks Rihards Rolands Ilmārs Daniels
      Markuss Kārlis Emīls Gustavs Toms Reinis Ričards Artis Edvīns Arnis Oļegs Anatolijs Aleksejs Maksims
      Konstantīns Ivans Vitālijs Zigmunds Jēkabs Elvis Armands Ervīns Haralds Sandis Ingus Didzis Jurģis Ralfs Mārcis
      Matīss Renārs Ģirts Valters Olafs Verners Henriks Staņislavs Pāvels Eduards Ansis Bruno Dāvis Krišjānis Miks
      Klāvs Ēvalds Gatis Vents Egils Harijs Leonīds Vjačeslavs Adrians Hugo Alfrēds Ādams Francis`,
    female: `Anna Inese Kristīne Līga Ilze Inga Svetlana Jeļena Tatjana Irina Iveta Sandra Dace Daiga Evija Aija Inta Solvita
      Baiba Laura Olga Gunta Zane Marina Ināra Natālija Aina Velta Agnese Anita Anda Vija Maija Elīna Ludmila Ieva
      Liene Sanita Santa Valentīna Skaidrīte Dzintra Mārīte Jekaterina Ruta Viktorija Ligita Elza Rita Linda Madara
      Guna Vineta Alise Sintija Marija Diāna Ausma Zenta Vita Sarmīte Aivita Ilona Gundega Jana Nadežda Jūlija Biruta
      Evita Arta Maira Regīna Undīne Antra Lāsma Signe Vera Sigita Signija Rasma Austra Ilga Monta Paula Emīlija
      Sofija Marta Katrīna Amanda Estere Amēlija Keita Loreta Rūta Gaļina Ņina Aleksandra Karīna Megija Krista
      Annija Una Vanda Lidija Aelita Skaidra Zinta`,
    // Women bear -a for -s and -š, -e for -is, -ska for -skis; -a and -e serve both.
    family: gendered(
      `Bērziņš Kalniņš Ozoliņš Jansons Ozols Liepiņš Krūmiņš Balodis Eglītis Zariņš Pētersons Vītols Kļaviņš Kārkliņš
      Vanags Ivanovs Vilciņš Sproģis Rozītis Rudzītis Lapiņš Ābols Siliņš Freimanis Zālītis Liepa Roze Lācis Auziņš Grīnbergs
      Kaļva Skuja Priede Celmiņš Dzenis Āboliņš Straume Saulītis Gailis Briedis Bite Dombrovskis Kozlovskis Vasiļevskis
      Petrovs Fjodorovs Vasiļjevs Smirnovs Kuzņecovs Volkovs Pavlovs Mihailovs Stepanovs Jakovļevs Romanovs Kovaļevskis
      Jankovskis Žukovskis Sokolovskis Zelčs Kronbergs Rozenbergs Lūsis Rubenis Strazdiņš Dimants Kauliņš Riekstiņš Vīksna
      Birznieks Apinis Gulbis Mednis Irbe Caune Zvirbulis Cīrulis Dzērve Strods Purmalis Upītis Upenieks Krastiņš Mežs
      Lejnieks Kalējs Miezis Pūce Žagars Tauriņš Zeltiņš Zemītis Vilks Putniņš Bušs Krauklis Plūme Egle Puriņš Avotiņš Avots
      Akmens/Akmene Sietiņš Sīlis Ķirsis Leitis Laizāns Lazdiņš Lazdāns Bērzs Blūms Grants Hermanis Jēkabsons Jurēvics Kalve
      Kiršteins Klētnieks Krieviņš Ķēniņš Lagzdiņš Meiers Muižnieks Nagliņš Neimanis Paegle Paeglītis Petersons Podnieks
      Pumpurs Reinis Rožkalns Sausiņš Skudra Spalviņš Stepiņš Šķēle Šmits Šteinbergs Tilgalis
      Treimanis Ulmanis Vagris Veinbergs Viļums Vilmanis Zaķis Zirnis Zvaigzne Zviedris Ābele Ērglis Krievs Šulcs Jurjāns
      Aleksejevs Andrejevs Nikitins Popovs Morozovs Orlovs Novikovs Sokolovs Ļebedevs Makarovs Bogdanovs Ņikiforovs`,
      (name) => name.replace(/skis$/, 'ska').replace(/is$/, 'e').replace(/[sš]$/, 'a'),
    ),
  },
  places: {
    // `area` is how the town's eight digits begin.
    columns: 'city region zone area lat lon',
    rows: `
      Rīga|Rīga|LV-{1001-1015},LV-{1045-1048},LV-{1055-1058},LV-{1063-1069},LV-{1079-1084}|67 2|56.9460|24.1059
      Daugavpils|Latgale|LV-{5401-5404},LV-{5414-5422}|65 4|55.8833|26.5333
      Liepāja|Kurzeme|LV-3401,LV-3405,LV-3411,LV-3414,LV-3416,LV-3417|63 4|56.5047|21.0109
      Jelgava|Zemgale|LV-{3001-3004},LV-3007,LV-3008|63 0|56.6500|23.7128
      Jūrmala|Rīgas reģions|LV-2008,LV-2010,LV-2011,LV-2012,LV-2015,LV-2016|67 7|56.9680|23.7704
      Ventspils|Kurzeme|LV-3601,LV-3602,LV-3604|63 6|57.3948|21.5612
      Rēzekne|Latgale|LV-4601,LV-4604,LV-4605|64 6|56.5103|27.3400
      Ogre|Rīgas reģions|LV-5001,LV-5003|65 0|56.8162|24.6140
      Valmiera|Vidzeme|LV-4201,LV-4202|64 2|57.5411|25.4275
      Jēkabpils|Zemgale|LV-5201,LV-5202|65 2|56.4990|25.8574
      Salaspils|Rīgas reģions|LV-2121,LV-2169|67 9|56.8601|24.3654
      Tukums|Rīgas reģions|LV-3101,LV-3104|63 1|56.9676|23.1555
      Cēsis|Vidzeme|LV-4101|64 1|57.3119|25.2746
      Sigulda|Rīgas reģions|LV-2150|67 9|57.1539|24.8598
      Olaine|Rīgas reģions|LV-2114|67 9|56.7947|23.9358
      Kuldīga|Kurzeme|LV-3301|63 3|56.9740|21.9572
      Saldus|Kurzeme|LV-3801|63 8|56.6636|22.4881
      Talsi|Kurzeme|LV-3201|63 2|57.2456|22.5814
      Dobele|Zemgale|LV-3701|63 7|56.6237|23.2751
      Bauska|Zemgale|LV-3901|63 9|56.4079|24.1944
      Krāslava|Latgale|LV-5601|65 6|55.8951|27.1680
      Madona|Vidzeme|LV-4801|64 8|56.8533|26.2170`,
  },
  roads: `Brīvības_iela Rīgas_iela Skolas_iela Dzirnavu_iela Lāčplēša_iela Raiņa_iela Parka_iela Liepu_iela Bērzu_iela Meža_iela
    Saules_iela Zaļā_iela Jaunā_iela Lielā_iela Pils_iela Baznīcas_iela Kalna_iela Upes_iela Ezera_iela Jūras_iela Dārza_iela
    Ziedu_iela Rožu_iela Ozolu_iela Kļavu_iela Priežu_iela Stacijas_iela Dzelzceļa_iela Miera_iela Daugavas_iela Gaujas_iela
    Krasta_iela Vidus_iela Tirgus_iela Avotu_iela Ausekļa_iela Blaumaņa_iela Čaka_iela Valdemāra_iela Barona_iela`,
  street: '{road} {1-120}(|||-{1-80}|-{1-80})',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+371 2[026-9] ### ###',
  landline: '+371 {place.area}## ###',
  banks: {
    columns: 'bank bic code',
    rows: `
      Swedbank|HABALV22|HABA
      SEB banka|UNLALV2X|UNLA
      Citadele banka|PARXLV22|PARX
      Luminor Bank|RIKOLV2X|RIKO
      Rietumu Banka|RTMBLV2X|RTMB
      Industra Bank|MULTLV2X|MULT
      BluOr Bank|CBBRLV22|CBBR
      Signet Bank|LLBBLV2X|LLBB
      Reģionālā investīciju banka|RIBRLV22|RIBR`,
  },
  // The part after the bank's letters; people write the whole IBAN.
  account: '0############',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard',
  firms: {
    forms: 'SIA SIA SIA SIA AS',
    // The legal form stands in front.
    name: '{form} ({founder} {trade}|{place.city} {trade}|{founder} un Partneri|{founder} un Dēls|{trade} {founder})',
  },
  income: [900, 3400],
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
    plate: pictured('Valsts reģistrācijas numurs', '[A-PR-VZ][A-PR-VZ]-{1-9999}', {
      synonyms: ['numurzīme', 'auto numurs'],
    }),
  },
  company: {
    registration: certified(lvPvn, 'Reģistrācijas numurs', {
      make: (random) => lvPvn.make(random, undefined).slice(2),
    }),
    vat: certified(lvPvn, 'PVN reģistrācijas numurs', {
      make: (_, p) => `LV${p.read('registration')}`,
    }),
  },
  presets: [
    {
      key: 'maksajums',
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
        ['Maksājuma mērķis', 'reference'],
        ['Datums', 'date'],
      ],
    },
  ],
});
