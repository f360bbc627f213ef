import { luhnDigit } from '../checksum/luhn.ts';
import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { GULF, GULF_HYPHENED, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf, otherNames } from '../data/arabicScript.ts';
import { MADA } from '../data/cards.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS } from '../data/gulfWork.ts';
import { SA } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, IDN, IND, NPL, PAK, PHL, SDN, SYR, YEM } from '../data/residentNames.ts';
import { communities, nationalityOf, passportOf, type Residents } from '../data/residents.ts';
import { BILL_PAYMENT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { BILLERS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import type { Random } from '../kernel/random.ts';
import { saNationalId } from '../validators/saNationalId.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS = `طريق_الملك_فهد|King_Fahd_Road طريق_الملك_عبدالعزيز|King_Abdulaziz_Road طريق_الملك_عبدالله|King_Abdullah_Road
  شارع_الأمير_سلطان|Prince_Sultan_Street شارع_الأمير_محمد_بن_عبدالعزيز|Prince_Mohammed_Bin_Abdulaziz_Street
  شارع_العليا|Olaya_Street@Riyadh شارع_التحلية|Tahlia_Street@Riyadh+Jeddah طريق_الملك_فيصل|King_Faisal_Road
  طريق_الملك_خالد|King_Khalid_Road شارع_الأمير_تركي|Prince_Turki_Street@Riyadh+Khobar طريق_المدينة|Al_Madinah_Road@Jeddah+Makkah
  شارع_الأندلس|Al_Andalus_Street شارع_فلسطين|Palestine_Street@Jeddah طريق_الإمام_سعود|Al_Imam_Saud_Road@Riyadh
  طريق_أنس_بن_مالك|Anas_Bin_Malik_Road@Riyadh طريق_أبي_بكر_الصديق|Abu_Bakr_Al_Siddiq_Road
  شارع_عمر_بن_الخطاب|Omar_Bin_Al_Khattab_Street طريق_عثمان_بن_عفان|Othman_Bin_Affan_Road@Riyadh+Buraydah
  طريق_خريص|Khurais_Road@Riyadh شارع_التخصصي|Al_Takhassusi_Street@Riyadh شارع_حراء|Hira_Street@Jeddah شارع_صاري|Sari_Street@Jeddah
  شارع_الروضة|Al_Rawdah_Street شارع_قريش|Quraish_Street@Jeddah شارع_الأمير_ماجد|Al_Amir_Majed_Street@Jeddah
  طريق_الخليج|Al_Khaleej_Road@Dammam+Khobar+Jubail+Qatif طريق_الكورنيش|Al_Corniche_Road@Jeddah+Dammam+Khobar+Yanbu+Jazan
  شارع_إبراهيم_الخليل|Ibrahim_Al_Khalil_Street@Makkah طريق_قباء|Quba_Road@Madinah طريق_سلطانة|Sultanah_Road@Madinah
  طريق_المطار|Airport_Road طريق_الجامعة|University_Road شارع_النخيل|Al_Nakheel_Street شارع_الياسمين|Al_Yasmin_Street
  شارع_الورود|Al_Wurud_Street شارع_الصفا|Al_Safa_Street شارع_النسيم|Al_Naseem_Street شارع_الحمراء|Al_Hamra_Street
  شارع_صلاح_الدين|Salah_Al_Din_Street`;

const CITIES = `الرياض|Riyadh جدة|Jeddah مكة_المكرمة|Makkah المدينة_المنورة|Madinah الدمام|Dammam الطائف|Taif تبوك|Tabuk بريدة|Buraydah
  خميس_مشيط|Khamis_Mushait الهفوف|Al_Hofuf حائل|Hail حفر_الباطن|Hafar_Al_Batin الجبيل|Jubail الخرج|Al_Kharj الخبر|Khobar
  أبها|Abha نجران|Najran ينبع|Yanbu القطيف|Qatif جازان|Jazan سكاكا|Sakaka عرعر|Arar الباحة|Al_Bahah`;

const ARABIC = book(ROADS, CITIES);

const RESIDENTS: Residents = [
  [BGD, 10],
  [IND, 8.5],
  [PAK, 8],
  [YEM, 7],
  [EGY, 6],
  [SDN, 3],
  [PHL, 3],
  [SYR, 2],
  [IDN, 1],
  [NPL, 1],
];

export const sa = country('sa', () => ({
  name: 'Saudi Arabia',
  alpha3: 'SAU',
  paydays: [[27], [25]],
  currency: 'SAR',
  perEuro: 4.1,
  ips: '188.48-55',
  gs1: '628',
  lei: '5586',
  holidays: '2022:0222* fitr..3 adha-1..3 0923',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Riyadh' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 5, tax: 0 },
    tenure: { rent: 38, loan: 25 },
    shops: { card: 55, wallet: 40 },
  },
  words: {
    exonyms: 'Saudi-Arabien Arabie_saoudite Arabia_Saudita saudisch Arab_Saudi',
    scripts: `سعودي~ サウジアラビア サウジ 沙特阿拉伯 沙特 사우디아라비아 사우디 सऊदी_अरब Саудовская_Аравия Саудовской_Аравии Саудівська_Аравія
      саудовск~ Saudia`,
  },
  aliases:
    'KSA Saudi Saudis Saudi_Arabian Kingdom_of_Saudi_Arabia السعودية المملكة_العربية_السعودية سعودي سعودية',
  ages: '14 25 27 18 10 4 2',
  life: {
    studies: 60,
    retires: 60,
    pays: [1990, 17000],
    institutions: `
      university@Riyadh (King Saud University|Imam Mohammad Ibn Saud Islamic University)
      university@Jeddah (King Abdulaziz University|University of Jeddah)
      university@Makkah Umm Al-Qura University
      university@Madinah+Yanbu Taibah University
      university@Dammam+Khobar+Qatif+Jubail Imam Abdulrahman Bin Faisal University
      university@Al_Hofuf King Faisal University
      university@Abha+Khamis_Mushait King Khalid University
      university@Tabuk University of Tabuk
      university@Buraydah Qassim University
      university@Taif+Najran+Jazan {town} University
      university@Hail University of Ha'il
      university@Hafar_Al_Batin University of Hafr Al Batin
      university@Al_Kharj Prince Sattam bin Abdulaziz University
      university@Arar Northern Border University
      university@Sakaka Jouf University
      university@Al_Bahah Al-Baha University
      secondary {town} (Intermediate|Secondary) School
      hospital {town} General Hospital
      hospital@Riyadh (King Saud Medical City|King Fahad Medical City|King Faisal Specialist Hospital)
      hospital@Jeddah (King Fahd General Hospital|King Abdulaziz University Hospital|East Jeddah Hospital)
      hospital@Makkah (King Abdullah Medical City|Al Noor Specialist Hospital)
      hospital@Madinah King Salman bin Abdulaziz Medical City
      hospital@Dammam Dammam Medical Complex
      hospital@Khobar King Fahd Hospital of the University
      hospital@Al_Hofuf King Fahd Hospital, Hofuf
      hospital@Qatif Qatif Central Hospital
      hospital@Abha Aseer Central Hospital
      hospital@Buraydah King Fahd Specialist Hospital
      hospital@Taif King Abdulaziz Specialist Hospital
      hospital@Hail+Najran King Khalid Hospital, {town}
      hospital@Jazan King Fahd Central Hospital
      care {town} Rehabilitation Centre
      police Public Security {town}
      transit SAPTCO {town}
      pension General Organization for Social Insurance
      fire Saudi Civil Defence`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources: 'ages, places and nationalities GASTAT, census 2022; banks by customers, estimated',
  weekend: [5, 6],
  men: 63,
  names: [
    {
      share: 52,
      least: 4000,
      never: LEFT_TO_OTHERS,
      near: {
        Makkah: 45,
        Riyadh: 48,
        'Eastern Province': 55,
        Asir: 68,
        Qassim: 60,
        Jazan: 72,
        Hail: 68,
        Tabuk: 65,
        Najran: 65,
        'Al Bahah': 75,
        'Al Jawf': 65,
        'Northern Borders': 72,
      },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: together(GULF.male, {
        0: 'عايض|Ayed ظافر|Dhafer عواد|Awad هذال|Hathal مقرن|Muqrin شافي|Shafi متعب|Miteb',
        1975: 'مشاري|Mishari فايز|Fayez متعب|Miteb عايض|Ayed ظافر|Dhafer',
        1995: 'مشاري|Mishari معتز|Mutaz زياد|Ziyad البراء|Albaraa',
      }),
      female: together(GULF.female, {
        0: 'موضي|Moudi وضحى|Wadha البندري|Albandari جوزاء|Jawza عزة|Azza مضاوي|Madawi',
        1975: 'البندري|Albandari عواطف|Awatif موضي|Moudi',
        1995: 'ريما|Rima غيداء|Ghaida الهنوف|Alhanouf البندري|Albandari',
      }),
      family: `الغامدي|Al-Ghamdi:4 العتيبي|Al-Otaibi:4 الحربي|Al-Harbi:4.5 الزهراني|Al-Zahrani:3.5 العنزي|Al-Anazi:3 الشهري|Al-Shehri:3
      العمري|Al-Amri الأحمدي|Al-Ahmadi الجهني|Al-Juhani البقمي|Al-Buqami ${GULF_HYPHENED.replace(/Al-(Qahtani|Mutairi|Dosari|Shammari)/g, (name) => `${name}:${name === 'Al-Qahtani' ? 4.5 : 3.5}`)} الأسمري|Al-Asmari
      العسيري|Al-Asiri القرني|Al-Qarni الثقفي|Al-Thaqafi السلمي|Al-Sulami البلوي|Al-Balawi الشهراني|Al-Shahrani
      الرويلي|Al-Ruwaili الجعيد|Al-Juaid اليامي|Al-Yami الوادعي|Al-Wadei الحازمي|Al-Hazmi الفيفي|Al-Faifi
      الحكمي|Al-Hakami جعفري|Jaafari مدخلي|Madkhali عسيري|Asiri خواجي|Khawaji
      الصبياني|Al-Sabyani الشمراني|Al-Shamrani العلياني|Al-Olayani الكناني|Al-Kinani العبدلي|Al-Abdali الحارثي|Al-Harthi
      السفياني|Al-Sufyani العصيمي|Al-Osaimi النفيعي|Al-Nufaie الروقي|Al-Ruqi البيشي|Al-Bishi الأكلبي|Al-Aklabi
      السهلي|Al-Sahli العازمي|Al-Azmi الرشيد|Al-Rasheed الفوزان|Al-Fawzan العثمان|Al-Othman السديري|Al-Sudairi
      الربيعان|Al-Rubaian العليوي|Al-Olaiwi الجفالي|Al-Juffali الزويد|Al-Zuwaid
      القصيبي|Al-Gosaibi العيسائي|Al-Essai باعشن|Baeshen باخشب|Bakhashab بن_محفوظ|Bin_Mahfouz بقشان|Bugshan
      باوزير|Bawazir باجنيد|Bajunaid بافقيه|Bafaqih السقاف|Al-Saqqaf العطاس|Al-Attas فلمبان|Felemban بخاري|Bukhari
      تركستاني|Turkistani خياط|Khayat قطان|Qattan صيرفي|Sairafi جمجوم|Jamjoom ناغي|Naghi عطار|Attar حلواني|Halawani
      المهنا|Al-Muhanna الدخيل|Al-Dakhil السويلم|Al-Suwailem العجلان|Al-Ajlan الشثري|Al-Shithri السيف|Al-Saif
      الجاسر|Al-Jasser الخضير|Al-Khudair الرميح|Al-Rumaih الطويرقي|Al-Tuwairqi العريفي|Al-Arifi الفهيد|Al-Fuhaid
      القاضي|Al-Qadi المشيقح|Al-Mushaiqih النمر|Al-Nimr الهذلول|Al-Hathloul اليحيى|Al-Yahya التويجري|Al-Tuwaijri
      الجريسي|Al-Jeraisy الحمدان|Al-Hamdan الدباس|Al-Dabbas الزبيدي|Al-Zubaidi السحيمي|Al-Suhaimi الشويعر|Al-Shuwaier
      الصقعبي|Al-Saqabi الضويحي|Al-Duwaihi الطريقي|Al-Turaiki العقيل|Al-Aqeel الغفيص|Al-Ghufais الفايز|Al-Fayez
      القباني|Al-Qabbani الكليب|Al-Kulaib اللحيدان|Al-Luhaidan المطرفي|Al-Matrafi الوابل|Al-Wabil`,
    },
    ...communities(RESIDENTS),
  ],
  places: {
    // `office`: the first four digits of commercial registrations of that place.
    columns: 'city region zone area lat lon office pop',
    rows: `
      Riyadh|Riyadh|12211-12214,12241-12244,12311-12313,13211-13217,13311-13318|11|24.7136|46.6753|1010|6925
      Jeddah|Makkah|21411-21413,23311-23327,23431-23437,23521-23526|12|21.4858|39.1925|4030|3712
      Makkah|Makkah|24211-24214,24231-24237,24341-24353|12|21.4225|39.8262|4031|2385
      Madinah|Madinah|42311-42319,42331-42334|14|24.4686|39.6142|4650|1411
      Dammam|Eastern Province|32211-32214,32241-32247,32411-32416|13|26.4344|50.1033|2050|1386
      Al Hofuf|Eastern Province|36361-36363|13|25.3647|49.5876|2250|730
      Khobar|Eastern Province|34421-34431,34441-34448|13|26.2794|50.2083|2051|660
      Khamis Mushait|Asir|62461-62466|17|18.3000|42.7333|5855|650
      Tabuk|Tabuk|47311-47315,47911-47915|14|28.3998|36.5715|3550|594
      Buraydah|Qassim|52361-52366,52381-52387|16|26.3260|43.9750|1131|572
      Taif|Makkah|26511-26515,26521-26523|12|21.2703|40.4158|4032|563
      Qatif|Eastern Province|32611-32615,32631-32637|13|26.5652|49.9964|2053|553
      Jubail|Eastern Province|35511-35514|13|27.0174|49.6225|2055|475
      Hail|Hail|55421-55428,55431-55436|16|27.5219|41.6907|3350|448
      Najran|Najran|66241-66244,66251-66256|17|17.4933|44.1277|5950|382
      Hafar Al Batin|Eastern Province|39911-39915|13|28.4328|45.9708|2511|368
      Abha|Asir|62521-62529|17|18.2164|42.5053|5850|335
      Yanbu|Madinah|46421-46426|14|24.0895|38.0618|4700|331
      Al Kharj|Riyadh|16271-16278|11|24.1554|47.3346|1011|320
      Arar|Northern Borders|73311-73313|14|30.9753|41.0381|3450|198
      Jazan|Jazan|82611-82614,82721-82725|17|16.8892|42.5511|5900|173
      Sakaka|Al Jawf|72311-72315|14|29.9697|40.2064|3400|165
      Al Bahah|Al Bahah|65511-65516|17|20.0129|41.4677|5800|97`,
    others: `${otherNames(CITIES)}; Riyadh=الرياض|Ar Riyad|Riad|Riyad; Jeddah=جدة|Jiddah|Djeddah|Jidda;
      Makkah=مكة|مكة المكرمة|Mecca|Mekka; Madinah=المدينة المنورة|المدينة|Medina; Al Hofuf=الهفوف|Hofuf;
      Khobar=الخبر|Al Khobar; Buraydah=بريدة|Buraidah; Jazan=جازان|Jizan; Eastern Province=المنطقة الشرقية|الشرقية; Asir=عسير;
      Qassim=القصيم|Al Qassim; Northern Borders=الحدود الشمالية; Al Jawf=الجوف`,
  },
  roads: latinOf(ROADS),
  street: '{2001-8999} {road}',
  address: '{street}, {city} {postcode}-{2001-8999}',
  postcode: '{zone}',
  phone: '+966 5[034569] ### ####',
  landline: '+966 {place.area} 5## ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Al Rajhi Bank|RJHISARI|80|34
      Saudi National Bank|NCBKSAJE|10|26
      Alinma Bank|INMASARI|05|10
      Riyad Bank|RIBLSARI|20|8
      Saudi Awwal Bank|SABBSARI|45|6
      Arab National Bank|ARNBSARI|30|5
      Banque Saudi Fransi|BSFRSARI|55|4
      Bank Albilad|ALBISARI|15|4
      Bank AlJazira|BJAZSAJE|60|1.5
      Saudi Investment Bank|SIBCSARI|65|1
      Gulf International Bank|GULFSARI|90|0.5`,
    others: `Saudi National Bank=SNB|الأهلي|NCB|AlAhli|الأهلي السعودي; Al Rajhi Bank=الراجحي|مصرف الراجحي|Rajhi;
      Riyad Bank=بنك الرياض; Saudi Awwal Bank=SAB|SABB; Alinma Bank=الإنماء|Alinma`,
  },
  account: '%##############',
  iban: ibanField({ SA }, '{bank.code}000{account}'),
  cards: 'mada:78 visa:14 mastercard:7.5 amex:0.5',
  networks: { mada: MADA },
  wallets: 'STC_Bank:60 urpay:20 Barq:9 Mobily_Pay:8 Tiqmo:3',
  firms: {
    forms: `
      Est.|46|1940|1|40|1
      LLC|40|1965|1|400
      Co. Ltd.|9|1965|2|300
      CJSC|3|1965|20|1500
      JSC|1|1965|60|6000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|${IN_GULF.brand} International {trade}|{founder} {trade}|{town} {trade}) {form}`,
    // Few residents own firms, so that few are named after a founder.
    sole: `${IN_GULF.brand} {trade} {form}`,
    era: 1945,
  },
  income: [2000, 26000],
  fields: {
    postcode: { label: 'Postal code' },
    // Numbers of nationals start with 1, those of residents with 2.
    id: certified(saNationalId, 'National ID / Iqama', {
      synonyms: ['hawiya', 'absher', 'رقم الهوية الوطنية'],
      make: (random, p) => (p.community.nation ? residentId(random) : saNationalId.make(random, p)),
    }),
    iqama: certified(saNationalId, 'Iqama number (as a foreigner)', {
      held: ({ foreign }) => foreign,
      group: 'identity',
      synonyms: ['iqama number', 'resident id', 'residence permit', 'رقم الإقامة'],
      make: (random, p) => (p.community.nation ? p.read('id') : residentId(random)),
    }),
    nationality: nationalityOf(RESIDENTS),
    passport: passportOf('[A-Z]########', RESIDENTS),
    licence: {
      label: 'Driving licence (ID number)',
      validator: saNationalId,
      make: (_, p) => p.read('id'),
    },
    // The taxpayer's number; the VAT number is this, a group mark and the tax type 03. No check is public.
    tax: pictured('ZATCA TIN', '3[01]########', { held: isSelfEmployed, synonyms: ['zatca', 'gazt number'] }),
    vat: pictured('VAT number', '{tax}00003', { synonyms: ['الرقم الضريبي'] }),
    ssn: pictured('GOSI number', '%########', { synonyms: ['gosi', 'social insurance'] }),
    nativeaddress: arabicAddress(ARABIC),
    bankcode: pictured('Bank code', '{bank.code}'),
    sadadbill: pictured('SADAD bill number', '%###########', {
      group: 'payment',
      synonyms: ['sadad number'],
    }),
    // Letters with an Arabic equivalent.
    plate: pictured('Number plate', '[ABJDRSXTEGKLZNHUV][ABJDRSXTEGKLZNHUV][ABJDRSXTEGKLZNHUV] %###'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    // In the order of years, approximate.
    registration: {
      label: 'Commercial registration (CR)',
      make: (random, { place, firm }) =>
        `${place.office?.text}${100_000 + (firm.founded - 1945) ** 3 + random.below(9000)}`,
    },
    unified: pictured('Unified national number (700)', '70[0-4]#######'),
    vat: pictured('VAT number', '3[01]########00003'),
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      'Est.': 'مؤسسة *',
      LLC: 'شركة * ذ.م.م',
      'Co. Ltd.': 'شركة * المحدودة',
      CJSC: 'شركة * مساهمة مقفلة',
      JSC: 'شركة * المساهمة',
    }),
  },
  presets: [
    {
      key: 'sarie',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'sarie instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender ID', 'id'],
        ['Sender IBAN', 'iban'],
        ['Beneficiary', 'payee.name'],
        ['Beneficiary mobile', 'payee.phone'],
        ['Beneficiary IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'sadad',
      scheme: BILL_PAYMENT,
      sectors: BILLERS,
      name: 'SADAD bill payment',
      rows: [
        ['Biller', 'company.name'],
        ['Biller VAT number', 'company.vat'],
        ['Bill number', 'sadadbill'],
        ['Customer', 'name'],
        ['Customer ID', 'id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** An Iqama number: a resident's, with the Luhn digit of the national ID. */
function residentId(random: Random): string {
  const body = `2${random.pick('012345')}${random.digits(7)}`;
  return body + luhnDigit(body);
}
