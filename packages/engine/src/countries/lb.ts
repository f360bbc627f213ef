import { arabicFirm } from '../data/arabicFirms.ts';
import { called, ENGLISH_CRAFTS, LEVANT_TRADES } from '../data/arabicFirmsEnglish.ts';
import { arabicAddress, book, latinOf } from '../data/arabicScript.ts';
import { LB } from '../data/ibanLayouts.ts';
import { englishWith } from '../data/languages/english.ts';
import { WALLET } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { country, pictured } from './declare.ts';

const ROADS = `شارع_الحمرا|Hamra_Street@Beirut شارع_بلس|Bliss_Street@Beirut شارع_فردان|Verdun_Street@Beirut شارع_مار_الياس|Mar_Elias_Street@Beirut
  كورنيش_المزرعة|Corniche_El_Mazraa@Beirut شارع_غورو|Gouraud_Street@Beirut شارع_مونو|Monot_Street@Beirut شارع_ساسين|Sassine_Street@Beirut
  جادة_شارل_مالك|Charles_Malek_Avenue@Beirut جادة_الاستقلال|Independence_Avenue@Beirut جادة_فؤاد_شهاب|Fouad_Chehab_Avenue@Beirut
  شارع_بشارة_الخوري|Bechara_El_Khoury_Street@Beirut شارع_كليمنصو|Clemenceau_Street@Beirut شارع_السادات|Sadat_Street@Beirut
  شارع_سبيرز|Spears_Street@Beirut شارع_دمشق|Damascus_Street@Beirut+Zahlé+Chtaura شارع_ألفرد_نقاش|Alfred_Naccache_Street@Beirut
  شارع_أرمينيا|Armenia_Street@Beirut شارع_بدارو|Badaro_Street@Beirut شارع_فرن_الحايك|Furn_El_Hayek_Street@Beirut
  شارع_عبد_الوهاب_الإنكليزي|Abdel_Wahab_El_Inglizi_Street@Beirut شارع_رياض_الصلح|Riad_El_Solh_Street@Beirut+Sidon
  شارع_الميناء|Al_Mina_Street@Tripoli+Sidon+Tyre شارع_عزمي|Azmi_Street@Tripoli شارع_المعرض|Maarad_Street@Tripoli
  شارع_النجمة|Nejmeh_Street@Tripoli+Sidon+Nabatieh شارع_الأرز|Al_Arz_Street@Jounieh+Zgharta+Batroun+Zahlé
  شارع_الكنيسة|Church_Street@Jounieh+Byblos+Zahlé+Batroun+Zgharta+Antelias+Jdeideh+Baabda شارع_السيدة|Saydeh_Street@Jounieh+Jdeideh+Antelias+Baabda
  شارع_كميل_شمعون|Camille_Chamoun_Street@Baabda+Jdeideh+Aley الشارع_الرئيسي|Main_Street شارع_البلدية|Municipality_Street
  شارع_السوق_القديم|Old_Souk_Street طريق_البحر|Sea_Road@Jounieh+Byblos+Batroun+Tripoli+Sidon+Tyre+Antelias شارع_السراي|Serail_Street
  شارع_المدارس|Schools_Street طريق_المستشفى|Hospital_Road`;

const ARABIC = book(
  ROADS,
  `بيروت|Beirut طرابلس|Tripoli صيدا|Sidon جونيه|Jounieh زحلة|Zahlé صور|Tyre النبطية|Nabatieh بعبدا|Baabda بعلبك|Baalbek
  جبيل|Byblos الجديدة|Jdeideh أنطلياس|Antelias عاليه|Aley البترون|Batroun زغرتا|Zgharta حلبا|Halba بنت_جبيل|Bint_Jbeil شتورا|Chtaura
  الطابق_الأول|1st_floor الطابق_الثاني|2nd_floor الطابق_الثالث|3rd_floor الطابق_الرابع|4th_floor الطابق_الخامس|5th_floor
  الطابق_السادس|6th_floor الطابق_السابع|7th_floor`,
);

