import type { NameFacts } from '../../model.ts';

const FLEMISH = {
  male: {
    0: `Jozef Jan Roger Albert Frans Willy Marcel André Gustaaf Julien Louis René Karel Georges Maurice Alfons Robert Gilbert
      Etienne Leon Hubert Herman`,
    1950: `Luc Marc Jan Willy Paul Dirk Eddy Patrick Rudi Johan Guido Jozef Erik Danny Roger Freddy Walter Herman Guy Ronny Karel
      Etienne Philip Hugo`,
    1965: `Marc Dirk Luc Peter Patrick Johan Bart Geert Kris Wim Filip Stefan Danny Koen Erik Rudy Jan Kurt Frank Guy Steven Tom Ivan
      Hans`,
    1980: `Tom Kevin Wim Jan Bart Pieter Koen Jeroen Steven Sven Kristof Tim Stijn Bram Davy Dieter Joris Maarten Nick Thomas Ruben
      Bjorn Jonas Niels`,
    1995: `Thomas Jonas Kevin Robbe Jelle Simon Wout Arne Lars Matthias Jens Jasper Bram Senne Lukas Niels Ruben Brecht Stijn Nick
      Jarne Victor Seppe Milan`,
  },
  female: {
    0: `Maria Godelieve Jeanne Simonne Rachel Paula Irène Jeannine Lea Denise Julienne Josée Rosa Georgette Elza Yvonne Magdalena
      Mariette Anna Lucienne Agnes Alice`,
    1950: `Rita Maria Godelieve Christiane Lieve Monique Marleen Linda Anita Marie-Jeanne Nicole Hilde Martine Greta Rosette Annie
      Jeannine Viviane Chris Marijke Nadine Lutgarde Diane`,
    1965: `Ann Martine Linda Hilde Christel Sabine Els Ingrid Katrien Carine Nathalie Kathleen Inge An Kristien Veerle Greet Nancy
      Patricia Sandra Heidi Katleen Anja Annick`,
    1980: `An Els Sofie Katrien Evelien Kim Elke Sarah Liesbeth Tine Lies Nele Katleen Joke Wendy Ellen Leen Stefanie Annelies Ilse
      Tinne Isabelle Hanne Barbara`,
    1995: `Laura Lotte Julie Sarah Emma Charlotte Lisa Jana Amber Lore Silke Marie Eline Femke Hanne Britt Louise Elise Fien Ellen
      Jolien Kaat Ine Axelle`,
  },
};

const WALLOON = {
  male: {
    0: `Jean Marcel André Georges Roger René Albert Robert Pierre Joseph Jacques Louis Henri Emile Fernand Raymond Maurice Léon Willy
      Lucien Jules Paul`,
    1950: `Michel Jean Philippe Christian Alain Daniel Jacques Pierre André Claude Guy Bernard Francis Luc Marc Freddy Yves
      Jean-Pierre Jean-Marie Serge Eric Patrick`,
    1965: `Philippe Michel Marc Alain Eric Thierry Pascal Christophe Didier Olivier Vincent Benoît Luc Frédéric Pierre Yves Laurent
      Christian Dominique Daniel Bruno Stéphane Fabrice`,
    1980: `Nicolas Olivier Christophe Frédéric Sébastien David Vincent Julien Laurent Benoît Jérôme Cédric Gaëtan Grégory Michaël
      Jonathan Xavier Pierre Thomas Fabian Quentin Geoffrey`,
    1995: `Maxime Nicolas Thomas Antoine Alexandre Julien Simon Quentin Florian Loïc Romain Hugo Lucas Guillaume Arnaud Martin Louis
      Théo Arthur Bastien Nathan Corentin`,
  },
  female: {
    0: `Marie Jeanne Monique Jacqueline Denise Simone Yvonne Andrée Christiane Lucienne Georgette Paulette Madeleine Claudine
      Josette Marie-Thérèse Nelly Ginette Renée Suzanne`,
    1950: `Martine Monique Anne-Marie Christiane Marie Nicole Françoise Michèle Danielle Chantal Anne Brigitte Marie-Claire
      Bernadette Dominique Jacqueline Viviane Christine Colette Josiane Myriam`,
    1965: `Nathalie Isabelle Catherine Anne Sophie Véronique Christine Fabienne Pascale Valérie Françoise Dominique Sabine Laurence
      Brigitte Martine Carine Patricia Muriel Bénédicte Carole`,
    1980: `Sophie Stéphanie Julie Céline Aurélie Caroline Virginie Vanessa Christelle Laurence Sandrine Jessica Anne Delphine Isabelle
      Catherine Émilie Valérie Élodie Laetitia Mélanie Vinciane`,
    1995: `Laura Marie Camille Julie Manon Pauline Céline Sarah Charlotte Justine Marine Émilie Élise Louise Alice Chloé Lucie Emma
      Clara Juliette Léa Mathilde`,
  },
};

const MOROCCAN = {
  male: {
    0: 'Mohamed Ahmed Mustapha Abdelkader Hassan Said Omar Lahcen Driss',
    1972: 'Mohamed Rachid Khalid Karim Hassan Youssef Nabil Said Abdel Jamal Mimoun',
    1990: 'Mohamed Youssef Bilal Ayoub Hamza Mehdi Ilias Yassine Soufiane Anas Ibrahim Adam',
  },
  female: {
    0: 'Fatima Khadija Aicha Malika Rahma Zohra Habiba Mina',
    1972: 'Fatima Samira Naima Nadia Karima Rachida Malika Souad Loubna Hanane',
    1990: 'Sara Yasmina Salma Imane Ikram Hafsa Siham Aya Kaoutar Nora Amina',
  },
  family: `El_Amrani Benali Bouzid El_Idrissi Alaoui Bennani Chaoui Azzouzi Haddouchi El_Mansouri Tahiri Bakkali El_Khattabi Benhaddou
    Mokhtari El_Yousfi Zerouali Ouali Aziz Bouazza`,
};

