import {
  type Checker,
  type Country,
  countries,
  dayAt,
  engine,
  everything,
  ibanValidator,
  Problem,
  remembered,
  shown,
  suggestion,
  validators,
  worldOf,
} from 'specimen-data/internal';
import { Keyring } from '../keyed/keyring.ts';
import { layoutsOf } from '../numbers/anatomy.ts';
import { Births } from '../numbers/births.ts';
import { radixOf } from '../numbers/letters.ts';
import { maskNumber, maskRight, type NumberContext } from '../numbers/number.ts';
import { maskHex, maskShape } from '../numbers/shape.ts';
import { maskEmail, maskUserName } from '../people/email.ts';
import { NameBook, type Role } from '../people/names.ts';
import { maskPhone } from '../people/phone.ts';
import { BankBook, withIbanChecks } from '../places/banks.ts';
import { PlaceBook } from '../places/places.ts';
import { dateIn } from './dates.ts';
import type { ColumnOptions, TextMask } from './kinds.ts';
import { checkersIn, maskText } from './text.ts';

/** All countries and types that a plan can name. */
export const WORLD = worldOf(countries, everything);

/** The masks of one key. The name lists of a country are read when a column first needs them. */
export class Masks {
  readonly #keyring: Keyring;
  readonly #births: Births;
  readonly #names = remembered((country: Country) => new NameBook(this.#keyring, country));
  readonly #places = remembered((country: Country) => new PlaceBook(this.#keyring, country));
  readonly #banks = remembered((country: Country) => new BankBook(this.#keyring, country));

  constructor(key: string | Uint8Array) {
    this.#keyring = new Keyring(key);
    this.#births = new Births(this.#keyring);
  }

  /** Returns the mask of a plan's column; throws if the plan names something unknown. */
  compile(options: ColumnOptions, country: string | undefined): TextMask {
    const { mask } = options;
    const [word = '', rest = ''] = split(mask);
    const own = Object.hasOwn(WORDS, word) ? WORDS[word as keyof typeof WORDS] : undefined;
    if (own) return own(this, rest, options, country);
    const validator = validators.find(({ id }) => id.toLowerCase() === mask.toLowerCase());
    if (validator && !mask.includes('.')) return this.#byValidator(validator, options);
    return this.#byField(options, country);
  }

