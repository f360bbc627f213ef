import { expect, it } from 'vitest';
import { bulgarianLatin } from './cyrillic.ts';
import { inLatin, nativeScript } from './nativeScript.ts';

const ROADS = 'ул._Васил_Левски бул._Цар_Борис_III@Sofia';

it('writes a list of native words in Latin letters', () =>
  expect(inLatin(ROADS, bulgarianLatin)).toBe('ul._Vasil_Levski bul._Tsar_Boris_III@Sofia'));

it('gives a text its native script back, names included', () => {
  const inCyrillic = nativeScript(bulgarianLatin, ROADS, 'София Строй и');
  expect(inCyrillic('bul. Tsar Boris III 12, 1000 Sofia')).toBe('бул. Цар Борис III 12, 1000 София');
  const partner = { text: 'Petrov', native: { text: 'Петров' } };
  expect(inCyrillic('Levski i Petrov Stroy', [partner])).toBe('Левски и Петров Строй');
});
