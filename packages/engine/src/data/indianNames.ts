/** Indian names from every part of the country, as `Devanagari|Latin` pairs, common ones first. */
export const indianNames = {
  male: `राहुल|Rahul अमित|Amit राजेश|Rajesh संजय|Sanjay सुनील|Sunil अनिल|Anil विजय|Vijay अजय|Ajay मनोज|Manoj राकेश|Rakesh रमेश|Ramesh
    सुरेश|Suresh दीपक|Deepak राजेंद्र|Rajendra मुकेश|Mukesh संतोष|Santosh विनोद|Vinod अशोक|Ashok प्रदीप|Pradeep रवि|Ravi आनंद|Anand
    अरुण|Arun महेश|Mahesh दिनेश|Dinesh विकास|Vikas पंकज|Pankaj नरेश|Naresh गणेश|Ganesh जितेंद्र|Jitendra धर्मेंद्र|Dharmendra मोहन|Mohan
    मोहम्मद|Mohammed कृष्ण|Krishna राम|Ram गोपाल|Gopal प्रकाश|Prakash नितिन|Nitin सचिन|Sachin रोहित|Rohit विशाल|Vishal आकाश|Akash
    अर्जुन|Arjun आदित्य|Aditya करण|Karan वरुण|Varun निखिल|Nikhil अभिषेक|Abhishek गौरव|Gaurav सौरभ|Saurabh मयंक|Mayank हर्ष|Harsh
    यश|Yash आरव|Aarav विवान|Vivaan ईशान|Ishaan कबीर|Kabir रोहन|Rohan शुभम|Shubham अंकित|Ankit मोहित|Mohit सुमित|Sumit
    तरुण|Tarun कार्तिक|Karthik सिद्धार्थ|Siddharth प्रणव|Pranav ऋषि|Rishi देव|Dev ध्रुव|Dhruv हरीश|Harish जगदीश|Jagdish किशोर|Kishore
    ललित|Lalit मनीष|Manish नवीन|Naveen श्याम|Shyam राजीव|Rajiv संदीप|Sandeep तुषार|Tushar उमेश|Umesh विवेक|Vivek योगेश|Yogesh
    भरत|Bharat चेतन|Chetan गिरीश|Girish हेमंत|Hemant कमल|Kamal कुणाल|Kunal महेंद्र|Mahendra नरेंद्र|Narendra सुरेंद्र|Surendra
    इमरान|Imran सलमान|Salman फैसल|Faisal गुरप्रीत|Gurpreet मनप्रीत|Manpreet वेंकटेश|Venkatesh श्रीनिवास|Srinivas मुरली|Murali
    सुधीर|Sudhir राजन|Rajan बालाजी|Balaji`,
  female: `प्रिया|Priya पूजा|Pooja नेहा|Neha अंजलि|Anjali सुनीता|Sunita अनीता|Anita कविता|Kavita गीता|Geeta सीता|Sita रेखा|Rekha मीना|Meena
    लक्ष्मी|Lakshmi सरिता|Sarita ममता|Mamta रीता|Rita संगीता|Sangeeta सविता|Savita उषा|Usha आशा|Asha शोभा|Shobha मंजू|Manju राधा|Radha
    सुमन|Suman किरण|Kiran ज्योति|Jyoti आरती|Aarti रितु|Ritu स्वाति|Swati श्वेता|Shweta दिव्या|Divya दीपिका|Deepika रश्मि|Rashmi प्रीति|Preeti
    निशा|Nisha मनीषा|Manisha वंदना|Vandana अर्चना|Archana कल्पना|Kalpana वर्षा|Varsha शालिनी|Shalini नंदिनी|Nandini पल्लवी|Pallavi
    मेघा|Megha स्नेहा|Sneha शिल्पा|Shilpa रुचि|Ruchi सोनिया|Sonia सपना|Sapna मोनिका|Monika करिश्मा|Karishma काजल|Kajal कोमल|Komal
    पायल|Payal शिवानी|Shivani साक्षी|Sakshi मुस्कान|Muskan खुशी|Khushi अनन्या|Ananya आध्या|Aadhya दीया|Diya ईशा|Isha कीर्ति|Kirti
    तन्वी|Tanvi रिया|Riya श्रेया|Shreya अदिति|Aditi अमृता|Amrita भारती|Bharti चित्रा|Chitra गायत्री|Gayatri हेमा|Hema इंदु|Indu जया|Jaya
    कमला|Kamla लता|Lata माधुरी|Madhuri नीलम|Neelam पद्मा|Padma पुष्पा|Pushpa रजनी|Rajni सरला|Sarla शांति|Shanti सुधा|Sudha सुषमा|Sushma
    तारा|Tara उर्मिला|Urmila विद्या|Vidya यमुना|Yamuna फातिमा|Fatima आयशा|Ayesha शबाना|Shabana नसरीन|Nasreen रुखसाना|Rukhsana
    सिमरन|Simran जसप्रीत|Jaspreet कावेरी|Kaveri मीनाक्षी|Meenakshi सरस्वती|Saraswati रुक्मिणी|Rukmini सुजाता|Sujata`,
  family: `कुमार|Kumar सिंह|Singh शर्मा|Sharma पटेल|Patel खान|Khan यादव|Yadav दास|Das गुप्ता|Gupta वर्मा|Verma मिश्रा|Mishra अली|Ali शाह|Shah
    राव|Rao रेड्डी|Reddy जैन|Jain जोशी|Joshi चौधरी|Chaudhary पांडे|Pandey तिवारी|Tiwari प्रसाद|Prasad मेहता|Mehta अग्रवाल|Agarwal
    सक्सेना|Saxena श्रीवास्तव|Srivastava चौहान|Chauhan ठाकुर|Thakur राठौड़|Rathore पाटिल|Patil देशमुख|Deshmukh कुलकर्णी|Kulkarni
    शिंदे|Shinde जाधव|Jadhav पवार|Pawar गायकवाड़|Gaikwad मोरे|More चव्हाण|Chavan कांबले|Kamble भोसले|Bhosale माने|Mane सावंत|Sawant
    नाइक|Naik अय्यर|Iyer नायर|Nair मेनन|Menon पिल्लई|Pillai कृष्णन|Krishnan सुब्रमण्यन|Subramanian रामचंद्रन|Ramachandran
    मुखर्जी|Mukherjee बनर्जी|Banerjee चटर्जी|Chatterjee घोष|Ghosh बोस|Bose सेन|Sen दत्ता|Dutta रॉय|Roy मंडल|Mondal बिस्वास|Biswas साहा|Saha
    पाल|Pal सरकार|Sarkar मित्रा|Mitra नाथ|Nath डे|Dey महापात्र|Mohapatra पांडा|Panda साहू|Sahu नायक|Nayak बेहेरा|Behera प्रधान|Pradhan
    जेना|Jena गिल|Gill संधू|Sandhu सिद्धू|Sidhu ढिल्लों|Dhillon ग्रेवाल|Grewal मल्होत्रा|Malhotra कपूर|Kapoor खन्ना|Khanna चोपड़ा|Chopra
    भाटिया|Bhatia अरोड़ा|Arora आहूजा|Ahuja सेठी|Sethi कोहली|Kohli बजाज|Bajaj गोयल|Goyal मित्तल|Mittal बंसल|Bansal गर्ग|Garg
    माहेश्वरी|Maheshwari त्रिवेदी|Trivedi द्विवेदी|Dwivedi चतुर्वेदी|Chaturvedi त्रिपाठी|Tripathi शुक्ला|Shukla दुबे|Dubey उपाध्याय|Upadhyay
    भट्ट|Bhatt पारेख|Parekh देसाई|Desai मोदी|Modi गांधी|Gandhi सोलंकी|Solanki परमार|Parmar मकवाना|Makwana वाघेला|Vaghela रावत|Rawat
    नेगी|Negi बिष्ट|Bisht भंडारी|Bhandari कश्यप|Kashyap मौर्य|Maurya कुशवाहा|Kushwaha विश्वकर्मा|Vishwakarma प्रजापति|Prajapati
    सोनी|Soni राजपूत|Rajput गुर्जर|Gurjar सैनी|Saini मलिक|Malik अंसारी|Ansari शेख|Shaikh सैयद|Syed कुरैशी|Qureshi
    सिद्दीकी|Siddiqui हुसैन|Hussain अहमद|Ahmed मिर्ज़ा|Mirza पठान|Pathan डिसूजा|D'Souza फर्नांडिस|Fernandes थॉमस|Thomas जॉर्ज|George
    मैथ्यू|Mathew जोसेफ|Joseph शेट्टी|Shetty हेगड़े|Hegde गौड़ा|Gowda कामत|Kamath नायडू|Naidu मूर्ति|Murthy शास्त्री|Shastri राजू|Raju
    गोस्वामी|Goswami बरुआ|Baruah कलिता|Kalita बोरा|Bora दीक्षित|Dixit माथुर|Mathur भटनागर|Bhatnagar`,
};
