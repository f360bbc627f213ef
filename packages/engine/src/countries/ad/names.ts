import type { NameFacts } from '../../model.ts';

/** People bear the surnames of both parents. */
const TWO = { order: '{given} {family} {family2}', last: '{family} {family2}' };

const CATALAN = {
  male: {
    0: `Josep Joan Antoni Francesc Jaume Pere Ramon Lluís Manuel Miquel Bonaventura Àngel Albert Enric Jordi Vicenç Cisco Martí Anton
      Sebastià Tomàs Rossend Guillem Domènec`,
    1955: `Josep Joan Antoni Francesc Jordi Jaume Lluís Ramon Albert Enric Xavier Pere Miquel Carles Josep_Maria Àngel Manel Ferran
      Joan_Carles Lluís_Miquel Salvador Eduard Rossend Víctor`,
    1972: `Jordi Marc David Xavier Josep Joan Albert Sergi Òscar Carles Ramon Francesc Daniel Oriol Eduard Gerard Víctor Ivan Robert
      Raül Miquel Àlex Lluís Guillem`,
    1988: `Marc Jordi David Àlex Albert Xavier Sergi Roger Adrià Oriol Guillem Gerard Joan Pol Arnau Daniel Carles Víctor Pau Èric
      Cristian Jonathan Josep Ferran`,
    2000: `Marc Pol Àlex Arnau Pau Jan Guillem Èric Joan Adrià Bernat Biel Oriol Martí Roger Nil Iker Hug Aleix Gerard Ian Quim Bru
      Max`,
  },
  female: {
    0: `Maria Carme Montserrat Josefa Rosa Antònia Teresa Dolors Francesca Mercè Joana Concepció Meritxell Pilar Ramona Anna Càndida
      Filomena Lourdes Elvira Roser Assumpció Enriqueta Angelina`,
    1955: `Maria Montserrat Rosa Carme Maria_Teresa Dolors Núria Mercè Anna Meritxell Roser Pilar Teresa Concepció Isabel Lourdes
      Margarida Maria_Rosa Francesca Imma Rosa_Maria Elisabet Joana Consol`,
    1972: `Meritxell Marta Núria Anna Eva Montserrat Mònica Sílvia Cristina Laura Sandra Sònia Maria Elisabet Carme Judith Olga Ester
      Gemma Susanna Rosa Patrícia Imma Encarna`,
    1988: `Laura Marta Meritxell Anna Cristina Sara Núria Sandra Mireia Mònica Judith Alba Jordina Clàudia Vanessa Tània Raquel Carla
      Jessica Laia Helena Aida Eva Noemí`,
    2000: `Laia Júlia Maria Carla Martina Aina Emma Paula Clara Alba Abril Mar Ona Berta Jana Ariadna Queralt Lia Judit Nerea Bruna
      Gina Sofia Irina`,
  },
};

/** The peoples of Andorra. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 58,
    near: { 'Sant Julià de Lòria': 64, Ordino: 66, Encamp: 46 },
    ...TWO,
    ...CATALAN,
    family: `Naudi Vila Riba Pujol Font Rossell Areny Casal Torres Mas Sinfreu Babi Duró Palmitjavila Call Bonell Marticella Albós Solé
      Farràs Riberaygua Martí Serra Ribó Montané Mandicó Cairat Zamora Baró Pal Rogé Viladomat Cerqueda Reig Mora Picart Armengol Besolí
      Betriu Bringué Camp Canut Casamajor Cinca Codina Coll Coma Costa Dalleres Domènech Escudé Espot Estany Fité Fiñana Forné Gabriel
      Gaspà Gelabert Gispert Goicoechea Guitart Jordana Joval Llovera López Maestre Marfany Marín Martinez_Benazet Mateu Miquel Moles
      Montaner Moreno Naharro Obiols Oliveras Pantebre Pau Pifarré Pintat Pla Porta Puig Puigcernal Puigdellívol Ramon Rebés
      Rafel Ribas Roca Rodríguez Rosell Sabaté Salvadó Santacana Santuré Sasplugas Segura Servós Sirés Sola Soldevila Tarrés Teixidó
      Tomàs Tor Troyano Ubach Vidal Vilella Viladrosa Vilanova Xandri Ballestà Batalla Bartumeu Barris Blasi Bosch Cabanes Calvó
      Capdevila Clotet Cornella Dedies Duran Farré Ferrer Franch Garcia Gil Giribet Gómez Grau Jiménez Lacueva Marquet Nicolau Orteu
      Pijuan Planes Ponsa Prat Puy Queralt Salas Sans Sangrà Travesset Turné Valls Vives`,
  },
  {
    // From Spain.
    share: 25,
    near: { Encamp: 29 },
    ...TWO,
    male: {
      0: 'José Antonio Manuel Francisco Juan Pedro Luis Ángel',
      1965: 'José_Luis Francisco Antonio Javier Miguel_Ángel Carlos Fernando Juan_Carlos Óscar Alberto',
      1990: 'Alejandro Daniel Adrián Sergio Álvaro Pablo Iván Diego Jorge Rubén Mario',
    },
    female: {
      0: 'María_Carmen Josefa Dolores Pilar Isabel Antonia Francisca',
      1965: 'María_José Ana_María Yolanda Mercedes Inmaculada Susana Beatriz Esther Nuria',
      1990: 'Lucía Andrea Alejandra Sheila Rocío Irene Lorena Natalia Nerea Ainhoa',
    },
    family: `García Fernández González Rodríguez López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Álvarez
      Muñoz Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina`,
  },
  {
    // From Portugal.
    share: 11,
    near: { Encamp: 20, 'Escaldes-Engordany': 12, 'Andorra la Vella': 12, 'Sant Julià de Lòria': 7 },
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: {
      0: 'António José Manuel João Joaquim Carlos Fernando Domingos',
      1970: 'Paulo Rui Carlos Pedro João Nuno Luís Jorge Ricardo Sérgio Hélder',
      1992: 'Diogo Tiago Gabriel Daniel Rafael David Leandro Fábio Miguel Bruno',
    },
    female: {
      0: 'Maria Ana Rosa Conceição Fernanda Manuela Teresa Isabel',
      1970: 'Sandra Carla Paula Cristina Sónia Susana Elisabete Patrícia Ana Catarina',
      1992: 'Jessica Inês Beatriz Mariana Ana Catarina Diana Vanessa Cátia Soraia',
    },
    family: `Da_Silva Ferreira Pereira Fernandes Rodrigues Gonçalves Martins Gomes Lopes Alves Santos Sousa Carvalho Costa Ribeiro Pinto
      Teixeira Marques Mendes Monteiro`,
  },
  {
    // From France.
    share: 6,
    near: { 'La Massana': 9, Canillo: 9 },
    male: {
      0: 'Jean Michel Alain Bernard Daniel Jacques Pierre Gérard',
      1968: 'Christophe Philippe Olivier Frédéric Laurent Nicolas Stéphane Sébastien Vincent Julien',
      1990: 'Thomas Maxime Alexandre Antoine Quentin Lucas Hugo Romain Florian Théo',
    },
    female: {
      0: 'Françoise Monique Nicole Marie Michèle Jacqueline Annie Chantal',
      1968: 'Nathalie Sophie Isabelle Sandrine Stéphanie Céline Valérie Caroline Aurélie Virginie',
      1990: 'Marie Camille Laura Pauline Marion Manon Justine Chloé Mathilde Charlotte',
    },
    family:
      'Martin Bernard Thomas Petit Dubois Laurent Simon Michel Durand Moreau Roux Fournier Girard Vidal Fabre Marty Blanc Garnier',
  },
];
