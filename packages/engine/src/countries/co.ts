import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import { bare } from '../kernel/text.ts';
import { coCedula } from '../validators/coCedula.ts';
import { coNit, nitOf } from '../validators/coNit.ts';
import { coNitEmpresa } from '../validators/coNitEmpresa.ts';
import { certified, country, pictured } from './declare.ts';

export const co = country({
  code: 'co',
  name: 'Colombia',
  alpha3: 'COL',
  currency: 'COP',
  group: 'Americas',
  aliases: `Colombian Colombians Colombiano Colombiana Colombianos Kolumbien Colombie Republic_of_Colombia
    República_de_Colombia`,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: ranked(
      `José Luis Carlos Juan Jorge Juan_Carlos Luis_Fernando Carlos_Alberto José_Luis Andrés_Felipe Juan_Pablo Juan_David
      Carlos_Andrés Miguel_Ángel Juan_Camilo Diego_Fernando Luis_Eduardo Jesús Pedro Andrés Santiago Sebastián Camilo Julián
      Jhon_Jairo Wilson Edwin Fredy Jaime Hernando Álvaro Germán Fabio Hernán Mauricio Óscar Iván_Darío Jairo Gustavo
      Rubén_Darío Brayan Duván Yeison Samuel Emmanuel Jerónimo Nelson William Édgar Harold`,
      spanish.male,
    ),
    female: ranked(
      `María Luz_Marina Ana_María María_Fernanda Sandra_Milena Luz_Mary Blanca Martha Gloria Claudia_Patricia Paola Diana
      Ángela_María Luisa_Fernanda Laura Natalia Valentina Daniela Camila Sara Juliana Yenny Leidy Paula_Andrea
      Diana_Carolina Diana_Marcela Carolina Adriana Liliana Olga_Lucía Luz_Dary Beatriz Nubia Yolanda Esperanza Rubiela
      Amparo Flor_Alba Isabella Salomé Mariana Gabriela Lina_María Catalina Viviana Tatiana Ángela Yuliana Maritza
      Nohora Stella Angie Karol`,
      spanish.female,
    ),
    family: ranked(
      `Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz Muñoz Rojas Moreno Jiménez Vargas
      Gutiérrez Torres Castro Álvarez Ruiz Ortiz Suárez Castillo Valencia Herrera Romero Quintero Restrepo Moreno Giraldo
      Cárdenas Ospina Osorio Zapata Arias Mejía Vélez Correa Cardona Montoya Ríos Henao Arango Londoño Parra Bedoya Gallego
      Marín Hurtado Mosquera Palacios Córdoba Murillo Caicedo Angulo Rincón Pineda Salazar Guerrero Patiño Acevedo Duque
      Jaramillo Uribe Franco Rivera Castaño Betancur Agudelo Alzate Toro Echeverri Posada Barrera Bernal Beltrán Cortés
      Forero Garzón Caballero Peña Medina Pinzón Téllez Sierra Camargo Ávila Polo De_la_Hoz Barrios Pacheco Mercado
      Cabarcas Buelvas Perdomo Trujillo Cuéllar Losada Erazo Narváez Benavides`,
      spanish.family,
    ),
  },
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Bogotá|Bogotá D.C.|110111,110221,110231,110311,110411,110511,110611,110711,110811,110911,111011,111071,111111,111121,111221,111311,111411,111511,111611,111711,111811,111821|601|4.6097|-74.0817
      Medellín|Antioquia|050001-050036|604|6.2518|-75.5636
      Cali|Valle del Cauca|760001-760050|602|3.4372|-76.5225
      Barranquilla|Atlántico|080001-080020|605|10.9685|-74.7813
      Cartagena|Bolívar|130001-130015|605|10.3997|-75.5144
      Soacha|Cundinamarca|250051-250055|601|4.5794|-74.2168
      Cúcuta|Norte de Santander|540001-540011|607|7.8939|-72.5078
      Bucaramanga|Santander|680001-680011|607|7.1254|-73.1198
      Soledad|Atlántico|083001-083006|605|10.9184|-74.7646
      Villavicencio|Meta|500001-500008|608|4.1420|-73.6266
      Bello|Antioquia|051050-051057|604|6.3373|-75.5580
      Valledupar|Cesar|200001-200008|605|10.4631|-73.2532
      Ibagué|Tolima|730001-730010|608|4.4389|-75.2322
      Santa Marta|Magdalena|470001-470007|605|11.2408|-74.1990
      Pereira|Risaralda|660001-660007|606|4.8133|-75.6961
      Montería|Córdoba|230001-230004|604|8.7480|-75.8814
      Manizales|Caldas|170001-170008|606|5.0689|-75.5174
      Pasto|Nariño|520001-520006|602|1.2136|-77.2811
      Neiva|Huila|410001-410010|608|2.9273|-75.2819
      Armenia|Quindío|630001-630008|606|4.5339|-75.6811
      Popayán|Cauca|190001-190004|602|2.4448|-76.6147
      Itagüí|Antioquia|055410-055413|604|6.1846|-75.5991
      Tunja|Boyacá|150001-150003|608|5.5353|-73.3678`,
  },
  // Streets bear numbers: calles run east to west, carreras north to south.
  roads: `Carrera_7 Calle_10 Carrera_15 Calle_26 Carrera_30 Calle_45 Carrera_9 Calle_72 Carrera_13 Calle_53 Carrera_50
    Calle_33 Carrera_43A Calle_5 Carrera_80 Calle_100 Carrera_19 Calle_127 Carrera_68 Calle_13 Carrera_27 Calle_36
    Carrera_33 Calle_48 Carrera_54 Calle_84 Carrera_46 Calle_30 Carrera_23 Calle_19 Avenida_Bolívar Transversal_39
    Diagonal_25 Carrera_1 Calle_1 Carrera_100 Calle_170 Transversal_93 Diagonal_61B Avenida_Libertadores`,
  street: '{road} \\# {1-99}(|||A|B)-{01-99}(|||, Apto {1-9}0{1-4})',
  address: '{street}, {city}, {region}, {postcode}',
  postcode: '{zone}',
  phone: '+57 3(0[0-5]|1#|2[0-3]|5[01]) #######',
  landline: '+57 {place.area} [2-8]######',
  banks: {
    columns: 'bank bic code',
    rows: `
      Bancolombia|COLOCOBM|007
      Davivienda|CAFECOBB|051
      Banco de Bogotá|BBOGCOBB|001
      BBVA Colombia|GEROCOBB|013
      Banco Agrario|CCAICOBB|040
      Banco Caja Social|CASOCOBB|032
      Banco de Occidente|OCCICOBC|023
      Banco Popular|BPOPCOBB|002
      AV Villas|BAVICOBB|052
      Scotiabank Colpatria|COLPCOBB|019
      Itaú Colombia|BCTOCOBB|006
      GNB Sudameris|BSUDCOBB|012`,
  },
  account: '%##-######-##',
  cards: 'visa mastercard amex diners',
  wallets: 'Nequi DaviPlata Movii dale!',
  firms: {
    forms: 'S.A.S. Ltda. S.A. E.U. S._en_C.',
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} y {partner}|{trade} {town}|{founder} Hermanos) {form}',
  },
  income: [1500000, 8000000],
  fields: {
    id: certified(coCedula, 'Cédula de ciudadanía', { synonyms: ['cédula', 'cc', 'nuip'] }),
    tax: {
      label: 'NIT',
      validator: coNit,
      synonyms: ['rut'],
      make: (_, p) => nitOf(Number(bare(p.read('id')))),
    },
    passport: pictured('Pasaporte', 'A[N-Z]######', { synonyms: ['pasaporte'] }),
    licence: { label: 'Licencia de conducción', make: (_, p) => bare(p.read('id')) },
    bankcode: pictured('Código del banco', '{bank.code}'),
    // The unique tracking number that ACH Colombia gives each PSE payment.
    cus: pictured('CUS', '%#########', {
      group: 'transaction',
      synonyms: ['código único de seguimiento'],
    }),
    // An instant-payment key: the mobile number, the cédula or a name after an at sign.
    breb: {
      label: 'Llave Bre-B',
      group: 'payment',
      synonyms: ['bre-b', 'llave'],
      make(random, p) {
        const kind = random.below(3);
        if (kind === 0) return bare(p.read('phone').slice(3));
        return kind === 1 ? bare(p.read('id')) : `@${bare(p.read('username')).replace('_', '')}`;
      },
    },
    reference: pictured('Referencia de pago', '%#########'),
    merchant: pictured(
      'Merchant',
      '(Tienda|Droguería|Panadería|Papelería|Restaurante|Asadero|Ferretería|Librería|Frutería|Óptica|Cafetería|Carnicería) {founder}',
      {},
    ),
    plate: pictured('Placa', '@@@ ###'),
  },
  company: {
    registration: pictured('Matrícula mercantil', '{100000-3899999}'),
    tax: certified(coNitEmpresa, 'NIT'),
  },
  presets: [
    {
      key: 'pse',
      name: 'PSE payment',
      rows: [
        ['Payer', 'name'],
        ['Payer cédula', 'id'],
        ['Payer bank', 'bank'],
        ['E-mail', 'email'],
        ['Merchant', 'company.name'],
        ['Merchant NIT', 'company.tax'],
        ['Reference', 'reference'],
        ['CUS', 'cus'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'bre-b',
      name: 'Bre-B instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payee', 'payee.name'],
        ['Bre-B key', 'payee.breb'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
});
