import type { NameFacts } from '../../model.ts';

const MALE = {
  0: `Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Michele
    Giorgio Aldo Sergio Luciano Renato Gino Enzo Ugo Guido Dino Umberto Alfredo`,
  1950: `Giuseppe Antonio Giovanni Francesco Mario Roberto Luigi Salvatore Paolo Vincenzo Pietro Franco Maurizio Claudio Carlo
    Giorgio Sergio Angelo Domenico Michele Massimo Stefano Renato Fabrizio Luciano Mauro Walter Gianni Enrico Alberto`,
  1964: `Marco Giuseppe Roberto Antonio Massimo Stefano Fabio Andrea Maurizio Paolo Francesco Claudio Alessandro Luca Giovanni
    Fabrizio Mauro Salvatore Luigi Gianluca Davide Vincenzo Alberto Daniele Mario Enrico Cristiano Walter Riccardo Carlo`,
  1977: `Marco Andrea Luca Francesco Alessandro Giuseppe Antonio Stefano Fabio Davide Matteo Daniele Roberto Simone Salvatore
    Michele Giovanni Cristian Paolo Massimiliano Gianluca Emanuele Mirko Ivan Nicola Domenico Riccardo Alessio Valerio Danilo`,
  1989: `Marco Andrea Luca Francesco Matteo Alessandro Davide Simone Giuseppe Antonio Daniele Lorenzo Federico Stefano Mattia
    Riccardo Gabriele Nicola Emanuele Giovanni Alessio Salvatore Michele Fabio Giacomo Filippo Dario Tommaso Christian Vincenzo`,
  2000: `Francesco Alessandro Andrea Matteo Lorenzo Gabriele Mattia Luca Davide Riccardo Leonardo Simone Federico Marco Giuseppe
    Tommaso Antonio Giovanni Alessio Samuele Filippo Edoardo Pietro Giacomo Nicolò Diego Emanuele Christian Daniele Jacopo`,
};

const FEMALE = {
  0: `Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta Carla Elena Concetta Rita
    Margherita Franca Luisa Lina Adriana Bruna Iolanda Liliana Vincenza Gina Assunta Elsa Ida Silvana`,
  1950: `Maria Anna Rosa Angela Giuseppina Carla Giovanna Antonietta Teresa Patrizia Rita Luisa Franca Paola Daniela Lucia Laura
    Maria_Teresa Mirella Marisa Donatella Gabriella Graziella Antonella Silvana Loredana Elisabetta Luciana Ornella Silvia`,
  1964: `Maria Anna Paola Antonella Laura Patrizia Barbara Daniela Stefania Cristina Sabrina Monica Elena Roberta Claudia
    Francesca Simona Rosa Alessandra Lucia Manuela Rita Tiziana Angela Silvia Katia Loredana Raffaella Nadia Sonia`,
  1977: `Maria Francesca Elena Chiara Silvia Laura Valentina Sara Paola Barbara Monica Simona Alessandra Federica Claudia Anna
    Elisa Cristina Daniela Roberta Michela Manuela Ilaria Katia Stefania Veronica Serena Eleonora Marta Debora`,
  1989: `Francesca Giulia Valentina Chiara Federica Sara Martina Silvia Elisa Laura Alessia Elena Maria Ilaria Eleonora Jessica
    Serena Roberta Giorgia Arianna Veronica Claudia Marta Alessandra Anna Erika Michela Alice Debora Noemi`,
  2000: `Giulia Martina Chiara Sara Alessia Francesca Giorgia Sofia Elena Aurora Alice Anna Elisa Federica Beatrice Gaia Arianna
    Matilde Giada Noemi Camilla Ilaria Emma Ginevra Valentina Rebecca Greta Marta Viola Ludovica`,
};

const names = { male: MALE, female: FEMALE };

/**
 * The names of the communities of Italy. Given names by decade: Istat; surnames by telephone directories, by
 * region.
 */
