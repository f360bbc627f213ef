import { two } from '../kernel/day.ts';
import type { Validator } from '../model.ts';
import { isKennitala, kennitala } from './isKennitala.ts';

/**
 * Kennitala of legal entities: as a person's, 40 added to the day of registration. Their check digit
 * remains. Source: Skatturinn, Fyrirtækjaskrá; Þjóðskrá, "Um kennitölur".
 */
export const isKennitalaFelags: Validator<unknown> = {
  id: 'isKennitalaFelags',
  label: 'Kennitala félags (Iceland)',
  valid: (value) => /^[4-7]/.test(value) && isKennitala.valid(value),
  make(random) {
    const year = random.int(1988, 2024);
    const date = two(random.int(41, 68)) + two(random.int(1, 12)) + two(year % 100);
    return kennitala(date, random.int(20, 99), year < 2000 ? '9' : '0');
  },
};
