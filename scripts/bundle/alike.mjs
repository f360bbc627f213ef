import { parseAst } from 'rolldown/parseAst';

/**
 * Puts like beside like, which compressors see only within 32 KB: texts and numbers of a file first, then its functions,
 * which may stand anywhere, then what is made when it is loaded, in its order.
 */
export const alike = {
  name: 'alike',
  renderChunk(code) {
    const kinds = { import: '', plain: '', function: '', made: '' };
    for (const node of parseAst(code).body) kinds[kindOf(node)] += `${code.slice(node.start, node.end)}\n`;
    return Object.values(kinds).join('');
  },
};

function kindOf(node) {
  const { type, declarations } = node.declaration ?? node;
  if (type === 'ImportDeclaration') return 'import';
  if (type === 'FunctionDeclaration') return 'function';
  return declarations?.every(({ init }) => isPlain(init)) ? 'plain' : 'made';
}

function isPlain(init) {
  return init?.type === 'Literal' || (init?.type === 'TemplateLiteral' && init.expressions.length === 0);
}
