import { parseAst } from 'rolldown/parseAst';

/**
 * Makes a country's facts a function of their own, which stands before its names: they resemble the fields and presets that
 * all share, and long lists of names would part them.
 */
export const factsFirst = {
  name: 'facts first',
  transform(code, id) {
    if (!/dist\/countries\/..\.js$/.test(id)) return undefined;
    const { start, end, body } = parseAst(code)
      .body.flatMap(({ declaration }) => declaration?.declarations ?? [])
      .flatMap(({ init }) => init?.arguments ?? [])
      .find(({ type, params }) => type === 'ArrowFunctionExpression' && params.length === 0);
    return `${code.slice(0, start)}facts${code.slice(end)}
function facts() { return ${code.slice(body.start, body.end)}; }`;
  },
};

/** Puts like beside like in files that are minified, where what has the same form has the same names. */
export const alike = {
  name: 'alike',
  generateBundle(_, files) {
    for (const file of Object.values(files)) file.code = besideAlike(file.code);
  },
};

/**
 * Like beside like, which compressors see only within 32 KB: texts and numbers of a file first, then its functions, which
 * may stand anywhere, each behind the one it has most in common with, then what is made when it is loaded, in its order.
 */
export function besideAlike(code) {
  const kinds = { import: [], plain: [], function: [], made: [] };
  for (const node of parseAst(code).body) kinds[kindOf(node)].push(code.slice(node.start, node.end));
  return [...kinds.import, ...kinds.plain, ...inTurn(kinds.function), ...kinds.made, ''].join('\n');
}

function kindOf(node) {
  const { type, declarations } = node.declaration ?? node;
  if (type === 'ImportDeclaration') return 'import';
  if (type === 'FunctionDeclaration') return 'function';
  return declarations?.every(({ init }) => isPlain(init)) ? 'plain' : 'made';
}

function isPlain(init) {
  return init?.type === 'Literal' || (init?.type === 'TemplateLiteral' && init.expressions.length === 0);
}

/** Functions, the first as it is, then always that one of the others which is most like the last. */
function inTurn([first, ...others]) {
  if (first === undefined) return [];
  const left = new Map(others.map((text) => [text, partsOf(text)]));
  const order = [first];
  for (let last = partsOf(first); left.size > 0; ) {
    const next = [...left.keys()]
      .map((text) => ({ text, likeness: likenessOf(left.get(text), last) }))
      .reduce((best, each) => (each.likeness > best.likeness ? each : best)).text;
    last = left.get(next);
    left.delete(next);
    order.push(next);
  }
  return order;
}

/** How much of a function another has too; a long one has more, if only by its length. */
function likenessOf(parts, others) {
  let same = 0;
  for (const part of parts) if (others.has(part)) same++;
  return same / Math.sqrt(parts.size + 10);
}

/** Each four signs that follow one another in a function, but in its name. */
function partsOf(text) {
  const rest = text.slice(text.indexOf('('));
  return new Set(Array.from(rest, (_, at) => rest.slice(at, at + 4)));
}
