import { expect, it } from 'vitest';
import { vectors } from '../../../../test/support/vectors.ts';
import { Day } from '../kernel/day.ts';
import { Random, RowKey } from '../kernel/random.ts';
import { gbDriver } from './gbDriver.ts';

vectors(gbDriver, {
  // DVLA's specimen licences (MORGA 657054 SM 9IJ, MORGA753116SM9IJ 35), Wikipedia; two by hand.
  valid: [
    'MORGA657054SM9IJ',
    'MORGA753116SM9IJ 35',
    'MORGA 657054 SM9IJ',
    'FOX99802298A99AA',
    'JONES710238HA9AB',
  ],
  invalid: {
    'a nine before a letter': 'MO9GA657054SM9IJ',
    'no surname': '99999657054SM9IJ',
    'a month that does not exist': 'MORGA613054SM9IJ',
    'a day that does not exist': 'MORGA602304SM9IJ',
    'a second initial without a first': 'MORGA6570549M9IJ',
    'a digit among the check letters': 'MORGA657054SM9I1',
    'too short': 'MORGA657054SM9I',
  },
});

it('encodes the surname, the birth and the initials', () => {
  const random = new Random('gbDriver').start(new RowKey('x').at(0));
  const number = gbDriver.make(random, {
    sex: 'female',
    born: new Day(1965, 7, 5),
    given: { text: 'Sarah Ann', capitals: 'SARAH ANN' },
    family: { text: 'MacDonald', capitals: 'MACDONALD' },
  });
  expect(number).toMatch(/^MCDON657055SA9[A-Z]{2}$/);
});
