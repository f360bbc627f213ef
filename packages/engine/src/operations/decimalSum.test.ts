import { expect, it } from 'vitest';
import { decode, Out } from '../kernel/bytes.ts';
import { DecimalSum } from './decimalSum.ts';

function sumOf(numbers: readonly number[]): string {
  const sum = new DecimalSum();
  const out = new Out();
  sum.add('7');
  sum.clear();
  for (const each of numbers) sum.add(String(each));
  return decode(out.bytes, 0, sum.put(out, 0));
}

it.each<[readonly number[], string]>([
  [[], '0'],
  [[0.1, 0.2], '0.3'],
  [[1.25, -3], '-1.75'],
  [[1e-7, 1.5e-7, 2], '2.00000025'],
  [[2, 1e-7, -2], '0.0000001'],
  [[0.12345678901234568], '0.12345678901234568'],
  [[123456.5, 0.12345678901234568], '123456.62345678901234568'],
  [[999999999999999, 1], '1000000000000000'],
  [[9007199254740991, 9007199254740991, -0.5], '18014398509481981.5'],
  [[-9007199254740991, -9007199254740991], '-18014398509481982'],
  [[1e21, 2.5e21], '3500000000000000000000'],
  [[12345678901.25, 12345678901.25], '24691357802.5'],
])('%j are %s together', (numbers, text) => expect(sumOf(numbers)).toBe(text));

it.each([
  [[-1e21, 1e21, -0.5], '-0.5'],
  [[1e-20, -3e-20], '-0.00000000000000000002'],
  [Array.from({ length: 3000 }, () => -9007199254740991), '-27021597764222973000'],
  [Array.from({ length: 3000 }, (_, i) => (i % 2 ? 1e22 : -1e22)), '0'],
])('%j are %s together, whatever their signs', (numbers, text) => expect(sumOf(numbers)).toBe(text));

it('is as exact as whole numbers of any size', () => {
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  for (let round = 0; round < 200; round++) {
    const numbers = Array.from({ length: 20 }, () => (random() - 1_073_741_823) * (random() % 9_000_000));
    const exact = numbers.reduce((sum, each) => sum + BigInt(each), 0n);
    expect(sumOf(numbers)).toBe(String(exact));
  }
});
