import { parseAst } from 'rolldown/parseAst';

/**
 * Marks the initialisers of a module's constants as pure. A bundler can then drop every validator that a program does not
 * import, although all stand in one file: a program with one validator carries 6 KB instead of 80.
 */
export const droppable = {
  name: 'droppable',
  renderChunk(code) {
    const initialisers = parseAst(code)
      .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration ?? []) : node))
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations)
      .filter(({ id, init }) => id.type === 'Identifier' && init && !PLAIN.has(init.type))
      .map(({ init }) => init);
    let marked = '';
    let from = 0;
    for (const { start, end } of initialisers) {
      marked += `${code.slice(from, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
      from = end;
    }
    return marked + code.slice(from);
  },
};

/** Kinds of initialisers that bundlers drop without a mark. */
const PLAIN = new Set(['Literal', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier']);
