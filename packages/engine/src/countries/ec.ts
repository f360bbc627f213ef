import { ranked } from '../data/ranked.ts';
import { spanish } from '../data/spanishNames.ts';
import { ecCedula } from '../validators/ecCedula.ts';
import { ecRuc } from '../validators/ecRuc.ts';
import { ecRucSociedad } from '../validators/ecRucSociedad.ts';
import { certified, country, pictured } from './declare.ts';

export const ec = country({
  code: 'ec',
  name: 'Ecuador',
  alpha3: 'ECU',
  currency: 'USD',
  group: 'Americas',
  aliases: `Ecuadorian Ecuadorians Ecuadorean Ecuadoreans Ecuatoriano Ecuatoriana Ecuatorianos Équateur
    Republic_of_Ecuador República_del_Ecuador`,
  names: {
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    male: ranked(
      `José Luis Juan Carlos Jorge Segundo Manuel Ángel Víctor Luis_Alberto Carlos_Alberto Juan_Carlos Jorge_Luis Ángel_Gabriel
      Wilson Milton Édison Marco Byron Klever Jefferson Bryan Kevin Darwin Stalin Lenin Jairo Jhonny Freddy Galo Washington
      Vinicio Patricio Fabricio Geovanny Diego Cristian Mateo Dylan Ian Santiago Sebastián Xavier Rommel Fausto Hernán
      Bolívar Polibio Wellington Holger`,
      spanish.male,
    ),
    female: ranked(
      `María Rosa Ana Luz Carmen Gloria Martha Blanca Mercedes Zoila Narcisa Fátima María_Fernanda María_José Gabriela Daniela
      Verónica Jessica Diana Karla Mayra Jenny Johanna Viviana Mónica Patricia Lorena Nelly Elsa Piedad Germania Yadira
      Maritza Katherine Génesis Doménica Emily Samantha Nathaly Lady Tania Silvana Soledad Dolores Fanny Marjorie
      Ximena Lourdes Rosario Nancy Angie`,
      spanish.female,
    ),
    family: ranked(
      `Zambrano Sánchez García Vera Rodríguez Cedeño Morales Castillo Macías Mendoza López Torres Flores Vásquez González Pérez
      Ortiz Moreira Espinoza Ramírez Loor Guerrero Romero Jiménez Herrera Gómez Castro Delgado Chávez Reyes Intriago Vélez
      Alcívar Quispe Chicaiza Guamán Quishpe Morocho Yánez Andrade Paredes Cevallos Bravo Mora Benítez Molina Salazar
      Jaramillo Córdova Cárdenas Suárez Villacís Tapia Toapanta Caiza Chango Tipán Pilataxi Lema Cando Guanoluisa Chiluiza
      Pozo Rosero Erazo Enríquez Narváez Burbano Proaño Carrera Noboa Peñafiel Aguirre Ochoa Cueva Tandazo Armijos Maldonado
      Ordóñez Vintimilla Malo Crespo Pesántez Segovia Barahona Naranjo Albán Viteri Velasco Endara Quiñónez Valencia Caicedo
      Angulo Preciado Bone Mina Arroyo Plúas Tomalá Yagual Borbor Panchana`,
      spanish.family,
    ),
  },
  places: {
    // `home` is the province's number in the cédula, `plate` its letter.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Guayaquil|Guayas|090301-090315,090501-090515|4|-2.1962|-79.8862|09|G
      Quito|Pichincha|170401-170412,170501-170513|2|-0.2298|-78.5250|17|P
      Cuenca|Azuay|010101-010116,010201-010206|7|-2.9005|-79.0045|01|A
      Santo Domingo|Santo Domingo de los Tsáchilas|230101-230109,230201-230203|2|-0.2530|-79.1754|23|J
      Machala|El Oro|070201-070223|7|-3.2586|-79.9605|07|O
      Durán|Guayas|092401-092410|4|-2.1758|-79.8552|09|G
      Manta|Manabí|130201-130215|5|-0.9621|-80.7127|13|M
      Portoviejo|Manabí|130101-130111|5|-1.0546|-80.4544|13|M
      Loja|Loja|110101-110111|7|-3.9931|-79.2042|11|L
      Ambato|Tungurahua|180101-180108|3|-1.2491|-78.6167|18|T
      Esmeraldas|Esmeraldas|080101-080112|6|0.9592|-79.6540|08|E
      Quevedo|Los Ríos|120301-120309|5|-1.0286|-79.4635|12|R
      Riobamba|Chimborazo|060101-060110|3|-1.6710|-78.6471|06|H
      Milagro|Guayas|091701-091709|4|-2.1340|-79.5941|09|G
      Ibarra|Imbabura|100101-100113|6|0.3517|-78.1223|10|I
      La Libertad|Santa Elena|240201-240204|4|-2.2330|-80.9104|24|Y
      Babahoyo|Los Ríos|120101-120106|5|-1.8022|-79.5344|12|R
      Latacunga|Cotopaxi|050101-050107|3|-0.9352|-78.6155|05|X
      Tulcán|Carchi|040101-040106|6|0.8119|-77.7173|04|C
      Azogues|Cañar|030101-030104|7|-2.7397|-78.8486|03|U`,
  },
  roads: `Av._10_de_Agosto Calle_Bolívar Calle_Sucre Av._9_de_Octubre Calle_Rocafuerte Calle_Olmedo Calle_García_Moreno
    Av._Eloy_Alfaro Calle_24_de_Mayo Calle_Vicente_Ramón_Roca Calle_Juan_Montalvo Calle_Flores Calle_Espejo Calle_Guayaquil
    Calle_Quito Calle_Cuenca Av._Amazonas Av._de_las_Américas Av._Quito Calle_Chile Calle_Colón Calle_Vargas_Torres
    Av._6_de_Diciembre Calle_Mejía Calle_Loja Calle_Manabí Calle_Esmeraldas Calle_Los_Ríos Av._Kennedy Av._Universitaria
    Av._Panamericana Calle_Abdón_Calderón Calle_Antonio_José_de_Sucre Calle_Pichincha Calle_Ambato Calle_Tarqui
    Calle_Los_Cipreses Calle_Las_Palmas Av._Simón_Bolívar Calle_Ayacucho`,
  street: '{road} {1-30}-{01-99}',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+593 (98 ###|99 ###|96 [0-3]##|96 [7-9]##|97 [89]##|95 [89]##) ####',
  landline: '+593 {place.area} 2## ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banco Pichincha|PICHECEQ|10
      Banco Guayaquil|GUAYECEG|17
      Banco del Pacífico|PACIECEG|30
      Produbanco|PRODECEQ|36
      Banco Internacional|BINTECEQ|32
      Banco Bolivariano|BBOLECEG|37
      Banco del Austro|AUSTECEQ|35
      Banco General Rumiñahui|BGRMECEQ|42
      Banco de Machala|BMACECEG|25
      Banco de Loja|LOJBECEL|29`,
  },
  account: '2{1-2}########',
  cards: 'visa mastercard diners amex',
  wallets: 'Deuna PeiGo BIMO',
  firms: {
    forms: 'S.A. Cía._Ltda. S.A.S. C.A.',
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} e Hijos|{trade} {town}|{trade} {founder} {partner}) {form}',
  },
  income: [480, 2500],
  fields: {
    id: certified(ecCedula, 'Cédula', {
      synonyms: ['cédula de identidad', 'cédula de ciudadanía', 'ci'],
    }),
    tax: { label: 'RUC', validator: ecRuc, make: (_, p) => `${p.read('id')}001` },
    licence: {
      label: 'Licencia de conducir',
      validator: ecCedula,
      make: (_, p) => p.read('id'),
    },
    passport: pictured('Pasaporte', 'A#######', { synonyms: ['pasaporte'] }),
    bankcode: pictured('Código de banco', '{bank.code}'),
    merchant: pictured(
      'Merchant',
      '(Tienda|Farmacia|Panadería|Papelería|Picantería|Restaurante|Ferretería|Minimarket|Cevichería|Óptica|Heladería|Frigorífico) {founder}',
      {},
    ),
    plate: pictured('Placa', '{place.plate}[A-Z][A-Z]-{0100-9999}'),
  },
  company: {
    registration: pictured('Expediente (Supercias)', '{10000-389999}'),
    tax: certified(ecRucSociedad, 'RUC'),
  },
  presets: [
    {
      key: 'spi',
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
});
