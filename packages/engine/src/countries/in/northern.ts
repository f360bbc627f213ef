import type { NameFacts } from '../../model.ts';

const native = '{given.native} {family.native}';

/** The Hindi belt and emigrants from it. */
const hindi: NameFacts = {
  share: 78,
  near: {
    Maharashtra: 18,
    Karnataka: 6,
    Telangana: 5,
    Gujarat: 13,
    'Tamil Nadu': 2,
    'West Bengal': 15,
    'Andhra Pradesh': 2,
    Punjab: 34,
    Kerala: 1,
    Assam: 12,
    Odisha: 6,
    Chandigarh: 62,
  },
  native,
  male: {
    0: `राम|Ram श्याम|Shyam ओम_प्रकाश|Om_Prakash कैलाश|Kailash जगदीश|Jagdish गोपाल|Gopal मोहन|Mohan कृष्ण|Krishna रामप्रसाद|Ramprasad जगन्नाथ|Jagannath
      हरि|Hari भगवान|Bhagwan गिरधारी|Girdhari लक्ष्मण|Lakshman राधेश्याम|Radheshyam बलदेव|Baldev महावीर|Mahavir नंद_किशोर|Nand_Kishore प्रेम|Prem
      रघुनाथ|Raghunath शंकर|Shankar सोहन|Sohan मदन|Madan रतन|Ratan बृज_मोहन|Brij_Mohan द्वारका|Dwarka रामेश्वर|Rameshwar विश्वनाथ|Vishwanath`,
    1950: `अशोक|Ashok रमेश|Ramesh सुरेश|Suresh ओम_प्रकाश|Om_Prakash राजेंद्र|Rajendra महेश|Mahesh दिनेश|Dinesh मोहन|Mohan विनोद|Vinod सतीश|Satish सुभाष|Subhash
      वीरेंद्र|Virendra सुरेंद्र|Surendra महेंद्र|Mahendra नरेंद्र|Narendra कैलाश|Kailash जगदीश|Jagdish शिव|Shiv अनिल|Anil कृष्ण|Krishna राजकुमार|Rajkumar
      सत्य_प्रकाश|Satya_Prakash गोपाल|Gopal हरीश|Harish किशोर|Kishore प्रकाश|Prakash नरेश|Naresh प्रेम|Prem`,
    1965: `राजेश|Rajesh संजय|Sanjay सुनील|Sunil अनिल|Anil राकेश|Rakesh मुकेश|Mukesh विजय|Vijay अजय|Ajay मनोज|Manoj विनोद|Vinod अशोक|Ashok प्रदीप|Pradeep
      राजीव|Rajiv संजीव|Sanjeev रमेश|Ramesh सुरेश|Suresh अरुण|Arun संतोष|Santosh दिनेश|Dinesh महेश|Mahesh नरेश|Naresh उमेश|Umesh प्रमोद|Pramod सुधीर|Sudhir
      जितेंद्र|Jitendra उपेंद्र|Upendra शैलेंद्र|Shailendra योगेश|Yogesh राजू|Raju`,
    1980: `अमित|Amit मनोज|Manoj संदीप|Sandeep दीपक|Deepak विकास|Vikas पंकज|Pankaj मनीष|Manish राहुल|Rahul जितेंद्र|Jitendra धर्मेंद्र|Dharmendra रवि|Ravi
      संतोष|Santosh नीरज|Neeraj विवेक|Vivek नितिन|Nitin सचिन|Sachin गौरव|Gaurav पवन|Pawan आशीष|Ashish सुमित|Sumit विशाल|Vishal अभिषेक|Abhishek अजीत|Ajit
      कपिल|Kapil हिमांशु|Himanshu अनुराग|Anurag प्रशांत|Prashant तरुण|Tarun अमर|Amar`,
    1993: `राहुल|Rahul रोहित|Rohit अंकित|Ankit शुभम|Shubham अभिषेक|Abhishek आकाश|Akash अमन|Aman शिवम|Shivam सौरभ|Saurabh मोहित|Mohit आदित्य|Aditya निखिल|Nikhil
      विकास|Vikas सूरज|Suraj ऋषभ|Rishabh मयंक|Mayank आयुष|Ayush करण|Karan हर्ष|Harsh वरुण|Varun अनुज|Anuj कुणाल|Kunal अर्जुन|Arjun सागर|Sagar तुषार|Tushar
      हिमांशु|Himanshu सत्यम|Satyam प्रिंस|Prince`,
    2003: `अमन|Aman आर्यन|Aryan आयुष|Ayush हर्ष|Harsh यश|Yash आदित्य|Aditya शिवम|Shivam कृष|Krish रोहन|Rohan अंश|Ansh देव|Dev ध्रुव|Dhruv प्रणव|Pranav
      सिद्धार्थ|Siddharth कबीर|Kabir ईशान|Ishaan अर्जुन|Arjun सत्यम|Satyam उत्कर्ष|Utkarsh सागर|Sagar ऋषि|Rishi अभिनव|Abhinav करण|Karan सूरज|Suraj
      प्रिंस|Prince हिमांशु|Himanshu`,
  },
  female: {
    0: `कमला|Kamla शांति|Shanti सावित्री|Savitri सुशीला|Sushila शकुंतला|Shakuntala कौशल्या|Kaushalya शारदा|Sharda सीता|Sita सरस्वती|Saraswati लक्ष्मी|Lakshmi
      राधा|Radha गंगा|Ganga पार्वती|Parvati दुर्गा|Durga कांता|Kanta लीला|Leela विमला|Vimla निर्मला|Nirmala चंपा|Champa तारा|Tara यमुना|Yamuna माया|Maya
      प्रभा|Prabha सरला|Sarla`,
    1950: `सुशीला|Sushila शकुंतला|Shakuntala निर्मला|Nirmala विमला|Vimla पुष्पा|Pushpa उषा|Usha आशा|Asha उर्मिला|Urmila कमला|Kamla मालती|Malti कुसुम|Kusum
      प्रभा|Prabha शांति|Shanti मीरा|Meera शीला|Sheela सरला|Sarla शारदा|Sharda सावित्री|Savitri सुधा|Sudha इंदु|Indu विद्या|Vidya सरोज|Saroj गीता|Geeta
      लता|Lata राधा|Radha`,
    1965: `सुनीता|Sunita अनीता|Anita गीता|Geeta रेखा|Rekha मीना|Meena उषा|Usha आशा|Asha मंजू|Manju शोभा|Shobha ममता|Mamta सरिता|Sarita सविता|Savita नीलम|Neelam
      रजनी|Rajni किरण|Kiran सरोज|Saroj सुमन|Suman संगीता|Sangeeta अलका|Alka साधना|Sadhna रेणु|Renu पुष्पा|Pushpa शशि|Shashi सुषमा|Sushma उर्मिला|Urmila
      सीमा|Seema सुधा|Sudha`,
    1980: `सुनीता|Sunita अनीता|Anita कविता|Kavita संगीता|Sangeeta पूनम|Poonam सीमा|Seema रीना|Reena रेखा|Rekha ममता|Mamta अर्चना|Archana वंदना|Vandana रितु|Ritu
      ज्योति|Jyoti रश्मि|Rashmi बबीता|Babita संध्या|Sandhya कल्पना|Kalpana मनीषा|Manisha रंजना|Ranjana प्रीति|Preeti निशा|Nisha श्वेता|Shweta रचना|Rachna
      मोनिका|Monika शालिनी|Shalini प्रतिभा|Pratibha नीता|Neeta`,
    1993: `पूजा|Pooja नेहा|Neha प्रियंका|Priyanka प्रिया|Priya ज्योति|Jyoti स्वाति|Swati श्वेता|Shweta अंकिता|Ankita दिव्या|Divya शिवानी|Shivani कोमल|Komal
      काजल|Kajal सोनम|Sonam निधि|Nidhi अंजलि|Anjali आकांक्षा|Akanksha आरती|Aarti मेघा|Megha स्नेहा|Sneha कीर्ति|Kirti पल्लवी|Pallavi शिखा|Shikha
      गरिमा|Garima दीपिका|Deepika खुशबू|Khushboo सुरभि|Surbhi सपना|Sapna पायल|Payal`,
    2003: `खुशी|Khushi मुस्कान|Muskan अंजलि|Anjali श्रेया|Shreya रिया|Riya साक्षी|Sakshi अनन्या|Ananya वैष्णवी|Vaishnavi तान्या|Tanya अदिति|Aditi काजल|Kajal
      नंदिनी|Nandini ईशा|Isha श्रुति|Shruti तन्वी|Tanvi सिमरन|Simran दीया|Diya माही|Mahi कीर्ति|Kirti सृष्टि|Srishti प्रिया|Priya शिवानी|Shivani परी|Pari
      स्नेहा|Sneha कोमल|Komal`,
  },
  family: `कुमार|Kumar/कुमारी|Kumari:8 सिंह|Singh:8 लाल|Lal/देवी|Devi:4 शर्मा|Sharma:4.5 यादव|Yadav:4 गुप्ता|Gupta:3 वर्मा|Verma:2.5 मिश्रा|Mishra:2
      प्रसाद|Prasad/देवी|Devi:2 जैन|Jain:1.2 राम|Ram/देवी|Devi:2 दास|Das जोशी|Joshi चौधरी|Chaudhary पांडे|Pandey तिवारी|Tiwari अग्रवाल|Agarwal
      सक्सेना|Saxena श्रीवास्तव|Srivastava चौहान|Chauhan ठाकुर|Thakur राठौड़|Rathore मल्होत्रा|Malhotra कपूर|Kapoor खन्ना|Khanna चोपड़ा|Chopra भाटिया|Bhatia
      अरोड़ा|Arora आहूजा|Ahuja सेठी|Sethi कोहली|Kohli सूद|Sood गोयल|Goyal मित्तल|Mittal बंसल|Bansal गर्ग|Garg माहेश्वरी|Maheshwari त्रिवेदी|Trivedi
      द्विवेदी|Dwivedi चतुर्वेदी|Chaturvedi त्रिपाठी|Tripathi शुक्ला|Shukla दुबे|Dubey उपाध्याय|Upadhyay भट्ट|Bhatt रावत|Rawat नेगी|Negi बिष्ट|Bisht
      भंडारी|Bhandari कश्यप|Kashyap मौर्य|Maurya कुशवाहा|Kushwaha विश्वकर्मा|Vishwakarma प्रजापति|Prajapati सोनी|Soni राजपूत|Rajput गुर्जर|Gurjar सैनी|Saini
      दीक्षित|Dixit माथुर|Mathur भटनागर|Bhatnagar महतो|Mahato पासवान|Paswan झा|Jha सिन्हा|Sinha राय|Rai मंडल|Mandal ओझा|Ojha पाठक|Pathak मीना|Meena
      शेखावत|Shekhawat जाट|Jat भाटी|Bhati पुरोहित|Purohit व्यास|Vyas पंवार|Panwar तोमर|Tomar राणा|Rana नागर|Nagar बघेल|Baghel अहिरवार|Ahirwar लोधी|Lodhi
      साहू|Sahu वाल्मीकि|Valmiki जाटव|Jatav निषाद|Nishad पाल|Pal राजभर|Rajbhar सोनकर|Sonkar जायसवाल|Jaiswal गौतम|Gautam भारद्वाज|Bhardwaj कौशिक|Kaushik
      अवस्थी|Awasthi बाजपेयी|Bajpai मेहरा|Mehra दहिया|Dahiya हुड्डा|Hooda मलिक|Malik उरांव|Oraon मुंडा|Munda कोरी|Kori स्वामी|Swami`,
};

