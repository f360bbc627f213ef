import { plainDecimal } from '../check/decimals.ts';
import { Faults } from '../check/faults.ts';
import { HashSet } from '../check/hashSet.ts';
import type { CheckContext, CheckResult, FileChecker } from '../model.ts';
import { settlementDays } from '../story/calendar.ts';
import { amountText } from '../story/money.ts';
import {
  NUMBERS,
  numberText,
  type PlacedField,
  type RecordType,
  type RuleContext,
  readValues,
  type Values,
} from './layout.ts';
import { LineReader } from './lineReader.ts';
import { type RecordFormat, type RecordSums, typeOf } from './recordFormat.ts';

/** Returns a checker of a format of records. Totals are judged only while every line was readable. */
export function recordChecker(format: RecordFormat, { countries }: CheckContext): FileChecker {
  const country = countries.get(format.country);
  const isWorkingDay = country && settlementDays(country, format.currency, countries.values());
  return new RecordChecker(format, isWorkingDay ?? (() => true));
}

class RecordChecker implements FileChecker {
  readonly #format: RecordFormat;
  readonly #faults = new Faults();
  readonly #sums: RecordSums;
  readonly #isWorkingDay: RuleContext['isWorkingDay'];
  readonly #seen = new Map<string, HashSet>();
  readonly #reader: LineReader;
  #previous = 'start';
  #lines = 0;
  #isStructured = true;

  constructor(format: RecordFormat, isWorkingDay: RuleContext['isWorkingDay']) {
    this.#format = format;
    this.#sums = format.sums();
    this.#isWorkingDay = isWorkingDay;
    const { decode = (line) => line, unbroken } = format;
    this.#reader = new LineReader((line, number) => this.#take(decode(line), number), unbroken);
  }

  write(bytes: Uint8Array): void {
    this.#reader.write(bytes);
  }

  end(): CheckResult {
    this.#reader.end();
    const { key, currency, ends, block = 1, structureCode } = this.#format;
    const at = `line ${Math.max(1, this.#lines)}, position 1`;
    if (this.#isStructured && !ends.includes(this.#previous))
      this.#faults.add({
        fault: 'missing',
        at,
        why: `the file does not end with a ${ends.join(' or ')} record`,
        code: structureCode,
      });
    else if (this.#isStructured && this.#lines % block !== 0)
      this.#faults.add({
        fault: 'blocking',
        at,
        why: `the file has ${this.#lines} lines, which is no multiple of ${block}`,
        code: structureCode,
      });
    const faults = this.#faults.of(null);
    return {
      ...{ message: key, version: null, profile: null, valid: faults.length === 0, faults },
      count: this.#sums.count,
      sum: plainDecimal(amountText(this.#sums.units, currency)),
    };
  }

  #take(line: string, number: number): void {
    this.#lines = number;
    const type = typeOf(this.#format, line);
    if (!type) {
      this.#structureFault('record', number, 1, 'the line is none of the records of the format');
      return;
    }
    if (line.length !== type.width) {
      const why = `the ${type.name} record has ${line.length} characters, not ${type.width}`;
      this.#structureFault('width', number, Math.min(line.length, type.width) + 1, why);
    } else if (!type.after.includes(this.#previous)) {
      const why =
        this.#previous === 'start'
          ? `a file cannot begin with a ${type.name} record`
          : `a ${type.name} record cannot follow a ${this.#previous} record`;
      this.#structureFault('order', number, 1, why);
    } else this.#readRecord(type, line, number);
    this.#previous = type.name;
  }

  #structureFault(fault: string, number: number, position: number, why: string): void {
    // One wrong line puts its neighbours out of order; the first one is the fault to mend.
    if (fault === 'order' && !this.#isStructured) return;
    this.#isStructured = false;
    const at = `line ${number}, position ${position}`;
    this.#faults.add({ fault, at, why, code: this.#format.structureCode });
  }

  #readRecord(type: RecordType, line: string, number: number): void {
    const values = readValues(type, line);
    const totals = this.#sums.add({ type, values });
    for (const field of type.fields) {
      const found =
        this.#faultOf(type, field, { line, values }) ?? this.#totalFault(field, line, totals?.[field.key]);
      if (found) this.#faults.add({ ...found, at: `line ${number}, position ${field.start + 1}` });
    }
  }

  #faultOf(
    type: RecordType,
    field: PlacedField,
    { line, values }: { readonly line: string; readonly values: Values },
  ) {
    const { start, length, key, kind, fixed, rules } = field;
    const text = line.slice(start, start + length);
    if (fixed !== undefined)
      return text === fixed
        ? undefined
        : { fault: 'code', why: `${key} must be "${fixed}"`, code: this.#format.structureCode };
    const isNumber = kind === 'digits' || kind === 'signed';
    const isWritten = isNumber ? NUMBERS[kind].test(text) : this.#format.characters.allows(text);
    if (!isWritten) {
      const expected = isNumber ? 'digits' : this.#format.characters.name;
      return { fault: 'characters', why: `${key} has characters other than ${expected}`, code: null };
    }
    const context: RuleContext = {
      isWorkingDay: this.#isWorkingDay,
      isNew: (value) => this.#setOf(`${type.name}.${key}`).add(value),
    };
    const broken = rules.find((rule) => !rule.holds(values[key] ?? '', context));
    return broken && { fault: broken.fault, why: `${key}: ${broken.why}`, code: broken.code };
  }

  #totalFault(field: PlacedField, line: string, expected: string | undefined) {
    const { total, key, length, start } = field;
    if (!total || expected === undefined || !this.#isStructured) return undefined;
    const right = numberText(expected, field);
    if (line.slice(start, start + length) === right) return undefined;
    return { fault: total.fault, why: `${key} must be ${right}`, code: total.code };
  }

  #setOf(key: string): HashSet {
    let set = this.#seen.get(key);
    if (!set) {
      set = new HashSet();
      this.#seen.set(key, set);
    }
    return set;
  }
}
