import { expect, it } from 'vitest';
import { onFirstUse } from './onFirstUse.ts';

it.each([1, undefined])('makes %s when it is first asked for, and never again', (value) => {
  let made = 0;
  const use = onFirstUse(() => {
    made++;
    return value;
  });
  expect(made).toBe(0);
  expect([use(), use(), made]).toEqual([value, value, 1]);
});
