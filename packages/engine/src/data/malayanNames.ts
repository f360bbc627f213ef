/** Names of the communities that Malaysia and Singapore share, by generation, frequent ones first. */

/** The surname is the father's given name. */
export const MALAY = {
  order: '{given} {middle} {family}',
  middle: 'bin/binti',
  male: {
    0: `Abdullah Ismail Ibrahim Hassan Othman Yusof Omar Ahmad Mohamed Ali Abdul_Rahman Zakaria Mat Awang Musa Daud Salleh Jaafar
      Idris Sulaiman Yaakob Kassim Abu_Bakar Hashim Mahmud Said Harun Hussin Ramli Osman`,
    1960: `Mohd_Nor Azman Zainal Rosli Ismail Kamarudin Roslan Azhar Zulkifli Mohd_Zain Ahmad Nordin Razali Mazlan Zakaria
      Kamal Hamzah Shamsudin Ruslan Johari Azmi Jamaludin Rahim Yahya Sabri Mustafa Zamri Abdul_Halim Nasir`,
    1975: `Mohd_Faizal Azlan Mohd_Hafiz Azrul Nizam Hairul Shahrul Khairul Mohd_Rizal Zaidi Zamri Fairuz Azizi Badrul Rizal
      Saiful Shamsul Nazri Redzuan Faizul Azhar Hasnul Kamarul Norazman Yusri Izwan Suhaimi Shahril Fadzli`,
    1988: `Muhammad_Hafiz Mohd_Syafiq Amirul Syafiq Khairul Hafiz Firdaus Faiz Afiq Azim Fahmi Aizat Hakim Farhan Izzat Zulhilmi
      Syazwan Shahmi Asyraf Fikri Hanif Ridzuan Syukri Taufik Ikhwan Naim Hazwan Amir Luqman`,
    1999: `Muhammad_Danial Muhammad_Haziq Aiman Irfan Danial Adam Haziq Harith Luqman_Hakim Imran Amirul_Hakim Muhammad_Amin Iman
      Mikail Ammar Faris Arif Syahmi Zharif Wafi Adib Aqil Iskandar Haikal Safwan Umar Ilham Afiq`,
  },
  female: {
    0: `Fatimah Aminah Zainab Halimah Khadijah Siti_Aminah Maimunah Rokiah Kalsom Hamidah Jamilah Ramlah Rahmah Safiah Salmah
      Saodah Hasnah Maznah Normah Timah Meriam Rubiah Zaharah Esah Latifah Asiah Sabariah Zaleha`,
    1960: `Rohani Noraini Zaleha Rosnah Rohana Normah Norhayati Ruhaini Zainab Rashidah Faridah Hasnah Zaiton Rosmah Norma Azizah
      Salmah Noriah Hamidah Kamariah Roslina Suhaila Zuraidah Sharifah Fauziah Latifah Rahimah Nor_Aini`,
    1975: `Norazlina Norliza Azlina Rozita Zarina Azura Nor_Azizah Norhayati Suraya Zalina Norfarah Haslina Yusnita Juliana
      Salina Mastura Farah Rosliza Nor_Hasimah Suhana Noraishah Siti_Hajar Zuraida Sharifah Nora Marlina Wahida`,
    1988: `Nurul_Ain Nur_Izzati Siti_Nurhidayah Nurul_Huda Farhana Syafiqah Nor_Azlin Nadia Fatin Amalina Hidayah Nabila Athirah
      Syazana Shahida Nur_Amalina Izzah Liyana Atiqah Najwa Nadirah Farah_Hanim Diyana Aisyah Hanis Siti_Khadijah Syahirah`,
    1999: `Nur_Aisyah Nurul_Izzah Alya Nur_Syafiqah Batrisyia Sofea Damia Puteri_Balqis Irdina Qistina Insyirah Amira Anis
      Maisarah Nasuha Zulaikha Aleesya Husna Khadijah Nur_Alia Sarah Hajar Maryam Adriana Dalila Intan Yasmin`,
  },
  family: `Abdullah Ismail Ibrahim Hassan Othman Yusof Abdul_Rahman Ali Omar Mohamad Ahmad Hussin Mohd_Noor Abu_Bakar Idris
    Abdul_Aziz Sulaiman Yaakob Zakaria Hashim Jaafar Salleh Daud Mat Mahmud Musa Kassim Hamid Rahim Rashid Zainal
    Samad Razak Karim Latif Ghani Manaf Wahab Jalil Majid Halim Hamzah Harun Isa Jamaludin Johari Kamaruddin Khalid
    Mansor Mokhtar Mustafa Nordin Osman Ramli Roslan Sabri Saad Said Shafie Shamsuddin Sharif Taib Talib Tahir Yahya
    Yunus Zainuddin Zulkifli Abas Abd_Kadir Abdul_Ghani Abdul_Hadi Abdul_Hamid Abdul_Jalil Abdul_Karim Abdul_Latif
    Abdul_Majid Abdul_Manaf Abdul_Razak Abdul_Samad Abdul_Wahab Adnan Alias Amin Anuar Arifin Arshad Ashari Awang Azmi
    Bahari Baharuddin Basri Borhan Buang Dahlan Desa Dollah Fadzil Fauzi Ghazali Hanafi Hasbullah Hasnan Ithnin Jamal
    Jantan Kamal Lazim Mahadi Mahat Mamat Marzuki Masri Mazlan Mohd_Amin Mohd_Said Muda Munir Mutalib Nawawi Noh Puteh
    Rahmat Rosli Ruslan Saidin Salim Samsudin Sani Shaari Suhaimi Tajuddin Yasin Zaini`,
} as const;

