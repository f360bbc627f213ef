import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

/** Given names of the Punjab, of Karachi and by and large of all Muslims, by the year of birth. */
const MALE = {
  0: `محمد|Muhammad غلام|Ghulam بشیر|Bashir نذیر|Nazir شریف|Sharif عبدالرحمن|Abdul_Rehman اللہ_بخش|Allah_Bakhsh رحمت|Rehmat فضل|Fazal کرم|Karam برکت|Barkat
    صدیق|Siddique یعقوب|Yaqoob منظور|Manzoor عنایت|Inayat ہدایت|Hidayat خورشید|Khurshid رمضان|Ramzan یونس|Younas اسلم|Aslam اکرم|Akram انور|Anwar
    اقبال|Iqbal سلطان|Sultan رفیق|Rafiq حنیف|Hanif`,
  1950: `محمد|Muhammad غلام|Ghulam اسلم|Aslam اکرم|Akram اشرف|Ashraf انور|Anwar اقبال|Iqbal اختر|Akhtar افضل|Afzal ارشد|Arshad بشیر|Bashir نذیر|Nazir
    رفیق|Rafiq ریاض|Riaz خالد|Khalid سلیم|Saleem جاوید|Javed طارق|Tariq ممتاز|Mumtaz مشتاق|Mushtaq یونس|Younas رمضان|Ramzan حنیف|Hanif شریف|Sharif
    منیر|Munir ظفر|Zafar`,
  1965: `محمد|Muhammad خالد|Khalid طارق|Tariq جاوید|Javed ارشد|Arshad اقبال|Iqbal سلیم|Saleem ندیم|Nadeem امجد|Amjad اعجاز|Ejaz ریاض|Riaz شاہد|Shahid ظفر|Zafar
    تنویر|Tanveer نوید|Naveed پرویز|Pervaiz ساجد|Sajid اختر|Akhtar ناصر|Nasir طاہر|Tahir مشتاق|Mushtaq ذوالفقار|Zulfiqar جمیل|Jamil اصغر|Asghar اعظم|Azam
    عابد|Abid`,
  1980: `محمد|Muhammad عمران|Imran کامران|Kamran آصف|Asif شاہد|Shahid فیصل|Faisal عدنان|Adnan عرفان|Irfan کاشف|Kashif رضوان|Rizwan نوید|Naveed ندیم|Nadeem
    ساجد|Sajid زاہد|Zahid عامر|Aamir عاطف|Atif وسیم|Waseem یاسر|Yasir سہیل|Sohail شہزاد|Shahzad خرم|Khurram ذیشان|Zeeshan نعمان|Noman وقاص|Waqas عاصم|Asim
    فرحان|Farhan بابر|Babar`,
  1995: `محمد|Muhammad علی|Ali احمد|Ahmed حسن|Hassan بلال|Bilal عثمان|Usman حمزہ|Hamza عمر|Umar عبداللہ|Abdullah ارسلان|Arslan زین|Zain وقاص|Waqas طلحہ|Talha
    اویس|Awais جنید|Junaid حارث|Haris سعد|Saad دانش|Danish عمیر|Umair سفیان|Sufyan حسین|Hussain اسد|Asad فہد|Fahad حسنین|Hasnain احسن|Ahsan معیز|Moeez`,
} as const;

