import { Problem } from 'specimen-data/internal';
import type { IsWorkingDay } from '../story/calendar.ts';
import type { Characters } from '../text/characters.ts';

/** Content of a record: the text of each field by its key, without padding. */
export type Values = Readonly<Record<string, string>>;

/** Reference data that a rule may look up. */
export interface RuleContext {
  readonly isWorkingDay: IsWorkingDay;
  /** Records a value that must be unique; returns false if it occurred before. */
  isNew(value: string): boolean;
}

/** A rule for the value of a field. */
export interface FieldRule {
  /** Name of the case that breaks the rule. */
  readonly fault: string;
  /** Reason code with which the scheme answers. */
  readonly code: string | null;
  readonly why: string;
  holds(value: string, context: RuleContext): boolean;
  /** Returns a value that breaks this rule alone; `previous` is the field's value in the preceding record. */
  broken(value: string, context: { readonly isWorkingDay: IsWorkingDay; readonly previous: string }): string;
}

/** Total that a trailer states, with the name of the case in which it is wrong. */
export interface TotalRule {
  readonly fault: string;
  readonly code: string | null;
}

export interface RecordField {
  readonly length: number;
  /**
   * Digits are right-aligned after zeros, text is left-aligned before blanks, right text is right-aligned after blanks. A
   * signed number has its sign in its last character.
   */
  readonly kind: 'digits' | 'text' | 'right' | 'signed';
  /** The constant value of the field. */
  readonly fixed?: string;
  readonly rules: readonly FieldRule[];
  readonly total?: TotalRule;
}

export function digits(length: number, ...rules: readonly FieldRule[]): RecordField {
  return { length, kind: 'digits', rules };
}

export function text(length: number, ...rules: readonly FieldRule[]): RecordField {
  return { length, kind: 'text', rules };
}

export function rightText(length: number, ...rules: readonly FieldRule[]): RecordField {
  return { length, kind: 'right', rules };
}

/** Declares a number of digits whose last character also carries the sign. */
export function signed(length: number, ...rules: readonly FieldRule[]): RecordField {
  return { length, kind: 'signed', rules };
}

export function fixed(value: string): RecordField {
  return { length: value.length, kind: 'text', fixed: value, rules: [] };
}

export function blank(length: number): RecordField {
  return fixed(' '.repeat(length));
}

export function total(length: number, fault: string, code: string | null = null): RecordField {
  return { length, kind: 'digits', rules: [], total: { fault, code } };
}

/** Declares a total that may be below zero. */
export function signedTotal(length: number, fault: string): RecordField {
  return { length, kind: 'signed', rules: [], total: { fault, code: null } };
}

/** A field with its place in the record. */
export interface PlacedField extends RecordField {
  readonly key: string;
  /** Position of the first character, from 0. */
  readonly start: number;
}

/** A kind of record: its first characters, the records it may follow and its fields. */
export interface RecordType {
  readonly name: string;
  /** Matches the lines of this type. */
  readonly sign: RegExp;
  /** Names of the preceding types that are allowed; `start` is the beginning of the file. */
  readonly after: readonly string[];
  readonly fields: readonly PlacedField[];
  readonly width: number;
}

/** Declares a type of record; its fields follow each other without gaps. */
export function recordType(
  name: string,
  { sign, after }: Pick<RecordType, 'sign' | 'after'>,
  fields: Readonly<Record<string, RecordField>>,
): RecordType {
  let start = 0;
  const placed = Object.entries(fields).map(([key, field]) => {
    const at = { ...field, key, start };
    start += field.length;
    return at;
  });
  return { name, sign, after, fields: placed, width: start };
}

/** A record: its type and its content. */
export interface FileRecord {
  readonly type: RecordType;
  readonly values: Values;
}

/** Returns the line of a record. A number too long for its field is a problem; a text is cut. */
export function recordLine({ type, values }: FileRecord, characters: Characters): string {
  let line = '';
  for (const field of type.fields) {
    const { key, length, kind, fixed: constant } = field;
    const value = constant ?? values[key] ?? '';
    if (kind === 'digits' || kind === 'signed') {
      if (value.replace('-', '').length > length)
        throw new Problem(
          'bad-parameter',
          `${key} ${value} does not fit into the ${length} digits of a ${type.name} record`,
        );
      line += numberText(value, field);
    } else {
      const fitting = characters.transliterate(value).slice(0, length);
      line += kind === 'right' ? fitting.padStart(length) : fitting.padEnd(length);
    }
  }
  return line;
}

/** Writes a number as it stands in its field. */
export function numberText(value: string, { kind, length }: RecordField): string {
  if (kind === 'digits') return value.padStart(length, '0');
  const digits = value.replace('-', '').padStart(length, '0');
  const signs = value.startsWith('-') ? NEGATIVE : POSITIVE;
  return digits.slice(0, -1) + signs.charAt(Number(digits.slice(-1)));
}

/**
 * Last characters of signed numbers, by their last digits. Source: CFONB, Relevé de compte sur support informatique (July
 * 2004), which has them from punched cards.
 */
const POSITIVE = '{ABCDEFGHI';
const NEGATIVE = '}JKLMNOPQR';

/** Matches numbers as they stand in their fields. */
export const NUMBERS = { digits: /^\d*$/, signed: /^(?:\d*[\d{}A-R])?$/ } as const;

/** Returns the digits of a signed number, a hyphen before those below zero. */
function plainNumber(text: string): string {
  const last = text.slice(-1);
  const below = NEGATIVE.indexOf(last);
  const digit = below < 0 ? POSITIVE.indexOf(last) : below;
  return last === '' || digit < 0 ? text : `${below < 0 ? '' : '-'}${text.slice(0, -1)}${digit}`;
}

/** Reads the fields of a line; texts lose their padding. */
export function readValues({ fields }: RecordType, line: string): Values {
  const values: Record<string, string> = {};
  for (const { key, start, length, kind } of fields) {
    const text = line.slice(start, start + length).trim();
    values[key] = kind === 'signed' ? plainNumber(text) : text;
  }
  return values;
}