const TURKISH = {
  male: {
    0: 'Mehmet Mustafa Ali Hasan Hüseyin Ahmet Osman',
    1978: 'Murat Mehmet Mustafa Emre Serkan Yusuf Burak Can Fatih Deniz',
  },
  female: {
    0: 'Ayşe Fatma Emine Hatice Zeynep Sultan',
    1978: 'Elif Zeynep Esra Büşra Derya Özlem Aylin Selin Merve Melek',
  },
  family: 'Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç Koç Yıldırım Polat',
};

/** The languages of the sets of names, in their order. */
export const SPOKEN = 'nl fr nl fr nl fr fr fr';

/**
 * The names of the communities of Belgium. In Flanders all speak Dutch, in Wallonia French, in Brussels either;
 * people who moved across the language border are not modelled, so that firms use the language of their region. By
 * Statbel.
 */
export const NAMES: readonly NameFacts[] = [
  {
    ...FLEMISH,
    share: 0,
    near: { Vlaanderen: 87, 'Bruxelles-Capitale': 13 },
    family: `Peeters Janssens Maes Jacobs Willems Mertens Claes Goossens Wouters De_Smet
      Pauwels Hermans Aerts Michiels Lemmens Vermeulen Van_den_Broeck Desmet Stevens De_Clercq Martens Hendrickx Coppens Cools
      Van_Damme Smets Segers Leemans Vandenberghe Baert De_Backer Wauters Thijs Moens De_Cock Verhoeven Van_Dyck Timmermans
      Bogaerts De_Vos Lenaerts Verstraete Callens Van_de_Velde Aertssen Verbeke Jansen De_Meyer Baeyens Bosmans Cornelis Dewulf
      Dierckx Eeckhout Geerts Geens Hoste Jaspers Lauwers Lievens Nijs Naessens Ooms Pieters Roels Schepers Sels Smeets Swinnen
      Thys Torfs Vandamme Verlinden Vermeiren Vervoort Wuyts Declercq D'Hondt De_Wilde Debruyne Vandevelde Vanhove Van_Acker
      Van_Hoof Van_Looy Verhaegen Verhelst Willaert Hanssens Van_Hecke Daems Beckers Vercammen Bauwens De_Bruyn Vandeputte`,
  },
  {
    ...WALLOON,
    share: 0,
    near: { Wallonie: 76, 'Bruxelles-Capitale': 38 },
    family: `Dubois Lambert Dupont Martin Simon Dumont Leroy Laurent Leclercq Denis Lejeune François Thomas
      Gérard Renard Lefèvre Lefebvre Petit Bernard Thiry Henry Noël Mathieu Piette Collard Gillet Adam Évrard Fontaine Delvaux
      Lacroix Léonard Louis Bertrand Charlier Moreau Carlier Legrand Poncelet Gilson Hubert Marchal Rousseau Delforge Dethier
      Lemaire Dupuis Brasseur Wilmet Jacquet Colin Servais Toussaint Pirard Bastin Warnier Jadot Deprez Peeters Janssens Jacobs
      Urbain Lecomte Gobert Baudoux Delhaye Lardinois Hanson Collignon Pirson Rasquin Goffin Dewez Gaspard Beaujean`,
  },
  // Of Moroccan descent.
  { ...MOROCCAN, share: 0, near: { Vlaanderen: 7.5 } },
  { ...MOROCCAN, share: 0, near: { Wallonie: 5, 'Bruxelles-Capitale': 27 } },
  { ...TURKISH, share: 0, near: { Vlaanderen: 5.5 } },
  { ...TURKISH, share: 0, near: { Wallonie: 2, 'Bruxelles-Capitale': 7 } },
  {
    // Of Italian descent.
    share: 0,
    near: { Wallonie: 13, 'Bruxelles-Capitale': 5 },
    male: {
      0: 'Giuseppe Antonio Salvatore Giovanni Mario Angelo Luigi Calogero',
      1965: 'Salvatore Michel Antonio Marco Angelo Bruno Fabrizio David Vincenzo Pascal',
      1985: 'Lorenzo Fabio Matteo Luca Adriano Giovanni Kevin Alessio Anthony Mathéo',
    },
    female: {
      0: 'Maria Rosa Carmela Giuseppina Anna Concetta Lucia Angela',
      1965: 'Rosa Maria Sandra Carmela Patricia Nathalie Giovanna Angela Sabrina Isabella',
      1985: 'Laura Giulia Sabrina Alessia Clara Jessica Elisa Chiara Vanessa Serena',
    },
    family:
      "Rossi Russo Lombardo Marino Ferrara Greco Bruno Rizzo Di_Stefano Caruso Messina Vitale Di_Bartolomeo Ricci Conti D'Angelo Sferrazza",
  },
  {
    // From Congo and Rwanda.
    share: 0,
    near: { Wallonie: 4, 'Bruxelles-Capitale': 10 },
    male: {
      0: 'Joseph Albert Jean Pierre Emmanuel Antoine',
      1975: 'Patrick Christian Dieudonné Jean-Claude Hervé Yannick Kevin Olivier Cédric Glody',
    },
    female: {
      0: 'Marie Thérèse Jeanne Béatrice Agnès Élisabeth',
      1975: 'Grâce Carine Nadine Chantal Mireille Sandrine Gloria Divine Naomie Rachel',
    },
    family:
      'Mbuyi Ilunga Kabongo Mukendi Tshibangu Kalonji Mutombo Ngoy Lukusa Mulumba Nzeza Uwimana Habimana Mbemba Kasongo',
  },
];
