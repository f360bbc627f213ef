import type { NameFacts } from '../model.ts';

/** Serbs abroad, and their children. */
export const serbianNames = {
  male: {
    0: 'Milan Dragan Zoran Slobodan Radovan Petar Stevan Živko Miroslav Branko Nedeljko Dušan Tomislav',
    1972: 'Dejan Goran Nenad Saša Marko Aleksandar Dalibor Igor Darko Milan Vladimir Bojan Predrag Zoran',
    1995: 'Nikola Stefan Luka Marko Filip Aleksandar Lazar Petar Miloš Nemanja David Danilo',
  },
  female: {
    0: 'Milica Ljubica Slavica Radmila Dragica Vera Jovanka Nada Zora Stana Ljiljana Mira',
    1972: 'Jelena Snežana Dragana Vesna Sanja Ivana Biljana Tanja Mirjana Svetlana Gordana Danijela',
    1995: 'Jovana Milica Katarina Nina Teodora Aleksandra Tamara Milena Anja Jelena Sara Nevena',
  },
  family: `Jovanović Nikolić Petrović Marković Đorđević Stojanović Ilić Pavlović Savić Stanković Popović Lukić Novaković Simić
    Todorović Milošević Đukić Kostić Stevanović Ristić`,
} as const satisfies NameFacts;

/** Bosniaks, from Bosnia, the Sandžak and Montenegro. */
export const bosniak = {
  male: {
    0: 'Safet Mirsad Ismet Hasan Ramiz Hajro Ibrahim Mehmed Fikret Sulejman Osman Muhamed',
    1970: 'Adnan Senad Almir Mirza Admir Nermin Emir Haris Edin Jasmin Samir Elvir Damir',
    1995: 'Amar Emir Haris Tarik Adin Kenan Benjamin Ajdin Dino Armin Harun Denis',
  },
  female: {
    0: 'Fatima Hatidža Zumra Hanka Emina Razija Senija Nura Hajra Mevlida Zejna',
    1970: 'Amra Sanela Aida Selma Jasmina Lejla Emina Sabina Amela Mersiha Azra Dženana',
    1995: 'Ajla Lejla Amina Emina Elma Selma Merjem Adna Dženita Ema Ilma Sara',
  },
  family: `Hodžić Hadžić Delić Begić Mujić Halilović Salihović Kovačević Mehmedović Husić Omerović Suljić Ibrahimović Imamović
    Muratović Softić Bešić Alić Avdić Karić`,
} as const satisfies NameFacts;

export const croatianNames = {
  male: {
    0: 'Ivan Josip Stjepan Ante Mile Marijan Mijo Jure Franjo Pero Drago',
    1972: 'Mario Ivica Tomislav Dario Damir Ivan Željko Zvonimir Davor Robert Krešimir',
    1995: 'Luka Ivan Mateo Filip Marko Ante Dominik Josip Petar Karlo David',
  },
  female: {
    0: 'Marija Ana Kata Ljubica Anđa Mara Ruža Zdenka Jela Manda Slavica',
    1972: 'Ivana Marija Sanja Anita Marina Ana Mirela Josipa Božica Danijela Kristina',
    1995: 'Ana Marija Petra Lucija Ivana Antonela Katarina Mia Josipa Lara Magdalena',
  },
  family: `Horvat Jurić Babić Marić Tomić Knežević Božić Matić Vidović Perić Barišić Lovrić Kovač Pavić Bošnjak Šimić Grgić
    Jukić Ćosić`,
} as const satisfies NameFacts;

/** Albanians, from Kosovo and North Macedonia. */
export const albanianNames = {
  male: {
    0: 'Ramadan Bajram Hasan Ibrahim Sami Shaban Rexhep Isa Muharrem Xhevdet Avni',
    1972: 'Arben Besim Valon Agron Burim Naim Bekim Fatmir Ilir Arsim Blerim Shpend',
    1995: 'Arbnor Ardit Leutrim Dion Erion Blerim Leon Granit Diar Lirim Albion Valdrin',
  },
  female: {
    0: 'Fatime Hatixhe Hava Shukrije Zade Sabrije Nexhmije Hanife Zyrafete Mihrije',
    1972: 'Valbona Arbnora Besarta Albulena Shpresa Lindita Vlora Merita Teuta Mimoza Drita Fatmire',
    1995: 'Arta Elira Blerta Donjeta Erza Leonora Albina Fjolla Rina Diellza Vanesa Arbresha',
  },
  family: `Krasniqi Gashi Berisha Morina Shala Hoxha Rexhepi Bajrami Ramadani Aliu Zeqiri Thaqi Salihi Kryeziu Bytyqi Osmani
    Ahmeti Hasani Sadiku Kelmendi`,
} as const satisfies NameFacts;

export const romanianNames = {
  male: {
    0: 'Ion Gheorghe Vasile Nicolae Constantin Dumitru Petru',
    1975: 'Alexandru Andrei Cristian Mihai Adrian Florin Daniel Ionuț Marius Bogdan',
  },
  female: {
    0: 'Maria Elena Ana Ioana Florica Viorica Aurelia',
    1975: 'Andreea Mihaela Alina Cristina Daniela Ioana Simona Gabriela Roxana Diana',
  },
  family:
    'Popa Popescu Rusu Stan Lupu Moldovan Radu Munteanu Dumitru Mureșan Ciobanu Toma Matei Pop Ungureanu Croitoru',
} as const satisfies NameFacts;
