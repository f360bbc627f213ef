import type { NameFacts } from '../model.ts';
import { EGYPTIANS, LEVANTINES } from './arabicNames.ts';
import { arabicOf } from './arabicOf.ts';
import { NOT_WORTH_COMING } from './gulfWork.ts';

/**
 * A community of residents in the Gulf states, one of the largest in their statistics: its country, the country's
 * number (ISO 3166-1), the form of its passports. Each is a constant, so that a state includes only its own.
 */
export interface Nation {
  readonly code: string;
  readonly name: string;
  readonly number: string;
  readonly passport: string;
  /** Percentage of men among adults: after the Gulf's labour force surveys, estimated. */
  readonly men: number;
  /** Its names; several sets with their shares, if its communities do not share them. */
  readonly names: readonly NameFacts[];
}

/** Arabs have their father's name as their middle name. */
const ARAB = {
  order: '{given} {father} {family}',
  native: '{given.native} {father.native} {family.native}',
};
const OTHER = { native: '{given.native} {family.native}', script: arabicOf };

const MUSLIM_MEN =
  'محمد|Muhammad أحمد|Ahmad علي|Ali حسن|Hassan عمران|Imran بلال|Bilal عثمان|Usman عمر|Umar يوسف|Yousuf';

export const IND: Nation = {
  code: 'IND',
  men: 80,
  name: 'India',
  number: '356',
  passport: '[JKLMNPRSTUVWXYZ]%######',
  names: [
    // From the south, then from the north.
    {
      ...OTHER,
      share: 30,
      male: {
        0: `Rajan Mohan Vijayan Rajendran Sasi Krishnan Gopalan Venkatesh Ganesan Murugan Babu Raju Suresh Ramesh Narayanan`,
        1985: `Arun Vishnu Ajay Vijay Praveen Karthik Pradeep Anoop Akhil Nikhil Sreejith Vipin Naveen Ganesh Hari Jithin Kiran`,
      },
      female: {
        0: `Lakshmi Saraswathi Geetha Sunitha Latha Radha Sujatha Kamala Vijayalakshmi Shobha Sudha Shanthi Jaya Padma`,
        1985: `Priya Divya Deepa Sandhya Neethu Kavya Lakshmi Aswathy Swathi Remya Sreeja Reshma Smitha Ramya Aparna Athira Gayathri`,
      },
      family: `Kumar:9 Nair Pillai Menon Reddy Rao Krishnan Iyer Raj Shetty Naidu Raju Babu Murugan Panicker Unnikrishnan
        Gopinath Chandran Rajan Mohanan Varma Kurup Warrier`,
    },
    {
      ...OTHER,
      share: 20,
      male: {
        0: `Ashok Mahesh Dinesh Mukesh Satish Anil Sunil Sanjay Vinod Rajesh Prakash Suresh Ramesh`,
        1985: `Rahul Rajesh Sandeep Deepak Manoj Santosh Sachin Vivek Amit Rohit Manish Abhishek Gaurav Ajay Vijay`,
      },
      female: {
        0: `Usha Rekha Meena Indira Rani Radha Kamala`,
        1985: `Pooja Neha Shweta Anjali Sneha Asha Nisha Priya`,
      },
      family: `Kumar:9 Singh Sharma Patel Gupta Das Yadav Verma Shah Prasad Joshi Mishra Jain Mehta Desai Chauhan Thakur`,
    },
    {
      ...OTHER,
      share: 32,
      male: {
        0: `محمد|Mohammed عبدالله|Abdulla كويا|Koya موسى|Moosa حمزة|Hamza إبراهيم|Ibrahim علي|Ali عبدالرحمن|Abdurahman
          أشرف|Ashraf عبدالسلام|Abdul_Salam يوسف|Yusuf حسن|Hassan بشير|Basheer ناصر|Nasar عبدالكريم|Abdul_Kareem`,
        1985: `محمد|Mohammed شافي|Shafi رياض|Riyas نوفل|Noufal شمير|Shameer جنيد|Junaid أنور|Anwar فيصل|Faisal شهيد|Shahid
          نصيف|Naseef عمران|Imran سجاد|Sajad أفضل|Afsal رمشاد|Ramshad عرفان|Irfan سلمان|Salman آصف|Asif`,
      },
      female: {
        0: `فاطمة|Fathima عائشة|Ayisha آمنة|Amina خديجة|Khadeeja زينب|Zainaba مريم|Mariyam سكينة|Sakeena رقية|Rukhiya`,
        1985: `فاطمة|Fathima شمناز|Shamnas صفا|Safa نسرين|Nasrin هبة|Hiba رمشة|Ramsha سميرة|Sameera عائشة|Ayisha شبانة|Shabana
          رحمة|Rahmath جسنا|Jasna نازية|Nazia`,
      },
      family: `علي|Ali خان|Khan شيخ|Shaikh أحمد|Ahmed حسين|Hussain رحمن|Rahman كويا|Koya مسليار|Musliyar قاضي|Kazi سيد|Syed
        أنصاري|Ansari صديقي|Siddiqui بتان|Pathan كونهي|Kunhi تنغل|Thangal إسماعيل|Ismail عبدالقادر|Abdul_Kader عباس|Abbas
        مويدين|Moideen قريشي|Qureshi باشا|Basha حاجي|Haji`,
    },
    {
      ...OTHER,
      share: 18,
      male: {
        0: `جوزيف|Joseph توماس|Thomas جورج|George ماثيو|Mathew جون|John فرغيس|Varghese ابراهام|Abraham بول|Paul جيكوب|Jacob
          فيليب|Philip أنطوني|Antony سيباستيان|Sebastian كوريان|Kurien`,
        1985: `Jibin Anish Sijo Jomon Lijo Binu Justin Robin Tijo Ebin Jerin Nithin Melvin Shibu Savio Alex Albin Jaison`,
      },
      female: {
        0: `مريم|Mary ألياما|Aleyamma سوساما|Susamma أناما|Annamma ليلاما|Leelamma روزاما|Rosamma ساراما|Saramma`,
        1985: 'Ann Jincy Sheeba Bindu Tintu Merin Anju Jisha Shiny Soumya Rincy Sini Neenu Annmary Liya Rose',
      },
      family: `توماس|Thomas جوزيف|Joseph ماثيو|Mathew جورج|George فرغيس|Varghese جون|John جيكوب|Jacob ابراهام|Abraham
        فيليب|Philip كوريان|Kurian تشاكو|Chacko أنطوني|Antony دسوزا|D'Souza فرنانديز|Fernandes بيريرا|Pereira
        شيريان|Cherian أوومن|Oommen ساموئيل|Samuel سيباستيان|Sebastian رودريغز|Rodrigues`,
    },
  ],
};

