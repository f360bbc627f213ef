/** A text with a piece as its end, as its beginning, in place of what is as long, or with the piece's own ends: as much of the text as can be is kept. */
export function* spliced(text: string, piece: string): Generator<string> {
  const { length } = text;
  if (length + piece.length > LONGEST) return;
  for (let at = length; at >= 0; at--) yield text.slice(0, at) + piece;
  for (let at = 0; at <= length; at++) yield piece + text.slice(at);
  for (let at = 1; at + piece.length < length; at++)
    yield text.slice(0, at) + piece + text.slice(at + piece.length);
  for (let start = 1; start < Math.min(piece.length, LONGEST_END); start++)
    for (let end = 1; end <= Math.min(piece.length - start, LONGEST_END) && start + end < length; end++)
      yield piece.slice(0, start) + text.slice(start, length - end) + piece.slice(-end);
}

const LONGEST = 200;
const LONGEST_END = 30;
