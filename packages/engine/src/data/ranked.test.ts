import { expect, it } from 'vitest';
import { rankedNames } from './ranked.ts';

it('puts a country’s own names first and names none twice', () => {
  expect(rankedNames('Quispe  Flores', `García Flores\n Díaz`)).toBe('Quispe Flores García Díaz');
});
