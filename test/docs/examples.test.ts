import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from '../../packages/engine/src/index.ts';
import { root } from '../architecture/sources.ts';

const source = readFileSync(`${root}packages/engine/src/index.ts`, 'utf8');

/** Evaluates an expression that may name every export of the library. */
function evaluate(code: string): unknown {
  return new Function(...Object.keys(library), `return (${code});`)(...Object.values(library));
}

const EXAMPLES = Array.from(
  source.matchAll(/ \* @example\n \* (.+) \/\/ (.+)\n \*\/\nexport const (\w+)/g),
  ([, code = '', result = '', name = '']) => ({ name, code, result }),
);

describe('the documentation of the library', () => {
  it('has an example for each function', () => {
    const functions = source.match(/^export const \w+/gm)?.map((line) => line.slice('export const '.length));
    expect(EXAMPLES.map(({ name }) => name)).toEqual(functions);
  });

  it.each(EXAMPLES)('shows what $name returns', ({ name, code, result }) => {
    expect(code).toContain(name);
    expect(evaluate(code)).toEqual(evaluate(result));
  });
});
