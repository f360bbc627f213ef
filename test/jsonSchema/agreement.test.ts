import { describe, expect, it } from 'vitest';
import { generate } from '../../packages/engine/src/index.ts';
import { judged } from './judge.ts';

const object = (properties: object) => ({ type: 'object', properties });

describe('what is said of one person agrees', () => {
  it.each([
    ['de', 'salutation', ['Herr', 'Frau'], ['Frau']],
    ['us', 'title', ['Dr.', 'Mr.', 'Mrs.', 'Ms.'], ['Mrs.', 'Ms.']],
    ['fr', 'civilite', ['M.', 'Mme'], ['Mme']],
    ['es', 'sexo', ['hombre', 'mujer'], ['mujer']],
    ['fr', 'sexe', ['homme', 'femme'], ['femme']],
  ] as const)('%s %s with the sex', (country, name, options, women) => {
    const rows = judged<Record<string, string>>(object({ [name]: { enum: options } }), {
      n: 100,
      seed: 's',
      country,
    });
    const forWomen: readonly string[] = women;
    const sexes = generate(`${country}.sex`, { n: 100, seed: 's' });
    rows.forEach((row, i) => {
      expect([row[name], forWomen.includes(row[name] as string)]).toEqual([row[name], sexes[i] === 'female']);
    });
  });

  it('but nothing is read into options that are not of both sexes', () => {
    const rows = judged<{ size: string }>(object({ size: { enum: ['M', 'L', 'S'] } }), { n: 200 });
    expect(new Set(rows.map(({ size }) => size)).size).toBe(3);
  });
});
