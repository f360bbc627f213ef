import { arabicFirm } from '../data/arabicFirms.ts';
import { called, ENGLISH_CRAFTS, LEVANT_TRADES } from '../data/arabicFirmsEnglish.ts';
import { COPTIC, EGYPT } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { MEEZA } from '../data/cards.ts';
import { EG } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import type { Random } from '../kernel/random.ts';
import { egNationalId } from '../validators/egNationalId.ts';
import { certified, country, pictured } from './declare.ts';

const ROADS = `شارع_الجمهورية|El_Gomhoreya_Street شارع_التحرير|El_Tahrir_Street شارع_26_يوليو|26_July_Street@Downtown+Alexandria+Port_Said
  شارع_طلعت_حرب|Talaat_Harb_Street@Downtown شارع_النصر|El_Nasr_Street شارع_صلاح_سالم|Salah_Salem_Street@Nasr_City+Alexandria
  شارع_الهرم|El_Haram_Street@Haram شارع_فيصل|Faisal_Street@Haram+Omraniya شارع_جمال_عبد_الناصر|Gamal_Abdel_Nasser_Street
  شارع_سعد_زغلول|Saad_Zaghloul_Street طريق_الحرية|El_Horreya_Avenue@Alexandria شارع_الجيش|El_Geish_Street شارع_بورسعيد|Port_Said_Street
  شارع_الكورنيش|El_Corniche_Street@Downtown+Maadi+Alexandria+Luxor+Aswan+Minya+Sohag+Damietta+Beni_Suef شارع_الجلاء|El_Galaa_Street
  شارع_عرابي|Orabi_Street شارع_مصطفى_كامل|Mostafa_Kamel_Street شارع_عباس_العقاد|Abbas_El_Akkad_Street@Nasr_City
  شارع_مكرم_عبيد|Makram_Ebeid_Street@Nasr_City شارع_مصطفى_النحاس|Mostafa_El_Nahas_Street@Nasr_City شارع_الثورة|El_Thawra_Street
  شارع_رمسيس|Ramses_Street@Downtown شارع_البحر|El_Bahr_Street شارع_المحطة|El_Mahatta_Street شارع_المدارس|El_Madares_Street
  شارع_المستشفى|El_Mostashfa_Street شارع_الأزهر|El_Azhar_Street@Downtown شارع_السلام|El_Salam_Street شارع_الوحدة|El_Wahda_Street
  شارع_23_يوليو|23_July_Street شارع_6_أكتوبر|6_October_Street شارع_الجامعة|El_Gamaa_Street شارع_أحمد_عرابي|Ahmed_Orabi_Street
  شارع_النيل|El_Nil_Street شارع_الشهيد|El_Shaheed_Street شارع_عمر_بن_الخطاب|Omar_Ibn_El_Khattab_Street`;

const ARABIC = book(
  ROADS,
  `القاهرة|Cairo الإسكندرية|Alexandria الجيزة|Giza شبرا_الخيمة|Shubra_El_Kheima بورسعيد|Port_Said السويس|Suez
  المحلة_الكبرى|El_Mahalla_El_Kubra الأقصر|Luxor المنصورة|Mansoura طنطا|Tanta أسيوط|Asyut الإسماعيلية|Ismailia الفيوم|Faiyum
  الزقازيق|Zagazig دمياط|Damietta أسوان|Aswan المنيا|Minya دمنهور|Damanhur بني_سويف|Beni_Suef قنا|Qena سوهاج|Sohag
  وسط_البلد|Downtown مدينة_نصر|Nasr_City المعادي|Maadi عين_شمس|Ain_Shams العمرانية|Omraniya الدقي|Dokki الهرم|Haram
  الغردقة|Hurghada شبين_الكوم|Shibin_El_Kom كفر_الشيخ|Kafr_El_Sheikh`,
);

/** Names of firms and shops. */
const CALLED = called(
  `النيل|El_Nil الأهرام|El_Ahram النصر|El_Nasr الدلتا|Delta السلام|El_Salam النور|El_Nour الهدى|El_Hoda الأمل|El_Amal الفتح|El_Fath
  المدينة|El_Madina البركة|El_Baraka الإيمان|El_Iman الرحمة|El_Rahma الزهراء|El_Zahraa اللوتس|Lotus كليوباترا|Cleopatra
  الصفا|El_Safa الشروق|El_Shorouk العروبة|El_Oruba الحرمين|El_Haramein`,
  'Koshary {owner}|* Roastery|Fakahany {owner}|Patisserie {owner}|{owner} Shoes|Cafe *||{owner} Mobile',
);

