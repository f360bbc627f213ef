import { CABAL, NARANJA } from '../data/cards.ts';
import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { shops } from '../fields/transaction.ts';
import { bare } from '../kernel/text.ts';
import type { Language, OwnField } from '../model.ts';
import { arCbu, withCheck } from '../validators/arCbu.ts';
import { arCuit, cuitOf } from '../validators/arCuit.ts';
import { arCuitEmpresa } from '../validators/arCuitEmpresa.ts';
import { arDni } from '../validators/arDni.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';
import * as spanishFirms from './spanishFirms.ts';

/** Argentine words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    waiter Mozo/Moza
    bus-driver Colectivero/Colectivera
    mechanic Mecánico/Mecánica
    carer Cuidador de personas mayores/Cuidadora de personas mayores
    primary-teacher Maestro de grado/Maestra de grado
    secondary-teacher Profesor de secundaria/Profesora de secundaria
    office-clerk Empleado administrativo/Empleada administrativa
    physiotherapist Kinesiólogo/Kinesióloga
    shop-manager Encargado de local/Encargada de local
    delivery-rider Cadete
    driver Chofer
    shop-assistant Vendedor/Vendedora
    labourer Peón de obra`,
};

/** Registers of companies by the province's letter: the city of Buenos Aires, and some provinces. */
const REGISTERS: Readonly<Record<string, string>> = {
  C: 'IGJ',
  B: 'DPPJ matrícula',
  X: 'IPJ matrícula',
  M: 'DPJ legajo',
};

/** La Plata numbers its streets; from 73 on they are diagonals. The house follows as a number too. */
const AVENUES = [1, 7, 13, 19, 25, 31, 32, 38, 44, 51, 53, 60, 66, 72];
const LA_PLATA = Array.from({ length: 80 }, (_, i) => {
  const kind = i >= 72 ? 'Diagonal' : AVENUES.includes(i + 1) ? 'Avenida' : 'Calle';
  return `${kind}_${i + 1}_N°@La_Plata`;
}).join(' ');

const cbu: OwnField = {
  label: 'CBU',
  group: 'banking',
  synonyms: ['clave bancaria uniforme'],
  validator: arCbu,
  make: (random, { bank }) => arCbu.make(random, { code: bank.code?.text }),
};

