import { isBranch, isList, type Node, type ScenarioRow, type Source } from '../draw/source.ts';
import { type Out, Piece } from '../kernel/bytes.ts';
import {
  Escapes,
  escapingPut,
  type Format,
  type FormatStep,
  insertReplacements,
  NOTHING,
  RowWriter,
} from './format.ts';

/** JSON, byte for byte as `JSON.stringify` writes it. */
export const json: Format = {
  key: 'json',
  type: 'application/json; charset=utf-8',
  frame: (source, many) => ({
    head: many ? new Piece('[') : NOTHING,
    between: new Piece(','),
    tail: many ? new Piece(']') : NOTHING,
    row: new RowWriter(jsonSteps(source)),
  }),
};

/** Returns the steps of one row as a JSON value. */
export function jsonSteps({ shape }: Source): FormatStep[] {
  if (shape.kind === 'value') return valueSteps('', shape.column);
  if (shape.kind === 'record') return recordSteps('', shape.nodes);
  return scenarioSteps(shape.rows, '[', ',', ']');
}

/** Returns the steps of `{"label":…,"code":…,"value":…}` for each row of a scenario. */
export function scenarioSteps(
  rows: readonly ScenarioRow[],
  open: string,
  comma: string,
  close: string,
): FormatStep[] {
  const steps = rows.flatMap(({ label, code, column }, i) => {
    const names = `{"label":${JSON.stringify(label)},"code":${JSON.stringify(code)},"value":`;
    return [...valueSteps((i === 0 ? open : comma) + names, column), { before: '}' }];
  });
  return [...steps, { before: close }];
}

function recordSteps(before: string, nodes: readonly Node[]): FormatStep[] {
  const steps = nodes.flatMap((node, i) =>
    valueSteps(`${i === 0 ? '' : ','}${JSON.stringify(node.key)}:`, node),
  );
  return [{ before: `${before}{` }, ...steps, { before: '}' }];
}

/** Returns the steps of a value as JSON, after a constant. */
export function valueSteps(before: string, node: Node): FormatStep[] {
  const { blank } = node;
  if (blank) {
    const steps = valueSteps('', { ...node, blank: undefined });
    return [{ before }, { blank, instead: 'null', steps }];
  }
  if (isBranch(node)) return recordSteps(before, node.nodes);
  if (isList(node))
    return [
      { before: `${before}[` },
      { list: node, between: ',', each: valueSteps('', node.item) },
      { before: ']' },
    ];
  if (node.kind === 'json') return [{ before, put: node.put }];
  const quote = node.kind === 'text' ? '"' : '';
  return [{ before: before + quote, ...escapingPut(node, escapeJson) }, { before: quote }];
}

/**
 * Escapes the text between the quotes, as `JSON.stringify` does. Most texts need no escape, so it tests four bytes
 * at a time.
 */
function escapeJson(out: Out, from: number, to: number): number {
  const { bytes, view } = out;
  let more = 0;
  let last = from;
  for (let i = from; i < to; i += 4) {
    if (!isSpecial(view.getInt32(i, true))) continue;
    for (let k = i; k < i + 4 && k < to; k++) {
      const growth = ESCAPES.longer[bytes[k] as number] as number;
      if (growth === 0) continue;
      more += growth;
      last = k;
    }
  }
  return more === 0 ? to : insertReplacements(out, last, to, more, ESCAPES);
}

/** Returns a value with the top bit of each byte set that is a control character, a quote or a backslash. */
function isSpecial(word: number): boolean {
  const quote = word ^ 0x22222222;
  const slash = word ^ 0x5c5c5c5c;
  const low = (word - 0x20202020) & ~word;
  return ((low | ((quote - 0x01010101) & ~quote) | ((slash - 0x01010101) & ~slash)) & 0x80808080) !== 0;
}

const ESCAPES = new Escapes((character) => JSON.stringify(character).slice(1, -1));
