import { sealMod97 } from '../checksum/mod97.ts';
import { africanPortuguese } from '../data/languages/africanPortuguese.ts';
import { BILL_PAYMENT } from '../data/schemes/general.ts';
import { allBut, SHOPS } from '../data/sectors.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { byCity } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import { two } from '../kernel/day.ts';
import type { OwnField } from '../model.ts';
import { aoBi } from '../validators/aoBi.ts';
import { aoNib } from '../validators/aoNib.ts';
import { country, pictured } from './declare.ts';

/** Most banks leave the branch at zeros; the IBAN is `AO06` and these digits. */
const nib: OwnField = {
  label: 'NIB',
  group: 'banking',
  synonyms: ['número de identificação bancária', 'nba'],
  validator: aoNib,
  write: sealed('{bank.code} 0000 {11#} 00', sealMod97),
};

/** Given names are Christian ones in all communities. */
const GIVEN = {
  male: {
    0: `João António José Manuel Domingos Pedro Francisco Paulo Joaquim Sebastião Fernando Armando Alberto Augusto
      Agostinho Adão Mateus Bernardo Miguel Afonso Eduardo Jerónimo Bento Gaspar Lourenço Adriano André Carlos Luís
      Simão`,
    1970: `João António José Manuel Domingos Pedro Francisco Paulo Carlos Mateus Adão Miguel Alberto Afonso Simão
      Fernando Daniel Jorge Nelson Osvaldo Adalberto Euclides Evaristo Mário Isaac Jacinto Filipe Adelino Garcia Abel
      Eugénio`,
    1985: `João Manuel António Pedro José Adilson Edson Gelson Nelson Hélder Osvaldo Wilson Yuri Daniel Mateus Paulo
      Domingos Adérito Délcio Edgar Ivandro Mauro Márcio Valdemar Hermenegildo Cláudio Celso Kiluanji Ndalu Hélio`,
    1998: `João Manuel Edson Adilson Daniel Mateus Wilson Gelson David Emanuel Lucas Délcio Josué Jeremias Joel Pedro
      Isaac Eliseu Elias Samuel Anderson Bruno Cleiton Edivaldo Leandro Márcio Rafael Jelson Benvindo Kelson Gabriel
      Job`,
  },
  female: {
    0: `Maria Ana Teresa Isabel Luísa Domingas Joana Madalena Rosa Antónia Catarina Helena Josefa Filomena Margarida
      Engrácia Esperança Conceição Suzana Rita Adelina Albertina Amélia Beatriz Cecília Delfina Eva Juliana Florinda
      Guilhermina`,
    1970: `Maria Ana Teresa Isabel Domingas Luísa Joana Madalena Esperança Fernanda Lurdes Fátima Helena Marta Deolinda
      Paulina Leopoldina Elisa Elsa Victória Luzia Yolanda Paula Cristina Marcelina Angelina Odete Arminda Georgina
      Celeste Laurinda`,
    1985: `Maria Ana Joana Teresa Isabel Neusa Edna Jandira Solange Celma Eunice Ruth Elsa Weza Njinga Yola Nayma
      Tchissola Sandra Carla Vanda Nádia Sónia Cláudia Marisa Kátia Indira Dulce Patrícia Telma Vânia`,
    1998: `Ana Maria Jandira Edna Neusa Ruth Eunice Márcia Bruna Jéssica Stela Vanessa Tatiana Daniela Débora Ester
      Raquel Sara Yara Miriam Nair Leila Janice Liliana Gisela Luana Cleusa Ariana Suzeth Rosária`,
  },
};

/** The mother's name precedes the father's. */
const ORDER = { order: '{given} {middle} {family}', last: '{middle} {family}' };

const FORENAMES = `Manuel João António José Domingos Francisco Pedro Paulo Miguel Mateus Adão André Fernando Alberto Joaquim
  Augusto Armando Afonso Simão Tomás Filipe Bernardo Eduardo Gabriel Jorge`;

const STREET = '{road}, n.º {1-320}';

/**
 * Houses with many floors exist in the centre of Luanda and, lower, of four other cities, approximately (general
 * knowledge).
 */
const LOW = `${STREET}(|||||, {1-4}.º andar)`;
const street = {
  special: true,
  write: byCity(
    {
      Ingombota: `${STREET}(|, {1-12}.º andar)`,
      Maianga: `${STREET}(||, {1-9}.º andar)`,
      Huambo: LOW,
      Benguela: LOW,
      Lobito: LOW,
      Lubango: LOW,
    },
    STREET,
  ),
};