  shape(value: string): string {
    return maskShape(this.#keyring, value) ?? value;
  }

  /** Returns a text that matches a picture, chosen by the value; a permutation if the value matches the picture. */
  picture(picture: string, value: string): string {
    const pieces = picture.match(/\\.|[#@*]|[^\\#@*]/g) ?? [];
    const form = pieces.map((piece) => SIGNS[piece] ?? escaped(piece.replace(/^\\/, ''))).join('');
    if (new RegExp(`^${form}$`).test(value)) {
      const masked = maskShape(this.#keyring, value, (other) => new RegExp(`^${form}$`).test(other));
      if (masked !== undefined) return masked;
    }
    let number = this.#keyring.number(`pattern ${picture}`, value);
    let used = 1;
    const sign = (radix: number) => {
      used *= radix;
      if (used > 2 ** 48) {
        number = this.#keyring.number(`pattern ${picture} ${number}`, value);
        used = radix;
      }
      const found = number % radix;
      number = Math.floor(number / radix);
      return found;
    };
    return pieces
      .map((piece) => {
        if (piece === '#') return String(sign(10));
        if (piece === '@') return String.fromCharCode(65 + sign(26));
        if (piece === '*') return '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[sign(36)];
        return piece.replace(/^\\/, '');
      })
      .join('');
  }

  /** Changes a number by at most a share of itself and keeps its decimals. */
  noise(share: number, value: string): string {
    const amount = Number(value);
    if (value.trim() === '' || !Number.isFinite(amount) || amount === 0) return value;
    const decimals = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
    const part = (this.#keyring.number('noise', String(amount)) / 2 ** 52) * 2 - 1;
    const changed = (amount * (1 + part * share)).toFixed(decimals);
    return changed;
  }

  date(
    value: string,
    { within, country, by }: { within: number; country: string | undefined; by: string | undefined },
  ): string {
    const seconds = /^\d{10}(?:\d{3})?$/.test(value) ? Number(value) : undefined;
    const found = dateIn(value, country === 'us');
    if (found === undefined && seconds === undefined) return this.shape(value);
    const shift = this.#keyring.shift(by ?? found?.day.iso ?? value, within);
    if (found !== undefined) return found.with(dayAt(found.day.serial + shift));
    return String((seconds as number) + shift * (value.length === 13 ? 86_400_000 : 86_400));
  }

  birth(value: string, within: number, country: string | undefined): string {
    const found = dateIn(value, country === 'us');
    if (found === undefined) return this.shape(value);
    return found.with(dayAt(found.day.serial + this.#births.shift(found.day, within)));
  }

  /** Returns the mask for free text of a country. */
  text(country: string | undefined, within: number): TextMask {
    const home = country === undefined ? undefined : countryOf(country);
    const names = this.#names(home ?? countryOf('us'));
    const checkers = checkersIn(home);
    const context = this.#context(within);
    const masks = {
      names,
      email: (value: string) => maskEmail(this.#keyring, names, value),
      phone: (value: string) => maskPhone(this.#keyring, value),
      iban: (value: string) => this.#iban(value, { within, mask: 'iban' }),
      card: (value: string) => this.#card(cardChecker, value, within),
      number: (value: string) => {
        const found = checkers.find(([, checker]) => checker.valid(value));
        if (found === undefined) return undefined;
        return home
          ? (this.#fieldMask(home, found[0], { mask: found[0], within })(value, NO_ROW) ?? undefined)
          : maskNumber(context, found[1], value);
      },
    };
    return (value, { names: own }) => maskText(masks, value, own);
  }

  #context(within: number): NumberContext {
    return { keyring: this.#keyring, births: this.#births, within };
  }

  #byValidator(checker: Checker, options: ColumnOptions): TextMask {
    const { within } = options;
    if (checker.id === 'iban') return (value) => this.#iban(value, options);
    if (checker.id === 'cardNumber') return (value) => this.#card(checker, value, within);
    if (checker.id === 'bic')
      return (value) => {
        const code = value.replace(/ /g, '').slice(4, 6).toLowerCase();
        const country = WORLD.countries.get(code);
        return country ? this.#banks(country).bic(value) : value;
      };
    const context = this.#context(within);
    return (value) => maskNumber(context, checker, value);
  }

  #byField(options: ColumnOptions, country: string | undefined): TextMask {
    const [code, key] = options.mask.includes('.')
      ? [options.mask.slice(0, options.mask.indexOf('.')), options.mask.slice(options.mask.indexOf('.') + 1)]
      : [country, options.mask];
    if (code === 'any') return this.#generic(key, options);
    // An IBAN or an e-mail address needs no country.
    const known = code === undefined ? undefined : countryOf(code);
    const found = key.toLowerCase();
    if (known === undefined && !COUNTRYLESS.has(found) && !everywhere(found))
      throw unknownMask(options.mask, known);
    if (known !== undefined && !COUNTRYLESS.has(found) && !hasField(known, found))
      throw unknownMask(options.mask, known);
    return this.#fieldMask(known ?? countryOf('us'), found, options);
  }

  /** Returns the mask of a generic type: by its validator, or by the shape of the value. */
  #generic(word: string, options: ColumnOptions): TextMask {
    const [key = ''] = word.split(':');
    const type = WORLD.types.get(key.toLowerCase());
    if (type === undefined) throw unknownMask(options.mask, undefined);
    if (HEXADECIMAL.has(type.key)) return (value) => this.#hex(type.key, value);
    if (type.key === 'email') return this.#fieldMask(countryOf('us'), 'email', options);
    if (type.date === true || type.key === 'datetime')
      return (value, { by }) => this.date(value, { within: options.within, country: undefined, by });
    if (type.validator) return this.#byValidator(type.validator, options);
    return (value) => this.shape(value);
  }

  /** Replaces hexadecimal digits; a UUID keeps its version and variant. */
  #hex(key: string, value: string): string {
    const isUuid = (key === 'uuid' || key === 'guid') && value.length === 36;
    const accept = (masked: string) => !isUuid || (masked[14] === value[14] && masked[19] === value[19]);
    return maskHex(this.#keyring, value, key === 'eth' ? 2 : key === 'mac' ? 2 : 0, accept) ?? value;
  }

  #fieldMask(country: Country, key: string, options: ColumnOptions): TextMask {
    const { within } = options;
    const { code } = country;
    const role: Role = key === 'first' ? 'given' : key === 'last' ? 'family' : 'any';
    switch (key) {
      case 'name':
      case 'first':
      case 'last':
      case 'native':
        return (value) => this.#names(country).mask(value, role);
      case 'sex':
      case 'currency':
        return (value) => value;
      case 'dob':
      case 'born':
        return (value) => this.birth(value, within, code);
      case 'email':
        return (value) => maskEmail(this.#keyring, this.#names(country), value);
      case 'username':
        return (value) => maskUserName(this.#keyring, this.#names(country), value);
      case 'phone':
      case 'landline':
      case 'fictionphone':
        return (value) => maskPhone(this.#keyring, value);
      case 'city':
        return (value) => this.#places(country).city(value);
      case 'region':
        return (value, { city }) => this.#places(country).region(value, city);
      case 'postcode':
        return (value) => this.#places(country).postcode(value);
      case 'street':
        return (value) => this.#places(country).street(value);
      case 'address':
        return (value) => this.#places(country).address(value);
      case 'lat':
      case 'lon':
        return (value) => this.#coordinate(value);
      case 'iban':
        return (value) => this.#iban(value, options);
      case 'bank':
        return (value) => (options.keep?.includes('bank') ? value : this.#banks(country).name(value));
      case 'swift':
        return (value) => (options.keep?.includes('bank') ? value : this.#banks(country).bic(value));
      case 'date':
        return (value, { by }) => this.date(value, { within, country: code, by });
    }
    const selector = key.startsWith('company.') ? key.slice(8) : key;
    const field = selector === key ? country.fields.get(key) : country.company.get(selector);
    if (field?.validator?.id === 'cardNumber')
      return (value) => this.#card(field.validator as Checker, value, within);
    if (field?.group === 'banking' && !field.num)
      return (value) => this.#banked(country, key, value, options);
    if (field?.validator) return this.#prefixed(country, field.validator, options);
    if (field === undefined || DIGITAL.has(field.group)) return (value) => this.shape(value);
    return (value) => (/\d/.test(value) ? this.shape(value) : this.#made(code, key, value));
  }

  /**
   * Masks a number by its standard. A number that consists of the holder's own number after the country's letters follows
   * that number.
   */
  #prefixed(country: Country, checker: Checker, options: ColumnOptions): TextMask {
    const mask = this.#byValidator(checker, options);
    const own = country.fields.get('id')?.validator;
    if (own === undefined || own.id === checker.id) return mask;
    const context = this.#context(options.within);
    return (value, row) => {
      const isPrefixed = value.slice(0, 2).toLowerCase() === country.code && own.valid(value.slice(2));
      return isPrefixed ? value.slice(0, 2) + maskNumber(context, own, value.slice(2)) : mask(value, row);
    };
  }

  /** Returns another value of the field, chosen by this one. */
  #made(code: string, key: string, value: string): string {
    const seed = String(this.#keyring.number(`made ${key}`, value.toLowerCase()));
    const country = countryOf(code);
    return String(
      engine([country], everything).generate(`${code}.${key}` as never, { seed } as never) ?? value,
    );
  }

  /** Moves a coordinate by at most about twenty kilometres. */
  #coordinate(value: string): string {
    const number = Number(value);
    if (value.trim() === '' || !Number.isFinite(number)) return value;
    const decimals = /\.(\d+)/.exec(value)?.[1]?.length ?? 4;
    const part = this.#keyring.number('coordinate', value) / 2 ** 52;
    return (number + (part < 0.5 ? -0.2 + part * 0.3 : part * 0.3 - 0.1)).toFixed(decimals);
  }

  /** Masks a card number: length, brand and issuer prefix stay, and the account digits change. */
  #card(checker: Checker, value: string, within: number): string {
    return maskNumber(this.#context(within), checker, value, (number) => {
      const places = Array.from(number, (_, at) => at).slice(6, -1);
      return this.#anyBank().walk(number, places, (other) => rightNumber(checker, other)) ?? number;
    });
  }

  #anyBank(): BankBook {
    return this.#banks(countryOf('us'));
  }

  #iban(value: string, options: ColumnOptions): string {
    return maskNumber(this.#context(options.within), ibanValidator, value, (number) => {
      const country = WORLD.countries.get(number.slice(0, 2).toLowerCase());
      if (country === undefined) return maskRight(this.#context(options.within), ibanValidator, number);
      return this.#ibanOf(country, number, options);
    });
  }

  #ibanOf(country: Country, number: string, options: ColumnOptions): string {
    const banks = this.#banks(country);
    const keeps = options.keep?.includes('bank') === true;
    const based = keeps ? number : banks.withOtherBank('iban', number);
    const finish = (other: string) => rightNumber(ibanValidator, withIbanChecks(other));
    if (banks.account !== undefined) {
      const [from, length] = banks.account;
      const account = this.#banked(country, 'account', number.slice(from, from + length), options);
      const masked = finish(based.slice(0, from) + account + based.slice(from + length));
      if (masked !== undefined) return masked;
    }
    const span = new Set(banks.span('iban', number.length));
    const places = Array.from(number, (_, at) => at).filter(
      (at) => at >= 4 && !span.has(at) && radixOf(number[at] as string) === 10 && !isChecked(number, at),
    );
    return banks.walk(based, places.slice(-12), finish) ?? number;
  }

  /** Masks an account number or a bank code: the bank's digits become those of the other bank, and the rest changes. */
  #banked(country: Country, key: string, value: string, options: ColumnOptions): string {
    const banks = this.#banks(country);
    const checker = country.fields.get(key)?.validator;
    const keeps = options.keep?.includes('bank') === true;
    const whole = banks.whole.get(key);
    const right = (number: string): string => {
      if (whole && number.length === whole[1]) {
        const iban = ibanValidator.mended(`${country.code.toUpperCase()}00`.slice(0, whole[0]) + number);
        if (iban !== undefined && ibanValidator.valid(iban))
          return this.#ibanOf(country, iban, options).slice(whole[0]);
      }
      const based = keeps ? number : banks.withOtherBank(key, number);
      const span = new Set(banks.span(key, number.length));
      const layout = checker && layoutsOf(checker).get(number.length);
      const rest = (layout?.free ?? Array.from(number, (_, at) => at)).filter(
        (at) => !span.has(at) && radixOf(number[at] as string) === 10,
      );
      if (CODES.has(key) && span.size > 0) return (checker ? rightNumber(checker, based) : based) ?? number;
      const finish = (other: string) => (checker ? rightNumber(checker, other) : other);
      return (
        banks.walk(based, rest.slice(-14), finish) ??
        maskShape(this.#keyring, number, checker?.valid) ??
        number
      );
    };
    if (checker) return maskNumber(this.#context(options.within), checker, value, right);
    const number = value.replace(/[^0-9A-Za-z]/g, '');
    if (number === '') return value;
    const masked = right(number.toUpperCase());
    let at = 0;
    return value.replace(/[0-9A-Za-z]/g, () => masked[at++] ?? '');
  }
}

/** Words of a plan that are not fields. */
const WORDS: Readonly<
  Record<
    string,
    (masks: Masks, rest: string, options: ColumnOptions, country: string | undefined) => TextMask
  >
> = {
  text: (masks, _, { within }, country) => masks.text(country, within),
  null: () => () => null,
  const: (_, rest) => () => rest,
  pattern: (masks, rest) => (value) => masks.picture(rest, value),
  date:
    (masks, _, { within }, country) =>
    (value, { by }) =>
      masks.date(value, { within, country, by }),
  noise: (masks, rest) => {
    const share = /^(\d+(?:\.\d+)?)%$/.exec(rest)?.[1];
    const part = share === undefined ? Number(rest) : Number(share) / 100;
    if (rest === '' || !(part > 0 && part <= 1))
      throw new Problem('bad-parameter', `noise takes a share such as noise:5%, not ${shown(rest)}`);
    return (value) => masks.noise(part, value);
  },
  digits: (masks) => (value) => masks.shape(value),
  keep: () => (value) => value,
};

/** Splits a mask into its word and the part after the colon. */
function split(mask: string): readonly [string, string] {
  const colon = mask.indexOf(':');
  return colon < 0 ? [mask, ''] : [mask.slice(0, colon), mask.slice(colon + 1)];
}

const NO_ROW = { by: undefined, city: undefined, names: [] };

/** Fields whose values name their country or need none. */
const COUNTRYLESS = new Set(
  'name first last native sex dob born email username phone iban swift card ip ipv6 date lat lon'.split(' '),
);

/** Generic types that consist of hexadecimal digits. */
const HEXADECIMAL = new Set(['uuid', 'guid', 'objectid', 'mac', 'eth']);

/** Groups whose values are numbers in most countries; they are masked by shape. */
const DIGITAL: ReadonlySet<string> = new Set(['identity', 'payment', 'tax', 'transaction', 'contact']);

/** Codes that identify a bank only. */
const CODES = new Set('bankcode routing sortcode bsb transit institution ispb'.split(' '));

const SIGNS: Readonly<Record<string, string>> = { '#': '\\d', '@': '[A-Z]', '*': '[A-Z\\d]' };

const cardChecker = validators.find(({ id }) => id === 'cardNumber') as Checker;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
}

/** Returns true if the country puts a check digit at a position, which the other digits decide. */
function isChecked(number: string, at: number): boolean {
  const char = number[at] as string;
  const other = number.slice(0, at) + String((Number(char) + 1) % 10) + number.slice(at + 1);
  return withIbanChecks(other)[at] === char && withIbanChecks(number) === number;
}

function rightNumber(checker: Checker, number: string): string | undefined {
  const mended = checker.mended(number);
  return mended !== undefined && checker.valid(mended) ? mended : undefined;
}

function countryOf(code: string): Country {
  const country = WORLD.countries.get(code.toLowerCase());
  if (country) return country;
  throw new Problem(
    'unknown-country',
    `unknown country ${shown(code)}${suggestion(code, WORLD.countries.keys())}`,
  );
}

function hasField(country: Country, key: string): boolean {
  return country.fields.has(key) || (key.startsWith('company.') && country.company.has(key.slice(8)));
}

function everywhere(key: string): boolean {
  return hasField(countryOf('us'), key);
}

function unknownMask(mask: string, country: Country | undefined): Problem {
  const names = [
    ...Object.keys(WORDS),
    ...(country ?? countryOf('us')).fields.keys(),
    ...validators.map(({ id }) => id),
  ];
  const where = country === undefined ? '' : ` for country "${country.code}"`;
  return new Problem(
    'unknown-value',
    `unknown mask ${shown(mask)}${where}${suggestion(mask.replace(/^[a-z]{2}\./, ''), names)}`,
  );
}
