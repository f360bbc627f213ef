import { mod97Digits, sealMod97 } from '../checksum/mod97.ts';
import { serbianCyrillic } from '../data/cyrillic.ts';
import { sealed } from '../draw/picture.ts';
import { jmbg } from '../validators/jmbg.ts';
import { rsAccount } from '../validators/rsAccount.ts';
import { rsPib } from '../validators/rsPib.ts';
import { certified, country, pictured } from './declare.ts';

export const rs = country({
  code: 'rs',
  name: 'Serbia',
  alpha3: 'SRB',
  currency: 'RSD',
  group: 'Europe',
  aliases: 'Srbija Србија Serbian Serbians Serbs Srbin Srpkinja Srbi Срби Serbie Serbien',
  names: {
    folds: { đ: 'dj' },
    script: serbianCyrillic,
    native: '{given.native} {family.native}',
    male: `Milan Dragan Aleksandar Zoran Nikola Marko Goran Miloš Vladimir Slobodan Dejan Jovan Stefan Petar Nenad Ivan Miroslav
      Đorđe Milorad Branislav Saša Nemanja Dušan Radovan Igor Predrag Bojan Luka Miodrag Filip Lazar Živorad Dragoslav
      Vuk Uroš Darko Boris Mihajlo Srđan Rade Milutin Ljubiša Zlatko Veljko Danijel Vojislav Dragiša Momčilo Branko Tomislav
      Radomir Bogdan Andrija Žarko Ranko Mladen Stevan Siniša Ratko Pavle Borislav Milovan Živko Vladan David Dimitrije
      Ognjen Svetozar Mirko Vasilije Aleksa Vukašin Danilo Bratislav Strahinja Čedomir Novak Tihomir Relja Viktor Matija Ljubomir
      Gojko Božidar Stanko Obrad Milenko Sreten Blagoje Budimir Velibor Kosta Ilija Jakov Konstantin Todor Vidoje Zdravko
      Radoslav Ivica Časlav Svetislav Mile Damjan`,
    female: `Milica Marija Jelena Ljiljana Snežana Dragana Ivana Gordana Vesna Ana Slavica Jovana Mirjana Nada Biljana Svetlana
      Danijela Jasmina Zorica Olivera Teodora Sanja Katarina Tamara Tijana Maja Radmila Anđela Nevena Aleksandra Nataša
      Bojana Sofija Dušica Verica Suzana Marina Milena Kristina Sara Sandra Vera Branka Milanka Desanka Tatjana Jagoda
      Dunja Stana Stojanka Aleksija Anastasija Andrea Anja Bogdana Bosiljka Branislava Bratislava Dara Dijana Divna Dobrila
      Gorica Helena Iskra Isidora Jadranka Julija Kosana Lana Lara Lena Lidija Ljubica Mila Milijana Milka Mina Minja
      Mirela Nadežda Natalija Nikolina Nina Petra Radojka Ranka Ružica Senka Slađana Slobodanka Smilja Spomenka Stanislava
      Tea Una Valentina Vanja Violeta Višnja Zlata Žaklina Živka Tanja Dobrinka`,
    family: `Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović Milošević Popović Ristić Janković
      Simić Todorović Kostić Živković Tomić Savić Stefanović Milovanović Mitrović Radovanović Lazić Stojković Aleksić
      Đurić Vasić Lukić Filipović Milenković Cvetković Mitić Milić Jocić Kovačević Matić Arsić Babić Bogdanović Mladenović
      Perić Antić Radosavljević Krstić Đokić Ivanović Ivković Veljković Miletić Obradović Vuković Knežević
      Gajić Vidaković Vasiljević Milojević Zdravković Božić Đukić Đurđević Radić Trajković Marinković Tasić Maksimović
      Živanović Mihajlović Bošković Rakić Jevtić Vučković Andrić Ćirić Nedeljković Nešić Jakovljević Spasić Mijatović Grujić
      Dimitrijević Gavrilović Sekulić Aleksandrić Radulović Stevanović Petković Rajković Pantić Vujić Pešić Blagojević
      Zlatković Dimić Đukanović Urošević Ognjanović Novaković Srećković Nastić Tošić Rančić Čolić Kojić Cvijić
      Ranković Stamenković Golubović Tadić Damnjanović Paunović Miljković Pejić Marjanović Vukosavljević Manojlović Bojić
      Radojević Šarić Ignjatović Kuzmanović Lekić Vasović Đuričić Mićić Despotović Stanojević Subotić Tešić Vlahović
      Grbić Jelić Kralj Nađ Horvat Varga Hadžić Bajić Ninković Zarić Stojiljković Čović Stepanović Šević Milutinović
      Jeremić Karanović Lalić Prodanović Vukić Mirković`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers; `home` is the register region of the JMBG.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Beograd|Grad Beograd|11000,11010,11030,11040,11050,11060,11070,11080,11090,11120,11160|11 24|44.8040|20.4651|71|BG
      Novi Sad|Južnobački okrug|21000|21 4|45.2517|19.8369|80|NS
      Niš|Nišavski okrug|18000,18103-18110|18 5|43.3247|21.9033|73|NI
      Kragujevac|Šumadijski okrug|34000|34 3|44.0167|20.9167|72|KG
      Subotica|Severnobački okrug|24000|24 5|46.1000|19.6667|82|SU
      Zrenjanin|Srednjobanatski okrug|23000|23 5|45.3836|20.3819|85|ZR
      Pančevo|Južnobanatski okrug|26000|13 3|44.8718|20.6417|86|PA
      Čačak|Moravički okrug|32000|32 3|43.8914|20.3497|78|ČA
      Kruševac|Rasinski okrug|37000|37 4|43.5800|21.3339|78|KŠ
      Novi Pazar|Raški okrug|36300|20 3|43.1367|20.5122|78|NP
      Kraljevo|Raški okrug|36000|36 3|43.7258|20.6894|78|KV
      Smederevo|Podunavski okrug|11300|26 6|44.6644|20.9276|76|SD
      Leskovac|Jablanički okrug|16000|16 2|42.9981|21.9461|74|LE
      Valjevo|Kolubarski okrug|14000|14 2|44.2751|19.8982|77|VA
      Vranje|Pčinjski okrug|17500|17 4|42.5514|21.9003|74|VR
      Užice|Zlatiborski okrug|31000|31 5|43.8586|19.8488|79|UE
      Šabac|Mačvanski okrug|15000|15 3|44.7467|19.6900|77|ŠA
      Sombor|Zapadnobački okrug|25000|25 4|45.7742|19.1122|81|SO
      Požarevac|Braničevski okrug|12000|12 5|44.6213|21.1878|76|PO
      Zaječar|Zaječarski okrug|19000|19 4|43.9036|22.2641|75|ZA
      Sremska Mitrovica|Sremski okrug|22000|22 6|44.9764|19.6122|89|SM
      Kikinda|Severnobanatski okrug|23300|230 4|45.8297|20.4653|87|KI`,
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
    columns: 'bank bic code',
    rows: `
      Banca Intesa|DBDBRSBG|160
      OTP banka Srbija|OTPVRS22|325
      Raiffeisen banka|RZBSRSBG|265
      UniCredit Bank Srbija|BACXRSBG|170
      NLB Komercijalna banka|KOBBRSBG|205
      Banka Poštanska štedionica|SBPORSBG|200
      Erste Bank|GIBARS22|340
      AIK Banka|AIKBRS22|105
      ProCredit Bank|PRCBRSBG|220
      Addiko Bank|HAABRSBG|165
      ALTA banka|JMBNRSBG|190
      Halkbank|CABARS22|155`,
  },
  account: {
    label: 'Broj računa',
    validator: rsAccount,
    write: sealed('{bank.code}-000{10#}-00', sealMod97),
  },
  bban: '{account.bare}',
  cards: 'visa mastercard maestro amex',
  firms: {
    forms: 'd.o.o. a.d. o.d. k.d.',
    name: '({founder} {trade}|{founder} i {partner}|{founder} i sinovi|{founder} {trade}) {form}',
  },
  income: [80000, 250000],
  fields: {
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
    plate: pictured('Registarska oznaka', '{place.plate} (###|####)-[A-PR-VZ][A-PR-VZ]', {
      synonyms: ['registarske tablice'],
    }),
  },
  company: {
    // Eight digits of the business register; whether the last is a check digit is not published.
    registration: pictured('Matični broj', '(17|20|21)######'),
    tax: certified(rsPib, 'PIB'),
  },
  presets: [
    {
      key: 'ips',
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
      ],
    },
  ],
});
