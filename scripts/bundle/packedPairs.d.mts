/** The pairs of letters that names of an alphabet are written by. */
export interface Pairs {
  /** The alphabet's commonest letters. */
  readonly letters: string;
  readonly signs: ReadonlyMap<string, string>;
  readonly costs: ReadonlyMap<string, number>;
}

export function pairsOf(sources: readonly string[]): ReadonlyMap<string, Pairs>;
export function tableOf(pairs: Pairs): string;
export function inPairs(
  text: string,
  alphabets: ReadonlyMap<string, Pairs>,
): { readonly text: string; readonly by: readonly [table: string, shift: number] } | undefined;
