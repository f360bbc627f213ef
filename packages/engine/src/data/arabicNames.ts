/**
 * Names that Arab countries share, as `native|Latin` pairs in each region's own Latin spelling, common ones
 * first. A country adds its own to them.
 */
interface Pools {
  readonly male: string;
  readonly female: string;
  readonly family: string;
}

/** The Gulf: English-based spelling; families by tribe with `Al`. */
export const GULF: Pools = {
  male: `محمد|Mohammed أحمد|Ahmed عبدالله|Abdullah علي|Ali خالد|Khalid سلطان|Sultan سعيد|Saeed راشد|Rashid حمد|Hamad
    سالم|Salem يوسف|Yousef عمر|Omar فهد|Fahad ناصر|Nasser ماجد|Majid عبدالرحمن|Abdulrahman إبراهيم|Ibrahim فيصل|Faisal
    سعود|Saud عبدالعزيز|Abdulaziz بدر|Bader مبارك|Mubarak جاسم|Jassim حسن|Hassan حسين|Hussain تركي|Turki بندر|Bandar
    نايف|Nayef مشعل|Mishaal سيف|Saif خليفة|Khalifa منصور|Mansour طلال|Talal طارق|Tariq وليد|Waleed ياسر|Yasser
    عادل|Adel صالح|Saleh سلمان|Salman سليمان|Sulaiman عيسى|Essa موسى|Mousa يعقوب|Yaqoub إسماعيل|Ismail عثمان|Othman
    جابر|Jaber مساعد|Musaed نواف|Nawaf مروان|Marwan هاني|Hani سامي|Sami رائد|Raed زياد|Ziyad عمار|Ammar حمزة|Hamza
    بلال|Bilal أنس|Anas معاذ|Muath ريان|Rayan تميم|Tamim غانم|Ghanem فارس|Faris عبداللطيف|Abdullatif
    عبدالمجيد|Abdulmajeed عبدالكريم|Abdulkarim عبدالرحيم|Abdulrahim عبدالوهاب|Abdulwahab عبدالملك|Abdulmalik
    عبدالإله|Abdulelah عبدالهادي|Abdulhadi عبدالقادر|Abdulqader عبدالسلام|Abdulsalam مهند|Muhannad ثامر|Thamer
    عامر|Amer أسامة|Osama إياد|Eyad باسم|Basem بسام|Bassam جمال|Jamal جميل|Jameel حاتم|Hatem حازم|Hazem حمود|Hamoud
    خلف|Khalaf خليل|Khalil داود|Dawood سعد|Saad سهيل|Suhail شاهين|Shaheen صقر|Saqr ضاري|Dhari عبيد|Obaid عدنان|Adnan
    عصام|Essam غازي|Ghazi فواز|Fawaz كمال|Kamal مازن|Mazen محمود|Mahmoud مصطفى|Mustafa مطلق|Mutlaq نبيل|Nabil
    هيثم|Haitham هشام|Hisham وائل|Wael ياسين|Yaseen رامي|Rami فراس|Feras لؤي|Luay`,
  female: `فاطمة|Fatima مريم|Maryam عائشة|Aisha نورة|Noura سارة|Sara شيخة|Sheikha حصة|Hessa هند|Hind لطيفة|Latifa
    أمل|Amal ريم|Reem منى|Mona دانة|Dana العنود|Alanoud خلود|Khulood هيا|Haya نوف|Nouf سلمى|Salma أسماء|Asma آمنة|Amna
    خديجة|Khadija زينب|Zainab ليلى|Layla هدى|Huda نوال|Nawal وفاء|Wafa إيمان|Eman حنان|Hanan سميرة|Sameera بدرية|Badriya
    عبير|Abeer منيرة|Munira الجوهرة|Aljohara لولوة|Lulwa غادة|Ghada رنا|Rana رانيا|Rania مها|Maha شهد|Shahad
    جواهر|Jawaher روان|Rawan لمى|Lama لينا|Lina ياسمين|Yasmin شذى|Shatha رزان|Razan رغد|Raghad أروى|Arwa بشرى|Bushra
    تهاني|Tahani ثريا|Thuraya جميلة|Jameela حليمة|Halima خولة|Khawla دلال|Dalal رحمة|Rahma رقية|Ruqaya زهرة|Zahra
    سعاد|Suad سلوى|Salwa سمية|Sumaya شريفة|Sharifa شما|Shamma صفية|Safiya ضحى|Duha عفاف|Afaf علياء|Alia غالية|Ghalia
    فرح|Farah فوزية|Fawzia كلثم|Kaltham لجين|Lujain لبنى|Lubna ماجدة|Majida مشاعل|Mashael ميرة|Mira نادية|Nadia
    نجلاء|Najla نجود|Nujood هاجر|Hajar هالة|Hala هبة|Hiba وجدان|Wejdan وداد|Widad يسرى|Yusra أبرار|Abrar أثير|Atheer
    أحلام|Ahlam أريج|Areej أفنان|Afnan أماني|Amani أميرة|Amira ابتسام|Ibtisam إسراء|Israa انتصار|Intisar بثينة|Buthaina
    جود|Joud حوراء|Hawra ديمة|Deema رهف|Rahaf سحر|Sahar شروق|Shurooq صباح|Sabah عهود|Ohoud غدير|Ghadeer فجر|Fajr
    لمياء|Lamya مزنة|Muzna نهى|Nuha هنادي|Hanadi هنوف|Hanouf سعيدة|Saeeda`,
  family: `المري|Al_Marri الهاجري|Al_Hajri الدوسري|Al_Dosari النعيمي|Al_Nuaimi القحطاني|Al_Qahtani الأنصاري|Al_Ansari
    الهاشمي|Al_Hashimi المنصوري|Al_Mansoori السويدي|Al_Suwaidi الكعبي|Al_Kaabi المطيري|Al_Mutairi العجمي|Al_Ajmi
    الشمري|Al_Shammari الخالدي|Al_Khaldi الحمادي|Al_Hammadi العلي|Al_Ali المالكي|Al_Malki الجابري|Al_Jaberi
    السبيعي|Al_Subaie الرشيدي|Al_Rashidi العمادي|Al_Emadi السالم|Al_Salem الصالح|Al_Saleh الناصر|Al_Nasser
    الأحمد|Al_Ahmad الراشد|Al_Rashed العبدالله|Al_Abdullah الغنيم|Al_Ghunaim الشريف|Al_Sharif الموسى|Al_Mousa
    اليوسف|Al_Yousef الحسن|Al_Hassan العيسى|Al_Essa الصباغ|Al_Sabbagh النجار|Al_Najjar الحداد|Al_Haddad
    الخليفي|Al_Khulaifi الوهيب|Al_Wuhaib السعدي|Al_Saadi الحمد|Al_Hamad المبارك|Al_Mubarak السعيد|Al_Saeed
    الصايغ|Al_Sayegh الهاملي|Al_Hamli الشامي|Al_Shami التميمي|Al_Tamimi الخطيب|Al_Khatib العامري|Al_Ameri`,
};

