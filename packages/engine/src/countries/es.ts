import { CHN, COL, foreigners, GBR, ITA, MAR, ROU, UKR, VEN } from '../data/foreigners.ts';
import { ES } from '../data/ibanLayouts.ts';
import { spanish } from '../data/languages/spanish.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { sealed } from '../draw/picture.ts';
import { creditorId } from '../fields/creditorId.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { limitedAmount } from '../fields/limitedAmount.ts';
import type { Persona } from '../model.ts';
import { esCcc, sealBareCcc, sealCcc, withCccDigits } from '../validators/esCcc.ts';
import { esCif } from '../validators/esCif.ts';
import { esDni } from '../validators/esDni.ts';
import { esNie } from '../validators/esNie.ts';
import { esNif } from '../validators/esNif.ts';
import { esNss } from '../validators/esNss.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './es/names.ts';
import { registerNumber, type Starts } from './registerNumber.ts';
import * as spanishFirms from './spanishFirms.ts';

export const es = country('es', () => ({
  name: 'Spain',
  alpha3: 'ESP',
  passportYears: { adult: 10, minor: 5, from: 30 },
  paydays: [[31], [28]],
  currency: 'EUR',
  ips: '83.32-63 88.0-31 79.144-159',
  gs1: '840',
  lei: '9598',
  holidays: '0101 0106 E-2 E+1 0501 0815 1012 1101 1206 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'es', zone: 'Europe/Madrid' },
  economy: {
    vat: { usual: 21, food: 10 },
    deductions: { social: 6.5, tax: 16 },
    extraPay: '6-30:100 12-20:100',
    tenure: { rent: 25, loan: 30 },
    shops: { card: 45, wallet: 37 },
  },
  words: {
    exonyms: `Spanien Spagna Spanje Hiszpania spanisch spanische spanischer espagnol españolas Spagnolo Hiszpanii hiszpański
      hiszpańska hiszpańskie hiszpańskich Spaans Spaanse espanhol espanhola spagnola spagnoli Spanjaard İspanya
      İspanyol hiszpańscy Spanyol Tây_Ban_Nha`,
    scripts: `スペイン 西班牙 스페인 إسبانيا أسبانيا إسباني~ स्पेन Испани^ Іспані^ испанск~ іспанськ~ испанец испанцы испанцев
      Uhispania Mhispania Wahispania`,
    women: 'Spanierin Spanierinnen Hiszpanka Hiszpanki',
    places: `Madrid=マドリード|马德里|馬德里|마드리드|مدريد|मैड्रिड|Мадрид+|Madryt|Madrytu|Madrycie|madrileño|madrileña|madrileños|madrileñas|madrilène
      ; Barcelona=バルセロナ|巴塞罗那|巴塞隆納|바르셀로나|برشلونة|बार्सिलोना|Барселона|Барселоны|Барселоне|Барселони|Барселоні|Barcelony|Barcelonie|Barcelone|Barcellona|barcelonés|barcelonesa|Barselona
      ; Valencia=バレンシア|瓦伦西亚|발렌시아|Валенсия|Валенсии|Валенсія|valenciano|valenciana|valencianos
      ; Sevilla=セビリア|塞维利亚|세비야|إشبيلية|Севилья|Севильи|Севілья|Siviglia|Séville|sevillano|sevillana|sevillanos
      ; Cataluña=Catalan|Catalans|catalán|catalana|catalanes|catalanas|catalane|Katalane|Katalanin
      ; Andalucía=Andalusian|Andalusians|andaluz|andaluza|andaluces|andaluzas
      ; País Vasco=Basque|Basques|vasco|vasca|vascos|vascas|Baske|Baskin
      ; Galicia=Galician|Galicians|gallego|gallega|gallegos|gallegas
      ; Canarias=canario|canaria|Canarian`,
    unlistedCities: 'Almería|Burgos|Orense|Ourense|Santiago de Compostela',
  },
  aliases: `España Espana Spaniard Spaniards Español Española Españoles Reino_de_España Kingdom_of_Spain Espagne
    Espanya Spanish`,
  ages: '9 13.5 16.5 20 17 12.5 11.5',
  population: {
    source:
      'Estimates from general knowledge of the Encuesta de población activa and the Encuesta de estructura salarial',
    men: '51.4 51.6 50 49 47 42 32',
    work: ['34 78 87 85 75 55 10 4 1', '30 70 76 74 61 45 8 2 1'],
    own: [19, 11],
    unemployed: 11.3,
    disabled: 4.5,
    pensioned: 94,
    pay: { median: 1990, spread: 3.3, top: 4.3, women: 89 },
  },
  life: {
    // Banks advance the pension of the Seguridad Social to about the 25th.
    pensionPay: { days: [25] },
    studies: 55,
    retires: 65,
    pays: [960, 3260],
    institutions: `
      pension Instituto Nacional de la Seguridad Social
      university@Madrid Universidad Complutense de Madrid
      university@Palma Universitat de les Illes Balears
      university@Bilbao+Vitoria-Gasteiz Universidad del País Vasco
      university@Gijón Universidad de Oviedo
      university@L'Hospitalet_de_Llobregat Universidad de Barcelona
      university@Elche Universidad Miguel Hernández de Elche
      university@Santander Universidad de Cantabria
      university@Pamplona Universidad Pública de Navarra
      hospital Hospital (General|Universitario) de {town}
      police@Madrid Policía Municipal de Madrid
      police@Barcelona Guàrdia Urbana de Barcelona
      transit@Madrid EMT Madrid
      transit@Barcelona+L'Hospitalet_de_Llobregat Transports Metropolitans de Barcelona`,
  },
  language: spanish,
  sources: 'INE 2024-2025 (padrón, nombres, DIRCE); banks by their reports',
  names: NAMES,
  // INE, Estadística continua de población, January 2025: 14 % of all are foreigners.
  foreigners: foreigners([
    [MAR, 3.2],
    [COL, 2.1],
    [ROU, 2.1],
    [VEN, 1.4],
    [ITA, 1.2],
    [GBR, 1.1],
    [UKR, 0.9],
    [CHN, 0.8],
  ]),
  places: {
    // `home` is the province as the INE numbers it, `area` the start of its landlines.
    columns: 'city region zone home area lat lon pop',
    rows: `
      Madrid|Comunidad de Madrid|28001-28055|28|913|40.4165|-3.7026|3422
      Barcelona|Cataluña|08001-08042|08|932|41.3888|2.1590|1686
      Valencia|Comunitat Valenciana|46001-46026|46|963|39.4697|-0.3774|825
      Sevilla|Andalucía|41001-41020|41|954|37.3828|-5.9732|687
      Zaragoza|Aragón|50001-50018|50|976|41.6561|-0.8773|691
      Málaga|Andalucía|29001-29018|29|952|36.7202|-4.4203|592
      Murcia|Región de Murcia|30001-30012|30|968|37.9870|-1.1300|474
      Palma|Illes Balears|07001-07015|07|971|39.5694|2.6502|438
      Las Palmas de Gran Canaria|Canarias|35001-35019|35|928|28.0997|-15.4134|380
      Alicante|Comunitat Valenciana|03001-03016|03|965|38.3452|-0.4815|358
      Bilbao|País Vasco|48001-48015|48|944|43.2627|-2.9253|347
      Córdoba|Andalucía|14001-14014|14|957|37.8916|-4.7728|324
      Valladolid|Castilla y León|47001-47017|47|983|41.6552|-4.7237|300
      Vigo|Galicia|36201-36216|36|986|42.2328|-8.7226|293
      Gijón|Principado de Asturias|33201-33213|33|985|43.5357|-5.6615|268
      L'Hospitalet de Llobregat|Cataluña|08901-08908|08|933|41.3597|2.1003|282
      Vitoria-Gasteiz|País Vasco|01001-01015|01|945|42.8500|-2.6727|257
      A Coruña|Galicia|15001-15011|15|981|43.3713|-8.3960|249
      Granada|Andalucía|18001-18015|18|958|37.1882|-3.6067|233
      Elche|Comunitat Valenciana|03201-03208|03|966|38.2622|-0.7011|244
      Santander|Cantabria|39001-39012|39|942|43.4623|-3.8100|173
      Pamplona|Comunidad Foral de Navarra|31001-31016|31|948|42.8169|-1.6432|206`,
    others: `Sevilla=Seville; Zaragoza=Saragossa; Palma=Palma de Mallorca; Las Palmas de Gran Canaria=Las Palmas;
      Alicante=Alacant; Bilbao=Bilbo; Gijón=Xixón; Vitoria-Gasteiz=Vitoria|Gasteiz; A Coruña=La Coruña|Corunna|Coruña;
      Elche=Elx; Pamplona=Iruña; Valencia=València; Córdoba=Cordova; Comunidad de Madrid=Madrid|Madrid region;
      Cataluña=Catalonia|Catalunya; Comunitat Valenciana=Valencia|Valencian Community|Comunidad Valenciana;
      Andalucía=Andalusia; Aragón=Aragon; Región de Murcia=Murcia|Murcia region;
      Illes Balears=Balearic Islands|Balearics|Islas Baleares|Baleares; Canarias=Canary Islands|Canaries|Islas Canarias;
      País Vasco=Basque Country|Euskadi; Castilla y León=Castile and León|Castile and Leon; Galicia=Galiza;
      Principado de Asturias=Asturias; Comunidad Foral de Navarra=Navarra|Navarre; L'Hospitalet de Llobregat=Hospitalet`,
  },
  roads: `Calle_Mayor Calle_Real Avenida_de_la_Constitución Calle_de_la_Iglesia Plaza_de_España Calle_San_José Calle_Nueva
    Avenida_de_Andalucía Calle_Cervantes Calle_del_Sol Calle_de_la_Fuente Calle_San_Juan Calle_Ancha Calle_Goya Calle_Colón
    Avenida_de_la_Libertad Calle_Velázquez Calle_Santa_Ana Paseo_de_la_Estación Calle_Alfonso_XII Calle_del_Carmen
    Calle_de_la_Cruz Calle_Granada Calle_Miguel_Hernández Calle_Antonio_Machado Plaza_Mayor Calle_Sevilla Calle_Toledo
    Paseo_Marítimo@Málaga+Palma+Las_Palmas_de_Gran_Canaria+Alicante+Valencia+A_Coruña Ronda_Norte Calle_Ramón_y_Cajal Calle_Murillo Calle_de_la_Paz Calle_Zurbarán Avenida_de_Europa
    Calle_Doctor_Fleming Calle_Picasso
    Carrer_de_Mallorca@Barcelona Carrer_de_València@Barcelona Carrer_d'Aragó@Barcelona Carrer_de_Provença@Barcelona
    Carrer_del_Consell_de_Cent@Barcelona Carrer_de_Còrsega@Barcelona Carrer_del_Rosselló@Barcelona
    Avinguda_Diagonal@Barcelona Gran_Via_de_les_Corts_Catalanes@Barcelona Carrer_de_Balmes@Barcelona
    Carrer_de_Muntaner@Barcelona Carrer_d'Aribau@Barcelona Carrer_de_Sants@Barcelona Carrer_de_Sardenya@Barcelona
    Carrer_de_Santa_Eulàlia@L'Hospitalet_de_Llobregat Avinguda_del_Carrilet@L'Hospitalet_de_Llobregat
    Carrer_del_Progrés@L'Hospitalet_de_Llobregat Carrer_d'Enric_Prat_de_la_Riba@L'Hospitalet_de_Llobregat
    Rambla_de_Just_Oliveras@L'Hospitalet_de_Llobregat Carrer_de_Collblanc@L'Hospitalet_de_Llobregat
    Avinguda_de_Miraflors@L'Hospitalet_de_Llobregat Carrer_de_Rosalia_de_Castro@L'Hospitalet_de_Llobregat
    Carrer_de_Martí_i_Julià@L'Hospitalet_de_Llobregat Avinguda_de_Josep_Tarradellas@L'Hospitalet_de_Llobregat`,
  // Their streets are named in Catalan.
  ownRoads: ['Barcelona', "L'Hospitalet de Llobregat"],
  street: '({road}, {1-140}|{road}, {1-120}, {1-8}.º (A|B|C|D|izq.|dcha.))',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+34 (6##|7[1-4]#) ## ## ##',
  landline: '+34 {place.area} ## ## ##',
  banks: {
    columns: 'bank bic code share near private',
    rows: `
      CaixaBank|CAIXESBB|2100|26
      Banco Santander|BSCHESMM|0049|17
      BBVA|BBVAESMM|0182|17
      Banco Sabadell|BSABESBB|0081|10
      ING|INGDESMM|1465|9
      Bankinter|BKBKESMM|0128|4
      Openbank|OPENESMM|0073|4||yes
      Unicaja Banco|UCJAES2M|2103|22|Andalucía,Castilla y León,Principado de Asturias,Cantabria
      Kutxabank|BASKES2B|2095|45|País Vasco
      Laboral Kutxa|CLPEES2M|3035|15|País Vasco,Comunidad Foral de Navarra
      Caja Rural de Navarra|BCOEESMM008|3008|25|Comunidad Foral de Navarra
      Ibercaja|CAZRES2Z|2085|50|Aragón
      Abanca|CAGLESMM|2080|45|Galicia
      Cajamar|CCRIES2A|3058|12|Comunitat Valenciana,Región de Murcia
      Caja Rural del Sur|BCOEESMM187|3187|6|Sevilla,Córdoba,Málaga`,
    others: `BBVA=Banco Bilbao Vizcaya Argentaria; CaixaBank=La Caixa|Caixa; Banco Santander=Santander;
      Banco Sabadell=Sabadell; Unicaja Banco=Unicaja`,
  },
  account: certified(esCcc, 'Código Cuenta Cliente (CCC)', {
    synonyms: ['ccc', 'cuenta', 'número de cuenta'],
    write: sealed('{bank.code} {4#} 00 {10#}', sealCcc),
  }),
  iban: ibanField({ ES }, { write: byAccount('{bank.code}{4#}00{10#}', sealBareCcc) }, { ES: withCccDigits }),
  cards: 'visa:58 mastercard:40 amex:2',
  wallets: 'Bizum',
  // Pharmacies belong to pharmacists in person, several own one in common (general knowledge).
  firms: {
    forms: `
      S.L.|60|1953|1|500||pharmacy
      S.L.U.|25|1995|1|200|1|pharmacy
      S.A.|5|1951|10|9000||pharmacy
      C.B.|7|1936|2|15
      S.Coop.|3|1974|3|800||pharmacy`,
    name: '({trade} {founder}|{trade} {founder} y {partner}|{trade} Hermanos {founder}|{trade} {town}|{founder} {trade}) {form}',
    sole: '({trade} {founder}|{founder} {trade}|{trade} {town}) {form}',
  },
  income: [1390, 5200],
  fields: {
    employer: spanishFirms.employer,
    bizumamount: limitedAmount('Importe del bizum', 1000),
    id: certified(esDni, 'DNI', {
      held: ({ foreign }) => !foreign,
      synonyms: ['documento nacional de identidad'],
    }),
    // Of foreigners.
    nie: certified(esNie, 'NIE', {
      held: ({ foreign }) => foreign,
      group: 'identity',
      synonyms: [
        'número de identidad de extranjero',
        'número de extranjero',
        'foreigner id',
        'foreigner identity number',
      ],
    }),
    mandate: pictured('Referencia del mandato', '(M{7#}|MNDT{8#}|{10000000-99999999})', {
      group: 'transaction',
      synonyms: ['orden de domiciliación', 'mandato sepa'],
    }),
    passport: pictured('Número de pasaporte', '[PX][A-H]@######', { synonyms: ['pasaporte'] }),
    licence: certified(esNif, 'Permiso de conducir', {
      synonyms: ['carnet de conducir', 'permiso'],
      make: (_, p) => ownNumber(p),
    }),
    tax: certified(esNif, 'NIF', { make: (_, p) => ownNumber(p) }),
    vat: certified(esNif, 'NIF-IVA', { synonyms: ['iva'], make: (_, p) => `ES${ownNumber(p)}` }),
    ssn: certified(esNss, 'Número de la Seguridad Social (NUSS)', {
      synonyms: ['nss', 'nuss', 'seguridad social'],
    }),
    bankcode: pictured('Entidad', '{bank.code}'),
    branch: { label: 'Oficina', make: (_, p) => p.read('account').slice(5, 9) },
    merchant: { label: 'Comercio' },
    postcode: { label: 'Código postal' },
    region: { label: 'Comunidad autónoma' },
    plate: pictured('Matrícula', `#### [B-DF-HJ-N]${'[BCDFGHJKLMNPRSTVWXYZ]'.repeat(2)}`),
  },
  company: {
    name: spanishFirms.name,
    street: { picture: '({road}, {1-140}|{road}, {1-140}|{road}, {1-120}, {1-8}.º)' },
    // The first letter stands for the legal form, the next two digits for the province, or for the range that
    // continued it when it was full.
    registration: certified(esCif, 'NIF (CIF)', {
      make(random, { home = '', firm: { form, founded } }) {
        const letter = LETTERS[form.name.text] ?? 'B';
        const starts = { 1936: home, ...LATER[home], 2021: FREE };
        return (
          letter +
          registerNumber(random, founded, {
            starts,
            length: 8,
            valid: (number) => esCif.valid(letter + number),
          })
        );
      },
    }),
    vat: certified(esNif, 'NIF-IVA', { make: (_, p) => `ES${p.read('registration')}` }),
    // A suffix of the creditor's own choice, and its NIF.
    creditorid: creditorId('Identificador del acreedor SEPA', (_, firm) => firm.read('registration'), '000'),
  },
  presets: [
    {
      key: 'bizum',
      scheme: INSTANT_TRANSFER,
      daily: true,
      name: 'Bizum',
      rows: [
        ['Ordenante', 'name'],
        ['Móvil del ordenante', 'phone'],
        ['Banco', 'bank'],
        ['Beneficiario', 'payee.name'],
        ['Móvil del beneficiario', 'payee.phone'],
        ['Importe', 'bizumamount', 'amount'],
        ['Divisa', 'currency'],
        ['Operación', 'txn'],
        ['Fecha', 'date'],
      ],
    },
  ],
}));

const LETTERS: Readonly<Record<string, string>> = { 'S.A.': 'A', 'S.Coop.': 'F', 'C.B.': 'E' };

/** The digits after the province's own, by year, approximate: from general knowledge of firms of those years. */
const LATER: Readonly<Record<string, Starts>> = {
  '28': {
    1984: '78',
    1989: '79',
    1991: '80',
    1995: '81',
    1998: '82',
    2001: '83',
    2004: '84',
    2007: '85',
    2010: '86',
    2014: '87',
    2018: '88',
  },
  '08': {
    1985: '58',
    1990: '59',
    1992: '60',
    1996: '61',
    2000: '62',
    2003: '63',
    2006: '64',
    2009: '65',
    2013: '66',
    2017: '67',
  },
  '46': { 1992: '96', 2000: '97', 2009: '98', 2018: '40' },
  '41': { 1998: '91', 2013: '90' },
  '03': { 1996: '53', 2006: '54' },
  '29': { 1998: '92', 2008: '93' },
  '48': { 1998: '95' },
  '50': { 2006: '99' },
  '30': { 2001: '73' },
  '07': { 2002: '57' },
  '35': { 2009: '76' },
  '36': { 2008: '94' },
  '33': { 2003: '74' },
  '15': { 2005: '70' },
  '31': { 2010: '71' },
  '14': { 2014: '56' },
};

/** For some years all provinces issue numbers that the small ones have not used. */
const FREE = '01 02 05 09 10 13 16 19 42 44 56 67 72 75';

/** The DNI of Spaniards, the NIE of all others. */
function ownNumber(p: Persona): string {
  return p.read(p.foreign ? 'nie' : 'id');
}
