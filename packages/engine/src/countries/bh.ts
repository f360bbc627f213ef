import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { allRespelt, GULF, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS } from '../data/gulfWork.ts';
import { BH } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, GBR, IND, JOR, LKA, NPL, PAK, PHL, SYR, YEM } from '../data/residentNames.ts';
import { communities, nationalityOf, passportOf, type Residents } from '../data/residents.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import type { Random } from '../kernel/random.ts';
import type { OwnField, Persona } from '../model.ts';
import { registerGrowth } from '../standard/registerGrowth.ts';
import { bhCpr } from '../validators/bhCpr.ts';
import { certified, country, pictured } from './declare.ts';

/** Bahrain's own spelling of names that the Gulf shares. */
const SPELLING =
  'Mohammed>Mohamed Abdullah>Abdulla Hussain>Husain Ibrahim>Ebrahim Jassim>Jasim Essa>Isa Yousef>Yusuf Rashid>Rashed Mansour>Mansoor';

/** Roads with a name; the others have numbers that start with the last two digits of the block. */
const ROADS = `شارع_الحكومة|Government_Avenue@Manama شارع_المعارض|Exhibition_Avenue@Manama شارع_الفاتح|Al_Fateh_Highway@Manama
  شارع_القصر_القديم|Old_Palace_Avenue@Manama شارع_أسامة_بن_زيد|Osama_Bin_Zaid_Avenue@Manama شارع_المثنى|Al_Muthana_Avenue@Manama
  شارع_الزبارة|Al_Zubara_Avenue@Manama شارع_الشيخ_عيسى|Shaikh_Isa_Avenue@Manama شارع_باب_البحرين|Bab_Al_Bahrain_Avenue@Manama
  شارع_السيف|Al_Seef_Avenue@Sanabis شارع_الشيخ_حمد|Shaikh_Hamad_Avenue@Muharraq شارع_أرض_الخير|Airport_Avenue@Muharraq+Arad+Busaiteen
  شارع_البديع|Budaiya_Highway@Budaiya+Saar+Diraz+Jidhafs شارع_سار|Saar_Avenue@Saar شارع_الاستقلال|Al_Estiqlal_Highway@Riffa+Isa_Town+Sitra
  شارع_الشيخ_سلمان|Shaikh_Salman_Avenue@Riffa شارع_الرفاع|Riffa_Avenue@Riffa شارع_القدس|Al_Quds_Avenue@Isa_Town
  شارع_الجنبية|Janabiya_Highway@Saar شارع_ولي_العهد|Wali_Al_Ahed_Avenue@Hamad_Town+Riffa شارع_الزلاق|Zallaq_Highway@Zallaq+Dar_Kulaib+Malkiya
  شارع_السوق|Al_Souq_Avenue شارع_النخيل|Al_Nakheel_Avenue`;

const ARABIC = book(
  ROADS,
  `مجمع|Block المنامة|Manama الرفاع|Riffa المحرق|Muharraq مدينة_حمد|Hamad_Town عالي|A'ali مدينة_عيسى|Isa_Town سترة|Sitra
  البديع|Budaiya جدحفص|Jidhafs البسيتين|Busaiteen عراد|Arad قلالي|Galali توبلي|Tubli السنابس|Sanabis سار|Saar الدراز|Diraz
  الزلاق|Zallaq المالكية|Malkiya دار_كليب|Dar_Kulaib`,
);

/** Commercial registrations by year; only their growth is public. */
const REGISTERED = registerGrowth(
  '1935:1 1975:4000 1985:16000 1995:34000 2005:56000 2012:80000 2018:121000 2022:158000 2030:230000',
);

const RESIDENTS: Residents = [
  [IND, 25],
  [BGD, 10],
  [PAK, 7],
  [PHL, 4.5],
  [EGY, 3],
  [NPL, 3],
  [YEM, 1],
  [JOR, 1],
  [LKA, 1],
  [SYR, 1],
  [GBR, 0.5],
];

