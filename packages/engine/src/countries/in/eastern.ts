import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

const bengali: NameFacts = {
  share: 0.8,
  near: { 'West Bengal': 62, Assam: 14, Jharkhand: 6, Delhi: 2, Odisha: 3, Karnataka: 1.5 },
  native,
  male: {
    0: `নারায়ণ|Narayan গোপাল|Gopal নিতাই|Nitai সুধীর|Sudhir অনিল|Anil বিমল|Bimal হরিপদ|Haripada প্রফুল্ল|Prafulla মনোরঞ্জন|Manoranjan দুলাল|Dulal কার্তিক|Kartik নিমাই|Nimai
      সুবোধ|Subodh নির্মল|Nirmal`,
    1955: `তপন|Tapan স্বপন|Swapan প্রদীপ|Pradip দিলীপ|Dilip অশোক|Ashok গৌতম|Goutam শ্যামল|Shyamal প্রণব|Pranab দীপক|Dipak আশীষ|Ashish জয়ন্ত|Jayanta উত্তম|Uttam সমীর|Samir
      মলয়|Malay অলোক|Aloke পার্থ|Partha`,
    1975: `সুব্রত|Subrata সঞ্জয়|Sanjoy দেবাশীষ|Debasish অভিজিৎ|Abhijit কৌশিক|Kaushik অমিত|Amit সুজিত|Sujit বিশ্বজিৎ|Biswajit রাজীব|Rajib প্রসেনজিৎ|Prosenjit
      অনির্বাণ|Anirban ইন্দ্রজিৎ|Indrajit সুমন|Suman রণজিৎ|Ranajit তন্ময়|Tanmoy`,
    1992: `সৌরভ|Sourav অর্ণব|Arnab রাহুল|Rahul সায়ন|Sayan সৌম্য|Soumya অর্ক|Arka শুভম|Subham অভিষেক|Abhishek রোহিত|Rohit আকাশ|Akash দেবজ্যোতি|Debjyoti সুপ্রিয়|Supriyo
      সাগ্নিক|Sagnik ঋত্বিক|Ritwik শুভঙ্কর|Subhankar সৌভিক|Souvik`,
  },
  female: {
    0: `মীরা|Mira সন্ধ্যা|Sandhya আরতি|Arati গীতা|Gita কমলা|Kamala পুষ্প|Pushpa প্রতিমা|Pratima মায়া|Maya ছায়া|Chhaya লক্ষ্মী|Lakshmi অঞ্জলি|Anjali বেলা|Bela`,
    1955: `কৃষ্ণা|Krishna রীতা|Rita মিতা|Mita কল্পনা|Kalpana শিপ্রা|Shipra সুচিত্রা|Suchitra মালা|Mala শুক্লা|Shukla রত্না|Ratna স্বপ্না|Swapna রেখা|Rekha মিনতি|Minati
      কাকলি|Kakoli`,
    1975: `সোমা|Soma ঝুমা|Jhuma মৌসুমী|Mousumi সুস্মিতা|Sushmita শর্মিষ্ঠা|Sharmistha পারমিতা|Paramita নন্দিতা|Nandita মিতালী|Mitali দেবযানী|Debjani সঙ্গীতা|Sangita
      রূপা|Rupa টুম্পা|Tumpa পিয়ালী|Piyali মধুমিতা|Madhumita সুদীপা|Sudipa`,
    1992: `প্রিয়াঙ্কা|Priyanka শ্রেয়া|Shreya অনন্যা|Ananya পূজা|Puja মৌমিতা|Moumita তনুশ্রী|Tanushree অঙ্কিতা|Ankita দেবস্মিতা|Debasmita রিয়া|Riya সৃজনী|Srijani
      ঈশিতা|Ishita স্নেহা|Sneha ঐন্দ্রিলা|Oindrila সায়ন্তনী|Sayantani বর্ণালী|Barnali`,
  },
  family: `দাস|Das:9 মণ্ডল|Mondal:6 ঘোষ|Ghosh:5 রায়|Roy:4 সরকার|Sarkar:3 মুখার্জী|Mukherjee ব্যানার্জী|Banerjee চ্যাটার্জী|Chatterjee সাহা|Saha বিশ্বাস|Biswas দত্ত|Dutta পাল|Pal
    সেন|Sen বসু|Bose মিত্র|Mitra নাথ|Nath দে|Dey চক্রবর্তী|Chakraborty ভট্টাচার্য|Bhattacharya গাঙ্গুলী|Ganguly হালদার|Halder কর্মকার|Karmakar মাইতি|Maiti জানা|Jana
    সামন্ত|Samanta বেরা|Bera কুণ্ডু|Kundu মজুমদার|Majumdar নস্কর|Naskar গুহ|Guha দেবনাথ|Debnath চৌধুরী|Chowdhury প্রামাণিক|Pramanik শীল|Shil ধর|Dhar কর|Kar নন্দী|Nandi
    বর্মন|Barman মাহাতো|Mahato গায়েন|Gayen`,
};

