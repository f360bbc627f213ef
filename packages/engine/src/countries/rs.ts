import { mod97Digits, sealMod97, withMod97 } from '../checksum/mod97.ts';
import { serbianCyrillic } from '../data/cyrillic.ts';
import { RS } from '../data/ibanLayouts.ts';
import { serbian } from '../data/languages/serbian.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import { plain } from '../fields/qrPayload.ts';
import { jmbg } from '../validators/jmbg.ts';
import { rsAccount } from '../validators/rsAccount.ts';
import { rsPib } from '../validators/rsPib.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber } from './registerNumber.ts';
import { series } from './series.ts';

export const rs = country('rs', () => ({
  name: 'Serbia',
  alpha3: 'SRB',
  paydays: [[10], [15]],
  currency: 'RSD',
  decimals: 0,
  perEuro: 100,
  gs1: '860',
  holidays: '0101^ 0102^ 0107 0215^ 0216^ O-2 O+1 0501^ 0502^ 1111^',
  group: 'Europe',
  locale: { language: 'sr', zone: 'Europe/Belgrade' },
  economy: {
    vat: { usual: 20, food: 10 },
    deductions: { social: 19.9, tax: 7 },
    tenure: { rent: 14, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'Srba srpski srpska serbisch српски',
    scripts: 'セルビア 塞尔维亚 세르비아 صربيا صربي~ सर्बिया Серби^ Сербі^ сербск~ сербськ~',
    women: 'Serbin Serbinnen Serbka Serbki',
  },
  aliases: 'Srbija Србија Serbian Serbians Serb Serbs Srbin Srpkinja Srbi Срби Serbie Serbien',
  ages: '8.7 14 16.6 17.3 16.4 17 10',
  life: {
    studies: 50,
    retires: [65, 63],
    pays: [28500, 98000],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Republički fond za penzijsko i invalidsko osiguranje
      fire Sektor za vanredne situacije
      welfare Centar za socijalni rad {town}
      welfare@Beograd Gradski centar za socijalni rad u Beogradu
      university Univerzitet u Beogradu
      university@Novi_Sad+Subotica+Zrenjanin+Sombor+Sremska_Mitrovica+Kikinda Univerzitet u Novom Sadu
      university@Niš+Leskovac+Vranje+Zaječar Univerzitet u Nišu
      university@Kragujevac+Čačak+Kruševac+Užice Univerzitet u Kragujevcu
      university@Novi_Pazar Državni univerzitet u Novom Pazaru`,
  },
  language: serbian,
  sources:
    'Ages and cities after RZS, census 2022, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 98,
      near: {
        'Raški okrug': 18,
        'Severnobački okrug': 67,
        'Severnobanatski okrug': 87,
        'Srednjobanatski okrug': 90,
        'Zapadnobački okrug': 90,
      },
      folds: { đ: 'dj' },
      script: serbianCyrillic,
      native: '{given.native} {family.native}',
      male: {
        0: `Milan Dragoljub Živorad Miodrag Milorad Slobodan Radomir Dragoslav Milutin Tomislav Svetozar Ljubiša
          Milivoje Dušan Vojislav Momčilo Stojan Petar Radovan Branko Jovan Čedomir Nikola Borivoje Živojin
          Aleksandar Božidar Sreten`,
        1950: `Slobodan Milan Dragan Zoran Miroslav Radovan Milorad Miodrag Ljubiša Petar Branislav Tomislav Radomir
          Dragoslav Dušan Branko Aleksandar Jovan Vladimir Stevan Živorad Rade Nikola Mirko Velimir Predrag
          Bogdan Stanko`,
        1965: `Dragan Zoran Goran Nenad Slobodan Aleksandar Saša Predrag Dejan Milan Ivan Vladimir Miroslav Siniša
          Nebojša Darko Željko Branislav Igor Bojan Srđan Boban Ivica Mladen Vladan Dušan Ratko Zlatko`,
        1978: `Aleksandar Dejan Ivan Marko Nenad Goran Vladimir Nikola Miloš Milan Igor Bojan Dragan Srđan Zoran Saša
          Darko Predrag Nemanja Vladan Dušan Slobodan Marjan Danijel Boris Vuk Petar Bratislav`,
        1990: `Nikola Marko Stefan Miloš Aleksandar Nemanja Milan Ivan Dušan Filip Luka Lazar Petar Jovan Uroš
          Vladimir Igor Bojan Dejan Darko Đorđe Veljko Mladen Ognjen Mihailo Strahinja Danilo Vuk`,
        2000: `Nikola Luka Stefan Lazar Marko Filip Aleksa Petar Uroš Miloš Aleksandar Ognjen Mihajlo Nemanja Đorđe
          Veljko Vuk Jovan Andrija Pavle Matija Dušan Strahinja Vukašin Viktor David Dimitrije Relja`,
      },
      female: {
        0: `Ljubica Milica Radmila Milka Vera Nada Ružica Desanka Dušanka Olga Stana Stojanka Živka Milena Kosara
          Leposava Zorka Mileva Radojka Jelena Ljubinka Marija Anka Spasenija Slavka Natalija Jovanka Vidosava`,
        1950: `Ljiljana Vera Gordana Mirjana Slavica Radmila Nada Dragica Ljubica Snežana Milica Biljana Vesna
          Slobodanka Olivera Branka Marija Ružica Milena Desanka Zorica Stanka Verica Jelica Živka Milanka
          Dobrila Persa`,
        1965: `Snežana Ljiljana Dragana Gordana Vesna Slavica Biljana Svetlana Mirjana Zorica Olivera Jasmina Violeta
          Nataša Danijela Slađana Suzana Jelena Milena Sanja Tatjana Marina Ivana Branka Gorica Dušica Zlatica
          Nada`,
        1978: `Jelena Ivana Marija Ana Dragana Jasmina Danijela Aleksandra Nataša Sanja Milica Marina Katarina Maja
          Tatjana Svetlana Milena Slađana Bojana Sandra Vesna Biljana Nevena Tanja Tijana Slavica Dijana Suzana`,
        1990: `Jelena Milica Jovana Marija Ivana Ana Aleksandra Tamara Katarina Kristina Tijana Nevena Teodora
          Dragana Marina Sanja Bojana Milena Anđela Maja Sara Nikolina Isidora Danijela Sandra Dijana Jasmina
          Nina`,
        2000: `Milica Anđela Teodora Jovana Ana Marija Sara Aleksandra Katarina Jelena Anastasija Nina Mina Tara
          Kristina Sofija Tamara Tijana Lana Emilija Nikolina Natalija Nađa Ivana Dunja Lena Iva Mila`,
      },
      family: `Jovanović:4.2 Petrović:3.9 Nikolić:3.7 Marković:3.2 Đorđević:3.1 Stojanović:2.9 Ilić:2.6 Stanković:2.4
        Pavlović Milošević Popović Ristić Janković Simić Todorović Kostić Živković Tomić Savić Stefanović
        Milovanović Mitrović Radovanović Lazić Stojković Aleksić Đurić Vasić Lukić Filipović Milenković
        Cvetković Mitić Milić Jocić Kovačević Matić Arsić Babić Bogdanović Mladenović Perić Antić Radosavljević
        Krstić Đokić Ivanović Ivković Veljković Miletić Obradović Vuković Knežević Gajić Vidaković Vasiljević
        Milojević Zdravković Božić Đukić Đurđević Radić Trajković Marinković Tasić Maksimović Živanović
        Mihajlović Bošković Rakić Jevtić Vučković Andrić Ćirić Nedeljković Nešić Jakovljević Spasić Mijatović
        Grujić Dimitrijević Gavrilović Sekulić Aleksandrić Radulović Stevanović Petković Rajković Pantić Vujić
        Pešić Blagojević Zlatković Dimić Đukanović Urošević Ognjanović Novaković Srećković Nastić Tošić Rančić
        Čolić Kojić Cvijić Ranković Stamenković Golubović Tadić Damnjanović Paunović Miljković Pejić Marjanović
        Vukosavljević Manojlović Bojić Radojević Šarić Ignjatović Kuzmanović Lekić Vasović Đuričić Mićić
        Despotović Stanojević Subotić Tešić Vlahović Grbić Jelić Kralj Bajić Ninković Zarić Stojiljković Čović
        Stepanović Šević Milutinović Jeremić Karanović Lalić Prodanović Vukić Mirković Mandić Vujović Popov
        Ćosić Đorić Nenadović`,
    },
    {
      // Hungarians, in Vojvodina, approximately as in the census of 2022. Names in Serbian spelling.
      share: 0.8,
      near: {
        'Raški okrug': 0.1,
        'Severnobački okrug': 33,
        'Severnobanatski okrug': 12,
        'Srednjobanatski okrug': 10,
        'Zapadnobački okrug': 10,
        'Južnobački okrug': 3,
      },
      folds: { đ: 'dj' },
      script: serbianCyrillic,
      native: '{given.native} {family.native}',
      male: {
        0: 'Ištvan Jožef Janoš Ferenc Laslo Šandor Mihalj Đerđ Lajoš Imre Andraš Karolj Bela Đula',
        1965: 'Zoltan Tibor Atila Laslo Robert Čaba Gabor Ištvan Šandor Arpad Karolj Norbert Tamaš Jožef',
        1990: 'Robert Norbert Daniel Zoltan Tamaš David Arnold Roland Kristijan Levente Balaž Erik Denis Viktor',
      },
      female: {
        0: 'Marija Eržebet Ilona Ana Margit Katalin Rozalija Julijana Piroška Verona Etelka Terezija Irena Eva',
        1965: 'Eva Ildiko Erika Marta Agneš Gabrijela Žužana Tinde Melinda Edit Monika Anđela Timea Magdolna',
        1990: 'Kristina Timea Andrea Anita Klaudija Valentina Dora Reka Ester Noemi Kinga Emeše Vivien Žofija',
      },
      family: `Nađ Kovač Sabo Tot Horvat Varga Molnar Balog Kiš Nemet Farkaš Takač Mesaroš Fekete Juhas Bodnar Šimon Barna
        Sekelj Vereš Gal Pap Lukač Halas`,
    },
    {
      // Bosniaks, in Novi Pazar, approximately as in the census of 2022. Kraljevo, in the same district, is not
      // listed here for that reason.
      share: 0.5,
      near: { 'Raški okrug': 82 },
      folds: { đ: 'dj' },
      script: serbianCyrillic,
      native: '{given.native} {family.native}',
      male: {
        0: 'Mehmed Ibrahim Hasan Husein Ismail Mustafa Sulejman Hamdija Rasim Ramiz Osman Šaban',
        1965: 'Senad Mirsad Samir Edin Sead Enver Fuad Nedžad Rifat Safet Esad Almir',
        1990: 'Adnan Armin Emir Haris Amar Tarik Anel Admir Edis Kenan Ajdin Mirza',
      },
      female: {
        0: 'Fatima Hatidža Emina Rabija Zumra Šefika Hajrija Mulija Nafija Hasnija Zehra Raza',
        1965: 'Senada Amela Jasmina Mirsada Sanela Elvira Samira Fikreta Azra Indira Edina Sabina',
        1990: 'Amina Lejla Ajla Selma Emina Aldina Amra Adela Merjema Elma Sara Ajša',
      },
      family: `Hadžić Hodžić Kurtović Mujović Numanović Bihorac Ugljanin Zukorlić Ljajić Fijuljanin Hamidović Plojović
        Škrijelj Muratović Rasljanin Ademović Eminović Halilović`,
    },
  ],
  places: {
    // `area` holds the area code and the first digits of its subscribers; `home` is the register region of the JMBG.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Beograd|Grad Beograd|11000,11010,11030,11040,11050,11060,11070,11080,11090,11120,11160|11 24|44.8040|20.4651|71|BG|1198
      Novi Sad|Južnobački okrug|21000|21 4|45.2517|19.8369|80|NS|260
      Niš|Nišavski okrug|18000,18103-18110|18 5|43.3247|21.9033|73|NI|178
      Kragujevac|Šumadijski okrug|34000|34 3|44.0167|20.9167|72|KG|147
      Subotica|Severnobački okrug|24000|24 5|46.1000|19.6667|82|SU|88
      Zrenjanin|Srednjobanatski okrug|23000|23 5|45.3836|20.3819|85|ZR|68
      Pančevo|Južnobanatski okrug|26000|13 3|44.8718|20.6417|86|PA|74
      Čačak|Moravički okrug|32000|32 3|43.8914|20.3497|78|ČA|70
      Kruševac|Rasinski okrug|37000|37 4|43.5800|21.3339|78|KŠ|53
      Novi Pazar|Raški okrug|36300|20 3|43.1367|20.5122|78|NP|71
      Smederevo|Podunavski okrug|11300|26 6|44.6644|20.9276|76|SD|59
      Leskovac|Jablanički okrug|16000|16 2|42.9981|21.9461|74|LE|58
      Valjevo|Kolubarski okrug|14000|14 2|44.2751|19.8982|77|VA|56
      Vranje|Pčinjski okrug|17500|17 4|42.5514|21.9003|74|VR|51
      Užice|Zlatiborski okrug|31000|31 5|43.8586|19.8488|79|UE|48
      Šabac|Mačvanski okrug|15000|15 3|44.7467|19.6900|77|ŠA|51
      Sombor|Zapadnobački okrug|25000|25 4|45.7742|19.1122|81|SO|42
      Požarevac|Braničevski okrug|12000|12 5|44.6213|21.1878|76|PO|42
      Zaječar|Zaječarski okrug|19000|19 4|43.9036|22.2641|75|ZA|33
      Sremska Mitrovica|Sremski okrug|22000|22 6|44.9764|19.6122|89|SM|36
      Kikinda|Severnobanatski okrug|23300|230 4|45.8297|20.4653|87|KI|32`,
    others: `Beograd=Belgrade|Београд|Belgrad|Belgrado; Novi Sad=Нови Сад|Neusatz; Niš=Ниш|Nish|Niša; Kragujevac=Крагујевац;
      Subotica=Суботица; Zrenjanin=Зрењанин; Pančevo=Панчево; Čačak=Чачак; Kruševac=Крушевац; Novi Pazar=Нови Пазар;
      Smederevo=Смедерево; Leskovac=Лесковац; Valjevo=Ваљево; Vranje=Врање; Užice=Ужице; Šabac=Шабац; Sombor=Сомбор;
      Požarevac=Пожаревац; Zaječar=Зајечар; Sremska Mitrovica=Сремска Митровица; Kikinda=Кикинда;
      Grad Beograd=Beograd|Belgrade|Београд|Град Београд|City of Belgrade;
      Južnobački okrug=South Bačka|Јужнобачки округ; Nišavski okrug=Nišava|Нишавски округ;
      Šumadijski okrug=Šumadija|Шумадијски округ; Severnobački okrug=North Bačka|Севернобачки округ;
      Srednjobanatski okrug=Central Banat; Južnobanatski okrug=South Banat; Moravički okrug=Moravica;
      Rasinski okrug=Rasina; Raški okrug=Raška; Podunavski okrug=Podunavlje; Jablanički okrug=Jablanica;
      Kolubarski okrug=Kolubara; Pčinjski okrug=Pčinja; Zlatiborski okrug=Zlatibor; Mačvanski okrug=Mačva;
      Zapadnobački okrug=West Bačka; Braničevski okrug=Braničevo; Zaječarski okrug=Zaječar; Sremski okrug=Syrmia|Srem;
      Severnobanatski okrug=North Banat`,
  },
  roads: `Kralja_Petra_I Karađorđeva Svetog_Save Vuka_Karadžića Kneza_Miloša Cara_Dušana Njegoševa Nikole_Tesle Kralja_Aleksandra
    Vojvode_Mišića Vojvode_Stepe Vojvode_Putnika Nemanjina Nušićeva Kosovska Branka_Radičevića Jovana_Cvijića Jovana_Dučića
    Dositejeva Hajduk_Veljkova Miloša_Obilića Kneza_Lazara Carice_Milice Cara_Lazara Bulevar_oslobođenja Narodnog_fronta
    Partizanska Železnička Školska Gundulićeva Omladinska Cvijićeva Mihajla_Pupina Zmaj_Jovina Maksima_Gorkog
    Stevana_Sremca Sinđelićeva Takovska Topličina Ive_Andrića`,
  street: '{road} {1-140}(|||a|/{1-24})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+381 6([0-6]|9) (######|#######)',
  landline: '+381 {place.area}#####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Banca Intesa|DBDBRSBG|160|20
      Banka Poštanska štedionica|SBPORSBG|200|16
      OTP banka Srbija|OTPVRS22|325|15
      NLB Komercijalna banka|KOBBRSBG|205|14
      Raiffeisen banka|RZBSRSBG|265|12
      UniCredit Bank Srbija|BACXRSBG|170|7
      Erste Bank|GIBARS22|340|6
      AIK Banka|AIKBRS22|105|6
      ProCredit Bank|PRCBRSBG|220|2
      Addiko Bank|HAABRSBG|165|1.5
      Halkbank|CABARS22|155|1.5
      ALTA banka|JMBNRSBG|190|1`,
    others: `NLB Komercijalna banka=Komercijalna`,
  },
  account: {
    label: 'Broj računa',
    validator: rsAccount,
    write: sealed('{bank.code}-000{10#}-00', sealMod97),
  },
  iban: ibanField({ RS }, '{account.bare}', { RS: withMod97 }),
  // The domestic DinaCard has no published test range.
  cards: 'visa:42 mastercard:57.5 amex:0.5',
  firms: {
    // Advocates form general partnerships alone (Zakon o advokaturi).
    forms: `
      d.o.o.|95|1990|1|250||law
      a.d.|2|1990|30|6000||law
      o.d.|2|1996|2|25
      k.d.|1|1996|2|40||law`,
    // Words that Cyrillic can write.
    trades: `
      retail Trgovina|Market|Komerc|Promet||Knjižara
      security Obezbeđenje|Zaštita
      airline Aero|Avio
      automotive Auto|Autoservis|Gume|Autodelovi|Moto`,
    name: '({founder} {trade}|{trade} {founder}|{founder} i {partner} {trade}|{founder} i sinovi {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [78000, 330000],
  fields: {
    postcode: { label: 'Poštanski broj' },
    region: { label: 'Okrug' },
    id: certified(jmbg, 'JMBG', {
      synonyms: ['јмбг', 'jedinstveni matični broj građana', 'maticni broj'],
    }),
    idcard: pictured('Broj lične karte', '00#######', {
      group: 'identity',
      synonyms: ['lična karta', 'licna karta'],
    }),
    passport: pictured('Broj pasoša', '0########', { synonyms: ['pasoš', 'pasos'] }),
    licence: pictured('Broj vozačke dozvole', '00#######', { synonyms: ['vozačka dozvola'] }),
    // The tax number of natural persons is their JMBG; a PIB is for firms and traders.
    tax: {
      label: 'Poreski broj (JMBG)',
      validator: jmbg,
      synonyms: ['poreski broj'],
      make: (_, p) => p.read('id'),
    },
    vat: certified(rsPib, 'PIB', {
      synonyms: ['пиб', 'pdv broj', 'poreski identifikacioni broj'],
    }),
    health: pictured('LBO', '%##########', {
      synonyms: ['lični broj osiguranika', 'zdravstvena knjižica'],
    }),
    bankcode: pictured('Šifra banke', '{bank.code}'),
    // Poziv na broj by model 97: two check digits of MOD 97-10 before the number.
    reference: {
      label: 'Poziv na broj (model 97)',
      synonyms: ['poziv na broj'],
      make(random) {
        const number = random.digits(10);
        return `97 ${mod97Digits(number)}-${number}`;
      },
    },
    nativeaddress: addressIn(inCyrillic, 'Adresa ćirilicom'),
    plate: pictured('Registarska oznaka', '{place.plate} (###|####)-[A-PR-VZ][A-PR-VZ]', {
      synonyms: ['registarske tablice'],
    }),
  },
  company: {
    street: { picture: '{road} {1-140}(|||a)' },
    nativename: {
      label: 'Naziv ćirilicom',
      special: true,
      make: (_, p) => inCyrillic(p.read('name')),
    },
    nativeaddress: addressIn(inCyrillic, 'Adresa ćirilicom'),
    // Eight digits of the business register; whether the last is a check digit is not published.
    registration: {
      label: 'Matični broj',
      make: (random, { firm }) => String(SERIALS(random, firm.founded)).padStart(8, '0'),
    },
    tax: certified(rsPib, 'PIB', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: PIB, length: 9, valid: rsPib.valid }),
    }),
  },
  // Source: National Bank of Serbia, IPS QR: K kind, V version, C character set, R account, N payee, I amount, SF code, S purpose, RO reference.
  qr: {
    name: 'IPS QR',
    payload: ({ payee, amount, reference }) =>
      [
        'K:PR',
        'V:01',
        'C:1',
        `R:${payee.read('account').replace(/\D/g, '')}`,
        `N:${plain(payee.read('name'), 70)}`,
        `I:RSD${Number(amount).toFixed(2).replace('.', ',')}`,
        'SF:289',
        'S:Uplata po racunu',
        `RO:${reference.replace(/[ -]/g, '')}`,
      ].join('|'),
  },
  presets: [
    {
      key: 'ips',
      scheme: INSTANT_TRANSFER,
      name: 'IPS instant payment (QR, Prenesi)',
      rows: [
        ['Payer', 'name'],
        ['Payer account', 'account'],
        ['Payer phone', 'phone'],
        ['Payee', 'company.name'],
        ['Payee account', 'company.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Poziv na broj', 'reference'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));

/** Serbian in Cyrillic; Roman numerals stay. */
function inCyrillic(latin: string): string {
  return latin.replace(/[A-Za-z\u00c0-\u024f]+/g, (word) =>
    /^[IVX]+$/.test(word) ? word : serbianCyrillic(word),
  );
}

/**
 * Starts of tax numbers by year of registration, approximate, as seen on firms of those years; the first are of
 * 2001 to 2003.
 */
const PIB = {
  1990: '100 101',
  2003: '102 103',
  2005: '103 104',
  2007: '105',
  2009: '106',
  2011: '107',
  2013: '108',
  2015: '109',
  2017: '110',
  2019: '111',
  2020: '111 112',
  2021: '112',
  2022: '113',
  2024: '114',
};

/** Likewise the register's own numbers. */
const SERIALS = series(
  '1990 6000000 · 1995 8800000 · 1995 17000000 · 2005 17620000 · 2005 20000000 · 2014 20990000 · 2014 21000000 · 2020 21550000 · 2024 21970000 · 2026 22150000',
);
