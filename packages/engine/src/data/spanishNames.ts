import type { Generations } from '../model.ts';
import { rankedNames } from './ranked.ts';

/** Names that Spanish-speaking America shares, by birth year, frequent ones first. A country puts its own in front. */
export const spanishNames = {
  male: {
    0: `José Juan Luis Carlos Jorge Pedro Manuel Víctor Julio Rafael Miguel Antonio Alberto Roberto Raúl Ramón Héctor Óscar
      Alfredo Enrique`,
    1955: `José Luis Carlos Jorge Juan_Carlos Víctor Eduardo Ricardo Fernando Miguel_Ángel Julio Óscar Héctor Raúl Mario Jaime
      Sergio Daniel Francisco Javier`,
    1972: `Carlos Juan_Carlos Luis José_Luis Fernando Javier Marco_Antonio Alejandro Eduardo Sergio Ricardo Daniel Miguel César
      Rodrigo Pablo Andrés Mauricio Iván Roberto`,
    1988: `Luis Carlos Diego Daniel Alejandro David Cristian Andrés Jonathan Sebastián Kevin Felipe Gabriel Pablo Nicolás Jorge
      Christian Fernando Juan_Pablo Sergio`,
    2000: `Sebastián Santiago Diego Daniel Nicolás Matías Alejandro Kevin Gabriel Samuel Joaquín Benjamín Martín Tomás Emiliano
      Mateo Ángel Lucas Felipe David`,
  },
  female: {
    0: `María Rosa Ana Carmen Teresa Blanca Julia Elena Gloria Olga Marta Alicia Luisa Margarita Elsa Juana Josefina Mercedes
      Yolanda Bertha`,
    1955: `María Ana_María Patricia Gloria Silvia Martha Rosa Carmen María_Elena Mónica Cecilia Luz Sandra Norma Beatriz Elizabeth
      Nancy Isabel Miriam Adriana`,
    1972: `Claudia Patricia Mónica Sandra Andrea Paola Verónica Adriana Carolina Lorena Alejandra Gabriela Marcela Diana Paula
      Karina Jessica Liliana Natalia Lucía`,
    1988: `Daniela Andrea Carolina Natalia Gabriela María_Fernanda Karen Laura Jessica Diana Paola Vanessa Valeria Stephanie
      María_José Camila Viviana Fernanda Tatiana Lucía`,
    2000: `Valentina Camila Sofía Daniela María_José Valeria Mariana Isabella Gabriela Natalia Paula Fernanda Antonella Lucía
      Victoria Martina Julieta Catalina Ariana Renata`,
  },
  family: `García Rodríguez González Hernández López Martínez Pérez Sánchez Ramírez Gómez Díaz Torres Flores Vargas Rojas
    Castro Ruiz Álvarez Fernández Jiménez Moreno Morales Ortiz Gutiérrez Romero Mendoza Herrera Medina Vásquez Reyes
    Castillo Ramos Cruz Guzmán Muñoz Suárez Aguilar Rivera Silva Chávez Delgado Vega Salazar Ortega Contreras Guerrero
    Campos Fuentes Cabrera Núñez Peña Soto Valencia Molina Mejía Cárdenas Ríos Sandoval Navarro Miranda Espinoza Acosta
    León Cortés Figueroa Carrillo Bravo Vera Ponce Domínguez Velásquez Méndez Rosales Salinas Ibarra Maldonado Valdez
    Escobar Cordero Pacheco Ávila Lara Juárez Quintero Rivas Arias Bautista Solís Mora Luna Ayala Padilla Montes Cervantes
    Gallardo Palacios Robles Serrano Santos Parra Duarte Paredes Villanueva Benítez Franco Zamora Montoya Orozco Trujillo
    Cáceres Escobedo Barrios Carrasco Sosa Rosas Toledo Arroyo Bustamante Tapia Osorio Leiva Marín Lozano Aguirre Correa
    Villalobos Rangel Estrada Vidal Andrade Alarcón Cisneros Lugo Olivares Alonso Blanco Gallegos Iglesias Bermúdez Lucero
    Nieto Pineda Quiroga Rubio Varela Zapata Zúñiga Guerra Calderón Galindo Saavedra Hidalgo Páez Moya Burgos Araya
    Santana Otero Ochoa Crespo Ferrer Ojeda Prieto Beltrán Vicente Del_Río Espinosa Esquivel Godoy Heredia Jara`,
} as const;

/** Joins generations: the country's own names first, then the shared ones. */
export function byGeneration(own: Generations, shared: Generations): Generations {
  return Object.fromEntries(
    Object.entries(own).map(([from, names]) => [from, rankedNames(names, shared[Number(from)] ?? '')]),
  );
}

/** Joins family names: those with shares first, then the others, without repetition. */
export function familyNames(own: string, shared: string): string {
  const known = new Set(own.split(/\s+/).map((entry) => entry.replace(/:.*/, '')));
  return rankedNames(
    own,
    shared
      .split(/\s+/)
      .filter((entry) => !known.has(entry))
      .join(' '),
  );
}
