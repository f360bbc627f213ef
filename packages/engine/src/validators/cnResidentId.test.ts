import { vectors } from '../../../../test/support/vectors.ts';
import { cnResidentId } from './cnResidentId.ts';

vectors(cnResidentId, {
  // The two examples of GB 11643-1999, python-stdnum's documentation, npm stdnum's tests; then, computed by hand:
  // a county of Hainan, a city without districts, a residence permit; a foreigner's, whose check digit fits.
  valid: [
    '11010519491231002X',
    '11010519491231002x',
    '440524188001010014',
    '360426199101010071',
    '120103198806018241',
    '460003198001010018',
    '441900199003072513',
    '810000199003072512',
    '911124198108030024',
  ],
  invalid: {
    'a wrong check digit': '110105194912310021',
    'a day that does not exist': '110105194902300020',
    'an unknown province': '170105194912310020',
    'a prefecture that cannot be': '110005194912310024',
    'a prefecture for a county': '110100194912310028',
    'a century that cannot be': '110105174912310021',
    'the old form of 15 digits': '110105491231002',
    'X elsewhere than at the end': '1101051949123100X2',
    'too long': '11010519491231002X0',
  },
});