const FEMALE = {
  0: `رشیدہ|Rasheeda حمیدہ|Hameeda کنیز|Kaneez صغریٰ|Sughra زبیدہ|Zubaida رضیہ|Razia ثریا|Surraya ممتاز|Mumtaz خورشید|Khurshid پروین|Parveen زینب|Zainab
    کلثوم|Kulsoom خدیجہ|Khadija فاطمہ|Fatima صفیہ|Safia حلیمہ|Haleema نسیم|Naseem شمیم|Shamim رقیہ|Ruqayya انور|Anwar رحمت|Rehmat اقبال|Iqbal`,
  1950: `پروین|Parveen نسرین|Nasreen نسیم|Naseem شمیم|Shamim زبیدہ|Zubaida رضیہ|Razia ثریا|Surraya ممتاز|Mumtaz خالدہ|Khalida زاہدہ|Zahida طاہرہ|Tahira
    شاہدہ|Shahida سعیدہ|Saeeda نجمہ|Najma فریدہ|Farida شہناز|Shahnaz عذرا|Azra رخسانہ|Rukhsana نصرت|Nusrat مسرت|Musarrat کلثوم|Kulsoom صفیہ|Safia
    حمیدہ|Hameeda رشیدہ|Rasheeda`,
  1965: `نسرین|Nasreen شہناز|Shahnaz رخسانہ|Rukhsana روبینہ|Rubina ثمینہ|Samina شاہین|Shaheen فرزانہ|Farzana یاسمین|Yasmin ناہید|Naheed نجمہ|Najma نرگس|Nargis
    طاہرہ|Tahira غزالہ|Ghazala شاہدہ|Shahida زاہدہ|Zahida عذرا|Azra مسرت|Musarrat نگہت|Nighat فرحت|Farhat شگفتہ|Shagufta رفعت|Riffat عابدہ|Abida
    ساجدہ|Sajida پروین|Parveen`,
  1980: `صائمہ|Saima شازیہ|Shazia نادیہ|Nadia سعدیہ|Sadia سمیرا|Sumaira اسماء|Asma عظمیٰ|Uzma فوزیہ|Fouzia ثمینہ|Samina روبینہ|Rubina نائلہ|Naila نازیہ|Nazia
    شمائلہ|Shumaila رابعہ|Rabia بشریٰ|Bushra حمیرا|Humaira لبنیٰ|Lubna فرح|Farah ہما|Huma ثوبیہ|Sobia سائرہ|Saira آمنہ|Amna نورین|Noreen انیلہ|Aneela
    راحیلہ|Raheela شبانہ|Shabana`,
  1995: `فاطمہ|Fatima عائشہ|Ayesha مریم|Maryam اقرا|Iqra ثناء|Sana زینب|Zainab آمنہ|Amna حرا|Hira ماہم|Maham خدیجہ|Khadija انعم|Anam رابعہ|Rabia سدرہ|Sidra
    مہوش|Mehwish اقصیٰ|Aqsa لائبہ|Laiba اریبہ|Areeba نمرہ|Nimra زویا|Zoya حفصہ|Hafsa جویریہ|Javeria کرن|Kiran علینہ|Alina طیبہ|Tayyaba ایمان|Eman
    ماہنور|Mahnoor منیبہ|Muniba`,
} as const;

const PASHTUN_MALE = {
  0: `گل|Gul شیر|Sher زمرد|Zamarud حضرت|Hazrat بادشاہ|Badshah عبدالرحمن|Abdul_Rehman ولی|Wali سلطان|Sultan رحمت|Rehmat فضل|Fazal نور|Noor جان|Jan عالم|Alam
    محمد|Muhammad اکبر|Akbar`,
  1965: `محمد|Muhammad فضل|Fazal شیر|Sher نور|Noor گل|Gul رحمت|Rehmat اکبر|Akbar جاوید|Javed زاہد|Zahid اقبال|Iqbal طارق|Tariq ولی|Wali ناصر|Nasir ساجد|Sajid
    ہدایت|Hidayat اعظم|Azam مراد|Murad`,
  1985: `محمد|Muhammad عمران|Imran بلال|Bilal زرک|Zarak کامران|Kamran سلمان|Salman حمزہ|Hamza اسد|Asad شاہد|Shahid وقاص|Waqas جنید|Junaid عدنان|Adnan شیر|Sher
    داؤد|Dawood حارث|Haris عبداللہ|Abdullah عزیر|Uzair موسیٰ|Musa`,
} as const;

