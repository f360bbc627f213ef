import { remainder } from '../checksum/mod97.ts';
import { country } from '../country.ts';
import { two } from '../day.ts';
import { certified, pictured } from '../field.ts';
import type { Persona } from '../persona.ts';
import { grouped } from '../text.ts';
import { cin, itBban } from '../validators/itBban.ts';
import { itCf } from '../validators/itCf.ts';
import { itPiva } from '../validators/itPiva.ts';

export const it = country({
  code: 'it',
  name: 'Italy',
  alpha3: 'ITA',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Italia Italian Italians Italiano Italiana Italiani Repubblica_Italiana Italian_Republic Italie
    Italien Bel_Paese italienisch italienische italiane Itália Italië Włochy`,
  names: {
    male: `Giuseppe Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco
      Domenico Bruno Paolo Michele Giorgio Aldo Sergio Luciano Andrea Marco Roberto Alessandro Stefano
      Massimo Maurizio Fabio Claudio Luca Davide Daniele Matteo Simone Lorenzo Federico Riccardo Alberto
      Nicola Enrico Gabriele Filippo Leonardo Tommaso Edoardo Mattia Giacomo Emanuele Christian Alessio
      Gianluca Mauro Renato Raffaele Pasquale Rosario Gennaro Ciro Carmine Gaetano Umberto Fabrizio Dario
      Valerio Danilo Ivan Manuel Diego Samuele Nicolò Cristian Ettore Giulio Elia Pierluigi Gianfranco
      Gianni Piero Sandro Silvio Guido Renzo Cesare Alfredo Ernesto Fausto Flavio Ivano Loris Mirko Omar
      Tiziano Ugo Walter Rocco Santo Cosimo Biagio Jacopo Thomas`,
    female: `Maria Anna Giuseppina Rosa Angela Giovanna Teresa Lucia Carmela Caterina Francesca Antonietta
      Carla Elena Concetta Rita Margherita Franca Paola Laura Patrizia Giulia Sara Martina Chiara Valentina
      Alessia Federica Silvia Elisa Alice Sofia Aurora Giorgia Ginevra Emma Beatrice Camilla Greta Gaia
      Arianna Matilde Noemi Ludovica Roberta Barbara Stefania Simona Daniela Monica Cristina Manuela Sabrina
      Claudia Antonella Alessandra Elisabetta Michela Serena Ilaria Eleonora Veronica Debora Tiziana Sonia
      Lorena Luciana Marisa Graziella Gabriella Donatella Raffaella Marina Luisa Ornella Nadia Katia
      Rossella Loredana Mirella Bruna Silvana Adriana Vincenza Filomena Immacolata Assunta Domenica
      Nunzia Pasqualina Irene Jessica Marta Erika Linda Viola Bianca Rebecca Nicole Agata Nives`,
    family: `Rossi Ferrari Russo Bianchi Romano Gallo Costa Fontana Conti Esposito Ricci Bruno Rizzo Moretti
      De_Luca Marino Greco Barbieri Lombardi Giordano Rinaldi Colombo Mancini Longo Leone Martinelli
      Marchetti Martini Galli Gatti Mariani Ferrara Santoro Marini Bianco Conte Serra Farina Gentile Caruso
      Morelli Ferri Testa Ferraro Pellegrini Grassi Rossetti D'Angelo Bernardi Mazza Rizzi Silvestri Vitale
      Franco Parisi Martino Valentini Castelli Bellini Monti Lombardo Fiore Grasso Ferro Carbone Orlando
      Guerra Palmieri Milani Villa Viola Ruggeri De_Santis D'Amico Negri Battaglia Sala Palumbo Benedetti
      Olivieri Giuliani Rosa Amato Molinari Alberti Barone Pellegrino Piazza Moro Basile Costantini Messina
      Pace Caputo Sorrentino Vitali Piras De_Rosa Fabbri Riva Donati Coppola Cattaneo Marchi Fiori Gentili
      Ruggiero Sartori Bassi Pagano Catalano Ferretti Melis Neri Guidi Sanna Brambilla Bruni Fumagalli Rota
      Poli Valente De_Angelis Ventura Montanari Fabris Zanella Napolitano Cocco Pinna Perrone Marra Sacco
      Deiana Carta Bellucci Aiello Carli Grosso Pozzi Lupo Villani Leoni Ferrero Casali Zani Manfredi Barbato Donato Ferrante Pastore Salvi Motta`,
  },
  places: {
    // `home` is the Belfiore code, `code` the region's in the health card.
    columns: 'city region zone home plate code area lat lon',
    rows: `
      Roma|Lazio|00118-00199|H501|RM|00120|06|41.8919|12.5113
      Milano|Lombardia|20121-20162|F205|MI|00030|02|45.4643|9.1895
      Napoli|Campania|80121-80147|F839|NA|00150|081|40.8522|14.2681
      Torino|Piemonte|10121-10156|L219|TO|00010|011|45.0705|7.6868
      Palermo|Sicilia|90121-90151|G273|PA|00190|091|38.1320|13.3356
      Genova|Liguria|16121-16167|D969|GE|00070|010|44.4048|8.9444
      Bologna|Emilia-Romagna|40121-40141|A944|BO|00080|051|44.4938|11.3387
      Firenze|Toscana|50121-50145|D612|FI|00090|055|43.7792|11.2463
      Bari|Puglia|70121-70132|A662|BA|00160|080|41.1207|16.8698
      Catania|Sicilia|95121-95131|C351|CT|00190|095|37.4922|15.0704
      Verona|Veneto|37121-37142|L781|VR|00050|045|45.4299|10.9844
      Venezia|Veneto|30121-30176|L736|VE|00050|041|45.4371|12.3327
      Messina|Sicilia|98121-98168|F158|ME|00190|090|38.1939|15.5526
      Padova|Veneto|35121-35143|G224|PD|00050|049|45.4080|11.8859
      Trieste|Friuli-Venezia Giulia|34121-34151|L424|TS|00060|040|45.6495|13.7768
      Brescia|Lombardia|25121-25136|B157|BS|00030|030|45.5356|10.2147
      Parma|Emilia-Romagna|43121-43126|G337|PR|00080|0521|44.8015|10.3280
      Prato|Toscana|59100|G999|PO|00090|0574|43.8805|11.0970
      Modena|Emilia-Romagna|41121-41126|F257|MO|00080|059|44.6478|10.9254
      Perugia|Umbria|06121-06135|G478|PG|00100|075|43.1107|12.3908
      Cagliari|Sardegna|09121-09134|B354|CA|00200|070|39.2305|9.1192`,
  },
  roads: `Via_Roma Via_Garibaldi Via_Marconi Via_Mazzini Via_Dante_Alighieri Via_Giuseppe_Verdi Via_Cavour Via_Matteotti
    Corso_Italia Via_Gramsci Piazza_della_Libertà Via_XX_Settembre Via_IV_Novembre Via_Leopardi Via_Manzoni Via_Carducci
    Via_Piave Via_Trento Via_Trieste Viale_Europa Via_San_Francesco Via_della_Stazione Corso_Vittorio_Emanuele_II Via_Galilei
    Via_Pascoli Via_Kennedy Via_Aldo_Moro Via_dei_Mille Via_Foscolo Via_Volta Viale_della_Repubblica Piazza_del_Duomo
    Via_delle_Rose Via_Leonardo_da_Vinci Via_Nazionale Largo_Europa`,
  street: '{road}, {1-180}(|||||/A|/B)',
  address: '{street}, {postcode} {city} {place.plate}',
  postcode: '{zone}',
  phone: '+39 3(2[0789]|3[13-9]|4[0-9]|8[089]|9[1-3]) ### ####',
  // The leading zero belongs to the number and is dialled from abroad too.
  landline: '+39 {place.area} [2-5]######',
  banks: {
    columns: 'bank bic code',
    rows: `
      Intesa Sanpaolo|BCITITMM|03069
      UniCredit|UNCRITMM|02008
      BancoPosta|BPPIITRR|07601
      Banco BPM|BAPPIT21|05034
      BPER Banca|BPMOIT22|05387
      Monte dei Paschi di Siena|PASCITMM|01030
      BNL|BNLIITRR|01005
      Crédit Agricole Italia|CRPPIT2P|06230
      FinecoBank|FEBIITM1|03015
      Banca Mediolanum|MEDBITMM|03062
      Banca Sella|SELBIT2B|03268
      Credem|BACRIT21|03032`,
  },
  account: {
    label: 'Numero di conto',
    plain: true,
    synonyms: ['conto corrente'],
    make: (_, p) => bbanOf(p).slice(11),
  },
  bban: (_, p) => bbanOf(p),
  cards: 'visa mastercard maestro amex',
  wallets: 'PostePay Satispay BANCOMAT_Pay',
  firms: {
    forms: 'S.r.l. S.p.A. S.n.c. S.a.s. S.r.l.s.',
    trades: `Costruzioni Impianti Trasporti Immobiliare Arredamenti Servizi Alimentari Meccanica
      Elettronica Edilizia Tessuti Ceramiche Logistica Viaggi Consulenze Informatica Energia Gomme Carni Vini Ottica
      Stampa Moda Giardini`,
    name: '({founder} {trade}|{trade} {founder}|Fratelli {founder}|{founder} & Figli|Officine {founder}) {form}',
  },
  income: [1400, 4500],
  fields: {
    id: certified(itCf, 'Codice fiscale', { plain: true, synonyms: ['cf', 'codicefiscale'] }),
    cie: pictured("Carta d'identità elettronica (CIE)", 'C[A-F]#####@@', {
      group: 'identity',
      plain: true,
      synonyms: ["carta d'identità", "numero carta d'identità", 'cie'],
    }),
    passport: pictured('Numero di passaporto', 'Y[ABC]#######', { plain: true, synonyms: ['passaporto'] }),
    // No rule is public; the usual look.
    licence: pictured('Patente di guida', 'U1*******@', { plain: true, synonyms: ['patente'] }),
    tax: certified(itCf, 'Codice fiscale', { plain: true, make: (_, p) => p.read('id') }),
    vat: certified(itPiva, 'Partita IVA', { plain: true, synonyms: ['p.iva', 'piva', 'iva'] }),
    health: pictured('Tessera sanitaria (TEAM)', '80380{place.code}##########', {
      plain: true,
      synonyms: ['tessera sanitaria'],
    }),
    bban: certified(itBban, 'BBAN', {
      group: 'banking',
      plain: true,
      make: (_, p) => bbanOf(p, ' '),
    }),
    bankcode: pictured('ABI', '{bank.code}', { plain: true }),
    branch: { label: 'CAB', plain: true, make: (_, p) => bbanOf(p).slice(6, 11) },
    // Aux digit 3, segregation code, IUV, and the remainder of it all by 93 (AgID, specifications of pagoPA).
    avviso: {
      label: 'Codice avviso pagoPA',
      group: 'transaction',
      plain: true,
      synonyms: ['codice avviso', 'iuv'],
      make(random) {
        const body = `30${random.digits(14)}`;
        return grouped(body + two(remainder(body, 93)), [4, 4, 4, 4], ' ');
      },
    },
    merchant: pictured(
      'Esercente',
      '(Bar|Panificio|Farmacia|Libreria|Trattoria|Ottica|Ferramenta|Tabacchi|Macelleria|Gelateria) {founder}',
      { plain: true },
    ),
    plate: pictured('Targa', '[E-H][A-HJ-NPR-TV-Z] ### [A-HJ-NPR-TV-Z][A-HJ-NPR-TV-Z]', { plain: true }),
  },
  company: {
    registration: pictured('Numero REA', '{place.plate}-{400000-2699999}', { plain: true }),
    vat: certified(itPiva, 'Partita IVA', { plain: true }),
    tax: certified(itCf, 'Codice fiscale', { plain: true, make: (_, p) => p.read('vat') }),
    sdi: pictured('Codice destinatario (SdI)', '*******', { plain: true }),
  },
  presets: [
    {
      key: 'pagopa',
      name: 'Avviso pagoPA',
      rows: [
        ['Ente creditore', 'company.name'],
        ['Codice fiscale ente', 'company.tax'],
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
});

/** CIN, ABI, CAB and account as one: the account's own stream, so that every field reads the same. */
function bbanOf(p: Persona, gap = ''): string {
  const dice = p.dice('account');
  const bank = `${p.bank.code?.text}`;
  const branch = `0${dice.digits(4)}`;
  const account = `00${dice.digits(10)}`;
  return cin(bank, branch, account) + gap + bank + gap + branch + gap + account;
}