export const bh = country('bh', () => ({
  name: 'Bahrain',
  alpha3: 'BHR',
  paydays: [[25], [27]],
  currency: 'BHD',
  decimals: 3,
  perEuro: 0.42,
  priceStep: 5,
  gs1: '608',
  holidays: '0101 fitr..2 0501 adha-1..2 hijri ashura-1..1 mawlid 1216 1217',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Bahrain' },
  economy: {
    vat: { usual: 10, food: 0 },
    deductions: { social: 4, tax: 0 },
    tenure: { rent: 50, loan: 15 },
    shops: { card: 60, wallet: 35 },
  },
  words: {
    exonyms: 'Bahreïn',
    scripts: 'بحريني~',
    numbers: { id: 'البطاقة_السكانية رقم_البطاقة_السكانية' },
  },
  aliases: 'Bahraini Bahrainis Kingdom_of_Bahrain Bahrein البحرين مملكة_البحرين بحريني بحرينية',
  ages: '13 28 28 17 9 3.6 1.4',
  life: {
    studies: 50,
    retires: [60, 57],
    pays: [300, 2200],
    institutions: `
      university (University of Bahrain|Bahrain Polytechnic|Arabian Gulf University|Ahlia University)
      secondary {town} (Intermediate|Secondary) School
      hospital (Salmaniya Medical Complex|King Hamad University Hospital|Bahrain Defence Force Hospital)
      care {town} Rehabilitation Centre
      town {place.region} Municipality
      town@in_Capital Capital Trustees Board
      police Ministry of Interior
      transit Bahrain Public Transport Company
      pension Social Insurance Organization
      fire General Directorate of Civil Defence`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources: 'ages, populations and nationalities iGA 2020-24; communities and shares of banks estimated',
  weekend: [5, 6],
  men: 65,
  names: [
    {
      share: 18,
      never: LEFT_TO_OTHERS,
      near: { Muharraq: 40, Southern: 32, Northern: 12, Capital: 8 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: allRespelt(GULF.male, SPELLING),
      female: together(GULF.female, 'الشيخة|Alshaikha نيلة|Naila'),
      family: `  البوعينين|Al_Buainain الجودر|Al_Jowder
      المناعي|Al_Mannai فخرو|Fakhro     ${GULF.family}
          المحرقي|Al_Muharraqi 
       الدوي|Al_Doy الرميحي|Al_Romaihi الجلاهمة|Al_Jalahma الجيران|Al_Jeeran السليطي|Al_Sulaiti
      البنعلي|Al_Binali المحميد|Al_Mahmeed المحمود|Al_Mahmood القصيبي|Al_Gosaibi الشيراوي|Al_Shirawi الكوهجي|Al_Kooheji
      العوضي|Al_Awadhi البستكي|Al_Bastaki الخاجة|Al_Khaja الجناحي|Al_Janahi بوجيري|Bucheeri بوحسن|Buhasan
      بوعلي|Buali بوراشد|Burashid بومطيع|Bumutaia ناس|Nass سيادي|Seyadi يتيم|Yateem جناحي|Janahi  
              
           كاظم|Kadhem  
      الماجد|Al_Majed الغتم|Al_Ghatam  القعود|Al_Gaoud الصيرفي|Al_Sairafi 
       الخياط|Al_Khayyat الدلال|Al_Dallal الذوادي|Al_Thawadi الرويعي|Al_Ruwaie
      الزيرة|Al_Zeera الساعي|Al_Saie السندي|Al_Sendi   الشكر|Al_Shaker الصددي|Al_Sadadi
      الطواش|Al_Tawash    الفضالة|Al_Fadhala
      القاسم|Al_Qasim القيدوم|Al_Qaidoom الكبيسي|Al_Kobaisi المالود|Al_Malood المضيفة|Al_Mudaifa
       المرباطي|Al_Murbati المرزوق|Al_Marzooq المسقطي|Al_Musqati الملا|Al_Mulla المنصور|Al_Mansoor
      المهندي|Al_Mohannadi  النوخذة|Al_Nookhada الهرمي|Al_Hermi الوزان|Al_Wazzan 
       بن_حربان|Bin_Harban بن_هندي|Bin_Hindi زباري|Zubari`,
    },
    {
      // Shia, and people without a family name.
      share: 26,
      never: LEFT_TO_OTHERS,
      near: { Muharraq: 12, Southern: 12, Northern: 48, Capital: 22 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: {
        0: `محمد|Mohamed:8 علي|Ali:8 حسن|Hassan:6 أحمد|Ahmed:5 حسين|Husain:5 عبدالله|Abdulla إبراهيم|Ebrahim جعفر|Jaafar عباس|Abbas
        ميرزا|Mirza حبيب|Habib كاظم|Kadhem صالح|Saleh عيسى|Isa جاسم|Jasim يوسف|Yusuf سلمان|Salman منصور|Mansoor
        عبدالحسين|Abdulhusain مكي|Makki مهدي|Mahdi`,
        1975: `علي|Ali:8 محمد|Mohamed:7 حسين|Husain:6 أحمد|Ahmed:5 حسن|Hassan:5 جعفر|Jaafar صادق|Sadiq عباس|Abbas محمود|Mahmood
        عقيل|Aqeel رضا|Redha مهدي|Mahdi محسن|Mohsen هاني|Hani ناصر|Nasser جميل|Jameel نادر|Nader سيد_علي|Sayed_Ali`,
        1995: `علي|Ali:8 حسين|Husain:7 محمد|Mohamed:6 حسن|Hassan:5 أحمد|Ahmed:4 مهدي|Mahdi جعفر|Jaafar عباس|Abbas باقر|Baqer قاسم|Qasim
        عقيل|Aqeel سيد_أحمد|Sayed_Ahmed محمود|Mahmood هاشم|Hashim كميل|Kumail منتظر|Muntadher يوسف|Yusuf`,
      },
      female: {
        0: `فاطمة|Fatima:8 زهرة|Zahra مريم|Maryam زينب|Zainab خديجة|Khadija سكينة|Sakina معصومة|Masooma أمينة|Ameena فضيلة|Fadheela
        نعيمة|Naeema ليلى|Layla صفية|Safeya مدينة|Madina`,
        1975: `فاطمة|Fatima:6 زهراء|Zahraa زينب|Zainab مريم|Maryam إيمان|Eman أمل|Amal معصومة|Masooma ليلى|Layla رباب|Rabab هدى|Huda
        خديجة|Khadija بدرية|Badriya منى|Mona ندى|Nada كوثر|Kawthar أحلام|Ahlam`,
        1995: `فاطمة|Fatima:6 زينب|Zainab:5 زهراء|Zahraa:4 مريم|Maryam بتول|Batool حوراء|Hawra آلاء|Alaa كوثر|Kawthar نرجس|Narjis
        سارة|Sara رقية|Ruqaya غدير|Ghadeer دعاء|Duaa ولاء|Walaa آيات|Ayat معصومة|Masooma`,
      },
      family: `العلوي|Al_Alawi الموسوي|Al_Musawi العرادي|Al_Aradi الحايكي|Al_Hayki العريض|Al_Arrayed العكري|Al_Ekri العصفور|Al_Asfoor الدرازي|Al_Derazi الستري|Al_Sitri البحراني|Al_Bahrani الجمري|Al_Jamri السلمان|Al_Salman علي|Ali حسن|Hassan إبراهيم|Ebrahim أحمد|Ahmed جاسم|Jasim عبدالله|Abdulla محمد|Mohamed سلمان|Salman يوسف|Yusuf عيسى|Isa حسين|Husain خلف|Khalaf ضيف|Dhaif عبدالنبي|Abdulnabi عبدالحسين|Abdulhusain عبدعلي|Abdali كاظم|Kadhem منصور|Mansoor مكي|Makki القطان|Al_Qattan الصفار|Al_Saffar الحلواجي|Al_Halwachi السماك|Al_Sammak الشهابي|Al_Shehabi العالي|Al_Aali العمران|Al_Omran الغسرة|Al_Ghasra المدني|Al_Madani النشيط|Al_Nashit الوداعي|Al_Wedaei بن_رجب|Bin_Rajab عاشور|Ashoor شمس|Shams`,
    },
    ...communities(RESIDENTS),
  ],
  places: {
    // `zone`: the numbers of the blocks, which serve as postcodes.
    columns: 'city region zone lat lon pop',
    rows: `
      Manama|Capital|302-309,311-319,321-329,335-341|26.2235|50.5876|300
      Riffa|Southern|901-913,921-925|26.1300|50.5550|195
      Muharraq|Muharraq|202-217|26.2572|50.6119|140
      Hamad Town|Northern|1201-1216|26.1153|50.5069|130
      A'ali|Northern|732-740|26.1580|50.5270|95
      Isa Town|Southern|801-816|26.1736|50.5478|75
      Sitra|Capital|601-611|26.1547|50.6206|70
      Jidhafs|Capital|421-428|26.2186|50.5478|55
      Budaiya|Northern|551-557|26.2160|50.4470|40
      Busaiteen|Muharraq|223-229|26.2720|50.6070|40
      Arad|Muharraq|240-245|26.2540|50.6340|35
      Saar|Northern|515-525|26.1930|50.4850|35
      Diraz|Northern|536-542|26.2170|50.4750|35
      Tubli|Capital|711-718|26.1870|50.5570|30
      Sanabis|Capital|404-410|26.2230|50.5510|30
      Galali|Muharraq|252-255|26.2740|50.6480|25
      Malkiya|Northern|1032-1034|26.0970|50.4870|20
      Dar Kulaib|Northern|1044-1048|26.0686|50.5039|15
      Zallaq|Southern|1054-1056|26.0480|50.4890|10`,
    others: `Manama=المنامة; Riffa=الرفاع; Muharraq=المحرق; Hamad Town=مدينة حمد; Isa Town=مدينة عيسى; Sitra=سترة;
      Capital=العاصمة; Southern=الجنوبية; Northern=الشمالية`,
  },
  roads: latinOf(ROADS),
  street: 'Building {1-2900}, {road}',
  address: '{street}, Block {postcode}, {city}',
  postcode: '{zone}',
  phone: '+973 3[234569]## ####',
  landline: '+973 17## ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      National Bank of Bahrain|NBOBBHBM|NBOB|24
      BBK|BBKUBHBM|BBKU|20
      Kuwait Finance House Bahrain|KFHOBHBM|KFHO|14
      Al Salam Bank|ALSABHBM|ALSA|14
      Bahrain Islamic Bank|BIBBBHBM|BIBB|8
      Ahli United Bank|AUBBBHBM|AUBB|8
      Khaleeji Bank|KHCBBHBM|KHCB|4
      Standard Chartered Bahrain|SCBLBHBM|SCBL|2.5
      HSBC Bahrain|BBMEBHBX|BBME|2.5`,
  },
  account: '%###########',
  iban: ibanField({ BH }, '{bank.code}00{account}'),
  cards: 'visa:56 mastercard:42 amex:2',
  wallets: 'BenefitPay:88 stc_pay:9 bwallet:3',
  firms: {
    // One person's companies have been W.L.L. since Legislative Decree 28 of 2020, which ended the S.P.C.
    forms: `
      W.L.L.|72|1975|1|250
      Est.|24|1961|1|25|1
      B.S.C. (c)|3|1975|20|1500
      B.S.C.|1|1975|60|4000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|{founder} {trade}|{founder} & Sons {trade}|{town} {trade}) {form}`,
    sole: `(${IN_GULF.brand} {trade}|{founder} {trade}) {form}`,
    era: 1945,
  },
  income: [150, 2200],
  fields: {
    region: { label: 'Governorate' },
    postcode: { label: 'Block' },
    id: certified(bhCpr, 'CPR number', { synonyms: ['cpr', 'personal number', 'الرقم الشخصي'] }),
    nationality: nationalityOf(RESIDENTS),
    passport: passportOf('{1500000-3999999}', RESIDENTS),
    street: streetOf(['House', 'House', 'Building', 'Flat']),
    nativeaddress: arabicAddress(ARABIC),
    licence: { label: 'Driving licence (CPR)', validator: bhCpr, make: (_, p) => p.read('id') },
    // Fifteen digits in the look of issued ones; no check is public.
    tax: pictured('NBR tax number', '2[02]0#######00002', { held: isSelfEmployed, synonyms: ['nbr number'] }),
    vat: pictured('VAT account number', '{tax}'),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{100000-799999}'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: {
      label: 'Commercial registration (CR)',
      make: (random, { firm }) => `${REGISTERED(firm.founded, random.below(1000))}-${1 + random.rank(4)}`,
    },
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      'W.L.L.': 'شركة * ذ.م.م',
      'Est.': 'مؤسسة *',
      'B.S.C. (c)': 'شركة * ش.م.ب (م)',
      'B.S.C.': 'شركة * ش.م.ب',
    }),
    street: streetOf(['Building', 'Building', 'Office']),
    vat: pictured('VAT account number', '2[02]0#######00002'),
  },
  presets: [
    {
      key: 'benefitpay',
      scheme: INSTANT_TRANSFER,
      name: 'BenefitPay Fawri+ transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender CPR', 'id'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile', 'payee.phone'],
        ['Receiver IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Returns a house in a road of the block: Block 428 has the roads 2801 to 2899, Block 304 those from 401 on. */
function streetOf(kinds: readonly string[]): OwnField {
  return {
    special: true,
    make: (random, p) => `${houseOf(random, random.pick(kinds))}, ${roadOf(random, p)}`,
  };
}

function houseOf(random: Random, kind: string): string {
  const number = random.int(1, 2900);
  return kind === 'House' || kind === 'Building'
    ? `${kind} ${number}`
    : `${kind} ${random.int(11, 84)}, Building ${number}`;
}

function roadOf(random: Random, p: Persona): string {
  if (random.below(6) === 0) return p.road.text;
  const block = Number(p.read('postcode')) % 100;
  return `Road ${100 * block + random.int(1, 68)}`;
}
