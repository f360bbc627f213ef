import { vectors } from '../../../../test/support/vectors.ts';
import { sgUen } from './sgUen.ts';

vectors(sgUen, {
  // python-stdnum's documentation and npm stdnum's tests; Singtel and DBS from their annual reports.
  valid: [
    '00192200M',
    '197401143C',
    'S16FC0121D',
    'T01FC6132D',
    't01fc6132d',
    '199201624D',
    '196800306E',
    // By hand: zeros after the year.
    '200000000W',
  ],
  invalid: {
    'a wrong letter of a business': '00192200N',
    'a wrong letter of a company': '197401143D',
    'a wrong letter of another entity': 'T01FC6132E',
    'an unknown kind of entity': 'T01QQ6132D',
    'a century that cannot be': '177401143C',
    'only zeros': '00000000X',
    'too short': '0019220M',
  },
});
