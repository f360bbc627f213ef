import { scriptBy } from '../../data/southAsianNames.ts';
import type { NameFacts } from '../../model.ts';

/** Names in Urdu and Latin letters. */
const script =
  scriptBy(`محمد|Muhammad علی|Ali احمد|Ahmed حسن|Hassan بلال|Bilal عثمان|Usman عمر|Umar عمران|Imran فیصل|Faisal
  کامران|Kamran شاہد|Shahid زبیر|Zubair حمزہ|Hamza عدنان|Adnan وقاص|Waqas طارق|Tariq آصف|Asif نعمان|Noman
  ارسلان|Arslan اسد|Asad حسین|Hussain عبداللہ|Abdullah ابراہیم|Ibrahim یوسف|Yousaf اسماعیل|Ismail رضوان|Rizwan
  عرفان|Irfan ندیم|Nadeem نوید|Naveed جاوید|Javed خالد|Khalid سلیم|Saleem شکیل|Shakeel جمیل|Jamil کاشف|Kashif
  عاطف|Atif عامر|Aamir ساجد|Sajid ماجد|Majid واجد|Wajid عابد|Abid زاہد|Zahid راشد|Rashid ارشد|Arshad امجد|Amjad
  اختر|Akhtar اکرم|Akram اسلم|Aslam اشرف|Ashraf انور|Anwar اقبال|Iqbal افضل|Afzal اکبر|Akbar اصغر|Asghar
  اعجاز|Ejaz اعظم|Azam اویس|Awais ایاز|Ayaz بابر|Babar تنویر|Tanveer ثاقب|Saqib جنید|Junaid جہانگیر|Jahangir
  حارث|Haris حمید|Hameed خرم|Khurram دانش|Danish ذیشان|Zeeshan رفیق|Rafiq رمیز|Rameez ریاض|Riaz زین|Zain
  سرفراز|Sarfraz سعد|Saad سعید|Saeed سفیان|Sufyan سہیل|Sohail شعیب|Shoaib شہباز|Shahbaz شہزاد|Shahzad صابر|Sabir
  صفدر|Safdar ضیاء|Zia طاہر|Tahir طلحہ|Talha ظفر|Zafar ظہیر|Zaheer عاصم|Asim عباس|Abbas عبدالرحمن|Abdul_Rehman
  عزیر|Uzair عمیر|Umair غلام|Ghulam فاروق|Farooq فرحان|Farhan فرخ|Farrukh فہد|Fahad قاسم|Qasim قیصر|Qaiser
  لقمان|Luqman مبشر|Mubashir محسن|Mohsin مدثر|Mudassar مزمل|Muzammil معاذ|Muaz منیر|Munir ناصر|Nasir نبیل|Nabeel
  ہارون|Haroon وسیم|Waseem یاسر|Yasir فاطمہ|Fatima عائشہ|Ayesha زینب|Zainab مریم|Maryam صائمہ|Saima ثناء|Sana
  حنا|Hina نادیہ|Nadia سعدیہ|Sadia رابعہ|Rabia شازیہ|Shazia اقرا|Iqra کنول|Kanwal بشریٰ|Bushra عروج|Urooj
  سدرہ|Sidra مہوش|Mehwish خدیجہ|Khadija روبینہ|Rubina نورین|Noreen آمنہ|Amna اسماء|Asma انعم|Anam ارم|Irum
  انیلہ|Aneela بینش|Beenish تہمینہ|Tehmina ثمینہ|Samina ثوبیہ|Sobia جویریہ|Javeria حفصہ|Hafsa حلیمہ|Haleema
  حمیرا|Humaira خالدہ|Khalida راحیلہ|Raheela رخسانہ|Rukhsana رفعت|Riffat رقیہ|Ruqayya زاہدہ|Zahida زبیدہ|Zubaida
  زرینہ|Zareena زویا|Zoya سائرہ|Saira ساجدہ|Sajida سارہ|Sara سحر|Sehar سعیدہ|Saeeda سلمیٰ|Salma سمیرا|Sumaira
  سمیعہ|Samia سونیا|Sonia شاہدہ|Shahida شبانہ|Shabana شبنم|Shabnam شگفتہ|Shagufta شمائلہ|Shumaila شمیم|Shamim
  شہناز|Shahnaz صبا|Saba صدف|Sadaf صفیہ|Safia طاہرہ|Tahira طیبہ|Tayyaba زہرہ|Zahra عابدہ|Abida عاصمہ|Asima
  عالیہ|Aliya عذرا|Azra عظمیٰ|Uzma عفت|Iffat علینہ|Alina عمارہ|Ammara غزالہ|Ghazala فائزہ|Faiza فاخرہ|Fakhra
  فرح|Farah فرحت|Farhat فرزانہ|Farzana فریحہ|Fareeha فریدہ|Farida فوزیہ|Fouzia قرۃالعین|Quratulain کرن|Kiran
  کلثوم|Kulsoom لبنیٰ|Lubna ماریہ|Maria ماہم|Maham مدیحہ|Madiha مسرت|Musarrat منیبہ|Muniba منزہ|Munazza
  میمونہ|Maimoona نائلہ|Naila نازیہ|Nazia ناہید|Naheed نجمہ|Najma نرگس|Nargis نسرین|Nasreen نسیم|Naseem
  نصرت|Nusrat نگہت|Nighat نمرہ|Nimra نوشین|Nosheen ہاجرہ|Hajra ہما|Huma یاسمین|Yasmin خان|Khan ملک|Malik شاہ|Shah
  بٹ|Butt چوہدری|Chaudhry قریشی|Qureshi شیخ|Sheikh رانا|Rana بھٹی|Bhatti راجہ|Raja مرزا|Mirza صدیقی|Siddiqui
  عباسی|Abbasi اعوان|Awan میمن|Memon بلوچ|Baloch آفریدی|Afridi خٹک|Khattak گوندل|Gondal مغل|Mughal جٹ|Jutt ڈار|Dar
  لون|Lone میر|Mir ہاشمی|Hashmi نقوی|Naqvi رضوی|Rizvi زیدی|Zaidi کاظمی|Kazmi بخاری|Bukhari گیلانی|Gillani
  جعفری|Jafri عابدی|Abidi ترمذی|Tirmizi شیرازی|Shirazi انصاری|Ansari فاروقی|Farooqi عثمانی|Usmani علوی|Alvi
  ہمدانی|Hamdani تنولی|Tanoli یوسفزئی|Yousafzai درانی|Durrani نیازی|Niazi لودھی|Lodhi مہمند|Mohmand وزیر|Wazir
  محسود|Mehsud بنگش|Bangash اورکزئی|Orakzai شنواری|Shinwari کاکڑ|Kakar اچکزئی|Achakzai ترین|Tareen مری|Marri
  بگٹی|Bugti مینگل|Mengal رئیسانی|Raisani جمالی|Jamali مگسی|Magsi لغاری|Leghari مزاری|Mazari کھوسہ|Khosa
  بزدار|Buzdar رند|Rind چانڈیو|Chandio لاشاری|Lashari جتوئی|Jatoi بھٹو|Bhutto سومرو|Soomro پیرزادہ|Pirzada
  ابڑو|Abro کلہوڑو|Kalhoro مہر|Mahar سیال|Sial ٹوانہ|Tiwana وڑائچ|Warraich چیمہ|Cheema چٹھہ|Chattha باجوہ|Bajwa
  سندھو|Sandhu گل|Gill رندھاوا|Randhawa ورک|Virk تارڑ|Tarar رانجھا|Ranjha ڈوگر|Dogar گجر|Gujjar کھوکھر|Khokhar
  جنجوعہ|Janjua منہاس|Minhas ستی|Satti کیانی|Kiani امین|Amin عزیز|Aziz بشیر|Bashir غفور|Ghafoor حنیف|Hanif
  حیات|Hayat کریم|Karim لطیف|Latif محمود|Mahmood مجید|Majeed منظور|Manzoor مسعود|Masood نذیر|Nazir نواز|Nawaz
  پرویز|Pervaiz رحمان|Rehman رشید|Rasheed رزاق|Razzaq صادق|Sadiq شریف|Sharif یعقوب|Yaqoob زمان|Zaman شوکت|Shaukat
  مشتاق|Mushtaq مختار|Mukhtar بھٹہ|Bhutta سہگل|Sehgal وٹو|Wattoo کمبوہ|Kamboh آرائیں|Arain پراچہ|Paracha
  خواجہ|Khawaja گل|Gul شیر|Sher زرک|Zarak مسیح|Masih بی_بی|Bibi بیگم|Begum خاتون|Khatoon بانو|Bano ایان|Ayan
  ریان|Rayyan عبدالہادی|Abdul_Hadi احسن|Ahsan اقصیٰ|Aqsa لائبہ|Laiba اریبہ|Areeba حرا|Hira فضہ|Fizza ایمان|Eman
  ماہنور|Mahnoor علیشبہ|Alishba رحمت|Rehmat فضل|Fazal کرم|Karam برکت|Barkat صدیق|Siddique رشیدہ|Rasheeda
  حمیدہ|Hameeda کنیز|Kaneez صغریٰ|Sughra رضیہ|Razia ثریا|Surraya ممتاز|Mumtaz خورشید|Khurshid پروین|Parveen
  سلطان|Sultan عطا|Atta نور|Noor شمشاد|Shamshad گلزار|Gulzar یونس|Younas رمضان|Ramzan عنایت|Inayat ہدایت|Hidayat
  حیدر|Haider معیز|Moeez شایان|Shayan حسنین|Hasnain موسیٰ|Musa عیسیٰ|Essa صائم|Saim عبدالمعیز|Abdul_Moiz
  رحیم|Raheem مراد|Murad زمرد|Zamarud عالم|Alam بادشاہ|Badshah جان|Jan زریں|Zarin داؤد|Dawood سلمان|Salman
  ولی|Wali نصیب|Naseeb حضرت|Hazrat شاہین|Shaheen پلوشہ|Palwasha گلالئی|Gulalai زرغونہ|Zarghuna سپوگمئی|Spogmai
  مشال|Mashal ملالہ|Malala کائنات|Kainat مسکان|Muskan ایشال|Eshal حورین|Hoorain زارا|Zara عائزہ|Aiza عنایہ|Inaya
  دعا|Dua مناہل|Minahil ذوالفقار|Zulfiqar بے_نظیر|Benazir سسی|Sassui ماروی|Marvi مومل|Moomal نیلم|Neelam
  مہران|Mehran گھنور|Ghanwar الٰہی|Elahi بخش|Bakhsh اللہ_ڈنو|Allah_Dino اللہ_بخش|Allah_Bakhsh نبی|Nabi قادر|Qadir
  دلشاد|Dilshad سردار|Sardar مہناز|Mahnaz بانڑی|Banari بختاور|Bakhtawar نازبی_بی|Naz_Bibi گل_بی_بی|Gul_Bibi
  ڈیوڈ|David یعقوب|Yaqub پطرس|Patras جارج|George سیموئیل|Samuel سنیل|Sunil عمانوئیل|Emmanuel یوحنا|Yuhanna
  مریم|Mariam روتھ|Ruth سوزن|Susan ایستر|Esther گلوریا|Gloria راحیل|Rachel سہوترا|Sahotra پال|Paul جوزف|Joseph
  فرانسس|Francis جان|John ولیم|William رضا|Raza حق|Haq صمد|Samad سبحانی|Subhani فریدی|Faridi برلاس|Barlas
  وارثی|Warsi قدوائی|Kidwai نعمانی|Nomani پٹیل|Patel تھانوی|Thanvi بیگ|Baig خانزادہ|Khanzada راجپوت|Rajput
  یوسفی|Yousafi عارف|Arif وحید|Waheed ملاح|Mallah کھوڑو|Khuhro شورو|Shoro پنہور|Panhwar قاضی|Qazi سولنگی|Solangi
  شر|Shar مہیسر|Mahesar جونیجو|Junejo لانگاہ|Langah پلیجو|Palijo انڑ|Unar تالپور|Talpur دھاریجو|Dharejo
  بروہی|Brohi گبول|Gabol لہڑی|Lehri زہری|Zehri بنگلزئی|Bangulzai رخشانی|Rakhshani کرد|Kurd شاہوانی|Shahwani
  محمد_شاہی|Muhammad_Shahi ناصر|Nasar توخی|Tokhi خلجی|Khilji مروت|Marwat گنڈاپور|Gandapur داوڑ|Dawar خلیل|Khalil
  صافی|Safi اتمان_خیل|Utmankhel سواتی|Swati ترکئی|Tarakai سدوزئی|Saddozai کنڈی|Kundi بٹنی|Bettani طوری|Turi`);

