import { sealMod97, withMod97 } from '../checksum/mod97.ts';
import { albanianNames, bosniak } from '../data/balkanNames.ts';
import { ME } from '../data/ibanLayouts.ts';
import { serbian } from '../data/languages/serbian.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { sealed } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import type { Language } from '../model.ts';
import { jmbg } from '../validators/jmbg.ts';
import { meAccount } from '../validators/meAccount.ts';
import { mePib } from '../validators/mePib.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './me/names.ts';
import { registerNumber } from './registerNumber.ts';

/** Serbian titles that Montenegrins write in another way. */
const montenegrin: Language = {
  ...serbian,
  titles: serbian.titles
    .replace('Bezbednost', 'Bezbjednost')
    .replaceAll('obezbeđenja', 'obezbjeđenja')
    .replaceAll('Prevodilac/Prevoditeljka', 'Prevodilac/Prevoditeljka')
    .replaceAll('Lekar/Lekarka', 'Ljekar/Ljekarka')
    .replaceAll('odeljenja', 'odjeljenja'),
  trades: serbian.trades.replaceAll('Obezbeđenje', 'Obezbjeđenje').replaceAll('Mlekara', 'Mljekara'),
};

export const me = country('me', () => ({
  name: 'Montenegro',
  alpha3: 'MNE',
  paydays: [[10], [15]],
  currency: 'EUR',
  gs1: '389',
  // State holidays on a Sunday are made up for; 13 November came in 2022 for one day, 14 November in 2023 (Sl. list RCG 27/2007, CG
  // 145/2021, 3/2023 and 30/2023, as the Ministry of Labour announced the days of 2022 and 2023). Most keep the Orthodox days too.
  holidays:
    '0101^ 0102^ 0107 O-2 O+1 0501^ 0502^ 0521^ 0522^ 0713^ 0714^ 2022-2022:1113 2023:1113^ 2023:1114^',
  group: 'Europe',
  locale: { language: 'sr', zone: 'Europe/Podgorica' },
  economy: {
    vat: { usual: 21, food: 7 },
    // Since October 2024 employees pay 10 for pensions and 0.5 for unemployment.
    deductions: { social: 10.5, tax: 5 },
    tenure: { rent: 12, loan: 7 },
    shops: { card: 68, wallet: 12 },
  },
  words: {
    exonyms:
      'montenegrinisch montenegrinische Montenegriner Montenegrinern monténégrin monténégrine montenegrino montenegrina montenegrini Czarnogóra Czarnogóry czarnogórski czarnogórska Karadağ Karadağlı Monténégro',
    scripts:
      'モンテネグロ 黑山 몬테네그로 الجبل_الأسود मोंटेनेग्रो Черногори^ черногорск~ Чорногорі^ чорногорськ~',
    women: 'Montenegrinerin Montenegrinerinnen',
    places: 'Podgorica=ポドゴリツァ|波德戈里察|بودغوريتسا|Подгорица|Подгорицы|Підгориця|Podgoriça',
  },
  aliases: 'Montenegrin Montenegrins Crna_Gora Црна_Гора Crnogorac Crnogorka Crnogorci crnogorski',
  ages: '11.5 17 18 17 16 13 7.5',
  life: {
    studies: 50,
    retires: [65, 63],
    pays: [450, 1300],
    levels: SOFTWARE_PAYS,
    institutions: `
      pension Fond penzijskog i invalidskog osiguranja
      university Univerzitet Crne Gore
      fire Služba zaštite i spašavanja {town}
      town Opština {town}
      town@Podgorica Glavni grad Podgorica
      town@Cetinje Prijestonica Cetinje
      hospital@Podgorica+Tuzi+Danilovgrad Klinički centar Crne Gore
      welfare Centar za socijalni rad {town}
      police Odjeljenje bezbjednosti {town}`,
  },
  language: montenegrin,
  sources:
    'Ages, peoples and municipalities are estimates from general knowledge of Monstat, census 2023; names by generation and shares of banks, cards and forms are estimates too.',
  names: [
    ...NAMES,
    {
      ...bosniak,
      share: 12,
      near: {
        Rožaje: 92,
        'Bijelo Polje': 38,
        Plav: 62,
        Petnjica: 92,
        Bar: 17,
        Podgorica: 5,
        Nikšić: 1,
        Cetinje: 0.5,
        Pljevlja: 12,
        'Herceg Novi': 2,
        Kotor: 2,
        Tuzi: 18,
        Ulcinj: 6,
      },
      folds: { đ: 'dj' },
      family: `Hodžić Hadžić Kurpejović Muratović Agović Adrović Ramdedović Skenderović Softić Kalač Nurković Mujović Osmanović Dacić Kujević
        Pepić Bralić Škrijelj Ljajić Hot Murić Kujović Redžepagić Šabotić`,
    },
    {
      ...albanianNames,
      share: 5,
      near: {
        Ulcinj: 73,
        Tuzi: 65,
        Plav: 9,
        Podgorica: 2,
        Bar: 6,
        Nikšić: 0.2,
        Cetinje: 0.2,
        Pljevlja: 0.1,
        'Herceg Novi': 0.2,
        Kotor: 0.5,
        Rožaje: 4,
        'Bijelo Polje': 0.3,
        Petnjica: 0.2,
      },
      family: `Đokaj Camaj Dreshaj Ujkaj Nikaj Lulgjuraj Gjokaj Junčaj Vuksanaj Sinishtaj Marniković Kolić Resulbegović Karastanović Cungu
        Hajdinaga Duraku Llunji Čobaj Beqiri`,
    },
  ],
  places: {
    // The region is the municipality; `home` the register region of the JMBG.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Podgorica|Podgorica|81000|20 2|42.4411|19.2636|21|PG|174
      Nikšić|Nikšić|81400|40 2|42.7731|18.9445|25|NK|33
      Herceg Novi|Herceg Novi|85340|31 3|42.4531|18.5375|23|HN|11
      Pljevlja|Pljevlja|84210|52 3|43.3567|19.3583|26|PV|16
      Bar|Bar|85000|30 3|42.0931|19.1003|22|BR|17
      Bijelo Polje|Bijelo Polje|84000|50 4|43.0383|19.7475|26|BP|13
      Cetinje|Cetinje|81250|41 2|42.3908|18.9236|24|CT|12
      Budva|Budva|85310|33 4|42.2864|18.8400|23|BD|17
      Tivat|Tivat|85320|32 6|42.4331|18.6961|23|TV|11
      Berane|Berane|84300|51 2|42.8425|19.8733|27|BA|10
      Kotor|Kotor|85330|32 3|42.4247|18.7712|23|KO|6
      Ulcinj|Ulcinj|85360|30 4|41.9294|19.2244|22|UL|11
      Rožaje|Rožaje|84310|51 2|42.8433|20.1669|27|RO|9
      Danilovgrad|Danilovgrad|81410|20 8|42.5539|19.1461|21|DG|6
      Tuzi|Tuzi|81206|20 8|42.3656|19.3314|21|TZ|5
      Mojkovac|Mojkovac|84205|50 4|42.9606|19.5833|28|MK|3
      Kolašin|Kolašin|81210|20 8|42.8222|19.5169|28|KL|2
      Žabljak|Žabljak|84220|52 3|43.1544|19.1219|28|ŽB|1.5
      Plav|Plav|84325|51 2|42.5969|19.9456|27|PL|3
      Petnjica|Petnjica|84312|51 2|42.9100|19.9636|27|PT|0.6`,
    others: `Podgorica=Podgoritsa|Titograd; Nikšić=Niksic; Herceg Novi=Castelnuovo; Bar=Antivari; Kotor=Cattaro; Ulcinj=Ulqin|Dulcigno;
      Rožaje=Rozaje; Žabljak=Zabljak; Kolašin=Kolasin; Tuzi=Tuz; Cetinje=Cettigne`,
  },
  roads: `Njegoševa Bulevar_Svetog_Petra_Cetinjskog@Podgorica Bulevar_Džordža_Vašingtona@Podgorica Bulevar_Mihaila_Lalića@Podgorica Slobode Hercegovačka
    Bokeška Karađorđeva Vuka_Karadžića Vuka_Mićunovića 13._jula Ivana_Crnojevića Kralja_Nikole Vaska_Raičkovića@Podgorica Moskovska@Podgorica
    Marka_Miljanova Blaža_Jovanovića Novaka_Miloševa Stanka_Dragojevića@Podgorica Ljubović@Podgorica Oktobarske_revolucije@Podgorica
    Branka_Deletića@Podgorica Slovenska_obala@Budva Jadranski_put@Budva+Kotor+Herceg_Novi Mediteranska@Budva Jovana_Tomaševića Vladimira_Rolovića
    Save_Kovačevića Partizanski_put@Herceg_Novi Nikole_Tesle Ulica_slobode Radosava_Burića@Podgorica Cetinjski_put@Podgorica Trg_Golootočkih_žrtava
    Narodne_omladine VI_crnogorske Baja_Pivljanina Balšića Voja_Maslovarića Mojkovačka Gojka_Radonjića@Podgorica`,
  street: '{road} {1-140}(|||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+382 (67|68|69) ### ###',
  landline: '+382 {place.area}## ###',
  // Codes and BICs as schwifty's registry of banks has them.
  banks: {
    columns: 'bank bic code share',
    rows: `
      CKB|CKBCMEPG|510|29
      NLB banka|MNBAMEPG|530|21
      Hipotekarna banka|HBBAMEPG|520|17
      Erste banka|OPPOMEPG|540|13
      Prva banka Crne Gore|NIKBMEP2|535|7
      Lovćen banka|LOVBMEPG|565|5
      Universal Capital Bank|UNCBMEPG|560|3
      Addiko Bank|HAABMEPG|555|3
      Adriatic Bank|AZMNMEPG|580|1
      Zapad banka|ZBCGMEPG|570|0.7
      Ziraat Bank|TCZBMEPG|575|0.3`,
    others:
      'CKB=Crnogorska komercijalna banka; NLB banka=NLB Montenegrobanka; Prva banka Crne Gore=Prva banka',
  },
  account: {
    label: 'Broj računa',
    validator: meAccount,
    write: sealed('{bank.code}-000{10#}-00', sealMod97),
  },
  iban: ibanField({ ME }, '{account.bare}', { ME: withMod97 }),
  cards: 'visa:55 mastercard:44.5 amex:0.5',
  firms: {
    forms: `
      DOO|96|1990|1|250
      AD|2|1990|30|3000
      OD|1|1996|2|25
      KD|1|1996|2|40`,
    name: '({founder} {trade}|{trade} {founder}|{founder} i {partner} {trade}|{trade} {town}) {form}',
    era: 1990,
  },
  income: [670, 2600],
  fields: {
    postcode: { label: 'Poštanski broj' },
    region: { label: 'Opština' },
    id: certified(jmbg, 'JMBG', { synonyms: ['јмбг', 'jedinstveni matični broj'] }),
    idcard: pictured('Broj lične karte', '[A-Z0-9]########', {
      group: 'identity',
      synonyms: ['lična karta'],
    }),
    passport: pictured('Broj pasoša', '[A-Z]#######', { synonyms: ['pasoš'] }),
    licence: pictured('Broj vozačke dozvole', '0#######', { synonyms: ['vozačka dozvola'] }),
    // Persons are taxed under their JMBG.
    tax: certified(jmbg, 'Poreski broj', { make: (_, p) => p.read('id') }),
    bankcode: pictured('Šifra banke', '{bank.code}'),
    // Model 00 has no check digit.
    reference: pictured('Poziv na broj', '00 ######-{year}', { synonyms: ['referenca'] }),
    plate: pictured('Registarska tablica', '{place.plate} [A-PR-VZ][A-PR-VZ]###', { synonyms: ['tablica'] }),
  },
  company: {
    tax: certified(mePib, 'PIB', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: PIB, length: 8, valid: mePib.valid }),
    }),
    // Court of registration and serial number.
    registration: { label: 'Registarski broj (CRPS)', make: (random) => `5-0${random.digits(6)}` },
    vat: pictured('PDV broj', '(20|30|31|40|50|60|70|80|82|90)/31-0####-#'),
  },
}));

/** First digits of the numbers of firms, by year; from general knowledge of the register. */
const PIB = {
  1990: '020 021',
  1996: '022 023 024',
  2002: '024 025 026',
  2008: '027 028',
  2012: '029 030',
  2017: '031 032',
  2021: '033 034',
};
