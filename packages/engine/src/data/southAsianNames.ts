import { list } from '../kernel/text.ts';

/** A rule that gives names their native script, from `native|Latin` pairs. A name without a pair is a mistake in the list. */
export function scriptBy(pairs: string): (latin: string) => string {
  let known: ReadonlyMap<string, string> | undefined;
  return (latin) => {
    known ??= new Map(list(pairs).map((pair) => pair.split('|').reverse() as [string, string]));
    const native = known.get(latin);
    if (native === undefined) throw new Error(`${latin} has no native form`);
    return native;
  };
}
