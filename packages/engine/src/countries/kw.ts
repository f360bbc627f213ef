import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { GULF, GULF_HYPHENED, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { KNET } from '../data/cards.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS_BY_FEW } from '../data/gulfWork.ts';
import { KW } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, IND, IRN, JOR, LBN, LKA, NPL, PAK, PHL, SYR, YEM } from '../data/residentNames.ts';
import { communities, nationalityOf, passportOf, type Residents } from '../data/residents.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { limitedLoan } from '../fields/limitedLoan.ts';
import { registerGrowth } from '../standard/registerGrowth.ts';
import { kwCivil } from '../validators/kwCivil.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS = `شارع_1|Street_1 شارع_2|Street_2 شارع_3|Street_3 شارع_4|Street_4 شارع_5|Street_5 شارع_6|Street_6 شارع_7|Street_7
  شارع_8|Street_8 شارع_9|Street_9 شارع_10|Street_10 شارع_11|Street_11 شارع_12|Street_12 شارع_14|Street_14 شارع_15|Street_15
  شارع_20|Street_20 شارع_25|Street_25 شارع_30|Street_30 شارع_101|Street_101 شارع_102|Street_102 شارع_103|Street_103
  شارع_201|Street_201 شارع_سالم_المبارك|Salem_Al-Mubarak_Street@Salmiya
  شارع_عمان|Amman_Street@Salmiya شارع_قطر|Qatar_Street@Salmiya شارع_بغداد|Baghdad_Street@Salmiya شارع_تونس|Tunis_Street@Hawalli
  شارع_بيروت|Beirut_Street@Hawalli شارع_ابن_خلدون|Ibn_Khaldoun_Street@Hawalli شارع_قتيبة|Qutaiba_Street@Hawalli
  شارع_القاهرة|Cairo_Street@Kuwait_City شارع_فهد_السالم|Fahad_Al-Salem_Street@Kuwait_City
  شارع_مبارك_الكبير|Mubarak_Al-Kabeer_Street@Kuwait_City شارع_الخليج|Gulf_Road@Kuwait_City+Salmiya
  شارع_دمشق|Damascus_Street@Surra+Jabriya شارع_حبيب_مناور|Habib_Munawer_Street@Farwaniya شارع_مكة|Mecca_Street@Fahaheel`;

const ARABIC = book(
  ROADS,
  `السالمية|Salmiya حولي|Hawalli مدينة_الكويت|Kuwait_City الفروانية|Farwaniya جليب_الشيوخ|Jleeb_Al-Shuyoukh
  صباح_السالم|Sabah_Al-Salem الفحيحيل|Fahaheel الجهراء|Jahra الأحمدي|Ahmadi خيطان|Khaitan المنقف|Mangaf
  المهبولة|Mahboula الجابرية|Jabriya الرميثية|Rumaithiya بيان|Bayan مشرف|Mishref السرة|Surra الفنطاس|Fintas الشويخ|Shuwaikh
  العارضية|Ardiya`,
);

/**
 * Homes of nationals: percentages of adults, Sunnis and Shia. Some quarters are built for nationals, others for
 * workers.
 */
const SUNNIS = {
  Hawalli: 10,
  Bayan: 60,
  Mishref: 62,
  Farwaniya: 14,
  'Jleeb Al-Shuyoukh': 1,
  'Al Asimah': 44,
  'Mubarak Al-Kabeer': 56,
  Ahmadi: 36,
  Mahboula: 1,
  Jahra: 56,
};
const SHIA = {
  Hawalli: 5,
  Bayan: 15,
  Mishref: 15,
  Rumaithiya: 42,
  Farwaniya: 3,
  'Jleeb Al-Shuyoukh': 0.5,
  'Al Asimah': 20,
  'Mubarak Al-Kabeer': 16,
  Ahmadi: 8,
  Mahboula: 0.5,
  Jahra: 5,
};

/** Commercial registrations by year; only their growth is public. */
const REGISTERED = registerGrowth(
  '1950:1000 1975:20000 1997:72000 2004:104000 2010:333000 2020:430000 2030:530000',
);

const RESIDENTS: Residents = [
  [IND, 26],
  [EGY, 17],
  [BGD, 8],
  [PHL, 6],
  [SYR, 4],
  [LKA, 3],
  [PAK, 2.5],
  [NPL, 2.5],
  [JOR, 1.5],
  [YEM, 0.5],
  [IRN, 0.5],
  [LBN, 0.5],
];

export const kw = country('kw', () => ({
  name: 'Kuwait',
  alpha3: 'KWT',
  paydays: [[25]],
  currency: 'KWD',
  decimals: 3,
  perEuro: 0.33,
  priceStep: 5,
  gs1: '627',
  holidays: '0101 -2024:miraj 2026:miraj 2025-2025:0130 0225 0226 fitr..2 adha-1..2 hijri mawlid',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Kuwait' },
  economy: {
    vat: { usual: 0 },
    deductions: { social: 4, tax: 0 },
    tenure: { rent: 60, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'kuwaitisch',
    scripts: 'كويتي~ クウェート 科威特 쿠웨이트 कुवैत Кувейт Кувейта',
  },
  aliases: 'Kuwaiti Kuwaitis State_of_Kuwait Koweït الكويت دولة_الكويت كويتي كويتية',
  ages: '11 26 30 19 9 3.5 1.5',
  life: {
    studies: 55,
    retires: [57, 57],
    pays: [600, 2750],
    institutions: `
      university (Kuwait University|Gulf University for Science and Technology|American University of the Middle East|Public Authority for Applied Education and Training)
      secondary {town} (Intermediate|Secondary) School
      hospital Mubarak Al-Kabeer Hospital
      hospital@in_Farwaniya Farwaniya Hospital
      hospital@Jahra Jahra Hospital
      hospital@in_Ahmadi+in_Mubarak_Al-Kabeer Al-Adan Hospital
      hospital@Kuwait_City+Shuwaikh (Al-Amiri|Al-Sabah) Hospital
      care {town} Rehabilitation Centre
      town Kuwait Municipality
      police Ministry of Interior
      transit Kuwait Public Transport
      pension Public Institution for Social Security
      fire Kuwait Fire Force`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources: 'ages UN WPP 2024; populations and nationalities PACI 2024; shares of banks estimated',
  weekend: [5, 6],
  men: 66,
  names: [
    {
      share: 20,
      never: LEFT_TO_OTHERS_BY_FEW,
      near: SUNNIS,
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: together(GULF.male, {
        0: 'صباح|Sabah مرزوق|Marzouq براك|Barrak دعيج|Duaij عبدالمحسن|Abdulmohsen فلاح|Falah عذبي|Athbi',
        1975: 'مشاري|Mishari عبدالمحسن|Abdulmohsen مرزوق|Marzouq صباح|Sabah أنور|Anwar',
        1995: 'مشاري|Mishari عذبي|Athbi حمدان|Hamdan سالم|Salem',
      }),
      female: together(GULF.female, {
        0: 'غنيمة|Ghanima سبيكة|Sabeeka طيبة|Taiba بيبي|Bibi إقبال|Iqbal وضحة|Wadha حياة|Hayat',
        1975: 'شيماء|Shaimaa أنوار|Anwar إقبال|Iqbal وضحة|Wadha غنيمة|Ghanima',
        1995: 'طيبة|Taiba شيماء|Shaimaa أنوار|Anwar غنيمة|Ghanima',
      }),
      family: `العازمي|Al-Azmi:3.5 العنزي|Al-Enezi:4 العتيبي|Al-Otaibi:2.5 الظفيري|Al-Dhafiri:2.5 الكندري|Al-Kandari:3 الفضلي|Al-Fadhli:2
      العوضي|Al-Awadhi:2 الهيفي|Al-Haifi ${GULF_HYPHENED.replace('|Al-Mutairi', '|Al-Mutairi:5').replace('|Al-Ajmi', '|Al-Ajmi:4').replace('|Al-Rashidi', '|Al-Rashidi:3').replace('|Al-Shammari', '|Al-Shammari:3')} الديحاني|Al-Daihani الحربي|Al-Harbi
      بوحمد|Buhamad  البلوشي|Al-Balushi الشطي|Al-Shatti العبدالجليل|Al-Abduljalil 
      الرومي|Al-Roumi المرزوق|Al-Marzouq البحر|Al-Bahar الصقر|Al-Saqer
      النصف|Al-Nisf الخرينج|Al-Khurainej     
         القناعي|Al-Qinai الفليج|Al-Fulaij الفهد|Al-Fahad العثمان|Al-Othman
      العصفور|Al-Asfour السعدون|Al-Saadoun الزعبي|Al-Zoubi الطبطبائي|Al-Tabtabaei  الرفاعي|Al-Refai
      الهندي|Al-Hindi البدر|Al-Bader الحميضي|Al-Humaidhi الحساوي|Al-Hasawi الجاسم|Al-Jassim المطوع|Al-Mutawa
      المسلم|Al-Musallam الشمالي|Al-Shamali المنيس|Al-Munayes النوري|Al-Nouri الوقيان|Al-Wugayan
      الياقوت|Al-Yaqout البعيجان|Al-Buaijan الجلال|Al-Jalal الحشاش|Al-Hashash الحمود|Al-Hamoud
      الخميس|Al-Khamis الدبوس|Al-Dabbous الدعيج|Al-Duaij الرجيب|Al-Rujaib الرويشد|Al-Ruwaished الزامل|Al-Zamel
      السميط|Al-Sumait السند|Al-Sanad الشراح|Al-Sharrah 
      الصانع|Al-Sane الصليلي|Al-Sulaili الطاهر|Al-Taher العدساني|Al-Adsani العجيل|Al-Ajeel
      العميري|Al-Omairi الغريب|Al-Gharib الغيص|Al-Ghais الفارس|Al-Faris الفرحان|Al-Farhan 
      القصار|Al-Qassar الكليب|Al-Kulaib اللوغاني|Al-Loughani  
      المنصور|Al-Mansour الميلم|Al-Mailem النفيسي|Al-Nafisi الهارون|Al-Haroun اليحيى|Al-Yahya
      السويلم|Al-Suwailem الرشود|Al-Rashoud  الحجرف|Al-Hajraf
      البراك|Al-Barrak بورسلي|Bourisli بوغيث|Boughaith`,
    },
    {
      share: 8,
      never: LEFT_TO_OTHERS_BY_FEW,
      near: SHIA,
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: {
        0: `محمد|Mohammad:8 علي|Ali:7 حسين|Hussain:6 عباس|Abbas حسن|Hassan جعفر|Jaafar عبدالله|Abdullah إبراهيم|Ibrahim
        إسماعيل|Ismail غلوم|Ghuloum أحمد|Ahmad يوسف|Yousef موسى|Mousa كاظم|Kadhem عبدالحسين|Abdulhussain رضا|Redha`,
        1975: `علي|Ali:7 محمد|Mohammad:7 حسين|Hussain:6 أحمد|Ahmad جاسم|Jassim عباس|Abbas حسن|Hassan عادل|Adel جعفر|Jaafar مهدي|Mahdi
        عبدالله|Abdullah هاشم|Hashem صادق|Sadeq خالد|Khaled جمال|Jamal حيدر|Haider`,
      },
      female: {
        0: `فاطمة|Fatima:7 زهرة|Zahra زينب|Zainab معصومة|Masouma مريم|Maryam صديقة|Sedeeqa خديجة|Khadija سكينة|Sakina
        بتول|Batoul فضيلة|Fadheela`,
        1975: `فاطمة|Fatima:5 زهراء|Zahraa زينب|Zainab مريم|Maryam بتول|Batoul حوراء|Hawraa إيمان|Eman هدى|Huda أنوار|Anwar
        سارة|Sara آلاء|Alaa دلال|Dalal نرجس|Narjes كوثر|Kawthar`,
      },
      family: `القلاف|Al-Qallaf القطان|Al-Qattan الوزان|Al-Wazzan بهبهاني|Behbehani معرفي|Marafi قبازرد|Qabazard دشتي|Dashti أشكناني|Ashkanani بوشهري|Bushehri تيفوني|Tifouni الموسوي|Al-Mousawi الصراف|Al-Sarraf القبندي|Al-Qabandi المزيدي|Al-Mazeedi المعتوق|Al-Maatouq جوهر|Jawhar حيات|Hayat خاجة|Khajah دهراب|Dehrab رضا|Redha شمساه|Shamsah عبدال|Abdal قمبر|Qambar كرم|Karam مندني|Mandani نقي|Naqi
      الكاظمي|Al-Kazemi الصفار|Al-Saffar المتروك|Al-Matrouk الحداد|Al-Haddad`,
    },
    ...communities(RESIDENTS),
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Salmiya|Hawalli|22001-22020|25|29.3339|48.0761|290
      Jleeb Al-Shuyoukh|Farwaniya|85001-85010|24|29.2583|47.9361|270
      Mahboula|Ahmadi|54401-54410|23|29.1450|48.1303|230
      Hawalli|Hawalli|32001-32020|22|29.3328|48.0286|215
      Farwaniya|Farwaniya|81001-81020|24|29.2775|47.9586|200
      Jahra|Jahra|01001-01030|24|29.3375|47.6581|180
      Khaitan|Farwaniya|83001-83010|24|29.2856|47.9764|170
      Sabah Al-Salem|Mubarak Al-Kabeer|44001-44010|25|29.2572|48.0572|165
      Mangaf|Ahmadi|53401-53410|23|29.0961|48.1328|145
      Fahaheel|Ahmadi|64001-64020|23|29.0825|48.1303|105
      Jabriya|Hawalli|46301-46310|25|29.3172|48.0311|100
      Kuwait City|Al Asimah|13001-13150,15451-15470|22|29.3759|47.9774|65
      Rumaithiya|Hawalli|25451-25470|25|29.3117|48.0742|60
      Ardiya|Farwaniya|92401-92410|24|29.2925|47.8972|60
      Ahmadi|Ahmadi|61001-61020|23|29.0769|48.0839|45
      Bayan|Hawalli|43701-43710|25|29.2989|48.0492|45
      Surra|Al Asimah|45701-45710|25|29.3136|48.0106|35
      Fintas|Ahmadi|51001-51010|23|29.1739|48.1211|30
      Mishref|Hawalli|40171-40180|25|29.2794|48.0686|25
      Shuwaikh|Al Asimah|70451-70470,70651-70669|24|29.3556|47.9331|25`,
    others: `Kuwait City=مدينة الكويت|الكويت; Salmiya=السالمية; Hawalli=حولي; Farwaniya=الفروانية; Jahra=الجهراء;
      Ahmadi=الأحمدي; Al Asimah=العاصمة|Capital; Mubarak Al-Kabeer=مبارك الكبير; Fahaheel=الفحيحيل; Mangaf=المنقف;
      Khaitan=خيطان; Jabriya=الجابرية`,
  },
  roads: latinOf(ROADS),
  street: 'Block {1-12}, {road}, (House|Building) {1-240}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+965 (50#|55#|66#|65[015-9]|90#|94#|97#|99#)# ####',
  landline: '+965 {place.area}[236]# ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      National Bank of Kuwait|NBOKKWKW|NBOK|29
      Kuwait Finance House|KFHOKWKW|KFHO|29
      Boubyan Bank|BBYNKWKW|BBYN|12
      Gulf Bank|GULBKWKW|GULB|10
      Burgan Bank|BRGNKWKW|BRGN|6
      Commercial Bank of Kuwait|COMBKWKW|COMB|5
      Al Ahli Bank of Kuwait|ABKKKWKW|ABKK|4
      Warba Bank|WRBAKWKW|WRBA|3
      Kuwait International Bank|KWIBKWKW|KWIB|2`,
    others: `National Bank of Kuwait=NBK|بنك الكويت الوطني; Kuwait Finance House=KFH; Commercial Bank of Kuwait=CBK;
      Al Ahli Bank of Kuwait=ABK; Kuwait International Bank=KIB`,
  },
  account: '%#########',
  iban: ibanField({ KW }, '{bank.code}000000000000{account}'),
  cards: 'knet:72 visa:16 mastercard:11.5 amex:0.5',
  networks: { knet: KNET },
  wallets: 'Bookeey:60 walletii:40',
  firms: {
    forms: `
      W.L.L.|62|1960|1|300
      Est.|22|1960|1|30|1
      S.P.C.|9|2013|1|40|1
      K.S.C.C.|6|1960|20|1500
      K.S.C.P.|1|1960|80|5000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|${IN_GULF.brand} International {trade}|{founder} {trade}|{town} {trade}) {form}`,
    // Few residents own firms, so that few are named after a founder.
    sole: `${IN_GULF.brand} {trade} {form}`,
    era: 1950,
  },
  income: [120, 2500],
  fields: {
    // Central Bank of Kuwait, consumer loans.
    ...limitedLoan(() => [[60, 25_000]]),
    region: { label: 'Governorate' },
    postcode: { label: 'Postal code' },
    id: certified(kwCivil, 'Civil ID', {
      synonyms: ['civil number', 'الرقم المدني', 'البطاقة المدنية'],
    }),
    // No rule is public; a letter and digits is the usual look.
    passport: passportOf('P0#######', RESIDENTS),
    nationality: nationalityOf(RESIDENTS),
    licence: {
      label: 'Driving licence (Civil ID)',
      validator: kwCivil,
      make: (_, p) => p.read('id'),
    },
    // There is no personal tax; forms with a TIN accept the civil number.
    tax: { label: 'TIN (Civil ID)', validator: kwCivil, make: (_, p) => p.read('id') },
    ssn: {
      label: 'PIFSS number (Civil ID)',
      validator: kwCivil,
      synonyms: ['pifss'],
      make: (_, p) => p.read('id'),
    },
    nativeaddress: arabicAddress(ARABIC),
    paci: pictured('PACI building number', '{10-19}######', {
      group: 'contact',
      synonyms: ['paci number'],
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{1-99}-{1000-99999}'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: {
      label: 'Commercial registration',
      make: (random, { firm }) => `${REGISTERED(firm.founded, random.below(1e6) / 1000)}`,
    },
    tax: pictured('Tax card number', '{100000-799999}'),
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      'W.L.L.': 'شركة * ذ.م.م',
      'Est.': 'مؤسسة *',
      'S.P.C.': 'شركة * ش.ش.و',
      'K.S.C.C.': 'شركة * ش.م.ك.م',
      'K.S.C.P.': 'شركة * ش.م.ك.ع',
    }),
    street: pictured('Street', 'Block {1-12}, {road}, Building {1-240}'),
  },
  presets: [
    {
      key: 'wamd',
      scheme: INSTANT_TRANSFER,
      name: 'WAMD transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender Civil ID', 'id'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile', 'payee.phone'],
        ['Receiver bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
