import type { NameFacts } from '../../model.ts';

/** Indian names by community, as `Devanagari|Latin` pairs, common ones first: the north and west, Muslims, the south, the east, Sikhs, Christians. */
export const indianNames: readonly NameFacts[] = [
  {
    share: 58,
    native: '{given.native} {family.native}',
    male: `राहुल|Rahul अमित|Amit राजेश|Rajesh संजय|Sanjay सुनील|Sunil अनिल|Anil विजय|Vijay अजय|Ajay मनोज|Manoj
      राकेश|Rakesh रमेश|Ramesh सुरेश|Suresh दीपक|Deepak राजेंद्र|Rajendra मुकेश|Mukesh संतोष|Santosh विनोद|Vinod
      अशोक|Ashok प्रदीप|Pradeep रवि|Ravi आनंद|Anand अरुण|Arun महेश|Mahesh दिनेश|Dinesh विकास|Vikas पंकज|Pankaj
      नरेश|Naresh गणेश|Ganesh जितेंद्र|Jitendra धर्मेंद्र|Dharmendra मोहन|Mohan कृष्ण|Krishna राम|Ram
      गोपाल|Gopal प्रकाश|Prakash नितिन|Nitin सचिन|Sachin रोहित|Rohit विशाल|Vishal आकाश|Akash अर्जुन|Arjun
      आदित्य|Aditya करण|Karan वरुण|Varun निखिल|Nikhil अभिषेक|Abhishek गौरव|Gaurav सौरभ|Saurabh मयंक|Mayank
      हर्ष|Harsh यश|Yash आरव|Aarav विवान|Vivaan ईशान|Ishaan कबीर|Kabir रोहन|Rohan शुभम|Shubham अंकित|Ankit
      मोहित|Mohit सुमित|Sumit तरुण|Tarun सिद्धार्थ|Siddharth प्रणव|Pranav ऋषि|Rishi देव|Dev ध्रुव|Dhruv
      हरीश|Harish जगदीश|Jagdish किशोर|Kishore ललित|Lalit मनीष|Manish नवीन|Naveen श्याम|Shyam राजीव|Rajiv
      संदीप|Sandeep तुषार|Tushar उमेश|Umesh विवेक|Vivek योगेश|Yogesh भरत|Bharat चेतन|Chetan गिरीश|Girish
      हेमंत|Hemant कमल|Kamal कुणाल|Kunal महेंद्र|Mahendra नरेंद्र|Narendra सुरेंद्र|Surendra सुधीर|Sudhir`,
    female: `प्रिया|Priya पूजा|Pooja नेहा|Neha अंजलि|Anjali सुनीता|Sunita अनीता|Anita कविता|Kavita गीता|Geeta सीता|Sita
      रेखा|Rekha मीना|Meena लक्ष्मी|Lakshmi सरिता|Sarita ममता|Mamta रीता|Rita संगीता|Sangeeta सविता|Savita
      उषा|Usha आशा|Asha शोभा|Shobha मंजू|Manju राधा|Radha सुमन|Suman किरण|Kiran ज्योति|Jyoti आरती|Aarti
      रितु|Ritu स्वाति|Swati श्वेता|Shweta दिव्या|Divya दीपिका|Deepika रश्मि|Rashmi प्रीति|Preeti निशा|Nisha
      मनीषा|Manisha वंदना|Vandana अर्चना|Archana कल्पना|Kalpana वर्षा|Varsha शालिनी|Shalini नंदिनी|Nandini
      पल्लवी|Pallavi मेघा|Megha स्नेहा|Sneha शिल्पा|Shilpa रुचि|Ruchi सोनिया|Sonia सपना|Sapna मोनिका|Monika
      करिश्मा|Karishma काजल|Kajal कोमल|Komal पायल|Payal शिवानी|Shivani साक्षी|Sakshi मुस्कान|Muskan खुशी|Khushi
      अनन्या|Ananya आध्या|Aadhya दीया|Diya ईशा|Isha कीर्ति|Kirti तन्वी|Tanvi रिया|Riya श्रेया|Shreya अदिति|Aditi
      अमृता|Amrita भारती|Bharti चित्रा|Chitra गायत्री|Gayatri हेमा|Hema इंदु|Indu जया|Jaya कमला|Kamla लता|Lata
      माधुरी|Madhuri नीलम|Neelam पद्मा|Padma पुष्पा|Pushpa रजनी|Rajni सरला|Sarla शांति|Shanti सुधा|Sudha
      सुषमा|Sushma तारा|Tara उर्मिला|Urmila विद्या|Vidya यमुना|Yamuna सरस्वती|Saraswati सुजाता|Sujata`,
    family: `कुमार|Kumar सिंह|Singh शर्मा|Sharma पटेल|Patel यादव|Yadav दास|Das गुप्ता|Gupta वर्मा|Verma मिश्रा|Mishra
      शाह|Shah जैन|Jain जोशी|Joshi चौधरी|Chaudhary पांडे|Pandey तिवारी|Tiwari प्रसाद|Prasad मेहता|Mehta
      अग्रवाल|Agarwal सक्सेना|Saxena श्रीवास्तव|Srivastava चौहान|Chauhan ठाकुर|Thakur राठौड़|Rathore पाटिल|Patil
      देशमुख|Deshmukh कुलकर्णी|Kulkarni शिंदे|Shinde जाधव|Jadhav पवार|Pawar गायकवाड़|Gaikwad मोरे|More
      चव्हाण|Chavan कांबले|Kamble भोसले|Bhosale माने|Mane सावंत|Sawant नाइक|Naik मल्होत्रा|Malhotra कपूर|Kapoor
      खन्ना|Khanna चोपड़ा|Chopra भाटिया|Bhatia अरोड़ा|Arora आहूजा|Ahuja सेठी|Sethi कोहली|Kohli सूद|Sood
      गोयल|Goyal मित्तल|Mittal बंसल|Bansal गर्ग|Garg माहेश्वरी|Maheshwari त्रिवेदी|Trivedi द्विवेदी|Dwivedi
      चतुर्वेदी|Chaturvedi त्रिपाठी|Tripathi शुक्ला|Shukla दुबे|Dubey उपाध्याय|Upadhyay भट्ट|Bhatt पारेख|Parekh
      देसाई|Desai मोदी|Modi गांधी|Gandhi सोलंकी|Solanki परमार|Parmar मकवाना|Makwana वाघेला|Vaghela रावत|Rawat
      नेगी|Negi बिष्ट|Bisht भंडारी|Bhandari कश्यप|Kashyap मौर्य|Maurya कुशवाहा|Kushwaha विश्वकर्मा|Vishwakarma
      प्रजापति|Prajapati सोनी|Soni राजपूत|Rajput गुर्जर|Gurjar सैनी|Saini दीक्षित|Dixit माथुर|Mathur
      भटनागर|Bhatnagar`,
  },
  {
    share: 14,
    native: '{given.native} {family.native}',
    male: `मोहम्मद|Mohammed इमरान|Imran सलमान|Salman फैसल|Faisal आमिर|Aamir शाहरुख|Shahrukh अब्दुल|Abdul अहमद|Ahmed
      अकबर|Akbar असलम|Aslam आसिफ|Asif जावेद|Javed जुबैर|Zubair इरफान|Irfan करीम|Karim नदीम|Nadeem नसीम|Naseem
      रशीद|Rashid रियाज़|Riyaz सलीम|Salim शाहिद|Shahid समीर|Sameer तारिक|Tariq वसीम|Wasim यूसुफ|Yusuf`,
    female: `फातिमा|Fatima आयशा|Ayesha शबाना|Shabana नसरीन|Nasreen रुखसाना|Rukhsana सना|Sana ज़ोया|Zoya रेहाना|Rehana
      शबनम|Shabnam यास्मीन|Yasmin नाज़िया|Nazia फरीदा|Farida हिना|Hina सलमा|Salma अफसाना|Afsana मुमताज|Mumtaz
      नूरजहाँ|Noorjahan परवीन|Parveen रज़िया|Razia सबा|Saba शाहीन|Shaheen ज़रीना|Zarina मरियम|Mariam
      तबस्सुम|Tabassum`,
    family: `खान|Khan अली|Ali शेख|Shaikh अंसारी|Ansari अहमद|Ahmed सैयद|Syed हुसैन|Hussain कुरैशी|Qureshi
      सिद्दीकी|Siddiqui पठान|Pathan मिर्ज़ा|Mirza मलिक|Malik मंसूरी|Mansuri फारूकी|Farooqui इदरीसी|Idrisi
      रिज़वी|Rizvi हाशमी|Hashmi`,
  },
  {
    share: 14,
    native: '{given.native} {family.native}',
    male: `वेंकटेश|Venkatesh श्रीनिवास|Srinivas मुरली|Murali कार्तिक|Karthik बालाजी|Balaji राजन|Rajan कृष्णा|Krishna
      अरुण|Arun सुरेश|Suresh रमेश|Ramesh गणेश|Ganesh प्रकाश|Prakash रवि|Ravi विजय|Vijay मोहन|Mohan हरीश|Harish
      प्रसाद|Prasad सतीश|Satish विश्वनाथ|Vishwanath नारायण|Narayan शंकर|Shankar सेंथिल|Senthil अजित|Ajith
      अनूप|Anoop विष्णु|Vishnu नागराज|Nagaraj मंजूनाथ|Manjunath रघु|Raghu`,
    female: `लक्ष्मी|Lakshmi मीनाक्षी|Meenakshi सरस्वती|Saraswati कावेरी|Kaveri रुक्मिणी|Rukmini पद्मा|Padma
      दिव्या|Divya रम्या|Ramya सौम्या|Sowmya काव्या|Kavya अनुषा|Anusha लता|Lata गायत्री|Gayatri जया|Jaya
      राधा|Radha विद्या|Vidya भाग्यश्री|Bhagyashree शैलजा|Shailaja वसंती|Vasanthi उषा|Usha हेमा|Hema
      प्रिया|Priya श्रुति|Shruti अमृता|Amrita नंदिनी|Nandini पार्वती|Parvathi`,
    family: `रेड्डी|Reddy राव|Rao नायर|Nair कुमार|Kumar नायडू|Naidu अय्यर|Iyer पिल्लई|Pillai मेनन|Menon शेट्टी|Shetty
      गौड़ा|Gowda कृष्णन|Krishnan सुब्रमण्यन|Subramanian रामचंद्रन|Ramachandran हेगड़े|Hegde कामत|Kamath
      मूर्ति|Murthy शास्त्री|Shastri राजू|Raju वेंकटरामन|Venkataraman नटराजन|Natarajan`,
  },
  {
    share: 9,
    native: '{given.native} {family.native}',
    male: `अमित|Amit सुब्रत|Subrata संजय|Sanjay प्रशांत|Prasanta देवाशीष|Debashish सौरव|Sourav अनिर्बान|Anirban
      अभिजीत|Abhijit प्रणव|Pranab तपन|Tapan स्वपन|Swapan सुजीत|Sujit रणजीत|Ranjit अर्णब|Arnab राहुल|Rahul
      आशीष|Ashish दीपक|Dipak बिश्वजीत|Biswajit मनोज|Manoj पार्थ|Partha जयंत|Jayanta निर्मल|Nirmal`,
    female: `सुचित्रा|Suchitra मौसमी|Mousumi रीता|Rita मिताली|Mitali शर्मिष्ठा|Sharmistha पारमिता|Paramita
      देबजानी|Debjani सुष्मिता|Sushmita नंदिता|Nandita काकोली|Kakoli सोमा|Soma झुमा|Jhuma माला|Mala रूपा|Rupa
      अनन्या|Ananya तनुश्री|Tanushree श्रेया|Shreya स्वाति|Swati बर्णाली|Barnali संगीता|Sangita
      मधुमिता|Madhumita`,
    family: `दास|Das मंडल|Mondal घोष|Ghosh मुखर्जी|Mukherjee बनर्जी|Banerjee चटर्जी|Chatterjee रॉय|Roy साहा|Saha
      बिस्वास|Biswas दत्ता|Dutta पाल|Pal सरकार|Sarkar सेन|Sen बोस|Bose मित्रा|Mitra नाथ|Nath डे|Dey
      महापात्र|Mohapatra पांडा|Panda साहू|Sahu नायक|Nayak बेहेरा|Behera प्रधान|Pradhan जेना|Jena
      गोस्वामी|Goswami बरुआ|Baruah कलिता|Kalita बोरा|Bora चक्रवर्ती|Chakraborty`,
  },
  {
    share: 3,
    order: '{given} {middle} {family}',
    native: '{given.native} {middle.native} {family.native}',
    middle: 'सिंह|Singh/कौर|Kaur',
    male: `गुरप्रीत|Gurpreet मनप्रीत|Manpreet हरप्रीत|Harpreet जसप्रीत|Jaspreet बलविंदर|Balwinder सुखविंदर|Sukhwinder
      हरजीत|Harjeet मनजीत|Manjeet रणजीत|Ranjeet कुलदीप|Kuldeep परमजीत|Paramjeet अमनदीप|Amandeep जगजीत|Jagjeet
      सुरिंदर|Surinder`,
    female: `सिमरन|Simran जसप्रीत|Jaspreet हरप्रीत|Harpreet मनप्रीत|Manpreet परमजीत|Paramjeet अमनप्रीत|Amanpreet
      नवनीत|Navneet कुलविंदर|Kulwinder रूपिंदर|Rupinder जसलीन|Jasleen गुरलीन|Gurleen हरलीन|Harleen
      सतविंदर|Satwinder बलजीत|Baljeet`,
    family: `गिल|Gill संधू|Sandhu सिद्धू|Sidhu ढिल्लों|Dhillon ग्रेवाल|Grewal बराड़|Brar सेठी|Sethi सोढी|Sodhi
      बेदी|Bedi मान|Mann चीमा|Cheema रंधावा|Randhawa`,
  },
  {
    share: 2,
    native: '{given.native} {family.native}',
    male: `जॉन|John जोसेफ|Joseph थॉमस|Thomas जॉर्ज|George एंथनी|Anthony डेविड|David पॉल|Paul माइकल|Michael
      फ्रांसिस|Francis सैमुअल|Samuel अब्राहम|Abraham`,
    female: `मैरी|Mary एलिज़ाबेथ|Elizabeth सारा|Sarah रोज़|Rose एनी|Annie सुसान|Susan ग्रेस|Grace जेसी|Jessy
      मार्था|Martha शीला|Sheela लिली|Lily`,
    family: `डिसूजा|D'Souza फर्नांडिस|Fernandes थॉमस|Thomas जॉर्ज|George मैथ्यू|Mathew जोसेफ|Joseph वर्गीस|Varghese
      परेरा|Pereira कुरियन|Kurian पिंटो|Pinto`,
  },
];
