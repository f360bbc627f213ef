import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { GULF, together, withFeminine } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS } from '../data/gulfWork.ts';
import { OM } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, IND, JOR, LKA, NPL, PAK, PHL, SDN, SYR } from '../data/residentNames.ts';
import { communities, nationalityOf, passportOf, type Residents } from '../data/residents.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import { registerGrowth } from '../standard/registerGrowth.ts';
import { country, pictured } from './declare.ts';

const ROADS = `شارع_السلطان_قابوس|Sultan_Qaboos_Street@Muscat+Bawshar+Seeb+Salalah شارع_النهضة|Al_Nahda_Street شارع_الخوير|Al_Khuwair_Street@Bawshar
  شارع_المعارض|Al_Maaridh_Street@Seeb شارع_18_نوفمبر|18_November_Street@Bawshar+Seeb شارع_23_يوليو|23_July_Street@Salalah
  شارع_الموج|Al_Mouj_Street@Seeb شارع_الغبرة|Al_Ghubra_Street@Bawshar شارع_السلطان_تركي|Al_Sultan_Turki_Street@Salalah
  شارع_المطار|Al_Matar_Street شارع_البشائر|Al_Bashair_Street@Muscat شارع_الوطية|Al_Wattayah_Street@Muscat
  شارع_الرسيل|Al_Rusayl_Street@Seeb شارع_الحمرية|Al_Hamriya_Street@Muscat شارع_الجامعة|Al_Jamiah_Street شارع_الكليات|Al_Kuliyat_Street
  شارع_الإنشراح|Al_Inshirah_Street@Bawshar شارع_الفراهيدي|Al_Farahidi_Street دوحة_الأدب|Dohat_Al_Adab_Street@Bawshar
  شارع_السلام|Al_Salam_Street شارع_السوق|Al_Souq_Street شارع_الحصن|Al_Hisn_Street شارع_الكورنيش|Al_Corniche_Street@Muscat+Sur+Sohar
  شارع_المنتزه|Al_Muntazah_Street شارع_روي|Ruwi_High_Street@Muscat شارع_النور|Al_Noor_Street شارع_الرباط|Al_Robat_Street@Salalah
  شارع_الشاطئ|Al_Shati_Street@Bawshar شارع_الوادي|Al_Wadi_Street شارع_الفلج|Al_Falaj_Street شارع_أتين|Atin_Street@Salalah
  طريق_الباطنة|Al_Batinah_Highway@Sohar+Saham+Suwaiq+Barka+Khaburah+Shinas`;

const ARABIC = book(
  ROADS,
  `مسقط|Muscat السيب|Seeb بوشر|Bawshar صلالة|Salalah صحار|Sohar السويق|Suwaiq عبري|Ibri صحم|Saham بركاء|Barka الرستاق|Rustaq
  البريمي|Buraimi نزوى|Nizwa صور|Sur بهلاء|Bahla الخابورة|Khaburah شناص|Shinas سمائل|Samail إزكي|Izki إبراء|Ibra خصب|Khasab
  هيما|Haima`,
);

/** Commercial registrations by year; only their growth is public. */
const REGISTERED = registerGrowth('1970:1000000 2006:1012000 2012:1140000 2020:1390000 2030:1640000');

const RESIDENTS: Residents = [
  [BGD, 16],
  [IND, 14],
  [PAK, 8],
  [EGY, 2],
  [PHL, 1.5],
  [LKA, 1],
  [NPL, 1],
  [SDN, 0.5],
  [SYR, 0.5],
  [JOR, 0.5],
];

