import { vectors } from '../../../../test/support/vectors.ts';
import { isKennitalaFelags } from './isKennitalaFelags.ts';

vectors(isKennitalaFelags, {
  // 450401-3150: stdnum; 601010-0890: HermannBjorgvin/Kennitala's tests; 540269-6459 (the state
  // treasury) and 471008-0280 (Landsbankinn): the company register.
  valid: ['450401-3150', '4504013150', '601010-0890', '540269-6459', '471008-0280'],
  invalid: {
    'a wrong check digit': '450401-3160',
    'a person': '120174-3399',
    'a day that does not exist': '720401-3120',
    'too short': '450401-315',
    'a letter': '450401-315A',
  },
});
