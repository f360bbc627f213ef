import { type Community, type Country, fold, type Word } from 'specimen-data/internal';
import type { Keyring } from '../keyed/keyring.ts';
import { charLike, signOf } from '../numbers/letters.ts';

/** A name with its forms for both sexes, if they differ: Kowalski and Kowalska. */
interface Entry {
  readonly forms: readonly [male: Word, female: Word];
  /** Roles of the name. Names with the same roles replace each other: names of one community that women, men or families have. */
  readonly roles: Set<string>;
  readonly people: number;
}

interface Found {
  readonly entry: Entry;
  readonly form: 0 | 1;
  readonly isNative: boolean;
}

export type Role = 'given' | 'family' | 'any';

/**
 * Masked names of a country: each name becomes another one of its kind, always the same. First names keep their sex. A name
 * that is both given and family name becomes another one that is both, so the role need not be known.
 */
export class NameBook {
  readonly #keyring: Keyring;
  readonly #code: string;
  readonly #exact = new Map<string, Found>();
  readonly #known = new Map<string, Found>();
  readonly #next = new Map<Entry, Entry>();
  readonly #groups = new Map<string, Entry[]>();

  constructor(keyring: Keyring, country: Country) {
    this.#keyring = keyring;
    this.#code = country.code;
    const entries = new Map<string, Entry>();
    country.communities.forEach((people, index) => {
      this.#read(entries, people, index);
    });
    for (const entry of entries.values()) this.#group(entry);
    this.#mergeFew();
    for (const [name, group] of this.#groups) {
      const circle = keyring.circle(`names ${country.code} ${name}`, group);
      for (const [entry, next] of circle) this.#next.set(entry, next);
    }
  }

  /** Returns true if a word is a name in the country. */
  knows(word: string): boolean {
    return this.#find(word) !== undefined;
  }

  /** Returns true if a word joins a first and a last name. */
  knowsJoined(word: string): boolean {
    for (let at = 2; at <= word.length - 2; at++)
      if (this.knowsGiven(word.slice(0, at)) && this.knows(word.slice(at))) return true;
    return false;
  }

  /** Returns true if a word is a first name in the country. */
  knowsGiven(word: string): boolean {
    const roles = this.#find(word)?.entry.roles;
    return roles !== undefined && (roles.has('male') || roles.has('female'));
  }

  /** Masks a whole name or a part of one, word by word; particles and titles stay. */
  mask(text: string, role: Role = 'any'): string {
    const pieces = text.split(/([\s,]+)/);
    const words = pieces.flatMap((piece, i) => (i % 2 === 0 && piece !== '' ? [i] : []));
    for (let at = 0; at < words.length; ) {
      const count = this.#longest(pieces, words.slice(at, at + LONGEST));
      const from = words[at] as number;
      const to = words[at + count - 1] as number;
      const whole = pieces.slice(from, to + 1).join('');
      const isLast = at + count >= words.length && words.length > 1;
      pieces.splice(
        from,
        to - from + 1,
        this.#word(whole, role === 'any' && isLast ? 'family' : role),
        ...Array(to - from).fill(''),
      );
      at += count;
    }
    return pieces.join('');
  }

