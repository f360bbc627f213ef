import { isBranch, isList, type Node, type Source } from '../draw/source.ts';
import { Piece, putInt } from '../kernel/bytes.ts';
import {
  type Escape,
  Escapes,
  escapeSpan,
  escapingPut,
  type Format,
  type FormatStep,
  NOTHING,
  RowWriter,
} from './format.ts';

/** XML 1.0: `rows` with a `row` for each, and an element for each value. */
export const xml: Format = {
  key: 'xml',
  type: 'application/xml; charset=utf-8',
  frame: (source, many) => ({
    head: new Piece('<?xml version="1.0" encoding="UTF-8"?>\n<rows>'),
    between: NOTHING,
    tail: new Piece('</rows>\n'),
    row: new RowWriter(rowSteps(source, many)),
  }),
};

function rowSteps({ shape }: Source, many: boolean): FormatStep[] {
  if (shape.kind === 'value') return element('row', [shape.column]);
  if (shape.kind === 'record') return element('row', shape.nodes);
  const number: FormatStep[] = many
    ? [{ before: '<scenario>', put: (out, at, n) => putInt(out, at, n) }, { before: '</scenario>' }]
    : [];
  return shape.rows.flatMap(({ label, column }) => [
    { before: '<row>' },
    ...number,
    { before: `<label>${xmlText(label)}</label>` },
    ...nodeSteps({ ...column, key: 'value' }),
    { before: '</row>' },
  ]);
}

function element(name: string, nodes: readonly Node[]): FormatStep[] {
  return [{ before: `<${name}>` }, ...nodes.flatMap(nodeSteps), { before: `</${name}>` }];
}

function nodeSteps(node: Node): FormatStep[] {
  const { open, close } = tags(node.key);
  const inside = insideOf(node);
  const whole = [{ before: `<${open}>` }, ...inside, { before: `</${close}>` }];
  const { blank } = node;
  if (!blank) return whole;
  return [{ blank, instead: `<${open} null="true"/>`, steps: whole }];
}

/** Returns the elements of a record, an `item` for each value of a list, or the text of a value. */
function insideOf(node: Node): FormatStep[] {
  if (isBranch(node)) return node.nodes.flatMap(nodeSteps);
  if (isList(node)) return [{ list: node, between: '', each: nodeSteps({ ...node.item, key: 'item' }) }];
  return [{ before: '', ...escapingPut(node, escapeXml) }];
}

/** Returns the tags of a name. A name that XML does not allow becomes an attribute. */
function tags(name: string): { open: string; close: string } {
  if (NAME.test(name) && !/^xml/i.test(name)) return { open: name, close: name };
  return {
    open: `field name="${xmlText(name).replace(/["\t\n]/g, (c) => `&#${c.charCodeAt(0)};`)}"`,
    close: 'field',
  };
}

/** XML 1.0, production 5, without the colon of namespaces and characters beyond the first plane. */
const START =
  'A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd';
const NAME = new RegExp(`^[${START}][${START}0-9.\\u00b7\\u0300-\\u036f\\u203f\\u2040-]*$`);

/** Escapes a text for XML between tags. */
export function xmlText(value: string): string {
  return value
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>\r]/g, (char) => ENTITIES[char] as string);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/**
 * Writes entities for markup, and U+FFFD for characters that XML 1.0 forbids (U+FFFE and U+FFFF are EF BF BE and EF
 * BF BF).
 */
export const escapeXml: Escape = (out, from, to) => {
  const { bytes } = out;
  for (let i = from; i < to; i++) {
    if (bytes[i] === 0xef && bytes[i + 1] === 0xbf && (bytes[i + 2] as number) >= 0xbe) bytes[i + 2] = 0xbd;
  }
  return escapeSpan(out, from, to, ESCAPES);
};

const ESCAPES = new Escapes(xmlText);
