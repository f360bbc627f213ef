import { gendered } from '../data/gendered.ts';
import { two } from '../kernel/day.ts';
import { plDowod } from '../validators/plDowod.ts';
import { plNip } from '../validators/plNip.ts';
import { plNrb } from '../validators/plNrb.ts';
import { plPassport } from '../validators/plPassport.ts';
import { plPesel } from '../validators/plPesel.ts';
import { plRegon } from '../validators/plRegon.ts';
import { certified, country, pictured } from './declare.ts';
import { putNrb, putPlBban, sortCode } from './pl/account.ts';

export const pl = country({
  code: 'pl',
  name: 'Poland',
  alpha3: 'POL',
  currency: 'PLN',
  group: 'Europe',
  aliases: `Polska Polish Polak Polka Polacy Polski Polskie Rzeczpospolita_Polska Republic_of_Poland Polen
    Pologne Polonia`,
  names: {
    male: `Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Stanisław Jakub Adam Marek Łukasz Grzegorz Mateusz
      Wojciech Mariusz Dariusz Zbigniew Maciej Rafał Robert Kamil Jacek Szymon Bartosz Tadeusz Kacper Dawid Ryszard
      Filip Sławomir Jerzy Artur Przemysław Jarosław Sebastian Patryk Damian Mirosław Daniel Antoni Karol Dominik
      Henryk Hubert Franciszek Aleksander Adrian Konrad Roman Wiesław Leszek Zdzisław Kazimierz Waldemar Józef Bartłomiej
      Radosław Oskar Wiktor Igor Krystian Mikołaj Bogdan Arkadiusz Maksymilian Janusz Cezary Edward Czesław Norbert
      Gabriel Marian Witold Ireneusz Lech Bogusław Błażej Włodzimierz Miłosz Nikodem Tymoteusz Leon Bogumił Julian
      Emil Eugeniusz Olaf Jeremi Ignacy Tymon Alan Fabian Bruno Ksawery Borys Wacław Stefan Zenon Edmund Natan Kajetan
      Remigiusz Dorian Feliks Leonard`,
    female: `Anna Katarzyna Maria Małgorzata Agnieszka Barbara Ewa Magdalena Elżbieta Krystyna Joanna Aleksandra Monika Zofia
      Teresa Natalia Julia Karolina Danuta Dorota Marta Beata Alicja Halina Jadwiga Iwona Janina Hanna Paulina Jolanta Irena
      Grażyna Justyna Weronika Zuzanna Wiktoria Maja Aneta Sylwia Renata Patrycja Emilia Amelia Lena Oliwia Izabela Ewelina
      Bożena Martyna Urszula Gabriela Marianna Dominika Kinga Klaudia Edyta Wanda Stanisława Helena Kamila Angelika Lucyna
      Nadia Mirosława Lidia Milena Aniela Bogumiła Henryka Antonina Kornelia Nikola Olga Daria Wiesława Sandra Laura
      Michalina Liliana Adrianna Regina Gertruda Pola Matylda Blanka Anita Kaja Marlena Ilona Violetta Bernadeta Sabina
      Róża Stefania Eliza Agata Nina Iga Bianka Jagoda Eugenia Marzena Czesława Żaneta Klara Celina`,
    family: gendered(
      `Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Woźniak Szymański Dąbrowski
      Kozłowski Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski
      Król Michalski Wróbel Wieczorek Jabłoński Nowakowski Majewski Olszewski Dudek Jaworski Stępień Malinowski
      Górski Adamczyk Pawlak Witkowski Nowicki Sikora Walczak Rutkowski Baran Michalak Szewczyk Ostrowski
      Tomaszewski Zalewski Wróblewski Jasiński Pietrzak Marciniak Sadowski Duda Zawadzki Bąk Jakubowski Wilk
      Chmielewski Borkowski Włodarczyk Sokołowski Szczepański Sawicki Lis Kucharski Kalinowski Mazurek Wysocki
      Maciejewski Kubiak Kołodziej Czarnecki Kaźmierczak Urban Sobczak Konieczny/Konieczna Głowacki Wasilewski
      Zakrzewski Sikorski Krupa Krajewski Gajewski Laskowski Mróz Ziółkowski Szulc Makowski Brzeziński Przybylski
      Baranowski Kaczmarczyk Szymczak Adamski Cieślak Kozak Borowski Górecki Błaszczyk Andrzejewski Kania Janik
      Leszczyński Mikołajczyk Czerwiński Szczepaniak Cieślik Kozieł Lipiński Mucha Kowalewski Bielecki Kot
      Wierzbicki Jarosz Kasprzak Polak Bednarek Sosnowski Jastrzębski Romanowski Musiał Domański Kurek Matusiak
      Orłowski Czajkowski Żak Skiba Milewski Morawski Kujawa Bednarczyk Stankiewicz Urbański Kurowski Stefański
      Piątek Żukowski Dziedzic Nawrocki Tomczak Markowski Wolski Bielak Marek Banaś Rogowski Gołębiowski Kosiński
      Socha Śliwiński Lisowski Klimek Filipek Małecki Madej Łuczak Bielawski Rak Sobolewski Gutowski Kopeć Banasiak`,
      (name) => name.replace(/ki$/, 'ka'),
    ),
  },
  places: {
    // `home` is the county's number in the TERYT register, `plate` one of the city's letters.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Warszawa|mazowieckie|00-{100-899},0[1-4]-{100-899}|22|52.2298|21.0118|1465|WI
      Kraków|małopolskie|30-{100-799},31-{100-899}|12|50.0614|19.9366|1261|KR
      Wrocław|dolnośląskie|5[0-4]-{100-599}|71|51.1000|17.0333|0264|DW
      Łódź|łódzkie|9[0-4]-{001-299}|42|51.7706|19.4739|1061|EL
      Poznań|wielkopolskie|60-{100-799},61-{100-799}|61|52.4069|16.9299|3064|PO
      Gdańsk|pomorskie|80-{100-899}|58|54.3523|18.6491|2261|GD
      Szczecin|zachodniopomorskie|70-{100-799},71-{001-799}|91|53.4289|14.5530|3262|ZS
      Lublin|lubelskie|20-{001-899}|81|51.2500|22.5667|0663|LU
      Bydgoszcz|kujawsko-pomorskie|85-{001-899}|52|53.1235|18.0076|0461|CB
      Białystok|podlaskie|15-{001-899}|85|53.1333|23.1643|2061|BI
      Katowice|śląskie|40-{001-899}|32|50.2584|19.0275|2469|SK
      Gdynia|pomorskie|81-{001-639}|58|54.5189|18.5319|2262|GA
      Częstochowa|śląskie|42-{200-229}|34|50.7965|19.1241|2464|SC
      Rzeszów|podkarpackie|35-{001-959}|17|50.0413|21.9990|1863|RZ
      Radom|mazowieckie|26-{600-618}|48|51.4025|21.1471|1463|WR
      Toruń|kujawsko-pomorskie|87-{100-118}|56|53.0138|18.5981|0463|CT
      Sosnowiec|śląskie|41-{200-219}|32|50.2868|19.1039|2475|SO
      Kielce|świętokrzyskie|25-{001-852}|41|50.8703|20.6275|2661|TK
      Gliwice|śląskie|44-{100-121}|32|50.2976|18.6766|2466|SG
      Olsztyn|warmińsko-mazurskie|10-{001-900}|89|53.7784|20.4801|2862|NO
      Zabrze|śląskie|41-{800-819}|32|50.3249|18.7858|2478|SZ
      Bielsko-Biała|śląskie|43-{300-346}|33|49.8225|19.0469|2461|SB
      Zielona Góra|lubuskie|65-{001-900}|68|51.9355|15.5062|0862|FZ
      Opole|opolskie|45-{001-900}|77|50.6721|17.9253|1661|OP`,
  },
  roads: `Polna Leśna Słoneczna Krótka Szkolna Ogrodowa Lipowa Brzozowa Łąkowa Kwiatowa Sosnowa Kościelna Akacjowa Parkowa
    Zielona Kolejowa Sportowa Dębowa Kościuszki Mickiewicza Sienkiewicza Słowackiego Kopernika Konopnickiej Żeromskiego
    Piłsudskiego Reymonta Chopina Wyszyńskiego Jana_Pawła_II 3_Maja 11_Listopada Wojska_Polskiego Armii_Krajowej Grunwaldzka
    Warszawska Krakowska Długa Rynkowa Zamkowa Młyńska Spacerowa Cicha Wiosenna`,
  street: 'ul. {road} {1-120}(|||A|/{1-60}|/{1-60})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+48 (5[0137]|6[069]|7[238]|88)# ### ###',
  landline: '+48 {place.area} [2-8]## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      PKO Bank Polski|BPKOPLPW|1020
      Bank Pekao|PKOPPLPW|1240
      Erste Bank Polska|WBKPPLPP|1090
      ING Bank Śląski|INGBPLPW|1050
      mBank|BREXPLPW|1140
      BNP Paribas Bank Polska|PPABPLPK|1600
      Bank Millennium|BIGBPLPW|1160
      Alior Bank|ALBPPLPW|2490
      VeloBank|GBGCPLPK|1560
      Citi Handlowy|CITIPLPX|1030
      Credit Agricole Bank Polska|AGRIPLPR|1940
      BOŚ Bank|EBOSPLPW|1540`,
  },
  account: certified(plNrb, 'Numer rachunku (NRB)', {
    synonyms: ['nrb', 'numer konta', 'numer rachunku'],
    write: putNrb,
  }),
  bban: { write: putPlBban },
  cards: 'visa mastercard maestro amex',
  wallets: 'BLIK Revolut',
  firms: {
    forms: 'Sp._z_o.o. Sp._z_o.o. Sp._z_o.o. S.A. Sp._k. Sp._j. P.S.A. Sp._z_o.o._Sp._k.',
    name: '({founder} {trade}|{trade} {founder}|{founder} i Wspólnicy|{founder} i Synowie|{trade}-{place.city}) {form}',
  },
  income: [4800, 15000],
  fields: {
    id: certified(plPesel, 'PESEL', { synonyms: ['numer pesel'] }),
    idcard: certified(plDowod, 'Numer dowodu osobistego', {
      group: 'identity',
      synonyms: ['dowód osobisty', 'dowód', 'dowod'],
    }),
    passport: certified(plPassport, 'Numer paszportu', { synonyms: ['paszport'] }),
    // Serial, year of issue and the county of the office.
    licence: {
      label: 'Numer prawa jazdy',
      synonyms: ['prawo jazdy'],
      make(random, p) {
        const year = random.int(Math.min(2025, Math.max(2012, p.born.year + 18)), 2025);
        return `${random.digits(5)}/${two(year % 100)}/${p.home}`;
      },
    },
    tax: certified(plNip, 'NIP', { synonyms: ['numer identyfikacji podatkowej'] }),
    vat: certified(plNip, 'NIP UE', {
      synonyms: ['vat ue'],
      make: (_, p) => `PL${p.read('tax')}`,
    }),
    bankcode: {
      label: 'Numer rozliczeniowy banku',
      synonyms: ['numer rozliczeniowy', 'numer banku'],
      make: (_, p) => sortCode(p),
    },
    blik: pictured('Kod BLIK', '######', { group: 'payment', synonyms: ['blik code'] }),
    merchant: pictured(
      'Merchant',
      '(Piekarnia|Apteka|Księgarnia|Kawiarnia|Cukiernia|Delikatesy|Optyk|Auto Serwis) {founder}',
      {},
    ),
    plate: pictured(
      'Numer rejestracyjny',
      '{place.plate} (%####|%###[ACEFGHJKLMNPRSTUVWXY]|%##[ACEFGHJKLMNPRSTUVWXY][ACEFGHJKLMNPRSTUVWXY])',
      {
        synonyms: ['tablica rejestracyjna', 'rejestracja'],
      },
    ),
  },
  company: {
    registration: pictured('KRS', '000{0100000-1199999}'),
    regon: certified(plRegon, 'REGON'),
    vat: certified(plNip, 'NIP'),
  },
  presets: [
    {
      key: 'blik',
      name: 'BLIK payment',
      rows: [
        ['Płatnik', 'name'],
        ['Telefon', 'phone'],
        ['Bank', 'bank'],
        ['Kod BLIK', 'blik'],
        ['Sprzedawca', 'company.name'],
        ['NIP sprzedawcy', 'company.vat'],
        ['Kwota', 'amount'],
        ['Waluta', 'currency'],
        ['Numer transakcji', 'txn'],
        ['Data', 'date'],
      ],
    },
  ],
});