const native = '{given.native} {family.native}';

/** Given names of the Punjab, of Karachi and by and large of all Muslims, by the year of birth. */
const MALE = {
  0: `Muhammad Ghulam Bashir Nazir Sharif Abdul_Rehman Allah_Bakhsh Rehmat Fazal Karam Barkat Siddique Yaqoob Manzoor Inayat Hidayat
    Khurshid Ramzan Younas Aslam Akram Anwar Iqbal Sultan Rafiq Hanif`,
  1950: `Muhammad Ghulam Aslam Akram Ashraf Anwar Iqbal Akhtar Afzal Arshad Bashir Nazir Rafiq Riaz Khalid Saleem Javed Tariq Mumtaz
    Mushtaq Younas Ramzan Hanif Sharif Munir Zafar`,
  1965: `Muhammad Khalid Tariq Javed Arshad Iqbal Saleem Nadeem Amjad Ejaz Riaz Shahid Zafar Tanveer Naveed Pervaiz Sajid Akhtar Nasir
    Tahir Mushtaq Zulfiqar Jamil Asghar Azam Abid`,
  1980: `Muhammad Imran Kamran Asif Shahid Faisal Adnan Irfan Kashif Rizwan Naveed Nadeem Sajid Zahid Aamir Atif Waseem Yasir Sohail
    Shahzad Khurram Zeeshan Noman Waqas Asim Farhan Babar`,
  1995: `Muhammad Ali Ahmed Hassan Bilal Usman Hamza Umar Abdullah Arslan Zain Waqas Talha Awais Junaid Haris Saad Danish Umair Sufyan
    Hussain Asad Fahad Hasnain Ahsan Moeez`,
} as const;

