/** Given names as Brazilians spell them (Antônio, Mônica), common ones first; compounds last. */
export const brazilian = {
  male: `José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo
    Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson Ricardo
    Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio
    Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Douglas Igor Davi Manuel Jéferson Cícero Victor Miguel Robson
    Maurício Danilo Henrique Caio Reginaldo Joaquim Benedito Gilberto Marco Alan Nelson Cristiano Elias Wilson Valdir
    Emerson Luan David Renan Severino Fabrício Mauro Jonas Gilmar Jean Fabiano Wesley Diogo Adilson Jair Alessandro
    Everton Osvaldo Gilson Willian Joel Silvio Hélio Maicon Reinaldo Pablo Artur Heitor Arthur Bernardo Enzo Murilo
    João_Pedro João_Vitor Pedro_Henrique Luiz_Carlos José_Carlos Luiz_Fernando Carlos_Eduardo Paulo_Roberto`,
  female: `Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica
    Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Luana Rita Sônia Renata Eliane
    Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda
    Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daniele Regina Sara Isabela Fátima Viviane Priscila
    Michele Roberta Bianca Carolina Tatiane Sabrina Edna Thaís Sueli Helena Laura Alice Valéria Elisângela Carine Silvana
    Sílvia Cristina Cecília Isabel Teresa Marta Neuza Lorena Bárbara Rebeca Lívia Milena Eduarda Yasmin Manuela Sofia
    Valentina Heloísa Clara Ana_Paula Ana_Carolina Ana_Clara Ana_Beatriz Maria_Eduarda Maria_José Maria_de_Fátima
    Maria_Aparecida Maria_Clara Ana_Júlia Maria_Luiza Tânia Mônica Nathália Kátia Gisele Denise Flávia Paula Andressa`,
} as const;
