import { sealMod97, withMod97 } from '../checksum/mod97.ts';
import { sikh } from '../data/emigrantNames.ts';
import { PT } from '../data/ibanLayouts.ts';
import { portuguese } from '../data/languages/portuguese.ts';
import { BILL_PAYMENT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut, SHOPS } from '../data/sectors.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { grouped } from '../kernel/text.ts';
import { ccOf, ptCc } from '../validators/ptCc.ts';
import { ptNib } from '../validators/ptNib.ts';
import { nifDigit, ptNif } from '../validators/ptNif.ts';
import { ptNipc } from '../validators/ptNipc.ts';
import { ptNiss } from '../validators/ptNiss.ts';
import { certified, country, pictured } from './declare.ts';
import { multibancoDigits } from './pt/multibanco.ts';
import { series } from './series.ts';

/** Until 2020 plates had no K, W and Y. */
const LETTERS = '[A-JL-VXZ][A-JL-VXZ]';

export const pt = country('pt', () => ({
  name: 'Portugal',
  alpha3: 'PRT',
  paydays: [[31], [25]],
  // Five years.
  passports: [365, 1825],
  currency: 'EUR',
  ips: '85.240-247',
  gs1: '560',
  holidays: '0101 E-2 E+1 0425 0501 0610 E+60 0815 1005 1101 1201 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'pt', zone: 'Europe/Lisbon' },
  economy: {
    vat: { usual: 23, food: 6 },
    deductions: { social: 11, tax: 17 },
    extraPay: '6-30:100 12-15:100',
    tenure: { rent: 24, loan: 36 },
    shops: { card: 32, wallet: 33 },
  },
  words: {
    exonyms: `portugiesisch portugués Portugalia Portugalii portugalski portugalska portugalskie portugalskich portoghese
      portoghesi Portugees Portugese Portekiz Portekizli Bồ_Đào_Nha`,
    scripts: `ポルトガル 葡萄牙 포르투갈 البرتغال برتغالي~ पुर्तगाल Португали^ Португалі^ португальск~ португальськ~ Ureno Mreno`,
    women: 'Portugiesin Portugiesinnen Portugalka Portugalki',
    places: `Lisboa=リスボン|里斯本|리스본|لشبونة|लिस्बन|Лиссабон+|Лісабон+|Lizbona|Lizbony|Lizbon|Lissabonner|lisboeta|lisboetas
      ; Porto=ポルト|波尔图|포르투|portuense`,
  },
  aliases: `Portuguese Português Portuguesa Portugueses Portugais República_Portuguesa Portuguese_Republic
    Lusitania Luso portugais`,
  ages: '9.5 13.5 15.5 18 17 14.5 12.5',
  life: {
    pensionPay: { days: [8] },
    studies: 45,
    retires: 66,
    // Half have less than 462, one in twenty more than 1,685 (Banco de Portugal, Boletim Económico, December 2025).
    pays: [340, 1690],
    institutions: `
      pension Centro Nacional de Pensões
      fire Bombeiros {town}
      university@Lisboa+Amadora+Odivelas Universidade de Lisboa
      university@Porto+Vila_Nova_de_Gaia+Matosinhos Universidade do Porto
      university@Braga+Guimarães Universidade do Minho
      university@Coimbra+Aveiro+Évora Universidade de {town}
      university@Funchal Universidade da Madeira
      university@Setúbal+Barreiro Instituto Politécnico de Setúbal
      university@Almada Universidade NOVA de Lisboa
      university@Leiria+Viseu+Viana_do_Castelo Instituto Politécnico de {town}
      university@Faro Universidade do Algarve
      university@Ponta_Delgada Universidade dos Açores
      hospital (Hospital|ULS) {town}
      police PSP {town}`,
  },
  language: portuguese,
  sources: 'INE 2024 and Censos 2021, surnames by SPIE; banks by their reports',
  names: [
    {
      // The mother's surname precedes the father's.
      order: '{given} {family2} {family}',
      last: '{family2} {family}',
      share: 89,
      near: { Lisboa: 82, Setúbal: 85, Faro: 82 },
      male: {
        0: `José Manuel António João Joaquim Francisco Fernando Carlos Luís Domingos Armando Mário Américo Jorge Alberto Augusto
          Abílio Adelino Albino Alfredo Amadeu Aníbal Arlindo Custódio Horácio`,
        1955: `José António João Carlos Manuel Luís Paulo Fernando Jorge Rui Pedro Vítor Francisco Mário Joaquim Miguel Alberto
          Armando Eduardo Artur Henrique Raul Hélder Álvaro Orlando`,
        1973: `Pedro João Nuno Ricardo Paulo Rui Bruno Carlos Hugo Miguel Luís Tiago José Filipe André Jorge Sérgio Nelson Marco
          Hélder António Vítor Fernando Daniel Telmo`,
        1987: `João Tiago Pedro André Diogo Fábio Ricardo Luís Rui Daniel Miguel Bruno José Gonçalo Rúben David Filipe Nuno
          Francisco Rafael Carlos Hugo Joel Márcio Emanuel`,
        1998: `João Diogo Pedro Miguel Tiago Francisco Gonçalo Rodrigo Tomás Rafael Afonso Guilherme Bernardo Duarte Daniel Martim
          Gabriel Bruno Henrique Simão André David Luís Leonardo Vasco`,
      },
      female: {
        0: `Maria Ana Rosa Emília Alice Isabel Teresa Deolinda Conceição Fernanda Lurdes Glória Adelaide Amélia Celeste Beatriz
          Ermelinda Graciete Irene Lucinda Palmira Piedade Natália Odete Aurora`,
        1955: `Maria Ana Isabel Fernanda Paula Teresa Fátima Rosa Cristina Anabela Lurdes Graça Manuela Helena Conceição Luísa
          Olga Dulce Elisabete Célia Alda Margarida Madalena Eduarda Alexandra`,
        1973: `Sónia Ana Carla Susana Sandra Marta Cláudia Maria Patrícia Mónica Vera Paula Joana Rita Tânia Catarina Elisabete
          Sílvia Filipa Cristina Liliana Andreia Raquel Vanessa Marisa`,
        1987: `Ana Joana Andreia Inês Catarina Sara Cátia Diana Daniela Rita Marta Tânia Mariana Filipa Patrícia Vanessa Sofia
          Raquel Liliana Cláudia Débora Bruna Maria Carolina Telma`,
        1998: `Maria Ana Beatriz Mariana Carolina Inês Leonor Matilde Sofia Margarida Catarina Francisca Rita Joana Marta Sara
          Daniela Lara Madalena Laura Bárbara Alice Constança Bruna Eva`,
      },
      family: `Silva:9.4 Santos:5.9 Ferreira:5.3 Pereira:4.9 Oliveira:3.7 Costa:3.7 Rodrigues:3.6 Martins:3.2 Jesus:3 Sousa:3
        Fernandes:2.8 Gonçalves:2.8 Gomes:2.6 Lopes:2.5 Marques:2.5 Alves:2.4 Almeida:2.3 Ribeiro:2.3 Pinto:2.1 Carvalho:2
        Teixeira:1.7 Moreira:1.5 Correia:1.5 Mendes:1.4 Nunes:1.3 Soares:1.3 Vieira:1.2 Monteiro Cardoso Rocha Raposo Neves
        Coelho Cruz Cunha Pires Ramos Reis Simões Antunes Matos Fonseca Machado Araújo Barbosa Tavares Lourenço Castro
        Figueiredo Azevedo Freitas Magalhães Henriques Lima Guerreiro Baptista Pinheiro Faria Miranda Barros Morais Nogueira
        Esteves Anjos Campos Mota Andrade Brito Sá Nascimento Leite Abreu Borges Melo Vaz Pinho Vicente Gaspar Assunção Maia
        Moura Valente Domingues Garcia Carneiro Loureiro Neto Amaral Branco Leal Pacheco Macedo Paiva Matias Amorim Torres
        Duarte Bastos Botelho Cabral Caetano Caldeira Camacho Cordeiro Dias Diniz Estrela Falcão Félix Ferraz Fialho Filipe
        Franco Furtado Galvão Godinho Gouveia Graça Guedes Guimarães Jorge Leitão Lemos Louro Luz Madeira Medeiros Meireles
        Mesquita Moniz Morgado Paixão Patrício Paulino Pedrosa Pimenta Pimentel Queirós Quintas Rebelo Rego Resende Rosa
        Salgado Salvador Sampaio Saraiva Seabra Sequeira Serra Serrano`,
    },
    {
      // From Brazil.
      order: '{given} {family2} {family}',
      last: '{family2} {family}',
      share: 6,
      near: { Lisboa: 8, Braga: 8, Setúbal: 8, Açores: 2 },
      male: {
        0: 'José Antônio Francisco Carlos Paulo Luiz Roberto Sebastião Sérgio Jorge Edson',
        1978: 'Rafael Rodrigo Thiago Leandro Marcelo Wesley Fábio Diego Felipe Anderson Gustavo Lucas Bruno',
        1996: 'Lucas Gabriel Matheus Guilherme Vinícius Pedro_Henrique João_Vitor Felipe Gustavo Kauã Igor',
      },
      female: {
        0: 'Maria Francisca Antônia Márcia Vera Sônia Rosângela Aparecida Célia Regina',
        1978: 'Juliana Fernanda Adriana Patrícia Camila Luciana Aline Renata Vanessa Priscila Jéssica Tatiane',
        1996: 'Larissa Letícia Amanda Gabriela Júlia Bruna Thaís Isabela Yasmin Rayssa Vitória Ana_Clara',
      },
      family: `Silva:14 Santos:9 Oliveira:7 Souza:6 Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Alves Carvalho Araújo
        Ribeiro Barbosa Rocha Dias Moura Cavalcante Batista Freitas Campos Cardoso`,
    },
    {
      // From Cape Verde, Angola and Guinea-Bissau.
      order: '{given} {family2} {family}',
      last: '{family2} {family}',
      share: 3,
      near: { Lisboa: 7, Setúbal: 6, Braga: 1, Porto: 1 },
      male: {
        0: 'António Manuel João Domingos José Armindo Adriano Pedro Simão Arlindo',
        1980: 'Nelson Edson Aílton Ivan Elton Wilson Hélder Márcio Kevin Denilson Emanuel Jailson',
      },
      female: {
        0: 'Maria Antónia Domingas Filomena Joana Eugénia Luísa Josefa Felismina Isabel',
        1980: 'Jéssica Vanessa Edna Neusa Elisângela Sara Denise Kátia Nádia Leila Erica Jocelina',
      },
      family: `Lopes Tavares Semedo Monteiro Gomes Varela Borges Moreno Furtado Cabral Mendes Sanches Fortes Delgado Évora Andrade
        Sambú Mané Baldé Djaló Correia Pina Veiga Fernandes`,
    },
    {
      // From Nepal.
      share: 0.8,
      near: { Lisboa: 1.2, Faro: 1.4, Braga: 0.2, Açores: 0.1 },
      male: {
        0: 'Ramesh Rajendra Mohan Krishna Hari',
        1985: 'Bikash Suman Prakash Santosh Sujan Dipak Nabin Bishal Roshan',
      },
      female: {
        0: 'Sita Kamala Gita Maya Laxmi',
        1985: 'Sabina Puja Manisha Sushmita Anita Laxmi Sunita Nisha Binita',
      },
      family: 'Thapa Gurung Rai Tamang Shrestha Adhikari Magar Khatri Poudel Chhetri Karki Bhandari',
    },
    { ...sikh, share: 0.8, near: { Lisboa: 1.2, Faro: 1.8, Braga: 0.2, Açores: 0.1 } },
    {
      // From Bangladesh.
      share: 0.4,
      near: { Lisboa: 0.8, Faro: 0.6, Braga: 0.1, Açores: 0.1 },
      male: {
        0: 'Abdul Mohammad Nurul Abul',
        1985: 'Mohammad Rahim Shahin Sohel Jahangir Rasel Mamun Imran Tanvir',
      },
      female: {
        0: 'Fatema Rokeya Amena Hasina',
        1985: 'Nasrin Sharmin Taslima Farzana Sumaiya Jannatul Ayesha Rina',
      },
      family: 'Rahman Hossain Islam Ahmed Uddin Alam Khan Miah Sarkar Chowdhury',
    },
  ],
  places: {
    // `code` is the mark of the district in driving licences, `area` the start of its landlines.
    columns: 'city region zone code area lat lon pop district',
    rows: `
      Lisboa|Lisboa|1250-[0-2]##|L|213|38.7200|-9.1470|25|Santo António
      Lisboa|Lisboa|1200-[0-8]##|L|213|38.7120|-9.1550|35|Estrela
      Lisboa|Lisboa|1000-[0-3]##,1[13-9]00-[0-3]##|L|213|38.7300|-9.1400|486
      Porto|Porto|4000-[0-5]##,4100-[0-4]##,4200-[0-5]##,4300-[0-4]##|P|222|41.1496|-8.6110|232
      Vila Nova de Gaia|Porto|4400-[0-5]##,4430-[0-4]##|P|223|41.1240|-8.6124|304
      Amadora|Lisboa|2700-[0-7]##,2720-[0-4]##|L|214|38.7538|-9.2308|172
      Braga|Braga|4700-[0-3]##,4710-[0-3]##,4715-[0-3]##|BR|253|41.5503|-8.4200|193
      Coimbra|Coimbra|3000-[0-4]##,3030-[0-3]##|C|239|40.2056|-8.4195|141
      Funchal|Madeira|9000-[0-6]##,9050-[0-4]##|M|291|32.6657|-16.9255|105
      Setúbal|Setúbal|2900-[0-5]##,2910-[0-4]##|SE|265|38.5244|-8.8882|124
      Almada|Setúbal|2800-[0-5]##|SE|212|38.6790|-9.1569|177
      Matosinhos|Porto|4450-[0-2]##|P|229|41.1821|-8.6891|173
      Odivelas|Lisboa|2675-[2-6]##|L|219|38.7927|-9.1838|149
      Guimarães|Braga|4800-[0-4]##,4810-[0-5]##|BR|253|41.4425|-8.2918|157
      Aveiro|Aveiro|3800-[0-3]##,3810-[0-2]##|AV|234|40.6443|-8.6455|81
      Leiria|Leiria|2400-[0-4]##,2410-[0-3]##|LE|244|39.7436|-8.8071|129
      Faro|Faro|8000-[0-4]##,8005-[1-4]##|FA|289|37.0194|-7.9322|68
      Évora|Évora|7000-[5-9]##|E|266|38.5667|-7.9000|54
      Viseu|Viseu|3500-[0-2]##|VI|232|40.6566|-7.9125|100
      Barreiro|Setúbal|2830-[0-4]##|SE|212|38.6631|-9.0724|79
      Viana do Castelo|Viana do Castelo|4900-[3-8]##|VC|258|41.6932|-8.8329|86
      Ponta Delgada|Açores|9500-[0-7]##|A|296|37.7394|-25.6687|67`,
    others: `Lisboa=Lisbon|Lissabon|Lisbonne; Porto=Oporto; Açores=Azores; Viana do Castelo=Viana; Vila Nova de Gaia=Gaia`,
  },
  roads: `Rua_da_Liberdade Rua_25_de_Abril Rua_da_Igreja Avenida_da_República Rua_de_Santo_António Rua_do_Comércio Rua_Direita
    Rua_das_Flores Rua_Luís_de_Camões Avenida_da_Liberdade@Santo_António+Braga Rua_da_Escola Rua_5_de_Outubro Rua_do_Sol Rua_Nova
    Rua_Almirante_Reis Travessa_do_Carmo Largo_da_Sé Praça_da_República Rua_São_João Rua_da_Fonte Rua_Vasco_da_Gama
    Rua_Gago_Coutinho Rua_Fernando_Pessoa Rua_Eça_de_Queirós Rua_Alexandre_Herculano Rua_Dom_Afonso_Henriques
    Avenida_Infante_Dom_Henrique Rua_do_Moinho Rua_dos_Bombeiros_Voluntários Rua_da_Alegria Rua_Padre_Cruz Rua_Egas_Moniz
    Beco_do_Forno Calçada_da_Estrela@Estrela Estrada_Nacional`,
  street: '({road} {1-180}|{road} {1-120}, {1-9}.º (Esq.|Dto.|A|B))',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+351 9[1236]# ### ###',
  landline: '+351 {place.area} ### ###',
  banks: {
    columns: 'bank bic code share near private',
    rows: `
      Caixa Geral de Depósitos|CGDIPTPL|0035|27
      Millennium bcp|BCOMPTPL|0033|17
      Santander|TOTAPTPL|0018|15
      Banco BPI|BBPIPTPL|0010|12
      novobanco|BESCPTPL|0007|10
      Banco Montepio|MPIOPTPL|0036|6
      Crédito Agrícola|CCCMPTPL|0045|5
      ActivoBank|ACTVPTPL|0023|3||yes
      Banco CTT|CTTVPTPL|0193|3
      Bankinter|BKBKPTPL|0269|1.5
      ABANCA|CAGLPTPL|0170|1.5
      novobanco dos Açores|BESAPTPA|0160|20|Açores`,
    others: `Caixa Geral de Depósitos=CGD|Caixa|Caixa Geral; Millennium bcp=BCP|Millennium; Banco BPI=BPI`,
  },
  account: { label: 'Número de conta', make: (random) => random.digits(3) && random.digits(11) },
  iban: ibanField({ PT }, { write: byAccount('{bank.code}0{3#}{11#}00', sealMod97) }, { PT: withMod97 }),
  cards: 'visa:54 mastercard:44 amex:2',
  wallets: 'MB_WAY',
  firms: {
    // Lawyers form societies of their own (Decreto-Lei 229/2004, Lei 53/2015).
    forms: `
      Lda.|54|1936|1|300||law
      Unipessoal Lda.|41|1997|1|80|1|law
      S.A.|5|1936|10|9000||law
      SP, RL|10|2005|2|200||${allBut('law')}`,
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{trade} Irmãos {founder}|{trade} {town}), {form}',
    sole: '({founder} {trade}|{trade} {founder}|{trade} {town}), {form}',
  },
  income: [920, 3900],
  fields: {
    id: certified(ptCc, 'Cartão de Cidadão', {
      make: (random, { born }) => ccOf(random, String(CIVIL(random, born.year)).padStart(8, '0')),
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
      write: byAccount('{bank.code} 0{3#} {11#} 00', sealMod97),
    }),
    bankcode: pictured('Código do banco', '{bank.code}'),
    branch: { label: 'Balcão', make: (_, p) => `0${p.dice('account').digits(3)}` },
    // The reference's last digits check entity and amount; the rule is the acquirer's own.
    entidade: pictured('Entidade Multibanco', '[12]####', { group: 'payment' }),
    multibanco: {
      label: 'Referência Multibanco',
      group: 'payment',
      make(random, p) {
        const body = random.digits(7);
        return grouped(
          body + multibancoDigits(p.read('entidade'), body, Number(p.read('amount'))),
          [3, 3],
          ' ',
        );
      },
    },
    merchant: { label: 'Comerciante' },
    postcode: { label: 'Código postal' },
    region: { label: 'Distrito' },
    // The letters in the last place from 1992, in the middle from 2005, at both ends since March 2020.
    plate: pictured(
      'Matrícula',
      `([A-C][A-Z]-##-[A-Z][A-Z]|##-${LETTERS}-##|##-${LETTERS}-##|##-##-${LETTERS})`,
    ),
  },
  company: {
    street: { picture: '({road} {1-180}|{road} {1-180}|{road} {1-120}, {1-9}.º)' },
    registration: certified(ptNipc, 'NIPC', {
      make(random, { firm: { founded } }) {
        const body = String(NIPC(random, founded));
        return body + nifDigit(body);
      },
    }),
    vat: certified(ptNipc, 'NIPC (IVA)', { make: (_, p) => `PT${p.read('registration')}` }),
  },
  presets: [
    {
      key: 'mbway',
      scheme: INSTANT_TRANSFER,
      daily: true,
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
      scheme: BILL_PAYMENT,
      sectors: SHOPS,
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
}));

/** The NIPC without its check digit, approximate. */
const NIPC = series(
  '1936 50000000 · 1982 50120000 · 1990 50240000 · 1995 50330000 · 2000 50480000 · 2005 50720000 · 2010 50910000 · 2015 51330000 · 2020 51590000 · 2026 51910000',
);

/** Civil numbers, issued in the order of registration, by birth year; approximate, from general knowledge. */
const CIVIL = series(
  '1930 500000 · 1940 1500000 · 1950 3000000 · 1960 5500000 · 1970 9300000 · 1980 11600000 · 1990 13500000 · 2000 15300000 · 2009 16800000',
);
