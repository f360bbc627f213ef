import { expect, it } from 'vitest';
import { grAfm } from '../validators/grAfm.ts';

it.each([
  ['a bell', '\u0007', 'U+0007'],
  ['an Arabic letter mark', '\u061c', 'U+061C'],
  ['a Mongolian vowel separator', '\u180e', 'U+180E'],
  ['a zero-width space', '\u200b', 'U+200B'],
  ['an annotation anchor', '\ufff9', 'U+FFF9'],
  ['half of a surrogate pair', '\ud83d', 'U+D83D'],
  ['an emoji', '😀', '"😀"'],
])('names %s so that a reader can see it', (_, char, shown) => {
  const [fault] = grAfm.faults(`0942${char}5921`);
  expect(fault?.reason).toContain(`has ${shown}`);
});
