import { expect, it } from 'vitest';
import { ranked } from './ranked.ts';

it('puts a country’s own names first and names none twice', () => {
  expect(ranked('Quispe  Flores', `García Flores\n Díaz`)).toBe('Quispe Flores García Díaz');
});