export const PAK: Nation = {
  code: 'PAK',
  men: 86,
  name: 'Pakistan',
  number: '586',
  passport: '[A-Z][A-Z]%######',
  names: [
    {
      ...OTHER,
      male: {
        0: `محمد|Muhammad غلام|Ghulam عبدالرشيد|Abdul_Rashid محمد_أسلم|Muhammad_Aslam نذير|Nazir بشير|Bashir أكرم|Akram
          اقبال|Iqbal رفيق|Rafiq ظفر|Zafar خالد|Khalid طارق|Tariq أنور|Anwar محمود|Mehmood شوكت|Shaukat صادق|Sadiq
          عبدالغفور|Abdul_Ghafoor يونس|Younis إسماعيل|Ismail`,
        1980: `${MUSLIM_MEN} آصف|Asif كاشف|Kashif عرفان|Irfan عدنان|Adnan وقاص|Waqas شهزاد|Shahzad نديم|Nadeem عاصم|Asim
          عامر|Aamir زاهد|Zahid وسيم|Waseem فيصل|Faisal نويد|Naveed حماد|Hammad سجاد|Sajjad رضوان|Rizwan عديل|Adeel
          شاهد|Shahid ساجد|Sajid جنيد|Junaid حمزة|Hamza`,
      },
      female: {
        0: `نسرين|Nasreen بروين|Parveen شميم|Shamim رشيدة|Rashida ثريا|Surayya زبيدة|Zubaida كوثر|Kausar فهميدة|Fehmida
          نسيم|Naseem خالدة|Khalida`,
        1980: `عائشة|Ayesha فاطمة|Fatima سعدية|Sadia صائمة|Saima نازية|Nazia ثناء|Sana مريم|Maryam رابعة|Rabia شازية|Shazia
          حنا|Hina زينب|Zainab إقرأ|Iqra ماهين|Maheen كرن|Kiran سدرة|Sidra أسماء|Asma صبا|Saba بشرى|Bushra`,
      },
      family: `خان|Khan:16 أحمد|Ahmed:8 حسين|Hussain:7 علي|Ali:6 اقبال|Iqbal شاه|Shah مالك|Malik بت|Butt قريشي|Qureshi شيخ|Shaikh
        تشودري|Chaudhry أفريدي|Afridi ميرزا|Mirza أنصاري|Ansari راجبوت|Rajput عباسي|Abbasi جاويد|Javed أكرم|Akram
        محمود|Mahmood رشيد|Rasheed رحمن|Rehman صديقي|Siddiqui يوسفزي|Yousafzai ختك|Khattak بلوش|Baloch أعوان|Awan
        بهتي|Bhatti غوندل|Gondal سيد|Syed أصغر|Asghar نواز|Nawaz أشرف|Ashraf مغل|Mughal وزير|Wazir`,
    },
  ],
};

