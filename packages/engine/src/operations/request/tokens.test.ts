import { describe, expect, it } from 'vitest';
import { isUnspaced, singular, tokensOf } from './tokens.ts';

const none = () => new Set<string>();

function words(query: string, known: readonly string[] = []): string {
  return tokensOf(query, () => new Set(known))
    .map(({ word, apart }) => (apart ? `|${word}` : word))
    .join(' ');
}

describe('a request in tokens', () => {
  it.each([
    ['german iban', 'german iban'],
    ['  German\tIBAN\n', 'german iban'],
    ['Łódź Müller-straße', 'lodz muller strasse'],
    ['iban, bic', 'iban |bic'],
    ['iban;bic', 'iban |bic'],
    ['iban+bic', 'iban |bic'],
    ['iban & bic', 'iban |bic'],
    ['iban|bic', 'iban |bic'],
    ['iban/bic', 'iban |bic'],
    ['Poland: PESEL', 'poland |pesel'],
    ['iban - bic', 'iban bic'],
    ['(iban) [bic]', 'iban bic'],
    [', iban', '|iban'],
    ['IBAN＃ＤＥ', 'iban de'],
    ['Germany’s iban', 'germany iban'],
    ["Germany's iban", 'germany iban'],
    ["o'sullivan", 'o sullivan'],
    ["I'd like what’s there", 'like there'],
    ["they're let's", ''],
    ['e.g. iban, i.e. a number, a.k.a. name', 'iban |a number |name'],
    ['U.S. iban', 'us iban'],
    ['U.S.A bank', 'usa bank'],
    ['u.s.a. bank', 'usa bank'],
    ['the d.o.b.', 'the dob'],
    ['v.1.2 abc.de', 'v 1 2 abc de'],
    ['1,000 rows', '1000 rows'],
    ['1.000.000 rows', '1000000 rows'],
    ['1,00 or 1,0000', '1 |00 or 1 |0000'],
    ['ab1,000', 'ab1000'],
    ['🇩🇪iban', '🇩🇪 iban'],
    ['🇩🇪🇰🇪', '🇩🇪 🇰🇪'],
    ['🙂 !!! …', ''],
    ['телефон в Україні', 'телефон в україні'.normalize('NFD').replace(/[\u0300-\u036f]/g, '')],
    ['رقم، هاتف', 'رقم هاتف'],
    ['भारत का फ़ोन', 'भारत का फ़ोन'.normalize('NFD')],
    ['τηλέφωνο', 'τηλεφωνο'],
    ['constructor __proto__', 'constructor proto'],
    ['a\u0000b\u001fc\u007fd', 'a b c d'],
    ['\u200biban\ufeff', 'iban'],
    ['\u0301 iban', 'iban'],
    ['', ''],
  ])('%j', (query, expected) => expect(words(query)).toBe(expected));

  it.each([
    ['日本の電話番号', ['日本', '電話番号', '電話'], '日本 の 電話番号'],
    ['電話', ['電話番号'], '電話'],
    ['中国手机号码', ['中国', '手机号', '手机号码'], '中国 手机号码'],
    ['中国手机', ['中国'], '中国 手机'],
    ['在中国的iban', ['中国'], '在 中国 的 iban'],
    ['ประเทศไทยเบอร์โทร', ['ประเทศไทย', 'เบอร์โทร'], 'ประเทศไทย เบอร์โทร'],
    ['abc日本', ['日本'], 'abc 日本'],
  ])('%j is cut at the words that are known', (query, known, expected) => {
    expect(words(query, known)).toBe(expected);
  });

  it('parts only the first word behind a comma', () => {
    expect(words('iban,日本電話', ['日本', '電話'])).toBe('iban |日本 電話');
  });

  it('knows words of up to sixteen characters where there are no spaces', () => {
    const [sixteen, seventeen] = ['本'.repeat(16), '本'.repeat(17)];
    expect(words(`電${sixteen}`, [sixteen])).toBe(`電 ${sixteen}`);
    expect(words(`電${seventeen}`, [seventeen])).toBe(`電${seventeen}`);
  });

  it('takes words of katakana whole', () => {
    const words = (query: string) => tokensOf(query, () => new Set(['タイ', 'カード'])).map(({ raw }) => raw);
    expect(words('タイの')).toEqual(['タイ', 'の']);
    expect(words('タイカード')).toEqual(['タイ', 'カード']);
    expect(words('タイプ')).toEqual(['タイプ']);
    expect(words('スタイ')).toEqual(['スタイ']);
  });

  it('reads a numbered list without its numbers', () => {
    const words = (query: string) => tokensOf(query, () => new Set()).map(({ raw }) => raw);
    expect(words('1. name\n2. phone')).toEqual(['name', 'phone']);
    expect(words('1) name\n2) phone\n')).toEqual(['name', 'phone']);
    expect(words('1. name')).toEqual(['1', 'name']);
  });

  it('asks for the words of such scripts only where there is one', () => {
    const known = () => {
      throw new Error('asked');
    };
    expect(tokensOf('german iban', known)).toHaveLength(2);
    expect(() => tokensOf('日本 iban', known)).toThrow('asked');
  });

  it('says how a word was written, its singular and its position', () => {
    expect(tokensOf('Two IBANs', none)).toEqual([
      {
        raw: 'Two',
        word: 'two',
        stem: 'two',
        at: 0,
        apart: false,
        begins: true,
        minus: false,
        joint: false,
        figure: false,
        more: false,
        used: false,
      },
      {
        raw: 'IBANs',
        word: 'iban',
        stem: 'iban',
        at: 1,
        apart: false,
        begins: false,
        minus: false,
        joint: false,
        figure: false,
        more: false,
        used: false,
      },
    ]);
  });

  it('says what a hyphen joins and what a plus sign follows', () => {
    expect(tokensOf('18-25 – 65+ x', none).map(({ joint, more }) => [joint, more])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('says what begins a sentence and what a sign before it leaves out', () => {
    const left = tokensOf('person -email !iban - phone 5-year', none).filter(({ minus }) => minus);
    expect(left.map(({ word }) => word)).toEqual(['email', 'iban']);
    const first = tokensOf('skip it. person; phone\nemail, iban', none).filter(({ begins }) => begins);
    expect(first.map(({ word }) => word)).toEqual(['skip', 'person', 'phone', 'email']);
  });

  it.each([
    ['nº de cuenta', 'number de cuenta'],
    ['Nº IBAN', 'number iban'],
    ['No. of accounts', 'number of accounts'],
    ['phone (no email)', 'phone no email'],
  ])('reads %s', (text, words) => {
    expect(
      tokensOf(text, none)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(words);
  });

  it('reads the digits of other scripts', () => {
    expect(tokensOf('٥٠ ۵۱ ५२ ৫৩ ๕๔', none).map(({ word }) => word)).toEqual(['50', '51', '52', '53', '54']);
  });

  it('is not longer for characters that stand for many', () => {
    expect(tokensOf('\ufdfa'.repeat(500), none).length).toBeLessThan(125);
  });

  it('reads five hundred characters of anything', () => {
    for (const text of ['a ', 'a', '日', '🇩🇪', "'s ", 'a.', '1,000,', '\u0301', '\ud83c', '(((']) {
      const query = text.repeat(500).slice(0, 500);
      expect(tokensOf(query, none).length, text).toBeLessThanOrEqual(500);
    }
  });
});

it.each([
  ['ibans', 'iban'],
  ['cities', 'city'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['branches', 'branch'],
  ['wishes', 'wish'],
  ['codes', 'code'],
  ['address', 'address'],
  ['status', 'status'],
  ['bus', 'bus'],
  ['is', 'is'],
  ['ids', 'id'],
  ['iban', 'iban'],
  ['s', 's'],
  ['', ''],
])('the singular of %j is %j', (plural, expected) => expect(singular(plural)).toBe(expected));

it.each([
  ['日本', true],
  ['カード', true],
  ['ひらがな', true],
  ['々', true],
  ['회사', true],
  ['ไทย', true],
  ['iban', false],
  ['телефон', false],
  ['عنوان', false],
  ['iban日本', false],
  ['', false],
])('%j is of a script without spaces: %s', (word, expected) => expect(isUnspaced(word)).toBe(expected));
