import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EGYPT, GULF, LEVANT } from '../../packages/engine/src/data/arabicNames.ts';
import { besideAlike } from '../../scripts/bundle/alike.mjs';
import { inPairs, type Pairs, pairsOf, tableOf } from '../../scripts/bundle/packedPairs.mjs';
import { unpackedPairs } from '../../scripts/bundle/unpacked.mjs';

const POOLS = [GULF, EGYPT, LEVANT].flatMap(({ male, female, family }) => [
  ...Object.values(male),
  ...Object.values(female),
  family,
]);
const alphabets = pairsOf(POOLS);

function written(text: string): { readonly text: string; readonly back: string } {
  const way = inPairs(text, alphabets);
  const pairs = alphabets.get('arabicLetters');
  if (!way || !pairs) throw new Error('not written by pairs');
  return { text: way.text, back: unpackedPairs(way.text, tableOf(pairs), way.by[1]) };
}

describe('names in two scripts', () => {
  it('are read as they were, from one sign for two letters', () => {
    for (const pool of POOLS) expect(written(pool).back).toBe(pool);
    const [first] = POOLS as [string];
    expect(written(first).text.split(' ')[0]).toMatch(/^[^|]{8}:9$/);
    const packed = deflateRawSync(POOLS.map((pool) => written(pool).text).join('\n')).length;
    expect(packed).toBeLessThan(deflateRawSync(POOLS.join('\n')).length * 0.6);
  });

  it.each([
    ['a capital inside', "دسوزا|D'Souza"],
    ['a word that begins small', 'ديلا_كروز|Dela_cruz'],
    ['letters without a Latin one, and one that no other name has', 'عبدالله|Abd ڙ|Zh'],
    ['two forms and a share', 'حسين|Hossain/أختر|Akter:10'],
    ['the places of a road', 'شارع_النهدة|Al_Nahda_Street@Dubai+Sharjah'],
    ['names in Latin letters alone', 'Koya:2 Anish'],
  ])('keep %s', (_, name) => {
    const text = `${name} ${GULF.family}`;
    expect(written(text).back).toBe(text);
  });

  it('keep every letter of an alphabet, by whatever sign', () => {
    const pairs = alphabets.get('arabicLetters') as Pairs;
    const shift = 0x600 - '"'.charCodeAt(0);
    const letters = Array.from({ length: 75 }, (_, at) => String.fromCharCode(0x621 + at));
    const own = {
      ...pairs,
      letters: letters.map((each) => String.fromCharCode(each.charCodeAt(0) - shift)).join(''),
    };
    const text = letters.map((letter) => `${letter}|Xx`).join(' ');
    const way = inPairs(text, new Map([['arabicLetters', own]]));
    expect(unpackedPairs(way?.text ?? '', tableOf(own), shift)).toBe(text);
    expect(way?.text).toMatch(/_[a-z]/);
  });

  it('are left to other ways where there are few, or none of that script', () => {
    expect(inPairs('محمد|Mohammed أحمد|Ahmed', alphabets)).toBeUndefined();
    expect(inPairs('Иван|Ivan '.repeat(9), alphabets)).toBeUndefined();
  });
});

it('puts texts first, then functions beside those they resemble, then what is made in its order', () => {
  const code = `import { a } from 'a';
const made = list(a);
function list(text) { return text.split(SPACE); }
function sum(numbers) { return numbers.reduce((a, b) => a + b, 0); }
function lines(text) { return text.split(BREAK); }
export const SPACE = ' ';
class Out {}
export { made, Out };`;
  expect(besideAlike(code).trim().split('\n')).toEqual([
    `import { a } from 'a';`,
    `export const SPACE = ' ';`,
    'function list(text) { return text.split(SPACE); }',
    'function lines(text) { return text.split(BREAK); }',
    'function sum(numbers) { return numbers.reduce((a, b) => a + b, 0); }',
    'const made = list(a);',
    'class Out {}',
    'export { made, Out };',
  ]);
});
