import { expect, it } from 'vitest';
import { typeScriptOf } from './typeScript.ts';

it('a type is that of all rows: lists may be empty, names need quotes only where they are no words', () => {
  const rows = [
    { id: 1, tags: [], person: { name: 'A', 'e-mail': 'a' }, 'a b': null },
    { id: 2, tags: [1, 'x'], person: { name: 'B', 'e-mail': 'b' }, 'a b': 'x' },
  ];
  expect(typeScriptOf(rows, [{}, {}, {}, { blank: 0.5 }])).toBe(`interface Row {
  id: number;
  tags: (number | string)[];
  person: { name: string; "e-mail": string };
  "a b": string | null;
}`);
});
