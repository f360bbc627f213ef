import { sealed } from '../draw/picture.ts';
import { hrBban, sealHrAccount } from '../validators/hrBban.ts';
import { hrOib } from '../validators/hrOib.ts';
import { certified, country, pictured } from './declare.ts';

export const hr = country({
  code: 'hr',
  name: 'Croatia',
  alpha3: 'HRV',
  currency: 'EUR',
  group: 'Europe',
  aliases: 'Hrvatska Croatian Croatians Croat Croats Hrvat Hrvatica Hrvati Kroatien Croatie Croacia hrvatska',
  names: {
    male: `Ivan Marko Josip Ante Luka Tomislav Željko Stjepan Mario Davor Matej Zoran Filip Nikola Goran Marijan Petar Branko
      Dario Darko Antonio Karlo Robert Vladimir Zlatko Damir Franjo Zdravko Domagoj Igor Hrvoje Tomo Krešimir Jakov David
      Dražen Lovro Martin Vedran Boris Antun Jure Ivica Mate Miroslav Vjekoslav Krunoslav Bruno Danijel Denis Drago Dragutin
      Duje Fran Gabriel Ivo Juraj Leon Mirko Mladen Neven Nenad Noa Roko Saša Siniša Slavko Stipe Šime Tin Toni Vinko
      Vito Zvonimir Zvonko Alen Andrija Anto Borna Božidar Bernard Dalibor Dino Dominik Dorian Edi Emanuel Franko Frane
      Gordan Ivano Jan Joso Kristijan Leo Mihael Mijo Milan Niko Patrik Pavao Rade Rudolf Sven Teo Tihomir Viktor Vlado`,
    female: `Marija Ana Ivana Mirjana Katarina Nada Dragica Ljubica Vesna Marina Petra Sanja Martina Jasna Lucija Kata Jelena
      Mia Sara Ema Antonija Nikolina Maja Gordana Snježana Anđela Valentina Tea Iva Lana Tena Dora Ivanka Josipa Branka
      Matea Magdalena Klara Marta Jadranka Željka Sandra Helena Danijela Barbara Nina Lara Leona Biserka Božica Višnja Vera
      Zdenka Zlata Zrinka Suzana Sonja Slavica Stana Ružica Renata Paula Nives Nikoleta Natalija Mira Milka Melita Mateja
      Manda Luce Linda Lidija Lea Laura Kristina Karla Julija Janja Jagoda Irena Ines Hana Gabrijela Franka Eva Emilija
      Elena Doris Dijana Diana Danica Blanka Bernarda Anita Anica Anamarija Andrea Ankica Alenka Adrijana Tihana Tamara
      Štefica Terezija Tatjana Rozalija Rita Ozana Dunja Una`,
    family: `Horvat Kovačević Babić Marić Jurić Novak Kovačić Vuković Knežević Marković Petrović Matić Tomić Pavlović Kovač Božić
      Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Jurišić Jurković
      Nikolić Bašić Mandić Lončar Martinović Ivanković Petković Mikulić Šimić Klarić Novosel Đurić Ivančić Lukić Galić
      Vidaković Brkić Matijević Rukavina Burić Abramović Vučković Jelić Grubišić Posavec Martić Bilić Kralj Ćosić Herceg
      Cindrić Antunović Marušić Dujmović Rajković Lučić Miletić Stanić Vukić Buljan Kolar Kos Bičanić Ružić Ilić Tadić
      Sertić Jakšić Pranjić Gašpar Mihaljević Varga Žagar Golubić Balić Mlinarić Stipić Janković Crnković Šoštarić Benić
      Šimunović Medved Zorić Puljić Milić Topić Katić Rogić Vrdoljak Ćurić Dujić Bukvić Krznarić Jozić Mlakar Banić Čović
      Dragić Franić Vlahović Gavrić Hrgović Ivić Jakovljević Jelavić Kasun Komljenović Krajačić Lacković Leko Lukačević Ljubić
      Magdić Mamić Mažuranić Mijatović Mrkonjić Nekić Oreč Pandžić Pavlić Pejić Petrić Prpić Rebić Rodin Samardžić Sever
      Skoko Smolčić Soldo Šafar Škorić Španić Štimac Tkalčić Turković Vrban Vukelić Zebić Zelić Zubčić`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers; `office` is the register court in the MBS.
    columns: 'city region zone area lat lon plate office',
    rows: `
      Zagreb|Grad Zagreb|10000,10010,10020,10040,10090|1 48|45.8144|15.9780|ZG|080
      Split|Splitsko-dalmatinska|21000|21 3|43.5089|16.4392|ST|060
      Rijeka|Primorsko-goranska|51000|51 3|45.3267|14.4424|RI|040
      Osijek|Osječko-baranjska|31000|31 2|45.5511|18.6939|OS|030
      Zadar|Zadarska|23000|23 3|44.1158|15.2251|ZD|110
      Velika Gorica|Zagrebačka|10410|1 62|45.7125|16.0756|ZG|080
      Slavonski Brod|Brodsko-posavska|35000|35 4|45.1603|18.0156|SB|050
      Pula|Istarska|52100|52 2|44.8683|13.8481|PU|130
      Karlovac|Karlovačka|47000|47 6|45.4917|15.5500|KA|020
      Sisak|Sisačko-moslavačka|44000|44 5|45.4661|16.3783|SK|080
      Varaždin|Varaždinska|42000|42 2|46.3044|16.3378|VŽ|070
      Šibenik|Šibensko-kninska|22000|22 2|43.7343|15.8942|ŠI|100
      Dubrovnik|Dubrovačko-neretvanska|20000|20 4|42.6412|18.1091|DU|090
      Bjelovar|Bjelovarsko-bilogorska|43000|43 2|45.8986|16.8489|BJ|010
      Vinkovci|Vukovarsko-srijemska|32100|32 3|45.2883|18.8047|VK|030
      Koprivnica|Koprivničko-križevačka|48000|48 6|46.1628|16.8275|KC|010
      Čakovec|Međimurska|40000|40 3|46.3844|16.4339|ČK|070
      Vukovar|Vukovarsko-srijemska|32000|32 4|45.3516|19.0023|VU|030
      Požega|Požeško-slavonska|34000|34 2|45.3403|17.6853|PŽ|030
      Virovitica|Virovitičko-podravska|33000|33 7|45.8319|17.3839|VT|010
      Gospić|Ličko-senjska|53000|53 5|44.5461|15.3747|GS|040
      Krapina|Krapinsko-zagorska|49000|49 3|46.1608|15.8789|KR|080`,
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
    columns: 'bank bic code',
    rows: `
      Zagrebačka banka|ZABAHR2X|2360000
      Privredna banka Zagreb|PBZGHR2X|2340009
      Erste Bank|ESBCHR22|2402006
      OTP banka|OTPVHR2X|2407000
      Raiffeisenbank Austria|RZBHHR2X|2484008
      Hrvatska poštanska banka|HPBZHR2X|2390001
      Addiko Bank|HAABHR22|2500009
      Agram banka|KREZHR2X|2481000
      Podravska banka|PDKCHR2X|2386002
      Istarska kreditna banka|ISKBHR2X|2380006`,
  },
  // Accounts of persons begin with 31, 32 or 35, those of firms with 11.
  account: {
    label: 'Broj računa',
    validator: hrBban,
    write: sealed('{bank.code}-(31|32|35){8#}', sealHrAccount),
  },
  bban: '{account.bare}',
  cards: 'mastercard visa maestro diners amex',
  firms: {
    forms: 'd.o.o. j.d.o.o. d.d. k.d.',
    name: '({founder} {trade}|{founder} i {partner}|{founder} i sinovi|{founder} {trade}) {form}',
  },
  income: [1100, 3000],
  fields: {
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
    reference: pictured('Poziv na broj', 'HR00 {1-9999}-{2024-2025}-######', {
      synonyms: ['poziv na broj primatelja'],
    }),
    plate: pictured('Registarska oznaka', '{place.plate} ####-[A-PR-VZ](|[A-PR-VZ])', {
      synonyms: ['registarske pločice'],
    }),
  },
  company: {
    registration: pictured('MBS', '{place.office}######'),
    tax: certified(hrOib, 'OIB'),
    vat: { label: 'PDV ID', validator: hrOib, make: (_, p) => `HR${p.read('tax')}` },
    account: {
      validator: hrBban,
      write: sealed('{bank.code}-11{8#}', sealHrAccount),
    },
  },
  presets: [
    {
      key: 'hub-3',
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
});
