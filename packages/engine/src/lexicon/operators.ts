/** Marks an answer to whether something is wanted: `bic: no`, `iban = yes`. */
export const DENIED = '¬';
export const GRANTED = '✓';

/** Returns a request with operators and answers as words: `sex != F`, `!male`, `bic=false`, `email ✗`. */
export function withoutOperators(text: string): string {
  if (!CUE.test(text)) return text;
  const words = text
    .replace(/¬/g, '!')
    .replace(UNSET, '$1 ')
    .replace(EMPTY, 'without $1 ')
    .replace(UNLIKE_SEX, ' not sex ')
    .replace(UNLIKE_AGE, 'not aged ')
    .replace(/!([<>])(?=\s*[0-9])/g, (_, sign: string) => (sign === '<' ? '>=' : '<='))
    .replace(UNEQUAL, (_, name: string, listed?: string) => unlike(name, listed))
    .replace(DENIED_EQUAL, (_, name: string, listed?: string) => unlike(name, listed))
    .replace(/(?<=[A-Za-z]["']?\s*)(?:!==?|≠|<>(?=\s*["']))\s*(?=["'(]?[A-Za-z])/g, ' not ')
    .replace(BANG, 'not ');
  return withMarks(words).replace(ANSWERED, answered).replace(BARE_ANSWER, bareAnswer);
}

const CUE =
  /[![=<>≠:?~¬✗✘❌✖🚫✓✔✅☑]|\bnot\s*\(|\bnot\s+in\b|\b(?:sex|gender|geschlecht|age)\b|\b(?:yes|no)\b/iu;

/** Names of conditions. Sexes and ages have readers that know a "not" before them. */
const NAMES = 'sex|gender|geschlecht|city|town|state|region|province|county|country|bank|brand|age';
const LISTED = '\\s*(\\([^()]{1,200}\\))?';
const UNEQUAL = new RegExp(
  `\\b(${NAMES})["'\`]?\\s*(?:!==?|<>|≠|=!|\\bnot\\s+in\\b(?=\\s*\\()|\\bne\\b(?=\\s*["']))${LISTED}\\s*`,
  'gi',
);
/** `gender: not male`, `{"sex": {"$ne": "F"}}`, "sex other than F" */
const UNLIKE_SEX =
  /\b(?:sex|gender|geschlecht)["'`]?\s*(?:[:=]\s*)?(?:\{\s*["']?\$?(?:ne|not|nin)["']?\s*:|(?:is\s+)?not(?:\s+equals?)?(?:\s+to)?\b|other\s+than|ne\b|(?<=[:=]\s*)[-!])\s*(?=["'[]*(?:(?:fe)?males?|wom[ae]n|m[ae]n|[fmw])\b)/gi;
const UNLIKE_AGE = /\bage\s+(?:is\s+)?not\s+(?:equal\s+to\s+)?(?=[0-9]{1,3}\b)/gi;
const DENIED_EQUAL = new RegExp(
  `(?:\\bnot\\s*\\(?|!\\s*\\()\\s*(${NAMES})["'\`]?\\s*(?:==?|:|\\bin\\b(?=\\s*\\())${LISTED}\\s*`,
  'gi',
);
/** `email != null` requires a value. */
const UNSET = /\b([A-Za-z_]{2,})\s*(?:!==?|<>|≠|\bis\s+not\b)\s*(?:null|nil|none|''|"")(?![\w'"])/gi;

/** `email = ''` requires no value, but `"email": ""` is a field to fill. */
const EMPTY = /\b([A-Za-z_]{2,})["']?\s*==?\s*(?:''|"")(?![\w'"])/g;

function unlike(name: string, listed = ''): string {
  const not = TURNED[name.toLowerCase()] ?? 'not in ';
  return ` ${not}${listed.replace(/^\(|\)$/g, '').replace(/,/g, ` and ${not}`)}`;
}

const TURNED: Readonly<Record<string, string>> = {
  sex: 'not sex ',
  gender: 'not sex ',
  geschlecht: 'not sex ',
  country: 'not from ',
  bank: 'not ',
  brand: 'not ',
  age: 'not aged ',
};

/** `!male`, but not "Hello !please". */
const BANG =
  /(?<=^|[\s:=(,])!(?=[A-Za-zÀ-ɏ])(?!(?:please|pls|plz|give|send|need|can|could|would|show|generate|i|we|a|an|the)\b)/gi;

/** Moves marks before their subject, unless the first mark stands there already. */
function withMarks(text: string): string {
  const boxes = /\[x\]/i.test(text) ? text.replace(/\[x\]/gi, '✓').replace(/\[ ?\]/g, '✗') : text;
  const first = /[✗✘❌✖🚫✓✔✅☑]/u.exec(boxes);
  if (!first) return text;
  const isBefore = !/[A-Za-z0-9\u00c0-\uffdc]\s*$/.test(boxes.slice(0, first.index));
  return boxes
    .replace(/[✗✘❌✖🚫]\ufe0f?/gu, isBefore ? ', without ' : ': no,')
    .replace(/[✓✔✅☑]\ufe0f?/gu, isBefore ? ', with ' : ': yes,');
}

const NO =
  'none(?! of\\b)|not (?:needed|required|wanted|included)|nope|non|no|false|n\\/a|null|nil|nein|nie|nee|n|off|missing|absent|without|excluded?|omit(?:ted)?|skip|do not include';
const YES = 'yes|y|true|ja|oui|sí|si|sim|tak|on';
const ENDS = '(?=["\']?\\s*(?:$|[,;.)}\\]\\n|&]|(?:and|but|und|y|et)\\b))';
/** The allowed context after an answer depends on whether the answer is also a word. */
const ANSWERED = new RegExp(
  `\\b([A-Za-z_]{2,})(["'\`]?(?:\\s*[:=?]\\s*|\\s+[-\\u2013\\u2014]\\s+)["'\`]?)(?:(${NO}|0)|(${YES}|1))(?![\\w/-]|\\.\\w)`,
  'gi',
);

function answered(
  all: string,
  name: string,
  sign: string,
  no: string | undefined,
  yes: string | undefined,
  ...rest: readonly unknown[]
): string {
  const [at, text] = rest as [number, string];
  const value = (no ?? yes ?? '').toLowerCase();
  if (NO_ANSWERS.test(name) || (/^[01]$/.test(value) && !OF_ONE_BIT.test(name))) return all;
  const isSure =
    /=/.test(sign) ||
    (/:/.test(sign) && /^(?:none|false|nope|n\/a|nein|off|yes|true|ja|oui|[01])$/.test(value));
  if (/\?/.test(sign) && !isBoth(text)) return all;
  if (!isSure && !AT_END.test(text.slice(at + all.length))) return all;
  const label = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${label} ${no ? DENIED : GRANTED}${no ?? yes}`.replace('n/a', 'none');
}

const AT_END = new RegExp(`^${ENDS}`, 'i');
/** Names that "no" does not answer: a code, a condition, a fault, a count. */
const NO_ANSWERS =
  /^(?:country|country_code|countrycode|land|lang|language|locale|sex|gender|geschlecht|valid|invalid|is_valid|isvalid|is_invalid|wrong|correct|error|errors|seed|n|count|rows|limit|offset|age|rate|format|output|required|nullable|default)$/i;
/** Names that 0 and 1 answer. */
const OF_ONE_BIT =
  /^(?:(?:is|has|with|include|show|exclude|skip|without|no)_\w+|e?mails?|phones?|ibans?|bic|swift|cards?|passports?|address(?:es)?|names?|dob|fe?males?|males?|wom[ae]n|m[ae]n)$/i;

/** "iban yes, bic no": if one is wanted, a "no" is no number. */
const BARE_ANSWER = new RegExp(`(?<=[A-Za-z]{2}) (yes|no)${ENDS}`, 'gi');

function bareAnswer(all: string, answer: string, ...rest: readonly unknown[]): string {
  const [, text] = rest as [number, string];
  return isBoth(text) ? ` ${/no/i.test(answer) ? DENIED : GRANTED}${answer}` : all;
}

function isBoth(text: string): boolean {
  return /[a-z]{2}\?? yes\b/i.test(text) && /[a-z]{2}\?? no\b/i.test(text);
}