/** The Gulf's families as they are written with a hyphen. */
export const GULF_HYPHENED = GULF.family.replaceAll('|Al_', '|Al-');

/** Families by tribe with the form of women, who change the ending in Oman: `Al Balushi`, `Al Balushiya`. */
export function withFeminine(families: string): string {
  return families.replace(/(\S+)ي\|(\S+)i(?!\S)/g, '$1ي|$2i/$1ية|$2iya');
}

/** Jordan, Lebanon and their neighbours. */
export const LEVANT: Pools = {
  male: `محمد|Mohammad أحمد|Ahmad علي|Ali خالد|Khaled عمر|Omar محمود|Mahmoud حسن|Hassan حسين|Hussein إبراهيم|Ibrahim
    يوسف|Youssef عبدالله|Abdallah طارق|Tarek رامي|Rami فادي|Fadi زياد|Ziad باسل|Basel سامر|Samer وسام|Wissam
    مروان|Marwan أيمن|Ayman بلال|Bilal حسام|Hussam كريم|Karim ماهر|Maher نبيل|Nabil هاني|Hani وائل|Wael وليد|Walid
    ياسر|Yasser إياد|Iyad أنس|Anas أسامة|Osama باسم|Bassem بسام|Bassam بشار|Bashar جمال|Jamal جهاد|Jihad حازم|Hazem
    حمزة|Hamza خليل|Khalil داود|Daoud رائد|Raed ربيع|Rabih رشيد|Rashid رضا|Rida رياض|Riad زكريا|Zakaria زيد|Zaid
    سامي|Sami سعيد|Said سليم|Salim سليمان|Suleiman سمير|Samir شادي|Shadi صالح|Saleh صلاح|Salah طلال|Talal عادل|Adel
    عامر|Amer عباس|Abbas عبدالرحمن|Abdulrahman عثمان|Othman عدنان|Adnan عصام|Issam عماد|Imad عمار|Ammar غازي|Ghazi
    غسان|Ghassan فارس|Fares فؤاد|Fouad فراس|Firas فيصل|Faisal قاسم|Kassem كامل|Kamel كمال|Kamal لؤي|Louay ليث|Laith
    مازن|Mazen مالك|Malek مجد|Majd محسن|Mohsen مصطفى|Mustafa معتز|Moutaz معاذ|Muath منذر|Munther منير|Mounir
    مهند|Muhannad موسى|Mousa ناصر|Nasser نادر|Nader نزار|Nizar نضال|Nidal هادي|Hadi هشام|Hisham هيثم|Haitham يزن|Yazan
    يحيى|Yahya عيسى|Issa إلياس|Elias مهدي|Mahdi سيف|Saif عبدالكريم|Abdulkarim ثائر|Thaer`,
  female: `فاطمة|Fatima مريم|Mariam نور|Nour رنا|Rana هبة|Hiba دينا|Dina ريما|Rima لينا|Lina سارة|Sara زينب|Zeinab
    لارا|Lara سلمى|Salma ديما|Dima آية|Aya ياسمين|Yasmine هدى|Huda منى|Mona ليلى|Layla رانيا|Rania هالة|Hala
    أمل|Amal إيمان|Iman أسماء|Asma حنان|Hanan خديجة|Khadija رولا|Rola ميساء|Maysa سهى|Suha سمر|Samar سناء|Sanaa
    سهام|Siham سوسن|Sawsan عبير|Abir غادة|Ghada غنى|Ghina فرح|Farah فاتن|Faten لبنى|Lubna لمى|Lama لانا|Lana ماجدة|Majida
    مايا|Maya منال|Manal مها|Maha مي|May ميرا|Mira نادين|Nadine نادية|Nadia نجوى|Najwa ندى|Nada نسرين|Nisreen
    نهى|Nuha نوال|Nawal هند|Hind هيفاء|Haifa وفاء|Wafaa يارا|Yara يسرى|Yusra أحلام|Ahlam أروى|Arwa أريج|Areej
    إسراء|Israa ابتسام|Ibtissam أماني|Amani أميرة|Amira إيناس|Inas بتول|Batoul بشرى|Bushra تالا|Tala تمارا|Tamara
    جمانة|Joumana جنى|Jana دعاء|Doaa داليا|Dalia ديانا|Diana رباب|Rabab رحاب|Rihab رزان|Razan رشا|Rasha
    رغد|Raghad رهام|Riham روان|Rawan ريم|Reem زهراء|Zahraa سحر|Sahar سعاد|Souad سلوى|Salwa سمية|Sumaya سميرة|Samira
    سيرين|Sirine شذى|Shatha شيرين|Shirin صفاء|Safaa عائشة|Aisha عايدة|Aida علا|Ola فداء|Fidaa كوثر|Kawthar لجين|Lujain
    لمياء|Lamia مرح|Marah ملاك|Malak منار|Manar ناهد|Nahed هديل|Hadeel هنادي|Hanadi هناء|Hanaa رغدة|Raghda
    رؤى|Roaa سجى|Saja سوزان|Suzan`,
  family: `حداد|Haddad منصور|Mansour نصار|Nassar حمدان|Hamdan خطيب|Khatib شاهين|Shaheen عواد|Awad نجار|Najjar
    فرح|Farah صالح|Saleh حسن|Hassan خليل|Khalil إبراهيم|Ibrahim يوسف|Youssef سعيد|Said ناصر|Nasser قاسم|Kassem
    حمود|Hammoud درويش|Darwish سلامة|Salameh عيسى|Issa جابر|Jaber حمدي|Hamdi زيدان|Zeidan زين|Zein شحادة|Shehadeh
    شعبان|Shaaban صباغ|Sabbagh عبود|Abboud عثمان|Othman عساف|Assaf غانم|Ghanem فارس|Fares كنعان|Kanaan مراد|Murad
    موسى|Moussa ياسين|Yassin بركات|Barakat حجازي|Hijazi رمضان|Ramadan سالم|Salem سليمان|Suleiman طه|Taha عيد|Eid
    قباني|Kabbani كرم|Karam مصري|Masri نعمة|Nehme هاشم|Hashem بدر|Badr`,
};