/** Muslims who speak Urdu or Hindi. */
const muslim: NameFacts = {
  share: 13,
  near: {
    'Uttar Pradesh': 21,
    Bihar: 15,
    Maharashtra: 16,
    Karnataka: 14,
    Telangana: 22,
    Gujarat: 11,
    'Andhra Pradesh': 7,
    'Madhya Pradesh': 11,
    Punjab: 1.5,
    Chandigarh: 4,
    'Tamil Nadu': 0.5,
    Kerala: 0.3,
    'West Bengal': 6,
    Assam: 3,
    Odisha: 3,
    Chhattisgarh: 4,
  },
  native,
  male: {
    0: `मोहम्मद|Mohammed अब्दुल|Abdul अहमद|Ahmed अकबर|Akbar करीम|Karim रशीद|Rashid यूसुफ|Yusuf इब्राहिम|Ibrahim हबीब|Habib रहमत|Rahmat नूर|Noor शमशेर|Shamsher
      सुलेमान|Suleman बशीर|Bashir`,
    1960: `मोहम्मद|Mohammed अब्दुल|Abdul सलीम|Salim जावेद|Javed असलम|Aslam रशीद|Rashid इकबाल|Iqbal अनवर|Anwar शकील|Shakeel नसीम|Naseem परवेज़|Parvez तारिक|Tariq
      फारूक|Farooq यूनुस|Yunus ज़ाकिर|Zakir`,
    1980: `मोहम्मद|Mohammed इमरान|Imran आसिफ|Asif इरफान|Irfan वसीम|Wasim शाहिद|Shahid नदीम|Nadeem जुबैर|Zubair रियाज़|Riyaz समीर|Sameer आरिफ|Arif फिरोज़|Firoz सलमान|Salman
      फैसल|Faisal शाहनवाज़|Shahnawaz जावेद|Javed`,
    1995: `मोहम्मद|Mohammed सलमान|Salman फैसल|Faisal आमिर|Aamir शाहरुख|Shahrukh अरबाज़|Arbaaz सोहेल|Sohail ज़ैद|Zaid अयान|Ayaan दानिश|Danish अदनान|Adnan उमर|Umar समीर|Sameer
      शाहिद|Shahid फरहान|Farhan बिलाल|Bilal हमज़ा|Hamza`,
  },
  female: {
    0: `फातिमा|Fatima ज़ैनब|Zainab ज़ुबैदा|Zubaida रज़िया|Razia नूरजहाँ|Noorjahan ज़रीना|Zarina मुमताज|Mumtaz हलीमा|Halima रुकैया|Ruqaiya खैरून|Khairun`,
    1960: `शबाना|Shabana नसरीन|Nasreen रुखसाना|Rukhsana रेहाना|Rehana शबनम|Shabnam फरीदा|Farida परवीन|Parveen शाहीन|Shaheen सलमा|Salma मुमताज|Mumtaz यास्मीन|Yasmin
      नसीम|Naseem ज़रीना|Zarina`,
    1980: `शबाना|Shabana नाज़िया|Nazia हिना|Hina सबा|Saba तबस्सुम|Tabassum शबनम|Shabnam रुबीना|Rubina आयशा|Ayesha यास्मीन|Yasmin अफसाना|Afsana गुलशन|Gulshan निकहत|Nikhat
      फरहीन|Farheen`,
    1995: `आयशा|Ayesha सना|Sana ज़ोया|Zoya फातिमा|Fatima सानिया|Saniya अलीशा|Alisha मरियम|Mariam मुस्कान|Muskan निदा|Nida आलिया|Aaliya इकरा|Iqra हिबा|Hiba सिमरन|Simran
      शिफा|Shifa महक|Mahek उज़मा|Uzma`,
  },
  family: `खान|Khan/बेगम|Begum:14 शेख|Shaikh:9 अली|Ali/बानो|Bano:7 अंसारी|Ansari:6 अहमद|Ahmed/खातून|Khatoon:6 सैयद|Syed:4 हुसैन|Hussain/बी|Bi:4 कुरैशी|Qureshi
    सिद्दीकी|Siddiqui पठान|Pathan मिर्ज़ा|Mirza मलिक|Malik मंसूरी|Mansuri फारूकी|Farooqui इदरीसी|Idrisi रिज़वी|Rizvi हाशमी|Hashmi आलम|Alam रज़ा|Raza बेग|Baig
    सलमानी|Salmani सैफी|Saifi नकवी|Naqvi ज़ैदी|Zaidi उस्मानी|Usmani रहमान|Rahman हक|Haque`,
};

