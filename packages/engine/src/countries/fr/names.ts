import type { NameFacts } from '../../model.ts';

const MALE = {
  0: `Jean Pierre Michel André Jacques Claude René Roger Bernard Marcel Robert Henri Gérard Maurice Georges Guy Raymond Paul
    Daniel Louis Christian Lucien Serge Yves Roland Francis Jean-Claude Jean-Pierre Gilbert Albert`,
  1946: `Jean Michel Alain Gérard Bernard Daniel Christian Jean-Pierre Jean-Claude Jacques Pierre Philippe Claude Patrick
    Dominique Guy Serge Gilles Yves François Jean-Paul Jean-Luc Denis Marc Hervé Roland Francis Joël André Didier`,
  1959: `Philippe Patrick Éric Thierry Pascal Christian Didier Laurent Bruno Christophe Alain Michel Dominique Frédéric Olivier
    Marc Stéphane Jean-Luc Gilles François Franck Jean-Marc Hervé Denis Vincent Sylvain Fabrice Jérôme`,
  1970: `Christophe Stéphane David Laurent Frédéric Olivier Sébastien Nicolas Éric Franck Jérôme Fabrice Vincent Cédric Pascal
    Arnaud Ludovic Thierry Bruno Guillaume Grégory Emmanuel Fabien Julien Mickaël Alexandre Sylvain Xavier Samuel Yann`,
  1981: `Nicolas Julien Sébastien Guillaume Mickaël Jérémy Cédric Thomas Alexandre Romain Benjamin Anthony Mathieu Vincent David
    Jonathan Pierre Kevin Aurélien Maxime Damien Adrien Florian Fabien Arnaud Clément Rémi Loïc Antoine Simon`,
  1991: `Thomas Kevin Alexandre Maxime Nicolas Florian Quentin Romain Anthony Valentin Clément Jérémy Antoine Benjamin Dylan
    Alexis Pierre Jordan Guillaume Théo Lucas Hugo Corentin Mathieu Julien Vincent Adrien Arthur Simon Bastien`,
  2000: `Lucas Théo Hugo Thomas Enzo Mathis Nathan Maxime Alexandre Clément Antoine Quentin Léo Valentin Louis Baptiste Alexis
    Axel Romain Paul Tom Arthur Gabriel Noah Raphaël Victor Jules Ethan Tristan Evan`,
};

const FEMALE = {
  0: `Marie Monique Jacqueline Jeannine Denise Yvette Simone Ginette Yvonne Christiane Jeanne Madeleine Odette Paulette Andrée
    Josette Huguette Micheline Colette Suzanne Nicole Thérèse Raymonde Geneviève Bernadette Françoise Claudette Éliane Marcelle
    Gisèle`,
  1946: `Françoise Monique Nicole Marie Michèle Danielle Martine Christiane Annie Chantal Jacqueline Brigitte Josiane Catherine
    Bernadette Marie-Claude Dominique Éliane Anne-Marie Claudine Christine Évelyne Jocelyne Colette Geneviève Joëlle Mireille
    Odile Arlette Ghislaine`,
  1959: `Sylvie Catherine Christine Isabelle Brigitte Nathalie Véronique Martine Patricia Corinne Pascale Dominique Valérie
    Florence Béatrice Laurence Anne Marie Évelyne Agnès Chantal Muriel Fabienne Élisabeth Carole Hélène Marie-Christine Nadine
    Annie Marielle`,
  1970: `Nathalie Sandrine Valérie Stéphanie Isabelle Céline Laurence Karine Sophie Christelle Virginie Véronique Delphine
    Florence Anne Christine Sylvie Séverine Magali Caroline Laetitia Corinne Katia Cécile Carole Emmanuelle Hélène Nadège
    Estelle Sonia`,
  1981: `Émilie Aurélie Julie Élodie Céline Stéphanie Laetitia Virginie Audrey Jennifer Amandine Vanessa Delphine Mélanie
    Caroline Marie Sophie Laura Sabrina Marion Claire Charlotte Jessica Cindy Sandrine Anne Cécile Coralie Pauline Aline`,
  1991: `Laura Marine Marion Pauline Camille Mathilde Manon Anaïs Julie Marie Élodie Justine Sarah Mélanie Charlotte Morgane
    Lucie Océane Chloé Léa Alexia Émilie Amandine Margaux Claire Mélissa Clara Alice Juliette Noémie`,
  2000: `Léa Manon Emma Chloé Camille Clara Inès Marie Sarah Océane Lucie Jade Mathilde Lola Laura Anaïs Julie Pauline Maëlys
    Louise Romane Lisa Zoé Eva Margaux Alice Juliette Charlotte Justine Noémie`,
};

