import { CHN, foreigners, IND, ITA, POL, PRT, ROU } from '../data/foreigners.ts';
import { GB } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { BACS_DEBIT, CHAPS, FASTER_PAYMENTS } from '../data/schemes/gb.ts';
import { BILLERS } from '../data/sectors.ts';
import { isRegistered } from '../fields/company.ts';
import { ibanField } from '../fields/iban.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import type { Random } from '../kernel/random.ts';
import type { Persona } from '../model.ts';
import { CREATED, constant, DAY_BEFORE, datedId, fact, oneOf, UETR } from '../presets/facts.ts';
import { gbDriver } from '../validators/gbDriver.ts';
import { gbNhs } from '../validators/gbNhs.ts';
import { gbNino } from '../validators/gbNino.ts';
import { gbUtr } from '../validators/gbUtr.ts';
import { gbVat } from '../validators/gbVat.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './gb/names.ts';
import { putAccount, putBban } from './modulus.ts';
import { type Series, series } from './series.ts';

const sortcode = { label: 'Sort code', write: bankPicture('code') };

/** After the two letters of a plate's region: the half-year and three letters. */
const SERIES = '[1267][0-5] [A-HJ-PR-Z][A-HJ-PR-Z][A-HJ-PR-Z]';

/** Registers of companies and partnerships (LLP) by nation. */
const EW = '|OC';
const SC = 'SC|SO';
const NI = 'NI|NC';

