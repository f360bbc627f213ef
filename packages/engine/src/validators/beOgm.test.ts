import { vectors } from '../../../../test/support/vectors.ts';
import { beOgm } from './beOgm.ts';

vectors(beOgm, {
  // Common in public packages' tests (0909…, 0108…); the last two by hand: remainder 2, and 97 for 0.
  valid: [
    '+++090/9337/55493+++',
    '***090/9337/55493***',
    '090933755493',
    '+++010/8068/17183+++',
    '123/4567/89002',
    '000/0000/09797',
  ],
  invalid: {
    'wrong check digits': '+++090/9337/55494+++',
    'neighbours swapped': '+++090/9373/55493+++',
    '00 for 97': '000/0000/09700',
    'all zeros': '+++000/0000/00097+++',
    'unlike marks': '+++090/9337/55493***',
    'too short': '+++090/9337/5549+++',
    'a letter': '+++090/9337/5549A+++',
  },
});
