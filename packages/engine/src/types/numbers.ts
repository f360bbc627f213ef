import { type Out, putText } from '../kernel/bytes.ts';
import { FARTHEST } from '../kernel/limits.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import type { Type } from '../model.ts';
import { decimalParam, readParams, wholeParam, wrong } from './params.ts';

const MAX = Number.MAX_SAFE_INTEGER;

const TOO_MANY = 'the range has more numbers than JSON can represent exactly, 2^53';

/** Number of rows for which a sequence has different numbers. */
const ROWS = 2 * FARTHEST;

export const numbers: readonly Type[] = [
  {
    key: 'sequence',
    label: 'Sequence',
    whole: true,
    params: 'start,step (whole numbers, the step of at most a million; 1,1 by default)',
    kind: 'number',
    room: ([, step = '1']) => (Number(step) === 0 ? 1 : ENDLESS),
    compile(given) {
      const [start, step] = readParams<[number, number]>(this, given, [
        wholeParam(1, -MAX, MAX),
        wholeParam(1, -1e6, 1e6),
      ]);
      const farthest = MAX - Math.abs(step) * ROWS;
      if (start * Math.sign(step) > farthest)
        throw wrong(this, given, `more than ${farthest} from 0, numbers would repeat`);
      return (out, at, _, row) => putNumber(out, at, start + step * row);
    },
  },
  {
    key: 'bool',
    label: 'Boolean',
    params: 'probability (of true, 0 to 1; 0.5 by default)',
    kind: 'boolean',
    compile(given) {
      const [probability] = readParams<[number]>(this, given, [decimalParam(0.5, 0, 1)]);
      return (out, at, random) => putText(out, at, random.chance(probability) ? 'true' : 'false');
    },
  },
  {
    key: 'int',
    label: 'Integer',
    whole: true,
    params: 'min,max (whole numbers; 0,1000 by default)',
    kind: 'number',
    room([min = '0', max = '1000']) {
      return Number(max) - Number(min) + 1;
    },
    compile(given) {
      const [min, max] = readParams<[number, number]>(this, given, [
        wholeParam(0, -MAX, MAX),
        wholeParam(1000, -MAX, MAX),
      ]);
      if (min > max) throw wrong(this, given, `${min} is more than ${max}`);
      if (max - min > MAX) throw wrong(this, given, TOO_MANY);
      return (out, at, random) => putNumber(out, at, random.int(min, max));
    },
  },
  {
    key: 'float',
    label: 'Decimal number',
    params: 'min,max,decimals (decimals 0 to 10; 0,1,2 by default)',
    kind: 'number',
    room([min = '0', max = '1', decimals = '2']) {
      const scale = 10 ** Number(decimals);
      return Math.floor(Number(max) * scale) - Math.ceil(Number(min) * scale) + 1;
    },
    compile(given) {
      const [min, max, decimals] = readParams<[number, number, number]>(
        this,
        given.length === 2 ? [...given, '2'] : given,
        [decimalParam(0, -MAX, MAX), decimalParam(1, -MAX, MAX), wholeParam(2, 0, 10)],
      );
      const scale = 10 ** decimals;
      const low = Math.ceil(min * scale);
      const high = Math.floor(max * scale);
      if (min > max) throw wrong(this, given, `${min} is more than ${max}`);
      if (low > high) throw wrong(this, given, 'no number with so few decimals lies between');
      if (!Number.isSafeInteger(low) || !Number.isSafeInteger(high) || high - low > MAX)
        throw wrong(this, given, TOO_MANY);
      return (out, at, random) => putNumber(out, at, random.int(low, high) / scale);
    },
  },
];

/** Writes a number as JSON does. */
function putNumber(out: Out, at: number, value: number): number {
  return putText(out, at, String(value === 0 ? 0 : value));
}
