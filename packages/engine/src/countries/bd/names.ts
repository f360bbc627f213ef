import { scriptBy } from '../../data/southAsianNames.ts';
import type { NameFacts } from '../../model.ts';

/** Names in Bengali and Latin letters. */
const script =
  scriptBy(`মোহাম্মদ|Mohammad আব্দুল|Abdul রহিম|Rahim করিম|Karim রাকিব|Rakib সাকিব|Sakib তামিম|Tamim মাহমুদ|Mahmud
  রফিক|Rafiq শফিক|Shafiq জাহিদ|Zahid জাহাঙ্গীর|Jahangir আনোয়ার|Anwar নাসির|Nasir কামাল|Kamal জামাল|Jamal
  সোহেল|Sohel রাসেল|Rasel সুমন|Sumon মাসুদ|Masud মামুন|Mamun শাহিন|Shahin শামীম|Shamim নাজমুল|Nazmul সাইফুল|Saiful
  রবিউল|Rabiul আরিফ|Arif আরিফুল|Ariful আশরাফ|Ashraf ইমরান|Imran ফয়সাল|Faisal তানভীর|Tanvir তারেক|Tareq
  রায়হান|Raihan রিয়াদ|Riad রনি|Rony রিপন|Ripon লিটন|Liton মিলন|Milon মিজান|Mizan মিজানুর|Mizanur হাবিব|Habib
  হাবিবুর|Habibur আতিক|Atiq আতিকুর|Atiqur আশিক|Ashiq আমিনুল|Aminul মনির|Monir মনিরুল|Monirul মোস্তফা|Mostafa
  মোশাররফ|Mosharraf মফিজ|Mofiz নূর|Nur নুরুল|Nurul জহির|Zahir জহিরুল|Zahirul জুয়েল|Jewel খালেদ|Khaled খোকন|Khokon
  কাওসার|Kawsar ইউসুফ|Yusuf ইব্রাহিম|Ibrahim ইসমাইল|Ismail ওমর|Omar ফারুক|Faruk ফরহাদ|Farhad ফজলুল|Fazlul
  বেলাল|Belal বাবুল|Babul বাদল|Badal দেলোয়ার|Delwar দুলাল|Dulal এনামুল|Enamul এমদাদ|Emdad হারুন|Harun
  হুমায়ুন|Humayun গোলাম|Golam সেলিম|Selim সিরাজ|Siraj সজীব|Sajib শাকিল|Shakil শাহজাহান|Shahjahan শহিদুল|Shahidul
  শরিফ|Sharif শরিফুল|Shariful রেজাউল|Rezaul রুবেল|Rubel রাজু|Raju রাশেদ|Rashed পারভেজ|Parvez নাঈম|Naim মুরাদ|Murad
  মহসিন|Mohsin মেহেদী|Mehedi ফাতেমা|Fatema আয়েশা|Ayesha খাদিজা|Khadija রাবেয়া|Rabeya সুমাইয়া|Sumaiya
  নুসরাত|Nusrat শারমিন|Sharmin নাসরিন|Nasrin সাবিনা|Sabina শাহনাজ|Shahnaz রোকসানা|Roksana রুমা|Ruma রিমা|Rima
  রিনা|Rina লিপি|Lipi লাবনী|Laboni মৌসুমী|Mousumi মিতু|Mitu মুন্নি|Munni মরিয়ম|Moriom মাহমুদা|Mahmuda
  মাহফুজা|Mahfuza মাসুমা|Masuma মনিরা|Monira নাজমা|Nazma নার্গিস|Nargis নিলুফা|Nilufa নীলা|Nila নিপা|Nipa
  পারভীন|Parvin পারুল|Parul পপি|Popy ফারজানা|Farzana ফারহানা|Farhana ফরিদা|Farida ফেরদৌসী|Ferdousi ফিরোজা|Firoza
  জান্নাতুল|Jannatul জেসমিন|Jesmin জাহানারা|Jahanara জোহরা|Zohra জুলেখা|Julekha হালিমা|Halima হাসিনা|Hasina
  হাফিজা|Hafiza হেনা|Hena আফরোজা|Afroza আফসানা|Afsana আমেনা|Amena আনোয়ারা|Anwara আসমা|Asma আঁখি|Ankhi ইসরাত|Israt
  কামরুন|Kamrun কোহিনূর|Kohinoor কুলসুম|Kulsum খালেদা|Khaleda দিলরুবা|Dilruba দিলারা|Dilara তাসলিমা|Taslima
  তাহমিনা|Tahmina তানজিলা|Tanzila তানিয়া|Tania তামান্না|Tamanna সালমা|Salma সাদিয়া|Sadia সাথী|Sathi
  সানজিদা|Sanjida সাইমা|Saima সেলিনা|Selina সেতু|Setu সোনিয়া|Sonia সুফিয়া|Sufia সুরাইয়া|Suraiya শিরিন|Shirin
  শিউলি|Sheuli শিল্পী|Shilpi শাপলা|Shapla শাহিদা|Shahida শামীমা|Shamima শাহানা|Shahana শান্তা|Shanta
  শেফালী|Shefali রওশন|Rowshan রহিমা|Rahima রাশিদা|Rashida রুবিনা|Rubina রেহানা|Rehana রোজিনা|Rozina রোকেয়া|Rokeya
  বিলকিস|Bilkis বৃষ্টি|Brishti মিম|Mim নাদিয়া|Nadia ঝর্ণা|Jharna ইসলাম|Islam আক্তার|Akter রহমান|Rahman বেগম|Begum
  হোসেন|Hossain খাতুন|Khatun আহমেদ|Ahmed আলী|Ali খান|Khan হক|Haque সুলতানা|Sultana মিয়া|Miah উদ্দিন|Uddin আরা|Ara
  চৌধুরী|Chowdhury সরকার|Sarkar শেখ|Sheikh মন্ডল|Mondal সিকদার|Sikder তালুকদার|Talukder ভূঁইয়া|Bhuiyan
  মজুমদার|Majumder বিশ্বাস|Biswas আলম|Alam হাসান|Hasan জাহান|Jahan কবির|Kabir রশিদ|Rashid আজাদ|Azad হায়দার|Haider
  মোল্লা|Molla গাজী|Gazi কাজী|Kazi সৈয়দ|Syed মীর|Mir মির্জা|Mirza পাটোয়ারী|Patwary প্রধান|Pradhan
  প্রামাণিক|Pramanik আকন্দ|Akand খন্দকার|Khandaker হাওলাদার|Howlader মৃধা|Mridha মোড়ল|Morol বেপারী|Bepari
  ফকির|Fakir মাতুব্বর|Matubbar মল্লিক|Mallik লস্কর|Laskar সরদার|Sardar দেওয়ান|Dewan আনসারী|Ansari
  সিদ্দিকী|Siddique ফারুকী|Faruqui কোরেশী|Quraishi হাশমি|Hashmi আমিন|Amin আজিজ|Aziz বারী|Bari গনি|Gani হালিম|Halim
  হামিদ|Hamid জলিল|Jalil কাদের|Kader খালেক|Khaleque লতিফ|Latif মজিদ|Mazid মান্নান|Mannan মতিন|Matin মালেক|Malek
  মোমেন|Momen নবী|Nabi রাজ্জাক|Razzak রউফ|Rouf সাত্তার|Sattar সালাম|Salam সামাদ|Samad শুকুর|Shukur ওয়াহাব|Wahab
  ওয়াদুদ|Wadud জব্বার|Jabbar গফুর|Gafur কুদ্দুস|Kuddus কাইয়ুম|Kayum মুকিত|Mukit জামান|Zaman ইকবাল|Iqbal
  মোর্শেদ|Morshed মোর্তজা|Mortaza মুস্তাফা|Mustafa রেজা|Reza সোবহান|Sobhan শাহ|Shah সুলতান|Sultan তরফদার|Tarafder
  খলিফা|Khalifa পাঠান|Pathan মুন্সী|Munshi দফাদার|Dafadar চৌকিদার|Chowkidar আখন্দ|Akhand তপাদার|Topader অমিত|Amit
  বিপ্লব|Biplob প্রদীপ|Pradip সঞ্জয়|Sanjoy স্বপন|Swapan তপন|Tapan উত্তম|Uttam সজল|Sajal সুব্রত|Subrata
  শ্যামল|Shyamal গৌতম|Gautam দীপক|Dipak রতন|Ratan পলাশ|Palash বিজয়|Bijoy অনিল|Anil সুজন|Sujan নিতাই|Nitai
  পরিতোষ|Paritosh জয়ন্ত|Jayanta আশীষ|Ashish কৃষ্ণ|Krishna পূজা|Puja প্রিয়া|Priya সীমা|Sima শিখা|Shikha
  অনন্যা|Ananya অর্পিতা|Arpita মিতা|Mita রীতা|Rita লক্ষ্মী|Lakshmi সরস্বতী|Saraswati গীতা|Gita কল্পনা|Kalpana
  চন্দনা|Chandana শ্যামলী|Shyamali স্বপ্না|Swapna সুচিত্রা|Suchitra তৃষ্ণা|Trishna মালতী|Malati বীণা|Bina দাস|Das
  রানী_দাস|Rani_Das রায়|Roy পাল|Paul সাহা|Saha ঘোষ|Ghosh দত্ত|Dutta চক্রবর্তী|Chakraborty ভট্টাচার্য|Bhattacharya
  সেন|Sen নাথ|Nath দে|Dey শীল|Shil দেব|Deb কর|Kar নন্দী|Nandi কুণ্ডু|Kundu সূত্রধর|Sutradhar বর্মণ|Barman
  হালদার|Halder বণিক|Banik পোদ্দার|Poddar আইচ|Aich গুহ|Guha গুপ্ত|Gupta মিত্র|Mitra বসু|Basu মুখার্জি|Mukherjee
  ব্যানার্জি|Banerjee চ্যাটার্জি|Chatterjee অধিকারী|Adhikari গোস্বামী|Goswami মোহন্ত|Mohanta মালাকার|Malakar
  ধর|Dhar চন্দ|Chanda কর্মকার|Karmakar দেবনাথ|Debnath সিংহ|Singha হাজরা|Hazra জন|John যোসেফ|Joseph পিটার|Peter
  মাইকেল|Michael অনিক|Anik রুপম|Rupam দীপন|Dipan প্রতীক|Pratik মেরী|Mary শান্তি|Shanti রোজ|Rose মিলি|Mili
  প্রীতি|Priti বন্যা|Bonna মনিকা|Monika ত্রিপুরা|Tripura চাকমা|Chakma মারমা|Marma বড়ুয়া|Barua গোমেজ|Gomes
  রোজারিও|Rozario কস্তা|Costa ক্রুজ|Cruze পেরেরা|Pereira আবুল|Abul আব্দুর|Abdur আবু|Abu মোঃ|Md. নুর|Noor
  সামসুল|Samsul মতিউর|Motiur লুৎফর|Lutfor ওয়াজেদ|Wajed ইদ্রিস|Idris তোফাজ্জল|Tofazzal আকবর|Akbar আফজাল|Afzal
  সোলায়মান|Solaiman আলতাফ|Altaf আজিজুল|Azizul রুহুল|Ruhul জয়নাল|Joynal আইয়ুব|Ayub মকবুল|Mokbul কাশেম|Kashem
  হাশেম|Hashem রিফাত|Rifat ফাহিম|Fahim সিয়াম|Siam আবির|Abir নিলয়|Niloy তানজিম|Tanzim জুবায়ের|Zubair মাহিন|Mahin
  সাব্বির|Sabbir শুভ|Shuvo হৃদয়|Hridoy রাব্বি|Rabbi আরাফাত|Arafat ইমন|Emon নাফিস|Nafis অয়ন|Ayon আলমগীর|Alamgir
  মঞ্জুর|Manjur ওয়াহিদ|Wahid তৌহিদ|Touhid সাজ্জাদ|Sazzad রহিমন|Rahimon সখিনা|Sokhina জমিলা|Jamila মালেকা|Maleka
  নূরজাহান|Nurjahan ছালেহা|Saleha হাজেরা|Hajera করিমন|Karimon আছিয়া|Asia লতিফা|Latifa জোবেদা|Jobeda
  মেহেরুন|Meherun ফুলজান|Fuljan সাহেরা|Sahera মমতাজ|Momtaz লুৎফা|Lutfa রুমানা|Rumana তানহা|Tanha মাইশা|Maisha
  নাবিলা|Nabila জারিন|Zarin ফাইজা|Faiza অন্তরা|Antora রাইসা|Raisa লামিয়া|Lamia মাহি|Mahi তাসনিম|Tasnim
  আনিকা|Anika সামিয়া|Samia জেরিন|Jerin রিফা|Rifa ইভা|Eva বেবী|Baby লায়লা|Laila শাহীনা|Shahina হরিপদ|Haripada
  নরেন্দ্র|Narendra সুধীর|Sudhir নিখিল|Nikhil মনোরঞ্জন|Monoranjan সুশীল|Sushil গোপাল|Gopal কার্তিক|Kartik
  নারায়ণ|Narayan সুনীল|Sunil রঞ্জিত|Ranjit বিমল|Bimal অজিত|Ajit দীপ্ত|Dipto অর্ণব|Arnab জয়|Joy রাজীব|Rajib
  সৌরভ|Sourav পার্থ|Partha অভিজিৎ|Avijit সুমন|Suman মিঠুন|Mithun প্রসেনজিৎ|Prosenjit কমলা|Kamala সন্ধ্যা|Sandhya
  পুষ্প|Pushpa মায়া|Maya প্রতিমা|Pratima আরতি|Arati সবিতা|Sabita অঞ্জলি|Anjali ঊষা|Usha মিনতি|Minati
  দিপালী|Dipali নমিতা|Namita তিথি|Tithi ঐশী|Oishi শ্রাবন্তী|Srabanti মৌ|Mou পিয়া|Piya রিয়া|Riya মৌমিতা|Moumita
  জয়া|Joya সুপ্তি|Supti শ্রেয়া|Shreya অংশু|Angshu নিরঞ্জন|Niranjan সুজিত|Sujit রণজিৎ|Ronojit সাধন|Sadhan
  বিকাশ|Bikash মং|Mong উচিং|Uching জ্যোতি|Jyoti রুপা|Rupa সুমনা|Sumana মিনা|Mina উমে|Ume চন্দ্রা|Chandra
  তঞ্চঙ্গ্যা|Tanchangya ম্রো|Mro খীসা|Khisa মুৎসুদ্দী|Mutsuddi আন্তনী|Anthony ডেভিড|David ফ্রান্সিস|Francis
  রবার্ট|Robert সাইমন|Simon প্যাট্রিক|Patrick স্টিফেন|Stephen রিচার্ড|Richard তেরেজা|Teresa আগ্নেস|Agnes লুসি|Lucy
  এলিজাবেথ|Elizabeth সিসিলিয়া|Cecilia নদী|Nodi ডি'কস্তা|D'Costa ডি'ক্রুজ|D'Cruze রিবেরু|Ribeiro
  গনসালভেস|Gonsalves পালমা|Palma মৃ|Mree সাংমা|Sangma হেমব্রম|Hembrom মুর্মু|Murmu`);

