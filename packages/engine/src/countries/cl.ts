import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import { bare } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { clRut } from '../validators/clRut.ts';
import { clRutEmpresa } from '../validators/clRutEmpresa.ts';
import { certified, country, pictured } from './declare.ts';

const rut: OwnField = { validator: clRut, make: (_, p) => p.read('id') };

export const cl = country({
  code: 'cl',
  name: 'Chile',
  alpha3: 'CHL',
  currency: 'CLP',
  group: 'Americas',
  aliases: 'Chilean Chileans Chileno Chilena Chilenos Chili Republic_of_Chile República_de_Chile',
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: ranked(
      `José Juan Luis Carlos Jorge Manuel Cristián Francisco Víctor Sebastián Rodrigo Felipe Matías Nicolás Diego Pedro Pablo
      Claudio Patricio Mauricio Héctor Sergio Marcelo Eduardo Cristóbal Ignacio Vicente Benjamín Martín Gonzalo Hernán Camilo
      Alonso Tomás Joaquín Maximiliano Renato Agustín Lautaro Gaspar Bastián Juan_Pablo José_Miguel Luis_Alberto Waldo
      Hernaldo Raúl Ricardo Ramón Álvaro Fabián Boris Nelson Danilo Jaime`,
      spanish.male,
    ),
    female: ranked(
      `María Ana Rosa Claudia Patricia Carolina Daniela Camila Francisca Constanza Javiera Valentina Catalina Fernanda
      Macarena Marcela Paola Andrea Ximena Lorena Verónica Pamela Paulina Katherine Nicole Bárbara Carla Margarita Gladys
      Jacqueline Sonia Juana Isidora Sofía Antonia Florencia Emilia Martina Josefa Agustina Trinidad Amanda Maite Alejandra
      Sandra Soledad Rocío Tamara Karina María_José María_Paz María_Ignacia Luz_María Ingrid Viviana`,
      spanish.female,
    ),
    family: ranked(
      `González Muñoz Rojas Díaz Pérez Soto Contreras Silva Martínez Sepúlveda Morales Rodríguez López Fuentes Hernández Torres
      Araya Flores Espinoza Valenzuela Castillo Tapia Reyes Gutiérrez Castro Pizarro Álvarez Vásquez Sánchez Fernández
      Ramírez Carrasco Gómez Cortés Herrera Núñez Jara Vergara Rivera Figueroa Riquelme García Miranda Bravo Vera Molina Vega
      Campos Sandoval Orellana Cárdenas Olivares Alarcón Gallardo Ortiz Garrido Salazar Guzmán Henríquez Saavedra Navarro
      Aguilera Parra Romero Aravena Vargas Vidal Leiva Escobar Medina Yáñez Cáceres Lagos Peña Bustos Salinas Poblete
      Zúñiga Cifuentes Maldonado Godoy Farías Ríos Toro Palma Bustamante Venegas Donoso San_Martín Avendaño Moya Villalobos
      Pino Paredes Mella Caro Inostroza Norambuena Catalán Ulloa Quezada Huenchumán Painemal Mamani Arancibia Troncoso
      Acuña Barraza Carvajal Arriagada Ibáñez Cisternas`,
      spanish.family,
    ),
  },
  places: {
    // `area` holds the first digits of the number too, as areas have one or two.
    columns: 'city region zone area lat lon',
    rows: `
      Santiago|Región Metropolitana|8320000-8349999|2 26|-33.4569|-70.6483
      Puente Alto|Región Metropolitana|8150000-8159999|2 28|-33.6117|-70.5758
      Maipú|Región Metropolitana|9250000-9259999|2 25|-33.5167|-70.7667
      La Florida|Región Metropolitana|8240000-8249999|2 22|-33.5225|-70.5950
      Antofagasta|Antofagasta|1240000-1249999|55 2|-23.6524|-70.3954
      Viña del Mar|Valparaíso|2520000-2529999|32 2|-33.0246|-71.5518
      Valparaíso|Valparaíso|2340000-2349999|32 2|-33.0360|-71.6296
      San Bernardo|Región Metropolitana|8050000-8059999|2 28|-33.5922|-70.6996
      Temuco|La Araucanía|4780000-4789999|45 2|-38.7396|-72.5984
      Las Condes|Región Metropolitana|7550000-7559999|2 22|-33.4080|-70.5670
      Rancagua|O’Higgins|2820000-2829999|72 2|-34.1708|-70.7444
      Concepción|Biobío|4030000-4039999|41 2|-36.8270|-73.0498
      La Serena|Coquimbo|1700000-1709999|51 2|-29.9045|-71.2489
      Coquimbo|Coquimbo|1780000-1789999|51 2|-29.9533|-71.3395
      Arica|Arica y Parinacota|1000000-1009999|58 2|-18.4746|-70.2979
      Talca|Maule|3460000-3469999|71 2|-35.4264|-71.6554
      Iquique|Tarapacá|1100000-1109999|57 2|-20.2133|-70.1503
      Puerto Montt|Los Lagos|5480000-5489999|65 2|-41.4693|-72.9424
      Chillán|Ñuble|3780000-3789999|42 2|-36.6066|-72.1034
      Los Ángeles|Biobío|4440000-4449999|43 2|-37.4693|-72.3527
      Calama|Antofagasta|1390000-1399999|55 2|-22.4567|-68.9237
      Talcahuano|Biobío|4260000-4269999|41 2|-36.7249|-73.1168
      Valdivia|Los Ríos|5090000-5099999|63 2|-39.8142|-73.2459
      Osorno|Los Lagos|5290000-5299999|64 2|-40.5740|-73.1335
      Punta Arenas|Magallanes|6200000-6209999|61 2|-53.1548|-70.9113`,
  },
  roads: `Av._Bernardo_O’Higgins Arturo_Prat Los_Carrera Balmaceda San_Martín Manuel_Rodríguez Av._Libertad Manuel_Montt
    Diego_Portales Lautaro Caupolicán Colón Freire Esmeralda Maipú Chacabuco Condell Errázuriz Serrano Baquedano
    Los_Aromos Los_Alerces Los_Copihues Los_Pinos Las_Rosas Santa_María San_Francisco San_José Av._Argentina
    Av._España Av._Alemania Gabriela_Mistral Pablo_Neruda Pedro_de_Valdivia Sotomayor Yungay Independencia Bulnes
    Camilo_Henríquez Pasaje_Los_Olivos`,
  street: '{road} {100-4980}(|||, Depto. {1-19}0{1-8})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+56 9 (4|5|8|5|8)### ####',
  landline: '+56 {place.area}## ####',
  banks: {
    // `account` marks the bank whose basic account bears the holder's RUT for a number (CuentaRUT).
    columns: 'bank bic code account',
    rows: `
      BancoEstado|BECHCLRM|012|RUT
      Banco de Chile|BCHICLRM|001
      Santander Chile|BSCHCLRM|037
      BCI|CREDCLRM|016
      Scotiabank Chile|BKSACLRM|014
      Itaú Chile|ITAUCLRM|039
      Banco Falabella|FALACLRM|051
      BICE|BICECLRM|028
      Banco Security|BSCLCLRM|049
      Banco Ripley|RPLYCLRM|053
      Banco Consorcio|MNEXCLRM|055
      Banco Internacional|BICHCLRM|009`,
  },
  account: {
    make: (random, p) =>
      p.bank.account
        ? bare(p.read('id')).slice(0, -1)
        : String(random.int(1_000_000, 9_999_999_999)).padStart(8, '0'),
  },
  cards: 'visa mastercard amex',
  wallets: 'MACH Mercado_Pago Tenpo',
  firms: {
    forms: 'SpA Limitada S.A. EIRL',
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} y {partner}|{trade} {town}|{trade} Hermanos {founder}) {form}',
  },
  income: [550000, 3000000],
  fields: {
    id: certified(clRut, 'RUN', {
      synonyms: ['rut', 'rol único nacional', 'cédula de identidad', 'carnet'],
    }),
    tax: { ...rut, label: 'RUT', synonyms: ['rol único tributario'] },
    licence: { ...rut, label: 'Licencia de conducir' },
    passport: pictured('Pasaporte', '[FP]########', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: pictured(
      'Merchant',
      '(Almacén|Farmacia|Panadería|Librería|Botillería|Restaurante|Ferretería|Minimarket|Verdulería|Óptica|Pastelería|Carnicería) {founder}',
      {},
    ),
    // Letters without vowels, M, N, Ñ and Q.
    plate: pictured('Patente', `${'[BCDFGHJKLPRSTVWXYZ]'.repeat(4)}-{10-99}`, {
      synonyms: ['patente'],
    }),
  },
  company: {
    registration: certified(clRutEmpresa, 'RUT'),
    tax: { label: 'RUT', validator: clRutEmpresa, make: (_, p) => p.read('registration') },
    account: { picture: '00%########' },
  },
  presets: [
    {
      key: 'tef',
      name: 'TEF electronic transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer RUT', 'id'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee RUT', 'payee.id'],
        ['Payee bank', 'payee.bank'],
        ['Payee account', 'payee.account'],
        ['Payee e-mail', 'payee.email'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
});
