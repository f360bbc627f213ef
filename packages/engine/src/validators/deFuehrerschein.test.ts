import { vectors } from '../../../../test/support/vectors.ts';
import { deFuehrerschein } from './deFuehrerschein.ts';

vectors(deFuehrerschein, {
  // The specimen card and Wikipedia (B072RRE2I55); specimens gathered in public test texts.
  valid: [
    'B072RRE2I55',
    'b072rre2i55',
    'J010000SD51',
    'F0100LQUA01',
    'N0704578035',
    'J430A1RZN11',
    'F01335916X1',
  ],
  invalid: {
    'a wrong check digit': 'B072RRE2I45',
    'a letter of no state': 'Q072RRE2I85',
    'a district with letters': 'BA72RRE2I85',
    'too short': 'B072RRE2I5',
  },
});
