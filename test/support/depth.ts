/** Factor for the number of judged rows: `DEPTH=5 npm test` looks deeper, for example before a release. */
export const DEPTH = Number(process.env.DEPTH ?? 1);

/** Laws run over every entry; with `SAMPLE=10`, as in `npm run test:quick`, over every tenth. */
const SAMPLE = Number(process.env.SAMPLE ?? 1);

/** Returns the entries that laws run over. */
export function sampled<T>(entries: readonly T[]): readonly T[] {
  return entries.filter((_, i) => i % SAMPLE === 0);
}
