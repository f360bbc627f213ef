import { HU } from '../data/ibanLayouts.ts';
import { hungarian } from '../data/languages/hungarian.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { plain } from '../fields/qrPayload.ts';
import { adoszamDigit, huAdoszam } from '../validators/huAdoszam.ts';
import { huGiro, withHuChecks } from '../validators/huGiro.ts';
import { huSzemelyi } from '../validators/huSzemelyi.ts';
import { huTaj } from '../validators/huTaj.ts';
import { huTaxId } from '../validators/huTaxId.ts';
import { certified, country, pictured } from './declare.ts';
import { putHuAccount, putHuBban } from './hu/account.ts';
import { type Series, series } from './series.ts';

export const hu = country('hu', () => ({
  name: 'Hungary',
  alpha3: 'HUN',
  paydays: [[5], [10]],
  currency: 'HUF',
  decimals: 0,
  perEuro: 360,
  gs1: '599',
  holidays: '0101 0315 E-2 E+1 0501 2025-2025:0502 E+50 0820 1023 2025-2025:1024 1101 1224-1226',
  group: 'Europe',
  locale: { language: 'hu', zone: 'Europe/Budapest' },
  economy: {
    vat: { usual: 27 },
    deductions: { social: 18.5, tax: 15 },
    tenure: { rent: 9, loan: 16 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: `Magyarországról Magyarországon magyarországi ungarisch ungarische Węgry Węgier Hongarije węgierski węgierska
      węgierskie węgierskich húngaro Hongaarse ungherese Macaristan Macar Hongaria`,
    scripts: 'ハンガリー 匈牙利 헝가리 المجر هنغاريا مجري~ हंगरी Венгри^ венгерск~ Угорщина Угорщини угорськ~',
    women: 'Ungarin Ungarinnen Węgierka Węgierki',
    places: `Budapest=ブダペスト|布达佩斯|부다페스트|بودابست|बुडापेस्ट|Будапешт+|Budapeszt|Budapesztu|budapesti|Budapeşte`,
  },
  aliases: 'Magyarország Hungarian Hungarians Magyar Magyarok Ungarn Hongrie Hungría Ungheria',
  ages: '9 14.6 16.6 19.6 14.6 15 10.6',
  // Women may retire after forty years of work.
  life: {
    pensionPay: { days: [12] },
    studies: 45,
    retires: [65, 62],
    early: 0,
    pays: [135000, 480000],
    institutions: `
      hospital (Városi Kórház|Szent Erzsébet Kórház|Szent Rókus Kórház) {town}
      police {place.office} Rendőrkapitányság
      police@Budapest Budapesti Rendőr-főkapitányság
      transit {place.office} Közlekedési Vállalat
      transit@Budapest BKV Zrt.
      ambulance Országos Mentőszolgálat
      pension Magyar Államkincstár
      town {town} Megyei Jogú Város Önkormányzata
      town@Budapest Budapest Főváros Önkormányzata
      fire BM Országos Katasztrófavédelmi Főigazgatóság
      welfare Család- és Gyermekjóléti Központ {town}
      university {place.office} Egyetem
      university@Budapest (Eötvös Loránd Tudományegyetem|Budapesti Corvinus Egyetem|Óbudai Egyetem)
      university@Szeged+Pécs {place.office} Tudományegyetem
      university@Győr Széchenyi István Egyetem
      university@Kecskemét Neumann János Egyetem
      university@Székesfehérvár+Érd+Tatabánya+Salgótarján Óbudai Egyetem
      university@Szombathely Eötvös Loránd Tudományegyetem
      university@Szolnok Debreceni Egyetem
      university@Kaposvár+Békéscsaba Magyar Agrár- és Élettudományi Egyetem
      university@Veszprém+Zalaegerszeg+Nagykanizsa Pannon Egyetem
      university@Eger Eszterházy Károly Katolikus Egyetem
      university@Szekszárd Pécsi Tudományegyetem`,
  },
  language: hungarian,
  sources:
    'Ages and cities after KSH 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: {
    order: '{family} {given}',
    male: {
      0: `István József László János Ferenc Sándor Lajos Imre György Mihály Gyula Károly Béla Tibor Pál Antal
        Kálmán Jenő András Géza Dezső Ernő Vilmos Árpád Miklós Rudolf Elemér Ottó Nándor Bertalan Gusztáv Alajos`,
      1950: `László István József János Ferenc Sándor Zoltán Tibor Gábor György Imre Lajos Péter Attila Károly Mihály
        András Gyula Tamás Béla Csaba Miklós Pál Zsolt Antal Endre Árpád Ernő`,
      1965: `Zoltán László István Attila Tibor Zsolt Gábor József Csaba Sándor János Péter Tamás Ferenc András Imre
        Róbert György Gyula Lajos Károly Krisztián Szabolcs Mihály Balázs Béla Miklós Roland`,
      1978: `Zoltán Gábor László Attila Tamás Péter Zsolt Balázs Krisztián István Csaba János András József Norbert
        Róbert Dávid Ádám Gergely Szabolcs Dániel Sándor Tibor Ferenc Viktor Roland Ákos Gergő`,
      1990: `Dániel Dávid Tamás Bence Ádám Péter Máté László Gergő Zoltán Krisztián Gábor Attila Balázs Márk Richárd
        Norbert Patrik Viktor Roland Bálint Kristóf András István Martin Levente Szabolcs Márton Arnold Adrián
        Ervin`,
      2000: `Bence Máté Dániel Dávid Balázs Ádám Levente Péter Tamás Márk Kristóf Martin Bálint Áron Zsombor Botond
        Dominik Patrik Milán Marcell Richárd Márton Gergő Benedek Barnabás Olivér Zalán Kevin Ákos Noel Vince
        Hunor Erik Alex Nimród Soma`,
    },
    female: {
      0: `Mária Erzsébet Ilona Margit Anna Katalin Julianna Irén Rozália Piroska Magdolna Éva Terézia Ibolya
        Gizella Jolán Etelka Aranka Klára Borbála Veronika Zsuzsanna Márta Olga Edit Teréz`,
      1950: `Mária Erzsébet Katalin Éva Ilona Zsuzsanna Judit Ágnes Anna Margit Magdolna Ildikó Julianna Márta Irén
        Klára Edit Piroska Gabriella Ibolya Erika Rozália Marianna Veronika Gyöngyi Rita`,
      1965: `Andrea Ildikó Erika Katalin Mária Éva Zsuzsanna Judit Tünde Mónika Edit Ágnes Krisztina Gabriella Anikó
        Beáta Szilvia Erzsébet Csilla Melinda Anita Marianna Márta Ibolya Hajnalka Gyöngyi Edina Bernadett`,
      1978: `Krisztina Andrea Anita Mónika Szilvia Tímea Zsuzsanna Katalin Ágnes Eszter Anikó Judit Renáta Viktória
        Nikolett Erika Edina Melinda Anna Adrienn Beáta Réka Orsolya Csilla Henrietta Barbara Noémi`,
      1990: `Nikolett Alexandra Viktória Anna Eszter Vivien Bettina Dóra Zsófia Tímea Réka Barbara Petra Dorina
        Adrienn Kitti Fanni Enikő Klaudia Krisztina Anita Boglárka Judit Nóra Brigitta Ágnes Renáta Orsolya`,
      2000: `Anna Viktória Vivien Zsófia Fanni Réka Dóra Eszter Petra Alexandra Luca Boglárka Laura Nikolett Kitti
        Hanna Dorina Jázmin Lili Sára Noémi Flóra Kata Lilla Gréta Bianka Virág Rebeka`,
    },
    family: `Nagy:4.6 Kovács:4.2 Tóth:4.1 Szabó:4.1 Horváth:3.9 Varga:2.7 Kiss:2.6 Molnár:2.1 Németh:1.8 Farkas:1.6
      Balogh Papp Lakatos Takács Juhász Oláh Mészáros
      Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűcs Kocsis Orsós Pintér Fodor Szalai Sipos Magyar Lukács
      Gulyás Biró Király László Katona Jakab Bogdán Balog Sándor Boros Fazekas Kelemen Antal Somogyi Váradi Fülöp Orosz
      Vincze Veres Hegedűs Budai Deák Pap Bálint Pál Illés Szőke Bognár Vörös Lengyel Fábián Bodnár Szücs Hajdu Halász
      Jónás Máté Székely Kozma Gáspár Pásztor Bakos Dudás Virág Major Hegedüs Orbán Novák Barna Soós Nemes Tamás Faragó
      Pataki Berki Balla Borbély Kerekes Dobos Szekeres Barta Gergely Csonka Márton Péter Dávid Bozó Kun Sárközi Végh
      Ambrus Szántó Berta Erdei Márkus Benkő Puskás Kalmár Szöllősi Sebestyén Hornyák Csizmadia Burai Keresztes
      Sallai Mezei Zsoldos Rózsa Bánhidi Cseh Kármán Lőrincz Erdélyi Radics Gombos Ács Vida Vass Vas Bartos Gyenes
      Kardos Huszár Herceg Dömötör Kónya Bárány Laczkó Bencsik Bíró Hamar Zentai Dombi Hajnal Kádár Stefán Mohácsi Rigó
      Káldi Pető Gyarmati Földi Bene Solymosi Szentesi`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers, for all numbers have eight digits; `code` is
    // the county in register and tax numbers, `office` the town as an adjective.
    columns: 'city region zone area lat lon code office pop',
    rows: `
      Budapest|Budapest|1011-1016,1021-1029,1051-1056,1061-1068,1071-1078,1081-1089,1091-1098,1111-1119,1131-1139,1141-1149|1 34|47.4984|19.0404|01|Budapesti|1686
      Debrecen|Hajdú-Bihar|4024-4032|52 5|47.5317|21.6244|09|Debreceni|199
      Szeged|Csongrád-Csanád|6720-6729|62 4|46.2530|20.1482|06|Szegedi|156
      Miskolc|Borsod-Abaúj-Zemplén|3525-3535|46 3|48.1031|20.7781|05|Miskolci|145
      Pécs|Baranya|7621-7636|72 5|46.0725|18.2308|02|Pécsi|138
      Győr|Győr-Moson-Sopron|9021-9030|96 5|47.6833|17.6351|08|Győri|127
      Nyíregyháza|Szabolcs-Szatmár-Bereg|4400|42 4|47.9554|21.7167|15|Nyíregyházi|114
      Kecskemét|Bács-Kiskun|6000|76 5|46.9062|19.6913|03|Kecskeméti|108
      Székesfehérvár|Fejér|8000|22 3|47.1900|18.4103|07|Székesfehérvári|94
      Szombathely|Vas|9700|94 3|47.2309|16.6215|18|Szombathelyi|77
      Érd|Pest|2030|23 3|47.3949|18.9136|13|Érdi|72
      Szolnok|Jász-Nagykun-Szolnok|5000|56 5|47.1833|20.2000|16|Szolnoki|66
      Tatabánya|Komárom-Esztergom|2800|34 3|47.5849|18.3932|11|Tatabányai|64
      Sopron|Győr-Moson-Sopron|9400|99 3|47.6800|16.6050|08|Soproni|62
      Kaposvár|Somogy|7400|82 4|46.3667|17.8000|14|Kaposvári|59
      Veszprém|Veszprém|8200|88 4|47.0933|17.9115|19|Veszprémi|56
      Békéscsaba|Békés|5600|66 4|46.6833|21.1000|04|Békéscsabai|56
      Zalaegerszeg|Zala|8900|92 3|46.8400|16.8439|20|Zalaegerszegi|55
      Eger|Heves|3300|36 4|47.9027|20.3733|10|Egri|50
      Nagykanizsa|Zala|8800|93 3|46.4535|16.9910|20|Nagykanizsai|44
      Dunaújváros|Fejér|2400|25 4|46.9619|18.9355|07|Dunaújvárosi|41
      Salgótarján|Nógrád|3100|32 3|48.0987|19.8030|12|Salgótarjáni|31
      Szekszárd|Tolna|7100|74 4|46.3501|18.7091|17|Szekszárdi|30`,
    others: `Budapest=Budapesta; Pécs=Fünfkirchen; Szeged=Szegedin; Győr=Raab`,
  },
  roads: `Petőfi_Sándor_utca Kossuth_Lajos_utca Rákóczi_utca Ady_Endre_utca József_Attila_utca Dózsa_György_utca Arany_János_utca
    Fő_utca Széchenyi_István_utca Béke_utca Szabadság_utca Bartók_Béla_utca Deák_Ferenc_utca Jókai_Mór_utca Vörösmarty_utca
    Táncsics_Mihály_utca Bem_József_utca Batthyány_utca Zrínyi_utca Hunyadi_utca Mátyás_király_utca Árpád_utca
    Szent_István_út Bajcsy-Zsilinszky_út Akácfa_utca Rózsa_utca Virág_utca Kertész_utca Iskola_utca Templom_utca
    Temető_utca Liszt_Ferenc_utca Kölcsey_utca Mikszáth_Kálmán_utca Móricz_Zsigmond_utca Damjanich_utca Baross_utca
    Gárdonyi_Géza_utca Vasút_utca Honvéd_utca`,
  street: '{road} {1-120}.(||| {1-4}/{1-12}.)',
  address: '{postcode} {city}, {street}',
  postcode: '{zone}',
  phone: '+36 (20|30|70) [2-9]## ####',
  landline: '+36 {place.area}#####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      OTP Bank|OTPVHUHB|117|38
      MBH Bank|MKKBHUHB|103|17
      Erste Bank|GIBAHUHB|116|12
      K&H Bank|OKHBHUHB|104|10
      Raiffeisen Bank|UBRTHUHB|120|8
      CIB Bank|CIBHHUHB|107|6
      UniCredit Bank|BACXHUHB|109|4
      Gránit Bank|GNBAHUHB|121|2
      MagNet Bank|HBWEHUHB|162|1`,
    others: `OTP Bank=OTP; K&H Bank=K H`,
  },
  account: {
    label: 'Bankszámlaszám',
    validator: huGiro,
    write: putHuAccount,
  },
  iban: ibanField({ HU }, { write: putHuBban }, { HU: withHuChecks }),
  cards: 'mastercard:60 visa:39.5 amex:0.5',
  firms: {
    // Advocates practise alone or in an ügyvédi iroda (Üttv., 2017. évi LXXVIII. törvény).
    forms: `
      Kft.|77|1989|1|250||law
      Bt.|20|1989|1|40||law
      Zrt.|1.8|2006|5|4000||law
      Kkt.|1|1989|2|30||law
      Nyrt.|0.2|2006|100|9000||law
      Iroda|10|1989|1|60||${allBut('law')}`,
    trades: 'law Ügyvédi',
    name: '({founder} {trade}|{founder} és {partner} {trade}|{founder} és Társa {trade}|{place.office} {trade}|{founder} {trade}) {form}',
    era: 1989,
  },
  income: [320000, 1700000],
  fields: {
    reference: pictured('Közlemény', '(Számla|Díjbekérő) {year}/{10000-99999}', { synonyms: ['közlemény'] }),
    postcode: { label: 'Irányítószám' },
    region: { label: 'Vármegye' },
    id: certified(huSzemelyi, 'Személyi azonosító', { synonyms: ['személyi szám'] }),
    idcard: pictured('Személyi igazolvány száma', '######(AE|BE|[A-T]A)', {
      group: 'identity',
      synonyms: ['személyi igazolvány', 'okmányazonosító'],
    }),
    passport: pictured('Útlevélszám', 'B[A-K]#######', { synonyms: ['útlevél'] }),
    licence: pictured('Vezetői engedély száma', '[A-L]@######', { synonyms: ['jogosítvány'] }),
    tax: certified(huTaxId, 'Adóazonosító jel', { synonyms: ['adóazonosító', 'adókártya'] }),
    vat: {
      label: 'Közösségi adószám',
      validator: huAdoszam,
      make: (random) => `HU${huAdoszam.make(random, undefined).slice(0, 8)}`,
    },
    ssn: certified(huTaj, 'TAJ-szám', {
      synonyms: ['taj', 'társadalombiztosítási azonosító jel'],
    }),
    bankcode: pictured('Bankkód', '{bank.code}'),
    plate: pictured('Rendszám', '([A-PR-V][A-PR-Z][A-Z]-###|A[A-I] [A-PR-Z][A-PR-Z]-###)'),
  },
  company: {
    street: { picture: '{road} {1-120}.' },
    // Court of the county, legal form, serial number.
    registration: {
      label: 'Cégjegyzékszám',
      make(random, { place, firm: { form, founded } }) {
        const kind = FORMS[form.name.text];
        // Advocates are in the register of their bar.
        if (!kind) return String(random.int(100, 4900));
        const county = place.code?.text as string;
        const serial = (county === '01' ? BUDAPEST : COUNTIES)[kind] as Series;
        return `${county}-${kind}-${String(serial(random, founded)).padStart(6, '0')}`;
      },
    },
    tax: {
      label: 'Adószám',
      validator: huAdoszam,
      make(random, { place, firm: { form, founded } }) {
        const county = place.code?.text as string;
        const office = county === '01' ? random.pick(['41', '42', '43']) : county;
        const body = String(serialsOf(form.name.text, founded)(random, founded));
        return `${body}${adoszamDigit(body)}-2-${office}`;
      },
    },
    vat: {
      label: 'Közösségi adószám',
      validator: huAdoszam,
      make: (_, p) => `HU${p.read('tax').slice(0, 8)}`,
    },
  },
  // Source: MNB, Guidelines for the QR code standard of instant payments (HCT): one value in each line.
  qr: {
    name: 'HCT',
    payload({ payee, amount, reference }) {
      const day = payee.asOf.plus(30);
      return [
        'HCT',
        '001',
        '1',
        payee.read('swift').padEnd(11, 'X'),
        plain(payee.read('name'), 70),
        payee.read('iban'),
        `HUF${Math.round(Number(amount))}`,
        `${day.iso.replaceAll('-', '')}235959+1`,
        '',
        plain(reference, 70),
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ].join('\n');
    },
  },
  presets: [
    {
      key: 'afr',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'Instant payment (AFR, qvik)',
      rows: [
        ['Payer', 'name'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee phone (másodlagos azonosító)', 'payee.phone'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference (közlemény)', 'reference'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));

/** Legal forms in the company register. */
const FORMS: Readonly<Record<string, string>> = {
  'Kft.': '09',
  'Bt.': '06',
  'Zrt.': '10',
  'Nyrt.': '10',
  'Kkt.': '03',
};

/**
 * Tax numbers by year, without the check digit; approximate, from general knowledge. Companies had 10 to 14 and
 * partnerships 20 to 22 until 2009.
 */
function serialsOf(form: string, founded: number): Series {
  if (founded >= 2022) return LATEST;
  if (founded >= 2010) return LATER;
  return form === 'Bt.' ? PARTNERSHIPS : COMPANIES;
}

const COMPANIES = series(
  '1989 1000000 · 1993 1080000 · 1996 1140000 · 1999 1190000 · 2001 1240000 · 2003 1290000 · 2006 1360000 · 2008 1420000 · 2010 1499000',
);
const PARTNERSHIPS = series('1989 2000000 · 1996 2060000 · 2003 2130000 · 2010 2240000');
const LATER = series(
  '2010 2250000 · 2012 2370000 · 2014 2470000 · 2016 2540000 · 2018 2620000 · 2020 2720000 · 2022 2999000',
);
const LATEST = series('2022 3200000 · 2026 3290000');

/**
 * Register numbers by legal form; approximate, from general knowledge. The capital's started again after six digits
 * were used up.
 */
const BUDAPEST: Readonly<Record<string, Series>> = {
  '09': series(
    '1989 60000 · 1993 170000 · 1999 660000 · 2003 706000 · 2008 890000 · 2013 995000 · 2013 165000 · 2016 280000 · 2020 360000 · 2026 450000',
  ),
  '06': series('1989 100000 · 1999 620000 · 2004 736000 · 2010 777000 · 2026 798000'),
  '10': series('1989 40500 · 2006 45400 · 2012 47300 · 2018 49900 · 2018 140000 · 2026 143000'),
  '03': series('1989 20000 · 2026 24500'),
};
const COUNTIES: Readonly<Record<string, Series>> = {
  '09': series('1989 1 · 1993 2500 · 2000 6500 · 2010 17500 · 2026 37000'),
  '06': series('1989 1 · 1993 3000 · 2000 9000 · 2010 14500 · 2026 17500'),
  '10': series('1989 20000 · 2026 20600'),
  '03': series('1989 1 · 2026 1500'),
};
