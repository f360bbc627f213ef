import { gendered } from '../data/gendered.ts';
import { SK } from '../data/ibanLayouts.ts';
import { slovak } from '../data/languages/slovak.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { czAccount, withCzChecks } from '../validators/czAccount.ts';
import { czIco } from '../validators/czIco.ts';
import { czRc } from '../validators/czRc.ts';
import { skDic } from '../validators/skDic.ts';
import { skIcdph } from '../validators/skIcdph.ts';
import { czechAccount, czechBban } from './czechAccount.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber } from './registerNumber.ts';

export const sk = country('sk', () => ({
  name: 'Slovakia',
  alpha3: 'SVK',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[10], [15]],
  currency: 'EUR',
  gs1: '858',
  lei: '0979',
  holidays:
    '0101 0106 E-2 E+1 0501 -2025:0508 2027:0508 0705 0829 -2023:0901 -2025:0915 2027:0915 1101 -2024:1117 1224-1226',
  group: 'Europe',
  locale: { language: 'sk', zone: 'Europe/Bratislava' },
  economy: {
    vat: { usual: 23, food: 19 },
    deductions: { social: 13.4, tax: 9.5 },
    tenure: { rent: 6, loan: 24 },
    shops: { card: 60, wallet: 15 },
  },
  words: {
    exonyms: `slovenský slovenská slowakisch Słowacja Słowacji Slowakije słowacki słowacka słowackie słowackich`,
    scripts:
      'スロバキア 斯洛伐克 슬로바키아 سلوفاكيا स्लोवाकिया Словаки^ словацк~ Словаччина Словаччини словацьк~',
    women: 'Slowakin Slowakinnen Słowaczka Słowaczki',
    places: 'Žilina=Žiliny|Žiline; Nitra=Nitry|Nitre; Trnava=Trnavy|Trnave; Prešov=Prešova|Prešove',
    numbers: { id: 'rodným_číslom' },
  },
  aliases: `Slovensko Slovak Slovaks Slovakian Slovák Slováci Slovak_Republic Slovenská_republika Slowakei
    Slovaquie Eslovaquia`,
  ages: '8.8 15 19 18.3 15.2 14.7 9',
  life: {
    pensionPay: { days: [2, 4, 6, 8, 10, 12, 14, 17, 18, 20, 22, 24] },
    studies: 55,
    retires: [63, 62],
    pays: [480, 1350],
    institutions: `
      pension Sociálna poisťovňa
      town@Bratislava Hlavné mesto Bratislava
      fire Hasičský a záchranný zbor
      welfare Úrad práce, sociálnych vecí a rodiny {town}
      university@Bratislava+Martin Univerzita Komenského v Bratislave
      university@Košice+Michalovce+Spišská_Nová_Ves Technická univerzita v Košiciach
      university@Prešov+Poprad+Humenné+Bardejov Prešovská univerzita v Prešove
      university@Žilina+Liptovský_Mikuláš+Prievidza Žilinská univerzita v Žiline
      university@Nitra+Nové_Zámky+Levice Univerzita Konštantína Filozofa v Nitre
      university@Banská_Bystrica+Lučenec Univerzita Mateja Bela v Banskej Bystrici
      university@Trnava Trnavská univerzita v Trnave
      university@Trenčín+Považská_Bystrica Trenčianska univerzita Alexandra Dubčeka
      university@Zvolen Technická univerzita vo Zvolene
      university@Komárno Univerzita J. Selyeho`,
  },
  language: slovak,
  sources:
    'Ages and cities after ŠÚ SR 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 92,
      near: {
        'Nitriansky kraj': 78,
        'Košický kraj': 93,
        'Banskobystrický kraj': 93,
        'Bratislavský kraj': 97,
      },
      male: {
        0: `Jozef Ján Štefan Michal František Ladislav Anton Pavol Ľudovít Juraj Vojtech Emil Rudolf Karol Imrich
          Alexander Július Viliam Andrej Milan Ondrej Vladimír Alojz Eduard Gejza Dezider`,
        1950: `Jozef Ján Peter Štefan Milan Ladislav František Pavol Vladimír Miroslav Michal Ľubomír Dušan Marián
          Jaroslav Anton Juraj Igor Ivan Karol Stanislav Viliam Viktor Eduard Tibor Rudolf`,
        1965: `Peter Jozef Milan Ján Miroslav Vladimír Marián Jaroslav Roman Štefan Ľubomír Martin Róbert Igor Pavol
          Juraj Dušan Ladislav Ivan Branislav Rastislav Stanislav Marek Slavomír Jaromír Radoslav Ľuboš Miloš`,
        1978: `Peter Martin Marek Michal Tomáš Jozef Ján Miroslav Juraj Lukáš Róbert Branislav Rastislav Marián Roman
          Matej Vladimír Pavol Milan Andrej Richard Norbert Erik Radoslav Maroš Štefan Stanislav Ivan`,
        1990: `Martin Tomáš Michal Lukáš Peter Patrik Marek Matúš Jakub Dominik Filip Dávid Matej Jozef Ján Erik
          Juraj Róbert Adam Samuel Andrej Kristián Daniel Miroslav Adrián Richard Pavol Denis`,
        2000: `Samuel Jakub Martin Adam Lukáš Michal Tomáš Patrik Matej Filip Dávid Peter Šimon Daniel Marek
          Sebastián Oliver Alex Dominik Kristián Matúš Richard Adrián Jozef Tobias Alexander Timotej Viktor`,
      },
      female: {
        0: `Mária Anna Helena Margita Irena Alžbeta Emília Vilma Ľudmila Božena Jolana Katarína Viera Oľga Terézia
          Júlia Magdaléna Veronika Jozefína Etela Ružena Štefánia Pavlína Edita Marta Rozália Angela Valéria`,
        1950: `Mária Anna Eva Helena Viera Jana Margita Ľudmila Marta Oľga Alžbeta Katarína Emília Anežka Božena
          Jarmila Terézia Zuzana Magdaléna Elena Darina Dana Ľubica Irena Veronika Valéria Daniela Zdenka`,
        1965: `Jana Mária Eva Anna Zuzana Katarína Iveta Viera Ľubica Monika Daniela Gabriela Jarmila Alena Marcela
          Renáta Andrea Silvia Beáta Dana Ľudmila Ivana Martina Helena Zdenka Slávka Adriana Erika`,
        1978: `Zuzana Katarína Jana Mária Lucia Monika Andrea Martina Ivana Petra Lenka Veronika Eva Michaela
          Miroslava Silvia Adriana Erika Renáta Gabriela Barbora Marcela Anna Alena Daniela Simona Kristína
          Denisa`,
        1990: `Lucia Katarína Michaela Veronika Zuzana Dominika Kristína Jana Petra Lenka Ivana Mária Simona Monika
          Nikola Martina Barbora Natália Patrícia Tatiana Miroslava Andrea Alexandra Diana Viktória Eva Radka
          Denisa`,
        2000: `Natália Kristína Viktória Nikola Dominika Laura Karolína Simona Lucia Ema Sofia Michaela Vanesa Zuzana
          Katarína Petra Lenka Nina Veronika Patrícia Tamara Klaudia Barbora Alexandra Bianka Timea Rebeka Sára`,
      },
      // Women have -ová for a consonant, -a or -o, -á for -ý.
      family: gendered(
        `Horváth Kováč Varga Tóth Nagy Baláž Szabó Molnár Balog Lukáč Novák Kováčik Polák Gajdoš Kollár Hudák
          Oláh Németh Takáč Lakatoš Farkaš Sabo Gašpar Bartoš Kráľ Havran Urban Adamec/Adamcová Mikuš Šimko
          Pavlík Kučera Kmeť Čonka Vaľko Marko Biely/Biela Hruška Ondrejka Rusnák Jurčo Holub Kubiš Tkáč Mihálik
          Majer Kiss Danko Bača Fekete Slovák Turčan Križan Zeman Krajčí/Krajčí Greguš Štefánik Halás Benko Žigo
          Juhás Ferenc Gregor Hornák Belko Mráz Drábik Dudáš Blaho Gál Macko Hlaváč Chovanec/Chovancová Michalík
          Bielik Babic Duda Kovalčík Haško Pokorný Bednár Medveď Kuchár Maťo Sloboda Jurík Šimon Vrabec/Vrabcová
          Koreň Petrík Sedlák Straka Moravčík Uhrin Lacko Matúš Ďurica Sokol Valent Cibuľa Stano Tomko Cigán
          Mucha Petráš Bobák Hudec Fedor Kubica Ďuriš Bajza Sýkora Martinka Palko Sivák Mišík Vanek Višňovský
          Jankovič Vojtek Pavlovič Lipták Černák Baran Slaný Hrušovský Kostolný Balážik Klein Sekerák Dzurík
          Kaliňák Maslák Chudý Janík Hanus Malík Mackovič Filo Zajac Zelenák Gavora Kišš Bodnár Mazúr Guľa
          Ševčík Blažek Kupec Líška Lehocký Dobrovodský Záhradník Mitrík Kapusta Vasiľ Hrnčiar Kolesár Repka
          Suchý Orság Labuda Lipovský Kučerka Matejka Jánošík Ruman Harman Roháč Bezák Trnka Vlček Mrva`,
        (name) => (name.endsWith('ý') ? name.replace(/ý$/, 'á') : `${name.replace(/[ao]$/, '')}ová`),
      ),
    },
    {
      // Hungarians, in the south.
      share: 1,
      near: { 'Nitriansky kraj': 22, 'Košický kraj': 7, 'Banskobystrický kraj': 7, 'Bratislavský kraj': 3 },
      male: {
        0: 'Jozef Štefan Ladislav Alexander Ján Gejza Arpád Zoltán Tibor Béla Imrich Ferenc Ľudovít Pál',
        1965: 'Zoltán Attila Tibor László Gábor Róbert Imrich Csaba Norbert Roland Zsolt Péter Tamás Ákos',
        1988: 'Dávid Patrik Tamás Ádám Bálint Máté Dániel Dominik Richard Kristóf Roland Balázs Gergely Erik',
      },
      female: {
        0: 'Mária Margita Alžbeta Irena Ilona Etela Júlia Rozália Terézia Magdaléna Piroska Helena Valéria Jolana',
        1965: 'Katarína Silvia Eva Mária Erika Zuzana Ildikó Beáta Gabriela Monika Anikó Tünde Judit Edit',
        1988: 'Kinga Réka Viktória Dóra Tímea Petra Nikoleta Vivien Barbara Boglárka Eszter Zsófia Fanni',
      },
      family: gendered(
        `Nagy Horváth Szabó/Szabóová Tóth Varga Kovács Molnár Németh Balogh Farkas Takács Lakatos Bíró/Bíróová Vörös Gál
          Szűcs Csóka Mészáros Fekete/Feketeová Bartal Végh Simon Hegedűs Juhász Kiss`,
        (name) => `${name.replace(/[ao]$/, '')}ová`,
      ),
    },
  ],
  places: {
    // `area` is how the town's numbers begin, `plate` the letters of the district on plates until 2022.
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Bratislava|Bratislavský kraj|811 0[1-9],821 0[1-9],831 0[1-7],841 0[1-8],851 0[1-9]|2 54|48.1560|17.1200|BA|478
      Košice|Košický kraj|040 01,040 11,040 12,040 13,040 22,040 23|55 6|48.7139|21.2581|KE|225
      Prešov|Prešovský kraj|080 01,080 05|51 7|48.9984|21.2339|PO|83
      Žilina|Žilinský kraj|010 01,010 03,010 04,010 07,010 08,010 15|41 5|49.2231|18.7394|ZA|81
      Nitra|Nitriansky kraj|949 01,949 05,949 11|37 6|48.3076|18.0845|NR|77
      Banská Bystrica|Banskobystrický kraj|974 01,974 04,974 05,974 11|48 4|48.7395|19.1535|BB|75
      Trnava|Trnavský kraj|917 01,917 02,917 05,917 08|33 5|48.3774|17.5872|TT|62
      Trenčín|Trenčiansky kraj|911 01,911 05,911 08|32 6|48.8945|18.0444|TN|54
      Martin|Žilinský kraj|036 01,036 08|43 4|49.0665|18.9240|MT|51
      Poprad|Prešovský kraj|058 01|52 7|49.0614|20.2980|PP|49
      Prievidza|Trenčiansky kraj|971 01|46 5|48.7745|18.6275|PD|44
      Zvolen|Banskobystrický kraj|960 01|45 5|48.5744|19.1532|ZV|39
      Považská Bystrica|Trenčiansky kraj|017 01|42 4|49.1215|18.4217|PB|37
      Michalovce|Košický kraj|071 01|56 6|48.7543|21.9195|MI|36
      Nové Zámky|Nitriansky kraj|940 01,940 02|35 6|47.9854|18.1620|NZ|36
      Spišská Nová Ves|Košický kraj|052 01|53 4|48.9446|20.5615|SN|35
      Komárno|Nitriansky kraj|945 01,945 05|35 7|47.7850|18.1226|KN|32
      Levice|Nitriansky kraj|934 01,934 05|36 6|48.2156|18.6071|LV|31
      Humenné|Prešovský kraj|066 01|57 7|48.9371|21.9163|HE|31
      Bardejov|Prešovský kraj|085 01|54 4|49.2918|21.2727|BJ|30
      Liptovský Mikuláš|Žilinský kraj|031 01|44 5|49.0831|19.6220|LM|30
      Lučenec|Banskobystrický kraj|984 01|47 4|48.3325|19.6671|LC|26`,
    others: `Bratislava=Pressburg|Pozsony|Presburg|Bratislave|Bratislavy; Košice=Kaschau|Košíc; Bratislavský kraj=Bratislava;
      Košický kraj=Košice; Prešovský kraj=Prešov; Žilinský kraj=Žilina; Nitriansky kraj=Nitra;
      Banskobystrický kraj=Banská Bystrica; Trnavský kraj=Trnava; Trenčiansky kraj=Trenčín; Nitra=Neutra`,
  },
  roads: `Hlavná Školská Záhradná Nová Štúrova Štefánikova Hviezdoslavova Mierová Partizánska Železničná Kvetná Poľná Lúčna
    Krátka Dlhá Lipová Brezová Javorová Agátová Družstevná Športová Sládkovičova Kukučínova Komenského Jesenského Moyzesova
    Námestie_SNP Obchodná Kostolná Cintorínska Mlynská Vajanského Gagarinova Sadová Slnečná Bernolákova Rázusova Tajovského
    Horná Dolná Októbrová`,
  street: '{road} {1-90}(||||/A|/{10-99})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+421 9(0[1-8]|1[0-24-9]|4[04789]|5[01]) ### ###',
  landline: '+421 {place.area}## ## ##',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Slovenská sporiteľňa|GIBASKBX|0900|30
      VÚB banka|SUBASKBX|0200|20
      Tatra banka|TATRSKBX|1100|16
      ČSOB|CEKOSKBX|7500|9
      365.bank|POBNSKBA|6500|8
      Prima banka|KOMASK2X|5600|7
      mBank|BREXSKBX|8360|4
      UniCredit Bank|UNCRSKBX|1111|3
      Fio banka|FIOZSKBA|8330|3
      Privatbanka|BSLOSK22|8120|0.2`,
    others: `Slovenská sporiteľňa=SLSP|Sporiteľňa; VÚB banka=VÚB`,
  },
  account: certified(czAccount, 'Číslo účtu', {
    synonyms: ['účet', 'bankový účet'],
    make: (_, p) => czechAccount(p),
  }),
  iban: ibanField({ SK }, { write: czechBban }, { SK: withCzChecks }),
  cards: 'visa:55 mastercard:45',
  firms: {
    forms: `
      s.r.o.|96|1991|1|250
      a.s.|2.5|1990|10|6000
      v.o.s.|0.5|1991|2|50
      k.s.|0.5|1991|2|300
      j.s.a.|0.5|2017|1|60`,
    name: '({founder} {trade}|{trade} {founder}|{founder} a syn {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [850, 4300],
  fields: {
    postcode: { label: 'PSČ' },
    region: { label: 'Kraj' },
    id: certified(czRc, 'Rodné číslo', {
      synonyms: ['rč', 'birth number', 'rodné čísla', 'rodných čísel', 'rodného čísla'],
    }),
    idcard: pictured('Číslo občianskeho preukazu', '[EHI][A-Z]######', {
      group: 'identity',
      synonyms: ['občiansky preukaz'],
    }),
    passport: pictured('Číslo pasu', '[BP][A-Z]#######', { synonyms: ['cestovný pas'] }),
    // No rule is public; the usual look.
    licence: pictured('Číslo vodičského preukazu', '[A-Z]#######', {
      synonyms: ['vodičský preukaz', 'vodičák'],
    }),
    tax: certified(skDic, 'DIČ', { synonyms: ['daňové identifikačné číslo'] }),
    vat: certified(skIcdph, 'IČ DPH', {
      synonyms: ['dph'],
      make: (_, p) => `SK${p.read('tax')}`,
    }),
    health: certified(czRc, 'Číslo poistenca', {
      synonyms: ['poistenec', 'preukaz poistenca'],
      make: (_, p) => p.read('id'),
    }),
    bankcode: pictured('Kód banky', '{bank.code}'),
    reference: pictured('Variabilný symbol', '%#########', {
      synonyms: ['variable symbol'],
    }),
    // Goods, services and other payments; wages have their own.
    ks: pictured('Konštantný symbol', '(0008|0308|0558)', {
      group: 'transaction',
      synonyms: ['constant symbol'],
    }),
    plate: pictured(
      'Evidenčné číslo',
      '({place.plate}|{place.plate}|A[A-E]) {001-999}[A-PR-VX-Z][A-PR-VX-Z]',
      {
        synonyms: ['ečv', 'špz'],
      },
    ),
  },
  company: {
    registration: certified(czIco, 'IČO', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: ICO, length: 8, valid: czIco.valid }),
    }),
    vat: certified(skIcdph, 'IČ DPH', {
      make: (random, { firm }) =>
        `SK${registerNumber(random, firm.founded, { starts: DIC, length: 10, valid: skDic.valid })}`,
    }),
  },
  presets: [
    {
      key: 'platba',
      scheme: CREDIT_TRANSFER,
      name: 'Platobný príkaz (domestic payment)',
      rows: [
        ['Platiteľ', 'name'],
        ['IBAN platiteľa', 'iban'],
        ['Príjemca', 'company.name'],
        ['IČO príjemcu', 'company.registration'],
        ['IBAN príjemcu', 'company.iban'],
        ['Suma', 'amount'],
        ['Mena', 'currency'],
        ['Variabilný symbol', 'reference'],
        ['Konštantný symbol', 'ks'],
        ['Dátum splatnosti', 'date'],
      ],
    },
  ],
}));

/** Starts of numbers by year of registration, approximate, as seen on firms of those years. */
const ICO = {
  1990: '00 17 30 31',
  1994: '31 34 36',
  1999: '35 36',
  2006: '36',
  2007: '36 43',
  2008: '43 44',
  2009: '44 45',
  2011: '46',
  2013: '47',
  2015: '48',
  2016: '500 501 502 503 504 505 506',
  2017: '507 508 509 510 511 512',
  2018: '513 514 515 516 517 518 519',
  2019: '520 521 522 523 524 525 526 527',
  2020: '528 529 530 531 532 533 534',
  2021: '535 536 537 538 539 540 541 542',
  2022: '543 544 545 546 547 548 549 550',
  2023: '551 552 553 554 555 556 557 558 559',
  2024: '560 561 562 563 564 565 566',
  2025: '567 568 569 570 571',
};

/** Starts of tax numbers, which have been issued since 2004; existing firms got the first ones. */
const DIC = {
  1990: '2020',
  2004: '2021',
  2006: '2022',
  2009: '2022 2023',
  2011: '2023',
  2014: '2023 2024',
  2016: '2120',
  2019: '2120 2121',
  2020: '2121',
  2023: '2121 2122',
  2025: '2122',
};
