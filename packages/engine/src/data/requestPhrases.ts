import { MONTHS } from './conditionWords.ts';

/** Phrases and their replacements in a request. */
export const REWRITTEN: readonly (readonly [phrase: RegExp, meaning: string])[] = [
  [/\bzip(?= (?:files?|archives?)\b)/gi, ''],
  [/\blogs? in\b(?<=\b(?:who|that|users?|customers?|they|he|she) logs? in)/gi, ''],
  [/\b(?:one|1) and a half (?=thousand|million)/gi, '1.5 '],
  // "Fünfzigjährige"
  [
    /\b(?:zwanzig|drei(?:ß|ss)ig|vierzig|f(?:ü|ue)nfzig|sechzig|siebzig|achtzig|neunzig)(?=j(?:ä|ae)hrig)/gi,
    '$& ',
  ],
  // "born in May", because no month can be a condition: the sign marks a part of a date.
  [new RegExp(`(?<=\\bborn (?:in )?)(?:${MONTHS})\\b`, 'gi'), '§$&'],
  [/\baddrs?\b/gi, 'address'],
  [/\bnoms? de jeune fille\b/gi, 'nom de naissance'],
  [/\bca(?:n['’]?|nno)t\b/gi, 'can not'],
  [/\bwon['’]?t\b/gi, 'will not'],
  [/\b(is|are|was|were|do|does|did|have|has|had|would|should|could|must|need)n['’]?t\b/gi, '$1 not'],
  [/\b(?:with or without|without or with)\b/gi, 'with'],
  [/\b(?:mit oder ohne|ohne oder mit)\b/gi, 'mit'],
  [/\b(?:avec ou sans|sans ou avec)\b/gi, 'avec'],
  [/\b(?:con o sin|con o senza)\b/gi, 'con'],
  [/\b(ipv6) addr\w*/gi, '$1'],
  // "phone-less", "telefonsuz": a word that excludes a field; "bar the passport".
  [
    /\b(e-?mail|phone|telephone|iban|address|passport|postcode|username|avatar)-?less\b|\b(telefon|e-?posta|e-?mail|iban|adres|pasaport)s[ıiuü]z(?![a-zıöüşçğ])/gi,
    'without $1$2',
  ],
  [
    /\bbar (?=(?:the|those|an?|his|her|their) |[A-Z])(?<!\b(?:an?|the|wine|snack|coffee|cocktail|juice|tool|side|name) bar )/g,
    'except ',
  ],
  // "(m/w/d)", "m/f", "H/F"
  [/(?<![0-9/] ?[,/]? ?)\(?\b(?:m\/[wfvk]|[wfvk]\/m|h\/f|f\/h)(?:\/[dx])?\b\)?(?!\/)/gi, ' any gender '],
  [/\b(credit|debit),? (?:and )?not (?:an? )?(?:credit|debit) (?=cards?\b)/gi, '$1 '],
  [/\bnational n(?:r|o)\b\.?/gi, 'national number'],
  [/\bD-(?=num(?:ber|mer)s?\b)/g, 'D'],
  [/\bnon[- ](?=residents?\b)/gi, 'non'],
  [/\bnationality of (?:an? |the )?residents?\b(?: (?:of|in))?/gi, 'nationality'],
  [/\bbank(?:ing)? stuff\b/gi, 'bank data'],
  [/\beverything else\b/gi, 'everything'],
  [/\bstart(?:s|ing)? with(?= [A-Z]{2}\b)/g, 'from'],
  [/\b(eine[rnms]?) deutsche[nrms]?(?= Bank\b)/g, '$1 german'],
  [/\b(gmail|hotmail|outlook|yahoo)(?= address(?:es)?\b)/gi, '$1 email'],
  // "BIC INGBNL2A"
  [/\b(?:BIC|SWIFT)(?: code)?:? (?=[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?\b)/g, ''],
  // "lima perempuan Jakarta": five, not a city
  [/^\s*lima (?=(?:perempuan|wanita|orang|pria|laki|lelaki|pelanggan|nomor|nama|alamat|rekening)\b)/gi, '5 '],
  // The author of a request, and its ticket.
  [/\[[A-Z][A-Z0-9]{1,9}-[0-9]{1,6}\]:?/g, ' '],
  [/\bmy name is [A-Z][\w'-]+(?: [A-Z][\w'-]+)?(?=[\s,.]*)/g, ' '],
  [/\bI work (?:at|for|with) (?:the )?[A-Z][\w&-]*(?: (?:Bank|[A-Z][\w&-]+))?/g, ' '],
  [
    /\b(?:regards|sincerely|cheers|greetings),? [A-Z][\w'-]+(?: [A-Z][\w'-]+)? from (?:the )?[A-Z][\w-]+(?=\s*(?:$|[.\n]))/gi,
    ' ',
  ],
  [
    /\b(?:regards|sincerely|cheers|greetings|thanks|thank you|thx),? [A-Z][\w'-]+(?: [A-Z][\w'-]+)? \([^()]{1,40} (?:office|team|branch|hq)\)/gi,
    ' ',
  ],
];

/** "3x DE, 2x AT": countries with a count each. */
export const COUNTED_CODES = /\b([0-9]{1,3}) ?x ?(?=[A-Z]{2}\b)/g;