export const gb = country('gb', () => ({
  name: 'United Kingdom',
  alpha3: 'GBR',
  passportYears: { adult: 10, minor: 5, from: 16 },
  paydays: [[31], [28], [25]],
  currency: 'GBP',
  perEuro: 0.9,
  ips: '86.128-191 81.128-159',
  gs1: '500',
  holidays:
    '0101* E-2 E+1 -2019:0501m 2020-2020:0508 2021:0501m -2021:0525m 2022-2022:0602-0603 2023:0525m 2022-2022:0919 2023-2023:0508 0825m 1225* 1226*',
  group: 'Europe',
  locale: { language: 'en', zone: 'Europe/London' },
  economy: {
    vat: { usual: 20, food: 0 },
    deductions: { social: 5.5, tax: 14.3 },
    tenure: { rent: 36, loan: 30 },
    shops: { card: 50, wallet: 42 },
  },
  words: {
    exonyms: `britisch britische britannique Grande-Bretagne Gran_Bretaña Wielka_Brytania Wielkiej_Brytanii
      Verenigd_Koninkrijk brytyjski brytyjska brytyjskie brytyjskich anglais anglaise anglaises inglés inglesa
      ingleses inglês inglese inglesi Engels Engelse Engländer Engländern britannici İngiltere İngiliz İngilizler
      angielski angielska angielscy Anglia Angleterre Inglaterra Inghilterra Engeland Großbritannien Royaume-Uni
      Reino_Unido Regno_Unito Groot-Brittannië Britse Birleşik_Krallık Inggris nước_Anh người_Anh Vương_quốc_Anh`,
    scripts: `イギリス 英国 英國 영국 بريطانيا المملكة_المتحدة إنجلترا بريطاني~ ब्रिटेन यूनाइटेड_किंगडम इंग्लैंड Великобритани^
      Британи^ Англи^ британск~ английск~ британськ~ англійськ~ Велика_Британія Великої_Британії Англі^ Uingereza
      Mwingereza Waingereza`,
    women: 'Britin Britinnen Engländerin Engländerinnen Brytyjka Brytyjki',
    places: `London=ロンドン|伦敦|倫敦|런던|لندن|लंदन|Лондон+|Лондоні|Londynu|Londynie|Londen|Londense|londinense|londinenses|londonien|londonienne|londinese|Λονδίνο|Luân Đôn
      ; Manchester=マンチェスター|曼彻斯特|맨체스터|مانشستر|मैनचेस्टर|Манчестер+
      ; Birmingham=バーミンガム|伯明翰|버밍엄|برمنغهام|Бирмингем+|Brummie|Brummies
      ; Edinburgh=エディンバラ|爱丁堡|에든버러|إدنبرة|Эдинбург+|Единбург+|Edynburg
      ; Liverpool=リバプール|利物浦|리버풀|Ливерпуль|Ливерпуля
      ; Glasgow=グラスゴー|格拉斯哥|글래스고|Глазго
      ; Scotland=スコットランド|苏格兰|스코틀랜드|Шотландия|Шотландии|Szkocja|Szkocji|schottisch|schottische|écossais|écossaise|escocés|escocesa|scozzese`,
    unlistedCities: 'Bolton|Poole|Salisbury',
    numbers: { company: 'companies_house_number' },
  },
  language: {
    ...english,
    titles: `${english.titles}
      driver HGV Driver
      lawyer Solicitor`,
  },
  aliases:
    'UK U.K. Great_Britain Britain British Briton Britons Brit Brits English Royaume-Uni Reino_Unido Großbritannien Vereinigtes_Königreich',
  ages: '10.5 17 17 16 15.5 12.5 11.5',
  population: {
    source: 'Estimates, rounded; the median by the ONS, ASHE April 2024 (37,430 pounds a year, full-time)',
    men: '51.2 51 49.2 49 48 45 36',
    work: ['60 86 90 88 78 62 30 15 6', '59 79 80 80 69 50 21 9 3'],
    own: [16, 10],
    unemployed: 4.3,
    disabled: 6,
    pensioned: 98,
    pay: { median: 3120, spread: 3.4, top: 4.2, women: 89 },
  },
  life: {
    // DWP: every four weeks, on a weekday by the National Insurance number.
    pensionPay: { days: [2, 5, 9, 12, 16, 19, 23, 26] },
    studies: 50,
    retires: 66,
    early: 0,
    pays: [820, 1240],
    institutions: `
      pension Department for Work and Pensions
      hospital {town} (General|Royal|University) Hospital
      town {town} City Council
      town@London London Borough of (Camden|Lambeth|Southwark|Hackney|Ealing|Barnet)
      town@Solihull+Gateshead {town} Metropolitan Borough Council
      town@Reading Reading Borough Council
      town@Edinburgh City of Edinburgh Council
      town@Durham Durham County Council
      town@Cardiff Cardiff Council
      town@Birkenhead Wirral Council
      police@London Metropolitan Police
      police@in_Scotland Police Scotland
      police@in_Northern_Ireland Police Service of Northern Ireland
      police@Cardiff South Wales Police
      police@Birmingham+Solihull West Midlands Police
      police@Leeds West Yorkshire Police
      police@Sheffield South Yorkshire Police
      police@Manchester+Salford Greater Manchester Police
      police@Liverpool+Birkenhead Merseyside Police
      police@Bristol Avon and Somerset Police
      police@Leicester Leicestershire Police
      police@Nottingham Nottinghamshire Police
      police@Newcastle_upon_Tyne+Sunderland+Gateshead Northumbria Police
      police@Reading Thames Valley Police
      police@Durham Durham Constabulary
      fire {town} Fire and Rescue Service
      fire@London London Fire Brigade
      fire@in_Scotland Scottish Fire and Rescue Service
      fire@in_Northern_Ireland Northern Ireland Fire and Rescue Service
      fire@Cardiff South Wales Fire and Rescue Service
      fire@Birmingham+Solihull West Midlands Fire Service
      fire@Leeds West Yorkshire Fire and Rescue Service
      fire@Sheffield South Yorkshire Fire and Rescue
      fire@Manchester+Salford Greater Manchester Fire and Rescue Service
      fire@Liverpool+Birkenhead Merseyside Fire and Rescue Service
      fire@Bristol Avon Fire and Rescue Service
      fire@Leicester Leicestershire Fire and Rescue Service
      fire@Nottingham Nottinghamshire Fire and Rescue Service
      fire@Newcastle_upon_Tyne+Sunderland+Gateshead Tyne and Wear Fire and Rescue Service
      fire@Reading Royal Berkshire Fire and Rescue Service
      fire@Durham County Durham and Darlington Fire and Rescue Service
      ambulance North East Ambulance Service NHS Foundation Trust
      ambulance@London London Ambulance Service NHS Trust
      ambulance@in_Scotland Scottish Ambulance Service
      ambulance@in_Northern_Ireland Northern Ireland Ambulance Service
      ambulance@Cardiff Welsh Ambulance Services University NHS Trust
      ambulance@Birmingham+Solihull West Midlands Ambulance Service University NHS Foundation Trust
      ambulance@Leeds+Sheffield Yorkshire Ambulance Service NHS Trust
      ambulance@Manchester+Salford+Liverpool+Birkenhead North West Ambulance Service NHS Trust
      ambulance@Bristol South Western Ambulance Service NHS Foundation Trust
      ambulance@Leicester+Nottingham East Midlands Ambulance Service NHS Trust
      ambulance@Reading South Central Ambulance Service NHS Foundation Trust
      transit {town} Buses
      university@Newcastle_upon_Tyne+Gateshead Newcastle University
      university@Cardiff Cardiff University
      university@Durham Durham University
      university@Solihull University of Birmingham
      university@Birkenhead University of Liverpool
      university@Belfast Queen's University Belfast`,
  },
  sources: 'ONS mid-2023 and Census 2021, names by decade ONS and NRS; banks by their reports',
  // ONS, Census 2021 and later visas: about 9 % hold a foreign passport alone.
  foreigners: foreigners([
    [IND, 1.5],
    [POL, 1.2],
    [ROU, 1.1],
    [CHN, 0.4],
    [ITA, 0.5],
    [PRT, 0.4],
  ]),
  names: NAMES,
  places: {
    columns: 'pop city region zone area code lat lon plate home office',
    rows: `
      8945|London|England|E{1-18},N{1-22},NW{1-11},SE{1-28},SW{2-20},W{2-14}|20|7946 0|51.5072|-0.1276|L[A-HJ-PR-Y]${SERIES}|${EW}
      1157|Birmingham|England|B{1-21},B{23-38}|121|496 0|52.4814|-1.8998|B[A-HJ-PR-Y]${SERIES}|${EW}
      823|Leeds|England|LS{1-18}|113|496 0|53.7965|-1.5478|Y[A-HJK]${SERIES}|${EW}
      636|Glasgow|Scotland|G{11-15},G{20-23},G{31-34},G{40-46},G{51-53}|141|496 0|55.8651|-4.2576|S[A-HJ]${SERIES}|${SC}
      567|Sheffield|England|S{1-14}|114|496 0|53.3830|-1.4659|Y[LMNOPR-U]${SERIES}|${EW}
      568|Manchester|England|M{1-4},M8,M9,M{11-16},M{18-23},M40|161|496 0|53.4809|-2.2374|M[A-HJ-PR-Y]${SERIES}|${EW}
      523|Edinburgh|Scotland|EH{1-17}|131|496 0|55.9521|-3.1965|S[K-O]${SERIES}|${SC}
      496|Liverpool|England|L{1-19}|151|496 0|53.4106|-2.9779|D[A-HJK]${SERIES}|${EW}
      479|Bristol|England|BS{1-11},BS{13-16}|117|496 0|51.4552|-2.5966|W[M-OPR-Y]${SERIES}|${EW}
      372|Cardiff|Wales|CF10,CF11,CF14,CF15,CF23,CF24|29|2018 0|51.4800|-3.1800|C[A-HJ-O]${SERIES}|${EW}
      379|Leicester|England|LE{1-5}|116|496 0|52.6386|-1.1317|F[L-PR-Y]${SERIES}|${EW}
      348|Belfast|Northern Ireland|BT{1-17}|28|9649 6|54.5973|-5.9301|[A-HJ-PR-Y]EZ ####|${NI}
      328|Nottingham|England|NG{1-9}|115|946 0|52.9536|-1.1505|F[A-HJ-P]${SERIES}|${EW}
      307|Newcastle upon Tyne|England|NE{1-7},NE15|191|498 0|54.9733|-1.6140|N[A-HJ-PR-Y]${SERIES}|${EW}
      279|Sunderland|England|SR{1-6}|191|498 0|54.9046|-1.3822|N[A-HJ-PR-Y]${SERIES}|${EW}
      178|Reading|England|RG1,RG2,RG4,RG6,RG30|118|496 0|51.4562|-0.9711|R[A-HJ-PR-Y]${SERIES}|${EW}
      278|Salford|England|M{5-7}|161|496 0|53.4877|-2.2909|M[A-HJ-PR-Y]${SERIES}|${EW}
      126|Solihull|England|B{90-92}|121|496 0|52.4118|-1.7776|B[A-HJ-PR-Y]${SERIES}|${EW}
      126|Gateshead|England|NE{8-11}|191|498 0|54.9527|-1.6034|N[A-HJ-PR-Y]${SERIES}|${EW}
      50|Durham|England|DH1|191|498 0|54.7761|-1.5733|N[A-HJ-PR-Y]${SERIES}|${EW}
      110|Birkenhead|England|CH{41-42}|151|496 0|53.3934|-3.0148|D[A-HJK]${SERIES}|${EW}`,
    others: `Newcastle upon Tyne=Newcastle; Edinburgh=Dùn Èideann|Edimburgo|Édimbourg; Cardiff=Caerdydd;
      Wales=Cymru|Welsh|Welshman|Welshwoman|Welshmen|Welshwomen;
      Scotland=Alba|Scottish|Scots|Scot|Scotsman|Scotswoman|Scotsmen|Scotswomen|Schottland|Écosse|Escocia;
      Northern Ireland=NI|N Ireland|Northern Irish|Ulster|Nordirland; London=Londres|Londra|Londyn|Londoner|Londoners;
      Manchester=Mancunian|Mancunians; Liverpool=Liverpudlian|Liverpudlians; Glasgow=Glaswegian|Glaswegians;
      England=Englishman|Englishwoman|Englishmen|Englishwomen|Angleterre|Inglaterra|Inghilterra`,
  },
  roads: `High_Street Station_Road Main_Street Park_Road Church_Road Church_Street London_Road Victoria_Road Green_Lane
    Manor_Road Church_Lane Park_Avenue The_Avenue The_Crescent Queens_Road New_Road Grange_Road Kings_Road Kingsway
    Windsor_Road Highfield_Road Mill_Lane Alexander_Road York_Road St_John's_Road Main_Road Broadway King_Street
    The_Green Springfield_Road George_Street Park_Lane Victoria_Street Albert_Road Queensway New_Street Queen_Street
    West_Street North_Street Manchester_Road The_Grove Richmond_Road Grove_Road South_Street School_Lane`,
  street: '(||||Flat {1-24}, |Flat {1-9}[A-C], ){1-189} {road}',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone} #[ABD-HJLNP-UW-Z][ABD-HJLNP-UW-Z]',
  // Ofcom's mobile numbers for drama (07700 900) are refused by phone libraries; these are ordinary ranges.
  phone:
    '+44 (740[0-3]|741[0-6]|742[5-9]|743[0-7]|748[3-7]|749[4-9]|750[4-8]|754#|756#|771[0-2]|772#|780[0-7]|784#|796#|798#) ######',
  // Ofcom's numbers for drama in these cities; Nottingham's is refused by phone libraries and an ordinary one.
  landline: '+44 {place.area} {place.code}###',
  // Sort codes from ranges of Vocalink's table, each with its rule in `account`; shares of main current accounts.
  banks: {
    columns: 'bank bic code account share near private',
    rows: `
      Lloyds Bank|LOYDGB2L|30-9[1-5]-##|lloyds|13
      Barclays|BUKBGB22|20-{14-25}-##|barclays|14
      NatWest|NWBKGB2L|60-{15-29}-##|natwest|12
      HSBC UK|HBUKGB4B|40-{20-42}-##|barclays|11
      Nationwide|NAIAGB21|07-01-16|nationwide|11||yes
      Santander UK|ABBYGB2L|09-01-2[6-9]|santander|11
      Halifax|HLFXGB21|11-0#-##|halifax|8||yes
      Monzo|MONZGB2L|04-00-04|monzo|6
      Starling Bank|SRLGGB2L|60-83-71|starling|3
      TSB|TSBSGB2A|77-[56]#-##|lloyds|3.5
      Revolut|REVOGB21|04-00-75|natwest|3
      The Co-operative Bank|CPBKGB22|08-9[0-3]-##|coop|1.5
      Virgin Money|CLYDGB2S|82-[1-5]#-##|clydesdale|2
      Metro Bank|MYMBGB2L|23-05-80|metro|2
      Royal Bank of Scotland|RBOSGB2L|83-[1-4]#-##|rbs|24|Scotland
      Bank of Scotland|BOFSGB21|80-[4-9]#-##|bos|24|Scotland
      Danske Bank|DABAGB2B|95-0[1-3]-##|barclays|26|Northern Ireland
      Ulster Bank|ULSBGB2B|98-0[1-9]-##|ulster|24|Northern Ireland`,
    others: `Royal Bank of Scotland=RBS; NatWest=National Westminster; HSBC UK=HSBC; Santander UK=Abbey|Santander;
      The Co-operative Bank=Co-op Bank; Virgin Money=Clydesdale; Lloyds Bank=Lloyds;
      Nationwide=Nationwide Building Society`,
  },
  account: {
    label: 'Account number',
    write: putAccount,
    gap: 64,
  },
  iban: ibanField({ GB }, { write: putBban, showsAccount: true }),
  cards: 'visa:60 mastercard:37 amex:3',
  firms: {
    forms: `
      ~Sole trader|120|1936|1|15|1|insurance,finance,airline,energy
      ~Partnership|15|1936|2|30
      Ltd|46|1936|1|900
      Limited|46|1936|1|1500
      LLP|3|2001|2|600
      PLC|0.5|1981|50|9000
      CIC|0.7|2005|1|60`,
    trades: `
      agriculture Farms|Nurseries|Orchards|Grain|Poultry
      services Consulting|Services|Recruitment|Solutions|Events
      beauty Hairdressing|Cosmetics|Barbers|Beauty
      retail Stores|Trading|Supplies||Hardware|Books|Gifts|Garden Centre
      hairdresser Hairdressing|Barbers`,
    name: '({founder} {trade}|{founder} & {partner} {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [2000, 6800],
  fields: {
    reference: pictured('Payment reference', '(INV|REF|PAY)-{year}-{00001-99999}'),
    // The collector's own: six to eighteen capitals and digits (Bacs, core reference), most often the customer's account.
    mandate: pictured('Mandate reference', '(%#########|DD{8#}|[A-HJ-NP-Z][A-HJ-NP-Z]%#####)', {
      group: 'transaction',
      synonyms: ['direct debit reference'],
    }),
    id: certified(gbNino, 'National Insurance number', {
      from: 16,
      synonyms: ['nino', 'ni number', 'national insurance'],
    }),
    ssn: {
      label: 'National Insurance number (social security)',
      validator: gbNino,
      make: (_, p) => p.read('id'),
    },
    passport: pictured('Passport number', '%########'),
    licence: certified(gbDriver, 'Driver number', {
      synonyms: ['dvla number', 'dvla', 'driver number'],
    }),
    tax: certified(gbUtr, 'UTR', {
      held: isSelfEmployed,
      synonyms: ['unique taxpayer reference'],
    }),
    vat: certified(gbVat, 'VAT registration number'),
    health: certified(gbNhs, 'NHS number', { synonyms: ['nhs'] }),
    sortcode,
    // Ofcom's numbers for drama, as far as phone libraries accept them.
    fictionphone: pictured(
      'Fictional phone',
      '(+44 20 7946 0###|+44 121 496 0###|+44 161 496 0###|+44 131 496 0###|+44 141 496 0###|+44 29 2018 0###)',
      { group: 'contact' },
    ),
    plate: {
      label: 'Number plate',
      write: placePicture('plate'),
      synonyms: ['registration mark'],
    },
  },
  company: {
    street: { picture: '(||||Unit {1-24}, ){1-189} {road}' },
    registration: { label: 'Company number', held: isRegistered, make: numberOf, synonyms: ['crn'] },
    vat: certified(gbVat, 'VAT registration number'),
    tax: certified(gbUtr, 'Corporation Tax UTR'),
    sortcode: { ...sortcode, group: 'banking' },
    sun: pictured('Bacs service user number', '[2-9]#####', {
      group: 'banking',
      synonyms: ['service user number'],
    }),
  },
  presets: [
    {
      key: 'faster-payments',
      scheme: FASTER_PAYMENTS,
      interbank: true,
      name: 'Faster Payment',
      facts: {
        PaymentType: oneOf('SIP', 'SIP', 'FDP', 'SOP'),
        TRN: fact(
          (random, p) =>
            `${random.chars(2, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}${p.read('sortcode').replace(/\D/g, '')}${random.digits(10)}${p.read('date').replaceAll('-', '')}826${random.digits(13)}`,
        ),
      },
      rows: [
        ['Payer', 'name'],
        ['Payer sort code', 'sortcode'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee sort code', 'payee.sortcode'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
        ['Payment type', 'PaymentType', 'PaymentType'],
        ['Transaction reference number', 'TRN', 'TRN'],
      ],
    },
    {
      key: 'chaps',
      scheme: CHAPS,
      interbank: true,
      name: 'CHAPS payment',
      facts: {
        MsgId: datedId('CHP'),
        InstrId: datedId('CHI'),
        UETR,
        CreDtTm: CREATED,
        ChrgBr: constant('SHAR'),
        Purp: oneOf('HLRP', 'OTHR', 'GDDS'),
      },
      rows: [
        ['Debtor', 'name', 'Dbtr.Nm'],
        ['Debtor sort code', 'sortcode', 'DbtrAgt.MmbId'],
        ['Debtor account', 'account', 'DbtrAcct.Id'],
        ['Debtor BIC', 'swift', 'DbtrAgt.BICFI'],
        ['Creditor', 'payee.name', 'Cdtr.Nm'],
        ['Creditor sort code', 'payee.sortcode', 'CdtrAgt.MmbId'],
        ['Creditor account', 'payee.account', 'CdtrAcct.Id'],
        ['Creditor BIC', 'payee.swift', 'CdtrAgt.BICFI'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Settlement date', 'date'],
        ['End-to-end ID', 'txn', 'EndToEndId'],
        ['Message ID', 'MsgId', 'MsgId'],
        ['Instruction ID', 'InstrId', 'InstrId'],
        ['UETR', 'UETR', 'UETR'],
        ['Creation date and time', 'CreDtTm', 'CreDtTm'],
        ['Charge bearer', 'ChrgBr', 'ChrgBr'],
        ['Purpose', 'Purp', 'Purp'],
        ['Remittance information', 'reference', 'RmtInf'],
      ],
    },
    {
      key: 'bacs',
      scheme: BACS_DEBIT,
      synonyms: ['direct debit', 'direct debit mandate'],
      sectors: BILLERS,
      name: 'Bacs Direct Debit',
      facts: {
        // 0N new instruction, 01 first, 17 regular, 18 re-presented, 19 final collection.
        TransactionCode: oneOf('17', '01', '18', '19'),
        ProcessingDate: DAY_BEFORE,
        'company.username18': fact((_, company) =>
          company
            .read('name')
            .toUpperCase()
            .replace(/[^A-Z0-9 &./-]/g, '')
            .slice(0, 18)
            .trim(),
        ),
      },
      rows: [
        ['Service user', 'company.name'],
        ['Service user number', 'company.sun'],
        ['Company number', 'company.registration'],
        ['Account holder', 'name'],
        ['Bank', 'bank'],
        ['Sort code', 'sortcode'],
        ['Account number', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Mandate reference', 'mandate'],
        ['Collection date', 'date'],
        ['Transaction code', 'TransactionCode', 'TransactionCode'],
        ['Processing date', 'ProcessingDate', 'ProcessingDate'],
        ["Originator's name", 'company.username18', 'OriginatorName'],
      ],
    },
  ],
}));

/** The registers of companies and of partnerships, by the letters of their numbers. */
const COMPANIES: Readonly<Record<string, Series>> = {
  '': series(
    '1936 308000 · 1950 476000 · 1965 834000 · 1980 1470000 · 1990 2455000 · 2000 3900000 · 2005 5325000 · 2010 7115000 · 2012 7895000 · 2014 8830000 · 2016 9935000 · 2018 11130000 · 2020 12385000 · 2026 16940000',
  ),
  SC: series('1936 18700 · 1980 70500 · 2000 202500 · 2010 370600 · 2020 650700 · 2026 874000'),
  NI: series('1936 1000 · 1980 13900 · 2000 37500 · 2009 71000 · 2010 601500 · 2020 666700 · 2026 737000'),
};
const PARTNERSHIPS: Readonly<Record<string, Series>> = {
  OC: series('2001 300000 · 2010 351000 · 2020 430000 · 2026 459000'),
  SO: series('2001 300000 · 2010 302700 · 2020 306900 · 2026 308400'),
  NC: series('2004 1 · 2010 400 · 2020 1500 · 2026 2000'),
};

/** Eight places, with the register's letters in front. */
function numberOf(random: Random, { place, firm: { form, founded } }: Persona): string {
  const partners = form.name.text === 'LLP';
  const letters = `${(partners ? place.office : place.home)?.text ?? ''}`;
  const number = (partners ? PARTNERSHIPS : COMPANIES)[letters] as Series;
  return letters + String(number(random, founded)).padStart(8 - letters.length, '0');
}
