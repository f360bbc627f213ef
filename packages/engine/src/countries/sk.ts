import { gendered } from '../data/gendered.ts';
import { czechAccount, czechBban } from '../fields/czechAccount.ts';
import { czAccount } from '../validators/czAccount.ts';
import { czIco } from '../validators/czIco.ts';
import { czRc } from '../validators/czRc.ts';
import { skIcdph } from '../validators/skIcdph.ts';
import { certified, country, pictured } from './declare.ts';

export const sk = country({
  code: 'sk',
  name: 'Slovakia',
  alpha3: 'SVK',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Slovensko Slovak Slovaks Slovakian Slovák Slováci Slovak_Republic Slovenská_republika Slowakei
    Slovaquie Eslovaquia`,
  names: {
    male: `Jozef Ján Peter Martin Milan Michal Miroslav Štefan Tomáš Marek Ladislav Juraj Lukáš Pavol Vladimír Marián Ľuboš
      František Branislav Rastislav Róbert Roman Matej Igor Jaroslav Patrik Ľubomír Jakub Andrej Daniel Dušan Stanislav Adam
      Rudolf Ivan Anton Erik Filip Dávid Samuel Alexander Radoslav Viliam Karol Miloš Emil Dominik Tibor Imrich Alojz
      Richard Norbert Maroš Kristián Vojtech Slavomír Oliver Július Eduard Adrián Viktor Radovan Matúš Sebastián Marcel
      Gabriel Denis Dalibor Boris Bohuslav Šimon Tadeáš Félix Leo Henrich Arpád Zoltán Gejza Ľudovít Zdenko Drahoslav
      Vincent Oto Vlastimil Jaromír René Mário Ernest Edmund Bartolomej Augustín Maximilián Hugo Teodor Metod Valér
      Ivor Kamil Koloman Michael Tobias Dezider Simon`,
    female: `Mária Anna Jana Zuzana Katarína Eva Monika Martina Lucia Helena Michaela Veronika Ivana Petra Alena Andrea
      Lenka Margita Viera Marta Gabriela Daniela Iveta Kristína Jarmila Zdenka Terézia Natália Nina Dominika Silvia
      Emília Ľudmila Jozefína Erika Renáta Barbora Nikola Marcela Ľubica Miroslava Dana Magdaléna Adriana Simona Alžbeta
      Oľga Irena Sofia Ema Beáta Viktória Denisa Dagmar Alexandra Slavka Božena Lýdia Anežka Vlasta Timea Klára Lívia
      Tatiana Rozália Karolína Tamara Vanesa Laura Diana Soňa Júlia Mariana Patrícia Bibiána Ingrid Elena Valéria Nela
      Hana Tereza Paulína Darina Miriam Agnesa Stela Liliana Olívia Ela Mia Rebeka Linda Sára Radka Zlatica Edita
      Blanka Žofia Žaneta Ružena Vladimíra Otília Stanislava Jaroslava Etela Aneta Brigita Anastázia Henrieta`,
    // Women bear -ová for a consonant, -a or -o, -á for -ý.
    family: gendered(
      `Horváth Kováč Varga Tóth Nagy Baláž Szabó Molnár Balog Lukáč Novák Kováčik Polák Gajdoš Kollár Hudák Oláh Németh
      Takáč Lakatoš Farkaš Sabo Gašpar Bartoš Kráľ Havran Urban Adamec/Adamcová Mikuš Šimko Pavlík Kučera Kmeť Čonka
      Vaľko Marko Biely/Biela Hruška Ondrejka Rusnák Jurčo Holub Kubiš Tkáč Mihálik Majer Kiss Danko Bača Fekete Slovák Turčan Križan
      Zeman Krajčí/Krajčí Greguš Štefánik Halás Benko Žigo Juhás Ferenc Gregor Hornák Belko Mráz Drábik Dudáš Blaho
      Gál Macko Hlaváč Chovanec/Chovancová Michalík Bielik Babic Duda Kovalčík Haško Pokorný Bednár Medveď Kuchár Maťo Sloboda
      Jurík Šimon Vrabec/Vrabcová Koreň Petrík Sedlák Straka Moravčík Uhrin Lacko Matúš Ďurica Sokol Valent Cibuľa Stano
      Tomko Cigán Mucha Petráš Bobák Hudec Fedor Kubica Ďuriš Bajza Sýkora Martinka Palko Sivák Mišík Vanek Višňovský
      Jankovič Vojtek Pavlovič Lipták Černák Baran Slaný Hrušovský Kostolný Balážik Klein Sekerák Dzurík Kaliňák
      Maslák Chudý Janík Hanus Malík Mackovič Filo Zajac Zelenák Gavora Kišš Bodnár Mazúr Guľa Ševčík Blažek Kupec
      Líška Lehocký Dobrovodský Záhradník Mitrík Kapusta Vasiľ Hrnčiar Kolesár Repka Suchý Orság Labuda Lipovský
      Kučerka Matejka Jánošík Ruman Harman Roháč Bezák Trnka Vlček Mrva`,
      (name) => (name.endsWith('ý') ? name.replace(/ý$/, 'á') : `${name.replace(/[ao]$/, '')}ová`),
    ),
  },
  places: {
    // `area` is how the town's numbers begin, `plate` the letters of the district on plates until 2022.
    columns: 'city region zone area lat lon plate',
    rows: `
      Bratislava|Bratislavský kraj|811 0[1-9],821 0[1-9],831 0[1-7],841 0[1-8],851 0[1-9]|2 54|48.1482|17.1067|BA
      Košice|Košický kraj|040 01,040 11,040 12,040 13,040 22,040 23|55 6|48.7139|21.2581|KE
      Prešov|Prešovský kraj|080 01,080 05|51 7|48.9984|21.2339|PO
      Žilina|Žilinský kraj|010 01,010 03,010 04,010 07,010 08,010 15|41 5|49.2231|18.7394|ZA
      Nitra|Nitriansky kraj|949 01,949 05,949 11|37 6|48.3076|18.0845|NR
      Banská Bystrica|Banskobystrický kraj|974 01,974 04,974 05,974 11|48 4|48.7395|19.1535|BB
      Trnava|Trnavský kraj|917 01,917 02,917 05,917 08|33 5|48.3774|17.5872|TT
      Trenčín|Trenčiansky kraj|911 01,911 05,911 08|32 6|48.8945|18.0444|TN
      Martin|Žilinský kraj|036 01,036 08|43 4|49.0665|18.9240|MT
      Poprad|Prešovský kraj|058 01|52 7|49.0614|20.2980|PP
      Prievidza|Trenčiansky kraj|971 01|46 5|48.7745|18.6275|PD
      Zvolen|Banskobystrický kraj|960 01|45 5|48.5744|19.1532|ZV
      Považská Bystrica|Trenčiansky kraj|017 01|42 4|49.1215|18.4217|PB
      Michalovce|Košický kraj|071 01|56 6|48.7543|21.9195|MI
      Nové Zámky|Nitriansky kraj|940 01,940 02|35 6|47.9854|18.1620|NZ
      Spišská Nová Ves|Košický kraj|052 01|53 4|48.9446|20.5615|SN
      Komárno|Nitriansky kraj|945 01,945 05|35 7|47.7636|18.1226|KN
      Levice|Nitriansky kraj|934 01,934 05|36 6|48.2156|18.6071|LV
      Humenné|Prešovský kraj|066 01|57 7|48.9371|21.9163|HE
      Bardejov|Prešovský kraj|085 01|54 4|49.2918|21.2727|BJ
      Liptovský Mikuláš|Žilinský kraj|031 01|44 5|49.0831|19.6220|LM
      Lučenec|Banskobystrický kraj|984 01|47 4|48.3325|19.6671|LC`,
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
    columns: 'bank bic code',
    rows: `
      Slovenská sporiteľňa|GIBASKBX|0900
      VÚB banka|SUBASKBX|0200
      Tatra banka|TATRSKBX|1100
      ČSOB|CEKOSKBX|7500
      365.bank|POBNSKBA|6500
      Prima banka|KOMASK2X|5600
      UniCredit Bank|UNCRSKBX|1111
      mBank|BREXSKBX|8360
      Fio banka|FIOZSKBA|8330
      Privatbanka|BSLOSK22|8120`,
  },
  account: certified(czAccount, 'Číslo účtu', {
    synonyms: ['účet', 'bankový účet'],
    make: (_, p) => czechAccount(p),
  }),
  bban: { write: czechBban },
  cards: 'visa mastercard maestro',
  firms: {
    forms: 's.r.o. s.r.o. s.r.o. s.r.o. a.s. a.s. k.s. v.o.s.',
    name: '({founder} {trade}|{trade} {founder}|{founder} a syn|{founder} & {partner}|{place.city} {trade}) {form}',
  },
  income: [950, 3200],
  fields: {
    id: certified(czRc, 'Rodné číslo', { synonyms: ['rč', 'birth number'] }),
    idcard: pictured('Číslo občianskeho preukazu', '[EHI][A-Z]######', {
      group: 'identity',
      synonyms: ['občiansky preukaz'],
    }),
    passport: pictured('Číslo pasu', '[BP][A-Z]#######', { synonyms: ['cestovný pas'] }),
    // No rule is public; the usual look.
    licence: pictured('Číslo vodičského preukazu', '[A-Z]#######', {
      synonyms: ['vodičský preukaz', 'vodičák'],
    }),
    // Persons' numbers begin with 10, companies' with 20.
    tax: certified(skIcdph, 'DIČ', {
      synonyms: ['daňové identifikačné číslo'],
      make(random) {
        const number = random.int(1_020_000_000, 1_049_999_989);
        return String(number + ((11 - (number % 11)) % 11));
      },
    }),
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
    ks: pictured('Konštantný symbol', '(0008|0138|0308|0558|3558)', {
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
    registration: certified(czIco, 'IČO'),
    vat: certified(skIcdph, 'IČ DPH'),
  },
  presets: [
    {
      key: 'platba',
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
});