/**
 * The names of the communities of France; shares of the listed cities. Given names by decade: Insee; surnames by
 * births.
 */
export const NAMES: readonly NameFacts[] = [
  {
    share: 76,
    near: { Bretagne: 40, 'Grand Est': 60 },
    male: MALE,
    female: FEMALE,
    family: `Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre
      Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André
      Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry
      Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud
      Joly Rivière Lucas Brunet Gaillard Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard
      Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclère Payet Rolland
      Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin Louis Deschamps Huet
      Vasseur Perez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré Charles Thibault Charpentier
      Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernandez Collet Léger Bouvier Julien Prévost Millet Perrot Daniel
      Cousin Germain Breton Besson Langlois Rémy Pelletier Lévêque Barre Lebrun Marchal Weber Perret Boulanger Tessier Chauvin`,
  },
  {
    // Bretons.
    share: 1.5,
    near: { Bretagne: 48, 'Pays de la Loire': 8, 'Île-de-France': 3 },
    male: MALE,
    female: FEMALE,
    family: `Le_Gall Le_Roux Le_Goff Morvan Tanguy Guillou Le_Bihan Le_Guen Riou Kervella Quéméneur Cadiou Le_Corre Hamon Guégan
      Le_Breton Gourvennec Prigent Jaouen Cloarec Abgrall Le_Meur Nédélec Kerjean Lagadec Cariou Salaün Le_Floch L'Hostis Bihan`,
  },
  {
    // Alsatians and Lorrains.
    share: 0.7,
    near: { 'Grand Est': 25 },
    male: MALE,
    female: FEMALE,
    family: `Muller Meyer Schmitt Klein Schneider Weber Fischer Walter Becker Wolff Kieffer Keller Schmidt Hoffmann Zimmermann
      Jung Schwartz Huber Kuntz Wagner Bauer Kern Roth Ehrhart Haas Heitz Kuhn Lutz Stoll Ritter Schaeffer`,
  },
  {
    // Of Algerian, Moroccan and Tunisian descent.
    share: 12,
    origins: ['99352', '99352', '99350', '99350', '99351'],
    near: { Bretagne: 5, 'Pays de la Loire': 5, Normandie: 6 },
    male: {
      0: 'Mohamed Ahmed Ali Saïd Mohand Abdelkader Rachid Omar Brahim Larbi Hocine Belkacem Lahcen Tahar',
      1968: 'Mohamed Karim Rachid Nordine Kamel Farid Samir Mourad Hakim Nabil Toufik Malik Hassan Djamel',
      1986: 'Mehdi Mohamed Karim Sofiane Yassine Bilal Nabil Amine Ilyes Walid Rayan Yanis Adam Anis Nassim',
    },
    female: {
      0: 'Fatima Zohra Khadija Aïcha Malika Yamina Fatma Rachida Ouarda Djamila Halima Messaouda',
      1968: 'Nadia Samira Malika Karima Farida Naïma Fatiha Leïla Nora Houria Saïda Rachida Zahia',
      1986: 'Sarah Inès Sabrina Yasmine Myriam Nawel Imane Lina Kenza Amel Soumaya Nour Assia Sonia',
    },
    family: `Benali Mansouri Saïdi Haddad Brahimi Belkacem Chérif Hamdi Bouzid Khelifi Amrani Rahmani Slimani Ziani Bensaïd Toumi
      Ferhat Meziane Belaïd Chaoui Bouaziz Benamar El_Idrissi Bennani Alaoui Lahlou Trabelsi Ben_Salah Jaziri Gharbi Boukhari
      Hamidi Ouali Kaci`,
  },
  {
    // Of Portuguese descent.
    share: 3.5,
    origins: ['99139'],
    near: { 'Île-de-France': 5 },
    male: {
      0: 'António José Manuel Joaquim Fernando Carlos João Domingos Américo Luís',
      1972: 'David Carlos Paul Philippe José Daniel Michaël Steve Alexandre Anthony Hugo Lucas Kevin',
    },
    female: {
      0: 'Maria Ana Rosa Fernanda Manuela Conceição Lurdes Isabel Teresa Alice',
      1972: 'Sandra Sophie Christine Nathalie Patricia Mélanie Jessica Stéphanie Élodie Diana Laura Inès',
    },
    family: `Da_Silva Ferreira Pereira Rodrigues Dos_Santos Fernandes Gonçalves Martins Alves Lopes Gomes Da_Costa Teixeira
      Carvalho Ribeiro Marques Oliveira De_Sousa Pinto Moreira`,
  },
  {
    // From Mali, Senegal, Guinea and their neighbours.
    share: 5,
    origins: ['99335', '99341', '99330'],
    near: { 'Île-de-France': 8, Bretagne: 2 },
    male: {
      0: 'Mamadou Amadou Ibrahima Boubacar Moussa Bakary Abdoulaye Demba Seydou Oumar',
      1975: 'Mamadou Moussa Ibrahim Ousmane Cheikh Souleymane Abdoulaye Bakary Alassane Issa Adama',
      1995: 'Moussa Ibrahim Mohamed Youssouf Ismaël Mamadou Abdoulaye Lassana Sékou Cheick',
    },
    female: {
      0: 'Fatoumata Aminata Awa Mariam Kadiatou Oumou Fanta Assa Coumba Astou',
      1975: 'Fatoumata Aminata Mariam Aïssatou Fatou Djeneba Awa Hawa Adja Bintou Rokhaya',
      1995: 'Aminata Fatoumata Mariam Aïssata Fatou Maïmouna Sira Oumou Kadidia Astou',
    },
    family: `Diallo Traoré Coulibaly Diop Ndiaye Koné Camara Sissoko Konaté Keïta Diarra Cissé Touré Ba Sow Kamara Mendy Fofana
      Bamba Mbaye Dembélé Doumbia Bathily Kanté`,
  },
  {
    // From Vietnam.
    share: 0.8,
    origins: ['99243'],
    near: { 'Île-de-France': 1.5, Bretagne: 0.3 },
    male: {
      0: 'Van Minh Hung Thanh Paul Pierre Michel Philippe',
      1975: 'Kevin David Vincent Alexandre Jean-Philippe Anthony Alain Éric Thierry',
    },
    female: {
      0: 'Thi Hoa Lan Mai Kim Marie Anne Hélène',
      1975: 'Céline Sophie Nathalie Julie Émilie Mélanie Laura Vanessa Kim-Anh',
    },
    family: 'Nguyen:38 Tran:12 Pham:8 Le:9 Huynh:5 Phan:4 Vo:4 Ly:2 Bui:2 Dang:2',
  },
  {
    // From China.
    share: 0.5,
    origins: ['99216'],
    near: { 'Île-de-France': 1, Bretagne: 0.2 },
    male: {
      0: 'Wei Ming Jian Guang Bin Feng Jun',
      1975: 'Kevin David Vincent Alexandre Wei Jie Anthony Éric',
    },
    female: { 0: 'Li Mei Xiu Ying Hong Lan', 1975: 'Céline Sophie Julie Émilie Xin Jing Laura Vanessa' },
    family: 'Chen Wang Zhang Wu Lin Huang Zheng Hu Zhou Li Liu Ye',
  },
];
