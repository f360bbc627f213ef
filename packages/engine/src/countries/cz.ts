import { gendered } from '../data/gendered.ts';
import { czechAccount, czechBban } from '../fields/czechAccount.ts';
import { bare } from '../kernel/text.ts';
import { czAccount } from '../validators/czAccount.ts';
import { czDic } from '../validators/czDic.ts';
import { czIco } from '../validators/czIco.ts';
import { czRc } from '../validators/czRc.ts';
import { certified, country, pictured } from './declare.ts';

export const cz = country({
  code: 'cz',
  name: 'Czechia',
  alpha3: 'CZE',
  currency: 'CZK',
  group: 'Europe',
  aliases: `Česko Czech Czechs Czech_Republic Česká_republika Čech Češka Češi Český Česká Tschechien Tchéquie
    Chequia`,
  names: {
    male: `Jan Jiří Petr Pavel Jaroslav Martin Tomáš Miroslav František Zdeněk Josef Václav Michal Karel Milan Vladimír Lukáš
      David Jakub Ladislav Stanislav Ondřej Roman Radek Marek Daniel Vojtěch Aleš Miloslav Jaromír Adam Filip Matěj Libor
      Rudolf Dominik Jindřich Patrik Vratislav Luboš Bohumil Oldřich Antonín Ivan Dalibor Vlastimil Vít Robert Richard
      Štěpán Bohuslav Kamil Viktor Matyáš Šimon Radim Rostislav Ivo Luděk Denis Leoš Otakar Kryštof Igor Emil
      Dušan Bedřich Alois Samuel Erik Albert Hynek Tadeáš Eduard Zbyněk René Lubomír Michael Radomír Vilém Mikuláš Artur
      Marcel Hugo Sebastian Maxmilián Alexandr Simon Arnošt Otto Vincent Evžen Přemysl Alfréd Kvido Tobiáš Theodor Oliver
      Jonáš Nikolas Ctirad Boris Norbert Jáchym Drahoslav`,
    female: `Jana Marie Eva Hana Anna Lenka Kateřina Lucie Věra Alena Petra Veronika Jaroslava Tereza Martina Michaela
      Jitka Helena Ludmila Zdeňka Ivana Monika Eliška Zuzana Markéta Jarmila Barbora Jiřina Marcela Kristýna Dana Dagmar
      Adéla Pavla Vlasta Miroslava Irena Natálie Božena Klára Nikola Libuše Pavlína Šárka Karolína Iveta Květoslava Renata
      Olga Simona Blanka Gabriela Andrea Radka Daniela Denisa Aneta Ilona Milada Vendula Květa Růžena Magdaléna Soňa
      Romana Vladimíra Stanislava Dominika Kamila Nela Sofie Anežka Viktorie Emma Julie Ema Lada Miloslava Naděžda Drahomíra
      Anita Štěpánka Bohumila Radmila Sabina Lea Laura Rozálie Johana Linda Mia Stela Amálie Ivona Leona
      Emílie Miluše Žaneta Zora Erika Vanda Silvie Valerie Alžběta Zdena Josefa Bronislava Sára Tamara`,
    // Women bear -ová, with the vowel of -ek, -ec dropped, or -á for -ý; -í and genitives serve both.
    family: gendered(
      `Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Král
      Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí/Krejčí Navrátil Čermák Urban Vaněk/Vaňková Blažek Kříž Kratochvíl
      Kopecký Bartoš Vlček Musil Šimek Polák Konečný Malý Čech Štěpánek Staněk/Staňková Holub Dušek Soukup Šťastný Mareš Moravec
      Sýkora Tichý Valenta Vávra Matoušek Bláha Říha Ševčík Bureš Hruška Mašek Pavlík Dostál Janda Hrubý Havlíček Toman
      Macháček Bednář Zemánek Liška Kadlec/Kadlecová Vondráček Mach Beran Kubát Vacek Žák Brož Kovařík Hanák
      Tůma Adámek Slavík Kašpar Strnad Vlk Sedlák Hlaváček Bílek Kouba Kubíček Horáček Janeček Jaroš Peterka Vítek
      Mikeš Jiřík Fišer Kos Zach Vojtíšek Hanzlík Šíma Bílý Ptáček Kavka Linhart Zelenka Matějka Sobotka Prokop Hynek Trnka
      Jirásek Hladík Michálek Vondra Tomeš Štěrba Cibulka Smetana Kohout Klíma Suchánek Zelený Chalupa Stejskal Souček
      Zahradník Hrdlička Hora Rada Vrba Pešek Skála Šebesta Srb Šilhán Šafařík Petříček Pecha Otáhal Nguyen/Nguyen Mráz
      Lukeš Kraus Krupička Koudelka Kolman Kubica Kocourek Janků/Janků Hudec Houška Hájíček Hanuš Franc Drábek Cihlář
      Burian Bouška Ambrož Petrů/Petrů Pavlů/Pavlů Holý Nečas Vesecký Havel/Havlová Pavel/Pavlová Kozel/Kozlová
      Vojta Rybář Pluhař Jonáš Stránský Vrána`,
      (name) => (name.endsWith('ý') ? name.replace(/ý$/, 'á') : `${name.replace(/e(?=[kc]$)|a$/, '')}ová`),
    ),
  },
  places: {
    // `plate` is the letter of the region.
    columns: 'city region zone area lat lon plate',
    rows: `
      Praha|Hlavní město Praha|100 00,1[1-9]0 00,181 00,182 00,193 00,198 00|222|50.0880|14.4208|A
      Brno|Jihomoravský kraj|602 00,603 00,6{12-28} 00,63[4-9] 00|541|49.1952|16.6080|B
      Ostrava|Moravskoslezský kraj|700 30,702 00,703 00,708 00,709 00,710 00,711 00|596|49.8347|18.2820|T
      Plzeň|Plzeňský kraj|301 00,312 00,318 00,323 00,326 00|377|49.7475|13.3776|P
      Liberec|Liberecký kraj|460 01,460 05,460 06,460 07,460 14|485|50.7671|15.0562|L
      Olomouc|Olomoucký kraj|779 00|585|49.5955|17.2518|M
      České Budějovice|Jihočeský kraj|370 0[1-8],370 1[01]|387|48.9745|14.4743|C
      Hradec Králové|Královéhradecký kraj|500 0[2-9],500 1[1-2]|495|50.2092|15.8328|H
      Pardubice|Pardubický kraj|530 02,530 03,530 09,530 12|466|50.0408|15.7766|E
      Ústí nad Labem|Ústecký kraj|400 01,400 07,400 11|475|50.6607|14.0323|U
      Zlín|Zlínský kraj|760 01,760 05|577|49.2264|17.6706|Z
      Havířov|Moravskoslezský kraj|736 01|596|49.7798|18.4369|T
      Kladno|Středočeský kraj|272 01,272 04|312|50.1473|14.1029|S
      Most|Ústecký kraj|434 01|476|50.5030|13.6362|U
      Opava|Moravskoslezský kraj|746 01|553|49.9387|17.9026|T
      Jihlava|Kraj Vysočina|586 01|567|49.3961|15.5912|J
      Frýdek-Místek|Moravskoslezský kraj|738 01|558|49.6833|18.3500|T
      Karviná|Moravskoslezský kraj|733 01,734 01|596|49.8540|18.5417|T
      Teplice|Ústecký kraj|415 01|417|50.6404|13.8245|U
      Karlovy Vary|Karlovarský kraj|360 01,360 04,360 05|353|50.2327|12.8712|K
      Děčín|Ústecký kraj|405 02|412|50.7822|14.2148|U
      Chomutov|Ústecký kraj|430 01,430 03,430 04|474|50.4605|13.4178|U
      Mladá Boleslav|Středočeský kraj|293 01|326|50.4114|14.9032|S
      Prostějov|Olomoucký kraj|796 01|582|49.4719|17.1118|M`,
  },
  roads: `Hlavní Nádražní Školní Zahradní Polní Luční Krátká Nová Lipová Komenského Husova Palackého Masarykova Jiráskova
    Smetanova Dvořákova Riegrova Havlíčkova Žižkova Sokolská Tyršova Nerudova Na_Výsluní Pod_Lesem Na_Kopci U_Hřiště K_Lesu
    Za_Humny Příčná Sadová Květinová Javorová Březová Dlouhá Vinohradská Mlýnská Kostelní Bezručova Čechova Fügnerova
    Benešova Štefánikova Revoluční Slezská`,
  street: '{road} {1-1900}(|||/{1-60}|/{1-60})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+420 (60[1-8]|7[237]#) ### ###',
  landline: '+420 {place.area} ### ###',
  banks: {
    columns: 'bank bic code',
    rows: `
      Česká spořitelna|GIBACZPX|0800
      ČSOB|CEKOCZPP|0300
      Komerční banka|KOMBCZPP|0100
      MONETA Money Bank|AGBACZPP|0600
      Raiffeisenbank|RZBCCZPP|5500
      Fio banka|FIOBCZPP|2010
      UniCredit Bank|BACXCZPP|2700
      Air Bank|AIRACZPP|3030
      mBank|BREXCZPP|6210
      PPF banka|PMBPCZPP|6000
      J&T Banka|JTBPCZPP|5800`,
  },
  account: certified(czAccount, 'Číslo účtu', {
    synonyms: ['účet', 'bankovní účet'],
    make: (_, p) => czechAccount(p),
  }),
  bban: { write: czechBban },
  cards: 'visa mastercard maestro amex',
  firms: {
    forms: 's.r.o. s.r.o. s.r.o. s.r.o. a.s. a.s. k.s. v.o.s.',
    name: '({founder} {trade}|{trade} {founder}|{founder} a syn|{founder} & {partner}|{place.city} {trade}) {form}',
  },
  income: [26000, 80000],
  fields: {
    id: certified(czRc, 'Rodné číslo', { synonyms: ['rč', 'birth number'] }),
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
    health: certified(czRc, 'Číslo pojištěnce', {
      synonyms: ['pojištěnec', 'kartička pojištěnce'],
      make: (_, p) => p.read('id'),
    }),
    bankcode: pictured('Kód banky', '{bank.code}'),
    reference: pictured('Variabilní symbol', '%#########', {
      synonyms: ['variable symbol'],
    }),
    ks: pictured('Konstantní symbol', '(0008|0138|0308|0558|3558)', {
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
    registration: certified(czIco, 'IČO'),
    vat: certified(czDic, 'DIČ', { make: (_, p) => `CZ${p.read('registration')}` }),
  },
  presets: [
    {
      key: 'platba',
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
});
