import { Piece, Text } from './bytes.ts';
import { Pool, shared } from './pool.ts';
import { fold, remembered } from './text.ts';

/** A name: in Latin letters, in the native script if there is one, and folded for addresses. */
export class Word extends Text {
  /** Code of the last letter. */
  readonly end: number;
  #capitals: string | undefined;
  #slug: Piece | undefined;

  constructor(
    text: string,
    readonly native: Text | undefined,
    readonly folds: Folds | undefined,
  ) {
    super(text);
    this.end = text.charCodeAt(text.length - 1);
  }

  /** The name in capitals `A-Z` with its spaces and hyphens. */
  get capitals(): string {
    this.#capitals ??= fold(this.text, this.folds)
      .toUpperCase()
      .replace(/[^A-Z -]/g, '');
    return this.#capitals;
  }

  /** The name in lower-case ASCII letters and digits, for e-mail addresses and user names. */
  get slug(): Piece {
    this.#slug ??= new Piece(
      fold(this.text, this.folds)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '') || 'x',
    );
    return this.#slug;
  }
}

/** A language's own ASCII spelling of letters, if it does more than remove the marks. */
type Folds = Readonly<Record<string, string>>;

/** A pool of names for each sex. */
export interface Words {
  readonly male: Pool<Word>;
  readonly female: Pool<Word>;
}

/** Conversion between the scripts of a country's names. */
export interface Scripts {
  readonly folds?: Folds | undefined;
  /** Converts the native script to Latin letters, if the pools contain the native script. */
  readonly latin?: ((native: string) => string) | undefined;
  /** Converts Latin letters to the native script, if the pools contain Latin letters. */
  readonly script?: ((latin: string) => string) | undefined;
}

/**
 * Reads a pool: entries separated by white space, `_` for a space inside one, `native|Latin` pairs,
 * `masculine/feminine` forms, and an optional share in percent after a colon.
 */
export function parseNames(text: string, read: (form: string) => Word): Words {
  const { entries, shares } = shared(text);
  const all = entries.map((entry) => entry.split('/').map(read));
  const male = all.map(([masculine]) => masculine as Word);
  const female = all.map(([masculine, feminine = masculine]) => feminine as Word);
  return { male: new Pool(male, shares), female: new Pool(female, shares) };
}

/**
 * Returns a reader of a community's names. A name in several pools is one `Word`, which keeps the processor's cache
 * small.
 */
export function wordReader({ folds, latin, script }: Scripts): (form: string) => Word {
  return remembered((form) => {
    const [first, second] = form.split('|') as [string, string | undefined];
    if (second !== undefined) return new Word(second, new Text(first), folds);
    if (latin) return new Word(latin(first), new Text(first), folds);
    return new Word(first, script ? new Text(script(first)) : undefined, folds);
  });
}