/**
 * Egypt, where the last name is as a rule a grandfather's given name. Coptic names are left out: a chain drawn
 * name by name would mix them with Muslim ones.
 */
export const EGYPT: Pools = {
  male: `محمد|Mohamed أحمد|Ahmed محمود|Mahmoud مصطفى|Mostafa علي|Ali حسن|Hassan إبراهيم|Ibrahim عمرو|Amr خالد|Khaled
    كريم|Karim طارق|Tarek يوسف|Youssef عبد_الرحمن|Abdelrahman إسلام|Islam هشام|Hesham شريف|Sherif
    حسين|Hussein عمر|Omar عبد_الله|Abdallah السيد|El_Sayed أيمن|Ayman أشرف|Ashraf وائل|Wael وليد|Walid تامر|Tamer
    هاني|Hany عادل|Adel سامح|Sameh حازم|Hazem حسام|Hossam ياسر|Yasser رامي|Rami زياد|Ziad مروان|Marwan باسم|Bassem
    إيهاب|Ehab عماد|Emad علاء|Alaa جمال|Gamal كمال|Kamal صلاح|Salah سمير|Samir نبيل|Nabil مجدي|Magdy رضا|Reda
    عصام|Essam مدحت|Medhat ماجد|Maged ممدوح|Mamdouh منصور|Mansour فتحي|Fathy فوزي|Fawzy رمضان|Ramadan شعبان|Shaaban
    رجب|Ragab جابر|Gaber سعيد|Said سعد|Saad صبري|Sabry عاطف|Atef عبد_العزيز|Abdelaziz عبد_الحميد|Abdelhamid
    عبد_المنعم|Abdelmoneim عبد_الفتاح|Abdelfattah عبد_الناصر|Abdelnasser عثمان|Osman إسماعيل|Ismail مؤمن|Moamen
    معتز|Moataz مهاب|Mohab نادر|Nader ناصر|Nasser أسامة|Osama أنس|Anas بلال|Belal بهاء|Bahaa
    حمدي|Hamdy حمزة|Hamza خليل|Khalil رأفت|Raafat رءوف|Raouf زكريا|Zakaria سليمان|Soliman
    شادي|Shady شهاب|Shehab طه|Taha عزت|Ezzat عيد|Eid فادي|Fady فاروق|Farouk فريد|Farid لطفي|Lotfy
    محسن|Mohsen مراد|Mourad موسى|Moussa هيثم|Haitham أدهم|Adham سيف|Seif رشاد|Rashad شوقي|Shawky يحيى|Yehia ياسين|Yassin`,
  female: `فاطمة|Fatma مريم|Mariam آية|Aya منى|Mona هدى|Hoda نورهان|Nourhan دينا|Dina سارة|Sara إيمان|Eman أسماء|Asmaa
    هبة|Heba رانيا|Rania شيماء|Shaimaa ياسمين|Yasmin نهى|Noha سلمى|Salma إنجي|Engy عبير|Abeer أميرة|Amira
    زينب|Zeinab نور|Nour إسراء|Esraa آلاء|Alaa أمل|Amal أماني|Amany دعاء|Doaa رحاب|Rehab ريهام|Reham سمر|Samar
    مروة|Marwa هند|Hend ولاء|Walaa وفاء|Wafaa عزة|Azza سحر|Sahar سماح|Samah سهام|Seham سهير|Soheir سناء|Sanaa سوزان|Suzan
    صباح|Sabah صفاء|Safaa عايدة|Aida غادة|Ghada فايزة|Fayza فريدة|Farida كريمة|Karima ليلى|Laila لمياء|Lamiaa ماجدة|Magda
    مديحة|Madiha مها|Maha مي|Mai ميار|Mayar ميرنا|Mirna نادية|Nadia ناهد|Nahed نبيلة|Nabila نجلاء|Naglaa ندى|Nada
    نرمين|Nermin نسرين|Nesrin نعمة|Neama نوال|Nawal هالة|Hala هاجر|Hagar هناء|Hanaa يارا|Yara يسرا|Yosra جنى|Jana
    حبيبة|Habiba حنان|Hanan خديجة|Khadiga داليا|Dalia رشا|Rasha رضوى|Radwa روان|Rawan ريم|Reem سامية|Samia سعاد|Soad
    سلوى|Salwa سمية|Somaya سميرة|Samira شهد|Shahd شيرين|Sherine عائشة|Aisha عفاف|Afaf علا|Ola فرح|Farah فيفي|Fifi
    كوثر|Kawsar لبنى|Lobna ملك|Malak منال|Manal منة_الله|Menatallah نانسي|Nancy
    نيرة|Nayera نيفين|Nevine هايدي|Heidi بسمة|Basma بسنت|Bassant تقى|Toqa جميلة|Gamila جيهان|Gehan حياة|Hayat
    روضة|Rawda زهرة|Zahra`,
  family: `محمد|Mohamed أحمد|Ahmed علي|Ali حسن|Hassan إبراهيم|Ibrahim محمود|Mahmoud السيد|El_Sayed عبد_الله|Abdallah
    مصطفى|Mostafa حسين|Hussein يوسف|Youssef سليمان|Soliman عثمان|Osman فرج|Farag المصري|El_Masry النجار|El_Naggar
    الشافعي|El_Shafei إسماعيل|Ismail خليل|Khalil سالم|Salem سعد|Saad منصور|Mansour رمضان|Ramadan شعبان|Shaaban
    عبد_الرحمن|Abdelrahman عبد_العزيز|Abdelaziz عبد_الحميد|Abdelhamid عبد_الفتاح|Abdelfattah عبد_المنعم|Abdelmoneim
    عبد_اللطيف|Abdellatif عبد_الغني|Abdelghany عبد_القادر|Abdelkader عبد_السلام|Abdelsalam عبد_الوهاب|Abdelwahab
    عبد_المجيد|Abdelmeguid عبد_الجواد|Abdelgawad عبد_العال|Abdelaal عبد_الهادي|Abdelhady عبد_النبي|Abdelnaby
    عبد_الحليم|Abdelhalim عبد_الرازق|Abdelrazek عبد_الكريم|Abdelkarim عبد_الملك|Abdelmalek عبد_المقصود|Abdelmaksoud
    الشرقاوي|El_Sharkawy الطنطاوي|El_Tantawy المنياوي|El_Menyawy البحيري|El_Beheiry الدسوقي|El_Desouky البدوي|El_Badawy
    الشناوي|El_Shenawy الجندي|El_Gendy الحداد|El_Haddad الخولي|El_Kholy الديب|El_Deeb الرفاعي|El_Refaey السعدني|El_Saadany
    الصاوي|El_Sawy الصعيدي|El_Saeedy العدوي|El_Adawy العزب|El_Azab العطار|El_Attar الغزالي|El_Ghazaly الفقي|El_Feky
    القاضي|El_Kady الليثي|El_Leithy المهدي|El_Mahdy النمر|El_Nemr الهواري|El_Hawary الوكيل|El_Wakil الحسيني|El_Husseiny
    البنا|El_Banna الباز|El_Baz الجمال|El_Gammal الحلواني|El_Halawany الخطيب|El_Khateeb الزيات|El_Zayat السباعي|El_Sebaey
    السمان|El_Samman الشاذلي|El_Shazly الشريف|El_Sherif الشيمي|El_Shimy الصباغ|El_Sabbagh العشري|El_Ashry
    العربي|El_Araby الغندور|El_Ghandour الفار|El_Far القصاص|El_Kassas الكومي|El_Komy المغربي|El_Maghraby النحاس|El_Nahas
    فهمي|Fahmy شوقي|Shawky صبري|Sabry رشدي|Roshdy زكي|Zaki شاهين|Shahin شلبي|Shalaby صقر|Sakr طه|Taha عامر|Amer
    عطية|Attia عوض|Awad عيسى|Eissa غانم|Ghanem غنيم|Ghoneim فؤاد|Fouad فوزي|Fawzy قاسم|Kassem قنديل|Kandil كامل|Kamel
    كمال|Kamal لطفي|Lotfy مرسي|Morsy مبروك|Mabrouk موسى|Moussa نصر|Nasr نصار|Nassar هلال|Helal ياسين|Yassin
    يونس|Younes بدوي|Badawy بكر|Bakr بيومي|Bayoumy توفيق|Tawfik جابر|Gaber جاد|Gad جمعة|Gomaa حافظ|Hafez حجازي|Hegazy
    حماد|Hammad حمدي|Hamdy خضر|Khedr خطاب|Khattab درويش|Darwish دياب|Diab راغب|Ragheb رزق|Rizk زهران|Zahran
    زيدان|Zidan سرور|Sorour سلامة|Salama سلطان|Sultan سويلم|Sweilam شحاتة|Shehata صالح|Saleh صلاح|Salah
       منير|Mounir وهبة|Wahba بركات|Barakat عزام|Azzam زايد|Zayed عمار|Ammar راشد|Rashed`,
};

