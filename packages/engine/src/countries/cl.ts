import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { shops } from '../fields/transaction.ts';
import { bare } from '../kernel/text.ts';
import type { Firm, Language, OwnField } from '../model.ts';
import { clRut, rutOf } from '../validators/clRut.ts';
import { clRutEmpresa } from '../validators/clRutEmpresa.ts';
import { certified, country, pictured } from './declare.ts';
import * as spanishFirms from './spanishFirms.ts';

/** Chilean words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    waiter Garzón/Garzona
    plumber Gásfiter
    bus-driver Conductor de bus/Conductora de bus
    mechanic Mecánico/Mecánica
    primary-teacher Profesor de enseñanza básica/Profesora de enseñanza básica
    secondary-teacher Profesor de enseñanza media/Profesora de enseñanza media
    carer Cuidador de adultos mayores/Cuidadora de adultos mayores
    cleaner Auxiliar de aseo
    labourer Jornal de construcción
    physiotherapist Kinesiólogo/Kinesióloga
    police-officer Carabinero/Carabinera
    shop-manager Jefe de local/Jefa de local
    real-estate-agent Corredor de propiedades/Corredora de propiedades
    insurance-agent Corredor de seguros/Corredora de seguros`,
};

const rut: OwnField = { validator: clRut, make: (_, p) => p.read('id') };

export const cl = country('cl', () => ({
  name: 'Chile',
  alpha3: 'CHL',
  paydays: [[31]],
  currency: 'CLP',
  decimals: 0,
  perEuro: 950,
  ips: '190.160-167',
  gs1: '780',
  holidays: '0101 E-2 0501 0521 2021:solstice 0629< 0716 0815 0918 0919 1012< 1031 1101 1208 1225 1231',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Santiago' },
  economy: {
    vat: { usual: 19 },
    deductions: { social: 19, tax: 0.5 },
    tenure: { rent: 34, loan: 18 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'chilenisch',
    scripts: 'チリ 智利 칠레 تشيلي चिली Чили Чилі чилийск~ чилійськ~',
  },
  aliases: 'Chilean Chileans Chileno Chilena Chilenos Chili Republic_of_Chile República_de_Chile',
  // Adults by age: INE, census of 2024. Women may retire at 60.
  ages: '12.5 20 19.5 16.5 14.5 10.5 6.5',
  paper: 'Letter-Size',
  life: {
    studies: 58,
    retires: [65, 61],
    pays: [225000, 890000],
    institutions: `
      pension (AFP Habitat|AFP Provida|AFP Capital|Instituto de Previsión Social)
      primary Escuela Básica (Gabriela Mistral|Arturo Prat|San José|República de Francia) de {town}
      secondary Liceo (Gabriela Mistral|Arturo Prat|San José|República de Francia) de {town}
      hospital Hospital Regional de {town}
      care (Hogar|Residencia) (San José|Santa Ana|Los Aromos), {town}
      town Ilustre Municipalidad de {town}
      police Carabineros de Chile
      university Universidad de Chile
      university@Valparaíso+Concepción+La_Serena+Talca+Antofagasta Universidad de {town}
      university@Viña_del_Mar Pontificia Universidad Católica de Valparaíso
      university@Temuco Universidad de La Frontera
      university@Rancagua Universidad de O’Higgins
      university@Coquimbo Universidad Católica del Norte
      university@Arica Universidad de Tarapacá
      university@Iquique Universidad Arturo Prat
      university@Puerto_Montt+Osorno Universidad de Los Lagos
      university@Chillán Universidad del Bío-Bío
      university@Los_Ángeles+Talcahuano Universidad de Concepción
      university@Calama Universidad de Antofagasta
      university@Valdivia Universidad Austral de Chile
      university@Punta_Arenas Universidad de Magallanes`,
  },
  language: LANGUAGE,
  names: {
    // Its firefighters are volunteers.
    never: 'firefighter',
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after the Registro Civil's lists, as are family names.
    male: byGeneration(
      {
        0: `Luis José Manuel Juan Carlos Sergio Hernán Jorge Pedro Hugo Raúl Guillermo Víctor Óscar Eduardo Mario Enrique Rolando Waldo René`,
        1955: `Luis Juan José Jorge Carlos Patricio Manuel Sergio Víctor Héctor Eduardo Ricardo Hernán Raúl Jaime Guillermo Mario Claudio Fernando Nelson Hugo Juan_Carlos`,
        1972: `Cristián Claudio Rodrigo Marcelo Mauricio Luis Patricio Juan_Carlos Jorge Francisco Álvaro Pablo Víctor Carlos Marco Christian Gonzalo Andrés Héctor Jaime Ricardo Alex Danilo`,
        1988: `Sebastián Felipe Diego Nicolás Cristián Francisco Rodrigo Matías Pablo Camilo Ignacio Gonzalo Daniel Juan_Pablo Álvaro Esteban Fabián Alejandro Víctor Cristóbal Javier Bastián`,
        2000: `Benjamín Matías Vicente Martín Sebastián Diego Nicolás Joaquín Ignacio Cristóbal Tomás Felipe Maximiliano Agustín Bastián Francisco José_Tomás Gabriel Alonso Renato Lucas Gaspar`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Rosa Ana Juana Olga Elena Marta Teresa Julia Gladys Luisa Sonia Lucía Eliana Norma Silvia Inés Hilda Nelly Raquel`,
        1955: `María Rosa Ana Patricia Gloria Sonia Silvia Mónica Margarita Cecilia Gladys Jacqueline Verónica Isabel Elizabeth Myriam María_Eugenia Sandra Ximena Nancy Ana_María`,
        1972: `Claudia Patricia Carolina Marcela Paola Sandra Andrea Alejandra Ximena Lorena Verónica Paulina Pamela Viviana Mónica Marisol Karina Soledad Carmen_Gloria Jessica Macarena`,
        1988: `Carolina Daniela Camila Constanza Javiera Francisca Natalia Valentina Nicole Macarena Katherine Fernanda Catalina Bárbara Tamara Paulina Karen Stephanie María_José Camila_Andrea Carla`,
        2000: `Constanza Valentina Javiera Catalina Martina Antonia Sofía Fernanda Francisca Isidora Florencia Josefa Emilia Agustina Maite Trinidad Monserrat Antonella Amanda María_Ignacia Rocío Amparo`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `González:4.2 Muñoz:3.3 Rojas:2.4 Díaz:2.3 Pérez Soto Contreras Silva Martínez Sepúlveda Morales
      Rodríguez López Fuentes Hernández Torres Araya
      Flores Espinoza Valenzuela Castillo Tapia Reyes Gutiérrez Castro Pizarro Álvarez Vásquez Sánchez Fernández
      Ramírez Carrasco Gómez Cortés Herrera Núñez Jara Vergara Rivera Figueroa Riquelme García Miranda Bravo Vera Molina Vega
      Campos Sandoval Orellana Cárdenas Olivares Alarcón Gallardo Ortiz Garrido Salazar Guzmán Henríquez Saavedra Navarro
      Aguilera Parra Romero Aravena Vargas Vidal Leiva Escobar Medina Yáñez Cáceres Lagos Peña Bustos Salinas Poblete
      Zúñiga Cifuentes Maldonado Godoy Farías Ríos Toro Palma Bustamante Venegas Donoso San_Martín Avendaño Moya Villalobos
      Pino Paredes Mella Caro Inostroza Norambuena Catalán Ulloa Quezada Huenchumán Painemal Mamani Arancibia Troncoso
      Acuña Barraza Carvajal Arriagada Ibáñez Cisternas`,
      spanishNames.family,
    ),
  },
  places: {
    // `area` holds the first digits of the number too, as areas have one or two.
    columns: 'city region zone area lat lon pop',
    rows: `
      Santiago|Región Metropolitana|8320000-8349999|2 26|-33.4569|-70.6483|438
      Puente Alto|Región Metropolitana|8150000-8159999|2 28|-33.6117|-70.5758|568
      Maipú|Región Metropolitana|9250000-9259999|2 25|-33.5167|-70.7667|504
      La Florida|Región Metropolitana|8240000-8249999|2 22|-33.5225|-70.5950|374
      Antofagasta|Antofagasta|1240000-1249999|55 2|-23.6524|-70.3954|401
      Viña del Mar|Valparaíso|2520000-2529999|32 2|-33.0246|-71.5518|332
      Valparaíso|Valparaíso|2340000-2349999|32 2|-33.0360|-71.6296|281
      San Bernardo|Región Metropolitana|8050000-8059999|2 28|-33.5922|-70.6996|306
      Temuco|La Araucanía|4780000-4789999|45 2|-38.7396|-72.5984|292
      Las Condes|Región Metropolitana|7550000-7559999|2 22|-33.4080|-70.5670|296
      Rancagua|O’Higgins|2820000-2829999|72 2|-34.1708|-70.7444|249
      Concepción|Biobío|4030000-4039999|41 2|-36.8270|-73.0498|230
      La Serena|Coquimbo|1700000-1709999|51 2|-29.9045|-71.2489|250
      Coquimbo|Coquimbo|1780000-1789999|51 2|-29.9533|-71.3395|264
      Arica|Arica y Parinacota|1000000-1009999|58 2|-18.4746|-70.2979|241
      Talca|Maule|3460000-3469999|71 2|-35.4264|-71.6554|234
      Iquique|Tarapacá|1100000-1109999|57 2|-20.2133|-70.1503|199
      Puerto Montt|Los Lagos|5480000-5489999|65 2|-41.4693|-72.9424|277
      Chillán|Ñuble|3780000-3789999|42 2|-36.6066|-72.1034|193
      Los Ángeles|Biobío|4440000-4449999|43 2|-37.4693|-72.3527|219
      Calama|Antofagasta|1390000-1399999|55 2|-22.4567|-68.9237|166
      Talcahuano|Biobío|4260000-4269999|41 2|-36.7249|-73.1168|150
      Valdivia|Los Ríos|5090000-5099999|63 2|-39.8142|-73.2459|171
      Osorno|Los Lagos|5290000-5299999|64 2|-40.5740|-73.1335|168
      Punta Arenas|Magallanes|6200000-6209999|61 2|-53.1548|-70.9113|132`,
    others: `Región Metropolitana=Santiago|Santiago Metropolitan|RM; Biobío=Bío-Bío; La Araucanía=Araucanía;
      Santiago=Santiago de Chile; Concepción=Conce; Viña del Mar=Vina`,
  },
  roads: `Av._Bernardo_O’Higgins Arturo_Prat Los_Carrera Balmaceda San_Martín Manuel_Rodríguez Av._Libertad@Viña_del_Mar+Chillán Manuel_Montt
    Diego_Portales Lautaro Caupolicán Colón Freire Esmeralda Maipú Chacabuco Condell Errázuriz Serrano Baquedano
    Los_Aromos Los_Alerces Los_Copihues Los_Pinos Las_Rosas Santa_María San_Francisco San_José Av._Argentina@Valparaíso+Antofagasta+Chillán
    Av._España@Santiago+Valparaíso+Viña_del_Mar+Punta_Arenas Av._Alemania@Temuco+Valparaíso+Los_Ángeles Gabriela_Mistral Pablo_Neruda Pedro_de_Valdivia Sotomayor Yungay Independencia Bulnes
    Camilo_Henríquez Pasaje_Los_Olivos`,
  street: '{road} {100-4980}(|||, Depto. {1-19}0{1-8})',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+56 9 (4|5|8|5|8)### ####',
  landline: '+56 {place.area}## ####',
  // Shares of persons' accounts, after the CMF.
  banks: {
    // `account` marks the bank whose basic account, one per person, has the holder's RUT as its number (CuentaRUT).
    columns: 'bank bic code account share',
    rows: `
      BancoEstado|BECHCLRM|012|RUT|40
      Santander Chile|BSCHCLRM|037||18
      Banco de Chile|BCHICLRM|001||13
      BCI|CREDCLRM|016||10
      Banco Falabella|FALACLRM|051||9
      Scotiabank Chile|BKSACLRM|014||4
      Itaú Chile|ITAUCLRM|039||2.5
      Banco Ripley|RPLYCLRM|053||2
      BICE|BICECLRM|028||0.8
      Banco Consorcio|MNEXCLRM|055||0.5
      Banco Internacional|BICHCLRM|009||0.2`,
  },
  account: {
    label: 'Número de cuenta',
    make: (random, p) =>
      p.bank.account && !p.which
        ? bare(p.read('id')).slice(0, -1)
        : String(random.int(1_000_000, 9_999_999_999)).padStart(8, '0'),
  },
  cards: 'visa:55 mastercard:42 amex:3',
  wallets: 'MACH:45 Mercado_Pago:30 Tenpo:25',
  firms: {
    forms: `
      SpA|56|2007|1|400
      Limitada|24|1936|2|300
      EIRL|13|2003|1|25|1
      S.A.|7|1936|10|5000`,
    trades: `
      automotive Automotriz|Repuestos|Neumáticos|Desabolladura|Motores
      realty Inmobiliaria|Corredora de Propiedades|Propiedades
      construction Construcciones|Constructora|Gasfitería|Obras Civiles|Techumbres
      food Alimentos||Panificadora|Cecinas|Lácteos|Bebidas
      cleaning Aseo|Lavandería|Mantención
      baker Panificadora|Panadería
      butcher Cecinas|Carnicería
      plumber Gasfitería
      painter Pinturas
      mason,civil-engineer Construcciones|Constructora|Obras Civiles`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} y {partner}|{trade} {town}|{trade} Hermanos {founder}) {form}',
    sole: '{trade} {founder} {form}',
  },
  income: [560000, 3600000],
  sources: 'INE 2024, CMF, Registro de Empresas; shares of cards are estimates',
  fields: {
    employer: spanishFirms.employer,
    id: certified(clRut, 'RUN', {
      synonyms: ['rut', 'rol único nacional', 'cédula de identidad', 'carnet'],
    }),
    tax: { ...rut, label: 'RUT', synonyms: ['rol único tributario'] },
    licence: { ...rut, label: 'Licencia de conducir' },
    postcode: { label: 'Código postal' },
    region: { label: 'Región' },
    passport: pictured('Pasaporte', '[FP]########', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: {
      special: true,
      write: shops(
        '(Almacén|Farmacia|Panadería|Librería|Botillería|Restaurante|Minimarket|Verdulería|Pastelería|Carnicería) {owner}||(Mueblería|Óptica|Ferretería|Electrohogar|Joyería|Taller) {owner}',
      ),
    },
    // Letters without vowels, M, N, Ñ and Q; issued in order, up to V by 2025.
    reference: { picture: '(FAC|REF|PAGO)-{year}-{00001-99999}' },
    plate: pictured('Patente', `[BCDFGHJKLPRSTV]${'[BCDFGHJKLPRSTVWXYZ]'.repeat(3)}-{10-99}`, {
      synonyms: ['patente'],
    }),
  },
  company: {
    name: spanishFirms.name,
    street: { picture: '{road} {100-4980}(|||, Of. {1-19}0{1-8})' },
    // Firms' numbers are issued in the order of founding; older ones by form.
    registration: certified(clRutEmpresa, 'RUT', {
      make: (random, { firm }) => rutOf(millionOf(firm) * 1_000_000 + random.below(1_000_000)),
    }),
    tax: { label: 'RUT (contribuyente)', validator: clRutEmpresa, make: (_, p) => p.read('registration') },
    account: { picture: '00%########' },
  },
  presets: [
    {
      key: 'tef',
      scheme: CREDIT_TRANSFER,
      interbank: true,
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
}));

/** The million of a firm's RUT. */
function millionOf({ founded, form }: Firm): number {
  if (founded >= 2020) return founded >= 2024 ? 78 : 77;
  if (founded >= 2006) return 76;
  if (form.name.text !== 'S.A.') return 77 + (founded % 3);
  return founded >= 1985 ? 96 : 90 + (founded % 5);
}
