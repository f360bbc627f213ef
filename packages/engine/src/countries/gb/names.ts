import type { NameFacts } from '../../model.ts';

const MALE = {
  0: `John David Michael Peter Brian Alan Kenneth Derek Ronald Roy Raymond William Robert George James Anthony Dennis Terence
    Frank Keith Colin Geoffrey Eric Norman Donald Douglas Gordon Leslie Malcolm Trevor`,
  1950: `David John Stephen Michael Peter Robert Paul Alan Christopher Richard Anthony Andrew Graham Keith Kevin Ian Philip
    Barry Brian Nigel Colin Martin Roger Trevor Terence Geoffrey Malcolm Raymond Stuart Neil`,
  1964: `David Paul Andrew Mark John Michael Stephen Ian Robert Richard Christopher Peter Simon Anthony Kevin Gary Steven
    Martin James Philip Alan Neil Nigel Timothy Colin Graham Jonathan Nicholas William Adrian Darren Wayne`,
  1977: `Paul Christopher Andrew James David Matthew Mark Richard Daniel Lee Stephen Michael Robert Stuart Simon Craig Jason
    Darren Neil Gareth Ian Benjamin Adam Jonathan Thomas Karl Dean Carl Nathan Russell`,
  1989: `Thomas James Daniel Christopher Matthew Joshua Luke Adam Ryan Michael Jack Samuel Joseph Liam Benjamin Jordan
    Alexander Robert Andrew Ashley Kieran Lewis Jake Aaron Connor Nathan David Callum Scott Kyle`,
  2000: `Jack Thomas Joshua James Daniel Harry Samuel Joseph Matthew Callum Luke William Lewis Oliver Ryan Benjamin George
    Liam Jordan Adam Alexander Jake Connor Cameron Nathan Charlie Ethan Owen Max Alfie`,
};

const FEMALE = {
  0: `Margaret Jean Mary Joan Patricia Sheila Barbara Doreen June Shirley Dorothy Joyce Maureen Elizabeth Audrey Brenda
    Kathleen Sylvia Eileen Pamela Betty Beryl Ann Irene Marjorie Rita Janet Iris Hazel`,
  1946: `Margaret Susan Christine Patricia Maureen Jean Linda Carol Ann Sandra Janet Jacqueline Barbara Pauline Valerie
    Jennifer Elizabeth Kathleen Mary Sheila Gillian Anne Marilyn Judith Pamela Hilary Lesley Brenda Rosemary Lynne`,
  1959: `Susan Julie Karen Jacqueline Deborah Tracey Jane Helen Diane Sharon Alison Angela Sarah Amanda Elizabeth Caroline
    Linda Carol Janet Christine Lesley Gillian Wendy Lorraine Beverley Denise Sally Nicola Jill Fiona`,
  1972: `Sarah Claire Nicola Emma Lisa Joanne Michelle Helen Samantha Karen Victoria Rachel Louise Julie Clare Rebecca
    Sharon Amanda Tracey Alison Jennifer Paula Kerry Donna Melanie Andrea Zoe Tina Dawn Jane`,
  1984: `Sarah Laura Gemma Emma Rebecca Claire Victoria Samantha Rachel Amy Jennifer Nicola Katie Lisa Kelly Natalie Louise
    Michelle Hayley Hannah Helen Charlotte Joanne Lucy Elizabeth Leanne Danielle Donna Katherine Stephanie`,
  1994: `Rebecca Lauren Jessica Charlotte Hannah Sophie Amy Emily Laura Emma Chloe Sarah Lucy Katie Bethany Jade Megan
    Danielle Abigail Natasha Holly Georgia Rachel Zoe Eleanor Stephanie Olivia Shannon Kirsty Victoria`,
  2001: `Chloe Emily Megan Jessica Sophie Charlotte Lauren Hannah Olivia Lucy Ellie Katie Bethany Georgia Amy Emma Holly
    Molly Grace Abigail Ella Mia Leah Caitlin Eleanor Phoebe Paige Daisy Alice Isabelle`,
};

