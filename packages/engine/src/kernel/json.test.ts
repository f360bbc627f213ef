import { expect, it } from 'vitest';
import { parseJson } from './json.ts';

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

it('reads JSON as it is', () => {
  for (const text of ['1', '"a"', '{"a":[1,"]}[{",{"b\\"[":null}]}', '[]', nested(64)])
    expect(parseJson(text, 'it')).toEqual(JSON.parse(text));
});

it.each(['', '{', 'nul', '{"a":1}}', "{'a':1}", '"open'])('refuses %j in its own words', (text) =>
  expect(() => parseJson(text, 'the body')).toThrow('the body is not valid JSON'),
);

it('refuses what is nested too deep, however it is meant', () => {
  expect(() => parseJson(nested(66), 'the body')).toThrow('the body is nested over 64 levels deep');
  expect(() => parseJson('['.repeat(500_000), 'it')).toThrow('it is nested over 64 levels deep');
  expect(parseJson(JSON.stringify('['.repeat(100)), 'it')).toBe('['.repeat(100));
  for (const empty of ['[]', '{}'])
    expect(parseJson(`[${`${empty},`.repeat(100)}1]`, 'it')).toHaveLength(101);
});
