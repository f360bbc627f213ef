import { withMod97 } from '../checksum/rib.ts';
import { jmbg } from '../validators/jmbg.ts';
import { siAccount } from '../validators/siAccount.ts';
import { siMaticna } from '../validators/siMaticna.ts';
import { siTax } from '../validators/siTax.ts';
import { certified, country, pictured } from './declare.ts';

export const si = country({
  code: 'si',
  name: 'Slovenia',
  alpha3: 'SVN',
  currency: 'EUR',
  group: 'Europe',
  aliases: 'Slovenija Slovenian Slovenians Slovene Slovenes Slovenec Slovenci Slowenien Slovénie Eslovenia',
  names: {
    male: `Franc Marko Janez Andrej Ivan Anton Jožef Luka Matej Peter Jože Marjan Tomaž Milan Bojan Aleš Branko Robert Boštjan
      Rok Matjaž Gregor Miha Martin Jan David Stanislav Igor Dejan Boris Dušan Alojz Jure Žiga Nejc Uroš Blaž Mitja Žan
      Jakob Simon Filip Klemen Matic Primož Aleksander Jaka Aljaž Darko Drago Zoran Tadej Mark Anže Sebastian Vid Denis
      Rudolf Gašper Ludvik Domen Štefan Damjan Miran Maks Srečko Aleksandar Nik Slavko Zdravko Rajko Zvonko Viktor Danijel
      Karel Vladimir Mirko Josip Bogdan Miroslav Edvard Danilo Leopold Iztok Goran Erik Mihael Tim Sašo Samo Nace Timotej
      Maj Oskar Lovro Tilen Tine Silvo Stojan Roman Rene Kristjan Jurij Leon Lan Lenart Vinko`,
    female: `Marija Ana Maja Irena Mojca Mateja Nina Nataša Barbara Jožica Andreja Petra Katja Jožefa Anja Sonja Milena Eva Katarina
      Sara Tatjana Tanja Tjaša Vesna Martina Alenka Ivana Majda Urška Nika Lara Zala Ema Hana Neža Ivanka Špela Tina
      Helena Marjeta Terezija Frančiška Darja Kristina Lana Danica Nada Marjana Simona Vida Jana Olga Suzana Jelka Zdenka
      Angela Lidija Ida Antonija Ljudmila Sabina Janja Silva Veronika Ksenija Julija Ajda Jasmina Aleksandra Maša Klara
      Lucija Kaja Mia Brina Manca Monika Renata Romana Polona Saša Sandra Štefanija Slavica Stanislava Teja Tadeja Tea
      Valentina Branka Breda Bojana Cvetka Damjana Darinka Doroteja Elizabeta Gabrijela Gordana Iva Ines Karmen Lea Pia Rozalija`,
    family: `Novak Horvat Kovačič Krajnc Zupančič Potočnik Kovač Mlakar Vidmar Kos Golob Turk Kralj Božič Korošec Bizjak Zupan
      Hribar Kotnik Rozman Kavčič Kastelic Oblak Petek Žagar Hočevar Kolar Košir Koren Klemenčič Zajc Knez Medved Zupanc Petrič
      Pirc Hrovat Lah Kuhar Pavlič Zorko Tomažič Erjavec Uršič Babič Sever Jerman Majcen Jereb Kranjc Pušnik Breznik Rupnik
      Lesjak Perko Dolenc Pečnik Močnik Furlan Vidic Pavlin Logar Ribič Jenko Tomšič Kovačević Žnidaršič Jelen Janežič Marolt
      Maček Blatnik Černe Pintar Gregorič Mihelič Cerar Dolinar Zadravec Lešnik Kokalj Fras Jug Hren Leban Mrak Bezjak Cvetko
      Kobal Šinkovec Zemljič Rus Bregar Gorenc Čeh Ivančič Kocjančič Škof Jazbec Nemec Vodopivec Lavrič Jamnik Primožič Sitar
      Simončič Žibert Skok Zver Bukovec Bergant Eržen Ambrožič Kodrič Kramberger Vovk Pogačar Kaučič Gomboc Kolenc Vovko
      Pogačnik Drobnič Rajh Volk Šuštar Hodžić Petrović Jovanović Pučko Markovič Jankovič Popović Nikolić Marković Kopač
      Peterka Likar Stopar Škerlj Trček Ferjančič Gornik Bajc Nagode Vrhovnik Žižek Lampret Zorman Arh Grilc Stare`,
  },
  places: {
    // Numbers of persons registered before 2024 have 50 for all of Slovenia.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Ljubljana|Osrednjeslovenska|1000|1 4|46.0511|14.5051|50|LJ
      Maribor|Podravska|2000|2 2|46.5547|15.6467|50|MB
      Celje|Savinjska|3000|3 4|46.2309|15.2604|50|CE
      Kranj|Gorenjska|4000|4 2|46.2389|14.3556|50|KR
      Koper|Obalno-kraška|6000|5 6|45.5469|13.7294|50|KP
      Velenje|Savinjska|3320|3 8|46.3592|15.1103|50|CE
      Novo mesto|Jugovzhodna Slovenija|8000|7 3|45.8040|15.1689|50|NM
      Ptuj|Podravska|2250|2 7|46.4201|15.8702|50|MB
      Kamnik|Osrednjeslovenska|1241|1 8|46.2259|14.6121|50|LJ
      Trbovlje|Zasavska|1420|3 5|46.1550|15.0533|50|LJ
      Jesenice|Gorenjska|4270|4 5|46.4306|14.0669|50|KR
      Nova Gorica|Goriška|5000|5 3|45.9560|13.6484|50|GO
      Domžale|Osrednjeslovenska|1230|1 7|46.1377|14.5937|50|LJ
      Škofja Loka|Gorenjska|4220|4 5|46.1655|14.3063|50|KR
      Izola|Obalno-kraška|6310|5 6|45.5369|13.6619|50|KP
      Murska Sobota|Pomurska|9000|2 5|46.6625|16.1664|50|MS
      Postojna|Primorsko-notranjska|6230|5 7|45.7743|14.2153|50|PO
      Logatec|Osrednjeslovenska|1370|1 7|45.9144|14.2258|50|LJ
      Kočevje|Jugovzhodna Slovenija|1330|1 8|45.6433|14.8633|50|LJ
      Krško|Posavska|8270|7 4|45.9592|15.4917|50|KK
      Slovenj Gradec|Koroška|2380|2 8|46.5103|15.0806|50|SG`,
  },
  roads: `Prešernova_ulica Cankarjeva_ulica Slovenska_cesta Partizanska_cesta Trubarjeva_ulica Ljubljanska_cesta Mariborska_cesta
    Celjska_cesta Kidričeva_ulica Gregorčičeva_ulica Aškerčeva_ulica Vodnikova_cesta Levstikova_ulica Jurčičeva_ulica
    Župančičeva_ulica Kosovelova_ulica Maistrova_ulica Slomškova_ulica Titova_cesta Kolodvorska_ulica Šolska_ulica
    Cesta_svobode Glavni_trg Mestni_trg Tomšičeva_ulica Kersnikova_ulica Stritarjeva_ulica Tavčarjeva_ulica Gosposka_ulica
    Vrtna_ulica Gozdna_pot Cvetlična_ulica Lipova_ulica Kajuhova_ulica Ulica_Ivana_Cankarja Ulica_talcev Gasilska_cesta
    Zvezna_ulica Sončna_pot Delavska_cesta`,
  street: '{road} {1-120}(|||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+386 (30|31|40|41|51|64|68|70) ### ###',
  landline: '+386 {place.area}## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      NLB|LJBASI2X|02
      OTP banka|KBMASI2X|04
      Intesa Sanpaolo Bank|BAKOSI2X|10
      UniCredit Banka Slovenija|BACXSI22|29
      Gorenjska banka|GORESI2X|07
      Delavska hranilnica|HDELSI22|61
      Sparkasse|KSPKSI22|34
      Addiko Bank|HAABSI22|33
      Deželna banka Slovenije|SZKBSI2X|19
      BKS Bank|BFKKSI22|35
      LON|HLONSI22|60`,
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
  bban: '{account.bare}',
  cards: 'mastercard visa maestro',
  wallets: 'Flik Valú',
  firms: {
    forms: 'd.o.o. d.d. d.n.o. k.d.',
    name: '({founder} {trade}|{founder} in {partner}|{founder} in sinovi|{founder} {trade}) {form}',
  },
  income: [1400, 4000],
  fields: {
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
    reference: pictured('Sklic', 'SI00 ######-{2024-2025}', { synonyms: ['referenca'] }),
    plate: pictured(
      'Registrska tablica',
      '{place.plate} (@@-###|##-@@@|@#-##@)'.replaceAll('@', '[A-PR-VZ]'),
      {},
    ),
  },
  company: {
    registration: certified(siMaticna, 'Matična številka'),
    tax: certified(siTax, 'Davčna številka'),
    vat: { label: 'ID za DDV', validator: siTax, make: (_, p) => `SI${p.read('tax')}` },
  },
  presets: [
    {
      key: 'upn',
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
});
