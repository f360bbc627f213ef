import type { NameFacts } from '../model.ts';

/** From the Philippines. */
export const filipino = {
  male: {
    0: 'Rodolfo Ernesto Romeo Benjamin Domingo Rogelio Danilo Eduardo',
    1970: 'Mark Michael Joseph Ryan Ronald Joel Dennis Edwin Allan Jerome',
    1992: 'Joshua Christian Justin Angelo Patrick Nathaniel Gabriel Miguel Aaron Carl',
  },
  female: {
    0: 'Teresita Lourdes Erlinda Corazon Carmelita Norma Gloria Rosario',
    1970: 'Maria Maricel Jennifer Rowena Cherry Jocelyn Sheryl Grace Liza Catherine',
    1992: 'Angelica Nicole Kristine Bianca Camille Patricia Alyssa Jasmine Andrea Bea',
  },
  family:
    'Santos Reyes Cruz Garcia Bautista Ramos Mendoza Dela_Cruz Villanueva Aquino Castillo Rivera Tolentino Pascual Mercado Manalo Soriano',
} as const satisfies NameFacts;

/** Sikhs: men are named Singh, women Kaur. */
export const sikh = {
  male: {
    0: 'Gurdev Harbhajan Mohinder Joginder Jagtar Sukhdev Harjit Amarjit',
    1970: 'Gurpreet Harpreet Sukhwinder Jaswinder Manjit Amandeep Parminder Navdeep',
    1992: 'Gurpreet Harman Jaspreet Arshdeep Navjot Karan Amrit Gurjot',
  },
  female: {
    0: 'Surinder Gurmeet Balbir Harbans Jaswant Surjit Charanjit Pritam',
    1970: 'Manjit Kulwinder Rajwinder Harpreet Amandeep Parminder Baljit Jasvir',
    1992: 'Simran Harleen Manpreet Jasleen Navpreet Gurleen Kiran Amrit',
  },
  family: 'Singh/Kaur:62 Gill:6 Dhillon Sandhu Grewal Sidhu Brar Dhaliwal Mann Bains Virk Randhawa',
} as const satisfies NameFacts;

/** Hindus, mostly from India and Fiji. */
export const hindu = {
  male: {
    0: 'Ramesh Suresh Ashok Vijay Arun Prakash Mohan Krishna Raj Subhash',
    1970: 'Rajesh Sanjay Amit Sunil Vikram Ravi Anil Manish Deepak Nitin Srinivas Sandeep',
    1992: 'Arjun Rahul Rohan Nikhil Aryan Karan Akash Varun Dev Aditya Harsh Jay',
  },
  female: {
    0: 'Usha Kamala Meena Pushpa Lata Nirmala Sushila Sudha Shanti Asha',
    1970: 'Priya Sunita Anita Kavita Neha Deepa Swati Shilpa Rekha Lakshmi Sangeeta Pooja',
    1992: 'Priya Anjali Riya Nisha Divya Shreya Kavya Maya Isha Pooja Ananya Meera',
  },
  family:
    'Patel:12 Sharma:7 Kumar:7 Shah Gupta Reddy Nair Rao Prasad Iyer Verma Desai Mehta Joshi Thomas Menon Chand Das Mishra Agarwal',
} as const satisfies NameFacts;

/** From China, Hong Kong and Malaysia. */
export const chinese = {
  male: {
    0: 'Wing Kwok Ming Wei Peter David Henry Chung Raymond Tony',
    1970: 'Wei Jun David Kevin Jason Hao Michael Peter Bo Lei Andrew Eric',
    1992: 'Kevin Jason Eric Ryan Andrew Vincent Daniel Brian Lucas William Justin Alan',
  },
  female: {
    0: 'Mei Yuk Susan Helen Lily Grace Margaret Sau Winnie Rose',
    1970: 'Li Jing Xin Amy Yan Jenny Michelle Wendy Cindy Grace Ying Vivian',
    1992: 'Michelle Jessica Emily Vivian Amy Tiffany Angela Joyce Sophia Rachel Cindy Jennifer',
  },
  family:
    'Wang:9 Chen:8 Li:8 Zhang:7.5 Liu:7 Wong:5 Chan Huang Yang Wu Lin Zhao Zhou Xu Lee Tan Lim Sun Lam Ng Leung Ho Guo Zhu',
} as const satisfies NameFacts;
