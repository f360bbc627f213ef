import { sealMod97 } from '../checksum/mod97.ts';
import { africanPortuguese } from '../data/languages/africanPortuguese.ts';
import { WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { byCity } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import { datedReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { DIGITS } from '../kernel/random.ts';
import type { OwnField } from '../model.ts';
import { mzBi } from '../validators/mzBi.ts';
import { mzNib } from '../validators/mzNib.ts';
import { mzNuit } from '../validators/mzNuit.ts';
import { certified, country, pictured } from './declare.ts';

/** The IBAN is `MZ59` and these digits. */
const nib: OwnField = {
  label: 'NIB',
  group: 'banking',
  synonyms: ['número de identificação bancária'],
  validator: mzNib,
  write: sealed('{bank.code} {0001-0280} {11#} 00', sealMod97),
};

/** Given names of Christians. */
const CHRISTIAN = {
  male: {
    0: `José João Manuel António Carlos Alberto Armando Ernesto Domingos Paulo Francisco Fernando Joaquim Alfredo Luís
      Pedro Filipe Inácio Zacarias Samuel Lázaro Jossias Boaventura Simão Jaime Salomão Júlio Titos Eugénio Baptista`,
    1970: `José João Manuel António Carlos Alberto Armando Fernando Jorge Paulo Ernesto Francisco Luís Pedro Eduardo
      Elias Rui Hermínio Castigo Sozinho Tomás Ângelo Arlindo Feliciano Orlando Américo Adelino Mário Daniel Benjamim`,
    1985: `Nelson Hélder Celso Edson Carlos João José Dércio Gildo António Sérgio Ivan Milton Stélio Cremildo Manuel
      Paulo Custódio Adérito Hélio Nilton Osvaldo Alberto Edmilson Ricardo Abel Lúcio Leonel Valter Horácio`,
    1998: `Edson Nelson João Carlos Ivan Kelvin Wilson Denilson Dércio Ailton Milton Daniel Samuel Júnior Shelton Yuran
      Leonardo Abílio Elton Alex Gerson Clésio Jéssio Belmiro Mauro Tomás José Euclides Cleiton`,
  },
  female: {
    0: `Maria Ana Rosa Helena Amélia Joana Isabel Lurdes Celeste Graça Laura Olga Teresa Cristina Lina Ermelinda Palmira
      Julieta Lúcia Marta Ester Alice Felizarda Angelina Carlota Elisa Leonor Rute Percina Albertina`,
    1970: `Maria Ana Rosa Helena Isabel Lurdes Celeste Graça Argentina Anabela Sónia Hortência Ivone Dulce Angélica
      Belmira Celina Fátima Joana Cecília Gilda Sara Cacilda Filomena Natália Paula Regina Rosita Verónica Adelaide`,
    1985: `Maria Ana Sónia Nilza Telma Gina Yolanda Cristina Célia Dulce Elsa Lizete Marta Carla Cláudia Vânia Nádia
      Paula Sandra Sheila Tânia Neusa Arminda Delfina Marlene Joaquina Ercília Anifa Laurinda Mércia`,
    1998: `Ana Maria Neyma Yara Sheila Shelcia Telma Vanessa Márcia Nádia Jéssica Melissa Leila Kátia Lara Edna Cheila
      Stela Anchia Cíntia Iva Ruth Sara Eunice Graciete Yolanda Tatiana Larissa Esmeralda Quitéria`,
  },
};

const ORDER = { order: '{given} {middle} {family}', last: '{middle} {family}' };

/** Fathers' given names, which are middle names or have become surnames. */
const FORENAMES = `João António José Manuel Alberto Francisco Domingos Paulo Armando Ernesto Alfredo Fernando Carlos Luís
  Pedro Jorge Mário Vasco Samuel Elias Filipe Joaquim Tomás Simão Jaime`;

const STREET = '{road}, n.º {10-900}';

/** Houses with many floors exist only in the two largest cities, approximately (general knowledge). */
const street = {
  special: true,
  write: byCity(
    {
      Maputo: '{road}, n.º {10-3200}(|||, {1-9}.º andar)',
      Beira: '{road}, n.º {10-1500}(|||||, {1-5}.º andar)',
    },
    STREET,
  ),
};

export const mz = country('mz', () => ({
  name: 'Mozambique',
  alpha3: 'MOZ',
  paydays: [[25]],
  currency: 'MZN',
  perEuro: 60,
  priceStep: 50,
  gs1: '600',
  holidays: '0101^ 0203^ 0407^ 0501^ 0625^ 0907^ 0925^ 1004^ 1225^',
  group: 'Africa',
  locale: { language: 'pt', zone: 'Africa/Maputo' },
  economy: {
    vat: { usual: 16 },
    deductions: { social: 3, tax: 10 },
    tenure: { rent: 15, loan: 1 },
    shops: { card: 20, wallet: 70 },
  },
  words: {
    scripts: 'モザンビーク 莫桑比克 모잠비크 موزمبيق Мозамбик Msumbiji',
  },
  aliases:
    'Moçambique Mozambican Mozambicans Moçambicano Moçambicana Moçambicanos Mosambik Republic_of_Mozambique',
  sources:
    'ages about as in UN WPP 2024, towns about as in INE census of 2017, carried forward; shares of banks, cards, forms and peoples estimated',
  ages: '28.5 28.5 19 12 7 3.6 1.4',
  life: {
    studies: 14,
    // Women may at 55; working presets need 57.
    retires: [60, 57],
    pays: [5000, 45000],
    institutions: `
      university Instituto Superior Politécnico {place.office}
      university@Maputo+Matola (Universidade Eduardo Mondlane|Universidade Pedagógica de Maputo)
      university@Beira+Dondo Universidade Zambeze
      university@Quelimane+Mocuba Universidade Licungo
      university@Nampula+Nacala+Angoche Universidade Rovuma
      university@Xai-Xai+Inhambane+Maxixe Universidade Save
      university@Chimoio+Manica+Tete Universidade Púnguè
      primary Escola Primária Completa (Eduardo Mondlane|Josina Machel|Samora Machel|25 de Junho|3 de Fevereiro) – {town}
      secondary Escola Secundária (Eduardo Mondlane|Josina Machel|Samora Machel|25 de Junho|3 de Fevereiro) – {town}
      hospital (Hospital Provincial|Hospital Geral|Centro de Saúde) {place.office}
      care Centro de Apoio à Velhice {place.office}
      town Conselho Municipal {place.office}
      police PRM – Comando Distrital {place.office}
      transit Empresa Municipal de Transportes {place.office}
      pension Instituto Nacional de Segurança Social
      fire Serviço Nacional de Salvação Pública`,
  },
  language: africanPortuguese,
  names: [
    // The south: Changana, Ronga, Chopi and Tonga.
    {
      ...CHRISTIAN,
      ...ORDER,
      share: 10,
      near: {
        'Cidade de Maputo': 82,
        Maputo: 84,
        Gaza: 96,
        Inhambane: 92,
        Manica: 8,
        Sofala: 9,
        Tete: 2,
        Zambézia: 2,
        Nampula: 2,
        'Cabo Delgado': 2,
        Niassa: 2,
      },
      middle: FORENAMES,
      family: `Machava:3 Macuácua:3 Cossa:3 Sitoe:2.8 Mondlane:2 Langa:2 Tembe:2 Chissano Nhantumbo Matusse Mabunda Cumbe
        Zandamela Guambe Massingue Muianga Nhamirre Chaúque Bila Manhique Mucavele Macamo Massango Chilaule Timane Nhaca
        Manjate Mahumane Cuna Nhabinde Mazive Novela Ubisse Zunguze Chirindza Mathe Maluleque Tivane Uamusse Nguenha
        Honwana Magaia Matsinhe Matavele Mavie Cuinica Nhampossa Chiziane Guebuza Mussanhane Muthemba Nhambe Nhancale
        Malate Muchave Chongo Bazima Magumisse Sambo Mandlate Mabjaia Mabote Nhachungue Nhassengo Nhacuongue Mahoche
        Mulhovo Munguambe Mutombene Ngovene Simbine Sigaúque Tamele Uqueio Vilanculos Zimila Bambo`,
    },
    // The centre: Sena, Ndau, Manyika, Nyungwe and Chuwabo.
    {
      ...CHRISTIAN,
      ...ORDER,
      share: 14,
      near: {
        'Cidade de Maputo': 8,
        Maputo: 7,
        Gaza: 2,
        Inhambane: 5,
        Sofala: 82,
        Manica: 88,
        Tete: 94,
        Zambézia: 76,
        Nampula: 4,
        'Cabo Delgado': 2,
        Niassa: 3,
      },
      middle: FORENAMES,
      family: `Simango Dhlakama Zimba Phiri Banda Sande Nota Jone Raposo Muchanga Mutemba Tomo Bero Chimoio Cebola Charles
        Chave Chico Colaço Dique Faife Fazenda Fombe Gimo Guente Janeiro Jeque Joaque Luis Macuiana Magaço Mandava Marizane
        Mataca Meque Mlauzi Muchena Mulima Ndapassoa Njanje Nhamona Saize Sainda Semente Sithole Tembo Tomossene
        Uache Vontade Zacarias Zeca Zondai Murrombe`,
    },
    // The Muslim north and its coast.
    {
      ...ORDER,
      share: 6,
      near: {
        'Cidade de Maputo': 5,
        Maputo: 4,
        Gaza: 1,
        Inhambane: 2,
        Nampula: 52,
        'Cabo Delgado': 66,
        Niassa: 64,
        Zambézia: 10,
        Sofala: 5,
      },
      male: {
        0: `Momade Abdul Amade Salimo Issufo Ussene Assane Ibraimo Amisse Selemane Saide Mussa Omar Abacar Ali Juma
          Chale Anli Rachide Bacar`,
        1980: `Abdul Momade Amade Ibraimo Issufo Assane Abudo Ussene Saide Salimo Momed Faizal Rachid Ismael Yassine
          Nuro Selemane Jamal Atumane Ossufo Anuar Cassimo Sualehe`,
      },
      female: {
        0: `Fátima Rabia Zainabo Amina Muanacha Aissa Mariamo Saquina Atija Zaida Muamina Awa Halima Sifa Rehema Muaziza
          Ancha Anifa Zura Julaia`,
        1980: `Fátima Amina Zainabo Mariamo Aissa Atija Zaida Neima Saquina Rabia Muanema Anifa Zena Latifa Samira Zuleica
          Aida Nazira Muanajuma Hawa`,
      },
      middle: `Amade Saide Assane Juma Chale Bacar Ibraimo Alide Nuro Mamudo Abudo Rachide Salimo`,
      family: `Momade:6 Abdul:4 Mussa:4 Issufo:3 Ali:3 Ussene Omar Amisse Selemane Mussagy Abacar Abdala Anli Atumane Buana
        Cassimo Daúdo Fadil Gulamo Hassane Ismael Jamal Mecussete Momed Ossufo Remane Sualehe Sumail Tuaibo Valy Yassine
        Xavier Mutuale Muhate`,
    },
    // The Christians of the north: Makhuwa, Lomwe and Makonde.
    {
      ...CHRISTIAN,
      ...ORDER,
      share: 6,
      near: {
        'Cidade de Maputo': 5,
        Maputo: 5,
        Gaza: 1,
        Inhambane: 1,
        Nampula: 46,
        'Cabo Delgado': 32,
        Niassa: 33,
        Zambézia: 14,
        Sofala: 4,
        Manica: 3,
        Tete: 3,
      },
      middle: `Rafael Henriques Mateus Nazário Lino Leonardo Marcelino Damião Estêvão Cristóvão Evaristo Agostinho Januário
        Celestino Victor Bonifácio`,
      family: `João:5 António:5 José:4 Manuel:4 Alberto:3 Alfredo Francisco Armando Ernesto Paulo Pedro Luís Mário Nyusi
        Chipande Pachinuapa Mualeia Muapala Mutequia Napueia Nicuia Niquice Muteia Ramos Vahanle Varieque Uaciquete
        Nihoro Muatuca Namacha Muressama Cumbi Mepina`,
    },
  ],
  places: {
    // Postcodes are hardly used; small towns have their province's. Areas have two or three digits: `area` holds three.
    // `home` is the province in identity cards.
    // `office` is the town as the names of public bodies have it.
    columns: 'city region district zone area lat lon plate home pop office',
    rows: `
      Maputo|Cidade de Maputo|Polana Cimento|1100-1102|21 4|-25.9655|32.5932|MC|11|120|de Maputo
      Maputo|Cidade de Maputo|Alto-Maé|1103-1104|21 4|-25.9560|32.5600|MC|11|130|de Maputo
      Maputo|Cidade de Maputo|Maxaquene|1105-1107|21 4|-25.9450|32.5840|MC|11|230|de Maputo
      Maputo|Cidade de Maputo|Hulene|1108-1110|21 4|-25.9130|32.6020|MC|11|330|de Maputo
      Maputo|Cidade de Maputo|Zimpeto|1111-1113|21 4|-25.8300|32.5680|MC|11|320|de Maputo
      Matola|Maputo|Machava|1114|21 7|-25.9622|32.4589|MP|10|1150|da Matola
      Nampula|Nampula|Muhala|3100|26 2|-15.1165|39.2666|NP|03|820|de Nampula
      Beira|Sofala|Macuti|2100|23 3|-19.8436|34.8389|SF|07|650|da Beira
      Chimoio|Manica|Vila Nova|2200|25 1|-19.1164|33.4833|MN|06|430|de Chimoio
      Tete|Tete|Matundo|2300|25 2|-16.1564|33.5867|TT|05|390|de Tete
      Quelimane|Zambézia|Chirangano|2400|24 2|-17.8786|36.8883|ZB|04|400|de Quelimane
      Nacala|Nampula|Maiaia|3100|26 5|-14.5626|40.6854|NP|03|330|de Nacala
      Lichinga|Niassa|Chiuaula|3300|27 1|-13.3128|35.2406|NS|01|290|de Lichinga
      Pemba|Cabo Delgado|Natite|3200|27 2|-12.9740|40.5177|CD|02|240|de Pemba
      Mocuba|Zambézia|Aeroporto|2400|24 8|-16.8369|36.9856|ZB|04|190|de Mocuba
      Xai-Xai|Gaza|Marien Ngouabi|1200|28 2|-25.0519|33.6442|GZ|09|150|de Xai-Xai
      Maxixe|Inhambane|Chambone|1300|29 3|-23.8597|35.3472|IB|08|135|da Maxixe
      Cuamba|Niassa|Aeroporto|3300|27 1|-14.8031|36.5372|NS|01|140|de Cuamba
      Dondo|Sofala|Central|2100|23 9|-19.6094|34.7431|SF|07|95|do Dondo
      Montepuez|Cabo Delgado|Nacate|3200|27 2|-13.1256|38.9997|CD|02|120|de Montepuez
      Angoche|Nampula|Inguri|3100|26 7|-16.2325|39.9086|NP|03|95|de Angoche
      Inhambane|Inhambane|Balane|1300|29 3|-23.8650|35.3833|IB|08|85|de Inhambane
      Chókwè|Gaza|Central|1200|28 1|-24.5333|32.9833|GZ|09|70|de Chókwè
      Manica|Manica|Vumba|2200|25 1|-18.9369|32.8750|MN|06|55|de Manica`,
    others: `Maputo=Lourenço Marques; Cidade de Maputo=Maputo City; Zambézia=Zambezia`,
  },
  roads: `Avenida_Eduardo_Mondlane Avenida_Julius_Nyerere Avenida_24_de_Julho Avenida_25_de_Setembro Avenida_Samora_Machel
    Avenida_Karl_Marx@Maputo Avenida_Ho_Chi_Min@Maputo Avenida_Vladimir_Lenine@Maputo Avenida_Agostinho_Neto Avenida_Ahmed_Sékou_Touré@Maputo
    Avenida_Mao_Tsé-Tung@Maputo Avenida_Kenneth_Kaunda@Maputo Avenida_Patrice_Lumumba Avenida_Mártires_de_Mueda@Maputo Avenida_Paulo_Samuel_Kankhomba@Maputo
    Avenida_Filipe_Samuel_Magaia Avenida_Josina_Machel Avenida_da_Independência Avenida_das_FPLM Avenida_do_Trabalho
    Avenida_de_Moçambique@Maputo Avenida_Acordos_de_Lusaka@Maputo Avenida_Amílcar_Cabral Avenida_Armando_Tivane@Maputo Rua_dos_Continuadores
    Rua_da_Resistência Rua_do_Bagamoyo@Maputo Rua_da_Mesquita@Maputo Rua_dos_Irmãos_Roby@Maputo Rua_Consiglieri_Pedroso@Maputo Rua_de_Nachingwea@Maputo
    Rua_Comandante_Augusto_Cardoso@Maputo`,
  street: STREET,
  address: '{street}, Bairro {place.district}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+258 8(2|3|4|4|4|5|5|6|6|7|7) ### ####',
  landline: '+258 {place.area}## ###',
  banks: {
    // The codes of the last three are not confirmed: no list is public.
    columns: 'bank bic code share',
    rows: `
      Millennium bim|BIMOMZMX|0001|31
      BCI|CGDIMZMA|0008|33
      Standard Bank Moçambique|SBICMZMX|0003|13
      Absa Bank Moçambique|ABMZMZMA|0002|8
      Moza Banco|MOZAMZMA|0034|6
      FNB Moçambique|FIRNMZMX|0014|3
      Nedbank Moçambique|UNICMZMX|0042|3
      Access Bank Mozambique|FMBZMZMX|0019|3`,
    others: `Millennium bim=BIM`,
  },
  account: { make: (_, p) => p.read('nib').slice(10, 21) },
  cards: 'visa:72 mastercard:28',
  // Tmcel has 82 and 83, Vodacom 84 and 85, Movitel 86 and 87.
  wallets: 'M-Pesa@84,85 e-Mola@86,87 mKesh@82,83',
  firms: {
    // Private firms came back with the reforms of 1987, companies of one person with the code of 2005.
    forms: `
      Lda.|58|1987|1|300
      – Sociedade Unipessoal, Lda.|32|2006|1|40|1|law
      E.I.|3|2006|1|15|1|law
      S.A.|7|1987|10|3000||law`,
    name: '({trade} {founder}|{trade} {founder}|{founder} & {partner} {trade}|{trade} {founder} & Irmãos|{trade} {town}), {form}',
    sole: '({trade} {founder}|{founder} {trade}) {form}',
    era: 1987,
  },
  income: [9500, 85000],
  fields: {
    street,
    reference: { picture: '(FT|REF|ENC)-{year}-{00001-99999}' },
    region: { label: 'Província' },
    postcode: { label: 'Código postal' },
    id: certified(mzBi, 'Bilhete de Identidade', {
      synonyms: ['bi', 'bilhete'],
      make: (random, { home }) => `${home}${mzBi.make(random, undefined).slice(2)}`,
    }),
    tax: certified(mzNuit, 'NUIT', { synonyms: ['número único de identificação tributária'] }),
    ssn: pictured('Número do INSS', '%########', { synonyms: ['inss', 'niss'] }),
    // Year of the form, two letters, five digits; no rule is public.
    passport: pictured('Passaporte', '(15|17|20|22)A[A-K]#####', { synonyms: ['passaporte'] }),
    // No rule is public; the usual look.
    licence: pictured('Carta de condução', '1#######/{1-3}'),
    nib,
    bankcode: pictured('Código do banco', '{bank.code}'),
    wallet: { ...networkWallet, label: 'Carteira móvel' },
    txn: { label: 'ID da transacção' },
    walletreceipt: walletReceipt({ 'M-Pesa': datedReceipt(2023), 'e-Mola': stampedReceipt('PP') }),
    merchant: {
      special: true,
      write: shops(
        '(Padaria|Farmácia|Supermercado|Mercearia|Livraria|Restaurante|Pastelaria|Talho|Papelaria|Salão) {owner}||(Óptica|Boutique|Electrodomésticos|Móveis|Ferragem|Oficina) {owner}',
      ),
    },
    plate: pictured('Matrícula', 'A[A-M][A-Z] {100-999} {place.plate}', {
      synonyms: ['matrícula', 'chapa'],
    }),
  },
  company: {
    street,
    // Issued consecutively since 2008, when older firms got theirs: 101 from about 2018, 102 from about 2024.
    registration: {
      label: 'NUEL',
      make: (random, { firm: { founded } }) =>
        `10${founded < 2018 ? 0 : founded < 2024 ? 1 : 2}${random.digits(6)}`,
    },
    // Companies' numbers start with 400, since about 2018 with 401.
    tax: {
      label: 'NUIT',
      validator: mzNuit,
      make(random, { firm: { founded } }) {
        const body = `40${founded < 2018 ? 0 : 1}${random.digits(5)}`;
        return Array.from(DIGITS, (check) => body + check).find(mzNuit.valid) as string;
      },
    },
    nib,
  },
  presets: [
    {
      key: 'carteira',
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
      name: 'Mobile wallet payment to a merchant',
      rows: [
        ['Customer', 'name'],
        ['Wallet', 'wallet'],
        ['Merchant', 'company.name'],
        ['Merchant NUIT', 'company.tax'],
        ['Reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'walletreceipt'],
        ['Date', 'date'],
      ],
    },
  ],
}));
