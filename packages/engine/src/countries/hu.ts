import { huAdoszam } from '../validators/huAdoszam.ts';
import { huGiro } from '../validators/huGiro.ts';
import { huSzemelyi } from '../validators/huSzemelyi.ts';
import { huTaj } from '../validators/huTaj.ts';
import { huTaxId } from '../validators/huTaxId.ts';
import { certified, country, pictured } from './declare.ts';
import { putHuAccount, putHuBban } from './hu/account.ts';

export const hu = country({
  code: 'hu',
  name: 'Hungary',
  alpha3: 'HUN',
  currency: 'HUF',
  group: 'Europe',
  aliases: 'Magyarország Hungarian Hungarians Magyar Magyarok Ungarn Hongrie Hungría Ungheria',
  names: {
    order: '{family} {given}',
    male: `László István József János Zoltán Sándor Gábor Ferenc Attila Péter Tamás Zsolt Tibor András Csaba Imre Lajos
      György Balázs Gyula Mihály Károly Róbert Béla Dávid Dániel Ádám Krisztián Miklós Norbert Bence Máté Pál Szabolcs
      Roland Gergő Antal Bálint Richárd Márk Levente Gergely Ákos Viktor Árpád Géza Márton Kristóf Jenő Kálmán Milán
      Martin Patrik Marcell Ernő Dezső Vilmos Rudolf Barnabás Nándor Barna Dominik Áron Botond Zsombor Ottó Szilárd
      Endre Erik Mátyás Bertalan Alex Noel Vince Ervin Iván Arnold Benedek Kornél Tivadar Olivér Adrián Lóránt Hunor
      Nimród Félix Zalán Albert Dénes Elemér Gusztáv Bendegúz Soma Gellért Boldizsár Simon Ábel Samu Frigyes Henrik
      Donát Csongor Titusz Hugó Győző Alajos Aladár Kevin`,
    female: `Mária Erzsébet Katalin Ilona Éva Anna Zsuzsanna Margit Judit Ágnes Julianna Andrea Ildikó Erika Krisztina Irén
      Eszter Magdolna Mónika Edit Gabriella Szilvia Anita Anikó Viktória Márta Rozália Tímea Piroska Ibolya Klára Tünde
      Dóra Zsófia Gizella Veronika Alexandra Csilla Terézia Nikolett Melinda Adrienn Réka Beáta Marianna Nóra Renáta
      Vivien Barbara Enikő Bernadett Rita Brigitta Edina Hajnalka Gyöngyi Jolán Petra Orsolya Boglárka Lilla Noémi
      Fanni Bianka Kinga Diána Aranka Etelka Valéria Teréz Hanna Luca Henrietta Jázmin Emese Laura Kitti Emma Zoé
      Lívia Dorina Dorottya Sára Olga Emília Gyöngyvér Hedvig Léna Borbála Júlia Gréta Flóra Szonja Izabella Patrícia
      Szabina Beatrix Sarolta Kamilla Natália Mira Zita Janka Maja Liliána Virág Panna Bettina Rebeka Vanda Irma Tamara`,
    family: `Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Lakatos Takács Juhász Oláh Mészáros
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
    // the county in register and tax numbers.
    columns: 'city region zone area lat lon code',
    rows: `
      Budapest|Budapest|1011-1016,1021-1029,1051-1056,1061-1068,1071-1078,1081-1089,1091-1098,1111-1119,1131-1139,1141-1149|1 34|47.4984|19.0404|01
      Debrecen|Hajdú-Bihar|4024-4032|52 5|47.5317|21.6244|09
      Szeged|Csongrád-Csanád|6720-6729|62 4|46.2530|20.1482|06
      Miskolc|Borsod-Abaúj-Zemplén|3525-3535|46 3|48.1031|20.7781|05
      Pécs|Baranya|7621-7636|72 5|46.0725|18.2308|02
      Győr|Győr-Moson-Sopron|9021-9030|96 5|47.6833|17.6351|08
      Nyíregyháza|Szabolcs-Szatmár-Bereg|4400|42 4|47.9554|21.7167|15
      Kecskemét|Bács-Kiskun|6000|76 5|46.9062|19.6913|03
      Székesfehérvár|Fejér|8000|22 3|47.1900|18.4103|07
      Szombathely|Vas|9700|94 3|47.2309|16.6215|18
      Érd|Pest|2030|23 3|47.3949|18.9136|13
      Szolnok|Jász-Nagykun-Szolnok|5000|56 5|47.1833|20.2000|16
      Tatabánya|Komárom-Esztergom|2800|34 3|47.5849|18.3932|11
      Sopron|Győr-Moson-Sopron|9400|99 3|47.6850|16.5905|08
      Kaposvár|Somogy|7400|82 4|46.3667|17.8000|14
      Veszprém|Veszprém|8200|88 4|47.0933|17.9115|19
      Békéscsaba|Békés|5600|66 4|46.6833|21.1000|04
      Zalaegerszeg|Zala|8900|92 3|46.8400|16.8439|20
      Eger|Heves|3300|36 4|47.9027|20.3733|10
      Nagykanizsa|Zala|8800|93 3|46.4535|16.9910|20
      Dunaújváros|Fejér|2400|25 4|46.9619|18.9355|07
      Salgótarján|Nógrád|3100|32 3|48.0987|19.8030|12
      Szekszárd|Tolna|7100|74 4|46.3501|18.7091|17`,
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
    columns: 'bank bic code',
    rows: `
      OTP Bank|OTPVHUHB|117
      MBH Bank|MKKBHUHB|103
      K&H Bank|OKHBHUHB|104
      Erste Bank|GIBAHUHB|116
      UniCredit Bank|BACXHUHB|109
      Raiffeisen Bank|UBRTHUHB|120
      CIB Bank|CIBHHUHB|107
      Gránit Bank|GNBAHUHB|121
      MagNet Bank|HBWEHUHB|162
      Citibank Hungary|CITIHUHX|108`,
  },
  account: {
    label: 'Bankszámlaszám',
    validator: huGiro,
    write: putHuAccount,
  },
  bban: { write: putHuBban },
  cards: 'mastercard visa maestro amex',
  firms: {
    forms: 'Kft. Bt. Zrt. Kkt. Nyrt.',
    name: '({founder} {trade}|{founder} és Társa|{founder} és {partner}|{founder} {trade}) {form}',
  },
  income: [320000, 1000000],
  fields: {
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
    // Court of the county, legal form, serial number.
    registration: {
      label: 'Cégjegyzékszám',
      make: (random, { place, firm: { form } }) =>
        `${place.code?.text}-${FORMS[form.name.text]}-${String(random.int(1, 399999)).padStart(6, '0')}`,
    },
    tax: {
      label: 'Adószám',
      validator: huAdoszam,
      make(random, { place }) {
        const county = place.code?.text as string;
        const office = county === '01' ? random.pick(['41', '42', '43']) : county;
        return huAdoszam.make(random, undefined).slice(0, -2) + office;
      },
    },
    vat: {
      label: 'Közösségi adószám',
      validator: huAdoszam,
      make: (_, p) => `HU${p.read('tax').slice(0, 8)}`,
    },
  },
  presets: [
    {
      key: 'afr',
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
      ],
    },
  ],
});

/** Legal forms in the company register. */
const FORMS: Readonly<Record<string, string>> = {
  'Kft.': '09',
  'Bt.': '06',
  'Zrt.': '10',
  'Nyrt.': '10',
  'Kkt.': '03',
};
