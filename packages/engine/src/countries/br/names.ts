import type { Generations } from '../../model.ts';

/** Given names in Brazilian spelling (Antônio, Mônica), by birth year after the IBGE's "Nomes no Brasil". */
export const male: Generations = {
  0: `José Antônio João Francisco Manoel Raimundo Sebastião Pedro Geraldo Luiz Benedito Joaquim Severino Paulo Carlos Cícero
    Mário Osvaldo Nelson Domingos Walter Milton Jorge Vicente`,
  1950: `José Antônio João Luiz Carlos Francisco Paulo Pedro Raimundo Sebastião Jorge Geraldo Manoel Roberto Luís Nelson Valdir
    Edson José_Carlos Luiz_Carlos Paulo_Roberto Ademir Mauro Gilberto Hélio`,
  1965: `José Antônio João Carlos Luiz Francisco Paulo Marcos Marcelo Jorge Roberto Ricardo Sérgio Edson Márcio Fernando Luís
    Cláudio Alexandre Fábio Luciano Reginaldo Adilson Ronaldo Wilson Rogério Gilmar`,
  1978: `Marcelo Rodrigo Fábio José João Rafael Anderson Leandro Thiago Eduardo André Fernando Diego Ricardo Alexandre Luciano
    Felipe Tiago Daniel Adriano Cristiano Robson Carlos Marcos Gustavo Bruno Everton`,
  1988: `Lucas Bruno Felipe Rafael Gabriel Matheus Guilherme Gustavo Leonardo Thiago Pedro Vinícius João Daniel Diego Douglas
    Victor Caio Wesley Igor Jonathan Renan Alex Jéferson Luan Danilo Willian Maicon`,
  1998: `Gabriel Lucas Matheus João Guilherme Pedro Vitor Gustavo Felipe João_Pedro João_Vitor Leonardo Rafael Vinícius
    Pedro_Henrique Igor Davi Kauã Arthur Caio Samuel Daniel Bruno Luiz_Felipe Nicolas Luiz_Henrique Enzo Murilo`,
};

export const female: Generations = {
  0: `Maria Ana Francisca Antônia Josefa Raimunda Terezinha Rita Rosa Sebastiana Tereza Joana Benedita Luzia Geralda Maria_José
    Aparecida Lourdes Helena Alzira Neuza Isabel Iracema Odete`,
  1950: `Maria Ana Francisca Vera_Lúcia Marlene Terezinha Sônia Neide Maria_Aparecida Aparecida Maria_José Rita Antônia Marli
    Maria_de_Lourdes Regina Lúcia Fátima Elizabeth Sueli Neusa Tânia Célia Maria_de_Fátima`,
  1965: `Maria Ana Márcia Sandra Rosângela Cláudia Adriana Silvana Rita Sônia Eliane Simone Patrícia Luciana Rosa Ana_Paula
    Andréa Cristina Elaine Valéria Regina Kátia Mônica Denise Edna`,
  1978: `Ana_Paula Adriana Juliana Patrícia Fernanda Luciana Aline Vanessa Renata Fabiana Camila Cristiane Daniela Priscila
    Simone Michele Viviane Tatiane Elisângela Gisele Carolina Karina Débora Bruna Raquel`,
  1988: `Jéssica Amanda Bruna Camila Letícia Aline Larissa Mariana Juliana Natália Bianca Gabriela Vanessa Ana_Carolina Tainá
    Thaís Luana Rafaela Beatriz Daiane Karen Isabela Paloma Nathália Priscila`,
  1998: `Maria_Eduarda Ana_Clara Letícia Vitória Gabriela Beatriz Júlia Larissa Giovanna Isabela Mariana Ana_Beatriz Amanda
    Rafaela Ana_Júlia Maria_Clara Yasmin Sabrina Laura Lívia Eduarda Milena Emily Luana Maria_Luiza Sofia`,
};

/** Family names after the IBGE's census of 2022; `da Silva` and `Silva` are written apart. */
export const FAMILIES = `Silva:5 da_Silva:3.5 Santos:3.2 dos_Santos Oliveira Pereira Souza Lima Ferreira
  Costa Rodrigues Alves de_Oliveira de_Souza Ribeiro Gomes Carvalho Almeida
  Martins Araújo Barbosa Nascimento Rocha Fernandes Lopes Soares Vieira Dias Moreira Mendes Cardoso Batista Cavalcante Melo
  Castro Campos Monteiro Marques Freitas Andrade Teixeira Pinto Moura Nunes da_Costa Ramos Borges de_Lima Machado Cruz Santana
  Correia Reis Nogueira Barros Miranda Duarte Gonçalves Sousa Azevedo Guimarães Bezerra Tavares Cunha da_Rocha Farias Leite
  Medeiros Fonseca Xavier Coelho Aguiar Macedo Viana Rezende Siqueira Queiroz Peixoto do_Nascimento Moraes Amorim Assis Dantas
  Maciel Pimentel Pessoa Franco Brandão Magalhães Bastos Chaves Camargo Bueno Toledo Prado Furtado Lacerda Mesquita Portela
  Rangel Sales Serra Teles Torres Vargas Vasconcelos Barreto Braga Caldeira Carneiro de_Almeida de_Jesus Evangelista Figueira
  Gama Lemos Menezes Messias Padilha Paixão Pontes Quintana Salgado Trindade Neves Pires Simões Antunes Matos Figueiredo Paiva
  Pinheiro Sampaio Brito Esteves Maia Mota Neto Abreu Amaral Cabral Domingues Garcia Leal Leitão Loureiro Valente Vaz`;

/** Families from Italy and Germany, in the South mostly. */
export const SETTLERS = `Rossi Ferrari Schneider Müller Schmidt Bianchi Becker Weber Romano Costa Silva dos_Santos Pereira Martins
  Zanella Bortolini Dalla_Costa Fontana Conti Moretti Rizzo Ricci Colombo Marchetti Zanetti Pellegrini Battisti Schmitt Klein
  Hoffmann Wagner Schulz Hahn Kuhn Krüger Lange Kaiser Koch Schwarz Fischer Machado Vieira Rosa Souza`;

/** Families from Japan, in São Paulo and Paraná mostly. */
export const NIKKEI =
  'Tanaka Sato Yamamoto Nakamura Suzuki Watanabe Takahashi Kobayashi Ito Yoshida Yamada Matsumoto Hayashi Saito Inoue Kimura Mori Fujita';