export const ao = country('ao', () => ({
  name: 'Angola',
  alpha3: 'AGO',
  paydays: [[25], [31]],
  currency: 'AOA',
  decimals: 0,
  perEuro: 700,
  priceStep: 5,
  gs1: '560',
  holidays: '0101^ 0204^ E-48 E-47 0308^ 0323^ 0404^ E-2 0501^ 0917^ 1102^ 1111^ 1225^',
  group: 'Africa',
  locale: { language: 'pt', zone: 'Africa/Luanda' },
  economy: {
    vat: { usual: 14, food: 5 },
    deductions: { social: 3, tax: 8 },
    tenure: { rent: 30, loan: 1 },
    shops: { card: 40, wallet: 20 },
  },
  words: {
    scripts: 'アンゴラ 安哥拉 앙골라 أنغولا अंगोला Ангола Анголы',
  },
  aliases: 'Angolan Angolans Angolano Angolana Angolanos Republic_of_Angola República_de_Angola',
  sources:
    'ages about as in UN WPP 2024, towns about as in INE censuses of 2014 and 2024; shares of banks, cards, forms and peoples estimated',
  ages: '28 29 19.5 12 7 3.3 1.2',
  life: {
    studies: 22,
    retires: 60,
    pays: [60000, 450000],
    institutions: `
      university Instituto Superior Politécnico {place.office}
      university@Luanda+Viana+Cacuaco Universidade Agostinho Neto
      university@Huambo+Cuito Universidade José Eduardo dos Santos
      university@Lubango Universidade Mandume ya Ndemufayo
      university@Benguela+Lobito Universidade Katyavala Bwila
      university@Cabinda Universidade 11 de Novembro
      university@Uíge Universidade Kimpa Vita
      university@Malanje Universidade Rainha Njinga a Mbande
      university@Dundo+Saurimo Universidade Lueji A’Nkonde
      primary Escola Primária n.º {1-90} – {town}
      secondary (Liceu|Escola Secundária) n.º {1-90} – {town}
      hospital Hospital (Provincial|Geral|Municipal) {place.office}
      care Lar da Terceira Idade {place.office}
      town Administração Municipal {place.office}
      police Polícia Nacional – Comando Municipal {place.office}
      transit Transportes Públicos {place.office}
      pension Instituto Nacional de Segurança Social
      fire Serviço de Protecção Civil e Bombeiros`,
  },
  language: africanPortuguese,
  names: [
    // The Ambundu, and the old families of the coast.
    {
      ...GIVEN,
      ...ORDER,
      share: 48,
      near: {
        Huambo: 9,
        Benguela: 16,
        Bié: 5,
        Huíla: 25,
        Namibe: 35,
        Cubango: 20,
        Cunene: 30,
        Uíge: 10,
        Zaire: 8,
        Cabinda: 8,
        'Lunda Norte': 14,
        'Lunda Sul': 12,
        Moxico: 10,
        Malanje: 92,
        'Cuanza Norte': 95,
        Bengo: 85,
      },
      middle: `Almeida Martins Pereira Rodrigues Oliveira Correia Mendes Monteiro Teixeira Baptista Ribeiro Carvalho Dias
        Vieira Cristóvão Brandão Moreira Sousa Machado Nunes Pinto Ramos Soares Alves Garcia Morais Campos Borges Barros
        Fortunato Damião Casimiro`,
      family: `Manuel:6 João:5 António:5 Domingos:4.5 dos_Santos:4 Francisco:4 Pedro:3.5 da_Silva:3 Sebastião Neto Miguel
        Fernandes Gaspar Mateus Cardoso da_Costa José Paulo Adão André Agostinho Bernardo Bento Diogo Gonçalves Ferreira
        Lopes Gomes Joaquim Jorge Filipe Gabriel Simão Tomás Matias Eduardo Augusto Afonso Alberto Armando Caetano
        Nascimento Tavares Cabral Mingas Van-Dúnem Vunge Pacavira Zua Zage Cassule Bengui Dala Muhongo Quissanga Wanga
        Rangel Kapita Paca Quinta Ngola Lourenço Vieira_Dias Boavida Inglês Jacinto Canda Cadete Ngunza Caculo Mucage
        Quitumba Cazenga`,
    },
    // The Ovimbundu of the central highlands.
    {
      ...GIVEN,
      ...ORDER,
      share: 31,
      near: {
        Huambo: 90,
        Benguela: 82,
        Bié: 93,
        Huíla: 72,
        Namibe: 60,
        Cubango: 65,
        Cunene: 65,
        Luanda: 26,
        'Cuanza Sul': 55,
        Uíge: 3,
        Zaire: 3,
        Cabinda: 2,
        'Lunda Norte': 6,
        'Lunda Sul': 8,
        Moxico: 25,
        Malanje: 5,
        'Cuanza Norte': 3,
        Bengo: 10,
      },
      middle: FORENAMES,
      family: `Cassoma Chivukuvuku Samakuva Chipenda Jamba Epalanga Sangueve Tchipilica Tchikoti Muteka Nunda Chilombo
        Lukamba Catumbela Tchimbundo Kalunga Chitunda Chingunji Chiwale Sapalalo Candimba Capingala Cachiungo Chicomo
        Tchipenda Tchindele Tchilombo Tchitumba Sachiambo Sawimbo Kamalata Kanjundo Kalei Kaputo Hossi Ngueve Ngongo
        Cahombo Cambundo Canjila Capitango Cassinda Catito Chimuco Chinhama Elavoco Essanjo Ekuikui Lussati Lussinga
        Numa Sapi Satchimo Segunda Sicato Tchiteculo Vinhala Savimbi Chissingui Cassanga Sanjala Cangombe`,
    },
    // The Bakongo of the north.
    {
      ...GIVEN,
      ...ORDER,
      share: 15,
      near: {
        Uíge: 85,
        Zaire: 88,
        Cabinda: 89,
        Huambo: 1,
        Benguela: 2,
        Bié: 1,
        Huíla: 2,
        Namibe: 3,
        Cubango: 3,
        Cunene: 3,
        'Lunda Norte': 5,
        'Lunda Sul': 4,
        Moxico: 3,
        Malanje: 2,
        Bengo: 5,
        'Cuanza Sul': 3,
      },
      middle: `Pedro Manuel João Garcia António Afonso Eduardo Álvaro Daniel David Alberto Fernando Miguel Simão André
        Paulo Sebastião Lando Mateus Moisés`,
      family: `Kiala Nsimba Nzuzi Makiesse Mbala Mbemba Ndombele Luvualu Lukoki Zola Nlandu Nzinga Matondo Kiaku Kitumba
        Lukombo Luzolo Mayala Massaki Mavambu Mbuta Mpanzu Nkosi Ngangu Nkanga Nsaku Simbi Toko Tuzolana Vemba Vita
        Yala Bunga Bumba Capita Sambo Tati Puna Macosso Bembe Zau Luemba Buanga Franque Mavungo Gimbi Quiala Quimbenze
        Mfuca Panzo`,
    },
    // The Chokwe of the east. Their surnames are the least sure.
    {
      ...GIVEN,
      ...ORDER,
      share: 6,
      near: {
        'Lunda Norte': 75,
        'Lunda Sul': 76,
        Moxico: 62,
        Cubango: 12,
        Huambo: 0.5,
        Benguela: 0.5,
        Bié: 1,
        Huíla: 1,
        Uíge: 2,
        Zaire: 1,
        Cabinda: 1,
        Luanda: 3,
      },
      middle: FORENAMES,
      family: `Muandumba Muatchissengue Tchijica Muacahia Satumbo Samuanji Muacassange Caiombo Cahilo Cahungo Itengo
        Sacatengo Saihemba Muambumba Samassanga Muachiava Sanjimba Chinguli Txizainga Mualuquene Sapanda Muhongo
        Cassombo Satchilombo Samuhonga`,
    },
  ],
  places: {
    // `home` is the province in the BI, `plate` on plates; only Luanda's LD is certain. `area` contains a first
    // digit too. `office` is the town in the names of public bodies. `code` is the place in addresses, without the
    // province if its capital has the same name.
    columns: 'city region district area lat lon home plate pop office code',
    rows: `
      Luanda|Luanda|Maianga|222 3|-8.8368|13.2343|LA|LD|650|de Luanda|Luanda
      Luanda|Luanda|Ingombota|222 3|-8.8190|13.2420|LA|LD|380|de Luanda|Luanda
      Luanda|Luanda|Rangel|222 3|-8.8300|13.2640|LA|LD|260|de Luanda|Luanda
      Luanda|Luanda|Sambizanga|222 3|-8.8030|13.2560|LA|LD|340|de Luanda|Luanda
      Luanda|Luanda|Samba|222 3|-8.8700|13.2130|LA|LD|520|de Luanda|Luanda
      Luanda|Luanda|Cazenga|222 2|-8.8220|13.2900|LA|LD|1050|de Luanda|Luanda
      Luanda|Luanda|Golfe|222 2|-8.8810|13.2780|LA|LD|1250|de Luanda|Luanda
      Luanda|Luanda|Talatona|222 2|-8.9230|13.1880|LA|LD|650|de Luanda|Luanda
      Viana|Luanda|Zango|222 2|-8.9035|13.3741|LA|LD|2000|de Viana|Viana, Luanda
      Cacuaco|Luanda|Kikolo|222 2|-8.7833|13.3667|LA|LD|1250|de Cacuaco|Cacuaco, Luanda
      Lubango|Huíla|Comercial|261 2|-14.9172|13.4925|HA|HL|920|do Lubango|Lubango, Huíla
      Huambo|Huambo|Académico|241 2|-12.7761|15.7392|HO|HB|820|do Huambo|Huambo
      Benguela|Benguela|Benfica|272 2|-12.5763|13.4055|BA|BG|630|de Benguela|Benguela
      Cabinda|Cabinda|Deolinda Rodrigues|231 2|-5.5500|12.2200|CA|CB|620|de Cabinda|Cabinda
      Malanje|Malanje|Maxinde|251 2|-9.5402|16.3410|ME|ML|560|de Malanje|Malanje
      Saurimo|Lunda Sul|Candembe|253 5|-9.6608|20.3915|LS|LS|480|de Saurimo|Saurimo, Lunda Sul
      Lobito|Benguela|Compão|272 2|-12.3644|13.5360|BA|BG|440|do Lobito|Lobito, Benguela
      Cuito|Bié|São José|248 2|-12.3833|16.9333|BE|BI|420|do Cuito|Cuito, Bié
      Uíge|Uíge|Papelão|233 2|-7.6087|15.0613|UE|UI|480|do Uíge|Uíge
      Luena|Moxico|Aço|254 6|-11.7833|19.9167|MO|MX|400|do Luena|Luena, Moxico
      Moçâmedes|Namibe|Valódia|264 2|-15.1961|12.1522|NE|NB|310|de Moçâmedes|Moçâmedes, Namibe
      Menongue|Cubango|Azul|249 8|-14.6585|17.6910|CC|CC|370|de Menongue|Menongue, Cubango
      Soyo|Zaire|Kikudo|232 2|-6.1349|12.3689|ZE|ZR|260|do Soyo|Soyo, Zaire
      Mbanza Kongo|Zaire|Sagrada Esperança|232 3|-6.2670|14.2401|ZE|ZR|190|de Mbanza Kongo|Mbanza Kongo, Zaire
      Sumbe|Cuanza Sul|Chingo|236 3|-11.2060|13.8437|KS|CS|290|do Sumbe|Sumbe, Cuanza Sul
      Ndalatando|Cuanza Norte|Popular|235 8|-9.2978|14.9116|KN|CN|190|de Ndalatando|Ndalatando, Cuanza Norte
      Dundo|Lunda Norte|Sul|252 2|-7.4101|20.8351|LN|LN|220|do Dundo|Dundo, Lunda Norte
      Ondjiva|Cunene|Naipalala|265 2|-17.0667|15.7333|CE|CU|160|de Ondjiva|Ondjiva, Cunene
      Caxito|Bengo|Mifuma|234 8|-8.5785|13.6642|BO|BO|100|de Caxito|Caxito, Bengo`,
    others: `Lubango=Sá da Bandeira; Huambo=Nova Lisboa; Moçâmedes=Namibe; Cuito=Kuito; Cubango=Cuando Cubango`,
  },
  roads: `Avenida_4_de_Fevereiro@Ingombota Rua_Amílcar_Cabral@Ingombota+Maianga Avenida_Deolinda_Rodrigues@Rangel+Cazenga Rua_Rainha_Ginga@Ingombota Rua_Comandante_Valódia
    Avenida_Ho_Chi_Minh@Rangel+Maianga Rua_da_Missão@Ingombota Avenida_Agostinho_Neto Rua_Kwame_Nkrumah@Maianga+Ingombota Rua_Major_Kanhangulo@Ingombota Avenida_Revolução_de_Outubro@Maianga
    Rua_Che_Guevara@Ingombota+Maianga Rua_Conselheiro_Júlio_de_Vilhena@Ingombota Rua_Cirilo_da_Conceição@Ingombota Rua_do_Comércio Rua_da_Liberdade Rua_Direita
    Avenida_da_Independência Rua_11_de_Novembro Rua_1.º_de_Maio Rua_Patrice_Lumumba Rua_Hoji_ya_Henda Rua_Ngola_Kiluanje
    Rua_Cónego_Manuel_das_Neves@Ingombota+Sambizanga Rua_Augusto_Ngangula Rua_José_Martí@Maianga Rua_Kima_Kienda@Sambizanga Avenida_Norton_de_Matos@Benguela
    Rua_Comandante_Gika@Luanda Rua_dos_Heróis Rua_da_Escola Rua_do_Mercado`,
  street: STREET,
  address: '{street}, Bairro {place.district}, {place.code}',
  phone: '+244 9(2|2|3|3|4|4|5)# ### ###',
  landline: '+244 {place.area}## ###',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Banco Angolano de Investimentos|BAIPAOLU|0040|24
      Banco de Fomento Angola|BFMXAOLU|0006|21
      Banco BIC|BCCBAOLU|0051|14
      Banco de Poupança e Crédito|BPCLAOLU|0010|15
      Banco Millennium Atlântico|PRTLAOLU|0055|11
      Banco Sol|SOLOAOLU|0044|5
      Standard Bank de Angola|SBICAOLU|0060|4
      Banco de Comércio e Indústria|BCIDAOLU|0005|3
      Banco Económico|BESCAOLU|0045|1
      Banco Caixa Geral Angola|BCGAAOLU|0004|2
      Banco Keve|BRDKAOLU|0047|1
      Banco de Negócios Internacional|BNICAOLU|0052|1`,
    others: `Banco Angolano de Investimentos=BAI; Banco de Fomento Angola=BFA; Banco de Poupança e Crédito=BPC;
      Banco de Comércio e Indústria=BCI; Banco Millennium Atlântico=Atlântico`,
  },
  account: { make: (_, p) => p.read('nib').slice(10, 21) },
  cards: 'visa:75 mastercard:25',
  wallets: 'Unitel_Money@92,93,94 Afrimoney@95',
  firms: {
    // Private firms were few between independence and the law of 1988; companies of one person came in 2012.
    // Lawyers form societies of their own (general knowledge).
    forms: `
      Lda.|70|1988|1|300||law
      (SU), Lda.|24|2012|1|40|1|law
      S.A.|6|1988|10|3000||law
      RL|10|1996|2|100||${allBut('law')}`,
    name: '({trade} {founder}|{trade} {founder}|{founder} & {partner} {trade}|{trade} {founder} & Irmãos|{trade} {town}), {form}',
    sole: '({trade} {founder}|{founder} {trade}) {form}',
    era: 1988,
  },
  income: [100000, 850000],
  fields: {
    street,
    region: { label: 'Província' },
    id: pictured('Bilhete de Identidade', '00%######{place.home}0{30-59}', {
      validator: aoBi,
      synonyms: ['bi', 'bilhete'],
    }),
    // Since 2019 a person's NIF is the number of the BI.
    tax: { label: 'NIF', validator: aoBi, make: (_, p) => p.read('id') },
    passport: pictured('Passaporte', 'N#######', { synonyms: ['passaporte'] }),
    // No rule is public; the usual look.
    licence: pictured('Carta de condução', '{place.home}-{100000-899999}'),
    ssn: pictured('Número de segurança social (INSS)', '0{01-18}######', { synonyms: ['inss'] }),
    nib,
    bankcode: pictured('Código do banco', '{bank.code}'),
    entity: pictured('Entidade Multicaixa', '{00100-11999}', {
      group: 'payment',
      synonyms: ['entidade'],
    }),
    reference: pictured('Referência Multicaixa', '%## ### ###', { synonyms: ['referência'] }),
    // Africell has 95, Unitel 92 to 94.
    wallet: { ...networkWallet, label: 'Carteira móvel' },
    merchant: {
      special: true,
      write: shops(
        '(Padaria|Farmácia|Supermercado|Cantina|Livraria|Restaurante|Pastelaria|Talho|Papelaria|Salão) {owner}||(Óptica|Boutique|Electrodomésticos|Móveis|Ferragem|Oficina) {owner}',
      ),
    },
    plate: pictured('Matrícula', '{place.plate}-##-##-[A-J][A-Z]', { synonyms: ['matrícula'] }),
  },
  company: {
    street,
    // Number and year, then the date of the entry.
    registration: {
      label: 'Matrícula comercial',
      make(random, p) {
        const year = p.read('founded').slice(2);
        return `${random.int(100, 9999)}-${year}/${year}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
      },
    },
    tax: pictured('NIF', '5{0-4}########'),
    nib,
  },
  presets: [
    {
      key: 'multicaixa',
      scheme: BILL_PAYMENT,
      sectors: SHOPS,
      name: 'Multicaixa reference payment',
      rows: [
        ['Payer', 'name'],
        ['Payer phone', 'phone'],
        ['Payer bank', 'bank'],
        ['Merchant', 'company.name'],
        ['Entity', 'entity'],
        ['Reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
}));