export const BGD: Nation = {
  code: 'BGD',
  men: 93,
  name: 'Bangladesh',
  number: '050',
  passport: '(A0|A1|B0)#######',
  names: [
    {
      ...OTHER,
      male: {
        0: `محمد|Mohammad عبدالرحيم|Abdur_Rahim عبدالمالك|Abdul_Malek نور_الأمين|Nurul_Amin شمس_الحق|Shamsul_Haque
          أبو_طاهر|Abu_Taher رفيق|Rafiq جهانغير|Jahangir سراج|Siraj شفيق|Shafiq مجيب|Mujib`,
        1980: `محمد_سهيل|Mohammad_Sohel محمد_راسل|Mohammad_Rasel جهانغير|Jahangir علمغير|Alamgir صدام|Saddam رفيق_الإسلام|Rafiqul
          شاهين|Shahin مسعود|Masud رنا|Rana سوجون|Sujon رقيب|Rakib حبيب|Habib جويل|Jewel شميم|Shamim مأمون|Mamun
          عارف|Arif نعيم|Nayeem إمران|Emran روبيل|Rubel بلال|Billal كمال|Kamal محمد|Mohammad`,
      },
      female: {
        0: `فاطمة|Fatema روكيا|Rokeya جهانارا|Jahanara حسينة|Hasina رحيمة|Rahima سلمى|Salma نور_جهان|Nurjahan`,
        1980: `تسليمة|Taslima شيرين|Shirin شاهناز|Shahnaz ناسرين|Nasrin رحيمة|Rahima سميا|Sumaiya فرزانة|Farzana جنات|Jannat
          شرمين|Sharmin مونيرا|Monira رضيا|Razia حليمة|Halima سلمى|Salma`,
      },
      family: `إسلام|Islam:11 حسين|Hossain/أختر|Akter:10 رحمن|Rahman:7 مياه|Miah/بيغم|Begum:6 أحمد|Ahmed علم|Alam الدين|Uddin/خاتون|Khatun
        خان|Khan علي|Ali/خانم|Khanam شيخ|Sheikh حق|Haque كبير|Kabir كريم|Karim سركار|Sarkar تشودري|Chowdhury موندال|Mondal سكدر|Sikder
        مولا|Molla بهويان|Bhuiyan تالوكدار|Talukder رانا|Rana حولدار|Howlader`,
    },
  ],
};