/** A pool with some names in another Latin spelling, e.g. `Jamel>Jamal`. */
export function respelt(pool: string, changes: string): string {
  const own = new Map(changes.split(/\s+/).map((change) => change.split('>') as [string, string]));
  return pool.replace(/\|(\S+)/g, (_, latin: string) => `|${own.get(latin) ?? latin}`);
}

/** Morocco, Algeria and Tunisia: French-based spelling, which each of them varies. */
export const MAGHREB: Pools = {
  male: `محمد|Mohamed أحمد|Ahmed يوسف|Youssef عمر|Omar أمين|Amine مهدي|Mehdi رشيد|Rachid كريم|Karim حمزة|Hamza
    نبيل|Nabil وليد|Walid سامي|Sami أنيس|Anis حسام|Houssem علي|Ali حسن|Hassan حسين|Hussein إبراهيم|Ibrahim
    خالد|Khaled عبد_الله|Abdellah عبد_القادر|Abdelkader عبد_الكريم|Abdelkrim عبد_الرحمن|Abderrahmane عبد_العزيز|Abdelaziz
    عبد_الحق|Abdelhak عبد_الحميد|Abdelhamid عبد_اللطيف|Abdellatif عبد_المجيد|Abdelmajid عبد_الغني|Abdelghani
    عبد_السلام|Abdeslam عبد_الوهاب|Abdelouahab مصطفى|Mustapha جمال|Jamel كمال|Kamel فريد|Farid فؤاد|Fouad فيصل|Fayçal
    سمير|Samir سعيد|Said صالح|Salah سليم|Slim طارق|Tarek توفيق|Toufik ياسر|Yasser ياسين|Yassine زكرياء|Zakaria
    أيوب|Ayoub أنس|Anas أسامة|Oussama أشرف|Achraf أيمن|Aymen بلال|Bilal إلياس|Ilyes إسماعيل|Ismail آدم|Adam ريان|Rayan
    بشير|Bachir بدر|Badr حكيم|Hakim حميد|Hamid إدريس|Idriss جواد|Jaouad لطفي|Lotfi ماهر|Maher مالك|Malek مروان|Marouane
    محمود|Mahmoud منير|Mounir مراد|Mourad ناصر|Nasser نور_الدين|Noureddine رضا|Redha رياض|Riadh رمزي|Ramzi رؤوف|Raouf
    صابر|Saber سيف_الدين|Seifeddine سفيان|Sofiane سليمان|Slimane شكري|Chokri شريف|Chérif طه|Taha عادل|Adel عماد|Imed
    عز_الدين|Azzedine علاء_الدين|Alaeddine فتحي|Fethi فارس|Fares قيس|Kaïs لمين|Lamine مختار|Mokhtar منصف|Moncef
    هادي|Hédi هيثم|Haythem وسيم|Wassim يحيى|Yahia يونس|Younes زياد|Zied زهير|Zouhir عثمان|Othmane عيسى|Aïssa موسى|Moussa
    جعفر|Djaafar نعيم|Naïm شهاب|Chiheb غسان|Ghassen بلقاسم|Belkacem`,
  female: `فاطمة|Fatima خديجة|Khadija مريم|Meriem سلمى|Salma نادية|Nadia حنان|Hanane أسماء|Asma إيمان|Imane سناء|Sanaa
    أمينة|Amina آمال|Amel سارة|Sara هاجر|Hajer لمياء|Lamia زينب|Zineb فاطمة_الزهراء|Fatima_Zahra عائشة|Aïcha
    نور_الهدى|Nour_El_Houda رانية|Rania ياسمين|Yasmine سمية|Soumaya حفصة|Hafsa إكرام|Ikram إسراء|Israa آية|Aya نور|Nour
    دنيا|Dounia فرح|Farah غزلان|Ghizlane حياة|Hayet هدى|Houda جميلة|Jamila كريمة|Karima كوثر|Kaouther ليلى|Leïla لبنى|Loubna
    مليكة|Malika منى|Mouna نجاة|Najet نجوى|Najoua نوال|Naoual نعيمة|Naïma نزيهة|Naziha رشيدة|Rachida رجاء|Raja
    رحمة|Rahma رقية|Rokia ريم|Rim صباح|Sabah سعاد|Souad سعيدة|Saida صفية|Safia سلوى|Saloua سميرة|Samira سهام|Siham
    سهيلة|Souhila صونيا|Sonia شيماء|Chaima شهرزاد|Chahrazed وفاء|Wafa وسيلة|Wassila وهيبة|Wahiba يسرى|Yosra زهرة|Zohra
    زهور|Zhour زكية|Zakia أحلام|Ahlem أميرة|Amira أنيسة|Anissa أريج|Arij بشرى|Bouchra بسمة|Basma دليلة|Dalila
    فضيلة|Fadhila فائزة|Faïza فريدة|Farida فتيحة|Fatiha فوزية|Faouzia هالة|Hela هند|Hind إلهام|Ilhem إيناس|Ines
    جيهان|Jihane خولة|Khaoula لطيفة|Latifa ليندة|Linda لينا|Lina مها|Maha منال|Manel ميساء|Maïssa نبيلة|Nabila
    نسرين|Nesrine نسيمة|Nassima نورة|Noura رباب|Rabab رفيقة|Rafika رميساء|Roumaissa سامية|Samia صابرين|Sabrine
    سندس|Sondes ثريا|Thouraya وداد|Widad ياقوت|Yakout يمينة|Yamina زبيدة|Zoubida مروى|Maroua`,
  family: `بن_علي|Ben_Ali الشريف|Chérif منصوري|Mansouri حمدي|Hamdi العمري|Amri بوزيد|Bouzid بلحاج|Belhadj سليماني|Slimani
    رحماني|Rahmani براهيمي|Brahimi قاسمي|Kacimi مرابط|Mrabet ناصري|Nasri صالحي|Salhi زروقي|Zerrouki هاشمي|Hachemi
    بن_عمر|Ben_Amor خليفي|Khelifi عباسي|Abbassi سعيدي|Saïdi العربي|Larbi مباركي|Mbarki طاهري|Tahiri يوسفي|Youssfi
    عيساوي|Aïssaoui بكاري|Bakkari حداد|Haddad فرجاني|Ferjani زيتوني|Zitouni مسعودي|Messaoudi كريمي|Karimi
    الهاني|Hani الحسني|Hassani داودي|Daoudi رزقي|Rezgui شعباني|Chaabani`,
};
