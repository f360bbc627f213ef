import { join } from 'node:path';
import type { SourceFile } from './sources.ts';

const IMPORT = /(?:^|;\s*)(?:import|export)\s[^;]*?from\s*'([^'\s,;]+)'|import(?:\(|\s+)'([^'\s,;]+)'/gm;

/** Returns the specifiers that a file imports or re-exports: values and types, static and dynamic. */
function specifiersOf({ text }: SourceFile): readonly string[] {
  return Array.from(text.matchAll(IMPORT), ([, from, bare]) => (from ?? bare) as string);
}

/** Returns the files of its own package that a file imports. */
export function localImports(file: SourceFile): readonly string[] {
  return specifiersOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(file.path, '..', specifier));
}

/** Returns the packages that a file imports, without Node's own modules and what the build provides (`#`). */
export function packageImports(file: SourceFile): readonly string[] {
  return specifiersOf(file)
    .filter((specifier) => !/^(\.|#|node:)/.test(specifier))
    .map((specifier) => specifier.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));
}

/** Returns a circle of files that import each other, or an empty list. */
export function findCircle(files: readonly SourceFile[]): readonly string[] {
  const targets = new Map(files.map((file) => [file.path, localImports(file)]));
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of targets.get(path) ?? []) {
      const found = walk(target, [...way, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  for (const { path } of files) {
    const found = walk(path, []);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the imports of a package that leave its folder, point to a package that is not `allowed`, or are not `declared`. */
export function badImports(
  files: readonly SourceFile[],
  { allowed, declared }: { readonly allowed: readonly string[]; readonly declared: readonly string[] },
): readonly string[] {
  return files.flatMap((file) => [
    ...localImports(file)
      .filter((target) => target.startsWith('..'))
      .map((target) => `${file.path} imports ${target}`),
    ...packageImports(file)
      .filter((name) => (isOurs(name) && !allowed.includes(name)) || !declared.includes(name))
      .map((name) => `${file.path} imports ${name}`),
  ]);
}

function isOurs(name: string): boolean {
  return name.startsWith('specimen-') || name.startsWith('@specimen/');
}