const bengaliMuslim: NameFacts = {
  share: 0,
  near: { 'West Bengal': 14, Assam: 10 },
  native,
  male: {
    0: 'আব্দুল|Abdul মোহাম্মদ|Mohammad নুরুল|Nurul আনোয়ার|Anwar রহিম|Rahim করিম|Karim ইসমাইল|Ismail সিরাজ|Siraj ইয়াকুব|Yakub',
    1970: `শেখ_রফিক|Sk_Rafique সাইফুল|Saiful রফিকুল|Rafikul নজরুল|Nazrul জাহাঙ্গীর|Jahangir সাদ্দাম|Saddam ইমরান|Imran আরিফ|Arif রাকিবুল|Rakibul হাসান|Hasan ফারুক|Faruk
      মিজানুর|Mijanur সাহিল|Sahil`,
  },
  female: {
    0: 'ফতেমা|Fatema আমিনা|Amina রাবেয়া|Rabeya হাসিনা|Hasina সুফিয়া|Sufia রোকেয়া|Rokeya জাহানারা|Jahanara',
    1970: 'নাসরিন|Nasrin সাবিনা|Sabina রুকসানা|Ruksana তসলিমা|Taslima নাজমা|Nazma সালমা|Salma ফারহানা|Farhana আয়েশা|Ayesha সুলতানা|Sultana রেশমা|Reshma মুসকান|Muskan',
  },
  family: `শেখ|Sheikh/বিবি|Bibi ইসলাম|Islam/খাতুন|Khatun আলি|Ali/বিবি|Bibi হক|Haque/বেগম|Begum রহমান|Rahman/খাতুন|Khatun হোসেন|Hossain মোল্লা|Molla মণ্ডল|Mondal খান|Khan
    মিয়া|Mia আহমেদ|Ahmed গাজী|Gazi লস্কর|Laskar সরদার|Sardar`,
};

const odia: NameFacts = {
  share: 0.3,
  near: { Odisha: 82, Chhattisgarh: 3, Jharkhand: 2 },
  native,
  male: {
    0: 'ଗୋପାଳ|Gopal କୃଷ୍ଣ|Krishna ଜଗନ୍ନାଥ|Jagannath ବୈଷ୍ଣବ|Baishnab ନାରାୟଣ|Narayan ଭଗବାନ|Bhagaban ଲକ୍ଷ୍ମଣ|Laxman ହରିହର|Harihar',
    1960: `ପ୍ରମୋଦ|Pramod ସୁରେଶ|Suresh ଅଶୋକ|Ashok ରବୀନ୍ଦ୍ର|Rabindra ପ୍ରଦୀପ|Pradeep ମନୋଜ|Manoj ସଞ୍ଜୟ|Sanjay ରଞ୍ଜନ|Ranjan ବିଜୟ|Bijay ଦିଲ୍ଲୀପ|Dillip ପ୍ରକାଶ|Prakash
      ସରୋଜ|Saroj ଦେବାଶିଷ|Debasish`,
    1988: `ସୌମ୍ୟ|Soumya ସୁବ୍ରତ|Subrat ବିକାଶ|Bikash ରାକେଶ|Rakesh ଅମିତ|Amit ରାହୁଲ|Rahul ଅଭିଷେକ|Abhishek ସନ୍ଦୀପ|Sandeep ଶୁଭମ|Subham ସ୍ମୃତି_ରଞ୍ଜନ|Smruti_Ranjan
      ଆଦିତ୍ୟ|Aditya ଚିନ୍ମୟ|Chinmay`,
  },
  female: {
    0: 'ଲକ୍ଷ୍ମୀ|Laxmi କମଳା|Kamala ସାବିତ୍ରୀ|Sabitri କୁନ୍ତଳା|Kuntala ପାର୍ବତୀ|Parbati ରାଧା|Radha ଶାନ୍ତିଲତା|Shantilata',
    1960: 'ସସ୍ମିତା|Sasmita ମିନତି|Minati ସଂଯୁକ୍ତା|Sanjukta ଗୀତା|Gita ପୁଷ୍ପା|Puspa ଅନିତା|Anita ସୁଜାତା|Sujata ସବିତା|Sabita କବିତା|Kabita ମମତା|Mamata',
    1988: `ପ୍ରିୟଙ୍କା|Priyanka ଲୋପାମୁଦ୍ରା|Lopamudra ସୁଚିସ୍ମିତା|Suchismita ପୂଜା|Puja ସ୍ୱାତୀ|Swati ଶୁଭଶ୍ରୀ|Subhashree ସୋନାଲି|Sonali ଅଙ୍କିତା|Ankita ଲିପ୍ସା|Lipsa
      ବର୍ଷା|Barsha`,
  },
  family: `ସାହୁ|Sahoo:8 ଦାସ|Das:6 ନାୟକ|Nayak:5 ବେହେରା|Behera:5 ପ୍ରଧାନ|Pradhan:4 ମହାପାତ୍ର|Mohapatra ପଣ୍ଡା|Panda ମିଶ୍ର|Mishra ଜେନା|Jena ସ୍ୱାଇଁ|Swain ବାରିକ|Barik
    ମହାନ୍ତି|Mohanty ପାତ୍ର|Patra ରାଉତ|Rout ବିଶ୍ୱାଳ|Biswal ସେଠୀ|Sethi ମଲ୍ଲିକ|Mallick ପରିଡ଼ା|Parida ତ୍ରିପାଠୀ|Tripathy ସାମଲ|Samal ଲେଙ୍କା|Lenka ଦଳାଇ|Dalai ମାଝୀ|Majhi`,
};