const FEMALE = {
  0: `Rasheeda Hameeda Kaneez Sughra Zubaida Razia Surraya Mumtaz Khurshid Parveen Zainab Kulsoom Khadija Fatima Safia Haleema
    Naseem Shamim Ruqayya Anwar Rehmat Iqbal`,
  1950: `Parveen Nasreen Naseem Shamim Zubaida Razia Surraya Mumtaz Khalida Zahida Tahira Shahida Saeeda Najma Farida Shahnaz Azra
    Rukhsana Nusrat Musarrat Kulsoom Safia Hameeda Rasheeda`,
  1965: `Nasreen Shahnaz Rukhsana Rubina Samina Shaheen Farzana Yasmin Naheed Najma Nargis Tahira Ghazala Shahida Zahida
    Azra Musarrat Nighat Farhat Shagufta Riffat Abida Sajida Parveen`,
  1980: `Saima Shazia Nadia Sadia Sumaira Asma Uzma Fouzia Samina Rubina Naila Nazia Shumaila Rabia Bushra Humaira Lubna Farah Huma
    Sobia Saira Amna Noreen Aneela Raheela Shabana`,
  1995: `Fatima Ayesha Maryam Iqra Sana Zainab Amna Hira Maham Khadija Anam Rabia Sidra Mehwish Aqsa Laiba Areeba Nimra Zoya
    Hafsa Javeria Kiran Alina Tayyaba Eman Mahnoor Muniba`,
} as const;

