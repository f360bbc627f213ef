import { americanSpanish } from '../data/languages/americanSpanish.ts';
import { INSTANT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { byGeneration, familyNames, spanishNames } from '../data/spanishNames.ts';
import { bankWallet } from '../fields/bankWallet.ts';
import { limitedAmount } from '../fields/limitedAmount.ts';
import { shops } from '../fields/transaction.ts';
import type { Language, OwnField } from '../model.ts';
import { peCci } from '../validators/peCci.ts';
import { peDni, peDniNumber } from '../validators/peDni.ts';
import { peRuc, rucOf } from '../validators/peRuc.ts';
import { peRucEmpresa } from '../validators/peRucEmpresa.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** Peruvian words that differ from the language's usual ones. */
const LANGUAGE: Language = {
  ...americanSpanish,
  titles: `${americanSpanish.titles}
    waiter Mozo/Moza
    plumber Gasfitero/Gasfitera
    bus-driver Conductor de ómnibus/Conductora de ómnibus
    mechanic Mecánico/Mecánica
    carer Cuidador de adultos mayores/Cuidadora de adultos mayores
    labourer Peón de construcción
    delivery-rider Repartidor motorizado/Repartidora motorizada
    security-guard Agente de seguridad
    police-officer Suboficial de policía
    shop-manager Administrador de tienda/Administradora de tienda
    pharmacist Químico farmacéutico/Química farmacéutica`,
};

const cci: OwnField = {
  label: 'CCI',
  group: 'banking',
  synonyms: ['código de cuenta interbancario'],
  validator: peCci,
  make: (random, { bank }) => peCci.make(random, { code: bank.code?.text }),
};

export const pe = country('pe', () => ({
  name: 'Peru',
  alpha3: 'PER',
  paydays: [[31], [15, 31]],
  currency: 'PEN',
  perEuro: 3.6,
  endings: [90, 90, 50, 0],
  ips: '190.232-239',
  gs1: '775',
  holidays:
    '0101 E-3 E-2 0501 2024:0607 0629 2023:0723 0728 0729 2022:0806 0830 1008 1101 1208 2022:1209 1225',
  group: 'Americas',
  locale: { language: 'es', zone: 'America/Lima' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 13, tax: 3 },
    extraPay: '7-15:100/6 12-15:100/6',
    tenure: { rent: 25, loan: 4 },
    shops: { card: 50, wallet: 30 },
  },
  words: {
    exonyms: 'peruanisch',
    scripts: 'ペルー 秘鲁 秘魯 페루 بيرو पेरू Перу перуанск~',
  },
  aliases: 'Perú Peruvian Peruvians Peruano Peruana Peruanos Pérou Republic_of_Peru República_del_Perú',
  // Adults by age: INEI, projections for 2025.
  ages: '16.5 22.5 20.5 16 12 7.5 5',
  life: {
    studies: 42,
    retires: 65,
    pays: [500, 893],
    institutions: `
      pension (Oficina de Normalización Previsional|AFP Integra|Prima AFP)
      university Universidad Nacional de {town}
      primary I.E. Primaria (San Martín de Porres|José Carlos Mariátegui|Santa Rosa|Micaela Bastidas|Miguel Grau), {town}
      secondary I.E. Secundaria (San Martín de Porres|José Carlos Mariátegui|Santa Rosa|Micaela Bastidas|Miguel Grau), {town}
      hospital Hospital Regional de {town}
      hospital@Callao Hospital Regional del Callao
      transit@Callao Transporte Urbano del Callao
      care Casa de Reposo (San José|Los Rosales|Santa Rosa), {town}
      town Municipalidad Provincial de {town}
      town@Callao Municipalidad Provincial del Callao
      town@Lima Municipalidad Metropolitana de Lima
      police Policía Nacional del Perú
      university@Lima (Universidad Nacional Mayor de San Marcos|Universidad Nacional Federico Villarreal)
      university@Arequipa Universidad Nacional de San Agustín de Arequipa
      university@Callao Universidad Nacional del Callao
      university@Chiclayo Universidad Nacional Pedro Ruiz Gallo
      university@Piura+Sullana Universidad Nacional de Piura
      university@Huancayo Universidad Nacional del Centro del Perú
      university@Cusco Universidad Nacional de San Antonio Abad del Cusco
      university@Chimbote Universidad Nacional del Santa
      university@Iquitos Universidad Nacional de la Amazonía Peruana
      university@Tacna Universidad Nacional Jorge Basadre Grohmann
      university@Ica+Chincha_Alta Universidad Nacional San Luis Gonzaga
      university@Pucallpa Universidad Nacional de Ucayali
      university@Ayacucho Universidad Nacional de San Cristóbal de Huamanga
      university@Huánuco Universidad Nacional Hermilio Valdizán
      university@Puno Universidad Nacional del Altiplano`,
  },
  language: LANGUAGE,
  names: {
    // Its firefighters are volunteers.
    never: 'firefighter',
    order: '{given} {family} {family2}',
    last: '{family} {family2}',
    // By year of birth, after RENIEC's lists, as are family names.
    male: byGeneration(
      {
        0: `José Luis Juan Víctor Julio Pedro Carlos Manuel Segundo Santos Teófilo Eusebio Alejandro Félix Máximo César Américo Jorge Francisco Alberto`,
        1955: `José Luis Juan Carlos Víctor Jorge Julio César Segundo Luis_Alberto Walter Pedro Wilfredo Hugo Raúl Miguel_Ángel Percy Edgar Félix Marco_Antonio Ángel`,
        1972: `José_Luis Juan_Carlos Luis_Alberto Carlos Jorge_Luis Marco_Antonio Miguel_Ángel Wilmer Edwin Elmer Freddy Percy Ronald Richard Edgar Walter Julio_César Javier Nilton Grover Raúl`,
        1988: `Luis José_Luis Jorge_Luis Christian Jhon Carlos Miguel_Ángel Juan_Carlos Bryan Renzo Gianfranco Diego Jonathan Edwin Wilmer Anthony Alexander Piero Franklin Yerson Frank`,
        2000: `Diego Sebastián Anthony Fabrizio Piero Jhon Luis_Ángel Bryan Jean_Pierre Rodrigo Thiago Alexander Adrián Gabriel Fabricio Joaquín Jesús Renzo Angelo Josué Piero_Alexander Jhordan`,
      },
      spanishNames.male,
    ),
    female: byGeneration(
      {
        0: `María Rosa Juana Carmen Julia Victoria Zoila Luisa Hilda Felícita Isabel Teresa Elena Maruja Gladys Nelly Lidia Francisca Hermelinda Irene`,
        1955: `María Rosa Carmen Ana Elizabeth Gladys Nelly Juana Norma Luz Martha Flor Julia Maruja Hilda Vilma Edith Rosa_María Sonia Yolanda Dina Haydeé`,
        1972: `Elizabeth Rosa_María Flor Maribel Roxana Janet Milagros Karina Patricia Carmen Luz Edith Lourdes Sonia Yesenia Marleni Rocío Nancy Ruth Gladys Giovanna`,
        1988: `Milagros Katherine Jessica Karina Fiorella Yesenia Lizbeth Rosa Pamela Evelyn Karen Diana Maribel Rocío Vanessa Cinthya Roxana Melissa Erika Carla Angela Flor_de_María`,
        2000: `Camila Valeria Luciana Alessandra Ariana Fiorella Xiomara Kiara Brigitte Nicole Angie Milagros Lucero Andrea Rosa Mía Fernanda Geraldine Alexandra Daniela Luz Maricielo`,
      },
      spanishNames.female,
    ),
    family: familyNames(
      `Quispe Flores Sánchez García Rodríguez Rojas Huamán Mamani Ramos Díaz
      López González Torres Vásquez Pérez Chávez Mendoza
      Gonzales Ramírez Fernández Cruz Espinoza Castillo Condori Vargas Gutiérrez Romero Salazar Castro Guevara Guerrero
      Gómez Silva Martínez Morales Huamaní Medina Ruiz Aguilar Delgado Vilca Choque Apaza Ccama Paredes Ticona Yupanqui
      Cárdenas Cáceres Paucar Soto Alvarado Palomino Córdova Ñahui Chura Calderón Campos Carrasco Aliaga Arias Cahuana Cutipa
      Puma Huanca Ortiz Peralta Poma Valverde Villanueva Zevallos Zegarra Tello Ventura Vera Velarde Vega Valdivia Ugarte
      Tapia Solano Sotelo Santos Rivera Reyes Quiroz Ponce Pinedo Pizarro Núñez Navarro Luján Llanos León Inga Ibáñez
      Hurtado Herrera Gamarra Farfán Escobar Dávila Cusi Coronel Ccori Benites Bautista Ayala Arce Alarcón Ascencio Atoche`,
      spanishNames.family,
    ),
  },
  places: {
    // `area` holds the first digits of the number too, as areas have one or two; `plate` is the registry zone's letter,
    // `code` the town as addresses write it. Postcodes of Lima's districts: the widely published ones, not all.
    columns: 'city region zone area lat lon plate pop district code',
    rows: `
      Lima|Lima|15001,15079,15081|1 44|-12.0464|-77.0428|B|330|Cercado de Lima|Cercado de Lima, Lima
      Lima|Lima|15401,15404,15408,15412,15427|1 44|-11.9990|-77.0080|B|1380|San Juan de Lurigancho|San Juan de Lurigancho, Lima
      Lima|Lima|15101-15103,15107,15108|1 44|-12.0060|-77.0860|B|830|San Martín de Porres|San Martín de Porres, Lima
      Lima|Lima|15483,15487,15491,15494,15498|1 44|-12.0400|-76.9300|B|800|Ate|Ate, Lima
      Lima|Lima|15311-15314|1 44|-11.9450|-77.0500|B|670|Comas|Comas, Lima
      Lima|Lima|15809,15811,15816,15817|1 44|-12.1590|-76.9320|B|500|Villa María del Triunfo|Villa María del Triunfo, Lima
      Lima|Lima|15829,15831,15834,15842|1 44|-12.2130|-76.9390|B|480|Villa El Salvador|Villa El Salvador, Lima
      Lima|Lima|15801,15803,15804|1 44|-12.1560|-76.9720|B|450|San Juan de Miraflores|San Juan de Miraflores, Lima
      Lima|Lima|15023,15038,15039|1 44|-12.1450|-76.9930|B|450|Santiago de Surco|Santiago de Surco, Lima
      Lima|Lima|15316,15318-15320|1 44|-11.9000|-77.0380|B|440|Carabayllo|Carabayllo, Lima
      Lima|Lima|15301,15302,15304,15306|1 44|-11.9700|-77.0730|B|420|Los Olivos|Los Olivos, Lima
      Lima|Lima|15064,15066,15067|1 44|-12.1750|-77.0150|B|400|Chorrillos|Chorrillos, Lima
      Lima|Lima|15331-15333|1 44|-11.9910|-77.0500|B|280|Independencia|Independencia, Lima
      Lima|Lima|15008,15009,15011|1 44|-12.0440|-76.9690|B|250|Santa Anita|Santa Anita, Lima
      Lima|Lima|15004,15006,15007|1 44|-12.0440|-76.9990|B|250|El Agustino|El Agustino, Lima
      Lima|Lima|15018,15033|1 44|-12.0650|-77.0310|B|220|La Victoria|La Victoria, Lima
      Lima|Lima|15087,15088|1 44|-12.0770|-77.0920|B|200|San Miguel|San Miguel, Lima
      Lima|Lima|15024,15026|1 44|-12.0780|-76.9170|B|190|La Molina|La Molina, Lima
      Lima|Lima|15021,15037|1 44|-12.1080|-76.9990|B|150|San Borja|San Borja, Lima
      Lima|Lima|15074|1 44|-12.1220|-77.0300|B|140|Miraflores|Miraflores, Lima
      Lima|Lima|15082,15083|1 44|-12.0570|-77.0500|B|120|Breña|Breña, Lima
      Lima|Lima|15047,15048|1 44|-12.1130|-77.0200|B|110|Surquillo|Surquillo, Lima
      Lima|Lima|15084|1 44|-12.0750|-77.0630|B|110|Pueblo Libre|Pueblo Libre, Lima
      Lima|Lima|15072|1 44|-12.0750|-77.0450|B|100|Jesús María|Jesús María, Lima
      Lima|Lima|15073|1 44|-12.0970|-77.0360|B|80|San Isidro|San Isidro, Lima
      Lima|Lima|15076|1 44|-12.0910|-77.0700|B|80|Magdalena del Mar|Magdalena del Mar, Lima
      Lima|Lima|15046|1 44|-12.0850|-77.0350|B|75|Lince|Lince, Lima
      Lima|Lima|15063|1 44|-12.1490|-77.0210|B|45|Barranco|Barranco, Lima
      Arequipa|Arequipa|04001-04017|54 2|-16.3989|-71.5350|V|1009||Arequipa
      Callao|Callao|07001-07046|1 42|-12.0566|-77.1181|C|1130||Callao
      Trujillo|La Libertad|13001-13011|44 2|-8.1160|-79.0300|T|962||Trujillo
      Chiclayo|Lambayeque|14001-14011|74 2|-6.7714|-79.8409|M|553||Chiclayo
      Piura|Piura|20001-20009|73 3|-5.1945|-80.6328|P|485||Piura
      Huancayo|Junín|12001-12004|64 2|-12.0651|-75.2049|W|457||Huancayo
      Cusco|Cusco|08001-08003|84 2|-13.5226|-71.9673|X|428||Cusco
      Chimbote|Áncash|02801-02804|43 3|-9.0853|-78.5783|H|381||Chimbote
      Iquitos|Loreto|16001-16007|65 2|-3.7491|-73.2538|L|378||Iquitos
      Tacna|Tacna|23001-23006|52 4|-18.0146|-70.2536|Z|287||Tacna
      Juliaca|Puno|21101-21104|51 3|-15.5000|-70.1333|Z|277||Juliaca
      Ica|Ica|11001-11004|56 2|-14.0678|-75.7286|Y|283||Ica
      Cajamarca|Cajamarca|06001-06003|76 3|-7.1638|-78.5003|M|202||Cajamarca
      Pucallpa|Ucayali|25001-25006|61 5|-8.3791|-74.5539|U|326||Pucallpa
      Sullana|Piura|20101-20103|73 5|-4.9039|-80.6853|P|202||Sullana
      Ayacucho|Ayacucho|05001-05003|66 3|-13.1588|-74.2232|Y|217||Ayacucho
      Huánuco|Huánuco|10001-10003|62 5|-9.9306|-76.2422|W|197||Huánuco
      Chincha Alta|Ica|11701-11703|56 2|-13.4099|-76.1324|Y|178||Chincha Alta
      Puno|Puno|21001-21002|51 3|-15.8422|-70.0199|Z|129||Puno`,
    others: `Cusco=Cuzco|Qosqo; Lima=Ciudad de los Reyes|Lima Metropolitana`,
  },
  roads: `Av._Grau Jr._Bolívar Jr._San_Martín Av._Bolognesi Jr._Junín Jr._Ayacucho Av._Los_Incas@Cusco+Arequipa+Trujillo Av._Túpac_Amaru@Comas+Independencia+Carabayllo Jr._Lima
    Calle_Real@Huancayo Jr._Unión Av._La_Cultura@Cusco Jr._Cusco Jr._Arequipa Jr._Tacna Jr._Puno Av._España Av._El_Sol@Cusco+Puno Jr._Huancavelica
    Jr._Piura Calle_Los_Pinos Calle_Las_Flores Calle_Los_Jazmines Av._Mariscal_Castilla Av._José_Carlos_Mariátegui
    Av._Universitaria@San_Martín_de_Porres+Los_Olivos+Comas+San_Miguel+Pueblo_Libre Av._28_de_Julio Jr._2_de_Mayo Jr._Progreso Jr._Amazonas Av._Sánchez_Cerro@Piura+Sullana Av._Miguel_Grau
    Calle_Los_Cedros Pasaje_Santa_Rosa Av._Perú Av._Los_Héroes@San_Juan_de_Miraflores+Tacna Jr._Libertad Jr._Independencia Calle_San_José Jr._Callao`,
  street: '{road} {100-2980}(|||, Dpto. {1-9}0{1-6}|, Int. {1-12})',
  address: '{street}, {place.code} {postcode}, {region}',
  postcode: '{zone}',
  phone: '+51 9## ### ###',
  landline: '+51 {place.area}#####',
  // Shares of persons' accounts, after the SBS. Plin belongs to some of the banks; whoever banks elsewhere has Yape.
  banks: {
    columns: 'bank bic code share wallet',
    rows: `
      Banco de Crédito del Perú|BCPLPEPL|002|35|Yape
      Banco de la Nación|BANCPEPL|018|19|Yape
      Interbank|BINPPEPL|003|18|Plin
      BBVA Perú|BCONPEPL|011|16|Plin
      Scotiabank Perú|BSUDPEPL|009|8|Plin
      Banco Pichincha Perú|FINAPEPL|035|1.5|Yape
      BanBif|BIFSPEPL|038|1.5|Plin
      Banco GNB Perú|HBPEPEPL|053|0.5|Yape
      Banco de Comercio|BDCMPEPL|023|0.5|Yape`,
    others: `Banco de Crédito del Perú=BCP|Banco de Crédito; Interbank=IBK Perú`,
  },
  // Office and account as the CCI holds them, without the zeros before the account.
  account: {
    label: 'Número de cuenta',
    make(_, p) {
      const cci = p.read('cci');
      return `${cci.slice(4, 7)}-${cci.slice(10, 20)}`;
    },
  },
  cards: 'visa:62 mastercard:31 amex:5 diners:2',
  wallets: 'Yape:60 Plin:40',
  firms: {
    forms: `
      S.A.C.|58|1998|2|900
      E.I.R.L.|30|1976|1|40|1
      S.R.L.|7|1936|2|150
      S.A.|5|1936|10|5000`,
    trades: `
      pharmacy Botica|Farmacia
      construction Construcciones|Constructora|Gasfitería|Contratistas Generales|Acabados
      realty Inmobiliaria|Bienes Raíces|Propiedades
      accounting Contadores|Asesores Tributarios|Estudio Contable|Auditores
      plumber Gasfitería
      painter Acabados|Pinturas
      mason,civil-engineer Construcciones|Constructora|Contratistas Generales`,
    name: '({trade} {founder}|{trade} {founder}|{trade} {founder} {partner}|{trade} {town}) {form}',
    sole: '{trade} {founder} {form}',
  },
  income: [1150, 8500],
  sources: 'INEI 2017 and 2025, RENIEC, SBS; shares of cards and forms are estimates',
  fields: {
    wallet: bankWallet,
    yapeamount: limitedAmount('Monto del yapeo', 500),
    id: {
      label: 'DNI',
      synonyms: ['documento nacional de identidad'],
      make: (random, { born }) => peDniNumber(random, born),
    },
    // The DNI with its check digit, as the card prints it.
    cui: {
      label: 'CUI (DNI with check digit)',
      group: 'identity',
      synonyms: ['código único de identificación'],
      validator: peDni,
      make: (_, p) => peDni.make(p.dice('id'), p),
    },
    postcode: { label: 'Código postal' },
    region: { label: 'Departamento' },
    tax: {
      label: 'RUC',
      validator: peRuc,
      synonyms: ['registro único de contribuyentes'],
      make: (_, p) => rucOf(`10${p.read('id')}`),
    },
    passport: pictured('Pasaporte', '1{16-24}######', { synonyms: ['pasaporte'] }),
    // A letter of the issuing office and the DNI.
    licence: {
      label: 'Licencia de conducir',
      synonyms: ['brevete'],
      make: (random, p) => random.pick('QQQHFZUXPT') + p.read('id'),
    },
    cci,
    bankcode: pictured('Código de banco', '{bank.code}'),
    // The number that Yape shows on its receipts.
    operation: pictured('Número de operación', '{01000000-99999999}', {
      group: 'transaction',
      synonyms: ['nro de operación', 'operation number'],
    }),
    merchant: {
      special: true,
      write: shops(
        '(Bodega|Botica|Panadería|Librería|Pollería|Chifa|Cevichería|Minimarket|Restaurante|Pastelería) {owner}||(Mueblería|Óptica|Ferretería|Electrodomésticos|Joyería|Taller) {owner}',
      ),
    },
    reference: { picture: '(FAC|REF|PAGO)-{year}-{00001-99999}' },
    plate: pictured('Placa', '{place.plate}[A-Z0-9]@-###'),
  },
  company: {
    street: { picture: '{road} {100-2980}(|||, Of. {1-9}0{1-6}|, Int. {1-12})' },
    registration: pictured('Partida registral', '1{1-5}######'),
    // The digits after 20 grow with the year of registration.
    tax: certified(peRucEmpresa, 'RUC', {
      make: (random, { firm: { founded } }) => {
        if (founded > 2015) return rucOf(`20${RUC(random, founded)}`);
        const series = founded < 1994 ? 1 : founded < 2001 ? random.int(2, 4) : 5;
        return rucOf(`20${series}${random.int(0, 6)}${random.digits(6)}`);
      },
    }),
    cci,
  },
  presets: [
    {
      key: 'yape',
      scheme: WALLET,
      daily: true,
      name: 'Yape payment',
      rows: [
        ['Payer', 'name'],
        ['Payer Yape', 'phone'],
        ['Payee', 'payee.name'],
        ['Payee Yape', 'payee.phone'],
        ['Amount', 'yapeamount', 'amount'],
        ['Currency', 'currency'],
        ['Operation number', 'operation'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'cce',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'Interbank transfer by CCI',
      rows: [
        ['Payer', 'name'],
        ['Payer DNI', 'id'],
        ['Payer bank', 'bank'],
        ['Payer CCI', 'cci'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Payee CCI', 'payee.cci'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Operation number', 'operation'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** The RUC of firms since its start with 206, without the check digit; approximate, from general knowledge. */
const RUC = series(
  '2016 60080000 · 2018 60270000 · 2020 60540000 · 2022 60870000 · 2024 61190000 · 2026 61480000',
);