/** Maharashtra. */
const marathi: NameFacts = {
  share: 0.6,
  near: { Maharashtra: 55, 'Madhya Pradesh': 3, Karnataka: 3, Gujarat: 3, Telangana: 2 },
  native,
  male: {
    0: `दत्तात्रय|Dattatray पांडुरंग|Pandurang विठ्ठल|Vitthal बाळासाहेब|Balasaheb शंकर|Shankar गणपत|Ganpat नामदेव|Namdev तुकाराम|Tukaram वसंत|Vasant यशवंत|Yashwant
      माधव|Madhav रामचंद्र|Ramchandra अनंत|Anant भाऊसाहेब|Bhausaheb`,
    1950: `सुरेश|Suresh अशोक|Ashok वसंत|Vasant सुभाष|Subhash दिलीप|Dilip प्रकाश|Prakash विलास|Vilas रमेश|Ramesh अनिल|Anil शरद|Sharad विजय|Vijay अरुण|Arun बाळासाहेब|Balasaheb
      मधुकर|Madhukar सुधाकर|Sudhakar`,
    1970: `संजय|Sanjay राजेंद्र|Rajendra सुनील|Sunil अनिल|Anil संतोष|Santosh प्रशांत|Prashant महेश|Mahesh नितीन|Nitin सचिन|Sachin मंगेश|Mangesh गणेश|Ganesh योगेश|Yogesh
      विकास|Vikas संदीप|Sandeep प्रवीण|Pravin तुषार|Tushar अमोल|Amol`,
    1990: `अक्षय|Akshay प्रतीक|Pratik निखिल|Nikhil अमोल|Amol शुभम|Shubham ऋषिकेश|Rushikesh ओमकार|Omkar रोहित|Rohit स्वप्निल|Swapnil आकाश|Akash मयूर|Mayur अनिकेत|Aniket
      सुरज|Suraj वैभव|Vaibhav आदित्य|Aditya प्रथमेश|Prathamesh तेजस|Tejas सिद्धेश|Siddhesh`,
  },
  female: {
    0: `लक्ष्मीबाई|Laxmibai सुमन|Suman कुसुम|Kusum शांताबाई|Shantabai सुशीला|Sushila शालिनी|Shalini मालती|Malati इंदुमती|Indumati विमल|Vimal यमुना|Yamuna सरस्वती|Saraswati`,
    1950: `सुनंदा|Sunanda मंगल|Mangal शोभा|Shobha लता|Lata उषा|Usha सुरेखा|Surekha रेखा|Rekha आशा|Asha छाया|Chhaya वंदना|Vandana पुष्पा|Pushpa कल्पना|Kalpana अलका|Alka`,
    1970: `सुनीता|Sunita वैशाली|Vaishali मनीषा|Manisha स्मिता|Smita अर्चना|Archana संगीता|Sangeeta सविता|Savita ज्योती|Jyoti रूपाली|Rupali अश्विनी|Ashwini स्वाती|Swati
      प्रतिभा|Pratibha मेघना|Meghana सुजाता|Sujata`,
    1990: `पूजा|Pooja प्रियांका|Priyanka स्नेहल|Snehal प्राजक्ता|Prajakta अश्विनी|Ashwini तेजस्विनी|Tejaswini ऐश्वर्या|Aishwarya श्रद्धा|Shraddha सायली|Sayali ऋतुजा|Rutuja
      पल्लवी|Pallavi अमृता|Amruta साक्षी|Sakshi सिद्धी|Siddhi गौरी|Gauri श्रुती|Shruti`,
  },
  family: `पाटील|Patil:7 जाधव|Jadhav:4 शिंदे|Shinde:4 पवार|Pawar:3.5 गायकवाड|Gaikwad:3 मोरे|More चव्हाण|Chavan कांबळे|Kamble भोसले|Bhosale माने|Mane सावंत|Sawant
    देशमुख|Deshmukh कुलकर्णी|Kulkarni जोशी|Joshi नाईक|Naik कदम|Kadam साळुंखे|Salunkhe सूर्यवंशी|Suryawanshi देशपांडे|Deshpande काळे|Kale थोरात|Thorat वाघ|Wagh बनसोडे|Bansode
    निकम|Nikam लोखंडे|Lokhande साळवे|Salve ठाकरे|Thakare राणे|Rane परब|Parab गावडे|Gawade तांबे|Tambe महाजन|Mahajan चौधरी|Chaudhari राऊत|Raut वानखेडे|Wankhede
    मेश्राम|Meshram सोनवणे|Sonawane घोरपडे|Ghorpade जगताप|Jagtap इंगळे|Ingle`,
};

