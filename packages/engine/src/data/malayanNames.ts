/** Names of the peoples that Malaysia and Singapore have in common, common ones first. */

/** The surname is the father's given name. */
export const MALAY = {
  order: '{given} {middle} {family}',
  middle: 'bin/binti',
  male: `Muhammad Ahmad Mohd_Faizal Azman Hafiz Amirul Syafiq Khairul Aiman Haziq Irfan Danial Hakim Farhan Adam
    Harith Luqman Imran Firdaus Azlan Ridzuan Shahrul Hairul Nazri Kamarul Saiful Shamsul Syahmi Syazwan Taufik Yusri
    Zaki Zaidi Zamri Zulhilmi Adib Afiq Aidil Ariff Asyraf Azhar Azizi Badrul Bakri Fahmi Faiz Fikri Hadi Hanif Haris
    Hasnul Hazim Hilmi Ikhwan Iqbal Iskandar Izzat Mikail Mohd_Azlan Naim Nasir Norazman Qayyum Rafiq Redzuan Rizal
    Safwan Syukri Tarmizi Umar Uthman Wafi Yazid Zahid Zharif Ammar Faris Syakir Hazwan Izwan Fadhil Azrul Nizam
    Fairuz Shahril`,
  female: `Nur_Aisyah Siti_Aminah Nurul_Ain Aishah Farah Noraini Rohani Zaleha Izzah Hidayah Nur_Izzati Nurul_Huda
    Fatimah Siti_Nurhidayah Nor_Azizah Norhayati Rosnah Rohana Zainab Zarina Azlina Azura Amira Alya Anis Athirah
    Balqis Batrisyia Damia Dalila Diana Farhana Fatin Fazura Hajar Halimah Hamidah Hanis Hasnah Husna Insyirah Intan
    Irdina Izyan Jamilah Juliana Kalsom Khadijah Laila Latifah Liyana Maisarah Maryam Mastura Mawar Maznah Melati
    Najwa Nabila Nadia Nadirah Nasuha Noor_Azlin Nor_Aini Noraishah Norazlina Norfarah Norliza Normah Nur_Amalina
    Nur_Syafiqah Nurul_Izzah Qistina Raihan Ramlah Rashidah Rosmah Rozita Rubiah Ruhaini Sabariah Safiah Salmah Saodah
    Sarah Shahida Sharifah Siti_Hajar Siti_Khadijah Siti_Mariam Sofea Suhaila Suraya Syahirah Syafiqah Syazana
    Umi_Kalsom Wahida Yasmin Yusnita Zahrah Zakiah Zalina Zuraidah Zulaikha`,
  family: `Abdullah Ismail Ibrahim Hassan Othman Yusof Abdul_Rahman Ali Omar Mohamad Hussin Mohd_Noor Abu_Bakar Idris
    Abdul_Aziz Sulaiman Yaakob Zakaria Hashim Jaafar Salleh Daud Mat Mahmud Musa Kassim Hamid Rahim Rashid Zainal
    Samad Razak Karim Latif Ghani Manaf Wahab Jalil Majid Halim Hamzah Harun Isa Jamaludin Johari Kamaruddin Khalid
    Mansor Mokhtar Mustafa Nordin Osman Ramli Roslan Sabri Saad Said Shafie Shamsuddin Sharif Taib Talib Tahir Yahya
    Yunus Zainuddin Zulkifli Abas Abd_Kadir Abdul_Ghani Abdul_Hadi Abdul_Hamid Abdul_Jalil Abdul_Karim Abdul_Latif
    Abdul_Majid Abdul_Manaf Abdul_Razak Abdul_Samad Abdul_Wahab Adnan Alias Amin Anuar Arifin Arshad Ashari Awang Azmi
    Bahari Baharuddin Basri Borhan Buang Dahlan Desa Dollah Fadzil Fauzi Ghazali Hanafi Hasbullah Hasnan Ithnin Jamal
    Jantan Kamal Lazim Mahadi Mahat Mamat Marzuki Masri Mazlan Mohd_Amin Mohd_Said Muda Munir Mutalib Nawawi Noh Puteh
    Rahmat Rosli Ruslan Saidin Salim Samsudin Sani Shaari Suhaimi Tajuddin Yasin Zaini`,
} as const;

