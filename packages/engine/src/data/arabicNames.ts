import type { Generations } from '../model.ts';

/**
 * Names that Arab countries share, as `native|Latin` pairs in each region's own Latin spelling, frequent ones
 * first, by the birth year from which they are in fashion. A country adds its own.
 */
interface Pools {
  readonly male: Generations;
  readonly female: Generations;
  readonly family: string;
}

/** Joins several sets of given names by generation; the first of two equal names stays. */
export function together(...sets: readonly (string | Generations)[]): Generations {
  const all = sets.map((set) => (typeof set === 'string' ? { 0: set } : set));
  const years = [...new Set(all.flatMap((set) => Object.keys(set).map(Number)))].sort((a, b) => a - b);
  return Object.fromEntries(
    years.map((year) => [year, onceEach(all.map((set) => inFashion(set, year)).join(' '))]),
  );
}

function inFashion(set: Generations, year: number): string {
  const from = Object.keys(set).map(Number);
  return set[Math.max(...from.filter((each) => each <= year), Math.min(...from))] ?? '';
}

/** Returns a pool without repeated Latin spellings. */
function onceEach(pool: string): string {
  const known = new Set<string>();
  return pool
    .trim()
    .split(/\s+/)
    .filter((entry) => {
      const latin = entry.replace(/^.*\||:.*$/g, '');
      return !known.has(latin) && known.add(latin);
    })
    .join(' ');
}

/** Returns a pool with another Latin spelling of some names, e.g. `Jamel>Jamal`. */
export function respelt(pool: string, changes: string): string {
  const own = new Map(changes.split(/\s+/).map((change) => change.split('>') as [string, string]));
  return pool.replace(/\|([^\s:]+)/g, (_, latin: string) => `|${own.get(latin) ?? latin}`);
}

/** Respells the names of every generation. */
export function allRespelt(pools: Generations, changes: string): Generations {
  return Object.fromEntries(Object.entries(pools).map(([year, pool]) => [year, respelt(pool, changes)]));
}

