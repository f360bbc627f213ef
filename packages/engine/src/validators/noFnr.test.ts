import { vectors } from '../../../../test/support/vectors.ts';
import { noFnr } from './noFnr.ts';

vectors(noFnr, {
  // 15108695088: python-stdnum, stdnum; 29029600013, 22071799674: mikaello/norwegian-national-id-validator
  // and Wikipedia; 13097248022, 53097248016 (a D-number) and 29020075838: navikt/fnrvalidator.
  valid: [
    '15108695088',
    '151086 95088',
    '13097248022',
    '53097248016',
    '29029600013',
    '29020075838',
    '22071799674',
    // By hand from the table of centuries: 1894 and 1864.
    '19109474897',
    '24086470000',
  ],
  invalid: {
    'a wrong second check digit': '15108695089',
    'a wrong first check digit': '15108695077',
    'a body whose first check digit would be 10': '13021020810',
    'a day that does not exist': '32108695012',
    'a leap day of a common year': '29020195027',
    'a month that does not exist': '15138695058',
    'an individual number of no century': '15104575029',
    'a synthetic number': '15908695043',
    'too short': '1510869508',
    'a letter': '1510869508A',
    'a number of the 1800s in a year of none': '01034863012',
    'an individual number of the 1800s in 1968': '05116882649',
  },
});
