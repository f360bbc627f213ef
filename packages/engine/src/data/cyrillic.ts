/** Official transliterations between Cyrillic and Latin letters. */

/**
 * Ukrainian by the resolution of the Cabinet of Ministers no. 55 of 27 January 2010: є, ї, й, ю, я have a form of
 * their own at the start of a word; зг is zgh; the soft sign and the apostrophe are dropped.
 */
export function ukrainianLatin(native: string): string {
  return native
    .replace(/зг/g, 'zgh')
    .replace(/Зг/g, 'Zgh')
    .replace(/(^|[ -])([ЄЇЙЮЯ])/g, (_, before: string, letter: string) => before + INITIAL[letter])
    .replace(/[А-ЯЄІЇҐа-яєіїґ’']/g, (letter) => letterOf(letter, UKRAINIAN));
}

/**
 * Bulgarian by the Transliteration Act (State Gazette 19/2009): letter by letter, and ия at the end of a word is
 * ia.
 */
export function bulgarianLatin(native: string): string {
  return native.replace(/ия(?=$|[ -])/g, 'ia').replace(/[А-Яа-я]/g, (letter) => letterOf(letter, BULGARIAN));
}

/**
 * Macedonian as in passports: ѓ, ќ, љ, њ are gj, kj, lj, nj, and ж, ч, ш, ѕ, џ are zh, ch, sh, dz, dj (rulebook on travel documents,
 * Official Gazette 67/1992 and later; ICAO Doc 9303, part 3).
 */
export function macedonianLatin(native: string): string {
  return native.replace(/[Ѐ-я\u0450-\u045f]/g, (letter) => letterOf(letter, MACEDONIAN));
}

/** Serbian Cyrillic from its Latin letters, one to one (Pravopis srpskoga jezika); lj, nj and dž are single letters. */
export function serbianCyrillic(latin: string): string {
  return latin
    .replace(
      /L[jJ]|N[jJ]|D[žŽ]|lj|nj|dž/g,
      (pair) => PAIRS[pair.charAt(0) + pair.charAt(1).toLowerCase()] as string,
    )
    .replace(/[A-Za-z\u00c0-\u024f]/g, (letter) => letterOf(letter, SERBIAN));
}

function letterOf(letter: string, table: Readonly<Record<string, string>>): string {
  const lower = letter.toLowerCase();
  const found = table[lower] ?? letter;
  return letter === lower ? found : found.charAt(0).toUpperCase() + found.slice(1);
}

const INITIAL: Readonly<Record<string, string>> = { Є: 'Ye', Ї: 'Yi', Й: 'Y', Ю: 'Yu', Я: 'Ya' };

const UKRAINIAN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  '’': '',
  "'": '',
};

const BULGARIAN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

const PAIRS: Readonly<Record<string, string>> = { Lj: 'Љ', Nj: 'Њ', Dž: 'Џ', lj: 'љ', nj: 'њ', dž: 'џ' };

const MACEDONIAN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ѓ: 'gj',
  е: 'e',
  ж: 'zh',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ќ: 'kj',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  џ: 'dj',
  ш: 'sh',
};

const SERBIAN: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  v: 'в',
  g: 'г',
  d: 'д',
  đ: 'ђ',
  e: 'е',
  ž: 'ж',
  z: 'з',
  i: 'и',
  j: 'ј',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  ć: 'ћ',
  u: 'у',
  f: 'ф',
  h: 'х',
  c: 'ц',
  č: 'ч',
  š: 'ш',
};
