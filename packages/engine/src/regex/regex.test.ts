import { describe, expect, it } from 'vitest';
import { Random, RowKey } from '../kernel/random.ts';
import { matcher } from './match.ts';
import { parse } from './parse.ts';
import { sample, spanOf } from './sample.ts';

const PATTERNS = [
  '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$',
  '^\\+?[1-9]\\d{1,14}$',
  '^(?:[a-z0-9]+-)*[a-z0-9]+$',
  '^[^\\s@]+@[^\\s@]+\\.[a-z]{2,}$',
  '^(foo|bar(baz)?|)$',
  'abc',
  '^[\\w.-]{3,8}$',
  '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  '^(\\d{3})-\\1$',
  '^([a-z])(?!\\1)[a-z]c$',
  '^(a*)*\\1$',
  '^\\uD83D\\uDE00$',
  '^(?<q>["\']).*\\k<q>$',
  '^\\u0041\\x42[\\u{43}-E]$',
  '^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,12}$',
  '^(?!admin)[a-z]{3,6}$',
  '\\bcat\\b',
  '(?<=x)y',
  '(?<!x)y$',
  '^[\\]\\-^]+$',
  '^[^a-z]*$',
  '^a{0}b$',
  '^.{0,3}$',
  '^\\S+\\s\\S+$',
  '^(a+)+$',
  '^[\\d-]+$',
  '^x*?y+?$',
];
/** Back references to groups of other iterations or of lookaheads. */
const RECALLING = ['^(?=(a))\\1+$', '^(?:(a)|b)*\\1$', '^(?!.*(.).*\\1)[a-z]+$', '^([ab])(?=\\1)[a-z]+$'];
const TEXTS = [
  '',
  'a',
  'aaa',
  'abc',
  'xabcx',
  'foo',
  'barbaz',
  'DE89370400440532013000',
  '+4915112345678',
  'hans.meier@example.com',
  '123-123',
  '123-124',
  '"hi"',
  '"hi\'',
  'ABC',
  'ABD',
  'Abcdefg1',
  'admins',
  'guest',
  'a cat sat',
  'concat',
  'xy',
  'zy',
  ']-^',
  'b',
  'two words',
  '2026-02-31',
  'München',
  '日本',
  '😀',
  'xxyy',
];

describe('matching', () => {
  it.each([...PATTERNS, ...RECALLING])('%s is matched as the language does', (pattern) => {
    const fits = matcher(parse(pattern));
    const native = new RegExp(pattern, 'u');
    expect(TEXTS.filter(fits)).toEqual(TEXTS.filter((text) => native.test(text)));
  });

  it('is refused where the name of a group does not end', () => {
    expect(() => parse('(a)\\k<b')).toThrow('the name of a group is empty or not closed');
    expect(() => parse('(a)\\k<>')).toThrow('the name of a group is empty or not closed');
  });

  it('takes no long time where backtracking would', () => {
    const text = `${'a'.repeat(5000)}!`;
    for (const bomb of [
      '^(a+)+$',
      '^(a|a)*$',
      '^(a|aa)+$',
      '^(\\w+\\s?)*$',
      '(x+x+)+y',
      '^(([a-z])+.)+[A-Z]([a-z])+$',
    ])
      expect(matcher(parse(bomb))(text)).toBe(false);
  });
});

describe('a text of a pattern', () => {
  it.each(PATTERNS)('%s', (pattern) => {
    const expression = parse(pattern);
    const fits = matcher(expression);
    const { least, most } = spanOf(expression);
    const native = new RegExp(pattern, 'u');
    let right = 0;
    for (let row = 0; row < 200; row++) {
      const random = new Random(pattern).start(new RowKey('regex').at(row));
      const text = sample(expression, random, least + random.below(Math.min(12, most - least) + 1));
      expect(fits(text)).toBe(native.test(text));
      if (native.test(text)) right++;
    }
    // The sampler ignores lookarounds; its caller checks the text and tries again.
    expect(right).toBeGreaterThan(pattern.includes('(?=') ? 40 : 150);
  });

  it('is as long as asked, where it can be', () => {
    const random = new Random('length').start(new RowKey('regex').at(0));
    for (const length of [3, 10, 40, 500]) {
      expect(sample(parse('^[a-z]+[0-9]*$'), random, length)).toHaveLength(length);
      expect(sample(parse('^[a-z]+(-[a-z]+)*$'), random, length).length).toBeGreaterThanOrEqual(length - 1);
      expect(sample(parse('^(ab|[0-9])+$'), random, length).length).toBeGreaterThanOrEqual(length - 1);
    }
  });
});

it.each([
  ['(', 'a bracket is not closed'],
  [')', 'a bracket is closed but never opened'],
  ['[a', 'a class is not closed'],
  ['*', 'nothing precedes \\*'],
  ['a**', 'a quantifier follows a quantifier'],
  ['a{3,1}', 'must be ascending'],
  ['\\', 'ends with a backslash'],
  ['\\2(a)', 'a group that does not exist'],
  ['(?i:a)', 'is not supported'],
  ['\\p{Klingon}', 'the property "Klingon" is not supported'],
  ['('.repeat(5000), 'nested over 100 deep'],
  ['a'.repeat(20_000), 'over 10000 characters'],
])('%s is a problem', (pattern, why) => {
  expect(() => parse(pattern)).toThrow(new RegExp(why));
});

it.each(['(a{1000}){1000}', 'a{100000000}', '(?:(?:a{0,500}){0,500}){0,500}'])(
  '%s is a problem when it is compiled',
  (pattern) => {
    expect(() => matcher(parse(pattern))).toThrow(/over 20000 steps/);
  },
);

it('knows letters of every script, and no more than all versions of Unicode do', () => {
  const letters = matcher(parse('^\\p{L}+$'));
  expect(['Straße', 'Ελλάδα', 'Київ', '東京', '서울'].every(letters)).toBe(true);
  expect(letters('a1')).toBe(false);
  expect(matcher(parse('^[^\\p{L}]+$'))('12-3')).toBe(true);
  expect(matcher(parse('^\\P{L}+$'))('12-3')).toBe(true);
});