export const PHL: Nation = {
  code: 'PHL',
  men: 42,
  name: 'Philippines',
  number: '608',
  passport: 'P%######[A-C]',
  names: [
    {
      order: '{given} {middle} {family}',
      native: '{given.native} {middle.native} {family.native}',
      script: arabicOf,
      male: {
        0: `Roberto Eduardo Ricardo Antonio Danilo Rolando Ernesto Reynaldo Rodolfo Manuel خوسيه|Jose Ramon Alfredo
          Rogelio Fernando`,
        1980: `Mark مايكل|Michael جون_بول|John_Paul Jayson رايان|Ryan كريستيان|Christian جيروم|Jerome Joel Arnel
          Allan Rommel Jonathan Jeffrey Marvin Angelo Joshua Kenneth Carlo Dennis Noel`,
      },
      female: {
        0: `Maria Teresita Rosario Josefina Lourdes Corazon Erlinda Rosalinda Gloria Leticia Carmelita Evelyn Marilyn
          Norma`,
        1980: `Maricel Jennifer ماري_جين|Mary_Jane ماري_جريس|Mary_Grace روينا|Rowena Jocelyn ميشيل|Michelle Cristina
          روشيل|Rochelle كريستين|Kristine Angelica Analyn Liezl ياسمين|Jasmine Princess Rizza كاثرين|Catherine
          لوفلي|Lovely Sheryl Marites`,
      },
      family: `Santos:3 Reyes:3 Cruz:3 Garcia:2.5 dela_Cruz:2.5 Bautista Ramos Mendoza Gonzales Flores Villanueva
        Fernandez Lopez Perez Torres Castillo Rivera أكينو|Aquino Navarro Salazar Mercado Pascual Domingo
        أغيلار|Aguilar Dizon Manalo Tolentino Soriano Valdez Corpuz Santiago Castro ماركيز|Marquez Ocampo Magsaysay`,
    },
  ],
};

export const NPL: Nation = {
  code: 'NPL',
  men: 84,
  name: 'Nepal',
  number: '524',
  passport: '{10000000-12999999}',
  names: [
    {
      ...OTHER,
      male: {
        0: `Ram_Bahadur Krishna Hari Shyam Gopal Dil_Bahadur Tek_Bahadur Man_Bahadur Chandra Bishnu Ganesh Dhan_Bahadur`,
        1980: `Suresh Ramesh Raju Prakash Santosh Dipak Rajan Bikash Sagar Suman Binod Kiran Sanjay Nabin Roshan
          Bishal Arjun Anil`,
      },
      female: {
        0: `Sita Maya Laxmi Devi Durga Dhan_Maya Ganga Radha Parbati`,
        1980: `Sunita Anita Sangita Sabita Gita Binita Sarita Puja Asmita Manju Kalpana Rama Bimala Kabita`,
      },
      family: `Tamang:9 Thapa:8 Magar:7 Chaudhary:7 Rai:6 Gurung:5 Yadav Shrestha Karki Khadka Sharma Adhikari Limbu Lama Bhandari Pun
        Basnet Mahato Poudel Acharya Sunar Nepali Regmi Ghimire Dahal`,
    },
  ],
};

export const LKA: Nation = {
  code: 'LKA',
  men: 45,
  name: 'Sri Lanka',
  number: '144',
  passport: 'N%######',
  names: [
    {
      ...OTHER,
      male: {
        0: 'Ranjith Sunil Nimal Sarath Gamini Ananda Upali Sirisena Lal Siripala',
        1980: 'Chaminda Nuwan Kasun Ruwan Sampath Lasantha Asanka Dinesh Chathura Pradeep Mahesh Indika Roshan Buddhika Tharindu',
      },
      female: {
        0: 'Kusuma Somawathi Chandrika Malini Padma Leela Swarna Indrani',
        1980: 'Nilmini Chamari Dilani Nadeeka Sandamali Kumari Shanika Iresha Madhavi Priyanka Sanduni Thilini',
      },
      family: `Perera:9 Fernando:8 Silva:7 Bandara:4 Kumara:4 Dissanayake Jayasinghe Herath Ratnayake Wickramasinghe Gunawardena
        Rathnayake Rajapaksha Weerasinghe Mendis Karunaratne Samarasinghe Ekanayake Liyanage Jayawardena Nawaz Farook`,
    },
  ],
};

export const EGY: Nation = {
  code: 'EGY',
  men: 72,
  name: 'Egypt',
  number: '818',
  passport: 'A%#######',
  names: [{ ...ARAB, ...EGYPTIANS }],
};

export const SYR: Nation = {
  code: 'SYR',
  men: 60,
  name: 'Syria',
  number: '760',
  passport: '0%#######',
  names: [{ ...ARAB, ...LEVANTINES }],
};

