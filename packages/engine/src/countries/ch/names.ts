import { albanianNames, bosniak, croatianNames, serbianNames } from '../../data/balkanNames.ts';
import type { NameFacts } from '../../model.ts';

const folds = { ä: 'ae', ö: 'oe', ü: 'ue' };

const GERMAN = {
  male: {
    0: `Hans Walter Werner Ernst Peter Kurt Fritz Paul Max Rudolf Josef Heinz Alfred Karl Otto Robert Hansruedi Anton Franz Willi
      Emil Jakob Bruno Rolf Albert`,
    1950: `Hans Peter Daniel Urs Beat Kurt Thomas Rolf Heinz Werner Martin Bruno Markus René Walter Roland Paul Rudolf Ueli
      Christian Bernhard Jürg Max Josef`,
    1965: `Daniel Thomas Markus Peter Christian Martin Andreas Beat Urs Stefan René Roland Marcel Michael Patrick Reto Bruno Roger
      Rolf Jürg Christoph Marco Adrian Pascal`,
    1980: `Michael Daniel Thomas Marco Christian Stefan Patrick Pascal Simon Andreas David Marcel Reto Martin Adrian Philipp Sandro
      Roger Fabian Matthias Ivan Dominik Lukas Samuel`,
    1993: `Michael Lukas Marco Simon David Fabian Dominik Patrick Luca Jan Nicolas Raphael Silvan Pascal Kevin Yannick Manuel Samuel
      Fabio Jonas Sandro Florian Dario Nico`,
    2002: `Luca David Tim Jan Joel Nico Noah Simon Lukas Leon Nils Jonas Fabio Lars Levin Elias Robin Dario Silvan Raphael Fabian
      Marco Julian Cedric`,
  },
  female: {
    0: `Maria Margrit Ruth Elisabeth Hedwig Verena Rosmarie Heidi Alice Anna Gertrud Martha Erika Hanni Dora Trudi Nelly Lina Edith
      Emma Klara Frieda Rosa Irma`,
    1950: `Ursula Verena Elisabeth Ruth Maria Monika Margrit Rosmarie Brigitte Silvia Susanne Heidi Erika Barbara Anna Katharina
      Marianne Therese Esther Rita Doris Christine Irene Regula`,
    1965: `Sandra Monika Claudia Barbara Ursula Brigitte Daniela Karin Susanne Andrea Nicole Esther Franziska Regula Cornelia Petra
      Gabriela Doris Christine Ruth Anita Silvia Manuela Judith`,
    1980: `Sandra Nicole Andrea Daniela Claudia Sarah Stefanie Manuela Corinne Nadine Simone Franziska Melanie Barbara Karin Martina
      Rahel Sabrina Eveline Michelle Tanja Jasmin Christina Katja`,
    1993: `Sarah Laura Nadine Jessica Stefanie Vanessa Melanie Michelle Fabienne Jasmin Nina Julia Lea Anja Selina Céline Rahel
      Tamara Livia Corinne Sabrina Carmen Ramona Lisa`,
    2002: `Laura Lea Sarah Julia Anna Lara Michelle Leonie Alina Nina Jana Chiara Selina Lena Céline Livia Elena Vanessa Sophie Fiona
      Noemi Ladina Jasmin Mia`,
  },
};

const FRENCH = {
  male: {
    0: `Jean Pierre André Roger Michel Claude René Marcel Jacques Henri Paul Georges Maurice Robert Jean-Pierre Louis Charles Gilbert
      Francis Raymond`,
    1955: `Pierre Jean-Claude Daniel Philippe Michel Alain Jacques Patrick Christian Bernard Jean-Pierre Olivier Laurent Eric Pascal
      Yves François Didier Dominique Jean-Daniel`,
    1972: `Olivier Laurent Christophe Nicolas Stéphane Alain Frédéric David Philippe Sébastien Yves Pascal Patrick Vincent Cédric
      Julien Yvan Fabrice Thierry Raphaël`,
    1988: `Julien Nicolas David Jonathan Sébastien Michaël Alexandre Kevin Yann Loïc Maxime Guillaume Jérémy Vincent Romain Bastien
      Mathieu Simon Thomas Quentin`,
    2000: `Nathan Luca Lucas Thomas Maxime Loïc Alexandre Hugo Noah Arthur Gabriel Simon Théo Nolan Matteo Benjamin Antoine Robin
      Samuel Bastien`,
  },
  female: {
    0: `Marie Jeanne Yvonne Madeleine Jacqueline Suzanne Denise Simone Marguerite Janine Françoise Monique Liliane Germaine Paulette
      Odette Huguette Renée Josiane Colette`,
    1955: `Françoise Christine Anne Catherine Monique Martine Isabelle Nicole Marie Danielle Jacqueline Josiane Chantal Dominique
      Brigitte Anne-Marie Michèle Véronique Sylvie Corinne`,
    1972: `Nathalie Isabelle Sandrine Catherine Anne Valérie Véronique Sylvie Christine Sophie Patricia Corinne Laurence Caroline
      Stéphanie Céline Karine Florence Séverine Carole`,
    1988: `Céline Stéphanie Sarah Aurélie Laura Mélanie Sophie Jessica Virginie Caroline Marie Élodie Julie Vanessa Camille Melissa
      Aline Pauline Laetitia Anaïs`,
    2000: `Laura Emma Léa Chloé Sarah Camille Marie Lara Océane Clara Eva Alice Julie Manon Elisa Inès Zoé Anaïs Louise Charlotte`,
  },
};