const PASHTUN_FEMALE = {
  0: `زرغونہ|Zarghuna گل_بی_بی|Gul_Bibi نازبی_بی|Naz_Bibi زینب|Zainab فاطمہ|Fatima بختاور|Bakhtawar نور|Noor شمیم|Shamim حمیدہ|Hameeda رشیدہ|Rasheeda
    پروین|Parveen صفیہ|Safia`,
  1965: `نسرین|Nasreen شاہین|Shaheen زرغونہ|Zarghuna گلالئی|Gulalai پروین|Parveen سلمیٰ|Salma رخسانہ|Rukhsana یاسمین|Yasmin ناہید|Naheed فرزانہ|Farzana
    نرگس|Nargis شاہدہ|Shahida بشریٰ|Bushra`,
  1985: `پلوشہ|Palwasha سپوگمئی|Spogmai مشال|Mashal گلالئی|Gulalai عائشہ|Ayesha فاطمہ|Fatima ثناء|Sana حنا|Hina مریم|Maryam کائنات|Kainat زینب|Zainab
    ملالہ|Malala حفصہ|Hafsa صبا|Saba اقرا|Iqra نیلم|Neelam`,
} as const;

const SINDHI_MALE = {
  0: `اللہ_بخش|Allah_Bakhsh اللہ_ڈنو|Allah_Dino غلام|Ghulam محمد|Muhammad بخش|Bakhsh قادر|Qadir مراد|Murad سلطان|Sultan الٰہی|Elahi میر|Mir کرم|Karam
    نور|Noor رمضان|Ramzan`,
  1965: `غلام|Ghulam عبدالرحمن|Abdul_Rehman مشتاق|Mushtaq ذوالفقار|Zulfiqar علی|Ali نذیر|Nazir اللہ_ڈنو|Allah_Dino ریاض|Riaz ممتاز|Mumtaz خالد|Khalid
    جاوید|Javed محمد|Muhammad اکبر|Akbar اسلم|Aslam`,
  1985: `علی|Ali محمد|Muhammad آصف|Asif مہران|Mehran عمران|Imran ساجد|Sajid وقاص|Waqas ذوالفقار|Zulfiqar بلال|Bilal عامر|Aamir فیصل|Faisal شہزاد|Shahzad
    مراد|Murad احسن|Ahsan عبداللہ|Abdullah کامران|Kamran`,
} as const;

const SINDHI_FEMALE = {
  0: 'زینب|Zainab بختاور|Bakhtawar صغریٰ|Sughra کنیز|Kaneez نور|Noor رضیہ|Razia فاطمہ|Fatima حمیدہ|Hameeda خدیجہ|Khadija رشیدہ|Rasheeda زبیدہ|Zubaida',
  1965: `بے_نظیر|Benazir نسرین|Nasreen شاہدہ|Shahida ناہید|Naheed پروین|Parveen ماروی|Marvi رخسانہ|Rukhsana زاہدہ|Zahida فرزانہ|Farzana شبانہ|Shabana
    شاہین|Shaheen نرگس|Nargis`,
  1985: `ماروی|Marvi مومل|Moomal سسی|Sassui بے_نظیر|Benazir ثناء|Sana اقصیٰ|Aqsa بختاور|Bakhtawar اقرا|Iqra عائشہ|Ayesha فاطمہ|Fatima کائنات|Kainat نیلم|Neelam
    صائمہ|Saima زارا|Zara ماہنور|Mahnoor`,
} as const;