export const JOR: Nation = {
  code: 'JOR',
  men: 58,
  name: 'Jordan',
  number: '400',
  passport: '[A-Z]%#####',
  names: [{ ...ARAB, ...LEVANTINES }],
};

export const LBN: Nation = {
  code: 'LBN',
  men: 58,
  name: 'Lebanon',
  number: '422',
  passport: 'LR%######',
  names: [{ native: '{given.native} {family.native}', ...LEVANTINES }],
};

export const YEM: Nation = {
  code: 'YEM',
  men: 75,
  name: 'Yemen',
  number: '887',
  passport: '{01000000-13999999}',
  names: [
    {
      ...ARAB,
      male: {
        0: `محمد|Mohammed:9 علي|Ali:6 عبدالله|Abdullah أحمد|Ahmed:5 صالح|Saleh حسين|Hussein ناصر|Nasser يحيى|Yahya قائد|Qaid
          سالم|Salem عبده|Abdo مقبل|Muqbil حسن|Hassan سعيد|Saeed محسن|Mohsen فضل|Fadhl`,
        1985: `محمد|Mohammed:9 أحمد|Ahmed:5 علي|Ali:4 عبدالله|Abdullah عمر|Omar صدام|Saddam وليد|Waleed عمار|Ammar بشير|Basheer
          هيثم|Haitham فؤاد|Fuad عبدالرحمن|Abdulrahman نبيل|Nabil مراد|Murad أنور|Anwar صالح|Saleh ماجد|Majed`,
      },
      female: {
        0: 'فاطمة|Fatima زهرة|Zahra تقية|Taqiya آمنة|Amina حورية|Houria مريم|Mariam نعمة|Nema سعيدة|Saeeda',
        1985: `أمل|Amal فاطمة|Fatima ابتسام|Ibtisam هناء|Hana أروى|Arwa بلقيس|Bilqis سمية|Sumaya نجلاء|Najla رحمة|Rahma
          خديجة|Khadija ندى|Nada إيمان|Eman`,
      },
      family: `اليافعي|Al-Yafai الحضرمي|Al-Hadrami الصنعاني|Al-Sanani العمري|Al-Amri الشامي|Al-Shami الحداد|Al-Haddad
        باوزير|Bawazir باعباد|Baabbad العولقي|Al-Awlaqi القادري|Al-Qadri المقطري|Al-Maqtari الشرعبي|Al-Sharabi
        العديني|Al-Udaini الريمي|Al-Raimi الذماري|Al-Dhamari المطري|Al-Matari العنسي|Al-Ansi الحمادي|Al-Hammadi
        الأهدل|Al-Ahdal السقاف|Al-Saqqaf بن_سالم|Bin_Salem باحميد|Bahumaid`,
    },
  ],
};

export const SDN: Nation = {
  code: 'SDN',
  men: 72,
  name: 'Sudan',
  number: '729',
  passport: 'P%#######',
  names: [
    {
      ...ARAB,
      male: {
        0: `محمد|Mohamed:9 أحمد|Ahmed:6 عثمان|Osman إبراهيم|Ibrahim حسن|Hassan علي|Ali الطيب|El_Tayeb عمر|Omar آدم|Adam
          عبدالله|Abdalla بابكر|Babiker الصادق|Elsadig عوض|Awad خضر|Khidir`,
        1985: `محمد|Mohamed:9 أحمد|Ahmed:6 مصعب|Musab مصطفى|Mustafa خالد|Khalid عمر|Omar ياسر|Yasir معاوية|Muawia
          أمير|Amir عبدالرحمن|Abdelrahman مجتبى|Mujtaba الوليد|Elwaleed أبوبكر|Abubakr`,
      },
      female: {
        0: 'فاطمة|Fatima زينب|Zeinab عائشة|Aisha نفيسة|Nafisa آمنة|Amna حليمة|Halima سعاد|Suad بتول|Batoul',
        1985: 'إيمان|Eiman سارة|Sara هبة|Hiba رانيا|Rania مروة|Marwa إسراء|Israa أسماء|Asma تسنيم|Tasneem وصال|Wisal',
      },
      family: `محمد|Mohamed:7 أحمد|Ahmed:5 علي|Ali:4 إبراهيم|Ibrahim عثمان|Osman حسن|Hassan آدم|Adam عبدالله|Abdalla
        الأمين|Elamin بشير|Bashir عوض|Awad صالح|Salih خليفة|Khalifa الحسين|Elhussein المهدي|Elmahdi النور|Elnour
        يوسف|Yousif إدريس|Idris بابكر|Babiker الطاهر|Eltahir`,
    },
  ],
};