/** The Gulf: English-based spelling; families by tribe with `Al`. */
export const GULF: Pools = {
  male: {
    0: `محمد|Mohammed:9 عبدالله|Abdullah:7 أحمد|Ahmed:5 علي|Ali:5 سالم|Salem سعيد|Saeed راشد|Rashid حمد|Hamad ناصر|Nasser
      إبراهيم|Ibrahim عبدالرحمن|Abdulrahman صالح|Saleh عبدالعزيز|Abdulaziz سلطان|Sultan سعد|Saad خليفة|Khalifa
      خالد|Khalid جاسم|Jassim مبارك|Mubarak حسن|Hassan حسين|Hussain يوسف|Yousef عيسى|Essa سليمان|Sulaiman عبيد|Obaid
      سيف|Saif حمود|Hamoud خلف|Khalaf غانم|Ghanem مطلق|Mutlaq جابر|Jaber عثمان|Othman موسى|Mousa
      عبداللطيف|Abdullatif عبدالوهاب|Abdulwahab عبدالقادر|Abdulqader صقر|Saqr داود|Dawood إسماعيل|Ismail فهد|Fahad
      محمود|Mahmoud خليل|Khalil يعقوب|Yaqoub عبدالكريم|Abdulkarim عبدالرحيم|Abdulrahim`,
    1975: `محمد|Mohammed:9 أحمد|Ahmed:5 عبدالله|Abdullah:5 خالد|Khalid علي|Ali فهد|Fahad سلطان|Sultan سعود|Saud فيصل|Faisal
      بدر|Bader عبدالعزيز|Abdulaziz عبدالرحمن|Abdulrahman ماجد|Majid ناصر|Nasser حمد|Hamad سعيد|Saeed راشد|Rashid
      وليد|Waleed طارق|Tariq عادل|Adel ياسر|Yasser طلال|Talal تركي|Turki بندر|Bandar نايف|Nayef مشعل|Mishaal
      منصور|Mansour سيف|Saif عمر|Omar يوسف|Yousef إبراهيم|Ibrahim هاني|Hani سامي|Sami مروان|Marwan نواف|Nawaf زياد|Ziyad
      رائد|Raed جمال|Jamal نبيل|Nabil عصام|Essam فواز|Fawaz هيثم|Haitham هشام|Hisham وائل|Wael مازن|Mazen بسام|Bassam
      عدنان|Adnan غازي|Ghazi حاتم|Hatem حازم|Hazem أسامة|Osama جميل|Jameel كمال|Kamal عبدالمجيد|Abdulmajeed
      عبدالهادي|Abdulhadi عبدالسلام|Abdulsalam سهيل|Suhail شاهين|Shaheen سلمان|Salman`,
    1995: `محمد|Mohammed:8 عبدالله|Abdullah:5 عبدالرحمن|Abdulrahman أحمد|Ahmed:4 عبدالعزيز|Abdulaziz خالد|Khalid فيصل|Faisal
      عمر|Omar سعود|Saud سلطان|Sultan علي|Ali حمد|Hamad راشد|Rashid سيف|Saif نواف|Nawaf ريان|Rayan يوسف|Yousef
      إبراهيم|Ibrahim ناصر|Nasser تركي|Turki فهد|Fahad عبدالملك|Abdulmalik عبدالإله|Abdulelah معاذ|Muath أنس|Anas
      حمزة|Hamza تميم|Tamim فارس|Faris مهند|Muhannad ثامر|Thamer إياد|Eyad فراس|Feras لؤي|Luay رامي|Rami
      عبدالمجيد|Abdulmajeed مشعل|Mishaal بدر|Bader منصور|Mansour عمار|Ammar بلال|Bilal عامر|Amer ماجد|Majid ضاري|Dhari
      طلال|Talal أسامة|Osama ياسين|Yaseen مصطفى|Mustafa مساعد|Musaed سلمان|Salman`,
  },
  female: {
    0: `فاطمة|Fatima:7 مريم|Maryam:5 عائشة|Aisha:4 نورة|Noura شيخة|Sheikha حصة|Hessa لطيفة|Latifa منيرة|Munira آمنة|Amna
      خديجة|Khadija زينب|Zainab سلمى|Salma شريفة|Sharifa لولوة|Lulwa الجوهرة|Aljohara بدرية|Badriya هيا|Haya
      حليمة|Halima صفية|Safiya جميلة|Jameela سعاد|Suad فوزية|Fawzia سميرة|Sameera نوال|Nawal غالية|Ghalia شما|Shamma
      كلثم|Kaltham ثريا|Thuraya مزنة|Muzna صباح|Sabah وداد|Widad دلال|Dalal رحمة|Rahma رقية|Ruqaya زهرة|Zahra
      سعيدة|Saeeda منى|Mona هند|Hind أمل|Amal`,
    1975: `فاطمة|Fatima:5 مريم|Maryam:4 نورة|Noura عائشة|Aisha سارة|Sara أمل|Amal منى|Mona هند|Hind لطيفة|Latifa هدى|Huda
      وفاء|Wafa إيمان|Eman حنان|Hanan عبير|Abeer مها|Maha غادة|Ghada رانيا|Rania نادية|Nadia سلوى|Salwa خلود|Khulood
      ريم|Reem أسماء|Asma نوف|Nouf نوال|Nawal عفاف|Afaf تهاني|Tahani ابتسام|Ibtisam أحلام|Ahlam أماني|Amani
      بدرية|Badriya نجلاء|Najla سحر|Sahar هالة|Hala لبنى|Lubna بشرى|Bushra خولة|Khawla انتصار|Intisar بثينة|Buthaina
      مشاعل|Mashael هنادي|Hanadi عهود|Ohoud جواهر|Jawaher ماجدة|Majida دلال|Dalal ليلى|Layla سمية|Sumaya نهى|Nuha
      أميرة|Amira أريج|Areej لمياء|Lamya العنود|Alanoud`,
    1995: `فاطمة|Fatima:4 مريم|Maryam:4 نورة|Noura سارة|Sara شهد|Shahad ريم|Reem نوف|Nouf عائشة|Aisha روان|Rawan لمى|Lama
      لينا|Lina دانة|Dana العنود|Alanoud شذى|Shatha رزان|Razan رغد|Raghad أروى|Arwa رنا|Rana ياسمين|Yasmin فرح|Farah
      لجين|Lujain جود|Joud رهف|Rahaf ديمة|Deema ضحى|Duha علياء|Alia أبرار|Abrar أثير|Atheer أفنان|Afnan إسراء|Israa
      هبة|Hiba هاجر|Hajar غدير|Ghadeer فجر|Fajr ميرة|Mira حوراء|Hawra وجدان|Wejdan شروق|Shurooq هنوف|Hanouf آمنة|Amna
      حصة|Hessa لطيفة|Latifa سلمى|Salma جواهر|Jawaher يسرى|Yusra نجود|Nujood`,
  },
  family: `المري|Al_Marri الهاجري|Al_Hajri الدوسري|Al_Dosari النعيمي|Al_Nuaimi القحطاني|Al_Qahtani الأنصاري|Al_Ansari
    الهاشمي|Al_Hashimi المنصوري|Al_Mansoori السويدي|Al_Suwaidi الكعبي|Al_Kaabi المطيري|Al_Mutairi العجمي|Al_Ajmi
    الشمري|Al_Shammari الخالدي|Al_Khaldi الحمادي|Al_Hammadi العلي|Al_Ali المالكي|Al_Malki الجابري|Al_Jaberi
    السبيعي|Al_Subaie الرشيدي|Al_Rashidi العمادي|Al_Emadi السالم|Al_Salem الصالح|Al_Saleh الناصر|Al_Nasser
    الأحمد|Al_Ahmad الراشد|Al_Rashed العبدالله|Al_Abdullah الغنيم|Al_Ghunaim الشريف|Al_Sharif الموسى|Al_Mousa
    اليوسف|Al_Yousef الحسن|Al_Hassan العيسى|Al_Essa الصباغ|Al_Sabbagh النجار|Al_Najjar الحداد|Al_Haddad
    الخليفي|Al_Khulaifi الوهيب|Al_Wuhaib السعدي|Al_Saadi الحمد|Al_Hamad المبارك|Al_Mubarak السعيد|Al_Saeed
    الصايغ|Al_Sayegh الهاملي|Al_Hamli الشامي|Al_Shami التميمي|Al_Tamimi الخطيب|Al_Khatib العامري|Al_Ameri`,
};