/** Gujarat. */
const gujarati: NameFacts = {
  share: 0.6,
  near: { Gujarat: 68, Maharashtra: 9, 'Madhya Pradesh': 2, Rajasthan: 2, 'West Bengal': 1 },
  native,
  male: {
    0: `રમણલાલ|Ramanlal કાંતિલાલ|Kantilal નટવરલાલ|Natvarlal મોહનભાઈ|Mohanbhai જયંતિલાલ|Jayantilal ચીમનલાલ|Chimanlal ગોવિંદ|Govind મગનભાઈ|Maganbhai હરિભાઈ|Haribhai
      શાંતિલાલ|Shantilal`,
    1950: `રમેશ|Ramesh સુરેશ|Suresh મહેન્દ્ર|Mahendra કિરીટ|Kirit હસમુખ|Hasmukh ભરત|Bharat દિનેશ|Dinesh અશોક|Ashok પ્રવીણ|Pravin નરેન્દ્ર|Narendra અરવિંદ|Arvind
      જયેશ|Jayesh મુકેશ|Mukesh`,
    1970: `સંજય|Sanjay રાજેશ|Rajesh જીગ્નેશ|Jignesh હિતેશ|Hitesh મહેશ|Mahesh નિલેશ|Nilesh પરેશ|Paresh કેતન|Ketan અલ્પેશ|Alpesh ભાવેશ|Bhavesh જયેશ|Jayesh વિપુલ|Vipul
      કલ્પેશ|Kalpesh મનીષ|Manish ધર્મેશ|Dharmesh`,
    1990: `હાર્દિક|Hardik જય|Jay ધવલ|Dhaval ચિરાગ|Chirag મિહિર|Mihir કૃણાલ|Krunal પાર્થ|Parth હર્ષ|Harsh યશ|Yash દર્શન|Darshan મીત|Meet કેવલ|Keval રાજ|Raj ધ્રુવ|Dhruv
      સ્મિત|Smit ઉત્સવ|Utsav`,
  },
  female: {
    0: `કાંતાબેન|Kantaben શારદાબેન|Shardaben સવિતાબેન|Savitaben લલિતા|Lalita કમળા|Kamla મંજુલા|Manjula હીરાબેન|Hiraben પુષ્પા|Pushpa જશોદા|Jashoda`,
    1950: `હંસા|Hansa જ્યોત્સના|Jyotsna ભારતી|Bharti મીના|Meena ઉષા|Usha રંજન|Ranjan નયના|Nayana ઇલા|Ila પ્રતિમા|Pratima કોકિલા|Kokila હર્ષા|Harsha`,
    1970: `જાગૃતિ|Jagruti અલ્પા|Alpa દક્ષા|Daksha નીતા|Nita હીના|Heena ભાવના|Bhavna કલ્પના|Kalpana સોનલ|Sonal રેખા|Rekha હેતલ|Hetal જીજ્ઞા|Jigna શીતલ|Sheetal મનીષા|Manisha`,
    1990: `કૃપા|Krupa નિધિ|Nidhi ધારા|Dhara કિંજલ|Kinjal હેતલ|Hetal ધ્રુવી|Dhruvi ખુશ્બુ|Khushbu રિદ્ધિ|Riddhi જાનકી|Janki મિત્તલ|Mittal પાયલ|Payal દ્રષ્ટિ|Drashti
      હીર|Heer નેન્સી|Nensi પૂજા|Pooja`,
  },
  family: `પટેલ|Patel:18 શાહ|Shah:7 પરમાર|Parmar:4 સોલંકી|Solanki:3 ચૌહાણ|Chauhan:3 મકવાણા|Makwana:3 દેસાઈ|Desai મહેતા|Mehta જોશી|Joshi ત્રિવેદી|Trivedi વાઘેલા|Vaghela
    રાઠોડ|Rathod ઝાલા|Zala પંચાલ|Panchal પ્રજાપતિ|Prajapati ઠક્કર|Thakkar ભટ્ટ|Bhatt પંડ્યા|Pandya દવે|Dave વ્યાસ|Vyas ગાંધી|Gandhi મોદી|Modi સોની|Soni પારેખ|Parekh
    ગોહિલ|Gohil જાડેજા|Jadeja ચાવડા|Chavda ડાભી|Dabhi બારોટ|Barot રબારી|Rabari ઠાકોર|Thakor વસાવા|Vasava રાવલ|Raval કાપડિયા|Kapadia દોશી|Doshi લાખાણી|Lakhani
    સાવલિયા|Savaliya કાકડિયા|Kakadiya`,
};

