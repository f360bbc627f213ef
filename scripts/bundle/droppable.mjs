import { parseAst } from 'rolldown/parseAst';

/**
 * Marks what a module's constants are made by as pure, since nothing in the engine has effects when it is imported: a
 * bundler that carries one validator can drop the others, which stand in the same file.
 */
export const droppable = {
  name: 'droppable',
  renderChunk(code) {
    const made = parseAst(code)
      .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration ?? []) : node))
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations)
      .filter(({ id, init }) => id.type === 'Identifier' && init && !PLAIN.has(init.type))
      .map(({ init }) => init);
    let marked = '';
    let from = 0;
    for (const { start, end } of made) {
      marked += `${code.slice(from, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
      from = end;
    }
    return marked + code.slice(from);
  },
};

/** What bundlers can drop unmarked. */
const PLAIN = new Set(['Literal', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier']);
