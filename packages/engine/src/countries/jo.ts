import { arabicFirm } from '../data/arabicFirms.ts';
import { called, ENGLISH_CRAFTS, LEVANT_TRADES } from '../data/arabicFirmsEnglish.ts';
import { LEVANT, together } from '../data/arabicNames.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { JO } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { ibanField } from '../fields/iban.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { country, pictured } from './declare.ts';

const ACCOUNT = '{bank.code}{account}';

const ROADS = `شارع_الملكة_رانيا|Queen_Rania_Street@Amman شارع_الملك_عبدالله_الثاني|King_Abdullah_II_Street شارع_الملك_حسين|King_Hussein_Street
  شارع_الأمير_حسن|Prince_Hassan_Street شارع_المدينة_المنورة|Al-Madina_Al-Munawara_Street@Amman شارع_مكة|Mecca_Street@Amman
  شارع_وصفي_التل|Wasfi_Al-Tal_Street@Amman+Irbid شارع_زهران|Zahran_Street@Amman شارع_الرينبو|Rainbow_Street@Amman
  شارع_الملكة_نور|Queen_Noor_Street@Amman شارع_الملك_طلال|King_Talal_Street شارع_الجامعة|Al-Jamea_Street@Amman+Irbid+Mafraq+Karak
  شارع_الاستقلال|Al-Istiqlal_Street شارع_الأمير_محمد|Prince_Mohammad_Street شارع_القدس|Al-Quds_Street شارع_فلسطين|Palestine_Street
  شارع_بغداد|Baghdad_Street شارع_الهاشمي|Al-Hashemi_Street شارع_الشهيد|Al-Shaheed_Street شارع_اليرموك|Al-Yarmouk_Street
  شارع_صلاح_الدين|Salah_Al-Deen_Street شارع_عمر_المختار|Omar_Al-Mukhtar_Street شارع_خالد_بن_الوليد|Khalid_Bin_Al-Waleed_Street
  طريق_المطار|Airport_Road@Amman شارع_الحرية|Al-Hurriya_Street شارع_الأميرة_سمية|Princess_Sumaya_Street شارع_الأردن|Al-Urdon_Street@Amman
  شارع_عبدون|Abdoun_Street@Amman شارع_السلام|Al-Salam_Street شارع_الثورة|Al-Thawra_Street شارع_ابن_سينا|Ibn_Sina_Street
  شارع_النهضة|Al-Nahda_Street شارع_البتراء|Petra_Street@Irbid شارع_الكورنيش|Corniche_Street@Aqaba`;

const ARABIC = book(
  ROADS,
  `عمان|Amman الزرقاء|Zarqa إربد|Irbid الرصيفة|Russeifa وادي_السير|Wadi_Al-Seer العقبة|Aqaba صويلح|Sweileh الرمثا|Ramtha
  مادبا|Madaba السلط|Al-Salt المفرق|Mafraq سحاب|Sahab جرش|Jerash معان|Ma'an الكرك|Karak عجلون|Ajloun الطفيلة|Tafilah الفحيص|Fuheis`,
);

/** Names of firms and shops. */
const CALLED = called(
  `النور|Al_Nour الأمل|Al_Amal السلام|Al_Salam البركة|Al_Baraka الياسمين|Al_Yasmine المشرق|Al_Mashreq الأندلس|Al_Andalus الوفاء|Al_Wafa
  الشرق|Al_Sharq الزيتونة|Al_Zaytouna الفجر|Al_Fajr الريف|Al_Reef السنابل|Al_Sanabel العاصمة|Al_Asima القمر|Al_Qamar`,
  '* Grocery|* Roastery|{owner} Butchery|Cafe {owner}|Mini Market {owner}||{owner} Mobile|{owner} Fashion',
);

