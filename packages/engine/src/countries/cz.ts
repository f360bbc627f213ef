import { gendered } from '../data/gendered.ts';
import { CZ } from '../data/ibanLayouts.ts';
import { czech } from '../data/languages/czech.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { bare } from '../kernel/text.ts';
import { czAccount, withCzChecks } from '../validators/czAccount.ts';
import { czDic } from '../validators/czDic.ts';
import { czIco } from '../validators/czIco.ts';
import { czRc } from '../validators/czRc.ts';
import { czechAccount, czechBban } from './czechAccount.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber } from './registerNumber.ts';

export const cz = country('cz', () => ({
  name: 'Czechia',
  alpha3: 'CZE',
  passportYears: { adult: 10, minor: 5, from: 15 },
  paydays: [[10], [15]],
  currency: 'CZK',
  perEuro: 22,
  endings: [90, 90, 90, 0],
  gs1: '859',
  lei: '3157',
  holidays: '0101 E-2 E+1 0501 0508 0705 0706 0928 1028 1117 1224-1226',
  group: 'Europe',
  locale: { language: 'cs', zone: 'Europe/Prague' },
  economy: {
    vat: { usual: 21, food: 12 },
    deductions: { social: 11.6, tax: 9 },
    tenure: { rent: 24, loan: 22 },
    shops: { card: 48, wallet: 17 },
  },
  words: {
    exonyms: `Čechů Czechów České tschechisch tschechische tchèque Czechy Czech Tsjechië Tsjechisch czeski czeska czeskie
      czeskich checo Tsjechische ceco Çekya Ceko`,
    scripts: 'チェコ 捷克 체코 التشيك تشيكي~ चेकिया Чехи^ Чехі^ чешск~ чеськ~',
    women: 'Tschechin Tschechinnen Czeszka Czeszki',
    places: `Praha=プラハ|布拉格|프라하|براغ|प्राग|Прага|Праги|Праге|Празі|Pragi|Pradze|pražský|pražská|pragois
      ; Brno=ブルノ|布尔诺|브르노`,
    numbers: { id: 'rodným_číslem' },
  },
  aliases: `Česko Czech Czechs Czech_Republic Česká_republika Čech Češka Češi Český Česká Tschechien Tchéquie
    Chequia`,
  ages: '8.6 14.2 17 19.9 14.9 14.2 11.2',
  life: {
    pensionPay: { days: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24] },
    studies: 60,
    retires: [64, 62],
    pays: [14500, 33500],
    institutions: `
      pension Česká správa sociálního zabezpečení
      town Statutární město {town}
      town@Praha Hlavní město Praha
      fire Hasičský záchranný sbor ČR
      university@Praha+Kladno (Univerzita Karlova|České vysoké učení technické v Praze)
      university@Brno Masarykova univerzita
      university@Ostrava+Havířov+Frýdek-Místek (Ostravská univerzita|VŠB – Technická univerzita Ostrava)
      university@Plzeň+Karlovy_Vary Západočeská univerzita v Plzni
      university@Liberec+Mladá_Boleslav Technická univerzita v Liberci
      university@Olomouc+Prostějov Univerzita Palackého v Olomouci
      university@České_Budějovice Jihočeská univerzita
      university@Hradec_Králové+Pardubice Univerzita {town}
      university@Ústí_nad_Labem+Most+Teplice+Děčín+Chomutov Univerzita J. E. Purkyně
      university@Zlín Univerzita Tomáše Bati ve Zlíně
      university@Opava+Karviná Slezská univerzita v Opavě
      university@Jihlava Vysoká škola polytechnická Jihlava
      hospital@Brno+Ostrava+Plzeň+Olomouc+Hradec_Králové Fakultní nemocnice {town}
      hospital@Praha (Fakultní nemocnice v Motole|Všeobecná fakultní nemocnice v Praze)`,
  },
  language: czech,
  sources:
    'Ages and cities after ČSÚ 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 99.3,
      male: {
        0: `Josef Jiří Jan František Jaroslav Václav Karel Miroslav Zdeněk Antonín Vladimír Stanislav Oldřich
          Ladislav Milan Bohumil Rudolf Bohuslav Vlastimil Miloslav Alois Jindřich Lubomír Otakar Emil Vratislav`,
        1950: `Jiří Jan Josef Petr Jaroslav Miroslav Zdeněk Pavel Václav František Karel Milan Vladimír Stanislav
          Ladislav Ivan Luboš Vlastimil Vladislav Lubomír Oldřich Jaromír Bohumil Miloš Antonín Miloslav`,
        1965: `Petr Jiří Pavel Jan Martin Josef Jaroslav Miroslav Tomáš Zdeněk Milan Roman Karel Radek Vladimír
          Václav Libor Aleš Michal Ivo Luděk Dušan Luboš Robert Zbyněk Stanislav Richard Rostislav`,
        1978: `Jan Petr Martin Tomáš Pavel Jiří Michal Lukáš David Jakub Ondřej Marek Radek Aleš Roman Jaroslav Josef
          Miroslav Zdeněk Vladimír Milan Daniel Libor Kamil Radim Vít Štěpán René`,
        1990: `Jan Tomáš Lukáš Jakub Martin Michal David Petr Ondřej Daniel Filip Pavel Marek Dominik Vojtěch Jiří
          Patrik Adam Matěj Josef Radek Štěpán Václav Roman Aleš Robin Šimon Vít`,
        2000: `Jakub Jan Tomáš Adam Ondřej Filip Vojtěch Lukáš Matěj Daniel Martin David Dominik Michal Marek Petr
          Matyáš Šimon Patrik Štěpán Kryštof Jiří Samuel Antonín Tobiáš Mikuláš Sebastian Denis`,
      },
      female: {
        0: `Marie Anna Věra Jarmila Jiřina Zdeňka Ludmila Květa Helena Milada Libuše Božena Růžena Vlasta
          Jaroslava Drahomíra Eva Dagmar Hana Zdenka Olga Miloslava Alena Jana Emilie Irena Františka Blažena`,
        1950: `Jana Marie Eva Hana Anna Alena Věra Jaroslava Zdeňka Jarmila Helena Ludmila Ivana Jitka Dana Jiřina
          Dagmar Miroslava Květoslava Marcela Olga Vlasta Irena Božena Milena Naděžda Stanislava Libuše`,
        1965: `Jana Lenka Eva Petra Hana Ivana Martina Monika Alena Jitka Renata Iveta Dana Marcela Ilona Lucie
          Dagmar Šárka Radka Zuzana Věra Jaroslava Simona Romana Gabriela Pavla Blanka Soňa`,
        1978: `Petra Lenka Kateřina Lucie Jana Martina Hana Veronika Michaela Markéta Tereza Zuzana Monika Jitka Eva
          Pavlína Pavla Radka Barbora Šárka Klára Andrea Marie Ivana Alena Kristýna Simona Denisa`,
        1990: `Tereza Kateřina Veronika Lucie Michaela Kristýna Barbora Nikola Petra Lenka Jana Markéta Eliška Klára
          Karolína Denisa Martina Adéla Zuzana Aneta Monika Simona Hana Andrea Pavlína Anna Dominika Gabriela`,
        2000: `Tereza Eliška Natálie Adéla Karolína Anna Kristýna Barbora Nikola Kateřina Veronika Klára Lucie
          Michaela Aneta Markéta Vendula Julie Viktorie Denisa Sára Magdaléna Zuzana Nela Sofie Anežka Ema Laura`,
      },
      // Women have -ová, with the vowel of -ek, -ec dropped, or -á for -ý; -í and genitives serve both.
      family: gendered(
        `Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek
          Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí/Krejčí Navrátil Čermák Urban
          Vaněk/Vaňková Blažek Kříž Kratochvíl Kopecký Bartoš Vlček Musil Šimek Polák Konečný Malý Čech Štěpánek
          Staněk/Staňková Holub Dušek Soukup Šťastný Mareš Moravec Sýkora Tichý Valenta Vávra Matoušek Bláha
          Říha Ševčík Bureš Hruška Mašek Pavlík Dostál Janda Hrubý Havlíček Toman Macháček Bednář Zemánek Liška
          Kadlec/Kadlecová Vondráček Mach Beran Kubát Vacek Žák Brož Kovařík Hanák Tůma Adámek Slavík Kašpar
          Strnad Vlk Sedlák Hlaváček Bílek Kouba Kubíček Horáček Janeček Jaroš Peterka Vítek Mikeš Jiřík Fišer
          Kos Zach Vojtíšek Hanzlík Šíma Bílý Ptáček Kavka Linhart Zelenka Matějka Sobotka Prokop Hynek Trnka
          Jirásek Hladík Michálek Vondra Tomeš Štěrba Cibulka Smetana Kohout Klíma Suchánek Zelený Chalupa
          Stejskal Souček Zahradník Hrdlička Hora Rada Vrba Pešek Skála Šebesta Srb Šilhán Šafařík Petříček
          Pecha Otáhal Mráz Lukeš Kraus Krupička Koudelka Kolman Kubica Kocourek Janků/Janků Hudec Houška
          Hájíček Hanuš Franc Drábek Cihlář Burian Bouška Ambrož Petrů/Petrů Pavlů/Pavlů Holý Nečas Vesecký
          Havel/Havlová Pavel/Pavlová Kozel/Kozlová Vojta Rybář Pluhař Jonáš Stránský Vrána`,
        (name) => (name.endsWith('ý') ? name.replace(/ý$/, 'á') : `${name.replace(/e(?=[kc]$)|a$/, '')}ová`),
      ),
    },
    {
      // Vietnamese families.
      share: 0.7,
      order: '{family} {given}',
      male: 'Van_Hung Van_Minh Van_Tuan Duc_Anh Quang_Huy Van_Dung Hoang_Long Xuan_Truong Thanh_Tung Viet_Anh',
      female:
        'Thi_Hoa Thi_Lan Thi_Huong Thu_Trang Thi_Mai Thi_Hanh Ngoc_Anh Phuong_Linh Thi_Thuy Thanh_Huyen',
      family: 'Nguyen:40 Tran:12 Pham:9 Le:9 Vu:7 Hoang:6 Do:5 Bui:4 Dang:4 Ngo:4',
    },
  ],
  places: {
    // `plate` is the letter of the region, `district` the town as addresses write it.
    columns: 'city region zone area lat lon plate pop district',
    rows: `
      Praha|Hlavní město Praha|110 00|222|50.0875|14.4213|A|30|Praha 1
      Praha|Hlavní město Praha|120 00|222|50.0748|14.4336|A|50|Praha 2
      Praha|Hlavní město Praha|130 00|222|50.0838|14.4700|A|77|Praha 3
      Praha|Hlavní město Praha|14[0279] 00|222|50.0300|14.4500|A|270|Praha 4
      Praha|Hlavní město Praha|15[02568] 00|222|50.0610|14.3800|A|190|Praha 5
      Praha|Hlavní město Praha|16[0-59] 00|222|50.1000|14.3700|A|160|Praha 6
      Praha|Hlavní město Praha|170 00|222|50.1030|14.4400|A|47|Praha 7
      Praha|Hlavní město Praha|18[0-24] 00|222|50.1250|14.4600|A|125|Praha 8
      Praha|Hlavní město Praha|190 00,193 00,198 00|222|50.1150|14.5300|A|165|Praha 9
      Praha|Hlavní město Praha|10[0126789] 00|222|50.0680|14.5100|A|270|Praha 10
      Brno|Jihomoravský kraj|602 00,603 00,6{12-28} 00,63[4-9] 00|541|49.1952|16.6080|B|402|Brno
      Ostrava|Moravskoslezský kraj|700 30,702 00,703 00,708 00,709 00,710 00,711 00|596|49.8347|18.2820|T|284|Ostrava
      Plzeň|Plzeňský kraj|301 00,312 00,318 00,323 00,326 00|377|49.7475|13.3776|P|187|Plzeň
      Liberec|Liberecký kraj|460 01,460 05,460 06,460 07,460 14|485|50.7671|15.0562|L|108|Liberec
      Olomouc|Olomoucký kraj|779 00|585|49.5955|17.2518|M|103|Olomouc
      České Budějovice|Jihočeský kraj|370 0[1-8],370 1[01]|387|48.9745|14.4743|C|97|České Budějovice
      Hradec Králové|Královéhradecký kraj|500 0[2-9],500 1[1-2]|495|50.2092|15.8328|H|94|Hradec Králové
      Pardubice|Pardubický kraj|530 02,530 03,530 09,530 12|466|50.0408|15.7766|E|93|Pardubice
      Ústí nad Labem|Ústecký kraj|400 01,400 07,400 11|475|50.6607|14.0323|U|91|Ústí nad Labem
      Zlín|Zlínský kraj|760 01,760 05|577|49.2264|17.6706|Z|74|Zlín
      Havířov|Moravskoslezský kraj|736 01|596|49.7798|18.4369|T|69|Havířov
      Kladno|Středočeský kraj|272 01,272 04|312|50.1473|14.1029|S|69|Kladno
      Most|Ústecký kraj|434 01|476|50.5030|13.6362|U|63|Most
      Opava|Moravskoslezský kraj|746 01|553|49.9387|17.9026|T|55|Opava
      Jihlava|Kraj Vysočina|586 01|567|49.3961|15.5912|J|54|Jihlava
      Frýdek-Místek|Moravskoslezský kraj|738 01|558|49.6833|18.3500|T|54|Frýdek-Místek
      Karviná|Moravskoslezský kraj|733 01,734 01|596|49.8540|18.5417|T|49|Karviná
      Teplice|Ústecký kraj|415 01|417|50.6404|13.8245|U|51|Teplice
      Karlovy Vary|Karlovarský kraj|360 01,360 04,360 05|353|50.2327|12.8712|K|49|Karlovy Vary
      Děčín|Ústecký kraj|405 02|412|50.7822|14.2148|U|47|Děčín
      Chomutov|Ústecký kraj|430 01,430 03,430 04|474|50.4605|13.4178|U|47|Chomutov
      Mladá Boleslav|Středočeský kraj|293 01|326|50.4114|14.9032|S|46|Mladá Boleslav
      Prostějov|Olomoucký kraj|796 01|582|49.4719|17.1118|M|43|Prostějov`,
    others: `Praha=Prague|Prag|Praga|Prahy|Praze; Plzeň=Pilsen; Brno=Brünn|Brna|Brně; Karlovy Vary=Karlsbad|Carlsbad;
      Hlavní město Praha=Praha|Prague; Jihomoravský kraj=South Moravia|South Moravian|Jižní Morava;
      Moravskoslezský kraj=Moravia-Silesia|Moravian-Silesian; Středočeský kraj=Central Bohemia|Central Bohemian;
      Jihočeský kraj=South Bohemia|South Bohemian; Plzeňský kraj=Plzeň|Pilsen; Liberecký kraj=Liberec;
      Olomoucký kraj=Olomouc; Pardubický kraj=Pardubice; Zlínský kraj=Zlín; Královéhradecký kraj=Hradec Králové;
      Ústecký kraj=Ústí nad Labem|Ústí; Karlovarský kraj=Karlovy Vary; Kraj Vysočina=Vysočina|Highlands; Ostrava=Ostrau;
      České Budějovice=Budweis`,
  },
  roads: `Hlavní Nádražní Školní Zahradní Polní Luční Krátká Nová Lipová Komenského Husova Palackého Masarykova Jiráskova
    Smetanova Dvořákova Riegrova Havlíčkova Žižkova Sokolská Tyršova Nerudova Na_Výsluní Pod_Lesem Na_Kopci U_Hřiště K_Lesu
    Za_Humny Příčná Sadová Květinová Javorová Březová Dlouhá Vinohradská Mlýnská Kostelní Bezručova Čechova Fügnerova
    Benešova Štefánikova Revoluční Slezská`,
  street: '{road} {1-1900}(|||/{1-60}|/{1-60})',
  address: '{street}, {postcode} {place.district}',
  postcode: '{zone}',
  phone: '+420 (60[1-8]|7[237]#) ### ###',
  landline: '+420 {place.area} ### ###',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Česká spořitelna|GIBACZPX|0800|28
      ČSOB|CEKOCZPP|0300|22
      Komerční banka|KOMBCZPP|0100|14
      MONETA Money Bank|AGBACZPP|0600|10
      Raiffeisenbank|RZBCCZPP|5500|8
      Fio banka|FIOBCZPP|2010|8
      Air Bank|AIRACZPP|3030|7
      mBank|BREXCZPP|6210|4
      UniCredit Bank|BACXCZPP|2700|3
      Partners Banka|PRBACZPP|6363|1
      J&T Banka|JTBPCZPP|5800|0.4`,
    others: `ČSOB=Československá obchodní banka; Komerční banka=KB; Česká spořitelna=Spořitelna; MONETA Money Bank=Moneta`,
  },
  account: certified(czAccount, 'Číslo účtu', {
    synonyms: ['účet', 'bankovní účet'],
    make: (_, p) => czechAccount(p),
  }),
  iban: ibanField({ CZ }, { write: czechBban }, { CZ: withCzChecks }),
  cards: 'visa:50 mastercard:49.5 amex:0.5',
  firms: {
    forms: `
      s.r.o.|93|1991|1|250
      a.s.|5|1990|10|6000
      v.o.s.|1|1991|2|50
      k.s.|1|1991|2|300`,
    name: '({founder} {trade}|{trade} {founder}|{founder} a syn {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [23000, 100000],
  fields: {
    postcode: { label: 'PSČ' },
    region: { label: 'Kraj' },
    id: certified(czRc, 'Rodné číslo', {
      synonyms: ['rč', 'birth number', 'rodná čísla', 'rodných čísel', 'rodného čísla'],
    }),
    idcard: pictured('Číslo občanského průkazu', '2########', {
      group: 'identity',
      synonyms: ['občanský průkaz', 'občanka'],
    }),
    passport: pictured('Číslo pasu', '%#######', { synonyms: ['cestovní pas'] }),
    licence: pictured('Číslo řidičského průkazu', 'E[A-P] ######', {
      synonyms: ['řidičský průkaz', 'řidičák'],
    }),
    tax: certified(czDic, 'DIČ', {
      synonyms: ['daňové identifikační číslo'],
      make: (_, p) => `CZ${bare(p.read('id'))}`,
    }),
    vat: certified(czDic, 'DIČ (DPH)', { make: (_, p) => p.read('tax') }),
    health: certified(czRc, 'Číslo pojištěnce', {
      synonyms: ['pojištěnec', 'kartička pojištěnce'],
      make: (_, p) => p.read('id'),
    }),
    bankcode: pictured('Kód banky', '{bank.code}'),
    reference: pictured('Variabilní symbol', '%#########', {
      synonyms: ['variable symbol'],
    }),
    // Goods, services and other payments; wages have their own.
    ks: pictured('Konstantní symbol', '(0008|0308|0558)', {
      group: 'transaction',
      synonyms: ['constant symbol'],
    }),
    // The text of a payment QR code, Short Payment Descriptor 1.0 of the Czech Banking Association.
    qr: {
      label: 'QR Platba',
      group: 'payment',
      synonyms: ['spayd', 'qr kód'],
      picture: 'SPD\\*1.0\\*ACC:{iban}+{swift}\\*AM:{amount}\\*CC:CZK\\*X-VS:{reference}',
    },
    plate: pictured('Registrační značka', '%{place.plate}[0-9A-CEHJ-NPR-VX-Z] ####', {
      synonyms: ['spz', 'poznávací značka'],
    }),
  },
  company: {
    registration: certified(czIco, 'IČO', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: ICO, length: 8, valid: czIco.valid }),
    }),
    vat: certified(czDic, 'DIČ', { make: (_, p) => `CZ${p.read('registration')}` }),
  },
  // Source: Czech Banking Association, Short Payment Descriptor 1.0.
  qr: {
    name: 'SPAYD',
    payload: ({ payee }) => payee.read('qr'),
  },
  presets: [
    {
      key: 'platba',
      scheme: CREDIT_TRANSFER,
      name: 'Platební příkaz (domestic payment)',
      rows: [
        ['Plátce', 'name'],
        ['Číslo účtu plátce', 'account'],
        ['Příjemce', 'company.name'],
        ['IČO příjemce', 'company.registration'],
        ['Číslo účtu příjemce', 'company.account'],
        ['Částka', 'amount'],
        ['Měna', 'currency'],
        ['Variabilní symbol', 'reference'],
        ['Konstantní symbol', 'ks'],
        ['Datum splatnosti', 'date'],
      ],
    },
  ],
}));

/** Starts of numbers by year of registration, approximate, as seen on firms of those years. */
const ICO = {
  1990: '41 43 44 45 46 47',
  1993: '48 49 60 61 62 63',
  1997: '25',
  2001: '26',
  2005: '27',
  2008: '28',
  2010: '24 29',
  2012: '01',
  2013: '02',
  2014: '03',
  2015: '04',
  2016: '05',
  2017: '06',
  2018: '07',
  2019: '08',
  2020: '09',
  2021: '10 11 14',
  2022: '14 17',
  2023: '17 19',
  2024: '21',
  2025: '22 23',
};
