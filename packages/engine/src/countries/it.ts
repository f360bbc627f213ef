import { luhnDigit } from '../checksum/luhn.ts';
import { remainder } from '../checksum/mod97.ts';
import { sealed } from '../draw/picture.ts';
import { two } from '../kernel/day.ts';
import type { Random } from '../kernel/random.ts';
import { grouped } from '../kernel/text.ts';
import type { Persona, Write } from '../model.ts';
import { itBban, sealCin } from '../validators/itBban.ts';
import { itCf } from '../validators/itCf.ts';
import { itPiva } from '../validators/itPiva.ts';
import { certified, country, pictured } from './declare.ts';

export const it = country({
  code: 'it',
  name: 'Italy',
  alpha3: 'ITA',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Italia Italian Italians Italiano Italiana Italiani Repubblica_Italiana Italian_Republic Italie
    Italien Bel_Paese`,
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
      Deiana Carta Bellucci Aiello Carli Grosso Pozzi Lupo Villani Leoni Ferrario Casali Zani Manfredi Barbato Donato Ferrante Pastore Salvi Motta`,
  },
  places: {
    // `home` is the Belfiore code, `code` the region's in the health card, `office` the province's in VAT numbers.
    columns: 'city region zone home plate code area lat lon office',
    rows: `
      Roma|Lazio|00118,00119,0012[1-8],001[3-9][1-9]|H501|RM|00120|06|41.8919|12.5113|100
      Milano|Lombardia|201[2-5][1-9],2016[12]|F205|MI|00030|02|45.4643|9.1895|015
      Napoli|Campania|801[23][1-9],8014[1-7]|F839|NA|00150|081|40.8522|14.2681|063
      Torino|Piemonte|101[2-4][1-9],1015[1-6]|L219|TO|00010|011|45.0705|7.6868|001
      Palermo|Sicilia|9012[1-9],9013[13-689],9014[1-9],90151|G273|PA|00190|091|38.1320|13.3356|082
      Genova|Liguria|161[2-5][1-9],1616[1-7]|D969|GE|00070|010|44.4048|8.9444|010
      Bologna|Emilia-Romagna|401[23][1-9],40141|A944|BO|00080|051|44.4938|11.3387|037
      Firenze|Toscana|501[23][1-79],5014[1-5]|D612|FI|00090|055|43.7792|11.2463|048
      Bari|Puglia|7012[1-9],7013[12]|A662|BA|00160|080|41.1207|16.8698|072
      Catania|Sicilia|9512[1-9],95131|C351|CT|00190|095|37.4922|15.0704|087
      Verona|Veneto|371[23][1-9],3714[12]|L781|VR|00050|045|45.4299|10.9844|023
      Venezia|Veneto|3012[1-6],3013[1-35],3014[12],3017[1-6]|L736|VE|00050|041|45.4371|12.3327|027
      Messina|Sicilia|981[2-4][1-9],981[56][1-8]|F158|ME|00190|090|38.1939|15.5526|083
      Padova|Veneto|351[23][1-9],3514[1-3]|G224|PD|00050|049|45.4080|11.8859|028
      Trieste|Friuli-Venezia Giulia|341[2-4][1-9],34151|L424|TS|00060|040|45.6495|13.7768|032
      Brescia|Lombardia|2512[1-9],2513[1-6]|B157|BS|00030|030|45.5356|10.2147|017
      Parma|Emilia-Romagna|43121-43126|G337|PR|00080|0521|44.8015|10.3280|034
      Prato|Toscana|59100|G999|PO|00090|0574|43.8805|11.0970|097
      Modena|Emilia-Romagna|41121-41126|F257|MO|00080|059|44.6478|10.9254|036
      Perugia|Umbria|0612[1-9],0613[1-5]|G478|PG|00100|075|43.1107|12.3908|054
      Cagliari|Sardegna|0912[1-9],09131,09134|B354|CA|00200|070|39.2305|9.1192|092`,
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
    synonyms: ['conto corrente'],
    make: (random) => random.digits(4) && `00${random.digits(10)}`,
  },
  bban: { write: byAccount('_{bank.code}0{4#}00{10#}') },
  cards: 'visa mastercard maestro amex',
  wallets: 'PostePay Satispay BANCOMAT_Pay',
  firms: {
    forms: 'S.r.l. S.p.A. S.n.c. S.a.s. S.r.l.s.',
    name: '({founder} {trade}|{trade} {founder}|Fratelli {founder}|{founder} & Figli|Officine {founder}) {form}',
  },
  income: [1400, 4500],
  fields: {
    id: certified(itCf, 'Codice fiscale', { synonyms: ['cf', 'codicefiscale'] }),
    cie: pictured("Carta d'identità elettronica (CIE)", 'C[A-F]#####@@', {
      group: 'identity',
      synonyms: ["carta d'identità", "numero carta d'identità", 'cie'],
    }),
    passport: pictured('Numero di passaporto', 'Y[ABC]#######', { synonyms: ['passaporto'] }),
    // No rule is public; the usual look.
    licence: pictured('Patente di guida', 'U1*******@', { synonyms: ['patente'] }),
    tax: certified(itCf, 'Codice fiscale', { make: (_, p) => p.read('id') }),
    vat: certified(itPiva, 'Partita IVA', {
      synonyms: ['p.iva', 'piva', 'iva'],
      make: pivaOf,
    }),
    health: pictured('Tessera sanitaria (TEAM)', '80380{place.code}##########', {
      synonyms: ['tessera sanitaria'],
    }),
    bban: certified(itBban, 'BBAN', {
      group: 'banking',
      write: byAccount('_ {bank.code} 0{4#} 00{10#}'),
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
    merchant: pictured(
      'Esercente',
      '(Bar|Panificio|Farmacia|Libreria|Trattoria|Ottica|Ferramenta|Tabacchi|Macelleria|Gelateria) {founder}',
      {},
    ),
    plate: pictured('Targa', '[E-G][A-HJ-NPR-TV-Z] ### [A-HJ-NPR-TV-Z][A-HJ-NPR-TV-Z]'),
  },
  company: {
    registration: pictured('Numero REA', '{place.plate}-{100000-699999}'),
    vat: certified(itPiva, 'Partita IVA', { make: pivaOf }),
    tax: certified(itCf, 'Codice fiscale', { make: (_, p) => p.read('vat') }),
    sdi: pictured('Codice destinatario (SdI)', '*******'),
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

/** A number that the VAT office of the home province gave out. */
function pivaOf(random: Random, p: Persona): string {
  const body = String(random.int(100_000, 1_399_999)).padStart(7, '0') + p.place.office?.text;
  return body + luhnDigit(body);
}

/** CIN, ABI, CAB and account from the account's own stream, so that every field reads the same. */
function byAccount(pattern: string): Write {
  const write = sealed(pattern, sealCin);
  return (out, at, _, p) => write(out, at, p.dice('account'), p);
}