/** The languages of the sets of names, in their order. */
export const SPOKEN = 'de fr it de de de de de de de fr fr fr it it';

const NOT_GERMAN = { Genève: 0, Vaud: 0, Neuchâtel: 0, Valais: 0, Fribourg: 0, Ticino: 0 };

/** The names of the communities of Switzerland, by the language of the canton. Given names by birth year: BFS. */
export const NAMES: readonly NameFacts[] = [
  {
    ...GERMAN,
    folds,
    share: 78,
    near: { ...NOT_GERMAN, Fribourg: 22, Bern: 80, Graubünden: 74 },
    family: `Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber
      Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Kunz Bucher Berger Hofer Kaufmann
      Lehmann Hess Christen Marti Egli Frey Küng Arnold Ammann Koch Hofmann Kuhn Stalder Bieri Zürcher Studer Schwarz Odermatt
      Gasser Vogel Martin Bühler Fuchs Haas Flückiger Walker Wenger Schär Iten Lüthi Sutter Kohler Peter Blaser Ackermann
      Schaller Aebi Wüthrich Rüegg Maurer Wolf Gisler Amstutz Kälin Lang Hunziker Jost Senn Hug Stocker Zaugg Ziegler Burri
      Schmidt Wagner Hartmann Imhof Zumstein Zbinden Beyeler Gerster Schürch Siegenthaler Hirschi Liechti Rohner Nussbaum Thommen
      Tobler Vonlanthen Wicki Zehnder Egger Schumacher Rüfenacht Oberholzer Mathys Niederberger Leuenberger Spycher Stettler
      Eichenberger Bürgi Gut Furrer Kuster Bischof Eugster Hasler Winkler Häfliger`,
  },
  {
    ...FRENCH,
    folds,
    share: 0,
    near: { Genève: 66, Vaud: 68, Neuchâtel: 76, Fribourg: 58, Valais: 80, Bern: 6 },
    family: `Favre Rochat Martin Blanc Pittet Rossier Cuendet Chappuis Jaquet Perrin Monnier Girard Dubois Bonvin Roduit Fournier
      Rey Clerc Aubert Gay Dupont Jeanneret Robert Perret Vuilleumier Droz Matthey Morel Bovet Berset Jacquier Reymond Cornu
      Mottier Savary Dupuis Gilliéron Rapin Bourquin Fragnière Grandjean Emery Chevalley Nicolet Thévoz Délèze Crettenand Vuille
      Pasche Muller Meylan Golay`,
  },
  {
    folds,
    share: 0,
    near: { Ticino: 88 },
    male: {
      0: 'Giuseppe Carlo Franco Angelo Luigi Mario Giovanni Renato Sergio Bruno Aldo Giancarlo',
      1960: 'Marco Paolo Claudio Fabio Roberto Andrea Mauro Stefano Giorgio Luca Davide Massimo Fausto',
      1985: 'Luca Davide Matteo Simone Andrea Alessandro Nicola Michele Fabio Gabriele Mattia Elia Noah',
    },
    female: {
      0: 'Maria Carla Anna Bruna Rosanna Giuseppina Teresa Luisa Pia Franca Elda',
      1960: 'Daniela Paola Cristina Elena Manuela Barbara Sabrina Monica Patrizia Nadia Roberta Sonia',
      1985: 'Sara Laura Giulia Chiara Martina Valentina Elisa Alessia Francesca Sofia Giada Lara Noemi',
    },
    family: `Bernasconi:8 Bianchi Rossi Crivelli Cattaneo Fontana Ferrari Galli Poretti Cereghetti Pedrini Lepori Guidotti Regazzoni
      Ghisletta Taminelli Martinelli Robbiani Solari Bonetti Medici Antonini Snider Pellegrini Quadri Soldini Canonica Delcò
      Balestra Moretti Vanini Beretta`,
  },
  { ...albanianNames, folds, share: 4.5, near: { ...NOT_GERMAN, Graubünden: 1.5 } },
  { ...serbianNames, folds, share: 2.5, near: { ...NOT_GERMAN, Graubünden: 0.8 } },
  { ...bosniak, folds, share: 2, near: { ...NOT_GERMAN, Graubünden: 0.7 } },
  {
    // Of Italian descent.
    folds,
    share: 7,
    near: NOT_GERMAN,
    male: {
      0: 'Giuseppe Antonio Salvatore Vincenzo Francesco Mario',
      1965: 'Antonio Marco Sandro Fabio Claudio Franco Roberto Daniele Luca Gianni Dario',
    },
    female: {
      0: 'Maria Anna Rosa Giuseppina Lucia Concetta',
      1965: 'Sandra Daniela Claudia Patrizia Francesca Laura Sabrina Giulia Angela Chiara Alessia',
    },
    family:
      'Russo Ferrari Bianchi Romano Esposito Greco Marino Rizzo Caruso Lombardo Ricci Conti De_Luca Santoro Messina Leone Rossi',
  },
  {
    // From Turkey.
    folds,
    share: 2.2,
    near: { ...NOT_GERMAN, Graubünden: 0.6 },
    male: {
      0: 'Mehmet Mustafa Hasan Ali Hüseyin Ahmet İbrahim',
      1978: 'Murat Mehmet Emre Deniz Can Serkan Yusuf Baran Cem Onur',
    },
    female: {
      0: 'Fatma Ayşe Emine Hatice Zeynep Gülsüm Hanife',
      1978: 'Elif Özlem Aylin Derya Zeynep Melek Selin Gamze Ebru Dilan',
    },
    family: 'Yılmaz Kaya Demir Şahin Öztürk Çelik Yıldız Aydın Arslan Doğan Koç Polat Aslan Kılıç',
  },
  {
    // Tamils, from Sri Lanka.
    folds,
    share: 1.8,
    near: { ...NOT_GERMAN, Graubünden: 0.4 },
    male: {
      0: 'Sivakumar Ravi Rajah Kumar Selvam Nathan Mohan',
      1978: 'Nirosan Sujan Thusyan Pratheepan Vithuran Kajan Janarthan Kishanth Abilash',
    },
    female: {
      0: 'Kamala Rani Pushpa Vasanthi Sarojini Malar Selvi',
      1978: 'Tharsika Abirami Nirusha Sinthuja Kavitha Vithusha Sangeetha Thanusha Janani',
    },
    family:
      'Kandiah Selvarajah Nadarajah Sivanesan Rajaratnam Thambiah Kanagasabai Ponnampalam Arulanantham Yogarajah',
  },
  {
    // Romansh.
    ...GERMAN,
    folds,
    share: 0.4,
    near: { ...NOT_GERMAN, Graubünden: 14 },
    family:
      'Caduff Cavegn Capaul Derungs Cathomas Camenisch Casanova Deplazes Capeder Tuor Bundi Caflisch Candinas Decurtins Jenal Cadonau',
  },
  {
    // From Portugal.
    folds,
    share: 0,
    near: { Genève: 26, Vaud: 23, Neuchâtel: 18, Fribourg: 15, Valais: 17 },
    male: {
      0: 'José António Manuel Joaquim Carlos João Fernando Luis',
      1972: 'Paulo Carlos Rui João Pedro Nuno Luís Jorge David Daniel Hélder',
      1992: 'Diogo Kevin Tiago Gabriel Daniel Rafael David Leandro Miguel Dylan Bruno',
    },
    female: {
      0: 'Maria Ana Rosa Lurdes Conceição Fernanda Teresa Isabel',
      1972: 'Sandra Carla Paula Cristina Sónia Susana Elisabete Patrícia Ana Mónica',
      1992: 'Jessica Inês Beatriz Mariana Ana Sofia Catarina Diana Lara Vanessa',
    },
    family: `Da_Silva Ferreira Pereira Rodrigues Dos_Santos Fernandes Gonçalves Martins Gomes Lopes Alves Costa Ribeiro Pinto Teixeira
      Marques Almeida`,
  },
  { ...albanianNames, folds, share: 0, near: { Genève: 5, Vaud: 6, Neuchâtel: 4, Fribourg: 3.5, Valais: 2 } },
  { ...serbianNames, folds, share: 0, near: { Genève: 3, Vaud: 3, Neuchâtel: 2, Fribourg: 1.5, Valais: 1 } },
  { ...croatianNames, folds, share: 0, near: { Ticino: 5 } },
  { ...serbianNames, folds, share: 0, near: { Ticino: 7 } },
];
