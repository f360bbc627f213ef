import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/proseRules.mjs';
import { filesIn, root, type SourceFile } from '../architecture/sources.ts';

const SOURCES = /\.(ts|tsx|mjs|md)$/;

/** Folders that a build writes. */
const GENERATED = /^(docs\/(reference\/(generated|library)|\.vitepress\/cache)|packages\/cli\/web)\//;

const FOLDERS = ['packages', 'bench', 'deploy', 'docs', 'examples', 'scripts', 'test'];

const DOCUMENTS = [
  ...['README', 'ARCHITECTURE', 'CHANGELOG', 'CODE_OF_CONDUCT', 'CONTRIBUTING', 'RELEASING', 'ROADMAP'],
  'SECURITY',
].map((name) => `${name}.md`);

/** Returns the faults of a file as `npm run check:prose` prints them. */
function shown({ path, text }: SourceFile): readonly string[] {
  return faultsOf(path, text).map((fault) => `${path}:${fault.line}: ${fault.rule}: ${fault.text}`);
}

describe('plain English', () => {
  it.each(FOLDERS)('is what comments, messages and documents in %s are written in', (folder) => {
    const files = filesIn(folder, SOURCES).filter(({ path }) => !GENERATED.test(path));
    expect(files.flatMap(shown)).toEqual([]);
  });

  it.each(DOCUMENTS)('is what %s is written in', (path) => {
    expect(shown({ path, text: readFileSync(root + path, 'utf8') })).toEqual([]);
  });
});

describe('the check of sentences', () => {
  it.each([
    ['a.ts', '/** Whether a server can be started. */\nconst a = 1;', 1],
    ['a.ts', 'const a = 1;\n// What the rows of a table refer to.\n', 2],
    ['a.tsx', '/**\n * So many rows are written at once.\n */', 1],
    ['a.ts', "const text = 'The country; us when left out.';", 1],
    ['a.ts', 'const text = `a word too many, of three`;', 1],
    ['a.mjs', '// The rows are made anew.\n', 1],
    ['a.md', 'Values are\nparted by commas.\n', 2],
    ['a.md', 'It takes ten rows at the most.\n', 1],
  ])('notices a bad sentence in %s: %j', (path, text, line) => {
    expect(faultsOf(path, text)).toEqual([expect.objectContaining({ path, line })]);
  });

  it.each([
    ['a.ts', '/** Returns true if a server can be started. */\nconst a = 1;'],
    ['a.ts', '// What happens without a network? The stored page is shown.\n'],
    ['a.ts', "const query = 'SELECT parted FROM by_hand';"],
    ['a.ts', 'const url = "https://example.com/anew";'],
    ['a.ts', "const most = 'at most|at the most|maximum';"],
    ['a.md', '```sh\nspecimen fetch "two values parted by commas"\n```\n'],
  ])('accepts %s: %j', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });
});
