/** Pakistani names as `Urdu|Latin` pairs, common ones first. */
export const pakistaniNames = {
  male: `محمد|Muhammad علی|Ali احمد|Ahmed حسن|Hassan بلال|Bilal عثمان|Usman عمر|Umar عمران|Imran فیصل|Faisal
    کامران|Kamran شاہد|Shahid زبیر|Zubair حمزہ|Hamza عدنان|Adnan وقاص|Waqas طارق|Tariq آصف|Asif نعمان|Noman
    ارسلان|Arslan اسد|Asad حسین|Hussain عبداللہ|Abdullah ابراہیم|Ibrahim یوسف|Yousaf اسماعیل|Ismail رضوان|Rizwan
    عرفان|Irfan ندیم|Nadeem نوید|Naveed جاوید|Javed خالد|Khalid سلیم|Saleem شکیل|Shakeel جمیل|Jamil کاشف|Kashif
    عاطف|Atif عامر|Aamir ساجد|Sajid ماجد|Majid واجد|Wajid عابد|Abid زاہد|Zahid راشد|Rashid ارشد|Arshad
    امجد|Amjad اختر|Akhtar اکرم|Akram اسلم|Aslam اشرف|Ashraf انور|Anwar اقبال|Iqbal افضل|Afzal اکبر|Akbar
    اصغر|Asghar اعجاز|Ejaz اعظم|Azam اویس|Awais ایاز|Ayaz بابر|Babar تنویر|Tanveer ثاقب|Saqib جنید|Junaid
    جہانگیر|Jahangir حارث|Haris حمید|Hameed خرم|Khurram دانش|Danish ذیشان|Zeeshan رفیق|Rafiq رمیز|Rameez
    ریاض|Riaz زین|Zain سرفراز|Sarfraz سعد|Saad سعید|Saeed سفیان|Sufyan سہیل|Sohail شعیب|Shoaib شہباز|Shahbaz
    شہزاد|Shahzad صابر|Sabir صفدر|Safdar ضیاء|Zia طاہر|Tahir طلحہ|Talha ظفر|Zafar ظہیر|Zaheer عاصم|Asim
    عباس|Abbas عبدالرحمن|Abdul_Rehman عزیر|Uzair عمیر|Umair غلام|Ghulam فاروق|Farooq فرحان|Farhan فرخ|Farrukh
    فہد|Fahad قاسم|Qasim قیصر|Qaiser لقمان|Luqman مبشر|Mubashir محسن|Mohsin مدثر|Mudassar مزمل|Muzammil
    معاذ|Muaz منیر|Munir ناصر|Nasir نبیل|Nabeel ہارون|Haroon وسیم|Waseem یاسر|Yasir`,
  female: `فاطمہ|Fatima عائشہ|Ayesha زینب|Zainab مریم|Maryam صائمہ|Saima ثناء|Sana حنا|Hina نادیہ|Nadia سعدیہ|Sadia
    رابعہ|Rabia شازیہ|Shazia اقرا|Iqra کنول|Kanwal بشریٰ|Bushra عروج|Urooj سدرہ|Sidra مہوش|Mehwish خدیجہ|Khadija
    روبینہ|Rubina نورین|Noreen آمنہ|Amna اسماء|Asma انعم|Anam ارم|Irum انیلہ|Aneela بینش|Beenish تہمینہ|Tehmina
    ثمینہ|Samina ثوبیہ|Sobia جویریہ|Javeria حفصہ|Hafsa حلیمہ|Haleema حمیرا|Humaira خالدہ|Khalida راحیلہ|Raheela
    رخسانہ|Rukhsana رفعت|Riffat رقیہ|Ruqayya زاہدہ|Zahida زبیدہ|Zubaida زرینہ|Zareena زویا|Zoya سائرہ|Saira
    ساجدہ|Sajida سارہ|Sara سحر|Sehar سعیدہ|Saeeda سلمیٰ|Salma سمیرا|Sumaira سمیعہ|Samia سونیا|Sonia
    شاہدہ|Shahida شبانہ|Shabana شبنم|Shabnam شگفتہ|Shagufta شمائلہ|Shumaila شمیم|Shamim شہناز|Shahnaz صبا|Saba
    صدف|Sadaf صفیہ|Safia طاہرہ|Tahira طیبہ|Tayyaba زہرہ|Zahra عابدہ|Abida عاصمہ|Asima عالیہ|Aliya عذرا|Azra
    عظمیٰ|Uzma عفت|Iffat علینہ|Alina عمارہ|Ammara غزالہ|Ghazala فائزہ|Faiza فاخرہ|Fakhra فرح|Farah فرحت|Farhat
    فرزانہ|Farzana فریحہ|Fareeha فریدہ|Farida فوزیہ|Fouzia قرۃالعین|Quratulain کرن|Kiran کلثوم|Kulsoom
    لبنیٰ|Lubna ماریہ|Maria ماہم|Maham مدیحہ|Madiha مسرت|Musarrat منیبہ|Muniba منزہ|Munazza میمونہ|Maimoona
    نائلہ|Naila نازیہ|Nazia ناہید|Naheed نجمہ|Najma نرگس|Nargis نسرین|Nasreen نسیم|Naseem نصرت|Nusrat
    نگہت|Nighat نمرہ|Nimra نوشین|Nosheen ہاجرہ|Hajra ہما|Huma یاسمین|Yasmin`,
  family: `خان|Khan احمد|Ahmed علی|Ali ملک|Malik حسین|Hussain شاہ|Shah بٹ|Butt چوہدری|Chaudhry قریشی|Qureshi شیخ|Sheikh
    اقبال|Iqbal رانا|Rana بھٹی|Bhatti راجہ|Raja مرزا|Mirza صدیقی|Siddiqui عباسی|Abbasi اعوان|Awan میمن|Memon
    بلوچ|Baloch آفریدی|Afridi خٹک|Khattak گوندل|Gondal جاوید|Javed مغل|Mughal جٹ|Jutt ڈار|Dar لون|Lone میر|Mir
    ہاشمی|Hashmi نقوی|Naqvi رضوی|Rizvi زیدی|Zaidi کاظمی|Kazmi بخاری|Bukhari گیلانی|Gillani جعفری|Jafri
    عابدی|Abidi ترمذی|Tirmizi شیرازی|Shirazi انصاری|Ansari فاروقی|Farooqi عثمانی|Usmani علوی|Alvi ہمدانی|Hamdani
    تنولی|Tanoli یوسفزئی|Yousafzai درانی|Durrani نیازی|Niazi لودھی|Lodhi مہمند|Mohmand وزیر|Wazir محسود|Mehsud
    بنگش|Bangash اورکزئی|Orakzai شنواری|Shinwari کاکڑ|Kakar اچکزئی|Achakzai ترین|Tareen مری|Marri بگٹی|Bugti
    مینگل|Mengal رئیسانی|Raisani جمالی|Jamali مگسی|Magsi لغاری|Leghari مزاری|Mazari کھوسہ|Khosa بزدار|Buzdar
    رند|Rind چانڈیو|Chandio لاشاری|Lashari جتوئی|Jatoi بھٹو|Bhutto سومرو|Soomro پیرزادہ|Pirzada ابڑو|Abro
    کلہوڑو|Kalhoro مہر|Mahar سیال|Sial ٹوانہ|Tiwana وڑائچ|Warraich چیمہ|Cheema چٹھہ|Chattha باجوہ|Bajwa
    سندھو|Sandhu گل|Gill رندھاوا|Randhawa ورک|Virk تارڑ|Tarar رانجھا|Ranjha ڈوگر|Dogar گجر|Gujjar کھوکھر|Khokhar
    جنجوعہ|Janjua منہاس|Minhas ستی|Satti کیانی|Kiani اشرف|Ashraf اسلم|Aslam اکرم|Akram اختر|Akhtar انور|Anwar
    افضل|Afzal اکبر|Akbar ارشد|Arshad امین|Amin عزیز|Aziz بشیر|Bashir فاروق|Farooq غفور|Ghafoor حمید|Hameed
    حنیف|Hanif حیات|Hayat ابراہیم|Ibrahim اسماعیل|Ismail جمیل|Jamil کریم|Karim لطیف|Latif محمود|Mahmood
    مجید|Majeed منظور|Manzoor مسعود|Masood نذیر|Nazir نواز|Nawaz پرویز|Pervaiz رفیق|Rafiq رحمان|Rehman
    رشید|Rasheed رزاق|Razzaq ریاض|Riaz صادق|Sadiq سلیم|Saleem شریف|Sharif طارق|Tariq یعقوب|Yaqoob یوسف|Yousaf
    ظفر|Zafar زمان|Zaman ضیاء|Zia خالد|Khalid شوکت|Shaukat مشتاق|Mushtaq مختار|Mukhtar بھٹہ|Bhutta سہگل|Sehgal
    وٹو|Wattoo کمبوہ|Kamboh آرائیں|Arain پراچہ|Paracha خواجہ|Khawaja`,
};
