import { describe, expect, it } from 'vitest';
import { isUnspaced, singular, tokensOf } from './tokens.ts';

const none = () => new Set<string>();

function words(query: string, known: readonly string[] = []): string {
  return tokensOf(query, () => new Set(known))
    .map(({ word, apart }) => (apart ? `|${word}` : word))
    .join(' ');
}

/**
 * Returns the words with signs for a separator (`|`), an exclusion (`!`), a join (`~`) and a figure that is no
 * quantity (`#`).
 */
function marked(query: string): string {
  return tokensOf(query, none)
    .map(({ word, apart, minus, joint, figure }) =>
      [apart && '|', minus && '!', joint && '~', figure && '#', word].filter(Boolean).join(''),
    )
    .join(' ');
}

describe('what people write in short, by signs or as programs do', () => {
  it.each([
    ['nº telefono', 'number telefono'],
    ['n° de compte', 'number de compte'],
    ['núm. de cuenta', 'number de cuenta'],
    ['num. de cuenta', 'number de cuenta'],
    ['nro. cuenta', 'number cuenta'],
    ['no. of rows', 'number of rows'],
    ['no.iban', '🇳🇴 iban'],
    ['person(s)', 'persons'],
    ['address(es)', 'addresses'],
    ['1. iban\n2. name', 'iban name'],
    ['1) iban\n2) name\n3) card', 'iban name card'],
    ['1. iban, 2. name', '|iban |name'],
    ['german%20iban', 'german iban'],
    ['٥ ibans', '5 ibans'],
    ['۵ ibans', '5 ibans'],
    ['५ ibans', '5 ibans'],
    ['৫ ibans', '5 ibans'],
    ['௫ ibans', '5 ibans'],
    ['๕ ibans', '5 ibans'],
    ['E.164 number', 'e164 number'],
    ['E164 number', 'e164 number'],
    ['a@b.co mail', 'a bco mail'],
    ['user@mail.example.com iban', 'user mailexamplecom iban'],
    ['lat/long', 'lat long'],
    ['lat, lon', 'lat long'],
    ['lat & long', 'lat long'],
    ['lat long', 'lat long'],
    ['zip file', 'file'],
    ['zip files of ibans', 'files of ibans'],
    ['zip archive', 'archive'],
    ['zip code', 'zip code'],
    ['users who log in from Kenya', 'users who from kenya'],
    ['she logs in', 'she'],
    ['log in', 'log in'],
    ['Novo A/S', 'novo as'],
    ['a/c number', 'account number'],
    ['A/C number', 'account number'],
    ['addr', 'address'],
    ['addrs of people', 'address of people'],
    ['nom de jeune fille', 'nom de naissance'],
    ['noms de jeune fille', 'nom de naissance'],
    ["can't", 'can not'],
    ['cannot', 'can not'],
    ['cant', 'can not'],
    ['can’t', 'can not'],
    ["won't", 'will not'],
    ['wont', 'will not'],
    ["isn't", 'is not'],
    ['doesnt', 'does not'],
    ['haven’t', 'have not'],
    ["needn't", 'need not'],
    ['women-free', 'without women'],
    ['male-free', 'without male'],
    ['w/o iban', 'without iban'],
    ['w/out iban', 'without iban'],
    ['(no email)', '|no email'],
    ['person (without email)', 'person |without email'],
    ['person - no email', 'person |no email'],
    ['person -- no email', 'person no email'],
    ['person --no-email', 'person |no ~email'],
    ['person – without email', 'person |without email'],
    ['omit: iban', 'omit iban'],
    ['exclude: name, iban', 'exclude name |iban'],
    ['excl.: name', 'excl name'],
    ['without : iban', 'without iban'],
    ["who's", 'who is'],
    ["she's", 'she is'],
    ['he’s there', 'he is there'],
    ["I'd", ''],
    ["you'll", ''],
    ["it's", ''],
    ["Germany's", 'germany'],
    ["Germanys'", 'germanys'],
    ['IBANs', 'iban'],
    ['ورقم الهاتف', 'و رقم الهاتف'],
    ['וטלפון', 'ו טלפון'],
    ['city: Berlin', 'of city of berlin'],
    ['state = "Texas"', 'of state of texas'],
    ['county: 5', 'county 5'],
    ['seed: 42', 'with seed #42'],
    ['seed=abc', 'with seed #abc'],
    ['seed value: 42', 'with seed #42'],
    ['seed "abc"', 'with seed #abc'],
    ['seed #7', 'with seed #7'],
    ['the seed', 'the seed'],
    ['U.S.A.', 'usa'],
    ['a.b.c', 'abc'],
    ['d.o.b', 'dob'],
    ['18..25', '18 ~25'],
    ['18...25', '18 ~25'],
    ['older than 18.5 people', 'older than #18 #5 people'],
    ['names. 5 ibans', 'names |5 ibans'],
    ['approx. 5 ibans', 'approx 5 ibans'],
    ['ibans. 5', 'ibans 5'],
    ['20M IBANs', '20 million iban'],
    ['20M from Spain', 'aged 20 m from spain'],
    ['2M german customers', '2 million german customers'],
    ['35F', 'aged 35 f'],
    ['35 F', '35 f'],
    ['40, m', 'aged 40 |m'],
    ['40/male', 'aged 40 |male'],
    ['40, female; Berlin', 'aged 40 |female |berlin'],
    ['40m', 'aged 40 m'],
    ['17F', '17f'],
    ['w, 30', 'weiblich |30'],
    ['W/45', 'weiblich |45'],
    ['w, 3', 'w |3'],
    ["1'000 rows", '1000 rows'],
    ['1_000 rows', '1000 rows'],
    ['18 <= age', 'age not under 18 and age'],
    ['18 < age', 'age over 18 and age'],
    ['18 ≤ age < 30', 'age not under 18 and age under 30'],
    ['65 & over', '65 and over'],
    ['65& up', '65 and up'],
    ['5 & 6', '5 and 6'],
    ['[18, 25]', '18 ~25'],
    ['[18,25]', '18 ~25'],
    ['18 - 25', '18 ~25'],
    ['18 – 25', '18 ~25'],
    ['1 000 ibans', '1000 ibans'],
    ['1 000 000 ibans', '1000000 ibans'],
    ['10 000 5', '10000 5'],
    ['12.5 %', '1250 hundredths percent'],
    ['0,5% invalid', '50 hundredths percent invalid'],
    ['10 Prozent', '10 percent'],
    ['10 pour cent', '10 percent'],
    ['10 por ciento', '10 percent'],
    ['10 procent', '10 percent'],
    ['> 30', 'over 30'],
    ['>= 30', 'not under 30'],
    ['=> 30', 'not under 30'],
    ['< 30', 'under 30'],
    ['<= 30', 'not over 30'],
    ['≥30', 'not under 30'],
    ['≤ 30', 'not over 30'],
    ['=<30', 'not over 30'],
    ['$500', '500 dollars'],
    ['500 €', '500 euros'],
    ['€ 500', '500 euros'],
    ['n: 5', 'n 5'],
    ['limit=10', 'limit 10'],
    ['Mr. Smith', 'mr smith'],
    ['Sra. García', 'senora garcia'],
    ['Sr. Pérez', 'sr perez'],
    ["м'яч", 'мяч'],
    ['PESEL-em', 'pesel'],
    ['IBAN-u i PESEL-ul', 'iban i pesel'],
    ['IBAN-a-b', 'iban ~a ~b'],
    ['IBAN-and', 'iban ~and'],
    ['iban-u', 'iban ~u'],
    ['w , 30', 'weiblich |30'],
    [' w, 19', 'weiblich |19'],
    ['w, 17', 'w |17'],
    ['aw, 30', 'aw |30'],
    ['w ,30', 'weiblich |30'],
    ['names.  5 ibans', 'names |5 ibans'],
    ['approx.  5 ibans', 'approx 5 ibans'],
    ['65&over', '65 and over'],
    ['5&6', '5 and 6'],
    ['5 & rows', '5 |rows'],
    ['65 & younger', '65 and younger'],
    ['18 - 25+', '18 25'],
    ['18 - 25-30', '18 25 ~30'],
    ['18 - 2500', '18 2500'],
    ['12 345 rows', '12345 rows'],
    ['12.55 %', '1255 hundredths percent'],
    ['12,5%', '1250 hundredths percent'],
    ['500€', '500 euros'],
    ['500€ 5 rows', '500 euros 5 rows'],
    ['10 процентов', '10 percent'],
    ['10 відсотків', '10 percent'],
    ['10 퍼센트', '10 percent'],
    ['10 prosent', '10 percent'],
    ['10 per cento', '10 percent'],
    ['10 prozentig', '10 prozentig'],
    ['10%', '10 percent'],
    ['10 %', '10 percent'],
    ['5 >30', '5 over 30'],
    ['=> 5', 'not under 5'],
    ['n : 5', 'n 5'],
    ['rows:5', 'rows 5'],
    ['age=>30', 'age not under 30'],
    ['<5', 'under 5'],
    ['a<5', 'a under 5'],
    ['x: y', 'x |y'],
    ['state: "Texas"', 'of state of texas'],
    ['state:5', 'state 5'],
    ['region:Bayern', 'of region of bayern'],
    ['omit iban', 'omit iban'],
    ['exclude : iban', 'exclude iban'],
    ['excl: iban', 'excl iban'],
    ['skip:name', 'skip name'],
    ['drop : card', 'drop card'],
    ['remove: card', 'remove card'],
    ['except: card', 'except card'],
    ['1 . iban', '1 iban'],
    ['2. iban\n3. name', '2 iban 3 name'],
    ['  1. iban\n  2. name', 'iban name'],
    ['1) iban 2) name', '|iban |name'],
    ['٣٥ ibans', '35 ibans'],
    ['०९ ibans', '09 ibans'],
    ['٠ ibans', '0 ibans'],
    ['E164', 'e164'],
    ['lat/lon', 'lat long'],
    ['lat&long', 'lat long'],
    ['latlong', 'latlong'],
    ['lat , long', 'lat long'],
    ['zips file', 'zips file'],
    ['zip filer', 'zip filer'],
    ['customers that log in', 'customers that'],
    ['who logs in', 'who'],
    ['blog in', 'blog in'],
    ['A/Sx', 'a |sx'],
    ['xa/c', 'xa |c'],
    ['addrx', 'addrx'],
    ['cannots', 'cannots'],
    ['wonts', 'wonts'],
    ['arent', 'are not'],
    ['donts', 'donts'],
    ['menfree', 'menfree'],
    ['female-free', 'without female'],
    ['w/oiban', 'w |oiban'],
    ['(not email)', '|not email'],
    ['(note)', 'note'],
    ['(nothing)', 'nothing'],
    ['person -no email', 'person !no email'],
    ['person — no email', 'person |no email'],
    ['I’d', ''],
    ['let’s', ''],
    ['that’s', ''],
    ['whats', 'whats'],
    ['U.S', 'u s'],
    ['a.b', 'a b'],
    ['seed:x', 'with seed #x'],
    ['seed 5', 'seed 5'],
    ['seeds: 5', 'seeds 5'],
    ['seed = "5"', 'with seed #5'],
    ['15M IBANs', '15 million iban'],
    ['5M people', '5 million people'],
    ['5M rows', '5 million rows'],
    ['5M of rows', '5 million of rows'],
    ['5M two word rows', '5 million two word rows'],
    ['99F', 'aged 99 f'],
    ['100F', '100f'],
    ['35f', 'aged 35 f'],
    ['18M', 'aged 18 m'],
    ['18m', 'aged 18 m'],
    ['19/F', 'aged 19 |f'],
    ['19 / F', 'aged 19 |f'],
    ['19|f;', 'aged 19 |f'],
    ['30-35F', '30 ~35f'],
    ['18.25 rows', '#18 #25 rows'],
    ['[18 25]', '18 25'],
    ['[ 18 , 25 ]', '18 ~25'],
  ])('%j is read as %j', (query, expected) => expect(marked(query)).toBe(expected));
});

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
    const left = tokensOf('person -email ~iban - phone 5-year', none).filter(({ minus }) => minus);
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
