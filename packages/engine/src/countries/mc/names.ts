import type { NameFacts } from '../../model.ts';

const FRENCH = {
  male: {
    0: `Jean Pierre Michel Louis Charles Honoré Albert Joseph André René Marcel Roger Antoine Henri Lucien Georges François Robert
      Étienne Auguste Émile Paul Raymond Jacques`,
    1950: `Jean-Pierre Michel Jean-Claude Alain Bernard Patrick Philippe Christian Gérard Jacques Claude Daniel Guy Jean-Charles Jean-Louis
      Robert Marc Henri Franck Dominique Serge Rainier Jean-Marie Gilbert`,
    1966: `Philippe Laurent Thierry Christophe Stéphane Éric Frédéric Olivier Franck Patrick Pascal Marc Bruno Nicolas Jean-Luc Alexandre
      Didier Sébastien Fabrice Vincent Emmanuel Cyril Jérôme Rainier`,
    1982: `Nicolas Alexandre Sébastien Julien Thomas Guillaume Romain Cédric Maxime Jérémy Benjamin Anthony Vincent Mathieu Fabien Florian
      Arnaud Antoine Damien Louis Aurélien Pierre Adrien Loïc`,
    1996: `Alexandre Thomas Maxime Lucas Hugo Antoine Nicolas Louis Raphaël Arthur Victor Gabriel Enzo Théo Mathis Paul Clément Tom
      Charles Matteo Léo Romain Valentin Axel`,
  },
  female: {
    0: `Marie Louise Jeanne Antoinette Thérèse Marguerite Joséphine Suzanne Germaine Denise Yvonne Madeleine Charlotte Simone Lucienne
      Odette Paulette Pierrette Juliette Ginette Rose Dévote Henriette Angèle`,
    1950: `Monique Nicole Danielle Françoise Michèle Christiane Chantal Annie Martine Brigitte Catherine Jacqueline Josette Mireille
      Claudine Évelyne Éliane Bernadette Arlette Joëlle Dominique Viviane Élisabeth Régine`,
    1966: `Nathalie Isabelle Sylvie Valérie Catherine Véronique Sandrine Corinne Patricia Christine Stéphanie Laurence Sophie Florence
      Pascale Béatrice Caroline Karine Virginie Carole Muriel Marie-Pierre Fabienne Hélène`,
    1982: `Aurélie Céline Émilie Julie Stéphanie Laetitia Élodie Virginie Sophie Caroline Marie Audrey Alexandra Delphine Mélanie Laura
      Camille Vanessa Marion Amandine Charlotte Jennifer Sabrina Pauline`,
    1996: `Camille Léa Chloé Manon Emma Clara Charlotte Laura Marie Sarah Mathilde Juliette Alexandra Anaïs Océane Lisa Jade Inès Louise
      Victoria Alice Margaux Éléonore Carla`,
  },
};

/** The peoples of Monaco; about a quarter are its nationals, whose surnames come from Liguria and Nice. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 25,
    near: { 'Monaco-Ville': 60, 'Les Révoires': 34, Fontvieille: 32 },
    ...FRENCH,
    family: `Médecin Notari Crovetto Marquet Boisson Sangiorgio Rey Otto Gastaldi Vatrican Palmaro Bellando Settimo Lorenzi Canis Campana
      Barral Pastor Aureglia Berti Biancheri Blanchi Boeri Bonafède Bosio Bottau Brousse Caravel Caruta Cellario Cornaglia
      Croesi Curau Daniel Dorato Doda Fautrier Ferreyrolles Fissore Francis Fusina Gallo Gamba Gamerdinger Giordano Gramaglia
      Grinda Grosoli Guazzonne Imperti Jahlan Kroenlein Lajoux Licari Magnan Marsan Marchisio Mottet Mullot Negre Nigioni Nouvion
      Orengo Orecchia Parini Pasquier Pisano Projetti Raimbert Ravano Rapaire Realini Ricotti Rinaldi Riberi Robillon Saqué Sbarrato
      Scotto Simon Sosso Svara Taffe Thevenin Toesca Valeri Verrando Viviani Weisser Zampori`,
  },
  {
    // From France.
    share: 34,
    near: { 'Monaco-Ville': 20, 'Monte-Carlo': 24 },
    ...FRENCH,
    family: `Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand
      Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Faure André Mercier Blanc Guérin Boyer Garnier
      Chevalier Legrand Gauthier Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Masson Marchand Duval Denis Dumont
      Giraud Raybaud Isnard Barelli Gasiglia Dalmasso Ghisolfi Lanteri Ciais Maccario`,
  },
  {
    // From Italy.
    share: 24,
    near: { 'Monte-Carlo': 30, 'Monaco-Ville': 10 },
    male: {
      0: 'Giuseppe Antonio Mario Luigi Giovanni Franco Carlo Sergio Renato Enrico',
      1966: 'Marco Andrea Luca Stefano Alessandro Paolo Massimo Roberto Fabio Maurizio Davide Federico',
      1990: 'Lorenzo Matteo Francesco Edoardo Tommaso Riccardo Filippo Niccolò Giacomo Leonardo Alberto',
    },
    female: {
      0: 'Maria Anna Carla Franca Giovanna Luisa Rosanna Graziella Silvana Adriana',
      1966: 'Paola Francesca Laura Elena Cristina Barbara Silvia Alessandra Simona Roberta Monica Daniela',
      1990: 'Giulia Martina Chiara Sofia Beatrice Federica Ginevra Ludovica Camilla Vittoria Carlotta',
    },
    family: `Rossi Ferrari Bianchi Colombo Ricci Marino Greco Gallo Conti Costa Fontana Moretti Barbieri Lombardi Galli Ferrero Parodi
      Canepa Bruzzone Traverso Rebaudo Ferraro Oliva Ghersi Lanfranco Sasso Amoretti Rizzi Villa Cattaneo Brambilla`,
  },
  {
    // From Britain.
    share: 9,
    near: { 'Monte-Carlo': 14, 'Monaco-Ville': 2 },
    male: {
      0: 'John David Peter Michael Robert Anthony Alan Richard',
      1975: 'James Andrew Mark Simon Daniel Oliver Thomas William Edward Alexander',
    },
    female: {
      0: 'Margaret Susan Patricia Anne Jane Elizabeth Christine',
      1975: 'Sarah Emma Charlotte Victoria Lucy Olivia Rebecca Sophie Emily Georgina',
    },
    family:
      'Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Hughes Green',
  },
  {
    // From Switzerland and Germany.
    share: 8,
    near: { 'Monte-Carlo': 11, 'Monaco-Ville': 2 },
    male: {
      0: 'Hans Peter Klaus Werner Jürg Walter Kurt',
      1970: 'Thomas Michael Stefan Marc Patrick Daniel Alexander Nico Philipp',
    },
    female: {
      0: 'Ursula Monika Ruth Brigitte Renate Heidi',
      1970: 'Nicole Sandra Claudia Sabine Julia Anna Katharina Laura Sophie',
    },
    family:
      'Müller Meier Schmid Keller Weber Huber Schneider Fischer Steiner Wagner Becker Hoffmann Koch Frey Baumann Gerber',
  },
];
