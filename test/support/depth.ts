/** Factor for the number of judged rows: `DEPTH=5 npm test` looks deeper, for example before a release. */
export const DEPTH = Number(process.env.DEPTH ?? 1);
