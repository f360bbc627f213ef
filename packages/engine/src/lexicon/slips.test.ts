import { describe, expect, it } from 'vitest';
import { SlipIndex, slipMeaning } from './slips.ts';

/** Words mean themselves, or the text after `=`; `-` is a word without a meaning. */
function slip(word: string, known: string, strict = false, replaced?: number): string | undefined {
  const meanings = new Map(known.split(' ').map((each) => each.split('=') as [string, string | undefined]));
  return slipMeaning(
    {
      indexes: [new SlipIndex(meanings.keys())],
      meaningOf: (each) => (meanings.get(each) === '-' ? undefined : (meanings.get(each) ?? each)),
      same: (one, other) => one === other,
      strict,
      ...(replaced !== undefined && { replaced }),
    },
    word,
  );
}

describe('a word with a slip', () => {
  it.each([
    // one edit from five letters on
    ['pasport', 'passport', 'passport'],
    ['passpport', 'passport', 'passport'],
    ['pessport', 'passport', 'passport'],
    ['pasdport', 'passport', 'passport'],
    ['psasport', 'passport', 'passport'],
    ['apssport', 'passport', 'passport'],
    ['bassport', 'passport', undefined],
    ['assport', 'passport', undefined],
    ['xpassport', 'passport', undefined],
    ['paspor', 'passport', undefined],
    ['passport', 'passport', 'passport'],
    ['chils', 'child', 'child'],
    // two from nine letters on, in both
    ['netherlnads', 'netherlands', 'netherlands'],
    ['nethrlans', 'netherlands', 'netherlands'],
    ['nethrlas', 'netherlands', undefined],
    ['nethrlaxs', 'netherlands', undefined],
    ['passpxxrt', 'passport', undefined],
    ['passpoorrt', 'passport', undefined],
    ['telephxxe', 'telephone', 'telephone'],
    ['telephxxx', 'telephone', undefined],
    // short ones only by letters swapped or doubled
    ['ibna', 'iban', 'iban'],
    ['bian', 'iban', 'iban'],
    ['ibaan', 'iban', 'iban'],
    ['ibon', 'iban', undefined],
    ['ibanx', 'iban', undefined],
    ['ibam', 'ibanm', undefined],
    ['viza', 'vizza', 'vizza'],
    ['iba', 'iban', undefined],
    ['iabn', 'ian', undefined],
    ['ibann', 'ian', undefined],
    // the nearest, and none of two as near
    ['phonee', 'phone phones', undefined],
    ['phonee', 'phone phones=phone', 'phone'],
    ['phine', 'phone phane', undefined],
    ['phine', 'phone=tel phane=tel', 'tel'],
    ['phine', 'phone=tel phane=tel phene=x', undefined],
    ['phine', 'phone=x phane=tel phene=tel', undefined],
    ['phine', 'phone=- phane', 'phane'],
    ['phine', 'phane phone=-', 'phane'],
    ['telephxxe', 'telephone telephxse', 'telephxse'],
    ['telephxxe', 'telephxse telephone', 'telephxse'],
    ['telephxxe', 'telephone telepjone telephxse', 'telephxse'],
    ['telephxxe', 'telephone telephane', undefined],
    ['', 'iban', undefined],
    ['телифон', 'телефон', 'телефон'],
    // a vowel left out, but not at the end
    ['phne', 'phone', 'phone'],
    ['adrs', 'adres', 'adres'],
    ['sald', 'saldo', undefined],
    ['phoe', 'phone', undefined],
    // words of everyday English
    ['prone', 'phone', undefined],
    ['stages', 'states', undefined],
  ])('%j among %j is %s', (word, known, expected) => expect(slip(word, known)).toBe(expected));

  it.each([
    ['chils', 'chile', undefined],
    ['chiel', 'chile', 'chile'],
    ['hcile', 'chile', 'chile'],
    ['chille', 'chile', 'chile'],
    ['chiles', 'chile', 'chile'],
    ['chil', 'chile', undefined],
    ['chin', 'china', undefined],
    ['brezil', 'brazil', 'brazil'],
    ['itay', 'italy', undefined],
    ['kenia', 'kenya', undefined],
    ['iarn', 'iran', undefined],
    ['chna', 'china', undefined],
  ])('strictly, %j among %j is %s', (word, known, expected) => {
    expect(slip(word, known, true)).toBe(expected);
  });

  it.each([
    ['berlim', 'berlin', 'berlin'],
    ['berlix', 'berlin', undefined],
    ['berlni', 'berlin', 'berlin'],
    ['berkin', 'berlin', 'berlin'],
    ['brrlin', 'berlin', 'berlin'],
    ['bwrlin', 'berlin', 'berlin'],
    ['bzrlin', 'berlin', undefined],
    ['berkim', 'berlin', undefined],
    ['madrod', 'madrid', 'madrid'],
    ['madrud', 'madrid', 'madrid'],
    ['madred', 'madrid', undefined],
    ['bolton', 'boston', undefined],
    ['hamvurg', 'hamburg', 'hamburg'],
    ['hamxurg', 'hamburg', 'hamburg'],
    ['parus', 'paris', undefined],
    ['paros', 'paris', undefined],
  ])('of names, in six letters only for the key beside: %j among %j is %s', (word, known, expected) => {
    expect(slip(word, known, true, 7)).toBe(expected);
  });

  it('has at most forty letters, and so has what it is a slip of', () => {
    const word = 'abcdefghij'.repeat(4);
    expect(slip(`${word.slice(0, -2)}ji`, word)).toBe(word);
    expect(slip(word, `${word}x`)).toBeUndefined();
    expect(slip(`${word}x`, word)).toBeUndefined();
  });

  it('is looked for in every index', () => {
    const [phones, passports] = [new SlipIndex(['phone']), new SlipIndex(['passport', 'phane'])];
    const slips = {
      indexes: [phones, passports],
      meaningOf: (word: string) => word,
      same: (one: string, other: string) => one === other,
    };
    expect(slipMeaning(slips, 'pasport')).toBe('passport');
    expect(slipMeaning(slips, 'phoen')).toBe('phone');
    expect(slipMeaning(slips, 'phine')).toBeUndefined();
  });
});

