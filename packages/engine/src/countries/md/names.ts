import type { NameFacts } from '../../model.ts';

/** The peoples of Moldova on the right bank of the Nistru; their shares are near those of the census of 2024, from general knowledge. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 84,
    near: { Chișinău: 80, Bălți: 58, Gagauzia: 5, Taraclia: 15, Edineț: 68, Cahul: 76 },
    male: {
      0: `Ion Gheorghe Vasile Nicolae Petru Mihail Alexei Dumitru Andrei Constantin Grigore Ștefan Simion Teodor Pavel Ilie Anatolie Filip
        Vladimir Victor Tudor Ignat Afanasie Leonid Serghei Iacob`,
      1952: `Ion Vasile Gheorghe Nicolae Petru Anatolie Victor Valeriu Mihail Vladimir Alexandru Andrei Leonid Tudor Constantin Boris Grigore
        Ștefan Dumitru Simion Anatol Mihai Valentin Pavel Eugeniu Serghei Ilie`,
      1970: `Ion Vasile Sergiu Vitalie Igor Oleg Andrei Alexandru Nicolae Gheorghe Veaceslav Iurie Valeriu Viorel Mihail Victor Ruslan Petru
        Vladimir Dumitru Eugeniu Adrian Tudor Ghenadie Octavian Vladislav`,
      1986: `Ion Alexandru Andrei Sergiu Vitalie Dumitru Igor Nicolae Mihail Vasile Oleg Victor Maxim Denis Roman Radu Cristian Eugeniu Ruslan
        Marcel Artur Gheorghe Veaceslav Adrian Vladislav Constantin`,
      1999: `Alexandru Ion Andrei Maxim Nicolae Dumitru Mihail Daniel Vlad Artiom Cristian David Victor Nichita Gabriel Eugen Vasile Marius
        Sergiu Denis Vladislav Bogdan Matei Adrian Felix Constantin`,
    },
    female: {
      0: `Maria Ana Elena Ecaterina Nina Vera Eugenia Alexandra Nadejda Olga Eudochia Feodosia Parascovia Valentina Iulia Tamara Zinaida
        Anastasia Lidia Agafia Ioana Efimia Raisa Galina Sofia Natalia`,
      1952: `Maria Valentina Nina Ana Galina Elena Ecaterina Tamara Vera Eugenia Lidia Nadejda Zinaida Raisa Svetlana Ludmila Larisa
        Olga Natalia Claudia Emilia Parascovia Iulia Agafia Silvia Liuba`,
      1970: `Natalia Elena Svetlana Maria Tatiana Ludmila Ana Angela Galina Rodica Irina Aliona Viorica Valentina Oxana Inga Silvia Olga
        Lilia Larisa Ala Diana Ecaterina Aurelia Stela Mariana`,
      1986: `Elena Natalia Ana Tatiana Irina Maria Cristina Olga Diana Mihaela Victoria Alina Doina Ecaterina Ludmila Aliona Marina Veronica
        Corina Daniela Olesea Nadejda Lilia Iulia Dorina Ina`,
      1999: `Maria Ana Alexandra Victoria Daniela Anastasia Mihaela Gabriela Elena Cristina Sofia Diana Valeria Nicoleta Andreea Ecaterina
        Iana Irina Loredana Bianca Patricia Evelina Livia Otilia Iulia Lia`,
    },
    family: `Rusu:3.4 Ceban:2.4 Ciobanu:2.2 Țurcan:2.1 Munteanu:1.9 Cebotari:1.8 Sîrbu:1.7 Lungu:1.6 Rotaru:1.6 Popa:1.5 Moraru Russu Roșca Botnari
      Cojocaru Ursu Bivol Croitoru Olaru Guțu Negru Balan Bostan Cazacu Donțu Gorea Lupu Vieru Melnic Morari Popescu Plămădeală Railean Sandu
      Stratan Tcaci Untilă Vlas Zaharia Arseni Avram Andronic Baciu Badia Bejan Bejenaru Bodrug Bolocan Borș Braga Bulat Bulgaru Burlacu
      Busuioc Buga Caraman Caldare Cara Catan Cernei Chetraru Chirica Chiriac Chitoroagă Ciubotaru Cibotaru Cociug Codreanu Colesnic Corcimari
      Costin Covali Covaliov Crudu Cucu Cușnir Dabija Damaschin Danu David Dodon Dolghi Doncilă Dragan Dumbravă Eni Fărîmă Frunză Galben
      Ghețu Gîscă Gonța Grosu Gurău Harea Hîncu Iachim Iovu Istrati Jitaru Josan Lazăr Leahu Leancă Levinți Luca Lîsîi Macari Manole Mardari
      Marcu Marin Matei Mazur Meleca Mereuță Mihailov Miron Mocanu Moldovan Moldovanu Morăraș Moroșan Mîțu Muntean Nastas Negară Nicolaev
      Odobescu Oprea Osoianu Ojog Pascari Păduraru Pîntea Pleșca Prodan Postolachi Postica Pruteanu Racu Robu Revenco Sava Savin Scutaru
      Secrieru Spînu Stegărescu Stoian Stratulat Tabără Tataru Timofti Toma Trifan Tudos Turcanu Ungureanu Vacarciuc Vasilachi Vozian Vrabie`,
  },
  {
    // Ukrainians and Russians, in the towns and in the north; their names as Romanian writes them.
    share: 9,
    near: { Chișinău: 14, Bălți: 38, Edineț: 29, Gagauzia: 8, Drochia: 14 },
    male: {
      0: 'Ivan Nicolai Vladimir Anatolii Victor Alexandr Vasilii Boris Iurii Leonid',
      1965: 'Serghei Alexandr Vladimir Igor Oleg Andrei Iurii Evghenii Viaceslav Dmitrii Valerii',
      1990: 'Alexandr Dmitrii Maxim Artiom Nichita Vladislav Daniil Ilia Kirill Egor Denis',
    },
    female: {
      0: 'Valentina Nina Galina Liudmila Tamara Liubovi Raisa Vera',
      1965: 'Svetlana Natalia Tatiana Irina Elena Olga Oxana Marina Larisa Inna',
      1990: 'Anastasia Ecaterina Iulia Alina Daria Victoria Cristina Polina Evghenia Valeria',
    },
    family: `Ivanov/Ivanova Popov/Popova Bondarenco Covalenco Șevcenco Tcacenco Cravcenco Cuznețov/Cuznețova Smirnov/Smirnova Petrov/Petrova Melnic
      Voloșin/Voloșina Moroz Savciuc Lisenco Sidorov/Sidorova Marcenco Polișciuc Volcov/Volcova Bondari`,
  },
  {
    // Gagauz and Bulgarians, in the south.
    share: 7,
    near: {
      Gagauzia: 87,
      Taraclia: 78,
      Cahul: 10,
      Chișinău: 3,
      Bălți: 1,
      Edineț: 0.3,
      Soroca: 0.2,
      Drochia: 0.2,
      Ungheni: 0.3,
    },
    male: {
      0: 'Gheorghii Dmitrii Fiodor Piotr Stepan Ilia Ivan Constantin Afanasii',
      1970: 'Nicolai Gheorghii Dmitrii Ivan Serghei Alexandr Vasilii Piotr Iurii Valerii',
      1995: 'Ivan Gheorghii Dmitrii Maxim Nicolai Alexandr Stepan Vladimir Andrei',
    },
    female: {
      0: 'Maria Elena Ecaterina Ana Domnica Varvara Sofia',
      1970: 'Maria Elena Natalia Svetlana Ana Liudmila Tatiana Anna Galina',
      1995: 'Maria Anna Ecaterina Cristina Anastasia Elena Daria Natalia Valentina',
    },
    family: `Topal Ceban Arnaut Caraman Dragan Constantinov/Constantinova Cara Radov/Radova Stamov/Stamova Dimov/Dimova Uzun Terzi Ghenov/Ghenova
      Cazmalî Kîlciic Sarî Arabadji Chior Formuzal Vlah Tucan Mutaf Bolgar Colev/Coleva Marinov/Marinova`,
  },
];
