/**
 * More words for intentionally faulty values, in many languages: alternatives in patterns, in addition to
 * `WRONG_WORDS`.
 */
export const WRONG_WORDS_ABROAD =
  `(?:(?:that|which) )?(?:looks?|seems?|appears?|is)(?: (?:to be|like))?(?: an?)? (?:right|valid|correct|good|real|ok|okay|plausible)(?: one)? but (?:is|are|actually is|really is) not(?: (?:valid|correct|right|real))?|(?<!(?:validation|tests?|checks?|script|job|build|page|form|app|login|request|transfer|payment) )(?:that|which) fails?(?: (?:the )?(?:validation|checks?))?(?! (?:to|in) )|(?<!invoices? )inv(?! (?:no|nr|number|date|address) )|neg tests?|(?:un-?happy|sad|negative|error) (?:paths?|cases?|scenarios?)(?: (?:tests?|data))?|un-valid|neg(?:ative)?(?= (?:[a-z]+ )?(?:ibans?|ids?|cards?|pesels?|vats?|ssns?) )
  |(?:die|das|der) (?:nicht (?:stimmt|stimmen|passt|passen)|durchfa(?:e)?llt|durchfallen|abgelehnt (?:wird|werden))|kaputte?[rnsm]?|abgelehnte[rnsm]?
  |non conformes?|qui ne passe(?:nt)? pas(?: (?:la validation|le controle))?|mauvais(?:es?)?|que no (?:pasen?|cumplan?)(?: la validacion)?|que (?:falhem?|nao passem?)|(?<![0-9] )ruim(?! [0-9])|che non pass[ia](?:no)?|rott[oaie]
  |zl[yaei]|zlego|z bled(?:em|ami)|(?:dat|die) niet (?:klopt|kloppen)|onjuiste?|bozuk|trasig[at]?|spatn\\w+|грешен|грешн\\S+|pogresan|pogresn\\w+|погреш\\S+|неисправ\\S+|napac\\w+|nepravil\\w+|άκυρ\\S+|ошибочн\\S+|помилков\\S+
  |誤った|間違いの?|错|錯|不合法|不正确|不正確|틀린|틀리는|tidak sah|không đúng|(?<=(?:cccd|cmnd|số|mst|thuế|thẻ|khoản|hiệu) )sai|si sahihi|isiyo sahihi|non è valid[oa]|間違っている|(?<=[ -](?:iban|nir|rib|siret|siren|tva|bic) )faux`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Words for none, before valid values. */
export const NONE_RIGHT =
  'keine?[rnsm]?|geen|aucune?s?|ningun[ao]?s?|nenhum(?:as?)?|nessun[ao]?|zadn\\w+|inga|ingen';

/** More names of faults, by the case in validators. */
export const FAULT_WORDS_ABROAD: readonly (readonly [words: string, fault: string])[] = [
  [
    '(?:(?:that|which) )?(?:does|do|is|are) not (?:match(?:ing)?|fit|fitting|agree with|correspond to|consistent with) (?:(?:the|his|her|their|its|a) )?(?:sex|gender)|(?:mismatch(?:ed|ing)?|contradict(?:s|ing)?|inconsistent)(?: with)?(?: the)? (?:sex|gender)|(?:sex|gender) mismatch',
    'sex',
  ],
  [
    '(?:(?:that|which) )?(?:does|do|is|are) not (?:match(?:ing)?|fit|fitting|agree with|correspond to|consistent with) (?:(?:the|his|her|their|its|a) )?(?:date of birth|birth ?dates?|birthdays?|dob|age|name|bank|country)',
    'mismatch',
  ],
  [
    'チェックディジットが間違っている|チェックディジットエラー|校验[位码] 错误的?|체크섬이 (?:틀린|잘못된)|(?:(?:that|which) )?(?:fails?|failing) (?:the )?(?:11|eleven|mod ?[0-9]+)[ -](?:test|proof|proef|check)|(?:con |com )?(?:el |o |un )?digitos?(?: de control| verificador(?:es)?)? (?:malo?s?|errad[oa]s?|incorrect[oa]s?|incorret[oa]s?|invalid[oa]s?|equivocad[oa]s?)',
    'checksum',
  ],
  [
    'za krotk\\w+|te korte?|for kort[at]?(?= (?:personnummer|cpr|fodselsnummer|iban|kontonummer|nummer) )|troppo cort[oaie]|muito curt[oa]s?|cok kisa|слишком коротк\\S+|занадто коротк\\S+|prilis kratk\\w+|tul rovid|liian lyhyt|quá ngắn|terlalu pendek|太短|短すぎる|너무 짧은|桁数が足りない|桁数不足|位数不[够足]|자릿수가 부족한|truncated',
    'short',
  ],
  [
    'za dlug\\w+|te lange?|for lang[et]?(?= (?:personnummer|cpr|fodselsnummer|iban|kontonummer|nummer) )|troppo lung\\w+|muito long[oa]s?|cok uzun|слишком длинн\\S+|занадто довг\\S+|prilis dlouh\\w+|tul hosszu|liian pitka|quá dài|terlalu panjang|太长|太長い?|長すぎる|너무 긴|桁数が多い|位数过多',
    'long',
  ],
  [
    '(?:z )?(?:bledn|niepoprawn|nieprawidlow)\\w+ dat[aąęey](?: urodzenia)?|(?:mit )?(?:falsche[mnrs]?|ungultige[mnrs]?) geburtsdat(?:um|en)|(?:avec )?(?:une )?(?:fausse|mauvaise) date(?: de naissance)?|(?:con )?(?:una )?fecha (?:de nacimiento )?(?:incorrecta|invalida|erronea)|(?:con )?(?:una )?data (?:di nascita )?(?:errata|sbagliata)|(?:com )?(?:uma )?data (?:de nascimento )?(?:errada|invalida|incorreta)',
    'date',
  ],
];