export const jo = country('jo', () => ({
  name: 'Jordan',
  alpha3: 'JOR',
  paydays: [[25], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'JOD',
  decimals: 3,
  perEuro: 0.75,
  priceStep: 10,
  gs1: '625',
  holidays: '0101 fitr..2 0501 0525 adha-1..3 hijri mawlid 1225',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Amman' },
  economy: {
    vat: { usual: 16 },
    deductions: { social: 7.5, tax: 2 },
    tenure: { rent: 30, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'jordanisch',
    scripts: 'أردني~ ヨルダン 约旦 요르단 जॉर्डन Иордани^ Йордані^',
  },
  aliases: `Jordanian Jordanians Hashemite_Kingdom_of_Jordan Jordanien Jordanie الأردن المملكة_الأردنية_الهاشمية
    أردني أردنية`,
  ages: '24 26 20 15 9 4 2',
  life: {
    studies: 45,
    retires: [60, 57],
    pays: [200, 1300],
    institutions: `
      university Al-Balqa Applied University
      university@Amman+Sweileh+Sahab+Wadi_Al-Seer (University of Jordan|Applied Science Private University)
      university@Irbid+Ramtha (Yarmouk University|Jordan University of Science and Technology)
      university@Mafraq Al al-Bayt University
      university@Zarqa+Russeifa Hashemite University
      university@Karak Mutah University
      university@Madaba German Jordanian University
      university@Aqaba Aqaba University of Technology
      university@Jerash Jerash University
      university@Ajloun Ajloun National University
      university@Tafilah Tafila Technical University
      university@Ma'an Al-Hussein Bin Talal University
      primary {town} (Primary|Basic) School
      secondary {town} Secondary School
      hospital {town} (Government Hospital|Hospital)
      hospital@Amman (Al-Bashir Hospital|Jordan University Hospital|King Hussein Medical Center)
      hospital@Irbid+Ramtha (Princess Basma|King Abdullah University) Hospital
      care {town} Rehabilitation Centre
      town@Amman+Wadi_Al-Seer+Sweileh Greater Amman Municipality
      police Public Security Directorate
      transit {town} Bus Company
      pension Social Security Corporation
      fire Civil Defence Directorate`,
  },
  language: englishWith({ trades: LEVANT_TRADES, crafts: ENGLISH_CRAFTS, merchants: CALLED.merchants }),
  sources: 'ages and populations DoS 2024; shares of banks estimated from their branches',
  weekend: [5, 6],
  names: [
    {
      share: 97,
      near: { Madaba: 90, Balqa: 90, Amman: 96 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: together(LEVANT.male, {
        0: 'عبدالعزيز|Abdulaziz هزاع|Hazza مجدي|Majdi',
        1970: 'أشرف|Ashraf أمجد|Amjad مجدي|Majdi مراد|Murad معن|Maan عبدالعزيز|Abdulaziz',
        1992: 'راكان|Rakan هاشم|Hashem أمجد|Amjad عبدالعزيز|Abdulaziz',
      }),
      female: together(LEVANT.female, {
        0: 'ختام|Khitam تمام|Tamam فوزية|Fawzia',
        1970: 'ختام|Khitam سرى|Sura ابتسام|Ibtisam',
        1992: 'رهف|Rahaf جود|Joud تقى|Tuqa غيداء|Ghaida براءة|Baraa أفنان|Afnan سرى|Sura',
      }),
      family: `الزعبي|Al-Zoubi العبادي|Al-Abbadi المجالي|Al-Majali عبيدات|Obeidat الخصاونة|Al-Khasawneh الروسان|Al-Rousan
      بني_حسن|Bani_Hassan العمري|Al-Omari الشوابكة|Al-Shawabkeh الطراونة|Al-Tarawneh ${LEVANT.family} الرواشدة|Al-Rawashdeh
      الحويطات|Al-Huwaitat العدوان|Al-Adwan النسور|Al-Nsour الفايز|Al-Fayez بطاينة|Batayneh الشرمان|Al-Sharman
      المومني|Al-Momani القضاة|Al-Qudah الصمادي|Al-Smadi الخوالدة|Al-Khawaldeh الحياري|Al-Hiari الكيلاني|Al-Kilani
      العزام|Al-Azzam الغرايبة|Gharaibeh الجراح|Al-Jarrah الشياب|Al-Shayyab الحوراني|Hourani التل|Al-Tal
      الحجاحجة|Al-Hajahjeh الرفاعي|Al-Rifai البدور|Al-Bdour الضمور|Al-Dmour المعايطة|Al-Maaytah الصرايرة|Al-Sarayreh
      القرالة|Al-Qarralleh العساسفة|Al-Asasfeh الجعافرة|Al-Jaafreh النوايسة|Al-Nawaiseh الحباشنة|Al-Habashneh
      القطامين|Al-Qatamin المحيسن|Al-Muhaisen العوران|Al-Oran السعودي|Al-Saudi الرعود|Al-Raoud الحجايا|Al-Hajaya
      المناصير|Al-Manaseer الخريشا|Al-Khreisha الحديد|Al-Hadid اللوزي|Al-Lozi أبو_زيد|Abu_Zaid أبو_حمدان|Abu_Hamdan
      أبو_غزالة|Abu_Ghazaleh أبو_رمان|Abu_Rumman أبو_عودة|Abu_Odeh أبو_سليم|Abu_Sleem أبو_ليلى|Abu_Laila أبو_شقرة|Abu_Shaqra
      الشريف|Al-Sharif الحسن|Al-Hassan العلي|Al-Ali المصري|Al-Masri النابلسي|Nabulsi الخليلي|Khalili القدسي|Qudsi
      الدجاني|Dajani طوقان|Touqan البشتاوي|Bishtawi شرف|Sharaf زعيتر|Zuaiter عرفات|Arafat حمد_الله|Hamdallah جرار|Jarrar
      عورتاني|Awartani سمارة|Samara عطية|Attieh غنيمات|Ghunaimat  
           الزوايدة|Zawaideh البلوي|Al-Balawi
      السرحان|Al-Sarhan الخالدي|Al-Khaldi العموش|Al-Amoush المشاقبة|Al-Mashaqbeh الشديفات|Shdeifat الزيود|Al-Zyoud
      الخزاعلة|Al-Khazaleh الحراحشة|Al-Harahsheh العظامات|Al-Adamat المساعيد|Al-Masaeed الشقيرات|Shuqairat
      الفريحات|Freihat القواسمة|Qawasmeh البطوش|Al-Btoush العضايلة|Al-Adaileh الذنيبات|Al-Thneibat الكساسبة|Kasasbeh
      الجبور|Al-Jbour الدعجة|Al-Daajah العجارمة|Al-Ajarmeh الوريكات|Wreikat اللصاصمة|Al-Lasasmeh الخطاطبة|Khatatbeh
      ملكاوي|Malkawi عياصرة|Ayasrah بني_مصطفى|Bani_Mustafa بني_عيسى|Bani_Issa`,
    },
    {
      // Christians.
      share: 3,
      near: { Madaba: 10, Balqa: 10, Amman: 4 },
      order: '{given} {father} {family}',
      native: '{given.native} {father.native} {family.native}',
      male: {
        0: 'جورج|George عيسى|Issa سليم|Salim حنا|Hanna إلياس|Elias فؤاد|Fouad نقولا|Nicola ميشيل|Michel سمير|Samir يعقوب|Yacoub',
        1970: `جورج|George رامي|Rami عماد|Imad فادي|Fadi سامر|Samer طارق|Tareq زيد|Zaid خالد|Khaled مروان|Marwan نديم|Nadim
        إبراهيم|Ibrahim يزن|Yazan جريس|Jeries`,
      },
      female: {
        0: 'مريم|Mariam نجوى|Najwa سهام|Siham جورجيت|Georgette ماري|Mary ليلى|Layla عايدة|Aida سميرة|Samira',
        1970: 'رنا|Rana ريم|Reem ماري|Mary لارا|Lara ديانا|Diana كريستين|Christine نادين|Nadine لينا|Lina تالا|Tala رشا|Rasha',
      },
      family: `حدادين|Haddadin الهلسة|Halaseh قموه|Qammoh مدانات|Madanat النمري|Nimri دبابنة|Dababneh سماوي|Samawi
      قعوار|Kawar مرار|Marar حتر|Hattar زيادين|Zayadin عكاوي|Akkawi صويص|Sweis دحدل|Dahdal`,
    },
  ],
  places: {
    // `code`: an exchange of the town, after the area code.
    columns: 'city region zone area lat lon code pop',
    rows: `
      Amman|Amman|11110-11121,11181-11185,11190-11196|6|31.9539|35.9106|465|3000
      Zarqa|Zarqa|13110-13115|5|32.0727|36.0880|398|750
      Irbid|Irbid|21110,21141,21163|2|32.5556|35.8500|727|600
      Russeifa|Zarqa|13710|5|32.0178|36.0464|374|560
      Wadi Al-Seer|Amman|11814,11821|6|31.9545|35.8183|581|400
      Aqaba|Aqaba|77110|3|29.5400|35.0300|201|200
      Sweileh|Amman|11910|6|32.0226|35.8387|534|200
      Sahab|Amman|11511|6|31.8703|36.0048|402|200
      Ramtha|Irbid|21410|2|32.5450|35.9950|738|180
      Mafraq|Mafraq|25110|2|32.3429|36.2080|623|150
      Madaba|Madaba|17110|5|31.7160|35.7939|325|130
      Al-Salt|Balqa|19110|5|32.0392|35.7272|355|120
      Jerash|Jerash|26110|2|32.2808|35.8993|635|60
      Ma'an|Ma'an|71110|3|30.1962|35.7341|213|50
      Karak|Karak|61110|3|31.1853|35.7048|235|40
      Tafilah|Tafilah|66110|3|30.8375|35.6044|225|35
      Fuheis|Balqa|19152|6|32.0103|35.7755|472|22
      Ajloun|Ajloun|26810|2|32.3333|35.7528|642|20`,
    others: `Amman=عمان|عمّان|عمان الأردن; Zarqa=الزرقاء; Irbid=إربد; Aqaba=العقبة; Madaba=مادبا; Al-Salt=السلط|Salt|As-Salt;
      Jerash=جرش; Karak=الكرك|Kerak; Mafraq=المفرق; Ma'an=معان; Tafilah=الطفيلة; Ajloun=عجلون; Balqa=البلقاء;
      Russeifa=الرصيفة`,
  },
  roads: latinOf(ROADS),
  street: '{road}, Building {1-240}(||, Apt. {1-24})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+962 7 (9###|7[7-9]##|8[5-8]##) ####',
  landline: '+962 {place.area} {place.code} ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Arab Bank|ARABJOAX|ARAB|17
      Housing Bank for Trade and Finance|HBHOJOAX|HBHO|17
      Jordan Islamic Bank|JIBAJOAM|JIBA|17
      Bank al Etihad|UBSIJOAX|UBSI|10
      Cairo Amman Bank|CAABJOAM|CAAB|8
      Capital Bank of Jordan|EFBKJOAM|EFBK|6
      Jordan Kuwait Bank|JKBAJOAM|JKBA|6
      Jordan Ahli Bank|JONBJOAX|JONB|6
      Bank of Jordan|BJORJOAX|BJOR|6
      Safwa Islamic Bank|JDIBJOAM|JDIB|4
      Arab Jordan Investment Bank|AJIBJOAX|AJIB|3`,
    others: `Housing Bank for Trade and Finance=Housing Bank; Bank al Etihad=Etihad`,
  },
  // The first four digits are the branch's.
  account: '{0010-0980}%###########',
  // Six zeros between branch and account.
  iban: ibanField(
    { JO },
    {
      write(out, at, random, p) {
        const to = picture(ACCOUNT)(out, at, random, p);
        const branch = to - 12;
        out.bytes.copyWithin(branch + 6, branch, to);
        out.bytes.fill(48, branch, branch + 6);
        return to + 6;
      },
    },
  ),
  cards: 'visa:68 mastercard:31.5 amex:0.5',
  wallets: 'Zain_Cash@79:85 Orange_Money@77:85 UWallet@78:85 Dinarak:15',
  firms: {
    forms: `
      LLC|46|1964|1|200
      Est.|34|1955|1|25|1
      & Partners Co.|15|1964|2|40
      Private Shareholding Co.|3|2002|5|500
      P.S.C.|1|1964|60|3000`,
    name: `({founder} {trade}|${CALLED.brand} {trade}|{town} {trade}|{founder} {trade}) {form}`,
    sole: `({founder} {trade}|${CALLED.brand} {trade}) {form}`,
    era: 1946,
  },
  // The minimum since January 2025.
  income: [290, 1500],
  fields: {
    wallet: networkWallet,
    region: { label: 'Governorate' },
    postcode: { label: 'Postal code' },
    // 9 for 19YY or 2 for 20YY, the year, 1 for men or 2 for women, six digits: the look of issued numbers, not a
    // published rule.
    id: {
      label: 'National number',
      synonyms: ['الرقم الوطني', 'sanad'],
      make: (random, { born, sex }) =>
        `${born.year < 2000 ? 9 : 2}${born.yy}${sex === 'male' ? 1 : 2}${random.digits(6)}`,
    },
    passport: pictured('Passport number', '[A-Z]######'),
    licence: pictured('Driving licence', '%#######'),
    tax: pictured('Tax number', '%########', { synonyms: ['istd', 'الرقم الضريبي'] }),
    ssn: pictured('Social security number', '%#########', { synonyms: ['ssc'] }),
    branch: { label: 'Branch code', make: (_, p) => p.read('account').slice(0, 4) },
    bankcode: pictured('Bank code', '{bank.code}'),
    // At most ten letters and digits.
    cliqalias: {
      label: 'CliQ alias',
      group: 'payment',
      synonyms: ['cliq'],
      make: (random, { given, family }) =>
        `${letters(given.capitals).slice(0, 6)}${letters(family.capitals).slice(0, 2)}${random.int(10, 99)}`,
    },
    nativeaddress: arabicAddress(ARABIC),
    plate: pictured('Number plate', '{10-34}-{1000-99999}'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC),
    registration: pictured('Company national number', '200######'),
    tax: pictured('Tax number', '%########'),
    nativename: arabicFirm(CALLED.firms, ARABIC, {
      LLC: 'شركة * ذ.م.م',
      'Est.': 'مؤسسة *',
      '& Partners Co.': 'شركة * وشركاه',
      'Private Shareholding Co.': 'شركة * المساهمة الخاصة',
      'P.S.C.': 'شركة * م.ع.م',
    }),
    street: pictured('Street', '{road}, Building {1-240}(|, Office {1-48})'),
  },
  presets: [
    {
      key: 'cliq',
      scheme: INSTANT_TRANSFER,
      name: 'CliQ transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender IBAN', 'iban'],
        ['Receiver', 'payee.name'],
        ['Receiver CliQ alias', 'payee.cliqalias'],
        ['Receiver bank', 'payee.bank'],
        ['Receiver IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));

function letters(capitals: string): string {
  return capitals.replace(/[^A-Z]/g, '');
}
