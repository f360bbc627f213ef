import { describe, expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day } from '../kernel/day.ts';
import { mrzTd3, td3 } from './mrzTd3.ts';

const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

vectors(mrzTd3, {
  // ICAO Doc 9303 part 4 (Eriksson), Wikipedia (Machine-readable passport), the German specimen of 2017
  // (Mustermann), the Dutch one of 2011 (De Bruijn), mrz' tests.
  valid: [
    `${FIRST}\n${SECOND}`,
    `${FIRST}\r\n${SECOND}`,
    FIRST + SECOND,
    'P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4',
    'P<NLDDE<BRUIJN<<WILLEKE<LISELOTTE<<<<<<<<<<<\nSPECI20142NLD6503101F2403096999999990<<<<<84',
    // By hand from the rules: an unknown day of birth, and 0 for the check digit of no personal number.
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408<<7<1204159<<<<<<<<<<<<<<08',
    // By hand: an unknown month and day of birth, and an unknown birth.
    `${FIRST}\nL898902C36UTO74<<<<1F1204159ZE184226B<<<<<18`,
    `${FIRST}\nL898902C36UTO<<<<<<0F1204159ZE184226B<<<<<10`,
  ],
  invalid: {
    'a wrong check digit of the number': `${FIRST}\n${SECOND.replace('L898902C36', 'L898902C37')}`,
    'a wrong check digit of the birth': `${FIRST}\n${SECOND.replace('7408122', '7408123')}`,
    'a wrong check digit of the expiry': `${FIRST}\n${SECOND.replace('1204159', '1204158')}`,
    'a wrong check digit of the personal number': `${FIRST}\n${SECOND.replace('<10', '<20')}`,
    'a wrong check digit of the personal number alone': `${FIRST}\nL898902C36UTO7408122F1204159ZE184226B<<<<<21`,
    'no check digit of a personal number': `${FIRST}\nL898902C36UTO7408122F1204159ZE184226B<<<<<<9`,
    'month 13 of an unknown day': `${FIRST}\nL898902C36UTO7413<<3F1204159ZE184226B<<<<<10`,
    'a wrong check digit over all': `${FIRST}\n${SECOND.replace('<10', '<11')}`,
    'a birthday that does not exist': `${FIRST}\nL898902C36UTO7402304F1204159ZE184226B<<<<<16`,
    'an expiry that does not exist': `${FIRST}\nL898902C36UTO7408122F1213153ZE184226B<<<<<16`,
    'another document': `V${FIRST.slice(1)}\n${SECOND}`,
    'an issuer that does not exist': `${FIRST.replace('UTO', 'UTP')}\n${SECOND}`,
    'a nationality that does not exist': `${FIRST}\n${SECOND.replace('UTO', 'UTP')}`,
    'a sex X': `${FIRST}\n${SECOND.replace('2F1', '2X1')}`,
    'a digit in the name': `${FIRST.replace('ANNA', 'ANN4')}\n${SECOND}`,
    'no family name': `P<UTO<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<<<<<<<<\n${SECOND}`,
    'a third name part': `P<UTOERIKSSON<<ANNA<<MARIA<<<<<<<<<<<<<<<<<<\n${SECOND}`,
    'small letters': `${FIRST}\n${SECOND}`.toLowerCase(),
    'a short line': `${FIRST.slice(0, 43)}\n${SECOND}`,
    'a space for the line break': `${FIRST} ${SECOND}`,
    'one line': FIRST,
    nothing: '',
  },
});

