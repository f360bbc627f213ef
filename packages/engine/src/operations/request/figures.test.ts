import { describe, expect, it } from 'vitest';
import { withFigures } from './figures.ts';

describe('figures that are no quantities are marked', () => {
  it.each([
    // dates: the year stays
    ['born 1990-05-14', 'born 1990-§05-§14'],
    ['born 1990/5/4', 'born 1990/§5/§4'],
    ['born 14.05.1990', 'born §14.§05.1990'],
    ['born 5/14/90', 'born §5/§14/1990'],
    ['born 5/14/03', 'born §5/§14/2003'],
    ['born 14 May 1990', 'born §14 §May 1990'],
    ['born 14th of May, 1990', 'born §14 §May 1990'],
    ['geboren am 3. März 1990', 'geboren am §3 §März 1990'],
    ['born May 14, 1990', 'born §May §14 1990'],
    ['born on 14 May', 'born on §14 §May'],
    // phone numbers
    ['phone +254', 'phone +#254'],
    ['(+49 30 123456)', '(+#49 #30 #123456)'],
    ['65+ 5 rows', '65+ 5 rows'],
    // what is less than nothing, parts of one, and numbers of several parts
    ['-5 ibans', '-#5 ibans'],
    ['ibans -5', 'ibans -#5'],
    ['aged 18 -25', 'aged 18 -25'],
    ['1.5 ibans', '#1.#5 ibans'],
    ['192.168.1.1', '#192.#168.#1.#1'],
    ['24/7 phone', '#24/#7 phone'],
    // a rate is a percentage
    ['rate 0.2', 'rate  20 %'],
    ['probability of .05', 'probability of  5 %'],
    // quantities
    ['5 ibans', '5 ibans'],
    ['1.000 ibans', '1.000 ibans'],
    ['12.5% invalid', '12.5% invalid'],
    ['aged 18-25', 'aged 18-25'],
    ['5 marketers 2020 rows', '5 marketers 2020 rows'],
  ])('%j: %j', (text, expected) => expect(withFigures(text)).toBe(expected));
});
