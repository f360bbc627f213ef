import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { byCity } from '../fields/regional.ts';
import { shops } from '../fields/transaction.ts';
import type { Language } from '../model.ts';
import { ecCedula } from '../validators/ecCedula.ts';
import { ecRuc } from '../validators/ecRuc.ts';
import { ecRucSociedad } from '../validators/ecRucSociedad.ts';
import { certified, country, pictured } from './declare.ts';
import { withCheckDigit } from './registerNumber.ts';
import { type Series, series } from './series.ts';

/** Ecuadorian words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    mechanic Mecánico/Mecánica
    carer Cuidador de adultos mayores/Cuidadora de adultos mayores
    plumber Gasfitero/Gasfitera
    security-guard Guardia de seguridad
    primary-teacher Docente de educación básica
    secondary-teacher Docente de bachillerato
    bus-driver Chofer de bus
    pharmacist Químico farmacéutico/Química farmacéutica
    shop-manager Administrador de local/Administradora de local`,
};

const STREET = '{road} {1-30}-{01-99}';

/**
 * Quito numbers its houses by the block that they follow, N and S along it, E and Oe across (Ordenanza 160); roads and the
 * extent of their numbers after general knowledge. Guayaquil and Durán have plain numbers.
 */
const NUMBERED = {
  Quito: `(${[
    '(Av. 10 de Agosto|Av. 6 de Diciembre|Av. América|Av. de la Prensa) N{14-62}-{01-399}',
    'Av. Amazonas N{15-45}-{01-399}',
    '(Calle Guayaquil|Calle García Moreno) N{1-11}-{01-99}',
    '(Av. Pedro Vicente Maldonado|Av. Teniente Hugo Ortiz) S{3-35}-{01-399}',
    'Calle (Bolívar|Sucre|Olmedo|Rocafuerte|Mejía|Chile|Manabí|Esmeraldas) Oe{1-8}-{01-99}',
    '(Av. Colón|Av. Orellana|Av. Naciones Unidas|Calle Vicente Ramón Roca) E{2-10}-{01-399}',
  ].join('|')})`,
  Guayaquil: '{road} {100-3900}',
  Durán: '{road} {100-1900}',
};

/** In quarters built in blocks, addresses have a block and a house. */
const VILLAS = 'Mz. {1-240}, Villa {1-40}';

const HOMES = {
  ...NUMBERED,
  Guayaquil: `(${NUMBERED.Guayaquil}|Cdla. (Alborada|Sauces|Garzota|Guayacanes|Los Esteros), ${VILLAS})`,
  Durán: `(${NUMBERED.Durán}|Cdla. (El Recreo|Abel Gilbert), ${VILLAS})`,
};

