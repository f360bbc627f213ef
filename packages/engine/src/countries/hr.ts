import { HR } from '../data/ibanLayouts.ts';
import { croatian } from '../data/languages/croatian.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import { plain } from '../fields/qrPayload.ts';
import { hrBban, sealHrAccount, withHrChecks } from '../validators/hrBban.ts';
import { hrOib } from '../validators/hrOib.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** The register court of Zagreb passed a million in about 2016. */
const ZAGREB = series('1990 80000001 · 2016 81000000 · 2026 81690000');

export const hr = country('hr', () => ({
  name: 'Croatia',
  alpha3: 'HRV',
  passportYears: { adult: 10, minor: 5, from: 21 },
  paydays: [[10], [15]],
  currency: 'EUR',
  gs1: '385',
  lei: '7478',
  since: [2023, 1, 1],
  holidays:
    '0101 0106 2023:E-2 E+1 0501 2020:0530 E+60 0622 -2019:0625 0805 0815 -2019:1008 1101 2020:1118 1225 1226',
  group: 'Europe',
  locale: { language: 'hr', zone: 'Europe/Zagreb' },
  economy: {
    vat: { usual: 25 },
    deductions: { social: 20, tax: 9 },
    tenure: { rent: 9, loan: 6 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: `hrvatski hrvatske kroatisch Chorwacja Chorwacji Kroatië chorwacki chorwacka chorwackie chorwackich`,
    scripts: 'クロアチア 克罗地亚 크로아티아 كرواتيا كرواتي~ क्रोएशिया Хорвати^ Хорваті^ хорватск~ хорватськ~',
    women: 'Kroatin Kroatinnen Chorwatka Chorwatki',
    places: 'Split=Splita|Splitu; Rijeka=Rijeke|Rijeci; Osijek=Osijeka|Osijeku',
  },
  aliases: 'Hrvatska Croatian Croatians Croat Croats Hrvat Hrvatica Hrvati Kroatien Croatie Croacia hrvatska',
  ages: '8.8 14.3 16 16.4 17 16.7 10.8',
  life: {
    pensionPay: { days: [10] },
    studies: 50,
    retires: [65, 63],
    pays: [390, 1350],
    institutions: `
      pension Hrvatski zavod za mirovinsko osiguranje
      fire JVP {town}
      welfare Hrvatski zavod za socijalni rad
      university@Zagreb+Velika_Gorica+Krapina Sveučilište u Zagrebu
      university@Split Sveučilište u Splitu
      university@Rijeka Sveučilište u Rijeci
      university@Osijek+Vinkovci+Vukovar Sveučilište Josipa Jurja Strossmayera u Osijeku
      university@Zadar+Gospić Sveučilište u Zadru
      university@Slavonski_Brod Sveučilište u Slavonskom Brodu
      university@Pula Sveučilište Jurja Dobrile u Puli
      university@Sisak Sveučilište u Zagrebu
      university@Varaždin+Koprivnica Sveučilište Sjever
      university@Dubrovnik Sveučilište u Dubrovniku
      university@Karlovac Veleučilište u Karlovcu
      university@Šibenik Veleučilište u Šibeniku
      university@Bjelovar Veleučilište u Bjelovaru
      university@Požega Sveučilište Josipa Jurja Strossmayera u Osijeku
      university@Virovitica Veleučilište u Virovitici
      university@Čakovec Međimursko veleučilište u Čakovcu
      hospital Opća bolnica {town}
      hospital@Zagreb+Split+Rijeka+Osijek KBC {town}`,
  },
  language: croatian,
  sources:
    'Ages and cities after DZS, census 2021, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 97,
      near: { 'Vukovarsko-srijemska': 86, 'Sisačko-moslavačka': 90, Karlovačka: 92, 'Ličko-senjska': 90 },
      male: {
        0: `Ivan Josip Stjepan Franjo Ante Antun Marijan Nikola Mijo Mate Petar Zvonimir Vladimir Dragutin Branko
          Zdravko Slavko Jure Milan Rudolf Drago Anto Pavao Tomo Zlatko Ivo Stipe Luka`,
        1950: `Ivan Josip Željko Zdravko Ante Stjepan Branko Zlatko Marijan Vladimir Tomislav Franjo Drago Ivica
          Mladen Nikola Damir Zvonko Milan Davor Petar Mirko Darko Antun Dragutin Boris Vinko Slavko`,
        1965: `Ivan Željko Davor Damir Zoran Goran Darko Ivica Tomislav Mario Josip Dražen Robert Marijan Zlatko
          Nenad Ante Branko Mladen Igor Siniša Boris Denis Dario Zvonimir Dubravko Krešimir Neven`,
        1978: `Ivan Tomislav Marko Mario Goran Josip Igor Hrvoje Krešimir Dario Ante Damir Davor Marijan Robert
          Dalibor Nikola Vedran Saša Danijel Domagoj Alen Petar Matija Boris Zoran Kristijan Mladen`,
        1990: `Ivan Marko Josip Luka Matej Antonio Ante Filip Tomislav Mario Nikola Dario Domagoj Hrvoje Petar Marin
          Stjepan Mislav Kristijan Karlo Dominik Mateo Matija Andrija Igor Leon David Krešimir`,
        2000: `Luka Ivan Marko Filip Josip Matej Karlo Antonio Ante Leon David Petar Nikola Fran Lovro Dominik Jakov
          Borna Toni Mateo Roko Gabriel Tin Lovre Jan Bruno Mihael Vito`,
      },
      female: {
        0: `Marija Ana Ljubica Ivanka Kata Dragica Katica Anka Štefica Nada Barbara Zdenka Ruža Jelena Mara Milka
          Katarina Slavica Zora Terezija Danica Manda Blaženka Vera Matija Anđelka Dragutinka Franjka`,
        1950: `Marija Ana Ivanka Dragica Nada Ljubica Mirjana Vesna Branka Jadranka Slavica Zdenka Katica Biserka
          Ljiljana Štefica Božica Jasna Ankica Gordana Kata Ružica Vera Višnja Anica Milica Zlata Danica`,
        1965: `Marija Vesna Snježana Gordana Mirjana Ljiljana Željka Jasna Ana Sanja Jadranka Suzana Dubravka Branka
          Sandra Nada Tatjana Irena Lidija Renata Ivana Marina Božica Dijana Danijela Nataša Anita Ivanka`,
        1978: `Ivana Marija Ana Martina Sanja Jelena Maja Kristina Marina Tanja Sandra Irena Danijela Nikolina Josipa
          Valentina Petra Tihana Mirela Anita Katarina Monika Andrea Vesna Suzana Antonija Iva Jasmina`,
        1990: `Ana Marija Ivana Petra Martina Matea Nikolina Antonija Ivona Josipa Valentina Iva Kristina Maja Mateja
          Marina Jelena Katarina Lucija Tea Anamarija Tena Magdalena Helena Mirna Andrea Paula Sara`,
        2000: `Ana Lucija Petra Lana Ema Marija Karla Dora Sara Iva Mia Lara Laura Marta Katarina Nika Matea Tea
          Magdalena Helena Klara Antonia Leona Tena Franka Gabrijela Paula Eva`,
      },
      family: `Horvat Kovačević Babić Marić Jurić Novak Kovačić Vuković Knežević Marković Petrović Matić Tomić Pavlović
        Kovač Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak
        Jukić Barišić Jurišić Jurković Nikolić Bašić Mandić Lončar Martinović Ivanković Petković Mikulić Šimić
        Klarić Novosel Đurić Ivančić Lukić Galić Vidaković Brkić Matijević Rukavina Burić Abramović Vučković
        Jelić Grubišić Posavec Martić Bilić Kralj Ćosić Herceg Cindrić Antunović Marušić Dujmović Rajković Lučić
        Miletić Stanić Vukić Buljan Kolar Kos Bičanić Ružić Ilić Tadić Sertić Jakšić Pranjić Gašpar Mihaljević
        Varga Žagar Golubić Balić Mlinarić Stipić Janković Crnković Šoštarić Benić Šimunović Medved Zorić Puljić
        Milić Topić Katić Rogić Vrdoljak Ćurić Dujić Bukvić Krznarić Jozić Mlakar Banić Čović Dragić Franić
        Vlahović Gavrić Hrgović Ivić Jakovljević Jelavić Kasun Komljenović Krajačić Lacković Leko Lukačević
        Ljubić Magdić Mamić Mažuranić Mijatović Mrkonjić Nekić Oreč Pandžić Pavlić Pejić Petrić Prpić Rebić
        Rodin Samardžić Sever Skoko Smolčić Soldo Šafar Škorić Španić Štimac Tkalčić Turković Vrban Vukelić
        Zebić Zelić Zubčić`,
    },
    {
      // Serbs, about as in the census of 2021.
      share: 3,
      near: { 'Vukovarsko-srijemska': 14, 'Sisačko-moslavačka': 10, Karlovačka: 8, 'Ličko-senjska': 10 },
      male: {
        0: 'Milan Nikola Đuro Dušan Stevo Mile Jovan Petar Branko Milorad Rade Slobodan Bogdan Dragan',
        1965: 'Dragan Zoran Goran Milan Nenad Dejan Siniša Saša Boris Predrag Nebojša Željko Đorđe Mirko',
        1990: 'Nikola Stefan Aleksandar Marko Bojan Nemanja Igor Vladimir Dejan Filip Luka Ognjen Saša Uroš',
      },
      female: {
        0: 'Milica Milka Ljubica Sofija Dragica Anka Nevenka Mara Desanka Stana Dušanka Zorka Savka Mira',
        1965: `Dragana Snežana Gordana Biljana Slavica Milena Svjetlana Nada Radmila Vesna Mirjana Ljiljana Nataša
          Dušanka`,
        1990: 'Jelena Milica Tijana Dragana Aleksandra Ivana Jovana Maja Sanja Nikolina Bojana Teodora Marina Sara',
      },
      family: `Jovanović Petrović Nikolić Popović Đurić Vuković Marković Stojanović Milošević Dragičević Mandić Pavlović
        Savić Vukelić Trbojević Vujić Dmitrović Rajić Kosanović Opačić Zorić Bjelić Ostojić Graovac`,
    },
  ],
  places: {
    // `area` holds the area code and the first digits of its subscribers; `office` is the register court in the MBS.
    columns: 'city region zone area lat lon plate office pop',
    rows: `
      Zagreb|Grad Zagreb|10000,10010,10020,10040,10090|1 48|45.8144|15.9780|ZG|080|664
      Split|Splitsko-dalmatinska|21000|21 3|43.5089|16.4392|ST|060|150
      Rijeka|Primorsko-goranska|51000|51 3|45.3267|14.4424|RI|040|108
      Osijek|Osječko-baranjska|31000|31 2|45.5511|18.6939|OS|030|75
      Zadar|Zadarska|23000|23 3|44.1158|15.2251|ZD|110|68
      Velika Gorica|Zagrebačka|10410|1 62|45.7125|16.0756|ZG|080|30
      Slavonski Brod|Brodsko-posavska|35000|35 4|45.1850|18.0156|SB|050|46
      Pula|Istarska|52100|52 2|44.8683|13.8481|PU|130|52
      Karlovac|Karlovačka|47000|47 6|45.4917|15.5500|KA|020|41
      Sisak|Sisačko-moslavačka|44000|44 5|45.4661|16.3783|SK|080|30
      Varaždin|Varaždinska|42000|42 2|46.3044|16.3378|VŽ|070|37
      Šibenik|Šibensko-kninska|22000|22 2|43.7343|15.8942|ŠI|100|31
      Dubrovnik|Dubrovačko-neretvanska|20000|20 4|42.6530|18.0880|DU|090|27
      Bjelovar|Bjelovarsko-bilogorska|43000|43 2|45.8986|16.8489|BJ|010|24
      Vinkovci|Vukovarsko-srijemska|32100|32 3|45.2883|18.8047|VK|030|28
      Koprivnica|Koprivničko-križevačka|48000|48 6|46.1628|16.8275|KC|010|27
      Čakovec|Međimurska|40000|40 3|46.3844|16.4339|ČK|070|15
      Vukovar|Vukovarsko-srijemska|32000|32 4|45.3480|18.9700|VU|030|20
      Požega|Požeško-slavonska|34000|34 2|45.3403|17.6853|PŽ|030|17
      Virovitica|Virovitičko-podravska|33000|33 7|45.8319|17.3839|VT|010|13
      Gospić|Ličko-senjska|53000|53 5|44.5461|15.3747|GS|040|6
      Krapina|Krapinsko-zagorska|49000|49 3|46.1608|15.8789|KR|080|4`,
    others: `Rijeka=Fiume; Dubrovnik=Ragusa; Grad Zagreb=Zagreb|City of Zagreb;
      Splitsko-dalmatinska=Split-Dalmatia|Dalmatia|Dalmacija; Primorsko-goranska=Primorje-Gorski Kotar;
      Osječko-baranjska=Osijek-Baranja; Zadarska=Zadar; Zagrebačka=Zagreb County; Brodsko-posavska=Brod-Posavina;
      Istarska=Istria|Istra; Karlovačka=Karlovac; Sisačko-moslavačka=Sisak-Moslavina; Varaždinska=Varaždin;
      Šibensko-kninska=Šibenik-Knin; Dubrovačko-neretvanska=Dubrovnik-Neretva; Bjelovarsko-bilogorska=Bjelovar-Bilogora;
      Vukovarsko-srijemska=Vukovar-Srijem; Koprivničko-križevačka=Koprivnica-Križevci; Međimurska=Međimurje;
      Požeško-slavonska=Požega-Slavonia; Virovitičko-podravska=Virovitica-Podravina; Ličko-senjska=Lika-Senj;
      Krapinsko-zagorska=Krapina-Zagorje; Zagreb=Agram; Split=Spalato`,
  },
  roads: `Ulica_kralja_Tomislava Ulica_Matije_Gupca Ulica_Stjepana_Radića Vukovarska_ulica Zagrebačka_ulica Ulica_kralja_Zvonimira
    Ulica_bana_Jelačića Ulica_Ante_Starčevića Ulica_kralja_Petra_Krešimira_IV. Ulica_Nikole_Tesle Ulica_Ivana_Gundulića
    Ulica_Augusta_Šenoe Ulica_Ljudevita_Gaja Ulica_Franje_Tuđmana Ulica_Vladimira_Nazora Ulica_Ruđera_Boškovića Školska_ulica
    Kolodvorska_ulica Crkvena_ulica Vinogradska_ulica Cvjetna_ulica Splitska_ulica Dalmatinska_ulica Istarska_ulica
    Slavonska_ulica Frankopanska_ulica Zrinska_ulica Strossmayerova_ulica Mažuranićeva_ulica Preradovićeva_ulica Ulica_lipa
    Ulica_hrvatskih_branitelja Ulica_Domovinskog_rata Ulica_Andrije_Hebranga Ulica_Josipa_Kozarca Bolnička_ulica
    Radnička_cesta Savska_ulica Dravska_ulica Kralja_Držislava`,
  street: '{road} {1-140}(|||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+385 (91|92|95|98|99) ### ####',
  landline: '+385 {place.area}#####',
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Zagrebačka banka|ZABAHR2X|2360000|27
      Privredna banka Zagreb|PBZGHR2X|2340009|22
      Erste Bank|ESBCHR22|2402006|17
      OTP banka|OTPVHR2X|2407000|12
      Raiffeisenbank Austria|RZBHHR2X|2484008|9
      Hrvatska poštanska banka|HPBZHR2X|2390001|9
      Addiko Bank|HAABHR22|2500009|3
      Istarska kreditna banka|ISKBHR2X|2380006|25|Istarska
      Agram banka|KREZHR2X|2481000|0.8
      Podravska banka|PDKCHR2X|2386002|20|Koprivničko-križevačka`,
    others: `Privredna banka Zagreb=PBZ; Zagrebačka banka=Zaba; Hrvatska poštanska banka=HPB; Raiffeisenbank Austria=RBA`,
  },
  // Accounts of persons start with 31, 32 or 35, those of firms with 11.
  account: {
    label: 'Broj računa',
    validator: hrBban,
    gap: 10,
    write: sealed('{bank.code}-(31|32|35){8#}', sealHrAccount),
  },
  iban: ibanField({ HR }, '{account.bare}', { HR: withHrChecks }),
  cards: 'mastercard:50 visa:45 diners:4 amex:1',
  firms: {
    forms: `
      d.o.o.|72|1990|1|250
      j.d.o.o.|25|2012|1|15
      d.d.|1.5|1990|30|6000
      k.d.|0.5|1994|2|60
      j.t.d.|1|1994|2|40`,
    name: '({founder} {trade}|{trade} {founder}|{founder} i {partner} {trade}|{founder} i sinovi {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [1050, 3900],
  fields: {
    postcode: { label: 'Poštanski broj' },
    region: { label: 'Županija' },
    id: certified(hrOib, 'OIB', { synonyms: ['osobni identifikacijski broj'] }),
    idcard: pictured('Broj osobne iskaznice', '11#######', {
      group: 'identity',
      synonyms: ['osobna iskaznica'],
    }),
    passport: pictured('Broj putovnice', '[012]########', { synonyms: ['putovnica'] }),
    licence: pictured('Broj vozačke dozvole', '%#######', { synonyms: ['vozačka dozvola'] }),
    tax: {
      label: 'OIB (porezni broj)',
      validator: hrOib,
      synonyms: ['porezni broj'],
      make: (_, p) => p.read('id'),
    },
    vat: {
      label: 'PDV ID',
      validator: hrOib,
      synonyms: ['pdv', 'pdv id broj'],
      make: (_, p) => `HR${p.read('id')}`,
    },
    health: pictured('MBO', '%########', {
      synonyms: ['matični broj osiguranika', 'zdravstvena iskaznica'],
    }),
    bankcode: pictured('VBDI', '{bank.code}', {
      synonyms: ['vodeći broj depozitne institucije'],
    }),
    // Model HR00 has no check digit.
    reference: pictured('Poziv na broj', 'HR00 {1-9999}-{year}-######', {
      synonyms: ['poziv na broj primatelja'],
    }),
    plate: pictured('Registarska oznaka', '{place.plate} ####-[A-PR-VZ](|[A-PR-VZ])', {
      synonyms: ['registarske pločice'],
    }),
  },
  company: {
    registration: {
      label: 'MBS',
      make: (random, { place: { office }, firm: { founded } }) =>
        office?.text === '080' ? `0${ZAGREB(random, founded)}` : office?.text + random.digits(6),
    },
    tax: certified(hrOib, 'OIB'),
    vat: { label: 'PDV ID', validator: hrOib, make: (_, p) => `HR${p.read('tax')}` },
    account: {
      validator: hrBban,
      write: sealed('{bank.code}-11{8#}', sealHrAccount),
    },
  },
  // Source: Croatian Banking Association, HUB 3: two-dimensional barcode, version 2.0: a PDF417 symbol, one value in each line.
  qr: {
    name: 'HUB3',
    hasPicture: false,
    payload({ payee, amount, reference }) {
      const [model = 'HR99', ...number] = reference.split(' ');
      return [
        'HRVHUB30',
        'EUR',
        String(Math.round(Number(amount) * 100)).padStart(15, '0'),
        ...['', '', ''],
        plain(payee.read('name'), 25),
        plain(payee.read('street'), 25),
        plain(`${payee.read('postcode')} ${payee.read('city')}`, 27),
        payee.read('iban'),
        model,
        number.join(''),
        'OTHR',
        'Placanje po racunu',
      ].join('\n');
    },
  },
  presets: [
    {
      key: 'hub-3',
      scheme: CREDIT_TRANSFER,
      name: 'Payment slip (HUB-3)',
      rows: [
        ['Payer', 'name'],
        ['Payer address', 'address'],
        ['Payer IBAN', 'iban'],
        ['Recipient', 'company.name'],
        ['Recipient address', 'company.address'],
        ['Recipient IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Model and poziv na broj', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));
