import { vectors } from '../../../../test/support/vectors.ts';
import { ilTeudat } from './ilTeudat.ts';

vectors(ilTeudat, {
  // stdnum's tests (the first), validator.js' tests (the next five), and one without its zeros.
  valid: ['3933742-3', '219472156', '219486610', '219488962', '219566726', '220640049', '10009'],
  invalid: {
    'a wrong check digit': '219472157',
    'nothing but zeros': '000000000',
    'too long': '3933742999',
    'too short': '1008',
    'a letter': '21947215A',
  },
});
