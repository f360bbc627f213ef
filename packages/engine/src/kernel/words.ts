import { Piece, Text } from './bytes.ts';
import { Pool, shared } from './pool.ts';
import { fold, remembered } from './text.ts';

/** A name: as written in Latin letters, in the native script where there is one, and folded for addresses. */
export class Word extends Text {
  /** The last letter. */
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

  /** Plain capitals `A-Z`, spaces and hyphens kept. */
  get capitals(): string {
    this.#capitals ??= fold(this.text, this.folds)
      .toUpperCase()
      .replace(/[^A-Z -]/g, '');
    return this.#capitals;
  }

  /** Lower-case ASCII letters and digits only, for e-mail addresses and user names. */
  get slug(): Piece {
    this.#slug ??= new Piece(
      fold(this.text, this.folds)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '') || 'x',
    );
    return this.#slug;
  }
}

/** How a language writes its letters in ASCII where it differs from dropping the marks. */
type Folds = Readonly<Record<string, string>>;

/** A pool of names, with the form for each sex. */
export interface Words {
  readonly male: Pool<Word>;
  readonly female: Pool<Word>;
}

/** The rules of a country's names that turn one script into the other. */
export interface Scripts {
  readonly folds?: Folds | undefined;
  /** Latin letters from the native script, when the pools are written in the latter. */
  readonly latin?: ((native: string) => string) | undefined;
  /** Native script from Latin letters, when the pools are written in the latter. */
  readonly script?: ((latin: string) => string) | undefined;
}

/**
 * Reads a pool: entries parted by white space, `_` for a space inside one, `native|Latin` pairs,
 * `masculine/feminine` forms, a share in hundredths behind a colon.
 */
export function words(text: string, read: (form: string) => Word): Words {
  const { entries, shares } = shared(text);
  const all = entries.map((entry) => entry.split('/').map(read));
  const male = all.map(([masculine]) => masculine as Word);
  const female = all.map(([masculine, feminine = masculine]) => feminine as Word);
  return { male: new Pool(male, shares), female: new Pool(female, shares) };
}

/** Reads the names of a people; one that stands in several pools is the same word in all, which stays near at hand. */
export function wordReader({ folds, latin, script }: Scripts): (form: string) => Word {
  return remembered((form) => {
    const [first, second] = form.split('|') as [string, string | undefined];
    if (second !== undefined) return new Word(second, new Text(first), folds);
    if (latin) return new Word(latin(first), new Text(first), folds);
    return new Word(first, script ? new Text(script(first)) : undefined, folds);
  });
}
