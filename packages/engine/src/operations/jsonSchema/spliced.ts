/**
 * Yields combinations of a text and a piece: the piece at the end, at the start, in place of as many characters, or
 * both ends of the piece around the text. As much of the text as possible is kept.
 */
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
