import type { NameFacts } from '../model.ts';

/** A people that settles in other countries: its code, the look of its passports, its usual names in Latin letters. */
type Settlers = Pick<NameFacts, 'male' | 'female' | 'family' | 'passport' | 'origins'> & {
  readonly nation: string;
};

/**
 * The peoples of other nationalities that live in a country for good, each with its share of all adults in percent. The
 * shares are from the country's register of foreigners, which the country's file names.
 */
export function foreigners(peoples: readonly (readonly [Settlers, number])[]): readonly NameFacts[] {
  return peoples.map(([people, share]) => ({ ...people, share, settled: true }));
}

// Names: the countries' own statistics of names and Forebears; passports: the look of issued ones.
export const MAR: Settlers = {
  nation: 'MAR',
  passport: '@@#######',
  male: 'Mohamed Ahmed Youssef Said Rachid Hassan Abdelkader Mustapha Khalid Karim Hamza Ayoub Omar Driss Brahim',
  female:
    'Fatima Khadija Naima Aicha Rachida Hanane Samira Malika Nadia Karima Imane Salma Latifa Zineb Sara',
  family: `El_Amrani Alaoui Bennani Haddad Benali El_Idrissi Chafik Ouali Zerouali El_Khattabi Mansouri Bouzid Tazi Amrani
    Lahlou Berrada Ait_Ali Belhaj`,
};
export const ROU: Settlers = {
  nation: 'ROU',
  passport: '05#######',
  male: 'Ion Gheorghe Vasile Mihai Marian Florin Adrian Cristian Daniel Alexandru Andrei Ionut Gabriel Bogdan Razvan',
  female:
    'Maria Elena Ana Mihaela Ioana Daniela Cristina Mariana Alina Andreea Georgiana Florentina Simona Gabriela',
  family: `Popa Popescu Ionescu Radu Dumitru Stan Stoica Gheorghe Rusu Munteanu Matei Constantin Dobre Marin Serban Lazar
    Barbu Nistor Florea Dinu`,
};
export const COL: Settlers = {
  nation: 'COL',
  passport: 'A@######',
  male: 'Carlos Juan Luis Andrés Jorge Camilo Diego Julián Santiago Sebastián Óscar Fernando Jhon Edwin',
  female: 'Luz María Diana Sandra Carolina Paola Andrea Natalia Valentina Daniela Claudia Yuliana Marcela',
  family: `Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Muñoz Rojas Moreno Castro Ospina
    Restrepo Cardona`,
};
export const VEN: Settlers = {
  nation: 'VEN',
  passport: '{100000000-169999999}',
  male: 'José Luis Carlos Jesús Miguel Rafael Alejandro Daniel Eduardo Wilmer Gabriel Leonardo',
  female: 'María Carmen Yolanda Gabriela Daniela Andreína Mariana Adriana Oriana Yuleisy Genesis Estefanía',
  family:
    'González Rodríguez Pérez Hernández García Rojas Márquez Colmenares Briceño Contreras Blanco Guevara Zambrano Uzcátegui',
};
export const UKR: Settlers = {
  nation: 'UKR',
  passport: 'F[A-H]######',
  male: 'Oleksandr Serhii Volodymyr Andrii Mykola Ivan Dmytro Vitalii Oleh Yurii Ihor Maksym Artem Bohdan',
  female:
    'Olena Natalia Iryna Svitlana Tetiana Oksana Liudmyla Halyna Yuliia Maryna Anna Viktoriia Kateryna Alina',
  family: `Melnyk Shevchenko Bondarenko Kovalenko Boiko Tkachenko Kravchenko Kovalchuk Koval Oliinyk Lysenko Marchenko Moroz
    Savchenko Rudenko Petrenko Kravchuk Klymenko`,
};
export const POL: Settlers = {
  nation: 'POL',
  passport: 'E[A-T]#######',
  male: 'Piotr Krzysztof Andrzej Tomasz Paweł Marcin Michał Marek Grzegorz Łukasz Adam Mateusz Jakub Kamil Dawid',
  female:
    'Anna Katarzyna Agnieszka Małgorzata Barbara Ewa Magdalena Monika Joanna Aleksandra Karolina Natalia Beata',
  family: `Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Kaczmarek Zając Król Wieczorek Wróbel Stępień Dudek Pawlak Walczak Sikora
    Baran Duda`,
};
export const SYR: Settlers = {
  nation: 'SYR',
  passport: 'N0########',
  male: 'Mohammad Ahmad Khaled Mahmoud Omar Ali Hassan Ibrahim Yousef Abdullah Samer Bassel Fadi Anas',
  female: 'Fatima Amina Rana Hiba Rasha Nour Maryam Aya Samar Lina Hanan Khadija Reem Asma',
  family:
    'Al-Ahmad Hamdan Khalil Darwish Hassan Ibrahim Haddad Khatib Mustafa Al-Ali Shami Saleh Othman Suleiman Najjar Sabbagh',
};
export const TUR: Settlers = {
  nation: 'TUR',
  passport: 'U########',
  male: 'Mehmet Mustafa Ahmet Ali Hasan Hüseyin İbrahim Murat Osman Yusuf Emre Serkan Kemal Burak',
  female: 'Fatma Ayşe Emine Hatice Zeynep Elif Meryem Özlem Sevgi Esra Derya Büşra Merve Gülsüm',
  family:
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt',
};
export const IND: Settlers = {
  nation: 'IND',
  passport: '[JKLMNPRSTUVWXYZ]%######',
  male: 'Rajesh Amit Sunil Vijay Sanjay Arun Rahul Vikram Suresh Deepak Manoj Anil Rohit Karthik Pradeep Arjun',
  female: 'Priya Anjali Sunita Pooja Neha Lakshmi Deepa Kavita Divya Asha Meena Sneha Swathi Shreya Rekha',
  family:
    'Kumar Singh Sharma Patel Gupta Reddy Rao Nair Das Shah Joshi Verma Mehta Iyer Mishra Yadav Desai Thomas',
};
export const CHN: Settlers = {
  nation: 'CHN',
  passport: 'E[A-M]#######',
  male: 'Wei Jun Lei Tao Ming Jie Hao Yong Peng Bin Qiang Hui Jianguo Zhiqiang Haoran',
  female: 'Fang Min Jing Li Yan Xia Ying Juan Na Hong Mei Xiaoyan Yuting Lihua Jiayi',
  family: 'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Lin Guo He Gao Luo Zheng',
};
export const ALB: Settlers = {
  nation: 'ALB',
  passport: 'B@#######',
  male: 'Agim Ardit Arben Besnik Dritan Edmond Erion Fatmir Gentian Ilir Kastriot Luan Redi Altin',
  female: 'Albana Anila Arta Blerta Drita Elira Ermira Fatime Mimoza Nertila Rudina Valbona Vjollca Zana',
  family:
    'Hoxha Shehu Prifti Leka Gjoka Kola Marku Dervishi Krasniqi Gashi Berisha Hasani Basha Murati Toska Çela',
};
export const ITA: Settlers = {
  nation: 'ITA',
  passport: 'Y@#######',
  male: 'Giuseppe Antonio Giovanni Francesco Marco Andrea Luca Alessandro Roberto Stefano Matteo Davide Salvatore',
  female: 'Maria Anna Giulia Francesca Laura Paola Chiara Sara Valentina Elena Silvia Martina Alessandra',
  family:
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa Giordano Mancini',
};
export const GBR: Settlers = {
  nation: 'GBR',
  passport: '%########',
  male: 'David John Paul Andrew Mark Stephen Michael James Robert Ian Peter Richard Christopher Simon Thomas',
  female:
    'Susan Margaret Sarah Karen Julie Helen Emma Claire Elizabeth Rachel Victoria Lisa Rebecca Charlotte',
  family:
    'Smith Jones Taylor Brown Williams Wilson Davies Evans Thomas Johnson Roberts Walker Wright Robinson Thompson Hughes',
};
export const PRT: Settlers = {
  nation: 'PRT',
  passport: 'C@######',
  male: 'José António João Manuel Carlos Paulo Pedro Rui Luís Jorge Nuno Ricardo Tiago Miguel',
  female: 'Maria Ana Isabel Paula Cristina Sandra Carla Sónia Teresa Fernanda Patrícia Catarina Inês Joana',
  family:
    'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Almeida Alves',
};
export const DZA: Settlers = {
  nation: 'DZA',
  passport: '{100000000-199999999}',
  male: 'Mohamed Ahmed Abdelkader Ali Karim Rachid Said Mourad Kamel Farid Samir Nabil Hocine Yacine',
  female: 'Fatima Khadidja Aicha Yamina Nadia Samira Karima Malika Houria Amina Meriem Lynda Zohra Sabrina',
  family:
    'Saidi Brahimi Hamidi Bouzid Belkacem Mansouri Cherif Rahmani Hadjadj Benali Ziani Mebarki Taleb Slimani Boudiaf',
};
export const DEU: Settlers = {
  nation: 'DEU',
  passport: 'C[0-9CFGHJKLMNPRTVWXYZ]{3#}[CFGHJK]{4#}',
  male: 'Thomas Michael Andreas Stefan Peter Wolfgang Klaus Martin Christian Markus Daniel Sebastian Jan Tobias',
  female:
    'Sabine Petra Monika Andrea Claudia Susanne Birgit Anna Julia Katharina Sandra Stefanie Christine Lena',
  family:
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Neumann Braun',
};
export const MEX: Settlers = {
  nation: 'MEX',
  passport: 'G########',
  male: 'José Juan Luis Carlos Jesús Miguel Francisco Alejandro Pedro Jorge Ricardo Fernando Roberto Eduardo',
  female:
    'María Guadalupe Juana Margarita Rosa Verónica Leticia Elizabeth Alejandra Patricia Adriana Gabriela Silvia Yolanda',
  family:
    'Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres',
};
export const VNM: Settlers = {
  nation: 'VNM',
  passport: '[BCNP]#######',
  male: 'Hung Tuan Dung Minh Duc Hai Long Nam Thanh Quang Khanh Binh Tien Hoang',
  female: 'Lan Huong Mai Hoa Thu Thuy Linh Trang Ngoc Phuong Hanh Nga Huyen Yen',
  family: 'Nguyen:38 Tran:12 Le:10 Pham:7 Hoang:5 Vu:5 Phan:4 Vo:4 Dang:3 Bui:3 Do Ho Ngo Duong',
};
export const PHL: Settlers = {
  nation: 'PHL',
  passport: 'P#######[A-C]',
  male: 'Jose Mark Michael John Ronald Joel Ryan Christian Joshua Edwin Reynaldo Rodel Angelo Jerome',
  female: 'Maria Jennifer Mary Grace Rowena Maricel Jocelyn Rosalie Cristina Angelica Michelle Marites Lorna',
  family:
    'Santos Reyes Cruz Bautista Garcia Mendoza Ramos Gonzales Aquino Villanueva Castillo Dela_Cruz Rivera Flores Navarro',
};
