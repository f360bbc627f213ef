import { type Answer, type AnswerPart, isRows } from 'specimen-data/internal';

/** Over so many rows an answer shows only the first ones: a model cannot use more, and pays for each. */
const MOST = 200;
/** The rows shown of an answer that is too large; where it holds several kinds of rows, they share them. */
const FIRST = 50;

/** The parts of an answer, with the first rows only where there are too many. */
export function abridge({ parts, rows }: Answer): {
  readonly parts: readonly AnswerPart[];
  readonly shown: number;
} {
  if (rows <= MOST) return { parts, shown: rows };
  const kinds = parts.filter(isRows).length;
  const share = Math.max(1, Math.floor(FIRST / kinds));
  let shown = 0;
  const first = parts.map((part) => {
    if (!isRows(part)) return part;
    const { count } = part.rows;
    shown += Math.min(count ?? 1, share);
    return count === undefined || count <= share ? part : { ...part, rows: { ...part.rows, count: share } };
  });
  return { parts: first, shown };
}
