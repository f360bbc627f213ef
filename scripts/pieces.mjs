/**
 * The pieces that `native|latin` pairs are best written by: letters of one script with those of the other that they
 * stand for (`ش|sh`), common ones first, and how a pair is cut into them. They are found by cutting all pairs in the way
 * that costs fewest bits, again and again, by how often each piece was cut before; what is rare is let go in the end, and
 * written by letters alone.
 */
export function piecesOf(pairs) {
  let costs = new Map();
  let other = (native, latin) =>
    4 + 3 * Math.abs(native - 1) + 2 * Math.abs(latin - 1.3) + (native && latin ? 0 : 3);
  const cut = (pair) => cutBy(pair, costs, other);
  for (const round of ROUNDS) {
    const counts = countsOf(pairs.flatMap(cut));
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    costs = new Map();
    for (const [piece, count] of counts.filter(([, count]) => count >= round.least).slice(0, round.most)) {
      const [native, latin] = piece.split('|');
      if (!costs.has(native)) costs.set(native, new Map());
      costs.get(native).set(latin, Math.log2(all / count));
    }
    other = round.other;
  }
  return { cut, pieces: countsOf(pairs.flatMap(cut)).map(([piece]) => piece) };
}

/** How often a piece must come, how many there are at most, and how many bits another one costs. */
const ROUNDS = [
  ...Array(4).fill({ least: 1, most: 5000, other: (native, latin) => 8 + 5 * (native + latin) }),
  ...Array(2).fill({ least: 2, most: 300, other: (native, latin) => 8 + 5 * (native + latin) }),
  ...Array(3).fill({
    least: 3,
    most: 170,
    other: (native, latin) => (native + latin === 1 ? 14 : Number.POSITIVE_INFINITY),
  }),
];

/** How often each comes, the commonest first. */
function countsOf(pieces) {
  const counts = new Map();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

/** How long the two sides of a piece are at most. */
const [NATIVE, LATIN] = [3, 4];

/** The pieces of a pair that cost fewest bits, found side by side from its beginning. */
function cutBy(pair, costs, other) {
  const [native, latin] = pair.split('|');
  const width = latin.length + 1;
  const best = new Float64Array((native.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(best.length);
  best[0] = 0;
  for (let i = 0; i <= native.length; i++)
    for (let a = i; a <= Math.min(i + NATIVE, native.length); a++) {
      const known = costs.get(native.slice(i, a));
      for (let j = 0; j < width; j++) {
        const at = i * width + j;
        for (let b = a === i ? j + 1 : j; b < Math.min(j + LATIN + 1, width); b++) {
          const cost = best[at] + (known?.get(latin.slice(j, b)) ?? other(a - i, b - j));
          const to = a * width + b;
          if (cost < best[to]) {
            best[to] = cost;
            from[to] = at;
          }
        }
      }
    }
  const pieces = [];
  for (let at = best.length - 1; at > 0; at = from[at]) {
    const [i, j] = [Math.floor(from[at] / width), from[at] % width];
    pieces.unshift(`${native.slice(i, Math.floor(at / width))}|${latin.slice(j, at % width)}`);
  }
  return pieces;
}
