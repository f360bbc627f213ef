import { COUNTED_CODES, REWRITTEN } from '../data/requestPhrases.ts';
import { PICTURES } from '../data/requestWords.ts';
import { TITLE_SIGNS } from '../data/sexSigns.ts';
import { FIGURE, withFigures } from './figures.ts';
import { withoutOperators } from './operators.ts';
import { unprogrammed } from './programmed.ts';

/** `OIB-om`, `PESEL-em`, `CNP-uri`: an acronym with an inflectional ending. */
const ACRONYM_ENDING = /\b([A-Z]{3,})-(?:om|em|u|a|ie|ow|ami|uri|ul|ului|t|ga)(?![\w-])/g;

/** "and" and "with" as Arabic and Hebrew prefixes of a field's name: `ورقم الهاتف`, `וטלפון`. */
const JOINED_AND =
  /(?<![\u0590-\u06ff])([وب](?=رقم|الرقم|الاسم|عنوان|العنوان|هاتف|الهاتف|جواز|حساب|آيبان|تاريخ)|ו(?=טלפון|תעודת|שם|כתובת|מספר|אימייל|דרכון))/g;

/** One character may expand to eighteen, but a request must not become longer than this. */
const MOST_CHARACTERS = 500;

/** Digits of other scripts: Arabic, Persian, Devanagari, Bengali, Tamil, Thai. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59]/g;
/** Some scripts start at the sixth of a row of sixteen. */
const isFromSix = (code: number) => code >= 0x966 && code < 0xe50;

const PICTURE = new RegExp(`${[...PICTURES.keys()].join('|')}`, 'gu');

/** `city: Berlin` names a place, not a field. */
const LABELLED_PLACE = /\b(city|town|state|region|province|county)["']?\s*[:=]\s*(?=["']?[^\s\d"'])/gi;

/** `(no email)`, ` - no email`, `--no-email`, `omit: iban`: an exclusion with signs around it. */
const OPENED_NO = /(?:\(|\s[-\u2013\u2014]\s|\s--)(?=(?:no|not|without)[\s-])/gi;
const LED_EXCLUSION =
  /\b(omit|exclude|excluding|without|excl\.?|skip|drop|remove|except|(?:niet|nicht) (?:opnemen|aufnehmen)|ohne|sans|sin|sem|senza|zonder|bez)\s*:\s*([^.;\n:]{1,200}(?=[.;\n]))?/gi;

/** Lines that are numbered from one on. */
const NUMBERED_LIST = /^\s*1[.)]\s.*?\n\s*2[.)]\s.*$/ms;
/** A numbered list in one line: "Steps: 1. open 2. enter". */
const INLINE_LIST = /(?:^|[\s:])1[.)]\s[^\n]*?\s2[.)]\s[^\n]*$/;
const inlineNumberless = (list: string) => list.replace(/(^|\s)[0-9]{1,2}[.)](?=\s)/g, '$1;');
const numberless = (list: string) => list.replace(/^\s*[0-9]{1,2}[.)]\s+/gm, '- ');

/**
 * Replaces full-width letters and the digits of other scripts; removes joiners, possessives, the dots of initials,
 * "e.g." and "I'd".
 */
export function simplified(query: string): string {
  const letters = NOT_ASCII.test(query) ? inPlainLetters(query) : query;
  const words = rewritten(IN_WORDS.test(letters) ? letters : withoutSigns(letters));
  const said = unprogrammed(withoutOperators(words));
  const text = IN_WORDS.test(said) && !SEED.test(said) ? said : withoutLabels(said);
  const plain = TITLED.test(text) ? withTitles(text) : text;
  return /[0-9]/.test(plain) ? withPlainNumbers(plain) : plain;
}

const NOT_ASCII = /[^\0-\x7f]/;
/** A text of words and numbers without signs. */
const IN_WORDS = /^[A-Za-z0-9 \u00c0-\u1fff\u2c00-\uffff]*$/;

/** `nº`, `no. `, `núm.` */
const NUMBER_SIGN = /(?<![:=?]\s{0,2})\bn(?:[º°]|[úu]m\.|ro\.|o\.(?=\s))\s*(?=[A-Za-z])/gi;