/** The names of the peoples of the United Kingdom; shares of the listed cities, London before all. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 68,
    near: { Scotland: 14, Wales: 36, 'Northern Ireland': 12 },
    male: MALE,
    female: FEMALE,
    family: `Smith Jones Taylor Brown Williams Wilson Johnson Davies Wright Robinson Walker
      Thompson White Hughes Edwards Green Hall Wood Harris Lewis Martin Jackson Clarke Clark Turner Hill Cooper Ward Moore
      Morris King Baker Harrison Watson Allen Mitchell Anderson Phillips James Lee Parker Bennett Shaw Cook Richardson Marshall
      Collins Bailey Carter Young Cox Richards Adams Wilkinson Ellis Webb Chapman Palmer Mason Knight Matthews Barker Mills
      Lloyd Rogers Stevens Holmes Hunt Russell Butler Barnes Dixon Fisher Harvey Pearson Graham Fletcher Andrews Howard Gibson
      Fox Elliott Reynolds Saunders Payne Fuller Ford West Day Cole Brooks Atkinson Bradley Spencer Dean Dawson Lane Hudson
      Burton Watts Austin Lawrence Gardner Hart Perry Barrett Newman Booth Poole Kemp Gill Osborne Berry Lowe Carr Francis
      Sutton Bishop Cross Sharp Armstrong Nicholson Hargreaves Ashworth Whittaker Thornton Pickering Parsons Bird Goodwin
      Hopkins Mann Slater Bull Hewitt Bates Woods Nash Rose Baldwin Chambers Walton Wells Cooke Dodd Simmons Townsend Potter
      Middleton Garner Hobbs Norman Page Read Sanders Tucker Waters Willis`,
  },
  {
    share: 3,
    near: { Scotland: 76 },
    male: {
      0: 'James John William Robert George Alexander Thomas David Andrew Ian Ronald Donald Kenneth Hugh Angus Duncan Alistair Gordon Archibald Norman',
      1955: 'David John James Alan Brian William Robert Ian Steven Stuart Gordon Kenneth Colin Andrew Graeme Derek Douglas Neil Alistair Hamish',
      1975: 'David Scott Paul Craig Stuart Andrew Steven Mark Ross Graeme Gary Fraser Euan Kevin Alan Jamie Iain Gavin Barry Ewan',
      1992: 'Ryan Liam Jamie Scott Ross Cameron Connor Callum Lewis Jack Fraser Kieran Craig Euan Rory Greig Calum Struan Finlay Angus',
    },
    female: {
      0: 'Margaret Mary Elizabeth Catherine Agnes Jean Isabella Helen Janet Jessie Annie Sheila Morag Moira Isobel Ina Netta Elspeth',
      1955: 'Margaret Elizabeth Fiona Linda Carol Susan Anne Moira Sheena Elaine Aileen Lorna Maureen Janice Heather Isobel Christine Alison',
      1975: 'Nicola Karen Susan Fiona Claire Angela Gillian Lynne Kirsty Jennifer Mhairi Pamela Lesley Heather Laura Shona Catriona Ailsa',
      1992: 'Emma Laura Rebecca Lauren Eilidh Kirsty Megan Rachel Iona Mhairi Caitlin Erin Catriona Shannon Skye Isla Ailsa Rhona',
    },
    family: `Smith Brown Wilson Campbell Stewart Robertson Thomson Anderson Scott MacDonald Reid
      Murray Taylor Clark Ross Watson Morrison Paterson Young Mitchell Walker Fraser Miller McDonald Gray Hamilton Henderson
      Johnston Duncan Graham Ferguson Kerr Davidson Bell Cameron Kelly Martin Hunter Allan Mackenzie Grant Simpson MacLeod
      Black Russell Wallace Marshall Gordon Sinclair Sutherland McIntosh Munro MacLean Crawford Gibson McKay Burns Craig
      Kennedy Docherty Boyle Gallacher McLaughlin Cunningham Rennie Muir Ritchie Buchanan Lindsay Innes Forbes`,
  },
  {
    share: 3,
    near: { Wales: 48 },
    male: {
      0: 'David John Thomas William Evan Gwyn Emrys Idris Glyn Hywel Ieuan Ivor Trevor Gareth Dewi Islwyn Elwyn',
      1955: 'David Alun Gareth Huw Geraint Ceri Wyn Dafydd Emyr Iwan Kevin Phillip Stephen Rhodri Aled Andrew',
      1980: 'Rhys Gareth Owain Gethin Daniel Geraint Ieuan Iestyn Dafydd Carwyn Dylan Steffan Aled Rhodri Morgan Gruffydd Osian Tomos',
    },
    female: {
      0: 'Margaret Mair Eirlys Megan Nesta Gwyneth Olwen Gwenda Dilys Enid Menna Bronwen Glenys Morfydd',
      1955: 'Sian Bethan Elizabeth Rhian Ann Nia Menna Eleri Ceri Delyth Susan Helen Carys Meinir',
      1980: 'Rhiannon Catrin Carys Cerys Sian Bethan Ffion Angharad Lowri Megan Elin Seren Nia Gwen Mali Eleri',
    },
    family: `Jones:14 Williams:9 Davies:9 Evans:7 Thomas:6 Roberts Lewis Morgan Griffiths Edwards Hughes Rees
      Owen Price Jenkins Phillips James Lloyd Powell Harris Morris Richards Bevan Pritchard Howells Parry Watkins Llewellyn
      Vaughan Bowen Humphreys Pugh Howell Rowlands Prosser Probert Meredith Gwynne`,
  },
  {
    share: 5,
    near: { Scotland: 3, Wales: 2, 'Northern Ireland': 82 },
    male: {
      0: 'John James William Patrick Thomas Robert Samuel Joseph Hugh Francis Daniel Bernard Eamon Gerard Desmond',
      1955: 'Patrick Paul Martin Kevin Brian David Sean Stephen Gerard Noel Declan Colin Trevor Raymond Michael Brendan',
      1980: 'Conor Ryan Ciaran Declan Aaron Gareth Christopher Niall Matthew Stephen Rory Shane Jonathan Ruairi Cormac Eoin Jack',
    },
    female: {
      0: 'Mary Margaret Elizabeth Kathleen Bridget Sarah Annie Ellen Rose Philomena Bernadette Josephine Teresa Eileen',
      1955: 'Patricia Bernadette Ann Geraldine Marie Siobhan Roisin Maureen Sharon Heather Deirdre Una Lorraine Fionnuala',
      1980: 'Ciara Claire Laura Orla Niamh Emma Aoife Sinead Shauna Aisling Leanne Rachel Grainne Caoimhe Clodagh Erin',
    },
    family: `Wilson Campbell Kelly Johnston Moore Thompson Smyth Brown O'Neill Doherty Stewart Quinn Robinson Murphy Graham Martin
      McLaughlin Hamilton Murray Hughes McAuley Magee Gallagher McKee McCann Donnelly Boyd Kane Devlin McGuigan Mullan Rice
      Irvine O'Connor McCarthy Byrne Walsh Ryan Lynch Brennan Duffy Kennedy Gillespie McIlroy`,
  },
  {
    // Of Pakistani and Bangladeshi descent, and other Muslim families.
    share: 9,
    near: { Scotland: 3, Wales: 4, 'Northern Ireland': 1 },
    male: {
      0: 'Mohammed Muhammad Abdul Ghulam Ahmed Ali Ibrahim Yusuf Abdul_Karim Bashir Nazir Sultan Rafiq Aziz',
      1970: 'Mohammed Imran Tariq Asif Nadeem Kamran Shahid Zahid Amjad Naveed Faisal Usman Adil Hassan Shabir Rashid',
      1992: 'Mohammed Muhammad Hamza Bilal Ibrahim Zain Adam Yusuf Umar Haroon Hassan Ismail Ali Saad Zakariya Idris',
    },
    female: {
      0: 'Nasreen Parveen Zubaida Rashida Khadija Sakina Amina Kulsum Razia Zarina Safia Shamim Hasina',
      1970: 'Shazia Saima Nadia Farah Nazia Samina Rukhsana Shabana Naheed Uzma Rubina Fozia Sadia Tahmina Shaheda',
      1992: 'Aisha Fatima Maryam Zainab Ayesha Hafsa Sumaiya Iqra Amina Khadija Halima Sana Zara Aaliyah Nusrat Safa',
    },
    family: `Khan:12 Ahmed:8 Hussain:8 Ali:6 Miah/Begum:5 Uddin/Khatun:3 Mahmood/Bibi:3 Iqbal Akhtar Malik Rahman Shah Mirza
      Chaudhry Islam Hassan Aziz Mohamed Raja Butt Bhatti Akram Rashid Javed Sheikh Saleem Mahmud Haque Chowdhury Alam Syed
      Qureshi Choudhury Hossain Ibrahim Yusuf Siddiqui Riaz Latif`,
  },
  {
    // Of Indian descent, Hindus from Gujarat before all.
    share: 4,
    near: { Scotland: 1, Wales: 2, 'Northern Ireland': 1 },
    male: {
      0: 'Ramesh Suresh Kantilal Jayantilal Mahendra Harish Ashok Vinod Rajendra Dinesh Praful Bharat Kishor Navin',
      1970: 'Sanjay Rajesh Nilesh Hitesh Manish Jayesh Amit Ketan Anil Sunil Paresh Nitin Vikram Ravi Dipak Bhavesh',
      1992: 'Krishan Arjun Rohan Nikhil Aakash Rahul Dhruv Karan Jay Neel Vishal Shivam Kishan Aarav Dev',
    },
    female: {
      0: 'Kanta Pushpa Manjula Hansa Kusum Nirmala Savita Urmila Jyoti Usha Indira Madhu Pramila Rekha',
      1970: 'Priti Nisha Bhavna Sonal Rupal Hema Anita Sunita Meera Daksha Alpa Seema Bina Reena Falguni',
      1992: 'Priya Anjali Pooja Nikita Shreya Kavita Radhika Hetal Isha Riya Divya Roshni Janvi Krishna Ami',
    },
    family: `Patel:38 Shah:8 Sharma:3 Mistry Desai Joshi Mehta Parmar Chauhan Solanki Gupta Kumar Thakkar Lad Raval Pandya Amin
      Bhatt Vyas Tailor Gandhi Rana Verma Kapoor Nair Menon Reddy Iyer Rao Trivedi`,
  },
  {
    // Sikhs: many men are called Singh, many women Kaur.
    share: 3,
    near: { Scotland: 1, Wales: 0.5, 'Northern Ireland': 0.2 },
    male: {
      0: 'Balbir Gurdev Harbans Mohinder Surjit Joginder Ajit Kuldip Gurmit Darshan Amrik Jaswant',
      1975: 'Harpreet Sukhdev Jaspal Gurpreet Kulwinder Parmjit Rajinder Satnam Amardeep Jagdeep Mandeep Sukhvinder',
      1995: 'Arjan Jasdeep Gurdeep Ranveer Amrit Harjot Karam Jaskaran Simran Gurveer Manraj Tejinder',
    },
    female: {
      0: 'Gurbax Surinder Mohinder Jaswinder Balwinder Harbhajan Kulwant Parkash Satwant Nirmal',
      1975: 'Harjinder Mandeep Rupinder Kamaljit Sukhwinder Parminder Ravinder Baljit Kiranjit Amandeep',
      1995: 'Simran Jasleen Amrit Harleen Manpreet Navdeep Kiran Jaspreet Gurpreet Anmol Sukhmani',
    },
    family: `Singh/Kaur:45 Gill:6 Dhillon Sandhu Sidhu Grewal Dhaliwal Bains Johal Sahota Atwal Bhogal Chana Mann Rai Virk Hayer
      Uppal Sangha Kang`,
  },
  {
    // From Nigeria.
    share: 3.2,
    near: { Scotland: 0.7, Wales: 1, 'Northern Ireland': 0.4 },
    male: {
      0: 'Emmanuel Samuel Joseph Michael Anthony Francis Olusegun Babatunde Sunday Festus Augustine',
      1975: 'Emmanuel Tunde Femi Chidi Samuel Daniel Ade Segun Chukwuemeka Kelechi',
      1995: 'Emmanuel David Daniel Joshua Samuel Tobi Ayomide Michael Chidera Jeremiah Tolu Caleb Elijah',
    },
    female: {
      0: 'Comfort Grace Florence Mercy Victoria Beatrice Christiana Felicia Esther Patience Agnes',
      1975: 'Chidinma Yewande Ngozi Funmi Blessing Abimbola Grace Folake Adaeze Bukola',
      1995: 'Esther Deborah Tolulope Temitope Chioma Precious Sarah Ayomide Ruth Michelle Tiwa',
    },
    family: `Adeyemi Okafor Okeke Adebayo Ojo Eze Okoro Balogun Adeleke Nwosu Bello Ogunleye Oyelaran Obi Adewale Akinola Afolabi
      Onyeka`,
  },
  {
    // From Ghana.
    share: 1.8,
    near: { Scotland: 0.3, Wales: 0.5, 'Northern Ireland': 0.1 },
    male: {
      0: 'Kwame Kofi Samuel Joseph Emmanuel Francis Kwaku Stephen',
      1975: 'Kwame Kojo Yaw Samuel Daniel Kofi Emmanuel Kwabena Eric',
      1995: 'Kwabena David Joshua Samuel Kofi Nathan Jeremiah Kwame Elijah',
    },
    female: {
      0: 'Abena Comfort Grace Mercy Victoria Beatrice Felicia Adjoa',
      1975: 'Ama Akosua Grace Abena Esther Mavis Afia Yaa',
      1995: 'Efua Adwoa Esther Sarah Michelle Abigail Ama Nana',
    },
    family:
      'Mensah Owusu Boateng Asante Osei Appiah Agyeman Amoah Danso Antwi Addo Darko Ofori Acheampong Sarpong',
  },
  {
    // From Poland and its neighbours.
    share: 4,
    near: { Scotland: 3, Wales: 2, 'Northern Ireland': 3 },
    male: {
      0: 'Jan Stanislaw Jozef Zbigniew Henryk Kazimierz Tadeusz Andrzej Marian Ryszard',
      1975: 'Piotr Krzysztof Tomasz Marcin Lukasz Pawel Michal Grzegorz Adam Rafal Mariusz Dariusz Marek Robert',
      1995: 'Jakub Mateusz Dawid Kacper Bartosz Szymon Patryk Filip Kamil Oskar Dominik Jan',
    },
    female: {
      0: 'Maria Krystyna Danuta Halina Teresa Barbara Janina Irena Helena Zofia',
      1975: 'Agnieszka Katarzyna Anna Malgorzata Monika Joanna Magdalena Ewa Aleksandra Izabela Dorota Beata',
      1995: 'Natalia Julia Wiktoria Karolina Martyna Zuzanna Oliwia Paulina Weronika Maja Patrycja Klaudia',
    },
    family: `Nowak Kowalski/Kowalska Wisniewski/Wisniewska Wojcik Kowalczyk Kaminski/Kaminska Lewandowski/Lewandowska
      Zielinski/Zielinska Szymanski/Szymanska Wozniak Dabrowski/Dabrowska Kozlowski/Kozlowska Jankowski/Jankowska Mazur
      Krawczyk Piotrowski/Piotrowska Grabowski/Grabowska Pawlowski/Pawlowska Michalski/Michalska Krol Wieczorek Stepien`,
  },
  {
    // Chinese families, most from Hong Kong.
    share: 2,
    near: { Scotland: 1.5, Wales: 1, 'Northern Ireland': 0.7 },
    male: {
      0: 'Wing Kwok Chi Kam Wai Peter David Raymond Tony Simon Henry',
      1980: 'Jason Kevin Andrew Kenneth Alan Eric Jonathan Ka_Ho Vincent Tin_Lok Daniel Ryan',
    },
    female: {
      0: 'Mei Yuk Lai Siu Ling Susan Anita Judy Grace Betty Amy',
      1980: 'Michelle Jenny Vivian Karen Winnie Joyce Hoi_Yan Ka_Yan Natalie Emily Stephanie Tiffany',
    },
    family:
      'Wong Chan Chen Lee Li Cheung Lam Ho Ng Liu Wang Zhang Leung Yip Tang Lau Cheng Tsang Yeung Chow Kwok Fung',
  },
];