/** Names of firms and shops. */
const CALLED = called(
  `الأرز|Cedars النور|Al_Nour الأمل|Al_Amal السلام|Al_Salam البركة|Al_Baraka الشرق|Orient المشرق|Mashreq الياسمين|Yasmine
  فينيقيا|Phoenicia بعلبك|Baalbeck الجبل|El_Jabal الريف|El_Rif السنابل|Sanabel القمر|Al_Qamar المتوسط|Mediterranean`,
  'Snack {owner}|Patisserie {owner}|Boucherie {owner}|Cafe {owner}|Furn {owner}|Mini Market {owner}||{owner} Mobile|{owner} Boutique',
);

export const lb = country('lb', () => ({
  name: 'Lebanon',
  alpha3: 'LBN',
  paydays: [[31]],
  currency: 'LBP',
  decimals: 0,
  perEuro: 85000,
  priceStep: 1000,
  gs1: '528',
  holidays:
    '0101 0106 0209 0214 0325 E-2 E+1 O-2 O+1 fitr+1..2 0501 adha..1 hijri+1 ashura+1 0815 mawlid+1 1101 1122 1225',
  group: 'Middle East',
  locale: { language: 'ar', zone: 'Asia/Beirut' },
  economy: {
    vat: { usual: 11 },
    deductions: { social: 3, tax: 3 },
    tenure: { rent: 30, loan: 5 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    scripts: 'لبناني~ レバノン 黎巴嫩 레바논 लेबनान Ливан Ливана Ліван',
  },
  aliases: 'Lebanese Liban Libanon Líbano Libanais Libanaise Lubnan Lebanese_Republic لبنان لبناني لبنانية',
  ages: '16 20 18 16 14 10 6',
  life: {
    studies: 50,
    retires: 64,
    pays: [27000000, 70000000],
    institutions: `
      university (Lebanese University|Lebanese International University)
      university@Beirut (Lebanese University|American University of Beirut|Saint Joseph University of Beirut|Beirut Arab University|Lebanese American University)
      university@Tripoli (Lebanese University|Beirut Arab University)
      university@Jounieh Holy Spirit University of Kaslik
      university@Byblos Lebanese American University
      primary {town} (Primary School|Elementary School)
      secondary {town} (Secondary School|Lycée)
      hospital {town} Governmental Hospital
      hospital@Beirut (American University of Beirut Medical Center|Hôtel-Dieu de France|Rafik Hariri University Hospital|Makassed General Hospital)
      hospital@Jdeideh+Antelias Dahr El Bachek Governmental Hospital
      hospital@Byblos Notre Dame des Secours University Hospital
      hospital@Sidon (Sidon Governmental Hospital|Hammoud Hospital University Medical Center)
      hospital@Tyre (Tyre Governmental Hospital|Jabal Amel Hospital)
      hospital@Zahlé Elias Hraoui Governmental Hospital
      care {town} Rehabilitation Centre
      police Internal Security Forces
      transit {town} Bus Company
      pension Ministry of Finance
      fire General Directorate of Civil Defence`,
  },
  language: englishWith({ trades: LEVANT_TRADES, crafts: ENGLISH_CRAFTS, merchants: CALLED.merchants }),
  sources:
    'ages UN WPP 2024; populations CAS and estimates; communities by voters’ rolls; shares of banks estimated',
  weekend: [6, 0],
  // Communities by voters and by their homes.
  names: [
    {
      // Sunnis.
      share: 31,
      near: {
        Beirut: 45,
        North: 72,
        Akkar: 72,
        South: 42,
        Nabatieh: 2,
        Beqaa: 30,
        'Baalbek-Hermel': 14,
        'Mount Lebanon': 4,
        'Keserwan-Jbeil': 1,
      },
      native: '{given.native} {family.native}',
      male: {
        0: `محمد|Mohamad:8 أحمد|Ahmad:5 محمود|Mahmoud مصطفى|Moustafa عمر|Omar خالد|Khaled عبدالله|Abdallah علي|Ali رياض|Riad
          سعد_الدين|Saadeddine صائب|Saeb عدنان|Adnan نزيه|Nazih عبدالرحمن|Abdel_Rahman فؤاد|Fouad جميل|Jamil سمير|Samir نبيل|Nabil`,
        1970: `محمد|Mohamad:7 أحمد|Ahmad:4 خالد|Khaled بلال|Bilal وليد|Walid طارق|Tarek زياد|Ziad وسيم|Wassim عمر|Omar مروان|Marwan
          فادي|Fadi سامر|Samer رامي|Rami نادر|Nader هشام|Hicham باسم|Bassem غسان|Ghassan يحيى|Yehia وائل|Wael ربيع|Rabih`,
        1992: `محمد|Mohamad:7 عمر|Omar:4 أحمد|Ahmad كريم|Karim خالد|Khaled طارق|Tarek جاد|Jad سعد|Saad رامي|Rami زياد|Ziad يوسف|Youssef
          باسل|Bassel بلال|Bilal آدم|Adam نور|Nour مازن|Mazen عبدالله|Abdallah وسيم|Wassim`,
      },
      female: {
        0: `فاطمة|Fatima سعاد|Souad نازك|Nazek سلوى|Salwa هدى|Houda عائشة|Aicha خديجة|Khadija ناديا|Nadia ليلى|Leila وداد|Widad
          سميرة|Samira عفاف|Afaf منى|Mona صباح|Sabah`,
        1970: `رنا|Rana ريما|Rima هبة|Hiba لينا|Lina رولا|Roula غادة|Ghada مها|Maha سمر|Samar ندى|Nada هالة|Hala منال|Manal
          دينا|Dina سوسن|Sawsan جمانة|Joumana ميساء|Maysaa رشا|Racha فاتن|Faten`,
        1992: `نور|Nour لارا|Lara سارة|Sara يارا|Yara مايا|Maya ياسمين|Yasmine فرح|Farah آية|Aya تالا|Tala جنى|Jana ديما|Dima لين|Lynn
          ميرا|Mira رزان|Razan غنى|Ghina مريم|Mariam`,
      },
      family: `عيتاني|Itani خطيب|Khatib المصري|El_Masri حمود|Hammoud طرابلسي|Traboulsi غندور|Ghandour قباني|Kabbani درويش|Darwiche سنو|Sinno
        دندن|Dandan شاتيلا|Chatila غلاييني|Ghalayini بيروتي|Beyrouti مكاوي|Makkawi صيداوي|Saidawi سلامة|Salameh
        شهاب|Chehab منصور|Mansour عثمان|Osman حجازي|Hijazi كيال|Kayyal يموت|Yammout
        الصلح|El_Solh زين|Zein بكري|Bakri حسن|Hassan خليل|Khalil المير|El_Mir علوان|Alwan عكاري|Akkari رعد|Raad مرعب|Merheb
        صباغ|Sabbagh ضاهر|Daher حمزة|Hamze البابا|El_Baba الزعبي|Zoghbi طبارة|Tabbara بيضون|Baydoun جنون|Jannoun ميقاتي|Mikati
        الحريري|Hariri كرامي|Karami سلام|Salam`,
    },
    {
      // Shia.
      share: 30,
      near: {
        Beirut: 18,
        North: 2,
        Akkar: 2,
        South: 50,
        Nabatieh: 92,
        Beqaa: 15,
        'Baalbek-Hermel': 78,
        'Mount Lebanon': 20,
        'Keserwan-Jbeil': 6,
      },
      native: '{given.native} {family.native}',
      male: {
        0: `محمد|Mohamad:8 علي|Ali:8 حسن|Hassan:6 حسين|Hussein:6 أحمد|Ahmad إبراهيم|Ibrahim عباس|Abbas كاظم|Kazem يوسف|Youssef موسى|Moussa
          قاسم|Kassem خليل|Khalil جعفر|Jaafar عبدالله|Abdallah نعمة|Nehme فضل|Fadel`,
        1970: `علي|Ali:9 محمد|Mohamad:8 حسين|Hussein:7 حسن|Hassan:6 أحمد|Ahmad حيدر|Haidar عباس|Abbas بلال|Bilal وسام|Wissam هادي|Hadi
          ربيع|Rabih قاسم|Kassem جهاد|Jihad ماهر|Maher عماد|Imad فضل|Fadel`,
        1992: `علي|Ali:9 محمد|Mohamad:8 حسين|Hussein:7 حسن|Hassan:5 مهدي|Mahdi هادي|Hadi عباس|Abbas جواد|Jawad حيدر|Haidar باقر|Baker
          أحمد|Ahmad رضا|Reda كريم|Karim محمد_علي|Mohamad_Ali يوسف|Youssef`,
      },
      female: {
        0: 'فاطمة|Fatima:8 زينب|Zeinab:6 خديجة|Khadija مريم|Mariam سكينة|Sakina نجيبة|Najiba كاملة|Kamle زهرة|Zahra نمرة|Nimra علية|Aliya',
        1970: `فاطمة|Fatima:7 زينب|Zeinab:6 مريم|Mariam هدى|Houda سناء|Sanaa ليلى|Leila إيمان|Iman بتول|Batoul رباب|Rabab منى|Mona
          سحر|Sahar ندى|Nada خديجة|Khadija`,
        1992: `زينب|Zeinab:7 فاطمة|Fatima:7 زهراء|Zahraa:5 مريم|Mariam بتول|Batoul آية|Aya نور|Nour حوراء|Hawraa رقية|Roukaya ملاك|Malak
          سارة|Sara غدير|Ghadir هبة|Hiba فرح|Farah`,
      },
      family: `حيدر|Haidar حمادة|Hamadeh فقيه|Fakih مروة|Mroueh الأسعد|El_Assaad فضل_الله|Fadlallah شمس_الدين|Chamseddine الأمين|El_Amine
        بزي|Bazzi بيضون|Beydoun سبيتي|Sbeity زعيتر|Zeaiter المقداد|Mokdad شرف_الدين|Charafeddine عز_الدين|Ezzeddine قبلان|Kabalan
        قانصوه|Kanso كركي|Karaki ناصر_الدين|Nassereddine هزيمة|Hazimeh يزبك|Yazbeck فياض|Fayad مهنا|Mhanna يونس|Younes
        حرب|Harb مكي|Makki جعفر|Jaafar شحادة|Chehade ياسين|Yassine عواضة|Awada سرور|Srour إبراهيم|Ibrahim جابر|Jaber غندور|Ghandour
        حمود|Hammoud موسوي|Moussawi شكر|Chokr قاسم|Kassem ترمس|Tormos ضاهر|Daher رمال|Rammal طراف|Traf بدر_الدين|Badreddine
        الحاج_حسن|El_Hajj_Hassan دبوق|Dbouk حجازي|Hijazi`,
    },
    {
      // Druze.
      share: 5,
      near: {
        Beirut: 2,
        North: 0.5,
        Akkar: 0.5,
        South: 2,
        Nabatieh: 3,
        Beqaa: 2,
        'Baalbek-Hermel': 0.5,
        'Mount Lebanon': 14,
        'Keserwan-Jbeil': 0.5,
      },
      native: '{given.native} {family.native}',
      male: {
        0: 'سليم|Salim فؤاد|Fouad نجيب|Najib كمال|Kamal سعيد|Said حليم|Halim أمين|Amine شفيق|Chafic فريد|Farid عارف|Aref',
        1970: 'وليد|Walid أكرم|Akram مروان|Marwan أنور|Anwar زياد|Ziad رامي|Rami غازي|Ghazi تيمور|Taymour ربيع|Rabih نزار|Nizar كريم|Karim',
      },
      female: {
        0: 'نجلا|Najla سلمى|Salma أمل|Amal وداد|Widad سهام|Siham نهاد|Nouhad عفيفة|Afifa',
        1970: 'رنا|Rana ريما|Rima ندى|Nada لمى|Lama هناء|Hanaa داليا|Dalia لارا|Lara ناي|Nay رشا|Racha ميرا|Mira',
      },
      family: `جنبلاط|Joumblatt أبو_شقرا|Abou_Chacra حمادة|Hamade العريضي|Aridi تقي_الدين|Takieddine عبد_الصمد|Abdel_Samad
        حلبي|Halabi الأعور|El_Aawar زهر_الدين|Zahreddine أبو_حمدان|Abou_Hamdan عبد_الخالق|Abdel_Khalek الجردي|Jurdi فياض|Fayad
        أبو_فخر|Abou_Fakhr ملاعب|Malaeb صعب|Saab الغصيني|Ghosseini`,
    },
    {
      // Christians.
      share: 31,
      near: {
        Beirut: 30,
        North: 25,
        Akkar: 25,
        South: 6,
        Nabatieh: 3,
        Beqaa: 52,
        'Baalbek-Hermel': 8,
        'Mount Lebanon': 56,
        'Keserwan-Jbeil': 91,
      },
      native: '{given.native} {family.native}',
      male: {
        0: `جورج|Georges:5 يوسف|Youssef جوزيف|Joseph أنطوان|Antoine ميشال|Michel إلياس|Elias بيار|Pierre فؤاد|Fouad كميل|Camille هنري|Henri
          ريمون|Raymond فيليب|Philippe إميل|Emile إدمون|Edmond ألبير|Albert طانيوس|Tanios نعيم|Naim شفيق|Chafic جان|Jean`,
        1970: `إيلي|Elie:5 جورج|Georges طوني|Tony شربل|Charbel فادي|Fadi جوزيف|Joseph بيار|Pierre روني|Rony زياد|Ziad سمير|Samir مروان|Marwan
          بسام|Bassam نبيل|Nabil ربيع|Rabih داني|Dany جيلبير|Gilbert شادي|Chadi باتريك|Patrick جان|Jean سيمون|Simon روبير|Robert
          عماد|Imad غسان|Ghassan`,
        1992: `شربل|Charbel:4 جورج|Georges:4 إيلي|Elie جوزيف|Joseph أنطوني|Anthony مارك|Marc كارل|Karl رالف|Ralph كريستيان|Christian
          جو|Joe جان_بول|Jean-Paul بول|Paul كيفن|Kevin كريم|Karim ميشال|Michel ريان|Rayan إلياس|Elias بيتر|Peter`,
      },
      female: {
        0: `ماري|Marie جورجيت|Georgette أنطوانيت|Antoinette تيريز|Thérèse سيدة|Saydé إيفون|Yvonne ليلى|Leila روز|Rose جانيت|Janette
          عايدة|Aida نهى|Noha سميرة|Samira`,
        1970: `ريتا|Rita ندى|Nada رولا|Rola كارول|Carole ميراي|Mireille جويل|Joelle منى|Mona رنا|Rana كاتيا|Katia ميرنا|Mirna
          نيكول|Nicole غادة|Ghada جمانة|Joumana نادين|Nadine سابين|Sabine غريس|Grace لور|Laure زينة|Zeina جوزيان|Josiane
          مارلين|Marlène صونيا|Sonia كارلا|Carla كارين|Karine`,
        1992: `ماريا|Maria كريستيل|Christelle ريتا|Rita ستيفاني|Stephanie جيسيكا|Jessica سينتيا|Cynthia باميلا|Pamela إليسا|Elissa
          لارا|Lara يارا|Yara نتالي|Nathalie سيلين|Céline ميشيل|Michelle كلارا|Clara كارن|Karen شانتال|Chantal جوانا|Joanna
          كيارا|Chiara رين|Reine`,
      },
      family: `خوري|Khoury:3 حداد|Haddad:2 حايك|Hayek عون|Aoun صليبا|Saliba شمعون|Chamoun كرم|Karam سعادة|Saadeh
        معلوف|Maalouf باسيل|Bassil دكاش|Daccache أبي_نادر|Abi_Nader أبو_جودة|Abou_Jaoude أبو_خليل|Abou_Khalil
        أبو_رزق|Abou_Rizk بو_صعب|Bou_Saab بستاني|Boustany بطرس|Boutros بولس|Boulos تابت|Tabet تويني|Tueni جبران|Gebran
        جرجس|Gerges حبيب|Habib حدشيتي|Hadchiti حنا|Hanna خليفة|Khalife داغر|Dagher ديب|Dib رزق|Rizk رحمة|Rahme
        روحانا|Rouhana زغيب|Zoghaib سابا|Saba سركيس|Sarkis سلوم|Salloum سماحة|Samaha شديد|Chedid شدياق|Chidiac
        صفير|Sfeir صقر|Sakr طراد|Trad طعمة|Tohme طنوس|Tannous عازار|Azar عبدو|Abdo عطالله|Atallah عقيقي|Akiki
        غصن|Ghosn فرعون|Pharaon قزي|Azzi كيروز|Keyrouz لحود|Lahoud مارون|Maroun مطر|Matar معوض|Moawad منسى|Menassa
        نجار|Najjar نجم|Najm نقولا|Nicolas نوفل|Naufal نخلة|Nakhle نعمة|Nehme هراوي|Hraoui واكيم|Wakim يمين|Yammine
        إده|Eddé عبود|Abboud`,
    },
    {
      // Armenians.
      share: 3,
      near: {
        Beirut: 5,
        North: 0.5,
        Akkar: 0.5,
        South: 0,
        Nabatieh: 0,
        Beqaa: 1,
        'Baalbek-Hermel': 0,
        'Mount Lebanon': 6,
        'Keserwan-Jbeil': 1.5,
      },
      native: '{given.native} {family.native}',
      male: {
        0: 'هاكوب|Hagop كريكور|Krikor سركيس|Sarkis غارابيد|Garabed بوغوص|Boghos أواديس|Avedis هاروت|Harout',
        1970: 'هاكوب|Hagop سيفاك|Sevag رافي|Raffi فيكين|Viken شانت|Shant آرا|Ara سركيس|Sarkis كارو|Garo أرين|Aren ناريك|Nareg',
      },
      female: {
        0: 'أناهيد|Anahid سيلفا|Silva مريم|Mariam آزنيف|Aznive زابيل|Zabel أراكسي|Araxie',
        1970: 'تالين|Talin سيتا|Seta هوري|Houry لوسين|Lousine نايري|Nayiri شاغيك|Shaghig مارال|Maral كارني|Karni',
      },
      family: `سركيسيان|Sarkissian هاكوبيان|Hagopian كيشيشيان|Keshishian بوغوصيان|Boghossian كريكوريان|Krikorian دمرجيان|Demirdjian
        غارابيديان|Garabedian طاشجيان|Tachjian مانوكيان|Manoukian أواديسيان|Avedissian توتنجيان|Tutunjian بابازيان|Papazian
        قزانجيان|Kazandjian نالبانديان|Nalbandian`,
    },
  ],
  places: {
    // Postcodes are rarely used and few are published; those of the smaller towns are not certain. `plate`: the
    // letter of the nearest registration office.
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Beirut|Beirut|1100-1107|1|33.8850|35.5150|B|1100
      Tripoli|North|1300|6|34.4300|35.8500|T|330
      Sidon|South|1600|7|33.5571|35.3900|S|170
      Zahlé|Beqaa|1801|8|33.8468|35.9020|Z|120
      Tyre|South|1601|7|33.2700|35.2200|S|120
      Jounieh|Keserwan-Jbeil|1200|9|33.9808|35.6178|G|100
      Nabatieh|Nabatieh|1700|7|33.3789|35.4839|N|100
      Baalbek|Baalbek-Hermel|1800|8|34.0058|36.2181|Z|90
      Jdeideh|Mount Lebanon|1202|1|33.8906|35.5639|M|70
      Baabda|Mount Lebanon|1003|5|33.8339|35.5442|M|60
      Byblos|Keserwan-Jbeil|1401|9|34.1200|35.6650|G|45
      Antelias|Mount Lebanon|1201|4|33.9142|35.5897|M|40
      Aley|Mount Lebanon|1501|5|33.8106|35.5972|M|40
      Zgharta|North|1304|6|34.3974|35.8949|T|40
      Halba|Akkar|1303|6|34.5428|36.0797|T|35
      Batroun|North|1400|6|34.2500|35.6750|T|15
      Bint Jbeil|Nabatieh|1705|7|33.1400|35.4400|N|15
      Chtaura|Beqaa|1803|8|33.8206|35.8489|Z|10`,
    others: `Beirut=بيروت|Beyrouth|Beyrout; Tripoli=طرابلس; Sidon=صيدا|Saida; Tyre=صور|Sour; Zahlé=زحلة|Zahle; Jounieh=جونية;
      Nabatieh=النبطية; Baalbek=بعلبك; Byblos=جبيل|Jbeil; North=الشمال; South=الجنوب; Beqaa=البقاع|Bekaa;
      Mount Lebanon=جبل لبنان; Akkar=عكار`,
  },
  roads: latinOf(ROADS),
  street: '{road}, ({family2} Bldg.|Building {1-120}|{family2} Center), (1st|2nd|3rd|4th|5th|6th|7th) floor',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+961 (3 ###|70 ###|71 ###|81 ###|76 [5-9]##) ###',
  landline: '+961 {place.area} [3457]## ###',
  banks: {
    // The codes of the last two banks are not certain.
    columns: 'bank bic code share',
    rows: `
      Bank Audi|AUDBLBBX|0056|19
      BLOM Bank|BLOMLBBX|0014|18
      Byblos Bank|BYBALBBX|0039|13
      Fransabank|FSABLBBX|0001|11
      SGBL|SGLILBBX|0019|10
      Bank of Beirut|BABELBBE|0075|7
      Banque Libano-Française|BLFSLBBX|0010|6
      Crédit Libanais|CLIBLBBX|0053|6
      Bankmed|MEDLLBBX|0022|5
      BLC Bank|LICOLBBX|0011|3
      IBL Bank|INLELBBE|0052|2`,
    others: `Bank Audi=Audi Bank; BLOM Bank=BLOM`,
  },
  account: '%###############',
  iban: ibanField({ LB }, '{bank.code}0000{account}'),
  cards: 'visa:54 mastercard:45 amex:1',
  wallets: 'Whish_Money:60 OMT_Pay:30 BOB_Finance:10',
  firms: {
    // Offshore firms do business abroad alone, and none with money.
    forms: `
      S.A.R.L.|50|1967|2|100
      Est.|24|1942|1|20|1
      S.A.L.|18|1942|5|800
      S.A.L. (Offshore)|4|1983|1|30||retail,construction,food,hospitality,metal,automotive,realty,agriculture,electrical,manufacturing,furniture,textiles,cleaning,beauty,accounting,health,electronics,energy,security,law,architecture,plastics,pharma,pharmacy,insurance,finance,telecom,airline
      S.N.C.|4|1942|2|30`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{founder} Frères {trade}|{town} {trade}|{founder} {trade}) {form}',
    sole: '{founder} {trade} {form}',
    era: 1942,
  },
  income: [30_000_000, 160_000_000],
  fields: {
    region: { label: 'Governorate' },
    postcode: { label: 'Postal code' },
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
    nativeaddress: arabicAddress(ARABIC, 'Address in Arabic', true),
    register: pictured('Civil register number (sejel)', '{1-899}', {
      group: 'identity',
      synonyms: ['sejel'],
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured('Number plate', '{place.plate} {100000-699999}'),
  },
  company: {
    nativeaddress: arabicAddress(ARABIC, 'Address in Arabic', true),
    registration: pictured('Commercial register', '{10000-2099999}'),
    vat: pictured('VAT number', '{100000-3999999}-601'),
    nativename: arabicFirm(CALLED.firms, ARABIC, {
      'S.A.R.L.': 'شركة * ش.م.م',
      'Est.': 'مؤسسة *',
      'S.A.L.': 'شركة * ش.م.ل',
      'S.A.L. (Offshore)': 'شركة * ش.م.ل (أوف شور)',
      'S.N.C.': 'شركة * (تضامن)',
    }),
  },
  presets: [
    {
      key: 'whish',
      scheme: WALLET,
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
}));
