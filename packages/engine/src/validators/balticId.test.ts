import { vectors } from '../../../../test/support/vectors.ts';
import { balticId } from './balticId.ts';

vectors(balticId, {
  // 37605030299: Estonian Wikipedia; 36805280109: stdnum; 38001085718 (an Estonian card's specimen);
  // 33309240064: Lithuanian Wikipedia and stdnum; 10001010080: validator.js; 97605030294: from the
  // rule; Latvia: see lvPersonasKods.
  valid: [
    '37605030299',
    '36805280109',
    '38001085718',
    '33309240064',
    '10001010080',
    '97605030294',
    '161175-19997',
    '16117519997',
    '325035-11782',
    // By hand: Lithuanian codes of women of the 2000s without a day or without both.
    '60600006246',
    '60601009946',
    // By hand: December without a day, and a code of 9, which holds no date.
    '42812004753',
    '97605430219',
  ],
  invalid: {
    'a wrong check digit': '37605030298',
    'a day that does not exist': '37602300292',
    'a month that does not exist': '37613030293',
    'a first digit 0': '07605030296',
    'a wrong check digit after 9': '97605030295',
    'a Latvian code with a wrong check digit': '161175-19998',
    'a bare Latvian code without date and check': '32503511782',
    'too short': '3760503029',
    'a letter': '3760503029A',
    'an unknown day of month 90': '42590000037',
    'an unknown day of month 99': '55599000717',
  },
});
