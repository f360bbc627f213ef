import type { NameFacts } from '../../model.ts';

/**
 * Shares of the communities in the listed cities of a state, by the Census Bureau's estimates; elsewhere those of
 * the nation.
 */
function near(shares: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    shares.split(' ').map((entry) => {
      const [state = '', share] = entry.split(':');
      return [state.replaceAll('_', ' '), Number(share)];
    }),
  );
}

/** Given names by birth year after the Social Security Administration, family names after the census of 2010. */
export const PEOPLES: readonly NameFacts[] = [
  {
    share: 60,
    near: near(
      'New_York:33 California:35 Texas:35 Illinois:38 Florida:36 Arizona:45 Pennsylvania:38 Georgia:40 Michigan:13 District_of_Columbia:39 Massachusetts:47 Washington:64 Colorado:56 North_Carolina:43 Ohio:58 Indiana:54 Tennessee:57',
    ),
    male: {
      0: `Robert James John William Richard Charles Donald George Thomas Joseph David Edward Ronald Paul Kenneth Frank Raymond
        Jack Harold Gerald Walter Jerry Larry Roger Carl`,
      1945: `James Robert John Michael David William Richard Thomas Gary Larry Charles Ronald Joseph Dennis Steven Donald Kenneth
        Mark Paul Stephen Daniel Jerry Roger George Bruce Douglas`,
      1958: `Michael David John James Robert Mark William Richard Thomas Steven Timothy Jeffrey Scott Kevin Brian Joseph Daniel
        Kenneth Gregory Paul Anthony Ronald Todd Craig Eric Keith`,
      1970: `Michael Christopher Jason David James John Robert Brian Matthew William Joseph Daniel Kevin Eric Jeffrey Scott
        Steven Timothy Ryan Mark Andrew Chad Shawn Aaron Todd`,
      1982: `Michael Christopher Matthew Joshua Andrew Daniel Justin Ryan Brandon Joseph James Robert John Nicholas Jonathan
        William Kyle Brian Adam Eric Zachary Benjamin Travis Dustin Patrick`,
      1992: `Michael Matthew Christopher Jacob Joshua Andrew Nicholas Tyler Zachary Austin Brandon Ryan Kyle Alexander William
        Cody Joseph Daniel Dylan Jordan Taylor Logan Connor Trevor Caleb`,
      2001: `Jacob Ethan Matthew Andrew Ryan Joshua Noah Logan Mason William Hunter Dylan Tyler Jack Caleb Connor Evan Luke
        Nathan Cole Chase Landon Owen Aidan Liam Carter`,
    },
    female: {
      0: `Mary Betty Barbara Shirley Patricia Dorothy Joan Margaret Nancy Carol Helen Virginia Ruth Jean Martha Joyce Frances
        Donna Marilyn Evelyn Janet Beverly Norma Phyllis Judith`,
      1945: `Linda Mary Barbara Patricia Susan Carol Sandra Nancy Sharon Judith Karen Kathleen Donna Margaret Diane Janet Janice
        Cheryl Carolyn Gail Bonnie Pamela Christine Marilyn Deborah`,
      1958: `Susan Mary Linda Karen Donna Lisa Patricia Deborah Cynthia Pamela Sandra Sharon Debra Kimberly Barbara Nancy Brenda
        Laura Teresa Tammy Lori Cheryl Julie Diane Theresa`,
      1970: `Jennifer Amy Michelle Kimberly Lisa Angela Heather Stephanie Melissa Nicole Christine Julie Tracy Dawn Tina Rebecca
        Amanda Kelly Laura Karen Mary Wendy Shannon Christina Stacy`,
      1982: `Jessica Jennifer Amanda Ashley Sarah Stephanie Melissa Nicole Elizabeth Heather Megan Amber Lauren Rachel Danielle
        Emily Brittany Kimberly Christina Kelly Crystal Erin Katherine Tiffany Samantha`,
      1992: `Ashley Jessica Emily Sarah Samantha Taylor Brittany Amanda Elizabeth Megan Rachel Kayla Lauren Hannah Courtney
        Morgan Alexis Rebecca Nicole Haley Madison Kelsey Danielle Shelby Paige`,
      2001: `Emily Madison Hannah Emma Abigail Olivia Elizabeth Grace Alexis Lauren Sarah Samantha Chloe Anna Sophia Ella Natalie
        Brooke Mackenzie Alyssa Morgan Ava Kaylee Paige Lillian`,
    },
    family: `Smith Johnson Miller Brown Jones Williams Davis Anderson Wilson Martin
      Taylor Moore Thompson White Thomas Clark Hall Young Allen King Wright Nelson Hill Baker Adams Campbell
      Mitchell Roberts Phillips Evans Parker Collins Edwards Stewart Morris Murphy Cook Rogers Peterson Cooper Reed Bailey Kelly
      Cox Ward Richardson Watson Wood Bennett Gray Hughes Price Myers Long Foster Sanders Ross Morgan Sullivan Russell Powell
      Jenkins Perry Butler Barnes Fisher Henderson Simmons Patterson Jordan Reynolds Hamilton Graham Wallace West Cole Hayes
      Gibson Bryant Ellis Stevens Ford Marshall Owens Harrison Kennedy Wells Woods Olson Webb Tucker Burns Simpson Gordon Hunt
      Hicks Holmes Palmer Wagner Robertson Black Stone Boyd Mills Rose Hunter Hart Armstrong Carpenter Andrews Weaver Greene Elliott
      Chapman Carroll Duncan Hansen Berry Riley Lawrence Snyder Hoffman Schmidt Larson Fields Weber Schultz Becker Jensen Meyer
      Carlson Hanson Schneider Schwartz Barrett Keller Kowalski Novak Rossi Romano Russo Esposito Cohen Goldberg Levy Friedman
      O'Brien O'Connor McCarthy McDonald Walsh Burke Fitzgerald Doyle Nolan Gallagher Erickson Swanson Lindberg`,
  },
  {
    // African Americans.
    share: 12,
    near: near(
      'New_York:22 California:7 Texas:17 Illinois:27 Florida:23 Arizona:7 Pennsylvania:40 Georgia:46 Michigan:77 District_of_Columbia:42 Massachusetts:21 Washington:7 Colorado:9 North_Carolina:33 Ohio:29 Indiana:28 Tennessee:26',
    ),
    male: {
      0: `James Willie John Robert Charles William Joe George Henry Curtis Clarence Ernest Leroy Otis Nathaniel Lonnie Bobby
        Eugene Cleveland Theodore`,
      1958: `Anthony Michael Kevin Darryl Reginald Tyrone Terry Keith Ronald Kenneth Gregory Derrick Jerome Marvin Maurice Carl
        Dwayne Calvin Rodney Vincent`,
      1975: `Marcus Corey Jamal Terrence Andre Derrick Antonio Kevin Darnell Jermaine Lamar Tyrone Demetrius Christopher Brandon
        Jason Terrell Damien Cedric Rashad`,
      1990: `Malik Isaiah Elijah Xavier Jalen Darius DeAndre Jaylen Tyrese Trey Marquis Devin Brandon Khalil Justin Jordan Javon
        Cameron Christian Jeremiah`,
    },
    female: {
      0: `Mary Annie Dorothy Willie_Mae Bessie Ruby Ernestine Gloria Shirley Mattie Johnnie Barbara Gladys Rosa Hattie Lillie
        Carrie Thelma Earnestine Geneva`,
      1958: `Brenda Deborah Angela Gwendolyn Jacqueline Wanda Yolanda Valerie Sheila Denise Rhonda Regina Sharon Cheryl Vanessa
        Felicia Pamela Gail Beverly Yvette`,
      1975: `Keisha Latoya Tamika Ebony Kimberly Latasha Monique Nicole Tanisha Danielle Tiffany Lakeisha Crystal Erica Candice
        Shanice Alicia Kenya Tameka Nakia`,
      1990: `Jasmine Imani Kiara Aaliyah Destiny Jada Brianna Alexis Raven Deja Asia Kayla Ebony Diamond Taylor Nia Amaya Zaria
        Kennedy Trinity`,
    },
    family: `Williams Johnson Smith Jones Brown Jackson Davis Thomas Harris Robinson
      Taylor Wilson Moore Washington Lewis Walker Green Anderson Thompson White Coleman Mitchell Carter Scott Jefferson Banks
      Booker Freeman Hawkins Dixon Bryant Brooks Jenkins Gaines Randolph Bradley Ford Simmons Howard Henry Alexander Butler
      Franklin Reed Bell Ward Turner Hill Allen King Wright Young Adams Parker Edwards Collins James Woods Barnes Hunter Mosley
      Dorsey Battle Pierre Charles Joseph Holloway Tucker Sims Grant Watkins Lawson Hampton Rivers`,
  },
  {
    // Hispanics; in the United States most write one family name and no accents.
    share: 19,
    near: near(
      'New_York:29 California:39 Texas:42 Illinois:29 Florida:39 Arizona:43 Pennsylvania:15 Georgia:6 Michigan:8 District_of_Columbia:12 Massachusetts:19 Washington:8 Colorado:29 North_Carolina:15 Ohio:7 Indiana:13 Tennessee:12',
    ),
    male: {
      0: `Jose Juan Manuel Jesus Luis Francisco Antonio Ramon Pedro Raul Roberto Carlos Rafael Alfredo Salvador Miguel Ernesto
        Ruben Arturo Guadalupe`,
      1965: `Jose Juan Luis Carlos Jorge Miguel Francisco Antonio Jesus Mario Javier Ricardo Roberto Alejandro Rafael Hector Raul
        Sergio Armando Victor`,
      1990: `Jose Luis Juan Jesus Carlos Angel Alejandro Miguel David Daniel Christian Anthony Diego Kevin Eduardo Brandon Adrian
        Jonathan Gabriel Isaac`,
    },
    female: {
      0: `Maria Carmen Guadalupe Rosa Juana Margarita Josefina Teresa Dolores Esperanza Alicia Elena Gloria Consuelo Francisca
        Antonia Ramona Socorro`,
      1965: `Maria Ana Rosa Martha Patricia Sandra Guadalupe Veronica Leticia Silvia Norma Adriana Claudia Gabriela Elizabeth
        Monica Yolanda Laura Blanca Carmen`,
      1990: `Maria Stephanie Jennifer Daniela Jessica Vanessa Gabriela Karina Alejandra Diana Andrea Valeria Ashley Kimberly
        Natalie Brenda Genesis Camila Mariana Jasmine`,
    },
    family: `Garcia Rodriguez Hernandez Martinez Lopez Gonzalez Perez Sanchez Ramirez Torres
      Flores Rivera Gomez Diaz Cruz Reyes Gutierrez Ortiz Chavez Morales Ramos Mendoza Ruiz Alvarez Castillo Jimenez
      Vasquez Romero Moreno Herrera Medina Aguilar Vargas Castro Guzman Mendez Munoz Fernandez Salazar Garza Soto Vazquez
      Alvarado Contreras Delgado Pena Rios Guerrero Sandoval Ortega Estrada Nunez Maldonado Vega Santiago Dominguez Espinoza
      Silva Padilla Marquez Cortez Rojas Acosta Figueroa Luna Juarez Navarro Campos Molina Avila Ayala Mejia Carrillo Duran
      Rosario Colon Velez Batista Pagan`,
  },
  {
    share: 1.7,
    near: near(
      'New_York:8 California:6 Texas:1.2 Illinois:2.2 Florida:0.6 Arizona:0.9 Pennsylvania:2.8 Georgia:1.6 Michigan:0.4 District_of_Columbia:1.8 Massachusetts:5.5 Washington:5.5',
    ),
    male: {
      0: 'Wing Kwok Chung Henry James Richard Robert David Raymond Peter Wei Ming',
      1965: 'David Kevin Michael Jason Eric Andrew Wei Jun Raymond Daniel Steven Tony Hao Albert',
      1990: 'Kevin Jason Eric Andrew Daniel Brian Ryan Justin Alan Vincent Ethan Lucas Brandon Derek',
    },
    female: {
      0: 'Mei Lily Nancy Alice Susan Helen Ruth Sau Yuk Mabel Grace Rose',
      1965: 'Amy Lisa Jennifer Grace Li Jing Michelle Cindy Wendy Angela Karen Yan Vivian Jessica',
      1990: 'Michelle Jessica Emily Tiffany Amy Jennifer Vivian Angela Sarah Grace Cindy Catherine Joyce Christine',
    },
    family:
      'Chen:9 Wong:7 Wang:6.5 Li:6 Lee:6 Liu:5 Zhang:4.5 Lin:4.5 Huang:3.5 Chan:4 Yang Wu Chang Zhao Zheng Cheung Lam Ng Leung Yu Chu Ho Liang Zhou Xu Tang Sun Lau Guo',
  },
  {
    share: 1.6,
    near: near(
      'New_York:3.2 California:3.5 Texas:2.7 Illinois:2 Florida:1 Arizona:1.1 Pennsylvania:1.6 Georgia:2.5 Michigan:1 District_of_Columbia:1.7 Massachusetts:2.2 Washington:3.5',
    ),
    male: {
      0: 'Ramesh Suresh Harish Vijay Ashok Mahendra Arun Prakash Kumar Subhash Rajendra Mohan',
      1968: 'Rajesh Sanjay Amit Sunil Vikram Anil Ravi Nitin Srinivas Manish Ajay Deepak Sandeep Rahul',
      1992: 'Arjun Rohan Neil Nikhil Akash Rahul Sahil Varun Jay Aditya Kunal Shaan Aryan Dev',
    },
    female: {
      0: 'Usha Lata Kamala Shanta Nirmala Pushpa Meena Sushila Manjula Hansa Kusum Sudha',
      1968: 'Sunita Priya Anita Kavita Deepa Swati Anjali Neha Rekha Shilpa Lakshmi Sangeeta Nisha Pooja',
      1992: 'Priya Anjali Nikita Riya Neha Pooja Maya Divya Shreya Nisha Kavya Anika Isha Meera',
    },
    family:
      'Patel:15 Singh Shah Sharma Kumar Gupta Desai Reddy Mehta Agarwal Joshi Rao Iyer Nair Mishra Verma Jain Bhatt Chaudhary Das Kapoor Malhotra Menon Banerjee Krishnan Parikh Trivedi Amin',
  },
  {
    share: 0.7,
    near: near(
      'New_York:0.3 California:3.3 Texas:1.2 Illinois:0.4 Florida:0.5 Arizona:0.7 Pennsylvania:0.9 Massachusetts:1.4 Washington:2.6',
    ),
    male: {
      0: 'Hung Thanh Minh Duc Long Hai Dung Tam Binh Quang Son Vinh',
      1975: 'Tuan Kevin Minh David Tony Hieu Andy Khoa Nam Vinh Steven Phong Peter Johnny',
      1992: 'Kevin Brandon Andrew Ryan Tommy Vincent Jason Danny Justin Brian Anthony Khang Bryan Tyler',
    },
    female: {
      0: 'Hoa Lan Mai Huong Thuy Nga Hong Phuong Tuyet Lien Kim Thu',
      1975: 'Linh Kim Thao Trang Jennifer Tina Hang Ngoc Michelle Nancy Julie Van Lisa Tammy',
      1992: 'Jennifer Tiffany Vivian Kimberly Michelle Jessica Kelly Christine Linda Amy Emily Cindy Vy Thy',
    },
    family:
      'Nguyen:38 Tran:13 Le:9 Pham:7 Huynh:5 Vo:4 Vu:4 Phan:4 Dang:3 Bui:3 Do Ngo Truong Hoang Ly Duong',
  },
  {
    // Filipinos.
    share: 1.2,
    near: near('New_York:0.9 California:4 Texas:0.7 Illinois:1.2 Florida:0.7 Arizona:1.1 Washington:2.8'),
    male: {
      0: 'Rodolfo Romeo Ernesto Benjamin Domingo Alfredo Rogelio Danilo Eduardo Renato Antonio Jose',
      1970: 'Michael Mark Joseph Christopher Ryan Jonathan Ronald Joel Rommel Dennis Allan Edwin Raymond Jerome',
      1992: 'Joshua Christian Justin Kevin Aaron Nathaniel Gabriel Joseph Angelo Brandon Patrick Jordan John_Paul Miguel',
    },
    female: {
      0: 'Teresita Lourdes Erlinda Corazon Carmelita Remedios Norma Gloria Rosario Aurora Milagros Leticia',
      1970: 'Maria Michelle Christine Jennifer Maricel Rowena Cherry Jocelyn Rosemarie Sheryl Grace Liza Melissa Catherine',
      1992: 'Angelica Nicole Kristine Patricia Bianca Jasmine Camille Danielle Alyssa Samantha Kimberly Andrea Isabel Bea',
    },
    family:
      'Santos Reyes Cruz Bautista Garcia Ramos Mendoza Dela_Cruz Villanueva Aquino Castillo Rivera Tolentino Pascual Mercado Salazar Manalo Soriano Valdez Domingo Navarro Castro Fernandez Corpuz Agustin',
  },
  {
    share: 0.6,
    near: near(
      'New_York:1.2 California:1.7 Texas:0.5 Illinois:0.7 Georgia:0.8 Washington:1.5 Pennsylvania:0.7',
    ),
    male: {
      0: 'Sung Young Kwang Yong Jae Ki Chong Byung Sang Chang Myung Hyun',
      1970: 'Daniel David John James Michael Eugene Joon Brian Peter Sean Paul Steve Andrew Joseph',
      1992: 'Daniel Andrew Joshua Ryan Justin Brian Eric Matthew Jason Kevin Timothy Samuel Nathan Aaron',
    },
    female: {
      0: 'Young Sook Myung Kyung Hee Soon Mi Jung Sun Ok Eun Chong',
      1970: 'Grace Jane Susan Christine Jennifer Julie Helen Jin Sarah Michelle Esther Eunice Janet Alice',
      1992: 'Grace Esther Sarah Hannah Jennifer Christine Michelle Rachel Jane Emily Rebecca Janice Stephanie Eunice',
    },
    family:
      'Kim:24 Lee:18 Park:11 Choi:7 Kang:3 Cho:4 Chung:4 Yoon Han Lim Shin Song Hong Yoo Kwon Oh Ahn Chang Hwang Bae',
  },
];
