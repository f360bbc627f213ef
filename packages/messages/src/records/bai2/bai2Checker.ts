import { plainDecimal } from '../../check/decimals.ts';
import { Faults } from '../../check/faults.ts';
import { HashSet } from '../../check/hashSet.ts';
import type { CheckResult, FileChecker } from '../../model.ts';
import { amountText } from '../../story/money.ts';
import { ASCII } from '../ascii.ts';
import { LineReader } from '../lineReader.ts';
import { BAI2_CODES } from './bai2.ts';
import { Bai2Sums, fundsLength, summariesOf } from './bai2Sums.ts';
import { BAI2_TYPES, type Bai2Record, type Bai2Type, controlFault } from './bai2Table.ts';

/** Where a field stands. */
interface Place {
  readonly line: number;
  readonly position: number;
}

/** A record with its continuations. */
interface Logical {
  readonly fields: string[];
  readonly places: Place[];
  lines: number;
}

/** Checks a file of BAI2; a record and its continuations (88) are one. */
export class Bai2Checker implements FileChecker {
  readonly #faults = new Faults();
  readonly #sums = new Bai2Sums();
  readonly #references = new HashSet();
  readonly #reader = new LineReader((line, number) => this.#take(line, number));
  #record: Logical | undefined;
  #previous = 'start';
  #last = 1;
  #currency = 'USD';
  #account = '';
  #closing: { readonly account: string; readonly units: number } | undefined;
  /** Totals are judged only while every record was readable. */
  #isReadable = true;

  write(bytes: Uint8Array): void {
    this.#reader.write(bytes);
  }

  end(): CheckResult {
    this.#reader.end();
    this.#close();
    if (this.#isReadable && this.#previous !== '99')
      this.#add({ line: this.#last, position: 1 }, 'missing', 'the file does not end with a record 99');
    const faults = this.#faults.of(null);
    return {
      ...{ message: 'bai2', version: null, profile: null, valid: faults.length === 0, faults },
      count: this.#sums.count,
      sum: plainDecimal(amountText(this.#sums.units, this.#currency)),
    };
  }

  #add({ line, position }: Place, fault: string, why: string): void {
    this.#faults.add({ fault, at: `line ${line}, position ${position}`, why, code: null });
  }

  #take(line: string, number: number): void {
    this.#last = number;
    if (line.trim() === '') return;
    if (!ASCII.allows(line)) {
      const at = [...line].findIndex((sign) => !ASCII.allows(sign)) + 1;
      this.#add(
        { line: number, position: at },
        'characters',
        `the record has characters other than ${ASCII.name}`,
      );
    }
    const isContinued = /^88,/.test(line);
    if (!isContinued) this.#close();
    this.#record ??= { fields: [], places: [], lines: 0 };
    this.#record.lines++;
    if (this.#record.fields.length < MOST_FIELDS) appendFields(this.#record, line, number);
    // Texts and their continuations may end without the slash.
    const [code] = this.#record.fields;
    if (code !== '16' && !isContinued && !/\/\s*$/.test(line))
      this.#add(
        { line: number, position: line.length + 1 },
        'delimiter',
        'the record does not end with a slash',
      );
  }

  #close(): void {
    const record = this.#record;
    if (!record) return;
    this.#record = undefined;
    const [place] = record.places as [Place];
    const [code = ''] = record.fields;
    const type = BAI2_TYPES.find((each) => each.code === code);
    if (!type) {
      this.#isReadable = false;
      this.#add(place, 'record', `${code} is none of the records of the format`);
      return;
    }
    if (!type.after.includes(this.#previous)) {
      if (this.#isReadable)
        this.#add(place, 'order', `a record ${code} cannot follow ${orStart(this.#previous)}`);
      this.#isReadable = false;
    }
    this.#previous = code;
    if (this.#hasFields(type, record)) this.#judge(type, record);
    else this.#isReadable = false;
  }

  #hasFields({ code, fields, isOpen }: Bai2Type, record: Logical): boolean {
    const { length } = record.fields;
    const most = fields.length + 1;
    const isSurplus = !isOpen && record.fields.slice(most).some((field) => field !== '');
    if (length >= most && !isSurplus) return true;
    const place = record.places[Math.min(length, most) - 1] as Place;
    this.#add(place, 'fields', `a record ${code} has ${most} fields, not ${length}`);
    return false;
  }

  #judge({ fields: rules, code }: Bai2Type, record: Logical): void {
    const { fields, places, lines } = record;
    const expected = this.#sums.add(fields, lines);
    let isWritten = true;
    for (const [i, { name, rules: each }] of rules.entries()) {
      const broken = each.find((rule) => !rule.holds(fields[i + 1] ?? ''));
      if (!broken) continue;
      isWritten = false;
      this.#add(places[i + 1] as Place, broken.fault, `${name}: ${broken.why}`);
    }
    if (!isWritten) {
      if (code === '16') this.#isReadable = false;
      return;
    }
    if (expected) this.#judgeTotals(expected, record);
    if (code === '02' && fields[6]) this.#currency = fields[6];
    if (code === '03') this.#judgeBalances(record);
    if (code === '16') this.#judgeReference(record);
  }

  #judgeTotals(expected: readonly string[], { fields, places }: Logical): void {
    if (!this.#isReadable) return;
    for (const [i, right] of expected.entries())
      if (Number(fields[i + 1]) !== Number(right))
        this.#add(places[i + 1] as Place, controlFault(i), `the field must be ${right}`);
  }

  /** Opening balance, credits and debits give the closing balance, which is the next opening one. */
  #judgeBalances({ fields, places }: Logical): void {
    this.#account = fields[1] ?? '';
    const summaries = summariesOf(fields);
    const summary = (code: string) => summaries.find((each) => each.code === code);
    const [opening, closing] = [summary(BAI2_CODES.opening), summary(BAI2_CODES.closing)];
    const [credits, debits] = [summary(BAI2_CODES.credits), summary(BAI2_CODES.debits)];
    const known = this.#closing?.account === this.#account ? this.#closing.units : undefined;
    if (opening && known !== undefined && opening.amount !== known)
      this.#add(
        places[opening.at] as Place,
        'opening',
        `the opening balance must be ${known}, the closing one of the group before`,
      );
    this.#closing = closing && { account: this.#account, units: closing.amount };
    if (!opening || !closing || !credits || !debits) return;
    const right = (known ?? opening.amount) + credits.amount - debits.amount;
    this.#closing = { account: this.#account, units: right };
    if (closing.amount !== right)
      this.#add(places[closing.at] as Place, 'balance', `the closing balance must be ${right}`);
  }

  #judgeReference({ fields, places }: Logical): void {
    const at = 4 + fundsLength(fields[3] ?? '', fields[4]);
    const reference = fields[at] ?? '';
    if (reference.trim() === '' || this.#references.add(`${this.#account} ${reference}`)) return;
    this.#add(places[at] as Place, 'duplicate', "the bank's reference stands twice");
  }
}

/** Fields that are kept of a record and its continuations. */
const MOST_FIELDS = 10_000;

function appendFields(record: Logical, line: string, number: number): void {
  const text = line.replace(/\/\s*$/, '');
  let position = 1;
  for (const [i, field] of text.split(',').entries()) {
    // The code of a continuation is no field of the record.
    if (i > 0 || record.fields.length === 0) {
      record.fields.push(field);
      record.places.push({ line: number, position });
    }
    position += field.length + 1;
  }
}

function orStart(previous: Bai2Record[number]): string {
  return previous === 'start' ? 'the beginning of a file' : `a record ${previous}`;
}
