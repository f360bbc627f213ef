import { expect, it } from 'vitest';
import { registerGrowth } from './registerGrowth.ts';

it('counts a register between the years that are known', () => {
  const number = registerGrowth('2000:1000 2010:2000 2030:6000');
  expect([number(1990, 0), number(2000, 0), number(2005, 500), number(2020, 0)]).toEqual([
    1000, 1000, 1550, 4000,
  ]);
});