function inPlainLetters(query: string): string {
  return query
    .replace(NUMBER_SIGN, 'number ')
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .slice(0, MOST_CHARACTERS)
    .replace(DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String((code & 15) - (isFromSix(code) ? 6 : 0));
    })
    .replace(PICTURE, (picture) => ` ${PICTURES.get(picture)} `)
    .replace(JOINED_AND, '$1 ');
}

function withoutSigns(text: string): string {
  return text
    .replace(NUMBER_SIGN, 'number ')
    .replace(/([A-Za-z])\((e?s)\)/g, '$1$2')
    .replace(NUMBERED_LIST, numberless)
    .replace(INLINE_LIST, inlineNumberless)
    .replace(/%20/g, ' ')
    .replace(/\b(e\.g|i\.e|a\.k\.a)\./gi, ' ')
    .replace(/\bE\.164\b/g, 'E164')
    .replace(/\.(?=\w)(?<=@[\w.-]+\.)/g, '')
    .replace(/\blat\s*[/,&]\s*long?\b/gi, 'lat long')
    .replace(/(?<![\w*])\* ?(?=(?:19|20)[0-9]{2}\b)/g, 'born ')
    .replace(/\bA\/S\b/g, 'AS')
    .replace(/\ba\/c\b/gi, 'account')
    .replace(/\b(female|male|women|men)-free\b/gi, 'without $1')
    .replace(/\bwith\/without\b/gi, 'with')
    .replace(/\bw\/o(?:ut)?\b/gi, 'without')
    .replace(OPENED_NO, ', ')
    .replace(LED_EXCLUSION, (_, word: string, all = '') => `${word} ${all.replace(/,/g, ' and')}`)
    .replace(/\s*:\s*(?=(?:none|null|absent|missing|unset)\b)/gi, ' ')
    .replace(/\b(who|she|he)['’]s\b/gi, '$1 is')
    .replace(/\b(I|you|we|they|he|she|it|who|what|that|there|let)['’](d|m|ll|re|ve|s)\b/gi, ' ')
    .replace(/([A-Za-z])['’]s(?![A-Za-z])/g, '$1')
    .replace(ACRONYM_ENDING, '$1');
}

/** Rewrites a request, if it contains one of the words at all. */
function rewritten(text: string): string {
  const words = REWRITING.test(text)
    ? REWRITTEN.reduce((line, [phrase, meaning]) => line.replace(phrase, meaning), text)
    : text;
  return (words.match(COUNTED_CODES)?.length ?? 0) > 1 ? words.replace(COUNTED_CODES, '$1 from ') : words;
}

const REWRITING = new RegExp(REWRITTEN.map(([{ source }]) => source).join('|'), 'i');

function withoutLabels(text: string): string {
  return text
    .replace(LABELLED_PLACE, 'of $1 of ')
    .replace(SEED_WORD, `with seed ${FIGURE}`)
    .replace(/\bseed(?: value)?(?: ?[:=#] ?["'“‘]?| ?["'“‘])(?=[a-z0-9])/gi, `with seed ${FIGURE}`)
    .replace(
      /(^|[^A-Za-z0-9])((?:[A-Za-z]\.){2,}[A-Za-z]?)(?![A-Za-z])/g,
      (_, before: string, initials: string) => `${before}${initials.replaceAll('.', '')} `,
    );
}

/** "with seed abc", "… seed demo" as the last words: not "seed data", nor "with seed 42", which needs no rewrite. */
const SEED = /\bseed /i;
const SEED_WORD =
  /\b(?:(?:with|using|use) (?:a |the |fixed |same )*|(?<=\S )(?=seed \S+$))seed (?!(?:data|users?|files?|rows?|records?|databases?|db|for|from|of|in|and|values?|sets?|customers?|accounts?|people|scripts?|tests?|environments?)\b)(?=[a-z])/gi;

const TITLED = /[MmRrGgWw](?:\.ra|\.) |\bSra\b|[а-яєіїґ]['’][а-яєіїґ]/i;

/** Replaces titles with dots by words, and treats the apostrophe in Ukrainian words as a letter. */
function withTitles(text: string): string {
  const titled = TITLE_SIGNS.reduce((line, [sign, word]) => line.replace(sign, word), text);
  return titled.replace(/([а-яєіїґ])['’](?=[а-яєіїґ])/gi, '$1ʼ');
}

/** An age and a sex as in forms: `35F`, `40, m`, `40/male`. */
const AGE_AND_SEX =
  /(?<![0-9]-)\b(1[89]|[2-9][0-9])(?=[FfM]\b|(?: ?[,;/|] ?(?:[FfMm]|(?:[Ff]em|[Mm])ale)|m) ?(?:$|[,;/|]))/g;

/** `w, 30`: the German letter for women, which elsewhere is a word. */
const W_AND_AGE = /^\s*w(?=\s*[,;/|]\s*(?:1[89]|[2-9][0-9])\b)/i;

/** "20M IBANs", but "20M from Spain" is a man of 20. */
const MILLIONS =
  /\b([1-9][0-9]{0,2})M(?= (?:[A-Za-z]+ ){0,2}(?:rows|records|lines|entries|customers|clients|users|people|accounts|cards|phones|names|emails|numbers|transactions|[A-Za-z]*ibans|[A-Z]{3,}s)\b)/g;

/** Marks figures, joins thousands, and replaces signs beside numbers by words. */
function withPlainNumbers(text: string): string {
  const plain = text
    .replace(/([0-9])\.{2,3}(?=[0-9])/g, '$1-')
    .replace(/\.\s+(?<=[a-z]{5}\.\s+)(?<!approx\.\s+)(?=[0-9]+\s+[a-z])/gi, ', ')
    .replace(MILLIONS, '$1 million');
  return withFigures(
    plain.replace(AGE_AND_SEX, 'aged $1 ').replace(W_AND_AGE, 'weiblich').replace(PERCENT, '%'),
  )
    .replace(/([0-9])[,.'’_](?=[0-9]{3}(?![0-9]))/g, '$1')
    .replace(
      /\b([0-9]{1,3}) ?(<=?|≤) ?(?=age\b)/gi,
      (_, age: string, sign: string) => `age ${sign.replace('<', '>').replace('≤', '>=')} ${age} and `,
    )
    .replace(/([0-9]) ?& ?(?=(?:over|up|above|older|under|below|younger)\b|[0-9])/gi, '$1 and ')
    .replace(/\[ ?([0-9]+) ?, ?([0-9]+) ?\]/g, '$1-$2')
    .replace(/(?<![-0-9])\b([0-9]{1,3}) [-\u2010-\u2015] (?=[0-9]{1,3}\b(?![-+]))/g, '$1-')
    .replace(/(?<![0-9.] ?)\b[1-9][0-9]{0,2}(?: [0-9]{3})+(?![0-9])/g, (number) => number.replaceAll(' ', ''))
    .replace(
      /([0-9]+)[.,]([0-9]{1,2}) ?%/g,
      (_, whole: string, part: string) => `${+whole * 100 + +part.padEnd(2, '0')} hundredths %`,
    )
    .replace(SIGNED, (sign) => ` ${SIGNS[sign.trim()]} `)
    .replace(/(?<![0-9] ?)([$€£¥₹₦]) ?([0-9]+)/g, '$2 $1')
    .replace(/([0-9]) ?([$€£¥₹₦])/g, (_, digit: string, sign: string) => `${digit} ${MONEY[sign]} `)
    .replace(/([A-Za-z]) ?[:=] ?(?=[0-9])/g, '$1 ');
}

/** Words for percent in other languages. */
const PERCENT =
  /(?<=[0-9] ?)(?:per ?cent|pct|prozent|pour ?cent|por ciento|por cento|per cento|procent[a-zů]*|prosent\w*|процент[а-я]*|відсотк[а-яі]*|パーセント|퍼센트)(?![a-z])/gi;

/** Words for signs of money. */
const MONEY: Readonly<Record<string, string>> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '¥': 'yen',
  '₹': 'rupees',
  '₦': 'naira',
};

/** Words for signs before a number, and for percent. */
const SIGNS: Readonly<Record<string, string>> = {
  '>': 'over',
  '<': 'under',
  '>=': 'not under',
  '<=': 'not over',
  '=>': 'not under',
  '=<': 'not over',
  '≥': 'not under',
  '≤': 'not over',
  '%': 'percent',
};
const SIGNED = /(?<![-<>=])(?:[<>]=?|=[<>]|[≥≤])\s*(?=[0-9])|(?<=[0-9] ?|hundredths )%/g;
