import { bare, singular, wordsOf } from './words.ts';

/** Entries of lookup tables, by the usual name of their rows. A code stands before a colon. */
const LOOKUPS: Readonly<Record<string, string>> = {
  country:
    'US:United States|DE:Germany|FR:France|GB:United Kingdom|ES:Spain|IT:Italy|NL:Netherlands|PL:Poland|BR:Brazil|MX:Mexico|IN:India|JP:Japan|CA:Canada|AU:Australia|SE:Sweden|CH:Switzerland',
  currency:
    'USD:US Dollar|EUR:Euro|GBP:Pound Sterling|CHF:Swiss Franc|PLN:Zloty|SEK:Swedish Krona|BRL:Real|MXN:Mexican Peso|INR:Indian Rupee|JPY:Yen|CAD:Canadian Dollar|AUD:Australian Dollar',
  language:
    'en:English|de:German|fr:French|es:Spanish|it:Italian|pt:Portuguese|nl:Dutch|pl:Polish|sv:Swedish|ja:Japanese',
  department:
    'ENG:Engineering|SAL:Sales|MKT:Marketing|FIN:Finance|HRM:Human Resources|OPS:Operations|SUP:Customer Support|LEG:Legal|PRC:Procurement|RND:Research',
  category:
    'ELEC:Electronics|HOME:Home and Garden|BOOK:Books|TOYS:Toys|SPRT:Sports|BEAU:Beauty|FOOD:Groceries|CLTH:Clothing|OFFC:Office|AUTO:Automotive|MUSC:Music|PETS:Pets',
  role: 'admin:Administrator|manager:Manager|editor:Editor|author:Author|support:Support|viewer:Viewer|auditor:Auditor|guest:Guest',
  permission:
    'read:Read|write:Write|delete:Delete|export:Export|invite:Invite|approve:Approve|publish:Publish|configure:Configure',
  tag: 'new:New|sale:Sale|featured:Featured|seasonal:Seasonal|limited:Limited|bestseller:Bestseller|clearance:Clearance|imported:Imported|handmade:Handmade|vegan:Vegan',
  genre:
    'FIC:Fiction|BIO:Biography|HIS:History|SCI:Science|THR:Thriller|ROM:Romance|FAN:Fantasy|TRA:Travel|POE:Poetry|ART:Art',
  unit: 'pc:Piece|kg:Kilogram|g:Gram|l:Litre|m:Metre|h:Hour|box:Box|pal:Pallet',
  plan: 'free:Free|starter:Starter|team:Team|business:Business|enterprise:Enterprise',
  priority: 'low:Low|normal:Normal|high:High|urgent:Urgent',
  status: 'new:New|open:Open|pending:Pending|closed:Closed|cancelled:Cancelled',
  specialty:
    'CAR:Cardiology|DER:Dermatology|NEU:Neurology|PED:Paediatrics|ORT:Orthopaedics|ONC:Oncology|RAD:Radiology|GEN:General Practice',
  subject:
    'MAT:Mathematics|PHY:Physics|CHE:Chemistry|BIO:Biology|HIS:History|GEO:Geography|ENG:English|ART:Art|MUS:Music|PED:Physical Education',
  course:
    'MAT101:Mathematics I|PHY101:Physics I|CHE101:Chemistry|BIO110:Biology|HIS120:World History|ECO130:Economics|PSY140:Psychology|STA210:Statistics|CSC150:Programming|LAW200:Business Law|ART105:Drawing|MUS115:Music Theory',
  warehouse: 'WH1:Central Warehouse|WH2:North Depot|WH3:South Depot|WH4:Harbour Depot|WH5:Airport Hub',
  roomtype: 'SGL:Single|DBL:Double|TWN:Twin|STE:Suite|FAM:Family',
  leavetype: 'ANN:Annual|SIC:Sick|PAR:Parental|UNP:Unpaid|STU:Study',
  paymentmethod: 'card:Credit Card|transfer:Bank Transfer|cash:Cash|debit:Direct Debit|wallet:Wallet',
};

/** Names of the same tables in other languages, and synonyms. */
const ALIASES: Readonly<Record<string, string>> = {
  ...named('country', 'land pays pais paese kraj nation'),
  ...named('language', 'sprache langue idioma lingua jezyk locale'),
  ...named('currency', 'waehrung wahrung devise moneda moeda valuta waluta'),
  ...named('department', 'abteilung departement departamento service dipartimento dzial team division'),
  ...named('category', 'kategorie kategorien categorie categoria kategoria group type'),
  ...named('role', 'rolle rol ruolo funcao rola usergroup'),
  ...named('tag', 'label keyword schlagwort etiqueta topic'),
  ...named('genre', 'genero'),
  ...named('specialty', 'speciality specialization fachgebiet especialidad specialite'),
  ...named('subject', 'fach materia matiere asignatura disciplina przedmiot'),
  ...named('course', 'kurs cours curso corso class module'),
  ...named('warehouse', 'lager entrepot almacen deposito magazyn depot location'),
  ...named('plan', 'tier package tarif'),
  ...named('unit', 'einheit unite unidad uom'),
  ...named('paymentmethod', 'paymenttype zahlungsart'),
};

export interface Entry {
  readonly code: string;
  readonly name: string;
}

/** Returns the usual entries of a lookup table with this name, or of a column named after it. */
export function entriesFor(name: string): readonly Entry[] | undefined {
  const words = wordsOf(name).map((word) => bare(singular(word)));
  for (const key of [words.join(''), words.slice(-2).join(''), words.at(-1) ?? '']) {
    const list = LOOKUPS[Object.hasOwn(ALIASES, key) ? (ALIASES[key] as string) : key];
    if (typeof list === 'string')
      return list.split('|').map((entry) => {
        const [code = '', text = ''] = entry.split(':');
        return { code, name: text };
      });
  }
  return undefined;
}

function named(key: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, key]));
}
