import { foreigners, UKR } from '../data/foreigners.ts';
import { gendered } from '../data/gendered.ts';
import { PL } from '../data/ibanLayouts.ts';
import { polish } from '../data/languages/polish.ts';
import { WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { isRegistered } from '../fields/company.ts';
import { ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { plDowod } from '../validators/plDowod.ts';
import { plNip } from '../validators/plNip.ts';
import { plNrb, withSortCheck } from '../validators/plNrb.ts';
import { plPassport } from '../validators/plPassport.ts';
import { plPesel } from '../validators/plPesel.ts';
import { plRegon } from '../validators/plRegon.ts';
import { certified, country, pictured } from './declare.ts';
import { putNrb, putPlBban, sortCode } from './pl/account.ts';
import { registerNumber } from './registerNumber.ts';

export const pl = country('pl', () => ({
  name: 'Poland',
  alpha3: 'POL',
  passportYears: { adult: 10, minor: 5, from: 12 },
  paydays: [[31], [10]],
  currency: 'PLN',
  perEuro: 3.7,
  ips: '83.0-31 79.184-191',
  gs1: '590',
  lei: '2594',
  holidays: '0101 0106 E+1 0501 0503 E+60 0815 1101 1111 2025:1224 1225 1226',
  group: 'Europe',
  locale: { language: 'pl', zone: 'Europe/Warsaw' },
  economy: {
    vat: { usual: 23, food: 5 },
    deductions: { social: 21.5, tax: 6.5 },
    tenure: { rent: 13, loan: 13 },
    shops: { card: 17, wallet: 15 },
  },
  words: {
    exonyms: `Polaków Polacy polacchi poloneses Polsce polnisch polnische polonais polaco polaca polskiego polskich polskim
      polską polonês polacco polacca Poolse Polonya Polonyalı Polonia Pologne Polandia nước_Ba_Lan người_Ba_Lan`,
    scripts: `ポーランド 波兰 波蘭 폴란드 بولندا بولندي~ पोलैंड Польша Польши Польше Польща Польщі польск~ польськ~ поляк поляки поляков`,
    women: 'Polin Polinnen Polki',
    places: `Warszawa=ワルシャワ|华沙|華沙|바르샤바|وارسو|वारसॉ|Варшава|Варшавы|Варшаве|Варшави|Варшаві|Varşova|Varsavia|Varsóvia|Varsovian|warszawski|warszawska|warszawskie|Warschauer
      ; Kraków=クラクフ|克拉科夫|크라쿠프|كراكوف|Краков+|Краків|Кракова|Кракові|krakowski|krakowska|krakowskie|Krakauer
      ; Gdańsk=グダニスク|格但斯克|그단스크|Гданьск+|Гданськ+|gdański|gdańska
      ; Wrocław=ヴロツワフ|弗罗茨瓦夫|Вроцлав+|wrocławski|wrocławska
      ; Poznań=Познань|poznański|poznańska`,
    numbers: { id: 'peseli peselów', nip: 'nipów' },
  },
  aliases: `Polska Polish Pole Poles Polak Polka Polacy Polski Polskie Rzeczpospolita_Polska Republic_of_Poland Polen
    Pologne Polonia`,
  ages: '8.2 14.4 19.8 17.9 14.6 15 10.1',
  population: {
    source:
      'Estimates, rounded; the median within those of GUS, September to December 2024 (6683 to 7267 zloty)',
    men: '51.4 51.3 50.8 48.5 44 35 26',
    work: ['50 90 92 90 82 66 19 9 3', '40 78 83 85 74 29 9 4 1'],
    own: [23, 13],
    unemployed: 2.9,
    disabled: 5,
    pensioned: 98,
    pay: { median: 7100, spread: 3.1, top: 4.8, women: 92 },
  },
  life: {
    // ZUS: seven days of the month.
    pensionPay: { days: [1, 5, 6, 10, 15, 20, 25] },
    studies: 55,
    retires: [65, 60],
    pays: [1880, 8200],
    institutions: `
      university (Akademia Nauk Stosowanych|Wyższa Szkoła Zarządzania|Wyższa Szkoła Humanistyczna) {place.code}
      primary Szkoła Podstawowa nr {1-60} {place.code}
      secondary (Zespół Szkół Ponadpodstawowych nr {1-12}|Liceum Ogólnokształcące nr {1-20}) {place.code}
      hospital Szpital (Miejski|Wojewódzki|Specjalistyczny) {place.code}
      care Dom Pomocy Społecznej {place.code}
      town Urząd Miasta {place.code}
      town@Warszawa Urząd m.st. Warszawy
      police Komenda Miejska Policji {place.code}
      police@Warszawa Komenda Stołeczna Policji
      transit Miejskie Przedsiębiorstwo Komunikacyjne {place.code}
      pension Zakład Ubezpieczeń Społecznych
      fire Komenda Miejska Państwowej Straży Pożarnej {place.code}
      welfare Miejski Ośrodek Pomocy Społecznej {place.code}
      welfare@Poznań+Gdańsk+Szczecin+Lublin+Białystok+Toruń+Kielce+Zabrze+Opole Miejski Ośrodek Pomocy Rodzinie {place.code}
      welfare@Gliwice Ośrodek Pomocy Społecznej {place.code}
      welfare@Warszawa Warszawskie Centrum Pomocy Rodzinie
      university@Warszawa Uniwersytet Warszawski
      university@Kraków Uniwersytet Jagielloński
      university@Wrocław Uniwersytet Wrocławski
      university@Łódź Uniwersytet Łódzki
      university@Poznań Uniwersytet im. Adama Mickiewicza w Poznaniu
      university@Gdańsk Uniwersytet Gdański
      university@Szczecin Uniwersytet Szczeciński
      university@Lublin Uniwersytet Marii Curie-Skłodowskiej w Lublinie
      university@Bydgoszcz Uniwersytet Kazimierza Wielkiego w Bydgoszczy
      university@Białystok Uniwersytet w Białymstoku
      university@Katowice+Sosnowiec Uniwersytet Śląski w Katowicach
      university@Gdynia Uniwersytet Morski w Gdyni
      university@Częstochowa Politechnika Częstochowska
      university@Rzeszów Uniwersytet Rzeszowski
      university@Radom Uniwersytet Radomski
      university@Toruń Uniwersytet Mikołaja Kopernika w Toruniu
      university@Kielce Uniwersytet Jana Kochanowskiego w Kielcach
      university@Gliwice+Zabrze Politechnika Śląska
      university@Olsztyn Uniwersytet Warmińsko-Mazurski w Olsztynie
      university@Bielsko-Biała Uniwersytet Bielsko-Bialski
      university@Zielona_Góra Uniwersytet Zielonogórski
      university@Opole Uniwersytet Opolski
      transit@Warszawa Miejskie Zakłady Autobusowe w Warszawie`,
  },
  language: polish,
  sources:
    'Ages and cities after GUS 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  // ZUS, 2025: about 5 % of adults.
  foreigners: foreigners([[UKR, 4]]),
  names: {
    male: {
      0: `Jan Stanisław Józef Tadeusz Jerzy Zbigniew Ryszard Henryk Kazimierz Andrzej Marian Zdzisław Eugeniusz
        Edward Czesław Mieczysław Stefan Wiesław Franciszek Janusz Bogdan Roman Wacław Władysław Zenon Edmund
        Lucjan Bolesław`,
      1950: `Andrzej Krzysztof Stanisław Jan Marek Zbigniew Janusz Jerzy Ryszard Józef Piotr Jacek Wojciech Leszek
        Mirosław Kazimierz Waldemar Bogdan Wiesław Tadeusz Henryk Adam Roman Sławomir Bogusław Zdzisław
        Włodzimierz Lech`,
      1965: `Dariusz Krzysztof Marek Piotr Tomasz Mariusz Jacek Robert Grzegorz Jarosław Andrzej Adam Wojciech
        Sławomir Artur Mirosław Jan Paweł Arkadiusz Zbigniew Marcin Rafał Leszek Cezary Ireneusz Waldemar
        Radosław Maciej`,
      1978: `Marcin Paweł Tomasz Michał Łukasz Piotr Krzysztof Rafał Grzegorz Maciej Bartosz Sebastian Adam Wojciech
        Mateusz Kamil Jakub Przemysław Radosław Bartłomiej Daniel Dawid Damian Karol Szymon Adrian Artur Konrad`,
      1990: `Mateusz Michał Kamil Jakub Patryk Dawid Damian Adrian Piotr Łukasz Paweł Karol Szymon Bartosz Sebastian
        Krystian Kacper Dominik Daniel Adam Filip Konrad Maciej Rafał Przemysław Hubert Arkadiusz Marcin`,
      2000: `Jakub Mateusz Kacper Michał Bartosz Szymon Patryk Filip Dawid Piotr Adrian Wiktor Dominik Oskar Igor
        Kamil Mikołaj Hubert Karol Maciej Jan Adam Bartłomiej Krystian Antoni Oliwier Fabian Gabriel`,
    },
    female: {
      0: `Maria Krystyna Janina Helena Zofia Barbara Danuta Teresa Irena Jadwiga Halina Stanisława Anna Genowefa
        Elżbieta Wanda Kazimiera Zdzisława Eugenia Henryka Alicja Czesława Marianna Stefania Regina Urszula
        Wiesława Bożena`,
      1950: `Elżbieta Krystyna Barbara Maria Grażyna Ewa Danuta Bożena Jolanta Anna Halina Teresa Zofia Małgorzata
        Jadwiga Urszula Alicja Irena Wiesława Ewelina Lucyna Renata Hanna Mirosława Bogusława Joanna Ryszarda
        Wanda`,
      1965: `Małgorzata Anna Beata Iwona Dorota Agnieszka Ewa Joanna Monika Renata Jolanta Katarzyna Magdalena
        Barbara Aneta Edyta Elżbieta Izabela Grażyna Sylwia Bożena Marzena Agata Mariola Violetta Wioletta
        Alicja Lidia`,
      1978: `Katarzyna Anna Agnieszka Magdalena Monika Joanna Małgorzata Justyna Marta Aleksandra Karolina Sylwia Ewa
        Paulina Natalia Aneta Izabela Kinga Ewelina Marlena Agata Dominika Kamila Emilia Patrycja Edyta Beata
        Ilona`,
      1990: `Natalia Paulina Karolina Katarzyna Aleksandra Magdalena Anna Joanna Patrycja Monika Marta Justyna
        Klaudia Ewelina Dominika Kinga Sylwia Weronika Angelika Martyna Agnieszka Kamila Sandra Izabela Daria
        Agata Żaneta Milena`,
      2000: `Julia Wiktoria Aleksandra Natalia Zuzanna Weronika Oliwia Martyna Maja Karolina Patrycja Amelia Anna
        Maria Gabriela Klaudia Nikola Zofia Kinga Magdalena Emilia Hanna Paulina Laura Lena Alicja Michalina
        Nadia`,
    },
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
    // `home` is the county's number in the TERYT register, `plate` one of the city's letters, `code` the locative
    // of the city, for institutions.
    columns: 'city region zone area lat lon home plate code pop',
    rows: `
      Warszawa|mazowieckie|00-{100-899},0[1-4]-{100-899}|22|52.2298|21.0118|1465|WI|w Warszawie|1862
      Kraków|małopolskie|30-{100-799},31-{100-899}|12|50.0614|19.9366|1261|KR|w Krakowie|807
      Wrocław|dolnośląskie|5[0-4]-{100-599}|71|51.1000|17.0333|0264|DW|we Wrocławiu|674
      Łódź|łódzkie|9[0-4]-{001-299}|42|51.7706|19.4739|1061|EL|w Łodzi|645
      Poznań|wielkopolskie|60-{100-799},61-{100-799}|61|52.4069|16.9299|3064|PO|w Poznaniu|537
      Gdańsk|pomorskie|80-{100-899}|58|54.3523|18.6491|2261|GD|w Gdańsku|488
      Szczecin|zachodniopomorskie|70-{100-799},71-{001-799}|91|53.4289|14.5530|3262|ZS|w Szczecinie|388
      Lublin|lubelskie|20-{001-899}|81|51.2500|22.5667|0663|LU|w Lublinie|328
      Bydgoszcz|kujawsko-pomorskie|85-{001-899}|52|53.1235|18.0076|0461|CB|w Bydgoszczy|326
      Białystok|podlaskie|15-{001-899}|85|53.1333|23.1643|2061|BI|w Białymstoku|290
      Katowice|śląskie|40-{001-899}|32|50.2584|19.0275|2469|SK|w Katowicach|278
      Gdynia|pomorskie|81-{001-639}|58|54.5189|18.5319|2262|GA|w Gdyni|240
      Częstochowa|śląskie|42-{200-229}|34|50.7965|19.1241|2464|SC|w Częstochowie|204
      Rzeszów|podkarpackie|35-{001-959}|17|50.0413|21.9990|1863|RZ|w Rzeszowie|197
      Radom|mazowieckie|26-{600-618}|48|51.4025|21.1471|1463|WR|w Radomiu|194
      Toruń|kujawsko-pomorskie|87-{100-118}|56|53.0138|18.5981|0463|CT|w Toruniu|194
      Sosnowiec|śląskie|41-{200-219}|32|50.2868|19.1039|2475|SO|w Sosnowcu|186
      Kielce|świętokrzyskie|25-{001-852}|41|50.8703|20.6275|2661|TK|w Kielcach|181
      Gliwice|śląskie|44-{100-121}|32|50.2976|18.6766|2466|SG|w Gliwicach|169
      Olsztyn|warmińsko-mazurskie|10-{001-900}|89|53.7784|20.4801|2862|NO|w Olsztynie|166
      Zabrze|śląskie|41-{800-819}|32|50.3249|18.7858|2478|SZ|w Zabrzu|154
      Bielsko-Biała|śląskie|43-{300-346}|33|49.8225|19.0469|2461|SB|w Bielsku-Białej|165
      Zielona Góra|lubuskie|65-{001-900}|68|51.9355|15.5062|0862|FZ|w Zielonej Górze|138
      Opole|opolskie|45-{001-900}|77|50.6721|17.9253|1661|OP|w Opolu|126`,
    others: `Warszawa=Warsaw|Warschau|Varsovie|Varsovia|Warszawie|Warszawy; Kraków=Cracow|Krakau|Cracovia|Krakowie|Krakowa;
      Wrocław=Breslau|Wrocławiu|Wrocławia; Łódź=Lodz|Łodzi; Poznań=Posen|Poznaniu|Poznania;
      Gdańsk=Danzig|Gdańsku|Gdańska; Szczecin=Stettin; Katowice=Kattowitz; Toruń=Thorn; Częstochowa=Czestochowa;
      mazowieckie=Masovia|Masovian|Mazovia|Mazowsze; małopolskie=Lesser Poland|Małopolska;
      dolnośląskie=Lower Silesia|Lower Silesian|Dolny Śląsk; łódzkie=Łódź; wielkopolskie=Greater Poland|Wielkopolska;
      pomorskie=Pomerania|Pomeranian|Pomorze; zachodniopomorskie=West Pomerania|West Pomeranian; lubelskie=Lublin;
      kujawsko-pomorskie=Kuyavia-Pomerania|Kuyavian-Pomeranian; podlaskie=Podlachia|Podlasie;
      śląskie=Silesia|Silesian|Śląsk; podkarpackie=Subcarpathia|Subcarpathian|Podkarpacie; świętokrzyskie=Holy Cross;
      warmińsko-mazurskie=Warmia-Masuria|Warmian-Masurian; lubuskie=Lubusz; opolskie=Opole`,
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
  // Santander Bank Polska takes the name of Erste in 2026, after the reference date.
  banks: {
    columns: 'bank bic code share',
    rows: `
      PKO Bank Polski|BPKOPLPW|1020|25
      Bank Pekao|PKOPPLPW|1240|14
      Santander Bank Polska|WBKPPLPP|1090|13
      ING Bank Śląski|INGBPLPW|1050|11
      mBank|BREXPLPW|1140|11
      Bank Millennium|BIGBPLPW|1160|8
      BNP Paribas Bank Polska|PPABPLPK|1600|6
      Alior Bank|ALBPPLPW|2490|6
      VeloBank|GBGCPLPK|1560|3
      Credit Agricole Bank Polska|AGRIPLPR|1940|3
      Nest Bank|NESBPLPW|1870|1.5
      Citi Handlowy|CITIPLPX|1030|1
      BOŚ Bank|EBOSPLPW|1540|0.5`,
    others: `PKO Bank Polski=PKO BP|PKO; Bank Pekao=Pekao|Pekao SA; Santander Bank Polska=Santander|Santander Polska;
      ING Bank Śląski=ING; Citi Handlowy=Handlowy`,
  },
  account: certified(plNrb, 'Numer rachunku (NRB)', {
    synonyms: ['nrb', 'numer konta', 'numer rachunku'],
    write: putNrb,
  }),
  iban: ibanField({ PL }, { write: putPlBban }, { PL: withSortCheck }),
  cards: 'visa:52 mastercard:47.5 amex:0.5',
  wallets: 'BLIK:90 Revolut:10',
  // Advocates work together in partnerships only (general knowledge), as pharmacists have since 2017 (Prawo farmaceutyczne, art. 99).
  firms: {
    forms: `
      ~Jednoosobowa działalność gospodarcza|190|1989|1|20|1|insurance,finance,airline,pharma
      Sp. z o.o.|84|1989|1|300||law,pharmacy
      Sp. j.|6|1989|2|150
      Sp. k.|5|2001|2|300||pharmacy
      Sp. z o.o. Sp. k.|2|2001|3|600||law,pharmacy
      S.A.|2|1989|20|6000||law,pharmacy
      P.S.A.|1|2021|1|30||law,pharmacy`,
    name: '({founder} {trade}|{trade} {founder}|{founder} i {partner} {trade}|{founder} i Wspólnicy {trade}|{trade} {town}) {form}',
    era: 1989,
  },
  income: [4700, 18000],
  fields: {
    reference: pictured('Tytuł przelewu', 'Faktura FV/{1-980}/{year}', {
      synonyms: ['tytuł przelewu', 'tytułem'],
    }),
    postcode: { label: 'Kod pocztowy' },
    region: { label: 'Województwo' },
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
        const last = p.asOf.year - 1;
        const year = random.int(Math.min(last, Math.max(2012, p.born.year + 18)), last);
        return `${random.digits(5)}/${two(year % 100)}/${p.home}`;
      },
    },
    // Persons pay their taxes under the PESEL; only traders have a NIP.
    tax: certified(plPesel, 'PESEL (identyfikator podatkowy)', {
      synonyms: ['identyfikator podatkowy'],
      make: (_, p) => p.read('id'),
    }),
    nip: certified(plNip, 'NIP (działalność gospodarcza)', {
      group: 'tax',
      synonyms: ['nip', 'numer identyfikacji podatkowej'],
    }),
    vat: certified(plNip, 'NIP UE', {
      synonyms: ['vat ue'],
      make: (_, p) => `PL${p.read('nip')}`,
    }),
    bankcode: {
      label: 'Numer rozliczeniowy banku',
      synonyms: ['numer rozliczeniowy', 'numer banku'],
      make: (_, p) => sortCode(p),
    },
    blik: pictured('Kod BLIK', '######', { group: 'payment', synonyms: ['blik code'] }),
    plate: pictured(
      'Numer rejestracyjny',
      '{place.plate} (%####|%###[ACEFGHJKLMNPRSTUVWXY]|%##[ACEFGHJKLMNPRSTUVWXY][ACEFGHJKLMNPRSTUVWXY])',
      {
        synonyms: ['tablica rejestracyjna', 'rejestracja'],
      },
    ),
  },
  company: {
    street: { picture: 'ul. {road} {1-120}(|||A| lok. {1-60})' },
    // The register started in 2001 and issues its numbers consecutively.
    registration: {
      label: 'KRS',
      held: isRegistered,
      make(random, { firm: { founded } }) {
        const year = Math.max(0, founded - 2001);
        return String(random.int(KRS[year] as number, (KRS[year + 1] as number) - 1)).padStart(10, '0');
      },
    },
    // By voivodeship until 2014, then of series for the whole country; from general knowledge of the register.
    regon: certified(plRegon, 'REGON', {
      make: (random, { place, firm: { founded } }) =>
        registerNumber(random, founded, {
          starts: { 1936: `${place.home?.text.slice(0, 2)}`, 2014: '36', 2018: '38', 2022: '52', 2025: '54' },
          length: 9,
          valid: plRegon.valid,
        }),
    }),
    vat: certified(plNip, 'NIP'),
  },
  presets: [
    {
      key: 'blik',
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
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
}));

/** The first number of each year since 2001, roughly. */
const KRS = [
  1, 70, 145, 185, 225, 248, 271, 296, 321, 346, 375, 406, 445, 492, 536, 592, 654, 711, 763, 821, 876, 945,
  1010, 1078, 1146, 1210,
].map((thousands) => thousands * 1000);