export const ec = country('ec', () => ({
  name: 'Ecuador',
  alpha3: 'ECU',
  paydays: [[31]],
  currency: 'USD',
  perEuro: 1.1,
  gs1: '786',
  holidays: '0101 E-48 E-47 E-2 0501> 0524> 0810> 1009> 1102> 1103> 1225',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Guayaquil' },
  economy: {
    vat: { usual: 15, food: 0 },
    deductions: { social: 9.45, tax: 1 },
    extraPay: '12-24:100',
    tenure: { rent: 28, loan: 5 },
    shops: { card: 65, wallet: 15 },
  },
  words: {
    exonyms: 'ecuatorianas',
    scripts: 'エクアドル 厄瓜多尔 에콰도르 الإكوادور इक्वाडोर Эквадор Еквадор',
  },
  aliases: `Ecuadorian Ecuadorians Ecuadorean Ecuadoreans Ecuatoriano Ecuatoriana Ecuatorianos Équateur
    Republic_of_Ecuador República_del_Ecuador`,
  // Adults by age: INEC, census of 2022 and projections for 2025.
  ages: '17.5 22.5 20 16 12 7.5 4.5',
  life: {
    studies: 42,
    retires: 63,
    pays: [240, 1450],
    institutions: `
      pension Instituto Ecuatoriano de Seguridad Social
      university Universidad Técnica de {town}
      primary Escuela de Educación Básica (Simón Bolívar|Vicente Rocafuerte|Juan Montalvo|La Inmaculada|Manuela Cañizares), {town}
      secondary (Colegio de Bachillerato|Unidad Educativa) (Simón Bolívar|Vicente Rocafuerte|Juan Montalvo|La Inmaculada|Manuela Cañizares), {town}
      hospital Hospital General de {town}
      care Hogar de Ancianos (San José|Sagrado Corazón|Santa Catalina), {town}
      town GAD Municipal de {town}
      town@Quito Municipio del Distrito Metropolitano de Quito
      police Policía Nacional del Ecuador
      fire Cuerpo de Bomberos de {town}
      university@Guayaquil+Durán Universidad de Guayaquil
      university@Quito Universidad Central del Ecuador
      university@Cuenca+Azogues Universidad de Cuenca
      university@Santo_Domingo Universidad UTE
      university@Manta Universidad Laica Eloy Alfaro de Manabí
      university@Portoviejo Universidad Técnica de Manabí
      university@Loja Universidad Nacional de Loja
      university@Esmeraldas Universidad Técnica Luis Vargas Torres
      university@Quevedo Universidad Técnica Estatal de Quevedo
      university@Riobamba Universidad Nacional de Chimborazo
      university@Milagro Universidad Estatal de Milagro
      university@Ibarra Universidad Técnica del Norte
      university@La_Libertad Universidad Estatal Península de Santa Elena
      university@Latacunga Universidad Técnica de Cotopaxi
      university@Tulcán Universidad Politécnica Estatal del Carchi`,
  },
  language: LANGUAGE,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after the Registro Civil's lists, as are family names.
    male: byGeneration(
      {
        0: `José Luis Segundo Manuel Juan Ángel Carlos Víctor Jorge Galo Bolívar Polibio Washington Gonzalo Marco Hugo César Alfonso Rafael Vicente`,
        1955: `José Luis Carlos Jorge Segundo Ángel Manuel Luis_Alberto Wilson Fausto Milton Galo Marco Patricio Víctor Washington Jaime Byron Hernán Edison`,
        1972: `Juan_Carlos Luis Carlos Wilson Marco Édison Byron Klever Patricio Freddy Xavier Milton Geovanny Fabricio Rommel Ángel Wellington Jorge_Luis Carlos_Alberto Fernando Vinicio`,
        1988: `Luis Carlos Diego Cristian Juan_Carlos Jefferson Darwin Jairo Byron Édison Stalin Kevin Bryan Jorge_Luis Wilmer Danny Fabián David Ángel Xavier Jhonny`,
        2000: `Kevin Bryan Jefferson Dylan Mateo Sebastián Ángel_Gabriel Anthony Josué Steven Alexander Jostin Ian Santiago Jhon Joel Isaac Carlos Jordy Adrián Matías`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Rosa Luz Carmen Blanca Zoila Mercedes Ana Gloria Martha Piedad Dolores Laura Hilda Elsa Teresa Rosario Victoria Narcisa Clemencia`,
        1955: `María Rosa Gloria Martha Blanca Mercedes Carmen Nelly Luz Zoila Elsa Fanny Narcisa Ana Patricia Nancy Mariana Germania Lourdes Rocío`,
        1972: `Mónica Patricia Verónica Narcisa Maritza Lorena Sandra Jenny Gabriela Fanny Mayra Silvana Jacqueline Ximena Yadira Elizabeth Germania Martha Johanna Susana Soledad`,
        1988: `Gabriela Verónica Diana Jessica Karla Mayra Johanna María_Fernanda Viviana Katherine Tania Mónica Erika Génesis María_José Andrea Lady Karina Cristina Evelyn Silvia`,
        2000: `Génesis Doménica Emily Samantha Nathaly Angie Camila Allison María_José Daniela Melany Nicole Dayana Ariana Valentina Doménica_Nicole Kerly Emilia Odalys Heidy Sofía`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `Zambrano Sánchez García Vera Rodríguez Cedeño Morales Castillo Macías Mendoza
      López Torres Flores Vásquez González Pérez
      Ortiz Moreira Espinoza Ramírez Loor Guerrero Romero Jiménez Herrera Gómez Castro Delgado Chávez Reyes Intriago Vélez
      Alcívar Quispe Chicaiza Guamán Quishpe Morocho Yánez Andrade Paredes Cevallos Bravo Mora Benítez Molina Salazar
      Jaramillo Córdova Cárdenas Suárez Villacís Tapia Toapanta Caiza Chango Tipán Pilataxi Lema Cando Guanoluisa Chiluiza
      Pozo Rosero Erazo Enríquez Narváez Burbano Proaño Carrera Noboa Peñafiel Aguirre Ochoa Cueva Tandazo Armijos Maldonado
      Ordóñez Vintimilla Malo Crespo Pesántez Segovia Barahona Naranjo Albán Viteri Velasco Endara Quiñónez Valencia Caicedo
      Angulo Preciado Bone Mina Arroyo Plúas Tomalá Yagual Borbor Panchana`,
      spanishNames.family,
    ),
  },
  places: {
    // `home` is the province's number in the cédula, `plate` its letter.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Guayaquil|Guayas|090301-090315,090501-090515|4|-2.1962|-79.8862|09|G|2650
      Quito|Pichincha|170401-170412,170501-170513|2|-0.2298|-78.5250|17|P|1763
      Cuenca|Azuay|010101-010116,010201-010206|7|-2.9005|-79.0045|01|A|361
      Santo Domingo|Santo Domingo de los Tsáchilas|230101-230109,230201-230203|2|-0.2530|-79.1754|23|J|335
      Machala|El Oro|070201-070223|7|-3.2586|-79.9605|07|O|288
      Durán|Guayas|092401-092410|4|-2.1758|-79.8552|09|G|303
      Manta|Manabí|130201-130215|5|-0.9621|-80.7127|13|M|258
      Portoviejo|Manabí|130101-130111|5|-1.0546|-80.4544|13|M|244
      Loja|Loja|110101-110111|7|-3.9931|-79.2042|11|L|203
      Ambato|Tungurahua|180101-180108|3|-1.2491|-78.6167|18|T|177
      Esmeraldas|Esmeraldas|080101-080112|6|0.9592|-79.6540|08|E|162
      Quevedo|Los Ríos|120301-120309|5|-1.0286|-79.4635|12|R|177
      Riobamba|Chimborazo|060101-060110|3|-1.6710|-78.6471|06|H|177
      Milagro|Guayas|091701-091709|4|-2.1340|-79.5941|09|G|145
      Ibarra|Imbabura|100101-100113|6|0.3517|-78.1223|10|I|157
      La Libertad|Santa Elena|240201-240204|4|-2.2330|-80.9104|24|Y|112
      Babahoyo|Los Ríos|120101-120106|5|-1.8022|-79.5344|12|R|98
      Latacunga|Cotopaxi|050101-050107|3|-0.9352|-78.6155|05|X|77
      Tulcán|Carchi|040101-040106|6|0.7850|-77.7350|04|C|56
      Azogues|Cañar|030101-030104|7|-2.7397|-78.8486|03|U|37`,
    others: `Santo Domingo de los Tsáchilas=Santo Domingo; Guayaquil=GYE`,
  },
  roads: `Av._10_de_Agosto@Quito+Loja Calle_Bolívar Calle_Sucre Av._9_de_Octubre@Guayaquil Calle_Rocafuerte Calle_Olmedo Calle_García_Moreno
    Av._Eloy_Alfaro Calle_24_de_Mayo Calle_Vicente_Ramón_Roca Calle_Juan_Montalvo Calle_Flores Calle_Espejo Calle_Guayaquil
    Calle_Quito Calle_Cuenca Av._Amazonas@Quito+Ambato Av._de_las_Américas@Guayaquil+Cuenca Av._Quito Calle_Chile Calle_Colón Calle_Vargas_Torres
    Av._6_de_Diciembre@Quito Calle_Mejía Calle_Loja Calle_Manabí Calle_Esmeraldas Calle_Los_Ríos Av._Kennedy@Guayaquil Av._Universitaria
    Av._Panamericana Calle_Abdón_Calderón Calle_Antonio_José_de_Sucre Calle_Pichincha Calle_Ambato Calle_Tarqui
    Calle_Los_Cipreses Calle_Las_Palmas Av._Simón_Bolívar Calle_Ayacucho`,
  street: STREET,
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+593 (98 ###|99 ###|96 [0-3]##|96 [7-9]##|97 [89]##|95 [89]##) ####',
  landline: '+593 {place.area} 2## ####',
  // Shares of depositors, after the Superintendencia de Bancos; two banks are near home.
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Banco Pichincha|PICHECEQ|10|35
      Banco Guayaquil|GUAYECEG|17|17
      Banco del Pacífico|PACIECEG|30|15
      Produbanco|PRODECEQ|36|12
      Banco Bolivariano|BBOLECEG|37|8
      Banco Internacional|BINTECEQ|32|6
      Banco General Rumiñahui|BGRMECEQ|42|3
      Banco del Austro|AUSTECEQ|35|5
      Banco de Machala|BMACECEG|25|20|El Oro
      Banco de Loja|LOJBECEL|29|40|Loja`,
    others: `Banco Pichincha=Pichincha`,
  },
  account: { label: 'Número de cuenta', picture: '2{1-2}########' },
  cards: 'visa:56 mastercard:36 diners:6 amex:2',
  wallets: 'Deuna:75 PeiGo:15 BIMO:10',
  firms: {
    forms: `
      S.A.|44|1936|2|3000
      Cía. Ltda.|21|1936|3|400
      S.A.S.|34|2020|1|60
      C.A.|1|1936|5|800`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} e Hijos|{trade} {town}|{trade} {founder} {partner}) {form}',
  },
  income: [480, 2600],
  sources: 'INEC 2022, Superintendencia de Bancos, Supercias; shares of cards are estimates',
  fields: {
    street: { special: true, write: byCity(HOMES, STREET) },
    id: certified(ecCedula, 'Cédula', {
      synonyms: ['cédula de identidad', 'cédula de ciudadanía', 'ci'],
    }),
    tax: { label: 'RUC', validator: ecRuc, make: (_, p) => `${p.read('id')}001` },
    licence: {
      label: 'Licencia de conducir',
      validator: ecCedula,
      make: (_, p) => p.read('id'),
    },
    postcode: { label: 'Código postal' },
    region: { label: 'Provincia' },
    passport: pictured('Pasaporte', 'A#######', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: {
      special: true,
      write: shops(
        '(Tienda|Farmacia|Panadería|Papelería|Picantería|Restaurante|Minimarket|Cevichería|Heladería|Frigorífico) {owner}||(Mueblería|Óptica|Ferretería|Electrodomésticos|Joyería|Mecánica) {owner}',
      ),
    },
    reference: { picture: '(FAC|REF|PAGO)-{year}-{00001-99999}' },
    plate: pictured('Placa', '{place.plate}[A-Z][A-Z]-{0100-9999}'),
  },
  company: {
    street: { write: byCity(NUMBERED, STREET) },
    // Issued in the order of founding.
    registration: {
      label: 'Expediente (Supercias)',
      make: (random, { firm: { founded } }) =>
        String(
          founded < 1980 ? random.int(100, 9999) : 10_000 + (founded - 1980) * 8000 + random.below(8000),
        ),
    },
    tax: certified(ecRucSociedad, 'RUC', {
      make(random, { home = '', firm: { founded } }) {
        const serial = (COMPANIES[home] ?? ELSEWHERE)(random, founded);
        const body = `${home}9${String(serial).padStart(6, '0')}`;
        return `${withCheckDigit(body, (ruc) => ecRucSociedad.valid(`${ruc}001`))}001`;
      },
    }),
  },
  presets: [
    {
      key: 'spi',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'SPI interbank transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer cédula', 'id'],
        ['Payer bank', 'bank'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee cédula', 'payee.id'],
        ['Payee bank', 'payee.bank'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Digits after the 9 in the RUC of companies, by the province and the year of founding, approximate. */
const COMPANIES: Readonly<Record<string, Series>> = {
  '09': series('1936 100 · 1993 100000 · 2000 200000 · 2017 300000 · 2026 340000'),
  '17': series('1936 100 · 1990 100000 · 2006 200000 · 2019 300000 · 2026 335000'),
};
const ELSEWHERE = series('1936 10 · 1995 15000 · 2006 33000 · 2026 55000');
