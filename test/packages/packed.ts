import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A package as it would be published. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** Where the tarball is. */
  readonly tarball: string;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const known = new Map<string, Packed>();

/** Packs a workspace, once for all tests of a process; it was built before them. */
export function packed(workspace: string): Packed {
  const made = known.get(workspace) ?? pack(workspace);
  known.set(workspace, made);
  return made;
}

function pack(workspace: string): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'specimen-pack-'));
  const told = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '-w', workspace],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [result] = Object.values(JSON.parse(told)) as [Packed & { readonly filename: string }];
  return { ...result, tarball: join(folder, result.filename) };
}

/** A folder whose node_modules hold the packages as published, as npm would install them without their dependencies. */
export function installed(...packages: readonly Packed[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'specimen-user-'));
  for (const { name, tarball } of packages) {
    const home = join(folder, 'node_modules', name);
    execFileSync('mkdir', ['-p', home]);
    execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  }
  return folder;
}
