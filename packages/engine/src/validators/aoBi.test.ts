import { vectors } from '../../../../test/support/vectors.ts';
import { aoBi } from './aoBi.ts';

vectors(aoBi, {
  // stdnum's tests of ao.bi and the form of the card.
  valid: ['004814023LA040', '000123456BA033', '005555555HO045', '003216549la050'],
  invalid: {
    'no province': '00481402300040',
    zeros: '000000000LA040',
    'too short': '04814023LA040',
  },
});
