import type { NameFacts } from '../../model.ts';

const MALE = {
  0: `José Antonio Manuel Francisco Juan Luis Pedro Ángel Jesús Miguel Rafael Vicente José_Luis José_María Fernando Ramón Andrés
    Joaquín Julián Emilio Enrique Santiago Domingo Agustín Alfonso Salvador Tomás Félix Mariano Eugenio`,
  1955: `Antonio José Manuel Francisco José_Luis Juan José_Antonio Jesús José_Manuel Miguel Juan_José Francisco_Javier Ángel Pedro
    Luis Fernando Carlos Rafael Juan_Carlos Miguel_Ángel José_María Javier Enrique Ramón Alfonso Joaquín Juan_Antonio Vicente
    Julio Eduardo`,
  1970: `Antonio José David Manuel Francisco_Javier Juan_Carlos José_Antonio Francisco José_Luis Javier Miguel_Ángel Carlos Jesús
    José_Manuel Óscar Jorge Fernando Alberto Sergio Juan Rafael Luis Pedro Raúl Roberto Juan_José Rubén Víctor Ángel Iván`,
  1984: `David Javier Daniel Sergio Carlos Alejandro Antonio José Alberto Rubén Adrián Álvaro Jorge Manuel Iván Pablo Raúl
    Francisco_Javier Jesús Miguel Óscar Víctor Juan Cristian Jonathan Mario José_Antonio Ismael Diego Aitor`,
  1996: `Alejandro Daniel Pablo David Álvaro Sergio Javier Adrián Carlos Jorge Mario Iván Manuel Alberto Raúl Marcos Diego Antonio
    Víctor Rubén Miguel Juan Hugo Samuel Ignacio Óscar Guillermo Jaime Nicolás Lucas`,
};

const FEMALE = {
  0: `María Carmen Josefa Isabel Dolores María_Carmen Francisca Antonia Pilar Concepción Manuela Mercedes Juana Ana Rosario Teresa
    Encarnación Luisa Rosa Ángeles Julia Margarita Consuelo Milagros Josefina Amparo Emilia Purificación Asunción Remedios`,
  1955: `María_Carmen María_Pilar Josefa María_Dolores Ana_María María_Teresa Isabel Carmen Antonia María_Ángeles Francisca
    María_Isabel María_Luisa María_José Pilar Rosa_María Concepción Dolores Mercedes Manuela María_Jesús Rosario Inmaculada
    Margarita Montserrat Encarnación Milagros Esperanza Amparo Rosa`,
  1970: `María_José María_Carmen Ana_María Yolanda Cristina Sonia Mónica Susana Silvia Marta Eva Raquel Nuria Isabel María_Pilar
    Ana Beatriz Montserrat Rosa_María Elena Ana_Belén Esther Olga Gemma Inmaculada Patricia Laura Eva_María Rocío
    María_Dolores`,
  1984: `Laura Cristina Marta María Patricia Sara Ana Raquel Beatriz Lorena Irene Silvia Vanesa Verónica Sandra Noelia Elena
    Tamara Rocío Alba Nuria Natalia Miriam Ainhoa Esther Carolina Lidia Almudena Leticia Virginia`,
  1996: `María Lucía Paula Laura Marta Andrea Alba Sara Ana Cristina Nerea Marina Irene Claudia Elena Carla Carmen Natalia Raquel
    Sandra Noelia Julia Rocío Celia Inés Patricia Miriam Aitana Ángela Nuria`,
};

/** The father's surname before the mother's. */
const two = { order: '{given} {family} {family2}', last: '{family} {family2}' };