/** Sikhs; the second name is Singh or Kaur. */
const sikh: NameFacts = {
  share: 0.5,
  near: { Punjab: 58, Chandigarh: 26, Delhi: 4.5, Rajasthan: 2, Uttarakhand: 3 },
  order: '{given} {middle} {family}',
  native: '{given.native} {middle.native} {family.native}',
  middle: 'ਸਿੰਘ|Singh/ਕੌਰ|Kaur',
  male: {
    0: `ਗੁਰਦਿਆਲ|Gurdial ਕਰਤਾਰ|Kartar ਹਰਬੰਸ|Harbans ਗੁਰਬਚਨ|Gurbachan ਬਲਵੰਤ|Balwant ਮੋਹਿੰਦਰ|Mohinder ਜੋਗਿੰਦਰ|Joginder ਅਜੀਤ|Ajit ਸੁਰਜੀਤ|Surjit ਦਰਸ਼ਨ|Darshan ਪ੍ਰੀਤਮ|Pritam
      ਹਰਭਜਨ|Harbhajan`,
    1955: `ਬਲਵਿੰਦਰ|Balwinder ਸੁਖਵਿੰਦਰ|Sukhwinder ਸੁਰਿੰਦਰ|Surinder ਕੁਲਦੀਪ|Kuldeep ਹਰਜੀਤ|Harjeet ਮਨਜੀਤ|Manjeet ਰਣਜੀਤ|Ranjeet ਪਰਮਜੀਤ|Paramjeet ਜਗਜੀਤ|Jagjeet ਗੁਰਮੀਤ|Gurmeet
      ਅਵਤਾਰ|Avtar ਜਸਵਿੰਦਰ|Jaswinder ਬਲਜੀਤ|Baljeet ਹਰਜਿੰਦਰ|Harjinder`,
    1983: `ਗੁਰਪ੍ਰੀਤ|Gurpreet ਮਨਪ੍ਰੀਤ|Manpreet ਹਰਪ੍ਰੀਤ|Harpreet ਜਸਪ੍ਰੀਤ|Jaspreet ਅਮਨਦੀਪ|Amandeep ਸੰਦੀਪ|Sandeep ਹਰਮਨ|Harman ਲਵਪ੍ਰੀਤ|Lovepreet ਅਰਸ਼ਦੀਪ|Arshdeep ਜਸ਼ਨ|Jashan
      ਗੁਰਵਿੰਦਰ|Gurwinder ਸਿਮਰਨਜੀਤ|Simranjeet ਕਰਨਵੀਰ|Karanvir ਹਰਕੀਰਤ|Harkirat`,
  },
  female: {
    0: `ਗੁਰਦੀਪ|Gurdeep ਜਸਵੰਤ|Jaswant ਹਰਬੰਸ|Harbans ਸੁਰਜੀਤ|Surjit ਪ੍ਰੀਤਮ|Pritam ਮੋਹਿੰਦਰ|Mohinder ਬਲਬੀਰ|Balbir ਦਲਜੀਤ|Daljit`,
    1955: `ਪਰਮਜੀਤ|Paramjeet ਕੁਲਵਿੰਦਰ|Kulwinder ਰੁਪਿੰਦਰ|Rupinder ਬਲਜੀਤ|Baljeet ਸਤਵਿੰਦਰ|Satwinder ਹਰਜੀਤ|Harjeet ਮਨਜੀਤ|Manjeet ਜਸਵਿੰਦਰ|Jaswinder ਸੁਖਵਿੰਦਰ|Sukhwinder
      ਰਾਜਵਿੰਦਰ|Rajwinder ਗੁਰਮੀਤ|Gurmeet ਦਲਜੀਤ|Daljit`,
    1983: `ਮਨਪ੍ਰੀਤ|Manpreet ਹਰਪ੍ਰੀਤ|Harpreet ਸਿਮਰਨ|Simran ਜਸਪ੍ਰੀਤ|Jaspreet ਅਮਨਪ੍ਰੀਤ|Amanpreet ਨਵਨੀਤ|Navneet ਗੁਰਲੀਨ|Gurleen ਜਸਲੀਨ|Jasleen ਹਰਲੀਨ|Harleen
      ਕਿਰਨਦੀਪ|Kirandeep ਪ੍ਰਭਜੋਤ|Prabhjot ਕੋਮਲਪ੍ਰੀਤ|Komalpreet ਅਰਸ਼ਪ੍ਰੀਤ|Arshpreet ਨਵਜੋਤ|Navjot`,
  },
  family: `ਗਿੱਲ|Gill ਸੰਧੂ|Sandhu ਸਿੱਧੂ|Sidhu ਢਿੱਲੋਂ|Dhillon ਗਰੇਵਾਲ|Grewal ਬਰਾੜ|Brar ਸੇਠੀ|Sethi ਸੋਢੀ|Sodhi ਬੇਦੀ|Bedi ਮਾਨ|Mann ਚੀਮਾ|Cheema ਰੰਧਾਵਾ|Randhawa ਸੈਣੀ|Saini
    ਬਾਜਵਾ|Bajwa ਵਿਰਕ|Virk ਔਲਖ|Aulakh ਧਾਲੀਵਾਲ|Dhaliwal ਕਾਹਲੋਂ|Kahlon ਸੋਹਲ|Sohal ਭੁੱਲਰ|Bhullar ਆਹਲੂਵਾਲੀਆ|Ahluwalia ਅਰੋੜਾ|Arora ਛਾਬੜਾ|Chhabra ਕੋਹਲੀ|Kohli ਤੂਰ|Toor
    ਪੰਨੂ|Pannu ਹੁੰਦਲ|Hundal ਬੈਂਸ|Bains`,
};

