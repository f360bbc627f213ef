import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The sources of what `specimen-data` publishes. `internal` is for our own programs. */
const ENTRIES = ['index', 'engine', 'types', 'mask', 'messages'] as const;
const SOURCES: Readonly<Record<(typeof ENTRIES)[number], string>> = {
  index: 'engine/src/index.ts',
  engine: 'engine/src/engine.ts',
  types: 'engine/src/types/index.ts',
  mask: 'mask/src/library.ts',
  messages: 'messages/src/library.ts',
};

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

interface Exported {
  readonly name: string;
  readonly isFunction: boolean;
  /** The comment before the declaration; empty if there is none. */
  readonly comment: string;
}

/** Returns the exports of a source file. An export from another file is looked up there. */
function exportsOf(path: string): readonly Exported[] {
  const text = readFileSync(path, 'utf8');
  const own = [...text.matchAll(DECLARED)].map(([, comment = '', kind = '', name = '', rest = '']) => ({
    name,
    isFunction: kind.startsWith('function') || (kind === 'const' && IS_FUNCTION.test(rest)),
    comment,
  }));
  const others = [...text.matchAll(FROM)].flatMap(([, names = '', from = '']) => {
    const there = exportsOf(join(dirname(path), from));
    return names
      .split(',')
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter((name) => name !== '')
      .map((name) => there.find((each) => each.name === name) ?? { name, isFunction: false, comment: '' });
  });
  return [...own, ...others];
}

const DECLARED =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:abstract )?(const|function\*?|class|interface|type) (\w+)([^\n]*)/gm;
const FROM = /^export (?:type )?\{([^}]*)\} from '(\.[^']*)'/gm;

/** A function of the library, or a constant whose type is a function. */
const IS_FUNCTION = /^ = specimen\.(?!catalogue)|^: \(/;

describe.each(ENTRIES)('the entry %s', (entry) => {
  const all = exportsOf(join(packages, SOURCES[entry]));

  it('has a comment for everything that it exports', () => {
    expect(all).not.toEqual([]);
    expect(all.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([]);
  });

  it('has an example for each function', () => {
    const without = all.filter(({ isFunction, comment }) => isFunction && !comment.includes('@example'));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

it('finds a comment, the lack of one, and functions', () => {
  const [first] = exportsOf(join(packages, SOURCES.index));
  expect(first).toMatchObject({ name: 'specimen', isFunction: false });
  const names = exportsOf(join(packages, SOURCES.messages)).filter(({ isFunction }) => isFunction);
  expect(names.map(({ name }) => name)).toEqual(['generate', 'stream', 'cases']);
});
