/** How many times as many rows are judged as in a usual run: `DEPTH=5 npm test` looks deeper, before a release say. */
export const DEPTH = Number(process.env.DEPTH ?? 1);