/** The Gulf's families with a hyphen. */
export const GULF_HYPHENED = GULF.family.replaceAll('|Al_', '|Al-');

/** Adds the feminine form of families by tribe, which have another ending in Oman: `Al Balushi`, `Al Balushiya`. */
export function withFeminine(families: string): string {
  return families.replace(/(\S+)ي\|([^\s:]+)i(:\S+)?(?!\S)/g, '$1ي|$2i/$1ية|$2iya$3');
}

/** The most frequent Muslim names of Jordan, Lebanon and their neighbours, for emigrants too. */
export const LEVANTINES: Pools = {
  male: {
    0: `محمد|Mohammad:9 أحمد|Ahmad:5 محمود|Mahmoud علي|Ali حسن|Hassan حسين|Hussein إبراهيم|Ibrahim خليل|Khalil
      مصطفى|Mustafa يوسف|Youssef عبدالله|Abdallah عبدالرحمن|Abdulrahman`,
    1970: `محمد|Mohammad:8 أحمد|Ahmad:5 خالد|Khaled علي|Ali محمود|Mahmoud حسن|Hassan عمر|Omar حسين|Hussein
      إبراهيم|Ibrahim يوسف|Youssef طارق|Tarek رامي|Rami`,
    1992: `محمد|Mohammad:8 أحمد|Ahmad:5 عمر|Omar علي|Ali يوسف|Youssef عبدالرحمن|Abdulrahman عبدالله|Abdallah خالد|Khaled
      حمزة|Hamza إبراهيم|Ibrahim محمود|Mahmoud كريم|Karim`,
  },
  female: {
    0: `فاطمة|Fatima:6 مريم|Mariam:4 خديجة|Khadija عائشة|Aisha زينب|Zeinab أمينة|Amina هدى|Huda سعاد|Souad
      سميرة|Samira نوال|Nawal ليلى|Layla سلوى|Salwa`,
    1970: `فاطمة|Fatima:4 رنا|Rana منى|Mona هبة|Hiba رانيا|Rania لينا|Lina أمل|Amal إيمان|Iman مها|Maha سمر|Samar
      ريما|Rima هالة|Hala`,
    1992: `نور|Nour:4 فاطمة|Fatima:3 آية|Aya سارة|Sara مريم|Mariam زينب|Zeinab ياسمين|Yasmine سلمى|Salma لارا|Lara
      يارا|Yara مايا|Maya دانا|Dana`,
  },
  family: `حداد|Haddad منصور|Mansour نصار|Nassar حمدان|Hamdan خطيب|Khatib شاهين|Shaheen عواد|Awad نجار|Najjar
    فرح|Farah صالح|Saleh حسن|Hassan خليل|Khalil إبراهيم|Ibrahim يوسف|Youssef سعيد|Said ناصر|Nasser قاسم|Kassem
    حمود|Hammoud درويش|Darwish سلامة|Salameh عيسى|Issa جابر|Jaber حمدي|Hamdi زيدان|Zeidan زين|Zein شحادة|Shehadeh
    شعبان|Shaaban صباغ|Sabbagh`,
};