const assamese: NameFacts = {
  share: 0.1,
  near: { Assam: 58 },
  native,
  male: {
    0: 'হৰেন|Haren প্ৰফুল্ল|Prafulla মহেন্দ্ৰ|Mahendra গোলাপ|Golap কমল|Kamal নগেন|Nagen ভবেন|Bhaben যোগেন|Jogen',
    1960: 'দিলীপ|Dilip প্ৰদীপ|Pradip ৰাজীৱ|Rajib জয়ন্ত|Jayanta ৰঞ্জিত|Ranjit অনুপ|Anup মৃদুল|Mridul পৰাগ|Parag প্ৰাঞ্জল|Pranjal দীপক|Dipak মনোজ|Manoj',
    1988: 'ৰাহুল|Rahul বিকাশ|Bikash ধ্ৰুৱজ্যোতি|Dhrubajyoti নয়ন|Nayan অভিজিত|Abhijit হিমাংশু|Himangshu মৃন্ময়|Mrinmoy কৌস্তুভ|Kaustubh অংকুৰ|Ankur ৰিতুৰাজ|Rituraj পাৰ্থ|Partha',
  },
  female: {
    0: 'লক্ষ্মী|Lakhimi নিৰুপমা|Nirupama কুন্তলা|Kuntala হেমলতা|Hemalata পদ্মা|Padma ৰেণু|Renu আইমণি|Aimoni',
    1960: 'মীনাক্ষী|Minakshi ৰীতা|Rita অঞ্জনা|Anjana ডলী|Dolly জুৰি|Juri মামণি|Mamoni ৰুমী|Rumi বন্দনা|Bandana নমিতা|Namita জোনালী|Jonali',
    1988: 'প্ৰিয়ংকা|Priyanka মৌচুমী|Mousumi বৰষা|Barasha কৰবী|Karabi হিমাদ্ৰী|Himadri নিকিতা|Nikita ৰিমঝিম|Rimjhim জ্যোতিস্মিতা|Jyotishmita পাপৰি|Papori দীপশিখা|Dipshikha',
  },
  family: `দাস|Das:9 কলিতা|Kalita:8 ডেকা|Deka:7 শইকীয়া|Saikia:6 বৰা|Bora:6 গগৈ|Gogoi:5 বৰুৱা|Baruah:5 শৰ্মা|Sarma নাথ|Nath হাজৰিকা|Hazarika মেধি|Medhi তালুকদাৰ|Talukdar
    গোস্বামী|Goswami চৌধুৰী|Choudhury দত্ত|Dutta ফুকন|Phukan চেতিয়া|Chetia বৰ্মন|Barman বড়ো|Boro ৰাভা|Rabha`,
};

/** The peoples of the east. */
export const eastern: readonly NameFacts[] = [bengali, bengaliMuslim, odia, assamese];