/** Words for everything that is valid, and for the one exception: "everything is" valid "except the" IBAN. */
export const RIGHT_BUT = {
  all: '(?:everything|every(?: other)? field|all(?: the)?(?: other)?(?: fields| values)?|the rest|alles|tout|todo|tudo|tutto|wszystko|her şey)(?: (?:else|is|are|be|being|should|must|shall|ist|est|es|é|è))*',
  but: '(?:except|but|save|apart from|aside from|other than|besides|außer|bis auf|sauf|excepto|salvo|menos|exceto|tranne|eccetto|behalve|oprócz|poza|hariç)(?: for)?(?: (?:the|an?|his|her|their|der|die|das|den|dem|le|la|les|el|il|lo|o|os|het|de))?(?! (?:no|not|without|with|only|in|from|as|if|that|which|when|where)[ -])',
};

/** Words for a correct checksum of a faulty number. */
export const RIGHT_CHECKSUM =
  '(?:with|having|but) (?:an? |the )?(?:correct|valid|right|good|matching) (?:checksums?|check ?digits?|check ?sums?|luhn)';

/** Words for fractions in other languages, as people write them. */
export const PARTS_ABROAD: Readonly<Record<string, number>> = {
  ...parts(
    2,
    'hälfte moitié mitad metade metà połowa połowę połowy helft yarısı hälften halvdelen puolet polovina polovica fele jumătate половина половину наполовину μισά μισοί نصف আধা आधे आधा setengah separuh nửa nusu 一半 半分 절반',
  ),
  ...parts(3, 'drittel tiers tercio terço terzo derde tredjedel'),
  ...parts(4, 'viertel cuarto quarto kwart fjärdedel fjerdedel'),
  ...parts(10, 'zehntel dixième décimo tiende tiondel tiendedel'),
};

function parts(whole: number, words: string): Readonly<Record<string, number>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, whole]));
}

/** "every second", "every third", and words between a part and the whole. */
export const EVERY_SECOND =
  '(?:jede[rsn]?|co|każd[yae]|ogni|elke|vart|varje|hver|chaque|cada) (?:zweite[rsn]?|drug[iae]|second[oa]|segund[oa]|tweede|annat|anden|annen)';
/** "jeder dritte": words after which an ordinal means a fraction. */
export const EACH = 'jede[rsn]?|elke|ogni|cada';
export const EACH_PARTS: Readonly<Record<string, number>> = {
  ...parts(3, 'dritte dritter drittes derde terzo tercer terceiro'),
  ...parts(4, 'vierte vierter viertes vierde'),
  ...parts(5, 'fünfte fünfter fünftes vijfde quinto'),
  ...parts(10, 'zehnte zehnter zehntes decimo'),
};
export const OUT_OF = 'von|sur|de cada|em cada|su|van de|av|af|z';

/** Words before the number of faulty rows; the French "dont" has been read as "do not". */
export const OF_WHICH =
  'davon|darunter|dont|di cui|de (?:los|las) cuales|d[oa]s quais|z czego|w tym|waarvan|varav|hvoraf|hvorav|including|incl|incluyendo|inclusief|of which|do not';

/** Words for valid values, and for "and" before faulty ones: "gültige und ungültige". */
export const RIGHT_ABROAD =
  'gultige[nr]?|korrekte|richtige|valides?|corrects?|valid[oa]s?|correct[oa]s?|valid[ie]|geldige|juiste|prawidlowe|prawidlowych|poprawne|poprawnych|gecerli|giltiga|gyldige';
export const AND_ABROAD = 'und|oder|et|ou|y|o|e|en|of|i|oraz|lub|ve|och|og|eller';
