import { GULF, GULF_HYPHENED } from '../data/arabicNames.ts';
import { kwCivil } from '../validators/kwCivil.ts';
import { certified, country, pictured } from './declare.ts';

export const kw = country({
  code: 'kw',
  name: 'Kuwait',
  alpha3: 'KWT',
  currency: 'KWD',
  group: 'Middle East',
  aliases: 'Kuwaiti Kuwaitis State_of_Kuwait Koweït الكويت دولة_الكويت كويتي كويتية',
  names: {
    order: '{given} {father} {family}',
    native: '{given.native} {father.native} {family.native}',
    male: `${GULF.male} صباح|Sabah مشاري|Mishari مرزوق|Marzouq عبدالمحسن|Abdulmohsen براك|Barrak دعيج|Duaij
      عذبي|Athbi حمدان|Hamdan فلاح|Falah`,
    female: `${GULF.female} غنيمة|Ghanima شيماء|Shaimaa سبيكة|Sabeeka أنوار|Anwar وضحة|Wadha طيبة|Taiba بيبي|Bibi حياة|Hayat
      إقبال|Iqbal فضيلة|Fadheela`,
    family: `العازمي|Al-Azmi العنزي|Al-Enezi العتيبي|Al-Otaibi الظفيري|Al-Dhafiri الكندري|Al-Kandari الفضلي|Al-Fadhli
      العوضي|Al-Awadhi الصباح|Al-Sabah الهيفي|Al-Haifi ${GULF_HYPHENED} الديحاني|Al-Daihani الحربي|Al-Harbi
      بوحمد|Buhamad القلاف|Al-Qallaf البلوشي|Al-Balushi الشطي|Al-Shatti العبدالجليل|Al-Abduljalil القطان|Al-Qattan
      الرومي|Al-Roumi المرزوق|Al-Marzouq البحر|Al-Bahar الصقر|Al-Saqer
      النصف|Al-Nisf الخرينج|Al-Khurainej الوزان|Al-Wazzan بهبهاني|Behbehani معرفي|Marafi قبازرد|Qabazard دشتي|Dashti
      أشكناني|Ashkanani بوشهري|Bushehri تيفوني|Tifouni القناعي|Al-Qinai الفليج|Al-Fulaij الفهد|Al-Fahad العثمان|Al-Othman
      العصفور|Al-Asfour السعدون|Al-Saadoun الزعبي|Al-Zoubi الطبطبائي|Al-Tabtabaei الموسوي|Al-Mousawi الرفاعي|Al-Refai
      الهندي|Al-Hindi البدر|Al-Bader الحميضي|Al-Humaidhi الحساوي|Al-Hasawi الجاسم|Al-Jassim المطوع|Al-Mutawa
      المسلم|Al-Musallam الشمالي|Al-Shamali المنيس|Al-Munayes النوري|Al-Nouri الوقيان|Al-Wugayan
      الياقوت|Al-Yaqout البرجس|Al-Barjas البعيجان|Al-Buaijan الجلال|Al-Jalal الحشاش|Al-Hashash الحمود|Al-Hamoud
      الخميس|Al-Khamis الدبوس|Al-Dabbous الدعيج|Al-Duaij الرجيب|Al-Rujaib الرويشد|Al-Ruwaished الزامل|Al-Zamel
      السميط|Al-Sumait السند|Al-Sanad الشراح|Al-Sharrah الشلاحي|Al-Shallahi
      الصانع|Al-Sane الصليلي|Al-Sulaili الضبيبي|Al-Dhubaibi الطاهر|Al-Taher العدساني|Al-Adsani العجيل|Al-Ajeel
      العميري|Al-Omairi الغريب|Al-Gharib الغيص|Al-Ghais الفارس|Al-Faris الفرحان|Al-Farhan القبندي|Al-Qabandi
      القصار|Al-Qassar الكليب|Al-Kulaib اللوغاني|Al-Loughani المزيدي|Al-Mazeedi المضف|Al-Mudhaf المعتوق|Al-Maatouq
      المنصور|Al-Mansour الميلم|Al-Mailem النفيسي|Al-Nafisi الهارون|Al-Haroun اليحيى|Al-Yahya
      الخشتي|Al-Khashti السويلم|Al-Suwailem الرشود|Al-Rashoud الصراف|Al-Sarraf العلبان|Al-Alban الحجرف|Al-Hajraf
      البراك|Al-Barrak بورسلي|Bourisli بوغيث|Boughaith جوهر|Jawhar حيات|Hayat خاجة|Khajah دهراب|Dehrab رضا|Redha شمساه|Shamsah
      عبدال|Abdal قمبر|Qambar كرم|Karam مندني|Mandani نقي|Naqi`,
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Salmiya|Hawalli|22001-22020|25|29.3339|48.0761
      Hawalli|Hawalli|32001-32020|22|29.3328|48.0286
      Kuwait City|Al Asimah|13001-13150,15451-15470|22|29.3759|47.9774
      Farwaniya|Farwaniya|81001-81020|24|29.2775|47.9586
      Jleeb Al-Shuyoukh|Farwaniya|85001-85010|24|29.2583|47.9361
      Sabah Al-Salem|Mubarak Al-Kabeer|44001-44010|25|29.2572|48.0572
      Fahaheel|Ahmadi|64001-64020|23|29.0825|48.1303
      Jahra|Jahra|01001-01030|24|29.3375|47.6581
      Ahmadi|Ahmadi|61001-61020|23|29.0769|48.0839
      Khaitan|Farwaniya|83001-83010|24|29.2856|47.9764
      Mangaf|Ahmadi|53401-53410|23|29.0961|48.1328
      Mahboula|Ahmadi|54401-54410|23|29.1450|48.1303
      Jabriya|Hawalli|46301-46310|25|29.3172|48.0311
      Rumaithiya|Hawalli|25451-25470|25|29.3117|48.0742
      Bayan|Hawalli|43701-43710|25|29.2989|48.0492
      Mishref|Hawalli|40171-40180|25|29.2794|48.0686
      Surra|Al Asimah|45701-45710|25|29.3136|48.0106
      Fintas|Ahmadi|51001-51010|23|29.1739|48.1211
      Shuwaikh|Al Asimah|70451-70470,70651-70669|24|29.3556|47.9331
      Ardiya|Farwaniya|92401-92410|24|29.2925|47.8972`,
  },
  roads: `Street_1 Street_2 Street_3 Street_4 Street_5 Street_6 Street_7 Street_8 Street_9 Street_10 Street_11 Street_12
    Street_14 Street_15 Street_20 Street_25 Street_30 Street_101 Street_102 Street_103 Street_201 Street_304 Street_410
    Salem_Al-Mubarak_Street Tunis_Street Beirut_Street Cairo_Street Damascus_Street Baghdad_Street Amman_Street
    Ibn_Khaldoun_Street Fahad_Al-Salem_Street Mubarak_Al-Kabeer_Street Qutaiba_Street Gulf_Road Habib_Munawer_Street`,
  street: 'Block {1-12}, {road}, (House|Building) {1-240}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+965 (50#|55#|66#|65[015-9]|90#|94#|97#|99#)# ####',
  landline: '+965 {place.area}[236]# ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      National Bank of Kuwait|NBOKKWKW|NBOK
      Kuwait Finance House|KFHOKWKW|KFHO
      Boubyan Bank|BBYNKWKW|BBYN
      Gulf Bank|GULBKWKW|GULB
      Burgan Bank|BRGNKWKW|BRGN
      Commercial Bank of Kuwait|COMBKWKW|COMB
      Al Ahli Bank of Kuwait|ABKKKWKW|ABKK
      Warba Bank|WRBAKWKW|WRBA
      Kuwait International Bank|KWIBKWKW|KWIB
      Industrial Bank of Kuwait|IBOKKWKW|IBOK`,
  },
  account: '%#########',
  bban: '{bank.code}000000000000{account}',
  cards: 'visa mastercard amex',
  wallets: 'WAMD KNET Zain_Cash stc_pay',
  firms: {
    forms: 'W.L.L. K.S.C.C. Co. K.S.C.P. Est.',
    name: '({founder} {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} United {trade}) {form}',
  },
  income: [300, 2500],
  fields: {
    id: certified(kwCivil, 'Civil ID', {
      synonyms: ['civil number', 'الرقم المدني', 'البطاقة المدنية'],
    }),
    // No rule is public; a letter and digits is the usual look.
    passport: pictured('Passport number', 'P0#######'),
    licence: {
      label: 'Driving licence (Civil ID)',
      validator: kwCivil,
      make: (_, p) => p.read('id'),
    },
    // There is no personal tax: forms that ask for a TIN take the civil number.
    tax: { label: 'TIN (Civil ID)', validator: kwCivil, make: (_, p) => p.read('id') },
    ssn: {
      label: 'PIFSS number (Civil ID)',
      validator: kwCivil,
      synonyms: ['pifss'],
      make: (_, p) => p.read('id'),
    },
    paci: pictured('PACI building number', '{10-19}######', {
      group: 'contact',
      synonyms: ['paci number'],
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{1-99}-{1000-99999}'),
  },
  company: {
    registration: pictured('Commercial registration', '{10000-499999}'),
    tax: pictured('Tax card number', '{100000-799999}'),
  },
  presets: [
    {
      key: 'wamd',
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
});
