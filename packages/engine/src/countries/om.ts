import { GULF, withFeminine } from '../data/arabicNames.ts';
import { country, pictured } from './declare.ts';

export const om = country({
  code: 'om',
  name: 'Oman',
  alpha3: 'OMN',
  currency: 'OMR',
  group: 'Middle East',
  aliases: 'Omani Omanis Sultanate_of_Oman عمان عُمان سلطنة_عمان عماني عمانية',
  names: {
    order: '{given} {middle} {father} {family}',
    native: '{given.native} {middle.native} {father.native} {family.native}',
    middle: 'بن|bin/بنت|bint',
    male: `${GULF.male} قابوس|Qaboos هلال|Hilal حمدان|Hamdan خلفان|Khalfan زاهر|Zahir عزان|Azzan
      سليم|Sulaim شهاب|Shihab مرهون|Marhoon`,
    female: `${GULF.female} زوينة|Zuwaina شمسة|Shamsa رية|Rayya غنية|Ghaniya موزة|Moza عزة|Azza نصرة|Nasra بدور|Budoor طفول|Tufool
      سهام|Siham`,
    family:
      withFeminine(`البلوشي|Al_Balushi الهنائي|Al_Hinai الحارثي|Al_Harthi البوسعيدي|Al_Busaidi السعدي|Al_Saadi
      المعمري|Al_Maamari الرواحي|Al_Rawahi العبري|Al_Abri المقبالي|Al_Maqbali الفارسي|Al_Farsi الحبسي|Al_Habsi
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
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Muscat|Muscat|100,112,113,114|24|23.5880|58.3829
      Seeb|Muscat|111,121,132|24|23.6703|58.1891
      Bawshar|Muscat|130,133|24|23.5777|58.3998
      Salalah|Dhofar|211,217|23|17.0150|54.0924
      Sohar|Al Batinah North|311,322|26|24.3474|56.7094
      Suwaiq|Al Batinah North|315|26|23.8494|57.4386
      Ibri|Ad Dhahirah|511,516|25|23.2257|56.5157
      Saham|Al Batinah North|319|26|24.1722|56.8886
      Barka|Al Batinah South|320|26|23.6792|57.8861
      Rustaq|Al Batinah South|318|26|23.3908|57.4244
      Buraimi|Al Buraimi|512|25|24.2509|55.7931
      Nizwa|Ad Dakhiliyah|611|25|22.9333|57.5333
      Sur|Ash Sharqiyah South|411|25|22.5667|59.5289
      Bahla|Ad Dakhiliyah|612|25|22.9789|57.3047
      Khaburah|Al Batinah North|326|26|23.9714|57.0931
      Shinas|Al Batinah North|324|26|24.7426|56.4670
      Samail|Ad Dakhiliyah|620|25|23.3030|57.9780
      Izki|Ad Dakhiliyah|614|25|22.9333|57.7667
      Ibra|Ash Sharqiyah North|400|25|22.6906|58.5334
      Khasab|Musandam|811|26|26.1799|56.2477
      Haima|Al Wusta|711|23|19.9590|56.2756`,
  },
  roads: `Sultan_Qaboos_Street Al_Nahda_Street Al_Khuwair_Street Al_Maaridh_Street 18_November_Street 23_July_Street
    Al_Mouj_Street Al_Ghubra_Street Al_Sultan_Turki_Street Al_Matar_Street Al_Bashair_Street Al_Wattayah_Street
    Al_Rusayl_Street Al_Hamriya_Street Al_Jamiah_Street Al_Kuliyat_Street Al_Inshirah_Street Al_Farahidi_Street
    Dohat_Al_Adab_Street Al_Salam_Street Al_Souq_Street Al_Hisn_Street Al_Corniche_Street Al_Muntazah_Street
    Ruwi_High_Street Al_Noor_Street Al_Robat_Street Al_Shati_Street Al_Wadi_Street Al_Falaj_Street Atin_Street
    Al_Batinah_Highway`,
  street: '(House|Building|Villa) {1-4200}, {road}(|, Way {1000-6900})',
  address: '{street}, P.O. Box {10-3999}, PC {postcode}, {city}',
  postcode: '{zone}',
  phone: '+968 (9[1-9]##|7[12789]##) ####',
  landline: '+968 {place.area}[2-8]# ####',
  banks: {
    // No list of the codes is public: only 027, 018 and 025 are certain.
    columns: 'bank bic code',
    rows: `
      Bank Muscat|BMUSOMRX|027
      National Bank of Oman|NBOMOMRX|018
      Sohar International|BSHROMRU|032
      BankDhofar|BDOFOMRU|025
      Oman Arab Bank|OMABOMRU|020
      Ahli Bank|AUBOOMRU|033
      Bank Nizwa|BNZWOMRX|035
      Alizz Islamic Bank|IZZBOMRU|036
      Habib Bank Oman|HABBOMRX|011
      Standard Chartered Oman|SCBLOMRX|019`,
  },
  account: '0%##########',
  bban: '{bank.code}0000{account}',
  cards: 'visa mastercard amex',
  wallets: 'Thawani MobilePay eFloos',
  firms: {
    forms: 'LLC SPC SAOC SAOG',
    name: '({founder} {trade}|{founder} & Partners {trade}|{town} {trade}|{founder} Modern {trade}) {form}',
  },
  income: [350, 2500],
  fields: {
    id: pictured('Civil number', '({1000000-9999999}|{10000000-29999999})', {
      synonyms: ['civil id', 'resident card', 'الرقم المدني'],
    }),
    passport: pictured('Passport number', '[A-Z]########'),
    licence: pictured('Driving licence (civil number)', '{id}'),
    tax: pictured('Tax card number', '8######', { synonyms: ['tax card'] }),
    // Two letters, 11 and eight digits in the look of issued ones; the check is not public.
    vat: pictured('VATIN', 'OM1100######', { synonyms: ['vatin'] }),
    ssn: pictured('Social protection number', '{id}', { synonyms: ['spf', 'pasi'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{1000-99999} (@|[A-Z][A-Z])'),
  },
  company: {
    registration: pictured('CR number', '1[0-5]#####', {
      synonyms: ['commercial registration'],
    }),
    vat: pictured('VATIN', 'OM1100######'),
    tax: pictured('Tax card number', '8######'),
  },
  presets: [
    {
      key: 'mpclear',
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
});
