import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { bankPicture } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import type { Language, OwnField } from '../model.ts';
import { uyCi } from '../validators/uyCi.ts';
import { uyRut } from '../validators/uyRut.ts';
import { certified, country, pictured } from './declare.ts';
import * as spanishFirms from './spanishFirms.ts';

/** Uruguayan words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    waiter Mozo/Moza
    plumber Sanitario/Sanitaria
    mechanic Mecánico/Mecánica
    bus-driver Conductor de ómnibus/Conductora de ómnibus
    carer Cuidador de personas mayores/Cuidadora de personas mayores
    primary-teacher Maestro/Maestra
    secondary-teacher Profesor de liceo/Profesora de liceo
    labourer Peón de obra
    police-officer Agente de policía
    pharmacist Químico farmacéutico/Química farmacéutica
    shop-manager Encargado de local/Encargada de local`,
};

const ci: OwnField = { validator: uyCi, make: (_, p) => p.read('id') };

export const uy = country('uy', () => ({
  name: 'Uruguay',
  alpha3: 'URY',
  paydays: [[-5], [31]],
  currency: 'UYU',
  decimals: 0,
  perEuro: 48,
  gs1: '773',
  holidays: '0101 E-48 E-47 E-3 E-2 0501 0619 0718 0825 1225',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Montevideo' },
  economy: {
    vat: { usual: 22, food: 10 },
    deductions: { social: 19.6, tax: 4 },
    extraPay: '6-30:50/6 12-20:50/6',
    tenure: { rent: 35, loan: 5 },
    shops: { card: 68, wallet: 15 },
  },
  words: {
    exonyms: 'uruguayisch',
    scripts: 'ウルグアイ 乌拉圭 우루과이 أوروغواي Уругвай',
  },
  aliases: `Uruguayan Uruguayans Uruguayo Uruguaya Uruguayos Oriental_Republic_of_Uruguay
    República_Oriental_del_Uruguay`,
  // Adults by age: INE, census of 2023.
  ages: '12 18 18.5 16.5 14.5 11.5 9',
  life: {
    studies: 45,
    retires: 62,
    pays: [20500, 72000],
    institutions: `
      pension Banco de Previsión Social
      university Universidad de la República
      primary (Escuela N.º {1-200}) de {town}
      secondary (Liceo N.º {1-9}) de {town}
      hospital Hospital de {town}
      care (Hogar de Ancianos|Residencial) (San José|Los Abuelos|Las Rosas), {town}
      town Intendencia de {place.region}
      police Jefatura de Policía de {place.region}
      fire Dirección Nacional de Bomberos`,
  },
  language: LANGUAGE,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after the Registro Civil's lists; family names after the census.
    male: byGeneration(
      {
        0: `Juan José Luis Carlos Julio Washington Walter Juan_Carlos Jorge Nelson Hugo Héctor Alberto Ruben Artigas Líber Alfredo Roberto Heber Wilson`,
        1955: `Jorge Carlos Juan Luis José Juan_Carlos Julio Daniel Washington Walter Gustavo Eduardo Rubén Hugo Ricardo Wilson Nelson Edison Álvaro Fernando Richard`,
        1972: `Gustavo Marcelo Pablo Daniel Fernando Alejandro Álvaro Sergio Gonzalo Diego Martín Andrés Jorge Fabián Richard Darío Rodrigo Leonardo Federico Gabriel Juan_Pablo`,
        1988: `Martín Diego Gonzalo Sebastián Nicolás Federico Mathías Rodrigo Santiago Ignacio Maximiliano Pablo Matías Emiliano Leandro Gastón Andrés Bruno Juan_Pablo Agustín Cristian`,
        2000: `Santiago Agustín Nicolás Mathías Facundo Joaquín Juan_Ignacio Bruno Felipe Ignacio Thiago Bautista Benjamín Lucas Franco Emiliano Juan_Martín Rodrigo Valentín Nahuel Juan_Manuel`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Ana Olga Elida Teresa Blanca Nelly Gladys Mirta Julia Elsa Ana_María Irma Rosa Celia Delia Raquel Nilda Margarita Mabel`,
        1955: `María Ana_María Silvia Graciela Mirta Susana Gladys Mabel Cristina Rosario Mónica Beatriz Estela Alicia Virginia Miriam Adriana Stella Teresa María_del_Carmen Laura`,
        1972: `Claudia Andrea Gabriela Patricia Verónica Laura Silvana Alejandra Mónica Virginia Lourdes Mariela Carolina Ana_Laura Rosana Sandra Fabiana Natalia María_José Leticia Paola`,
        1988: `Natalia Carolina Lucía Florencia Virginia Verónica Valeria Stefany Romina Lorena Jimena Cecilia María_Noel Victoria Daniela Ana_Laura Fiorella Belén Antonella Leticia María_Eugenia`,
        2000: `Camila Valentina Sofía Agustina Florencia Lucía Micaela Martina Romina Julieta Victoria Milagros Emilia Delfina Belén Pilar Antonella Ana_Clara Guadalupe Josefina Luana`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `Rodríguez:4 González:3.3 Martínez Fernández Pérez García Silva López Pereira Sosa Díaz Olivera
      Suárez Álvarez Núñez Hernández
      Sánchez Gómez Castro Ferreira Cabrera Acosta Techera Da_Silva De_los_Santos Pereyra Fagúndez Méndez Lima Correa Machado
      Rivero Alonso Vázquez Torres Píriz Duarte Benítez Morales Romero Viera Moreira Delgado Bentancor Cardozo Barrios Ramos
      Giménez Medina Castillo Ruiz Rocha Dos_Santos Figueredo Borges Vidal Umpiérrez Betancur Larrosa Peña Moreno Trinidad
      Camejo Bonilla Curbelo Cáceres Marrero De_León Arias Batista Espósito Rossi Ferrari Bianchi Costa Bruno Greco
      Etcheverry Echeverría Irigoyen Goñi Arocena Zabala Sanguinetti Lacalle Batlle Muniz Leites Nieves Amaral Brum Britos
      Fleitas Ojeda Caballero Cuello Laguna Mederos Noble Pintos Quintana Recoba Saravia Toledo Velázquez Zunino`,
      spanishNames.family,
    ),
  },
  places: {
    // `area` is the first half of the number; `plate` the department's letter.
    columns: 'city region zone area lat lon plate pop',
    rows: `
      Montevideo|Montevideo|11000,11100,11200,11300,11400,11500,11600,11700,11800,11900,12000|2902|-34.9033|-56.1882|S|1290
      Salto|Salto|50000|4733|-31.3833|-57.9400|H|114
      Ciudad de la Costa|Canelones|15800|2682|-34.8167|-55.9500|A|112
      Paysandú|Paysandú|60000|4722|-32.3171|-58.0550|I|78
      Las Piedras|Canelones|90200|2364|-34.7302|-56.2191|A|78
      Rivera|Rivera|40000|4622|-30.9350|-55.5400|F|80
      Maldonado|Maldonado|20000|4222|-34.9000|-54.9500|B|88
      Tacuarembó|Tacuarembó|45000|4632|-31.7169|-55.9811|R|57
      Melo|Cerro Largo|37000|4642|-32.3703|-54.1675|E|53
      Mercedes|Soriano|75000|4532|-33.2524|-58.0305|K|43
      Artigas|Artigas|55000|4772|-30.4300|-56.4700|G|42
      Minas|Lavalleja|30000|4442|-34.3759|-55.2377|P|39
      San José de Mayo|San José|80000|4342|-34.3375|-56.7136|M|39
      Durazno|Durazno|97000|4362|-33.3806|-56.5236|Q|35
      Florida|Florida|94000|4352|-34.0956|-56.2142|O|34
      Treinta y Tres|Treinta y Tres|33000|4452|-33.2333|-54.3833|D|26
      Rocha|Rocha|27000|4472|-34.4833|-54.3333|C|26
      Colonia del Sacramento|Colonia|70000|4522|-34.4626|-57.8400|L|27
      Fray Bentos|Río Negro|65000|4562|-33.1350|-58.2800|J|24
      Trinidad|Flores|85000|4364|-33.5165|-56.8996|N|22
      Canelones|Canelones|90000|4332|-34.5228|-56.2778|A|21`,
  },
  roads: `18_de_Julio Artigas 25_de_Mayo Lavalleja Rivera Sarandí Treinta_y_Tres Uruguay Av._Italia@Montevideo Bulevar_Artigas@Montevideo
    José_Pedro_Varela José_Enrique_Rodó Zorrilla_de_San_Martín Florida Colonia Paysandú Ituzaingó Rincón Andes@Montevideo Convención@Montevideo
    Río_Negro@Montevideo Yí@Montevideo Cuareim@Montevideo Agraciada@Montevideo Av._Batlle_y_Ordóñez Av._General_Flores@Montevideo Dr._Luis_Alberto_de_Herrera@Montevideo Joaquín_Suárez
    Manuel_Oribe Washington_Beltrán Brasil Argentina España Instrucciones Canelones Maldonado Durazno Soriano Juan_D._Jackson@Montevideo
    Aparicio_Saravia`,
  street: '{road} {100-3980}(|||, Apto. {1-9}0{1-6})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+598 9[1-9] ### ###',
  landline: '+598 {place.area} ####',
  // Shares of persons' accounts, after the BCU.
  banks: {
    // The digits of `account` as payers to them require; the Banco República prints account and sub-account.
    columns: 'bank bic code account share',
    rows: `
      Banco República|BROUUYMM|001|00%######-0000%|58
      Santander Uruguay|BSCHUYMM|137|00%#########|14
      Itaú Uruguay|ITAUUYMM|113|%######|13
      BBVA Uruguay|BBVAUYMM|153|%########|7.5
      Scotiabank Uruguay|COMEUYMM|128|%#######0{1-9}|6
      HSBC Uruguay|BLICUYMM|157|%#########|0.8
      Banque Heritage|SURIUYMM|162|%######0{1-9}|0.5
      Banco de la Nación Argentina|NACNUYMM|246|0%##########|0.2`,
    others: `Banco República=BROU`,
  },
  account: { label: 'Número de cuenta', write: bankPicture('account') },
  cards: 'visa:56 mastercard:40 amex:3 diners:1',
  wallets: 'Prex:45 Mercado_Pago:40 Midinero:15',
  firms: {
    forms: `
      S.A.|36|1936|3|2500
      S.R.L.|32|1936|2|200
      S.A.S.|29|2019|1|80
      Ltda.|3|1936|2|60`,
    trades: `
      realty Inmobiliaria|Propiedades|Negocios Inmobiliarios
      construction Construcciones|Constructora|Sanitaria|Obras Civiles|Aberturas
      automotive Automotora|Repuestos|Neumáticos|Taller
      plumber Sanitaria
      painter Pinturas
      mason,civil-engineer Construcciones|Constructora|Obras Civiles`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} Hermanos|{trade} {town}|{trade} {founder} y {partner}) {form}',
  },
  income: [27000, 150000],
  sources: 'INE 2023, BCU; shares of cards and forms are estimates',
  fields: {
    employer: spanishFirms.employer,
    id: certified(uyCi, 'Cédula de identidad', { synonyms: ['cédula', 'ci'] }),
    // The tax office identifies people without a business by the identity card.
    tax: { ...ci, label: 'Cédula (contribuyente)', synonyms: ['contribuyente'] },
    rut: certified(uyRut, 'RUT (actividad propia)', {
      group: 'tax',
      synonyms: ['rut', 'registro único tributario'],
    }),
    ssn: { ...ci, label: 'Número de BPS', synonyms: ['bps'] },
    licence: { ...ci, label: 'Libreta de conducir', synonyms: ['libreta'] },
    voter: pictured('Credencial cívica', '[A-V][A-K][A-D] {1000-89999}', {
      synonyms: ['credencial'],
    }),
    postcode: { label: 'Código postal' },
    region: { label: 'Departamento' },
    passport: pictured('Pasaporte', '[A-D]######', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: {
      special: true,
      write: shops(
        '(Almacén|Farmacia|Panadería|Librería|Parrillada|Kiosco|Heladería|Verdulería|Pizzería|Carnicería) {owner}||(Mueblería|Óptica|Ferretería|Electrodomésticos|Joyería|Taller) {owner}',
      ),
    },
    reference: { picture: '(FAC|REF|PAGO)-{year}-{00001-99999}' },
    plate: pictured('Matrícula', '{place.plate}[A-Z][A-Z] {1000-9999}', {
      synonyms: ['matrícula', 'chapa'],
    }),
  },
  company: {
    name: spanishFirms.name,
    street: { picture: '{road} {100-3980}(|||, Of. {1-9}0{1-6})' },
    registration: pictured('Registro Nacional de Comercio', '{100-29999}/{founded}'),
    tax: certified(uyRut, 'RUT'),
  },
  presets: [
    {
      key: 'spi',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'SPI instant transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer cédula', 'id'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
}));
