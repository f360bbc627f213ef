import { CODE_WORDS, LOCALES } from '../data/requestWords.ts';
import { flagOf } from '../draw/country.ts';

/**
 * Returns a request without the notations of program code for words and countries: `getRandomIban`, `pt_BR`,
 * `country: de`, `no.id`.
 */
export function unprogrammed(text: string): string {
  const apart = JOINED.test(text) ? text.replace(CODED, wordsOfCode) : text;
  if (!SIGNS.test(apart)) return apart;
  const words = apart
    .replace(LABELLED_CODE, flagOfCode)
    .replace(SPEC_CODE, (_, code: string) => flagOfCode(` ${code.toUpperCase()} `, code));
  return MAYBE_LOCALE.test(words) ? words.replace(LOCALE, countryOfLocale) : words;
}

const SIGNS = /[:=._-]/;

/** `country: de`: a code that is also a word is no word here. */
const LABELLED_CODE = /(?:\bcountry["']?\s*[:=]\s*[:"']?|--country\s+)([a-z]{2})\b["']?/gi;
/** `no.id`: a spec among other words. */
const SPEC_CODE = /\b([a-z]{2})\.(?=(?!of\b)[a-z]{2,}\b(?!\.))(?<![\w.@/-][a-z]{2}\.)/g;

/** `getRandomIban`, `invalidGermanIban`, `GermanIbanGenerator`: words in camel case. */
const JOINED = /[a-z][A-Z]/;
const CODED =
  /\b(?:get|make|create|generate|gen|random|fake|mock|build|invalid|valid|wrong|bad|sample|dummy)[A-Z][A-Za-z]+\b|\b[A-Za-z]+[a-z](?:Generator|Factory|Provider|Faker|Builder|Fixture|Number|Name|Address|Addresse|Iban|Phone|Email|Account|Person|Customer|User)s?\b/g;

function wordsOfCode(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** `pt_BR`, `en-gb`: a locale. */
const MAYBE_LOCALE = /\b[a-z]{2}[-_][a-z]{2}\b/i;
const LOCALE = new RegExp(`\\b(?:${LOCALES})\\b`, 'gi');

function countryOfLocale(locale: string): string {
  const code = locale.slice(-2);
  return flagOfCode(` ${code.toUpperCase()} `, code);
}

/** Returns the flag of a code that is also a word. */
function flagOfCode(all: string, code: string): string {
  const word = code.toLowerCase();
  return CODE_WORDS.has(word) ? ` ${flagOf(word)} ` : all;
}