const PASHTUN_MALE = {
  0: 'Gul Sher Zamarud Hazrat Badshah Abdul_Rehman Wali Sultan Rehmat Fazal Noor Jan Alam Muhammad Akbar',
  1965: 'Muhammad Fazal Sher Noor Gul Rehmat Akbar Javed Zahid Iqbal Tariq Wali Nasir Sajid Hidayat Azam Murad',
  1985: 'Muhammad Imran Bilal Zarak Kamran Salman Hamza Asad Shahid Waqas Junaid Adnan Sher Dawood Haris Abdullah Uzair Musa',
} as const;

const PASHTUN_FEMALE = {
  0: 'Zarghuna Gul_Bibi Naz_Bibi Zainab Fatima Bakhtawar Noor Shamim Hameeda Rasheeda Parveen Safia',
  1965: 'Nasreen Shaheen Zarghuna Gulalai Parveen Salma Rukhsana Yasmin Naheed Farzana Nargis Shahida Bushra',
  1985: 'Palwasha Spogmai Mashal Gulalai Ayesha Fatima Sana Hina Maryam Kainat Zainab Malala Hafsa Saba Iqra Neelam',
} as const;

const SINDHI_MALE = {
  0: 'Allah_Bakhsh Allah_Dino Ghulam Muhammad Bakhsh Qadir Murad Sultan Elahi Mir Karam Noor Ramzan',
  1965: 'Ghulam Abdul_Rehman Mushtaq Zulfiqar Ali Nazir Allah_Dino Riaz Mumtaz Khalid Javed Muhammad Akbar Aslam',
  1985: 'Ali Muhammad Asif Mehran Imran Sajid Waqas Zulfiqar Bilal Aamir Faisal Shahzad Murad Ahsan Abdullah Kamran',
} as const;