describe('a slip', () => {
  const known = [
    ['iban', 'account'],
    ['germany', 'de'],
    ['deutschland', 'de'],
    ['austria', 'at'],
    ['australia', 'au'],
    ['chile', 'cl'],
    ['peru', 'pe'],
    ['hungary', 'hu'],
    ['france', 'fr'],
    ['franse', 'fr'],
    ['latvia', 'lv'],
    ['latria', 'lr'],
    ['usa', 'us'],
    ['x'.repeat(40), 'long'],
    ['y'.repeat(41), 'longer'],
  ] as const;
  const words = known.map((entry) => entry.join('=')).join(' ');

  it.each([
    ['an exact word', 'germany', 'de'],
    ['another letter', 'germony', 'de'],
    ['a letter too many', 'germmany', 'de'],
    ['a letter too few', 'germny', 'de'],
    ['two letters swapped', 'gremany', 'de'],
    ['the first two letters swapped', 'egrmany', 'de'],
    ['another first letter', 'zermany', undefined],
    ['two edits in seven letters', 'gxrmxny', undefined],
    ['two edits in eleven letters', 'deutschlxxd', 'de'],
    ['two letters too few of eleven', 'deutschla', 'de'],
    ['three edits in eleven letters', 'deutschxxxd', undefined],
    ['eight letters for a word of nine, two edits away', 'austraxa', undefined],
    ['nine letters for a word of seven, two edits away', 'hungaryab', undefined],
    ['nine letters for a word of nine, two edits away', 'auxtralix', 'au'],
    ['swapped letters of four', 'ibna', 'account'],
    ['a doubled letter of four', 'ibban', 'account'],
    ['another letter of four', 'ibxn', undefined],
    ['a letter too many of four', 'ibxan', undefined],
    ['three letters', 'uas', undefined],
    ['three letters of a longer word', 'per', undefined],
    ['a word of the same letters', 'peur', 'pe'],
    ['another letter of five', 'child', 'cl'],
    ['two that mean the same', 'franxe', 'fr'],
    ['two as near that mean different things', 'latxia', undefined],
    ['the nearer of two', 'latvia', 'lv'],
    ['forty letters', `${'x'.repeat(39)}z`, 'long'],
    ['more than forty letters', 'x'.repeat(41), undefined],
    ['a known word that is too long', 'y'.repeat(40), undefined],
    ['nothing alike', 'qqqqqqq', undefined],
  ])('finds %s: %s is %s', (_, word, meaning) => expect(slip(word, words)).toBe(meaning));

  it.each([
    ['another letter of five', 'child', undefined],
    ['swapped letters of five', 'chlie', 'cl'],
    ['a letter too many of five', 'chilee', 'cl'],
    ['swapped letters of four', 'ibna', undefined],
    ['another letter of six', 'franxe', 'fr'],
    ['a letter too few of six', 'franc', 'fr'],
    ['the doubled letter of four', 'ibban', 'account'],
    ['a letter too many of four', 'ibxan', undefined],
  ])('finds %s when strict: %s is %s', (_, word, meaning) => expect(slip(word, words, true)).toBe(meaning));
});
