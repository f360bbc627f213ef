import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

/**
 * Bangladeshi names by community: Muslims, whose women often have surnames of their own, Hindus, the Buddhists of
 * Chattogram and its hills, Christians.
 */
export const bangladeshiNames: readonly NameFacts[] = [
  {
    share: 91,
    near: { 'Sylhet Division': 86, 'Rangpur Division': 86, 'Khulna Division': 88 },
    native,
    male: {
      0: `আব্দুল|Abdul আবুল|Abul আব্দুর|Abdur মোহাম্মদ|Mohammad নুরুল|Nurul সামসুল|Samsul মতিউর|Motiur লুৎফর|Lutfor ওয়াজেদ|Wajed ইদ্রিস|Idris তোফাজ্জল|Tofazzal
        আকবর|Akbar আফজাল|Afzal সোলায়মান|Solaiman আলতাফ|Altaf আজিজুল|Azizul রুহুল|Ruhul জয়নাল|Joynal আইয়ুব|Ayub মকবুল|Mokbul কাশেম|Kashem হাশেম|Hashem
        গোলাম|Golam ফজলুল|Fazlul মফিজ|Mofiz সিরাজ|Siraj`,
      1950: `আব্দুল|Abdul আবুল|Abul মোহাম্মদ|Mohammad নুরুল|Nurul গোলাম|Golam আব্দুর|Abdur সিরাজ|Siraj ফজলুল|Fazlul শাহজাহান|Shahjahan মোস্তফা|Mostafa
        আমিনুল|Aminul রফিক|Rafiq আনোয়ার|Anwar আলতাফ|Altaf মতিউর|Motiur মোশাররফ|Mosharraf হারুন|Harun দেলোয়ার|Delwar হাবিবুর|Habibur লুৎফর|Lutfor
        শহিদুল|Shahidul রুহুল|Ruhul এমদাদ|Emdad আজিজুল|Azizul আশরাফ|Ashraf`,
      1965: `মোহাম্মদ|Mohammad আব্দুল|Abdul রফিক|Rafiq শফিক|Shafiq আনোয়ার|Anwar জাহাঙ্গীর|Jahangir কামাল|Kamal জামাল|Jamal হারুন|Harun সেলিম|Selim ফারুক|Faruk
        হুমায়ুন|Humayun বাবুল|Babul দুলাল|Dulal বাদল|Badal নাসির|Nasir খালেদ|Khaled মোস্তফা|Mostafa দেলোয়ার|Delwar শহিদুল|Shahidul আমিনুল|Aminul
        মিজানুর|Mizanur হাবিবুর|Habibur বেলাল|Belal আলমগীর|Alamgir ইকবাল|Iqbal`,
      1980: `মোহাম্মদ|Mohammad সাইফুল|Saiful নাজমুল|Nazmul মাসুদ|Masud মামুন|Mamun সোহেল|Sohel রাসেল|Rasel সুমন|Sumon শাহিন|Shahin শামীম|Shamim জাহাঙ্গীর|Jahangir
        মনির|Monir মনিরুল|Monirul রেজাউল|Rezaul মিজানুর|Mizanur আরিফুল|Ariful শরিফুল|Shariful রিপন|Ripon লিটন|Liton মিলন|Milon জুয়েল|Jewel রুবেল|Rubel
        জাহিদ|Zahid ফারুক|Faruk পারভেজ|Parvez এনামুল|Enamul রাজু|Raju`,
      1995: `মোহাম্মদ|Mohammad রাকিব|Rakib সাকিব|Sakib তামিম|Tamim মেহেদী|Mehedi ইমরান|Imran তানভীর|Tanvir আরিফ|Arif নাঈম|Naim শাকিল|Shakil রনি|Rony রায়হান|Raihan
        রিয়াদ|Riad ফয়সাল|Faisal সজীব|Sajib আশিক|Ashiq নাজমুল|Nazmul রিফাত|Rifat ফাহিম|Fahim সিয়াম|Siam আবির|Abir সাব্বির|Sabbir আরাফাত|Arafat হৃদয়|Hridoy
        ইমন|Emon জুবায়ের|Zubair সাজ্জাদ|Sazzad রাব্বি|Rabbi`,
    },
    female: {
      0: `রহিমন|Rahimon সখিনা|Sokhina জমিলা|Jamila মালেকা|Maleka নূরজাহান|Nurjahan ছালেহা|Saleha হাজেরা|Hajera করিমন|Karimon আছিয়া|Asia লতিফা|Latifa
        জোবেদা|Jobeda মেহেরুন|Meherun ফুলজান|Fuljan সাহেরা|Sahera আমেনা|Amena রাবেয়া|Rabeya ফাতেমা|Fatema আয়েশা|Ayesha খাদিজা|Khadija রোকেয়া|Rokeya
        সুফিয়া|Sufia জাহানারা|Jahanara জোহরা|Zohra`,
      1950: `রোকেয়া|Rokeya জাহানারা|Jahanara আনোয়ারা|Anwara মমতাজ|Momtaz রহিমা|Rahima হালিমা|Halima আমেনা|Amena সুফিয়া|Sufia ফাতেমা|Fatema নূরজাহান|Nurjahan
        হাসিনা|Hasina রাবেয়া|Rabeya খালেদা|Khaleda মনিরা|Monira লুৎফা|Lutfa ফেরদৌসী|Ferdousi ফিরোজা|Firoza ছালেহা|Saleha হাজেরা|Hajera কোহিনূর|Kohinoor
        জুলেখা|Julekha রওশন|Rowshan`,
      1965: `নাসরিন|Nasrin শাহনাজ|Shahnaz সেলিনা|Selina শিরিন|Shirin নাজমা|Nazma রেহানা|Rehana রওশন|Rowshan পারভীন|Parvin ফরিদা|Farida হাসিনা|Hasina খালেদা|Khaleda
        মাহমুদা|Mahmuda রাশিদা|Rashida শামীমা|Shamima কোহিনূর|Kohinoor দিলারা|Dilara লায়লা|Laila ফেরদৌসী|Ferdousi তাসলিমা|Taslima নার্গিস|Nargis
        শেফালী|Shefali মনিরা|Monira বিলকিস|Bilkis`,
      1980: `শারমিন|Sharmin নাসরিন|Nasrin সালমা|Salma শাহনাজ|Shahnaz রোজিনা|Rozina রোকসানা|Roksana সাবিনা|Sabina তাসলিমা|Taslima তাহমিনা|Tahmina ফারজানা|Farzana
        ফারহানা|Farhana শিল্পী|Shilpi লিপি|Lipi রুমা|Ruma রিনা|Rina রিমা|Rima জেসমিন|Jesmin আফরোজা|Afroza আসমা|Asma মৌসুমী|Mousumi শিউলি|Sheuli পপি|Popy
        সেলিনা|Selina রুমানা|Rumana শাহীনা|Shahina`,
      1995: `সুমাইয়া|Sumaiya নুসরাত|Nusrat ফাতেমা|Fatema জান্নাতুল|Jannatul সাদিয়া|Sadia ইসরাত|Israt ফারজানা|Farzana তানিয়া|Tania তানজিলা|Tanzila
        সানজিদা|Sanjida আফসানা|Afsana শারমিন|Sharmin তামান্না|Tamanna মিম|Mim বৃষ্টি|Brishti নাদিয়া|Nadia লামিয়া|Lamia মাইশা|Maisha নাবিলা|Nabila
        তাসনিম|Tasnim আনিকা|Anika সামিয়া|Samia সুরাইয়া|Suraiya আয়েশা|Ayesha খাদিজা|Khadija মিতু|Mitu`,
    },
    family: `ইসলাম|Islam/আক্তার|Akter:7 রহমান|Rahman/বেগম|Begum:6.5 হোসেন|Hossain/খাতুন|Khatun:6.5 আহমেদ|Ahmed:4 আলী|Ali/পারভীন|Parvin:4 খান|Khan:4
      হক|Haque/সুলতানা|Sultana:4 মিয়া|Miah/বেগম|Begum:5 উদ্দিন|Uddin/আরা|Ara:4 চৌধুরী|Chowdhury সরকার|Sarkar শেখ|Sheikh মন্ডল|Mondal সিকদার|Sikder
      তালুকদার|Talukder ভূঁইয়া|Bhuiyan মজুমদার|Majumder বিশ্বাস|Biswas আলম|Alam হাসান|Hasan/জাহান|Jahan কবির|Kabir করিম|Karim রশিদ|Rashid মাহমুদ|Mahmud
      আজাদ|Azad হায়দার|Haider মোল্লা|Molla গাজী|Gazi কাজী|Kazi সৈয়দ|Syed মীর|Mir মির্জা|Mirza পাটোয়ারী|Patwary প্রধান|Pradhan প্রামাণিক|Pramanik
      আকন্দ|Akand খন্দকার|Khandaker হাওলাদার|Howlader মৃধা|Mridha মোড়ল|Morol বেপারী|Bepari ফকির|Fakir মাতুব্বর|Matubbar মল্লিক|Mallik লস্কর|Laskar
      সরদার|Sardar দেওয়ান|Dewan আনসারী|Ansari সিদ্দিকী|Siddique ফারুকী|Faruqui কোরেশী|Quraishi হাশমি|Hashmi আমিন|Amin আজিজ|Aziz বারী|Bari গনি|Gani
      হালিম|Halim হামিদ|Hamid জলিল|Jalil কাদের|Kader খালেক|Khaleque লতিফ|Latif মজিদ|Mazid মান্নান|Mannan মতিন|Matin মালেক|Malek মোমেন|Momen নবী|Nabi
      রাজ্জাক|Razzak রউফ|Rouf সাত্তার|Sattar সালাম|Salam সামাদ|Samad শুকুর|Shukur ওয়াহাব|Wahab ওয়াদুদ|Wadud জব্বার|Jabbar গফুর|Gafur কুদ্দুস|Kuddus
      কাইয়ুম|Kayum মুকিত|Mukit ফারুক|Faruk জামান|Zaman কামাল|Kamal জামাল|Jamal আনোয়ার|Anwar ইকবাল|Iqbal ইউসুফ|Yusuf মাসুদ|Masud মোর্শেদ|Morshed
      মোর্তজা|Mortaza মুস্তাফা|Mustafa নাসির|Nasir পারভেজ|Parvez রেজা|Reza সোবহান|Sobhan শরিফ|Sharif শাহ|Shah সুলতান|Sultan তরফদার|Tarafder খলিফা|Khalifa
      পাঠান|Pathan মুন্সী|Munshi দফাদার|Dafadar চৌকিদার|Chowkidar আখন্দ|Akhand তপাদার|Topader`,
  },
  {
    share: 7,
    near: {
      'Sylhet Division': 13.5,
      'Rangpur Division': 13,
      'Khulna Division': 11.5,
      'Mymensingh Division': 4,
      'Barishal Division': 8,
    },
    native,
    male: {
      0: `হরিপদ|Haripada নরেন্দ্র|Narendra সুধীর|Sudhir নিখিল|Nikhil মনোরঞ্জন|Monoranjan সুশীল|Sushil গোপাল|Gopal দুলাল|Dulal কার্তিক|Kartik নারায়ণ|Narayan
        সুনীল|Sunil রঞ্জিত|Ranjit বিমল|Bimal অজিত|Ajit নিতাই|Nitai অনিল|Anil কৃষ্ণ|Krishna পরিতোষ|Paritosh`,
      1960: `স্বপন|Swapan তপন|Tapan রতন|Ratan প্রদীপ|Pradip শ্যামল|Shyamal গৌতম|Gautam দীপক|Dipak উত্তম|Uttam সুব্রত|Subrata সুনীল|Sunil অনিল|Anil রঞ্জিত|Ranjit
        বিমল|Bimal অজিত|Ajit সঞ্জয়|Sanjoy আশীষ|Ashish জয়ন্ত|Jayanta বিজয়|Bijoy পরিতোষ|Paritosh সজল|Sajal রাজীব|Rajib`,
      1985: `অমিত|Amit বিপ্লব|Biplob সঞ্জয়|Sanjoy পলাশ|Palash সুজন|Sujan সুমন|Suman মিঠুন|Mithun প্রসেনজিৎ|Prosenjit রাজীব|Rajib সৌরভ|Sourav পার্থ|Partha
        অভিজিৎ|Avijit অনিক|Anik শুভ|Shuvo দীপ্ত|Dipto অর্ণব|Arnab জয়|Joy হৃদয়|Hridoy সুব্রত|Subrata সজল|Sajal`,
    },
    female: {
      0: `লক্ষ্মী|Lakshmi সরস্বতী|Saraswati কমলা|Kamala সন্ধ্যা|Sandhya পুষ্প|Pushpa মায়া|Maya প্রতিমা|Pratima আরতি|Arati সবিতা|Sabita ঊষা|Usha মালতী|Malati
        বীণা|Bina মিনতি|Minati`,
      1960: `গীতা|Gita রীতা|Rita কল্পনা|Kalpana স্বপ্না|Swapna সন্ধ্যা|Sandhya আরতি|Arati অঞ্জলি|Anjali দিপালী|Dipali নমিতা|Namita সীমা|Sima শিখা|Shikha মিতা|Mita
        চন্দনা|Chandana শ্যামলী|Shyamali সুচিত্রা|Suchitra ঝর্ণা|Jharna তৃষ্ণা|Trishna`,
      1985: `পূজা|Puja প্রিয়া|Priya অনন্যা|Ananya অর্পিতা|Arpita বৃষ্টি|Brishti তিথি|Tithi ঐশী|Oishi শ্রাবন্তী|Srabanti মৌ|Mou পিয়া|Piya রিয়া|Riya
        মৌমিতা|Moumita জয়া|Joya সুপ্তি|Supti শ্রেয়া|Shreya মিতা|Mita স্বপ্না|Swapna সীমা|Sima`,
    },
    family: `দাস|Das/রানী_দাস|Rani_Das:12 রায়|Roy:8 পাল|Paul:4 সাহা|Saha:4 ঘোষ|Ghosh:3 দত্ত|Dutta চক্রবর্তী|Chakraborty ভট্টাচার্য|Bhattacharya সেন|Sen নাথ|Nath
      দে|Dey শীল|Shil দেব|Deb কর|Kar নন্দী|Nandi কুণ্ডু|Kundu সূত্রধর|Sutradhar বর্মণ|Barman হালদার|Halder বণিক|Banik পোদ্দার|Poddar আইচ|Aich গুহ|Guha
      গুপ্ত|Gupta মিত্র|Mitra বসু|Basu মুখার্জি|Mukherjee ব্যানার্জি|Banerjee চ্যাটার্জি|Chatterjee অধিকারী|Adhikari গোস্বামী|Goswami মোহন্ত|Mohanta
      মালাকার|Malakar ধর|Dhar চন্দ|Chanda কর্মকার|Karmakar দেবনাথ|Debnath সিংহ|Singha হাজরা|Hazra বিশ্বাস|Biswas মন্ডল|Mondal সরকার|Sarkar মজুমদার|Majumder
      চৌধুরী|Chowdhury`,
  },
  {
    share: 0.2,
    near: { 'Chattogram Division': 3 },
    native,
    male: {
      0: 'নিরঞ্জন|Niranjan সাধন|Sadhan সুজিত|Sujit বিকাশ|Bikash মং|Mong সুনীল|Sunil বিমল|Bimal রঞ্জিত|Ranjit জ্যোতি|Jyoti',
      1975: `রুপম|Rupam দীপন|Dipan প্রতীক|Pratik সুজিত|Sujit রণজিৎ|Ronojit বিকাশ|Bikash অংশু|Angshu উচিং|Uching সুমন|Sumon অনিক|Anik পলাশ|Palash জয়|Joy
        জুয়েল|Jewel রনি|Rony`,
    },
    female: {
      0: 'মায়া|Maya সন্ধ্যা|Sandhya পুষ্প|Pushpa নমিতা|Namita মিনা|Mina সুমনা|Sumana আরতি|Arati শান্তি|Shanti',
      1975: 'প্রীতি|Priti রুপা|Rupa সুমনা|Sumana মিনা|Mina উমে|Ume চন্দ্রা|Chandra শিউলি|Sheuli নিপা|Nipa বন্যা|Bonna রুমা|Ruma মিতা|Mita তিথি|Tithi মনিকা|Monika',
    },
    family: `চাকমা|Chakma:35 বড়ুয়া|Barua:25 মারমা|Marma:15 ত্রিপুরা|Tripura:10 তঞ্চঙ্গ্যা|Tanchangya ম্রো|Mro খীসা|Khisa দেওয়ান|Dewan তালুকদার|Talukder
      মুৎসুদ্দী|Mutsuddi`,
  },
  {
    share: 0.4,
    near: { 'Mymensingh Division': 1 },
    native,
    male: {
      0: 'জন|John যোসেফ|Joseph পিটার|Peter আন্তনী|Anthony ফ্রান্সিস|Francis সাইমন|Simon স্টিফেন|Stephen ডেভিড|David মাইকেল|Michael',
      1975: `মাইকেল|Michael ডেভিড|David রবার্ট|Robert প্যাট্রিক|Patrick রিচার্ড|Richard অনিক|Anik সুমন|Sumon যোসেফ|Joseph জন|John জুয়েল|Jewel সাইমন|Simon রনি|Rony
        লিটন|Liton`,
    },
    female: {
      0: 'মেরী|Mary তেরেজা|Teresa আগ্নেস|Agnes এলিজাবেথ|Elizabeth সিসিলিয়া|Cecilia লুসি|Lucy রোজ|Rose শান্তি|Shanti',
      1975: 'রোজ|Rose মনিকা|Monika রীতা|Rita মিলি|Mili নিপা|Nipa শিউলি|Sheuli লুসি|Lucy নদী|Nodi প্রীতি|Priti বন্যা|Bonna রুমা|Ruma মেরী|Mary',
    },
    family: `গোমেজ|Gomes রোজারিও|Rozario কস্তা|Costa গনসালভেস|Gonsalves ডি'কস্তা|D'Costa ডি'ক্রুজ|D'Cruze পেরেরা|Pereira পালমা|Palma রিবেরু|Ribeiro মৃ|Mree
      সাংমা|Sangma হেমব্রম|Hembrom মুর্মু|Murmu`,
  },
];