const SINDHI_FEMALE = {
  0: 'Zainab Bakhtawar Sughra Kaneez Noor Razia Fatima Hameeda Khadija Rasheeda Zubaida',
  1965: 'Benazir Nasreen Shahida Naheed Parveen Marvi Rukhsana Zahida Farzana Shabana Shaheen Nargis',
  1985: 'Marvi Moomal Sassui Benazir Sana Aqsa Bakhtawar Iqra Ayesha Fatima Kainat Neelam Saima Zara Mahnoor',
} as const;

/** Names by people: of the Punjab, of the Urdu speakers of Karachi, Pashtuns, Sindhis, Baloch, and the Christians of the Punjab. */
export const pakistaniNames: readonly NameFacts[] = [
  {
    share: 64,
    near: { Punjab: 88, Sindh: 12, 'Khyber Pakhtunkhwa': 10, Balochistan: 8 },
    native,
    script,
    male: MALE,
    female: FEMALE,
    family: `Ahmed:4 Ali:4 Khan/Bibi:4 Malik:3.5 Hussain/Bibi:3.5 Butt:2 Chaudhry:2 Iqbal/Akhtar:2 Shah:2 Bhatti Awan Rana Mughal Raja
      Sheikh Gondal Jutt Dar Lone Mir Mirza Bukhari Gillani Naqvi Kazmi Hashmi Qureshi Ansari Javed Sial Tiwana Warraich Cheema Chattha
      Bajwa Sandhu Gill Randhawa Virk Tarar Ranjha Dogar Gujjar Khokhar Janjua Minhas Satti Kiani Abbasi Ashraf Aslam Akram Akhtar Anwar
      Afzal Akbar Arshad Amin Aziz Bashir/Begum Farooq Ghafoor Hameed Hanif Hayat Ibrahim Ismail Jamil Karim Latif Mahmood Majeed
      Manzoor Masood Nazir/Begum Nawaz Pervaiz Rafiq Rehman Rasheed Razzaq Riaz Sadiq Saleem Sharif Tariq Yaqoob Yousaf Zafar Zaman
      Khalid Shaukat Mushtaq Mukhtar Bhutta Sehgal Wattoo Kamboh Arain Paracha Khawaja Niazi Tanoli`,
  },
  {
    share: 10,
    near: { Punjab: 3, Sindh: 42, 'Khyber Pakhtunkhwa': 1, Balochistan: 3 },
    native,
    script,
    male: MALE,
    female: FEMALE,
    family: `Khan:7 Ahmed:6 Ali:5 Siddiqui:5 Qureshi:4 Ansari:4 Hussain:3 Sheikh:3 Rizvi Zaidi Naqvi Farooqi Usmani Alvi Hashmi Jafri Abidi
      Baig Mirza Rajput Raza Haq Samad Subhani Faridi Barlas Warsi Kidwai Nomani Thanvi Khanzada Yousafi Lodhi Hamdani Shirazi Tirmizi
      Memon Patel Rehman Aziz Waheed Arif`,
  },
  {
    share: 18,
    near: { Punjab: 5, Sindh: 13, 'Khyber Pakhtunkhwa': 87, Balochistan: 42 },
    native,
    script,
    male: PASHTUN_MALE,
    female: PASHTUN_FEMALE,
    family: `Khan/Bibi:30 Afridi:5 Yousafzai:5 Shah:4 Khattak:4 Gul Mohmand Wazir Mehsud Bangash Orakzai Shinwari Durrani Kakar
      Achakzai Tareen Nasar Tokhi Khilji Marwat Gandapur Dawar Khalil Safi Utmankhel Swati Tarakai Saddozai Babar Kundi Bettani Turi Jan
      Rehman Alam`,
  },
  {
    share: 4,
    near: { Punjab: 0.5, Sindh: 25, 'Khyber Pakhtunkhwa': 0.2, Balochistan: 4 },
    native,
    script,
    male: SINDHI_MALE,
    female: SINDHI_FEMALE,
    family: `Soomro:5 Memon:5 Shah:4 Bhutto:3 Abro Kalhoro Mahar Chandio Jatoi Pirzada Mallah Khuhro Shoro Panhwar Qazi Solangi Shar Mahesar
      Junejo Langah Palijo Unar Talpur Dharejo Brohi Leghari Khosa Sheikh Abbasi Qureshi`,
  },
  {
    share: 2,
    near: { Punjab: 1.5, Sindh: 6, 'Khyber Pakhtunkhwa': 0.3, Balochistan: 42 },
    native,
    script,
    male: SINDHI_MALE,
    female: SINDHI_FEMALE,
    family: `Baloch:25 Marri Bugti Mengal Raisani Jamali Magsi Leghari Mazari Khosa Buzdar Rind Lashari Brohi Gabol Lehri Zehri Bangulzai
      Rakhshani Kurd Shahwani Muhammad_Shahi`,
  },
  {
    share: 2,
    near: { Punjab: 2, Sindh: 2, 'Khyber Pakhtunkhwa': 0.5, Balochistan: 1 },
    native,
    script,
    male: {
      0: 'Yaqub Barkat Patras George Emmanuel Yuhanna Inayat Rehmat Samuel',
      1970: 'Sunil Shahzad Asif David Samuel Imran George Emmanuel Aamir Kashif Patras',
    },
    female: {
      0: 'Mariam Rehmat Esther Rachel Ruth Parveen Kaneez',
      1970: 'Maria Shazia Nasreen Susan Ruth Gloria Esther Rachel Kiran Saima Sana',
    },
    family: 'Masih/Bibi:35 Bhatti Gill Sahotra Paul Joseph Francis John William Samuel George Sandhu Khokhar',
  },
];
