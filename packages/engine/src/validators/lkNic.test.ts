import { vectors } from '../../../../test/support/vectors.ts';
import { lkNic } from './lkNic.ts';

vectors(lkNic, {
  // Wikipedia (National identity card (Sri Lanka)) and npm stdnum's tests; a woman's by hand from the rule.
  valid: ['853400937V', '198534000937', '641042757V', '196410402757', '942281632v', '199686612345'],
  invalid: {
    'day 0': '850000937V',
    'a day beyond 366': '199439848733',
    "a woman's day beyond 866": '858670937V',
    'day 500': '855000937V',
    'another letter': '942281632B',
    'a century that cannot be': '188534000937',
    'too short': '94228163V',
  },
});
