import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { GULF, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS_BY_FEW } from '../data/gulfWork.ts';
import { AE } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, GBR, IND, IRN, JOR, LBN, LKA, NPL, PAK, PHL, SDN, SYR } from '../data/residentNames.ts';
import { communities, nationalityOf, passportOf, type Residents } from '../data/residents.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { limitedLoan } from '../fields/limitedLoan.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import { aeEmiratesId } from '../validators/aeEmiratesId.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS = `شارع_الشيخ_زايد|Sheikh_Zayed_Road@Dubai شارع_الوصل|Al_Wasl_Road@Dubai شارع_الرقة|Al_Rigga_Street@Dubai
  شارع_آل_مكتوم|Al_Maktoum_Road@Dubai شارع_جميرا|Jumeirah_Street@Dubai شارع_الخيل|Al_Khail_Road@Dubai
  شارع_المنارة|Al_Manara_Street@Dubai شارع_أم_سقيم|Umm_Suqeim_Street@Dubai شارع_خالد_بن_الوليد|Khalid_Bin_Al_Waleed_Road@Dubai
  شارع_المرقبات|Al_Muraqqabat_Road@Dubai شارع_القصيص|Al_Qusais_Street@Dubai شارع_النهدة|Al_Nahda_Street@Dubai+Sharjah
  شارع_حمدان_بن_محمد|Hamdan_Bin_Mohammed_Street@Abu_Dhabi شارع_الكترا|Electra_Street@Abu_Dhabi
  شارع_المرور|Muroor_Road@Abu_Dhabi شارع_الفلاح|Al_Falah_Street@Abu_Dhabi شارع_السلام|Al_Salam_Street@Abu_Dhabi
  شارع_البطين|Al_Bateen_Street@Abu_Dhabi شارع_الكرامة|Al_Karama_Street@Abu_Dhabi شارع_المطار|Airport_Road@Abu_Dhabi
  شارع_الخان|Al_Khan_Street@Sharjah شارع_الوحدة|Al_Wahda_Street@Sharjah شارع_القاسمية|Al_Qasimia_Street@Sharjah
  شارع_الميناء|Al_Meena_Road@Sharjah شارع_الزهراء|Al_Zahra_Street@Sharjah شارع_العروبة|Al_Arouba_Street@Sharjah
  شارع_النعيمية|Al_Nuaimia_Street@Ajman شارع_الشيخ_خليفة|Sheikh_Khalifa_Street@Ajman+Al_Ain
  شارع_المنتصر|Al_Muntasir_Road@Ras_Al_Khaimah شارع_الجزيرة|Al_Jazeera_Street@Ras_Al_Khaimah
  شارع_حمد_بن_عبدالله|Hamad_Bin_Abdullah_Road@Fujairah شارع_الجامعة|University_Street@Al_Ain
  شارع_الملك_فيصل|King_Faisal_Street@Sharjah+Ajman+Umm_Al_Quwain شارع_الاتحاد|Al_Ittihad_Road@Sharjah+Ajman
  شارع_الكورنيش|Corniche_Street@Abu_Dhabi+Sharjah+Ajman+Ras_Al_Khaimah+Fujairah+Khor_Fakkan+Kalba شارع_الشيخ_راشد|Sheikh_Rashid_Street شارع_الروضة|Al_Rowdah_Street
  شارع_النخيل|Al_Nakheel_Street شارع_السوق|Al_Souq_Street شارع_البستان|Al_Bustan_Street شارع_المدينة|Al_Madina_Street`;

const ARABIC = book(
  ROADS,
  `دبي|Dubai أبوظبي|Abu_Dhabi الشارقة|Sharjah العين|Al_Ain عجمان|Ajman رأس_الخيمة|Ras_Al_Khaimah الفجيرة|Fujairah
  أم_القيوين|Umm_Al_Quwain خورفكان|Khor_Fakkan كلباء|Kalba دبا_الفجيرة|Dibba_Al_Fujairah مدينة_زايد|Madinat_Zayed
  الذيد|Dhaid الرويس|Ruwais غياثي|Ghayathi حتا|Hatta`,
);

const RESIDENTS: Residents = [
  [IND, 37],
  [PAK, 15],
  [BGD, 8],
  [PHL, 7],
  [EGY, 5],
  [NPL, 3.5],
  [LKA, 3],
  [IRN, 3],
  [SYR, 2.5],
  [SDN, 1.5],
  [JOR, 1.5],
  [LBN, 1.5],
  [GBR, 1.5],
];

/** Sectors that do not exist in free zones, and cities without free zones or without such companies. */
const OUTSIDE = 'realty,construction,hospitality,pharmacy,beauty,law,security,cleaning,automotive,health';
const MAINLAND =
  'Abu Dhabi,Al Ain,Khor Fakkan,Kalba,Dibba Al Fujairah,Madinat Zayed,Dhaid,Ruwais,Ghayathi,Hatta';

/** Residents, nationals and others. */
export const ae = country('ae', () => ({
  name: 'United Arab Emirates',
  alpha3: 'ARE',
  passportYears: { adult: 5, minor: 5, from: 18 },
  paydays: [[28], [31]],
  // Five years until July 2024, ten since.
  passports: [365, 1276],
  currency: 'AED',
  perEuro: 4,
  ips: '94.200-207 86.96-99',
  gs1: '629',
  holidays:
    '0101 fitr..2 adha-1..2 -2024:hijri 2026:hijri 2025-2025:0627 -2024:mawlid 2026:mawlid 2025-2025:0905 1202 -2024:1203 2025-2025:1201 2026:1203',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Dubai' },
  economy: {
    vat: { usual: 5 },
    deductions: { social: 0, tax: 0 },
    tenure: { rent: 70, loan: 8 },
    shops: { card: 62, wallet: 32 },
  },
  words: {
    exonyms: 'Émirats Emirati_Arabi Uni_Emirat_Arab',
    scripts: `إماراتي~ アラブ首長国連邦 アラブ首長国 阿联酋 阿拉伯联合酋长国 阿聯 아랍에미리트 संयुक्त_अरब_अमीरात यूएई ОАЭ ОАЕ Эмираты Эмиратов Емірати`,
    places: `Dubai=ドバイ|迪拜|杜拜|두바이|दुबई|Дубай|Дубая|Дубае|Дубаї|Дубаю
      ; Abu Dhabi=アブダビ|阿布扎比|아부다비|अबू धाबी|Абу-Даби|Абу-Дабі`,
    numbers: { unified: 'الرقم_الموحد' },
  },
  aliases: `UAE U.A.E. Emirates The_Emirates Emirati Emiratis الإمارات الإمارات_العربية_المتحدة
    إماراتي إماراتية`,
  ages: '10 33.5 31.5 16 7 1.6 0.4',
  life: {
    studies: 45,
    retires: 60,
    pays: [10000, 38000],
    institutions: `
      university Higher Colleges of Technology
      university@Dubai+Hatta (Zayed University|University of Dubai|Higher Colleges of Technology)
      university@Abu_Dhabi (Khalifa University|Zayed University|Abu Dhabi University)
      university@Al_Ain (United Arab Emirates University|Al Ain University)
      university@Sharjah+Dhaid (University|American University) of Sharjah
      university@Ajman (Ajman University|Gulf Medical University)
      university@Ras_Al_Khaimah (American University of Ras Al Khaimah|RAK Medical and Health Sciences University)
      university@Fujairah+Dibba_Al_Fujairah University of Fujairah
      university@Khor_Fakkan University of Khorfakkan
      university@Kalba University of Kalba
      primary {town} (Primary School|Basic Education School)
      secondary {town} (Secondary School|High School)
      hospital {town} Hospital
      hospital@Dubai (Rashid|Dubai|Latifa) Hospital
      hospital@Abu_Dhabi (Sheikh Khalifa Medical City|Sheikh Shakhbout Medical City|Cleveland Clinic Abu Dhabi)
      hospital@Al_Ain (Tawam|Al Ain) Hospital
      hospital@Sharjah (Al Qassimi Hospital|University Hospital Sharjah)
      hospital@Ajman Sheikh Khalifa Medical City Ajman
      hospital@Ras_Al_Khaimah (Saqr|RAK) Hospital
      care {town} Rehabilitation Centre
      transit {town} Public Transport
      transit@Dubai+Hatta Roads and Transport Authority
      transit@in_Sharjah Sharjah Roads and Transport Authority
      pension General Pension and Social Security Authority
      fire {town} Civil Defence`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources:
    'ages UN WPP 2024; populations FCSC and emirates 2023; nationalities as embassies count them; shares of banks estimated',
  men: 71,
  names: [
    {
      share: 12,
      least: 6000,
      never: LEFT_TO_OTHERS_BY_FEW,
      near: {
        Dubai: 8,
        'Abu Dhabi': 18,
        Sharjah: 11,
        Ajman: 9,
        Fujairah: 60,
        'Ras Al Khaimah': 35,
        'Umm Al Quwain': 30,
      },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: together(
        GULF.male,
        `زايد|Zayed هزاع|Hazza مطر|Matar ذياب|Theyab بطي|Butti حميد|Humaid
      عبدالحميد|Abdulhameed جمعة|Juma غيث|Ghaith سرور|Suroor خلفان|Khalfan`,
      ),
      female: together(
        {
          0: 'عوشة|Ousha موزة|Moza شمسة|Shamsa حمدة|Hamda سلامة|Salama عفراء|Afra',
          1980: 'موزة|Moza ميثاء|Maitha حمدة|Hamda اليازية|Alyazia مهرة|Mahra روضة|Rawdha شما|Shamma شمسة|Shamsa سلامة|Salama عفراء|Afra',
        },
        GULF.female,
      ),
      family: `المزروعي|Al_Mazrouei:2.5 الشامسي|Al_Shamsi:2.5 الظاهري|Al_Dhaheri:2 المهيري|Al_Muhairi:2 الكتبي|Al_Ketbi:2
      البلوشي|Al_Balooshi:3 المرزوقي|Al_Marzooqi:2.5 الزعابي|Al_Zaabi:2.5 الحوسني|Al_Hosani:2 القبيسي|Al_Qubaisi الرميثي|Al_Romaithi
      الفلاسي|Al_Falasi الشحي|Al_Shehhi:2 النقبي|Al_Naqbi ${GULF.family} اليماحي|Al_Yammahi الحفيتي|Al_Hefeiti
      الدرمكي|Al_Darmaki النيادي|Al_Neyadi المحرمي|Al_Mahrami الهنائي|Al_Hinai العفاري|Al_Afari المقبالي|Al_Maqbali
      البدواوي|Al_Bedwawi الغفلي|Al_Ghafli الطنيجي|Al_Tunaiji الخاطري|Al_Khateri الحبسي|Al_Habsi الظنحاني|Al_Dhanhani
      الزيودي|Al_Zeyoudi الصريدي|Al_Suraidi القايدي|Al_Qaidi الكندي|Al_Kindi المسماري|Al_Mesmari المنهالي|Al_Menhali
      المهري|Al_Mehri الكثيري|Al_Katheeri الراشدي|Al_Rashedi الصيعري|Al_Saiari الحارثي|Al_Harthi البادي|Al_Badi
      العزيزي|Al_Azeezi العوضي|Al_Awadhi المطوع|Al_Mutawa الشرياني|Al_Sheryani الخوري|Al_Khoori الجناحي|Al_Janahi
      البستكي|Al_Bastaki القرقاوي|Al_Gergawi الفهيم|Al_Fahim المنذري|Al_Mandhari القايدي|Al_Qaydi السماحي|Al_Samahi
      المطروشي|Al_Matrooshi المسافري|Al_Mesafri لوتاه|Lootah بالحصا|Belhasa المدفع|Al_Midfa العويس|Al_Owais
      التاجر|Al_Tajer الشيراوي|Al_Shirawi القاسمي|Al_Qasimi النابودة|Al_Naboodah البناي|Al_Bannai السركال|Al_Serkal
      بن_حيدر|Bin_Haider بن_لاحج|Bin_Lahej بن_دلموك|Bin_Dalmook المعمري|Al_Mamari السعيدي|Al_Saeedi الوحيدي|Al_Wahedi
      الحمودي|Al_Hamoudi الرئيسي|Al_Raeesi الزرعوني|Al_Zarooni العبدولي|Al_Abdouli المغني|Al_Mughni النعماني|Al_Noamani
      اليافعي|Al_Yafei الجسمي|Al_Jasmi الجنيبي|Al_Junaibi الحساني|Al_Hassani الخييلي|Al_Khyeli الدهماني|Al_Dahmani
      الرحومي|Al_Rahoumi السناني|Al_Senani الشحيمي|Al_Shuhaimi الصوافي|Al_Sawafi الطريفي|Al_Teraifi العرياني|Al_Aryani
      العيالي|Al_Ayali بن_ثاني|Bin_Thani بن_عمير|Bin_Omair البريكي|Al_Braiki الحضرمي|Al_Hadhrami الساعدي|Al_Saedi الشيباني|Al_Shaibani العبري|Al_Abri الفارسي|Al_Farsi القمزي|Al_Qamzi الكربي|Al_Kerbi المحيربي|Al_Muhairbi الصريدي|Al_Sridi
      المشرخ|Al_Meshrekh النوخذة|Al_Nokhatha`,
    },
    ...communities(RESIDENTS),
  ],
  places: {
    // `code`: the letters or digits that the emirate's plates start with.
    columns: 'city region area lat lon plate code pop',
    rows: `
      Dubai|Dubai|4|25.2048|55.2708|Dubai|ABCDEFGHIJKLMNOPQRSTUVWXYZ|3800
      Abu Dhabi|Abu Dhabi|2|24.4539|54.3773|Abu Dhabi|1456789|1650
      Sharjah|Sharjah|6|25.3463|55.4209|Sharjah|1234|1600
      Al Ain|Abu Dhabi|3|24.1950|55.7300|Abu Dhabi|1456789|850
      Ajman|Ajman|6|25.4000|55.5200|Ajman|ABCDEH|500
      Ras Al Khaimah|Ras Al Khaimah|7|25.7895|55.9432|Ras Al Khaimah|ACDIKMNSVY|350
      Fujairah|Fujairah|9|25.1288|56.3150|Fujairah|ABCDEFGKMPRST|120
      Umm Al Quwain|Umm Al Quwain|6|25.5400|55.5700|Umm Al Quwain|ABCDEFGHIX|60
      Khor Fakkan|Sharjah|9|25.3313|56.3300|Sharjah|1234|55
      Kalba|Sharjah|9|25.0700|56.3300|Sharjah|1234|52
      Dibba Al Fujairah|Fujairah|9|25.5750|56.2500|Fujairah|ABCDEFGKMPRST|45
      Dhaid|Sharjah|6|25.2881|55.8816|Sharjah|1234|40
      Madinat Zayed|Abu Dhabi|2|23.6542|53.7052|Abu Dhabi|1456789|35
      Ruwais|Abu Dhabi|2|24.1103|52.7306|Abu Dhabi|1456789|25
      Ghayathi|Abu Dhabi|2|23.9057|52.8056|Abu Dhabi|1456789|15
      Hatta|Dubai|4|24.7968|56.1175|Dubai|ABCDEFGHIJKLMNOPQRSTUVWXYZ|12`,
    others: `Dubai=دبي|Dubayy; Abu Dhabi=أبوظبي|أبو ظبي; Sharjah=الشارقة; Al Ain=العين; Ajman=عجمان;
      Ras Al Khaimah=رأس الخيمة|RAK; Fujairah=الفجيرة; Umm Al Quwain=أم القيوين`,
  },
  roads: latinOf(ROADS),
  street: '(Villa {1-180}|Apartment {101-2408}|Apartment {101-1204}|Flat {101-904}), {road}',
  address: '{street}, P.O. Box {1000-499999}, {city}',
  phone: '+971 5[024568] ### ####',
  landline: '+971 {place.area} [2-8]## ####',
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Emirates NBD|EBILAEAD|026|21
      First Abu Dhabi Bank|NBADAEAA|035|15
      Abu Dhabi Commercial Bank|ADCBAEAA|003|14
      Dubai Islamic Bank|DUIBAEAD|024|12
      Abu Dhabi Islamic Bank|ABDIAEAD|050|11
      Mashreq|BOMLAEAD|033|8
      RAKBANK|NRAKAEAK|040|7
      Emirates Islamic|MEBLAEAD|034|5
      Commercial Bank of Dubai|CBDUAEAD|023|4
      HSBC Bank Middle East|BBMEAEAD|020|3
      Sharjah Islamic Bank|NBSHAEAS|041|15|Sharjah
      Ajman Bank|AJMNAEAJ|057|12|Ajman
      National Bank of Fujairah|NBFUAEAF|038|15|Fujairah`,
    others: `Emirates NBD=ENBD; First Abu Dhabi Bank=FAB; Abu Dhabi Commercial Bank=ADCB; Dubai Islamic Bank=DIB;
      Abu Dhabi Islamic Bank=ADIB; Mashreq=Mashreqbank; RAKBANK=National Bank of Ras Al Khaimah;
      Commercial Bank of Dubai=CBD; HSBC Bank Middle East=HSBC`,
  },
  account: '%############',
  iban: ibanField({ AE }, '{bank.code}000{account}'),
  cards: 'visa:62 mastercard:35 amex:2 unionpay:1',
  wallets: 'e&_money:30 Payit:25 Careem_Pay:25 Botim:20',
  firms: {
    // Free zones are a sixth of all licences, and each names its companies in its own way; DMCC is of one zone alone.
    forms: `
      L.L.C|70|1984|1|500
      Est.|13|1971|1|40|1
      FZE|8|1992|1|60|1|${OUTSIDE},${MAINLAND},Ras Al Khaimah
      FZCO|9|1999|1|120|2|${OUTSIDE},${MAINLAND},Sharjah,Ajman,Ras Al Khaimah,Fujairah,Umm Al Quwain
      FZC|9|1999|1|120|2|${OUTSIDE},${MAINLAND},Dubai,Ras Al Khaimah,Fujairah,Umm Al Quwain
      FZ-LLC|8|2000|1|120|2|${OUTSIDE},${MAINLAND},Sharjah,Ajman,Fujairah,Umm Al Quwain
      PJSC|0.5|1984|60|6000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|{founder} {trade}|{founder} & Partners {trade}|{town} {trade}) {form}`,
    sole: `(${IN_GULF.brand} {trade}|{founder} {trade}) {form}`,
    era: 1960,
  },
  income: [1600, 35000],
  fields: {
    // Central Bank, regulations regarding bank loans to individual customers.
    ...limitedLoan(() => [[48, Number.POSITIVE_INFINITY]]),
    region: { label: 'Emirate' },
    id: certified(aeEmiratesId, 'Emirates ID', {
      synonyms: ['eid', 'eida', 'resident id', 'الهوية الإماراتية'],
    }),
    nationality: nationalityOf(RESIDENTS),
    // No rule is public; a letter and digits is the usual look.
    passport: passportOf('[A-Z]########', RESIDENTS),
    licence: pictured('Driving licence', '%######'),
    // 100, seven digits of the taxpayer, 00003: the look of issued numbers; a check is not public.
    tax: pictured('Tax registration number (TRN)', '100%######00003', {
      held: isSelfEmployed,
      synonyms: ['trn', 'fta number'],
    }),
    vat: pictured('VAT TRN', '{tax}'),
    unified: pictured('Unified number (UID)', '%########', {
      group: 'identity',
      synonyms: ['uid', 'unified id'],
    }),
    nativeaddress: arabicAddress(ARABIC),
    makani: pictured('Makani number', '{10-39}### {70-99}###', { group: 'contact' }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: {
      label: 'Number plate',
      make: (random, { place }) =>
        `${place.plate?.text} ${random.pick(place.code?.text ?? 'A')} ${random.int(1000, 99_999)}`,
    },
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    // In the order of years, approximate; numbers of Abu Dhabi start with CN.
    registration: {
      label: 'Trade licence number',
      synonyms: ['trade license'],
      make(random, { place, firm }) {
        const given = (firm.founded - 1970) ** 3 * 7 + random.below(30_000);
        return place.region.text === 'Abu Dhabi' ? `CN-${1_000_000 + 4 * given}` : `${200_000 + given}`;
      },
    },
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      'L.L.C': 'شركة * ذ.م.م',
      'Est.': 'مؤسسة *',
      FZE: '* م.م.ح',
      FZCO: 'شركة * ش.م.ح',
      FZC: 'شركة * ش.م.ح',
      'FZ-LLC': '* م.م.ح - ذ.م.م',
      PJSC: 'شركة * ش.م.ع',
    }),
    street: pictured('Street', '(Office {101-2408}|Shop {1-48}), {road}'),
    vat: pictured('TRN', '100%######00003'),
  },
  presets: [
    {
      key: 'aani',
      scheme: INSTANT_TRANSFER,
      name: 'Aani instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer IBAN', 'iban'],
        ['Payee', 'payee.name'],
        ['Payee mobile', 'payee.phone'],
        ['Payee IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