/** Southern Chinese surnames; given names by dialect among the old, by pinyin among the young. */
export const CHINESE = {
  order: '{family} {given}',
  male: `Wei_Ming Jun_Jie Wei_Jie Zhi_Wei Chee_Keong Kok_Wai Wei_Liang Jia_Hao Jun_Wei Kai_Xiang Boon_Keng Chee_Meng
    Kian_Hong Kok_Leong Teck_Seng Wei_Xiang Yong_Sheng Zi_Yang Jia_Jun Jun_Hao Chin_Hock Swee_Huat Eng_Kiat Hock_Seng
    Kim_Seng Choon_Kiat Chee_Wai Wai_Keong Weng_Keong Yew_Meng Soon_Huat Tian_Hock Guan_Hong Boon_Hock Beng_Huat
    Chong_Meng Cheng_Han Han_Wei Hong_Wei Hao_Ran Kai_Jie Kai_Wen Kuan_Meng Liang_Wei Meng_Kiat Keng_Seng Rui_Jie
    Sheng_Jie Shao_Wei Wee_Kiat Wen_Jie Wen_Hao Yi_Hao Yi_Jie Yong_Jie Yong_Kang Yu_Xuan Zheng_Wei Zhi_Hao Zi_Xuan
    Chun_Kit Chee_Hoong Kin_Wah Wai_Hong Kwok_Wah Seng_Chye Chee_Seng Kah_Hoe Tiong_Beng Ming_Wei`,
  female: `Hui_Min Mei_Ling Li_Ting Xin_Yi Jia_Hui Siew_Ling Pei_Ling Hui_Ling Shu_Hui Wan_Ting Jia_Yi Jing_Yi Xin_Hui
    Yi_Ting Pei_Shan Mei_Yee Sook_Fun Lay_Choo Bee_Lian Geok_Lan Swee_Choo Siew_Mei Siok_Choo Ai_Ling Ai_Lin Bee_Hoon
    Ee_Ling Gek_Choo Hooi_Ling Hwee_Ling Hui_Wen Hui_Xin Hui_Ying Jia_En Jia_Min Jia_Qi Jing_Wen Jing_Xuan Kah_Yan
    Li_Hua Li_Min Li_Ying Mei_Fong Mei_Xin Mei_Yan Min_Yi Pei_Wen Pei_Xuan Pei_Yi Qi_Hui Qian_Hui Rui_En Shi_Hui
    Shi_Min Shi_Ting Shu_Fen Shu_Ting Siew_Chin Siew_Hoon Siew_Lan Si_Hui Si_Min Sok_Hoon Wei_Ling Wei_Ting Wen_Hui
    Xiao_Hui Xiu_Ling Xin_Ning Yan_Ting Yee_Ling Ying_Xuan Yi_Ling Yi_Xuan Yoke_Lan Yu_Ting Yu_Xin Zhi_Hui Zi_Ying`,
  family: `Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Toh Sim Chong Chia Seah Fong Kwek Chew Loh
    Foo Quek Neo Phua Heng Lau Leong Cheong Yap Poh Soh Gan Lam Wee Liew Chin Ooi Khoo Teh Chen Lai Lin Liu Wang Zhang
    Li Huang Yang Zhou Xu Sun Wu Zhao Cheng Chiang Chow Choo Chu Er Fang Fu Gwee Han Hong Hoo Hsu Kang Kee Keng Kok
    Kong Kor Kwa Lek Lew Liang Lo Loo Loke Looi Lum Lye Mah Mak Moh Mok Ngiam Oh Oon Pang Peh Pek Phang Png Puah Sia
    Siew Siow Soo Soon Szeto Tang Tee Teng Thia Thio Thng Tham Tng Wan Wen Woo Woon Yam Yan Yeoh Yip Yong Yuen`,
} as const;

/** Tamils, most of the Indians there: the second name is as a rule the father's. */
export const TAMIL = {
  male: `Suresh Ravi Ganesh Ramesh Vijay Prakash Arun Saravanan Siva Mohan Anand Dinesh Logeswaran Vikneswaran Kumaran
    Rajesh Sanjay Karthik Prabu Selvam Puvan Shankar Manimaran Naveen Devan Vignesh Hari Mahendran Jeevan Praveen
    Balan Guna Segar Kalai Thinesh Kavin Bala Yuvaraj Nantha`,
  female: `Priya Kavitha Shanti Devi Malathi Vasanthi Thilaga Kalaivani Kamala Meena Saraswathi Letchumi Parameswari
    Jayanthi Rani Selvi Vijaya Anjali Divya Sangeetha Sharmila Shalini Uma Usha Yogeswari Thulasi Revathi Rajeswari
    Pushpa Nithya Nirmala Mageswari Lalitha Kasturi Indra Hema Gayathri Geetha Deepa Darshini Bhavani Amutha Keerthana
    Pavithra Sumathi`,
  family: `Subramaniam Krishnan Ramasamy Perumal Arumugam Muniandy Govindasamy Maniam Raman Rajan Chandran
    Balakrishnan Muthusamy Nair Pillai Menon Rajagopal Ramachandran Sivalingam Suppiah Sinnasamy Kandasamy Veerappan
    Velu Palaniappan Ponnusamy Nadarajan Nagappan Narayanan Natarajan Manickam Marimuthu Murugiah Murugesan Karuppiah
    Kuppusamy Letchumanan Doraisamy Gopalan Ganesan Gunasekaran Jayaraman Rengasamy Samynathan Santhanam Selvarajah
    Shanmugam Sundaram Thangaraj Thiagarajan Vasudevan Rajaratnam Sockalingam Anthonysamy Arokiasamy`,
} as const;
