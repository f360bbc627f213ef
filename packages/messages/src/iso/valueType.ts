/** Type of a value, with the rules for its text. */
export interface ValueType {
  /** Describes what is wrong with a text, as a sentence without its subject; undefined if the text is valid. */
  fault(text: string): ValueFault | undefined;
  /** Maximum number of characters, if limited. */
  readonly longest?: number;
  /** Number of decimals. */
  readonly decimals?: number;
  /** True if the element has the attribute Ccy. */
  readonly currency: boolean;
  /** Allowed codes, for a code list. */
  readonly codes?: ReadonlySet<string>;
}

/** A broken rule of a type, with the name of its case. */
export interface ValueFault {
  readonly fault: 'length' | 'pattern' | 'code' | 'number' | 'decimals' | 'date' | 'missing';
  readonly why: string;
}

/** Reads the definition of a value type: `codes A B`, `text 1..35`, `/pattern/`, `decimal 18.5 from 0`, `date` …. */
export function valueType(line: string): ValueType {
  const [word = '', ...rest] = line.split(' ');
  if (word.startsWith('/')) return patternType(line.slice(1, line.lastIndexOf('/')));
  if (word === 'codes') return codeType(rest);
  if (word === 'text' || word === 'base64Binary') return textType(rest[0] as string);
  if (word === 'decimal' || word === 'amount') return decimalType(rest, word === 'amount');
  const form = FORMS[word];
  if (!form) return { fault: () => undefined, currency: false };
  return {
    fault: (text) => (form(text.trim()) ? undefined : { fault: 'date', why: `must be ${NAMES[word]}` }),
    currency: false,
  };
}

function codeType(codes: readonly string[]): ValueType {
  const set = new Set(codes);
  const shown = codes.length > 12 ? `${codes.slice(0, 12).join(', ')} …` : codes.join(', ');
  return {
    fault: (text) => (set.has(text) ? undefined : { fault: 'code', why: `must be one of ${shown}` }),
    currency: false,
    codes: set,
  };
}

function textType(range: string): ValueType {
  const [least = 0, longest = 0] = range.split('..').map(Number);
  return {
    fault(text) {
      // A character outside the basic plane is two code units but one character.
      const length = text.length > longest ? [...text].length : text.length;
      if (length >= least && length <= longest) return undefined;
      return length < least
        ? { fault: 'missing', why: 'must not be empty' }
        : { fault: 'length', why: `has ${length} characters; at most ${longest} are allowed` };
    },
    longest,
    currency: false,
  };
}

function patternType(pattern: string): ValueType {
  const whole = new RegExp(`^(?:${pattern})$`);
  return {
    fault: (text) => (whole.test(text) ? undefined : { fault: 'pattern', why: `must match ${pattern}` }),
    currency: false,
  };
}

function decimalType([digits = '', , from]: readonly string[], currency: boolean): ValueType {
  const [total = 18, decimals = 0] = digits.split('.').map(Number);
  const positive = currency || from !== undefined;
  return {
    fault(given) {
      const [all, sign = '', whole = '', fraction = ''] = DECIMAL.exec(given.trim()) ?? [];
      if (all === undefined || whole.length + fraction.length === 0)
        return { fault: 'number', why: 'must be a decimal number such as 12.50' };
      if (sign === '-' && positive && /[1-9]/.test(all))
        return { fault: 'number', why: 'must not be negative' };
      const places = fraction.replace(/0+$/, '').length;
      if (places > decimals)
        return { fault: 'decimals', why: `has ${places} decimals; at most ${decimals} are allowed` };
      if (whole.replace(/^0+/, '').length + places > total)
        return { fault: 'length', why: `has more than ${total} digits` };
      return undefined;
    },
    decimals,
    currency,
  };
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

const ZONE = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const TIME = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)';
const DATE = new RegExp(`^(-?\\d{4,})-(\\d{2})-(\\d{2})${ZONE}$`);
const DATE_TIME = new RegExp(`^(-?\\d{4,})-(\\d{2})-(\\d{2})T${TIME}${ZONE}$`);

/** Lexical forms of the built-in types of XML Schema. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => isDate(DATE.exec(text)),
  dateTime: (text) => isDate(DATE_TIME.exec(text)),
  time: (text) => new RegExp(`^${TIME}${ZONE}$`).test(text),
  gYear: (text) => new RegExp(`^-?\\d{4,}${ZONE}$`).test(text),
  gYearMonth: (text) => new RegExp(`^-?\\d{4,}-(?:0[1-9]|1[0-2])${ZONE}$`).test(text),
  boolean: (text) => /^(?:true|false|1|0)$/.test(text),
};

const NAMES: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-01-31',
  dateTime: 'a time such as 2026-01-31T09:30:00',
  time: 'a time such as 09:30:00',
  gYear: 'a year such as 2026',
  gYearMonth: 'a month such as 2026-01',
  boolean: 'true or false',
};

function isDate(found: RegExpExecArray | null): boolean {
  if (!found) return false;
  const [, year, month, day] = found.map(Number) as [number, number, number, number];
  if (year === 0 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}
