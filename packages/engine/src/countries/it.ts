import { luhnDigit } from '../checksum/luhn.ts';
import { remainder } from '../checksum/mod97.ts';
import { ALB, CHN, foreigners, MAR, ROU, UKR } from '../data/foreigners.ts';
import { IT } from '../data/ibanLayouts.ts';
import { italian } from '../data/languages/italian.ts';
import { BILL_PAYMENT } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { creditorId } from '../fields/creditorId.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { grouped } from '../kernel/text.ts';
import { itBban, sealCin, withCin } from '../validators/itBban.ts';
import { itCf } from '../validators/itCf.ts';
import { itPiva } from '../validators/itPiva.ts';
import { landOfBirth } from './abroad.ts';
import { certified, country, pictured } from './declare.ts';
import { NAMES } from './it/names.ts';
import { pivaOf, reaOf } from './it/register.ts';

export const it = country('it', () => ({
  name: 'Italy',
  alpha3: 'ITA',
  paydays: [[27], [10]],
  currency: 'EUR',
  ips: '79.0-63 87.0-63 95.224-255',
  gs1: '800',
  lei: '8156',
  holidays: '0101 0106 E-2 E+1 0425 0501 0602 0815 2026:1004 1101 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'it', zone: 'Europe/Rome' },
  economy: {
    vat: { usual: 22, food: 10 },
    deductions: { social: 9.5, tax: 18 },
    extraPay: '12-20:100',
    tenure: { rent: 25, loan: 15 },
    shops: { card: 42, wallet: 42 },
  },
  words: {
    exonyms: `Włochów italienisch italienische italiane Itália Italië Włochy Włoch włoski włoska włoskie włoskich italien
      italienne Italiaans Italiaanse Italianen İtalya İtalyan włoscy nước_Ý người_Ý`,
    scripts: `イタリア 意大利 義大利 이탈리아 إيطاليا إيطالي~ इटली Итали^ Італі^ итальянск~ італійськ~ итальянец итальянцы итальянцев`,
    women: 'Italienerin Italienerinnen Włoszka Włoszki',
    places: `Roma=ローマ|罗马|羅馬|로마|روما|रोम|Рим+|Римі|Rzym|Rzymu|Rzymie|romano|romana
      ; Milano=ミラノ|米兰|米蘭|밀라노|ميلانو|मिलान|Милан+|Мілан+|Mediolan|Mediolanu|milanese|milanesi|milanés|milanais
      ; Napoli=ナポリ|那不勒斯|나폴리|نابولي|Неаполь|Неаполя|Неаполе|Неаполі|Neapol|Neapolu|Neapolitan|Neapolitans|napoletano|napoletana|napoletani
      ; Torino=トリノ|都灵|토리노|تورينو|Турин+|Турін+|Turyn|Turynu|torinese|torinesi
      ; Firenze=フィレンツェ|佛罗伦萨|피렌체|فلورنسا|Флоренция|Флоренции|Флоренція|Florencja|Florencji|Florença|Florentine|Florentines|fiorentino|fiorentina
      ; Venezia=ヴェネツィア|ベネチア|威尼斯|베네치아|البندقية|Венеция|Венеции|Венеція|Wenecja|Wenecji|Veneza|Venetian|Venetians|veneziano|veneziana
      ; Bologna=ボローニャ|博洛尼亚|볼로냐|Болонья|bolognese|bolognesi
      ; Palermo=パレルモ|巴勒莫|Палермо|palermitano|palermitana
      ; Sicilia=siciliano|siciliana|siciliani|siciliane|西西里|シチリア
      ; Toscana=Tuscan|Tuscans|toscano|toscani
      ; Lombardia=Lombard|Lombards|lombardo|lombarda
      ; Sardegna=Sardinian|Sardinians|sardo|sarda|sardi`,
  },
  aliases: `Italia Italian Italians Italiano Italiana Italiani Repubblica_Italiana Italian_Republic Italie
    Italien Bel_Paese`,
  ages: '8.2 12.6 13.6 18 18.8 14.2 14.6',
  population: {
    source: 'Estimates, rounded; unemployment by ISTAT, 2024',
    men: '51.4 51.8 50.2 48.8 47 42 31',
    work: ['30 75 86 85 75 55 18 8 4', '21 58 65 64 55 38 9 4 1'],
    own: [25, 15],
    unemployed: 6.5,
    disabled: 3,
    pensioned: 95,
    pay: { median: 2300, spread: 2.9, top: 4.4, women: 90 },
  },
  life: {
    // INPS: the first banking day.
    pensionPay: { days: [-1] },
    studies: 48,
    retires: 65,
    pays: [620, 3900],
    institutions: `
      pension INPS
      town@Roma Roma Capitale
      fire Corpo nazionale dei vigili del fuoco
      health ASL {town}
      health@Roma ASL Roma (1|2|3)
      health@Milano ATS della Città Metropolitana di Milano
      health@Brescia ATS di Brescia
      health@Napoli ASL Napoli 1 Centro
      health@Torino ASL Città di Torino
      health@in_Sicilia ASP di {town}
      health@Genova ASL 3 Genovese
      health@in_Emilia-Romagna AUSL di {town}
      health@in_Toscana Azienda USL Toscana Centro
      health@Verona AULSS 9 Scaligera
      health@Venezia AULSS 3 Serenissima
      health@Padova AULSS 6 Euganea
      health@Trieste ASUGI
      health@Perugia USL Umbria 1
      university@Roma Sapienza Università di Roma
      university@Venezia Università Ca' Foscari Venezia
      university@Prato Università degli Studi di Firenze
      transit@Roma ATAC
      transit@Milano ATM
      transit@Napoli ANM
      transit@Torino GTT`,
  },
  language: italian,
  sources: 'Istat 2024-2025; banks by their reports; forms by InfoCamere',
  // ISTAT, January 2025: 9.2 %.
  foreigners: foreigners([
    [{ ...ROU, origins: ['Z129'] }, 1.9],
    [{ ...ALB, origins: ['Z100'] }, 0.8],
    [{ ...MAR, origins: ['Z330'] }, 0.8],
    [{ ...CHN, origins: ['Z210'] }, 0.6],
    [{ ...UKR, origins: ['Z138'] }, 0.6],
  ]),
  names: NAMES,
  places: {
    // `home` is the Belfiore code, `code` the region's in the health card, `office` the first of the province's in VAT numbers.
    columns: 'city region zone home plate code area lat lon office pop',
    short: 'plate',
    rows: `
      Roma|Lazio|0012[1-8],001[3-5][1-9],001[67][1-9],001[89][1-9]|H501|RM|00120|06|41.8919|12.5113|058|2751
      Milano|Lombardia|201[2-5][1-9],2016[12]|F205|MI|00030|02|45.4643|9.1895|015|1366
      Napoli|Campania|801[23][1-9],8014[1-7]|F839|NA|00150|081|40.8522|14.2681|063|910
      Torino|Piemonte|101[2-4][1-9],1015[1-6]|L219|TO|00010|011|45.0705|7.6868|001|851
      Palermo|Sicilia|9012[1-9],9013[13-689],9014[1-9],90151|G273|PA|00190|091|38.1320|13.3356|082|626
      Genova|Liguria|161[2-5][1-9],1616[1-7]|D969|GE|00070|010|44.4048|8.9444|010|563
      Bologna|Emilia-Romagna|401[23][1-9],40141|A944|BO|00080|051|44.4938|11.3387|037|390
      Firenze|Toscana|501[23][1-79],5014[1-5]|D612|FI|00090|055|43.7792|11.2463|048|361
      Bari|Puglia|7012[1-9],7013[12]|A662|BA|00160|080|41.1207|16.8698|072|316
      Catania|Sicilia|9512[1-9],95131|C351|CT|00190|095|37.4922|15.0704|087|298
      Verona|Veneto|371[23][1-9],3714[12]|L781|VR|00050|045|45.4299|10.9844|023|255
      Venezia|Veneto|3012[1-6],3013[1-35],3014[12],3017[1-6]|L736|VE|00050|041|45.4371|12.3327|027|249
      Messina|Sicilia|981[2-4][1-9],981[56][1-8]|F158|ME|00190|090|38.1939|15.5526|083|217
      Padova|Veneto|351[23][1-9],3514[1-3]|G224|PD|00050|049|45.4080|11.8859|028|207
      Trieste|Friuli-Venezia Giulia|341[2-4][1-9],34151|L424|TS|00060|040|45.6495|13.7768|032|199
      Brescia|Lombardia|2512[1-9],2513[1-6]|B157|BS|00030|030|45.5356|10.2147|017|199
      Parma|Emilia-Romagna|43121-43126|G337|PR|00080|0521|44.8015|10.3280|034|198
      Prato|Toscana|59100|G999|PO|00090|0574|43.8805|11.0970|097|196
      Modena|Emilia-Romagna|41121-41126|F257|MO|00080|059|44.6478|10.9254|036|184
      Perugia|Umbria|0612[1-9],0613[1-5]|G478|PG|00100|075|43.1107|12.3908|054|162
      Cagliari|Sardegna|0912[1-9],09131,09134|B354|CA|00200|070|39.2305|9.1192|092|147`,
    others: `Roma=Rome|Rom; Milano=Milan|Mailand; Napoli=Naples|Neapel|Nápoles; Torino=Turin; Genova=Genoa|Genua|Gênes;
      Firenze=Florence|Florenz|Florencia; Venezia=Venice|Venedig|Venecia|Venise; Padova=Padua|Padoue; Lazio=Latium;
      Lombardia=Lombardy|Lombardei; Piemonte=Piedmont; Sicilia=Sicily|Sizilien|Sicilian|Sicilians; Toscana=Tuscany|Toskana; Puglia=Apulia;
      Sardegna=Sardinia|Sardinien; Veneto=Venetia; Friuli-Venezia Giulia=Friuli; Emilia-Romagna=Emilia; Bologna=Bologne`,
  },
  roads: `Via_Roma Via_Garibaldi Via_Marconi Via_Mazzini Via_Dante_Alighieri Via_Giuseppe_Verdi Via_Cavour Via_Matteotti
    Corso_Italia Via_Gramsci Piazza_della_Libertà Via_XX_Settembre Via_IV_Novembre Via_Leopardi Via_Manzoni Via_Carducci
    Via_Piave Via_Trento Via_Trieste Viale_Europa Via_San_Francesco Via_della_Stazione Corso_Vittorio_Emanuele_II Via_Galilei
    Via_Pascoli Via_Kennedy Via_dei_Mille Via_Volta Viale_della_Repubblica Piazza_del_Duomo
    Via_delle_Rose Via_Nazionale`,
  street: '{road}, {1-180}(|||||/A|/B)',
  address: '{street}, {postcode} {city} {place.plate}',
  postcode: '{zone}',
  phone: '+39 3(2[0789]|3[13-9]|4[0-9]|8[089]|9[1-3]) ### ####',
  // The leading zero belongs to the number and is dialled from abroad too.
  landline: '+39 {place.area} [2-5]######',
  banks: {
    columns: 'bank bic code share near private',
    rows: `
      Intesa Sanpaolo|BCITITMM|03069|23
      BancoPosta|BPPIITRR|07601|17
      UniCredit|UNCRITMM|02008|13
      BPER Banca|BPMOIT22|05387|8
      Banco BPM|BAPPIT21|05034|8
      Monte dei Paschi di Siena|PASCITMM|01030|6
      Crédit Agricole Italia|CRPPIT2P|06230|5
      BNL|BNLIITRR|01005|4.5
      FinecoBank|FEBIITM1|03015|4||yes
      Banca Mediolanum|MEDBITMM|03062|4
      Credem|BACRIT21|03032|3
      ING|INGBITD1|03475|2.5||yes
      Banca Sella|SELBIT2B|03268|2
      Banco di Sardegna|SARDIT31|01015|60|Sardegna`,
    others: `Intesa Sanpaolo=Intesa; BNL=Banca Nazionale del Lavoro; Monte dei Paschi di Siena=MPS|Monte dei Paschi;
      BancoPosta=Poste Italiane; Credem=Credito Emiliano; FinecoBank=Fineco`,
  },
  account: {
    label: 'Numero di conto',
    synonyms: ['conto corrente'],
    make: (random) => random.digits(4) && `00${random.digits(10)}`,
  },
  iban: ibanField({ IT }, { write: byAccount('_{bank.code}0{4#}00{10#}', sealCin) }, { IT: withCin }),
  cards: 'visa:50 mastercard:47 amex:3',
  wallets: 'PostePay:60 Satispay:25 BANCOMAT_Pay:15',
  firms: {
    forms: `
      ~Ditta individuale|100|1936|1|20|1|insurance,finance,airline
      S.r.l.|58|1942|1|500
      S.n.c.|14|1936|2|40
      S.a.s.|12|1936|2|40
      S.r.l.s.|11|2012|1|30
      Soc. coop.|3|1942|3|800
      S.p.A.|2|1936|50|9000`,
    name: '({trade} {founder}|{founder} {trade}|{trade} Fratelli {founder}|{founder} & {partner} {trade}|{trade} {town}) {form}',
  },
  income: [1350, 5500],
  fields: {
    id: certified(itCf, 'Codice fiscale', {
      synonyms: ['cf', 'codicefiscale'],
      make(random, persona) {
        const { born, sex, given, family } = persona;
        const home = landOfBirth(persona, (year) => (year < 1990 ? 100 : 40)) ?? persona.home;
        return itCf.make(random, { born, sex, given, family, home });
      },
    }),
    cie: pictured("Carta d'identità elettronica (CIE)", 'C[A-F]#####@@', {
      group: 'identity',
      synonyms: ["carta d'identità", "numero carta d'identità", 'cie'],
    }),
    passport: pictured('Numero di passaporto', 'Y[ABC]#######', { synonyms: ['passaporto'] }),
    // No rule is public; the usual look.
    licence: pictured('Patente di guida', 'U1*******@', { synonyms: ['patente'] }),
    tax: certified(itCf, 'Codice fiscale (contribuente)', { make: (_, p) => p.read('id') }),
    vat: certified(itPiva, 'Partita IVA', {
      synonyms: ['p.iva', 'piva', 'iva'],
      make(random, { place, born, asOf }) {
        const last = asOf.year - 1;
        return pivaOf(random, place, random.int(Math.min(last, Math.max(1990, born.year + 18)), last));
      },
    }),
    health: pictured('Tessera sanitaria (TEAM)', '80380{place.code}##########', {
      synonyms: ['tessera sanitaria'],
    }),
    bban: certified(itBban, 'BBAN', {
      group: 'banking',
      write: byAccount('_ {bank.code} 0{4#} 00{10#}', sealCin),
    }),
    bankcode: pictured('ABI', '{bank.code}'),
    branch: { label: 'CAB', make: (_, p) => `0${p.dice('account').digits(4)}` },
    // Aux digit 3, segregation code, IUV, and the remainder of it all by 93 (AgID, specifications of pagoPA).
    avviso: {
      label: 'Codice avviso pagoPA',
      group: 'transaction',
      synonyms: ['codice avviso', 'iuv'],
      make(random) {
        const body = `30${random.digits(14)}`;
        return grouped(body + two(remainder(body, 93)), [4, 4, 4, 4], ' ');
      },
    },
    merchant: { label: 'Esercente' },
    postcode: { label: 'CAP', synonyms: ['codice di avviamento postale'] },
    region: { label: 'Regione' },
    // The creditor of a payment by pagoPA is a public body; its tax code starts with 8.
    ente: {
      label: 'Ente creditore',
      group: 'transaction',
      synonyms: ['ente creditore'],
      special: true,
      write(out, at, random, p) {
        const kind = random.pick(['', '', '', 'health', 'university']);
        return (kind ? p.country.work.institution(kind) : putLocalBody)(out, at, random, p);
      },
    },
    entecf: certified(itCf, "Codice fiscale dell'ente", {
      group: 'transaction',
      make(random, p) {
        const body = `80${random.digits(5)}${p.place.office?.text}`;
        return body + luhnDigit(body);
      },
    }),
    plate: pictured('Targa', '[E-G][A-HJ-NPR-TV-Z] ### [A-HJ-NPR-TV-Z][A-HJ-NPR-TV-Z]'),
  },
  company: {
    registration: {
      label: 'Numero REA',
      make: (random, { place, firm }) => reaOf(random, place, firm.founded),
    },
    vat: certified(itPiva, 'Partita IVA', {
      make: (random, { place, firm }) => pivaOf(random, place, firm.founded),
    }),
    tax: certified(itCf, 'Codice fiscale', { make: (_, p) => p.read('vat') }),
    sdi: pictured('Codice destinatario (SdI)', '*******'),
    creditorid: creditorId('Codice identificativo del creditore', (_, firm) =>
      firm.read('vat').padStart(16, '0'),
    ),
  },
  presets: [
    {
      key: 'pagopa',
      scheme: BILL_PAYMENT,
      name: 'Avviso pagoPA',
      rows: [
        ['Ente creditore', 'ente'],
        ['Codice fiscale ente', 'entecf'],
        ['Codice avviso', 'avviso'],
        ['Debitore', 'name'],
        ['Codice fiscale', 'id'],
        ['Indirizzo', 'address'],
        ['Importo', 'amount'],
        ['Valuta', 'currency'],
        ['Data', 'date'],
      ],
    },
  ],
}));

/** The town and the region, which ask for most payments. */
const putLocalBody = picture('(Comune di {town}|Comune di {town}|Regione {place.region})');
