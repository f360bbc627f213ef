import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { BILL_PAYMENT, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { bankPicture } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import { Day, dayAt } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Language } from '../model.ts';
import { coCedula } from '../validators/coCedula.ts';
import { coNit, nitOf } from '../validators/coNit.ts';
import { coNitEmpresa } from '../validators/coNitEmpresa.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';
import * as spanishFirms from './spanishFirms.ts';

/** Colombian words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  pensioner: 'Pensionado/Pensionada',
  titles: `${americanSpanish.titles}
    bus-driver Conductor de bus/Conductora de bus
    driver Conductor/Conductora
    mechanic Mecánico/Mecánica
    cleaner Auxiliar de servicios generales
    security-guard Vigilante
    carer Cuidador de adulto mayor/Cuidadora de adulto mayor
    labourer Ayudante de obra
    primary-teacher Docente de primaria
    secondary-teacher Docente de bachillerato
    police-officer Patrullero de policía/Patrullera de policía
    pharmacist Químico farmacéutico/Química farmacéutica
    shop-manager Administrador de tienda/Administradora de tienda`,
};

export const co = country('co', () => ({
  name: 'Colombia',
  alpha3: 'COL',
  paydays: [[15, 31]],
  currency: 'COP',
  decimals: 0,
  perEuro: 3600,
  gs1: '770',
  holidays: '0101 0106m 0319m E-3 E-2 0501 E+43 E+64 E+71 0629m 0720 0807 0815m 1012m 1101m 1111m 1208 1225',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Bogota' },
  economy: {
    vat: { usual: 19, food: 5 },
    deductions: { social: 8, tax: 0 },
    extraPay: '6-30:50/6 12-20:50/6',
    tenure: { rent: 45, loan: 7 },
    shops: { card: 45, wallet: 20 },
  },
  words: {
    exonyms: 'kolumbianisch',
    scripts: `コロンビア 哥伦比亚 哥倫比亞 콜롬비아 كولومبيا كولومبي~ कोलंबिया Колумби^ Колумбі^ колумбийск~ колумбійськ~`,
  },
  aliases: `Colombian Colombians Colombiano Colombiana Colombianos Kolumbien Colombie Republic_of_Colombia
    República_de_Colombia`,
  // Adults by age: DANE, projections for 2025. Women may retire at 57.
  ages: '15.5 22.5 20 15.5 13.5 8.5 4.5',
  paper: 'Letter-Size',
  life: {
    pensionPay: { days: [27] },
    studies: 45,
    retires: [62, 58],
    // Most get the minimum wage. Half of Colpensiones' pensions are the minimum wage.
    pays: [200000, 3900000, 1423500],
    institutions: `
      pension Colpensiones
      university Universidad de {town}
      primary (Escuela Primaria|Escuela Urbana) (Simón Bolívar|San José|Santa Teresita|Antonio Nariño|La Presentación) de {town}
      secondary (Colegio de Bachillerato|Liceo) (Simón Bolívar|San José|Santa Teresita|Antonio Nariño|La Presentación) de {town}
      hospital (Hospital Universitario de {town}|Clínica {town}|Hospital General de {town})
      care Hogar Geriátrico (San José|Los Abuelos|Santa Ana), {town}
      town Alcaldía de {town}
      town@Bogotá Alcaldía Mayor de Bogotá
      police Policía Metropolitana de {town}
      transit Transporte Urbano de {town}
      fire Cuerpo Oficial de Bomberos de {town}
      university@Bogotá+Soacha (Universidad Nacional de Colombia|Universidad Distrital Francisco José de Caldas)
      university@Medellín+Bello+Itagüí Universidad de Antioquia
      university@Cali Universidad del Valle
      university@Barranquilla+Soledad Universidad del Atlántico
      university@Cúcuta Universidad Francisco de Paula Santander
      university@Bucaramanga Universidad Industrial de Santander
      university@Villavicencio Universidad de los Llanos
      university@Valledupar Universidad Popular del Cesar
      university@Ibagué Universidad del Tolima
      university@Santa_Marta Universidad del Magdalena
      university@Pereira Universidad Tecnológica de Pereira
      university@Montería Universidad de Córdoba
      university@Manizales Universidad de Caldas
      university@Pasto Universidad de Nariño
      university@Neiva Universidad Surcolombiana
      university@Armenia Universidad del Quindío
      university@Popayán Universidad del Cauca
      university@Tunja Universidad Pedagógica y Tecnológica de Colombia
      transit@Bogotá TransMilenio
      transit@Medellín Metro de Medellín`,
  },
  language: LANGUAGE,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after the Registraduría's lists, as are family names.
    male: byGeneration(
      {
        0: `José Luis Jorge Carlos Pedro Hernando Álvaro Jaime Gustavo Rafael Alfonso Guillermo Gilberto Hernán Marco_Antonio Luis_Alfonso Jesús Germán Fabio Julio_César Ernesto Octavio`,
        1955: `Luis Carlos_Alberto Jorge José Luis_Fernando Jaime Álvaro Germán Hernán Gustavo Luis_Eduardo Juan_Carlos William Fabio Orlando Rubén_Darío Jairo Jorge_Enrique Nelson Óscar Iván_Darío Carlos`,
        1972: `Juan_Carlos Carlos_Alberto Luis_Fernando Mauricio Jhon_Jairo Wilson Edwin Fredy Óscar William Diego_Fernando Carlos_Andrés Édgar Javier Nelson Fabián Jorge Andrés Alexander Jair Harold Gustavo`,
        1988: `Andrés_Felipe Juan_Pablo Carlos_Andrés Juan_Camilo Diego_Fernando Diego_Alejandro Juan_David Jhon_Alexander Camilo Julián Sebastián Cristian_Camilo Óscar_Andrés Leonardo Edwin Brayan Daniel Jorge_Luis Jonathan Fabián David`,
        2000: `Juan_David Santiago Juan_Sebastián Juan_Pablo Andrés_Felipe Samuel Juan_Camilo Miguel_Ángel Brayan Kevin Sebastián Nicolás Juan_Esteban Duván Yeison Daniel Alejandro Emmanuel Jerónimo Juan_José Cristian_David Julián`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Ana Blanca Rosa Carmen Luz Gloria Cecilia Bertha Inés Leonor Lucila Cecilia_Inés Martha Beatriz Teresa Lilia Ligia Elvira Mercedes Aura Graciela`,
        1955: `Luz_Marina Gloria Martha Luz_Stella María_Eugenia Blanca Ana_María Nubia Amparo Esperanza Luz_Mary Olga_Lucía Rubiela Clara_Inés Myriam Flor_Alba María_Cristina Stella Yolanda Patricia Beatriz Nohora`,
        1972: `Sandra_Milena Claudia_Patricia Luz_Dary Adriana Sandra_Patricia Diana Paola Ángela_María Liliana Martha Claudia Beatriz Maritza Yaneth Mónica Olga_Lucía Lina_María Catalina Isabel_Cristina Marcela Yolanda`,
        1988: `Diana_Carolina Leidy_Johana Paula_Andrea Diana_Marcela Laura Natalia Carolina Yuliana Angie Lina_María Jenny_Paola Viviana Ángela Sandra_Milena Catalina María_Fernanda Luisa_Fernanda Johana Yenny Ana_María Tatiana`,
        2000: `Valentina María_Fernanda Laura_Valentina Daniela Luisa_Fernanda Mariana Isabella Sara Karol Natalia María_Camila Paula_Andrea Angie Gabriela Salomé Laura_Sofía Juliana Dayana Manuela Yuliana Camila Sofía`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Díaz
      Muñoz Rojas Moreno
      Jiménez Vargas Gutiérrez Torres Castro Álvarez Ruiz Ortiz Suárez Castillo Valencia Herrera Romero Quintero Restrepo Giraldo
      Cárdenas Ospina Osorio Zapata Arias Mejía Vélez Correa Cardona Montoya Ríos Henao Arango Londoño Parra Bedoya Gallego
      Marín Hurtado Mosquera Palacios Córdoba Murillo Caicedo Angulo Rincón Pineda Salazar Guerrero Patiño Acevedo Duque
      Jaramillo Uribe Franco Rivera Castaño Betancur Agudelo Alzate Toro Echeverri Posada Barrera Bernal Beltrán Cortés
      Forero Garzón Caballero Peña Medina Pinzón Téllez Sierra Camargo Ávila Polo De_la_Hoz Barrios Pacheco Mercado
      Cabarcas Buelvas Perdomo Trujillo Cuéllar Losada Erazo Narváez Benavides`,
      spanishNames.family,
    ),
  },
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Bogotá|Bogotá D.C.|110111,110221,110231,110311,110411,110511,110611,110711,110811,110911,111011,111071,111111,111121,111221,111311,111411,111511,111611,111711,111811,111821|601|4.6097|-74.0817|7930
      Medellín|Antioquia|050001-050036|604|6.2518|-75.5636|2620
      Cali|Valle del Cauca|760001-760050|602|3.4372|-76.5225|2290
      Barranquilla|Atlántico|080001-080020|605|10.9685|-74.7813|1340
      Cartagena|Bolívar|130001-130015|605|10.3997|-75.5144|1070
      Soacha|Cundinamarca|250051-250055|601|4.5794|-74.2168|830
      Cúcuta|Norte de Santander|540001-540011|607|7.8939|-72.5078|810
      Bucaramanga|Santander|680001-680011|607|7.1254|-73.1198|620
      Soledad|Atlántico|083001-083006|605|10.9184|-74.7646|690
      Villavicencio|Meta|500001-500008|608|4.1420|-73.6266|570
      Bello|Antioquia|051050-051057|604|6.3373|-75.5580|580
      Valledupar|Cesar|200001-200008|605|10.4631|-73.2532|560
      Ibagué|Tolima|730001-730010|608|4.4389|-75.2322|545
      Santa Marta|Magdalena|470001-470007|605|11.2408|-74.1990|570
      Pereira|Risaralda|660001-660007|606|4.8133|-75.6961|485
      Montería|Córdoba|230001-230004|604|8.7480|-75.8814|530
      Manizales|Caldas|170001-170008|606|5.0689|-75.5174|460
      Pasto|Nariño|520001-520006|602|1.2136|-77.2811|415
      Neiva|Huila|410001-410010|608|2.9273|-75.2819|390
      Armenia|Quindío|630001-630008|606|4.5339|-75.6811|310
      Popayán|Cauca|190001-190004|602|2.4448|-76.6147|340
      Itagüí|Antioquia|055410-055413|604|6.1846|-75.5991|300
      Tunja|Boyacá|150001-150003|608|5.5353|-73.3678|190`,
    others: `Bogotá=Santafé de Bogotá|Bogota DC; Bogotá D.C.=Bogotá|Distrito Capital; Cartagena=Cartagena de Indias;
      Pasto=San Juan de Pasto`,
  },
  // Streets have numbers: calles run east to west, carreras north to south.
  roads: `Carrera_7 Calle_10 Carrera_15 Calle_26 Carrera_30 Calle_45 Carrera_9 Calle_72 Carrera_13 Calle_53 Carrera_50
    Calle_33 Carrera_43A@Medellín+Itagüí Calle_5 Carrera_80 Calle_100 Carrera_19 Calle_127@Bogotá Carrera_68@Bogotá+Cali Calle_13 Carrera_27 Calle_36
    Carrera_33 Calle_48 Carrera_54 Calle_84 Carrera_46 Calle_30 Carrera_23 Calle_19 Avenida_Bolívar@Armenia Transversal_39@Medellín
    Diagonal_25 Carrera_1 Calle_1 Carrera_100@Bogotá+Cali Calle_170@Bogotá Transversal_93@Bogotá Diagonal_61B@Bogotá Avenida_Libertadores@Cúcuta`,
  street: '{road} \\# {1-99}(|||A|B)-{01-99}(|||, Apto {1-9}0{1-4})',
  address: '{street}, {city}, {region}, {postcode}',
  postcode: '{zone}',
  phone: '+57 3(0[0-5]|1#|2[0-3]|5[01]) #######',
  landline: '+57 {place.area} [2-8]######',
  // Shares of persons' accounts, after the Superintendencia Financiera.
  banks: {
    // The digits of `account` as payers to them require.
    columns: 'bank bic code account share',
    rows: `
      Bancolombia|COLOCOBM|007|%##-######-##|34
      Davivienda|CAFECOBB|051|%###########|21
      Banco de Bogotá|BBOGCOBB|001|%########|11
      Banco Agrario|CCAICOBB|040|4##########|9
      BBVA Colombia|GEROCOBB|013|%########|8
      Banco Caja Social|CASOCOBB|032|24#########|6
      AV Villas|BAVICOBB|052|%########|3
      Banco de Occidente|OCCICOBC|023|%########|2.5
      Banco Popular|BPOPCOBB|002|220#########|2.5
      Scotiabank Colpatria|COLPCOBB|019|%#########|2
      Itaú Colombia|BCTOCOBB|006|%########|0.7
      GNB Sudameris|BSUDCOBB|012|9##########|0.3`,
    others: `Davivienda=Banco Davivienda; Scotiabank Colpatria=Colpatria`,
  },
  account: { label: 'Número de cuenta', write: bankPicture('account') },
  cards: 'visa:50 mastercard:45 amex:3.5 diners:1.5',
  wallets: 'Nequi:52 DaviPlata:38 Movii:6 dale!:4',
  firms: {
    forms: `
      S.A.S.|80|2008|1|900
      Ltda.|11|1937|2|150
      S.A.|5|1936|10|6000
      E.U.|2.5|1995|1|15|1
      S. en C.|1.5|1936|2|60`,
    trades: `
      pharmacy Droguería|Droguerías
      realty Inmobiliaria|Finca Raíz|Propiedades|Vivienda
      accounting Contadores Públicos|Revisores Fiscales|Auditores|Asesoría Contable
      cleaning Aseo|Lavandería|Mantenimiento`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} y {partner}|{trade} {town}|{trade} Hermanos {founder}) {form}',
    sole: '{trade} {founder} {form}',
  },
  income: [1750905, 9500000],
  sources: 'DANE 2025, Superfinanciera, Confecámaras; shares of cards are estimates',
  fields: {
    employer: spanishFirms.employer,
    id: certified(coCedula, 'Cédula de ciudadanía', { synonyms: ['cédula', 'cc', 'nuip'] }),
    tax: {
      label: 'NIT',
      validator: coNit,
      synonyms: ['rut'],
      make: (_, p) => nitOf(Number(bare(p.read('id')))),
    },
    postcode: { label: 'Código postal' },
    region: { label: 'Departamento' },
    passport: pictured('Pasaporte', 'A[N-Z]######', { synonyms: ['pasaporte'] }),
    licence: { label: 'Licencia de conducción', make: (_, p) => bare(p.read('id')) },
    bankcode: pictured('Código del banco', '{bank.code}'),
    // The unique tracking number that ACH Colombia assigns to each PSE payment.
    cus: pictured('CUS', '%#########', {
      group: 'transaction',
      synonyms: ['código único de seguimiento'],
    }),
    // An instant-payment key: the mobile number, the cédula, or up to twenty letters and digits after an at sign.
    breb: {
      label: 'Llave Bre-B',
      group: 'payment',
      synonyms: ['bre-b', 'llave'],
      make(random, p) {
        const kind = random.below(3);
        if (kind === 0) return bare(p.read('phone').slice(3));
        if (kind === 1) return bare(p.read('id'));
        const [, name = '', number = ''] =
          /^(\D+)(\d+)$/.exec(bare(p.read('username')).replace('_', '')) ?? [];
        return `@${name.slice(0, 20 - number.length)}${number}`;
      },
    },
    // It began on 6 October 2025, and pays on every day.
    brebdate: {
      label: 'Instant payment date',
      group: 'transaction',
      date: true,
      make: (random, { asOf }) =>
        dayAt(asOf.serial - 1 - random.below(Math.max(1, Math.min(365, asOf.serial - BREB)))).iso,
    },
    reference: pictured('Referencia de pago', '%#########'),
    merchant: {
      special: true,
      write: shops(
        '(Tienda|Droguería|Panadería|Papelería|Restaurante|Asadero|Librería|Frutería|Cafetería|Carnicería) {owner}||(Muebles|Óptica|Ferretería|Electrodomésticos|Joyería|Taller) {owner}',
      ),
    },
    plate: pictured('Placa', '@@@ ###'),
  },
  company: {
    name: spanishFirms.name,
    street: { picture: '{road} \\# {1-99}(|||A|B)-{01-99}(|||, Of. {1-9}0{1-4})' },
    // Issued in the order of founding, like the NIT.
    registration: {
      label: 'Matrícula mercantil',
      make: (random, { firm: { founded } }) =>
        String((founded < 1990 ? 1000 : 400_000 + (founded - 1990) * 100_000) + random.below(100_000)),
    },
    tax: certified(coNitEmpresa, 'NIT', {
      make: (random, { firm }) => nitOf(NIT(random, firm.founded)),
    }),
  },
  presets: [
    {
      key: 'pse',
      scheme: BILL_PAYMENT,
      sectors: SHOPS,
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
      scheme: INSTANT_TRANSFER,
      name: 'Bre-B instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payee', 'payee.name'],
        ['Bre-B key', 'payee.breb'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'brebdate', 'local_date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
}));

/** The day on which Bre-B began, 6 October 2025. */
const BREB = new Day(2025, 10, 6).serial;

/** 860 and 890 before 1988, 800, 830 from 1997, 900 from 2004, 901 from 2017; approximate, from general knowledge. */
const NIT = series(
  '1936 860000000 · 1970 860030000 · 1981 860090000 · 1981 890300000 · 1988 890999000 · 1988 800020000 · 1997 800255000 · 1997 830020000 · 2004 830145000 · 2004 900000000 · 2008 900190000 · 2012 900490000 · 2017 901040000 · 2020 901350000 · 2023 901670000 · 2026 902000000',
);
