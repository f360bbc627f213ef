import { withMod97 } from '../checksum/mod97.ts';
import { SI } from '../data/ibanLayouts.ts';
import { slovenian } from '../data/languages/slovenian.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { plain } from '../fields/qrPayload.ts';
import { jmbg } from '../validators/jmbg.ts';
import { siAccount } from '../validators/siAccount.ts';
import { siMaticna } from '../validators/siMaticna.ts';
import { siTax } from '../validators/siTax.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber, type Starts } from './registerNumber.ts';

export const si = country('si', () => ({
  name: 'Slovenia',
  alpha3: 'SVN',
  paydays: [[15], [10]],
  currency: 'EUR',
  gs1: '383',
  lei: '4851',
  holidays: '0101 0102 0208 E-2 E+1 0427 0501 0502 0625 0815 1031 1101 1225 1226',
  group: 'Europe',
  locale: { language: 'sl', zone: 'Europe/Ljubljana' },
  economy: {
    vat: { usual: 22, food: 9.5 },
    deductions: { social: 23.1, tax: 11.5 },
    tenure: { rent: 25, loan: 11 },
    shops: { card: 60, wallet: 15 },
  },
  words: {
    exonyms: 'slovenski slowenisch',
    scripts: 'スロベニア 斯洛文尼亚 슬로베니아 سلوفينيا स्लोवेनिया Словени^ Словені^ словенск~',
  },
  aliases: 'Slovenija Slovenian Slovenians Slovene Slovenes Slovenec Slovenci Slowenien Slovénie Eslovenia',
  ages: '8.3 13.6 17 18 17 15 11.1',
  life: {
    pensionPay: { days: [31] },
    studies: 65,
    retires: [63, 62],
    pays: [640, 1950],
    institutions: `
      pension Zavod za pokojninsko in invalidsko zavarovanje Slovenije
      town@Kamnik+Trbovlje+Jesenice+Domžale+Škofja_Loka+Izola+Postojna+Logatec+Kočevje Občina {town}
      fire Gasilska brigada {town}
      welfare Center za socialno delo {town}
      hospital Splošna bolnišnica {town}
      hospital@Ljubljana+Maribor UKC {town}
      hospital@Kranj+Velenje+Koper+Škofja_Loka+Kočevje+Postojna+Krško+Kamnik+Domžale+Logatec Zdravstveni dom {town}
      university Univerza v Ljubljani
      university@Maribor+Celje+Velenje+Ptuj+Kranj+Krško+Slovenj_Gradec+Murska_Sobota Univerza v Mariboru
      university@Koper+Izola Univerza na Primorskem
      university@Nova_Gorica Univerza v Novi Gorici
      university@Novo_mesto Univerza v Novem mestu`,
  },
  language: slovenian,
  sources:
    'Ages and cities after SURS 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 90,
      near: { Podravska: 95, Pomurska: 98, Posavska: 97, Goriška: 95, Koroška: 96 },
      male: {
        0: `Franc Janez Ivan Jožef Anton Stanislav Alojz Jože Milan Martin Rudolf Ludvik Štefan Peter Viktor Karel
          Vinko Drago Slavko Marjan Stane Edvard Leopold Mirko Feliks Matija`,
        1950: `Franc Janez Marjan Ivan Jožef Anton Stanislav Branko Jože Milan Alojz Drago Bojan Peter Boris Zdravko
          Rajko Miran Darko Zvonko Andrej Dušan Srečko Vladimir Jurij Tomaž Danilo Borut`,
        1965: `Bojan Robert Andrej Igor Branko Marjan Franc Janez Boris Damjan Dušan Tomaž Roman Iztok Aleš Peter
          Marko Samo Matjaž Darko Milan Zoran Miran Gorazd Boštjan Sašo Simon Jože`,
        1978: `Marko Aleš Boštjan Matej Gregor Andrej Robert Matjaž Uroš Tomaž Peter Miha Primož Simon Dejan Klemen
          Mitja Igor David Luka Sebastjan Jure Jernej Tadej Blaž Rok Damjan Gašper`,
        1990: `Luka Matej Rok Jan Jure Miha Nejc Žiga Matic Blaž Anže Klemen David Marko Gašper Aljaž Jaka Jernej
          Urban Domen Aleš Tilen Uroš Denis Andraž Tadej Gregor Primož`,
        2000: `Luka Jan Nejc Žan Jaka Žiga Aljaž Nik Matic Tilen Rok Anže Jakob Filip David Matija Gašper Timotej
          Blaž Tim Miha Maj Vid Lovro Domen Mark Aleks Urban`,
      },
      female: {
        0: `Marija Ana Frančiška Ivana Jožefa Angela Terezija Ljudmila Antonija Pavla Justina Štefanija Rozalija
          Amalija Danica Alojzija Vida Milena Cecilija Elizabeta Zofija Olga Zora Albina Stanislava Kristina`,
        1950: `Marija Ana Milena Majda Irena Jožefa Zdenka Darinka Ivanka Marjeta Nada Anica Ljudmila Sonja Vida
          Breda Slavica Terezija Frančiška Jožica Metka Marjana Olga Danica Silva Tatjana Alenka Vesna`,
        1965: `Irena Marija Andreja Nataša Darja Mojca Vesna Tatjana Jožica Suzana Barbara Alenka Sonja Lidija Renata
          Mateja Simona Bernarda Martina Romana Helena Brigita Milena Zdenka Marjana Jasna Polona Tanja`,
        1978: `Mojca Nataša Mateja Maja Petra Nina Barbara Tina Katja Andreja Tanja Simona Urška Alenka Sabina Polona
          Anja Martina Vesna Špela Ana Katarina Tjaša Darja Tadeja Helena Jana Saša`,
        1990: `Nina Anja Maja Tjaša Katja Ana Eva Tina Špela Urška Sara Nika Petra Mateja Tamara Jerneja Neža Manca
          Barbara Maša Monika Katarina Sabina Kristina Sanja Teja Vesna Lucija`,
        2000: `Nika Eva Ana Sara Lara Maja Nina Zala Hana Neža Lana Tjaša Klara Kaja Ema Anja Lea Julija Maša Taja
          Pia Manca Tia Brina Lucija Ajda Katja Živa`,
      },
      family: `Novak Horvat Kovačič Krajnc Zupančič Potočnik Kovač Mlakar Vidmar Kos Golob Turk Kralj Božič Korošec
        Bizjak Zupan Hribar Kotnik Rozman Kavčič Kastelic Oblak Petek Žagar Hočevar Kolar Košir Koren Klemenčič
        Zajc Knez Medved Zupanc Petrič Pirc Hrovat Lah Kuhar Pavlič Zorko Tomažič Erjavec Uršič Babič Sever
        Jerman Majcen Jereb Kranjc Pušnik Breznik Rupnik Lesjak Perko Dolenc Pečnik Močnik Furlan Vidic Pavlin
        Logar Ribič Jenko Tomšič Žnidaršič Jelen Janežič Marolt Maček Blatnik Černe Pintar Gregorič Mihelič
        Cerar Dolinar Zadravec Lešnik Kokalj Fras Jug Hren Leban Mrak Bezjak Cvetko Kobal Šinkovec Zemljič Rus
        Bregar Gorenc Čeh Ivančič Kocjančič Škof Jazbec Nemec Vodopivec Lavrič Jamnik Primožič Sitar Simončič
        Žibert Skok Zver Bukovec Bergant Eržen Ambrožič Kodrič Kramberger Vovk Pogačar Kaučič Gomboc Kolenc
        Vovko Pogačnik Drobnič Rajh Volk Šuštar Pučko Markovič Jankovič Kopač Peterka Likar Stopar Škerlj Trček
        Ferjančič Gornik Bajc Nagode Vrhovnik Žižek Lampret Zorman Arh Grilc Stare Kerin Plut Hafner Debeljak
        Oman Strnad Fajfar Bevc Rožman Štrukelj Kranjec Pirnat`,
    },
    {
      // Families from Serbia and Croatia.
      share: 5,
      near: { Podravska: 4, Pomurska: 2, Posavska: 2, Goriška: 3, Koroška: 2 },
      male: {
        0: 'Milan Dragan Slobodan Stevan Josip Nikola Milorad Branko Zdravko Dušan Radovan Petar Vladimir Živko',
        1965: 'Zoran Goran Dejan Dragan Saša Aleksandar Nenad Predrag Boris Igor Siniša Darko Željko Mladen',
        1990: 'Aleksandar Nikola Stefan Marko Luka Filip Nemanja Denis Bojan Miloš David Kristijan Uroš Mario',
      },
      female: {
        0: 'Milica Marija Ljubica Radmila Ana Nada Dragica Stana Mirjana Slavica Milka Desanka Kata Vera',
        1965: `Dragana Gordana Snežana Vesna Slavica Jasmina Biljana Ljiljana Svetlana Mirjana Danijela Sanja Zorica
          Suzana`,
        1990: 'Jelena Ivana Aleksandra Marija Jovana Sandra Kristina Tijana Nikolina Sara Dajana Sanja Milica Teodora',
      },
      family: `Petrović Jovanović Kovačević Marković Nikolić Popović Đurić Pavlović Horvat Babić Ilić Jurić Savić Simić
        Lukić Stojanović Tomić Vuković Knežević Đorđević Radić Perić Filipović Matić`,
    },
    {
      // Bosniaks.
      share: 5,
      near: { Podravska: 1, Pomurska: 0.3, Posavska: 1, Goriška: 2, Koroška: 2 },
      male: {
        0: 'Mehmed Ibrahim Hasan Husein Mustafa Osman Sulejman Ismet Muharem Ramiz',
        1965: 'Senad Samir Edin Mirsad Nermin Emir Zijad Jasmin Sead Almir Nedžad Suad',
        1990: 'Adnan Armin Amar Emir Haris Denis Amel Anel Edin Tarik Kenan Elvis',
      },
      female: {
        0: 'Fatima Hasnija Emina Zumra Hatidža Rasema Šefika Ajša Hajrija Mejra',
        1965: 'Amra Sanela Jasmina Mirsada Senada Fikreta Samira Indira Elvira Azra Edina Mersija',
        1990: 'Amina Ajla Lejla Ema Selma Emina Alma Melisa Amela Edina Sara Aida',
      },
      family: `Hodžić Halilović Mujkić Husić Delić Begić Hadžić Omerović Bešić Kovačević Mehić Suljić Dedić Osmanović
        Alić Hasanović Salkić Mešić Muratović Ibrahimović`,
    },
  ],
  places: {
    // Numbers of persons registered before 2024 have 50 for all of Slovenia.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Ljubljana|Osrednjeslovenska|1000|1 4|46.0511|14.5051|50|LJ|288
      Maribor|Podravska|2000|2 2|46.5547|15.6467|50|MB|97
      Celje|Savinjska|3000|3 4|46.2309|15.2604|50|CE|38
      Kranj|Gorenjska|4000|4 2|46.2389|14.3556|50|KR|38
      Koper|Obalno-kraška|6000|5 6|45.5469|13.7294|50|KP|26
      Velenje|Savinjska|3320|3 8|46.3592|15.1103|50|CE|26
      Novo mesto|Jugovzhodna Slovenija|8000|7 3|45.8040|15.1689|50|NM|24
      Ptuj|Podravska|2250|2 7|46.4201|15.8702|50|MB|18
      Kamnik|Osrednjeslovenska|1241|1 8|46.2259|14.6121|50|LJ|14
      Trbovlje|Zasavska|1420|3 5|46.1550|15.0533|50|LJ|13
      Jesenice|Gorenjska|4270|4 5|46.4250|14.0750|50|KR|14
      Nova Gorica|Goriška|5000|5 3|45.9580|13.6750|50|GO|13
      Domžale|Osrednjeslovenska|1230|1 7|46.1377|14.5937|50|LJ|13
      Škofja Loka|Gorenjska|4220|4 5|46.1655|14.3063|50|KR|12
      Izola|Obalno-kraška|6310|5 6|45.5369|13.6619|50|KP|11
      Murska Sobota|Pomurska|9000|2 5|46.6625|16.1664|50|MS|11
      Postojna|Primorsko-notranjska|6230|5 7|45.7743|14.2153|50|PO|10
      Logatec|Osrednjeslovenska|1370|1 7|45.9144|14.2258|50|LJ|10
      Kočevje|Jugovzhodna Slovenija|1330|1 8|45.6433|14.8633|50|LJ|8
      Krško|Posavska|8270|7 4|45.9592|15.4917|50|KK|7
      Slovenj Gradec|Koroška|2380|2 8|46.5103|15.0806|50|SG|7`,
    others: `Ljubljana=Laibach|Lubiana; Maribor=Marburg|Marburg an der Drau; Koper=Capodistria; Kranj=Krainburg;
      Gorenjska=Upper Carniola; Obalno-kraška=Coastal-Karst; Osrednjeslovenska=Central Slovenia; Podravska=Drava;
      Savinjska=Savinja; Goriška=Gorizia; Pomurska=Mura; Posavska=Lower Sava; Zasavska=Central Sava; Koroška=Carinthia;
      Primorsko-notranjska=Littoral-Inner Carniola; Jugovzhodna Slovenija=Southeast Slovenia`,
  },
  roads: `Prešernova_ulica Cankarjeva_ulica Slovenska_cesta Partizanska_cesta Trubarjeva_ulica Ljubljanska_cesta Mariborska_cesta
    Celjska_cesta Kidričeva_ulica Gregorčičeva_ulica Aškerčeva_ulica Vodnikova_cesta Levstikova_ulica Jurčičeva_ulica
    Župančičeva_ulica Kosovelova_ulica Maistrova_ulica Slomškova_ulica Titova_cesta@Maribor Kolodvorska_ulica Šolska_ulica
    Cesta_svobode Glavni_trg Mestni_trg Tomšičeva_ulica Kersnikova_ulica Stritarjeva_ulica Tavčarjeva_ulica Gosposka_ulica
    Vrtna_ulica Gozdna_pot Cvetlična_ulica Lipova_ulica Kajuhova_ulica Ulica_Ivana_Cankarja Ulica_talcev Gasilska_cesta
    Zvezna_ulica Sončna_pot Delavska_cesta`,
  street: '{road} {1-120}(|||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+386 (30|31|40|41|51|64|68|70) ### ###',
  landline: '+386 {place.area}## ## ##',
  banks: {
    columns: 'bank bic code share',
    rows: `
      NLB|LJBASI2X|02|30
      OTP banka|KBMASI2X|04|26
      Intesa Sanpaolo Bank|BAKOSI2X|10|9
      Delavska hranilnica|HDELSI22|61|9
      Gorenjska banka|GORESI2X|07|7
      UniCredit Banka Slovenija|BACXSI22|29|6
      Sparkasse|KSPKSI22|34|4
      Addiko Bank|HAABSI22|33|4
      Deželna banka Slovenije|SZKBSI2X|19|3
      BKS Bank|BFKKSI22|35|1
      LON|HLONSI22|60|1`,
  },
  account: {
    label: 'Številka računa (TRR)',
    validator: siAccount,
    synonyms: ['trr', 'transakcijski račun'],
    make(random, { bank }) {
      const account = withMod97(bank.code?.text + random.digits(13));
      return `${account.slice(0, 5)}-${account.slice(5)}`;
    },
  },
  iban: ibanField({ SI }, '{account.bare}', { SI: withMod97 }),
  cards: 'mastercard:66 visa:33 diners:1',
  wallets: 'Flik:80 Valú:20',
  firms: {
    forms: `
      d.o.o.|95|1990|1|250
      d.d.|1.5|1990|30|5000
      d.n.o.|1.5|1993|2|25
      k.d.|1|1993|2|40`,
    name: '({founder} {trade}|{trade} {founder}|{founder} in {partner} {trade}|{founder} in sinovi {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [1320, 5200],
  fields: {
    postcode: { label: 'Poštna številka' },
    region: { label: 'Regija' },
    id: certified(jmbg, 'EMŠO', { synonyms: ['emso', 'enotna matična številka občana'] }),
    idcard: pictured('Številka osebne izkaznice', 'I[A-F]#######', {
      group: 'identity',
      synonyms: ['osebna izkaznica'],
    }),
    passport: pictured('Številka potnega lista', 'P[A-F]#######', { synonyms: ['potni list'] }),
    licence: pictured('Številka vozniškega dovoljenja', '00#######', {
      synonyms: ['vozniško dovoljenje'],
    }),
    tax: certified(siTax, 'Davčna številka', { synonyms: ['davcna stevilka', 'davčna'] }),
    vat: {
      label: 'ID za DDV',
      validator: siTax,
      synonyms: ['ddv'],
      make: (_, p) => `SI${p.read('tax')}`,
    },
    health: pictured('ZZZS številka', '0########', {
      synonyms: ['zzzs', 'kartica zdravstvenega zavarovanja'],
    }),
    bankcode: pictured('Bančna koda', '{bank.code}'),
    // Model SI00 has no check digit.
    reference: pictured('Sklic', 'SI00 ######-{year}', { synonyms: ['referenca'] }),
    plate: pictured(
      'Registrska tablica',
      '{place.plate} (@@-###|##-@@@|@#-##@)'.replaceAll('@', '[A-PR-VZ]'),
      {},
    ),
  },
  company: {
    registration: certified(siMaticna, 'Matična številka', {
      make: (random, { firm }) =>
        `${registerNumber(random, firm.founded, { starts: MATICNA, length: 7, valid: siMaticna.valid })}000`,
    }),
    tax: certified(siTax, 'Davčna številka'),
    vat: { label: 'ID za DDV', validator: siTax, make: (_, p) => `SI${p.read('tax')}` },
  },
  // Source: Bank Association of Slovenia, UPN QR, technical standard: twenty lines, the last the number of characters before it.
  qr: {
    name: 'UPN QR',
    payload({ payee, amount, reference }) {
      const [street, city] = [
        plain(payee.read('street'), 33),
        plain(`${payee.read('postcode')} ${payee.read('city')}`, 33),
      ];
      const lines = [
        'UPNQR',
        ...['', '', '', '', '', '', ''],
        String(Math.round(Number(amount) * 100)).padStart(11, '0'),
        ...['', '', 'OTHR', 'Placilo racuna', payee.asOf.plus(30).iso.split('-').reverse().join('.')],
        payee.read('iban'),
        reference.replaceAll(' ', ''),
        ...[plain(payee.read('name'), 33), street, city],
      ];
      const text = `${lines.join('\n')}\n`;
      return `${text}${String(text.length).padStart(3, '0')}\n`;
    },
  },
  presets: [
    {
      key: 'upn',
      scheme: CREDIT_TRANSFER,
      name: 'Universal payment order (UPN QR)',
      rows: [
        ['Payer', 'name'],
        ['Payer address', 'address'],
        ['Payer IBAN', 'iban'],
        ['Recipient', 'company.name'],
        ['Recipient address', 'company.address'],
        ['Recipient IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Sklic', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Starts of numbers in the business register, by year; from general knowledge of the register. */
const MATICNA: Starts = {
  1990: '5',
  1997: '1',
  2004: '2',
  2008: '3',
  2012: '6',
  2016: '7',
  2018: '8',
  2021: '9',
};
