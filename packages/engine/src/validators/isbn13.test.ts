import { vectors } from '../../../../test/support/vectors.ts';
import { isbn13 } from './isbn13.ts';

vectors(isbn13, {
  // Wikipedia (ISBN), validator.js' tests.
  valid: [
    '978-0-306-40615-7',
    '9783836221191',
    '978-3-401-01319-0',
    '979-10-90636-07-1',
    '978 0 13 468599 1',
  ],
  invalid: {
    'a wrong check digit': '978-0-306-40615-6',
    'neighbours swapped': '9783836221119',
    'neither 978 nor 979': '9770306406158',
    'a music number': '979-0-2600-0043-8',
    'too short': '978030640615',
    'too long': '97803064061577',
    'six parts': '978-0-30-6-40615-7',
    'an ISBN-10': '0-306-40615-2',
  },
});
