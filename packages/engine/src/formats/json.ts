import { encode, type Out, putBytes } from '../bytes.ts';
import { type Column, isBranch, type Node, type Source } from '../source.ts';
import { type Format, NOTHING, replaced, rowOf, type Step } from './format.ts';

/** JSON, byte for byte as `JSON.stringify` writes it. */
export const json: Format = {
  key: 'json',
  type: 'application/json; charset=utf-8',
  frame: (source, many) => ({
    head: many ? encode('[') : NOTHING,
    between: encode(','),
    tail: many ? encode(']') : NOTHING,
    row: jsonRow(source),
  }),
};

/** The writer of one row as a JSON value. */
export function jsonRow({ shape }: Source): ReturnType<typeof rowOf> {
  if (shape.kind === 'value') return rowOf(joined(valueSteps('', shape.column, '')), escapeJson);
  if (shape.kind === 'record') return rowOf(joined(recordSteps('', shape.nodes, '')), escapeJson);
  return rowOf(joined(scenarioSteps(shape.rows, '[', ',', ']')), escapeJson);
}

/** `{"label":…,"value":…}` for each row of a scenario. */
export function scenarioSteps(
  rows: readonly { readonly label: string; readonly column: Column }[],
  open: string,
  comma: string,
  close: string,
): TextStep[] {
  return rows.flatMap(({ label, column }, i) =>
    valueSteps(
      `${i === 0 ? open : comma}{"label":${JSON.stringify(label)},"value":`,
      column,
      i === rows.length - 1 ? `}${close}` : '}',
    ),
  );
}

/** A step whose constant is still text. */
export interface TextStep extends Omit<Step, 'before'> {
  readonly before: string;
}

/** Joins constants that stand side by side, so that a row is as few steps as can be. */
export function joined(steps: readonly TextStep[]): Step[] {
  const out: Step[] = [];
  let before = '';
  for (const step of steps) {
    before += step.before;
    if (!step.column && !step.write) continue;
    out.push({ ...step, before: encode(before) });
    before = '';
  }
  if (before) out.push({ before: encode(before) });
  return out;
}

function recordSteps(before: string, nodes: readonly Node[], after: string): TextStep[] {
  const steps = nodes.flatMap((node, i) =>
    valueSteps(`${i === 0 ? '{' : ','}${JSON.stringify(node.key)}:`, node, ''),
  );
  return [{ before: nodes.length ? before : `${before}{` }, ...steps, { before: `}${after}` }];
}

function valueSteps(before: string, node: Node, after: string): TextStep[] {
  if (node.blank) {
    const { blank, ...rest } = node;
    const row = rowOf(joined(valueSteps('', rest as Node, '')), escapeJson);
    const write = (out: Out, at: number, number: number) =>
      blank() ? putBytes(out, at, NULL) : row(out, at, number);
    return [{ before, write }, { before: after }];
  }
  if (isBranch(node)) return recordSteps(before, node.nodes, after);
  const quote = node.kind === 'text' ? '"' : '';
  return [{ before: before + quote, column: node }, { before: quote + after }];
}

const NULL = encode('null');

/** Escapes the text between the quotes, as `JSON.stringify` does. */
export function escapeJson(out: Out, from: number, to: number): number {
  const { bytes } = out;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte < 32 || byte === 34 || byte === 92) return replaced(out, from, to, jsonEscape);
  }
  return to;
}

function jsonEscape(byte: number): Uint8Array | undefined {
  return byte < 32 || byte === 34 || byte === 92 ? encode(JSON.stringify(String.fromCharCode(byte)).slice(1, -1)) : undefined;
}
