import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What Node has and its types do not tell. */
interface Loading {
  readonly enableCompileCache?: () => void;
  readonly wrap: (text: string) => string;
  readonly _extensions: Record<string, (loaded: NodeJS.Module, file: string) => void>;
}

const { enableCompileCache, wrap, _extensions: loaders } = module as unknown as Loading;

/**
 * Keeps what V8 has compiled of specimen-data from one run to the next: a fifth of the time that the command takes to start. Newer
 * Nodes do so themselves; for Node 20, which cannot, its CommonJS files are compiled here. Like Node's own cache
 * it is no more than a help: where there is none, or V8 refuses it, all is compiled from the text.
 */
export function keepCompiled(): void {
  if (enableCompileCache) {
    enableCompileCache();
    return;
  }
  const folder = ownFolder();
  if (folder === undefined) return;
  const fresh = new Map<string, Script>();
  // What runs has compiled more of it in the end; threads have the same files as the first.
  if (isMainThread) process.once('exit', () => fresh.forEach(keep));
  loaders['.cjs'] = (loaded, file) => {
    const text = readFileSync(file, 'utf8');
    const kept = join(folder, keptName(file, text));
    const cachedData = read(kept);
    const script = new Script(wrap(text), { filename: file, ...cachedData });
    if (!cachedData || script.cachedDataRejected) fresh.set(kept, script);
    script.runInThisContext()(loaded.exports, module.createRequire(file), loaded, file, dirname(file));
  };
}

/** A folder that nobody else can write to; undefined where there is none, or the user wants none. */
function ownFolder(): string | undefined {
  if (process.env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const user = process.getuid?.();
  const folder = process.env.NODE_COMPILE_CACHE || join(tmpdir(), `specimen-compiled-${user ?? 'own'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    const isOwn = user === undefined || (found.uid === user && (found.mode & 0o022) === 0);
    return found.isDirectory() && isOwn ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Other text and another Node have another name: V8 looks at the length alone, and all that npm packs is of one day in 1985. */
function keptName(file: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return [basename(file), hash, process.version, process.arch].join('-');
}

function read(kept: string): { readonly cachedData: Buffer } | undefined {
  try {
    return { cachedData: readFileSync(kept) };
  } catch {
    return undefined;
  }
}

/** Under its name only when whole: others may read it meanwhile. */
function keep(script: Script, kept: string): void {
  const part = `${kept}.${process.pid}`;
  try {
    writeFileSync(part, script.createCachedData(), { mode: 0o600 });
    renameSync(part, kept);
  } catch {
    // a full or closed disk: the next run compiles anew
  }
}
