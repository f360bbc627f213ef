import { ENGLISH } from '../../data/englishNames.ts';
import type { NameFacts } from '../../model.ts';

/** The communities of Canada, in shares of the census of 2021; French names in French-speaking places. */
export const PEOPLES: readonly NameFacts[] = [
  {
    share: 62,
    near: {
      Ontario: 48,
      Québec: 10,
      'British Columbia': 42,
      Alberta: 58,
      'New Brunswick': 60,
      'Nova Scotia': 84,
      'Newfoundland and Labrador': 94,
    },
    male: {
      0: `John Robert William James Donald George Ronald Kenneth Douglas Gordon Raymond Thomas Norman Allan Arthur Edward Harold
        Walter Bruce Lloyd Murray Keith`,
      1948: `David Robert John James William Michael Brian Richard Douglas Gary Wayne Paul Peter Kenneth Donald Ronald Dennis
        Bruce Larry Stephen Gordon Glenn`,
      1962: `Michael David Robert John Mark Paul Steven Kevin Scott Brian James Jeffrey Darren Kelly Todd Daniel Craig Timothy
        Gregory Peter Andrew Dean Trevor`,
      1976: `Christopher Michael Jason David Matthew Ryan Andrew Robert James Mark Daniel Jeffrey Adam Kevin Sean Brian Trevor
        Derek Chad Scott Shawn Bradley Curtis`,
      1988: `Matthew Michael Ryan Andrew Justin Kyle Tyler Joshua Christopher David Daniel Brandon Jordan Nicholas James Cody
        Jonathan Eric Adam Derek Brett Travis Mitchell`,
      1999: `Matthew Ryan Tyler Joshua Nicholas Jacob Ethan Liam Alexander Benjamin Noah Connor Logan Evan Owen Dylan Nathan Lucas
        William Cameron Austin Hudson Wyatt`,
    },
    female: {
      0: `Margaret Mary Dorothy Shirley Helen Joan Barbara Betty Patricia Jean Marion Doris Joyce Lois Audrey Phyllis Irene
        Beverley Donna Elizabeth Marilyn June`,
      1948: `Linda Patricia Susan Barbara Carol Margaret Sharon Judith Donna Nancy Karen Brenda Diane Sandra Wendy Catherine Gail
        Janet Mary Lynn Heather Marilyn`,
      1962: `Susan Karen Deborah Lori Kelly Tracy Kimberly Lisa Heather Sandra Laura Cheryl Michelle Debra Shelley Brenda Julie
        Wendy Jennifer Colleen Janet Leslie`,
      1976: `Jennifer Melissa Michelle Amanda Sarah Kimberly Heather Lisa Amy Nicole Angela Erin Christine Andrea Tara Stephanie
        Tanya Shannon Rebecca Laura Kristen Carrie`,
      1988: `Ashley Jessica Amanda Sarah Stephanie Jennifer Samantha Brittany Emily Lauren Megan Nicole Danielle Kayla Laura
        Katherine Lindsay Alyssa Courtney Rachel Kelsey Brooke`,
      1999: `Emily Sarah Emma Hannah Madison Olivia Taylor Jessica Samantha Megan Rachel Abigail Julia Hailey Grace Chloe Sydney
        Sierra Kaitlyn Morgan Mackenzie Paige`,
    },
    family: `${ENGLISH.surnames} MacDonald McDonald ${ENGLISH.families} MacLeod Fraser MacKenzie Cameron Reid Sinclair Friesen
      Penner Wiebe Kowalchuk Melnyk Shevchenko Schmidt O'Brien Sullivan Doyle Power Walsh McKay McLean Johnston Davidson Wallace
      Elliott Boyd Hanson Olsen Kovacs Novak Rossi Russo Ferrari Klassen Dyck Peters Schneider Lawson Burke Fitzgerald`,
  },
  {
    // French Canadians and Acadians.
    speaks: 'fr',
    share: 3,
    near: {
      Québec: 76,
      'New Brunswick': 35,
      Ontario: 3.5,
      Manitoba: 4,
      'Nova Scotia': 3,
      'British Columbia': 1.2,
      'Newfoundland and Labrador': 0.5,
    },
    male: {
      0: `Jean Marcel Roger Gérard Roland Claude André Fernand Raymond Guy Maurice Paul Réal Yvon Gilles René Jacques Robert
        Lucien Laurent`,
      1950: `Michel Pierre Jean Claude André Jacques Denis Daniel Alain Yves Réjean Serge Normand Richard Robert Luc François
        Gilles Mario Sylvain`,
      1966: `Sylvain Martin Stéphane Éric Daniel François Alain Luc Benoît Patrick Marc Yves Pierre Denis Mario Jean-François
        Steve Guy Dominic Christian`,
      1982: `Mathieu Jonathan Sébastien Alexandre Maxime David Simon Jean-François Guillaume Nicolas Vincent Francis Philippe
        Patrick Marc-André Olivier Samuel Pier-Luc Kevin Hugo`,
      1995: `Alexandre Maxime Gabriel Samuel Olivier Félix Antoine William Xavier Vincent Émile Thomas Jérémy Raphaël Anthony
        Étienne Charles Nicolas Zachary Mathis`,
    },
    female: {
      0: `Jeanne Thérèse Rita Cécile Gisèle Denise Monique Huguette Yvette Lucille Claire Pauline Madeleine Marguerite Jeannine
        Rollande Colette Fernande Simone Françoise`,
      1950: `Louise Diane Lise Francine Carole Ginette Johanne Danielle Suzanne Nicole Sylvie Hélène France Céline Line Jocelyne
        Micheline Michèle Lucie Manon`,
      1966: `Nathalie Sylvie Isabelle Chantal Josée Julie Manon Martine Caroline Annie Stéphanie Guylaine Geneviève Mélanie Linda
        Marie-Claude Patricia Karine Nancy Véronique`,
      1982: `Mélanie Julie Véronique Valérie Audrey Marie-Ève Stéphanie Émilie Geneviève Catherine Jessica Karine Sabrina Cynthia
        Vanessa Amélie Roxanne Joanie Andrée-Anne Myriam`,
      1995: `Audrey Camille Gabrielle Laurence Sarah Ariane Rosalie Noémie Léa Florence Jade Béatrice Mégane Juliette Coralie
        Alexandra Océane Justine Marianne Élodie`,
    },
    family: `Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet
      Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier
      Lapointe Leclerc Lefebvre Poulin Thibault St-Pierre Nadeau Martel Landry Richard Martin Hébert Desjardins Charbonneau
      Bernier Demers Lessard Grenier Michaud Gosselin Turcotte Blais Perreault Couture Savard Parent Thériault Fontaine Boudreau
      Cormier Arsenault Robichaud Gélinas Lacroix Rousseau Proulx Vachon Dufour Beaudoin Renaud Picard Lemieux Giroux Trudel
      Laflamme Deschênes Gaudreault Labelle Brisson`,
  },
  {
    share: 6,
    near: { Ontario: 10, 'British Columbia': 19, Alberta: 6, Québec: 2, Manitoba: 3 },
    male: {
      0: 'Wing Kwok Chung Peter David Henry Raymond Ming Wei Tony Albert Simon',
      1970: 'Wei Jun David Kevin Jason Eric Raymond Alan Peter Hao Michael Andrew Wilson Vincent',
      1992: 'Kevin Jason Eric Ryan Brian Andrew Jeffrey Vincent Derek Justin Lucas Nathan Daniel Anson',
    },
    female: {
      0: 'Mei Yuk Susan Helen Lily Grace Margaret Agnes Sau Winnie Rose Amy',
      1970: 'Li Jing Xiao Amy Jenny Karen Wendy Grace Cindy Michelle Yan Vivian Christine Angela',
      1992: 'Michelle Jessica Emily Amy Vivian Tiffany Angela Jennifer Stephanie Cindy Sophia Rachel Joyce Christina',
    },
    family:
      'Li:9 Wang:9 Chen:8 Wong:6 Zhang:6 Liu:6 Chan:5 Huang Lee Lam Wu Yang Lin Zhao Ho Leung Cheung Zhou Xu Ng Lau Sun Yu Chow Tang',
  },
  {
    // Sikhs: men are named Singh, women Kaur.
    share: 2.5,
    near: { Ontario: 6, 'British Columbia': 12, Alberta: 5, Québec: 0.6, Manitoba: 4 },
    male: {
      0: 'Gurdev Harbhajan Mohinder Balwinder Joginder Jagtar Sukhdev Harjit Amarjit Gurcharan',
      1970: 'Gurpreet Harpreet Sukhwinder Jaswinder Kulwinder Manjit Amandeep Rajinder Parminder Navdeep',
      1992: 'Gurpreet Harman Jaspreet Arshdeep Navjot Manpreet Karan Amrit Gurjot Sahib',
    },
    female: {
      0: 'Surinder Gurmeet Balbir Harbans Mohinder Jaswant Pritam Surjit Gurdev Charanjit',
      1970: 'Manjit Kulwinder Sukhwinder Rajwinder Harpreet Jasvir Amandeep Parminder Kuldeep Baljit',
      1992: 'Simran Harleen Manpreet Jasleen Navpreet Gurleen Kiran Amrit Harmanpreet Jasmine',
    },
    family:
      'Singh/Kaur:22 Gill:8 Dhillon:6 Sandhu:6 Grewal Sidhu Brar Dhaliwal Mann Bains Johal Dosanjh Cheema Virk Randhawa Sekhon Aujla Toor',
  },
  {
    // Hindus, from India mostly.
    share: 2,
    near: { Ontario: 6, 'British Columbia': 2.5, Alberta: 3.5, Québec: 1, Manitoba: 2.5 },
    male: {
      0: 'Ramesh Suresh Ashok Vijay Arun Prakash Subhash Rajendra Mohan Krishna',
      1970: 'Rajesh Sanjay Amit Vikram Nitin Sunil Ravi Anil Manish Deepak Ajay Sandeep',
      1992: 'Arjun Rahul Rohan Nikhil Aryan Karan Jay Akash Dhruv Varun Harsh Parth',
    },
    female: {
      0: 'Usha Kamala Shanta Meena Pushpa Sushila Lata Nirmala Kusum Sudha',
      1970: 'Sunita Priya Anita Kavita Deepa Neha Swati Sangeeta Rekha Shilpa Manisha Hetal',
      1992: 'Priya Anjali Riya Nisha Pooja Maya Kavya Shreya Isha Divya Krupa Meera',
    },
    family:
      'Patel:18 Sharma:8 Shah Kumar Gupta Desai Mehta Verma Rao Nair Joshi Bhatt Iyer Thakur Trivedi Reddy Kapoor Das Mishra Pandya',
  },
  {
    // Muslims from Pakistan, India and Bangladesh.
    share: 2,
    near: { Ontario: 5, 'British Columbia': 1.5, Alberta: 3, Québec: 1.5, Manitoba: 1.5 },
    male: {
      0: 'Mohammad Iqbal Abdul Muhammad Ghulam Rashid Aslam Mahmood Khalid Bashir',
      1970: 'Imran Asif Faisal Tariq Kamran Adnan Shahid Nadeem Zahid Rizwan Omar Salman',
      1992: 'Hamza Ali Ahmed Bilal Usman Zain Hassan Ibrahim Abdullah Haris Saad Daniyal',
    },
    female: {
      0: 'Nasreen Zubaida Razia Farida Khalida Shahnaz Parveen Naseem Kausar Rashida',
      1970: 'Saima Nadia Shazia Rubina Farah Samina Ayesha Uzma Asma Sadia Huma Bushra',
      1992: 'Aisha Fatima Sana Zara Maryam Hina Zainab Iqra Amna Noor Hira Sara',
    },
    family:
      'Khan:14 Ahmed:9 Ali:8 Malik Hussain Sheikh Chaudhry Qureshi Siddiqui Mirza Iqbal Butt Rahman Akhtar Javed Hashmi Raza Syed Islam Choudhury',
  },
  {
    share: 3,
    near: { Ontario: 3.5, 'British Columbia': 4, Alberta: 5.5, Manitoba: 11, Saskatchewan: 6, Québec: 1 },
    male: {
      0: 'Rodolfo Ernesto Romeo Benjamin Domingo Rogelio Danilo Eduardo Renato Antonio',
      1970: 'Mark Michael Joseph Ryan Ronald Joel Dennis Edwin Allan Jerome Rommel Raymond',
      1992: 'Joshua Christian Justin Kevin Angelo Patrick Nathaniel Gabriel Miguel Aaron Carl Jordan',
    },
    female: {
      0: 'Teresita Lourdes Erlinda Corazon Carmelita Norma Gloria Rosario Aurora Milagros',
      1970: 'Maria Maricel Jennifer Rowena Cherry Jocelyn Sheryl Grace Liza Melissa Catherine Michelle',
      1992: 'Angelica Nicole Kristine Bianca Camille Patricia Alyssa Danielle Jasmine Andrea Kimberly Bea',
    },
    family:
      'Santos Reyes Cruz Garcia Bautista Ramos Mendoza Dela_Cruz Villanueva Aquino Castillo Rivera Tolentino Pascual Mercado Manalo Soriano Domingo Navarro',
  },
  {
    // From the Maghreb, Lebanon and the Arab East.
    share: 2,
    near: { Ontario: 2.5, Québec: 7, Alberta: 2.5, 'Nova Scotia': 2.5 },
    male: {
      0: 'Mohamed Ahmed Hassan Georges Ibrahim Mahmoud Elias Ali Antoine Youssef',
      1970: 'Mohamed Karim Ahmed Khaled Samir Rachid Omar Nabil Walid Fadi Tarek Hicham',
      1992: 'Mohamed Amir Adam Ali Omar Yassine Rayan Zakaria Ahmed Ilyas Karim Charbel',
    },
    female: {
      0: 'Fatima Khadija Samira Leila Nadia Salma Aïcha Marie Najat Amal',
      1970: 'Nadia Samira Fatima Rania Hanan Karima Leila Mona Rima Amina Souad Dina',
      1992: 'Sara Yasmine Aya Nour Lina Maryam Imane Ines Amira Salma Maya Rim',
    },
    family:
      'Hassan Ali Khoury Ibrahim Haddad Benali Mansour Ahmad Saleh Nasser Bouzid El_Amrani Mohamed Youssef Saad Daher Alaoui Belkacem Hamdan Sayegh Khalil Aziz',
  },
];
