import { icaoDigit, icaoSum } from '../checksum/icao.ts';
import { isoCountries } from '../data/isoCountries.ts';
import { decode, Out, Piece, putPiece, putText, putTwo } from '../kernel/bytes.ts';
import { type Day, REFERENCE } from '../kernel/day.ts';
import { onFirstUse } from '../kernel/onFirstUse.ts';
import { LETTERS } from '../kernel/random.ts';
import { fold, list, remembered } from '../kernel/text.ts';
import type { Citizen, Sex } from '../model.ts';
import { coded, dayShown, part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * Passport (TD3) machine readable zone: two lines of 44. First: P, kind, issuer, FAMILY<<GIVEN. Second: number
 * (9), nationality, birth, sex, expiry, personal number (14), with a check digit after each and one over all.
 * Source: ICAO Doc 9303 parts 3 and 4. Unknown month or day of birth may be `<<`; the check digit of an empty
 * personal number `<` or 0. Decided: the specimen state UTO passes, small letters do not.
 */
export const mrzTd3 = standard<Pick<Citizen, 'born' | 'sex' | 'given' | 'family'>>({
  id: 'mrzTd3',
  label: 'ICAO TD3 passport MRZ',
  written: 'P{4[A-Z<]}{39[A-Z<]} [A-Z0-9]{8[A-Z0-9<]}#{3[A-Z<]}{6[0-9<]}#[A-Z<]{6#}#{14[A-Z0-9<]}[0-9<]#',
  form: /^[^\r\n]{44}(?:\r?\n)?[^\r\n]{44}$/,
  separators: '\r\n',
  print: (number) => `${number.slice(0, 44)}\n${number.slice(44)}`,
  exact: true,
  mend: withChecks,
  rules: {
    country: (number) => stateFault('issuer', number.slice(2, 5)),
    name: (number) =>
      reasonIf(
        !NAMES.test(number.slice(5, 44)),
        `names are ${number.slice(5, 44)}, should be FAMILY<<GIVEN<NAMES<<<`,
      ),
    nationality: (number) => stateFault('nationality', number.slice(54, 57)),
    date: (number) => dateFault(number.slice(57, 63)),
    sex: part([64, 65], /[MF<]/, 'sex is #, should be M, F or <'),
    expiry: (number) => dateFault(number.slice(65, 71)),
  },
  wrong: {
    country: (number) => put(number, 2, 'ZZZ'),
    name: (number) => `${number.slice(0, 5)}<${number.slice(5, 43)}${number.slice(44)}`,
    nationality: (number) => put(number, 54, 'ZZZ'),
    date: (number, random) => put(number, 59, random.pick(['13', '00', '99'])),
    sex: (number, random) => put(number, 64, random.pick('XHW')),
    expiry: (number, random) => put(number, 67, random.pick(['13', '00', '99'])),
  },
  reads: (number) => ({
    country: states().get(number.slice(2, 5)),
    nationality: states().get(number.slice(54, 57)),
    sex: SEXES[number.charAt(64)],
  }),
  make(random, { born, sex, given, family }) {
    const country = random.pick(ISSUERS);
    const number = random.pick(LETTERS) + random.digits(8);
    const expires = REFERENCE.plus(random.int(30, 3650));
    return td3({
      country,
      number,
      nationality: country,
      born,
      sex,
      expires,
      family: family.text,
      given: given.text,
    });
  },
});

export interface Passport {
  /** Issuing state, ISO 3166 alpha-3 or one of ICAO's own codes. */
  readonly country: string;
  /** At most nine letters and digits. */
  readonly number: string;
  readonly nationality: string;
  readonly born: Day;
  readonly sex: Sex;
  readonly expires: Day;
  readonly family: string;
  readonly given: string;
  /** At most 14 letters and digits of the state's own choice. */
  readonly personal?: string | undefined;
}

/** The two lines of a passport's machine readable zone, joined by a line break. */
export function td3(passport: Passport): string {
  const { sex, born, expires, number } = passport;
  const surname = { text: passport.family };
  const put: Bearer['put'] = (_, out, at) => putText(out, at, number);
  const end = putTd3(
    scratch,
    0,
    { sex, born, expires, surname, forenames: passport.given, put },
    new BlankTd3(passport),
  );
  return decode(scratch.bytes, 0, end);
}

const scratch = new Out();

/** Whose passport it is, and who can write its number; a persona is one. */
export interface Bearer {
  readonly sex: Sex;
  readonly born: Day;
  readonly expires: Day;
  /** All names but the surname, in their order. */
  readonly forenames: string;
  /** Where it is absent, it is put. */
  readonly surname: { readonly text: string } | undefined;
  put(key: 'last' | 'passport', out: Out, at: number): number;
}

/** The zone of a state's passports, with fillers where the bearer's own data goes. */
export class BlankTd3 extends Piece {
  /** What the personal number and its check digit add to the sum over all. */
  readonly sum: number;

  constructor({
    country,
    nationality,
    personal = '',
  }: Pick<Passport, 'country' | 'nationality' | 'personal'>) {
    const own = personal.padEnd(14, '<');
    const rest = `${'<'.repeat(10)}${state(nationality)}${'<'.repeat(15)}${own}${icaoDigit(own)}<`;
    super(`P<${state(country)}${'<'.repeat(39)}\n${rest}`);
    this.sum = icaoSum(this.bytes, 73, 88, 24);
  }
}

/** Fills the two lines in, as bytes: the one arithmetic behind `td3`. */
export function putTd3(out: Out, at: number, bearer: Bearer, blank: BlankTd3): number {
  const { bytes } = out;
  const end = putPiece(out, at, blank);
  putNames(out, at, bearer, blank);
  const number = at + 45;
  const born = number + 13;
  const expires = born + 8;
  // The last digit is over number, dates and personal number with their check digits, as if they stood side by side.
  let sum = blank.sum + putNumber(out, number, end, bearer);
  sum += putDate(out, born, bearer.born, 3, 1, 7);
  bytes[born + 7] = bearer.sex === 'male' ? 77 : 70;
  sum += putDate(out, expires, bearer.expires, 1, 7, 3);
  bytes[end - 1] = 48 + (sum % 10);
  return end;
}

/** Writes a date and its check digit; returns their sum over all, where the weights run on from `a`, `b` and `c`. */
function putDate(out: Out, at: number, { year, month, day }: Day, a: number, b: number, c: number): number {
  const yy = year % 100;
  const check = (pairSum(yy, 7, 3) + pairSum(month, 1, 7) + pairSum(day, 3, 1)) % 10;
  out.bytes[putTwo(out, putTwo(out, putTwo(out, at, yy), month), day)] = 48 + check;
  return pairSum(yy, a, b) + pairSum(month, c, a) + pairSum(day, b, c) + check * a;
}

/** The weighted sum of a number's two digits. */
function pairSum(number: number, first: number, second: number): number {
  const tens = (number / 10) | 0;
  return tens * first + (number - tens * 10) * second;
}

/**
 * Writes the passport's number in nine places, and its check digit; returns their sum. It is first put where there
 * is room, then copied without separators.
 */
function putNumber(out: Out, at: number, free: number, bearer: Bearer): number {
  const { bytes } = out;
  const end = bearer.put('passport', out, free);
  for (let i = free, to = at; i < end && to < at + 9; i++) {
    const byte = bytes[i] as number;
    if ((byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)) bytes[to++] = byte;
  }
  const sum = icaoSum(bytes, at, at + 9, 0);
  const check = sum % 10;
  bytes[at + 9] = 48 + check;
  return sum + check * 7;
}

/** Writes both names in the 39 places of the first line. */
function putNames(out: Out, line: number, bearer: Bearer, blank: Piece): void {
  const { bytes } = out;
  const free = line + blank.length;
  const at = line + 5;
  const second = bearer.surname
    ? putName(out, at, bearer.surname.text)
    : latin(bytes, free, bearer.put('last', out, free), at);
  const end = putName(out, second + 2, bearer.forenames);
  if (second > at && second <= at + 36 && end > second + 2 && end <= at + 39) {
    bytes[at + 39] = 10;
    return;
  }
  const names = shortened(decode(bytes, at, second), decode(bytes, second + 2, end));
  putPiece(out, line, blank);
  putText(out, at, names);
}

/** Writes a name with a few fillers behind it, and returns where it ends. */
function putName(out: Out, at: number, name: string): number {
  const { piece, length } = nameOf(name);
  putPiece(out, at, piece);
  return at + length;
}

/** A name as the zone writes it; whole words of four, so that nothing but fillers is left behind it. */
const nameOf = remembered((name) => {
  const out = new Out();
  const end = putText(out, 0, name.normalize('NFC'));
  const plain = decode(out.bytes, end, latin(out.bytes, 0, end, end));
  return { piece: new Piece(plain.padEnd(4 * Math.ceil((plain.length + 2) / 4), '<')), length: plain.length };
});

/** The 88 characters with their check digits set right. */
function withChecks(zone: string): string {
  const line = zone.slice(44);
  const number = line.slice(0, 9) + icaoDigit(line.slice(0, 9));
  const birth = line.slice(13, 19) + icaoDigit(line.slice(13, 19));
  const own = line.slice(28, 42);
  const end = line.slice(21, 27) + icaoDigit(line.slice(21, 27)) + own;
  const rest = end + (line[42] === '<' && own === NONE ? '<' : icaoDigit(own));
  return (
    zone.slice(0, 44) +
    (number + line.slice(10, 13)) +
    (birth + line.charAt(20)) +
    (rest + icaoDigit(number + birth + rest))
  );
}

/** A rule that a state exists; `what` says whose it is. */
function stateFault(what: string, code: string): string | undefined {
  return reasonIf(
    !states().has(code),
    `${what} ${code} is no state of Doc 9303, should be ISO 3166's three letters`,
  );
}

/** The rule that a date stands there, in the 20th or 21st century; what is unknown of it counts as a day that exists. */
function dateFault(yymmdd: string): string | undefined {
  const known = yymmdd.replace(/<<<<$/, '0101').replace(/<<$/, '01');
  const isRight = yymmdd === '<<<<<<' || (/^\d{6}$/.test(known) && dayShown(known, 'YYMMDD') !== undefined);
  return reasonIf(!isRight, `${yymmdd} is no date, should be YYMMDD of a day that exists`);
}

/** `<` is unknown. */
const SEXES: Readonly<Record<string, Sex>> = { M: 'male', F: 'female' };

/** Puts characters in the place of others. */
function put(zone: string, at: number, text: string): string {
  return zone.slice(0, at) + text + zone.slice(at + text.length);
}

const NAMES = /^[A-Z]+(?:<[A-Z]+)*(?:<<[A-Z]+(?:<[A-Z]+)*)?<*$/;

const NONE = '<'.repeat(14);

/** Germany and Kosovo write codes of their own (Doc 9303 part 3, section 5). */
function state(alpha3: string): string {
  return alpha3 === 'DEU' ? 'D<<' : alpha3 === 'XKX' ? 'RKS' : alpha3.padEnd(3, '<');
}

/**
 * Names that do not fit as they are (Doc 9303 part 4, 4.2.3). Where they are too long, the given names are cut so that
 * the last place holds a letter; where the family name alone leaves no room, it is cut to 36 places. A sole
 * name stands as a family name.
 */
function shortened(first: string, second: string): string {
  if (first === '' || second === '') return cut(first + second, 39);
  return cut(`${cut(first, 36)}<<${second}`, 39);
}

/** At most `length` places; when cut, the last is a letter: a longer word before it gives up its last one. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let rest = text;
  while (rest[length - 1] === '<' && rest.length > length) {
    const word = rest.slice(0, length - 1).search(/[A-Z]{2}(?:<+[A-Z])*$/);
    if (word < 0) break;
    rest = rest.slice(0, word + 1) + rest.slice(word + 2);
  }
  return rest.slice(0, length).replace(/<+$/, '');
}

/** ICAO's transliteration of Latin letters (Doc 9303 part 3, section 6, table A) where it is not the bare letter. */
const LATIN: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Ü: 'UE',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ĳ: 'IJ',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
  ĸ: 'Q',
};