export const ar = country('ar', () => ({
  name: 'Argentina',
  alpha3: 'ARG',
  paydays: [[-4], [31]],
  currency: 'ARS',
  decimals: 0,
  perEuro: 1300,
  gs1: '779',
  lei: '5799',
  holidays:
    '0101 E-48 E-47 0324 0402 E-3 E-2 0501 0525 0615m 0620 0709 -2024:0815m 2025-2025:0815 2026:0815m -2024:1008m 2025-2025:1010 2026:1008m 1106 1118m 1208 1225 2025-2025:0502 2025-2025:1121',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Argentina/Buenos_Aires' },
  economy: {
    vat: { usual: 21 },
    deductions: { social: 17, tax: 3 },
    extraPay: '6-30:50/6 12-18:50/6',
    tenure: { rent: 30, loan: 2 },
    shops: { card: 55, wallet: 30 },
  },
  words: {
    exonyms: 'Argentinisch argentin argentino',
    scripts: `アルゼンチン 阿根廷 아르헨티나 الأرجنتين أرجنتيني~ अर्जेंटीना Аргентина Аргентины Аргентини аргентинск~ аргентинськ~
      Ajentina`,
    women: 'Argentinierin Argentinierinnen',
    places: `Buenos Aires=ブエノスアイレス|布宜诺斯艾利斯|부에노스아이레스|بوينس آيرس|Буэнос-Айрес+|Буенос-Айрес+|porteño|porteña|porteños|porteñas`,
    numbers: { tax: 'clave_única_de_identificación_tributaria' },
  },
  aliases: `Argentine Argentines Argentinian Argentinians Argentinean Argentino Argentinos Argentinien
    Argentine_Republic República_Argentina`,
  // Adults by age: INDEC's projections, 2025. Women may retire at 60.
  ages: '15 20.5 19.5 17 12.5 9 6.5',
  life: {
    pensionPay: { days: [8, 10, 12, 15, 18, 22, 25] },
    studies: 55,
    retires: [65, 61],
    // Most have the least and its supplement.
    pays: [370000, 1100000],
    institutions: `
      pension ANSES
      primary Escuela Primaria N.º {1-120} (Domingo F. Sarmiento|General San Martín|Manuel Belgrano), {town}
      secondary (Escuela Secundaria N.º {1-60}|Colegio Nacional|Instituto Manuel Belgrano), {town}
      hospital (Hospital Central de {town}|Hospital Zonal de {town}|Sanatorio {town})
      care (Hogar de Ancianos|Residencia Geriátrica) (San José|Los Abuelos|Santa Rita), {town}
      town Municipalidad de {town}
      town@Buenos_Aires Gobierno de la Ciudad de Buenos Aires
      police Policía de {place.region}
      police@Buenos_Aires Policía de la Ciudad
      fire Bomberos de la Policía de {place.region}
      fire@Buenos_Aires Bomberos de la Ciudad
      university Universidad Tecnológica Nacional
      university@Buenos_Aires (Universidad de Buenos Aires|Universidad de Buenos Aires|Universidad Católica Argentina)
      university@Córdoba+Rosario+La_Plata+Mar_del_Plata+Salta+San_Juan+Quilmes+San_Luis+Formosa Universidad Nacional de {town}
      university@Mendoza Universidad Nacional de Cuyo
      university@San_Miguel_de_Tucumán Universidad Nacional de Tucumán
      university@Santa_Fe Universidad Nacional del Litoral
      university@Resistencia+Corrientes Universidad Nacional del Nordeste
      university@Santiago_del_Estero Universidad Nacional de Santiago del Estero
      university@Posadas Universidad Nacional de Misiones
      university@San_Salvador_de_Jujuy Universidad Nacional de Jujuy
      university@Bahía_Blanca Universidad Nacional del Sur
      university@Neuquén Universidad Nacional del Comahue`,
  },
  language: LANGUAGE,
  names: {
    // Most Argentines have one surname, their father's. By birth year, after the civil registers' lists; family
    // names after the electoral roll.
    male: byGeneration(
      {
        0: `Juan_Carlos Juan José Carlos Jorge Héctor Roberto Luis Pedro Oscar Rubén Raúl Hugo Norberto Osvaldo Alberto Ángel Eduardo Alfredo Horacio Miguel_Ángel Ricardo Domingo Omar`,
        1955: `Juan_Carlos Jorge Carlos Daniel Ricardo Eduardo Miguel_Ángel Roberto Luis Héctor Oscar Guillermo Hugo Alejandro Sergio Gustavo Rubén Néstor Norberto Claudio Marcelo Raúl Horacio Walter`,
        1972: `Gustavo Marcelo Sergio Claudio Alejandro Fernando Pablo Diego Fabián Daniel Carlos Martín Gabriel Walter Ariel Hernán Sebastián Cristian Javier Mariano Adrián Juan_Pablo Leonardo Germán Damián`,
        1988: `Matías Nicolás Juan_Pablo Maximiliano Federico Sebastián Leandro Martín Cristian Diego Facundo Ezequiel Lucas Gonzalo Emanuel Mariano Hernán Pablo Gastón Juan_Manuel Ignacio Agustín Jonathan`,
        2000: `Agustín Facundo Franco Lautaro Juan_Ignacio Tomás Nicolás Joaquín Juan_Cruz Santiago Ignacio Valentín Bautista Thiago Ramiro Federico Lucas Matías Gonzalo Máximo Benjamín Francisco Alan Ezequiel`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Marta Norma Elsa Nélida Elena Alicia Olga Rosa Mirta Susana Beatriz Lidia Ana_María Teresa Delia Irma Haydée Dora Nilda Amelia María_Elena Carmen Hilda`,
        1955: `Susana Graciela Silvia Mónica Ana_María Marta Liliana Patricia Norma Beatriz Mirta Alicia Stella_Maris Claudia Adriana Cristina Viviana Mabel Nora María_Cristina Elena Griselda Estela Laura`,
        1972: `Claudia Andrea Karina Mariela Sandra Marcela Gabriela Verónica Laura Carina Silvina Patricia Valeria Analía Carolina Paola María_Laura Roxana Fernanda María_José Alejandra María_Eugenia Natalia Lorena`,
        1988: `Natalia Romina Florencia María_Belén María_Florencia Carolina Daniela Yanina Cintia Jésica Soledad Vanesa Melina Noelia Paula Micaela Gisela Cecilia Sabrina Ayelén Luciana Antonela Victoria Eliana`,
        2000: `Camila Sofía Micaela Agustina Rocío Milagros Candela Valentina Lucía Martina Julieta Brenda Abril Morena Malena Guadalupe Delfina Catalina Lara Pilar Victoria Oriana Ludmila Zoe`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero
      Sosa Álvarez Torres Ruiz Ramírez
      Flores Benítez Acosta Medina Herrera Suárez Aguirre Giménez Gutiérrez Pereyra Rojas Molina Castro Ortiz Silva Núñez Luna
      Juárez Cabrera Ríos Morales Godoy Moreno Ferreyra Domínguez Carrizo Peralta Castillo Ledesma Quiroga Vega Vera Muñoz
      Ojeda Ponce Villalba Cardozo Navarro Coronel Vázquez Ramos Vargas Cáceres Arias Figueroa Córdoba Correa Maldonado Paz
      Rivero Miranda Mansilla Farias Roldán Méndez Guzmán Agüero Hernández Lucero Cruz Páez Escobar Mendoza Barrios Bustos
      Ávila Ayala Blanco Soria Maidana Acuña Leiva Duarte Moyano Campos Soto Martín Valdez Bravo Chávez Velázquez Olivera
      Toledo Franco Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa
      Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone
      Longo Gentile Martinelli Vitale Lombardo Serra Coppola De_Santis Marchetti Parisi Villa Conte Ferri Fabbri Bianco
      Schmidt Müller Weber Kowalski Cohen Levy`,
      spanishNames.family,
    ),
  },
  places: {
    // `home` is the province's letter in the CPA; `area` and `code` hold the first digits of landlines and mobiles
    // too, as areas have two or three.
    columns: 'city region zone area code lat lon home pop',
    rows: `
      Buenos Aires|Ciudad Autónoma de Buenos Aires|1001-1439|11 48|11 56|-34.6131|-58.3772|C|3120
      Córdoba|Córdoba|5000,5002,5004,5006,5008-5010,5012,5014,5016|351 4|351 5|-31.4135|-64.1810|X|1505
      Rosario|Santa Fe|2000-2002,2005,2008,2013|341 4|341 5|-32.9468|-60.6393|S|1030
      Mendoza|Mendoza|5500|261 4|261 5|-32.8908|-68.8272|M|1030
      San Miguel de Tucumán|Tucumán|4000|381 4|381 5|-26.8241|-65.2226|T|590
      La Plata|Buenos Aires|1900-1908|221 4|221 5|-34.9215|-57.9545|B|770
      Mar del Plata|Buenos Aires|7600-7608|223 4|223 5|-38.0004|-57.5562|B|670
      Salta|Salta|4400|387 4|387 5|-24.7859|-65.4117|A|620
      Santa Fe|Santa Fe|3000-3004|342 4|342 5|-31.6488|-60.7087|S|430
      San Juan|San Juan|5400|264 4|264 5|-31.5375|-68.5364|J|470
      Resistencia|Chaco|3500|362 4|362 5|-27.4606|-58.9839|H|300
      Santiago del Estero|Santiago del Estero|4200|385 4|385 5|-27.7951|-64.2615|G|290
      Corrientes|Corrientes|3400|379 4|379 5|-27.4678|-58.8344|W|360
      Posadas|Misiones|3300|376 4|376 5|-27.4000|-55.9150|N|330
      Morón|Buenos Aires|1708|11 46|11 61|-34.6509|-58.6196|B|330
      Quilmes|Buenos Aires|1878-1879|11 42|11 64|-34.7242|-58.2526|B|630
      San Salvador de Jujuy|Jujuy|4600|388 4|388 5|-24.1946|-65.2971|Y|320
      Bahía Blanca|Buenos Aires|8000|291 4|291 5|-38.7196|-62.2724|B|320
      Paraná|Entre Ríos|3100|343 4|343 5|-31.7327|-60.5290|E|270
      Neuquén|Neuquén|8300|299 4|299 5|-38.9516|-68.0591|Q|290
      San Luis|San Luis|5700|266 4|266 5|-33.2950|-66.3356|D|210
      Formosa|Formosa|3600|370 4|370 5|-26.1900|-58.2150|P|260`,
    others: `Ciudad Autónoma de Buenos Aires=CABA|City of Buenos Aires|Capital Federal; San Miguel de Tucumán=Tucumán;
      Buenos Aires=BsAs`,
  },
  roads: `San_Martín Belgrano Rivadavia Sarmiento Mitre Moreno 9_de_Julio 25_de_Mayo Av._San_Martín Av._Belgrano
    Av._Rivadavia Güemes Alvear Lavalle Alsina Urquiza Brown Saavedra Independencia Tucumán Corrientes Córdoba Entre_Ríos
    Santa_Fe Mendoza Salta Catamarca Av._Libertador Hipólito_Yrigoyen Juan_B._Justo Roca Pellegrini Las_Heras Maipú Chacabuco
    Balcarce French Dorrego Castelli Pueyrredón ${LA_PLATA}`,
  ownRoads: ['La Plata'],
  street: '{road} {100-4980}(||||, Piso {1-12}º [A-F])',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{place.home}{zone}[A-HJ-NP-Z][A-HJ-NP-Z][A-HJ-NP-Z]',
  phone: '+54 9 {place.code}##-####',
  landline: '+54 {place.area}##-####',
  // Shares of persons' accounts, after the BCRA; the provincial and the city's bank are near home.
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Banco de la Nación Argentina|NACNARBA|011|24
      Banco Galicia|GABAARBA|007|15
      Santander Argentina|BSCHARBA|072|15
      Banco Macro|BOSUARBA|285|15
      BBVA Argentina|BFRPARBA|017|11
      Banco Provincia|PRBAARBA|014|35|Buenos Aires
      Banco Ciudad|BACIARBA|029|15|Ciudad Autónoma de Buenos Aires
      Banco Credicoop|BCOOARBA|191|6
      Banco Supervielle|BSUPARBA|027|5
      Banco Patagonia|BSUDARBA|034|4
      ICBC Argentina|ICBKARBA|015|3
      Banco Hipotecario|BHIPARBA|044|2
      Banco Comafi|QUILARBA|299|1`,
    others: `Banco de la Nación Argentina=Banco Nación|BNA; Banco Provincia=Bapro|Banco de la Provincia de Buenos Aires;
      BBVA Argentina=BBVA Francés`,
  },
  // Branch and account as the CBU holds them.
  account: {
    label: 'Número de cuenta',
    make(_, p) {
      const cbu = p.read('cbu');
      return `${cbu.slice(3, 7)}-${cbu.slice(8, 20)}/${cbu.charAt(20)}`;
    },
  },
  cards: 'visa:50 mastercard:36 naranja:6 cabal:4 amex:4',
  networks: { naranja: NARANJA, cabal: CABAL },
  wallets: 'Mercado_Pago:70 Ualá:12 MODO:10 Naranja_X:8',
  firms: {
    forms: `
      S.R.L.|46|1936|2|300
      S.A.|38|1936|3|4000
      S.A.S.|15.5|2017|1|120
      S.C.A.|0.5|1936|2|60`,
    trades: `
      automotive Automotores|Autopartes|Repuestos|Neumáticos|Lubricentro
      realty Inmobiliaria|Propiedades|Negocios Inmobiliarios|Desarrollos
      construction Construcciones|Constructora|Sanitarios|Obras Civiles|Revestimientos
      food Alimentos||Panificadora|Frigorífico|Lácteos|Bebidas
      law Abogados|Estudio Jurídico
      accounting Contadores Públicos|Estudio Contable|Auditores
      baker Panificadora|Panadería
      butcher Frigorífico|Carnicería
      plumber Sanitarios
      painter Pinturas|Revestimientos
      mason,civil-engineer Construcciones|Constructora|Obras Civiles`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} e Hijos|{trade} {town}|{trade} {founder} y {partner}) {form}',
  },
  income: [550000, 3200000],
  sources: 'INDEC 2022 and 2025, BCRA; shares of banks, cards and forms are estimates',
  fields: {
    employer: spanishFirms.employer,
    id: certified(arDni, 'DNI', { synonyms: ['documento nacional de identidad', 'documento'] }),
    tax: {
      label: 'CUIT',
      validator: arCuit,
      make: (_, p) => cuitOf(p.sex === 'male' ? '20' : '27', bare(p.read('id'))),
    },
    ssn: { label: 'CUIL', validator: arCuit, make: (_, p) => p.read('tax') },
    postcode: { label: 'Código postal (CPA)' },
    region: { label: 'Provincia' },
    passport: pictured('Pasaporte', 'AA[A-J]######', { synonyms: ['pasaporte'] }),
    licence: { label: 'Licencia de conducir', make: (_, p) => bare(p.read('id')) },
    cbu,
    bankcode: pictured('Código de banco', '{bank.code}'),
    alias: pictured(
      'Alias CBU/CVU',
      '(sol|luna|mar|rio|monte|campo|nube|viento|fuego|lago|flor|pino).(mate|tango|gato|puma|condor|zorro|trigo|uva|lino|miel|sal|pan).(rojo|azul|verde|norte|sur|feliz|claro|lindo|nuevo|grande|gris|oro)',
      { group: 'banking', synonyms: ['alias cbu', 'alias cvu'] },
    ),
    // A wallet's account: bank 000, then the provider in place of the branch, 0003 Mercado Pago and 0007 Ualá; MODO and
    // Naranja X pay from accounts of banks.
    cvu: {
      label: 'CVU',
      group: 'payment',
      synonyms: ['clave virtual uniforme'],
      validator: arCbu,
      make(random, p) {
        const provider = p.read('wallet').startsWith('Ualá') ? '0000007' : '0000003';
        return withCheck(provider) + withCheck(`000${random.int(1, 9)}${random.digits(9)}`);
      },
    },
    merchant: {
      special: true,
      write: shops(
        '(Almacén|Farmacia|Panadería|Librería|Parrilla|Kiosco|Heladería|Verdulería|Pizzería|Carnicería) {owner}||(Mueblería|Óptica|Ferretería|Electrodomésticos|Joyería|Taller) {owner}',
      ),
    },
    reference: { picture: '(FAC|REF|PAGO)-{year}-{00001-99999}' },
    plate: pictured('Patente', 'A[A-H] ### [A-Z][A-Z]', { synonyms: ['patente', 'dominio'] }),
  },
  company: {
    name: spanishFirms.name,
    street: { picture: '{road} {100-4980}(||||, Piso {1-12}º Of. [A-F])' },
    // The city's firms are registered with the IGJ; each province has a register of its own.
    registration: {
      label: 'Inscripción en el Registro Público',
      make: (random, { home }) =>
        `${REGISTERS[home ?? ''] ?? 'RPC matrícula'} ${random.int(1000, home === 'C' ? 1_999_999 : 299_999)}`,
    },
    tax: certified(arCuitEmpresa, 'CUIT', {
      make: (random, { firm: { founded } }) => cuitOf('30', String(CUIT(random, founded))),
    }),
    cbu,
  },
  presets: [
    {
      key: 'transferencias',
      scheme: INSTANT_TRANSFER,
      name: 'Transferencias 3.0',
      rows: [
        ['Payer', 'name'],
        ['Payer CUIL', 'ssn'],
        ['Payer CBU', 'cbu'],
        ['Payee', 'payee.name'],
        ['Payee CUIT', 'payee.tax'],
        ['Payee CVU', 'payee.cvu'],
        ['Payee alias', 'payee.alias'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
}));

/**
 * The CUIT of firms in the order of registration, without kind and check digit; approximate, from general
 * knowledge.
 */
const CUIT = series(
  '1936 50000000 · 1980 58000000 · 1998 70000000 · 2000 70600000 · 2003 70820000 · 2006 70960000 · 2008 71030000 · 2011 71170000 · 2013 71380000 · 2015 71480000 · 2017 71550000 · 2019 71630000 · 2021 71700000 · 2023 71790000 · 2026 71920000',
);
