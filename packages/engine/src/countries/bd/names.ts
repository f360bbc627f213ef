import type { NameFacts } from '../../model.ts';

/** Bangladeshi names by community, as `Bengali|Latin` pairs, common ones first: Muslims, whose women often bear a surname of their own, Hindus, Buddhists and Christians. */
export const bangladeshiNames: readonly NameFacts[] = [
  {
    share: 90,
    native: '{given.native} {family.native}',
    male: `মোহাম্মদ|Mohammad আব্দুল|Abdul রহিম|Rahim করিম|Karim রাকিব|Rakib সাকিব|Sakib তামিম|Tamim মাহমুদ|Mahmud
      রফিক|Rafiq শফিক|Shafiq জাহিদ|Zahid জাহাঙ্গীর|Jahangir আনোয়ার|Anwar নাসির|Nasir কামাল|Kamal জামাল|Jamal
      সোহেল|Sohel রাসেল|Rasel সুমন|Sumon মাসুদ|Masud মামুন|Mamun শাহিন|Shahin শামীম|Shamim নাজমুল|Nazmul
      সাইফুল|Saiful রবিউল|Rabiul আরিফ|Arif আরিফুল|Ariful আশরাফ|Ashraf ইমরান|Imran ফয়সাল|Faisal তানভীর|Tanvir
      তারেক|Tareq রায়হান|Raihan রিয়াদ|Riad রনি|Rony রিপন|Ripon লিটন|Liton মিলন|Milon মিজান|Mizan
      মিজানুর|Mizanur হাবিব|Habib হাবিবুর|Habibur আতিক|Atiq আতিকুর|Atiqur আশিক|Ashiq আমিনুল|Aminul মনির|Monir
      মনিরুল|Monirul মোস্তফা|Mostafa মোশাররফ|Mosharraf মফিজ|Mofiz নূর|Nur নুরুল|Nurul জহির|Zahir জহিরুল|Zahirul
      জুয়েল|Jewel খালেদ|Khaled খোকন|Khokon কাওসার|Kawsar ইউসুফ|Yusuf ইব্রাহিম|Ibrahim ইসমাইল|Ismail ওমর|Omar
      ফারুক|Faruk ফরহাদ|Farhad ফজলুল|Fazlul বেলাল|Belal বাবুল|Babul বাদল|Badal দেলোয়ার|Delwar দুলাল|Dulal
      এনামুল|Enamul এমদাদ|Emdad হারুন|Harun হুমায়ুন|Humayun গোলাম|Golam সেলিম|Selim সিরাজ|Siraj সজীব|Sajib
      শাকিল|Shakil শাহজাহান|Shahjahan শহিদুল|Shahidul শরিফ|Sharif শরিফুল|Shariful রেজাউল|Rezaul রুবেল|Rubel
      রাজু|Raju রাশেদ|Rashed পারভেজ|Parvez নাঈম|Naim মুরাদ|Murad মহসিন|Mohsin মেহেদী|Mehedi`,
    female: `ফাতেমা|Fatema আয়েশা|Ayesha খাদিজা|Khadija রাবেয়া|Rabeya সুমাইয়া|Sumaiya নুসরাত|Nusrat শারমিন|Sharmin
      নাসরিন|Nasrin সাবিনা|Sabina শাহনাজ|Shahnaz রোকসানা|Roksana রুমা|Ruma রিমা|Rima রিনা|Rina লিপি|Lipi
      লাবনী|Laboni মৌসুমী|Mousumi মিতু|Mitu মুন্নি|Munni মরিয়ম|Moriom মাহমুদা|Mahmuda মাহফুজা|Mahfuza
      মাসুমা|Masuma মনিরা|Monira নাজমা|Nazma নার্গিস|Nargis নিলুফা|Nilufa নীলা|Nila নিপা|Nipa পারভীন|Parvin
      পারুল|Parul পপি|Popy ফারজানা|Farzana ফারহানা|Farhana ফরিদা|Farida ফেরদৌসী|Ferdousi ফিরোজা|Firoza
      জান্নাতুল|Jannatul জেসমিন|Jesmin জাহানারা|Jahanara জোহরা|Zohra জুলেখা|Julekha হালিমা|Halima হাসিনা|Hasina
      হাফিজা|Hafiza হেনা|Hena আফরোজা|Afroza আফসানা|Afsana আমেনা|Amena আনোয়ারা|Anwara আসমা|Asma আঁখি|Ankhi
      ইসরাত|Israt কামরুন|Kamrun কোহিনূর|Kohinoor কুলসুম|Kulsum খালেদা|Khaleda দিলরুবা|Dilruba দিলারা|Dilara
      তাসলিমা|Taslima তাহমিনা|Tahmina তানজিলা|Tanzila তানিয়া|Tania তামান্না|Tamanna সালমা|Salma সাদিয়া|Sadia
      সাথী|Sathi সানজিদা|Sanjida সাইমা|Saima সেলিনা|Selina সেতু|Setu সোনিয়া|Sonia সুফিয়া|Sufia
      সুরাইয়া|Suraiya শিরিন|Shirin শিউলি|Sheuli শিল্পী|Shilpi শাপলা|Shapla শাহিদা|Shahida শামীমা|Shamima
      শাহানা|Shahana শান্তা|Shanta শেফালী|Shefali রওশন|Rowshan রহিমা|Rahima রাশিদা|Rashida রুবিনা|Rubina
      রেহানা|Rehana রোজিনা|Rozina রোকেয়া|Rokeya বিলকিস|Bilkis বৃষ্টি|Brishti মিম|Mim নাদিয়া|Nadia ঝর্ণা|Jharna`,
    family: `ইসলাম|Islam/আক্তার|Akter রহমান|Rahman/বেগম|Begum হোসেন|Hossain/খাতুন|Khatun আহমেদ|Ahmed
      আলী|Ali/পারভীন|Parvin খান|Khan হক|Haque/সুলতানা|Sultana মিয়া|Miah/বেগম|Begum উদ্দিন|Uddin/আরা|Ara
      চৌধুরী|Chowdhury সরকার|Sarkar শেখ|Sheikh মন্ডল|Mondal সিকদার|Sikder তালুকদার|Talukder ভূঁইয়া|Bhuiyan
      মজুমদার|Majumder বিশ্বাস|Biswas আলম|Alam হাসান|Hasan/জাহান|Jahan কবির|Kabir করিম|Karim রশিদ|Rashid
      মাহমুদ|Mahmud আজাদ|Azad হায়দার|Haider মোল্লা|Molla গাজী|Gazi কাজী|Kazi সৈয়দ|Syed মীর|Mir মির্জা|Mirza
      পাটোয়ারী|Patwary প্রধান|Pradhan প্রামাণিক|Pramanik আকন্দ|Akand খন্দকার|Khandaker হাওলাদার|Howlader
      মৃধা|Mridha মোড়ল|Morol বেপারী|Bepari ফকির|Fakir মাতুব্বর|Matubbar মল্লিক|Mallik লস্কর|Laskar সরদার|Sardar
      দেওয়ান|Dewan আনসারী|Ansari সিদ্দিকী|Siddique ফারুকী|Faruqui কোরেশী|Quraishi হাশমি|Hashmi আমিন|Amin
      আজিজ|Aziz বারী|Bari গনি|Gani হালিম|Halim হামিদ|Hamid জলিল|Jalil কাদের|Kader খালেক|Khaleque লতিফ|Latif
      মজিদ|Mazid মান্নান|Mannan মতিন|Matin মালেক|Malek মোমেন|Momen নবী|Nabi রাজ্জাক|Razzak রউফ|Rouf
      সাত্তার|Sattar সালাম|Salam সামাদ|Samad শুকুর|Shukur ওয়াহাব|Wahab ওয়াদুদ|Wadud জব্বার|Jabbar গফুর|Gafur
      কুদ্দুস|Kuddus কাইয়ুম|Kayum মুকিত|Mukit ফারুক|Faruk জামান|Zaman কামাল|Kamal জামাল|Jamal আনোয়ার|Anwar
      ইকবাল|Iqbal ইউসুফ|Yusuf মাসুদ|Masud মোর্শেদ|Morshed মোর্তজা|Mortaza মুস্তাফা|Mustafa নাসির|Nasir
      পারভেজ|Parvez রেজা|Reza সোবহান|Sobhan শরীফ|Sharif শাহ|Shah সুলতান|Sultan তরফদার|Tarafder খলিফা|Khalifa
      পাঠান|Pathan মুন্সী|Munshi দফাদার|Dafadar চৌকিদার|Chowkidar আখন্দ|Akhand তপাদার|Topader`,
  },
  {
    share: 8,
    native: '{given.native} {family.native}',
    male: `অমিত|Amit বিপ্লব|Biplob প্রদীপ|Pradip সঞ্জয়|Sanjoy স্বপন|Swapan তপন|Tapan উত্তম|Uttam সজল|Sajal
      সুব্রত|Subrata শ্যামল|Shyamal গৌতম|Gautam দীপক|Dipak রতন|Ratan পলাশ|Palash বিজয়|Bijoy অনিল|Anil
      সুজন|Sujan নিতাই|Nitai পরিতোষ|Paritosh জয়ন্ত|Jayanta আশীষ|Ashish কৃষ্ণ|Krishna`,
    female: `পূজা|Puja প্রিয়া|Priya সীমা|Sima শিখা|Shikha ঝর্ণা|Jharna অনন্যা|Ananya অর্পিতা|Arpita মিতা|Mita
      রীতা|Rita লক্ষ্মী|Lakshmi সরস্বতী|Saraswati গীতা|Gita কল্পনা|Kalpana চন্দনা|Chandana শ্যামলী|Shyamali
      স্বপ্না|Swapna সুচিত্রা|Suchitra তৃষ্ণা|Trishna মালতী|Malati বীণা|Bina`,
    family: `দাস|Das/রানী_দাস|Rani_Das রায়|Roy পাল|Paul সাহা|Saha ঘোষ|Ghosh দত্ত|Dutta চক্রবর্তী|Chakraborty
      ভট্টাচার্য|Bhattacharya সেন|Sen নাথ|Nath দে|Dey শীল|Shil দেব|Deb কর|Kar নন্দী|Nandi কুণ্ডু|Kundu
      সূত্রধর|Sutradhar বর্মণ|Barman হালদার|Halder বণিক|Banik পোদ্দার|Poddar আইচ|Aich গুহ|Guha গুপ্ত|Gupta
      মিত্র|Mitra বসু|Basu মুখার্জি|Mukherjee ব্যানার্জি|Banerjee চ্যাটার্জি|Chatterjee অধিকারী|Adhikari
      গোস্বামী|Goswami মোহন্ত|Mohanta মালাকার|Malakar ধর|Dhar চন্দ|Chanda কর্মকার|Karmakar দেবনাথ|Debnath
      সিংহ|Singha হাজরা|Hazra বিশ্বাস|Biswas মন্ডল|Mondal সরকার|Sarkar মজুমদার|Majumder চৌধুরী|Chowdhury`,
  },
  {
    share: 2,
    native: '{given.native} {family.native}',
    male: `জন|John যোসেফ|Joseph পিটার|Peter মাইকেল|Michael অনিক|Anik সুমন|Sumon রুপম|Rupam দীপন|Dipan প্রতীক|Pratik
      জুয়েল|Jewel`,
    female: `মেরী|Mary শান্তি|Shanti রোজ|Rose মিলি|Mili নিপা|Nipa শিউলি|Sheuli প্রীতি|Priti বন্যা|Bonna মনিকা|Monika
      রুমা|Ruma`,
    family: `ত্রিপুরা|Tripura চাকমা|Chakma মারমা|Marma বড়ুয়া|Barua গোমেজ|Gomes রোজারিও|Rozario কস্তা|Costa
      ক্রুজ|Cruze পেরেরা|Pereira`,
  },
];
