import { type Out, putDecimal, putText } from '../kernel/bytes.ts';

/** Adds decimal numbers in text without rounding. */
export class DecimalSum {
  #units = 0;
  #decimals = 0;
  /** The sum, once it has too many digits for a number. */
  #long: LongSum | undefined;

  clear(): void {
    this.#units = 0;
    this.#decimals = 0;
    this.#long = undefined;
  }

  /** Adds a number in JavaScript's notation. */
  add(text: string): void {
    if (!this.#long && this.#addShort(text)) return;
    if (!this.#long) {
      this.#long = new LongSum();
      this.#long.add(`${this.#units}e-${this.#decimals}`);
    }
    this.#long.add(text);
  }

  put(out: Out, at: number): number {
    return this.#long ? putText(out, at, this.#long.text) : putDecimal(out, at, this.#units, this.#decimals);
  }

  /** Adds the number if that needs no rounding; returns false otherwise. */
  #addShort(text: string): boolean {
    const point = text.indexOf('.');
    const decimals = Math.max(this.#decimals, point < 0 ? 0 : text.length - point - 1);
    if (decimals > MOST_DECIMALS || text.includes('e')) return false;
    const added = Math.round(Number(text) * 10 ** decimals);
    const units = this.#units * 10 ** (decimals - this.#decimals) + added;
    if (Math.abs(added) >= EXACT || Math.abs(units) >= EXACT) return false;
    this.#units = units;
    this.#decimals = decimals;
    return true;
  }
}

/** Numbers of fifteen digits and their sums are exact. */
const EXACT = 1e15;
const MOST_DECIMALS = 15;

/** Adds numbers of any length, seven digits at a time. */
class LongSum {
  /** Digits before the point and after it, in groups of seven from the point outwards; each group has its own sign. */
  readonly #wholes: number[] = [];
  readonly #parts: number[] = [];

  add(text: string): void {
    const [, minus, whole = '', fraction = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
    const sign = minus ? -1 : 1;
    const point = whole.length + Number(exponent);
    const digits = '0'.repeat(Math.max(0, -point)) + (whole + fraction).padEnd(point, '0');
    const [before, behind] = [digits.slice(0, Math.max(0, point)), digits.slice(Math.max(0, point))];
    for (let i = 0; i * SEVEN < before.length; i++) {
      const end = before.length - i * SEVEN;
      this.#wholes[i] = (this.#wholes[i] ?? 0) + sign * Number(before.slice(Math.max(0, end - SEVEN), end));
    }
    for (let i = 0; i * SEVEN < behind.length; i++) {
      const seven = behind.slice(i * SEVEN, (i + 1) * SEVEN).padEnd(SEVEN, '0');
      this.#parts[i] = (this.#parts[i] ?? 0) + sign * Number(seven);
    }
  }

  get text(): string {
    const sevens = [...this.#parts.slice().reverse(), ...this.#wholes];
    const carried = carriedOver(sevens);
    const isNegative = carried.at(-1) === -1;
    const digits = (isNegative ? carriedOver(sevens.map((each) => -each)) : carried)
      .map((each) => String(each).padStart(SEVEN, '0'))
      .reverse()
      .join('');
    const point = digits.length - this.#parts.length * SEVEN;
    const fraction = digits.slice(point).replace(/0+$/, '');
    const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '');
    return `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
  }
}

const SEVEN = 7;
const TEN_MILLION = 1e7;

/**
 * Carries between groups, from the last to the first, so that each is at least 0. A final -1 marks a negative
 * number.
 */
function carriedOver(sevens: readonly number[]): readonly number[] {
  let over = 0;
  const carried = sevens.map((each) => {
    const all = each + over;
    over = Math.floor(all / TEN_MILLION);
    return all - over * TEN_MILLION;
  });
  while (over >= TEN_MILLION || over < -1) {
    const next = Math.floor(over / TEN_MILLION);
    carried.push(over - next * TEN_MILLION);
    over = next;
  }
  return [...carried, over];
}
