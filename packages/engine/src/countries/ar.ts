import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import { bare } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { arCbu } from '../validators/arCbu.ts';
import { arCuit, cuitOf } from '../validators/arCuit.ts';
import { arCuitEmpresa } from '../validators/arCuitEmpresa.ts';
import { arDni } from '../validators/arDni.ts';
import { certified, country, pictured } from './declare.ts';

const cbu: OwnField = {
  label: 'CBU',
  group: 'banking',
  synonyms: ['clave bancaria uniforme'],
  validator: arCbu,
  make: (random, { bank }) => arCbu.make(random, { code: bank.code?.text }),
};

export const ar = country({
  code: 'ar',
  name: 'Argentina',
  alpha3: 'ARG',
  currency: 'ARS',
  group: 'Americas',
  aliases: `Argentine Argentines Argentinian Argentinians Argentinean Argentino Argentinos Argentinien
    Argentine_Republic República_Argentina`,
  names: {
    // Most Argentines bear one surname, their father's.
    male: ranked(
      `Juan_Carlos Juan José Jorge Carlos Luis Miguel_Ángel Martín Diego Pablo Gustavo Sergio Marcelo Daniel Ricardo
      Alejandro Roberto Héctor Eduardo Fernando Hernán Sebastián Cristian Matías Nicolás Federico Facundo Ezequiel Maximiliano
      Leandro Lucas Franco Santiago Joaquín Bautista Thiago Benicio Lautaro Gonzalo Agustín Mariano Guillermo Óscar Hugo
      Rubén Néstor Raúl Norberto Osvaldo Juan_Ignacio Juan_Cruz Tomás Germán Damián Ariel Claudio Emanuel Ramiro Juan_Martín`,
      spanish.male,
    ),
    female: ranked(
      `María Ana_María María_Elena Silvia Susana Graciela Mónica Patricia Claudia Andrea Laura Gabriela Verónica Marta Norma
      Mirta Alicia Stella_Maris Florencia Natalia Carolina Romina Paula Daniela Lucía Sofía Martina Camila Valentina Julieta
      Micaela Agustina Victoria Milagros Rocío Yanina Cintia Soledad Mariela Karina Sandra Liliana Beatriz Elsa Nélida
      Delfina Guadalupe Catalina Lara Pilar María_Belén María_Florencia María_Eugenia María_Laura Griselda Viviana`,
      spanish.female,
    ),
    family: ranked(
      `González Rodríguez Gómez Fernández López Díaz Martínez Pérez García Sánchez Romero Sosa Álvarez Torres Ruiz Ramírez
      Flores Benítez Acosta Medina Herrera Suárez Aguirre Giménez Gutiérrez Pereyra Rojas Molina Castro Ortiz Silva Núñez Luna
      Juárez Cabrera Ríos Morales Godoy Moreno Ferreyra Domínguez Carrizo Peralta Castillo Ledesma Quiroga Vega Vera Muñoz
      Ojeda Ponce Villalba Cardozo Navarro Coronel Vázquez Ramos Vargas Cáceres Arias Figueroa Córdoba Correa Maldonado Paz
      Rivero Miranda Mansilla Farias Roldán Méndez Guzmán Agüero Hernández Lucero Cruz Páez Escobar Mendoza Barrios Bustos
      Ávila Ayala Blanco Soria Maidana Acuña Leiva Duarte Moyano Campos Soto Martín Valdez Bravo Chávez Velázquez Olivera
      Toledo Franco Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa
      Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone
      Longo Gentile Martinelli Vitale Lombardo Serra Coppola De_Santis Marchetti Parisi Villa Conte Ferri Fabbri Bianco
      Schmidt Müller Weber Kowalski Cohen Levy`,
      spanish.family,
    ),
  },
  places: {
    // `home` is the province's letter in the CPA; `area` and `code` hold the first digits of landlines and mobiles
    // too, as areas have two or three.
    columns: 'city region zone area code lat lon home',
    rows: `
      Buenos Aires|Ciudad Autónoma de Buenos Aires|1001-1439|11 48|11 56|-34.6131|-58.3772|C
      Córdoba|Córdoba|5000,5002,5004,5006,5008-5010,5012,5014,5016|351 4|351 5|-31.4135|-64.1810|X
      Rosario|Santa Fe|2000-2002,2005,2008,2013|341 4|341 5|-32.9468|-60.6393|S
      Mendoza|Mendoza|5500|261 4|261 5|-32.8908|-68.8272|M
      San Miguel de Tucumán|Tucumán|4000|381 4|381 5|-26.8241|-65.2226|T
      La Plata|Buenos Aires|1900-1908|221 4|221 5|-34.9215|-57.9545|B
      Mar del Plata|Buenos Aires|7600-7608|223 4|223 5|-38.0004|-57.5562|B
      Salta|Salta|4400|387 4|387 5|-24.7859|-65.4117|A
      Santa Fe|Santa Fe|3000-3004|342 4|342 5|-31.6488|-60.7087|S
      San Juan|San Juan|5400|264 4|264 5|-31.5375|-68.5364|J
      Resistencia|Chaco|3500|362 4|362 5|-27.4606|-58.9839|H
      Santiago del Estero|Santiago del Estero|4200|385 4|385 5|-27.7951|-64.2615|G
      Corrientes|Corrientes|3400|379 4|379 5|-27.4678|-58.8344|W
      Posadas|Misiones|3300|376 4|376 5|-27.3671|-55.8961|N
      Morón|Buenos Aires|1708|11 46|11 61|-34.6509|-58.6196|B
      Quilmes|Buenos Aires|1878-1879|11 42|11 64|-34.7242|-58.2526|B
      San Salvador de Jujuy|Jujuy|4600|388 4|388 5|-24.1946|-65.2971|Y
      Bahía Blanca|Buenos Aires|8000|291 4|291 5|-38.7196|-62.2724|B
      Paraná|Entre Ríos|3100|343 4|343 5|-31.7327|-60.5290|E
      Neuquén|Neuquén|8300|299 4|299 5|-38.9516|-68.0591|Q
      San Luis|San Luis|5700|266 4|266 5|-33.2950|-66.3356|D
      Formosa|Formosa|3600|370 4|370 5|-26.1775|-58.1781|P`,
  },
  roads: `San_Martín Belgrano Rivadavia Sarmiento Mitre Moreno 9_de_Julio 25_de_Mayo Av._San_Martín Av._Belgrano
    Av._Rivadavia Güemes Alvear Lavalle Alsina Urquiza Brown Saavedra Independencia Tucumán Corrientes Córdoba Entre_Ríos
    Santa_Fe Mendoza Salta Catamarca Av._Libertador Hipólito_Yrigoyen Juan_B._Justo Roca Pellegrini Las_Heras Maipú Chacabuco
    Balcarce French Dorrego Castelli Pueyrredón`,
  street: '{road} {100-4980}(||||, Piso {1-12}º [A-F])',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{place.home}{zone}[A-HJ-NP-Z][A-HJ-NP-Z][A-HJ-NP-Z]',
  phone: '+54 9 {place.code}##-####',
  landline: '+54 {place.area}##-####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banco de la Nación Argentina|NACNARBA|011
      Banco Galicia|GABAARBA|007
      Santander Argentina|BSCHARBA|072
      Banco Provincia|PRBAARBA|014
      BBVA Argentina|BFRPARBA|017
      Banco Macro|BOSUARBA|285
      Banco Ciudad|BACIARBA|029
      Banco Credicoop|BCOOARBA|191
      Banco Patagonia|BSUDARBA|034
      Banco Supervielle|BSUPARBA|027
      ICBC Argentina|ICBKARBA|015
      Banco Hipotecario|BHIPARBA|044
      Banco Comafi|QUILARBA|299`,
  },
  // Branch and account as the CBU holds them.
  account: {
    make(_, p) {
      const cbu = p.read('cbu');
      return `${cbu.slice(3, 7)}-${cbu.slice(8, 20)}/${cbu.charAt(20)}`;
    },
  },
  cards: 'visa mastercard amex maestro',
  wallets: 'Mercado_Pago Ualá MODO Naranja_X',
  firms: {
    forms: 'S.R.L. S.A. S.A.S. S.C.A.',
    name: '({trade} {founder}|{trade} {founder}|{founder} e Hijos|{trade} {town}|{founder} y {partner}) {form}',
  },
  income: [500000, 3000000],
  fields: {
    id: certified(arDni, 'DNI', { synonyms: ['documento nacional de identidad', 'documento'] }),
    tax: {
      label: 'CUIT',
      validator: arCuit,
      make: (_, p) => cuitOf(p.sex === 'male' ? '20' : '27', bare(p.read('id'))),
    },
    ssn: { label: 'CUIL', validator: arCuit, make: (_, p) => p.read('tax') },
    passport: pictured('Pasaporte', 'AA[A-J]######', { synonyms: ['pasaporte'] }),
    licence: { label: 'Licencia de conducir', make: (_, p) => bare(p.read('id')) },
    cbu,
    bankcode: pictured('Código de banco', '{bank.code}'),
    alias: pictured(
      'Alias CBU/CVU',
      '(sol|luna|mar|rio|monte|campo|nube|viento|fuego|lago|flor|pino).(mate|tango|gato|puma|condor|zorro|trigo|uva|lino|miel|sal|pan).(rojo|azul|verde|norte|sur|feliz|claro|lindo|nuevo|grande|gris|oro)',
      { group: 'banking', synonyms: ['alias cbu', 'alias cvu'] },
    ),
    // A wallet's account: bank 000, then the provider in place of the branch.
    cvu: {
      label: 'CVU',
      group: 'payment',
      synonyms: ['clave virtual uniforme'],
      validator: arCbu,
      make: (random) => arCbu.make(random, { code: '000' }),
    },
    merchant: pictured(
      'Merchant',
      '(Almacén|Farmacia|Panadería|Librería|Parrilla|Kiosco|Ferretería|Heladería|Verdulería|Óptica|Pizzería|Carnicería) {founder}',
      {},
    ),
    plate: pictured('Patente', 'A[A-H] ### [A-Z][A-Z]', { synonyms: ['patente', 'dominio'] }),
  },
  company: {
    registration: pictured('Inscripción IGJ', '{1000-1999999}'),
    tax: certified(arCuitEmpresa, 'CUIT'),
    cbu,
  },
  presets: [
    {
      key: 'transferencias',
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
});
