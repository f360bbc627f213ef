import { GULF, GULF_HYPHENED } from '../data/arabicNames.ts';
import { saNationalId } from '../validators/saNationalId.ts';
import { certified, country, pictured } from './declare.ts';

export const sa = country({
  code: 'sa',
  name: 'Saudi Arabia',
  alpha3: 'SAU',
  currency: 'SAR',
  group: 'Middle East',
  aliases:
    'KSA Saudi Saudis Saudi_Arabian Kingdom_of_Saudi_Arabia السعودية المملكة_العربية_السعودية سعودي سعودية',
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${GULF.male} متعب|Miteb عايض|Ayed مقرن|Muqrin ظافر|Dhafer شافي|Shafi معتز|Mutaz هذال|Hathal
      عواد|Awad فايز|Fayez مشاري|Mishari`,
    female: `${GULF.female} ريما|Rima البندري|Albandari وضحى|Wadha موضي|Moudi غيداء|Ghaida الهنوف|Alhanouf جوزاء|Jawza
      عزة|Azza عواطف|Awatif`,
    family: `الغامدي|Al-Ghamdi العتيبي|Al-Otaibi الحربي|Al-Harbi الزهراني|Al-Zahrani العنزي|Al-Anazi الشهري|Al-Shehri
      العمري|Al-Amri الأحمدي|Al-Ahmadi الجهني|Al-Juhani البقمي|Al-Buqami ${GULF_HYPHENED} الأسمري|Al-Asmari
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
  places: {
    // `office`: the first four digits of commercial registrations made there.
    columns: 'city region zone area lat lon office',
    rows: `
      Riyadh|Riyadh|12211-12214,12241-12244,12311-12313,13211-13217,13311-13318|11|24.7136|46.6753|1010
      Jeddah|Makkah|21411-21413,23311-23327,23431-23437,23521-23526|12|21.4858|39.1925|4030
      Makkah|Makkah|24211-24214,24231-24237,24341-24353|12|21.4225|39.8262|4031
      Madinah|Madinah|42311-42319,42331-42334|14|24.4686|39.6142|4650
      Dammam|Eastern Province|32211-32214,32241-32247,32411-32416|13|26.4344|50.1033|2050
      Taif|Makkah|26511-26515,26521-26523|12|21.2703|40.4158|4032
      Tabuk|Tabuk|47311-47315,47911-47915|14|28.3998|36.5715|3550
      Buraydah|Qassim|52361-52366,52381-52387|16|26.3260|43.9750|1131
      Khamis Mushait|Asir|62461-62466|17|18.3000|42.7333|5855
      Al Hofuf|Eastern Province|36361-36363|13|25.3647|49.5876|2250
      Hail|Hail|55421-55428,55431-55436|16|27.5219|41.6907|3350
      Hafar Al Batin|Eastern Province|39911-39915|13|28.4328|45.9708|2511
      Jubail|Eastern Province|35511-35514|13|27.0174|49.6225|2055
      Al Kharj|Riyadh|16271-16278|11|24.1554|47.3346|1011
      Khobar|Eastern Province|34421-34431,34441-34448|13|26.2794|50.2083|2051
      Abha|Asir|62521-62529|17|18.2164|42.5053|5850
      Najran|Najran|66241-66244,66251-66256|17|17.4933|44.1277|5950
      Yanbu|Madinah|46421-46426|14|24.0895|38.0618|4700
      Qatif|Eastern Province|32611-32615,32631-32637|13|26.5652|49.9964|2053
      Jazan|Jazan|82611-82614,82721-82725|17|16.8892|42.5511|5900
      Sakaka|Al Jawf|72311-72315|14|29.9697|40.2064|3400
      Arar|Northern Borders|73311-73313|14|30.9753|41.0381|3450
      Al Bahah|Al Bahah|65511-65516|17|20.0129|41.4677|5800`,
  },
  roads: `King_Fahd_Road King_Abdulaziz_Road King_Abdullah_Road Prince_Sultan_Street Prince_Mohammed_Bin_Abdulaziz_Street
    Olaya_Street Tahlia_Street King_Faisal_Road King_Khalid_Road Prince_Turki_Street Al_Madinah_Road Al_Andalus_Street
    Palestine_Street Al_Imam_Saud_Road Anas_Bin_Malik_Road Abu_Bakr_Al_Siddiq_Road Omar_Bin_Al_Khattab_Street
    Othman_Bin_Affan_Road Khurais_Road Al_Takhassusi_Street Hira_Street Sari_Street Al_Rawdah_Street Quraish_Street
    Al_Amir_Majed_Street Al_Khaleej_Road Al_Corniche_Road Airport_Road University_Road Al_Nakheel_Street Al_Yasmin_Street
    Al_Wurud_Street Al_Safa_Street Al_Naseem_Street Al_Hamra_Street Salah_Al_Din_Street`,
  street: '{2001-8999} {road}',
  address: '{street}, {city} {postcode}-{2001-8999}',
  postcode: '{zone}',
  phone: '+966 5[034569] ### ####',
  landline: '+966 {place.area} 5## ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Al Rajhi Bank|RJHISARI|80
      Saudi National Bank|NCBKSAJE|10
      Riyad Bank|RIBLSARI|20
      Saudi Awwal Bank|SABBSARI|45
      Banque Saudi Fransi|BSFRSARI|55
      Arab National Bank|ARNBSARI|30
      Alinma Bank|INMASARI|05
      Bank Albilad|ALBISARI|15
      Bank AlJazira|BJAZSAJE|60
      Saudi Investment Bank|SIBCSARI|65
      Gulf International Bank|GULFSARI|90`,
  },
  account: '%##############',
  bban: '{bank.code}000{account}',
  cards: 'visa mastercard amex unionpay',
  wallets: 'STC_Bank urpay Mobily_Pay Barq Tiqmo',
  firms: {
    forms: 'LLC Company Est. JSC Holding_Co. Co._Ltd.',
    name: '({founder} {trade}|{founder} Sons {trade}|{town} {trade}|{founder} & Partners {trade}) {form}',
  },
  income: [4500, 30000],
  fields: {
    id: certified(saNationalId, 'National ID', {
      synonyms: ['hawiya', 'iqama', 'absher', 'رقم الهوية الوطنية'],
    }),
    passport: pictured('Passport number', '[A-Z]########'),
    licence: {
      label: 'Driving licence (national ID)',
      validator: saNationalId,
      make: (_, p) => p.read('id'),
    },
    // The taxpayer's number; the VAT number is this, a group mark and the tax type 03. No check is public.
    tax: pictured('ZATCA TIN', '3[01]########', { synonyms: ['zatca', 'gazt number'] }),
    vat: pictured('VAT number', '{tax}00003', { synonyms: ['الرقم الضريبي'] }),
    ssn: pictured('GOSI number', '%########', { synonyms: ['gosi', 'social insurance'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    sadadbill: pictured('SADAD bill number', '%###########', {
      group: 'payment',
      synonyms: ['sadad number'],
    }),
    // Letters that stand for Arabic ones.
    plate: pictured('Number plate', '[ABJDRSXTEGKLZNHUV][ABJDRSXTEGKLZNHUV][ABJDRSXTEGKLZNHUV] %###', {}),
  },
  company: {
    registration: pictured('Commercial registration (CR)', '{place.office}######'),
    unified: pictured('Unified national number (700)', '70[0-4]#######'),
    vat: pictured('VAT number', '3[01]########00003'),
  },
  presets: [
    {
      key: 'sarie',
      name: 'sarie instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender national ID', 'id'],
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
      name: 'SADAD bill payment',
      rows: [
        ['Biller', 'company.name'],
        ['Biller VAT number', 'company.vat'],
        ['Bill number', 'sadadbill'],
        ['Customer', 'name'],
        ['National ID', 'id'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
