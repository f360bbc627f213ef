import { CARNET } from '../data/cards.ts';
import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { byCity, byRegion } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { fold } from '../kernel/text.ts';
import type { Language, OwnField } from '../model.ts';
import { mxClabe } from '../validators/mxClabe.ts';
import { givenOf, mxCurp, surnameOf } from '../validators/mxCurp.ts';
import { mxNss } from '../validators/mxNss.ts';
import { mxRfc, rfcCheck } from '../validators/mxRfc.ts';
import { mxRfcMoral } from '../validators/mxRfcMoral.ts';
import { certified, country, pictured } from './declare.ts';
import { MEXICAN_PLATES } from './mx/plates.ts';
import * as spanishFirms from './spanishFirms.ts';

/** Mexican words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    carer Cuidador de adultos mayores/Cuidadora de adultos mayores
    hairdresser Estilista
    tailor Sastre/Costurera
    mechanic Mecánico/Mecánica
    director Director general/Directora general
    real-estate-agent Asesor inmobiliario/Asesora inmobiliaria`,
};

const clabe: OwnField = {
  label: 'CLABE',
  group: 'banking',
  synonyms: ['clabe interbancaria'],
  validator: mxClabe,
  make: (random, { bank, place }) => mxClabe.make(random, { code: bank.code?.text, town: place.plate?.text }),
};

const ADDRESS =
  '{street}, Col. (Centro|Centro|Las Flores|Del Valle|Benito Juárez|Emiliano Zapata|Lomas Verdes|San José|Jardines), {postcode} {city}, {place.code}';

/** In the capital the colonia that has the postcode. */
const address: OwnField = {
  special: true,
  write: byCity(
    { 'Ciudad de México': '{street}, Col. {place.district}, {postcode} {city}, {place.code}' },
    ADDRESS,
  ),
};

