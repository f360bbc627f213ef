import { expect, it } from 'vitest';
import { arabicOf } from './arabicOf.ts';
import { book, latinOf, translateWords } from './arabicScript.ts';
import { BGD, IND, PAK } from './residentNames.ts';

const PAIRS = 'شارع_الشيخ_زايد|Sheikh_Zayed_Road@Dubai طريق|Road دبي|Dubai البركة|El_Baraka';

it('has the Latin side of pairs as facts want it', () => {
  expect(latinOf(PAIRS)).toBe('Sheikh_Zayed_Road@Dubai Road Dubai El_Baraka');
});

it.each([
  ['Sheikh Zayed Road, Dubai', 'شارع الشيخ زايد, دبي'],
  ['Road 2825', 'طريق 2825'],
  ['Roadside Dubais', 'Roadside Dubais'],
  ['El Baraka Négoce', 'البركة Négoce'],
])('turns what it knows of %s into the native script, longer words first', (latin, native) => {
  expect(translateWords(latin, book(PAIRS))).toBe(native);
});

it.each([
  ['Rajesh Kumar', 'راجيش كومار'],
  ['Thomas', 'توماس'],
  ['dela Cruz', 'ديلا كروز'],
  ['Anil', 'انيل'],
  ['Jincy', 'جينسي'],
])('writes %s in Arabic letters', (latin, native) => {
  expect(arabicOf(latin)).toBe(native);
});

it('knows residents from India, Pakistan and Bangladesh by letters that Arabic has', () => {
  const all = JSON.stringify([BGD, IND, PAK]);
  expect(all.match(/[\u06a9\u06af\u06cc\u067e]/g)).toBeNull();
  expect(all).toContain('كوريان|Kurian');
  expect(all).toContain('شيريان|Cherian');
});
