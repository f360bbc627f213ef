import { SM } from '../data/ibanLayouts.ts';
import { italian } from '../data/languages/italian.ts';
import { byAccount, ibanField } from '../fields/iban.ts';
import { itBban, sealCin, withCin } from '../validators/itBban.ts';
import { smCoe } from '../validators/smCoe.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';
import { NAMES } from './sm/names.ts';

export const sm = country('sm', () => ({
  name: 'San Marino',
  alpha3: 'SMR',
  paydays: [[27], [10]],
  currency: 'EUR',
  gs1: '800',
  // With Good Friday, a day of TARGET. Source: date-holidays, after the national holidays that sanmarino.sm lists.
  holidays: '0101 0106 0205 0325 E-2 E+1 0401 0501 E+60 0728 0815 0903 1001 1101 1102 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'it', zone: 'Europe/San_Marino' },
  economy: {
    // The single-stage tax on imports of goods.
    vat: { usual: 17, food: 2 },
    deductions: { social: 8.5, tax: 9 },
    extraPay: '12-20:100',
    tenure: { rent: 19, loan: 19 },
    shops: { card: 55, wallet: 30 },
  },
  words: {
    exonyms:
      'sanmarinesisch saint-marinais saint-marinaise sanmarinense sanmarinenses sanmariński sanmaryński San-Marino San_Maryno',
    scripts: 'サンマリノ 圣马力诺 聖馬利諾 산마리노 سان_مارينو सैन_मारिनो Сан-Марино сан-маринск~',
    women: 'Sammarinesin Sammarinesinnen',
  },
  aliases:
    'Sammarinese Sammarinesi San_Marinese Sammarineser Repubblica_di_San_Marino Republic_of_San_Marino Saint-Marin',
  ages: '8 12.5 14 18.5 19.5 14.5 13',
  life: {
    studies: 50,
    retires: 65,
    pays: [780, 3600],
    institutions: `
      pension Istituto per la Sicurezza Sociale
      university Università degli Studi della Repubblica di San Marino
      primary Scuola elementare {town}
      secondary (Scuola media|Scuola secondaria superiore) di San Marino
      hospital Ospedale di Stato
      health Istituto per la Sicurezza Sociale
      town Giunta di Castello di {town}
      police (Gendarmeria|Polizia Civile)
      fire Protezione Civile
      transit AASS`,
  },
  language: italian,
  sources:
    'Ages and castles are estimates from general knowledge of the Ufficio Informatica, Tecnologia, Dati e Statistica 2024; names by generation and shares of banks, cards and forms are estimates too.',
  names: NAMES,
  places: {
    // The nine castles and the larger villages in them. `area` begins landlines.
    columns: 'city region zone area lat lon pop',
    rows: `
      Dogana|Serravalle|47891|90|43.9814|12.4894|7.0
      Borgo Maggiore|Borgo Maggiore|47893|90|43.9419|12.4475|4.4
      Città di San Marino|Città di San Marino|47890|99|43.9367|12.4464|4.1
      Serravalle|Serravalle|47899|90|43.9722|12.4817|2.9
      Domagnano|Domagnano|47895|90|43.9492|12.4683|3.5
      Fiorentino|Fiorentino|47897|87|43.9094|12.4581|2.6
      Acquaviva|Acquaviva|47892|99|43.9456|12.4183|1.6
      Faetano|Faetano|47896|99|43.9286|12.4981|1.2
      Chiesanuova|Chiesanuova|47894|99|43.9061|12.4214|1.1
      Montegiardino|Montegiardino|47898|99|43.9092|12.4831|1.0
      Gualdicciolo|Acquaviva|47892|99|43.9503|12.4022|0.6
      Murata|Città di San Marino|47890|99|43.9228|12.4481|1.5
      Cailungo|Borgo Maggiore|47893|90|43.9517|12.4497|0.9
      Falciano|Serravalle|47891|90|43.9900|12.5014|1.0
      Rovereta|Serravalle|47891|90|43.9853|12.5067|0.4
      Ventoso|Borgo Maggiore|47893|90|43.9383|12.4200|0.5`,
    others: `Città di San Marino=City of San Marino|San Marino Città; Borgo Maggiore=Borgo;
      Serravalle=Serravalle di San Marino; Acquaviva=Acquaviva di San Marino`,
  },
  roads: `Via_3_Settembre@Dogana Strada_Sesta_Gualdaria Via_28_Luglio@Borgo_Maggiore Via_Ventotto_Luglio Strada_della_Croce@Faetano
    Via_25_Marzo@Domagnano Via_Consiglio_dei_Sessanta@Dogana Via_Fabrizio_da_Montebello@Gualdicciolo+Acquaviva Contrada_Omerelli@Città_di_San_Marino
    Via_Oddone_Scarito@Borgo_Maggiore Via_Gino_Giacomini Piazza_Grande@Borgo_Maggiore Via_Piana@Città_di_San_Marino Via_Donna_Felicissima@Città_di_San_Marino
    Via_Monaldo_da_Falciano@Falciano+Rovereta Strada_Cardio@Cailungo+Borgo_Maggiore Via_dei_Paceri Via_Napoleone_Bonaparte@Città_di_San_Marino
    Via_del_Serrone@Murata Strada_Genghe_di_Atto@Acquaviva Strada_di_Montecchio Via_Ca’_Giannino Via_Ranco Via_Balducci Via_Cesare_Cantù
    Via_Tre_Settembre Via_Guglielmo_Marconi Via_Antonio_Onofri Via_Giuseppe_Mazzini Via_del_Bando Strada_del_Lavoro Via_Sottomontana
    Via_della_Rena Via_del_Voltone Via_degli_Aceri Via_Rivo_Fontanelle Strada_La_Ciarulla Via_Istriani Via_Nino_Cellarosi`,
  street: '{road}, {1-180}(|||||/A|/B)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+378 6[16] ## ## ##',
  // The leading zero belongs to the number.
  landline: '+378 0549 {place.area}####',
  // ABI codes and BICs from general knowledge of the banks' own IBANs.
  banks: {
    columns: 'bank bic code share',
    rows: `
      Cassa di Risparmio della Repubblica di San Marino|CSSMSMSM|06067|34
      Banca di San Marino|MAOISMSM|08540|27
      Banca Agricola Commerciale|BASMSMSM|03034|25
      Banca Sammarinese di Investimento|BSDISMSD|03287|14`,
    others: `Cassa di Risparmio della Repubblica di San Marino=Carisp; Banca di San Marino=BSM; Banca Agricola Commerciale=BAC;
      Banca Sammarinese di Investimento=BSI`,
  },
  account: {
    label: 'Numero di conto',
    synonyms: ['conto corrente'],
    make: (random) => random.digits(2) && `00${random.digits(10)}`,
  },
  // Branches of all banks have 098 and their number.
  iban: ibanField({ SM }, { write: byAccount('_{bank.code}098{2#}00{10#}', sealCin) }, { SM: withCin }),
  cards: 'visa:51 mastercard:47 amex:2',
  wallets: 'Satispay:70 PayPal:30',
  firms: {
    forms: `
      S.r.l.|88|1942|1|250
      S.p.A.|5|1942|10|900
      S.n.c.|3|1942|2|20
      Soc. coop.|4|1990|3|100`,
    name: '({trade} {founder}|{founder} {trade}|{trade} Fratelli {founder}|{founder} & {partner} {trade}|{trade} {town}) {form}',
  },
  income: [1550, 5600],
  fields: {
    // No rule is public; the look of the specimens.
    id: pictured("Numero di carta d'identità", '%######', { synonyms: ["carta d'identità"] }),
    passport: pictured('Numero di passaporto', '%######', { synonyms: ['passaporto'] }),
    licence: pictured('Patente di guida', '{1000-39999}', { synonyms: ['patente'] }),
    // Persons are known to the state by the number of its institute of social security, from general knowledge.
    ssn: pictured('Codice ISS', '{10000-199999}', { group: 'tax', synonyms: ['iss', 'codice iss'] }),
    tax: { label: 'Codice ISS (contribuente)', make: (_, p) => p.read('ssn') },
    bban: certified(itBban, 'BBAN', {
      group: 'banking',
      write: byAccount('_ {bank.code} 098{2#} 00{10#}', sealCin),
    }),
    bankcode: pictured('ABI', '{bank.code}'),
    branch: { label: 'CAB', make: (_, p) => `098${p.dice('account').digits(2)}` },
    merchant: { label: 'Esercente' },
    postcode: { label: 'CAP', synonyms: ['codice di avviamento postale'] },
    region: { label: 'Castello' },
    plate: pictured('Targa', '[A-HJ-N]{0001-9999}'),
  },
  company: {
    registration: {
      label: 'Numero di iscrizione al Registro delle Società',
      make: (random, { firm }) => String(REGISTER(random, firm.founded)),
    },
    tax: certified(smCoe, 'COE', {
      synonyms: ['codice operatore economico'],
      make: (random, { firm }) => `SM${String(COE(random, firm.founded)).padStart(5, '0')}`,
    }),
  },
}));

/** Numbers of companies and of operators by year: estimates, from general knowledge. */
const REGISTER = series('1942 1 · 1990 900 · 2001 2430 · 2010 5300 · 2018 7900 · 2026 9400');
const COE = series('1942 100 · 1973 1500 · 1990 5000 · 2000 14500 · 2010 21700 · 2018 26500 · 2026 31500');
