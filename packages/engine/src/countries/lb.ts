import { LEVANT } from '../data/arabicNames.ts';
import { country, pictured } from './declare.ts';

export const lb = country({
  code: 'lb',
  name: 'Lebanon',
  alpha3: 'LBN',
  currency: 'LBP',
  group: 'Middle East',
  aliases: 'Lebanese Liban Libanon Líbano Libanais Libanaise Lubnan Lebanese_Republic لبنان لبناني لبنانية',
  names: [
    // Muslims and Druze.
    {
      share: 64,
      native: '{given.native} {family.native}',
      male: LEVANT.male,
      female: LEVANT.female,
      family: `كرامي|Karami الحاج|El_Hajj حيدر|Haidar حمادة|Hamadeh فقيه|Fakih مروة|Mroueh عيتاني|Itani سعد|Saad
        شهاب|Chehab ${LEVANT.family} سلام|Salam الأسعد|El_Assaad فضل_الله|Fadlallah شمس_الدين|Chamseddine
        الأمين|El_Amine بزي|Bazzi بيضون|Beydoun سبيتي|Sbeity رعد|Raad زعيتر|Zeaiter المقداد|Mokdad
        شرف_الدين|Charafeddine عز_الدين|Ezzeddine غندور|Ghandour قبلان|Kabalan قانصوه|Kanso كركي|Karaki
        ناصر_الدين|Nassereddine هزيمة|Hazimeh يزبك|Yazbeck ضاهر|Daher فاضل|Fadel فياض|Fayad مهنا|Mhanna يونس|Younes
        حرب|Harb ملحم|Melhem طرابلسي|Traboulsi بيروتي|Beyrouti صيداوي|Saidawi سنو|Sinno دندن|Dandan شاتيلا|Chatila
        غلاييني|Ghalayini مكي|Makki`,
    },
    // Christians.
    {
      share: 36,
      native: '{given.native} {family.native}',
      male: `إيلي|Elie جورج|Georges شربل|Charbel جوزيف|Joseph طوني|Tony بيار|Pierre ميشال|Michel جان|Jean
        أنطوان|Antoine فادي|Fadi إلياس|Elias روني|Rony روبير|Robert بول|Paul مارك|Marc جاد|Jad كارل|Karl رالف|Ralph
        نعيم|Naim زياد|Ziad سمير|Samir غسان|Ghassan كريم|Karim مروان|Marwan نبيل|Nabil وليد|Walid رامي|Rami فؤاد|Fouad
        نادر|Nader عماد|Imad جهاد|Jihad بسام|Bassam ربيع|Rabih طانيوس|Tanios فيليب|Philippe ألبير|Albert إدمون|Edmond
        فريد|Farid شادي|Chadi إميل|Emile هنري|Henri كميل|Camille ريمون|Raymond سيمون|Simon كريستيان|Christian
        باتريك|Patrick داني|Dany جيلبير|Gilbert يوسف|Youssef`,
      female: `ريتا|Rita جويل|Joelle كارول|Carole كارلا|Carla ماري|Marie كريستيل|Christelle نيكول|Nicole تيريز|Thérèse
        باميلا|Pamela جيسيكا|Jessica ستيفاني|Stephanie كارين|Karine سينتيا|Cynthia نتالي|Nathalie ميراي|Mireille
        مايا|Maya نادين|Nadine ريما|Rima رولا|Rola لارا|Lara جمانة|Joumana ديانا|Diana ندى|Nada منى|Mona ليلى|Leila
        رنا|Rana يارا|Yara كلارا|Clara إليسا|Elissa ميشيل|Michelle جوزيان|Josiane جورجيت|Georgette أنطوانيت|Antoinette
        سيدة|Saydé إيفون|Yvonne صونيا|Sonia سابين|Sabine غريس|Grace لور|Laure ميرنا|Mirna زينة|Zeina غادة|Ghada
        كاتيا|Katia سيلين|Céline مارلين|Marlène`,
      family: `خوري|Khoury حايك|Hayek عون|Aoun حداد|Haddad صليبا|Saliba شمعون|Chamoun كرم|Karam سعادة|Saadeh
        معلوف|Maalouf باسيل|Bassil دكاش|Daccache أبي_نادر|Abi_Nader أبو_جودة|Abou_Jaoude أبو_خليل|Abou_Khalil
        أبو_رزق|Abou_Rizk بو_صعب|Bou_Saab بستاني|Boustany بطرس|Boutros بولس|Boulos تابت|Tabet تويني|Tueni جبران|Gebran
        جرجس|Gerges حبيب|Habib حدشيتي|Hadchiti حنا|Hanna خليفة|Khalife داغر|Dagher ديب|Dib رزق|Rizk رحمة|Rahme
        روحانا|Rouhana زغيب|Zoghaib سابا|Saba سركيس|Sarkis سلوم|Salloum سماحة|Samaha شديد|Chedid شدياق|Chidiac
        صفير|Sfeir صقر|Sakr طراد|Trad طعمة|Tohme طنوس|Tannous عازار|Azar عبدو|Abdo عطالله|Atallah عقيقي|Akiki
        غصن|Ghosn فرعون|Pharaon قزي|Azzi كيروز|Keyrouz لحود|Lahoud مارون|Maroun مطر|Matar معوض|Moawad منسى|Menassa
        نجار|Najjar نجم|Najm نقولا|Nicolas نوفل|Naufal نخلة|Nakhle نعمة|Nehme هراوي|Hraoui واكيم|Wakim يمين|Yammine
        إده|Eddé عبود|Abboud`,
    },
  ],
  places: {
    // Postcodes are rarely written and few are published: those of the smaller towns are not certain.
    // `plate`: the letter of the registration office near by.
    columns: 'city region zone area lat lon plate',
    rows: `
      Beirut|Beirut|1100-1107|1|33.8938|35.5018|B
      Tripoli|North|1300|6|34.4367|35.8497|T
      Sidon|South|1600|7|33.5571|35.3729|S
      Jounieh|Keserwan-Jbeil|1200|9|33.9808|35.6178|G
      Zahlé|Beqaa|1801|8|33.8468|35.9020|Z
      Tyre|South|1601|7|33.2705|35.2038|S
      Nabatieh|Nabatieh|1700|7|33.3789|35.4839|N
      Baabda|Mount Lebanon|1003|5|33.8339|35.5442|M
      Baalbek|Baalbek-Hermel|1800|8|34.0058|36.2181|Z
      Byblos|Keserwan-Jbeil|1401|9|34.1211|35.6481|G
      Jdeideh|Mount Lebanon|1202|1|33.8906|35.5639|M
      Antelias|Mount Lebanon|1201|4|33.9142|35.5897|M
      Aley|Mount Lebanon|1501|5|33.8106|35.5972|M
      Batroun|North|1400|6|34.2553|35.6581|T
      Zgharta|North|1304|6|34.3974|35.8949|T
      Halba|Akkar|1303|6|34.5428|36.0797|T
      Bint Jbeil|Nabatieh|1705|7|33.1194|35.4333|N
      Chtaura|Beqaa|1803|8|33.8206|35.8489|Z`,
  },
  roads: `Hamra_Street Bliss_Street Verdun_Street Mar_Elias_Street Corniche_El_Mazraa Gouraud_Street Monot_Street
    Sassine_Street Charles_Malek_Avenue Independence_Avenue Fouad_Chehab_Avenue Bechara_El_Khoury_Street Clemenceau_Street
    Sadat_Street Spears_Street Damascus_Street Alfred_Naccache_Street Pasteur_Street Al_Arz_Street Armenia_Street
    Riad_El_Solh_Street Al_Mina_Street Azmi_Street Maarad_Street Nejmeh_Street Main_Street Church_Street Municipality_Street
    Old_Souk_Street Sea_Road Abdel_Wahab_El_Inglizi_Street Badaro_Street Furn_El_Hayek_Street Camille_Chamoun_Street
    General_Security_Street Saydeh_Street`,
  street: '{road}, ({family2} Bldg.|Building {1-120}|{family2} Center), (1st|2nd|3rd|4th|5th|6th|7th) floor',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+961 (3 ###|70 ###|71 ###|81 ###|76 [5-9]##) ###',
  landline: '+961 {place.area} [3457]## ###',
  banks: {
    // The codes of the last two banks are not certain.
    columns: 'bank bic code',
    rows: `
      Bank Audi|AUDBLBBX|0056
      BLOM Bank|BLOMLBBX|0014
      Byblos Bank|BYBALBBX|0039
      Fransabank|FSABLBBX|0001
      SGBL|SGLILBBX|0019
      Bank of Beirut|BABELBBE|0075
      Banque Libano-Française|BLFSLBBX|0010
      Crédit Libanais|CLIBLBBX|0053
      Bankmed|MEDLLBBX|0022
      BLC Bank|LICOLBBX|0011
      IBL Bank|INLELBBE|0052`,
  },
  account: '%###############',
  bban: '{bank.code}0000{account}',
  cards: 'visa mastercard amex',
  wallets: 'Whish_Money OMT_Pay BOB_Finance',
  firms: {
    forms: 'S.A.R.L. S.A.L. Offshore_S.A.L. S.N.C.',
    name: '({founder} {trade}|{founder} & Sons {trade}|{founder} Frères {trade}|{town} {trade}) {form}',
  },
  income: [35000000, 250000000],
  fields: {
    id: pictured('ID card number', '0000%#######', {
      synonyms: ['hawiye', 'رقم الهوية', 'ekhraj kaid'],
    }),
    passport: pictured('Passport number', '(LR|LR|RL)%######'),
    licence: pictured('Driving licence', '%######'),
    tax: pictured('MoF registration number', '{100000-3999999}', {
      synonyms: ['mof number', 'الرقم المالي'],
    }),
    vat: pictured('VAT number', '{tax}-601'),
    ssn: pictured('NSSF number', '%#######', { synonyms: ['nssf', 'cnss', 'الضمان الاجتماعي'] }),
    register: pictured('Civil register number (sejel)', '{1-899}', {
      group: 'identity',
      synonyms: ['sejel'],
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{place.plate} {100000-699999}'),
  },
  company: {
    registration: pictured('Commercial register', '{10000-2099999}'),
    vat: pictured('VAT number', '{100000-3999999}-601'),
  },
  presets: [
    {
      key: 'whish',
      name: 'Whish Money transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender mobile', 'phone'],
        ['Sender ID', 'id'],
        ['Receiver', 'payee.name'],
        ['Receiver mobile', 'payee.phone'],
        ['Receiver city', 'payee.city'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
