import { ENGLISH } from '../../data/englishNames.ts';
import type { NameFacts } from '../../model.ts';

/** The peoples of New Zealand, in shares of the census of 2023; given names by year of birth after the DIA's lists. */
export const PEOPLES: readonly NameFacts[] = [
  {
    share: 70,
    near: {
      Auckland: 48,
      Canterbury: 77,
      Otago: 80,
      Nelson: 83,
      Marlborough: 82,
      Southland: 80,
      Gisborne: 46,
      Northland: 63,
    },
    male: {
      0: `John William Robert Peter David James Brian Ronald Donald Kenneth Allan Raymond Graham Murray Keith Trevor Noel Colin Ian
        Barry Bruce Ross`,
      1948: `Peter David John Michael Robert Paul Graeme Stephen Ian Murray Kevin Wayne Christopher Bruce Gary Neil Alan Richard
        Warren Grant Stuart Brian`,
      1962: `David Mark Paul Michael Andrew Stephen Craig Grant Peter Brett Philip Shane Glenn Steven Wayne Tony Simon Darren Kevin
        Stuart Neil Bryce`,
      1976: `Michael Jason Matthew Daniel Andrew Christopher David Mark Paul Aaron Craig Scott Benjamin Simon Nathan Hamish Adam
        Brent Hayden Timothy Richard Shane`,
      1988: `Michael Daniel Matthew Joshua James Thomas Samuel Ryan Nicholas Benjamin Cameron Luke Jordan Hamish Andrew Scott Logan
        Hayden Mitchell Liam Blake Tyler`,
      1999: `Joshua Jack Benjamin Samuel Daniel Jacob Liam Thomas Ethan Oliver William Ryan James Lachlan Finn Hunter Cooper Connor
        Caleb Luke Fergus Angus`,
    },
    female: {
      0: `Margaret Patricia Joan Shirley Barbara Judith Beverley Dorothy Betty Joyce Valerie Elizabeth Mary Helen Maureen Heather
        Gwendoline Noeline Colleen June Ngaire Nancy`,
      1948: `Susan Christine Margaret Judith Jennifer Lynette Helen Patricia Robyn Sandra Raewyn Elizabeth Anne Diane Janet Glenys
        Carol Barbara Gaye Linda Heather Jillian`,
      1962: `Karen Susan Julie Michelle Sharon Lisa Deborah Tracey Joanne Jacqueline Fiona Christine Sandra Philippa Donna Wendy
        Robyn Catherine Vicki Helen Maree Adrienne`,
      1976: `Rebecca Sarah Michelle Nicola Melissa Lisa Rachel Amanda Angela Kirsty Emma Kelly Anna Joanne Natasha Kylie Bronwyn
        Catherine Tania Philippa Claire Andrea`,
      1988: `Sarah Jessica Rebecca Emma Amy Samantha Rachel Nicole Stephanie Hannah Emily Laura Kate Ashleigh Danielle Lauren
        Courtney Georgia Holly Anna Chelsea Renee`,
      1999: `Jessica Emily Hannah Georgia Olivia Emma Sophie Grace Caitlin Ella Charlotte Brooke Paige Lucy Isla Ruby Zoe Madison
        Briar Libby Tessa Molly`,
    },
    family: `${ENGLISH.surnames} ${ENGLISH.families} McDonald Matthews Williamson Davies Davis Clarke Miller Fraser MacDonald
      McKenzie Cameron Reid Sutherland Sinclair McLean Wallace Duncan Paterson O'Connor O'Brien Sullivan McCarthy Doyle Hansen
      Jensen Nielsen Gibson Dawson Harvey Barker Chapman Pearce Saunders Fletcher Kemp Lowe Gibbs Poole Hodgson Atkinson Baxter
      Bishop Blair Boyd Bradley Johnston Elliott Douglas Barr Muir McGregor Stuart Drummond Van_der_Berg De_Vries`,
  },
  {
    // Māori.
    share: 13,
    near: {
      Auckland: 9,
      Canterbury: 9,
      Otago: 8,
      Wellington: 12,
      Waikato: 22,
      Northland: 32,
      Gisborne: 51,
      'Bay of Plenty': 27,
      "Hawke's Bay": 25,
      'Manawatū-Whanganui': 22,
      Taranaki: 18,
      Nelson: 10,
      Marlborough: 12,
      Southland: 14,
    },
    male: {
      0: 'Hōne Wiremu Tāmati Hēmi Rāwiri Henare Matiu Hori Piripi Rangi John William Hoani Pita',
      1965: 'Hēmi Rangi Wiremu Tāne Mikaere David Tamati Shane Darren Hone Matiu Wayne Rāwiri Kereama',
      1990: 'Tāne Nikau Kahu Manaia Te_Ariki Wiremu Tama Jordan Dylan Mikaere Rangi Caleb Kauri Tawhiri',
    },
    female: {
      0: 'Mere Hana Ngaire Kiri Huia Ngahuia Mereana Te_Aroha Rangi Hinemoa Marama Kararaina Ani Pare',
      1965: 'Aroha Mere Marama Kiri Ngaire Huia Hinemoa Donna Moana Ripeka Miriama Hine Wikitoria Lisa',
      1990: 'Aroha Maia Anahera Kaia Manaia Mereana Kahurangi Tui Atawhai Ataahua Jordan Hinewai Waimarie Te_Ao',
    },
    family: `Ngata Parata Tāmati Wiremu Rangi Hōhepa Kereama Paki Waititi Tipene Henare Nikora Tamihana Pōtae Wilson Smith Brown
      Williams Edwards Walker Taylor Morgan Pōmare Ngarimu Marsden Tahau Rāwiri Kingi Paul Peters Harawira Cooper Te_Whata Ruru
      Karaitiana Hēmi Matenga Wharepapa`,
  },
  {
    // Samoans, Tongans and other Pacific peoples.
    share: 5,
    near: { Auckland: 13, Wellington: 8, Canterbury: 3.5, Otago: 3, Nelson: 1.5, Marlborough: 2 },
    male: {
      0: 'Ioane Sione Tevita Viliami Semisi Mosese Pita Tavita Siaosi Lafaele Fa’afetai Simi',
      1975: 'Sione Tevita Ioane Viliami Peni Junior David Mosese Alofa Samuel Lotu John',
      1995: 'Sione Tevita Elijah Isaiah Josiah Semisi Malakai Ezekiel Noah Viliami Samuel Caleb',
    },
    female: {
      0: 'Mele Ana Sina Lupe Sela Losa Fale Malia Salote Fetu Tupou Vaiola',
      1975: 'Mele Sina Ana Lupe Losa Sela Malia Lavinia Teuila Rita Faith Sarah',
      1995: 'Mele Grace Faith Angel Sela Lupe Talia Hope Sina Trinity Ana Teuila',
    },
    family:
      'Tuilagi Faleolo Leota Taufa Fifita Vaega Lealaiauloto Tupou Tauiliili Fonoti Leavasa Siaosi Vea Moala Latu Fa’asavalu Peleti Tuala Ioane Sefo Mafi Tonga Vaipulu Toleafoa',
  },
  {
    share: 4,
    near: { Auckland: 11, Wellington: 5, Canterbury: 5, Gisborne: 1, Northland: 1, Southland: 2 },
    male: {
      0: 'Wing Kwok Ming Wei Peter David Henry Chung Raymond Tony',
      1970: 'Wei Jun David Kevin Jason Hao Michael Peter Bo Lei Andrew Eric',
      1992: 'Kevin Jason Eric Ryan Andrew Vincent Daniel Brian Lucas William Justin Alan',
    },
    female: {
      0: 'Mei Yuk Susan Helen Lily Grace Margaret Sau Winnie Rose',
      1970: 'Li Jing Ying Amy Yan Jenny Michelle Wendy Cindy Grace Xin Vivian',
      1992: 'Michelle Jessica Emily Vivian Amy Tiffany Angela Joyce Sophia Rachel Cindy Jennifer',
    },
    family:
      'Wang:9 Li:9 Chen:8 Zhang:8 Liu:7 Wong Huang Yang Wu Lin Zhao Zhou Xu Lee Chan Sun Lam Ng Ho Guo Zhu',
  },
  {
    // Hindus, from India and Fiji.
    share: 3.5,
    near: { Auckland: 9, Wellington: 4, Canterbury: 3, Gisborne: 1, Northland: 1.5, Southland: 2 },
    male: {
      0: 'Ramesh Suresh Ashok Vijay Arun Prakash Mohan Krishna Raj Subhash',
      1970: 'Rajesh Sanjay Amit Sunil Vikram Ravi Anil Manish Deepak Nitin Satish Sandeep',
      1992: 'Arjun Rahul Rohan Nikhil Aryan Karan Akash Varun Dev Aditya Ashneel Jay',
    },
    female: {
      0: 'Usha Kamala Meena Pushpa Lata Nirmala Sushila Sudha Shanti Asha',
      1970: 'Priya Sunita Anita Kavita Neha Deepa Swati Shilpa Rekha Roshni Sangeeta Pooja',
      1992: 'Priya Anjali Riya Nisha Divya Shreya Kavya Maya Isha Pooja Ashika Meera',
    },
    family:
      'Patel:14 Sharma:7 Kumar:8 Prasad Chand Lal Singh Naidu Reddy Nair Gupta Shah Ram Rao Verma Desai Raj Mani Joshi Thomas',
  },
  {
    // Sikhs: men are Singh where women are Kaur.
    share: 1.2,
    near: { Auckland: 3, Waikato: 2, 'Bay of Plenty': 2.5, Wellington: 1, Canterbury: 1 },
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
    family: 'Singh/Kaur:66 Gill:6 Dhillon Sandhu Grewal Sidhu Brar Dhaliwal Mann Bains Virk Randhawa',
  },
  {
    share: 2,
    near: { Auckland: 2.8, Canterbury: 2.6, Northland: 0.8, Gisborne: 0.6 },
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
      'Santos Reyes Cruz Garcia Bautista Ramos Mendoza Dela_Cruz Villanueva Aquino Castillo Rivera Tolentino Pascual Mercado',
  },
];
