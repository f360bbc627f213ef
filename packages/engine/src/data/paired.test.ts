import { expect, it } from 'vitest';
import { paired } from './paired.ts';

it('keeps the words and what stands around them, and knows the native form of each', () => {
  const { text, native } = paired('retail Auto_Parts=汽配|Tea=茶业 Main_Road=大路@A+B Plain');
  expect(text).toBe('retail Auto_Parts|Tea Main_Road@A+B Plain');
  expect([...native]).toEqual([
    ['Auto Parts', '汽配'],
    ['Tea', '茶业'],
    ['Main Road', '大路'],
  ]);
});