/** Southern Chinese surnames; given names by dialect for old people, in pinyin for young ones. */
export const CHINESE = {
  order: '{family} {given}',
  male: {
    0: `Ah_Kow Boon_Hock Chin_Hock Swee_Huat Hock_Seng Kim_Seng Beng_Huat Soon_Huat Tian_Hock Seng_Chye Guan_Hong Teck_Seng Keng_Seng
      Eng_Kiat Kim_Hock Ah_Seng Chwee_Huat Tiong_Beng Kok_Seng Boon_Seng Ah_Huat Cheng_Hock Yew_Seng Poh_Seng`,
    1955: `Kok_Leong Chee_Keong Boon_Keng Chee_Seng Kim_Seng Teck_Seng Hock_Seng Eng_Kiat Choon_Kiat Swee_Huat Kian_Hong Wee_Kiat
      Chong_Meng Yew_Meng Kok_Wah Beng_Huat Boon_Hock Meng_Kiat Seng_Huat Kim_Huat Soon_Heng Chin_Teck Kwok_Wah`,
    1972: `Kok_Wai Chee_Meng Chee_Wai Kok_Leong Wai_Keong Weng_Keong Kian_Hong Chee_Keong Yew_Meng Boon_Keat Wai_Hong Kuan_Meng
      Wei_Ming Chun_Kit Chee_Hoong Kin_Wah Choon_Wei Soon_Keat Kah_Hoe Kheng_Wah Chin_Wei Kai_Meng Teck_Wei Wee_Meng`,
    1985: `Wei_Jie Wei_Liang Jun_Wei Chee_Wei Wei_Ming Zhi_Wei Kah_Hoe Wei_Xiang Han_Wei Jia_Jun Kai_Jie Wen_Jie Shao_Wei Cheng_Han
      Yong_Sheng Hong_Wei Zheng_Wei Yi_Jie Chun_Hong Kok_Hong Liang_Wei Ming_Wei Jian_Hong Yong_Kang`,
    1996: `Jun_Jie Jia_Hao Jun_Hao Wei_Jie Kai_Xiang Zi_Yang Yu_Xuan Zi_Xuan Zhi_Hao Wen_Hao Yi_Hao Hao_Ran Rui_Jie Sheng_Jie
      Kai_Wen Yong_Jie Jun_Kai Jing_Jie Ze_Kai Jun_Xian Zi_Hao Zhi_Xuan Kai_Yang Xin_Yu`,
  },
  female: {
    0: `Geok_Lan Swee_Choo Siok_Choo Ah_Moy Gek_Choo Yoke_Lan Bee_Lian Ah_Lan Kim_Choo Mui_Lan Geok_Choo Siew_Lan Ah_Mui Poh_Choo
      Kwai_Fong Yuet_Ying Ai_Choo Guat_Eng Kim_Lian Lay_Eng Siok_Hoon Mei_Yoke Sau_Lan`,
    1955: `Siew_Lan Lay_Choo Bee_Lian Siew_Hoon Geok_Lan Swee_Choo Mei_Fong Siew_Eng Bee_Hoon Siok_Hoon Yoke_Lan Lai_Fong Siew_Mei
      Kim_Lian Lay_Hoon Sok_Hoon Poh_Choo Ah_Lian Mee_Lan Swee_Lian Chui_Lan Ai_Choo`,
    1972: `Siew_Ling Mei_Ling Siew_Mei Pei_Ling Hui_Ling Ai_Ling Sook_Fun Mei_Yee Lay_Peng Bee_Hoon Siew_Chin Hooi_Ling Hwee_Ling
      Ee_Ling Yee_Ling Wai_Ling Siew_Hoon Shu_Fen Chooi_Ling Mei_Fong Lee_Peng Wei_Ling Puay_Ling`,
    1985: `Hui_Min Hui_Ling Pei_Ling Li_Ting Shu_Hui Pei_Shan Hui_Wen Hui_Ying Wan_Ting Wei_Ting Yi_Ling Pei_Wen Shi_Hui Mei_Yan
      Jia_Hui Wei_Ling Xiu_Ling Si_Hui Hui_Xin Shu_Ting Kah_Yan Li_Ying Wen_Hui Yan_Ting`,
    1996: `Xin_Yi Jia_Yi Jing_Yi Hui_Xin Jia_Min Xin_Hui Yi_Ting Rui_En Jia_Qi Jing_Wen Yu_Xin Zi_Ying Jia_En Yi_Xuan Ying_Xuan
      Xin_Ning Min_Yi Pei_Xuan Jing_Xuan Si_Min Yu_Ting Zhi_Hui Qian_Hui Kai_Xin`,
  },
  family: `Tan:12 Lim:9 Lee:6.5 Ng:5 Wong:4.8 Ong:4 Goh:3 Chua:2.8 Chan:3 Koh:2.6 Teo:2.5 Ang:1.8 Yeo:1.7 Tay:1.3 Ho:1.8 Low:1.8
    Toh:1.2 Sim:1.2 Chong:1.3 Chia:1.2 Seah Fong Kwek Chew Loh Foo Quek Neo Phua Heng Lau Leong Cheong Yap Poh Soh Gan Lam Wee
    Liew Chin Ooi Khoo Teh Chen Lai Lin Liu Wang Zhang Li Huang Yang Zhou Xu Sun Wu Zhao Cheng Chiang Chow Choo Chu Er Fang
    Fu Gwee Han Hong Hoo Hsu Kang Kee Keng Kok Kong Kor Kwa Lek Lew Liang Lo Loo Loke Looi Lum Lye Mah Mak Moh Mok Ngiam Oh
    Oon Pang Peh Pek Phang Png Puah Sia Siew Siow Soo Soon Szeto Tang Tee Teng Thia Thio Thng Tham Tng Wan Wen Woo Woon Yam
    Yan Yeoh Yip Yong Yuen`,
} as const;

