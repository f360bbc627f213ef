import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROBLEM_CODES } from 'specimen-data';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../packages', import.meta.url));

/** Returns the paths of all sources, without tests. */
function sourceFiles(folder = root): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return sourceFiles(path);
    return /(?<!\.test)\.tsx?$/.test(path) ? [path] : [];
  });
}

/** The files that list the codes. */
const TABLES = /(kernel\/problemCodes|operations\/problemReference)\.ts$/;
const sources = sourceFiles().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const users = sources.filter(({ path }) => !TABLES.test(path));

describe('error codes', () => {
  it.each(Object.keys(PROBLEM_CODES))('%s is used', (code) =>
    expect(users.filter(({ text }) => text.includes(`'${code}'`) || text.includes(`${code}:`))).not.toEqual(
      [],
    ),
  );

  it.each(Object.entries(PROBLEM_CODES))(
    '%s is in lower case with hyphens, and means something',
    (code, info) => {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(info.meaning).toMatch(/^[A-Z].*\.$/);
      expect(info.status).toBeGreaterThanOrEqual(400);
    },
  );

  it('are declared wherever a problem is thrown', () => {
    const given = users.flatMap(({ path, text }) =>
      [...text.matchAll(/new Problem\(\s*'([^']*)'/g)].map(([, code]) => ({ path, code })),
    );
    expect(given.length).toBeGreaterThan(200);
    expect(given.filter(({ code }) => !Object.hasOwn(PROBLEM_CODES, code as string))).toEqual([]);
  });

  it.each([
    ['bad-parameter', 400],
    ['unresolved-request', 422],
  ] as const)('%s has the status %i', (code, status) => expect(PROBLEM_CODES[code].status).toBe(status));

  it('have the status 404 if they are of unknown names, and no others', () => {
    for (const [code, { kind, status }] of Object.entries(PROBLEM_CODES))
      expect(status === 404, code).toBe(kind === 'unknown');
  });
});

/** Messages of databases and of the system, which have nothing else to go by. */
const FOREIGN = [
  /sqlite\/refusal\.ts$/,
  /files\/sqlite\.ts$/,
  /bulk\/src\/refusal\.ts$/,
  /server\/src\/log\.ts$/,
  /web\/src\/engine\.ts$/,
  /postgres\/(connect|session)\.ts$/,
  /mcp\/src\/stdio\.ts$/,
  /check\/treeChecker\.ts$/,
];

describe('messages', () => {
  it('are read by people only: no source matches one', () => {
    const matching =
      /\bmessage\.(?:match|matchAll|includes|startsWith|endsWith|replace|replaceAll|split|search)\(|\.(?:test|exec)\((?:\w+\.)?message\)|\bmessage [!=]== ['"`]/;
    const found = sources.filter(
      ({ path, text }) => matching.test(text) && !FOREIGN.some((each) => each.test(path)),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
