import { vectors } from '../../../../test/support/vectors.ts';
import { luLegal } from './luLegal.ts';

vectors(luLegal, {
  // None is published; worked by hand from the OECD's TIN sheet, the first: 5+36+27+18+14+12+0+0+3+4 = 119,
  // which leaves 9 by 11.
  valid: ['19992200122', '1999 2200 122', '19852200017', '20202412344', '19992200130'],
  invalid: {
    'a wrong check digit': '19992200123',
    'a body of remainder 1': '20122403450',
    'a year too early': '17992200138',
    'no legal form': '19990000126',
    'too short': '1999220012',
    'thirteen digits': '1893120105732',
    'a letter': '1999220012A',
  },
});