export const IRN: Nation = {
  code: 'IRN',
  men: 58,
  name: 'Iran',
  number: '364',
  passport: '[A-Z]%#######',
  names: [
    {
      native: '{given.native} {family.native}',
      male: {
        0: 'محمد|Mohammad حسن|Hassan علی|Ali رضا|Reza حسین|Hossein عباس|Abbas احمد|Ahmad اکبر|Akbar اصغر|Asghar پرویز|Parviz',
        1975: 'علی|Ali رضا|Reza مهدی|Mehdi امیر|Amir حمید|Hamid سعید|Saeed آرش|Arash بابک|Babak محمد|Mohammad فرهاد|Farhad کامران|Kamran',
      },
      female: {
        0: 'فاطمه|Fatemeh زهرا|Zahra مریم|Maryam پروین|Parvin شهین|Shahin مهین|Mahin فرزانه|Farzaneh',
        1975: 'مریم|Maryam سارا|Sara نرگس|Narges شیما|Shima الهام|Elham نازنین|Nazanin زهرا|Zahra لیلا|Leila شیرین|Shirin',
      },
      family: `محمدی|Mohammadi حسینی|Hosseini احمدی|Ahmadi رضایی|Rezaei کریمی|Karimi موسوی|Mousavi جعفری|Jafari صادقی|Sadeghi
        رحیمی|Rahimi هاشمی|Hashemi قاسمی|Ghasemi اکبری|Akbari مرادی|Moradi شریفی|Sharifi زارعی|Zarei باقری|Bagheri`,
    },
  ],
};

export const IDN: Nation = {
  code: 'IDN',
  men: 22,
  name: 'Indonesia',
  number: '360',
  passport: '[CEX]%######',
  names: [
    {
      ...OTHER,
      male: {
        0: 'Slamet Sutrisno Sugeng Supriyadi Abdul Mulyadi',
        1980: 'Agus Ahmad Budi Dedi Hendra Rizki Eko Andi Yusuf Fajar',
      },
      female: {
        0: 'Sumiati Suparmi Sri Siti Rohani Kartini',
        1980: 'Siti Nur Sri Dewi Yuni Rina Wati Ratna Eka Aminah Nuraini Lestari',
      },
      family: `Hidayat/Hidayati Rahman/Rahmawati Setiawan/Setiawati Susanto/Susanti Wahyudi/Wahyuni Kurniawan/Kurniawati Santoso/Lestari
        Hasan/Hasanah Fauzi/Fauziah Saputra/Saputri Maulana/Maulida Mulyono/Ningsih`,
    },
  ],
};

export const GBR: Nation = {
  code: 'GBR',
  men: 58,
  name: 'United Kingdom',
  number: '826',
  passport: '%########',
  names: [
    {
      ...OTHER,
      never: NOT_WORTH_COMING,
      male: {
        0: `ديفيد|David بول|Paul Mark Stephen بيتر|Peter Kevin Alan Neil`,
        1978: `جيمس|James دانيال|Daniel ماثيو|Matthew Thomas Adam Jack Oliver بن|Ben`,
      },
      female: {
        0: `سوزان|Susan Julie Karen جين|Jane Helen Alison`,
        1978: `سارة|Sarah Emma لورا|Laura Rebecca شارلوت|Charlotte صوفي|Sophie Jessica لوسي|Lucy`,
      },
      family: `سميث|Smith:9 جونز|Jones:7 ويليامز|Williams Taylor براون|Brown Evans Wilson Thomas Roberts
        جونسون|Johnson رايت|Wright وايت|White Green Wood Harris Martin Jackson تيرنر|Turner Ward Morris`,
    },
  ],
};