export const om = country('om', () => ({
  name: 'Oman',
  alpha3: 'OMN',
  paydays: [[25]],
  currency: 'OMR',
  decimals: 3,
  perEuro: 0.42,
  priceStep: 5,
  gs1: '607',
  holidays:
    '2021:0111* -2024:miraj 2026:miraj 2025-2025:0130 fitr..2 adha-1..2 -2024:hijri 2026:hijri 2025-2025:0629 -2024:mawlid 2026:mawlid 2025-2025:0907 -2024:1118-1119 2025-2025:1126-1127 2026:1120-1121',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Muscat' },
  economy: {
    vat: { usual: 5 },
    deductions: { social: 4, tax: 0 },
    tenure: { rent: 40, loan: 10 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    scripts: 'عماني~',
  },
  aliases: 'Omani Omanis Sultanate_of_Oman عمان عُمان سلطنة_عمان عماني عمانية',
  ages: '14 30 27 15 8 4 2',
  life: {
    studies: 45,
    retires: [60, 57],
    pays: [350, 1600],
    institutions: `
      university University of Technology and Applied Sciences
      university@Muscat+Seeb+Bawshar (Sultan Qaboos University|University of Technology and Applied Sciences, Muscat)
      university@Salalah (Dhofar University|University of Technology and Applied Sciences, Salalah)
      university@Sohar+Saham (Sohar University|University of Technology and Applied Sciences, Sohar)
      university@Nizwa+Bahla+Izki+Samail (University of Nizwa|University of Technology and Applied Sciences, Nizwa)
      university@Suwaiq+Barka University of Technology and Applied Sciences, Al Musannah
      university@Ibri+Sur+Rustaq+Shinas+Ibra University of Technology and Applied Sciences, {town}
      university@Buraimi University of Buraimi
      primary {town} (Primary School|Basic Education School)
      secondary {town} (Secondary School|Post-Basic School)
      hospital {town} Hospital
      hospital@Muscat+Seeb+Bawshar (Royal|Khoula|Al Nahdha|Sultan Qaboos University) Hospital
      hospital@Salalah Sultan Qaboos Hospital
      care {town} Rehabilitation Centre
      town@in_Muscat Muscat Municipality
      town@Salalah Dhofar Municipality
      police Royal Oman Police
      transit Mwasalat
      pension Social Protection Fund
      fire Civil Defence and Ambulance Authority`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources: 'ages, populations and nationalities NCSI 2024; shares of banks estimated',
  weekend: [5, 6],
  men: 64,
  names: [
    {
      share: 55,
      least: 325,
      never: LEFT_TO_OTHERS,
      near: {
        Muscat: 38,
        Dhofar: 45,
        'Al Wusta': 40,
        'Al Buraimi': 45,
        'Ad Dakhiliyah': 75,
        'Ad Dhahirah': 72,
        'Al Batinah North': 66,
        'Al Batinah South': 70,
        'Ash Sharqiyah South': 62,
        'Ash Sharqiyah North': 66,
        Musandam: 55,
      },
      order: '{given} {middle} {father} {family}',
      native: '{given.native} {middle.native} {father.native} {family.native}',
      middle: 'بن|bin/بنت|bint',
      male: together(GULF.male, {
        0: 'خلفان|Khalfan حمدان|Hamdan زاهر|Zahir هلال|Hilal مرهون|Marhoon سليم|Sulaim عزان|Azzan ناصر|Nasser',
        1975: 'قابوس|Qaboos هلال|Hilal خلفان|Khalfan زاهر|Zahir حمدان|Hamdan بدر|Bader',
        1995: 'شهاب|Shihab عزان|Azzan قابوس|Qaboos المهند|Almuhannad اليقظان|Alyaqdhan سعيد|Saeed سالم|Salim',
      }),
      female: together(GULF.female, {
        0: 'زوينة|Zuwaina شمسة|Shamsa رية|Rayya غنية|Ghaniya موزة|Moza نصرة|Nasra عزة|Azza طفول|Tufool',
        1975: 'شمسة|Shamsa بدور|Budoor سهام|Siham عزة|Azza زوينة|Zuwaina موزة|Moza',
        1995: 'ميساء|Maisa بدور|Budoor طفول|Tufool الزهراء|Alzahra شيماء|Shaima بشاير|Bashayer',
      }),
      family:
        withFeminine(`البلوشي|Al_Balushi:7 الهنائي|Al_Hinai:3 الحارثي|Al_Harthi:3 البوسعيدي|Al_Busaidi:3 السعدي|Al_Saadi:3
      المعمري|Al_Maamari:3 الرواحي|Al_Rawahi العبري|Al_Abri المقبالي|Al_Maqbali:2.5 الفارسي|Al_Farsi الحبسي|Al_Habsi
      الكندي|Al_Kindi الوهيبي|Al_Wahaibi الشكيلي|Al_Shukaili الغافري|Al_Ghafri النبهاني|Al_Nabhani السيابي|Al_Siyabi
      الجابري|Al_Jabri الخروصي|Al_Kharusi المحروقي|Al_Mahrouqi الحجري|Al_Hajri المسكري|Al_Maskari المعولي|Al_Mawali
      الناعبي|Al_Naabi الهاشمي|Al_Hashmi البطاشي|Al_Battashi العلوي|Al_Alawi الغيلاني|Al_Ghailani المخيني|Al_Mukhaini
      العريمي|Al_Araimi السناني|Al_Sinani الفزاري|Al_Fazari الذهلي|Al_Dhuhli الريامي|Al_Riyami التوبي|Al_Toobi
      الصقري|Al_Saqri الدرمكي|Al_Darmaki البحري|Al_Bahri الشعيلي|Al_Shuaili الهدابي|Al_Hadabi الصالحي|Al_Salhi
      القاسمي|Al_Qasmi اليعقوبي|Al_Yaqoubi الجهوري|Al_Jahwari المزروعي|Al_Mazrui السالمي|Al_Salmi العيسري|Al_Aisri
      الحراصي|Al_Harrasi الهطالي|Al_Hatali البهلاني|Al_Bahlani الحضرمي|Al_Hadhrami الكلباني|Al_Kalbani
      المنذري|Al_Mandhari العزري|Al_Azri الرقيشي|Al_Ruqaishi العدوي|Al_Adawi الشبلي|Al_Shibli الحاتمي|Al_Hatmi
      النعماني|Al_Numani الشقصي|Al_Shaqsi الفليتي|Al_Fulaiti الشيدي|Al_Shidi الراشدي|Al_Rashdi الحوسني|Al_Hosni
      الخضوري|Al_Khadhuri العجمي|Al_Ajmi البريكي|Al_Buraiki المجيني|Al_Mujaini الحسني|Al_Hassani العوفي|Al_Aufi
      السلطي|Al_Salti الرحبي|Al_Rahbi الندابي|Al_Nadabi الجنيبي|Al_Junaibi الدرعي|Al_Darai الشحي|Al_Shehhi
      المشيخي|Al_Mashaikhi المعشني|Al_Maashani الشنفري|Al_Shanfari الكثيري|Al_Kathiri المهري|Al_Mahri العامري|Al_Aamri
      العمري|Al_Amri الحكماني|Al_Hikmani الجعفري|Al_Jaafari الحمداني|Al_Hamdani السنيدي|Al_Sunaidi المالكي|Al_Malki
      السليمي|Al_Sulaimi الخنبشي|Al_Khanbashi الخزيمي|Al_Khuzaimi القطيطي|Al_Qutaiti البوصافي|Al_Busafi
      الخصيبي|Al_Khusaibi الحسيني|Al_Hussaini العبيداني|Al_Obaidani الخاطري|Al_Khatri النوفلي|Al_Naufali
      المفرجي|Al_Mufarji السيفي|Al_Saifi الطوقي|Al_Touqi الفرعي|Al_Farai الغساني|Al_Ghassani المحرمي|Al_Mahrami
      الغزيلي|Al_Ghuzaili الجرادي|Al_Jaradi الرمضاني|Al_Ramadhani المعني|Al_Maani الإسماعيلي|Al_Ismaili
      المرزوقي|Al_Marzouqi الزعابي|Al_Zaabi النقبي|Al_Naqbi الظهوري|Al_Dhuhoori الكمزاري|Al_Kumzari الصبحي|Al_Subhi
      الوردي|Al_Wardi الهوتي|Al_Hooti الرئيسي|Al_Raisi الميمني|Al_Maimani العجيلي|Al_Ujaili المسلمي|Al_Maslami
      الشرقي|Al_Sharqi الحديدي|Al_Hadidi الشبيبي|Al_Shabibi العميري|Al_Omairi الغنيمي|Al_Ghunaimi المنجي|Al_Manji
      الفوري|Al_Foori الكعبي|Al_Kaabi الشامسي|Al_Shamsi البادي|Al_Badi الزدجالي|Al_Zadjali الدغيشي|Al_Dughaishi
      القريني|Al_Quraini البداعي|Al_Badai الخليلي|Al_Khalili المحاربي|Al_Maharbi العلياني|Al_Aliyani
      الصوافي|Al_Sawafi الجديدي|Al_Jadidi البراشدي|Al_Barashdi الصباحي|Al_Sabahi المنوري|Al_Manwari
      السعيدي|Al_Saidi النصيري|Al_Nusairi الغداني|Al_Ghadani الزكواني|Al_Zakwani العويسي|Al_Owaisi الحميدي|Al_Humaidi
      القلهاتي|Al_Qalhati البلوي|Al_Balawi اليحيائي|Al_Yahyai اللواتي|Al_Lawati الرواس|Al_Rawas الخياري|Al_Khayari`),
    },
    ...communities(RESIDENTS),
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Seeb|Muscat|111,121,132|24|23.6703|58.1891|470
      Bawshar|Muscat|130,133|24|23.5777|58.3998|380
      Salalah|Dhofar|211,217|23|17.0150|54.0924|330
      Muscat|Muscat|100,112,113,114|24|23.5950|58.5450|230
      Sohar|Al Batinah North|311,322|26|24.3474|56.7094|230
      Suwaiq|Al Batinah North|315|26|23.8494|57.4386|170
      Ibri|Ad Dhahirah|511,516|25|23.2257|56.5157|140
      Barka|Al Batinah South|320|26|23.6792|57.8861|140
      Saham|Al Batinah North|319|26|24.1722|56.8886|130
      Nizwa|Ad Dakhiliyah|611|25|22.9333|57.5333|120
      Sur|Ash Sharqiyah South|411|25|22.5667|59.5289|120
      Rustaq|Al Batinah South|318|26|23.3908|57.4244|105
      Buraimi|Al Buraimi|512|25|24.2700|55.8200|90
      Bahla|Ad Dakhiliyah|612|25|22.9789|57.3047|75
      Shinas|Al Batinah North|324|26|24.7426|56.4670|70
      Khaburah|Al Batinah North|326|26|23.9714|57.0931|65
      Samail|Ad Dakhiliyah|620|25|23.3030|57.9780|65
      Izki|Ad Dakhiliyah|614|25|22.9333|57.7667|50
      Ibra|Ash Sharqiyah North|400|25|22.6906|58.5334|40
      Khasab|Musandam|811|26|26.1650|56.2450|20
      Haima|Al Wusta|711|23|19.9590|56.2756|5`,
    others: `Muscat=مسقط|Mascate; Seeb=السيب; Bawshar=بوشر|Bausher; Salalah=صلالة; Sohar=صحار; Nizwa=نزوى;
      Sur=صور|صور العمانية; Ibri=عبري; Rustaq=الرستاق; Barka=بركاء; Khasab=خصب; Dhofar=ظفار; Musandam=مسندم;
      Al Wusta=الوسطى; Al Buraimi=البريمي|Buraimi`,
  },
  roads: latinOf(ROADS),
  street: '(House|Building|Villa) {1-4200}, {road}(|, Way {1000-6900})',
  address: '{street}, P.O. Box {10-3999}, PC {postcode}, {city}',
  postcode: '{zone}',
  phone: '+968 (9[1-9]##|7[12789]##) ####',
  landline: '+968 {place.area}[2-8]# ####',
  banks: {
    // No list of the codes is public: only 027, 018 and 025 are certain.
    columns: 'bank bic code share',
    rows: `
      Bank Muscat|BMUSOMRX|027|38
      Sohar International|BSHROMRU|032|15
      BankDhofar|BDOFOMRU|025|13
      National Bank of Oman|NBOMOMRX|018|12
      Oman Arab Bank|OMABOMRU|020|8
      Bank Nizwa|BNZWOMRX|035|5
      Ahli Bank|AUBOOMRU|033|5
      Alizz Islamic Bank|IZZBOMRU|036|3
      Standard Chartered Oman|SCBLOMRX|019|0.6
      Habib Bank Oman|HABBOMRX|011|0.4`,
    others: `Bank Muscat=بنك مسقط; National Bank of Oman=NBO`,
  },
  account: '0%##########',
  iban: ibanField({ OM }, '{bank.code}0000{account}'),
  cards: 'visa:60 mastercard:39 amex:1',
  wallets: 'Thawani:60 MobilePay:25 eFloos:15',
  firms: {
    forms: `
      LLC|60|1974|1|300
      SPC|37|2019|1|40|1
      SAOC|2|1974|20|1500
      SAOG|1|1989|80|5000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|{founder} {trade}|{founder} & Sons {trade}|{town} {trade}) {form}`,
    sole: `(${IN_GULF.brand} {trade}|{founder} {trade}) {form}`,
    era: 1970,
  },
  income: [130, 2200],
  fields: {
    region: { label: 'Governorate' },
    postcode: { label: 'Postal code (PC)' },
    id: pictured('Civil number', '({1000000-9999999}|{10000000-29999999})', {
      synonyms: ['civil id', 'resident card', 'الرقم المدني'],
    }),
    nationality: nationalityOf(RESIDENTS),
    passport: passportOf('[A-Z]########', RESIDENTS),
    licence: pictured('Driving licence (civil number)', '{id}'),
    tax: pictured('Tax card number', '8######', { held: isSelfEmployed, synonyms: ['tax card'] }),
    // Two letters, 11 and eight digits in the look of issued ones; the check is not public.
    vat: pictured('VATIN', 'OM1100######', { synonyms: ['vatin'] }),
    ssn: pictured('Social protection number', '{id}', { synonyms: ['spf', 'pasi'] }),
    nativeaddress: arabicAddress(ARABIC),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{1000-99999} (@|[A-Z][A-Z])'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: {
      label: 'CR number',
      synonyms: ['commercial registration'],
      make: (random, { firm }) => `${REGISTERED(firm.founded, random.below(1e6) / 1000)}`,
    },
    vat: pictured('VATIN', 'OM1100######'),
    tax: pictured('Tax card number', '8######'),
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      LLC: 'شركة * ش.م.م',
      SPC: 'شركة * ش.ش.و',
      SAOC: 'شركة * ش.م.ع.م',
      SAOG: 'شركة * ش.م.ع.ع',
    }),
    street: pictured('Street', 'Building {1-4200}, {road}'),
  },
  presets: [
    {
      key: 'mpclear',
      scheme: INSTANT_TRANSFER,
      name: 'Mobile payment (MpClear)',
      rows: [
        ['Sender', 'name'],
        ['Sender mobile', 'phone'],
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