export const mx = country('mx', () => ({
  name: 'Mexico',
  alpha3: 'MEX',
  passportYears: { adult: 10, minor: 6, from: 18 },
  paydays: [[15, 31]],
  currency: 'MXN',
  perEuro: 19,
  ips: '187.128-255 189.128-255',
  gs1: '750',
  holidays: '0101 0201m 0315m E-3 E-2 0501 0916 1102 1115m 1212 1225 2024-2024:1001',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Mexico_City' },
  economy: {
    vat: { usual: 16, food: 0 },
    deductions: { social: 1.4, tax: 10 },
    extraPay: '12-20:50',
    tenure: { rent: 24, loan: 12 },
    shops: { card: 58, wallet: 30 },
  },
  words: {
    exonyms: `mexikanisch mexicain Meksyk Meksyku meksykański meksykańska meksykańskie meksykańskich messicano Mexicaanse
      Meksika Meksikalı Meksiko`,
    scripts: `メキシコ 墨西哥 멕시코 المكسيك مكسيكي~ मेक्सिको मैक्सिको Мексика Мексики мексиканск~ мексиканськ~ Meksiko`,
    women: 'Mexikanerin Mexikanerinnen Meksykanka Meksykanki',
    places: `Ciudad de México=メキシコシティ|墨西哥城|멕시코시티|مكسيكو سيتي|Мехико|Мехіко|chilango|chilanga|chilangos
      ; Guadalajara=グアダラハラ|瓜达拉哈拉|Гвадалахара|tapatío|tapatía
      ; Monterrey=モンテレイ|蒙特雷|Монтеррей|regiomontano|regiomontana`,
  },
  aliases: `México Méjico Mexican Mexicans Mexicano Mexicana Mexicanos Mexiko Mexique United_Mexican_States
    Estados_Unidos_Mexicanos`,
  // Adults by age: INEGI and UN, 2025. Pensions from the IMSS.
  ages: '17 22 20 16.5 12.5 7.5 4.5',
  population: {
    source: 'Estimates from general knowledge of the ENOE of 2024',
    men: '51.1 50 48.5 47.5 46.5 43.5 38',
    work: ['60 90 94 92 84 68 50 36 20', '32 55 58 56 44 31 22 14 6'],
    own: [27, 26],
    unemployed: 2.7,
    disabled: 3,
    pensioned: 55,
    pay: { median: 9600, spread: 5, top: 7.5, women: 86 },
  },
  paper: 'Letter-Size',
  life: {
    // IMSS: the first working day.
    pensionPay: { days: [-1] },
    studies: 42,
    retires: 64,
    pays: [5200, 17000],
    institutions: `
      pension Instituto Mexicano del Seguro Social
      university Universidad Autónoma de {town}
      primary (Escuela Primaria|Escuela Primaria Federal) (Benito Juárez|Miguel Hidalgo|Niños Héroes|Josefa Ortiz de Domínguez), {town}
      secondary (Escuela Secundaria|Escuela Secundaria Técnica) (Benito Juárez|Miguel Hidalgo|Niños Héroes|Josefa Ortiz de Domínguez), {town}
      hospital (Hospital General de {town}|Hospital General Regional de {town})
      care Casa de Descanso (San José|Santa María|Los Ángeles), {town}
      town Ayuntamiento de {town}
      town@Ciudad_de_México Gobierno de la Ciudad de México
      police@Ciudad_de_México Secretaría de Seguridad Ciudadana
      fire Ayuntamiento de {town}
      fire@Ciudad_de_México Heroico Cuerpo de Bomberos de la Ciudad de México
      university@Ciudad_de_México (Universidad Nacional Autónoma de México|Instituto Politécnico Nacional)
      university@Tijuana+Mexicali Universidad Autónoma de Baja California
      university@Ecatepec_de_Morelos+Nezahualcóyotl+Toluca Universidad Autónoma del Estado de México
      university@León Universidad de Guanajuato
      university@Puebla Benemérita Universidad Autónoma de Puebla
      university@Guadalajara+Zapopan Universidad de Guadalajara
      university@Monterrey Universidad Autónoma de Nuevo León
      university@Mérida Universidad Autónoma de Yucatán
      university@Hermosillo Universidad de Sonora
      university@Saltillo+Torreón Universidad Autónoma de Coahuila
      university@Cancún Universidad del Caribe
      university@Culiacán Universidad Autónoma de Sinaloa
      university@Morelia Universidad Michoacana de San Nicolás de Hidalgo
      university@Veracruz Universidad Veracruzana
      university@Villahermosa Universidad Juárez Autónoma de Tabasco
      university@Oaxaca_de_Juárez Universidad Autónoma Benito Juárez de Oaxaca`,
  },
  language: LANGUAGE,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after INEGI's birth statistics; family names after the INE's roll.
    male: byGeneration(
      {
        0: `José Juan Jesús Francisco Antonio Manuel Pedro Guadalupe Miguel Rafael Roberto Salvador Ramón Alfonso Guillermo
          Refugio Gilberto Rogelio Arturo Raymundo Heriberto`,
        1955: `José_Luis Juan Francisco Jesús Miguel_Ángel José Antonio Jorge Carlos Javier Arturo Gerardo Alejandro José_Antonio
          Guillermo Rogelio Rubén Armando Marco_Antonio`,
        1972: `Juan_Carlos Miguel_Ángel José_Luis Alejandro Juan Francisco Jesús Marco_Antonio Gerardo José_Antonio Jorge Arturo
          Víctor_Manuel Héctor Rubén Gabriel Ulises Saúl`,
        1988: `Luis_Ángel Juan_Carlos José_Luis Alejandro Jesús Miguel_Ángel Eduardo Daniel Óscar Iván Ricardo Francisco Víctor
          Edgar Omar Erick Uriel Israel`,
        2000: `Luis_Ángel Alejandro Miguel_Ángel Diego Ángel Daniel Jesús José_Ángel Emiliano Santiago Leonardo Axel Gael
          Brandon Iker Ángel_Gabriel Juan_Carlos Uriel`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Guadalupe Juana Margarita Francisca Josefina María_del_Carmen Esperanza Esther Socorro Concepción Refugio
          Dolores Consuelo Guillermina Ofelia Amparo`,
        1955: `María_Guadalupe Guadalupe María_del_Carmen Leticia Martha Rosa_María Silvia Patricia Alicia Margarita Teresa Irma
          Yolanda Gloria Elvia Araceli Maricela`,
        1972: `María_Guadalupe Verónica Leticia Claudia Patricia Alejandra Adriana Gabriela Araceli Norma Silvia Rosa_María
          Elizabeth Maribel Angélica Lourdes Yolanda Alma_Delia`,
        1988: `Guadalupe María_Guadalupe Alejandra Ana_Karen Yesenia Elizabeth Gabriela Verónica Brenda Karla Diana_Laura Itzel
          Viridiana Anahí Esmeralda Dulce_María Berenice Nayeli`,
        2000: `María_Fernanda Ximena Guadalupe Fernanda Alejandra Valeria Itzel Citlali Regina María_Guadalupe Diana_Laura Jimena
          Ana_Paula Xóchitl Melissa Danna_Paola Estefanía Yaretzi`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `Hernández:4.3 García:3.3 Martínez:3.2 López:3.1 González:2.7 Pérez:2.3 Rodríguez:2.3 Sánchez:2.2 Ramírez:1.9 Cruz:1.7
      Flores:1.5 Gómez Morales Vázquez Reyes
      Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez
      Ramos Domínguez Herrera Medina Castro Vargas Guzmán Velázquez Rojas De_la_Cruz Contreras Salazar Luna Ortega Santiago
      Guerrero Estrada Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval
      Carrillo León Mejía Solís Rosas Ibarra Núñez Valdez Zavala Trejo Cisneros Barrera Tovar Huerta Camacho Nava Arellano
      Corona Rosales Villarreal Treviño Garza Cantú Elizondo Montiel Macías Becerra Tapia Osuna Félix`,
      spanishNames.family,
    ),
  },
  places: {
    // `area` contains the first digits of the number too, because area codes have two or three; `code` abbreviates
    // the state, `office` is its number among the states, and `plate` the town's three digits in a CLABE (towns
    // around Mexico City share 180); some colonias of Mexico City are listed.
    columns: 'city region zone area lat lon home code office plate pop district',
    short: 'home',
    rows: `
      Ciudad de México|Ciudad de México|06000,06010,06020,06050,06060|55 56|19.4330|-99.1370|DF|CDMX|09|180|260|Centro
      Ciudad de México|Ciudad de México|06700|55 56|19.4190|-99.1620|DF|CDMX|09|180|250|Roma Norte
      Ciudad de México|Ciudad de México|06140|55 56|19.4130|-99.1730|DF|CDMX|09|180|150|Condesa
      Ciudad de México|Ciudad de México|06600|55 56|19.4270|-99.1600|DF|CDMX|09|180|120|Juárez
      Ciudad de México|Ciudad de México|06720|55 56|19.4160|-99.1480|DF|CDMX|09|180|300|Doctores
      Ciudad de México|Ciudad de México|06400|55 56|19.4470|-99.1580|DF|CDMX|09|180|280|Santa María la Ribera
      Ciudad de México|Ciudad de México|03100|55 56|19.3850|-99.1680|DF|CDMX|09|180|330|Del Valle Centro
      Ciudad de México|Ciudad de México|03020|55 56|19.3950|-99.1540|DF|CDMX|09|180|330|Narvarte Poniente
      Ciudad de México|Ciudad de México|03300|55 56|19.3660|-99.1460|DF|CDMX|09|180|250|Portales Sur
      Ciudad de México|Ciudad de México|03910|55 56|19.3760|-99.1870|DF|CDMX|09|180|150|Mixcoac
      Ciudad de México|Ciudad de México|09060|55 56|19.3660|-99.1110|DF|CDMX|09|180|900|Escuadrón 201
      Ciudad de México|Ciudad de México|09100|55 56|19.3930|-99.0330|DF|CDMX|09|180|900|Juan Escutia
      Ciudad de México|Ciudad de México|09260|55 56|19.3470|-99.0610|DF|CDMX|09|180|900|Constitución de 1917
      Ciudad de México|Ciudad de México|07300|55 56|19.4890|-99.1330|DF|CDMX|09|180|800|Lindavista Norte
      Ciudad de México|Ciudad de México|07800|55 56|19.4740|-99.1220|DF|CDMX|09|180|450|Industrial
      Ciudad de México|Ciudad de México|04100|55 56|19.3500|-99.1620|DF|CDMX|09|180|350|Del Carmen
      Ciudad de México|Ciudad de México|04460|55 56|19.3280|-99.1370|DF|CDMX|09|180|350|Avante
      Ciudad de México|Ciudad de México|14000|55 56|19.2880|-99.1670|DF|CDMX|09|180|500|Tlalpan Centro
      Ciudad de México|Ciudad de México|01000|55 56|19.3460|-99.1900|DF|CDMX|09|180|600|San Ángel
      Ciudad de México|Ciudad de México|02080|55 56|19.4640|-99.1830|DF|CDMX|09|180|430|Clavería
      Ciudad de México|Ciudad de México|11560|55 56|19.4330|-99.1970|DF|CDMX|09|180|200|Polanco V Sección
      Ciudad de México|Ciudad de México|11800|55 56|19.4040|-99.1810|DF|CDMX|09|180|200|Escandón I Sección
      Ciudad de México|Ciudad de México|15900|55 56|19.4170|-99.1050|DF|CDMX|09|180|440|Jardín Balbuena
      Ciudad de México|Ciudad de México|08500|55 56|19.3930|-99.0690|DF|CDMX|09|180|400|Agrícola Oriental
      Tijuana|Baja California|22000-22690|664 6|32.4900|-117.0037|BC|B.C.|02|027|1811
      Ecatepec de Morelos|Estado de México|55000-55540|55 57|19.6049|-99.0606|MC|Méx.|15|180|1643
      León|Guanajuato|37000-37549|477 7|21.1291|-101.6737|GT|Gto.|11|225|1579
      Puebla|Puebla|72000-72590|222 2|19.0379|-98.2035|PL|Pue.|21|650|1542
      Ciudad Juárez|Chihuahua|32000-32690|656 6|31.7000|-106.4400|CH|Chih.|08|164|1501
      Guadalajara|Jalisco|44100-44990|33 36|20.6668|-103.3918|JC|Jal.|14|320|1386
      Zapopan|Jalisco|45010-45239|33 38|20.7236|-103.3848|JC|Jal.|14|320|1257
      Monterrey|Nuevo León|64000-64990|81 83|25.6751|-100.3185|NL|N.L.|19|580|1143
      Nezahualcóyotl|Estado de México|57000-57950|55 58|19.4006|-99.0148|MC|Méx.|15|180|1073
      Chihuahua|Chihuahua|31000-31390|614 4|28.6353|-106.0889|CH|Chih.|08|150|925
      Mérida|Yucatán|97000-97249|999 9|20.9754|-89.6170|YN|Yuc.|31|910|921
      Querétaro|Querétaro|76000-76269|442 2|20.5881|-100.3881|QT|Qro.|22|680|794
      San Luis Potosí|San Luis Potosí|78000-78430|444 8|22.1498|-100.9792|SP|S.L.P.|24|700|846
      Aguascalientes|Aguascalientes|20000-20330|449 9|21.8823|-102.2826|AS|Ags.|01|010|864
      Hermosillo|Sonora|83000-83299|662 2|29.1026|-110.9773|SR|Son.|26|760|856
      Mexicali|Baja California|21000-21399|686 5|32.6100|-115.4545|BC|B.C.|02|020|855
      Saltillo|Coahuila|25000-25298|844 4|25.4232|-101.0053|CL|Coah.|05|078|865
      Cancún|Quintana Roo|77500-77539|998 8|21.1590|-86.8500|QR|Q. Roo|23|691|888
      Culiacán|Sinaloa|80000-80329|667 7|24.7903|-107.3878|SL|Sin.|25|730|808
      Morelia|Michoacán|58000-58350|443 3|19.7008|-101.1844|MN|Mich.|16|470|743
      Torreón|Coahuila|27000-27297|871 7|25.5439|-103.4190|CL|Coah.|05|060|691
      Toluca|Estado de México|50000-50290|722 2|19.2879|-99.6532|MC|Méx.|15|420|910
      Veracruz|Veracruz|91700-91919|229 9|19.1810|-96.1429|VZ|Ver.|30|905|537
      Villahermosa|Tabasco|86000-86190|993 3|17.9869|-92.9303|TC|Tab.|27|790|340
      Oaxaca de Juárez|Oaxaca|68000-68150|951 5|17.0654|-96.7237|OC|Oax.|20|610|271`,
    others: `Ciudad de México=Mexico City|CDMX|DF|Distrito Federal|Mexiko-Stadt|Mexico DF|Distrito Federal de México;
      Ciudad Juárez=Juárez; Oaxaca de Juárez=Oaxaca; Ecatepec de Morelos=Ecatepec;
      Estado de México=State of Mexico|Edomex|México; Querétaro=Santiago de Querétaro; Cancún=Cancun;
      Nezahualcóyotl=Neza; Yucatán=Yucatan Peninsula`,
  },
  roads: `Av._Hidalgo Av._Juárez Calle_Morelos Calle_Miguel_Hidalgo Av._Independencia Calle_Benito_Juárez Av._Revolución@Mixcoac+San_Ángel+Tijuana+Monterrey+Guadalajara
    Calle_5_de_Mayo Calle_16_de_Septiembre Av._Insurgentes@Roma_Norte+Del_Valle_Centro+Juárez+Lindavista_Norte+Tijuana+Saltillo Calle_Vicente_Guerrero Calle_Allende Calle_Zaragoza
    Calle_Emiliano_Zapata Calle_Venustiano_Carranza Calle_Francisco_I._Madero Calle_Niños_Héroes Av._Constitución
    Calle_20_de_Noviembre Calle_Aldama Calle_Álvaro_Obregón Calle_Matamoros Av._Lázaro_Cárdenas Calle_Reforma
    Calle_Francisco_Villa Calle_Abasolo Calle_Nicolás_Bravo Av._Universidad Privada_Las_Flores Calle_Los_Pinos`,
  street: '{road} {10-2480}(||||| Int. {1-30})',
  address: ADDRESS,
  postcode: '{zone}',
  phone: '+52 {place.area}## ####',
  landline: '+52 {place.area}## ####',
  // Shares of deposit accounts of persons, after the CNBV.
  banks: {
    columns: 'bank bic code share',
    rows: `
      BBVA México|BCMRMXMM|012|29
      Banamex|BNMXMXMM|002|14
      Banco Azteca|AZTKMXMM|127|14
      Santander México|BMSXMXMM|014|13
      Banorte|MENOMXMT|072|12
      HSBC México|BIMEMXMM|021|7
      Scotiabank México|MBCOMXMM|044|4
      Inbursa|INBUMXMM|036|3
      BanBajío|BJIOMXML|030|1.5
      Banregio|RGIOMXMT|058|1.2
      Afirme|AFIRMXMT|062|1.3`,
    others: `BBVA México=Bancomer|BBVA Bancomer; Banamex=Citibanamex; Banco Azteca=Azteca; Inbursa=Banco Inbursa`,
  },
  account: { label: 'Número de cuenta', make: (_, p) => p.read('clabe').slice(6, 17) },
  cards: 'visa:52 mastercard:40 carnet:5 amex:3',
  networks: { carnet: CARNET },
  wallets: 'Mercado_Pago:60 Spin_by_OXXO:33 Cashi:7',
  // An S.C. is of professionals, not of trade (Código Civil Federal, article 2688).
  firms: {
    forms: `
      S.A. de C.V.|62|1936|3|4000
      S. de R.L. de C.V.|18|1936|2|600
      S.A.P.I. de C.V.|7|2006|3|800
      S.A.S.|5|2017|1|12|1
      S.C.|8|1936|2|80||retail,construction,transport,food,hospitality,software,metal,automotive,realty,agriculture,electrical,manufacturing,furniture,textiles,cleaning,beauty,electronics,energy,security,plastics,pharma,pharmacy,insurance,finance,telecom,airline`,
    trades: `
      food Alimentos||Panificadora|Empacadora|Lácteos|Bebidas|Tortillería
      automotive Automotriz|Autopartes|Refacciones|Llantas|Motores
      accounting Contadores Públicos|Consultores Fiscales|Despacho Contable|Auditores
      construction Construcciones|Constructora|Edificaciones|Obras Civiles|Acabados
      baker Panificadora|Panadería
      butcher Empacadora|Carnicería
      plumber Plomería|Instalaciones
      painter Acabados|Pinturas
      mason,civil-engineer Construcciones|Constructora|Edificaciones|Obras Civiles`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} y {partner}|{trade} de {town}), {form}',
    sole: '{trade} {founder}, {form}',
  },
  income: [8600, 48000],
  sources: 'INEGI 2020 and 2025, INE, CNBV; card and form shares are estimates',
  fields: {
    employer: spanishFirms.employer,
    address,
    id: certified(mxCurp, 'CURP', { synonyms: ['clave única de registro de población'] }),
    tax: certified(mxRfc, 'RFC', { synonyms: ['registro federal de contribuyentes'] }),
    ssn: certified(mxNss, 'NSS', { synonyms: ['imss', 'número de seguridad social'] }),
    // First letter and next consonant of each name, date of birth, state, sex, three digits.
    voter: {
      label: 'Clave de elector',
      synonyms: ['ine', 'ife', 'credencial para votar'],
      make(random, { given, family, family2, born, sex, place }) {
        const [first, second, own] = [surnameOf(family.text), surnameOf(family2.text), givenOf(given.text)];
        const letters = `${first.initial}${first.consonant}${second.initial}${second.consonant}${own.initial}${own.consonant}`;
        return `${letters}${born.yymmdd}${place.office?.text}${sex === 'male' ? 'H' : 'M'}${random.digits(3)}`;
      },
    },
    postcode: { label: 'Código postal' },
    region: { label: 'Estado' },
    passport: pictured('Pasaporte', '[GN]########', { synonyms: ['pasaporte'] }),
    // Every state has its own form; this is a usual look.
    licence: pictured('Licencia de conducir', '@########'),
    clabe,
    bankcode: pictured('Clave del banco', '{bank.code}'),
    // Banxico's tracking key of a SPEI transfer, up to 30 letters and digits of the bank's own making.
    rastreo: pictured('Clave de rastreo', '{bank.code}@@##############', {
      group: 'transaction',
      synonyms: ['clave rastreo', 'tracking key'],
    }),
    reference: pictured('Referencia numérica', '%######'),
    merchant: {
      special: true,
      write: shops(
        '(Abarrotes|Farmacia|Panadería|Papelería|Taquería|Restaurante|Librería|Gasolinera|Carnicería) {owner}||(Mueblería|Óptica|Ferretería|Zapatería|Electrónica|Joyería|Refaccionaria) {owner}',
      ),
    },
    plate: { label: 'Placa', write: byRegion(MEXICAN_PLATES), synonyms: ['placas'] },
  },
  company: {
    name: spanishFirms.name,
    address,
    registration: {
      label: 'Folio mercantil electrónico',
      make(random, p) {
        const year = p.read('founded');
        return year < '2016' ? `${random.int(1000, 549_999)}-1` : `N-${year}0${random.int(10_000, 99_999)}`;
      },
    },
    tax: certified(mxRfcMoral, 'RFC', {
      make: (random, p) => rfcOf(random, p.read('name'), p.read('founded')),
    }),
    clabe,
  },
  presets: [
    {
      key: 'spei',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'SPEI transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer RFC', 'tax'],
        ['Payer bank', 'bank'],
        ['Payer CLABE', 'clabe'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee CLABE', 'payee.clabe'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Tracking key', 'rastreo'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/**
 * Returns an RFC with the firm's initials (of two words the second gives two letters) and a day of the year it was
 * founded.
 */
function rfcOf(random: Random, name: string, founded: string): string {
  const plain = fold(name).toUpperCase().replace(/,.*/, '');
  const [first = 'X', second = 'X', third] = plain.replaceAll(/ (?:DE|Y)\b/g, '').split(' ');
  const letters =
    first.charAt(0) + (third ? second.charAt(0) + third.charAt(0) : second.slice(0, 2).padEnd(2, 'X'));
  const day = `${founded.slice(2)}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
  const body = letters + day + mxRfcMoral.make(random, undefined).slice(9, 11);
  return body + rfcCheck(body);
}