export const eg = country('eg', () => ({
  name: 'Egypt',
  alpha3: 'EGY',
  paydays: [[25], [31]],
  // Seven years.
  passports: [365, 2555],
  currency: 'EGP',
  perEuro: 38,
  ips: '41.32-47 197.32-63 156.192-223',
  gs1: '622',
  holidays: '0107 0125 fitr..2 O+1 0425 0501 adha-1..3 hijri 0630h 0723h mawlid 1006h',
  group: 'Africa',
  locale: { language: 'ar', zone: 'Africa/Cairo' },
  economy: {
    vat: { usual: 14, food: 0 },
    deductions: { social: 11, tax: 9 },
    tenure: { rent: 20, loan: 2 },
    shops: { card: 50, wallet: 40 },
  },
  words: {
    exonyms: `ägyptisch égyptien Egipto Mısır egipcio egípcio egiziano Egyptische Mısırlı Mesir Ai_Cập`,
    scripts: `مصري~ エジプト 埃及 이집트 मिस्र Египет Египта Єгипет Єгипту египетск~ єгипетськ~ Misri Mmisri Wamisri`,
    women: 'Ägypterin Ägypterinnen',
    places: `Cairo=カイロ|开罗|開羅|카이로|काहिरा|Каир+|Каїр+|Kahire|Kair|Kairu|Cairene|cairote
      ; Alexandria=アレクサンドリア|亚历山大|알렉산드리아|Александрия|Александрии|Олександрія`,
    numbers: { id: 'رقم_قومي' },
  },
  aliases:
    'Egyptian Egyptians Misr Masr Arab_Republic_of_Egypt مصر جمهورية_مصر_العربية مصري مصرية Ägypten Egypte',
  ages: '20 24 21 15 11 6.5 2.5',
  population: {
    source: 'Estimates, rounded; unemployment by CAPMAS, second quarter of 2024',
    men: '51.5 51.5 51.3 50.5 49 46 40',
    work: ['44 86 94 92 84 56 30 18 7', '8 17 20 20 17 8 3 1 0'],
    own: [30, 20],
    unemployed: 6.5,
    disabled: 3,
    pensioned: 45,
  },
  life: {
    pensionPay: { days: [1], after: true },
    studies: 38,
    retires: 60,
    pays: [1500, 11600],
    institutions: `
      university {town} University
      university@Cairo (Ain Shams University|Helwan University|Al-Azhar University)
      university@Giza Cairo University
      university@Shubra_El_Kheima Benha University
      university@El_Mahalla_El_Kubra Tanta University
      university@Faiyum Fayoum University
      university@Ismailia Suez Canal University
      university@Qena+Hurghada South Valley University
      university@Asyut Assiut University
      university@Shibin_El_Kom Menoufia University
      university@Kafr_El_Sheikh Kafrelsheikh University
      secondary {town} (Preparatory|Secondary) School
      hospital {town} (General Hospital|Hospital)
      care {town} Rehabilitation Centre
      town {place.region} Governorate
      police {town} Security Directorate
      transit {town} Public Transport Authority
      pension National Organization for Social Insurance
      fire Civil Protection Authority`,
  },
  language: englishWith({ trades: LEVANT_TRADES, crafts: ENGLISH_CRAFTS, merchants: CALLED.merchants }),
  sources: 'ages UN WPP 2024; populations CAPMAS 2023-24; shares of banks by customers, estimated',
  weekend: [5, 6],
  names: [
    {
      // Muslims.
      share: 92,
      near: { Minya: 70, Asyut: 72, Sohag: 82, Qena: 84 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      ...EGYPT,
    },
    {
      share: 8,
      near: { Minya: 30, Asyut: 28, Sohag: 18, Qena: 16 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      ...COPTIC,
    },
  ],
  places: {
    // `code`: how landline numbers start there; `plate`: the governorate's letters, none in Cairo and Giza;
    // `office`: the place as addresses write it.
    columns: 'city region zone area lat lon home code plate pop office district',
    rows: `
      Cairo|Cairo|11511-11519|2|30.0444|31.2357|01|22||2500|Downtown, Cairo|Downtown
      Cairo|Cairo|11765-11769|2|30.0444|31.2357|01|22||3500|Nasr City, Cairo|Nasr City
      Cairo|Cairo|11721-11728|2|30.0444|31.2357|01|22||2000|Maadi, Cairo|Maadi
      Cairo|Cairo|11311-11315|2|30.0444|31.2357|01|22||2200|Ain Shams, Cairo|Ain Shams
      Alexandria|Alexandria|21111-21113,21500-21529,21611-21615|3|31.2001|29.9187|02|4|س|5500|Alexandria
      Giza|Giza|12211-12213|2|30.0131|31.2089|21|33||1800|Omraniya, Giza|Omraniya
      Giza|Giza|12311-12312|2|30.0131|31.2089|21|33||900|Dokki, Giza|Dokki
      Giza|Giza|12511-12515|2|30.0131|31.2089|21|33||1800|Haram, Giza|Haram
      Shubra El Kheima|Qalyubia|13411-13412|2|30.1286|31.2422|14|22|ل|1240|Shubra El Kheima
      Suez|Suez|43511-43514|62|29.9668|32.5498|04|3|ط ص|800|Suez
      Port Said|Port Said|42511-42515|66|31.2653|32.3019|03|3|ط ع|790|Port Said
      Mansoura|Dakahlia|35511-35516|50|31.0409|31.3785|12|2|د|640|Mansoura
      El Mahalla El Kubra|Gharbia|31911|40|30.9706|31.1669|16|2|ع|620|El Mahalla El Kubra
      Tanta|Gharbia|31511-31516|40|30.7865|31.0004|16|3|ع|600|Tanta
      Asyut|Asyut|71511-71516|88|27.1809|31.1837|25|2|ى|520|Asyut
      Faiyum|Faiyum|63511-63514|84|29.3084|30.8428|23|6|ف|520|Faiyum
      Luxor|Luxor|85511-85513|95|25.6872|32.6396|29|2|ص ق|430|Luxor
      Ismailia|Ismailia|41511-41515|64|30.6043|32.2723|19|3|ط س|430|Ismailia
      Zagazig|Sharqia|44511-44516|55|30.5877|31.5020|13|2|ر|420|Zagazig
      Aswan|Aswan|81511-81514|97|24.0889|32.8998|28|2|ص و|370|Aswan
      Damietta|Damietta|34511-34514|57|31.4165|31.8133|11|2|ص د|310|Damietta
      Damanhur|Beheira|22511-22514|45|31.0341|30.4682|18|3|ب|310|Damanhur
      Beni Suef|Beni Suef|62511-62514|82|29.0661|31.0994|22|2|و|300|Beni Suef
      Minya|Minya|61511-61516|86|28.1099|30.7503|24|2|ن|290|Minya
      Sohag|Sohag|82511-82516|93|26.5591|31.6957|26|2|ه|270|Sohag
      Qena|Qena|83511-83514|96|26.1551|32.7160|27|5|ص أ|260|Qena
      Shibin El Kom|Monufia|32511-32514|48|30.5526|31.0090|17|2|م|260|Shibin El Kom
      Hurghada|Red Sea|84511-84513|65|27.2579|33.8116|31|3|ط ر|240|Hurghada
      Kafr El Sheikh|Kafr El Sheikh|33511-33514|47|31.1107|30.9388|15|3|ل س|230|Kafr El Sheikh`,
    others: `Cairo=القاهرة|Le Caire|Al Qahirah|Kairo|El Cairo; Alexandria=الإسكندرية|الاسكندرية|Al Iskandariyah|Alexandrie;
      Giza=الجيزة|Al Jizah|Gizeh; Shubra El Kheima=شبرا الخيمة; Suez=السويس; Port Said=بورسعيد|بور سعيد;
      Mansoura=المنصورة; El Mahalla El Kubra=المحلة الكبرى; Tanta=طنطا; Asyut=أسيوط|Assiut; Faiyum=الفيوم|Fayoum;
      Luxor=الأقصر; Ismailia=الإسماعيلية; Zagazig=الزقازيق; Aswan=أسوان; Damietta=دمياط; Damanhur=دمنهور;
      Beni Suef=بني سويف; Minya=المنيا; Sohag=سوهاج; Qena=قنا; Shibin El Kom=شبين الكوم; Hurghada=الغردقة;
      Kafr El Sheikh=كفر الشيخ; Qalyubia=القليوبية; Dakahlia=الدقهلية; Gharbia=الغربية; Sharqia=الشرقية;
      Beheira=البحيرة; Monufia=المنوفية; Red Sea=البحر الأحمر`,
  },
  roads: latinOf(ROADS),
  street: '{1-140} {road}(||, Apt. {1-24})',
  address: '{street}, {place.office} {postcode}',
  postcode: '{zone}',
  phone: '+20 1[000011225] ########',
  landline: '+20 {place.area} {place.code}######',
  banks: {
    // No list of the codes is public; those of the last four banks are not certain.
    columns: 'bank bic code share',
    rows: `
      National Bank of Egypt|NBEGEGCX|0003|34
      Banque Misr|BMISEGCX|0002|26
      Banque du Caire|BCAIEGCX|0004|9
      Commercial International Bank (CIB)|CIBEEGCX|0010|7
      QNB Egypt|QNBAEGCX|0037|5
      Bank of Alexandria|ALEXEGCX|0005|5
      Faisal Islamic Bank of Egypt|FIEGEGCX|0030|4
      Housing and Development Bank|HDBKEGCA|0045|4
      Crédit Agricole Egypt|AGRIEGCX|0018|2
      HSBC Bank Egypt|EBBKEGCX|0025|1.5
      Arab African International Bank|ARAIEGCX|0057|1.5
      Suez Canal Bank|SUCAEGCX|0031|1`,
    others: `National Bank of Egypt=NBE|البنك الأهلي المصري|الأهلي; Banque Misr=بنك مصر; Banque du Caire=بنك القاهرة;
      Commercial International Bank (CIB)=CIB; Bank of Alexandria=AlexBank; Arab African International Bank=AAIB`,
  },
  // The first four digits are the branch's.
  account: '{0001-0320}%###########',
  iban: ibanField({ EG }, (_, p) => {
    const account = p.read('account');
    return `${p.bank.code?.text}${account.slice(0, 4)}0${account}`;
  }),
  cards: 'meeza:46 visa:28 mastercard:26',
  networks: { meeza: MEEZA },
  wallets: 'Vodafone_Cash@10 e&_cash@11 Orange_Cash@12 WE_Pay@15',
  firms: {
    forms: `
      Est.|44|1950|1|30|1
      LLC|24|1954|2|300||law
      & Co.|14|1954|2|40
      S.A.E.|12|1954|10|3000||law
      OPC|6|2018|1|20|1|law`,
    name: `({founder} {trade}|{town} {trade}|{founder} & Sons {trade}|${CALLED.brand} {trade}|${CALLED.brand} {trade}) {form}`,
    sole: `({founder} {trade}|${CALLED.brand} {trade}) {form}`,
    era: 1950,
  },
  income: [7000, 25000],
  fields: {
    wallet: networkWallet,
    region: { label: 'Governorate' },
    postcode: { label: 'Postal code' },
    id: certified(egNationalId, 'National ID number', {
      synonyms: ['raqam qawmi', 'الرقم القومي', 'bitaqa'],
    }),
    passport: pictured('Passport number', 'A%#######'),
    licence: {
      label: 'Driving licence (national ID)',
      validator: egNationalId,
      make: (_, p) => p.read('id'),
    },
    tax: pictured('Tax registration number', '[2-7]##-###-###', {
      synonyms: ['trn', 'tax card', 'الرقم الضريبي'],
    }),
    vat: pictured('VAT registration (tax number)', '{tax}'),
    ssn: pictured('Social insurance number', '%#######', {
      synonyms: ['nosi', 'الرقم التأميني'],
    }),
    nativeaddress: arabicAddress(ARABIC),
    branch: { label: 'Branch code', make: (_, p) => p.read('account').slice(0, 4) },
    bankcode: pictured('Bank code', '{bank.code}'),
    ipa: pictured('InstaPay address', '{given.slug}.{family.slug}{10-99}\\@instapay', {
      group: 'payment',
      synonyms: ['instapay', 'payment address'],
    }),
    plate: {
      label: 'Number plate',
      make: (random, { place }) => plate(random, place.city.text, place.plate?.text),
    },
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: pictured('Commercial register', '{10000-259999}', { synonyms: ['سجل تجاري'] }),
    tax: pictured('Tax registration number', '[2-7]##-###-###'),
    nativename: arabicFirm(CALLED.firms, ARABIC, {
      'Est.': 'مؤسسة *',
      LLC: 'شركة * ذ.م.م',
      '& Co.': 'شركة * وشركاه',
      'S.A.E.': 'شركة * ش.م.م',
      OPC: 'شركة * ش.ش.و',
    }),
    street: pictured('Street', '{1-140} {road}'),
  },
  presets: [
    {
      key: 'instapay',
      scheme: INSTANT_TRANSFER,
      name: 'InstaPay transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender InstaPay address', 'ipa'],
        ['Sender mobile', 'phone'],
        ['Receiver', 'payee.name'],
        ['Receiver InstaPay address', 'payee.ipa'],
        ['Receiver bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Three letters and three digits in Cairo, two and four in Giza, elsewhere three (the governorate's first) and four; there is no zero. */
function plate(random: Random, city: string, governorate: string | undefined): string {
  const own = governorate?.split(' ') ?? [];
  const drawn = random.chars((city === 'Giza' ? 2 : 3) - own.length, 'أبجدرسصطعفقلمنهوى');
  return `${[...own, ...drawn].join(' ')} ${random.chars(city === 'Cairo' ? 3 : 4, '123456789')}`;
}
