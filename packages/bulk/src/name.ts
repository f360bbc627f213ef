import { compressions } from './compress.ts';

/** The parts of a file name: `people`, `.csv.gz`, csv, gz. */
export interface FileName {
  readonly stem: string;
  readonly endings: string;
  /** The format that its ending names, known or not. */
  readonly format: string;
  /** The compression, if the ending names one. */
  readonly compression: string | undefined;
}

export function fileName(file: string): FileName {
  const last = endingOf(file);
  const compression = Object.hasOwn(compressions, word(last)) ? word(last) : undefined;
  const inner = compression === undefined ? last : endingOf(file.slice(0, -last.length));
  const endings = compression === undefined ? last : inner + last;
  const format = word(inner);
  return {
    stem: file.slice(0, file.length - endings.length),
    endings,
    format: ALIASES.get(format) ?? format,
    compression,
  };
}

/** Endings that name a format by another word. */
const ALIASES: ReadonlyMap<string, string> = new Map([['jsonl', 'ndjson']]);

/** The endings of files in a format. */
export function endingsOf(format: string): readonly string[] {
  const others = [...ALIASES].filter(([, named]) => named === format).map(([alias]) => alias);
  return [format, ...others].map((name) => `.${name}`);
}

function word(ending: string): string {
  return ending.slice(1).toLowerCase();
}

function endingOf(file: string): string {
  return /[^/\\](\.[^./\\]+)$/.exec(file)?.[1] ?? '';
}
