/** A text with a piece as its end, as its beginning, or in place of what is as long: as much of the text as can be is kept. */
export function* spliced(text: string, piece: string): Generator<string> {
  const { length } = text;
  if (length + piece.length > LONGEST) return;
  for (let at = length; at >= 0; at--) yield text.slice(0, at) + piece;
  for (let at = 0; at <= length; at++) yield piece + text.slice(at);
  for (let at = 1; at + piece.length < length; at++)
    yield text.slice(0, at) + piece + text.slice(at + piece.length);
}

const LONGEST = 200;