const native = '{given.native} {family.native}';

/** Bangladeshi names by community: Muslims, whose women often bear a surname of their own, Hindus, the Buddhists of Chattogram and its hills, Christians. */
export const bangladeshiNames: readonly NameFacts[] = [
  {
    share: 91,
    near: { 'Sylhet Division': 86, 'Rangpur Division': 86, 'Khulna Division': 88 },
    native,
    script,
    male: {
      0: `Abdul Abul Abdur Mohammad Nurul Samsul Motiur Lutfor Wajed Idris Tofazzal Akbar Afzal Solaiman Altaf Azizul Ruhul Joynal Ayub
        Mokbul Kashem Hashem Golam Fazlul Mofiz Siraj`,
      1950: `Abdul Abul Mohammad Nurul Golam Abdur Siraj Fazlul Shahjahan Mostafa Aminul Rafiq Anwar Altaf Motiur Mosharraf Harun Delwar
        Habibur Lutfor Shahidul Ruhul Emdad Azizul Ashraf`,
      1965: `Mohammad Abdul Rafiq Shafiq Anwar Jahangir Kamal Jamal Harun Selim Faruk Humayun Babul Dulal Badal Nasir Khaled Mostafa
        Delwar Shahidul Aminul Mizanur Habibur Belal Alamgir Iqbal`,
      1980: `Mohammad Saiful Nazmul Masud Mamun Sohel Rasel Sumon Shahin Shamim Jahangir Monir Monirul Rezaul Mizanur Ariful Shariful
        Ripon Liton Milon Jewel Rubel Zahid Faruk Parvez Enamul Raju`,
      1995: `Mohammad Rakib Sakib Tamim Mehedi Imran Tanvir Arif Naim Shakil Rony Raihan Riad Faisal Sajib Ashiq Nazmul Rifat Fahim Siam
        Abir Sabbir Arafat Hridoy Emon Zubair Sazzad Rabbi`,
    },
    female: {
      0: `Rahimon Sokhina Jamila Maleka Nurjahan Saleha Hajera Karimon Asia Latifa Jobeda Meherun Fuljan Sahera Amena Rabeya Fatema
        Ayesha Khadija Rokeya Sufia Jahanara Zohra`,
      1950: `Rokeya Jahanara Anwara Momtaz Rahima Halima Amena Sufia Fatema Nurjahan Hasina Rabeya Khaleda Monira Lutfa Ferdousi
        Firoza Saleha Hajera Kohinoor Julekha Rowshan`,
      1965: `Nasrin Shahnaz Selina Shirin Nazma Rehana Rowshan Parvin Farida Hasina Khaleda Mahmuda Rashida Shamima Kohinoor Dilara
        Laila Ferdousi Taslima Nargis Shefali Monira Bilkis`,
      1980: `Sharmin Nasrin Salma Shahnaz Rozina Roksana Sabina Taslima Tahmina Farzana Farhana Shilpi Lipi Ruma Rina Rima Jesmin Afroza
        Asma Mousumi Sheuli Popy Selina Rumana Shahina`,
      1995: `Sumaiya Nusrat Fatema Jannatul Sadia Israt Farzana Tania Tanzila Sanjida Afsana Sharmin Tamanna Mim Brishti Nadia Lamia
        Maisha Nabila Tasnim Anika Samia Suraiya Ayesha Khadija Mitu`,
    },
    family: `Islam/Akter:7 Rahman/Begum:6.5 Hossain/Khatun:6.5 Ahmed:4 Ali/Parvin:4 Khan:4 Haque/Sultana:4 Miah/Begum:5
      Uddin/Ara:4 Chowdhury Sarkar Sheikh Mondal Sikder Talukder Bhuiyan Majumder Biswas Alam Hasan/Jahan Kabir Karim
      Rashid Mahmud Azad Haider Molla Gazi Kazi Syed Mir Mirza Patwary Pradhan Pramanik Akand Khandaker Howlader
      Mridha Morol Bepari Fakir Matubbar Mallik Laskar Sardar Dewan Ansari Siddique Faruqui Quraishi Hashmi Amin Aziz
      Bari Gani Halim Hamid Jalil Kader Khaleque Latif Mazid Mannan Matin Malek Momen Nabi Razzak Rouf Sattar Salam
      Samad Shukur Wahab Wadud Jabbar Gafur Kuddus Kayum Mukit Faruk Zaman Kamal Jamal Anwar Iqbal Yusuf Masud Morshed
      Mortaza Mustafa Nasir Parvez Reza Sobhan Sharif Shah Sultan Tarafder Khalifa Pathan Munshi Dafadar Chowkidar
      Akhand Topader`,
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
    script,
    male: {
      0: `Haripada Narendra Sudhir Nikhil Monoranjan Sushil Gopal Dulal Kartik Narayan Sunil Ranjit Bimal Ajit Nitai Anil Krishna
        Paritosh`,
      1960: `Swapan Tapan Ratan Pradip Shyamal Gautam Dipak Uttam Subrata Sunil Anil Ranjit Bimal Ajit Sanjoy Ashish Jayanta Bijoy
        Paritosh Sajal Rajib`,
      1985: `Amit Biplob Sanjoy Palash Sujan Suman Mithun Prosenjit Rajib Sourav Partha Avijit Anik Shuvo Dipto Arnab Joy Hridoy Subrata
        Sajal`,
    },
    female: {
      0: `Lakshmi Saraswati Kamala Sandhya Pushpa Maya Pratima Arati Sabita Usha Malati Bina Minati`,
      1960: `Gita Rita Kalpana Swapna Sandhya Arati Anjali Dipali Namita Sima Shikha Mita Chandana Shyamali Suchitra Jharna Trishna`,
      1985: `Puja Priya Ananya Arpita Brishti Tithi Oishi Srabanti Mou Piya Riya Moumita Joya Supti Shreya Mita Swapna Sima`,
    },
    family: `Das/Rani_Das:12 Roy:8 Paul:4 Saha:4 Ghosh:3 Dutta Chakraborty Bhattacharya Sen Nath Dey Shil Deb Kar Nandi Kundu
      Sutradhar Barman Halder Banik Poddar Aich Guha Gupta Mitra Basu Mukherjee Banerjee Chatterjee Adhikari Goswami
      Mohanta Malakar Dhar Chanda Karmakar Debnath Singha Hazra Biswas Mondal Sarkar Majumder Chowdhury`,
  },
  {
    share: 0.2,
    near: { 'Chattogram Division': 3 },
    native,
    script,
    male: {
      0: 'Niranjan Sadhan Sujit Bikash Mong Sunil Bimal Ranjit Jyoti',
      1975: 'Rupam Dipan Pratik Sujit Ronojit Bikash Angshu Uching Sumon Anik Palash Joy Jewel Rony',
    },
    female: {
      0: 'Maya Sandhya Pushpa Namita Mina Sumana Arati Shanti',
      1975: 'Priti Rupa Sumana Mina Ume Chandra Sheuli Nipa Bonna Ruma Mita Tithi Monika',
    },
    family: 'Chakma:35 Barua:25 Marma:15 Tripura:10 Tanchangya Mro Khisa Dewan Talukder Mutsuddi',
  },
  {
    share: 0.4,
    near: { 'Mymensingh Division': 1 },
    native,
    script,
    male: {
      0: 'John Joseph Peter Anthony Francis Simon Stephen David Michael',
      1975: 'Michael David Robert Patrick Richard Anik Sumon Joseph John Jewel Simon Rony Liton',
    },
    female: {
      0: 'Mary Teresa Agnes Elizabeth Cecilia Lucy Rose Shanti',
      1975: 'Rose Monika Rita Mili Nipa Sheuli Lucy Nodi Priti Bonna Ruma Mary',
    },
    family: "Gomes Rozario Costa Gonsalves D'Costa D'Cruze Pereira Palma Ribeiro Mree Sangma Hembrom Murmu",
  },
];
