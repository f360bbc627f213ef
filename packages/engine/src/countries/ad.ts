import { AD } from '../data/ibanLayouts.ts';
import { catalan } from '../data/languages/catalan.ts';
import { ibanField } from '../fields/iban.ts';
import type { Random } from '../kernel/random.ts';
import { adNrt } from '../validators/adNrt.ts';
import { NAMES } from './ad/names.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

export const ad = country('ad', () => ({
  name: 'Andorra',
  alpha3: 'AND',
  paydays: [[31], [28]],
  currency: 'EUR',
  gs1: '840',
  // Carnival is kept on its Monday (from general knowledge); with the days of TARGET. The others: date-holidays.
  holidays: '0101 0106 E-48 0314 E-2 E+1 0501 E+50 0815 0908 1101 1208 1225 1226',
  group: 'Europe',
  locale: { language: 'ca', zone: 'Europe/Andorra' },
  economy: {
    // The IGI, and its lowered rate of food (Llei 11/2012).
    vat: { usual: 4.5, food: 1 },
    deductions: { social: 6.5, tax: 2 },
    tenure: { rent: 64, loan: 15 },
    shops: { card: 62, wallet: 26 },
  },
  words: {
    exonyms:
      'andorranisch andorranische andorran andorrane andorrans andorrano andorrana andorski andorska Andorre Andory Andorze',
    scripts:
      'アンドラ 安道尔 安道爾 안도라 أندورا أندوري~ अंडोरा एंडोरा Андорра Андорры Андорре Андорри андоррск~ андоррськ~',
    women: 'Andorranerin Andorranerinnen',
    places: 'Andorra la Vella=アンドララベリャ|安道尔城|Андорра-ла-Велья',
  },
  aliases:
    "Andorran Andorrans Andorrà Andorrana Andorrans Principat_d'Andorra Principality_of_Andorra Andorraner",
  ages: '8.5 15.5 18.5 20 17.5 11.5 8.5',
  life: {
    studies: 45,
    retires: 65,
    pays: [560, 2100],
    institutions: `
      pension Caixa Andorrana de Seguretat Social
      university Universitat d'Andorra
      primary (Escola Andorrana|Escola Espanyola|École française) de {town}
      secondary (Lycée Comte de Foix|Escola Andorrana de segona ensenyança) {town}
      hospital Hospital Nostra Senyora de Meritxell
      care (El Cedre|Residència Clara Rabassa)
      town Comú de {place.region}
      police Policia d'Andorra
      fire Cos de Prevenció i Extinció d'Incendis i Salvament
      transit Cooperativa Interurbana`,
  },
  language: catalan,
  sources:
    "Ages, peoples and parishes are estimates from general knowledge of the Departament d'Estadística 2024; names by generation and shares of banks, cards and forms are estimates too.",
  names: NAMES,
  places: {
    // The region is the parish; the postcode is that of the parish too.
    columns: 'city region zone lat lon pop',
    rows: `
      Andorra la Vella|Andorra la Vella|AD500|42.5063|1.5218|21.3
      Escaldes-Engordany|Escaldes-Engordany|AD700|42.5089|1.5386|15.2
      Encamp|Encamp|AD200|42.5361|1.5828|8.6
      Sant Julià de Lòria|Sant Julià de Lòria|AD600|42.4650|1.4914|8.2
      La Massana|La Massana|AD400|42.5450|1.5147|6.0
      Santa Coloma|Andorra la Vella|AD500|42.4944|1.4978|3.4
      Canillo|Canillo|AD100|42.5672|1.5978|2.7
      Ordino|Ordino|AD300|42.5556|1.5331|3.5
      El Pas de la Casa|Encamp|AD200|42.5425|1.7333|2.6
      Arinsal|La Massana|AD400|42.5717|1.4844|1.8
      Anyós|La Massana|AD400|42.5347|1.5256|1.3
      Sispony|La Massana|AD400|42.5333|1.5158|1.0
      Soldeu|Canillo|AD100|42.5769|1.6672|0.9
      El Tarter|Canillo|AD100|42.5797|1.6528|1.1
      La Cortinada|Ordino|AD300|42.5758|1.5183|0.8
      Erts|La Massana|AD400|42.5619|1.4969|0.5
      Vila|Encamp|AD200|42.5306|1.5689|0.5
      Aixovall|Sant Julià de Lòria|AD600|42.4775|1.4883|0.6`,
    others: `Andorra la Vella=Andorra la Vieja|Andorre-la-Vieille|Andorra City; Escaldes-Engordany=Les Escaldes|Escaldes;
      Sant Julià de Lòria=Sant Julia; El Pas de la Casa=Pas de la Casa; La Massana=Massana; Ordino=Ordino Parish`,
  },
  roads: `Avinguda_Meritxell@Andorra_la_Vella Avinguda_Carlemany@Escaldes-Engordany Avinguda_Tarragona@Andorra_la_Vella
    Avinguda_de_Salou@Andorra_la_Vella Carrer_Prat_de_la_Creu@Andorra_la_Vella Carrer_Bonaventura_Riberaygua@Andorra_la_Vella
    Avinguda_d'Enclar@Santa_Coloma Carrer_de_la_Unió@Escaldes-Engordany Avinguda_del_Fener Avinguda_Copríncep_Episcopal@Encamp
    Avinguda_François_Mitterrand@Encamp Avinguda_Verge_de_Canòlich@Sant_Julià_de_Lòria Avinguda_Rocafort@Sant_Julià_de_Lòria
    Avinguda_Sant_Antoni@La_Massana Carrer_Major Carrer_de_l'Església Carrer_Sant_Jordi Carrer_de_la_Vall Carrer_del_Pont Plaça_Major
    Carretera_General Carrer_de_l'Aigüeta Carrer_dels_Escalls Carrer_Constitució Carrer_Doctor_Nequi@Andorra_la_Vella Carrer_Ciutat_de_Consuegra
    Carrer_de_les_Canals Carrer_de_la_Sardana Carrer_Josep_Viladomat@Escaldes-Engordany Carrer_Sant_Salvador Carrer_del_Roser Carrer_de_la_Font
    Carrer_Mossèn_Cinto_Verdaguer Carrer_Nou Carrer_de_les_Escoles Carrer_del_Consell_General Carrer_Pau_Casals Carrer_de_la_Plana
    Avinguda_del_Través@La_Massana Carretera_d'Arinsal@Arinsal+Erts`,
  street: '{road}, {1-120}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+376 [36]## ###',
  landline: '+376 [78]## ###',
  // Codes and BICs as schwifty's registry of banks has them; `branch` is one of each, from general knowledge.
  banks: {
    columns: 'bank bic code branch share',
    rows: `
      Creand Crèdit Andorrà|CRDAADAD|0003|1101|41
      MoraBanc|BINAADAD|0007|0027|31
      Andbank|BACAADAD|0001|2030|28`,
    others:
      'Creand Crèdit Andorrà=Creand|Crèdit Andorrà; MoraBanc=Mora Banc; Andbank=Andorra Banc Agrícol Reig|Andbanc',
  },
  // The twelve digits behind the branch in the IBAN.
  account: { label: 'Número de compte', picture: '{12#}' },
  iban: ibanField({ AD }, '{bank.code}{bank.branch}{account}'),
  cards: 'visa:60 mastercard:38 amex:2',
  firms: {
    forms: `
      S.L.|80|1983|1|150
      S.A.|10|1936|3|1200
      S.L.U.|8|2008|1|60|1
      S.A.U.|2|2008|3|400|1`,
    name: '({trade} {founder}|{founder} {trade}|{trade} {founder} i {partner}|{trade} {town}) {form}',
    sole: '({trade} {founder}|{founder} {trade}) {form}',
  },
  income: [1480, 5600],
  fields: {
    // Nationals have a number of five digits; a letter follows on the card, whose rule is not public.
    id: pictured('Número d’identificació administrativa (NIA)', '%#####[A-Z]', {
      synonyms: ['nia', "número d'identificació administrativa"],
    }),
    passport: pictured('Número de passaport', '######', { synonyms: ['passaport'] }),
    licence: pictured('Permís de conduir', '%####', { synonyms: ['permís de conduir'] }),
    tax: certified(adNrt, 'NRT', { synonyms: ['número de registre tributari', 'nrt'] }),
    ssn: pictured('Número CASS', '%#####[A-Z]', { group: 'tax', synonyms: ['cass'] }),
    bankcode: pictured('Entitat', '{bank.code}'),
    branch: pictured('Oficina', '{bank.branch}'),
    merchant: { label: 'Comerç' },
    postcode: { label: 'Codi postal' },
    region: { label: 'Parròquia' },
    plate: pictured('Matrícula', '[A-N]####', { synonyms: ['matrícula'] }),
  },
  company: {
    registration: {
      label: 'Número de registre de comerç',
      make: (random, { firm }) => String(REGISTER(random, firm.founded)),
    },
    tax: certified(adNrt, 'NRT', {
      make: (random, { firm }) =>
        nrtOf(random, firm.form.name.text.startsWith('S.L') ? 'L' : 'A', firm.founded),
    }),
  },
}));

/** Numbers of the register and of the taxpayers by year: estimates, from general knowledge. */
const REGISTER = series('1936 900000 · 1990 904000 · 2005 911000 · 2015 919000 · 2026 939000');
const TAXPAYERS = series('1936 700010 · 1990 703000 · 2005 707500 · 2015 711500 · 2026 723000');

function nrtOf(random: Random, kind: string, year: number): string {
  return `${kind}-${TAXPAYERS(random, year)}-${random.chars(1, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}`;
}
