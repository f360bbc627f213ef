import { romanianNames } from '../../data/balkanNames.ts';
import type { NameFacts } from '../../model.ts';

/** The names of the people of San Marino; surnames of the register of families first, then those of the neighbouring Romagna. */
export const NAMES: readonly NameFacts[] = [
  {
    share: 93,
    male: {
      0: `Giuseppe Marino Luigi Antonio Giovanni Pietro Mario Domenico Secondo Primo Francesco Aldo Bruno Carlo Pio Vincenzo Sante Guido
        Agostino Dino Quinto Federico Settimio Remo`,
      1952: `Giuseppe Maurizio Marino Luigi Claudio Roberto Paolo Gian_Carlo Franco Stefano Pier_Marino Mario Antonio Sergio Fausto
        Giancarlo Valerio Loris Renzo Silvano Ivo Pasquale Gilberto Pietro`,
      1968: `Marco Andrea Massimo Stefano Roberto Davide Fabio Alessandro Luca Gian_Luca Maurizio Nicola Denis Mirko Cristian Matteo
        Gabriele Emanuele Ivan Claudio Filippo Danilo Loris Federico`,
      1984: `Marco Andrea Luca Matteo Alessandro Davide Michele Simone Nicola Federico Mattia Francesco Filippo Enrico Manuel Fabio
        Lorenzo Mirco Alex Danilo Gabriele Stefano Giacomo Elia`,
      1999: `Alessandro Lorenzo Matteo Mattia Nicolò Tommaso Filippo Francesco Luca Andrea Marco Gabriele Leonardo Giacomo Davide Pietro
        Samuele Riccardo Edoardo Simone Elia Diego Thomas Michele`,
    },
    female: {
      0: `Maria Rosa Giuseppina Teresa Anna Assunta Domenica Pasqua Marina Elena Agata Iole Ines Adele Bruna Clementina Lucia Celestina
        Nazzarena Santa Antonia Norina Ada Rina`,
      1952: `Maria Anna Marina Patrizia Rosanna Daniela Loredana Antonella Carla Gabriella Paola Luciana Marisa Donatella Fabiola Ivana
        Rita Milena Tiziana Giuliana Assunta Graziella Mirella Lina`,
      1968: `Paola Barbara Monica Simona Cristina Sabrina Alessandra Elena Laura Daniela Stefania Antonella Marina Federica Lorena
        Milena Valentina Roberta Michela Silvia Manuela Mara Denise Debora`,
      1984: `Elena Laura Valentina Giulia Sara Chiara Silvia Francesca Michela Elisa Martina Federica Alice Jessica Veronica Serena
        Ilaria Marianna Linda Erica Giorgia Monica Sabrina Agnese`,
      1999: `Giulia Martina Sofia Chiara Alice Sara Elisa Giorgia Anna Emma Matilde Aurora Beatrice Alessia Camilla Gaia Viola Noemi
        Margherita Nicole Asia Greta Caterina Irene`,
    },
    family: `Gasperoni:3.4 Guidi:2.8 Casadei:2.6 Rossi:2.4 Ceccoli:2.2 Zafferani:2 Conti:1.8 Zanotti:1.8 Selva:1.8 Valentini:1.7 Mularoni
      Bollini Stolfi Giardi Fabbri Muratori Ciavatta Righi Gatti Francini Michelotti Lonfernini Berti Beccari Bernardi Bacciocchi
      Benedettini Berardi Biordi Bianchi Bindi Bugli Busignani Canti Capicchioni Cardelli Casali Cecchetti Cenci Cesarini Chiaruzzi
      Colombini Crescentini Dall’Olmo Dolcini Fantini Felici Ferri Forcellini Fiorini Franciosi Fattori Galassi Gennari Ghiotti
      Giacomini Giancecchi Giannini Giulianelli Gobbi Gozi Grandoni Guerra Lazzarini Lividini Macina Maiani Marani Marchetti Mazza
      Menicucci Mina Montanari Morganti Morri Morolli Moroni Muccioli Nicolini Ottaviani Para Pasquali Pazzini Pedini Pelliccioni
      Podeschi Raschi Renzi Riccardi Ricci Rosti Rondelli Santi Santolini Savoretti Scarponi Semprini Serra Simoncini Sammarini
      Stacchini Suzzi_Valli Tamagnini Terenzi Toccaceli Toccacieli Tomassoni Tonnini Troina Ugolini Urbinati Vannucci Venturini Volpinari
      Zani Zavoli Zonzini Albani Amati Arzilli Barulli Belluzzi Bernacchia Bologna Bucci Camilli Carattoni Carlini Cervellini
      Cola Corbelli Cupioli Della_Balda Della_Valle De_Biagi De_Luigi Dominici Ercolani Faetanini Fagioli Filippi Foschi
      Frisoni Gai Gabellini Genghini Gianni Giorgetti Giusti Graziosi Guardigli Leardini Livi Magnani Malpeli Mancini Manzaroli Mariotti
      Martelli Masi Matteoni Meloni Mengozzi Moretti Nanni Neri Nanni_Berti Palmucci Pancotti Pignatta Poggiali Protti`,
  },
  { ...romanianNames, share: 4 },
  {
    // From Ukraine and Moldova.
    share: 3,
    male: { 0: 'Petro Mykola Ivan Vasyl', 1980: 'Andriy Oleksandr Serhiy Dmytro Vitaliy Maksym' },
    female: {
      0: 'Nina Halyna Maria Lyudmyla Olha',
      1980: 'Oksana Iryna Natalia Svitlana Tetiana Olena Yulia',
    },
    family:
      'Kovalenko Bondarenko Shevchenko Boyko Tkachenko Melnyk Kravchenko Oliynyk Savchuk Moroz Lysenko Rusu Ceban',
  },
];
