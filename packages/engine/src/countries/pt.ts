import { sealMod97 } from '../checksum/mod97.ts';
import { sealed } from '../draw/picture.ts';
import type { Write } from '../model.ts';
import { ptCc } from '../validators/ptCc.ts';
import { ptNib } from '../validators/ptNib.ts';
import { ptNif } from '../validators/ptNif.ts';
import { ptNipc } from '../validators/ptNipc.ts';
import { ptNiss } from '../validators/ptNiss.ts';
import { certified, country, pictured } from './declare.ts';

export const pt = country({
  code: 'pt',
  name: 'Portugal',
  alpha3: 'PRT',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Portuguese Português Portuguesa Portugueses Portugais República_Portuguesa Portuguese_Republic
    Lusitania Luso portugais`,
  names: {
    // The mother's surname stands before the father's.
    order: '{given} {family2} {family}',
    last: '{family2} {family}',
    male: `João José António Manuel Carlos Pedro Luís Paulo Francisco Rui Miguel Jorge Ricardo Tiago Nuno
      Bruno Fernando Diogo Daniel André Rafael Joaquim Hugo David Vítor Mário Sérgio Gonçalo Fábio Filipe
      Duarte Rodrigo Tomás Afonso Martim Gabriel Santiago Guilherme Lourenço Dinis Marco Alexandre Eduardo
      Alberto Armando Domingos Vasco Gil Simão Salvador Leonardo Henrique Bernardo Samuel Hélder Nelson
      Artur Augusto Álvaro Américo Adriano Abel Abílio Albino Alfredo Amadeu Aníbal Arlindo Belmiro Celso
      César Cristiano Custódio Edgar Emanuel Ernesto Fausto Flávio Frederico Gaspar Germano Gustavo Horácio
      Ivo Jaime Joel Júlio Leandro Lucas Márcio Marcelo Mateus Matias Mauro Orlando Óscar Raul Renato Rúben
      Telmo Valter`,
    female: `Maria Ana Marta Catarina Joana Inês Sofia Sandra Carla Isabel Paula Cristina Patrícia Beatriz
      Mariana Sara Teresa Helena Susana Mónica Cláudia Rita Andreia Vera Filipa Diana Daniela Carolina
      Leonor Matilde Francisca Margarida Rosa Fátima Conceição Lurdes Fernanda Manuela Luísa Alice Laura
      Lara Clara Benedita Madalena Bárbara Bruna Raquel Rute Sílvia Sónia Tânia Telma Vanessa Marisa Liliana
      Elisabete Anabela Graça Olga Célia Dulce Ermelinda Esmeralda Eva Glória Graciete Irene Ivone Júlia
      Lídia Lúcia Lucinda Marlene Natália Natércia Noémia Odete Palmira Piedade Rosária Aurora Alexandra
      Adelaide Albertina Alda Amélia Ângela Antónia Arminda Augusta Aurélia Camila Carmo Cecília Celeste
      Constança Débora Deolinda Emília Ema`,
    family: `Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes
      Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira
      Monteiro Cardoso Rocha Raposo Neves Coelho Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca
      Machado Araújo Barbosa Tavares Lourenço Castro Figueiredo Azevedo Freitas Magalhães Henriques Lima
      Guerreiro Baptista Pinheiro Faria Miranda Barros Morais Nogueira Esteves Anjos Campos Mota Andrade
      Brito Sá Nascimento Leite Abreu Borges Melo Vaz Pinho Vicente Gaspar Assunção Maia Moura Valente
      Domingues Garcia Carneiro Loureiro Neto Amaral Branco Leal Pacheco Macedo Paiva Matias Amorim Torres
      Duarte Bastos Botelho Cabral Caetano Caldeira Camacho Cordeiro Damas Dias Diniz Dores Estrela Falcão
      Félix Ferraz Fialho Filipe Franco Furtado Galvão Godinho Gouveia Graça Guedes Guimarães Jesus Jorge
      Leitão Lemos Louro Luz Madeira Medeiros Meireles Mesquita Moniz Morgado Negrão Paixão Patrício Paulino
      Pedrosa Pimenta Pimentel Queirós Quintas Rebelo Rego Resende Rosa Salgado Salvador Sampaio Saraiva
      Seabra Sequeira Serra Serrano`,
  },
  places: {
    // `code` is the mark of the district in driving licences, `area` the start of its landlines.
    columns: 'city region zone code area lat lon',
    rows: `
      Lisboa|Lisboa|1[0-9]00-[0-3]##|L|213|38.7167|-9.1333
      Porto|Porto|4000-[0-5]##,4100-[0-4]##,4200-[0-5]##,4300-[0-4]##|P|222|41.1496|-8.6110
      Vila Nova de Gaia|Porto|4400-[0-5]##,4430-[0-4]##|P|223|41.1240|-8.6124
      Amadora|Lisboa|2700-[0-7]##,2720-[0-4]##|L|214|38.7538|-9.2308
      Braga|Braga|4700-[0-3]##,4710-[0-3]##,4715-[0-3]##|BR|253|41.5503|-8.4200
      Coimbra|Coimbra|3000-[0-4]##,3030-[0-3]##|C|239|40.2056|-8.4195
      Funchal|Madeira|9000-[0-6]##,9050-[0-4]##|M|291|32.6657|-16.9255
      Setúbal|Setúbal|2900-[0-5]##,2910-[0-4]##|SE|265|38.5244|-8.8882
      Almada|Setúbal|2800-[0-5]##|SE|212|38.6790|-9.1569
      Matosinhos|Porto|4450-[0-2]##|P|229|41.1821|-8.6891
      Odivelas|Lisboa|2675-[2-6]##|L|219|38.7927|-9.1838
      Guimarães|Braga|4800-[0-4]##,4810-[0-5]##|BR|253|41.4425|-8.2918
      Aveiro|Aveiro|3800-[0-3]##,3810-[0-2]##|AV|234|40.6443|-8.6455
      Leiria|Leiria|2400-[0-4]##,2410-[0-3]##|LE|244|39.7436|-8.8071
      Faro|Faro|8000-[0-4]##,8005-[1-4]##|FA|289|37.0194|-7.9322
      Évora|Évora|7000-[5-9]##|E|266|38.5667|-7.9000
      Viseu|Viseu|3500-[0-2]##|VI|232|40.6566|-7.9125
      Barreiro|Setúbal|2830-[0-4]##|SE|212|38.6631|-9.0724
      Viana do Castelo|Viana do Castelo|4900-[3-8]##|VC|258|41.6932|-8.8329
      Ponta Delgada|Açores|9500-[0-7]##|A|296|37.7394|-25.6687`,
  },
  roads: `Rua_da_Liberdade Rua_25_de_Abril Rua_da_Igreja Avenida_da_República Rua_de_Santo_António Rua_do_Comércio Rua_Direita
    Rua_das_Flores Rua_Luís_de_Camões Avenida_da_Liberdade Rua_da_Escola Rua_5_de_Outubro Rua_do_Sol Rua_Nova
    Rua_Almirante_Reis Travessa_do_Carmo Largo_da_Sé Praça_da_República Rua_São_João Rua_da_Fonte Rua_Vasco_da_Gama
    Rua_Gago_Coutinho Rua_Fernando_Pessoa Rua_Eça_de_Queirós Rua_Alexandre_Herculano Rua_Dom_Afonso_Henriques
    Avenida_Infante_Dom_Henrique Rua_do_Moinho Rua_dos_Bombeiros_Voluntários Rua_da_Alegria Rua_Padre_Cruz Rua_Egas_Moniz
    Beco_do_Forno Calçada_da_Estrela Estrada_Nacional`,
  street: '({road} {1-180}|{road} {1-120}, {1-9}.º (Esq.|Dto.|A|B))',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+351 9[1236]# ### ###',
  landline: '+351 {place.area} ### ###',
  banks: {
    columns: 'bank bic code',
    rows: `
      Caixa Geral de Depósitos|CGDIPTPL|0035
      Millennium bcp|BCOMPTPL|0033
      Santander|TOTAPTPL|0018
      novobanco|BESCPTPL|0007
      Banco BPI|BBPIPTPL|0010
      Banco Montepio|MPIOPTPL|0036
      Crédito Agrícola|CCCMPTPL|0045
      ActivoBank|ACTVPTPL|0023
      Banco CTT|CTTVPTPL|0193
      Bankinter|BKBKPTPL|0269
      EuroBic|BPNPPTPL|0079`,
  },
  account: { label: 'Número de conta', make: (random) => random.digits(3) && random.digits(11) },
  bban: { write: byAccount('{bank.code}0{3#}{11#}00') },
  cards: 'visa mastercard maestro amex',
  wallets: 'MB_WAY',
  firms: {
    forms: 'Lda. Unipessoal_Lda. S.A.',
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner}|{founder} & Filhos|Irmãos {founder}), {form}',
  },
  income: [1000, 3500],
  fields: {
    id: certified(ptCc, 'Cartão de Cidadão', {
      synonyms: ['cartão de cidadão', 'bilhete de identidade'],
    }),
    passport: pictured('Número de passaporte', 'C[A-H]######', { synonyms: ['passaporte'] }),
    licence: pictured('Carta de condução', '{place.code}-%###### #', {
      synonyms: ['carta de condução'],
    }),
    tax: certified(ptNif, 'NIF', { synonyms: ['contribuinte', 'número de contribuinte'] }),
    vat: certified(ptNif, 'NIF (IVA)', {
      synonyms: ['iva'],
      make: (_, p) => `PT${p.read('tax')}`,
    }),
    ssn: certified(ptNiss, 'NISS', { synonyms: ['segurança social'] }),
    health: pictured('Número de utente SNS', '[1-4]########', { synonyms: ['utente', 'sns'] }),
    nib: certified(ptNib, 'NIB', {
      write: byAccount('{bank.code} 0{3#} {11#} 00'),
    }),
    bankcode: pictured('Código do banco', '{bank.code}'),
    branch: { label: 'Balcão', make: (_, p) => `0${p.dice('account').digits(3)}` },
    // The reference's last digits check entity and amount; the rule is the acquirer's own.
    entidade: pictured('Entidade Multibanco', '[12]####', { group: 'payment' }),
    multibanco: pictured('Referência Multibanco', '### ### ###', { group: 'payment' }),
    merchant: pictured(
      'Comerciante',
      '(Padaria|Farmácia|Livraria|Café|Talho|Pastelaria|Óptica|Florista|Restaurante|Supermercado) {founder}',
      {},
    ),
    plate: pictured('Matrícula', '[A-C][A-Z]-##-[A-Z][A-Z]'),
  },
  company: {
    registration: certified(ptNipc, 'NIPC'),
    vat: certified(ptNipc, 'NIPC (IVA)', { make: (_, p) => `PT${p.read('registration')}` }),
  },
  presets: [
    {
      key: 'mbway',
      name: 'MB WAY',
      rows: [
        ['Ordenante', 'name'],
        ['Telemóvel', 'phone'],
        ['Banco', 'bank'],
        ['Destinatário', 'payee.name'],
        ['Telemóvel do destinatário', 'payee.phone'],
        ['Montante', 'amount'],
        ['Moeda', 'currency'],
        ['Operação', 'txn'],
        ['Data', 'date'],
      ],
    },
    {
      key: 'multibanco',
      name: 'Pagamento Multibanco',
      rows: [
        ['Comerciante', 'company.name'],
        ['NIPC', 'company.registration'],
        ['Entidade', 'entidade'],
        ['Referência', 'multibanco'],
        ['Montante', 'amount'],
        ['Moeda', 'currency'],
        ['Cliente', 'name'],
        ['Data', 'date'],
      ],
    },
  ],
});

/** Bank, branch, account and check digits from the account's own stream, so that every field reads the same. */
function byAccount(pattern: string): Write {
  const write = sealed(pattern, sealMod97);
  return (out, at, _, p) => write(out, at, p.dice('account'), p);
}
