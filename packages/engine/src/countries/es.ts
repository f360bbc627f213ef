import { luhnDigit } from '../checksum/luhn.ts';
import { sealed } from '../draw/picture.ts';
import { esCcc, sealCcc } from '../validators/esCcc.ts';
import { esCif } from '../validators/esCif.ts';
import { esDni } from '../validators/esDni.ts';
import { esNif } from '../validators/esNif.ts';
import { esNss } from '../validators/esNss.ts';
import { certified, country, pictured } from './declare.ts';

export const es = country({
  code: 'es',
  name: 'Spain',
  alpha3: 'ESP',
  currency: 'EUR',
  group: 'Europe',
  aliases: `España Espana Spaniard Spaniards Español Española Españoles Reino_de_España Kingdom_of_Spain Espagne
    Espanya Spanish`,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: `Antonio Manuel José Francisco David Juan Javier José_Antonio Daniel José_Luis Francisco_Javier
      Carlos Jesús Alejandro Miguel José_Manuel Rafael Miguel_Ángel Pablo Pedro Ángel Sergio Fernando
      José_María Jorge Luis Alberto Álvaro Juan_Carlos Adrián Diego Juan_José Raúl Iván Rubén Juan_Antonio
      Enrique Óscar Ramón Andrés Juan_Manuel Santiago Vicente Mario Víctor Joaquín Eduardo Roberto Marcos
      Jaime Ignacio Hugo Francisco_José Jordi Alfonso Ricardo Salvador Guillermo Gabriel Marc Emilio Gonzalo
      Julio Julián Mohamed Tomás Martín José_Miguel Agustín Nicolás Ismael Joan Félix Samuel Cristian Mateo
      Lucas Leo Aitor Iker Josep Alfredo Sebastián Mariano Domingo Lorenzo Xavier Gregorio César Rodrigo
      Unai Mikel Izan Dario Eric Albert Gerard Héctor Marcelo Isaac`,
    female: `María_Carmen María Carmen Ana_María Laura María_Pilar Isabel María_Dolores Cristina Marta
      Josefa María_Teresa Ana Lucía María_Ángeles María_José María_Isabel Sara Antonia Paula Elena Francisca
      Raquel María_Luisa Rosa_María Pilar Concepción Dolores Manuela Mercedes Julia Beatriz Nuria Silvia
      Alba Irene Rosario Juana Teresa Patricia Encarnación Montserrat Andrea Rocío Mónica Rosa Alicia
      María_Mar Sonia Sandra Ángela Marina Susana Sofía Yolanda Natalia Margarita María_Josefa Claudia Eva
      Inmaculada Carla María_Jesús Esther Noelia Ana_Belén Verónica Ángeles Nerea Carolina Inés Daniela
      Miriam Eva_María Amparo Ainhoa Lorena Gloria Adriana Lourdes Celia Victoria Luisa Fátima Catalina
      Aurora Consuelo Clara Martina Valeria Aitana Emma Lidia Olga Alejandra Gemma Vanesa Carlota Leire Ane`,
    family: `García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Hernández
      Ruiz Díaz Moreno Muñoz Álvarez Romero Gutiérrez Alonso Navarro Torres Domínguez Ramos Vázquez Ramírez
      Gil Serrano Morales Molina Blanco Suárez Castro Ortega Delgado Ortiz Marín Rubio Núñez Medina Sanz
      Castillo Iglesias Cortés Garrido Santos Guerrero Lozano Cano Cruz Méndez Flores Prieto Herrera Peña
      León Márquez Cabrera Gallego Calvo Vidal Campos Reyes Vega Fuentes Carrasco Díez Aguilar Caballero
      Nieto Santana Vargas Pascual Giménez Herrero Hidalgo Montero Lorenzo Santiago Benítez Durán Ibáñez
      Arias Mora Ferrer Carmona Vicente Rojas Soto Crespo Román Pastor Velasco Parra Sáez Moya Bravo Rivera
      Gallardo Soler Silva Esteban Pardo Rivas Merino Franco Espinosa Izquierdo Lara Arroyo Camacho Vera
      Casado Redondo Sierra Luque Montes Segura Rey Carrillo Otero Ríos Heredia Marcos Galán Bernal Soriano
      Beltrán Mendoza Robles Contreras Palacios Macías Guerra Vila Expósito Miranda Andrés Bueno Roldán
      Mateo Villar Varela Menéndez Aguirre Pereira Benito Guillén Salazar Mateos Aranda Etxeberria`,
  },
  places: {
    // `home` is the province as the INE numbers it, `area` the start of its landlines.
    columns: 'city region zone home area lat lon',
    rows: `
      Madrid|Comunidad de Madrid|28001-28055|28|913|40.4165|-3.7026
      Barcelona|Cataluña|08001-08042|08|932|41.3888|2.1590
      Valencia|Comunitat Valenciana|46001-46026|46|963|39.4697|-0.3774
      Sevilla|Andalucía|41001-41020|41|954|37.3828|-5.9732
      Zaragoza|Aragón|50001-50018|50|976|41.6561|-0.8773
      Málaga|Andalucía|29001-29018|29|952|36.7202|-4.4203
      Murcia|Región de Murcia|30001-30012|30|968|37.9870|-1.1300
      Palma|Illes Balears|07001-07015|07|971|39.5694|2.6502
      Las Palmas de Gran Canaria|Canarias|35001-35019|35|928|28.0997|-15.4134
      Alicante|Comunitat Valenciana|03001-03016|03|965|38.3452|-0.4815
      Bilbao|País Vasco|48001-48015|48|944|43.2627|-2.9253
      Córdoba|Andalucía|14001-14014|14|957|37.8916|-4.7728
      Valladolid|Castilla y León|47001-47017|47|983|41.6552|-4.7237
      Vigo|Galicia|36201-36216|36|986|42.2328|-8.7226
      Gijón|Principado de Asturias|33201-33213|33|985|43.5357|-5.6615
      L'Hospitalet de Llobregat|Cataluña|08901-08908|08|933|41.3597|2.1003
      Vitoria-Gasteiz|País Vasco|01001-01015|01|945|42.8500|-2.6727
      A Coruña|Galicia|15001-15011|15|981|43.3713|-8.3960
      Granada|Andalucía|18001-18015|18|958|37.1882|-3.6067
      Elche|Comunitat Valenciana|03201-03208|03|966|38.2622|-0.7011
      Santander|Cantabria|39001-39012|39|942|43.4623|-3.8100
      Pamplona|Comunidad Foral de Navarra|31001-31016|31|948|42.8169|-1.6432`,
  },
  roads: `Calle_Mayor Calle_Real Avenida_de_la_Constitución Calle_de_la_Iglesia Plaza_de_España Calle_San_José Calle_Nueva
    Avenida_de_Andalucía Calle_Cervantes Calle_del_Sol Calle_de_la_Fuente Calle_San_Juan Calle_Ancha Calle_Goya Calle_Colón
    Avenida_de_la_Libertad Calle_Velázquez Calle_Santa_Ana Paseo_de_la_Estación Calle_Alfonso_XII Calle_del_Carmen
    Calle_de_la_Cruz Calle_Granada Calle_Miguel_Hernández Calle_Antonio_Machado Plaza_Mayor Calle_Sevilla Calle_Toledo
    Paseo_Marítimo Ronda_Norte Calle_Ramón_y_Cajal Calle_Murillo Calle_de_la_Paz Calle_Zurbarán Avenida_de_Europa
    Calle_Doctor_Fleming Calle_Picasso`,
  street: '({road}, {1-140}|{road}, {1-120}, {1-8}.º (A|B|C|D|izq.|dcha.))',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+34 (6##|7[1-4]#) ## ## ##',
  landline: '+34 {place.area} ## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      CaixaBank|CAIXESBB|2100
      Banco Santander|BSCHESMM|0049
      BBVA|BBVAESMM|0182
      Banco Sabadell|BSABESBB|0081
      ING|INGDESMM|1465
      Unicaja Banco|UCJAES2M|2103
      Kutxabank|BASKES2B|2095
      Ibercaja|CAZRES2Z|2085
      Abanca|CAGLESMM|2080
      Bankinter|BKBKESMM|0128
      Caja Rural del Sur|BCOEESMM|3187
      Openbank|OPENESMM|0073`,
  },
  account: certified(esCcc, 'Código Cuenta Cliente (CCC)', {
    synonyms: ['ccc', 'cuenta', 'número de cuenta'],
    write: sealed('{bank.code} {4#} 00 {10#}', sealCcc),
  }),
  bban: '{account.bare}',
  cards: 'visa mastercard amex maestro',
  wallets: 'Bizum',
  firms: {
    forms: 'S.L. S.A. S.L.U. S.Coop. C.B.',
    name: '({trade} {founder}|{trade} {founder} y {partner}|{founder} {trade}|Hermanos {founder}|Grupo {founder}) {form}',
  },
  income: [1500, 4500],
  fields: {
    id: certified(esDni, 'DNI', { synonyms: ['documento nacional de identidad'] }),
    passport: pictured('Número de pasaporte', '[PX][A-H]@######', { synonyms: ['pasaporte'] }),
    licence: certified(esDni, 'Permiso de conducir', {
      synonyms: ['carnet de conducir', 'permiso'],
      make: (_, p) => p.read('id'),
    }),
    tax: certified(esNif, 'NIF', { make: (_, p) => p.read('id') }),
    vat: certified(esNif, 'NIF-IVA', { synonyms: ['iva'], make: (_, p) => `ES${p.read('id')}` }),
    ssn: certified(esNss, 'Número de la Seguridad Social (NUSS)', {
      synonyms: ['nss', 'nuss', 'seguridad social'],
    }),
    bankcode: pictured('Entidad', '{bank.code}'),
    branch: { label: 'Oficina', make: (_, p) => p.read('account').slice(5, 9) },
    merchant: pictured(
      'Comercio',
      '(Panadería|Farmacia|Librería|Cafetería|Bar|Floristería|Óptica|Ferretería|Supermercados|Peluquería) {founder}',
      {},
    ),
    plate: pictured('Matrícula', `#### [B-DF-HJ-N]${'[BCDFGHJKLMNPRSTVWXYZ]'.repeat(2)}`),
  },
  company: {
    // The first letter is the legal form's, the next two digits the province's.
    registration: certified(esCif, 'NIF (CIF)', {
      make(random, p) {
        const body = p.home + random.digits(5);
        return (LETTERS[p.firm.form.name.text] ?? 'B') + body + luhnDigit(body);
      },
    }),
    vat: certified(esNif, 'NIF-IVA', { make: (_, p) => `ES${p.read('registration')}` }),
  },
  presets: [
    {
      key: 'bizum',
      name: 'Bizum',
      rows: [
        ['Ordenante', 'name'],
        ['Móvil del ordenante', 'phone'],
        ['Banco', 'bank'],
        ['Beneficiario', 'payee.name'],
        ['Móvil del beneficiario', 'payee.phone'],
        ['Importe', 'amount'],
        ['Divisa', 'currency'],
        ['Operación', 'txn'],
        ['Fecha', 'date'],
      ],
    },
  ],
});

const LETTERS: Readonly<Record<string, string>> = { 'S.A.': 'A', 'S.Coop.': 'F', 'C.B.': 'E' };