/** Jordan, Lebanon and their neighbours: Muslims. */
export const LEVANT: Pools = {
  male: together(LEVANTINES.male, {
    0: `سليمان|Suleiman صالح|Saleh موسى|Mousa عيسى|Issa سعيد|Said داود|Daoud عبدالكريم|Abdulkarim قاسم|Kassem
      كامل|Kamel رشيد|Rashid سليم|Salim فؤاد|Fouad عدنان|Adnan غازي|Ghazi نزار|Nizar نبيل|Nabil سمير|Samir جمال|Jamal
      كمال|Kamal صلاح|Salah فيصل|Faisal عثمان|Othman يحيى|Yahya رياض|Riad منير|Mounir زكريا|Zakaria عادل|Adel
      هشام|Hisham`,
    1970: `فادي|Fadi زياد|Ziad سامر|Samer وسام|Wissam مروان|Marwan أيمن|Ayman بلال|Bilal حسام|Hussam ماهر|Maher هاني|Hani
      وائل|Wael وليد|Walid ياسر|Yasser إياد|Iyad باسم|Bassem بسام|Bassam بشار|Bashar جهاد|Jihad حازم|Hazem رائد|Raed
      ربيع|Rabih سامي|Sami شادي|Shadi طلال|Talal عامر|Amer عصام|Issam عماد|Imad عمار|Ammar غسان|Ghassan فراس|Firas
      مازن|Mazen منذر|Munther ناصر|Nasser نادر|Nader نضال|Nidal هيثم|Haitham ثائر|Thaer معتز|Moutaz محسن|Mohsen`,
    1992: `أنس|Anas يزن|Yazan زيد|Zaid ليث|Laith مهند|Muhannad حسن|Hassan حسين|Hussein باسل|Basel معاذ|Muath أسامة|Osama
      بلال|Bilal هادي|Hadi مجد|Majd سيف|Saif مالك|Malek فارس|Fares لؤي|Louay رامي|Rami طارق|Tarek مصطفى|Mustafa
      عبدالكريم|Abdulkarim آدم|Adam كرم|Karam جاد|Jad فراس|Firas صهيب|Suhaib قصي|Qusai عون|Aoun`,
  }),
  female: together(LEVANTINES.female, {
    0: `عايدة|Aida سهام|Siham ناهد|Nahed نجوى|Najwa نادية|Nadia هيفاء|Haifa منى|Mona هناء|Hanaa سناء|Sanaa أمل|Amal
      إنعام|Inam وداد|Widad جميلة|Jamila صباح|Sabah ماجدة|Majida سوسن|Sawsan ابتسام|Ibtissam هند|Hind نهى|Nuha
      وفاء|Wafaa رباب|Rabab كوثر|Kawthar انتصار|Intisar`,
    1970: `دينا|Dina حنان|Hanan رولا|Rola ميساء|Maysa سهى|Suha عبير|Abir غادة|Ghada فاتن|Faten لبنى|Lubna منال|Manal
      ندى|Nada نسرين|Nisreen أحلام|Ahlam أماني|Amani إيناس|Inas جمانة|Joumana داليا|Dalia رحاب|Rihab رشا|Rasha
      رهام|Riham سحر|Sahar سمية|Sumaya شيرين|Shirin صفاء|Safaa علا|Ola لمياء|Lamia هنادي|Hanadi هديل|Hadeel
      سوزان|Suzan زينب|Zeinab مريم|Mariam أسماء|Asma رغدة|Raghda فداء|Fidaa ديما|Dima مي|May ياسمين|Yasmine`,
    1992: `ديما|Dima لانا|Lana تالا|Tala جنى|Jana فرح|Farah رغد|Raghad روان|Rawan رزان|Razan إسراء|Israa دعاء|Doaa
      ملاك|Malak مرح|Marah سجى|Saja بتول|Batoul هديل|Hadeel أسيل|Aseel شذى|Shatha لجين|Lujain منار|Manar أروى|Arwa
      أريج|Areej هبة|Hiba لمى|Lama زهراء|Zahraa غنى|Ghina تسنيم|Tasneem بيان|Bayan رناد|Renad ميرا|Mira بشرى|Bushra
      رؤى|Roaa شهد|Shahd ليان|Layan سيرين|Sirine تمارا|Tamara`,
  }),
  family: `${LEVANTINES.family} عبود|Abboud عثمان|Othman عساف|Assaf غانم|Ghanem فارس|Fares كنعان|Kanaan مراد|Murad
    موسى|Moussa ياسين|Yassin بركات|Barakat حجازي|Hijazi رمضان|Ramadan سالم|Salem سليمان|Suleiman طه|Taha عيد|Eid
    قباني|Kabbani كرم|Karam مصري|Masri نعمة|Nehme هاشم|Hashem بدر|Badr`,
};

/**
 * The most frequent Muslim names of Egyptians, at home and abroad. Their last name is usually a grandfather’s given
 * name.
 */
