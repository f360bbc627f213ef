import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import type { OwnField } from '../model.ts';
import { peCci } from '../validators/peCci.ts';
import { peDni } from '../validators/peDni.ts';
import { peRuc, rucOf } from '../validators/peRuc.ts';
import { peRucEmpresa } from '../validators/peRucEmpresa.ts';
import { certified, country, pictured } from './declare.ts';

const cci: OwnField = {
  label: 'CCI',
  group: 'banking',
  synonyms: ['código de cuenta interbancario'],
  validator: peCci,
  make: (random, { bank }) => peCci.make(random, { code: bank.code?.text }),
};

export const pe = country({
  code: 'pe',
  name: 'Peru',
  alpha3: 'PER',
  currency: 'PEN',
  group: 'Americas',
  aliases: 'Perú Peruvian Peruvians Peruano Peruana Peruanos Pérou Republic_of_Peru República_del_Perú',
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: ranked(
      `José Luis Juan Carlos Jorge Víctor Julio Miguel Pedro César Manuel Luis_Alberto Juan_Carlos José_Luis Jorge_Luis
      Segundo Walter Percy Wilmer Edwin Elmer Freddy Javier Raúl Hugo Marco_Antonio Eduardo Ángel Jesús Fernando
      Ronald Richard Christian Jhon Diego Sebastián Thiago Mateo Gael Fabrizio Rodrigo Renzo Gianfranco Piero Bryan
      Américo Teófilo Santos Eusebio Wilfredo Nilton Grover`,
      spanish.male,
    ),
    female: ranked(
      `María Rosa Ana Carmen Juana Luz Rosa_María Elizabeth Milagros Flor Julia Gladys Nelly Maruja Elena Martha Norma
      Victoria Silvia Patricia Sonia Yolanda Lourdes Jessica Karina Katherine Fiorella Luciana Alessandra Camila Valeria
      Ariana Xiomara Brigitte Yesenia Maribel Janet Roxana Haydeé Nélida Hilda Zoila Dina Isabel Vilma Edith Ruth Pamela
      Kiara Mía Rosario Lidia Felícita`,
      spanish.female,
    ),
    family: ranked(
      `Quispe Flores Sánchez Rodríguez García Rojas Huamán Mamani Ramos Díaz López González Torres Vásquez Pérez Chávez Mendoza
      Gonzales Ramírez Fernández Cruz Espinoza Castillo Condori Vargas Gutiérrez Romero Salazar Castro Guevara Guerrero
      Gómez Silva Martínez Morales Huamaní Medina Ruiz Aguilar Delgado Vilca Choque Apaza Ccama Paredes Ticona Yupanqui
      Cárdenas Cáceres Paucar Soto Alvarado Palomino Córdova Ñahui Chura Calderón Campos Carrasco Aliaga Arias Cahuana Cutipa
      Puma Huanca Ortiz Peralta Poma Valverde Villanueva Zevallos Zegarra Tello Ventura Vera Velarde Vega Valdivia Ugarte
      Tapia Solano Sotelo Santos Rivera Reyes Quiroz Ponce Pinedo Pizarro Núñez Navarro Luján Llanos León Inga Ibáñez
      Hurtado Herrera Gamarra Farfán Escobar Dávila Cusi Coronel Ccori Benites Bautista Ayala Arce Alarcón Ascencio Atoche`,
      spanish.family,
    ),
  },
  places: {
    // `area` holds the first digits of the number too, as areas have one or two; `plate` is the registry zone's letter.
    columns: 'city region zone area lat lon plate',
    rows: `
      Lima|Lima|15001-15088|1 44|-12.0432|-77.0282|B
      Arequipa|Arequipa|04001-04017|54 2|-16.3989|-71.5350|V
      Callao|Callao|07001-07046|1 42|-12.0566|-77.1181|C
      Trujillo|La Libertad|13001-13011|44 2|-8.1160|-79.0300|T
      Chiclayo|Lambayeque|14001-14011|74 2|-6.7714|-79.8409|M
      Piura|Piura|20001-20009|73 3|-5.1945|-80.6328|P
      Huancayo|Junín|12001-12004|64 2|-12.0651|-75.2049|W
      Cusco|Cusco|08001-08003|84 2|-13.5226|-71.9673|X
      Chimbote|Áncash|02801-02804|43 3|-9.0853|-78.5783|H
      Iquitos|Loreto|16001-16007|65 2|-3.7491|-73.2538|L
      Tacna|Tacna|23001-23006|52 4|-18.0146|-70.2536|Z
      Juliaca|Puno|21101-21104|51 3|-15.5000|-70.1333|Z
      Ica|Ica|11001-11004|56 2|-14.0678|-75.7286|Y
      Cajamarca|Cajamarca|06001-06003|76 3|-7.1638|-78.5003|M
      Pucallpa|Ucayali|25001-25006|61 5|-8.3791|-74.5539|U
      Sullana|Piura|20101-20103|73 5|-4.9039|-80.6853|P
      Ayacucho|Ayacucho|05001-05003|66 3|-13.1588|-74.2232|Y
      Huánuco|Huánuco|10001-10003|62 5|-9.9306|-76.2422|W
      Chincha Alta|Ica|11701-11703|56 2|-13.4099|-76.1324|Y
      Puno|Puno|21001-21002|51 3|-15.8422|-70.0199|Z`,
  },
  roads: `Av._Grau Jr._Bolívar Jr._San_Martín Av._Bolognesi Jr._Junín Jr._Ayacucho Av._Los_Incas Av._Túpac_Amaru Jr._Lima
    Calle_Real Jr._Unión Av._La_Cultura Jr._Cusco Jr._Arequipa Jr._Tacna Jr._Puno Av._España Av._El_Sol Jr._Huancavelica
    Jr._Piura Calle_Los_Pinos Calle_Las_Flores Calle_Los_Jazmines Av._Mariscal_Castilla Av._José_Carlos_Mariátegui
    Av._Universitaria Av._28_de_Julio Jr._2_de_Mayo Jr._Progreso Jr._Amazonas Av._Sánchez_Cerro Av._Miguel_Grau
    Calle_Los_Cedros Pasaje_Santa_Rosa Av._Perú Av._Los_Héroes Jr._Libertad Jr._Independencia Calle_San_José Jr._Callao`,
  street: '{road} {100-2980}(|||, Dpto. {1-9}0{1-6}|, Int. {1-12})',
  address: '{street}, {city} {postcode}, {region}',
  postcode: '{zone}',
  phone: '+51 9## ### ###',
  landline: '+51 {place.area}#####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banco de Crédito del Perú|BCPLPEPL|002
      BBVA Perú|BCONPEPL|011
      Interbank|BINPPEPL|003
      Scotiabank Perú|BSUDPEPL|009
      Banco de la Nación|BANCPEPL|018
      BanBif|BIFSPEPL|038
      Banco Pichincha Perú|FINAPEPL|035
      Banco GNB Perú|HBPEPEPL|053
      Santander Perú|BSAPPEPL|056
      Banco de Comercio|BDCMPEPL|023
      Citibank Perú|CITIPEPL|007`,
  },
  // Office and account as the CCI holds them, without the zeros before the account.
  account: {
    make(_, p) {
      const cci = p.read('cci');
      return `${cci.slice(4, 7)}-${cci.slice(10, 20)}`;
    },
  },
  cards: 'visa mastercard amex diners',
  wallets: 'Yape Plin',
  firms: {
    forms: 'S.A.C. E.I.R.L. S.R.L. S.A.',
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} {partner}|{trade} {town}) {form}',
  },
  income: [1200, 8000],
  fields: {
    id: certified(peDni, 'DNI', { synonyms: ['documento nacional de identidad'] }),
    tax: {
      label: 'RUC',
      validator: peRuc,
      synonyms: ['registro único de contribuyentes'],
      make: (_, p) => rucOf(`10${p.read('id').slice(0, 8)}`),
    },
    passport: pictured('Pasaporte', '1{16-24}######', { synonyms: ['pasaporte'] }),
    // A letter of the issuing office and the DNI.
    licence: {
      label: 'Licencia de conducir',
      synonyms: ['brevete'],
      make: (random, p) => random.pick('QQQHFZUXPT') + p.read('id').slice(0, 8),
    },
    cci,
    bankcode: pictured('Código de banco', '{bank.code}'),
    // The number that Yape shows on its receipts.
    operation: pictured('Número de operación', '{01000000-99999999}', {
      group: 'transaction',
      synonyms: ['nro de operación', 'operation number'],
    }),
    merchant: pictured(
      'Merchant',
      '(Bodega|Botica|Panadería|Librería|Pollería|Chifa|Cevichería|Ferretería|Minimarket|Óptica|Restaurante|Pastelería) {founder}',
      {},
    ),
    plate: pictured('Placa', '{place.plate}[A-Z0-9]@-###'),
  },
  company: {
    registration: pictured('Partida registral', '1{1-5}######'),
    tax: certified(peRucEmpresa, 'RUC'),
    cci,
  },
  presets: [
    {
      key: 'yape',
      name: 'Yape or Plin payment',
      rows: [
        ['Payer', 'name'],
        ['Payer wallet', 'wallet'],
        ['Payee', 'payee.name'],
        ['Payee phone', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Operation number', 'operation'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'cce',
      name: 'Interbank transfer by CCI',
      rows: [
        ['Payer', 'name'],
        ['Payer DNI', 'id'],
        ['Payer bank', 'bank'],
        ['Payer CCI', 'cci'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee CCI', 'payee.cci'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Operation number', 'operation'],
        ['Date', 'date'],
      ],
    },
  ],
});
