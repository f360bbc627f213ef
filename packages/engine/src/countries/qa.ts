import { arabicFirm } from '../data/arabicFirms.ts';
import { ENGLISH_CRAFTS, ENGLISH_TRADES } from '../data/arabicFirmsEnglish.ts';
import { GULF, GULF_HYPHENED, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { IN_GULF } from '../data/gulfFirms.ts';
import { LEFT_TO_OTHERS_BY_FEW } from '../data/gulfWork.ts';
import { QA } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { BGD, EGY, GBR, IND, JOR, LBN, LKA, NPL, PAK, PHL, SDN, SYR } from '../data/residentNames.ts';
import { communities, nationalityOf, nationOf, passportOf, type Residents } from '../data/residents.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { limitedLoan } from '../fields/limitedLoan.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { isSelfEmployed } from '../fields/tax.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { registerGrowth } from '../standard/registerGrowth.ts';
import { qidOf } from '../validators/qaQid.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS = `شارع_الكورنيش|Al_Corniche_Street@Doha طريق_سلوى|Salwa_Road@Doha+Al_Rayyan شارع_الوعب|Al_Waab_Street@Doha+Al_Rayyan
  الدائري_الثالث|C_Ring_Road@Doha الدائري_الرابع|D_Ring_Road@Doha الدائري_الثاني|B_Ring_Road@Doha شارع_السد|Al_Sadd_Street@Doha
  طريق_الريان|Al_Rayyan_Road@Doha+Al_Rayyan شارع_المطار|Al_Matar_Street@Doha شارع_المنتزه|Al_Muntazah_Street@Doha
  شارع_سحيم_بن_حمد|Suhaim_Bin_Hamad_Street@Doha شارع_راس_أبو_عبود|Ras_Abu_Abboud_Street@Doha شارع_الخالدية|Al_Khalidiya_Street
  شارع_حمد_الكبير|Grand_Hamad_Street@Doha شارع_المرقاب|Al_Mirqab_Street@Doha شارع_جوعان|Jawaan_Street@Doha
  شارع_الجزيرة_العربية|Al_Jazira_Al_Arabiya_Street@Doha طريق_الشمال|Al_Shamal_Road شارع_الفروسية|Al_Furousiya_Street@Al_Rayyan+Muaither
  شارع_اللقطة|Al_Luqta_Street@Al_Rayyan شارع_المرخية|Al_Markhiya_Street@Doha شارع_الدفنة|Al_Dafna_Street@Doha
  شارع_ابن_سينا|Ibn_Seena_Street شارع_وادي_البنات|Wadi_Al_Banat_Street@Lusail شارع_الهلال|Al_Hilal_Street@Doha
  شارع_النجمة|Najma_Street@Doha شارع_النعيجة|Al_Nuaija_Street@Doha شارع_الاستقلال|Al_Istiqlal_Street شارع_الميناء|Al_Meena_Street
  شارع_الغرافة|Al_Gharrafa_Street@Al_Rayyan شارع_الاتحاد|Al_Ittihad_Street شارع_المناصير|Al_Manaseer_Street
  شارع_الوكرة|Al_Wakrah_Road@Al_Wakrah+Al_Wukair+Mesaieed شارع_السوق|Al_Souq_Street شارع_النخيل|Al_Nakheel_Street`;

const ARABIC = book(
  ROADS,
  `الدوحة|Doha الريان|Al_Rayyan الوكرة|Al_Wakrah الخور|Al_Khor لوسيل|Lusail أم_صلال_محمد|Umm_Salal_Mohammed الوكير|Al_Wukair
  مسيعيد|Mesaieed معيذر|Muaither الشيحانية|Al_Shahaniya دخان|Dukhan الرويس|Al_Ruwais مدينة_الشمال|Madinat_Al_Shamal
  الذخيرة|Al_Thakhira الغويرية|Al_Ghuwariyah الجميلية|Al_Jumailiyah أم_باب|Umm_Bab`,
);

/** Commercial registrations by year; only their growth is public. */
const REGISTERED = registerGrowth(
  '1960:1 1980:4000 1990:12000 2000:22000 2010:47000 2015:75000 2020:145000 2030:260000',
);

const RESIDENTS: Residents = [
  [IND, 24],
  [NPL, 13],
  [BGD, 13],
  [EGY, 10],
  [PHL, 9],
  [PAK, 6],
  [LKA, 5],
  [SDN, 2.5],
  [SYR, 2],
  [JOR, 2],
  [LBN, 1],
  [GBR, 1],
];

/** Residents, nationals and others. */
const QID = qidOf(
  onFirstUse(
    () => new Map([['634', 'qa'], ...RESIDENTS.map(([{ number }]) => [number, undefined] as const)]),
  ),
);

export const qa = country('qa', () => ({
  name: 'Qatar',
  alpha3: 'QAT',
  paydays: [[25], [28]],
  currency: 'QAR',
  perEuro: 4,
  gs1: '630',
  holidays: '0208t 0301u fitr..2 adha-1..3 1218',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Qatar' },
  economy: {
    vat: { usual: 0 },
    deductions: { social: 0, tax: 0 },
    tenure: { rent: 70, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    scripts: 'قطري~ カタール 卡塔尔 카타르 क़तर कतर Катар Катара',
    places: 'Doha=ドーハ|多哈|도하|दोहा|Доха|Дохи',
  },
  aliases: 'Qatari Qataris State_of_Qatar Katar قطر دولة_قطر قطري قطرية',
  ages: '11 35.5 30.3 15 6.5 1.3 0.4',
  life: {
    studies: 35,
    retires: 60,
    pays: [15000, 45000],
    institutions: `
      university (Qatar University|Hamad Bin Khalifa University|University of Doha for Science and Technology|Community College of Qatar)
      secondary {town} (Preparatory|Secondary) School
      hospital (Hamad General|Rumailah) Hospital
      hospital@in_Al_Wakrah Al Wakrah Hospital
      hospital@in_Al_Khor_and_Al_Thakhira+in_Al_Shamal Al Khor Hospital
      hospital@Dukhan+Umm_Bab+Al_Jumailiyah The Cuban Hospital
      care {town} Rehabilitation Centre
      town {place.region} Municipality
      police Ministry of Interior
      transit Mowasalat
      pension General Retirement and Social Insurance Authority
      fire General Directorate of Civil Defence`,
  },
  language: englishWith({ trades: ENGLISH_TRADES, crafts: ENGLISH_CRAFTS, merchants: IN_GULF.merchants }),
  sources:
    'ages UN WPP 2024; populations NPC 2020-24; nationalities as embassies count them; shares of banks estimated',
  weekend: [5, 6],
  men: 72,
  names: [
    {
      share: 12,
      never: LEFT_TO_OTHERS_BY_FEW,
      near: { 'Umm Salal': 30, 'Al Rayyan': 17, Doha: 9, 'Al Shamal': 25 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: together(GULF.male, {
        0: 'ثاني|Thani هتمي|Hitmi جبر|Jabr عجلان|Ajlan مبخوت|Mabkhout فلاح|Falah',
        1975: 'ثاني|Thani جبر|Jabr غيث|Ghaith راكان|Rakan',
        1995: 'ثاني|Thani غيث|Ghaith راكان|Rakan جاسم|Jassim خليفة|Khalifa',
      }),
      female: together(GULF.female, {
        0: 'موزة|Moza وضحى|Wadha ظبية|Dhabya غاية|Ghaya روضة|Rawda',
        1975: 'موزة|Moza المياسة|Almayassa ميثاء|Maitha وضحى|Wadha ظبية|Dhabya',
        1995: 'الريم|Alreem المياسة|Almayassa الغالية|Alghalia مي|Mai ميثاء|Maitha غاية|Ghaya روضة|Rawda',
      }),
      family: `الكواري|Al-Kuwari:4 المهندي|Al-Mohannadi:4 السليطي|Al-Sulaiti:3 الكبيسي|Al-Kubaisi:2 العبيدلي|Al-Obaidli
      البوعينين|Al-Buainain المسلماني|Al-Muslamani السادة|Al-Sada العطية|Al-Attiyah ${GULF_HYPHENED.replace('|Al-Marri', '|Al-Marri:6').replace('|Al-Hajri', '|Al-Hajri:4')}
      الرميحي|Al-Rumaihi المعاضيد|Al-Maadeed البنعلي|Al-Binali النصر|Al-Nasr اليافعي|Al-Yafei
      الحرمي|Al-Harami الجيدة|Al-Jaidah الدرويش|Al-Darwish الخاطر|Al-Khater الفضالة|Al-Fadala الباكر|Al-Baker الإبراهيم|Al-Ibrahim
      العبدالغني|Al-Abdulghani الدفع|Al-Dafa الذوادي|Al-Thawadi الراشدي|Al-Rashdi الرويلي|Al-Ruwaili
      الزمان|Al-Zaman السيد|Al-Sayed الشرشني|Al-Sharshani الشهواني|Al-Shahwani الصلات|Al-Salat
      الطويل|Al-Taweel العذبة|Al-Athba العسيري|Al-Asiri الغفراني|Al-Ghufrani الفياض|Al-Fayyad الفخرو|Al-Fakhroo
      القاسمي|Al-Qassimi القبيسي|Al-Qubaisi اللنجاوي|Al-Linjawi المريخي|Al-Muraikhi المسند|Al-Misnad المضاحكة|Al-Mudhahka
      المطاوعة|Al-Mutawa المفتاح|Al-Muftah المنخس|Al-Mankhas المير|Al-Meer الناعمة|Al-Naama الهتمي|Al-Hitmi الهيل|Al-Hail
      الهيدوس|Al-Haydos العمري|Al-Omari البدر|Al-Badr البريدي|Al-Buraidi البلم|Al-Balam البدوي|Al-Badawi
      الجناحي|Al-Janahi الجمالي|Al-Jamali الحبابي|Al-Hababi الحاج|Al-Haj الحنزاب|Al-Hanzab
      الحول|Al-Hawal الخيارين|Al-Khayarin الخنجي|Al-Khunji الدهيمي|Al-Duhaimi الزيارة|Al-Zeyara الزراع|Al-Zarra
      الساعي|Al-Saai السليمان|Al-Sulaiman السهلاوي|Al-Sahlawi الشيبة|Al-Shaiba الشيباني|Al-Shaibani الشعبي|Al-Shaabi
      الصديقي|Al-Siddiqi الصفار|Al-Saffar الطيب|Al-Tayeb العبيدان|Al-Obaidan العامر|Al-Amer العوضي|Al-Awadhi
      الغزال|Al-Ghazal الفضالة|Al-Fadhala الفهيدي|Al-Fuhaidi القاضي|Al-Qadi القصابي|Al-Qassabi الكربي|Al-Karbi
      المحمود|Al-Mahmoud المحمدي|Al-Mohammadi المراغي|Al-Maraghi المزروعي|Al-Mazroui
      المشيري|Al-Mushairi المنصور|Al-Mansour المولوي|Al-Mawlawi النابت|Al-Nabit النملان|Al-Namlan
      الوهيبي|Al-Wahaibi اليزيدي|Al-Yazidi بوهندي|Buhendi بوجسوم|Bujassoum عبدالملك|Abdulmalik حسنين|Hasanain
      جولو|Jolo أكبر|Akbar`,
    },
    ...communities(RESIDENTS),
  ],
  places: {
    // `zone`: the numbered zones of the address system (there are no postcodes).
    columns: 'city region zone lat lon pop',
    rows: `
      Doha|Doha|13-18,23-27,35-45,60-68|25.2854|51.5310|1180
      Al Rayyan|Al Rayyan|51-56|25.2919|51.4244|700
      Al Wakrah|Al Wakrah|90|25.1715|51.6034|210
      Umm Salal Mohammed|Umm Salal|71|25.4152|51.4065|150
      Al Khor|Al Khor and Al Thakhira|74-75|25.6839|51.5058|140
      Muaither|Al Rayyan|53,55|25.2622|51.4064|120
      Lusail|Al Daayen|69-70|25.4300|51.4880|100
      Al Wukair|Al Wakrah|91|25.1511|51.5372|60
      Mesaieed|Al Wakrah|92|24.9923|51.5507|40
      Al Shahaniya|Al Shahaniya|80,82|25.3709|51.2226|35
      Al Thakhira|Al Khor and Al Thakhira|75|25.7350|51.5450|15
      Dukhan|Al Shahaniya|86|25.4248|50.7823|12
      Madinat Al Shamal|Al Shamal|78-79|26.1293|51.2009|12
      Al Ruwais|Al Shamal|79|26.1398|51.2149|10
      Al Ghuwariyah|Al Khor and Al Thakhira|76|25.8288|51.2457|3
      Al Jumailiyah|Al Shahaniya|73|25.6107|51.0911|3
      Umm Bab|Al Rayyan|85|25.2142|50.8072|2`,
    others: `Doha=الدوحة; Al Rayyan=الريان; Al Wakrah=الوكرة; Al Khor=الخور; Lusail=لوسيل; Dukhan=دخان; Umm Salal=أم صلال;
      Al Daayen=الظعاين; Al Shamal=الشمال; Al Shahaniya=الشحانية`,
  },
  roads: latinOf(ROADS),
  street: 'Building {1-240}, {road}',
  address: '{street}, Zone {zone}, {city}',
  phone: '+974 (33##|55##|66##|50##|70##|77##|31##|30##) ####',
  landline: '+974 44[0-9]# ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      QNB|QNBAQAQA|QNBA|35
      Qatar Islamic Bank|QISBQAQA|QISB|17
      Commercial Bank of Qatar|CBQAQAQA|CBQA|12
      Doha Bank|DOHBQAQA|DOHB|9
      AlRayan Bank|MAFRQAQA|MAFR|9
      Dukhan Bank|BRWAQAQA|BRWA|6
      QIIB|QIIBQAQA|QIIB|6
      Ahlibank|ABQQQAQA|ABQQ|3
      HSBC Qatar|BBMEQAQX|BBME|2
      Arab Bank Qatar|ARABQAQA|ARAB|1`,
    others: `QNB=Qatar National Bank; QIIB=Qatar International Islamic Bank; Qatar Islamic Bank=QIB`,
  },
  account: '%############',
  iban: ibanField({ QA }, '{bank.code}00000000{account}'),
  cards: 'visa:62 mastercard:35.5 amex:2 diners:0.5',
  wallets: 'Ooredoo_Money@33,50,55,66 iPay@30,31,70,77',
  firms: {
    forms: `
      W.L.L.|72|1981|1|400
      Est.|11|1961|1|30|1
      S.P.C.|10|2006|1|60|1
      LLC|6|2005|1|200
      Q.P.S.C.|0.7|1981|80|5000`,
    name: `(${IN_GULF.brand} {trade}|${IN_GULF.brand} {trade}|{founder} {trade}|{founder} & Sons {trade}|{town} {trade}) {form}`,
    sole: `(${IN_GULF.brand} {trade}|{founder} {trade}) {form}`,
    era: 1955,
  },
  income: [1300, 32000],
  fields: {
    // Qatar Central Bank, circular of April 2011.
    ...limitedLoan(({ community }) => [community.nation ? [48, 400_000] : [72, 2_000_000]]),
    wallet: networkWallet,
    region: { label: 'Municipality' },
    // It holds the number of the holder's nation.
    id: certified(QID, 'QID', {
      synonyms: ['qatar id', 'qatari id', 'البطاقة الشخصية'],
      make: (random, { born, community }) =>
        QID.make(random, { born, home: nationOf(community.nation, RESIDENTS)?.number }),
    }),
    nationality: nationalityOf(RESIDENTS),
    passport: passportOf('0#######', RESIDENTS),
    licence: { label: 'Driving licence (QID)', validator: QID, make: (_, p) => p.read('id') },
    // Ten digits that start with 5, as issued by the Dhareeba portal; no check digit is public.
    tax: pictured('TIN', '5000######', { held: isSelfEmployed, synonyms: ['dhareeba', 'gta number'] }),
    health: pictured('Hamad health card', 'HC%#######', {
      synonyms: ['hmc number', 'health card'],
    }),
    nativeaddress: arabicAddress(ARABIC),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{10000-799999}'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: {
      label: 'Commercial registration (CR)',
      make: (random, { firm }) => `${REGISTERED(firm.founded, random.below(1000))}`,
    },
    nativename: arabicFirm(IN_GULF.firms, ARABIC, {
      'W.L.L.': 'شركة * ذ.م.م',
      'Est.': 'مؤسسة *',
      'S.P.C.': 'شركة * ش.ش.و',
      LLC: 'شركة * ذ.م.م',
      'Q.P.S.C.': 'شركة * ش.م.ع.ق',
    }),
    tax: pictured('TIN', '5000######'),
  },
  presets: [
    {
      key: 'fawran',
      scheme: INSTANT_TRANSFER,
      name: 'Fawran instant payment',
      rows: [
        ['Sender', 'name'],
        ['Sender QID', 'id'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile alias', 'payee.phone'],
        ['Receiver bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
