import { LEVANT } from '../data/arabicNames.ts';
import { picture } from '../draw/picture.ts';
import { country, pictured } from './declare.ts';

const ACCOUNT = picture('{bank.code}{account}');

export const jo = country({
  code: 'jo',
  name: 'Jordan',
  alpha3: 'JOR',
  currency: 'JOD',
  group: 'Middle East',
  aliases: `Jordanian Jordanians Hashemite_Kingdom_of_Jordan Jordanien Jordanie الأردن المملكة_الأردنية_الهاشمية
    أردني أردنية`,
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${LEVANT.male} قصي|Qusai صهيب|Suhaib عون|Aoun معن|Maan عبدالعزيز|Abdulaziz راكان|Rakan هزاع|Hazza مجدي|Majdi مراد|Murad
      أمجد|Amjad أشرف|Ashraf`,
    female: `${LEVANT.female} رهف|Rahaf جود|Joud تقى|Tuqa غيداء|Ghaida شهد|Shahd براءة|Baraa تسنيم|Tasneem أفنان|Afnan بيان|Bayan
      رناد|Renad سرى|Sura ختام|Khitam`,
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
      عورتاني|Awartani سمارة|Samara عطية|Attieh غنيمات|Ghunaimat حدادين|Haddadin الهلسة|Halaseh
      قموه|Qammoh مدانات|Madanat النمري|Nimri دبابنة|Dababneh سماوي|Samawi الزوايدة|Zawaideh البلوي|Al-Balawi
      السرحان|Al-Sarhan الخالدي|Al-Khaldi العموش|Al-Amoush المشاقبة|Al-Mashaqbeh الشديفات|Shdeifat الزيود|Al-Zyoud
      الخزاعلة|Al-Khazaleh الحراحشة|Al-Harahsheh العظامات|Al-Adamat المساعيد|Al-Masaeed الشقيرات|Shuqairat
      الفريحات|Freihat القواسمة|Qawasmeh البطوش|Al-Btoush العضايلة|Al-Adaileh الذنيبات|Al-Thneibat الكساسبة|Kasasbeh
      الجبور|Al-Jbour الدعجة|Al-Daajah العجارمة|Al-Ajarmeh الوريكات|Wreikat اللصاصمة|Al-Lasasmeh الخطاطبة|Khatatbeh
      ملكاوي|Malkawi عياصرة|Ayasrah بني_مصطفى|Bani_Mustafa بني_عيسى|Bani_Issa`,
  },
  places: {
    // `code`: an exchange of the town, after the area code.
    columns: 'city region zone area lat lon code',
    rows: `
      Amman|Amman|11110-11121,11181-11185,11190-11196|6|31.9539|35.9106|465
      Zarqa|Zarqa|13110-13115|5|32.0727|36.0880|398
      Irbid|Irbid|21110,21141,21163|2|32.5556|35.8500|727
      Russeifa|Zarqa|13710|5|32.0178|36.0464|374
      Wadi Al-Seer|Amman|11814,11821|6|31.9545|35.8183|581
      Aqaba|Aqaba|77110|3|29.5267|35.0078|201
      Sweileh|Amman|11910|6|32.0226|35.8387|534
      Ramtha|Irbid|21410|2|32.5587|36.0082|738
      Madaba|Madaba|17110|5|31.7160|35.7939|325
      Al-Salt|Balqa|19110|5|32.0392|35.7272|355
      Mafraq|Mafraq|25110|2|32.3429|36.2080|623
      Sahab|Amman|11511|6|31.8703|36.0048|402
      Jerash|Jerash|26110|2|32.2808|35.8993|635
      Ma'an|Ma'an|71110|3|30.1962|35.7341|213
      Karak|Karak|61110|3|31.1853|35.7048|235
      Ajloun|Ajloun|26810|2|32.3333|35.7528|642
      Tafilah|Tafilah|66110|3|30.8375|35.6044|225
      Fuheis|Balqa|19152|6|32.0103|35.7755|472`,
  },
  roads: `Queen_Rania_Street King_Abdullah_II_Street King_Hussein_Street Prince_Hassan_Street Al-Madina_Al-Munawara_Street
    Mecca_Street Wasfi_Al-Tal_Street Zahran_Street Rainbow_Street Queen_Noor_Street King_Talal_Street Al-Jamea_Street
    Al-Istiqlal_Street Prince_Mohammad_Street Al-Quds_Street Palestine_Street Baghdad_Street Al-Hashemi_Street
    Al-Shaheed_Street Al-Yarmouk_Street Salah_Al-Deen_Street Omar_Al-Mukhtar_Street Khalid_Bin_Al-Waleed_Street
    Airport_Road Al-Hurriya_Street Princess_Sumaya_Street Al-Urdon_Street Abdoun_Street Al-Salam_Street Al-Thawra_Street
    Ibn_Sina_Street Al-Nahda_Street`,
  street: '{road}, Building {1-240}(||, Apt. {1-24})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+962 7 (9###|7[7-9]##|8[5-8]##) ####',
  landline: '+962 {place.area} {place.code} ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Arab Bank|ARABJOAX|ARAB
      Housing Bank for Trade and Finance|HBHOJOAX|HBHO
      Jordan Islamic Bank|JIBAJOAM|JIBA
      Bank al Etihad|UBSIJOAX|UBSI
      Cairo Amman Bank|CAABJOAM|CAAB
      Capital Bank of Jordan|EFBKJOAM|EFBK
      Jordan Kuwait Bank|JKBAJOAM|JKBA
      Jordan Ahli Bank|JONBJOAX|JONB
      Bank of Jordan|BJORJOAX|BJOR
      Safwa Islamic Bank|JDIBJOAM|JDIB
      Arab Jordan Investment Bank|AJIBJOAX|AJIB`,
  },
  // The first four digits are the branch's.
  account: '{0010-0980}%###########',
  // Six zeros between branch and account.
  bban: {
    write(out, at, random, p) {
      const to = ACCOUNT(out, at, random, p);
      const branch = to - 12;
      out.bytes.copyWithin(branch + 6, branch, to);
      out.bytes.fill(48, branch, branch + 6);
      return to + 6;
    },
  },
  cards: 'visa mastercard amex',
  wallets: 'Zain_Cash Orange_Money UWallet Dinarak',
  firms: {
    forms: 'LLC Co. P.S.C. Ltd. &_Partners_Co.',
    name: '({founder} {trade}|{founder} Sons {trade}|{town} {trade}|{founder} Jordan {trade}) {form}',
  },
  income: [320, 2000],
  fields: {
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
    cliqalias: pictured('CliQ alias', '{given.slug}{family.slug}{10-99}', {
      group: 'payment',
      synonyms: ['cliq'],
    }),
    plate: pictured('Number plate', '{10-34}-{1000-99999}'),
  },
  company: {
    registration: pictured('Company national number', '200######'),
    tax: pictured('Tax number', '%########'),
  },
  presets: [
    {
      key: 'cliq',
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
});