describe('td3', () => {
  const passport = {
    country: 'UTO',
    number: 'L898902C3',
    nationality: 'UTO',
    born: new Day(1974, 8, 12),
    sex: 'female',
    expires: new Day(2012, 4, 15),
    family: 'Eriksson',
    given: 'Anna Maria',
    personal: 'ZE184226B',
  } as const;
  const first = (family: string, given: string) => td3({ ...passport, family, given }).slice(5, 44);

  it("writes Doc 9303's specimen", () => expect(td3(passport)).toBe(`${FIRST}\n${SECOND}`));

  it("writes Germany's own code", () => {
    expect(td3({ ...passport, country: 'DEU', nationality: 'DEU' })).toMatch(/^P<D<<.*\n.{10}D<</);
  });

  it.each([
    ['AB-123 4567', 'AB1234567'],
    ['L898902C345', 'L898902C3'],
    ['12', '12<<<<<<<'],
    ['0/9:A@Z[9', '09AZ9<<<<'],
  ])('writes the number %s in nine places', (number, nine) => {
    const zone = td3({ ...passport, number });
    expect(zone.slice(45, 54)).toBe(nine);
    expect(zone).toHaveLength(89);
    expect(mrzTd3.valid(zone)).toBe(true);
  });

  it.each([
    [36, 1, `${'A'.repeat(36)}<<B`],
    [37, 1, `${'A'.repeat(36)}<<B`],
    [35, 2, `${'A'.repeat(35)}<<BB`],
    [35, 3, `${'A'.repeat(35)}<<BB`],
    [10, 27, `${'A'.repeat(10)}<<${'B'.repeat(27)}`],
    [10, 28, `${'A'.repeat(10)}<<${'B'.repeat(27)}`],
    [1, 1, `A<<B${'<'.repeat(35)}`],
  ])('fits names of %i and %i letters in the line', (family, given, line) => {
    const zone = td3({ ...passport, family: 'A'.repeat(family), given: 'B'.repeat(given) });
    expect(zone.slice(5, 44)).toBe(line);
    expect(zone.slice(44)).toBe(`\n${SECOND}`);
  });

  it.each([
    ['Müller-Lüdenscheidt', 'Jürgen', 'MUELLER<LUEDENSCHEIDT<<JUERGEN'],
    ['Ångström', 'Bjørn Æge', 'AANGSTROEM<<BJOERN<AEGE'],
    ['Þórðarson', 'Ægir', 'THORDARSON<<AEGIR'],
    ["O'Connor", 'Enya Siobhan', 'OCONNOR<<ENYA<SIOBHAN'],
    ['Núñez Ibáñez', 'Begoña', 'NUNEZ<IBANEZ<<BEGONA'],
    ['Łukaszewicz–Żak', 'Świętosława', 'LUKASZEWICZ<ZAK<<SWIETOSLAWA'],
    ['Strauß', 'Ĳsbrand', 'STRAUSS<<IJSBRAND'],
    ['Nguyễn', 'Thị Phượng', 'NGUYEN<<THI<PHUONG'],
    ['Anna-', '-Bo', 'ANNA<<BO'],
    ['Li  Wei', 'Ana--Eva', 'LI<WEI<<ANA<EVA'],
    ['Li – Wei', 'Eva –', 'LI<WEI<<EVA'],
    ['𝐀nna', 'Bo', 'NNA<<BO'],
    ['Arkfreith', '', 'ARKFREITH'],
    ['', 'Suharto', 'SUHARTO'],
  ])('transliterates %s, %s', (family, given, line) => {
    expect(first(family, given)).toBe(line.padEnd(39, '<'));
  });

  it.each([
    // Doc 9303 part 4, 4.2.3: given names cut, then the family name; the last place is a letter.
    ['Nilavadhanananda', 'Chayapa Dejthamrong Krasuang', 'NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K'],
    ['Papandropoulous', 'Jonathon Warren Trevor', 'PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR'],
    ['Papandropoulous', 'Jonathon Warrens Trevor Al', 'PAPANDROPOULOUS<<JONATHON<WARRENS<TREVO'],
    ['Bennelong Wooloomooloo Warrandyte Warnambool', 'Dingo', 'BENNELONG<WOOLOOMOOLOO<WARRANDYTE<WA<<D'],
    // By hand: the cut falls on a filler, so the word before it gives up its last letter.
    ['Nilavadhanananda', 'Chayapa Dejthamrongs Krasuang', 'NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K'],
    ['Nilavadhanananda', 'Chayapa Dejthamron A Krasuang', 'NILAVADHANANANDA<<CHAYAPA<DEJTHAMRO<A<K'],
  ])('cuts %s, %s', (family, given, line) => expect(first(family, given)).toBe(line));
});