export const EGYPTIANS: Pools = {
  male: {
    0: `محمد|Mohamed:10 أحمد|Ahmed:6 محمود|Mahmoud:4 علي|Ali حسن|Hassan إبراهيم|Ibrahim السيد|El_Sayed مصطفى|Mostafa
      حسين|Hussein عبد_الله|Abdallah فتحي|Fathy فوزي|Fawzy`,
    1960: `محمد|Mohamed:10 أحمد|Ahmed:6 محمود|Mahmoud عادل|Adel جمال|Gamal أشرف|Ashraf مجدي|Magdy عصام|Essam هشام|Hesham
      خالد|Khaled طارق|Tarek أيمن|Ayman`,
    1980: `محمد|Mohamed:11 أحمد|Ahmed:8 محمود|Mahmoud:4 مصطفى|Mostafa عمرو|Amr كريم|Karim تامر|Tamer رامي|Rami وليد|Walid
      هيثم|Haitham شادي|Shady إسلام|Islam`,
    1995: `محمد|Mohamed:10 أحمد|Ahmed:8 محمود|Mahmoud:4 عبد_الرحمن|Abdelrahman مصطفى|Mostafa عمر|Omar يوسف|Youssef
      عبد_الله|Abdallah كريم|Karim زياد|Ziad مروان|Marwan إسلام|Islam`,
  },
  female: {
    0: `فاطمة|Fatma:7 زينب|Zeinab خديجة|Khadiga عائشة|Aisha نعمة|Neama سعاد|Soad سميرة|Samira نادية|Nadia سامية|Samia
      كوثر|Kawsar كريمة|Karima مديحة|Madiha`,
    1960: `منى|Mona هدى|Hoda سحر|Sahar عزة|Azza أمل|Amal سلوى|Salwa نادية|Nadia ماجدة|Magda سهام|Seham هالة|Hala
      إيمان|Eman مها|Maha`,
    1980: `مروة|Marwa شيماء|Shaimaa إيمان|Eman هبة|Heba دينا|Dina رانيا|Rania نهى|Noha سماح|Samah رحاب|Rehab رشا|Rasha
      دعاء|Doaa أسماء|Asmaa`,
    1995: `آية|Aya مريم|Mariam سارة|Sara إسراء|Esraa نورهان|Nourhan ياسمين|Yasmin سلمى|Salma ندى|Nada آلاء|Alaa
      منة_الله|Menatallah نور|Nour حبيبة|Habiba`,
  },
  family: `محمد|Mohamed:5 أحمد|Ahmed:4 علي|Ali:3 حسن|Hassan:2.5 إبراهيم|Ibrahim:2.5 محمود|Mahmoud:2 السيد|El_Sayed:2
    عبد_الله|Abdallah:1.5 مصطفى|Mostafa:1.5 حسين|Hussein يوسف|Youssef سليمان|Soliman عثمان|Osman فرج|Farag
    المصري|El_Masry النجار|El_Naggar الشافعي|El_Shafei إسماعيل|Ismail خليل|Khalil سالم|Salem سعد|Saad منصور|Mansour
    رمضان|Ramadan شعبان|Shaaban عبد_الرحمن|Abdelrahman عبد_العزيز|Abdelaziz عبد_الحميد|Abdelhamid
    عبد_الفتاح|Abdelfattah`,
};