/** Tamils, most of the Indians there: the second name is usually the father's. */
export const TAMIL = {
  male: {
    0: `Subramaniam Krishnan Ramasamy Muniandy Perumal Arumugam Govindasamy Maniam Raman Muthusamy Sinnasamy Suppiah Letchumanan
      Rajagopal Kandasamy Marimuthu Velu Karuppiah`,
    1965: `Ravi Ganesan Mohan Chandran Saravanan Siva Selvam Ramesh Gunasekaran Balan Segar Anand Shankar Mahendran Nathan Rajan
      Murugan Kumaran Bala Manimaran`,
    1980: `Suresh Ganesh Ramesh Vijay Prakash Arun Dinesh Logeswaran Vikneswaran Rajesh Sanjay Prabu Puvan Guna Thinesh Kalai
      Yuvaraj Nantha Saravanan Mahendran`,
    1995: `Vignesh Karthik Naveen Praveen Hari Kavin Dinesh Sanjay Jeevan Darshan Thivagar Arvind Yuvan Devan Kishen Rishi Tharun
      Lokesh Pravin Ashwin`,
  },
  female: {
    0: `Letchumi Muniammah Kamala Saraswathi Parameswari Rajeswari Letchimi Meenachi Valliammah Indrani Thanaletchumi Pushpavalli
      Amutha Kannamah Papathy Sellamah`,
    1965: `Vasanthi Malathi Jayanthi Shanti Rani Selvi Vijaya Saraswathi Kamala Pushpa Lalitha Nirmala Thilaga Uma Usha Mageswari
      Kasturi Indra Parameswari Devi`,
    1980: `Kavitha Priya Shanti Kalaivani Sharmila Sumathi Revathi Sangeetha Hema Gayathri Geetha Deepa Yogeswari Thulasi Nithya
      Shalini Meena Anjali Bhavani Divya`,
    1995: `Keerthana Pavithra Divya Darshini Nithya Shalini Anjali Thivya Kirthana Yamini Sasha Lavanya Kaviarasi Tharani Harshini
      Vaishnavi Sharveena Priyanka Dhurga Ishwarya`,
  },
  family: `Subramaniam Krishnan Ramasamy Perumal Arumugam Muniandy Govindasamy Maniam Raman Rajan Chandran
    Balakrishnan Muthusamy Nair Pillai Menon Rajagopal Ramachandran Sivalingam Suppiah Sinnasamy Kandasamy Veerappan
    Velu Palaniappan Ponnusamy Nadarajan Nagappan Narayanan Natarajan Manickam Marimuthu Murugiah Murugesan Karuppiah
    Kuppusamy Letchumanan Doraisamy Gopalan Ganesan Gunasekaran Jayaraman Rengasamy Samynathan Santhanam Selvarajah
    Shanmugam Sundaram Thangaraj Thiagarajan Vasudevan Rajaratnam Sockalingam Anthonysamy Arokiasamy`,
} as const;