/** The names of the communities of Spain, with some regions of their own. Given names by decade and surnames: INE. */
export const NAMES: readonly NameFacts[] = [
  {
    ...two,
    share: 82,
    near: {
      Cataluña: 45,
      'País Vasco': 50,
      'Comunidad Foral de Navarra': 58,
      Galicia: 45,
      Canarias: 80,
      'Illes Balears': 50,
    },
    male: MALE,
    female: FEMALE,
    family: `García:5.4 Rodríguez:3.4 González:3.4 Fernández:3.3 López:3.2 Martínez:3.1 Sánchez:3 Pérez:2.9 Gómez:1.9 Martín:1.8 Jiménez
      Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres
      Domínguez Ramos Vázquez Ramírez Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín Rubio Núñez
      Medina Sanz Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña León
      Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Díez Aguilar Caballero Nieto Santana Vargas Pascual
      Giménez Herrero Hidalgo Montero Lorenzo Santiago Benítez Durán Ibáñez Arias Mora Ferrer Carmona Vicente Rojas Soto Crespo
      Román Pastor Velasco Parra Sáez Moya Bravo Rivera Gallardo Soler Silva Esteban Pardo Rivas Merino Franco Espinosa
      Izquierdo Lara Arroyo Camacho Vera Casado Redondo Sierra Luque Montes Segura Rey Carrillo Otero Ríos Heredia Marcos Galán
      Bernal Soriano Beltrán Mendoza Robles Contreras Palacios Macías Guerra Vila Expósito Miranda Andrés Bueno Roldán Mateo
      Villar Varela Menéndez Pereira Benito Guillén Salazar Mateos Aranda`,
  },
  {
    ...two,
    share: 1,
    near: { Cataluña: 34, 'Illes Balears': 28, 'Comunitat Valenciana': 6 },
    male: {
      0: 'Josep Joan Jordi Jaume Ramon Antoni Francesc Lluís Pere Miquel Enric Joaquim Salvador Manel',
      1965: 'Jordi Josep Xavier Joan Carles Marc Lluís Albert Ramon Ferran Oriol Miquel Sergi Jaume David',
      1988: 'Marc Jordi Oriol Pol Arnau Gerard Sergi Roger Albert Xavier Guillem Pau Joan Martí Biel',
    },
    female: {
      0: 'Montserrat Maria Núria Carme Teresa Josepa Rosa Mercè Roser Assumpció Pilar Neus Dolors Concepció',
      1965: 'Montserrat Núria Marta Anna Mercè Eva Sílvia Gemma Laia Cristina Mònica Rosa Meritxell Elisabet',
      1988: 'Laia Anna Marta Núria Mireia Berta Clara Judit Aina Júlia Ariadna Carla Gemma Mar Queralt',
    },
    family: `Vila Puig Serra Ferrer Soler Vidal Roca Pujol Mas Ribas Font Casals Bosch Riera Costa Prat Torres Sala Martí Pons
      Ferran Vallès Solé Roig Bonet Planas Casas Coll Grau Sabater Segarra Esteve Cardona Rovira Balaguer Company Mir`,
  },
  {
    ...two,
    share: 0.7,
    near: { 'País Vasco': 38, 'Comunidad Foral de Navarra': 26 },
    male: {
      0: 'José Luis Juan Ignacio Jesús José_María Iñaki Pedro Javier Félix Ángel Santiago',
      1965: 'Iñaki Javier Mikel Jon Josu Aitor Koldo Joseba Patxi Gorka Xabier Igor Iñigo Asier',
      1988: 'Mikel Jon Iker Ander Unai Aitor Julen Xabier Gorka Eneko Asier Beñat Markel Oier',
    },
    female: {
      0: 'María_Carmen Begoña María_Teresa Arantza Mercedes Pilar Rosario Juana Miren Josefina',
      1965: 'Begoña Arantza Miren Ainhoa Idoia Nerea Itziar Amaia Leire Marta Ana Maite Garbiñe Izaskun',
      1988: 'Ane Leire Nerea Maialen Ainhoa Amaia June Naroa Irati Oihane Uxue Miren Nahia Garazi',
    },
    family: `Etxeberria Agirre Goikoetxea Arrieta Zabala Mendizabal Ibarra Elizondo Urrutia Otxoa Bilbao Uriarte Aguirre Larrañaga
      Garmendia Azkarate Echevarría Iturbe Lizarraga Olabarria Zubizarreta Irigoyen Goñi Arregui Erdozain Echeverría Aranburu
      Ugarte Egaña Arana`,
  },
  {
    ...two,
    share: 1,
    near: { Galicia: 49 },
    male: MALE,
    female: FEMALE,
    family: `Rodríguez:9 Fernández:8 González:8 López:7 Pérez:6 Vázquez:5 Castro Iglesias Rey Otero Varela Lago Seoane Castiñeira
      Pazos Louro Mosquera Fraga Barreiro Couto Freire Rial Carballo Piñeiro Costas Novoa Lorenzo Domínguez Alonso Souto Pena
      Ferreiro Vilar Taboada`,
  },
  {
    // From Latin America.
    ...two,
    share: 10,
    near: { Galicia: 4, Cantabria: 5, 'Principado de Asturias': 4, 'Castilla y León': 5, Andalucía: 4 },
    male: {
      0: 'Carlos Luis José Jorge Víctor Julio Segundo Manuel Hernán Wilson',
      1975: 'Carlos Luis Juan_Carlos Jorge Diego Edwin Cristian Jhon William Andrés Freddy Iván Óscar Wilmer',
      1995: 'Kevin Bryan Steven Anderson Santiago Sebastián Juan_David Alexander Brandon Cristian Mateo Joel',
    },
    female: {
      0: 'María Rosa Gloria Blanca Luz_Marina Martha Carmen Olga Elvia Fanny',
      1975: 'Sandra Diana Paola Luz Jenny Marcela Carolina Gabriela Patricia Maritza Yolanda Jessica',
      1995: 'Valentina Daniela Camila Génesis Nicole Dayana Karen Melanie Allison Leidy Luisa_Fernanda Emily',
    },
    family: `Rodríguez González Sánchez Quispe Mamani Gómez Flores Rojas Vargas Castillo Mendoza Ortiz Torres Ramírez Restrepo
      Zambrano Guamán Quintero Salazar Cárdenas Peralta Paredes Cedeño Ospina Aguilar Mejía Suárez Valencia Morales Chávez`,
  },
  {
    // From Morocco; one surname.
    share: 3.5,
    near: { Cataluña: 5, Galicia: 0.7, 'Región de Murcia': 8, 'País Vasco': 2 },
    male: {
      0: 'Mohamed Ahmed Mustapha Abdelkader Hassan Said',
      1975: 'Mohamed Ahmed Rachid Youssef Khalid Omar Said Hamid Karim Hamza Ayoub',
    },
    female: {
      0: 'Fatima Khadija Aicha Rahma Malika',
      1975: 'Fatima Khadija Naima Samira Karima Hanane Nora Salma Sara Imane Yasmina',
    },
    family:
      'El_Amrani Benali Alaoui Haddad El_Idrissi Mohamed Bakkali Chaoui El_Hassani Azzouzi Ouali Ben_Omar Ahmed Tahiri Mansouri Naji',
  },
  {
    // From Romania; one surname.
    share: 1.5,
    near: { Galicia: 0.6, Canarias: 0.7, 'Comunidad de Madrid': 2.2 },
    male: {
      0: 'Ion Gheorghe Vasile Constantin Nicolae',
      1975: 'Alexandru Andrei Cristian Marian Adrian Ionut Florin Daniel Bogdan',
    },
    female: {
      0: 'Maria Elena Ioana Ana Viorica',
      1975: 'Mihaela Andreea Cristina Alina Simona Ioana Daniela Gabriela Elena',
    },
    family: 'Popa Popescu Rusu Munteanu Ciobanu Stan Dumitru Ionescu Lupu Stoica Matei Moldovan Radu Marin',
  },
];
