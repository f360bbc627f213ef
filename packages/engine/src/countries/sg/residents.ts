import type { NameFacts } from '../../model.ts';

/** People of other nationalities who live and work there, about three in ten adults (Ministry of Manpower, 2024). */
export const RESIDENTS: readonly NameFacts[] = [
  {
    share: 10,
    nation: 'MYS',
    men: 56,
    order: '{family} {given}',
    male: {
      0: 'Kok_Leong Chee_Keong Kian_Hong Chee_Meng Weng_Keong Yew_Meng Boon_Keat Kok_Wah Chee_Wai Wai_Hong Soon_Keat Choon_Wei',
      1985: 'Wei_Jie Jun_Wei Chee_Wei Kah_Hoe Wei_Xiang Zhi_Wei Jia_Jun Kok_Hong Jian_Hong Yong_Sheng Chun_Hong Jun_Hao',
    },
    female: {
      0: 'Siew_Ling Mei_Ling Siew_Mei Lay_Peng Hooi_Ling Chooi_Ling Mei_Fong Siew_Chin Lai_Fong Wai_Ling Ee_Ling Yoke_Lan',
      1985: 'Hui_Min Pei_Ling Li_Ting Hui_Wen Kah_Yan Pei_Shan Jia_Hui Wan_Ting Shu_Hui Xin_Yi Hui_Xin Li_Ying',
    },
    family:
      'Tan Lim Lee Wong Ng Chong Ong Yap Ooi Teh Chin Liew Khoo Goh Chan Low Lau Leong Yeoh Loh Tee Foo Lai Gan',
  },
  {
    share: 6,
    nation: 'CHN',
    men: 58,
    order: '{family} {given}',
    male: {
      0: 'Jianguo Jianhua Zhiqiang Weidong Jianjun Guoqiang Yong Jun Ming Hongwei Zhigang Haitao',
      1980: 'Wei Lei Tao Peng Chao Jie Hao Bo Kai Xu Yang Junjie Haoran Zhiwei Fei Long',
    },
    female: {
      0: 'Xiuying Guilan Lihua Yumei Ailing Liping Hong Min Fang Hongmei Chunmei Xia',
      1980: 'Jing Li Na Ting Yan Min Xue Dan Ying Jiayi Mengting Xinyi Yating Wenjing Qian Hui',
    },
    family:
      'Wang Li Zhang Liu Chen Yang Huang Zhao Zhou Wu Xu Sun Zhu Ma Hu Guo Lin He Gao Luo Zheng Liang Xie Song',
  },
  {
    share: 4,
    nation: 'IND',
    men: 76,
    male: {
      0: 'Suresh Ramesh Murugan Selvam Ravi Mohan Prakash Vijay',
      1985: 'Arun Karthik Vignesh Manikandan Prabhakaran Dinesh Ashwin Naveen Sathish',
    },
    female: {
      0: 'Lakshmi Usha Meena Radha Shanti Geetha Padma Vijaya',
      1985: 'Priya Divya Nithya Anusha Kavya Swathi Ramya',
    },
    family:
      'Kumar Murugesan Rajendran Iyer Nair Reddy Krishnamurthy Subramanian Rao Selvaraj Palanisamy Chinnasamy Menon Pillai',
  },
  {
    share: 2,
    nation: 'IND',
    men: 70,
    male: { 0: 'Rajesh Sanjay Anil Sunil Mohan Prakash', 1985: 'Rahul Vivek Rohit Amit Gaurav Nikhil' },
    female: {
      0: 'Sunita Kavita Usha Anita Rekha Meena',
      1985: 'Pooja Neha Sneha Deepika Shruti Preeti Aarti',
    },
    family: 'Kumar Sharma Singh Gupta Patel Verma Joshi Agarwal Das',
  },
  {
    share: 4,
    nation: 'BGD',
    men: 97,
    male: {
      0: 'Mohammad_Alam Abdul_Karim Nurul_Amin Rafiqul Shahidul Jahangir Kamal Mizanur Delwar Abul_Kalam',
      1985: 'Md_Sohel Md_Rana Md_Shamim Arif Mamun Rubel Sumon Rasel Masud Shohag Jewel Sajib',
    },
    female: {
      0: 'Rokeya Salma Rahima Nasima Shahanara Hosne_Ara Jahanara Monowara',
      1985: 'Sumaiya Farzana Nusrat Sadia Tania Sharmin Mim Jannatul',
    },
    family:
      'Islam Hossain Rahman Uddin Ahmed Miah Khan Alam Hasan Ali Haque Sarker Sikder Molla Hawlader Bepari Akter Chowdhury',
  },
  {
    share: 5,
    nation: 'PHL',
    men: 32,
    order: '{given} {middle} {family}',
    male: {
      0: 'Rolando Ernesto Danilo Reynaldo Roberto Rodel Arnel Eduardo Romeo Edgar Noel Ariel',
      1985: 'Mark_Anthony John_Paul Jayson Jerome Christian Michael Ryan Jeffrey Joshua Carlo Kenneth Angelo',
    },
    female: {
      0: 'Marites Maricel Rowena Analyn Josephine Evelyn Jocelyn Marilou Rosalinda Lorna Teresita Merlyn',
      1985: 'Mary_Grace Mary_Ann Jennifer Kristine Rose_Ann Cherry Jessa Angelica Michelle Catherine Liezl Jasmine',
    },
    family:
      'Santos Reyes Cruz Bautista dela_Cruz Garcia Mendoza Ramos Flores Castillo Villanueva Aquino Domingo Mercado Soriano Pascual Fernandez Tolentino Manalo Navarro Salazar Magbanua',
  },
  {
    share: 2.5,
    nation: 'IDN',
    men: 8,
    male: {
      0: 'Agus Budi Bambang Slamet Supriyadi Joko Eko',
      1985: 'Rizky Andi Dedi Hendra Wahyu Dimas Fajar',
    },
    female: {
      0: 'Siti_Aminah Sri_Wahyuni Sumiati Suwarni Sutini Endang Sulastri',
      1985: 'Dewi_Lestari Siti_Nurjanah Rina Yuni Ika_Fitriani Nur_Hidayah Wulandari',
    },
    family:
      'Setiawan Hidayat Santoso Wijaya Kurniawan Susanto Rahayu Lestari Handayani Purwanti Astuti Wahyuni Saputra Nugroho',
  },
];
