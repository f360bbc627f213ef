import { vectors } from '../../../../test/support/vectors.ts';
import { siMaticna } from './siMaticna.ts';

vectors(siMaticna, {
  // python-stdnum's documentation (9331310000), AJPES itself (1732803000), the register's entries of
  // Mercator (5300231), Krka (5043611), Petrol (5025796), Telekom Slovenije (5014018).
  valid: ['9331310000', '1732803000', '5300231', '5043611', '5025796000', '5014018', '5300231A01'],
  invalid: {
    'a wrong check digit': '9331320000',
    'a body without a check digit (remainder 0)': '5000130',
    'a letter in the number': '933131A000',
    'eight digits': '93313100',
    'a leading zero': '0331310000',
  },
});
