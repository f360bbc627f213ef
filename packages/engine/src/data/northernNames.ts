import type { NameFacts } from '../model.ts';

/** Families from Syria, Iraq, Lebanon and Palestine, in the spelling of the Nordic countries. */
export const levantine = {
  male: {
    0: 'Mohammad Ahmad Ali Hassan Ibrahim Hussein Khalid Mahmoud Yousef Salim Adnan Karim Jamal Nabil Walid Samir',
    1975: 'Mohammad Ahmad Ali Omar Mustafa Hussein Hassan Yousef Amir Khaled Bilal Karim Samir Tarek Rami Hamza Ibrahim',
    1995: 'Mohammad Ali Omar Ahmad Yousef Hamza Adam Ibrahim Amir Bilal Hassan Zakaria Elias Karim Mustafa Yasin',
  },
  female: {
    0: 'Fatima Amina Khadija Zahra Samira Nadia Salma Layla Huda Najat Iman Karima Suad Nawal',
    1975: 'Fatima Zahra Amina Mariam Zainab Nour Rana Hanan Rima Layla Sara Dina Aya Lina Samira Noura',
    1995: 'Fatima Maryam Sara Zainab Aya Noor Amina Zahra Lina Yasmin Leila Hanin Jana Maya Dina Nora',
  },
  family: `Ali Mohammad Ahmad Hassan Ibrahim Hussein Khalil Abdullah Saleh Mahmoud Haddad Yousef Omar Karim Hamid Salman
    Jaber Aziz Khoury Mansour Said Rashid Nasser Hamdan Darwish Taha`,
} as const satisfies NameFacts;

export const somali = {
  male: {
    0: 'Mohamed Abdi Ahmed Ali Hassan Yusuf Ibrahim Omar Abdullahi Osman Farah Said Jama Isse',
    1980: 'Mohamed Abdirahman Ahmed Abdullahi Hassan Mustafa Ali Ayub Bilal Zakaria Mahad Liban Khalid Ismail Hamza',
  },
  female: {
    0: 'Fadumo Halima Amina Maryan Asha Sahra Khadija Hawa Zeinab Habiba Safiya Faduma Kadra',
    1980: 'Fatima Hodan Ayan Amina Ifrah Nasra Hamdi Sahra Maryan Idil Ayaan Sumaya Muna Hafsa Ikram',
  },
  family: `Mohamed Ali Ahmed Hassan Abdi Omar Yusuf Farah Ibrahim Osman Hussein Jama Nur Warsame Isse Adan Aden Abdullahi
    Mohamud Abukar Dahir Salad`,
} as const satisfies NameFacts;

/** Poles, most of whom came to work after 2004. */
export const polishNames = {
  male: {
    0: 'Jan Stanisław Andrzej Krzysztof Zbigniew Ryszard Marek Jerzy Kazimierz Tadeusz Henryk Janusz',
    1965: 'Piotr Tomasz Marcin Krzysztof Paweł Grzegorz Robert Dariusz Rafał Mariusz Sławomir Artur Adam Jacek Łukasz',
    1985: 'Mateusz Michał Kamil Jakub Dawid Damian Łukasz Adrian Patryk Bartosz Przemysław Sebastian Szymon Filip Oskar',
  },
  female: {
    0: 'Maria Krystyna Barbara Danuta Teresa Halina Elżbieta Irena Grażyna Jadwiga Ewa',
    1965: 'Agnieszka Anna Katarzyna Małgorzata Joanna Monika Beata Dorota Renata Magdalena Aneta Sylwia Iwona',
    1985: 'Natalia Karolina Paulina Aleksandra Justyna Magdalena Ewelina Kinga Weronika Patrycja Julia Wiktoria Zuzanna',
  },
  family: `Nowak Kowalski/Kowalska Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska
    Zieliński/Zielińska Szymański/Szymańska Woźniak Dąbrowski/Dąbrowska Kozłowski/Kozłowska Jankowski/Jankowska Mazur
    Wojciechowski/Wojciechowska Krawczyk Kaczmarek Piotrowski/Piotrowska Grabowski/Grabowska Zając Król Wieczorek Pawlak
    Michalski/Michalska`,
} as const satisfies NameFacts;

/** Lithuanians abroad. The surnames of women show whether they are married. */
export const lithuanianNames = {
  male: {
    0: 'Jonas Vytautas Algirdas Juozas Antanas Kęstutis',
    1970: 'Mantas Tomas Darius Marius Andrius Lukas Rokas Giedrius Saulius Paulius',
  },
  female: {
    0: 'Irena Danutė Aldona Nijolė Ona Birutė',
    1970: 'Rasa Jurgita Inga Kristina Laura Agnė Daiva Simona Rūta Gintarė',
  },
  family: `Kazlauskas/Kazlauskienė Jankauskas/Jankauskaitė Petrauskas/Petrauskienė Stankevičius/Stankevičienė Butkus/Butkutė
    Urbonas/Urbonaitė Vasiliauskas/Vasiliauskienė Žukauskas/Žukauskaitė`,
} as const satisfies NameFacts;

export const latvianNames = {
  male: {
    0: 'Juris Andris Aivars Jānis Pēteris Guntis',
    1970: 'Artūrs Edgars Mārtiņš Kaspars Raivis Jānis Gatis Andris',
  },
  female: {
    0: 'Ilze Inta Velta Aina Mārīte Ausma',
    1970: 'Līga Dace Ieva Inese Kristīne Agnese Zane Sanita',
  },
  family:
    'Bērziņš/Bērziņa Kalniņš/Kalniņa Ozols/Ozola Liepiņš/Liepiņa Jansons/Jansone Krūmiņš/Krūmiņa Balodis/Balode',
} as const satisfies NameFacts;
