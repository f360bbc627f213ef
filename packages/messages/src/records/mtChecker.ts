import { plainDecimal } from '../check/decimals.ts';
import { Faults } from '../check/faults.ts';
import type { CheckContext, CheckResult, FileChecker } from '../model.ts';
import { amountText } from '../story/money.ts';
import { SWIFT_X } from '../text/characters.ts';
import { LineReader } from './lineReader.ts';
import type { MtFinding, MtFormat, MtJudge } from './mtFormat.ts';

/** Reads a file of MT messages field by field, with blocks around each message or without. */
export class MtChecker implements FileChecker {
  readonly #format: MtFormat;
  readonly #judge: MtJudge;
  readonly #faults = new Faults();
  readonly #reader = new LineReader((line, number) => this.#take(line, number));
  #previous = 'start';
  #isOpen = false;
  #field: { readonly tag: string; readonly number: number; readonly lines: string[] } | undefined;
  #last = 1;

  constructor(format: MtFormat, context: CheckContext) {
    this.#format = format;
    this.#judge = format.judge(context);
  }

  write(bytes: Uint8Array): void {
    this.#reader.write(bytes);
  }

  end(): CheckResult {
    this.#reader.end();
    this.#closeField();
    if (this.#isOpen || this.#judge.count === 0) this.#closeMessage(this.#last);
    const faults = this.#faults.of(null);
    const { count, units, currency } = this.#judge;
    return {
      ...{ message: this.#format.key, version: null, profile: null, valid: faults.length === 0, faults },
      count,
      sum: plainDecimal(amountText(units, currency || 'EUR')),
    };
  }

  #take(line: string, number: number): void {
    this.#last = number;
    const [, tag, rest = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      this.#closeField();
      this.#isOpen = true;
      this.#field = { tag, number, lines: [rest] };
    } else if (/^-\}?(?:\{.*)?$/.test(line)) {
      this.#closeField();
      this.#closeMessage(number);
    } else if (line.startsWith('{')) this.#readHead(line, number);
    else if (this.#field) {
      if (this.#field.lines.length < MOST_LINES) this.#field.lines.push(line);
    } else if (line !== '') this.#add(number, 1, wrong('unknown', 'the line is no field'));
  }

  #readHead(line: string, number: number): void {
    const [, sender, uetr] = HEAD.exec(line) ?? [];
    if (sender === undefined)
      this.#add(number, 1, wrong('header', 'the blocks 1 to 4 are not written right'));
    else if (uetr !== undefined && !UETR.test(uetr))
      this.#add(number, line.indexOf(uetr) + 1, wrong('uetr', 'the UETR is no UUID of version 4', 'U13'));
  }

  #closeMessage(number: number): void {
    const { ends } = this.#format;
    if (!ends.includes(this.#previous) && this.#previous !== 'unknown')
      this.#add(number, 1, wrong('missing', `the message does not end with field ${ends.join(' or ')}`));
    this.#previous = 'start';
    this.#isOpen = false;
  }

  #closeField(): void {
    const field = this.#field;
    if (!field) return;
    this.#field = undefined;
    const { tag, number, lines } = field;
    const known = this.#format.tags.find((each) => each.tag === tag);
    if (!known) {
      this.#add(number, 1, wrong('unknown', `field ${tag} is none of the message's`, 'T13'));
      return;
    }
    this.#judgePlace(known.after, tag, number);
    this.#previous = tag;
    const offset = tag.length + 3;
    const [width, most] = known.size;
    const strange = lines.findIndex((line) => !SWIFT_X.allows(line));
    if (strange >= 0) {
      const at = [...(lines[strange] as string)].findIndex((sign) => !SWIFT_X.allows(sign));
      const position = at + 1 + (strange === 0 ? offset - 1 : 0);
      this.#add(
        number + strange,
        position,
        wrong('characters', `field ${tag} has characters outside ${SWIFT_X.name}`, 'M60'),
      );
      return;
    }
    const long = lines.findIndex((line) => line.length > width);
    if (long >= 0 || lines.length > most) {
      const at = long >= 0 ? long : most;
      this.#add(number + at, 1, wrong('length', `field ${tag} is longer than ${known.form}`, 'T33'));
      return;
    }
    const match = known.pattern.exec(lines.join('\n'));
    const found = match
      ? this.#judge.take(tag, match.slice(1))
      : wrong('pattern', `field ${tag} must be written as ${known.form}`);
    if (found) this.#add(number, offset, found);
  }

  #judgePlace(after: readonly string[], tag: string, number: number): void {
    if (after.includes(this.#previous)) return;
    // A field that could have followed one that follows what is there: something is missing between them.
    const between = this.#format.tags.find(
      (each) => after.includes(each.tag) && each.after.includes(this.#previous),
    );
    if (between)
      this.#add(number, 1, wrong('missing', `field ${between.tag} is missing before field ${tag}`));
    else if (!this.#isMisplaced) this.#add(number, 1, wrong('order', `field ${tag} cannot stand here`));
    this.#isMisplaced = true;
  }

  /** Fields out of order displace the following ones; one fault is enough. */
  #isMisplaced = false;

  #add(number: number, position: number, found: MtFinding): void {
    this.#faults.add({ ...found, at: `line ${number}, position ${position}` });
  }
}

function wrong(fault: string, why: string, code: string | null = null): MtFinding {
  return { fault, why, code };
}

/** Lines of a field that are kept. No field has as many. */
const MOST_LINES = 40;

const HEAD =
  /^\{1:F01([A-Z0-9]{12})\d{10}\}\{2:[IO][^{}]*\}(?:\{3:(?:\{\d{3}:[^{}]*\})*?(?:\{121:([^{}]*)\})?(?:\{\d{3}:[^{}]*\})*\})?\{4:$/;

const UETR = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