/** Egypt: Muslims. */
export const EGYPT: Pools = {
  male: together(EGYPTIANS.male, {
    0: `كمال|Kamal صلاح|Salah سعد|Saad سعيد|Said عبد_العزيز|Abdelaziz عبد_الحميد|Abdelhamid عبد_المنعم|Abdelmoneim
      عبد_الفتاح|Abdelfattah عثمان|Osman إسماعيل|Ismail حمدي|Hamdy زكريا|Zakaria سليمان|Soliman فاروق|Farouk
      لطفي|Lotfy موسى|Moussa رشاد|Rashad شوقي|Shawky صبري|Sabry فريد|Farid عزت|Ezzat رمضان|Ramadan شعبان|Shaaban
      رجب|Ragab جابر|Gaber نبيل|Nabil سمير|Samir طه|Taha`,
    1960: `علاء|Alaa عماد|Emad ياسر|Yasser مدحت|Medhat ممدوح|Mamdouh سمير|Samir نبيل|Nabil عبد_الناصر|Abdelnasser
      ناصر|Nasser حسام|Hossam رضا|Reda سامح|Sameh عاطف|Atef محسن|Mohsen ماجد|Maged السيد|El_Sayed إبراهيم|Ibrahim
      مصطفى|Mostafa علي|Ali حسن|Hassan شريف|Sherif أسامة|Osama إيهاب|Ehab رأفت|Raafat سعيد|Said صلاح|Salah وائل|Wael
      هاني|Hany يحيى|Yehia حمدي|Hamdy`,
    1980: `حسام|Hossam وائل|Wael خالد|Khaled علاء|Alaa طارق|Tarek شريف|Sherif إبراهيم|Ibrahim علي|Ali حسن|Hassan
      باسم|Bassem حازم|Hazem معتز|Moataz أيمن|Ayman هشام|Hesham محسن|Mohsen هاني|Hany ياسر|Yasser السيد|El_Sayed
      رضا|Reda سامح|Sameh بهاء|Bahaa إيهاب|Ehab نادر|Nader شهاب|Shehab مؤمن|Moamen عبد_الرحمن|Abdelrahman عمر|Omar
      أسامة|Osama`,
    1995: `إبراهيم|Ibrahim علي|Ali خالد|Khaled مؤمن|Moamen حسام|Hossam بلال|Belal أنس|Anas حمزة|Hamza أدهم|Adham سيف|Seif
      مهاب|Mohab شهاب|Shehab ياسين|Yassin طارق|Tarek عمرو|Amr حازم|Hazem شريف|Sherif عبد_العزيز|Abdelaziz هشام|Hesham
      معاذ|Moaz مازن|Mazen علاء|Alaa سعيد|Said فارس|Fares نور|Nour حسن|Hassan`,
  }),
  female: together(EGYPTIANS.female, {
    0: `نبيلة|Nabila نوال|Nawal ليلى|Laila عايدة|Aida سهير|Soheir صباح|Sabah فايزة|Fayza زهرة|Zahra جميلة|Gamila
      حياة|Hayat عزيزة|Aziza بدرية|Badreya إحسان|Ehsan ماجدة|Magda سناء|Sanaa عفاف|Afaf آمال|Amal هدى|Hoda روضة|Rawda`,
    1960: `نجلاء|Naglaa جيهان|Gehan حنان|Hanan ناهد|Nahed هناء|Hanaa وفاء|Wafaa عبير|Abeer غادة|Ghada منال|Manal
      سوزان|Suzan نيفين|Nevine عفاف|Afaf فاطمة|Fatma سناء|Sanaa سميرة|Samira ليلى|Laila سامية|Samia نسرين|Nesrin
      أماني|Amany أميرة|Amira كريمة|Karima فيفي|Fifi صفاء|Safaa شيرين|Sherine لبنى|Lobna`,
    1980: `ولاء|Walaa غادة|Ghada عبير|Abeer ريهام|Reham داليا|Dalia نرمين|Nermin إنجي|Engy أميرة|Amira سارة|Sara
      ياسمين|Yasmin منى|Mona هند|Hend مي|Mai فاطمة|Fatma أمل|Amal حنان|Hanan لمياء|Lamiaa علا|Ola شيرين|Sherine
      سمر|Samar بسمة|Basma إسراء|Esraa سمية|Somaya ميرنا|Mirna هايدي|Heidi رضوى|Radwa وفاء|Wafaa`,
    1995: `روان|Rawan شهد|Shahd رنا|Rana يارا|Yara هاجر|Hagar إيمان|Eman أسماء|Asmaa بسنت|Bassant ميار|Mayar جنى|Jana
      فرح|Farah ملك|Malak فريدة|Farida دعاء|Doaa فاطمة|Fatma خلود|Kholoud تقى|Toqa أمنية|Omnia نيرة|Nayera يسرا|Yosra
      رضوى|Radwa هنا|Hana زينب|Zeinab شروق|Shorouk حنين|Haneen`,
  }),
  family: `${EGYPTIANS.family} عبد_المنعم|Abdelmoneim عبد_اللطيف|Abdellatif عبد_الغني|Abdelghany عبد_القادر|Abdelkader
    عبد_السلام|Abdelsalam عبد_الوهاب|Abdelwahab عبد_المجيد|Abdelmeguid عبد_الجواد|Abdelgawad عبد_العال|Abdelaal
    عبد_الهادي|Abdelhady عبد_النبي|Abdelnaby عبد_الحليم|Abdelhalim عبد_الرازق|Abdelrazek عبد_الكريم|Abdelkarim
    عبد_الملك|Abdelmalek عبد_المقصود|Abdelmaksoud الشرقاوي|El_Sharkawy الطنطاوي|El_Tantawy المنياوي|El_Menyawy
    البحيري|El_Beheiry الدسوقي|El_Desouky البدوي|El_Badawy الشناوي|El_Shenawy الجندي|El_Gendy الحداد|El_Haddad
    الخولي|El_Kholy الديب|El_Deeb الرفاعي|El_Refaey السعدني|El_Saadany الصاوي|El_Sawy الصعيدي|El_Saeedy
    العدوي|El_Adawy العزب|El_Azab العطار|El_Attar الغزالي|El_Ghazaly الفقي|El_Feky القاضي|El_Kady الليثي|El_Leithy
    المهدي|El_Mahdy النمر|El_Nemr الهواري|El_Hawary الوكيل|El_Wakil الحسيني|El_Husseiny البنا|El_Banna الباز|El_Baz
    الجمال|El_Gammal الحلواني|El_Halawany الخطيب|El_Khateeb الزيات|El_Zayat السباعي|El_Sebaey السمان|El_Samman
    الشاذلي|El_Shazly الشريف|El_Sherif الشيمي|El_Shimy الصباغ|El_Sabbagh العشري|El_Ashry العربي|El_Araby
    الغندور|El_Ghandour الفار|El_Far القصاص|El_Kassas الكومي|El_Komy المغربي|El_Maghraby النحاس|El_Nahas فهمي|Fahmy
    شوقي|Shawky صبري|Sabry رشدي|Roshdy زكي|Zaki شاهين|Shahin شلبي|Shalaby صقر|Sakr طه|Taha عامر|Amer عطية|Attia
    عوض|Awad عيسى|Eissa غانم|Ghanem غنيم|Ghoneim فؤاد|Fouad فوزي|Fawzy قاسم|Kassem قنديل|Kandil كامل|Kamel كمال|Kamal
    لطفي|Lotfy مرسي|Morsy مبروك|Mabrouk موسى|Moussa نصر|Nasr نصار|Nassar هلال|Helal ياسين|Yassin يونس|Younes
    بدوي|Badawy بكر|Bakr بيومي|Bayoumy توفيق|Tawfik جابر|Gaber جاد|Gad جمعة|Gomaa حافظ|Hafez حجازي|Hegazy حماد|Hammad
    حمدي|Hamdy خضر|Khedr خطاب|Khattab درويش|Darwish دياب|Diab راغب|Ragheb رزق|Rizk زهران|Zahran زيدان|Zidan
    سرور|Sorour سلامة|Salama سلطان|Sultan سويلم|Sweilam شحاتة|Shehata صالح|Saleh صلاح|Salah منير|Mounir وهبة|Wahba
    بركات|Barakat عزام|Azzam زايد|Zayed عمار|Ammar راشد|Rashed`,
};

