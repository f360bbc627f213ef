import { two } from '../kernel/day.ts';
import { part } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';
import { isKennitalaDeclared, kennitala } from './isKennitala.ts';

/**
 * Kennitala of legal entities: as a person's, 40 added to the day of registration. Their check digit
 * remains. Source: Skatturinn, Fyrirtækjaskrá; Þjóðskrá, "Um kennitölur".
 */
export const isKennitalaFelags = standard({
  ...isKennitalaDeclared,
  id: 'isKennitalaFelags',
  label: 'Kennitala félags (Iceland)',
  rules: {
    ...isKennitalaDeclared.rules,
    series: part([0, 1], /[4-7]/, 'first digit is #, should be 4 to 7, as 40 is added to the day'),
  },
  make(random) {
    const year = random.int(1988, 2024);
    const date = two(random.int(41, 68)) + two(random.int(1, 12)) + two(year % 100);
    return kennitala(date, random.int(20, 99), year < 2000 ? '9' : '0');
  },
});
