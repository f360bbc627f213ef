/** Names that Portuguese-speaking countries share, common ones first. A country puts its own in front (`ranked`). */
export const portuguese = {
  male: `José João António Francisco Carlos Paulo Pedro Manuel Luís Miguel Rafael Fernando Jorge Ricardo Eduardo Alberto
    Daniel Sérgio André Bruno Rui Tiago Nuno Filipe Nelson Mário Joaquim Domingos Augusto Armando Vítor Hélder Gonçalo
    Henrique Afonso Duarte Rodrigo Gabriel Samuel David Simão Tomás Mateus Marcos Lucas Hugo Alexandre Diogo Artur
    Adriano Agostinho Alfredo Américo Aníbal Arlindo Artur_Jorge Bernardo Benjamim Celso Cláudio Custódio Edson Elias
    Emanuel Ernesto Estêvão Fábio Felisberto Feliciano Firmino Gaspar Germano Gilberto Guilherme Gustavo Humberto Inácio
    Isaías Ivo Jacinto Jaime Jerónimo Júlio Justino Lázaro Leonel Lourenço Luciano Marcelino Martinho Moisés Narciso Osvaldo
    Orlando Raul Roberto Salomão Salvador Sebastião Severino Silvestre Teodoro Valdemar Valentim Venâncio Xavier Zacarias
    Abel Abílio Adérito Aires Albino Álvaro Amadeu`,
  female: `Maria Ana Isabel Teresa Rosa Helena Luísa Joana Catarina Marta Sandra Paula Cristina Fernanda Carla Sónia
    Patrícia Sofia Beatriz Mariana Inês Sara Cláudia Susana Mónica Margarida Madalena Conceição Fátima Graça Lurdes
    Esperança Antónia Josefa Filomena Celeste Amélia Laura Julieta Palmira Olga Alice Alda Adelaide Adelina Albertina
    Alexandra Anabela Andreia Angelina Aurora Bárbara Benvinda Bianca Branca Carlota Carolina Celina Clara Clementina Cecília
    Daniela Delfina Diana Dulce Edite Elisa Elsa Emília Ermelinda Ester Eugénia Eva Felicidade Florinda Francisca Gabriela
    Georgina Glória Guilhermina Ilda Irene Ivone Jacinta Jéssica Judite Júlia Juliana Lídia Leonor Lina Lúcia Marcelina
    Márcia Matilde Natália Noémia Raquel Regina Rita Rosália Rute Sílvia Suzana Tânia Tatiana Teresinha Valéria Vanessa
    Verónica Vera Vitória Yara Zita`,
  family: `Silva Santos Ferreira Pereira Costa Oliveira Rodrigues Martins Fernandes Gonçalves Gomes Lopes Marques Alves
    Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho
    Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo
    Azevedo Freitas Henriques Magalhães Macedo Miranda Moura Nogueira Pacheco Paiva Pinheiro Queirós Sampaio Sequeira
    Barros Brito Borges Campos Duarte Esteves Faria Guerra Leite Lima Maia Melo Morais Mota Nascimento Neto Andrade Abreu
    Amaral Baptista Batista Bento Branco Cabral Domingues Dias Franco Garcia Leal Leitão Loureiro Medeiros Peixoto Sousa
    Torres Valente Vaz Vicente Xavier`,
} as const;
