import { vectors } from '../../../../test/support/vectors.ts';
import { ieVat } from './ieVat.ts';

vectors(ieVat, {
  // python-stdnum's documentation, JSVAT's list; Google, Ryanair, LinkedIn and Microsoft in Ireland print theirs.
  valid: [
    'IE6433435F',
    'IE 6433435OA',
    '8D79739I',
    'IE6388047V',
    'IE4749148U',
    'IE9740425P',
    'IE3668997OH',
    'IE8Z49289F',
  ],
  invalid: {
    'a wrong check letter': 'IE6433435E',
    'a wrong check letter in the old form': 'IE8D79738J',
    'a second letter never used': 'IE6433435FX',
    'another country': 'GB6433435F',
    'zeros only': 'IE0000000W',
    'too long': 'IE64334350F',
  },
});