/** Copts of Egypt, who have their own chains of names. */
export const COPTIC: Pools = {
  male: {
    0: `جورج|George كمال|Kamal سمير|Samir نبيل|Nabil وليم|William ميخائيل|Mikhail حنا|Hanna صبحي|Sobhy عادل|Adel
      فايز|Fayez رمزي|Ramzy لويس|Louis شكري|Shoukry ملاك|Malak إدوارد|Edward موريس|Morris عزيز|Aziz كامل|Kamel`,
    1970: `مينا|Mina جورج|George أشرف|Ashraf هاني|Hany رامي|Rami عماد|Emad مجدي|Magdy سامح|Sameh ماجد|Maged ناجي|Nagy
      إيهاب|Ehab مايكل|Michael بيتر|Peter عاطف|Atef نادر|Nader ميلاد|Milad جرجس|Gerges عصام|Essam`,
    1990: `مينا|Mina:8 كيرلس|Kyrillos مايكل|Michael بيشوي|Bishoy جورج|George مارك|Mark فادي|Fady بيتر|Peter ديفيد|David
      أبانوب|Abanoub جون|John يوسف|Youssef أندرو|Andrew مارتن|Martin كريم|Karim توماس|Thomas`,
  },
  female: {
    0: `ماري|Mary مريم|Mariam نادية|Nadia سعاد|Soad إيفون|Yvonne عايدة|Aida مارسيل|Marcelle نبيلة|Nabila أنجيل|Angele
      فيكتوريا|Victoria سميرة|Samira جورجيت|Georgette ليلى|Laila تريزا|Tereza`,
    1970: `نيفين|Nevine مريم|Mariam إيريني|Irini مارينا|Marina ماريان|Marian جيهان|Gehan نانسي|Nancy منى|Mona هايدي|Heidi
      ماري|Mary سوزان|Suzan كريستين|Christine إيمان|Eman سالي|Sally`,
    1990: `مارينا|Marina مريم|Mariam كريستين|Christine ميرنا|Mirna ساندرا|Sandra إيريني|Irini نانسي|Nancy يوستينا|Youstina
      فيرونيا|Veronia مونيكا|Monica جوليا|Julia دميانة|Demiana مارتينا|Martina ماريا|Maria`,
  },
  family: `جرجس|Gerges حنا|Hanna ميخائيل|Mikhail عبد_المسيح|Abdelmessih إبراهيم|Ibrahim غالي|Ghaly بطرس|Boutros
    عبد_الملاك|Abdelmalak شنودة|Shenouda بشارة|Beshara يعقوب|Yacoub إسحق|Ishak فهمي|Fahmy رزق_الله|Rizkallah
    نصيف|Nassif جاد|Gad صليب|Salib عياد|Ayad بولس|Boulos تادرس|Tadros منصور|Mansour سعد|Saad لوقا|Louka
    ويصا|Wissa اسكندر|Iskandar عزيز|Aziz مرقس|Morcos يوسف|Youssef زكي|Zaki فرج|Farag`,
};

