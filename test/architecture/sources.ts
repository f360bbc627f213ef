import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source file; its path has `/` between folders. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Returns the source files in a folder of the repository, without dependencies and build output. */
export function filesIn(folder: string, pattern = /\.(ts|tsx|mjs)$/): SourceFile[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules' || name === 'dist') return [];
    if (statSync(join(root, path)).isDirectory()) return filesIn(path, pattern);
    return pattern.test(name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

/** Returns the sources of a package without its tests; paths start at its `src` folder. */
export function sourcesOf(name: string): readonly SourceFile[] {
  const folder = `packages/${name}/src`;
  return filesIn(folder)
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .map(({ path, text }) => ({ path: path.slice(folder.length + 1), text }));
}

/** Returns the code of a file without its comments. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}
