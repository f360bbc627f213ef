/** Names that Spanish-speaking America shares, common ones first. A country puts its own in front (`ranked`). */
export const spanish = {
  male: `José Juan Luis Carlos Jorge Miguel Francisco Jesús Pedro Antonio Manuel Alejandro Roberto Fernando Daniel Ricardo
    Eduardo Javier Rafael Juan_Carlos José_Luis Mario Raúl Sergio Víctor Andrés Diego Óscar Ramón Enrique Héctor César
    Alberto Martín Pablo David Guillermo Arturo Jaime Gerardo Gabriel Alfredo Marco_Antonio Rubén Armando Felipe Julio
    Ernesto Salvador Alfonso Rodrigo Hugo Gustavo Iván Ángel Cristian Santiago Sebastián Nicolás Joaquín Mauricio Ignacio
    Adrián Esteban Tomás Emilio Gonzalo Christian Jonathan Kevin Mateo Matías Benjamín Leonardo Marcos Samuel Josué Ismael
    Domingo Vicente Lorenzo Agustín Álvaro Ángel_Gabriel Bruno Fabián Edgar Omar Wilson Orlando Germán Rolando Marcelo
    Patricio Alexis Franco Simón Gilberto Rodolfo Abel Adolfo Mariano Néstor Hernán Lucas Maximiliano Moisés Elías
    Juan_Pablo Juan_José José_Antonio Luis_Alberto Jorge_Luis Miguel_Ángel José_Manuel Carlos_Alberto Julio_César
    Luis_Fernando Juan_Manuel Víctor_Manuel Luis_Enrique Diego_Alejandro`,
  female: `María Ana Rosa Patricia Carmen Gabriela Claudia Andrea Laura Verónica Silvia Mónica Sandra Alejandra Adriana
    Elizabeth Martha Teresa Margarita Isabel Guadalupe Gloria Carolina Daniela Paola Diana Lucía Beatriz Cecilia Mariana
    Natalia Valeria Fernanda Sofía Karina Norma Julia Elena Alicia Lorena Yolanda Graciela Susana Victoria Blanca Juana
    Marcela Liliana Camila Valentina Ana_María Rosa_María María_Elena María_José María_Fernanda María_Teresa
    María_del_Carmen María_Luisa María_Isabel Luisa Irma Esther Leticia Rocío Angélica Viviana Ximena Paula Mercedes Luz
    Esperanza Antonia Josefina Consuelo Raquel Miriam Lourdes Pilar Sara Rebeca Emilia Isabella Renata Regina Martina
    Catalina Jimena Brenda Vanessa Karen Jessica Fabiola Nancy Ruth Olga Rosario Dolores Amanda Antonella Micaela Ángela
    Cristina Bárbara Magdalena Inés Amalia Ivonne Tatiana Mirta Noemí Estela Nora Delia Elsa Marina Celeste Julieta
    Abril Ana_Paula María_Victoria Ana_Lucía`,
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
