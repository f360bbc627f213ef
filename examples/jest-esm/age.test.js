import { rows } from 'specimen-data';
import { isAdult } from './age.js';

/** Ages hang from this day, so that the same seed gives the same people in every year. */
const REFERENCE = '2026-01-01';

test.each([...rows('de.person', { seed: 'age', n: 5, where: { age: '18-19' } })])(
  '$name, born on $dob, may sign',
  ({ dob }) => {
    expect(isAdult(dob, REFERENCE)).toBe(true);
    expect(isAdult(dob, '2023-12-31')).toBe(false);
  },
);