export const NAMES: readonly NameFacts[] = [
  {
    share: 70,
    near: { Campania: 35, Sicilia: 35, Sardegna: 25, Veneto: 45, 'Friuli-Venezia Giulia': 50, Lombardia: 55 },
    ...names,
    family: `Rossi Russo Ferrari Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini
      Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo
      Gentile Martinelli Vitale Lombardo Serra Coppola De_Santis D'Angelo Marchetti Parisi Villa Conte Ferraro Ferri Fabbri
      Bianco Marini Grasso Valentini Messina Sala De_Angelis Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli
      Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri
      Bernardi Martino Fiore De_Rosa Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani
      Pagano Ruggiero Sorrentino D'Amico Orlando Negri Olivieri Molinari Alberti Piazza Moro Pace Marchi Fiori Ruggeri Bassi
      Catalano Guidi Bruni Rota Poli Valente Ventura Napolitano Perrone Marra Sacco Bellucci Aiello Grosso Pozzi Lupo Villani
      Leoni Casali Zani Manfredi Barbato Donato Ferrante Pastore Salvi Motta Castelli Rosa Franco Viola Ferro`,
  },
  {
    // Naples and around.
    share: 4,
    near: { Campania: 62 },
    ...names,
    family: `Esposito:10 Russo Romano Coppola De_Luca Rossi Greco Ferrara Marino Bruno Amato Sorrentino Caputo De_Rosa Palumbo
      Iovine Capasso Iodice Cirillo Napolitano Ruggiero D'Angelo Ascione Cozzolino Liguori Savarese Gargiulo Scognamiglio
      Improta Maisto Guarino Auriemma De_Simone Pagano Castaldo`,
  },
  {
    share: 4,
    near: { Sicilia: 62 },
    ...names,
    family: `Russo Messina Lombardo Caruso Marino Rizzo Grasso Greco Romano Parisi Amato Puglisi La_Rosa Costa Vitale Arena
      Pappalardo Bruno Catalano Randazzo Ferrara D'Amico Giuffrida Torrisi Leonardi Di_Stefano Cannizzaro Lo_Presti Scuderi
      Di_Mauro Licata Cardella Cusumano Spampinato Zappalà`,
  },
  {
    share: 1.5,
    near: { Sardegna: 73 },
    ...names,
    family: `Sanna Piras Melis Serra Lai Murgia Carta Meloni Mura Pinna Cocco Deiana Puddu Loi Congiu Usai Cau Floris
      Porcu Fadda Manca Pilia Mameli Orrù Atzori Secci Casu Contu Deidda Zedda`,
  },
  {
    share: 3,
    near: { Veneto: 44, 'Friuli-Venezia Giulia': 38 },
    ...names,
    family: `Furlan Zanella Vianello Boscolo Trevisan Marchetto Zanetti Baldan Dal_Corso Pavan Favaro Schiavon Zanin Busato Rigo
      Bortolato Zambon Basso Carraro Scarpa Gasparini Zorzi Bergamin Fabris Cappelletto Visentin Bertoncello Tonello Righetto
      Kravos Cossutta`,
  },
  {
    share: 3,
    near: { Lombardia: 32 },
    ...names,
    family: `Colombo:8 Brambilla Ferrario Fumagalli Galbiati Cattaneo Villa Sala Riva Rota Redaelli Mauri Casati Crippa Pozzi
      Beretta Bonetti Ghezzi Perego Locatelli Invernizzi Maggioni Oldani Zanoletti Radaelli Vismara Cazzaniga Sironi`,
  },
  {
    // From Romania.
    share: 3,
    origins: ['Z129'],
    near: { Sicilia: 1, Sardegna: 1, Campania: 1 },
    male: {
      0: 'Ion Gheorghe Vasile Constantin Nicolae Mihai Dumitru',
      1975: 'Alexandru Andrei Cristian Marian Adrian Ionut Florin Daniel Bogdan Razvan Stefan',
    },
    female: {
      0: 'Maria Elena Ioana Ana Floarea Viorica Aurelia',
      1975: 'Mihaela Andreea Cristina Alina Simona Ioana Daniela Gabriela Elena Roxana Nicoleta',
    },
    family:
      'Popa Popescu Rusu Munteanu Ciobanu Stan Dumitru Ionescu Lupu Stoica Matei Moldovan Radu Marin Constantin Ungureanu',
  },
  {
    // From Morocco, Tunisia and Egypt.
    share: 2.5,
    origins: ['Z330', 'Z330', 'Z336', 'Z352'],
    near: { Sardegna: 0.7, Campania: 1 },
    male: {
      0: 'Mohamed Ahmed Hassan Abdelkader Mustapha Said',
      1975: 'Mohamed Youssef Omar Karim Rachid Ahmed Amine Adil Hamza Ibrahim Mehdi',
    },
    female: {
      0: 'Fatima Khadija Aicha Zohra Malika',
      1975: 'Fatima Samira Nadia Hanane Naima Sara Yasmine Salma Karima Amina Imane',
    },
    family:
      'El_Amrani Alaoui Bennani Fathi Haddad Ben_Ali Trabelsi Hassan Mohamed Ibrahim Chaoui El_Idrissi Mansouri Ouali Naciri',
  },
  {
    // From China.
    share: 1,
    origins: ['Z210'],
    near: { Toscana: 6, Lombardia: 1.5, Sicilia: 0.3, Sardegna: 0.3 },
    male: {
      0: 'Guangming Jianguo Wei Yong Xiaoming Zhong',
      1990: 'Marco Luca Andrea Alessandro Matteo Davide Kevin Francesco',
    },
    female: {
      0: 'Xiaoli Meiling Lihua Yan Xiaofen Qin',
      1990: 'Giulia Sofia Elisa Angela Lucia Jessica Emma Silvia',
    },
    family: 'Hu Chen Wang Zhou Lin Wu Zhang Zheng Liu Li Ye Jin Xu Pan Huang',
  },
];
