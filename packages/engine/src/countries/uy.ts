import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import type { OwnField } from '../model.ts';
import { uyCi } from '../validators/uyCi.ts';
import { uyRut } from '../validators/uyRut.ts';
import { certified, country, pictured } from './declare.ts';

const ci: OwnField = { validator: uyCi, make: (_, p) => p.read('id') };

export const uy = country({
  code: 'uy',
  name: 'Uruguay',
  alpha3: 'URY',
  currency: 'UYU',
  group: 'Americas',
  aliases: `Uruguayan Uruguayans Uruguayo Uruguaya Uruguayos Oriental_Republic_of_Uruguay
    República_Oriental_del_Uruguay`,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: ranked(
      `Juan José Luis Carlos Jorge Juan_Carlos Martín Diego Pablo Gonzalo Federico Sebastián Nicolás Santiago Mathías Rodrigo
      Marcelo Gustavo Daniel Fernando Alejandro Washington Walter Julio Wilson Nelson Edison Rubén Hugo Richard Sergio Álvaro
      Andrés Ignacio Joaquín Agustín Facundo Bruno Felipe Benjamín Thiago Bautista Emiliano Leandro Maximiliano Gastón Líber
      Artigas Darío Heber Fabián Alfredo Roberto Juan_Pablo Milton`,
      spanish.male,
    ),
    female: ranked(
      `María Ana Ana_María Silvia Graciela Mirta Susana Gabriela Andrea Claudia Laura Verónica Natalia Valentina Florencia
      Lucía Camila Sofía Martina Romina Carolina Virginia Cecilia Alejandra Patricia Mónica Adriana Rosario Estela Gladys
      Nelly Olga Teresa Beatriz Leticia Lorena Jimena Victoria Agustina Julieta Emilia Delfina Belén Pilar Fiorella Stefany
      Antonella Micaela María_Noel María_José María_Inés Ana_Laura Ana_Clara Mabel Blanca Elida`,
      spanish.female,
    ),
    family: ranked(
      `Rodríguez González Martínez Fernández Pérez García Silva López Pereira Sosa Díaz Olivera Suárez Álvarez Núñez Hernández
      Sánchez Gómez Castro Ferreira Cabrera Acosta Techera Da_Silva De_los_Santos Pereyra Fagúndez Méndez Lima Correa Machado
      Rivero Alonso Vázquez Torres Píriz Duarte Benítez Morales Romero Viera Moreira Delgado Bentancor Cardozo Barrios Ramos
      Giménez Medina Castillo Ruiz Rocha Dos_Santos Figueredo Borges Vidal Umpiérrez Betancur Larrosa Peña Moreno Trinidad
      Camejo Bonilla Curbelo Cáceres Marrero De_León Arias Batista Espósito Rossi Ferrari Bianchi Costa Bruno Greco Olivera
      Etcheverry Echeverría Irigoyen Goñi Arocena Zabala Sanguinetti Lacalle Batlle Muniz Leites Nieves Amaral Brum Britos
      Fleitas Ojeda Caballero Cuello Laguna Mederos Noble Pintos Quintana Recoba Saravia Toledo Velázquez Zunino`,
      spanish.family,
    ),
  },
  places: {
    // `area` is the first half of the number; `plate` the department's letter.
    columns: 'city region zone area lat lon plate',
    rows: `
      Montevideo|Montevideo|11000,11100,11200,11300,11400,11500,11600,11700,11800,11900,12000|2902|-34.9033|-56.1882|S
      Salto|Salto|50000|4733|-31.3833|-57.9667|H
      Ciudad de la Costa|Canelones|15800|2682|-34.8167|-55.9500|A
      Paysandú|Paysandú|60000|4722|-32.3171|-58.0807|I
      Las Piedras|Canelones|90200|2364|-34.7302|-56.2191|A
      Rivera|Rivera|40000|4622|-30.9053|-55.5508|F
      Maldonado|Maldonado|20000|4222|-34.9000|-54.9500|B
      Tacuarembó|Tacuarembó|45000|4632|-31.7169|-55.9811|R
      Melo|Cerro Largo|37000|4642|-32.3703|-54.1675|E
      Mercedes|Soriano|75000|4532|-33.2524|-58.0305|K
      Artigas|Artigas|55000|4772|-30.4000|-56.4667|G
      Minas|Lavalleja|30000|4442|-34.3759|-55.2377|P
      San José de Mayo|San José|80000|4342|-34.3375|-56.7136|M
      Durazno|Durazno|97000|4362|-33.3806|-56.5236|Q
      Florida|Florida|94000|4352|-34.0956|-56.2142|O
      Treinta y Tres|Treinta y Tres|33000|4452|-33.2333|-54.3833|D
      Rocha|Rocha|27000|4472|-34.4833|-54.3333|C
      Colonia del Sacramento|Colonia|70000|4522|-34.4626|-57.8400|L
      Fray Bentos|Río Negro|65000|4562|-33.1165|-58.3107|J
      Trinidad|Flores|85000|4364|-33.5165|-56.8996|N
      Canelones|Canelones|90000|4332|-34.5228|-56.2778|A`,
  },
  roads: `18_de_Julio Artigas 25_de_Mayo Lavalleja Rivera Sarandí Treinta_y_Tres Uruguay Av._Italia Bulevar_Artigas
    José_Pedro_Varela José_Enrique_Rodó Zorrilla_de_San_Martín Florida Colonia Paysandú Ituzaingó Rincón Andes Convención
    Río_Negro Yí Cuareim Agraciada Av._Batlle_y_Ordóñez Av._General_Flores Dr._Luis_Alberto_de_Herrera Joaquín_Suárez
    Manuel_Oribe Washington_Beltrán Brasil Argentina España Instrucciones Canelones Maldonado Durazno Soriano Juan_D._Jackson
    Aparicio_Saravia`,
  street: '{road} {100-3980}(|||, Apto. {1-9}0{1-6})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+598 9[1-9] ### ###',
  landline: '+598 {place.area} ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banco República|BROUUYMM|001
      Santander Uruguay|BSCHUYMM|137
      Itaú Uruguay|ITAUUYMM|113
      BBVA Uruguay|BBVAUYMM|153
      Scotiabank Uruguay|COMEUYMM|128
      HSBC Uruguay|BLICUYMM|157
      Banque Heritage|SURIUYMM|162
      Banco de la Nación Argentina|NACNUYMM|246
      Citibank Uruguay|CITIUYMM|205`,
  },
  // Account and sub-account, as the Banco República prints them; other banks have seven to twelve digits.
  account: '00%######-0000%',
  cards: 'visa mastercard amex diners',
  wallets: 'Prex Mercado_Pago Midinero',
  firms: {
    forms: 'S.A. S.R.L. S.A.S. Ltda.',
    name: '({trade} {founder}|{trade} {founder}|{founder} Hermanos|{trade} {town}|{founder} y {partner}) {form}',
  },
  income: [26000, 130000],
  fields: {
    id: certified(uyCi, 'Cédula de identidad', { synonyms: ['cédula', 'ci'] }),
    tax: certified(uyRut, 'RUT', { synonyms: ['registro único tributario'] }),
    ssn: { ...ci, label: 'Número de BPS', synonyms: ['bps'] },
    licence: { ...ci, label: 'Libreta de conducir', synonyms: ['libreta'] },
    voter: pictured('Credencial cívica', '[A-V][A-K][A-D] {1000-89999}', {
      synonyms: ['credencial'],
    }),
    passport: pictured('Pasaporte', '[A-D]######', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: pictured(
      'Merchant',
      '(Almacén|Farmacia|Panadería|Librería|Parrillada|Kiosco|Ferretería|Heladería|Verdulería|Óptica|Pizzería|Carnicería) {founder}',
      {},
    ),
    plate: pictured('Matrícula', '{place.plate}[A-Z][A-Z] {1000-9999}', {
      synonyms: ['matrícula', 'chapa'],
    }),
  },
  company: {
    registration: pictured('Registro Nacional de Comercio', '{100-29999}/{founded}'),
    tax: certified(uyRut, 'RUT'),
  },
  presets: [
    {
      key: 'spi',
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
});