/** Names by people: of the Punjab, of the Urdu speakers of Karachi, Pashtuns, Sindhis, Baloch, and the Christians of the Punjab. */
export const pakistaniNames: readonly NameFacts[] = [
  {
    share: 64,
    near: { Punjab: 88, Sindh: 12, 'Khyber Pakhtunkhwa': 10, Balochistan: 8 },
    native,
    male: MALE,
    female: FEMALE,
    family: `احمد|Ahmed:4 علی|Ali:4 خان|Khan/بی_بی|Bibi:4 ملک|Malik:3.5 حسین|Hussain/بی_بی|Bibi:3.5 بٹ|Butt:2 چوہدری|Chaudhry:2 اقبال|Iqbal/اختر|Akhtar:2
      شاہ|Shah:2 بھٹی|Bhatti اعوان|Awan رانا|Rana مغل|Mughal راجہ|Raja شیخ|Sheikh گوندل|Gondal جٹ|Jutt ڈار|Dar لون|Lone میر|Mir مرزا|Mirza بخاری|Bukhari
      گیلانی|Gillani نقوی|Naqvi کاظمی|Kazmi ہاشمی|Hashmi قریشی|Qureshi انصاری|Ansari جاوید|Javed سیال|Sial ٹوانہ|Tiwana وڑائچ|Warraich چیمہ|Cheema
      چٹھہ|Chattha باجوہ|Bajwa سندھو|Sandhu گل|Gill رندھاوا|Randhawa ورک|Virk تارڑ|Tarar رانجھا|Ranjha ڈوگر|Dogar گجر|Gujjar کھوکھر|Khokhar جنجوعہ|Janjua
      منہاس|Minhas ستی|Satti کیانی|Kiani عباسی|Abbasi اشرف|Ashraf اسلم|Aslam اکرم|Akram اختر|Akhtar انور|Anwar افضل|Afzal اکبر|Akbar ارشد|Arshad امین|Amin
      عزیز|Aziz بشیر|Bashir/بیگم|Begum فاروق|Farooq غفور|Ghafoor حمید|Hameed حنیف|Hanif حیات|Hayat ابراہیم|Ibrahim اسماعیل|Ismail جمیل|Jamil کریم|Karim
      لطیف|Latif محمود|Mahmood مجید|Majeed منظور|Manzoor مسعود|Masood نذیر|Nazir/بیگم|Begum نواز|Nawaz پرویز|Pervaiz رفیق|Rafiq رحمان|Rehman رشید|Rasheed
      رزاق|Razzaq ریاض|Riaz صادق|Sadiq سلیم|Saleem شریف|Sharif طارق|Tariq یعقوب|Yaqoob یوسف|Yousaf ظفر|Zafar زمان|Zaman خالد|Khalid شوکت|Shaukat
      مشتاق|Mushtaq مختار|Mukhtar بھٹہ|Bhutta سہگل|Sehgal وٹو|Wattoo کمبوہ|Kamboh آرائیں|Arain پراچہ|Paracha خواجہ|Khawaja نیازی|Niazi تنولی|Tanoli`,
  },
  {
    share: 10,
    near: { Punjab: 3, Sindh: 42, 'Khyber Pakhtunkhwa': 1, Balochistan: 3 },
    native,
    male: MALE,
    female: FEMALE,
    family: `خان|Khan:7 احمد|Ahmed:6 علی|Ali:5 صدیقی|Siddiqui:5 قریشی|Qureshi:4 انصاری|Ansari:4 حسین|Hussain:3 شیخ|Sheikh:3 رضوی|Rizvi زیدی|Zaidi نقوی|Naqvi
      فاروقی|Farooqi عثمانی|Usmani علوی|Alvi ہاشمی|Hashmi جعفری|Jafri عابدی|Abidi بیگ|Baig مرزا|Mirza راجپوت|Rajput رضا|Raza حق|Haq صمد|Samad سبحانی|Subhani
      فریدی|Faridi برلاس|Barlas وارثی|Warsi قدوائی|Kidwai نعمانی|Nomani تھانوی|Thanvi خانزادہ|Khanzada یوسفی|Yousafi لودھی|Lodhi ہمدانی|Hamdani
      شیرازی|Shirazi ترمذی|Tirmizi میمن|Memon پٹیل|Patel رحمان|Rehman عزیز|Aziz وحید|Waheed عارف|Arif`,
  },
  {
    share: 18,
    near: { Punjab: 5, Sindh: 13, 'Khyber Pakhtunkhwa': 87, Balochistan: 42 },
    native,
    male: PASHTUN_MALE,
    female: PASHTUN_FEMALE,
    family: `خان|Khan/بی_بی|Bibi:30 آفریدی|Afridi:5 یوسفزئی|Yousafzai:5 شاہ|Shah:4 خٹک|Khattak:4 گل|Gul مہمند|Mohmand وزیر|Wazir محسود|Mehsud بنگش|Bangash
      اورکزئی|Orakzai شنواری|Shinwari درانی|Durrani کاکڑ|Kakar اچکزئی|Achakzai ترین|Tareen ناصر|Nasar توخی|Tokhi خلجی|Khilji مروت|Marwat گنڈاپور|Gandapur
      داوڑ|Dawar خلیل|Khalil صافی|Safi اتمان_خیل|Utmankhel سواتی|Swati ترکئی|Tarakai سدوزئی|Saddozai بابر|Babar کنڈی|Kundi بٹنی|Bettani طوری|Turi جان|Jan
      رحمان|Rehman عالم|Alam`,
  },
  {
    share: 4,
    near: { Punjab: 0.5, Sindh: 25, 'Khyber Pakhtunkhwa': 0.2, Balochistan: 4 },
    native,
    male: SINDHI_MALE,
    female: SINDHI_FEMALE,
    family: `سومرو|Soomro:5 میمن|Memon:5 شاہ|Shah:4 بھٹو|Bhutto:3 ابڑو|Abro کلہوڑو|Kalhoro مہر|Mahar چانڈیو|Chandio جتوئی|Jatoi پیرزادہ|Pirzada ملاح|Mallah
      کھوڑو|Khuhro شورو|Shoro پنہور|Panhwar قاضی|Qazi سولنگی|Solangi شر|Shar مہیسر|Mahesar جونیجو|Junejo لانگاہ|Langah پلیجو|Palijo انڑ|Unar تالپور|Talpur
      دھاریجو|Dharejo بروہی|Brohi لغاری|Leghari کھوسہ|Khosa شیخ|Sheikh عباسی|Abbasi قریشی|Qureshi`,
  },
  {
    share: 2,
    near: { Punjab: 1.5, Sindh: 6, 'Khyber Pakhtunkhwa': 0.3, Balochistan: 42 },
    native,
    male: SINDHI_MALE,
    female: SINDHI_FEMALE,
    family: `بلوچ|Baloch:25 مری|Marri بگٹی|Bugti مینگل|Mengal رئیسانی|Raisani جمالی|Jamali مگسی|Magsi لغاری|Leghari مزاری|Mazari کھوسہ|Khosa بزدار|Buzdar رند|Rind
      لاشاری|Lashari بروہی|Brohi گبول|Gabol لہڑی|Lehri زہری|Zehri بنگلزئی|Bangulzai رخشانی|Rakhshani کرد|Kurd شاہوانی|Shahwani محمد_شاہی|Muhammad_Shahi`,
  },
  {
    share: 2,
    near: { Punjab: 2, Sindh: 2, 'Khyber Pakhtunkhwa': 0.5, Balochistan: 1 },
    native,
    male: {
      0: 'یعقوب|Yaqub برکت|Barkat پطرس|Patras جارج|George عمانوئیل|Emmanuel یوحنا|Yuhanna عنایت|Inayat رحمت|Rehmat سیموئیل|Samuel',
      1970: 'سنیل|Sunil شہزاد|Shahzad آصف|Asif ڈیوڈ|David سیموئیل|Samuel عمران|Imran جارج|George عمانوئیل|Emmanuel عامر|Aamir کاشف|Kashif پطرس|Patras',
    },
    female: {
      0: 'مریم|Mariam رحمت|Rehmat ایستر|Esther راحیل|Rachel روتھ|Ruth پروین|Parveen کنیز|Kaneez',
      1970: 'ماریہ|Maria شازیہ|Shazia نسرین|Nasreen سوزن|Susan روتھ|Ruth گلوریا|Gloria ایستر|Esther راحیل|Rachel کرن|Kiran صائمہ|Saima ثناء|Sana',
    },
    family: `مسیح|Masih/بی_بی|Bibi:35 بھٹی|Bhatti گل|Gill سہوترا|Sahotra پال|Paul جوزف|Joseph فرانسس|Francis جان|John ولیم|William سیموئیل|Samuel جارج|George
      سندھو|Sandhu کھوکھر|Khokhar`,
  },
];