/** Morocco, Algeria and Tunisia: French-based spelling, with variants by country. */
export const MAGHREB: Pools = {
  male: {
    0: `محمد|Mohamed:9 أحمد|Ahmed:4 علي|Ali حسن|Hassan عبد_القادر|Abdelkader عبد_الله|Abdellah عبد_الكريم|Abdelkrim
      عبد_الرحمن|Abderrahmane عبد_العزيز|Abdelaziz عبد_الحميد|Abdelhamid عبد_اللطيف|Abdellatif عبد_المجيد|Abdelmajid
      عبد_السلام|Abdeslam عبد_الوهاب|Abdelouahab مصطفى|Mustapha إبراهيم|Ibrahim عمر|Omar صالح|Salah سعيد|Said بشير|Bachir
      محمود|Mahmoud مختار|Mokhtar الهادي|Hédi بلقاسم|Belkacem عيسى|Aïssa موسى|Moussa سليمان|Slimane شريف|Chérif
      إدريس|Idriss حسين|Hussein إسماعيل|Ismail طاهر|Tahar يوسف|Youssef المنصف|Moncef لخضر|Lakhdar جعفر|Djaafar`,
    1965: `محمد|Mohamed:8 أحمد|Ahmed:3 رشيد|Rachid كريم|Karim خالد|Khaled نبيل|Nabil سمير|Samir كمال|Kamel جمال|Jamel
      فريد|Farid فؤاد|Fouad حكيم|Hakim حميد|Hamid عبد_الحق|Abdelhak عبد_الغني|Abdelghani عبد_الرحيم|Abderrahim
      مراد|Mourad منير|Mounir نور_الدين|Noureddine رضا|Redha رياض|Riadh رؤوف|Raouf توفيق|Toufik طارق|Tarek سفيان|Sofiane
      عادل|Adel عماد|Imed عز_الدين|Azzedine فتحي|Fethi فيصل|Fayçal لطفي|Lotfi ماهر|Maher مالك|Malek ناصر|Nasser
      هشام|Hichem جواد|Jaouad زهير|Zouhir ياسر|Yasser مصطفى|Mustapha سعيد|Said حسن|Hassan سليم|Slim شكري|Chokri
      سامي|Sami صابر|Saber علي|Ali`,
    1988: `محمد|Mohamed:7 أمين|Amine مهدي|Mehdi يوسف|Youssef حمزة|Hamza بلال|Bilal أيمن|Aymen أيوب|Ayoub ياسين|Yassine
      زكرياء|Zakaria أنس|Anas أسامة|Oussama أشرف|Achraf إلياس|Ilyes وليد|Walid سيف_الدين|Seifeddine علاء_الدين|Alaeddine
      مروان|Marouane هيثم|Haythem وسيم|Wassim يونس|Younes آدم|Adam ريان|Rayan إسماعيل|Ismail عثمان|Othmane فارس|Fares
      حسام|Houssem أنيس|Anis رمزي|Ramzi زياد|Zied غسان|Ghassen شهاب|Chiheb بدر|Badr طه|Taha عمر|Omar علي|Ali
      أحمد|Ahmed:3 إبراهيم|Ibrahim خليل|Khalil قيس|Kaïs سفيان|Sofiane`,
  },
  female: {
    0: `فاطمة|Fatima:7 خديجة|Khadija عائشة|Aïcha زهرة|Zohra مليكة|Malika فاطمة|Fatma رقية|Rokia صفية|Safia يمينة|Yamina
      حليمة|Halima زبيدة|Zoubida نعيمة|Naïma لطيفة|Latifa جميلة|Jamila رشيدة|Rachida سعيدة|Saida فتيحة|Fatiha
      فوزية|Faouzia سعاد|Souad ياقوت|Yakout زينب|Zineb ربيعة|Rabia حبيبة|Habiba عزيزة|Aziza نزيهة|Naziha زكية|Zakia
      فضيلة|Fadhila رفيقة|Rafika وسيلة|Wassila دليلة|Dalila مريم|Meriem`,
    1965: `نادية|Nadia سميرة|Samira فاطمة|Fatima:3 حنان|Hanane لمياء|Lamia آمال|Amel سناء|Sanaa كريمة|Karima ليلى|Leïla
      لبنى|Loubna منى|Mouna نجاة|Najet نجوى|Najoua نوال|Naoual رجاء|Raja سهام|Siham سلوى|Saloua صونيا|Sonia وفاء|Wafa
      وهيبة|Wahiba أمينة|Amina حياة|Hayet هدى|Houda فائزة|Faïza فريدة|Farida نبيلة|Nabila نسيمة|Nassima سامية|Samia
      سهيلة|Souhila ثريا|Thouraya أنيسة|Anissa بشرى|Bouchra إلهام|Ilhem جيهان|Jihane ليندة|Linda صباح|Sabah
      خديجة|Khadija هند|Hind نورة|Noura أحلام|Ahlem إيمان|Imane نسرين|Nesrine هالة|Hela زهور|Zhour`,
    1988: `مريم|Meriem:4 سلمى|Salma سارة|Sara أسماء|Asma إيمان|Imane هاجر|Hajer ياسمين|Yasmine نور_الهدى|Nour_El_Houda
      رانية|Rania آية|Aya شيماء|Chaima خولة|Khaoula إكرام|Ikram إسراء|Israa حفصة|Hafsa سمية|Soumaya مروى|Maroua
      أميرة|Amira إيناس|Ines لينا|Lina رحمة|Rahma ريم|Rim نور|Nour دنيا|Dounia فرح|Farah غزلان|Ghizlane كوثر|Kaouther
      يسرى|Yosra رميساء|Roumaissa صابرين|Sabrine سندس|Sondes منال|Manel ميساء|Maïssa أريج|Arij بسمة|Basma وداد|Widad
      فاطمة_الزهراء|Fatima_Zahra شهرزاد|Chahrazed مها|Maha زينب|Zineb رباب|Rabab ملاك|Malak هبة|Hiba`,
  },
  family: `بن_علي|Ben_Ali الشريف|Chérif منصوري|Mansouri حمدي|Hamdi العمري|Amri بوزيد|Bouzid بلحاج|Belhadj سليماني|Slimani
    رحماني|Rahmani براهيمي|Brahimi قاسمي|Kacimi مرابط|Mrabet ناصري|Nasri صالحي|Salhi زروقي|Zerrouki هاشمي|Hachemi
    بن_عمر|Ben_Amor خليفي|Khelifi عباسي|Abbassi سعيدي|Saïdi العربي|Larbi مباركي|Mbarki طاهري|Tahiri يوسفي|Youssfi
    عيساوي|Aïssaoui بكاري|Bakkari حداد|Haddad فرجاني|Ferjani زيتوني|Zitouni مسعودي|Messaoudi كريمي|Karimi
    الهاني|Hani الحسني|Hassani داودي|Daoudi رزقي|Rezgui شعباني|Chaabani`,
};