/** Copies a name in capitals A-Z: words parted by one filler, apostrophes and all else dropped. */
function latin(bytes: Uint8Array, from: number, end: number, at: number): number {
  let to = at;
  for (let i = from; i < end; i++) {
    const byte = bytes[i] as number;
    if (byte >= 97 && byte <= 122) bytes[to++] = byte - 32;
    else if (byte >= 65 && byte <= 90) bytes[to++] = byte;
    else if (byte === 32 || byte === 45) to = putFiller(bytes, at, to);
    else if (byte > 127) {
      const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      const letters = lettersOf(bytes, i, length);
      i += length - 1;
      for (let k = 0; k < letters.length; k++) {
        if (letters[k] === 60) to = putFiller(bytes, at, to);
        else bytes[to++] = letters[k] as number;
      }
    }
  }
  return to > at && bytes[to - 1] === 60 ? to - 1 : to;
}

/** One filler between two words. */
function putFiller(bytes: Uint8Array, from: number, to: number): number {
  if (to === from || bytes[to - 1] === 60) return to;
  bytes[to] = 60;
  return to + 1;
}

/** What was worked out for the letters beyond ASCII, by code point. */
const known: Uint8Array[] = [];

function lettersOf(bytes: Uint8Array, at: number, length: number): Uint8Array {
  let point = (bytes[at] as number) & (0xff >> (length + 1));
  for (let i = at + 1; i < at + length; i++) point = (point << 6) | ((bytes[i] as number) & 63);
  let letters = known[point];
  if (!letters) {
    const plain = fold(decode(bytes, at, at + length).toUpperCase(), LATIN).replace(
      /[\s\u2010-\u2015-]/g,
      '<',
    );
    letters = new Piece(plain.replace(/[^A-Z<]/g, '')).bytes;
    known[point] = letters;
  }
  return letters;
}

/** States to make passports of. */
const ISSUERS = [
  'FRA',
  'DEU',
  'ESP',
  'ITA',
  'POL',
  'NLD',
  'SWE',
  'GBR',
  'USA',
  'CAN',
  'AUS',
  'BRA',
  'IND',
  'JPN',
  'ZAF',
];

/** ISO 3166-1 alpha-3, and the codes of Doc 9303 part 3, section 5: Germany, British kinds, organisations, stateless. */
const states = onFirstUse(
  () =>
    new Map([
      ...isoCountries()
        .filter(({ letters }) => letters !== 'DEU')
        .map(({ letters, code }) => [letters, code] as const),
      ...coded('D<<:de GBD:gb GBN:gb GBO:gb GBP:gb GBS:gb'),
      ...list(`RKS EUE UNO UNA UNK XBA XIM XCC XCE XCO XEC XES XDC XMP XOM XPO XXA XXB XXC XXX UTO`).map(
        (code) => [code, undefined] as const,
      ),
    ]),
);