  /** Masks a lower-case ASCII word of an address or a user name; undefined if it is not a name. */
  slug(word: string): string | undefined {
    const found = this.#find(word);
    return found && keyOf(plain(this.#becomes(found)));
  }

  /** Masks such a word that no list contains. */
  unknownSlug(word: string): string {
    return keyOf(plain(this.#unknown(word, 'family')));
  }

  /** Finds a name as written, else one that equals it without accents. Krämer differs from Kramer if both are listed. */
  #find(word: string): Found | undefined {
    return this.#exact.get(exactKey(word)) ?? this.#known.get(keyOf(word));
  }

  #longest(pieces: readonly string[], places: readonly number[]): number {
    for (let count = places.length; count > 1; count--) {
      const whole = pieces.slice(places[0], (places[count - 1] as number) + 1).join('');
      if (!whole.includes(',') && this.#find(whole) !== undefined) return count;
    }
    return 1;
  }

  #word(word: string, role: Role): string {
    const found = this.#find(word);
    if (found) return styled(word, this.#becomes(found), found);
    if (PARTICLES.has(word.toLowerCase().replace(/\.$/, ''))) return word;
    if (/^[A-Za-z]\.?$/.test(word)) return this.#initial(word);
    if (/^[^A-Za-z\u00c0-\u02af\u0370-\u1fff\u2c00-\ud7af]*$/.test(word)) return word;
    const joint = /[-'’]/.exec(word)?.[0];
    if (joint !== undefined)
      return word
        .split(joint)
        .map((part) => (part === '' ? part : this.#word(part, role)))
        .join(joint);
    return this.#split(word) ?? cased(word, this.#unknown(word, role));
  }

  /** Splits a name without a space, as in Chinese, into surname and given name. */
  #split(word: string): string | undefined {
    if (/^[ -~\u00c0-\u024f]/.test(word)) return undefined;
    const chars = [...word];
    for (const at of [1, 2]) {
      const parts = [chars.slice(0, at).join(''), chars.slice(at).join('')];
      const found = parts.map((part) => this.#find(part));
      if (found.every((each) => each !== undefined))
        return found.map((each, i) => styled(parts[i] as string, this.#becomes(each), each)).join('');
    }
    return undefined;
  }

  #initial(word: string): string {
    const circle = this.#keyring.circle(
      'initials',
      Array.from({ length: 26 }, (_, sign) => sign),
    );
    const letter = word.charAt(0);
    return charLike(letter, circle.get(signOf(letter)) ?? 0) + word.slice(1);
  }

  #becomes({ entry, form }: Found): Word {
    return ((this.#next.get(entry) ?? entry).forms[form] ?? entry.forms[form]) as Word;
  }

  /** Returns a listed name for one that is not listed; its ending suggests the sex. */
  #unknown(word: string, role: Role): string {
    const kind = role !== 'given' ? 'family' : /[aeiàéè]$/i.test(fold(word)) ? 'female' : 'male';
    const entries = this.#groups.get(`0 ${kind}`) ?? [...this.#groups.values()][0] ?? [];
    const key = keyOf(word);
    const number = this.#keyring.number(`name ${this.#code} ${kind}`, key);
    const entry = entries[number % entries.length];
    return entry?.forms[/a$/i.test(key) ? 1 : 0].text ?? word;
  }

  #read(entries: Map<string, Entry>, people: Community, index: number): void {
    const add = (male: Word, female: Word, role: string) => {
      const id = `${male.text}/${female.text}`;
      let entry = entries.get(id);
      if (entry === undefined) {
        entry = { forms: [male, female], roles: new Set(), people: index };
        entries.set(id, entry);
      }
      entry.roles.add(role);
      this.#know(male, { entry, form: 0, isNative: false });
      this.#know(female, { entry, form: 1, isNative: false });
    };
    for (const sex of ['male', 'female'] as const)
      for (const year of YEARS) for (const word of people.given(sex, year).entries) add(word, word, sex);
    for (const words of [people.family, people.maiden, people.middle]) {
      if (words === undefined) continue;
      words.male.entries.forEach((male, i) => {
        const female = words.female.entries[i] ?? male;
        add(male, female, male === female ? 'family' : 'pair');
      });
    }
  }

  #know(word: Word, found: Found): void {
    const exact = exactKey(word.text);
    if (!this.#exact.has(exact)) this.#exact.set(exact, found);
    for (const key of [keyOf(word.text), keyOf(word.capitals)])
      if (key !== '' && !this.#known.has(key)) this.#known.set(key, found);
    const native = word.native === undefined ? '' : keyOf(word.native.text);
    if (native !== '' && !this.#known.has(native)) this.#known.set(native, { ...found, isNative: true });
  }

  #group(entry: Entry): void {
    const name = `${entry.people} ${[...entry.roles].sort().join(' ')}`;
    this.#groups.set(name, [...(this.#groups.get(name) ?? []), entry]);
  }

  /**
   * Merges a group of few names into the group of its first role, which keeps the sex: a small group would reveal the
   * original.
   */
  #mergeFew(): void {
    for (const [name, group] of [...this.#groups]) {
      if (group.length >= FEW) continue;
      const [people = '', ...roles] = name.split(' ');
      const sexes = roles.filter((role) => role === 'male' || role === 'female');
      const wider = [
        `${people} ${sexes.join(' ')}`,
        `0 ${sexes.join(' ')}`,
        `${people} ${roles[0]}`,
        `0 ${roles[0]}`,
      ];
      const other = wider.find((each) => each !== name && this.#groups.has(each));
      if (other === undefined) continue;
      this.#groups.get(other)?.push(...group);
      this.#groups.delete(name);
    }
  }
}

/** Maximum number of words in a name: `de la Cruz Santos`. */
const LONGEST = 4;
const FEW = 8;

/** Birth years whose given names are listed, so that every generation is included. */
const YEARS = Array.from({ length: 27 }, (_, i) => 1895 + i * 5);

/** Returns the key for finding names: letters without accents, case, spaces and hyphens. */
export function keyOf(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[\s'’.,_-]/g, '');
}

function exactKey(text: string): string {
  return text.toLowerCase().replace(/[\s'’.,_-]/g, '');
}

function plain(word: Word | string): string {
  return typeof word === 'string' ? fold(word) : word.capitals.toLowerCase();
}

/** Writes the name in the style of the original: script, case, and accents. */
function styled(original: string, word: Word, { isNative, entry }: Found): string {
  if (isNative) return word.native?.text ?? word.text;
  const wasPlain = !/[^ -~]/.test(original) && entry.forms.every(({ text }) => /[^ -~]/.test(text));
  return cased(original, wasPlain ? titled(word) : word.text);
}

/** Returns the name without accents, as the country spells it in plain letters. */
function titled({ text, capitals }: Word): string {
  return capitals.length === text.length
    ? Array.from(capitals, (char, i) =>
        text[i] === text[i]?.toLowerCase() ? char.toLowerCase() : char,
      ).join('')
    : capitals.charAt(0) + capitals.slice(1).toLowerCase();
}

export function cased(original: string, text: string): string {
  if (original.length > 1 && original === original.toUpperCase() && original !== original.toLowerCase())
    return text.toUpperCase();
  return original === original.toLowerCase() && original !== original.toUpperCase()
    ? text.toLowerCase()
    : text;
}

const PARTICLES = new Set(
  `de da do dos das del della di du la le les los van von der den ter ten zu zum zur af av al el ul ibn bin binti bint bte abu
   y e i st san dr prof herr frau mr mrs ms miss sr sra jr ii iii iv mme m dipl ing mag lic dhr mevr`.split(
    /\s+/,
  ),
);