/** Christians of Goa, Mumbai and Mangaluru. */
const goan: NameFacts = {
  share: 0.5,
  near: { Maharashtra: 2.5, Karnataka: 2, Chandigarh: 0.3, Punjab: 0.8 },
  native,
  male: {
    0: 'जॉन|John जोसेफ|Joseph एंथनी|Anthony फ्रांसिस|Francis पीटर|Peter लॉरेंस|Lawrence थॉमस|Thomas पॉल|Paul',
    1970: 'रोहन|Rohan ग्लेन|Glen मेल्विन|Melvin माइकल|Michael डेविड|David नील|Neil रयान|Ryan क्लाइव|Clive सैवियो|Savio केविन|Kevin',
  },
  female: {
    0: 'मैरी|Mary रोज़|Rose एलिज़ाबेथ|Elizabeth लिली|Lily मार्था|Martha ग्रेस|Grace फिलोमिना|Philomena',
    1970: 'शेरिल|Sheryl सारा|Sarah मिशेल|Michelle जेनिफर|Jennifer स्टेफी|Steffi मेलिसा|Melissa सुसान|Susan नताशा|Natasha वैनेसा|Vanessa',
  },
  family: `डिसूजा|D'Souza:15 फर्नांडिस|Fernandes:12 परेरा|Pereira रॉड्रिग्स|Rodrigues पिंटो|Pinto लोबो|Lobo डिकोस्टा|D'Costa मेनेजेस|Menezes अल्मेडा|Almeida गोंसाल्वेस|Gonsalves
    डिमेलो|D'Mello कार्वाल्हो|Carvalho`,
};

/** The peoples of the north and the west. */
export const northern: readonly NameFacts[] = [hindi, muslim, marathi, gujarati, sikh, goan];
